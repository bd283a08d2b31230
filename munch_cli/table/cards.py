"""The facts of printed cards, as the engine reads them; made from card files, never changed afterwards."""

from typing import Annotated, Literal

from munch_cli.table.ids import CardId, RuleId
from munch_cli.table.typed import Declared, Spec
from munch_cli.table.vocabulary import (
    MOMENTS,
    Ability,
    CompelHelp,
    Deed,
    Gives,
    Slot,
    StealItem,
    StealLevel,
    When,
)

Kind = Literal[
    "monster",
    "monster-enhancer",
    "curse",
    "trap",
    "race",
    "class",
    "accent",
    "power",
    "half-breed",
    "super-munchkin",
    "bilingual",
    "wandering-monster",
    "mate",
    "evil-twin",
    "cheat",
    "minion",
    "ship",
    "ship-enhancer",
    "item",
    "one-shot",
    "go-up-a-level",
    "special",
]
Deck = Literal["door", "treasure"]

TREASURE_KINDS = frozenset({"item", "one-shot", "go-up-a-level", "ship-enhancer"})
CHARACTER_KINDS = frozenset({"race", "class", "accent", "power"})
"""The kinds that say what a character is."""
ITEM_KINDS = frozenset({"item", "ship"})
"""Kinds that lie in front of a player as Items in use or sideways."""
FOE_KINDS = frozenset({"monster", "mate", "evil-twin"})
"""Kinds that are fought: monsters, and cards that double one."""
SELLABLE_KINDS = frozenset({"item", "ship", "ship-enhancer", "one-shot"})
LARGEST = 100_000
"""The largest number that a card has."""
DEED_FACTS = ("bad_stuff", "toll", "in_peace", "before", "on_escape")
"""Facts of a card that are deeds, each list for its own moment."""
CURSE_KINDS = frozenset({"curse", "trap"})


class Card(Declared):
    """One printed card. Levels in levels, ``value`` in gold pieces, ``run_away`` in pips, strengths in points.

    ``when``: when it may be played, if not at the time of its kind.
    ``toll``: what having to run from a monster costs, caught or not. ``spares``: the Level up to which it lets one go,
    unless one is of those it ``pursues``. ``not_against``: whom it does not attack; ``in_peace``: what happens to them
    instead. ``before``: what meeting it costs before the fight. ``on_escape``: what getting away gives an Item's user.

    ``rule``: the id of what it says; ``has_moments``: whether it answers what happens, a roll or the like.
    ``like``: the set whose card of this name the facts come from, ``printing``: in which printing, where the box has
    more than one. ``unknown``: facts that no source gives; ``chosen``: those that are our choice, so that it can be
    played (whether it is in the box at all, how many there are, that it has no further abilities).
    """

    id: CardId
    name: str
    set: str
    kind: Kind
    deck: Deck
    also: tuple[str, ...] = ()
    says: str = ""
    copies: int = 1
    source: str = ""
    note: str = ""
    doubts: tuple[str, ...] = ()
    older_printing: str = ""
    like: str = ""
    printing: str = ""
    stand_in: bool = False
    level: int = 0
    treasures: int = 0
    levels_gained: int = 1
    tags: tuple[str, ...] = ()
    run_away: int = 0
    strength: int = 0
    treasures_delta: int = 0
    bonus: int = 0
    slot: Slot = "none"
    big: bool = False
    value: int = 0
    only: tuple[str, ...] = ()
    not_by: tuple[str, ...] = ()
    rank: int = 0
    keywords: tuple[str, ...] = ()
    marks: frozenset[str] = frozenset()
    when: tuple[When, ...] = ()
    gives: tuple[Gives, ...] = ()
    do: tuple[Deed, ...] = ()
    keeps: bool = False
    bad_stuff: tuple[Deed, ...] = ()
    toll: tuple[Deed, ...] = ()
    spares: int = 0
    pursues: tuple[str, ...] = ()
    not_against: tuple[str, ...] = ()
    in_peace: tuple[Deed, ...] = ()
    before: tuple[Deed, ...] = ()
    on_escape: tuple[Deed, ...] = ()
    abilities: tuple[Ability, ...] = ()
    unknown: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()
    unmodelled: tuple[str, ...] = ()
    rule: Annotated[RuleId, Spec(derived=True)] = RuleId("")
    has_moments: Annotated[bool, Spec(derived=True)] = False

    def derive(self) -> None:
        """Find out what follows from the other facts."""
        self.rule = RuleId(f"card.{self.id}")
        moments = (*self.when, *[ability.when for ability in self.abilities])
        self.has_moments = any(when in MOMENTS for when in moments)

    __eq__ = object.__eq__
    __hash__ = object.__hash__

    def __repr__(self) -> str:
        return f"Card({self.id})"


Catalogue = dict[CardId, Card]
"""Every card of the boxes on the table, by id."""


def can_lie_on(card: Card, host: Card) -> bool:
    """Return True if a card can be put on another: an enhancer on a monster or Ship, a Cheat on an Item."""
    if host.kind in FOE_KINDS:
        return card.kind == "monster-enhancer"
    if card.kind == "ship-enhancer":
        return host.kind == "ship"
    return host.kind in ITEM_KINDS and (card.kind == "cheat" or "any_item" in card.marks)


BRINGING_ANOTHER = frozenset({"monster", "wandering-monster", "half-breed", "super-munchkin", "bilingual", "special"})
"""Kinds of card that are played with another card."""
ON_MONSTERS = frozenset({"monster-enhancer", "mate", "evil-twin"})
"""Kinds of card that are laid on a monster, or beside it as its double."""
TIMED_KINDS = CHARACTER_KINDS | SELLABLE_KINDS | {"special", "go-up-a-level"}
"""Kinds of card for which the sheets give times: what a character is, and Treasures."""
OPENING_KINDS = CHARACTER_KINDS | SELLABLE_KINDS | {"minion"}
"""Kinds of card that may be laid down before the first turn."""


def lets_one_cheat(card: Card) -> bool:
    """Return True if a card lifts the limits for the Item that it lies on."""
    return "any_item" in card.marks


def is_for_fights_alone(card: Card) -> bool:
    """Return True if a card is a one-shot that may be used in any fight, and in nothing else."""
    return card.kind == "one-shot" and not card.when and "outside_combat" not in card.marks


def has_a_time(card: Card) -> bool:
    """Return True if a card names its moment itself."""
    return bool(card.when)


def is_paid_for(card: Card) -> bool:
    """Return True if an ability of a card has a price."""
    return any(ability.price is not None for ability in card.abilities)


def costs_a_whole_hand(card: Card) -> bool:
    """Return True if an ability of a card is paid for with all that its user holds."""
    return any(ability.price is not None and ability.price.whole_hand for ability in card.abilities)


def is_aimed_at_fighters(card: Card) -> bool:
    """Return True if an ability of a card is used on one who fights."""
    return any(ability.on == "fighter" for ability in card.abilities)


def compels_help(card: Card) -> bool:
    """Return True if an ability of a card makes a player help."""
    return any(isinstance(deed, CompelHelp) for ability in card.abilities for deed in ability.do)


def lets_steal_an_item(card: Card) -> bool:
    """Return True if an ability of a card takes an Item from another player."""
    return any(isinstance(deed, StealItem) for ability in card.abilities for deed in ability.do)


def is_modelled_in_part(card: Card) -> bool:
    """Return True if something that a card says is not modelled."""
    return bool(card.unmodelled)


def is_big_to_sell(card: Card) -> bool:
    """Return True if a card is Big, and what players carry and sell."""
    return card.big and card.kind in SELLABLE_KINDS


def is_not_for_all(card: Card) -> bool:
    """Return True if a card is what players carry and sell, and only some of them may use it."""
    return bool(card.only or card.not_by) and card.kind in SELLABLE_KINDS


def acts_at_once(card: Card) -> bool:
    """Return True if a card says that it is not held, but acts as soon as it is drawn."""
    return "at_once" in card.marks


def spares_the_highest(card: Card) -> bool:
    """Return True if a card says that it raises no player of the highest Level."""
    return "not_for_the_highest" in card.marks


def lets_steal_a_level(card: Card) -> bool:
    """Return True if a card, or an ability that it gives, steals a level."""
    deeds = (*card.do, *[deed for ability in card.abilities for deed in ability.do])
    return any(isinstance(deed, StealLevel) for deed in deeds)
