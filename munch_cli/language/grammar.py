"""The sentences as a table: which verb makes which command, what may stand in its slots, and how help explains it."""

from munch_cli.language.answers import AboutCard, AboutRule, Compare, Odds, Ways, WhatMay, Why, WhyHappened, WhyNot
from munch_cli.language.forms import (
    ABILITY,
    BELONGINGS,
    DROPPED,
    FIGURE,
    FOE,
    FROM_HAND,
    IN_USE,
    KEPT,
    LEVEL,
    MONSTER_IN_HAND,
    NUMBER,
    ON,
    OWED,
    PAID,
    PLAYED,
    PLAYER,
    PRINTED,
    SOLD,
    STOLEN,
    Form,
    Slot,
    Verb,
    leading,
    make_verb,
)
from munch_cli.table import commands as c
from munch_cli.table.commands import Command
from munch_cli.table.ids import NO_PLAYER

# ---- the table

_TURN = (
    make_verb(
        c.KickOpen,
        "turn",
        (
            "kicks open the door",
            "kicks",
            "kicks the door [open]",
            "~kicks the door down|in",
            "~kicks in|down the door",
            "~breaks down the door",
            "~breaks the door down",
            "opens the door",
        ),
        "turn up the top Door card",
        "Jenn kicks open the door",
        "kick",
    ),
    make_verb(
        c.LookForTrouble,
        "turn",
        (
            "looks for trouble with <monster>",
            "troubles <monster>",
            "~looks for trouble with <monster> from the hand",
            "~looks for trouble using|fighting <monster> [from the hand]",
            "~looks for trouble and fights <monster> [from the hand]",
        ),
        "fight a monster from your own hand",
        "Jenn looks for trouble with Banshee",
        "trouble Banshee",
        monster=MONSTER_IN_HAND,
    ),
    make_verb(
        c.Loot,
        "turn",
        ("loots the room", "loots", "~searches the room"),
        "take a face-down Door card",
        "Jenn loots the room",
        "loot",
    ),
    make_verb(c.Listen, "turn", ("listens at the door", "listens"), "draw a Door card before the door", "listen"),
    make_verb(
        c.GiveInCharity,
        "turn",
        ("gives <cards> to <to> in charity", "gives <to> <cards> in charity"),
        "give cards beyond the hand limit to the lowest",
        "Jenn gives Banshee + Elf to Drake in charity",
        cards=FROM_HAND,
        to=PLAYER,
    ),
    make_verb(
        c.DiscardInCharity,
        "turn",
        ("discards <cards> in charity", "~discards <cards>"),
        "throw away cards beyond the hand limit",
        "Jenn discards Banshee in charity",
        cards=FROM_HAND,
    ),
    make_verb(
        c.EndTurn,
        "turn",
        ("ends the turn", "ends", "~finishes the turn", "~finishes"),
        "end the turn; loots first if a loot is due",
        "Jenn ends the turn",
        "end",
    ),
    make_verb(c.BeReady, "turn", ("is ready", "ready"), "be done with the setting up", "Jenn is ready"),
)

_CARDS = (
    make_verb(
        c.PlayCard,
        "cards",
        (
            "plays <card> [on <on>] [with <along>]",
            "~plays <card> from the hand [on <on>] [with <along>]",
            "~plays <card> with <along> from the hand",
            "~puts|lays <card> on <on>",
            "~uses <card>",
            "~curses <on> with <card>",
        ),
        "play a card: by itself, on something, or with a second card",
        "Jenn plays Fluffy on Pumpkinhead",
        "plays Wandering Monster with Banshee",
        "plays Virgin Tears on Jenn",
        card=PLAYED,
        on=ON,
        along=Slot("copy", "a card in the hand", (("hand",), IN_USE)),
    ),
    make_verb(
        c.TakeCard,
        "cards",
        ("takes the card", "takes", "takes the card in hand"),
        "take the face-up Door card into the hand",
        "take",
    ),
    make_verb(c.KeepCard, "cards", "keeps <card>", "keep a card when one must go", "Jenn keeps Elf", card=KEPT),
    make_verb(c.DiscardCard, "cards", "discards <card>", "discard a card", "Jenn discards Elf", card=DROPPED),
)

_ITEMS = (
    make_verb(
        c.Equip,
        "items",
        ("equips <item>", "~puts on <item>", "~puts <item> on"),
        "put an Item to use",
        "Jenn equips Goth Boots",
        item=Slot("copy", "an Item", (("sideways",), ("hand",), ("in play",))),
    ),
    make_verb(
        c.Stow,
        "items",
        ("stows <item>", "~takes off <item>", "~takes <item> off", "~unequips <item>", "~turns <item> sideways"),
        "turn an Item sideways, or lay it down so",
        "Jenn stows Goth Boots",
        item=Slot("copy", "an Item", (("in play",), ("hand",), ("sideways",))),
    ),
    make_verb(
        c.Sell,
        "items",
        ("sells <items>", "~sells <items> for a level|levels"),
        "sell Items for levels",
        "Jenn sells Coffin + Goth Boots",
        items=SOLD,
    ),
    make_verb(
        c.GiveItems,
        "items",
        ("gives <items> to <to>", "gives <to> <items>"),
        "give Items away",
        "Jenn gives Coffin to Bob",
        items=BELONGINGS,
        to=PLAYER,
    ),
    make_verb(
        c.Trade,
        "items",
        (
            "trades <gives> to <to> for <gets>",
            "~trades <gives> with <to> for <gets>",
            "~trades <gives> for <gets> with <to>",
            "~swaps|exchanges <gives> with <to> for <gets>",
            "~swaps|exchanges <gives> for <gets> with <to>",
        ),
        "offer a trade",
        "Jenn trades Coffin to Bob for Goth Boots",
        to=PLAYER,
        gives=BELONGINGS._replace(kind="copies or nothing"),
        gets=BELONGINGS._replace(kind="copies or nothing", of="to"),
    ),
)

_ABILITIES = (
    make_verb(
        c.UseAbility,
        "abilities",
        "uses <ability> [on <on>] [taking <taking>] [discarding <discards>]",
        "use an ability; one without a name goes by its card",
        "Jenn uses Berserk discarding Elf + Banshee",
        "Bob uses Theft on Jenn taking Coffin discarding Elf",
        "uses Wannabe Vampire",
        "uses Charm ze Rival on Drake",
        ability=ABILITY,
        on=ON._replace(asks="a player or a monster"),
        taking=STOLEN,
        discards=PAID,
    ),
)

_COMBAT = (
    make_verb(
        c.AskHelp,
        "combat",
        (
            "asks <whom> for help [offering <offer>]",
            "asks <whom> to help [offering <offer>]",
            "~asks <whom> to help him|her|them [offering <offer>]",
            "~asks <whom> for help for <offer>",
            "~asks <whom> to help for <offer>",
            "~asks for help from <whom> [offering <offer>]",
            "~offers <whom> <offer> for help|helping",
            "~offers <whom> <offer> to help",
        ),
        "ask somebody to help in your fight",
        "Jenn asks Drake for help offering Coffin + 2 treasures, Drake picks first",
        whom=PLAYER,
        offer=Slot("offer", "what is offered", (IN_USE, ("hand",))),
    ),
    make_verb(
        c.OfferHelp,
        "combat",
        ("offers help [for <offer>]", "~offers to help [for <offer>]"),
        "offer help in somebody's fight",
        "Drake offers help for 1 treasure",
        offer=Slot("offer", "what is wanted for it", (IN_USE, ("hand",)), of="fighter"),
    ),
    make_verb(
        c.Agree,
        "combat",
        (
            "agrees",
            "~agrees to the offer|deal|trade",
            "~agrees to help",
            "~accepts",
            "~accepts the offer|deal|trade",
            "~says yes",
            "~yes",
        ),
        "say yes to an offer or a trade",
        "Drake agrees",
    ),
    make_verb(
        c.Decline,
        "combat",
        (
            "declines",
            "~declines the offer|deal|trade",
            "~declines to help",
            "~refuses",
            "~refuses the offer|deal|trade",
            "~refuses to help",
            "~rejects the offer|deal|trade",
            "~says no",
            "~no",
        ),
        "say no to an offer or a trade",
        "Drake declines",
    ),
    make_verb(
        c.ClaimKill,
        "combat",
        ("claims the kill", "claims", "~claims victory"),
        "say that the monsters are beaten",
        "Jenn claims the kill",
        "claim",
    ),
    make_verb(
        c.KeepSilent,
        "combat",
        (
            "!no one says anything",
            "says nothing",
            "!silence",
            "!nobody says anything",
            "!no one says a word",
            "is silent",
            "~!everyone|everybody is silent",
            "~!nobody interferes",
            "~!no one interferes",
        ),
        "nobody interferes any more",
        "no one says anything",
        "silence",
    ),
    make_verb(
        c.RunAway,
        "combat",
        (
            "runs [away] [from <monster>]",
            "~flees [from <monster>]",
            "~tries to run [away] [from <monster>]",
            "~tries to flee [from <monster>]",
        ),
        "run away",
        "Jenn runs from Greenbeard",
        "run",
        monster=FOE,
    ),
    make_verb(
        c.Sacrifice,
        "combat",
        ("sacrifices <minion> [saving <saving>]", "~sacrifices <minion> to save <saving>"),
        "give up a Minion to be saved",
        "Jenn sacrifices Igor saving K.C.",
        minion=Slot("copy", "a Minion", (IN_USE,)),
        saving=PLAYER,
    ),
)

_OWED = (
    make_verb(
        c.Choose,
        "owed",
        ("chooses <choice>", "~picks <choice>"),
        "settle a choice that is owed",
        "Jenn chooses Coffin",
        choice=OWED,
    ),
    make_verb(c.Pass, "owed", "passes", "do without", "Jenn passes"),
    make_verb(c.LetHappen, "owed", "lets it happen", "play nothing against it", "Jenn lets it happen"),
)

_TALK = (
    make_verb(
        c.LeaveGame,
        "talk",
        ("leaves the game", "leaves"),
        "go home before the game is over",
        "Bob leaves the game",
    ),
    make_verb(
        c.PlayAtOnce,
        "talk",
        (
            "wants to play a card at the same moment as <other>",
            "wants to play at the same moment as <other>",
        ),
        "say that two want to play a card at once: who goes first?",
        "Jenn wants to play a card at the same moment as Bob",
        other=PLAYER,
    ),
    make_verb(
        c.ShowHand,
        "talk",
        (
            "reveals the hand [to <to>]",
            "reveals his|her|their hand [to <to>]",
            "shows the hand [to <to>]",
            "shows his|her|their hand [to <to>]",
            "shows <to> his|her|their hand",
        ),
        "show the cards in the hand, to one or to all",
        "Jenn reveals the hand to Bob",
        to=PLAYER,
    ),
    make_verb(
        c.AskHand,
        "talk",
        (
            ("asks <whom> how many cards he|she|they holds|hold|has|have", {"what": "number"}),
            ("asks <whom> to show the hand", {"what": "cards"}),
            ("asks <whom> to show his|her|their hand", {"what": "cards"}),
        ),
        "ask how many cards somebody holds, or to see them",
        "Jenn asks Bob how many cards he holds",
        "Jenn asks Bob to show the hand",
        whom=PLAYER,
    ),
    make_verb(
        c.SearchDiscards,
        "talk",
        (
            ("looks through the discards", {"pile": ""}),
            ("looks through the door discards", {"pile": "door"}),
            ("looks through the treasure discards", {"pile": "treasure"}),
            ("~searches the discards", {"pile": ""}),
            ("~searches the door discards", {"pile": "door"}),
            ("~searches the treasure discards", {"pile": "treasure"}),
        ),
        "look at what has been discarded",
        "Jenn looks through the discards",
        "Jenn looks through the treasure discards",
    ),
    make_verb(
        c.DeclareSex,
        "talk",
        (("declares to be male", {"sex": 0}), ("declares to be female", {"sex": 1})),
        "say of which sex the character is, before the first turn",
        "Jenn declares to be male",
    ),
)

_TABLE = (
    make_verb(
        c.DieShows,
        "table",
        (
            "!the die shows <pips>",
            "~!the die is <pips>",
            "~!the roll is <pips>",
            ("~rolls|rolled <pips>", {"who": NO_PLAYER}),
        ),
        "say what was rolled",
        "the die shows 5",
        pips=NUMBER,
    ),
    make_verb(
        c.CardIs,
        "table",
        ("the card is <card>", "~its <card>", "~it is <card>"),
        "say what was drawn",
        "the card is Banshee",
        bare=True,
        card=PRINTED,
    ),
    make_verb(
        c.LetBe,
        "table",
        (
            ("let <whom> be Level <to>", {"what": "level"}),
            ("let <whom> be male", {"what": "sex", "to": 0}),
            ("let <whom> be female", {"what": "sex", "to": 1}),
            ("let <whom> be dead", {"what": "dead", "to": 1}),
            ("let <whom> be alive", {"what": "dead", "to": 0}),
        ),
        "say how somebody stands",
        "let Jenn be Level 5",
        bare=True,
        whom=PLAYER,
        to=LEVEL,
    ),
    make_verb(
        c.LetHave,
        "table",
        (
            ("let <whom> have <card> in hand", {"where": "hand"}),
            ("let <whom> have <card> in play", {"where": "in_play"}),
            ("let <whom> have <card> sideways", {"where": "sideways"}),
            ("let <whom> have <card> as a curse", {"where": "curses"}),
            ("let <whom> have <card>", {"where": "hand"}),
        ),
        "say what somebody has",
        "let Bob have Coffin in play",
        bare=True,
        whom=PLAYER,
        card=PRINTED,
    ),
)

_OWNER = (
    make_verb(
        c.Decide,
        "owner",
        "decides <point>: <reading> [on <on>] [because <reason>]",
        "the owner of the game settles an open point",
        "Drake decides gap.selling-2000-at-level-8: one-level because the card says so",
        point=Slot("id", "an open point, gap.…"),
        reading=Slot("reading", "the reading that holds"),
        reason=Slot("rest", "why"),
        on=Slot("reading", "the day, like 2026-11-21"),
    ),
    make_verb(
        c.RuleHouse,
        "owner",
        "rules <rule>: <how> [on <on>] [because <reason>]",
        "a house rule: the owner overrules the sheet",
        "Drake rules helping.only-one-helper: off because the more the merrier",
        "Drake rules the hand limit: 6",
        "Drake rules combat.wait-about-2-6-seconds: as lite",
        rule=Slot("ruled", "a rule, or a number: the hand limit"),
        how=Slot("how", "off, on, as EDITION, as printed, or a number"),
        reason=Slot("rest", "why"),
        on=Slot("reading", "the day, like 2026-11-21"),
    ),
)

VERBS: tuple[Verb, ...] = (*_TURN, *_CARDS, *_ITEMS, *_ABILITIES, *_COMBAT, *_OWED, *_TALK, *_TABLE, *_OWNER)
"""Every command with its sentences, in the order of the help."""

QUESTIONS: tuple[Verb, ...] = (
    make_verb(
        WhatMay,
        "asking",
        (
            "!what may <player> do",
            "!what may i|we do",
            "~!what may|can <player> do [now]",
            "~!what may|can i|we do [now]",
        ),
        "everything that somebody may say now",
        "what may Jenn do",
        "what may I do",
        player=PLAYER,
    ),
    make_verb(
        Why,
        "asking",
        ("!why", "!why <number>", "~!why is|was it|that|this <number>"),
        "why the last answer, or a figure, is so",
        "why",
        "why 13",
        number=FIGURE,
    ),
    make_verb(WhyNot, "asking", "!why not", "what stood in the way", "why not"),
    make_verb(
        WhyHappened,
        "asking",
        "!why <asked>",
        "why something happened or did not, or counts",
        "why did Jenn lose a level",
        "why no Treasure",
        "why am I not Level 5",
        "why does Goth Boots not count",
        asked=Slot("why", "what happened, or did not"),
    ),
    make_verb(Compare, "asking", "!compare", "the same question under the other sheets", "compare"),
    make_verb(
        AboutRule,
        "asking",
        "!rule <words>",
        "a rule by its id, or rules by their words",
        "rule helping.only-one-helper",
        "rule wins ties",
        words=Slot("rule", "a rule's id, or words of it"),
    ),
    make_verb(
        AboutCard,
        "asking",
        (
            "!card <cards>",
            "~!what is <cards>",
            "~!whats <cards>",
            "~!what does|do <cards> do",
            "~!what does|do <cards> say",
        ),
        "what is printed on a card",
        "card Banshee",
        cards=Slot("cards", "the name of a card"),
    ),
    make_verb(
        Odds,
        "asking",
        (
            "!odds",
            "!odds for <player>",
            "~!odds <player>",
            "~!what are the odds|chances [for <player>]",
            "~!what are my odds|chances",
        ),
        "how likely it is to get away, and how the fight ends",
        "odds",
        "odds for Bob",
        player=PLAYER,
    ),
    make_verb(
        Ways,
        "asking",
        ("!ways", "!ways for <player>", "~!ways <player>"),
        "how the fight could still be won, or stopped",
        "ways",
        "ways for Bob",
        player=PLAYER,
    ),
)
"""Questions that are one sentence. ``may …`` and ``what if …`` take any other sentence."""

OTHER_WORDS: dict[str, str] = {
    "escape": "run",
    "attack": "claim the kill",
    "kill": "claim the kill",
    "win": "claim the kill",
    "defeat": "claim the kill",
    "beat": "claim the kill",
    "steal": "use Theft on",
    "skip": "pass",
    "remove": "stow",
    "grab": "take",
    "drink": "play",
    "throw": "play",
    "draw": "the card is",
    "gain": "let",
    "lose": "let",
    "go": "let",
    "how": "ways",
}
"""A wrong beginning that people use -> the right one. It is proposed and never understood."""

MAY = frozenset({"may", "can", "could"})
MAY_NOT = frozenset({"cant", "cannot", "couldnt", "maynt"})
MAY_HELP = ("may PLAYER …?", "whether he may, without doing it", "may Bob play Fluffy on Pumpkinhead?")
WHAT_IF_HELP = (
    "what if …; …",
    "what would come of it, without doing it",
    "what if Jenn plays Fluffy on Pumpkinhead; Jenn claims the kill",
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
SESSION_TAKES_REST = frozenset(
    {"show", "log", "undo", "redo", "branch", "save", "open", "new", "export", "transcript", "hand"}
)

VERB_OF: dict[type[Command], Verb] = {verb.makes: verb for verb in VERBS}  # type: ignore[misc]


def _by_first_word(verbs: tuple[Verb, ...]) -> dict[str, list[tuple[Verb, Form]]]:
    found: dict[str, list[tuple[Verb, Form]]] = {}
    for verb in verbs:
        for form in verb.forms:
            for word in leading(form).spellings:
                found.setdefault(word, []).append((verb, form))
    for ways in found.values():
        ways.sort(key=lambda way: way[1].only_heard)
    return found


FIRST_WORDS: dict[str, list[tuple[Verb, Form]]] = _by_first_word((*VERBS, *QUESTIONS))
"""First word of a sentence, without the player -> the sentences it can begin, those that people are taught first."""
