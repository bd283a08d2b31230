"""What is taken, asked back or left on a board of the test's own."""

import builtins

import pytest

from munch_cli.arbiter.asking import Answered, ask
from munch_cli.arbiter.certainty import Taken, Unsure
from munch_cli.arbiter.clauses import Context
from munch_cli.arbiter.in_general import General
from munch_cli.arbiter.meaning import in_any_words, read
from munch_cli.arbiter.understanding import asked_in_general, understand
from munch_cli.files.boards import empty_table
from munch_cli.files.rulebook import load_lexicon, load_rulebook
from munch_cli.language.answers import Asked, MayAsk, NotUnderstood, Stated, Understood
from munch_cli.language.parse import parse
from munch_cli.language.say import say
from munch_cli.language.talk.lexicon import tokens_of
from munch_cli.language.talk.stands import Standing
from munch_cli.repl.session import Session
from munch_cli.table import names
from munch_cli.table.asks import Asks
from munch_cli.table.commands import DiscardCard, PlayCard, RunAway, Sell
from munch_cli.table.ids import NO_PLAYER, CopyId, PlayerId
from munch_cli.table.statements import TurnIs
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


TAKEN = [
    ("bob chucks the halitosis potion at it", "Bob plays Potion of Halitosis on Ann"),
    ("she legs it", "Ann runs"),
    ("can bob curse her?", "may Bob play Lose a Level on Ann?"),
    ("ok so bob knifes ann, tossing the curse", "Bob uses Backstab on Ann discarding Lose a Level"),
    ("what if he puts a curse on her", "what if Bob plays Lose a Level on Ann"),
    ("ann begs cy for help, he gets a treasure", "Ann asks Cy for help offering 1 treasure"),
    ("Ann runs away and rolls a 5", "Ann runs; the die shows 5"),
    ("would ann win with cy's help", "what if Cy helps Ann; Ann claims the kill"),
    ("may cy use bob's halitosis potion?", "may Cy play Potion of Halitosis?"),
    ("cy will help ann for the first pick", "Cy offers help for nothing, Cy picks first"),
    ("bob asks cy for a hand", "Bob asks Cy for help"),
    ("I ask cy for help, my pick first", "Ann asks Cy for help offering nothing, Ann picks first"),
    ("I ask cy for help, my first pick", "Ann asks Cy for help offering nothing, Ann picks first"),
    ("I ask cy for help, his first pick", "Ann asks Cy for help offering nothing, Cy picks first"),
    ("bob plays lose a level on her", "Bob plays Lose a Level on Ann"),
    ("bob plays the trap on ann", "Bob plays Lose a Level on Ann"),
    ("so bob can curse ann now, right?", "may Bob play Lose a Level on Ann?"),
    ("ann could still run, couldn't she?", "may Ann run?"),
    ("could ann beat it with cy on her side?", "what if Cy helps Ann; Ann claims the kill"),
    ("can she still run though she'd win?", "may Ann run?"),
    ("with cy is it enough?", "what if Cy helps Ann; Ann claims the kill"),
    ("with bob, is that enough", "what if Bob helps Ann; Ann claims the kill"),
    ("runs from the goblin", "Ann runs from Lame Goblin"),
    ("ann legs it from him", "Ann runs"),
    ("claim it", "Ann claims the kill"),
    ("bob has chosen to curse cy", "Bob plays Lose a Level on Cy"),
    ("cy gets cursed by bob", "Bob plays Lose a Level on Cy"),
    ("is it ok for bob to us the potion", "may Bob play Potion of Halitosis?"),
    ("bob says ann can't run, is that allowed", "may Ann run?"),
    ("bob says he can curse ann, is that allowed", "may Bob play Lose a Level on Ann?"),
    ("ann fights bigfoot, cy offers to help", "Ann fights Bigfoot; Cy offers help"),
    ("bob chucks the halitosis at it", "Bob plays Potion of Halitosis on Ann"),
    ("bob backstabs ann with the level curse", "Bob uses Backstab on Ann discarding Lose a Level"),
    ("is bob allowed to curse ann?", "may Bob play Lose a Level on Ann?"),
    ("why can't bob help?", "may Bob offer help?"),
    ("why was bob not allowed to help", "may Bob offer help?"),
    ("why would ann not be allowed to run?", "may Ann run?"),
    ("why should ann not run?", "may Ann run?"),
    ("ann is at 9 how", "why 9"),
    ("how does 9 come about", "why 9"),
    ("how do you get 9", "why 9"),
    ("the bow is +4 why", "why does Bow with Ribbons count"),
    ("could bob throw the duck of doom at ann?", "may Bob play Duck of Doom on Ann?"),
    ("show me the goblin's card", "what does Lame Goblin do"),
    ("who is the monster", "what does Lame Goblin do"),
    ("what does the monster's card say", "what does Lame Goblin do"),
    ("tell me about the monster", "what does Lame Goblin do"),
    ("can ann use her bow against this guy?", "why does Bow with Ribbons count"),
    ("I want out of this fight", "Ann runs"),
    ("I beat it", "Ann claims the kill"),
    ("what if cy gives me a hand", "what if Cy helps Ann"),
    ("how does theft work?", "what does Thief do"),
    ("hey Cy, wanna help? I'll give you a treasure", "Ann asks Cy for help offering 1 treasure"),
    ("read me the curse", "what does Lose a Level do"),
    ("show the dagger's card", "what does Dagger of Treachery do"),
    ("how big is my bow", "what does Bow with Ribbons do"),
    ("how many hands does Ann's bow need", "what does Bow with Ribbons do"),
    ("is bob's dagger a weapon", "what does Dagger of Treachery do"),
    ("does my bow count", "why does Bow with Ribbons count"),
    ("what does he do", "what does Lame Goblin do"),
    ("why does the bow count though levels went down", "why does Bow with Ribbons count"),
    ("if cy helps, did ann win", "what if Cy helps Ann; Ann claims the kill"),
    ("bob curses ann, is that legal?", "may Bob play Lose a Level on Ann?"),
    ("why does the bow count if the goblin dies", "why does Bow with Ribbons count"),
    ("ann has no chance, so she runs", "Ann runs"),
    (
        "first ann claims the kill, then she gets a 5 and then cy helps",
        "Ann claims the kill; the die shows 5; Cy offers help",
    ),
    ("bob gives ann a hand", "Bob offers help"),
    ("may bob give ann a hand?", "may Bob offer help?"),
    ("is it possible to run", "may Ann run?"),
    ("the goblin does what to ann", "what does Lame Goblin do"),
    ("with cy's help is it enough", "what if Cy helps Ann; Ann claims the kill"),
    ("with bob's help would ann win", "what if Bob helps Ann; Ann claims the kill"),
    ("bob hands her the dagger of treachery", "Bob gives Dagger of Treachery to Ann"),
    ("what if cy helps ann is it enough", "what if Cy helps Ann; Ann claims the kill"),
    ("what if bob helps her will that be enough", "what if Bob helps Ann; Ann claims the kill"),
    ("what if the thief will help her", "what if Bob helps Ann"),
    ("bob curses cy, not ann", "Bob plays Lose a Level on Cy"),
    ("ann runs, not bob", "Ann runs"),
    ("has ann the right to run?", "may Ann run?"),
    ("ann vs bigfoot, cy's helping", "Ann fights Bigfoot with Cy helping"),
    ("does bob have the right to curse cy?", "may Bob play Lose a Level on Cy?"),
    ("cy helps for the first treasure", "Cy offers help for 1 treasure, Cy picks first"),
    ("ann also holds bigfoot", "Ann holds Bigfoot"),
    ("what if the thiefs will help her", "what if Bob helps Ann"),
    ("bob uses bakstap on ann discarding the curse", "Bob uses Backstab on Ann discarding Lose a Level"),
]
"""What is said on that board -> what it means."""
TURNED = (BOARD[0], *BOARD[3:0:-1], "it is Ann's turn", BOARD[4])
"""The same with the seats, and so the copies of the cards, the other way round."""


@pytest.mark.parametrize("board", [BOARD, TURNED], ids=["as said", "turned round"])
@pytest.mark.parametrize(("said", "means"), TAKEN)
def test_taken_and_said_back_in_full_whatever_the_seats(said: str, means: str, board: tuple[str, ...]) -> None:
    session = at(board=board)
    heard = session.hear(said)
    assert session.exchanges[-1].line == means, heard.lines
    assert means in "".join(heard.lines)


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


@pytest.mark.parametrize(
    ("said", "means"),
    [
        ("bob and cy are level 3", "Bob is Level 3; Cy is Level 3"),
        ("everyone is level 6", "Ann is Level 6; Bob is Level 6; Cy is Level 6"),
        ("Cy and Ann are both elves", "Cy is an Elf; Ann is an Elf"),
        ("bob and cy carries plain helmet", "Bob carries Plain Helmet; Cy carries Plain Helmet"),
        (
            "everyone wears plain boots",
            "Ann has Plain Boots in play; Bob has Plain Boots in play; Cy has Plain Boots in play",
        ),
        ("bob's at 7 and cy's at 8", "Bob is Level 7; Cy is Level 8"),
    ],
)
def test_what_is_told_of_several_is_laid_for_each(said: str, means: str) -> None:
    session = at()
    heard = session.hear(said)
    assert session.exchanges[-1].line == means, heard.lines


@pytest.mark.parametrize(
    ("before", "said", "means"),
    [
        ("", "bob isn't a thief any more", "Bob is no Thief"),
        ("", "bob has no dagger", "Bob has no Dagger of Treachery"),
        ("", "cy 5th level", "Cy is Level 5"),
        ("", "cy at 3", "Cy is Level 3"),
        ("", "bob is level now 6", "Bob is Level 6"),
        (
            "",
            "cy has an unknown card in hand",
            'card "Unnamed Card": special, door deck; Cy holds Unnamed Card',
        ),
        (
            "",
            "cy has some junk worth 500 gold",
            'card "Goods Worth 500": item, 500 gp; Cy has Goods Worth 500 in play',
        ),
        ("", "cy has 500 gp, level 3", 'card "Goods Worth 500": item, 500 gp; Cy is Level 3 with Goods Worth 500'),
        (
            "",
            "cy has some junk worth 100000 gold",
            'card "Goods Worth 100000": item, 100000 gp; Cy has Goods Worth 100000 in play',
        ),
        ("", "cy has a plain vanishing potion in his hand now", "Cy holds Plain Vanishing Potion"),
        ("bob has 4 cards in hand", "bob has 2 cards in hand", "Bob has no Unnamed Card"),
        (
            "bob has 4 cards in hand",
            "bob has 3 cards in hand",
            'Bob has no Unnamed Card; card "Unnamed Card": special, door deck; Bob holds Unnamed Card',
        ),
        ("Bob is dead", "bob's alive after all", "Bob is alive"),
    ],
)
def test_what_is_told_of_somebody_is_laid(before: str, said: str, means: str) -> None:
    session = at(before) if before else at()
    session.hear(said)
    assert session.exchanges[-1].line == means


@pytest.mark.parametrize(
    ("name", "helper"),
    [("Tess", "Tess's"), ("Tess", "Tess'"), ("Tess", "Tess"), ("St. James", "st james'"), ("K.C.", "kc's")],
)
def test_marks_in_a_name_and_behind_it_may_be_left_out(name: str, helper: str) -> None:
    session = at(f"Bob fights Crabs with {helper} help", board=("new classic", f"{name} is Level 5", "Bob is Level 4"))
    assert session.table is not None and session.table.fight is not None
    assert session.table.fight.helper == 0 and len(session.table.state.players) == 2
    read = parse(f"it is {helper} turn", session.table.state, session.table.catalogue)
    assert isinstance(read, Stated) and read.statement == TurnIs(name)


HELMS = ("new classic", "Ann is Level 5 with Helm of Courage", "Bob is Level 4 with Horny Helmet", "it is Ann's turn")


@pytest.mark.parametrize(
    ("said", "means"),
    [
        ("the helm is gone", "Ann has no Helm of Courage"),
        ("the horny helm's gone", "Bob has no Horny Helmet"),
        ("bob has lost the helm", "Bob has no Horny Helmet"),
        ("bob has lost his helm", "Bob has no Horny Helmet"),
        ("ann has lost her helm", "Ann has no Helm of Courage"),
    ],
)
def test_what_is_gone_is_what_its_owner_had_who_is_named_or_else_what_it_is_most_like(said: str, means: str) -> None:
    session = at(board=HELMS)
    session.hear(said)
    first = session.said_as if session.pending is None else session.pending.choices[0].says
    assert first == means


def test_who_helps_is_told_behind_the_monsters_that_are_fought() -> None:
    session = at(board=(*IDLE, "Cy is Level 2"))
    session.hear("ann fights goblin, troll and cy helps")
    assert session.exchanges[-1].line == "Ann fights Lame Goblin + Net Troll with Cy helping"


@pytest.mark.parametrize("said", ["v squares up to lame goblin", "v now takes on lame goblin"])
def test_somebody_whose_name_is_a_word_for_fighting_fights(said: str) -> None:
    session = at(board=("new classic", "V is Level 3", "Bo is Level 2"))
    session.hear(said)
    assert session.exchanges[-1].line == "V fights Lame Goblin"


@pytest.mark.parametrize(
    ("said", "means"),
    [
        ("bob uses the halitosis potion against ann", "Bob plays Potion of Halitosis on Lame Goblin"),
        ("bob uses the halitosis potion against cy", "Bob plays Potion of Halitosis on Cy"),
        ("bob uses the friendship potion against ann", "Bob plays Friendship Potion on Ann"),
    ],
)
def test_what_is_used_against_somebody_strengthens_the_monster_if_they_fight_and_it_has_a_bonus(
    said: str, means: str
) -> None:
    session = at("Bob holds Friendship Potion")
    session.hear(said)
    assert session.exchanges[-1].line == means


@pytest.mark.parametrize(("called", "name"), [("mary", "Mary Ann"), ("max", "Maximilian")])
def test_somebody_is_known_by_the_first_part_of_a_name(called: str, name: str) -> None:
    board = ("new classic", "Maximilian is Level 5", "Mary Ann is Level 4", "it is Mary Ann's turn")
    session = at(board=board)
    session.hear(f"{called} kicks the door in")
    assert session.exchanges[-1].line == f"{name} kicks open the door"


def test_somebody_is_told_of_by_the_whole_first_word_of_a_name() -> None:
    session = at(board=("new classic", "Mary Ann is Level 4"))
    session.hear("mary is a dwarf")
    assert session.exchanges[-1].line == "Mary Ann is a Dwarf"


@pytest.mark.parametrize(("name", "asked"), [("Zed", True), ("Al", False)])
def test_a_new_name_with_which_a_card_ends_is_asked_about_unless_it_is_a_little_word_of_names(
    name: str, asked: bool
) -> None:
    session = at(f'card "Weird {name}": monster, level 1', board=IDLE)
    session.hear(f"{name} joins")
    assert (session.pending is not None) is asked
    assert session.table is not None and len(session.table.state.players) == 2 + (not asked)


@pytest.mark.parametrize("said", ["scratch that and undo", "scrap that, take it back"])
def test_what_takes_back_twice_takes_one_sentence_back_and_is_heard_whole(said: str) -> None:
    session = at("Bob plays Lose a Level on Ann")
    heard = session.hear(said)
    assert session.said_as == "undo" and not any("not taken up" in line for line in heard.lines)


def test_somebody_whose_name_is_no_word_may_sit_there() -> None:
    session = at(board=("new classic: !!!, Bob",))
    assert session.hear("joe flibbers the gromp").is_unread
    assert session.hear("Joe is Level 3").lines == ("  Joe, Level 3 Human.",)
    assert say(TurnIs("!!!"), session.table.state, session.table.catalogue) == "it is !!!'s turn"


def test_a_new_name_that_is_a_card_but_for_one_letter_in_five_is_asked_about() -> None:
    session = at(board=IDLE)
    session.hear("Crabz is Level 3")
    assert session.pending is not None
    assert session.pending.question.startswith("is Crabz a new player, not Crabs")


@pytest.mark.parametrize("said", ["Bob is Level 9, is that allowed?", "Bob goes up a level, what happens?"])
def test_a_question_about_what_was_told_changes_nothing(said: str) -> None:
    session = at()
    before = session.table
    session.hear(said)
    assert session.table is before


@pytest.mark.parametrize(
    ("said", "means"),
    [
        ("may Cy help Ann?", "may Cy offer help?"),
        ("may Ann take Dwarf?", "may Ann play Dwarf?"),
        ("may Ann be a dwarf?", "may Ann play Dwarf?"),
    ],
)
def test_taken_without_a_fight_too(said: str, means: str) -> None:
    session = Session()
    for line in ("new classic", "Ann is Level 5, holding Dwarf", "Bob is Level 4", "Cy is Level 2", said):
        heard = session.hear(line)
    assert f"taken as: {means}" in "".join(heard.lines)


@pytest.mark.parametrize(
    "said", ["my turn is over", "my turn's done", "ann's turn is up", "Ann's turn's over", "turn is done"]
)
def test_a_turn_that_is_over_is_ended(said: str) -> None:
    session = at(board=(*IDLE[:-1], "it is Ann's turn, looting the room"))
    session.hear(said)
    assert session.exchanges[-1].line == "Ann ends the turn"


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


def test_where_nothing_is_close_it_is_told_what_was_heard_and_what_could_be_said() -> None:
    session = at()
    heard = session.hear("bob flibbers the gromp")
    told = " ".join(" ".join(heard.lines).split())
    assert heard.is_unread and session.pending is None
    assert "heard: Bob" in told
    assert '"Bob plays Potion of Halitosis on Ann"' in told


@pytest.mark.parametrize("said", ["can a thief steal potted plant?", "can lame goblin take potted plant?"])
def test_what_is_asked_of_a_card_and_of_no_player_is_asked_in_general(said: str) -> None:
    table = at().table
    assert table is not None
    assert isinstance(understand(table, said, load_lexicon(), Context(), None), General)


@pytest.mark.parametrize(
    ("said", "names_card"),
    [
        ("what if that potion is used", True),
        ("what if the dagger is used", True),
        ("what if dagger of treachery is used", True),
        ("what if a potion is used", False),
        ("what if a player runs", False),
    ],
)
def test_a_kind_of_card_is_a_card_of_the_board_where_one_of_them_is_pointed_at(said: str, names_card: bool) -> None:
    table = at().table
    assert table is not None
    assert asked_in_general(table, said, load_lexicon()).names_card is names_card


@pytest.mark.parametrize("said", ["ann and bob are dead?", "ann and bob are elves?", "everyone is human?"])
def test_what_is_asked_of_several_is_laid_for_none(said: str) -> None:
    session = at()
    before = session.table
    assert session.hear(said).word != "allowed" and session.table is before


def test_what_is_asked_back_shares_more_with_the_line_than_a_name() -> None:
    for said in ("she only needs 3 more", "ann 5 bob 8 cy 3 right?", "cy dances"):
        session = at()
        assert session.hear(said).is_unread and session.pending is None, said


@pytest.mark.parametrize(
    ("said", "means"),
    [
        ("lose a level for ann, courtesy of bob", "Bob plays Lose a Level on Ann"),
        ("bob keeps lose a level for ann", ""),
        ("bob lobs lose a level at ann and cy", ""),
        ("bob gloats: a level less for ann, she has lose a level now", ""),
    ],
)
def test_the_only_sentence_that_says_all_that_was_named_is_taken(said: str, means: str) -> None:
    session = at()
    session.hear(said)
    assert session.pending is None if means else session.pending is not None
    assert session.said_as == means


@pytest.mark.parametrize(
    ("said", "means"),
    [
        ("bob flibbers the potion of halitosis", "Bob plays Potion of Halitosis on Ann"),
        ("does lose a level do anything to ann", "may Bob play Lose a Level on Ann?"),
        ("ann + cy vs the goblin", "Cy offers help"),
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
    assert f'not taken up: "{left}"' in [line.strip() for line in heard.lines]


@pytest.mark.parametrize(
    ("said", "says"),
    [
        ("who's winning?", "9 to 1"),
        ("bob is what?", "Bob, Level 4 Human Thief"),
        ("the goblin is worth what?", "Lame Goblin is worth 1 treasure"),
        ("whose go is it?", "Ann"),
        ("how many cards does bob hold?", "2 cards"),
        ("bob has how many cards?", "2 cards"),
        ("the bow is worth what", "Bow with Ribbons: 800 gold pieces"),
        ("how many treasures are in it?", "1 treasure"),
        ("what's the goblin worth?", "1 treasure"),
        ("the goblin is worth how much?", "Lame Goblin is worth 1 treasure"),
        ("the goblin is worth how many treasures?", "Lame Goblin is worth 1 treasure"),
        ("the bow is worth how much", "Bow with Ribbons: 800 gold pieces"),
        ("ann is how strong", "Ann is winning: 9 to 1"),
        ("is ann forced to run?", "Ann can win as it stands"),
        ("how badly am I losing?", "9 to 1"),
        ("how come Ann gets 2 big items?", "Ann may have 1 Big Item"),
        ("how do I get to level 10?", "the game: Ann at Level 5"),
        ("how come Ann's winning?", "Ann is winning: 9 to 1"),
        ("dagger's in use?", "Bob's strength: +3 Dagger of Treachery counts"),
        ("does Bob have any curses?", "no Curse hangs over Bob"),
        ("how many cards am I allowed?", "Ann may keep 5 cards"),
        ("how much gold do I have?", "800 gold pieces in all (Bow with Ribbons)."),
        ("how much gold does Bob have?", "400 gold pieces in all (Dagger of Treachery), and 100 gold pieces in hand"),
    ],
)
def test_how_it_stands(said: str, says: str) -> None:
    assert says in " ".join(at().hear(said).lines)


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


@pytest.mark.parametrize(
    ("before", "said", "means"),
    [
        ("may Bob play Lose a Level on Ann?", "who says so?", "why"),
        ("may Bob play Lose a Level on Ann?", "says who", "why"),
        ("may Bob play Lose a Level on Ann?", "and cy?", "may Bob play Lose a Level on Cy?"),
        ("may Bob play Lose a Level on Ann?", "what about cy?", "may Bob play Lose a Level on Cy?"),
        ("may Bob play Lose a Level on Ann?", "what about a potion?", "may Bob play Potion of Halitosis?"),
        ("may Bob play Lose a Level on Ann?", "and my potion?", "may Bob play Potion of Halitosis?"),
        ("may Bob play Lose a Level on Ann?", "and can he do that twice?", "may Bob play Lose a Level on Ann?"),
        (
            "may Bob play Lose a Level on Ann?",
            "if ann is level 1?",
            "what if Ann is Level 1; Bob plays Lose a Level on Ann",
        ),
        # What is done there is asked about itself.
        (
            "may Bob play Lose a Level on Ann?",
            "what if bob is level 8, can she wear plain helmet",
            "what if Bob is Level 8; Ann plays Plain Helmet",
        ),
        ("may Bob play Lose a Level on Ann?", "if ann is level 1 and runs?", "what if Ann is Level 1; Ann runs"),
        # Of two whom a why may be about it is the one who did something last.
        ("may Bob play Lose a Level on Cy?", "why did he get away?", "why did Bob escape"),
        ("may Bob play Lose a Level on Cy?", "why no treasure for him?", "why no Treasure for Bob"),
        ("may Bob play Lose a Level on Cy?", "why is he dead?", "why is Bob dead"),
    ],
)
def test_what_hangs_on_the_line_before_is_taken_with_it(before: str, said: str, means: str) -> None:
    session = at(before)
    session.hear(said)
    assert session.exchanges[-1].line == means


@pytest.mark.parametrize("said", ["why can only one help?", "why does just one of them help?", "why is it only one?"])
def test_one_player_or_both_are_no_sum_of_the_table(said: str) -> None:
    session = at()
    assert session.table is not None and session.table.total("monsters").amount == 1
    lines = session.hear(said).lines
    assert session.exchanges[-1].line != "why 1" and "the monsters' side" not in " ".join(lines)
    both = at(board=("new classic", "Ann is Level 2", "Bob is Level 2"))
    both.hear("why do both stay?")
    assert both.exchanges[-1].line != "why 2"


@pytest.mark.parametrize(
    ("said", "says"),
    [
        ("what level is the goblin?", "Lame Goblin is a Level 1 monster"),
        ("how strong is the goblin?", "the monsters' side: 1 = 1 Lame Goblin"),
        ("what's the goblin's bad stuff?", "bad stuff: lose 1 level"),
    ],
)
def test_a_monster_that_is_asked_about_is_the_one_in_the_fight_before_one_that_is_held(said: str, says: str) -> None:
    held = ('card "Tame Goblin": monster, level 1', "Cy is a male Level 2, holding Tame Goblin")
    assert says in " ".join(at(board=(BOARD[0], held[0], *BOARD[1:3], held[1], BOARD[4])).hear(said).lines)


@pytest.mark.parametrize(
    ("before", "said", "means"),
    [
        ("may Bob discard Lose a Level?", "what about the potion?", "may Bob discard Potion of Halitosis?"),
        (
            "may Bob play Potion of Halitosis on Lame Goblin?",
            "what about on cy?",
            "may Bob play Potion of Halitosis on Cy?",
        ),
    ],
)
def test_what_is_asked_next_takes_the_place_of_what_was_named(before: str, said: str, means: str) -> None:
    session = at(before)
    session.hear(said)
    assert session.said_as == means


@pytest.mark.parametrize(
    ("said", "means"),
    [
        ("what about bob?", "may Bob play Potion of Halitosis on Bob?"),
        ("and cy?", "may Cy play Potion of Halitosis?"),
    ],
)
def test_a_card_that_was_spoken_of_is_played_on_its_owner_who_is_named_next(said: str, means: str) -> None:
    table = at().table
    assert table is not None
    (potion,) = (copy for copy in table.hand(PlayerId(1)) if table.card(copy).name == "Potion of Halitosis")
    before = Context("may Bob play Potion of Halitosis?", PlayCard(PlayerId(1), potion))
    assert understand(table, said, load_lexicon(), before) == Taken((means,))


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
    "said", ["what does it do?", "what does that do?", "what is that?", "what do they do?", "why does it count?"]
)
def test_with_no_card_in_sight_it_is_no_card(said: str) -> None:
    table = at(board=IDLE).table
    assert table is not None
    assert isinstance(understand(table, said, load_lexicon(), Context()), General)


ANOTHER_FIGHTS = """
[table]
turn = "Ann"
[combat]
fighter = "Bo"
monsters = ["Plain Monster 5"]
[player.Ann]
[player.Bo]
"""


@pytest.mark.parametrize("said", ["how many treasures?", "who wins?", "how much is lacking?", "how many levels?"])
def test_how_a_fight_stands_is_asked_for_who_fights_and_not_for_whose_turn_it_is(said: str) -> None:
    found = understand(board(ANOTHER_FIGHTS), said, load_lexicon(), Context())
    assert isinstance(found, Standing) and found.who == 1


@pytest.mark.parametrize("said", ["Crabs jumps out", "jumps out Crabs jumps out", "pops up a Crabs and attacks"])
def test_what_comes_from_behind_the_door_is_the_card_wherever_it_is_said_that_it_comes(said: str) -> None:
    table = at("Ann kicks open the door", board=IDLE).table
    assert table is not None
    assert understand(table, said, load_lexicon(), Context()) == Taken(("the card is Crabs",))


def test_what_is_asked_of_who_only_sits_there_by_supposition_is_tried_on_another_board_too() -> None:
    table, supposed = at().table, at("Zed joins").table
    assert table is not None and supposed is not None
    before = Context("may Zed run?", RunAway(PlayerId(3)), supposed)
    asked = understand(table, "if she is level 1?", load_lexicon(), before)
    assert asked == Taken(("what if Ann is Level 1; Zed runs",))


POTIONS = """
[combat]
fighter = "Ann"
monsters = ["Plain Monster 5"]
[player.Ann]
hand = ["Plain Potion"]
[player.Bo]
hand = ["Plain Great Potion"]
[player.Cy]
hand = ["Plain Potion"]
"""


@pytest.mark.parametrize(
    ("said", "is_taken"),
    [
        ("may anyone help Ann", True),
        ("can somebody help Ann?", True),
        ("can anyone play a potion on ann", False),
        ("can anyone play plain potion on Ann", False),
    ],
)
def test_of_anyone_all_are_asked_about_who_could_do_the_same_and_else_it_is_asked_back(
    said: str, is_taken: bool
) -> None:
    found = understand(board(POTIONS), said, load_lexicon(), Context())
    if is_taken:
        assert found == Taken(("may Bo offer help?", "may Cy offer help?"))
    else:
        assert isinstance(found, Unsure) and len(found.choices) > 1
        assert all(choice.startswith("may ") for choice in found.choices)


def test_for_a_die_nobody_takes_the_place_of_another() -> None:
    session = at("Ann runs", "the die shows 5", board=("new classic", "Ann joins", "Bob joins", "Ann fights Net Troll"))
    heard = session.hear("what about bob?")
    assert "die" not in " ".join(heard.lines)


@pytest.mark.parametrize(
    ("said", "means"),
    [
        (
            "if bob gives the dagger to Cy, who puts it on?",
            "what if Bob gives Dagger of Treachery to Cy; Cy equips Dagger of Treachery",
        ),
        ("what if bob helps ann, who claims it?", "what if Bob helps Ann; Ann claims the kill"),
        ("if cy helps ann, who wins?", "what if Cy helps Ann; Ann claims the kill"),
    ],
)
def test_who_behind_a_name_is_whoever_was_named_in_what_is_supposed_too(said: str, means: str) -> None:
    table = at().table
    assert table is not None
    assert understand(table, said, load_lexicon(), Context()) == Taken((means,))


def test_who_alone_tells_nothing_of_anybody() -> None:
    session = at()
    session.hear("Bob gives Dagger of Treachery to Cy, who")
    assert session.said_as == "Bob gives Dagger of Treachery to Cy"


@pytest.mark.parametrize("said", ["and cy?", "what about cy?"])
def test_with_nothing_before_it_is_asked_for_more(said: str) -> None:
    assert at().hear(said).is_unread


def test_tokens() -> None:
    said = [token.text for token in tokens_of("K.C.'s at lvl5, she's got 1,500 gp", load_lexicon())]
    assert said == ["kc", "at", "level", "5", "she", "is", "got", "1500", "gp"]


@pytest.mark.parametrize(
    "said", ["ben chucks the halitosis potion at the nose", "ben throws the halitosis potion at it"]
)
def test_what_kills_a_monster_is_thrown_at_the_monster_itself(said: str) -> None:
    session = Session()
    for line in ("new classic", "Anna is a Level 3 Elf", "Ben holds Potion of Halitosis", "Anna fights Floating Nose"):
        session.hear(line)
    session.hear(said)
    assert session.exchanges[-1].line == "Ben plays Potion of Halitosis on Floating Nose"


@pytest.mark.parametrize(
    "asked", ["Ann runs?", "Bob plays Lose a Level on Ann?", "bob curses her?", "claims the kill?"]
)
def test_a_deed_with_a_question_mark_is_asked_and_not_done(asked: str) -> None:
    session = at()
    before = session.table
    assert not session.hear(asked).is_unread and session.table is before


def test_the_card_of_somebody_is_known_by_its_owner_in_a_question() -> None:
    assert "gold pieces" in " ".join(at().hear("what's bob's dagger worth?").lines)
    assert "Cy" in " ".join(at("Cy is helping for 1 treasure").hear("who helps ann?").lines)


@pytest.mark.parametrize(("level", "is_won"), [(9, True), (8, False)])
def test_a_kill_that_wins_the_game_is_supposed_to_its_end(level: int, is_won: bool) -> None:
    session = at(f"Ann is Level {level}")
    lines = session.hear("what if Bob plays Potion of Halitosis on Ann; Ann claims the kill").lines
    assert session.answered is not None
    assert session.answered.last.table.state.is_over is is_won
    assert [line for line in lines if line.startswith("if ")] == [
        "if Bob plays Potion of Halitosis on Ann:",
        "if Ann claims the kill:",
        *(["if no one says anything:"] if is_won else []),
    ]


def test_where_the_game_is_over_no_kill_is_supposed_to_its_end() -> None:
    session = at("Ann is Level 9", "Ann claims the kill", "no one says anything")
    lines = session.hear("what if Ann claims the kill").lines
    assert lines and not [line for line in lines if line.startswith("if ")]


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
    (BOARD, "cy claims that bob, a thief, can curse ann", ["may Bob play Lose a Level on Ann?"]),
    (
        BOARD,
        "is it true that bob can play the potion, and then the curse on ann",
        ["may Bob play Potion of Halitosis on Ann?", "may Bob play Lose a Level on Ann?"],
    ),
    (BOARD, "Cy, can you help me for one treasure?", ["Ann asks Cy for help offering 1 treasure"]),
    (
        (*BOARD, "Cy has Rat on a Stick in play"),
        "is cy using the rat on a stick?",
        ["may Cy use Rat on a Stick on Lame Goblin?"],
    ),
    (BOARD, "cy, help me, I'll give you a treasure", ["Ann asks Cy for help offering 1 treasure"]),
    (
        BOARD,
        "what if cy helps ann and asks for 1 treasure",
        ["what if Cy offers help for 1 treasure", "what if Cy asks Ann for help offering 1 treasure"],
    ),
    (BOARD, "that is what he wants", ["Ann claims the kill"]),
    (
        BOARD,
        "if bob helps ann can",
        ["what if Bob helps Ann", "what if Bob asks Ann for help", "what if Ann asks Bob for help"],
    ),
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
    assert list(session.pending.sentences[: len(choices)]) == choices
    assert session.table is before


def test_whoever_is_called_to_help_on_terms_is_asked_and_offers_nothing() -> None:
    session = at()
    assert session.hear("Cy, will you help me for one treasure?").word == "asks" and session.pending is not None
    assert session.pending.choices[0].says == "Ann asks Cy for help offering 1 treasure"


def test_what_could_be_said_instead_comes_near_to_what_was_said() -> None:
    session = at(board=(*BOARD[:-1], "Ann fights Plutonium Dragon"))
    told = " ".join(" ".join(session.hear("Ann asks Cy for help offering 1 treasure").lines).split())
    assert 'Ann may "ask Cy for help"; "ask Cy for help offering 1 treasure, Cy picks first"' in told


def test_a_card_that_may_be_one_or_another_is_asked_back_for_what_it_does() -> None:
    for line in ("what is the curse?", "show me the curse", "what does the curse do"):
        session = at("let Cy have Income Tax in hand")
        assert session.hear(line).word == "asks" and session.pending is not None
        asked = [choice.says for choice in session.pending.choices]
        assert asked[:2] == ["what does Lose a Level do", "what does Income Tax do"], line


@pytest.mark.parametrize(
    ("said", "means"),
    [
        ("sell everything", "Ann sells Bow with Ribbons + Leather Armor"),
        ("I sell all my stuff", "Ann sells Bow with Ribbons + Leather Armor"),
        ("give all my stuff to bob", "Ann gives Bow with Ribbons + Leather Armor to Bob"),
        ("give bob the plant", "Ann gives Potted Plant to Bob"),
        ("hand the plant over to bob", "Ann gives Potted Plant to Bob"),
    ],
)
def test_all_that_can_be_sold_or_given_is_taken_together_and_what_cannot_alone(said: str, means: str) -> None:
    board = (
        "new classic",
        "Ann is a Level 5 Elf with Bow with Ribbons, holding Potted Plant + Leather Armor",
        "Bob joins",
    )
    session = at("it is Ann's turn", board=board)
    session.hear(said)
    assert session.said_as == means or (session.pending is not None and session.pending.choices[0].says == means)


def test_of_big_things_only_big_items_are_meant() -> None:
    board = ("new classic", "Ann is Level 5 with Huge Rock + Bow with Ribbons", "Bob joins", "it is Ann's turn")
    session = at(board=board)
    session.hear("ann stows the bigs")
    assert session.said_as == "Ann stows Huge Rock"


@pytest.mark.parametrize(
    ("said", "says"),
    [
        ("what happens if I roll a 5?", "Ann gets away from Net Troll with 5"),
        ("what if the die shows 1", "Net Troll catches Ann with 1"),
    ],
)
def test_whoever_is_supposed_to_roll_in_a_fight_runs_first(said: str, says: str) -> None:
    session = at(board=("new classic", "Ann is Level 5", "Bob is Level 4", "Ann fights Net Troll"))
    before = session.table
    assert says in " ".join(session.hear(said).lines)
    assert session.table is before


@pytest.mark.parametrize(
    "said",
    [
        "I found Lame Goblin",
        "I pulled Lame Goblin",
        "a Lame Goblin jumps out",
        "out jumps a Lame Goblin",
        "Lame Goblin attacks her",
        "a Lame Goblin is waiting",
    ],
)
def test_a_card_behind_the_door_is_told_of_as_people_tell_it(said: str) -> None:
    session = at("Ann kicks open the door", board=IDLE)
    session.hear(said)
    assert session.said_as == "the card is Lame Goblin"


@pytest.mark.parametrize(
    ("card", "said", "means"),
    [
        ("Thief", "ann plays it", "Ann plays Thief"),
        ("Thief", "can ann play it?", "may Ann play Thief?"),
        ("Thief", "ann slaps the thief down", "Ann plays Thief"),
        ("Thief", "ann grabs it", "Ann takes the card"),
        ("Thief", "ann keeps that thief", "Ann takes the card"),
        ("Cheat!", "cheats", "Ann plays Cheat!"),
    ],
)
def test_what_lies_face_up_is_spoken_of(card: str, said: str, means: str) -> None:
    session = at("Ann kicks open the door", f"the card is {card}", board=IDLE)
    session.hear(said)
    assert session.exchanges[-1].line == means


def test_what_was_named_last_goes_before_what_lies_face_up() -> None:
    board = (*IDLE, "let Bob have Lose a Level", "Ann kicks open the door", "the card is Thief")
    session = at("may Bob play Lose a Level on Ann?", board=board)
    session.hear("he plays it on her")
    assert session.exchanges[-1].line == "Bob plays Lose a Level on Ann"


def test_a_strange_verb_does_nothing_with_what_is_not_named() -> None:
    session = at("Ann kicks open the door", "the card is Thief", board=IDLE)
    session.hear("ann flibbers it")
    assert session.pending is not None
    assert [choice.says for choice in session.pending.choices] == ["Ann plays Thief", "Ann takes the card"]


TAKEN_OVER = (
    "new classic",
    "Ann is a female Level 5, holding Transferral Potion",
    "Bob is a male Level 4",
    "Cy is a male Level 2",
    "Ann fights Lame Goblin",
    "Ann plays Transferral Potion on Bob",
)


def test_whoever_took_the_fight_over_is_spoken_of_in_it() -> None:
    session = at(board=TAKEN_OVER)
    session.hear("how much strength altogether wise?")
    assert session.pending is not None
    assert "what is Bob's strength?" in [choice.says for choice in session.pending.choices]
    session = at(board=TAKEN_OVER)
    session.hear("he runs")
    assert session.exchanges[-1].line == "Bob runs"


def test_who_helps_throws_things_for_the_own_side() -> None:
    helped = ("Cy is Level 2, holding Flaming Poison Potion", "Ann fights Net Troll", "Cy offers help", "Ann agrees")
    session = at(board=("new classic", "Ann is Level 5", *helped))
    session.hear("cy throws the flaming poison at the troll")
    assert session.exchanges[-1].line == "Cy plays Flaming Poison Potion on Cy"


@pytest.mark.parametrize(("called", "name"), [("kc", "K.C."), ("mary ann", "Mary Ann"), ("mary", "Mary Ann")])
def test_who_sits_there_already_is_named_as_ever_where_somebody_joins(called: str, name: str) -> None:
    session = at(board=("new classic", "K.C. is Level 3", "Mary Ann is Level 2"))
    session.hear(f"zoe sits down, {called} starts")
    assert session.exchanges[-1].line == f"Zoe joins; it is {name}'s turn"


PICKING = (
    "new classic: Ann f, Bob m, Cy m",
    "the phase is setting up",
    "Ann decides gap.first-player-after-the-roll: owner-picks",
    *("Ann is ready", "Bob is ready", "Cy is ready"),
    *("the die shows 2", "the die shows 3", "the die shows 4"),
)


@pytest.mark.parametrize(
    ("said", "taken"),
    [
        ("ann goes for bob please", True),
        ("ann goes for bob and cy", False),
        ("ann goes for bob as a player", False),
        ("ann goes for bob, 5 times", False),
    ],
)
def test_who_is_picked_to_begin_is_heard_too(said: str, taken: bool) -> None:
    session = at(board=PICKING)
    heard = session.hear(said)
    assert heard.is_unread == (not taken)
    choices = session.pending.choices if session.pending is not None else ()
    assert session.exchanges[-1].line == "Ann chooses Bob" or "Ann chooses Bob" in [one.says for one in choices]


@pytest.mark.parametrize(
    ("board", "said", "means"),
    [
        (
            (PICKING[0], "let Ann have Bow with Ribbons", *PICKING[1:]),
            "ann hands over the bow to bob",
            "Ann gives Bow with Ribbons to Bob",
        ),
        (
            (
                *("new classic", "Ann is Level 5 with Bow with Ribbons, holding Loaded Die", "Bob is Level 4"),
                *("Ann fights Net Troll", "Ann runs", "the die shows 2", "Ann plays Loaded Die"),
            ),
            "ann throws away the bow and says 5",
            "Ann discards Bow with Ribbons; Ann chooses 5",
        ),
    ],
)
def test_what_names_a_card_is_not_settled_by_a_player_or_a_word(board: tuple[str, ...], said: str, means: str) -> None:
    session = at(board=board)
    session.hear(said)
    assert session.exchanges[-1].line == means


TURNS_THE_DIE = (
    *("new classic", "Ann is Level 5, holding Loaded Die", "Bob is Level 4", "Ann fights Net Troll"),
    *("Ann runs", "the die shows 2", "Ann plays Loaded Die"),
)


@pytest.mark.parametrize(
    ("said", "taken"),
    [
        ("ann goes for 5", True),
        ("ann takes the 5", True),
        ("ann chooses to make it a 5", True),
        ("ann picks the 5 side", True),
        ("she turns it to a 5", False),
        ("ann picks the pizza 5", False),
    ],
)
def test_one_of_the_words_to_choose_from_is_heard_in_what_is_said(said: str, taken: bool) -> None:
    session = at(board=TURNS_THE_DIE)
    session.hear(said)
    assert (session.pending is None) is taken
    assert (session.said_as if session.pending is None else session.pending.choices[0].says) == "Ann chooses 5"


@pytest.mark.parametrize(
    ("said", "means"),
    [
        ("why does the helm count", "why does Helm of Courage count"),
        ("why doesn't the helm count", "why does Helm of Courage not count"),
        ("why does the short armor count", "why does Short Wide Armor count"),
    ],
)
def test_of_two_cards_that_are_called_alike_the_one_that_is_called_just_so_is_asked_about(
    said: str, means: str
) -> None:
    ann = "Ann is a Level 5 Elf with Helm of Courage + Horny Helmet"
    session = at(board=("new classic", ann, "Bob is Level 4 with Short Wide Armor", "Ann fights Lame Goblin"))
    session.hear(said)
    assert session.said_as == means


@pytest.mark.parametrize(
    ("said", "means"),
    [
        ("bob hands her the dagger of treachery", "Bob gives Dagger of Treachery to Cy"),
        ("bob hands him the dagger of treachery", "Bob gives Dagger of Treachery to Ann"),
        ("bob backstabs her - halitosis pays for it", "Bob uses Backstab on Cy discarding Potion of Halitosis"),
    ],
)
def test_her_before_an_article_or_a_comma_is_somebody_and_nobodys_card(said: str, means: str) -> None:
    bob = "Bob is a male Level 4 Thief with Dagger of Treachery, holding Potion of Halitosis"
    session = at(board=("new classic", "Ann is a male Level 5", bob, "Cy is a female Level 2", "it is Bob's turn"))
    session.hear(said)
    assert session.said_as == means


def test_only_players_are_picked_to_begin() -> None:
    session = at(*PICKING[:-1], board=())
    assert "Ann is to choose: Ann, Bob or Cy." in " ".join(session.hear(PICKING[-1]).lines)
    before = session.table
    session.hear("Ann chooses first player")
    assert session.table is before


RUNNING = (
    "new classic",
    "Ann is a Level 1 Elf, holding Potted Plant",
    "Bob is Level 4",
    "Ann fights Net Troll",
    "Ann runs",
)


def test_what_must_be_rolled_to_get_away_comes_first() -> None:
    lines = at(board=RUNNING).hear("what do I need to roll?").lines
    assert "4 or more to get away" in next(line for line in lines if "taken as" not in line)


def test_what_death_leaves_is_told_while_one_runs_too() -> None:
    assert "if Ann dies, Level 1 is kept" in at(board=RUNNING).hear("what happens to my stuff if I die?").lines[0]


@pytest.mark.parametrize("word", ["ships", "boats", "vessels"])
def test_a_ship_is_one_by_any_name(word: str) -> None:
    session = at(board=("new booty", "Ann is a female Level 5"))
    assert "Ann may have 1 Ship" in " ".join(session.hear(f"how come Ann gets two {word}?").lines)


def test_two_cards_that_are_given_are_no_curse_that_is_played() -> None:
    session = at()
    before = session.table
    assert session.hear("Bob gives Lose a Level + Potion of Halitosis to Ann").word == "refused"
    assert session.table is before


def test_what_a_helper_gets_is_told_by_what_was_promised() -> None:
    session = at("Cy is helping Ann for 1 treasure")
    assert "Cy helps for 1 treasure" in session.hear("how many treasures does cy get?").lines[0]
    assert "Lame Goblin is worth 1 treasure" in session.hear("how many treasures does ann get?").lines[0]


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
    ("said", "means"),
    [
        ("may Ann play", "may Ann play Bow with Ribbons?"),
        ("may Bob discard", "may Bob discard Thief?"),
        ("Ann plays", "Ann plays Bow with Ribbons"),
        ("Bob discards", "Bob discards Thief"),
    ],
)
def test_a_sentence_that_breaks_off_is_told_as_it_is_completed(said: str, means: str) -> None:
    session = at(board=(*IDLE, "let Ann have Bow with Ribbons in hand"))
    assert session.hear(said).lines[0] == f"taken as: {means}"


@pytest.mark.parametrize(
    ("before", "said", "means"),
    [
        ((), "bob chucks the halitosis potion at it", "Bob plays Potion of Halitosis on Ann"),
        ((), "bob chucks the halitosis potion at it?", "Bob plays Potion of Halitosis on Ann"),
        ((), "can bob curse her?", "Bob plays Lose a Level on Ann"),
        (("Ann fights Wannabe Vampire",), "Cy, will you help me?", "Ann asks Cy for help"),
        ((), "Cy helps Ann", "Cy offers help"),
        (("Ann fights Wannabe Vampire", "Ann asks Cy for help"), "Cy helps Ann", "Cy agrees"),
    ],
)
def test_whoever_asks_is_told_how_a_loose_question_is_taken(before: tuple[str, ...], said: str, means: str) -> None:
    table = at(*before).table
    assert table is not None
    assert isinstance(in_any_words(table, said), Asked) is said.endswith("?")
    answered = ask(table, said)
    assert isinstance(answered, Answered) and answered.is_taken
    assert say(answered.last.command, table.state, table.catalogue) == means


@pytest.mark.parametrize(
    ("eyes", "said", "choices"),
    [
        (0, "ann + cy vs the goblin", ("Ann claims the kill", "Ann runs from Lame Goblin")),
        (1, "ann + cy vs the goblin", ()),
        (2, "ann + cy vs the goblin", ("Cy offers help",)),
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


def test_a_word_for_a_kind_of_card_asks_about_the_rules_although_such_a_card_lies_here() -> None:
    session = at(board=("new classic", "Ann is Level 5 with Leather Armor", "Bob is Level 4", "it is Ann's turn"))
    heard = session.hear("can bob count armor twice?")
    assert session.pending is None and "slots.one-of-each-and-two-hands" in " ".join(heard.lines)


def test_what_is_paid_from_the_hand_is_never_the_card_in_front_that_asks_for_it() -> None:
    session = at(board=("new classic", "Ann is Level 5", "Bob is a Thief with Bow with Ribbons, holding Leather Armor"))
    heard = session.hear("may Bob use Resurrection?")
    assert session.answered is not None and not heard.is_unread
    assert "gap.ability-paid-with-its-own-card" not in session.answered.last.verdict.all_open


WORTH_LITTLE = """
[table]
turn = "Bo"
[player.Ann]
hand = ["Plain Big Rock", "Plain Wand", "Old Map"]
[player.Bo]
[[card]]
name = "Old Map"
kind = "special"
deck = "treasure"
value = 300
stand_in = true
"""


def test_a_sale_is_meant_of_what_can_be_sold_and_is_worth_something() -> None:
    table = board(WORTH_LITTLE)
    answer = read(table, "may Ann sell?", at_prompt=True)
    assert isinstance(answer, Asked) and isinstance(answer.question, MayAsk)
    asked = answer.question.command
    assert isinstance(asked, Sell) and [table.card(copy).name for copy in asked.items] == ["Plain Wand"]


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
        board=("new classic: Ann, Bob",),
    )
    before = session.table
    session.hear(line)
    assert session.pending is not None and session.table is before
    assert "Theft" in session.pending.choices[0].says


def test_a_die_that_is_rolled_has_not_died() -> None:
    session = at("Ann is a Level 5 Werewolf", "Ann fights Pumpkinhead", board=("new bites: Ann, Bob",))
    lines = " ".join(session.hear("why do we need a 6 on the die").lines)
    assert "dead" not in lines and "running-away.escape-on-5-or-more" in lines


@pytest.mark.parametrize("who", ["ann", "bob"])
@pytest.mark.parametrize("thing", ["the hat", "his trumpet", "a lamp shade"])
@pytest.mark.parametrize(
    "does",
    ["plays", "sells", "gives cy", "discards", "equips", "uses", "throws", "trades cy", "steals", "drinks", "wears"],
)
def test_with_a_thing_that_nobody_knows_nothing_is_done(who: str, does: str, thing: str) -> None:
    session = at(
        "Ann is a female Level 5 Elf with Bow with Ribbons, holding Potion of Halitosis + Leather Armor",
        "Bob is a male Level 4 Thief with Dagger of Treachery, holding Lose a Level",
        "it is Ann's turn",
        board=("new classic: Ann, Bob, Cy",),
    )
    before = session.table
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
    ("said", "means"),
    [
        ("can ann sell all but the bow?", "may Ann sell Leather Armor + Potion of Halitosis?"),
        ("can ann sell everything except the armor", "may Ann sell Bow with Ribbons + Potion of Halitosis?"),
        ("could i sell all my stuff apart from the bow?", "may Ann sell Leather Armor + Potion of Halitosis?"),
        ("what if ann sells everything, but not the bow", "what if Ann sells Leather Armor + Potion of Halitosis"),
        ("what if ann sells all her items other than the bow", "what if Ann sells Leather Armor + Potion of Halitosis"),
        ("what if ann sells everything save for her armor and the bow", "what if Ann sells Potion of Halitosis"),
        ("what if bob sells everything but his dagger", "what if Bob sells Short Wide Armor"),
    ],
)
def test_what_is_left_out_of_everything_is_left_out(said: str, means: str) -> None:
    session = at(board=WITH_MUCH)
    session.hear(said)
    assert session.said_as == means


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


@pytest.mark.parametrize(
    ("said", "means"),
    [
        ("the goblin is finished", "Ann claims the kill"),
        ("the goblin is beaten by ann", "Ann claims the kill"),
        ("bob helps ann beat the goblin", "Bob offers help"),
        ("bob helps against the goblin", "Bob offers help"),
        ("bob is going to curse ann", "Bob plays Lose a Level on Ann"),
    ],
)
def test_what_is_done_to_a_monster_is_taken(said: str, means: str) -> None:
    session = at()
    session.hear(said)
    assert session.said_as == means


@pytest.mark.parametrize(("said", "runs"), [("ann runs out of cards", False), ("ann gets out of there", True)])
def test_nobody_flees_who_runs_out_of_something(said: str, runs: bool) -> None:
    session = at(board=("new classic: Ann, Bob", "Ann is Level 7", "Ann fights Plutonium Dragon"))
    session.hear(said)
    assert session.table is not None and session.table.fight is not None
    assert session.table.fight.running == runs
