"""munch replay [NAME|FILE…]: scenarios told like table talk; without a name every worked example of the five sheets."""

import os
import sys
from collections.abc import Iterator

from munch_cli.arbiter.asking import decided_by, house_lines
from munch_cli.arbiter.replay import Done, Replay, replay
from munch_cli.cli.plainly import Given
from munch_cli.cli.scenarios import editions_asked, examples, nothing_for, scenarios_named
from munch_cli.cli.terminal import look, print_json
from munch_cli.engine.table import Table
from munch_cli.files.problems import Problem, Problems, together
from munch_cli.files.scenarios import ENDING, failure_problem
from munch_cli.repl.progress import Progress, has_pager, tell_paged
from munch_cli.show.events import tale
from munch_cli.show.facts import person_said, total_said
from munch_cli.show.look import Look, paint, painted, wrapped
from munch_cli.show.verdicts import citations, follows_lines, verdict_lines
from munch_cli.table.ids import RuleId

HELD, FAILED, UNREADABLE = 0, 1, 2


def run(given: Given) -> int:
    """Tells each scenario; 0 if all came out as expected, 1 if one did not, 2 if one cannot be read."""
    unreadable: list[Problem] = []
    replays: list[Replay] = []
    pages: list[str] | None = [] if has_pager() and not given.has("--json") else None
    with Progress("replayed") as done:
        _replay_all(given, unreadable, replays, pages, done)
    if not replays and not unreadable:
        raise SystemExit(nothing_for(given))
    if given.has("--json"):
        from munch_cli.arbiter.replay import replay_json

        problems = [problem._asdict() for problem in dict.fromkeys(unreadable)]
        print_json({"replays": [replay_json(one) for one in replays], "problems": problems})
    else:
        summed_up = ["", "", _summed_up(replays)] if len(replays) > 1 else []
        if pages is not None:
            tell_paged([*pages, *summed_up])
        elif summed_up:
            print("\n".join(summed_up))
        for problem in dict.fromkeys(unreadable):
            print(problem.render(), file=sys.stderr)
    failed = any(not one.passed for one in replays)
    return UNREADABLE if unreadable else FAILED if failed else HELD


def _replay_all(
    given: Given, unreadable: list[Problem], replays: list[Replay], pages: list[str] | None, done: Progress
) -> None:
    """Runs each scenario. Its lines go onto the pages, or are printed at once if there are none."""
    for scenario in scenarios_named(given.names, unreadable) if given.names else examples(unreadable):
        amiss: dict[str, tuple[Problem, ...]] = {}
        for edition in editions_asked(scenario, given):
            amiss[edition] = ()
            try:
                replays.append(replay(scenario, edition))
            except Problems as problems:
                amiss[edition] = problems.problems
            else:
                done(len(replays))
                if pages is not None:
                    pages += _told(replays, given)
                elif not given.has("--json"):
                    done.stop()
                    print("\n".join(_told(replays, given)))
        unreadable += together(amiss)


def _summed_up(replays: list[Replay]) -> str:
    """How many were told, and whether all came out as they should."""
    boards, amiss = len({one.scenario.title for one in replays}), [one for one in replays if not one.passed]
    told = f"{boards} scenarios, told {len(replays)} times under the sheets that print them"
    if not amiss:
        return f"{told}: every sum and every verdict came out as expected."
    return f"{told}: {len(amiss)} did not come out as expected, {amiss[0].scenario.title!r} first."


def _told(replays: list[Replay], given: Given) -> list[str]:
    """The last one, with two empty lines between it and the one before."""
    last, looks = replays[-1], look(given)
    elsewhere = [] if last.steps else list(_played_elsewhere(last.scenario.file.name, looks))
    return [*(["", ""] if len(replays) > 1 else []), *narrated(last, looks), *elsewhere]


def _played_elsewhere(file: str, looks: Look) -> Iterator[str]:
    """For a file that has only a board: the cases of the features that are played on it."""
    from munch_cli.arbiter.features.page import cases_on

    board = "/".join(os.path.normpath(file).removesuffix(ENDING).split(os.sep)[-2:])
    for topic, number, name in cases_on(board):
        yield ""
        yield from wrapped(f"{name}: munch read {topic} try {number}", looks, "    ", "      ")


# ---- a scenario as table talk: each step as a sentence, what came of it, the running sums, the rule behind it

INDENT = "    "
UNUSUAL = ("forbids", "permits")
"""The force of rules by which a step takes another than the usual course."""


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
    for seat in board.state.seats:
        yield from wrapped(f"{person_said(board, seat)}.", look, INDENT, INDENT + "  ")


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
        yield from house_lines(decided_by(done.before, done.last), look, INDENT + "  ")
    for failure in done.failures:
        yield from painted(f"But {failure_problem(replay.scenario, failure).what}.", "bad", look, INDENT)


def _at_work(done: Done) -> Iterator[RuleId]:
    """The ids behind what happened: cards, rules that change the usual course, and rules that strike terms from the
    sums.
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
