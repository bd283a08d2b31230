"""Records: what a class body makes of itself."""

import pickle

import pytest

from munch_cli.table import typed
from munch_cli.table.commands import KickOpen, Loot, Trade
from munch_cli.table.ids import CopyId, PlayerId

TRADE = Trade(PlayerId(0), (CopyId(1),), PlayerId(2), ())


def test_the_annotated_names_of_a_body_are_the_fields() -> None:
    assert Trade._fields == ("who", "gives", "to", "gets")
    assert (TRADE.who, TRADE.gives, TRADE.to, TRADE.gets) == (0, (1,), 2, ())
    assert TRADE._replace(to=PlayerId(1)).to == 1
    assert type(pickle.loads(pickle.dumps(TRADE))) is Trade


def test_a_body_as_python_3_14_hands_it_over_makes_the_same_record() -> None:
    body = {"__annotate_func__": lambda form: {"who": int, "level": int}, "level": 1}
    person = type(typed.NamedTuple)("Person", (), body)
    assert person._fields == ("who", "level")
    assert person(3).level == 1


def test_a_field_without_a_default_stands_before_those_that_have_one() -> None:
    with pytest.raises(TypeError, match="without a default"):
        type(typed.NamedTuple)("Wrong", (), {"__annotations__": {"one": int, "two": int}, "one": 1})


def test_records_of_two_types_are_never_equal() -> None:
    assert KickOpen(PlayerId(0)) == KickOpen(PlayerId(0))
    assert KickOpen(PlayerId(0)) != Loot(PlayerId(0))
    assert KickOpen(PlayerId(0)) != (0,)
    assert len({KickOpen(PlayerId(0)), Loot(PlayerId(0)), KickOpen(PlayerId(0))}) == 2


def test_a_field_too_few_is_no_record() -> None:
    with pytest.raises(TypeError):
        Trade._make((PlayerId(0),))
    with pytest.raises(ValueError, match="unexpected field"):
        KickOpen(PlayerId(0))._replace(level=1)  # type: ignore[call-arg]
