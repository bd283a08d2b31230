"""A card made up in one line, said back: the line that is read as the same card."""

from collections.abc import Collection, Mapping

from munch_cli.language.made_up.deeds import deed_said
from munch_cli.language.made_up.line import split_card_line
from munch_cli.language.made_up.reading import facts_of


def card_line(raw: Mapping[str, object], tags: Collection[str] = (), keywords: Collection[str] = ()) -> str:
    """The line that makes up the card of a table; "" if one line cannot say all of it.

    >>> card_line({"name": "Big Stick", "kind": "item", "bonus": 3, "not_by": ["Wizard"]})
    'card "Big Stick": item, +3, not by Wizard'
    """
    facts = [part for field, value in raw.items() if field != "name" for part in _said(field, value)]
    line = f'card "{raw.get("name")}": {", ".join(facts)}'
    split = split_card_line(line)
    again = facts_of(split, tags, keywords) if split is not None and all(facts) else None
    return line if again is not None and again.raw == dict(raw) and not again.unread else ""


PLAIN = {
    "kind": "{}",
    "slot": "{}",
    "bonus": "{:+d}",
    "strength": "{:+d}",
    "run_away": "{:+d} to run away",
    "level": "level {}",
    "rank": "rank {}",
    "value": "{} gp",
    "spares": "spares level {}",
    "deck": "{} deck",
}
"""A field with one value -> the fact that says it."""
COUNTED = {
    "treasures": ("treasure", "treasures"),
    "treasures_delta": ("treasure", "treasures"),
    "levels_gained": ("level", "levels"),
    "copies": ("copy", "copies"),
}
"""A field that is a number of things -> the word for one of them, and for several."""
TRUE = {"big": "big", "keeps": "stays"}
"""A field that holds or not -> the fact that says it holds."""
GIVEN = {"strength": "{:+d}", "run_away": "{:+d} to run away", "hand_limit": "{:+d} to hand limit"}
"""What a lasting effect adds to -> the fact that says so."""


def _said(field: str, value: object) -> list[str]:
    """The facts that say a field; [""] if there is no way."""
    if field in PLAIN:
        return [PLAIN[field].format(value)]
    if field in COUNTED:
        return [_number_said(field, value)]
    if field in TRUE:
        return [TRUE[field] if value is True else ""]
    if not isinstance(value, list):
        return [""]
    if field in ("only", "not_by"):
        return [f"{'only' if field == 'only' else 'not by'} {' or '.join(map(str, value))}"]
    if field in ("tags", "keywords"):
        return [f"{field[:-1]} {name}" for name in value]
    if field == "marks":
        return [str(mark).replace("_", " ") for mark in value]
    if field == "bad_stuff":
        return [f"bad stuff {' + '.join(map(deed_said, value)) or 'nothing'}"]
    return [_effect_said(one) for one in value] if field == "effects" else [""]


def _number_said(field: str, value: object) -> str:
    one, several = COUNTED[field]
    number = f"{value:+d}" if field.endswith("_delta") else f"{value}"
    return f"{number} {one if value in (1, -1) else several}"


def _effect_said(effect: Mapping[str, object]) -> str:
    if "do" in effect:
        return deed_said(effect)
    amount = effect.get("amount", 0)
    for field, word in (("against", "against"), ("facing", "against"), ("user", "for")):
        names = effect.get(field)
        if isinstance(names, list):
            return f"{amount:+d} {word} {' or '.join(map(str, names))}"
    return GIVEN.get(str(effect.get("gives")), "").format(amount)
