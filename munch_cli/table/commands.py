"""What a player at the table can say: imperatives, one tuple type each; ``who`` says it.

A copy is named by its ``CopyId``, a player by their seat; ``NO_COPY`` and ``NO_PLAYER`` stand for "not named".
"""

from typing import TYPE_CHECKING, Literal

from munch_cli.table.ids import NO_COPY, NO_PLAYER, CardId, CopyId, PlayerId, RuleId
from munch_cli.table.typed import NamedTuple

Copies = tuple[CopyId, ...]


class Offer(NamedTuple):
    """What a helper is promised: Items carried, a number of Treasures, who picks first, cards to be played on them."""

    treasures: int = 0
    first: PlayerId = NO_PLAYER
    items: Copies = ()
    plays: Copies = ()


# ---- the turn


class KickOpen(NamedTuple):
    """kicks open the door"""

    who: PlayerId


class LookForTrouble(NamedTuple):
    """looks for trouble with MONSTER"""

    who: PlayerId
    monster: CopyId


class Loot(NamedTuple):
    """loots the room"""

    who: PlayerId


class Listen(NamedTuple):
    """listens at the door"""

    who: PlayerId


class GiveInCharity(NamedTuple):
    """gives A + B to PLAYER in charity"""

    who: PlayerId
    cards: Copies
    to: PlayerId


class DiscardInCharity(NamedTuple):
    """discards A + B in charity"""

    who: PlayerId
    cards: Copies


class EndTurn(NamedTuple):
    """ends the turn"""

    who: PlayerId


class BeReady(NamedTuple):
    """is ready"""

    who: PlayerId


# ---- cards


class PlayCard(NamedTuple):
    """plays CARD [on MONSTER or PLAYER] [with MONSTER from hand]"""

    who: PlayerId
    card: CopyId
    on_player: PlayerId = NO_PLAYER
    on_card: CopyId = NO_COPY
    along: CopyId = NO_COPY


class TakeCard(NamedTuple):
    """takes the card: the face-up door card goes to the hand"""

    who: PlayerId


class KeepCard(NamedTuple):
    """keeps CARD"""

    who: PlayerId
    card: CopyId


class DiscardCard(NamedTuple):
    """discards CARD"""

    who: PlayerId
    card: CopyId


# ---- items


class Equip(NamedTuple):
    """equips ITEM"""

    who: PlayerId
    item: CopyId


class Stow(NamedTuple):
    """stows ITEM: turns it sideways"""

    who: PlayerId
    item: CopyId


class Sell(NamedTuple):
    """sells A + B"""

    who: PlayerId
    items: Copies


class GiveItems(NamedTuple):
    """gives A + B to PLAYER"""

    who: PlayerId
    items: Copies
    to: PlayerId


class Trade(NamedTuple):
    """trades A + B to PLAYER for C"""

    who: PlayerId
    gives: Copies
    to: PlayerId
    gets: Copies


# ---- abilities


class UseAbility(NamedTuple):
    """uses ABILITY [on PLAYER or MONSTER] [taking ITEM] [discarding A + B]; ``card`` is the card that has it"""

    who: PlayerId
    ability: str
    card: CopyId
    on_player: PlayerId = NO_PLAYER
    on_card: CopyId = NO_COPY
    taking: CopyId = NO_COPY
    discards: Copies = ()


# ---- combat


class AskHelp(NamedTuple):
    """asks PLAYER for help [offering …]"""

    who: PlayerId
    whom: PlayerId
    offer: Offer = Offer()


class OfferHelp(NamedTuple):
    """offers help [for …]"""

    who: PlayerId
    offer: Offer = Offer()


class Agree(NamedTuple):
    """agrees"""

    who: PlayerId


class Decline(NamedTuple):
    """declines"""

    who: PlayerId


class ClaimKill(NamedTuple):
    """claims the kill"""

    who: PlayerId


class KeepSilent(NamedTuple):
    """no one says anything"""

    who: PlayerId = NO_PLAYER


class RunAway(NamedTuple):
    """runs from MONSTER; ``NO_COPY``: from the only one there is"""

    who: PlayerId
    monster: CopyId = NO_COPY


class Sacrifice(NamedTuple):
    """sacrifices MINION [saving PLAYER]"""

    who: PlayerId
    minion: CopyId
    saving: PlayerId = NO_PLAYER


# ---- what is owed


class Choose(NamedTuple):
    """chooses CARD, PLAYER or a word"""

    who: PlayerId
    card: CopyId = NO_COPY
    player: PlayerId = NO_PLAYER
    word: str = ""


class Pass(NamedTuple):
    """passes"""

    who: PlayerId


class LetHappen(NamedTuple):
    """lets it happen"""

    who: PlayerId


class LeaveGame(NamedTuple):
    """leaves the game"""

    who: PlayerId


class PlayAtOnce(NamedTuple):
    """wants to play a card at the same moment as PLAYER"""

    who: PlayerId
    other: PlayerId


# ---- talk: what is shown, asked and declared


class ShowHand(NamedTuple):
    """reveals the hand [to PLAYER]; ``NO_PLAYER``: to everybody"""

    who: PlayerId
    to: PlayerId = NO_PLAYER


class AskHand(NamedTuple):
    """asks PLAYER how many cards they hold, or to show them"""

    who: PlayerId
    whom: PlayerId
    what: Literal["number", "cards"] = "number"


class SearchDiscards(NamedTuple):
    """looks through the discards, or those of one deck"""

    who: PlayerId
    pile: Literal["", "door", "treasure"] = ""


class DeclareSex(NamedTuple):
    """declares to be male / female"""

    who: PlayerId
    sex: int


# ---- the table itself: chance, and the quarrel as it lies there


class DieShows(NamedTuple):
    """the die shows PIPS (1 to 6)"""

    pips: int
    who: PlayerId = NO_PLAYER


class CardIs(NamedTuple):
    """the card is CARD: what a draw from a pile the engine does not know brought"""

    card: CardId
    who: PlayerId = NO_PLAYER


class LetBe(NamedTuple):
    """let PLAYER be Level N / male / female / dead"""

    whom: PlayerId
    what: Literal["level", "sex", "dead"]
    to: int
    who: PlayerId = NO_PLAYER


class Die(NamedTuple):
    """dies of any cause: what the sheet says of a death follows"""

    who: PlayerId


class LetHave(NamedTuple):
    """let PLAYER have CARD in hand / in play / sideways"""

    whom: PlayerId
    card: CardId
    where: Literal["hand", "in_play", "sideways", "curses"] = "hand"
    who: PlayerId = NO_PLAYER


# ---- the owner of the game


class Decide(NamedTuple):
    """PLAYER decides gap.x: READING [on DAY] because …"""

    who: PlayerId
    point: RuleId
    reading: str
    reason: str = ""
    on: str = ""


class RuleHouse(NamedTuple):
    """PLAYER rules RULE: off [on DAY] because …; also on, as EDITION, as printed, or a value"""

    who: PlayerId
    rule: RuleId
    how: str
    reason: str = ""
    on: str = ""


Judged = (
    KickOpen
    | LookForTrouble
    | Loot
    | Listen
    | GiveInCharity
    | DiscardInCharity
    | EndTurn
    | BeReady
    | PlayCard
    | TakeCard
    | KeepCard
    | DiscardCard
    | Equip
    | Stow
    | Sell
    | GiveItems
    | Trade
    | UseAbility
    | AskHelp
    | OfferHelp
    | Agree
    | Decline
    | ClaimKill
    | KeepSilent
    | RunAway
    | Sacrifice
    | Choose
    | Pass
    | LetHappen
    | LeaveGame
    | PlayAtOnce
    | ShowHand
    | AskHand
    | SearchDiscards
    | DeclareSex
    | DieShows
    | CardIs
    | LetBe
    | Die
    | LetHave
    | Decide
    | RuleHouse
)
"""What the engine judges and carries out."""

if TYPE_CHECKING:
    from munch_cli.table.statements import Statement

    Command = Judged | Statement
else:
    Command = Judged

COMMANDS: tuple[type[Command], ...] = (
    KickOpen,
    LookForTrouble,
    Loot,
    Listen,
    GiveInCharity,
    DiscardInCharity,
    EndTurn,
    BeReady,
    PlayCard,
    TakeCard,
    KeepCard,
    DiscardCard,
    Equip,
    Stow,
    Sell,
    GiveItems,
    Trade,
    UseAbility,
    AskHelp,
    OfferHelp,
    Agree,
    Decline,
    ClaimKill,
    KeepSilent,
    RunAway,
    Sacrifice,
    Choose,
    Pass,
    LetHappen,
    LeaveGame,
    PlayAtOnce,
    ShowHand,
    AskHand,
    SearchDiscards,
    DeclareSex,
    DieShows,
    CardIs,
    LetBe,
    Die,
    LetHave,
    Decide,
    RuleHouse,
)

UNNAMED: dict[object, object] = {PlayerId: NO_PLAYER, CopyId: NO_COPY, str: "", Offer: Offer()}
"""The type of a field -> its value for no player or no card. For several cards that is an empty tuple."""


def of_nothing(kind: type[Command], who: PlayerId) -> Command:
    """A command that names nothing: what ``may Ann sell?`` asks about where Ann has nothing to sell."""
    rest = (UNNAMED.get(kind.__annotations__[field], ()) for field in kind._fields[1:])
    return kind._make((who, *rest))


UNJUDGED = (DieShows, CardIs, LetBe, LetHave, Die)
"""Said of the table, not by a player: they state what is so and need no licence.

Statements (``munch_cli.table.statements``) set the whole board up again; the engine itself does nothing about them.
"""
