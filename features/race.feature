Feature: Race
  A character is what the Race card in front of him says, and human without one. One race at a time,
  unless Half-Breed allows a second; the card may be thrown out at any time.

  @rule:race.no-race-card-means-human @rule:race.gained-on-play-lost-on-discard @rule:race.may-be-discarded-any-time
  Scenario Outline: A race begins with its card and ends with it
    Given the <edition> board "race/a-race-comes-and-goes"
    When Ann plays Gnome
    Then Ann's race is Gnome
    When Ann discards Gnome
    Then that is allowed, because A player may discard his Race card at any time, even during combat
    And Ann's race is Human

    Examples: editions that say so
      | edition        |
      | classic        |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:race.other-races-follow-their-cards
  Scenario Outline: A race gives what its card says
    Given the <edition> board "race/a-race-does-what-its-card-says"
    When Ann kicks open the door
    Then the fight stands at 5 to 5
    And 2 counts for the munchkins from Gnome
    And Bob's strength is 1

    Examples: editions that say so
      | edition        |
      | classic        |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:race.one-at-a-time-without-half-breed
  Scenario Outline: A second race is turned away
    Given the <edition> board "race/one-race-at-a-time"
    When Ann plays Sprite
    Then that is refused, because A character may have only one race at a time unless Half-Breed is in play
    When Ann discards Gnome
    And Ann plays Sprite
    Then Ann's race is Sprite

    Examples: editions that say so
      | edition |
      | classic |
      | bites   |
      | lite    |

  Scenario: The small Christmas sheet has no such limit once the game is on
    Given the christmas-lite board "race/no-limit-after-the-start"
    When Ann plays Orc
    Then that is allowed
    And Ann's race is Elf + Orc

  @rule:race.no-two-copies-of-one-race
  Scenario: Not even a half-breed is one thing twice
    Given the bites board "race/no-second-copy"
    When Ann plays Vampire
    Then that is refused, because No player may have a second copy of a Race card
    When Ann plays Werewolf
    Then Ann's race is Vampire + Werewolf

  @rule:race.discards-power-race-abilities
  Scenario Outline: Any card pays, in hand or on the table
    Given the <edition> board "race/any-card-pays"
    When Ann kicks open the door
    And Ann uses Stamp discarding Plain Gem + Plain Coin
    Then that is allowed
    And the fight stands at 7 to 10

    Examples: editions that say so
      | edition        |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:race.card-says-when-abilities-work
  Scenario Outline: When it may be used is read from the card
    Given the <edition> board "race/any-card-pays"
    When Ann uses Stamp discarding Plain Gem
    Then that is refused, because When a race ability may be used is read from the Race card

    Examples: editions that say so
      | edition        |
      | christmas-lite |
      | lite           |
