"""munch open, play, resume, games: the prompt on a board, a game, and the tables that were kept."""

import math
import os
from collections.abc import Sequence

from munch_cli.cli.terminal import Given, look
from munch_cli.table.saying import MOST_FIGURES, whole

LAST = "last"


def open_board(given: Given) -> int:
    """Open the prompt; 0 when it is left. From a pipe, or with -c, the code of the last answer."""
    from munch_cli.cli.ask import box_named
    from munch_cli.files.scenarios import path_of
    from munch_cli.repl.prompt import Manner, run

    if given.names[:1] == (LAST,):
        return resume(given._replace(names=given.names[1:]))
    if len(given.names) > 1:
        raise SystemExit(f'"{given.names[1]}" is one name too many: one table is opened at a time')
    path, box = given.names[0] if given.names else "", given.options.get("--box", "")
    if path and (key := box_named(path)):
        path, box = "", box or key
    elif path:
        path_of(path)
    said = given.options.get("--say")
    manner = Manner(
        may_overwrite=given.has("--force"),
        goes_on=given.has("--keep-going"),
        in_json=given.has("--json"),
        echoes=given.has("--echo"),
        lines=None if said is None else tuple(said.splitlines()),
    )
    return run(path, box, lambda: look(given), manner)


def play(given: Given) -> int:
    """Begin a game with hidden hands, and ask for what the command leaves open; 0 when it is over or left."""
    from munch_cli.repl.beginning import Wishes, begin

    if len(given.names) > 1:
        raise SystemExit("one box is played at a time; munch play bites")
    seed = given.options.get("--seed", str(int.from_bytes(os.urandom(8))))
    if whole(seed) < 0:
        raise SystemExit(f"--seed takes a number of at most {MOST_FIGURES} figures, not {seed}")
    wishes = Wishes(
        given.names[0] if given.names else "",
        given.options.get("--people", ""),
        given.options.get("--bots"),
        whole(seed),
        _seconds(given, "--wait"),
        _seconds(given, "--pace", 0.7) or 0.0,
        given.options.get("--printing", ""),
        given.has("--teach"),
    )
    return begin(wishes, lambda: look(given))


def _seconds(given: Given, option: str, usual: float | None = None) -> float | None:
    text = given.options.get(option)
    if text is None:
        return usual
    try:
        time = float(text)
    except ValueError:
        time = math.nan
    if not math.isfinite(time) or time < 0:
        raise SystemExit(f"{option} takes seconds, 0 or more, not {text}")
    return time


def resume(given: Given) -> int:
    """Open the newest kept table, or the Nth; 2 if there is none. With --list it only names them."""
    from munch_cli.repl.keeping import is_over, is_played, kept_said, kept_table, kept_tables

    left = [(place, path) for place, path in enumerate(kept_tables(), 1) if not is_over(path)]
    if given.has("--list"):
        return _listed([f"{place}. {kept_said(path)}" for place, path in left] or ["no table was left."], given)
    number = given.names[0] if given.names else str(left[0][0]) if left else "1"
    if len(given.names) > 1 or whole(number) < 0:
        raise SystemExit("tables that were left go by their numbers; munch resume --list")
    path = kept_table(whole(number)) if left else ""
    if not path:
        raise SystemExit("no table was left" if number == "1" else f"no table {number} was left")
    if is_played(path):
        from munch_cli.repl.beginning import Wishes
        from munch_cli.repl.beginning import resume as play_on

        clock = Wishes(wait=_seconds(given, "--wait"), pace=_seconds(given, "--pace", 0.7) or 0.0)
        return play_on(path, lambda: look(given), clock)
    return _kept(number, given)


def games(given: Given) -> int:
    """Lists the games that were played to their end, the newest first, or opens one; 2 if there is none such."""
    from munch_cli.repl.keeping import is_over, kept_said, kept_tables

    over = [(place, path) for place, path in enumerate(kept_tables(), 1) if is_over(path)]
    if not given.names:
        said = [f"{number}. {kept_said(path)}" for number, (_, path) in enumerate(over, 1)]
        return _listed(said or ["no game has been played to its end yet: munch play begins one."], given)
    number = whole(given.names[0])
    if len(given.names) > 1 or number < 0:
        raise SystemExit("games go by their numbers; munch games lists them")
    if not 0 < number <= len(over):
        raise SystemExit(f"there is no game {number}; munch games lists them")
    return _kept(str(over[number - 1][0]), given)


def _listed(said: Sequence[str], given: Given) -> int:
    from munch_cli.show.look import wrapped

    for one in said:
        print("\n".join(wrapped(one, look(given), "", "   ")))
    return 0


def _kept(number: str, given: Given) -> int:
    from munch_cli.repl.prompt import Manner, run

    return run(f"last {number}", "", lambda: look(given), Manner(keeps=True))
