"""What a scenario cannot say: sentences between a question put to the die and its answer."""

import pytest

from munch_cli.engine.run import Outcome, perform
from munch_cli.engine.table import Table
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import path_of, read_scenario
from munch_cli.language.answers import Understood
from munch_cli.language.parse import parse
from munch_cli.repl.session import Session
from munch_cli.rulebook.book import HouseRule
from munch_cli.table.ids import RuleId

EDITIONS = tuple(load_rulebook().editions)


def say(table: Table, sentence: str) -> Outcome:
    """What comes of a sentence."""
    read = parse(sentence, table.state, table.catalogue)
    assert isinstance(read, Understood), read
    return perform(table, read.command)


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_overtakes_a_die_that_is_still_to_be_rolled(edition: str) -> None:
    board = read_scenario(path_of("running-away/helped-in-vain")).boards[edition]
    fight = board.fight
    assert fight is not None and fight.helper >= 0
    one, other = (board.state.players[seat].name for seat in (fight.fighter, fight.helper))
    monster = board.card(board.foes[0]).name
    asked = say(board, f"{one} runs from {monster}")
    assert asked.was_done
    early = say(asked.table, f"{other} runs from {monster}")
    assert early.verdict.ids[0] == "table.something-is-owed" and early.table is asked.table
    rolled = say(asked.table, "the die shows 5")
    assert say(rolled.table, f"{other} runs from {monster}").was_done


def test_who_has_run_from_one_monster_is_told_that_a_lamp_pays_nothing_for_the_last() -> None:
    session = Session()
    for line in (
        "new classic: Ann, Bo, Cy",
        "Ann is Level 4, holding Magic Lamp",
        "Ann fights Net Troll + Platycore",
        "next rolls 5 + 1",
        "Ann runs from Platycore",
        "Ann runs from Net Troll",
    ):
        session.hear(line)
    told = " ".join(session.hear("Ann plays Magic Lamp").lines)
    assert "Net Troll leaves the fight, and its Treasure with it." in told


@pytest.mark.parametrize(("decides", "stays"), [(True, True), (False, False)])
def test_whom_a_minion_alone_saved_leaves_the_helper_to_roll_only_by_the_rule(decides: bool, stays: bool) -> None:
    board = read_scenario(path_of("minions/the-helper-must-roll")).boards["bites"].copy()
    if not decides:
        board.law = board.law.with_house(HouseRule(RuleId("minions.main-player-decides-for-his-helper"), "off", "Ann"))
    asked = say(board, "Ann sacrifices Zombie Minion")
    assert asked.was_done
    assert bool(asked.table.foes) is stays
