"""What players may do now: every sentence that would be carried out."""

from collections.abc import Iterable, Iterator

from munch_cli.arbiter.legal import legal
from munch_cli.engine.settle import judge
from munch_cli.engine.table import Table
from munch_cli.language.say import say_short
from munch_cli.table.commands import Command
from munch_cli.table.ids import PlayerId, RuleId
from munch_cli.table.typed import NamedTuple


class May(NamedTuple):
    """A sentence that would be carried out. ``open``: the open points it rests on, as the owner reads them."""

    command: Command
    says: str
    open: tuple[RuleId, ...]


def may_do(table: Table, seats: Iterable[PlayerId], eyes: PlayerId | None = None) -> "MayDo":
    """All that players may do now, in canonical order."""

    def sentences(who: PlayerId) -> Iterator[May]:
        for command in legal(table, who):
            yield May(command, say_short(command, table.state, table.catalogue), judge(table, command).open)

    return MayDo(table, tuple((who, tuple(sentences(who))) for who in seats), eyes)


class MayDo(NamedTuple):
    """What players may do now: each who is asked about, with their sentences.

    ``eyes``: who asks, where hands are hidden.
    """

    table: Table
    found: tuple[tuple[PlayerId, tuple[May, ...]], ...]
    eyes: PlayerId | None = None
