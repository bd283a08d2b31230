"""Ships in a fight and on the run: whose bonus counts, which penalty does not, and the Ship left behind.

Sheets: Ships, the last two paragraphs.
"""

from collections.abc import Iterator, Sequence

from munch_cli.effects.gives import fixed_to, terms
from munch_cli.effects.looking import kind_in_play
from munch_cli.effects.moments import is_losing, roll_to_escape
from munch_cli.effects.shedding import is_to_be_shed
from munch_cli.engine.law import do, may, strike, sum_of
from munch_cli.engine.moments import FIGHT_OPEN, FIGHTING, HELPING, SOMETHING_OWED
from munch_cli.engine.reasons import Reason, allow
from munch_cli.engine.sums import Term
from munch_cli.engine.table import Table
from munch_cli.rules.running_away import BEGINS, begun_by_the_helper, giving_up, without_asking
from munch_cli.table import events as e
from munch_cli.table.commands import DiscardCard
from munch_cli.table.ids import NO_COPY, CopyId, PlayerId
from munch_cli.table.parts import A_CHARACTER

# ---- the roll


def her_speed(table: Table, player: PlayerId) -> Iterator[Term]:
    """A Ship in use changes its owner's roll, and so does what is fixed to her."""
    for copy in kind_in_play(table, player, "ship"):
        yield from _speed_of(table, player, copy)


def _speed_of(table: Table, player: PlayerId, ship: CopyId) -> Iterator[Term]:
    for card in (table.card(ship), *fixed_to(table, player, ship)):
        if card.run_away:
            yield Term(card.run_away, card.name, (card.rule,), player, ship)
        yield from terms(table, player, card, ship, "run_away")


def _ships_give(table: Table, terms: Sequence[Term]) -> dict[CopyId, int]:
    """What each Ship gives among such terms, with all that is fixed to her."""
    given: dict[CopyId, int] = {}
    for place in _of_kind(table, terms, "ship"):
        given[terms[place].copy] = given.get(terms[place].copy, 0) + terms[place].amount
    return given


def _of_kind(table: Table, terms: Sequence[Term], kind: str) -> list[int]:
    return [place for place, term in enumerate(terms) if term.copy != NO_COPY and table.card(term.copy).kind == kind]


def other_bonuses_replaced(table: Table, player: PlayerId, terms: Sequence[Term]) -> Iterator[int]:
    """Beside a Ship's, bonuses of other possessions do not count; of their penalties nothing is said.

    A penalty that is ignored replaces nothing: its owner is aboard another Ship.
    """
    given = _ships_give(table, terms)
    ignored = _ignored(table, player, given) if table.in_force(NOT_SHARED) else set()
    if not any(amount and ship not in ignored for ship, amount in given.items()):
        return
    for place in _of_kind(table, terms, "item"):
        if terms[place].who != player:
            continue
        if terms[place].amount > 0 or table.reading("gap.ship-and-other-penalties") == "replaced":
            yield place


def best_of_several(table: Table, player: PlayerId, terms: Sequence[Term]) -> Iterator[int]:
    """Of several Ships' bonuses the best counts."""
    bonuses = {ship: amount for ship, amount in _ships_give(table, terms).items() if amount > 0}
    best = max(bonuses, key=lambda ship: bonuses[ship], default=NO_COPY)
    yield from (place for place, term in enumerate(terms) if term.copy in bonuses and term.copy != best)


def penalty_not_shared(table: Table, player: PlayerId, terms: Sequence[Term]) -> Iterator[int]:
    """A penalty that the other Ships do not give as well is ignored; of shared ones the mildest counts."""
    if len(kind_in_play(table, player, "ship")) < 2:
        return
    ignored = _ignored(table, player, _ships_give(table, terms))
    yield from (place for place, term in enumerate(terms) if term.copy in ignored)


def _ignored(table: Table, player: PlayerId, given: dict[CopyId, int]) -> set[CopyId]:
    """The Ships whose penalty does not count: not all give one, or another's is milder."""
    ships = kind_in_play(table, player, "ship")
    penalties = {ship: given[ship] for ship in ships if given.get(ship, 0) < 0}
    shared = len(penalties) == len(ships)
    mildest = max(penalties, key=lambda ship: penalties[ship], default=NO_COPY)
    return {ship for ship in penalties if not shared or ship != mildest}


# ---- left behind


def abandon_a_slow_ship(table: Table, command: DiscardCard) -> Reason | None:
    """A Ship that slows its owner down may be discarded before they roll, or by one who has no choice but to run."""
    can = _is_slow_ship(table, command) and (_yet_to_roll(table, command.who) or _has_to_run(table, command.who))
    return allow(over=KEPT) if can else None


def abandoned_without_asking(table: Table, command: DiscardCard) -> Reason | None:
    """Leaving a Ship behind is running: whether one may who has asked nobody is open here, too."""
    gives_up = _is_slow_ship(table, command) and _has_to_run(table, command.who)
    return without_asking(table, command) if gives_up else None


def abandoned_by_the_helper(table: Table, command: DiscardCard) -> Reason | None:
    """So it is with a helper whose main player has not given up."""
    gives_up = _is_slow_ship(table, command) and _has_to_run(table, command.who)
    return begun_by_the_helper(table, command) if gives_up else None


def _is_slow_ship(table: Table, command: DiscardCard) -> bool:
    """Whether a slow Ship is left behind; one that goes because there are too many is not left to run."""
    ship = command.card
    if ship not in kind_in_play(table, command.who, "ship") or is_to_be_shed(table, command.who, ship):
        return False
    return sum(term.amount for term in _speed_of(table, command.who, ship)) < 0


def _yet_to_roll(table: Table, who: PlayerId) -> bool:
    """Whether somebody still has to run: their die is not cast yet, and none of their rolls is just being answered."""
    roll = roll_to_escape(table, who)
    if roll is not None:
        return roll.what == "die"
    return any(debt.what == "run" and debt.who == who for debt in table.state.owed)


def _has_to_run(table: Table, who: PlayerId) -> bool:
    """Whether somebody is in a fight that they cannot win, and that they have not given up yet."""
    fight = table.fight
    return fight is not None and not fight.running and table.is_fighting(who) and is_losing(table)


def abandoning(table: Table, command: DiscardCard) -> Iterator[e.Event]:
    """It is gone; whoever leaves it behind while the fight is still on has given the fight up."""
    if not _is_slow_ship(table, command):
        return
    if _has_to_run(table, command.who):
        yield from giving_up(table, command)
    elif not _yet_to_roll(table, command.who):
        return
    yield e.CardDiscarded(command.card, command.who)


REPLACES = "ships.run-away-bonus-replaces-others"
PENALTY = "ships.penalty-ship-may-be-discarded-before-the-roll"
SEVERAL = "ships.several-add-their-combat-bonuses"
NOT_SHARED = "ships.penalty-not-shared-is-ignored"
KEPT = (
    "items.no-discard-just-because",
    "items.not-switched-in-combat-or-while-running",
    "big-items.no-discarding-one-to-play-another",
)

RULES = (
    sum_of("run_away", her_speed, REPLACES, SEVERAL, reads=A_CHARACTER),
    strike("run_away", other_bonuses_replaced, REPLACES, reads=A_CHARACTER),
    strike("run_away", best_of_several, SEVERAL, reads=A_CHARACTER),
    strike("run_away", penalty_not_shared, NOT_SHARED, reads=A_CHARACTER),
    strike("strength", penalty_not_shared, NOT_SHARED, reads=A_CHARACTER),
    may(DiscardCard, abandon_a_slow_ship, PENALTY, over=KEPT, of=("ship",), when=FIGHTING | SOMETHING_OWED),
    may(DiscardCard, abandoned_without_asking, "gap.run-without-asking", of=("ship",), when=FIGHT_OPEN),
    may(DiscardCard, abandoned_by_the_helper, BEGINS, of=("ship",), when=FIGHT_OPEN & HELPING),
    do(DiscardCard, abandoning, PENALTY, of=("ship",)),
)
