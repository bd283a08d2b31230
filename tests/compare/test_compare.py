"""One board and one question under every sheet."""

import json
import os
import re
import subprocess
import sys

import pytest

from munch_cli.arbiter.compare import Comparison, compare, compare_at, digest, moment_at
from munch_cli.arbiter.kinds_known import TOLD_BY, unknown_kinds
from munch_cli.engine.table import Table
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import Scenario, path_of, read_scenario
from munch_cli.language.answers import Understood
from munch_cli.language.parse import parse
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


def test_what_lies_by_a_body_is_seen_of_the_table() -> None:
    seen = dict(digest(board("death/looting-the-body", 0)))
    assert seen["by the body"] == "Ann: Plain Boots, Plain Cap and Plain Helmet"


def words(found: Comparison) -> dict[str, str]:
    return {answer.edition.key: answer.word for answer in found.answers}


def test_the_sums_of_a_fight_are_always_told() -> None:
    """Also those that are as they were."""
    for answer in compared("combat/pumpkinhead", "may Jenn ask K.C. for help?", 3).answers:
        sums = {"munchkins", "monsters", "Treasures at stake", "ahead"}
        same = {name for name, told in answer.was if dict(answer.after).get(name) == told}
        assert sums <= same and set(answer.changed) & same == sums


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


def test_a_command_is_asked_like_its_sentence() -> None:
    table = board("items/not-thrown-away")
    read = parse("Ann discards Plain Helmet", table.state, table.catalogue)
    assert isinstance(read, Understood)
    found = compare(table, read.command, load_rulebook())
    assert isinstance(found, Comparison)
    assert words(found) == words(compared("items/not-thrown-away", "may Ann discard Plain Helmet?"))


def test_a_kind_that_a_box_does_not_have_is_absent() -> None:
    found = compared("minions/one-at-any-time", "may Bob play Maniac Minion?")
    answers = {answer.edition.key: answer for answer in found.answers}
    assert answers["booty"].word == "absent"
    assert answers["booty"].unknown == ("minion",)
    assert answers["bites"].unknown == ()


def test_a_thing_that_a_sheet_does_not_know_is_absent() -> None:
    held = scenario("bad-stuff/death-is-the-worst")
    moment = moment_at(held, held.editions[0])
    assert moment is not None
    found = compare_at(held, moment, load_rulebook())
    assert isinstance(found, Comparison)
    christmas = next(answer for answer in found.answers if answer.edition.key == "christmas-lite")
    assert christmas.word == "absent"
    assert any(id.startswith("death.") for id in christmas.absent)


def test_a_board_that_another_sheet_would_first_put_right_owes() -> None:
    held = scenario("class/no-second-copy")
    moment = moment_at(held, held.editions[0], 1)
    assert moment is not None
    found = compare_at(held, moment, load_rulebook())
    assert isinstance(found, Comparison)
    owing = [answer for answer in found.answers if answer.word == "owes"]
    assert owing and all(answer.owed for answer in owing)
    assert not any(answer.owed for answer in found.answers if answer.word != "owes")


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


def test_what_no_rule_of_a_sheet_speaks_against_is_allowed_by_it_and_not_absent() -> None:
    found = at_step("accent/a-dictionary-lets-one-have-two", 2)
    (classic,) = (answer for answer in found.answers if answer.edition.key == "classic")
    assert classic.word == "allowed" and not classic.ids and classic.absent


def test_what_comes_of_it_is_compared_too() -> None:
    held = scenario("death/draws-four-of-each")
    moment = moment_at(held, held.editions[0], 1)
    assert moment is not None
    found = compare_at(held, moment, load_rulebook())
    assert isinstance(found, Comparison)
    assert not found.is_same
    assert "Ann: hand" in found.facts


def test_the_same_everywhere_is_said_so() -> None:
    found = compared("helping/asked-and-agreed", "may Ann loot the room?")
    assert len(set(words(found).values())) == 1
    assert found.is_same
    table = board("helping/asked-and-agreed")
    assert any("All sheets give the same answer" in line for line in said(table, "may Ann loot the room?", 80))


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


def munch(*words: str) -> subprocess.CompletedProcess[str]:
    surroundings = {**os.environ, "COLUMNS": "60", "NO_COLOR": "1"}
    return subprocess.run(
        [sys.executable, "-m", "munch_cli", *words], capture_output=True, text=True, env=surroundings, check=False
    )


def test_the_command_takes_a_step_or_a_question() -> None:
    told = munch("compare", "items/not-thrown-away")
    assert told.returncode == 0
    assert "Ann discards Plain Helmet" in told.stdout
    assert "items.no-discard-just-because" in told.stdout
    asked = munch("compare", "combat/pumpkinhead", "--step", "4", "--question", "may Jenn loot the room?", "--json")
    answers = json.loads(asked.stdout)
    assert answers["munch"] == 1
    assert list(answers["answers"]) == list(load_rulebook().editions)
    assert answers["answers"]["lite"]["borrowed"]


def test_what_is_wrong_with_the_command_is_said() -> None:
    assert munch("compare", "items/not-thrown-away", "--step", "40").returncode == 2
    assert munch("compare", "items/not-thrown-away", "--edition", "lute").returncode == 2
    unread = munch("compare", "items/not-thrown-away", "--question", "may Ann fly?")
    assert unread.returncode == 2
    assert unread.stderr and not unread.stdout


def test_ask_with_all_editions_gives_the_same_table() -> None:
    asked = munch("ask", "items/not-thrown-away", "may Ann discard Plain Helmet?", "--edition", "all")
    assert "Munchkin Booty 1.5           ✗ refused" in asked.stdout
    assert asked.returncode == 1


def test_at_the_prompt_the_last_answer_is_compared() -> None:
    lines = "open items/not-thrown-away\nmay Ann discard Plain Helmet?\ncompare\n"
    surroundings = {**os.environ, "COLUMNS": "60", "NO_COLOR": "1"}
    told = subprocess.run(
        [sys.executable, "-m", "munch_cli"], input=lines, capture_output=True, text=True, env=surroundings, check=False
    )
    assert "Munchkin 1.02                ✓ allowed" in told.stdout


def test_every_kind_is_told_by_rules_that_are_there() -> None:
    rules = load_rulebook().rules
    assert all(any(id.startswith(told) for id in rules) for names in TOLD_BY.values() for told in names)
    known = {key: set(unknown_kinds(TOLD_BY, key, load_rulebook())) for key in load_rulebook().editions}
    assert {"accent", "ship", "minion", "power", "trap"} <= known["classic"]
    assert "trap" not in known["booty"], "its sheet names Traps and says nothing of them: that is silence"
    assert {"class", "accent", "ship", "mate"} <= known["bites"] and "power" not in known["bites"]
