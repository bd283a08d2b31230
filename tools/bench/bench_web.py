"""What the site weighs, and how long the arbiter takes in a browser: `make bench`."""

import gzip
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from munch_cli.cli.site import address_of, server_of
from tests.site.machine import CHROMIUM, KEPT, QUARREL, ROOT, lacking

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
FIRST, LATER = 3, 5
KEY = 120
"""Milliseconds from key to key, on a phone."""
OFFLINE = "Ready for offline use"
SEEN = """addEventListener("DOMContentLoaded", () => {
  const state = document.getElementById("state");
  const look = () => { if (/^\\s*Ready/.test(state.textContent)) globalThis.readyAt ??= performance.now(); };
  if (state) new MutationObserver(look).observe(state, { childList: true, characterData: true, subtree: true });
});"""
"""Notes when the arbiter said that it is ready, counted from the opening of its page."""
ANSWERED = """async (line) => {
  const log = document.getElementById("log");
  const answered = new Promise((done) => new MutationObserver(done).observe(log, { childList: true }));
  document.getElementById("line").value = line;
  const began = performance.now();
  document.getElementById("say").requestSubmit();
  await answered;
  await new Promise(requestAnimationFrame);
  return performance.now() - began;
}"""
"""Asks in the page; milliseconds until the next picture shows the answer."""


def packed(paths: list[Path]) -> int:
    """Bytes of these files, each packed by itself, as a host sends them."""
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in paths)


def told(what: str, figure: float, unit: str, budget: float) -> None:
    """One line: what was measured, and what it may be."""
    verdict = "met" if figure <= budget else "MISSED"
    print(f"{what:<72} {figure:8.1f} {unit:<3} budget {budget:g} {unit}: {verdict}")


def visited(page: "Page", address: str) -> float:
    """Seconds until the arbiter that is opened is ready; returns when a later visit finds all that it begins with."""
    page.goto(address)
    page.locator("#state", has_text=OFFLINE).wait_for(timeout=120_000)
    page.evaluate(KEPT)
    milliseconds: float = page.evaluate("readyAt")
    return milliseconds / 1000


def walked(browser: "Browser", address: str) -> float:
    """Seconds in which somebody who types as people do gets from the rulebook to a verdict on a board of their own."""
    page = browser.new_page(viewport={"width": 390, "height": 844})
    began = perf_counter()
    page.goto(f"{address}index.html")
    page.get_by_role("link", name="Arbiter", exact=True).click()
    page.get_by_label("Bites!", exact=True).check()
    page.locator("#names").press("ControlOrMeta+A")
    page.locator("#names").press_sequentially("Jenn, K.C.", delay=KEY)
    page.get_by_role("button", name="Lay the table").click()
    for place, line in enumerate(QUARREL, 1):
        page.locator("#log > li").nth(place - 1).wait_for(timeout=120_000)
        page.locator("#line").press_sequentially(line, delay=KEY)
        page.locator("#line").press("Enter")
    page.locator(".answer.refused a").first.wait_for(timeout=120_000)
    took = perf_counter() - began
    page.close()
    return took


def main() -> None:
    print("site: sizes as a host sends them, times in Chromium on this machine")
    if missing := lacking():
        print(f"left out; this machine lacks {', '.join(missing)}")
        return
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        subprocess.run([sys.executable, ROOT / "web" / "build.py", site], check=True, capture_output=True)
        listed = json.loads((site / "site.json").read_text(encoding="utf-8"))["files"]
        listed = [name for name in listed if not name.startswith("arbiter/")]
        told("the rulebook, whole", packed([site / name for name in listed]) / 1000, "kB", 600)
        later = ("boards.pack", "rest.pack", "cases.json")
        first = [path for path in (site / "arbiter").rglob("*") if path.name not in later]
        told("the arbiter to a first verdict", packed([path for path in first if path.is_file()]) / 1e6, "MB", 7)
        server = server_of(str(site))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which(CHROMIUM), args=list(FLAGS))
            told("from the rulebook to a verdict on a board of one's own", walked(browser, address_of(server)), "s", 60)
            first = []
            for _ in range(FIRST):
                page = browser.new_page(viewport={"width": 390, "height": 844})
                page.add_init_script(SEEN)
                first.append(visited(page, f"{address_of(server)}arbiter/index.html"))
            later = [visited(page, f"{address_of(server)}arbiter/index.html") for _ in range(LATER)]
            what = "from opening the page to an arbiter that answers"
            told(f"first visit, the best of {FIRST}: {what}", min(first), "s", 4.0)
            told(f"later visit, the best of {LATER}: the same", min(later), "s", 1.0)
            page.get_by_role("button", name="Lay the table").click()
            page.locator("#composer").wait_for()
            page.locator("#line").fill("Ann fights Plutonium Dragon")
            page.locator("#line").press("Enter")
            page.locator("#log > li").nth(1).wait_for()
            took = [page.evaluate(ANSWERED, "may Ann loot the room?") for _ in range(10)]
            told("a verdict with everything, from Enter to its lines", statistics.median(took), "ms", 50)
            browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
