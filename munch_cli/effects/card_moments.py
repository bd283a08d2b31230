"""Moments that wait for an answer: after a roll, an escape or a fight, while a player holds what answers it.

What has happened is a debt of the table ("roll", "escape"); those who can answer it owe word, on the layer above,
whether they do. A fight that has just ended is noted in the turn. No card is known here by name.
"""

from collections.abc import Iterator

from munch_cli.engine import moments as m
from munch_cli.engine.chance import DECK_PILES
from munch_cli.engine.chance import RUN as RUN
from munch_cli.engine.table import Table
from munch_cli.table.cards import Card
from munch_cli.table.debts import Debt
from munch_cli.table.ids import NO_PLAYER, PlayerId, RuleId
from munch_cli.table.vocabulary import MOMENTS, Ability, AddToRoll, When

FAILED_RUNS: frozenset[When] = frozenset({"own_failed_run", "own_turn_failed_run"})
"""Moments after a run from a monster that failed."""
OWN_MOMENTS = MOMENTS - {"escape", "after_fight"}
"""Moments of what has happened to oneself."""
WAITED_FOR = MOMENTS - {"own_curse"}
"""Moments that wait in a window. A Curse waits by itself, beside or below them."""
TIMES: dict[When, m.Moments] = {
    "any_time": m.ALWAYS,
    "own_turn": m.OWN_TURN,
    "after_fight": m.JUST_OVER,
    "losing": m.FIGHTING,
    "running": m.RUNNING & m.SOMETHING_OWED,
    "fighting": m.FIGHT_OPEN & m.FIGHTING,
    "own_turn_fight": m.FIGHT_OPEN & m.OWN_TURN,
    "alone": m.FIGHT_OPEN & m.FIGHTER,
    "any_combat": m.FIGHT_OPEN,
}
"""A time printed on a card -> the moments at which it can be. Other times wait for an answer that is owed."""
AFTER_FIGHT = "after the fight"
"""What the end of a fight is called among what is owed."""


def at_stake(table: Table) -> Debt | None:
    """What has happened and may still be answered: the roll or the escape that waits on top of all others."""
    waiting = [debt for debt in table.state.owed if debt.waits]
    return max(waiting, key=lambda debt: debt.layer) if waiting else None


def is_now(table: Table, who: PlayerId, when: When) -> bool:
    """Return True if it is such a time, or such a moment, for a player."""
    if when == "own_turn":
        return table.state.turn.player == who
    if when == "after_fight":
        return table.state.turn.aftermath is not None and table.fight is None
    if when == "own_curse":
        return any(debt.who == who == table.owner_of(debt.copy) for debt in table.owed("respond"))
    if when in MOMENTS:
        stake = at_stake(table)
        return stake is not None and _is_answered_then(table, who, when, stake)
    return when == "any_time" or _is_in_the_fight(table, who, when)


def _is_answered_then(table: Table, who: PlayerId, when: When, stake: Debt) -> bool:
    """Return True if what is at stake is what such a moment is for."""
    if when == "escape":
        return stake.what == "escape"
    if stake.other != who:
        return False
    if when == "own_face_up_draw":
        return stake.what == "drawing" and bool(table.state.zones[DECK_PILES[stake.words[0]][1]])
    if stake.what != "roll":
        return False
    runs = stake.words == (RUN,)
    if when in FAILED_RUNS:
        timely = when == "own_failed_run" or table.state.turn.player == who
        return runs and timely and table.total("roll_succeeds", who).amount <= 0
    return runs or when == "own_roll"


def may_be_now(moment: int, when: When) -> bool:
    """Return True if a time printed on a card can be there at a moment."""
    return bool(TIMES.get(when, m.SOMETHING_OWED) >> moment & 1)


def is_losing(table: Table) -> bool:
    """Return True if the munchkins cannot win: the lower total, or a tie that no card of theirs wins.

    Where no monster is left no player is too weak for one, however low the total.
    """
    if not table.foes:
        return False
    ours, theirs = table.total("munchkins").amount, table.total("monsters").amount
    return ours < theirs or (ours == theirs and table.total("wins_ties").amount <= 0)


def roll_to_escape(table: Table, who: PlayerId) -> Debt | None:
    """The roll by which a player is about to get away: the die that is asked for, or one that may still be answered."""
    return next((debt for debt in table.state.owed if debt.words == (RUN,) and debt.other == who), None)


def _is_in_the_fight(table: Table, who: PlayerId, when: When) -> bool:
    """Return True if the fight stands as such a time has it."""
    fight = table.fight
    if fight is None:
        return False
    if when == "losing":
        return table.is_fighting(who) and (fight.running or is_losing(table))
    if when == "running":
        return any(_is_a_run(debt) for debt in table.state.owed)
    if fight.running:
        return False
    match when:
        case "fighting":
            return table.is_fighting(who)
        case "own_turn_fight":
            return table.state.turn.player == who
        case "alone":
            return fight.fighter == who and fight.helper == NO_PLAYER
        case _:
            return when == "any_combat"


def _is_a_run(debt: Debt) -> bool:
    """Return True if a player has to run from a monster, and the die is not cast yet."""
    return debt.what == "run" or (debt.what == "die" and debt.words == (RUN,))


def is_the_moment(table: Table, who: PlayerId, card: Card) -> bool:
    """Return True if a card may be played now because of what has just happened."""
    return any(is_now(table, who, when) for when in card.when)


# ---- who can answer


def somebody_might(table: Table) -> bool:
    """Return True if any player has a card with a moment at all."""
    return any(card.has_moments for seat in table.state.seats for card in cards_of(table, seat))


def cards_of(table: Table, who: PlayerId) -> Iterator[Card]:
    """The cards in a player's hand and in front of them."""
    facts = table.facts
    for copy in table.held(who):
        yield facts[copy]


def answer_of(table: Table, who: PlayerId) -> RuleId | None:
    """The card by which a player can answer what has just happened, or None."""
    facts, used = table.facts, table.in_play(who)
    answering = [card for copy in table.hand(who) + table.sideways(who) + used if (card := facts[copy]).has_moments]
    for card in answering:
        if any(when in WAITED_FOR and is_now(table, who, when) for when in card.when):
            return card.rule
    for card in [facts[copy] for copy in used] if answering else ():
        if any(_could_use(table, who, ability) for ability in card.abilities):
            return card.rule
    return None


def _could_use(table: Table, who: PlayerId, ability: Ability) -> bool:
    """Return True if the moment of an ability is there, and its price is at hand."""
    if ability.when not in WAITED_FOR or is_too_low(table, who, ability) or not is_now(table, who, ability.when):
        return False
    only_adds = ability.when == "own_run_roll" and all(isinstance(deed, AddToRoll) for deed in ability.do)
    if only_adds and table.total("roll_succeeds", who).amount > 0:  # who gets away anyway is not asked for more
        return False
    least = 0 if ability.price is None else max(1, ability.price.least)
    paid_from = len(table.hand(who))
    if ability.price is not None and not ability.price.from_hand:
        paid_from += len(table.in_play(who)) + len(table.sideways(who))
    return paid_from >= least and left_to_pay(table, who, ability) >= least


def is_too_low(table: Table, who: PlayerId, ability: Ability) -> bool:
    """Return True if a player has not the Level that an ability asks for."""
    return table.state.players[who].level < ability.from_level


def left_to_pay(table: Table, who: PlayerId, ability: Ability) -> int:
    """How many cards a player may still discard for an ability, in the time in which it can be used once."""
    most = 0 if ability.price is None else ability.price.most
    uses = [use for use in table.state.turn.used if use.by == who and use.ability == ability.name]
    if not ability.once or not uses:
        return most
    return most - sum(use.paid for use in uses) if ability.instalments else -1
