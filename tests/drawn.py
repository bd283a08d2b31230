"""What the tests draw at random: the same on every machine and every day, so that a failure is a change's own.

``MUNCH_SEED=7`` draws others; ``make fuzz`` takes new ones each round. Of what takes long, each commit tries another
part; ``MUNCH_LONG=1``, as in ``make deep``, tries all of it, and many more games.
"""

import os
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random

SEED = int(os.environ.get("MUNCH_SEED", "0"))
LONG = bool(os.environ.get("MUNCH_LONG"))


@cache
def commit() -> str:
    """The commit that is checked out; "" where there is none."""
    command = ["git", "rev-parse", "--verify", "--quiet", "HEAD"]
    try:
        return subprocess.run(command, cwd=Path(__file__).parent, capture_output=True, text=True, check=False).stdout
    except OSError:
        return ""


def in_turn(names: Sequence[str], every: int) -> list[str]:
    """Return the names whose turn it is at this commit, one of so many; all of them where there is no commit."""
    order = sorted(names, key=lambda name: Random(f"{commit()} {name}").random())
    return order[:: 1 if LONG or not commit() else every]


def seeds(many: int) -> list[int]:
    """Return so many numbers for games that are played at random."""
    return Random(f"random play {SEED}").sample(range(2**32), many)
