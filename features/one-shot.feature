Feature: One-shots
  Cards that are used once: most in a fight, from hand or table, for either side. Afterwards they are gone.

  @rule:one-shot.playable-from-hand-or-table-in-any-combat
  Scenario Outline: From the hand and from the table
    Given the <edition> board "one-shot/from-hand-and-from-the-table"
    When Ann plays Plain Potion
    Then the munchkins' total is 4
    When Ann plays Plain Great Potion on Ann
    Then the munchkins' total is 9

    Examples: editions that say so
      | edition |
      | classic |
      | booty   |
      | bites   |

  @rule:one-shot.discarded-after-the-combat
  Scenario Outline: Spent, win or lose
    Given the <edition> board "one-shot/spent-win-or-lose"
    When Ann plays Plain Potion on Ann
    And Ann runs away
    And the die shows 6
    Then Plain Potion lies in the treasure discards

    Examples: editions that say so
      | edition        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:one-shot.some-work-outside-combat
  Scenario Outline: Some work outside combat too
    Given the <edition> board "one-shot/some-work-outside"
    When may Ann play Plain Potion on Ann?
    Then that is refused
    When Ann plays Plain Wishing Potion
    Then that is allowed
    And Plain Wishing Potion lies in the treasure discards

    Examples: editions that say so
      | edition |
      | booty   |
      | bites   |

  @rule:gap.one-shots-not-meant-for-combat
  Scenario Outline: Not meant for combat, but played in one
    Given the <edition> board "one-shot/not-meant-for-combat"
    When Ann plays Plain Wishing Potion
    Then that is left open
    And the open point is gap.one-shots-not-meant-for-combat

    Examples: editions that leave it open
      | edition        |
      | christmas-lite |
      | lite           |
