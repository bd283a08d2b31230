"""Finding what the sheets say to a question, or to a few words, however they are put.

Three things are weighed: how near the question comes to one that players ask of an entry (``asked`` in its topic), how
well its words fit all that is written of the entry, and how many of its words follow each other there as they do in the
question. Rare words say more than common ones. An id, or a part of it, is found as such.
"""

from collections.abc import Collection, Iterator
from itertools import pairwise
from math import log, sqrt
from typing import TypeAlias

from munch_cli.rulebook.book import Conflict, Gap, Rule, Rulebook, Unspoken
from munch_cli.rulebook.wording import FORM, Terms, stem, terms_of, words_of
from munch_cli.table.names import likeness, nearest
from munch_cli.table.typed import NamedTuple

Entry: TypeAlias = Rule | Gap | Conflict | Unspoken
Postings: TypeAlias = dict[str, list[tuple[int, float]]]
Index: TypeAlias = tuple[dict[str, float], list[int], Postings, Postings, Postings]
"""Term -> how rare it is; number of a question -> number of its entry; where each term stands in the questions, and in
all that is written of the entries, and where each pair of words does, and how much it counts there. Entries are
numbered as ``entries_of`` gives them.
"""

NAME, WORDS, ASKED, CARDS, HEADINGS, REMARKS = 2.0, 1.6, 5.0, 2.0, 0.5, 0.4
"""How much a word counts by where it is written: id, our words, players' questions, card names, headings, notes."""
OFTEN, LENGTH = 0.9, 0.5
"""How soon a word that is written often counts no more, and how much long entries are held back (k1 and b of BM25)."""
RARE = 0.6
"""How much more a rare word counts than a common one: 0 not at all, 1 by the logarithm of how few entries hold it."""
FORM_RARITY = 1.2
"""How much the form of a question counts: can I, how many, who, when."""
HOPELESS = 0.2
"""What fits worse than so much of the best is not looked at."""
STRANGE = 2.5
"""How rare a word is taken to be that no entry holds."""
VAGUE = frozenset(("player", "any", "other"))
"""Words of questions that tell nothing of what they are about."""
LIKE_ENOUGH, SLIP = 0.75, 0.8
NEAREST, ALL, PAIRS = 0.26, 0.72, 0.72
"""How much the nearest question counts, all words of the entry, and the pairs of words that it shares."""
POINT, EXAMPLE = 0.92, 0.92
"""How much open points and contradictions, and worked examples, count beside a rule."""
PHRASE, TRIED = 1.0, 40
"""How much it counts that an id holds the words as they stand, and of how many of the best this is seen."""


def entries_of(book: Rulebook) -> list[Entry]:
    """Every rule, open point and contradiction, and what no sheet speaks of."""
    return [*book.rules.values(), *book.gaps.values(), *book.conflicts.values(), *book.unspoken]


def index_of(book: Rulebook) -> Index:
    """Everything written in a rulebook, ready to be searched. It is plain data, so that it can be kept."""
    entries = entries_of(book)
    written = [_written(entry) for entry in entries]
    holders: dict[str, int] = {}
    for terms in written:
        for term in terms:
            holders[term] = holders.get(term, 0) + 1
    rarity = {
        term: FORM_RARITY if term.startswith(FORM) else log(1 + len(entries) / many) ** RARE
        for term, many in holders.items()
    }
    mean = sum(sum(terms.values()) for terms in written) / (len(written) or 1)
    texts: Postings = {}
    for number, terms in enumerate(written):
        length = 1 - LENGTH + LENGTH * sum(terms.values()) / mean
        for term, often in terms.items():
            counts = often * (OFTEN + 1) / (often + OFTEN * length)
            texts.setdefault(term, []).append((number, counts * rarity[term]))
    whose: list[int] = []
    questions: Postings = {}
    pairs: Postings = {}
    for number, entry in enumerate(entries):
        paired: dict[str, int] = {}
        for text in (*entry.asked, _law(entry)):
            for pair in _pairs(text):
                paired[pair] = paired.get(pair, 0) + 1
        for pair, often in paired.items():
            pairs.setdefault(pair, []).append((number, often / (often + 1)))
        for question in entry.asked:
            terms = terms_of(question)
            norm = _norm(terms, rarity)
            for term, weight in terms.items():
                questions.setdefault(term, []).append((len(whose), weight * rarity[term] ** 2 / norm))
            whose.append(number)
    for pair, held in pairs.items():
        rare = log(1 + len(entries) / len(held)) / log(1 + len(entries))
        pairs[pair] = [(number, counts * rare) for number, counts in held]
    return rarity, whose, questions, texts, pairs


def _pairs(text: str) -> set[str]:
    """The pairs of words that follow each other, the small words too: "end of" is another thing than "end it"."""
    stems = [stem(word) for word in words_of(text)]
    return {f"{one} {other}" for one, other in pairwise(stems)}


def _law(entry: Entry) -> str:
    """What an entry says, in our words."""
    if isinstance(entry, Rule):
        return entry.says
    return entry.asks if isinstance(entry, Gap) else entry.about if isinstance(entry, Unspoken) else ""


def _written(entry: Entry) -> Terms:
    """How much each term counts in all that is written of an entry."""
    found: Terms = {}
    for weight, text in _texts(entry):
        for term, counts in terms_of(text).items():
            found[term] = found.get(term, 0.0) + weight * counts
    return found


def _texts(entry: Entry) -> Iterator[tuple[float, str]]:
    yield NAME, entry.id.replace(".", " ")
    for question in entry.asked:
        yield ASKED / max(4, len(entry.asked)), question
    yield WORDS, _law(entry)
    if isinstance(entry, Rule):
        yield REMARKS, entry.note
        yield REMARKS, entry.ambiguity
        yield REMARKS, entry.case
        yield CARDS, " ".join(entry.names_cards)
        yield HEADINGS, " ".join(where.partition(" (p.")[0].partition(", par.")[0] for where in entry.cite.values())
    elif isinstance(entry, Gap):
        yield REMARKS, entry.note
        yield REMARKS, " ".join(entry.says.values())
        yield REMARKS, " ".join((*entry.readings, *entry.hints))
    elif isinstance(entry, Conflict):
        yield REMARKS, entry.note
        yield HEADINGS, " ".join(rule_id for side in entry.between for rule_id in side)


def _norm(terms: Terms, rarity: dict[str, float]) -> float:
    return sqrt(sum((weight * rarity.get(term, STRANGE)) ** 2 for term, weight in terms.items())) or 1.0


class Hits(NamedTuple):
    """What some words find. ``ranked``: the entries that have something to do with them, the best first; about 1 is a
    question that players are known to ask of it, word for word. ``nearest``: the id of each entry of which players ask
    something like it -> how near the words come to that, from 0 to 1.
    """

    ranked: list[tuple[float, Entry]]
    nearest: dict[str, float]


def search(book: Rulebook, index: Index, words: str) -> Hits:
    """What some words find in a rulebook."""
    rarity, _, _, texts, pairs = index
    entries = entries_of(book)
    terms = _known(terms_of(words), rarity)
    near = _nearness(index, terms, len(entries))
    nearest = {entry.id: one for entry, one in zip(entries, near, strict=True) if one}
    if all(term.startswith(FORM) for term in terms):
        return Hits([], nearest)
    fits = [0.0] * len(entries)
    for term, weight in terms.items():
        for number, counts in texts.get(term, ()):
            fits[number] += weight * counts
    most = sum(weight * rarity.get(term, STRANGE) for term, weight in terms.items()) * (OFTEN + 1)
    scores = [NEAREST * one + ALL * fit / most for one, fit in zip(near, fits, strict=True)]
    said = _pairs(words)
    for pair in said:
        for number, counts in pairs.get(pair, ()):
            scores[number] += PAIRS * counts / len(said)
    least = max(scores, default=0.0) * HOPELESS
    hopeful = [(score, number) for number, score in enumerate(scores) if score > least]
    best = sorted((-round(score * _weight(entries[number]), 6), number) for score, number in hopeful)
    return Hits(_named_first(words, [(-score, entries[number]) for score, number in best]), nearest)


def share_missing(book: Rulebook, index: Index, words: str, ids: Collection[str]) -> float:
    """Return how much of what carries some words is written in none of the entries with these ids, from 0 to 1.

    Rare words carry more than common ones; the form of a question, and words for any player, carry nothing.
    """
    rarity, _, _, texts, _ = index
    terms = _known(terms_of(words), rarity)
    carries = {
        term: rarity.get(term, STRANGE)
        for term, weight in terms.items()
        if weight >= SLIP and not term.startswith(FORM) and term not in VAGUE
    }
    shown = {number for number, entry in enumerate(entries_of(book)) if entry.id in ids}
    missing = (weight for term, weight in carries.items() if all(n not in shown for n, _ in texts.get(term, ())))
    return sum(missing) / (sum(carries.values()) or 1.0)


def _nearness(index: Index, terms: Terms, many: int) -> list[float]:
    """How near some terms come to the nearest question of each entry."""
    rarity, whose, questions, _, _ = index
    near: dict[int, float] = {}
    for term, weight in terms.items():
        for place, counts in questions.get(term, ()):
            near[place] = near.get(place, 0.0) + weight * counts
    norm = _norm(terms, rarity)
    nearest = [0.0] * many
    for place, one in near.items():
        if one > nearest[whose[place]]:
            nearest[whose[place]] = one
    return [one / norm for one in nearest]


def _weight(entry: Entry) -> float:
    """How much a find counts by its sort: a general question wants the rule, not its example or what is left open."""
    return POINT if isinstance(entry, Gap | Conflict) else EXAMPLE if ".example-" in entry.id else 1.0


def _named_first(words: str, found: list[tuple[float, Entry]]) -> list[tuple[float, Entry]]:
    """The finds, those moved up whose id holds the words as they stand: "wins ties"."""
    phrase = tuple(stem(word) for word in words_of(words.replace(".", " ")))
    if len(phrase) < 2:
        return found
    lifted = []
    for score, entry in found[:TRIED]:
        name = tuple(stem(word) for word in words_of(entry.id.replace(".", " ")))
        follows = any(name[start : start + len(phrase)] == phrase for start in range(len(name) - len(phrase) + 1))
        lifted.append((score + (PHRASE * len(phrase) / len(name) if follows else 0.0), entry))
    return [*sorted(lifted, key=lambda one: -one[0]), *found[TRIED:]]


def _known(terms: Terms, rarity: dict[str, float]) -> Terms:
    """The terms, with slips of the pen mended: a word that no entry holds stands for the one that it is most like."""
    found: Terms = {}
    for term, weight in terms.items():
        if term not in rarity and len(term) >= 4 and not term.startswith(FORM):
            alike = [known for known in rarity if known[0] == term[0] and abs(len(known) - len(term)) < 3]
            near = nearest(term, alike, 1)
            if near and len(near[0]) > 2 and likeness(term, near[0]) >= LIKE_ENOUGH:
                term, weight = near[0], weight * SLIP
        found[term] = max(found.get(term, 0.0), weight)
    return found
