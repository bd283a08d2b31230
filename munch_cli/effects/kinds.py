"""Cards that say what a character is: laid down, thrown out, limited in number, and what they add to named sums.

Each kind's rules are made from these: most functions take the kind they are for (race, class, accent, power …) and
give back a rule function.
"""

from collections.abc import Callable, Iterator, Sequence

from munch_cli.effects.abilities import beyond_the_words, does_what_it_says, follows_its_card, paid_with_any_card
from munch_cli.effects.losses import shedding
from munch_cli.effects.queries import bears, borrowed_by, kind_in_play, suits, tags, traits
from munch_cli.engine.law import Row, bar, do, each, may, not_yet, sum_of
from munch_cli.engine.reasons import Reason, Term, allow, refuse, silent
from munch_cli.engine.table import Table
from munch_cli.table import events as e
from munch_cli.table.cards import BRINGING_ANOTHER, Card, is_modelled_in_part
from munch_cli.table.commands import DiscardCard, GiveItems, PlayCard, Sell, Trade, UseAbility
from munch_cli.table.ids import A_CHARACTER, LYING, NO_COPY, SHED, WHAT_ONE_IS, CopyId, PlayerId, RuleId
from munch_cli.table.typed import NamedTuple
from munch_cli.table.vocabulary import Gives

Asked = Callable[[Table, PlayCard], Reason | None]


def made_of(kind: str) -> Callable[[Table, PlayerId], Iterator[Term]]:
    """A sum rule for ``traits``: a character is what their cards of this kind say, while they are in play."""

    def is_one(table: Table, player: PlayerId) -> Iterator[Term]:
        for copy in kind_in_play(table, player, kind):
            card = table.card(copy)
            yield Term(1, card.name, (card.rule,), player, copy)

    return is_one


def laid_down(kind: str, *ids: str, limit: str = "") -> Callable[[Table, PlayCard], Iterator[e.Event]]:
    """A do rule: a card of this kind is put in play. If it is not the first, what lifts the ``limit`` is cited too."""

    def laying(table: Table, command: PlayCard) -> Iterator[e.Event]:
        if table.card(command.card).kind != kind:
            return
        lifting: tuple[RuleId, ...] = ()
        if limit and kind_in_play(table, command.who, kind):
            terms = table.total(limit, command.who).terms
            lifting = tuple(id for term in terms if term.copy != NO_COPY for id in term.because)
        yield e.CardLaidDown(command.who, command.card, because=(*in_force(table, *ids), *lifting))

    return laying


def may_go(kind: str) -> Callable[[Table, DiscardCard], Reason | None]:
    """A may rule: a card of this kind in play may be discarded at any time, in a fight too."""

    def discarding(table: Table, command: DiscardCard) -> Reason | None:
        if table.card(command.card).kind != kind:
            return None
        return allow() if command.card in table.in_play(command.who) else None

    return discarding


def goes(kind: str) -> Callable[[Table, DiscardCard], Iterator[e.Event]]:
    """A do rule: the card of this kind is discarded."""

    def discarded(table: Table, command: DiscardCard) -> Iterator[e.Event]:
        if command.card in kind_in_play(table, command.who, kind):
            yield e.CardDiscarded(command.card, command.who)

    return discarded


def so_many_of_a_kind(number: str, of: str) -> Callable[[Table, PlayerId], Iterator[Term]]:
    """A sum rule: how many cards of a kind may be had, by the number of this name. ``of``: the kind in the plural."""

    def so_many(table: Table, player: PlayerId) -> Iterator[Term]:
        yield Term(table.number(number), f"limit of {of}", who=player)

    return so_many


def lifted_by(mark: str) -> Callable[[Table, PlayerId], Iterator[Term]]:
    """A sum rule: a card in play with this mark lets its player have one more."""

    def one_more(table: Table, player: PlayerId) -> Iterator[Term]:
        for copy in table.in_play(player):
            card = table.card(copy)
            if mark in card.marks:
                yield Term(1, card.name, (card.rule,), player, copy)
                return

    return one_more


def no_more_than(kind: str, limit: str) -> Asked:
    """A may rule: no card of this kind is played beyond the number the sum named ``limit`` comes to."""

    def full(table: Table, command: PlayCard) -> Reason | None:
        if table.card(command.card).kind != kind:
            return None
        had = len(kind_in_play(table, command.who, kind))
        most = table.total(limit, command.who).amount
        return refuse(had=had, limit=most) if had + 1 > most else None

    return full


def second_left_open(kind: str) -> Asked:
    """A may rule for a sheet that names no number: whether a second card of this kind may be had is left open.

    A card that lets one have two settles it.
    """

    def beyond_one(table: Table, command: PlayCard) -> Reason | None:
        had = kind_in_play(table, command.who, kind)
        lifted = len(had) == 1 and bears(table, command.who, LIFTED_BY[kind])
        if not had or lifted:
            return None
        return silent(SECOND, allows=table.leaning(SECOND) == "allowed")

    return beyond_one


SECOND = "gap.second-race-or-class"
LIFTED_BY = {"race": "two_races", "class": "two_classes"}


def no_second_copy(kind: str) -> Asked:
    """A may rule: a player has only one copy of each card of this kind in play."""

    def twice(table: Table, command: PlayCard) -> Reason | None:
        for copy in (command.card, command.along):
            if copy != NO_COPY and table.card(copy).kind == kind:
                same = same_in_play(table, command.who, copy)
                return refuse(copy=same) if same != NO_COPY else None
        return None

    return twice


def same_in_play(table: Table, player: PlayerId, copy: CopyId) -> CopyId:
    """A card of the same name and kind that a player has in play, or NO_COPY."""
    card = table.card(copy)
    for other in kind_in_play(table, player, card.kind):
        if other != copy and table.card(other).name == card.name:
            return other
    return NO_COPY


def of_second_copies(table: Table, terms: Sequence[Term], *kinds: str) -> Iterator[int]:
    """Places of the terms that a second copy of a card of these kinds gives once more."""
    first: dict[tuple[PlayerId, str], CopyId] = {}
    for place, term in enumerate(terms):
        if term.copy == NO_COPY or (card := table.card(term.copy)).kind not in kinds:
            continue
        if first.setdefault((term.who, card.name), term.copy) != term.copy:
            yield place


def too_many(kind: str, limit: str, *ids: str) -> Callable[[Table, PlayerId], Iterator[e.Event]]:
    """A standing limit: a player with more cards of this kind than the sum named ``limit`` allows owes discards."""

    def excess(table: Table, player: PlayerId) -> Iterator[e.Event]:
        had = tuple(kind_in_play(table, player, kind))
        if len(had) < 2 and not table.owed("shed"):
            return
        owed = had if len(had) > 1 and len(had) > table.total(limit, player).amount else ()
        yield from shedding(table, player, owed, in_force(table, *ids))

    return excess


def twins(kind: str, *ids: str) -> Callable[[Table, PlayerId], Iterator[e.Event]]:
    """A standing limit: of two copies of one card of this kind, one goes."""

    def second_copy(table: Table, player: PlayerId) -> Iterator[e.Event]:
        had = kind_in_play(table, player, kind)
        if len(had) < 2 and not table.owed("shed"):
            return
        owed = tuple(copy for copy in had if same_in_play(table, player, copy) != NO_COPY)
        yield from shedding(table, player, owed, in_force(table, *ids))

    return second_copy


def in_force(table: Table, *ids: str) -> tuple[RuleId, ...]:
    """Those of the rules that the edition has."""
    return tuple(RuleId(id) for id in ids if table.in_force(id))


def no_item(kind: str) -> Callable[[Table, Trade | GiveItems | Sell], Reason | None]:
    """A may rule: a card of this kind is nothing to trade, give or sell."""

    def not_dealt_in(table: Table, command: Trade | GiveItems | Sell) -> Reason | None:
        named = command.gives + command.gets if isinstance(command, Trade) else command.items
        found = tuple(copy for copy in named if table.card(copy).kind == kind)
        return refuse(cards=found) if found else None

    return not_dealt_in


# ---- lasting words of cards: what a card adds to a named sum while it counts

PERSONAL = ("strength", "run_away", "helper_levels", "hand_limit", "die_rolls", "big_items", "ships", "accents")
"""Named sums whose subject is a player."""


def from_kind(kind: str, what: str) -> Callable[[Table, PlayerId], Iterator[Term]]:
    """A sum rule: what the cards of one kind that a player has in play give to a named sum."""

    def given(table: Table, player: PlayerId) -> Iterator[Term]:
        facts = table.facts
        for copy in table.in_play(player):
            card = facts[copy]
            if card.kind == kind and card.gives:
                yield from terms(table, player, card, copy, what)
        for borrowed in borrowed_by(table, player):
            card = table.catalogue[borrowed]
            if card.kind == kind:
                yield from terms(table, player, card, CopyId(-1), what)

    return given


def fixed_to(table: Table, player: PlayerId, copy: CopyId) -> Iterator[Card]:
    """The cards that lie on an Item of a player's and may help them: sails and the like, and what lets one cheat."""
    return (table.card(lying) for lying in table.laid(copy) if suits(table, player, table.card(lying)))


def terms(table: Table, player: PlayerId, card: Card, copy: CopyId, what: str) -> Iterator[Term]:
    """What one card of a player's gives to a named sum, if its conditions hold."""
    for word in card.gives:
        if word.what == what and not (word.next_combat or word.next_turn) and holds(table, player, word):
            times = _times(table, word)
            yield Term(word.amount * times, card.name, (card.rule,), player, copy)


def holds(table: Table, player: PlayerId, word: Gives) -> bool:
    """Return True if the conditions of a word hold for a card of this player's."""
    if word.user and traits(table, player).isdisjoint(word.user):
        return False
    if table.state.players[player].level < word.from_level:
        return False
    return not word.facing or any(_faced(table, monster, word) for monster in table.foes)


def _faced(table: Table, monster: CopyId, word: Gives) -> bool:
    return not tags(table, monster).isdisjoint(word.facing)


def _times(table: Table, word: Gives) -> int:
    """How often a bonus against a sort of monster counts. With several such monsters in the fight it is left open."""
    if not word.facing:
        return 1
    such = sum(_faced(table, monster, word) for monster in table.foes)
    if such < 2 or table.reading("gap.own-bonus-against-a-sort") != "for-each-such-monster":
        return 1
    return such


def reactions(card: Card, what: str) -> Iterator[Gives]:
    """The words of a monster for its own side, each of which counts against a fighter who is what it names."""
    for word in card.gives:
        if word.what == what and not word.on_them:
            yield word


def usable(table: Table, player: PlayerId, copy: CopyId) -> bool:
    """Return True if an Item may give its bonus to a player now: its restrictions, and what lifts them."""
    lifted = any("any_item" in table.card(lying).marks for lying in table.laid(copy))
    return lifted or suits(table, player, table.card(copy))


# ---- the rules that Races, Classes and Accents share


class SharedIds(NamedTuple):
    """The ids of the rules that each of these kinds has: one says how many cards of it may be had, and so on."""

    card_says: str
    gained: str
    thrown_out: str
    paid: str
    most: str
    no_twins: str


def rules_of_having(kind: str, limit: str, ids: SharedIds) -> tuple[Row, ...]:
    """Rows for the cards of one kind: what they give and let their player do, how they come and go.

    ``limit``: the sum that says how many of them may be had.
    """
    return (
        *(sum_of(name, from_kind(kind, name), reads=A_CHARACTER) for name in PERSONAL),
        may(UseAbility, follows_its_card(kind), of=(kind,)),
        do(UseAbility, does_what_it_says(kind), of=(kind,)),
        not_yet(UseAbility, beyond_the_words(kind), kind, of=is_modelled_in_part),
        may(UseAbility, paid_with_any_card(kind), of=(kind,)),
        sum_of("traits", made_of(kind), reads=WHAT_ONE_IS),
        do(PlayCard, laid_down(kind, ids.gained, limit=limit), of=(kind,)),
        may(DiscardCard, may_go(kind), of=(kind,)),
        do(DiscardCard, goes(kind), of=(kind,)),
        bar(PlayCard, no_more_than(kind, limit), of=(kind,)),
        bar(PlayCard, no_second_copy(kind), of=(kind, *BRINGING_ANOTHER)),
        each(twins(kind, ids.no_twins), reads=LYING | SHED),
    )
