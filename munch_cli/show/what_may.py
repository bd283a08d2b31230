"""What players may do now."""

from collections.abc import Callable, Iterator

from munch_cli.arbiter.legal import May, MayDo
from munch_cli.files.shapes import TEXT, TEXTS, by_name, made, many, opened, shapes
from munch_cli.show.look import Look, paint, wrapped
from munch_cli.show.remedies import owed_first
from munch_cli.table.commands import Command, PlayCard
from munch_cli.table.ids import NO_COPY, NO_PLAYER
from munch_cli.table.saying import listed
from munch_cli.table.typed import Json

INDENT, DEEPER = "    ", "      "
ON = " on "
ALIKE_MOST = 6
"""Show this many sentences of one kind; count the others."""


def may_lines(answer: MayDo, look: Look) -> list[str]:
    """A sentence a line; what has to be said first, if a player may do nothing."""
    lines: list[str] = []
    for who, sentences in answer.found:
        name = answer.table.name(who)
        if sentences:
            head, *more = wrapped(f"{name} may:", look)
            lines += [paint(head, "strong", look), *more, *_sentences(sentences, look)]
        else:
            lines += wrapped(f"there is nothing that {name} may do now.", look)
            lines += [
                line for said in owed_first(answer.table, answer.eyes) for line in wrapped(said, look, "  ", INDENT)
            ]
    return lines


def may_json(answer: MayDo) -> Json:
    """The same as JSON values; ``munch schema what-may`` tells their shape."""
    told: list[Json] = []
    for who, sentences in answer.found:
        may: list[Json] = [made(MAY, one) for one in sentences]
        told.append({"who": answer.table.name(who), "may": may})
    return told


MAY: dict[str, tuple[Json, Callable[[May], Json]]] = {
    "says": (TEXT, lambda one: one.says),
    "open": (TEXTS, lambda one: list[Json](one.open)),
}
"""A sentence that may be said, as JSON: the shape of each name, and what makes it."""


WHAT_MAY: dict[str, Json] = {
    "question": TEXT,
    "answers": by_name(many(opened({"who": TEXT, "may": many(opened(shapes(MAY)))}))),
}
"""The shape of a whole answer: under each edition, for each player who is asked about, their sentences."""


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
    """Return True if what is said ends with what a card is played on."""
    if not isinstance(command, PlayCard) or command.along != NO_COPY:
        return False
    return command.on_player != NO_PLAYER or command.on_card != NO_COPY


def _aim(one: May) -> tuple[str, str]:
    """What is done, and what it is done to."""
    done, _, aim = one.says.rpartition(ON)
    return done, aim
