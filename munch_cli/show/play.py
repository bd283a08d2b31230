"""The table in play, in few lines: standings, a hand with its facts, the fight with what is at stake."""

from munch_cli.engine.table import Table
from munch_cli.show.board import sum_lines, turn_said
from munch_cli.show.card import bad_stuff, in_brackets
from munch_cli.show.look import Look, wrapped
from munch_cli.show.told import name_of
from munch_cli.table.ids import CopyId, PlayerId
from munch_cli.table.saying import counted, listed

BETWEEN = " · "


IN_PLAY = {"trouble": "after the door", "loot": "at its end", "charity": "at its end"}
"""Phases by what is still to come in them, where their names say something else."""


def moment_said(table: Table) -> str:
    """Whose turn it is, and how far it has come, in a game: "Ann's turn, after the door"."""
    turn = table.state.turn
    if table.fight is not None or turn.phase not in IN_PLAY or not table.state.players:
        return turn_said(table)
    return f"{table.state.players[turn.player].name}'s turn, {IN_PLAY[turn.phase]}"


def standings(table: Table) -> str:
    """Everybody's Level, and how many cards they hold: "Ann 3 (5 cards) · Osric 9 (4)"."""
    there = [PlayerId(seat) for seat in range(len(table.state.players)) if seat not in table.state.left]
    held = [f"{len(table.hand(who))}" if who != there[0] else counted(len(table.hand(who)), "card") for who in there]
    return BETWEEN.join(f"{levels(table, who)} ({cards})" for who, cards in zip(there, held, strict=True))


def levels_said(table: Table) -> str:
    """Everybody's Level: "Ann 3 · Grizelda 8 · Osric 9"; "" if nobody sits there."""
    there = [PlayerId(seat) for seat in range(len(table.state.players)) if seat not in table.state.left]
    return BETWEEN.join(levels(table, who) for who in there)


def levels(table: Table, who: PlayerId) -> str:
    """A player's name and Level; a dead one is marked."""
    player = table.state.players[who]
    return f"{player.name} {player.level}{' dead' if player.dead else ''}"


def held_lines(table: Table, who: PlayerId, look: Look) -> list[str]:
    """A player's hand, and what lies sideways, each card with its facts."""
    name = table.state.players[who].name
    hand = [in_brackets(name_of(table, copy), table.card(copy)) for copy in table.hand(who)]
    lines = wrapped(f"{name} holds {'; '.join(hand)}." if hand else f"{name} has no card in hand.", look, "", "  ")
    idle = [in_brackets(name_of(table, copy), table.card(copy)) for copy in table.sideways(who)]
    return lines + (wrapped(f"sideways, not in use: {'; '.join(idle)}.", look, "  ", "    ") if idle else [])


def fight_in_short(table: Table, look: Look) -> list[str]:
    """The fight: who against what, both sums, who is ahead by how much, and what is at stake; nothing without one."""
    fight = table.fight
    if fight is None:
        return []
    sides = listed([table.state.players[who].name for who in table.fighters()])
    foes = [in_brackets(_foe(table, copy), table.card(copy)) for copy in table.foes]
    lines = wrapped(f"{sides} against {'; '.join(foes) or 'no monster'}.", look, "  ", "    ")
    if not fight.running:
        lines += sum_lines(table, look, "    ")
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


def _foe(table: Table, copy: CopyId) -> str:
    lying = [table.card(enhancer).name for enhancer in table.enhancers(copy)]
    return f"{table.card(copy).name} with {listed(lying)}" if lying else table.card(copy).name
