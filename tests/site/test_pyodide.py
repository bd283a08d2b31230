"""Munch as the site carries it says the same as munch on a desk: every fifth bundled scenario, under Pyodide."""

import json
import subprocess
from pathlib import Path

import pytest

from munch_cli.files.scenarios import bundled_names

pytestmark = pytest.mark.xdist_group("browser")


def test_bundled_scenarios_come_out_in_a_browser_as_they_expect(built: Path) -> None:
    script = Path(__file__).parent / "scenarios.mjs"
    done = subprocess.run(["node", script, built], capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    assert told["failed"] == []
    assert told["run"] >= len(bundled_names()[::5])
