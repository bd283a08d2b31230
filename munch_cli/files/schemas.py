"""JSON Schemas of the files people write, made from the very types that reading them goes by.

They are for editors, as help while typing. Reading the file with munch is stricter: it also knows the names of cards,
rules and players.
"""

from collections.abc import Iterable, Mapping
from types import NoneType, UnionType
from typing import Union, get_args, get_origin

from munch_cli.files import boards, scenarios
from munch_cli.files.board_fields import (
    LAID,
    LAID_PART,
    MONSTER,
    TEXT,
    TRUTH,
    Schema,
    in_part,
    list_schema,
    schema_of,
    table_schema,
)
from munch_cli.files.card_reading import (
    CHOOSABLE,
    FIELDS,
    KINDS,
    LARGEST,
    LEAST,
    PRINTINGS,
    UNKNOWABLE,
    Hint,
    fields_of,
)
from munch_cli.files.own_word import HOUSE_FIELDS, RULING_FIELDS
from munch_cli.rulebook import boxes as box_words
from munch_cli.table import debts, state, vocabulary
from munch_cli.table.cards import Card
from munch_cli.table.typed import Name, words_of

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def card_schema() -> dict[str, Schema]:
    """The schema of a file of cards, `cards/<set>/<kind>.toml`."""
    return {
        "$schema": DIALECT,
        "title": "munch: cards",
        **table_schema(
            {"format": {"const": 1}, "card": {"type": "array", "items": {"$ref": "#/$defs/card"}}}, ("format",)
        ),
        "$defs": _card_parts(),
    }


def scenario_schema() -> dict[str, Schema]:
    """The schema of a scenario, `scenarios/<topic>/<name>.toml`."""
    fields: dict[str, Schema] = dict.fromkeys(scenarios.TOP, TEXT)
    fields |= dict.fromkeys(("editions", "shows", "sets"), list_schema(TEXT))
    fields |= dict.fromkeys(("impossible", "ends_owed"), TRUTH)
    fields |= _parts()
    fields |= {
        "format": {"const": scenarios.FORMAT},
        "opens_after": {"type": "integer", "minimum": 0},
        "rulings": {"type": "object", "additionalProperties": _ruling()},
        "house": list_schema(house_schema()),
        "card": list_schema({"$ref": "#/$defs/card"}),
        "before": list_schema(table_schema(_of(scenarios.BEFORE, _STEP), ("do",))),
        "step": list_schema(_step()),
    }
    return {
        "$schema": DIALECT,
        "title": "munch: a scenario",
        **table_schema(fields, ("format", "title", "player")),
        "oneOf": [{"required": ["edition"]}, {"required": ["editions"]}],
        "$defs": {"laid": LAID_PART, **_card_parts()},
    }


def _ruling() -> Schema:
    """How an open point is read: the reading, or a table that also says whose word it is."""
    return {"oneOf": [TEXT, table_schema(dict.fromkeys(RULING_FIELDS, TEXT), ("reading",))]}


def house_schema(*more: str) -> Schema:
    """A house rule."""
    return table_schema(dict.fromkeys((*HOUSE_FIELDS, *more), TEXT), ("rule", "how"))


def rulings_schema() -> dict[str, Schema]:
    """The schema of a file of rulings, as munch rulings keeps and shares them."""
    fields: dict[str, Schema] = {
        "format": {"const": 1},
        "rulings": {"type": "object", "additionalProperties": _ruling()},
        "house": list_schema(house_schema("edition")),
    }
    return {"$schema": DIALECT, "title": "munch: rulings and house rules", **table_schema(fields, ("format",))}


# ---------------------------------------------------------------- a box of one's own


def box_schema() -> dict[str, Schema]:
    """The schema of box.toml, the file that makes a folder a box."""
    return {"$schema": DIALECT, "title": "munch: a box of one's own", **_fields(box_words.BOX)}


def box_rules_schema() -> dict[str, Schema]:
    """The schema of a file of rules in a box, `rules/<topic>.toml`."""
    fields: dict[str, Schema] = {kind: list_schema(_fields(told)) for kind, told in box_words.ENTRIES.items()}
    title = "munch: rules of a box of one's own"
    return {"$schema": DIALECT, "title": title, **table_schema({"format": {"const": 1}, **fields}, ("format",))}


def _fields(told: Mapping[str, box_words.Field]) -> dict[str, Schema]:
    """A table with these fields."""
    made: dict[str, Schema] = {}
    for name, field in told.items():
        made[name] = {**_SORTS[field.sort], "description": field.about}
    return table_schema(made, tuple(name for name, field in told.items() if field.needed))


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
    fields["marks"] = list_schema(_enum(sorted(vocabulary.MARKS)), once=True)
    fields["unknown"] = list_schema(_enum(UNKNOWABLE), once=True)
    fields["chosen"] = list_schema(_enum(CHOOSABLE), once=True)
    fields[PRINTINGS] = {"type": "object", "additionalProperties": {"type": "object"}}
    fields["effects"] = list_schema({"oneOf": [{"$ref": "#/$defs/deed"}, {"$ref": "#/$defs/lasting"}]})
    fields["ability"] = list_schema({"$ref": "#/$defs/ability"})
    card = table_schema(fields, ("name",))
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
    return {"description": (kind.__doc__ or "").partition("\n")[0], **table_schema(fields, needed)}


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
        return list_schema(_of_hint(part), once=part is str)
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
    return {**table_schema(fields), "oneOf": said}


def _parts() -> dict[str, Schema]:
    """The parts of a board, each a table whose fields are those that are read."""
    pile = list_schema(LAID)
    table = schema_of((*in_part(state.Turn, "table"), *in_part(state.State, "table")))
    table.update(dict.fromkeys(boards.PILES, pile))
    turn = schema_of(in_part(state.Turn))
    turn["face_up"] = {"oneOf": [TEXT, pile]}
    player = schema_of(in_part(state.Player))
    player.update(dict.fromkeys(boards.SEAT_PILES, pile))
    combat: dict[str, Schema] = {"monsters": list_schema(MONSTER), **schema_of(in_part(state.Combat))}
    kinds: Schema = {"enum": list(debts.KINDS), "description": "the kind of debt"}
    return {
        "table": table_schema(table),
        "turn": table_schema(turn),
        "player": {"type": "object", "additionalProperties": table_schema(player), "minProperties": 1},
        "combat": table_schema(combat),
        "owed": list_schema(table_schema({"what": kinds, **schema_of(in_part(debts.Debt))}, ("what",))),
    }


# ---------------------------------------------------------------- shapes


def _of(names: Iterable[str], known: dict[str, Schema]) -> dict[str, Schema]:
    """The fields of these names, texts where nothing else is known of them."""
    return {name: known.get(name, TEXT) for name in names}


def _enum(words: Iterable[str]) -> Schema:
    return {"enum": list(words)}
