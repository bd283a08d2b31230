"""Questions about the rules in general: what the sheet of a box says to them, or that it says nothing.

The box on the table decides. Other boxes are asked only if the question names them, or if this box has nothing of the
kind. Their answers are marked.
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from math import exp
from typing import Literal, TypeAlias

from munch_cli.files.rulebook import load_index, load_rulebook
from munch_cli.rulebook.book import Conflict, Edition, Gap, Rule, Rulebook, Unspoken
from munch_cli.rulebook.polarity import answer_of
from munch_cli.rulebook.retrieval import Hits, Index, search, share_missing
from munch_cli.rulebook.wording import content_of, words_of
from munch_cli.table.typed import NamedTuple

Said: TypeAlias = Rule | Gap | Conflict
"""What a sheet has: a rule, an open point, or a contradiction."""

Word: TypeAlias = Literal["yes", "no", "silent", "missed", ""]
"""What a sheet says in one word: "silent" if it leaves the point open, "missed" if no rule was found, "" if the rule
that was found answers neither yes nor no."""

MISSING = 0.48
"""If so much of what carries a question is in none of the entries found, they are only the nearest."""
LEAST, LEAST_BESIDE = 0.3, 0.2
"""The least fit of an answer, and of an entry shown beside one."""
UNSPOKEN = 0.36
"""The least fit of a thing that no sheet speaks of."""
FAR = 0.4
"""An entry is not told if its fit is less than this part of the best one's."""
NOT_HERE, NOT_OF_THIS = 0.72, 0.5
"""If the best entry of a box fits less than this part of the best of all boxes, the box has nothing of the kind.

The second figure is for a best entry whose topic the box has too: that is another wording of what this box says."""
AS_WELL = 0.9
"""A rule fits as well as the best one with at least this part of its fit."""
VERY_WORDS = 0.999
"""So near a question comes to one that players are known to ask, if it has the same words."""
FIT_MOST = 1.3
"""More than this fit makes an answer no surer."""
MOST_TRIED = 60
BESIDE = 3
EVERY = frozenset(("all", "every", "each", "other", "any"))
BOXES = frozenset(("box", "boxes", "sheet", "sheets", "edition", "editions", "version", "versions", "set", "sets"))


class Weights(NamedTuple):
    """How much each thing counts in how surely the first entry found answers: the sum is the logarithm of the odds.

    ``fit``: how well the first entry fits; ``rival``: the fit of the second as a part of that; ``near``: how near the
    question comes to one that players ask of the first; ``missing``: how much of what carries it the first lacks.
    """

    bias: float
    fit: float
    rival: float
    near: float
    missing: float


WEIGHTS = Weights(bias=6.48, fit=2.09, rival=-8.97, near=0.36, missing=-0.58)
"""Fitted by ``python -m tools.lookup`` to questions that were taken out of the rulebook."""
SURE = 0.6
"""From this certainty on, the first entry found counts as the answer; below it, as the nearest entry."""


class Found(NamedTuple):
    """What the sheets say to a question.

    ``hits``: what answers it in the box, the best first, each with how well it fits. ``elsewhere``: the box that has
    something of the kind where this one has not, and what that is. ``unspoken``: what it asks about, if no sheet
    speaks of that ("" if not known). ``is_far``: True if the hits lack the words that carry the question.
    ``certainty``: how surely the first hit answers, from 0 to 1.
    """

    question: str
    box: Edition | None
    hits: tuple[tuple[float, Said], ...]
    elsewhere: tuple[Edition, Said] | None = None
    unspoken: str = ""
    is_far: bool = False
    certainty: float = 1.0

    @property
    def word(self) -> Word:
        """The answer in one word; "" where the first hit is only the nearest."""
        if self.unspoken or self.elsewhere is not None:
            return "silent"
        if not self.hits or self.is_far:
            return "missed"
        best = self.hits[0][1]
        if isinstance(best, Rule):
            return self._agreed(self.box) if self.box is not None else ""
        is_open = not (isinstance(best, Conflict) and best.settled)
        return "silent" if is_open and self.certainty >= SURE else ""

    @property
    def is_sure(self) -> bool:
        """True if the first hit surely answers, or answers a question of this very sort with yes or no."""
        return self.certainty >= SURE or self.word in ("yes", "no")

    def _agreed(self, box: Edition) -> Word:
        """The word of the best rule, unless another that fits as well says the other word."""
        least = AS_WELL * self.hits[0][0]
        rules = [box.rules[one.id].rule for fit, one in self.hits if isinstance(one, Rule) and fit >= least]
        words = {answer_of(self.question, rule) for rule in rules}
        return "" if {"yes", "no"} <= words else answer_of(self.question, rules[0])


def look_up(question: str, box: Edition | None = None, most: int = BESIDE + 1) -> tuple[Found, ...]:
    """What the sheet of a box says to a question. If the question names boxes, what those say.

    ``box`` None: what any sheet says, as one list with the best of each. A question behind a remark is looked up with
    it and by itself.
    """
    clauses = asked_clauses(question)
    found = found_for(question, box, most)
    if len(clauses) == 1 or len(found) > 1 or _nearness(question, found) >= VERY_WORDS:
        return found
    parts = [(one, found if one == question else found_for(one, box, most)) for one in clauses]
    best = max(parts, key=lambda part: nearness(*part))[1]
    if not best[0].hits:
        return best
    shares = (1.0, *(CLAUSE for _ in clauses[1:]))
    ways = [(share * nearness(*part), part[1][0]) for share, part in zip(shares, parts, strict=True)]
    return (led_by(ways, scores_of(ways), most),)


def found_for(question: str, box: Edition | None = None, most: int = BESIDE + 1) -> tuple[Found, ...]:
    """What the sheet of a box, or those of the boxes that it names, say to a question in just these words."""
    book = load_rulebook()
    hits = _hits(question, book)
    named = [book.editions[key] for key in boxes_named(question, book)]
    if named:
        mine = (one if box is None or one.key != box.key else box for one in named)
        return tuple(found_in(question, hits, one, book, load_index(), most) for one in mine)
    if box is not None:
        return (found_in(question, hits, box, book, load_index(), most),)
    return (_anywhere(question, hits, book, most),)


CLAUSE = 0.2
"""How much a clause of a question in general counts beside the whole: a remark before it tells most of its topic."""
SHORTEST = 4
"""A question has at least so many words, if it stands behind a remark: "or what?" is none."""
PASSED_OVER = 0.5
"""An entry that one way of asking does not find counts as if it had so much of the fit of the first one there."""


def asked_clauses(text: str, names: Sequence[str] = ()) -> tuple[str, ...]:
    """Return a line, and each question in it: from a clause that begins to ask to the question mark, or to the end.

    ``names``: names of players, in which a full stop ends no clause.
    """
    ends = (end for end in _CLAUSE_ENDS.finditer(text) if not any(text[: end.start()].endswith(one) for one in names))
    starts = (0, *(end.end() for end in ends if begins_asking(text[end.end() :])))
    clauses = (text[start:].partition("?")[0] for start in starts)
    asked = (f"{one}?" for one in clauses if content_of(one) and len(one.split()) >= SHORTEST)
    return tuple(dict.fromkeys((text, *asked))) if "?" in text else (text,)


_TAILS = re.compile(
    r",?\s+(?:so(?: that)?|because|'?cause|'?coz|since|while|even though|though|tho|although|now that)"
    r"\s+(?=(?:he|she|they|it|i|we|you|the|there|[A-Z][\w.]*)\b)|,?\s+just to\s+"
)


def without_reason(text: str) -> tuple[str, str]:
    """A question without the reason, purpose or fact of the moment that it ends with, and that: "so he won't help".

    ("", "") for a line that is no question, or ends with nothing of the kind.
    """
    tail = next((one for one in _TAILS.finditer(text) if begins_asking(text[: one.start()])), None)
    if tail is None or not text.rstrip().endswith("?"):
        return "", ""
    return f"{text[: tail.start()]}?", text[tail.start() :].strip(" ,?")


def scores_of(ways: Sequence[tuple[float, Found]]) -> dict[str, float]:
    """Return the id of each entry -> how well it answers a question.

    ``ways``: what each way of asking the question finds, and how much that way counts.
    """
    scores: dict[str, float] = {}
    for weight, found in ways:
        for fit, entry in found.hits:
            scores[entry.id] = scores.get(entry.id, 0.0) + weight * (fit / found.hits[0][0] - PASSED_OVER)
    return scores


def led_by(ways: Sequence[tuple[float, Found]], scores: Mapping[str, float], most: int = BESIDE + 1) -> Found:
    """Return the entries that several ways of asking find, in the order of their scores.

    The certainty is the mean of the ways, each with its weight; a way that does not find the first entry first counts
    as 0. ``ways``: at least one has to find something.
    """
    entries = {entry.id: entry for _, one in ways for _, entry in one.hits}
    ranked = sorted(entries, key=lambda id: -scores[id])[:most]
    leading = [(weight, one) for weight, one in ways if ranked[:1] == [entry.id for _, entry in one.hits[:1]]]
    lead = max((one for _, one in leading), key=lambda one: one.certainty, default=next(w for _, w in ways if w.hits))
    best = max((fit for _, one in ways for fit, entry in one.hits if entry.id == ranked[0]), default=1.0)
    shown = [id for id in ranked if scores[id] > FAR * scores[ranked[0]]]
    sure = sum(weight * one.certainty for weight, one in leading) / sum(weight for weight, _ in ways)
    return lead._replace(
        hits=tuple((best * scores[id] / scores[ranked[0]], entries[id]) for id in shown), certainty=sure
    )


@lru_cache(32)
def _hits(question: str, book: Rulebook) -> Hits:
    """What a question finds; it stays, as one line is looked up several times."""
    return search(book, load_index(), question)


def nearness(question: str, found: Sequence[Found]) -> float:
    """How near a question, or a clause of it that asks, comes to one that players are known to ask of what was found
    for it, from 0 to 1.
    """
    return max(_nearness(clause, found) for clause in asked_clauses(question))


def _nearness(words: str, found: Sequence[Found]) -> float:
    """The same for just these words."""
    book = load_rulebook()
    near = _hits(words, book).nearest
    ids = {entry.id for one in found for _, entry in one.hits}
    ids |= {entry.id for one in found for entry in book.unspoken if entry.about == one.unspoken}
    return max((near.get(id, 0.0) for id in ids), default=0.0)


def found_in(question: str, hits: Hits, box: Edition, book: Rulebook, index: Index, most: int = BESIDE + 1) -> Found:
    """Return what one sheet says to a question. ``hits``: what the question finds in the ``index`` of all sheets."""
    found = hits.ranked
    best = found[0][0] if found else 0.0
    if found and isinstance(found[0][1], Unspoken) and best >= UNSPOKEN:
        return Found(question, box, (), unspoken=found[0][1].about)
    spoken = [(score, entry) for score, entry in found if not isinstance(entry, Unspoken)]
    best = spoken[0][0] if spoken else 0.0
    held: list[tuple[float, Said]] = []
    others: list[Said] = []
    for score, entry in spoken[:MOST_TRIED]:
        if score < LEAST_BESIDE or score < FAR * best:
            continue
        if box.knows(entry.id):
            held.append((score, entry))
        elif score >= LEAST:
            others.append(entry)
    if not held or held[0][0] < max(LEAST, best * (NOT_OF_THIS if _has_topic(box, spoken[0][1], book) else NOT_HERE)):
        there = next(
            ((one, entry) for entry in others[:1] for one in book.editions.values() if one.knows(entry.id)), None
        )
        return Found(question, box, (), elsewhere=there)
    ranked = tuple(_with_the_open_point_first(question, held, hits)[:most])
    return Found(
        question,
        box,
        ranked,
        is_far=share_missing(book, index, question, [entry.id for _, entry in ranked]) > MISSING,
        certainty=certainty_of(likeness_of(question, ranked, hits, book, index)),
    )


class Likeness(NamedTuple):
    """What tells how surely the first entry found answers, as in ``Weights``."""

    fit: float
    rival: float
    near: float
    missing: float


def likeness_of(
    question: str, ranked: Sequence[tuple[float, Said]], hits: Hits, book: Rulebook, index: Index
) -> Likeness:
    """Return how well the first entry found fits a question, and how well the second does beside it."""
    fit, first = ranked[0]
    rival = ranked[1][0] / fit if len(ranked) > 1 else 0.0
    missing = share_missing(book, index, question, [first.id])
    return Likeness(min(fit, FIT_MOST), rival, hits.nearest.get(first.id, 0.0), missing)


def certainty_of(one: Likeness, weights: Sequence[float] = WEIGHTS) -> float:
    """Return how surely the first entry found answers, from 0 to 1."""
    odds = sum(weight * part for weight, part in zip(weights, (1.0, *one), strict=True))
    return 1 / (1 + exp(-odds))


def _with_the_open_point_first(question: str, held: list[tuple[float, Said]], hits: Hits) -> list[tuple[float, Said]]:
    """The hits, an open point first that is asked for in its own words, unless the best rule answers yes or no."""
    near, best = hits.nearest, held[0][1]
    if isinstance(best, Rule) and near.get(best.id, 0.0) > VERY_WORDS and answer_of(question, best):
        return held
    asked = [hit for hit in held if isinstance(hit[1], Gap) and near.get(hit[1].id, 0.0) > VERY_WORDS]
    return [*asked, *(hit for hit in held if hit not in asked)]


def _has_topic(box: Edition, entry: Said, book: Rulebook) -> bool:
    """Return True if a box has a rule of the topic that a rule, maybe of another box, is of."""
    topic = entry.id.partition(".")[0]
    return any(box.knows(rule) for rule in book.rules if rule.startswith(f"{topic}."))


def _anywhere(question: str, hits: Hits, book: Rulebook, most: int) -> Found:
    """What the sheets say to a question, all together: the best of each of them, in one order."""
    boxes = [found_in(question, hits, box, book, load_index(), most) for box in book.editions.values()]
    best = {entry.id: (score, entry) for one in boxes for score, entry in one.hits}
    unspoken = next((one.unspoken for one in boxes if one.unspoken), "")
    ranked = tuple(sorted(best.values(), key=lambda hit: (-hit[0], hit[1].id)))
    is_far = share_missing(book, load_index(), question, [entry.id for _, entry in ranked[:most]]) > MISSING
    certainty = max((one.certainty for one in boxes if one.hits and one.hits[0] == ranked[0]), default=1.0)
    return Found(question, None, ranked, None, unspoken, is_far, certainty)


def boxes_named(question: str, book: Rulebook) -> tuple[str, ...]:
    """The keys of the boxes that a question asks about: "in bites", "by the classic sheet", "in all boxes"."""
    words = words_of(question)
    if any(one in EVERY and two in BOXES for one, two in pairwise(words)):
        return tuple(book.editions)
    found = []
    for place, word in enumerate(words):
        if word not in ("in", "under", "by"):
            continue
        rest = [other for other in words[place + 1 : place + 5] if other not in ("the", "munchkin")]
        named = [key for key in book.editions if rest[: len(words_of(key))] == words_of(key)]
        found += sorted(named, key=len)[-1:]
    return tuple(dict.fromkeys(found))


OPENING = frozenset(("so", "ok", "okay", "hey", "but", "and", "well", "um", "wait", "then", "please", "btw", "like"))
_ASKING = """
how when where which who whose what what's whats why do does did is are am can could may must should will would has have
if explain
"""
ASKING = frozenset(_ASKING.split())
"""Words with which questions begin."""
_ARGUING = "you you're you've your can't cannot no not never don't doesn't isn't wasn't already too"
ARGUING = frozenset(_ARGUING.split())
"""Words that stand in an argument and rarely in what a player does. An exclamation mark counts like one."""
_ASKS_WITHIN = re.compile(
    r"\b(?:can|may|does|must|should|could) (?:i|we|you|he|she|they|it|my|the|a|anyone|somebody)\b"
    r"|\bdo (?:i|we|you|they|my|the)\b"
    r"|\b(?:what now|what then|how many|how much|or what|or not|or no|allowed|legal)\W*$"
)
_CLAUSE_ENDS = re.compile(r"[,;:]\s+|\s+[-–—]+\s+|\.\.\.\s*|(?<=[.!?])\s+")
_PARTS = re.compile(r"[,:;.!–—]\s|\s-\s")
ARGUMENT = 5
"""An argument has at least this many words."""


def is_about_rules(text: str, seated: tuple[str, ...] = ()) -> bool:
    """Return True if a line asks or argues about the rules in general: it names no player, and most words are known."""
    words = words_of(text)
    if _names_one_of(words, seated):
        return False
    argues = len(words) >= ARGUMENT and (text.endswith("!") or not ARGUING.isdisjoint(words))
    known, content = load_index()[0], content_of(text)
    return (argues or asks(text)) and 0 < len(content) <= 2 * sum(term in known for term in content)


def asks(text: str) -> bool:
    """Return True if a line, or a part of it, has the form of a question."""
    within = "?" in text or _ASKS_WITHIN.search(text.casefold()) is not None
    return within or any(begins_asking(part) for part in _PARTS.split(text))


def begins_asking(text: str) -> bool:
    """Return True if a line begins as questions do, be it behind such a word as "so"."""
    first = next((word for word in words_of(text) if word not in OPENING), "")
    return first.partition("'")[0] in ASKING


def may_be_about_rules(text: str, seated: tuple[str, ...] = ()) -> bool:
    """Return True if a line can be a short question: it names no player, and all its words are known."""
    words, content = words_of(text), content_of(text)
    known = load_index()[0]
    return not _names_one_of(words, seated) and len(content) > 1 and all(term in known for term in content)


def _names_one_of(words: Sequence[str], seated: tuple[str, ...]) -> bool:
    """Return True if a player who sits there is named, be it as an owner: "Bob's"."""
    said = {word.removesuffix("'s") for word in words}.union(words)
    return any(name[0] in said for name in map(words_of, seated) if name)
