"""The words a card may use: a small closed vocabulary, checked when a card is read.

Each word is a tuple type; its fields, with their types and defaults, are what a card file may say. In a file a deed is
``{ do = "lose_levels", amount = 2 }``, a lasting word ``{ gives = "strength", amount = 4, facing = ["Undead"] }`` and
an ability is an ``[[card.ability]]`` table. What the words do lies in ``munch_cli.effects``.
"""

from collections.abc import Iterator
from typing import Literal

from munch_cli.table.ids import RuleId
from munch_cli.table.typed import NamedTuple, words_of

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
    ``next_turn``: counts in its victim's next turn.  ``from_level``: counts from this Level of its owner's on.
    ``on_them``: of a monster's word, counts on the fighters' side, for each of them that it is against.
    ``no_items_but``: while it counts no Item gives a bonus but those worn there.
    Of levels for a kill: ``using``: something used in it must bear one of these keywords; ``alone``: nobody helped;
    ``bare``: nothing but Level counted; ``margin``: it was won by more than that.
    """

    what: Named
    amount: int
    against: tuple[str, ...] = ()
    facing: tuple[str, ...] = ()
    user: tuple[str, ...] = ()
    next_combat: bool = False
    next_turn: bool = False
    from_level: int = 0
    on_them: bool = False
    no_items_but: tuple[str, ...] = ()
    using: tuple[str, ...] = ()
    alone: bool = False
    bare: bool = False
    margin: int = 0


class LoseLevels(NamedTuple):
    """The victim loses ``amount`` levels."""

    amount: int = 1


class GainLevels(NamedTuple):
    """The player gains ``amount`` levels."""

    amount: int = 1


class LoseWorn(NamedTuple):
    """The victim loses what they use in a slot; with nothing there they lose ``otherwise`` levels."""

    slot: Slot
    otherwise: int = 0


class LoseItem(NamedTuple):
    """The victim loses ``count`` Items of a size, their choice; ``best``: of those that give them the largest bonus."""

    size: Size = "any"
    count: int = 1  # type: ignore[assignment]
    best: bool = False


class LoseItems(NamedTuple):
    """The victim loses every Item of a size."""

    size: Size = "any"


class LoseMarked(NamedTuple):
    """The victim loses every Item they use that bears one of the keywords."""

    bearing: tuple[str, ...]


class LoseWorth(NamedTuple):
    """The victim loses Items worth ``gold``, their choice; all they have, if they come to less."""

    gold: int


class LoseByRoll(NamedTuple):
    """The victim loses as many levels, or Items and hand cards, as a die shows; up to ``deadly`` they die."""

    what: Literal["levels", "cards"]
    deadly: int = 0


class Levy(NamedTuple):
    """The victim discards an Item; all others discard as much worth, or all they have and ``otherwise`` levels."""

    otherwise: int = 1


class OthersTake(NamedTuple):
    """Others take a card each from the victim, in turn; ``lost``: it is discarded.

    ``hand``: a hand card, unseen; ``treasure``: a Treasure on the table, or one from the hand, unseen.
    ``rest_lost``: what then is left of their hand is discarded.
    """

    who: Literal["neighbors", "from_the_left", "from_the_right", "highest"]
    what: Literal["item", "hand", "treasure"]
    lost: bool = False
    rest_lost: bool = False


class DiscardHand(NamedTuple):
    """The victim discards their hand."""


class LoseKind(NamedTuple):
    """The victim loses one race, class, accent or power, or ``every`` one; without any, ``otherwise`` levels.

    ``named``: the one of that name.
    """

    kind: KindOfCharacter
    every: bool = False
    otherwise: int = 0
    named: str = ""


class ReplaceKind(NamedTuple):
    """The topmost card of a kind in the Door discards replaces all that the victim has; none: they are lost."""

    kind: KindOfCharacter


class SetLevel(NamedTuple):
    """The victim's Level becomes ``to``; with ``lowest``, that of the lowest player at the table."""

    to: int = 1
    lowest: bool = False


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
    """One monster leaves the fight without being killed; with ``every``, all of them.

    ``treasure``: the card says that its Treasure is still taken; ``denied``: that it is not; neither: it does not say.
    ``if_only``: its Treasure is taken if it was the only monster.  ``pays``: so many Treasures are paid instead.
    """

    treasure: bool = False
    denied: bool = False
    every: bool = False
    if_only: bool = False
    pays: int = 0


class Slay(NamedTuple):
    """The monster meant is killed outright, if it is one of those named; for others the card is as without this."""

    named: tuple[str, ...]


class ReplaceMonster(NamedTuple):
    """A monster leaves the fight with what lies on it, and one from the user's hand comes in its place."""


class ClearRoom(NamedTuple):
    """The turn goes on as if no monster had been met: the room may be looted."""


class HandOver(NamedTuple):
    """A rival takes the fight over, with what it pays; the turn of the player relieved goes on."""


class SlipAway(NamedTuple):
    """The user gets away from all monsters without a roll; ``partner``: and so does their partner, if they like."""

    partner: bool = False


class DoubleStrength(NamedTuple):
    """The user's strength counts twice in the fight."""


class GrabItem(NamedTuple):
    """The user takes an Item of somebody's into use, if that turns a fight that they are losing.

    ``discard_first``: they may make room for it with an Item of their own.
    """

    discard_first: bool = False


class DrawDiscard(NamedTuple):
    """The card that is about to be drawn face up comes from the top of the discards."""


class TakeDiscard(NamedTuple):
    """The user takes any one card from the discards."""


class EachGains(NamedTuple):
    """Every player who is one ``of`` these gains ``amount`` levels."""

    of: tuple[str, ...]
    amount: int = 1


class DiscardInPlay(NamedTuple):
    """A card of one of these names that lies in front of anybody is discarded; there has to be one."""

    named: tuple[str, ...]


class EscapeFrom(NamedTuple):
    """The user gets away, without a roll or in spite of it, from the monster meant or that they run from.

    ``up_to``: only from one of such a Level.
    """

    up_to: int = 0


class AddToRoll(NamedTuple):
    """The roll that has just been made counts ``amount`` more; with ``each``, for every card discarded to pay."""

    amount: int
    each: bool = False


class TurnDie(NamedTuple):
    """The die that has just been rolled shows any number the user likes."""


class RollAgain(NamedTuple):
    """What has just been rolled is rolled once more; where somebody got away, they have to roll for it."""


class CompelHelp(NamedTuple):
    """A rival must help in the user's fight; ``picks_first``: they then have first pick of the Treasure.

    ``no_reward``: they get nothing for it; ``no_win``: the user cannot reach the winning Level by such a fight;
    ``nobody_wins``: nor can the rival. ``out_rolled``: only if the user rolls higher than they do.
    """

    picks_first: bool = False
    no_reward: bool = False
    no_win: bool = False
    nobody_wins: bool = False
    out_rolled: bool = False


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


class DrawTreasures(NamedTuple):
    """The player draws ``amount`` Treasures, face down, unless the card itself was drawn face up."""

    amount: int = 1


class SwapTreasures(NamedTuple):
    """The player may discard ``amount`` Treasures, from hand or table, and draw as many new ones, face down."""

    amount: int = 1


class ChooseOne(NamedTuple):
    """The victim chooses which of several things happens to them."""

    between: "tuple[Deed, ...]"


class Depending(NamedTuple):
    """One thing happens to a victim with one of these traits, another to any other."""

    victim: tuple[str, ...]
    then: "tuple[Deed, ...]" = ()
    otherwise: "tuple[Deed, ...]" = ()


class Odd(NamedTuple):
    """Beyond the vocabulary: a function named by this id does it."""

    rule: RuleId


Deed = (
    LoseLevels
    | GainLevels
    | LoseWorn
    | LoseItem
    | LoseItems
    | LoseMarked
    | LoseWorth
    | LoseByRoll
    | Levy
    | OthersTake
    | DiscardHand
    | LoseKind
    | ReplaceKind
    | SetLevel
    | Perish
    | ChangeSex
    | Strengthen
    | Weaken
    | Eliminate
    | Slay
    | ReplaceMonster
    | ClearRoom
    | HandOver
    | SlipAway
    | DoubleStrength
    | GrabItem
    | DrawDiscard
    | TakeDiscard
    | EachGains
    | DiscardInPlay
    | EscapeFrom
    | AddToRoll
    | TurnDie
    | RollAgain
    | CompelHelp
    | BorrowAbilities
    | StealLevel
    | StealItem
    | CancelCurse
    | DrawTreasures
    | SwapTreasures
    | ChooseOne
    | Depending
    | Odd
)
"""Everything a card can do at one moment."""


def _word(kind: str) -> str:
    return "".join(f"_{sign.lower()}" if sign.isupper() else sign for sign in kind).removeprefix("_")


DEEDS: dict[str, type[Deed]] = {_word(kind.__name__): kind for kind in Deed.__args__}
"""The word in a file -> the type that carries it: every type of the union above."""


def all_of(deeds: tuple[Deed, ...]) -> Iterator[Deed]:
    """Deeds, and those that lie within them: what may be chosen, what depends on the victim."""
    for deed in deeds:
        yield deed
        if isinstance(deed, ChooseOne):
            yield from all_of(deed.between)
        elif isinstance(deed, Depending):
            yield from all_of((*deed.then, *deed.otherwise))


MARKS = frozenset(
    {
        "wins_ties",  # its owner's side wins ties
        "doors_for_treasures",  # Treasures of a fight may be drawn as Doors
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
        "sells_double",  # once in each of their turns one Item its owner sells counts double
        "may_win",  # the level it gives may be the winning one
        "no_rescue",  # a monster from which nothing saves one who has lost
        "ends_with_headgear",  # a Curse that ends when a Curse or Bad Stuff takes its victim's headgear
        "no_door_curses",  # Curses that its wearer turns up at the door do nothing
        "least_one",  # an enhancer that brings neither the monster's Level nor its Treasures below 1
        "one_too_many",  # for a fight won in their own turn its owner draws a Treasure too many and discards one
        "at_once",  # it does what it says as soon as it is drawn
        "not_for_the_highest",  # it raises nobody of the highest Level
        "one_without_drawbacks",  # with one race or class, of the kind it doubles, only the good of it counts
        "takes_item_along",  # the Item it lies on is lost with it
        "levels_without_a_kill",  # gives a level for getting rid of a monster, though it is not killed
    }
)
"""Lasting words without a number."""


class Price(NamedTuple):
    """Cards to discard for an ability: from ``least`` to ``most``; ``kind``, ``keywords``: what they must be.

    ``from_hand``: cards in play will not do; ``whole_hand``: all that is held, if it is ``least`` cards or more.
    ``worth``: an Item worth so many gold pieces at least; ``itself``: the very card that has the ability.
    """

    least: int = 1
    most: int = 1
    kind: str = ""
    keywords: tuple[str, ...] = ()
    whole_hand: bool = False
    from_hand: bool = False
    worth: int = 0
    itself: bool = False


Late = Literal[
    "own_roll",
    "own_run_roll",
    "own_failed_run",
    "own_turn_failed_run",
    "escape",
    "after_fight",
    "own_face_up_draw",
    "own_curse",
]
"""Times that come by what happens, and wait while somebody holds what answers them: after a roll of one's own (to run
away; a failed one; a failed one in one's own turn), after somebody's escape, after a fight, before one draws a card
face up, before a Curse takes effect on one.
"""
MOMENTS = frozenset(words_of(Late))

When = Literal[
    "fighting",
    "any_combat",
    "own_turn",
    "any_time",
    "losing",
    Late,
    "own_turn_fight",
    "alone",
    "running",
]
"""When a card may be played, or an ability used."""
Whom = Literal["self", "rival", "opposite_sex", "same_race", "higher_level", "monster", "fighter"]


class Ability(NamedTuple):
    """What a card lets a player do, when they say so.

    ``by``: traits one of which the user must have, ``not_by``: none of which (abilities printed on monsters).
    ``facing``: tags one of which a monster in the fight must have.  ``from_level``: the least Level of its user.
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
    not_by: tuple[str, ...] = ()
    facing: tuple[str, ...] = ()
    from_level: int = 0
