"""A board that is saved loads to an equal board, whatever is going on on it; an old file is never half-written."""

import errno
import io
import os
import types
import typing

import pytest

from munch_cli.arbiter.replay import replay
from munch_cli.files.problems import Problems
from munch_cli.files.scenario_writer import Spoken, scenario_text
from munch_cli.files.scenarios import bundled_names, scenario_in
from munch_cli.files.toml import parse_toml
from munch_cli.files.writing import may_be_written, see_it_can_be_written, write_text
from munch_cli.table import debts as d
from munch_cli.table import state as s
from munch_cli.table.ids import NO_COPY, CopyId
from munch_cli.table.typed import fields_of
from tests.bundled import of_topic, run, scenario


def numbered_anew(state: s.State) -> dict[str, object]:
    """The board with its copies numbered in the order of the zones, so that two boards can be compared."""
    order = [copy for zone in state.zones for copy in zone]
    new = {copy: place for place, copy in enumerate(order)} | {NO_COPY: NO_COPY}

    def walk(value: object, kind: object) -> object:
        kind = _without_none(kind)
        if isinstance(value, tuple) and hasattr(value, "_fields"):
            return [walk(getattr(value, field.slot), field.kind) for field in fields_of(type(value))]
        if isinstance(value, tuple):
            inner = typing.get_args(kind) or (None,)
            kinds = [inner[0]] * len(value) if inner[-1] is Ellipsis else list(inner)
            return [walk(part, each) for part, each in zip(value, kinds, strict=False)]
        return new[value] if kind is CopyId else value

    def slots(thing: object) -> dict[str, object]:
        return {field.slot: walk(getattr(thing, field.slot), field.kind) for field in fields_of(type(thing))}

    return {
        "zones": [[new[copy] for copy in zone] for zone in state.zones],
        "cards": [(state.cards[copy], state.backs[copy]) for copy in order],
        "host": {new[copy]: new[host] for copy, host in state.host.items()},
        "turn": slots(state.turn),
        "combat": None if state.combat is None else slots(state.combat),
        "players": [slots(player) for player in state.players],
        "owed": walk(state.owed, tuple[d.Debt, ...]),
        "rest": (state.owner, state.rulings, state.options, state.winners, state.luck, state.whole),
    }


def _without_none(kind: object) -> object:
    if isinstance(kind, types.UnionType):
        return next(part for part in kind.__args__ if part is not type(None))
    return kind


@pytest.mark.parametrize("topic", sorted({name.partition("/")[0] for name in bundled_names()}))
def test_a_saved_board_is_the_same_board(topic: str) -> None:
    for name in of_topic(topic)[::7]:
        edition = scenario(name).editions[-1]
        cards = scenario(name).file.tables.get("card", ())
        for done in run(name, edition).steps:
            text = scenario_text(done.last.table, "saved", cards=cards)
            again = scenario_in(parse_toml(text, "saved.toml")).boards[edition]
            assert numbered_anew(again.state) == numbered_anew(done.last.table.state), name


def test_what_was_said_is_written_as_steps_that_can_be_played_again() -> None:
    said = [Spoken("Jenn kicks open the door"), Spoken("Jenn equips Goth Boots", verdict="refused")]
    text = scenario_text(scenario("combat/pumpkinhead").boards["bites"], "saved", said)
    again = scenario_in(parse_toml(text, "saved.toml"))
    assert [step.sentences for step in again.steps] == [(one.sentence,) for one in said]
    assert [done.last.verdict.outcome for done in replay(again, "bites").steps] == ["allowed", "refused"]


def opened(monkeypatch, raises: bool) -> list[object]:
    """What is opened from now on; ``raises``: none of it can be."""
    names: list[object] = []

    def watched(name: object, *_: object) -> io.BytesIO:
        names.append(name)
        if raises:
            raise PermissionError(errno.EACCES, "Permission denied")
        return io.BytesIO()

    monkeypatch.setattr("builtins.open", watched)
    return names


def test_what_is_no_file_is_asked_beforehand_and_opened_only_if_it_cannot_be_written(tmp_path, monkeypatch) -> None:
    with pytest.raises(Problems, match="directory"):
        see_it_can_be_written(str(tmp_path))
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with monkeypatch.context() as patch:
        names = opened(patch, raises=False)
        see_it_can_be_written(str(pipe))
        assert names == []
    free = os.dup(0)
    os.close(free)
    see_it_can_be_written(str(tmp_path / "file"))
    again = os.dup(0)
    os.close(again)
    assert again == free
    with monkeypatch.context() as patch:
        patch.setattr(os, "access", lambda *_: False)
        names = opened(patch, raises=True)
        with pytest.raises(Problems, match="permission denied"):
            see_it_can_be_written(str(pipe))
    assert names == [str(pipe)] and list(tmp_path.iterdir()) == [pipe]


def test_an_old_file_stays_whole_when_the_new_one_cannot_be_written(tmp_path, monkeypatch) -> None:
    path = tmp_path / "board.toml"
    write_text(str(path), "first")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Problems) as caught:
        write_text(str(path), "second")
    assert caught.value.problems[0].code == "unwritable-file"
    assert path.read_text() == "first"
    assert [entry.name for entry in tmp_path.iterdir()] == ["board.toml"]


def test_a_link_stays_a_link_and_what_it_leads_to_is_written(tmp_path):
    (tmp_path / "far").mkdir()
    real, link = tmp_path / "far" / "board.toml", tmp_path / "board.toml"
    real.write_text("first")
    real.chmod(0o640)
    link.symlink_to(real)
    write_text(str(link), "second")
    assert link.is_symlink() and real.read_text() == "second" and real.stat().st_mode & 0o777 == 0o640
    assert [path.name for path in (tmp_path / "far").iterdir()] == ["board.toml"]


def test_what_is_no_file_is_written_as_it_comes_and_stays(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_text(str(pipe), "said")
    assert os.read(reading, 9) == b"said" and pipe.is_fifo()
    os.close(reading)


def test_only_a_file_is_kept_from_being_written_over(tmp_path):
    pipe, file, lost = tmp_path / "pipe", tmp_path / "file", tmp_path / "link"
    os.mkfifo(pipe)
    file.write_text("said")
    lost.symlink_to(tmp_path / "nowhere")
    for path, force in ((pipe, False), (file, True), (tmp_path / "new", False)):
        may_be_written(str(path), force)
    for path in (file, lost):
        with pytest.raises(Problems) as caught:
            may_be_written(str(path), False)
        assert [(one.file, one.line, one.column) for one in caught.value.problems] == [(str(path), 0, 0)]
