Feature: Several monsters
  All that are in the fight must be beaten together, and each that is killed is a level. Nobody fights one and runs from
  another; a card may sweep one away.

  @rule:multiple-monsters.one-level-for-each-kill
  Scenario Outline: Beaten together
    Given the <edition> board "multiple-monsters/combined"
    When Ann claims the kill
    Then that is refused
    When Ann plays Plain Potion on Ann
    And Ann claims the kill
    And no one says anything
    Then Ann is Level 8

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:multiple-monsters.no-fighting-one-and-fleeing-another
  Scenario Outline: Not one fought and the other fled
    Given the <edition> board "multiple-monsters/not-one-and-run-from-the-other"
    When Ann runs from Plain Monster 10
    And the die shows 6
    And Ann claims the kill
    Then that is refused
    And the rules cited are multiple-monsters.no-fighting-one-and-fleeing-another

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:multiple-monsters.one-may-be-eliminated-and-the-rest-fought
  Scenario Outline: One swept away, the other fought
    Given the <edition> board "multiple-monsters/one-eliminated-the-other-fought"
    When Ann uses Plain Dust
    Then the fight stands at 2 to 1
    When Ann claims the kill
    And no one says anything
    Then Ann is Level 3

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:multiple-monsters.special-ability-covers-the-whole-fight
  Scenario Outline: One that knows only Levels
    Given the <edition> board "multiple-monsters/level-only-covers-all"
    Then the fight stands at 7 to 8
    When Ann claims the kill
    Then that is refused

    Examples: editions that say so
      | edition        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:multiple-monsters.rivals-may-send-more
  Scenario Outline: A rival sends another
    Given the <edition> board "multiple-monsters/rivals-send-more"
    When Bo plays Plain Wandering Monster with Plain Monster 1
    Then that is allowed
    And the fight stands at 6 to 6

    Examples: editions that say so
      | edition        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |
