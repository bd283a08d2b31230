Feature: Accent
  A character has the accent whose card lies in front of him, and none without one. One at a time, unless
  Bilingual or another card allows a second.

  @rule:accent.gained-on-play-lost-on-discard @rule:accent.each-follows-its-card @rule:accent.may-be-discarded-any-time
  Scenario: An accent begins with its card and ends with it
    Given the booty board "accent/an-accent-comes-and-goes"
    When Ann plays Bavarian
    Then Ann's accent is Bavarian
    When Ann kicks open the door
    Then the munchkins' total is 5
    When Ann discards Bavarian
    Then that is allowed, because A player may discard his Accent card at any time, even during combat
    And the munchkins' total is 3

  @rule:accent.one-at-a-time-without-bilingual
  Scenario: A second accent is turned away
    Given the booty board "accent/one-accent-at-a-time"
    When Ann plays Dutch
    Then that is refused, because A character may have only one accent at a time unless Bilingual is in play

  @rule:accent.no-two-copies-of-one-accent
  Scenario: Nobody is Dutch twice
    Given the booty board "accent/no-second-copy"
    When Ann plays Dutch
    Then that is refused, because No player may have a second copy of an Accent card

  @rule:accent.discards-power-accent-abilities
  Scenario: Any card pays
    Given the booty board "accent/any-card-pays"
    When Ann kicks open the door
    And Ann uses Yodel discarding Plain Gem + Plain Coin
    Then that is allowed
    And the munchkins' total is 7

  @rule:gap.merchant-borrows-an-accent-for
  Scenario: How long a borrowed accent lasts is left open
    Given the booty board "accent/borrowed-in-the-fight-used-after-it"
    When Beth kicks open the door
    And Beth uses Merchant discarding Bavarian
    And Beth claims the kill
    And no one says anything
    Then Beth is Level 5
    When Beth uses Yodel
    Then that is left open
    And Beth is Level 5
