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
from munch_cli.table.commands import Command, PlayCard
from munch_cli.table.ids import NO_COPY, NO_PLAYER, PlayerId, RuleId
from munch_cli.table.plain import Json
from munch_cli.table.records import NamedTuple
from munch_cli.table.saying import listed

INDENT, DEEPER = "    ", "      "
ON = " on "
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
    for alike in _alike(found):
        one, kind = alike[0], type(alike[0].command)
        told[kind] = told.get(kind, 0) + 1
        if told[kind] <= ALIKE_MOST or isinstance(one.command, PlayCard):
            aims = [_aim(other)[1] for other in alike]
            said = one.says if len(alike) == 1 else f"{_aim(one)[0]}{ON}{listed(aims, 'or')}"
            yield from wrapped(f"{said} (the sheet does not say)" if one.open else said, look, INDENT, DEEPER)
    more = sum(max(0, many - ALIKE_MOST) for kind, many in told.items() if kind is not PlayCard)
    if more:
        yield from wrapped(f"… and {more} more of the same kinds", look, INDENT, DEEPER)


def _alike(found: tuple[May, ...]) -> list[list[May]]:
    """The same card played on one or another is one thing that may be done."""
    groups: dict[object, list[May]] = {}
    for place, one in enumerate(found):
        groups.setdefault((_aim(one)[0], one.open) if _is_aimed(one.command) else place, []).append(one)
    return list(groups.values())


def _is_aimed(command: Command) -> bool:
    """Whether what is said ends with what a card is played on."""
    if not isinstance(command, PlayCard) or command.along != NO_COPY:
        return False
    return command.on_player != NO_PLAYER or command.on_card != NO_COPY


def _aim(one: May) -> tuple[str, str]:
    """What is done, and what it is done to."""
    done, _, aim = one.says.rpartition(ON)
    return done, aim


def may_do_json(table: Table, who: PlayerId) -> dict[str, Json]:
    """The same as JSON values; ``munch schema what-may`` tells their shape."""
    found = may_do(table, who)
    return {
        "who": table.state.players[who].name,
        "may": [{"says": one.says, "open": list[Json](one.open)} for one in found],
    }
