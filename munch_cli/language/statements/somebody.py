"""Statements about somebody: who they are, what they have and where, and that they sit at the table.

PLAYER is [a] [male|female] [Level N] [RACE …] [with CARD + …] [holding CARD + …] [carrying …] [cursed with …]
PLAYER is dead | alive | no CARD        PLAYER holds | wears | carries CARD + … | nothing
PLAYER has CARD + … in play | in hand | sideways | as a curse, holding …        PLAYER has no CARD
PLAYER, PLAYER and PLAYER join        PLAYER owns the game
"""

from munch_cli.language.answers import NotUnderstood
from munch_cli.language.forms import NUMBER, Slot
from munch_cli.language.grammar import FIRST_WORDS, OTHER_WORDS, SESSION
from munch_cli.language.names import QUOTE, Index, Key, before_apostrophe, is_signed, key, number, run_together
from munch_cli.language.reader import Reader
from munch_cli.language.statements.sentence import ANY, CHARACTER, CURSING, FRONT, SEAT, Found, Sentence, laid_slot
from munch_cli.table.asks import Asks, which
from munch_cli.table.ids import CardId
from munch_cli.table.names import likeness, nearest
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
"""Words that say what a player has -> where it lies."""
DESCRIBING = ("Level", "male", "female", "dead", "alive", "with", "holding", "carrying", "cursed with")
"""Words that say what a player is and has, as they are taught."""
WITH = laid_slot(FRONT.asks, *FRONT.where[0], *CURSING.where[0])
SLOTS: dict[Spot, Slot] = {"in_play": FRONT, "hand": ANY, "sideways": ANY, "curses": CURSING}
"""The cards that may be said to lie in a place."""
Fault = Asks | NotUnderstood

NEW = "new"
"""The words in brackets behind the name of a player who is not yet at the table."""
NAME_WORDS_MOST = 5
LIKE_A_CARD = 0.8
"""From this likeness on, of 1 at most, a name may have been meant for a card's."""
NO_NAMES = frozenset(
    key(
        "it he she they we you i who whose what which there nobody everybody everyone someone somebody no one this that"
        " these those the a an my your his her its our their all both each every either neither none some any many"
        " most other another next card phase may can if why when how where because so but since as then now still again"
        " also not never maybe perhaps suppose assume please yes me him us them myself himself herself itself themself"
        " themselves oneself anyone anybody later soon first last finally meanwhile"
        " unfortunately sadly luckily well hey hi hello ok okay wait wow come go here there after before during while"
        " once until only in on at with by for from of to monster monsters munchkin munchkins player players owner"
        " dealer winner loser helper fighter enemy opponent rival let"
    )
)
"""Words that begin no player's name, with or without an ending: I'll, nobody's."""
NOT_IN_NAMES = frozenset(
    {"+", "&", "(", ")", QUOTE, ";", "?", "and", "or", "with", "for", "on", "in", "to", "from", "also", "no", "not"}
    | {"never", "maybe", "only", "if", "unless", "without", "but", "still", "now"}
)
"""Words that stand in no player's name."""
MARKS = ",;:?!()" + QUOTE
"""Marks that stand in no name before an apostrophe."""
PARTICLES = frozenset({"the", "of", "de", "la", "le", "du", "da", "di", "von", "van", "der", "den", "y", "al", "el"})
"""Words of a name that are written small."""


# ---- who they are


def is_(sentence: Sentence, who: str, at: int) -> Found:
    """``is a female Level 4 Werewolf with Finger Claws``"""
    if sentence.reader.is_word(at, "no", "not"):
        return _lacks(sentence, who, at, CHARACTER, "in_play")
    at += sentence.reader.is_word(at, "at", "on")
    being, begin = Being(who), at
    while True:
        here, at = at, sentence.past_joints(at)
        if at >= sentence.reader.end and here > begin:
            return being, here
        sentence.reader.want(at, CHARACTER.asks, CHARACTER, {})
        for says in DESCRIBING:
            sentence.reader.want(at, says, None, {})
        found = _described(sentence, being, at)
        if found is None:
            return (being, here) if here > begin and at == here else (None, at)
        being, at = found


def _described(sentence: Sentence, being: Being, at: int) -> tuple[Being, int] | None:
    """What the next words say of the player besides, and the word after them. None if they say nothing."""
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
    """``with …``, ``holding …``, ``carrying …``, ``wearing …``, ``cursed with …``, of ``only`` some or ``nothing``"""
    reader = sentence.reader
    word = reader.words[at].text
    spot = HAVING.get(word)
    if spot is None:
        return None
    at += 1 + reader.is_word(at + 1, "with", "by")
    only = reader.is_word(at, "only", "nothing")
    things: Things = ()
    after = at + 1
    if not reader.is_word(at, "nothing"):
        things, after = sentence.things(at + only, WITH if word == "with" else SLOTS[spot])
        if not things:
            return None
    placed, after = sentence.spot_at(after, None if word == "with" else spot)
    placed = placed or spot
    if only:
        being = being._replace(only=(*being.only, placed))
    return _laid(sentence, being, placed, things), after


def _laid(sentence: Sentence, being: Being, spot: Spot, things: Things) -> Being:
    """The same with these cards added. A Curse that lies in play hangs over its victim."""
    curses = tuple(thing for thing in things if spot == "in_play" and sentence.is_curse(thing.card))
    return _put(_put(being, "curses", curses), spot, tuple(thing for thing in things if thing not in curses))


# ---- what they have


def had(sentence: Sentence, who: str, at: int, spot: Spot | None) -> Found:
    """``holds Fluffy + Go Up a Level``: cards that the player has, ``no`` card, ``only`` some or ``nothing``.

    Further cards may follow: ``, carrying Coffin``.

    ``spot``: the place that the verb means. If there is none and none is named, it is asked for.
    """
    reader = sentence.reader
    if reader.is_word(at, "level"):
        return _level(sentence, Being(who), at + 1) or (None, at)
    at += reader.is_word(at, "from", "under")
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
        being, at = _laid(sentence, Being(who, only=(placed,) if only else ()), placed, things), behind
        while (begin := sentence.past_joints(at)) < reader.end and (more := _having(sentence, being, begin)):
            being, at = more
        return being, at
    if things and after >= reader.end:
        sentence.question = _where(reader.text[: reader.words[after - 1].end])
    return None, after


def _lacks(sentence: Sentence, who: str, at: int, slot: Slot, spot: Spot | None) -> Found:
    """Cards that the player does not have, in one place if it is named. Nothing else is said with them."""
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


# ---- names that nobody at the table bears


def new_name(sentence: Sentence, begin: int, end: int) -> tuple[str, bool]:
    """The name between two words, and whether "(new)" stands behind it. "" if it can be no name."""
    reader, text = sentence.reader, sentence.text
    words, is_new = reader.words, False
    if [word.text for word in words[end - 3 : end]] == ["(", NEW, ")"]:
        end, is_new = end - 3, True
    if words[begin].text == QUOTE and words[end - 1].text == QUOTE:
        begin, end = begin + 1, end - 1
    name = between(reader, begin, end)
    if not can_be_name(name, is_new):
        return "", is_new
    ends_here = words[end - 1].end + 1 >= len(text.rstrip())
    if text[words[end - 1].end : words[end - 1].end + 1] == "." and (not ends_here or "." in name):
        name += "."
    return name, is_new


def can_be_name(name: str, is_new: bool = False) -> bool:
    """Whether a text can be a player's name. ``is_new``: the sentence says that it is one."""
    words = key(name)
    if not 1 <= len(words) <= NAME_WORDS_MOST or any(mark in name for mark in MARKS):
        return False
    if NOT_IN_NAMES.intersection(words) or not _may_begin(name) or not any(sign.isalpha() for sign in name):
        return False
    is_half_a_sentence = len(words) > 1 and words[0] in OTHER_WORDS
    return is_new or not (is_half_a_sentence or begins_a_sentence(name) or is_of_two_minds(name))


def between(reader: Reader, begin: int, end: int) -> str:
    """The text from one word to before another, with one space for each gap."""
    return " ".join(reader.text[reader.words[begin].start : reader.words[end - 1].end].split())


def is_of_two_minds(name: str) -> bool:
    """Whether a name mixes words with capital and with small letters, so that not all of them may belong to it."""
    words = [word for word in name.split() if word.casefold() not in PARTICLES]
    return len({word[0].isupper() for word in words if word[0].isupper() or word[0].islower()}) > 1


def _may_begin(name: str) -> bool:
    """Whether a name may begin as this text does."""
    first = name.split()[0]
    return not {*key(first)[:1], before_apostrophe(first)} & NO_NAMES


def newcomer(sentence: Sentence, begin: int, end: int) -> str | Fault:
    """The new name between two words, or the doubt whether it is one. "" if it can be no name."""
    name, is_new = new_name(sentence, begin, end)
    words = sentence.reader.words
    return (name and not is_new and doubt(sentence, name, words[begin].start, words[end - 1].end)) or name


def whose(sentence: Sentence, at: int, stop: int) -> str:
    """The player of ``K.C.'s`` between two words, whose marks may be left out. "" if none is named."""
    words = sentence.reader.words
    start, end = words[at].start, words[stop - 1].end
    raw = sentence.text[start:end].replace("’", "'")
    said = raw.removesuffix("'s").removesuffix("'")
    exactly = [name for name in sentence.seated() if name.casefold() == said.casefold() and said != raw]
    seated = exactly or [name for name in sentence.seated() if run_together(raw) in _owners(name)]
    if seated:
        return seated[0] if len(seated) == 1 else ""
    owner = said.removesuffix(f"({NEW})").strip()
    is_new, owner = owner != said, owner.strip(QUOTE)
    if said == raw or not can_be_name(owner, is_new):
        return ""
    if not is_new:
        sentence.question = doubt(sentence, owner, start, start + len(said))
    return owner


def _owners(name: str) -> tuple[Key, ...]:
    """The words of a name with an apostrophe behind it."""
    return (run_together(f"{name}'s"), *([run_together(name)] if name.casefold().endswith("s") else []))


def begins_a_sentence(name: str) -> bool:
    """Whether the first word of a name is one with which sentences begin."""
    first = "".join(key(name)[:1])
    return first in FIRST_WORDS or first in SESSION


SAID_OF_A_BODY = frozenset({"male", "female", "man", "woman", "level"})


def doubt(sentence: Sentence, name: str, start: int, stop: int) -> Fault | None:
    """A question if a new name between two columns is nearly a player's or a card's. A card's exact name is no
    player's. Of the cards only a monster has a sex or a Level. The last words of a card's name, with a capital letter,
    mean that card only while it lies on the board: Drake, Sir Francis Drake.
    """
    if sentence.text[stop : stop + 1] == ".":
        stop += 1
    if sentence.names.cards.has(key(name)):
        return NotUnderstood(start, stop - start, SEAT.asks, (), "")
    before, behind = sentence.text[:start], sentence.text[stop:]
    asked = _who_is_meant(sentence, name, before, behind)
    if asked is not None:
        return asked
    like = like_a_card(name, sentence.names.cards)
    bearers = {card.id: card.kind for card in sentence.names.catalogue.values() if card.name == like}
    lies_here = not bearers.keys().isdisjoint(sentence.board.state.cards)
    if not like or (name[0].isupper() and not lies_here and _alike(name, like) < LIKE_A_CARD):
        return None
    if "monster" not in bearers.values() and not SAID_OF_A_BODY.isdisjoint(key(behind)):
        return None
    said = (f"{before}{name} ({NEW}){behind}", f"# nothing is said of {name}")
    return which(f"is {name} a new player, not {like}", ("yes", "no"), said)._replace(is_of_newcomer=True)


def _who_is_meant(sentence: Sentence, name: str, before: str, behind: str) -> Asks | None:
    """A question if a new name between two parts of the sentence is nearly a player's."""
    near = meant_perhaps(name, sentence.seated())
    if not near:
        return None
    choices = (*near, f"somebody {NEW}")
    said = (*(f"{before}{one}{behind}" for one in near), f"{before}{name} ({NEW}){behind}")
    return which(f"who is {name}", choices, said)._replace(is_of_newcomer=True)


def meant_perhaps(name: str, seated: list[str]) -> tuple[str, ...]:
    """Players whose names are nearly this one, or stand in it: "now Jenn", "Jenn's hand"."""
    within = [one for one in seated if _stands_in(key(one), key(name))]
    return tuple(dict.fromkeys((*within, *nearest(name, seated, 2))))[:2]


def _stands_in(own: Key, words: Key) -> bool:
    """Whether a player's name, with or without an s behind it, is among the words of another."""
    ways = (own, (*own[:-1], f"{own[-1]}s")) if own else ()
    return any(words[at : at + len(own)] in ways for at in range(len(words)))


def like_a_card(name: str, cards: Index[CardId]) -> str:
    """The card that this may have been meant for, by its name or the end of it: "Dragon". "" if there is none."""
    near = [card for card in nearest(name, cards.names(), 1) if _alike(name, card) >= LIKE_A_CARD]
    words = key(name)
    if not near and words[-1] not in PARTICLES:
        near = [card for card in cards.names() if key(card)[-len(words) :] == words]
    return near[0] if near else ""


def _alike(one: str, other: str) -> float:
    """How alike two names are, from 0 to 1."""
    return likeness(one.casefold(), other.casefold())
