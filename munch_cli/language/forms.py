"""How a sentence is written in the grammar: its slots, its pattern of words, and the verb that it belongs to.

A sentence is written without the player's name, in the third person (``plays <card> [on <on>]``). Words in ``<>`` are
slots named after the command's fields. ``[]`` may be left out, and several of them in a row may come in any order.
``!`` begins a sentence that names no speaker. The first sentence of a verb is said back. The others are only
understood, and those with ``~`` are not proposed if another could stand there. Lists are said with ``+``; a comma or
"and" before a name is understood as well. ``{field=value}`` behind a sentence is what its words settle.
"""

from munch_cli.language.answers import Question
from munch_cli.language.names import ARTICLES, key
from munch_cli.table.commands import Command
from munch_cli.table.statements import Statement
from munch_cli.table.typed import NamedTuple

PHASE_WORDS: dict[str, tuple[str, ...]] = {
    "setup": ("setting up", "setup"),
    "start": ("before door", "start", "beginning"),
    "door": ("at door", "kicking open door", "door"),
    "trouble": ("looking for trouble", "trouble"),
    "loot": ("looting room", "looting", "loot"),
    "charity": ("charity",),
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


# ---- slots


class Slot(NamedTuple):
    """What may stand at a place of a sentence.

    ``kind``: how it is read. ``where``: groups of places in which a named card is looked for, the likeliest first.
    ``of``: the field whose player those places belong to. ``asks``: what is expected, in words.
    """

    kind: str
    asks: str
    where: tuple[tuple[str, ...], ...] = ()
    of: str = "who"


HIGHEST = 10
IN_USE = ("in play", "sideways")
PLAYER = Slot("player", "a player")
NUMBER = Slot("number", "a number")
PRINTED = Slot("card", "the name of a card")
OWED = Slot(
    "choice",
    "a card, a player or one of the words to choose from",
    (("owed",), ("foes",), IN_USE, ("hand",), ("spoils",)),
)
_EVERYONE = (("everyone in play", "everyone sideways"), ("curses",), ("everyone curses",), ("face up", "played"))
_ON = (("foes",), IN_USE, *_EVERYONE)
SLOTS: dict[str, Slot] = {
    **dict.fromkeys(("player", "whom", "to", "other", "saving"), PLAYER),
    "pips": NUMBER,
    "number": Slot("figure", "a number"),
    "level": Slot("level", f"a Level from 1 to {HIGHEST}"),
    # cards
    "card": Slot("copy", "a card in the hand", (("hand",), IN_USE, ("face up",), ("spoils",))),
    "along": Slot("copy", "a card in the hand", (("hand",), IN_USE)),
    "kept": Slot("copy", "a card", (("owed",), ("face up",), ("spoils",), ("hand",), IN_USE)),
    "dropped": Slot("copy", "a card", (("owed",), IN_USE, ("hand",), ("curses",), ("face up",))),
    "cards": Slot("copies", "a card from the hand", (("hand",),)),
    "discards": Slot("copies", "a card to discard", (("hand",), IN_USE)),
    "choice": OWED,
    "printed": PRINTED,
    "called": Slot("cards", "the name of a card"),
    "monster": Slot("copy", "a monster in the fight", (("left to flee",), ("foes",))),
    "in_hand": Slot("copy", "a monster in the hand", (("hand",),)),
    "minion": Slot("copy", "a Minion", (IN_USE,)),
    "on": Slot("target", "a monster, an Item or a player", _ON),
    "opponent": Slot("target", "a player or a monster", _ON),
    "ability": Slot(
        "ability", "an ability", (("in play",), ("attached",), ("borrowed",), ("foes",), ("sideways",), ("hand",))
    ),
    # Items
    "item": Slot("copy", "an Item", (("sideways",), ("hand",), ("in play",))),
    "worn": Slot("copy", "an Item", (("in play",), ("hand",), ("sideways",))),
    "items": Slot("copies", "an Item to sell", (("hand", "in play", "sideways"),)),
    "belongings": Slot("copies", "an Item", (IN_USE, ("hand",))),
    "gives": Slot("copies or nothing", "an Item", (IN_USE, ("hand",))),
    "gets": Slot("copies or nothing", "an Item", (IN_USE, ("hand",)), of="to"),
    "taking": Slot("copy", "an Item", (IN_USE,), of="on_player"),
    "offer": Slot("offer", "what is offered", (IN_USE, ("hand",))),
    "wanted": Slot("offer", "what is wanted for it", (IN_USE, ("hand",)), of="fighter"),
    # words
    "point": Slot("id", "an open point, gap.…"),
    "reading": Slot("reading", "the reading that holds"),
    "day": Slot("reading", "the day, like 2026-11-21"),
    "rule": Slot("ruled", "a rule, or a number: the hand limit"),
    "how": Slot("how", "off, on, as EDITION, as printed, or a number"),
    "reason": Slot("rest", "why"),
    "words": Slot("rule", "a rule's id, or words of it"),
    "asked": Slot("why", "what happened, or did not"),
    # what tells how the board lies
    "being": Slot("told", "[a] [SEX] [Level N] [CARD …] [with CARD + …] [holding CARD + …]"),
    **dict.fromkeys(("had_in_hand", "had_sideways", "had_in_play", "cursed_with"), Slot("told", "CARD + …")),
    "had": Slot("told", "CARD + … in play"),
    "foes": Slot("told", "MONSTER + … [with PLAYER helping]"),
    "helped": Slot("told", "[PLAYER] [for OFFER]"),
    "seat": Slot("told", "[the table]"),
    "game": Slot("told", "the game"),
    "hands": Slot("told", "known"),
    "no_hands": Slot("told", "known"),
    "turn": Slot("told", "PLAYER's turn [PHASE]"),
    "phase": Slot("told", "PHASE"),
    "rolls": Slot("told", "N"),
    **dict.fromkeys(("next_cards", "next_doors", "next_treasures"), Slot("told", "CARD")),
    "made_up": Slot("told", '"NAME": FACT, …'),
}
"""The slots by the fields that they fill, and by names of their own where such a field has another."""

# ---- patterns


class Literal(NamedTuple):
    """A word that must stand here, in any of the spellings. ``shown`` is the one said back.

    ``phrase``: the same with the fixed words that follow it.
    """

    spellings: frozenset[str]
    shown: str
    phrase: str


class Blank(NamedTuple):
    """A slot, by the field it fills; ``mark`` is said right after it."""

    field: str
    slot: Slot
    mark: str = ""


class Options(NamedTuple):
    """Parts that may be left out, in any order."""

    parts: tuple["Pattern", ...]


Element = Literal | Blank | Options
Pattern = tuple[Element, ...]


class Form(NamedTuple):
    """One way to say it. ``fixed``: fields that the words settle. ``bare``: it names no speaker.

    ``only_heard``: it is understood and never taught.
    """

    says: str
    pattern: Pattern
    fixed: tuple[tuple[str, str | int], ...]
    bare: bool
    only_heard: bool = False


class Verb(NamedTuple):
    """A command, question or statement with its sentences, a line of help and examples."""

    makes: type[Command] | type[Question] | type[Statement]
    forms: tuple[Form, ...]
    about: str
    help: str
    examples: tuple[str, ...]


_BASES = {"is": "be", "was": "be", "has": "have", "yes": "yes"}


def base(verb: str) -> str:
    """The bare verb of a third person.

    >>> base("passes"), base("equips"), base("is"), base("tries"), base("searches")
    ('pass', 'equip', 'be', 'try', 'search')
    """
    if verb in _BASES:
        return _BASES[verb]
    if verb.endswith("ies"):
        return f"{verb.removesuffix('ies')}y"
    return verb.removesuffix("es") if verb.endswith(("sses", "shes", "ches")) else verb.removesuffix("s")


def form_of(way: str, slots: dict[str, Slot]) -> Form:
    """One way to say it, as it is written in the table of sentences."""
    line, _, settled = way.partition(" {")
    says = line.lstrip("~!")
    bare = "!" in line
    pattern = _pattern(says.replace("[", " [ ").replace("]", " ] ").split(), slots)
    if not bare:
        first = pattern[0]
        assert isinstance(first, Literal)
        spellings = frozenset(word for said in first.spellings for word in (said, base(said)))
        pattern = (first._replace(spellings=spellings), *pattern[1:])
    fixed = (part.split("=") for part in settled.rstrip("}").split(", ") if part)
    values = tuple((field, int(value) if value.lstrip("-").isdigit() else value) for field, value in fixed)
    return Form(says, pattern, values, bare, line.startswith("~"))


def _pattern(parts: list[str], slots: dict[str, Slot]) -> Pattern:
    elements: list[Element] = []
    while parts:
        part = parts.pop(0)
        if part == "]":
            break
        if part == "[":
            option = _pattern(parts, slots)
            last = elements[-1] if elements else None
            if isinstance(last, Options):
                elements[-1] = Options((*last.parts, option))
            else:
                elements.append(Options((option,)))
        elif part.startswith("<"):
            field, mark = part[1:].split(">")
            elements.append(Blank(field, slots[field], mark))
        else:
            spellings = part.split("|")
            elements.append(Literal(frozenset(word for s in spellings for word in key(s)), spellings[0], spellings[0]))
    return _phrased(elements)


def _phrased(elements: list[Element]) -> Pattern:
    for at in range(len(elements) - 2, -1, -1):
        here, after = elements[at], elements[at + 1]
        if isinstance(here, Literal) and isinstance(after, Literal):
            elements[at] = here._replace(phrase=f"{here.shown} {after.phrase}")
    return tuple(elements)


def is_article(element: Element) -> bool:
    """Whether an element is an article, which is said but need not be."""
    return isinstance(element, Literal) and element.shown in ARTICLES


def leading(form: Form) -> Literal:
    """The word by which a sentence is known, articles aside."""
    first = next(element for element in form.pattern if not is_article(element))
    assert isinstance(first, Literal)
    return first


def opening(form: Form) -> str:
    """The words with which a sentence begins, up to its first slot."""
    words: list[str] = []
    for element in form.pattern:
        if isinstance(element, Blank | Options):
            break
        words.append(element.shown)
    return " ".join(words)
