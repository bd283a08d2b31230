Feature: x
  Scenario: s
    Given the board "combat/pumpkinhead"
    When every sheet is asked: may Jenn loot the room?
    Then the sheets answer
