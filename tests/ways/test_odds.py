"""Chances are what counting every throw gives, and come from nothing that the asker does not see."""

from fractions import Fraction
from itertools import product

import pytest

from munch_cli.arbiter.odds import fight
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
from munch_cli.table.commands import LetHave
from munch_cli.table.events import LevelsLost, MonsterEscaped
from munch_cli.table.ids import CardId, PlayerId
from tests.boards import SIX_CARDS, board, performed
from tests.bundled import scenario

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


def test_a_fact_nobody_knows_is_not_made_up_and_the_run_is_told_all_the_same() -> None:
    unknown = """
[[card]]
name = "Nameless Thing"
kind = "monster"
level = 8
treasures = 2
unknown = ["bad_stuff"]
"""
    table = board(f'{unknown}[combat]\nfighter = "Jenn"\nmonsters = ["Nameless Thing"]\n[player.Jenn]\n[player.Bo]\n')
    found = odds(table).run
    assert found is not None and found.untold == (table.foes[0],) and not found.stuck
    (run,) = found.runs
    assert run.away == Fraction(1, 3)
    assert [case.says for case in run.cases if not case.away] == [""]


def test_who_loots_the_dead_first_is_not_followed_throw_by_throw() -> None:
    table = board(
        """
[combat]
fighter = "Ann"
helper = "Bo"
monsters = ["3,872 Orcs"]
[player.Ann]
hand = ["Mate", "Thief"]
[player.Bo]
hand = ["Amazon"]
[player.Cy]
sideways = ["Flask of Glue"]
[player.Di]
[player.Ed]
"""
    )
    found = odds(table).run
    assert found is not None and not found.stuck and len(found.ends) == 2
    for end in found.ends:
        assert end.dies == Fraction(2, 3) * Fraction(2, 6)


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


@pytest.mark.parametrize("reading", ["high-first-then-roll-again", "low-first-then-roll-again"])
@pytest.mark.parametrize("looters", [6, 7, 19])
def test_more_looters_than_a_die_has_sides_are_not_tied_for_ever(looters: int, reading: str) -> None:
    fight = '[combat]\nfighter = "Ann"\nmonsters = ["3,872 Orcs"]\n'
    people = "".join(f"[player.P{number}]\n" for number in range(looters))
    ann = '[player.Ann]\nin_play = ["Plain Helmet"]\n'
    found = odds(board(f'[rulings]\n"gap.tied-looting-rolls" = "{reading}"\n{fight}{ann}{people}')).run
    assert found is not None and not found.stuck
    assert [end.dies for end in found.ends] == [Fraction(2, 3) * Fraction(2, 6)]


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


@pytest.mark.parametrize(("fewer", "is_exact"), [(0, True), (1, False)])
def test_just_so_many_hands_as_may_be_counted_are(fewer: int, is_exact: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    table = board(FEW_CARDS.replace("HIDDEN", "Plain Monster 10"))
    few = odds(table, ANN).fight
    assert few is not None
    monkeypatch.setattr(fight, "COUNTED_MOST", few.hands - fewer)
    found = odds(table, ANN).fight
    assert found is not None and found.is_exact is is_exact


def test_the_error_of_drawing_is_told_and_true() -> None:
    table = board(SIX_CARDS.replace('["Elf"]', '["Elf", "Dwarf", "Mate", "Hireling", "Horny Helmet"]'))
    few, many = odds(table, ANN, 1_000).fight, odds(table, ANN, 20_000).fight
    assert few is not None and many is not None
    assert not few.is_exact and few.error > many.error > 0
    assert abs(few.wins - many.wins) < 2 * (few.error + many.error)
    assert sum(chance for _, chance in many.harm) == pytest.approx(1)
    one = odds(table, ANN, 1).fight
    assert one is not None and one.hands == 1


WIZARD = """
[combat]
fighter = "Ann"
monsters = ["Plain Monster 10"]
[player.Ann]
level = 2
in_play = ["Wizard"]
hand = ["Plain Potion"]
[player.Bo]
"""


def test_a_roll_that_can_be_answered_is_told_both_ways() -> None:
    """One card is at hand to be discarded for one pip more; the Wizard himself could be paid with, too."""
    found = odds(board(WIZARD)).run
    assert found is not None and found.asked == (ANN,)
    (run,) = found.runs
    assert run.away == Fraction(1, 3) < run.at_best


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


def test_a_helper_who_is_quicker_says_nothing_of_what_a_ship_costs() -> None:
    wings = '[[card]]\nname = "Wings"\nkind = "item"\nrun_away = 4\n'
    quick = SLOW_SHIP.replace("[player.Bo]", '[player.Bo]\nin_play = ["Wings"]')
    found = odds(board(quick.replace('"Ann"\n', '"Ann"\nhelper = "Bo"\n') + wings, "booty")).run
    assert found is not None
    assert [(run.away, run.without_it, run.left_behind < 0) for run in found.runs] == [
        (0, Fraction(2, 3), False),
        (1, 0, True),
    ]


def test_while_a_roll_waits_it_is_told_what_comes_of_it_unanswered() -> None:
    session = Session(sitting=Sitting("a board", "open board", board(WIZARD)))
    session.hear("Ann runs from Plain Monster 10")
    session.hear("the die shows 3")
    assert session.table is not None
    (case,) = odds(session.table).die
    assert case.chance == 1 and "catches Ann" in case.says


def test_a_roll_said_to_come_is_not_looked_at() -> None:
    table = board(WIZARD)
    known = table.copy()
    known.state.rolls = (6,)
    assert told(odds(known)) == told(odds(table))


def test_two_who_fight_are_told_as_two() -> None:
    session = Session()
    for line in (
        "new classic",
        "Ann is Level 4",
        "Bo is Level 3",
        "Cy holds Mate",
        "Ann fights Plutonium Dragon with Bo helping",
    ):
        session.hear(line)
    told = " ".join(line.strip() for line in session.hear("odds").lines)
    assert "If Ann and Bo fight on, and others may hold anything:" in told
    assert "Ann and Bo are 14 points short" in told


BACKSTAB = """
[combat]
fighter = "Ann"
monsters = ["Plain Monster 1"]
[player.Ann]
level = 3
[player.Bo]
in_play = ["Thief"]
hand = ["Plain Curse"]
"""


def test_what_those_outside_can_do_with_what_lies_before_them_is_reckoned_whatever_they_hold() -> None:
    """Bo may pay with a card that nobody sees for two points less, which is what Ann has to spare."""
    found = odds(board(BACKSTAB), ANN, 200).fight
    assert found is not None and found.lacks == -1
    assert min(points for points, _ in found.harm) == 2 and found.wins == 0


TWO_ANSWER = """
[combat]
fighter = "Ann"
monsters = ["Plain Monster 10"]
[player.Ann]
level = 2
in_play = ["Wizard"]
hand = ["Plain Potion"]
[player.Bo]
in_play = ["Wizard"]
hand = ["Plain Ring"]
"""


def test_only_the_one_who_runs_answers_the_roll_as_well_as_they_can() -> None:
    one, two = odds(board(WIZARD)).run, odds(board(TWO_ANSWER)).run
    assert one is not None and two is not None
    assert one.runs[0].at_best == two.runs[0].at_best and one.runs[0].by == two.runs[0].by


def test_a_ship_is_left_behind_only_if_that_helps() -> None:
    no_slower = SLOW_SHIP.replace("run_away = -2\n", "")
    found = odds(board(no_slower, "booty")).run
    assert found is not None and found.runs[0].left_behind < 0


def test_what_may_be_used_at_will_in_a_fight_is_not_reckoned_with_for_ever() -> None:
    here = scenario("monsters/its-ability-is-for-fighters").boards["lite"]
    held = perform(here, LetHave(BO, CardId("plain.plain-great-potion"), "hand")).table
    found = odds(held)
    assert isinstance(found, Odds) and found.fight is not None
    assert found.fight.wins == 1 and found.fight.lacks < -10


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


AT_WILL = """
impossible = true
[player.Ann]
in_play = ["Grabber", "Other Grabber"]
[player.Bo]
in_play = ["Grabber", "Other Grabber"]
[combat]
fighter = "Ann"
monsters = ["Plain Monster 5"]
""" + "".join(
    f"""
[[card]]
name = "{name}"
kind = "item"
bonus = 1
[[card.ability]]
name = "Grab"
when = "any_time"
on = "rival"
do = [{{ do = "steal_item", size = "small", roll = 4, otherwise = 1 }}]
[[card.ability]]
name = "Climb"
when = "own_run_roll"
price = {{ most = 3 }}
do = [{{ do = "add_to_roll", amount = 1, each = true }}]
"""
    for name in ("Grabber", "Other Grabber")
)


@pytest.mark.parametrize("edition", ["classic", "bites", "lite"])
def test_an_answer_that_may_be_given_for_ever_ends_and_says_so(edition: str) -> None:
    found = running(board(AT_WILL, edition))
    assert found is not None and found.answers_cut
    assert found.runs[0].away == Fraction(1, 3)
