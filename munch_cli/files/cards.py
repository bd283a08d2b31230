"""The cards that travel with the program, and a person's own: read, checked, and kept for the next start."""

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeAlias, cast

from munch_cli.files import places
from munch_cli.files.cache import Plain, code_of, key_of, remembered
from munch_cli.files.problems import Problem, Problems
from munch_cli.table.cards import DEED_FACTS, Card, Catalogue
from munch_cli.table.names import OWN, did_you_mean, remedy_for
from munch_cli.table.typed import NamedTuple, fields_of
from munch_cli.table.vocabulary import DEEDS, Ability, Deed, Gives, Price

if TYPE_CHECKING:
    from munch_cli.files.card_reading import Bases, World
    from munch_cli.files.toml import TomlFile
    from munch_cli.rulebook.book import Fault

Row: TypeAlias = dict[str, object]
"""The facts of a card that differ from what is usual, its words as (word, values)."""

_WORDS = {kind: word for word, kind in DEEDS.items()}
_USUAL = {field.slot: field.default for field in fields_of(Card) if not field.needed and not field.spec.derived}
_ALWAYS = ("id", "name", "set", "kind", "deck")
_TURNED = frozenset({"gives", "do", "abilities", *DEED_FACTS})


def to_row(card: Card) -> Row:
    """The card as texts, numbers and tuples."""
    row: Row = {name: getattr(card, name) for name in _ALWAYS}
    for name, usual in _USUAL.items():
        fact = getattr(card, name)
        if fact != usual and name not in _TURNED:
            row[name] = fact
    if card.gives:
        row["gives"] = tuple(tuple(word) for word in card.gives)
    for name in ("do", *DEED_FACTS):
        if deeds := getattr(card, name):
            row[name] = _deed_rows(deeds)
    if card.abilities:
        row["abilities"] = tuple(
            (*ability[:2], _deed_rows(ability.do), ability.on, ability.price and tuple(ability.price), *ability[5:])
            for ability in card.abilities
        )
    return row


def _deed_rows(deeds: tuple[Deed, ...]) -> tuple[tuple[str, tuple[object, ...]], ...]:
    return tuple((_WORDS[type(deed)], tuple(map(_plain, deed))) for deed in deeds)


def _plain(value: object) -> object:
    """A value of a deed; deeds within it are turned into rows as well."""
    within = isinstance(value, tuple) and value and type(value[0]) in _WORDS
    return _deed_rows(value) if within else value  # type: ignore[arg-type]


def from_row(row: Row) -> Card:
    """The card that this row was made from."""
    facts: dict[str, object] = row
    if not _TURNED.isdisjoint(row):
        facts = dict(row)
        if "gives" in row:
            facts["gives"] = tuple(Gives(*values) for values in row["gives"])  # type: ignore[attr-defined]
        for name in ("do", *DEED_FACTS):
            if name in row:
                facts[name] = _deeds(row[name])
        if "abilities" in row:
            facts["abilities"] = tuple(_ability(*values) for values in row["abilities"])  # type: ignore[attr-defined]
    return Card(**facts)  # type: ignore[arg-type]


def _deeds(rows: object) -> tuple[Deed, ...]:
    return tuple(DEEDS[word]._make(map(_turned, values)) for word, values in rows)  # type: ignore[attr-defined]


def _turned(value: object) -> object:
    """A value of a deed; rows within it are turned into deeds."""
    return _deeds(value) if isinstance(value, tuple) and value and isinstance(value[0], tuple) else value


def _ability(name: str, when: str, do: object, on: str, price: tuple[object, ...] | None, *rest: object) -> Ability:
    paid = None if price is None else Price(*price)  # type: ignore[arg-type]
    return Ability(name, when, _deeds(do), on, paid, *rest)  # type: ignore[arg-type]


AT = "@"
"""Between a set and a printing, in the names of what is kept."""


class CardSource(NamedTuple):
    """The text of one card file: the set it belongs to, and what messages call it."""

    set: str
    name: str
    raw: bytes


def set_names() -> tuple[str, ...]:
    """The names of the sets of cards at hand: the bundled ones and the person's own."""
    folders = (places.bundled("cards"), *places.own_cards())
    found = {set for folder in folders for set, _ in _card_files(folder, folder)}
    return tuple(sorted(found | {key for key, folder in places.box_folders().items() if places.card_files(folder)}))


def sets_in(folder: str) -> tuple[str, ...]:
    """Return the names of the sets that a folder of one's own cards has."""
    return tuple(dict.fromkeys(set for set, _ in _card_files(folder, folder)))


def every_set() -> tuple[str, ...]:
    """The sets of cards at hand: those of the boxes in the order of print, then the others."""
    from munch_cli.files.rulebook import load_rulebook

    names = set_names()
    printed = [name for edition in load_rulebook().editions.values() for name in edition.sets if name in names]
    return tuple(dict.fromkeys((*printed, *names)))


def load_catalogue(sets: tuple[str, ...], folders: tuple[str, ...] | None = None, printing: str = "") -> Catalogue:
    """Every card of these sets by id, read once for all tables. Raises `Problems` if a file of cards is wrong.

    ``printing``: the printing on the table, such as "2010", if it is not the one of the sheet. Cards that it did not
    change stay as they are.

    ``folders``: a person's own (None: those named for this run), laid out as the bundled one, ``<set>/<kind>.toml``. A
    card there that the set already has fills it in: its facts replace the printed or unknown ones.
    """
    own = places.own_cards() if folders is None else folders
    key = (sets, own, printing, places.stamp())
    if key not in _CATALOGUES:
        _CATALOGUES[key] = _catalogue(sets, own, printing)
    return _CATALOGUES[key]


_CATALOGUES: dict[tuple[object, ...], Catalogue] = {}


def _catalogue(sets: tuple[str, ...], folders: tuple[str, ...], printing: str) -> Catalogue:
    kept = _kept(folders)
    _known_sets(sets, kept)
    chosen = dict.fromkeys(sets)
    reprinted = [f"{set}{AT}{printing}" for set in chosen if f"{set}{AT}{printing}" in kept]
    if printing and not reprinted:
        raise Problems([Problem("cards", 0, 0, "unknown-printing", *lacks_printing(printing, _printings(sets, kept)))])
    cards = (from_row(row) for set in (*chosen, *reprinted) for row in kept[set])
    return {card.id: card for card in cards}


def read_cards(
    tables: Mapping[str, object], set: str = OWN, catalogue: Catalogue | None = None
) -> "tuple[list[Card], list[Fault]]":
    """The cards of a file's own [[card]] tables, and all that is wrong with them. Other names are ignored.

    The paths of the faults begin ``("card", number)``. They may name what they, the bundled sets and ``catalogue``
    have.
    """
    from munch_cli.files.card_reading import read_tables, world_of

    own = tables.get("card", [])
    if not own:
        return read_tables(tables, set, world_of(()), {})
    bases, known = _at_hand()
    world = known.beside(world_of(own if isinstance(own, list) else ()))
    if catalogue is not None:
        world = _with(world, catalogue)
    return read_tables(tables, set, world, bases)


def read_card_files(sources: list[CardSource]) -> dict[str, list[Card]]:
    """The cards of each set, read from their files and not from the cache. Raises `Problems`."""
    from munch_cli.files.card_reading import read_printings, read_tables, world_of
    from munch_cli.files.toml import decode, parse_toml

    files: list[tuple[CardSource, TomlFile]] = []
    problems: list[Problem] = []
    for source in sources:
        try:
            files.append((source, parse_toml(decode(source.raw, source.name), source.name)))
        except Problems as found:
            problems += found.problems
    world = world_of(card for _, file in files for card in _tables(file))
    bases: dict[str, dict[str, Mapping[str, object]]] = {}
    sets: dict[str, dict[str, Card]] = {}
    _note_bases(files, bases)
    for source, file in files:
        problems += _head(file)
        cards, faults = read_tables(file.tables, source.set, world, bases, printings=True)
        problems += [file.problem(fault.path, fault.code, fault.what, fault.remedy, fault.on_key) for fault in faults]
        sets.setdefault(source.set, {}).update((card.id, card) for card in cards)
        others, faults = read_printings(file.tables, source.set, world, bases)
        problems += [file.problem(fault.path, fault.code, fault.what, fault.remedy, fault.on_key) for fault in faults]
        for name, reprinted in others.items():
            sets.setdefault(f"{source.set}{AT}{name}", {}).update((card.id, card) for card in reprinted)
    if problems:
        raise Problems(problems)
    return {set: list(cards.values()) for set, cards in sets.items()}


def bundled_sources() -> list[CardSource]:
    """The card files that travel with the program."""
    return _sources(places.bundled("cards"), "cards")


def _box_sources() -> list[CardSource]:
    """The card files of a person's own boxes: one set for each, called after it."""
    from munch_cli.files.toml import read_raw

    return [
        CardSource(key, path, read_raw(path, found=True))
        for key, folder in places.box_folders().items()
        for path in places.card_files(folder).values()
    ]


def _own_sources(folders: tuple[str, ...]) -> list[CardSource]:
    return [source for folder in folders for source in _sources(folder, folder)]


# ---------------------------------------------------------------- reading


def _kept(folders: tuple[str, ...]) -> dict[str, list[Row]]:
    """The cards of every set, those of the printings too, as they were kept or are read anew."""
    of_boxes = _box_sources()
    sources = bundled_sources() + of_boxes + _own_sources(folders)
    name = "cards-own" if folders or of_boxes else "cards"
    return cast("dict[str, list[Row]]", remembered(name, key_of(_key_parts(sources)), lambda: _rows(sources)))


def _rows(sources: list[CardSource]) -> Plain:
    return cast("Plain", {set: [to_row(card) for card in cards] for set, cards in read_card_files(sources).items()})


def _note_bases(files: "list[tuple[CardSource, TomlFile]]", bases: dict[str, dict[str, Mapping[str, object]]]) -> None:
    """Note the table of every card under its set and name. The first one counts, later ones fill it in."""
    from munch_cli.table.names import folded

    for source, file in files:
        names = bases.setdefault(source.set, {})
        for card in _tables(file):
            if isinstance(card, Mapping) and isinstance(card.get("name"), str):
                names.setdefault(folded(str(card["name"])), card)


def _tables(file: "TomlFile") -> list[object]:
    given = file.tables.get("card", [])
    return list(given) if isinstance(given, list) else []


def _head(file: "TomlFile") -> list[Problem]:
    """What is wrong with a card file outside its cards."""
    wrong = []
    if "format" not in file.tables:
        wrong.append(
            file.problem((), "unknown-format", "the format of the file is not given", "begin it with format = 1")
        )
    elif file.tables["format"] != 1 or isinstance(file.tables["format"], bool):
        wrong.append(file.problem(("format",), "unknown-format", "this format is not known", "say format = 1"))
    for key in file.tables:
        if key not in ("format", "card"):
            said = f'nothing here is called "{key}"'
            wrong.append(file.problem((key,), "unknown-key", said, remedy_for(key, ("format", "card")), on_key=True))
    return wrong


_AT_HAND: "dict[tuple[object, ...], tuple[Bases, World]]" = {}


def _at_hand() -> "tuple[Bases, World]":
    """The tables of all cards at hand, and what they speak of, read once when a file brings its own cards."""
    from munch_cli.files.card_reading import world_of
    from munch_cli.files.toml import decode, parse_toml

    folders = places.own_cards()
    at_hand = (*folders, *places.stamp())
    if at_hand not in _AT_HAND:
        sources = bundled_sources() + _box_sources() + _own_sources(folders)
        files = [(source, parse_toml(decode(source.raw, source.name), source.name)) for source in sources]
        bases: dict[str, dict[str, Mapping[str, object]]] = {}
        _note_bases(files, bases)
        _AT_HAND[at_hand] = bases, world_of(card for _, file in files for card in _tables(file))
    return _AT_HAND[at_hand]


def _with(world: "World", catalogue: Catalogue) -> "World":
    """What cards may speak of, with what the cards on the table add."""
    from munch_cli.table.cards import CHARACTER_KINDS

    cards = catalogue.values()
    return world._replace(
        traits=world.traits | {card.name for card in cards if card.kind in CHARACTER_KINDS},
        tags=world.tags.union(*(card.tags for card in cards)),
        keywords=world.keywords.union(*(card.keywords for card in cards)),
    )


# ---------------------------------------------------------------- files


def _known_sets(sets: tuple[str, ...], kept: dict[str, list[Row]]) -> None:
    unknown = [set for set in sets if set not in kept or AT in set]
    if unknown:
        from munch_cli.table.names import nearest

        raise Problems(
            Problem(
                "cards", 0, 0, "unknown-set", f'no set of cards is called "{set}"', did_you_mean(nearest(set, kept))
            )
            for set in unknown
        )


def printings_of(sets: tuple[str, ...]) -> tuple[str, ...]:
    """The names of the printings that these sets have besides the one that goes with the sheet."""
    return _printings(sets, _kept(places.own_cards()))


def _printings(sets: tuple[str, ...], kept: dict[str, list[Row]]) -> tuple[str, ...]:
    return tuple(sorted({name.partition(AT)[2] for name in kept if AT in name and name.partition(AT)[0] in sets}))


def lacks_printing(printing: str, known: tuple[str, ...]) -> tuple[str, str]:
    """The message about a printing that no box on the table has, and the remedy. ``known``: the printings they have."""

    said = f'no box on the table has a printing called "{printing}"'
    others = f"use one of: {', '.join(known)}" if known else "leave it out: there is no other than that of the sheet"
    return said, remedy_for(printing, known, others)


def _sources(folder: str, shown: str) -> list[CardSource]:
    """The card files of a folder by set and name. Raises `Problems` with all that it cannot read."""
    from munch_cli.files.toml import read_raw

    found: list[CardSource] = []
    problems: list[Problem] = []
    for set, name in _card_files(folder, shown):
        called = os.path.join(shown, set, name)
        try:
            found.append(CardSource(set, called, read_raw(os.path.join(folder, set, name), called, found=True)))
        except Problems as amiss:
            problems += amiss.problems
    if problems:
        raise Problems(problems)
    return found


def _card_files(folder: str, shown: str) -> list[tuple[str, str]]:
    """The set and the name of each card file in a folder: what lies there as <set>/<kind>.toml and is not hidden."""
    found = []
    for set in _listed(folder, shown):
        inside = os.path.join(folder, set)
        if not set.startswith(".") and os.path.isdir(inside):
            names = _listed(inside, os.path.join(shown, set))
            found += [(set, name) for name in names if name.endswith(".toml") and not name.startswith(".")]
    return found


def _listed(folder: str, shown: str) -> list[str]:
    try:
        return sorted(os.listdir(folder))
    except OSError as why:
        said = f"the folder cannot be read: {(why.strerror or str(why)).lower()}"
        remedy = "name a folder that holds <set>/<kind>.toml"
        raise Problems([Problem(shown, 0, 0, "unreadable-file", said, remedy)]) from None


READ_BY = (
    *(f"files/{name}.py" for name in ("cards", "card_reading", "toml")),
    "language/made_up.py",
    *(f"table/{name}.py" for name in ("cards", "ids", "names", "typed", "vocabulary")),
)
"""The modules that make cards of what stands in the files."""


def _key_parts(sources: list[CardSource]) -> list[bytes]:
    """What the kept cards were made from: the sources, and the code that reads them."""
    parts = [part for source in sources for part in (source.set.encode(), source.name.encode(), source.raw)]
    return parts + code_of(READ_BY)
