"""The sentences of the features for pytest: the same tables by which ``munch check`` runs a feature."""

import inspect
from collections.abc import Callable

import pytest
from pytest_bdd import given, parsers, then, when

from munch_cli.arbiter.features.game import Game
from munch_cli.arbiter.features.sheets import Sheets
from munch_cli.arbiter.features.steps import GIVEN, SAID, THEN


def pytest_bdd_apply_tag(tag: str, function: Callable[..., object]) -> bool | None:
    """``@rule:helping.only-one-helper`` marks a test by its rule."""
    if not tag.startswith("rule:"):
        return None
    pytest.mark.rule(id=tag.removeprefix("rule:"))(function)
    return True


def pytest_bdd_after_scenario(request: pytest.FixtureRequest, scenario: object) -> None:
    """Every rule a scenario is tagged with, and that stands in its edition, must have been decisive."""
    laid: list[Game | Sheets] = request.getfixturevalue("table_of")
    if not laid or laid[0].has_failed:
        return
    tags = sorted(getattr(scenario, "tags", ()))
    laid[0].end(tuple(tag.removeprefix("rule:") for tag in tags if tag.startswith("rule:")))


def pytest_bdd_step_error(request: pytest.FixtureRequest, scenario: object) -> None:
    """A scenario that broke off has told what was wrong."""
    for game in request.getfixturevalue("table_of"):
        game.has_failed = True


@pytest.fixture
def docstring() -> str:
    """What stands below a step that has nothing below it."""
    return ""


@pytest.fixture
def table_of() -> list[Game | Sheets]:
    """Holds the game of a scenario once its board is laid out."""
    return []


def laying(begin: Callable[..., Game | Sheets]) -> Callable[..., None]:
    """A step that lays a board out."""

    def step(table_of: list[Game | Sheets], **named: str) -> None:
        table_of.append(begin(**named))

    return _taking_named(step, begin)


def speaking(take: Callable[..., None]) -> Callable[..., None]:
    """A step that says something, or looks at what came of it."""

    def step(table_of: list[Game | Sheets], **named: str) -> None:
        take(table_of[0], **named)

    return _taking_named(step, take)


def _taking_named(step: Callable[..., None], like: Callable[..., object]) -> Callable[..., None]:
    """The step, as taking the named parts that a function takes."""
    named = [name for name in inspect.signature(like).parameters if name not in ("game", "folder")]
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    step.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [inspect.Parameter(name, kind) for name in ("table_of", *named)]
    )
    return step


for pattern, begin in GIVEN:
    given(parsers.re(pattern))(laying(begin))
for pattern, take in SAID:
    given(parsers.re(pattern))(speaking(take))
    when(parsers.re(pattern))(speaking(take))
for pattern, take in THEN:
    then(parsers.re(pattern))(speaking(take))
