"""What rules look at on the board: what a character is, which Items he has, what a fight comes to. Decides nothing."""

from munch_cli.engine.table import Table
from munch_cli.table.cards import ITEM_KINDS, Card
from munch_cli.table.ids import CopyId, PlayerId


def traits(table: Table, player: PlayerId) -> frozenset[str]:
    """What a character is at this moment: races, classes, accents, sex, "Human"."""
    return frozenset(term.label for term in table.total("traits", player).terms)


def kind_in_play(table: Table, player: PlayerId, kind: str) -> list[CopyId]:
    """The copies of one kind of card that a player has in use in front of him."""
    return [copy for copy in table.in_play(player) if table.card(copy).kind == kind]


def is_item(card: Card) -> bool:
    """Whether a card lies in front of a player as an Item: Items proper, Ships, and one-shots while they lie there."""
    return card.kind in ITEM_KINDS or card.kind == "one-shot"


def items_in_use(table: Table, player: PlayerId) -> list[CopyId]:
    """The Items a player uses: in play and not sideways. Restrictions are judged elsewhere."""
    return [copy for copy in table.in_play(player) if table.card(copy).kind in ITEM_KINDS]


def items_carried(table: Table, player: PlayerId) -> list[CopyId]:
    """The Items in front of a player, in use or sideways."""
    carried = table.in_play(player) + table.sideways(player)
    return [copy for copy in carried if is_item(table.card(copy))]


def suits(table: Table, player: PlayerId, card: Card) -> bool:
    """Whether a player is, at this moment, of a kind that may use a card."""
    if not card.only and not card.not_by:
        return True
    his = traits(table, player)
    return (not card.only or any(one in his for one in card.only)) and not any(one in his for one in card.not_by)


def has_mark(table: Table, copy: CopyId, mark: str) -> bool:
    """Whether a card, or one that lies on it, bears a mark."""
    return mark in table.card(copy).marks or any(mark in table.card(lying).marks for lying in table.laid(copy))


def munchkins(table: Table) -> int:
    """The munchkins' side of the fight, in points."""
    return table.total("munchkins").amount


def monsters(table: Table) -> int:
    """The monsters' side of the fight, in points."""
    return table.total("monsters").amount


def tags(table: Table, monster: CopyId) -> frozenset[str]:
    """The tags of a monster in the fight, with those its enhancers give it."""
    return frozenset(table.card(monster).tags).union(*(table.card(copy).tags for copy in table.enhancers(monster)))


def face(table: Table, monster: CopyId) -> Card:
    """The card whose numbers a monster has: its own, or its original's if it is a Mate or Evil Twin."""
    card = table.card(monster)
    host = table.state.host.get(monster)
    return table.card(host) if host is not None and card.kind in ("mate", "evil-twin") else card


def left_of(table: Table, player: PlayerId) -> PlayerId:
    """The player to somebody's left: the next to take a turn."""
    return PlayerId((player + 1) % len(table.state.players))


def others(table: Table, player: PlayerId) -> list[PlayerId]:
    """The other players, from the left around."""
    seats = len(table.state.players)
    return [PlayerId((player + step) % seats) for step in range(1, seats)]
