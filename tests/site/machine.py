"""What this machine has for tests in a real browser: Chromium, Playwright, and what npm brings into ``web/``."""

import importlib.util
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]
MODULES = ROOT / "web" / "node_modules"
AXE = MODULES / "axe-core" / "axe.min.js"
CHROMIUM = "chromium"


def lacking() -> tuple[str, ...]:
    """What the tests in a browser would need and this machine lacks, each with what brings it."""
    needs = (
        ("Chromium (apt-get install chromium)", shutil.which(CHROMIUM) is not None),
        ("Playwright (make venv)", importlib.util.find_spec("playwright") is not None),
        ("what npm brings (npm ci --ignore-scripts --prefix web)", AXE.is_file()),
    )
    return tuple(said for said, is_here in needs if not is_here)
