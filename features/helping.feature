Feature: Helping
  One who cannot win alone asks for help, and pays for it as the two agree. Only one may help. He brings all he is
  into the fight, for better and for worse.

  @rule:helping.may-ask-when-unable-to-win-alone @rule:helping.any-other-player-may-be-asked
  Scenario Outline: Asked and agreed
    Given the <edition> board "helping/asked-and-agreed"
    When Ann asks Bo for help
    Then that is allowed, because a player who cannot win a combat alone may ask for help
    When Bo agrees
    Then the fight stands at 11 to 10
    When Ann claims the kill
    And no one says anything
    Then Ann is Level 5
    And Bo is Level 5

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:helping.only-one-helper
  Scenario Outline: A second helper is turned away
    Given the <edition> board "helping/two-would-be-helpers"
    When Ann asks Cy for help
    Then that is refused, because only one player can help in a combat
    And the rule cited is helping.only-one-helper

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:helping.asking-continues-until-someone-agrees
  Scenario Outline: After a refusal another is asked
    Given the <edition> board "helping/another-after-a-refusal"
    When Ann asks Cy for help
    And Cy declines
    And Ann asks Bo for help
    And Bo agrees
    Then the fight stands at 11 to 10

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:helping.order-of-picking-must-be-agreed
  Scenario Outline: A share of the Treasure needs an order of picking
    Given the <edition> board "helping/share-of-the-treasure"
    When may Ann ask Bo for help offering 1 treasure?
    Then that is refused, because an offer of part of the Treasure must include agreement on who picks first
    When Ann asks Bo for help offering 1 treasure, Bo picks first
    And Bo agrees
    And Ann claims the kill
    And no one says anything
    Then Bo owes pick
    When Bo chooses Plain Coin
    Then Bo holds Plain Coin
    And Ann holds Plain Ring

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:helping.carried-items-may-be-offered
  Scenario Outline: Only what is carried may be offered
    Given the <edition> board "helping/bribed-with-a-carried-item"
    When may Ann ask Bo for help offering Plain Ring?
    Then that is refused, because the main player may offer a helper any Items he is carrying

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:helping.monster-specials-reach-the-helper @rule:helping.shared-trait-counts-once
  Scenario Outline: What the monster minds in one, it minds in both, and once
    Given the <edition> board "helping/specials-reach-the-helper"
    When Ann asks Bo for help
    And Bo agrees
    Then the fight stands at 7 to 8
    When let Ann be female
    Then the fight stands at 7 to 8

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:helping.elf-helper-gains-a-level-for-each-kill
  Scenario Outline: An Elf who helps goes up for each monster slain
    Given the <edition> board "helping/elf-helper"
    When Ann claims the kill
    And no one says anything
    Then Ann is Level 6
    And Bo is Level 7

    Examples: editions that say so
      | edition |
      | classic |
      | lite    |

  @rule:gap.helper-withdraws
  Scenario Outline: A helper wants out
    Given the <edition> board "helping/helper-withdraws"
    When Bo declines
    Then that is left open
    And the open point is gap.helper-withdraws

    Examples: editions that leave it open
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:helping.warrior-helper-wins-ties
  Scenario Outline: With a Warrior as helper a tie is won
    Given the <edition> board "helping/warrior-helper-wins-ties"
    Then the fight stands at 10 to 10
    When Ann claims the kill
    Then that is allowed, because with a Warrior as helper the players win a tie

    Examples: editions that say so
      | edition        |
      | classic        |
      | christmas-lite |
      | lite           |
