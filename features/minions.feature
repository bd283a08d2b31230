Feature: Minions
  A Minion is a card that serves you. You have one at a time. You may play or discard it at any time, even in a
  fight. A Minion is no Item, so it is not traded. If you lost a fight you may give up your Minion instead of
  rolling, and get away from every monster.

  Rule: A Minion may be played at any time, even during combat.
    # minions.played-at-any-time · bites: Minions, par. 1
    @rule:minions.played-at-any-time
    Scenario: A Minion is played even in another's fight
      Given a new table in bites
      And Ann sits at the table
      And Bob holds Zombie Minion + Maniac Minion
      When Ann kicks open the door
      And Bob plays Zombie Minion
      Then that is allowed, because a Minion may be played at any time, even during combat
      And Bob's minions are Zombie Minion
      And Bob holds Maniac Minion

  Rule: A player may have only one Minion in play.
    # minions.one-in-play-at-a-time · bites: Minions, par. 1
    @rule:minions.one-in-play-at-a-time
    Scenario: A second Minion cannot be played
      Given a new table in bites
      And Bob holds Zombie Minion + Maniac Minion
      When Bob plays Zombie Minion
      And Bob plays Maniac Minion
      Then that is refused, because a player may have only one Minion in play

    @rule:minions.one-in-play-at-a-time
    Scenario: A second from behind the door may take the place of the first
      Given a new table in bites
      And Ann has Zombie Minion in play
      And next card Plain Minion
      When Ann kicks open the door
      And Ann asks: may I play Plain Minion?
      Then that is refused, because a player may have only one Minion in play
      When Ann discards Zombie Minion
      And Ann plays Plain Minion
      Then that is allowed, because a Minion may be played at any time, even during combat

  Rule: A Minion may be discarded at any time.
    # minions.discarded-at-any-time · bites: Minions, par. 1
    @rule:minions.discarded-at-any-time
    Scenario: A Minion is discarded at any time, by its own player
      Given a new table in bites
      And Ann sits at the table
      And Bob holds Zombie Minion + Maniac Minion
      When Bob plays Zombie Minion
      And Ann asks: may I discard Zombie Minion?
      Then that is not possible, because that card is not theirs
      When Bob discards Zombie Minion
      Then that is allowed, because a Minion may be discarded at any time
      And Bob's minions are none
      And Bob holds Maniac Minion

  Rule: A Minion is not an Item and may not be traded.
    # minions.are-not-items-and-not-traded · bites: Minions, par. 1
    @rule:minions.are-not-items-and-not-traded
    Scenario: A Minion cannot be traded, an Item can
      Given a new table in bites
      And Ann has Zombie Minion + Plain Crown in play
      And Bob has Plain Coin in play
      When Ann trades Zombie Minion to Bob for Plain Coin
      Then that is refused, because a Minion is not an Item and may not be traded
      When Ann asks: may I trade Plain Crown to Bob for Plain Coin?
      Then that is allowed

  Rule: After a lost fight a Minion discarded in place of the rolls escapes every monster.
    # minions.sacrifice-escapes-every-monster · bites: Minions, par. 2
    @rule:minions.sacrifice-escapes-every-monster
    Scenario: A Minion is given up, and Ann escapes both monsters
      Given a new table in bites
      And Ann has Zombie Minion in play
      And Bob has Maniac Minion in play
      And Ann fights a Level 10 monster + a Level 5 monster
      And Bob would not help
      When Ann sacrifices Zombie Minion
      Then there is no fight
      And Bob's minions are Maniac Minion

  Rule: A Minion's sacrifice works even against a monster whose card says there is no escape.
    # minions.sacrifice-beats-no-escape · bites: Minions, par. 2
    @rule:minions.sacrifice-beats-no-escape
    Scenario: With a Minion given up Ann escapes even a monster from which nobody can run
      Given a new table in bites
      And card "Glue Ghost": monster, no escape
      And Ann has Zombie Minion in play
      And Bob sits at the table
      And Ann fights Glue Ghost
      And Bob would not help
      When Ann sacrifices Zombie Minion
      Then there is no fight

  Rule: A main player who sacrifices a Minion decides whether the helper escapes too or must roll.
    # minions.main-player-decides-for-his-helper · bites: Minions, par. 2
    @rule:minions.main-player-decides-for-his-helper
    Scenario: The main player may take the helper along
      Given a new table in bites
      And Ann has Zombie Minion in play
      And Ann fights a monster with Bob helping
      When Ann sacrifices Zombie Minion saving Bob
      Then there is no fight

    Scenario: If the main player does not take the helper along, the helper must roll
      Given a new table in bites
      And Ann has Zombie Minion in play
      And Ann fights a monster with Bob helping
      When Ann sacrifices Zombie Minion
      Then Bob is to run away

    Scenario: Even when the die is in hand, a Minion may still be given up for both
      Given a new table in bites
      And Ann has Zombie Minion in play
      And Bob is Level 4
      And Ann fights a monster with Bob helping
      And Ann is to run away
      When Ann sacrifices Zombie Minion saving Bob
      Then there is no fight
      And nothing is owed
      And Bob is Level 4

  Rule: Left open: may a helper sacrifice their own Minion to escape?
    # gap.helper-sacrifices-his-own-minion · bites
    @rule:gap.helper-sacrifices-his-own-minion
    Scenario: A helper may give up their own Minion, as long as the owner says nothing else
      Given a new table in bites
      And Bob has Zombie Minion in play
      And Ann fights a monster with Bob helping
      And Ann is to run away
      When Bob sacrifices Zombie Minion
      Then that is left open: may a helper sacrifice their own Minion to escape? (played as: allowed)
      And Ann is to run away
      And Bob's minions are none

  Rule: Left open: may several Minions be sacrificed, or one be played and sacrificed, in one fight?
    # gap.several-minions-in-one-fight · bites
    @rule:gap.several-minions-in-one-fight
    Scenario: A Minion may be played and given up at once, as long as the owner says nothing else
      Given a new table in bites
      And Ann holds Zombie Minion
      And next card a monster
      When Ann kicks open the door
      And Ann plays Zombie Minion
      And Ann sacrifices Zombie Minion
      Then that is left open: may several Minions be sacrificed, or one be played and sacrificed at once, in the same fight? (played as: allowed)
      And there is no fight

  Rule: Left open: may a Minion still be sacrificed after a roll against one of several monsters?
    # gap.minion-after-a-roll · bites
    @rule:gap.minion-after-a-roll
    Scenario: A Minion for the second monster
      Given a new table in bites
      And Ann has Plain Minion in play
      And Bo sits at the table
      And Ann fights Plain Monster 10 + a Level 5 monster
      And Bo would not help
      When Ann runs from Plain Monster 10
      And the die shows 5
      And Ann sacrifices Plain Minion
      Then that is left open: a Minion is discarded instead of rolling: may it still be after a roll against one of several monsters? (played as: allowed)
