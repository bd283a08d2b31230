"""Events change the board: one small function per event type, in a table. The only code that changes a ``State``."""

from collections.abc import Callable

from munch_cli.table import events as e
from munch_cli.table import state as s
from munch_cli.table.debts import Debt
from munch_cli.table.ids import (
    EVERYTHING,
    FIGHT,
    HANDS,
    LYING,
    NO_PLAYER,
    OTHER,
    OWED,
    PEOPLE,
    PILES,
    RULED,
    SEATS,
    TALK,
    TURN,
    USED,
    WHOSE_TURN,
    CardId,
    CopyId,
    PlayerId,
    of_seat,
)
from munch_cli.table.typed import cast

Handler = Callable[[s.State, e.Event], None]


def move(state: s.State, copy: CopyId, zone: int) -> None:
    """Puts a copy on top of a zone, from wherever it lies."""
    before = state.place[copy]
    state.zones[before].remove(copy)
    state.zones[zone].append(copy)
    state.place[copy] = zone
    state.touched |= _PARTS[before] | _PARTS[zone]


def lift(state: s.State, copy: CopyId) -> None:
    """Takes a copy off the card it lies on, if it lies on one."""
    state.host.pop(copy, None)


def add_copy(state: s.State, card: CardId, back: int, zone: int) -> CopyId:
    """A new physical copy on top of a zone. ``back`` is its deck, DOOR or TREASURE."""
    copy = CopyId(len(state.cards))
    state.cards = (*state.cards, card)
    state.backs = (*state.backs, back)
    state.zones[zone].append(copy)
    state.place.append(zone)
    return copy


def apply(state: s.State, event: e.Event) -> int:
    """Makes the board what it is after the event. Returns the parts of it that were touched."""
    kind = type(event)
    state.touched = TOUCHES.get(kind, EVERYTHING)
    if isinstance(event, PERSONAL):
        state.touched = PEOPLE | of_seat(event.who)
    cast("Handler", HANDLERS[kind])(state, event)
    return state.touched


# ---- turn


def put(state: s.State, **slots: object) -> None:
    """Gives slots of the turn their values."""
    turn = state.turn
    for slot, value in slots.items():
        setattr(turn, slot, value)


def _turn_began(state: s.State, event: e.TurnBegan) -> None:
    number = 1 if state.turn.phase == "setup" else state.turn.number + 1
    put(state, player=event.who, number=number, phase="start", ready=(), heard=(), aftermath=None)
    put(state, victor=NO_PLAYER, met_monster=False, looted=False, due_up=False, fled=False, due=0)
    put(state, used=(), cursed=(), borrowed=(), helped=None, earned=0, opened=None, cleared=None)


def _player_ready(state: s.State, event: e.PlayerReady) -> None:
    state.turn.ready = (*state.turn.ready, event.who)


def _cards_dealt(state: s.State, event: e.CardsDealt) -> None:
    state.turn.ready = ()


def _phase_began(state: s.State, event: e.PhaseBegan) -> None:
    put(state, phase=event.phase)
    if event.phase == "door":
        put(state, gained=())
    if event.phase != "loot":
        put(state, aftermath=None)


def _monster_met(state: s.State, event: e.MonsterMet) -> None:
    state.turn.met_monster = True


def _room_cleared(state: s.State, event: e.RoomCleared) -> None:
    cards = (CardId(id.removeprefix("card.")) for id in event.because if id.startswith("card."))
    put(state, met_monster=False, phase="loot", cleared=next(cards, None))


def _room_looted(state: s.State, event: e.RoomLooted) -> None:
    state.turn.looted = True
    state.turn.gained = ()


def _treasure_fell_due(state: s.State, event: e.TreasureFellDue) -> None:
    state.turn.due += event.count
    state.turn.due_up = event.face_up
    state.turn.earned = event.count


def _due_paid(state: s.State, event: e.DuePaid) -> None:
    state.turn.due = 0
    state.turn.due_up = False


# ---- cards


def _card_appeared(state: s.State, event: e.CardAppeared) -> None:
    add_copy(state, event.card, event.back, event.zone)


def _door_turned_up(state: s.State, event: e.DoorTurnedUp) -> None:
    state.turn.opened = state.cards[event.copy]
    move(state, event.copy, s.FACE_UP)


def _card_drawn(state: s.State, event: e.CardDrawn) -> None:
    state.turn.gained = (*state.turn.gained, event.copy)
    move(state, event.copy, s.SPOILS if event.face_up else s.seat_zone(event.who, s.HAND))


def _card_heard(state: s.State, event: e.CardHeard) -> None:
    state.turn.heard = (event.copy,)
    state.turn.gained = (*state.turn.gained, event.copy)
    move(state, event.copy, s.seat_zone(event.who, s.HAND))


def _card_taken(state: s.State, event: e.CardTaken) -> None:
    lift(state, event.copy)
    if event.copy not in state.turn.gained:
        state.turn.gained = (*state.turn.gained, event.copy)
    move(state, event.copy, s.seat_zone(event.who, s.HAND))


def _card_laid_down(state: s.State, event: e.CardLaidDown) -> None:
    if state.combat is not None:
        state.combat.laid = (*state.combat.laid, event.copy)
    move(state, event.copy, s.seat_zone(event.who, s.SIDEWAYS if event.sideways else s.IN_PLAY))


def _card_attached(state: s.State, event: e.CardAttached) -> None:
    state.host[event.copy] = event.host
    move(state, event.copy, s.ATTACHED)


def _card_discarded(state: s.State, event: e.CardDiscarded) -> None:
    """A card that lies on another goes alone. What lies on a discarded card goes with it."""
    for lying in [copy for copy, host in state.host.items() if host == event.copy]:
        if state.place[lying] != s.FOES:
            lift(state, lying)
            move(state, lying, _pile(state, lying))
    lift(state, event.copy)
    move(state, event.copy, _pile(state, event.copy))


def _pile(state: s.State, copy: CopyId) -> int:
    """The discard pile a copy belongs to."""
    return s.discards_of(state.backs[copy])


def _card_given(state: s.State, event: e.CardGiven) -> None:
    zone = s.HAND if event.to_hand else s.SIDEWAYS
    if event.to_hand:
        state.turn.gained = (*state.turn.gained, event.copy)
    move(state, event.copy, s.seat_zone(event.to, zone))


def _discards_shuffled(state: s.State, event: e.DiscardsShuffled) -> None:
    pile, discards = s.DECK_PILES[event.deck]
    state.zones[discards].clear()
    for copy in event.order:
        state.place[copy] = pile
    state.zones[pile] = list(event.order) + state.zones[pile]


def _pile_shuffled(state: s.State, event: e.PileShuffled) -> None:
    state.zones[s.pile_of(event.deck)] = list(event.order)


def _nothing(state: s.State, event: e.Event) -> None:
    """Told, but the board stays as it is."""


# ---- items and levels


def _item_equipped(state: s.State, event: e.ItemEquipped) -> None:
    move(state, event.copy, state.place[event.copy] - s.SIDEWAYS + s.IN_PLAY)


def _item_stowed(state: s.State, event: e.ItemStowed) -> None:
    move(state, event.copy, state.place[event.copy] - s.IN_PLAY + s.SIDEWAYS)


def _levels_gained(state: s.State, event: e.LevelsGained) -> None:
    state.players[event.who].level += event.amount


def _levels_lost(state: s.State, event: e.LevelsLost) -> None:
    state.players[event.who].level -= event.amount


def _sex_changed(state: s.State, event: e.SexChanged) -> None:
    state.players[event.who].sex = 1 - state.players[event.who].sex


def _player_died(state: s.State, event: e.PlayerDied) -> None:
    state.players[event.who].dead = True


def _card_laid_out(state: s.State, event: e.CardLaidOut) -> None:
    """What lies on a card is laid out by itself."""
    lift(state, event.copy)
    move(state, event.copy, s.seat_zone(event.who, s.BODY))


def _character_returned(state: s.State, event: e.CharacterReturned) -> None:
    player = state.players[event.who]
    player.new = True
    player.dead = event.waiting


def _character_equipped(state: s.State, event: e.CharacterEquipped) -> None:
    state.players[event.who].new = False


def _game_won(state: s.State, event: e.GameWon) -> None:
    state.winners = event.winners


def _player_left(state: s.State, event: e.PlayerLeft) -> None:
    """Before the first turn all say anew that they are ready, and another is the first of them if they were."""
    turn, who = state.turn, event.who
    state.left = (*state.left, who)
    if turn.helped is not None and turn.helped[0] == who:
        put(state, helped=None)
    if turn.player == who:
        put(state, due=0)
    if turn.phase == "setup":
        put(state, ready=())
        seats = len(state.players)
        around = ((who + step) % seats for step in range(1, seats))
        if turn.player == who:
            put(state, player=next((PlayerId(seat) for seat in around if seat not in state.left), who))


def _game_ended(state: s.State, event: e.GameEnded) -> None:
    state.left = tuple(seat for seat in state.seats)


# ---- curses


def _curse_struck(state: s.State, event: e.CurseStruck) -> None:
    move(state, event.copy, s.seat_zone(event.victim, s.CURSES))
    if event.victim == state.turn.player:
        state.turn.cursed = (*state.turn.cursed, event.copy)
    fight = state.combat
    if fight is not None and event.victim in (fight.fighter, fight.helper):
        fight.cursed = (*fight.cursed, event.copy)


# ---- combat


def _fight(state: s.State) -> s.Combat:
    assert state.combat is not None, "an event of a fight, and no fight is on"
    return state.combat


def _fight_began(state: s.State, event: e.FightBegan) -> None:
    state.combat = s.Combat(event.fighter, event.began)
    put(state, gained=(), aftermath=None)
    move(state, event.monster, s.FOES)


def _monster_joined(state: s.State, event: e.MonsterJoined) -> None:
    move(state, event.copy, s.FOES)
    _bring(state, event.copy, event.by, event.how)
    if event.mate_of >= 0:
        state.host[event.copy] = event.mate_of


def _monster_enhanced(state: s.State, event: e.MonsterEnhanced) -> None:
    state.host[event.copy] = event.monster
    if state.place[event.copy] != s.ON_FOES:
        _bring(state, event.copy, event.by, "laid")
    move(state, event.copy, s.ON_FOES)


def _bring(state: s.State, copy: CopyId, by: PlayerId, how: str) -> None:
    """Notes who brought a card into the fight, and how."""
    fight = _fight(state)
    fight.brought = (*fight.brought, s.Brought(copy, by, how))


def _card_played_in(state: s.State, event: e.CardPlayedIn) -> None:
    move(state, event.copy, s.PLAYED)
    fight = _fight(state)
    fight.plays = (*fight.plays, s.Play(event.copy, event.by, event.side))


def _side_boosted(state: s.State, event: e.SideBoosted) -> None:
    fight = _fight(state)
    fight.boosts = (*fight.boosts, event.boost)


def _ability_used(state: s.State, event: e.AbilityUsed) -> None:
    state.turn.used = (*state.turn.used, s.Use(event.ability, event.who, event.on, event.span, event.paid))


def _abilities_borrowed(state: s.State, event: e.AbilitiesBorrowed) -> None:
    fight = _fight(state)
    fight.borrowed = (*fight.borrowed, s.Borrowed(event.who, event.card))


def _help_proposed(state: s.State, event: e.HelpAsked) -> None:
    _fight(state).offer = (event.whom, event.deal)


def _help_offered(state: s.State, event: e.HelpOffered) -> None:
    _fight(state).offer = (event.who, event.deal)


def _help_declined(state: s.State, event: e.HelpDeclined) -> None:
    fight = _fight(state)
    fight.offer = None
    if event.who != fight.fighter and event.who not in fight.declined:
        fight.declined = (*fight.declined, event.who)


def _helper_joined(state: s.State, event: e.HelperJoined) -> None:
    fight = _fight(state)
    fight.offer = None
    fight.helper = event.who
    fight.deal = event.deal


def _helper_left(state: s.State, event: e.HelperLeft) -> None:
    fight = _fight(state)
    fight.helper = NO_PLAYER
    fight.deal = None
    fight.former = (*fight.former, event.who)


def _fight_handed_over(state: s.State, event: e.FightHandedOver) -> None:
    fight = _fight(state)
    if fight.helper >= 0 and fight.helper != event.to:
        fight.former = (*fight.former, fight.helper)
    fight.fighter, fight.helper = event.to, NO_PLAYER
    fight.deal = fight.offer = None
    fight.declined = ()


def _kill_claimed(state: s.State, event: e.KillClaimed) -> None:
    _fight(state).claimed = (event.munchkins, event.monsters)


def _claim_voided(state: s.State, event: e.ClaimVoided) -> None:
    _fight(state).claimed = None
    state.owed = tuple(debt for debt in state.owed if debt.what != "silence")


def _monster_eliminated(state: s.State, event: e.MonsterEliminated) -> None:
    fight = _fight(state)
    fight.gone = (*fight.gone, event.gone)


def _fight_lost(state: s.State, event: e.FightLost) -> None:
    fight = _fight(state)
    fight.running = True
    state.turn.fled = state.turn.fled or fight.fighter == state.turn.player


def _roll_at_stake(state: s.State) -> int:
    """The place among what is owed of the roll that may still be answered: the last."""
    return max(place for place, debt in enumerate(state.owed) if debt.what == "roll")


def _change_roll(state: s.State, pips: int, plus: int) -> None:
    """Changes the roll that may still be answered. All may speak up again."""
    place = _roll_at_stake(state)
    roll = state.owed[place]._replace(players=(), count=pips, plus=plus)
    state.owed = (*state.owed[:place], roll, *state.owed[place + 1 :])


def _die_turned(state: s.State, event: e.DieTurned) -> None:
    _change_roll(state, event.pips, state.owed[_roll_at_stake(state)].plus)


def _roll_raised(state: s.State, event: e.RollRaised) -> None:
    roll = state.owed[_roll_at_stake(state)]
    _change_roll(state, roll.count, roll.plus + event.amount)


def _roll_stands(state: s.State, event: e.RollStands) -> None:
    state.turn.used = tuple(use for use in state.turn.used if use.span != "roll")


def _moment_passed(state: s.State, event: e.MomentPassed) -> None:
    """Notes the players with the topmost thing that may still be answered, else with the fight that just ended."""
    places = [place for place, debt in enumerate(state.owed) if debt.waits]
    if places:
        place = max(places, key=lambda one: state.owed[one].layer)
        debt = state.owed[place]
        passed = debt._replace(players=(*debt.players, event.who))
        state.owed = (*state.owed[:place], passed, *state.owed[place + 1 :])
    elif state.turn.aftermath is not None:
        state.turn.aftermath = (*state.turn.aftermath, event.who)


def _monster_escaped(state: s.State, event: e.MonsterEscaped) -> None:
    fight = _fight(state)
    fight.escaped = (*fight.escaped, (event.who, event.monster))


def _player_caught(state: s.State, event: e.PlayerCaught) -> None:
    fight = _fight(state)
    fight.caught = (*fight.caught, (event.who, event.monster))


def _fight_ended(state: s.State, event: e.FightEnded) -> None:
    fight = _fight(state)
    borrowed = (*state.turn.borrowed, *fight.borrowed)
    helped = None if fight.helper < 0 or fight.deal is None else (fight.helper, fight.deal)
    used = tuple(use for use in state.turn.used if use.span != "fight")
    victor = NO_PLAYER if fight.fighter == state.turn.player else fight.fighter
    put(state, borrowed=borrowed, helped=helped, used=used, aftermath=(), victor=victor)
    state.combat = None


# ---- debts


def _debt_incurred(state: s.State, event: e.DebtIncurred) -> None:
    state.owed = (*state.owed, event.debt)
    state.touched |= event.debt.part


def _debt_settled(state: s.State, event: e.DebtSettled) -> None:
    owed = list(state.owed)
    owed.remove(event.debt)
    state.owed = tuple(owed)
    state.touched |= event.debt.part


def _die_rolled(state: s.State, event: e.DieRolled) -> None:
    state.rolls = state.rolls[1:]


def _luck_moved(state: s.State, event: e.LuckMoved) -> None:
    state.luck = event.position


def top_layer(state: s.State) -> tuple[Debt, ...]:
    """What must be settled first: the debts of the highest layer, in the order in which they arose."""
    if not state.owed:
        return ()
    if len(state.owed) == 1:
        return state.owed
    highest = max([debt.layer for debt in state.owed])
    return tuple([debt for debt in state.owed if debt.layer == highest])


# ---- the owner, and the board as it is said to be


def _point_decided(state: s.State, event: e.PointDecided) -> None:
    state.rulings[event.point] = event.reading
    state.ruled[event.point] = s.Ruled(event.by, event.on, event.reason)


def _house_ruled(state: s.State, event: e.HouseRuled) -> None:
    """The board stays as it is: the law changes."""


def _level_set(state: s.State, event: e.LevelSet) -> None:
    state.players[event.who].level = event.level


def _life_set(state: s.State, event: e.LifeSet) -> None:
    state.players[event.who].dead = event.dead


def _sex_set(state: s.State, event: e.SexSet) -> None:
    state.players[event.who].sex = event.sex


HANDLERS: dict[type[e.Event], object] = {
    e.TurnBegan: _turn_began,
    e.PlayerReady: _player_ready,
    e.CardsDealt: _cards_dealt,
    e.PhaseBegan: _phase_began,
    e.MonsterMet: _monster_met,
    e.RoomCleared: _room_cleared,
    e.RoomLooted: _room_looted,
    e.TreasureFellDue: _treasure_fell_due,
    e.DuePaid: _due_paid,
    e.CardAppeared: _card_appeared,
    e.DoorTurnedUp: _door_turned_up,
    e.CardDrawn: _card_drawn,
    e.CardHeard: _card_heard,
    e.CardTaken: _card_taken,
    e.CardLaidDown: _card_laid_down,
    e.CardAttached: _card_attached,
    e.CardDiscarded: _card_discarded,
    e.CardGiven: _card_given,
    e.HandCardDrawn: _nothing,
    e.HandShown: _nothing,
    e.HandCounted: _nothing,
    e.DiscardsShuffled: _discards_shuffled,
    e.PileShuffled: _pile_shuffled,
    e.PileRanOut: _nothing,
    e.DrawFailed: _nothing,
    e.ItemEquipped: _item_equipped,
    e.ItemStowed: _item_stowed,
    e.ItemsSold: _nothing,
    e.LevelsGained: _levels_gained,
    e.LevelsLost: _levels_lost,
    e.LevelStayed: _nothing,
    e.PowersKept: _nothing,
    e.SexChanged: _sex_changed,
    e.PlayerDied: _player_died,
    e.CardLaidOut: _card_laid_out,
    e.CharacterReturned: _character_returned,
    e.CharacterEquipped: _character_equipped,
    e.GameWon: _game_won,
    e.PlayerLeft: _player_left,
    e.GameEnded: _game_ended,
    e.CurseStruck: _curse_struck,
    e.CurseIgnored: _nothing,
    e.NothingStolen: _nothing,
    e.CurseKept: _nothing,
    e.MonsterWentBy: _nothing,
    e.FightBegan: _fight_began,
    e.MonsterJoined: _monster_joined,
    e.MonsterEnhanced: _monster_enhanced,
    e.CardPlayedIn: _card_played_in,
    e.SideBoosted: _side_boosted,
    e.AbilityUsed: _ability_used,
    e.AbilitiesBorrowed: _abilities_borrowed,
    e.HelpAsked: _help_proposed,
    e.HelpOffered: _help_offered,
    e.HelpDeclined: _help_declined,
    e.RivalHeldOut: _nothing,
    e.HelpCameTooLate: _nothing,
    e.HelperJoined: _helper_joined,
    e.HelperLeft: _helper_left,
    e.FightHandedOver: _fight_handed_over,
    e.KillClaimed: _kill_claimed,
    e.ClaimVoided: _claim_voided,
    e.MonsterEliminated: _monster_eliminated,
    e.MonsterKilled: _nothing,
    e.KillCounted: _nothing,
    e.FightWon: _nothing,
    e.FightLost: _fight_lost,
    e.DieRolled: _die_rolled,
    e.DieTurned: _die_turned,
    e.RollRaised: _roll_raised,
    e.RollStands: _roll_stands,
    e.MomentPassed: _moment_passed,
    e.EscapeUndone: _nothing,
    e.MonsterEscaped: _monster_escaped,
    e.PlayerCaught: _player_caught,
    e.FightEnded: _fight_ended,
    e.SpoilsLaidOut: _nothing,
    e.DebtIncurred: _debt_incurred,
    e.DebtSettled: _debt_settled,
    e.ChoiceMade: _nothing,
    e.LuckMoved: _luck_moved,
    e.PointDecided: _point_decided,
    e.HouseRuled: _house_ruled,
    e.LevelSet: _level_set,
    e.LifeSet: _life_set,
    e.SexSet: _sex_set,
}

PERSONAL = (
    e.LevelsGained,
    e.LevelsLost,
    e.SexChanged,
    e.PlayerDied,
    e.CharacterReturned,
    e.CharacterEquipped,
    e.LevelSet,
    e.LifeSet,
    e.SexSet,
)
"""Events that change what one player is, and nothing else."""

TOUCHES: dict[type[e.Event], int] = {
    e.TurnBegan: WHOSE_TURN | TURN | USED,
    e.PlayerReady: TURN,
    e.CardsDealt: TURN,
    e.PhaseBegan: TURN,
    e.MonsterMet: TURN,
    e.RoomCleared: TURN,
    e.RoomLooted: TURN,
    e.TreasureFellDue: TURN,
    e.DuePaid: TURN,
    e.DoorTurnedUp: TURN,
    e.CardDrawn: TURN,
    e.CardHeard: TURN,
    e.CardTaken: TURN,
    e.CardLaidDown: TALK,
    e.CardAttached: 0,
    e.CardDiscarded: 0,
    e.CardGiven: TURN,
    e.HandShown: 0,
    e.HandCounted: 0,
    e.DiscardsShuffled: PILES,
    e.PileShuffled: PILES,
    e.PileRanOut: 0,
    e.DrawFailed: 0,
    e.ItemEquipped: 0,
    e.ItemStowed: 0,
    e.ItemsSold: 0,
    e.LevelStayed: 0,
    e.PowersKept: 0,
    e.CardLaidOut: 0,
    e.GameWon: OTHER,
    e.CurseStruck: TURN | FIGHT,
    e.CurseIgnored: 0,
    e.NothingStolen: 0,
    e.CurseKept: 0,
    e.FightBegan: FIGHT | TALK | TURN,
    e.MonsterJoined: FIGHT,
    e.MonsterEnhanced: FIGHT,
    e.CardPlayedIn: FIGHT,
    e.SideBoosted: FIGHT,
    e.AbilityUsed: USED,
    e.AbilitiesBorrowed: FIGHT,
    e.HelpAsked: TALK,
    e.HelpOffered: TALK,
    e.HelpDeclined: TALK,
    e.RivalHeldOut: 0,
    e.HelpCameTooLate: 0,
    e.HelperJoined: FIGHT | TALK,
    e.HelperLeft: FIGHT,
    e.FightHandedOver: FIGHT | TALK,
    e.KillClaimed: TALK,
    e.ClaimVoided: TALK | OWED,
    e.MonsterEliminated: FIGHT,
    e.MonsterKilled: 0,
    e.KillCounted: 0,
    e.FightWon: 0,
    e.FightLost: FIGHT | TURN,
    e.DieRolled: OTHER,
    e.MonsterEscaped: TALK,
    e.PlayerCaught: TALK,
    e.FightEnded: FIGHT | TALK | TURN | USED,
    e.SpoilsLaidOut: 0,
    e.DebtIncurred: OWED,
    e.DebtSettled: OWED,
    e.ChoiceMade: 0,
    e.DieTurned: OWED,
    e.RollRaised: OWED,
    e.RollStands: USED,
    e.MomentPassed: OWED | TURN,
    e.EscapeUndone: 0,
    e.HandCardDrawn: 0,
    e.MonsterWentBy: 0,
    e.LuckMoved: OTHER,
    e.PointDecided: RULED,
}
"""The parts an event touches, besides those where its card lay and lies. An event that is not listed touches all."""


def _parts_of_zone(zone: int) -> int:
    if zone < s.TABLE_ZONES:
        return {s.FOES: FIGHT, s.ON_FOES: FIGHT, s.PLAYED: FIGHT, s.ATTACHED: LYING | _ALL_SEATS}.get(zone, PILES)
    seat, own = divmod(zone - s.TABLE_ZONES, s.SEAT_ZONES)
    return {s.HAND: HANDS, s.BODY: PILES}.get(own, LYING) | of_seat(seat)


_ALL_SEATS = sum(map(of_seat, range(SEATS)))
_PARTS = [_parts_of_zone(zone) for zone in range(s.TABLE_ZONES + s.SEAT_ZONES * SEATS)]
"""The parts of the board that each zone belongs to."""
