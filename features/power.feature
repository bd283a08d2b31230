Feature: Powers
  A character has as many Powers as he likes, as long as their Ranks add up to no more than his Level.
  They are treated like races, except where the sheet says otherwise.

  @rule:power.total-rank-within-level @rule:power.gained-on-play-lost-with-its-card
  Scenario: Ranks within the Level
    Given the bites board "power/total-rank"
    When Ann plays Whisper
    Then that is refused, because A player may have any number of Powers so long as their Ranks add up
    When Ann plays Spark
    Then that is allowed, because A Power may be played from the hand at any time its player can legally use it
    And Ann's strength is 7
    When Ann discards Glamour
    Then Ann's strength is 5

  @rule:power.unusable-power-may-not-be-played
  Scenario: Not for every race
    Given the bites board "power/limited-by-race"
    When Ann plays Bat Form
    Then that is refused, because A Power its player cannot legally use may not be put in play

  @rule:gap.power-after-a-change-of-race @rule:power.some-are-limited-by-race
  Scenario: What becomes of it after a change of race is left open
    Given the bites board "power/after-a-change-of-race"
    When Ann discards Vampire
    Then that is left open
    And Ann's powers are Bat Form
    And Ann's strength is 4
    When Ann uses Flutter
    Then that is refused, because Some Powers may be had only by certain races

  @rule:conflict.playing-a-power-out-of-turn
  Scenario: In another's turn the sheet contradicts itself
    Given the bites board "power/out-of-turn"
    When Ann plays Spark
    Then that is a contradiction
    And the rules cited are power.playable-whenever-legally-usable and timing.race-class-cards-when-gained-or-own-turn
    And Ann's powers are Spark

  @rule:conflict.second-card-of-one-power @rule:power.duplicate-gives-nothing-extra
  Scenario: A second card of one Power
    Given the bites board "power/second-card-of-one"
    When Ann plays Spark
    Then that is a contradiction
    And Ann's strength is 6

  @rule:gap.rank-of-a-duplicate
  Scenario: Whether its Rank counts is left open
    Given the bites board "power/rank-of-a-duplicate"
    When let Ann be Level 3
    Then that is left open
    And Ann owes shed
    When Ann chooses Glamour
    Then Ann's powers are Glamour

  @rule:power.level-drop-forces-discards
  Scenario: When the Level falls, Powers go, and their owner says which
    Given the bites board "power/a-werewolf-in-the-same-place"
    When Bob plays Plain Curse on Ann
    Then Ann is Level 6
    And Ann owes shed
    When Ann chooses Whisper
    Then Ann's powers are Glamour + Mist
    And nothing is owed

  @rule:power.changeling-keeps-all-when-level-drops @rule:power.changeling-rebuilds-only-to-current-level
  Scenario: A Changeling keeps them all, and builds up to his Level and no further
    Given the bites board "power/changeling-seven-ranks"
    When let Ann be Level 6
    Then Ann's powers are Glamour + Whisper + Mist
    When Ann plays Spark
    Then that is refused, because A Changeling above his limit who then loses a Power can add new Powers only up to his current Level
    When Ann discards Mist
    And Ann plays Spark
    Then that is allowed
    When Ann plays Ember
    Then that is refused
    When let Ann be Level 7
    And Ann plays Ember
    Then Ann's powers are Glamour + Whisper + Spark + Ember

  @rule:gap.former-changeling-above-his-level
  Scenario: Whether a former Changeling sheds Powers is left open
    Given the bites board "power/former-changeling"
    When Ann discards Changeling
    Then that is left open
    And Ann owes shed
    When Ann discards Fear
    Then nothing is owed

  @rule:power.may-be-discarded-any-time-and-replaced
  Scenario: Thrown out in a fight, and replaced
    Given the bites board "power/thrown-out-and-replaced"
    When Ann kicks open the door
    And Ann discards Glamour
    Then that is allowed, because At any time a player may throw out Powers
    When Ann plays Fear
    Then the munchkins' total is 7

  @rule:power.cannot-be-traded
  Scenario: Not for trade
    Given the bites board "power/not-for-trade"
    When Ann trades Glamour to Bob for Plain Coin
    Then that is refused, because A Power may not be traded to another player

  @rule:power.discards-power-a-power @rule:power.empty-hand-is-no-whole-hand
  Scenario: Any card pays, and an empty hand is no whole hand
    Given the bites board "power/paid-with-any-card"
    When Ann kicks open the door
    And Ann uses Dazzle discarding Plain Gem + Plain Coin
    Then that is allowed
    And the munchkins' total is 9
    When Ann uses Terror
    Then that is refused, because A player with no cards in hand cannot pay for a Power

  @rule:power.vampire-cannot-steal-an-unusable-level @rule:power.level-9-player-cannot-steal-a-level
  Scenario: At Level 9 no level is stolen
    Given the bites board "power/vampire-at-level-9"
    When Ann uses Vampire on Bo
    Then that is refused, because A level cannot be stolen by a player who could not use it
    And Bo is Level 4

  Scenario: At Level 8 one is
    Given the bites board "power/vampire-at-level-8"
    When Ann uses Vampire on Bo
    Then that is allowed
    And Ann is Level 9
    And Bo is Level 3
