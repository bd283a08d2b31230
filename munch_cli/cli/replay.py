"""munch replay [NAME|FILE…]: scenarios told like table talk; without a name every worked example of the five sheets."""

import sys

from munch_cli.arbiter.replay import Replay, replay
from munch_cli.cli.plainly import Given
from munch_cli.cli.scenarios import editions_asked, examples, nothing_for, scenarios_named
from munch_cli.cli.terminal import look
from munch_cli.files.problems import Problem, Problems, together

HELD, FAILED, UNREADABLE = 0, 1, 2


def run(given: Given) -> int:
    """Tells each scenario; 0 if all came out as expected, 1 if one did not, 2 if one cannot be read."""
    unreadable: list[Problem] = []
    replays: list[Replay] = []
    for scenario in scenarios_named(given.names, unreadable) if given.names else examples(unreadable):
        amiss: dict[str, tuple[Problem, ...]] = {}
        for edition in editions_asked(scenario, given):
            amiss[edition] = ()
            try:
                replays.append(replay(scenario, edition))
            except Problems as problems:
                amiss[edition] = problems.problems
            else:
                if not given.has("--json"):
                    _tell(replays, given)
        unreadable += together(amiss)
    if not replays and not unreadable:
        raise SystemExit(nothing_for(given))
    if given.has("--json"):
        _print_json(replays, unreadable)
    else:
        for problem in dict.fromkeys(unreadable):
            print(problem.render(), file=sys.stderr)
        if len(replays) > 1:
            print(f"\n\n{_summed_up(replays)}")
    failed = any(not one.passed for one in replays)
    return UNREADABLE if unreadable else FAILED if failed else HELD


def _summed_up(replays: list[Replay]) -> str:
    """How many were told, and whether all came out as they should."""
    boards, amiss = len({one.scenario.title for one in replays}), [one for one in replays if not one.passed]
    told = f"{boards} scenarios, told {len(replays)} times under the sheets that print them"
    if not amiss:
        return f"{told}: every sum and every verdict came out as expected."
    return f"{told}: {len(amiss)} did not come out as expected, {amiss[0].scenario.title!r} first."


def _tell(replays: list[Replay], given: Given) -> None:
    """Tells the last one, with two empty lines between it and the one before."""
    from munch_cli.arbiter.narrating import narrated

    if len(replays) > 1:
        print("\n")
    print("\n".join(narrated(replays[-1], look(given))))


def _print_json(replays: list[Replay], unreadable: list[Problem]) -> None:
    import json

    from munch_cli.arbiter.replay_json import replay_json

    whole = {
        "munch": 1,
        "replays": [replay_json(one) for one in replays],
        "problems": [problem._asdict() for problem in dict.fromkeys(unreadable)],
    }
    print(json.dumps(whole, indent=2, ensure_ascii=False))
