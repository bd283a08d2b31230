"""munch sim: batches of games of bots, counted."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from munch_cli.cli.terminal import Given, known, look, print_json
from munch_cli.table.saying import whole

if TYPE_CHECKING:
    from munch_cli.rulebook.book import Edition
    from munch_cli.sim.batch import GameBatch, Tally

STUCK = 70
Progress = Callable[[int], None]


def run(given: Given) -> int:
    """Play a batch and tell the result. 70 if a game got stuck, because that is a mistake of ours."""
    from munch_cli.arbiter.dealing import catalogue_of
    from munch_cli.files.rulebook import load_rulebook
    from munch_cli.files.rulings_file import word_json
    from munch_cli.show.pictures import head, lines_of, pictures

    if given.has("--strengths"):
        return _strengths(given)
    batch = _batch(given)
    drawing = given.options.get("--svg", "")
    if drawing:
        from munch_cli.files.writing import may_be_written, see_it_can_be_written

        may_be_written(drawing, given.has("--force"))
        see_it_can_be_written(drawing)
    edition = load_rulebook().editions[batch.edition]
    with _bar(batch.games) as done:
        tally = _played(given, batch, done)
    found = pictures(tally, batch, catalogue_of(edition, batch.printing))
    if given.has("--json"):
        told = {**batch._asdict(), "ruled": word_json(batch.ruled)}
        print_json({"batch": told, **tally.json()})
    else:
        from munch_cli.show.look import wrapped

        print("\n".join([*wrapped(head(tally, batch, edition), look(given)), *lines_of(found, look(given))]))
    if drawing:
        from munch_cli.files.writing import write_text
        from munch_cli.show.pictures import svg_of

        write_text(drawing, svg_of(found, head(tally, batch, edition)))
    return STUCK if tally.of["ends"]["stuck"] else 0


def _strengths(given: Given) -> int:
    """Tell how strong the bots were found to be, in the box that is named or in all."""
    from munch_cli.show.pictures import lines_of, matches_json, strength_pictures
    from munch_cli.sim.strengths import measured

    box = _box(given)
    matches = [match for match in measured() if box in ("", match.box)]
    if given.has("--json"):
        print_json({"strengths": matches_json(matches)})
    else:
        print("\n".join(lines_of(list(strength_pictures(matches)), look(given))).strip())
    return 0


def _box(given: Given) -> str:
    """The box that is named, behind the command or as an option; "" if none is."""
    from munch_cli.files.rulebook import load_rulebook

    named = [*given.names, *([given.options["--box"]] if "--box" in given.options else [])]
    if len(set(named)) > 1:
        raise SystemExit(f"games are counted of one box at a time, not of {' and '.join(named)}")
    return known("box", named[0], load_rulebook().editions) if named else ""


def _batch(given: Given) -> "GameBatch":
    from munch_cli.files.rulebook import load_rulebook
    from munch_cli.files.rulings_file import own_word
    from munch_cli.sim.batch import GameBatch, ruled, too_few_or_many
    from munch_cli.sim.bots import LONGEST
    from munch_cli.sim.strengths import STRENGTHS

    editions = load_rulebook().editions
    edition = _box(given) or next(iter(editions))
    bots = tuple(
        known("strength", name.strip(), STRENGTHS) for name in given.options.get("--bots", "random").split(",")
    )
    batch = GameBatch(
        edition,
        _number(given, "--players", 4, 1, 6),
        bots,
        _number(given, "--games", 100),
        _number(given, "--seed", 1, 0),
        _number(given, "--longest", LONGEST),
        _printing(given, editions[edition]),
    )
    if given.has("--ruled"):
        batch = ruled(batch, own_word(load_rulebook()))
    if refused := too_few_or_many(batch):
        raise SystemExit(f"{batch.players} cannot play this ({', '.join(refused)}); choose another --players")
    return batch


def _printing(given: Given, edition: "Edition") -> str:
    """The printing of the box that is named. "" for the one that goes with the sheet."""
    from munch_cli.files.cards import lacks_printing, printings_of

    printing, known = given.options.get("--printing", ""), printings_of(edition.sets)
    if printing and printing not in known:
        raise SystemExit(f"{'; '.join(lacks_printing(printing, known))}")
    return printing


MOST = 10**9
"""The greatest number that can be given where nothing else sets a limit."""


def _number(given: Given, option: str, usual: int, least: int = 1, most: int = MOST) -> int:
    text = given.options.get(option, str(usual))
    number = whole(text)
    if not least <= number <= most:
        upto = f" to {most}" if most < MOST or (text.isdecimal() and text.strip("0")) else " or more"
        raise SystemExit(f"{option} takes a number, {least}{upto}, not {text}")
    return number


def _played(given: Given, batch: "GameBatch", done: Progress) -> "Tally":
    from munch_cli.sim.batch import play

    where = given.options.get("--on", "")
    if not where:
        return play(batch, _number(given, "--jobs", os.cpu_count() or 1), done)
    from munch_cli.sim.batch import SCHEME, Unreachable, play_on

    if not where.startswith(SCHEME) or not where.rpartition(":")[2].isdecimal():
        raise SystemExit(f"--on takes {SCHEME}HOST:PORT, not {where}")
    try:
        return play_on(where, batch, done)
    except Unreachable as problem:
        raise SystemExit(f"{problem}") from None


@contextmanager
def _bar(games: int) -> Iterator[Progress]:
    """A progress bar on stderr while games are played, if it is a terminal."""
    if not sys.stderr.isatty() or os.environ.get("TERM") == "dumb":
        yield lambda many: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*columns, console=Console(file=open(sys.stderr.fileno(), "w", closefd=False)), transient=True) as bar:
        task = bar.add_task("games", total=games)
        yield lambda many: bar.advance(task, many)
