"""Ships, and what is fixed to them.

Sheets: Ships, in the order of its paragraphs.
"""

from collections.abc import Callable, Iterator, Sequence

from munch_cli.effects.card_moments import is_losing, roll_to_escape
from munch_cli.effects.kinds import fixed_to, from_kind, terms
from munch_cli.effects.losses import shed_with, shedding
from munch_cli.effects.queries import has_mark, in_own_turn, items_carried, just_gained, kind_in_play, lays_item
from munch_cli.engine.law import bar, do, each, may, strike, sum_of, under_every_sheet
from munch_cli.engine.moments import FIGHT_OPEN, FIGHTER, FIGHTING, HELPING, OWN_TURN, SETUP, SOMETHING_OWED
from munch_cli.engine.reasons import Reason, Term, allow, refuse
from munch_cli.engine.table import Table
from munch_cli.rules.running_away import begun_by_the_helper, giving_up, without_asking
from munch_cli.rules.slots import play_a_cheat
from munch_cli.table import events as e
from munch_cli.table.cards import lets_one_cheat
from munch_cli.table.commands import DiscardCard, GiveItems, PlayCard, Sell, Trade
from munch_cli.table.ids import A_CHARACTER, HANDS, LYING, NO_COPY, PEOPLE, SHED, CopyId, PlayerId, RuleId
from munch_cli.table.state import ATTACHED

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
    """Beside a Ship's bonuses those of other possessions do not count. Of penalties nothing is said.

    An ignored penalty replaces nothing, because its owner is aboard another Ship.
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
    """The best of several Ships' bonuses counts."""
    bonuses = {ship: amount for ship, amount in _ships_give(table, terms).items() if amount > 0}
    best = max(bonuses, key=lambda ship: bonuses[ship], default=NO_COPY)
    yield from (place for place, term in enumerate(terms) if term.copy in bonuses and term.copy != best)


def penalty_not_shared(table: Table, player: PlayerId, terms: Sequence[Term]) -> Iterator[int]:
    """A penalty that the other Ships do not give is ignored. Of shared ones the mildest counts."""
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
    """Leaving a Ship behind is running: whether one may who has asked no player is open here, too."""
    return without_asking(table, command) if _is_slow_ship(table, command) else None


def abandoned_by_the_helper(table: Table, command: DiscardCard) -> Reason | None:
    """The same holds for a helper whose main player has not given up."""
    return begun_by_the_helper(table, command) if _is_slow_ship(table, command) else None


def _is_slow_ship(table: Table, command: DiscardCard) -> bool:
    """Return True if a slow Ship is left behind. One that goes because there are too many is not left to run."""
    ship = command.card
    if ship not in kind_in_play(table, command.who, "ship") or shed_with(table, ship) is not None:
        return False
    return sum(term.amount for term in _speed_of(table, command.who, ship)) < 0


def _yet_to_roll(table: Table, who: PlayerId) -> bool:
    """Return True if a player still has to run: they have not rolled yet, and no roll of theirs is being answered."""
    roll = roll_to_escape(table, who)
    if roll is not None:
        return roll.what == "die"
    return any(debt.what == "run" and debt.who == who for debt in table.state.owed)


def _has_to_run(table: Table, who: PlayerId) -> bool:
    """Return True if a player is in a fight that they cannot win, and that they have not given up yet."""
    return table.is_fighting(who) and not table.the_fight.running and is_losing(table)


def abandoning(table: Table, command: DiscardCard) -> Iterator[e.Event]:
    """The Ship is gone. A player who leaves it behind while the fight is on has given the fight up."""
    if not _is_slow_ship(table, command):
        return
    if _has_to_run(table, command.who):
        yield from giving_up(table, command)
    elif not _yet_to_roll(table, command.who):
        return
    yield e.CardDiscarded(command.card, command.who)


NOT_SHARED = "ships.penalty-not-shared-is-ignored"
KEPT = (
    "items.no-discard-just-because",
    "items.not-switched-in-combat-or-while-running",
    "big-items.no-discarding-one-to-play-another",
)


# ---- one each


def one_ship(table: Table, player: PlayerId) -> Iterator[Term]:
    """Everybody may have one Ship."""
    yield Term(table.number("ships.most"), "limit of Ships", who=player)


def _ships(table: Table, player: PlayerId) -> tuple[CopyId, ...]:
    """The Ships in front of a player that count against the limit."""
    return tuple(copy for copy in table.in_play(player) + table.sideways(player) if _counts(table, copy))


def _counts(table: Table, copy: CopyId) -> bool:
    return table.card(copy).kind == "ship" and not has_mark(table, copy, "any_item")


def _counted(table: Table, copies: Sequence[CopyId]) -> int:
    return sum(_counts(table, copy) for copy in copies)


def no_second_ship(table: Table, command: PlayCard) -> Reason | None:
    """No Ship beyond that, unless a card allows more."""
    if not lays_item(table, command):
        return None
    had = _ships(table, command.who)
    return refuse(had=had) if len(had) + 1 > table.total("ships", command.who).amount else None


def none_for_one_who_has_one(table: Table, command: Trade | GiveItems) -> Reason | None:
    """A Ship is not given to, or swapped with, a player who would then have too many."""
    given, got = (command.gives, command.gets) if isinstance(command, Trade) else (command.items, ())
    for player, comes, goes in ((command.to, given, got), (command.who, got, given)):
        had = _ships(table, player)
        more = _counted(table, comes) - _counted(table, goes)
        if more > 0 and len(had) + more > table.total("ships", player).amount:
            return refuse(had=had)
    return None


def a_cheat_allows_it(table: Table, command: PlayCard) -> Reason | None:
    """A card that lets one cheat, played when it may be, allows the Ship it lies on besides another."""
    ship, cheat = command.on_card, table.card(command.card)
    if play_a_cheat(table, command) is None or table.card(ship).kind != "ship":
        return None
    if all(copy == ship for copy in _ships(table, command.who)):
        return None
    return allow(ONE_EACH, cheat.rule, item=ship)


def too_many_ships(table: Table, player: PlayerId) -> Iterator[e.Event]:
    """The owner of too many Ships discards those they choose."""
    had = _ships(table, player)
    owed = had if len(had) > table.total("ships", player).amount else ()
    yield from shedding(table, player, owed, (RuleId(ONE_EACH),))


# ---- Ships are Items


def ship_as_an_item(table: Table, command: PlayCard) -> Reason | None:
    """A Ship is played when an Item might be: just gained, or in its player's own turn."""
    timely = in_own_turn(table, command.who) or just_gained(table, command.card)
    return allow() if lays_item(table, command) and timely else None


def launching(table: Table, command: PlayCard) -> Iterator[e.Event]:
    """It lies in front of its owner, in use."""
    if lays_item(table, command):
        yield e.CardLaidDown(command.who, command.card)


def does_not_count_as_big(table: Table, player: PlayerId, terms: Sequence[Term]) -> Iterator[int]:
    """A Ship is Big but is no player's one Big Item."""
    yield from (place for place, term in enumerate(terms) if table.card(term.copy).kind == "ship")


def beside_a_big_item(table: Table, command: PlayCard) -> Reason | None:
    """A player who carries a Big Item may have a Ship as well."""
    big = [term for term in table.total("big_carried", command.who).terms if table.card(term.copy).kind != "ship"]
    return allow() if big and ship_as_an_item(table, command) else None


more_big_items = from_kind("ship", "big_items")
"""Some Ships let their owner carry more Big Items."""

# ---- what is fixed to them


def _fits(table: Table, command: PlayCard) -> bool:
    """Return True if such a card is laid on a Ship that lies before a player. One in the hand does not count."""
    out = [copy for seat in table.state.seats for copy in items_carried(table, seat)]
    return command.on_card in out and table.card(command.on_card).kind == "ship"


def enhances_a_ship(table: Table, command: PlayCard) -> Reason | None:
    """Some Items are put on a Ship of one's own: just gained, or in their player's own turn."""
    return allow() if in_own_turn(table, command.who) or just_gained(table, command.card) else None


def only_on_a_ship(table: Table, command: PlayCard) -> Reason | None:
    """On anything else, or on another's Ship, they are nothing."""
    own = _fits(table, command) and table.owner_of(command.on_card) == command.who
    return None if own else refuse(needs="own ship")


def not_moved(table: Table, command: PlayCard) -> Reason | None:
    """What is fixed to a Ship is not moved to another."""
    fixed = _fits(table, command) and table.state.place[command.card] == ATTACHED
    return refuse(ship=table.state.host[command.card]) if fixed else None


def not_given_away(table: Table, command: Trade | GiveItems) -> Reason | None:
    """What is fixed to a Ship does not go to another player without it."""
    sides = (command.gives, command.gets) if isinstance(command, Trade) else (command.items,)
    fixed = tuple(copy for named in sides for copy in named if _is_without_her(table, copy, named))
    return refuse(cards=fixed) if fixed else None


def _is_without_her(table: Table, copy: CopyId, named: tuple[CopyId, ...]) -> bool:
    host = table.state.host
    return table.card(copy).kind == "ship-enhancer" and copy in host and host[copy] not in named


def sold_with_her(table: Table, command: Sell) -> Reason | None:
    """What is fixed to a Ship is sold with her, for what it is worth."""
    fixed = [copy for sold in command.items if table.card(sold).kind == "ship" for copy in table.laid(sold)]
    worth = [table.card(copy).rule for copy in fixed if table.card(copy).value]
    return allow(*worth) if worth else None


def fixing_it(table: Table, command: PlayCard) -> Iterator[e.Event]:
    """It lies on its Ship."""
    if _fits(table, command):
        yield e.CardAttached(command.who, command.card, command.on_card)


def brought_along(table: Table, command: PlayCard) -> Iterator[e.Event]:
    """On a table whose sheet has no Ships those of another box lie as they would on theirs."""
    if "ships" not in table.law.topics:
        yield from (*launching(table, command), *fixing_it(table, command))


def given_by_what_is_fixed(what: str) -> Callable[[Table, PlayerId], Iterator[Term]]:
    """A sum rule: what lasting words of the cards fixed to a Ship in use give to a named sum."""

    def given(table: Table, player: PlayerId) -> Iterator[Term]:
        for copy in kind_in_play(table, player, "ship"):
            for card in fixed_to(table, player, copy):
                yield from terms(table, player, card, copy, what)

    return given


def enhancers_gold(table: Table, copy: CopyId) -> Iterator[Term]:
    """What is fixed to a Ship adds its gold pieces to the Ship's."""
    if table.card(copy).kind == "ship":
        for lying in table.laid(copy):
            card = table.card(lying)
            if card.value:
                yield Term(card.value, card.name, (card.rule,), copy=copy)


more_by_an_item = from_kind("item", "ships")
more_by_what_is_fixed = given_by_what_is_fixed("big_items")


ONE_EACH = "ships.one-each"


RULES = (
    sum_of("run_away", her_speed, reads=A_CHARACTER),
    strike("run_away", other_bonuses_replaced, reads=A_CHARACTER),
    strike("run_away", best_of_several, reads=A_CHARACTER),
    strike("run_away", penalty_not_shared, reads=A_CHARACTER),
    strike("strength", penalty_not_shared, reads=A_CHARACTER),
    may(DiscardCard, abandon_a_slow_ship, over=KEPT, of=("ship",), when=FIGHTING | SOMETHING_OWED),
    may(DiscardCard, abandoned_without_asking, of=("ship",), when=FIGHT_OPEN),
    may(DiscardCard, abandoned_by_the_helper, of=("ship",), when=FIGHT_OPEN & HELPING),
    do(DiscardCard, abandoning, of=("ship",)),
    sum_of("ships", one_ship, reads=A_CHARACTER),
    sum_of("ships", more_by_an_item, reads=A_CHARACTER),
    bar(PlayCard, no_second_ship, of=("ship",)),
    bar(Trade, none_for_one_who_has_one),
    bar(GiveItems, none_for_one_who_has_one),
    may(PlayCard, a_cheat_allows_it, of=lets_one_cheat, when=~FIGHTING),
    each(too_many_ships, reads=LYING | PEOPLE | SHED),
    may(PlayCard, ship_as_an_item, of=("ship",), when=~FIGHTER),
    do(PlayCard, launching, of=("ship",)),
    may(PlayCard, beside_a_big_item, of=("ship",), when=~FIGHTER),
    strike("big_carried", does_not_count_as_big, reads=LYING),
    sum_of("big_items", more_big_items, reads=A_CHARACTER),
    sum_of("big_items", more_by_what_is_fixed, reads=A_CHARACTER),
    sum_of("strength", given_by_what_is_fixed("strength"), reads=A_CHARACTER),
    may(PlayCard, enhances_a_ship, of=("ship-enhancer",), when=~FIGHTER),
    bar(PlayCard, only_on_a_ship, of=("ship-enhancer",)),
    bar(PlayCard, not_moved, of=("ship-enhancer",)),
    bar(Trade, not_given_away),
    bar(GiveItems, not_given_away),
    do(PlayCard, fixing_it, of=("ship-enhancer",)),
    *under_every_sheet(do(PlayCard, brought_along, of=("ship", "ship-enhancer"))),
    may(Sell, sold_with_her, when=OWN_TURN & ~SETUP),
    sum_of("gold", enhancers_gold, reads=LYING | HANDS),
)
