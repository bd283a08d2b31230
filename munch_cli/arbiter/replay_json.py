"""A scenario as it was run, as JSON values."""

from munch_cli.arbiter.replay import Done, Replay
from munch_cli.arbiter.view.view import view
from munch_cli.files.failures import failure_problem
from munch_cli.show.citing import source
from munch_cli.table.plain import Json


def replay_json(replay: Replay) -> dict[str, Json]:
    """What came of each step, with the view of the table after it."""
    return {
        "title": replay.scenario.title,
        "file": replay.scenario.file.name,
        "edition": replay.edition.key,
        "source": replay.scenario.source,
        "example": replay.scenario.example,
        "passed": replay.passed,
        "steps": [_step(replay, done) for done in replay.steps],
        "failures": [failure_problem(replay.scenario, failure)._asdict() for failure in replay.failures],
    }


def _house(done: Done) -> Json:
    """The house rules without which the step would have come out otherwise."""
    if not done.before.law.house or len(done.outcomes) > 1:
        return []
    from munch_cli.arbiter.house import house_json

    return house_json(done.before, done.last)


def _step(replay: Replay, done: Done) -> Json:
    verdict = done.last.verdict
    ids = (*verdict.open, *verdict.ids, *verdict.open_after)
    catalogue = done.before.catalogue
    return {
        done.step.says: done.step.sentences[0] if done.step.says != "what_if" else list(done.step.sentences),
        "verdict": verdict.outcome,
        "topic": verdict.topic,
        "because": [{"id": id, "source": source(id, replay.edition, catalogue)} for id in dict.fromkeys(ids)],
        "decisive": list[Json](sorted(done.ids)),
        "house": _house(done),
        "view": view(done.last.table, last=done.last),
        "failures": [failure_problem(replay.scenario, failure)._asdict() for failure in done.failures],
    }
