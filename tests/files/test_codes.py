"""Every problem that can be told has help, and every help a problem."""

import re
from pathlib import Path

import munch_cli
from munch_cli.files.codes import HELP

PACKAGE = Path(munch_cli.__file__).parent


def test_every_help_is_for_a_problem_that_can_be_told():
    told = set()
    for part in ("files", "rulebook", "arbiter", "cli", "repl"):
        for path in (PACKAGE / part).glob("*.py"):
            if path.name != "codes.py":
                told |= set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', path.read_text()))
    assert set(HELP) <= told


def test_help_is_a_paragraph():
    for code, text in HELP.items():
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", code)
        assert text.endswith(".") and len(text) > 40
