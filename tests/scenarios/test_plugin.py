"""A folder of scenarios is a folder of tests, for anybody who has munch and pytest."""

import pytest

pytest_plugins = ["pytester"]

CASES = """format = 1
editions = ["classic", "bites"]
shows = ["loot.only-if-no-monster-was-met"]
[table]
turn = "Ann"
phase = "loot"
[turn]
met_monster = true
[player.Ann]
[player.Bob]
[player.Cy]
[[case]]
name = "met-one"
title = "A player who met a monster does not loot"
[[case.step]]
ask = "may Ann loot the room?"
verdict = "refused"
[[case]]
name = "met-none"
title = "A player who met no monster loots"
turn.met_monster = false
[[case.step]]
ask = "may Ann loot the room?"
verdict = "refused"
[[case]]
name = "half-breed"
title = "A rule that only the first box has does not decide"
[[case.step]]
ask = "may Ann loot the room?"
verdict = "refused"
cites = ["loot.only-if-no-monster-was-met", "big-items.dwarf-may-carry-any-number"]
"""


@pytest.fixture
def folder(pytester: pytest.Pytester) -> pytest.Pytester:
    pytester.makefile(".toml", **{"boards/looting": CASES, "boards/settings": "format = 1\n[tool]\nplayers = 2\n"})
    return pytester


def test_a_case_is_a_test_and_its_failure_names_the_boxes(folder: pytest.Pytester) -> None:
    result = folder.runpytest_inprocess("boards", "-v", "-p", "no:cacheprovider")
    result.assert_outcomes(passed=1, failed=2)
    result.stdout.fnmatch_lines(
        [
            "boards/looting.toml::met-one PASSED*",
            "boards/looting.toml::met-none FAILED*",
            "boards/looting.toml:24:11: error[[]other-verdict[]]: *",
            "boards/looting.toml:*: error[[]not-cited[]]: *(classic)*",
        ]
    )


def test_tests_are_chosen_by_the_rule_they_show(folder: pytest.Pytester) -> None:
    result = folder.runpytest_inprocess("-m", "rule(id='loot.only-if-no-monster-was-met')", "-k", "met-one")
    result.assert_outcomes(passed=1, deselected=2)


def test_a_file_that_cannot_be_read_is_a_test_that_fails(folder: pytest.Pytester) -> None:
    folder.makefile(".toml", broken=CASES.replace('name = "met-none"', 'name = "met-one"'))
    result = folder.runpytest_inprocess("broken.toml")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["broken.toml:19:8: error[[]named-twice[]]: *"])


def test_a_project_checks_more_in_each_box_by_a_hook(folder: pytest.Pytester) -> None:
    folder.makeconftest("def pytest_munch_replayed(item, replay):\n    assert replay.edition.key == 'classic'\n")
    result = folder.runpytest_inprocess("boards", "-k", "met-one")
    result.assert_outcomes(failed=1, deselected=2)
