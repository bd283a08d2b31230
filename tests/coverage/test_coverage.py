"""Every rule of every sheet is bound, decides in a scenario of that edition, and is missed there when switched off."""

import pytest

from munch_cli.arbiter.coverage import Coverage, Shown, by_topic, coverage, misses, proven
from munch_cli.files.problems import Problem, Problems
from munch_cli.files.rulebook import law_of, load_rulebook
from munch_cli.table.commands import COMMANDS
from munch_cli.table.ids import RuleId

from ..bundled import scenario
from .reach import EDITIONS, REMEDY, numbers, of_edition, reach, shown, written
from .test_completeness import NO_LICENCE, NO_RULE


def test_the_figures_of_a_topic_count_its_own_pairs() -> None:
    one, two, other = "loot.only-if-no-monster-was-met", "loot.none-after-running-away", "selling.no-change-is-given"
    pairs = ((one, "classic"), (one, "bites"), (two, "classic"), (other, "classic"))
    few = Coverage(
        pairs,
        bound=frozenset(pairs[:3]),
        enforced=frozenset(pairs[:2]),
        prose=frozenset(),
        decisive=frozenset(pairs[1:]),
        gaps=(),
        conflicts=(),
        rested_on=frozenset(),
    )
    rows = by_topic(few, load_rulebook())
    assert rows["loot"] == (3, 3, 2, 1)
    assert rows["selling"] == (1, 0, 0, 0)
    assert rows["death"] == (0, 0, 0, 0)


def test_a_pair_is_proven_by_a_run_of_its_own_edition_in_which_it_decides() -> None:
    """Made-up runs: of two pairs each, and what they come to without one of their rules."""
    one, two = "loot.only-if-no-monster-was-met", "loot.none-after-running-away"
    asked: list[tuple[str, str]] = []

    def run(edition: str, *ids: str, means: str = "") -> Shown:
        def is_missed(id: RuleId) -> bool:
            asked.append((means or edition, id))
            return True

        return Shown(edition, frozenset(map(RuleId, ids)), frozenset(), (means,), (), is_missed)

    pairs = [(one, "classic"), (one, "bites"), (two, "classic"), (two, "bites")]
    runs = [run("classic", one), run("classic", one, means=one), run("bites", two)]
    assert set(proven(pairs, runs)) == {(one, "classic"), (two, "bites")}
    assert asked == [(one, one), ("bites", two)], "what was written to show it is tried first, and others not at all"

    book = load_rulebook()
    assert coverage(book, runs).proven is None
    assert "not-proven" not in coverage(book, runs).missing()
    found = coverage(book, runs, prove=True)
    assert found.proven == {(one, "classic"), (two, "bites")}
    kinds = {id: rule.binding.kind for id, rule in book.rules.items() if rule.binding is not None}
    assert found.prose == {pair for pair in found.pairs if kinds.get(pair[0]) == "prose"}


@pytest.mark.parametrize(
    ("broken", "missed"),
    [(Problems([Problem("it", 0, 0, "out-of-range", "it cannot be", "")]), True), (KeyError(), False)],
)
def test_what_only_breaks_without_a_rule_does_not_prove_it(
    broken: Exception, missed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: object) -> None:
        raise broken

    monkeypatch.setattr("munch_cli.arbiter.coverage.replay", breaks)
    assert misses(scenario("combat/pumpkinhead"), "bites", "combat.kill-gives-one-level") is missed


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_sentence_that_may_be_said_is_said_in_a_scenario_or_a_feature(edition: str) -> None:
    outcomes = [outcome for one in shown(edition) for outcome in one.outcomes]
    said = {type(outcome.command) for outcome in outcomes if outcome.was_done}
    never = {kind.__name__ for kind in COMMANDS if kind not in said and kind not in NO_RULE}
    impossible = set() if "death" in law_of(load_rulebook().editions[edition]).topics else {"Die"}
    assert never == {name for name, key in NO_LICENCE if key == edition} | impossible


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_figure_falls_and_the_file_keeps_up(edition: str) -> None:
    now, before = numbers(edition), written(edition)
    fallen = {name: f"{before[name]} -> {now.get(name)}" for name in before if now.get(name, 0) < before[name]}
    assert not fallen, f"what was shown in {edition} is not shown any more"
    assert now == before, f"more is shown in {edition} than is written down; remedy: {REMEDY}"


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_open_point_is_met_before_anybody_has_decided_it(edition: str) -> None:
    outcomes = [outcome for one in shown(edition) for outcome in one.outcomes]
    met = {id for outcome in outcomes if outcome.verdict.outcome != "conflict" for id in outcome.verdict.all_open}
    assert set(load_rulebook().editions[edition].gaps) - met == set()


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_left_unbound_unshown_or_unproven(edition: str) -> None:
    lacking = {lack: set(of_edition(pairs, edition)) for lack, pairs in reach(edition).missing().items()}
    assert {lack: sorted(ids) for lack, ids in lacking.items() if ids} == {}
