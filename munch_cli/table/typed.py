"""Records: named tuples that cost little when Python starts, and things that are declared and can change; JSON values.

    class Turn(Declared):
        player: PlayerId
        number: Annotated[int, Spec(least=1, told="it is turn {value} of the game")] = 1

The constructor, copies and equality of a ``Declared`` come out of its fields. What reads a board from a file, writes
it, checks it as it is typed, or tells it, goes by the same ``fields_of``.
"""

from operator import attrgetter
from typing import TYPE_CHECKING, Annotated, Literal, cast, dataclass_transform, get_args, get_origin

if TYPE_CHECKING:
    from typing import Self


Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


def words_of(hint: object) -> tuple[str, ...]:
    """Return the words of a ``Literal``, or nothing if the annotation is something else.

    >>> words_of(Literal["door", "treasure"]), words_of(str)
    (('door', 'treasure'), ())
    """
    return get_args(hint) if get_origin(hint) is Literal else ()


def annotated(body: dict[str, object]) -> tuple[str, ...]:
    """The annotated names of a class body. From Python 3.14 on it holds a function that makes its annotations."""
    annotate = body.get("__annotate_func__")
    return tuple(
        annotate(_VALUES) if callable(annotate) else cast("dict[str, object]", body.get("__annotations__", {}))
    )


_VALUES = 1
"""Asks for the annotations themselves: ``annotationlib.Format.VALUE``."""


# ---- named tuples
#
# The same as ``typing.NamedTuple``, except that records of two types are never equal: Ann's running
# away is not her asking for help. The program has some two hundred of them. The standard ones compile a function each
# while Python starts; these take a ready function for their number of fields and only give its arguments other names.

if TYPE_CHECKING:
    from typing import NamedTuple as NamedTuple
else:
    from types import FunctionType

    try:
        from _collections import _tuplegetter
    except ImportError:

        def _tuplegetter(place, doc):
            return property(lambda record: tuple.__getitem__(record, place), doc=doc)

    _new = tuple.__new__
    _CODES = {}

    def _code(names):
        """The code of ``lambda _cls, a, b: tuple.__new__(_cls, (a, b))`` with these names."""
        count = len(names)
        if count not in _CODES:
            plain = "".join(f"f{place}, " for place in range(count))
            _CODES[count] = eval(f"lambda _cls, {plain}: _new(_cls, ({plain}))").__code__
        return _CODES[count].replace(co_varnames=("_cls", *names), co_name="__new__", co_qualname="__new__")

    class _Maker(type):
        """Makes a named tuple out of a class body."""

        def __new__(cls, name, bases, body):
            names = annotated(body)
            defaults = {field: body.pop(field) for field in names if field in body}
            if tuple(defaults) != names[len(names) - len(defaults) :]:
                raise TypeError(f"{name}: a field without a default follows one with a default")
            made = FunctionType(_code(names), _GLOBALS, "__new__", tuple(defaults.values()) or None)
            body |= {field: _tuplegetter(place, "") for place, field in enumerate(names)}
            body |= _COMMON
            body |= {
                "__new__": made,
                "_fields": names,
                "_places": {name: place for place, name in enumerate(names)},
                "_field_defaults": defaults,
                "_written": "(" + ", ".join(f"{name}=%r" for name in names) + ")",
                "__match_args__": names,
                "__slots__": (),
            }
            return type.__new__(type, name, (tuple,), body)

    _GLOBALS = {"_new": _new, "__builtins__": {}, "__name__": __name__}

    def _make(cls, iterable):
        record = _new(cls, iterable)
        if len(record) != len(cls._fields):
            raise TypeError(f"expected {len(cls._fields)} arguments, got {len(record)}")
        return record

    def _replace(self, /, **changed):
        values = list(self)
        places = self._places
        try:
            for name, value in changed.items():
                values[places[name]] = value
        except KeyError:
            raise ValueError(f"got an unexpected field name: {name}") from None
        return _new(type(self), values)

    def _asdict(self):
        return dict(zip(self._fields, self, strict=True))

    def _eq(self, other):
        return type(self) is type(other) and _same(self, other)

    def _ne(self, other):
        return type(self) is not type(other) or _differ(self, other)

    _same, _differ = tuple.__eq__, tuple.__ne__

    def _repr(self):
        return type(self).__name__ + self._written % tuple(self)

    def _getnewargs(self):
        return tuple(self)

    _COMMON = {
        "_make": classmethod(_make),
        "_replace": _replace,
        "_asdict": _asdict,
        "__eq__": _eq,
        "__ne__": _ne,
        "__hash__": tuple.__hash__,
        "__repr__": _repr,
        "__getnewargs__": _getnewargs,
    }
    NamedTuple = type.__new__(_Maker, "NamedTuple", (), {})


class Spec(NamedTuple):
    """What is said of a field besides its name, type and default. Only files and those who tell a board read it.

    ``about``: what it is, in a few words. ``part``: the table of a scenario file in which it stands, if not that of its
    class; ``file``: its name there, if it is another. ``least``, ``most``: between which numbers it lies.
    ``unsaid``: the number that is meant where a file gives none and the field has no default. ``always``: it is written
    even if it is the default. ``words``: what its numbers are called, from 0 on, or which words it may be.
    ``told``: the sentence that lays it, "-" if a statement of its own does. Its blanks are the ``{value}`` or parts of
    the record that the field holds, and the player of the ``{turn}`` or the fight. Behind a bar stands the plural.
    ``derived``: it follows from the others: the constructor is not given it, and calls ``derive``, which finds it out.
    """

    about: str = ""
    part: str = ""
    file: str = ""
    least: int | None = None
    most: int | None = None
    unsaid: int | None = None
    always: bool = False
    words: tuple[str, ...] = ()
    told: str = ""
    derived: bool = False


class Field(NamedTuple):
    """A field as it was declared: ``slot`` is its name in Python, ``name`` in files, ``kind`` its type.

    ``needed``: whether it has no default.
    """

    slot: str
    name: str
    kind: object
    default: object
    needed: bool
    spec: Spec


PLAIN = Spec()
_FIELDS: dict[type, tuple[Field, ...]] = {}


def fields_of(kind: type) -> tuple[Field, ...]:
    """The fields of a declared thing, or of a named tuple, in their order."""
    if kind not in _FIELDS:
        declares = next((one for one in kind.__mro__ if "_field_defaults" in one.__dict__), kind)
        defaults: dict[str, object] = declares.__dict__.get("_field_defaults", {})
        found = []
        hints: dict[str, object] = declares.__annotations__
        for slot, hint in hints.items():
            parts: tuple[object, ...] = get_args(hint) if get_origin(hint) is Annotated else (hint,)
            spec = next((part for part in parts if isinstance(part, Spec)), PLAIN)
            field = Field(slot, spec.file or slot, parts[0], defaults.get(slot), slot not in defaults, spec)
            found.append(field)
        _FIELDS[kind] = tuple(found)
    return _FIELDS[kind]


def _copied(field: Field) -> str:
    """The expression that copies the value of a field: what can change is copied, the rest is shared."""
    this = f"self.{field.slot}"
    outer = getattr(field.kind, "__origin__", field.kind)
    parts: tuple[object, ...] = getattr(field.kind, "__args__", ())
    if outer is list and isinstance(parts[0], DeclaredType):
        return f"[part.copy() for part in {this}]"
    if outer in (list, dict) or isinstance(outer, DeclaredType):
        return f"{this}.copy()"
    if any(isinstance(part, DeclaredType) for part in parts):
        return f"None if {this} is None else {this}.copy()"
    return this


def _methods(made: type, fields: tuple[Field, ...]) -> dict[str, object]:
    """The constructor, the copy and the comparison of a thing of these fields."""
    given = [field for field in fields if not field.spec.derived]
    arguments = [field.slot if field.needed else f"{field.slot}=_{field.slot}" for field in given]
    lines = [
        f"def __init__(self, {', '.join(arguments)}):",
        *(f"    self.{field.slot} = {field.slot}" for field in given),
        *(["    self.derive()"] if given != list(fields) else []),
        "def copy(self):",
        "    new = __blank(__made)",
        *(f"    new.{field.slot} = {_copied(field)}" for field in fields),
        "    return new",
    ]
    known: dict[str, object] = {f"_{field.slot}": field.default for field in fields}
    known |= {"__made": made, "__blank": made.__new__, "__name__": made.__module__}
    exec("\n".join(lines), known)
    values_of = attrgetter(*(field.slot for field in fields))

    def equals(self: object, other: object) -> bool:
        return type(self) is type(other) and bool(values_of(self) == values_of(other))

    return {"__init__": known["__init__"], "copy": known["copy"], "__eq__": equals}


class DeclaredType(type):
    """Makes slots and methods of what the body of a class declares."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, object]) -> "DeclaredType":
        """The class with a slot for each annotated name. The assigned value is its default."""
        names = annotated(body)
        defaults = {slot: body.pop(slot) for slot in names if slot in body}
        made = type.__new__(cls, name, bases, body | {"__slots__": names, "_field_defaults": defaults})
        if names:
            for method, does in _methods(made, fields_of(made)).items():
                if method not in body:
                    setattr(made, method, does)
        return made


if TYPE_CHECKING:

    @dataclass_transform()
    class Declared:
        """A thing with the fields that its class declares."""

        __slots__ = ()

        def copy(self) -> Self:
            """An equal one that can change on its own."""
            return self

else:

    class Declared(metaclass=DeclaredType):
        """A thing with the fields that its class declares."""

        __hash__ = None
