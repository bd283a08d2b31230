"""Losses that have to be worked out: by a die, by the value of Items, by what helps most, by choice."""

from collections.abc import Callable, Iterator

from munch_cli.effects.effect_target import Aim, deeds_behind, lose_some
from munch_cli.effects.queries import is_item, items_carried, items_in_use, items_to_lose, kind_in_play, others
from munch_cli.effects.steals import ROOM
from munch_cli.engine.law import always, do, may, then
from munch_cli.engine.moments import SOMETHING_OWED
from munch_cli.engine.reasons import Reason, allow
from munch_cli.engine.table import Table
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table import vocabulary as v
from munch_cli.table.commands import DiscardCard
from munch_cli.table.debts import Debt
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId, RuleId
from munch_cli.table.state import DOOR_DISCARDS, TREASURE

LOSS = "loss"
"""What the die is asked for when it says how much is lost."""
Settling = Callable[[Table, Debt, tuple[CopyId, ...]], Iterator[e.Event]]
"""The debt if only some of its cards are left."""


def lose_marked(table: Table, deed: v.LoseMarked, aim: Aim) -> Iterator[e.Event]:
    """Every Item in use that bears one of the keywords."""
    worn = items_in_use(table, aim.who)
    lost = [copy for copy in worn if not set(deed.bearing).isdisjoint(table.card(copy).keywords)]
    yield from (e.CardDiscarded(copy, aim.who, aim.because) for copy in lost)


def best_items(table: Table, who: PlayerId) -> tuple[CopyId, ...]:
    """The Items that give a player the largest bonus; none, if none gives any."""
    bonus: dict[CopyId, int] = {}
    for term in table.total("strength", who).terms:
        if term.copy in items_in_use(table, who):
            bonus[term.copy] = bonus.get(term.copy, 0) + term.amount
    largest = max(bonus.values(), default=0)
    return tuple(copy for copy, amount in bonus.items() if 0 < amount == largest)


# ---- by a die


def lose_by_roll(table: Table, deed: v.LoseByRoll, aim: Aim) -> Iterator[e.Event]:
    """The die is asked how much."""
    words = (LOSS, deed.what, str(deed.deadly))
    debt = d.Die(NO_PLAYER, table.new_layer(), aim.because, words=words, other=aim.who)
    yield e.DebtIncurred(debt, aim.because)


def loss_rolled(table: Table, event: e.RollStands) -> Iterator[e.Event]:
    """As much is lost as the die shows, or everything if a low roll kills."""
    debt = event.debt
    if debt.words[:1] != (LOSS,):
        return
    what, deadly = debt.words[1], int(debt.words[2])
    pips = rolled(table, event)
    if 0 < deadly >= pips:
        yield e.PlayerDied(debt.other, debt.because)
    elif pips <= 0:
        return
    elif what == "levels":
        yield e.LevelsLost(debt.other, pips, debt.because)
    else:
        cards = (*items_to_lose(table, debt.other), *table.hand(debt.other))
        yield from lose_some(table, cards, pips, Aim(debt.other, debt.because))


def rolled(table: Table, event: e.RollStands) -> int:
    """What a roll comes to, with all that is added to it."""
    return event.pips + event.debt.plus + table.total("die_rolls", event.debt.other).amount


# ---- by what it is worth


def lose_worth(table: Table, deed: v.LoseWorth, aim: Aim) -> Iterator[e.Event]:
    """Items of the victim's choice up to the sum. All they have, if they are worth less."""
    yield from worth_owed(table, aim.who, deed.gold, table.new_layer(), aim.because)


def worth_owed(table: Table, who: PlayerId, gold: int, layer: int, because: tuple[RuleId, ...]) -> Iterator[e.Event]:
    """A player owes Items of their choice that come to a sum of gold pieces. All they have, if they are worth less."""
    items = items_carried(table, who)
    if gold <= 0:
        return
    all_of_it = sum(worth(table, copy) for copy in items)
    # what is worth nothing pays for nothing: it goes only with everything else
    counting = tuple(copy for copy in items if worth(table, copy))
    if all_of_it <= gold:
        lost = items if all_of_it < gold else counting
        yield from (e.CardDiscarded(copy, who, because) for copy in lost)
    else:
        yield e.DebtIncurred(d.LoseWorth(who, layer, because, counting, count=gold), because)


def worth(table: Table, copy: CopyId) -> int:
    """What an Item is worth in gold pieces, with what lies on it."""
    return table.card(copy).value + sum(table.card(lying).value for lying in table.laid(copy))


def is_worth(table: Table, copy: CopyId, gold: int) -> bool:
    """Return True if a card is an Item worth at least so many gold pieces, with what lies on it."""
    return is_item(table.card(copy)) and worth(table, copy) >= gold


def worth_chosen(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """What was chosen goes. The rest of the sum is still owed."""
    debt = event.debt
    if debt.what == "lose-worth":
        left = debt.count - worth(table, event.card)
        yield e.CardDiscarded(event.card, debt.who, debt.because)
        yield from worth_owed(table, debt.who, left, debt.layer, debt.because)


def levy(table: Table, deed: v.Levy, aim: Aim) -> Iterator[e.Event]:
    """The victim says which of their Items goes; the others match it."""
    items = tuple(items_carried(table, aim.who))
    if items:
        debt = d.Levy(aim.who, table.new_layer(), aim.because, items, count=deed.otherwise)
        yield e.DebtIncurred(debt, aim.because)


def levied(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """Everybody else pays as much, or all they have and levels."""
    debt = event.debt
    if debt.what != "levy":
        return
    gold, layer = worth(table, event.card), table.new_layer()
    yield e.CardDiscarded(event.card, debt.who, debt.because)
    for player in others(table, debt.who):
        if table.state.players[player].dead:
            continue
        poor = sum(worth(table, copy) for copy in items_carried(table, player)) < gold
        yield from worth_owed(table, player, gold, layer, debt.because)
        if poor and debt.count:
            yield e.LevelsLost(player, debt.count, debt.because)


# ---- a kind for another, Treasures for others


def replace_kind(table: Table, deed: v.ReplaceKind, aim: Aim) -> Iterator[e.Event]:
    """The victim's card is replaced by the topmost such card in the discards. Without one it is lost."""
    had = kind_in_play(table, aim.who, deed.kind)
    discards = table.state.zones[DOOR_DISCARDS]
    found = next((copy for copy in reversed(discards) if table.card(copy).kind == deed.kind), NO_COPY)
    for copy in had:
        yield e.CardDiscarded(copy, aim.who, aim.because)
    if had and found != NO_COPY:
        yield e.CardLaidDown(aim.who, found, because=aim.because)


def swap_treasures(table: Table, deed: v.SwapTreasures, aim: Aim) -> Iterator[e.Event]:
    """They may name that many Treasures, or keep what they have."""
    held = table.held(aim.who)
    treasures = tuple(copy for copy in held if table.state.backs[copy] == TREASURE)
    if len(treasures) >= deed.amount:
        debt = d.Swap(aim.who, table.new_layer(), aim.because, treasures, (KEEPS,), deed.amount)
        yield e.DebtIncurred(debt, aim.because)


KEEPS = "to keep them"
"""What they say who swaps nothing."""

# ---- one of several


def choose_one(table: Table, deed: v.ChooseOne, aim: Aim) -> Iterator[e.Event]:
    """The victim says which."""
    words = tuple(label for label, _ in labelled(deed))
    debt = d.Which(aim.who, table.new_layer(), aim.because, words=words, copy=aim.monster)
    yield e.DebtIncurred(debt, aim.because)


def labelled(deed: v.ChooseOne) -> list[tuple[str, v.Deed]]:
    """The deeds to choose among with what each is called: the word of the card, numbered where it stands twice."""
    words = [next(word for word, kind in v.DEEDS.items() if kind is type(one)) for one in deed.between]
    names = [word.replace("_", " ") for word in words]
    seen = [f"{name} {names[: place + 1].count(name)}" for place, name in enumerate(names)]
    labels = [name if names.count(name) == 1 else seen[place] for place, name in enumerate(names)]
    return list(zip(labels, deed.between, strict=True))


def chosen_deed(table: Table, event: e.ChoiceMade) -> v.Deed | None:
    """The deed that a victim chose, found on the card that let them."""
    choices = (deed for deed in deeds_behind(table, event.debt.because) if isinstance(deed, v.ChooseOne))
    return next((one for deed in choices for label, one in labelled(deed) if label == event.word), None)


# ---- what has gone meanwhile


def what_is_gone_pays_for_nothing(table: Table) -> Iterator[e.Event]:
    """The player who owes a choice among cards chooses among those that are still there."""
    for what, settling in SETTLING.items():
        for debt in table.owed(what):
            left = tuple(copy for copy in debt.options if _is_there(table, debt, copy))
            if left != debt.options:
                yield e.DebtSettled(debt)
                yield from settling(table, debt, left)


def _is_there(table: Table, debt: Debt, copy: CopyId) -> bool:
    """Return True if a card can still be chosen: its player has it, and has not played it from their hand."""
    victim = debt.who if debt.other == NO_PLAYER else debt.other
    if table.owner_of(copy) != victim:
        return False
    if debt.what == "swap" or copy in items_to_lose(table, victim):
        return True
    return (copy in table.hand(victim)) == _is_of_the_hand(table, debt)


def _is_of_the_hand(table: Table, debt: Debt) -> bool:
    """Return True if other cards than Items are lost from the hand, as by a die. Else they are lost from the table."""
    return any(isinstance(deed, v.LoseByRoll) for deed in deeds_behind(table, debt.because))


def _fewer_are_lost(table: Table, debt: Debt, left: tuple[CopyId, ...]) -> Iterator[e.Event]:
    """With no more left than are lost, all of them go."""
    if len(left) <= debt.count:
        yield from (e.CardDiscarded(copy, debt.who, debt.because) for copy in left)
    else:
        yield e.DebtIncurred(debt._replace(options=left), debt.because)


def _sum_is_owed(table: Table, debt: Debt, left: tuple[CopyId, ...]) -> Iterator[e.Event]:
    """The same sum is owed of what there is."""
    yield from worth_owed(table, debt.who, debt.count, debt.layer, debt.because)


def _chosen_among_them(table: Table, debt: Debt, left: tuple[CopyId, ...]) -> Iterator[e.Event]:
    """The choice is among what is left, if anything is."""
    if left:
        yield e.DebtIncurred(debt._replace(options=left), debt.because)


def _swapped_if_enough(table: Table, debt: Debt, left: tuple[CopyId, ...]) -> Iterator[e.Event]:
    """The player who has too few left to swap swaps nothing."""
    if len(left) >= debt.count:
        yield e.DebtIncurred(debt._replace(options=left), debt.because)


SETTLING: dict[str, Settling] = {
    "lose": _fewer_are_lost,
    "lose-worth": _sum_is_owed,
    "levy": _chosen_among_them,
    "swap": _swapped_if_enough,
    ROOM: _chosen_among_them,
}
"""Kind of debt -> what comes of it when some of its cards have gone."""


# ---- more than a player may have


def shedding(
    table: Table, who: PlayerId, options: tuple[CopyId, ...], because: tuple[RuleId, ...]
) -> Iterator[e.Event]:
    """The events by which a player owes a discard among ``options``. With no options left, the debt is settled.

    ``because`` identifies the debt, so that a standing limit may call this again and again.
    """
    for debt in table.owed("shed"):
        if debt.who == who and debt.because == because:
            if debt.options == options:
                return
            yield e.DebtSettled(debt)
    if options:
        yield e.DebtIncurred(d.Shed(who, table.new_layer(), because, options))


def is_shedding(table: Table, who: PlayerId, because: tuple[RuleId, ...]) -> bool:
    """Return True if such a debt stands already."""
    return any(debt.who == who and debt.because == because for debt in table.owed("shed"))


def gives_up_a_big_item(table: Table, who: PlayerId) -> bool:
    """Return True if a player has to give up a Big Item at once, so that no bar on trading stops them."""
    return any(debt.who == who for debt in table.owed("shed-big"))


def shed_with(table: Table, copy: CopyId) -> Debt | None:
    """The discard that its player owes and a card is among, or None."""
    return next((debt for debt in table.owed("shed") if copy in debt.options), None)


def discarded_as_owed(table: Table, command: DiscardCard) -> Reason | None:
    """A player who owes a discard may name the card by discarding it, even if it may not be thrown away at will."""
    debt = shed_with(table, command.card)
    return None if debt is None else allow(*debt.because, over=KEPT)


def what_was_owed_goes(table: Table, command: DiscardCard) -> Iterator[e.Event]:
    """The chosen card goes, if no rule of its own has discarded it already. The standing limit says if more is owed."""
    if table.owner_of(command.card) == command.who:
        yield e.CardDiscarded(command.card, command.who)


def shed_by_choice(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """The card that a player chose to give up is discarded. The standing limit says if more is owed."""
    if event.debt.what == "shed":
        yield e.CardDiscarded(event.card, event.debt.who, event.debt.because)


KEPT = ("items.no-discard-just-because", "big-items.no-discarding-one-to-play-another")
"""Rules by which an Item is not thrown away, but for the discard that is owed."""


ROWS = (
    then(e.RollStands, loss_rolled),
    then(e.ChoiceMade, worth_chosen),
    then(e.ChoiceMade, levied),
    always(what_is_gone_pays_for_nothing, owed=SETTLING),
    may(DiscardCard, discarded_as_owed, over=KEPT, when=SOMETHING_OWED),
    do(DiscardCard, what_was_owed_goes),
    then(e.ChoiceMade, shed_by_choice, of=("shed",)),
)
