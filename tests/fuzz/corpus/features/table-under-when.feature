Feature: x
  Scenario: s
    Given the bites board "combat/pumpkinhead"
    When Jenn kicks open the door
      | a |
