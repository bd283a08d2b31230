"""What the bundled scenarios come to, to the last term and card, as ``munch replay --json`` tells it: a checksum each.

    combat/pumpkinhead bites:1a2b3c4d

What a scenario expects is what it is there to show. This notices all else that becomes different on its way. In which
file a scenario stands makes no difference.
"""

import json
from functools import cache
from pathlib import Path
from zlib import crc32

from munch_cli.arbiter.replay import Replay, replay
from munch_cli.files.scenarios import bundled_names
from munch_cli.show.replay import replay_json
from tests.bundled import scenario

PATH = Path(__file__).with_name("replays.txt")
REMEDY = "munch replay --json tells to what; python -m tests.golden replays writes it down"


def checksum(one: Replay) -> str:
    """Return the checksum of what a scenario comes to in a box."""
    told = {name: part for name, part in replay_json(one).items() if name != "file"}
    return f"{crc32(json.dumps(told).encode()):08x}"


@cache
def known() -> dict[str, dict[str, str]]:
    """Return the checksums that are written down: name of the scenario -> box -> checksum."""
    lines = [line.split() for line in PATH.read_text(encoding="utf-8").splitlines()]
    return {name: dict(sum.split(":") for sum in sums) for name, *sums in lines}


def all_written() -> str:
    """Return the checksums as they are now, in lines."""
    lines = []
    for name in sorted(bundled_names()):
        one = scenario(name)
        sums = " ".join(f"{box}:{checksum(replay(one, box))}" for box in one.editions)
        lines.append(f"{name} {sums}\n")
    return "".join(lines)
