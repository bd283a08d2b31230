"""Statements about somebody: who they are, what they have and where, and that they sit at the table.

PLAYER is [a] [male|female] [Level N] [RACE …] [with CARD + …] [holding CARD + …] [carrying …] [cursed with …]
PLAYER is dead | alive | no CARD        PLAYER holds | wears | carries CARD + … | nothing
PLAYER has CARD + … in play | in hand | sideways | as a curse        PLAYER has no CARD
PLAYER, PLAYER and PLAYER join        PLAYER owns the game
"""

from munch_cli.language.forms import NUMBER, Slot
from munch_cli.language.reader import Reader
from munch_cli.language.statements.sentence import ANY, CHARACTER, CURSING, FRONT, Found, Sentence
from munch_cli.language.words import is_signed, number
from munch_cli.table.asks import Asks, which
from munch_cli.table.statements import Being, Helping, OwnedBy, Seating, Spot, Things

MAN, WOMAN = frozenset({"male", "man", "boy"}), frozenset({"female", "woman", "girl"})
HAVING: dict[str, Spot] = {
    "with": "in_play",
    "wearing": "in_play",
    "wielding": "in_play",
    "using": "in_play",
    "holding": "hand",
    "carrying": "sideways",
    "cursed": "curses",
}
"""Words with which it is said what somebody has -> where it lies."""
SLOTS: dict[Spot, Slot] = {"in_play": FRONT, "hand": ANY, "sideways": ANY, "curses": CURSING}
"""The cards that may be said to lie in a place."""

# ---- who they are


def is_(sentence: Sentence, who: str, at: int) -> Found:
    """``is a female Level 4 Werewolf with Finger Claws``"""
    at += sentence.reader.is_word(at, "at", "on") and sentence.reader.is_word(at + 1, "level")
    being, begin = Being(who), at
    if sentence.reader.is_word(at, "no", "not"):
        return _lacks(sentence, who, at, CHARACTER, "in_play")
    while True:
        here, at = at, sentence.past_joints(at)
        if at >= sentence.reader.end and here > begin:
            return being, here
        _want_description(sentence, at, first=here == begin)
        found = _described(sentence, being, at)
        if found is None:
            return (None, at) if here == begin or at > here or at >= sentence.reader.end else (being, here)
        being, at = found


def _want_description(sentence: Sentence, at: int, first: bool) -> None:
    want = sentence.reader.want
    want(at, CHARACTER.asks, CHARACTER, {})
    for says in ("Level", "male", "female", *(("dead", "alive") if first else ())):
        want(at, says, None, {})
    for says in ("with", "holding", "carrying", "cursed with"):
        want(at, says, None, {})


def _described(sentence: Sentence, being: Being, at: int) -> tuple[Being, int] | None:
    """What the next words say of them besides, and the word after them; None if they say nothing."""
    reader = sentence.reader
    if at >= reader.end:
        return None
    card, after = sentence.card(at, CHARACTER)
    word = reader.words[at].text
    if card is not None:
        return being._replace(in_play=(*being.in_play, card)), after
    if word in MAN | WOMAN and not being.sex:
        return being._replace(sex="male" if word in MAN else "female"), at + 1
    if word == "level" and not being.level:
        return _level(sentence, being, at + 1)
    if word in ("dead", "alive") and not being.life:
        return being._replace(life="dead" if word == "dead" else "alive"), at + 1
    if word == "human":
        return being._replace(human=True), at + 1
    return _having(sentence, being, at)


def _level(sentence: Sentence, being: Being, at: int) -> tuple[Being, int] | None:
    reader = sentence.reader
    reader.want(at, "a Level from 1 to 10", NUMBER, {})
    level = number(reader.words[at].text) if at < reader.end else None
    if level is None or not 1 <= level <= 10 or is_signed(reader.words[at].gap):
        return None
    return being._replace(level=level), at + 1


def _having(sentence: Sentence, being: Being, at: int) -> tuple[Being, int] | None:
    """``with …``, ``holding …``, ``carrying …``, ``wearing …``, ``cursed with …``"""
    reader = sentence.reader
    word = reader.words[at].text
    spot = HAVING.get(word)
    if spot is None:
        return None
    if word == "cursed":
        if not reader.is_word(at + 1, "with", "by"):
            reader.want(at + 1, "with", None, {})
            return None
        at += 1
    things, after = sentence.things(at + 1, SLOTS[spot], curses_too=word == "with")
    if not things:
        return None
    if spot == "sideways" and reader.is_word(after, "sideways"):
        after += 1
    if word != "with":
        return _put(being, spot, things), after
    placed, behind = sentence.spot_at(after)
    return _laid(sentence, being, placed or "in_play", things), behind if placed else after


def _laid(sentence: Sentence, being: Being, spot: Spot, things: Things) -> Being:
    """The same, with these things there besides; a Curse that lies in play hangs over its victim."""
    curses = tuple(thing for thing in things if spot == "in_play" and sentence.is_curse(thing.card))
    return _put(_put(being, "curses", curses), spot, tuple(thing for thing in things if thing not in curses))


# ---- what they have


def holds(sentence: Sentence, who: str, at: int) -> Found:
    """``holds Fluffy + Go Up a Level``"""
    return _had(sentence, who, at, "hand")


def carries(sentence: Sentence, who: str, at: int) -> Found:
    """``carries Goth Boots sideways``"""
    return _had(sentence, who, at, "sideways")


def wears(sentence: Sentence, who: str, at: int) -> Found:
    """``wears Goth Boots``"""
    return _had(sentence, who, at, "in_play")


def suffers(sentence: Sentence, who: str, at: int) -> Found:
    """``suffers Chicken on Your Head``"""
    return _had(sentence, who, at + sentence.reader.is_word(at, "from", "under"), "curses")


def has(sentence: Sentence, who: str, at: int) -> Found:
    """``has Coffin in play``; without a place it is asked for. ``has Level 4``"""
    if sentence.reader.is_word(at, "level"):
        return _level(sentence, Being(who), at + 1) or (None, at + 1)
    return _had(sentence, who, at, None)


def _had(sentence: Sentence, who: str, at: int, spot: Spot | None) -> Found:
    """Cards that they have, ``no`` card, ``only`` some or ``nothing``; ``spot``: where the verb says that they lie."""
    reader = sentence.reader
    if reader.is_word(at, "no"):
        return _lacks(sentence, who, at, ANY, spot)
    only = reader.is_word(at, "only", "nothing")
    things: Things = ()
    after = at + 1
    if not reader.is_word(at, "nothing"):
        things, after = sentence.things(at + only, SLOTS[spot] if spot else ANY)
        if not things:
            return None, at
    placed, behind = sentence.spot_at(after, spot)
    placed = placed or spot
    if placed:
        return _laid(sentence, Being(who, only=(placed,) if only else ()), placed, things), behind
    if things and after >= reader.end:
        sentence.question = _where(reader.text[: reader.words[after - 1].end])
    return None, after


def _lacks(sentence: Sentence, who: str, at: int, slot: Slot, spot: Spot | None) -> Found:
    """Cards that they have not, in one place if the verb or what follows names it; nothing else is said with them."""
    begin = at + 1 + sentence.reader.is_word(at + 1, "longer", "more")
    lacks, after = sentence.card_ids(sentence.reader.past_articles(begin), slot)
    placed, behind = sentence.spot_at(after, spot) if lacks else (None, after)
    return (Being(who, lacks=lacks, lacks_in=placed or spot or "") if lacks else None), behind


def _where(said: str) -> Asks:
    places = ("in hand", "in play", "sideways")
    return which("where", places, tuple(f"{said} {place}" for place in places))


def _put(being: Being, spot: Spot, things: Things) -> Being:
    """The same, with these things there besides."""
    if spot == "in_play":
        return being._replace(in_play=(*being.in_play, *things))
    if spot == "hand":
        return being._replace(hand=(*being.hand, *things))
    if spot == "sideways":
        return being._replace(sideways=(*being.sideways, *things))
    return being._replace(curses=(*being.curses, *things))


# ---- their place at the table


def joins(sentence: Sentence, who: str, at: int) -> Found:
    """``joins``, ``joins the table``, ``sits down``; ``joins the fight`` as a helper"""
    fight = sentence.reader.past_articles(at)
    if sentence.reader.is_word(fight, "fight", "combat"):
        return Helping(who), fight + 1
    return Being(who), _at_the_table(sentence.reader, at)


def join(sentence: Sentence, who: tuple[str, ...], at: int) -> Found:
    """``join``, said of several"""
    return Seating(who), _at_the_table(sentence.reader, at)


def _at_the_table(reader: Reader, at: int) -> int:
    """Past "the game", "down", "at the table" and the like."""
    at += reader.is_word(at, "down")
    table = reader.past_articles(at + reader.is_word(at, "at", "in"))
    return table + 1 if reader.is_word(table, "table", "game", "here") else at


def level_of(sentence: Sentence, who: str, at: int) -> Found:
    """``Jenn's Level is 4``, from the number on"""
    return _level(sentence, Being(who), at) or (None, at)


def owns(sentence: Sentence, who: str, at: int) -> Found:
    """``owns the game``"""
    at = sentence.reader.past_articles(at)
    sentence.reader.want(at, "the game", None, {})
    return (OwnedBy(who), at + 1) if sentence.reader.is_word(at, "game") else (None, at)
