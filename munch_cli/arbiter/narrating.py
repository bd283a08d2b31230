"""A scenario told like table talk: each step as a sentence, what came of it, the running sums, the rule behind it."""

from collections.abc import Iterator

from munch_cli.arbiter.replay import Done, Replay
from munch_cli.engine.table import Table
from munch_cli.files.scenarios import failure_problem
from munch_cli.show.events import tale
from munch_cli.show.facts import person_said, total_said
from munch_cli.show.look import Look, paint, painted, wrapped
from munch_cli.show.verdicts import citations, follows_lines, verdict_lines
from munch_cli.table.ids import PlayerId, RuleId

INDENT = "    "
UNUSUAL = ("forbids", "permits")
"""What rules do by which a step takes another than the usual course."""


def narrated(replay: Replay, look: Look) -> Iterator[str]:
    """The lines of a scenario as it was run."""
    yield from _heading(replay, look)
    cited: set[RuleId] = set()
    tested = [done for done in replay.steps if done.step.is_tested]
    for done in replay.steps:
        yield ""
        number = f"{tested.index(done) + 1:>2}. " if done in tested else INDENT
        yield from _step(done, number, replay, cited, look)
    for failure in replay.failures:
        yield ""
        yield from painted(f"But {failure_problem(replay.scenario, failure).what}.", "bad", look)


def _heading(replay: Replay, look: Look) -> Iterator[str]:
    scenario = replay.scenario
    for line in wrapped(scenario.title, look):
        yield paint(line, "strong", look)
    box = replay.edition.short
    where = scenario.source if len(scenario.editions) == 1 or box in scenario.source else f"{box}: {scenario.source}"
    yield from painted(where if scenario.source else box, "dim", look)
    board = scenario.boards[replay.edition.key]
    for seat in range(len(board.state.players)):
        yield from wrapped(f"{person_said(board, PlayerId(seat))}.", look, INDENT, INDENT + "  ")


def _step(done: Done, number: str, replay: Replay, cited: set[RuleId], look: Look) -> Iterator[str]:
    lines = wrapped(spoken(done), look, number, INDENT)
    yield lines[0][: len(number)] + paint(lines[0][len(number) :], "strong", look)
    yield from (line[: len(INDENT)] + paint(line[len(INDENT) :], "strong", look) for line in lines[1:])
    table = done.last.table
    if done.step.says == "do" or len(done.outcomes) > 1 or done.step.says == "what_if":
        yield from _happened(done, look)
    yield from _answered(done, look)
    if table.fight is not None and (done.step.says != "ask"):
        yield from sums(table, look)
    verdict = done.last.verdict
    shown = [RuleId(id) for id in replay.scenario.shows if id in done.ids]
    further = [id for id in (*_at_work(done), *shown) if id not in cited]
    ids = tuple(dict.fromkeys((*verdict.open, *verdict.ids, *verdict.open_after, *further)))
    cited.update(ids)
    yield from citations(ids, done.before, look, INDENT + "  ")
    if done.before.law.house and len(done.outcomes) == 1:
        from munch_cli.arbiter.asking import decided_by, house_lines

        yield from house_lines(decided_by(done.before, done.last), look, INDENT + "  ")
    for failure in done.failures:
        yield from painted(f"But {failure_problem(replay.scenario, failure).what}.", "bad", look, INDENT)


def _at_work(done: Done) -> Iterator[RuleId]:
    """The cards by which something happened, and the rules by which it did against the usual course; those by which
    something does not count in the sums that are told.
    """
    if done.step.says == "ask" and len(done.outcomes) == 1:
        return
    table = done.last.table
    for id in (id for outcome in done.outcomes for event in outcome.events for id in event.because):
        entry = table.law.edition.rules.get(id)
        if id.startswith("card.") or (entry is not None and entry.rule.force in UNUSUAL):
            yield id
    if table.fight is not None:
        totals = (table.total(name) for name in ("munchkins", "monsters"))
        yield from (id for total in totals for struck in total.struck for id in struck.because)


def spoken(done: Done) -> str:
    """What was said, as a sentence."""
    step = done.step
    if step.says == "what_if":
        return f"What if {', and '.join(sentence.rstrip('.') for sentence in step.sentences)}?"
    sentence = step.sentences[0]
    sentence = sentence[:1].upper() + sentence[1:]
    return sentence if sentence[-1] in ".!?" else sentence + "."


def _happened(done: Done, look: Look) -> Iterator[str]:
    """What happened, in one paragraph."""
    said = [sentence for outcome in done.outcomes for sentence in tale(outcome.events, outcome.table)]
    if said:
        yield from wrapped(" ".join(said), look, INDENT)


def _answered(done: Done, look: Look) -> Iterator[str]:
    """The verdict, where it is the point of the step or not plainly yes."""
    verdict = done.last.verdict
    narrower = look._replace(width=max(0, look.width - len(INDENT))) if look.width else look
    if verdict.outcome == "allowed" and done.step.says != "ask":
        lines = follows_lines(verdict, done.before, narrower, indent="")
    else:
        lines = verdict_lines(verdict, done.before, narrower, cite=False)
    for line in lines:
        yield INDENT + line


def sums(table: Table, look: Look) -> Iterator[str]:
    """Both sides of the fight with their terms, and who is ahead."""
    ours, theirs = table.total("munchkins"), table.total("monsters")
    width = max(len(str(ours.amount)), len(str(theirs.amount)))
    for name, total in (("munchkins", ours), ("monsters", theirs)):
        pad = " " * (10 - len(name) + width - len(str(total.amount)))
        yield from wrapped(f"{name}{pad}{total_said(total, table)}", look, INDENT, INDENT + " " * (10 + width + 3))
