Feature: Looting the room
  Whoever met no monster in his turn takes a second Door card, unseen.

  Rule: Looting the room means taking one more Door (Dungeon) card, unseen by the others, into the hand.
    loot.second-door-card-face-down-to-hand · classic, booty, bites, christmas-lite; lite borrows it

    @rule:loot.second-door-card-face-down-to-hand
    Scenario Outline: One more Door card goes to the hand, and no more than one
      Given the <edition> board "loot/one-card-only"
        """
        Ann is Level 1, holding Plain Monster 1
        Bob is Level 1
        It is Ann's turn, looking for trouble
        Next cards Plain Mate + Plain Enhancer
        """
      When Ann loots the room
      Then Ann holds Plain Monster 1 + Plain Mate
      When may Ann loot the room?
      Then that is refused, because looting the room means taking one more Door

      Examples: editions that say so
        | edition        |
        | classic        |
        | booty          |
        | bites          |
        | christmas-lite |
        | lite           |

  Rule: A player loots the room only if he met no monster this turn, at the door or by looking for trouble.
    loot.only-if-no-monster-was-met · classic, booty, bites, christmas-lite; lite borrows it

    @rule:loot.only-if-no-monster-was-met
    Scenario Outline: Nobody loots who met a monster
      Given the <edition> board "loot/not-after-a-kill"
        """
        Ann is Level 1
        Bob is Level 1
        It is Ann's turn, looting the room
        Next card Plain Mate
        (Ann has met a monster in this turn)
        """
      When Ann loots the room
      Then that is refused, because a player loots the room only if he met no monster this turn

      Examples: editions that say so
        | edition        |
        | classic        |
        | booty          |
        | bites          |
        | christmas-lite |
        | lite           |

  Rule: A player who met no monster this turn draws the looting card; it is not offered as a choice.
    loot.follows-automatically-when-no-monster-was-met · classic, booty, bites

    @rule:loot.follows-automatically-when-no-monster-was-met
    Scenario Outline: The card is drawn though nobody asks for it
      Given the <edition> board "loot/loots-first"
        """
        Ann is Level 1
        Bob is Level 1
        It is Ann's turn, looking for trouble
        Next card Plain Mate
        """
      When Ann ends the turn
      Then Ann holds Plain Mate
      And it is Bob's turn

      Examples: editions that say so
        | edition |
        | classic |
        | booty   |
        | bites   |

  Rule: A player who met a monster and ran away does not loot the room.
    loot.none-after-running-away · classic, booty, bites, christmas-lite, lite

    @rule:loot.none-after-running-away
    Scenario Outline: Nor one who ran from it
      Given the <edition> board "loot/no-looting-after-a-monster"
        """
        Ann is Level 1
        Bob is Level 1
        It is Ann's turn, before the door
        Next cards Plain Monster 5 + Plain Mate
        """
      When Ann kicks open the door
      And Ann runs from Plain Monster 5
      Then that is left open
      When the die shows 6
      And may Ann loot the room?
      Then that is refused
      And the rule cited is loot.none-after-running-away

      Examples: editions that say so
        | edition        |
        | booty          |
        | bites          |
        | christmas-lite |
        | lite           |

    @rule:loot.none-after-running-away
    Scenario: Nor one who would rather run than ask
      Given the classic board "loot/no-looting-after-a-monster"
        """
        Ann is Level 1
        Bob is Level 1
        It is Ann's turn, before the door
        Next cards Plain Monster 5 + Plain Mate
        """
      When Ann kicks open the door
      And Ann runs from Plain Monster 5
      And the die shows 6
      And may Ann loot the room?
      Then that is refused
      And the rule cited is loot.none-after-running-away

  Rule: The Treasures for a monster killed this turn are drawn in the loot phase.
    loot.phase-pays-treasure-for-the-kill · classic

    @rule:loot.phase-pays-treasure-for-the-kill
    Scenario: In the first box the Treasure for a kill is drawn now
      Given the classic board "loot/treasure-in-the-loot-phase"
        """
        Ann is Level 8
        Bob is Level 1
        It is Ann's turn, before the door
        Next cards Plain Monster 5 + Plain Ring
        """
      When Ann kicks open the door
      And Ann claims the kill
      And no one says anything
      Then Ann holds Plain Ring
      And the phase is loot
