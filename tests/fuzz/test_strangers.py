"""Whatever comes from a stranger: features, cards, rulings, diaries, loose talk, and what is typed at an empty table.

Any exception that is not ours is a failure. What was found once stays in ``corpus``, each kind in its folder, and is
tried each time. A long run: ``make fuzz MINUTES=30``; it ends with the first input that breaks something.
"""

import re
import time
from functools import partial
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import given as hypothesis_given
from hypothesis import strategies as st

from munch_cli.features.running import run_feature
from munch_cli.files import places
from munch_cli.files.cards import read_cards
from munch_cli.files.diary import begin_diary, read_diary, take_up
from munch_cli.files.gherkin import feature_in
from munch_cli.files.problems import Problems
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.rulings_file import word_in
from munch_cli.files.toml import parse_toml
from munch_cli.repl.keeping import Notebook, folder
from munch_cli.repl.offers import Offers
from munch_cli.repl.session import Session

from ..bundled import NAMES, scenario
from ..golden.walks import walked
from ..talk.corpus import Entry, entries, laid
from .test_fuzz import ALL, JUNK, SENTENCE

HERE = Path(__file__).parent / "corpus"
SLOW = 3.0
"""Seconds of CPU that no small input may take."""
FEATURES = [path.read_text() for path in sorted(Path(places.bundled("features")).glob("*.feature"))]
CASES = tuple(f"Feature: x\n\n  Scenario: {case}" for text in FEATURES for case in text.split("  Scenario: ")[1:])
STEPS = tuple(dict.fromkeys(line for case in CASES for line in case.splitlines()[3:]))
CARDS = tuple(path.read_text() for path in sorted(Path(places.bundled("cards")).glob("*/*.toml")))
RULINGS = (
    'format = 1\n[rulings]\n"gap.deck-runs-out" = "shuffle"\n',
    'format = 1\n[[house]]\nrule = "deal.each"\nis = "3"\nby = "Ann"\nedition = "bites"\n',
)
WORD = re.compile(r"[A-Za-z]{3,}")
DIARY = "new bites\nJenn is a Level 4 Werewolf\nK.C. holds Fluffy\nundo\nJenn kicks open the door\n"


def given(*strategies: st.SearchStrategy):
    """Some inputs, the same each time; many, others each time, in a long run."""
    usual = settings(
        max_examples=ALL // 10 or 25,
        derandomize=not ALL,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    return lambda test: usual(hypothesis_given(*strategies)(test))


@pytest.fixture(autouse=True, scope="module")
def own_folders(tmp_path_factory):
    """What is kept goes to a folder of these tests."""
    with pytest.MonkeyPatch.context() as patch:
        for variable in ("XDG_STATE_HOME", "XDG_CONFIG_HOME"):
            patch.setenv(variable, str(tmp_path_factory.mktemp("own")))
        patch.chdir(tmp_path_factory.mktemp("here"))
        yield


@st.composite
def changed(draw: st.DrawFn, texts: tuple[str, ...], lines: tuple[str, ...]) -> str:
    """A sound text with lines left out, doubled, put in from elsewhere, cut off, or with junk in them."""
    found = draw(st.sampled_from(texts)).splitlines()
    for how in draw(st.lists(st.sampled_from(["out", "twice", "other", "cut", "junk"]), min_size=1, max_size=4)):
        at = draw(st.integers(0, max(0, len(found) - 1)))
        line = found[at] if found else ""
        new = {
            "out": [],
            "twice": [line, line],
            "other": [line, draw(st.sampled_from(lines))],
            "cut": [line[: draw(st.integers(0, len(line)))]],
            "junk": [line + draw(JUNK)],
        }
        found[at : at + 1] = new[how]
    return "\n".join(found) + "\n"


def in_time(work):
    """What a piece of work gives; it has to be done in little time."""
    begun = time.process_time()
    done = work()
    assert time.process_time() - begun < SLOW
    return done


def told(work) -> None:
    """The work is done, or problems are told that can be shown."""
    try:
        in_time(work)
    except Problems as found:
        assert found.problems and str(found)


def feature_is_told(text: str) -> None:
    told(lambda: [problem.render() for problem in run_feature(feature_in(text, "any.feature"))[1]])


def cards_are_told(text: str) -> None:
    told(lambda: read_cards(parse_toml(text, "any.toml").tables))


def rulings_are_told(text: str) -> None:
    told(lambda: word_in(parse_toml(text, "any.toml"), load_rulebook()))


def diary_is_told(text: str) -> None:
    """A kept table is gone on with as far as it goes, and writes no file."""
    path = Path(folder()) / f"{1:020d}-1.munch"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    before = sorted(Path.cwd().iterdir())
    session = Session(keeper=Notebook())
    in_time(lambda: session.hear("open last"))
    session.keeper.close()
    for left in path.parent.iterdir():
        left.unlink()
    assert sorted(Path.cwd().iterdir()) == before


def typing_is_told(text: str) -> None:
    """Whatever is typed at a table where nobody sits is completed and answered."""
    for first in ("new bites", "new classic"):
        session = Session()
        session.hear(first)
        in_time(partial(_typed, session, text))


def _typed(session: Session, text: str) -> None:
    assert session.table is not None
    for cut in sorted({1, len(text) // 2, len(text)}):
        assert isinstance(list(Offers().offered(text[:cut], session.table)), list)
    if not text.startswith(("save", "export", "transcript", "open")):
        session.hear(text)


@given(changed(CASES, STEPS))
def test_a_changed_feature_is_run_or_told(text):
    feature_is_told(text)


@given(changed(CARDS, tuple(dict.fromkeys(line for text in CARDS for line in text.splitlines()))))
def test_changed_cards_are_read_or_told(text):
    cards_are_told(text)


@given(
    changed(RULINGS, ("[rulings]", '"gap.x" = 1', "[[house]]", 'rule = "deal.each"', 'rulings = ["x"]', "house = 3"))
)
def test_changed_rulings_are_read_or_told(text):
    rulings_are_told(text)


@given(
    changed((DIARY,), ("save surely x.toml", "transcript y", "export feature z", "undo 9", "branch", "quit", "open x"))
)
def test_a_changed_diary_is_gone_on_with_or_told(text):
    diary_is_told(text)


@given(SENTENCE)
def test_whatever_is_typed_at_an_empty_table_is_answered(text):
    typing_is_told(text)


def slipped(line: str, lot: int) -> str:
    """Return the line with two words misspelt: letters swapped, left out or typed twice."""
    for number in range(2):
        words = list(WORD.finditer(line))
        if words:
            word = words[(lot >> 8 * number) % len(words)]
            at = word.start() + 1 + (lot >> 4 * number) % (len(word[0]) - 2)
            pair = line[at : at + 2]
            line = line[:at] + (pair[::-1], pair[:1], pair[:1] + pair)[(lot >> 3 + number) % 3] + line[at + 2 :]
    return line


TWISTS = (
    lambda line, other, lot: line,
    lambda line, other, lot: slipped(line, lot),
    lambda line, other, lot: f"{line} {other}",
    lambda line, other, lot: f"what if {line}; {other}",
    lambda line, other, lot: " ".join(sorted(line.split())),
    lambda line, other, lot: f"why {line}",
)
"""What is made of a line of talk, of another one and of a number."""


@given(*[st.sampled_from(entries())] * 3, st.sampled_from(TWISTS), st.integers(0, 2**30))
def test_loose_talk_has_an_answer_on_any_board(where: Entry, one: Entry, other: Entry, twist, lot):
    began = time.process_time()
    session = laid(where)
    session.hear(twist(one["say"], other["say"], lot))
    for choice in session.pending.choices if session.pending is not None else ():
        laid(where).hear(choice.says)
    assert time.process_time() - began < SLOW


@given(st.sampled_from(NAMES), st.integers(0, 2**30))
def test_whatever_is_said_over_rewritten_cards_leaves_a_sound_board(name, lot):
    editions = scenario(name).editions
    walked(name, editions[lot % len(editions)], lot, "rewritten")


@given(st.binary(max_size=80), st.integers(0, 200))
def test_any_bytes_in_a_diary_leave_the_lines_before_them(junk, at):
    path = Path("any.munch").absolute()
    diary = begin_diary(str(path))
    diary.add(*DIARY.splitlines())
    diary.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:at] + junk)
    lines = read_diary(str(path)).lines
    assert lines[: whole[:at].count(b"\n")] == tuple(DIARY.splitlines())[: whole[:at].count(b"\n")]
    taken, _ = take_up(str(path))
    if taken is not None:
        taken.close()
    path.unlink()


TRIED = {
    "features": feature_is_told,
    "cards": cards_are_told,
    "rulings": rulings_are_told,
    "diaries": diary_is_told,
    "typed": typing_is_told,
}


@pytest.mark.parametrize("name", sorted(f"{path.parent.name}/{path.name}" for path in HERE.glob("*/*")))
def test_what_broke_something_once_does_so_no_more(name):
    TRIED[name.partition("/")[0]]((HERE / name).read_text(encoding="utf-8").rstrip("\n"))
