"""Running away: who must, what is rolled, and what becomes of the monsters.

Sheets: Running Away, in the order of its paragraphs; Asking For Help, its last paragraph, in the first sheet.

What each fugitive still has to run from is a debt, "run", whose options are the monsters; the debts of two
fugitives lie in one layer, so that they may take turns as they like.
"""

from collections.abc import Iterator

from munch_cli.effects.card_moments import RUN, at_stake, is_losing
from munch_cli.effects.deeds import carry_out
from munch_cli.effects.effect_target import Aim
from munch_cli.effects.escapes import given_up
from munch_cli.effects.kinds import in_force, reactions, terms, usable
from munch_cli.effects.losses import gives_up_a_big_item
from munch_cli.effects.queries import (
    enhanced_by,
    face,
    held_against,
    is_spared,
    items_carried,
    items_in_use,
    marked,
    monsters,
    munchkins,
    original_of,
    others,
    traits,
)
from munch_cli.engine.chance import PIPS, die_owed
from munch_cli.engine.law import always, do, may, sum_of, then, under_every_sheet
from munch_cli.engine.moments import FIGHT_OPEN, FIGHTING, HELPING, IN_FIGHT, RUNNING
from munch_cli.engine.reasons import Reason, Term, allow, refuse, silent
from munch_cli.engine.table import Table
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table.commands import DiscardCard, GiveItems, RunAway, Sacrifice, Sell, Trade
from munch_cli.table.debts import Debt
from munch_cli.table.ids import A_CHARACTER, HANDS, NO_COPY, NO_PLAYER, OWED, CopyId, PlayerId, RuleId
from munch_cli.table.state import FOES, ON_FOES, PLAYED
from munch_cli.table.typed import NamedTuple
from munch_cli.table.vocabulary import EscapeFrom

DIE = RUN
"""What the die is asked for."""


# ---- par. 1: who runs


def nobody_helps(table: Table, command: RunAway) -> Reason | None:
    """A player who cannot win and gets no help runs."""
    if not is_losing(table) or table.helper != NO_PLAYER:
        return None
    return allow(munchkins=munchkins(table), monsters=monsters(table))


def helped_in_vain(table: Table, command: RunAway) -> Reason | None:
    """Two who cannot win between them run."""
    if not is_losing(table) or table.helper == NO_PLAYER:
        return None
    return allow(helper=table.helper, munchkins=munchkins(table), monsters=monsters(table))


def without_asking(table: Table, command: RunAway | Sacrifice | DiscardCard) -> Reason | None:
    """Whether one may run who has asked no player is left open, however they set about it."""
    if not is_losing(table) or table.helper != NO_PLAYER or table.the_fight.declined or not _could_be_helped(table):
        return None
    gap = "gap.run-without-asking"
    return silent(gap, allows=table.leaning(gap) == "allowed")


def though_winning(table: Table, command: RunAway) -> Reason | None:
    """Whether one may run who could win is left open."""
    if is_losing(table):
        return None
    gap = "gap.run-though-winning"
    return silent(gap, allows=table.leaning(gap) == "allowed")


def rather_than_ask(table: Table, command: RunAway) -> Reason | None:
    """Asking and running are two choices of one who cannot defeat the monster: they need not ask first."""
    return nobody_helps(table, command)


def _could_be_helped(table: Table) -> bool:
    if marked(table, "no_helper"):
        return False
    return any(not table.state.players[player].dead for player in others(table, table.the_fight.fighter))


def giving_up(table: Table, command: RunAway | DiscardCard) -> Iterator[e.Event]:
    """The fight is lost, and the run begins."""
    yield from given_up(table, why_run(table))


def main_player_must_run(table: Table, event: e.FightLost) -> Iterator[e.Event]:
    """The main player has every monster to run from."""
    yield from _owes_runs(table, table.the_fight.fighter, table.new_layer(), why_run(table))


def _owes_runs(table: Table, who: PlayerId, layer: int, because: tuple[RuleId, ...] = ()) -> Iterator[e.Event]:
    """A run from every monster that this one has not got away from already."""
    away = table.the_fight.escaped
    left = tuple(foe for foe in table.foes if (who, foe) not in away)
    if left:
        yield e.DebtIncurred(d.Run(who, layer, options=left), because)


def why_run(table: Table) -> tuple[RuleId, ...]:
    """The rule that makes them run: for one alone, or for two. None where it is switched off: they run all the same."""
    return in_force(table, ALONE if table.helper == NO_PLAYER else HELPED)


# ---- par. 5: two fugitives


def helper_must_run(table: Table, event: e.FightLost) -> Iterator[e.Event]:
    """The helper must run as well, and rolls for themselves."""
    if table.helper != NO_PLAYER:
        layer = next((debt.layer for debt in table.state.owed if debt.what == "run"), table.new_layer())
        yield from _owes_runs(table, table.helper, layer)


def begun_by_the_helper(table: Table, command: RunAway | Sacrifice | DiscardCard) -> Reason | None:
    """Whether a helper may run before the main player gives the fight up is left open."""
    if table.reading(FIRST) == "helper-first":
        return None
    return silent(BEGINS, allows=table.leaning(BEGINS) == "allowed")


def who_goes_first(table: Table, command: RunAway) -> Reason | None:
    """Which of two fugitives rolls first is left open. That the main player may give the fight up for both is not."""
    fight = table.the_fight
    if fight.helper == NO_PLAYER or not _partner_still_runs(table, command.who):
        return None
    if not fight.running and command.who == fight.fighter:
        return None
    reading = table.leaning(FIRST)
    waits = {"fighter-first": fight.helper, "helper-first": fight.fighter}.get(reading)
    begun = bool(fight.escaped or fight.caught)
    return None if begun else silent(FIRST, allows=waits != command.who)


def waits_for_the_helper(table: Table, command: RunAway) -> bool:
    """Return True if a main player who gives the fight up does not roll yet, because the helper is to roll first."""
    fight = table.the_fight
    if command.who != fight.fighter or fight.escaped or fight.caught:
        return False
    return _partner_still_runs(table, command.who) and table.reading(FIRST) == "helper-first"


def _partner_still_runs(table: Table, who: PlayerId) -> bool:
    return not table.the_fight.running or any(debt.who != who for debt in runs(table))


# ---- par. 6: one roll for each monster


def one_roll_for_each_monster(table: Table, command: RunAway) -> Reason | None:
    """Each fugitive runs once from each monster, in the order they like."""
    if _still_to_run(table, command):
        return allow()
    return None if is_left_to_a_corpse(table, command) else refuse(already="rolled")


def is_left_to_a_corpse(table: Table, command: RunAway) -> bool:
    """Return True if the runner died before they met the monster. The rules on Death say whether the dead run on."""
    if not table.state.players[command.who].dead:
        return False
    met = {monster for who, monster in table.the_fight.met if who == command.who}
    return not met.issuperset(table.foes if command.monster == NO_COPY else (command.monster,))


def each_rolls_separately(table: Table, command: RunAway) -> Reason | None:
    """If two could not win, each runs and rolls for themselves, the helper too."""
    return allow() if _still_to_run(table, command) else None


def each_in_his_own_order(table: Table, command: RunAway) -> Reason | None:
    """Each of two fugitives decides in what order they run."""
    two_run = len(table.foes) > 1 and table.helper != NO_PLAYER
    return allow() if two_run and _still_to_run(table, command) else None


def that_one_is_dealt_with(table: Table, command: RunAway) -> Iterator[e.Event]:
    """The monster named is one less to run from."""
    if waits_for_the_helper(table, command):
        return
    monster = _monster_meant(table, command)
    for debt in runs(table):
        if debt.who == command.who and monster in debt.options:
            yield from one_less(table, debt, monster)
            return


def one_less(table: Table, debt: Debt, monster: CopyId) -> Iterator[e.Event]:
    """A debt without this monster: settled, if it was the last."""
    left = tuple(copy for copy in debt.options if copy != monster)
    yield e.DebtSettled(debt)
    if left:
        yield e.DebtIncurred(debt._replace(options=left))


def _still_to_run(table: Table, command: RunAway) -> bool:
    monster = _monster_meant(table, command)
    return any(debt.who == command.who and monster in debt.options for debt in runs(table))


def _monster_meant(table: Table, command: RunAway) -> CopyId:
    """The monster meant: the one named, or the only one there is to run from."""
    if command.monster != NO_COPY:
        return command.monster
    own = [copy for debt in runs(table) if debt.who == command.who for copy in debt.options]
    return (own or table.foes)[0]


def runs(table: Table) -> list[Debt]:
    """What the fugitives still have to run from."""
    return [debt for debt in table.state.owed if debt.what == "run"]


# ---- par. 2: the roll


def rolling(table: Table, command: RunAway) -> Iterator[e.Event]:
    """The die decides, unless the monster's card does."""
    if waits_for_the_helper(table, command):
        return
    monster = _monster_meant(table, command)
    card = face(table, monster).rule
    if monster in marked(table, "no_escape"):
        yield e.PlayerCaught(command.who, monster, because=(card,))
    elif monster in marked(table, "automatic_escape") or is_spared(table, command.who, monster):
        yield e.MonsterEscaped(command.who, monster, because=(card,))
    else:
        yield die_owed(table, command.who, DIE, copy=monster)


def away_on_five(table: Table, event: e.RollStands) -> Iterator[e.Event]:
    """With a modified roll of 5 or more the player gets away. With less they are caught."""
    debt = event.debt
    roll = _rolled(table, event.pips, debt)
    if roll.is_away:
        yield e.MonsterEscaped(debt.other, debt.copy, roll.total, roll.cards, roll.made_of)
    else:
        yield e.PlayerCaught(debt.other, debt.copy, roll.total, roll.cards, roll.made_of)


class RollMade(NamedTuple):
    """What a roll comes to with its modifiers, the cards that made them, whether it gets its player away, and its sum
    if it has more terms than the die.
    """

    total: int
    cards: tuple[RuleId, ...]
    is_away: bool
    made_of: tuple[tuple[int, str], ...] = ()


def _rolled(table: Table, pips: int, debt: Debt) -> RollMade:
    """The result of a roll. It rests on an open point only if another reading would change it."""
    return table.where_it_matters(_reckoned, pips, debt, lambda roll: roll.is_away)


def _reckoned(table: Table, pips: int, debt: Debt) -> RollMade:
    sums = [table.total("run_away", debt.other), table.total("run_away_from", (debt.other, debt.copy))]
    sums.append(table.total("die_rolls", debt.other))
    cards = [id for one in sums for id in one.ids if id.startswith("card.")]
    total = pips + debt.plus + sum(one.amount for one in sums)
    added = [(debt.plus, "added"), *((term.amount, term.label) for one in sums for term in one.terms)]
    changed = tuple(part for part in added if part[0])
    made_of = ((pips, "die"), *changed) if changed else ()
    return RollMade(total, tuple(cards), _gets_away(table, pips, total), made_of)


def pips_needed(table: Table, who: PlayerId, monster: CopyId) -> int:
    """The least that the die must show, as the board lies, for a player to get away from a monster; 7: nothing does."""
    debt = d.Die(NO_PLAYER, table.new_layer(), words=(DIE,), copy=monster, other=who)
    return next((pips for pips in PIPS if _reckoned(table, pips, debt).is_away), 7)


def as_it_stands(table: Table, player: PlayerId) -> Iterator[Term]:
    """A roll that may still be answered would get them away as it is."""
    stake = at_stake(table)
    if stake is None or stake.words != (DIE,) or stake.other != player:
        return
    if _rolled(table, stake.count, stake).is_away:
        yield Term(1, "escape", who=player)


def _gets_away(table: Table, pips: int, total: int) -> bool:
    """Return True if a roll escapes. The sheet leaves open if a natural 1 or 6 decides against the modifiers."""
    by_total = total >= table.number("running-away.needed")
    contrary = pips == 1 if by_total else pips == 6
    if contrary and table.reading("gap.natural-one-or-six") == "one-fails-six-escapes":
        return not by_total
    return by_total


Pair = tuple[PlayerId, CopyId]
"""The subject of the sum "run_away_from": who runs, and from what. That of "run_away" is a player."""


def own_items(table: Table, player: PlayerId) -> Iterator[Term]:
    """Items may change the roll against any monster. What does not help is struck elsewhere."""
    for copy in items_carried(table, player):
        card = table.card(copy)
        if card.kind == "item":
            if card.run_away:
                yield Term(card.run_away, card.name, (card.rule,), player, copy)
            yield from terms(table, player, card, copy, "run_away")


def its_speed(table: Table, subject: Pair) -> Iterator[Term]:
    """A fast monster makes it harder, a slow one easier."""
    player, monster = subject
    for foe in _whose_speed_counts(table, monster):
        card = face(table, foe)
        if card.run_away:
            yield Term(card.run_away, card.name, (card.rule,), copy=foe)
        for word in reactions(card, "run_away"):
            his = held_against(table, player) if word.amount < 0 else traits(table, player)
            if not his.isdisjoint(word.against):
                yield Term(word.amount, card.name, (card.rule,), player, foe)
        for lying in (*enhanced_by(table, foe), *_doubles(table, foe)):
            if faster := table.card(lying).run_away:
                yield Term(faster, table.card(lying).name, (table.card(lying).rule,), copy=lying)


def _doubles(table: Table, monster: CopyId) -> list[CopyId]:
    """The cards that double a monster, or by which it is itself a double."""
    original = original_of(table, monster)
    first = monster if original == NO_COPY else original
    return [foe for foe in table.foes if original_of(table, foe) == first]


def _whose_speed_counts(table: Table, monster: CopyId) -> tuple[CopyId, ...]:
    """The monster run from. Whether another's speed counts too is open if one has a speed."""
    others_too = any(face(table, foe).run_away for foe in table.foes if foe != monster)
    if others_too and table.reading("gap.speed-counts-for-which-roll") == "every-roll":
        return tuple(table.foes)
    return (monster,)


ALONE = "running-away.forced-without-help"
HELPED = "running-away.forced-when-helped-but-still-losing"
FIRST = "gap.who-flees-first"
BEGINS = "gap.helper-begins-the-flight"


# ---- getting away without a roll


def nothing_left_to_run_from(table: Table, event: e.MonsterEscaped) -> Iterator[e.Event]:
    """The player who has got away from a monster by other means need not run from it."""
    for debt in runs(table):
        if debt.who == event.who and event.monster in debt.options:
            yield from one_less(table, debt, event.monster)


def must_roll_for_it(table: Table, event: e.EscapeUndone) -> Iterator[e.Event]:
    """The player who is held back when they have got away runs from that monster again, and now has to roll."""
    if table.state.place[event.monster] != FOES:
        return
    if not table.the_fight.running:
        yield e.FightLost(why_run(table))
    for debt in runs(table):
        if debt.who == event.who and event.monster in debt.options:
            yield from one_less(table, debt, event.monster)
    yield die_owed(table, event.who, RUN, copy=event.monster)


def gone_while_they_ran(table: Table, event: e.MonsterEliminated) -> Iterator[e.Event]:
    """No player runs any more from a monster that a card gets rid of meanwhile, and a die asked for it is not cast."""
    for debt in runs(table):
        if event.copy in debt.options:
            yield from one_less(table, debt, event.copy)
    for debt in table.owed("die"):
        if debt.copy == event.copy:
            yield e.DebtSettled(debt)


def getting_away_is_giving_up(table: Table, event: e.MonsterEscaped) -> Iterator[e.Event]:
    """One who gets away from a monster has lost the fight, and runs from the others."""
    if not table.the_fight.running and event.monster in table.foes:
        yield e.FightLost(why_run(table))


def distracted_for_both(table: Table, event: e.MonsterEscaped) -> Iterator[e.Event]:
    """Whether a monster that one of two distracts lets both go is left open."""
    fight = table.the_fight
    if fight.helper == NO_PLAYER or not _is_distracted(table, event):
        return
    partner = fight.helper if event.who == fight.fighter else fight.fighter
    met = (partner, event.monster) in fight.met
    if not met and table.reading("gap.who-escapes-the-distracted-pit-bull") == "both":
        yield event._replace(who=partner)


def _is_distracted(table: Table, event: e.MonsterEscaped) -> bool:
    """Return True if it was something printed on the monster that let one go."""
    card = face(table, event.monster)
    lets_go = any(isinstance(deed, EscapeFrom) for ability in card.abilities for deed in ability.do)
    return lets_go and card.rule in event.because


def getting_away_pays(table: Table, event: e.MonsterEscaped) -> Iterator[e.Event]:
    """What a player uses may give them something for getting away, once in a flight."""
    if sum(who == event.who for who, _ in table.the_fight.escaped) != 1:
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
    """A monster that was escaped is discarded. Whether it stays for a partner who has yet to run or roll is open."""
    partners = [debt for debt in runs(table) if debt.who != event.who and event.monster in debt.options]
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
    """Return True if the other of two fugitives is about to roll to get away from the same monster."""
    return debt.copy == event.monster and debt.other != event.who


def _has_to_roll_himself(table: Table, event: e.MonsterEscaped) -> bool:
    """Return True if a main player's Minion saved them alone: it is said that their helper must roll then."""
    saves_him = event.who == table.the_fight.fighter and SACRIFICE in event.because
    return saves_him and table.in_force(MUST_ROLL)


def flight_is_over(table: Table) -> Iterator[e.Event]:
    """When no player has anything left to run from, the fight is over without levels or Treasure."""
    if all(debt.what == "turn-over" for debt in table.state.owed):
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
    """Once the fight is lost or over, no answer about helping is awaited any longer, nor a word against a claim.

    From a fight that was won after all no player runs.
    """
    lapsed = ("answer", "silence") if isinstance(event, e.FightLost) else ("answer", "silence", "run")
    yield from (e.DebtSettled(debt) for debt in table.state.owed if debt.what in lapsed)


# ---- what is barred meanwhile


def dealing_on_the_run(table: Table, command: Sell | Trade | GiveItems) -> Reason | None:
    """Whether fleeing is still combat, in which nothing is sold or traded, is left open."""
    people = (command.who,) if isinstance(command, Sell) else (command.who, command.to)
    if not any(table.is_fighting(player) for player in people):
        return None
    if isinstance(command, GiveItems) and gives_up_a_big_item(table, command.who):
        return None
    gap = "gap.wait-and-flight-are-combat"
    return silent(gap, allows=table.leaning(gap) == "no-longer-combat")


STAYS = "stays-for-the-other"
SACRIFICE = RuleId("minions.sacrifice-escapes-every-monster")
MUST_ROLL = "minions.main-player-decides-for-his-helper"


RULES = (
    may(RunAway, nobody_helps, when=FIGHT_OPEN),
    may(RunAway, helped_in_vain, when=FIGHT_OPEN),
    may(RunAway, rather_than_ask, when=FIGHT_OPEN),
    may(RunAway, without_asking, when=FIGHT_OPEN),
    may(RunAway, though_winning, when=FIGHT_OPEN),
    may(RunAway, begun_by_the_helper, when=FIGHT_OPEN & HELPING),
    may(RunAway, who_goes_first, when=IN_FIGHT),
    may(RunAway, each_rolls_separately, when=RUNNING & HELPING),
    may(RunAway, one_roll_for_each_monster, when=RUNNING),
    may(RunAway, each_in_his_own_order, when=RUNNING),
    do(RunAway, giving_up),
    then(e.FightLost, main_player_must_run),
    then(e.FightLost, helper_must_run),
    do(RunAway, that_one_is_dealt_with),
    do(RunAway, rolling),
    then(e.RollStands, away_on_five, of=(DIE,)),
    sum_of("roll_succeeds", as_it_stands, reads=A_CHARACTER | HANDS | OWED),
    sum_of("run_away", own_items, reads=A_CHARACTER),
    sum_of("run_away_from", its_speed, reads=A_CHARACTER),
    then(e.MonsterEscaped, distracted_for_both),
    *under_every_sheet(
        then(e.MonsterEscaped, nothing_left_to_run_from),
        then(e.EscapeUndone, must_roll_for_it),
        then(e.MonsterEliminated, gone_while_they_ran),
    ),
    then(e.MonsterEscaped, getting_away_is_giving_up),
    then(e.MonsterEscaped, getting_away_pays),
    then(e.MonsterEscaped, escaped_monster_goes),
    always(flight_is_over, when=RUNNING),
    then(e.FightEnded, monsters_go_at_the_end),
    then(e.FightEnded, one_shots_go_too),
    *under_every_sheet(
        then(e.FightEnded, table_is_cleared),
        then(e.FightLost, answers_lapse),
        then(e.FightEnded, answers_lapse),
    ),
    may(Sell, dealing_on_the_run, when=RUNNING & FIGHTING),
    may(Trade, dealing_on_the_run, when=RUNNING),
    may(GiveItems, dealing_on_the_run, when=RUNNING),
)
