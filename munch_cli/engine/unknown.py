"""What nobody knows: numbers of cards that no source gives, and hands that are not told whole.

An answer that rests on them is right only if it is the same on the boards with the least and the most that they can be.
"""

from collections.abc import Iterator, Mapping
from copy import copy as copied
from functools import cache

from munch_cli.engine.reasons import Term, Total
from munch_cli.engine.table import Table
from munch_cli.table.cards import Card
from munch_cli.table.commands import Command, PlayCard, UseAbility
from munch_cli.table.ids import NO_COPY, CardId, CopyId, PlayerId
from munch_cli.table.names import OWN, UNNAMED
from munch_cli.table.state import BOX, DOOR, HAND, TREASURE, add_copy, seat_zone
from munch_cli.table.typed import NamedTuple
from munch_cli.table.vocabulary import Price

BEYOND = 1_000_000
"""More than any number that is printed."""
NUMBERS = {"level": (1, BEYOND), "strength": (-BEYOND, BEYOND), "bonus": (BEYOND, 0), "value": (0, BEYOND)}
"""A number on a card -> its value on the board that is easiest for the fighters, and on the hardest one."""
PRINTED = {"level": range(1, 31), "strength": range(-10, 21), "bonus": range(31), "value": range(0, 3100, 100)}
"""A number on a card -> what is printed on cards."""
PILES = (DOOR, TREASURE, BOX)


class Lacking(NamedTuple):
    """A card, and a number of it that no source gives."""

    copy: CopyId
    fact: str


def lacking(table: Table) -> tuple[Lacking, ...]:
    """Return the unknown numbers of the cards that lie outside the piles, once for each card. Empty in games."""
    place, cards = table.state.place, table.state.cards
    found = {cards[copy]: copy for copy in reversed(table.blanks) if place[copy] not in PILES}
    return tuple(
        Lacking(copy, fact) for card, copy in found.items() for fact in NUMBERS if fact in table.catalogue[card].unknown
    )


def corners(table: Table) -> tuple[Table, Table]:
    """Return the board with the easiest and with the hardest value of every unknown number."""
    if not table.corners:
        table.corners = (_corner(table, 0), _corner(table, 1))
    easy, hard = table.corners
    return easy, hard


def near_corner(table: Table, end: int) -> Table:
    """Return a board a step away from one of the two: what it says differently names a supposed number."""
    return _corner(table, end, step=1)


def _corner(table: Table, end: int, step: int = 0) -> Table:
    return with_numbers(table, {one: NUMBERS[one.fact][end] + step for one in lacking(table)})


def printed(table: Table) -> Iterator[Table]:
    """Return boards with numbers as they are printed on cards, all of them low to all of them high."""
    lacks = lacking(table)
    for place in range(max(map(len, PRINTED.values()))):
        yield with_numbers(table, {one: PRINTED[one.fact][: place + 1][-1] for one in lacks})


def with_numbers(table: Table, numbers: Mapping[Lacking, int]) -> Table:
    """Return the same board as if these numbers were known."""
    catalogue = table.catalogue.copy()
    for one, number in numbers.items():
        card = table.state.cards[one.copy]
        catalogue[card] = _with_number(catalogue[card], one.fact, number)
    return Table(table.state, table.law, catalogue)


@cache
def _with_number(card: Card, fact: str, value: int) -> Card:
    """Return a card with a known number. It is kept, because the law remembers what its rows say of a card."""
    new = copied(card)
    new.unknown = card.unknown - {fact}
    setattr(new, fact, value)
    return new


class Range(NamedTuple):
    """The least and the most that a sum can be; None where it has no end."""

    least: int | None
    most: int | None


def unknown_number(table: Table, term: Term) -> str:
    """Return the number of a card that a term stands for, if no source gives it; else "".

    Such a term has the amount 0, as all facts that no source gives.
    """
    for copy in table.blanks if not term.amount else ():
        card = table.card(copy)
        if card.rule in term.because and card.name == term.label:
            return next((fact for fact in NUMBERS if fact in card.unknown), "")
    return ""


def range_of(table: Table, total: Total) -> Range | None:
    """Return between which numbers a sum lies, or None if it is known."""
    facts = [fact for term in total.terms if (fact := unknown_number(table, term))] if table.blanks else []
    if not facts:
        return None
    least, most = (total.amount + sum(end(NUMBERS[fact]) for fact in facts) for end in (min, max))
    far = BEYOND // 2
    return Range(least if least > -far else None, most if most < far else None)


# ---- hands of which some cards are unknown

UNTOLD = Card(CardId(f"{OWN}.unnamed-card"), UNNAMED, OWN, "special", "door")
"""A card that somebody holds and nobody has named; as the sentence that makes it up has it."""
UNTOLD_MONSTER = Card(
    CardId(f"{OWN}.unnamed-monster"), "Unnamed Monster", OWN, "monster", "door", unknown=frozenset({"level"})
)
"""The same, where only a monster will do."""
MANY = 10
"""More cards than any rule asks for."""


def open_hands(table: Table) -> tuple[PlayerId, ...]:
    """Return the players who may hold cards besides those that are named."""
    return tuple(seat for seat in table.state.seats if may_hold_more(table, seat))


def may_hold_more(table: Table, who: PlayerId) -> bool:
    """True if a player may hold cards besides those that are named."""
    state = table.state
    return state.hands == "unknown" and not state.players[who].hand_known and who not in state.left


def with_hands(table: Table, more: Mapping[PlayerId, int], card: Card = UNTOLD, known: bool = True) -> Table:
    """Return the same board with so many more cards in these hands. ``known``: as if no player held any other."""
    state = table.state.copy()
    if known:
        state.hands = "known"
    for who, many in more.items():
        for _ in range(many):
            add_copy(state, card.id, DOOR, seat_zone(who, HAND))
    return Table(state, table.law, {card.id: card, **table.catalogue})


def filled(table: Table) -> tuple[Table, Table]:
    """Return the board on which players hold nothing but what is named, and the one on which they hold many more."""
    if not table.filled:
        hands = open_hands(table)
        most = with_hands(table, dict.fromkeys(hands, MANY))
        table.filled = (with_hands(table, {}), with_hands(most, dict.fromkeys(hands, 1), UNTOLD_MONSTER))
    least, most = table.filled
    return least, most


def untold_in(table: Table, who: PlayerId, card: Card = UNTOLD) -> tuple[CopyId, ...]:
    """Return the cards of a hand that nobody has named."""
    return tuple(copy for copy in table.hand(who) if table.state.cards[copy] == card.id)


def missing_price(table: Table, command: Command) -> Price | None:
    """Return what an ability costs, if the command does not say what it is paid with."""
    if not isinstance(command, UseAbility) or command.discards or command.card == NO_COPY:
        return None
    ability = next((one for one in table.card(command.card).abilities if one.name == command.ability), None)
    price = ability.price if ability is not None else None
    return None if price is None or price.itself else price


def supplied(table: Table, command: Command) -> Command:
    """Return the command with what it does not name taken from the cards of the hand that nobody has named."""
    if isinstance(command, UseAbility) and (price := missing_price(table, command)) is not None:
        hand, paid = table.hand(command.who), untold_in(table, command.who)
        if not table.state.players[command.who].hand_known:
            paid = (*paid, *(copy for copy in hand if copy not in paid))
        paid = hand if price.whole_hand else paid[: price.least]
        return command._replace(discards=paid) if len(paid) >= price.least else command
    if isinstance(command, PlayCard) and brings_untold(table, command):
        along = untold_in(table, command.who, UNTOLD_MONSTER)
        return command._replace(along=along[0]) if along else command
    return command


def brings_untold(table: Table, command: Command) -> bool:
    """True if a card brings a monster from the hand, and the command does not say which."""
    if not isinstance(command, PlayCard) or command.card == NO_COPY or command.along != NO_COPY:
        return False
    return table.card(command.card).kind == "wandering-monster"
