"""Answers that hold wherever what was looked at for them is the same: in another turn, or in another game.

Meant for questions that look at little: whose turn it is and how far it has come, who fights, what is owed.
"""

from collections.abc import Callable, Hashable, Iterator
from operator import attrgetter

from munch_cli.table.ids import RuleId
from munch_cli.table.parts import DEBT_BITS, FIGHT, FIGHT_BITS, OWED, RULINGS, SEAT_BITS, TURN_BITS, WINNERS
from munch_cli.table.records import NamedTuple
from munch_cli.table.state import State
from munch_cli.table.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from munch_cli.engine.memory import Asked

Look = Callable[[State], Hashable]
MOST_WAYS = 8
"""So many sets of parts are told apart that a question may look at."""
MOST_ANSWERS = 500
"""So many answers are kept for each of them."""


class Answer(NamedTuple):
    """What came of a question, and the open points that it rests on."""

    answer: object
    relied: dict[RuleId, str]


class Way(NamedTuple):
    """One set of parts that a question looked at, how to look at them, and the answers by what was seen."""

    parts: int
    looks: tuple[Look, ...]
    answers: dict[tuple[Hashable, ...], Answer]


class Recall:
    """What was answered under one law. A question may look at other parts when it sees something else in the first."""

    __slots__ = ("_ways",)

    def __init__(self) -> None:
        self._ways: dict[tuple[object, ...], list[Way]] = {}

    def of(self, state: State, asked: "Asked") -> tuple[int, Answer] | None:
        """The parts looked at and the answer, if all of them were as they are now when it was found; else None."""
        ways = self._ways.get((asked, *_setting(state))) or []
        for place, (parts, looks, answers) in enumerate(ways):
            answer = answers.get(tuple([look(state) for look in looks]))
            if answer is not None:
                if place:
                    ways.insert(0, ways.pop(place))
                return parts, answer
        return None

    def keep(self, state: State, asked: "Asked", parts: int, answer: Answer) -> None:
        """Keeps an answer, unless it rests on more than can be compared in no time, as where cards lie."""
        if parts & ~COMPARED:
            return
        ways = self._ways.setdefault((asked, *_setting(state)), [])
        way = next((one for one in ways if one.parts == parts), None)
        if way is None:
            if len(ways) == MOST_WAYS:
                return
            way = Way(parts, tuple(look for bit, look in LOOKS.items() if parts & bit), {})
            ways.append(way)
        if len(way.answers) == MOST_ANSWERS:
            way.answers.clear()
        way.answers[tuple([look(state) for look in way.looks])] = answer


def _setting(state: State) -> tuple[object, ...]:
    """What never changes at a table, so that nobody notes looking at it."""
    return state.options, state.whole, state.owner, len(state.players)


def _looks() -> Iterator[tuple[int, Look]]:
    yield OWED, lambda state: state.owed
    yield WINNERS, lambda state: (state.winners, state.left)
    yield RULINGS, lambda state: tuple(state.rulings.items())
    yield FIGHT, lambda state: state.combat is None
    for seat, bit in enumerate(SEAT_BITS):
        yield bit, _at_the_seat(seat)
    for what, bit in DEBT_BITS.items():
        yield bit, _of_the_debts(what)
    for slot, bit in TURN_BITS.items():
        yield bit, attrgetter(f"turn.{slot}")
    for slot, bit in FIGHT_BITS.items():
        yield bit, _of_the_fight(slot)


def _at_the_seat(seat: int) -> Look:
    """Of more players than there are bits, some share one."""
    places = slice(seat, None, len(SEAT_BITS))
    return lambda state: tuple([(one.level, one.sex, one.dead, one.new) for one in state.players[places]])


def _of_the_debts(what: str) -> Look:
    return lambda state: state.owed_of(what)


def _of_the_fight(slot: str) -> Look:
    return lambda state: getattr(state.combat, slot, None)


LOOKS: dict[int, Look] = dict(_looks())
COMPARED = sum(LOOKS)
"""The parts that can be compared in no time."""
