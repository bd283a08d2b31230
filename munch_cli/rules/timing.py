"""Timing: when which kind of card may be played, and when Items may be switched.

Sheets: When To Play Cards; in the small sheets When You May Take Actions, and Treasures.
"""

from collections.abc import Callable, Iterator

from munch_cli.effects.deeds import carry_out
from munch_cli.effects.effect_target import Aim
from munch_cli.effects.queries import (
    in_own_turn,
    is_main_player,
    is_special_treasure,
    just_gained,
    lays_item,
    plays_item,
)
from munch_cli.engine.law import bar, do, may, then, under_every_sheet
from munch_cli.engine.moments import BEFORE_DOOR, FIGHTER, FIGHTING, OWN_TURN, SETUP, SOMETHING_OWED
from munch_cli.engine.reasons import Reason, allow, refuse
from munch_cli.engine.table import Table
from munch_cli.rules.slots import could_be_used
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table.cards import CHARACTER_KINDS, ITEM_KINDS, SELLABLE_KINDS, TIMED_KINDS
from munch_cli.table.commands import Equip, Pass, PlayAtOnce, PlayCard, Stow, UseAbility
from munch_cli.table.ids import NO_PLAYER, CopyId, PlayerId
from munch_cli.table.state import TREASURE

SAME_MOMENT = "gap.two-cards-at-the-same-moment"
WORD = "word"
"""The debt of a player who may speak up now: to play a card, use an ability, or pass."""
GOES_FIRST = "goes-first"
"""The owner's debt to say which of two goes first."""


def is_kind_card(table: Table, command: PlayCard) -> bool:
    """Return True if a card says what its player is: a race, class, accent or power."""
    return table.card(command.card).kind in CHARACTER_KINDS


def carried_over(table: Table, command: PlayCard) -> Iterator[e.Event]:
    """Such a card of another box, of a kind that this one does not have, may be put in play."""
    if table.card(command.card).kind not in table.law.topics:
        yield e.CardLaidDown(command.who, command.card)


def is_treasure(table: Table, command: PlayCard) -> bool:
    """Return True if a card is a Treasure put on the table: an Item laid down, an enhancer, or another Treasure."""
    if table.state.backs[command.card] != TREASURE:
        return False
    return plays_item(table, command) or table.card(command.card).kind in ("special", "go-up-a-level")


def is_treasure_with_no_time_of_its_own(table: Table, command: PlayCard) -> bool:
    """The same, but for a Go Up a Level where the sheet says of it that it may be played at any time."""
    named = table.card(command.card).kind == "go-up-a-level" and table.in_force(UP_AT_ANY_TIME)
    return not named and is_treasure(table, command)


Sort = Callable[[Table, PlayCard], bool]
"""A question about a card that is played."""


def _now(table: Table, who: PlayerId, card: CopyId) -> bool:
    return in_own_turn(table, who) or just_gained(table, card)


def gained_or_own_turn(sort: Sort) -> Callable[[Table, PlayCard], Reason | None]:
    """Such a card may be played the moment it is gained, or in its player's own turn."""

    def at_its_time(table: Table, command: PlayCard) -> Reason | None:
        return allow() if sort(table, command) and _now(table, command.who, command.card) else None

    return at_its_time


when_gained_or_own_turn = gained_or_own_turn(is_kind_card)
treasure_when_gained_or_own_turn = gained_or_own_turn(is_treasure_with_no_time_of_its_own)
treasure_outside_combat = gained_or_own_turn(is_treasure_with_no_time_of_its_own)
item_outside_combat = gained_or_own_turn(lays_item)


def kind_card_in_own_turn(table: Table, command: PlayCard) -> Reason | None:
    """A new Race or Class card may be played at any moment of its player's own turn, in combat too."""
    return allow()


def kind_card_out_of_turn(table: Table, command: PlayCard) -> Reason | None:
    """In another player's turn it is not played, unless it was just received."""
    return None if _now(table, command.who, command.card) else refuse(turn=table.state.turn.player)


def just_received(table: Table, command: PlayCard) -> Reason | None:
    """A card just received may be played at once, in any player's turn, by one who is not in combat."""
    if not (is_kind_card(table, command) or is_treasure(table, command) or lays_item(table, command)):
        return None
    return allow() if just_gained(table, command.card) else None


def other_treasure_out_of_its_time(table: Table, command: PlayCard) -> Reason | None:
    """Where two times are named for a Treasure, one that is no Item is not played at another either."""
    if not is_special_treasure(table, command) or just_gained(table, command.card):
        return None
    if is_main_player(table, command.who):
        return refuse(fighter=command.who)
    return None if in_own_turn(table, command.who) else refuse(turn=table.state.turn.player)


def other_treasure_in_combat(table: Table, command: PlayCard) -> Reason | None:
    """A player in combat plays no Treasure from their hand that no rule and not its own card lets them play there."""
    barred = is_special_treasure(table, command) and not just_gained(table, command.card)
    return refuse(fighter=command.who) if barred else None


def treasure_at_once(table: Table, command: PlayCard) -> Reason | None:
    """A Treasure may be played as soon as its holder gets it in any way. Dealt cards have just been got."""
    dealt = table.state.turn.phase == "setup" and is_special_treasure(table, command)
    return allow() if dealt or (is_treasure(table, command) and just_gained(table, command.card)) else None


def helpers_treasure_at_once(table: Table, command: PlayCard) -> Reason | None:
    """A helper may play the Treasure they receive at once, although it is not their turn."""
    helped = table.state.turn.helped
    if helped is None or helped[0] != command.who or in_own_turn(table, command.who):
        return None
    return allow() if is_treasure(table, command) and just_gained(table, command.card) else None


# ---- other Treasures


def special_any_time(table: Table, command: PlayCard) -> Reason | None:
    """A Treasure that is no Item may be played at any time."""
    return allow() if is_special_treasure(table, command) else None


def other_treasure_gained_or_own_turn(table: Table, command: PlayCard) -> Reason | None:
    """A Treasure that is no Item has no time of its own."""
    timely = is_special_treasure(table, command) and _now(table, command.who, command.card)
    return allow() if timely else None


def special_does_what_it_says(table: Table, command: PlayCard) -> Iterator[e.Event]:
    """It does what its card says and is discarded; one with a moment of its own does so there, and only once."""
    card = table.card(command.card)
    if not is_special_treasure(table, command) or not card.do or card.when:
        return
    aim = Aim(command.who, (card.rule,), command.on_player, label=card.name)
    for deed in card.do:
        yield from carry_out(table, deed, aim)
    if table.owner_of(command.card) == command.who and not table.in_force("treasure.other-cards-say-whether-they-stay"):
        yield e.CardDiscarded(command.card, command.who, (card.rule,))


# ---- in a fight


def no_new_items_out_of_turn(table: Table, command: PlayCard) -> Reason | None:
    """A fighter outside their own turn, as a helper or otherwise, lays down no new Items."""
    if not lays_item(table, command):
        return None
    return None if in_own_turn(table, command.who) else refuse(turn=table.state.turn.player)


def own_turn_item_at_once(table: Table, command: PlayCard) -> Reason | None:
    """In their own turn a player may lay down an Item and use it immediately, if it is of use to them."""
    used = lays_item(table, command) and could_be_used(table, command.who, command.card)
    return allow() if used else None


def own_turn_mostly_outside_combat(table: Table, command: PlayCard) -> Reason | None:
    """A player may lay down an Item in their own turn only. In combat only certain one-shots."""
    if not lays_item(table, command):
        return None
    if not in_own_turn(table, command.who):
        return None if just_gained(table, command.card) else refuse(turn=table.state.turn.player)
    if not table.is_fighting(command.who):
        return allow()
    return refuse(fighter=command.who)


# ---- switching Items


def at_the_start_of_ones_turn(table: Table, command: Equip | Stow) -> Reason | None:
    """Before the door is opened, its player may arrange which Items are in use."""
    return allow()


def any_time_outside_combat(table: Table, command: Equip | Stow) -> Reason | None:
    """Equipment may be changed in any player's turn while its owner is not in combat."""
    return allow()


# ---- at no other time


def out_of_its_time(table: Table, command: PlayCard) -> Reason | None:
    """Each kind of card is played only at its times. The rule that gives them is told first."""
    special = is_special_treasure(table, command) and not table.in_force("timing.special-treasures-any-time")
    if is_kind_card(table, command) and table.card(command.card).kind != "power":
        times = OF_KINDS
    elif special:
        times = OF_OTHERS
    elif plays_item(table, command):
        times = OF_ITEMS if table.state.backs[command.card] == TREASURE else ()
    else:
        return None
    return None if _now(table, command.who, command.card) else refuse(*times, OWN_TIMES, turn=table.state.turn.player)


UP_AT_ANY_TIME = "go-up-a-level.on-any-player-at-any-time"

OWN_TIMES = "cards.each-type-has-its-own-time"
OF_KINDS: tuple[str, ...] = ("timing.race-class-cards-when-gained-or-own-turn",)
OF_ITEMS: tuple[str, ...] = (
    "timing.treasure-when-gained-or-own-turn",
    "timing.item-when-gained-or-own-turn-outside-combat",
)
OF_OTHERS: tuple[str, ...] = ("timing.non-item-treasure-when-gained-or-own-turn",)


# ---- two at the same moment


def both_at_once(table: Table, command: PlayAtOnce) -> Reason | None:
    """Both may speak. Which of them speaks first, no sheet says."""
    return allow("table.anybody-may-speak")


def who_goes_first(table: Table, command: PlayAtOnce) -> Iterator[e.Event]:
    """The one who spoke first, or sits nearer to the player whose turn it is, or whom the owner of the game picks."""
    reading = table.reading(SAME_MOMENT)
    both = (command.who, command.other)
    if reading == "owner-picks":
        owner = table.state.owner if table.state.owner != NO_PLAYER else table.state.turn.player
        yield e.DebtIncurred(d.GoesFirst(owner, table.new_layer(), players=both))
    else:
        yield from _in_order(table, *(_by_seat(table, both) if reading == "seat-order" else both))


def whom_the_owner_picked(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """The player whom the owner named goes first."""
    one, other = event.debt.players
    yield from _in_order(table, event.player, one if event.player == other else other)


def _by_seat(table: Table, both: tuple[PlayerId, PlayerId]) -> tuple[PlayerId, PlayerId]:
    """From the player whose turn it is on, to the left."""
    seats, first = len(table.state.players), table.state.turn.player
    one, other = sorted(both, key=lambda seat: (seat - first) % seats)
    return one, other


def _in_order(table: Table, first: PlayerId, second: PlayerId) -> Iterator[e.Event]:
    yield e.DebtIncurred(d.Word(second, table.new_layer(), other=first))
    yield e.DebtIncurred(d.Word(first, table.new_layer(), other=second))


def the_other_goes_first(table: Table, command: PlayCard | UseAbility) -> Reason | None:
    """The player who goes second waits until the first has played, or has said that they do not."""
    words = table.owed(WORD)
    mine = [debt for debt in words if debt.who == command.who]
    return refuse(first=mine[0].other) if mine and any(one.layer > mine[0].layer for one in words) else None


def has_played(table: Table, command: PlayCard | UseAbility) -> Iterator[e.Event]:
    """The player who had the word has used it."""
    yield from (e.DebtSettled(debt) for debt in table.owed(WORD) if debt.who == command.who)


def may_play_nothing(table: Table, command: Pass) -> Reason | None:
    """The player who has the word need not play after all."""
    return None if table.owes(command.who, WORD) is None else allow()


def plays_nothing(table: Table, command: Pass) -> Iterator[e.Event]:
    """Then the other has it."""
    debt = table.owes(command.who, WORD)
    if debt is not None:
        yield e.DebtSettled(debt)


RULES = (
    may(PlayCard, when_gained_or_own_turn, of=CHARACTER_KINDS, when=~SETUP),
    may(PlayCard, kind_card_in_own_turn, of=CHARACTER_KINDS, when=OWN_TURN & ~SETUP),
    bar(PlayCard, kind_card_out_of_turn, of=CHARACTER_KINDS, when=~SETUP),
    *under_every_sheet(do(PlayCard, carried_over, of=CHARACTER_KINDS)),
    may(PlayCard, just_received, of=TIMED_KINDS, when=~SETUP & ~FIGHTER),
    may(Equip, any_time_outside_combat, of=ITEM_KINDS, when=~FIGHTING),
    may(Stow, any_time_outside_combat, of=ITEM_KINDS, when=~FIGHTING),
    may(Equip, at_the_start_of_ones_turn, of=ITEM_KINDS, when=OWN_TURN & BEFORE_DOOR),
    may(Stow, at_the_start_of_ones_turn, of=ITEM_KINDS, when=OWN_TURN & BEFORE_DOOR),
    may(PlayCard, treasure_when_gained_or_own_turn, of=TIMED_KINDS, when=~SETUP),
    may(PlayCard, item_outside_combat, of=SELLABLE_KINDS, when=~SETUP & ~FIGHTER),
    may(PlayCard, treasure_outside_combat, of=TIMED_KINDS, when=~SETUP & ~FIGHTER),
    bar(PlayCard, other_treasure_out_of_its_time, of=("special",), when=~SETUP),
    bar(PlayCard, other_treasure_in_combat, of=("special",), when=FIGHTER),
    may(PlayCard, treasure_at_once, of=TIMED_KINDS),
    may(PlayCard, helpers_treasure_at_once, of=TIMED_KINDS, when=~SETUP),
    may(PlayCard, special_any_time, of=("special",)),
    may(PlayCard, other_treasure_gained_or_own_turn, of=("special",), when=~SETUP),
    *under_every_sheet(do(PlayCard, special_does_what_it_says, of=("special",))),
    bar(PlayCard, no_new_items_out_of_turn, of=ITEM_KINDS, when=FIGHTING),
    may(PlayCard, own_turn_item_at_once, of=ITEM_KINDS, when=OWN_TURN & ~SETUP),
    may(PlayCard, own_turn_mostly_outside_combat, of=SELLABLE_KINDS, when=~SETUP, allows=OWN_TURN & ~FIGHTING),
    bar(PlayCard, out_of_its_time, of=TIMED_KINDS, when=~SETUP),
    may(PlayAtOnce, both_at_once),
    do(PlayAtOnce, who_goes_first),
    then(e.ChoiceMade, whom_the_owner_picked, of=(GOES_FIRST,)),
    bar(PlayCard, the_other_goes_first, when=SOMETHING_OWED),
    bar(UseAbility, the_other_goes_first, when=SOMETHING_OWED),
    do(PlayCard, has_played),
    do(UseAbility, has_played),
    may(Pass, may_play_nothing, when=SOMETHING_OWED),
    do(Pass, plays_nothing),
)
