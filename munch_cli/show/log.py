"""The log of a game: one act a line, what came of it below, nothing told twice, a heading for each turn.

· Osric kicks open the door. Behind the door: Face Sucker (L8 · 2T).
· Osric runs from Face Sucker.
    Face Sucker catches Osric with 1.
    Osric goes down 1 level.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

from munch_cli.arbiter.view import Seen
from munch_cli.engine.run import Outcome
from munch_cli.engine.table import Table
from munch_cli.language.card import bad_stuff, in_brackets
from munch_cli.language.events import WORDINGS, event_said, tale
from munch_cli.show.board import standings
from munch_cli.show.look import Look, paint, wrapped
from munch_cli.show.menu import odds_of_run, together_against, with_commas
from munch_cli.sim.fighting import is_won, would_win
from munch_cli.table import commands as c
from munch_cli.table import events as e
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId
from munch_cli.table.saying import columns
from munch_cli.table.state import FACE_UP

ACT, FACT, YOURS = "· ", "    ", "  ! "
"""The leads of an act, of its result, and of a result that another player's act has for the reader."""
MACHINERY = (
    e.PhaseBegan,
    e.PileShuffled,
    e.CardsDealt,
    e.DebtIncurred,
    e.FightLost,
    e.FightEnded,
    e.FightBegan,
    e.KillClaimed,
    e.RoomLooted,
    e.TurnBegan,
)
"""What the menu, the heading of the turn or the act itself says already."""
ENDS = (".", "!", "?")
SILENT = (c.BeReady, c.KeepSilent, c.Pass, c.LetHappen)
"""Acts that need no line: what comes of them does."""
SAYS_IT_ALL: dict[type[c.Command], type[e.Event]] = {
    c.PlayCard: e.CardLaidDown,
    c.Sell: e.ItemsSold,
    c.Equip: e.ItemEquipped,
    c.TakeCard: e.CardTaken,
}
"""Commands shown by the event they lead to, if any."""


def log_lines(moment: Seen, look: Look) -> list[str]:
    """One act and what came of it, as it was seen (by ``NO_PLAYER``: as everybody did)."""
    before, outcome, eyes = moment.before, moment.outcome, NO_PLAYER if moment.eyes is None else moment.eyes
    after, command = outcome.table, outcome.command
    events = [event for event in _telling(outcome, before) if not isinstance(event, e.GameWon)]
    whole = SAYS_IT_ALL.get(type(command))
    told = next((event for event in events if whole is not None and isinstance(event, whole)), None)
    acts = tale([told], after, eyes) if told is not None else []
    if not acts and not isinstance(command, SILENT):
        act = f"{with_commas(command, moment.said)}{_claimed(outcome)}{_odds_said(outcome, before)}"
        acts = [f"{act[:1].upper()}{act[1:]}{'' if act.endswith(ENDS) else '.'}"]
    facts = [_taken(fact, outcome) for fact in tale([event for event in events if event is not told], after, eyes)]
    said = _with_facts([*acts, *facts], outcome, before, eyes)
    acts, facts = said[: len(acts)], said[len(acts) :]
    struck = {event.victim for event in outcome.events if isinstance(event, e.CurseStruck)} - {command.who}
    fits = not look.width or columns(ACT + " ".join(said)) <= look.width
    if acts and len(facts) == 1 and eyes not in struck and fits:
        acts, facts = [" ".join(said)], []
    lines = [line for act in acts for line in wrapped(act, look, ACT, FACT)]
    for fact in facts:
        is_own = eyes != NO_PLAYER and command.who != eyes
        is_own = is_own and (eyes in struck or _names(after.name(eyes), fact))
        shown = wrapped(fact, look, YOURS if is_own else FACT, FACT + "  ")
        lines += [paint(line, "strong", look) for line in shown] if is_own else shown
    return [*lines, *_won(outcome, look), *_heading(outcome, look)]


def _names(name: str, fact: str) -> bool:
    """Return True if a sentence speaks of a player."""
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", fact) is not None


def _taken(fact: str, outcome: Outcome) -> str:
    """A fact, in which what a player takes by an act of their own is not said to be given to them."""
    after, who = outcome.table, outcome.command.who
    for event in outcome.events:
        if isinstance(event, e.CardGiven) and event.to == who != event.giver and fact == event_said(event, after):
            return f"{after.name(who)} takes {after.card(event.copy).name} from {after.name(event.giver)}."
    return fact


def _claimed(outcome: Outcome) -> str:
    """The sums at which a player claims a kill: ", 5 to 1"."""
    claims = [event for event in outcome.events if isinstance(event, e.KillClaimed)]
    is_said = claims and isinstance(outcome.command, c.ClaimKill)
    return f", {claims[0].munchkins} to {claims[0].monsters}" if is_said else ""


def _odds_said(outcome: Outcome, before: Table) -> str:
    """What an act was likely to bring, as all players could work out: " — 2 in 6 to get away", " — 9:10 in the fight".

    For a run also what it may cost, and for what stops a winner that it does.
    """
    command, after = outcome.command, outcome.table
    if isinstance(command, c.RunAway):
        said = odds_of_run(before, command)
        caught = [bad_stuff(before.card(foe)) for foe in before.foes if command.monster in (NO_COPY, foe)]
        said += f"; caught: {caught[0]}" if said and len(caught) == 1 and caught[0] else ""
    elif isinstance(command, c.AskHelp):
        said = together_against(before, command)
    elif before.fight is not None and after.fight is not None and not after.fight.running and after.foes:
        now, was = ((table.total("munchkins").amount, table.total("monsters").amount) for table in (after, before))
        said = f"{now[0]}:{now[1]} in the fight" if now != was else ""
        stops = said and would_win(before) and is_won(before) and not is_won(after)
        said += f", or {before.name(before.fight.fighter)} would win the game" if stops else ""
    else:
        said = ""
    return f" — {said}" if said else ""


def _telling(outcome: Outcome, before: Table) -> Iterator[e.Event]:
    """The events worth a line."""
    every = [event for event in outcome.events if WORDINGS[type(event)]]
    given = _given_away(outcome.command)
    rolls = set(_rolls_told_with_their_fate(every))
    has_fallen = any(isinstance(event, e.MonsterEliminated) for event in every)
    are_sums_told = _odds_said(outcome, before).endswith("in the fight")
    spent = {copy for event in every if isinstance(event, e.ItemsSold) for copy in event.copies}
    spent |= {event.copy for event in every if isinstance(event, e.CurseStruck | e.DoorTurnedUp)}
    match outcome.command:
        case c.PlayCard() | c.DiscardCard():
            spent.add(outcome.command.card)
        case c.UseAbility():
            spent.update(outcome.command.discards)
        case c.DiscardInCharity():
            spent.update(outcome.command.cards)
    faces_up = {event.copy for event in every if isinstance(event, e.DoorTurnedUp)}
    is_dealt = any(isinstance(event, e.CardsDealt) for event in every)
    is_drawn = any(isinstance(event, e.CardDrawn | e.SpoilsLaidOut) for event in every)
    for event in every:
        match event:
            case e.CardDiscarded() if event.who == NO_PLAYER or event.copy in spent:
                continue
            case e.CardGiven() if event.copy in given:
                continue
            case e.CardDrawn() if is_dealt:  # the hand is shown
                continue
            case e.CurseStruck() if _is_said_already(event, outcome.command, faces_up):
                continue
            case e.DieRolled() if event in rolls:
                continue
            case e.TreasureFellDue() if is_drawn or (has_fallen and not event.count):
                continue
            case e.SideBoosted() if are_sums_told:
                continue
            case e.MomentPassed() if isinstance(outcome.command, c.Pass | c.LetHappen):
                continue
            case e.AbilityUsed() if isinstance(outcome.command, c.UseAbility):
                continue
            case e.CardPlayedIn() if _says_the_side(outcome.command, event):
                continue
            case e.CardTaken() if isinstance(outcome.command, c.Choose) and event.copy == outcome.command.card:
                continue
        if not isinstance(event, MACHINERY):
            yield event


def _given_away(command: c.Command) -> tuple[CopyId, ...]:
    """The cards that an act says it gives away."""
    match command:
        case c.GiveInCharity():
            return command.cards
        case c.GiveItems():
            return command.items
        case _:
            return ()


def _is_said_already(struck: e.CurseStruck, command: c.Command, faces_up: Collection[CopyId]) -> bool:
    """Return True if the act already says whom a Curse strikes, by the player who drew it or its target."""
    if isinstance(command, c.PlayCard):
        return command.card == struck.copy and command.on_player == struck.victim
    return struck.copy in faces_up and command.who == struck.victim


def _says_the_side(command: c.Command, event: e.CardPlayedIn) -> bool:
    """Return True if the act says on which side a card is played."""
    if not isinstance(command, c.PlayCard) or command.card != event.copy:
        return False
    return command.on_player != NO_PLAYER or command.on_card != NO_COPY


def _rolls_told_with_their_fate(events: Sequence[e.Event]) -> Iterator[e.Event]:
    """The rolls to run away: whether the player is caught tells what the die showed."""
    rolled: e.Event | None = None
    for event in events:
        if isinstance(event, e.DieRolled):
            rolled = event
        elif isinstance(event, e.MonsterEscaped | e.PlayerCaught) and event.total != e.NO_ROLL and rolled is not None:
            yield rolled
            rolled = None


def _with_facts(said: Sequence[str], outcome: Outcome, before: Table, eyes: PlayerId) -> list[str]:
    """The sentences, in which each card that comes into the game, or to the reader, has its facts beside it once.

    What lay face up ``before`` is known.
    """
    table, command = outcome.table, outcome.command
    played = [command.card] if isinstance(command, c.PlayCard) else []
    played = [copy for copy in played if table.card(copy).kind != "go-up-a-level"]  # what comes of it says it all
    new = dict.fromkeys((*played, *_new_cards(outcome.events), *_drawn(outcome.events, eyes)))
    left = [copy for copy in new if copy not in before.state.zones[FACE_UP]]
    lines: list[str] = []
    for line in said:
        for copy in [copy for copy in left if table.card(copy).name in line]:
            card = table.card(copy)
            if copy in left:
                line = line.replace(card.name, in_brackets(card.name, card), 1)
                left = [other for other in left if table.card(other) is not card]
        lines.append(line)
    return lines


def _drawn(events: Sequence[e.Event], eyes: PlayerId) -> Iterator[CopyId]:
    """The cards that came into the reader's hand. An opening hand is shown as a whole."""
    if eyes == NO_PLAYER or any(isinstance(event, e.CardsDealt) for event in events):
        return
    for event in events:
        match event:
            case e.CardDrawn() | e.CardTaken() if event.who == eyes:
                yield event.copy
            case e.CardGiven() if event.to == eyes:
                yield event.copy


def _new_cards(events: Sequence[e.Event]) -> Iterator[CopyId]:
    """The cards that came to the table, or struck."""
    for event in events:
        if isinstance(event, e.DoorTurnedUp | e.CurseStruck | e.CardLaidDown | e.MonsterJoined | e.MonsterEnhanced):
            yield event.copy
        if isinstance(event, e.CardDrawn) and event.face_up:
            yield event.copy
        if isinstance(event, e.FightBegan):
            yield event.monster


def _won(outcome: Outcome, look: Look) -> list[str]:
    """A line by itself for the end of the game."""
    won = [event for event in outcome.events if isinstance(event, e.GameWon)]
    return (
        ["", *(paint(line, "strong", look) for line in wrapped(event_said(won[0], outcome.table), look))] if won else []
    )


def _heading(outcome: Outcome, look: Look) -> list[str]:
    """A line for a turn that has begun: whose it is, and how all stand."""
    turns = [event.who for event in outcome.events if isinstance(event, e.TurnBegan)]
    if not turns or outcome.table.state.is_over:
        return []
    said = f"{outcome.table.name(turns[-1])}'s turn · {standings(outcome.table)}"
    return ["", *(paint(line, "strong", look) for line in wrapped(f"— {said}", look, "", "  "))]
