"""Files that cannot be read are problems with a place and a remedy, never a crash."""

import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from munch_cli.files.codes import HELP
from munch_cli.files.problems import Problems
from munch_cli.files.toml import LARGEST, MOST_VALUES, decode, parse_toml, read_text, read_toml

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


def test_as_much_as_a_file_may_hold_is_read(tmp_path):
    path = tmp_path / "large.toml"
    path.write_bytes(b"#" * LARGEST)
    assert len(read_text(str(path))) == LARGEST
    path.write_bytes(b"#" * (LARGEST + 1))
    assert problems_of(read_text, str(path))[0].code == "file-too-large"
    assert parse_toml(f"many = {[1] * (MOST_VALUES - 1)}", "many.toml").tables
    (problem,) = problems_of(parse_toml, f"many = {[1] * MOST_VALUES}", "many.toml")
    assert problem.code == "too-many"


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
