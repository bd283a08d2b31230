"""Verdicts in words: the answer with the reason that decides, its place on the sheet with the rule, the ids last; and
why: each reason, what was struck, what happened.

✗ No: Bo helps already.
    Munchkin 1.02, Asking For Help, par. 1: only one player can help in a combat · helping.only-one-helper
"""

from collections.abc import Iterable, Iterator

from munch_cli.arbiter.deciding import deciding
from munch_cli.engine.reasons import HandHas, NumberIs, Reason, Total, Verdict
from munch_cli.engine.table import Table
from munch_cli.language.events import event_said
from munch_cli.language.facts import UNSAID, conditions_said, particulars, readings, says, source, total_said
from munch_cli.language.grounds import ground_said
from munch_cli.rulebook.book import HouseRule, house_said
from munch_cli.show.look import Look, asks_lines, cited, led, wrapped
from munch_cli.table.commands import Command
from munch_cli.table.events import Event
from munch_cli.table.ids import NO_PLAYER, PlayerId, RuleId
from munch_cli.table.typed import Json

WORDS = {
    "allowed": "allowed",
    "refused": "refused",
    "silent": UNSAID,
    "conflict": "the sheet says both",
    "not-modelled": "not modelled yet",
    "asks": "that is not known yet",
}


ANSWERS = {
    "allowed": "Yes",
    "refused": "No",
    "silent": "The sheet doesn't say",
    "conflict": "The sheet says both",
    "not-modelled": "Not modelled yet",
}
"""An outcome -> the word with which its answer begins."""
IT_DEPENDS = "It depends"
"""The word for an answer that waits for a number which no source gives."""


def verdict_lines(
    verdict: Verdict, table: Table, look: Look, cite: bool = True, command: Command | None = None
) -> list[str]:
    """The answer with the reason that decides, then a line for each place that it rests on. ``command``: the deed."""
    if verdict.asks is not None:
        return asks_lines(verdict.asks, look)
    outcome, word, reason = verdict.outcome, ANSWERS[verdict.outcome], reason_said(verdict, table, command)
    if verdict.provided and outcome == "refused":  # refused only until the number is known
        outcome, word = "silent", IT_DEPENDS
    elif verdict.provided:
        word = f"{word}, {conditions_said(verdict.provided, table)}"
    lines = led(outcome, word, reason if reason.endswith("?") or not reason else f"{reason}.", look)
    if verdict.outcome in ("silent", "conflict"):
        lines += wrapped(_goes_on(verdict, table), look, "  ")
    if said := _rests_on(verdict, table):
        lines += wrapped(said, look, "  ")
    for copy in dict.fromkeys(
        one.copy for one in verdict.provided if isinstance(one, NumberIs) and one.fact == "level"
    ):
        lines += wrapped(f'look at your card, and say "{table.card(copy).name} is Level N".', look, "  ")
    lines += follows_lines(verdict, table, look)
    return lines + (basis_lines(verdict, table, look, command) if cite else [])


def yes_or_no(truth: bool, said: str, look: Look) -> list[str]:
    """An answer to a yes-or-no question: the word, then a sentence."""
    outcome = "allowed" if truth else "refused"
    return led(outcome, ANSWERS[outcome], said, look)


def basis_lines(verdict: Verdict, table: Table, look: Look, command: Command | None = None) -> list[str]:
    """A line for each id that a verdict rests on, the one that decides first, with the words of its rule."""
    lead = deciding(verdict, table, command)
    first = lead.id if lead is not None and not verdict.open else None
    ids = tuple(dict.fromkeys((*verdict.open, *((first,) if first else ()), *verdict.ids, *verdict.open_after)))
    if (
        first is None
        or first in table.state.rulings
        or first.startswith("table.")
        or not ground(verdict, table, command)
    ):
        return citations(ids, table, look)
    words = says(first, table.law.edition, table.catalogue)
    lines = list(cited(first, f"{source(first, table.law.edition, table.catalogue)}: {words}", look))
    return lines + citations(tuple(id for id in ids if id != first), table, look)


def ground(verdict: Verdict, table: Table, command: Command | None) -> str:
    """Return the fact of this board that decides a verdict, as a clause. "" if a rule's own words are the reason."""
    lead = deciding(verdict, table, command)
    if lead is None or command is None or (lead.id is not None and lead.id in table.state.rulings):
        return ""
    return ground_said(lead.reason, table, command)


def _rests_on(verdict: Verdict, table: Table) -> str:
    """What would be answered if a number were known that no source gives, or were not what the answer supposes. "" if
    nothing rests on such a number.
    """
    if verdict.outcome == "refused":
        bounds = any(one.least is not None or one.most is not None for one in verdict.provided)
        return f"it would be allowed {conditions_said(verdict.provided, table)}." if bounds else ""
    if all(isinstance(one, HandHas) for one in verdict.provided):
        return ""
    against = next((id for reason in verdict.otherwise for id in reason.ids), None)
    why = "" if against is None else says(against, table.law.edition, table.catalogue, is_led=False)
    return f"otherwise: {why}{'' if why.endswith('?') else '.'}" if why else ""


def follows_lines(verdict: Verdict, table: Table, look: Look, indent: str = "  ") -> list[str]:
    """A line for each point that leaves open what follows: what it asks, and how it is read until it is decided."""
    lines: list[str] = []
    for point in verdict.open_after:
        asks = says(point, table.law.edition, table.catalogue, is_led=False)
        gap = table.law.edition.gaps.get(point)
        goes = f" Until it is decided, {readings(gap, table.leaning(point))}." if gap is not None else ""
        stop = "" if asks.endswith("?") else "."
        lines += wrapped(f"open in what follows: {asks}{stop}{goes}", look, indent, indent * 2)
    return lines


def reason_said(verdict: Verdict, table: Table, command: Command | None = None) -> str:
    """The reason in a clause: the facts of this board that decided, or what the rule or card says that decided."""
    if verdict.outcome == "not-modelled":
        return verdict.topic
    if verdict.asks is not None:
        return verdict.asks.question
    edition, catalogue = table.law.edition, table.catalogue
    if verdict.outcome == "conflict" or (verdict.open and verdict.outcome == "silent"):
        return says(verdict.open[0], edition, catalogue, is_led=False)
    lead = deciding(verdict, table, command)
    if lead is None:
        return "no rule speaks of it" if verdict.outcome == "silent" else ""
    return ground(verdict, table, command) or _clause(lead.reason, lead.id, table)


def _clause(reason: Reason, id: RuleId | None, table: Table) -> str:
    ruling = None if id is None else table.state.rulings.get(id)
    said = "" if id is None else says(id, table.law.edition, table.catalogue, is_led=ruling is None)
    if id is not None and ruling is not None:
        whose = ruled_said(id, table)
        said = f"it was decided ({ruling}{f', {whose}' if whose else ''}): {said}"
    more = particulars(reason, table) if reason.kind != "licence" or not said else ""
    return f"{said} ({more})" if said and more else said or more


def ruled_said(point: RuleId, table: Table) -> str:
    """Who ruled and when: "Drake, 2026-11-21". "" if that is not known."""
    ruled = table.state.ruled.get(point)
    return "" if ruled is None else ", ".join(part for part in (ruled.by, ruled.on) if part)


def _goes_on(verdict: Verdict, table: Table) -> str:
    """How munch plays an open point until the owner of the game decides."""
    goes = "allowed" if verdict.goes_ahead else "not allowed"
    leaning = [f"{point}: {reading}" for point in verdict.open if (reading := table.leaning(point))]
    as_read = f" ({'; '.join(leaning)})" if leaning else ""
    owner = table.state.owner
    who = f"{table.name(owner)}, who owns the game," if owner != NO_PLAYER else "the owner of the game"
    return f"until {who} decides, munch plays it as {goes}{as_read}."


def citations(ids: tuple[RuleId, ...], table: Table, look: Look, indent: str = "    ") -> list[str]:
    """A line for each id: the id, and where it is said."""
    lines: list[str] = []
    for id in ids:
        where = source(id, table.law.edition, table.catalogue)
        if id in table.state.rulings:
            whose = ruled_said(id, table)
            where = f"decided{f' by {whose}' if whose else ''}: {table.state.rulings[id]}"
        lines += cited(id, where, look, indent)
    return lines


KINDS = {
    "licence": "for it",
    "refusal": "against it",
    "silence": "left open",
    "cannot": "cannot",
}
"""The kind of a reason -> its words."""


def reason_lines(reason: Reason, table: Table, look: Look, lead: str = "") -> list[str]:
    """One reason: what each of its ids says, the facts that decided, and where it is written."""
    edition, catalogue = table.law.edition, table.catalogue
    said = [text for id in reason.ids if (text := says(id, edition, catalogue))]
    more = particulars(reason, table)
    text = "; ".join(dict.fromkeys(said)) + (f" ({more})" if more else "")
    lines = wrapped(f"{lead or KINDS[reason.kind]}: {text}", look, "  ", "    ")
    return lines + citations(reason.ids, table, look, "      ")


def verdict_reasons(verdict: Verdict, table: Table, look: Look) -> list[str]:
    """All reasons behind a verdict, and those that were struck, with what struck them. Open points are told
    elsewhere.
    """
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


def happened_lines(
    events: Iterable[Event], table: Table, look: Look, eyes: PlayerId | None = None, indent: str = "  "
) -> list[str]:
    """Yield the events that this viewer saw, each with the rules behind it."""
    lines: list[str] = []
    for event in events:
        if said := event_said(event, table, eyes):
            lines += wrapped(said, look, indent, f"{indent}  ")
            lines += citations(event.because, table, look, f"{indent}    ")
    return lines


def total_lines(name: str, total: Total, table: Table, look: Look) -> list[str]:
    """A total taken apart: each term with its source, and what does not count."""
    lines = wrapped(f"{name}: {total_said(total, table)}", look, "", "    ")
    for term in total.terms:
        whose = f" ({table.name(term.who)})" if term.who != NO_PLAYER else ""
        lines += wrapped(f"{term.amount:+d} {term.label}{whose}", look, "  ", "    ")
        lines += citations(term.because, table, look, "      ")
    for strike in total.struck:
        lines += wrapped(f"{strike.term.amount:+d} {strike.term.label} does not count", look, "  ", "    ")
        ids = tuple(dict.fromkeys((*strike.term.because, *strike.because)))
        lines += citations(ids, table, look, "      ")
    return lines


def house_lines(houses: tuple[HouseRule, ...], look: Look, indent: str = "  ") -> Iterator[str]:
    """A line for each house rule."""
    for house in houses:
        yield from wrapped(f"{house_told(house)}.", look, indent, indent * 2)


def house_told(house: HouseRule) -> str:
    """A house rule in a sentence without its dot: whose it is, from when, which rule is how, and why."""
    why = f", because {house.because}" if house.because else ""
    return f"{house_said(house)}: {house.rule} is {house.how}{why}"


def house_json(houses: tuple[HouseRule, ...]) -> list[Json]:
    """House rules as JSON values."""
    return [dict[str, Json](house._asdict()) for house in houses]
