"""The sets of moments that rows name hold just the moments that are so, and no bit beyond."""

import pytest

from munch_cli.engine import moments as m
from munch_cli.table.state import PHASES

SETS = {
    "OWN_TURN": lambda one: one.own_turn,
    "FIGHTER": lambda one: one.part == "fighter",
    "HELPING": lambda one: one.part == "helper",
    "FIGHTING": lambda one: one.part != "none",
    "SOMETHING_OWED": lambda one: one.owed,
    "NOTHING_OWED": lambda one: not one.owed,
    "CARD_UP": lambda one: one.face_up,
    "SOMEBODY_DEAD": lambda one: one.dead,
    "JUST_OVER": lambda one: one.fight == "just over",
    "CLAIMED": lambda one: one.fight in ("claimed", "running though claimed"),
    "RUNNING": lambda one: one.fight.startswith("running"),
    "IN_FIGHT": lambda one: one.fight not in ("none", "just over"),
    "NO_FIGHT": lambda one: one.fight in ("none", "just over"),
    "FIGHT_OPEN": lambda one: one.fight in ("on", "claimed"),
    "ALWAYS": lambda one: True,
}


@pytest.mark.parametrize("name", SETS)
def test_a_set_holds_the_moments_that_are_so(name: str) -> None:
    there = {place for place in range(m.MANY) if SETS[name](m.told(place))}
    assert {place for place in range(m.MANY + 9) if getattr(m, name) >> place & 1} == there


@pytest.mark.parametrize("phase", PHASES)
def test_a_phase_is_known_by_its_name(phase: str) -> None:
    there = {place for place in range(m.MANY) if m.told(place).phase == phase}
    assert {place for place in range(m.MANY + 9) if m.phases_of(phase) >> place & 1} == there
