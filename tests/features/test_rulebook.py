"""The features are the rulebook: every rule is told, in its order and for its boxes, and what can be tried is tried."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import takewhile
from pathlib import Path

import pytest

from munch_cli.engine.run import Outcome
from munch_cli.features.page import APART, entries
from munch_cli.files.gherkin import Case, read_feature
from munch_cli.files.rulebook import load_rulebook

from ..bundled import trial
from .contents import FOLDER, ORDER, README, REMEDY, STEPS_PAGE, contents, feature_of, steps_page
from .places import places_of

BOOK = load_rulebook()
TRIED = ("code", "value")
BARE = re.compile(r"that is (?:refused|not possible|left open|a contradiction)")


def cases(path: Path) -> tuple[Case, ...]:
    """The cases of a feature."""
    return read_feature(str(path)).cases


def test_every_topic_has_its_feature_and_the_arguments_have_one() -> None:
    assert {path.stem for path in FOLDER.glob("*.feature")} == {*BOOK.topics, "arguments"}


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.feature")), ids=lambda path: path.stem)
def test_every_heading_is_short_has_cases_and_names_its_rules_with_their_places(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for told in re.split(r"^  Rule: ", text, flags=re.MULTILINE)[1:]:
        title, *lines = told.split("\n")
        comments = [line.removeprefix("    # ") for line in takewhile(lambda line: line.startswith("    # "), lines)]
        assert len(title) <= 100, title
        assert "Scenario" in told, f'no case below "{title}"'
        assert comments == [places_of(comment.split(" ")[0]) for comment in comments] != [], title


def test_the_contents_are_those_of_the_features() -> None:
    assert sorted(topic for topics in ORDER.values() for topic in topics) == sorted([*BOOK.topics, "arguments"])
    assert README.read_text(encoding="utf-8") == contents(), REMEDY
    assert STEPS_PAGE.read_text(encoding="utf-8") == steps_page(), REMEDY


def test_no_case_hides_its_board_in_a_file() -> None:
    assert [path.name for path in FOLDER.glob("*.feature") if ' board "' in path.read_text(encoding="utf-8")] == []


def test_a_case_says_why_something_is_not_done() -> None:
    """A refusal comes with its rule, an open point with its question, a contradiction with both sides: once a case."""
    bald = []
    for path in FOLDER.glob("*.feature"):
        for case in cases(path):
            said = [line.text.split(": ", 1)[-1] if APART.match(line.text) else line.text for line in case.steps]
            reasons = {
                step.partition(",")[0].partition(":")[0] for step in said if ", because " in step or ": " in step
            }
            bald += [f"{path.name}:{case.line} {step}" for step in said if BARE.fullmatch(step) and step not in reasons]
    assert bald == []


def test_every_rule_that_can_be_tried_is_tried_in_every_box() -> None:
    shown: dict[str, set[str]] = defaultdict(set)
    for path in map(feature_of, BOOK.topics):
        for case in cases(path):
            for id in case.rules:
                shown[id].update(case.boxes)
    wanted = [rule.id for rule in BOOK.rules.values() if rule.binding is not None and rule.binding.kind in TRIED]
    wanted += [id for topic in BOOK.topics for id in entries(topic) if id not in BOOK.rules]
    there = {id: {key for key, edition in BOOK.editions.items() if edition.knows(id)} for id in wanted}
    lacking = {id: sorted(there[id] - shown[id]) for id in wanted}
    assert {id: keys for id, keys in lacking.items() if keys} == {}


def test_every_tag_names_what_the_rulebook_has() -> None:
    known = {id for topic in BOOK.topics for id in entries(topic)}
    assert {id for path in map(feature_of, BOOK.topics) for case in cases(path) for id in case.rules} - known == set()


# ---- cases and counter-cases

YES, NO = "allowed", "refused"
Place = tuple[str, str, str, str]
"""A feature, a heading in it, an edition, and the command that was judged."""


def judged() -> Iterator[tuple[Place, Outcome]]:
    """Yield all that is said in the features, and what came of it."""
    for path in map(feature_of, BOOK.topics):
        feature = read_feature(str(path))
        for case in feature.cases:
            above = feature.text.split("\n")[: case.line]
            heading = next((line for line in reversed(above) if line.startswith("  Rule: ")), "")
            for box, game in trial(case).games.items():
                for outcome in game.outcomes:
                    yield (path.stem, heading, box, type(outcome.command).__name__), outcome


def test_whatever_is_allowed_or_refused_is_so_in_one_case_and_not_in_another() -> None:
    """Both are seen of a rule that allows or refuses: under its heading, or of such sentences in its feature."""
    told: dict[tuple[str, str], set[Place]] = defaultdict(set)
    under: dict[tuple[str, ...], set[str]] = defaultdict(set)
    for place, outcome in judged():
        feature, heading, edition, command = place
        word = outcome.verdict.outcome
        under[feature, edition, command].add(word)
        under[feature, heading, edition, ""].add(word)
        for id in outcome.verdict.ids if word in (YES, NO) else ():
            told[id, word].add(place)
    judging = {(id, word): places for (id, word), places in told.items() if _is_code(id)}
    lonely = {f"{id} is {word}" for (id, word), places in judging.items() if not _met(id, word, places, under)}
    assert lonely == set()


def _is_code(id: str) -> bool:
    rule = BOOK.rules.get(id)
    return rule is not None and rule.binding is not None and rule.binding.kind == "code"


def _met(id: str, word: str, places: set[Place], under: Mapping[tuple[str, ...], set[str]]) -> bool:
    """Whether each edition in which it comes out so has a case near by in which it does not."""
    near: dict[str, set[str]] = defaultdict(set)
    for feature, heading, edition, command in places:
        own = BOOK.rules[id].topic
        near[edition] |= under[feature, heading, edition, ""] | under[feature, edition, command]
        near[edition] |= under.get((own, edition, command), set())
    return all(words - {word} if word == YES else YES in words for words in near.values())
