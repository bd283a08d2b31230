"""What players may do now, and what they could say instead of something refused, or have to say first."""

from collections.abc import Callable, Iterator
from itertools import islice

from munch_cli.arbiter.kinds_known import copies_named
from munch_cli.arbiter.legal import May, MayDo, legal
from munch_cli.arbiter.meaning import meaning
from munch_cli.engine.reasons import Verdict
from munch_cli.engine.table import Table
from munch_cli.files.shapes import TEXT, TEXTS, by_name, made, many, opened, shapes
from munch_cli.language.say import say_short
from munch_cli.show.look import Look, paint, wrapped
from munch_cli.table import commands as c
from munch_cli.table.asks import Asks
from munch_cli.table.commands import Command, PlayCard
from munch_cli.table.ids import NO_COPY, NO_PLAYER, PlayerId
from munch_cli.table.saying import listed, quoted
from munch_cli.table.state import top_layer
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


SUGGESTED_MOST = 3
ASKS_FOR = {
    "die": 'say what it shows: "the die shows 5", or just 5.',
    "draw": 'say which card came: "the card is …", or just its name.',
}
"""What the table is asked -> how to answer."""


def suggestions(table: Table, command: c.Command, verdict: Verdict) -> list[str]:
    """One remedy, as far as there is one: what comes nearest to what was said, first."""
    if verdict.outcome in ("silent", "conflict"):
        return _deciding(table, verdict)
    if verdict.goes_ahead or verdict.outcome != "refused":
        return []
    if "table.something-is-owed" in verdict.ids or "table.game-over" in verdict.ids:
        return owed_first(table)
    who = PlayerId(command.who)
    if who == NO_PLAYER:
        return []
    alike = [other for other in legal(table, who) if _is_alike(command, other) and other != command]
    alike.sort(key=lambda other: _shared(command, other), reverse=True)
    clear = (other for other in alike if not isinstance(meaning(table, other), Asks))  # what may be said as it stands
    said = [quoted(say_short(other, table.state, table.catalogue)) for other in islice(clear, SUGGESTED_MOST)]
    name = table.name(who)
    return [f"{name} may {listed(said, 'or')}."] if said else []


def _is_alike(command: c.Command, other: c.Command) -> bool:
    """Return True if one command can be suggested in place of the other.

    They are of the same kind, and cards played or used are the same. Playing from the hand and equipping what lies
    there count as one.
    """
    if isinstance(command, c.PlayCard):
        if isinstance(other, c.Equip):
            return command.card == other.item
        return isinstance(other, c.PlayCard) and command.card in (other.card, other.along)
    if isinstance(command, c.Equip | c.Stow) and isinstance(other, c.PlayCard):
        return command.item == other.card
    if isinstance(command, c.UseAbility):
        return isinstance(other, c.UseAbility) and command.card == other.card
    return type(other) is type(command)


def _shared(command: c.Command, other: c.Command) -> tuple[int, int]:
    """How much two commands of a kind have in common: fields, and then terms of an offer of help."""
    if type(command) is not type(other):
        return 0, 0
    offers = [one.offer for one in (command, other) if isinstance(one, c.AskHelp | c.OfferHelp)]
    fields, terms = zip(command, other, strict=True), zip(*offers, strict=True)
    return sum(mine == theirs for mine, theirs in fields), sum(mine == theirs for mine, theirs in terms)


def owed_first(table: Table, eyes: PlayerId | None = None) -> list[str]:
    """What players who owe something may say. For ``eyes`` it names no card in another player's hand."""
    lines = []
    for who in dict.fromkeys(debt.who for debt in top_layer(table.state)):
        if who == NO_PLAYER:
            lines += [ASKS_FOR[debt.what] for debt in top_layer(table.state) if debt.what in ASKS_FOR]
            continue
        kinds = tuple(kind for debt in top_layer(table.state) if debt.who == who for kind in debt.answers)
        hidden = () if eyes in (None, who) else table.hand(who)
        owed = [one for one in legal(table, who) if isinstance(one, kinds) and not isinstance(one, c.PlayCard)]
        owed = [one for one in owed if not hidden or not set(hidden).intersection(copies_named(one))]
        said = [quoted(say_short(command, table.state, table.catalogue)) for command in owed[: 2 * SUGGESTED_MOST]]
        name = table.name(who)
        lines += (
            [f"first: {name} says {listed(said, 'or')}."] if said else [f"first: {name} answers."] if hidden else []
        )
    return lines


def _deciding(table: Table, verdict: Verdict) -> list[str]:
    """How the owner of the game would settle an open point."""
    if not verdict.open:
        return []
    point = verdict.open[0]
    gap = table.law.edition.gaps.get(point)
    reading = next((one for one in gap.readings if one != table.leaning(point)), "") if gap is not None else "allowed"
    owner = table.name(table.state.owner) if table.state.owner != NO_PLAYER else "the owner"
    return [f'{owner} may settle it: "decide {point}: {reading or "allowed"}".']
