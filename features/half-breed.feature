Feature: Half-Breed, Super Munchkin and Bilingual
  With them a character has two races, two classes or two accents, with all that is good and bad in both.

  @rule:half-breed.lets-you-have-two-races
  Scenario Outline: Two races, and no third
    Given the <edition> board "half-breed/two-races"
    When Ann plays Sprite
    Then that is allowed
    And Ann's race is Gnome + Sprite
    And Ann's strength is 4
    When Ann plays Troll
    Then that is refused, because A character may have only one race at a time

    Examples: editions that say so
      | edition |
      | classic |
      | bites   |
      | lite    |

  @rule:half-breed.needs-one-race-in-play
  Scenario Outline: A human cannot be a half-breed
    Given the <edition> board "half-breed/needs-a-race"
    When Ann plays Half-Breed
    Then that is refused, because Half-Breed may be played only by a player with a Race in play
    When Ann plays Gnome
    And Ann plays Half-Breed
    Then that is allowed

    Examples: editions that say so
      | edition |
      | classic |
      | bites   |
      | lite    |

  @rule:half-breed.with-one-race-you-are-half-human
  Scenario Outline: Half gnome, half human
    Given the <edition> board "half-breed/half-human"
    When Ann kicks open the door
    Then the monsters' total is 2
    And Ann's race is Gnome

    Examples: editions that say so
      | edition |
      | classic |
      | lite    |

  Scenario: The Bites! sheet knows no half-humans
    Given the bites board "half-breed/no-word-on-half-humans"
    When Ann kicks open the door
    Then the monsters' total is 5

  @rule:half-breed.played-any-time-the-condition-holds @rule:half-breed.second-race-now-or-later
  Scenario Outline: With its second race, in anybody's turn
    Given the <edition> board "half-breed/second-race-along-with-it"
    When Ann plays Half-Breed with Sprite
    Then that is allowed, because Half-Breed and Super Munchkin may be played at any time their conditions are met
    And Ann's race is Gnome + Sprite

    Examples: editions that say so
      | edition |
      | classic |
      | lite    |

  @rule:half-breed.played-at-the-time-of-classes-and-races
  Scenario: In the later boxes it waits for its player's turn
    Given the bites board "half-breed/only-at-its-time"
    When Bob plays Half-Breed
    Then that is refused, because Half-Breed, Super Munchkin and Bilingual
    When Ann plays Half-Breed
    Then that is allowed

  @rule:gap.second-race-waits-for-its-time
  Scenario Outline: Whether a second race added later waits is left open
    Given the <edition> board "half-breed/second-race-in-anothers-turn"
    When Ann plays Sprite
    Then that is left open
    And the open point is gap.second-race-waits-for-its-time
    And Ann's race is Gnome

    Examples: editions that say so
      | edition |
      | classic |
      | lite    |

  @rule:half-breed.lost-with-the-last-race
  Scenario Outline: It goes with the last race
    Given the <edition> board "half-breed/lost-with-the-last-race"
    When Ann discards Gnome
    Then Ann uses Half-Breed
    When Ann discards Sprite
    Then Ann uses nothing
    And Ann's race is Human

    Examples: editions that say so
      | edition |
      | classic |
      | lite    |

  @rule:half-breed.super-munchkin-needs-two-classes
  Scenario Outline: Super Munchkin wants a second class to add
    Given the <edition> board "half-breed/super-munchkin-wants-two-classes"
    When Ann plays Super Munchkin
    Then that is refused, because Super Munchkin may be played only with one Class in play and a second to add to it
    When Ann plays Super Munchkin with Jester
    Then Ann's class is Jester + Knight

    Examples: editions that say so
      | edition |
      | classic |
      | lite    |

  @rule:half-breed.super-munchkin-lost-with-either-class
  Scenario Outline: It goes with either class
    Given the <edition> board "half-breed/super-munchkin-goes-with-either-class"
    When Ann discards Knight
    Then Ann uses nothing
    And Ann's class is Jester

    Examples: editions that say so
      | edition |
      | classic |
      | lite    |

  @rule:half-breed.super-munchkin-needs-a-class @rule:half-breed.super-munchkin-lets-you-have-two-classes
  Scenario: At sea one class is enough, and it stays
    Given the booty board "half-breed/super-munchkin-at-sea"
    When Ann plays Super Munchkin
    Then that is refused, because Super Munchkin may be played only by a player with a Class in play
    When Ann plays Navy
    And Ann plays Super Munchkin
    And Ann plays Pirate
    Then Ann's class is Navy + Pirate
    When Ann discards Navy
    Then Ann uses Super Munchkin

  @rule:half-breed.bilingual-needs-an-accent @rule:half-breed.bilingual-lets-you-have-two-accents
  Scenario: Bilingual
    Given the booty board "half-breed/bilingual"
    When Ann plays Bilingual
    Then that is refused, because Bilingual may be played only by a player with an Accent in play
    When Ann plays French
    And Ann plays Bilingual
    And Ann plays Spanish
    Then Ann's accent is French + Spanish

  @rule:gap.half-breed-discarded-at-will @rule:gap.race-lost-with-half-breed
  Scenario: Whether it may be thrown out, and which race then goes, is left open
    Given the bites board "half-breed/discarded-at-will"
    When Ann discards Half-Breed
    Then that is left open
    And Ann owes shed
    When Ann chooses Vampire
    Then Ann's race is Werewolf
    And nothing is owed

  @rule:gap.half-dwarf
  Scenario Outline: A half-dwarf holds six cards until somebody decides otherwise
    Given the <edition> board "half-breed/half-dwarf"
    When Ann ends the turn
    Then that is left open
    And Ann holds 6 cards
    And it is Bob's turn

    Examples: editions that say so
      | edition |
      | classic |
      | lite    |
