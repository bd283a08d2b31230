"""Deeds: what each word of a card does at one moment, as events. One small function a word, in a table."""

from collections.abc import Callable, Iterator

from munch_cli.effects import losing, taking
from munch_cli.effects.aim import Aim as Aim
from munch_cli.effects.aim import deeds_behind, lose_some
from munch_cli.effects.contests import compel_help
from munch_cli.effects.drawing import DRAWING, draw_treasures
from munch_cli.effects.fighting import FIGHTING
from munch_cli.effects.looking import (
    curses_meant,
    held_against,
    items_carried,
    items_in_use,
    items_to_lose,
    kind_in_play,
    traits,
)
from munch_cli.effects.moments import at_stake, roll_to_escape
from munch_cli.engine.law import then
from munch_cli.engine.table import Table
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table import vocabulary as v
from munch_cli.table.debts import Debt
from munch_cli.table.figures import BEYOND
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId
from munch_cli.table.state import MONSTERS, MUNCHKINS, Boost
from munch_cli.table.typed import cast

THEFT = "theft"
"""What the die is asked for when an Item is stolen."""
FACES = ("1", "2", "3", "4", "5", "6")
"""What a die can be turned to."""


Doing = Callable[[Table, v.Deed, Aim], Iterator[e.Event]]


def carry_out(table: Table, deed: v.Deed, aim: Aim) -> Iterator[e.Event]:
    """The events of one deed."""
    yield from cast("Doing", DOES[type(deed)])(table, deed, aim)


def loses_choice(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """What a victim chose to lose is discarded; if more is to be lost, they go on choosing."""
    debt = event.debt
    if debt.what != "lose":
        return
    owner = table.owner_of(event.card)
    yield e.CardDiscarded(event.card, debt.who, debt.because)
    left = tuple(copy for copy in debt.options if table.owner_of(copy) == owner)
    if debt.count > 1 and left:
        yield e.DebtIncurred(debt._replace(options=left, count=debt.count - 1), debt.because)


# ---- levels


def _lose_levels(table: Table, deed: v.LoseLevels, aim: Aim) -> Iterator[e.Event]:
    yield e.LevelsLost(aim.who, deed.amount, aim.because)


def _gain_levels(table: Table, deed: v.GainLevels, aim: Aim) -> Iterator[e.Event]:
    yield e.LevelsGained(aim.who, deed.amount, because=aim.because)


def _set_level(table: Table, deed: v.SetLevel, aim: Aim) -> Iterator[e.Event]:
    level = table.state.players[aim.who].level
    there = [one for seat, one in enumerate(table.state.players) if seat not in table.state.left]
    wanted = min(player.level for player in there if not player.dead) if deed.lowest else deed.to
    if level > wanted:
        yield e.LevelsLost(aim.who, level - wanted, aim.because)
    elif level < wanted:
        yield e.LevelsGained(aim.who, wanted - level, because=aim.because)


def _steal_level(table: Table, deed: v.StealLevel, aim: Aim) -> Iterator[e.Event]:
    yield e.LevelsLost(aim.rival, 1, aim.because)
    yield e.LevelsGained(aim.who, 1, because=aim.because)


def _steal_item(table: Table, deed: v.StealItem, aim: Aim) -> Iterator[e.Event]:
    if not deed.roll:
        yield e.CardGiven(aim.taking, aim.rival, aim.who, because=aim.because)
        return
    words, layer = (THEFT, str(deed.roll), str(deed.otherwise)), table.new_layer()
    debt = d.Die(NO_PLAYER, layer, aim.because, words=words, copy=aim.taking, other=aim.who, rival=aim.rival)
    yield e.DebtIncurred(debt, aim.because)


def theft_rolled(table: Table, event: e.RollStands) -> Iterator[e.Event]:
    """The theft comes off, if the victim still has the Item; or it costs the thief what their card says."""
    debt = event.debt
    if debt.words[:1] != (THEFT,):
        return
    needed, lost = int(debt.words[1]), int(debt.words[2])
    if event.pips + debt.plus + table.total("die_rolls", debt.other).amount >= needed:
        if debt.rival != debt.other and debt.copy in items_carried(table, debt.rival):
            yield e.CardGiven(debt.copy, debt.rival, debt.other, because=debt.because)
        else:
            yield e.NothingStolen(debt.other, debt.copy, debt.because)
    elif lost:
        yield e.LevelsLost(debt.other, lost, debt.because)


# ---- losses


def _lose_worn(table: Table, deed: v.LoseWorn, aim: Aim) -> Iterator[e.Event]:
    worn = [copy for copy in items_in_use(table, aim.who) if table.card(copy).slot == deed.slot]
    if worn:
        yield from lose_some(table, tuple(worn), 1, aim)
    elif deed.otherwise:
        yield e.LevelsLost(aim.who, deed.otherwise, aim.because)


def _lose_item(table: Table, deed: v.LoseItem, aim: Aim) -> Iterator[e.Event]:
    items = _of_size(table, aim.who, deed.size)
    if deed.best:
        best = losing.best_items(table, aim.who)
        items = tuple(copy for copy in items if copy in best)
    yield from lose_some(table, items, deed.count, aim)


def _lose_items(table: Table, deed: v.LoseItems, aim: Aim) -> Iterator[e.Event]:
    yield from (e.CardDiscarded(copy, aim.who, aim.because) for copy in _of_size(table, aim.who, deed.size))


def _of_size(table: Table, who: PlayerId, size: v.Size) -> tuple[CopyId, ...]:
    return tuple(copy for copy in items_to_lose(table, who) if size == "any" or table.card(copy).big == (size == "big"))


def _discard_hand(table: Table, deed: v.DiscardHand, aim: Aim) -> Iterator[e.Event]:
    yield from (e.CardDiscarded(copy, aim.who, aim.because) for copy in tuple(table.hand(aim.who)))


def _lose_kind(table: Table, deed: v.LoseKind, aim: Aim) -> Iterator[e.Event]:
    had = kind_in_play(table, aim.who, deed.kind)
    cards = tuple(copy for copy in had if deed.named in ("", table.card(copy).name))
    if not cards and deed.otherwise:
        yield e.LevelsLost(aim.who, deed.otherwise, aim.because)
    yield from lose_some(table, cards, len(cards) if deed.every else 1, aim)


def _perish(table: Table, deed: v.Perish, aim: Aim) -> Iterator[e.Event]:
    yield e.PlayerDied(aim.who, aim.because)


def _change_sex(table: Table, deed: v.ChangeSex, aim: Aim) -> Iterator[e.Event]:
    yield e.SexChanged(aim.who, aim.because)


# ---- in a fight


def _strengthen(table: Table, deed: v.Strengthen, aim: Aim) -> Iterator[e.Event]:
    times = len(aim.paid) if deed.each else 1
    whose = aim.who if table.is_fighting(aim.who) else NO_PLAYER
    yield e.SideBoosted(Boost(MUNCHKINS, deed.amount * times, aim.label, aim.because, whose), aim.because)


def _weaken(table: Table, deed: v.Weaken, aim: Aim) -> Iterator[e.Event]:
    times = len(aim.paid) if deed.each else 1
    side = MONSTERS if table.is_fighting(aim.who) and not table.is_fighting(aim.rival) else MUNCHKINS
    victim = aim.rival if side == MUNCHKINS else NO_PLAYER
    yield e.SideBoosted(Boost(side, -deed.amount * times, aim.label, aim.because, victim), aim.because)


def _escape_from(table: Table, deed: v.EscapeFrom, aim: Aim) -> Iterator[e.Event]:
    """The roll to get away from that monster, asked for or made, is for nothing; one for another goes on."""
    roll = roll_to_escape(table, aim.who)
    monster = roll.copy if roll is not None and aim.monster == NO_COPY else aim.monster
    if roll is not None and roll.copy == monster:
        yield e.DebtSettled(roll)
    if monster != NO_COPY:
        yield e.MonsterEscaped(aim.who, monster, because=aim.because)


def _borrow_abilities(table: Table, deed: v.BorrowAbilities, aim: Aim) -> Iterator[e.Event]:
    yield from (e.AbilitiesBorrowed(aim.who, card, aim.because) for card in aim.paid)


# ---- rolls


def _add_to_roll(table: Table, deed: v.AddToRoll, aim: Aim) -> Iterator[e.Event]:
    times = len(aim.paid) if deed.each else 1
    yield e.RollRaised(aim.who, deed.amount * times, aim.because)


def _turn_die(table: Table, deed: v.TurnDie, aim: Aim) -> Iterator[e.Event]:
    yield e.DebtIncurred(d.Choice(aim.who, table.new_layer(), aim.because, words=FACES), aim.because)


def die_turned(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """The die shows what its user chose, if the roll still stands: what was run from may have gone meanwhile."""
    if event.debt.words == FACES and event.word and table.owed("roll"):
        yield e.DieTurned(event.debt.who, int(event.word), event.debt.because)


def _roll_again(table: Table, deed: v.RollAgain, aim: Aim) -> Iterator[e.Event]:
    stake = _escape_meant(table, aim) or at_stake(table)
    if stake is None:
        return
    yield e.DebtSettled(stake)
    if stake.what == "escape":
        yield e.EscapeUndone(stake.other, stake.copy, aim.because)
    else:
        again = d.Die(*stake)._replace(count=1, plus=0, players=(), layer=table.new_layer())
        yield e.DebtIncurred(again, aim.because)


def _escape_meant(table: Table, aim: Aim) -> Debt | None:
    """Of several escapes that wait, the one from the monster named, or that of the player named."""
    stake = at_stake(table)
    if stake is None or stake.what != "escape":
        return None
    waiting = table.owed("escape")
    meant = [debt for debt in waiting if debt.copy == aim.monster] or [
        debt for debt in waiting if debt.other == aim.who
    ]
    return max(meant, key=lambda debt: (debt.other == aim.who, debt.layer), default=None)


# ---- curses, and what is beyond the vocabulary


def _cancel_curse(table: Table, deed: v.CancelCurse, aim: Aim) -> Iterator[e.Event]:
    """The one meant, or the one that is about to strike, or one that hangs there: of several, as the user says."""
    meant = curses_meant(table, aim.who, aim.rival, aim.taking)
    if meant:
        yield from lose_some(table, meant, 1, aim._replace(who=table.owner_of(meant[0])), chooser=aim.who)


# ---- Treasures, and deeds within deeds


def swapped(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """A Treasure goes; when all that were to go have gone, as many are drawn."""
    debt = event.debt
    if debt.what != "swap" or event.word:
        return
    yield e.CardDiscarded(event.card, debt.who, debt.because)
    left = tuple(copy for copy in debt.options if copy != event.card)
    if debt.count > 1:
        yield e.DebtIncurred(debt._replace(options=left, words=(), count=debt.count - 1), debt.because)
        return
    deeds = deeds_behind(table, debt.because)
    amount = next((deed.amount for deed in deeds if isinstance(deed, v.SwapTreasures)), 1)
    yield from draw_treasures(table, v.DrawTreasures(amount), Aim(debt.who, debt.because))


def _depending(table: Table, deed: v.Depending, aim: Aim) -> Iterator[e.Event]:
    his = held_against(table, aim.who) if _harm(deed.then) > _harm(deed.otherwise) else traits(table, aim.who)
    is_one = not his.isdisjoint(deed.victim)
    for one in deed.then if is_one else deed.otherwise:
        yield from carry_out(table, one, aim)


def _harm(deeds: tuple[v.Deed, ...]) -> int:
    """How bad it is for the victim, in levels; to die is worse than to lose any number of them."""
    levels = sum(one.amount for one in deeds if isinstance(one, v.LoseLevels))
    return WORST if any(isinstance(one, v.Perish) for one in deeds) else levels


WORST = BEYOND
"""More levels than anybody has."""


def one_chosen(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """What the victim chose happens to them."""
    deed = losing.chosen_deed(table, event) if event.debt.what == "which" else None
    if deed is not None:
        yield from carry_out(table, deed, Aim(event.debt.who, event.debt.because, monster=event.debt.copy))


def _odd(table: Table, deed: v.Odd, aim: Aim) -> Iterator[e.Event]:
    raise LookupError(f"no function does what {deed.rule} says")


DOES: dict[type[v.Deed], object] = {
    v.LoseLevels: _lose_levels,
    v.GainLevels: _gain_levels,
    v.SetLevel: _set_level,
    v.StealLevel: _steal_level,
    v.LoseWorn: _lose_worn,
    v.LoseItem: _lose_item,
    v.LoseItems: _lose_items,
    v.LoseMarked: losing.lose_marked,
    v.LoseWorth: losing.lose_worth,
    v.LoseByRoll: losing.lose_by_roll,
    v.Levy: losing.levy,
    v.OthersTake: taking.others_take,
    v.DiscardHand: _discard_hand,
    v.LoseKind: _lose_kind,
    v.ReplaceKind: losing.replace_kind,
    v.Perish: _perish,
    v.ChangeSex: _change_sex,
    v.Strengthen: _strengthen,
    v.Weaken: _weaken,
    **FIGHTING,
    **DRAWING,
    v.EscapeFrom: _escape_from,
    v.AddToRoll: _add_to_roll,
    v.TurnDie: _turn_die,
    v.RollAgain: _roll_again,
    v.CompelHelp: compel_help,
    v.BorrowAbilities: _borrow_abilities,
    v.StealItem: _steal_item,
    v.CancelCurse: _cancel_curse,
    v.SwapTreasures: losing.swap_treasures,
    v.ChooseOne: losing.choose_one,
    v.Depending: _depending,
    v.Odd: _odd,
}
"""Word -> what it does."""

ROWS = (
    then(e.ChoiceMade, loses_choice, of=("lose",)),
    then(e.ChoiceMade, swapped, of=("swap",)),
    then(e.ChoiceMade, one_chosen, of=("which",)),
    then(e.ChoiceMade, die_turned, of=("choose",)),
    then(e.RollStands, theft_rolled, of=(THEFT,)),
    *losing.ROWS,
    *taking.ROWS,
)
"""What follows from choices and rolls that words of cards ask for."""
