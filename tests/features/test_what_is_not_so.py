"""What a feature says of the table and is not so: each way to look at it tells what is seen instead."""

import pytest

from munch_cli.arbiter.board_text import board_told
from munch_cli.features.running import run_feature
from munch_cli.features.shown import shown_in
from munch_cli.files.gherkin import feature_in
from munch_cli.rulebook.book import Faults
from munch_cli.table.debts import KINDS
from munch_cli.table.ids import CopyId, PlayerId, RuleId
from tests.boards import board

FIGHT = """
    Given a new bites table
    And Ann is a female Level 4 Werewolf with Finger Claws, carrying Goth Boots, holding Fluffy + Virgin Tears
    And Bo is a male Level 3 with Plain Helmet
    And Cy is a Level 2
    And it is Ann's turn, at the door
    And Ann fights Pumpkinhead
    And Bo helps Ann
    When may Ann equip Goth Boots?
    Then that is refused
"""
QUIET = """
    Given a new classic table
    And Ann is a female Level 9, holding Steal a Level + Plain Helmet
    And Bo is a male Level 3
    And it is Ann's turn, looting the room
    And next door Crabs
    When may Bo loot the room?
    Then that is refused
"""
OURS = "4 Werewolf + 4 Level + 2 Finger Claws + 3 Level + 1 Plain Helmet"
THEIRS = "8 Pumpkinhead - 2 against Werewolf"
LOOKS = (
    (FIGHT, "the fight stands at 10 to 6", f"the fight stands at 14 = {OURS} to 6 = {THEIRS}, not 10 to 6"),
    (FIGHT, "the monsters' total is 14", f"the monsters' total is 6 = {THEIRS}, not 14"),
    (FIGHT, "2 counts for the munchkins from Plain Helmet", f"the munchkins' total is 14 = {OURS}"),
    (FIGHT, "Finger Claws does not count for the munchkins", f"the munchkins' total is 14 = {OURS}"),
    (FIGHT, "there is no fight", "a fight is on"),
    (FIGHT, "Cy is helping", "Bo is helping, not Cy"),
    (FIGHT, "nobody helps", "Bo helps"),
    (FIGHT, "Bo picks first", "nobody picks first, not Bo"),
    (FIGHT, "Ann is Level 9", "Ann is Level 4, not 9"),
    (FIGHT, "Ann's strength is 1", "Ann's strength is 10 = 4 Werewolf + 4 Level + 2 Finger Claws, not 1"),
    (FIGHT, "Ann's race is none", "Ann's race is Werewolf, not none"),
    (FIGHT, "Ann holds nothing", "Ann holds Fluffy + Virgin Tears, not nothing"),
    (FIGHT, "Cy holds 1 card", "Cy holds 0 card, not 1"),
    (FIGHT, "Ann uses Finger Claws + Finger Claws", "Ann uses Finger Claws, not Finger Claws + Finger Claws"),
    (FIGHT, "Cy carries Goth Boots sideways", "Cy carries nothing sideways, not Goth Boots"),
    (FIGHT, "Ann is dead", "Ann is alive"),
    (FIGHT, "Ann has won", "nobody has won, not Ann"),
    (FIGHT, "it is Bo's turn", "it is Ann's turn, not Bo"),
    (FIGHT, "the table is setting up", "the turn has come to: door"),
    (FIGHT, "Ann is to run away", "that is not owed; owed is: nothing"),
    (FIGHT, "Dan is Level 3", 'there is no "Dan" here'),
    (FIGHT, "that is left open: who knows (played as: no)", "open is: nothing"),
    (FIGHT, 'the choices are "x"', "asked back are: none"),
    (QUIET, "the fight stands at 1 to 1", "no fight is on"),
    (QUIET, "the kill is claimed", "no fight is on"),
)


@pytest.mark.parametrize(("played", "looks", "told"), LOOKS, ids=[look for _, look, _ in LOOKS])
def test_what_is_not_so_tells_what_is(played: str, looks: str, told: str) -> None:
    _, problems = run_feature(feature_in(f"Feature: Looks\n  Scenario: One{played}    Then {looks}\n", "looks"))
    assert [problem.what for problem in problems] == [told]


ASKED = (
    ("can two people help?", "the answer is no, because only one player can help in a combat"),
    ("must Cy help?", "the answer is no"),
    ("does Bo gain a level if he helps?", "the answer is no"),
    ("how many cards may Ann hold?", "that is answered"),
    ("may Ann equip Goth Boots?", "the answer is no"),
    ("may I ask Cy for help?", "that is refused"),
)


@pytest.mark.parametrize(("question", "answer"), ASKED, ids=[question for question, _ in ASKED])
def test_a_question_of_the_prompt_has_its_answer_in_a_case(question: str, answer: str) -> None:
    def codes(then: str) -> list[str]:
        board = FIGHT[: FIGHT.index("    When")]
        text = f"Feature: Asked\n  Scenario: One{board}    When Ann asks: {question}\n    Then {then}\n"
        return [problem.code for problem in run_feature(feature_in(text, "asked"))[1]]

    assert codes(answer) == []
    assert codes("the answer is yes") == ["other-verdict"]


@pytest.mark.parametrize(
    ("line", "codes"),
    [
        ("Bo sits at the table", ["board-at-odds"]),
        ("Ann would not help", ["board-at-odds"]),
        ("Dan and Dan sit at the table", ["board-at-odds"]),
        ("next cards a curse + 2 Treasure cards", []),
        ("it is Ann's turn", []),
    ],
)
def test_a_line_of_a_board_lays_something_new_that_can_lie_so(line: str, codes: list[str]) -> None:
    board = FIGHT[: FIGHT.index("    And Bo helps")]
    said = f"    And {line}\n    When Ann asks: may I claim the kill?\n    Then that is allowed\n"
    text = f"Feature: Laid\n  Scenario: One{board}{said}"
    assert [problem.code for problem in run_feature(feature_in(text, "laid"))[1]] == codes


def test_a_then_takes_any_name_of_a_card() -> None:
    text = "Given a new classic table\n    And Ann and Bo sit at the table\n    And next card Lose Your Armor\n"
    text += "    When Ann opens the door\n    Then Lose Your Armor lies in the door discards\n"
    assert run_feature(feature_in(f"Feature: Named\n  Scenario: One\n    {text}", "named"))[1] == []


def test_all_that_is_wrong_with_a_case_is_told_at_once() -> None:
    wrong = FIGHT.replace("Level 2", "Level 2 Dwafr").replace("Bo is", "Bo owns")
    text = f"Feature: Wrong\n  Scenario: Board{wrong}    Then Ann is Level 9\n"
    text += f"  Scenario: Thens{FIGHT}    And Ann is Level 9\n    And Bo is Level 9\n    And it is Bo's turn\n"
    codes = [problem.code for problem in run_feature(feature_in(text, "wrong"))[1]]
    assert codes == ["not-understood"] * 2 + ["not-as-expected"] * 3


@pytest.mark.parametrize("kind", KINDS)
def test_all_that_is_owed_is_told_of_a_board_and_nothing_else(kind: str) -> None:
    table = board('[table]\nturn = "Ann"\n[player.Ann]\n[player.Bo]\nhand = ["Plain Cap"]\n')
    table.state.owed = (KINDS[kind](PlayerId(1), 1, options=(CopyId(0),), words=("door", "open")),)
    notes = [line for line in board_told(table) if line.startswith("(")]
    assert len(notes) == 1


def test_what_a_card_says_is_no_rule_that_nobody_knows() -> None:
    def codes(tag: str) -> list[str]:
        text = f"Feature: Tags\n  @rule:{tag}\n  Scenario: One{FIGHT}    Then Ann is Level 4\n"
        return [problem.code for problem in run_feature(feature_in(text, "tags"))[1]]

    assert codes("card.bites.werewolf") == codes("table.not-there") == ["not-shown"]
    assert codes("nope.no-such-rule") == ["unknown-rule"]


def test_of_the_rules_that_a_tag_may_mean_the_two_nearest_are_told() -> None:
    text = f"Feature: Tags\n  @rule:cards.hand-limit\n  Scenario: One{FIGHT}    Then Ann is Level 4\n"
    fault = run_feature(feature_in(text, "tags"))[1][0]
    assert fault.code == "unknown-rule" and "cards.hand-limit-five" in fault.remedy
    assert fault.remedy.count('"') == 4, fault.remedy


def test_a_case_that_does_not_come_out_as_it_is_told_shows_nothing() -> None:
    def shown(level: int) -> int:
        text = f"Feature: Shown\n  Scenario: One{FIGHT}    Then Ann is Level {level}\n"
        return len(list(shown_in(feature_in(text, "shown"))))

    assert (shown(4), shown(5)) == (1, 0)


@pytest.mark.parametrize(
    ("line", "code"),
    [("Cy is a Werewolf and Vampire", "board-at-odds"), ('card "Stick": item, +x', "unknown-word")],
)
def test_what_cannot_be_laid_is_told(line: str, code: str) -> None:
    text = f"Feature: Laid\n  Scenario: One{FIGHT}    When {line}\n    Then Cy is Level 2\n"
    assert [problem.code for problem in run_feature(feature_in(text, "laid"))[1]] == [code]


def test_when_too_much_is_amiss_no_further_case_is_run() -> None:
    cases = [f"  Scenario: {number}{FIGHT}    Then Ann is Level 9\n" for number in range(Faults.MOST + 2)]
    run: list[str] = []
    ran, problems = run_feature(
        feature_in("Feature: Much\n" + "".join(cases), "much"), each=lambda case, amiss: run.append(case.name)
    )
    assert (ran, len(problems), len(run)) == (Faults.MOST + 2, Faults.MOST, Faults.MOST)
    wrong = "".join(f"    And the moon is {number}\n" for number in range(Faults.MOST + 2))
    _, problems = run_feature(feature_in(f"Feature: Wrong\n{cases[0]}{cases[1]}{wrong}", "wrong"))
    assert len(problems) == Faults.MOST


def test_a_case_that_breaks_when_a_rule_is_switched_off_does_not_prove_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object, **__: object) -> None:
        raise LookupError

    (shown,) = shown_in(feature_in(f"Feature: Shown\n  Scenario: One{FIGHT}    Then Ann is Level 4\n", "shown"))
    monkeypatch.setattr("munch_cli.features.trial.Trial.take", breaks)
    assert not shown.misses(RuleId("combat.equipment-frozen-once-monster-is-exposed"))


@pytest.mark.parametrize(
    ("turn", "behind"),
    [("Bo", ["it is Bo's turn, looking for trouble"]), ("Ann", ["(No line lays all that lies on the table)"])],
)
def test_a_fight_in_which_the_turn_goes_on_is_told_whoever_has_the_turn(turn: str, behind: list[str]) -> None:
    """A player whose turn it is not fights; what the sentences cannot lay is told in brackets."""
    fight = '[combat]\nfighter = "Bo"\nmonsters = ["Plain Monster 5"]\n[player.Ann]\n[player.Bo]\n'
    told = board_told(board(f'[table]\nturn = "{turn}"\nphase = "trouble"\n{fight}'))
    assert told[told.index("Bo fights Plain Monster 5") + 1 :][-1:] == tuple(behind)
