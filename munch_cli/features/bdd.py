"""The list of steps as pytest-bdd takes it. Two lines of Python run features of your own:

    from munch_cli.features.bdd import *
    scenarios("my.feature")

``munch_cli.pytest_plugin``, which pytest loads by itself, calls what stands here round each scenario.
"""

import os
from collections.abc import Callable

import pytest
from pytest_bdd import parsers, scenarios, step
from pytest_bdd.parser import Feature, Scenario
from pytest_bdd.parser import Step as BddStep

from munch_cli.features import steps as every_step
from munch_cli.features.game import NotSo
from munch_cli.features.registry import GIVEN, STEPS, THEN, Step, pattern_of
from munch_cli.features.running import caught, fault_of_form, faults_of_tags
from munch_cli.features.trial import Rows, Trial
from munch_cli.files.gherkin import boxes_of
from munch_cli.files.scenarios import shown_as

__all__ = ["every_step", "scenarios"]
TAG = "rule:"


class Running:
    """A scenario that pytest-bdd runs: its games, the step it has come to, and whether it has failed.

    ``said``: the last step that was no Then.
    """

    def __init__(self, feature: Feature, scenario: Scenario) -> None:
        self.feature = feature
        self.scenario = scenario
        self.trial = Trial(os.path.dirname(feature.filename))
        self.step: BddStep | None = None
        self.said: BddStep | None = None
        self.failed = False

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that the scenario, its rule or its feature is tagged with."""
        rule = self.scenario.rule
        tags = self.feature.tags | self.scenario.tags | (rule.tags if rule is not None else set())
        return tuple(sorted(tag.removeprefix(TAG) for tag in tags if tag.startswith(TAG)))

    def begin(self) -> None:
        """Fail if a rule that the scenario is tagged with does not exist, or if it shows nothing."""
        boxes = boxes_of(one.name for one in self.scenario.steps if one.type == GIVEN)
        faults = [fault for _, fault in faults_of_tags(self.rules, boxes)]
        if (none := fault_of_form([one.type for one in self.scenario.steps])) is not None:
            faults.append(none)
        for fault in faults:
            self.fail(fault)

    def play(self, taken: Step, docstring: str, datatable: Rows | None) -> None:
        """Play the step it has come to. Fails if that does not hold."""
        assert self.step is not None
        found = parsers.re(pattern_of(taken)).regex.fullmatch(self.step.name)
        assert found is not None, "pytest-bdd has matched it"
        self._hold(lambda: self.trial.play(taken, found, datatable, docstring))
        self.said = self.said if taken.kind == THEN else self.step

    def end(self) -> None:
        """Fail if a rule that the scenario is tagged with did not decide. Nothing more is said of one that failed."""
        self.step = None
        if not self.failed:
            self._hold(lambda: self.trial.end(self.rules))

    def _hold(self, act: Callable[[], None]) -> None:
        if (fault := caught(act)) is not None:
            self.fail(fault)

    def fail(self, fault: NotSo) -> None:
        """Fail in words, with the line and the board as it is."""
        self.failed = True
        here = (self.said if fault.of_last_said else self.step) or self.scenario
        lines = [f"{shown_as(self.feature.filename)}:{here.line_number}: {here.name}", f"  {fault.what}"]
        lines += [f"  {fault.remedy}"] if fault.remedy else []
        if board := fault.board():
            lines += ["  the board as it is:", *(f"    {one}" for one in board)]
        pytest.fail("\n".join(lines), pytrace=False)


RUNNING = pytest.StashKey[Running]()


def _defined(taken: Step) -> Callable[..., None]:
    """Define a step for pytest-bdd."""

    def play(request: pytest.FixtureRequest, docstring: str = "", datatable: Rows | None = None) -> None:
        request.node.stash[RUNNING].play(taken, docstring, datatable)

    return play


for _step in STEPS:
    step(parsers.re(pattern_of(_step)), _step.kind)(_defined(_step))
__all__ += [name for name in globals() if name.startswith("pytestbdd_")]
