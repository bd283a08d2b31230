"""What happens at the table: past-tense facts, one tuple type each. State changes by these alone.

``because`` names the rules and cards that made it happen; the machinery fills it in when a rule leaves it empty.
"""

from munch_cli.table.cards import Deck
from munch_cli.table.debts import Debt
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CardId, CopyId, PlayerId, RuleId
from munch_cli.table.state import Boost, Deal, Gone, Phase
from munch_cli.table.typed import Literal, NamedTuple

Because = tuple[RuleId, ...]


# ---- turn


class TurnBegan(NamedTuple):
    """A player's turn began."""

    who: PlayerId
    because: Because = ()


class PlayerReady(NamedTuple):
    """A player is ready: for the deal, or, once it is done, for the first turn."""

    who: PlayerId
    because: Because = ()


class CardsDealt(NamedTuple):
    """Everybody has been dealt their opening hand."""

    because: Because = ()


class PhaseBegan(NamedTuple):
    """The turn came to a phase."""

    phase: Phase
    because: Because = ()


class MonsterMet(NamedTuple):
    """The player whose turn it is met a monster this turn."""

    because: Because = ()


class RoomCleared(NamedTuple):
    """The turn goes on as if no monster had been met in it: the room may be looted."""

    because: Because = ()


class RoomLooted(NamedTuple):
    """The room was looted."""

    because: Because = ()


class TreasureFellDue(NamedTuple):
    """Treasures were earned; some sheets have them drawn later in the turn. ``to``: who draws, if another does."""

    count: int  # type: ignore[assignment]
    face_up: bool
    because: Because = ()
    to: PlayerId = NO_PLAYER


class DuePaid(NamedTuple):
    """What was due has been drawn."""

    because: Because = ()


# ---- cards


class CardAppeared(NamedTuple):
    """A copy came out of the box: the engine had not known where it lay."""

    card: CardId
    back: int
    zone: int
    because: Because = ()


class DoorTurnedUp(NamedTuple):
    """The top Door card was turned up for all to see."""

    who: PlayerId
    copy: CopyId
    because: Because = ()


class CardDrawn(NamedTuple):
    """A card was drawn into a hand, or face up among the spoils."""

    who: PlayerId
    copy: CopyId
    face_up: bool = False
    because: Because = ()


class CardHeard(NamedTuple):
    """A player who listened at the door drew a card into their hand."""

    who: PlayerId
    copy: CopyId
    because: Because = ()


class CardTaken(NamedTuple):
    """A player took a card into their hand."""

    who: PlayerId
    copy: CopyId
    because: Because = ()


class CardLaidDown(NamedTuple):
    """A card was put in front of a player, in use or ``sideways``."""

    who: PlayerId
    copy: CopyId
    sideways: bool = False
    because: Because = ()


class CardAttached(NamedTuple):
    """A card was put on another that lies in front of a player."""

    who: PlayerId
    copy: CopyId
    host: CopyId
    because: Because = ()


class CardDiscarded(NamedTuple):
    """A card went to its discard pile."""

    copy: CopyId
    who: PlayerId = NO_PLAYER
    because: Because = ()


class CardGiven(NamedTuple):
    """A card in front of one player was put in front of another."""

    copy: CopyId
    giver: PlayerId
    to: PlayerId
    to_hand: bool = False
    because: Because = ()


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


class PileShuffled(NamedTuple):
    """A pile was shuffled; ``order`` lists it bottom first."""

    deck: Deck
    order: tuple[CopyId, ...]
    because: Because = ()


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


class ItemStowed(NamedTuple):
    """An Item in use was turned sideways."""

    copy: CopyId
    because: Because = ()


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


class LevelsLost(NamedTuple):
    """A player went down ``amount`` levels."""

    who: PlayerId
    amount: int
    because: Because = ()


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


class PlayerDied(NamedTuple):
    """A character died."""

    who: PlayerId
    because: Because = ()


class CardLaidOut(NamedTuple):
    """A card of a character that died was laid out beside its body."""

    copy: CopyId
    who: PlayerId
    because: Because = ()


class CharacterReturned(NamedTuple):
    """A new character took the place of one that died; ``waiting``: it cannot help before the next turn."""

    who: PlayerId
    waiting: bool = False
    because: Because = ()


class CharacterEquipped(NamedTuple):
    """A new character has drawn its cards and begun to play."""

    who: PlayerId
    because: Because = ()


class GameWon(NamedTuple):
    """A player won the game."""

    winners: tuple[PlayerId, ...]
    because: Because = ()


# ---- curses


class PlayerLeft(NamedTuple):
    """A player left the game; it goes on without them."""

    who: PlayerId
    because: Because = ()


class GameEnded(NamedTuple):
    """The game ended before any player had won it."""

    because: Because = ()


class CurseStruck(NamedTuple):
    """A Curse or Trap applied to a player."""

    copy: CopyId
    victim: PlayerId
    by: PlayerId = NO_PLAYER
    because: Because = ()


class CurseIgnored(NamedTuple):
    """A Curse found nothing to act on."""

    copy: CopyId
    victim: PlayerId
    because: Because = ()


class NothingStolen(NamedTuple):
    """A theft would have come off, and its victim has the Item no longer."""

    who: PlayerId
    copy: CopyId
    because: Because = ()


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


class MonsterJoined(NamedTuple):
    """A monster joined the fight; ``mate_of``: it is a second copy of that monster; ``how`` it came in."""

    copy: CopyId
    by: PlayerId
    mate_of: CopyId = NO_COPY
    because: Because = ()
    how: Literal["mate", "tag", "wandering", "replacing"] = "wandering"


class MonsterEnhanced(NamedTuple):
    """An enhancer was put on a monster."""

    copy: CopyId
    monster: CopyId
    by: PlayerId
    because: Because = ()


class CardPlayedIn(NamedTuple):
    """A card was played into the fight for a side (MUNCHKINS, MONSTERS)."""

    copy: CopyId
    by: PlayerId
    side: int
    because: Because = ()


class SideBoosted(NamedTuple):
    """An ability strengthened or weakened a side."""

    boost: Boost
    because: Because = ()


class AbilityUsed(NamedTuple):
    """A player used an ability; ``on`` is its target."""

    who: PlayerId
    ability: str
    card: CardId
    on: PlayerId = NO_PLAYER
    span: str = ""
    because: Because = ()
    paid: int = 0


class AbilitiesBorrowed(NamedTuple):
    """A player has borrowed the abilities of a card in this fight."""

    who: PlayerId
    card: CardId
    because: Because = ()


class HelpAsked(NamedTuple):
    """The fighter asked a player for help."""

    whom: PlayerId
    deal: Deal
    because: Because = ()


class HelpOffered(NamedTuple):
    """A player offered their help."""

    who: PlayerId
    deal: Deal
    because: Because = ()


class HelpDeclined(NamedTuple):
    """A player turned help down: the player asked, or the fighter an offer."""

    who: PlayerId
    because: Because = ()


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
    deal: Deal
    because: Because = ()


class HelperLeft(NamedTuple):
    """A helper is no longer in the fight."""

    who: PlayerId
    because: Because = ()


class FightHandedOver(NamedTuple):
    """Another player took a fight over; the one who fought so far, and their helper, are out of it."""

    who: PlayerId
    to: PlayerId
    because: Because = ()


class KillClaimed(NamedTuple):
    """The fighter claimed the kill at these totals; others may speak up."""

    munchkins: int
    monsters: int
    because: Because = ()


class ClaimVoided(NamedTuple):
    """The fight changed after the claim: it no longer stands."""

    because: Because = ()


class MonsterEliminated(NamedTuple):
    """A monster left the fight before it was won; a card got rid of it, or killed it."""

    copy: CopyId
    gone: Gone
    because: Because = ()


class MonsterKilled(NamedTuple):
    """A monster was killed: the fight with it is won."""

    copy: CopyId
    by: PlayerId
    because: Because = ()


class KillCounted(NamedTuple):
    """A monster that a card killed earlier in the fight counts as killed, now that the fight is won."""

    gone: Gone
    by: PlayerId
    because: Because = ()


class FightWon(NamedTuple):
    """No monster is left that the munchkins have not killed or been rid of; rewards follow."""

    because: Because = ()


class FightLost(NamedTuple):
    """The munchkins could not win and run away."""

    because: Because = ()


class DieRolled(NamedTuple):
    """The die showed ``pips`` (1 to 6), for the debt that asked."""

    pips: int
    debt: Debt
    because: Because = ()


class DieTurned(NamedTuple):
    """A player turned the die to other pips before the roll stood."""

    who: PlayerId
    pips: int
    because: Because = ()


class RollRaised(NamedTuple):
    """A player added to a roll before it stood."""

    who: PlayerId
    amount: int
    because: Because = ()


class RollStands(NamedTuple):
    """A roll stands as it is: ``pips`` and what was added to them (``debt.plus``), for the debt that asked."""

    pips: int
    debt: Debt
    because: Because = ()


class MomentPassed(NamedTuple):
    """A player who could answer what has just happened let it stand."""

    who: PlayerId
    because: Because = ()


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


class PlayerCaught(NamedTuple):
    """A monster caught a player; ``total`` in pips, and ``made_of`` what, if not of the die alone."""

    who: PlayerId
    monster: CopyId
    total: int = NO_ROLL
    because: Because = ()
    made_of: tuple[tuple[int, str], ...] = ()


class FightEnded(NamedTuple):
    """The fight is over: won by the munchkins, or they ran."""

    won: bool
    because: Because = ()


class SpoilsLaidOut(NamedTuple):
    """Treasure lies face up and is divided."""

    count: int  # type: ignore[assignment]
    because: Because = ()


# ---- debts


class DebtIncurred(NamedTuple):
    """Something is owed."""

    debt: Debt
    because: Because = ()


class DebtSettled(NamedTuple):
    """Something owed was settled."""

    debt: Debt
    because: Because = ()


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


# ---- the owner, and the board as it is said to be


class PointDecided(NamedTuple):
    """The owner of the game decided an open point."""

    point: RuleId
    reading: str
    reason: str = ""
    by: str = ""
    on: str = ""
    because: Because = ()


class HouseRuled(NamedTuple):
    """The owner of the game overruled the sheet: a rule is off, on, as another sheet has it, or has another value."""

    rule: RuleId
    how: str
    reason: str = ""
    by: str = ""
    on: str = ""
    because: Because = ()


class LevelSet(NamedTuple):
    """A player is said to be of a Level."""

    who: PlayerId
    level: int
    because: Because = ()


class LifeSet(NamedTuple):
    """A player is said to be dead or alive."""

    who: PlayerId
    dead: bool
    because: Because = ()


class SexSet(NamedTuple):
    """A player is said to be male or female."""

    who: PlayerId
    sex: int
    because: Because = ()


Event = (
    TurnBegan
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
    | HandCardDrawn
    | HandShown
    | HandCounted
    | DiscardsShuffled
    | PileShuffled
    | PileRanOut
    | DrawFailed
    | ItemEquipped
    | ItemStowed
    | ItemsSold
    | LevelsGained
    | LevelsLost
    | LevelStayed
    | PowersKept
    | SexChanged
    | PlayerDied
    | CardLaidOut
    | CharacterReturned
    | CharacterEquipped
    | GameWon
    | PlayerLeft
    | GameEnded
    | CurseStruck
    | CurseIgnored
    | NothingStolen
    | CurseKept
    | MonsterWentBy
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
    | RivalHeldOut
    | HelpCameTooLate
    | HelperJoined
    | HelperLeft
    | FightHandedOver
    | KillClaimed
    | ClaimVoided
    | MonsterEliminated
    | MonsterKilled
    | KillCounted
    | FightWon
    | FightLost
    | DieRolled
    | DieTurned
    | RollRaised
    | RollStands
    | MomentPassed
    | EscapeUndone
    | MonsterEscaped
    | PlayerCaught
    | FightEnded
    | SpoilsLaidOut
    | DebtIncurred
    | DebtSettled
    | ChoiceMade
    | LuckMoved
    | PointDecided
    | HouseRuled
    | LevelSet
    | LifeSet
    | SexSet
)
