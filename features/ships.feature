Feature: Ships
  A Ship is an Item from the Door deck. A player has one; it is Big and counts as nobody's Big Item. What it does to
  running away takes the place of what other possessions do.

  @rule:ships.are-items
  Scenario: A Ship is played like an Item
    Given the booty board "ships/a-ship-is-an-item"
    When Ann plays Plain Boat
    Then that is allowed
    And the rule cited is ships.are-items
    And Ann's strength is 2

  @rule:ships.one-each
  Scenario: One Ship each
    Given the booty board "ships/a-second-ship"
    When Ann plays Plain Fast Boat
    Then that is refused, because A player may have only one Ship

  @rule:ships.are-big-but-do-not-count
  Scenario: A Ship is nobody's one Big Item
    Given the booty board "ships/big-but-not-counted"
    When Ann plays Plain Boat
    Then that is allowed
    And the rule cited is ships.are-big-but-do-not-count

  @rule:ships.enhancers-stay-where-they-are
  Scenario: A sail is not moved to another Ship
    Given the booty board "ships/a-sail"
    When Ann plays Plain Sail on Plain Boat
    Then that is allowed
    When Ann plays Plain Sail on Plain Fast Boat
    Then that is refused, because An enhancer on a Ship cannot be moved to another Ship

  @rule:ships.penalty-ship-may-be-discarded-before-the-roll
  Scenario: A slow Ship may be left behind before the roll
    Given the booty board "ships/a-slow-ship-is-abandoned"
    When Ann discards Plain Slow Boat
    Then that is allowed
    And the rule cited is ships.penalty-ship-may-be-discarded-before-the-roll
