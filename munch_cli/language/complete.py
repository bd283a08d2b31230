"""What could stand at the cursor: a pure function of the text, the place of the cursor and the board.

The caller adds which choices are legal now and which files there are.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from munch_cli.engine.table import Table
from munch_cli.language.answers import NotUnderstood
from munch_cli.language.fill import (
    Board,
    Search,
    copies_there,
    designation,
    player_field,
    search_of,
    written,
)
from munch_cli.language.forms import (
    PHASE_WORDS,
    Blank,
    Form,
    Literal,
    Options,
    Pattern,
    Slot,
    Verb,
    base,
    leading,
    opening,
)
from munch_cli.language.grammar import (
    FIRST_WORDS,
    MAY,
    MAY_HELP,
    QUESTIONS,
    SESSION,
    STATED_OPENINGS,
    STATED_VERBS,
    STATEMENTS,
    VERBS,
    WHAT_IF_HELP,
)
from munch_cli.language.names import QUOTE, Key, key
from munch_cli.language.parse import Parser, parse, supposed
from munch_cli.language.reader import NamedPlayer, Want
from munch_cli.language.statements.facts import FACTS, FactForm, openings
from munch_cli.table.cards import Catalogue
from munch_cli.table.ids import NO_PLAYER, PlayerId
from munch_cli.table.state import State
from munch_cli.table.typed import NamedTuple

_NUMBERS = 10
_PIPS = 6
_TREASURES = 5


class Completion(NamedTuple):
    """A text to put in place of everything from ``start`` to the cursor. A list of choices shows ``display``."""

    text: str
    start: int
    kind: str
    display: str


Candidate = tuple[str, str]
"""A text and its kind: player, verb, card, ability, number, word, session, rule, question or (of statements) stated."""


def complete(
    text: str,
    cursor: int,
    state: State,
    catalogue: Catalogue,
    speaker: PlayerId | None = None,
    *,
    rule_ids: Iterable[str] = (),
    eyes: PlayerId | None = None,
) -> list[Completion]:
    """Everything that could stand at the cursor, in the order of the grammar. Only hands that ``eyes`` sees are
    used.
    """
    head = text[:cursor]
    completing = Completing(head, state, catalogue, speaker, tuple(rule_ids), eyes)
    found: dict[Key, Completion] = {}
    for start, candidate, kind in completing.candidates():
        fragment = head[start:]
        if _begins(fragment, candidate):
            quoted = candidate
            if fragment.startswith(QUOTE) and not candidate.startswith(QUOTE):
                if not completing.is_name(candidate):
                    continue
                quoted = f'"{candidate}"'
            found.setdefault(key(head[:start] + quoted), Completion(quoted, start, kind, candidate))
    return list(found.values())


def _begins(fragment: str, candidate: str) -> bool:
    """Whether a text could go on to be the candidate."""
    typed = " ".join(key(fragment.lstrip(QUOTE)))
    if typed and fragment[-1:].isspace():
        typed += " "
    return " ".join(key(candidate.strip(QUOTE))).startswith(typed)


class Completing:
    """One text whose end is to be completed."""

    __slots__ = ("asks", "board", "head", "parser", "rule_ids")

    def __init__(
        self,
        head: str,
        state: State,
        catalogue: Catalogue,
        speaker: PlayerId | None,
        rule_ids: tuple[str, ...],
        eyes: PlayerId | None,
    ) -> None:
        self.head = head
        self.parser = Parser(head, state, catalogue, speaker, True, eyes)
        self.board: Board = self.parser.board
        self.rule_ids = rule_ids
        words = self.parser.words
        is_name = self.head.lstrip()[:1].isupper() and self.parser.reader.player(0)[0] is not None
        self.asks = bool(words and words[0].text in MAY and self.head[words[0].end :]) and not is_name
        """Whether it is a question that begins with may. With a capital letter it is rather a player of that name."""

    def is_name(self, text: str) -> bool:
        """Whether this is the name of a player or a card. Names can stand in quotes."""
        names, words = self.parser.names, key(text)
        return names.cards.has(words) or names.abilities.has(words) or self.parser.players.has(words)

    def candidates(self) -> Iterator[tuple[int, str, str]]:
        """What could stand at each place, before it is compared with what is typed."""
        words = self.parser.words
        begin, is_first = self._begin()
        for want in self.parser.wanted(begin, not self.asks):
            if want.at < len(words):
                start = words[want.at].start
            elif not self.head or not self.head[-1].isalnum():
                start = len(self.head)
            else:
                continue
            for text, kind in self._candidates(want, is_first and want.at == begin):
                yield start, text, kind

    def _begin(self) -> tuple[int, bool]:
        """The word at which the sentence under the cursor begins, and whether nothing stands before it."""
        words = self.parser.words
        if begin := supposed(words):
            return [begin, *(at + 1 for at, word in enumerate(words) if word.text == ";")][-1], False
        return (1, False) if self.asks else (0, True)

    def _candidates(self, want: Want, anything: bool) -> Iterator[Candidate]:
        if want.slot is None:
            yield want.says, "word"
        elif want.slot.kind == "verb":
            yield from _verbs("who" in want.values)
            if "who" in want.values and not self.asks:
                yield from ((verb, "stated") for verb in STATED_VERBS)
            if "who" not in want.values:
                yield from _bare_sentences(anything)
        else:
            yield from self._in_slot(want.slot, want)

    # ---- slots

    def _in_slot(self, slot: Slot, want: Want) -> Iterator[Candidate]:
        kind = slot.kind
        if kind in ("player", "players", "target", "choice"):
            names, players = self.parser.names, self.parser.players
            yield from ((written(player.name, names, players), "player") for player in self.board.state.players)
        if kind == "choice":
            yield from ((word, "word") for debt in self.board.state.owed for word in debt.words)
        if kind in ("copy", "copies", "copies or nothing", "target", "choice"):
            yield from self._cards(slot, want)
        elif kind in ("card", "cards"):
            yield from ((name, "card") for name in self.parser.names.cards.names())
        elif kind == "host":
            state, box = self.board.state, self.board.catalogue
            hosts = dict.fromkeys(box[state.cards[host]].name for host in state.host.values())
            yield from ((written(name, self.parser.names, self.parser.players), "card") for name in hosts)
        elif kind == "ability":
            yield from self._abilities(slot, want)
        elif kind in ("number", "figure", "level", "pips"):
            yield from ((str(number), "number") for number in range(1, (_PIPS if kind == "pips" else _NUMBERS) + 1))
        elif kind == "treasures":
            yield from ((f"{n} treasure{'s' if n > 1 else ''}", "number") for n in range(1, _TREASURES + 1))
        elif kind == "offer":
            yield from self._cards(slot, want)
            yield from self._in_slot(slot._replace(kind="treasures"), want)
            yield from (("playing", "word"), ("nothing", "word"))
        elif kind == "laid":
            cards = self.board.catalogue.values()
            kinds = slot.where[0]
            fitting = dict.fromkeys(card.name for card in cards if not kinds or card.kind in kinds)
            yield from ((written(name, self.parser.names, self.parser.players), "stated") for name in fitting)
        elif kind == "stated verb":
            yield from ((verb, "stated") for verb in STATED_VERBS)
        elif kind == "word":
            yield from ((word, "word") for word in slot.where[0])
        elif kind == "of":
            yield kind, "word"
        elif kind == "phase":
            yield from ((ways[0], "word") for ways in PHASE_WORDS.values())
        elif kind in ("rule", "id", "ruled"):
            yield from ((rule, "rule") for rule in self.rule_ids)

    def _search(self, slot: Slot, want: Want) -> Search:
        said = want.values.get("who")
        speakers = said.seats if isinstance(said, NamedPlayer) else self.parser.speakers()
        who = speakers[0] if speakers else NO_PLAYER
        seats = {
            player_field(name): value.seats[0] for name, value in want.values.items() if isinstance(value, NamedPlayer)
        }
        return search_of(slot, self.board.state, who, seats)

    def _cards(self, slot: Slot, want: Want) -> Iterator[Candidate]:
        search = self._search(slot, want)
        for copy in copies_there(self.board, search):
            name = self.board.catalogue[self.board.state.cards[copy]].name
            yield (
                designation(self.board, copy, written(name, self.parser.names, self.parser.players), search)[0],
                "card",
            )

    def _abilities(self, slot: Slot, want: Want) -> Iterator[Candidate]:
        for copy in copies_there(self.board, self._search(slot, want)):
            card = self.board.catalogue[self.board.state.cards[copy]]
            for ability in card.abilities:
                yield written(ability.name, self.parser.names, self.parser.players), "ability"


def _verbs(third_person: bool) -> Iterator[Candidate]:
    """The verbs of all commands, as far as nothing else has to be said."""
    for verb in VERBS:
        for form in verb.forms[:1] if not verb.forms[0].bare else verb.forms:
            if not form.bare:
                phrase = opening(form)
                first, blank, rest = phrase.partition(" ")
                yield (phrase if third_person else base(first) + blank + rest), "verb"


def _bare_sentences(anything: bool) -> Iterator[Candidate]:
    for verb in VERBS:
        yield from ((opening(form), "verb") for form in verb.forms if form.bare and not form.only_heard)
    if anything:
        for verb in QUESTIONS:
            yield from ((opening(form), "question") for form in verb.forms if not form.only_heard)
        yield from ((opening, "stated") for opening in (*STATED_OPENINGS, *openings()))
        yield from (("may", "question"), ("what if", "question"))
        yield from (("export feature" if word == "export" else word, "session") for word in SESSION)


# ---- help, read off the table of sentences


class HelpLine(NamedTuple):
    """A sentence as a shape ("PLAYER plays CARD [on ON]"), its purpose, and examples. ``about``: its group."""

    about: str
    says: str
    help: str
    examples: tuple[str, ...]


def help_lines() -> tuple[HelpLine, ...]:
    """Help on everything that can be said, in the order of the grammar."""
    return tuple(line for _, line in _help())


def help_on(subject: str) -> tuple[HelpLine, ...]:
    """Help on the sentences that contain a verb or session word of the subject. Empty for an unknown one."""
    said = {*key(subject), subject.strip()}
    return tuple(line for words, line in _help() if not said.isdisjoint(words))


def _help() -> Iterator[tuple[Collection[str], HelpLine]]:
    """Every line of help, with the words by which it is found."""
    for verb in (*VERBS, *QUESTIONS, *STATEMENTS):
        yield {word for form in verb.forms for word in leading(form).spellings}, _line(verb)
    for fact in FACTS:
        yield fact.leading.spellings, _fact_line(fact)
    yield MAY, HelpLine("asking", *MAY_HELP)
    yield ("if",), HelpLine("asking", *WHAT_IF_HELP)
    for word, about in SESSION.items():
        yield (word,), HelpLine("session", word, about, ())


def shape(form: Form) -> str:
    """A sentence with its slots in capitals.

    >>> from munch_cli.language.grammar import VERBS
    >>> shape(VERBS[0].forms[0])
    'PLAYER kicks open the door'
    """
    return ("" if form.bare else "PLAYER ") + " ".join(_shapes(form.pattern))


def _line(verb: Verb) -> HelpLine:
    return HelpLine(verb.about, shape(verb.forms[0]), verb.help, verb.examples)


def _fact_line(fact: FactForm) -> HelpLine:
    return HelpLine("board", " ".join(_shapes(fact.pattern)), fact.about, ())


def _shapes(pattern: Pattern) -> list[str]:
    words: list[str] = []
    for element in pattern:
        if isinstance(element, Literal):
            words.append(element.shown)
        elif isinstance(element, Blank):
            slot = element.slot
            words.append(slot.asks if slot.kind == "told" else _SHOWN.get(slot.kind, slot.kind.upper()) + element.mark)
        elif isinstance(element, Options):
            words += [f"[{' '.join(_shapes(part))}]" for part in element.parts]
    return words


_SHOWN = {
    "copy": "CARD",
    "copies": "CARD + …",
    "laid": "CARD + …",
    "players": "PLAYER + …",
    "figure": "NUMBER",
    "reading": "WORD",
    "copies or nothing": "CARD + …",
    "target": "PLAYER or CARD",
    "choice": "CARD, PLAYER or WORD",
    "cards": "CARD",
    "offer": "CARD + N treasures …",
    "rest": "…",
    "rule": "ID or WORDS",
    "ruled": "ID or NUMBER",
    "why": "did PLAYER …, no …, is PLAYER [not] …",
}


# ---- what the words of a line are, while it is typed


class Span(NamedTuple):
    """A part of a line, up to ``end``, and what it is: "player", "card", "verb", "unknown", or "" for the rest."""

    start: int
    end: int
    what: str


def spans(text: str, table: Table, speaker: PlayerId | None = None) -> tuple[Span, ...]:
    """The parts of a line that are something, in their order.

    What is not understood is marked only where nothing that is typed behind it could mend it, and a near name is known.
    """
    found = list(_named(text, table, speaker))
    amiss = _amiss(text, table, speaker)
    if amiss is None:
        return tuple(found)
    return (*(span for span in found if span.end <= amiss.start), amiss)


def _named(text: str, table: Table, speaker: PlayerId | None) -> Iterator[Span]:
    parser = Parser(text, table.state, table.catalogue, speaker, True, speaker)
    words, at, begins = parser.words, 0, True
    while at < len(words):
        player = parser.players.find(text, words, at)
        card = parser.names.cards.find(text, words, at)
        longest = max(player.after if player else at, card.after if card else at)
        if longest > at:
            what = "player" if player is not None and player.after == longest else "card"
            yield Span(words[at].start, words[longest - 1].end, what)
            at = longest
            continue
        word = words[at].text
        if begins and (word in FIRST_WORDS or word in SESSION or word in MAY):
            yield Span(words[at].start, words[at].end, "verb")
        begins = (begins and word in MAY) or word == ";"
        at += 1


def _amiss(text: str, table: Table, speaker: PlayerId | None) -> Span | None:
    answer = parse(text, table.state, table.catalogue, speaker=speaker, at_prompt=True)
    if not isinstance(answer, NotUnderstood) or not answer.nearest:
        return None
    if complete(text, len(text), table.state, table.catalogue, speaker):
        return None
    return Span(answer.at, answer.at + answer.length, "unknown")
