"""Cards of the boxes as somebody might rewrite them: other numbers, words and abilities, each as the reader allows."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from tomllib import loads
from typing import Any, NamedTuple

from munch_cli.files import places
from munch_cli.files.cards import load_catalogue, read_cards
from munch_cli.files.rulebook import load_rulebook
from munch_cli.rulebook.book import Fault
from munch_cli.table.cards import Card, Catalogue

LISTS = ("effects", "ability", "bad_stuff", "toll", "in_peace", "before", "on_escape")
"""The facts of a card that are what it does, each a list of tables."""
NUMBERS = ("level", "treasures", "levels_gained", "run_away", "strength", "treasures_delta", "bonus", "value", "spares")
OTHER = ("marks", "tags", "only", "not_by", "pursues", "not_against", "keywords", "when", "slot", "big", "keeps")
"""The facts that a card may have the same of as another."""
MANY, TRIES, MOST = 70, 8, 4
"""So many cards of a box are rewritten, each tried so often, with so many changes at most."""

Raw = dict[str, Any]


class Try(NamedTuple):
    """A card of a box, and what the reader makes of its table as it is rewritten."""

    card: Card
    read: list[Card]
    faults: list[Fault]


@cache
def rewritten(edition: str, number: int) -> Catalogue:
    """Some cards of a box as they were rewritten, each under its own id; for each number others."""
    return {one.card.id: one.read[0] for one in tries(edition, number) if one.read and not one.faults}


def tries(edition: str, number: int) -> Iterator[Try]:
    """The tries to rewrite cards of a box, those of each until the reader takes one."""
    luck = Random(f"{edition} {number}")
    known = cards_in_files(edition)
    for card in luck.sample(known, min(MANY, len(known))):
        for _ in range(TRIES):
            one = tried(card, luck)
            yield one
            if one.read and not one.faults:
                break


def tried(card: Card, luck: Random) -> Try:
    """One try to rewrite a card of a box."""
    own = changed(card, luck)
    return Try(card, *read_cards({"card": [own]}, card.set))


def changed(card: Card, luck: Random) -> Raw:
    """A card's table with a few changes, of which the reader may refuse some."""
    raw, kind = _tables()[card.set, card.name], card.kind
    own = {key: part for key, part in raw.items() if key not in ("printings", "printing")}
    alike = [one for one in _tables().values() if one.get("kind") == kind]
    for _ in range(luck.randint(1, MOST)):
        other = luck.choice(alike if luck.randrange(3) else list(_tables().values()))
        match luck.randrange(5):
            case 0:
                key = luck.choice([key for key in NUMBERS if key in own or key in other] or ["value"])
                own[key] = max(0, own.get(key, 0) + luck.choice((-5, -2, -1, 1, 2, 5)))
            case 1:
                own |= {key: other[key] for key in OTHER if key in other and luck.randrange(2)}
            case 2:
                for key in LISTS:
                    if key in other and luck.randrange(2):
                        own[key] = [*own.get(key, []), *other[key]]
            case _:
                here = [(key, place) for key in LISTS for place in range(len(own.get(key, [])))]
                if here:
                    key, place = luck.choice(here)
                    own[key] = [*own[key][:place], _turned(own[key][place], luck), *own[key][place + 1 :]]
    return own


def _turned(entry: Raw, luck: Random) -> Raw:
    """What a card does, with a word of it another, or one more that is said of the like."""
    like = [one for one in _entries() if one.get("do") == entry.get("do") and ("gives" in one) == ("gives" in entry)]
    key = luck.choice(sorted({key for one in like for key in one} - {"do"} or {"who"}))
    if isinstance(entry.get(key), int) and luck.randrange(2):
        return {**entry, key: entry[key] + luck.choice((-1, 1, 2))}
    return {**entry, key: luck.choice([one[key] for one in _entries() if key in one] or [True])}


def cards_in_files(edition: str) -> list[Card]:
    """The cards of a box that have tables in its files."""
    catalogue = load_catalogue(load_rulebook().editions[edition].sets)
    return [card for card in catalogue.values() if (card.set, card.name) in _tables()]


@cache
def _entries() -> list[Raw]:
    """All that the cards do, also by their abilities."""
    found = [entry for raw in _tables().values() for key in LISTS for entry in raw.get(key, [])]
    return found + [inner for one in found if isinstance(one.get("do"), list) for inner in one["do"]]


@cache
def _tables() -> dict[tuple[str, str], Raw]:
    """The table of every card of the boxes, by its set and name."""
    found: dict[tuple[str, str], Raw] = {}
    for path in sorted(Path(places.bundled("cards")).glob("*/*.toml")):
        for raw in loads(path.read_text(encoding="utf-8")).get("card", []):
            found.setdefault((path.parent.name, raw["name"]), raw)
    return found
