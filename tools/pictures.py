"""Takes the pictures of the README anew: ``python -m tools.pictures``, which needs what the tests in a browser need."""

import shutil
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from munch_cli.cli.site import address_of, server_of
from tests.site.conftest import FLAGS
from tests.site.machine import CHROMIUM, QUARREL, ROOT

PICTURES = ROOT / "docs"


def ask(page: Page, address: str) -> None:
    """Lays a board of one's own and asks."""
    page.goto(f"{address}arbiter/index.html")
    page.get_by_label("Bites!", exact=True).check()
    page.locator("#names").fill("Jenn, K.C.")
    page.get_by_role("button", name="Lay the table").click()
    for place, line in enumerate(QUARREL, 1):
        page.locator("#log > li").nth(place - 1).wait_for(timeout=120_000)
        page.locator("#line").fill(line)
        page.locator("#line").press("Enter")
    page.locator("#log > li").nth(len(QUARREL)).wait_for()
    page.locator("#chips button").first.wait_for()


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        subprocess.run([sys.executable, ROOT / "web" / "build.py", Path(folder) / "site"], check=True)
        server = server_of(str(Path(folder) / "site"))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=shutil.which(CHROMIUM), args=list(FLAGS))
        page = browser.new_page(viewport={"width": 390, "height": 780})
        page.goto(f"{address_of(server)}rules/helping.html#helping.only-one-helper")
        page.screenshot(path=PICTURES / "rulebook.png")
        ask(page, address_of(server))
        page.screenshot(path=PICTURES / "arbiter.png")
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
