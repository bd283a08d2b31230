"""Golden games: whole games as sentences, each with its verdict and the rules it rests on, as people can read them.

A file begins with the cards of the two piles; a seed shuffles them and rolls the dice. Below every sentence stands what
came of it, and at every turn a digest of the board. Reading a game back writes the same text, or something has changed.
"""

import hashlib
import json
import textwrap
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from munch_cli.engine.chance import Generator, spun
from munch_cli.engine.run import Outcome, perform
from munch_cli.engine.table import Table
from munch_cli.language.answers import Understood
from munch_cli.language.parse import parse
from munch_cli.language.say import say
from munch_cli.table.cards import Card
from munch_cli.table.commands import Command
from munch_cli.table.ids import PlayerId
from munch_cli.table.state import DOOR, SEXES, TREASURE, Combat, Player, State, Turn, add_copy, empty_board
from munch_cli.table.typed import Json, fields_of

from ..play.random_play import EDITIONS, NAMES, known_cards, rules_and_cards, tries

__all__ = ["EDITIONS", "board_of", "path_of", "played_again", "reading", "written"]

HERE = Path(__file__).parent
SENTENCES = 120
PEOPLE = 3
MORE_TRIES = 2
"""So many things that are not allowed are said before one that is."""


def path_of(edition: str) -> Path:
    """Where the golden game of an edition lies."""
    return HERE / f"{edition}.txt"


# ---- writing a new one


def written(edition: str, seed: int) -> str:
    """A game that is made up as it goes, as text."""
    lines = [*_head(edition, seed)]
    table, luck = _laid_out(edition, seed, lines), seed
    while len(_sentences(lines)) < SENTENCES and not table.state.winners:
        luck, number = spun(luck)
        for command in _some(tries(table, number), table):
            table = _told(table, command, lines)
    return _ended(table, lines)


def _some(commands: list[Command], table: Table) -> Iterator[Command]:
    """A few that are not allowed, and the first that is."""
    tried = 0
    for command in commands:
        outcome = perform(table, command, Generator())
        if outcome.was_done or (tried < MORE_TRIES and not outcome.verdict.is_fact):
            tried += 1
            yield command
        if outcome.was_done:
            return


def _head(edition: str, seed: int) -> Iterator[str]:
    yield f"# A golden game: {edition}. Written anew by: python -m tests.golden"
    yield f"edition {edition}"
    yield f"seed {seed}"
    yield from (f"player {name}, {SEXES[seat % 2]}" for seat, name in enumerate(NAMES[:PEOPLE]))
    for pile in ("door", "treasure"):
        named = Counter({card.name: max(1, card.copies) for card in known_cards(edition) if card.deck == pile})
        cards = " + ".join(f"{many} {name}" for name, many in sorted(named.items()))
        yield from textwrap.wrap(
            cards, 110, initial_indent=f"{pile} ", subsequent_indent=f"{pile} ", break_on_hyphens=False
        )


# ---- reading one back


def played_again(text: str) -> str:
    """The same sentences said again, and what comes of them now."""
    given = [line for line in text.splitlines() if line]
    lines = [line for line in given if line.split(" ")[0] in HEADWORDS]
    table = _laid_out(_field(lines, "edition"), int(_field(lines, "seed")), lines)
    for sentence in _sentences(given):
        table = _told(table, _understood(table, sentence), lines)
    return _ended(table, lines)


def board_of(text: str, sentences: int) -> Table:
    """The board of a game after so many of its sentences."""
    *_, table = (table for table, _ in reading(text, sentences))
    return table


def reading(text: str, sentences: int = 10_000) -> Iterator[tuple[Table, Outcome | None]]:
    """The board as the game begins, and after each sentence with what came of it."""
    given = text.splitlines()
    table = _laid_out(_field(given, "edition"), int(_field(given, "seed")), given)
    yield table, None
    for sentence in _sentences(given)[:sentences]:
        outcome = perform(table, _understood(table, sentence), Generator())
        table = outcome.table
        yield table, outcome


def _understood(table: Table, sentence: str) -> Command:
    answer = parse(sentence, table.state, table.catalogue)
    assert isinstance(answer, Understood), f"{sentence!r} is not understood: {answer}"
    return answer.command


# ---- both


HEADWORDS = ("#", "edition", "seed", "player", "door", "treasure")
RESTS_ON = "    "
TURN = "-- "


def _sentences(lines: list[str]) -> list[str]:
    told = (line for line in lines if line and not line.startswith((RESTS_ON, TURN)))
    return [line for line in told if line.split(" ")[0] not in HEADWORDS]


def _field(lines: list[str], word: str) -> str:
    return next(line.removeprefix(word + " ") for line in lines if line.startswith(word + " "))


def _laid_out(edition: str, seed: int, lines: list[str]) -> Table:
    """The piles of the head, before the deal."""
    law, catalogue = rules_and_cards(edition)
    people = [line.removeprefix("player ").split(", ") for line in lines if line.startswith("player ")]
    state = empty_board([Player(name, SEXES.index(sex)) for name, sex in people], Turn(PlayerId(0), "setup"))
    state.whole = True
    state.luck = seed
    named: dict[str, Card] = {card.name: card for card in known_cards(edition)}
    for word, pile in (("door", DOOR), ("treasure", TREASURE)):
        held = " ".join(line.removeprefix(word + " ") for line in lines if line.startswith(word + " "))
        for part in held.split(" + "):
            many, name = part.split(" ", 1)
            for _ in range(int(many)):
                add_copy(state, named[name].id, pile, pile)
    return Table(state, law, catalogue)


def _told(table: Table, command: Command, lines: list[str]) -> Table:
    """Says it, and writes down what came of it; a new turn has a line of its own."""
    outcome = perform(table, command, Generator())
    verdict = outcome.verdict
    open_points = f" · open: {', '.join(verdict.open)}" if verdict.open else ""
    rests_on = f"{RESTS_ON}{verdict.outcome}: {', '.join(verdict.ids) or verdict.topic or 'no rule'}{open_points}"
    lines += [say(command, table.state, table.catalogue), rests_on]
    if outcome.table.state.turn.number != table.state.turn.number:
        lines += ["", _turn_line(outcome.table)]
    return outcome.table


def _turn_line(table: Table) -> str:
    state = table.state
    levels = ", ".join(f"{player.name} {player.level}" for player in state.players)
    whose = state.players[state.turn.player].name
    return f"{TURN}turn {state.turn.number}, {whose}. Levels: {levels}. Board {digest(table)}"


def _ended(table: Table, lines: list[str]) -> str:
    winners = " and ".join(table.state.players[seat].name for seat in table.state.winners)
    end = f"{TURN}{winners} won" if winners else f"{TURN}so far"
    return "\n".join([*lines, "", f"{end}. Board {digest(table)}", ""]).replace("\n\n\n", "\n\n")


def digest(table: Table) -> str:
    plain = json.dumps(_state_json(table.state), sort_keys=True)
    return hashlib.sha256(plain.encode()).hexdigest()[:12]


_SIMPLE = ("owner", "whole", "luck")


def _state_json(state: State) -> dict[str, Json]:
    """The board as JSON values."""
    plain: dict[str, Json] = {name: getattr(state, name) for name in _SIMPLE}
    plain["cards"] = list(state.cards)
    plain["backs"] = list(state.backs)
    plain["zones"] = [list[Json](zone) for zone in state.zones]
    plain["host"] = [[copy, host] for copy, host in state.host.items()]
    plain["players"] = [_slots(player) for player in state.players]
    plain["turn"] = _slots(state.turn)
    plain["combat"] = _slots(state.combat) if state.combat is not None else None
    plain["owed"] = [_listed((debt.what, *debt)) for debt in state.owed]
    plain["winners"] = list(state.winners)
    if state.left:
        plain["left"] = list(state.left)
    plain["rulings"] = {str(point): reading for point, reading in state.rulings.items()}
    plain["ruled"] = {str(point): list(ruled) for point, ruled in state.ruled.items()}
    plain["options"] = list(state.options)
    if state.rolls:
        plain["rolls"] = list(state.rolls)
    return plain


def _slots(thing: Player | Turn | Combat) -> dict[str, Json]:
    return {field.slot: _listed(getattr(thing, field.slot)) for field in fields_of(type(thing))}


def _listed(value: object) -> Json:
    """Tuples become lists, all the way down."""
    if isinstance(value, tuple):
        return [_listed(part) for part in value]
    assert value is None or isinstance(value, bool | int | str)
    return value
