"""Reading the words of a card strictly: what a word may say is what its tuple type has fields for, and nothing else."""

from collections.abc import Iterable, Mapping
from types import NoneType, UnionType
from typing import Union, get_args, get_origin, get_type_hints

from munch_cli.files.problems import did_you_mean
from munch_cli.rulebook.book import Fault, Faults, Path
from munch_cli.rulebook.entry import sort_of
from munch_cli.table import vocabulary
from munch_cli.table.names import nearest
from munch_cli.table.records import NamedTuple
from munch_cli.table.typed import Name, TypeAlias, words_of

Hint: TypeAlias = object
"""What a field may hold, as its annotation says."""

LARGEST = 100_000
LEAST: dict[str, int] = {
    "level": 1,
    "copies": 1,
    "treasures": 0,
    "levels_gained": 0,
    "value": 0,
    "rank": 1,
    "least": 0,
    "most": 1,
    "count": 1,
    "to": 1,
    "otherwise": 0,
    "gold": 1,
    "deadly": 0,
    "up_to": 0,
    "worth": 0,
    "margin": 0,
    "from_level": 0,
}
"""The least that a number may be, where it may not be below nothing at all."""


class Bad:
    """Stands for a value that could not be read; the fault is noted."""


BAD = Bad()


class World(NamedTuple):
    """What cards may speak of: traits of characters, tags of monsters, keywords of Items."""

    traits: frozenset[str]
    tags: frozenset[str]
    keywords: frozenset[str]


SPOKEN_OF: dict[str, tuple[str, str]] = {
    "against": ("traits", "unknown-trait"),
    "user": ("traits", "unknown-trait"),
    "by": ("traits", "unknown-trait"),
    "only": ("traits", "unknown-trait"),
    "not_by": ("traits", "unknown-trait"),
    "victim": ("traits", "unknown-trait"),
    "pursues": ("traits", "unknown-trait"),
    "not_against": ("traits", "unknown-trait"),
    "facing": ("tags", "unknown-tag"),
    "bearing": ("keywords", "unknown-keyword"),
    "using": ("keywords", "unknown-keyword"),
    "of": ("traits", "unknown-trait"),
}
"""Fields that speak of what other cards name -> of what, and the code of a problem with it."""
NOBODY_IS = {
    "traits": 'no character can be "{}"',
    "tags": 'no monster bears the tag "{}"',
    "keywords": 'no card bears the keyword "{}"',
}
"""What is said of a word that no card names."""


class Reading:
    """One reading of a file: the faults found so far, and what cards may speak of."""

    __slots__ = ("faults", "world")

    def __init__(self, world: World) -> None:
        self.faults: list[Fault] = Faults()
        self.world = world

    def fault(self, path: Path, code: str, what: str, remedy: str = "", on_key: bool = False) -> Bad:
        """Notes a fault, and gives what stands for a value that could not be read."""
        self.faults.append(Fault(path, code, what, remedy, on_key))
        return BAD

    def value(self, path: Path, given: object, hint: Hint) -> object:
        """The value as its annotation wants it, or BAD."""
        if hint is bool:
            return given if isinstance(given, bool) else self.wrong(path, given, "true or false")
        if hint is int:
            return self.number(path, given)
        if hint is str or isinstance(hint, Name):
            return self.text(path, given)
        if words := words_of(hint):
            return self.one_of(path, given, words)
        if get_origin(hint) in (tuple, frozenset):
            return self.several(path, given, hint)
        return self.table(path, given, _tuple_type(hint))

    def wrong(self, path: Path, given: object, wanted: str) -> Bad:
        """Notes that a value is of another sort than wanted."""
        said = f"{wanted} should stand here, not {sort_of(given)}"
        return self.fault(path, "wrong-type", said, f"write {wanted}, or take it out")

    def text(self, path: Path, given: object) -> object:
        """A text that is not empty."""
        if not isinstance(given, str):
            return self.wrong(path, given, "a text in quotes")
        if not given.strip():
            return self.fault(path, "wrong-type", "this text is empty", "leave it out, or say something")
        return given

    def number(self, path: Path, given: object) -> object:
        """A whole number of a reasonable size."""
        if not isinstance(given, int) or isinstance(given, bool):
            return self.wrong(path, given, "a whole number")
        least = LEAST.get(str(path[-1]), -LARGEST)
        if not least <= given <= LARGEST:
            said = f"write a number from {least:,} to {LARGEST:,}"
            return self.fault(path, "out-of-range", f"{path[-1]} cannot be {given:,}", said)
        return given

    def one_of(self, path: Path, given: object, known: Iterable[object]) -> object:
        """A word of a closed list."""
        words = [word for word in known if isinstance(word, str)]
        if not isinstance(given, str):
            return self.wrong(path, given, "a text in quotes")
        if given not in words:
            name = next(part for part in reversed(path) if isinstance(part, str))
            return self.fault(path, "unknown-word", f'{name} cannot be "{given}"', offer(given, words))
        return given

    def several(self, path: Path, given: object, hint: Hint) -> object:
        """A list: of texts, or of deeds."""
        if not isinstance(given, list):
            return self.wrong(path, given, "a list in square brackets")
        inner = get_args(hint)[0]
        if inner is str:
            return self.words(path, given)
        if words := words_of(inner):
            told = [self.one_of((*path, number), word, words) for number, word in enumerate(given)]
            return BAD if BAD in told else tuple(told)
        read = [self.deed((*path, number), part) for number, part in enumerate(given)]
        return BAD if BAD in read else tuple(read)

    def words(self, path: Path, given: list[object]) -> object:
        """A list of texts, each once; known ones, where they speak of what other cards name."""
        read = [self.text((*path, number), word) for number, word in enumerate(given)]
        what, code = SPOKEN_OF.get(str(path[-1]), ("", ""))
        known: frozenset[str] = getattr(self.world, what) if what else frozenset()
        for number, word in enumerate(read):
            if isinstance(word, str) and word in read[:number]:
                self.fault((*path, number), "named-twice", f'"{word}" stands here twice', "take one away")
            elif isinstance(word, str) and what and word not in known:
                self.fault((*path, number), code, NOBODY_IS[what].format(word), offer(word, known))
        return BAD if BAD in read else tuple(word for word in read if isinstance(word, str))

    def deed(self, path: Path, given: object) -> object:
        """A deed: { do = "lose_levels", amount = 2 }."""
        if not isinstance(given, Mapping):
            return self.wrong(path, given, "a table in braces")
        if "do" not in given:
            return self.fault(path, "missing-key", "it is not said what happens", 'add do = "…"')
        word = self.one_of((*path, "do"), given["do"], vocabulary.DEEDS)
        if not isinstance(word, str):
            return BAD
        amount = given.get("amount")
        if isinstance(amount, int) and not isinstance(amount, bool) and amount < 1:
            return self.fault((*path, "amount"), "out-of-range", f"amount cannot be {amount}", "write 1 or more")
        return self.table(path, given, vocabulary.DEEDS[word], leave=("do",))

    def lasting(self, path: Path, given: Mapping[str, object]) -> object:
        """A lasting word: { gives = "strength", amount = 2 }."""
        what = self.value((*path, "gives"), given["gives"], vocabulary.Named)
        rest = self.table(path, given, vocabulary.Gives, leave=("gives",), known={"what": what})
        return BAD if what is BAD else rest

    def table(
        self,
        path: Path,
        given: object,
        kind: type[tuple[object, ...]],
        leave: tuple[str, ...] = (),
        known: Mapping[str, object] | None = None,
    ) -> object:
        """A table with exactly the fields of a tuple type; ``leave``: keys and ``known``: fields read elsewhere."""
        if not isinstance(given, Mapping):
            return self.wrong(path, given, "a table")
        hints, defaults = fields_of(kind)
        values: dict[str, object] = dict(known or {})
        for key, part in given.items():
            if key in hints and key not in values:
                values[key] = self.value((*path, key), part, hints[key])
            elif key not in leave:
                self.unknown_key((*path, key), [name for name in hints if name not in (known or {})])
        for name in hints:
            if name not in values and name not in defaults:
                values[name] = self.fault(path, "missing-key", f"{name} is missing here", f"add {name} = …")
        return BAD if BAD in values.values() else kind(**values)

    def unknown_key(self, path: Path, known: Iterable[str]) -> None:
        """Notes a name that means nothing here."""
        said = f'nothing here is called "{path[-1]}"'
        self.fault(path, "unknown-key", said, offer(str(path[-1]), known), on_key=True)


def fields_of(kind: type[tuple[object, ...]]) -> tuple[dict[str, Hint], Mapping[str, object]]:
    """The fields of a tuple type with their annotations, and the defaults."""
    defaults: Mapping[str, object] = getattr(kind, "_field_defaults", {})
    return get_type_hints(kind), defaults


def _tuple_type(hint: Hint) -> type[tuple[object, ...]]:
    """The tuple type in an annotation that may also be None."""
    parts = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    for part in parts:
        if isinstance(part, type) and part is not NoneType and issubclass(part, tuple):
            return part
    raise TypeError(f"cards cannot hold {hint}")


def offer(word: str, known: Iterable[str]) -> str:
    """The remedy for a word that is not known: the nearest ones, or all, where they are few."""
    names = sorted(known)
    near = nearest(word, names)
    return did_you_mean(near) or (f"it may be {', '.join(names)}" if 0 < len(names) <= 16 else "check the spelling")
