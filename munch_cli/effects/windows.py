"""Windows: an event waits while a player can answer it, and stands once all of them let it pass.

A roll becomes a debt of the table, "roll"; an escape, "escape". The players who can answer owe a word on the layer
above. When none of them owes it any more, the roll stands (``RollStands``), or the escape happens.
"""

from collections.abc import Iterator

from munch_cli.effects.card_moments import AFTER_FIGHT, RUN, answer_of, at_stake, cards_of, somebody_might
from munch_cli.effects.deeds import top_discard
from munch_cli.engine.chance import Way, draw, way_of
from munch_cli.engine.law import Instead, always, do, instead, may, then
from munch_cli.engine.moments import JUST_OVER, SOMETHING_OWED
from munch_cli.engine.reasons import Reason, allow
from munch_cli.engine.table import Table
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table.cards import Deck
from munch_cli.table.commands import LetHappen, Pass
from munch_cli.table.debts import Debt
from munch_cli.table.ids import NO_COPY, NO_PLAYER, PlayerId, RuleId
from munch_cli.table.state import FOES, deck_of, pile_of

Draws = Iterator[e.Event]

# ---- what waits


def roll_waits(table: Table, event: e.DieRolled) -> Iterator[e.Event]:
    """A roll stands at once unless a player has a card that answers such moments."""
    debt = event.debt
    if table.state.turn.phase == "setup" or not somebody_might(table):
        yield e.RollStands(event.pips, debt)
    else:
        yield e.DebtIncurred(d.Roll(*debt)._replace(layer=table.new_layer(), count=event.pips), debt.because)


def escape_waits(table: Table, event: e.MonsterEscaped) -> Instead | None:
    """An escape waits in the same way."""
    stake = at_stake(table)
    waited = stake is not None and (stake.other, stake.copy) == (event.who, event.monster)
    answers = () if waited or table.state.place[event.monster] != FOES else _answers_to_escapes(table)
    return Instead((e.DebtIncurred(_escape(table, event), event.because),), answers) if answers else None


def _escape(table: Table, event: e.MonsterEscaped) -> Debt:
    who, what = event.who, event.monster
    return d.Escape(NO_PLAYER, table.new_layer(), event.because, copy=what, other=who, plus=event.total)


def _answers_to_escapes(table: Table) -> tuple[RuleId, ...]:
    seats = table.state.seats
    return tuple(card.rule for seat in seats for card in cards_of(table, seat) if "escape" in card.when)


def about_to_draw(table: Table, deck: Deck, who: PlayerId, way: Way, many: int = 1) -> Draws:
    """The events by which a player draws cards face up. They wait while the player has a card that changes this."""
    ability = any(one.when == "own_face_up_draw" for card in cards_of(table, who) for one in card.abilities)
    if ability and top_discard(table, deck) != NO_COPY:
        words = (deck, way)
        yield e.DebtIncurred(d.Drawing(NO_PLAYER, table.new_layer(), words=words, count=many, other=who))
        return
    for _ in range(many):
        yield from draw(table, deck, who, way)


# ---- who is asked, and when it goes on


def those_who_can_are_asked(table: Table) -> Iterator[e.Event]:
    """The players who can answer what has happened owe a word. If none can, it stands."""
    stake = at_stake(table)
    aftermath = None if table.state.winners else table.state.turn.aftermath
    asked = [debt for debt in table.owed("respond") if debt.words]
    if stake is None and aftermath is None and not asked:
        return
    if stake and _is_void(table, stake):
        yield e.DebtSettled(stake)
        return
    about, layer = ((stake.what,), stake.layer + 1) if stake else ((AFTER_FIGHT,), 1)
    above = [debt for debt in table.state.owed if debt not in asked and debt.layer >= layer]
    passed = stake.players if stake else aftermath or ()
    waits = stake is not None or (aftermath is not None and not above)
    able = _able(table, passed) if waits else {}
    stays = [debt for debt in asked if debt.who in able and debt.layer == layer]
    for debt in asked:
        if debt not in stays:
            yield e.DebtSettled(debt)
    told = [debt.who for debt in stays]
    for who, rule in able.items() if not above else ():
        if who not in told:
            yield e.DebtIncurred(d.Respond(who, layer, (rule,), words=about))
    if stake and not able and not above:
        yield from _goes_on(table, stake)


def _able(table: Table, passed: tuple[PlayerId, ...]) -> dict[PlayerId, RuleId]:
    """The players who can answer and have not let it pass, each with the card for it."""
    seats = [seat for seat in table.state.seats if seat not in passed]
    found = {who: answer_of(table, who) for who in seats if not table.state.players[who].dead}
    return {who: rule for who, rule in found.items() if rule is not None}


def _is_void(table: Table, stake: Debt) -> bool:
    """Return True if what was at stake is no more: the monster that a player ran from is gone."""
    runs = stake.what == "escape" or stake.words == (RUN,)
    return runs and table.state.place[stake.copy] != FOES


def _goes_on(table: Table, stake: Debt) -> Iterator[e.Event]:
    if stake.what == "roll":
        yield e.DebtSettled(stake)
        yield e.RollStands(stake.count, d.Die(*stake)._replace(count=1, players=()))
    elif stake.what == "drawing":
        deck, way = stake.words
        yield e.DebtSettled(stake)
        if stake.count > 1:
            yield e.DebtIncurred(stake._replace(count=stake.count - 1, players=()))
        yield from draw(table, deck_of(pile_of(deck)), stake.other, way_of(way))
    else:
        yield e.MonsterEscaped(stake.other, stake.copy, stake.plus, stake.because)
        if stake in table.state.owed:
            yield e.DebtSettled(stake)


# ---- letting it pass


def _window(table: Table, who: PlayerId) -> Debt | None:
    debt = table.owes(who, "respond")
    return debt if debt is not None and debt.words else None


def may_let_it_pass(table: Table, command: LetHappen | Pass) -> Reason | None:
    """The player who could answer may let it be."""
    debt = _window(table, command.who)
    return None if debt is None else allow(*debt.because)


def letting_it_pass(table: Table, command: LetHappen | Pass) -> Iterator[e.Event]:
    """They have answered."""
    debt = _window(table, command.who)
    if debt is not None:
        yield e.DebtSettled(debt)
        yield e.MomentPassed(command.who)


ROWS = (
    then(e.DieRolled, roll_waits),
    instead(e.MonsterEscaped, escape_waits),
    always(those_who_can_are_asked, when=JUST_OVER),
    always(those_who_can_are_asked, when=~JUST_OVER, owed=(*d.WAITING, "respond")),
    may(LetHappen, may_let_it_pass, when=SOMETHING_OWED),
    may(Pass, may_let_it_pass, when=SOMETHING_OWED),
    do(LetHappen, letting_it_pass),
    do(Pass, letting_it_pass),
)
"""Waiting for answers. The cards say what they answer."""
