"""A sentence names a card, a command names a copy: which one is meant, and when to ask."""

from munch_cli.language.answers import (
    AboutCard,
    Asked,
    NotUnderstood,
    Session,
    Stated,
    Understood,
)
from munch_cli.language.parse import parse
from munch_cli.language.say import say
from munch_cli.table import commands as c
from munch_cli.table import debts as d
from munch_cli.table.asks import Asks
from munch_cli.table.ids import PlayerId
from munch_cli.table.state import ATTACHED, DOOR, HAND, IN_PLAY
from munch_cli.table.statements import Fighting, LaidCard

from .boards import Laying

ANN, BO = PlayerId(0), PlayerId(1)


def understood(laying: Laying, sentence: str) -> c.Command:
    answer = parse(sentence, laying.state, laying.catalogue)
    assert isinstance(answer, Understood), answer
    assert say(answer.command, laying.state, laying.catalogue)
    return answer.command


def asked(laying: Laying, sentence: str) -> Asks:
    answer = parse(sentence, laying.state, laying.catalogue)
    assert isinstance(answer, Asks), answer
    return answer


def settled(laying: Laying, sentence: str) -> dict[str, c.Command]:
    """Each choice of an ambiguous sentence with the command it leads to."""
    question = asked(laying, sentence)
    assert len(set(question.shorts)) == len(question.shorts)
    commands = {
        choice: understood(laying, one) for choice, one in zip(question.shorts, question.sentences, strict=True)
    }
    for command in commands.values():
        assert understood(laying, say(command, laying.state, laying.catalogue)) == command
    return commands


def test_a_mate_is_the_mate_of_its_monster() -> None:
    laying = Laying("Ann", "Bo")
    bullrog, net = laying.foe("Bullrog"), laying.foe("Net Troll")
    one, other = laying.foe("Mate", of=bullrog), laying.foe("Mate", of=net)
    twin = laying.foe("Evil Twin", of=net)
    assert understood(laying, "Ann runs from Mate of Bullrog") == c.RunAway(ANN, one)
    assert understood(laying, "Ann runs from the Mate of the Net Troll") == c.RunAway(ANN, other)
    assert understood(laying, "Ann runs from Evil Twin of Net Troll") == c.RunAway(ANN, twin)
    assert set(settled(laying, "Ann runs from Mate").values()) == {c.RunAway(ANN, one), c.RunAway(ANN, other)}


def test_a_card_that_lies_on_nothing_is_of_none() -> None:
    laying = Laying("Ann", "Bo")
    laying.foe("Mate")
    laying.foe("Bullrog")
    assert isinstance(parse("Ann runs from Mate of Bullrog", laying.state, laying.catalogue), NotUnderstood)


def test_a_plus_may_stand_in_the_name_of_what_lies_on_a_card_and_of_a_box() -> None:
    laying = Laying("Ann", "Bo")
    big, bare = laying.foe("Bullrog", "Big + Ugly"), laying.foe("Bullrog")
    assert settled(laying, "Ann runs from Bullrog") == {
        "Big + Ugly": c.RunAway(ANN, big),
        "bare": c.RunAway(ANN, bare),
    }
    boxed, other = laying.put("Ring", ANN, HAND, set="Gold + Gems"), laying.put("Ring", ANN, HAND)
    assert settled(laying, "Ann plays Ring") == {
        "Gold + Gems": c.PlayCard(ANN, boxed),
        "plain": c.PlayCard(ANN, other),
    }


def test_one_name_in_two_boxes_is_told_apart_by_the_box() -> None:
    laying = Laying("Ann", "Bo")
    bites = laying.put("Wishing Ring", ANN, HAND, set="bites")
    classic = laying.put("Wishing Ring", ANN, HAND, set="classic")
    assert settled(laying, "Ann plays Wishing Ring") == {
        "bites": c.PlayCard(ANN, bites),
        "classic": c.PlayCard(ANN, classic),
    }
    laying.card("Wishing Ring", set="booty")
    assert understood(laying, "let Bo have Wishing Ring (booty) in hand") == c.LetHave(
        BO, laying.card("Wishing Ring", set="booty")
    )
    assert set(asked(laying, "the card is Wishing Ring").shorts) == {"bites", "classic"}


def test_what_lies_on_an_item_tells_it_apart() -> None:
    laying = Laying("Ann", "Bo")
    cheated = laying.put("Huge Rock", ANN, IN_PLAY)
    bare = laying.put("Huge Rock", ANN, IN_PLAY)
    laying.lay(laying.card("Cheat!", "cheat"), ATTACHED, cheated)
    assert settled(laying, "Ann stows Huge Rock") == {"Cheat!": c.Stow(ANN, cheated), "bare": c.Stow(ANN, bare)}


# ---- players and cards of one name


def test_a_player_and_a_card_of_one_name_are_asked_about() -> None:
    laying = Laying("Elf", "Bo")
    race = laying.put("Elf", BO, IN_PLAY, kind="race")
    curse = laying.put("Curse", BO, HAND)
    assert settled(laying, "Bo plays Curse on Elf") == {
        "player": c.PlayCard(BO, curse, on_player=ANN),
        "card": c.PlayCard(BO, curse, on_card=race),
    }
    assert understood(laying, "Bo plays Curse on Elf (in play)") == c.PlayCard(BO, curse, on_card=race)
    choice = c.Choose(BO, player=ANN)
    laying.state.owed = (d.Choice(BO, 1, players=(ANN,)),)
    assert say(choice, laying.state, laying.catalogue) == "Bo chooses Elf"
    assert understood(laying, "Bo chooses Elf") == choice


def test_of_names_in_two_boxes_that_differ_in_a_mark_the_first_is_asked_about() -> None:
    laying = Laying("Ann", "Bo")
    laying.card("Ring!", set="bites")
    laying.card("Ring.", set="classic")
    for sentence in ("Ann holds ring", "the card is ring"):
        assert asked(laying, sentence).question == "which Ring!: bites or classic?", sentence


def test_the_longest_name_is_meant_unless_quotes_say_otherwise() -> None:
    laying = Laying("Ann", "Bo")
    short = laying.put("Chicken", ANN, HAND)
    long = laying.put("Chicken on Bo", ANN, HAND)
    assert understood(laying, "Ann plays Chicken on Bo") == c.PlayCard(ANN, long)
    command = c.PlayCard(ANN, short, on_player=BO)
    assert say(command, laying.state, laying.catalogue) == 'Ann plays "Chicken" on Bo'
    rock = laying.put('The "Rock"', ANN, HAND)
    laying.put('The "Rock" of Ages', ANN, HAND)
    assert say(c.PlayCard(ANN, rock), laying.state, laying.catalogue) == 'Ann plays The "Rock"'
    assert understood(laying, 'Ann plays "Chicken" on Bo') == command


# ---- abilities


# ---- what is easily missed


def test_a_hand_with_nothing_in_it_cannot_be_named() -> None:
    laying = Laying("Ann", "Bo")
    answer = parse("Ann sells her whole hand", laying.state, laying.catalogue)
    assert answer == NotUnderstood(14, 10, "an Item to sell", (), "Ann sells her")
    first, second = laying.put("Ring", ANN, HAND), laying.put("Helmet", ANN, HAND)
    assert understood(laying, "Ann sells her whole hand") == c.Sell(ANN, (first, second))
    assert understood(laying, "Ann sells the hand") == c.Sell(ANN, (first, second))


def test_a_printed_card_is_named_with_its_box_and_is_of_nothing() -> None:
    laying = Laying("Ann", "Bo")
    bites, classic = laying.card("Ring", set="bites"), laying.card("Ring", set="classic")
    laying.card("Boots")

    def read(text: str) -> object:
        return parse(text, laying.state, laying.catalogue)

    assert read("card Ring") == Asked(AboutCard((bites, classic)))
    assert read("card Ring (classic)") == Asked(AboutCard((classic,)))
    assert read("the card is Ring (classic)") == Understood(c.CardIs(classic))
    laying.lay(bites, DOOR)
    assert say(c.CardIs(bites), laying.state, laying.catalogue) == "the card is Ring"
    assert say(c.CardIs(classic), laying.state, laying.catalogue) == "the card is Ring (classic)"
    for name in ("Ring (booty)", "Ring of Boots"):
        assert read(f"card {name}") == NotUnderstood(5, len(name), "a card of this name", (), "card"), name
        assert read(f"the card is {name}") == NotUnderstood(12, len(name), "a card of this name", (), "the card is")


def test_a_player_may_be_called_as_the_session_is_spoken_to() -> None:
    laying = Laying("Undo", "Bo")
    assert understood(laying, "Undo kicks") == c.KickOpen(ANN)
    assert parse("undo", laying.state, laying.catalogue) == Session("undo")
    assert parse("undo 2", laying.state, laying.catalogue) == Session("undo", "2")


def test_a_twin_is_that_of_the_only_monster_where_another_joins_the_fight() -> None:
    laying = Laying("Ann", "Bo")
    laying.foe("Bullrog")
    twin = laying.card("Evil Twin", "evil-twin")
    also = parse("Ann also fights Evil Twin", laying.state, laying.catalogue)
    of = laying.card("Bullrog", "monster")
    assert also == Stated(Fighting("Ann", (LaidCard(twin, of=of),), also=True))
    assert isinstance(parse("Ann fights Evil Twin", laying.state, laying.catalogue), NotUnderstood)
    assert isinstance(parse("I hold Evil Twin", laying.state, laying.catalogue), NotUnderstood)
    laying.foe("Net Troll")
    answer = parse("Ann also fights Evil Twin", laying.state, laying.catalogue)
    assert isinstance(answer, NotUnderstood)
    assert answer.expected == 'whose Evil Twin it is ("Evil Twin of Bullrog")'
