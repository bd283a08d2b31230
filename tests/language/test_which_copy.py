"""A sentence names a card, a command names a copy: which one is meant, and when to ask."""

from munch_cli.language.answers import (
    AboutCard,
    Asked,
    MayAsk,
    NotHere,
    NotUnderstood,
    Odds,
    Session,
    Stated,
    Understood,
    WhyHappened,
)
from munch_cli.language.parse import parse
from munch_cli.language.reader import OF_MOST
from munch_cli.language.say import say
from munch_cli.table import commands as c
from munch_cli.table import debts as d
from munch_cli.table.asks import Asks
from munch_cli.table.ids import CopyId, PlayerId
from munch_cli.table.state import ATTACHED, CURSES, DOOR, DOOR_DISCARDS, FOES, HAND, IN_PLAY, SIDEWAYS
from munch_cli.table.statements import Being, Fighting, Helping, Thing
from munch_cli.table.vocabulary import Ability

from .boards import DRAKE, JENN, KC, Laying

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


def test_copies_nobody_could_tell_apart_are_one() -> None:
    laying = Laying("Ann", "Bo")
    first = laying.put("Potion", ANN, HAND)
    second = laying.put("Potion", ANN, HAND)
    assert understood(laying, "Ann plays Potion") == c.PlayCard(ANN, first)
    assert understood(laying, "Ann sells Potion + Potion") == c.Sell(ANN, (first, second))


def test_the_same_item_in_two_places_is_asked_about() -> None:
    laying = Laying("Ann", "Bo")
    hand = laying.put("Helmet", ANN, HAND)
    used = laying.put("Helmet", ANN, IN_PLAY)
    laying.put("Helmet", BO, IN_PLAY)
    assert settled(laying, "Ann sells Helmet") == {"hand": c.Sell(ANN, (hand,)), "in play": c.Sell(ANN, (used,))}
    assert asked(laying, "Ann sells Helmet").question == "which Helmet: hand or in play?"
    assert understood(laying, "Ann sells Helmet + Helmet") == c.Sell(ANN, (hand, used))
    assert understood(laying, "Ann stows Helmet") == c.Stow(ANN, used)


def test_a_monster_with_enhancers_is_another_than_its_namesake() -> None:
    laying = Laying("Ann", "Bo")
    ancient = laying.foe("Bullrog", "Ancient")
    bare = laying.foe("Bullrog")
    bait = laying.put("Bait", BO, HAND)
    assert settled(laying, "Bo plays Bait on Bullrog") == {
        "Ancient": c.PlayCard(BO, bait, on_card=ancient),
        "bare": c.PlayCard(BO, bait, on_card=bare),
    }


def test_a_monster_already_run_from_is_not_run_from_again() -> None:
    laying = Laying("Ann", "Bo")
    first, second = laying.foe("Bullrog"), laying.foe("Bullrog")
    assert understood(laying, "Ann runs from Bullrog") == c.RunAway(ANN, first)
    assert laying.state.combat is not None
    laying.state.combat.escaped = ((ANN, first),)
    assert understood(laying, "Ann runs from Bullrog") == c.RunAway(ANN, second)
    assert understood(laying, "Bo runs from Bullrog") == c.RunAway(BO, first)


def test_a_mate_is_the_mate_of_its_monster() -> None:
    laying = Laying("Ann", "Bo")
    bullrog, net = laying.foe("Bullrog"), laying.foe("Net Troll")
    one, other = laying.foe("Mate", of=bullrog), laying.foe("Mate", of=net)
    twin = laying.foe("Evil Twin", of=net)
    assert understood(laying, "Ann runs from Mate of Bullrog") == c.RunAway(ANN, one)
    assert understood(laying, "Ann runs from the Mate of the Net Troll") == c.RunAway(ANN, other)
    assert understood(laying, "Ann runs from Evil Twin of Net Troll") == c.RunAway(ANN, twin)
    assert set(settled(laying, "Ann runs from Mate").values()) == {c.RunAway(ANN, one), c.RunAway(ANN, other)}


def test_mates_of_namesakes_are_told_apart_by_the_enhancer() -> None:
    laying = Laying("Ann", "Bo")
    ancient, bare = laying.foe("Bullrog", "Ancient"), laying.foe("Bullrog")
    one, other = laying.foe("Mate", of=ancient), laying.foe("Mate", of=bare)
    assert set(settled(laying, "Ann runs from Mate").values()) == {c.RunAway(ANN, one), c.RunAway(ANN, other)}
    assert understood(laying, "Ann runs from Mate of Bullrog (Ancient)") == c.RunAway(ANN, one)
    third = laying.foe("Mate", of=laying.foe("Bullrog", "Ancient", "Enraged"))
    assert understood(laying, "Ann runs from Mate of Bullrog (Ancient)") == c.RunAway(ANN, one)
    assert understood(laying, "Ann runs from Mate of Bullrog (Enraged)") == c.RunAway(ANN, third)


def test_a_card_that_lies_on_nothing_is_of_none() -> None:
    laying = Laying("Ann", "Bo")
    laying.foe("Mate")
    laying.foe("Bullrog")
    assert isinstance(parse("Ann runs from Mate of Bullrog", laying.state, laying.catalogue), NotUnderstood)


def test_what_tells_a_copy_apart_is_what_no_other_has() -> None:
    laying = Laying("Ann", "Bo")
    both = laying.foe("Bullrog", "Ancient", "Enraged")
    one, other = laying.foe("Bullrog", "Ancient"), laying.foe("Bullrog", "Enraged")
    assert settled(laying, "Ann runs from Bullrog") == {
        "Ancient + Enraged": c.RunAway(ANN, both),
        "Bullrog (Ancient)": c.RunAway(ANN, one),
        "Bullrog (Enraged)": c.RunAway(ANN, other),
    }


def test_of_whom_a_card_is_is_said_only_so_often() -> None:
    laying = Laying("Ann", "Bo")
    foe = laying.foe("Bullrog")
    for _ in range(OF_MOST + 1):
        foe = laying.foe("Mate", of=foe)
    deepest = f"Ann runs from {'Mate of ' * OF_MOST}"
    assert isinstance(parse(f"{deepest}Bullrog", laying.state, laying.catalogue), Understood)
    assert isinstance(parse(f"{deepest}Mate of Bullrog", laying.state, laying.catalogue), NotUnderstood)


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


def test_a_plus_before_the_first_mark_adds_none() -> None:
    laying = Laying("Ann", "Bo")
    ancient, _ = laying.foe("Bullrog", "Ancient"), laying.foe("Bullrog")
    assert understood(laying, "Ann runs from Bullrog (+ Ancient)") == c.RunAway(ANN, ancient)


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


def test_what_lies_elsewhere_on_the_table_is_still_named() -> None:
    laying = Laying("Ann", "Bo")
    boots = laying.put("Boots", BO, IN_PLAY)
    assert understood(laying, "Ann equips Boots") == c.Equip(ANN, boots)
    secret = laying.put("Secret", BO, HAND)
    assert understood(laying, "Ann plays Secret") == c.PlayCard(ANN, secret)
    hidden = parse("Ann plays Secret", laying.state, laying.catalogue, eyes=ANN)
    assert isinstance(hidden, NotHere)
    assert parse("Bo plays Secret", laying.state, laying.catalogue, eyes=ANN)[1:3] == (BO, 9)


def test_where_several_have_one_ones_own_is_meant() -> None:
    laying = Laying("Ann", "Bo", "Cy")
    hers = laying.put("Stiff Neck", ANN, CURSES, "curse", keeps=True)
    his = laying.put("Stiff Neck", BO, CURSES, "curse", keeps=True)
    assert understood(laying, "Ann plays Stiff Neck on Cy") == c.PlayCard(ANN, hers, on_player=PlayerId(2))
    assert understood(laying, "Bo plays Stiff Neck on Cy") == c.PlayCard(BO, his, on_player=PlayerId(2))
    assert understood(laying, "Bo sells Stiff Neck") == c.Sell(BO, (his,))


def test_what_lies_nowhere_is_not_here() -> None:
    laying = Laying("Ann", "Bo")
    duck = laying.card("Duck of Doom")
    laying.lay(duck, DOOR)
    answer = parse("Ann plays Duck of Doom", laying.state, laying.catalogue)
    assert answer == NotHere(duck, ANN, 10, 12)


def test_a_mark_that_fits_no_copy_is_not_understood() -> None:
    laying = Laying("Ann", "Bo")
    laying.put("Helmet", ANN, HAND)
    answer = parse("Ann sells Helmet (sideways)", laying.state, laying.catalogue)
    assert isinstance(answer, NotUnderstood)
    assert (answer.at, answer.length) == (10, 17)
    lacking = parse("Ann sells Helmet (hand", laying.state, laying.catalogue)
    assert lacking == NotUnderstood(22, 0, "a closing bracket )", (), "Ann sells Helmet (hand")


def test_what_lies_on_an_item_tells_it_apart() -> None:
    laying = Laying("Ann", "Bo")
    cheated = laying.put("Huge Rock", ANN, IN_PLAY)
    bare = laying.put("Huge Rock", ANN, IN_PLAY)
    laying.lay(laying.card("Cheat!", "cheat"), ATTACHED, cheated)
    assert settled(laying, "Ann stows Huge Rock") == {"Cheat!": c.Stow(ANN, cheated), "bare": c.Stow(ANN, bare)}


# ---- players and cards of one name


def test_a_player_wins_over_a_card_that_is_not_on_the_table() -> None:
    laying = Laying("Elf", "Bo")
    laying.card("Elf", "race")
    curse = laying.put("Curse", BO, HAND)
    assert understood(laying, "Elf kicks open the door") == c.KickOpen(ANN)
    assert understood(laying, "Bo plays Curse on Elf") == c.PlayCard(BO, curse, on_player=ANN)


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


def test_players_whose_names_are_words_of_the_language() -> None:
    laying = Laying("May", "Let", "The Die", "Kick")
    curse = laying.put("Curse", ANN, HAND)
    assert understood(laying, "May plays Curse on Let") == c.PlayCard(ANN, curse, on_player=BO)
    assert understood(laying, "let Let be Level 3") == c.LetBe(BO, "level", 3)
    assert understood(laying, "Kick kicks") == c.KickOpen(PlayerId(3))
    assert understood(laying, "The Die kicks") == c.KickOpen(PlayerId(2))
    assert understood(laying, "the die shows 3") == c.DieShows(3)
    asked = parse("may May play Curse on Kick?", laying.state, laying.catalogue)
    assert isinstance(asked, Asked)
    assert asked.question == MayAsk(c.PlayCard(ANN, curse, on_player=PlayerId(3)))


def test_players_who_are_called_as_one_speaks_of_oneself() -> None:
    laying = Laying("Bo", "Me", "We Two")
    me, two = PlayerId(1), PlayerId(2)
    state, box = laying.state, laying.catalogue
    assert parse("We Two kick", state, box, at_prompt=True) == Understood(c.KickOpen(two))
    assert parse("Bo helps me", state, box, at_prompt=True) == Stated(Helping("Bo", "Me"))
    asked = parse("why did Me lose a level?", state, box, at_prompt=True)
    assert isinstance(asked, Asked)
    assert asked.question == WhyHappened("levels-lost", False, me, (), 0)


def test_players_are_never_short_for_cards_nor_for_each_other() -> None:
    laying = Laying("Bo", "Bo Peep")
    laying.card("Bob the Bold")
    assert understood(laying, "Bo Peep loots") == c.Loot(BO)
    assert understood(laying, "Bo loots") == c.Loot(ANN)
    assert isinstance(parse("B loots", laying.state, laying.catalogue), NotUnderstood)


def test_names_that_differ_in_a_mark_only() -> None:
    laying = Laying("KC", "K.C.")
    plain = laying.put("Cheat", ANN, HAND)
    loud = laying.put("Cheat!", ANN, HAND)
    assert understood(laying, "KC plays Cheat") == c.PlayCard(ANN, plain)
    assert understood(laying, "KC plays Cheat! on K.C.") == c.PlayCard(ANN, loud, on_player=BO)
    assert understood(laying, "K.C. loots.") == c.Loot(BO)
    both = Laying("K.C", "K-C")
    asked_who = asked(both, "K C loots")
    assert asked_who.shorts == ("K.C", "K-C")


def test_a_name_may_be_said_without_its_first_article_and_its_last_mark() -> None:
    laying = Laying("Ann", "Bo")
    where = laying.put("Where Am I?", ANN, HAND)
    giant, bell = laying.put("The Giant Hen", ANN, HAND), laying.put("Ring the Bell", ANN, HAND)
    for name, copy in (
        ("Where Am I?", where),
        ("where am i", where),
        ("the giant hen", giant),
        ("Giant Hen", giant),
        ("ring the bell", bell),
    ):
        assert understood(laying, f"Ann plays {name}") == c.PlayCard(ANN, copy), name
    for name in ("Where Am", "Hen", "the bell", "bell"):
        assert isinstance(parse(f"Ann plays {name}", laying.state, laying.catalogue), NotUnderstood), name


def test_of_names_in_two_boxes_that_differ_in_a_mark_the_first_is_asked_about() -> None:
    laying = Laying("Ann", "Bo")
    laying.card("Ring!", set="bites")
    laying.card("Ring.", set="classic")
    for sentence in ("Ann holds ring", "the card is ring"):
        assert asked(laying, sentence).question == "which Ring!: bites or classic?", sentence


def test_a_curse_may_be_called_as_it_is_headed() -> None:
    laying = Laying("Ann", "Bo")
    held = laying.put("Lose a Level", 0, HAND, "curse")
    snare = laying.put("Open Grave", 0, HAND, "trap")
    laying.put("Helmet", 0, HAND)
    for sentence, copy in (
        ("Ann plays Curse! Lose a Level on Bo", held),
        ("Ann plays curse: lose a level on Bo", held),
        ("Ann plays Lose a Level on Bo", held),
        ("Ann plays Trap! Open Grave on Bo", snare),
    ):
        answer = parse(sentence, laying.state, laying.catalogue)
        assert answer == Understood(c.PlayCard(ANN, copy, on_player=BO)), sentence
    for sentence in ("Ann plays Curse! on Bo", "Ann plays Curse! Open Grave on Bo", "Ann plays Curse! Helmet on Bo"):
        assert isinstance(parse(sentence, laying.state, laying.catalogue), NotUnderstood), sentence


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


def test_an_ability_borrowed_through_a_card_too() -> None:
    laying = Laying("Beth", "Cy", "Drake")
    french = laying.card("French", "accent", abilities=(Ability("Charm ze Rival", "fighting", ()),))
    laying.lay(laying.card("Older"), DOOR_DISCARDS)
    laying.lay(french, DOOR)
    laying.lay(french, FOES)
    copy = laying.lay(french, DOOR_DISCARDS)
    laying.put("Other", KC, HAND)
    laying.foe("Greenbeard")
    assert laying.state.combat is not None
    laying.state.combat.borrowed = ((JENN, french),)
    expected = c.UseAbility(JENN, "Charm ze Rival", copy, DRAKE)
    assert understood(laying, "Beth uses Charm ze Rival on Drake") == expected


def test_an_ability_is_borrowed_through_a_card_that_lies_open_where_none_is_discarded() -> None:
    laying = Laying("Beth", "Cy")
    french = laying.card("French", "accent", abilities=(Ability("Charm ze Rival", "fighting", ()),))
    laying.lay(french, DOOR)
    copy = laying.put("French", KC, IN_PLAY, "accent")
    laying.foe("Greenbeard")
    assert laying.state.combat is not None
    laying.state.combat.borrowed = ((JENN, french),)
    assert understood(laying, "Beth uses Charm ze Rival") == c.UseAbility(JENN, "Charm ze Rival", copy)


def test_a_card_that_is_played_in_part_goes_by_what_it_can_do() -> None:
    laying = Laying("Ann", "Bo")
    elf = laying.put("Elf", ANN, IN_PLAY, "race", abilities=(Ability("Song", "any_time", ()),), unmodelled=("sings",))
    assert understood(laying, "Ann uses Elf") == c.UseAbility(ANN, "Song", elf)


def test_one_ability_on_two_cards_is_asked_about() -> None:
    laying = Laying("Ann", "Bo", "Cy")
    sneaky = (Ability("Backstab", "any_combat", ()), Ability("Theft", "any_time", ()))
    thief = laying.put("Thief", ANN, IN_PLAY, kind="class", abilities=sneaky)
    ninja = laying.put("Ninja", ANN, IN_PLAY, kind="class", abilities=sneaky)
    question = asked(laying, "Ann uses Backstab")
    assert question.question == "which Backstab: Thief or Ninja?"
    assert {understood(laying, sentence) for sentence in question.sentences} == {
        c.UseAbility(ANN, "Backstab", thief),
        c.UseAbility(ANN, "Backstab", ninja),
    }


def test_a_card_with_two_abilities_is_asked_about() -> None:
    laying = Laying("Ann", "Bo")
    two = (Ability("Flight", "rolled", ()), Ability("Charm", "fighting", ()))
    wizard = laying.put("Wizard", ANN, IN_PLAY, kind="class", abilities=two)
    assert settled(laying, "Ann uses Wizard") == {
        "Flight": c.UseAbility(ANN, "Flight", wizard),
        "Charm": c.UseAbility(ANN, "Charm", wizard),
    }


def test_the_abilities_of_another_are_named_so_that_one_may_be_told_no() -> None:
    laying = Laying("Ann", "Bo", "Cy")
    thief = laying.put("Thief", BO, IN_PLAY, kind="class", abilities=(Ability("Theft", "any_time", ()),))
    assert understood(laying, "Cy uses Theft on Ann") == c.UseAbility(DRAKE, "Theft", thief, ANN)
    assert KC == BO


def test_a_stolen_item_is_looked_for_with_its_owner() -> None:
    laying = Laying("Ann", "Bo")
    laying.put("Thief", ANN, IN_PLAY, kind="class", abilities=(Ability("Theft", "any_time", ()),))
    laying.put("Ring", ANN, IN_PLAY)
    stolen = laying.put("Ring", BO, SIDEWAYS)
    command = understood(laying, "Ann uses Theft on Bo taking Ring")
    assert isinstance(command, c.UseAbility)
    assert command.taking == stolen


def test_a_copy_is_not_named_twice() -> None:
    laying = Laying("Ann", "Bo")
    only = laying.put("Ring", ANN, HAND)
    assert laying.state.place[only] != FOES
    assert isinstance(parse("Ann sells Ring + Ring", laying.state, laying.catalogue), NotHere)
    assert CopyId(0) == only


# ---- what is easily missed


def test_a_name_may_begin_with_an_article_and_a_player_may_be_the_one_who_speaks() -> None:
    laying = Laying("Ann", "The Dude")
    ring = laying.put("Ring", ANN, IN_PLAY)
    assert understood(laying, "Ann gives the Ring to The Dude") == c.GiveItems(ANN, (ring,), BO)
    assert understood(laying, "Ann gives Ring to herself") == c.GiveItems(ANN, (ring,), ANN)
    said = parse("The Dude gives Ring to me", laying.state, laying.catalogue, at_prompt=True)
    assert said == Understood(c.GiveItems(BO, (ring,), ANN))
    assert isinstance(parse("The Dude gives Ring to me", laying.state, laying.catalogue), NotUnderstood)
    assert understood(laying, "Ann asks The Dude to help her") == c.AskHelp(ANN, BO)


def test_a_player_whose_name_is_a_question_can_be_spoken_of_and_the_question_asked() -> None:
    laying = Laying("Odds", "Bo")
    assert understood(laying, "Odds kicks") == c.KickOpen(ANN)
    assert parse("odds", laying.state, laying.catalogue) == Asked(Odds())


def test_a_monster_with_a_mate_is_no_other_than_one_without() -> None:
    laying = Laying("Ann", "Bo")
    first, _ = laying.foe("Bullrog"), laying.foe("Bullrog")
    laying.foe("Mate", of=first)
    assert understood(laying, "Ann runs from Bullrog") == c.RunAway(ANN, first)


def test_what_only_helps_in_fights_is_used_on_oneself_where_there_is_none() -> None:
    laying = Laying("Ann", "Bo")
    potion = laying.put("Potion", ANN, HAND, "one-shot")
    tool = laying.put("Tool", ANN, HAND, "item")
    assert understood(laying, "Ann uses Potion") == c.PlayCard(ANN, potion, on_player=ANN)
    assert understood(laying, "Ann plays Potion") == c.PlayCard(ANN, potion)
    assert understood(laying, "Ann uses Tool") == c.PlayCard(ANN, tool)
    laying.foe("Bullrog")
    assert understood(laying, "Ann uses Potion") == c.PlayCard(ANN, potion)


def test_the_card_that_brings_another_is_played_first() -> None:
    laying = Laying("Ann", "Bo")
    half = laying.put("Half-Breed", ANN, HAND, "half-breed")
    elf, troll = laying.put("Elf", ANN, HAND, "race"), laying.put("Net Troll", ANN, HAND, "monster")
    old = laying.put("Ancient", ANN, HAND, "monster-enhancer")
    assert understood(laying, "Ann plays Elf with Half-Breed") == c.PlayCard(ANN, half, along=elf)
    assert understood(laying, "Ann plays Half-Breed with Elf") == c.PlayCard(ANN, half, along=elf)
    assert understood(laying, "Ann plays Ancient with Net Troll") == c.PlayCard(ANN, troll, along=old)
    assert understood(laying, "Ann plays Elf with Net Troll") == c.PlayCard(ANN, elf, along=troll)


def test_marks_in_brackets_are_cards_of_a_list_even_with_brackets_of_their_own() -> None:
    laying = Laying("Ann", "Bo")
    both = laying.foe("Bullrog", "Ancient", "Wig (Powdered)")
    old = laying.foe("Bullrog", "Ancient")
    for marks in ("Ancient + Wig (Powdered)", "Ancient, Wig (Powdered)", "Ancient and the Wig (Powdered)"):
        assert understood(laying, f"Ann runs from Bullrog ({marks})") == c.RunAway(ANN, both), marks
    assert understood(laying, "Ann runs from Bullrog (Ancient)") == c.RunAway(ANN, old)
    assert isinstance(parse("Ann runs from Bullrog (Ancient", laying.state, laying.catalogue), NotUnderstood)


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


def test_things_named_twice_are_as_many_as_there_are() -> None:
    laying = Laying("Ann", "Bo")
    first, second = laying.put("Ring", ANN, HAND), laying.put("Ring", ANN, IN_PLAY)
    assert understood(laying, "Ann sells Ring (in play) + Ring") == c.Sell(ANN, (second, first))
    laying.put("Ring", ANN, SIDEWAYS)
    assert isinstance(parse("Ann sells Ring + Ring", laying.state, laying.catalogue), Asks)
    assert understood(laying, "Ann sells Ring + Ring + Ring").items[2:] == (CopyId(2),)  # type: ignore[attr-defined]


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
    assert also == Stated(Fighting("Ann", (Thing(twin, of=of),), also=True))
    assert isinstance(parse("Ann fights Evil Twin", laying.state, laying.catalogue), NotUnderstood)
    assert isinstance(parse("I hold Evil Twin", laying.state, laying.catalogue), NotUnderstood)
    laying.foe("Net Troll")
    answer = parse("Ann also fights Evil Twin", laying.state, laying.catalogue)
    assert isinstance(answer, NotUnderstood)
    assert answer.expected == 'whose Evil Twin it is ("Evil Twin of Bullrog")'


def test_which_box_is_said_beside_what_lies_on_a_card() -> None:
    laying = Laying("Ann", "Bo")
    ring, cheat = laying.card("Ring"), laying.card("Cheat!", "cheat")
    laying.card("Ring", "curse", set="bites")
    said = asked(laying, "Ann has Ring (Cheat!) in play").sentences
    assert said == ("Ann has Ring (Cheat! + plain) in play", "Ann has Ring (Cheat! + bites) in play")
    has = Being("Ann", in_play=(Thing(ring, (cheat,)),))
    assert parse(said[0], laying.state, laying.catalogue) == Stated(has)


def test_of_two_boxes_the_card_on_the_table_is_meant() -> None:
    laying = Laying("Ann", "Bo")
    bites, classic = laying.card("Ring", set="bites"), laying.card("Ring", set="classic")
    boxes = {"Ann holds Ring (bites)", "Ann holds Ring (classic)"}
    assert set(asked(laying, "Ann holds Ring").sentences) == boxes
    laying.lay(classic, DOOR)
    assert parse("Ann holds Ring", laying.state, laying.catalogue) == Stated(Being("Ann", hand=(Thing(classic),)))
    assert parse("Ann holds Ring (bites)", laying.state, laying.catalogue) == Stated(Being("Ann", hand=(Thing(bites),)))
