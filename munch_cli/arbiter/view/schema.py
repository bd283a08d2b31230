"""The shape of the view, as a JSON Schema."""

from munch_cli.arbiter.view.view import VERSION
from munch_cli.table.plain import Json
from munch_cli.table.state import PHASES, SEXES, SIDES

TEXT: Json = {"type": "string"}
TRUTH: Json = {"type": "boolean"}
NUMBER: Json = {"type": "integer"}
COUNT: Json = {"type": "integer", "minimum": 0}
TEXTS: Json = {"type": "array", "items": TEXT}
MAYBE_TEXT: Json = {"type": ["string", "null"]}
BY_PLAYER: Json = {"type": "object", "additionalProperties": TEXTS}


def view_schema() -> dict[str, Json]:
    """The schema of the view; every name is always there."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"munch: the view of a table, version {VERSION}",
        **closed(
            edition=TEXT,
            eyes=MAYBE_TEXT,
            turn=_turn(),
            combat={"anyOf": [{"type": "null"}, _combat()]},
            players={"type": "object", "additionalProperties": _player()},
            decks=closed(door=COUNT, treasure=COUNT),
            discards=closed(door=TEXTS, treasure=TEXTS),
            spoils=TEXTS,
            bodies=BY_PLAYER,
            owed={"type": "array", "items": {"anyOf": [_debt(), _debt(pips=COUNT, plus=NUMBER)]}},
            winners=TEXTS,
            left=TEXTS,
            last={"anyOf": [{"type": "null"}, last_schema()]},
        ),
    }


def closed(**fields: Json) -> dict[str, Json]:
    """A table with exactly these names; "class_" stands for "class", "for_" for "for"."""
    named = {name.rstrip("_"): field for name, field in fields.items()}
    return {"type": "object", "properties": named, "required": list[Json](named), "additionalProperties": False}


def _debt(**more: Json) -> dict[str, Json]:
    """What is owed; of a roll that waits, also what the die shows and what is added to it."""
    return closed(who=MAYBE_TEXT, what=TEXT, options=TEXTS, **more)


def _turn() -> Json:
    return closed(
        player=TEXT,
        phase={"enum": list[Json](PHASES)},
        number={"type": "integer", "minimum": 1},
        met_monster=TRUTH,
        looted=TRUTH,
        due=COUNT,
        face_up=MAYBE_TEXT,
    )


def _sum(**more: Json) -> dict[str, Json]:
    """A total with its terms."""
    term = closed(amount=NUMBER, label=TEXT, because=TEXTS)
    return closed(total=NUMBER, terms={"type": "array", "items": term}, **more)


def _deal(**more: Json) -> dict[str, Json]:
    truths = dict.fromkeys(("compelled", "unpaid", "no_win", "nobody_wins"), TRUTH)
    return closed(**more, **truths, treasures=COUNT, first=MAYBE_TEXT, items=TEXTS, plays=TEXTS)


def _combat() -> Json:
    monster = _sum(treasures=NUMBER, enhancers=TEXTS)
    play = closed(card=TEXT, by=MAYBE_TEXT, for_={"enum": list[Json](SIDES)})
    return closed(
        fighter=TEXT,
        helper=MAYBE_TEXT,
        began={"enum": ["door", "trouble"]},
        deal={"anyOf": [{"type": "null"}, _deal()]},
        offer={"anyOf": [{"type": "null"}, _deal(who=TEXT)]},
        declined=TEXTS,
        munchkins=_sum(),
        monsters=_sum(by_name={"type": "object", "additionalProperties": monster}),
        treasures=COUNT,
        winning={"enum": list[Json](SIDES)},
        claimed=TRUTH,
        running=TRUTH,
        escaped=BY_PLAYER,
        caught=BY_PLAYER,
        played={"type": "array", "items": play},
    )


def _player() -> Json:
    return closed(
        level=NUMBER,
        sex={"enum": list[Json](SEXES)},
        race=TEXTS,
        class_=TEXTS,
        accent=TEXTS,
        powers=TEXTS,
        minions=TEXTS,
        ships=TEXTS,
        in_use=TEXTS,
        sideways=TEXTS,
        attached={"type": "object", "additionalProperties": TEXTS},
        hand={"anyOf": [TEXTS, COUNT]},
        curses=TEXTS,
        abilities=TEXTS,
        strength=_sum(),
        big_carried=COUNT,
        hands_used=COUNT,
        gold_in_play=COUNT,
        dead=TRUTH,
        new=TRUTH,
    )


def last_schema() -> dict[str, Json]:
    """What was answered last."""
    event: Json = {"type": "object", "required": ["event", "because"], "properties": {"event": TEXT, "because": TEXTS}}
    return closed(
        verdict={"enum": ["allowed", "refused", "silent", "conflict", "not-modelled", "asks"]},
        because=TEXTS,
        struck=TEXTS,
        open=TEXTS,
        open_after=TEXTS,
        asks=TEXT,
        choices=TEXTS,
        done=TRUTH,
        events={"type": "array", "items": event},
    )
