"""Kills munch so many times, and tells what is lost by it: ``python -m tools.kills 1000 [SEED]``."""

import sys
import tempfile
from functools import partial
from pathlib import Path

from . import killed

if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:]]
    with tempfile.TemporaryDirectory(prefix="kills-") as folder:
        wrong = killed(
            Path(folder), numbers[0] if numbers else 1000, (numbers[1:] or [0])[0], partial(print, flush=True)
        )
    print(f"{len(wrong)} wrong")
    sys.exit(bool(wrong))
