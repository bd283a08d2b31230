Feature: x
  Scenario Outline: s
    Given the bites board "combat/pumpkinhead"
    When Jenn kicks open the door
    Then Jenn is Level <[0>
    Examples:
      | [0 | (a+)+ |
      | 4  | \1    |
