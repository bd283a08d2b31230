"""What the program says of its types: ``typing`` to the type checker, next to nothing while the program runs.

Only ``Literal`` and ``NewType`` are asked about at run time, by what reads cards and writes boards. ``typing`` and all
that it loads would take about a tenth of the time of every start.
"""

TYPE_CHECKING = False
Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


class Words(type):
    """What ``Literal[...]`` is while the program runs: a type of its own, so that ``|`` and ``tuple[...]`` take it."""

    words: tuple[str, ...]


class Name(type):
    """What ``NewType(...)`` is while the program runs: a name for a type, that gives back what it is called with."""

    def __call__(cls, value: object) -> object:
        return value


class Marked:
    """What ``Annotated[...]`` is while the program runs: a type, and what is said of a field of that type."""

    __slots__ = ("kind", "said")

    def __init__(self, kind: object, said: object) -> None:
        self.kind = kind
        self.said = said


if TYPE_CHECKING:
    from typing import Annotated as Annotated
    from typing import Generic as Generic
    from typing import Literal as Literal
    from typing import NewType as NewType
    from typing import Protocol as Protocol
    from typing import TypeAlias as TypeAlias
    from typing import TypeVar as TypeVar
    from typing import cast as cast
    from typing import dataclass_transform as dataclass_transform
else:

    class Annotated:
        """``Annotated[int, said]``: remembers what is said of the type."""

        def __class_getitem__(cls, of):
            return Marked(*of)

    class Literal:
        """``Literal["a", "b"]``: remembers its words."""

        def __class_getitem__(cls, words):
            return Words("Literal", (), {"words": words if isinstance(words, tuple) else (words,)})

    class Generic:
        """``Generic[Of]``: any type serves for another."""

        def __class_getitem__(cls, of):
            return cls

    class Protocol:
        """What others are asked to look like; nobody is asked at run time."""

    class TypeAlias:
        """Marks a name for a type."""

    def dataclass_transform(**_):
        """Tells the type checker that the fields of a class are the arguments of its constructor."""
        return lambda cls: cls

    def NewType(name, of):
        """A name that is told from the type it is given to."""
        return Name(name, (), {})

    def TypeVar(name, *bounds, bound=None):
        """Any type."""
        return object

    cast = {}.get
    """``cast(kind, value)`` gives back the value as it is: nothing is ever in this. Quicker than a function would."""


def words_of(hint: object) -> tuple[str, ...]:
    """The words of a ``Literal``; none, if the annotation is something else.

    >>> words_of(Literal["door", "treasure"]), words_of(str)
    (('door', 'treasure'), ())
    """
    return hint.words if isinstance(hint, Words) else ()


def annotated(body: dict[str, object]) -> tuple[str, ...]:
    """The annotated names of a class body. From Python 3.14 on it holds a function that makes its annotations."""
    annotate = body.get("__annotate_func__")
    return tuple(
        annotate(_VALUES) if callable(annotate) else cast("dict[str, object]", body.get("__annotations__", {}))
    )


_VALUES = 1
"""Asks for the annotations themselves: ``annotationlib.Format.VALUE``."""
