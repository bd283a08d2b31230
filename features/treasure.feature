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
