"""munch as somebody at a terminal meets it: words in, exit code, answer and messages out."""

import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from munch_cli.cli.start import main

collect_ignore_glob = ["*.toml", "*.feature"]
"""The gallery of broken files: pytest would run them as scenarios and features."""


class Said(NamedTuple):
    """What munch said."""

    code: int
    out: str
    err: str


@pytest.fixture(scope="session", autouse=True)
def own_cache(tmp_path_factory):
    """What is kept of the files of these tests is kept apart."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture
def munch(monkeypatch, capsys) -> Callable[..., Said]:
    """Says words to munch in this very process."""

    def say(*words: object) -> Said:
        monkeypatch.setattr(sys, "argv", ["munch", *map(str, words)])
        capsys.readouterr()
        code = main()
        said = Said(code, *capsys.readouterr())
        assert "Traceback" not in said.err
        assert code != 70, said.err
        return said

    return say
