"""Deeds: what each word of a card does at one moment, as events. One small function a word, in a table."""

from collections.abc import Callable, Iterator
from typing import Literal, TypeVar, cast

from munch_cli.effects import escapes, losses, steals
from munch_cli.effects.card_moments import at_stake, roll_to_escape
from munch_cli.effects.effect_target import Aim, deeds_behind, lose_some
from munch_cli.effects.queries import (
    curses_meant,
    enhanced_by,
    face,
    held_against,
    is_weakened_to_nothing,
    items_carried,
    items_in_use,
    items_to_lose,
    kind_in_play,
    level_of,
    original_of,
    others,
    traits,
)
from munch_cli.effects.steals import turns_the_fight
from munch_cli.engine.chance import DECK_PILES, draw, drawn, way_of
from munch_cli.engine.law import then
from munch_cli.engine.table import Table
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table import vocabulary as v
from munch_cli.table.debts import Debt
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId, RuleId
from munch_cli.table.saying import BEYOND
from munch_cli.table.state import DOOR_DISCARDS, MONSTERS, MUNCHKINS, TREASURE_DISCARDS, Boost, Deal, Gone

ENHANCERS_STAY = "gap.copy-of-an-eliminated-monster"
THEFT = "theft"
"""What the die is asked for when an Item is stolen."""
FACES = ("1", "2", "3", "4", "5", "6")
"""What a die can be turned to."""


Need = Literal[
    "fight",
    "monster",
    "monsters",
    "monster to leave",
    "rival",
    "another",
    "way out",
    "carried Item",
    "turning Item",
    "roll",
    "last roll",
    "named card",
]
"""What a deed acts on: without it the deed does nothing."""
CONTEST = "against a rival"
"""What the die is asked for when two roll against each other."""


# ---- monsters leave a fight, others take it over


def eliminate(table: Table, deed: v.Eliminate, aim: Aim) -> Iterator[e.Event]:
    """One monster leaves the fight, or every one. The last to come goes first, so that no Mate is left alone."""
    leaving = tuple(reversed(table.foes)) if deed.every else (aim.monster,)
    only = _is_the_only_one(table)
    for place, monster in enumerate(leaving):
        if monster not in table.foes:
            continue
        gone = Gone(face(table, monster).id, 0, aim.because, _word(deed, only), aim.who)
        if not deed.pays:
            gone = _with_its_worth(table, monster, gone)
        elif place == 0:
            gone = gone._replace(treasures=deed.pays)
        yield e.MonsterEliminated(monster, gone, aim.because)


def _is_the_only_one(table: Table) -> bool:
    """Return True if there is one monster in the fight, and no player has got away from another."""
    away = () if table.fight is None else table.fight.escaped
    return len(table.foes) == 1 and all(monster in table.foes for _, monster in away)


def _word(deed: v.Eliminate, only: bool) -> str:
    if deed.denied or (deed.if_only and not only):
        return "denied"
    return "taken" if deed.treasure or deed.pays or deed.if_only else ""


def _with_its_worth(table: Table, monster: CopyId, gone: Gone) -> Gone:
    """What a monster is worth as it leaves. Denied Treasure is never paid: for that its card is enough."""
    if gone.word == "denied":
        return gone._replace(treasures=face(table, monster).treasures)
    worth = max(0, table.total("treasures", monster).amount)
    return gone._replace(treasures=worth, weakened=is_weakened_to_nothing(table, monster))


def slay(table: Table, deed: v.Slay, aim: Aim) -> Iterator[e.Event]:
    """A monster is killed while the fight goes on: what it gives, levels and Treasure, waits until the fight is won."""
    if not is_slain(table, deed, aim):
        return
    levels = _levels(table, aim.monster)
    gone = Gone(face(table, aim.monster).id, 0, aim.because, "killed", aim.who, levels)
    yield e.MonsterEliminated(aim.monster, _with_its_worth(table, aim.monster, gone), aim.because)


def _levels(table: Table, monster: CopyId) -> int:
    """What a monster gives for its kill. What the way of winning adds is unknown while others are still fought."""
    own = (monster, *enhanced_by(table, monster))
    terms = table.total("levels", monster).terms
    return sum(term.amount for term in terms if len(table.foes) == 1 or term.copy in own)


def is_slain(table: Table, deed: v.Slay, aim: Aim) -> bool:
    """Return True if the card's word kills the monster. Played on a player, a card only adds to their side."""
    meant = aim.monster in table.foes and aim.rival == NO_PLAYER
    return meant and face(table, aim.monster).name in deed.named


def kept_by_its_double(table: Table, monster: CopyId, by: PlayerId) -> Iterator[e.Event]:
    """The sheet leaves open whether the Mate or Evil Twin of a monster that leaves the fight keeps its enhancers."""
    doubles = [foe for foe in table.foes if original_of(table, foe) == monster]
    if doubles and table.enhancers(monster) and table.reading(ENHANCERS_STAY) == "copy-keeps-them":
        for copy in table.enhancers(monster):
            yield e.MonsterEnhanced(copy, doubles[0], by, (RuleId(ENHANCERS_STAY),))


def replace_monster(table: Table, deed: v.ReplaceMonster, aim: Aim) -> Iterator[e.Event]:
    """The new monster comes before the old one goes, so that the fight goes on."""
    yield e.MonsterJoined(aim.along, aim.who, because=aim.because, how="replacing")
    yield from kept_by_its_double(table, aim.monster, aim.who)
    yield from _run_from_instead(table, aim.monster, aim.along)
    yield e.CardDiscarded(aim.monster, because=aim.because)


def _run_from_instead(table: Table, old: CopyId, new: CopyId) -> Iterator[e.Event]:
    """Who has yet to run from the old monster, or to roll for it, does so with the new one."""
    for debt in table.owed("run"):
        if old in debt.options:
            yield e.DebtSettled(debt)
            yield e.DebtIncurred(debt._replace(options=tuple(new if copy == old else copy for copy in debt.options)))
    for debt in table.owed("die"):
        if debt.copy == old:
            yield e.DebtSettled(debt)
            yield e.DebtIncurred(debt._replace(copy=new))


def clear_room(table: Table, deed: v.ClearRoom, aim: Aim) -> Iterator[e.Event]:
    """The room may be looted after all."""
    yield e.RoomCleared(aim.because)


def no_answer_awaited(table: Table) -> Iterator[e.Event]:
    """Nobody is asked for help any more, nor offers it."""
    yield from (e.DebtSettled(debt) for debt in table.state.owed if debt.what == "answer")


def hand_over(table: Table, deed: v.HandOver, aim: Aim) -> Iterator[e.Event]:
    """Another player takes over the fight. Claims, offers and agreements are void."""
    fight = table.fight
    if fight is None:
        return
    if fight.claimed is not None:
        yield e.ClaimVoided(aim.because)
    yield from no_answer_awaited(table)
    yield e.FightHandedOver(fight.fighter, aim.rival, aim.because)
    if aim.rival != table.state.turn.player:
        yield e.RoomCleared(aim.because)


def double_strength(table: Table, deed: v.DoubleStrength, aim: Aim) -> Iterator[e.Event]:
    """Nothing happens at once: the card counts while it lies in the fight."""
    return iter(())


# ---- piles and discards


def draw_treasures(table: Table, deed: v.DrawTreasures, aim: Aim) -> Iterator[e.Event]:
    """As many Treasures, face up or down."""
    for _ in range(deed.amount):
        yield from draw(table, "treasure", aim.who, "spoils" if aim.face_up else "hand")


def draw_discard(table: Table, deed: v.DrawDiscard, aim: Aim) -> Iterator[e.Event]:
    """The top card of the discards replaces the one to be drawn. If more are due, the next one waits."""
    stake = at_stake(table)
    if stake is None or stake.what != "drawing":
        return
    deck, way = stake.words
    top = top_discard(table, deck)
    yield e.DebtSettled(stake)
    if stake.count > 1:
        yield e.DebtIncurred(stake._replace(count=stake.count - 1, players=()))
    if top != NO_COPY:
        yield drawn(stake.other, top, way_of(way))


def top_discard(table: Table, deck: str) -> CopyId:
    """The card on top of a deck's discards, or NO_COPY."""
    discards = table.state.zones[DECK_PILES[deck][1]]
    return discards[-1] if discards else NO_COPY


def take_discard(table: Table, deed: v.TakeDiscard, aim: Aim) -> Iterator[e.Event]:
    """The user owes a choice among all cards in the discards. If there are none, nothing happens."""
    zones = table.state.zones
    there = (*zones[DOOR_DISCARDS], *zones[TREASURE_DISCARDS])
    if there:
        yield e.DebtIncurred(d.Fetch(aim.who, table.new_layer(), aim.because, there), aim.because)


def fetched(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """What was chosen among the discards goes to the hand."""
    if event.debt.what == "fetch":
        yield e.CardTaken(event.debt.who, event.card, event.debt.because)


def each_gains(table: Table, deed: v.EachGains, aim: Aim) -> Iterator[e.Event]:
    """Everybody of the kind goes up, from the player who drew it around."""
    for who in (aim.who, *others(table, aim.who)):
        if not traits(table, who).isdisjoint(deed.of):
            yield e.LevelsGained(who, deed.amount, because=aim.because)


def discard_in_play(table: Table, deed: v.DiscardInPlay, aim: Aim) -> Iterator[e.Event]:
    """It goes to the discards."""
    lying = in_play_named(table, deed.named)[0]
    yield e.CardDiscarded(lying, table.owner_of(lying), aim.because)


def in_play_named(table: Table, names: tuple[str, ...]) -> list[CopyId]:
    """The cards of these names that lie in front of a player, or on a card there."""
    found = []
    for seat in table.state.seats:
        there = table.in_play(seat) + table.sideways(seat)
        for copy in there:
            found += [one for one in (copy, *table.laid(copy)) if table.card(one).name in names]
    return found


def carry_out(table: Table, deed: v.Deed, aim: Aim) -> Iterator[e.Event]:
    """The events of one deed; none where it finds nothing to act on."""
    if _is_able(table, deed, aim):
        yield from DOES[type(deed)](table, deed, aim)


def loses_choice(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """What a victim chose to lose is discarded. If more has to be lost, they go on choosing."""
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
    """The theft succeeds if the victim still has the Item. If the roll fails, the thief pays what their card says."""
    debt = event.debt
    if debt.words[:1] != (THEFT,):
        return
    needed, lost = int(debt.words[1]), int(debt.words[2])
    if losses.rolled(table, event) >= needed:
        if debt.copy in items_carried(table, debt.rival):
            yield e.CardGiven(debt.copy, debt.rival, debt.other, because=debt.because)
        else:
            yield e.NothingStolen(debt.other, debt.copy, debt.because)
        return
    yield e.NothingStolen(debt.other, debt.copy, debt.because, needed)
    if lost:
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
        best = losses.best_items(table, aim.who)
        items = tuple(copy for copy in items if copy in best)
    yield from lose_some(table, items, deed.count, aim)


def _lose_items(table: Table, deed: v.LoseItems, aim: Aim) -> Iterator[e.Event]:
    yield from (e.CardDiscarded(copy, aim.who, aim.because) for copy in _of_size(table, aim.who, deed.size))


def _of_size(table: Table, who: PlayerId, size: v.Size) -> tuple[CopyId, ...]:
    return tuple(copy for copy in items_to_lose(table, who) if _is_of_size(table, copy, size))


def _is_of_size(table: Table, copy: CopyId, size: v.Size) -> bool:
    return size == "any" or table.card(copy).big == (size == "big")


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
    """The roll to get away from that monster, asked for or made, no longer counts. Rolls for others go on."""
    roll, monster = roll_to_escape(table, aim.who), _run_from(table, aim)
    if roll is not None and roll.copy == monster:
        yield e.DebtSettled(roll)
    if monster != NO_COPY:
        yield e.MonsterEscaped(aim.who, monster, because=aim.because)


def _run_from(table: Table, aim: Aim) -> CopyId:
    """The monster to get away from: the one meant, else the one that the roll is about."""
    roll = roll_to_escape(table, aim.who)
    return roll.copy if roll is not None and aim.monster == NO_COPY else aim.monster


def _borrow_abilities(table: Table, deed: v.BorrowAbilities, aim: Aim) -> Iterator[e.Event]:
    yield from (e.AbilitiesBorrowed(aim.who, card, aim.because) for card in aim.paid)


# ---- rolls


def _add_to_roll(table: Table, deed: v.AddToRoll, aim: Aim) -> Iterator[e.Event]:
    times = len(aim.paid) if deed.each else 1
    yield e.RollRaised(aim.who, deed.amount * times, aim.because)


def _turn_die(table: Table, deed: v.TurnDie, aim: Aim) -> Iterator[e.Event]:
    yield e.DebtIncurred(d.Choice(aim.who, table.new_layer(), aim.because, words=FACES), aim.because)


def die_turned(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """The die shows what its user chose, if the roll still stands. The monster may have gone meanwhile."""
    if event.word in FACES and table.owed("roll"):
        yield e.DieTurned(event.debt.who, int(event.word), event.debt.because)


def _roll_again(table: Table, deed: v.RollAgain, aim: Aim) -> Iterator[e.Event]:
    stake = at_stake(table)
    assert stake is not None, "nothing to answer, and a roll is made again"
    if stake.what == "escape":
        stake = _escape_meant(table, aim)
        yield e.DebtSettled(stake)
        yield e.EscapeUndone(stake.other, stake.copy, aim.because)
    else:
        yield e.DebtSettled(stake)
        again = d.Die(*stake)._replace(count=1, plus=0, players=(), layer=table.new_layer())
        yield e.DebtIncurred(again, aim.because)


def _escape_meant(table: Table, aim: Aim) -> Debt:
    """Of the escapes that wait, one from the named monster; of these, or if none is, one of the named player."""
    return max(table.owed("escape"), key=lambda debt: (debt.copy == aim.monster, debt.other == aim.who, debt.layer))


# ---- curses, and what is beyond the vocabulary


def _cancel_curse(table: Table, deed: v.CancelCurse, aim: Aim) -> Iterator[e.Event]:
    """Cancels the Curse meant, or the one about to strike, or one that hangs there. Of several the user says which."""
    meant = curses_meant(table, aim.who, aim.rival, aim.taking)
    if meant:
        yield from lose_some(table, meant, 1, aim._replace(who=table.owner_of(meant[0])), chooser=aim.who)


# ---- Treasures, and deeds within deeds


def swapped(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """A Treasure goes. When all that were to go have gone, as many are drawn."""
    debt = event.debt
    if event.word:
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
    """How bad it is for the victim, in levels. Death is worse than any number of them."""
    levels = sum(one.amount for one in deeds if isinstance(one, v.LoseLevels))
    return WORST if any(isinstance(one, v.Perish) for one in deeds) else levels


WORST = BEYOND
"""More levels than any player has."""


def one_chosen(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """What the victim chose happens to them."""
    deed = losses.chosen_deed(table, event)
    if deed is not None:
        yield from carry_out(table, deed, Aim(event.debt.who, event.debt.because, monster=event.debt.copy))


def _odd(table: Table, deed: v.Odd, aim: Aim) -> Iterator[e.Event]:
    raise LookupError(f"no function does what {deed.rule} says")


# ---- rolls against a rival


def compel_help(table: Table, deed: v.CompelHelp, aim: Aim) -> Iterator[e.Event]:
    """The rival must help, or the dice are asked first whether they must."""
    if deed.out_rolled:
        yield _contest_roll(table, aim.who, aim.rival, aim.because)
    else:
        yield _compelled(deed, aim.rival, aim.because)


def _compelled(deed: v.CompelHelp, rival: PlayerId, because: e.Because) -> e.Event:
    terms = Deal(
        first=rival if deed.picks_first else NO_PLAYER,
        compelled=True,
        unpaid=deed.no_reward,
        no_win=deed.no_win,
        nobody_wins=deed.nobody_wins,
    )
    return e.HelperJoined(rival, terms, because)


def _contest_roll(table: Table, roller: PlayerId, rival: PlayerId, because: e.Because, *beaten: str) -> e.Event:
    """The die is asked for one of the two. ``beaten``: what the other one rolled."""
    layer, words = table.new_layer(), (CONTEST, *beaten)
    return e.DebtIncurred(d.Die(NO_PLAYER, layer, because, words=words, other=roller, rival=rival), because)


def rolled_against(table: Table, event: e.RollStands) -> Iterator[e.Event]:
    """After the user the rival rolls. Then the higher roll decides."""
    debt = event.debt
    if debt.words[:1] != (CONTEST,):
        return
    total = losses.rolled(table, event)
    if len(debt.words) == 1:
        yield _contest_roll(table, debt.rival, debt.other, debt.because, str(total))
    elif int(debt.words[1]) <= total:
        yield e.RivalHeldOut(debt.other, debt.because)
    elif table.fight is not None:
        deeds = deeds_behind(table, debt.because)
        yield from (_compelled(deed, debt.other, debt.because) for deed in deeds if isinstance(deed, v.CompelHelp))


D = TypeVar("D", bound=v.Deed)
Doing = Callable[[Table, v.Deed, Aim], Iterator[e.Event]]


def does(word: type[D], function: Callable[[Table, D, Aim], Iterator[e.Event]]) -> tuple[type, Doing]:
    """What a word of the cards does: the events of a deed for those at whom a card is aimed."""
    return word, cast("Doing", function)


DOES = dict(
    (
        does(v.LoseLevels, _lose_levels),
        does(v.GainLevels, _gain_levels),
        does(v.SetLevel, _set_level),
        does(v.StealLevel, _steal_level),
        does(v.LoseWorn, _lose_worn),
        does(v.LoseItem, _lose_item),
        does(v.LoseItems, _lose_items),
        does(v.LoseMarked, losses.lose_marked),
        does(v.LoseWorth, losses.lose_worth),
        does(v.LoseByRoll, losses.lose_by_roll),
        does(v.Levy, losses.levy),
        does(v.OthersTake, steals.others_take),
        does(v.DiscardHand, _discard_hand),
        does(v.LoseKind, _lose_kind),
        does(v.ReplaceKind, losses.replace_kind),
        does(v.Perish, _perish),
        does(v.ChangeSex, _change_sex),
        does(v.Strengthen, _strengthen),
        does(v.Weaken, _weaken),
        does(v.Eliminate, eliminate),
        does(v.Slay, slay),
        does(v.ReplaceMonster, replace_monster),
        does(v.ClearRoom, clear_room),
        does(v.HandOver, hand_over),
        does(v.DoubleStrength, double_strength),
        does(v.SlipAway, escapes.slip_away),
        does(v.GrabItem, steals.grab_item),
        does(v.DrawTreasures, draw_treasures),
        does(v.DrawDiscard, draw_discard),
        does(v.TakeDiscard, take_discard),
        does(v.EachGains, each_gains),
        does(v.DiscardInPlay, discard_in_play),
        does(v.EscapeFrom, _escape_from),
        does(v.AddToRoll, _add_to_roll),
        does(v.TurnDie, _turn_die),
        does(v.RollAgain, _roll_again),
        does(v.CompelHelp, compel_help),
        does(v.BorrowAbilities, _borrow_abilities),
        does(v.StealItem, _steal_item),
        does(v.CancelCurse, _cancel_curse),
        does(v.SwapTreasures, losses.swap_treasures),
        does(v.ChooseOne, losses.choose_one),
        does(v.Depending, _depending),
        does(v.Odd, _odd),
    )
)
"""Word -> what it does."""

ROWS = (
    then(e.ChoiceMade, fetched, of=("fetch",)),
    then(e.ChoiceMade, loses_choice, of=("lose",)),
    then(e.ChoiceMade, swapped, of=("swap",)),
    then(e.ChoiceMade, one_chosen, of=("which",)),
    then(e.ChoiceMade, die_turned, of=("choose",)),
    then(e.RollStands, theft_rolled, of=(THEFT,)),
    *losses.ROWS,
    *steals.ROWS,
    *escapes.ROWS,
    then(e.RollStands, rolled_against, of=(CONTEST,)),
)


# ---- whether what a card says can be done at all: whether it finds what it acts on


def needed(table: Table, deeds: tuple[v.Deed, ...], aim: Aim) -> Need | None:
    """What the first deed that finds nothing to act on needs; None if each finds it, or needs none."""
    return next((ASKS[type(deed)][0] for deed in deeds if not _is_able(table, deed, aim)), None)


def _is_able(table: Table, deed: v.Deed, aim: Aim) -> bool:
    """Return True if a deed finds something to act on. True for words that always do, or that need nothing."""
    asked = ASKS.get(type(deed))
    return asked is None or asked[1](table, deed, aim)


def _is_in_a_fight(table: Table, deed: v.Deed, aim: Aim) -> bool:
    return table.fight is not None


def _has_another_to_help(table: Table, deed: v.CompelHelp, aim: Aim) -> bool:
    fight = table.fight
    return fight is not None and aim.rival not in (NO_PLAYER, fight.fighter)


def _has_a_rival(table: Table, deed: v.StealLevel, aim: Aim) -> bool:
    return aim.rival not in (NO_PLAYER, aim.who)


def _carries_it(table: Table, deed: v.StealItem, aim: Aim) -> bool:
    """The Item wanted is one that the rival carries, of the size that may be stolen."""
    if aim.rival in (NO_PLAYER, aim.who) or aim.taking not in items_carried(table, aim.rival):
        return False
    return _is_of_size(table, aim.taking, deed.size)


def _is_still_to_be_run_from(table: Table, deed: v.EscapeFrom, aim: Aim) -> bool:
    """The monster to get away from is still there to be run from, and of no higher Level than the card says."""
    monster = _run_from(table, aim)
    if monster not in table.foes or (aim.who, monster) in table.the_fight.met:
        return False
    return not deed.up_to or level_of(table, monster) <= deed.up_to


def _has_a_monster(table: Table, deed: v.Eliminate, aim: Aim) -> bool:
    return bool(table.foes) if deed.every else aim.monster in table.foes


def _has_both_monsters(table: Table, deed: v.ReplaceMonster, aim: Aim) -> bool:
    in_hand = aim.along in table.hand(aim.who)
    return aim.monster in table.foes and in_hand and table.card(aim.along).kind == "monster"


def _has_somebody_else(table: Table, deed: v.HandOver, aim: Aim) -> bool:
    fight = table.fight
    if fight is None or aim.rival == NO_PLAYER or aim.rival == fight.fighter or aim.rival == aim.who:
        return False
    return not table.state.players[aim.rival].dead


def _lets_somebody_go(table: Table, deed: v.SlipAway, aim: Aim) -> bool:
    return bool(escapes.slipping(table, deed, aim))


def _is_rolled(table: Table, deed: v.Deed, aim: Aim) -> bool:
    """A die is cast, and its roll does not stand yet."""
    return bool(table.owed("roll"))


def _waits_to_be_answered(table: Table, deed: v.RollAgain, aim: Aim) -> bool:
    """A roll can still be answered, or an escape: that of the player, or from the monster, who is named."""
    stake, escapes = at_stake(table), table.owed("escape")
    if stake is None or stake.what not in ("roll", "escape"):
        return False
    if not escapes:
        return True
    by_him = aim.rival == NO_PLAYER or any(debt.other == aim.rival for debt in escapes)
    return by_him and (aim.taking == NO_COPY or any(debt.copy == aim.taking for debt in escapes))


def _lies_somewhere(table: Table, deed: v.DiscardInPlay, aim: Aim) -> bool:
    return bool(in_play_named(table, deed.named))


Asks = Callable[[Table, v.Deed, Aim], bool]


def asks(word: type[D], what: Need, function: Callable[[Table, D, Aim], bool]) -> tuple[type, tuple[Need, Asks]]:
    """What a word of the cards needs, in a word, and whether a deed of it finds that."""
    return word, (what, cast("Asks", function))


ASKS = dict(
    (
        asks(v.StealLevel, "rival", _has_a_rival),
        asks(v.StealItem, "carried Item", _carries_it),
        asks(v.Strengthen, "fight", _is_in_a_fight),
        asks(v.Weaken, "fight", _is_in_a_fight),
        asks(v.EscapeFrom, "monster to leave", _is_still_to_be_run_from),
        asks(v.CompelHelp, "another", _has_another_to_help),
        asks(v.BorrowAbilities, "fight", _is_in_a_fight),
        asks(v.Eliminate, "monster", _has_a_monster),
        asks(v.ReplaceMonster, "monsters", _has_both_monsters),
        asks(v.HandOver, "another", _has_somebody_else),
        asks(v.SlipAway, "way out", _lets_somebody_go),
        asks(v.GrabItem, "turning Item", turns_the_fight),
        asks(v.AddToRoll, "roll", _is_rolled),
        asks(v.TurnDie, "roll", _is_rolled),
        asks(v.RollAgain, "last roll", _waits_to_be_answered),
        asks(v.DiscardInPlay, "named card", _lies_somewhere),
    )
)
"""Word -> what it needs, and how one sees whether it is there."""
