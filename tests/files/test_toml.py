"""Files that cannot be read are problems with a place and a remedy, never a crash."""

import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from munch_cli.files.codes import HELP
from munch_cli.files.problems import Problem, Problems, Span
from munch_cli.files.toml import LARGEST, MOST_VALUES, decode, parse_toml, read_text, read_toml
from munch_cli.table.names import did_you_mean

BOARD = """\
format = 1
title = "Two would-be helpers"

[table]
turn = "Jenn"
door = ["Gelatnous Octahedron"]

[player."K.C."]
level = 3
hand = [
    "Fluffy",  # a lap dog
    "Banshee",
]
expect.combat.total = 6

[[step]]
do = "Jenn kicks open the door"

[[step]]
do = "Drake agrees"
deal = {treasures = 1, first = "Drake"}

[[step.note]]
text = "ünder way";
"""
SOUND = BOARD.replace(";", "")


def problems_of(read, *given_):
    with pytest.raises(Problems) as caught:
        read(*given_)
    assert caught.value.exit_code == 2
    assert all(problem.code in HELP for problem in caught.value.problems)
    return caught.value.problems


def test_a_problem_is_told_with_place_line_caret_and_remedy():
    file = parse_toml(SOUND, "two.toml")
    what = 'no card is called "Gelatnous Octahedron"'
    problem = file.problem(("table", "door", 0), "unknown-card", what, did_you_mean(["Gelatinous Octahedron"]))
    assert problem.render() == (
        """two.toml:6:9: error[unknown-card]: no card is called "Gelatnous Octahedron"
    6 | door = ["Gelatnous Octahedron"]
      |         ^^^^^^^^^^^^^^^^^^^^^^
   did you mean "Gelatinous Octahedron"?"""
    )


PLACES = [
    (("format",), Span(1, 10, 1)),
    (("table", "turn"), Span(5, 8, 6)),
    (("table",), Span(4, 2, 5)),
    (("table", "door", 0), Span(6, 9, 22)),
    (("player", "K.C.", "level"), Span(9, 9, 1)),
    (("player", "K.C.", "expect", "combat", "total"), Span(14, 23, 1)),
    (("step", 1, "do"), Span(20, 6, 14)),
    (("step", 1, "note", 0, "text"), Span(24, 8, 11)),
]


@pytest.mark.parametrize(("path", "span"), PLACES)
def test_each_part_is_found(path, span):
    assert parse_toml(SOUND, "board").span(path) == span


def test_parts_deep_inside_are_found():
    file = parse_toml(SOUND, "board")
    assert file.span(("player", "K.C.", "hand", 1)) == Span(12, 5, 9)
    assert file.span(("step", 1, "deal", "first")) == Span(21, 32, 7)
    assert file.span(("step", 1, "deal", "first"), on_key=True) == Span(21, 24, 5)


def test_what_is_not_there_is_shown_at_what_is_round_it():
    file = parse_toml(SOUND, "board")
    assert file.span(("table", "phase")) == file.span(("table",))
    assert file.span(("nothing", 3)) == Span(1, 1, 1)


def test_a_slip_in_the_toml_is_shown_where_it_is():
    (problem,) = problems_of(parse_toml, BOARD, "two.toml")
    assert (problem.code, problem.line) == ("toml-syntax", 24)
    assert "^" in problem.render()


def test_an_unfinished_file_is_shown_at_its_end():
    (problem,) = problems_of(parse_toml, 'format = 1\ntitle = "Two', "two.toml")
    assert (problem.code, problem.line) == ("toml-syntax", 2)


@pytest.mark.parametrize(
    ("content", "code", "place"),
    [
        (b"format = 1\nname = \xff\xfe", "not-text", (2, 1)),
        (b"\n\xff", "not-text", (2, 1)),
        (b"\xef\xbb\xbf\n\n\n\xff", "not-text", (4, 1)),
        (b"format = 1\n\0\0", "not-text", (2, 1)),
        (b"\n\0", "not-text", (2, 1)),
        (b"\x89PNG\r\n\x1a\n", "not-text", (1, 1)),
        (b"deep = " + b"[" * 200 + b"]" * 200, "nested-too-deep", (0, 0)),
        (b"deep = " + b"[" * 90_000, "nested-too-deep", (0, 0)),
        (b"a" + b".a" * 100 + b" = 1", "nested-too-deep", (0, 0)),
        (b"x" * 6_000_000, "file-too-large", (0, 0)),
    ],
)
def test_what_cannot_be_read(tmp_path, content, code, place):
    path = tmp_path / "board.toml"
    path.write_bytes(content)
    for name in ("board.toml", ""):
        (problem,) = problems_of(read_toml, str(path), name)
        assert (problem.file, problem.code) == (name or str(path), code)
        assert (problem.line, problem.column) == place
    if code == "not-text":
        assert [problem.file for problem in problems_of(read_text, str(path))] == [str(path)]


def test_a_file_that_is_not_there(tmp_path):
    assert problems_of(read_toml, str(tmp_path / "none.toml"))[0].code == "no-such-file"
    assert problems_of(read_toml, str(tmp_path))[0].code == "unreadable-file"
    assert problems_of(read_toml, str(tmp_path))[0].file == str(tmp_path)
    assert problems_of(read_toml, "nul\0.toml")[0].code == "unreadable-file"


def test_a_name_that_is_not_there_is_shown_at_what_would_hold_it():
    file = parse_toml(SOUND, "board")
    for path in (("step", 1, "deal", "third"), ("format", "x")):
        assert file.span(path, on_key=True) == file.span(path[:-1])


def test_as_much_as_a_file_may_hold_is_read(tmp_path):
    path = tmp_path / "large.toml"
    path.write_bytes(b"#" * LARGEST)
    assert len(read_text(str(path))) == LARGEST
    path.write_bytes(b"#" * (LARGEST + 1))
    assert problems_of(read_text, str(path))[0].code == "file-too-large"
    assert parse_toml(f"many = {[1] * (MOST_VALUES - 1)}", "many.toml").tables
    (problem,) = problems_of(parse_toml, f"many = {[1] * MOST_VALUES}", "many.toml")
    assert problem.code == "too-many"


def test_windows_lines_and_a_byte_order_mark_are_read(tmp_path):
    path = tmp_path / "board.toml"
    path.write_bytes(b"\xef\xbb\xbfformat = 1\r\ntitle = 'x'\r\n")
    assert read_toml(str(path)).tables == {"format": 1, "title": "x"}


def test_problems_stand_in_the_order_of_their_places():
    later, sooner = Problem("b.toml", 2, 1, "x", "later"), Problem("a.toml", 9, 1, "x", "sooner")
    assert [problem.what for problem in Problems([later, sooner]).problems] == ["sooner", "later"]


def test_a_very_long_line_is_shown_round_the_place():
    text = "wide = [" + '"x", ' * 400 + "oops]"
    (problem,) = problems_of(parse_toml, text, "wide.toml")
    assert max(len(line) for line in problem.render().splitlines()) < 160


@pytest.mark.parametrize("before", range(0, 300, 20))
def test_the_mark_stands_under_the_place_however_far_along_the_line_it_is(before):
    (problem,) = problems_of(parse_toml, f'wide =\t["{"x" * before}",\toops]', "wide.toml")
    shown, marked = problem.render().splitlines()[1:3]
    assert shown[marked.index("^") :].startswith("oops")


@settings(max_examples=100)
@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_told(raw):
    try:
        parse_toml(decode(raw, "any"), "any")
    except Problems as found:
        assert "error[" in str(found)


BITS = [
    "[",
    "]",
    "[[",
    "]]",
    "a",
    '"b.c"',
    ".",
    "=",
    " ",
    "1",
    '"x"',
    "'y'",
    "{",
    "}",
    ",",
    "\n",
    "#",
    '"""',
    "\\",
    "é",
]


@settings(max_examples=100)
@given(st.lists(st.sampled_from(BITS), max_size=30).map("".join))
def test_anything_like_toml_is_read_or_told(text):
    try:
        file = parse_toml(text, "any")
    except Problems as found:
        assert "error[" in str(found)
    else:
        for path in paths(file.tables):
            span = file.span(path)
            assert 1 <= span.line <= text.count("\n") + 1


def paths(part, above=()):
    """Every path in a TOML document."""
    inside = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for key, held in inside:
        yield (*above, key)
        yield from paths(held, (*above, key))


def test_every_name_in_a_file_has_a_place():
    file = parse_toml(SOUND, "board")
    assert tomllib.loads(SOUND) == file.tables
    for path in paths(file.tables):
        if isinstance(path[-1], str):
            span = file.span(path, on_key=True)
            line = SOUND.split("\n")[span.line - 1]
            assert path[-1] in line
