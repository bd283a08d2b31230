"""munch read, munch check -v and the cases of munch rule: the features at the terminal."""

import io
import re
import sys
from contextlib import redirect_stdout
from typing import NamedTuple
from unittest.mock import patch

import pytest

from munch_cli.cli.start import main
from munch_cli.features.lines import page_lines
from munch_cli.features.page import Page, read_page
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import bundled_features
from munch_cli.show.look import Look
from munch_cli.show.rules import said_of

PLAIN = Look(0, False, False)


class Result(NamedTuple):
    """What a command printed, and its exit code."""

    return_value: int
    output: str


def said(*words: str) -> Result:
    printed = io.StringIO()
    with patch.object(sys, "argv", ["munch", *words]), redirect_stdout(printed):
        return Result(main(), printed.getvalue())


def tells_its_rules(page: Page) -> bool:
    """True if every rule of a page is shown in its words, as a title or below one."""
    book = load_rulebook()
    lines = {re.sub(r"^\d+\. ", "", line.strip()) for line in page_lines(page, PLAIN)}
    here = [id for heading, _ in page.parts for id in heading.ids if not page.box or book.editions[page.box].has(id)]
    return all(said_of(book.rules[id], book, book.editions.get(page.box)) in lines for id in here if id in book.rules)


@pytest.mark.parametrize("topic", bundled_features())
def test_every_topic_is_a_page_and_each_case_stands_on_it_once(topic: str) -> None:
    page = read_page(topic)
    numbers = [shown.number for _, cases in page.parts for shown in cases]
    assert numbers == list(range(1, len(page.feature.cases) + 1))
    assert page.opening and tells_its_rules(page)


@pytest.mark.parametrize("topic", bundled_features())
def test_every_case_that_is_played_in_a_box_stands_on_its_page(topic: str) -> None:
    """Also below a rule that the sheet of the box does not have."""
    whole = [one for _, cases in read_page(topic).parts for one in cases]
    for box in load_rulebook().editions:
        played = [one.number for one in whole if not one.case.boxes or box in one.case.boxes]
        page = read_page(topic, box)
        assert [one.number for _, cases in page.parts for one in cases] == played
        assert tells_its_rules(page)
        assert not any(" instead: " in line for line in page_lines(page, PLAIN)), "what other sheets say"


def test_a_case_is_run_on_request() -> None:
    result = said("read", "charity", "classic", "try", "1", "--plain")
    assert result.return_value == 0
    assert "classic: it comes out as told" in result.output
    assert said("read", "charity", "try", "999").return_value == 1


def test_where_boxes_differ_a_case_says_what_is_so_in_each() -> None:
    everywhere, alone = said("read", "turn", "--plain").output, said("read", "turn", "lite", "--plain").output
    assert "in christmas-lite and lite: that is refused" in everywhere
    assert "And elsewhere: that is refused" in everywhere
    assert "lite: that is refused" not in alone and "three phases" in alone


def test_a_case_has_one_number_in_every_box() -> None:
    whole = {shown.number: shown.case.name for _, cases in read_page("charity").parts for shown in cases}
    for box in load_rulebook().editions:
        some = {shown.number: shown.case.name for _, cases in read_page("charity", box).parts for shown in cases}
        assert some.items() <= whole.items()


@pytest.mark.parametrize("letter", ["-v", "--verbose"])
def test_check_tells_each_case_as_it_goes(letter: str) -> None:
    result = said("check", str(bundled_features()["charity"]), letter, "--plain", "--box", "lite")
    cases = [case for case in read_page("charity").feature.cases if "lite" in case.boxes]
    assert [line.split("  ")[0] for line in result.output.splitlines()] == ["holds"] * len(cases)
