"""JSON Schemas of the files people write, made from the very types that reading them goes by.

They are for editors, as help while typing. Reading the file with munch is stricter: it also knows the names of cards,
rules and players.
"""

from collections.abc import Iterable, Mapping
from types import NoneType, UnionType
from typing import NewType, Union, get_args, get_origin

from munch_cli.files import boards, scenarios
from munch_cli.files.board_fields import LAID, LAID_PART, MONSTER, in_part, schema_of
from munch_cli.files.card_reading import (
    CHOOSABLE,
    FIELDS,
    KINDS,
    LEAST,
    PRINTINGS,
    UNKNOWABLE,
    Hint,
    fields_of,
)
from munch_cli.files.cases import CASE, MOST_CASES, NAME
from munch_cli.files.rulings_file import HOUSE_FIELDS, RULING_FIELDS
from munch_cli.files.shapes import COUNT, DIALECT, FILLED, PIPS, TRUTH, by_name, closed, either, many, one_of
from munch_cli.rulebook import boxes as box_words
from munch_cli.table import debts, state, vocabulary
from munch_cli.table.cards import LARGEST, Card
from munch_cli.table.typed import Json, words_of


def card_schema() -> dict[str, Json]:
    """The schema of a file of cards, `cards/<set>/<kind>.toml`."""
    return {
        "$schema": DIALECT,
        "title": "munch: cards",
        **closed({"format": {"const": 1}, "card": {"type": "array", "items": {"$ref": "#/$defs/card"}}}, ("format",)),
        "$defs": _card_parts(),
    }


def scenario_schema() -> dict[str, Json]:
    """The schema of a scenario, `scenarios/<topic>/<name>.toml`."""
    fields: dict[str, Json] = dict.fromkeys(scenarios.TOP, FILLED)
    fields |= dict.fromkeys(("editions", "shows", "sets"), many(FILLED))
    fields |= dict.fromkeys(("impossible", "ends_owed"), TRUTH)
    fields |= _parts()
    fields |= {
        "format": {"const": scenarios.FORMAT},
        "opens_after": {"type": "integer", "minimum": 0},
        "rulings": by_name(_ruling()),
        "house": many(house_schema()),
        "card": many({"$ref": "#/$defs/card"}),
        "before": many(closed(_of(scenarios.BEFORE, _STEP), ("do",))),
        "step": many(_step()),
    }
    alone: Json = {
        "required": ["title", "player"],
        "oneOf": [{"required": ["edition"]}, {"required": ["editions"]}],
    }
    return {
        "$schema": DIALECT,
        "title": "munch: a scenario, or several cases of one board",
        **closed(fields | {CASE: _cases(fields)}, ("format",)),
        "anyOf": [alone, {"required": [CASE]}],
        "$defs": {"laid": LAID_PART, **_card_parts()},
    }


def _cases(fields: Iterable[str]) -> Json:
    """Return the shape of the cases of a scenario file: any of its fields again, and a name."""
    again: dict[str, Json] = {name: {"$ref": f"#/properties/{name}"} for name in fields if name != "format"}
    name: Json = {"type": "string", "pattern": "^[a-z0-9.-]+$"}
    return {"type": "array", "items": closed({NAME: name, **again}, (NAME,)), "minItems": 1, "maxItems": MOST_CASES}


def _ruling() -> Json:
    """How an open point is read: the reading, or a table that also says whose word it is."""
    return either(FILLED, closed(dict.fromkeys(RULING_FIELDS, FILLED), ("reading",)))


def house_schema(*more: str) -> Json:
    """A house rule."""
    return closed(dict.fromkeys((*HOUSE_FIELDS, *more), FILLED), ("rule", "how"))


def rulings_schema() -> dict[str, Json]:
    """The schema of a file of rulings, as munch rulings keeps and shares them."""
    fields: dict[str, Json] = {
        "format": {"const": 1},
        "rulings": by_name(_ruling()),
        "house": many(house_schema("edition")),
    }
    return {"$schema": DIALECT, "title": "munch: rulings and house rules", **closed(fields, ("format",))}


# ---------------------------------------------------------------- a box of one's own


def box_schema() -> dict[str, Json]:
    """The schema of box.toml, the file that makes a folder a box."""
    return {"$schema": DIALECT, "title": "munch: a box of one's own", **_fields(box_words.BOX)}


def box_rules_schema() -> dict[str, Json]:
    """The schema of a file of rules in a box, `rules/<topic>.toml`."""
    fields: dict[str, Json] = {kind: many(_fields(told)) for kind, told in box_words.ENTRIES.items()}
    title = "munch: rules of a box of one's own"
    return {"$schema": DIALECT, "title": title, **closed({"format": {"const": 1}, **fields}, ("format",))}


def _fields(told: Mapping[str, box_words.BoxField]) -> dict[str, Json]:
    made: dict[str, Json] = {}
    for name, field in told.items():
        made[name] = {**_SORTS[field.sort], "description": field.about}
    return closed(made, tuple(name for name, field in told.items() if field.needed))


_SORTS: dict[str, dict[str, Json]] = {
    "text": {"type": "string", "minLength": 1},
    "words": many(FILLED),
    "number": {"type": "integer", "minimum": 0},
    "truth": {"type": "boolean"},
    "texts": by_name(FILLED),
    "lists": by_name(many(FILLED)),
    "numbers": by_name(COUNT),
    "values": by_name(closed({"is": COUNT, "where": FILLED})),
}
"""The sorts of field in a box -> their schema."""


# ---------------------------------------------------------------- cards


def _card_parts() -> dict[str, Json]:
    """The parts of a card, each under its name: the card itself, its deeds, lasting words, abilities and prices."""
    fields = {name: _named_field(name, hint) for name, hint in FIELDS.items()}
    fields["kind"] = one_of(KINDS)
    fields["marks"] = many(one_of(sorted(vocabulary.MARKS)), once=True)
    fields["unknown"] = many(one_of(UNKNOWABLE), once=True)
    fields["chosen"] = many(one_of(CHOOSABLE), once=True)
    fields[PRINTINGS] = by_name({"type": "object"})
    fields["effects"] = many(either({"$ref": "#/$defs/deed"}, {"$ref": "#/$defs/lasting"}))
    fields["ability"] = many({"$ref": "#/$defs/ability"})
    card = closed(_described(fields, CARD), ("name",))
    card["description"] = (Card.__doc__ or "").partition("\n")[0]
    card["anyOf"] = [{"required": ["kind"]}, {"required": ["like"]}]
    deeds: list[Json] = [_deed(word, kind) for word, kind in vocabulary.DEEDS.items()]
    return {
        "card": card,
        "deed": {"oneOf": deeds},
        "lasting": _tuple(vocabulary.Gives, {"what": "gives"}),
        "ability": _ability(),
        "price": _tuple(vocabulary.Price, {}),
    }


def _deed(word: str, kind: type[tuple[object, ...]]) -> Json:
    deed = _tuple(kind, {})
    fields, needed = deed["properties"], deed["required"]
    assert isinstance(fields, dict) and isinstance(needed, list)
    fields = {"do": {"const": word, "description": PARTS["do"]}, **fields}
    if "amount" in fields:
        fields["amount"] = {**_as_table(fields["amount"]), "minimum": 1}
    return {**deed, "properties": fields, "required": ["do", *needed]}


def _ability() -> Json:
    """An ability: its name may be left out, it then goes by its card's."""
    ability = _tuple(vocabulary.Ability, {})
    needed = ability["required"]
    assert isinstance(needed, list)
    return {**ability, "required": [name for name in needed if name != "name"]}


def _tuple(kind: type[tuple[object, ...]], called: dict[str, str]) -> dict[str, Json]:
    """The table that one of the vocabulary's tuple types is read from."""
    hints, defaults = fields_of(kind)
    fields = {called.get(name, name): _named_field(name, hint) for name, hint in hints.items()}
    needed = tuple(called.get(name, name) for name in hints if name not in defaults)
    return {"description": (kind.__doc__ or "").partition("\n")[0], **closed(_described(fields, PARTS), needed)}


def _described(fields: Mapping[str, Json], about: Mapping[str, str]) -> dict[str, Json]:
    """Return the fields, each with the line that says what it is for."""
    return {name: {**_as_table(field), "description": about[name]} for name, field in fields.items()}


def _as_table(field: Json) -> dict[str, Json]:
    return field if isinstance(field, dict) else {}


def _named_field(name: str, hint: Hint) -> Json:
    if hint is int:
        return {"type": "integer", "minimum": LEAST.get(name, -LARGEST), "maximum": LARGEST}
    return _of_hint(hint)


def _of_hint(hint: Hint) -> Json:
    if hint is bool:
        return TRUTH
    if hint is str or isinstance(hint, NewType):
        return FILLED
    if words := words_of(hint):
        return one_of(words)
    if get_origin(hint) in (Union, UnionType):
        inner = [part for part in get_args(hint) if part is not NoneType]
        return _of_hint(inner[0]) if len(inner) == 1 else {"$ref": "#/$defs/deed"}
    if get_origin(hint) in (tuple, frozenset):
        part = get_args(hint)[0]
        found = many(_of_hint(part), once=part is str)
        return either(FILLED, found) if _holds_deeds(part) else found
    return {"$ref": "#/$defs/price"}


def _holds_deeds(hint: Hint) -> bool:
    """Return True if what is told there happens to somebody: it may be said in words, too."""
    return get_origin(hint) in (Union, UnionType) and vocabulary.Perish in get_args(hint)


# ---------------------------------------------------------------- scenarios

_STEP: dict[str, Json] = {
    "do": FILLED,
    "ask": FILLED,
    "what_if": {"type": "array", "items": FILLED, "minItems": 1},
    "die": PIPS,
    "dice": many(PIPS),
    "draws": many(FILLED),
    "cites": many(FILLED),
    "open": many(FILLED),
    "choices": many(FILLED),
    "expect": {"type": "object"},
    "only": many(FILLED),
}


def _step() -> Json:
    fields = _of(scenarios.STEP, {**_STEP, "verdict": one_of(scenarios.VERDICTS)})
    said: list[Json] = [{"required": [word]} for word in scenarios.SAYS]
    return {**closed(fields, ()), "oneOf": said}


def _parts() -> dict[str, Json]:
    """The parts of a board, each a table whose fields are those that are read."""
    pile = many(LAID)
    table = schema_of((*in_part(state.Turn, "table"), *in_part(state.State, "table")))
    table.update(dict.fromkeys(boards.PILES, pile))
    turn = schema_of(in_part(state.Turn))
    turn["face_up"] = either(FILLED, pile)
    player = schema_of(in_part(state.Player))
    player.update(dict.fromkeys(boards.SEAT_PILES, pile))
    combat: dict[str, Json] = {"monsters": many(MONSTER), **schema_of(in_part(state.Combat))}
    kinds: Json = {"enum": list[Json](debts.KINDS), "description": "the kind of debt"}
    return {
        "table": closed(table, ()),
        "turn": closed(turn, ()),
        "player": {**by_name(closed(player, ())), "minProperties": 1},
        "combat": closed(combat, ()),
        "owed": many(closed({"what": kinds, **schema_of(in_part(debts.Debt))}, ("what",))),
    }


# ---------------------------------------------------------------- shapes


def _of(names: Iterable[str], known: dict[str, Json]) -> dict[str, Json]:
    """The fields of these names, texts where nothing else is known of them."""
    return {name: known.get(name, FILLED) for name in names}


CARD = {
    "name": "The name printed on the card.",
    "kind": "What sort of card it is.",
    "deck": "The deck it is dealt from, where the kind does not tell.",
    "also": "Other names that players call it by.",
    "says": "What the card says, in words of your own.",
    "copies": "How many of it are in the box.",
    "source": "Where these facts come from.",
    "note": "A remark for readers of the file.",
    "doubts": "Facts that sources tell differently.",
    "older_printing": "What an older printing says instead.",
    "like": "The set whose card of this name gives all facts that are not written here.",
    "printing": "The printing that the facts come from.",
    "stand_in": "True if the card is made up in place of an unknown one.",
    "level": "The Level of a monster.",
    "treasures": "How many Treasures a monster gives.",
    "levels_gained": "How many Levels a monster gives.",
    "tags": "What a monster counts as, such as Undead.",
    "run_away": "Pips added to the roll for running away.",
    "strength": "Points that an enhancer adds to its monster.",
    "treasures_delta": "Treasures more or fewer that an enhancer brings.",
    "bonus": "Points that the card adds for its user in a fight.",
    "slot": "Where an Item is worn.",
    "big": "True for a Big Item.",
    "value": "What it is worth, in gold pieces.",
    "only": "The races, classes or sexes that may use it.",
    "not_by": "The races, classes or sexes that may not use it.",
    "rank": "The Rank of a Power.",
    "keywords": "Words on an Item that other cards ask for, such as Sword.",
    "marks": "Lasting rules without a number, such as wins_ties.",
    "when": "When it may be played, if not when its kind may be.",
    "keeps": "True for a Curse or Trap that stays in front of its victim.",
    "bad_stuff": 'What happens to whom a monster catches: deeds, or words such as "lose 2 levels and death".',
    "toll": "What having to run from the monster costs, caught or not.",
    "spares": "The monster does not pursue players up to this Level.",
    "pursues": "Whom it pursues at any Level.",
    "not_against": "Whom the monster does not attack.",
    "in_peace": "What happens to those it does not attack.",
    "before": "What meeting the monster costs before the fight.",
    "on_escape": "What getting away gives the user of an Item.",
    "unknown": "Facts that no source gives; the card is not dealt before they are told.",
    "chosen": "Facts that are a choice of the file, so that the card can be played.",
    "unmodelled": "What it says that munch does not carry out.",
    "effects": "What happens when it is played (do = …), and what it gives while it counts (gives = …).",
    "ability": "What it lets its owner do when they say so.",
    "printings": "What is different in other printings, by their names.",
}
"""A field of [[card]] -> what it is for."""

PARTS = {
    "do": "What happens.",
    "amount": "How many, or by how much.",
    "slot": "What is lost from there.",
    "otherwise": "Levels lost, or what happens, if it is not so.",
    "size": "Which Items: any, big or small.",
    "count": "How many of them.",
    "best": "True if it is the Item with the largest bonus.",
    "bearing": "The keywords, one of which the Item must bear.",
    "gold": "Their worth in gold pieces.",
    "what": "What is lost or taken.",
    "deadly": "The victim dies on a roll up to this.",
    "who": "Which other players.",
    "lost": "True if the cards are discarded, not kept.",
    "rest_lost": "True if the rest of the hand is discarded.",
    "kind": "What kind of card.",
    "every": "True for all of them, not one.",
    "named": "The name, or the names, of cards.",
    "to": "The Level that it becomes.",
    "lowest": "True for the Level of the lowest player.",
    "each": "True if it counts once for each card discarded to pay.",
    "treasure": "True if the card says that its Treasure is still taken.",
    "denied": "True if the card says that its Treasure is not taken.",
    "if_only": "True if its Treasure is taken only where it was the only monster.",
    "pays": "How many Treasures are paid instead.",
    "partner": "True if the partner may get away, too.",
    "discard_first": "True if room may be made with an Item of the user.",
    "of": "Whom it concerns: races, classes or sexes.",
    "up_to": "From monsters up to this Level.",
    "picks_first": "True if the rival has first pick of the Treasure.",
    "no_reward": "True if the rival gets nothing for it.",
    "no_win": "True if the user cannot win the game by such a fight.",
    "nobody_wins": "True if the rival cannot win the game by it, either.",
    "out_rolled": "True if the user has to roll higher than the rival.",
    "roll": "The least that the die has to show; 0: no roll.",
    "between": "The deeds from which one is chosen.",
    "victim": "The races, classes or sexes of a victim for whom it is so.",
    "then": "What happens to such a victim.",
    "rule": "The id of the function that does it.",
    "gives": "The sum that it adds to, such as strength or run_away.",
    "against": "Counts against one of these races, classes or sexes.",
    "facing": "Counts where a monster with one of these tags is fought.",
    "user": "Counts for an owner who is one of these.",
    "next_combat": "True if it counts once, in the next fight.",
    "next_turn": "True if it counts in the next turn.",
    "from_level": "Counts from this Level on.",
    "on_them": "True if it counts on the fighters' side, for each of them.",
    "no_items_but": "No Item gives a bonus but those worn there.",
    "using": "Something used in the fight must bear one of these keywords.",
    "alone": "True if nobody may have helped.",
    "bare": "True if nothing but Level may have counted.",
    "margin": "The fight must be won by more than this.",
    "name": "What the ability is called; left out, it goes by its card's name.",
    "when": "When it may be used.",
    "on": "Whom or what it is used on.",
    "price": "What has to be discarded for it.",
    "by": "The races, classes or sexes of those who may use it.",
    "once": "How often: once per fight, turn, victim or roll.",
    "instalments": "True if it may be paid bit by bit.",
    "not_by": "The races, classes or sexes of those who may not use it.",
    "least": "The least number of cards.",
    "most": "The greatest number of cards.",
    "keywords": "The keywords that they must bear.",
    "whole_hand": "True if it costs the whole hand.",
    "from_hand": "True if they must come from the hand.",
    "worth": "An Item worth at least so many gold pieces.",
    "itself": "True if it costs the card itself.",
}
"""A field of a deed, a lasting word, an ability or a price -> what it is for."""
