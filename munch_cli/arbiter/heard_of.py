"""What of a line that nothing could be made of was understood all the same, and what could be said with it.

The people and cards that a line names tell much even where its verb is strange: what can be done here with just these
is asked back.
"""

from __future__ import annotations

from collections.abc import Iterator

from munch_cli.arbiter.candidates import candidates
from munch_cli.arbiter.kinds_known import copies_named
from munch_cli.arbiter.legal import options_of, who_acts
from munch_cli.arbiter.view import UNSEEN
from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.language.say import say, say_question
from munch_cli.language.talk.accounted import is_undone
from munch_cli.language.talk.lexicon import Lexicon, Token, tokens_of, trimmed
from munch_cli.language.talk.mentions import LIKELY, NAMED, Mention, Sight, mentions
from munch_cli.table import commands as c
from munch_cli.table.commands import Command
from munch_cli.table.ids import NO_COPY, CopyId, PlayerId
from munch_cli.table.typed import NamedTuple

MOST = 3
"""So many sentences are told that could be said."""
SHOWN = (c.PlayCard, c.UseAbility, c.Equip, c.Stow, c.ClaimKill, c.RunAway, c.KickOpen)
"""What is thought of, where nothing close was said."""
OF_A_CARD = (
    *(c.PlayCard, c.UseAbility, c.LookForTrouble, c.Equip, c.Stow, c.Sacrifice, c.Sell, c.Trade, c.GiveItems),
    c.DiscardCard,
)
"""What may be meant of cards that are named, the likeliest first."""
OF_THE_FIGHT = (c.AskHelp, c.OfferHelp)
"""What may be meant of two who are named in a fight."""
JUDGED = 8
"""So many sentences are held against the rules."""


class Part(NamedTuple):
    """Who and which cards were heard, by name; and sentences with them.

    ``may_mean``: sentences that take up all of it, the likeliest first; ``could``: where there are none, some that
    would be carried out now.
    """

    heard: tuple[str, ...]
    may_mean: tuple[str, ...] = ()
    could: tuple[str, ...] = ()


def part_heard(table: Table, text: str, lexicon: Lexicon, eyes: PlayerId | None) -> Part:
    """The part of a line that was understood: those who are named for certain, and the cards."""
    sight = Sight(table.state, table.catalogue, lexicon, who_acts(table), (), (), UNSEEN)
    tokens = tokens_of(text, lexicon)
    found = mentions(sight, tokens, 0, len(tokens))[0]
    named = [m for m in found if m.guesses and m.guesses[0].fit >= (NAMED if m.kind == "card" else LIKELY)]
    seats = [PlayerId(m.guesses[0].what) for m in named if m.kind == "player" and m.by_name]
    cards = [table.card(CopyId(m.guesses[0].what)).name for m in named if m.kind == "card"]
    heard = tuple(dict.fromkeys([*(table.state.players[seat].name for seat in seats), *cards]))
    may_mean = tuple(_may_mean(sight, table, tokens, found, eyes, text.rstrip().endswith("?")))
    if may_mean or not heard:
        return Part(heard, may_mean)
    could: list[str] = []
    for who in [seat for seat in seats or who_acts(table) if eyes in (None, seat)][:1]:
        for command in options_of(table, who).only(SHOWN):
            could.append(say(command, table.state, table.catalogue))
            if len(could) == MOST:
                break
    return Part(heard, (), tuple(could))


def with_all_heard(
    table: Table, text: str, lexicon: Lexicon, eyes: PlayerId | None, choices: tuple[str, ...]
) -> tuple[str, ...]:
    """What a line may mean, led by what takes up every card it names if no choice does."""
    part = part_heard(table, text, lexicon, eyes)
    names = [name for name in part.heard if any(card.name == name for card in table.catalogue.values())]
    if any(all(name in choice for name in names) for choice in choices):
        return choices
    return tuple(dict.fromkeys((*part.may_mean, *choices)))[:MOST]


def _may_mean(
    sight: Sight, table: Table, tokens: list[Token], found: list[Mention], eyes: PlayerId | None, is_question: bool
) -> Iterator[str]:
    """What can be done here with just the cards and people that a line names, as sentences or questions."""
    words = [token.text for token in trimmed(tokens, sight.lexicon)]
    begins = sight.lexicon.words["question words"] | sight.lexicon.words["modals"]
    is_asked = is_question or bool(words and words[0] in begins)
    if not is_asked and (is_undone(sight, words) or sight.lexicon.words["denying"] & set(words)):
        return
    seats = [PlayerId(m.guesses[0].what) for m in found if m.kind == "player" and m.by_name]
    cards = [
        frozenset(CopyId(g.what) for g in m.guesses if g.fit >= m.guesses[0].fit - 0.1)
        for m in found
        if m.kind == "card" and m.guesses[0].fit >= NAMED
    ]
    foes = frozenset(table.foes)
    kinds = OF_A_CARD if any(not some & foes for some in cards) else OF_THE_FIGHT if len(set(seats)) > 1 else ()
    if kinds == OF_THE_FIGHT and not cards and sight.lexicon.words["about help"].isdisjoint(words):
        return
    everybody = [PlayerId(seat) for seat in range(len(table.state.players))]
    ways: list[tuple[int, Command]] = []
    for who in dict.fromkeys((*seats, *everybody)):
        for command in candidates(table, who, kinds) if eyes in (None, who) else ():
            left = _left_over(table, command, seats, cards, foes)
            if left is not None:
                ways.append((left, command))
    ways.sort(key=lambda way: way[0])
    near = [command for left, command in ways if left <= ways[0][0] + 1][:JUDGED]
    near.sort(key=lambda command: perform(table, command).verdict.outcome == "refused")
    for command in near[:MOST]:
        yield (say_question if is_asked else say)(command, table.state, table.catalogue)


def _left_over(
    table: Table, command: Command, seats: list[PlayerId], cards: list[frozenset[CopyId]], foes: frozenset[CopyId]
) -> int | None:
    """How much a command names beside what was said; None if it leaves out somebody or a card that was."""
    fight = table.fight
    copies = set(copies_named(command)) - {NO_COPY}
    people = {getattr(command, field, -1) for field in ("who", "on_player", "whom", "to")} - {-1}
    named = people | {table.owner_of(copy) for copy in copies}
    if fight is not None and (isinstance(command, OF_THE_FIGHT) or copies & foes):
        named |= {fight.fighter, fight.helper}
        copies |= foes
    if not named.issuperset(seats) or not all(some & copies for some in cards):
        return None
    said = frozenset[CopyId]().union(*cards, foes)
    extra = len(people - {command.who} - set(seats)) + (bool(seats) and command.who not in seats)
    is_bargain = getattr(command, "offer", c.Offer()) != c.Offer()
    return extra + len(copies - said) + is_bargain - isinstance(command, c.UseAbility)
