"""One board and one question under every sheet: the law changes, never the cards.

An answer is what the sheet says of the question: one of the outcomes of a verdict, ``absent`` where the box does not
know the thing, or ``owes`` where the board as it lies would first have to be put right there. What happens is told
as a few facts of the board afterwards, so that sheets that allow the same and let different things follow differ
visibly.
"""

from collections.abc import Iterator, Sequence
from typing import Literal

from munch_cli.arbiter.asking import came_of, needed
from munch_cli.arbiter.kinds_known import cards_lying, cards_named, states_named, unknown_cards, unknown_kinds
from munch_cli.arbiter.meaning import read as understood
from munch_cli.arbiter.replay import board_after, fight_sums, flight_sums
from munch_cli.arbiter.view import view
from munch_cli.engine.chance import Chance, Script
from munch_cli.engine.reasons import OutcomeWord
from munch_cli.engine.run import Outcome, counted, decisive, perform, unrest
from munch_cli.engine.table import Table
from munch_cli.files.rulebook import law_of
from munch_cli.files.scenarios import Scenario, ScenarioStep, script_for
from munch_cli.language.answers import Answer, Asked, Stated, WhatIf
from munch_cli.language.say import say
from munch_cli.rulebook.book import Edition, Rulebook
from munch_cli.table.commands import Command
from munch_cli.table.events import Event
from munch_cli.table.ids import CardId, RuleId
from munch_cli.table.saying import listed
from munch_cli.table.typed import Json, NamedTuple

Digest = tuple[tuple[str, str], ...]
"""Facts by name, each as it is told: ("Jenn's Level", "5")."""

OF_A_PLAYER = {
    "level": "Level",
    "sex": "sex",
    "race": "Race",
    "class": "Class",
    "accent": "Accent",
    "powers": "Powers",
    "minions": "Minions",
    "ships": "Ships",
    "in_use": "in use",
    "sideways": "carried",
    "attached": "attached",
    "hand": "hand",
    "curses": "Curses",
    "strength": "strength",
    "dead": "dead",
    "new": "new character",
}
OF_THE_TURN = {
    "player": "whose turn",
    "phase": "phase",
    "due": "Treasures due",
    "looted": "looted",
    "face_up": "face up",
}
OF_THE_FIGHT = {
    "helper": "helper",
    "munchkins": "munchkins",
    "monsters": "monsters",
    "treasures": "Treasures at stake",
    "winning": "ahead",
    "claimed": "claimed",
    "escaped": "escaped",
    "caught": "caught",
    "played": "played",
}
SUMS = ("munchkins", "monsters", "Treasures at stake", "ahead")
"""Facts of a fight that count even where nothing changed them: they are what one argues about."""


def digest(table: Table) -> Digest:
    """What can be seen of the table that an argument may be about."""
    seen = view(table)
    return tuple((name, told) for name, told in _facts(seen) if told)


def _facts(seen: dict[str, Json]) -> Iterator[tuple[str, str]]:
    yield from _fields_named(seen["turn"], OF_THE_TURN)
    fight = seen["combat"]
    yield "fight", "on" if isinstance(fight, dict) else "none"
    yield from _fields_named(fight, OF_THE_FIGHT)
    players = seen["players"]
    for name, player in players.items() if isinstance(players, dict) else ():
        for what, told in _fields_named(player, OF_A_PLAYER):
            yield f"{name}: {what}", told
    yield "face-up Treasures", _fact_text(seen["spoils"])
    yield "by the body", _fact_text(seen["bodies"])
    yield "discards", _fact_text(seen["discards"])
    owed = seen["owed"]
    yield "owed", listed([_debt(one) for one in owed if isinstance(one, dict)]) if isinstance(owed, list) else ""
    yield "winners", _fact_text(seen["winners"])


def _fields_named(part: Json, names: dict[str, str]) -> Iterator[tuple[str, str]]:
    if isinstance(part, dict):
        for field, name in names.items():
            yield name, _fact_text(part.get(field))


def _debt(debt: dict[str, Json]) -> str:
    who = debt.get("who")
    return f"{who}: {debt.get('what')}" if who else str(debt.get("what"))


def _fact_text(fact: Json) -> str:
    """A fact in a few words; "" for nothing."""
    if fact is None or fact is False:
        return ""
    if isinstance(fact, dict) and "total" in fact:
        return str(fact["total"])
    if isinstance(fact, dict) and "card" in fact:
        return str(fact["card"])
    if isinstance(fact, dict):
        parts = [f"{name}: {told}" for name, one in fact.items() if (told := _fact_text(one))]
        return ", ".join(parts)
    if isinstance(fact, list):
        return listed(sorted(_fact_text(one) for one in fact))
    return "yes" if fact is True else str(fact)


Word = OutcomeWord | Literal["absent", "owes"]


class ChanceMet(NamedTuple):
    """The chance that a question meets, the same under every sheet: pips, and cards that will be drawn."""

    dice: tuple[int, ...] = ()
    draws: tuple[CardId, ...] = ()

    def answers(self) -> Chance:
        """Answers a question of chance. Without a throw or draw written down there is no answer."""
        return Script(self.dice, self.draws)


NO_LUCK = ChanceMet()


class Compared(NamedTuple):
    """What one sheet says. ``before``: the board under it. ``outcomes``: one for each sentence, the last is the answer.

    ``ids``: what the verdict rests on. ``decisive``: also what is behind the events. ``unknown``: kinds of card, or
    Races and the like, that the question names and this box does not have. ``carried``: such cards that lie on the
    table. ``absent``: rules that decide elsewhere about a thing that does not occur here. ``owed``: what would first
    put the board right. ``not_known``: facts of cards that no source gives and the answer would need. ``was`` and
    ``after``: the board before and after the answer, in facts.
    """

    edition: Edition
    word: Word
    before: Table
    outcomes: tuple[Outcome, ...]
    ids: tuple[RuleId, ...]
    decisive: frozenset[RuleId]
    unknown: tuple[str, ...] = ()
    carried: tuple[str, ...] = ()
    absent: tuple[RuleId, ...] = ()
    owed: tuple[Event, ...] = ()
    not_known: tuple[str, ...] = ()
    was: Digest = ()
    after: Digest = ()

    @property
    def last(self) -> Outcome:
        """The answer."""
        return self.outcomes[-1]

    @property
    def changed(self) -> tuple[str, ...]:
        """The facts that are not as they were, by name. Those of a fight always count."""
        was, after = dict(self.was), dict(self.after)
        return tuple(name for name in (*after, *was) if name in SUMS or was.get(name) != after.get(name))

    @property
    def lenders(self) -> list[str]:
        """The editions from which this one borrows rules that the answer rests on."""
        rules = self.edition.rules
        return sorted({rules[id].borrowed_from for id in self.ids if id in rules} - {""})


class Comparison(NamedTuple):
    """What was asked, and the answer of each edition in the order in which they were printed."""

    asked: tuple[str, ...]
    answers: tuple[Compared, ...]

    @property
    def is_same(self) -> bool:
        """Return True if all sheets say the same and let the same follow."""
        return len({answer.word for answer in self.answers}) == 1 and not self.facts

    @property
    def differing(self) -> tuple[RuleId, ...]:
        """The rules that decide under some of the sheets and not under others, in the order of the answers."""
        everywhere = frozenset.intersection(*(answer.decisive for answer in self.answers))
        named = (id for answer in self.answers for id in (*answer.ids, *sorted(answer.decisive)))
        return tuple(dict.fromkeys(id for id in named if id not in everywhere and not id.startswith("table.")))

    @property
    def facts(self) -> tuple[str, ...]:
        """The names of what comes out differently among the sheets under which anything happens."""
        done = [answer for answer in self.answers if answer.last.was_done]
        changed = dict.fromkeys(name for answer in done for name in answer.changed)
        told = [dict(answer.after) for answer in done]
        return tuple(name for name in changed if len({facts.get(name) for facts in told}) > 1)


def compare(
    table: Table, said: str | Command | list[str], book: Rulebook, luck: ChanceMet = NO_LUCK
) -> Comparison | Answer:
    """The answer of every edition, or why the question cannot be read.

    ``said``: a question, a sentence or a command; or a list of sentences, said one after the other as in "what if".
    """
    answers: list[Compared] = []
    for edition in book.editions.values():
        here = Table(table.state, law_of(edition), table.catalogue)
        outcomes = _outcomes(here, said, luck.answers())
        if not isinstance(outcomes, list):
            return outcomes
        answers.append(_compared(here, outcomes, book))
    return Comparison(as_sentences(table, said), tuple(_with_absences(answer, answers, book) for answer in answers))


def as_sentences(table: Table, said: str | Command | list[str]) -> tuple[str, ...]:
    """What was asked, as sentences."""
    if isinstance(said, str):
        return (said,)
    return tuple(said) if isinstance(said, list) else (say(said, table.state, table.catalogue),)


def _outcomes(table: Table, said: str | Command | list[str], chance: Chance) -> list[Outcome] | Answer:
    """What comes of sentences, each on the board that the last one left, until one is not carried out."""
    if not isinstance(said, str | list):
        return [perform(table, said, chance)]
    left = [said] if isinstance(said, str) else list(said)
    outcomes: list[Outcome] = []
    here = table
    while left:
        read = understood(here, left.pop(0), at_prompt=True)
        if isinstance(read, Asked) and isinstance(read.question, WhatIf):
            left = [*read.question.sentences, *left]
            continue
        outcome = None if isinstance(read, Stated) else came_of(here, read, chance)
        if outcome is None:
            return read
        outcomes.append(outcome)
        if not outcome.was_done:
            break
        here = outcome.table
    return outcomes


def _compared(table: Table, outcomes: list[Outcome], book: Rulebook) -> Compared:
    """The answer of one edition, by itself."""
    key = table.law.edition.key
    verdict = outcomes[-1].verdict
    owed = unrest(table)
    commands = [outcome.command for outcome in outcomes]
    lacking = unknown_kinds(states_named(table, commands), key, book)
    return Compared(
        table.law.edition,
        "owes" if owed else "absent" if lacking else verdict.outcome,
        table,
        tuple(outcomes),
        tuple(dict.fromkeys((*verdict.open, *verdict.ids, *verdict.open_after))),
        _decisive(table, outcomes),
        (*lacking, *unknown_cards(cards_named(table, commands), key, book)),
        unknown_cards(cards_lying(table), key, book),
        owed=owed,
        not_known=_not_known(outcomes),
        was=digest(table),
        after=digest(outcomes[-1].table),
    )


def _not_known(outcomes: Sequence[Outcome]) -> tuple[str, ...]:
    """What would have to be known of cards, and is not: "level of Big Foot"."""
    found = [
        (outcome.table.card(copy).name, fact) for outcome in outcomes for copy, fact in needed(outcome.table, outcome)
    ]
    return tuple(dict.fromkeys(f"{fact} of {name}" for name, fact in found))


def _decisive(table: Table, outcomes: Sequence[Outcome]) -> frozenset[RuleId]:
    """The ids behind verdicts, happenings and the sums that count."""
    ids: frozenset[RuleId] = frozenset()
    for outcome in outcomes:
        ids |= decisive(outcome, fight_sums(outcome.table)) | counted(table, flight_sums(outcome.events))
    return ids


def _with_absences(answer: Compared, all_answers: Sequence[Compared], book: Rulebook) -> Compared:
    """The answer with the rules named that decide elsewhere, and are about a thing that this box does not have."""
    key = answer.edition.key
    elsewhere = dict.fromkeys(id for other in all_answers for id in (*other.ids, *sorted(other.decisive)))
    absent = tuple(id for id in elsewhere if _is_absent(id, key, book))
    verdict = answer.last.verdict
    says_nothing = verdict.outcome == "not-modelled" or (verdict.outcome == "silent" and not answer.ids)
    word: Word = "absent" if says_nothing and answer.word != "owes" and (answer.unknown or absent) else answer.word
    return answer._replace(absent=absent, word=word)


def _is_absent(id: RuleId, key: str, book: Rulebook) -> bool:
    """Return True if a rule, or every rule of an open point or contradiction, is about something this box lacks."""
    if id in book.rules:
        return key in book.rules[id].absent
    gap = book.gaps.get(id)
    return gap is not None and bool(gap.hints) and all(key in book.rules[hint].absent for hint in gap.hints)


class NextStep(NamedTuple):
    """A tested step that is about to be taken, and the board at it."""

    table: Table
    step: ScenarioStep
    number: int


def moment_at(scenario: Scenario, edition: str, number: int = 0) -> NextStep | None:
    """The tested step of this number under an edition (0: the last one), or None if there is no such step.

    Raises ``Problems`` if a step before it does not come out as the scenario says.
    """
    steps = [step for step in scenario.steps_in(edition) if step.is_tested]
    wanted = number or len(steps)
    if not 0 < wanted <= len(steps):
        return None
    return NextStep(board_after(scenario, edition, wanted - 1), steps[wanted - 1], wanted)


def compare_at(scenario: Scenario, moment: NextStep, book: Rulebook) -> Comparison | Answer:
    """What every sheet says of a step, with the chance that the step meets."""
    script = script_for(scenario, moment.step, moment.table)
    luck = ChanceMet(tuple(script.dice), tuple(script.draws))
    return compare(moment.table, list(moment.step.sentences), book, luck)
