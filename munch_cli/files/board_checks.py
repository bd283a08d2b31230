"""Whether a board can lie like that: too many copies, cards where none of their kind can be, rules at odds with it."""

from munch_cli.files.board_fields import NOW
from munch_cli.files.laying import Laying
from munch_cli.rulebook.entry import Entry
from munch_cli.table import state as s
from munch_cli.table.cards import Card, can_lie_on
from munch_cli.table.ids import CopyId, PlayerId
from munch_cli.table.names import OWN
from munch_cli.table.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from munch_cli.engine.table import Table

REMEDY = "change the board, or say impossible = true"


def check_board(entry: Entry, laying: Laying, table: "Table", impossible: bool) -> None:
    """Notes every way in which the board cannot be; an impossible board is taken as it is."""
    fight = table.state.combat
    if fight is not None and fight.claimed == NOW:
        fight.claimed = (table.total("munchkins").amount, table.total("monsters").amount)
    if impossible:
        return
    before = len(entry.faults)
    _copies(laying, table)
    _places(laying, table)
    if len(entry.faults) == before:
        _unrest(laying, table)


def _copies(laying: Laying, table: "Table") -> None:
    """No card lies there more often than the box holds it."""
    counts: dict[str, int] = {}
    for copy, card_id in enumerate(table.state.cards):
        card = table.catalogue[card_id]
        counts[card_id] = counts.get(card_id, 0) + 1
        if card.set in (OWN, "plain") or "copies" in card.unknown | card.chosen or counts[card_id] <= card.copies:
            continue
        times = "once" if card.copies == 1 else f"{card.copies} times"
        what = f'"{card.name}" is in the box {times}, and lies here more often'
        laying.fault(laying.paths[copy], "too-many-copies", what, REMEDY)


def _places(laying: Laying, table: "Table") -> None:
    """Piles hold cards of their own deck, the fight monsters, and Items lie sideways."""
    for copy in range(len(table.state.cards)):
        card = table.card(CopyId(copy))
        wrong = _misplaced(table, CopyId(copy), card)
        if wrong:
            laying.fault(laying.paths[copy], "wrong-place", f'"{card.name}" {wrong}', REMEDY)


DOUBLES = ("mate", "evil-twin")
"""What a card is that doubles a monster."""


def _misplaced(table: "Table", copy: CopyId, card: Card) -> str:
    zone = table.state.place[copy]
    if "deck" in card.unknown:
        return ""
    if zone in (s.DOOR, s.DOOR_DISCARDS, s.FACE_UP) and card.deck != "door":
        return "is a Treasure card, and this pile is of Door cards"
    if zone in (s.TREASURE, s.TREASURE_DISCARDS, s.SPOILS) and card.deck != "treasure":
        return "is a Door card, and this pile is of Treasure cards"
    if zone == s.FOES and card.kind in DOUBLES and copy not in table.state.host:
        return "doubles no monster of the fight: say which, with of"
    if zone == s.FOES and card.kind not in ("monster", *DOUBLES):
        return "is no monster"
    if zone in (s.ATTACHED, s.ON_FOES) and copy in table.state.host:
        host = table.card(table.state.host[copy])
        return "" if can_lie_on(card, host) else f'is not a card that lies on "{host.name}"'
    if zone >= s.TABLE_ZONES:
        own = (zone - s.TABLE_ZONES) % s.SEAT_ZONES
        if own == s.SIDEWAYS and card.deck == "door" and card.kind != "ship":
            return "is no Item, and only Items lie sideways"
        if own == s.IN_PLAY and card.kind in ("monster", "monster-enhancer", "wandering-monster", *DOUBLES):
            return "is not a card that lies in front of a player"
    return ""


def _unrest(laying: Laying, table: "Table") -> None:
    """The standing limits of the edition have nothing to say to the board; each that has is told."""
    from munch_cli.engine.run import unrest

    edition = table.law.edition
    for event in unrest(table):
        ids = [id for id in event.because if edition.has(id)]
        said = edition.rules[ids[0]].rule.says.rstrip(".") if ids else "the cards on it would not rest"
        what = f"the board cannot lie like this: {said[:1].lower()}{said[1:]}"
        if ids:
            what += f" ({ids[0]})"
        laying.fault(_where(laying, event), "board-at-odds", what, REMEDY)


def _where(laying: Laying, event: object) -> tuple[str | int, ...]:
    """The part of the file that an event of unrest is about."""
    debt = getattr(event, "debt", None)
    who = getattr(debt or event, "who", None)
    copy = getattr(event, "copy", None)
    if isinstance(copy, int) and 0 <= copy < len(laying.paths):
        return laying.paths[copy]
    if isinstance(who, int) and 0 <= who < len(laying.setting.players):
        return ("player", laying.setting.players[PlayerId(who)])
    return ("table",)
