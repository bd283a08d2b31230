"""Files that cannot be read are problems with a place and a remedy, never a crash."""

import pytest

from munch_cli.files.codes import HELP
from munch_cli.files.problems import Problems
from munch_cli.files.toml import LARGEST, MOST_VALUES, parse_toml, read_text, read_toml


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


def test_as_much_as_a_file_may_hold_is_read(tmp_path):
    path = tmp_path / "large.toml"
    path.write_bytes(b"#" * LARGEST)
    assert len(read_text(str(path))) == LARGEST
    path.write_bytes(b"#" * (LARGEST + 1))
    assert problems_of(read_text, str(path))[0].code == "file-too-large"
    assert parse_toml(f"many = {[1] * (MOST_VALUES - 1)}", "many.toml").tables
    (problem,) = problems_of(parse_toml, f"many = {[1] * MOST_VALUES}", "many.toml")
    assert problem.code == "too-many"
