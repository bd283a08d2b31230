"""The rulebook as values: rules, open points, contradictions, and an edition with all that is in force in it."""

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

from munch_cli.table.saying import in_words
from munch_cli.table.typed import NamedTuple

Toml: TypeAlias = "str | int | float | bool | list[Toml] | dict[str, Toml]"
Path: TypeAlias = tuple[str | int, ...]


class Fault(NamedTuple):
    """One thing wrong in the rulebook. The path begins ("topics" or "editions", name of the file without .toml)."""

    path: Path
    code: str
    what: str
    remedy: str = ""
    on_key: bool = False


class Enough(Exception):
    """So many faults were found that the search for more stops. The faults are in the list."""


class Faults(list[Fault]):
    """What is wrong with a file. Noting more than ``MOST`` faults raises ``Enough``."""

    MOST = 100

    def append(self, fault: Fault) -> None:
        """Note a fault."""
        if len(self) >= self.MOST:
            raise Enough
        super().append(fault)


class NamedValue(NamedTuple):
    """A value with a name, under which the rules of several editions meet: deal.each is 2, or 4."""

    name: str
    value: Toml


class Number(NamedTuple):
    """A number that sheets state: what it is, what people call it, and the bounds between which the owner may set it.

    ``usual``: its value if no rule in force states it, as when the owner has switched off the rule that did.
    """

    name: str
    topic: str
    what: str
    called: tuple[str, ...]
    usual: int
    least: int
    most: int

    @property
    def bounds(self) -> str:
        """Between which bounds it may be put, as it is said behind "it is"."""
        return f"from {self.least} to {self.most:,}"


class Binding(NamedTuple):
    """How a rule is carried out. `kind` is one of code, value, cards, covered_by, example, shape, prose."""

    kind: str
    of: "str | tuple[str, ...] | NamedValue"


NO_NUMBERS: Mapping[str, int] = {}

Force = Literal["permits", "forbids", "commands", "defines"]
"""What a rule does to players: allow something, forbid it, demand it, or define what is so."""
FORCES: tuple[Force, ...] = ("permits", "forbids", "commands", "defines")
_WORDS_OF: tuple[tuple[Force, str], ...] = (
    ("forbids", "only|not|never|no|none|nobody|cannot|unless|without|at most|neither|nor|until|except"),
    ("commands", "must|has to|have to"),
    ("permits", "may|can"),
)
"""The words that show the force of a rule that does not state it. The first that occur count."""


class Rule(NamedTuple):
    """One thing the sheets say, in our words, with the passages of each edition that say it.

    ``asked``: questions that it answers, as players ask them, by which the look-up finds it; among them ``yes`` and
    ``no``, those that it answers with that word. ``force_said``: its force, if its words do not show it. What it
    permits within bounds it forbids beyond them. ``numbers``: the numbers it states, by name. ``pattern``: its words
    with those names in braces, if it has any. ``code``: the functions that carry it out, each with its topic:
    "charity.giving".
    """

    id: str
    topic: str
    says: str
    cite: dict[str, str]
    silent: tuple[str, ...]
    absent: tuple[str, ...]
    differs_from: tuple[str, ...]
    ambiguity: str
    note: str
    names_cards: tuple[str, ...]
    case: str
    binding: Binding | None
    asked: tuple[str, ...] = ()
    force_said: str = ""
    numbers: Mapping[str, int] = NO_NUMBERS
    pattern: str = ""
    code: tuple[str, ...] = ()
    yes: tuple[str, ...] = ()
    no: tuple[str, ...] = ()

    def with_numbers(self, numbers: Mapping[str, int]) -> "Rule":
        """The rule as a sheet has it that puts these numbers in place of those it states.

        With other numbers it answers no question with yes or no, as the listed answers go by those it states.
        """
        stated = {name: numbers.get(name, number) for name, number in self.numbers.items()}
        rule = self._replace(numbers=stated, says=said_with(self.pattern, stated) if self.pattern else self.says)
        return rule if stated == self.numbers else rule._replace(yes=(), no=())

    @property
    def force(self) -> Force:
        """Return True if it permits, forbids, commands or defines."""
        for force in FORCES:
            if force == self.force_said:
                return force
        letters = (letter if letter.isalnum() else " " for letter in self.says.casefold())
        said = f" {' '.join(''.join(letters).split())} "
        found = (force for force, words in _WORDS_OF if any(f" {word} " in said for word in words.split("|")))
        return next(found, "defines")


def said_with(pattern: str, numbers: Mapping[str, int]) -> str:
    """Words with numbers in place of their names: ``{deal.each}`` in words, ``{winning.goal:d}`` in figures,
    ``{selling.price:,}`` with commas; ``{deal.each*2}``, ``{winning.goal-1:d}``. A name without a number stays.

    >>> said_with("{deal.each} of each deck, a hand of {deal.each*2}", {"deal.each": 4})
    'four of each deck, a hand of eight'
    """
    import re

    def said(found: "re.Match[str]") -> str:
        name, sign, by, form = found.groups()
        if name not in numbers:
            return found.group()
        number = numbers[name] * int(by) if sign == "*" else numbers[name] + int(f"{sign or '+'}{by or 0}")
        return format(number, form) if form else in_words(number)

    return re.sub(r"\{([a-z.-]*[a-z])(?:([-+*])(\d+))?(?::([d,]))?\}", said, pattern)


class Gap(NamedTuple):
    """An open point: what it asks, where, what the sheets hint at, and the reading that play goes on with.

    ``closed_by``: rules that settle the point in an edition that borrows one of them. ``code``: the functions that
    carry it out.
    """

    id: str
    topic: str
    asks: str
    editions: tuple[str, ...]
    hints: tuple[str, ...]
    closed_by: tuple[str, ...]
    says: dict[str, str]
    readings: tuple[str, ...]
    leans: str
    note: str
    asked: tuple[str, ...] = ()
    code: tuple[str, ...] = ()


class Conflict(NamedTuple):
    """Two passages of one sheet that pull two ways. Settled: one limits the other, and nothing is open."""

    id: str
    topic: str
    editions: tuple[str, ...]
    between: tuple[tuple[str, ...], ...]
    settled: bool
    leans: str
    note: str
    asked: tuple[str, ...] = ()


class Unspoken(NamedTuple):
    """Something that players ask about and no sheet speaks of: what it is, and how they ask."""

    id: str
    topic: str
    about: str
    asked: tuple[str, ...]


class Cited(NamedTuple):
    """A rule in force, the passage that says so, and the edition it is borrowed from ("" if its own)."""

    rule: Rule
    where: str
    borrowed_from: str


class HouseRule(NamedTuple):
    """One decision of the owner: which rule or named value, how it is to be, who said so, when, and why."""

    rule: str
    how: str
    by: str = ""
    on: str = ""
    because: str = ""


class Flaw(NamedTuple):
    """Why a house rule cannot be: what is wrong, and the remedy. ``at``: "rule" or "how"."""

    at: str
    what: str
    remedy: str


AS_PRINTED = "as printed"
"""How a house rule is taken back."""


def house_said(house: HouseRule) -> str:
    """Whose word it is: "house rule of Drake, 2026-11-21"."""
    return f"house rule{f' of {house.by}' if house.by else ''}{f', {house.on}' if house.on else ''}"


class Edition:
    """One box and its sheet: every rule in force in it, the named values, the open points and contradictions."""

    __slots__ = (
        "borrow",
        "changed",
        "conflicts",
        "functions",
        "gaps",
        "house",
        "keeps",
        "key",
        "made_up",
        "numbers",
        "options",
        "order",
        "own",
        "rules",
        "sections",
        "sets",
        "short",
        "shorts",
        "stated",
        "title",
        "traits",
        "values",
        "version",
        "year",
    )

    def __init__(self, key: str, title: str, short: str, version: str, year: int, order: int) -> None:
        self.key = key
        self.title = title
        self.short = short
        self.version = version
        self.year = year
        self.order = order
        self.sets: tuple[str, ...] = ()
        self.sections: tuple[str, ...] = ()
        """The headings of its sheet, in the order in which they are printed."""
        self.options: tuple[str, ...] = ()
        self.traits: dict[str, tuple[str, ...]] = {}
        self.keeps: tuple[str, ...] = ()
        self.borrow: dict[str, str] = {}
        self.rules: dict[str, Cited] = {}
        self.values: dict[str, tuple[Toml, str]] = {}
        """A number's name -> its value here, and the rule that says so. If several rules state it, the first."""
        self.own = False
        """Whether it is a person's own box, about whose rules the rulebook need not know everything."""
        self.made_up = False
        self.changed: dict[str, tuple[dict[str, int], str]] = {}
        """Of a box of one's own: a rule that its sheet says otherwise -> its numbers there, and its words, if any."""
        self.stated: dict[str, tuple[int, str]] = {}
        """Of a box of one's own: a number its sheet states -> what it is, and the place that says so."""
        self.numbers: Mapping[str, Number] = {}
        """All numbers that any sheet states, by name."""
        self.functions: Mapping[str, tuple[str, ...]] = {}
        """What each function carries out under any sheet, by its name: rules, then open points."""
        self.gaps: dict[str, Gap] = {}
        self.conflicts: tuple[Conflict, ...] = ()
        self.house: dict[str, HouseRule] = {}
        self.shorts: dict[str, str] = {}
        """The short titles of the editions it borrows from, by key."""

    def has(self, rule_id: str) -> bool:
        """Return True if this rule is in force."""
        return rule_id in self.rules

    def knows(self, id: str) -> bool:
        """Return True if it has a rule, an open point or a contradiction of this id."""
        return self.has(id) or id in self.gaps or any(conflict.id == id for conflict in self.conflicts)

    def cite(self, rule_id: str) -> str:
        """The sheet and the passage that say so: "Munchkin Bites! 1.6, Combat (p. 2), par. 1"."""
        _, where, borrowed_from = self.rules[rule_id]
        house = self.house_rule(rule_id)
        if house is not None:
            printed = f": {where}" if where else ""
            return f"{house_said(house)}{printed}"
        if borrowed_from:
            return f"{where} (borrowed from {self.shorts[borrowed_from]})"
        return f"{self.short}, {where}"

    def house_rule(self, rule_id: str) -> "HouseRule | None":
        """The word of the owner by which this rule is here, or has the value that it has."""
        by_itself = self.house.get(rule_id)
        if by_itself is not None or not self.house:
            return by_itself
        stated = self.rules[rule_id].rule.numbers if rule_id in self.rules else {}
        named = (name for name, held in self.values.items() if held[1] == rule_id or name in stated)
        return next((self.house[name] for name in named if name in self.house), None)

    def value(self, name: str) -> Toml:
        """The value that goes by this name in this edition."""
        return self.values[name][0]

    def number(self, name: str) -> int:
        """The number of this name here: as a rule in force states it, else as it usually is."""
        held = self.values[name][0] if name in self.values else None
        return held if isinstance(held, int) else self.numbers[name].usual

    def name_values(self) -> None:
        """Gathers the values that its rules give, after the changes that its own sheet makes in them.

        If several rules state a number, the one of its own topic is named.
        """
        for rule_id, (numbers, words) in self.changed.items():
            if rule_id in self.rules:
                rule = self.rules[rule_id].rule.with_numbers(numbers)
                rule = rule._replace(says=said_with(words, rule.numbers), pattern=words) if words else rule
                self.rules[rule_id] = self.rules[rule_id]._replace(rule=rule)
        for name, (number, place) in self.stated.items():
            for rule_id, cited in self.rules.items():
                if name in cited.rule.numbers:
                    where = place if cited.borrowed_from else cited.where
                    self.rules[rule_id] = Cited(cited.rule.with_numbers({name: number}), where, "")
        for rule_id, (rule, _, _) in self.rules.items():
            if rule.binding is not None and isinstance(rule.binding.of, NamedValue):
                self.values.setdefault(rule.binding.of.name, (rule.binding.of.value, rule_id))
            for name, number in rule.numbers.items():
                said = self.values.setdefault(name, (number, rule_id))
                if said[0] == number and rule.topic == self.numbers[name].topic != self.rules[said[1]].rule.topic:
                    self.values[name] = (number, rule_id)

    def restate(self, numbers: Mapping[str, int]) -> None:
        """Put these numbers in place of those that its rules state."""
        for rule_id, cited in self.rules.items():
            if not numbers.keys().isdisjoint(cited.rule.numbers):
                self.rules[rule_id] = cited._replace(rule=cited.rule.with_numbers(numbers))
        for name in numbers.keys() & self.values.keys():
            self.values[name] = (numbers[name], self.values[name][1])

    def meant(self, said: str) -> str:
        """The name of the number that people call so ("the hand limit"); of anything else the very words."""
        return meant(self.numbers, said)

    def without(self, *ids: str) -> "Edition":
        """This edition as it would be if these rules, open points or contradictions were not in it."""
        off = frozenset(ids)
        other = Edition(self.key, self.title, self.short, self.version, self.year, self.order)
        other.sets, other.options, other.traits = self.sets, self.options, self.traits
        other.sections = self.sections
        other.keeps, other.borrow, other.shorts = self.keeps, self.borrow, self.shorts
        other.house = dict(self.house)
        other.rules = {rule_id: cited for rule_id, cited in self.rules.items() if rule_id not in off}
        other.numbers, other.own, other.made_up = self.numbers, self.own, self.made_up
        other.functions = self.functions
        left = {name: id for id, cited in reversed(other.rules.items()) for name in cited.rule.numbers}
        other.values = {
            name: (held, rule_id if rule_id not in off else left[name])
            for name, (held, rule_id) in self.values.items()
            if rule_id not in off or name in left
        }
        other.gaps = {gap_id: gap for gap_id, gap in self.gaps.items() if gap_id not in off}
        other.conflicts = tuple(conflict for conflict in self.conflicts if conflict.id not in off)
        return other

    def __repr__(self) -> str:
        return f"<Edition {self.key}: {len(self.rules)} rules>"


def functions_of(entries: "Iterable[Rule | Gap]") -> dict[str, tuple[str, ...]]:
    """What each function carries out, by its name. What belongs to its own topic comes first."""
    own: dict[str, list[str]] = {}
    others: dict[str, list[str]] = {}
    for entry in entries:
        topic = f"{entry.topic.replace('-', '_')}."
        for function in entry.code:
            (own if function.startswith(topic) else others).setdefault(function, []).append(entry.id)
    return {function: (*own.get(function, ()), *others.get(function, ())) for function in {**own, **others}}


def meant(numbers: Mapping[str, Number], said: str) -> str:
    """The name of the number that people call so ("the hand limit"); of anything else the very words."""
    bare = said.strip().casefold().removeprefix("the ")
    return next((number.name for number in numbers.values() if bare in number.called), said)


def _telling(name: str) -> tuple[str, ...]:
    """The words of an edition's name by which it differs from others."""
    words = "".join(sign if sign.isalnum() or sign == "." else " " for sign in name.casefold()).split()
    words = [word for word in words if word not in ("the", "box") and not word[0].isdigit()]
    return tuple(word for word in words if word != "munchkin" or len(words) == 1)


class Rulebook:
    """All the sheets together. Rules stand in the order of their topics, editions in the order they were printed."""

    __slots__ = ("conflicts", "editions", "gaps", "numbers", "rules", "topics", "unspoken")

    def __init__(
        self,
        topics: tuple[str, ...],
        rules: Mapping[str, Rule],
        gaps: Mapping[str, Gap],
        conflicts: Mapping[str, Conflict],
        editions: Mapping[str, Edition],
        unspoken: Iterable[Unspoken] = (),
        numbers: Mapping[str, Number] | None = None,
    ) -> None:
        self.topics = topics
        self.rules = dict(rules)
        self.gaps = dict(gaps)
        self.conflicts = dict(conflicts)
        self.editions = editions
        self.unspoken = tuple(unspoken)
        self.numbers = dict(numbers or {})

    def entry(self, entry_id: str) -> Rule | Gap | Conflict | None:
        """The rule, open point or contradiction of this id."""
        return self.rules.get(entry_id) or self.gaps.get(entry_id) or self.conflicts.get(entry_id)

    def number_called(self, said: str) -> Number | None:
        """The number of this name, or that people call so: "the hand limit"."""
        return self.numbers.get(meant(self.numbers, said))

    def edition_called(self, said: str) -> str:
        """The key of the edition that people mean by its key or its title: "Bites!", "the classic box", "Munchkin Lite
        1.72". "" if there is none.
        """
        meant = _telling(said)
        called = ((key, _telling(name)) for key, one in self.editions.items() for name in (key, one.title))
        return next((key for key, words in called if words and words == meant), "")
