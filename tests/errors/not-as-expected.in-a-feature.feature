#> 9:5 other-verdict
#> 15:5 not-as-expected
#> 20:5 not-cited
#> 24:5 other-verdict
Feature: What is told of a table and is not so
  Scenario: It comes out otherwise
    Given the bites board "combat/pumpkinhead"
    When may Jenn kick open the door?
    Then that is refused

  Scenario: It looks otherwise
    Given the bites board "combat/pumpkinhead"
    When Jenn kicks open the door
    Then the fight stands at 10 to 6
    And Jenn is Level 9

  Scenario: It rests on other rules
    Given the bites board "combat/pumpkinhead"
    When may K.C. kick open the door?
    Then that is refused, because the moon is full

  Scenario: It is passed over
    Given the bites board "combat/pumpkinhead"
    When may K.C. kick open the door?
