"""Named tuples that cost little when Python starts, JSON values, and the annotations of a class body."""

from typing import TYPE_CHECKING, Literal, cast, get_args, get_origin

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
                "__match_args__": names,
                "__slots__": (),
            }
            return type.__new__(type, name, (tuple,), body)

    _GLOBALS = {"_new": _new, "__builtins__": {}, "__name__": __name__}

    def _make(cls, iterable):
        """The record of these fields, in their order."""
        record = _new(cls, iterable)
        if len(record) != len(cls._fields):
            raise TypeError(f"expected {len(cls._fields)} arguments, got {len(record)}")
        return record

    def _replace(self, /, **changed):
        """The same record with some fields changed."""
        values = list(self)
        places = self._places
        try:
            for name, value in changed.items():
                values[places[name]] = value
        except KeyError:
            raise ValueError(f"got an unexpected field name: {name}") from None
        return _new(type(self), values)

    def _asdict(self):
        """The fields by name."""
        return dict(zip(self._fields, self, strict=True))

    def _eq(self, other):
        return type(self) is type(other) and _same(self, other)

    def _ne(self, other):
        return type(self) is not type(other) or _differ(self, other)

    _same, _differ = tuple.__eq__, tuple.__ne__

    def _repr(self):
        fields = ", ".join(f"{name}={value!r}" for name, value in zip(self._fields, self, strict=True))
        return f"{type(self).__name__}({fields})"

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
