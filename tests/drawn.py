"""What the tests draw at random: the same on every machine and every day, so that a failure is a change's own.

``MUNCH_SEED=7`` draws others; ``make fuzz`` takes new ones each round. ``MUNCH_LONG=1`` looks at many more.
"""

import os
from random import Random

SEED = int(os.environ.get("MUNCH_SEED", "0"))
LONG = bool(os.environ.get("MUNCH_LONG"))


def seeds(many: int) -> list[int]:
    """Return so many numbers for games that are played at random."""
    return Random(f"random play {SEED}").sample(range(2**32), many)
