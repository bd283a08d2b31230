"""A scenario as it was read: the board under each of its editions, and the steps of play on it."""

from collections.abc import Mapping
from types import MappingProxyType

from munch_cli.files.problems import Problem
from munch_cli.rulebook.book import Path, Toml
from munch_cli.table.records import NamedTuple
from munch_cli.table.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from munch_cli.engine.table import Table
    from munch_cli.files.toml import TomlFile


class Step(NamedTuple):
    """One step: what is said, the chance it meets, and what is expected of it. ``path``: where it stands in the file.

    ``says`` is "do" (carried out), "ask" (judged) or "what_if" (carried out on a copy). ``only``: the editions
    it is for. ``choices``: the sentences that are to be asked back, the best first.
    """

    path: Path
    says: str
    sentences: tuple[str, ...]
    dice: tuple[int, ...] = ()
    draws: tuple[str, ...] = ()
    verdict: str = "allowed"
    cites: tuple[str, ...] = ()
    open: tuple[str, ...] = ()
    expect: Mapping[str, Toml] = MappingProxyType({})
    only: tuple[str, ...] = ()
    is_tested: bool = True
    choices: tuple[str, ...] = ()


class Scenario(NamedTuple):
    """A scenario as it was read: its board under each of its editions, and its steps in order."""

    file: "TomlFile"
    title: str
    source: str
    example: str
    shows: tuple[str, ...]
    editions: tuple[str, ...]
    boards: "dict[str, Table]"
    steps: tuple[Step, ...]
    ends_owed: bool
    opens_after: int = 0

    def steps_in(self, edition: str) -> tuple[Step, ...]:
        """The steps that are for an edition."""
        return tuple(step for step in self.steps if not step.only or edition in step.only)

    def problem(self, path: Path, code: str, what: str, remedy: str = "") -> Problem:
        """A problem with a part of the file."""
        return self.file.problem(path, code, what, remedy)
