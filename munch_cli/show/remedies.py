"""What could be said instead of something that is refused, or has to be said first."""

from itertools import islice

from munch_cli.arbiter.kinds_known import copies_named
from munch_cli.arbiter.legal import legal
from munch_cli.arbiter.meaning import meaning
from munch_cli.engine.reasons import Verdict
from munch_cli.engine.table import Table
from munch_cli.language.say import say_short
from munch_cli.table import commands as c
from munch_cli.table.asks import Asks
from munch_cli.table.ids import NO_PLAYER, PlayerId
from munch_cli.table.saying import listed, quoted
from munch_cli.table.state import top_layer

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
