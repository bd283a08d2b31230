Feature: Treasure
  A beaten monster pays what its card and its enhancers say: unseen to one who won alone, face up when he had help.
  What a monster pays that was not killed differs from box to box.

  @rule:treasure.number-on-the-monster-card @rule:treasure.face-down-when-won-alone
  Scenario Outline: Won alone
    Given the <edition> board "combat/higher-total-wins"
    Then 1 Treasure is at stake
    When Ann claims the kill
    And no one says anything
    Then Ann holds Plain Ring

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:treasure.face-up-when-won-with-help
  Scenario Outline: Won with help
    Given the <edition> board "helping/share-of-the-treasure"
    When Ann asks Bo for help offering 1 treasure, Bo picks first
    And Bo agrees
    And Ann claims the kill
    And no one says anything
    Then Bo owes pick
    When Bo chooses Plain Ring
    Then Ann holds Plain Coin

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:treasure.any-defeat-earns-it
  Scenario Outline: Any defeat pays
    Given the <edition> board "treasure/any-defeat-pays"
    When Ann uses Plain Ash
    Then Ann holds Plain Ring

    Examples: editions that say so
      | edition |
      | booty   |
      | bites   |

  @rule:treasure.nonlethal-pays-only-if-card-says-so
  Scenario Outline: Without a kill, only if the card says so
    Given the <edition> board "treasure/not-without-the-cards-word"
    When Ann uses Plain Ash
    Then Ann holds nothing

    Examples: editions that say so
      | edition        |
      | christmas-lite |
      | lite           |

  @rule:gap.treasure-for-a-win-without-a-kill
  Scenario: Without a kill, in the first box
    Given the classic board "treasure/win-without-a-kill"
    When Ann uses Plain Ash
    Then that is left open
    And the open point is gap.treasure-for-a-win-without-a-kill

  @rule:gap.fewest-treasures
  Scenario Outline: Weakened to nothing
    Given the <edition> board "treasure/weakened-to-nothing"
    When Bo plays Plain Weakener on Plain Monster 5
    Then 0 Treasures are at stake
    When Ann claims the kill
    And no one says anything
    Then that is left open
    And the open point is gap.fewest-treasures

    Examples: editions that leave it open
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  Scenario: A Legendary Greenbeard pays four Treasures, face up
    Given the booty board "treasure/greenbeard-count"
    When Beth kicks open the door
    Then the fight stands at 7 to 9
    And the monsters are winning
    When Beth plays Demon Rum on Beth
    Then the munchkins' total is 11
    And the munchkins are winning
    When Drake plays Legendary on Greenbeard
    Then the fight stands at 11 to 19
    And the monsters are winning
    And 4 Treasures are at stake
    When Beth uses Merchant discarding French
    And Beth uses Charm ze Rival on Drake
    Then 4 Treasures are at stake
    When Beth claims the kill
    And no one says anything
    Then that is left open
    When Drake chooses Thigh Boots
    Then Beth holds 3 cards
    And Drake holds 1 card

  Scenario: A plain Greenbeard pays two
    Given the booty board "treasure/greenbeard-unenhanced"
    When Beth kicks open the door
    Then the fight stands at 10 to 9
    And 2 Treasures are at stake
    When Beth claims the kill
    And no one says anything
    Then Beth holds Demon Rum + French + Booty Boots + Eye Patch

  Scenario: Two, and two for Horrific, less one for Fluffy: three Treasures
    Given the bites board "treasure/pumpkinhead-count"
    When Jenn kicks open the door
    And K.C. plays Horrific, Steeped in Evil, Yet Somewhat Pitiable on Pumpkinhead
    Then the fight stands at 10 to 16
    And 4 Treasures are at stake
    When Jenn plays Fluffy on Pumpkinhead
    Then 3 Treasures are at stake
    When Jenn plays Virgin Tears on Jenn
    And Jenn claims the kill
    And no one says anything
    Then Jenn holds Coffin + Wishing Ring + Maniac Minion

  Scenario: Pumpkinhead as it came pays two
    Given the bites board "treasure/pumpkinhead-alone"
    When Jenn kicks open the door
    Then 2 Treasures are at stake
    When Jenn claims the kill
    And no one says anything
    Then Jenn holds Fluffy + Virgin Tears + Coffin + Wishing Ring

  Scenario: A Pumpkinhead who is only Fluffy pays one
    Given the bites board "treasure/pumpkinhead-only-fluffy"
    When Jenn kicks open the door
    And Jenn plays Fluffy on Pumpkinhead
    Then the monsters' total is 1
    And 1 Treasure is at stake
    When Jenn claims the kill
    And no one says anything
    Then Jenn holds Virgin Tears + Coffin
