Feature: Levels
  A Level goes up by kills, by cards and by selling, and down when a card says so; never below 1.

  @rule:level.never-below-1
  Scenario Outline: Nothing takes a Level below 1
    Given the <edition> board "level/never-below-1-in-the-first-box"
    When Ann plays Plain Great Curse on Ann
    Then Ann is Level 1
    When Ann plays Plain Curse on Bo
    Then Bo is Level 1

    Examples: editions that say so
      | edition |
      | classic |

  @rule:level.never-below-1 @rule:precedence.level-floor-is-protected
  Scenario Outline: Nothing takes a Level below 1, and the rule is protected
    Given the <edition> board "level/never-below-1"
    When Ann plays Plain Great Curse on Ann
    Then Ann is Level 1
    When Ann plays Plain Curse on Bo
    Then Bo is Level 1

    Examples: editions that say so
      | edition        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:curses.affects-its-victim-at-once
  Scenario Outline: Above the floor all that is lost is lost
    Given the <edition> board "level/two-of-three-levels"
    When Ann plays Plain Great Curse on Bo
    Then Bo is Level 1

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:level.monsters-have-levels
  Scenario Outline: A strength may be less than nothing, a Level may not
    Given the <edition> board "level/strength-below-nothing"
    When Ann claims the kill
    Then that is refused
    And the fight stands at -4 to -4
    And Ann is Level 1

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |
