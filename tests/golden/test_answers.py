"""Every example of an answer reads as it was written down."""

import pytest

from .answers import files, written


@pytest.mark.parametrize("name", [path.stem for path in files()])
def test_an_example_is_answered_as_written(name: str) -> None:
    (path,) = [path for path in files() if path.stem == name]
    text = path.read_text(encoding="utf-8")
    assert written(text) == text, f"if the change is wanted: python -m tests.golden answers {name}"
