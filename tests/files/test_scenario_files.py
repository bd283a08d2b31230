"""Boards in files are read strictly: every mistake at once, with its place, its code and one remedy."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from munch_cli.files.problems import Problems
from munch_cli.files.scenarios import path_of, read_scenario, scenario_in
from munch_cli.files.toml import parse_toml
from munch_cli.table import state as s

GOOD = """
format = 1
title = "a board"
edition = "bites"
sets = ["plain"]

[table]
turn = "Ann"

[player.Ann]
hand = ["Plain Armor"]

[player.Bo]
"""


def codes(text: str) -> list[str]:
    """The codes of all that is wrong with a file."""
    with pytest.raises(Problems) as caught:
        scenario_in(parse_toml(text, "board.toml"))
    assert all(problem.file == "board.toml" for problem in caught.value.problems)
    return [problem.code for problem in caught.value.problems]


def board(text: str, edition: str = "bites") -> s.State:
    """The board of a file."""
    return scenario_in(parse_toml(text, "board.toml")).boards[edition].state


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("format = 1", "format = 2", "unknown-format"),
        ('title = "a board"', "", "missing-key"),
        ('edition = "bites"', 'edition = "bits"', "unknown-edition"),
        ('edition = "bites"', "", "missing-key"),
        ('sets = ["plain"]', 'sets = ["plain", "fancy"]', "unknown-set"),
        ('turn = "Ann"', 'turn = "Anne"', "unknown-player"),
        ('turn = "Ann"', 'trun = "Ann"', "unknown-key"),
        ('turn = "Ann"', "turn = 3", "wrong-type"),
        ('turn = "Ann"', 'phase = "fight"', "unknown-word"),
        ('turn = "Ann"', 'options = ["poker"]', "unknown-option"),
        ("Plain Armor", "Plain Amor", "unknown-card"),
        ('hand = ["Plain Armor"]', 'hand = "Plain Armor"', "wrong-type"),
        ('hand = ["Plain Armor"]', "level = 11", "out-of-range"),
        ('hand = ["Plain Armor"]', 'in_play = ["Plain Monster 5"]', "wrong-place"),
        ('hand = ["Plain Armor"]', 'in_play = ["Vampire", "Werewolf"]', "board-at-odds"),
        ("[player.Bo]", "[player.ann]", "player-twice"),
        ("[player.Bo]", "[combat]\nmonsters = []\n[player.Bo]", "no-monsters"),
        ("[player.Bo]", '[combat]\nmonsters = ["Plain Monster 5"]\nhelper = "Ann"\n[player.Bo]', "helps-himself"),
        (
            "[player.Bo]",
            '[combat]\nmonsters = ["Plain Monster 5"]\ndeal = {treasures = 1}\n[player.Bo]',
            "deal-without-helper",
        ),
        ("[player.Bo]", '[combat]\nmonsters = ["Plain Monster 5"]\nclaimed = [1001, 0]\n[player.Bo]', "out-of-range"),
        ("[player.Bo]", '[rulings]\n"gap.nothing" = "x"\n[player.Bo]', "unknown-point"),
        ("[player.Bo]", '[[owed]]\nwhat = "money"\n[player.Bo]', "unknown-word"),
        ("[player.Bo]", '[[owed]]\nwhat = "draw"\nother = "Ann"\n[player.Bo]', "unknown-word"),
        ("[player.Bo]", '[[owed]]\nwhat = "draw"\nwords = ["door", "hnad"]\n[player.Bo]', "unknown-word"),
        ("[player.Bo]", '[[owed]]\nwhat = "drawing"\nwords = ["doors", "hand"]\n[player.Bo]', "unknown-word"),
        ("[player.Bo]", '[[owed]]\nwhat = "drawing"\nwords = ["door", "hand"]\n[player.Bo]', "missing-key"),
        ("[player.Bo]", '[[owed]]\nwhat = "blind"\nwords = ["any"]\nother = "Ann"\n[player.Bo]', "missing-key"),
        ("[player.Bo]", '[[owed]]\nwhat = "face-up"\nabout = "Plain Helmet"\n[player.Bo]', "not-on-the-board"),
        ("[player.Bo]", "[player.Bo]\n[[step]]\nverdict = 'refused'", "missing-key"),
        ("[player.Bo]", "[player.Bo]\n[[step]]\ndo = 'a'\nask = 'b'", "two-sentences"),
        ("[player.Bo]", "[player.Bo]\n[[step]]\ndo = 'Ann kicks open the door'\ndie = 7", "out-of-range"),
        ("[player.Bo]", "[player.Bo]\n[[step]]\nwhat_if = []", "wrong-type"),
        ("[player.Bo]", "[player.Bo]\n[[step]]\nwhat_if = ['Ann ends the turn', 3]", "wrong-type"),
        ("[player.Bo]", "[player.Bo]\n[[step]]\nwhat_if = ['Ann ends the turn', ' ']", "wrong-type"),
        ('sets = ["plain"]', 'sets = ["plain"]\neditions = ["bites", "lite"]', "wrong-type"),
        ('sets = ["plain"]', 'sets = ["plain"]\nshows = ["combat.nothing"]', "unknown-rule"),
        ('turn = "Ann"', 'turn = "Ann"\n[turn]\nface_up = "Plain Amor"', "unknown-card"),
        ('turn = "Ann"', 'turn = "Ann"\nluck = "dice"', "wrong-type"),
        ('turn = "Ann"', 'turn = "Ann"\n[turn]\ngained = [3]', "wrong-type"),
        ('turn = "Ann"', 'turn = "Ann"\n[turn]\ngained = [{ card = "Plain Armor", zone = "sky" }]', "unknown-word"),
        (
            "[player.Bo]",
            '[[owed]]\nwhat = "die"\nother = "Ann"\nwords = ["theft", "4", "1"]\n[player.Bo]',
            "missing-key",
        ),
        (
            "[player.Bo]",
            '[combat]\nmonsters = ["Plain Monster 5"]\ncaught = { Ann = ["Plain Armor"] }\n[player.Bo]',
            "not-on-the-board",
        ),
        ("[player.Bo]", "[player.Bo]\n[[before]]\ndo = 'Ann kicks open the door'\nverdict = 'allowed'", "unknown-key"),
        ('title = "a board"', 'title = "a board"\nexample = "combat.nothing"', "unknown-rule"),
        ("[player.Bo]", "[player.Bo]\n[[step]]\ndo = 'Ann kicks open the door'\ndie = 1\ndice = [1]", "wrong-type"),
        ("[player.Bo]", "[player.Bo]" + "\n[[step]]\ndo = 'Ann ends the turn'" * 1001, "too-many"),
        ("[player.Bo]", "".join(f"[player.P{number}]\n" for number in range(20)), "too-many"),
        ('hand = ["Plain Armor"]', f"hand = {['Plain Armor'] * 201}", "too-many"),
        ('turn = "Ann"', f'turn = "Ann"\ndoor = {["Plain Curse"] * 2001}', "too-many"),
        ('turn = "Ann"', 'turn = "Ann"\n[turn]\ngained = [{ card = "Plain Armor", nth = 0 }]', "not-on-the-board"),
        ('turn = "Ann"', 'turn = "Ann"\n[turn]\ngained = [{ card = "Plain Armor", nth = 2 }]', "not-on-the-board"),
        ('turn = "Ann"', 'turn = "Ann"\n[turn]\ngained = [{ card = "Plain Armor", zone = "hand" }]', "unknown-word"),
        (
            'turn = "Ann"',
            'turn = "Ann"\n[turn]\ngained = [{ card = "Plain Armor", zone = "sky", of = "Ann" }]',
            "unknown-word",
        ),
        (
            'sets = ["plain"]',
            'sets = ["plain", "classic"]\nodd = 1\nstep = [{ do = "Ann looks", draws = ["Wishing Ring"] }]',
            "ambiguous-card",
        ),
    ],
)
def test_each_mistake_has_its_code(old: str, new: str, code: str) -> None:
    assert old in GOOD
    assert code in codes(GOOD.replace(old, new, 1))


@pytest.mark.parametrize(("name", "code"), [("ann", "player-twice"), ("A\u202enn", "odd-player")])
def test_a_name_that_a_player_cannot_have_is_told_where_it_stands(name: str, code: str) -> None:
    with pytest.raises(Problems) as caught:
        scenario_in(parse_toml(GOOD.replace("[player.Bo]", f'[player]\n"{name}" = {{ level = 2 }}'), "board.toml"))
    (problem,) = caught.value.problems
    assert (problem.code, problem.line, problem.column, problem.width) == (code, 14, 1, len(name) + 2)


def test_all_mistakes_are_told_at_once_with_their_places() -> None:
    text = GOOD.replace("Plain Armor", "Plain Amor").replace('turn = "Ann"', 'turn = "Anne"').replace("title", "titel")
    with pytest.raises(Problems) as caught:
        scenario_in(parse_toml(text, "board.toml"))
    told = str(caught.value)
    assert "board.toml:11:9: error[unknown-card]" in told
    assert 'did you mean "Plain Armor"' in told
    assert "board.toml:8:8: error[unknown-player]" in told
    assert 'did you mean "title"?' in told


LISTS = """
format = 1
title = "a board"
editions = ["bites", "classic", "booty"]
sets = ["plain", "bites", "classic", "booty"]
shows = ["helping.only-one-helper", "turn.passes-to-the-left"]

[table]
turn = "Ann"
door = ["Plain Monster 10", "Plain Curse"]
treasure = ["Plain Helmet", "Plain Armor", "Plain Helmet"]

[player.Ann]
hand = ["Plain Armor", "Plain Helmet"]
curses = ["Plain Curse", "Plain Curse"]

[player.Bo]
hand = ["Plain Curse", "Plain Helmet"]

[[step]]
ask = "may Ann run?"
cites = ["helping.only-one-helper", "turn.passes-to-the-left"]
only = ["bites", "classic"]

[[step]]
ask = "may Bo run?"
only = ["bites", "booty"]
"""
"""A file in which each word of each list can be wrong."""
WORDS = [(found.start(), found.end()) for found in re.finditer(r'"[^"]+"(?=[],])', LISTS)]


@pytest.mark.parametrize(("start", "end"), WORDS, ids=[LISTS[start:end] for start, end in WORDS])
def test_a_wrong_word_in_a_list_is_told_at_its_own_place(start: int, end: int) -> None:
    assert scenario_in(parse_toml(LISTS, "board.toml")).steps
    with pytest.raises(Problems) as caught:
        scenario_in(parse_toml(f'{LISTS[:start]}"xyzzy"{LISTS[end:]}', "board.toml"))
    before = LISTS[:start].splitlines()
    place = (len(before), len(before[-1]) + 1)
    told = [problem for problem in caught.value.problems if (problem.line, problem.column) == place]
    assert told and all("xyzzy" in problem.what for problem in told), caught.value.problems


FIGHT = '[combat]\nfighter = "Ann"\nmonsters = ["Plain Monster 10"]\nplayed = [{ card = "Plain Potion", by = "Ann" }]'


@pytest.mark.parametrize(("old", "name"), [('"Plain Armor"', "Plain Armor"), ('card = "Plain Potion"', "Plain Potion")])
def test_a_card_has_the_back_that_the_file_says_wherever_it_lies(old: str, name: str) -> None:
    def turned(deck: str) -> str:
        text = GOOD.replace('[table]\nturn = "Ann"', FIGHT)
        back = f'card = "{name}", back = "{deck}"'
        return text.replace(old, back if "card" in old else f"{{ {back} }}")

    state = board(turned("door"))
    copy = next(at for at, card in enumerate(state.cards) if card.endswith(name.lower().replace(" ", "-")))
    assert state.backs[copy] == s.DOOR
    assert codes(turned("floor")) == ["unknown-word"]


def test_more_copies_than_the_box_holds_are_told_unless_the_board_is_impossible() -> None:
    text = GOOD.replace('["Plain Armor"]', '["Finger Claws", "Finger Claws"]')
    assert codes(text) == ["too-many-copies"]
    assert len(board(text.replace("format = 1", "format = 1\nimpossible = true")).cards) == 2


def test_what_a_table_in_the_fight_leaves_out_is_nothing() -> None:
    fight = 'monsters = ["Plain Monster 5"]\nboosts = [{ label = "Song" }]\ngone = [{ card = "Plain Monster 1" }]'
    combat = board(GOOD.replace("[player.Bo]", f"[combat]\n{fight}\n[player.Bo]")).combat
    assert combat is not None
    assert [(boost.side, boost.amount, boost.because) for boost in combat.boosts] == [(s.MUNCHKINS, 0, ())]
    assert [(gone.treasures, gone.because) for gone in combat.gone] == [(0, ())]


def fought(fight: str, table: str = "") -> s.State:
    """The board with a fight of Ann's."""
    return board(
        GOOD.replace('turn = "Ann"', f'turn = "Ann"\nphase = "door"\n{table}').replace(
            "[player.Bo]", f"[combat]\n{fight}\n[player.Bo]"
        )
    )


def test_a_monster_named_twice_is_the_next_of_its_name_in_the_fight() -> None:
    five, ten = '"Plain Monster 5"', '"Plain Monster 10"'
    fight = f"monsters = [{five}, {five}, {ten}]\nrunning = {{ Ann = [{ten}] }}\ncaught = {{ Ann = [{five}, {five}] }}"
    state = fought(fight, f"door_discards = [{five}]")
    assert state.combat is not None
    assert state.combat.caught == tuple((0, foe) for foe in state.zones[s.FOES][:2])
    with pytest.raises(Problems, match="not-on-the-board"):
        fought(fight.replace(f"{five}, {five}, {ten}", f"{five}, {ten}"))


def test_whom_they_have_to_run_from_still_leaves_those_they_were_caught_by_or_got_away_from() -> None:
    fight = (
        'monsters = ["Plain Monster 1", "Plain Monster 5", "Plain Monster 10"]\n'
        'running = { Ann = ["Plain Monster 1"] }\ncaught = { Ann = ["Plain Monster 5"] }'
    )
    state = fought(fight)
    one, five, ten = state.zones[s.FOES]
    assert state.combat is not None and state.combat.running
    assert (state.combat.caught, state.combat.escaped) == (((0, five),), ((0, ten),))
    assert [(debt.what, debt.who, debt.options) for debt in state.owed] == [("run", 0, (one,))]
    both = fought(f'helper = "Bo"\n{fight}').combat
    assert both is not None and both.escaped == ((0, ten), (1, one), (1, five), (1, ten))


def test_whoever_is_to_run_and_is_not_told_from_what_runs_from_all_they_have_not_met() -> None:
    fight = 'monsters = ["Plain Monster 1", "Plain Monster 5"]\nrunning = true\ncaught = { Ann = ["Plain Monster 5"] }'
    state = fought(f'helper = "Bo"\n{fight}\n[[owed]]\nwhat = "run"\nwho = "Ann"\n[[owed]]\nwhat = "run"\nwho = "Bo"')
    one, five = state.zones[s.FOES]
    assert [(debt.who, debt.options) for debt in state.owed] == [(0, (one,)), (1, (one, five))]
    alone = fight.replace("running", "escaped = { Ann = ['Plain Monster 1'] }\nrunning")
    with pytest.raises(Problems, match="board-at-odds"):
        fought(f'{alone}\n[[owed]]\nwhat = "run"\nwho = "Ann"')


def test_what_nobody_in_particular_would_owe_is_told_of_the_table() -> None:
    waits = '[rulings]\n"gap.wait-after-eliminating" = "waits"'
    fight = f'[combat]\nmonsters = []\ngone = [{{ card = "Plain Monster 1" }}]\n{waits}\n[player.Bo]'
    with pytest.raises(Problems) as caught:
        scenario_in(parse_toml(GOOD.replace("[player.Bo]", fight), "board.toml"))
    assert {(problem.line, problem.code) for problem in caught.value.problems} == {(7, "board-at-odds")}


def test_what_was_played_and_lies_elsewhere_by_now_was_played_for_the_munchkins_unless_told() -> None:
    discards = 'treasure_discards = ["Plain Potion", "Plain Armor", "Plain Helmet"]'
    lies = 'lies = { card = "Plain Potion", zone = "treasure_discards" }'
    combat = fought(f'monsters = ["Plain Monster 5"]\nplayed = [{{ {lies} }}]', discards).combat
    assert combat is not None
    assert [(play.copy, play.by, play.side) for play in combat.plays] == [(2, 0, s.MUNCHKINS)]


def test_a_card_that_lies_face_up_is_named_by_itself_or_in_a_list() -> None:
    for face_up in ('"Plain Curse"', '["Plain Curse"]'):
        state = board(GOOD.replace("[player.Ann]", f"[turn]\nface_up = {face_up}\n[player.Ann]"))
        assert [state.cards[copy] for copy in state.zones[s.FACE_UP]] == ["plain.plain-curse"]


def test_what_a_board_plainly_has_is_settled_from_the_offer_down_to_the_card_that_lies_face_up() -> None:
    combat = '[combat]\nmonsters = ["Plain Monster 5"]\noffer = { who = "Bo", treasures = 1 }'
    state = board(GOOD.replace("[player.Ann]", f'[turn]\nface_up = "Plain Curse"\n{combat}\n[player.Ann]'))
    assert [(debt.what, debt.layer) for debt in state.owed] == [("face-up", 1), ("answer", 2)]


def test_a_huge_file_and_a_binary_one_are_told_and_not_read(tmp_path) -> None:
    huge, binary = tmp_path / "huge.toml", tmp_path / "binary.toml"
    huge.write_bytes(b"# " + b"x" * 10_000_000)
    binary.write_bytes(bytes(range(256)) * 10)
    for path, code in ((huge, "file-too-large"), (binary, "not-text")):
        with pytest.raises(Problems) as caught:
            read_scenario(str(path))
        assert [problem.code for problem in caught.value.problems] == [code]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('edition = "bites"', 'edition = "ite"'),
        ('"christmas-lite"]', '"christmas-lite", "ite"]'),
        ("only = []", 'only = ["ite"]'),
        ("shows = []", 'shows = ["helping"]'),
        ("shows = []", 'example = "helping"'),
        ("cites = []", 'cites = ["helping"]'),
        ('turn = "Ann"', 'turn = "Anny"'),
    ],
)
def test_of_what_is_not_there_the_two_nearest_are_offered(old: str, new: str) -> None:
    said = 'edition = "bites"' if old.startswith("edition ") else 'editions = ["bites", "lite", "christmas-lite"]'
    text = GOOD.replace('edition = "bites"', f"{said}\nshows = []") + "[player.Anna]\n[player.Anni]\n"
    text += '[[step]]\nask = "may Ann run?"\ncites = []\nonly = []\n'
    with pytest.raises(Problems) as caught:
        scenario_in(parse_toml(text.replace(old, new), "board.toml"))
    assert [problem.remedy.count('"') for problem in caught.value.problems] == [2 * 2]


def test_the_topic_of_bundled_scenarios_is_no_scenario() -> None:
    with pytest.raises(Problems) as caught:
        path_of("selling")
    assert [problem.remedy for problem in caught.value.problems] == ["munch scenarios selling lists them"]


VALUES = st.recursive(
    st.one_of(
        st.integers(-5, 12),
        st.booleans(),
        st.sampled_from(["Ann", "Bo", "bites", "Plain Monster 5", "Plain Mate", "Fluffy", "door", "", "x" * 30, "1"]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(
            st.sampled_from(["card", "with", "of", "who", "by", "Ann", "total", "zone", "nth"]), inner, max_size=3
        ),
    ),
    max_leaves=6,
)
TABLE_NAMES = st.sampled_from(["table", "turn", "combat", "rulings", "owed", "step", "before", "card", "player"])
FIELD_NAMES = st.sampled_from(
    [
        "turn", "phase", "door", "face_up", "used", "monsters", "played", "deal", "running", "claimed", "what", "do",
        "ask", "what_if", "dice", "expect", "hand", "in_play", "level", "helper", "offer", "name", "kind", "gone",
        "brought",
    ]
)  # fmt: skip


@settings(max_examples=50)
@given(st.dictionaries(TABLE_NAMES, st.one_of(VALUES, st.dictionaries(FIELD_NAMES, VALUES, max_size=4)), max_size=4))
def test_whatever_stands_in_a_file_is_read_or_told(tables: dict[str, object]) -> None:
    import tomli_w

    whole = {
        "format": 1,
        "title": "x",
        "edition": "bites",
        "sets": ["plain"],
        "player": {"Ann": {}, "Bo": {}},
        **tables,
    }
    try:
        scenario_in(parse_toml(tomli_w.dumps(whole), "fuzz.toml"))
    except Problems as found:
        assert found.problems
