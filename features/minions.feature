Feature: Minions
  A Minion is a card that serves you. You have one at a time. You may play or discard it at any time, even in a
  fight. A Minion is no Item, so it is not traded. If you lost a fight you may give up your Minion instead of
  rolling, and get away from every monster.

  Rule: A Minion drawn face up or face down may be played at once or kept in hand.
    minions.played-or-kept-when-drawn · bites. It says no more than minions.played-at-any-time and
        turn.other-door-card-kept-or-played.
      Munchkin Bites! 1.6, Minions, par. 1
      There is no such thing in Munchkin 1.02, Munchkin Booty 1.5, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

  Rule: A Minion may be played at any time, even during combat.
    minions.played-at-any-time · bites
      Munchkin Bites! 1.6, Minions, par. 1
      There is no such thing in Munchkin 1.02, Munchkin Booty 1.5, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

    @rule:minions.played-at-any-time
    Scenario: A Minion is played even in another's fight
      Given the bites board "minions/one-at-any-time"
        """
        Ann is Level 3
        Bob is Level 2, holding Zombie Minion + Maniac Minion
        It is Ann's turn, before the door
        Next card Plain Monster 5
        """
      When Ann kicks open the door
      And Bob plays Zombie Minion
      Then that is allowed, because a Minion may be played at any time, even during combat
      And Bob's minions are Zombie Minion

  Rule: A player may have only one Minion in play.
    minions.one-in-play-at-a-time · bites
      Munchkin Bites! 1.6, Minions, par. 1
      There is no such thing in Munchkin 1.02, Munchkin Booty 1.5, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

    @rule:minions.one-in-play-at-a-time
    Scenario: A second Minion cannot be played
      Given the bites board "minions/one-at-any-time"
        """
        Ann is Level 3
        Bob is Level 2, holding Zombie Minion + Maniac Minion
        It is Ann's turn, before the door
        Next card Plain Monster 5
        """
      When Bob plays Zombie Minion
      And Bob plays Maniac Minion
      Then that is refused, because a player may have only one Minion in play

    @rule:minions.one-in-play-at-a-time
    Scenario: A second from behind the door may take the place of the first
      Given the bites board "minions/a-second-from-the-door"
        """
        Ann is Level 2 with Zombie Minion
        Bo is Level 1
        It is Ann's turn, before the door
        Next card Plain Minion
        """
      When Ann kicks open the door
      And may Ann play Plain Minion?
      Then that is refused, because a player may have only one Minion in play
      When Ann discards Zombie Minion
      And Ann plays Plain Minion
      Then that is allowed, because a Minion may be played at any time, even during combat
      And Ann's minions are Plain Minion

  Rule: A Minion may be discarded at any time.
    minions.discarded-at-any-time · bites
      Munchkin Bites! 1.6, Minions, par. 1
      There is no such thing in Munchkin 1.02, Munchkin Booty 1.5, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

    @rule:minions.discarded-at-any-time
    Scenario: A Minion is discarded at any time, by its own player
      Given the bites board "minions/one-at-any-time"
        """
        Ann is Level 3
        Bob is Level 2, holding Zombie Minion + Maniac Minion
        It is Ann's turn, before the door
        Next card Plain Monster 5
        """
      When Bob plays Zombie Minion
      And may Ann discard Zombie Minion?
      Then that is not possible, because that card is not theirs
      When Bob discards Zombie Minion
      Then that is allowed, because a Minion may be discarded at any time
      And Bob's minions are none

  Rule: A Minion is not an Item and may not be traded.
    minions.are-not-items-and-not-traded · bites
      Munchkin Bites! 1.6, Minions, par. 1
      There is no such thing in Munchkin 1.02, Munchkin Booty 1.5, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

    @rule:minions.are-not-items-and-not-traded
    Scenario: A Minion cannot be traded, an Item can
      Given the bites board "minions/not-for-trade"
        """
        Ann is Level 3 with Zombie Minion + Plain Crown
        Bob is Level 2 with Plain Coin
        It is Ann's turn, before the door
        """
      When Ann trades Zombie Minion to Bob for Plain Coin
      Then that is refused, because a Minion is not an Item and may not be traded
      When may Ann trade Plain Crown to Bob for Plain Coin?
      Then that is allowed

  Rule: After losing a fight a player may discard a Minion instead of rolling, and automatically escapes every monster in the fight.
    minions.sacrifice-escapes-every-monster · bites
      Munchkin Bites! 1.6, Minions, par. 2
      There is no such thing in Munchkin 1.02, Munchkin Booty 1.5, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

    @rule:minions.sacrifice-escapes-every-monster
    Scenario: A Minion is given up, and Ann escapes both monsters
      Given the bites board "minions/sacrifice"
        """
        Ann is Level 3 with Zombie Minion
        Bob is Level 2 with Maniac Minion
        Ann fights Plain Monster 10 + Plain Monster 5
        Bob would not help
        """
      When Ann sacrifices Zombie Minion
      Then that is allowed
      And there is no fight
      And Ann is Level 3

  Rule: A Minion's sacrifice works even against a monster whose card says there is no escape.
    minions.sacrifice-beats-no-escape · bites
      Munchkin Bites! 1.6, Minions, par. 2
      There is no such thing in Munchkin 1.02, Munchkin Booty 1.5, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

    @rule:minions.sacrifice-beats-no-escape
    Scenario: With a Minion given up Ann escapes even a monster from which nobody can run
      Given the bites board "minions/even-where-nobody-escapes"
        """
        (Glue Ghost: monster; Level 10; 2 Treasures; nobody can run away from it; bad stuff: death)
        Ann is Level 3 with Zombie Minion
        Bob is Level 2
        Ann fights Glue Ghost
        Bob would not help
        """
      When Ann sacrifices Zombie Minion
      Then that is allowed
      And there is no fight
      And Ann is alive

  Rule: A main player who sacrifices a Minion decides whether the helper escapes too or must roll.
    minions.main-player-decides-for-his-helper · bites
      Munchkin Bites! 1.6, Minions, par. 2
      There is no such thing in Munchkin 1.02, Munchkin Booty 1.5, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

    @rule:minions.main-player-decides-for-his-helper
    Scenario: The main player may take the helper along
      Given the bites board "minions/the-helper-comes-along"
        """
        Ann is Level 3 with Zombie Minion
        Bob is Level 2 with Maniac Minion
        Cy is Level 2
        It is Ann's turn
        Ann fights Plain Monster 10 with Bob helping
        """
      When Ann sacrifices Zombie Minion saving Bob
      Then that is allowed
      And there is no fight

    Scenario: If the main player does not take the helper along, the helper must roll
      Given the bites board "minions/the-helper-must-roll"
        """
        Ann is Level 3 with Zombie Minion
        Bob is Level 2
        It is Ann's turn
        Ann fights Plain Monster 10 with Bob helping
        Ann decides gap.escaped-by-one-of-two: is-gone
        """
      When Ann sacrifices Zombie Minion
      Then that is allowed
      And Bob is to run away

    Scenario: Even when the die is in hand, a Minion may still be given up for both
      Given the bites board "minions/sacrificed-for-a-helper-about-to-roll"
        """
        Ann is Level 3 with Zombie Minion
        Bob is Level 4
        Cy is Level 2
        Ann fights Plain Monster 10 with Bob helping
        Ann is to run away
        (Ann is to run away)
        (The die is asked for)
        """
      When Ann sacrifices Zombie Minion saving Bob
      Then that is allowed
      And there is no fight
      And nothing is owed
      And Bob is Level 4

  Rule: Left open: may a helper sacrifice their own Minion to escape?
    gap.helper-sacrifices-his-own-minion · bites. The owner decides: allowed or refused; until then: allowed.
      Munchkin Bites! 1.6: The rule speaks of whoever loses a fight; the main player decides only how far his own
        Minion reaches.
      A hint: After losing a fight a player may discard a Minion instead of rolling, and automatically escapes every
        monster in the fight. (minions.sacrifice-escapes-every-monster)
      A hint: A main player who sacrifices a Minion decides whether the helper escapes too or must roll.
        (minions.main-player-decides-for-his-helper)

    @rule:gap.helper-sacrifices-his-own-minion
    Scenario: A helper may give up their own Minion, as long as the owner says nothing else
      Given the bites board "minions/a-helpers-own"
        """
        Ann is Level 3
        Bob is Level 2 with Zombie Minion
        Ann fights Plain Monster 10 with Bob helping
        Ann is to run away
        """
      When Bob sacrifices Zombie Minion
      Then that is left open: may a helper sacrifice their own Minion to escape? (lean: allowed)
      And Ann is to run away
      And Bob's minions are none

  Rule: Left open: may several Minions be sacrificed, or one be played and sacrificed at once, in the same fight?
    gap.several-minions-in-one-fight · bites. The owner decides: allowed or refused; until then: allowed.
      Munchkin Bites! 1.6: One in play at a time, playable even in combat, so one after another is not excluded.
      A hint: A player may have only one Minion in play. (minions.one-in-play-at-a-time)
      A hint: A Minion may be played at any time, even during combat. (minions.played-at-any-time)
      A hint: After losing a fight a player may discard a Minion instead of rolling, and automatically escapes every
        monster in the fight. (minions.sacrifice-escapes-every-monster)

    @rule:gap.several-minions-in-one-fight
    Scenario: A Minion may be played and given up at once, as long as the owner says nothing else
      Given the bites board "minions/played-and-given-up-at-once"
        """
        Ann is Level 3, holding Zombie Minion
        Bob is Level 2
        It is Ann's turn, before the door
        Next card Plain Monster 10
        """
      When Ann kicks open the door
      And Ann plays Zombie Minion
      And Ann sacrifices Zombie Minion
      Then that is left open: may several Minions be sacrificed, or one be played and sacrificed at once, in the same fight? (lean: allowed)
      And there is no fight

  Rule: Left open: a Minion is discarded instead of rolling: may it still be after a roll against one of several monsters?
    gap.minion-after-a-roll · bites. The owner decides: allowed or refused; until then: allowed.
      Munchkin Bites! 1.6: Given up instead of rolling to run away, and then it saves from every monster in the
        fight.
      A hint: After losing a fight a player may discard a Minion instead of rolling, and automatically escapes every
        monster in the fight. (minions.sacrifice-escapes-every-monster)
      A hint: A player running from several monsters rolls once for each, in any order they like.
        (running-away.one-roll-per-monster-in-any-order)

    @rule:gap.minion-after-a-roll
    Scenario: A Minion for the second monster
      Given the bites board "minions/after-a-roll"
        """
        Ann is Level 2 with Plain Minion
        Bo is Level 1
        Ann fights Plain Monster 10 + Plain Monster 5
        Bo would not help
        """
      When Ann runs from Plain Monster 10
      And the die shows 5
      And Ann sacrifices Plain Minion
      Then that is left open: a Minion is discarded instead of rolling: may it still be after a roll against one of several monsters? (lean: allowed)
