Feature: Monster enhancers
  Anybody may make a monster in any fight stronger or weaker, and richer or poorer with it. What is laid on a monster
  adds up, and its Mate or Evil Twin has it too.

  @rule:enhancers.any-player-any-combat
  Scenario Outline: Stronger and richer
    Given the <edition> board "enhancers/stronger-and-richer"
    When Bo plays Plain Enhancer on Plain Monster 5
    Then that is allowed, because any player may play an enhancer, and in any combat
    And the monsters' total is 10
    And 2 Treasures are at stake

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:enhancers.any-player-any-combat
  Scenario Outline: Not without a fight
    Given the <edition> board "enhancers/not-outside-a-fight"
    When Ann plays Plain Enhancer
    Then that is refused

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:enhancers.may-weaken-a-monster
  Scenario Outline: Weaker and poorer
    Given the <edition> board "enhancers/weaker-and-poorer"
    When Bo plays Plain Weakener on Plain Monster 10
    Then the monsters' total is 5
    And 1 Treasure is at stake

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:enhancers.all-on-one-monster-add-up
  Scenario Outline: All on one monster add up
    Given the <edition> board "enhancers/all-add-up"
    When Bo plays Plain Weakener on Plain Monster 10
    And Ann plays Plain Enhancer on Plain Monster 10
    Then the monsters' total is 10

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:enhancers.player-chooses-the-monster
  Scenario Outline: Whoever plays it says on which monster
    Given the <edition> board "enhancers/its-player-chooses"
    When may Bo play Plain Enhancer?
    Then that is refused, because when several monsters are in the combat, whoever plays an enhancer chooses which
    When Bo plays Plain Enhancer on Plain Monster 10
    Then the monsters' total is 20

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:enhancers.mate-shares-its-monsters
  Scenario Outline: A Mate has all that its monster has
    Given the <edition> board "enhancers/mate-shares"
    When Bo plays Plain Mate on Plain Monster 5
    Then the monsters' total is 20
    When Ann plays Plain Weakener on Plain Monster 5
    Then the monsters' total is 10

    Examples: editions that say so
      | edition |
      | classic |
      | lite    |

  @rule:enhancers.evil-twin-shares-its-monsters
  Scenario: So has an Evil Twin
    Given the bites board "enhancers/evil-twin-shares"
    When Bo plays Plain Evil Twin on Plain Monster 5
    Then the monsters' total is 20

  Scenario Outline: An Ancient, Enraged Slime and its Ancient, Enraged Mate
    Given the <edition> board "enhancers/ancient-enraged-mate"
    When Ann kicks open the door
    Then the monsters' total is 10
    And 3 Treasures are at stake
    When Ann plays Ancient on Net Troll
    Then the monsters' total is 20
    When Ann plays Mate on Net Troll
    Then the monsters' total is 40
    When Ann plays Enraged on Net Troll
    Then the monsters' total is 50
    And 12 Treasures are at stake

    Examples: editions that say so
      | edition |
      | classic |
      | lite    |

  Scenario: A Corrupt, Venomous Pumpkinhead and its Evil Twin
    Given the bites board "enhancers/corrupt-venomous-evil-twin"
    When Ann kicks open the door
    Then the monsters' total is 8
    When Ann plays Evil Twin on Pumpkinhead
    Then the monsters' total is 16
    When Ann plays Corrupt on Pumpkinhead
    Then the monsters' total is 22
    When Ann plays Venomous on Pumpkinhead
    Then the monsters' total is 30
    And 8 Treasures are at stake

  Scenario: Enhancers on another monster are none of the Twin's business
    Given the bites board "enhancers/corrupt-on-the-other-monster"
    When Ann kicks open the door
    And let Bo have Wandering Monster in hand
    And let Bo have Evil Twin in hand
    And let Bo have Plain Monster 5 in hand
    And Bo plays Wandering Monster with Plain Monster 5
    Then the monsters' total is 13
    When Bo plays Evil Twin on Pumpkinhead
    Then the monsters' total is 21
    When Ann plays Corrupt on Plain Monster 5
    Then the monsters' total is 24

  Scenario: Without the Twin there is one monster, Corrupt and Venomous
    Given the bites board "enhancers/corrupt-venomous-no-twin"
    When Ann kicks open the door
    And Ann plays Corrupt on Pumpkinhead
    And Ann plays Venomous on Pumpkinhead
    Then the monsters' total is 15
    And 4 Treasures are at stake

  Scenario: A Greenbeard who is Legendary, Bloodthirsty and Accursed at once
    Given the booty board "enhancers/legendary-bloodthirsty-accursed"
    When Ann kicks open the door
    Then the monsters' total is 6
    When Ann plays Accursed on Greenbeard
    Then the monsters' total is 10
    When Ann plays Legendary on Greenbeard
    Then the monsters' total is 20
    When Ann plays Bloodthirsty on Greenbeard
    Then the monsters' total is 25
    And 6 Treasures are at stake

  Scenario: Legendary alone is worth ten
    Given the booty board "enhancers/legendary-alone"
    When Ann kicks open the door
    And Ann plays Legendary on Greenbeard
    Then the monsters' total is 16
    And 4 Treasures are at stake

  Scenario: Shared out over two monsters, none of them is all three
    Given the booty board "enhancers/legendary-on-one-accursed-on-the-other"
    When Ann kicks open the door
    And let Bo have Wandering Monster in hand
    And let Bo have Plain Monster 5 in hand
    And Bo plays Wandering Monster with Plain Monster 5
    And Ann plays Legendary on Greenbeard
    And Ann plays Accursed on Plain Monster 5
    Then the monsters' total is 25

  Scenario Outline: A Mate of a monster without enhancers doubles it, no more
    Given the <edition> board "enhancers/mate-alone"
    When Ann kicks open the door
    And Ann plays Mate on Net Troll
    Then the monsters' total is 20
    And 6 Treasures are at stake

    Examples: editions that say so
      | edition |
      | classic |
      | lite    |

  Scenario Outline: A monster of its own is not a Mate: it has none of the first one's enhancers
    Given the <edition> board "enhancers/no-mate-no-sharing"
    When Ann kicks open the door
    And Ann plays Ancient on Net Troll
    Then the monsters' total is 20
    When let Bo have Wandering Monster in hand
    And let Bo have Drooling Slime in hand
    And Bo plays Wandering Monster with Drooling Slime
    Then the monsters' total is 21

    Examples: editions that say so
      | edition |
      | classic |
      | lite    |
