"""What the cases of features show, and whether they fail once a rule is switched off: what coverage counts."""

from collections.abc import Callable, Iterator
from functools import partial

from munch_cli.arbiter.coverage import CRASHES, Shown
from munch_cli.features.running import played
from munch_cli.features.trial import Trial
from munch_cli.files.gherkin import Case, Feature
from munch_cli.table.ids import RuleId


def play_in(case: Case, box: str) -> Trial | None:
    """Play a case in one of its boxes and return its games. None if it does not hold there."""
    trial = Trial(only=box)
    return trial if played(case, trial) is None else None


def shown_in(
    feature: Feature, edition: str = "", play: Callable[[Case, str], Trial | None] = play_in
) -> Iterator[Shown]:
    """Yield what the cases of a feature show, box by box. A case that fails in a box shows nothing there.

    Arguments: ``edition``: only what they show in this box. ``play``: returns the games of a case, as ``play_in`` does.
    """
    for case in feature.cases:
        for box in case.boxes:
            if edition not in ("", box):
                continue
            if (trial := play(case, box)) is not None:
                game = trial.games[box]
                points = {*game.edition.gaps, *(conflict.id for conflict in game.edition.conflicts)}
                yield Shown(
                    box,
                    frozenset(RuleId(id) for id in game.ids),
                    frozenset(RuleId(id) for id in (*game.decided, *(points & game.ids))),
                    case.rules,
                    tuple(game.outcomes),
                    partial(_misses, case, box),
                )


def _misses(case: Case, box: str, id: str) -> bool:
    """True if a case does not hold in a box once a rule is switched off. A crash proves nothing."""
    try:
        return played(case, Trial(only=box, without=id)) is not None
    except CRASHES:
        return False
