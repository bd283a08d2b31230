Feature: Character
  A character is male or female, has a Level and what its cards make of it, and begins with what its player lays down
  before the first turn.

  @rule:character.sex-starts-as-players-own @rule:character.sex-starts-as-players-own-unless-declared
  Scenario Outline: A monster with a grudge against women
    Given the <edition> board "character/sex-counts"
    When Ann kicks open the door
    Then the monsters' total is 8
    And Ann's class is none

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  Scenario Outline: It has nothing against men
    Given the <edition> board "character/a-man-meets-it"
    When Bob kicks open the door
    Then the monsters' total is 5

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:character.opening-one-race-and-one-class
  Scenario Outline: One race and one class to begin with
    Given the <edition> board "character/opening-race-and-class"
    When Ann plays Gnome
    Then that is allowed, because Before the first turn a player may lay down at most one Race and at most one Class
    When Ann plays Sprite
    Then that is refused
    When Ann plays Knight
    Then that is allowed
    When Ann plays Jester
    Then that is refused

    Examples: editions that say so
      | edition        |
      | classic        |
      | christmas-lite |
      | lite           |

  @rule:character.opening-any-items
  Scenario: And any Items
    Given the classic board "character/opening-race-and-class"
    When Ann plays Plain Helmet
    Then that is allowed, because Before the first turn a player may lay down any Items

  @rule:character.opening-one-class-and-one-accent @rule:character.opening-any-items
  Scenario: One class and one accent to begin with
    Given the booty board "character/opening-class-and-accent"
    When Ann plays Navy
    Then that is allowed
    When Ann plays Pirate
    Then that is refused, because Before the first turn a player may lay down at most one Class and at most one Accent
    When Ann plays French
    And Ann plays Plain Helmet
    Then that is allowed, because Before the first turn a player may lay down any Items

  @rule:character.opening-one-race-and-one-rank-1-power @rule:character.opening-minions @rule:character.opening-usable-items-only
  Scenario: One race, one Power of Rank 1 and a Minion to begin with
    Given the bites board "character/opening-race-and-power"
    When Ann plays Vampire
    Then that is allowed
    When Ann plays Dominion
    Then that is refused, because Before the first turn a player may lay down at most one Race and at most one Power, of Rank 1
    When Ann plays Celeritousness
    And Ann plays Plain Helmet
    Then that is allowed, because Before the first turn a player may lay down usable Items
    When Ann plays Zombie Minion
    Then that is allowed, because Before the first turn a player may lay down a Minion

  @rule:gap.usable-before-the-first-turn
  Scenario Outline: What counts as usable is left open
    Given the <edition> board "character/usable-before-the-first-turn"
    When Ann plays Plain Man's Belt
    Then that is left open
    And the open point is gap.usable-before-the-first-turn

    Examples: editions that say so
      | edition        |
      | bites          |
      | christmas-lite |
      | lite           |

  Scenario: An 8th-level elf wizard
    Given the classic board "character/stat-lines"
    When may Bob kick open the door?
    Then that is refused
    And Ann is Level 8
    And Ann's race is Elf
    And Ann's class is Wizard
    And Ann uses Boots of Butt-Kicking + Staff of Napalm + Kneepads of Allure
    And Ann's strength is 15

  Scenario: An 8th-level Spanish Pirate
    Given the booty board "character/stat-line-of-a-spanish-pirate"
    When may Bob kick open the door?
    Then that is refused
    And Ann is Level 8
    And Ann's accent is Spanish
    And Ann's class is Pirate
    And Ann uses Booty Boots + Eye Patch + Spanish Helmet

  Scenario: A 9th-level Vampire
    Given the bites board "character/stat-line-of-a-vampire"
    When may Bob kick open the door?
    Then that is refused
    And Ann is Level 9
    And Ann's race is Vampire
    And Ann's powers are Celeritousness + Dominion
    And Ann uses Dark Compact + Axe of Contrition

  Scenario: An 8th-level Elf Wizard at Christmas
    Given the christmas-lite board "character/stat-line-of-a-christmas-elf"
    When may Bob kick open the door?
    Then that is refused
    And Ann is Level 8
    And Ann's race is Elf
    And Ann's class is Wizard
    And Ann uses Boots of Butt-Kicking + Licorice Whip

  Scenario: The same wizard without his class
    Given the classic board "character/stat-line-of-a-former-wizard"
    When Ann discards Wizard
    Then Ann's class is none
    And Ann's strength is 10
