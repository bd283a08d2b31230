"""What no source gives: the answer holds at every number that it can be, or names the one on which it rests."""

import pytest

from munch_cli.arbiter.view import view
from munch_cli.engine.reasons import NumberIs
from munch_cli.engine.run import perform
from munch_cli.engine.settle import goes_ahead, judge
from munch_cli.engine.table import Table
from munch_cli.engine.unknown import Lacking, with_numbers
from munch_cli.repl.session import Session
from munch_cli.table.commands import AskHelp, ClaimKill, Command, OfferHelp, RunAway
from munch_cli.table.ids import PlayerId

JENN, KIM = PlayerId(0), PlayerId(1)
MONSTERS = {"bites": "Wom Bat", "booty": "Jellyfish", "christmas-lite": "Mince Spy"}
"""A box -> a monster of it whose Level no source gives."""
DEEDS: tuple[Command, ...] = (ClaimKill(JENN), AskHelp(JENN, KIM), OfferHelp(KIM), RunAway(JENN))


def laid(*lines: str) -> Table:
    """The board that these lines lay."""
    session = Session()
    for line in lines:
        session.hear(line)
    assert session.table is not None
    return session.table


def fight(box: str, level: int = 5) -> Table:
    """Jenn, of that Level, against a monster whose Level no source gives."""
    return laid(f"new {box}: Jenn f, Kim f", f"Jenn is Level {level}", f"Jenn fights {MONSTERS[box]}")


def at_level(table: Table, level: int) -> Table:
    """The same board with a known Level of the monster."""
    return with_numbers(table, {Lacking(table.foes[0], "level"): level})


@pytest.mark.parametrize("box", ["bites", "booty"])
@pytest.mark.parametrize("command", DEEDS, ids=lambda one: type(one).__name__)
def test_no_answer_with_an_unknown_level_is_contradicted_by_all_levels(box: str, command: Command) -> None:
    for own in (1, 5, 9):
        table = fight(box, own)
        verdict = judge(table, command)
        expected = ("allowed", True) if verdict.is_fact else (verdict.outcome, verdict.goes_ahead)
        (bound,) = verdict.provided or (NumberIs(table.foes[0], "level"),)
        for level in range(1, 21):
            known = judge(at_level(table, level), command)
            holds = (bound.least or 1) <= level <= (bound.most or 20)
            assert ((known.outcome, known.goes_ahead) == expected) == holds, level
        assert goes_ahead(table, command) == verdict.goes_ahead


def test_help_against_an_unknown_level_is_asked_for_and_the_kill_is_not_claimed() -> None:
    table = fight("bites")
    foe = table.foes[0]
    asked = perform(table, AskHelp(JENN, KIM))
    assert asked.was_done and asked.verdict.provided == (NumberIs(foe, "level", least=5),)
    claimed = perform(table, ClaimKill(JENN))
    assert not claimed.was_done and claimed.verdict.ids == ("table.card-fact-unknown",)
    assert claimed.verdict.provided == (NumberIs(foe, "level", most=4),)
    assert perform(table, RunAway(JENN)).was_done


def test_a_sum_with_an_unknown_level_is_no_number() -> None:
    seen = view(fight("bites"))["combat"]
    assert isinstance(seen, dict) and seen["winning"] == "unknown"
    assert isinstance(seen["monsters"], dict) and seen["monsters"]["total"] is None
    assert isinstance(seen["munchkins"], dict) and seen["munchkins"]["total"] == 5
