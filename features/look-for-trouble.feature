Feature: Looking for trouble
  If there was no monster behind the door, you may look for trouble: fight a monster from your own hand. It is then
  as if you had met it at the door. Nobody has to look for trouble. If you do, play a monster that you can beat, or
  that another player will help you with. If you do not, you loot the room.

  Rule: A player may look for trouble only if the door card was not a monster.
    # look-for-trouble.only-if-no-monster-at-the-door · classic, booty and bites: Turn Phases, (2) Look For Trouble, par. 1; christmas-lite: Turn Phases, (2) Look For Trouble/Loot The Room, par. 2; lite: borrowed from christmas-lite
    @rule:look-for-trouble.only-if-no-monster-at-the-door
    Scenario: After a monster at the door there is no looking for trouble
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann holds Plain Monster 1
      And Ann has met a monster this turn
      When Ann asks: may I look for trouble with Plain Monster 1?
      Then that is refused, because a player may look for trouble only if the door card was not a monster

    @rule:look-for-trouble.only-if-no-monster-at-the-door
    Scenario: After a door without a monster, playing one is looking for trouble
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 3, holding Plain Monster 1
      And it is Ann's turn, looking for trouble
      When Ann plays Plain Monster 1
      Then the fight stands at 3 to 1

    @rule:look-for-trouble.only-if-no-monster-at-the-door
    Scenario: A Curse behind the door is no monster, so trouble may follow
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann holds Plain Monster 1
      And next card Plain Curse
      When Ann kicks open the door
      And Ann looks for trouble with Plain Monster 1
      Then 1 Treasure is at stake
      And Plain Curse lies in the door discards

  Rule: Looking for trouble is optional.
    # look-for-trouble.is-optional · classic, booty and bites: Turn Phases, (2) Look For Trouble, par. 1
    # look-for-trouble.or-loot-one-of-the-two · christmas-lite: Turn Phases, (2) Look For Trouble/Loot The Room, par. 2; lite: borrowed from christmas-lite
    @rule:look-for-trouble.is-optional @rule:look-for-trouble.or-loot-one-of-the-two
    Scenario: Nobody has to look for trouble: the room may be looted instead
      Given a new table in classic, booty, bites, christmas-lite and lite
      And it is Ann's turn, looking for trouble
      When Ann loots the room
      Then that is allowed

  Rule: To look for trouble a player plays a monster from their own hand; without one they cannot.
    # look-for-trouble.monster-comes-from-own-hand · classic, booty and bites: Turn Phases, (2) Look For Trouble, par. 1; christmas-lite: Turn Phases, (2) Look For Trouble/Loot The Room, par. 3 (Look For Trouble); lite: borrowed from christmas-lite
    @rule:look-for-trouble.monster-comes-from-own-hand
    Scenario: Only a monster in hand is trouble
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann holds Plain Monster 5 + Plain Curse
      And it is Ann's turn, looking for trouble
      When Ann asks: may I look for trouble with Plain Curse?
      Then that is refused, because to look for trouble a player plays a monster from their own hand; without one they cannot
      When Ann asks: may I look for trouble with Plain Monster 5?
      Then that is allowed

  Rule: A monster played to look for trouble is fought just as if it had been behind the door.
    # look-for-trouble.fought-like-a-door-monster · classic, booty and bites: Turn Phases, (2) Look For Trouble, par. 1; christmas-lite: Turn Phases, (2) Look For Trouble/Loot The Room, par. 3 (Look For Trouble); lite: borrowed from christmas-lite
    @rule:look-for-trouble.fought-like-a-door-monster
    Scenario: A monster from the hand is fought like any other, and its kill gives a level and Treasure
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 6, holding Plain Monster 5 + Plain Curse
      And it is Ann's turn, looking for trouble
      And next card Plain Ring
      When Ann looks for trouble with Plain Monster 5
      Then the fight stands at 6 to 5
      When Ann claims the kill
      And no one says anything
      Then Ann is Level 7
      And Ann holds Plain Curse + Plain Ring

  Rule: Left open: may a player who met no monster at the door do neither: no trouble, no looting?
    # gap.neither-trouble-nor-loot · christmas-lite and lite
    @rule:gap.neither-trouble-nor-loot
    Scenario: In the small boxes a player cannot do neither, as long as the owner says nothing else
      Given a new table in christmas-lite and lite
      And it is Ann's turn, looking for trouble
      When Ann ends the turn
      Then that is left open: may a player who met no monster at the door do neither: no trouble, no looting? (played as: refused)
      And it is Ann's turn

    @rule:gap.neither-trouble-nor-loot
    Scenario: The owner may allow a player to do neither
      Given a new table in christmas-lite and lite
      And it is Ann's turn, looking for trouble
      And Bob owns the game
      And Bob decides gap.neither-trouble-nor-loot: allowed
      When Ann ends the turn
      Then it is Bob's turn
      And Ann and Bob hold nothing
