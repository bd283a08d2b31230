"""The fields of a board as they stand in a scenario file: how each is read, how it is written, and its JSON Json.

All three follow what ``table/state.py`` declares. A field with its default is left out of a file. A player who is
needed and not named is the one whose turn it is.
"""

from collections.abc import Callable, Iterable
from typing import TypeVar, cast

from munch_cli.files.laying import Laying, Naming, cards_in
from munch_cli.files.shapes import COUNT, FILLED, PAIR, TRUTH, by_name, closed, either, many, one_of
from munch_cli.rulebook.entry import Entry
from munch_cli.table import state as s
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CardId, CopyId, PlayerId, RuleId
from munch_cli.table.typed import Field, Json, NamedTuple, fields_of, words_of

Tables = dict[str, object]
Value = TypeVar("Value")

NONE = "none"
"""How a file writes the word ""."""
NOW = (-1, -1)
"""Stands for the totals of the board as it lies, until they can be summed."""


class Sort(NamedTuple):
    """How values of one type stand in a file. ``read`` gives None where there is nothing that can be used."""

    read: Callable[[Laying, Entry, str], object]
    write: Callable[[Naming, object], object]
    schema: Json


def _sort(
    read: Callable[[Laying, Entry, str], Value | None], write: Callable[[Naming, Value], object], schema: Json
) -> Sort:
    return Sort(read, cast("Callable[[Naming, object], object]", write), schema)


# ---- a table of fields


def in_part(kind: type, part: str = "") -> tuple[Field, ...]:
    """The fields of a declared thing that stand in a part of the file. "" for the part of the thing itself."""
    return tuple(field for field in fields_of(kind) if field.spec.part == part)


def names_of(fields: Iterable[Field]) -> tuple[str, ...]:
    """What files call the fields."""
    return tuple(field.name for field in fields)


def read_fields(laying: Laying, told: Entry, thing: object, fields: Iterable[Field]) -> None:
    """Give a thing the fields that a table states. Fields it does not state keep their values."""
    for field in fields:
        if field.name in told.table:
            value = _field_value(laying, told, field)
            if value is not None:
                setattr(thing, field.slot, value)


def written(naming: Naming, thing: object, fields: Iterable[Field]) -> Tables:
    """What a table says of a thing: its fields, but for those that hold their default."""
    said: Tables = {}
    for field in fields:
        value = getattr(thing, field.slot)
        unsaid = field.spec.unsaid if field.needed else field.default
        if field.spec.always or value != unsaid:
            said[field.name] = sort_of(field).write(naming, value)
    return said


def schema_of(fields: Iterable[Field]) -> dict[str, Json]:
    """The schemas of fields, by their names in files."""
    return {field.name: _described(field) for field in fields}


def _described(field: Field) -> Json:
    schema = sort_of(field).schema
    return {**schema, "description": field.spec.about} if isinstance(schema, dict) else schema


def _field_value(laying: Laying, told: Entry, field: Field) -> object:
    """The value of a field: what the file states, else the present value. None if it cannot be used."""
    if field.name in told.table:
        return sort_of(field).read(laying, told, field.name)
    if field.name == "card" and "lies" in told.table:
        return _copy(laying, told, "lies")
    if not field.needed:
        return field.default
    if field.kind is PlayerId and field.spec.unsaid is None:
        return laying.setting.state.turn.player
    if field.spec.words and field.kind is str:
        return field.spec.words[0]
    if field.kind is str or field.kind is CopyId or field.kind is CardId:
        told.missing(field.name)
        return None
    return field.spec.unsaid or (0 if field.kind is int else ())


# ---- records: a table within a table


def read_record(laying: Laying, told: Entry, kind: type, *besides: str) -> object:
    """The record in a table. None if a part that is needed cannot be used."""
    fields = fields_of(kind)
    told.only(*besides, *names_of(fields), *MORE.get(kind, ()))
    values = [_field_value(laying, told, field) for field in fields]
    if any(value is None and field.needed for value, field in zip(values, fields, strict=True)):
        return None
    return kind(*[field.default if value is None else value for value, field in zip(values, fields, strict=True)])


def _record_written(naming: Naming, record: object) -> Tables:
    more = _play_more(naming, record) if isinstance(record, s.FightPlay) else {}
    fields = [field for field in fields_of(type(record)) if field.name != "card" or not more]
    return more | written(naming, record, fields)


def _record_schema(kind: type, besides: dict[str, Json] | None = None) -> dict[str, Json]:
    fields = fields_of(kind)
    needed = [
        field.name for field in fields if field.needed and field.kind in (str, CardId, CopyId) and not field.spec.words
    ]
    if kind is s.FightPlay:
        needed, besides = [], {"lies": REFERENCE, "back": _BACK}
    told = closed((besides or {}) | schema_of(fields), needed)
    return told | {"description": (kind.__doc__ or "").partition("\n")[0]}


MORE: dict[type, tuple[str, ...]] = {s.FightPlay: ("lies", "back")}
"""What a table says of a record besides its fields."""


def _record(kind: type) -> Sort:
    return _sort(
        lambda laying, told, name: read_record(laying, told.inner(name), kind), _record_written, _record_schema(kind)
    )


def _records(kind: type) -> Sort:
    def read(laying: Laying, told: Entry, name: str) -> tuple[object, ...]:
        found = [read_record(laying, one, kind) for one in told.tables(name)]
        return tuple(one for one in found if one is not None)

    def write(naming: Naming, records: tuple[object, ...]) -> object:
        return [_record_written(naming, record) for record in records]

    return _sort(read, write, many(_record_schema(kind)))


def _with_whom(kind: type) -> Sort:
    """A player and a record, in one table: ``{ who = "Bo", treasures = 1 }``."""

    def read(laying: Laying, told: Entry, name: str) -> tuple[PlayerId, object] | None:
        inner = told.inner(name)
        record = read_record(laying, inner, kind, "who")
        return (laying.player(inner, "who", NO_PLAYER), record) if inner.text("who", needed=True) else None

    def write(naming: Naming, pair: tuple[PlayerId, object]) -> object:
        return {"who": naming.player(pair[0]), **_record_written(naming, pair[1])}

    schema = _record_schema(kind, {"who": FILLED})
    return _sort(read, write, {**schema, "required": ["who"]})


# ---- names of players and cards

REFERENCE: Json = either(
    FILLED, closed({"card": FILLED, "zone": FILLED, "of": FILLED, "nth": {"type": "integer", "minimum": 1}}, ("card",))
)
"""A card that lies on the board: its name, or where it lies."""
_BACK: Json = one_of(s.DECK_PILES)
LAID: Json = {"$ref": "#/$defs/laid"}
LAID_PART: Json = either(FILLED, closed({"card": FILLED, "with": many(LAID), "back": _BACK}, ("card",)))
"""A card as it is laid: its name, or a table with what lies on it."""
MONSTER: Json = either(FILLED, closed({"card": FILLED, "with": many(LAID), "of": REFERENCE, "back": _BACK}, ("card",)))
"""A monster as it is laid into the fight. ``of``: the monster that it doubles."""


def _card(laying: Laying, told: Entry, name: str) -> CardId | None:
    """The card that a field names; None where it names none that there is."""
    said = told.text(name)
    card = laying.named(said, (*told.path, name)) if said else None
    return None if card is None else card.id


def _player(laying: Laying, told: Entry, name: str) -> PlayerId | None:
    who = laying.player(told, name, NO_PLAYER)
    return None if who == NO_PLAYER else who


def _copy(laying: Laying, told: Entry, name: str) -> CopyId:
    return laying.copy(told.table[name], (*told.path, name))


def people(laying: Laying, told: Entry, name: str) -> tuple[PlayerId, ...]:
    """The players that a list names."""
    found = [laying.seat(one, (*told.path, name, place)) for place, one in enumerate(told.words(name))]
    return tuple(who for who in found if who != NO_PLAYER)


def pairs(laying: Laying, told: Entry, name: str) -> tuple[tuple[PlayerId, CopyId], ...]:
    """Monsters under the name of each player: ``{ Ann = ["Bullrog"] }``."""
    inner = told.inner(name)
    found = []
    for one in inner.table:
        who = laying.seat(one, (*inner.path, one), on_key=True)
        found += [(who, copy) for copy in _foes(laying, inner, one) if who != NO_PLAYER]
    return tuple(found)


def _foes(laying: Laying, inner: Entry, name: str) -> tuple[CopyId, ...]:
    """The monsters of the fight that a list names. A name that comes twice means the next monster of that name.

    If the place where it lies is given, the monster may have left the fight.
    """
    state = laying.setting.state
    found: list[CopyId] = []
    for place, named in enumerate(cards_in(inner, name)):
        copy = laying.copy(named, (*inner.path, name, place))
        if copy == NO_COPY:
            continue
        if isinstance(named, dict):
            found.append(copy)
            continue
        same = [foe for foe in state.zones[s.FOES] if state.cards[foe] == state.cards[copy] and foe not in found]
        if not same:
            inner.fault("not-on-the-board", "one of these monsters is not in the fight", "add it to monsters", name)
        else:
            found.append(same[0])
    return tuple(found)


def _pairs_written(naming: Naming, held: Iterable[tuple[PlayerId, CopyId]]) -> Tables:
    found: dict[str, list[object]] = {}
    for who, monster in held:
        gone = naming.state.place[monster] != s.FOES
        found.setdefault(naming.player(who), []).append(naming.reference(monster, exact=gone))
    return dict(found)


# ---- fields that stand in a file in a way of their own


def _claimed(laying: Laying, told: Entry, name: str) -> tuple[int, int] | None:
    """The totals of a claim; ``true`` means those of the board."""
    held = told.table[name]
    if isinstance(held, bool):
        return NOW if held else None
    totals = told.numbers(name, -1000, 1000)
    if len(totals) != 2:
        told.wrong(name, "true, or the two totals")
        return NOW
    return totals[0], totals[1]


def _running(laying: Laying, told: Entry, name: str) -> bool:
    """Return True if the fight is lost. ``{ Ann = ["Mate"] }`` says that it is, and what Ann still has to run from."""
    return isinstance(told.table[name], dict) or told.truth(name)


def _luck(laying: Laying, told: Entry, name: str) -> int | None:
    try:
        return int(told.text(name) or "-1", 16)
    except ValueError:
        told.wrong(name, "the generator's position in hexadecimal figures")
        return None


def _had(laying: Laying, told: Entry, name: str) -> tuple[PlayerId, ...]:
    """Who has received, once for each card."""
    inner = told.inner(name)
    each = {laying.seat(one, (*inner.path, one)): inner.number(one, least=0) for one in inner.table}
    return tuple(who for who in sorted(each) for _ in range(each[who]))


def _played(laying: Laying, told: Entry, name: str) -> CopyId:
    """A card played into the fight: it is laid there, unless it lies elsewhere already."""
    copy = laying.card(told.text(name, needed=True), (*told.path, name), s.PLAYED)
    laying.turn_back(copy, told)
    return copy


def _play_more(naming: Naming, play: s.FightPlay) -> Tables:
    if naming.state.place[play.copy] != s.PLAYED:
        return {"lies": naming.reference(play.copy, exact=True)}
    return {"card": naming.name(naming.state.cards[play.copy]), **naming.back(play.copy)}


_BY_PLAYER: Json = by_name(many(REFERENCE))
OWN_SORTS: dict[tuple[str, str], Sort] = {
    ("copy", "card"): _sort(_played, lambda naming, copy: naming.reference(copy), FILLED),
    ("claimed", "claimed"): _sort(_claimed, lambda naming, totals: list(totals), either(TRUTH, PAIR)),
    ("running", "running"): _sort(_running, lambda naming, runs: runs, either(TRUTH, _BY_PLAYER)),
    ("luck", "luck"): _sort(_luck, lambda naming, luck: f"{luck:x}", FILLED),
    ("had", "had"): _sort(
        _had, lambda naming, had: {naming.player(who): had.count(who) for who in had}, by_name(COUNT)
    ),
}
"""By slot and name in files."""


# ---- the sort of a field


def sort_of(field: Field) -> Sort:
    """How a field stands in files."""
    if field not in _SORTS:
        own = OWN_SORTS.get((field.slot, field.name))
        _SORTS[field] = own or _plain_sort(field)
    return _SORTS[field]


_SORTS: dict[Field, Sort] = {}


def _plain_sort(field: Field) -> Sort:
    """How a field of its type stands in files."""
    kind, spec = field.kind, field.spec
    words = spec.words or words_of(kind)
    if words and kind is int:
        return _sort(
            lambda laying, told, name: words.index(told.choice(name, words, words[0])),
            lambda naming, value: words[value],
            one_of(words),
        )
    if words:
        spelt = tuple(word or NONE for word in words)
        return _sort(
            lambda laying, told, name: words[spelt.index(told.choice(name, spelt, spelt[0]))],
            lambda naming, word: word or NONE,
            one_of(spelt),
        )
    if kind is int:
        bounds: dict[str, Json] = {"minimum": spec.least} if spec.least is not None else {}
        return _sort(
            lambda laying, told, name: told.number(name, least=spec.least),
            lambda naming, value: value,
            {"type": "integer", **bounds},
        )
    if kind == tuple[int, ...]:
        least, most = spec.least or 0, spec.most or 0
        return _sort(
            lambda laying, told, name: told.numbers(name, least, most),
            lambda naming, held: list(held),
            many({"type": "integer", "minimum": least, "maximum": most}),
        )
    if kind in _OF_TYPE:
        return _OF_TYPE[kind]
    parts: tuple[object, ...] = getattr(kind, "__args__", ())
    if type(None) in parts:
        return _plain_sort(field._replace(kind=parts[0]))
    if isinstance(kind, type):
        return _record(kind)
    if isinstance(parts[0], type) and hasattr(parts[0], "_fields"):
        return _records(parts[0])
    assert isinstance(parts[1], type), f"no way is known to write {field.slot} to a file"
    return _with_whom(parts[1])


_OF_TYPE: dict[object, Sort] = {
    bool: _sort(lambda laying, told, name: told.truth(name), lambda naming, value: value, TRUTH),
    str: _sort(lambda laying, told, name: told.text(name) or None, lambda naming, value: value, FILLED),
    PlayerId: _sort(_player, lambda naming, who: naming.player(who), FILLED),
    CardId: _sort(_card, lambda naming, card: naming.name(card), FILLED),
    CopyId: _sort(_copy, lambda naming, copy: naming.reference(copy), REFERENCE),
    tuple[PlayerId, ...]: _sort(people, lambda naming, who: naming.players(who), many(FILLED)),
    tuple[CopyId, ...]: _sort(
        lambda laying, told, name: laying.copies(told, name),
        lambda naming, copies: naming.references(copies),
        many(REFERENCE),
    ),
    tuple[RuleId, ...]: _sort(
        lambda laying, told, name: tuple(RuleId(id) for id in told.words(name)),
        lambda naming, ids: list(ids),
        many(FILLED),
    ),
    tuple[str, ...]: _sort(
        lambda laying, told, name: told.words(name, once=False), lambda naming, words: list(words), many(FILLED)
    ),
    tuple[tuple[PlayerId, CopyId], ...]: _sort(pairs, _pairs_written, _BY_PLAYER),
}
"""How values of a type stand in files."""
