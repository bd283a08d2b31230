"""The log of a game: one act a line, what came of it below, nothing told twice, a heading for each turn.

· Osric kicks open the door. Behind the door: Face Sucker (L8 · 2T).
· Osric runs from Face Sucker.
    Face Sucker catches Osric with 1.
    Osric goes down 1 level.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from munch_cli.engine.run import Outcome
from munch_cli.engine.table import Table
from munch_cli.repl.asides import sentence
from munch_cli.show.card.brief import in_brackets
from munch_cli.show.events import tale
from munch_cli.show.look import Look, paint, wrapped
from munch_cli.show.play import levels_said
from munch_cli.table import commands as c
from munch_cli.table import events as e
from munch_cli.table.columns import columns
from munch_cli.table.ids import NO_PLAYER, CopyId, PlayerId

ACT, FACT, YOURS = "· ", "    ", "  ! "
"""Before an act, before what comes of it, and before what somebody else's act does to the reader."""
MACHINERY = (e.PhaseBegan, e.PileShuffled, e.CardsDealt, e.DebtIncurred, e.FightLost, e.RoomLooted, e.TurnBegan)
"""What the menu, the heading of the turn or the act itself says already."""
SAYS_IT_ALL: dict[type[c.Command], type[e.Event]] = {
    c.PlayCard: e.CardLaidDown,
    c.Sell: e.ItemsSold,
    c.Equip: e.ItemEquipped,
    c.TakeCard: e.CardTaken,
}
"""An act that is told by the event it leads to, if it does."""


def log_lines(outcome: Outcome, before: Table, eyes: PlayerId, look: Look) -> list[str]:
    """One act and what came of it, as these eyes saw it (``NO_PLAYER``: as everybody did)."""
    after = outcome.table
    events = list(_telling(outcome))
    facts = [_with_facts(fact, outcome.events, after) for fact in tale(events, after, eyes)]
    act = sentence(outcome.command, before, eyes)
    whole = SAYS_IT_ALL.get(type(outcome.command))
    if whole is None or not facts or not any(isinstance(event, whole) for event in events):
        act = act if act.endswith(".") else f"{act}."
        facts = [f"{act[:1].upper()}{act[1:]}", *facts]
    if len(facts) == 2 and (not look.width or columns(f"{ACT}{facts[0]} {facts[1]}") <= look.width):
        facts = [" ".join(facts)]
    lines = wrapped(facts[0], look, ACT, FACT)
    for fact in facts[1:]:
        is_own = eyes != NO_PLAYER and outcome.command.who != eyes and after.state.players[eyes].name in fact
        said = wrapped(fact, look, YOURS if is_own else FACT, FACT + "  ")
        lines += [paint(line, "strong", look) for line in said] if is_own else said
    return [*lines, *_heading(outcome, look)]


def _telling(outcome: Outcome) -> Iterator[e.Event]:
    """The events worth a line."""
    sold = {copy for event in outcome.events if isinstance(event, e.ItemsSold) for copy in event.copies}
    rolls = {one for one, other in pairwise(outcome.events) if _is_told_with(one, other)}
    for event in outcome.events:
        match event:
            case e.CardDiscarded() if event.who == NO_PLAYER or event.copy in sold:
                continue
            case e.FightBegan() if event.began == "door":
                continue
            case e.FightEnded() if not event.won:
                continue
            case e.DieRolled() if event in rolls:
                continue
        if not isinstance(event, MACHINERY):
            yield event


def _is_told_with(one: e.Event, other: e.Event) -> bool:
    """Whether a roll is told by what comes of it right away."""
    return isinstance(one, e.DieRolled) and isinstance(other, e.MonsterEscaped | e.PlayerCaught)


def _with_facts(fact: str, events: Sequence[e.Event], table: Table) -> str:
    """A sentence with the facts of the card that it brings into the game."""
    for copy in _new_cards(events):
        card = table.card(copy)
        if card.name in fact:
            return fact.replace(card.name, in_brackets(card.name, card), 1)
    return fact


def _new_cards(events: Sequence[e.Event]) -> Iterator[CopyId]:
    """The cards that came to the table, or struck."""
    for event in events:
        if isinstance(event, e.DoorTurnedUp | e.CurseStruck | e.CardLaidDown | e.MonsterJoined):
            yield event.copy


def _heading(outcome: Outcome, look: Look) -> list[str]:
    """A line for a turn that has begun: whose it is, and the Levels of all."""
    turns = [event.who for event in outcome.events if isinstance(event, e.TurnBegan)]
    if not turns or outcome.table.state.is_over:
        return []
    said = f"{outcome.table.state.players[turns[-1]].name}'s turn · {levels_said(outcome.table)}"
    return ["", *(paint(line, "strong", look) for line in wrapped(f"— {said}", look, "", "  "))]
