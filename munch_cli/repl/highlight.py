"""What the words of a line are, while it is typed: verbs, players, cards, and what is not understood."""

from __future__ import annotations

from collections.abc import Iterator

from munch_cli.engine.table import Table
from munch_cli.language.answers import NotUnderstood
from munch_cli.language.complete import complete
from munch_cli.language.grammar import FIRST_WORDS, MAY, SESSION
from munch_cli.language.parse import Parser, parse
from munch_cli.table.ids import PlayerId
from munch_cli.table.typed import NamedTuple


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
    if not isinstance(answer, NotUnderstood) or not answer.nearest or not answer.length:
        return None
    if complete(text, len(text), table.state, table.catalogue, speaker):
        return None
    return Span(answer.at, answer.at + answer.length, "unknown")
