"""The words a card may use: a small closed vocabulary, checked when a card is read.

Each word is a tuple type; its fields, with their types and defaults, are what a card file may say. In a file a deed is
``{ do = "lose_levels", amount = 2 }``, a lasting word ``{ gives = "strength", amount = 4, facing = ["Undead"] }`` and
an ability is an ``[[card.ability]]`` table. What the words do lies in ``munch_cli.effects``.
"""

from munch_cli.table.ids import RuleId
from munch_cli.table.records import NamedTuple
from munch_cli.table.typed import Literal

Slot = Literal["headgear", "armor", "footgear", "1 hand", "2 hands", "none"]
KindOfCharacter = Literal["race", "class", "accent", "power"]
Size = Literal["any", "small", "big"]
Named = Literal[
    "strength",
    "run_away",
    "treasures",
    "levels",
    "helper_levels",
    "hand_limit",
    "die_rolls",
    "big_items",
    "ships",
    "accents",
]


class Gives(NamedTuple):
    """Adds ``amount`` to a named sum while the card counts and every condition it names holds.

    ``against``: traits (a race, class, accent, sex, "Human") one of which a fighter must have; for monsters' cards.
    ``facing``: tags one of which a monster in the fight must have; for cards of the munchkins' side.
    ``user``: traits one of which the card's owner must have.  ``next_combat``: counts once, in its victim's next fight.
    ``next_turn``: counts in its victim's next turn.
    """

    what: Named
    amount: int
    against: tuple[str, ...] = ()
    facing: tuple[str, ...] = ()
    user: tuple[str, ...] = ()
    next_combat: bool = False
    next_turn: bool = False


class LoseLevels(NamedTuple):
    """The victim loses ``amount`` levels."""

    amount: int = 1


class GainLevels(NamedTuple):
    """The player gains ``amount`` levels."""

    amount: int = 1


class LoseWorn(NamedTuple):
    """The victim loses what he uses in a slot; with nothing there he loses ``otherwise`` levels."""

    slot: Slot
    otherwise: int = 0


class LoseItem(NamedTuple):
    """The victim loses ``count`` Items of a size, his choice."""

    size: Size = "any"
    count: int = 1  # type: ignore[assignment]


class LoseItems(NamedTuple):
    """The victim loses every Item of a size."""

    size: Size = "any"


class DiscardHand(NamedTuple):
    """The victim discards his hand."""


class LoseKind(NamedTuple):
    """The victim loses one race, class, accent or power, or ``every`` one; without any, ``otherwise`` levels."""

    kind: KindOfCharacter
    every: bool = False
    otherwise: int = 0


class SetLevel(NamedTuple):
    """The victim's Level becomes ``to``."""

    to: int


class Perish(NamedTuple):
    """The victim dies."""


class ChangeSex(NamedTuple):
    """The victim's sex becomes the other one."""


class Strengthen(NamedTuple):
    """The user's side of the fight gains ``amount``; with ``each``, for every card discarded to pay."""

    amount: int
    each: bool = False


class Weaken(NamedTuple):
    """The opposing side of the fight loses ``amount``; with ``each``, for every card discarded to pay."""

    amount: int
    each: bool = False


class Eliminate(NamedTuple):
    """One monster leaves the fight without being killed.

    ``treasure``: the card says that its Treasure is still taken; ``denied``: that it is not; neither: it does not say.
    """

    treasure: bool = False
    denied: bool = False


class EscapeFrom(NamedTuple):
    """The user gets away, without a roll or in spite of it, from the monster that lets him or that he runs from."""


class AddToRoll(NamedTuple):
    """The roll that has just been made counts ``amount`` more; with ``each``, for every card discarded to pay."""

    amount: int
    each: bool = False


class TurnDie(NamedTuple):
    """The die that has just been rolled shows any number the user likes."""


class RollAgain(NamedTuple):
    """What has just been rolled is rolled once more; where somebody got away, he has to roll for it."""


class CompelHelp(NamedTuple):
    """A rival must help in the user's fight; ``picks_first``: he then has first pick of the Treasure."""

    picks_first: bool = False


class BorrowAbilities(NamedTuple):
    """The user has all the abilities of the card discarded to pay."""


class StealLevel(NamedTuple):
    """A rival loses a level and the user gains it."""


class StealItem(NamedTuple):
    """The user takes a named Item of a size that a rival carries; ``roll``: only if the die shows as much or more.

    If it shows less the user loses ``otherwise`` levels.
    """

    size: Size = "any"
    roll: int = 0
    otherwise: int = 0


class CancelCurse(NamedTuple):
    """A Curse that is striking, or hangs over a player, is gone."""


class Odd(NamedTuple):
    """Beyond the vocabulary: a function named by this id does it."""

    rule: RuleId


Deed = (
    LoseLevels
    | GainLevels
    | LoseWorn
    | LoseItem
    | LoseItems
    | DiscardHand
    | LoseKind
    | SetLevel
    | Perish
    | ChangeSex
    | Strengthen
    | Weaken
    | Eliminate
    | EscapeFrom
    | AddToRoll
    | TurnDie
    | RollAgain
    | CompelHelp
    | BorrowAbilities
    | StealLevel
    | StealItem
    | CancelCurse
    | Odd
)
"""Everything a card can do at one moment."""

DEEDS: dict[str, type[Deed]] = {
    "lose_levels": LoseLevels,
    "gain_levels": GainLevels,
    "lose_worn": LoseWorn,
    "lose_item": LoseItem,
    "lose_items": LoseItems,
    "discard_hand": DiscardHand,
    "lose_kind": LoseKind,
    "set_level": SetLevel,
    "perish": Perish,
    "change_sex": ChangeSex,
    "strengthen": Strengthen,
    "weaken": Weaken,
    "eliminate": Eliminate,
    "escape_from": EscapeFrom,
    "add_to_roll": AddToRoll,
    "turn_die": TurnDie,
    "roll_again": RollAgain,
    "compel_help": CompelHelp,
    "borrow_abilities": BorrowAbilities,
    "steal_level": StealLevel,
    "steal_item": StealItem,
    "cancel_curse": CancelCurse,
    "odd": Odd,
}
"""The word in a file -> the type that carries it."""

MARKS = frozenset(
    {
        "wins_ties",  # its owner's side wins ties
        "keeps_powers",  # Powers stay although their Ranks exceed the Level
        "two_races",  # lifts the limit of one race
        "two_classes",  # lifts the limit of one class
        "two_accents",  # lifts the limit of one accent
        "any_big_items",  # lifts the limit on Big Items
        "any_item",  # lifts every limit and restriction on the Item it lies on
        "level_only",  # a monster against which only Level counts
        "no_level",  # a monster against which Level does not count
        "no_helper",  # a monster that must be fought alone
        "no_escape",  # a monster nobody escapes from
        "automatic_escape",  # a monster everybody escapes from
        "outside_combat",  # a one-shot that may also be used outside combat
        "sells_double",  # once in each of his turns one Item its owner sells counts double
        "may_win",  # the level it gives may be the winning one
    }
)
"""Lasting words without a number."""


class Price(NamedTuple):
    """Cards to discard for an ability: from ``least`` to ``most``; ``kind``/``keyword``: what they must be.

    ``from_hand``: cards in play will not do.
    """

    least: int = 1
    most: int = 1
    kind: str = ""
    keywords: tuple[str, ...] = ()
    whole_hand: bool = False
    from_hand: bool = False


MOMENTS = frozenset({"own_roll", "own_run_roll", "own_failed_run", "escape", "after_fight"})
"""Times that come by what happens, and wait while somebody holds what answers them: after a roll of one's own (to run
away, or a failed one), after somebody's escape, after a fight.
"""

When = Literal[
    "fighting",
    "any_combat",
    "own_turn",
    "any_time",
    "losing",
    "own_roll",
    "own_run_roll",
    "own_failed_run",
    "escape",
    "after_fight",
]
"""When a card may be played, or an ability used."""
Whom = Literal["self", "rival", "opposite_sex", "same_race", "monster", "fighter"]


class Ability(NamedTuple):
    """What a card lets a player do, when he says so.

    ``by``: traits one of which the user must have (abilities printed on monsters).
    ``once``: per fight, per turn, per roll, or per victim in a fight.
    ``instalments``: what it costs at most may be paid bit by bit in that time.
    """

    name: str
    when: When
    do: tuple[Deed, ...]
    on: Whom = "self"
    price: Price | None = None
    by: tuple[str, ...] = ()
    once: Literal["", "fight", "turn", "victim", "roll"] = ""
    instalments: bool = False
