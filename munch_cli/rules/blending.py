"""Cards of a kind that the sheet on the table does not know, from another box: a Race in Booty, a Class in Bites.

Such a card is followed, as any card is that adds to the rules (``precedence``). What no card says of itself is left
open: how many of a kind a player may have, and whether one may be thrown out.
"""

from collections.abc import Callable, Iterator

from munch_cli.effects.abilities import judged, source_card, used
from munch_cli.effects.kinds import PERSONAL, from_kind, made_of
from munch_cli.effects.queries import kind_in_play
from munch_cli.engine.law import do, may, sum_of
from munch_cli.engine.reasons import Reason, Term, allow, silent
from munch_cli.engine.table import Table
from munch_cli.rules.selling import double_sale
from munch_cli.table import events as e
from munch_cli.table.cards import CHARACTER_KINDS
from munch_cli.table.commands import DiscardCard, PlayCard, UseAbility
from munch_cli.table.ids import A_CHARACTER, LYING, USED, WHAT_ONE_IS, WHOSE_TURN, PlayerId

KINDS = tuple(sorted(CHARACTER_KINDS))
ONE_AT_A_TIME = ("race", "class", "accent")
"""Kinds of which most sheets that have them allow one to a player. Powers have no limit."""
HOW_MANY = "gap.more-than-one-of-a-kind-not-named"
THROWN_OUT = "gap.throwing-out-a-kind-not-named"


def unnamed(table: Table, kind: str) -> bool:
    """Return True if the sheet on the table says nothing of cards of this kind."""
    return kind not in table.law.topics


def is_what_it_says(table: Table, player: PlayerId) -> Iterator[Term]:
    """A character is what a card of another box says, as long as it is in play."""
    for kind in KINDS:
        if unnamed(table, kind):
            yield from made_of(kind)(table, player)


def gives(what: str) -> Callable[[Table, PlayerId], Iterator[Term]]:
    """A sum rule: what such cards give to a named sum."""

    by_kind = {kind: from_kind(kind, what) for kind in KINDS}

    def given(table: Table, player: PlayerId) -> Iterator[Term]:
        for kind, from_such in by_kind.items():
            if unnamed(table, kind):
                yield from from_such(table, player)

    return given


def sells_for_double(table: Table, player: PlayerId) -> Iterator[Term]:
    """Such a card may let its owner sell an Item for double."""
    yield from (term for term in double_sale(table, player) if unnamed(table, table.card(term.copy).kind))


def as_the_card_says(table: Table, command: UseAbility) -> Reason | None:
    """Its abilities are used as the card says."""
    card = source_card(table, command)
    if card is None or card.kind not in CHARACTER_KINDS or not unnamed(table, card.kind):
        return None
    return judged(table, command, card.kind)


def doing_it(table: Table, command: UseAbility) -> Iterator[e.Event]:
    """They do what the card says."""
    card = source_card(table, command)
    if card is not None and card.kind in CHARACTER_KINDS and unnamed(table, card.kind):
        yield from used(table, command, card.kind)


def beside_another(table: Table, command: PlayCard) -> Reason | None:
    """Whether a second card of such a kind may be laid down beside the first is left open."""
    kind = table.card(command.card).kind
    if kind not in ONE_AT_A_TIME or not unnamed(table, kind) or not kind_in_play(table, command.who, kind):
        return None
    return silent(HOW_MANY, allows=table.leaning(HOW_MANY) == "any-number")


def _lies_there(table: Table, command: DiscardCard) -> bool:
    """Return True if a player would throw out such a card, which lies in front of them."""
    kind = table.card(command.card).kind
    return unnamed(table, kind) and command.card in table.in_play(command.who)


def leaves_by_discard(table: Table, command: DiscardCard) -> Reason | None:
    """If a sheet lets players discard any card they have in play, it lets them discard such a card too."""
    return allow() if _lies_there(table, command) else None


def thrown_out(table: Table, command: DiscardCard) -> Reason | None:
    """Elsewhere, whether such a card is thrown out at will is left open."""
    return silent(THROWN_OUT, allows=table.leaning(THROWN_OUT) == "allowed") if _lies_there(table, command) else None


def it_goes(table: Table, command: DiscardCard) -> Iterator[e.Event]:
    """It is discarded."""
    if _lies_there(table, command):
        yield e.CardDiscarded(command.card, command.who)


RULES = (
    sum_of("traits", is_what_it_says, reads=WHAT_ONE_IS),
    *(sum_of(what, gives(what), reads=A_CHARACTER) for what in PERSONAL),
    sum_of("double_sale", sells_for_double, reads=LYING | USED | WHOSE_TURN),
    may(UseAbility, as_the_card_says, of=KINDS),
    do(UseAbility, doing_it, of=KINDS),
    may(PlayCard, beside_another, of=KINDS),
    may(DiscardCard, leaves_by_discard, of=KINDS),
    may(DiscardCard, thrown_out, of=KINDS),
    do(DiscardCard, it_goes, of=KINDS),
)
