"""The table as it lies, in lines: whose turn, who sits there, the fight, what is owed, the piles."""

from collections.abc import Callable

from munch_cli.engine.table import Table
from munch_cli.rulebook.book import house_said
from munch_cli.show.look import Look, paint, wrapped
from munch_cli.show.told import Told, debt_said, name_of, person_said, total_said
from munch_cli.show.verdicts import ruled_said
from munch_cli.table import state as s
from munch_cli.table.ids import CopyId, PlayerId, RuleId
from munch_cli.table.saying import counted, listed

PHASES = {
    "setup": "setting up",
    "start": "before the door",
    "door": "at the door",
    "trouble": "looking for trouble",
    "loot": "looting",
    "charity": "charity",
}
"""A phase of the turn -> how it is told."""


def board_lines(table: Table, look: Look, eyes: PlayerId | None = None) -> list[str]:
    """Everything that lies on the table, as these eyes see it (None: all hands are open)."""
    lines = [paint(heading(table), "strong", look)]
    for seat in range(len(table.state.players)):
        lines += wrapped(f"{person_said(table, PlayerId(seat), eyes)}.", look, "  ", "    ")
    return [*lines, *fight_lines(table, look), *owed_lines(table, look), *pile_lines(table, look)]


def heading(table: Table) -> str:
    """The sheet, whose turn it is and how far it has come."""
    state = table.state
    edition = table.law.edition.short
    if state.winners:
        return f"{edition}: {listed([state.players[who].name for who in state.winners])} won"
    return f"{edition}: {turn_said(table)}"


def turn_said(table: Table) -> str:
    """Whose turn it is and how far it has come: "Jenn's turn, at the door"."""
    turn = table.state.turn
    if not table.state.players:
        return "nobody sits there yet"
    phase = "fighting" if table.fight is not None else PHASES[turn.phase]
    return f"{table.state.players[turn.player].name}'s turn, {phase}"


def fight_lines(table: Table, look: Look) -> list[str]:
    """Who fights what, the cards played, and both sums; nothing without a fight."""
    fight = table.fight
    if fight is None:
        return []
    players = table.state.players
    sides = listed([players[who].name for who in table.fighters()])
    foes = listed([_foe(table, copy) for copy in table.foes]) or "no monster"
    said = f"the fight: {sides} against {foes}"
    if fight.plays:
        played = [f"{table.card(play.copy).name} for the {s.SIDES[play.side]}" for play in fight.plays]
        said += f"; played: {listed(played)}"
    lines = wrapped(f"{said}.", look, "  ", "    ")
    return lines + sum_lines(table, look, "    ")


def _foe(table: Table, copy: CopyId) -> str:
    lying = [table.card(enhancer).name for enhancer in table.enhancers(copy)]
    return f"{table.card(copy).name} ({listed(lying)})" if lying else table.card(copy).name


def sum_lines(table: Table, look: Look, indent: str) -> list[str]:
    """Both sides of the fight with their terms."""
    totals = {"munchkins": table.total("munchkins"), "monsters": table.total("monsters")}
    wide = max(len(str(total.amount)) for total in totals.values())
    lines = []
    for name, total in totals.items():
        pad = " " * (10 - len(name) + wide - len(str(total.amount)))
        lines += wrapped(f"{name}{pad}{total_said(total, table)}", look, indent, indent + " " * (13 + wide))
    return lines


def owed_lines(table: Table, look: Look, but_by: PlayerId | None = None, eyes: PlayerId | None = None) -> list[str]:
    """What has to be settled before the turn goes on, the first to be settled first, as these eyes see it.

    ``but_by``: not by this player.
    """
    told = Told(table, eyes)
    debts = sorted((debt for debt in table.state.owed if debt.who != but_by), key=lambda debt: -debt.layer)
    said = [sentence for debt in debts if (sentence := debt_said(debt, told))]
    return wrapped(f"owed: {' '.join(said)}", look, "  ", "    ") if said else []


def pile_lines(table: Table, look: Look) -> list[str]:
    """The piles in a line: how many cards, and what lies face up on the discards."""
    zones = table.state.zones
    doors, treasures = counted(len(zones[s.DOOR]), "Door card"), counted(len(zones[s.TREASURE]), "Treasure")
    known = "" if table.state.whole else " known"
    parts = [f"{doors} and {treasures}{known}"] if zones[s.DOOR] or zones[s.TREASURE] else ["not known"]
    for zone, name in ((s.DOOR_DISCARDS, "Door discards"), (s.TREASURE_DISCARDS, "Treasure discards")):
        if zones[zone]:
            parts.append(
                f"{counted(len(zones[zone]), 'card')} in the {name}, {table.card(zones[zone][-1]).name} on top"
            )
    lines = wrapped(f"piles: {'; '.join(parts)}.", look, "  ", "    ")
    if table.state.rolls:
        lines += wrapped(f"the die will show {listed([str(pips) for pips in table.state.rolls])}.", look, "  ", "    ")
    for zone, name in ((s.FACE_UP, "face up"), (s.SPOILS, "to be divided")):
        if zones[zone]:
            lines += wrapped(f"{name}: {listed([table.card(copy).name for copy in zones[zone]])}.", look, "  ", "    ")
    return lines


def hand_lines(table: Table, who: PlayerId, look: Look, eyes: PlayerId | None = None) -> list[str]:
    """A player's hand; of somebody else's only how many cards it has."""
    hand = [name_of(table, copy) for copy in table.hand(who)]
    name = table.state.players[who].name
    held = listed(hand) if eyes in (None, who) else counted(len(hand), "card")
    said = f"{name} holds {held}." if hand else f"{name} has no card in hand."
    return wrapped(said, look, "", "  ")


def ruling_lines(table: Table, look: Look) -> list[str]:
    """What the owner of the game has decided."""
    rulings = [f"{point}: {reading}{_whose(point, table)}" for point, reading in table.state.rulings.items()]
    said = f"decided: {'; '.join(rulings)}." if rulings else "nothing has been decided yet."
    lines = wrapped(said, look, "  ", "    ") if rulings or not table.law.house else []
    for house in table.law.house:
        lines += wrapped(f"{house_said(house)}: {house.rule} is {house.how}.", look, "  ", "    ")
    return lines


def _whose(point: RuleId, table: Table) -> str:
    """Whose word a ruling is, in brackets."""
    whose = ruled_said(point, table)
    return f" ({whose})" if whose else ""


PARTS: dict[str, Callable[[Table, Look], list[str]]] = {
    "fight": fight_lines,
    "owed": owed_lines,
    "piles": pile_lines,
    "rulings": ruling_lines,
}
"""What may be asked for by itself, and its lines."""
