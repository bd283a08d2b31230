"""The scenarios in which a card does what it says, and those in which it must not: what none shows yet.

``python -m tests.cards.cases [SET ...]`` lists it.
"""

import sys
from collections.abc import Iterator
from functools import cache

from munch_cli.arbiter.replay import Done, Replay, replay
from munch_cli.engine.table import Table
from munch_cli.files.cards import every_set, load_catalogue
from munch_cli.files.problems import Problems
from munch_cli.files.rulebook import load_rulebook
from munch_cli.table import events as e
from munch_cli.table.cards import Card

from ..coverage.reach import replays
from .clauses import limits, says

TROUBLE = (LookupError, AssertionError, TypeError, ValueError, AttributeError, RuntimeError)
NOTHING_DONE = (e.CardDiscarded, e.CardLaidDown, e.DoorTurnedUp, e.CardTaken, e.CurseIgnored)
"""Events that only move the card itself, or say that it finds nothing."""


@cache
def naming(edition: str) -> dict[str, list[Replay]]:
    """The scenarios of an edition that pass, by the cards that they name; those that mean to show one are first."""
    found: dict[str, list[Replay]] = {}
    for one in replays(edition):
        if one.passed:
            text = one.scenario.file.text
            for card in one.table.catalogue.values():
                if card.rule in one.ids or any(f"{name}" in text for name in (card.name, *card.also)):
                    found.setdefault(card.id, []).append(one)
    for id, there in found.items():
        there.sort(key=lambda one: (f"card.{id}" not in one.scenario.shows, len(one.steps)))
    return found


def where(card: Card) -> list[Replay]:
    """The scenarios, of whatever edition, on whose boards a card may lie."""
    return [one for edition in load_rulebook().editions for one in naming(edition).get(card.id, [])]


def misses(one: Replay, changed: Card) -> bool:
    """Whether a scenario does not come out as it expects once a card is changed."""
    edition = one.edition.key
    board = one.scenario.boards[edition]
    table = Table(board.state.copy(), board.law, {**one.table.catalogue, changed.id: changed})
    try:
        return not replay(one.scenario._replace(boards={edition: table}), edition).passed
    except Problems:
        return True
    except TROUBLE:
        return False


def shown(card: Card, changed: Card) -> bool:
    """Whether some scenario misses what was changed."""
    return any(misses(one, changed) for one in where(card))


def unshown(card: Card) -> Iterator[str]:
    """The clauses of a card that no scenario misses."""
    yield from (f"says: {clause}" for clause, changed in says(card) if not shown(card, changed))
    yield from (f"limit: {clause}" for clause, changed in limits(card) if not shown(card, changed))


def has_case(card: Card) -> bool:
    """Whether a card does what it says somewhere: it decides, or is missed, or is played and something comes of it."""
    if any(card.rule in one.ids for one in where(card)):
        return True
    if any(shown(card, changed) for _, changed in says(card)):
        return True
    return any(_at_issue(card, done) and done.last.was_done and _did(card, done) for done in steps_about(card))


def has_counter(card: Card) -> bool:
    """Whether some scenario shows where it must not: it is refused, or comes to nothing, or a limit of it is missed."""
    return any(_must_not(card, done) for done in steps_about(card)) or any(
        shown(card, changed) for _, changed in limits(card)
    )


def steps_about(card: Card) -> Iterator[Done]:
    """The tested steps of the scenarios that name a card."""
    return (done for one in where(card) for done in one.steps if done.step.is_tested)


def _at_issue(card: Card, done: Done) -> bool:
    """Whether a step says its name, or it is turned up or drawn in it."""
    turned = (
        event.copy for event in done.last.events if isinstance(event, e.DoorTurnedUp | e.CardDrawn | e.CardDiscarded)
    )
    said = any(name in sentence for name in (card.name, *card.also) for sentence in done.step.sentences)
    return said or any(done.last.table.card(copy).id == card.id for copy in turned)


def _must_not(card: Card, done: Done) -> bool:
    if done.last.verdict.outcome in ("refused", "silent"):
        return _at_issue(card, done) or card.rule in done.ids
    if card.kind == "monster":
        away = any(isinstance(event, e.MonsterEscaped) for event in done.last.events)
        return away and (_at_issue(card, done) or card.rule in done.ids)
    return _at_issue(card, done) and done.last.was_done and not _did(card, done)


def _did(card: Card, done: Done) -> bool:
    """Whether anything came of a card but that it lies somewhere else now; of one without words, through its kind."""
    by_kind = not any(True for _ in says(card))
    return any(
        (by_kind or card.rule in event.because) and not isinstance(event, NOTHING_DONE) for event in done.last.events
    )


if __name__ == "__main__":
    for set in sys.argv[1:] or every_set():
        cards = load_catalogue((set,)).values()
        for card in cards:
            lacking = list(unshown(card)) + (["case"] if not has_case(card) else [])
            lacking += ["counter-case"] if not has_counter(card) else []
            if lacking:
                print(f"{card.id}: {', '.join(lacking)}", flush=True)
