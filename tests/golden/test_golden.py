"""Golden games and records come out as they were written down; of a record, each commit looks at one half.

``tests/scenarios/watched.py`` checks the replays of scenarios, ``test_boards.py`` what is judged on their boards,
``tests/sim/test_games.py`` the games of bots.
"""

import pytest

from ..drawn import in_turn
from .games import EDITIONS, path_of, played_again
from .records import RECORDS, Record

REMEDY = "if the change is wanted: python -m tests.golden"
PLAYED = [record for record in RECORDS if record.name not in ("boards", "bot_games")]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_golden_game_goes_as_it_went(edition: str) -> None:
    text = path_of(edition).read_text(encoding="utf-8")
    now, before = played_again(text).splitlines(), text.splitlines()
    differing = next((place for place, pair in enumerate(zip(now, before, strict=False)) if pair[0] != pair[1]), None)
    if differing is not None:
        told = "\n".join(before[max(0, differing - 3) : differing])
        pytest.fail(f"{told}\nwas: {before[differing]}\nnow: {now[differing]}\n{REMEDY}")
    assert now == before, REMEDY


@pytest.mark.parametrize(
    ("record", "part"), [pytest.param(one, part, id=f"{one.name} {part}") for one in PLAYED for part in one.parts]
)
def test_a_record_comes_out_as_it_was_written_down(record: Record, part: str) -> None:
    written = record.written
    looked_at = in_turn(record.parts[part], 2)
    other = [subject for subject in looked_at if record.result(subject) != written.get(subject)]
    assert not other, f"{REMEDY} {record.name}; otherwise: {other}"


@pytest.mark.parametrize("record", RECORDS, ids=[one.name for one in RECORDS])
def test_a_record_names_nothing_that_is_gone(record: Record) -> None:
    assert set(record.written) == {subject for part in record.parts.values() for subject in part}, REMEDY
