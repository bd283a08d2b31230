"""The smallest change: what would make a refused sentence allowed, found by trying."""

from collections.abc import Iterator

import pytest

from munch_cli.arbiter.asking import Answered, ask
from munch_cli.arbiter.changes.kinds import KINDS, Change, changed
from munch_cli.arbiter.changes.smallest import Way, levels_together, smallest
from munch_cli.arbiter.replay import Done, board_after
from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import bundled_names
from munch_cli.show.judged import way_json, way_lines, way_said, ways_said
from munch_cli.show.look import Look
from munch_cli.table.commands import Command
from munch_cli.table.ids import PlayerId
from munch_cli.table.state import FACE_UP
from tests.boards import board as laid
from tests.boards import performed
from tests.bundled import run, scenario

BOOK = load_rulebook()
DWARF_OR = "if Ann were a Dwarf, an Elf, a Halfling or a Gnome"
CHEATS = "if Ann carried Plain Bow sideways and with Cheat! on Plain Bow"


def put(board: str, steps: int, question: str, edition: str = "") -> tuple[Table, Command, tuple[Way, ...]]:
    """A question put to the board of a scenario, and all ways in which it would be allowed."""
    table = board_after(scenario(board), edition or scenario(board).editions[0], steps)
    answered = ask(table, question)
    assert isinstance(answered, Answered), answered
    return table, answered.last.command, smallest(table, answered.last.command, BOOK)


@pytest.mark.parametrize(
    ("board", "steps", "question", "said"),
    [
        ("combat/pumpkinhead", 0, "may K.C. kick open the door?", "if it were K.C.'s turn"),
        ("helping/two-would-be-helpers", 0, "may Ann ask Cy for help?", "if Bo did not help"),
        ("death/no-help-from-the-dead", 0, "", "if Ann were alive"),
        ("selling/not-in-a-fight", 0, "may Ann sell Plain Crown?", "out of combat"),
        ("combat/pumpkinhead", 3, "may Jenn equip Goth Boots?", "out of combat and before Jenn opens the door"),
        ("power/vampire-at-level-9", 0, "", "if Ann were Level 8 or lower"),
        ("big-items/a-second-big-item", 0, "", "with Cheat! on Plain Big Rock"),
        (
            "half-breed/needs-a-race",
            0,
            "may Ann play Half-Breed?",
            DWARF_OR,
        ),
        (
            "slots/two-hands",
            0,
            "may Ann equip Plain Bow?",
            CHEATS,
        ),
        ("tags/undead-joins-nobody-else", 0, "", "if an Undead were in the fight"),
        ("winning/the-first-at-level-10-wins", 1, "", "if the game were not over"),
        ("loot/not-after-a-kill", 0, "", "if Ann had met no monster in this turn"),
        ("precedence/the-owner-decides", 0, "", "if the game were Ann's"),
        ("class/backstab-from-the-hand", 0, "", "if Bob had Thief in play"),
        ("cards-booty/landlubber-winning", 0, "", "once the fight was lost"),
        ("helping/nobody-helps-unasked-on-the-run", 0, "", "as long as the fight was not lost"),
        ("class/berserk-at-one-go", 0, "", "if it had not been used already"),
        ("class/merchant-borrows-an-accent", 0, "", "if Beth were male"),
        ("helping/loner-before-the-answer", 0, "", "if Loner were not in the fight"),
        ("ships/a-slow-ship-waits-for-a-curse", 0, "", "if Bob did not help and once the fight was lost"),
    ],
)
def test_what_would_turn_it(board: str, steps: int, question: str, said: str) -> None:
    if question:
        table, _, ways = put(board, steps, question)
        assert said in ways_said(ways, table, BOOK)
        return
    found = [ways_said(smallest(done.before, done.last.command, BOOK), done.before, BOOK) for done in refused_in(board)]
    assert any(said in ways for ways in found), found


IN_A_FIGHT = """
[combat]
fighter = "Ann"
monsters = ["Plain Monster 5"]
[player.Ann]
[player.Bo]
[player.Cy]
"""


def test_an_offer_that_waits_and_an_option_that_was_not_chosen_are_told() -> None:
    table = performed(laid(IN_A_FIGHT), "Ann asks Bo for help")
    assert told(table, "may Ann ask Cy for help?") == ["if no offer waited for an answer"]
    quiet = laid('[table]\nturn = "Ann"\nphase = "start"\n[player.Ann]\n[player.Bo]\n', "booty")
    assert told(quiet, "may Ann listen at the door?") == ["if the table played with listening at the door"]


def test_the_fight_that_is_imagined_is_one_with_the_plainest_monster() -> None:
    table, _, ways = put("cards-bites/bottles-for-a-fight", 0, "may Bo play Virgin Tears on Ann?")
    (fight,) = [change for way in ways for change in way.changes if change.kind == "fight"]
    card = table.catalogue[fight.card]
    assert card.kind == "monster" and not (card.marks or card.gives or card.abilities or card.tags)


def test_a_level_beside_the_lowest_is_told_as_that_or_lower() -> None:
    found = [
        change
        for done in refused_in("helping/loner-before-the-answer")
        for way in smallest(done.before, done.last.command, BOOK)
        for change in way.changes
        if change.kind == "level"
    ]
    assert {(change.number, change.word) for change in found} == {(3, "or lower"), (8, "or higher")}


def test_levels_that_help_together_with_other_changes_are_not_said_together() -> None:
    table = laid("[player.Ann]\nlevel = 3\n[player.Bo]\n")
    beside = (Change("sex", PlayerId(0), number=1), Change("alive", PlayerId(0)))
    levels = (Change("level", PlayerId(0), number=number) for number in (2, 1))
    ways = [Way((level, other), (), ()) for level, other in zip(levels, beside, strict=True)]
    assert list(levels_together(ways, table)) == ways
    alike = [way._replace(changes=(way.changes[0], beside[0])) for way in ways]
    (one,) = levels_together(alike, table)
    assert one.changes == (Change("level", PlayerId(0), number=2, word="or lower"), beside[0])


def test_only_levels_that_help_down_to_the_first_or_up_to_the_last_are_told_as_those_or_beyond() -> None:
    table = laid("[player.Ann]\nlevel = 4\n[player.Bo]\n")
    for helping, said in (
        ((3, 2, 1), [(3, "or lower")]),
        ((3, 2), [(3, "")]),
        ((1,), [(1, "")]),
        (tuple(range(5, 10)), [(5, "or higher")]),
        ((5, 6), [(5, "")]),
        ((9,), [(9, "")]),
        ((3, 5), [(3, ""), (5, "")]),
    ):
        ways = [Way((Change("level", PlayerId(0), number=number),), (), ()) for number in helping]
        found = [change for way in levels_together(ways, table) for change in way.changes]
        assert [(change.number, change.word) for change in found] == said, helping


@pytest.mark.parametrize("level", [3, 9, 10, 12])
def test_who_has_not_won_yet_is_below_the_last_level_and_no_higher_than_before(level: int) -> None:
    table = laid(f'[table]\nturn = "Ann"\n[player.Ann]\nlevel = {min(level, 9)}\n[player.Bo]\nlevel = 9\n')
    table.state.players[0].level = level
    table.state.winners = (PlayerId(0),)
    new = changed(table, Change("not-won", PlayerId(0)), BOOK.editions)
    assert new is not None and not new.state.is_over
    assert [player.level for player in new.state.players] == [min(level, 9), 9]


def test_once_nothing_is_owed_no_card_lies_face_up() -> None:
    table = board_after(scenario("selling/while-a-card-waits"), "classic", 1)
    assert table.state.owed and table.state.zones[FACE_UP]
    settled = changed(table, Change("nothing-owed"), BOOK.editions)
    assert settled is not None and not settled.state.owed and not settled.state.zones[FACE_UP]


UNDEAD_JOINS = """
sets = ["plain"]
[table]
turn = "Ann"
phase = "trouble"
[turn]
met_monster = true
[combat]
fighter = "Ann"
began = "trouble"
monsters = ["Plain Monster 5"]
[player.Ann]
level = 6
[player.Bo]
hand = ["Plain Undead 1"]
"""
ODD_UNDEAD = """
[[card]]
name = "{name}"
kind = "monster"
tags = ["Undead"]
stand_in = true
{facts}
"""


def test_the_monster_that_would_have_to_be_there_is_the_plainest_of_its_sort() -> None:
    odd = {
        "A Marked One": 'level = 1\ntreasures = 1\nmarks = ["no_helper"]',
        "An Unknown One": 'treasures = 1\nunknown = ["level"]',
    }
    text = UNDEAD_JOINS + "".join(ODD_UNDEAD.format(name=name, facts=facts) for name, facts in odd.items())
    table = laid(text, "bites")
    answered = ask(table, "may Bo play Plain Undead 1?")
    assert isinstance(answered, Answered)
    changes = [change for way in smallest(table, answered.last.command, BOOK) for change in way.changes]
    (tagged,) = {change for change in changes if change.kind == "tagged"}
    assert tagged.word == "Undead" and table.catalogue[tagged.card].name not in odd


CHANGED = """
[player.Ann]
in_play = ["Werewolf", "Half-Breed", "Celeritousness"]
[player.Bo]
[[card]]
name = "Mixed Blood"
kind = "half-breed"
marks = ["two_races"]
stand_in = true
"""


@pytest.mark.parametrize(
    ("card", "gone"), [("Vampire", ["Werewolf"]), ("Dominion", []), ("Mixed Blood", []), ("Changeling", ["Werewolf"])]
)
def test_only_another_race_class_or_accent_takes_the_place_of_what_was_there(card: str, gone: list[str]) -> None:
    table = laid(CHANGED, "bites")
    id = next(known.id for known in table.catalogue.values() if known.name == card)
    new = changed(table, Change("is", PlayerId(0), card=id), BOOK.editions)
    assert new is not None
    before, after = ([one.card(copy).name for copy in one.in_play(PlayerId(0))] for one in (table, new))
    assert after == [*(name for name in before if name not in gone), card]


def told(table: Table, question: str) -> list[str]:
    """The ways in which what is asked about a board would be allowed."""
    answered = ask(table, question)
    assert isinstance(answered, Answered), answered
    return ways_said(smallest(table, answered.last.command, BOOK), table, BOOK)


@pytest.mark.parametrize(
    ("board", "steps", "question", "said", "now"),
    [
        (
            "selling/while-a-card-waits",
            1,
            "may Ann loot the room?",
            "once what is owed was settled",
            "something is owed",
        ),
        (
            "character/opening-race-and-class",
            0,
            "may Ann kick open the door?",
            "if it were Ann's turn",
            "the game has not begun",
        ),
        (
            "combat/pumpkinhead",
            0,
            "may K.C. kick open the door?",
            "if it were K.C.'s turn",
            "it is Jenn's turn",
        ),
        ("combat/pumpkinhead", 3, "may Jenn end the turn?", "out of combat", "a fight is on"),
        ("helping/two-would-be-helpers", 0, "may Ann ask Cy for help?", "if Bo did not help", "Bo helps already"),
        ("power/vampire-at-level-9", 0, "may Ann use Vampire on Bo?", "if Ann were Level 8 or lower", "Ann is Level 9"),
    ],
)
def test_what_holds_instead_is_told(board: str, steps: int, question: str, said: str, now: str) -> None:
    table, _, ways = put(board, steps, question)
    assert (said, now) in [(way_said(way, table, BOOK), c["now"]) for way in ways for c in changes_of(way, table)]


@pytest.mark.parametrize(
    ("is_dead", "is_new", "said"),
    [
        (True, True, ("alive", "if Ann were alive", "Ann is dead")),
        (True, False, ("alive", "if Ann were alive", "Ann is dead")),
        (False, True, ("not-new", "if Ann had not died", "Ann has a new character")),
    ],
)
def test_a_new_character_is_alive_and_its_player_has_died(is_dead: bool, is_new: bool, said: tuple[str, ...]) -> None:
    """Bo is not to give Ann anything: the owner decided that new characters wait for their own cards."""
    table = board_after(scenario("death/no-cards-for-the-new-character"), "classic", 0)
    ann = table.state.players[0]
    ann.dead, ann.new = is_dead, is_new
    answered = ask(table, "may Bo give Plain Helmet to Ann?")
    assert isinstance(answered, Answered)
    ways = smallest(table, answered.last.command, BOOK)
    changes = [(way_said(way, table, BOOK), change) for way in ways for change in changes_of(way, table)]
    found = [
        (change["kind"], told, change["now"]) for told, change in changes if change["kind"] in ("alive", "not-new")
    ]
    assert found == [said]


def changes_of(way: Way, table: Table) -> list[dict[str, object]]:
    changes = way_json(way, table)["changes"]
    assert isinstance(changes, list)
    return [change for change in changes if isinstance(change, dict)]


CARDS_LIE = """
[table]
turn = "Bob"
[player.Ann]
level = 5
in_play = ["Elf", "Plain Bow"]
hand = ["Plain Helmet"]
[player.Bob]
level = 4
hand = ["Plain Ring"]
"""


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("may Bob play Plain Bow?", ["if Bob held Plain Bow in hand"]),
        ("may Bob play Plain Helmet?", ["if Bob held Plain Helmet in hand"]),
        ("may Ann equip Plain Ring?", ["if Ann carried Plain Ring sideways"]),
    ],
)
def test_what_lies_before_another_is_supposed_to_lie_before_the_one_who_asks(question: str, said: list[str]) -> None:
    table = laid(f'sets = ["plain"]\n{CARDS_LIE}')
    answered = ask(table, question)
    assert isinstance(answered, Answered), answered
    ways = ways_said(smallest(table, answered.last.command, BOOK), table, BOOK)
    assert [way for way in ways if "held" in way or "carried" in way] == said


PERMITS = """
sets = ["plain"]
[table]
turn = "Ann"
phase = "start"
[player.Ann]
in_play = ["Plain Helmet"]
sideways = ["Plain Cap"]
[player.Bo]
[[card]]
name = "Permit"
kind = "cheat"
marks = ["any_item"]
"""


def test_of_several_cards_that_let_any_item_be_used_one_is_told() -> None:
    ways = " ".join(told(laid(PERMITS, "booty"), "may Ann equip Plain Cap?"))
    assert "with Cheat! on" in ways and "Permit" not in ways


MIXED = """
[player.Ann]
in_play = ["Elf", "Wizard", "Bavarian"]
[player.Bo]
[[card]]
name = "Bavarian"
kind = "accent"
stand_in = true
"""


@pytest.mark.parametrize(
    ("lying", "said"),
    [
        (["Elf"], "if Ann were not an Elf"),
        (["Elf", "Wizard"], "if Ann were not an Elf or a Wizard"),
        (["Bavarian"], "if Ann did not have Bavarian"),
        (["Elf", "Bavarian"], "if Ann did not have Elf or Bavarian"),
    ],
)
def test_what_somebody_is_and_what_they_have_are_told_together_as_had(lying: list[str], said: str) -> None:
    table = laid(MIXED)
    copies = [copy for copy in table.in_play(PlayerId(0)) if table.card(copy).name in lying]
    ways = [Way((Change("is-not", PlayerId(0), copy=copy),), ()) for copy in copies]
    assert ways_said(ways, table, BOOK) == [said]


def test_settling_what_is_owed_is_enough_and_no_other_moment_is_named_beside_it() -> None:
    table, _, ways = put("charity/excess-to-the-lowest", 1, "may Ann end the turn?")
    assert ways_said(ways, table, BOOK) == ["once what is owed was settled"]


def test_once_the_game_is_won_it_is_no_matter_whose_turn_it_is() -> None:
    table, _, ways = put("winning/elf-helper-counts-as-a-kill", 1, "may Bo discard Elf?")
    assert ways_said(ways, table, BOOK) == ["if the game were not over"]


def test_another_turn_does_not_undo_a_win() -> None:
    table, _, ways = put("winning/elf-helper-counts-as-a-kill", 1, "may Bo kick open the door?")
    assert ways_said(ways, table, BOOK) == ["if the game were not over and if it were Bo's turn"]


def refused_in(board: str) -> Iterator[Done]:
    """The refused steps of a scenario in its first edition."""
    steps = run(board, scenario(board).editions[0]).steps
    return (done for done in steps if done.last.verdict.outcome == "refused" and len(done.outcomes) == 1)


def test_every_way_that_is_told_helps_and_none_is_told_twice() -> None:
    """One refusal for each set of rules that a refusal ever rests on."""
    seen: set[tuple[object, ...]] = set()
    for board in (name for name in bundled_names() if any(one.verdict == "refused" for one in scenario(name).steps)):
        for done in refused_in(board):
            rests = (type(done.last.command), *done.last.verdict.ids)
            if rests in seen:
                continue
            seen.add(rests)
            ways = smallest(done.before, done.last.command, BOOK)
            assert len({way.changes for way in ways}) == len(ways), board
            for way in ways:
                table: Table | None = done.before
                for change in way.changes:
                    assert table is not None
                    table = changed(table, change, BOOK.editions)
                assert table is not None
                verdict = perform(table, done.last.command).verdict
                assert verdict.goes_ahead, (board, way)
                assert verdict.outcome == ("silent" if way.open else "allowed"), (board, way)
                assert verdict.ids == way.ids, (board, way)


def test_the_cheapest_to_say_comes_first_and_no_pair_where_one_change_does() -> None:
    for board in ("combat/pumpkinhead", "big-items/a-second-big-item", "half-breed/two-races"):
        for done in refused_in(board):
            ways = [way for way in smallest(done.before, done.last.command, BOOK) if not way.open]
            places = [list(KINDS).index(way.changes[0].kind) for way in ways if len(way.changes) == 1]
            assert places == sorted(places), board
            of_the_board = [way for way in ways if way.changes[0].kind != "sheet"]
            assert len({len(way.changes) for way in of_the_board}) <= 1, board


def test_the_board_asked_about_stays_as_it_is() -> None:
    table, command, _ = put("combat/pumpkinhead", 3, "may Jenn equip Goth Boots?")
    before = table.state.copy()
    smallest(table, command, BOOK)
    assert table.state == before


def test_what_is_allowed_or_left_open_needs_no_change() -> None:
    assert put("combat/pumpkinhead", 0, "may Jenn kick open the door?")[2] == ()
    assert put("selling/two-thousand-at-level-8-is-open", 0, "may Ann sell Plain Gem + Plain Crown?")[2] == ()


def test_a_sheet_that_does_not_know_the_card_is_no_way() -> None:
    table, _, ways = put("half-breed/only-at-its-time", 0, "may Bob play Half-Breed?", "bites")
    sheets = {change.word for way in ways for change in way.changes if change.kind == "sheet"}
    assert "classic" in sheets
    assert "christmas-lite" not in sheets
    assert "by the sheet of Munchkin 1.02 (2001)" in [way_said(way, table, BOOK) for way in ways]


def test_where_nothing_makes_it_plain_what_would_leave_it_open_is_told() -> None:
    table, _, ways = put("items/not-switched-in-a-fight", 1, "may Ann equip Plain Boots?", "classic")
    assert [way.open for way in ways if way.changes[0].kind == "no-fight"] == [("gap.switching-at-other-times",)]
    assert "Out of combat the sheet doesn't say." in "\n".join(way_lines(ways, table, BOOK, Look(60)))


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("may Jenn play Coffin?", ["if Jenn held Coffin in hand"]),
        ("may K.C. use Vampire on Jenn?", ["if K.C. had Vampire in play"]),
        ("may Jenn equip Coffin?", []),
    ],
)
def test_a_card_out_of_reach_would_have_to_lie_where_it_can_be_used(question: str, said: list[str]) -> None:
    table = board_after(scenario("combat/pumpkinhead"), "bites", 0)
    answered = ask(table, question)
    assert isinstance(answered, Answered)
    assert not answered.is_within_reach
    assert ways_said(answered.reached, table, BOOK) == said


def test_sixty_columns_are_enough() -> None:
    for board in ("big-items/a-second-big-item", "half-breed/two-races"):
        for done in refused_in(board):
            lines = way_lines(smallest(done.before, done.last.command, BOOK), done.before, BOOK, Look(60))
            assert all(len(line) <= 60 for line in lines)


@pytest.mark.parametrize(("edition", "phases"), [("classic", ["trouble", "loot"]), ("lite", ["trouble"])])
def test_looting_is_a_phase_of_its_own_only_where_the_sheet_parts_it_from_trouble(
    edition: str, phases: list[str]
) -> None:
    table = laid('[table]\nturn = "Ann"\nphase = "charity"\n[player.Ann]\n[player.Bo]\n', edition)
    answered = ask(table, "may Ann loot the room?")
    assert isinstance(answered, Answered)
    ways = smallest(table, answered.last.command, BOOK)
    assert [[change.word for change in way.changes] for way in ways] == [[phase] for phase in phases]
