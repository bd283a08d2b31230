"""One board and one question under every sheet."""

import re

import pytest

from munch_cli.arbiter.compare import Comparison, compare, compare_at, moment_at
from munch_cli.engine.table import Table
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import Scenario, path_of, read_scenario
from munch_cli.show.answers import lines_of
from munch_cli.show.compare import unread_lines
from munch_cli.show.look import Look


def scenario(name: str) -> Scenario:
    return read_scenario(path_of(name), name)


def board(name: str, step: int = 1) -> Table:
    held = scenario(name)
    moment = moment_at(held, held.editions[0], step)
    assert moment is not None
    return moment.table


def compared(name: str, question: str | list[str], step: int = 1) -> Comparison:
    found = compare(board(name, step), question, load_rulebook())
    assert isinstance(found, Comparison), found
    return found


def words(found: Comparison) -> dict[str, str]:
    return {answer.edition.key: answer.word for answer in found.answers}


def test_the_law_changes_and_the_cards_stay() -> None:
    table = board("items/not-thrown-away")
    before = table.state.copy()
    found = compared("items/not-thrown-away", "Ann discards Plain Helmet")
    assert words(found) == {
        "classic": "allowed",
        "booty": "refused",
        "bites": "refused",
        "christmas-lite": "refused",
        "lite": "refused",
    }
    assert all(answer.before.catalogue is found.answers[0].before.catalogue for answer in found.answers)
    assert table.state == before
    assert not found.facts and not found.is_same
    assert "items.no-discard-just-because" in found.differing
    assert found.answers[4].lenders and not found.answers[3].lenders


def test_a_kind_that_a_box_does_not_have_is_absent() -> None:
    found = compared("minions/one-at-any-time", "may Bob play Maniac Minion?")
    answers = {answer.edition.key: answer for answer in found.answers}
    assert answers["booty"].word == "absent"
    assert answers["booty"].unknown == ("minion",)
    assert answers["bites"].unknown == ()


def at_step(name: str, step: int) -> Comparison:
    """A step of a scenario, asked of every sheet."""
    held = scenario(name)
    moment = moment_at(held, held.editions[0], step)
    assert moment is not None
    found = compare_at(held, moment, load_rulebook())
    assert isinstance(found, Comparison)
    return found


def test_a_fact_of_the_table_is_no_rule_in_which_sheets_differ() -> None:
    found = at_step("cards-booty/port-authority", 2)
    assert {"owes", "allowed"} == set(words(found).values())
    assert any("table.something-is-owed" in answer.ids for answer in found.answers)
    assert not [id for id in found.differing if id.startswith("table.")]


def test_what_comes_of_it_by_other_rules_is_told_with_the_sheets_that_have_them() -> None:
    lines = said(board("helping/asked-and-agreed"), "may Ann loot the room?", 80)
    lines += said(board("combat/pumpkinhead"), "may Jenn kick open the door?", 80)
    told = dict(line.strip().split(": ", 1) for line in lines if re.match(r"  [a-z-]+\.[a-z0-9-]+: ", line))
    assert told["combat.total-is-level-plus-item-bonuses"] == "classic"
    assert told["combat.strength-is-level-plus-modifiers"] == "booty, bites, christmas-lite and lite"


def test_what_cannot_be_read_is_not_answered_as_something_else() -> None:
    table = board("items/not-thrown-away")
    assert not isinstance(compare(table, "may Ann dscard Plain Helmet?", load_rulebook()), Comparison)
    assert not isinstance(compare(table, "log", load_rulebook()), Comparison)
    assert said(table, "may Ann fly?", 80)


def said(table: Table, question: str, width: int) -> list[str]:
    found = compare(table, question, load_rulebook())
    return lines_of(found, Look(width)) if isinstance(found, Comparison) else unread_lines(found, question)


@pytest.mark.parametrize("name", ["treasure/any-defeat-pays", "death/what-is-kept", "class/no-second-copy"])
def test_sixty_columns_are_enough(name: str) -> None:
    held = scenario(name)
    moment = moment_at(held, held.editions[0])
    assert moment is not None
    found = compare(moment.table, list(moment.step.sentences), load_rulebook())
    assert isinstance(found, Comparison)
    lines = lines_of(found, Look(60))
    assert max(map(len, lines)) <= 60
    assert all(edition.short in "\n".join(lines) for edition in load_rulebook().editions.values())
