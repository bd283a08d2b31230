"""The screens are those that are kept, as wide as they may be; the pictures tell what the program tells."""

import html
import re

import pytest

from tests.screens import HERE, PICTURES, SCREENS, WIDTHS, screen


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_the_one_that_is_kept(name: str, width: int) -> None:
    told = screen(name, width)
    assert told == (HERE / f"{name}.{width}.txt").read_text(encoding="utf-8")
    assert not [line for line in told.splitlines() if len(line) > width and " " in line.strip()]


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_tells_what_the_program_tells(name: str) -> None:
    drawn = (HERE / "pictures" / f"{name}.svg").read_text(encoding="utf-8")
    words = html.unescape(" ".join(re.findall(r"<text[^>]*>([^<]*)</text>", drawn))).replace("\xa0", " ")
    assert "".join(screen(name, 80).split()) in "".join(words.split())
