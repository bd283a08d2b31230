"""munch from Python: put a board in, ask, go on. Every value is plain, and no table is ever changed.

>>> import munch_cli as munch
>>> table = munch.load("combat/pumpkinhead")
>>> table.players
('Jenn', 'K.C.')

A sentence is what one types at the prompt. ``perform`` carries it out and gives the table after it:

>>> kicked = munch.perform(table, "Jenn kicks open the door")
>>> kicked.outcome, kicked.done
('allowed', True)
>>> kicked.table.view()["combat"]["munchkins"]["total"]
10

``may`` only judges. An answer names the rules it rests on, and where the sheet says them:

>>> answer = munch.may(kicked.table, "Jenn equips Goth Boots")
>>> answer.outcome
'refused'
>>> answer.rules[0].id
'items.not-switched-in-combat-or-while-running'
>>> answer.rules[0].where
'Munchkin Bites! 1.6, Items (p. 4), par. 5; Combat (p. 2), par. 6'

``new`` is an empty table, on which ``perform`` lays things, and ``look_up`` needs no board at all:

>>> board = munch.perform(munch.new("lite", "Ann", "Bo"), "Ann is a Level 4 Elf").table
>>> board.view()["players"]["Ann"]["level"]
4
>>> munch.look_up("can two people help me?", "lite")[0].rules[0].id
'helping.only-one-helper'

``what_if`` imagines several sentences, ``why`` takes an answer or a figure apart, ``compare`` asks every sheet,
``ways`` looks for a way to win, ``odds`` tells what hangs on chance:

>>> imagined = munch.what_if(kicked.table, "K.C. offers help", "Jenn agrees")
>>> imagined[-1].table.view()["combat"]["munchkins"]["total"]
17
>>> munch.why(kicked.table, 10)[0]
"the munchkins' side: 10 = 4 Level + 4 Werewolf + 2 Finger Claws"
>>> found = munch.compare(kicked.table, "Jenn loots the room")
>>> found.answers[table.edition].outcome
'refused'
>>> munch.ways(kicked.table).line
('Jenn claims the kill', 'no one says anything')
>>> [(one.monster, str(one.away)) for one in munch.odds(kicked.table).escapes]
[('Pumpkinhead', '1/3')]

A sentence that cannot be read raises ``Unreadable``; a file that cannot be read raises ``Problems``, with every fault,
its line and the nearest right name:

>>> munch.may(table, "Jenn dances")
Traceback (most recent call last):
    ...
munch_cli.api.Unreadable: this was not understood: a verb was expected
  Jenn dances
       ^^^^^^

What comes back are records of ``munch_cli.results``; ``json`` of each is what ``--json`` prints. ``munch schema`` has
its shape, and that of ``view``.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from munch_cli.arbiter.answering import Judged, Reasons
from munch_cli.arbiter.asking import Answered, ask
from munch_cli.arbiter.asking import what_if as imagine
from munch_cli.arbiter.compare import digest
from munch_cli.arbiter.legal import legal
from munch_cli.arbiter.meaning import in_any_words
from munch_cli.arbiter.view import view
from munch_cli.engine.table import Table as Board
from munch_cli.files.problems import Problems as Problems
from munch_cli.files.shapes import made
from munch_cli.language.answers import Answer as Reading
from munch_cli.language.answers import Asked, WhyHappened
from munch_cli.language.events import tale
from munch_cli.language.facts import conditions_said
from munch_cli.language.say import say
from munch_cli.results import (
    Comparison,
    Odds,
    OutcomeWord,
    Rule,
    SheetSays,
    Ways,
    comparison,
    odds_found,
    rule_of,
    sheet_says,
    ways_found,
)
from munch_cli.show.answers import lines_of
from munch_cli.show.judged import ways_said
from munch_cli.show.look import PLAIN, missed_lines
from munch_cli.show.verdicts import house_told, reason_said
from munch_cli.table.ids import PlayerId
from munch_cli.table.names import Ambiguous, NotFound, find_card, remedy_for
from munch_cli.table.typed import Json


class Unreadable(ValueError):
    """A sentence that cannot be read. Its text is what the prompt would say, with a caret below the unread part."""


class Table:
    """A board under a sheet. It never changes; what is done gives another."""

    __slots__ = ("_board", "_cards")

    def __init__(self, board: Board, cards: tuple[dict[str, object], ...] = ()) -> None:
        self._board = board
        self._cards = cards

    @property
    def edition(self) -> str:
        """The key of the sheet: classic, booty, bites, christmas-lite or lite."""
        return self._board.law.edition.key

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the players, in their order round the table."""
        return tuple(player.name for player in self._board.state.players)

    def view(self, eyes: str = "") -> dict[str, Json]:
        """The table as JSON values, through somebody's eyes ("": all of it); ``munch schema view`` tells its shape."""
        return view(self._board, self._seat(eyes) if eyes else None)

    def legal(self, who: str) -> list[str]:
        """The sentences of a player that would be carried out now, in a fixed order."""
        board = self._board
        return [say(command, board.state, board.catalogue) for command in legal(board, self._seat(who))]

    def text(self, title: str = "a board") -> str:
        """The table as the text of a scenario file, from which ``load`` makes an equal one."""
        from munch_cli.files.scenario_writer import scenario_text

        return scenario_text(self._board, title, cards=self._cards)

    def under(self, edition: str) -> "Table":
        """The same board under another sheet. The cards stay what they are. Raises ``Unreadable`` for no such
        edition.
        """
        from munch_cli.files.rulebook import law_of, load_rulebook

        editions = load_rulebook().editions
        if edition not in editions:
            raise Unreadable(_nobody("edition", edition, tuple(editions)))
        return Table(Board(self._board.state, law_of(editions[edition]), self._board.catalogue), self._cards)

    def __eq__(self, other: object) -> bool:
        """Whether both lie alike, card by card, under the same sheet and house rules."""
        if not isinstance(other, Table):
            return NotImplemented
        if (self.edition, self._board.law.house) != (other.edition, other._board.law.house):
            return False
        return self._board.state == other._board.state or self._lies() == other._lies()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        """The edition and the players."""
        return f"<Table {self.edition}: {', '.join(self.players)}>"

    def _lies(self) -> dict[str, object]:
        """The board by names, without the numbers that its cards were given when it was laid."""
        from munch_cli.files.scenario_writer import board_tables

        return board_tables(self._board)

    def _seat(self, name: str) -> PlayerId:
        seat = self._board.state.seat_called(name)
        if seat is None:
            raise Unreadable(_nobody("player", name, self.players))
        return seat


def _nobody(kind: str, name: str, known: tuple[str, ...]) -> str:
    mean = remedy_for(name, known, f"there are {', '.join(known)}")
    return f'no {kind} is called "{name}"; {mean}'


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a sentence.

    ``outcome``: allowed, refused, silent (the sheet leaves it open), conflict (it says both) or asks (the sentence
    lacks a part, or can mean several things). ``says``: the reason in a clause. ``rules``: those that decided.
    ``open``: the open points of which another reading would turn the outcome, ``open_after``: those that leave open
    only what follows. ``done``: whether it was, or would be, carried out. ``events``: what then happens, in sentences.
    ``house``: house rules without which the answer would have been another. ``table``: the table after it.
    ``choices``: for the outcome asks, the sentences that could be meant, the best first; ``says`` is then the question.
    ``provided``: what has to hold for this answer and is not known, in clauses ("if Cy has a card to discard").
    ``taken_as``: the whole sentence that was judged, also where ``sentence`` left a part of it out.
    """

    sentence: str
    outcome: OutcomeWord
    says: str
    rules: tuple[Rule, ...]
    open: tuple[str, ...]
    open_after: tuple[str, ...]
    done: bool
    events: tuple[str, ...]
    house: tuple[str, ...]
    table: Table
    found: Judged = field(repr=False, compare=False)
    choices: tuple[str, ...] = ()
    taken_as: str = ""
    provided: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        """Whether it may be done."""
        return self.outcome == "allowed"

    @property
    def changes(self) -> dict[str, tuple[str | None, str | None]]:
        """The facts of the table that changed: before and after, None where there is none."""
        was, after = dict(digest(self.found.asked.before)), dict(digest(self.found.asked.last.table))
        return {name: (was.get(name), after.get(name)) for name in {**was, **after} if was.get(name) != after.get(name)}

    @property
    def would_be_allowed(self) -> tuple[str, ...]:
        """The smallest changes of the table that would turn a refusal, each tried: "if it were Bob's turn"."""
        return tuple(ways_said(self.found.changes, self.found.asked.before, None)) if self.outcome != "allowed" else ()


# ---- the board


def load(name: str, edition: str = "", after: int | None = None) -> Table:
    """The board of a scenario after so many of its steps: a bundled one by its name, a file, or a box: its empty table.

    ``after`` None: a saved table lies as it was left, any other as its scene is set.

    Raises ``Problems`` if the file cannot be read, has not so many steps, or one does not come out as it says. Raises
    ``Unreadable`` if it is not for the edition.
    """
    from munch_cli.arbiter.replay import board_after
    from munch_cli.files.rulebook import load_rulebook
    from munch_cli.files.scenarios import path_of, read_scenario, shown_as

    if not Path(name).exists() and (box := load_rulebook().edition_called(name)):
        return new(edition or box)
    path = path_of(name)
    scenario = read_scenario(path, shown_as(path))
    key = edition or scenario.editions[0]
    if key not in scenario.editions:
        raise Unreadable(_nobody("edition of this board", key, scenario.editions))
    cards = scenario.file.tables.get("card", [])
    own = tuple(dict(card) for card in cards if isinstance(card, dict)) if isinstance(cards, list) else ()
    return Table(board_after(scenario, key, scenario.opens_after if after is None else after), own)


def new(edition: str, *players: str) -> Table:
    """An empty table with players, on which ``perform`` lays things: "Jenn is a Level 4 Werewolf with Finger Claws".

    Raises ``Problems`` for no such edition, or for names that cannot sit there.
    """
    from munch_cli.repl.sitting import new_table

    if not all(isinstance(name, str) for name in players):
        raise TypeError('players are given by their names: new("classic", "Ann", "Bo")')
    return Table(new_table(f"{edition}: {', '.join(players)}" if players else edition).table)


# ---- the sheets


def look_up(question: str, edition: str = "") -> list[SheetSays]:
    """Return what the sheet of an edition ("": any sheet) says to a question about the rules, one record a sheet.

    Raises ``Unreadable`` for no such edition.
    """
    from munch_cli.arbiter.lookup import look_up as search
    from munch_cli.files.rulebook import load_rulebook

    editions = load_rulebook().editions
    if edition and edition not in editions:
        raise Unreadable(_nobody("edition", edition, tuple(editions)))
    return [sheet_says(found) for found in search(question, editions[edition] if edition else None)]


def card(name: str) -> list[dict[str, Json]]:
    """Return the facts of every card of this name, in all boxes; raise ``Unreadable`` if there is none."""
    from munch_cli.files.cards import every_set, load_catalogue
    from munch_cli.show.card import card_json

    found = find_card(load_catalogue(every_set()), name)
    if isinstance(found, NotFound):
        raise Unreadable(_nobody("card", name, found.names))
    return [card_json(one) for one in (found.cards if isinstance(found, Ambiguous) else (found,))]


def rule(id: str) -> dict[str, Json]:
    """A rule, open point, contradiction or number by its id: what it says, and where; raises ``Unreadable``."""
    from munch_cli.files.rulebook import load_rulebook
    from munch_cli.show.rules import NUMBER, entry_json

    book = load_rulebook()
    entry = book.entry(id)
    if entry is None:
        if number := book.number_called(id):
            return made(NUMBER, number, book)
        raise Unreadable(_nobody("rule", id, (*book.rules, *book.gaps, *book.conflicts, *book.numbers)))
    return entry_json(entry, book)


# ---- saying and asking


def may(table: Table, sentence: str) -> Answer:
    """Whether a sentence may be said now; with or without "may" and a question mark."""
    found = ask(table._board, sentence)
    if isinstance(found, Answered):
        return _answer(Judged(found), sentence, table)
    raise _unreadable(found, sentence)


def perform(table: Table, sentence: str) -> Answer:
    """What comes of a sentence. ``table`` of the answer is the table after it, an equal one if nothing is done."""
    return _imagined(table, (sentence,))[-1]


def what_if(table: Table, *sentences: str) -> tuple[Answer, ...]:
    """What would come of sentences, each on the table that the one before left. It ends with one that is not done."""
    return _imagined(table, sentences)


def _imagined(table: Table, sentences: tuple[str, ...]) -> tuple[Answer, ...]:
    found = imagine(table._board, sentences, as_question=False)
    if not isinstance(found, Answered):
        raise _unreadable(found, _missed(sentences, lambda some: isinstance(imagine(table._board, some), Answered)))
    return tuple(
        _answer(Judged(Answered(found.table, found.outcomes[:place])), sentence, table)
        for place, sentence in enumerate(sentences[: len(found.outcomes)], 1)
    )


def _answer(found: Judged, sentence: str, table: Table) -> Answer:
    before, outcome = found.asked.before, found.asked.last
    verdict = outcome.verdict
    return Answer(
        sentence=sentence,
        outcome=found.word,
        says=reason_said(verdict, before, outcome.command),
        rules=tuple(rule_of(id, before.law.edition, before.catalogue) for id in found.ids),
        open=tuple(str(id) for id in verdict.open),
        open_after=tuple(str(id) for id in verdict.open_after),
        done=outcome.was_done,
        events=tuple(tale(outcome.events, outcome.table)),
        house=tuple(house_told(house) for house in found.house),
        table=Table(outcome.table, table._cards),
        found=found,
        choices=verdict.asks.sentences if verdict.asks is not None else (),
        taken_as=found.asked.sentence,
        provided=tuple(conditions_said((one,), before) for one in verdict.provided),
    )


def _missed(sentences: tuple[str, ...], are_read: Callable[[tuple[str, ...]], bool]) -> str:
    """The first of several sentences that cannot be read after those before it."""
    return next(sentence for many, sentence in enumerate(sentences, 1) if not are_read(sentences[:many]))


def _unreadable(reading: Reading, sentence: str) -> Unreadable:
    return Unreadable("\n".join(missed_lines(reading, sentence)))


def why(about: Answer | Table, number: int | None = None) -> list[str]:
    """Why an answer is as it is, or what a figure on a table is made of, in the lines of the prompt."""
    from munch_cli.arbiter.why import figure

    if isinstance(about, Answer) and number is None:
        return lines_of(Reasons(about.found.asked), PLAIN)
    return lines_of(figure(number, (about.table if isinstance(about, Answer) else about)._board), PLAIN)


def why_happened(question: str, *said: Answer) -> list[str]:
    """Why something happened or did not, in what was said: "why did Bo not gain a level?". In the lines of the prompt.

    ``said``: the answers in the order in which their sentences were said. Raises ``Unreadable`` for another question.
    """
    from munch_cli.arbiter.view import past_seen
    from munch_cli.arbiter.why import explained

    if not said:
        raise Unreadable("nothing has been said yet of which a why could be asked")
    here = said[-1].table._board
    read = in_any_words(here, question)
    if not isinstance(read, Asked) or not isinstance(read.question, WhyHappened):
        raise _unreadable(read, question)
    past = [moment for one in reversed(said) for moment in past_seen(one.found.asked.before, (one.found.asked.last,))]
    return lines_of(explained(read.question, past, here), PLAIN)


def compare(table: Table, sentence: str, *more: str) -> Comparison:
    """The answers of all five sheets to a question, or to sentences said one after the other."""
    from munch_cli.arbiter.compare import Comparison as Compared
    from munch_cli.arbiter.compare import compare as put
    from munch_cli.files.rulebook import load_rulebook

    book, said = load_rulebook(), (sentence, *more)
    found = put(table._board, list(said) if more else sentence, book)
    if not isinstance(found, Compared):
        raise _unreadable(found, _missed(said, lambda some: isinstance(put(table._board, list(some), book), Compared)))
    return comparison(found)


# ---- the fight


def ways(table: Table, who: str = "", eyes: str = "") -> Ways:
    """How ``who`` ("": the one whose fight it is) can still win the fight, or stop it; ``eyes``: as who knows it."""
    from munch_cli.arbiter.ways.ways import ways as look_for

    seat = table._seat(who) if who else None
    return ways_found(look_for(table._board, seat, table._seat(eyes) if eyes else None))


def odds(table: Table, who: str = "", rollouts: int = 10_000) -> Odds:
    """What hangs on chance, as ``who`` ("": the one whose fight it is) knows the table.

    ``rollouts``: how many deals of hidden hands are drawn. Raises ``Problems`` for less than one.
    """
    from munch_cli.arbiter.odds.odds import odds as reckon

    return odds_found(reckon(table._board, table._seat(who) if who else None, rollouts))
