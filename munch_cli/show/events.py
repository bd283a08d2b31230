"""What happened, as one would tell it at the table: a wording for every event type, "" where nothing is to tell."""

from collections.abc import Callable, Sequence

from munch_cli.engine.table import Table
from munch_cli.table import events as e
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId
from munch_cli.table.saying import counted, listed
from munch_cli.table.state import HAND, MUNCHKINS, SEAT_ZONES, SEXES, TABLE_ZONES, Debt


class Told:
    """Names for an event: of the table as it was left."""

    __slots__ = ("eyes", "table")

    def __init__(self, table: Table, eyes: PlayerId | None = None) -> None:
        self.table = table
        self.eyes = eyes

    def player(self, who: PlayerId) -> str:
        """A player's name."""
        return "somebody" if who == NO_PLAYER else self.table.state.players[who].name

    def card(self, copy: CopyId) -> str:
        """A card's name."""
        return "a card" if copy == NO_COPY else self.table.card(copy).name

    def side(self, side: int) -> str:
        """The side of the fight that something is for."""
        return "the munchkins" if side == MUNCHKINS else "the monsters"


def event_said(event: e.Event, table: Table, eyes: PlayerId | None = None) -> str:
    """The event as a sentence, as these eyes saw it (None: all eyes); "" if it is nothing to tell."""
    return WORDINGS[type(event)](event, Told(table, eyes))


def tale(events: Sequence[e.Event], table: Table, eyes: PlayerId | None = None) -> list[str]:
    """All that happened, sentence by sentence; cards that go the same way one after the other share a sentence."""
    said: list[str] = []
    told = Told(table, eyes)
    place = 0
    while place < len(events):
        event = events[place]
        run = 1
        while place + run < len(events) and _goes_with(event, events[place + run]):
            run += 1
        sentence = _together(events[place : place + run], told) if run > 1 else event_said(event, table, eyes)
        if sentence and (not said or said[-1] != sentence):
            said.append(sentence)
        place += run
    return said


def _goes_with(one: e.Event, other: e.Event) -> bool:
    """Whether two events are told in one breath."""
    if isinstance(one, e.CardDiscarded):
        return isinstance(other, e.CardDiscarded)
    if isinstance(one, e.CardDrawn):
        return isinstance(other, e.CardDrawn) and (one.who, one.face_up) == (other.who, other.face_up)
    return isinstance(one, e.CardTaken) and isinstance(other, e.CardTaken) and one.who == other.who


def _together(events: Sequence[e.Event], told: Told) -> str:
    first = events[0]
    cards = listed([told.card(event.copy) for event in events if isinstance(event, _CARD_GOES)])
    if isinstance(first, e.CardDrawn) and first.face_up:
        return f"{cards} lie face up."
    if isinstance(first, e.CardDrawn):
        hidden = told.eyes not in (None, first.who)
        return f"{told.player(first.who)} draws {counted(len(events), 'card') if hidden else cards} face down."
    if isinstance(first, e.CardTaken):
        return f"{told.player(first.who)} takes {cards}."
    return f"{cards} are discarded."


_CARD_GOES = e.CardDiscarded | e.CardDrawn | e.CardTaken


def _nothing(event: e.Event, told: Told) -> str:
    return ""


def _hand_shown(event: e.HandShown, told: Told) -> str:
    """What is shown to one other is seen by these two."""
    seen = told.eyes is None or event.to == NO_PLAYER or told.eyes in (event.who, event.to)
    cards = listed([told.card(copy) for copy in event.cards]) if seen else counted(len(event.cards), "card")
    to = "" if event.to == NO_PLAYER else f" {told.player(event.to)}"
    return f"{told.player(event.who)} shows{to} {cards or 'an empty hand'}."


def _hand_counted(event: e.HandCounted, told: Told) -> str:
    return f"{told.player(event.who)} holds {counted(event.many, 'card')}."


def _turn_began(event: e.TurnBegan, told: Told) -> str:
    return f"It is {told.player(event.who)}'s turn."


PHASES = {
    "start": "",
    "setup": "",
    "door": "",
    "trouble": "There is no fight; trouble may be looked for, or the room looted.",
    "loot": "Looting comes.",
    "charity": "Charity comes.",
}


def _phase_began(event: e.PhaseBegan, told: Told) -> str:
    return PHASES.get(event.phase, "")


def _room_looted(event: e.RoomLooted, told: Told) -> str:
    return "The room is looted."


def _treasure_fell_due(event: e.TreasureFellDue, told: Told) -> str:
    how = "face up" if event.face_up else "face down"
    return f"{counted(event.count, 'Treasure')} to be had, {how}."


def _card_appeared(event: e.CardAppeared, told: Told) -> str:
    """A card that somebody is said to have; one that a pile is said to bring is told when it is drawn."""
    seat, zone = divmod(event.zone - TABLE_ZONES, SEAT_ZONES)
    if seat < 0:
        return ""
    name, who = told.table.catalogue[event.card].name, told.player(PlayerId(seat))
    return f"{who} holds {name}." if zone == HAND else f"{name} lies before {who}."


def _door_turned_up(event: e.DoorTurnedUp, told: Told) -> str:
    return f"Behind the door: {told.card(event.copy)}."


def _card_drawn(event: e.CardDrawn, told: Told) -> str:
    hidden = told.eyes is not None and told.eyes != event.who and not event.face_up
    if event.face_up:
        return f"{told.card(event.copy)} lies face up."
    return f"{told.player(event.who)} draws {'a card' if hidden else told.card(event.copy)} face down."


def _player_ready(event: e.PlayerReady, told: Told) -> str:
    return ""


def _cards_dealt(event: e.CardsDealt, told: Told) -> str:
    return "The cards are dealt."


def _card_heard(event: e.CardHeard, told: Told) -> str:
    hidden = told.eyes not in (None, event.who)
    return f"{told.player(event.who)} listens at the door and draws {'a card' if hidden else told.card(event.copy)}."


def _card_taken(event: e.CardTaken, told: Told) -> str:
    return f"{told.player(event.who)} takes {told.card(event.copy)}."


def _card_laid_down(event: e.CardLaidDown, told: Told) -> str:
    how = " sideways" if event.sideways else ""
    return f"{told.player(event.who)} lays down {told.card(event.copy)}{how}."


def _card_attached(event: e.CardAttached, told: Told) -> str:
    return f"{told.card(event.copy)} lies on {told.card(event.host)}."


def _card_discarded(event: e.CardDiscarded, told: Told) -> str:
    return f"{told.card(event.copy)} is discarded."


def _card_given(event: e.CardGiven, told: Told) -> str:
    hidden = event.to_hand and told.eyes not in (None, event.giver, event.to)
    return f"{told.player(event.giver)} gives {told.player(event.to)} {'a card' if hidden else told.card(event.copy)}."


def _discards_shuffled(event: e.DiscardsShuffled, told: Told) -> str:
    return f"The {event.deck} discards are shuffled into a new pile."


def _pile_shuffled(event: e.PileShuffled, told: Told) -> str:
    return f"The {event.deck.capitalize()} deck is shuffled."


def _pile_ran_out(event: e.PileRanOut, told: Told) -> str:
    return f"The {event.deck.capitalize()} deck has run out."


def _draw_failed(event: e.DrawFailed, told: Told) -> str:
    return f"There is no {event.deck} card left to draw."


def _item_equipped(event: e.ItemEquipped, told: Told) -> str:
    return f"{told.card(event.copy)} is in use now."


def _item_stowed(event: e.ItemStowed, told: Told) -> str:
    return f"{told.card(event.copy)} is turned sideways."


def _items_sold(event: e.ItemsSold, told: Told) -> str:
    sold = listed([told.card(copy) for copy in event.copies])
    return f"{told.player(event.who)} sells {sold} for {event.gold} gold pieces."


def _levels_gained(event: e.LevelsGained, told: Told) -> str:
    return f"{told.player(event.who)} goes up {counted(event.amount, 'level')}."


def _levels_lost(event: e.LevelsLost, told: Told) -> str:
    return f"{told.player(event.who)} goes down {counted(event.amount, 'level')}."


def _sex_changed(event: e.SexChanged, told: Told) -> str:
    return f"{told.player(event.who)} is {SEXES[told.table.state.players[event.who].sex]} now."


def _player_died(event: e.PlayerDied, told: Told) -> str:
    return f"{told.player(event.who)} dies."


def _level_stayed(event: e.LevelStayed, told: Told) -> str:
    return f"{told.player(event.who)} stays at Level {told.table.state.players[event.who].level}."


def _powers_kept(event: e.PowersKept, told: Told) -> str:
    return f"{told.player(event.who)} keeps every Power, although their Ranks are above the Level."


def _card_laid_out(event: e.CardLaidOut, told: Told) -> str:
    return f"{told.card(event.copy)} is laid out beside the body of {told.player(event.who)}."


def _character_returned(event: e.CharacterReturned, told: Told) -> str:
    return f"A new character comes to the table for {told.player(event.who)}."


def _character_equipped(event: e.CharacterEquipped, told: Told) -> str:
    return f"{told.player(event.who)} has new cards and plays on."


def _player_left(event: e.PlayerLeft, told: Told) -> str:
    return f"{told.player(event.who)} leaves the game."


def _game_ended(event: e.GameEnded, told: Told) -> str:
    return "The game ends, and nobody has won."


def _game_won(event: e.GameWon, told: Told) -> str:
    winners = [told.player(who) for who in event.winners]
    return f"{listed(winners)} {'wins' if len(winners) == 1 else 'win'} the game!"


def _curse_struck(event: e.CurseStruck, told: Told) -> str:
    return f"{told.card(event.copy)} strikes {told.player(event.victim)}."


def _curse_ignored(event: e.CurseIgnored, told: Told) -> str:
    return f"{told.card(event.copy)} finds nothing to act on."


def _curse_kept(event: e.CurseKept, told: Told) -> str:
    return f"{told.card(event.copy)} hangs over {told.player(event.victim)}."


def _hand_card_drawn(event: e.HandCardDrawn, told: Told) -> str:
    victim = event.debt.players[0]
    hidden = told.eyes is not None and told.eyes not in (victim, event.debt.other)
    card = "a card" if hidden else told.card(event.copy)
    return f"{told.player(event.debt.other)} draws {card} from the hand of {told.player(victim)}."


def _monster_went_by(event: e.MonsterWentBy, told: Told) -> str:
    return f"{told.card(event.copy)} does not attack {told.player(event.who)}."


def _fight_began(event: e.FightBegan, told: Told) -> str:
    verb = "attacks" if event.began == "door" else "is sought out by"
    return f"{told.card(event.monster)} {verb} {told.player(event.fighter)}."


def _monster_joined(event: e.MonsterJoined, told: Told) -> str:
    of = "" if event.mate_of == NO_COPY else f", as another {told.card(event.mate_of)}"
    return f"{told.card(event.copy)} joins the fight{of}."


def _monster_enhanced(event: e.MonsterEnhanced, told: Told) -> str:
    return f"{told.card(event.monster)} is {told.card(event.copy)} now."


def _card_played_in(event: e.CardPlayedIn, told: Told) -> str:
    return f"{told.card(event.copy)} counts for {told.side(event.side)}."


def _side_boosted(event: e.SideBoosted, told: Told) -> str:
    return f"{event.boost.label}: {event.boost.amount:+d} for {told.side(event.boost.side)}."


def _ability_used(event: e.AbilityUsed, told: Told) -> str:
    on = "" if event.on == NO_PLAYER else f" on {told.player(event.on)}"
    return f"{told.player(event.who)} uses {event.ability}{on}."


def _abilities_borrowed(event: e.AbilitiesBorrowed, told: Told) -> str:
    return f"{told.player(event.who)} has what {told.table.catalogue[event.card].name} gives, for this fight."


def _help_asked(event: e.HelpAsked, told: Told) -> str:
    return ""


def _help_declined(event: e.HelpDeclined, told: Told) -> str:
    return "Nobody joins the fight."


def _helper_joined(event: e.HelperJoined, told: Told) -> str:
    promised = counted(event.deal.treasures, "Treasure") if event.deal.treasures else ""
    items = [told.card(copy) for copy in (*event.deal.items, *event.deal.plays)]
    terms = listed([*([promised] if promised else []), *items])
    first = f"; {told.player(event.deal.first)} picks first" if event.deal.first != NO_PLAYER else ""
    return f"{told.player(event.who)} helps{f' for {terms}' if terms else ''}{first}."


def _helper_left(event: e.HelperLeft, told: Told) -> str:
    return f"{told.player(event.who)} no longer helps."


def _fight_handed_over(event: e.FightHandedOver, told: Told) -> str:
    return f"{told.player(event.to)} takes the fight over from {told.player(event.who)}."


def _room_cleared(event: e.RoomCleared, told: Told) -> str:
    return "The turn goes on as if no monster had been met."


def _kill_claimed(event: e.KillClaimed, told: Told) -> str:
    return f"The kill is claimed at {event.munchkins} against {event.monsters}; others may speak up."


def _claim_voided(event: e.ClaimVoided, told: Told) -> str:
    return "The fight has changed: the claim no longer stands."


def _monster_eliminated(event: e.MonsterEliminated, told: Told) -> str:
    worth, left = counted(event.gone.treasures, "Treasure"), ""
    if event.gone.treasures and event.gone.word == "denied":
        left = ", and its Treasure with it"
    elif event.gone.treasures:
        left = f"; {worth} to be had" if event.gone.word else f"; it was worth {worth}"
    return f"{told.card(event.copy)} leaves the fight{left}."


def _monster_killed(event: e.MonsterKilled, told: Told) -> str:
    return f"{told.card(event.copy)} is killed."


def _fight_lost(event: e.FightLost, told: Told) -> str:
    return "The fight is lost; now to run away."


def _die_rolled(event: e.DieRolled, told: Told) -> str:
    return f"The die shows {event.pips}."


def _die_turned(event: e.DieTurned, told: Told) -> str:
    return f"{told.player(event.who)} turns the die: it shows {event.pips}."


def _roll_raised(event: e.RollRaised, told: Told) -> str:
    return f"{told.player(event.who)} adds {event.amount} to the roll."


def _moment_passed(event: e.MomentPassed, told: Told) -> str:
    return f"{told.player(event.who)} lets it stand."


def _escape_undone(event: e.EscapeUndone, told: Told) -> str:
    return f"{told.player(event.who)} is held back and has to roll for {told.card(event.monster)}."


def _monster_escaped(event: e.MonsterEscaped, told: Told) -> str:
    return f"{told.player(event.who)} gets away from {told.card(event.monster)}{_roll(event.total)}."


def _player_caught(event: e.PlayerCaught, told: Told) -> str:
    return f"{told.card(event.monster)} catches {told.player(event.who)}{_roll(event.total)}."


def _roll(total: int) -> str:
    return f" with {total}" if total >= 0 else ""


def _fight_ended(event: e.FightEnded, told: Told) -> str:
    return "The fight is won." if event.won else "The fight is over."


def _spoils_laid_out(event: e.SpoilsLaidOut, told: Told) -> str:
    return f"{counted(event.count, 'Treasure')} to be divided."


DEBTS = {
    "answer": "{who} is to agree or decline.",
    "silence": "",
    "run": "{who} is to run away.",
    "choose": "{who} is to choose: {options}.",
    "pick": "{who} is to pick a Treasure: {options}.",
    "promise": "{who} has promised to play {options}.",
    "lose": "{who} is to choose what to lose: {options}.",
    "lose-worth": "{who} is to choose what to lose, worth {count} in all: {options}.",
    "levy": "{who} is to choose what to lose: {options}.",
    "take": "{who} is to choose what to take: {options}.",
    "take-away": "{who} is to choose what {other} loses: {options}.",
    "swap": "{who} may choose Treasures to exchange: {options}.",
    "which": "{who} is to choose: {options}.",
    "blind": "A card is to be drawn, unseen, from the hand of {options}.",
    "loot": "{who} is to choose a card from the body: {options}.",
    "shed": "{who} is to discard down to the limit.",
    "shed-big": "{who} is to sell or give away what is too big.",
    "trade-answer": "{who} is to answer the offer.",
    "face-up": "{who} may take {copy} or play it.",
    "charity": "{who} holds too many cards and is to give some away.",
    "decks": "{who} is to choose what to draw: {options}.",
    "die": "The die is asked for.",
    "draw": "A {word} card is to be drawn.",
    "respond": "{who} may answer, or let it happen.",
    "roll": "The roll of {pips} may still be answered.",
    "drawing": "A {word} card is about to be drawn.",
    "word": "{who} may play a card, or pass.",
    "goes-first": "{who} is to say who goes first: {options}.",
    "surplus": "{who} drew a Treasure too many and is to choose which to discard: {options}.",
    "fetch": "{who} is to choose a card from the discards.",
    "escape": "The escape from {copy} may still be answered.",
    "turn-over": "",
}
"""What is owed -> how it is told."""


def debt_said(debt: Debt, told: Told) -> str:
    """What is owed, as a sentence."""
    options = [told.card(copy) for copy in debt.options] + [told.player(who) for who in debt.players]
    words = () if debt.what == "blind" else debt.words
    wording = DEBTS.get(debt.what, "{who} owes something first: " + debt.what + ".")
    return wording.format(
        who="everybody" if debt.who == NO_PLAYER else told.player(debt.who),
        options=listed([*options, *words], "or"),
        count=f"{debt.count:,}",
        other="" if debt.other == NO_PLAYER else told.player(debt.other),
        copy=told.card(debt.copy),
        word=debt.words[0] if debt.words else "",
        pips=f"{debt.count}{debt.plus:+d}" if debt.plus else debt.count,
    )


def _debt_incurred(event: e.DebtIncurred, told: Told) -> str:
    return debt_said(event.debt, told) if event.debt in told.table.state.owed else ""


def _choice_made(event: e.ChoiceMade, told: Told) -> str:
    return ""


def _point_decided(event: e.PointDecided, told: Told) -> str:
    reason = f", because {event.reason}" if event.reason else ""
    return f"It is decided: {event.point} is {event.reading}{reason}."


def _house_ruled(event: e.HouseRuled, told: Told) -> str:
    reason = f", because {event.reason}" if event.reason else ""
    return f"House rule: {event.rule} is {event.how}{reason}."


def _life_set(event: e.LifeSet, told: Told) -> str:
    return f"{told.player(event.who)} is {'dead' if event.dead else 'alive'}."


def _level_set(event: e.LevelSet, told: Told) -> str:
    return f"{told.player(event.who)} is Level {event.level}."


def _sex_set(event: e.SexSet, told: Told) -> str:
    return f"{told.player(event.who)} is {SEXES[event.sex]}."


WORDINGS: dict[type[e.Event], Callable[..., str]] = {
    e.TurnBegan: _turn_began,
    e.PlayerReady: _player_ready,
    e.CardsDealt: _cards_dealt,
    e.PhaseBegan: _phase_began,
    e.MonsterMet: _nothing,
    e.RoomLooted: _room_looted,
    e.TreasureFellDue: _treasure_fell_due,
    e.DuePaid: _nothing,
    e.CardAppeared: _card_appeared,
    e.DoorTurnedUp: _door_turned_up,
    e.CardDrawn: _card_drawn,
    e.CardHeard: _card_heard,
    e.CardTaken: _card_taken,
    e.CardLaidDown: _card_laid_down,
    e.CardAttached: _card_attached,
    e.CardDiscarded: _card_discarded,
    e.CardGiven: _card_given,
    e.HandCardDrawn: _hand_card_drawn,
    e.HandShown: _hand_shown,
    e.HandCounted: _hand_counted,
    e.DiscardsShuffled: _discards_shuffled,
    e.PileShuffled: _pile_shuffled,
    e.PileRanOut: _pile_ran_out,
    e.DrawFailed: _draw_failed,
    e.ItemEquipped: _item_equipped,
    e.ItemStowed: _item_stowed,
    e.ItemsSold: _items_sold,
    e.LevelsGained: _levels_gained,
    e.LevelsLost: _levels_lost,
    e.LevelStayed: _level_stayed,
    e.PowersKept: _powers_kept,
    e.SexChanged: _sex_changed,
    e.PlayerDied: _player_died,
    e.CardLaidOut: _card_laid_out,
    e.CharacterReturned: _character_returned,
    e.CharacterEquipped: _character_equipped,
    e.PlayerLeft: _player_left,
    e.GameEnded: _game_ended,
    e.GameWon: _game_won,
    e.CurseStruck: _curse_struck,
    e.CurseIgnored: _curse_ignored,
    e.CurseKept: _curse_kept,
    e.MonsterWentBy: _monster_went_by,
    e.FightBegan: _fight_began,
    e.MonsterJoined: _monster_joined,
    e.MonsterEnhanced: _monster_enhanced,
    e.CardPlayedIn: _card_played_in,
    e.SideBoosted: _side_boosted,
    e.AbilityUsed: _ability_used,
    e.AbilitiesBorrowed: _abilities_borrowed,
    e.HelpAsked: _help_asked,
    e.HelpOffered: _help_asked,
    e.HelpDeclined: _help_declined,
    e.HelperJoined: _helper_joined,
    e.HelperLeft: _helper_left,
    e.FightHandedOver: _fight_handed_over,
    e.RoomCleared: _room_cleared,
    e.KillClaimed: _kill_claimed,
    e.ClaimVoided: _claim_voided,
    e.MonsterEliminated: _monster_eliminated,
    e.MonsterKilled: _monster_killed,
    e.FightWon: _nothing,
    e.FightLost: _fight_lost,
    e.DieRolled: _die_rolled,
    e.DieTurned: _die_turned,
    e.RollRaised: _roll_raised,
    e.RollStands: _nothing,
    e.MomentPassed: _moment_passed,
    e.EscapeUndone: _escape_undone,
    e.MonsterEscaped: _monster_escaped,
    e.PlayerCaught: _player_caught,
    e.FightEnded: _fight_ended,
    e.SpoilsLaidOut: _spoils_laid_out,
    e.DebtIncurred: _debt_incurred,
    e.DebtSettled: _nothing,
    e.ChoiceMade: _choice_made,
    e.LuckMoved: _nothing,
    e.PointDecided: _point_decided,
    e.HouseRuled: _house_ruled,
    e.LevelSet: _level_set,
    e.LifeSet: _life_set,
    e.SexSet: _sex_set,
}
"""Event -> its wording."""
