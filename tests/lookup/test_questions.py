"""Questions as players ask them find the right rule: how many do, at the prompt and by ``munch rule``, has a floor."""

import re
import tomllib
from pathlib import Path

import pytest

from munch_cli.arbiter.lookup import is_about_rules, look_up
from munch_cli.files.rulebook import load_rulebook
from munch_cli.repl.session import Session
from munch_cli.rulebook.wording import words_of

FIRST, AMONG_THREE = 0.95, 0.98
BOOK = load_rulebook()
ID = re.compile(r" (?:·|-) ([a-z0-9-]+\.[a-z0-9.-]+)$", re.MULTILINE)


def questions(name: str) -> list[dict[str, object]]:
    """The questions of a file beside this one."""
    return tomllib.loads((Path(__file__).parent / name).read_text(encoding="utf-8"))["question"]


def by_look_up(one: dict[str, object]) -> list[str]:
    """What is found without a board, of all that is found, in the box of the question."""
    (found,) = look_up(one["ask"])
    return [entry.id for _, entry in found.hits if BOOK.editions[one["edition"]].knows(entry.id)]


def at_the_prompt(one: dict[str, object], session: Session) -> list[str]:
    """The rules that the prompt names on a table of the box, in their order."""
    heard = session.hear(one["ask"])
    return ID.findall("\n".join(heard.lines)) if heard.word in ("", "no", "silent") else []


def share(asked: list[dict[str, object]], found: list[list[str]], most: int) -> float:
    """The share of the questions with a right rule among the first so many; where none is right, none is found."""
    right = [
        set(ids[:most]) & set(one["rules"]) if one["rules"] else not ids for one, ids in zip(asked, found, strict=True)
    ]
    return sum(map(bool, right)) / len(right)


@pytest.mark.parametrize(
    ("name", "first", "among_three"),
    [("questions.toml", FIRST, AMONG_THREE), ("arguments.toml", 0.88, 0.94), ("players.toml", 0.88, 0.95)],
)
def test_the_right_rule_comes_first_or_soon(name: str, first: float, among_three: float) -> None:
    asked = questions(name)
    looked_up = [by_look_up(one) for one in asked]
    assert share(asked, looked_up, 1) >= first
    assert share(asked, looked_up, 3) >= among_three


@pytest.mark.parametrize(
    ("name", "first", "among_three"),
    [("questions.toml", FIRST, AMONG_THREE), ("arguments.toml", 0.84, 0.9), ("players.toml", 0.87, 0.93)],
)
def test_the_prompt_answers_as_well(name: str, first: float, among_three: float) -> None:
    asked = questions(name)[::3]
    sessions = {key: Session() for key in BOOK.editions}
    for key, session in sessions.items():
        session.hear(f"new {key}: Ann, Bo")
    told = [at_the_prompt(one, sessions[one["edition"]]) for one in asked]
    assert share(asked, told, 1) >= first
    assert share(asked, told, 3) >= among_three


BOARD = ["Ann is a Level 3 Elf", "Bo is a Level 5 Warrior", "Ann fights Floating Nose"]
GENERAL = [
    ("can you wear two helmets at once?", "slots.one-of-each-and-two-hands"),
    ("is it legal to help the monster with my potion?", "interfering.one-shot-in-anothers-combat"),
    ("only five cards in hand at the end of the turn!", "cards.hand-limit-five-dwarf-six"),
    ("can Bo own more than one big item?", "big-items.one-big-any-number-of-small"),
]


@pytest.mark.parametrize(("question", "rule"), GENERAL, ids=[rule for _, rule in GENERAL])
def test_where_cards_lie_a_question_about_the_rules_is_still_answered(question: str, rule: str) -> None:
    session = Session()
    for line in ("new classic: Ann, Bo", *BOARD):
        session.hear(line)
    assert rule in ID.findall("\n".join(session.hear(question).lines))


@pytest.mark.parametrize("question", ["what about the moon?", "is the stapler yellow?", "how do I bake a cake?"])
def test_what_has_nothing_to_do_with_the_game_gets_no_rule(question: str) -> None:
    assert not is_about_rules(question) or all(not found.hits for found in look_up(question, BOOK.editions["classic"]))


@pytest.mark.parametrize(
    ("question", "about"),
    [
        ("can I repair my armor?", "items that break or are repaired"),
        ("can wim wear the slippers", ""),
        ("how about bad hair night?", ""),
        ("how far behind is Hattie?", ""),
    ],
)
def test_a_word_alone_is_no_question_about_what_no_sheet_speaks_of(question: str, about: str) -> None:
    assert {found.unspoken for found in look_up(question)} == {about}


def test_another_box_is_heard_only_when_it_is_named_or_this_one_has_nothing() -> None:
    classic = BOOK.editions["classic"]
    (ships,) = look_up("how many ships can I have?", classic)
    assert not ships.hits and ships.elsewhere is not None and ships.elsewhere[0].key == "booty"
    (named,) = look_up("how many cards do we start with in bites?", classic)
    assert named.box is not None and named.box.key == "bites"
    assert named.hits[0][1].id == "setup.deal-four-from-each-deck"
    assert [found.box.key for found in look_up("who wins ties in all boxes?", classic)] == list(BOOK.editions)


def test_every_rule_and_open_point_says_how_it_is_asked_for() -> None:
    entries = [*BOOK.rules.values(), *BOOK.gaps.values(), *BOOK.conflicts.values(), *BOOK.unspoken]
    assert [entry.id for entry in entries if len(entry.asked) < 2] == []
    assert sum(len(entry.asked) for entry in entries) > 3000


@pytest.mark.parametrize("line", ["charity wombat hand limit", "warriors win zebra ties", "half-breed super zeppelin"])
def test_a_line_with_a_word_that_no_sheet_knows_is_no_short_question(line: str) -> None:
    session = Session()
    session.hear("new classic")
    session.hear("Ann is a Level 3 Elf")
    known = [word for word in line.split() if word not in ("wombat", "zebra", "zeppelin")]
    assert session.hear(" ".join(known)).word == ""
    assert session.hear(line).word == "missed"


def test_no_question_is_asked_of_two_rules_of_one_topic_in_one_box() -> None:
    asked: dict[tuple[str, str], list[str]] = {}
    for rule in BOOK.rules.values():
        for question in rule.asked:
            asked.setdefault((rule.topic, " ".join(words_of(question))), []).append(rule.id)
    several = {said: rules for said, rules in asked.items() if len(rules) > 1}
    boxes = [{rule for rule in BOOK.rules if box.knows(rule)} for box in BOOK.editions.values()]
    assert {said: rules for said, rules in several.items() if any(len(box & set(rules)) > 1 for box in boxes)} == {}


def test_a_box_that_a_question_names_is_asked_as_it_is_played_here() -> None:
    session = Session()
    for line in ("new classic", "Ann joins", "Ann rules the goal: 20"):
        session.hear(line)
    assert session.table is not None
    here = session.table.law.edition
    assert [found.box is here for found in look_up("how do I win in classic?", here)] == [True]
    (other,) = look_up("how do I win in bites?", here)
    assert other.box is not None and other.box.key == "bites"
