"""How the board lies, as people tell it: what a line says of somebody, the turn or the fight, in munch's own words."""

import re

from munch_cli.language.talk.clause import STRANGE, printed
from munch_cli.language.talk.lexicon import SMALL, Token, follows, number_of, ordinal_of
from munch_cli.language.talk.mentions import COMMON, Guess, Sight
from munch_cli.table.cards import CHARACTER_KINDS, CURSE_KINDS, FOE_KINDS
from munch_cli.table.ids import CardId, CopyId
from munch_cli.table.names import UNNAMED
from munch_cli.table.records import NamedTuple
from munch_cli.table.state import CURSES, HAND

WHOLE = 0.98
"""A card's name is said as a whole if it fits so well."""
WOMAN = frozenset(["female", "woman", "girl", "f", "lady", "gal", "chick"])
MAN = frozenset(["male", "man", "boy", "m", "guy", "dude", "bloke", "lad"])
SAID_OF = frozenset(
    [
        "is",
        "be",
        "am",
        "are",
        "was",
        "were",
        "now",
        "a",
        "an",
        "the",
        "just",
        "got",
        "has",
        "have",
        "had",
        "with",
        "and",
        "at",
        "on",
        "still",
        "currently",
        "who",
        "he",
        "she",
        "they",
        "it",
        "also",
        "level",
        "went",
        "go",
        "goes",
        "up",
        "down",
        "to",
        "drops",
        "dropped",
        "rises",
        "rose",
        "back",
        "becomes",
        "became",
        "turned",
        "into",
        "as",
        "sits",
        "playing",
        "been",
        "in",
        "play",
        "table",
        "his",
        "her",
        "their",
        "its",
        "wearing",
        "wears",
        "wielding",
        "wields",
        "using",
        "uses",
        "equipped",
        "out",
        "class",
        "race",
        "power",
        "powers",
        "accent",
        "minion",
        "ship",
        "sailing",
        "sails",
        "sail",
        "named",
        "called",
        "by",
        "so",
        "far",
        "only",
        "big",
        "item",
        "items",
        "human",
    ]
)
"""Words of a description that need not be understood one by one."""
HAND_WORDS = frozenset({"holding", "holds", "hold"})
ASIDE_WORDS = frozenset({"carrying", "carries", "carry"})
FIGHTING = (
    "vs",
    "versus",
    "v",
    "fights",
    "fighting",
    "fight",
    "faces",
    "facing",
    "face",
    "battles",
    "battling",
    "attacks",
    "meets",
    "met",
)
FIGHTING_LONG = (
    ("squares", "up", "to"),
    ("square", "up", "to"),
    ("squaring", "up", "to"),
    ("takes", "on"),
    ("taking", "on"),
    ("up", "against"),
    ("goes", "up", "against"),
    ("in", "combat", "with"),
    ("in", "a", "fight", "with"),
    ("runs", "into"),
    ("squares", "off", "with"),
    ("squares", "off", "against"),
    ("is", "against"),
    ("stands", "against"),
    ("goes", "toe", "to", "toe", "with"),
    ("having", "a", "go", "at"),
)
NO_FIGHT = frozenset(
    [
        "nobody is fighting any more",
        "nobody is fighting anymore",
        "nobody fights any more",
        "fight off",
        "fight over",
        "no more fighting",
        "no fight",
        "combat over",
        "combat off",
        "no more combat",
        "no one fights",
        "nobody fights",
        "no one is fighting",
        "nobody is fighting",
        "fight is over",
        "fight is off",
        "combat is over",
        "there is no fight",
        "fighting is over",
        "no fight any more",
        "end of combat",
        "end of the fight",
        "fight ends",
        "combat ends",
        "fight is cancelled",
        "no combat",
        "fight is done",
        "combat is done",
    ]
)
PHASES = (
    (("looking", "for", "trouble"), "looking for trouble"),
    (("look", "for", "trouble"), "looking for trouble"),
    (("charity",), "charity"),
    (("looting",), "looting"),
    (("at", "the", "door"), "at the door"),
)
UNKNOWN_NAMES = frozenset(
    [
        "what",
        "who",
        "how",
        "why",
        "when",
        "where",
        "which",
        "if",
        "is",
        "are",
        "can",
        "may",
        "could",
        "does",
        "do",
        "did",
        "will",
        "would",
        "should",
        "there",
    ]
)


class Told(NamedTuple):
    """What a line says of the board, as sentences that munch reads, and how well they fit, up to 1."""

    sentences: tuple[str, ...]
    fit: float


def described(
    sight: Sight, tokens: list[Token], written: str, is_supposed: bool = False, subject: int = -1
) -> list[Told]:
    """Everything that a clause may say of the board; ``written``: the line as typed, for names that are new."""
    found: list[Told] = []
    for told in (
        _no_fight(tokens),
        _turn(sight, tokens),
        _seats(sight, tokens, written),
        _fight(sight, tokens),
        _helps(sight, tokens) if is_supposed else None,
    ):
        if told is not None:
            found.append(told)
    if not found:
        for told in (
            _hangs_over(sight, tokens),
            _gone(sight, tokens),
            _moved(sight, tokens) or _being(sight, tokens, written, subject),
        ):
            if told is not None:
                found.append(told)
    return found


def _texts(tokens: list[Token]) -> list[str]:
    return [token.text for token in tokens]


def _no_fight(tokens: list[Token]) -> Told | None:
    words = [word for word in _texts(tokens) if word not in ("the", "now", "a", "so", "then", "that", "s")]
    return (
        Told(("nobody fights",), 0.96) if " ".join(words) in NO_FIGHT or " ".join(_texts(tokens)) in NO_FIGHT else None
    )


def name_of(sight: Sight, guesses: tuple[Guess, ...]) -> str:
    """The name of the player most likely meant."""
    return sight.state.players[guesses[0].what].name


def _turn(sight: Sight, tokens: list[Token]) -> Told | None:
    """``its bens turn``, ``lou's the one to go now``, ``it's bob's go``, ``ruth starts``"""
    words = _texts(tokens)
    at = 0
    while at < len(words) and words[at] in ("it", "is", "its", "was", "were", "now", "the", "if"):
        at += 1
    seats, behind = sight.player_at(tokens, at)
    if not seats:
        seats, behind = sight.pronoun(words[at] if at < len(words) else ""), at + 1
        if at < len(words) and words[at] in ("his", "my", "her"):
            seats = sight.pronoun({"his": "he", "my": "i", "her": "she"}[words[at]])
    if not seats or seats[0].what < 0 or seats[0].fit < 0.8:
        return None
    rest = [word for word in words[behind:] if word not in ("now", "then", "is", "the", "own", "s", "be")]
    says = (
        ["turn"],
        ["go"],
        ["one", "to", "go"],
        ["up"],
        ["up", "next"],
        ["next"],
        ["starts"],
        ["begins"],
        ["goes", "first"],
        ["turn", "next"],
        ["starting"],
        ["active", "player"],
        ["to", "go"],
        ["to", "play"],
        ["goes", "next"],
        ["on"],
        ["turn", "and"],
        ["who", "is", "up"],
        ["turn", "it"],
    )
    for said in says:
        if rest[: len(said)] == said:
            more = rest[len(said) :]
            while more and more[0] in ("he", "she", "they", "and", "is", "in", "doing"):
                more = more[1:]
            if not more:
                return Told(
                    (f"it is {name_of(sight, seats)}'s turn",), seats[0].fit * (0.97 if said != ["on"] else 0.7)
                )
            for phase, shown in PHASES:
                if tuple(more[: len(phase)]) == phase and len(more) <= len(phase) + 1:
                    return Told((f"it is {name_of(sight, seats)}'s turn, {shown}",), 0.95)
    return None


def _fight(sight: Sight, tokens: list[Token]) -> Told | None:
    """``Anna vs Lame Goblin``, ``anna squares up to a buffed lame goblin, it's enraged``"""
    words = _texts(tokens)
    seats, behind = sight.player_at(tokens, 0)
    if not seats:
        seats, behind = (sight.pronoun(words[0]), 1) if words else ((), 0)
    if not seats or seats[0].what < 0 or seats[0].fit < 0.8:
        return None
    at = behind
    while at < len(words) and words[at] in ("is", "now", "just", "be", "also", "in", "then"):
        at += 1
    start = -1
    if at < len(words) and words[at] in FIGHTING:
        start = at + 1
    for long in FIGHTING_LONG:
        if follows(tokens, at, long):
            start = at + len(long)
        if at > behind and follows(tokens, at - 1, long):
            start = at - 1 + len(long)
    if start < 0:
        return None
    cards, cost = _cards_in(
        sight,
        tokens,
        start,
        frozenset({"a", "the", "buffed", "and", "it", "is", "with", "that", "against", "by", "also", "an"}),
    )
    monsters = [card for card in cards if sight.catalogue[card].kind in FOE_KINDS]
    more = [card for card in cards if sight.catalogue[card].kind == "monster-enhancer"]
    if not monsters or len(monsters) + len(more) != len(cards) or sight.catalogue[monsters[0]].kind != "monster":
        return None
    names = [sight.catalogue[card].name for card in monsters]
    if more:
        names[-1] += f" ({' + '.join(sight.catalogue[card].name for card in more)})"
    return Told((f"{name_of(sight, seats)} fights {' + '.join(names)}",), 0.97 * seats[0].fit - cost)


def _cards_in(sight: Sight, tokens: list[Token], at: int, empty: frozenset[str]) -> tuple[list[CardId], float]:
    """The printed cards named from a token on, and what the words that name none cost."""
    found: list[CardId] = []
    cost = 0.0
    while at < len(tokens):
        card, after, fit = card_at(sight, tokens, at)
        if card is not None:
            found.append(card)
            cost += 0.06 * (fit < 0.9)
            at = after
        else:
            cost += 0 if tokens[at].text in empty else STRANGE
            at += 1
    return found, cost


def card_at(sight: Sight, tokens: list[Token], at: int, longest: int = 8) -> tuple[CardId | None, int, float]:
    """The printed card named from a token on, by as many words as can be; the token behind, and how well it fits."""
    word = tokens[at].text
    if word in SMALL and word not in ("a", "the", "on"):
        return None, at, 0.0
    for end in range(min(len(tokens), at + longest), at, -1):
        words = _texts(tokens[at:end])
        if all(one in COMMON or one in SMALL for one in words):
            continue
        if any(token.breaks for token in tokens[at + 1 : end]) and end - at < 3:
            continue
        if words[-1] in SMALL or (
            end - at == 1
            and (words[0] in COMMON or words[0] in SAID_OF or len(words[0]) < 3 or words[0] in WOMAN | MAN)
        ):
            continue
        if words[0] in SMALL and end - at == 1:
            continue
        some = printed(sight, words)
        if some and words[0] in ("a", "the") and some[0][1] < 0.999:
            continue
        here = [one for one in some if one[0] in sight.state.cards] or some
        exact = [one for one in here if one[1] >= WHOLE]
        if len(exact) == 1 or len(here) == 1:
            card, fit = (exact or here)[0]
            if end - at == 1 and fit < 0.8:
                continue
            return card, end, fit
    return None, at, 0.0


def _helps(sight: Sight, tokens: list[Token]) -> Told | None:
    """``Gwen helps Devin out, she wants 1 treasure``, ``gwen is in it too, she's helping``"""
    fight = sight.state.combat
    words = _texts(tokens)
    seats, behind = sight.player_at(tokens, 0)
    if not seats:
        seats, behind = (sight.pronoun(words[0]), 1) if words else ((), 0)
    if fight is None or not seats or any(g.what < 0 or g.what == fight.fighter for g in seats[:1]):
        return None
    rest = words[behind:]
    helping = [n for n, word in enumerate(rest) if word in ("helps", "helping", "help", "helped", "assists", "aids")]
    if not helping or "offers" in rest or "offer" in rest or "ask" in rest or "asks" in rest:
        return None
    fighter = sight.state.players[fight.fighter].name
    known = set(
        " ".join(
            (
                fighter.casefold(),
                "him her them out is are was it in too she he they wants want for to get gets a the now also and",
            )
        ).split()
    )
    known |= {
        "treasure",
        "treasures",
        "helps",
        "helping",
        "help",
        "helped",
        "assists",
        "aids",
        "fight",
        "of",
        "combat",
        "if",
        "only",
        "would",
        "will",
        "be",
        "us",
        "me",
    }
    odd = [word for word in rest if word not in known and number_of(word) is None]
    terms = ""
    for n, word in enumerate(rest):
        if word in ("treasure", "treasures"):
            many = number_of(rest[n - 1]) or (1 if rest[n - 1] in ("a", "one") else 0)
            if not many:
                return None
            terms = f" for {many} treasure{'s' if many > 1 else ''}"
    both = [g for g in seats if g.what != fight.fighter and g.fit >= seats[0].fit - 0.05]
    fit = (0.97 if len(both) == 1 else 0.6) * (seats[0].fit if seats[0].fit > 0.8 else 0.8) - STRANGE * len(odd)
    return Told((f"{name_of(sight, tuple(both))} helps {fighter}{terms}",), fit)


def new_name(tokens: list[Token], written: str, at: int = 0) -> str:
    """A name that nobody bears yet, as it was typed, or with a capital; "" if the word can be none."""
    if at >= len(tokens):
        return ""
    word = tokens[at].text
    if (
        not word.isalpha()
        or len(word) < 2
        or word in SAID_OF | SMALL | COMMON | UNKNOWN_NAMES
        or word in ("i", "she", "he", "they", "we", "you", "nobody", "everybody", "someone")
    ):
        return ""
    typed = re.search(r"\.?".join(map(re.escape, word)) + (r"\.?" if "." in written else ""), written, re.IGNORECASE)
    shown = typed[0] if typed is not None and "." in typed[0][:-1] else typed[0].rstrip(".") if typed else word
    return shown if shown[:1].isupper() else shown.capitalize()


def _seats(sight: Sight, tokens: list[Token], written: str) -> Told | None:
    """``grandpa sits down too``, ``Ruth, Nell and Pat are playing, ruth starts``"""
    words = _texts(tokens)
    joined = [
        n for n, word in enumerate(words) if word in ("sits", "joins", "join", "playing", "sit", "joined", "plays")
    ]
    if not joined:
        return None
    stop = joined[0]
    tail = [
        w
        for w in words[stop + 1 :]
        if w not in ("down", "too", "us", "the", "table", "game", "in", "as", "well", "also", "at", "now")
    ]
    first = ""
    if tail:
        seats, after = sight.player_at(tokens, len(words) - len(tail)) if len(tail) == 2 else ((), 0)
        if tail[-1] not in ("starts", "begins", "first"):
            return _joins_as(sight, tokens, written, stop, len(words) - len(tail))
        first = name_of(sight, seats) if seats else new_name(tokens, written, words.index(tail[0]))
    names, at = [], 0
    while at < stop:
        if words[at] in ("and", "are", "is", "also", "now", "we", "have", "will"):
            at += 1
            continue
        seats, after = sight.player_at(tokens, at)
        if seats and seats[0].fit >= 0.97:
            at = after
            names.append("")
            continue
        name = new_name(tokens, written, at)
        if not name:
            return None
        names.append(name)
        at += 1
    new = [name for name in names if name]
    if not new:
        return None
    said = [f"{' and '.join(new)} {'join' if len(new) > 1 else 'joins'}"]
    return Told((*said, f"it is {first}'s turn") if first else tuple(said), 0.95)


def _joins_as(sight: Sight, tokens: list[Token], written: str, stop: int, at: int) -> Told | None:
    """``Jo joins us, a level 3 cleric``: who is new, and what is told of them."""
    name = new_name(tokens, written)
    if stop != 1 or not name or sight.player_at(tokens, 0)[0]:
        return None
    being = _Being()
    _tell(sight, tokens, at, being)
    told = _sentences(name, being) if being.told else []
    return Told((f"{name} joins", *told), 0.93 - being.cost) if told else None


def _hangs_over(sight: Sight, tokens: list[Token]) -> Told | None:
    """``impending doom is hanging over tom now``"""
    words = _texts(tokens)
    marks = [n for n, word in enumerate(words) if word in ("hanging", "hangs", "over", "on")]
    for place in marks:
        seats, behind = sight.player_at(tokens, place + 1)
        if seats and behind >= len(tokens) and ("hanging" in words or "hangs" in words):
            card, _after, fit = card_at(sight, tokens, 0)
            if card is not None and sight.catalogue[card].kind in CURSE_KINDS:
                return Told((f"{name_of(sight, seats)} suffers {sight.catalogue[card].name}",), 0.95 * fit)
    return None


def _moved(sight: Sight, tokens: list[Token]) -> Told | None:
    """``nils goes down a level``, ``vic gained two levels``, ``bo's human again``: what it comes to."""
    seats, at = sight.player_at(tokens, 0)
    if not seats and tokens:
        seats, at = sight.pronoun(tokens[0].text), 1
    words, known = _texts(tokens)[at:], sight.lexicon.words
    if not seats or seats[0].what < 0:
        return None
    name, sure = name_of(sight, seats), seats[0].fit
    if "human" in words and not set(words) - known["human again"] - {"human"}:
        return Told((f"{name} is Human",), 0.92 * sure)
    up, down = known["level up"], known["level down"]
    left = [word for word in words if word not in up | down | known["around a level"]]
    many = [number for word in left if (number := number_of(word)) is not None]
    goes = (up | down) & set(words)
    if not goes or not {"level", "levels", "leveled"} & set(words) or len(left) != len(many) or len(many) > 1:
        return None
    by = (many or [1])[0] * (-1 if goes & down else 1)
    plays_it = by > 0 and any(t.owner == seats[0].what and t.card.kind == "go-up-a-level" for t in sight.things)
    level = max(1, sight.state.players[seats[0].what].level + by)
    return Told((f"{name} is Level {level}",), (0.6 if plays_it else 0.92) * sure)


def _gone(sight: Sight, tokens: list[Token]) -> Told | None:
    """``the helm's gone``, ``rosa's whip is broken``: whose it was has it no more."""
    _, begin = sight.player_at(tokens, 0)
    while begin < len(tokens) and tokens[begin].text in SMALL:
        begin += 1
    cards, after = sight.cards_at(tokens, begin, len(tokens))
    lying = {t.copy: t for t in sight.things if t.owner >= 0 and t.zone not in (HAND, CURSES)}
    some = [lying[CopyId(guess.what)] for guess in cards if guess.what in lying and guess.fit >= cards[0].fit - 0.1]
    words = frozenset(_texts(tokens)[after:])
    known = sight.lexicon.words
    if len(some) != 1 or not words & known["gone"] or words - known["gone"] - known["around what is gone"]:
        return None
    return Told((f"{sight.state.players[some[0].owner].name} has no {some[0].card.name}",), 0.92 * cards[0].fit)


GOODS = frozenset(
    {"item", "items", "junk", "stuff", "gear", "goods", "thing", "things", "loot", "equipment", "treasures", "treasure"}
)
"""What players call Items without their names."""
PRONOUNS = frozenset({"she", "he", "i", "they"})


class _Being:
    """What is being told of somebody."""

    def __init__(self) -> None:
        self.level = 0
        self.sex = ""
        self.life = ""
        self.spots: dict[str, list[str]] = {
            "is": [],
            "with": [],
            "holding": [],
            "carrying": [],
            "cursed with": [],
            "": [],
        }
        self.no: list[str] = []
        self.lacks: list[str] = []
        self.unnamed = 0
        self.is_more = False
        self.hand: list[str] = []
        self.worth = 0
        self.cost = 0.0
        self.told = 0


def _being(sight: Sight, tokens: list[Token], written: str, subject: int) -> Told | None:
    """Level, sex, cards: whatever is told of one person, in any order."""
    words = _texts(tokens)
    if not words:
        return None
    seats, at = sight.player_at(tokens, 0)
    name, sure = "", 0.97
    if not seats and words[0] in ("she", "he", "i", "they"):
        seats, at = sight.pronoun(words[0]), 1
        if subject >= 0 and words[0] != "i":
            seats = (Guess(subject, 0.95),)
    if seats and seats[0].what >= 0:
        name, sure = name_of(sight, seats), seats[0].fit if len(seats) == 1 else seats[0].fit - 0.1
        sure -= 0.25 * (words[0] not in PRONOUNS and seats[0].fit < 0.95)  # it may be somebody new
    elif len(words) > 1:
        name, at = new_name(tokens, written), 1
        if name and not (
            tokens[0].is_owner
            or words[1] in ("is", "has", "got", "was", "holds", "carries", "wears")
            or (len(words) > 1 and tokens[1].breaks)
        ):
            name = ""
            if words[1] == "s" or words[1] == "level":
                name = new_name(tokens, written)
        if name and sight.player_at(tokens, 0)[0]:
            name = ""
        sure = 0.9
    if not name:
        return None
    if not _is_told(words, tokens, at):
        return None
    being = _Being()
    being.hand = [t.card.name for t in sight.things if seats and t.owner == seats[0].what and t.zone == HAND]
    _tell(sight, tokens, at, being)
    if not being.told or (
        being.spots[""]
        and not {"has", "have", "got", "had", "with", "s"} & set(words)
        and not is_being(words, tokens, at)
    ):
        return None
    sure -= 0.12 * bool({"becomes", "become", "became"} & set(words[at : at + 2]))
    sentences = _sentences(name, being)
    return Told(tuple(sentences), sure - being.cost) if sentences else None


def is_being(words: list[str], tokens: list[Token], at: int) -> bool:
    """Whether it is told what somebody is, not what is done."""
    return (at and tokens[at - 1].is_owner) or words[at] in ("is", "am", "are", "was", "be") or tokens[at].breaks


def _is_told(words: list[str], tokens: list[Token], at: int) -> bool:
    """Whether a description can begin with the words behind a name: "is", "has", a comma, a Level."""
    if at >= len(words):
        return False
    word = words[at]
    if word in (
        "drops",
        "drop",
        "dropped",
        "went",
        "goes",
        "go",
        "rises",
        "rose",
        "falls",
        "fell",
        "climbs",
        "turns",
        "reaches",
        "reached",
        "hits",
        "hit",
        "gets",
        "get",
    ):
        return any(level_at(words, n)[0] for n in range(at, len(words))) or (
            word in ("gets", "get") and "killed" in words
        )
    return (
        is_being(words, tokens, at)
        or word
        in SAID_OF
        - {"just", "on", "using", "uses", "with", "to", "in", "out", "up", "down", "back", "been", "sits", "playing"}
        or word in HAND_WORDS | ASIDE_WORDS
        or word in ("just", "with", "dies", "died", "turned", "made")
        or bool(level_at(words, at)[0])
    )


def _tell(sight: Sight, tokens: list[Token], at: int, being: _Being) -> None:
    """Reads what is told from a token on into a being.

    Two cards side by side, with no word between, are both named whole, or it is one that nobody knows ("Blood Goblet").
    """
    words = _texts(tokens)
    spot = ""
    behind_card, fit_before = -1, 1.0
    while at < len(tokens):
        word = words[at]
        level, after = level_at(words, at)
        if level:
            being.level, being.told, at = level, being.told + 1, after
            continue
        if (
            word == "no"
            and words[at + 1 : at + 2]
            and words[at + 1] in ("items", "item", "gear", "cards", "curses", "stuff")
        ):
            at += 2
            continue
        if word in ("not", "no") and _lack(sight, tokens, at, being):
            return
        if word in WOMAN | MAN and not being.sex:
            being.sex, being.told, at = ("female" if word in WOMAN else "male"), being.told + 1, at + 1
            continue
        if word in ("dead", "dies", "died", "killed", "ko", "alive", "deceased") or (word == "die"):
            being.life, being.told, at = ("alive" if word == "alive" else "dead"), being.told + 1, at + 1
            continue
        if word in HAND_WORDS:
            spot, at = "holding", at + 1
            continue
        if word in ASIDE_WORDS:
            spot, at = "carrying", at + 1
            continue
        if word in ("with", "wearing", "wears", "wielding", "wields", "using", "equipped"):
            spot, at = "with", at + 1
            continue
        behind = _unnamed(words, at, being)
        if behind > at:
            being.told, at = being.told + 1, behind
            continue
        card, after, fit = card_at(sight, tokens, at)
        if card is not None:
            where, behind = _spot_behind(words, after)
            _lay(sight, card, where or spot, being)
            being.cost += 0.05 * (fit < 0.9)
            if at == behind_card and not tokens[at].breaks and min(fit, fit_before) < WHOLE:
                being.cost += STRANGE
            behind_card, fit_before = after, fit
            if where:
                _move(being, sight, where)
            being.told, at = being.told + 1, behind
            continue
        if word not in SAID_OF and word not in (
            "gets",
            "get",
            "packing",
            "for",
            "by",
            "mob",
            "s",
            "turns",
            "reaches",
            "reached",
            "hits",
            "hit",
            "climbs",
            "falls",
            "fell",
            "made",
        ):
            being.cost += STRANGE + 0.08
        at += 1


def _unnamed(words: list[str], at: int, being: _Being) -> int:
    """Reads cards that are only counted, or only priced, at a word; the word behind, the same if there are none.

    ``3 cards in hand``, ``an unknown card``, ``1500 gold worth of junk``, ``some item worth 500``
    """
    if words[at] in ("some", "a", "an", "one") and words[at + 2 : at + 3] == ["worth"] and words[at + 1] in GOODS:
        at += 2
    many = 1 if words[at] in ("a", "an") else number_of(words[at])
    if words[at] in ("worth", "for") and at + 1 < len(words):
        at, many = at + 1, number_of(words[at + 1])
    rest = words[at + 1 : at + 4]
    here = next((n for n, word in enumerate(rest) if word in ("card", "cards")), -1)
    if (
        many
        and many <= 20
        and 0 <= here <= 2
        and all(word in ("unknown", "more", "other", "face", "down", "hidden") for word in rest[:here])
    ):
        being.unnamed, being.is_more = many, not {"more", "other"}.isdisjoint(rest[:here])
        at += here + 2
        while at < len(words) and words[at] in ("in", "his", "her", "their", "my", "hand", "the", "left"):
            at += 1
        return at
    if many and many >= 100 and rest[:1] and rest[0] in ("gold", "gp", "worth"):
        being.worth, at = many, at + 2
        while at < len(words) and words[at] in GOODS | {"worth", "of", "in", "on", "the", "table", "pieces", "all"}:
            at += 1
        return at
    return at


def _move(being: _Being, sight: Sight, where: str) -> None:
    """A place told behind several cards is where all of them lie that had none."""
    for name in being.spots[""]:
        being.spots[where].append(name)
    being.spots[""] = []


def level_at(words: list[str], at: int) -> tuple[int, int]:
    """The Level told at a word, and the word behind: "level 5", "5th level", "up to level 6", "to 8", "on 3"; or 0."""
    two = words[at : at + 3]
    if two[:1] == ["level"] and len(two) > 1:
        step = 2 if two[1] in ("to", "of", "now") and len(two) > 2 else 1
        number = number_of(two[step]) if step < len(two) else None
        if number is not None and 1 <= number <= 10:
            return number, at + step + 1
    if len(two) > 1 and two[1] == "level":
        number = ordinal_of(two[0]) or number_of(two[0])
        if number is not None and 1 <= number <= 10:
            return number, at + 2
    if two[:1] in (["to"], ["on"]) and len(two) > 1 and not set(words[at + 2 :]) - {"now"}:
        number = number_of(two[1])
        if number is not None and 1 <= number <= 10:
            return number, at + 2
    return 0, at


def _lack(sight: Sight, tokens: list[Token], at: int, being: _Being) -> bool:
    """``isn't a warrior any more``, ``is no elf``"""
    words = _texts(tokens)
    begin = at + 1
    is_had = bool({"has", "have", "had", "got"} & set(words[max(0, at - 1) : at + 2]))
    while begin < len(words) and words[begin] in ("a", "an", "the", "longer", "more", "got", "have", "his", "her"):
        begin += 1
    if begin >= len(words):
        return False
    card, after, _ = card_at(sight, tokens, begin)
    rest = [word for word in words[after:] if word not in ("any", "anymore", "more", "longer", "now", "then")]
    if card is None or rest or (sight.catalogue[card].kind not in CHARACTER_KINDS and not is_had):
        return False
    (being.lacks if is_had else being.no).append(sight.catalogue[card].name)
    being.told += 1
    return True


def _spot_behind(words: list[str], at: int) -> tuple[str, int]:
    """A place told right behind a card."""
    rest = list(words[at : at + 5])
    small = ("is", "in", "the", "his", "her", "their", "my", "on", "turned", "as", "a", "it", "out", "into", "play")
    for n, word in enumerate(rest):
        if word in ("hand", "hands"):
            return "holding", at + n + 1
        if word in ("sideways", "backpack", "pack", "bag"):
            return "carrying", at + n + 1
        if word in ("table", "play", "front", "equipped") and (n == 0 or rest[n - 1] in small):
            return "with", at + n + 1
        if word == "out" and n + at + 1 >= len(words):
            return "with", at + n + 1
        if word not in small:
            break
    return "", at


def _lay(sight: Sight, card_id: CardId, spot: str, being: _Being) -> None:
    """Puts a card where it was said to lie, or where its kind lies."""
    card = sight.catalogue[card_id]
    if spot in ("holding", "carrying"):
        being.spots[spot].append(card.name)
    elif card.kind in ("race", "class", "accent"):
        being.spots["is"].append(card.name)
    elif card.kind in CURSE_KINDS:
        being.spots["cursed with"].append(card.name)
    elif card.kind in ("power", "minion", "ship", "half-breed", "super-munchkin", "bilingual") or spot == "with":
        being.spots["with"].append(card.name)
    else:
        being.spots[""].append(card.name)


def _with_unnamed(name: str, being: _Being) -> list[str]:
    """What was told with cards that have no names: they are made up, and lie where they were said to.

    How many somebody holds is said of the whole hand, unless it is said of more, or with names.
    """
    made: list[str] = []
    many = being.unnamed
    if many and not being.is_more and not being.spots["holding"]:
        named = [card for card in being.hand if card != UNNAMED]
        many -= len(being.hand)
        if many < 0 and len(named) <= being.unnamed:
            made, many = [f"{name} has no {UNNAMED}"], being.unnamed - len(named)
        elif many < 0:
            return []
        being.spots["holding"] = [] if many or made else being.hand
    if many:
        made.append(f'card "{UNNAMED}": special, door deck')
        being.spots["holding"] += [UNNAMED] * many
    if being.worth:
        goods = f"Goods Worth {being.worth}"
        made.append(f'card "{goods}": item, {being.worth} gp')
        being.spots["with"].append(goods)
    being.unnamed, being.worth = 0, 0
    return [*made, *_sentences(name, being)]


def _sentences(name: str, being: _Being) -> list[str]:
    """What was told, in the sentences of the grammar."""
    is_told = being.level or being.sex or being.spots["is"]
    if being.no:
        first = [f"{name} is no {one}" for one in being.no]
        being.no = []
        return [*first, *(_sentences(name, being) if is_told else [])] if len(first) == 1 else []
    if being.lacks:
        return [f"{name} has no {one}" for one in being.lacks] if not is_told else []
    spots = dict(being.spots)
    if being.unnamed or being.worth:
        return _with_unnamed(name, being)
    if spots[""]:
        if not is_told and not spots["with"] and len(spots[""]) >= 1:
            return [f"{name} has {' + '.join(spots[''])}"]
        spots["with"] = [*spots["with"], *spots[""]]
    parts = [
        f"{lead} {' + '.join(spots[lead])}" for lead in ("with", "holding", "carrying", "cursed with") if spots[lead]
    ]
    if being.life:
        return [f"{name} is {being.life}"]
    if is_told:
        who = " ".join(
            [*([being.sex] if being.sex else []), *([f"Level {being.level}"] if being.level else []), *spots["is"]]
        )
        lead = "is" if not spots["is"] and not being.sex else "is a"
        return [
            f"{name} {lead} {who}"
            + "".join(f"{' ' if n == 0 and part.startswith('with') else ', '}{part}" for n, part in enumerate(parts))
        ]
    verbs = {"with": "has {} in play", "holding": "holds {}", "carrying": "carries {}", "cursed with": "suffers {}"}
    return [f"{name} " + verbs[lead].format(" + ".join(spots[lead])) for lead in verbs if spots[lead]]
