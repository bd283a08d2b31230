"""What the bundled scenarios come to, to the last term and card, as ``munch replay --json`` tells it: a checksum each.

    combat/pumpkinhead 1a2b3c4d

What a scenario expects is what it is there to show. This notices all else that becomes different on its way.
"""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from zlib import crc32

from munch_cli.arbiter.replay import Replay, replay
from munch_cli.files.scenarios import bundled_names, path_of, read_scenario
from munch_cli.show.replay import replay_json

PATH = Path(__file__).with_name("replays.txt")
REMEDY = "munch replay --json tells to what; python -m tests.golden replays writes it down"


def checksum(replays: Sequence[Replay]) -> str:
    """The checksum of what a scenario comes to in all its editions."""
    return f"{crc32(json.dumps([replay_json(one) for one in replays]).encode()):08x}"


@cache
def known() -> dict[str, str]:
    """The checksums that are written down, by the names of the scenarios."""
    written = PATH.read_text(encoding="utf-8").split()
    return dict(zip(written[::2], written[1::2], strict=True))


def all_written() -> str:
    """The checksums as they are now."""
    scenarios = {name: read_scenario(path_of(name), f"scenarios/{name}.toml") for name in bundled_names()}
    sums = {name: checksum([replay(one, edition) for edition in one.editions]) for name, one in scenarios.items()}
    return "".join(f"{name} {sum}\n" for name, sum in sums.items())
