"""Whatever is written in a scenario, and whatever is said: problems, a scenario or an answer, never a crash.

A short run belongs to the tests and is the same each time. A long one: ``MUNCH_FUZZ_EXAMPLES=100000 pytest tests/fuzz``
tries at least so many inputs in all, other ones each time.
"""

import os
from pathlib import Path

import tomli_w
from hypothesis import HealthCheck, settings
from hypothesis import given as hypothesis_given
from hypothesis import strategies as st

from munch_cli.arbiter.asking import Answered, ask
from munch_cli.arbiter.replay import board_after, replay
from munch_cli.files import boards, places
from munch_cli.files.boards import FIELDS as COMBAT_FIELDS
from munch_cli.files.problems import Problems
from munch_cli.files.scenarios import BEFORE, STEP, TOP, failure_problem, path_of, read_scenario, scenario_in
from munch_cli.files.toml import decode, parse_toml
from munch_cli.language import answers
from munch_cli.language.grammar import FIRST_WORDS, MAY, SESSION
from munch_cli.language.parse import parse

ALL = int(os.environ.get("MUNCH_FUZZ_EXAMPLES", "0"))
FEW = 300
SHARES = {"sentences": 0.4, "questions": 0.2, "lines": 0.2, "signs": 0.1, "tables": 0.1}
"""What part of all inputs each test tries."""


def given(share: str, *strategies: st.SearchStrategy):
    """Tries so many inputs; the same ones each time in a short run."""
    tries = max(1, round((ALL or FEW) * SHARES[share] + 0.5))
    usual = settings(
        max_examples=tries,
        derandomize=not ALL,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    return lambda test: usual(hypothesis_given(*strategies)(test))


TEXTS = tuple(path.read_text() for path in sorted(Path(places.bundled("scenarios")).glob("*/*.toml")))
LINES = tuple(dict.fromkeys(line for text in TEXTS for line in text.splitlines()))
JUNK = st.one_of(
    st.text(max_size=20),
    st.sampled_from(["", '"', "'", '"""', "[", "]]", "{", "}", ",", "=", "#", "\\", "\t", "\r", "\0", "-1", "9" * 30]),
    st.sampled_from(
        ["true", "nan", "inf", "-inf", "1e999", "2012-02-30", "2012-02-29", "0x", "é", "\u202e", "\U0001f0a1"]
    ),
)


def read_or_told(text: str) -> None:
    """A text is a scenario that can be replayed, or it is told what is wrong with it."""
    try:
        scenario = scenario_in(parse_toml(text, "any.toml"))
        for edition in scenario.editions:
            for failure in replay(scenario, edition).all_failures:
                assert failure_problem(scenario, failure).render()
    except Problems as found:
        assert found.problems
        for problem in found.problems:
            assert "error[" in problem.render()
            assert 0 <= problem.line <= text.count("\n") + 1


# ---- scenarios with lines left out, doubled, moved and changed

CHANGES = ("delete", "double", "swap", "foreign", "junk", "cut", "number", "word")


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A bundled scenario with a few things done to it."""
    lines = draw(st.sampled_from(TEXTS)).splitlines()
    for change in draw(st.lists(st.sampled_from(CHANGES), min_size=1, max_size=4)):
        at = draw(st.integers(0, max(0, len(lines) - 1)))
        lines = changed(draw, lines or [""], at, change)
    return "\n".join(lines)


def changed(draw: st.DrawFn, lines: list[str], at: int, change: str) -> list[str]:
    """The lines with one thing done at a line."""
    line = lines[at]
    if change == "delete":
        return lines[:at] + lines[at + 1 :]
    if change == "double":
        return lines[: at + 1] + lines[at:]
    if change == "cut":
        return [*lines[:at], line[: draw(st.integers(0, len(line)))]]
    if change == "swap":
        other = draw(st.integers(0, len(lines) - 1))
        lines = list(lines)
        lines[at], lines[other] = lines[other], lines[at]
        return lines
    if change == "foreign":
        return [*lines[:at], draw(st.sampled_from(LINES)), *lines[at:]]
    return [*lines[:at], word_changed(draw, line, change), *lines[at + 1 :]]


def word_changed(draw: st.DrawFn, line: str, change: str) -> str:
    """The line with one word of it another, or with junk in it."""
    words = line.split(" ")
    at = draw(st.integers(0, len(words) - 1))
    if change == "number":
        words[-1] = str(draw(st.integers(-(10**6), 10**6)))
    elif change == "word":
        words[at] = draw(st.sampled_from(draw(st.sampled_from(LINES)).split(" ")))
    else:
        words.insert(at, draw(JUNK))
    return " ".join(words)


@given("lines", mutated())
def test_a_changed_scenario_is_read_or_told(text):
    read_or_told(text)


# ---- bytes


@st.composite
def garbled(draw: st.DrawFn) -> bytes:
    """Random bytes, alone or somewhere in a bundled scenario."""
    junk = draw(st.binary(max_size=60))
    if draw(st.booleans()):
        return junk
    raw = draw(st.sampled_from(TEXTS)).encode()
    start = draw(st.integers(0, len(raw)))
    return raw[:start] + junk + raw[start + draw(st.integers(0, 40)) :]


@given("signs", garbled())
def test_any_bytes_are_read_or_told(raw):
    try:
        text = decode(raw, "any.toml")
    except Problems as found:
        assert "error[not-text]" in str(found)
    else:
        read_or_told(text)


# ---- tables with names that are known, and values that are not

KNOWN = (
    *TOP,
    *boards.TABLE_FIELDS,
    *boards.TURN_FIELDS,
    *boards.PLAYER_FIELDS,
    *COMBAT_FIELDS,
    *BEFORE,
    *STEP,
    *(
        "card",
        "with",
        "of",
        "by",
        "on",
        "for",
        "who",
        "what",
        "zone",
        "nth",
        "name",
        "kind",
        "like",
        "effects",
        "total",
    ),
    *(
        "ability",
        "gives",
        "amount",
        "bad_stuff",
        "unknown",
        "Ann",
        "Bo",
        "back",
        "lies",
        "cards",
        "players",
        "treasures",
    ),
)
WORDS = st.sampled_from(
    (
        *("bites", "booty", "classic", "lite", "Ann", "Bo", "Banshee", "Coffin", "Plain Monster 1", "Plain Helmet"),
        *("Ann kicks open the door", "Ann claims the kill", "may Ann loot the room?", "no one says anything", ""),
        *(
            "door",
            "treasure",
            "female",
            "allowed",
            "silent",
            "monster",
            "munchkins",
            "choose",
            "hand",
            "gap.deck-runs-out",
        ),
    )
)
LEAVES = st.one_of(WORDS, st.integers(-2, 12), st.booleans(), st.floats(), st.dates(), st.text(max_size=8))
ANYTHING = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(KNOWN), inner, max_size=4),
    max_leaves=8,
)
SOUND = {
    "format": 1,
    "title": "A board",
    "editions": ["bites", "lite"],
    "player": {"Ann": {"level": 3, "hand": ["Plain Helmet"]}, "Bo": {}},
    "combat": {"monsters": ["Plain Monster 1"]},
    "step": [{"ask": "may Ann claim the kill?"}],
}


@st.composite
def tables(draw: st.DrawFn) -> dict[str, object]:
    """A sound scenario, with junk laid over parts of it."""
    whole: dict[str, object] = {**SOUND, **draw(st.dictionaries(st.sampled_from(TOP), ANYTHING, max_size=2))}
    for name in draw(st.lists(st.sampled_from(["table", "turn", "combat", "player"]), max_size=2)):
        held = whole.get(name, {})
        if isinstance(held, dict):
            whole[name] = {**held, **draw(st.dictionaries(st.sampled_from(KNOWN), ANYTHING, max_size=3))}
    for name in draw(st.lists(st.sampled_from(["step", "before", "owed", "card"]), max_size=2)):
        whole[name] = [draw(st.dictionaries(st.sampled_from(KNOWN), ANYTHING, max_size=4))]
    return whole


@given("tables", tables())
def test_tables_of_known_names_and_junk_are_read_or_told(whole):
    read_or_told(tomli_w.dumps(whole))


# ---- sentences

NAMES = ("combat/pumpkinhead", "combat/greenbeard", "enhancers/ancient-enraged-mate", "helping/banshee")


def _tables():
    """Boards in the middle of things: those of some worked examples, after each of their steps."""
    found = []
    for name in NAMES:
        scenario = read_scenario(path_of(name))
        for steps in range(len(scenario.steps) + 1):
            found.append(board_after(scenario, scenario.editions[0], steps))
    return tuple(found)


BOARDS = _tables()
CARDS = tuple(sorted({card.name for board in BOARDS for card in board.catalogue.values()}))
PEOPLE = tuple(sorted({player.name for board in BOARDS for player in board.state.players}))
SAID = tuple(
    sorted({word for line in LINES if line.startswith(("do =", "ask =")) for word in line.split('"')[1].split()})
)
WORD = st.one_of(
    st.sampled_from(tuple(FIRST_WORDS)),
    st.sampled_from(CARDS),
    st.sampled_from(PEOPLE),
    st.sampled_from(SAID),
    st.sampled_from(
        (*SESSION, *MAY, "what if", "(bites)", "of", "+", ";", "?", "??", '"', "'", ",", ".", "13", "-1", "٣")
    ),
    JUNK,
)
SENTENCE = st.lists(WORD, max_size=10).map(" ".join)


@given("sentences", st.sampled_from(BOARDS), SENTENCE, st.booleans())
def test_whatever_is_said_has_an_answer(board, sentence, at_prompt):
    answer = parse(sentence, board.state, board.catalogue, at_prompt=at_prompt)
    assert isinstance(answer, answers.Answer)
    if isinstance(answer, answers.NotUnderstood):
        assert 0 <= answer.at <= len(sentence)


@given("questions", st.sampled_from(BOARDS), st.sampled_from(["", "may ", "what if "]), SENTENCE)
def test_whatever_is_asked_has_an_answer_and_changes_nothing(board, before, sentence):
    lain = board.state.copy()
    assert isinstance(ask(board, before + sentence), Answered | answers.Answer)
    assert board.state == lain
