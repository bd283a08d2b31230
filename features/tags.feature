Feature: Tags
  Some monsters keep company: Undead, Bats, Sharks and Santas join their own sort without a Wandering Monster card.

  @rule:tags.undead-may-join-undead
  Scenario Outline: Undead joins Undead
    Given the <edition> board "tags/undead-joins-undead"
    When Bo plays Plain Undead 1
    Then that is allowed
    And the monsters' total is 6

    Examples: editions that say so
      | edition |
      | bites   |
      | lite    |

  @rule:monsters.hand-monsters-for-trouble-or-wandering
  Scenario Outline: Undead joins nobody else
    Given the <edition> board "tags/undead-joins-nobody-else"
    When Bo plays Plain Undead 1
    Then that is refused, because a monster in hand may be played to look for trouble

    Examples: editions that say so
      | edition |
      | bites   |
      | lite    |

  @rule:tags.bat-may-join-bat
  Scenario: Bat joins Bat
    Given the bites board "tags/bat-joins-bat"
    When Bo plays Plain Bat 1
    Then that is allowed
    And the monsters' total is 6

  @rule:monsters.hand-monsters-for-trouble-or-wandering
  Scenario: Bat joins nobody else
    Given the bites board "tags/bat-joins-nobody-else"
    When Bo plays Plain Bat 1
    Then that is refused, because a monster in hand may be played to look for trouble

  @rule:tags.shark-may-join-shark
  Scenario: Shark joins Shark
    Given the booty board "tags/shark-joins-shark"
    When Bo plays Plain Shark 1
    Then that is allowed
    And the monsters' total is 6

  @rule:monsters.hand-monsters-for-trouble-or-wandering
  Scenario: Shark joins nobody else
    Given the booty board "tags/shark-joins-nobody-else"
    When Bo plays Plain Shark 1
    Then that is refused, because a monster in hand may be played to look for trouble

  @rule:tags.santa-may-join-santa
  Scenario: Santa joins Santa
    Given the christmas-lite board "tags/santa-joins-santa"
    When Bo plays Plain Santa 1
    Then that is allowed
    And the monsters' total is 6

  @rule:monsters.hand-monsters-for-trouble-or-wandering
  Scenario: Santa joins nobody else
    Given the christmas-lite board "tags/santa-joins-nobody-else"
    When Bo plays Plain Santa 1
    Then that is refused, because a monster in hand may be played to look for trouble

  @rule:tags.card-that-makes-undead-enables-joining
  Scenario Outline: Made Undead, any monster may join the Undead
    Given the <edition> board "tags/made-undead"
    When Bo plays Plain Monster 1 with Plain Grave Mould
    Then that is allowed, because a card that makes a monster Undead may be played along with a monster that is not Undead
    And the monsters' total is 6

    Examples: editions that say so
      | edition |
      | bites   |
      | lite    |

  @rule:gap.joining-ones-own-fight-by-tag
  Scenario Outline: Into one's own fight
    Given the <edition> board "tags/undead-in-ones-own-fight"
    When Ann plays Plain Undead 1
    Then that is left open
    And the open point is gap.joining-ones-own-fight-by-tag

    Examples: editions that leave it open
      | edition |
      | bites   |
      | lite    |
