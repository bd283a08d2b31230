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
