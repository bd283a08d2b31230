"""Dividing the Treasure of a fight won with help: who picks, in what order, and how many.

Sheets: Asking For Help, pars. 2 and 5 (4 in the later ones); Treasure.
"""

from collections.abc import Iterator

from munch_cli.effects.kinds import in_force
from munch_cli.effects.queries import last_fighter
from munch_cli.engine.law import always, bar, do, may, then
from munch_cli.engine.moments import NO_FIGHT, SOMETHING_OWED
from munch_cli.engine.reasons import Reason, refuse, silent
from munch_cli.engine.table import Table
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table.commands import Choose
from munch_cli.table.debts import Debt
from munch_cli.table.ids import NO_PLAYER, PlayerId
from munch_cli.table.state import SPOILS, Deal


def division(table: Table) -> Iterator[e.Event]:
    """Once all is drawn: the player who was agreed on picks first, the helper their share, the main player the rest."""
    there, helped = tuple(table.state.zones[SPOILS]), table.state.turn.helped
    if not there or any(debt.what in ("draw", "drawing", "decks", "pick", "surplus") for debt in table.state.owed):
        return
    fighter = last_fighter(table)
    if helped is None:
        yield from (e.CardTaken(fighter, copy) for copy in there)
        return
    helper, deal = helped
    share = _helpers_share(table, helper, deal, len(there))
    yield e.SpoilsLaidOut(len(there))
    if share in (0, len(there)):
        yield from (e.CardTaken(fighter if share == 0 else helper, copy) for copy in there)
        return
    helper_first = _picks_first(table, helper, deal)
    first, other, count = (helper, fighter, share) if helper_first else (fighter, helper, len(there) - share)
    agreed = (ORDER, SHARED) if deal.first != NO_PLAYER else (PART, SHARED)
    because = in_force(table, *agreed)
    yield e.DebtIncurred(d.Pick(first, table.new_layer(), because, there, count=count, other=other))


def _picks_first(table: Table, helper: PlayerId, deal: Deal) -> bool:
    """Return True if the helper picks first. Where no order was agreed on, the sheet leaves it open."""
    if deal.first == NO_PLAYER:
        return table.reading(UNORDERED) == "helper-first"
    return deal.first == helper


def _helpers_share(table: Table, helper: PlayerId, deal: Deal, there: int) -> int:
    """How many Treasures the helper gets of those that are there."""
    due = max(table.state.turn.earned, there)
    promised = deal.treasures
    if deal.compelled and not deal.unpaid:
        # No sheet names a share for one who was compelled to help, whether it shows them picking first or not.
        point = next((point for point in (COMPELLED, FORCED) if table.in_force(point)), "")
        promised = {"one": 1, "every-other-one": (due + 1) // 2}.get(table.reading(point), 0)
    if promised == 0:
        return 0
    if promised > due:
        return _when_less_was_paid(table, helper, deal, there)
    if there < due:
        return _when_the_deck_is_short(table, helper, deal._replace(treasures=promised), due, there)
    return promised


def _when_less_was_paid(table: Table, helper: PlayerId, deal: Deal, there: int) -> int:
    """There is less than was promised: who goes short is left open."""
    reading = table.reading("gap.less-treasure-than-promised")
    if reading == "helper-first":
        return there
    if reading == "fighter-first":
        return 0
    return (there + 1) // 2 if _picks_first(table, helper, deal) else there // 2


def _when_the_deck_is_short(table: Table, helper: PlayerId, deal: Deal, due: int, there: int) -> int:
    """The deck holds less than is due: who goes short is left open."""
    reading = table.reading("gap.too-few-treasures-left")
    helper_served = min(deal.treasures, there)
    fighter_served = max(0, there - (due - deal.treasures))
    if reading == "last-to-pick":
        return helper_served if _picks_first(table, helper, deal) else fighter_served
    return helper_served if reading == "fighter" else fighter_served


def picked(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """A picked card is taken. When the first player has their share, the other gets the rest."""
    debt = event.debt
    yield e.CardTaken(debt.who, event.card)
    left = tuple(table.state.zones[SPOILS])
    if debt.count > 1 and left:
        yield e.DebtIncurred(debt._replace(options=left, count=debt.count - 1))
    else:
        yield from (e.CardTaken(debt.other, copy) for copy in left)


# ---- does the agreement bind?


def _out_of_turn(table: Table, command: Choose) -> Debt | None:
    """The pick of another player that a choice would take for itself."""
    return next(
        (
            debt
            for debt in table.state.owed
            if debt.what == "pick" and debt.other == command.who and command.card in debt.options
        ),
        None,
    )


def shared_as_agreed(table: Table, command: Choose) -> Reason | None:
    """The Treasure is shared as the two agreed."""
    debt = _out_of_turn(table, command)
    return refuse(first=debt.who) if debt is not None else None


def agreement_binds(table: Table, command: Choose) -> Reason | None:
    """Whether the two are bound by what they agreed on is left open."""
    debt = _out_of_turn(table, command)
    return silent(BINDS, allows=table.leaning(BINDS) == "not-binding") if debt is not None else None


def taking_it_all_the_same(table: Table, command: Choose) -> Iterator[e.Event]:
    """A Treasure is taken out of turn. The other player picks from what is left."""
    debt = _out_of_turn(table, command)
    if debt is None:
        return
    yield e.CardTaken(command.who, command.card)
    left = tuple(table.state.zones[SPOILS])
    yield e.DebtSettled(debt)
    if len(left) > 1:
        yield e.DebtIncurred(debt._replace(options=left, count=min(debt.count, len(left))))
    else:
        yield from (e.CardTaken(PlayerId(debt.who), copy) for copy in left)


COMPELLED = "gap.compelled-helpers-share"
FORCED = "gap.forced-helpers-share"
BINDS = "gap.agreed-split-binds"
UNORDERED = "gap.order-of-picking-not-agreed"
ORDER = "helping.order-of-picking-must-be-agreed"
PART = "helping.share-of-treasure-may-be-offered"
SHARED = "helping.treasure-shared-as-agreed"

RULES = (
    always(division, when=NO_FIGHT),
    then(e.ChoiceMade, picked, of=("pick",)),
    bar(Choose, shared_as_agreed, when=SOMETHING_OWED),
    may(Choose, agreement_binds),
    do(Choose, taking_it_all_the_same),
)
