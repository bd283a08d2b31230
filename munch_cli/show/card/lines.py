"""A card for somebody who looks it up: what is printed on it, what it does, what is not known, and who says so."""

from collections.abc import Iterable

from munch_cli.show.card.does import does
from munch_cli.show.look import Look, wrapped
from munch_cli.table.cards import DEED_FACTS, Card
from munch_cli.table.declared import fields_of
from munch_cli.table.saying import counted
from munch_cli.table.typed import TypeAlias, cast

INDENT = "  "
Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"

SOURCES = {
    "rulesheet": "the rulesheet",
    "two-sources": "two sources that agree",
    "one-source": "one source only: not confirmed",
    "inferred": "follows from the rules, not stated",
    "our-choice": "our choice: which cards are in this box was not found",
}
"""Where the facts of a card come from -> how it is told."""
FACTS = {
    "copies": "how many there are",
    "presence": "whether it is in the box",
    "deck": "which deck it belongs to",
    "bad_stuff": "bad stuff",
    "toll": "what running from it costs",
    "before": "what meeting it costs",
    "not_against": "whom it does not attack",
    "in_peace": "what it does instead of attacking",
    "pursues": "whom it always pursues",
    "on_escape": "what getting away gives",
    "spares": "the Level up to which it lets one go",
    "treasures": "Treasures",
    "treasures_delta": "change of Treasures",
    "levels_gained": "levels for the kill",
    "run_away": "run-away modifier",
    "level": "Level",
    "rank": "Rank",
    "slot": "where it is worn or held",
    "big": "whether it is Big",
    "value": "value in gold pieces",
    "only": "who may use it",
    "not_by": "who may not use it",
    "effects": "what it does",
    "abilities": "further abilities",
    "ability": "abilities",
}
"""The words for facts that are not called at the table as they are in files."""


def shown_name(card: Card) -> str:
    """The card's name, with a star if it is a stand-in of our own."""
    return f"{card.name} *" if card.stand_in else card.name


def card_lines(card: Card) -> tuple[str, ...]:
    """The card for somebody who looks it up: facts, what it does, what is not known, and who says so."""
    lines = [f"{shown_name(card)} ({card.set}) · {card.kind}, {_deck(card)}"]
    lines += [f"  {line}" for line in (" · ".join(_numbers(card)), *_restrictions(card), *does(card)) if line]
    if card.says:
        lines.append(f"  in short: {card.says}")
    if card.chosen:
        lines.append("  our choice, not known: " + ", ".join(FACTS.get(fact, fact) for fact in sorted(card.chosen)))
    if card.unknown:
        lines.append("  not known: " + ", ".join(sorted(FACTS.get(fact, fact) for fact in card.unknown)))
    if card.printing and not card.like:
        lines.append(f"  in the printing of {card.printing}")
    lines += [f"  in doubt: {doubt}" for doubt in card.doubts]
    lines += [f"  not played by munch yet: {clause}" for clause in card.unmodelled]
    if card.older_printing:
        lines.append(f"  older printings: {card.older_printing}")
    lines.append(f"  source: {_source(card)}")
    if card.note:
        lines.append(f"  note: {card.note}")
    return tuple(lines)


def card_told(card: Card) -> str:
    """The card in one line, as one tells it to those who have never seen it: its name, its kind, and what it does."""
    facts = [*_numbers(card), *_restrictions(card), *does(card)]
    return f"{card.name}: {'; '.join([card.kind, *facts])}"


def card_page(card: Card, look: Look) -> list[str]:
    """The same, in lines no wider than the screen."""
    lines: list[str] = []
    for said in card_lines(card):
        indent = INDENT if said.startswith(INDENT) else ""
        lines += wrapped(said.strip(), look, indent, indent + INDENT)
    return lines


def card_json(card: Card) -> dict[str, Json]:
    """The card's facts by name; what is as usual is left out, what is not known stands under ``unknown``."""
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
    return cast(Json, list(held) if isinstance(held, tuple) else held)


def _deck(card: Card) -> str:
    return "deck not known" if "deck" in card.unknown else f"{card.deck} deck"


def _source(card: Card) -> str:
    if card.stand_in:
        return "* a stand-in of our own, no card of the box"
    if not card.source:
        return "whoever wrote it down"
    printed = f", as printed in {card.printing}" if card.printing else ""
    like = f"; facts from the card of this name in {card.like}{printed}" if card.like else ""
    return SOURCES.get(card.source, card.source) + like


def _numbers(card: Card) -> Iterable[str]:
    """The numbers and the like that are printed on the card and known."""
    known = [(fact, word) for fact, word in _printed(card) if word and fact not in card.unknown]
    return [word for _, word in known]


def _printed(card: Card) -> Iterable[tuple[str, str]]:
    monster, worth = card.kind == "monster", card.kind in ("item", "one-shot", "ship", "ship-enhancer")
    yield "level", f"Level {card.level}" if monster else ""
    yield "treasures", counted(card.treasures, "Treasure") if monster else ""
    yield "levels_gained", f"{counted(card.levels_gained, 'level')} for the kill" if card.levels_gained != 1 else ""
    yield "tags", ", ".join(card.tags)
    yield "strength", f"{card.strength:+d} to a monster" if card.strength else ""
    more = card.treasures_delta
    yield "treasures_delta", f"{more:+d} Treasure{'s' * (abs(more) > 1)}" if more else ""
    yield "rank", f"Rank {card.rank}" if card.kind == "power" else ""
    yield "bonus", f"{card.bonus:+d} in combat" if card.bonus else ""
    yield "slot", card.slot if card.slot != "none" else ""
    yield "big", "Big" if card.big else ""
    yield "run_away", f"{card.run_away:+d} to run away" if card.run_away else ""
    yield "value", (f"{card.value:,} gold pieces" if card.value else "no value") if worth else ""
    yield "copies", f"{card.copies} in the box" if card.copies > 1 else ""


def _restrictions(card: Card) -> Iterable[str]:
    if card.only:
        yield f"only for: {', '.join(card.only)}"
    if card.not_by:
        yield f"not for: {', '.join(card.not_by)}"
