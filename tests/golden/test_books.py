"""What munch says and does is as it stands in the books. What differs is told, line by line."""

import pytest

from .books import BOOKS, Book


@pytest.mark.parametrize(("book", "part"), [(book, part) for book in BOOKS for part in book.parts])
def test_it_is_as_it_was(book: Book, part: str) -> None:
    now, before = (text.splitlines() for text in (book.text_of(part), book.path(part).read_text(encoding="utf-8")))
    gone, new = ([line for line in one if line not in other] for one, other in ((before, now), (now, before)))
    remedy = f"if the change is wanted: python -m tests.golden {book.name}"
    assert now == before, "\n".join([*(f"was: {line}" for line in gone), *(f"now: {line}" for line in new), remedy])


@pytest.mark.parametrize("book", BOOKS, ids=[book.name for book in BOOKS])
def test_no_part_is_written_down_that_is_no_more(book: Book) -> None:
    assert {path.stem for path in book.path("").parent.iterdir()} == set(book.parts)
