Feature: Winning
  Whoever reaches Level 10 first has won, and the last level takes a kill.

  @rule:winning.first-to-level-10-wins
  Scenario Outline: A kill at Level 9 wins the game
    Given the <edition> board "winning/the-first-at-level-10-wins"
    When no one says anything
    Then Ann is Level 10
    And Ann has won
    When may Ann end the turn?
    Then that is not possible

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:combat.kill-gives-one-level
  Scenario Outline: A kill at Level 8 does not
    Given the <edition> board "winning/a-kill-at-level-8"
    When no one says anything
    Then Ann is Level 9
    And the view at winners is []

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:winning.by-kill-or-divine-intervention
  Scenario Outline: No other level is the tenth (the first box)
    Given the <edition> board "winning/no-level-10-without-a-kill-in-classic"
    When Ann sells Plain Crown + Plain Gem
    Then Ann is Level 9

    Examples: editions that say so
      | edition |
      | classic |

  @rule:winning.by-kill-unless-card-gives-another-way @rule:precedence.level-10-needs-kill-is-protected
  Scenario Outline: No other level is the tenth (the pirates)
    Given the <edition> board "winning/no-level-10-without-a-kill-in-booty"
    When Ann sells Plain Crown + Plain Gem
    Then Ann is Level 9

    Examples: editions that say so
      | edition |
      | booty   |

  @rule:winning.by-kill-unless-card-allows-it-outside-combat @rule:precedence.level-10-needs-kill-is-protected
  Scenario Outline: No other level is the tenth (the monsters' box)
    Given the <edition> board "winning/no-level-10-without-a-kill-in-bites"
    When Ann sells Plain Crown + Plain Gem
    Then Ann is Level 9

    Examples: editions that say so
      | edition |
      | bites   |

  @rule:winning.by-kill-only @rule:precedence.level-10-needs-kill-is-protected
  Scenario Outline: No other level is the tenth (the small boxes)
    Given the <edition> board "winning/no-level-10-without-a-kill-in-christmas-lite"
    When Ann sells Plain Crown + Plain Gem
    Then Ann is Level 9

    Examples: editions that say so
      | edition        |
      | christmas-lite |
      | lite           |

  @rule:winning.two-reaching-10-together-both-win
  Scenario Outline: Two who get there by one kill both win
    Given the <edition> board "winning/two-reach-10-together"
    When no one says anything
    Then Ann has won
    And Bo has won

    Examples: editions that say so
      | edition |
      | classic |

  @rule:gap.elf-helper-reaches-10
  Scenario Outline: Whether an Elf wins by helping is left open
    Given the <edition> board "winning/elf-helper-is-open"
    When no one says anything
    Then that is silent
    And Bo is Level 10

    Examples: editions that say so
      | edition |
      | classic |
      | lite    |

  @rule:gap.two-levels-at-level-9
  Scenario Outline: Two levels at Level 9: won in any case
    Given the <edition> board "winning/two-levels-at-level-9-is-open"
    When no one says anything
    Then that is silent
    And Ann is Level 10
    And Ann has won

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:gap.game-ends-at-once
  Scenario Outline: Whether the last Treasure is still drawn is left open
    Given the <edition> board "winning/whether-treasure-is-drawn-is-open"
    When no one says anything
    Then that is silent
    And Ann has won
    And Ann holds nothing

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |
