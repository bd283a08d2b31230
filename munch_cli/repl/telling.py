"""What is said of an outcome: the verdict, what happened, the sums, what is asked next, what could be said instead."""

from munch_cli.arbiter.asking import Answered
from munch_cli.arbiter.legal import legal
from munch_cli.arbiter.unknown_facts import needed
from munch_cli.engine.reasons import Verdict
from munch_cli.engine.run import Outcome
from munch_cli.engine.table import Table
from munch_cli.language.say import say_short
from munch_cli.show.board import sum_lines
from munch_cli.show.events import tale
from munch_cli.show.look import Look, wrapped
from munch_cli.show.verdicts import verdict_lines
from munch_cli.table import commands as c
from munch_cli.table.apply import top_layer
from munch_cli.table.ids import NO_PLAYER, PlayerId
from munch_cli.table.saying import listed

INDENT = "  "
SUGGESTED_MOST = 3
STATED = "So it lies."
ASKS_FOR = {
    "die": 'say what it shows: "the die shows 5", or just 5.',
    "draw": 'say which card came: "the card is …", or just its name.',
}
"""What the table is asked -> how to answer."""


def outcome_lines(before: Table, outcome: Outcome, look: Look) -> list[str]:
    """What came of a sentence that was to be carried out."""
    lines = [] if isinstance(outcome.command, c.UNJUDGED) and outcome.was_done else verdict_said(before, outcome, look)
    if not outcome.was_done:
        return lines
    return lines + happened(before, outcome, look)


def happened(before: Table, outcome: Outcome, look: Look) -> list[str]:
    """What happened, both sums while a fight is on, and what the table is asked now."""
    after = outcome.table
    said = tale(outcome.events, after) or ([STATED] if isinstance(outcome.command, c.UNJUDGED) else [])
    lines = wrapped(" ".join(said), look, INDENT) if said else []
    if after.fight is not None and not after.fight.running:
        lines += sum_lines(after, look, INDENT)
    for copy, fact in needed(after, outcome):
        unknown = f"no source gives the {fact} of {after.card(copy).name}: look at your card, and say what comes of it"
        lines += wrapped(unknown, look, INDENT, INDENT * 2)
    return lines + asked_lines(after, look)


def asked_lines(table: Table, look: Look) -> list[str]:
    """How to answer when chance is asked for."""
    asked = dict.fromkeys(ASKS_FOR[debt.what] for debt in top_layer(table.state) if debt.what in ASKS_FOR)
    return [line for said in asked for line in wrapped(said, look, INDENT)]


def verdict_said(before: Table, outcome: Outcome, look: Look) -> list[str]:
    """The verdict with its sources, and at the end what could be done or said instead."""
    lines = verdict_lines(outcome.verdict, before, look)
    for said in suggestions(before, outcome.command, outcome.verdict):
        lines += wrapped(said, look, INDENT, INDENT * 2)
    return lines


def suggestions(table: Table, command: c.Command, verdict: Verdict) -> list[str]:
    """One remedy, as far as there is one."""
    if verdict.outcome in ("silent", "conflict"):
        return _deciding(table, verdict)
    if verdict.goes_ahead or verdict.outcome != "refused":
        return []
    if "table.something-is-owed" in verdict.ids or "table.game-over" in verdict.ids:
        return _answers(table)
    who = PlayerId(command.who)
    if who == NO_PLAYER:
        return []
    alike = [other for other in legal(table, who) if type(other) is type(command) and other != command]
    said = [f'"{say_short(other, table.state, table.catalogue)}"' for other in alike[:SUGGESTED_MOST]]
    name = table.state.players[who].name
    return [f"{name} may {listed(said, 'or')}."] if said else []


def _answers(table: Table) -> list[str]:
    """What those who owe something may say."""
    lines = []
    for who in dict.fromkeys(debt.who for debt in top_layer(table.state)):
        if who == NO_PLAYER:
            lines += [ASKS_FOR[debt.what] for debt in top_layer(table.state) if debt.what in ASKS_FOR]
            continue
        owed = [command for command in legal(table, who) if isinstance(command, ANSWERS)]
        said = [f'"{say_short(command, table.state, table.catalogue)}"' for command in owed[: 2 * SUGGESTED_MOST]]
        lines += [f"first: {table.state.players[who].name} says {listed(said, 'or')}."] if said else []
    return lines


ANSWERS = (
    c.Choose,
    c.Agree,
    c.Decline,
    c.Pass,
    c.LetHappen,
    c.TakeCard,
    c.RunAway,
    c.GiveInCharity,
    c.DiscardInCharity,
    c.KeepCard,
    c.DiscardCard,
)
"""Sentences that settle what is owed."""


def _deciding(table: Table, verdict: Verdict) -> list[str]:
    """How the owner of the game would settle an open point."""
    if not verdict.open:
        return []
    point = verdict.open[0]
    gap = table.law.edition.gaps.get(point)
    reading = next((one for one in gap.readings if one != table.leaning(point)), "") if gap is not None else "allowed"
    owner = table.state.players[table.state.owner].name if table.state.owner >= 0 else "the owner"
    return [f'{owner} may settle it: "decide {point}: {reading or "allowed"}".']


def imagined_lines(answered: Answered, sentences: tuple[str, ...], look: Look) -> list[str]:
    """What would come of sentences: each with its tale; the verdict where it is not plainly yes."""
    lines: list[str] = []
    before = answered.table
    for sentence, outcome in zip(sentences, answered.outcomes, strict=False):
        is_last = outcome is answered.last
        lines += wrapped(f"if {sentence}:", look) if len(sentences) > 1 else []
        if not outcome.was_done or outcome.verdict.outcome != "allowed" or is_last:
            lines += verdict_said(before, outcome, look)
        if outcome.was_done:
            lines += happened(before, outcome, look) if is_last else _tale(outcome, look)
        before = outcome.table
    left = len(sentences) - len(answered.outcomes)
    if left:
        lines += wrapped(f"so it does not come to the rest ({listed(sentences[-left:])}).", look, INDENT)
    return lines


def _tale(outcome: Outcome, look: Look) -> list[str]:
    said = tale(outcome.events, outcome.table)
    return wrapped(" ".join(said), look, INDENT) if said else []
