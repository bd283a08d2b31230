"""Entries of the rulebook as people look them up: what they say and where, what is open, what carries them out."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

from munch_cli.arbiter.lookup import BESIDE, Found, Said, Word
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.shapes import COUNT, TEXT, TEXTS, TRUTH, by_name, made, many, one_of, opened, or_null
from munch_cli.rulebook.book import Binding, Conflict, Edition, Gap, NamedValue, Number, Rule, Rulebook
from munch_cli.rulebook.sheet import Difference
from munch_cli.show.look import Look, cited, paint, painted, wrapped
from munch_cli.table.saying import counted, listed
from munch_cli.table.typed import Json

Entry = Rule | Gap | Conflict
if TYPE_CHECKING:
    Of = TypeVar("Of")
    Made = dict[str, tuple[Json, Callable[[Of, Rulebook], Json]]]
WHY = {
    "silent": "its sheet is silent",
    "absent": "there is no such thing",
    "otherwise": "it says this otherwise",
    "unmentioned": "its sheet does not mention it",
}
INDENT = "    "


def entry_lines(entry: Entry, book: Rulebook, look: Look) -> list[str]:
    """All that is known of an entry."""
    lines = [paint(entry.id, "strong", look)]
    if isinstance(entry, Rule):
        lines += _rule(entry, book, look)
    elif isinstance(entry, Gap):
        lines += _gap(entry, book, look)
    else:
        lines += _conflict(entry, book, look)
    if entry.note:
        lines += painted(f"note: {entry.note}", "dim", look, "  ", "    ")
    return lines


def hit_line(entry: Entry, look: Look) -> list[str]:
    """An entry in a list of those found."""
    return [paint(entry.id, "strong", look), *wrapped(text_of(entry), look, "    ")]


ANSWERS: dict[Word, str] = {
    "yes": "Yes. ",
    "no": "No. ",
    "silent": "",
    "missed": "",
    "": "",
}
"""How an answer begins; an open point says itself that the sheet doesn't."""
NEAREST = "The nearest rule: ", "The nearest: "
"""How a rule, and an open point, begins of which it is not sure that it answers the question."""


def answer_lines(entry: Entry, box: Edition | None, book: Rulebook, look: Look, begins: str = "") -> list[str]:
    """What the sheet of a box (or any sheet) says to a question: the rule in our words, its id, and where it stands.

    ``begins``: the answer in a word, which stands before the rule.
    """
    return [*wrapped(f"{begins}{said_of(entry, book, box)}", look), *place_lines(entry, box, book, look, "    ")]


def beside_lines(entries: Sequence[Entry], box: Edition | None, book: Rulebook, look: Look) -> list[str]:
    """The rules beside an answer, each with its place."""
    return [*(wrapped("beside it:", look) if entries else []), *rule_list(entries, box, book, look)]


def rule_list(entries: Sequence[Entry], box: Edition | None, book: Rulebook, look: Look) -> list[str]:
    """Several rules, each with its place."""
    lines: list[str] = []
    for entry in entries:
        lines += wrapped(said_of(entry, book, box), look, "  ", "    ")
        lines += place_lines(entry, box, book, look, "      ")
    return lines


def said_of(entry: Entry, book: Rulebook, box: Edition | None = None) -> str:
    """What an entry says, in the words of a box if it has its own, marked if it is open or says both."""
    if isinstance(entry, Rule):
        return box.rules[entry.id].rule.says if box is not None and box.has(entry.id) else entry.says
    if isinstance(entry, Gap):
        goes = f"Until the owner of the game decides, play goes on with {entry.leans!r}."
        return f"The sheet doesn't say: {entry.asks} {goes}"
    sides = " But: ".join(" ".join(book.rules[id].says for id in side) for side in entry.between)
    if entry.settled:
        return f"{sides} The narrower passage limits the wider one."
    return f"The sheet says both: {sides} Until the owner of the game decides, play goes on as if {entry.leans}."


def place_lines(entry: Entry, box: Edition | None, book: Rulebook, look: Look, indent: str) -> Iterator[str]:
    """Yield the id of an entry and where it stands: in the box, or in each that has it."""
    boxes = [box] if box is not None else [one for one in book.editions.values() if one.knows(entry.id)]
    where = "; ".join(_stands(entry.id, one, boxes) for one in boxes)
    yield from cited(entry.id, where, look, indent)


def _stands(id: str, edition: Edition, told: Sequence[Edition]) -> str:
    """Where an entry stands in an edition. If it is borrowed from an edition told beside it, only that."""
    if not edition.has(id):
        return edition.short
    lender = edition.rules[id].borrowed_from
    return f"{edition.short} borrows it" if lender in [one.key for one in told] else edition.cite(id)


def text_of(entry: Entry) -> str:
    """What an entry says or asks, in our words."""
    if isinstance(entry, Rule):
        return entry.says
    if isinstance(entry, Gap):
        return entry.asks
    return "These pull two ways: " + " against ".join(listed(list(side)) for side in entry.between) + "."


def _rule(rule: Rule, book: Rulebook, look: Look) -> Iterator[str]:
    yield from wrapped(rule.says, look, "  ")
    editions = [edition for edition in book.editions.values() if edition.has(rule.id)]
    for edition in editions:
        said = edition.rules[rule.id].rule.says
        there = "" if said == rule.says else f", which says: {said}"
        yield from wrapped(f"{_stands(rule.id, edition, editions)}{there}", look, "    ", "      ")
    for word, keys in (("silent there", rule.silent), ("no such thing", rule.absent)):
        if keys:
            yield from wrapped(f"{word}: {listed([book.editions[key].short for key in keys])}", look, "  ", "    ")
    if rule.case:
        yield from wrapped(f"case: {rule.case}", look, "  ", "    ")
    if rule.differs_from:
        yield from wrapped(f"differs from: {', '.join(rule.differs_from)}", look, "  ", "    ")
    open_points = [gap.id for gap in book.gaps.values() if rule.id in gap.hints]
    if open_points:
        yield from wrapped(f"left open about it: {', '.join(open_points)}", look, "  ", "    ")
    if rule.ambiguity:
        yield from wrapped(f"unclear: {rule.ambiguity}", look, "  ", "    ")
    for name, number in rule.numbers.items():
        said = f"{book.numbers[name].called[0]}: {number:,} ({name}; the owner may rule another)"
        yield from painted(said, "dim", look, "  ", "    ")
    yield from painted(carried_out(rule.binding), "dim", look, "  ", "    ")


def number_lines(number: Number, book: Rulebook, look: Look) -> list[str]:
    """A number that sheets state: what it is, and its value in each box, with the place."""
    lines = [paint(number.name, "strong", look)]
    lines += wrapped(f"The {number.called[0]}: {number.what}.", look, "  ")
    for edition in book.editions.values():
        if number.name in edition.values:
            place = edition.cite(edition.values[number.name][1])
            lines += wrapped(f"{edition.number(number.name):,} · {place}", look, "    ", "      ")
    example = f'the owner may rule another: "Drake rules the {number.called[0]}: {max(number.least, number.usual + 1)}"'
    return [*lines, *painted(example, "dim", look, "  ", "    ")]


def _there(number: Number, book: Rulebook) -> dict[str, Edition]:
    """The editions whose sheets state a number, by key."""
    return {key: edition for key, edition in book.editions.items() if number.name in edition.values}


NUMBER: "Made[Number]" = {
    "id": (TEXT, lambda number, book: number.name),
    "topic": (TEXT, lambda number, book: number.topic),
    "kind": ({"const": "number"}, lambda number, book: "number"),
    "what": (TEXT, lambda number, book: number.what),
    "called": (TEXTS, lambda number, book: list(number.called)),
    "editions": (
        by_name(COUNT),
        lambda number, book: {key: one.number(number.name) for key, one in _there(number, book).items()},
    ),
    "cite": (
        by_name(TEXT),
        lambda number, book: {key: one.cite(one.values[number.name][1]) for key, one in _there(number, book).items()},
    ),
}
"""A number that sheets state, as JSON values, each with its shape; below the same of entries and editions."""


def carried_out(binding: Binding | None) -> str:
    """What carries a rule out."""
    if binding is None:
        return "nothing carries it out yet"
    if isinstance(binding.of, NamedValue):
        return f"carried out by a value: {binding.of.name} is {binding.of.value}"
    if binding.kind == "value":
        return f"carried out by {'a number' if len(binding.of) == 1 else 'numbers'}: {', '.join(binding.of)}"
    of = binding.of if isinstance(binding.of, str) else ", ".join(binding.of)
    words = {
        "code": f"carried out by the function{'' if len(binding.of) == 1 else 's'} {of}",
        "cards": f"carried by the cards: {of}",
        "covered_by": f"says no more than {of}",
        "example": f"replayed in the scenario {of}",
        "shape": f"true by the shape of the board: {of}",
        "prose": f"nothing to enforce: {of}",
    }
    return words[binding.kind]


def _gap(gap: Gap, book: Rulebook, look: Look) -> Iterator[str]:
    yield from wrapped(gap.asks, look, "  ")
    yield from wrapped(f"left open in {_sheets(gap.editions, book)}", look, "  ", "    ")
    for key, said in gap.says.items():
        yield from wrapped(f"{book.editions[key].short}: {said}", look, "    ", "      ")
    if gap.hints:
        yield from wrapped(f"hints: {', '.join(gap.hints)}", look, "  ", "    ")
    yield from wrapped(f"can be read: {listed(list(gap.readings), 'or')}", look, "  ", "    ")
    yield from wrapped(f"play goes on with {gap.leans} until the owner of the game decides", look, "  ", "    ")


def _conflict(conflict: Conflict, book: Rulebook, look: Look) -> Iterator[str]:
    yield from wrapped(f"{_sheets(conflict.editions, book)} pulls two ways:", look, "  ")
    for side in conflict.between:
        for id in side:
            yield from wrapped(f"{id}: {book.rules[id].says}", look, "    ", "      ")
    if conflict.settled:
        yield from wrapped("settled: the narrower passage limits the wider one", look, "  ")
    else:
        goes = f"play goes on as if {conflict.leans}, until the owner of the game decides"
        yield from wrapped(goes, look, "  ", "    ")


def _sheets(keys: tuple[str, ...], book: Rulebook) -> str:
    return listed([book.editions[key].short for key in keys])


OF_ANY: "Made[Entry]" = {
    "id": (TEXT, lambda entry, book: entry.id),
    "topic": (TEXT, lambda entry, book: entry.topic),
    "note": (TEXT, lambda entry, book: entry.note),
}
RULE: "Made[Rule]" = {
    **OF_ANY,
    "kind": ({"const": "rule"}, lambda rule, book: "rule"),
    "says": (TEXT, lambda rule, book: rule.says),
    "force": (one_of(("permits", "forbids", "commands", "defines")), lambda rule, book: rule.force),
    "cite": (
        by_name(TEXT),
        lambda rule, book: {key: held.cite(rule.id) for key, held in book.editions.items() if held.has(rule.id)},
    ),
    "silent": (TEXTS, lambda rule, book: list(rule.silent)),
    "absent": (TEXTS, lambda rule, book: list(rule.absent)),
    "differs_from": (TEXTS, lambda rule, book: list(rule.differs_from)),
    "ambiguity": (TEXT, lambda rule, book: rule.ambiguity),
    "case": (TEXT, lambda rule, book: rule.case),
    "cards": (TEXTS, lambda rule, book: list(rule.names_cards)),
    "numbers": (by_name(COUNT), lambda rule, book: dict[str, Json](rule.numbers)),
    "binding": (
        or_null(opened({"kind": TEXT, "text": TEXT})),
        lambda rule, book: rule.binding and {"kind": rule.binding.kind, "text": carried_out(rule.binding)},
    ),
}
GAP: "Made[Gap]" = {
    **OF_ANY,
    "kind": ({"const": "gap"}, lambda gap, book: "gap"),
    "asks": (TEXT, lambda gap, book: gap.asks),
    "editions": (TEXTS, lambda gap, book: list(gap.editions)),
    "hints": (TEXTS, lambda gap, book: list(gap.hints)),
    "says": (by_name(TEXT), lambda gap, book: dict(gap.says)),
    "readings": (TEXTS, lambda gap, book: list(gap.readings)),
    "leans": (TEXT, lambda gap, book: gap.leans),
}
CONFLICT: "Made[Conflict]" = {
    **OF_ANY,
    "kind": ({"const": "conflict"}, lambda conflict, book: "conflict"),
    "editions": (TEXTS, lambda conflict, book: list(conflict.editions)),
    "between": (many(TEXTS), lambda conflict, book: [list(side) for side in conflict.between]),
    "settled": (TRUTH, lambda conflict, book: conflict.settled),
    "leans": (TEXT, lambda conflict, book: conflict.leans),
}


def entry_json(entry: Entry, book: Rulebook) -> dict[str, Json]:
    """All that is known of an entry, as JSON values."""
    return made(RULE if isinstance(entry, Rule) else GAP if isinstance(entry, Gap) else CONFLICT, entry, book)


# ---- editions side by side


def edition_lines(edition: Edition, cards: tuple[int, int], look: Look) -> list[str]:
    """Return the lines of one edition in a list of all. ``cards``: how many are real, and how many there are."""
    borrowed = sum(bool(cited.borrowed_from) for cited in edition.rules.values())
    lent = f", {borrowed} of them borrowed" if borrowed else ""
    conflicts = sum(not conflict.settled for conflict in edition.conflicts)
    year = f"{edition.year}, made up" if edition.made_up else f"{edition.year}"
    said = (
        f"{edition.title} {edition.version} ({year}): {len(edition.rules)} rules{lent}, "
        f"{counted(len(edition.gaps), 'point')} left open, {counted(conflicts, 'contradiction')}"
    )
    if cards[1]:
        said += f", {real_said(cards)}"
    numbers = ", ".join(f"{edition.numbers[name].called[0]} {number:,}" for name, number in stated(edition).items())
    return [
        paint(edition.key, "strong", look),
        *wrapped(said, look, INDENT),
        *painted(numbers, "dim", look, INDENT, INDENT + "  "),
    ]


def real_said(cards: tuple[int, int]) -> str:
    """Return how many of the dealt cards are printed ones, in words."""
    real, dealt = cards
    if real == dealt:
        return f"all {dealt} cards are real"
    return f"{real} of {dealt} cards are real ({real * 100 // dealt} %), the others stand-ins"


def stated(edition: Edition) -> dict[str, int]:
    """The numbers that the sheet of an edition states, or borrows, by name."""
    return {name: edition.number(name) for name in edition.numbers if name in edition.values}


def difference_lines(found: Sequence[Difference], one: Edition, other: Edition, look: Look) -> list[str]:
    """All differences, topic by topic, with both citations."""
    lines: list[str] = []
    topic = ""
    for difference in found:
        if difference.topic != topic:
            topic = difference.topic
            lines += ["", paint(topic, "strong", look)] if lines else [paint(topic, "strong", look)]
        lines += _side(difference.one, difference.why, one, look)
        lines += _side(difference.other, difference.why, other, look)
        lines.append("")
    return lines[:-1] or wrapped(f"{one.title} and {other.title} do nothing differently.", look)


def _side(ids: tuple[str, ...], why: str, edition: Edition, look: Look) -> list[str]:
    if not ids:
        return wrapped(f"{edition.title}: {WHY.get(why, why)}.", look, "  ", INDENT)
    lines = []
    for id in ids:
        lines += wrapped(f"{edition.title}: {edition.rules[id].rule.says}", look, "  ", INDENT)
        lines += cited(id, edition.cite(id), look)
    return lines


EDITION: dict[str, tuple[Json, Callable[[Edition], Json]]] = {
    "key": (TEXT, lambda edition: edition.key),
    "title": (TEXT, lambda edition: edition.title),
    "version": (TEXT, lambda edition: edition.version),
    "year": (COUNT, lambda edition: edition.year),
    "sets": (TEXTS, lambda edition: list(edition.sets)),
    "own": (TRUTH, lambda edition: edition.own),
    "options": (TEXTS, lambda edition: list(edition.options)),
    "numbers": (by_name(COUNT), lambda edition: dict[str, Json](stated(edition))),
    "rules": (COUNT, lambda edition: len(edition.rules)),
    "borrowed": (COUNT, lambda edition: sum(bool(cited.borrowed_from) for cited in edition.rules.values())),
    "gaps": (TEXTS, lambda edition: list(edition.gaps)),
    "conflicts": (TEXTS, lambda edition: [conflict.id for conflict in edition.conflicts]),
}


def difference_json(difference: Difference, one: Edition, other: Edition) -> dict[str, Json]:
    """One difference as JSON values, with the citations."""
    return {
        "topic": difference.topic,
        "why": difference.why,
        one.key: {id: one.cite(id) for id in difference.one},
        other.key: {id: other.cite(id) for id in difference.other},
    }


def found_lines(found: Found, look: Look, of_somebody: bool = False, points: bool = False) -> list[str]:
    """The answer in lines: the rule in our words and its place, then the two or three beside it.

    ``of_somebody``: the question names a player of this board, where other rules may forbid what this one lets.
    ``points``: it points at something of this board, so that no yes or no about the rules answers it.
    """
    book = load_rulebook()
    if found.hits and found.is_far:
        lines = wrapped("No rule that I found speaks of all that; the nearest:", look)
        return lines + rule_list([entry for _, entry in found.hits[: BESIDE + 1]], found.box, book, look)
    if found.hits:
        entries = [entry for _, entry in found.hits]
        begins = ANSWERS[found.word] if found.is_sure else NEAREST[not isinstance(entries[0], Rule)]
        if found.word in ("yes", "no") and (points or of_somebody):
            begins = "In general: " if points else f"In general, {begins[0].lower()}{begins[1:]}"
        lines = answer_lines(entries[0], found.box, book, look, begins)
        return lines + beside_lines(entries[1 : BESIDE + 1], found.box, book, look)
    sheet = found.box.short if found.box is not None else "the rulebook"
    if found.unspoken:
        return wrapped(f"{sheet} says nothing about {found.unspoken}, and no other sheet does.", look)
    if found.elsewhere is None:
        return wrapped("I didn't find a rule about that. Try other words.", look)
    box, entry = found.elsewhere
    lines = wrapped(f"{sheet} says nothing about that. In another box, {box.short}:", look)
    return lines + answer_lines(entry, box, book, look)


def found_json(found: Found) -> dict[str, Json]:
    """The answer as JSON values: the entries that answer, each with its place, how well it fits, and what it says."""
    book = load_rulebook()
    elsewhere = found.elsewhere
    return {
        "question": found.question,
        "edition": found.box.key if found.box is not None else None,
        "answer": found.word,
        "found": [_hit_json(entry, found.box, book) | {"fits": round(score, 3)} for score, entry in found.hits],
        "unspoken": found.unspoken,
        "elsewhere": None if elsewhere is None else _hit_json(elsewhere[1], elsewhere[0], book),
    }


def _hit_json(entry: Said, box: Edition | None, book: Rulebook) -> dict[str, Json]:
    """What an entry says, and where: in one box, or in each that has it."""
    boxes = [box] if box is not None else [one for one in book.editions.values() if one.knows(entry.id)]
    return {
        "id": entry.id,
        "kind": "rule" if isinstance(entry, Rule) else "gap" if isinstance(entry, Gap) else "conflict",
        "says": said_of(entry, book, box),
        "where": {one.key: one.cite(entry.id) if one.has(entry.id) else one.short for one in boxes},
    }
