"""Why an answer is as it is: every reason with its source, what was struck, what happened and because of what."""

from munch_cli.engine.reasons import Reason, Verdict
from munch_cli.engine.run import Outcome
from munch_cli.engine.sums import Total
from munch_cli.engine.table import Table
from munch_cli.show.citing import says
from munch_cli.show.events import event_said
from munch_cli.show.facts import particulars
from munch_cli.show.look import Look, wrapped
from munch_cli.show.told import total_said
from munch_cli.show.verdicts import citations
from munch_cli.table.ids import PlayerId

KINDS = {
    "licence": "for it",
    "refusal": "against it",
    "silence": "left open",
    "cannot": "cannot",
}
"""The kind of a reason -> how it is told."""


def reason_lines(reason: Reason, table: Table, look: Look, lead: str = "") -> list[str]:
    """One reason: what each of its ids says, the facts that decided, and where it is written."""
    edition, catalogue = table.law.edition, table.catalogue
    said = [text for id in reason.ids if (text := says(id, edition, catalogue))]
    more = particulars(reason, table)
    text = "; ".join(dict.fromkeys(said)) + (f" ({more})" if more else "")
    lines = wrapped(f"{lead or KINDS[reason.kind]}: {text}", look, "  ", "    ")
    return lines + citations(reason.ids, table, look, "      ")


def verdict_reasons(verdict: Verdict, table: Table, look: Look) -> list[str]:
    """All reasons behind a verdict, those that were struck with what struck them; what is open is told elsewhere."""
    lines: list[str] = []
    for reason in verdict.because:
        lines += reason_lines(reason, table, look)
    for reason in verdict.struck:
        over = [other for other in verdict.because if set(other.over) & set(reason.ids)]
        stronger = ", ".join(id for other in over for id in other.ids)
        lead = (
            f"{KINDS[reason.kind]}, but {stronger} is over it" if stronger else f"{KINDS[reason.kind]}, but overruled"
        )
        lines += reason_lines(reason, table, look, lead)
    return lines


def happened_lines(outcome: Outcome, look: Look, eyes: PlayerId | None = None) -> list[str]:
    """What happened, as these eyes saw it, each with the rules because of which it did."""
    lines: list[str] = []
    for event in outcome.events:
        said = event_said(event, outcome.table, eyes)
        if said:
            lines += wrapped(said, look, "  ", "    ")
            lines += citations(event.because, outcome.table, look, "      ")
    return lines


def total_lines(name: str, total: Total, table: Table, look: Look) -> list[str]:
    """A total taken apart: each term with its source, and what does not count."""
    lines = wrapped(f"{name}: {total_said(total, table)}", look, "", "    ")
    for term in total.terms:
        whose = f" ({table.state.players[term.who].name})" if term.who >= 0 else ""
        lines += wrapped(f"{term.amount:+d} {term.label}{whose}", look, "  ", "    ")
        lines += citations(term.because, table, look, "      ")
    for strike in total.struck:
        lines += wrapped(f"{strike.term.amount:+d} {strike.term.label} does not count", look, "  ", "    ")
        ids = tuple(dict.fromkeys((*strike.term.because, *strike.because)))
        lines += citations(ids, table, look, "      ")
    return lines
