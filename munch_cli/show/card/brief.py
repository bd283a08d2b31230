"""A card's facts in a few words, to stand beside its name in play: "Mr. Bones (Level 2 · 1 Treasure)"."""

from collections.abc import Iterator

from munch_cli.show.card.deeds import deeds_said
from munch_cli.show.card.does import does
from munch_cli.table.cards import CURSE_KINDS, Card

SHORT_ENOUGH = 60
"""So many letters of what a card does stand beside its name; one clause alone may be twice as long."""
NOT_IN_SHORT = ("played ", "stays until", "may be used outside", "does what it says", "bad stuff", "with one alone")
"""Clauses that begin so say when, not what."""
IN_SHORT = {
    "mate": "a second monster like one in the fight",
    "evil-twin": "a second monster like one in the fight",
    "wandering-monster": "a monster of the hand joins a fight",
    "minion": "helps, and can be given up",
}
"""What cards of a kind do that say nothing else."""
WORN = ("item", "ship", "ship-enhancer", "minion")


def brief(card: Card) -> str:
    """Level and Treasures of a monster; bonus, place and limits of an Item; what a Curse does. "" if nothing is known.

    What no source tells is left out, as it is on the card's page.
    """
    return " · ".join(part for fact, part in _facts(card) if part and fact not in card.unknown)


def in_brackets(name: str, card: Card) -> str:
    """A name with the card's facts behind it."""
    facts = brief(card)
    return f"{name} ({facts})" if facts else name


def bad_stuff(card: Card) -> str:
    """What a monster does to a player whom it catches, in words; "" if no source tells it, or if it is nothing."""
    return "" if "bad_stuff" in card.unknown else deeds_said(card.bad_stuff)


def _facts(card: Card) -> Iterator[tuple[str, str]]:
    if card.kind == "monster":
        yield "level", f"L{card.level}"
        yield "treasures", f"{card.treasures}T"
        yield "levels_gained", f"{card.levels_gained} levels" if card.levels_gained != 1 else ""
        yield "tags", ", ".join(card.tags)
        return
    yield "tags", f"makes it {', '.join(card.tags)}" if card.tags and card.kind == "monster-enhancer" else ""
    yield "strength", f"{card.strength:+d}" if card.strength else ""
    yield "treasures_delta", f"{card.treasures_delta:+d}T" if card.treasures_delta else ""
    yield "rank", f"Rank {card.rank}" if card.kind == "power" else ""
    yield "bonus", f"{card.bonus:+d}" if card.bonus else ""
    yield "slot", card.slot if card.slot != "none" and card.kind in WORN else ""
    yield "big", "Big" if card.big else ""
    yield "run_away", f"{card.run_away:+d} to run" if card.run_away else ""
    yield "only", f"{' or '.join(sorted(card.only))} only" if card.only else ""
    yield "not_by", f"not {' or '.join(sorted(card.not_by))}" if card.not_by else ""
    if card.kind in CURSE_KINDS or not (card.bonus or card.strength or card.run_away):
        yield "effects", _in_short(card)
    yield "value", f"{card.value:,} gp" if card.value and card.kind in WORN else ""


def _in_short(card: Card) -> str:
    """What a card does in a few words: as many of its clauses as are short enough; an ability by its name alone."""
    clauses = [clause for clause in does(card) if not clause.startswith(NOT_IN_SHORT)]
    named = {ability.name for ability in card.abilities if ability.name not in ("", card.name)}
    short = [lead if (lead := clause.partition(":")[0]) in named else clause for clause in clauses]
    said: list[str] = []
    for clause in [IN_SHORT[card.kind]] if card.kind in IN_SHORT else sorted(short, key=len):
        clause = clause.removeprefix("ability: ")
        if len(", ".join([*said, clause])) <= SHORT_ENOUGH * (1 if said else 2):
            said.append(clause)
    return ", ".join(said)
