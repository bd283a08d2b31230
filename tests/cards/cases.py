"""The scenarios in which a card does what it says, and those in which it must not: what none shows."""

from collections.abc import Iterator
from functools import cache

from munch_cli.arbiter.replay import Done, Replay, replay
from munch_cli.engine.table import Table
from munch_cli.files.cards import load_catalogue
from munch_cli.files.problems import Problems
from munch_cli.files.rulebook import load_rulebook
from munch_cli.table import events as e
from munch_cli.table.cards import Card
from munch_cli.table.ids import RuleId
from munch_cli.table.names import OWN

from ..bundled import runs
from .clauses import CHANGEABLE, like, limits, says

TROUBLE = (LookupError, AssertionError, TypeError, ValueError, AttributeError, RuntimeError)
NOTHING_DONE = (e.CardDiscarded, e.CardLaidDown, e.DoorTurnedUp, e.CardTaken, e.CurseIgnored, e.NothingStolen)
"""Events that only move the card itself, or say that it finds nothing."""


@cache
def naming(edition: str) -> dict[str, list[Replay]]:
    """The scenarios of an edition that pass, by the cards that they name; those that show one are first."""
    found: dict[str, list[Replay]] = {}
    for one in runs(edition):
        if one.passed:
            text = one.scenario.file.text_alone()
            for card in one.table.catalogue.values():
                if card.rule in one.ids or any(f"{name}" in text for name in (card.name, *card.also)):
                    found.setdefault(card.id, []).append(one)
    for id, there in found.items():
        rule = RuleId(f"card.{id}")
        there.sort(key=lambda one: (rule not in one.scenario.shows, rule not in one.ids, len(one.steps)))
    return found


def where(card: Card) -> list[Replay]:
    """The scenarios on whose boards a card may lie, of the editions that are played with its set."""
    editions = load_rulebook().editions.items()
    return [one for key, edition in editions if card.set in edition.sets for one in naming(key).get(card.id, [])]


def misses(one: Replay, changed: Card) -> bool:
    """Whether a scenario does not come out as it expects once a card is changed."""
    edition = one.edition.key
    board = one.scenario.boards[edition]
    table = Table(board.state.copy(), board.law, {**one.table.catalogue, **changed_too(one, changed)})
    try:
        return not replay(one.scenario._replace(boards={edition: table}), edition).passed
    except Problems:
        return True
    except TROUBLE:
        return False


def changed_too(one: Replay, changed: Card) -> dict[str, Card]:
    """The card as it was changed, and so is one of the scenario's own that fills in what nobody knows of it."""
    card = one.table.catalogue[changed.id]
    facts = {fact: getattr(changed, fact) for fact in CHANGEABLE if getattr(changed, fact) != getattr(card, fact)}
    filled_in = (
        own for own in one.table.catalogue.values() if own.set == OWN and (own.like, own.name) == (card.set, card.name)
    )
    return {changed.id: changed} | {own.id: like(own, facts) for own in filled_in}


def shown(card: Card, changed: Card) -> bool:
    """Whether some scenario misses what was changed."""
    return any(misses(one, changed) for one in where(card))


def has_case(card: Card) -> bool:
    """Whether a card does something somewhere: it decides, or is played and something comes of it."""
    if any(card.rule in one.ids for one in where(card)):
        return True
    return any(_at_issue(card, done) and done.last.was_done and _did(card, done) for done in steps_about(card))


def has_counter(card: Card) -> bool:
    """Whether some scenario shows where it must not: it is refused, or comes to nothing."""
    return any(_must_not(card, done) for done in steps_about(card))


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


def lacking(card: Card) -> list[str]:
    """What no scenario shows of a card; of one of which only the name is known there is nothing to show."""
    if card.unknown and not any(True for _ in says(card)):
        return []
    is_shown = {clause: shown(card, changed) for clause, changed in says(card)}
    is_limit_shown = {clause: shown(card, changed) for clause, changed in limits(card)}
    found = [f"says: {clause}" for clause, is_missed in is_shown.items() if not is_missed]
    found += [f"limit: {clause}" for clause, is_missed in is_limit_shown.items() if not is_missed]
    found += [] if any(is_shown.values()) or has_case(card) else ["case"]
    return found + ([] if any(is_limit_shown.values()) or has_counter(card) else ["counter-case"])


def of_set(set: str) -> dict[str, list[str]]:
    """What is lacking of each card of a set that lacks something."""
    found = {card.id: lacking(card) for card in load_catalogue((set,)).values()}
    return {id: words for id, words in found.items() if words}
