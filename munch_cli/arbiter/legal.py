"""What somebody may do at this moment."""

from collections.abc import Callable, Collection, Iterator

from munch_cli.arbiter.candidates import candidates
from munch_cli.engine.hearing import Hearing
from munch_cli.engine.table import Table
from munch_cli.table.commands import Command
from munch_cli.table.ids import PlayerId

Points = tuple[int, int]


class Options:
    """The sentences of a player that would be carried out now, in canonical order, each once.

    Each is judged when somebody first wants to know: whoever looks for the best of them need not have all judged.
    """

    def __init__(self, thought_of: tuple[Command, ...], hearing: Hearing, judged: dict[int, bool]) -> None:
        self.thought_of = thought_of
        """Those worth judging, each once."""
        self._hearing = hearing
        self._judged = judged

    def __iter__(self) -> Iterator[Command]:
        return (command for command in self.thought_of if self._allows(command))

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def only(self, kinds: Collection[type[Command]]) -> "Options":
        """Those of some kinds."""
        return Options(tuple(one for one in self.thought_of if type(one) in kinds), self._hearing, self._judged)

    def ranked(self, points: Callable[[Command], Points]) -> Iterator[tuple[Points, Command]]:
        """All of them with their points, those of most first; only as many are judged as are asked for."""
        order = sorted(((points(one), -place) for place, one in enumerate(self.thought_of)), reverse=True)
        for many, place in order:
            if self._allows(one := self.thought_of[-place]):
                yield many, one

    def allows_too(self, command: Command) -> bool:
        """Whether a sentence that is not among them would be carried out."""
        return self._hearing.goes_ahead(command)

    def _allows(self, command: Command) -> bool:
        known = self._judged.get(id(command))
        if known is None:
            known = self._judged[id(command)] = self._hearing.goes_ahead(command)
        return known


def options_of(table: Table, who: PlayerId) -> Options:
    """What a player may do now, judged one by one as it is asked for."""
    hearing = Hearing(table)
    return Options(tuple(dict.fromkeys(candidates(table, who, hearing.is_barred))), hearing, {})


def legal(table: Table, who: PlayerId) -> list[Command]:
    """The sentences of a player that would be carried out now, in canonical order, each once."""
    return list(options_of(table, who))
