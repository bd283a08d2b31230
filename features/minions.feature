Feature: Minions
  One Minion serves a player at a time. He comes and goes as his master pleases, is no Item, and dies for him.

  @rule:minions.played-at-any-time @rule:minions.one-in-play-at-a-time @rule:minions.discarded-at-any-time
  Scenario: One at a time, at any time
    Given the bites board "minions/one-at-any-time"
    When Ann kicks open the door
    And Bob plays Zombie Minion
    Then that is allowed, because A Minion may be played at any time, even during combat
    When Bob plays Maniac Minion
    Then that is refused, because A player may have only one Minion in play
    When Bob discards Zombie Minion
    Then that is allowed, because A Minion may be discarded at any time
    And Bob's minions are none

  @rule:minions.are-not-items-and-not-traded
  Scenario: Not for trade
    Given the bites board "minions/not-for-trade"
    When Ann trades Zombie Minion to Bob for Plain Coin
    Then that is refused, because A Minion is not an Item and may not be traded

  @rule:minions.sacrifice-escapes-every-monster
  Scenario: Given up, he saves his master from every monster
    Given the bites board "minions/sacrifice"
    When Ann sacrifices Zombie Minion
    Then that is allowed
    And there is no fight
    And Ann is Level 3

  @rule:minions.sacrifice-beats-no-escape
  Scenario: Even from one that lets nobody go
    Given the bites board "minions/even-where-nobody-escapes"
    When Ann sacrifices Zombie Minion
    Then that is allowed
    And there is no fight

  @rule:minions.main-player-decides-for-his-helper
  Scenario: And the helper, if his master says so
    Given the bites board "minions/the-helper-comes-along"
    When Ann sacrifices Zombie Minion saving Bob
    Then that is allowed
    And there is no fight

  Scenario: If he does not, the helper rolls
    Given the bites board "minions/the-helper-must-roll"
    When Ann sacrifices Zombie Minion
    Then that is left open
    And Bob owes run

  @rule:gap.helper-sacrifices-his-own-minion
  Scenario: Whether a helper may give up his own is left open
    Given the bites board "minions/a-helpers-own"
    When Bob sacrifices Zombie Minion
    Then that is left open
    And Ann owes run

  @rule:gap.several-minions-in-one-fight
  Scenario: And so is one played and given up at once
    Given the bites board "minions/played-and-given-up-at-once"
    When Ann kicks open the door
    And Ann plays Zombie Minion
    And Ann sacrifices Zombie Minion
    Then that is left open
    And there is no fight
