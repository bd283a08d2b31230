"""The sentences of the features: one Given, one When for all that can be said, a few Thens that read the view."""

import re
from collections.abc import Callable

import pytest
from pytest_bdd import given, parsers, then, when

from munch_cli.arbiter.compare import Comparison, Luck, compare
from munch_cli.files.bundled_scenarios import path_of
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import Scenario, read_scenario
from munch_cli.show.citing import source
from munch_cli.table.plain import Json

from .game import Game


def pytest_bdd_apply_tag(tag: str, function: Callable[..., object]) -> bool | None:
    """``@rule:helping.only-one-helper`` marks a test by its rule."""
    if not tag.startswith("rule:"):
        return None
    pytest.mark.rule(id=tag.removeprefix("rule:"))(function)
    return True


def pytest_bdd_after_scenario(request: pytest.FixtureRequest, scenario: object) -> None:
    """Every rule a scenario is tagged with, and that stands in its edition, must have been decisive."""
    laid: list[Game] = request.getfixturevalue("table_of")
    if not laid or laid[0].has_failed:
        return
    game = laid[0]
    assert not game.unheeded, f'"{game.unheeded}" did not come out as allowed, and nothing was said of it'
    tags = [tag.removeprefix("rule:") for tag in sorted(getattr(scenario, "tags", ())) if tag.startswith("rule:")]
    here = [id for id in tags if id in game.edition.rules or id in game.edition.gaps or id.startswith("conflict.")]
    idle = [id for id in here if id not in game.ids]
    assert not idle, f"tagged and not decisive: {', '.join(idle)}"
    assert here or not tags, f"none of {', '.join(tags)} stands in {game.edition.title}"


def pytest_bdd_step_error(request: pytest.FixtureRequest, scenario: object) -> None:
    """A scenario that broke off has told what was wrong."""
    for game in request.getfixturevalue("table_of"):
        game.has_failed = True


@pytest.fixture
def table_of() -> list[Game]:
    """Holds the game of a scenario once its board is laid out."""
    return []


@given(parsers.re(r'the (?P<edition>[\w-]+) board "(?P<board>[^"]+)"'))
def board(table_of: list[Game], edition: str, board: str) -> None:
    table_of.append(Game(edition, board))


@given(parsers.re(r"(?P<sentence>(let|Let|the die|the card) .+)"))
@when(parsers.re(r"(?P<sentence>.+)"))
def said(table_of: list[Game], sentence: str) -> None:
    table_of[0].say(sentence)


# ---- all sheets at once

ANSWERS = {
    "left open": "silent",
    "a contradiction": "conflict",
    "no such thing": "absent",
    "something comes first": "owes",
    "cannot": "refused",
}
"""The words of the features for the answers of a comparison whose own word would read badly."""


@pytest.fixture
def asked_of() -> list[Scenario | Comparison]:
    """Holds the board that every sheet is asked about, and then what they answer."""
    return []


@given(parsers.re(r'the board "(?P<board>[^"]+)"'))
def board_for_all(asked_of: list[Scenario | Comparison], board: str) -> None:
    asked_of.append(read_scenario(path_of(board), board))


@when(parsers.re(r"every sheet is asked: (?P<question>.+)"))
def every_sheet(asked_of: list[Scenario | Comparison], question: str) -> None:
    scenario = asked_of[0]
    assert isinstance(scenario, Scenario)
    table = scenario.boards[scenario.editions[0]]
    draws = tuple(one for step in scenario.steps for one in step.draws)
    names = {card.name: card.id for card in table.catalogue.values()}
    luck = Luck(draws=tuple(names[name] for name in dict.fromkeys(draws)))
    found = compare(table, question, load_rulebook(), luck)
    assert isinstance(found, Comparison), found
    asked_of.append(found)


@then("the sheets answer")
def sheets_answer(asked_of: list[Scenario | Comparison], datatable: list[list[str]]) -> None:
    found = asked_of[1]
    assert isinstance(found, Comparison)
    answers = {answer.edition.key: answer for answer in found.answers}
    assert [row[0] for row in datatable] == list(answers)
    for key, word, ids in datatable:
        answer = answers[key]
        assert answer.word == ANSWERS.get(word, word), f"{key}: {answer.word}, {', '.join(answer.ids)}"
        assert answer.last.verdict.is_fact == (word == "cannot"), key
        decided = {*answer.ids, *answer.decisive, *answer.absent}
        assert set(_listed(ids)) <= decided, f"{key}: {', '.join(sorted(decided))}"
        cited = [id for id in answer.ids if source(id, answer.edition, answer.before.catalogue)]
        assert cited or word == "no such thing", f"{key}: nothing is cited"


# ---- verdicts

VERDICTS = {"left open": "silent", "a conflict": "conflict", "a contradiction": "conflict", "not possible": "cannot"}
"""The words of the features for the outcomes whose own word would read badly."""


@then(
    parsers.re(
        r"that is (?P<word>allowed|refused|silent|left open|a conflict|a contradiction|not possible)"
        r"(, because (?P<reason>.+))?"
    )
)
def verdict(table_of: list[Game], word: str, reason: str | None) -> None:
    game = table_of[0]
    found = game.heed().verdict
    name = "cannot" if found.is_fact else found.outcome
    assert name == VERDICTS.get(word, word), f"it is {name}: {', '.join(found.ids)}"
    if reason:
        says = [_says(game, id) for id in (*found.ids, *found.open)]
        assert any(_begins(said, reason) for said in says), f"no deciding rule says so; they say: {says}"


def _says(game: Game, id: str) -> str:
    from munch_cli.show.citing import says

    return says(id, game.edition, game.table.catalogue)


def _begins(said: str, reason: str) -> bool:
    plain = re.sub(r"\s+", " ", said).casefold()
    return plain.startswith(reason.rstrip(".").casefold())


@then(parsers.re(r"the rules? cited (is|are) (?P<ids>.+)"))
def cited(table_of: list[Game], ids: str) -> None:
    found = table_of[0].heed().verdict.ids
    for id in _listed(ids):
        assert id in found, f"cited: {', '.join(found)}"


@then(parsers.re(r"the open point is (?P<id>\S+)"))
def open_point(table_of: list[Game], id: str) -> None:
    assert id in table_of[0].heed().verdict.open


# ---- the fight


@then(parsers.re(r"the fight stands at (?P<ours>-?\d+) to (?P<theirs>-?\d+)"))
def standing(table_of: list[Game], ours: str, theirs: str) -> None:
    fight = _at(table_of[0], "combat")
    assert isinstance(fight, dict), "no fight is on"
    found = (_at(table_of[0], "combat.munchkins.total"), _at(table_of[0], "combat.monsters.total"))
    assert found == (int(ours), int(theirs)), f"{found}: {fight['munchkins']} against {fight['monsters']}"


@then(parsers.re(r"the (?P<side>munchkins|monsters)' total is (?P<total>-?\d+)"))
def total(table_of: list[Game], side: str, total: str) -> None:
    assert _at(table_of[0], f"combat.{side}.total") == int(total), _at(table_of[0], f"combat.{side}.terms")


@then(parsers.re(r"the (?P<side>munchkins|monsters) are winning"))
def winning(table_of: list[Game], side: str) -> None:
    assert _at(table_of[0], "combat.winning") == side


@then(parsers.re(r"(?P<amount>-?\d+) counts for the (?P<side>munchkins|monsters) from (?P<label>.+)"))
def term(table_of: list[Game], amount: str, side: str, label: str) -> None:
    terms = _at(table_of[0], f"combat.{side}.terms")
    assert isinstance(terms, list)
    found = [(each["amount"], each["label"]) for each in terms if isinstance(each, dict)]
    assert (int(amount), label) in found, f"what counts: {found}"


@then(parsers.re(r"(?P<label>.+) does not count for the (?P<side>munchkins|monsters)"))
def no_term(table_of: list[Game], side: str, label: str) -> None:
    terms = _at(table_of[0], f"combat.{side}.terms")
    assert isinstance(terms, list)
    assert label not in [each["label"] for each in terms if isinstance(each, dict)]


@then("there is no fight")
def no_fight(table_of: list[Game]) -> None:
    assert _at(table_of[0], "combat") is None


@then(parsers.re(r"(?P<many>\d+) Treasures? (is|are) at stake"))
def at_stake(table_of: list[Game], many: str) -> None:
    assert _at(table_of[0], "combat.treasures") == int(many)


# ---- players


@then(parsers.re(r"(?P<who>.+) is Level (?P<level>\d+)"))
def level(table_of: list[Game], who: str, level: str) -> None:
    assert _at(table_of[0], "players", who, "level") == int(level)


@then(parsers.re(r"(?P<who>.+)'s strength is (?P<total>-?\d+)"))
def strength(table_of: list[Game], who: str, total: str) -> None:
    game = table_of[0]
    game.look_at("strength", who)
    assert _at(game, "players", who, "strength", "total") == int(total), _at(game, "players", who, "strength", "terms")


@then(parsers.re(r"(?P<who>.+)'s (?P<kind>race|class|accent|powers|minions) (is|are) (?P<cards>.+)"))
def character(table_of: list[Game], who: str, kind: str, cards: str) -> None:
    game = table_of[0]
    game.look_at("traits", who)
    found = _at(game, "players", who, kind)
    assert isinstance(found, list)
    assert sorted(map(str, found)) == sorted([] if cards == "none" else cards.split(" + ")), found


@then(parsers.re(r"(?P<who>.+) holds (?P<cards>.+)"))
def hand(table_of: list[Game], who: str, cards: str) -> None:
    held = _at(table_of[0], "players", who, "hand")
    assert isinstance(held, list)
    if match := re.fullmatch(r"(\d+) cards?", cards):
        assert len(held) == int(match[1]), held
    else:
        assert sorted(map(str, held)) == sorted([] if cards == "nothing" else cards.split(" + "))


@then(parsers.re(r"(?P<who>.+) uses (?P<cards>.+)"))
def in_use(table_of: list[Game], who: str, cards: str) -> None:
    used = _at(table_of[0], "players", who, "in_use")
    assert isinstance(used, list)
    assert set([] if cards == "nothing" else cards.split(" + ")) <= set(map(str, used)), used
    assert used or cards == "nothing"
    assert not used or cards != "nothing", used


@then(parsers.re(r"(?P<who>.+) carries (?P<cards>.+) sideways"))
def sideways(table_of: list[Game], who: str, cards: str) -> None:
    carried = _at(table_of[0], "players", who, "sideways")
    assert isinstance(carried, list)
    assert set(cards.split(" + ")) <= set(map(str, carried)), carried


@then(parsers.re(r"(?P<who>.+) is dead"))
def dead(table_of: list[Game], who: str) -> None:
    assert _at(table_of[0], "players", who, "dead") is True


@then("nobody has won")
def not_won(table_of: list[Game]) -> None:
    assert _at(table_of[0], "winners") == []


@then(parsers.re(r"(?P<who>.+) has won"))
def won(table_of: list[Game], who: str) -> None:
    winners = _at(table_of[0], "winners")
    assert isinstance(winners, list) and who in winners, winners


# ---- the table


@then(parsers.re(r"it is (?P<who>.+)'s turn"))
def whose_turn(table_of: list[Game], who: str) -> None:
    assert _at(table_of[0], "turn.player") == who


@then(parsers.re(r"the phase is (?P<phase>\w+)"))
def phase(table_of: list[Game], phase: str) -> None:
    assert _at(table_of[0], "turn.phase") == phase


@then(parsers.re(r"(?P<card>.+) lies? in the (?P<deck>door|treasure) discards"))
def discarded(table_of: list[Game], card: str, deck: str) -> None:
    pile = _at(table_of[0], f"discards.{deck}")
    assert isinstance(pile, list)
    assert set(card.split(" + ")) <= set(map(str, pile)), pile


@then(parsers.re(r"(?P<who>.+) owes (?P<what>.+)"))
def owed(table_of: list[Game], who: str, what: str) -> None:
    debts = _at(table_of[0], "owed")
    assert isinstance(debts, list)
    found = [(debt.get("who"), debt.get("what")) for debt in debts if isinstance(debt, dict)]
    assert (who, what) in found, found


@then("nothing is owed")
def nothing_owed(table_of: list[Game]) -> None:
    assert _at(table_of[0], "owed") == []


@then(parsers.re(r"the view at (?P<path>\S+) is (?P<value>.+)"))
def anything(table_of: list[Game], path: str, value: str) -> None:
    found = _at(table_of[0], path)
    assert str(found).casefold() == value.casefold(), found


def _at(game: Game, path: str, *more: str) -> Json:
    """What the view shows at a path of keys."""
    here: Json = game.seen()
    for key in (*path.split("."), *more):
        assert isinstance(here, dict) and key in here, f"nothing is seen at {key}: {here}"
        here = here[key]
    return here


def _listed(text: str) -> list[str]:
    return [part for part in re.split(r",\s*| and ", text) if part]
