"""Lasting words of cards: what a card adds to a named sum while it counts."""

from collections.abc import Callable, Iterator

from munch_cli.effects.looking import borrowed_by, suits, tags, traits
from munch_cli.engine.reasons import Term
from munch_cli.engine.table import Table
from munch_cli.table.cards import Card
from munch_cli.table.ids import CopyId, PlayerId
from munch_cli.table.vocabulary import Gives

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
    """Whether the conditions of a word hold for a card of this player's."""
    if word.user and not any(trait in traits(table, player) for trait in word.user):
        return False
    if table.state.players[player].level < word.from_level:
        return False
    return not word.facing or any(_faced(table, monster, word) for monster in table.foes)


def _faced(table: Table, monster: CopyId, word: Gives) -> bool:
    return not tags(table, monster).isdisjoint(word.facing)


def _times(table: Table, word: Gives) -> int:
    """How often a bonus against a sort of monster counts: open where several such monsters are in the fight."""
    if not word.facing:
        return 1
    such = sum(_faced(table, monster, word) for monster in table.foes)
    if such < 2 or table.reading("gap.own-bonus-against-a-sort") != "for-each-such-monster":
        return 1
    return such


def reactions(card: Card, what: str) -> Iterator[Gives]:
    """The words of a monster that react to what a fighter is, for the monster's side."""
    for word in card.gives:
        if word.what == what and word.against and not word.on_them:
            yield word


def usable(table: Table, player: PlayerId, copy: CopyId) -> bool:
    """Whether an Item may give its bonus to a player now: its restrictions, and what lifts them."""
    lifted = any("any_item" in table.card(lying).marks for lying in table.laid(copy))
    return lifted or suits(table, player, table.card(copy))
