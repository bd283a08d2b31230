"""What is said of an outcome: the verdict, what happened, the sums, what is asked next, what could be said instead."""

from munch_cli.arbiter.answering import judgement
from munch_cli.arbiter.asking import Answered
from munch_cli.arbiter.legal import ASKS_FOR
from munch_cli.arbiter.replay import needed
from munch_cli.arbiter.view import moment_seen
from munch_cli.engine.run import Outcome
from munch_cli.engine.table import Table
from munch_cli.language.say import say
from munch_cli.show.board import sum_lines
from munch_cli.show.events import tale
from munch_cli.show.look import Look, wrapped
from munch_cli.show.verdicts import follows_lines
from munch_cli.table import commands as c
from munch_cli.table.apply import top_layer
from munch_cli.table.ids import PlayerId
from munch_cli.table.saying import listed

INDENT = "  "
STATED = "So it lies."


def outcome_lines(before: Table, outcome: Outcome, look: Look, eyes: PlayerId | None = None) -> list[str]:
    """What came of a sentence that was to be carried out, as these eyes saw it.

    In a game, where hands are hidden, what is plainly allowed needs no word, and the log tells what came of it.
    """
    is_plain = isinstance(outcome.command, c.UNJUDGED) or (eyes is not None and outcome.verdict.outcome == "allowed")
    if not outcome.was_done:
        return verdict_said(before, outcome, look)
    lines = follows_lines(outcome.verdict, before, look) if is_plain else verdict_said(before, outcome, look)
    if eyes is None:
        return lines + happened(before, outcome, look)
    from munch_cli.repl.log import log_lines

    return lines + log_lines(moment_seen(before, outcome, eyes), look)


def broken_off(before: Table | None, now: Table | None) -> str:
    """What became of a sentence whose answer broke off; ``before``: the table as it was last told."""
    if now is before:
        return "the table is as it was"
    return "it was carried out, but could not be told to the end: show tells how the table lies"


def happened(before: Table, outcome: Outcome, look: Look) -> list[str]:
    """What happened, both sums while a fight is on, and what the table is asked now."""
    after = outcome.table
    said = tale(outcome.events, after) or ([STATED] if isinstance(outcome.command, c.UNJUDGED) else [])
    lines = wrapped(" ".join(said), look, INDENT) if said else []
    if after.fight is not None and not after.fight.running:
        lines += sum_lines(after, look, INDENT)
    return lines + unknown_lines(outcome, look) + asked_lines(after, look)


def unknown_lines(outcome: Outcome, look: Look) -> list[str]:
    """What no source gives of the cards that what happened, or the fight, rests on."""
    table, lines = outcome.table, []
    for copy, fact in needed(table, outcome):
        unknown = f"no source gives the {fact} of {table.card(copy).name}: look at your card, and say what comes of it"
        lines += wrapped(unknown, look, INDENT, INDENT * 2)
    return lines


def asked_lines(table: Table, look: Look) -> list[str]:
    """How to answer when chance is asked for."""
    asked = dict.fromkeys(ASKS_FOR[debt.what] for debt in top_layer(table.state) if debt.what in ASKS_FOR)
    return [line for said in asked for line in wrapped(said, look, INDENT)]


def verdict_said(before: Table, outcome: Outcome, look: Look) -> list[str]:
    """The verdict with its sources, the least that would turn a refusal, and what could be done or said instead."""
    return judgement(Answered(before, (outcome,)), is_whole=False).lines(look)


def imagined_lines(answered: Answered, sentences: tuple[str, ...], look: Look) -> list[str]:
    """What would come of sentences: each with its tale; the verdict where it is not plainly yes.

    What follows by itself, an outcome more than sentences, is told as if it had been said.
    """
    lines: list[str] = []
    before, outcomes = answered.table, answered.outcomes
    for place, outcome in enumerate(outcomes):
        said = sentences[place] if place < len(sentences) else say(outcome.command, before.state, before.catalogue)
        is_last = outcome is answered.last
        lines += wrapped(f"if {said}:", look) if max(len(sentences), len(outcomes)) > 1 else []
        if not outcome.was_done or outcome.verdict.outcome != "allowed" or is_last:
            lines += verdict_said(before, outcome, look)
        if outcome.was_done:
            lines += happened(before, outcome, look) if is_last else _tale(outcome, look)
        before = outcome.table
    if left := sentences[len(outcomes) :]:
        lines += wrapped(f"so it does not come to the rest ({listed(left)}).", look, INDENT)
    return lines


def _tale(outcome: Outcome, look: Look) -> list[str]:
    said = tale(outcome.events, outcome.table)
    return wrapped(" ".join(said), look, INDENT) if said else []
