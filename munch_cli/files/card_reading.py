"""Reading cards strictly from the tables of a file: mappings in, cards and everything wrong with them out."""

import unicodedata
from collections.abc import Iterable, Mapping
from contextlib import suppress
from types import UnionType
from typing import NewType, TypeAlias, Union, get_args, get_origin, get_type_hints

from munch_cli.language.made_up import deeds_of
from munch_cli.rulebook.book import Enough, Fault, Faults, Path
from munch_cli.rulebook.entry import Values
from munch_cli.table import vocabulary
from munch_cli.table.cards import CURSE_KINDS, DEED_FACTS, LARGEST, TREASURE_KINDS, Card, Deck, Kind
from munch_cli.table.ids import CardId
from munch_cli.table.names import folded, remedy_for
from munch_cli.table.typed import NamedTuple, words_of
from munch_cli.table.typed import fields_of as declared
from munch_cli.table.vocabulary import MARKS, Ability, Deed, GainLevels, Gives, Odd

Hint: TypeAlias = object
"""What a field may hold, as its annotation says."""

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
Raw: TypeAlias = Mapping[str, object]
PRINTINGS = "printings"
"""The key under which a card says what it is in other printings."""
Bases: TypeAlias = Mapping[str, Mapping[str, Raw]]
"""Set -> folded name -> the table of the card, as it stands in the file: what `like` looks into."""

KINDS: tuple[str, ...] = words_of(Kind)
SEXES = ("male", "female")
HUMAN = "Human"
"""What a player without a race is."""

_ATTIRE = ("bonus", "value", "only", "not_by", "run_away")
_MONSTROUS = ("bad_stuff", "toll", "spares", "pursues", "not_against", "in_peace", "before")
OF_KIND: dict[str, tuple[str, ...]] = {
    "monster": ("level", "treasures", "levels_gained", "tags", "run_away", *_MONSTROUS),
    "monster-enhancer": ("strength", "treasures_delta", "tags", "run_away"),
    "mate": ("run_away",),
    "curse": ("keeps",),
    "trap": ("keeps",),
    "power": ("rank", "only", "not_by"),
    "item": (*_ATTIRE, "slot", "big", "keywords", "on_escape"),
    "one-shot": (*_ATTIRE, "slot", "big", "keywords"),
    "ship": (*_ATTIRE, "big", "keywords"),
    "ship-enhancer": (*_ATTIRE, "keywords"),
    "special": ("bonus", "value"),
}
"""Kind -> the facts that only some kinds of card have."""
SPECIFIC = frozenset(fact for facts in OF_KIND.values() for fact in facts)
NEEDED: dict[str, tuple[str, ...]] = {"monster": ("level",), "power": ("rank",), "special": ("deck",)}
"""Kind -> the facts that have to be given, or named among the unknown."""
ALLOWED_BY_KIND = {
    "half-breed": "two_races",
    "super-munchkin": "two_classes",
    "bilingual": "two_accents",
    "cheat": "any_item",
}
"""Kind -> the mark that every card of the kind bears, written or not."""
RAISES = ({"do": "gain_levels"},)
"""What a Go Up a Level does, unless its file says otherwise."""


class World(NamedTuple):
    """What cards may speak of: traits of characters, tags of monsters, keywords of Items."""

    traits: frozenset[str]
    tags: frozenset[str]
    keywords: frozenset[str]

    def beside(self, other: "World") -> "World":
        """What cards may speak of where there are both."""
        return World(self.traits | other.traits, self.tags | other.tags, self.keywords | other.keywords)


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
"""A field that names what other cards are -> what it names, and the code of a problem with it."""
NOBODY_IS = {
    "traits": 'no character can be "{}"',
    "tags": 'no monster bears the tag "{}"',
    "keywords": 'no card bears the keyword "{}"',
}
"""What is said of a word that no card names."""


class CardReading(Values):
    """One reading of a file: the faults found so far, and what cards may name."""

    __slots__ = ("world",)

    def __init__(self, world: World) -> None:
        super().__init__(Faults())
        self.world = world

    def value(self, path: Path, given: object, hint: Hint) -> object:
        """The value as its annotation wants it, or None."""
        if hint is bool:
            return self.as_truth(path, given)
        if hint is int:
            return self.as_number(path, given, LEAST.get(str(path[-1]), -LARGEST), LARGEST)
        if hint is str or isinstance(hint, NewType):
            return self.as_text(path, given)
        if words := words_of(hint):
            return self.as_word(path, given, words)
        if get_origin(hint) in (tuple, frozenset):
            return self.several(path, given, hint)
        return self.table(path, given, _tuple_type(hint))

    def several(self, path: Path, given: object, hint: Hint) -> object:
        """A list: of texts, or of deeds."""
        inner = get_args(hint)[0]
        if inner is str:
            return self.words(path, given)
        if isinstance(given, str) and not words_of(inner):
            given = self.said(path, given)
            if given is None:
                return None
        if not isinstance(given, list):
            self.wrong_value(path, given, "a list in square brackets")
            return None
        words = words_of(inner)
        places = ((*path, number) for number in range(len(given)))
        read = [
            self.as_word(at, one, words) if words else self.deed(at, one) for at, one in zip(places, given, strict=True)
        ]
        return None if None in read else tuple(read)

    def words(self, path: Path, given: object) -> tuple[str, ...] | None:
        """A list of texts, each once. If they name what other cards are, they must be known."""
        read = self.as_texts(path, given)
        what, code = SPOKEN_OF.get(str(path[-1]), ("", ""))
        known: frozenset[str] = getattr(self.world, what) if what else frozenset()
        for number, word in enumerate(read or ()):
            if word is not None and what and word not in known:
                remedy = remedy_for(word, sorted(known))
                self.amiss((*path, number), code, NOBODY_IS[what].format(word), remedy)
        texts = [word for word in read or () if word is not None]
        return tuple(texts) if read is not None and len(texts) == len(read) else None

    def said(self, path: Path, text: str) -> list[dict[str, object]] | None:
        """Return the deeds that are told in the words of the prompt: "lose 2 levels and death"."""
        found = deeds_of(text)
        if found is None:
            remedy = 'say it as "lose 2 levels" or "death", or as a deed: munch schema card has them all'
            self.amiss(path, "unknown-word", f'"{text}" is nothing that happens to a player', remedy)
        return found

    def deed(self, path: Path, given: object) -> object:
        """Return a deed: { do = "lose_levels", amount = 2 }, or "lose 2 levels"."""
        if isinstance(given, str):
            told = self.said(path, given)
            if told is not None and len(told) != 1:
                self.wrong_value(path, given, "one deed")
            if told is None or len(told) != 1:
                return None
            given = told[0]
        if not isinstance(given, Mapping):
            self.wrong_value(path, given, "a table in braces")
            return None
        if "do" not in given:
            self.amiss(path, "missing-key", "it is not said what happens", 'add do = "…"')
            return None
        do = given["do"]
        meant = deeds_of(do) if isinstance(do, str) and do not in vocabulary.DEEDS else None
        if meant and len(meant) == 1:
            remedy = f'say do = "{meant[0]["do"]}"'
            self.amiss((*path, "do"), "unknown-word", f'"do" cannot be "{do}"', remedy)
            return None
        word = self.as_word((*path, "do"), do, vocabulary.DEEDS)
        if not isinstance(word, str):
            return None
        amount = given.get("amount")
        if isinstance(amount, int) and not isinstance(amount, bool) and amount < 1:
            self.amiss((*path, "amount"), "out-of-range", f"amount cannot be {amount}", "write 1 or more")
            return None
        return self.table(path, given, vocabulary.DEEDS[word], leave=("do",))

    def lasting(self, path: Path, given: Mapping[str, object]) -> object:
        """A lasting word: { gives = "strength", amount = 2 }."""
        what = self.value((*path, "gives"), given["gives"], vocabulary.Named)
        return self.table(path, given, vocabulary.Gives, leave=("gives",), known={"what": what})

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
            self.wrong_value(path, given, "a table")
            return None
        hints, defaults = fields_of(kind)
        values: dict[str, object] = dict(known or {})
        for key, part in given.items():
            if key in hints and key not in values:
                values[key] = self.value((*path, key), part, hints[key])
            elif key not in leave:
                self.unknown_key((*path, key), [name for name in hints if name not in (known or {})])
        for name in hints:
            if name not in values and name not in defaults:
                self.amiss(path, "missing-key", f"{name} is missing here", f"add {name} = …")
                values[name] = None
        return None if None in values.values() else kind(**values)


def fields_of(kind: type[tuple[object, ...]]) -> tuple[dict[str, Hint], Mapping[str, object]]:
    """The fields of a tuple type with their annotations, and the defaults."""
    defaults: Mapping[str, object] = getattr(kind, "_field_defaults", {})
    return get_type_hints(kind), defaults


def _tuple_type(hint: Hint) -> type[tuple[object, ...]]:
    """The tuple type in an annotation that may also be None."""
    parts = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    for part in parts:
        if isinstance(part, type) and issubclass(part, tuple):
            return part
    raise TypeError(f"cards cannot hold {hint}")


def card_fields() -> dict[str, Hint]:
    """The fields of a [[card]] with their annotations: those of a card, by their names in files."""
    inner = ("id", "set", "gives", "do", "abilities")
    given = [field for field in declared(Card) if field.slot not in inner and not field.spec.derived]
    hints = {field.name: field.kind for field in given}
    hints["effects"] = tuple[Deed | Gives, ...]
    hints["ability"] = tuple[Ability, ...]
    return hints


FIELDS = card_fields()
UNKNOWABLE = (*sorted(set(FIELDS) - {"name", "kind", "like", "unknown", "unmodelled", "says", "source"}), "abilities")
"""Fields that may be named as unknown. "abilities": the card may have more of them than are given."""


CHOOSABLE = ("presence", "copies", "abilities")
"""What may be our choice: whether a card is in the box at all, how many there are, that nothing more stands on it."""


class CardPlace(NamedTuple):
    """Where a card stands: its path in the file, and the keys written there (not inherited)."""

    path: Path
    own: frozenset[str]


def slug(name: str) -> str:
    """The name in plain letters, as it stands in ids.

    >>> slug("3,872 Orcs"), slug("Gentlemen's Club")
    ('3872-orcs', 'gentlemens-club')
    """
    plain = unicodedata.normalize("NFKD", name.translate(_SMOOTH)).encode("ascii", "ignore").decode().lower()
    words = "".join(sign if sign.isalnum() else " " for sign in plain).split()
    return "-".join(words) or "-".join(f"{ord(sign):x}" for sign in name if not sign.isspace())


_SMOOTH = dict.fromkeys(map(ord, "',.\u2018\u2019"))


def read_tables(
    tables: Raw, set: str, world: World, bases: Bases, printings: bool = False
) -> tuple[list[Card], list[Fault]]:
    """The cards of the [[card]] tables of a file, and all faults. Other names in the file are ignored.

    ``printings``: a card may say what it is in other printings. ``read_printings`` reads that.
    """
    reading = CardReading(world)
    given = tables.get("card", [])
    if not isinstance(given, list):
        reading.wrong_value(("card",), given, "tables, each under [[card]]")
        given = []
    if printings:
        given = [_without(own) if isinstance(own, Mapping) else own for own in given]
    cards: list[Card | None] = []
    with suppress(Enough):
        for number, part in enumerate(given):
            cards.append(read_card(reading, ("card", number), part, set, bases))
        _named_once(reading, cards)
    return [card for card in cards if card is not None], reading.faults


def read_printings(tables: Raw, set: str, world: World, bases: Bases) -> tuple[dict[str, list[Card]], list[Fault]]:
    """The cards of a file in other printings, by the name of the printing, and all faults."""
    found: dict[str, list[Card]] = {}
    faults: list[Fault] = []
    given = tables.get("card", [])
    for number, own in enumerate(given if isinstance(given, list) else ()):
        others = own.get(PRINTINGS, {}) if isinstance(own, Mapping) else {}
        reading, path = CardReading(world), ("card", number, PRINTINGS)
        if not isinstance(others, Mapping):
            reading.wrong_value(path, others, "a table for each printing")
            others = {}
        with suppress(Enough):
            for name, changed in others.items():
                if not isinstance(changed, Mapping):
                    reading.wrong_value((*path, name), changed, "a table")
                    continue
                card = read_card(reading, (*path, name), {**_without(own), **changed, "printing": name}, set, bases)
                found.setdefault(name, []).extend([card] if card is not None else [])
        written = {(name, key) for name, changed in others.items() if isinstance(changed, Mapping) for key in changed}
        faults += [fault for fault in reading.faults if len(fault.path) < 5 or tuple(fault.path[3:5]) in written]
    return found, faults


def _without(own: Raw) -> Raw:
    """A card's table without what it says of other printings."""
    return {key: part for key, part in own.items() if key != PRINTINGS}


def world_of(tables: Iterable[object]) -> World:
    """What cards may speak of, given the tables of all cards there are."""
    traits, tags, keywords = {HUMAN, *SEXES}, set[str](), set[str]()
    for card in tables:
        if not isinstance(card, Mapping):
            continue
        if card.get("kind") in ("race", "class", "accent", "power") and isinstance(card.get("name"), str):
            traits.add(str(card["name"]))
        for key, words in (("tags", tags), ("keywords", keywords)):
            words.update(_texts(card.get(key)))
    return World(frozenset(traits), frozenset(tags), frozenset(keywords))


def _named_once(reading: CardReading, cards: list[Card | None]) -> None:
    seen: dict[CardId, Card] = {}
    for number, card in enumerate(cards):
        if card is None:
            continue
        if card.id in seen:
            said = f'a card is called "{seen[card.id].name}" already'
            reading.amiss(("card", number, "name"), "card-twice", said, "give one card, and say copies = 2")
        seen.setdefault(card.id, card)


def read_card(reading: CardReading, path: Path, own: object, set: str, bases: Bases) -> Card | None:
    """One card, or None if it cannot be made; faults are noted."""
    if not isinstance(own, Mapping):
        reading.wrong_value(path, own, "a [[card]] table")
        return None
    before = len(reading.faults)
    given = _as_its_kind(_with_inherited(reading, path, own, set, bases))
    place = CardPlace(path, frozenset(own))
    values = _plain_fields(reading, place, given)
    _words(reading, place, given, values)
    _check(reading, place, given, values)
    if len(reading.faults) > before:
        return None
    kind = str(values["kind"])
    deck: Deck = "treasure" if kind in TREASURE_KINDS else "door"
    facts = {"deck": deck, **values}
    return Card(CardId(f"{set}.{slug(str(values['name']))}"), set=set, **facts)  # type: ignore[arg-type]


def _with_inherited(reading: CardReading, path: Path, own: Raw, set: str, bases: Bases) -> Raw:
    """The card's table with the facts of the card it is like, or that it fills in, under its own."""
    name, like = own.get("name"), own.get("like", "")
    if not isinstance(name, str) or not isinstance(like, str):
        return own
    if like and like not in bases:
        reading.amiss((*path, "like"), "unknown-set", f'no set of cards is called "{like}"', remedy_for(like, bases))
        return own
    base = bases.get(like or set, {}).get(folded(name))
    if base is own or (base is None and not like) or (base is not None and _without(base) == own):
        return own
    if base is None:
        names = [str(raw.get("name")) for raw in bases[like].values()]
        said = f'"{like}" has no card called "{name}"'
        reading.amiss((*path, "like"), "unknown-card", said, remedy_for(name, names, most=3))
        return own
    others = base.get(PRINTINGS, {})
    printing = own.get("printing")
    named = printing if isinstance(printing, str) else ""
    later = others.get(named, {}) if isinstance(others, Mapping) else {}
    return _merged(_merged(_without(base), later) if isinstance(later, Mapping) else _without(base), own)


def _as_its_kind(given: Raw) -> Raw:
    """The card's table with what a card of its kind does, as far as nothing else was said of that."""
    kind, marks, unknown = given.get("kind"), given.get("marks", []), _texts(given.get("unknown"))
    if kind == "go-up-a-level" and "effects" not in (*given, *unknown) and "unmodelled" not in given:
        return {**given, "effects": list(RAISES)}
    mark = ALLOWED_BY_KIND.get(kind, "") if isinstance(kind, str) else ""
    if mark and isinstance(marks, list) and "marks" not in unknown and mark not in marks:
        return {**given, "marks": [*marks, mark]}
    return given


def _merged(base: Raw, own: Raw) -> Raw:
    """One table over the other. Facts that it gives are no longer unknown, and facts that it calls unknown go.

    Notes and doubts about facts that were unknown no longer apply.
    """
    inherited = _texts(base.get("unknown"))
    if any(fact in own for fact in inherited):
        base = {key: part for key, part in base.items() if key not in ("note", "doubts")}
    added = [fact for fact in _texts(own.get("unknown")) if fact not in inherited]
    unknown = [fact for fact in inherited if fact not in own] + added
    merged = {key: part for key, part in base.items() if key not in unknown} | dict(own)
    if "unknown" not in own or isinstance(own["unknown"], list):
        merged["unknown"] = unknown
    return merged


def _texts(given: object) -> list[str]:
    return [word for word in given if isinstance(word, str)] if isinstance(given, list) else []


def _plain_fields(reading: CardReading, place: CardPlace, given: Raw) -> dict[str, object]:
    """The facts that stand for themselves: everything but the words of the vocabulary."""
    values: dict[str, object] = {}
    for key, part in given.items():
        at = (*place.path, key)
        if key not in FIELDS:
            reading.unknown_key(at, FIELDS)
        elif key in ("marks", "unknown", "chosen"):
            known = MARKS if key == "marks" else UNKNOWABLE if key == "unknown" else CHOOSABLE
            values[key] = _closed(reading, at, part, known)
        elif key not in ("effects", "ability"):
            values[key] = reading.value(at, part, FIELDS[key])
    if "kind" not in given:
        reading.amiss(place.path, "missing-key", "kind is missing here", "say what kind of card it is")
    if "name" not in given:
        reading.amiss(place.path, "missing-key", "name is missing here", "say what the card is called")
    return values


def _closed(reading: CardReading, path: Path, given: object, known: Iterable[str]) -> object:
    read = reading.several(path, given, frozenset[str])
    if not isinstance(read, tuple):
        return None
    words = [reading.as_word((*path, number), word, known) for number, word in enumerate(read)]
    return frozenset(words)


def _words(reading: CardReading, place: CardPlace, given: Raw, values: dict[str, object]) -> None:
    """The words of the vocabulary: effects, lasting or at one moment, and abilities."""
    lasting, deeds = [], []
    for number, part in enumerate(_tables(reading, (*place.path, "effects"), given.get("effects", []))):
        at = (*place.path, "effects", number)
        if isinstance(part, Mapping) and "gives" in part:
            lasting.append(reading.lasting(at, part))
        else:
            deeds.append(reading.deed(at, part))
    abilities = [
        _ability(reading, (*place.path, "ability", number), part, values.get("name"))
        for number, part in enumerate(_tables(reading, (*place.path, "ability"), given.get("ability", [])))
    ]
    values["gives"] = tuple(lasting)
    values["do"] = None if None in deeds else tuple(deeds)
    values["abilities"] = None if None in abilities else tuple(abilities)


def _tables(reading: CardReading, path: Path, given: object) -> list[object]:
    if isinstance(given, list):
        return given
    reading.wrong_value(path, given, "tables, each under [[…]]")
    return []


def _ability(reading: CardReading, path: Path, given: object, card: object) -> object:
    """An ability; one without a name goes by its card's."""
    named = given
    if isinstance(given, Mapping) and "name" not in given and isinstance(card, str):
        named = {"name": card, **given}
    read = reading.table(path, named, Ability)
    if isinstance(read, Ability) and read.price is not None:
        if read.price.kind:
            reading.as_word((*path, "price", "kind"), read.price.kind, KINDS)
        known = reading.world.keywords
        for number, word in enumerate(read.price.keywords):
            if word not in known:
                said = f'no card bears the keyword "{word}"'
                reading.amiss(
                    (*path, "price", "keywords", number), "unknown-keyword", said, remedy_for(word, sorted(known))
                )
        if read.price.least > read.price.most and not read.price.whole_hand:
            said = "the price asks for more cards at least than at most"
            reading.amiss((*path, "price"), "out-of-range", said, "make least the smaller number")
    return read


def _check(reading: CardReading, place: CardPlace, given: Raw, values: dict[str, object]) -> None:
    """What must hold between the facts of one card."""
    kind, unknown = values.get("kind"), values.get("unknown")
    if not isinstance(kind, str):
        return
    allowed = OF_KIND.get(kind, ())
    for key in given:
        if key in SPECIFIC and key not in allowed and key in place.own:
            said = f'a card of the kind "{kind}" has no {key}'
            reading.amiss((*place.path, key), "not-on-this-kind", said, "take it out, or correct the kind", on_key=True)
    if not isinstance(unknown, frozenset):
        unknown = frozenset()
    for fact in sorted(unknown.intersection(given)):
        said = f"{fact} is given, and named among the unknown"
        reading.amiss((*place.path, "unknown"), "given-and-unknown", said, "keep one of the two")
    if any(fault.path == (*place.path, "like") for fault in reading.faults):
        return
    for fact in NEEDED.get(kind, ()):
        if fact not in given and fact not in unknown:
            remedy = f'give it, or say unknown = ["{fact}"]'
            reading.amiss(place.path, "missing-fact", f'a card of the kind "{kind}" needs its {fact}', remedy)
    _check_its_kind(reading, place, kind, given, values)
    _check_odd(reading, place, values)


def _check_its_kind(reading: CardReading, place: CardPlace, kind: str, given: Raw, values: dict[str, object]) -> None:
    """Check that a card does what its kind does: a Curse or Trap strikes, a Go Up a Level raises a level."""
    deeds, lasting, abilities = values.get("do"), values.get("gives"), values.get("abilities")
    told = "unmodelled" in given or any(fact in _texts(given.get("unknown")) for fact in ("effects", "abilities"))
    if told or None in (deeds, abilities):
        return
    if kind in CURSE_KINDS and not (deeds or lasting or abilities or given.get("marks")):
        said = f'a card of the kind "{kind}" needs its effects'
        reading.amiss(place.path, "missing-fact", said, 'give them, or say unknown = ["effects"]')
    elif kind == "go-up-a-level" and not any(isinstance(deed, GainLevels | Odd) for deed in _deeds(values)):
        said = "a Go Up a Level raises somebody, and this one does not"
        reading.amiss((*place.path, "effects"), "not-on-this-kind", said, 'say that it does, or call it a "special"')


def _check_odd(reading: CardReading, place: CardPlace, values: dict[str, object]) -> None:
    """A function that is named after a card bears the name of that card, and is there."""
    if isinstance(values.get("name"), str):
        mine = slug(str(values["name"]))
        for deed in _deeds(values):
            rule = str(getattr(deed, "rule", ""))
            if rule and not (rule.startswith("card.") and rule.endswith("." + mine)):
                said = f'"{rule}" is not the id of this card'
                reading.amiss(place.path, "odd-name", said, f"an odd card is called card.<set>.{mine}")
            elif rule:
                said = f'no function of the program does what "{rule}" says'
                remedy = 'say it in the other words, or in unmodelled = ["…"]'
                reading.amiss(place.path, "odd-name", said, remedy)


def _deeds(values: dict[str, object]) -> list[object]:
    found: list[object] = []
    for key in ("do", *DEED_FACTS):
        part = values.get(key)
        found += part if isinstance(part, tuple) else ()
    abilities = values.get("abilities")
    for ability in abilities if isinstance(abilities, tuple) else ():
        found += ability.do
    return found
