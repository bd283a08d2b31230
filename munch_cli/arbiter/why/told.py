"""Why something happened, or did not, in words and as JSON values."""

from collections.abc import Iterator, Sequence

from munch_cli.arbiter.changes.kinds import Change
from munch_cli.arbiter.changes.smallest import Way, ways_said
from munch_cli.arbiter.view import HIDDEN, event_told, seen_name, total_view
from munch_cli.arbiter.why.whys import Happened, Withheld, brought_by, why
from munch_cli.engine.journal import Moment
from munch_cli.engine.reasons import Total
from munch_cli.engine.table import Table
from munch_cli.language.answers import WhyHappened
from munch_cli.language.say import say
from munch_cli.show.events import event_said
from munch_cli.show.facts import says, source
from munch_cli.show.look import Look, painted, wrapped
from munch_cli.show.verdicts import citations, total_lines
from munch_cli.table import events as e
from munch_cli.table import state as s
from munch_cli.table.ids import CopyId, PlayerId, RuleId
from munch_cli.table.saying import counted, listed
from munch_cli.table.typed import Json


def totals(table: Table, number: int | None = None) -> list[tuple[str, Total]]:
    """The totals to be seen on a table that come to a number (None: all), with their names."""
    return [(name, total) for name, total in _totals(table) if number is None or total.amount == number]


def _totals(table: Table) -> Iterator[tuple[str, Total]]:
    """Every total that is to be seen on a table, with its name; what stands alone on its side is told once."""
    sides: list[Total] = []
    if table.fight is not None:
        sides = [table.total("munchkins"), table.total("monsters")]
        yield "the munchkins' side", sides[0]
        yield "the monsters' side", sides[1]
        for monster in table.foes:
            name = table.card(monster).name
            if (strength := table.total("monster", monster)) not in sides:
                yield f"{name}'s strength", strength
            yield f"{name}'s Treasures", table.total("treasures", monster)
            yield f"levels for {name}", table.total("levels", monster)
    for seat, player in enumerate(table.state.players):
        who = PlayerId(seat)
        if (strength := table.total("strength", who)) not in sides:
            yield f"{player.name}'s strength", strength
        yield f"{player.name}'s hand limit", table.total("hand_limit", who)
        yield f"{player.name}'s bonus to run away", table.total("run_away", who)


def figure_lines(found: list[tuple[str, Total]], table: Table, look: Look) -> list[str]:
    """Totals taken apart."""
    return [line for name, total in found for line in total_lines(name, total, table, look)]


def named_values(number: int, table: Table) -> dict[str, RuleId]:
    """What the sheet sets at a number: what it is called, and the rule that sets it."""
    values = table.law.edition.values.items()
    return {name: RuleId(id) for name, (value, id) in values if value == number and value is not True}


def named_lines(number: int, named: dict[str, RuleId], table: Table, look: Look) -> list[str]:
    """Numbers that the sheet sets, each with its rule; that there is nothing of the number, where none are named."""
    edition, lines = table.law.edition, list[str]()
    for name, id in named.items():
        lines += wrapped(f"{name} is {number}: {says(id, edition, table.catalogue)}", look, "", "    ")
        lines += painted(f"{id} · {edition.cite(id)}", "dim", look, "    ", "      ")
    return lines or [f"nothing on the table comes to {number}."]


def figure_json(number: int, found: list[tuple[str, Total]], named: dict[str, RuleId]) -> dict[str, Json]:
    """A figure as JSON values: totals taken apart, and what the sheet sets at it."""
    told: dict[str, Json] = {name: total_view(total) for name, total in found}
    return {"number": number, "totals": told, "named": dict[str, Json](named)}


COUNTED = {"levels-lost": "level", "levels-gained": "level", "treasures": "Treasure", "cards": "card"}
DEEDS = {
    "levels-lost": "{who} lost {many}",
    "levels-gained": "{who} gained {many}",
    "level": "{who} came to that Level",
    "treasures": "{who} drew {many}",
    "cards": "{who} drew {many}",
    "card-lost": "{card} was lost",
    "card-gained": "{card} was gained",
    "died": "{who} died",
    "caught": "{who} was caught",
    "escaped": "{who} got away",
    "cursed": "{who} was cursed",
    "killed": "{card} was killed",
    "helps": "{who} came to help",
    "fight-won": "the fight was won",
    "fight-lost": "the fight was lost",
    "fight-over": "the fight came to its end",
    "won": "{who} won the game",
}
"""What is asked -> how it is said to have happened."""


def happening_lines(
    asked: WhyHappened, past: Sequence[Moment], now: Table, look: Look, eyes: PlayerId | None = None
) -> list[str]:
    """The answer to a question why, about a thing that happened or did not, or about what counts, as these eyes saw."""
    if asked.what == "strength":
        return total_lines(f"{_who(asked, now)}'s strength", now.total("strength", asked.who), now, look)
    if asked.what == "term":
        return term_lines(asked, now, look, eyes)
    found = why(asked, past, now)
    if isinstance(found, Happened):
        return _happened(asked, found, now, look, eyes)
    return _now(asked, now, look) + _withheld(asked, found, now, look, eyes)


def _who(asked: WhyHappened, table: Table) -> str:
    return table.state.players[asked.who].name if asked.who >= 0 else "anybody"


def _said(asked: WhyHappened, table: Table) -> str:
    """What is asked about, as if it had happened: "Jenn lost 2 levels"."""
    card = table.catalogue[asked.cards[0]].name if asked.cards else "it"
    thing = COUNTED.get(asked.what, "")
    many = counted(asked.amount, thing) if asked.amount else f"a {thing}"
    return DEEDS[asked.what].format(who=_who(asked, table), card=card, many=many)


def _now(asked: WhyHappened, table: Table, look: Look) -> list[str]:
    """Where somebody stands, for a question about their Level."""
    if asked.what != "level" or asked.who < 0:
        return []
    return wrapped(f"{_who(asked, table)} is Level {table.state.players[asked.who].level}.", look)


def _happened(asked: WhyHappened, found: Happened, now: Table, look: Look, eyes: PlayerId | None) -> list[str]:
    lines = _now(asked, now, look)
    if asked.is_no and asked.what != "level":
        lines += wrapped(f"but it happened: {_said(asked, now)}.", look)
    elif not found.told:
        lines += wrapped(f"it is not so that {_said(asked, now)}; this is what happened:", look)
    lines += wrapped(f"when {_sentence(found.moment)}:", look)
    for event in found.events:
        lines += event_lines(event, found.moment.outcome.table, look, eyes)
    if asked.is_no and asked.what == "level":
        for id in brought_by(asked, now):
            lines += rule_lines(id, now, look, "what would bring another: ")
    return lines


def _sentence(moment: Moment) -> str:
    return say(moment.outcome.command, moment.before.state, moment.before.catalogue)


def event_lines(event: e.Event, table: Table, look: Look, eyes: PlayerId | None = None) -> list[str]:
    """An event, and each rule or card because of which it came, in our words and with its place."""
    lines = wrapped(event_said(event, table, eyes) or type(event).__name__, look, "  ", "    ")
    for id in event.because:
        lines += rule_lines(id, table, look)
    return lines


def rule_lines(id: RuleId, table: Table, look: Look, lead: str = "") -> list[str]:
    """A rule in our words, with its place."""
    said = says(id, table.law.edition, table.catalogue)
    lines = wrapped(f"{lead}{said}", look, "    ", "      ") if said else []
    return lines + citations((id,), table, look, "      ")


def _withheld(asked: WhyHappened, found: Withheld, now: Table, look: Look, eyes: PlayerId | None) -> list[str]:
    lines = wrapped(f"it is not so that {_said(asked, now)}.", look)
    if found.moment is None:
        lines += wrapped("nothing has been done yet at which it could have come about.", look, "  ")
    else:
        lines += wrapped(
            f"the last time it could have come about was when {_sentence(found.moment)}:", look, "  ", "    "
        )
        lines += _kept_away(found, found.moment, look, eyes)
    if not found.rules:
        for id in found.brought_by:
            lines += rule_lines(id, now, look, "what brings it: ")
    return lines


def _kept_away(found: Withheld, moment: Moment, look: Look, eyes: PlayerId | None) -> list[str]:
    table = moment.outcome.table
    lines: list[str] = []
    for id in found.rules:
        lines += rule_lines(id, table, look, "kept away, because ")
    for id, reading in found.readings:
        lines += rule_lines(id, table, look, f"under the reading {reading!r} it would have come: ")
    for said in ways_said([_way(change) for change in found.changes], moment.before, None):
        lines += wrapped(f"it would have come {said}", look, "    ", "      ")
    if found.pips:
        shown = listed([str(pips) for pips in found.pips], "or")
        lines += wrapped(f"it would have come with {shown} on the die", look, "    ", "      ")
    if not found.rules and not found.readings:
        lines += wrapped("what happened instead:", look, "    ")
        for event in found.instead:
            if isinstance(event, UNTOLD):
                continue
            if said := event_said(event, table, eyes):
                lines += wrapped(said, look, "    ", "      ")
                lines += list(painted(", ".join(event.because), "dim", look, "      ", "        "))
    return lines


UNTOLD = (e.CardDiscarded, e.PhaseBegan, e.LuckMoved)
"""Events that tell nothing of why another thing did not happen."""


def _way(change: Change) -> Way:
    return Way((change,), ())


# ---- what counts


def term_lines(asked: WhyHappened, table: Table, look: Look, eyes: PlayerId | None = None) -> list[str]:
    """In which totals a card counts, and in which it does not, each with the rules behind it."""
    lines: list[str] = []
    for name, total in totals(table):
        for term in total.terms:
            if _is_of(asked, term.copy, table):
                lines += wrapped(f"{name}: {term.amount:+d} {term.label} counts", look)
                lines += [line for id in term.because for line in rule_lines(id, table, look)]
        for strike in total.struck:
            if _is_of(asked, strike.term.copy, table):
                lines += wrapped(f"{name}: {strike.term.amount:+d} {strike.term.label} does not count", look)
                lines += [line for id in strike.because for line in rule_lines(id, table, look)]
    if lines:
        return lines
    card = table.catalogue[asked.cards[0]].name if asked.cards else "it"
    copies = [CopyId(copy) for copy in range(len(table.state.cards)) if _is_of(asked, copy, table)]
    where = [_place(copy, table) for copy in copies if seen_name(table, copy, eyes) != HIDDEN]
    lying = f"; it is {listed(list(dict.fromkeys(where)))}" if where else ""
    return wrapped(f"{card} counts in no total on the table{lying}.", look)


def _place(copy: int, table: Table) -> str:
    """Where a card lies, in words."""
    zone = table.state.place[copy]
    seat, own = divmod(zone - s.TABLE_ZONES, s.SEAT_ZONES)
    if zone < s.TABLE_ZONES:
        return f"among the {s.ZONE_NAMES[zone].replace('_', ' ')}"
    name = table.state.players[PlayerId(seat)].name
    return {
        s.HAND: f"in {name}'s hand",
        s.SIDEWAYS: f"sideways before {name}",
        s.IN_PLAY: f"in play before {name}",
        s.CURSES: f"hanging over {name}",
    }.get(own, f"beside the body of {name}")


def _is_of(asked: WhyHappened, copy: int, table: Table) -> bool:
    return 0 <= copy < len(table.state.cards) and table.state.cards[copy] in asked.cards


# ---- JSON


def happening_json(asked: WhyHappened, past: Sequence[Moment], now: Table) -> dict[str, Json]:
    """The answer as JSON values; their shape is told by ``munch_cli.arbiter.answer_schemas``."""
    if asked.what in ("strength", "term"):
        from munch_cli.show.look import PLAIN

        return {"happened": None, "told": list[Json](happening_lines(asked, past, now, PLAIN))}
    found = why(asked, past, now)
    moment = found.moment
    told: dict[str, Json] = {
        "happened": isinstance(found, Happened),
        "when": _sentence(moment) if moment is not None else None,
    }
    if isinstance(found, Happened):
        table = found.moment.outcome.table
        ids = dict.fromkeys(id for event in found.events for id in event.because)
        told["as_asked"] = found.told
        told["events"] = [event_told(table, event) for event in found.events]
    else:
        ids = dict.fromkeys((*found.rules, *(id for id, _ in found.readings), *found.brought_by))
        told["kept_away_by"] = list(found.rules)
        told["readings"] = dict[str, Json](found.readings)
        told["changes"] = list[Json](
            ways_said([_way(change) for change in found.changes], moment.before, None) if moment else []
        )
        told["pips"] = list[Json](found.pips)
        told["brought_by"] = list(found.brought_by)
    told["sources"] = {id: source(id, now.law.edition, now.catalogue) for id in ids}
    return told
