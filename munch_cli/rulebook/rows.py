"""A rulebook as plain rows that can be kept, and back again, without reading or checking anything anew."""

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from munch_cli.rulebook.book import (
    Binding,
    Cited,
    Conflict,
    Edition,
    Gap,
    NamedValue,
    Number,
    Rule,
    Rulebook,
    Toml,
    Unspoken,
    functions_of,
)

Texts: TypeAlias = tuple[str, ...]
BindingRow: TypeAlias = "tuple[str, str | Texts, str, Toml] | None"
RuleRow: TypeAlias = tuple[
    *tuple[str, str, str, dict[str, str], Texts, Texts, Texts, str, str, Texts, str, BindingRow, Texts, str],
    *tuple[dict[str, int], str, Texts, Texts, Texts],
]
GapRow: TypeAlias = tuple[str, str, str, Texts, Texts, Texts, dict[str, str], Texts, str, str, Texts, Texts]
ConflictRow: TypeAlias = tuple[str, str, Texts, tuple[Texts, ...], bool, str, str, Texts]
EditionRow: TypeAlias = tuple[
    tuple[str, str, str, str, int, int],
    tuple[Texts, Texts, dict[str, Texts], Texts, dict[str, str], dict[str, str], Texts],
    tuple[tuple[int, str, str], ...],
    tuple[str, ...],
    tuple[str, ...],
    tuple[bool, bool, dict[str, tuple[dict[str, int], str]], dict[str, tuple[int, str]]],
]
UnspokenRow: TypeAlias = tuple[str, str, str, Texts]
NumberRow: TypeAlias = tuple[str, str, str, Texts, int, int, int]
Rows: TypeAlias = tuple[
    Texts,
    tuple[RuleRow, ...],
    tuple[GapRow, ...],
    tuple[ConflictRow, ...],
    tuple[EditionRow, ...],
    tuple[UnspokenRow, ...],
    tuple[NumberRow, ...],
]


def to_rows(book: Rulebook) -> Rows:
    """The rulebook as tuples, texts and numbers."""
    places = {rule_id: number for number, rule_id in enumerate(book.rules)}
    return (
        book.topics,
        tuple(
            (*rule[:11], _binding_row(rule.binding), *rule[12:14], dict(rule.numbers), *rule[15:19])
            for rule in book.rules.values()
        ),
        tuple(gap[:12] for gap in book.gaps.values()),
        tuple(conflict[:8] for conflict in book.conflicts.values()),
        tuple(_edition_row(edition, places) for edition in book.editions.values()),
        tuple(one[:4] for one in book.unspoken),
        tuple(number[:7] for number in book.numbers.values()),
    )


def _binding_row(binding: Binding | None) -> BindingRow:
    if binding is None:
        return None
    if isinstance(binding.of, NamedValue):
        return (binding.kind, "", binding.of.name, binding.of.value)
    return (binding.kind, binding.of, "", 0)


def _edition_row(edition: Edition, places: dict[str, int]) -> EditionRow:
    return (
        (edition.key, edition.title, edition.short, edition.version, edition.year, edition.order),
        (
            edition.sets,
            edition.options,
            edition.traits,
            edition.keeps,
            edition.borrow,
            edition.shorts,
            edition.sections,
        ),
        tuple((places[rule_id], cited.where, cited.borrowed_from) for rule_id, cited in edition.rules.items()),
        tuple(edition.gaps),
        tuple(conflict.id for conflict in edition.conflicts),
        (edition.own, edition.made_up, edition.changed, edition.stated),
    )


Parts = tuple[list[Rule], dict[str, Gap], dict[str, Conflict], dict[str, Number], dict[str, tuple[str, ...]]]
"""What editions are put together from."""


class Shelf(Mapping[str, Edition]):
    """The editions by key, in printed order. Each is put together when it is first asked for."""

    def __init__(self, rows: dict[str, EditionRow], parts: Parts) -> None:
        self._rows = rows
        self._parts = parts
        self._made: dict[str, Edition] = {}

    def __getitem__(self, key: str) -> Edition:
        if key not in self._made:
            self._made[key] = _edition(self._rows[key], self._parts)
        return self._made[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)


def from_rows(rows: Rows) -> Rulebook:
    """The rulebook that these rows were made from."""
    topics, rule_rows, gap_rows, conflict_rows, edition_rows, unspoken_rows, number_rows = rows
    rules = [Rule(*row[:11], _binding(row[11]), *row[12:]) for row in rule_rows]
    gaps = {row[0]: Gap(*row) for row in gap_rows}
    conflicts = {row[0]: Conflict(*row) for row in conflict_rows}
    numbers = {row[0]: Number(*row) for row in number_rows}
    functions = functions_of((*rules, *gaps.values()))
    editions = Shelf({row[0][0]: row for row in edition_rows}, (rules, gaps, conflicts, numbers, functions))
    unspoken = (Unspoken(*row) for row in unspoken_rows)
    return Rulebook(topics, {rule.id: rule for rule in rules}, gaps, conflicts, editions, unspoken, numbers)


def _binding(row: BindingRow) -> Binding | None:
    if row is None:
        return None
    kind, of, name, value = row
    return Binding(kind, NamedValue(name, value) if name else of)


def _edition(row: EditionRow, parts: Parts) -> Edition:
    head, rest, cited, gap_ids, conflict_ids, own = row
    rules, gaps, conflicts, numbers, functions = parts
    edition = Edition(*head)
    edition.sets, edition.options, edition.traits, edition.keeps, edition.borrow, edition.shorts, edition.sections = (
        rest
    )
    edition.own, edition.made_up, edition.changed, edition.stated = own
    for place, where, lender in cited:
        edition.rules[rules[place].id] = Cited(rules[place], where, lender)
    edition.numbers, edition.functions = numbers, functions
    edition.name_values()
    edition.gaps = {gap_id: gaps[gap_id] for gap_id in gap_ids}
    edition.conflicts = tuple(conflicts[conflict_id] for conflict_id in conflict_ids)
    return edition
