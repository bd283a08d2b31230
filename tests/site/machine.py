"""What this machine has for tests in a real browser: Chromium, Playwright, and what npm brings into ``web/``."""

import importlib.util
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]
MODULES = ROOT / "web" / "node_modules"
AXE = MODULES / "axe-core" / "axe.min.js"
CHROMIUM = "chromium"
QUARREL = (
    "Jenn is a female Level 4 Werewolf with Finger Claws, carrying Goth Boots",
    "Jenn fights Pumpkinhead",
    "may Jenn equip Goth Boots?",
)
"""A board of one's own in two sentences, and what is argued about: it is refused."""
KEPT = """async () => {
  const given_up = performance.now() + 120_000;
  const kept = async () => await (await caches.open('arbiter-memory')).keys();
  while (!(await kept()).length) {
    if (performance.now() > given_up) throw new Error("Python's memory was never kept");
    await new Promise((on) => setTimeout(on, 100));
  }
}"""
"""Waits in the page until the arbiter has kept Python's memory on the device."""


def lacking() -> tuple[str, ...]:
    """What the tests in a browser would need and this machine lacks, each with what brings it."""
    needs = (
        ("Chromium (apt-get install chromium)", shutil.which(CHROMIUM) is not None),
        ("Playwright (make venv)", importlib.util.find_spec("playwright") is not None),
        ("what npm brings (npm ci --ignore-scripts --prefix web)", AXE.is_file()),
    )
    return tuple(said for said, is_here in needs if not is_here)
