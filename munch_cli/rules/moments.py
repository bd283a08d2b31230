"""Cards that say themselves when they are played: after a roll, after an escape, after a fight.

Sheets: When To Play Cards, its first paragraph, and Contradictions Between Cards And Rules: a card is followed where it
says something else than the sheet. What waits for such a card lies in ``munch_cli.effects.windows``.
"""

from munch_cli.effects.looking import lays_item
from munch_cli.effects.moments import is_the_moment
from munch_cli.engine.law import may
from munch_cli.engine.reasons import CARD, Reason, allow, refuse
from munch_cli.engine.table import Table
from munch_cli.rules.combat import FOLLOW_CARDS
from munch_cli.table.commands import PlayCard


def when_its_card_says(table: Table, command: PlayCard) -> Reason | None:
    """A card that names its moment is played then, and at no other time."""
    card = table.card(command.card)
    if not card.when or lays_item(table, command):
        return None
    if is_the_moment(table, command.who, card):
        return allow(card.rule, over=TIMES, rank=CARD)
    return refuse(card.rule, when=", ".join(card.when), rank=CARD)


TIMES = ("go-up-a-level.raises-its-own-player", "cards.each-type-has-its-own-time")
"""The rules that say when a card of its kind is played otherwise."""

RULES = (may(PlayCard, when_its_card_says, *FOLLOW_CARDS, over=TIMES),)
