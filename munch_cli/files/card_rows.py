"""Cards as plain rows that can be kept, and back again, without reading or checking anything anew."""

from munch_cli.table.cards import DEED_FACTS, Card
from munch_cli.table.declared import fields_of
from munch_cli.table.typed import TypeAlias
from munch_cli.table.vocabulary import DEEDS, Ability, Deed, Gives, Price

Row: TypeAlias = dict[str, object]
"""The facts of a card that differ from what is usual, its words as (word, values)."""

_WORDS = {kind: word for word, kind in DEEDS.items()}
_USUAL = {field.slot: field.default for field in fields_of(Card) if not field.needed and not field.spec.derived}
_ALWAYS = ("id", "name", "set", "kind", "deck")
_TURNED = frozenset({"gives", "do", "abilities", *DEED_FACTS})


def to_row(card: Card) -> Row:
    """The card as texts, numbers and tuples."""
    row: Row = {name: getattr(card, name) for name in _ALWAYS}
    for name, usual in _USUAL.items():
        fact = getattr(card, name)
        if fact != usual and name not in _TURNED:
            row[name] = fact
    if card.gives:
        row["gives"] = tuple(tuple(word) for word in card.gives)
    for name in ("do", *DEED_FACTS):
        if deeds := getattr(card, name):
            row[name] = _deed_rows(deeds)
    if card.abilities:
        row["abilities"] = tuple(
            (*ability[:2], _deed_rows(ability.do), ability.on, ability.price and tuple(ability.price), *ability[5:])
            for ability in card.abilities
        )
    return row


def _deed_rows(deeds: tuple[Deed, ...]) -> tuple[tuple[str, tuple[object, ...]], ...]:
    return tuple((_WORDS[type(deed)], tuple(map(_plain, deed))) for deed in deeds)


def _plain(value: object) -> object:
    """A value of a deed; deeds within it are turned into rows as well."""
    within = isinstance(value, tuple) and value and type(value[0]) in _WORDS
    return _deed_rows(value) if within else value  # type: ignore[arg-type]


def from_row(row: Row) -> Card:
    """The card that this row was made from."""
    facts: dict[str, object] = row
    if not _TURNED.isdisjoint(row):
        facts = dict(row)
        if "gives" in row:
            facts["gives"] = tuple(Gives(*values) for values in row["gives"])  # type: ignore[attr-defined]
        for name in ("do", *DEED_FACTS):
            if name in row:
                facts[name] = _deeds(row[name])
        if "abilities" in row:
            facts["abilities"] = tuple(_ability(*values) for values in row["abilities"])  # type: ignore[attr-defined]
    return Card(**facts)  # type: ignore[arg-type]


def _deeds(rows: object) -> tuple[Deed, ...]:
    return tuple(DEEDS[word]._make(map(_turned, values)) for word, values in rows)  # type: ignore[attr-defined]


def _turned(value: object) -> object:
    """A value of a deed; rows within it are turned into deeds."""
    return _deeds(value) if isinstance(value, tuple) and value and isinstance(value[0], tuple) else value


def _ability(name: str, when: str, do: object, on: str, price: tuple[object, ...] | None, *rest: object) -> Ability:
    paid = None if price is None else Price(*price)  # type: ignore[arg-type]
    return Ability(name, when, _deeds(do), on, paid, *rest)  # type: ignore[arg-type]
