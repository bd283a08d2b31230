"""From a question to its answer: found once, a plain value, which ``show`` tells.

``answer_to`` takes any question. What only some questions need is loaded when one of them is asked.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

from munch_cli.arbiter.asking import Answered, decided_by, judged, what_if
from munch_cli.arbiter.changes.smallest import ChangeSet, smallest
from munch_cli.arbiter.deciding import deciding
from munch_cli.arbiter.legal import MayDo, may_do, who_acts
from munch_cli.arbiter.view import Seen, past_seen, seen
from munch_cli.engine.reasons import OutcomeWord
from munch_cli.engine.settle import judge
from munch_cli.engine.table import Table
from munch_cli.files.rulebook import law_of, load_rulebook
from munch_cli.language import answers as q
from munch_cli.language.facts import says
from munch_cli.rulebook.book import Conflict, Edition, Gap, HouseRule, Rulebook
from munch_cli.table.cards import Card, Catalogue
from munch_cli.table.ids import NO_PLAYER, PlayerId, RuleId
from munch_cli.table.typed import NamedTuple


class Hint(NamedTuple):
    """A rule that bears on an open point, and the editions that have it, with the place in each sheet."""

    id: RuleId
    says: str
    places: tuple[tuple[str, str], ...]


class Point(NamedTuple):
    """An open point or contradiction on which an answer rests.

    ``said``: what each sheet says near it, by edition; ``leans``: the reading that play goes on with.
    """

    id: RuleId
    asks: str
    said: tuple[tuple[str, str], ...]
    readings: tuple[str, ...]
    leans: str
    is_ruled: bool
    hints: tuple[Hint, ...]


def open_point(id: RuleId, table: Table, book: Rulebook) -> Point | None:
    """One point, or None if this sheet leaves nothing of the name open."""
    edition = table.law.edition
    entry = edition.gaps.get(id) or next((one for one in edition.conflicts if one.id == id), None)
    if entry is None:
        return None
    asks = says(id, edition, table.catalogue, is_led=False)
    ways, near = (entry.readings, entry.says) if isinstance(entry, Gap) else (("allowed", "refused"), {})
    leans = table.state.rulings.get(id, entry.leans)
    said = tuple((book.editions[key].short, text) for key, text in near.items())
    return Point(id, asks, said, ways, leans, id in table.state.rulings, tuple(_hints(entry, book)))


def _hints(entry: Gap | Conflict, book: Rulebook) -> Iterator[Hint]:
    ids = entry.hints if isinstance(entry, Gap) else [id for side in entry.between for id in side]
    for id in dict.fromkeys(ids):
        holding = (edition for edition in book.editions.values() if edition.has(id))
        places = tuple((edition.key, edition.cite(id)) for edition in holding)
        yield Hint(RuleId(id), book.rules[id].says, places)


class Judged:
    """The answer to a question whether something may be done, or what would come of it.

    ``is_whole``: also show its open points, the other sheets' answers, and pairs of changes. Each part is
    worked out when it is first asked for, as some take long and not every answer is told whole.
    """

    def __init__(self, asked: Answered, is_whole: bool = True) -> None:
        self.asked = asked
        self.is_whole = is_whole

    @property
    def word(self) -> OutcomeWord:
        """The outcome."""
        return self.asked.last.verdict.outcome

    @property
    def ids(self) -> tuple[RuleId, ...]:
        """What the answer rests on: what is open about it, then the rules that decided, the leading one first."""
        verdict = self.asked.last.verdict
        lead = deciding(verdict, self.asked.before, self.asked.last.command)
        first = (lead.id,) if lead is not None and lead.id is not None else ()
        return tuple(dict.fromkeys((*verdict.open, *first, *verdict.ids)))

    @cached_property
    def house(self) -> tuple[HouseRule, ...]:
        """The house rules that decided."""
        return decided_by(self.asked.before, self.asked.last)

    @cached_property
    def points(self) -> tuple[Point, ...]:
        """What the sheet leaves open, or says both ways, about the answer and what follows."""
        ids = self.asked.last.verdict.all_open if self.is_whole else ()
        found = [open_point(id, self.asked.before, load_rulebook()) for id in ids]
        return tuple(point for point in found if point is not None)

    @cached_property
    def elsewhere(self) -> dict[str, list[Edition]]:
        """What the other sheets answer where this one says nothing: the outcome -> the sheets."""
        table, last = self.asked.before, self.asked.last
        found: dict[str, list[Edition]] = {}
        if not self.is_whole or last.verdict.outcome != "silent" or last.verdict.open:
            return found
        for edition in load_rulebook().editions.values():
            if edition.key != table.law.edition.key:
                outcome = judge(Table(table.state, law_of(edition), table.catalogue), last.command).outcome
                found.setdefault(outcome, []).append(edition)
        return found

    @cached_property
    def changes(self) -> tuple[ChangeSet, ...]:
        """The smallest changes of the board that would turn a refusal."""
        if self.asked.is_within_reach and self.word == "refused":
            book = load_rulebook() if self.is_whole else None
            return smallest(self.asked.before, self.asked.last.command, book, pairs=self.is_whole)
        return self.asked.reached


# ---- why


class Reasons(NamedTuple):
    """Why the last answer is as it is: every reason, what is open, and what caused what happened.

    ``eyes``: the player who asks and sees only what they can see.
    """

    asked: Answered
    eyes: PlayerId | None = None


class ReasonsAgainst(NamedTuple):
    """Why the last answer is no: all that stood in the way, also what was overruled, and all ways round it."""

    asked: Answered


# ---- one question, one answer

NOTHING_ANSWERED = "nothing has been answered yet: ask may …?, or say what somebody does."
NOTHING_TO_COMPARE = "there is no ruling to compare yet: ask may …? first."


class Put(NamedTuple):
    """What a question is put to.

    ``table``: as it lies. ``eyes``: the player who asks, None if all hands are open. ``answered``: the last answer.
    ``past``: gives what was said and done, the newest first.
    """

    table: Table
    eyes: PlayerId | None = None
    answered: Answered | None = None
    past: Callable[[], Sequence[Seen]] = tuple

    @property
    def imagined(self) -> list[Seen]:
        """What was last imagined, the newest first."""
        if self.answered is None or not self.answered.is_what_if:
            return []
        return past_seen(self.answered.table, self.answered.outcomes)


class Unread(NamedTuple):
    """One of several sentences cannot be read, and why."""

    sentences: tuple[str, ...]
    read: q.Answer


class Unanswerable(NamedTuple):
    """There is no answer: what it lacks."""

    says: str


class Rules(NamedTuple):
    """What the sheet of a box (None: any sheet) has of an id or of words."""

    words: str
    box: Edition | None


class Cards(NamedTuple):
    """Every printed card of a name."""

    cards: tuple[Card, ...]


def looked_up(question: q.AboutRule | q.AboutCard, catalogue: Catalogue, box: Edition | None) -> Rules | Cards:
    """The answer to a question that needs no table."""
    if isinstance(question, q.AboutRule):
        return Rules(question.words, box)
    return Cards(tuple(catalogue[card] for card in question.cards))


if TYPE_CHECKING:
    from munch_cli.arbiter.compare import Comparison
    from munch_cli.arbiter.odds.odds import Odds
    from munch_cli.arbiter.ways.ways import Ways
    from munch_cli.arbiter.why import Explained, Figure

    Judgement: TypeAlias = Judged | Reasons | ReasonsAgainst | Comparison
    Answer: TypeAlias = Judgement | Figure | Explained | Ways | Odds | MayDo | Rules | Cards | Unanswerable


def answer_to(question: q.Question, put: Put) -> "Answer | Unread":
    """The answer to a question. Or that a sentence of a "what if" cannot be read."""
    table, eyes = put.table, put.eyes
    match question:
        case q.MayAsk():
            return Judged(Answered(table, (judged(table, question.command),)), is_whole=False)
        case q.WhatIf():
            imagined = what_if(table if eyes is None else seen(table, eyes), question.sentences, eyes)
            if not isinstance(imagined, Answered):
                return Unread(question.sentences, imagined)
            return Judged(imagined, is_whole=False)
        case q.WhatMay():
            seats = (question.whom,) if question.whom != NO_PLAYER else who_acts(table) if eyes is None else (eyes,)
            if eyes is not None and seats != (eyes,):
                name = table.name(seats[0])
                return Unanswerable(f"what {name} may do hangs on a hand that is hidden: {name} may ask.")
            return may_do(table, seats, eyes)
        case q.Ways():
            from munch_cli.arbiter.ways.ways import ways

            return ways(table, question.whom if question.whom != NO_PLAYER else None, eyes)
        case q.Odds():
            from munch_cli.arbiter.odds.odds import odds

            return odds(table, eyes if eyes is not None else question.whom if question.whom != NO_PLAYER else None)
        case q.AboutRule() | q.AboutCard():
            return looked_up(question, table.catalogue, table.law.edition)
        case q.WhyHappened():
            from munch_cli.arbiter.why import explained

            return explained(question, [*put.imagined, *put.past()], table, eyes)
        case q.Why(number) if number is not None:
            return _figure(number, put)
    if put.answered is None:
        return Unanswerable(NOTHING_ANSWERED)
    match question:
        case q.Compare():
            return _compared(put.answered)
        case q.WhyNot():
            return ReasonsAgainst(put.answered)
        case _:
            return Reasons(put.answered, eyes)


def _figure(number: int, put: Put) -> "Figure":
    """A number, taken apart on the table where it was seen last: as just imagined, as it lies, or as it lay before."""
    from munch_cli.arbiter.why import figure

    found = (figure(number, table, when) for when, table in _tables(put))
    return next((one for one in found if one.totals), figure(number, put.table))


def _tables(put: Put) -> Iterator[tuple[str, Table]]:
    """Where a number may have been seen, the latest first, with a word on when that was."""
    for imagined in put.imagined[:1]:
        yield "as it would be:", imagined.outcome.table
    yield "", put.table
    past = put.past()
    for one in past[1:]:
        yield f"after {one.said}:", one.outcome.table
    for first in past[-1:]:
        yield "at the beginning:", first.before


def _compared(answered: Answered) -> "Comparison | Unanswerable":
    """What each sheet says of the last sentence."""
    from munch_cli.arbiter.compare import Comparison, compare

    if not answered.is_within_reach:
        return Unanswerable(NOTHING_TO_COMPARE)
    found = compare(answered.before, answered.last.command, load_rulebook())
    assert isinstance(found, Comparison), "a command can be put to every sheet"
    return found
