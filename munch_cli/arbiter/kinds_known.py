"""What a box does not have: kinds of card and death, noted as absent in the rulebook; Races and the like of others."""

from collections.abc import Iterable, Iterator, Sequence

from munch_cli.engine.table import Table
from munch_cli.rulebook.book import Rulebook
from munch_cli.table.cards import Card
from munch_cli.table.commands import Command, Offer
from munch_cli.table.ids import NO_PLAYER, CopyId, PlayerId
from munch_cli.table.state import CURSES, FOES, IN_PLAY, SIDEWAYS, seat_zone

TOLD_BY = {
    "race": ("race.",),
    "class": ("class.",),
    "accent": ("accent.",),
    "power": ("power.",),
    "minion": ("minions.",),
    "ship": ("ships.",),
    "ship-enhancer": ("ships.",),
    "half-breed": ("half-breed.lets-you-have-two-races",),
    "super-munchkin": ("half-breed.super-munchkin-lets-you-have-two-classes",),
    "bilingual": ("half-breed.bilingual-lets-you-have-two-accents",),
    "mate": ("enhancers.mate-shares-its-monsters",),
    "evil-twin": ("enhancers.evil-twin-shares-its-monsters",),
    "trap": ("curses.traps-are-drawn-and-played-like-curses",),
    "death": ("death.",),
}
"""A kind of card -> the rules, by the beginning of their ids, without any of which a box does not know it."""


def unknown_kinds(kinds: Iterable[str], key: str, book: Rulebook) -> tuple[str, ...]:
    """Those kinds that an edition does not have: no rule about them is in force, and one is noted as absent."""
    return tuple(kind for kind in dict.fromkeys(kinds) if kind in TOLD_BY and _is_unknown(kind, key, book))


def _is_unknown(kind: str, key: str, book: Rulebook) -> bool:
    rules = [rule for id, rule in book.rules.items() if id.startswith(TOLD_BY[kind])]
    edition = book.editions[key]
    return any(key in rule.absent for rule in rules) and not any(edition.has(rule.id) for rule in rules)


def unknown_cards(cards: Sequence[Card], key: str, book: Rulebook) -> tuple[str, ...]:
    """What an edition does not have of some cards: their kinds, or the Race, Class or Accent that one of them is.

    A Race on no box's list is of the player's own making, and belongs to no box more than to another.
    """
    kinds = unknown_kinds([card.kind for card in cards], key, book)
    here, everywhere = book.editions[key].traits, [edition.traits for edition in book.editions.values()]
    names = [
        card.name
        for card in cards
        if card.kind not in kinds and card.name not in here.get(card.kind, ())
        if any(card.name in known.get(card.kind, ()) for known in everywhere)
    ]
    return tuple(dict.fromkeys((*kinds, *names)))


def cards_named(table: Table, commands: Sequence[Command]) -> list[Card]:
    """The cards that commands name."""
    copies = [copy for command in commands for copy in copies_named(command)]
    return [table.card(copy) for copy in copies if 0 <= copy < len(table.state.cards)]


def cards_lying(table: Table) -> list[Card]:
    """The cards that lie open on the table: in front of players, and in the fight."""
    seats = table.state.seats
    zones = (FOES, *(seat_zone(seat, zone) for seat in seats for zone in (IN_PLAY, SIDEWAYS, CURSES)))
    return [table.card(copy) for zone in zones for copy in table.state.zones[zone]]


def states_named(table: Table, commands: Sequence[Command]) -> tuple[str, ...]:
    """The states of named players that only some boxes know: "death"."""
    people = {
        player for command in commands for player in (command.who, *players_named(command)) if player != NO_PLAYER
    }
    return ("death",) if any(table.state.players[PlayerId(player)].dead for player in people) else ()


def players_named(command: Command) -> Iterator[PlayerId]:
    """The players that a command names beside the one who gives it."""
    for field, kind in type(command).__annotations__.items():
        value = getattr(command, field)
        if kind is PlayerId and field != "who" and value != NO_PLAYER:
            yield PlayerId(value)


def copies_named(command: Command) -> Iterator[CopyId]:
    """The copies that a command names, in every field that names one."""
    for field, kind in type(command).__annotations__.items():
        value = getattr(command, field)
        if kind is CopyId:
            yield value
        elif isinstance(value, Offer):
            yield from (*value.items, *value.plays)
        elif isinstance(value, tuple):
            yield from value
