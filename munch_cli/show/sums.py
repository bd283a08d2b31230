"""Totals with their terms: ``13 = 4 Level + 2 Finger Claws + 4 Werewolf + 3 Virgin Tears``."""

from munch_cli.engine.sums import Term, Total
from munch_cli.engine.table import Table
from munch_cli.table.ids import NO_PLAYER
from munch_cli.table.saying import sum_said


def total_said(total: Total, table: Table) -> str:
    """A total with its terms, each one's Level first; where several people's are in it, each Level says whose it is."""
    people = {term.who for term in total.terms if term.who != NO_PLAYER}
    seats = {who: place for place, who in enumerate(dict.fromkeys(term.who for term in total.terms))}
    ordered = list(total.terms)
    if any(term.label == "Level" for term in total.terms):
        ordered.sort(key=lambda term: (seats[term.who], term.label != "Level"))
    parts = [(term.amount, _label(term, table, many=len(people) > 1)) for term in ordered]
    return sum_said(total.amount, parts)


def _label(term: Term, table: Table, many: bool) -> str:
    if many and term.label == "Level" and term.who != NO_PLAYER:
        return f"{table.state.players[term.who].name}'s Level"
    return term.label
