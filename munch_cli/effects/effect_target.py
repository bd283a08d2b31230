"""Whom a deed concerns, and what every deed is made of."""

from collections.abc import Iterator

from munch_cli.engine.table import Table
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table.cards import DEED_FACTS, Card
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CardId, CopyId, PlayerId, RuleId
from munch_cli.table.typed import NamedTuple
from munch_cli.table.vocabulary import Deed, all_of


class Aim(NamedTuple):
    """Whom a deed concerns: its player, their rival, the monster meant, the cards paid, the Item wanted.

    ``along``: the card that comes with it from the hand. ``face_up``: the card itself was drawn face up.
    """

    who: PlayerId
    because: tuple[RuleId, ...]
    rival: PlayerId = NO_PLAYER
    monster: CopyId = NO_COPY
    paid: tuple[CardId, ...] = ()
    label: str = ""
    taking: CopyId = NO_COPY
    along: CopyId = NO_COPY
    face_up: bool = False


def lose_some(
    table: Table, options: tuple[CopyId, ...], count: int, aim: Aim, chooser: PlayerId = NO_PLAYER
) -> Iterator[e.Event]:
    """Discards all the options if no more than ``count`` are there. Else the victim, or the chooser, owes a choice."""
    if len(options) <= count:
        yield from (e.CardDiscarded(copy, aim.who, aim.because) for copy in options)
        return
    who = aim.who if chooser == NO_PLAYER else chooser
    debt = d.Lose(who, table.new_layer(), aim.because, options, count=count, other=aim.who)
    yield e.DebtIncurred(debt, aim.because)


def deeds_behind(table: Table, because: tuple[RuleId, ...]) -> Iterator[Deed]:
    """Everything that the cards behind an event can do, at any moment, including deeds within deeds."""
    for card in cards_behind(table, because):
        facts = (deed for fact in ("do", *DEED_FACTS) for deed in getattr(card, fact))
        yield from all_of((*facts, *(deed for ability in card.abilities for deed in ability.do)))


def cards_behind(table: Table, because: tuple[RuleId, ...]) -> list[Card]:
    """The cards among what made something happen."""
    ids = (CardId(id.removeprefix("card.")) for id in because if id.startswith("card."))
    return [table.catalogue[id] for id in ids if id in table.catalogue]
