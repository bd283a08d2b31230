"""Every page of the book of answers is answered as it was. The first difference is told."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from .answers import BOARD, Page, files, pages, text_of

REMEDY = "if the change is wanted: python -m tests.golden answers"


class Written(NamedTuple):
    """A page, and its lines as they stand in the book."""

    page: Page
    lines: list[str]


def in_the_book() -> Iterator[tuple[str, Written]]:
    """Every page by the name of its file and its board."""
    for path in files():
        for text in path.read_text(encoding="utf-8").split(f"\n{BOARD}")[1:]:
            text = f"{BOARD}{text}"
            (page,) = pages(text)
            yield f"{path.stem} {page.board}", Written(page, [line for line in text.splitlines() if line])


PAGES = dict(in_the_book())


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_answered_as_it_was(name: str) -> None:
    page, before = PAGES[name]
    now = text_of(page).splitlines()
    differing = next((place for place, pair in enumerate(zip(now, before, strict=False)) if pair[0] != pair[1]), None)
    if differing is not None:
        said = [line for line in before[: differing + 1] if not line.startswith(" ")]
        pytest.fail(f"{name}: {said[-1]}\nwas: {before[differing]}\nnow: {now[differing]}\n{REMEDY}")
    assert now == before, REMEDY
