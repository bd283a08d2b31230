"""The pages in a real browser: on a phone and on a desk, in light and dark, with every finger and every eye."""

import re
from pathlib import Path

import pytest

from .conftest import DESK, HOSTILE, PHONE, Opened

pytestmark = pytest.mark.xdist_group("browser")

LOOKS = [(PHONE, "light"), (PHONE, "dark"), (DESK, "light"), (DESK, "dark")]
KINDS = ("index.html", "rules/charity.html")
OTHERS = (
    "differences/booty-bites.html",
    "cards/attic.html",
    "open.html",
    "boxes/lite.html",
    "moments/lite.html",
    "sheets/bites.html",
    "sheets/bites-table.html",
    "manual/commands.html",
    "cards/index.html",
    "cards/bites.html",
    "rules/arguments.html",
)
FOUND = "#found li a"


@pytest.mark.parametrize(("size", "scheme"), LOOKS)
def test_every_kind_of_page_can_be_read_by_everybody(site: Path, opened: Opened, size, scheme) -> None:
    here = opened((site / KINDS[0]).as_uri(), size=size, scheme=scheme)
    for name in KINDS:
        here.page.goto((site / name).as_uri())
        here.page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
        assert here.axe() == [], name
        assert not here.is_too_wide(), name


@pytest.mark.parametrize("name", OTHERS)
def test_the_other_pages_can_be_read_by_everybody(site: Path, opened: Opened, name: str) -> None:
    here = opened((site / name).as_uri())
    assert here.axe() == []
    assert not here.is_too_wide()


@pytest.mark.parametrize("box", ["classic", "bites"])
def test_the_page_for_the_table_prints_on_one_page(site: Path, opened: Opened, box: str) -> None:
    printed = opened((site / f"sheets/{box}-table.html").as_uri()).page.pdf(format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1


def test_a_question_finds_its_rule_while_it_is_typed(site: Path, opened: Opened) -> None:
    page = opened((site / "index.html").as_uri()).page
    page.locator("#q").press_sequentially("who gets my extra cards", delay=5)
    page.locator(FOUND).first.wait_for()
    page.locator(FOUND, has_text="charity.excess-goes-to-lowest-level-player").click()
    page.wait_for_url("**/rules/charity.html#charity.*")
    assert page.locator(":target").is_visible()


@pytest.mark.parametrize(
    ("words", "id"),
    [
        ("wins ties", "combat.monster-wins-ties"),
        ("can two people help me", "helping.only-one-helper"),
        ("sell for a level", "selling."),
        ("Fluffy", "bites.fluffy"),
    ],
)
def test_players_words_lead_to_the_rule(site: Path, opened: Opened, words: str, id: str) -> None:
    page = opened(f"{(site / 'open.html').as_uri()}#q={words}").page
    page.locator(FOUND).first.wait_for()
    assert any(id in said for said in page.locator(FOUND).all_inner_texts()[:3])


def test_a_search_is_a_link_and_holds_the_box(site: Path, opened: Opened) -> None:
    here = opened(f"{(site / 'index.html').as_uri()}#q=race&box=booty")
    page = here.page
    page.locator(FOUND).first.wait_for()
    assert page.locator("#q").input_value() == "race"
    assert all("Booty" in said for said in page.locator(FOUND).all_inner_texts())
    assert here.axe() == []
    page.locator("#q").press("Escape")
    assert page.locator("#page h1").is_visible()
    assert "#" not in page.url


def test_with_a_box_of_ones_own_only_its_rules_are_shown_until_one_asks(site: Path, opened: Opened) -> None:
    page = opened((site / "rules/charity.html").as_uri()).page
    other = page.locator("[id='charity.excess-goes-to-lowest-level-living-player']")
    assert other.is_visible()
    page.locator("#box").select_option("bites")
    assert not other.is_visible()
    page.goto((site / "rules/helping.html").as_uri())
    page.goto((site / "rules/charity.html").as_uri())
    assert page.locator("#box").input_value() == "bites"
    assert not other.is_visible()
    page.get_by_role("button", name="Show all").click()
    assert other.is_visible()


def test_a_link_to_a_rule_of_another_box_shows_it_all_the_same(site: Path, opened: Opened) -> None:
    id = "charity.excess-goes-to-lowest-level-living-player"
    page = opened((site / "rules/charity.html").as_uri()).page
    page.locator("#box").select_option("bites")
    page.goto(f"{(site / 'rules/charity.html').as_uri()}#{id}")
    assert page.locator(f"[id='{id}']").is_visible()


def test_a_link_to_a_case_opens_it(site: Path, opened: Opened) -> None:
    page = opened(f"{(site / 'rules/charity.html').as_uri()}#case-1").page
    assert page.locator("#case-1 .steps").is_visible()


def test_hostile_words_are_only_words(site: Path, opened: Opened) -> None:
    page = opened(f"{(site / 'index.html').as_uri()}#q=onerror").page
    page.locator(FOUND).first.wait_for()
    assert HOSTILE in page.locator(FOUND).first.inner_text()
    page.locator("#q").fill("<b>onerror</b>")
    page.locator(FOUND).first.click()
    page.wait_for_url("**/cards/attic.html#*")
    assert page.locator("main img").count() == 0
    assert page.title() != "taken"


def test_the_keyboard_alone_is_enough(site: Path, opened: Opened) -> None:
    page = opened((site / "rules/charity.html").as_uri()).page
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("/")
    page.keyboard.type("two helpers")
    page.locator(FOUND).first.wait_for()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_url("**/rules/*.html#*")


def test_without_scripts_every_page_reads_as_well(site: Path, browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto((site / "rules/charity.html").as_uri())
    assert page.locator("[id='charity.lowest-giver-discards-instead']").is_visible()
    assert not page.locator("form.search").is_visible()
    context.close()
