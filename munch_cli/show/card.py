"""Cards as people look them up, in lines and as JSON."""

from typing import cast

from munch_cli.language.card import INDENT, card_lines, does
from munch_cli.show.look import Look, wrapped
from munch_cli.table.cards import DEED_FACTS, Card
from munch_cli.table.typed import Json, fields_of


def card_page(card: Card, look: Look) -> list[str]:
    """The same, in lines no wider than the screen."""
    lines: list[str] = []
    for said in card_lines(card):
        indent = INDENT if said.startswith(INDENT) else ""
        lines += wrapped(said.strip(), look, indent, indent + INDENT)
    return lines


def card_json(card: Card) -> dict[str, Json]:
    """The card's facts by name, without defaults. Unknown ones stand under ``unknown``."""
    usual = {field.slot: field.default for field in fields_of(Card) if not field.needed and not field.spec.derived}
    told: dict[str, Json] = {"id": card.id, "name": card.name, "set": card.set, "kind": card.kind, "deck": card.deck}
    for fact in usual:
        held = getattr(card, fact)
        if held != usual[fact] and fact not in ("gives", "do", "abilities", *DEED_FACTS):
            told[fact] = _plain(held)
    told["does"] = list(does(card))
    told["source"] = card.source or ("stand-in" if card.stand_in else "")
    return told


def _plain(held: object) -> Json:
    if isinstance(held, frozenset):
        return cast("list[Json]", sorted(held))
    return cast("Json", list(held) if isinstance(held, tuple) else held)
