"""A question as the terms that are looked up: stems, one word for all names of a thing, and the form of the question.

A word with two meanings is told apart by its neighbours: "the die" is dice, "I die" is death; "run out" is what a deck
does, "run away" what a player does. The words are listed in wording.toml beside this module.
"""

import re
from collections.abc import Iterator
from typing import TypeAlias

Table: TypeAlias = dict[str, dict[tuple[str, ...], str]]
Terms: TypeAlias = dict[str, float]
"""Term -> how much it counts, 1 for a word that was said."""

RELATED = 0.45
"""How much a related term counts beside the one that was said."""
FORM = "?"
"""How the terms begin that tell the form of a question."""

_FIGURES = frozenset(("four", "five", "six", "seven", "eight", "nine", "ten"))
_BEFORE_DICE = frozenset(("the", "a", "one", "number1", "side", "sid", "of"))
_PARTICLES = frozenset(("away", "out", "off", "down", "back", "over"))


def _lists() -> dict[str, str]:
    with open(f"{__file__.rpartition('.')[0]}.toml", encoding="utf-8") as file:
        parts = file.read().split('"""')
    return {name.split()[-2]: words for name, words in zip(parts[::2], parts[1::2], strict=False)}


def _lines(lists: str) -> Iterator[tuple[str, list[str]]]:
    """The lines of a list, each as its term and the words behind the colon."""
    for line in lists.strip().splitlines():
        term, _, words = line.partition(": ")
        yield term, words.split()


_WORDS = _lists()
STOP = frozenset(_WORDS["stop"].replace("'", "").split())
"""Words that tell nothing of what a question is about."""
_SMALL = frozenset(_WORDS["small"].split())
MEMBER = 0.6
"""How much it counts which race, class or accent is named, beside that one is."""
KINDS = frozenset(("race", "class", "accent"))
"""Kinds of which a question may name two."""
FIGURE = "hundred"
"""What any figure of three digits or more stands for: a sum of gold."""
LIGHT = 0.35
"""How much a small word counts that may matter."""


def terms_of(text: str) -> Terms:
    """The terms of a text, each with how much it counts.

    >>> terms_of("I die") == terms_of("do we roll the die?"), "dice" in terms_of("do we roll the die?")
    (False, True)
    >>> terms_of("we sell stuff in combat") == terms_of("we sell items in a fight")
    True
    """
    found: Terms = {}
    words = words_of(text)
    stems = [stem(word) for word in words]
    place = 0
    while place < len(words):
        term, length = _longest_name(stems, place)
        if term or words[place].replace("'", "") not in STOP:
            term = term or (FIGURE if len(stems[place]) > 2 and stems[place].isdigit() else stems[place])
            found[term] = 1.0
            for other in RELATIONS.get(term, ()):
                found[other] = max(found.get(other, 0.0), RELATED)
        elif words[place] in _SMALL:
            found.setdefault(words[place], LIGHT)
        place += length
    for term in [term for term in found if KINDS & set(RELATIONS.get(term, ())) and " " not in term]:
        found |= {kind: 1.0 for kind in RELATIONS[term] if kind in KINDS} | {term: MEMBER}
    kinds = [kind for term in found for kind in RELATIONS.get(term, ()) if kind in KINDS]
    if len(kinds) > len(set(kinds)):
        found |= {f"two {kind}": 1.0 for kind in kinds if kinds.count(kind) > 1}  # an elf and a dwarf: two races
        found |= {term: RELATED for term in found if KINDS & set(RELATIONS.get(term, ()))}
    if any(words.count(word) > 1 and (word.isdigit() or word in _FIGURES) for word in words):
        found["tie"] = 1.0  # "eight against eight"
    for place in range(len(stems)):
        form, _ = _longest(stems, place, FORMS)
        if form and (place < 3 or form not in ("when", "who", "where", "which")):
            found[FORM + form] = 1.0
    return found


def content_of(text: str) -> list[str]:
    """The terms of a line that tell what it is about."""
    nobody = ("player", "other")
    terms = terms_of(text).items()
    return [term for term, weight in terms if weight == 1 and term not in nobody and not term.startswith(FORM)]


def _longest_name(stems: list[str], place: int) -> tuple[str, int]:
    """What players mean by the words here, and how many words they are. ("", 1) if they are no name."""
    if stems[place] == "die" and place and stems[place - 1] in _BEFORE_DICE:
        return "dice", 1
    return _longest(stems, place, NAMED)


def _longest(stems: list[str], place: int, table: Table) -> tuple[str, int]:
    """The meaning and length of the longest phrase of a table that stands at a place. ("", 1) if none does.

    A verb may stand apart from its particle: "throw it away". The words between them are then read by themselves.
    """
    best, length = "", 1
    for phrase, term in table.get(stems[place], {}).items():
        size = len(phrase)
        if size > length and tuple(stems[place : place + size]) == phrase:
            best, length = term, size
        elif (not best and size == 1) or (
            size == 2 and length == 1 and _is_parted(phrase) and phrase[1] in stems[place + 2 : place + 5]
        ):
            best = term
    return best, length


def _is_parted(phrase: tuple[str, ...]) -> bool:
    """Return True if the words of a phrase may stand apart, as in "throw it away" but not "have a limit on"."""
    return phrase[1] in _PARTICLES or phrase == ("put", "on")


def _table(lines: str) -> Table:
    """The first word -> the phrases that begin with it -> their meaning. Words are stems, and the longest phrase is
    last.
    """
    table: Table = {}
    for line in lines.strip().splitlines():
        term, _, phrases = line.partition(": ")
        for phrase in phrases.split("|"):
            stems = tuple(stem(word) for word in words_of(phrase))
            table.setdefault(stems[0], {}).setdefault(stems, term)
    return {first: dict(sorted(held.items(), key=lambda one: len(one[0]))) for first, held in table.items()}


_GO_UP_A_LEVEL = re.compile(r"Go Up [aA] Level(?: [cC]ard)?|go-up-a-level")
"""The card, not what a kill does: its name has capitals, and stands so in ids."""
_BONUS = re.compile(r"\+\s?\d+")


class _Signs(dict[int, str]):
    """Letters, figures and hyphens stay, apostrophes too, every other sign is a space."""

    def __missing__(self, code: int) -> str:
        sign = chr(code)
        self[code] = sign if sign.isalnum() or sign in "'-" else "'" if sign == "’" else " "
        return self[code]


_SIGNS = _Signs()


def words_of(text: str) -> list[str]:
    """The words of a text, folded; hyphens divide them, apostrophes do not; figures lose their thousands' comma.

    A bonus is no number of anything else.

    >>> words_of("Don't run-away: 1,000 gp?"), words_of("a +10 on it")
    (["don't", 'run', 'away', '1000', 'gp'], ['a', 'plus', 'on', 'it'])
    """
    folded = _GO_UP_A_LEVEL.sub("go up a level card", text).casefold()
    if "+" in folded:
        folded = _BONUS.sub(" plus ", folded)
    if "," in folded:
        folded = "".join(
            "" if sign == "," and folded[n - 1 : n].isdigit() and folded[n + 1 : n + 2].isdigit() else sign
            for n, sign in enumerate(folded)
        )
    return [word for word in folded.translate(_SIGNS).replace("-", " ").replace("' ", " ").split() if word.strip("'")]


_stems: dict[str, str] = {}


def stem(word: str) -> str:
    """A word without the commonest endings.

    >>> stem("items") == stem("item"), stem("helping") == stem("helped"), stem("carries") == stem("carry")
    (True, True, True)
    """
    known = _stems.get(word)
    if known is None:
        known = _stems[word] = _stemmed(word)
    return known


def _stemmed(word: str) -> str:
    word = word.removesuffix("'s").replace("'", "") or word
    word = _STEMS_OF.get(word, word)
    if word.endswith("ies") and len(word) > 4:
        return f"{word[:-3]}y"
    for ending in ("ing", "ed", "es", "s"):
        if word.endswith(ending) and len(word) - len(ending) >= 3 and not word.endswith("ss"):
            cut = word[: -len(ending)].rstrip("e")
            return cut[:-1] if len(cut) > 3 and cut[-1] == cut[-2] and cut[-1] not in "ls" else cut
    return word.rstrip("e") if len(word) > 3 else word


_STEMS_OF = {word: term for term, words in _lines(_WORDS["irregular"]) for word in words}
NAMED = _table(_WORDS["same"])
FORMS = _table(_WORDS["forms"])
RELATIONS = {term: tuple(others) for term, others in _lines(_WORDS["related"])}
DECIDING = {word: term for term, words in _lines(_WORDS["deciding"]) for word in words}
"""Words that turn the answer to a question, each with the one it stands for."""
OBLIGED, ALLOWED = frozenset(_WORDS["obliged"].split()), frozenset(_WORDS["allowed"].split())
"""Words with which a question asks for a duty, and for leave."""
AUXILIARIES, ASKING = frozenset(_WORDS["auxiliaries"].split()), frozenset(_WORDS["asking"].split())
"""Words that open a question that is answered with yes or no, and words that open any other."""
TAGS = frozenset(_WORDS["tags"].split())
"""Words that end a question that is answered with yes or no: ", right?"."""
