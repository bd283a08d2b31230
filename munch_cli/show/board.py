"""The table as it lies, in lines: whose turn, who sits there, the fight, what is owed, the piles."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from munch_cli.effects.queries import suits
from munch_cli.engine.settle import judge
from munch_cli.engine.table import Table
from munch_cli.engine.unknown import open_hands
from munch_cli.language.card import bad_stuff, in_brackets
from munch_cli.language.facts import Told, amount_said, conditions_said, debt_said, name_of, person_said, total_said
from munch_cli.rules.slots import full_for
from munch_cli.show.look import Look, paint, wrapped
from munch_cli.show.verdicts import house_lines
from munch_cli.table import state as s
from munch_cli.table.commands import ClaimKill
from munch_cli.table.ids import NO_PLAYER, CopyId, PlayerId
from munch_cli.table.saying import columns, counted, fitting, listed, visible
from munch_cli.table.state import top_layer

if TYPE_CHECKING:
    from munch_cli.files.rulings_file import Decisions

PHASES = {
    "setup": "setting up",
    "start": "before the door",
    "door": "at the door",
    "trouble": "looking for trouble",
    "loot": "looting",
    "charity": "charity",
}
"""A phase of the turn -> its words."""
BETWEEN = " · "
WAITED_FOR = {"die": "the die", "draw": "a card", "silence": "anybody's word"}
IN_PLAY = {"trouble": "after the door", "loot": "at its end", "charity": "at its end"}
"""Phases by what is still to come in them, where their names say something else."""


def board_lines(table: Table, look: Look, eyes: PlayerId | None = None) -> list[str]:
    """Everything that lies on the table, as these eyes see it (None: all hands are open)."""
    lines = [paint(heading(table), "strong", look)]
    for seat in table.state.seats:
        lines += wrapped(f"{person_said(table, seat, eyes)}.", look, "  ", "    ")
    return [
        *lines,
        *fight_lines(table, look),
        *owed_lines(table, look),
        *untold_hands(table, look),
        *pile_lines(table, look),
    ]


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
    if turn.phase == "setup" and table.state.whole:
        return PHASES[turn.phase]
    phase = "fighting" if table.fight is not None else PHASES[turn.phase]
    return f"{table.name(turn.player)}'s turn, {phase}"


def fight_lines(table: Table, look: Look) -> list[str]:
    """Who fights what, the cards played, and both sums. Empty without a fight."""
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
    amounts = {name: amount_said(total, table) for name, total in totals.items()}
    wide = max(map(len, amounts.values()))
    lines = []
    for name, total in totals.items():
        pad = " " * (10 - len(name) + wide - len(amounts[name]))
        lines += wrapped(f"{name}{pad}{total_said(total, table)}", look, indent, indent + " " * (13 + wide))
    return lines


def unknown_lead(table: Table) -> str:
    """Return on which unknown number it rests who is ahead in the fight. "" if none decides."""
    fight = table.fight
    if fight is None or not table.blanks:
        return ""
    verdict = judge(table, ClaimKill(fight.fighter))
    if not verdict.provided:
        return ""
    verb = "is" if len(table.fighters()) == 1 else "are"
    fighters = listed([table.name(who) for who in table.fighters()])
    return f"{fighters} {verb} winning {conditions_said(verdict.provided, table)}"


def owed_lines(table: Table, look: Look, but_by: PlayerId | None = None, eyes: PlayerId | None = None) -> list[str]:
    """What has to be settled before the turn goes on, the first to be settled first, as these eyes see it.

    ``but_by``: not by this player.
    """
    told = Told(table, eyes)
    debts = sorted((debt for debt in table.state.owed if debt.who != but_by), key=lambda debt: -debt.layer)
    said = [sentence for debt in debts if (sentence := debt_said(debt, told))]
    return wrapped(f"owed: {' '.join(said)}", look, "  ", "    ") if said else []


def untold_hands(table: Table, look: Look) -> list[str]:
    """Yield a line naming the players whose hands may hold unknown cards, if any."""
    unknown = open_hands(table)
    if not unknown:
        return []
    names = [table.name(who) for who in unknown] if len(unknown) < len(table.state.seats) else []
    held = any(table.hand(who) for who in unknown)
    return wrapped(
        f"hands: {'perhaps more than is told' if held else 'not told'}{f' ({listed(names)})' if names else ''}.",
        look,
        "  ",
        "    ",
    )


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
    """A player's hand. Of another player's only how many cards it has."""
    hand = [name_of(table, copy) for copy in table.hand(who)]
    name = table.name(who)
    held = listed(hand) if eyes in (None, who) else counted(len(hand), "card")
    said = f"{name} holds {held}." if hand else f"{name} has no card in hand."
    return wrapped(said, look, "", "  ")


def ruling_lines(table: Table, look: Look) -> list[str]:
    """What the owner of the game has decided."""
    rulings = [
        f"{point}: {reading}{_whose(*table.state.ruled[point]) if point in table.state.ruled else ''}"
        for point, reading in table.state.rulings.items()
    ]
    said = f"decided: {'; '.join(rulings)}." if rulings else "nothing has been decided yet."
    lines = wrapped(said, look, "  ", "    ") if rulings or not table.law.house else []
    return [*lines, *house_lines(table.law.house, look)]


def word_lines(word: "Decisions", path: str, looks: Look) -> list[str]:
    """What an owner has decided for all their tables; ``path``: where it is kept."""
    lines: list[str] = []
    for ruling in word.rulings:
        lines += wrapped(f"{ruling.point}: {ruling.reading}{_whose(*ruling.ruled)}", looks, "", "  ")
    for one in word.houses:
        house = one.house
        where = f" in {one.edition}" if one.edition else ""
        said = f"house rule: {house.rule} is {house.how}{where}{_whose(house.by, house.on, house.because)}"
        lines += wrapped(said, looks, "", "  ")
    return lines or wrapped(f"nothing has been decided for all tables; it would be kept in {path}.", looks)


def _whose(by: str, on: str, because: str) -> str:
    said = ", ".join(part for part in (by, on) if part)
    why = f", because {because}" if because else ""
    return f" ({said}){why}" if said else why


PARTS: dict[str, Callable[[Table, Look], list[str]]] = {
    "fight": fight_lines,
    "owed": owed_lines,
    "piles": pile_lines,
    "rulings": ruling_lines,
}
"""What may be asked for by itself, and its lines."""


# ---- the line under the prompt


def bottom_parts(table: Table) -> list[str]:
    """The parts, the most wanted first: what is owed, the totals, the Levels, the turn, the sheet."""
    state = table.state
    parts = []
    if state.winners:
        parts.append(f"{listed([state.players[who].name for who in state.winners])} won")
    elif state.owed:
        owing = [
            table.name(debt.who) if debt.who != NO_PLAYER else WAITED_FOR.get(debt.what, "everybody")
            for debt in top_layer(state)
        ]
        parts.append(f"waits for {listed(list(dict.fromkeys(owing)))}")
    if table.fight is not None:
        parts.append(f"munchkins {table.total('munchkins').amount} : {table.total('monsters').amount} monsters")
    return [
        *parts,
        *([standing] if (standing := levels_said(table)) else []),
        moment_said(table),
        table.law.edition.short,
    ]


def bottom_line(table: Table, width: int, look: Look) -> str:
    """As many of the parts as there is room for, the sheet first where it fits."""
    parts = [visible(part) for part in bottom_parts(table)]
    while len(parts) > 1 and columns(BETWEEN.join(parts)) > width:
        parts.pop()
    said = fitting(BETWEEN.join(reversed(parts)), width)
    return said if look.symbols else said.replace(BETWEEN, " - ")


# ---- the table in play


def moment_said(table: Table) -> str:
    """Whose turn it is, and how far it has come, in a game: "Ann's turn, after the door"."""
    turn = table.state.turn
    if table.fight is not None or turn.phase not in IN_PLAY or not table.state.players:
        return turn_said(table)
    return f"{table.name(turn.player)}'s turn, {IN_PLAY[turn.phase]}"


def standings(table: Table) -> str:
    """Everybody's Level, and how many cards they hold: "Ann 3 (5 cards) · Osric 9 (4)"."""
    there = [seat for seat in table.state.seats if seat not in table.state.left]
    held = [f"{len(table.hand(who))}" if who != there[0] else counted(len(table.hand(who)), "card") for who in there]
    return BETWEEN.join(f"{levels(table, who)} ({cards})" for who, cards in zip(there, held, strict=True))


def levels_said(table: Table) -> str:
    """The Level of each player: "Ann 3 · Grizelda 8 · Osric 9". "" without players."""
    there = [seat for seat in table.state.seats if seat not in table.state.left]
    return BETWEEN.join(levels(table, who) for who in there)


def levels(table: Table, who: PlayerId) -> str:
    """A player's name and Level; a dead one is marked."""
    player = table.state.players[who]
    return f"{player.name} {player.level}{' dead' if player.dead else ''}"


def held_lines(table: Table, who: PlayerId, look: Look) -> list[str]:
    """A player's hand, and what lies sideways, each card with its facts."""
    name = table.name(who)
    hand = [in_brackets(name_of(table, copy), table.card(copy)) for copy in table.hand(who)]
    lines = wrapped(f"{name} holds {'; '.join(hand)}." if hand else f"{name} has no card in hand.", look, "", "  ")
    idle: dict[str, list[str]] = {}
    for copy in table.sideways(who):
        idle.setdefault(why_sideways(table, copy), []).append(in_brackets(name_of(table, copy), table.card(copy)))
    for why, cards in idle.items():
        lead = f"sideways, not in use{f' ({why})' if why else ''}"
        lines += wrapped(f"{lead}: {'; '.join(cards)}.", look, "  ", "    ")
    return lines


def why_sideways(table: Table, copy: CopyId) -> str:
    """Why an Item that lies sideways cannot be in use: whom it is for, or which place is taken. "" if it could be."""
    who, card = table.owner_of(copy), table.card(copy)
    if not suits(table, who, card):
        return f"{' or '.join(sorted(card.only))} only" if card.only else f"not {' or '.join(sorted(card.not_by))}"
    place = full_for(table, who, copy)
    return ("the hands are full" if place == "hands" else f"other {place} is worn") if place else ""


def fight_in_short(table: Table, look: Look) -> list[str]:
    """The fight: who against what, both sums, who is ahead by how much, and what is at stake. Empty without one."""
    fight = table.fight
    if fight is None:
        return []
    sides = listed([table.name(who) for who in table.fighters()])
    foes = [in_brackets(_foe_with(table, copy), table.card(copy)) for copy in table.foes]
    lines = wrapped(f"{sides} against {'; '.join(foes) or 'no monster'}.", look, "  ", "    ")
    if not fight.running:
        lines += sum_lines(table, look, "    ")
        if said := unknown_lead(table):
            return lines + wrapped(f"{said}.", look, "    ")
        ours, theirs = table.total("munchkins").amount, table.total("monsters").amount
        ahead = f"the munchkins are ahead by {ours - theirs}" if ours > theirs else ""
        ahead = ahead or (f"the monsters are ahead by {theirs - ours}" if theirs > ours else _equal(table))
        lines += wrapped(f"{ours}:{theirs}, {ahead}.", look, "    ")
    for copy in table.foes:
        if said := bad_stuff(table.card(copy)):
            lines += wrapped(f"caught by {table.card(copy).name}: {said}.", look, "    ", "      ")
    return lines


def _equal(table: Table) -> str:
    """Who wins where both sides are equal."""
    ours = table.total("wins_ties").amount > 0
    return f"both sides are equal, and {'the munchkins win' if ours else 'the monsters win'} ties"


def _foe_with(table: Table, copy: CopyId) -> str:
    lying = [table.card(enhancer).name for enhancer in table.enhancers(copy)]
    return f"{table.card(copy).name} with {listed(lying)}" if lying else table.card(copy).name
