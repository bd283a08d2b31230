"""Plays on with the matches for so many seconds, and keeps what came of them: ``python -m tools.strengths 180``.

With ``ahead:sensible`` and the like behind it only these pairs play.
"""

import sys
from pathlib import Path

from munch_cli.sim.strengths import FILE, measured

from . import all_matches, measured_text, played_on

seconds, *pairs = sys.argv[1:] or ["180"]
for matches in played_on(all_matches(measured()), float(seconds), pairs):
    Path(FILE).write_text(measured_text(matches), encoding="utf-8")
