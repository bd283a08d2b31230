"""Shapes of JSON, as parts of a JSON Schema: of the files people write, of the view, of what is printed with --json."""

from collections.abc import Callable, Iterable, Mapping

from munch_cli.table.typed import Json

DIALECT = "https://json-schema.org/draft/2020-12/schema"
TEXT: Json = {"type": "string"}
FILLED: Json = {"type": "string", "minLength": 1}
"""A text that is not empty."""
TRUTH: Json = {"type": "boolean"}
NUMBER: Json = {"type": "integer"}
COUNT: Json = {"type": "integer", "minimum": 0}
PIPS: Json = {"type": "integer", "minimum": 1, "maximum": 6}
CHANCE: Json = {"type": "number", "minimum": 0, "maximum": 1}
TEXTS: Json = {"type": "array", "items": TEXT}
MAYBE_TEXT: Json = {"type": ["string", "null"]}
PAIR: Json = {"type": "array", "items": NUMBER, "minItems": 2, "maxItems": 2}


def many(part: Json, once: bool = False) -> dict[str, Json]:
    """A list of such parts; ``once``: no two of them are the same."""
    return {"type": "array", "items": part, "uniqueItems": True} if once else {"type": "array", "items": part}


def by_name(part: Json) -> dict[str, Json]:
    """Such parts under any names."""
    return {"type": "object", "additionalProperties": part}


def or_null(part: Json) -> Json:
    """Such a part, or nothing."""
    return {"anyOf": [{"type": "null"}, part]}


def either(*parts: Json) -> Json:
    """One of these parts."""
    return {"oneOf": list(parts)}


def one_of(words: Iterable[str]) -> Json:
    """One of these words."""
    return {"enum": list[Json](words)}


def opened(fields: Mapping[str, Json], needed: Iterable[str] | None = None) -> dict[str, Json]:
    """A table with these names, and perhaps more. All are there, if it is not said which are needed."""
    named = dict(fields)
    return {"type": "object", "properties": named, "required": list[Json](named if needed is None else needed)}


def closed(fields: Mapping[str, Json], needed: Iterable[str] | None = None) -> dict[str, Json]:
    """A table with these names and no others."""
    return {**opened(fields, needed), "additionalProperties": False}


def shapes(parts: Mapping[str, tuple[Json, object]]) -> dict[str, Json]:
    """The shapes of a table's names, each of which stands there with what makes it."""
    return {name: shape for name, (shape, _) in parts.items()}


def made(parts: Mapping[str, tuple[Json, Callable[..., Json]]], *of: object) -> dict[str, Json]:
    """What a table's names hold of a thing: each is made by what stands there beside its shape."""
    return {name: make(*of) for name, (_, make) in parts.items()}
