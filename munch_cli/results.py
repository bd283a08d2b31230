"""What questions from Python come back with: plain records, each with the ``json`` that ``--json`` prints for it."""

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal

from munch_cli.arbiter.compare import Compared
from munch_cli.arbiter.compare import Comparison as ComparisonFound
from munch_cli.arbiter.lookup import Found
from munch_cli.arbiter.odds.odds import Odds as OddsFound
from munch_cli.arbiter.odds.odds import OddsCase
from munch_cli.arbiter.ways.ways import Ways as WaysFound
from munch_cli.engine.reasons import OutcomeWord as OutcomeWord
from munch_cli.language.facts import says, source
from munch_cli.rulebook.book import Edition
from munch_cli.show.answers import json_of
from munch_cli.show.rules import found_json, said_of
from munch_cli.show.ways import hands_unknown
from munch_cli.table.cards import Catalogue
from munch_cli.table.typed import Json


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule, card, open point or fact that an answer rests on: its id, what it says, and where it stands."""

    id: str
    says: str
    where: str


def rule_of(id: str, edition: Edition, catalogue: Catalogue) -> Rule:
    """Return what an id stands for under an edition."""
    return Rule(str(id), says(id, edition, catalogue), source(id, edition, catalogue))


@dataclass(frozen=True, slots=True)
class SheetSays:
    """What the rules say to a question without a board.

    ``edition``: the sheet that was asked, "" for all. ``answer``: "" if the first rule answers neither yes nor no.
    ``rules``: the best first. ``unspoken``: what no sheet speaks of.
    """

    question: str
    edition: str
    answer: Literal["yes", "no", "silent", "missed", ""]
    rules: tuple[Rule, ...]
    unspoken: str
    json: dict[str, Json] = field(repr=False)


def sheet_says(found: Found) -> SheetSays:
    """Return the record of a look-up."""
    from munch_cli.files.rulebook import load_rulebook

    book = load_rulebook()
    rules = []
    for _, entry in found.hits:
        boxes = [found.box] if found.box is not None else [one for one in book.editions.values() if one.knows(entry.id)]
        where = "; ".join(one.cite(entry.id) if one.has(entry.id) else one.short for one in boxes)
        rules.append(Rule(str(entry.id), said_of(entry, book, found.box), where))
    key = found.box.key if found.box is not None else ""
    return SheetSays(found.question, key, found.word, tuple(rules), found.unspoken, found_json(found))


@dataclass(frozen=True, slots=True)
class SheetAnswer:
    """What one sheet answers on a board.

    ``outcome``: also "absent" if the box has no such thing, and "owes" if the board would first have to be put right.
    ``changes``: facts of the board before and after, None where there is none.
    """

    edition: str
    outcome: OutcomeWord | Literal["absent", "owes"]
    done: bool
    rules: tuple[Rule, ...]
    changes: dict[str, tuple[str | None, str | None]]


@dataclass(frozen=True, slots=True)
class Comparison:
    """What every sheet answers, by its key. ``same``: all alike; ``differing``: ids that decide in some only."""

    asked: tuple[str, ...]
    same: bool
    differing: tuple[str, ...]
    answers: dict[str, SheetAnswer]
    json: dict[str, Json] = field(repr=False)


def comparison(found: ComparisonFound) -> Comparison:
    """Return the record of a comparison."""
    answers = {one.edition.key: _sheet_answer(one) for one in found.answers}
    return Comparison(tuple(found.asked), found.is_same, tuple(map(str, found.differing)), answers, _json(found))


def _sheet_answer(one: Compared) -> SheetAnswer:
    was, after = dict(one.was), dict(one.after)
    rules = tuple(rule_of(id, one.edition, one.before.catalogue) for id in one.ids)
    changes = {name: (was.get(name), after.get(name)) for name in one.changed}
    return SheetAnswer(one.edition.key, one.word, one.last.was_done, rules, changes)


@dataclass(frozen=True, slots=True)
class Ways:
    """How a fight can be won or stopped.

    ``against``: ``who`` wants it lost. ``lacks``: points lacking now. ``line``: sentences of the shortest way, () if
    there is none; ``nearest``: those that come nearest then. ``needs``: whose goodwill it takes. ``broken_by``: the
    sentences that break it; ``holds``: a way that nothing breaks. ``complete``: everything was looked through.
    """

    who: str
    against: bool
    means: Literal["alone", "with help", "with luck", "none", "no fight", "lost"]
    lacks: int
    line: tuple[str, ...]
    nearest: tuple[str, ...]
    needs: tuple[str, ...]
    broken_by: tuple[str, ...]
    holds: tuple[str, ...]
    hands_unknown: tuple[str, ...]
    complete: bool
    json: dict[str, Json] = field(repr=False)


def ways_found(found: WaysFound) -> Ways:
    """Return the record of a search for ways."""
    return Ways(
        found.table.name(found.who),
        found.against,
        found.means,
        found.lacks,
        found.line,
        found.best,
        tuple(map(found.table.name, found.needs)),
        found.reply,
        found.holds,
        tuple(hands_unknown(found.table)),
        found.is_complete,
        _json(found),
    )


@dataclass(frozen=True, slots=True)
class Case:
    """What a roll can bring, and how likely. ``away``: the player gets away."""

    says: str
    chance: Fraction
    away: bool


@dataclass(frozen=True, slots=True)
class Escape:
    """The chances of a player against a monster; ``at_best``: if the player answers the roll as well as can be."""

    who: str
    monster: str
    away: Fraction
    at_best: Fraction
    cases: tuple[Case, ...]


@dataclass(frozen=True, slots=True)
class Fate:
    """How running away ends for a player; ``levels_lost``: a number of Levels -> its chance."""

    who: str
    away: Fraction
    dies: Fraction
    levels_lost: dict[int, Fraction]


@dataclass(frozen=True, slots=True)
class Fight:
    """How likely the fighters win whatever others play. ``error``: half of the 95 % interval, 0 if exact."""

    wins: float
    error: float
    lacks: int
    harm: dict[int, float]


@dataclass(frozen=True, slots=True)
class Odds:
    """What hangs on chance, as ``who`` knows the table.

    ``die``: of a die that is owed. ``escapes`` and ``fates``: if the munchkins run now. ``fight``: if they fight on.
    """

    who: str
    die: tuple[Case, ...]
    escapes: tuple[Escape, ...]
    fates: tuple[Fate, ...]
    fight: Fight | None
    hands_unknown: tuple[str, ...]
    json: dict[str, Json] = field(repr=False)


def odds_found(found: OddsFound) -> Odds:
    """Return the record of what hangs on chance."""
    table, run, fight = found.table, found.run, found.fight
    name = table.name
    escapes = tuple(
        Escape(name(one.who), table.card(one.monster).name, one.away, one.at_best, _cases(one.cases))
        for one in (run.runs if run is not None else ())
    )
    ends = run.ends if run is not None else ()
    fates = tuple(Fate(name(end.who), end.away, end.dies, dict(end.levels)) for end in ends)
    fought = Fight(fight.wins, fight.error, fight.lacks, dict(fight.harm)) if fight is not None else None
    unknown = tuple(hands_unknown(table))
    return Odds(name(found.who), _cases(found.die), escapes, fates, fought, unknown, _json(found))


def _cases(cases: tuple[OddsCase, ...]) -> tuple[Case, ...]:
    return tuple(Case(one.says, one.chance, one.away) for one in cases)


def _json(found: ComparisonFound | WaysFound | OddsFound) -> dict[str, Json]:
    return {"munch": 1, **json_of(found)}
