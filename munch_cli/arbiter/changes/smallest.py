"""The smallest change: the least that would have to be otherwise for a refused sentence to be allowed.

Found by trying: every change worth trying is made on a copy of the board, and the engine judges the sentence there. One
change first; where none helps, two together, as many as a budget allows. What does not help is never named.
"""

from collections.abc import Callable, Iterator, Sequence

from munch_cli.arbiter.changes.making import Change, at_rest, changed, highest
from munch_cli.arbiter.changes.worth_trying import worth_trying
from munch_cli.engine.reasons import Verdict
from munch_cli.engine.run import perform
from munch_cli.engine.settle import judge
from munch_cli.engine.table import Table
from munch_cli.rulebook.book import Rulebook
from munch_cli.show.facts import PHASES as NOW
from munch_cli.show.look import Look, wrapped
from munch_cli.table.commands import UNJUDGED, Command
from munch_cli.table.ids import CopyId, PlayerId, RuleId
from munch_cli.table.records import NamedTuple
from munch_cli.table.saying import an, listed

MOST_PAIRS = 600
"""So many pairs of changes are tried."""
MOST_FIRSTS = 8
"""Only so many changes that got somewhere are tried together with others."""
ENOUGH = "nothing-owed"
OPPOSITES = (
    frozenset(("running", "not-running")),
    frozenset(("fight", "no-fight")),
    frozenset(("helper", "no-helper")),
)
"""Kinds of change of which one undoes the other: together they would say nothing."""
SETTLING = ("turn", "phase")
"""What another moment of play brings beside itself; the changes that bring such a moment."""
LEAD, OPEN_LEAD = "it would be allowed", "the rules would leave it open"
TOGETHER = ("is", "without", "with", "sheet", "one-foe", "is-not")
"""Kinds of which several are said in one breath."""


class Way(NamedTuple):
    """Changes that together let the sentence through, and the rules that then allow it.

    ``open``: the open points on which that would rest; empty where it would plainly be allowed.
    """

    changes: tuple[Change, ...]
    ids: tuple[RuleId, ...]
    open: tuple[RuleId, ...] = ()


class Tried(NamedTuple):
    """A change that was made, the board after it, and the verdict there."""

    change: Change
    table: Table
    verdict: Verdict


def smallest(table: Table, command: Command, book: Rulebook | None = None, pairs: bool = True) -> tuple[Way, ...]:
    """The ways in which a refused command would be allowed, the cheapest to say first; none for one not refused.

    The other sheets of a book are tried too. ``pairs``: whether two changes are tried where no single one of the
    board helps. Where nothing on the board would make it plainly allowed, what would leave it open is named.
    """
    before = perform(table, command).verdict
    if before.outcome != "refused" or isinstance(command, UNJUDGED):
        return ()
    tried = list(_tried(table, command, book))
    found = [way for one in tried if (way := _way((one.change,), one, command)) is not None]
    plain = _without_more_than_is_needed([way for way in found if not way.open])
    if all(way.changes[0].kind == "sheet" for way in plain):
        plain = [*(_pairs(tried, before, command, book) if pairs else ()), *plain]
    if all(way.changes[0].kind == "sheet" for way in plain):
        plain = [*(way for way in found if way.open and way.changes[0].kind != "sheet"), *plain]
    return tuple(levels_together(plain, table))


def _tried(table: Table, command: Command, book: Rulebook | None) -> Iterator[Tried]:
    for change in worth_trying(table, command, book):
        new = changed(table, change, {} if book is None else book.editions)
        if new is not None:
            yield Tried(change, new, judge(new, command))


def _without_more_than_is_needed(ways: list[Way]) -> list[Way]:
    """Another moment of play also settles what is owed: it is not named where just that would help."""
    if not any(way.changes[0].kind == ENOUGH for way in ways):
        return ways
    return [way for way in ways if way.changes[0].kind not in SETTLING]


def _way(changes: tuple[Change, ...], last: Tried, command: Command) -> Way | None:
    """The way that changes are, if the sentence is carried out after them, on a board that can lie like that."""
    if not last.verdict.goes_ahead or not at_rest(last.table):
        return None
    verdict = perform(last.table, command).verdict
    return Way(changes, verdict.ids, verdict.open)


# ---- two together


def _pairs(tried: Sequence[Tried], before: Verdict, command: Command, book: Rulebook | None) -> list[Way]:
    """Two changes, of which each takes away something that stood in the way."""
    firsts = [one for one in tried if one.change.kind != "sheet" and _gets_somewhere(before, one.verdict)]
    found: dict[frozenset[Change], Way] = {}
    left = MOST_PAIRS
    for first in _one_level_each(firsts)[:MOST_FIRSTS]:
        for second in _tried(first.table, command, book):
            left -= 1
            if left < 0:
                return list(found.values())
            pair = (first.change, second.change)
            same = second.change.kind == first.change.kind and second.change.who == first.change.who
            undone = frozenset((first.change.kind, second.change.kind)) in OPPOSITES
            if same or undone or second.change.kind == "sheet" or frozenset(pair) in found:
                continue
            way = _way(pair, second, command)
            if way is not None and not way.open:
                found[frozenset(pair)] = way
    return list(found.values())


def _gets_somewhere(before: Verdict, after: Verdict) -> bool:
    """Whether less stands in the way than before."""
    if before.is_fact:
        return not after.is_fact or after.ids != before.ids
    if after.outcome in ("silent", "conflict"):
        return True
    return after.outcome == "refused" and not after.is_fact and set(after.ids) < set(before.ids)


def _one_level_each(firsts: Sequence[Tried]) -> list[Tried]:
    """Of several Levels of one player only the nearest."""
    seen: set[PlayerId] = set()
    kept = []
    for one in firsts:
        if one.change.kind == "level":
            if one.change.who in seen:
                continue
            seen.add(one.change.who)
        kept.append(one)
    return kept


# ---- Levels said together


def levels_together(found: Sequence[Way], table: Table) -> Iterator[Way]:
    """Levels that all help are said as one: "at Level 4 or lower"; only those next to the present one."""
    done: set[tuple[PlayerId, frozenset[Change]]] = set()
    for way in found:
        level = _level_in(way)
        if level is None:
            yield way
            continue
        who = level.who
        beside = frozenset(way.changes) - {level}
        if (who, beside) in done:
            continue
        done.add((who, beside))
        alike = [other for one in found if (other := _level_in(one)) and frozenset(one.changes) - {other} == beside]
        helping = {other.number for other in alike if other.who == who}
        for one in _runs(level, helping, table.state.players[who].level, highest(table)):
            yield way._replace(changes=tuple(one if change == level else change for change in way.changes))


def _level_in(way: Way) -> Change | None:
    return next((change for change in way.changes if change.kind == "level"), None)


def _runs(change: Change, helping: set[int], now: int, highest: int) -> Iterator[Change]:
    """The Levels below the present one that help, and those above it."""
    below = [level for level in range(min(now, highest + 1) - 1, 0, -1) if level in helping]
    above = [level for level in range(now + 1, highest + 1) if level in helping]
    if below:
        to_the_end = all(level in helping for level in range(1, below[0] + 1)) and below[0] > 1
        yield change._replace(number=below[0], word="or lower" if to_the_end else "")
    if above:
        to_the_end = all(level in helping for level in range(above[0], highest + 1)) and above[0] < highest
        yield change._replace(number=above[0], word="or higher" if to_the_end else "")


# ---- changes in words


class Wording:
    """Names for what changes are about, on the board that was asked about."""

    __slots__ = ("book", "table")

    def __init__(self, table: Table, book: Rulebook | None) -> None:
        self.table = table
        self.book = book

    def who(self, who: PlayerId) -> str:
        """A player's name."""
        return self.table.state.players[who].name

    def card(self, copy: CopyId) -> str:
        """A card's name."""
        return self.table.card(copy).name


def way_said(way: Way, table: Table, book: Rulebook | None) -> str:
    """One way: "if it were Bob's turn, and out of combat"."""
    wording = Wording(table, book)
    return " and ".join(SAYING[change.kind]((change,), wording) for change in way.changes)


def fact_said(change: Change, table: Table, book: Rulebook | None) -> str:
    """What is so on the board and would be otherwise: "it is Ann's turn"; "" where it goes without saying."""
    say = FACTS.get(change.kind)
    return "" if say is None else say(change, Wording(table, book))


def ways_said(ways: Sequence[Way], table: Table, book: Rulebook | None, most: int = 0) -> list[str]:
    """All ways, those of one kind in one breath; the first ``most`` of them (0: all)."""
    wording = Wording(table, book)
    groups: dict[tuple[object, ...], list[Way]] = {}
    for number, way in enumerate(ways):
        alone = len(way.changes) == 1 and way.changes[0].kind in TOGETHER
        about = way.changes[0]
        alike = (about.kind, about.who, about.copy if about.kind == "with" else "") if alone else (number,)
        groups.setdefault(alike, []).append(way)
    said = [
        " and ".join(SAYING[change.kind]((change,), wording) for change in group[0].changes)
        if len(group) == 1
        else SAYING[group[0].changes[0].kind]([way.changes[0] for way in group], wording)
        for group in groups.values()
    ]
    return said[:most] if most else said


def way_lines(ways: Sequence[Way], table: Table, book: Rulebook | None, look: Look, most: int = 0) -> list[str]:
    """The ways as lines: one, or a list of them; those that leave it open by themselves."""
    plain = [way for way in ways if not way.open]
    others = [way for way in ways if way.open]
    lines = _listed(LEAD, ways_said(plain, table, book, most), look)
    return lines + _listed(OPEN_LEAD, ways_said(others, table, book, most), look)


def _listed(lead: str, said: Sequence[str], look: Look) -> list[str]:
    if not said:
        return []
    if len(said) == 1:
        return wrapped(f"{lead} {said[0]}.", look, "  ", "    ")
    return [f"  {lead}", *(line for one in said for line in wrapped(f"- {one}", look, "    ", "      "))]


# ---- each kind

Saying = Callable[[Sequence[Change], Wording], str]
PHASES = {
    "start": "before {who} opens the door",
    "trouble": "once the door has brought {who} no monster",
    "loot": "when the room is to be looted",
    "charity": "at the end of {who}'s turn, in charity",
}
OPTIONS = {
    "listen-at-the-door": "if the table played with listening at the door",
    "shared-victory": "if the table played with shared victory",
}


def _is(changes: Sequence[Change], wording: Wording) -> str:
    cards = [wording.table.catalogue[change.card] for change in changes]
    who = wording.who(changes[0].who)
    were = [an(card.name) for card in cards if card.kind in ("race", "class")]
    had = [card.name for card in cards if card.kind not in ("race", "class")]
    said = ([f"were {listed(were, 'or')}"] if were else []) + ([f"had {listed(had, 'or')}"] if had else [])
    return f"if {who} {' or '.join(said)}"


def _level(changes: Sequence[Change], wording: Wording) -> str:
    change = changes[0]
    return f"if {wording.who(change.who)} were Level {change.number}{f' {change.word}' if change.word else ''}"


def _with(changes: Sequence[Change], wording: Wording) -> str:
    lying = listed([wording.table.catalogue[change.card].name for change in changes], "or")
    return f"with {lying} on {wording.card(changes[0].copy)}"


def _without(changes: Sequence[Change], wording: Wording) -> str:
    return f"if {wording.who(changes[0].who)} did not have {_copies(changes, wording)}"


def _is_not(changes: Sequence[Change], wording: Wording) -> str:
    who = wording.who(changes[0].who)
    kinds = [wording.table.card(change.copy) for change in changes]
    if all(card.kind in ("race", "class") for card in kinds):
        return f"if {who} were not {listed([an(card.name) for card in kinds], 'or')}"
    return _without(changes, wording)


def _sheet(changes: Sequence[Change], wording: Wording) -> str:
    editions = {} if wording.book is None else wording.book.editions
    named = [f"{one.short} ({one.year})" for change in changes if (one := editions.get(change.word)) is not None]
    return f"by the sheet of {listed(named, 'or')}"


def _copies(changes: Sequence[Change], wording: Wording) -> str:
    return listed(list(dict.fromkeys(wording.card(change.copy) for change in changes)), "or")


def _one(text: str) -> Saying:
    """A wording of one change, with who and card filled in."""

    def say(changes: Sequence[Change], wording: Wording) -> str:
        change = changes[0]
        who = wording.who(change.who) if change.who >= 0 else ""
        card = wording.card(change.copy) if change.copy >= 0 else ""
        return text.format(who=who, card=card)

    return say


HAVING = {"hand": "held {card} in hand", "in_play": "had {card} in play", "sideways": "carried {card} sideways"}
"""Where somebody would have a card -> how it is said."""


def _has(changes: Sequence[Change], wording: Wording) -> str:
    having = HAVING[changes[0].word].format(card=wording.table.catalogue[changes[0].card].name)
    return f"if {wording.who(changes[0].who)} {having}"


def _sex(changes: Sequence[Change], wording: Wording) -> str:
    return f"if {wording.who(changes[0].who)} were {('male', 'female')[changes[0].number]}"


SAYING: dict[str, Saying] = {
    "turn": _one("if it were {who}'s turn"),
    "phase": lambda changes, wording: PHASES[changes[0].word].format(who=wording.who(changes[0].who)),
    "no-fight": _one("out of combat"),
    "fight": _one("if {who} were in combat"),
    "no-helper": _one("if {who} did not help"),
    "helper": _one("if {who} helped in the fight"),
    "not-running": _one("as long as the fight was not lost"),
    "running": _one("once the fight was lost"),
    "not-claimed": _one("as long as the kill was not claimed"),
    "nothing-owed": _one("once what is owed was settled"),
    "no-offer": _one("if no offer waited for an answer"),
    "not-declined": _one("if {who} had not declined"),
    "unused": _one("if it had not been used already"),
    "not-met": _one("if {who} had met no monster in this turn"),
    "level": _level,
    "alive": _one("if {who} were alive"),
    "sex": _sex,
    "is": _is,
    "is-not": _is_not,
    "holds": _one("if {who} held {card} in hand"),
    "has": _has,
    "in-use": _one("if {who} had {card} in play"),
    "carried": _one("if {who} carried {card} sideways"),
    "with": _with,
    "without": _without,
    "one-foe": lambda changes, wording: f"if {_copies(changes, wording)} were not in the fight",
    "tagged": lambda changes, wording: f"if {an(changes[0].word)} were in the fight",
    "not-won": _one("if the game were not over"),
    "owner": _one("if the game were {who}'s"),
    "ruling": lambda changes, wording: f'if it were decided "{changes[0].word}"',
    "option": lambda changes, wording: OPTIONS.get(changes[0].word, f"if the table played with {changes[0].word}"),
    "sheet": _sheet,
}
"""Kind of change -> how it is said, of one or of several that are alike."""


def _turn_now(change: Change, wording: Wording) -> str:
    turn = wording.table.state.turn
    return NOW["setup"] if turn.phase == "setup" else f"it is {wording.who(turn.player)}'s turn"


def _level_now(change: Change, wording: Wording) -> str:
    return f"{wording.who(change.who)} is Level {wording.table.state.players[change.who].level}"


FACTS: dict[str, Callable[[Change, Wording], str]] = {
    "turn": _turn_now,
    "phase": lambda change, wording: NOW[wording.table.state.turn.phase],
    "no-fight": lambda change, wording: "a fight is on",
    "fight": lambda change, wording: "no fight is on",
    "no-helper": lambda change, wording: f"{wording.who(change.who)} helps already",
    "helper": lambda change, wording: f"{wording.who(change.who)} does not help",
    "not-running": lambda change, wording: "the fight is lost",
    "running": lambda change, wording: "the fight is not lost",
    "not-claimed": lambda change, wording: "the kill is claimed",
    "nothing-owed": lambda change, wording: "something is owed",
    "no-offer": lambda change, wording: "an offer waits for an answer",
    "not-declined": lambda change, wording: f"{wording.who(change.who)} has declined",
    "unused": lambda change, wording: "it has been used already",
    "not-met": lambda change, wording: f"{wording.who(change.who)} has met a monster in this turn",
    "level": _level_now,
    "alive": lambda change, wording: f"{wording.who(change.who)} is dead",
    "not-won": lambda change, wording: f"{wording.who(change.who)} has won",
    "ruling": lambda change, wording: "it was decided so",
    "without": lambda change, wording: f"{wording.who(change.who)} has {wording.card(change.copy)}",
    "is-not": lambda change, wording: f"{wording.who(change.who)} has {wording.card(change.copy)}",
}
"""Kind of change -> what is so now."""
