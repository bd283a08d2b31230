"""What a feature says of the table and is not so: each way to look at it tells what is seen instead."""

import pytest

from munch_cli.arbiter.features.boards import board_told, lines_of
from munch_cli.arbiter.features.features import run_feature, shown_in
from munch_cli.arbiter.features.page import CaseRun, box_of
from munch_cli.files.gherkin import feature_in
from munch_cli.rulebook.book import Faults
from munch_cli.table.debts import KINDS
from munch_cli.table.ids import CopyId, PlayerId, RuleId
from tests.boards import board

FIGHT = '''
    Given a new bites table
      """
      Ann is a female Level 4 Werewolf with Finger Claws, carrying Goth Boots, holding Fluffy + Virgin Tears
      Bo is a male Level 3 with Plain Helmet
      Cy is a Level 2
      It is Ann's turn, at the door
      Ann fights Pumpkinhead
      Bo helps Ann
      """
    When may Ann equip Goth Boots?
    Then that is refused
'''
QUIET = '''
    Given a new classic table
      """
      Ann is a female Level 9, holding Steal a Level + Plain Helmet
      Bo is a male Level 3
      It is Ann's turn, looting the room
      """
    And next door Crabs
    When may Bo loot the room?
    Then that is refused
'''
OPEN = """
    Given the classic board "death/cards-for-the-new-character"
    When Bo gives Plain Helmet to Ann
"""
OURS = "4 Werewolf + 4 Level + 2 Finger Claws + 3 Level + 1 Plain Helmet"
THEIRS = "8 Pumpkinhead - 2 against Werewolf"
BARS = (
    "items.not-switched-in-combat-or-while-running, combat.equipment-frozen-once-monster-is-exposed, "
    "combat.no-selling-stealing-equipping-trading-or-playing-items"
)
LOOKS = (
    (FIGHT, "the fight stands at 10 to 6", f"combat.munchkins: expected 10, found 14 = {OURS}"),
    (FIGHT, "the fight stands at 14 to 5", f"combat.monsters: expected 5, found 6 = {THEIRS}"),
    (FIGHT, "the munchkins' total is 6", f"combat.munchkins: expected 6, found 14 = {OURS}"),
    (FIGHT, "the monsters' total is 14", f"combat.monsters: expected 14, found 6 = {THEIRS}"),
    (FIGHT, "the monsters are winning", 'combat.winning: expected "monsters", found "munchkins"'),
    (FIGHT, "3 counts for the munchkins from Finger Claws", f"it is 14 = {OURS}"),
    (FIGHT, "2 counts for the munchkins from Plain Helmet", f"it is 14 = {OURS}"),
    (FIGHT, "Finger Claws does not count for the munchkins", f"it is 14 = {OURS}"),
    (FIGHT, "there is no fight", "combat: expected false, found true"),
    (FIGHT, "Bo is fighting", 'combat.fighter: expected "Bo", found "Ann"'),
    (FIGHT, "Cy is helping", 'combat.helper: expected "Cy", found "Bo"'),
    (FIGHT, "nobody helps", 'combat.helper: expected "", found "Bo"'),
    (FIGHT, "Bo picks first", 'combat.deal.first: expected "Bo", found nothing'),
    (FIGHT, "the kill is claimed", "combat.claimed: expected true, found false"),
    (FIGHT, "the fight began by looking for trouble", 'combat.began: expected "trouble", found "door"'),
    (FIGHT, "9 Treasures are at stake", "combat.treasures: expected 9, found 2"),
    (FIGHT, "Ann is Level 9", "players.Ann.level: expected 9, found 4"),
    (
        FIGHT,
        "Ann's strength is 1",
        "players.Ann.strength: expected 1, found 10 = 4 Werewolf + 4 Level + 2 Finger Claws",
    ),
    (FIGHT, "Ann's race is Vampire + Werewolf", 'players.Ann.race: "Vampire" is not there'),
    (FIGHT, "Ann's race is none", 'players.Ann.race: "Werewolf" is there too'),
    (FIGHT, "Ann holds Fluffy", 'players.Ann.hand: "Virgin Tears" is there too'),
    (FIGHT, "Ann holds nothing", 'players.Ann.hand: "Fluffy" and "Virgin Tears" are there too'),
    (FIGHT, "Ann holds 1 card", 'players.Ann.hand: expected 1, found 2: "Fluffy", "Virgin Tears"'),
    (FIGHT, "Cy holds 1 card", "players.Cy.hand: expected 1, found 0"),
    (FIGHT, "Cy holds Fluffy", 'players.Cy.hand: "Fluffy" is not there'),
    (
        FIGHT,
        "Ann uses Plain Helmet",
        'players.Ann.in_use: "Plain Helmet" is not there, and "Finger Claws" is there too',
    ),
    (FIGHT, "Ann uses Finger Claws + Finger Claws", 'players.Ann.in_use: "Finger Claws" is not there'),
    (FIGHT, "Ann uses nothing", 'players.Ann.in_use: "Finger Claws" is there too'),
    (FIGHT, "Cy uses Plain Helmet", 'players.Cy.in_use: "Plain Helmet" is not there'),
    (
        FIGHT,
        "Ann carries Finger Claws sideways",
        'players.Ann.sideways: "Finger Claws" is not there, and "Goth Boots" is there too',
    ),
    (FIGHT, "Cy carries Goth Boots sideways", 'players.Cy.sideways: "Goth Boots" is not there'),
    (FIGHT, "Ann is dead", "players.Ann.dead: expected true, found false"),
    (FIGHT, "Ann is male", 'players.Ann.sex: expected "male", found "female"'),
    (FIGHT, "Ann suffers Fluffy", 'players.Ann.curses: "Fluffy" is not there'),
    (FIGHT, "Ann waits for new cards", "players.Ann.new: expected true, found false"),
    (FIGHT, "Ann has won", 'winners: "Ann" is not there'),
    (FIGHT, "only Ann has won", 'winners: "Ann" is not there'),
    (FIGHT, "it is Bo's turn", 'turn.player: expected "Bo", found "Ann"'),
    (FIGHT, "the table is setting up", 'turn.phase: expected "setup", found "door"'),
    (FIGHT, "Fluffy lies in the door discards", 'discards.door: "Fluffy" is not there'),
    (FIGHT, "9 cards are left in the door pile", "decks.door: expected 9, found 0"),
    (FIGHT, "Fluffy lies to be shared out", 'spoils: "Fluffy" is not there'),
    (FIGHT, "Ann is to run away", 'owed: { who = "Ann", what = "run" } is not there'),
    (FIGHT, "Dan is Level 3", "players.Dan: the view has nothing of this name"),
    (FIGHT, "Dan's strength is 4", "players.Dan: the view has nothing of this name"),
    (FIGHT, "that is allowed", f"it is refused: {BARS}"),
    (FIGHT, "that is left open: who knows (lean: no)", f"it is refused: {BARS}"),
    (FIGHT, "that is left open: no rule speaks of it", f"it is refused: {BARS}"),
    (FIGHT, "it is open in what follows: who knows (lean: no)", "open: nothing"),
    (FIGHT, "that is a contradiction: so and so", f"it is refused: {BARS}"),
    (FIGHT, 'the choices are "x"', "asked back are: none"),
    (FIGHT, "the rules cited are loot.one-card", f"loot.one-card did not decide; cited: {BARS}"),
    (OPEN, "that is left open: no rule speaks of it", "it rests on gap.cards-for-the-new-character"),
    (QUIET, "the fight stands at 1 to 1", "combat: expected { munchkins = 1, monsters = 1 }, found nothing"),
    (QUIET, "the kill is claimed", "combat: expected { claimed = true }, found nothing"),
    (QUIET, "it counts as having met a monster", "turn.met_monster: expected true, found false"),
)


@pytest.mark.parametrize(("played", "looks", "told"), LOOKS, ids=[look for _, look, _ in LOOKS])
def test_what_is_not_so_tells_what_is(played: str, looks: str, told: str) -> None:
    _, problems = run_feature(feature_in(f"Feature: Looks\n  Scenario: One{played}    Then {looks}\n", "looks"))
    assert [problem.what for problem in problems] == [told]


def test_the_first_line_of_a_board_may_stand_further_in() -> None:
    assert lines_of("      Ann is Level 4\n    Bo is Level 3\n      Warrior") == (
        "Ann is Level 4",
        "Bo is Level 3 Warrior",
    )


def test_only_first_words_that_name_nobody_get_a_capital_letter() -> None:
    told = board_told(board('[table]\nturn = "ann"\n[player.ann]\n[player.bo]\n'))
    assert [line.split()[0] for line in told[:3]] == ["ann", "bo", "It"]


@pytest.mark.parametrize("kind", KINDS)
def test_all_that_is_owed_is_told_of_a_board_and_nothing_else(kind: str) -> None:
    table = board('[table]\nturn = "Ann"\n[player.Ann]\n[player.Bo]\nhand = ["Plain Cap"]\n')
    table.state.owed = (KINDS[kind](PlayerId(1), 1, options=(CopyId(0),), words=("door", "open")),)
    notes = [line for line in board_told(table) if line.startswith("(")]
    assert len(notes) == 1
    assert ("may still speak" in notes[0], "turn ends" in notes[0]) == (kind == "silence", kind == "turn-over")


def test_what_a_card_says_is_no_rule_that_nobody_knows() -> None:
    def codes(tag: str) -> list[str]:
        text = f"Feature: Tags\n  @rule:{tag}\n  Scenario: One{FIGHT}    Then Ann is Level 4\n"
        return [problem.code for problem in run_feature(feature_in(text, "tags"))[1]]

    assert codes("card.bites.werewolf") == codes("table.not-there") == ["not-shown"]
    assert codes("nope.no-such-rule") == ["unknown-rule", "not-shown"]


def test_of_the_rules_that_a_tag_may_mean_the_two_nearest_are_told() -> None:
    text = f"Feature: Tags\n  @rule:cards.hand-limit\n  Scenario: One{FIGHT}    Then Ann is Level 4\n"
    fault = run_feature(feature_in(text, "tags"))[1][0]
    assert fault.code == "unknown-rule" and "cards.hand-limit-five" in fault.remedy
    assert fault.remedy.count('"') == 4, fault.remedy


def test_what_a_step_says_in_some_boxes_alone_is_told_of_these() -> None:
    text = """Feature: Boxes
  Scenario Outline: One
    Given a new <box> table
    When Ann is Level <level>
    Then Ann is Level <level>
    Examples:
      | box     | level |
      | classic | 3     |
      | booty   | 4     |
      | bites   | 4     |
"""
    runs = feature_in(text, "boxes").cases
    told = [step.text for step in CaseRun(1, "One", runs).steps]
    assert told[1:] == [
        "in classic: Ann is Level 3",
        "in booty and bites: Ann is Level 4",
        "in classic: Ann is Level 3",
        "in booty and bites: Ann is Level 4",
    ]


def test_a_case_that_does_not_come_out_as_it_is_told_shows_nothing() -> None:
    def shown(level: int) -> int:
        text = f"Feature: Shown\n  Scenario: One{FIGHT}    Then Ann is Level {level}\n"
        return len(list(shown_in(feature_in(text, "shown"))))

    assert (shown(4), shown(5)) == (1, 0)


def test_the_box_of_a_case_is_that_of_its_table_or_its_board() -> None:
    (new,) = feature_in(f"Feature: Box\n  Scenario: One{FIGHT}", "box").cases
    given = '    Given the booty board "combat/pumpkinhead"'
    (bundled,) = feature_in(f"Feature: Box\n  Scenario: One\n{given}\n", "box").cases
    assert (box_of(new), box_of(bundled)) == ("bites", "booty")


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
    monkeypatch.setattr("munch_cli.arbiter.features.features._take", breaks)
    assert not shown.misses(RuleId("combat.equipment-frozen-once-monster-is-exposed"))


@pytest.mark.parametrize(
    ("turn", "behind"), [("Bo", ["It is Bo's turn, looking for trouble"]), ("Ann", ["(The turn stands at: trouble)"])]
)
def test_a_fight_in_which_the_turn_goes_on_is_told_whoever_has_the_turn(turn: str, behind: list[str]) -> None:
    """A player whose turn it is not fights; what the sentences cannot lay is told in brackets."""
    fight = '[combat]\nfighter = "Bo"\nmonsters = ["Plain Monster 5"]\n[player.Ann]\n[player.Bo]\n'
    told = board_told(board(f'[table]\nturn = "{turn}"\nphase = "trouble"\n{fight}'))
    assert told[told.index("Bo fights Plain Monster 5") + 1 :][-1:] == tuple(behind)
