"""What the cases of features show, and whether they fail once a rule is switched off: what coverage counts."""

from collections.abc import Iterator
from functools import partial

from munch_cli.arbiter.coverage import CRASHES, Shown
from munch_cli.features.running import played
from munch_cli.features.trial import Trial
from munch_cli.files.gherkin import Case, Feature
from munch_cli.table.ids import RuleId


def shown_in(feature: Feature, edition: str = "") -> Iterator[Shown]:
    """Yield what the cases of a feature show, box by box. A case that fails in a box shows nothing there.

    Arguments: ``edition``: only what they show in this box.
    """
    for case in feature.cases:
        for box in case.boxes:
            if edition not in ("", box):
                continue
            trial = Trial(only=box)
            if played(case, trial) is None:
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
