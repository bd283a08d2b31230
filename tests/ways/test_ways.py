"""A way to win is a way: it can be typed, it wins, and it knows only what the asker sees."""

import pytest

from munch_cli.arbiter.ways.ways import Replies, Ways, ways
from munch_cli.engine.table import Table
from munch_cli.files.scenarios import bundled_names
from munch_cli.repl.session import Session
from munch_cli.repl.sitting import Sitting
from munch_cli.show.answers import lines_of
from munch_cli.show.look import PLAIN
from munch_cli.table.events import FightWon
from munch_cli.table.ids import PlayerId
from tests.boards import SIX_CARDS, board, performed
from tests.bundled import scenario

ANN, BO, CY = PlayerId(0), PlayerId(1), PlayerId(2)


def typed(table: Table, sentences: tuple[str, ...]) -> bool:
    """Whether the sentences, typed at a prompt, win the fight."""
    session = Session(sitting=Sitting("a board", "open board", table))
    for sentence in sentences:
        heard = session.hear(sentence)
        assert not heard.undone and heard.word in ("allowed", "silent", "conflict"), (sentence, heard.lines)
    assert session.sitting is not None
    return any(isinstance(event, FightWon) for event in session.sitting.journal.outcomes[-1].events)


def known(found: Ways) -> dict[str, object]:
    return {name: value for name, value in found._asdict().items() if name != "table"}


HELPLESS = """
[combat]
fighter = "Ann"
monsters = ["Plain Monster 10"]
[player.Ann]
level = 4
[player.Bo]
level = 7
[player.Cy]
level = 1
"""


def test_help_is_asked_for_where_one_cannot_win_alone() -> None:
    table = board(HELPLESS)
    found = ways(table)
    assert (found.means, found.needs) == ("with help", (BO,))
    assert typed(table, found.line)


@pytest.mark.parametrize(("hand", "holds"), [('["Plain Potion"]', True), ("[]", False)])
def test_what_breaks_a_claim_is_told_unless_it_can_be_answered(hand: str, holds: bool) -> None:
    table = board(
        f"""
[combat]
fighter = "Ann"
monsters = ["Plain Monster 1"]
[player.Ann]
level = 4
hand = {hand}
[player.Bo]
hand = ["Plain Enhancer"]
"""
    )
    found = ways(table)
    assert found.line == ("Ann claims the kill", "no one says anything")
    assert (found.holds == found.line) is holds
    assert found.reply == (() if holds else ("Bo plays Plain Enhancer on Plain Monster 1",))


TWO_TO_STOP = """
[combat]
fighter = "Ann"
monsters = ["Plain Monster 1"]
[player.Ann]
level = 9
[player.Bo]
hand = ["Plain Enhancer", "Plain Enhancer"]
[player.Cy]
hand = ["Plain Enhancer"]
"""


def test_a_fight_is_stopped_by_as_many_plays_as_it_takes() -> None:
    found = ways(board(TWO_TO_STOP), BO)
    assert found.line == found.holds == ("Bo plays Plain Enhancer on Plain Monster 1",) * 2
    assert found.is_complete and ways(board(TWO_TO_STOP), CY).means == "none"
    losing = board(TWO_TO_STOP.replace("level = 9", "level = 1"))
    assert (ways(losing, CY).means, ways(losing, CY).line) == ("alone", ())
    assert lines_of(ways(losing, CY), PLAIN) == ["Ann cannot win alone as it stands; Cy need do nothing."]


GREAT_DRAUGHT = """
[combat]
fighter = "Ann"
monsters = ["Plain Monster 1"]
[player.Ann]
hand = ["Great Draught"]
[player.Bo]
hand = ["Ancient", "Enraged", "Intelligent"]
[[card]]
name = "Great Draught"
kind = "one-shot"
bonus = 30
"""


def test_the_same_plays_in_another_order_are_not_tried_again() -> None:
    plays_of_bo = 3 + 3 * 2 + 3 * 1
    found = ways(board(GREAT_DRAUGHT), BO)
    assert found.means == "none" and found.is_complete
    assert found.tried < 6 * plays_of_bo


def test_answers_to_a_claim_are_counted_and_no_more_are_looked_at_than_that() -> None:
    table = performed(board(TWO_TO_STOP), "Ann claims the kill")
    few, enough = Replies((ANN,), (BO, CY), most=2), Replies((ANN,), (BO, CY))
    assert enough.breaking(table) is not None and enough.is_complete
    few.breaking(table)
    assert not few.is_complete and few.left == 0


CURSED_IN_THE_WAIT = """
[combat]
fighter = "Ann"
monsters = ["Plain Monster 1"]
[player.Ann]
in_play = ["Left Thing", "Right Thing"]
[player.Bo]
hand = ["Plain Item Curse"]
[player.Cy]
hand = ["Plain Enhancer"]
"""


def test_a_curse_that_leaves_the_claim_as_it_is_helps_another_card_to_break_it() -> None:
    """With one Item less Ann still wins, and with the Enhancer alone too; not with both."""
    things = (f'[[card]]\nname = "{side} Thing"\nkind = "item"\nbonus = 3\n' for side in ("Left", "Right"))
    found = ways(board(CURSED_IN_THE_WAIT + "".join(things)))
    assert found.reply == ("Bo plays Plain Item Curse on Ann", "Cy plays Plain Enhancer on Plain Monster 1")
    assert found.holds == ()


TWO_MONSTERS = """
[combat]
fighter = "Ann"
monsters = ["Santa's Evil Accountant", "Rental Santa"]
[player.Ann]
level = 2
in_play = ["Bard"]
hand = ["Flaming Pudding", "Wandering Monster", "Elf", "Snow Shoes With Tread"]
[player.Bo]
level = 3
hand = ["Shake Every Present", "Ugly Sweater, Hand-Knitted", "Skis, Crossed"]
[player.Cy]
hand = ["Relatives, Staying", "Stuffed With Chestnuts"]
"""


def test_what_is_learnt_on_a_long_way_makes_it_shorter() -> None:
    found = ways(board(TWO_MONSTERS, "christmas-lite"))
    assert found.means == "with help" and len(found.line) == 5


@pytest.mark.parametrize("hand", ['["Ancient"]', '["Cotion of Ponfusion"]', '["Dwarf"]'])
@pytest.mark.parametrize("door", ['["Humongous"]', '["Bullrog"]'])
def test_what_is_hidden_changes_nothing(hand: str, door: str) -> None:
    text = SIX_CARDS.replace('["Elf"]', hand) + f"[table]\ndoor = {door}\n"
    plain = ways(board(SIX_CARDS + '[table]\ndoor = ["Mate"]\n'), ANN, ANN)
    assert known(ways(board(text), ANN, ANN)) == known(plain)
    assert plain.hidden == (BO, CY)
    assert lines_of(plain, PLAIN)[-1] == "Hidden, and not reckoned with: what Bo may hold."


def test_luck_is_told_with_what_the_die_has_to_show() -> None:
    table = board(
        """
[[card]]
name = "Snatcher"
kind = "class"
[[card.ability]]
name = "Snatch"
when = "any_time"
on = "rival"
do = [{ do = "steal_item", roll = 4 }]
[[card]]
name = "Lone Troll"
kind = "monster"
level = 4
treasures = 1
marks = ["no_helper"]
bad_stuff = [{ do = "lose_levels" }]
[combat]
fighter = "Ann"
monsters = ["Lone Troll"]
[player.Ann]
level = 4
in_play = ["Snatcher"]
[player.Bo]
in_play = ["Plain Potion"]
""",
        "booty",
    )
    found = ways(table)
    assert (found.means, found.pips) == ("with luck", ((4, 5, 6),))
    assert typed(table, found.line)
    told = lines_of(found, PLAIN)
    assert told[0] == f"Ann can win this with luck, {found.totals[0]} to {found.totals[1]}:"
    assert "The die has to show 4, 5 or 6: 3 in 6." in told


def test_every_way_found_on_a_bundled_board_wins_when_typed() -> None:
    found_any = 0
    for name in bundled_names()[::9]:
        table = scenario(name).boards[scenario(name).editions[0]]
        if table.fight is None:
            continue
        found = ways(table)
        if found.line:
            found_any += 1
            assert typed(table, found.line), (name, found.line)
    assert found_any > 5
