"""Running away, from the last roll on: who gets away without one, and what becomes of the monsters.

Sheets: Running Away, the paragraphs on escaping and the last.
"""

from collections.abc import Iterator

from munch_cli.effects.deeds import Aim, carry_out
from munch_cli.effects.gives import usable
from munch_cli.effects.looking import face, items_in_use
from munch_cli.effects.moments import RUN
from munch_cli.effects.shedding import gives_up_a_big_item
from munch_cli.engine.chance import die_owed
from munch_cli.engine.law import always, may, then
from munch_cli.engine.moments import FIGHTING, RUNNING
from munch_cli.engine.reasons import Reason, silent
from munch_cli.engine.table import Table
from munch_cli.rules.combat import FOLLOW_CARDS
from munch_cli.rules.running_away import ALONE, HELPED, left_to_run_from, one_less, runs, why_run
from munch_cli.table import events as e
from munch_cli.table.commands import GiveItems, Sell, Trade
from munch_cli.table.debts import Debt
from munch_cli.table.ids import NO_PLAYER, RuleId
from munch_cli.table.state import FOES, ON_FOES, PLAYED
from munch_cli.table.vocabulary import EscapeFrom

# ---- getting away without a roll


def nothing_left_to_run_from(table: Table, event: e.MonsterEscaped) -> Iterator[e.Event]:
    """Whoever has got away from a monster by other means need not run from it."""
    for debt in runs(table):
        if debt.who == event.who and event.monster in debt.options:
            yield from one_less(table, debt, event.monster)


def must_roll_for_it(table: Table, event: e.EscapeUndone) -> Iterator[e.Event]:
    """Whoever is held back when they have got away runs from that monster again, and now has to roll."""
    fight = table.fight
    if fight is None or table.state.place[event.monster] != FOES:
        return
    if not fight.running:
        yield e.FightLost(why_run(table))
    for debt in runs(table):
        if debt.who == event.who and event.monster in left_to_run_from(table, debt):
            yield from one_less(table, debt, event.monster)
    yield die_owed(table, event.who, RUN, copy=event.monster)


def gone_while_they_ran(table: Table, event: e.MonsterEliminated) -> Iterator[e.Event]:
    """Nobody runs any more from a monster that a card gets rid of meanwhile."""
    for debt in runs(table):
        if event.copy in debt.options:
            yield from one_less(table, debt, event.copy)


def getting_away_is_giving_up(table: Table, event: e.MonsterEscaped) -> Iterator[e.Event]:
    """One who gets away from a monster has lost the fight, and runs from the others."""
    fight = table.fight
    if fight is not None and not fight.running and event.monster in table.foes:
        yield e.FightLost(why_run(table))


def distracted_for_both(table: Table, event: e.MonsterEscaped) -> Iterator[e.Event]:
    """Whether a monster that one of two distracts lets both go is left open."""
    fight = table.fight
    if fight is None or fight.helper == NO_PLAYER or not _is_distracted(table, event):
        return
    partner = fight.helper if event.who == fight.fighter else fight.fighter
    met = (partner, event.monster) in (*fight.escaped, *fight.caught)
    if not met and table.reading("gap.who-escapes-the-distracted-pit-bull") == "both":
        yield event._replace(who=partner)


def _is_distracted(table: Table, event: e.MonsterEscaped) -> bool:
    """Whether it was something printed on the monster that let one go."""
    card = face(table, event.monster)
    lets_go = any(isinstance(deed, EscapeFrom) for ability in card.abilities for deed in ability.do)
    return lets_go and event.total == e.NO_ROLL and card.rule in event.because


def getting_away_pays(table: Table, event: e.MonsterEscaped) -> Iterator[e.Event]:
    """What somebody uses may give them something for getting away, once in a flight."""
    fight = table.fight
    if fight is None or sum(who == event.who for who, _ in fight.escaped) != 1:
        return
    for copy in items_in_use(table, event.who):
        card = table.card(copy)
        if card.on_escape and usable(table, event.who, copy):
            for deed in card.on_escape:
                yield from _cited(carry_out(table, deed, Aim(event.who, (card.rule,))), card.rule)


def _cited(events: Iterator[e.Event], rule: RuleId) -> Iterator[e.Event]:
    yield from (event if event.because else event._replace(because=(rule,)) for event in events)


# ---- par. 3 and the last: what becomes of the monsters


def escaped_monster_goes(table: Table, event: e.MonsterEscaped) -> Iterator[e.Event]:
    """A monster that was escaped is discarded; whether it stays for a partner who has yet to run, or roll, is open."""
    partners = [
        debt for debt in runs(table) if debt.who != event.who and event.monster in left_to_run_from(table, debt)
    ]
    if table.state.place[event.monster] != FOES:
        return
    dice = [debt for debt in table.owed("die") if _is_a_partners_roll(debt, event)]
    if (partners or dice) and (
        _has_to_roll_himself(table, event) or table.reading("gap.escaped-by-one-of-two") == STAYS
    ):
        return
    for debt in partners:
        yield from one_less(table, debt, event.monster)
    yield from (e.DebtSettled(die) for die in dice)
    yield e.CardDiscarded(event.monster)


def _is_a_partners_roll(debt: Debt, event: e.MonsterEscaped) -> bool:
    """Whether the other of two fugitives is about to roll to get away from the same monster."""
    return debt.words == (RUN,) and debt.copy == event.monster and debt.other != event.who


def _has_to_roll_himself(table: Table, event: e.MonsterEscaped) -> bool:
    """Whether a main player's Minion saved them alone: it is said that their helper must roll then."""
    fight = table.fight
    saves_him = fight is not None and event.who == fight.fighter and SACRIFICE in event.because
    return saves_him and table.in_force(MUST_ROLL)


def flight_is_over(table: Table) -> Iterator[e.Event]:
    """When nobody has anything left to run from the fight is over, with neither levels nor Treasure."""
    fight = table.fight
    if fight is not None and fight.running and all(debt.what == "turn-over" for debt in table.state.owed):
        yield e.FightEnded(won=False)


def monsters_go_at_the_end(table: Table, event: e.FightEnded) -> Iterator[e.Event]:
    """When every roll has been made the monsters are discarded, whether they caught anyone or not."""
    if not event.won:
        yield from (e.CardDiscarded(copy) for copy in tuple(table.state.zones[FOES]))


def one_shots_go_too(table: Table, event: e.FightEnded) -> Iterator[e.Event]:
    """One-shots used in a fight are discarded after it, win or lose."""
    if not event.won:
        shots = [copy for copy in table.state.zones[PLAYED] if table.card(copy).kind == "one-shot"]
        yield from (e.CardDiscarded(copy) for copy in shots)


def table_is_cleared(table: Table, event: e.FightEnded) -> Iterator[e.Event]:
    """What no sheet speaks of after a flight has nowhere else to go than the discards."""
    if not event.won:
        zones = table.state.zones
        yield from (e.CardDiscarded(copy) for copy in (*zones[FOES], *zones[ON_FOES], *zones[PLAYED]))


def answers_lapse(table: Table, event: e.FightLost | e.FightEnded) -> Iterator[e.Event]:
    """With the fight lost, or over, nobody's answer about helping is awaited any longer, nor a word against a claim.

    From a fight that was won after all nobody runs.
    """
    lapsed = ("answer", "silence") if isinstance(event, e.FightLost) else ("answer", "silence", "run")
    yield from (e.DebtSettled(debt) for debt in table.state.owed if debt.what in lapsed)


# ---- what is barred meanwhile


def dealing_on_the_run(table: Table, command: Sell | Trade | GiveItems) -> Reason | None:
    """Whether fleeing is still combat, in which nothing is sold or traded, is left open."""
    people = (command.who,) if isinstance(command, Sell) else (command.who, command.to)
    if table.fight is None or not table.fight.running or not any(table.is_fighting(player) for player in people):
        return None
    if isinstance(command, GiveItems) and gives_up_a_big_item(table, command.who):
        return None
    gap = "gap.wait-and-flight-are-combat"
    return silent(gap, allows=table.leaning(gap) == "no-longer-combat")


STAYS = "stays-for-the-other"
SACRIFICE = RuleId("minions.sacrifice-escapes-every-monster")
MUST_ROLL = "minions.main-player-decides-for-his-helper"

RULES = (
    then(e.MonsterEscaped, distracted_for_both, "gap.who-escapes-the-distracted-pit-bull"),
    then(e.MonsterEscaped, nothing_left_to_run_from),
    then(e.EscapeUndone, must_roll_for_it),
    then(e.MonsterEliminated, gone_while_they_ran),
    then(e.MonsterEscaped, getting_away_is_giving_up, ALONE, HELPED),
    then(e.MonsterEscaped, getting_away_pays, *FOLLOW_CARDS),
    then(e.MonsterEscaped, escaped_monster_goes, "running-away.escaped-monster-is-discarded"),
    always(flight_is_over, "running-away.gives-no-levels-and-no-treasure", when=RUNNING),
    then(
        e.FightEnded,
        monsters_go_at_the_end,
        "running-away.monsters-discarded-at-the-end",
        "running-away.monsters-discarded-when-all-rolls-are-done",
    ),
    then(e.FightEnded, one_shots_go_too, "one-shot.discarded-after-the-combat"),
    then(e.FightEnded, table_is_cleared),
    then(e.FightLost, answers_lapse),
    then(e.FightEnded, answers_lapse),
    may(Sell, dealing_on_the_run, "gap.wait-and-flight-are-combat", when=RUNNING & FIGHTING),
    may(Trade, dealing_on_the_run, "gap.wait-and-flight-are-combat", when=RUNNING),
    may(GiveItems, dealing_on_the_run, "gap.wait-and-flight-are-combat", when=RUNNING),
)
