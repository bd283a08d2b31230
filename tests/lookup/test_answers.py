"""Questions that a sheet answers with yes, with no, or not at all: the word, and the exit code of ``munch ask``."""

import sys
import tomllib
from pathlib import Path

import pytest

from munch_cli.arbiter.lookup import look_up
from munch_cli.cli.start import main
from munch_cli.files.rulebook import load_rulebook
from munch_cli.rulebook.polarity import answer_of

BOOK = load_rulebook()
OTHER = {"yes": "no", "no": "yes"}


def test_a_question_in_other_words_gets_the_word_of_the_sheet_or_none() -> None:
    """Most of the questions get the right word, and none the wrong one."""
    text = (Path(__file__).parent / "answers.toml").read_text(encoding="utf-8")
    asked = [(one["edition"], one["ask"], one["answer"]) for one in tomllib.loads(text)["question"]]
    words = {(box, ask): look_up(ask, BOOK.editions[box])[0].word for box, ask, _ in asked}
    assert [one for one in asked if words[one[:2]] == OTHER[one[2]]] == []
    assert sum(words[one[:2]] == one[2] for one in asked) >= 0.6 * len(asked)


def test_a_listed_question_keeps_its_word_when_the_rule_does_not_list_it() -> None:
    """A rule says the wrong word to at most one in fifty of its own questions, taken out one by one."""
    said = wrong = 0
    for rule in BOOK.rules.values():
        for word, listed in (("yes", rule.yes), ("no", rule.no)):
            for one in listed:
                yes, no, asked = (tuple(q for q in some if q != one) for some in (rule.yes, rule.no, rule.asked))
                found = answer_of(one, rule._replace(yes=yes, no=no, asked=asked))
                said += found != ""
                wrong += found == OTHER[word]
    assert said > 1000
    assert wrong * 50 < said


def test_no_question_is_answered_with_both_words() -> None:
    assert [rule.id for rule in BOOK.rules.values() if set(rule.yes) & set(rule.no)] == []


@pytest.mark.parametrize(
    ("box", "question", "code", "begins"),
    [
        ("classic", "can a thief steal mid-fight?", 1, "No. "),
        ("bites", "is it legal to curse my own helper?", 0, "Yes. "),
        ("lite", "can I trade during someone else's fight?", 0, "Yes. "),
        ("booty", "does the helper win the game too?", 0, "Optional: "),
        ("bites", "can I loot the room after a kill?", 1, "No. "),
        ("classic", "can I loot the room after a kill?", 0, "A player loots "),
        ("classic", "can I loot after killing a monster?", 0, "Yes. The Treasures "),
        ("christmas-lite", "can I die?", 1, "No. "),
        ("lite", "who goes first?", 0, "The players"),
        ("booty", "may I say no to charity cards?", 3, "The sheet doesn't say: "),
        ("classic", "how do I bake a cake?", 2, "I didn't find a rule about that."),
        ("classic", "is alcohol allowed at the table?", 2, "No rule that I found speaks of all that; "),
    ],
)
def test_the_exit_code_is_the_answer(
    box: str,
    question: str,
    code: int,
    begins: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["munch", "ask", box, question])
    assert main() == code
    assert capsys.readouterr().out.startswith(begins)


def test_a_rule_with_another_number_answers_neither_yes_nor_no() -> None:
    """The listed answers go by the number on the sheet."""
    rule = BOOK.rules["cards.hand-limit-five"]
    assert answer_of("can i keep six cards?", rule) == "no"
    assert answer_of("can i keep six cards?", rule.with_numbers({"cards.hand-limit": 8})) == ""


def test_an_open_point_is_found_by_its_own_questions() -> None:
    """Or a rule that answers the very question with yes or no; or it is asked of what no sheet speaks of."""
    asked = ((question, gap) for gap in BOOK.gaps.values() for question in gap.asked)
    boxes = list(BOOK.editions.values())
    missed = [
        (question, gap.id, box.key)
        for question, gap in asked
        for box in boxes
        for found in (look_up(question, box) if gap.id in box.gaps else ())
        if not (found.hits and found.hits[0][1].id == gap.id) and found.word not in ("yes", "no") and not found.unspoken
    ]
    assert missed == []
