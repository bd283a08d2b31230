"""Names that nobody at the table bears: whether they can be a player's, and whether somebody else was meant."""

from munch_cli.language.answers import NotUnderstood
from munch_cli.language.grammar import FIRST_WORDS, OTHER_WORDS, SESSION
from munch_cli.language.names import Index
from munch_cli.language.reader import Reader
from munch_cli.language.statements.sentence import SEAT, Sentence
from munch_cli.language.words import QUOTE, Key, before_apostrophe, key, run_together
from munch_cli.table.asks import Asks, which
from munch_cli.table.ids import CardId
from munch_cli.table.names import likeness, nearest

Fault = Asks | NotUnderstood

NEW = "new"
"""What stands in brackets behind the name of somebody who is not yet at the table."""
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
"""Words with which no player's name begins, nor one of these with an ending: I'll, nobody's."""
NOT_IN_NAMES = frozenset(
    {"+", "&", "(", ")", QUOTE, ";", "?", "and", "or", "with", "for", "on", "in", "to", "from", "also", "no", "not"}
    | {"never", "maybe", "only", "if", "unless", "without", "but", "still", "now"}
)
"""Words that stand in no player's name."""
MARKS = ",;:?!()" + QUOTE
"""Marks that stand in no name before an apostrophe."""
PARTICLES = frozenset({"the", "of", "de", "la", "le", "du", "da", "di", "von", "van", "der", "den", "y", "al", "el"})
"""Words of a name that are written small."""


def new_name(sentence: Sentence, begin: int, end: int) -> tuple[str, bool]:
    """The name that stands between two words, and whether "(new)" stands behind it; "" if it can be no name."""
    reader, text = sentence.reader, sentence.text
    words, is_new = reader.words, False
    if end - begin > 3 and [word.text for word in words[end - 3 : end]] == ["(", NEW, ")"]:
        end, is_new = end - 3, True
    if words[begin].text == QUOTE and words[end - 1].text == QUOTE and end - begin > 2:
        begin, end = begin + 1, end - 1
    name = between(reader, begin, end)
    if not can_be_name(name, is_new):
        return "", is_new
    ends_here = words[end - 1].end + 1 >= len(text.rstrip())
    if text[words[end - 1].end : words[end - 1].end + 1] == "." and (not ends_here or "." in name):
        name += "."
    return name, is_new


def can_be_name(name: str, is_new: bool = False) -> bool:
    """Whether a text can be somebody's name; ``is_new``: it is said to be one."""
    words = key(name)
    if not 1 <= len(words) <= NAME_WORDS_MOST or any(mark in name for mark in MARKS):
        return False
    if NOT_IN_NAMES.intersection(words) or not _may_begin(name) or not any(sign.isalnum() for sign in name):
        return False
    is_half_a_sentence = len(words) > 1 and words[0] in OTHER_WORDS
    return is_new or not (is_half_a_sentence or begins_a_sentence(name) or is_of_two_minds(name))


def between(reader: Reader, begin: int, end: int) -> str:
    """The text from one word to before another, with one space for each gap."""
    return " ".join(reader.text[reader.words[begin].start : reader.words[end - 1].end].split())


def is_of_two_minds(name: str) -> bool:
    """Whether some words of a name begin large and others small, so that not all of them may be of the name."""
    words = [word for word in name.split() if word[:1].isalpha() and word.casefold() not in PARTICLES]
    return len({word[0].isupper() for word in words if word[0].isupper() or word[0].islower()}) > 1


def _may_begin(name: str) -> bool:
    """Whether a name may begin as this text does."""
    first = name.split()[0]
    return not {*key(first)[:1], before_apostrophe(first)} & NO_NAMES


def whose(sentence: Sentence, at: int, stop: int) -> str:
    """The player of ``K.C.'s``, which stands between two words; a name that nobody bears is new; "" if none is."""
    words = sentence.reader.words
    start, end = words[at].start, words[stop - 1].end
    raw = sentence.text[start:end].replace("’", "'")
    said = raw.removesuffix("'s").removesuffix("'")
    bare = said.removesuffix(f"({NEW})").strip()
    is_new, owner = bare != said.strip(), _unquoted(bare)
    seated = None if is_new else _seated_owner(sentence, raw, owner, said != raw)
    if seated is not None:
        return seated
    if said == raw or not can_be_name(owner, is_new):
        return ""
    asked = None if is_new else doubt(sentence, owner, start, start + len(said))
    sentence.question = asked if isinstance(asked, Asks) else sentence.question
    return "" if isinstance(asked, NotUnderstood) else owner


def _unquoted(name: str) -> str:
    """A name without the quotes that it may stand in."""
    return name[1:-1] if len(name) > 2 and name[0] == name[-1] == QUOTE else name


def _seated_owner(sentence: Sentence, raw: str, owner: str, is_owner: bool) -> str | None:
    """Who of those at the table is meant by "Jenn's", by the very name or as it is run together.

    ``is_owner``: an apostrophe says so. "" if it is doubtful; None: nobody at the table.
    """
    seated = sentence.seated()
    exactly = [name for name in seated if name.casefold() == owner.casefold()]
    if is_owner and len(exactly) == 1:
        return exactly[0]
    if not is_owner and any(name.casefold() == raw.casefold() for name in seated):
        return ""
    near = [name for name in seated if run_together(raw) in (run_together(f"{name}'s"), run_together(f"{name}'"))]
    return (near[0] if len(near) == 1 else "") if near else None


def begins_a_sentence(name: str) -> bool:
    """Whether the first word of a name is one with which sentences begin."""
    words = key(name)
    return bool(words) and (words[0] in FIRST_WORDS or words[0] in SESSION)


def doubt(sentence: Sentence, name: str, start: int, stop: int) -> Fault | None:
    """A question, if a new name between two columns is nearly somebody's, or a card's; a card's own is no player's."""
    if sentence.text[stop : stop + 1] == ".":
        stop += 1
    if sentence.names.cards.has(key(name)):
        return NotUnderstood(start, stop - start, SEAT.asks, (), "")
    before, behind = sentence.text[:start], sentence.text[stop:]
    asked = _who_is_meant(sentence, name, before, behind)
    if asked is not None:
        return asked
    like = like_a_card(name, sentence.names.cards)
    if not like:
        return None
    said = (f"{before}{name} ({NEW}){behind}", f"# nothing is said of {name}")
    return which(f"is {name} a new player, not {like}", ("yes", "no"), said)


def _who_is_meant(sentence: Sentence, name: str, before: str, behind: str) -> Asks | None:
    """A question, if a new name between two parts of the sentence is nearly somebody's."""
    near = meant_perhaps(name, sentence.seated())
    if not near:
        return None
    choices = (*near, f"somebody {NEW}")
    said = (*(f"{before}{one}{behind}" for one in near), f"{before}{name} ({NEW}){behind}")
    return which(f"who is {name}", choices, said)


def meant_perhaps(name: str, seated: list[str]) -> tuple[str, ...]:
    """Those at the table who are called nearly so, or whose own name stands in this one: "now Jenn", "Jenn's hand"."""
    within = [one for one in seated if _stands_in(key(one), key(name))]
    return tuple(dict.fromkeys((*within, *nearest(name, seated, 2))))[:2]


def _stands_in(own: Key, words: Key) -> bool:
    """Whether somebody's own name, with or without an s behind it, is among the words of another."""
    ways = (own, (*own[:-1], f"{own[-1]}s")) if own else ()
    return any(words[at : at + len(own)] in ways for at in range(len(words)))


def like_a_card(name: str, cards: Index[CardId]) -> str:
    """The card whose name, or its end, this may have been meant for: "Dragon"; "" if there is none."""
    near = [card for card in nearest(name, cards.names(), 1) if _alike(name, card) >= LIKE_A_CARD]
    words = key(name)
    if not near and words[-1] not in PARTICLES:
        near = [card for card in cards.names() if key(card)[-len(words) :] == words]
    return near[0] if near else ""


def _alike(one: str, other: str) -> float:
    """How alike two names are, from 0 to 1."""
    return likeness(one.casefold(), other.casefold())
