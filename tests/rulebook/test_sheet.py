"""A sheet in its own order: every place of every rule is on it once, under a heading that the edition names."""

import pytest

from munch_cli.files.rulebook import load_rulebook
from munch_cli.rulebook.sheet import places_of, sections_of

BOOK = load_rulebook()


@pytest.mark.parametrize("key", BOOK.editions)
def test_every_place_stands_on_the_sheet(key: str) -> None:
    edition = BOOK.editions[key]
    sections = sections_of(edition)
    assert [section.title for section in sections] == list(edition.sections)
    shown = sorted(
        (section.title, paragraph.part, rule.id)
        for section in sections
        for paragraph in section.paragraphs
        for rule in paragraph.rules
    )
    cited = sorted(
        (place.section, place.part, cited.rule.id)
        for cited in edition.rules.values()
        if not cited.borrowed_from
        for place in places_of(cited.where)
    )
    assert shown == cited


def test_paragraphs_come_in_order_and_know_their_page() -> None:
    items = next(section for section in sections_of(BOOK.editions["bites"]) if section.title == "Items")
    assert items.page == "4"
    assert [paragraph.part for paragraph in items.paragraphs[:3]] == ["par. 1", "par. 2", "par. 3"]


def test_an_open_point_stands_in_the_section_that_hints_at_it() -> None:
    running = next(section for section in sections_of(BOOK.editions["bites"]) if section.title == "Running Away")
    assert "gap.natural-one-or-six" in {gap.id for gap in running.gaps}
