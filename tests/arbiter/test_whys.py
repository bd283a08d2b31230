"""Why something happened, or did not: told from what was done, and found by trying."""

import json
import sys

import pytest

from munch_cli.arbiter.replay import played
from munch_cli.arbiter.view import Seen, past_seen
from munch_cli.arbiter.why import Happened, Withheld, explained, happens, why
from munch_cli.cli.start import main
from munch_cli.engine.table import Table
from munch_cli.files.scenarios import path_of, read_scenario
from munch_cli.language.answers import Asked, WhyHappened
from munch_cli.language.parse import parse
from munch_cli.show.answers import lines_of
from munch_cli.show.look import Look
from munch_cli.table import events as e
from munch_cli.table.ids import NO_COPY, CardId, CopyId, PlayerId
from munch_cli.table.state import Gone
from tests.boards import board


def at(board: str, edition: str, steps: int) -> tuple[list[Seen], Table]:
    """What was done in the first steps of a scenario, and the table after them."""
    scenario = read_scenario(path_of(board))
    outcomes = played(scenario, edition, steps)
    first = scenario.boards[edition]
    return past_seen(first, outcomes), outcomes[-1].table if outcomes else first


def asked(question: str, table: Table) -> WhyHappened:
    read = parse(question, table.state, table.catalogue, at_prompt=True)
    assert isinstance(read, Asked), read
    assert isinstance(read.question, WhyHappened), read
    return read.question


def answer(board: str, edition: str, steps: int, question: str) -> Happened | Withheld:
    past, now = at(board, edition, steps)
    return why(asked(question, now), past, now)


@pytest.mark.parametrize(
    ("board", "edition", "steps", "question", "id"),
    [
        ("helping/asked-and-agreed", "bites", 4, "why did Ann gain a level?", "combat.kill-gives-one-level"),
        ("running-away/four-is-caught", "classic", 1, "why was Ann caught?", "running-away.escape-on-5-or-more"),
        ("combat/pumpkinhead", "bites", 10, "why did Jenn draw 3 Treasures?", "treasure.paid-when-the-fight-ends"),
    ],
)
def test_what_happened_is_told_with_its_rules(board: str, edition: str, steps: int, question: str, id: str) -> None:
    found = answer(board, edition, steps, question)
    assert isinstance(found, Happened), found
    assert found.told, "it happened, but not in that number"
    assert id in {id for event in found.events for id in event.because}


def test_the_die_that_would_have_done_is_told() -> None:
    found = answer("running-away/four-is-caught", "classic", 1, "why did Ann not get away?")
    assert isinstance(found, Withheld)
    assert found.pips == (5, 6)


def test_the_die_that_would_have_caught_is_told_down_to_a_one() -> None:
    found = answer("running-away/five-gets-away", "classic", 1, "why was Ann not caught?")
    assert isinstance(found, Withheld)
    assert found.pips == (1, 2, 3, 4)


def test_who_has_won_is_told_apart_from_who_has_not() -> None:
    assert isinstance(answer("winning/the-first-at-level-10-wins", "classic", 2, "why did Ann win the game?"), Happened)
    assert isinstance(answer("winning/the-first-at-level-10-wins", "classic", 2, "why did Bo win the game?"), Withheld)


def test_a_reading_of_an_open_point_under_which_it_would_have_come_is_told() -> None:
    found = answer("cards-bites/a-ring-against-a-trap", "bites", 1, "why did Mina not lose a level?")
    assert isinstance(found, Withheld)
    assert found.readings == (("gap.traps-are-like-curses-in-all", "only-as-said"),)


ANN, BO = PlayerId(0), PlayerId(1)
SOME_BOARD = """
[combat]
fighter = "Ann"
monsters = ["Plain Hare", "Plain Monster 1"]
[player.Ann]
hand = ["Plain Helmet", "Plain Curse"]
[player.Bo]
"""
HELMET, CURSE, HARE, LAST = range(4)


def gone(word: str) -> e.MonsterEliminated:
    return e.MonsterEliminated(CopyId(HARE), Gone(CardId("plain.plain-hare"), 1, (), word))


@pytest.mark.parametrize(
    ("event", "asked", "fits"),
    [
        (gone("killed"), WhyHappened("killed"), True),
        (gone("taken"), WhyHappened("killed"), False),
        (gone("killed"), WhyHappened("killed", cards=(CardId("plain.plain-monster-1"),)), False),
        (e.GameWon((ANN,)), WhyHappened("won", who=BO), False),
        (e.PlayerCaught(ANN, CopyId(LAST)), WhyHappened("caught", cards=(CardId("plain.plain-monster-1"),)), True),
        (e.PlayerCaught(ANN, NO_COPY), WhyHappened("caught", cards=(CardId("plain.plain-monster-1"),)), False),
    ],
)
def test_what_an_event_answers(event: e.Event, asked: WhyHappened, fits: bool) -> None:
    table = board(SOME_BOARD)
    assert [table.card(CopyId(copy)).name for copy in (HELMET, CURSE, HARE)] == [
        "Plain Helmet",
        "Plain Curse",
        "Plain Hare",
    ]
    assert happens(event, asked, table) is fits


def test_another_number_is_not_taken_for_the_one_that_was_asked() -> None:
    past, now = at("combat/pumpkinhead", "bites", 10)
    found = why(asked("why did Jenn draw 7 Treasures?", now), past, now)
    assert isinstance(found, Happened)
    assert not found.told
    told = lines_of(explained(asked("why did Jenn draw 7 Treasures?", now), past, now), Look(0))
    assert told[0] == "it is not so that Jenn drew 7 Treasures; this is what happened:"


def test_all_the_treasures_of_a_fight_or_one_of_them_are_the_number_that_was_asked() -> None:
    past, now = at("combat/pumpkinhead", "bites", 10)
    for number in range(1, 6):
        found = why(asked(f"why did Jenn draw {number} Treasure{'s' * (number > 1)}?", now), past, now)
        assert isinstance(found, Happened) and found.told is (number in (1, 3)), number


def test_sixty_columns_are_enough() -> None:
    past, now = at("treasure/denied-by-the-card", "booty", 1)
    for question in ("why no Treasure?", "why no level?", "why did Ann not die?"):
        assert all(len(line) <= 60 for line in lines_of(explained(asked(question, now), past, now), Look(60))), question


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("helping/asked-and-agreed", "why did Ann gain a level?", "--after", "4"), 0),
        (("helping/asked-and-agreed", "why did Bo not gain a level?", "--after", "4"), 0),
        (("combat/pumpkinhead", "why 77", "--after", "3"), 1),
        (("combat/pumpkinhead", "why 1000", "--after", "3"), 0),
        (("combat/pumpkinhead", "why does the gromp flibber?"), 2),
    ],
)
def test_from_the_shell(
    words: tuple[str, ...], code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["munch", "ask", *words, "--box", "bites", "--json"])
    assert main() == code
    if code != 2:
        assert json.loads(capsys.readouterr().out)["munch"] == 1
