"""Who sits at the table, in a line each: Level, what the character is, what is in use, carried and in hand."""

from munch_cli.engine.table import Table
from munch_cli.table.cards import CHARACTER_KINDS, Card
from munch_cli.table.ids import CopyId, PlayerId
from munch_cli.table.names import UNNAMED
from munch_cli.table.saying import counted, listed

HUMAN = "Human"
"""What a character without a race is."""


def person_said(table: Table, who: PlayerId, eyes: PlayerId | None = None) -> str:
    """One player: "Jenn, Level 4 Werewolf: Finger Claws in use, Goth Boots sideways, 2 cards in hand"."""
    player = table.state.players[who]
    character = [table.card(copy).name for copy in table.in_play(who) if table.card(copy).kind in CHARACTER_KINDS]
    if any(term.label == HUMAN for term in table.total("traits", who).terms):
        character.insert(0, HUMAN)
    fate = ", has left the game" if who in table.state.left else ", dead" if player.dead else ""
    head = " ".join([f"{player.name}, Level {player.level}", *character]) + fate
    parts = []
    in_use = [name_of(table, copy) for copy in table.in_play(who) if not _is_character(table.card(copy))]
    if in_use:
        parts.append(f"{listed(in_use)} in use")
    if table.sideways(who):
        parts.append(f"{listed([name_of(table, copy) for copy in table.sideways(who)])} sideways")
    if table.hand(who):
        hand = counted(len(table.hand(who)), "card") if eyes not in (None, who) else _held(table, table.hand(who))
        parts.append(f"{hand} in hand")
    if table.curses(who):
        parts.append(f"cursed: {_named(table, table.curses(who))}")
    return f"{head}: {', '.join(parts)}" if parts else head


def name_of(table: Table, copy: CopyId) -> str:
    """A card's name with what lies on it; a star marks a stand-in."""
    card = table.card(copy)
    lying = table.laid(copy)
    name = f"{card.name}*" if card.stand_in else card.name
    return f"{name} ({_named(table, lying)})" if lying else name


def _held(table: Table, copies: list[CopyId]) -> str:
    """A hand by name; with cards in it that nobody has named, how many there are in all."""
    known = [name_of(table, copy) for copy in copies if table.card(copy).name != UNNAMED]
    unnamed = len(copies) - len(known)
    if not unnamed:
        return listed(known)
    which = f" ({listed([*known, f'{unnamed} not named'])})" if known else " not named"
    return f"{counted(len(copies), 'card')}{which}"


def _named(table: Table, copies: list[CopyId]) -> str:
    return listed([name_of(table, copy) for copy in copies])


def _is_character(card: Card) -> bool:
    return card.kind in CHARACTER_KINDS
