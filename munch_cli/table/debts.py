"""What is owed before the turn goes on: one class for every kind of debt, which says all there is to say of the kind.

A scenario file tells a debt under [[owed]]: its kind by ``what``, and the fields that it ``has``.
"""

from typing import Annotated

from munch_cli.table import commands as c
from munch_cli.table.ids import NO_COPY, NO_PLAYER, OWED, RESPOND, SHED, TALK, CopyId, PlayerId, RuleId
from munch_cli.table.typed import NamedTuple, Spec


class Fields(NamedTuple):
    """The fields that debts can have."""

    who: Annotated[PlayerId, Spec("who owes it; left out where the table does, as with a die", unsaid=NO_PLAYER)]
    layer: Annotated[int, Spec("the highest is settled first", least=0, unsaid=1, always=True)]
    because: Annotated[tuple[RuleId, ...], Spec("the ids of the rules or cards that ask for it")] = ()
    options: Annotated[tuple[CopyId, ...], Spec("the cards to choose among", file="cards")] = ()
    words: Annotated[tuple[str, ...], Spec("other answers; of a die, what it decides")] = ()
    count: Annotated[int, Spec("how many; of a roll, its pips", least=0, always=True)] = 1  # type: ignore[assignment]
    copy: Annotated[CopyId, Spec("the card it is about", file="about")] = NO_COPY
    other: Annotated[PlayerId, Spec("the player it is about")] = NO_PLAYER
    players: Annotated[tuple[PlayerId, ...], Spec("the players to choose among; who let a roll stand")] = ()
    plus: Annotated[int, Spec("what was added to a roll")] = 0
    had: Annotated[tuple[PlayerId, ...], Spec("how many cards of a charity each has received")] = ()
    rival: Annotated[PlayerId, Spec("the player whom a roll is against")] = NO_PLAYER


class Debt(Fields):
    """Something owed before the turn goes on."""

    __slots__ = ()
    what: str = ""
    """What files call the kind."""
    has: tuple[str, ...] = ()
    """The fields that such a debt can have besides those that every debt has."""
    answers: tuple[type[c.Command], ...] = ()
    """The commands that answer it."""
    says: str = ""
    """How it is told at the table; "": there is nothing to tell."""
    loses: bool = False
    """Whether the debtor has to choose what they lose."""
    takes: bool = False
    """Whether the debtor chooses what another player loses."""
    lets_deal: bool = False
    """Whether Items are still sold, traded and given: it takes nothing away, and the sheets say what is barred."""
    waits: bool = False
    """Whether it is an event that has happened and waits while a player can answer it."""
    part: int = OWED
    """The parts of the board that it belongs to (``parts.py``)."""


class Answer(Debt):
    """An offer of help is to be answered."""

    __slots__ = ()
    what = "answer"
    has = ("words",)
    answers = (c.Agree, c.Decline)
    says = "{who} is to agree or decline."
    lets_deal = True
    part = OWED | TALK


class TradeAnswer(Debt):
    """An offer to trade: ``options`` are the cards given, the first ``count`` of them, and the cards asked for."""

    __slots__ = ()
    what = "trade-answer"
    has = ("options", "words", "count", "other")
    answers = (c.Agree, c.Decline)
    says = "{who} is to answer the offer."


class ShedBig(Debt):
    """Big Items beyond what may be carried are to be sold or given away."""

    __slots__ = ()
    what = "shed-big"
    has = ("options", "count")
    answers = (c.Sell, c.GiveItems, c.Choose)
    says = "{who} is to sell or give away what is too big."
    loses = True
    part = OWED | SHED


class Silence(Debt):
    """A kill is claimed, and the others may speak up before it counts."""

    __slots__ = ()
    what = "silence"
    answers = (c.KeepSilent,)


class Run(Debt):
    """A fighter is to run from these monsters."""

    __slots__ = ()
    what = "run"
    has = ("options",)
    answers = (c.RunAway, c.Sacrifice)
    says = "{who} is to run away."
    lets_deal = True


class Choice(Debt):
    """One of the cards, players or words is to be chosen."""

    __slots__ = ()
    what = "choose"
    has = ("options", "words", "players", "copy", "other")
    answers = (c.Choose,)
    says = "{who} is to choose: {options}."


class Pick(Debt):
    """Treasures of the fight are to be picked."""

    __slots__ = ()
    what = "pick"
    has = ("options", "count", "other")
    answers = (c.Choose,)
    says = "{who} is to pick a Treasure: {options}."
    lets_deal = True


class Promise(Debt):
    """Cards that the helper was promised are to be played."""

    __slots__ = ()
    what = "promise"
    has = ("options", "count", "other")
    answers = (c.PlayCard,)
    says = "{who} has promised to play {options}."


class Lose(Debt):
    """One of the cards is lost; ``other``: whose they are, if another chooses."""

    __slots__ = ()
    what = "lose"
    has = ("options", "count", "other")
    answers = (c.Choose,)
    says = "{who} is to choose what to lose: {options}."
    loses = True


class LoseWorth(Debt):
    """Cards worth ``count`` in all are lost."""

    __slots__ = ()
    what = "lose-worth"
    has = ("options", "count")
    answers = (c.Choose,)
    says = "{who} is to choose what to lose, worth {count} in all: {options}."
    loses = True


class Levy(Debt):
    """One of the cards is lost."""

    __slots__ = ()
    what = "levy"
    has = ("options", "count")
    answers = (c.Choose,)
    says = "{who} is to choose what to lose: {options}."
    loses = True


class Take(Debt):
    """One of another's cards is to be taken."""

    __slots__ = ()
    what = "take"
    has = ("options", "words", "other")
    answers = (c.Choose,)
    says = "{who} is to choose what to take: {options}."
    takes = True


class TakeAway(Debt):
    """One of another's cards is to be chosen, which they lose."""

    __slots__ = ()
    what = "take-away"
    has = ("options", "words", "other")
    answers = (c.Choose,)
    says = "{who} is to choose what {other} loses: {options}."
    takes = True


class MakeRoom(Debt):
    """One of the cards is to go, to make room for another."""

    __slots__ = ()
    what = "make-room"
    has = ("options", "copy")
    answers = (c.Choose,)
    says = "{who} is to choose what goes to make room for {copy}: {options}."
    loses = True


class Swap(Debt):
    """Treasures may be exchanged for others."""

    __slots__ = ()
    what = "swap"
    has = ("options", "words", "count")
    answers = (c.Choose,)
    says = "{who} may choose Treasures to exchange: {options}."


class Which(Debt):
    """One of several losses is to be chosen."""

    __slots__ = ()
    what = "which"
    has = ("words", "copy")
    answers = (c.Choose,)
    says = "{who} is to choose: {options}."
    loses = True


class Blind(Debt):
    """``other`` draws an unseen card from the hand of a player; ``words``: which cards, what becomes of the rest."""

    __slots__ = ()
    what = "blind"
    has = ("words", "count", "other", "players")
    answers = (c.CardIs,)
    says = "A card is to be drawn, unseen, from the hand of {options}."


class Decks(Debt):
    """What is to be drawn from which deck is to be chosen; ``plus``: whether Treasures are drawn face up."""

    __slots__ = ()
    what = "decks"
    has = ("words", "count", "plus")
    answers = (c.Choose,)
    says = "{who} is to choose what to draw: {options}."


class Loot(Debt):
    """A card of the body of ``other`` is to be chosen; ``count``: what the looter rolled, ``plus``: their Level."""

    __slots__ = ()
    what = "loot"
    has = ("options", "count", "other", "plus")
    answers = (c.Choose,)
    says = "{who} is to choose a card from the body: {options}."
    lets_deal = True


class Shed(Debt):
    """Cards beyond a limit are to be discarded."""

    __slots__ = ()
    what = "shed"
    has = ("options",)
    answers = (c.DiscardCard, c.Choose)
    says = "{who} is to discard down to the limit."
    loses = True
    part = OWED | SHED


class FaceUp(Debt):
    """A card that lies face up is to be taken or played."""

    __slots__ = ()
    what = "face-up"
    has = ("copy",)
    answers = (c.TakeCard, c.PlayCard)
    says = "{who} may take {copy} or play it."
    lets_deal = True


class Charity(Debt):
    """Cards beyond the hand limit go to the players of the lowest Level, or are discarded."""

    __slots__ = ()
    what = "charity"
    has = ("count", "players", "had")
    answers = (c.GiveInCharity, c.DiscardInCharity, c.PlayCard)
    says = "{who} holds {cards} too many, to be {gone}."
    lets_deal = True


class Die(Debt):
    """The die is asked for; the first of the ``words`` says what it decides. ``other`` rolls."""

    __slots__ = ()
    what = "die"
    has = ("words", "copy", "other", "rival", "players")
    answers = (c.DieShows,)
    says = "The die is asked for."


class Draw(Debt):
    """``other`` draws a card; ``words``: from which deck, and what becomes of it."""

    __slots__ = ()
    what = "draw"
    has = ("words", "other")
    answers = (c.CardIs,)
    says = "A {word} card is to be drawn."


class Respond(Debt):
    """What has happened may be answered: a Curse (``copy``, by ``other``), or what the ``words`` say."""

    __slots__ = ()
    what = "respond"
    has = ("words", "copy", "other")
    answers = (c.LetHappen, c.Pass)
    says = "{who} may answer, or let it happen."
    part = OWED | RESPOND


class Roll(Debt):
    """A roll that may still be answered: a die with its pips (``count``), and who let it stand (``players``)."""

    __slots__ = ()
    what = "roll"
    has = ("words", "count", "copy", "other", "rival", "players", "plus")
    says = "The roll of {pips} may still be answered."
    waits = True


class Escape(Debt):
    """An escape that may still be answered; ``plus``: the total by which it was made."""

    __slots__ = ()
    what = "escape"
    has = ("copy", "other", "players", "plus")
    says = "The escape from {copy} may still be answered."
    waits = True


class Drawing(Debt):
    """Cards are about to be drawn face up, and that may still be answered."""

    __slots__ = ()
    what = "drawing"
    has = ("words", "count", "other", "players")
    says = "A {word} card is about to be drawn."
    waits = True


class Fetch(Debt):
    """A card is to be chosen from the discards."""

    __slots__ = ()
    what = "fetch"
    has = ("options",)
    answers = (c.Choose,)
    says = "{who} is to choose a card from the discards."


class Surplus(Debt):
    """A Treasure that was one too many is to be chosen."""

    __slots__ = ()
    what = "surplus"
    has = ("options",)
    answers = (c.Choose,)
    says = "{who} drew a Treasure too many and is to choose which to discard: {options}."


class Word(Debt):
    """Two want to play at the same moment: one of them may play a card, or pass."""

    __slots__ = ()
    what = "word"
    has = ("other",)
    answers = (c.PlayCard, c.UseAbility, c.Pass)
    says = "{who} may play a card, or pass."


class GoesFirst(Debt):
    """The owner says which of two goes first."""

    __slots__ = ()
    what = "goes-first"
    has = ("players",)
    answers = (c.Choose,)
    says = "{who} is to say who goes first: {options}."


class TurnOver(Debt):
    """The turn ends as soon as nothing else is owed."""

    __slots__ = ()
    what = "turn-over"


KINDS: dict[str, type[Debt]] = {kind.what: kind for kind in Debt.__subclasses__()}
"""What files call each kind of debt."""
WAITING = tuple(what for what, kind in KINDS.items() if kind.waits)
"""The kinds of what has happened and may still be answered."""
