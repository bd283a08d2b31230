"""What is owed, as one would tell it at the table; the wording of a kind is ``Debt.says``."""

from munch_cli.show.told import Told
from munch_cli.table import debts as d
from munch_cli.table.ids import NO_PLAYER
from munch_cli.table.saying import counted, listed

LOOTING, LOOTERS_DIE = "looting", "{other} is to roll for who chooses first."
"""What the die is asked for where looters are tied, and how that is told: of whom it is asked has to be said."""


def debt_said(debt: d.Debt, told: Told) -> str:
    """What is owed, as a sentence; "" if it is nothing to tell."""
    options = [told.card(copy) for copy in debt.options] + [told.player(who) for who in debt.players]
    words = () if isinstance(debt, d.Blind) else debt.words
    is_anothers = isinstance(debt, d.Lose) and debt.other not in (NO_PLAYER, debt.who)
    is_for_looting = isinstance(debt, d.Die) and debt.words == (LOOTING,) and debt.other != NO_PLAYER
    wording = LOOTERS_DIE if is_for_looting else d.TakeAway.says if is_anothers else debt.says
    said = wording.format(
        who="everybody" if debt.who == NO_PLAYER else told.player(debt.who),
        options=listed([*options, *words], "or"),
        count=f"{debt.count:,}",
        other="" if debt.other == NO_PLAYER else told.player(debt.other),
        copy=told.card(debt.copy),
        word=debt.words[0] if debt.words else "",
        cards=counted(debt.count, "card"),
        gone=f"given to {listed([told.player(who) for who in debt.players])}" if debt.players else "discarded",
        pips=f"{debt.count}{debt.plus:+d}" if debt.plus else debt.count,
    )
    return said.replace(": .", ".")  # what there is to choose from may have to be drawn first
