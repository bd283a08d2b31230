"""What of a line that nothing could be made of was understood all the same, and what could be said with it."""

from __future__ import annotations

from munch_cli.arbiter.legal import options_of, who_acts
from munch_cli.arbiter.view import UNSEEN
from munch_cli.engine.table import Table
from munch_cli.language.say import say
from munch_cli.language.talk.lexicon import Lexicon, tokens_of
from munch_cli.language.talk.mentions import LIKELY, Sight, mentions
from munch_cli.table import commands as c
from munch_cli.table.ids import CopyId, PlayerId
from munch_cli.table.records import NamedTuple

MOST = 3
"""So many sentences are told that could be said."""
SHOWN = (c.PlayCard, c.UseAbility, c.Equip, c.Stow, c.ClaimKill, c.RunAway, c.KickOpen)
"""What is thought of, where nothing close was said."""


class Part(NamedTuple):
    """Who and which cards were heard, by name; and sentences with them that would be carried out now."""

    heard: tuple[str, ...]
    could: tuple[str, ...]


def part_heard(table: Table, text: str, lexicon: Lexicon, eyes: PlayerId | None) -> Part:
    """The part of a line that was understood: those who are named for certain, and the cards."""
    sight = Sight(table.state, table.catalogue, lexicon, who_acts(table), (), (), UNSEEN)
    tokens = tokens_of(text, lexicon)
    named = [m for m in mentions(sight, tokens, 0, len(tokens))[0] if m.guesses and m.guesses[0].fit >= LIKELY]
    seats = [PlayerId(m.guesses[0].what) for m in named if m.kind == "player" and m.by_name]
    cards = [table.card(CopyId(m.guesses[0].what)).name for m in named if m.kind == "card"]
    heard = tuple(dict.fromkeys([*(table.state.players[seat].name for seat in seats), *cards]))
    if not heard:
        return Part((), ())
    doers = [seat for seat in seats or who_acts(table) if eyes in (None, seat)][:1]
    could: list[str] = []
    others: list[str] = []
    for who in doers:
        for command in options_of(table, who).only(SHOWN):
            said = say(command, table.state, table.catalogue)
            (could if all(name in said for name in cards) else others).append(said)
            if len(could) == MOST:
                break
    return Part(heard, tuple(could or others[:MOST]))
