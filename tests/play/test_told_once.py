"""Nothing that happens is told twice: no event comes again for one card while the card stays where it is."""

import random
from collections.abc import Iterator, Sequence

import pytest

from munch_cli.files.scenarios import bundled_names
from munch_cli.table import events as e
from tests.bundled import run, scenario

from ..drawn import LONG
from .random_play import IN_TURN, played

MOVED = (e.CardDiscarded, e.CardTaken, e.CardLaidDown, e.CardLaidOut, e.CardPlayedIn, e.MonsterKilled)
"""Events that move a card: of one card two alike would be one too many."""
ONE_OF, MOVES = 25, 40
"""Of so many scenarios one is gone through, and so long is a random game; ``MUNCH_LONG`` looks at all, for longer."""


def told_twice(events: Sequence[e.Event]) -> Iterator[e.Event]:
    """The events that come again for a card that nothing else has moved since."""
    last: dict[int, e.Event] = {}
    for event in events:
        if isinstance(event, MOVED):
            before = last.get(event.copy)
            if before is not None and before._replace(because=()) == event._replace(because=()):
                yield event
            last[event.copy] = event
        else:
            for copy in {getattr(event, "copy", None), getattr(event, "item", None)} & last.keys():
                del last[copy]


@pytest.mark.parametrize("edition", IN_TURN)
def test_no_event_of_a_scenario_is_told_twice(edition: str) -> None:
    names = sorted(bundled_names())
    random.Random(edition).shuffle(names)
    for name in names if LONG else names[::ONE_OF]:
        if edition in scenario(name).editions:
            for done in run(name, edition).steps:
                for outcome in done.outcomes:
                    assert not list(told_twice(outcome.events)), (name, done.step.sentences)


@pytest.mark.parametrize("edition", IN_TURN)
def test_no_event_of_a_random_game_is_told_twice(edition: str) -> None:
    for seed in range(20) if LONG else (3,):
        for _, command, outcome in played(edition, seed, MOVES * 10 if LONG else MOVES):
            assert not list(told_twice(outcome.events)), command
