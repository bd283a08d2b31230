Feature: Levels
  Your Level says how far you have come: it counts in every fight, and the first player to reach 10 wins. It goes up
  by kills, by cards that say so, and by selling Items. It goes down when a Curse or Bad Stuff says so. It never
  falls below 1, although your strength in a fight may.

  Rule: A character's Level is a whole number from 1 to 10.
    # level.runs-from-1-to-10 · classic: Character Stats, Level, par. 1
    @rule:level.runs-from-1-to-10
    Scenario: Two levels for a kill at Level 9 end at 10
      Given a new table in classic
      And card "Great Dull Beast": monster, level 12, 2 levels
      And Ann is Level 9 with Plain Bow + Plain Helmet
      And Ann fights Great Dull Beast
      And the kill is claimed
      When no one says anything
      Then Ann is Level 10
      And Ann's strength is 14
      And the turn has come to the door

  Rule: A monster too has a Level.
    # level.monsters-have-levels · classic: Character Stats, Level, par. 1; Combat, par. 1; booty and bites: Combat (p. 2), par. 1; Example Of Combat, par. 1; christmas-lite: Combat, par. 1; Combat, Example of Combat, par. 1; lite: Combat, par. 1; Example of Combat, par. 1
    @rule:level.monsters-have-levels
    Scenario: A strength may fall below 0, a Level may not
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is cursed with Plain Coming Curse
      And Ann fights Plain Monster 1 (Plain Weakener)
      When Ann claims the kill
      Then that is refused, because if the two totals are equal, the monster wins
      And the fight stands at -4 to -4

  Rule: A player loses a level when a card says so.
    # level.lost-when-a-card-says-so · classic, booty, bites and christmas-lite: Character Stats, Level, par. 3; lite: borrowed from christmas-lite
    @rule:curses.affects-its-victim-at-once
    Scenario: From Level 3 a Curse of two levels takes both
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 2, holding Plain Great Curse
      And Bo is Level 3
      When Ann plays Plain Great Curse on Bo
      Then the Levels are Ann 2 and Bo 1

  Rule: A player's Level never falls below 1.
    # level.never-below-1 · classic: Character Stats, Level, par. 3; booty and bites: Character Stats, Level, par. 3; Contradictions Between Cards And Rules, item 1; christmas-lite: Character Stats, Level, par. 3; Conflicts Between Cards and Rules, item 1; lite: borrowed from christmas-lite
    @rule:level.never-below-1 @rule:precedence.level-floor-is-protected
    Scenario: A Curse takes a Level down to 1 and no further
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 2, holding Plain Great Curse + Plain Curse
      And Bo is Level 2
      When Ann plays Plain Great Curse on Ann
      Then Ann is Level 1
      When Ann plays Plain Curse on Bo
      Then the Levels are Ann 1 and Bo 1

  Rule: A monster's combat strength may be reduced below 1 by cards.
    # level.monster-combat-strength-may-fall-below-1 · booty and bites: Contradictions Between Cards And Rules, item 1; christmas-lite: Conflicts Between Cards and Rules, item 1; lite: borrowed from christmas-lite
    Scenario: A monster's strength may fall below 0
      Given a new table in booty, bites, christmas-lite and lite
      And Ann fights Plain Monster 1 (Plain Weakener)
      When Ann claims the kill
      Then the fight stands at 1 to -4

  Rule: Left open: may a card take a monster's Level below 1?
    # gap.monsters-level-below-1 · classic
    @rule:gap.monsters-level-below-1
    Scenario: In the first box a monster's Level may fall below 1, as long as the owner says nothing else
      Given a new table in classic
      And Ann fights Plain Monster 1 (Plain Weakener)
      When Ann claims the kill
      Then that is left open: may a card take a monster's Level below 1? (played as: below-1)
      And the fight stands at 1 to -4

    Scenario: The owner may say that no monster is below Level 1
      Given a new table in classic
      And Ann is Level 1
      And Ann fights Plain Monster 1 (Plain Weakener)
      And Ann decides gap.monsters-level-below-1: at-least-1
      When Ann claims the kill
      Then that is refused, because if the two totals are equal, the monster wins
      And the monsters' total is 1
      And 0 Treasures are at stake

  Rule: Left open: a Level 9 player's monster gives two levels: do they end at 10?
    # gap.two-levels-at-level-9 · booty, bites, christmas-lite and lite
    @rule:gap.two-levels-at-level-9
    Scenario: In the later boxes two levels at Level 9 end at 10, as long as the owner says nothing else
      Given a new table in booty, bites, christmas-lite and lite
      And card "Great Dull Beast": monster, level 12, 2 levels
      And Ann is Level 9 with Plain Bow + Plain Helmet
      And Ann fights Great Dull Beast
      And the kill is claimed
      When no one says anything
      Then it is open in what follows: a Level 9 player's monster gives two levels: do they end at 10? (played as: ends-at-10)
      And Ann is Level 10
      And only Ann has won
      And Ann uses Plain Bow + Plain Helmet

  Rule: Left open: may a level be stolen from a player at Level 1, who has none to lose?
    # gap.level-stolen-from-level-1 · classic, booty, bites, christmas-lite and lite
    @rule:gap.level-stolen-from-level-1
    Scenario: A level cannot be stolen from a player at Level 1, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And card "Borrowed Glory": special, door deck, at any time, steal a level
      And Ann is Level 3, holding Borrowed Glory
      And Cy is Level 1
      When Ann plays Borrowed Glory on Cy
      Then that is left open: may a level be stolen from a player at Level 1, who has none to lose? (played as: nothing-to-steal)
      And Ann is Level 3

    @rule:gap.level-stolen-from-level-1
    Scenario: The owner may say that the level is gained although nobody loses it
      Given a new table in classic, booty, bites, christmas-lite and lite
      And card "Borrowed Glory": special, door deck, at any time, steal a level
      And Ann is Level 3, holding Borrowed Glory
      And Cy is Level 1
      And Ann decides gap.level-stolen-from-level-1: gained-all-the-same
      When Ann plays Borrowed Glory on Cy
      Then the Levels are Ann 4 and Cy 1
      And Borrowed Glory lies in the door discards
