"""From a question to its answer: found once, a plain value, which the prompt, the shell and Python only tell.

``answer_to`` takes any question. Each answer has its ``lines``, and most have a ``json``. What only some questions need
is loaded when one of them is asked.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property

from munch_cli.arbiter.asking import Answered, decided_by, house_json, house_lines, judged, what_if
from munch_cli.arbiter.changes.kinds import Change, ChangeNames
from munch_cli.arbiter.changes.smallest import Way, smallest, way_lines, way_said
from munch_cli.arbiter.legal import MayDo, may_do, suggestions, who_acts
from munch_cli.arbiter.view import LAST, Seen, past_seen, seen, told
from munch_cli.engine.reasons import Reason, Verdict
from munch_cli.engine.settle import judge, reasons
from munch_cli.engine.table import Table
from munch_cli.files.rulebook import law_of, load_rulebook
from munch_cli.files.shapes import TEXT, TEXTS, TRUTH, by_name, many, opened, shapes
from munch_cli.language import answers as q
from munch_cli.rulebook.book import Conflict, Edition, Gap, HouseRule, Rulebook
from munch_cli.show.facts import fact_said, readings, says, source
from munch_cli.show.look import Look, painted, wrapped
from munch_cli.show.verdicts import WORDS, happened_lines, reason_lines, verdict_lines, verdict_reasons
from munch_cli.table.cards import Card, Catalogue
from munch_cli.table.commands import UNJUDGED
from munch_cli.table.ids import NO_PLAYER, PlayerId, RuleId
from munch_cli.table.saying import listed
from munch_cli.table.typed import TYPE_CHECKING, Json, NamedTuple, TypeAlias

WAYS_MOST, WAYS_UNASKED = 6, 3
"""How many ways round a refusal a whole answer tells, and how many an answer that was not asked for. "why not" tells
all."""


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
    gap = edition.gaps.get(id)
    conflict = next((one for one in edition.conflicts if one.id == id), None)
    if gap is None and conflict is None:
        return None
    asks = says(id, edition, table.catalogue).removeprefix(f"{WORDS['silent']}: ")
    ways = gap.readings if gap is not None else ("allowed", "refused")
    leans = table.state.rulings.get(id, gap.leans if gap is not None else conflict.leans if conflict else "")
    said = tuple((book.editions[key].short, text) for key, text in gap.says.items()) if gap is not None else ()
    return Point(id, asks, said, ways, leans, id in table.state.rulings, tuple(_hints(gap, conflict, book)))


def _hints(gap: Gap | None, conflict: Conflict | None, book: Rulebook) -> Iterator[Hint]:
    ids = gap.hints if gap is not None else tuple(id for side in conflict.between for id in side) if conflict else ()
    for id in dict.fromkeys(ids):
        holding = [edition for edition in book.editions.values() if edition.has(id)]
        if holding and id in book.rules:
            places = tuple((edition.key, edition.cite(id)) for edition in holding)
            yield Hint(RuleId(id), book.rules[id].says, places)


def point_lines(point: Point, table: Table, look: Look, full: bool = True) -> list[str]:
    """A point in words: what each sheet hints at, and if ``full``, where, the convention, and who decides."""
    lines = wrapped(f"open: {point.asks}", look, "  ", "    ") if full else []
    for sheet, text in point.said:
        lines += wrapped(f"{sheet}: {text}", look, "    ", "      ")
    for hint in point.hints:
        lines += wrapped(f"hint: {hint.says}", look, "    ", "      ")
        lines += painted(hint.id, "dim", look, "      ")
        for place in dict.fromkeys(cited for _, cited in hint.places) if full else ():
            lines += painted(place, "dim", look, "        ", "          ")
    if not point.hints and not point.said:
        lines += wrapped("no sheet hints at an answer.", look, "    ")
    return lines + (wrapped(f"{_goes_on(point, table)}.", look, "    ", "      ") if full else [])


def _goes_on(point: Point, table: Table) -> str:
    gap = table.law.edition.gaps.get(point.id)
    owner = table.state.owner
    who = table.name(owner) if owner >= 0 else "the owner of the game"
    if point.is_ruled:
        return f"{who} has decided: {point.leans}"
    goes = readings(gap, point.leans) if gap is not None else f"play goes on with {point.leans!r}"
    return f"{goes}; {who} decides"


POINT: dict[str, tuple[Json, Callable[[Point], Json]]] = {
    "id": (TEXT, lambda point: point.id),
    "asks": (TEXT, lambda point: point.asks),
    "said": (by_name(TEXT), lambda point: dict[str, Json](point.said)),
    "readings": (TEXTS, lambda point: list(point.readings)),
    "leans": (TEXT, lambda point: point.leans),
    "ruled": (TRUTH, lambda point: point.is_ruled),
    "hints": (by_name({}), lambda point: {hint.id: dict[str, Json](hint.places) for hint in point.hints}),
}
"""A point as JSON values, each with its shape."""


class Judged:
    """The answer to a question whether something may be done, or what would come of it.

    ``is_whole``: it is told with its open points, what the other sheets say, and pairs of changes, too. Each part is
    worked out when it is first asked for, as some take long and not every answer is told whole.
    """

    def __init__(self, asked: Answered, is_whole: bool = True) -> None:
        self.asked = asked
        self.is_whole = is_whole

    @property
    def word(self) -> str:
        """The outcome."""
        return self.asked.last.verdict.outcome

    @property
    def ids(self) -> tuple[RuleId, ...]:
        """What the answer rests on: what is open about it, and the rules that decided."""
        return tuple(dict.fromkeys((*self.asked.last.verdict.open, *self.asked.last.verdict.ids)))

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
        if not self.is_whole or last.verdict.outcome != "silent" or last.verdict.open or last.verdict.ids:
            return found
        for edition in load_rulebook().editions.values():
            if edition.key != table.law.edition.key:
                outcome = judge(Table(table.state, law_of(edition), table.catalogue), last.command).outcome
                found.setdefault(outcome, []).append(edition)
        return found

    @cached_property
    def changes(self) -> tuple[Way, ...]:
        """The smallest changes of the board that would turn a refusal."""
        if self.asked.is_within_reach and self.word == "refused":
            book = load_rulebook() if self.is_whole else None
            return smallest(self.asked.before, self.asked.last.command, book, pairs=self.is_whole)
        return self.asked.reached

    @cached_property
    def next(self) -> list[str]:
        """What could be said instead, or who decides."""
        last = self.asked.last
        is_open = self.asked.is_within_reach and self.word != "allowed"
        return suggestions(self.asked.before, last.command, last.verdict) if is_open else []

    def lines(self, look: Look, cites: bool = True) -> list[str]:
        """The answer in words, with all that helps to go on. ``cites``: with the rules and their places."""
        table, verdict = self.asked.before, self.asked.last.verdict
        lines = taken_lines(self.asked.sentence, look) if self.asked.is_taken else []
        lines += [*verdict_lines(verdict, table, look, cites), *house_lines(self.house, look)]
        for point in self.points:
            if point.id in verdict.open:
                lines += point_lines(point, table, look, full=False)
        lines += self.elsewhere_lines(look)
        if self.changes:
            book, most = (load_rulebook(), WAYS_MOST) if self.is_whole else (None, WAYS_UNASKED)
            lines += way_lines(self.changes, table, book, look, most)
        return lines + [line for said in self.next for line in wrapped(said, look, "  ", "    ")]

    def elsewhere_lines(self, look: Look) -> list[str]:
        """The answers of the other sheets in a line."""
        said = [f"{WORDS[word]} by {listed([one.short for one in sheets])}" for word, sheets in self.elsewhere.items()]
        return wrapped(f"by the other sheets: {'; '.join(said)}.", look, "  ", "    ") if said else []

    def json(self) -> dict[str, Json]:
        """The same as JSON values."""
        return {**told(self.asked.last), **{name: made(self) for name, (_, made) in ANSWER.items()}}


def taken_lines(said: str, look: Look) -> list[str]:
    """The whole sentence that a shorter or looser one was taken as."""
    return wrapped(f"taken as: {said}", look, "", "  ")


ANSWER: dict[str, tuple[Json, Callable[[Judged], Json]]] = {
    "outcome": (LAST["verdict"][0], lambda found: found.asked.last.verdict.outcome),
    "taken_as": (TEXT, lambda found: found.asked.sentence),
    "edition": (TEXT, lambda found: found.asked.before.law.edition.key),
    "says": (by_name(TEXT), lambda found: _of_each_id(found, says)),
    "sources": (by_name(TEXT), lambda found: _of_each_id(found, source)),
    "house": (many(opened(dict.fromkeys(HouseRule._fields, TEXT))), lambda found: house_json(found.house)),
    "facts": (TEXTS, lambda found: list[Json](facts(found.asked.last.verdict.because, found.asked.before))),
    "points": (
        many(opened(shapes(POINT))),
        lambda found: [{name: made(point) for name, (_, made) in POINT.items()} for point in found.points],
    ),
    "elsewhere": (
        by_name(TEXTS),
        lambda found: {word: [box.key for box in boxes] for word, boxes in found.elsewhere.items()},
    ),
    "smallest_change": (
        many(opened({"says": TEXT, "changes": many({"type": "object"}), "because": TEXTS, "open": TEXTS})),
        lambda found: [way_json(way, found.asked.before) for way in found.changes],
    ),
    "next": (TEXTS, lambda found: list[Json](found.next)),
}
"""The fields of an answer as JSON, beside those of every last answer: the shape of each, and what makes it."""


def _of_each_id(found: Judged, told: Callable[[str, Edition, Catalogue], str]) -> dict[str, Json]:
    """Something told of each id that an answer rests on, or that is open about it."""
    table = found.asked.before
    ids = (*found.ids, *found.asked.last.verdict.open_after)
    return {id: told(id, table.law.edition, table.catalogue) for id in ids}


def facts(because: tuple[Reason, ...], table: Table) -> list[str]:
    """The facts of the board that decided, in words, each once."""
    said = [fact_said(name, value, table) for reason in because for name, value in reason.facts]
    return list(dict.fromkeys(text for text in said if text))


def way_json(way: Way, table: Table) -> dict[str, Json]:
    """A way in which a refusal would be turned."""
    return {
        "says": way_said(way, table, load_rulebook()),
        "changes": [_change(change, table) for change in way.changes],
        "because": list(way.ids),
        "open": list(way.open),
    }


def _change(change: Change, table: Table) -> dict[str, Json]:
    return {
        "kind": change.kind,
        "who": table.name(change.who) if change.who >= 0 else None,
        "card": table.card(change.copy).name if change.copy >= 0 else _name(change, table),
        "number": change.number,
        "word": change.word,
        "now": ChangeNames(table, None).now(change),
    }


def _name(change: Change, table: Table) -> str | None:
    return table.catalogue[change.card].name if change.card else None


# ---- why


class Reasons(NamedTuple):
    """Why the last answer is as it is: every reason, what is open, and what caused what happened.

    ``eyes``: the player who asks and sees only what they can see.
    """

    asked: Answered
    eyes: PlayerId | None = None

    def lines(self, look: Look) -> list[str]:
        """The reasons in words."""
        outcome, before = self.asked.last, self.asked.before
        verdict = outcome.verdict
        found = Judged(self.asked)
        lines = _judged_lines(self.asked, look) + verdict_reasons(verdict, before, look)
        lines += house_lines(found.house, look)
        if verdict.outcome in ("silent", "conflict") or verdict.open_after:
            for point in found.points:
                lines += point_lines(point, before, look)
            lines += found.elsewhere_lines(look)
        return lines + (happened_lines(outcome, look, self.eyes) if outcome.was_done else [])


class ReasonsAgainst(NamedTuple):
    """Why the last answer is no: all that stood in the way, also what was overruled, and all ways round it."""

    asked: Answered

    def lines(self, look: Look) -> list[str]:
        """The reasons in words, and each way in which it would be allowed."""
        outcome, before = self.asked.last, self.asked.before
        verdict, book = outcome.verdict, load_rulebook()
        against = [reason for reason in verdict.because if reason.kind in ("refusal", "cannot")]
        overruled = [reason for reason in verdict.struck if reason.kind == "refusal"]
        if not verdict.is_fact and not isinstance(outcome.command, UNJUDGED):
            known = [(reason.ids, reason.facts) for reason in (*against, *overruled)]
            refusals = [one for one in reasons(before, outcome.command) if one.kind == "refusal"]
            against += [one for one in refusals if (one.ids, one.facts) not in known]
        lines = _judged_lines(self.asked, look)
        for reason in against:
            lines += reason_lines(reason, before, look)
        for reason in overruled:
            lines += reason_lines(reason, before, look, "against it, but overruled")
        if not against and not overruled:
            lines += wrapped(_nothing_against(verdict), look, "  ")
        ways = smallest(before, outcome.command, book) if self.asked.is_within_reach else ()
        return lines + way_lines(ways, before, book, look)


def _judged_lines(asked: Answered, look: Look) -> list[str]:
    """The sentence that was judged, and its verdict."""
    lines = wrapped(f"{asked.sentence}:", look) if asked.sentence else []
    return lines + verdict_lines(asked.last.verdict, asked.before, look, cite=False)


def _nothing_against(verdict: Verdict) -> str:
    """What to say where no rule refuses: whether an open point is all that is in the way, or no rule speaks at all."""
    if verdict.outcome not in ("silent", "conflict"):
        return "nothing stands in the way."
    if any(reason.kind == "licence" for reason in verdict.because):
        return "no rule stands in the way, only what the sheet leaves open."
    return "no rule stands in the way; no rule allows it either."


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


class Lacking(NamedTuple):
    """There is no answer: what it lacks."""

    says: str

    def lines(self, look: Look) -> list[str]:
        """What is lacking, in words."""
        return wrapped(self.says, look, "", "  ")


class Rules(NamedTuple):
    """What the sheet of a box (None: any sheet) has of an id or of words."""

    words: str
    box: Edition | None

    def lines(self, look: Look) -> list[str]:
        """The rule of this id, else the rules that fit the words best."""
        from munch_cli.arbiter.lookup import found_lines, look_up
        from munch_cli.show.rules import entry_lines

        book = load_rulebook()
        entry = book.entry(self.words)
        if entry is not None:
            return entry_lines(entry, book, look)
        return [line for found in look_up(self.words, self.box) for line in found_lines(found, look)]


class Cards(NamedTuple):
    """Every printed card of a name."""

    cards: tuple[Card, ...]

    def lines(self, look: Look) -> list[str]:
        """What each of them says and does."""
        from munch_cli.show.card import card_page

        return [line for card in self.cards for line in card_page(card, look)]


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
    Answer: TypeAlias = Judgement | Figure | Explained | Ways | Odds | MayDo | Rules | Cards | Lacking


def answer_to(question: q.Question, put: Put) -> "Answer | Unread":
    """The answer to a question, told by its ``lines``. Or that a sentence of a "what if" cannot be read."""
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
                return Lacking(f"what {name} may do hangs on a hand that is hidden: {name} may ask.")
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
        return Lacking(NOTHING_ANSWERED)
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


def _compared(answered: Answered) -> "Comparison | Lacking":
    """What each sheet says of the last sentence."""
    from munch_cli.arbiter.compare import Comparison, compare

    if not answered.is_within_reach:
        return Lacking(NOTHING_TO_COMPARE)
    found = compare(answered.before, answered.last.command, load_rulebook())
    assert isinstance(found, Comparison), "a command can be put to every sheet"
    return found
