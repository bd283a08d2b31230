Feature: Looting the room
  If you met no monster in your turn, neither behind the door nor by looking for trouble, you loot the room: you
  take a second Door card, unseen, into your hand. If you met a monster and ran away, you do not loot. If you killed
  it, its Treasure is your reward instead. After that comes charity.

  Rule: Looting the room means taking one more Door (Dungeon) card, unseen by the others, into the hand.
    # loot.second-door-card-face-down-to-hand · classic: Turn Phases, (3) Loot The Room, par. 3; booty and bites: Turn Phases, (3) Loot The Room, par. 1; christmas-lite: Turn Phases, (2) Look For Trouble/Loot The Room, par. 4 (Loot The Room); lite: borrowed from christmas-lite
    @rule:loot.second-door-card-face-down-to-hand
    Scenario: One more Door card goes to the hand, and no more than one
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann holds Plain Monster 1
      And it is Ann's turn, looking for trouble
      And next card Plain Mate
      When Ann loots the room
      Then Ann holds Plain Monster 1 + Plain Mate
      When Ann asks: may I loot the room?
      Then that is refused, because looting the room means taking one more Door (Dungeon) card, unseen by the others, into the hand

  Rule: A player loots the room only if they met no monster this turn.
    # loot.only-if-no-monster-was-met · classic: Turn Phases, (3) Loot The Room, par. 3; booty and bites: Turn Phases, (3) Loot The Room, par. 1; christmas-lite: Turn Phases, (2) Look For Trouble/Loot The Room, par. 1; Turn Phases, (2) Look For Trouble/Loot The Room, par. 2; lite: borrowed from christmas-lite
    @rule:loot.only-if-no-monster-was-met
    Scenario: A player who met a monster does not loot
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann sits at the table
      And Ann has met a monster this turn
      When Ann loots the room
      Then that is refused, because a player loots the room only if they met no monster this turn, at the door or by looking for trouble

    @rule:precedence.cards-always-override-rules
    Scenario: A card lets one loot though a monster was met
      Given a new table in classic
      And Ann holds Transferral Potion
      And Bob is Level 2
      And Ann fights a Level 1 monster
      And next card a Treasure card
      When Ann plays Transferral Potion on Bob
      Then Bob is fighting
      When Bob claims the kill
      And no one says anything
      And Ann loots the room
      Then that is allowed, because where a card and the general rules disagree, the card is always followed
      And the Levels are Ann 1 and Bob 3

  Rule: A player who met no monster this turn draws the looting card; it is not offered as a choice.
    # loot.follows-automatically-when-no-monster-was-met · classic: Turn Phases, (3) Loot The Room, par. 3; booty and bites: Turn Phases, (3) Loot The Room, par. 1
    @rule:loot.follows-automatically-when-no-monster-was-met
    Scenario: In the big boxes the card is drawn although nobody asks for it
      Given a new table in classic, booty and bites
      And it is Ann's turn, looking for trouble
      And next card Plain Mate
      When Ann ends the turn
      Then Ann holds Plain Mate

  Rule: A player who met a monster and ran away does not loot the room.
    # loot.none-after-running-away · classic: Turn Phases, (3) Loot The Room, par. 2; Running Away, par. 1; booty and bites: Turn Phases, (3) Loot The Room, par. 2; Running Away, par. 2; christmas-lite and lite: Combat, Running Away, par. 1
    @rule:loot.none-after-running-away
    Scenario: A player who ran from a monster does not loot
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann sits at the table
      And Bob sits at the table
      And next card Plain Monster 5
      When Ann kicks open the door
      And Ann runs from Plain Monster 5
      Then in classic: that is allowed
      And elsewhere: that is left open: may a player run away without having asked for help? (played as: allowed)
      When the die shows 6
      And Ann asks: may I loot the room?
      Then that is refused, because a player who met a monster and ran away does not loot the room

  Rule: The Treasures for a monster killed this turn are drawn in the loot phase.
    # loot.phase-pays-treasure-for-the-kill · classic: Turn Phases, (3) Loot The Room, par. 1
    @rule:loot.phase-pays-treasure-for-the-kill
    Scenario: In the first box the Treasure for a kill is drawn in this phase
      Given a new table in classic
      And Ann is Level 8
      And next cards a monster + Plain Ring
      When Ann kicks open the door
      And Ann claims the kill
      And no one says anything
      Then Ann holds Plain Ring
      And Ann is Level 9
