"""JSON Schemas of the files people write, made from the very types that reading them goes by.

They are for editors, as help while typing. Reading the file with munch is stricter: it also knows the names of cards,
rules and players.
"""

from collections.abc import Iterable, Mapping
from types import NoneType, UnionType
from typing import Union, get_args, get_origin

from munch_cli.files import boards, scenarios
from munch_cli.files.card_reading import CHOOSABLE, FIELDS, KINDS, PRINTINGS, UNKNOWABLE
from munch_cli.files.card_words import LARGEST, LEAST, Hint, fields_of
from munch_cli.files.owners_word import HOUSE_FIELDS, RULING_FIELDS
from munch_cli.rulebook import boxes as box_words
from munch_cli.table import state, vocabulary
from munch_cli.table.cards import Card
from munch_cli.table.typed import Name, TypeAlias, words_of

Schema: TypeAlias = "bool | int | str | list[Schema] | dict[str, Schema]"

DIALECT = "https://json-schema.org/draft/2020-12/schema"
TEXT: Schema = {"type": "string", "minLength": 1}
TRUTH: Schema = {"type": "boolean"}


def card_schema() -> dict[str, Schema]:
    """The schema of a file of cards, `cards/<set>/<kind>.toml`."""
    return {
        "$schema": DIALECT,
        "title": "munch: cards",
        **_table({"format": {"const": 1}, "card": {"type": "array", "items": {"$ref": "#/$defs/card"}}}, ("format",)),
        "$defs": _card_parts(),
    }


def scenario_schema() -> dict[str, Schema]:
    """The schema of a scenario, `scenarios/<topic>/<name>.toml`."""
    fields: dict[str, Schema] = dict.fromkeys(scenarios.TOP, TEXT)
    fields |= dict.fromkeys(("editions", "shows", "sets"), _list(TEXT))
    fields |= dict.fromkeys(("impossible", "ends_owed"), TRUTH)
    fields |= {
        "format": {"const": scenarios.FORMAT},
        "opens_after": {"type": "integer", "minimum": 0},
        "table": _seat_table(),
        "turn": _turn(),
        "combat": {"type": "object"},
    }
    fields |= {
        "player": {"type": "object", "additionalProperties": _player(), "minProperties": 1},
        "rulings": {"type": "object", "additionalProperties": _ruling()},
        "house": _list(house_schema()),
        "owed": _list({"type": "object"}),
        "card": _list({"$ref": "#/$defs/card"}),
        "before": _list(_table(_of(scenarios.BEFORE, _STEP), ("do",))),
        "step": _list(_step()),
    }
    return {
        "$schema": DIALECT,
        "title": "munch: a scenario",
        **_table(fields, ("format", "title", "player")),
        "oneOf": [{"required": ["edition"]}, {"required": ["editions"]}],
        "$defs": _card_parts(),
    }


def _ruling() -> Schema:
    """How an open point is read: the reading, or a table that also says whose word it is."""
    return {"oneOf": [TEXT, _table(dict.fromkeys(RULING_FIELDS, TEXT), ("reading",))]}


def house_schema(*more: str) -> Schema:
    """A house rule."""
    return _table(dict.fromkeys((*HOUSE_FIELDS, *more), TEXT), ("rule", "how"))


def rulings_schema() -> dict[str, Schema]:
    """The schema of a file of rulings, as munch rulings keeps and shares them."""
    fields: dict[str, Schema] = {
        "format": {"const": 1},
        "rulings": {"type": "object", "additionalProperties": _ruling()},
        "house": _list(house_schema("edition")),
    }
    return {"$schema": DIALECT, "title": "munch: rulings and house rules", **_table(fields, ("format",))}


# ---------------------------------------------------------------- a box of one's own


def box_schema() -> dict[str, Schema]:
    """The schema of box.toml, the file that makes a folder a box."""
    return {"$schema": DIALECT, "title": "munch: a box of one's own", **_fields(box_words.BOX)}


def box_rules_schema() -> dict[str, Schema]:
    """The schema of a file of rules in a box, `rules/<topic>.toml`."""
    fields: dict[str, Schema] = {kind: _list(_fields(told)) for kind, told in box_words.ENTRIES.items()}
    title = "munch: rules of a box of one's own"
    return {"$schema": DIALECT, "title": title, **_table({"format": {"const": 1}, **fields}, ("format",))}


def _fields(told: Mapping[str, box_words.Field]) -> dict[str, Schema]:
    """A table with these fields."""
    made: dict[str, Schema] = {}
    for name, field in told.items():
        made[name] = {**_SORTS[field.sort], "description": field.about}
    return _table(made, tuple(name for name, field in told.items() if field.needed))


_NUMBER: Schema = {"type": "integer", "minimum": 0}
_SORTS: dict[str, dict[str, Schema]] = {
    "text": {"type": "string", "minLength": 1},
    "words": {"type": "array", "items": TEXT},
    "number": {"type": "integer", "minimum": 0},
    "truth": {"type": "boolean"},
    "texts": {"type": "object", "additionalProperties": TEXT},
    "lists": {"type": "object", "additionalProperties": {"type": "array", "items": TEXT}},
    "numbers": {"type": "object", "additionalProperties": _NUMBER},
    "values": {
        "type": "object",
        "additionalProperties": {
            "type": "object",
            "properties": {"is": _NUMBER, "where": TEXT},
            "required": ["is", "where"],
            "additionalProperties": False,
        },
    },
}
"""The sorts of field in a box -> their schema."""


# ---------------------------------------------------------------- cards


def _card_parts() -> dict[str, Schema]:
    """The parts of a card, each under its name: the card itself, its deeds, lasting words, abilities and prices."""
    fields = {name: _named(name, hint) for name, hint in FIELDS.items()}
    fields["kind"] = _enum(KINDS)
    fields["marks"] = _list(_enum(sorted(vocabulary.MARKS)), once=True)
    fields["unknown"] = _list(_enum(UNKNOWABLE), once=True)
    fields["chosen"] = _list(_enum(CHOOSABLE), once=True)
    fields[PRINTINGS] = {"type": "object", "additionalProperties": {"type": "object"}}
    fields["effects"] = _list({"oneOf": [{"$ref": "#/$defs/deed"}, {"$ref": "#/$defs/lasting"}]})
    fields["ability"] = _list({"$ref": "#/$defs/ability"})
    card = _table(fields, ("name",))
    card["description"] = (Card.__doc__ or "").partition("\n")[0]
    card["anyOf"] = [{"required": ["kind"]}, {"required": ["like"]}]
    deeds: list[Schema] = [_deed(word, kind) for word, kind in vocabulary.DEEDS.items()]
    return {
        "card": card,
        "deed": {"oneOf": deeds},
        "lasting": _tuple(vocabulary.Gives, {"what": "gives"}),
        "ability": _ability(),
        "price": _tuple(vocabulary.Price, {}),
    }


def _deed(word: str, kind: type[tuple[object, ...]]) -> Schema:
    deed = _tuple(kind, {})
    fields, needed = deed["properties"], deed["required"]
    assert isinstance(fields, dict) and isinstance(needed, list)
    fields = {"do": {"const": word}, **fields}
    if "amount" in fields:
        fields["amount"] = {"type": "integer", "minimum": 1, "maximum": LARGEST}
    return {**deed, "properties": fields, "required": ["do", *needed]}


def _ability() -> Schema:
    """An ability: its name may be left out, it then goes by its card's."""
    ability = _tuple(vocabulary.Ability, {})
    needed = ability["required"]
    assert isinstance(needed, list)
    return {**ability, "required": [name for name in needed if name != "name"]}


def _tuple(kind: type[tuple[object, ...]], called: dict[str, str]) -> dict[str, Schema]:
    """The table that one of the vocabulary's tuple types is read from."""
    hints, defaults = fields_of(kind)
    fields = {called.get(name, name): _named(name, hint) for name, hint in hints.items()}
    needed = tuple(called.get(name, name) for name in hints if name not in defaults)
    return {"description": _first_line(kind), **_table(fields, needed)}


def _first_line(kind: type[tuple[object, ...]]) -> str:
    return (kind.__doc__ or "").partition("\n")[0]


def _named(name: str, hint: Hint) -> Schema:
    if hint is int:
        return {"type": "integer", "minimum": LEAST.get(name, -LARGEST), "maximum": LARGEST}
    return _of_hint(hint)


def _of_hint(hint: Hint) -> Schema:
    """What an annotation allows."""
    if hint is bool:
        return TRUTH
    if hint is str or isinstance(hint, Name):
        return TEXT
    if words := words_of(hint):
        return _enum(words)
    if get_origin(hint) in (Union, UnionType):
        inner = [part for part in get_args(hint) if part is not NoneType]
        return _of_hint(inner[0]) if len(inner) == 1 else {"$ref": "#/$defs/deed"}
    if get_origin(hint) in (tuple, frozenset):
        part = get_args(hint)[0]
        return _list(_of_hint(part), once=part is str)
    return {"$ref": "#/$defs/price"}


# ---------------------------------------------------------------- scenarios

_STEP: dict[str, Schema] = {
    "do": TEXT,
    "ask": TEXT,
    "what_if": {"type": "array", "items": TEXT, "minItems": 1},
    "die": {"type": "integer", "minimum": 1, "maximum": 6},
    "dice": {"type": "array", "items": {"type": "integer", "minimum": 1, "maximum": 6}},
    "draws": {"type": "array", "items": TEXT},
    "cites": {"type": "array", "items": TEXT},
    "open": {"type": "array", "items": TEXT},
    "choices": {"type": "array", "items": TEXT},
    "expect": {"type": "object"},
    "only": {"type": "array", "items": TEXT},
}


def _step() -> Schema:
    fields = _of(scenarios.STEP, {**_STEP, "verdict": _enum(scenarios.VERDICTS)})
    said: list[Schema] = [{"required": [word]} for word in scenarios.SAYS]
    return {**_table(fields), "oneOf": said}


def _laid() -> Schema:
    """A card on the table: its name, or a table with what lies on it."""
    lying = _table({"card": TEXT, "with": _list(TEXT)}, ("card",))
    return {"type": "array", "items": {"oneOf": [TEXT, lying]}}


def _seat_table() -> Schema:
    known: dict[str, Schema] = {
        **dict.fromkeys(boards.PILES, _laid()),
        "phase": _enum(state.PHASES),
        "whole": TRUTH,
        **{name: _list(TEXT) for name in ("options", "winners", "left")},
        "rolls": _list({"type": "integer", "minimum": 1, "maximum": 6}),
    }
    return _table(_of(boards.TABLE_FIELDS, known))


def _turn() -> Schema:
    known: dict[str, Schema] = {
        **dict.fromkeys(("met_monster", "looted", "due_face_up", "fled"), TRUTH),
        **{name: _list(TEXT) for name in ("gained", "cursed", "heard", "ready", "aftermath")},
        **{name: _list({"type": "object"}) for name in ("used", "borrowed")},
        "number": {"type": "integer", "minimum": 1},
        **{name: {"type": "integer", "minimum": 0} for name in ("treasure_due", "earned")},
        "helped": {"type": "object"},
    }
    return _table(_of(boards.TURN_FIELDS, known))


def _player() -> Schema:
    known: dict[str, Schema] = {
        **dict.fromkeys(boards.SEAT_PILES, _laid()),
        **dict.fromkeys(("dead", "new"), TRUTH),
        "sex": _enum(state.SEXES),
        "level": {"type": "integer", "minimum": 1},
    }
    return _table(_of(boards.PLAYER_FIELDS, known))


# ---------------------------------------------------------------- shapes


def _of(names: Iterable[str], known: dict[str, Schema]) -> dict[str, Schema]:
    """The fields of these names, texts where nothing else is known of them."""
    return {name: known.get(name, TEXT) for name in names}


def _table(fields: dict[str, Schema], needed: tuple[str, ...] = ()) -> dict[str, Schema]:
    return {"type": "object", "properties": fields, "required": list(needed), "additionalProperties": False}


def _list(part: Schema, once: bool = False) -> Schema:
    return {"type": "array", "items": part, "uniqueItems": True} if once else {"type": "array", "items": part}


def _enum(words: Iterable[str]) -> Schema:
    return {"enum": list(words)}
