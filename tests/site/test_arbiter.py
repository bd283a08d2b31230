"""The arbiter in a real browser: a board laid, a question asked, a verdict with its rule and place."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from .conftest import DESK, PHONE, Opened, Watched
from .machine import KEPT

pytestmark = pytest.mark.xdist_group("browser")

PATIENCE = 90_000
"""Milliseconds that a busy machine may take to load the arbiter; how long it takes is measured by ``make bench``."""
FROZEN = "combat.equipment-frozen-once-monster-is-exposed"
HOSTILE = "<img src=x onerror=alert(1)>"


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
    return say(
        page,
        "Jenn is a female Level 4 Werewolf with Finger Claws, carrying Goth Boots",
        "Jenn fights Pumpkinhead",
        "may Jenn equip Goth Boots?",
    )


def test_a_board_of_ones_own_gets_a_verdict_with_rule_and_place(table: Page) -> None:
    assert quarrel(table).startswith("Refused")
    link = table.locator(f"#log a[href$='{FROZEN}']").last
    assert link.get_attribute("href") == f"../rules/combat.html#{FROZEN}"
    assert [one.inner_text() for one in table.locator(".fight .total").all()] == ["10", "6"]


def test_the_page_can_be_used_by_everybody(here: Watched, table: Page) -> None:
    assert here.axe() == []
    quarrel(table)
    table.locator("#chips button").first.wait_for()
    for scheme in ("light", "dark"):
        table.emulate_media(color_scheme=scheme)
        for size in (PHONE, DESK):
            table.set_viewport_size({"width": size[0], "height": size[1]})
            assert here.axe() == []
            assert not here.is_too_wide()
    table.emulate_media(color_scheme="light")
    table.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})


def test_the_five_sheets_and_what_would_turn_it_are_a_tap_away(table: Page) -> None:
    quarrel(table)
    table.get_by_role("button", name="All the sheets").click()
    table.locator("#log > li", has_text="Munchkin Lite 1.72").wait_for()
    say(table, "may Jenn equip Goth Boots?")
    table.get_by_role("button", name="What would turn it?").click()
    table.locator("#log > li .said", has_text="why not").wait_for()


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
    table.locator("#log > li .answer", has_text="Refused").wait_for(timeout=PATIENCE)
    assert table.locator("#log > li").count() == 1
    assert table.locator(".fight .total").first.inner_text() == "10"


def test_the_table_is_there_again_after_a_reload(table: Page) -> None:
    quarrel(table)
    table.goto(table.url.partition("#")[0])
    table.reload()
    table.locator("#log > li .answer", has_text="Refused").wait_for(timeout=PATIENCE)
    assert table.locator(".fight .total").first.inner_text() == "10"
    is_ready(table)


def test_nothing_that_somebody_wrote_is_run_as_markup(table: Page) -> None:
    lay(table, "Lite", "Ann, Bo")
    say(table, HOSTILE, f'card "{HOSTILE}": item, +3', f'Ann has "{HOSTILE}"')
    assert table.locator("main img").count() == 0
    assert HOSTILE in table.locator("#log").inner_text()


@pytest.mark.parametrize("link", ["t=abc", "t=%00", "t=8yrNSSUWAA", "case=nothing/1/lite"])
def test_a_link_that_holds_no_table_says_so(table: Page, link: str) -> None:
    table.evaluate(f"location.hash = {link!r}")
    table.locator("#notice").wait_for()
    table.evaluate("location.hash = ''")


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
    table.locator("#log > li .answer", has_text="Refused").wait_for()
    assert table.locator(".fight .total").first.inner_text() == "10"


def test_a_file_in_which_nothing_can_be_tried_says_so(table: Page, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(f'title = "{HOSTILE.replace(chr(34), "")}"', encoding="utf-8")
    table.locator("#files").set_input_files(tmp_path / "mine.toml")
    table.locator("#notice", has_text="mine.toml").wait_for()
    assert table.locator("main img").count() == 0


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


def test_the_keyboard_alone_is_enough(table: Page) -> None:
    table.locator("input[name=edition]").first.focus()
    table.keyboard.press("ArrowRight")
    table.keyboard.press("Tab")
    assert table.evaluate("document.activeElement.id") == "names"
    table.keyboard.press("ControlOrMeta+A")
    table.keyboard.type("Ann, Bo")
    table.keyboard.press("Enter")
    table.locator("#composer").wait_for()
    table.locator("#line").focus()
    table.keyboard.type("Ann is Level 4")
    table.keyboard.press("Enter")
    table.locator("#log > li .said", has_text="Ann is Level 4").wait_for()
    table.keyboard.press("Tab")
    table.keyboard.press("Tab")
    assert table.evaluate("document.activeElement.id") == "undo"
    table.keyboard.press("Enter")
    table.locator("#log > li", has_text="taken back: Ann is Level 4").wait_for()


def test_a_case_of_the_rulebook_opens_on_its_board(table: Page, address: str) -> None:
    table.goto(f"{address}rules/charity.html#case-1")
    table.locator("#case-1 .try").first.click()
    table.locator("#case button").first.wait_for(timeout=PATIENCE)
    buttons = table.locator("#case button")
    for place in range(2):
        buttons.nth(place).click()
        table.locator("#log > li").nth(place).wait_for()
    assert table.locator("#log > li .answer").last.inner_text().startswith("Refused")
    is_ready(table)


def test_a_second_tab_on_the_table_says_so(context: BrowserContext, table: Page, address: str) -> None:
    second = context.new_page()
    second.goto(f"{address}arbiter/index.html")
    second.locator("#notice", has_text="open in another tab").wait_for()
    second.close()


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
    assert quarrel(alone.page).startswith("Refused")
    assert alone.axe() == []


@pytest.mark.parametrize("is_cut", [True, False])
def test_a_memory_that_is_broken_is_thrown_away_and_all_is_set_up_plainly(
    table: Page, address: str, is_cut: bool
) -> None:
    table.evaluate(KEPT)
    table.evaluate(BREAKS, is_cut)
    table.goto(f"{address}arbiter/index.html")
    is_ready(table)
    assert quarrel(table).startswith("Refused")
    table.evaluate(KEPT)
