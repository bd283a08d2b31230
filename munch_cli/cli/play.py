"""munch play [EDITION]: a game with hidden hands, for people and bots."""

import math
import os

from munch_cli.cli.plainly import Given
from munch_cli.cli.terminal import look
from munch_cli.table.saying import MOST_FIGURES, whole


def run(given: Given) -> int:
    """Begins a game, asking what was not said; 0 when it is over or left."""

    from munch_cli.repl.beginning import Wishes, begin

    if len(given.names) > 1:
        raise SystemExit("munch: one box is played at a time: munch play bites")
    seed = given.options.get("--seed", str(int.from_bytes(os.urandom(8))))
    if whole(seed) < 0:
        raise SystemExit(f"munch: --seed takes a number of at most {MOST_FIGURES} figures, not {seed}")
    wishes = Wishes(
        given.names[0] if given.names else "",
        given.options.get("--people", ""),
        given.options.get("--bots"),
        whole(seed),
        seconds(given, "--wait"),
        seconds(given, "--pace", 0.7) or 0.0,
        given.options.get("--printing", ""),
        given.has("--teach"),
    )
    return begin(wishes, lambda: look(given))


def seconds(given: Given, option: str, usual: float | None = None) -> float | None:
    """A time that was given, in seconds."""
    text = given.options.get(option)
    if text is None:
        return usual
    try:
        time = float(text)
    except ValueError:
        time = math.nan
    if not math.isfinite(time) or time < 0:
        raise SystemExit(f"munch: {option} takes seconds, 0 or more, not {text}")
    return time
