"""The site, written once for all tests, and a real browser to open it in, where the machine has one."""

import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from munch_cli.cli.site import address_of, server_of
from munch_cli.site.pages import write_site

from .machine import AXE, CHROMIUM, ROOT, lacking

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Page, Request

collect_ignore = ["test_browser.py", "test_arbiter.py", "test_pyodide.py"] if lacking() else []

HOSTILE = '<img src=x onerror="alert(1)">'
"""The name of a card that somebody wrote to do harm."""
CARD = f"""
format = 1

[[card]]
name = '{HOSTILE}'
kind = "item"
bonus = 3
note = '</script><script>document.title = "taken"</script>'
"""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PHONE, DESK = (390, 844), (1280, 800)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the pages, with a hostile card of one's own among the cards."""
    cards = tmp_path_factory.mktemp("cards") / "attic"
    cards.mkdir()
    (cards / "items.toml").write_text(CARD, encoding="utf-8")
    folder = tmp_path_factory.mktemp("site")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MUNCH_CARDS", str(cards.parent))
        write_site(str(folder))
    return folder


@pytest.fixture(scope="package")
def browser(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Browser]":
    """One Chromium for all tests here, which keeps its own settings in a temporary folder.

    Not for those of other folders: as long as it is there, the loop it is driven by runs in this thread, and no test
    can run one of its own.
    """
    from playwright.sync_api import sync_playwright

    env: dict[str, str | float | bool] = {**os.environ, "XDG_CONFIG_HOME": str(tmp_path_factory.mktemp("chromium"))}
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=shutil.which(CHROMIUM), args=list(FLAGS), env=env)
        yield found
        found.close()


class Watched:
    """A page, and what went amiss on it: errors it told of, and requests to anywhere but here."""

    def __init__(self, page: "Page", here: str) -> None:
        self.page = page
        self.here = here
        self.amiss: list[str] = []
        page.on("console", self._told)
        page.on("pageerror", lambda error: self.amiss.append(f"error: {error}"))
        page.on("request", self._asked)

    def _told(self, message: "ConsoleMessage") -> None:
        if message.type in ("error", "warning"):
            self.amiss.append(f"{message.type}: {message.text}")

    def _asked(self, request: "Request") -> None:
        if not request.url.startswith((self.here, "data:", "blob:")):
            self.amiss.append(f"asked for {request.url}")

    def axe(self) -> list[str]:
        """What keeps people from reading or using the page, as axe-core finds it."""
        if not self.page.evaluate("typeof axe === 'object'"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations'], preload: false})")
        return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found["violations"]]

    def is_too_wide(self) -> bool:
        """Whether one would have to scroll sideways."""
        wide: bool = self.page.evaluate("document.documentElement.scrollWidth > window.innerWidth")
        return wide


Opened = Callable[..., Watched]


@pytest.fixture
def opened(browser: "Browser") -> Iterator[Opened]:
    """Opens an address, on a phone if nothing else is said; afterwards nothing may have gone amiss."""
    watched: list[Watched] = []

    def open_it(where: str, here: str = "file:", size: tuple[int, int] = PHONE, scheme: str = "light") -> Watched:
        viewport = {"width": size[0], "height": size[1]}
        context = browser.new_context(viewport=viewport, color_scheme=scheme)  # type: ignore[arg-type]
        found = Watched(context.new_page(), here)
        watched.append(found)
        found.page.goto(where)
        return found

    yield open_it
    for one in watched:
        one.page.context.close()
    assert [amiss for one in watched for amiss in one.amiss] == []


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site with the arbiter, as ``make web`` builds it."""
    folder = tmp_path_factory.mktemp("web") / "site"
    build = ROOT / "web" / "build.py"
    subprocess.run([sys.executable, build, folder], check=True, capture_output=True)
    return folder


@pytest.fixture(scope="session")
def address(built: Path) -> Iterator[str]:
    """Where the whole site answers."""
    server = server_of(str(built))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield address_of(server)
    server.shutdown()
    server.server_close()
    thread.join()
