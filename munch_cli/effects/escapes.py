"""Slipping away without a roll, as a card allows. Fighters who did not play the card are asked if they want to."""

from collections.abc import Iterator

from munch_cli.effects.card_moments import RUN, roll_to_escape
from munch_cli.effects.effect_target import Aim
from munch_cli.effects.queries import is_on_the_run, marked
from munch_cli.engine.law import always, then
from munch_cli.engine.table import Table
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table import vocabulary as v
from munch_cli.table.ids import NO_PLAYER, CopyId, PlayerId

GET_AWAY = "get away"
RATHER = {True: (GET_AWAY, "roll"), False: (GET_AWAY, "fight on")}
"""What the player who is asked may choose: once the fight is lost, and while it is not."""


def slip_away(table: Table, deed: v.SlipAway, aim: Aim) -> Iterator[e.Event]:
    """The user gets away from every monster that lets a player go. Other fighters it is for are asked."""
    meant = slipping(table, deed, aim)
    if aim.who in meant:
        yield from _gets_away(table, aim.who, aim.because)
    layer, words = table.new_layer(), RATHER[is_on_the_run(table)]
    for fighter in meant:
        if fighter != aim.who:
            yield e.DebtIncurred(d.Choice(fighter, layer, aim.because, words=words), aim.because)


def slipping(table: Table, deed: v.SlipAway, aim: Aim) -> list[PlayerId]:
    """The fighters it is for: the one named, else all if it includes a partner, else the user."""
    named = (aim.rival,) if aim.rival != NO_PLAYER else table.fighters() if deed.partner else (aim.who,)
    return [fighter for fighter in table.fighters() if fighter in named and before_the_roll(table, fighter)]


def given_up(table: Table, because: e.Because = ()) -> Iterator[e.Event]:
    """The fight is lost, if it was not already, and a claim with it."""
    fight = table.the_fight
    if fight.running:
        return
    if fight.claimed is not None:
        yield e.ClaimVoided(because)
    yield e.FightLost(because)


def before_the_roll(table: Table, who: PlayerId) -> tuple[CopyId, ...]:
    """The monsters that a fighter could still slip away from: all, or those for which they have yet to cast the die."""
    if not is_on_the_run(table):
        return table.foes
    asked = tuple(debt.copy for debt in table.owed("die") if debt.words == (RUN,) and debt.other == who)
    return (*asked, *(foe for debt in table.owed("run") if debt.who == who for foe in debt.options))


def _gets_away(table: Table, who: PlayerId, because: e.Because) -> Iterator[e.Event]:
    """The fight is given up. A die that was asked for and not rolled yet is no longer asked for."""
    yield from given_up(table, because)
    left = [foe for foe in before_the_roll(table, who) if foe not in marked(table, "no_escape")]
    roll = roll_to_escape(table, who)
    if roll is not None and roll.copy in left:
        yield e.DebtSettled(roll)
    yield from (e.MonsterEscaped(who, foe, because=because) for foe in left)


def gets_away_or_stays(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """The player who was asked has chosen."""
    if event.word == GET_AWAY:
        yield from _gets_away(table, event.debt.who, event.debt.because)


def asked_as_things_stand(table: Table) -> Iterator[e.Event]:
    """A player who has no monster left to get away from is no longer asked. Once the fight is lost, none can fight
    on.
    """
    for debt in table.owed("choose"):
        if debt.words not in RATHER.values():
            continue
        words = RATHER[is_on_the_run(table)]
        if not before_the_roll(table, debt.who):
            yield e.DebtSettled(debt)
        elif debt.words != words:
            yield e.DebtSettled(debt)
            yield e.DebtIncurred(debt._replace(words=words, layer=table.new_layer()), debt.because)


ROWS = (then(e.ChoiceMade, gets_away_or_stays, of=("choose",)), always(asked_as_things_stand, owed=("choose",)))
"""What follows from what a player chose, and holds while they are asked."""
