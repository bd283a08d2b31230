"""Yes or no: whether a rule says yes or no to a question that was found to be about it.

A rule lists questions of players that it answers with yes, and others that it answers with no. A question gets the
word of the nearest of these, if it asks in the same way (may I, must I, is it so), turns on the same deciding words
(not, keep, lose, only, before …), names the same numbers, and brings no word that both this one and the rule
lack. Where the lists leave any doubt, the rule claims neither word.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from typing import Literal, TypeAlias

from munch_cli.rulebook.book import Rule
from munch_cli.rulebook.wording import (
    ALLOWED,
    ASKING,
    AUXILIARIES,
    DECIDING,
    FORM,
    OBLIGED,
    TAGS,
    stem,
    terms_of,
    words_of,
)
from munch_cli.table.typed import NamedTuple

Answer: TypeAlias = Literal["yes", "no", ""]
NEAR, NEAR_ENOUGH = 0.55, 0.34
"""The least likeness to a listed question, and the least if the question only adds words of the rule itself."""
CLEAR = 0.15
"""How much nearer than this the other word may not come."""
ALIKE, HALF = 4, 0.5
"""If a rule lists so many questions that ask in one way, all with one answer, the nearest may be as far as `HALF`, and
each may explain words of the question."""
_BOUND = re.compile(r"\b(?:unless|except|only if)\b")
"""Where a rule begins to say what its word does not hold for."""
_VAGUE = frozenset(
    stem(word) for word in (*ALLOWED, *OBLIGED, *DECIDING, "player", "while", "when", "with", "during", "middle")
)


class Sense(NamedTuple):
    """How a question asks, the words it turns on, and what it is about."""

    way: str
    turns_on: frozenset[str]
    terms: frozenset[str]


_LISTED_MOST = 8192
"""So many questions are kept as they were read; the rules of all sheets together list fewer."""


def answer_of(question: str, rule: Rule) -> Answer:
    """Return the word that a rule answers a question with, or "" if the rule does not settle it."""
    said = words_of(question)
    if any(words_of(one) == said for one in rule.yes):
        return "yes"
    if any(words_of(one) == said for one in rule.no):
        return "no"
    if not _is_polar(question):
        return ""
    asked = _sense(question)
    known = [(word, _sense(one)) for word, one in _listed(rule) if word or _is_polar(one)]
    known = [(word, sense) for word, sense in known if sense.way == asked.way]
    words = [word for word, _ in known if word]
    one_word = len(set(words)) == 1 and len(words) >= ALIKE
    says = set(terms_of(_BOUND.split(rule.says)[0]))
    says |= {term for _, sense in known for term in sense.terms if one_word}
    fit: dict[str, float] = {"yes": 0.0, "no": 0.0, "": 0.0}
    near: dict[str, float] = {"yes": 0.0, "no": 0.0, "": 0.0}
    for word, sense in known:
        like = _likeness(asked.terms, sense.terms)
        near[word] = max(near[word], like)
        explains = asked.terms <= sense.terms | says and sense.turns_on == asked.turns_on
        fits = like >= NEAR or (like >= NEAR_ENOUGH and asked.terms > sense.terms) or (one_word and like >= HALF)
        if explains and fits and not _differ_in_number(asked.terms, sense.terms):
            fit[word] = max(fit[word], like)
    if fit["yes"] >= fit["no"] + CLEAR and fit["yes"] > max(near["no"], near[""]):
        return "yes"
    if fit["no"] >= fit["yes"] + CLEAR and fit["no"] > max(near["yes"], near[""]):
        return "no"
    return ""


def _listed(rule: Rule) -> Iterable[tuple[str, str]]:
    """The questions that a rule answers, each with the word that it answers with, "" for none."""
    yield from (("yes", known) for known in rule.yes)
    yield from (("no", known) for known in rule.no)
    yield from (("", known) for known in rule.asked[: len(rule.asked) - len(rule.yes) - len(rule.no)])


@lru_cache(maxsize=_LISTED_MOST)
def _is_polar(question: str) -> bool:
    """True if a question can be answered with yes or no: "can I …?", "I am a dwarf, may I …?", "…, right?"."""
    said = words_of(question)
    parts = [words_of(part) for part in question.replace("?", ",").replace(".", ",").split(",")]
    firsts = [part[0] for part in parts if part]
    if "or" in said or not ASKING.isdisjoint(firsts):
        return False
    return not AUXILIARIES.isdisjoint(firsts) or (bool(said) and said[-1] in TAGS)


@lru_cache(maxsize=_LISTED_MOST)
def _sense(question: str) -> Sense:
    said = words_of(question)
    terms = {term for term, weight in terms_of(question).items() if weight == 1 and not term.startswith(FORM)}
    asks_duty = any(pair in (("have", "to"), ("has", "to")) for pair in pairwise(said))
    way = "must" if asks_duty or not OBLIGED.isdisjoint(said) else "may" if not ALLOWED.isdisjoint(said) else "is"
    turns = {"not" if word.endswith("n't") else DECIDING.get(word, "") for word in said}
    return Sense(way, frozenset(turns - {""}), frozenset(terms - _VAGUE))


def _likeness(one: frozenset[str], other: frozenset[str]) -> float:
    """How much two sets of terms have in common, from 0 to 1."""
    return len(one & other) / len(one | other) if one | other else 0.0


def _differ_in_number(one: frozenset[str], other: frozenset[str]) -> bool:
    return any(term.startswith(("number", "two ")) for term in one ^ other)
