"""A way to win is a way: it can be typed, it wins, and it knows only what the asker sees."""

import pytest

from munch_cli.arbiter.odds.odds import odds
from munch_cli.arbiter.replay import board_after
from munch_cli.arbiter.ways.search import OFTEN, Search, listened_to, one_more
from munch_cli.arbiter.ways.ways import Replies, Ways, ways
from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.files.scenarios import bundled_names
from munch_cli.files.shapes import made
from munch_cli.repl.session import Session
from munch_cli.repl.sitting import Sitting
from munch_cli.show.answers import lines_of
from munch_cli.show.look import PLAIN
from munch_cli.show.odds import ODDS
from munch_cli.show.ways import WAYS
from munch_cli.table.commands import ClaimKill
from munch_cli.table.events import FightWon
from munch_cli.table.ids import PlayerId
from tests.boards import NOT_ENOUGH, SIX_CARDS, board, performed
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


def pumpkinhead(after: int) -> Table:
    return board_after(scenario("combat/pumpkinhead"), "bites", after)


def test_the_worked_example_is_found() -> None:
    found = ways(pumpkinhead(3))
    assert found.means == "alone"
    assert set(found.line[:2]) == {"Jenn plays Fluffy on Pumpkinhead", "Jenn plays Virgin Tears on Jenn"}
    assert found.totals == (13, 11)
    assert typed(pumpkinhead(3), found.line)


def test_a_fight_that_is_won_needs_only_the_claim() -> None:
    assert ways(pumpkinhead(1)).line == ("Jenn claims the kill", "no one says anything")


def test_the_shortest_of_many_ways_is_told() -> None:
    found = ways(board(SIX_CARDS))
    assert found.means == "alone" and len(found.line) == 5
    assert typed(board(SIX_CARDS), found.line)


def test_how_much_is_lacking_is_told_where_there_is_no_way() -> None:
    found = ways(board(NOT_ENOUGH))
    assert (found.means, found.line) == ("none", ())
    assert 0 < found.best_lacks < found.lacks
    assert any("Berserk" in sentence for sentence in found.best)


def test_an_ability_is_paid_for_with_what_is_needed_least() -> None:
    table = board(
        """
[combat]
fighter = "Ann"
monsters = ["Plain Monster 5"]
[player.Ann]
level = 1
in_play = ["Warrior"]
hand = ["Plain Potion", "Plain Curse"]
[player.Bo]
"""
    )
    found = ways(table)
    assert found.means == "alone" and typed(table, found.line)
    assert not any("discarding" in sentence and "Potion" in sentence for sentence in found.line)


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


@pytest.mark.parametrize(("hands", "unknown"), [("unknown", ["Ann", "Bo", "Cy"]), ("known", [])])
def test_ways_and_odds_name_the_players_whose_hands_are_unknown(hands: str, unknown: list[str]) -> None:
    table = board(f'[table]\nhands = "{hands}"\n{HELPLESS}')
    assert made(WAYS, ways(table))["hands_unknown"] == made(ODDS, odds(table))["hands_unknown"] == unknown


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


STANDS = """
[combat]
fighter = "Ann"
monsters = ["Plain Monster 1"]
[player.Ann]
level = 4
[player.Bo]
hand = ["Plain Enhancer"]
"""


def test_a_claim_that_stands_already_is_held_against_what_others_may_answer_too() -> None:
    table = performed(board(STANDS), "Ann claims the kill")
    found = ways(table)
    assert found.line == ("no one says anything",)
    assert found.reply == ("Bo plays Plain Enhancer on Plain Monster 1",) and not found.holds


def test_an_offer_that_nobody_has_answered_keeps_nobody_from_breaking_the_claim() -> None:
    losing = STANDS.replace("Monster 1", "Monster 5").replace("level = 4", 'level = 4\nhand = ["Plain Great Potion"]')
    table = performed(board(losing + "[player.Cy]\n"), "Ann asks Bo for help")
    table = performed(table, "Ann plays Plain Great Potion on Ann")
    found = ways(table)
    assert found.line == ("Ann claims the kill", "no one says anything")
    assert found.reply == ("Bo plays Plain Enhancer on Plain Monster 5",) and not found.holds


def test_where_every_monster_is_charmed_away_no_total_is_too_low() -> None:
    table = board(
        """
[combat]
fighter = "Ann"
monsters = ["Plutonium Dragon"]
[player.Ann]
in_play = ["Wizard"]
hand = ["Elf", "Dwarf"]
[player.Bo]
in_play = ["Thief"]
hand = ["Maul Rat"]
"""
    )
    charmed = performed(table, "Ann uses Charm on Plutonium Dragon discarding Elf + Dwarf")
    table = performed(charmed, "Bo uses Backstab on Ann discarding Maul Rat")
    found = ways(table)
    assert (found.means, found.line, found.reply) == ("alone", ("no one says anything",), ())
    assert "no monster is left to run from" in " ".join(lines_of(odds(table), PLAIN))
    assert typed(table, found.line)


@pytest.mark.parametrize("compelled", [True, False])
def test_one_who_was_made_to_help_may_break_the_claim(compelled: bool) -> None:
    table = board(
        """
[combat]
fighter = "Ann"
monsters = ["Plain Monster 5"]
[player.Ann]
level = 2
sex = "female"
in_play = ["French"]
[player.Bo]
level = 6
hand = ["Plain Enhancer"]
""",
        "booty",
    )
    for sentence in ("Ann uses Charm ze Rival on Bo",) if compelled else ("Ann asks Bo for help", "Bo agrees"):
        table = performed(table, sentence)
    found = ways(table)
    assert found.line == ("Ann claims the kill", "no one says anything")
    assert found.reply == (("Bo plays Plain Enhancer on Plain Monster 5",) if compelled else ())


def test_one_outside_the_fight_is_told_how_to_stop_it() -> None:
    text = SIX_CARDS.replace('["Elf"]', '["Ancient", "Elf"]')
    found = ways(board(text), BO)
    assert found.against and found.line == ("Bo plays Ancient on Plutonium Dragon",)
    assert lines_of(found, PLAIN)[0] == "Bo can stop Ann from winning alone:"
    assert ways(board(text), CY).means == "none"
    assert lines_of(ways(board(text), CY), PLAIN) == ["Cy cannot stop Ann from winning."]


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


def test_how_a_fight_is_stopped_is_not_looked_for_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("munch_cli.arbiter.ways.ways.STOPPING_MOST", 0)
    found = ways(board(SIX_CARDS.replace('["Elf"]', '["Ancient", "Elf"]')), BO)
    assert (found.means, found.is_complete) == ("none", False)


def test_answers_to_a_claim_are_counted_and_no_more_are_looked_at_than_that() -> None:
    table = performed(board(TWO_TO_STOP), "Ann claims the kill")
    few, enough = Replies((ANN,), (BO, CY), most=2), Replies((ANN,), (BO, CY))
    assert enough.breaking(table) is not None and enough.is_complete
    few.breaking(table)
    assert not few.is_complete and few.left == 0


def test_a_search_that_has_tried_all_it_may_does_not_say_that_there_was_no_more() -> None:
    hand = 'level = 1\nhand = ["Plain Potion", "Plain Helmet"]'
    table = board(TWO_TO_STOP.replace("level = 9", hand))
    whole = Search(table, (ANN,))
    lines = [line.commands for line in whole.lines()]
    for more, is_complete in ((0, False), (1, True)):
        search = Search(table, (ANN,), most=whole.tried + more)
        assert [line.commands for line in search.lines()] == lines
        assert (search.left, search.is_complete) == (more, is_complete)


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


MATE_IN_THE_HAND = """
[combat]
fighter = "Ann"
monsters = ["Bigfoot"]
[player.Ann]
level = 4
in_play = ["Warrior"]
hand = ["Chainsaw of Bloody Dismemberment", "Wandering Monster", "Enraged", "Ancient", "Staff of Napalm"]
[player.Bo]
level = 6
hand = ["Ancient", "Flaming Poison Potion", "Helm of Courage"]
[player.Cy]
level = 1
hand = ["Pollymorph Potion", "Mate"]
"""


def test_where_the_shortest_way_can_be_broken_one_that_holds_is_told() -> None:
    found = ways(board(MATE_IN_THE_HAND, "lite"))
    assert (found.means, found.needs, found.reply) == ("with help", (BO,), ("Cy plays Mate on Bigfoot",))
    assert found.holds[:2] == ("Ann asks Cy for help", "Cy agrees") and "Pollymorph Potion" in found.holds[2]
    told = [line.strip() for line in lines_of(found, PLAIN)]
    assert told[told.index("But it can be broken:") + 1 :][:2] == [*found.reply, "This holds whatever they answer:"]


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


RUNNING = """
[combat]
fighter = "Ann"
monsters = ["Plain Monster 1"]
running = true
[player.Ann]
level = 9
[player.Bo]
"""


def test_a_fight_that_is_lost_is_told_as_lost() -> None:
    found = ways(board(RUNNING))
    assert (found.means, found.line) == ("lost", ())
    assert lines_of(found, PLAIN) == ["Ann can no longer win this: the munchkins are running away."]


@pytest.mark.parametrize("hand", ['["Ancient"]', '["Cotion of Ponfusion"]', '["Dwarf"]'])
@pytest.mark.parametrize("door", ['["Humongous"]', '["Bullrog"]'])
def test_what_is_hidden_changes_nothing(hand: str, door: str) -> None:
    text = SIX_CARDS.replace('["Elf"]', hand) + f"[table]\ndoor = {door}\n"
    plain = ways(board(SIX_CARDS + '[table]\ndoor = ["Mate"]\n'), ANN, ANN)
    assert known(ways(board(text), ANN, ANN)) == known(plain)
    assert plain.hidden == (BO, CY)
    assert lines_of(plain, PLAIN)[-1] == "Hidden, and not reckoned with: what Bo may hold."


def test_hidden_hands_are_seen_when_they_are_open() -> None:
    text = SIX_CARDS.replace('["Elf"]', '["Ancient"]')
    assert ways(board(text)).reply and not ways(board(text), ANN, ANN).reply


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


def test_while_it_is_listened_to_it_is_told_again_and_again_how_many_boards_were_looked_at() -> None:
    heard: list[int] = []
    for _ in range(2):
        with listened_to(heard.append):
            for _ in range(2 * OFTEN - 1):
                one_more()
        for _ in range(OFTEN):
            one_more()
    assert heard == [OFTEN, OFTEN]


def test_no_fight_no_way() -> None:
    assert ways(pumpkinhead(0)).means == "no fight"
    assert ways(pumpkinhead(0)).who == PlayerId(0) and ways(pumpkinhead(0), BO).who == BO


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


@pytest.mark.parametrize("foe", ['["Nameless Thing"]', '[{ card = "Plain Monster 1", with = ["Nameless Trait"] }]'])
def test_of_whom_nobody_knows_how_strong_he_is_no_kill_is_claimed_nor_a_way_told(foe: str) -> None:
    unknown = """
[[card]]
name = "Nameless Thing"
kind = "monster"
treasures = 2
bad_stuff = []
unknown = ["level"]

[[card]]
name = "Nameless Trait"
kind = "monster-enhancer"
unknown = ["strength"]
"""
    table = board(f'{unknown}[combat]\nfighter = "Jenn"\nmonsters = {foe}\n[player.Jenn]\nlevel = 5\n[player.Bo]\n')
    verdict = perform(table, ClaimKill(PlayerId(0))).verdict
    assert verdict.is_fact and verdict.ids == ("table.card-fact-unknown",)
    found = ways(table)
    assert not found.line
    (line,) = lines_of(found, PLAIN)
    assert "No source tells how strong Nameless" in line
