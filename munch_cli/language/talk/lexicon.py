"""The words of players: a line cut into plain tokens, and what stands for what, from a table of words."""

import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from munch_cli.language.names import fold
from munch_cli.table.typed import NamedTuple

if TYPE_CHECKING:
    from typing import NotRequired, TypedDict

    class Topic(TypedDict):
        """A question how things stand, with its ways to be asked, as it stands in words.toml under ``[[standing]]``."""

        topic: str
        said: list[str]
        where: NotRequired[str]
        asks: NotRequired[str]

    class Tables(TypedDict):
        """The tables of words.toml."""

        openings: list[str]
        closings: list[str]
        fillers: list[str]
        slang: dict[str, str]
        nicknames: dict[str, str]
        owners: dict[str, str]
        nouns: dict[str, list[str]]
        kinds: dict[str, list[str]]
        forms: dict[str, list[str]]
        words: dict[str, list[str]]
        reader: dict[str, list[str]]
        abilities: dict[str, list[str]]
        acts: dict[str, dict[str, list[str]]]
        standing: list[Topic]
        asides: dict[str, list[str]]


Phrase = tuple[str, ...]
"""Words in their base form; "~" stands for whatever comes between."""
GAP = "~"
_SMALL = """
+ the a an of in on at to and or my his her their our your its this that these those s one with for it is as
"""
SMALL = frozenset(_SMALL.split())
"""Words that tell no card from another."""
_COUNTED = """
one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
nineteen twenty
"""
NUMBERS = {word: number for number, word in enumerate(_COUNTED.split(), 1)} | {"both": 2, "couple": 2, "pair": 2}
_ORDERED = "first second third fourth fifth sixth seventh eighth ninth tenth"
ORDINALS = {word: number for number, word in enumerate(_ORDERED.split(), 1)}


class Token(NamedTuple):
    """One word, folded; ``is_owner``: it stood with an 's; ``breaks``: a comma, colon or dash stands before it."""

    text: str
    is_owner: bool = False
    breaks: bool = False


class Act(NamedTuple):
    """What players say for one thing to do: verbs, whole lines, the kinds of card meant where none is named.

    ``besides``: words that belong to it and name nothing.
    """

    name: str
    verbs: tuple[Phrase, ...]
    alone: frozenset[str] = frozenset()
    kinds: tuple[str, ...] = ()
    besides: frozenset[str] = frozenset()


class Pattern(NamedTuple):
    """How players ask one thing of how it stands: its topic, where it can be asked, the words, part by part.

    ``asks``: how it is asked plainly, or "".
    """

    topic: str
    where: str
    said: tuple[tuple[tuple[str, ...], ...], ...]
    asks: str = ""


class Lexicon:
    """The table of words, made ready for reading."""

    def __init__(self, tables: "Tables") -> None:
        self._base_forms: dict[str, tuple[str, ...]] = {}
        self.openings = _by_word(_phrases(tables["openings"]), 0)
        self.closings = _by_word(_phrases(tables["closings"]), -1)
        self.fillers = frozenset(tables["fillers"])
        self.slang = tables["slang"]
        self.nicknames = tables["nicknames"]
        self.nouns = {word: kind for kind, words in tables["nouns"].items() for word in words}
        self.kinds: dict[str, list[str]] = {}
        for kind, words in tables["kinds"].items():
            for word in words:
                self.kinds.setdefault(word, []).append(kind)
        self.bases: dict[str, list[str]] = {}
        for verb, others in tables["forms"].items():
            for other in others:
                self.bases.setdefault(other, []).append(verb)
        self.words = {name: frozenset(words) for name, words in tables["words"].items()}
        self.weighing = {name: frozenset(words) for name, words in tables["reader"].items()}
        self.known = frozenset[str]().union(self.fillers, *self.words.values())
        self.common = self.words["common"] | frozenset(NUMBERS)
        self.unnaming = self.fillers | self.common | self.words["modals"] | self.words["leading"] | {"it"}
        self.acts = {name: self._act(name, said) for name, said in tables["acts"].items()}
        called = tables["abilities"].items()
        self.abilities = {name: tuple(self._phrase(words) for words in said) for name, said in called}
        self.may_openings = _phrases(self.words["may openings"])
        self.said_by = _phrases(self.words["said by"])
        self.claiming = _phrases(self.words["claiming"])
        self.is_it_true = _phrases(self.words["is it true"])
        self.forbidding = _phrases(self.words["forbidding"])
        self.calls = _phrases(self.words["calling for objections"])
        self.whys = _phrases(self.words["asking why"])
        self.supposing = _phrases(self.words["supposing"])
        self.what_then = _phrases(self.words["asking what then"])
        self.wins_then = _phrases(self.words["asking for a win"])
        self.owners = tables["owners"]
        self.asides = {name: frozenset(lines) for name, lines in tables["asides"].items()}
        self.standing = tuple(_pattern(one) for one in tables["standing"])
        self.known |= {word for pattern in self.standing for said in pattern.said for part in said for word in part}
        self.topics = _topics(self.standing)
        self.turns = _phrases(self.words["having the turn"])
        self.fighting = _phrases(self.words["fighting"])
        self.verbs: dict[str, list[tuple[Act, Phrase]]] = {}
        for act in self.acts.values():
            for phrase in act.verbs:
                self.verbs.setdefault(phrase[0], []).append((act, phrase))
        self.verb_words = frozenset(self.verbs)

    def _act(self, name: str, said: Mapping[str, list[str]]) -> Act:
        verbs = tuple(dict.fromkeys(self._phrase(verb) for verb in said["verbs"]))
        besides = self.words["harmless"] | set(said.get("besides", ()))
        besides |= self.words["about help"] if name in ("ask_help", "offer_help") else frozenset()
        return Act(name, verbs, frozenset(said.get("alone", ())), tuple(said.get("kinds", ())), besides)

    def _phrase(self, said: str) -> Phrase:
        return tuple(said.split())

    def base_forms(self, word: str) -> tuple[str, ...]:
        """What the base form of a word may be, the word itself among them.

        A plain ending is taken off: "throws", "tossed", "dropping". What was found stays for the next who asks.
        """
        if word not in self._base_forms:
            self._base_forms[word] = self._forms_of(word)
        return self._base_forms[word]

    def _forms_of(self, word: str) -> tuple[str, ...]:
        found = [word, *self.bases.get(word, ())]
        if word.endswith(("ies", "ied")):
            found.append(word[:-3] + "y")
        if word.endswith("es"):
            found.append(word[:-2])
        if word.endswith("s"):
            found.append(word[:-1])
        for ending in ("ed", "ing"):
            stem = word.removesuffix(ending)
            if len(stem) > 1 and word.endswith(ending):
                found += [stem, f"{stem}e"]
                if stem[-1] == stem[-2]:
                    found.append(stem[:-1])
        return tuple(dict.fromkeys(found))


def _topics(standing: Iterable[Pattern]) -> dict[str, dict[str, float]]:
    """In which topics a word is said, and how much it tells of each: more where more ways to ask it have the word."""
    lines: dict[str, list[set[str]]] = {}
    for pattern in standing:
        lines.setdefault(pattern.topic, []).extend({word for part in said for word in part} for said in pattern.said)
    found: dict[str, dict[str, float]] = {}
    for topic, ways in lines.items():
        for word in set[str]().union(*ways):
            found.setdefault(word, {})[topic] = (sum(word in way for way in ways) / len(ways)) ** 0.5
    return found


def _pattern(told: "Topic") -> Pattern:
    """A topic of [[standing]] with its lines, cut into parts and these into their words."""
    parts = tuple(tuple(tuple(part.split("|")) for part in line.split()) for line in told["said"])
    return Pattern(told["topic"], told.get("where", ""), parts, told.get("asks", ""))


def _phrases(said: Iterable[str]) -> tuple[Phrase, ...]:
    """Phrases as words, the longest first."""
    return tuple(sorted((tuple(one.split()) for one in said), key=len, reverse=True))


def _by_word(phrases: tuple[Phrase, ...], place: int) -> dict[str, list[Phrase]]:
    """Phrases by one of their words, in the same order."""
    found: dict[str, list[Phrase]] = {}
    for phrase in phrases:
        found.setdefault(phrase[place], []).append(phrase)
    return found


_INITIALS = re.compile(r"\b(\w)\.(?=\w\b)")
_DOTTED = re.compile(r"\b(\w)\.(\w)\.(?=\W|$)")
_AFTER_INITIALS = re.compile(r"(?<=\w)\.(?=['’]s\b)")
_THOUSANDS = re.compile(r"(?<=\d),(?=\d{3}\b)")
_GLUED = re.compile(r"\b(levels?|lvl|lv)(\d+)\b")
_ITS = re.compile(r"\bits(?=\s+(?:an?|the|not|no|\d+)\b)")
_PIECES = re.compile(
    r"w/o\b|w/|=|\+?\d+(?:st|nd|rd|th)?|[^\W\d_]+(?:['’‘`´][^\W\d_]+)*|['’][^\W\d_]+|[+&]|[,:;()–—…\"]|(?<=\s)-(?=\s)|[.!?]"
)
_BREAKS = frozenset(',:;()–—….!?-"')
_OWNER = re.compile(r"^(.+)['’‘`´]s?$")


def tokens_of(text: str, lexicon: Lexicon) -> list[Token]:
    """The words of a line in order, slang and short forms written out; marks are only breaks."""
    text = _DOTTED.sub(r"\1\2", text)
    text = _INITIALS.sub(r"\1", _THOUSANDS.sub("", text.casefold()))
    text = _GLUED.sub(r"\1 \2", _AFTER_INITIALS.sub("", text))
    text = _ITS.sub("it is", text)
    found: list[Token] = []
    breaks = False
    for piece in _PIECES.findall(text):
        if piece in _BREAKS:
            breaks = True
            continue
        said = lexicon.slang.get(piece.replace("’", "'"))
        owner = _OWNER.match(piece)
        if said is not None:
            for place, word in enumerate(said.split()):
                found.append(Token(word, False, breaks and not place))
        else:
            found.append(Token(fold(owner[1] if owner else piece), bool(owner), breaks))
        breaks = False
    return found


def singular(word: str) -> str:
    """One of what a plural names.

    >>> [singular(word) for word in ("elves", "dwarves", "thieves", "witches", "boots", "boss", "his")]
    ['elf', 'dwarf', 'thief', 'witch', 'boot', 'boss', 'his']
    """
    for ending, one in (("ves", "f"), ("ches", "ch"), ("shes", "sh"), ("s", "")):
        if word.endswith(ending) and len(word) > 3 and not word.endswith("ss"):
            return word[: -len(ending)] + one
    return word


def number_of(word: str) -> int | None:
    """The number that a word stands for: "3", "three", "both", "4th", "fourth"."""
    digits = word.rstrip("stndrh") if word[:1].isdigit() else word.removeprefix("+")
    if digits.isascii() and digits.isdigit():
        return int(digits) if len(digits) < 7 else None
    return NUMBERS.get(word)


def ordinal_of(word: str) -> int | None:
    """The number of "4th" or "fourth"; None for any other word."""
    return number_of(word) if word[:1].isdigit() else ORDINALS.get(word)


def follows(tokens: list[Token], at: int, phrase: Phrase) -> bool:
    """Whether these words stand at a place."""
    return tuple(token.text for token in tokens[at : at + len(phrase)]) == phrase


def is_small_talk(tokens: list[Token], lexicon: Lexicon) -> bool:
    """Whether a line, trimmed, is only what stands before and behind sentences: "thanks", "hold on"."""
    phrases = (lexicon.openings.get(tokens[0].text, ()), lexicon.closings.get(tokens[-1].text, ())) if tokens else ()
    return any(len(phrase) == len(tokens) and follows(tokens, 0, phrase) for some in phrases for phrase in some)


def trimmed(tokens: list[Token], lexicon: Lexicon) -> list[Token]:
    """A sentence without the words before and behind it that say nothing; "next player" is a sentence."""
    changed = " ".join(token.text for token in tokens) not in lexicon.acts["end"].alone
    while changed:
        changed = False
        for phrase in lexicon.openings.get(tokens[0].text, ()) if tokens else ():
            if len(phrase) < len(tokens) and follows(tokens, 0, phrase):
                tokens, changed = tokens[len(phrase) :], True
        for phrase in lexicon.closings.get(tokens[-1].text, ()) if tokens else ():
            if len(phrase) < len(tokens) and follows(tokens, len(tokens) - len(phrase), phrase):
                tokens, changed = tokens[: -len(phrase)], True
    return tokens
