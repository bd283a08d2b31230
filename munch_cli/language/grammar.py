"""The sentences as a table: what each verb makes, what may stand in its slots, and how help explains it."""

from munch_cli.language import answers
from munch_cli.language.answers import Question
from munch_cli.language.forms import SLOTS, Form, Verb, form_of, leading, opening
from munch_cli.table import commands, statements
from munch_cli.table.commands import COMMANDS
from munch_cli.table.statements import Statement

TABLE = """
[turn]
KickOpen: turn up the top Door card
    kicks open the door / kicks / kicks the door [open] / ~kicks the door down|in / ~kicks in|down the door
    ~breaks down the door / ~breaks the door down / opens the door
    = Jenn kicks open the door / kick
LookForTrouble (monster=in_hand): fight a monster from your own hand
    looks for trouble with <monster> / troubles <monster> / ~looks for trouble with <monster> from the hand
    ~looks for trouble using|fighting <monster> [from the hand]
    ~looks for trouble and fights <monster> [from the hand]
    = Jenn looks for trouble with Banshee / trouble Banshee
Loot: take a face-down Door card
    loots the room / loots / ~searches the room
    = Jenn loots the room / loot
Listen: draw a Door card before the door
    listens at the door / listens
    = listen
GiveInCharity: give cards beyond the hand limit to the lowest
    gives <cards> to <to> in charity / gives <to> <cards> in charity
    = Jenn gives Banshee + Elf to Drake in charity
DiscardInCharity: throw away cards beyond the hand limit
    discards <cards> in charity / ~discards <cards>
    = Jenn discards Banshee in charity
EndTurn: end the turn; loots first if a loot is due
    ends the turn / ends / ~finishes the turn / ~finishes
    = Jenn ends the turn / end
BeReady: be done with the setting up
    is ready / ready
    = Jenn is ready
[cards]
PlayCard: play a card: by itself, on something, or with a second card
    plays <card> [on <on>] [with <along>] / ~plays <card> from the hand [on <on>] [with <along>]
    ~plays <card> with <along> from the hand / ~puts|lays <card> on <on> / ~uses <card> / ~curses <on> with <card>
    = Jenn plays Fluffy on Pumpkinhead / plays Wandering Monster with Banshee / plays Virgin Tears on Jenn
TakeCard: take the face-up Door card into the hand
    takes the card / takes / takes the card in hand
    = take
KeepCard (card=kept): keep a card when one must go
    keeps <card>
    = Jenn keeps Elf
DiscardCard (card=dropped): discard a card
    discards <card>
    = Jenn discards Elf
[items]
Equip: put an Item to use
    equips <item> / ~puts on <item> / ~puts <item> on
    = Jenn equips Goth Boots
Stow (item=worn): turn an Item sideways, or lay it down so
    stows <item> / ~takes off <item> / ~takes <item> off / ~unequips <item> / ~turns <item> sideways
    = Jenn stows Goth Boots
Sell: sell Items for levels
    sells <items> / ~sells <items> for a level|levels
    = Jenn sells Coffin + Goth Boots
GiveItems (items=belongings): give Items away
    gives <items> to <to> / gives <to> <items>
    = Jenn gives Coffin to Bob
Trade: offer a trade
    trades <gives> to <to> for <gets> / ~trades <gives> with <to> for <gets> / ~trades <gives> for <gets> with <to>
    ~swaps|exchanges <gives> with <to> for <gets> / ~swaps|exchanges <gives> for <gets> with <to>
    = Jenn trades Coffin to Bob for Goth Boots
[abilities]
UseAbility (on=opponent): use an ability; one without a name goes by its card
    uses <ability> [on <on>] [taking <taking>] [discarding <discards>]
    = Jenn uses Berserk discarding Elf + Banshee / Bob uses Theft on Jenn taking Coffin discarding Elf
    = uses Wannabe Vampire / uses Charm ze Rival on Drake
[combat]
AskHelp: ask somebody to help in your fight
    asks <whom> for help [offering <offer>] / asks <whom> to help [offering <offer>]
    ~asks <whom> to help him|her|them [offering <offer>] / ~asks <whom> for help for <offer>
    ~asks <whom> to help for <offer> / ~asks for help from <whom> [offering <offer>]
    ~offers <whom> <offer> for help|helping / ~offers <whom> <offer> to help
    = Jenn asks Drake for help offering Coffin + 2 treasures, Drake picks first
OfferHelp (offer=wanted): offer help in somebody's fight
    offers help [for <offer>] / ~offers to help [for <offer>]
    = Drake offers help for 1 treasure
Agree: say yes to an offer or a trade
    agrees / ~agrees to the offer|deal|trade / ~agrees to help / ~accepts / ~accepts the offer|deal|trade
    ~says yes / ~yes
    = Drake agrees
Decline: say no to an offer or a trade
    declines / ~declines the offer|deal|trade / ~declines to help / ~refuses / ~refuses the offer|deal|trade
    ~refuses to help / ~rejects the offer|deal|trade / ~says no / ~no
    = Drake declines
ClaimKill: say that the monsters are beaten
    claims the kill / claims / ~claims victory
    = Jenn claims the kill / claim
KeepSilent: nobody interferes any more
    !no one says anything / says nothing / !silence / !nobody says anything / !no one says a word / is silent
    ~!everyone|everybody is silent / ~!nobody interferes / ~!no one interferes
    = no one says anything / silence
RunAway: run away
    runs [away] [from <monster>] / ~flees [from <monster>] / ~tries to run [away] [from <monster>]
    ~tries to flee [from <monster>] / ~loses the fight|combat / ~loses against|to <monster>
    = Jenn runs from Greenbeard / run
Sacrifice: give up a Minion to be saved
    sacrifices <minion> [saving <saving>] / ~sacrifices <minion> to save <saving>
    = Jenn sacrifices Igor saving K.C.
[owed]
Choose: settle a choice that is owed
    chooses <choice> / ~picks <choice>
    = Jenn chooses Coffin
Pass: do without
    passes
    = Jenn passes
LetHappen: play nothing against it
    lets it happen
    = Jenn lets it happen
[talk]
LeaveGame: go home before the game is over
    leaves the game / leaves
    = Bob leaves the game
PlayAtOnce: say that two want to play a card at once: who goes first?
    wants to play a card at the same moment as <other> / wants to play at the same moment as <other>
    = Jenn wants to play a card at the same moment as Bob
ShowHand: show the cards in the hand, to one or to all
    reveals the hand [to <to>] / reveals his|her|their hand [to <to>] / shows the hand [to <to>]
    shows his|her|their hand [to <to>] / shows <to> his|her|their hand
    = Jenn reveals the hand to Bob
AskHand: ask how many cards somebody holds, or to see them
    asks <whom> how many cards he|she|they holds|hold|has|have {what=number}
    asks <whom> to show the hand {what=cards} / asks <whom> to show his|her|their hand {what=cards}
    = Jenn asks Bob how many cards he holds / Jenn asks Bob to show the hand
SearchDiscards: look at what has been discarded
    looks through the discards {pile=} / looks through the door discards {pile=door}
    looks through the treasure discards {pile=treasure} / ~searches the discards {pile=}
    ~searches the door discards {pile=door} / ~searches the treasure discards {pile=treasure}
    = Jenn looks through the discards / Jenn looks through the treasure discards
DeclareSex: say of which sex the character is, before the first turn
    declares to be male {sex=0} / declares to be female {sex=1}
    = Jenn declares to be male
[table]
DieShows: say what was rolled
    !the die shows <pips> / ~!the die is <pips> / ~!the roll is <pips> / ~rolls|rolled <pips> {who=-1}
    = the die shows 5
CardIs (card=printed): say what was drawn
    !the card is <card> / ~!its <card> / ~!it is <card>
    = the card is Banshee
LetBe (to=level): say how somebody stands
    !let <whom> be Level <to> {what=level} / !let <whom> be male {what=sex, to=0}
    !let <whom> be female {what=sex, to=1} / !let <whom> be dead {what=dead, to=1}
    !let <whom> be alive {what=dead, to=0}
    = let Jenn be Level 5
Die: say that a player dies: the body is looted
    dies / ~died / ~is|was killed
    = Bob dies
LetHave (card=printed): say what somebody has
    !let <whom> have <card> in hand {where=hand} / !let <whom> have <card> in play {where=in_play}
    !let <whom> have <card> sideways {where=sideways} / !let <whom> have <card> as a curse {where=curses}
    !let <whom> have <card> {where=hand}
    = let Bob have Coffin in play
[owner]
Decide (on=day): the owner of the game settles an open point
    decides <point>: <reading> [on <on>] [because <reason>]
    = Drake decides gap.selling-2000-at-level-8: one-level because the card says so
RuleHouse (on=day): a house rule: the owner overrules the sheet
    rules <rule>: <how> [on <on>] [because <reason>]
    = Drake rules helping.only-one-helper: off because the more the merrier / Drake rules the hand limit: 6
    = Drake rules combat.wait-about-2-6-seconds: as lite
[asking]
WhatMay: everything that somebody may say now
    !what may <player> do / !what may i|we do / ~!what may|can <player> do [now] / ~!what may|can i|we do [now]
    = what may Jenn do / what may I do
Why: why the last answer, or a figure, is so
    !why / !why <number> / ~!why is|was it|that|this <number>
    = why / why 13
WhyNot: what stood in the way
    !why not
    = why not
WhyHappened: why something happened or did not, or counts
    !why <asked>
    = why did Jenn lose a level / why no Treasure / why am I not Level 5 / why does Goth Boots not count
Compare: the same question under the other sheets
    !compare
    = compare
AboutRule: a rule by its id, or rules by their words
    !rule <words>
    = rule helping.only-one-helper / rule wins ties
AboutCard (cards=called): what is printed on a card
    !card <cards> / ~!what is <cards> / ~!whats <cards> / ~!what does|do <cards> do / ~!what does|do <cards> say
    = card Banshee
Odds: how likely it is to get away, and how the fight ends
    !odds / !odds for <player> / ~!odds <player> / ~!what are the odds|chances [for <player>]
    ~!what are my odds|chances
    = odds / odds for Bob
Ways: how the fight could still be won, or stopped
    !ways / !ways for <player> / ~!ways <player>
    = ways / ways for Bob
[board]
Being: who a player is and what they have; a new name takes a seat
    is|am|was|were <being>
    = Jenn is a female Level 4 Werewolf with Finger Claws, holding Fluffy / Bob is dead / Jenn is no Werewolf
Being: what a player has in hand
    holds <had_in_hand>
    = K.C. holds Fluffy + Go Up a Level / Bob holds nothing
Being: where a player has a card; has no CARD takes it away
    has|had <had>
    = Bob has Coffin in play / Bob has no Coffin
Being: what a player has turned sideways
    carries <had_sideways>
    = Jenn carries Goth Boots
Being: what a player has in use
    wears <had_in_play> / wields <had_in_play>
    = Bob wears Goth Boots
Being: which Curses hang over a player
    suffers <cursed_with>
    = Bob suffers Sense of Impending Doom
Fighting: the fight that is on
    fights <foes>
    = Jenn fights Pumpkinhead + Banshee with K.C. helping for 1 treasure / Jenn fights Banshee (Fluffy)
Helping: who helps in the fight that is on
    helps <helped>
    = K.C. helps / K.C. helps Jenn for 1 treasure
Being: a player takes a seat, or several do
    joins <seat> / sits <seat>
    = Ann joins / Ann sits down
OwnedBy: who owns the game
    owns <game>
    = K.C. owns the game
TurnIs: whose turn it is and how far it has come
    !it is <turn> / ~!its <turn> / !the phase is <phase>
    = it is Jenn's turn / it is K.C.'s turn, looting / the phase is charity
NoFight: no fight is on
    !nobody fights / ~!no one fights / ~!no fight is on / ~!there is no fight on / ~!there is no fight
    = nobody fights
HandsAre: whether players hold cards besides those that are named
    !all hands are <hands> / !nobody's hand is <no_hands> / ~!no one's hand is <no_hands> / ~!no hand is <no_hands>
    = nobody's hand is known / all hands are known
NextRolls: what the die will show
    !next roll|rolls <rolls>
    = next roll 5 / next rolls 5 + 2
NextCards: what lies on top of its pile
    !next card|cards <next_cards> / ~!next door <next_doors> / ~!next treasure <next_treasures>
    = next card Banshee
MadeUp: a card of your own
    ~!card <made_up>
    = card "Big Stick": item, +3, 1 hand, 300 gp, not by Wizard
    = card "Wet Dragon": monster, level 12, 3 treasures, +4 against Elf, bad stuff lose 2 levels
"""
"""Every command, question and statement in the order of the help, with its sentences.

In brackets stands the group of the help. A line that is not indented names a command, a question or, in the last group,
a statement that tells how the board lies; and it tells what that is for. Below it are the ways to say it, with a slash
between them: ``forms`` tells how they are written; in braces stand fields that the words settle. Behind ``=`` are
examples. What may stand in a slot tells ``SLOTS`` under the name of its field, unless another of its names stands in
round brackets.
"""


def _verbs(table: str) -> tuple[Verb, ...]:
    """The verbs of a table of sentences."""
    verbs: list[Verb] = []
    about, slots = "", SLOTS
    for line in table.strip().splitlines():
        said = line.strip()
        if said.startswith("["):
            about = said.strip("[]")
        elif said == line:
            named, help = said.split(": ", 1)
            name, *others = named.rstrip(")").split(" (")
            slots = SLOTS | {field: SLOTS[slot] for field, slot in (other.split("=") for other in others)}
            makes = next(kind for room in (commands, answers, statements) if (kind := getattr(room, name, None)))
            verbs.append(Verb(makes, (), about, help, ()))
        elif said.startswith("= "):
            verbs[-1] = verbs[-1]._replace(examples=(*verbs[-1].examples, *said[2:].split(" / ")))
        else:
            forms = (form_of(way, slots) for way in said.split(" / "))
            verbs[-1] = verbs[-1]._replace(forms=(*verbs[-1].forms, *forms))
    return tuple(verbs)


_EVERY = _verbs(TABLE)
VERBS = tuple(verb for verb in _EVERY if verb.makes in COMMANDS)
QUESTIONS = tuple(verb for verb in _EVERY if verb.makes in Question.__args__)
"""Questions that are one sentence. ``may …`` and ``what if …`` take any other sentence."""
STATEMENTS = tuple(verb for verb in _EVERY if verb.makes in Statement.__args__)
STATED_VERBS: dict[str, frozenset[str]] = {
    leading(form).shown: leading(form).spellings for verb in STATEMENTS for form in verb.forms if not form.bare
}
"""The verbs of statements about a player -> all their spellings. The first is said back."""
STATED_OPENINGS = tuple(
    opening(form) for verb in STATEMENTS for form in verb.forms if form.bare and not form.only_heard
)
"""The words with which statements begin that are of no player."""
VERB_OF: dict[object, Verb] = {verb.makes: verb for verb in VERBS}
FIRST_WORDS: dict[str, list[tuple[Verb, Form]]] = {}
"""First word of a sentence, without the player -> the sentences it can begin, those that people are taught first."""
for _heard in (False, True):
    for _verb in (*VERBS, *QUESTIONS):
        for _form in _verb.forms:
            for _word in leading(_form).spellings if _form.only_heard == _heard else ():
                FIRST_WORDS.setdefault(_word, []).append((_verb, _form))
OTHER_WORDS: dict[str, str] = {
    wrong: right
    for right, words in {
        "run": "escape",
        "claim the kill": "attack kill win defeat beat",
        "use Theft on": "steal",
        "pass": "skip",
        "stow": "remove",
        "take": "grab",
        "play": "drink throw",
        "the card is": "draw",
        "let": "gain go",
        "ways": "how",
    }.items()
    for wrong in words.split()
}
"""A wrong beginning that people use -> the right one. It is proposed and never understood."""

MAY = frozenset({"may", "can", "could"})
MAY_NOT = frozenset({"cant", "cannot", "couldnt", "maynt"})
MAY_HELP = ("may PLAYER …?", "whether they may, without doing it", ("may Bob play Fluffy on Pumpkinhead?",))
WHAT_IF_HELP = (
    "what if …; …",
    "what would come of it, without doing it",
    ("what if Jenn plays Fluffy on Pumpkinhead; Jenn claims the kill",),
)
SESSION: dict[str, str] = {
    "show": "the table as it lies",
    "hand": "your hand",
    "log": "what has happened",
    "undo": "take the last sentence back",
    "redo": "say it again",
    "branch": "go on from here on a copy of the table",
    "save": "save FILE: the table as a scenario",
    "open": "open FILE: a scenario",
    "new": "new EDITION: PLAYER f, PLAYER m …: an empty table",
    "export": "export feature FILE: what was played, as a feature",
    "transcript": "every sentence so far",
    "?": "help, also after any sentence or id",
    "quit": "leave",
}
"""The words about the session, never about the table, and what they do."""
