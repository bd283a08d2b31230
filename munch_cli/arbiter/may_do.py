"""What somebody may do now, in sentences that he could say, and which of them rest on an open point.

Jenn may:
    play Fluffy on Pumpkinhead
    …
"""

from collections.abc import Iterator

from munch_cli.arbiter.legal import legal
from munch_cli.arbiter.next_step import owed_first
from munch_cli.engine.settle import judge
from munch_cli.engine.table import Table
from munch_cli.language.say import say_short
from munch_cli.show.look import Look, paint, wrapped
from munch_cli.table.commands import Command
from munch_cli.table.ids import PlayerId, RuleId
from munch_cli.table.plain import Json
from munch_cli.table.records import NamedTuple

INDENT, DEEPER = "    ", "      "
ALIKE_MOST = 6
"""So many sentences of one kind are told; of the others, how many there are."""


class May(NamedTuple):
    """A sentence that would be carried out; ``open``: the open points that it rests on, by the owner's leave."""

    command: Command
    says: str
    open: tuple[RuleId, ...]


def may_do(table: Table, who: PlayerId) -> tuple[May, ...]:
    """All that a player may do now, in canonical order."""
    return tuple(
        May(command, say_short(command, table.state, table.catalogue), judge(table, command).open)
        for command in legal(table, who)
    )


def may_do_lines(table: Table, who: PlayerId, look: Look) -> list[str]:
    """What a player may do, a sentence a line; and what has to be said first, if nothing of it is his."""
    found = may_do(table, who)
    name = table.state.players[who].name
    if not found:
        first = [line for said in owed_first(table) for line in wrapped(said, look, "  ", INDENT)]
        return [*wrapped(f"there is nothing that {name} may do now.", look), *first]
    head, *more = wrapped(f"{name} may:", look)
    return [paint(head, "strong", look), *more, *_sentences(found, look)]


def _sentences(found: tuple[May, ...], look: Look) -> Iterator[str]:
    told: dict[type[Command], int] = {}
    for one in found:
        kind = type(one.command)
        told[kind] = told.get(kind, 0) + 1
        if told[kind] <= ALIKE_MOST:
            said = f"{one.says} (the sheet does not say)" if one.open else one.says
            yield from wrapped(said, look, INDENT, DEEPER)
    more = sum(max(0, many - ALIKE_MOST) for many in told.values())
    if more:
        yield from wrapped(f"… and {more} more of the same kinds", look, INDENT, DEEPER)


def may_do_json(table: Table, who: PlayerId) -> dict[str, Json]:
    """The same as JSON values; ``munch schema what-may`` tells their shape."""
    found = may_do(table, who)
    return {
        "who": table.state.players[who].name,
        "may": [{"says": one.says, "open": list[Json](one.open)} for one in found],
    }
