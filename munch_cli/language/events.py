"""What happened, as one would tell it at the table: a wording for every event type, "" where nothing is to tell."""

from collections.abc import Callable, Sequence

from munch_cli.engine.table import Table
from munch_cli.language.facts import Told, debt_said
from munch_cli.rules.setup import FIRST
from munch_cli.table import events as e
from munch_cli.table.ids import NO_COPY, NO_PLAYER, PlayerId
from munch_cli.table.saying import counted, listed, sum_said
from munch_cli.table.state import HAND, SEAT_ZONES, SEXES, TABLE_ZONES, top_layer


def event_said(event: e.Event, table: Table, eyes: PlayerId | None = None) -> str:
    """The event as a sentence, as these eyes saw it (None: all eyes). "" if there is nothing to tell."""
    return _said(event, Told(table, eyes))


def _said(event: e.Event, told: Told) -> str:
    wording = WORDINGS[type(event)]
    return wording.format_map(_Fields(event, told)) if isinstance(wording, str) else wording(event, told)


class _Fields:
    """The fields of an event as its wording names them."""

    __slots__ = ("event", "told")

    def __init__(self, event: e.Event, told: Told) -> None:
        self.event = event
        self.told = told

    def __getitem__(self, field: str) -> object:
        value = getattr(self.event, field)
        naming = NAMING.get(field)
        return _Amount(value) if naming is None else naming(self.told, value)


class _Amount:
    """A value in a wording. ``{amount:level}`` counts the word behind it: "1 level", "2 levels"."""

    __slots__ = ("value",)

    def __init__(self, value: object) -> None:
        self.value = value

    def __format__(self, word: str) -> str:
        return counted(self.value, word) if word and isinstance(self.value, int) else str(self.value)


NAMING: dict[str, Callable[..., str]] = {
    **dict.fromkeys(("who", "to", "giver", "victim", "fighter", "by"), Told.player),
    **dict.fromkeys(("copy", "host", "monster"), Told.card),
    "copies": lambda told, copies: listed([told.card(copy) for copy in copies]),
    "card": lambda told, card: told.table.catalogue[card].name,
    "side": Told.side,
}
"""A field that names players, cards or a side -> how it is told."""


def tale(events: Sequence[e.Event], table: Table, eyes: PlayerId | None = None) -> list[str]:
    """All that happened, sentence by sentence. Cards that go the same way in a row share a sentence, and so does what
    is owed several times.
    """
    said: list[str] = []
    told = Told(table, eyes)
    place = 0
    while place < len(events):
        event = events[place]
        run = 1
        while place + run < len(events) and _goes_with(event, events[place + run]):
            run += 1
        sentence = _together(events[place : place + run], told) if run > 1 else _said(event, told)
        is_owed_again = isinstance(event, e.DebtIncurred) and said[-1:] == [sentence]
        if sentence and not is_owed_again:
            said.append(sentence)
        place += run
    return said


def _goes_with(one: e.Event, other: e.Event) -> bool:
    """Whether two events are told in one breath."""
    if isinstance(one, e.CardDiscarded | e.DieRolled):
        return isinstance(other, type(one))
    if isinstance(one, e.CardLaidOut):
        return isinstance(other, e.CardLaidOut) and one.who == other.who
    if isinstance(one, e.HandCardDrawn):
        return isinstance(other, e.CardGiven)
    if isinstance(one, e.CardDrawn):
        return isinstance(other, e.CardDrawn) and (one.who, one.face_up) == (other.who, other.face_up)
    return isinstance(one, e.CardTaken) and isinstance(other, e.CardTaken) and one.who == other.who


def _together(events: Sequence[e.Event], told: Told) -> str:
    first = events[0]
    if isinstance(first, e.HandCardDrawn):
        return _said(first, told)
    if isinstance(first, e.DieRolled) and first.debt.words[:1] == (FIRST,):
        rolled = [f"{told.player(event.debt.other)} {event.pips}" for event in events if isinstance(event, e.DieRolled)]
        return f"The dice for the first turn: {listed(rolled)}."
    if isinstance(first, e.DieRolled):
        return f"The die shows {listed([str(event.pips) for event in events if isinstance(event, e.DieRolled)])}."
    cards = listed([told.card(event.copy) for event in events if isinstance(event, _CARD_GOES)])
    if isinstance(first, e.CardLaidOut):
        return f"Laid out beside the body of {told.player(first.who)}: {cards}."
    if isinstance(first, e.CardDrawn) and first.face_up:
        return f"{cards} lie face up."
    if isinstance(first, e.CardDrawn):
        drawn = cards if told.is_seen_by(first.who) else counted(len(events), "card")
        return f"{told.player(first.who)} draws {drawn} face down."
    if isinstance(first, e.CardTaken):
        return f"{told.player(first.who)} takes {cards}."
    return f"{cards} are discarded."


_CARD_GOES = e.CardDiscarded | e.CardDrawn | e.CardTaken | e.CardLaidOut


# ---- events whose wording depends on more than their fields


def _hand_shown(event: e.HandShown, told: Told) -> str:
    """What is shown to one other is seen by these two."""
    is_seen = event.to == NO_PLAYER or told.is_seen_by(event.who, event.to)
    cards = listed([told.card(copy) for copy in event.cards]) if is_seen else counted(len(event.cards), "card")
    to = "" if event.to == NO_PLAYER else f" {told.player(event.to)}"
    return f"{told.player(event.who)} shows{to} {cards or 'an empty hand'}."


PHASES = {
    "trouble": "There is no fight; trouble may be looked for, or the room looted.",
    "loot": "Looting comes.",
    "charity": "Charity comes.",
}
"""The phases that are told as they come -> how."""


def _phase_began(event: e.PhaseBegan, told: Told) -> str:
    return PHASES.get(event.phase, "")


def _treasure_fell_due(event: e.TreasureFellDue, told: Told) -> str:
    if not event.count:
        return "There is no Treasure to be had."
    how = "face up" if event.face_up else "face down"
    return f"{counted(event.count, 'Treasure')} to be had, {how}."


def _card_appeared(event: e.CardAppeared, told: Told) -> str:
    """A card that a player is said to have. One that a pile is said to bring is told when it is drawn."""
    seat, zone = divmod(event.zone - TABLE_ZONES, SEAT_ZONES)
    if seat < 0:
        return ""
    name, who = told.table.catalogue[event.card].name, told.player(PlayerId(seat))
    return f"{who} holds {name}." if zone == HAND else f"{name} lies before {who}."


def _card_drawn(event: e.CardDrawn, told: Told) -> str:
    if event.face_up:
        return f"{told.card(event.copy)} lies face up."
    return f"{told.player(event.who)} draws {told.card_seen_by(event.copy, event.who)} face down."


def _card_heard(event: e.CardHeard, told: Told) -> str:
    return f"{told.player(event.who)} listens at the door and draws {told.card_seen_by(event.copy, event.who)}."


def _card_laid_down(event: e.CardLaidDown, told: Told) -> str:
    how = " sideways" if event.sideways else ""
    return f"{told.player(event.who)} lays down {told.card(event.copy)}{how}."


def _card_given(event: e.CardGiven, told: Told) -> str:
    given = told.card_seen_by(event.copy, event.giver, event.to) if event.to_hand else told.card(event.copy)
    return f"{told.player(event.giver)} gives {told.player(event.to)} {given}."


def _item_equipped(event: e.ItemEquipped, told: Told) -> str:
    owner = told.table.owner_of(event.copy)
    card = told.card(event.copy)
    return f"{card} is in use now." if owner == NO_PLAYER else f"{told.player(owner)} takes {card} into use."


def _pile_shuffled(event: e.PileShuffled, told: Told) -> str:
    return f"The {event.deck.capitalize()} deck is shuffled."


def _pile_ran_out(event: e.PileRanOut, told: Told) -> str:
    return f"The {event.deck.capitalize()} deck has run out."


def _sex_changed(event: e.SexChanged, told: Told) -> str:
    return f"{told.player(event.who)} is {SEXES[told.table.state.players[event.who].sex]} now."


def _level_stayed(event: e.LevelStayed, told: Told) -> str:
    return f"{told.player(event.who)} stays at Level {told.table.state.players[event.who].level}."


def _game_won(event: e.GameWon, told: Told) -> str:
    winners = [told.player(who) for who in event.winners]
    return f"{listed(winners)} {'wins' if len(winners) == 1 else 'win'} the game!"


def _hand_card_drawn(event: e.HandCardDrawn, told: Told) -> str:
    victim, drawer = event.debt.players[0], event.debt.other
    card = told.card_seen_by(event.copy, victim, drawer)
    return f"{told.player(drawer)} draws {card} from the hand of {told.player(victim)}."


def _nothing_stolen(event: e.NothingStolen, told: Told) -> str:
    if event.needed:
        return f"{told.player(event.who)} does not get {told.card(event.copy)}: {event.needed} or more was needed."
    return f"{told.card(event.copy)} is no longer there: {told.player(event.who)} steals nothing."


def _fight_began(event: e.FightBegan, told: Told) -> str:
    verb = "attacks" if event.began == "door" else "is sought out by"
    return f"{told.card(event.monster)} {verb} {told.player(event.fighter)}."


def _monster_joined(event: e.MonsterJoined, told: Told) -> str:
    of = "" if event.mate_of == NO_COPY else f", as another {told.card(event.mate_of)}"
    return f"{told.card(event.copy)} joins the fight{of}."


def _card_played_in(event: e.CardPlayedIn, told: Told) -> str:
    """Only what adds to a side counts for it. What other cards do is told when they do it."""
    card = told.table.card(event.copy)
    adds = card.bonus or any(word.what == "strength" for word in card.gives)
    return f"{told.card(event.copy)} counts for {told.side(event.side)}." if adds else ""


def _character_returned(event: e.CharacterReturned, told: Told) -> str:
    who = told.player(event.who)
    if event.waiting:
        return f"A new character comes to the table for {who}, who may help from the next turn on."
    return f"The new character of {who} is there, and may help."


def _side_boosted(event: e.SideBoosted, told: Told) -> str:
    return f"{event.boost.label}: {event.boost.amount:+d} for {told.side(event.boost.side)}."


def _ability_used(event: e.AbilityUsed, told: Told) -> str:
    on = "" if event.on == NO_PLAYER else f" on {told.player(event.on)}"
    return f"{told.player(event.who)} uses {event.ability}{on}."


def _helper_joined(event: e.HelperJoined, told: Told) -> str:
    promised = counted(event.deal.treasures, "Treasure") if event.deal.treasures else ""
    items = [told.card(copy) for copy in event.deal.items]
    plays = [f"the playing of {told.card(copy)}" for copy in event.deal.plays]
    terms = listed([*([promised] if promised else []), *items, *plays])
    first = f"; {told.player(event.deal.first)} picks first" if event.deal.first != NO_PLAYER else ""
    return f"{told.player(event.who)} helps{f' for {terms}' if terms else ''}{first}."


def _monster_eliminated(event: e.MonsterEliminated, told: Told) -> str:
    gives = ((event.gone.levels, "level"), (event.gone.treasures, "Treasure"))
    worth, left = listed([counted(count, what) for count, what in gives if count]), ""
    if event.gone.treasures and event.gone.word == "denied":
        left = ", and its Treasure with it"
    elif worth:
        left = f"; {worth} to be had" if event.gone.word else f"; it was worth {worth}"
    how = "is killed" if event.gone.word == "killed" else "leaves the fight"
    return f"{told.card(event.copy)} {how}{left}."


def _kill_counted(event: e.KillCounted, told: Told) -> str:
    return f"The kill of {told.table.catalogue[event.gone.card].name} counts now."


def _monster_escaped(event: e.MonsterEscaped, told: Told) -> str:
    return f"{told.player(event.who)} gets away from {told.card(event.monster)}{_roll(event)}."


def _player_caught(event: e.PlayerCaught, told: Told) -> str:
    return f"{told.card(event.monster)} catches {told.player(event.who)}{_roll(event)}."


def _roll(event: e.MonsterEscaped | e.PlayerCaught) -> str:
    if event.total == e.NO_ROLL:
        return ""
    return f" with {sum_said(event.total, event.made_of)}"


def _fight_ended(event: e.FightEnded, told: Told) -> str:
    return "The fight is won." if event.won else "The fight is over."


def _debt_incurred(event: e.DebtIncurred, told: Told) -> str:
    """What is now owed. Of those who loot a body, only the player who chooses first."""
    state = told.table.state
    is_due = event.debt in (top_layer(state) if event.debt.what == "loot" else state.owed)
    return debt_said(event.debt, told) if is_due else ""


def _point_decided(event: e.PointDecided, told: Told) -> str:
    return f"It is decided: {event.point} is {event.reading}{_for_a_reason(event.reason)}."


def _house_ruled(event: e.HouseRuled, told: Told) -> str:
    return f"House rule: {event.rule} is {event.how}{_for_a_reason(event.reason)}."


def _for_a_reason(reason: str) -> str:
    return f", because {reason}" if reason else ""


def _life_set(event: e.LifeSet, told: Told) -> str:
    return f"{told.player(event.who)} is {'dead' if event.dead else 'alive'}."


def _sex_set(event: e.SexSet, told: Told) -> str:
    return f"{told.player(event.who)} is {SEXES[event.sex]}."


WORDINGS: dict[type[e.Event], "str | Callable[..., str]"] = {
    e.TurnBegan: "It is {who}'s turn.",
    e.PlayerReady: "",
    e.CardsDealt: "The cards are dealt.",
    e.PhaseBegan: _phase_began,
    e.MonsterMet: "",
    e.RoomLooted: "The room is looted.",
    e.TreasureFellDue: _treasure_fell_due,
    e.DuePaid: "",
    e.CardAppeared: _card_appeared,
    e.DoorTurnedUp: "Behind the door: {copy}.",
    e.CardDrawn: _card_drawn,
    e.CardHeard: _card_heard,
    e.CardTaken: "{who} takes {copy}.",
    e.CardLaidDown: _card_laid_down,
    e.CardAttached: "{copy} lies on {host}.",
    e.CardDiscarded: "{copy} is discarded.",
    e.CardGiven: _card_given,
    e.HandCardDrawn: _hand_card_drawn,
    e.HandShown: _hand_shown,
    e.HandCounted: "{who} holds {many:card}.",
    e.DiscardsShuffled: "The {deck} discards are shuffled into a new pile.",
    e.PileShuffled: _pile_shuffled,
    e.PileRanOut: _pile_ran_out,
    e.DrawFailed: "There is no {deck} card left to draw.",
    e.ItemEquipped: _item_equipped,
    e.ItemStowed: "{copy} is turned sideways.",
    e.ItemsSold: "{who} sells {copies} for {gold:gold piece}.",
    e.LevelsGained: "{who} goes up {amount:level}.",
    e.LevelsLost: "{who} goes down {amount:level}.",
    e.LevelStayed: _level_stayed,
    e.PowersKept: "{who} keeps every Power, although their Ranks are above the Level.",
    e.SexChanged: _sex_changed,
    e.PlayerDied: "{who} dies.",
    e.CardLaidOut: "{copy} is laid out beside the body of {who}.",
    e.CharacterReturned: _character_returned,
    e.CharacterEquipped: "{who} has new cards and plays on.",
    e.PlayerLeft: "{who} leaves the game.",
    e.GameEnded: "The game ends, and nobody has won.",
    e.GameWon: _game_won,
    e.CurseStruck: "{copy} strikes {victim}.",
    e.CurseIgnored: "{copy} does nothing to {victim}.",
    e.NothingStolen: _nothing_stolen,
    e.CurseKept: "{copy} hangs over {victim}.",
    e.MonsterWentBy: "{copy} does not attack {who}.",
    e.FightBegan: _fight_began,
    e.MonsterJoined: _monster_joined,
    e.MonsterEnhanced: "{monster} is {copy} now.",
    e.CardPlayedIn: _card_played_in,
    e.SideBoosted: _side_boosted,
    e.AbilityUsed: _ability_used,
    e.AbilitiesBorrowed: "{who} has what {card} gives, for this fight.",
    e.HelpAsked: "",
    e.HelpOffered: "",
    e.HelpDeclined: "Nobody joins the fight.",
    e.RivalHeldOut: "{who} rolled no lower, and need not help.",
    e.HelpCameTooLate: "It is too late for {who} to help.",
    e.HelperJoined: _helper_joined,
    e.HelperLeft: "{who} no longer helps.",
    e.FightHandedOver: "{to} takes the fight over from {who}.",
    e.RoomCleared: "The room may be looted after all.",
    e.KillClaimed: "The kill is claimed at {munchkins} against {monsters}; others may speak up.",
    e.ClaimVoided: "The fight has changed: the claim no longer stands.",
    e.MonsterEliminated: _monster_eliminated,
    e.MonsterKilled: "{by} kills {copy}.",
    e.KillCounted: _kill_counted,
    e.FightWon: "",
    e.FightLost: "The fight is lost; now to run away.",
    e.DieRolled: "The die shows {pips}.",
    e.DieTurned: "{who} turns the die: it shows {pips}.",
    e.RollRaised: "{who} adds {amount} to the roll.",
    e.RollStands: "",
    e.MomentPassed: "{who} lets it stand.",
    e.EscapeUndone: "{who} is held back and has to roll for {monster}.",
    e.MonsterEscaped: _monster_escaped,
    e.PlayerCaught: _player_caught,
    e.FightEnded: _fight_ended,
    e.SpoilsLaidOut: "{count:Treasure} to be divided.",
    e.DebtIncurred: _debt_incurred,
    e.DebtSettled: "",
    e.ChoiceMade: "",
    e.LuckMoved: "",
    e.PointDecided: _point_decided,
    e.HouseRuled: _house_ruled,
    e.LevelSet: "{who} is Level {level}.",
    e.LifeSet: _life_set,
    e.SexSet: _sex_set,
}
"""An event -> its wording with the fields that it names, or a function that makes it from more than those."""
