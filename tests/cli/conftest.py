"""munch called as a shell calls it, in this very process."""

import sys

import pytest

from munch_cli.cli.start import main


class Said:
    """What a command printed, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


@pytest.fixture
def munch(monkeypatch, capsys):
    """Calls a command."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("FORCE_COLOR", raising=False)

    def call(*words: str) -> Said:
        monkeypatch.setattr(sys, "argv", ["munch", *words])
        code = main()
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return call
