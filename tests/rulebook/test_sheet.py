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
