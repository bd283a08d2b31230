"""Changes of a board in words: "if it were Bob's turn", and what is so instead: "it is Ann's turn"."""

from collections.abc import Callable, Sequence

from munch_cli.arbiter.changes.making import Change
from munch_cli.arbiter.changes.smallest import Way
from munch_cli.engine.table import Table
from munch_cli.rulebook.book import Rulebook
from munch_cli.show.facts import PHASES as NOW
from munch_cli.show.look import Look, wrapped
from munch_cli.table.ids import CopyId, PlayerId
from munch_cli.table.saying import an, listed

LEAD, OPEN_LEAD = "it would be allowed", "the rules would leave it open"
TOGETHER = ("is", "without", "with", "sheet", "one-foe", "is-not")
"""Kinds of which several are said in one breath."""


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
