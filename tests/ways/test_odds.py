"""Chances are what counting every throw gives, and come from nothing that the asker does not see."""

from fractions import Fraction
from itertools import product

import pytest

from munch_cli.arbiter.odds.fight import COUNTED_MOST
from munch_cli.arbiter.odds.odds import Odds, odds, running
from munch_cli.arbiter.ways.ways import ways
from munch_cli.engine.chance import Script
from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.files.rulebook import load_rulebook
from munch_cli.language.answers import Understood
from munch_cli.language.parse import parse
from munch_cli.repl.session import Session
from munch_cli.repl.sitting import Sitting
from munch_cli.rules.death import DIE as LOOTING
from munch_cli.show.answers import json_of
from munch_cli.table.events import LevelsLost, MonsterEscaped
from munch_cli.table.ids import PlayerId
from tests.boards import SIX_CARDS, board, performed

ANN, BO = PlayerId(0), PlayerId(1)


def thrown(table: Table, sentences: list[str], dice: tuple[int, ...]) -> tuple[int, int]:
    """What throwing just these dice brings: monsters got away from, levels lost."""
    script = Script(dice)
    away = lost = 0
    for sentence in sentences:
        read = parse(sentence, table.state, table.catalogue)
        assert isinstance(read, Understood)
        outcome = perform(table, read.command, script)
        assert outcome.was_done
        away += sum(isinstance(event, MonsterEscaped) for event in outcome.events)
        lost += sum(event.amount for event in outcome.events if isinstance(event, LevelsLost))
        table = outcome.table
    return away, lost


TWO_MONSTERS = """
[combat]
fighter = "Ann"
monsters = ["Plain Monster 5", "Plain Hare"]
[player.Ann]
level = 3
[player.Bo]
"""


@pytest.mark.parametrize("edition", load_rulebook().editions)
def test_a_run_is_what_counting_every_throw_gives(edition: str) -> None:
    table = board(TWO_MONSTERS, edition)
    runs = ["Ann runs from Plain Monster 5", "Ann runs from Plain Hare"]
    counted = [thrown(table, runs, dice) for dice in product(range(1, 7), repeat=2)]
    found = odds(table).run
    assert found is not None and not found.stuck
    (end,) = found.ends
    assert end.away == Fraction(sum(away == 2 for away, _ in counted), 36)
    for lost, chance in end.levels:
        assert chance == Fraction(sum(levels == lost for _, levels in counted), 36)
    assert sum(run.away for run in found.runs) == Fraction(sum(away for away, _ in counted), 36)


@pytest.mark.parametrize("foe", ["Plain Monster 5", "Plutonium Dragon"])
def test_every_chance_adds_up(foe: str) -> None:
    """Also where the first monster may kill, and the second then catches nobody."""
    text = TWO_MONSTERS.replace("level = 3", 'level = 3\nhand = ["Plain Potion"]').replace("Plain Monster 5", foe)
    found = odds(board(text))
    assert found.run is not None
    for run in found.run.runs:
        assert sum(case.chance for case in run.cases) == 1
    for end in found.run.ends:
        assert sum(chance for _, chance in end.levels) == 1


def test_a_throw_for_the_order_of_looting_that_is_asked_for_may_fall_either_way() -> None:
    fight = '[combat]\nfighter = "Ann"\nmonsters = ["Bullrog"]\n'
    ann = '[player.Ann]\nlevel = 5\nhand = ["Mate", "Thief"]\n'
    table = board(f"{fight}{ann}[player.Bo]\n[player.Cy]\n")
    for sentence in ("Ann runs", "the die shows 1"):
        table = performed(table, sentence)
    (debt,) = table.owed("die")
    assert debt.words == (LOOTING,)
    first = {case.says.split()[0]: case.chance for case in odds(table).die}
    assert first == {"Bo": Fraction(1, 2), "Cy": Fraction(1, 2)}
    thrown = {case.says.split()[0]: case.chance for case in odds(performed(table, "the die shows 3")).die}
    assert thrown == {"Bo": Fraction(5, 12), "Cy": Fraction(7, 12)}


def test_a_die_that_is_owed_is_told_throw_by_throw() -> None:
    table = board(
        """
[player.Ann]
level = 3
in_play = ["Thief"]
hand = ["Plain Potion"]
[player.Bo]
in_play = ["Plain Helmet"]
"""
    )
    session = Session(sitting=Sitting("a board", "open board", table))
    session.hear("Ann uses Theft on Bo taking Plain Helmet discarding Plain Potion")
    assert session.table is not None
    found = odds(session.table)
    assert [case.chance for case in found.die] == [Fraction(1, 2), Fraction(1, 2)]
    assert any("Plain Helmet" in case.says for case in found.die)
    assert any(line.strip() for line in session.hear("odds").lines)


def told(found: Odds) -> dict[str, object]:
    return json_of(found)


@pytest.mark.parametrize("hand", ['["Ancient"]', '["Dwarf"]'])
def test_other_hands_and_piles_are_not_looked_at(hand: str) -> None:
    text = SIX_CARDS.replace('["Elf"]', hand) + '[table]\ndoor = ["Humongous"]\n'
    assert told(odds(board(text), ANN, 500)) == told(odds(board(SIX_CARDS), ANN, 500))


FEW_CARDS = """
[table]
whole = true
door = ["Plain Enhancer", "Plain Curse", "Plain Monster 1"]
treasure = ["Plain Potion", "Plain Great Potion", "Plain Helmet"]
[combat]
fighter = "Ann"
monsters = ["Plain Monster 5"]
[player.Ann]
level = 9
[player.Bo]
hand = ["HIDDEN", "Plain Sword"]
"""


def test_few_hands_are_counted_and_agree_with_what_the_engine_does_with_each() -> None:
    """Every hidden hand is laid open in turn, and asked whether anything in it breaks the claim."""
    doors = ["Plain Wand", "Plain Enhancer", "Plain Curse", "Plain Monster 1"][1:]
    treasures = ["Plain Sword", "Plain Potion", "Plain Great Potion", "Plain Helmet"]
    table = board(FEW_CARDS.replace("HIDDEN", "Plain Monster 10"))
    found = odds(table, ANN).fight
    assert found is not None and found.is_exact and found.hands < COUNTED_MOST
    holds = []
    for door, treasure in product([*doors, "Plain Monster 10"], treasures):
        text = '[combat]\nfighter = "Ann"\nmonsters = ["Plain Monster 5"]\n[player.Ann]\nlevel = 9\n[player.Bo]\n'
        holds.append(not ways(board(f'{text}hand = ["{door}", "{treasure}"]\n')).reply)
    assert found.hands == len(holds)
    assert 0 < found.wins < 1 and found.wins == pytest.approx(sum(holds) / len(holds))
    assert found.error == 0, "nothing is left to chance"


SLOW_SHIP = """
[combat]
fighter = "Ann"
monsters = ["Plain Monster 10"]
[player.Ann]
level = 3
in_play = ["Tub", "Plain Running Boots"]
[player.Bo]
[[card]]
name = "Tub"
kind = "ship"
big = true
run_away = -2
"""


def test_a_slow_ship_may_be_left_behind_first() -> None:
    """With the Ship nobody gets away; without it the boots count again."""
    table = board(SLOW_SHIP, "booty")
    found = odds(table).run
    assert found is not None
    (run,) = found.runs
    assert run.away == 0 and run.without_it == Fraction(2, 3)
    assert table.card(run.left_behind).name == "Tub"


MANY = """
impossible = true
[player.Ann]
level = 6
in_play = ["Horny Helmet", "Broad Sword", "Boots of Butt-Kicking"]
[player.Bo]
level = 5
[combat]
fighter = "Ann"
helper = "Bo"
monsters = ["Lame Goblin", "Maul Rat", "Flying Frogs", "Mr. Bones", "Crabs", "Pit Bull", "Gelatinous Octahedron",
    "Harpies", "Leperchaun", "Undead Horse"]
"""


def test_beyond_the_limit_boards_are_sampled_and_the_error_is_stated() -> None:
    whole, sample = running(board(MANY)), running(board(MANY), most=2000)
    assert whole is not None and sample is not None
    assert sample.error > whole.error
    for one, other in zip(whole.ends, sample.ends, strict=True):
        assert abs(float(one.dies - other.dies)) <= whole.error + sample.error
        assert sum(chance for _, chance in other.levels) == 1
