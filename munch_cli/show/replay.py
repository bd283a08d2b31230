"""A scenario as it was run: as table talk, with the running sums and the rules behind each step, and as JSON."""

from collections.abc import Callable, Iterable, Iterator

from munch_cli.arbiter.asking import decided_by
from munch_cli.arbiter.replay import Done, Replay
from munch_cli.arbiter.view import LAST, view, view_schema
from munch_cli.files.scenarios import Failure, Scenario, failure_problem
from munch_cli.files.shapes import COUNT, TEXT, TEXTS, TRUTH, made, many, opened, shapes
from munch_cli.language.events import tale
from munch_cli.language.facts import person_said, source
from munch_cli.rulebook.book import Edition, HouseRule
from munch_cli.show.board import sum_lines
from munch_cli.show.look import Look, paint, painted, wrapped
from munch_cli.show.verdicts import citations, follows_lines, house_json, house_lines, verdict_lines
from munch_cli.table.ids import RuleId
from munch_cli.table.typed import Json

PROBLEM: Json = opened(
    dict.fromkeys(("file", "code", "what", "remedy", "excerpt"), TEXT)
    | dict.fromkeys(("line", "column", "width"), COUNT)
    | {"board": TEXTS}
)


def _problems(scenario: Scenario, failures: Iterable[Failure]) -> list[Json]:
    return [(dict[str, Json](failure_problem(scenario, failure)._asdict())) for failure in failures]


def _because(done: Done, edition: Edition) -> list[Json]:
    """The ids on which a step rests, each with its place."""
    verdict, catalogue = done.last.verdict, done.before.catalogue
    ids = (*verdict.open, *verdict.ids, *verdict.open_after)
    return [{"id": id, "source": source(id, edition, catalogue)} for id in dict.fromkeys(ids)]


STEP: dict[str, tuple[Json, Callable[[Replay, Done], Json]]] = {
    "verdict": (LAST["verdict"][0], lambda replay, done: done.last.verdict.outcome),
    "topic": (TEXT, lambda replay, done: done.last.verdict.topic),
    "because": (many(opened({"id": TEXT, "source": TEXT})), lambda replay, done: _because(done, replay.edition)),
    "decisive": (TEXTS, lambda replay, done: list[Json](sorted(done.ids))),
    "house": (
        many(opened(dict.fromkeys(HouseRule._fields, TEXT))),
        lambda replay, done: house_json(decided_by(done.before, done.last)) if len(done.outcomes) == 1 else [],
    ),
    "view": (
        {name: part for name, part in view_schema().items() if name not in ("$schema", "title")},
        lambda replay, done: view(done.last.table, last=done.last),
    ),
    "failures": (many(PROBLEM), lambda replay, done: _problems(replay.scenario, done.failures)),
}
"""The fields of a step as JSON, beside what was said: the shape of each, and what makes it."""


REPLAY: dict[str, tuple[Json, Callable[[Replay], Json]]] = {
    "title": (TEXT, lambda replay: replay.scenario.title),
    "file": (TEXT, lambda replay: replay.scenario.name),
    "edition": (TEXT, lambda replay: replay.edition.key),
    "source": (TEXT, lambda replay: replay.scenario.source),
    "example": (TEXT, lambda replay: replay.scenario.example),
    "passed": (TRUTH, lambda replay: replay.passed),
    "steps": (many(opened(shapes(STEP))), lambda replay: [_step(replay, done) for done in replay.steps]),
    "failures": (many(PROBLEM), lambda replay: _problems(replay.scenario, replay.failures)),
}
"""The same for a whole scenario."""


def replay_json(replay: Replay) -> dict[str, Json]:
    """What came of each step, with the view of the table after it."""
    return made(REPLAY, replay)


def _step(replay: Replay, done: Done) -> Json:
    sentences = done.step.sentences
    said: dict[str, Json] = {done.step.says: sentences[0] if done.step.says != "what_if" else list[Json](sentences)}
    return said | made(STEP, replay, done)


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
        yield from _told_step(done, number, replay, cited, look)
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


def _told_step(done: Done, number: str, replay: Replay, cited: set[RuleId], look: Look) -> Iterator[str]:
    lines = wrapped(spoken(done), look, number, INDENT)
    yield lines[0][: len(number)] + paint(lines[0][len(number) :], "strong", look)
    yield from (line[: len(INDENT)] + paint(line[len(INDENT) :], "strong", look) for line in lines[1:])
    table = done.last.table
    if done.step.says == "do" or len(done.outcomes) > 1 or done.step.says == "what_if":
        yield from _happened(done, look)
    yield from _answered(done, look)
    if table.fight is not None and (done.step.says != "ask"):
        yield from sum_lines(table, look, INDENT)
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
        lines = verdict_lines(verdict, done.before, narrower, cite=False, command=done.last.command)
    for line in lines:
        yield INDENT + line
