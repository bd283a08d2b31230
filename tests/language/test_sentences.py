"""Sentences of every kind, as people write them, and the command or question that each one is."""

import pytest

from munch_cli.language.answers import (
    AboutCard,
    AboutRule,
    Answer,
    Asked,
    Compare,
    MayAsk,
    NotUnderstood,
    Odds,
    Session,
    Stated,
    Understood,
    Ways,
    WhatIf,
    WhatMay,
    Why,
    WhyHappened,
    WhyNot,
)
from munch_cli.language.parse import parse
from munch_cli.language.say import say, say_short
from munch_cli.table import commands as c
from munch_cli.table import debts as d
from munch_cli.table.asks import Asks
from munch_cli.table.ids import NO_PLAYER, RuleId
from munch_cli.table.state import HAND, IN_PLAY, SIDEWAYS
from munch_cli.table.statements import Being

from .boards import DRAKE, JENN, KC, Laying, quarrel

LAID = quarrel()
STATE, BOX = LAID.state, LAID.catalogue
COPY = {BOX[card].name: copy for copy, card in enumerate(STATE.cards)}
CARD = {card.name: card.id for card in BOX.values()}
PITIABLE = "Horrific, Steeped in Evil, Yet Somewhat Pitiable"

COMMANDS = [
    ("Jenn kicks open the door", c.KickOpen(JENN)),
    ("jenn KICKS OPEN door!", c.KickOpen(JENN)),
    ("Jenn kick", c.KickOpen(JENN)),
    ("Jenn opens the door", c.KickOpen(JENN)),
    ("Jenn looks for trouble with Banshee", c.LookForTrouble(JENN, COPY["Banshee"])),
    ("Jenn trouble the banshee.", c.LookForTrouble(JENN, COPY["Banshee"])),
    ("Jenn loots the room", c.Loot(JENN)),
    ("Jenn listens at the door", c.Listen(JENN)),
    ("Jenn gives Fluffy + Elf to Drake in charity", c.GiveInCharity(JENN, (COPY["Fluffy"], COPY["Elf"]), DRAKE)),
    ("Jenn discards Elf in charity", c.DiscardInCharity(JENN, (COPY["Elf"],))),
    ("Jenn discards Elf + Fluffy", c.DiscardInCharity(JENN, (COPY["Elf"], COPY["Fluffy"]))),
    ("Jenn discards Elf + Fluffy in charity", c.DiscardInCharity(JENN, (COPY["Elf"], COPY["Fluffy"]))),
    ("Jenn ends the turn", c.EndTurn(JENN)),
    ("Jenn is ready", c.BeReady(JENN)),
    ("Jenn plays Fluffy on Pumpkinhead", c.PlayCard(JENN, COPY["Fluffy"], on_card=COPY["Pumpkinhead"])),
    ("Jenn plays Virgin Tears on Jenn", c.PlayCard(JENN, COPY["Virgin Tears"], on_player=JENN)),
    ('Jenn plays "Virgin Tears" on “Jenn”', c.PlayCard(JENN, COPY["Virgin Tears"], on_player=JENN)),
    (
        "Jenn plays Wandering Monster with Banshee",
        c.PlayCard(JENN, COPY["Wandering Monster"], along=COPY["Banshee"]),
    ),
    (f"K.C. plays {PITIABLE} on Pumpkinhead", c.PlayCard(KC, COPY[PITIABLE], on_card=COPY["Pumpkinhead"])),
    ("KC plays 3,872 Orcs", c.PlayCard(KC, COPY["3,872 Orcs"])),
    ("K.C. plays 3,872 orcs.", c.PlayCard(KC, COPY["3,872 Orcs"])),
    ("K.C. plays Help Me Out Here!", c.PlayCard(KC, COPY["Help Me Out Here!"])),
    ("K.C. plays Help Me Out Here", c.PlayCard(KC, COPY["Help Me Out Here!"])),
    ("K.C. plays Chicken on Your Head on Drake", c.PlayCard(KC, COPY["Chicken on Your Head"], on_player=DRAKE)),
    ("Drake plays half breed", c.PlayCard(DRAKE, COPY["Half-Breed"])),
    ("Jenn takes the card", c.TakeCard(JENN)),
    ("Jenn keeps Elf", c.KeepCard(JENN, COPY["Elf"])),
    ("Jenn discards Elf", c.DiscardCard(JENN, COPY["Elf"])),
    ("Jenn equips Goth Boots", c.Equip(JENN, COPY["Goth Boots"])),
    ("Jenn stows her Coffin", c.Stow(JENN, COPY["Coffin"])),
    ("Jenn sells Coffin + Goth Boots", c.Sell(JENN, (COPY["Coffin"], COPY["Goth Boots"]))),
    ("Jenn sells Coffin, Goth Boots", c.Sell(JENN, (COPY["Coffin"], COPY["Goth Boots"]))),
    ("Jenn sells her Coffin and her Goth Boots", c.Sell(JENN, (COPY["Coffin"], COPY["Goth Boots"]))),
    ("Jenn sells Coffin & Goth Boots", c.Sell(JENN, (COPY["Coffin"], COPY["Goth Boots"]))),
    ("Drake gives Singing & Dancing Sword to Jenn", c.GiveItems(DRAKE, (COPY["Singing & Dancing Sword"],), JENN)),
    ("Drake gives K.C. the Gentlemen’s Club", c.GiveItems(DRAKE, (COPY["Gentlemen's Club"],), KC)),
    (
        "Jenn trades Coffin + Goth Boots to Drake for Gentlemen's Club",
        c.Trade(JENN, (COPY["Coffin"], COPY["Goth Boots"]), DRAKE, (COPY["Gentlemen's Club"],)),
    ),
    ("Jenn trades Coffin to Drake for nothing", c.Trade(JENN, (COPY["Coffin"],), DRAKE, ())),
    (
        "Jenn uses Berserk discarding Elf + Fluffy",
        c.UseAbility(JENN, "Berserk", COPY["Warrior"], discards=(COPY["Elf"], COPY["Fluffy"])),
    ),
    (
        "Drake uses Theft on Jenn taking Coffin discarding Half-Breed",
        c.UseAbility(DRAKE, "Theft", COPY["Thief"], JENN, taking=COPY["Coffin"], discards=(COPY["Half-Breed"],)),
    ),
    (
        "Drake uses Theft discarding his hand on Jenn",
        c.UseAbility(DRAKE, "Theft", COPY["Thief"], JENN, discards=(COPY["Half-Breed"],)),
    ),
    (
        "Jenn uses Merchant discarding French",
        c.UseAbility(JENN, "Merchant", COPY["Merchant"], discards=(COPY["French"],)),
    ),
    ("K.C. uses Wannabe Vampire", c.UseAbility(KC, "Wannabe Vampire", COPY["Wannabe Vampire"])),
    ("Jenn uses Charm ze Rival on Drake", c.UseAbility(JENN, "Charm ze Rival", COPY["French"], DRAKE)),
    ("Jenn uses French on Drake", c.UseAbility(JENN, "Charm ze Rival", COPY["French"], DRAKE)),
    (
        "Jenn asks Drake for help offering Coffin + 2 treasures, Drake picks first",
        c.AskHelp(JENN, DRAKE, c.Offer(2, DRAKE, (COPY["Coffin"],))),
    ),
    (
        "Jenn asks Drake for help offering two treasures and the Coffin and Drake picks first",
        c.AskHelp(JENN, DRAKE, c.Offer(2, DRAKE, (COPY["Coffin"],))),
    ),
    ("Jenn asks Drake to help", c.AskHelp(JENN, DRAKE)),
    (
        "Jenn asks K.C. for help offering a treasure + playing Loaded Die",
        c.AskHelp(JENN, KC, c.Offer(1, plays=(COPY["Loaded Die"],))),
    ),
    ("K.C. offers help for one treasure", c.OfferHelp(KC, c.Offer(1))),
    ("K.C. offers help for the Coffin", c.OfferHelp(KC, c.Offer(items=(COPY["Coffin"],)))),
    ("K.C. offers help", c.OfferHelp(KC)),
    ("Jenn agrees", c.Agree(JENN)),
    ("Jenn declines", c.Decline(JENN)),
    ("Jenn claims the kill", c.ClaimKill(JENN)),
    ("Jenn claim", c.ClaimKill(JENN)),
    ("no one says anything", c.KeepSilent()),
    ("Silence.", c.KeepSilent()),
    ("Drake says nothing", c.KeepSilent(DRAKE)),
    ("Jenn runs from Pumpkinhead", c.RunAway(JENN, COPY["Pumpkinhead"])),
    ("Jenn runs away", c.RunAway(JENN)),
    ("Jenn sacrifices Igor saving K.C.", c.Sacrifice(JENN, COPY["Igor"], KC)),
    ("Jenn chooses Coffin", c.Choose(JENN, card=COPY["Coffin"])),
    ("Jenn chooses Drake", c.Choose(JENN, player=DRAKE)),
    ("Jenn passes", c.Pass(JENN)),
    ("Jenn lets it happen", c.LetHappen(JENN)),
    ("Jenn wants to play a card at the same moment as Drake", c.PlayAtOnce(JENN, DRAKE)),
    ("Jenn wants to play at the same moment as Drake", c.PlayAtOnce(JENN, DRAKE)),
    ("Jenn leaves the game", c.LeaveGame(JENN)),
    ("Jenn reveals the hand", c.ShowHand(JENN)),
    ("Jenn shows her hand to Drake", c.ShowHand(JENN, DRAKE)),
    ("Jenn shows Drake her hand", c.ShowHand(JENN, DRAKE)),
    ("Jenn asks Drake how many cards he holds", c.AskHand(JENN, DRAKE)),
    ("Jenn asks Drake how many cards he has", c.AskHand(JENN, DRAKE)),
    ("Jenn asks Drake to show his hand", c.AskHand(JENN, DRAKE, "cards")),
    ("Jenn looks through the discards", c.SearchDiscards(JENN)),
    ("Jenn looks through the treasure discards", c.SearchDiscards(JENN, "treasure")),
    ("Jenn declares to be male", c.DeclareSex(JENN, 0)),
    ("the die shows 5", c.DieShows(5)),
    ("die shows five", c.DieShows(5)),
    ("the card is Duck of Doom", c.CardIs(CARD["Duck of Doom"])),
    ("let Jenn be Level 5", c.LetBe(JENN, "level", 5)),
    ("let Jenn be male", c.LetBe(JENN, "sex", 0)),
    ("let Jenn be dead", c.LetBe(JENN, "dead", 1)),
    ("let K.C. have Coffin in play", c.LetHave(KC, CARD["Coffin"], "in_play")),
    ("let K.C. have the Duck of Doom", c.LetHave(KC, CARD["Duck of Doom"])),
    ("let K.C. have Duck of Doom as a curse", c.LetHave(KC, CARD["Duck of Doom"], "curses")),
    (
        "Drake decides gap.selling-2000-at-level-8: one-level because he owns the box.",
        c.Decide(DRAKE, RuleId("gap.selling-2000-at-level-8"), "one-level", "he owns the box."),
    ),
    ("Drake decides gap.x: none.", c.Decide(DRAKE, RuleId("gap.x"), "none")),
    (
        "Drake decides gap.x: none on 2026-11-21 because so.",
        c.Decide(DRAKE, RuleId("gap.x"), "none", "so.", "2026-11-21"),
    ),
    ("Drake rules deal.each: 3", c.RuleHouse(DRAKE, RuleId("deal.each"), "3")),
    ("Drake rules deal.each 3 on 2026-11-21", c.RuleHouse(DRAKE, RuleId("deal.each"), "3", "", "2026-11-21")),
    (
        "Drake rules helping.only-one-helper: as printed because we tried",
        c.RuleHouse(DRAKE, RuleId("helping.only-one-helper"), "as printed", "we tried"),
    ),
]


@pytest.mark.parametrize(("sentence", "command"), COMMANDS, ids=[sentence for sentence, _ in COMMANDS])
def test_a_sentence_is_its_command(sentence: str, command: c.Command) -> None:
    answer = parse(sentence, STATE, BOX)
    assert answer == Understood(command)


@pytest.mark.parametrize(("sentence", "command"), COMMANDS, ids=[sentence for sentence, _ in COMMANDS])
def test_a_command_is_said_back(sentence: str, command: c.Command) -> None:
    assert parse(say(command, STATE, BOX), STATE, BOX) == Understood(command)
    speaker = None if command.who == -1 else command.who
    short = parse(say_short(command, STATE, BOX), STATE, BOX, speaker=speaker)
    assert isinstance(short, Understood)
    assert short.command == command


def test_every_command_is_among_these_sentences() -> None:
    missing = {command.__name__ for command in c.COMMANDS} - {type(command).__name__ for _, command in COMMANDS}
    assert not missing


OTHER_WAYS = [
    ("Jenn kicks down the door", "Jenn kicks open the door"),
    ("Jenn kicks the door down", "Jenn kicks open the door"),
    ("Jenn breaks down the door", "Jenn kicks open the door"),
    ("Jenn looks for trouble and fights Banshee", "Jenn looks for trouble with Banshee"),
    ("Jenn looks for trouble with Banshee from her hand", "Jenn looks for trouble with Banshee"),
    ("Jenn searches the room", "Jenn loots the room"),
    ("Jenn finishes her turn", "Jenn ends the turn"),
    ("may Jenn finish the turn?", "may Jenn end the turn?"),
    ("may Jenn search the room?", "may Jenn loot the room?"),
    ("may Jenn try to flee?", "may Jenn run?"),
    ("Jenn plays Fluffy from her hand on Pumpkinhead", "Jenn plays Fluffy on Pumpkinhead"),
    ("Jenn puts Fluffy on Pumpkinhead", "Jenn plays Fluffy on Pumpkinhead"),
    ("K.C. curses Jenn with Chicken on Your Head", "K.C. plays Chicken on Your Head on Jenn"),
    ("Jenn puts on her Goth Boots", "Jenn equips Goth Boots"),
    ("Jenn puts the Goth Boots on", "Jenn equips Goth Boots"),
    ("Jenn takes off the Coffin", "Jenn stows Coffin"),
    ("Jenn turns Coffin sideways", "Jenn stows Coffin"),
    ("Jenn sells Coffin and Goth Boots for a level", "Jenn sells Coffin + Goth Boots"),
    ("Drake swaps nothing with Jenn for Coffin", "Drake trades nothing to Jenn for Coffin"),
    ("Jenn trades Coffin for nothing with Drake", "Jenn trades Coffin to Drake for nothing"),
    ("Jenn asks for help from Drake offering Coffin", "Jenn asks Drake for help offering Coffin"),
    ("Jenn offers Drake 2 treasures for helping", "Jenn asks Drake for help offering 2 treasures"),
    ("Drake offers to help for 1 treasure", "Drake offers help for 1 treasure"),
    ("Drake accepts the offer", "Drake agrees"),
    ("Drake says yes", "Drake agrees"),
    ("Drake: yes!", "Drake agrees"),
    ("Drake: no", "Drake declines"),
    ("Jenn plays Virgin Tears on herself", "Jenn plays Virgin Tears on Jenn"),
    ("Jenn plays Wandering Monster with Banshee from her hand", "Jenn plays Wandering Monster with Banshee"),
    ("Jenn uses Virgin Tears", "Jenn plays Virgin Tears"),
    ("Jenn asks Drake to help her for 2 treasures", "Jenn asks Drake for help offering 2 treasures"),
    ("Jenn asks Drake to help her offering Coffin", "Jenn asks Drake for help offering Coffin"),
    ("Drake rolls a 5", "the die shows 5"),
    ("the roll is 5", "the die shows 5"),
    ("Drake refuses to help", "Drake declines"),
    ("Drake says no", "Drake declines"),
    ("Jenn claims victory", "Jenn claims the kill"),
    ("nobody interferes", "no one says anything"),
    ("Jenn flees from Pumpkinhead", "Jenn runs from Pumpkinhead"),
    ("Jenn tries to run away", "Jenn runs"),
    ("Jenn sacrifices Igor to save K.C.", "Jenn sacrifices Igor saving K.C."),
    ("Jenn picks Pumpkinhead", "Jenn chooses Pumpkinhead"),
    ("is Jenn allowed to play Fluffy on Pumpkinhead?", "may Jenn play Fluffy on Pumpkinhead?"),
    ("could Jenn play Fluffy on Pumpkinhead", "may Jenn play Fluffy on Pumpkinhead?"),
    ("what happens if Jenn claims the kill?", "what if Jenn claims the kill?"),
    ("what would happen if Jenn claims the kill?", "what if Jenn claims the kill?"),
    ("what does Duck of Doom do?", "card Duck of Doom"),
    ("what's a Duck of Doom?", "card Duck of Doom"),
    ("what can Drake do now?", "what may Drake do"),
]


@pytest.mark.parametrize(("other", "sentence"), OTHER_WAYS, ids=[other for other, _ in OTHER_WAYS])
def test_what_is_said_in_other_words_is_the_same(other: str, sentence: str) -> None:
    answer = parse(other, STATE, BOX)
    assert not isinstance(answer, NotUnderstood | Asks), answer
    assert answer == parse(sentence, STATE, BOX)


def test_a_monster_that_stands_alone_needs_no_name() -> None:
    laying = Laying("Jenn", "Drake")
    laying.put("Fluffy", JENN, HAND, "monster-enhancer")
    laying.foe("Pumpkinhead")
    state, box = laying.state, laying.catalogue
    said = parse("Jenn plays Fluffy on Pumpkinhead", state, box)
    assert isinstance(said, Understood)
    assert parse("Jenn plays Fluffy on it", state, box) == said
    assert parse("Jenn plays Fluffy on the monster", state, box) == said
    assert parse("Jenn runs from it", state, box) == parse("Jenn runs from Pumpkinhead", state, box)
    laying.foe("Banshee")
    assert isinstance(parse("Jenn plays Fluffy on it", state, box), NotUnderstood)


def test_what_somebody_rolls_answers_no_roll_of_another() -> None:
    state = STATE.copy()
    state.owed = (d.Die(NO_PLAYER, 1, other=JENN),)
    assert parse("Jenn rolls 6", state, BOX) == Understood(c.DieShows(6))
    assert isinstance(parse("Drake rolls 6", state, BOX), NotUnderstood)


def test_at_the_prompt_me_is_whoever_is_to_speak() -> None:
    said = parse("Drake gives Cloak to me", STATE, BOX, at_prompt=True)
    assert said == parse("Drake gives Cloak to Jenn", STATE, BOX, at_prompt=True)
    assert isinstance(parse("Drake gives Cloak to me", STATE, BOX), NotUnderstood)
    assert parse("play Virgin Tears on myself", STATE, BOX, at_prompt=True) == parse(
        "play Virgin Tears on Jenn", STATE, BOX, at_prompt=True
    )


@pytest.mark.parametrize(
    ("of_me", "of_jenn"),
    [
        ("why did I lose a level?", "why did Jenn lose a level?"),
        ("why didn't I draw a Treasure?", "why didn't Jenn draw a Treasure?"),
        ("why am I not Level 5?", "why is Jenn not Level 5?"),
    ],
)
def test_at_the_prompt_i_am_whoever_is_to_speak(of_me: str, of_jenn: str) -> None:
    answer = parse(of_me, STATE, BOX, at_prompt=True)
    assert isinstance(answer, Asked), answer
    assert answer == parse(of_jenn, STATE, BOX, at_prompt=True)


def test_whose_move_it_is_may_be_allowed_too() -> None:
    for question in ("am I allowed to claim the kill?", "is it allowed to claim the kill?"):
        assert parse(question, STATE, BOX, at_prompt=True) == Asked(MayAsk(c.ClaimKill(JENN)))


FLUFFY = c.PlayCard(JENN, COPY["Fluffy"], on_card=COPY["Pumpkinhead"])
QUESTIONS = [
    ("may Jenn play Fluffy on Pumpkinhead?", MayAsk(FLUFFY)),
    ("may Jenn plays Fluffy on Pumpkinhead", MayAsk(FLUFFY)),
    ("Jenn plays Fluffy on Pumpkinhead?", MayAsk(FLUFFY)),
    ("may K.C. play Help Me Out Here!?", MayAsk(c.PlayCard(KC, COPY["Help Me Out Here!"]))),
    ("why", Why()),
    ("why?", Why()),
    ("Why??", Why()),
    ("compare?", Compare()),
    ("odds?", Odds()),
    ("ways?", Ways()),
    ("why 13", Why(13)),
    ("why 13?", Why(13)),
    ("why -3?", Why(-3)),
    ("why not?", WhyNot()),
    ("compare", Compare()),
    ("rule helping.only-one-helper", AboutRule("helping.only-one-helper")),
    ("rule wins ties", AboutRule("wins ties")),
    ("card duck of doom", AboutCard((CARD["Duck of Doom"],))),
    ("odds", Odds()),
    ("ways", Ways()),
    ("what may Drake do?", WhatMay(DRAKE)),
    ("what may I do", WhatMay()),
    (
        "what if Jenn plays Fluffy on Pumpkinhead; Jenn claims the kill?",
        WhatIf((FLUFFY, c.ClaimKill(JENN)), ("Jenn plays Fluffy on Pumpkinhead", "Jenn claims the kill")),
    ),
    ("what if the die shows 5", WhatIf((c.DieShows(5),), ("the die shows 5",))),
    ("what if the die shows 5;", WhatIf((c.DieShows(5),), ("the die shows 5",))),
    ("why did I lose a level?", WhyHappened("levels-lost", False, NO_PLAYER, (), 0)),
]


@pytest.mark.parametrize(("sentence", "question"), QUESTIONS, ids=[sentence for sentence, _ in QUESTIONS])
def test_a_sentence_is_its_question(sentence: str, question: object) -> None:
    assert parse(sentence, STATE, BOX) == Asked(question)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("sentence", "session"),
    [
        ("show", Session("show")),
        ("Undo.", Session("undo")),
        ("save ../my board.toml", Session("save", "../my board.toml")),
        ("open x", Session("open", "x")),
        ("export feature tie.feature", Session("export", "feature tie.feature")),
        ("?", Session("?")),
        ("??", Session("??")),
        ("? kick", Session("?", "kick")),
        ("? why", Session("?", "why")),
        ("why ?", Session("?", "why")),
        ("rule?", Session("?", "rule")),
        ("kick?", Session("?", "kick")),
        ("helping.only-one-helper ?", Session("?", "helping.only-one-helper")),
        ("Jenn plays ?", Session("?", "Jenn plays")),
        ("help", Session("?")),
        ("quit", Session("quit")),
        ("exit", Session("quit")),
    ],
)
def test_words_about_the_session(sentence: str, session: Session) -> None:
    assert parse(sentence, STATE, BOX) == session


def test_quitting_takes_no_more_words() -> None:
    answer = parse("quit now", STATE, BOX)
    assert isinstance(answer, NotUnderstood)
    assert (answer.at, answer.expected, answer.understood) == (5, "the end of the sentence", "quit")


# ---- who says it


def test_in_a_file_somebody_must_be_named() -> None:
    answer = parse("kick open the door", STATE, BOX)
    assert isinstance(answer, NotUnderstood)
    assert (answer.at, answer.expected) == (0, "a player's name")


def test_at_the_prompt_it_is_the_player_whose_turn_it_is() -> None:
    assert parse("kick", STATE, BOX, at_prompt=True) == Understood(c.KickOpen(JENN), False)
    assert parse("may I loot?", STATE, BOX, at_prompt=True) == Asked(MayAsk(c.Loot(JENN)))


def test_at_the_prompt_a_debtor_speaks_first() -> None:
    state = STATE.copy()
    state.owed = (d.Answer(DRAKE, 1),)
    assert parse("agree", state, BOX, at_prompt=True) == Understood(c.Agree(DRAKE), False)
    state.owed = (d.Run(DRAKE, 1), d.Run(KC, 1), d.Loot(JENN, 0))
    answer = parse("run", state, BOX, at_prompt=True)
    assert isinstance(answer, Asks)
    assert (answer.shorts, answer.sentences) == (("Drake", "K.C."), ("Drake run", "K.C. run"))
    assert parse("Drake run", state, BOX) == Understood(c.RunAway(DRAKE))


@pytest.mark.parametrize(
    ("sentence", "settled"),
    [
        ("run", "K.C. run"),
        ("I run", "K.C. run"),
        ("we run away", "K.C. run away"),
        ("may I run?", "may K.C. run?"),
        ("can run", "can K.C. run"),
        ("what if I run", "what if K.C. run"),
        ("what if Drake passes; run", "what if Drake passes; K.C. run"),
        ("why am I not Level 5?", "why am K.C. not Level 5?"),
        ("why did I lose a level?", "why did K.C. lose a level?"),
    ],
)
def test_who_is_asked_and_his_name_settles_it(sentence: str, settled: str) -> None:
    state = STATE.copy()
    state.owed = (d.Run(DRAKE, 1), d.Run(KC, 1))
    answer = parse(sentence, state, BOX, at_prompt=True)
    assert isinstance(answer, Asks)
    assert answer.shorts == ("Drake", "K.C.")
    assert answer.sentences[1] == settled
    for said in answer.sentences:
        assert isinstance(parse(said, state, BOX, at_prompt=True), Understood | Asked), said


@pytest.mark.parametrize(
    ("sentence", "meant"),
    [
        ("May kicks open the door", Understood(c.KickOpen(KC))),
        ("May kicks open the door?", Asked(MayAsk(c.KickOpen(KC)))),
        ("may May kick open the door?", Asked(MayAsk(c.KickOpen(KC)))),
        ("may kick open the door?", Asked(MayAsk(c.KickOpen(JENN)))),
        ("may I kick open the door?", Asked(MayAsk(c.KickOpen(JENN)))),
        ("May is Level 5", Stated(Being("May", level=5))),
    ],
)
def test_somebody_called_may_speaks_for_herself(sentence: str, meant: Answer) -> None:
    laying = Laying("Jenn", "May")
    assert parse(sentence, laying.state, laying.catalogue, at_prompt=True) == meant


def test_a_named_speaker_goes_before_both() -> None:
    assert parse("agree", STATE, BOX, speaker=KC) == Understood(c.Agree(KC), False)


def test_the_owner_decides() -> None:
    state = STATE.copy()
    state.owner = KC
    answer = parse("decide gap.x: none", state, BOX, at_prompt=True)
    assert answer == Understood(c.Decide(KC, RuleId("gap.x"), "none"), False)
    nobodys = parse("decide gap.x: none", STATE, BOX, at_prompt=True)
    assert nobodys == Understood(c.Decide(JENN, RuleId("gap.x"), "none"), False)


# ---- what is owed


def test_the_words_of_a_debt_can_be_chosen() -> None:
    state = STATE.copy()
    state.owed = (d.Choice(JENN, 1, words=("one level", "Drake")),)
    assert parse("Jenn chooses One Level", state, BOX) == Understood(c.Choose(JENN, word="one level"))
    assert parse("Jenn chooses Drake", state, BOX) == Understood(c.Choose(JENN, player=DRAKE))


def test_a_card_that_is_owed_goes_before_its_double() -> None:
    laying = Laying("Ann", "Bo")
    hand = laying.put("Helmet", 0, HAND)
    aside = laying.put("Helmet", 0, SIDEWAYS)
    laying.state.owed = (d.Lose(JENN, 1, options=(hand,)),)
    assert parse("Ann discards Helmet", laying.state, laying.catalogue) == Understood(c.DiscardCard(JENN, hand))
    laying.state.owed = ()
    assert parse("Ann discards Helmet", laying.state, laying.catalogue) == Understood(c.DiscardCard(JENN, aside))


def test_what_is_discarded_at_will_lies_on_the_table_rather_than_in_the_hand() -> None:
    laying = Laying("Ann", "Bo")
    laying.put("Helmet", 0, HAND)
    worn = laying.put("Helmet", 0, IN_PLAY)
    assert parse("Ann discards Helmet", laying.state, laying.catalogue) == Understood(c.DiscardCard(JENN, worn))


def test_what_is_played_with_a_wandering_monster_is_said_in_either_order() -> None:
    laying = Laying("Ann", "Bo")
    troll = laying.put("Troll", 0, HAND, "monster")
    wandering = laying.put("Wandering Monster", 0, HAND, "wandering-monster")
    for sentence in ("Ann plays Wandering Monster with Troll", "Ann plays Troll with Wandering Monster"):
        answer = parse(sentence, laying.state, laying.catalogue)
        assert answer == Understood(c.PlayCard(JENN, wandering, along=troll))


# ---- nothing is understood as something else


@pytest.mark.parametrize(
    "sentence",
    [
        "Jenn does not play Fluffy",
        "may Jenn not play Fluffy",
        "Jenn plays Fluffy and Virgin Tears",
        "Jenn plays Fluffy on Pumpkinhead twice",
        "let Jenn be Level -3",
        "let Jenn be Level - 3",
        "let Jenn be Level .3",
        "the die shows ²",
        "Jenn asks Drake for help offering -2 treasures",
        "Jenn asks Drake for help offering .5 treasures",
        "Jenn trades hand to Drake for Coffin",
        "Jenn rules the (hand limit): 3",
        "card Coffin of Coffin of Coffin of Coffin of Coffin",
        "Jenn sells nothing",
        'Jenn plays "Virgin Tears now',
        "the die shows -1",
        "the die shows 5.5",
        "the die shows 11111111111111111111111111111",
        "Jenn sells Coffin, Pumpkinhood",
        "Jenn sells Coffin and",
        "Jenn sells Coffin and the kill",
        "Jenn sells Coffin and Drake passes",
        "Jenn discards Elf +",
        "Jenn kicks open the window",
        "why because",
        "what if",
        "may",
        "what if Jenn claims; what if Jenn claims",
        "Jenn plays Chicken on Your Foot",
        "",
        "...",
    ],
)
def test_half_a_sentence_is_no_sentence(sentence: str) -> None:
    assert isinstance(parse(sentence, STATE, BOX), NotUnderstood)


def test_the_dot_of_a_name_is_no_part_of_the_number_behind_it() -> None:
    laying = quarrel()
    answer = parse("Jenn offers K.C. 1 treasure to help", laying.state, laying.catalogue)
    assert isinstance(answer, Understood)
    assert answer.command == c.AskHelp(JENN, KC, c.Offer(treasures=1))


def test_a_number_has_six_digits_at_most() -> None:
    offer = parse("Drake offers to help for 123456 treasures", STATE, BOX)
    assert offer == Understood(c.OfferHelp(DRAKE, c.Offer(123456)))
    assert isinstance(parse("Drake offers to help for 1234567 treasures", STATE, BOX), NotUnderstood)
