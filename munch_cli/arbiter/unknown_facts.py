"""Facts that no source gives: a scenario that comes to need one stops, and says how to go on."""

from collections.abc import Iterator

from munch_cli.engine.run import Outcome
from munch_cli.engine.table import Table
from munch_cli.files.problems import Problems
from munch_cli.files.scenarios import Scenario, Step
from munch_cli.table import events as e
from munch_cli.table.cards import CHARACTER_KINDS, CURSE_KINDS
from munch_cli.table.ids import CopyId
from munch_cli.table.state import FOES, ON_FOES, PLAYED

IN_A_FIGHT = {
    FOES: ("level", "treasures", "effects"),
    ON_FOES: ("strength", "treasures_delta"),
    PLAYED: ("bonus", "strength"),
}
"""What has to be known of cards in these zones while a fight is on."""
PLAIN = {"effects": "special powers"}
"""A fact -> what it is called at the table, where that is something else."""


def demand_known(scenario: Scenario, step: Step, table: Table, outcome: Outcome | None = None) -> None:
    """Raises ``Problems`` if the board, or what just happened, rests on a fact that is not known."""
    needed = dict.fromkeys((*_in_the_fight(table), *(_in_what_happened(table, outcome) if outcome else ())))
    if needed:
        raise Problems(
            scenario.problem(
                (*step.path, step.says),
                "card-fact-unknown",
                f'no source gives the {_plain(fact)} of "{table.card(copy).name}", and it is needed here',
                "give it in a [[card]] of this scenario, or in cards of your own (--cards DIR)",
            )
            for copy, fact in needed
        )


def needed(table: Table, outcome: Outcome) -> list[tuple[CopyId, str]]:
    """The unknown facts that the table, or what just happened, rests on: of which card, and which, in words."""
    found = dict.fromkeys((*_in_the_fight(table), *_of_the_fighters(table), *_in_what_happened(table, outcome)))
    return [(copy, _plain(fact)) for copy, fact in found]


def unknown_strengths(table: Table) -> list[str]:
    """The monsters, and what lies on them, of which no source tells how strong they are: their names."""
    copies = [copy for copy, fact in _in_the_fight(table) if fact in ("level", "strength")]
    return list(dict.fromkeys(table.card(copy).name for copy in copies))


def _plain(fact: str) -> str:
    return PLAIN.get(fact, fact.replace("_", " "))


def _in_the_fight(table: Table) -> Iterator[tuple[CopyId, str]]:
    if table.fight is None:
        return
    for zone, facts in IN_A_FIGHT.items():
        for copy in table.state.zones[zone]:
            yield from _unknown(table, copy, facts)
    for who in table.fighters():
        for copy in table.in_play(who):
            yield from _unknown(table, copy, ("bonus",))


def _of_the_fighters(table: Table) -> Iterator[tuple[CopyId, str]]:
    """What a fighter's race, class or the like may do for them: told, though a fight is not held up by it."""
    for who in table.fighters():
        for copy in table.in_play(who):
            if table.card(copy).kind in CHARACTER_KINDS:
                yield from _unknown(table, copy, ("effects",))


def _in_what_happened(table: Table, outcome: Outcome) -> Iterator[tuple[CopyId, str]]:
    for event in outcome.events:
        if isinstance(event, e.PlayerCaught):
            yield from _unknown(table, event.monster, ("bad_stuff",))
        elif isinstance(event, e.ItemsSold):
            for copy in event.copies:
                yield from _unknown(table, copy, ("value",))
        elif isinstance(event, e.CurseStruck) and table.card(event.copy).kind in CURSE_KINDS:
            yield from _unknown(table, event.copy, ("effects",))


def _unknown(table: Table, copy: CopyId, facts: tuple[str, ...]) -> Iterator[tuple[CopyId, str]]:
    unknown = table.card(copy).unknown
    return ((copy, fact) for fact in facts if fact in unknown)
