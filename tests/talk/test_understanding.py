"""What is taken, asked back or left on a board of the test's own."""

import builtins

import pytest

from munch_cli.arbiter.certainty import Taken
from munch_cli.arbiter.clauses import Context
from munch_cli.arbiter.meaning import in_any_words, read
from munch_cli.arbiter.understanding import understand
from munch_cli.files.boards import empty_table
from munch_cli.files.rulebook import load_lexicon, load_rulebook
from munch_cli.language.answers import Asked, NotUnderstood, Understood
from munch_cli.repl.session import Session
from munch_cli.table import names
from munch_cli.table.asks import Asks
from munch_cli.table.commands import DiscardCard, PlayCard
from munch_cli.table.ids import NO_PLAYER, CopyId, PlayerId
from tests.boards import board

BOARD = (
    "new classic",
    "Ann is a female Level 5 Elf with Bow with Ribbons, holding Potted Plant",
    "Bob is a male Level 4 Thief with Dagger of Treachery, holding Potion of Halitosis + Lose a Level",
    "Cy is a male Level 2",
    "Ann fights Lame Goblin",
)

IDLE = ("new classic", "Ann is a Level 5 Elf", "Bob is a Level 4 Thief", "it is Ann's turn")


def at(*lines: str, board: tuple[str, ...] = BOARD) -> Session:
    session = Session()
    for line in (*board, *lines):
        assert not session.hear(line).is_unread, line
    return session


@pytest.mark.parametrize(
    ("said", "does", "asks"),
    [
        ("cy is level 7 now, who's winning?", "Cy is Level 7", "who's winning?"),
        ("Bob is a dwarf - what do dwarves do?", "Bob is a dwarf", "what do dwarves do?"),
        ("cy is level 3 and can two people help her?", "Cy is Level 3", "can two people help her?"),
        ("Bob is level 6. whose turn is it", "Bob is Level 6", "whose turn is it"),
        ("Ann is Level 6, who's winning?", "Ann is Level 6", "who's winning?"),
        ("Ann is Level 6. what's her strength?", "Ann is Level 6", "what's her strength?"),
        ("Cy is helping, does Ann win the game", "Cy is helping", "does Ann win the game"),
    ],
)
def test_a_question_behind_what_is_told_is_asked_of_the_board_after_it(said: str, does: str, asks: str) -> None:
    session = at()
    heard = session.hear(said)
    assert session.exchanges[-1].line.casefold() == f"{does}; {asks}".casefold()
    after = at(does).hear(asks)
    assert not after.is_unread and heard.lines[-len(after.lines) :] == after.lines


def test_a_new_name_that_is_a_card_but_for_one_letter_in_five_is_asked_about() -> None:
    session = at(board=IDLE)
    session.hear("Crabz is Level 3")
    assert session.pending is not None
    assert session.pending.question.startswith("is Crabz a new player, not Crabs")


def test_the_end_of_a_cards_name_is_a_new_players_unless_the_card_lies_here() -> None:
    session = at(board=("new classic",))
    session.hear("Dragon is Level 6")
    assert session.table is not None and [player.name for player in session.table.state.players] == ["Dragon"]
    session = at(board=("new classic", "Ann is Level 2", "Ann fights Plutonium Dragon"))
    session.hear("Dragon is Level 6")
    assert session.pending is not None and session.pending.is_of_newcomer


@pytest.mark.parametrize(
    ("said", "taken"),
    [
        (
            "Ann is Level 9 with Huge Rock and Flaming Armor, Bo is Level 2",
            ("Ann is Level 9 with Huge Rock and Flaming Armor", "Bo is Level 2"),
        ),
        (
            "Ann is Level 9, wearing Flaming Armor, and Bo is a Level 3 Thief, and it is Bo's turn",
            ("Ann is Level 9, wearing Flaming Armor", "Bo is a Level 3 Thief", "it is Bo's turn"),
        ),
    ],
)
def test_statements_joined_by_commas_are_each_laid(said: str, taken: tuple[str, ...]) -> None:
    session = at(board=("new classic",))
    session.hear(said)
    assert session.exchanges[-1].line == "; ".join(taken)


def test_a_question_that_is_asked_back_is_answered_by_the_rule_that_comes_nearest() -> None:
    session = at(board=("new classic", "Ann is a Level 2", "Ann fights Lame Goblin + Mr. Bones"))
    heard = session.hear("can Ann just beat up the goblin and run away from Mr. Bones?")
    assert heard.is_unread and session.pending is not None
    assert any("multiple-monsters.no-fighting-one-and-fleeing-another" in line for line in heard.lines)


def test_a_plan_before_a_question_is_not_carried_out() -> None:
    session = at(board=("new bites", "Jenn is Level 2 with Plain Minion", "K.C. is Level 1"))
    session.hear("Jenn fights Pumpkinhead with K.C. helping")
    before = session.table
    session.hear("Jenn's gonna sacrifice her minion. who decides if K.C. gets away too?")
    assert session.table is before


def test_the_only_deed_that_a_question_may_mean_is_judged_besides() -> None:
    session = at(board=("new bites", "Ann is Level 3", "Cy is Level 4 holding Fluffy", "Ann fights Pumpkinhead"))
    heard = session.hear("Is Cy still allowed to play cards on it?")
    assert heard.is_unread and heard.is_answer
    assert "helping.any-player-may-still-play-cards" in heard.cites


@pytest.mark.parametrize("said", ["Bob is Level 9, is that allowed?", "Bob goes up a level, what happens?"])
def test_a_question_about_what_was_told_changes_nothing(said: str) -> None:
    session = at()
    before = session.table
    session.hear(said)
    assert session.table is before


@pytest.mark.parametrize("said", ["he helps her", "bob plays a card", "bob gives her something"])
def test_asked_back_where_several_are_meant_and_answered_with_a_digit(said: str) -> None:
    session = at()
    heard = session.hear(said)
    assert heard.is_unread and session.pending is not None
    assert 1 < len(session.pending.choices) <= 3
    first = session.pending.choices[0].says
    assert session.hear("1").word != "missed"
    assert session.exchanges[-1].line == first


@pytest.mark.parametrize(
    "said",
    [
        "the pizza is here",
        "ann does not run",
        "bob flibbers the gromp",
        "bob could throw the halitosis potion",
        "cy would never help",
        "cy cannot help, he is tired",
        "bob plays",
        "bob backstabs ann twice, tossing the curse",
        "ann asks cy to help, he can have the lot",
        "ann is level to",
        "bob has 50 gold worth of junk",
        "bob has some pizza worth 500 gold",
        "bob has some junk worth 100001 gold",
        "bob has pizza items worth 500 gold",
        "bob has junk worth",
        "halitosis is ann's",
        "bob has no",
        "bob is no",
        "bob has 21 cards in hand",
        "5th joins us, a level 3 elf",
    ],
)
def test_what_is_not_meant_on_this_board_is_not_done(said: str) -> None:
    session = at()
    before = session.table
    assert session.hear(said).is_unread
    assert session.table is before


@pytest.mark.parametrize("said", ["ann and bob are dead?", "ann and bob are elves?", "everyone is human?"])
def test_what_is_asked_of_several_is_laid_for_none(said: str) -> None:
    session = at()
    before = session.table
    assert session.hear(said).word != "allowed" and session.table is before


@pytest.mark.parametrize(
    ("said", "means"),
    [
        ("bob flibbers the potion of halitosis", "Bob plays Potion of Halitosis on Ann"),
        ("does lose a level do anything to ann", "may Bob play Lose a Level on Ann?"),
    ],
)
def test_where_the_verb_is_strange_what_can_be_done_with_all_that_was_named_is_asked_back(
    said: str, means: str
) -> None:
    session = at()
    before = session.table
    session.hear(said)
    assert session.pending is not None and means in session.pending.sentences
    assert session.table is before


@pytest.mark.parametrize(
    ("said", "means", "left"),
    [
        ("bob offers to help and wants everything", "Bob offers help", "wants everything"),
        ("ann claims the kill and levels up", "Ann claims the kill", "levels up"),
        ("bob discards lose a level and grins", "Bob discards Lose a Level", "grins"),
        ("bob plays lose a level on ann and laughs", "Bob plays Lose a Level on Ann", "laughs"),
        ("bob plays the potion on ann, not cy", "Bob plays Potion of Halitosis on Ann", "not cy"),
        ("bob plays the curse on ann, not the potion", "Bob plays Lose a Level on Ann", "not the potion"),
    ],
)
def test_what_is_left_of_a_line_is_told(said: str, means: str, left: str) -> None:
    session = at()
    heard = session.hear(said)
    assert session.said_as == means
    assert f'Ignored: "{left}"' in [line.strip() for line in heard.lines]


def test_the_same_without_the_compiled_helper(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *more: object, **rest: object) -> object:
        if name.startswith("rapidfuzz"):
            raise ImportError(name)
        return real(name, *more, **rest)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", without)
    assert names.slip_counter() is names.slips
    session = at()
    session.hear("bob backstbas ann discarding lose a levl")
    assert session.exchanges[-1].line == "Bob uses Backstab on Ann discarding Lose a Level"


@pytest.mark.parametrize(("beyond", "is_of_it"), [(-1, True), (0, False), (1, False)])
def test_nothing_hangs_on_a_line_about_a_card_that_lies_on_no_board_here(beyond: int, is_of_it: bool) -> None:
    table = at().table
    assert table is not None
    before = Context("may Ann play it?", PlayCard(PlayerId(0), CopyId(len(table.state.cards) + beyond)))
    assert isinstance(understand(table, "what about cy?", load_lexicon(), before), Taken) is is_of_it


@pytest.mark.parametrize("said", ["Ann runs away and rolls a 5", "Ann legs it, nice hat"])
def test_where_one_sentence_is_wanted_a_line_that_says_more_is_not_understood(said: str) -> None:
    """Files and programs have it carried out whole, or not at all."""
    table = at().table
    assert table is not None
    assert isinstance(understand(table, said, load_lexicon(), Context()), Taken)
    assert isinstance(in_any_words(table, said), NotUnderstood)


def test_where_nobody_sits_one_sentence_is_only_read_by_its_words() -> None:
    """Who is spoken of would have to join first: that is no answer to what was asked."""
    table = empty_table(load_rulebook().editions["classic"])
    assert isinstance(in_any_words(table, "what if Bob plays Potion of Halitosis"), NotUnderstood)
    assert isinstance(understand(table, "what if Bob plays Potion of Halitosis", load_lexicon(), Context()), Taken)


@pytest.mark.parametrize(
    "asked", ["Ann runs?", "Bob plays Lose a Level on Ann?", "bob curses her?", "claims the kill?"]
)
def test_a_deed_with_a_question_mark_is_asked_and_not_done(asked: str) -> None:
    session = at()
    before = session.table
    assert not session.hear(asked).is_unread and session.table is before


def test_a_card_with_help_in_its_name_is_no_help_that_is_agreed_to() -> None:
    session = at('card "Big Help": one-shot, +3', "Bob holds Big Help")
    session.hear("what if Bob offers help; Bob plays Big Help on Ann")
    assert session.answered is not None and session.answered.last.was_done
    fight = session.answered.last.table.fight
    assert fight is not None and fight.helper == NO_PLAYER


ASKED_BACK = [
    (BOARD, "bob runs from ann", ["Bob runs"]),
    (BOARD, "bob drinks the potion", [f"Bob plays Potion of Halitosis on {whom}" for whom in ("Ann", "Lame Goblin")]),
    (IDLE, "nobody objects", ["no one says anything"]),
    (BOARD, "somebody curses ann", ["Bob plays Lose a Level on Ann"]),
    (BOARD, "bob offers ann his dagger for her bow and ann grabs it", []),
    (BOARD, "what if ann runs and gets away", ["what if Ann runs"]),
    (BOARD, "bob plays lose a level for anything", []),
    (BOARD, "ann asks cy for help and bob curses", ["Ann asks Cy for help"]),
    (BOARD, "may Bob steal?", ["may Bob use Theft on Ann?", "may Bob use Theft on Cy?"]),
    (BOARD, "he, if asked, she runs", []),
    (
        BOARD,
        "is it true that bob can play the potion, and then the curse on ann",
        ["may Bob play Potion of Halitosis on Ann?", "may Bob play Lose a Level on Ann?"],
    ),
    (BOARD, "Cy, can you help me for one treasure?", ["Ann asks Cy for help offering 1 treasure"]),
    (
        (*BOARD, "Cy has Rat on a Stick in play"),
        "is cy using the rat on a stick?",
        ["may Cy use Rat on a Stick?"],
    ),
    (BOARD, "cy, help me, I'll give you a treasure", ["Ann asks Cy for help offering 1 treasure"]),
    (
        BOARD,
        "what if cy helps ann and asks for 1 treasure",
        ["what if Cy offers help for 1 treasure"],
    ),
    (BOARD, "if bob helps ann can", ["what if Bob helps Ann"]),
    (BOARD, "ann asks cy for help for 1000000 treasures", ["Ann asks Cy for help offering 1 treasure"]),
    (BOARD, "cy will help for 1 of 2 treasures", ["Cy offers help for 1 treasure"]),
    ((*BOARD[:-1], "Ann fights Net Troll", "Ann runs"), "ann bungles the roll with a 3", ["the die shows 3"]),
]


@pytest.mark.parametrize(("board", "said", "choices"), ASKED_BACK, ids=[said for _, said, _ in ASKED_BACK])
def test_what_hardly_fits_is_asked_back_and_not_done(board: tuple[str, ...], said: str, choices: list[str]) -> None:
    session = at(board=board)
    before = session.table
    session.hear(said)
    assert session.pending is not None
    assert set(choices) <= set(session.pending.sentences)
    assert session.table is before


def test_whoever_is_called_to_help_on_terms_is_asked_and_offers_nothing() -> None:
    session = at()
    assert session.hear("Cy, will you help me for one treasure?").word == "asks" and session.pending is not None
    assert session.pending.choices[0].says == "Ann asks Cy for help offering 1 treasure"


def test_a_strange_verb_does_nothing_with_what_is_not_named() -> None:
    session = at("Ann kicks open the door", "the card is Thief", board=IDLE)
    session.hear("ann flibbers it")
    assert session.pending is not None
    assert [choice.says for choice in session.pending.choices] == ["Ann takes the card"]


PICKING = (
    "new classic: Ann f, Bob m, Cy m",
    "the phase is setting up",
    "Ann decides gap.first-player-after-the-roll: owner-picks",
    *("Ann is ready", "Bob is ready", "Cy is ready"),
    *("the die shows 2", "the die shows 3", "the die shows 4"),
)


def test_only_players_are_picked_to_begin() -> None:
    session = at(*PICKING[:-1], board=())
    assert "Ann is to choose: Ann, Bob or Cy." in " ".join(session.hear(PICKING[-1]).lines)
    before = session.table
    session.hear("Ann chooses first player")
    assert session.table is before


def test_two_cards_that_are_given_are_no_curse_that_is_played() -> None:
    session = at()
    before = session.table
    assert session.hear("Bob gives Lose a Level + Potion of Halitosis to Ann").word == "refused"
    assert session.table is before


def test_a_sentence_that_breaks_off_is_completed_only_for_whose_hand_is_seen() -> None:
    table = at().table
    assert table is not None
    for eyes in (None, *table.state.seats):
        answer = read(table, "may Bob sell?", at_prompt=True, eyes=eyes)
        assert isinstance(answer, Asked) is (eyes in (None, 1))


@pytest.mark.parametrize(
    ("eyes", "said", "means"),
    [
        (0, "I leg it", "Ann runs"),
        (1, "I leg it", "Bob runs"),
        (1, "can i curse her", "may Bob play Lose a Level on Ann?"),
        (2, "I help for a treasure please", "Cy offers help for 1 treasure"),
    ],
)
def test_whoever_speaks_for_themselves_is_meant_by_what_they_say_of_themselves(
    eyes: int, said: str, means: str
) -> None:
    table = at().table
    assert table is not None
    meant = understand(table, said, load_lexicon(), Context(), PlayerId(eyes))
    assert isinstance(meant, Taken) and meant.sentences == (means,)


@pytest.mark.parametrize(
    ("eyes", "said", "choices"),
    [
        (1, "ann + cy vs the goblin", ()),
        (1, "ann flibbers the bow", ()),
        (2, "what if ann flibbers with the goblin", ()),
    ],
)
def test_whoever_speaks_for_themselves_is_asked_back_only_what_is_theirs_to_do(
    eyes: int, said: str, choices: tuple[str, ...]
) -> None:
    session = Session(eyes=PlayerId(eyes))
    session.sitting = at().sitting
    session.hear(said)
    assert (() if session.pending is None else session.pending.sentences) == choices


def test_what_is_paid_from_the_hand_is_never_the_card_in_front_that_asks_for_it() -> None:
    session = at(board=("new classic", "Ann is Level 5", "Bob is a Thief with Bow with Ribbons, holding Leather Armor"))
    heard = session.hear("may Bob use Resurrection?")
    assert session.answered is not None and not heard.is_unread
    assert "gap.ability-paid-with-its-own-card" not in session.answered.last.verdict.all_open


IN_CHARITY = """
sets = ["plain"]
[table]
turn = "{turn}"
phase = "charity"
[player.Ann]
level = 5
[player.Bo]
level = 3
hand = ["Plain Helmet", "Plain Cap", "Plain Boots", "Plain Armor", "Plain Sword", "Plain Shield"]
[player.Cy]
"""


@pytest.mark.parametrize(
    ("said", "own", "of_another"),
    [
        ("Bo gives Plain Cap to Cy", "GiveInCharity", "GiveItems"),
        ("Bo discards Plain Cap", "DiscardInCharity", "DiscardCard"),
    ],
)
def test_only_in_ones_own_charity_a_gift_is_charity(said: str, own: str, of_another: str) -> None:
    for turn, means in (("Bo", own), ("Ann", of_another)):
        answer = read(board(IN_CHARITY.format(turn=turn), "bites"), said)
        assert isinstance(answer, Understood) and type(answer.command).__name__ == means


LOST = """
sets = ["plain"]
[combat]
fighter = "Bo"
monsters = ["Plain Monster 10"]
[player.Ann]
[player.Bo]
{lies} = ["Plain Minion"]
[player.Cy]
"""


def test_only_a_minion_in_play_may_be_meant_as_a_sacrifice() -> None:
    answer = read(board(LOST.format(lies="hand"), "bites"), "Bo discards Plain Minion")
    assert isinstance(answer, Understood) and isinstance(answer.command, DiscardCard)
    both = read(board(LOST.format(lies="in_play"), "bites"), "Bo discards Plain Minion")
    assert isinstance(both, Asks)
    assert [choice.says for choice in both.choices] == ["Bo discards Plain Minion", "Bo sacrifices Plain Minion"]


@pytest.mark.parametrize("line", ["bob steals the armor", "bob steals her armor", "bob nicks ann's armor"])
def test_whoever_steals_plays_no_card_of_their_own(line: str) -> None:
    session = at(
        "Ann is a female Elf with Leather Armor",
        "Bob is a Level 4 Thief, holding Short Wide Armor + Enraged",
        "it is Bob's turn",
        "all hands are known",
        board=("new classic: Ann, Bob",),
    )
    before = session.table
    session.hear(line)
    assert session.pending is not None and session.table is before
    assert "Theft" in session.pending.choices[0].says


@pytest.mark.parametrize("thing", ["the hat", "his trumpet"])
@pytest.mark.parametrize(
    "does",
    ["plays", "sells", "gives cy", "discards", "equips", "uses", "throws", "trades cy", "steals", "drinks", "wears"],
)
def test_with_a_thing_that_nobody_knows_nothing_is_done(does: str, thing: str) -> None:
    session = at(
        "Ann is a female Level 5 Elf with Bow with Ribbons, holding Potion of Halitosis + Leather Armor",
        "Bob is a male Level 4 Thief with Dagger of Treachery, holding Lose a Level",
        "it is Ann's turn",
        board=("new classic: Ann, Bob, Cy",),
    )
    before = session.table
    for who in ("ann", "bob"):
        session.hear(f"{who} {does} {thing}")
        assert session.table is before


@pytest.mark.parametrize(
    "line",
    [
        "zoe curses ann",
        "zoe drinks the potion",
        "zoe gives ann the bow",
        "ann gives zoe the bow",
        "ann sells the bow to zoe",
        "bob plays lose a level on zoe",
        "the wizard plays lose a level on ann",
        "bob backstabs zoe",
        "zoe's bow is stolen",
    ],
)
def test_by_somebody_whom_nobody_knows_nothing_is_done_nor_to_them(line: str) -> None:
    session = at(
        "Ann is a female Level 5 Elf with Bow with Ribbons, holding Potion of Halitosis + Leather Armor",
        "Bob is a male Level 4 Thief with Dagger of Treachery, holding Lose a Level",
        "it is Ann's turn",
        board=("new classic: Ann, Bob, Cy",),
    )
    before = session.table
    session.hear(line)
    assert session.table is before


WITH_MUCH = (
    "new classic: Ann, Bob, Cy",
    "Ann is a female Level 5 Elf with Bow with Ribbons + Leather Armor, holding Potion of Halitosis + Potted Plant",
    "Bob is a male Level 4 Thief with Dagger of Treachery, holding Short Wide Armor",
    "it is Ann's turn",
)


@pytest.mark.parametrize(
    "said",
    [
        "ann discards everything but the bow",
        "ann sells everything but her umbrella",
        "ann sells all her stuff, not her umbrella",
        "bob gives ann everything but his dagger",
        "bob plays everything but the shield",
        "bob plays all his cards but the armor",
        "ann draws two cards",
        "ann ends up with the bow",
    ],
)
def test_nothing_is_done_if_what_is_left_out_of_everything_is_not_clear(said: str) -> None:
    session = at(board=WITH_MUCH)
    before = session.table
    session.hear(said)
    assert session.table is before


@pytest.mark.parametrize(
    "said",
    [
        "the goblin kills ann",
        "the Lame Goblin beats ann",
        "the goblin wins",
        "the monsters win",
        "the goblin curses ann",
        "the goblin runs away",
        "the goblin takes her bow",
        "ann is beaten by the goblin",
        "ann was slain by Lame Goblin",
        "bob helps the goblin",
        "cy joins the goblin",
        "bob supports the monster",
        "bob decided against cursing ann",
        "bob is against cursing ann",
        "bob was going to curse ann",
        "bob wanted to curse ann",
    ],
)
def test_what_a_monster_does_or_is_helped_with_and_what_nobody_did_is_not_done(said: str) -> None:
    session = at()
    before = session.table
    session.hear(said)
    assert session.table is before
    offered = session.pending.sentences if session.pending is not None else ()
    assert {"Ann claims the kill", "Bob offers help", "Cy offers help"}.isdisjoint(offered)


@pytest.mark.parametrize(("said", "runs"), [("ann runs out of cards", False), ("ann gets out of there", True)])
def test_nobody_flees_who_runs_out_of_something(said: str, runs: bool) -> None:
    session = at(board=("new classic: Ann, Bob", "Ann is Level 7", "Ann fights Plutonium Dragon"))
    session.hear(said)
    assert session.table is not None and session.table.fight is not None
    assert session.table.fight.running == runs
