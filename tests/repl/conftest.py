"""Every test has folders of its own for what munch keeps."""

from pathlib import Path

import pytest

from munch_cli.repl.session import Session


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """History, kept tables and settings go to a folder of the test; so do files that are named without a folder."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def quarrel() -> Session:
    """Jenn before the door of Pumpkinhead, K.C. looking on."""
    session = Session()
    assert not session.hear("open combat/pumpkinhead").is_unread
    return session
