"""What was heard of a line although its meaning was not: who and which cards it names, and what it asks for."""

from __future__ import annotations

from itertools import islice

from munch_cli.arbiter.certainty import CHOICES
from munch_cli.arbiter.clauses import Clauses
from munch_cli.arbiter.legal import options_of, who_acts
from munch_cli.arbiter.taking import is_of_a_foe
from munch_cli.language.say import say
from munch_cli.language.talk.asking import is_undone
from munch_cli.language.talk.mentions import LIKELY, NAMED, mentions
from munch_cli.language.talk.whys import behind_why
from munch_cli.table import commands as c
from munch_cli.table.ids import CopyId, PlayerId
from munch_cli.table.typed import NamedTuple

SHOWN = (c.PlayCard, c.UseAbility, c.Equip, c.Stow, c.ClaimKill, c.RunAway, c.KickOpen)
"""What is thought of, where nothing close was said."""


class Part(NamedTuple):
    """Who and which cards were heard, by name; and some sentences that would be carried out now."""

    heard: tuple[str, ...]
    could: tuple[str, ...] = ()


def part_heard(line: Clauses) -> Part:
    """The part of a line that was understood: those who are named for certain, and the cards."""
    table = line.table
    seats, cards = _heard(line)
    heard = tuple(dict.fromkeys([*(table.state.players[seat].name for seat in seats), *cards]))
    who = next((seat for seat in seats or who_acts(table) if line.eyes in (None, seat)), None)
    could = islice(options_of(table, who).only(SHOWN), CHOICES) if heard and who is not None else ()
    return Part(heard, tuple(say(one, table.state, table.catalogue) for one in could))


def _heard(line: Clauses) -> tuple[list[PlayerId], list[str]]:
    """Who is named for certain in a line, and the names of the cards that are."""
    found = mentions(line.sight, line.tokens, 0, len(line.tokens))[0]
    named = [m for m in found if m.guesses and m.guesses[0].fit >= (NAMED if m.kind == "card" else LIKELY)]
    seats = [PlayerId(m.guesses[0].what) for m in named if m.kind == "player" and m.by_name]
    cards = [line.table.card(CopyId(m.guesses[0].what)).name for m in named if m.kind == "card"]
    return seats, cards


def asks_why(line: Clauses) -> bool:
    """Return True if a line asks for reasons."""
    return behind_why(line.tokens, line.sight) is not line.tokens


def is_denied(line: Clauses) -> bool:
    """Return True if a line tells that something is not done, or what a monster does: then no player does it."""
    said = [token.text for token in line.tokens]
    if line.table.state.owed:
        return False
    return is_undone(line.sight, said) or not line.lexicon.words["denying"].isdisjoint(said) or is_of_a_foe(line)
