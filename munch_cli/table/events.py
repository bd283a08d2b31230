"""What happens at the table: past-tense facts, one tuple type each, with what it does to the board, if anything.

Only ``apply`` changes the board. ``apply_to`` returns which parts of it were touched (``ids.py``), so that what
depends on others need not be recomputed. A ``Report`` changes nothing. ``because`` names the rules and cards that made
it happen; the machinery fills it in when a rule leaves it empty.
"""

from typing import Literal

from munch_cli.table import state as s
from munch_cli.table.cards import Deck
from munch_cli.table.debts import Debt
from munch_cli.table.ids import (
    EVERYTHING,
    FIGHT,
    NO_COPY,
    NO_PLAYER,
    OTHER,
    OWED,
    PEOPLE,
    PILES,
    RULED,
    TALK,
    TURN,
    USED,
    WHOSE_TURN,
    CardId,
    CopyId,
    PlayerId,
    RuleId,
    of_seat,
)
from munch_cli.table.state import add_copy, lift, move
from munch_cli.table.typed import NamedTuple

Because = tuple[RuleId, ...]


def put(state: s.State, **slots: object) -> None:
    """Give slots of the turn their values."""
    turn = state.turn
    for slot, value in slots.items():
        setattr(turn, slot, value)


def _fight(state: s.State) -> s.Combat:
    assert state.combat is not None, "an event of a fight, and no fight is on"
    return state.combat


def _bring(state: s.State, copy: CopyId, by: PlayerId, how: str) -> None:
    """Note who brought a card into the fight, and how."""
    fight = _fight(state)
    fight.brought = (*fight.brought, s.Brought(copy, by, how))


def _roll_at_stake(state: s.State) -> int:
    """The place among what is owed of the roll that may still be answered: the last."""
    return max(place for place, debt in enumerate(state.owed) if debt.what == "roll")


def _change_roll(state: s.State, pips: int, plus: int) -> None:
    """Change the roll that may still be answered. All may speak up again."""
    place = _roll_at_stake(state)
    roll = state.owed[place]._replace(players=(), count=pips, plus=plus)
    state.owed = (*state.owed[:place], roll, *state.owed[place + 1 :])


# ---- turn


class TurnBegan(NamedTuple):
    """A player's turn began."""

    who: PlayerId
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        number = 1 if state.turn.phase == "setup" else state.turn.number + 1
        put(state, player=self.who, number=number, phase="start", ready=(), heard=(), aftermath=None)
        put(state, victor=NO_PLAYER, met_monster=False, looted=False, due_up=False, fled=False, due=0)
        put(state, used=(), cursed=(), borrowed=(), helped=None, earned=0, opened=None, cleared=None)
        return WHOSE_TURN | TURN | USED


class PlayerReady(NamedTuple):
    """A player is ready: for the deal, or, once it is done, for the first turn."""

    who: PlayerId
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        state.turn.ready = (*state.turn.ready, self.who)
        return TURN


class CardsDealt(NamedTuple):
    """Everybody has been dealt their opening hand."""

    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        state.turn.ready = ()
        return TURN


class PhaseBegan(NamedTuple):
    """The turn came to a phase."""

    phase: s.Phase
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        put(state, phase=self.phase)
        if self.phase == "door":
            put(state, gained=())
        if self.phase != "loot":
            put(state, aftermath=None)
        return TURN


class MonsterMet(NamedTuple):
    """The player whose turn it is met a monster this turn."""

    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        state.turn.met_monster = True
        return TURN


class RoomCleared(NamedTuple):
    """The turn goes on as if no monster had been met in it: the room may be looted."""

    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        cards = (CardId(id.removeprefix("card.")) for id in self.because if id.startswith("card."))
        put(state, met_monster=False, phase="loot", cleared=next(cards, None))
        return TURN


class RoomLooted(NamedTuple):
    """The room was looted."""

    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        state.turn.looted = True
        state.turn.gained = ()
        return TURN


class TreasureFellDue(NamedTuple):
    """Treasures were earned; some sheets have them drawn later in the turn. ``to``: who draws, if another does."""

    count: int  # type: ignore[assignment]
    face_up: bool
    because: Because = ()
    to: PlayerId = NO_PLAYER

    def apply_to(self, state: s.State) -> int:
        state.turn.due += self.count
        state.turn.due_up = self.face_up
        state.turn.earned = self.count
        return TURN


class DuePaid(NamedTuple):
    """What was due has been drawn."""

    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        state.turn.due = 0
        state.turn.due_up = False
        return TURN


# ---- cards


class CardAppeared(NamedTuple):
    """A copy came out of the box: the engine had not known where it lay."""

    card: CardId
    back: int
    zone: int
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        add_copy(state, self.card, self.back, self.zone)
        return EVERYTHING


class DoorTurnedUp(NamedTuple):
    """The top Door card was turned up for all to see."""

    who: PlayerId
    copy: CopyId
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        state.turn.opened = state.cards[self.copy]
        return TURN | move(state, self.copy, s.FACE_UP)


class CardDrawn(NamedTuple):
    """A card was drawn into a hand, or face up among the spoils."""

    who: PlayerId
    copy: CopyId
    face_up: bool = False
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        state.turn.gained = (*state.turn.gained, self.copy)
        return TURN | move(state, self.copy, s.SPOILS if self.face_up else s.seat_zone(self.who, s.HAND))


class CardHeard(NamedTuple):
    """A player who listened at the door drew a card into their hand."""

    who: PlayerId
    copy: CopyId
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        state.turn.heard = (self.copy,)
        state.turn.gained = (*state.turn.gained, self.copy)
        return TURN | move(state, self.copy, s.seat_zone(self.who, s.HAND))


class CardTaken(NamedTuple):
    """A player took a card into their hand."""

    who: PlayerId
    copy: CopyId
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        lift(state, self.copy)
        if self.copy not in state.turn.gained:
            state.turn.gained = (*state.turn.gained, self.copy)
        return TURN | move(state, self.copy, s.seat_zone(self.who, s.HAND))


class CardLaidDown(NamedTuple):
    """A card was put in front of a player, in use or ``sideways``."""

    who: PlayerId
    copy: CopyId
    sideways: bool = False
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        if state.combat is not None:
            state.combat.laid = (*state.combat.laid, self.copy)
        return TALK | move(state, self.copy, s.seat_zone(self.who, s.SIDEWAYS if self.sideways else s.IN_PLAY))


class CardAttached(NamedTuple):
    """A card was put on another that lies in front of a player."""

    who: PlayerId
    copy: CopyId
    host: CopyId
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        state.host[self.copy] = self.host
        return move(state, self.copy, s.ATTACHED)


class CardDiscarded(NamedTuple):
    """A card went to its discard pile."""

    copy: CopyId
    who: PlayerId = NO_PLAYER
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        """A card that lies on another goes alone. What lies on a discarded card goes with it."""
        touched = 0
        for lying in [copy for copy, host in state.host.items() if host == self.copy]:
            if state.place[lying] != s.FOES:
                lift(state, lying)
                touched |= move(state, lying, s.discards_of(state.backs[lying]))
        lift(state, self.copy)
        return touched | move(state, self.copy, s.discards_of(state.backs[self.copy]))


class CardGiven(NamedTuple):
    """A card in front of one player was put in front of another."""

    copy: CopyId
    giver: PlayerId
    to: PlayerId
    to_hand: bool = False
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        zone = s.HAND if self.to_hand else s.SIDEWAYS
        if self.to_hand:
            state.turn.gained = (*state.turn.gained, self.copy)
        return TURN | move(state, self.copy, s.seat_zone(self.to, zone))


class HandCardDrawn(NamedTuple):
    """A card was drawn, unseen, from a player's hand, for the debt that asked."""

    copy: CopyId
    debt: Debt
    because: Because = ()


class HandShown(NamedTuple):
    """A player showed their hand: to one other, or to everybody."""

    who: PlayerId
    cards: tuple[CopyId, ...]
    to: PlayerId = NO_PLAYER
    because: Because = ()


class HandCounted(NamedTuple):
    """A player was asked how many cards they hold, and said it."""

    who: PlayerId
    many: int
    because: Because = ()


class DiscardsShuffled(NamedTuple):
    """A discard pile was shuffled and became the pile; ``order`` lists it bottom first."""

    deck: Deck
    order: tuple[CopyId, ...]
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        pile, discards = s.DECK_PILES[self.deck]
        state.zones[discards] = ()
        for copy in self.order:
            state.place[copy] = pile
        state.zones[pile] = self.order + state.zones[pile]
        return PILES


class PileShuffled(NamedTuple):
    """A pile was shuffled; ``order`` lists it bottom first."""

    deck: Deck
    order: tuple[CopyId, ...]
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        state.zones[s.pile_of(self.deck)] = self.order
        return PILES


class PileRanOut(NamedTuple):
    """A player was to draw a card and the pile was empty; ``way``: what was to become of the card."""

    deck: Deck
    who: PlayerId
    way: Literal["turn up", "hand", "spoils", "listen"]
    because: Because = ()


class DrawFailed(NamedTuple):
    """A card was due and there was none to draw."""

    deck: Deck
    because: Because = ()


# ---- items and levels


class ItemEquipped(NamedTuple):
    """A carried Item was taken into use."""

    copy: CopyId
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        return move(state, self.copy, state.place[self.copy] - s.SIDEWAYS + s.IN_PLAY)


class ItemStowed(NamedTuple):
    """An Item in use was turned sideways."""

    copy: CopyId
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        return move(state, self.copy, state.place[self.copy] - s.IN_PLAY + s.SIDEWAYS)


class ItemsSold(NamedTuple):
    """Items were sold for gold pieces."""

    who: PlayerId
    copies: tuple[CopyId, ...]
    gold: int
    because: Because = ()


class LevelsGained(NamedTuple):
    """A player went up ``amount`` levels. ``by_kill``: for slain monsters."""

    who: PlayerId
    amount: int
    by_kill: bool = False
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        state.players[self.who].level += self.amount
        return PEOPLE | of_seat(self.who)


class LevelsLost(NamedTuple):
    """A player went down ``amount`` levels."""

    who: PlayerId
    amount: int
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        state.players[self.who].level -= self.amount
        return PEOPLE | of_seat(self.who)


class PowersKept(NamedTuple):
    """A player kept Powers whose Ranks are above their Level."""

    who: PlayerId
    because: Because = ()


class LevelStayed(NamedTuple):
    """A player's Level stayed where it was: a limit kept it from going further down, or up."""

    who: PlayerId
    because: Because = ()


class SexChanged(NamedTuple):
    """A character's sex became the other one."""

    who: PlayerId
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        state.players[self.who].sex = 1 - state.players[self.who].sex
        return PEOPLE | of_seat(self.who)


class PlayerDied(NamedTuple):
    """A character died."""

    who: PlayerId
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        state.players[self.who].dead = True
        return PEOPLE | of_seat(self.who)


class CardLaidOut(NamedTuple):
    """A card of a character that died was laid out beside its body."""

    copy: CopyId
    who: PlayerId
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        """What lies on a card is laid out by itself."""
        lift(state, self.copy)
        return move(state, self.copy, s.seat_zone(self.who, s.BODY))


class CharacterReturned(NamedTuple):
    """A new character took the place of one that died; ``waiting``: it cannot help before the next turn."""

    who: PlayerId
    waiting: bool = False
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        player = state.players[self.who]
        player.new = True
        player.dead = self.waiting
        return PEOPLE | of_seat(self.who)


class CharacterEquipped(NamedTuple):
    """A new character has drawn its cards and begun to play."""

    who: PlayerId
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        state.players[self.who].new = False
        return PEOPLE | of_seat(self.who)


class GameWon(NamedTuple):
    """A player won the game."""

    winners: tuple[PlayerId, ...]
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        state.winners = self.winners
        return OTHER


# ---- curses


class PlayerLeft(NamedTuple):
    """A player left the game; it goes on without them."""

    who: PlayerId
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        """Before the first turn, all say again that they are ready. If this player was first, the next one is."""
        turn, who = state.turn, self.who
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
        return EVERYTHING


class GameEnded(NamedTuple):
    """The game ended before any player had won it."""

    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        state.left = tuple(seat for seat in state.seats)
        return EVERYTHING


class CurseStruck(NamedTuple):
    """A Curse or Trap applied to a player."""

    copy: CopyId
    victim: PlayerId
    by: PlayerId = NO_PLAYER
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        if self.victim == state.turn.player:
            state.turn.cursed = (*state.turn.cursed, self.copy)
        fight = state.combat
        if fight is not None and self.victim in (fight.fighter, fight.helper):
            fight.cursed = (*fight.cursed, self.copy)
        return TURN | FIGHT | move(state, self.copy, s.seat_zone(self.victim, s.CURSES))


class CurseIgnored(NamedTuple):
    """A Curse found nothing to act on."""

    copy: CopyId
    victim: PlayerId
    because: Because = ()


class NothingStolen(NamedTuple):
    """A theft came to nothing: its roll was lower than ``needed``, or its victim has the Item no longer (0)."""

    who: PlayerId
    copy: CopyId
    because: Because = ()
    needed: int = 0


class CurseKept(NamedTuple):
    """A Curse stays with its victim."""

    copy: CopyId
    victim: PlayerId
    because: Because = ()


# ---- combat


class MonsterWentBy(NamedTuple):
    """A monster did not attack whom it met."""

    copy: CopyId
    who: PlayerId
    because: Because = ()


class FightBegan(NamedTuple):
    """A fight began: a monster attacked, or was sought."""

    fighter: PlayerId
    monster: CopyId
    began: Literal["door", "trouble"]
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        state.combat = s.Combat(self.fighter, self.began)
        put(state, gained=(), aftermath=None)
        return FIGHT | TALK | TURN | move(state, self.monster, s.FOES)


class MonsterJoined(NamedTuple):
    """A monster joined the fight; ``mate_of``: it is a second copy of that monster; ``how`` it came in."""

    copy: CopyId
    by: PlayerId
    mate_of: CopyId = NO_COPY
    because: Because = ()
    how: Literal["mate", "tag", "wandering", "replacing"] = "wandering"

    def apply_to(self, state: s.State) -> int:
        _bring(state, self.copy, self.by, self.how)
        if self.mate_of != NO_COPY:
            state.host[self.copy] = self.mate_of
        return FIGHT | move(state, self.copy, s.FOES)


class MonsterEnhanced(NamedTuple):
    """An enhancer was put on a monster."""

    copy: CopyId
    monster: CopyId
    by: PlayerId
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        state.host[self.copy] = self.monster
        if state.place[self.copy] != s.ON_FOES:
            _bring(state, self.copy, self.by, "laid")
        return FIGHT | move(state, self.copy, s.ON_FOES)


class CardPlayedIn(NamedTuple):
    """A card was played into the fight for a side (MUNCHKINS, MONSTERS)."""

    copy: CopyId
    by: PlayerId
    side: int
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        fight = _fight(state)
        fight.plays = (*fight.plays, s.FightPlay(self.copy, self.by, self.side))
        return FIGHT | move(state, self.copy, s.PLAYED)


class SideBoosted(NamedTuple):
    """An ability strengthened or weakened a side."""

    boost: s.Boost
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        fight = _fight(state)
        fight.boosts = (*fight.boosts, self.boost)
        return FIGHT


class AbilityUsed(NamedTuple):
    """A player used an ability; ``on`` is its target."""

    who: PlayerId
    ability: str
    card: CardId
    on: PlayerId = NO_PLAYER
    span: str = ""
    because: Because = ()
    paid: int = 0

    def apply_to(self, state: s.State) -> int:
        state.turn.used = (*state.turn.used, s.Use(self.ability, self.who, self.on, self.span, self.paid))
        return USED


class AbilitiesBorrowed(NamedTuple):
    """A player has borrowed the abilities of a card in this fight."""

    who: PlayerId
    card: CardId
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        fight = _fight(state)
        fight.borrowed = (*fight.borrowed, s.Borrowed(self.who, self.card))
        return FIGHT


class HelpAsked(NamedTuple):
    """The fighter asked a player for help."""

    whom: PlayerId
    deal: s.Deal
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        _fight(state).offer = (self.whom, self.deal)
        return TALK


class HelpOffered(NamedTuple):
    """A player offered their help."""

    who: PlayerId
    deal: s.Deal
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        _fight(state).offer = (self.who, self.deal)
        return TALK


class HelpDeclined(NamedTuple):
    """A player turned help down: the player asked, or the fighter an offer."""

    who: PlayerId
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        fight = _fight(state)
        if self.who != fight.fighter and self.who not in fight.declined:
            fight.declined = (*fight.declined, self.who)
        return TALK


class RivalHeldOut(NamedTuple):
    """A player who was to be made to help rolled no lower than the player who wanted it, and need not."""

    who: PlayerId
    because: Because = ()


class HelpCameTooLate(NamedTuple):
    """A player was to help, and no player may any more."""

    who: PlayerId
    because: Because = ()


class HelperJoined(NamedTuple):
    """A helper joined the fight."""

    who: PlayerId
    deal: s.Deal
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        fight = _fight(state)
        fight.helper = self.who
        fight.deal = self.deal
        return FIGHT | TALK


class HelperLeft(NamedTuple):
    """A helper is no longer in the fight."""

    who: PlayerId
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        fight = _fight(state)
        fight.helper = NO_PLAYER
        fight.deal = None
        fight.former = (*fight.former, self.who)
        return FIGHT


class FightHandedOver(NamedTuple):
    """Another player took a fight over; the one who fought so far, and their helper, are out of it."""

    who: PlayerId
    to: PlayerId
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        fight = _fight(state)
        if fight.helper != NO_PLAYER and fight.helper != self.to:
            fight.former = (*fight.former, fight.helper)
        fight.fighter, fight.helper = self.to, NO_PLAYER
        fight.deal = None
        fight.declined = ()
        return FIGHT | TALK


class KillClaimed(NamedTuple):
    """The fighter claimed the kill at these totals; others may speak up."""

    munchkins: int
    monsters: int
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        _fight(state).claimed = (self.munchkins, self.monsters)
        return TALK


class ClaimVoided(NamedTuple):
    """The fight changed after the claim: it no longer stands."""

    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        _fight(state).claimed = None
        state.owed = tuple(debt for debt in state.owed if debt.what != "silence")
        return TALK | OWED


class MonsterEliminated(NamedTuple):
    """A monster left the fight before it was won; a card got rid of it, or killed it."""

    copy: CopyId
    gone: s.Gone
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        fight = _fight(state)
        fight.gone = (*fight.gone, self.gone)
        return FIGHT


class MonsterKilled(NamedTuple):
    """A monster was killed: the fight with it is won."""

    copy: CopyId
    by: PlayerId
    because: Because = ()


class KillCounted(NamedTuple):
    """A monster that a card killed earlier in the fight counts as killed, now that the fight is won."""

    gone: s.Gone
    by: PlayerId
    because: Because = ()


class FightWon(NamedTuple):
    """No monster is left that the munchkins have not killed or been rid of; rewards follow."""

    because: Because = ()


class FightLost(NamedTuple):
    """The munchkins could not win and run away."""

    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        fight = _fight(state)
        fight.running = True
        state.turn.fled = state.turn.fled or fight.fighter == state.turn.player
        return FIGHT | TURN


class DieRolled(NamedTuple):
    """The die showed ``pips`` (1 to 6), for the debt that asked."""

    pips: int
    debt: Debt
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        state.rolls = state.rolls[1:]
        return OTHER


class DieTurned(NamedTuple):
    """A player turned the die to other pips before the roll stood."""

    who: PlayerId
    pips: int
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        _change_roll(state, self.pips, state.owed[_roll_at_stake(state)].plus)
        return OWED


class RollRaised(NamedTuple):
    """A player added to a roll before it stood."""

    who: PlayerId
    amount: int
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        roll = state.owed[_roll_at_stake(state)]
        _change_roll(state, roll.count, roll.plus + self.amount)
        return OWED


class RollStands(NamedTuple):
    """A roll stands as it is: ``pips`` and what was added to them (``debt.plus``), for the debt that asked."""

    pips: int
    debt: Debt
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        state.turn.used = tuple(use for use in state.turn.used if use.span != "roll")
        return USED


class MomentPassed(NamedTuple):
    """A player who could answer what has just happened let it stand."""

    who: PlayerId
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        """Note the players with the topmost thing that may still be answered, else with the fight that just ended."""
        places = [place for place, debt in enumerate(state.owed) if debt.waits]
        if places:
            place = max(places, key=lambda one: state.owed[one].layer)
            debt = state.owed[place]
            passed = debt._replace(players=(*debt.players, self.who))
            state.owed = (*state.owed[:place], passed, *state.owed[place + 1 :])
        elif state.turn.aftermath is not None:
            state.turn.aftermath = (*state.turn.aftermath, self.who)
        return OWED | TURN


class EscapeUndone(NamedTuple):
    """A player who had got away from a monster has to roll for it."""

    who: PlayerId
    monster: CopyId
    because: Because = ()


NO_ROLL = -1000
"""The total of one who got away, or was caught, without a roll; penalties may bring a true total below zero."""


class MonsterEscaped(NamedTuple):
    """A player got away from a monster; ``total`` in pips, and ``made_of`` what, if not of the die alone."""

    who: PlayerId
    monster: CopyId
    total: int = NO_ROLL
    because: Because = ()
    made_of: tuple[tuple[int, str], ...] = ()

    def apply_to(self, state: s.State) -> int:
        fight = _fight(state)
        fight.escaped = (*fight.escaped, (self.who, self.monster))
        return TALK


class PlayerCaught(NamedTuple):
    """A monster caught a player; ``total`` in pips, and ``made_of`` what, if not of the die alone."""

    who: PlayerId
    monster: CopyId
    total: int = NO_ROLL
    because: Because = ()
    made_of: tuple[tuple[int, str], ...] = ()

    def apply_to(self, state: s.State) -> int:
        fight = _fight(state)
        fight.caught = (*fight.caught, (self.who, self.monster))
        return TALK


class FightEnded(NamedTuple):
    """The fight is over: won by the munchkins, or they ran."""

    won: bool
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        fight = _fight(state)
        borrowed = (*state.turn.borrowed, *fight.borrowed)
        helped = None if fight.helper == NO_PLAYER or fight.deal is None else (fight.helper, fight.deal)
        used = tuple(use for use in state.turn.used if use.span != "fight")
        victor = NO_PLAYER if fight.fighter == state.turn.player else fight.fighter
        put(state, borrowed=borrowed, helped=helped, used=used, aftermath=(), victor=victor)
        state.combat = None
        return FIGHT | TALK | TURN | USED


class SpoilsLaidOut(NamedTuple):
    """Treasure lies face up and is divided."""

    count: int  # type: ignore[assignment]
    because: Because = ()


# ---- debts


class DebtIncurred(NamedTuple):
    """Something is owed."""

    debt: Debt
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        state.owed = (*state.owed, self.debt)
        return OWED | self.debt.part


class DebtSettled(NamedTuple):
    """Something owed was settled. Where no answer is owed any more, no help is offered either."""

    debt: Debt
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        owed = list(state.owed)
        owed.remove(self.debt)
        state.owed = tuple(owed)
        if self.debt.what == "answer" and state.combat is not None:
            state.combat.offer = None
        return OWED | self.debt.part


class ChoiceMade(NamedTuple):
    """A player chose, for a debt: a card, a player or a word."""

    debt: Debt
    card: CopyId = NO_COPY
    player: PlayerId = NO_PLAYER
    word: str = ""
    because: Because = ()


class LuckMoved(NamedTuple):
    """The generator of chance moved on to a new position."""

    position: int
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        state.luck = self.position
        return OTHER


# ---- the owner, and the board as it is said to be


class PointDecided(NamedTuple):
    """The owner of the game decided an open point."""

    point: RuleId
    reading: str
    reason: str = ""
    by: str = ""
    on: str = ""
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        state.rulings[self.point] = self.reading
        state.ruled[self.point] = s.Ruled(self.by, self.on, self.reason)
        return RULED


class HouseRuled(NamedTuple):
    """The owner of the game overruled the sheet: a rule is off, on, as another sheet has it, or has another value."""

    rule: RuleId
    how: str
    reason: str = ""
    by: str = ""
    on: str = ""
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        return EVERYTHING  # the law changes, not the board


class LevelSet(NamedTuple):
    """A player is said to be of a Level."""

    who: PlayerId
    level: int
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        state.players[self.who].level = self.level
        return PEOPLE | of_seat(self.who)


class LifeSet(NamedTuple):
    """A player is said to be dead or alive."""

    who: PlayerId
    dead: bool
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        state.players[self.who].dead = self.dead
        return PEOPLE | of_seat(self.who)


class SexSet(NamedTuple):
    """A player is said to be male or female."""

    who: PlayerId
    sex: int
    because: Because = ()

    def apply_to(self, state: s.State) -> int:
        state.players[self.who].sex = self.sex
        return PEOPLE | of_seat(self.who)


Report = (
    HandCardDrawn
    | HandShown
    | HandCounted
    | PileRanOut
    | DrawFailed
    | ItemsSold
    | LevelStayed
    | PowersKept
    | CurseIgnored
    | NothingStolen
    | CurseKept
    | MonsterWentBy
    | RivalHeldOut
    | HelpCameTooLate
    | MonsterKilled
    | KillCounted
    | FightWon
    | EscapeUndone
    | SpoilsLaidOut
    | ChoiceMade
)
"""Events that say what happened and change nothing on the board."""

Event = (
    Report
    | TurnBegan
    | PlayerReady
    | CardsDealt
    | PhaseBegan
    | MonsterMet
    | RoomCleared
    | RoomLooted
    | TreasureFellDue
    | DuePaid
    | CardAppeared
    | DoorTurnedUp
    | CardDrawn
    | CardHeard
    | CardTaken
    | CardLaidDown
    | CardAttached
    | CardDiscarded
    | CardGiven
    | DiscardsShuffled
    | PileShuffled
    | ItemEquipped
    | ItemStowed
    | LevelsGained
    | LevelsLost
    | SexChanged
    | PlayerDied
    | CardLaidOut
    | CharacterReturned
    | CharacterEquipped
    | GameWon
    | PlayerLeft
    | GameEnded
    | CurseStruck
    | FightBegan
    | MonsterJoined
    | MonsterEnhanced
    | CardPlayedIn
    | SideBoosted
    | AbilityUsed
    | AbilitiesBorrowed
    | HelpAsked
    | HelpOffered
    | HelpDeclined
    | HelperJoined
    | HelperLeft
    | FightHandedOver
    | KillClaimed
    | ClaimVoided
    | MonsterEliminated
    | FightLost
    | DieRolled
    | DieTurned
    | RollRaised
    | RollStands
    | MomentPassed
    | MonsterEscaped
    | PlayerCaught
    | FightEnded
    | DebtIncurred
    | DebtSettled
    | LuckMoved
    | PointDecided
    | HouseRuled
    | LevelSet
    | LifeSet
    | SexSet
)


def apply(state: s.State, event: Event) -> int:
    """Change the board by the event. Return the parts that were touched."""
    return 0 if isinstance(event, Report) else event.apply_to(state)
