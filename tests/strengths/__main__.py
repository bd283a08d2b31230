"""Plays on with the matches for so many seconds, and keeps what came of them: ``python -m tests.strengths 170``."""

import sys
from pathlib import Path

from munch_cli.sim.measured import FILE, measured

from . import all_matches, measured_text, played_on

for matches in played_on(all_matches(measured()), float(sys.argv[1]) if len(sys.argv) > 1 else 170.0):
    Path(FILE).write_text(measured_text(matches), encoding="utf-8")
