"""The words of statements, which say how a board lies: verbs, openings, phases of the turn, and how help tells them."""

STATED_VERBS: dict[str, tuple[str, ...]] = {
    "is": ("am", "be", "was", "were"),
    "holds": ("hold",),
    "has": ("have", "had"),
    "carries": ("carry",),
    "wears": ("wear",),
    "wields": ("wield",),
    "suffers": ("suffer",),
    "fights": ("fight",),
    "helps": ("help",),
    "joins": ("join",),
    "sits": ("sit",),
    "owns": ("own",),
}
"""The verbs of statements about a player -> their other spellings. The first is said back."""
STATED_OPENINGS = ("it is", "the phase is", "nobody fights", "next roll", "next card")
"""The words with which statements begin that are of no player."""
STATED_HELP: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    (
        "PLAYER is [a] [SEX] [Level N] [CARD …] [with CARD + …] [holding CARD + …]",
        "who somebody is and what he has; a new name takes a seat",
        (
            "Jenn is a female Level 4 Werewolf with Finger Claws, holding Fluffy",
            "Bob is dead",
            "Jenn is no Werewolf",
        ),
    ),
    (
        "PLAYER holds CARD + …",
        "what somebody has in hand; wears, carries and suffers: in play, sideways, as a Curse",
        ("K.C. holds Fluffy + Go Up a Level", "Jenn carries Goth Boots", "Bob holds nothing"),
    ),
    (
        "PLAYER has CARD + … in play",
        "where somebody has a card; has no CARD takes it away",
        ("Bob has Coffin in play", "Bob has no Coffin"),
    ),
    (
        "PLAYER fights MONSTER + … [with PLAYER helping]",
        "the fight that is on; nobody fights ends it",
        (
            "Jenn fights Pumpkinhead + Banshee with K.C. helping for 1 treasure",
            "Jenn fights Banshee (Fluffy)",
            "nobody fights",
        ),
    ),
    (
        "it is PLAYER's turn [PHASE]",
        "whose turn it is and how far it has come",
        ("it is Jenn's turn", "it is K.C.'s turn, looting", "the phase is charity", "K.C. owns the game"),
    ),
    ("next roll N", "what the die will show", ("next roll 5", "next rolls 5 + 2")),
    ("next card CARD", "what lies on top of its pile", ("next card Banshee",)),
    (
        'card "NAME": FACT, …',
        "a card of your own",
        (
            'card "Big Stick": item, +3, 1 hand, 300 gp, not by Wizard',
            'card "Wet Dragon": monster, level 12, 3 treasures, +4 against Elf, bad stuff lose 2 levels',
        ),
    ),
)
"""How a board is told: what is said, what it is for, examples."""

PHASE_WORDS: dict[str, tuple[tuple[str, ...], ...]] = {
    "setup": (("setting", "up"), ("setup",)),
    "start": (("before", "door"), ("start",), ("beginning",)),
    "door": (("at", "door"), ("kicking", "open", "door"), ("door",)),
    "trouble": (("looking", "for", "trouble"), ("trouble",)),
    "loot": (("looting", "room"), ("looting",), ("loot",)),
    "charity": (("charity",),),
}
"""A phase of the turn -> how it is said, without articles."""
PHASES_SAID = {
    "setup": "setting up",
    "start": "before the door",
    "door": "at the door",
    "trouble": "looking for trouble",
    "loot": "looting the room",
    "charity": "in charity",
}
"""A phase of the turn -> how it is said back."""
