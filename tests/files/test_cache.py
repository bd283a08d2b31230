"""What is kept is trusted only for the sources it was made from."""

import subprocess
import sys
from pathlib import Path

import pytest

from munch_cli import __version__
from munch_cli.files import places
from munch_cli.files.cache import code_of, key_of, remembered
from munch_cli.files.cards import READ_BY
from munch_cli.files.problems import Problems
from munch_cli.files.rulings_file import Decisions, keep
from munch_cli.repl.keeping import Notebook
from munch_cli.repl.session import Session
from munch_cli.repl.talk import ASKED_BACK


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "munch"


class Maker:
    """Counts how often something had to be made."""

    def __init__(self, made):
        self.made = made
        self.times = 0

    def __call__(self):
        self.times += 1
        return self.made


def test_it_is_made_once_and_taken_afterwards(shelf):
    maker = Maker({"a": (1, 2.5, None, True), "b": ["x"]})
    key = key_of([b"source"])
    assert remembered("thing", key, maker) == remembered("thing", key, maker) == maker.made
    assert maker.times == 1


def test_other_sources_mean_making_it_again(shelf):
    maker = Maker((1,))
    for source in (b"one", b"two", b"one"):
        remembered("thing", key_of([source]), maker)
    assert maker.times == 3


def test_sources_are_told_apart():
    keys = {key_of(parts) for parts in ([b"ab"], [b"a", b"b"], [b"b", b"a"], [b"ab", b""], [])}
    assert len(keys) == 5


def test_another_version_of_the_program_trusts_nothing_that_its_code_shaped():
    assert f'__version__ = "{__version__}"'.encode() in b"".join(code_of(()))
    assert key_of(code_of(READ_BY)) != key_of(code_of(READ_BY[1:]))


READ_CARDS = """
import sys
from munch_cli.files.cards import bundled_sources, read_card_files
read_card_files(bundled_sources())
print(*(name for name in sys.modules if name.startswith("munch_cli.")))
"""
SHAPE_NO_CARD = {
    "files": {"boxes", "cache", "places", "problems"},
    "rulebook": {"book", "entry"},
    "table": {"columns", "records", "saying"},
}
"""What is loaded to read cards, and only finds the files or words what is wrong with them."""


def test_every_module_that_shapes_cards_is_part_of_their_key():
    done = subprocess.run([sys.executable, "-c", READ_CARDS], capture_output=True, text=True, check=True)
    loaded = {tuple(name.split(".")[1:]) for name in done.stdout.split()}
    shaping = {
        f"{path[0]}/{path[1]}.py" for path in loaded if len(path) > 1 and path[1] not in SHAPE_NO_CARD.get(path[0], ())
    }
    assert shaping == set(READ_BY)


@pytest.mark.parametrize("damage", [b"", b"garbage", None])
def test_a_damaged_one_is_made_again(shelf, damage):
    maker = Maker((1, "two"))
    key = key_of([b"source"])
    remembered("thing", key, maker)
    (kept,) = shelf.iterdir()
    raw = kept.read_bytes()
    kept.write_bytes(raw[:-1] + b"\xff" if damage is None else damage)
    assert remembered("thing", key, maker) == (1, "two")
    assert maker.times == 2


def test_nothing_to_keep_is_kept_too(shelf):
    maker = Maker(None)
    remembered("thing", key_of([]), maker)
    assert remembered("thing", key_of([]), maker) is None
    assert maker.times == 1


def test_a_shelf_that_cannot_be_written_is_no_misfortune(tmp_path, monkeypatch):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    assert remembered("thing", key_of([]), Maker((1,))) == (1,)


def test_no_drafts_are_left_lying(shelf):
    remembered("thing", key_of([]), Maker((1,)))
    assert [path.name for path in shelf.iterdir()] == ["thing.kept"]
    (shelf / "other.kept").mkdir()
    remembered("other", key_of([]), Maker((1,)))
    assert sorted(path.name for path in shelf.iterdir()) == ["other.kept", "thing.kept"]


def test_own_folders_lie_at_home_unless_told(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("HOME", str(tmp_path))
    for variable, folder, usual in (
        ("XDG_CACHE_HOME", places.cache_dir, ".cache"),
        ("XDG_STATE_HOME", places.state_dir, ".local/state"),
        ("XDG_DATA_HOME", places.data_dir, ".local/share"),
        ("XDG_CONFIG_HOME", places.config_dir, ".config"),
    ):
        monkeypatch.setenv(variable, "")
        assert folder() == str(tmp_path / usual / "munch")


def test_who_has_no_home_has_nothing_laid_where_he_stands(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", "no/home")
    for variable in ("XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(variable, "")
    session = Session(keeper=Notebook())
    for line in ("open combat/pumpkinhead", "kick"):
        assert not session.hear(line).is_unread
    assert session.hear("quit").word == ASKED_BACK
    with pytest.raises(Problems):
        keep(Decisions())
    assert remembered("thing", key_of([]), Maker((1,))) == (1,)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("kind", ["cards", "scenarios", "features"])
def test_bundled_things_are_found(kind):
    assert Path(places.bundled(kind)).is_dir()


def test_what_is_there_in_compiled_form_only_is_part_of_a_key_too(tmp_path, monkeypatch):
    monkeypatch.setattr(places, "PACKAGE", str(tmp_path))
    (tmp_path / "__init__.pyc").write_bytes(b"compiled")
    (tmp_path / "one.py").write_bytes(b"written")
    assert code_of(("one.py",)) == [b"compiled", b"written"]
