"""The arbiter in a real browser: a board laid, a question asked, a verdict with its rule and place."""

import base64
import functools
import json
import threading
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from munch_cli.cli.site import HERE, Quiet, Server, address_of

from .conftest import DESK, PHONE, Opened, Watched
from .machine import KEPT, QUARREL

pytestmark = pytest.mark.xdist_group("browser")

PATIENCE = 90_000
"""Milliseconds that a busy machine may take to load the arbiter; how long it takes is measured by ``make bench``."""
FROZEN = "combat.equipment-frozen-once-monster-is-exposed"
HOSTILE = "<img src=x onerror=alert(1)>"
LONG = (
    "Ann is Level 2 holding Flask of Glue, Magic Missile, Freezing Explosive Potion, Sleep Potion, "
    "Invisibility Potion, Bad-Ass Bandana, Buckler of Swashing, Sneaky Bastard Sword",
    "Bo is Level 2 holding Transferral Potion, Pollymorph Potion, Nasty-Tasting Sports Drink, "
    "Potion of Idiotic Bravery, Wand of Dowsing, Huge Rock, Staff of Napalm, Stepladder",
    "Cy is Level 2 holding Yuppie Water, Wishing Ring, Potion of Halitosis, Friendship Potion, Doppleganger, "
    "Broad Sword, Hammer of Kneecapping",
    "Di is Level 2 holding Flaming Poison Potion, Cotion of Ponfusion, Magic Lamp, Electric Radioactive Acid Potion, "
    "Pretty Balloons, Short Wide Armor, Leather Armor",
    "Ed is Level 2 holding Loaded Die, Instant Wall, Cheese Grater of Peace, Cloak of Obscurity, Helm of Courage",
    "Ann fights Plutonium Dragon",
)
"""A board on which the odds take seconds."""
STOPS = """(line) => new Promise((stopped) => {
  const state = document.getElementById("state");
  new MutationObserver((_, watching) => {
    if (!/\\d moves looked at/.test(state.textContent)) return;
    watching.disconnect();
    stopped(state.textContent);
    state.querySelector("button").click();
  }).observe(state, { childList: true, subtree: true });
  setTimeout(() => stopped(state.textContent), 10000);
  document.getElementById("line").value = line;
  document.getElementById("say").requestSubmit();
})"""
"""Says a line, and presses Stop as soon as it is told how far the search is; what was told, at the latest after ten
seconds: a quick machine is done before there is anything to tell.
"""


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    """One person's browser, which has seen nothing yet."""
    found = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, accept_downloads=True)
    found.grant_permissions(["clipboard-read", "clipboard-write"])
    found.set_default_timeout(PATIENCE)
    yield found
    found.close()


@pytest.fixture(scope="module")
def here(context: BrowserContext, address: str) -> Iterator[Watched]:
    """The page of the arbiter, ready."""
    found = Watched(context.new_page(), address)
    found.page.goto(f"{address}arbiter/index.html")
    is_ready(found.page)
    yield found
    assert found.amiss == []


@pytest.fixture
def table(here: Watched) -> Page:
    """The page with no table on it."""
    if not here.page.locator("#begin").is_visible():
        here.page.get_by_role("button", name="Another table").click()
        here.page.locator("#begin").wait_for()
    return here.page


def is_ready(page: Page) -> None:
    page.locator("#state", has_text="Ready").wait_for(timeout=PATIENCE)


def say(page: Page, *lines: str) -> str:
    """Says lines as one types them; the answer to the last one."""
    for line in lines:
        many = page.locator("#log > li").count()
        page.locator("#line").fill(line)
        page.locator("#line").press("Enter")
        page.locator("#log > li").nth(many).wait_for(timeout=PATIENCE)
    return page.locator("#log > li").last.locator(".answer").inner_text()


def lay(page: Page, box: str = "Bites!", names: str = "Jenn, K.C.") -> None:
    page.get_by_label(box, exact=True).check()
    page.locator("#names").fill(names)
    page.get_by_role("button", name="Lay the table").click()
    page.locator("#composer").wait_for()


def quarrel(page: Page) -> str:
    lay(page)
    return say(page, *QUARREL)


def test_a_board_of_ones_own_gets_a_verdict_with_rule_and_place(table: Page) -> None:
    assert quarrel(table).startswith("✗ No")
    link = table.locator(f"#log a[href$='{FROZEN}']").last
    assert link.get_attribute("href") == f"../rules/combat.html#{FROZEN}"
    assert [one.inner_text() for one in table.locator(".fight .total").all()] == ["10", "6"]


def test_what_goes_wrong_unseen_is_told(here: Watched, table: Page) -> None:
    assert here.amiss == []
    with here.page.expect_event("pageerror"):
        table.evaluate("() => { Promise.reject(new Error('an odd thing')); }")
    table.locator("#notice", has_text="an odd thing").wait_for()
    here.amiss.clear()


def is_for_everybody(here: Watched) -> None:
    """Looks at the page as it stands, on a phone and on a desk, in light and dark."""
    for size in (DESK, PHONE):
        here.page.set_viewport_size({"width": size[0], "height": size[1]})
        for scheme in ("dark", "light"):
            here.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            assert here.axe() == []
            assert not here.is_too_wide()


def test_the_page_can_be_used_by_everybody(here: Watched, table: Page) -> None:
    is_for_everybody(here)
    quarrel(table)
    table.locator("#chips button").first.wait_for()
    is_for_everybody(here)


def test_a_long_search_tells_how_far_it_is_and_can_be_stopped(table: Page) -> None:
    lay(table, "Munchkin", "Ann, Bo, Cy, Di, Ed")
    say(table, *LONG)
    told = table.evaluate(STOPS, "odds")
    assert "moves looked at" in told or told.startswith("Ready")
    is_ready(table)
    assert table.locator("#log > li").count() == len(LONG) + 1 + told.startswith("Ready")
    assert say(table, "may Ann loot the room?").startswith("✗ No")


def test_the_five_sheets_and_what_would_turn_it_are_a_tap_away(table: Page) -> None:
    quarrel(table)
    table.get_by_role("button", name="All the sheets").click()
    table.locator("#log > li", has_text="Munchkin Lite 1.72").wait_for()
    say(table, "may Jenn equip Goth Boots?")
    table.get_by_role("button", name="What would turn it?").click()
    table.locator("#log > li .said", has_text="why not").wait_for()


def test_what_is_long_is_folded_below_its_headings(table: Page) -> None:
    quarrel(table)
    say(table, "compare")
    sheet = table.locator("#log details", has_text="Munchkin Lite 1.72").first
    assert not sheet.locator("a").first.is_visible()
    sheet.locator("summary").click()
    assert sheet.locator("a").first.is_visible()


def test_what_was_meant_is_a_button(table: Page) -> None:
    lay(table)
    assert "Got Botts" in say(table, "may Jenn equip Got Botts?")
    table.get_by_role("button", name="Goth Boots", exact=True).click()
    table.locator("#log > li .said", has_text="may Jenn equip Goth Boots?").wait_for()


def test_what_is_tapped_is_done_and_can_be_taken_back(table: Page) -> None:
    quarrel(table)
    assert table.locator("#chips button").first.inner_text().startswith("claim the kill")
    table.locator("#chips button").first.click()
    table.locator("#log > li .said", has_text="Jenn claims the kill").wait_for()
    table.get_by_role("button", name="Undo").click()
    table.locator("#log > li", has_text="taken back: Jenn claims the kill").wait_for()
    table.get_by_role("button", name="K.C.", exact=True).click()
    table.locator("#speakers [aria-pressed=true]", has_text="K.C.").wait_for()


def test_a_link_holds_the_board_and_the_quarrel(context: BrowserContext, here: Watched, table: Page) -> None:
    quarrel(table)
    table.get_by_role("button", name="Copy a link").click()
    table.locator("#state", has_text="copied").wait_for()
    link = table.url
    table.get_by_role("button", name="Another table").click()
    table.locator("#begin").wait_for()
    table.goto(link)
    table.locator("#log > li .answer", has_text="No:").wait_for(timeout=PATIENCE)
    assert table.locator("#log > li").count() == 1
    assert table.locator(".fight .total").first.inner_text() == "10"


def test_nothing_that_somebody_wrote_is_run_as_markup(table: Page) -> None:
    lay(table, "Lite", "Ann, Bo")
    say(table, HOSTILE, f'card "{HOSTILE}": item, +3', f'Ann has "{HOSTILE}"')
    assert table.locator("main img").count() == 0
    assert HOSTILE in table.locator("#log").inner_text()


def link_of(text: str) -> str:
    """A link to a table, as the page writes one, with any text for the table."""
    packer = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    packed = packer.compress(text.encode()) + packer.flush()
    return f"t={base64.urlsafe_b64encode(packed).decode().rstrip('=')}"


@pytest.mark.parametrize(
    ("lines", "asked"),
    [
        ([f"new lite: {HOSTILE}, Bo"], ""),
        (["new lite: Ann, Bo", f'card "{HOSTILE}": item, +3', f'Ann has "{HOSTILE}"'], f"may Ann sell {HOSTILE}?"),
        ([HOSTILE], HOSTILE),
        (["open ../../../etc/passwd"], ""),
    ],
)
def test_nothing_in_a_link_is_run_as_markup(table: Page, address: str, lines: list[str], asked: str) -> None:
    table.goto(f"{address}arbiter/index.html#{link_of(json.dumps({'lines': lines, 'asked': asked}))}")
    table.reload()
    table.locator("#notice:visible, #board:visible").first.wait_for()
    is_ready(table)
    assert table.locator("main img").count() == 0
    table.evaluate("location.hash = ''")


@pytest.mark.parametrize(
    "link", ["t=abc", "t=%00", "t=8yrNSSUWAA", "case=nothing/1/lite", link_of("[" * 2_000_000), link_of('{"lines": 7}')]
)
def test_a_link_that_holds_no_table_says_so(table: Page, link: str) -> None:
    table.evaluate(f"location.hash = {link!r}")
    table.locator("#notice").wait_for()
    table.evaluate("location.hash = ''")


@pytest.mark.parametrize("lines", [["new lite: Ann, Bo"], ["nonsense"], []])
def test_a_link_leaves_the_kept_table_alone_until_the_person_says_so(table: Page, lines: list[str]) -> None:
    quarrel(table)
    held = table.evaluate("Object.values(localStorage).join()")
    table.evaluate("for (const entry of document.querySelectorAll('#log > li')) entry.classList.add('before')")
    table.evaluate(f"location.hash = {link_of(json.dumps({'lines': lines, 'asked': ''}))!r}")
    if lines == ["new lite: Ann, Bo"]:
        table.locator("#visit").wait_for()
        say(table, "Ann is Level 3")
        assert table.evaluate("Object.values(localStorage).join()") == held
        table.locator("#keep").click()
        assert "Ann is Level 3" in table.evaluate("Object.values(localStorage).join()")
    else:
        table.locator("#notice").wait_for()
        table.locator("#log > li:not(.before) .said").wait_for()
        assert table.evaluate("Object.values(localStorage).join()") == held
    table.evaluate("history.replaceState(null, '', location.pathname)")


@pytest.mark.parametrize(("tool", "ending"), [("scenario", ".toml"), ("feature", ".feature"), ("page", ".html")])
def test_a_table_is_saved_as_a_file_and_opened_again(table: Page, tmp_path: Path, tool: str, ending: str) -> None:
    quarrel(table)
    with table.expect_download() as download:
        table.locator(f"[data-tool={tool}]").click()
    saved = tmp_path / download.value.suggested_filename
    assert saved.suffix == ending
    download.value.save_as(saved)
    table.get_by_role("button", name="Another table").click()
    table.locator("#files").set_input_files(saved)
    if tool != "page":
        table.locator("#case button", has_text="may Jenn equip Goth Boots?").click()
    table.locator("#log > li .answer", has_text="No:").wait_for()
    assert table.locator(".fight .total").first.inner_text() == "10"


def test_a_game_against_bots_is_dealt_and_kept(here: Watched, table: Page) -> None:
    table.get_by_label("Lite", exact=True).check()
    table.get_by_text("Or play against bots").click()
    table.get_by_role("button", name="Deal").click()
    table.locator("#chips button", has_text="be ready").click()
    table.locator("#log > li .said", has_text="Ann is ready").wait_for()
    assert here.axe() == []
    assert not here.is_too_wide()
    level = table.locator(".people li").nth(1).inner_text()
    assert "cards in hand" in level
    table.reload()
    table.locator("#chips button").first.wait_for()
    assert table.locator(".people li").nth(1).inner_text() == level
    is_ready(table)


def tab_to(page: Page, wanted: str) -> None:
    """Goes on with the Tab key until what is wanted has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"the keyboard never comes to {wanted}")


def test_the_keyboard_alone_is_enough(table: Page) -> None:
    table.goto(table.url.partition("#")[0])
    is_ready(table)
    tab_to(table, ".skip")
    table.keyboard.press("Enter")
    tab_to(table, "input[name=edition]")
    table.keyboard.press("ArrowRight")
    tab_to(table, "#names")
    table.keyboard.press("ControlOrMeta+A")
    table.keyboard.type("Ann, Bo")
    table.keyboard.press("Enter")
    table.locator("#composer").wait_for()
    tab_to(table, "#line")
    table.keyboard.type("Ann is Level 4")
    table.keyboard.press("Enter")
    table.locator("#log > li .said", has_text="Ann is Level 4").wait_for()
    tab_to(table, "#undo")
    table.keyboard.press("Enter")
    table.locator("#log > li", has_text="taken back: Ann is Level 4").wait_for()
    table.locator("#chips button").first.wait_for()
    tab_to(table, "#chips button")
    table.keyboard.press("Enter")
    assert table.evaluate("document.activeElement.value") == "Ann is a Level 4 "
    table.keyboard.type("Elf")
    table.keyboard.press("Enter")
    table.locator("#log > li .said", has_text="Ann is a Level 4 Elf").wait_for()
    tab_to(table, "[data-tool=link]")
    table.keyboard.press("Enter")
    table.locator("#state", has_text="copied").wait_for()


def test_a_case_of_the_rulebook_opens_on_its_board(table: Page, address: str) -> None:
    table.goto(f"{address}rules/charity.html#case-1")
    table.locator("#case-1 .try").first.click()
    table.locator("#case button").first.wait_for(timeout=PATIENCE)
    buttons = table.locator("#case button")
    for place in range(2):
        buttons.nth(place).click()
        table.locator("#log > li").nth(place).wait_for()
    assert table.locator("#log > li .answer").last.inner_text().startswith("✗ No")
    is_ready(table)


def test_a_second_tab_on_the_table_says_so_and_keeps_nothing(
    context: BrowserContext, table: Page, address: str
) -> None:
    quarrel(table)
    second = Watched(context.new_page(), address)
    second.page.goto(f"{address}arbiter/index.html")
    second.page.locator("#notice", has_text="open in another tab").wait_for()
    second.page.locator("#log > li .answer", has_text="No:").wait_for(timeout=PATIENCE)
    say(second.page, "Jenn is Level 9")
    second.page.close()
    assert second.amiss == []
    table.reload()
    table.locator("#log > li .answer", has_text="No:").wait_for(timeout=PATIENCE)
    assert "Level 4" in table.locator(".people li").first.inner_text()
    is_ready(table)


def test_when_storage_is_full_the_table_goes_on_and_it_is_said(table: Page) -> None:
    full = "const kept = Storage.prototype.setItem; window.emptied = () => { Storage.prototype.setItem = kept; };"
    table.evaluate(f"() => {{ {full} Storage.prototype.setItem = () => {{ throw new DOMException('full'); }}; }}")
    lay(table, "Lite", "Ann, Bo")
    table.locator("#notice", has_text="keeps nothing more").wait_for()
    assert "Level 3" in say(table, "Ann is Level 3")
    table.evaluate("window.emptied()")


def test_after_the_first_visit_no_connection_is_needed(context: BrowserContext, table: Page, address: str) -> None:
    table.locator("#state", has_text="Ready for offline use").wait_for(timeout=3 * PATIENCE)
    context.set_offline(True)
    try:
        table.goto(f"{address}rules/helping.html")
        assert table.locator("#page h1").is_visible()
        table.goto(f"{address}arbiter/index.html")
        is_ready(table)
        if table.locator("#begin").is_visible():
            lay(table)
        assert say(table, "may Ann help Bo?", "how many cards may I hold?")
    finally:
        context.set_offline(False)


class Faltering(Quiet):
    """Fails for a page of the rulebook as often as a try to keep all files asks for it, then answers."""

    left: ClassVar = 3

    def do_GET(self) -> None:
        if self.path.endswith("rules/charity.html") and Faltering.left:
            Faltering.left -= 1
            self.send_error(503)
        else:
            super().do_GET()


def test_when_a_file_does_not_arrive_all_is_kept_a_little_later(browser: Browser, built: Path) -> None:
    server = Server((HERE, 0), functools.partial(Faltering, directory=str(built)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{address_of(server)}arbiter/index.html")
    page.locator("#state", has_text="Ready for offline use").wait_for(timeout=PATIENCE)
    assert Faltering.left == 0
    context.close()
    server.shutdown()
    server.server_close()
    thread.join()


STEPS = """addEventListener("DOMContentLoaded", () => {
  globalThis.told = [];
  const state = document.getElementById("state");
  new MutationObserver(() => told.push(state.textContent)).observe(state, { childList: true });
});"""


def test_a_stranger_comes_from_the_rulebook_to_a_verdict_and_back_to_it_without_a_connection(
    browser: Browser, address: str
) -> None:
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True)
    context.set_default_timeout(PATIENCE)
    here = Watched(context.new_page(), address)
    page = here.page
    page.goto(address)
    page.get_by_role("link", name="Arbiter", exact=True).tap()
    page.get_by_text("Bites!", exact=True).tap()
    page.locator("#names").fill("Jenn, K.C.")
    page.get_by_role("button", name="Lay the table").tap()
    page.locator("#composer").wait_for()
    assert say(page, *QUARREL).startswith("✗ No")
    page.locator("#state", has_text="Ready for offline use").wait_for()
    page.evaluate(KEPT)
    context.set_offline(True)
    page.locator(f"#log a[href$='{FROZEN}']").last.tap()
    page.locator(f"[id='{FROZEN}']").wait_for()
    page.add_init_script(STEPS)
    page.get_by_role("link", name="Arbiter", exact=True).tap()
    page.locator("#log > li .answer", has_text="No:").wait_for()
    is_ready(page)
    assert not any("Laying out" in step for step in page.evaluate("told"))  # from the memory that was kept
    context.close()
    assert here.amiss == []


def test_where_there_is_no_room_the_arbiter_works_with_a_connection(browser: Browser, address: str) -> None:
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]})
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": address.rstrip("/"), "quotaSize": 100_000})
    page.goto(f"{address}arbiter/index.html")
    is_ready(page)
    assert quarrel(page).startswith("✗ No")
    page.reload()
    page.locator("#log > li .answer", has_text="No:").wait_for()
    is_ready(page)
    context.close()


BREAKS = """async (isCut) => {
  const cache = await caches.open('arbiter-memory');
  const [key] = await cache.keys();
  const kept = await cache.match(key);
  const whole = new Uint8Array(await kept.arrayBuffer());
  const broken = isCut ? whole.slice(0, -1000) : whole.map((byte, place) => byte ^ place);
  await cache.put(key, new Response(broken, { headers: kept.headers }));
}"""


def test_one_page_holds_the_arbiter_and_runs_from_a_file(built: Path, opened: Opened) -> None:
    alone = opened((built / "munch.html").as_uri())
    alone.page.set_default_timeout(PATIENCE)
    is_ready(alone.page)
    assert quarrel(alone.page).startswith("✗ No")
    assert alone.axe() == []


@pytest.mark.parametrize("is_cut", [True, False])
def test_a_memory_that_is_broken_is_thrown_away_and_all_is_set_up_plainly(
    table: Page, address: str, is_cut: bool
) -> None:
    table.evaluate(KEPT)
    table.evaluate(BREAKS, is_cut)
    table.goto(f"{address}arbiter/index.html")
    is_ready(table)
    assert quarrel(table).startswith("✗ No")
    table.evaluate(KEPT)
