"""Minions: one at a time, played and thrown out at any time, and sacrificed to get away.

Sheets: Minions.
"""

from collections.abc import Iterator

from munch_cli.effects.card_moments import is_losing, roll_to_escape
from munch_cli.effects.escapes import before_the_roll, given_up
from munch_cli.effects.kinds import (
    goes,
    in_force,
    laid_down,
    may_go,
    no_item,
    no_more_than,
    so_many_of_a_kind,
    too_many,
)
from munch_cli.effects.queries import kind_in_play, marked
from munch_cli.engine.law import bar, do, each, may, sum_of
from munch_cli.engine.moments import FIGHT_OPEN, FIGHTING, HELPING, IN_FIGHT, RUNNING
from munch_cli.engine.reasons import Reason, allow, refuse, silent
from munch_cli.engine.table import Table
from munch_cli.rules.running_away import begun_by_the_helper, without_asking
from munch_cli.table import events as e
from munch_cli.table.commands import DiscardCard, GiveItems, PlayCard, Sacrifice, Sell, Trade
from munch_cli.table.ids import LYING, NO_PLAYER, SHED, CopyId, PlayerId, RuleId

SACRIFICE = "Sacrifice"
"""What the use of a Minion is called among the things used in a fight."""


def at_any_time(table: Table, command: PlayCard) -> Reason:
    """A Minion may be played at any time, even in a fight."""
    return allow()


ANY_TIME = "minions.played-at-any-time"
ONE = "minions.one-in-play-at-a-time"
ESCAPES = "minions.sacrifice-escapes-every-monster"
AFTER_A_ROLL = "gap.minion-after-a-roll"
EVEN_THEN = "minions.sacrifice-beats-no-escape"
DECIDES = "minions.main-player-decides-for-his-helper"

laying_it_down = laid_down("minion", ANY_TIME)
one_minion = so_many_of_a_kind("minions.most", "Minions")
no_second_minion = no_more_than("minion", "minions")
too_many_minions = too_many("minion", "minions", ONE)
may_be_thrown_out = may_go("minion")
throwing_it_out = goes("minion")
no_item_at_all = no_item("minion")

# ---- par. 2: the sacrifice


def instead_of_rolling(table: Table, command: Sacrifice) -> Reason | None:
    """The player who has lost a fight may give up a Minion instead of rolling, also while the die is yet to be cast."""
    if command.minion not in kind_in_play(table, command.who, "minion"):
        return refuse(minion=command.minion)
    return allow() if _has_lost(table, command.who) else refuse(needs="run")


def _has_lost(table: Table, who: PlayerId) -> bool:
    if not table.is_fighting(who):
        return False
    return bool(before_the_roll(table, who)) if table.the_fight.running else is_losing(table)


def helpers_own_minion(table: Table, command: Sacrifice) -> Reason | None:
    """Whether a helper may sacrifice a Minion of their own is left open."""
    gap = "gap.helper-sacrifices-his-own-minion"
    return silent(gap, allows=table.leaning(gap) == "allowed")


def several_minions(table: Table, command: Sacrifice) -> Reason | None:
    """Whether one is enough for a fight, and whether it must have been there before, is left open."""
    gap = "gap.several-minions-in-one-fight"
    again = any(use.ability == SACRIFICE for use in table.state.turn.used)
    fresh = command.minion in table.the_fight.laid
    return silent(gap, allows=table.leaning(gap) == "allowed") if again or fresh else None


def after_a_roll(table: Table, command: Sacrifice) -> Reason | None:
    """Whether it is too late for it once a roll was made against another monster is left open."""
    if all(who != command.who for who, _ in table.the_fight.met):
        return None
    return silent(AFTER_A_ROLL, allows=table.leaning(AFTER_A_ROLL) == "allowed")


def main_player_decides(table: Table, command: Sacrifice) -> Reason | None:
    """Only the main player can take a helper with them. If they do not, the helper rolls."""
    fight = table.the_fight
    if command.saving == NO_PLAYER and (fight.helper == NO_PLAYER or command.who != fight.fighter):
        return None
    if command.saving == NO_PLAYER:
        return allow(helper=fight.helper)
    return allow() if command.who == fight.fighter and command.saving == fight.helper else refuse(decides=fight.fighter)


def given_up_without_asking(table: Table, command: Sacrifice) -> Reason | None:
    """Who has asked no player may not have to run yet: that is as open here as where they roll."""
    return without_asking(table, command) if _is_minion(table, command) else None


def given_up_by_the_helper(table: Table, command: Sacrifice) -> Reason | None:
    """The same holds for a helper whose main player has not given up."""
    return begun_by_the_helper(table, command) if _is_minion(table, command) else None


def giving_it_up(table: Table, command: Sacrifice) -> Iterator[e.Event]:
    """The Minion is discarded, and its owner gets away from every monster."""
    yield from given_up(table)
    card = table.state.cards[command.minion]
    yield e.CardDiscarded(command.minion, command.who)
    yield e.AbilityUsed(command.who, SACRIFICE, card, command.saving, "fight")
    saved = (command.who, command.saving) if command.saving != NO_PLAYER and table.in_force(DECIDES) else (command.who,)
    left = tuple((who, foe) for who in saved for foe in before_the_roll(table, who))
    for who in saved:
        yield from _nothing_left_but(table, who, _held(table, before_the_roll(table, who)))
    for who, foe in left:
        if not _held(table, (foe,)):
            yield e.MonsterEscaped(who, foe, because=_why(table, command.who, who))


def _why(table: Table, who: PlayerId, saved: PlayerId) -> tuple[RuleId, ...]:
    return in_force(table, ESCAPES) if who == saved else in_force(table, ESCAPES, DECIDES)


def _nothing_left_but(table: Table, who: PlayerId, held: tuple[CopyId, ...]) -> Iterator[e.Event]:
    """No player still runs, or rolls, from a monster they got away from. A monster that lets no one go stays."""
    roll = roll_to_escape(table, who)
    if roll is not None and roll.what == "die" and roll.copy not in held:
        yield e.DebtSettled(roll)
    debt = next((debt for debt in table.owed("run") if debt.who == who), None)
    if debt is not None:
        yield e.DebtSettled(debt)
        if left := tuple(foe for foe in debt.options if foe in held):
            yield e.DebtIncurred(debt._replace(options=left))


def _held(table: Table, foes: tuple[CopyId, ...]) -> tuple[CopyId, ...]:
    if table.in_force(EVEN_THEN):
        return ()
    return tuple(foe for foe in foes if foe in marked(table, "no_escape"))


def even_from_those(table: Table, command: Sacrifice) -> Reason | None:
    """It works even against a monster that no player escapes from."""
    there = tuple(marked(table, "no_escape"))
    return allow(foes=there) if there and _is_minion(table, command) else None


def _is_minion(table: Table, command: Sacrifice) -> bool:
    return command.minion in kind_in_play(table, command.who, "minion")


RULES = (
    may(PlayCard, at_any_time, of=("minion",)),
    do(PlayCard, laying_it_down, of=("minion",)),
    sum_of("minions", one_minion, reads=LYING),
    bar(PlayCard, no_second_minion, of=("minion",)),
    each(too_many_minions, reads=LYING | SHED),
    may(DiscardCard, may_be_thrown_out, of=("minion",)),
    do(DiscardCard, throwing_it_out, of=("minion",)),
    bar(Trade, no_item_at_all),
    bar(GiveItems, no_item_at_all),
    bar(Sell, no_item_at_all),
    may(Sacrifice, instead_of_rolling, allows=FIGHTING),
    may(Sacrifice, even_from_those, when=IN_FIGHT),
    may(Sacrifice, helpers_own_minion, when=HELPING),
    may(Sacrifice, several_minions, when=IN_FIGHT),
    may(Sacrifice, after_a_roll, when=RUNNING & FIGHTING),
    may(Sacrifice, main_player_decides, when=IN_FIGHT),
    may(Sacrifice, given_up_without_asking, when=FIGHT_OPEN),
    may(Sacrifice, given_up_by_the_helper, when=FIGHT_OPEN & HELPING),
    do(Sacrifice, giving_it_up),
)
