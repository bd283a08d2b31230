"""What a feature says of the table and is not so: each way to look at it tells what is seen instead."""

import pytest

from munch_cli.arbiter.features.features import run_feature
from munch_cli.files.gherkin import feature_in

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
OURS = "4 Werewolf + 4 Level + 2 Finger Claws + 3 Level + 1 Plain Helmet"
THEIRS = "8 Pumpkinhead + -2 against Werewolf"
BARS = (
    "items.not-switched-in-combat-or-while-running, combat.equipment-frozen-once-monster-is-exposed, "
    "combat.no-selling-stealing-equipping-trading-or-playing-items"
)
LOOKS = (
    (FIGHT, "the fight stands at 10 to 6", f"it stands at 14 to 6: {OURS} against {THEIRS}"),
    (FIGHT, "the fight stands at 14 to 5", f"it stands at 14 to 6: {OURS} against {THEIRS}"),
    (FIGHT, "the munchkins' total is 6", f"it is 14: {OURS}"),
    (FIGHT, "the monsters' total is 14", f"it is 6: {THEIRS}"),
    (FIGHT, "the monsters are winning", "winning: munchkins"),
    (FIGHT, "3 counts for the munchkins from Finger Claws", f"what counts: {OURS}"),
    (FIGHT, "2 counts for the munchkins from Plain Helmet", f"what counts: {OURS}"),
    (FIGHT, "Finger Claws does not count for the munchkins", f"counts: {OURS}"),
    (FIGHT, "there is no fight", "a fight is on"),
    (FIGHT, "Bo is fighting", "Ann is fighting"),
    (FIGHT, "Cy is helping", "Bo is helping"),
    (FIGHT, "nobody helps", "Bo is helping"),
    (FIGHT, "Bo picks first", "nobody picks first"),
    (FIGHT, "the kill is claimed", "the kill is not claimed"),
    (FIGHT, "the fight began by looking for trouble", "it began with: door"),
    (FIGHT, "9 Treasures are at stake", "at stake: 2"),
    (FIGHT, "Ann is Level 9", "it is Level 4"),
    (FIGHT, "Ann's strength is 1", "it is 10: 4 Werewolf + 4 Level + 2 Finger Claws"),
    (FIGHT, "Ann's race is Vampire + Werewolf", "it is Werewolf"),
    (FIGHT, "Ann's race is none", "it is Werewolf"),
    (FIGHT, "Ann holds Fluffy", "held: Fluffy + Virgin Tears"),
    (FIGHT, "Ann holds nothing", "held: Fluffy + Virgin Tears"),
    (FIGHT, "Ann holds 1 card", "held: Fluffy + Virgin Tears"),
    (FIGHT, "Cy holds Fluffy", "held: nothing"),
    (FIGHT, "Ann uses Plain Helmet", "in use: Finger Claws"),
    (FIGHT, "Ann uses Finger Claws + Finger Claws", "in use: Finger Claws"),
    (FIGHT, "Ann uses nothing", "in use: Finger Claws"),
    (FIGHT, "Cy uses Plain Helmet", "in use: nothing"),
    (FIGHT, "Ann carries Finger Claws sideways", "carried: Goth Boots"),
    (FIGHT, "Cy carries Goth Boots sideways", "carried: nothing"),
    (FIGHT, "Ann is dead", "Ann is alive"),
    (FIGHT, "Ann is male", "Ann is female"),
    (FIGHT, "Ann suffers Fluffy", "it is nothing"),
    (FIGHT, "Ann waits for new cards", "Ann waits for no new cards"),
    (FIGHT, "Ann has won", "won: nobody"),
    (FIGHT, "only Ann has won", "won: nobody"),
    (FIGHT, "it is Bo's turn", "it is Ann's turn"),
    (FIGHT, "the table is setting up", "it stands at: door"),
    (FIGHT, "Fluffy lies in the door discards", "in the discards: nothing"),
    (FIGHT, "9 cards are left in the door pile", "there are 0"),
    (FIGHT, "Fluffy lies to be shared out", "it is nothing"),
    (FIGHT, "Ann is to run away", "owed: nothing"),
    (FIGHT, "Dan is Level 3", "nothing is seen at Dan: Ann, Bo, Cy"),
    (FIGHT, "Dan's strength is 4", 'nobody here is called "Dan"'),
    (FIGHT, "that is allowed", f"it is refused: {BARS}"),
    (FIGHT, "that is left open: who knows (lean: no)", f"it is refused: {BARS}"),
    (FIGHT, "that is left open: no rule speaks of it", f"it is refused: {BARS}"),
    (FIGHT, "it is open in what follows: who knows (lean: no)", "open: nothing"),
    (FIGHT, "that is a contradiction: so and so", f"it is refused: {BARS}"),
    (FIGHT, 'the choices are "x"', "asked back are: none"),
    (FIGHT, "the rules cited are loot.one-card", f"loot.one-card did not decide; cited: {BARS}"),
    (FIGHT, "the open point is gap.so", "it rests on nothing that is open"),
    (FIGHT, "open in what follows is gap.so", "open in what follows is nothing"),
    (QUIET, "the fight stands at 1 to 1", "no fight is on"),
    (QUIET, "the kill is claimed", "nothing is seen at claimed: None"),
    (QUIET, "it counts as having met a monster", "it does not count as having met a monster"),
)


@pytest.mark.parametrize(("played", "looks", "told"), LOOKS, ids=[look for _, look, _ in LOOKS])
def test_what_is_not_so_tells_what_is(played: str, looks: str, told: str) -> None:
    _, problems = run_feature(feature_in(f"Feature: Looks\n  Scenario: One{played}    Then {looks}\n", "looks"))
    assert [problem.what for problem in problems] == [told]
