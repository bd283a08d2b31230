"""munch replay [NAME|FILE…]: scenarios told like table talk; without a name every worked example of the five sheets."""

import os
import sys
from collections.abc import Iterator

from munch_cli.arbiter.replay import Replay, replay
from munch_cli.cli.parameters import Given
from munch_cli.cli.scenario_files import editions_asked, examples, not_told, nothing_for, scenarios_named
from munch_cli.cli.terminal import look, print_json
from munch_cli.files.problems import Problem, Problems, together
from munch_cli.files.scenarios import Scenario, name_by_topic
from munch_cli.repl.progress import Progress, has_pager, tell_paged
from munch_cli.show.look import Look, wrapped
from munch_cli.show.replay import narrated

HELD, FAILED, UNREADABLE = 0, 1, 2


def run(given: Given) -> int:
    """Tell each scenario; 0 if all came out as expected, 1 if one did not, 2 if one cannot be read."""
    unreadable = not_told(tuple(name for name in given.names if not os.path.isdir(name)))
    replays: list[Replay] = []
    pages: list[str] | None = [] if has_pager() and not given.has("--json") else None
    with Progress("replayed") as done:
        _replay_all(given, unreadable, replays, pages, done)
    if not replays and not unreadable:
        raise SystemExit(nothing_for(given))
    if given.has("--json"):
        from munch_cli.show.replay import replay_json

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
    """Run each scenario. Its lines go onto the pages, or are printed at once if there are none."""
    for scenario in scenarios_named(given.names, unreadable) if given.names else examples(unreadable):
        problems_of: dict[str, tuple[Problem, ...]] = {}
        for edition in editions_asked(scenario, given):
            problems_of[edition] = ()
            try:
                replays.append(replay(scenario, edition))
            except Problems as problems:
                problems_of[edition] = problems.problems
            else:
                done(len(replays))
                if pages is not None:
                    pages += _replay_lines(replays, given)
                elif not given.has("--json"):
                    done.stop()
                    print("\n".join(_replay_lines(replays, given)))
        unreadable += together(problems_of)


def _summed_up(replays: list[Replay]) -> str:
    """How many were told, and whether all came out as they should."""
    boards, failed = len({one.scenario.title for one in replays}), [one for one in replays if not one.passed]
    told = f"{boards} scenarios, told {len(replays)} times under the sheets that print them"
    if not failed:
        return f"{told}: every sum and every verdict came out as expected."
    return f"{told}: {len(failed)} did not come out as expected, {failed[0].scenario.title!r} first."


def _replay_lines(replays: list[Replay], given: Given) -> list[str]:
    """The last one, with two empty lines between it and the one before."""
    last, looks = replays[-1], look(given)
    elsewhere = [] if last.steps else list(_played_elsewhere(last.scenario, looks))
    return [*(["", ""] if len(replays) > 1 else []), *narrated(last, looks), *elsewhere]


def _played_elsewhere(scenario: Scenario, looks: Look) -> Iterator[str]:
    """Yield the cases of the features that are played on a scenario that has only a board."""
    from munch_cli.features.page import cases_on

    for topic, number, name in cases_on(name_by_topic(scenario)):
        yield ""
        yield from wrapped(f"{name}: munch read {topic} try {number}", looks, "    ", "      ")


# ---- a scenario as table talk: each step as a sentence, what came of it, the running sums, the rule behind it
