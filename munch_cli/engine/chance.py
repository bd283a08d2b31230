"""Chance is asked for, never taken: a script, a person or the seeded generator answers, and the answer is an event.

The generator is SplitMix64; its position is part of the board, so that the same seed gives the same game.
"""

from collections.abc import Iterable, Iterator
from typing import Literal, Protocol

from munch_cli.engine.table import Table
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table.cards import CURSE_KINDS, Deck
from munch_cli.table.commands import CardIs, Command, Die, DieShows, LetBe, LetHave
from munch_cli.table.debts import Debt
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CardId, CopyId, PlayerId
from munch_cli.table.state import CURSES, HAND, IN_PLAY, SIDEWAYS, TREASURE, pile_of, seat_zone
from munch_cli.table.state import DECK_PILES as DECK_PILES

_MASK = (1 << 64) - 1
PIPS = range(1, 7)
"""What a die shows."""
RUN = "run away"
"""The word of a die that is asked for when a player runs from a monster."""
Way = Literal["turn up", "hand", "spoils", "listen"]
"""What becomes of a drawn card."""
WAYS: tuple[Way, ...] = ("turn up", "hand", "spoils", "listen")


class Chance(Protocol):
    """Answers a question of chance. ``None`` is no answer: the question stays owed to the table."""

    def answer(self, table: Table, debt: Debt) -> Command | None:
        """The die's pips or the card drawn, said as a command."""
        ...


class Nobody:
    """Leaves every question to the people at the table."""

    def answer(self, table: Table, debt: Debt) -> Command | None:
        """No answer."""
        return None


class Script:
    """Answers from lists written down beforehand: what is in them still, was not used.

    ``barred``: the fact for which the next card of the list cannot be the one that is asked for; then it stays there.
    """

    def __init__(self, dice: tuple[int, ...] = (), draws: tuple[CardId, ...] = ()) -> None:
        self.dice = list(dice)
        self.draws = list(draws)
        self.barred = ""

    def answer(self, table: Table, debt: Debt) -> Command | None:
        """The next pip count or card of the script."""
        if debt.what == "die":
            return DieShows(self.dice.pop(0)) if self.dice else None
        self.barred = not_drawn(table, debt, self.draws[0]) if self.draws else ""
        return CardIs(self.draws.pop(0)) if self.draws and not self.barred else None


class Generator:
    """Rolls with the generator whose position the board carries."""

    def answer(self, table: Table, debt: Debt) -> Command | None:
        """A roll, or an unseen hand card, from the board's position; piles are known, so no card is made up."""
        if table.state.luck < 0:
            return None
        number = spun(table.state.luck)[1]
        if debt.what == "blind":
            cards = [table.state.cards[copy] for copy in unseen(table, debt)]
            return CardIs(cards[number % len(cards)])
        return DieShows(1 + number % 6) if debt.what == "die" else None


def spun(position: int) -> tuple[int, int]:
    """The next position of the generator and the number it gives there (64 bits)."""
    position = (position + 0x9E3779B97F4A7C15) & _MASK
    mixed = ((position ^ (position >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return position, mixed ^ (mixed >> 31)


def shuffled(copies: Iterable[CopyId], position: int) -> tuple[tuple[CopyId, ...], int]:
    """A fair shuffle of copies and the generator's position after it."""
    order = list(copies)
    for last in range(len(order) - 1, 0, -1):
        position, number = spun(position)
        other = number % (last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order), position


def draw(table: Table, deck: Deck, who: PlayerId, way: Way) -> Iterator[e.Event]:
    """The events by which a player draws the top card of a deck. If the pile is unknown, the table asks what came."""
    pile = pile_of(deck)
    if table.state.zones[pile]:
        yield drawn(who, table.state.zones[pile][-1], way)
    elif table.state.whole:
        yield e.PileRanOut(deck, who, way)
    else:
        yield e.DebtIncurred(d.Draw(NO_PLAYER, table.new_layer(), words=(deck, way), other=who))


def shuffle(table: Table, deck: Deck, zone: int) -> Iterator[e.Event]:
    """The events by which the cards of a zone are shuffled into the pile of a deck: discards or the pile."""
    order, position = shuffled(table.state.zones[zone], max(table.state.luck, 0))
    if table.state.luck >= 0:
        yield e.LuckMoved(position)
    yield e.PileShuffled(deck, order) if zone == pile_of(deck) else e.DiscardsShuffled(deck, order)


def drawn(who: PlayerId, copy: CopyId, way: Way) -> e.Event:
    """The event of a known card being drawn."""
    if way == "turn up":
        return e.DoorTurnedUp(who, copy)
    if way == "listen":
        return e.CardHeard(who, copy)
    return e.CardDrawn(who, copy, face_up=way == "spoils")


def die_owed(table: Table, who: PlayerId, purpose: str, copy: CopyId = NO_COPY) -> e.Event:
    """The event that asks the die for a purpose, about a card; ``who`` rolls."""
    return e.DebtIncurred(d.Die(NO_PLAYER, table.new_layer(), words=(purpose,), copy=copy, other=who))


def unseen(table: Table, debt: Debt) -> tuple[CopyId, ...]:
    """Return the hand cards from which one is drawn unseen: all, or the Treasures, known by their backs."""
    hand = table.hand(debt.players[0])
    return hand if debt.words[0] == "any" else tuple(copy for copy in hand if table.state.backs[copy] == TREASURE)


def not_drawn(table: Table, debt: Debt, face: CardId) -> str:
    """A fact if such a card cannot be the one that is asked for: from a hand, or of a deck. "" if it can."""
    if debt.what == "blind":
        return "" if any(table.state.cards[copy] == face for copy in unseen(table, debt)) else "table.not-in-hand"
    return "" if table.catalogue[face].deck == debt.words[0] else "table.of-another-deck"


def _spun_on(table: Table) -> Iterator[e.Event]:
    """The generator, if there is one, moves on by one number."""
    if table.state.luck >= 0:
        yield e.LuckMoved(spun(table.state.luck)[0])


def _drawn_from_a_hand(table: Table, card: CardId, debt: Debt) -> Iterator[e.Event]:
    yield from _spun_on(table)
    copy = next(copy for copy in unseen(table, debt) if table.state.cards[copy] == card)
    yield e.DebtSettled(debt)
    yield e.HandCardDrawn(copy, debt)


def stated(table: Table, command: Command) -> Iterator[e.Event]:
    """What follows when the table says what the die shows, which card came, or that a player dies."""
    if isinstance(command, DieShows):
        debt = _uppermost_debt(table, "die")
        yield from _spun_on(table)
        yield e.DebtSettled(debt)
        yield e.DieRolled(command.pips, debt)
    elif isinstance(command, LetBe):
        yield _let_be(command)
    elif isinstance(command, LetHave):
        yield from _let_have(table, command)
    elif isinstance(command, Die):
        yield e.PlayerDied(command.who)
    elif isinstance(command, CardIs):
        debt = _uppermost_debt(table, "draw", "blind")
        if debt.what == "blind":
            yield from _drawn_from_a_hand(table, command.card, debt)
            return
        deck, way = debt.words
        pile = pile_of(deck)
        yield e.DebtSettled(debt)
        yield e.CardAppeared(command.card, pile, pile)
        yield drawn(debt.other, CopyId(len(table.state.cards) - 1), way_of(way))


def _let_be(command: LetBe) -> e.Event:
    if command.what == "level":
        return e.LevelSet(command.whom, command.to)
    return e.SexSet(command.whom, command.to) if command.what == "sex" else e.LifeSet(command.whom, bool(command.to))


def _let_have(table: Table, command: LetHave) -> Iterator[e.Event]:
    """The card lies where it is said to lie. A Curse in play hangs over its owner."""
    zones = {"hand": HAND, "in_play": IN_PLAY, "sideways": SIDEWAYS, "curses": CURSES}
    card = table.catalogue[command.card]
    suffers = command.where == "in_play" and card.kind in CURSE_KINDS
    back = pile_of(card.deck)
    yield e.CardAppeared(command.card, back, seat_zone(command.whom, CURSES if suffers else zones[command.where]))


def way_of(word: str) -> Way:
    """What becomes of a drawn card, from a word of the debt. Raises ``ValueError`` for any other word."""
    return WAYS[WAYS.index(word)]


def _uppermost_debt(table: Table, *what: str) -> Debt:
    """The debt that asks for chance: of several the uppermost, and of these the latest."""
    asked = [debt for debt in table.state.owed if debt.what in what]
    return max(reversed(asked), key=lambda debt: debt.layer)
