"""Why something happened or did not, what counts, and what a number is made of."""

from collections.abc import Callable, Iterable

from munch_cli.arbiter.changes.change_kinds import Change
from munch_cli.arbiter.changes.smallest import ChangeSet
from munch_cli.arbiter.view import HIDDEN, SUM, Seen, event_told, seen_name, total_view
from munch_cli.arbiter.why import Explained, Figure, Happened, Withheld, brought_by, totals
from munch_cli.engine.table import Table
from munch_cli.files.shapes import COUNT, MAYBE_TEXT, PIPS, TEXT, TEXTS, TRUTH, by_name, made, many, opened, shapes
from munch_cli.language.answers import WhyHappened
from munch_cli.language.events import event_said
from munch_cli.language.facts import says, source
from munch_cli.show.judged import ways_said
from munch_cli.show.look import PLAIN, Look, cited, wrapped
from munch_cli.show.verdicts import citations, happened_lines, total_lines
from munch_cli.table import events as e
from munch_cli.table import state as s
from munch_cli.table.ids import NO_PLAYER, CopyId, PlayerId, RuleId
from munch_cli.table.saying import counted, listed
from munch_cli.table.typed import Json


def figure_lines(figure: Figure, look: Look) -> list[str]:
    """The totals taken apart. Without one, what the sheet sets at the number, each with its rule."""
    lines = wrapped(figure.when, look) if figure.when else []
    lines += [line for name, total in figure.totals for line in total_lines(name, total, figure.table, look)]
    if lines or figure.number is None:
        return lines
    edition = figure.table.law.edition
    for name, id in figure.named.items():
        lines += wrapped(f"{name} is {figure.number}: {says(id, edition, figure.table.catalogue)}", look, "", "    ")
        lines += cited(id, edition.cite(id), look)
    return lines or wrapped(f"nothing on the table comes to {figure.number}.", look)


FIGURE: dict[str, tuple[Json, Callable[[Figure], Json]]] = {
    "number": (COUNT, lambda figure: figure.number),
    "totals": (
        by_name(opened(SUM)),
        lambda figure: {name: total_view(total, figure.table) for name, total in figure.totals},
    ),
    "named": (by_name(TEXT), lambda figure: dict[str, Json](figure.named)),
}
"""What a figure has as JSON: the shape of each name, and what makes it."""


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


def explained_lines(answer: Explained, look: Look) -> list[str]:
    """The answer in words."""
    asked, now, eyes = answer.asked, answer.now, answer.eyes
    if answer.found is None and asked.what == "strength":
        return total_lines(f"{_who(asked, now)}'s strength", now.total("strength", asked.who), now, look)
    if answer.found is None:
        return term_lines(asked, now, look, eyes)
    if isinstance(answer.found, Happened):
        return _happened_lines(asked, answer.found, now, look, eyes)
    return _now(asked, now, look) + _withheld_lines(asked, answer.found, now, look, eyes)


def explained_json(answer: Explained) -> dict[str, Json]:
    """The same as JSON values; ``munch schema why`` tells their shapes."""
    if answer.found is None:
        return made(COUNTS, answer)
    if isinstance(answer.found, Happened):
        return made(HAPPENED, answer.found, answer.now)
    return made(WITHHELD, answer.found, answer.now)


def _who(asked: WhyHappened, table: Table) -> str:
    return table.name(asked.who) if asked.who != NO_PLAYER else "anybody"


def _question_words(asked: WhyHappened, table: Table) -> str:
    """What is asked about, as if it had happened: "Jenn lost 2 levels"."""
    card = table.catalogue[asked.cards[0]].name if asked.cards else "it"
    thing = COUNTED.get(asked.what, "")
    many = counted(asked.amount, thing) if asked.amount else f"a {thing}"
    return DEEDS[asked.what].format(who=_who(asked, table), card=card, many=many)


def _now(asked: WhyHappened, table: Table, look: Look) -> list[str]:
    """Where a player stands, for a question about their Level."""
    if asked.what != "level" or asked.who == NO_PLAYER:
        return []
    return wrapped(f"{_who(asked, table)} is Level {table.state.players[asked.who].level}.", look)


def _happened_lines(asked: WhyHappened, found: Happened, now: Table, look: Look, eyes: PlayerId | None) -> list[str]:
    lines = _now(asked, now, look)
    if asked.is_no and asked.what != "level":
        lines += wrapped(f"but it happened: {_question_words(asked, now)}.", look)
    elif not found.told:
        lines += wrapped(f"it is not so that {_question_words(asked, now)}; this is what happened:", look)
    lines += wrapped(f"when {found.moment.said}:", look)
    for event in found.events:
        table = found.moment.outcome.table
        lines += wrapped(event_said(event, table, eyes) or f"{_question_words(asked, now)}.", look, "  ", "    ")
        lines += [line for id in event.because for line in rule_lines(id, table, look)]
    if asked.is_no and asked.what == "level":
        for id in brought_by(asked, now):
            lines += rule_lines(id, now, look, "what would bring another: ")
    return lines


def rule_lines(id: RuleId, table: Table, look: Look, lead: str = "") -> list[str]:
    """A rule in our words, with its place."""
    said = says(id, table.law.edition, table.catalogue)
    lines = wrapped(f"{lead}{said}", look, "    ", "      ") if said else []
    return lines + citations((id,), table, look, "      ")


def _withheld_lines(asked: WhyHappened, found: Withheld, now: Table, look: Look, eyes: PlayerId | None) -> list[str]:
    lines = wrapped(f"it is not so that {_question_words(asked, now)}.", look)
    if found.moment is None:
        lines += wrapped("nothing has been done yet at which it could have come about.", look, "  ")
    else:
        lines += wrapped(f"the last time it could have come about was when {found.moment.said}:", look, "  ", "    ")
        lines += _kept_away(found, found.moment, look, eyes)
    if not found.rules:
        for id in found.brought_by:
            lines += rule_lines(id, now, look, "what brings it: ")
    return lines


def _kept_away(found: Withheld, moment: Seen, look: Look, eyes: PlayerId | None) -> list[str]:
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
        lines += wrapped("what happened instead:", look, "  ")
        told = [one for one in found.instead if not isinstance(one, UNTOLD)]
        lines += happened_lines(told, table, look, eyes, "    ")
    return lines


UNTOLD = (e.CardDiscarded, e.PhaseBegan, e.LuckMoved)
"""Events that tell nothing of why another thing did not happen."""


def _way(change: Change) -> ChangeSet:
    return ChangeSet((change,), ())


def term_lines(asked: WhyHappened, table: Table, look: Look, eyes: PlayerId | None = None) -> list[str]:
    """The totals in which a card counts and those in which it does not, with the rules behind each."""
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
    where = [_where_it_lies(copy, table) for copy in copies if seen_name(table, copy, eyes) != HIDDEN]
    lying = f"; it is {listed(list(dict.fromkeys(where)))}" if where else ""
    return wrapped(f"{card} counts in no total on the table{lying}.", look)


def _where_it_lies(copy: int, table: Table) -> str:
    zone = table.state.place[copy]
    seat, own = divmod(zone - s.TABLE_ZONES, s.SEAT_ZONES)
    if zone < s.TABLE_ZONES:
        return f"among the {s.ZONE_NAMES[zone].replace('_', ' ')}"
    name = table.name(PlayerId(seat))
    return {
        s.HAND: f"in {name}'s hand",
        s.SIDEWAYS: f"sideways before {name}",
        s.IN_PLAY: f"in play before {name}",
        s.CURSES: f"hanging over {name}",
    }.get(own, f"beside the body of {name}")


def _is_of(asked: WhyHappened, copy: int, table: Table) -> bool:
    return 0 <= copy < len(table.state.cards) and table.state.cards[copy] in asked.cards


def _when(moment: Seen | None) -> Json:
    return moment.said if moment is not None else None


def _sources(ids: Iterable[RuleId], now: Table) -> Json:
    return {id: source(id, now.law.edition, now.catalogue) for id in dict.fromkeys(ids)}


HAPPENED: dict[str, tuple[Json, Callable[[Happened, Table], Json]]] = {
    "happened": ({"const": True}, lambda found, now: True),
    "when": (MAYBE_TEXT, lambda found, now: _when(found.moment)),
    "as_asked": (TRUTH, lambda found, now: found.told),
    "events": (
        many({"type": "object"}),
        lambda found, now: [event_told(found.moment.outcome.table, event) for event in found.events],
    ),
    "sources": (
        by_name(TEXT),
        lambda found, now: _sources((id for event in found.events for id in event.because), now),
    ),
}


WITHHELD: dict[str, tuple[Json, Callable[[Withheld, Table], Json]]] = {
    "happened": ({"const": False}, lambda found, now: False),
    "when": (MAYBE_TEXT, lambda found, now: _when(found.moment)),
    "kept_away_by": (TEXTS, lambda found, now: list(found.rules)),
    "readings": (by_name(TEXT), lambda found, now: dict[str, Json](found.readings)),
    "changes": (
        TEXTS,
        lambda found, now: list[Json](
            ways_said([_way(change) for change in found.changes], found.moment.before, None) if found.moment else []
        ),
    ),
    "pips": (many(PIPS), lambda found, now: list(found.pips)),
    "brought_by": (TEXTS, lambda found, now: list(found.brought_by)),
    "sources": (
        by_name(TEXT),
        lambda found, now: _sources((*found.rules, *(id for id, _ in found.readings), *found.brought_by), now),
    ),
}


COUNTS: dict[str, tuple[Json, Callable[[Explained], Json]]] = {
    "happened": ({"type": "null"}, lambda answer: None),
    "told": (TEXTS, lambda answer: list[Json](explained_lines(answer, PLAIN))),
}
"""The fields of an answer as JSON: what happened, what did not, and what counts in which total."""


WHY: dict[str, Json] = {
    "question": TEXT,
    "edition": TEXT,
    "about": TEXT,
    "found": {"anyOf": [opened(shapes(one)) for one in (HAPPENED, WITHHELD, COUNTS, FIGURE)]},
}
"""The shape of a whole answer to a question why."""
