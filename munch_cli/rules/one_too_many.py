"""A Treasure more to choose from: a card may let its owner draw one too many for a fight they won, and discard one.

Sheets: Contradictions Between Cards And Rules: a card is followed where it says more than the sheet.
"""

from collections.abc import Iterator

from munch_cli.engine.chance import draw
from munch_cli.engine.law import always, bar, then
from munch_cli.engine.moments import NO_FIGHT, SOMETHING_OWED
from munch_cli.engine.reasons import CARD, Reason, refuse
from munch_cli.engine.table import Table
from munch_cli.rules.combat import FOLLOW_CARDS
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table.commands import PlayCard
from munch_cli.table.state import HAND, SPOILS, TREASURE, seat_zone

LOOT_PAYS = "loot.phase-pays-treasure-for-the-kill"
SURPLUS = "surplus"
"""What is owed by the player who drew a Treasure too many: one of them."""


def one_more_is_drawn(table: Table, event: e.TreasureFellDue) -> Iterator[e.Event]:
    """For a fight won in their own turn the fighter draws one more, and owes one of all that were drawn."""
    fight = table.fight
    if fight is None or not event.count or event.to >= 0 or fight.fighter != table.state.turn.player:
        return
    if not table.in_force(LOOT_PAYS):
        yield from _one_more(table, event.face_up)


def one_more_in_the_loot_phase(table: Table, event: e.PhaseBegan) -> Iterator[e.Event]:
    """Where the Treasure is drawn in the loot phase, so is the one more."""
    turn = table.state.turn
    if event.phase == "loot" and turn.due and table.in_force(LOOT_PAYS):
        yield from _one_more(table, turn.due_up)


def _one_more(table: Table, face_up: bool) -> Iterator[e.Event]:
    who = table.state.turn.player
    cards = (table.card(copy) for copy in table.in_play(who))
    because = tuple(card.rule for card in cards if "one_too_many" in card.marks)[:1]
    if because:
        yield e.DebtIncurred(d.Surplus(who, table.new_layer(), because), because)
        yield from draw(table, "treasure", who, "spoils" if face_up else "hand")


def among_what_was_drawn(table: Table) -> Iterator[e.Event]:
    """The player chooses among the cards drawn once all are drawn. If there are none, nothing is owed."""
    owed = table.owed(SURPLUS)
    if not owed or any(debt.what in ("draw", "drawing") for debt in table.state.owed) or table.fight is not None:
        return
    for debt in owed:
        who = debt.who
        state = table.state
        places = (SPOILS, seat_zone(who, HAND))
        there = tuple(one for one in state.turn.gained if state.backs[one] == TREASURE and state.place[one] in places)
        if there != debt.options:
            yield e.DebtSettled(debt)
            if there:
                yield e.DebtIncurred(debt._replace(options=there), debt.because)


def none_is_his_before_one_goes(table: Table, command: PlayCard) -> Reason | None:
    """Until one of them is discarded, the player may play none of the cards drawn."""
    owed = next((debt for debt in table.owed(SURPLUS) if command.card in debt.options), None)
    return None if owed is None else refuse(*owed.because, rank=CARD)


def one_goes(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """It is discarded."""
    if event.debt.what == SURPLUS:
        yield e.CardDiscarded(event.card, event.debt.who, event.debt.because)


RULES = (
    then(e.TreasureFellDue, one_more_is_drawn, *FOLLOW_CARDS),
    then(e.PhaseBegan, one_more_in_the_loot_phase, *FOLLOW_CARDS),
    always(among_what_was_drawn, *FOLLOW_CARDS, when=NO_FIGHT, owed=(SURPLUS,)),
    bar(PlayCard, none_is_his_before_one_goes, *FOLLOW_CARDS, when=SOMETHING_OWED),
    then(e.ChoiceMade, one_goes, *FOLLOW_CARDS, of=(SURPLUS,)),
)
