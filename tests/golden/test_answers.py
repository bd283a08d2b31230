"""Every page of the book of answers is answered as it was. The first difference is told."""

from pathlib import Path

import pytest

from .answers import BOARD, Page, files, pages, text_of

REMEDY = "if the change is wanted: python -m tests.golden answers"
PAGES = {f"{path.stem} {page.board}": (path, page) for path in files() for page in pages(path.read_text("utf-8"))}


def written(path: Path, page: Page) -> list[str]:
    """A page as it stands in the book."""
    lines = path.read_text(encoding="utf-8").splitlines()
    begin = lines.index(f"{BOARD}{page.board}")
    behind = (at for at in range(begin + 1, len(lines)) if lines[at].startswith(BOARD))
    return [line for line in lines[begin : next(behind, len(lines))] if line]


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_answered_as_it_was(name: str) -> None:
    path, page = PAGES[name]
    before, now = written(path, page), text_of(page).splitlines()
    differing = next((place for place, pair in enumerate(zip(now, before, strict=False)) if pair[0] != pair[1]), None)
    if differing is not None:
        said = [line for line in before[: differing + 1] if not line.startswith(" ")]
        pytest.fail(f"{name}: {said[-1]}\nwas: {before[differing]}\nnow: {now[differing]}\n{REMEDY}")
    assert now == before, REMEDY
