"""Treasure: how much a monster pays, when, face up or down, and how it is divided.

Sheets: Treasure (Rewards in the later ones); Combat; Asking For Help.
"""

from collections.abc import Iterator

from munch_cli.effects.looking import face
from munch_cli.engine.chance import draw
from munch_cli.engine.law import sum_of, then
from munch_cli.engine.sums import Term
from munch_cli.engine.table import Table
from munch_cli.rules.combat import cards_among
from munch_cli.table import events as e
from munch_cli.table.ids import CopyId, PlayerId, RuleId
from munch_cli.table.state import SPOILS, Deal, Debt


def number_on_the_card(table: Table, monster: CopyId) -> Iterator[Term]:
    """A monster pays the number of Treasures on its card."""
    card = face(table, monster)
    yield Term(card.treasures, card.name, (card.rule,), copy=monster)


def treasures_earned(table: Table) -> tuple[int, tuple[RuleId, ...]]:
    """How many Treasures the fight's monsters pay, and the rules and cards behind the number."""
    fight = table.fight
    totals = [table.total("treasures", monster) for monster in table.foes if not _is_gone(table, monster)]
    earned = sum(_floor(table, total.amount) for total in totals)
    ids = [id for total in totals for id in total.ids]
    for gone in fight.gone if fight is not None else ():
        earned += gone.treasures
        ids += gone.because
    return earned, tuple(dict.fromkeys(ids))


def _is_gone(table: Table, monster: CopyId) -> bool:
    return False


def _floor(table: Table, amount: int) -> int:
    """No sheet says how few Treasures a weakened monster can pay; it matters only below one."""
    if amount >= 1:
        return amount
    return max(0, amount) if table.reading("gap.fewest-treasures") != "at-least-one" else 1


# ---- paid when the fight ends


def paid_when_the_fight_ends(table: Table, event: e.FightWon) -> Iterator[e.Event]:
    """Treasure is the last step of the fight; in some sheets it waits for the loot phase."""
    earned, ids = treasures_earned(table)
    if earned:
        yield e.TreasureFellDue(earned, _helped(table), because=cards_among(ids))


def _helped(table: Table) -> bool:
    return table.fight is not None and table.fight.helper >= 0


def drawn_face_down(table: Table, event: e.TreasureFellDue) -> Iterator[e.Event]:
    """Won alone: face down, into the hand."""
    if not event.face_up and table.fight is not None and not _waits(table):
        who = table.fight.fighter
        for _ in range(event.count):
            yield from draw(table, "treasure", who, "hand")
        yield e.DuePaid()


def drawn_face_up(table: Table, event: e.TreasureFellDue) -> Iterator[e.Event]:
    """Won with help: face up, for all to see."""
    if event.face_up and table.fight is not None and not _waits(table):
        who = table.fight.fighter
        for _ in range(event.count):
            yield from draw(table, "treasure", who, "spoils")
        yield e.DuePaid()
        yield from division(table, who, table.fight.helper, table.fight.deal or Deal())


def _waits(table: Table) -> bool:
    return table.in_force("loot.phase-pays-treasure-for-the-kill")


# ---- dividing it


def division(table: Table, fighter: PlayerId, helper: PlayerId, deal: Deal) -> Iterator[e.Event]:
    """Who owes a pick: the helper his share, the fighter the rest; whoever was agreed on begins."""
    there = tuple(table.state.zones[SPOILS])
    share = min(_share(table, deal), len(there))
    if not there:
        return
    if share == 0:
        yield from (e.CardTaken(fighter, copy) for copy in there)
        return
    first, other, count = (helper, fighter, share) if deal.first == helper else (fighter, helper, len(there) - share)
    yield e.SpoilsLaidOut(len(there))
    yield e.DebtIncurred(Debt("pick", first, table.new_layer(), options=there, count=count, other=other))


def _share(table: Table, deal: Deal) -> int:
    """How many Treasures the helper gets; for one who was compelled no sheet says."""
    if not deal.compelled:
        return deal.treasures
    reading = table.reading("gap.compelled-helpers-share")
    there = len(table.state.zones[SPOILS])
    return {"none": 0, "one": 1, "every-other-one": (there + 1) // 2}.get(reading, 0)


def picked(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """A picked card is taken; when the first has his share, the rest is the other's."""
    debt = event.debt
    if debt.what != "pick":
        return
    yield e.CardTaken(debt.who, event.card)
    left = tuple(table.state.zones[SPOILS])
    if debt.count > 1 and left:
        yield e.DebtIncurred(debt._replace(options=left, count=debt.count - 1))
    else:
        yield from (e.CardTaken(debt.other, copy) for copy in left)


RULES = (
    sum_of("treasures", number_on_the_card, "treasure.number-on-the-monster-card"),
    then(
        e.FightWon,
        paid_when_the_fight_ends,
        "treasure.paid-when-the-fight-ends",
        "loot.phase-pays-treasure-for-the-kill",
    ),
    then(e.TreasureFellDue, drawn_face_down, "treasure.face-down-when-won-alone"),
    then(e.TreasureFellDue, drawn_face_up, "treasure.face-up-when-won-with-help"),
    then(e.ChoiceMade, picked, "helping.order-of-picking-must-be-agreed"),
)
