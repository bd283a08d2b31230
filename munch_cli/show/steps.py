"""Every sentence that a feature can say, as a list for people, and as JSON."""

from collections.abc import Callable, Iterator

from munch_cli.features.registry import STEPS, Step, pattern_of
from munch_cli.features.steps import misspelt
from munch_cli.files.shapes import TEXT, made, one_of
from munch_cli.show.look import Look, paint, wrapped
from munch_cli.table.typed import Json

KINDS = ("given", "when", "then")
STEP: "dict[str, tuple[Json, Callable[[Step], Json]]]" = {
    "kind": (one_of(KINDS), lambda step: step.kind),
    "pattern": (TEXT, lambda step: pattern_of(step)),
    "example": (TEXT, lambda step: step.example),
    "says": (TEXT, lambda step: step.says),
}
"""A step as JSON values, each with its shape. ``pattern``: a regular expression that the whole sentence has to fit."""


def listed_steps() -> list[Step]:
    """Return the steps in the order of their file, without the one that offers the nearest for a misspelt sentence."""
    return [step for step in STEPS if step.function is not misspelt]


def step_lines(looks: Look) -> Iterator[str]:
    """Each kind of step: an example, and below it what the step does."""
    for kind in KINDS:
        yield paint(kind.capitalize(), "strong", looks)
        for step in listed_steps():
            if step.kind == kind:
                yield from wrapped(step.example, looks, "  ", "    ")
                yield from (paint(line, "dim", looks) for line in wrapped(step.says, looks, "      "))


def steps_json() -> list[Json]:
    """Return the steps as JSON values."""
    return [dict[str, Json](made(STEP, step)) for step in listed_steps()]
