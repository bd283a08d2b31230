Feature: Selling Items for levels
  In his own turn a player turns in Items worth 1,000 gold pieces or more and goes up a level;
  each full thousand buys one, no change is given, and the winning level is not for sale.

  @rule:selling.a-thousand-gold-buys-a-level @rule:selling.no-change-is-given @rule:selling.each-full-thousand-buys-a-level
  Scenario Outline: 1,100 gold pieces buy one level, 2,000 two, 999 none
    Given the <edition> board "selling/gold-to-levels"
    When Ann sells Plain Crown
    Then Ann is Level 5
    When Ann sells Plain Gem + Plain Pearl + Plain Coin
    Then Ann is Level 7
    When Ann sells Chipped Ruby
    Then that is refused, because in his own turn a player may discard
    And Ann is Level 7

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:selling.a-thousand-gold-buys-a-level
  Scenario Outline: One gold piece short of two levels is one level
    Given the <edition> board "selling/one-gold-piece-short"
    When Ann sells Chipped Ruby + Plain Gem
    Then Ann is Level 5
    And Chipped Ruby + Plain Gem lie in the treasure discards

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:selling.from-hand-or-from-table
  Scenario Outline: Items in the hand count as well as those on the table
    Given the <edition> board "selling/from-hand-and-table"
    When Ann sells Plain Helmet + Plain Bow + Plain Great Potion + Plain Coin
    Then Ann is Level 5
    And Ann holds Plain Curse

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:selling.a-thousand-gold-buys-a-level
  Scenario Outline: Nobody sells in another's turn
    Given the <edition> board "selling/not-in-anothers-turn"
    When may Ann sell Plain Crown?
    Then that is refused, because in his own turn a player may discard

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:selling.never-to-level-10
  Scenario Outline: The last level is not for sale
    Given the <edition> board "selling/never-to-level-10"
    When Ann sells Plain Crown
    Then that is refused, because Items may not be sold to reach Level 10
    And Ann is Level 9

    Examples: editions that say so
      | edition        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:gap.sale-at-level-9
  Scenario Outline: The first sheet leaves a sale at Level 9 open
    Given the <edition> board "selling/at-level-9-is-open"
    When Ann sells Plain Crown
    Then that is silent
    And the open point is gap.sale-at-level-9
    And Ann is Level 9

    Examples: editions that say so
      | edition |
      | classic |

  @rule:gap.selling-2000-at-level-8
  Scenario Outline: 2,000 gold pieces at Level 8 are for the owner of the game to judge
    Given the <edition> board "selling/two-thousand-at-level-8-is-open"
    When Ann sells Plain Gem + Plain Crown
    Then that is silent
    And the open point is gap.selling-2000-at-level-8
    And Ann is Level 8

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:selling.halfling-bonus
  Scenario Outline: A Halfling sells one Item for double
    Given the <edition> board "selling/a-halfling-sells"
    When Ann sells Plain Ring
    Then Ann is Level 5
    When may Ann sell Plain Pearl?
    Then that is refused

    Examples: editions that say so
      | edition |
      | classic |

  @rule:selling.not-during-combat
  Scenario Outline: Nothing is sold in a fight
    Given the <edition> board "selling/not-in-a-fight"
    When may Ann sell Plain Crown?
    Then that is refused, because Items may not be sold during a combat

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |

  @rule:selling.not-while-running-away
  Scenario Outline: Nor while running away
    Given the <edition> board "selling/not-while-running"
    When may Ann sell Plain Crown?
    Then that is refused, because Items may not be sold while running away

    Examples: editions that say so
      | edition        |
      | christmas-lite |
      | lite           |
