"""pytest plug-in: scenario files and features are tests, without a file of Python.

pytest loads this module wherever munch is installed. It collects a ``.toml`` file if its first line names the schema of
scenarios, or if it begins with ``format = 1`` and seats players; it leaves every other file alone. A test is one case
in all its boxes: ``scenarios/helping/deals.toml::half-of-it``. Each rule that a scenario shows is a mark:
``pytest scenarios -m "rule(id='helping.one-helper')"``.

It collects a ``.feature`` file that is named on the command line, or in which a Given begins with a board of munch;
pytest-bdd runs it. The tags of rules are the same marks.
"""

import re
import sys
import types
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pytest_bdd.parser import Feature
    from pytest_bdd.parser import Scenario as BddScenario
    from pytest_bdd.parser import Step as BddStep

    from munch_cli.arbiter.replay import Replay
    from munch_cli.features.bdd import Running
    from munch_cli.files.problems import Problem

NAMES_THE_SCHEMA = re.compile(r"#:schema \S*scenario\.schema\.json\s")
BEGINS = re.compile(r"(?:\s|#[^\n]*\n)*format = 1\s")
FEATURE = ".feature"
STEPS = "munch_cli.features.bdd"
"""The module of the steps of features. Nothing is done of them until a test has loaded it."""
LAYS_A_BOARD = re.compile(r'^\s*Given (?:an? (?:new|empty) (?:[\w-]+ )?table|the (?:[\w-]+ )?board ")', re.MULTILINE)
TAG = "rule:"
SEATS = re.compile(r"^\s*\[player\.", re.MULTILINE)


class Hooks:
    """The hooks that this plug-in adds."""

    @pytest.hookspec
    def pytest_munch_replayed(self, item: "ScenarioTest", replay: "Replay") -> None:
        """Check more of a scenario, in each box in which it came out as its file says."""


def pytest_addhooks(pluginmanager: pytest.PytestPluginManager) -> None:
    """Add the hooks."""
    pluginmanager.add_hookspecs(Hooks)


def pytest_configure(config: pytest.Config) -> None:
    """Register the mark of a rule that a scenario shows."""
    config.addinivalue_line("markers", "rule(id): the rule that a scenario shows")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> "ScenarioFile | FeatureFile | None":
    """Collect a scenario file or a feature."""
    if file_path.suffix == ".toml" and _is_scenario(_text(file_path)):
        return ScenarioFile.from_parent(parent, path=file_path)
    if file_path.suffix == FEATURE and (parent.session.isinitpath(file_path) or LAYS_A_BOARD.search(_text(file_path))):
        return FeatureFile.from_parent(parent, path=file_path)
    return None


def _text(path: Path) -> str:
    """Return the text of a file. "" if it has none."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""


def _is_scenario(text: str) -> bool:
    return bool(NAMES_THE_SCHEMA.match(text) or (BEGINS.match(text) and SEATS.search(text)))


class ScenarioFile(pytest.File):
    """A scenario file: one test for each of its cases."""

    def collect(self) -> Iterator["ScenarioTest"]:
        """Yield the tests. A file whose cases cannot be told apart is one test, which fails."""
        from munch_cli.files.cases import CaseFile, cases_in, texts_in
        from munch_cli.files.problems import Problems
        from munch_cli.files.toml import read_toml

        try:
            cases = cases_in(read_toml(str(self.path)))
        except Problems:
            yield ScenarioTest.from_parent(self, name=self.path.stem, case="", line=0)
            return
        for case in cases:
            name, line = "", 0
            if isinstance(case, CaseFile):
                name, line = case.case, case.whole.span(("case", case.place)).line - 1
            test = ScenarioTest.from_parent(self, name=name or self.path.stem, case=name, line=line)
            for rule in texts_in(case.tables.get("shows")):
                test.add_marker(pytest.mark.rule(id=rule))
            yield test


class ScenarioTest(pytest.Item):
    """A case of a scenario file. It fails with everything that does not come out as the file says, in any box."""

    def __init__(self, *, case: str, line: int, **kwargs: object) -> None:
        super().__init__(**kwargs)  # type: ignore[arg-type]  # pytest passes its own arguments through
        self.case = case
        self.line = line

    def runtest(self) -> None:
        """Play the scenario in all its boxes and fail with every difference in words."""
        from munch_cli.arbiter.replay import replay
        from munch_cli.files.problems import Problem, Problems, together
        from munch_cli.files.scenarios import AT_CASE, failure_problem, read_scenario, shown_as

        path = str(self.path)
        scenario = read_scenario(f"{path}{AT_CASE}{self.case}" if self.case else path, shown_as(path))
        differences: dict[str, tuple[Problem, ...]] = {}
        for box in scenario.editions:
            try:
                found = replay(scenario, box)
            except Problems as unreadable:
                differences[box] = unreadable.problems
                continue
            differences[box] = tuple(failure_problem(scenario, failure) for failure in found.all_failures)
            if found.passed:
                self.ihook.pytest_munch_replayed(item=self, replay=found)
        if problems := together(differences):
            raise OtherwiseError(problems)

    def repr_failure(  # type: ignore[override]  # a text is enough, as pytest's own guide shows
        self, excinfo: pytest.ExceptionInfo[BaseException], style: None = None
    ) -> str:
        """Return the failure in words, each with its place in the file."""
        from munch_cli.files.problems import Problems

        if isinstance(excinfo.value, Problems | OtherwiseError):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int, str]:
        """Return the file, the line of the case, and the name of the test."""
        return self.path, self.line, self.name


class OtherwiseError(Exception):
    """A scenario that did not come out as its file says."""

    def __init__(self, problems: "Iterable[Problem]") -> None:
        super().__init__("\n".join(problem.render() for problem in problems))


# ---- features


class FeatureFile(pytest.Module):
    """A feature, as the test module that pytest-bdd would want for it."""

    def _getobj(self) -> types.ModuleType:
        pytest.importorskip("pytest_bdd", reason="features are run by pytest-bdd")
        module = types.ModuleType(self.path.stem)
        module.__file__ = str(self.path)
        exec(f"from {STEPS} import *\nscenarios({str(self.path)!r})", module.__dict__)
        return module


@pytest.hookimpl(optionalhook=True)
def pytest_bdd_apply_tag(tag: str, function: Callable[..., object]) -> bool | None:
    """Make a tag of a rule a mark: ``pytest -m "rule(id='charity.tied-lowest-share-evenly')"``."""
    if not tag.startswith(TAG):
        return None
    pytest.mark.rule(id=tag.removeprefix(TAG))(function)
    return True


@pytest.hookimpl(optionalhook=True)
def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: "Feature", scenario: "BddScenario") -> None:
    """Begin a scenario of munch."""
    if (bdd := sys.modules.get(STEPS)) is not None and any(
        LAYS_A_BOARD.match(f"Given {one.name}") for one in scenario.steps
    ):
        request.node.stash[bdd.RUNNING] = running = bdd.Running(feature, scenario)
        running.begin()


@pytest.hookimpl(optionalhook=True)
def pytest_bdd_before_step(request: pytest.FixtureRequest, step: "BddStep") -> None:
    """Note which step the scenario has come to."""
    if (running := _running(request)) is not None:
        running.step = step


@pytest.hookimpl(optionalhook=True)
def pytest_bdd_after_scenario(request: pytest.FixtureRequest) -> None:
    """End a scenario of munch."""
    if (running := _running(request)) is not None:
        running.end()


def _running(request: pytest.FixtureRequest) -> "Running | None":
    """Return the scenario of munch that runs, or None if it is another's."""
    bdd = sys.modules.get(STEPS)
    return None if bdd is None else request.node.stash.get(bdd.RUNNING, None)
