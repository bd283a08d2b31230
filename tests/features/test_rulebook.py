"""The features are the rulebook: every rule is told, in its order and for its boxes, and what can be tried is tried."""

import re
from collections import Counter, defaultdict
from pathlib import Path

import pytest
from pytest_bdd.parser import FeatureParser, ScenarioTemplate

from tests.coverage.test_coverage import NOT_SAID

from .rulebook import BOOK, CONFLICTS, FOLDER, REMEDY, editions_of, entries, feature_of, features, written

TRIED = ("code", "value")
BOARD = re.compile(r'the ([\w-]+) board "')


def cases(path: Path) -> list[ScenarioTemplate]:
    """The scenarios of a feature."""
    return list(FeatureParser(str(path.parent), path.name).parse().scenarios.values())


def rules_of(case: ScenarioTemplate) -> set[str]:
    return {tag.removeprefix("rule:") for tag in case.tags if tag.startswith("rule:")}


def played_in(case: ScenarioTemplate) -> set[str]:
    """The editions under which a scenario is played."""
    listed = {context["edition"] for examples in case.examples for context in examples.as_contexts()}
    return listed or {found[1] for step in case.steps if (found := BOARD.match(step.name))}


def test_every_topic_has_its_feature() -> None:
    assert {path.stem for path in FOLDER.glob("*.feature")} == set(BOOK.topics)


@pytest.mark.parametrize("topic", BOOK.topics)
def test_every_rule_is_told_in_its_place(topic: str) -> None:
    path = feature_of(topic)
    assert path.read_text(encoding="utf-8") == written(path), f"the headings are not the rulebook's; {REMEDY}"


@pytest.mark.parametrize("topic", BOOK.topics)
def test_no_scenario_has_the_name_of_another(topic: str) -> None:
    names = Counter(re.findall(r"^ *Scenario(?: Outline)?: (.+)$", feature_of(topic).read_text(encoding="utf-8"), re.M))
    assert [name for name, times in names.items() if times > 1] == [], "of two with one name only one is run"


def test_every_rule_that_can_be_tried_is_tried_in_every_box() -> None:
    shown: dict[str, set[str]] = defaultdict(set)
    for path in features():
        for case in cases(path):
            for id in rules_of(case):
                shown[id] |= played_in(case)
    wanted = [rule.id for rule in BOOK.rules.values() if rule.binding is not None and rule.binding.kind in TRIED]
    wanted += [id for topic in BOOK.topics for id in entries(topic) if id in BOOK.gaps or id in CONFLICTS]
    lacking = {id: sorted(set(editions_of(id)) - shown[id]) for id in wanted}
    assert {id: keys for id, keys in lacking.items() if keys and id not in NOT_SAID} == {}


def test_every_tag_names_what_the_rulebook_has() -> None:
    known = {id for topic in BOOK.topics for id in entries(topic)}
    assert {id for path in features() for case in cases(path) for id in rules_of(case)} - known == set()
