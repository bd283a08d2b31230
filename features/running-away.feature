Feature: Running away
  If you cannot win, and nobody helps, you run. You roll the die once for each monster, in the order you like, and
  get away from it with a 5 or a 6. A monster that catches you does its Bad Stuff to you. Two who fought together
  run each for themselves. A player who runs gets no levels and no Treasure, not even from the monsters they got
  away from.

  Rule: A player who cannot win and gets no help must run away.
    # running-away.forced-without-help · classic: Asking For Help, par. 6; booty and bites: Running Away, par. 1; christmas-lite and lite: Combat, Running Away, par. 1
    @rule:running-away.forced-without-help
    Scenario: A player whom nobody helps runs
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Bo and Cy sit at the table
      And Ann fights Plain Monster 5
      And Bo and Cy would not help
      When Ann runs from Plain Monster 5
      Then that is allowed, because a player who cannot win and gets no help must run away

    Scenario: A player who is not in the fight cannot run from it
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Cy sits at the table
      And Ann fights Plain Monster 5
      When Cy runs from Plain Monster 5
      Then that is not possible, because it is somebody else's fight

  Rule: Two players who together cannot defeat the monster must run away.
    # running-away.forced-when-helped-but-still-losing · classic: Asking For Help, par. 6; Running Away, par. 5; booty and bites: Running Away, par. 1; Running Away, par. 6; christmas-lite and lite: Combat, Running Away, par. 1; Combat, Running Away, par. 5
    @rule:running-away.forced-when-helped-but-still-losing
    Scenario: With a helper who is too weak they run all the same
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann fights Plain Monster 10 with Bo helping
      When Ann asks: may I claim the kill?
      Then in classic: that is refused, because a player who cannot defeat the monster has two choices: to ask for help or to run away
      And elsewhere: that is refused, because a player whose total is equal to or less than the monsters' total loses the combat and must run away
      When Ann runs from Plain Monster 10
      Then that is allowed, because if someone helps and the two still cannot defeat the monster, for instance because others interfere, they must run away

  Rule: A player who runs away gets no levels and no Treasure from the fight.
    # running-away.gives-no-levels-and-no-treasure · classic: Running Away, par. 1; booty and bites: Running Away, par. 2; christmas-lite and lite: Combat, Running Away, par. 1
    @rule:running-away.gives-no-levels-and-no-treasure
    Scenario: A player who runs gains no level and no Treasure
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 3
      And Bo and Cy sit at the table
      And Ann fights Plain Monster 5
      And Bo and Cy would not help
      When Ann runs from Plain Monster 5
      And the die shows 6
      Then Ann is Level 3

  Rule: To run away a player rolls the die and escapes on a 5 or more.
    # running-away.escape-on-5-or-more · classic: Running Away, par. 2; booty and bites: Running Away, par. 3; christmas-lite and lite: Combat, Running Away, par. 2
    @rule:running-away.escape-on-5-or-more @rule:running-away.escaped-monster-is-discarded
    Scenario: A five gets away
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 3
      And Bo and Cy sit at the table
      And Ann fights Plain Monster 5
      And Bo and Cy would not help
      When Ann runs from Plain Monster 5
      And the die shows 5
      Then Ann is Level 3

    @rule:running-away.escape-on-5-or-more @rule:bad-stuff.suffered-when-caught
    Scenario: With a four the monster catches her and does its Bad Stuff
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 3
      And Bo and Cy sit at the table
      And Ann fights Plain Monster 5
      And Bo and Cy would not help
      When Ann runs from Plain Monster 5
      And the die shows 4
      Then Ann is Level 2

  Rule: Some items and abilities make running away easier or harder.
    # running-away.own-cards-may-modify-the-roll · classic: Running Away, par. 2; booty and bites: Running Away, par. 3
    # running-away.own-modifiers-count-against-every-monster · christmas-lite and lite: Combat, Running Away, par. 2
    @rule:running-away.own-cards-may-modify-the-roll @rule:running-away.own-modifiers-count-against-every-monster
    Scenario: Boots that add two make a five of a three
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 3 with Plain Running Boots
      And Bo and Cy sit at the table
      And Ann fights Plain Monster 5
      And Bo and Cy would not help
      When Ann runs from Plain Monster 5
      And the die shows 3
      Then Ann is Level 3

  Rule: A monster's speed may change the roll: a fast one lowers it.
    # running-away.fast-monsters-give-a-penalty · classic: Running Away, par. 2
    @rule:running-away.fast-monsters-give-a-penalty @rule:running-away.fast-or-slow-monsters-modify-the-roll
    @rule:running-away.monster-modifier-counts-against-it-alone
    Scenario: A fast monster takes one off: a five is not enough
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 3
      And Bo and Cy sit at the table
      And Ann fights Plain Hare
      And Bo and Cy would not help
      When Ann runs from Plain Hare
      And the die shows 5
      Then Ann is Level 2

  Rule: A monster's speed may change the roll: a fast one lowers it, a slow one raises it.
    # running-away.fast-or-slow-monsters-modify-the-roll · booty and bites: Running Away, par. 3
    @rule:running-away.fast-or-slow-monsters-modify-the-roll @rule:running-away.monster-modifier-counts-against-it-alone
    Scenario: A slow monster adds one: a four is enough
      Given a new table in booty, bites, christmas-lite and lite
      And Ann is Level 3
      And Bo and Cy sit at the table
      And Ann fights Plain Tortoise
      And Bo and Cy would not help
      When Ann runs from Plain Tortoise
      And the die shows 4
      Then Ann is Level 3

  Rule: A monster's own bonus or penalty to running away applies only to the roll against that monster.
    # running-away.monster-modifier-counts-against-it-alone · christmas-lite and lite: Combat, Running Away, par. 2
    @rule:running-away.monster-modifier-counts-against-it-alone
    Scenario: A fast monster takes nothing off the roll against another
      Given a new table in christmas-lite and lite
      And Ann is Level 3
      And Bo and Cy sit at the table
      And Ann fights Plain Monster 5 + Plain Hare
      And Bo and Cy would not help
      When Ann runs from Plain Hare
      And the die shows 6
      And Ann runs from Plain Monster 5
      And the die shows 5
      Then Ann is Level 3

  Rule: A monster that a player has escaped is discarded and pays no Treasure.
    # running-away.escaped-monster-is-discarded · classic: Running Away, par. 3; booty and bites: Running Away, par. 4
    @rule:running-away.escaped-monster-is-discarded
    Scenario: An escaped monster is discarded at once, before the next roll
      Given a new table in booty and bites
      And Bo and Cy sit at the table
      And Ann fights Plain Monster 5 + a Level 10 monster
      And Bo and Cy would not help
      When Ann runs from Plain Monster 5
      And the die shows 5
      Then Plain Monster 5 lies in the door discards
      And the fight stands at 1 to 10

  Rule: When running away is over the monsters are discarded, whether or not they caught anyone.
    # running-away.monsters-discarded-at-the-end · booty and bites: Running Away, par. 8
    @rule:running-away.monsters-discarded-at-the-end
    Scenario: A monster that caught its victim is discarded, too
      Given a new table in booty and bites
      And Ann is Level 3
      And Bo and Cy sit at the table
      And Ann fights Plain Monster 5
      And Bo and Cy would not help
      When Ann runs from Plain Monster 5
      And the die shows 4
      Then Plain Monster 5 lies in the door discards
      And the Levels are Ann 2, Bo 1 and Cy 1

  Rule: The monsters are discarded once every roll to run away has been made, and not before.
    # running-away.monsters-discarded-when-all-rolls-are-done · christmas-lite and lite: Combat, Running Away, par. 6
    @rule:running-away.monsters-discarded-when-all-rolls-are-done
    Scenario: An escaped monster stays until every roll is made
      Given a new table in christmas-lite and lite
      And Bo and Cy sit at the table
      And Ann fights Plain Monster 5 + Plain Monster 10
      And Bo and Cy would not help
      When Ann runs from Plain Monster 5
      And the die shows 5
      Then nothing lies in the door discards
      When Ann runs from Plain Monster 10
      And the die shows 5
      Then Plain Monster 5 + Plain Monster 10 lie in the door discards

  Rule: Escaping usually costs nothing, but some monster cards hurt a player who escapes.
    # running-away.some-monsters-hurt-even-on-an-escape · classic: Running Away, par. 3; booty and bites: Running Away, par. 4
    @rule:running-away.some-monsters-hurt-even-on-an-escape
    Scenario: A monster that hurts even those who get away
      Given a new table in classic, booty and bites
      And Ann is Level 3
      And Bo and Cy sit at the table
      And Ann fights Plain Toll Keeper
      And Bo and Cy would not help
      When Ann runs from Plain Toll Keeper
      And the die shows 6
      Then Ann is Level 2

  Rule: If a player and their helper cannot win, both must run away, and each rolls separately.
    # running-away.both-partners-roll-separately · classic: Running Away, par. 5; booty and bites: Running Away, par. 6; christmas-lite and lite: Combat, Running Away, par. 5
    @rule:running-away.both-partners-roll-separately
    Scenario: Each rolls: Ann gets away with a six, Bo is caught with a two
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Bo is Level 2
      And Ann fights Plain Monster 10 with Bo helping
      When Ann runs from Plain Monster 10
      And the die shows 6
      And Bo runs from Plain Monster 10
      And the die shows 2
      Then the Levels are Bo 1 and Ann 1

  Rule: Main player and helper each decide in what order to run from the monsters.
    # running-away.each-partner-chooses-his-own-order · christmas-lite and lite: Combat, Running Away, par. 5
    @rule:running-away.each-partner-chooses-his-own-order
    Scenario: The main player runs first from the one monster, the helper from the other
      Given a new table in christmas-lite and lite
      And Ann fights Plain Monster 5 + Plain Monster 10 with Bo helping
      When Ann runs from Plain Monster 5
      Then that is allowed
      When the die shows 5
      And Bo runs from Plain Monster 10
      Then that is allowed, because main player and helper each decide in what order to run from the monsters

  Rule: A player running from several monsters rolls once for each, in any order they like.
    # running-away.one-roll-per-monster-in-any-order · classic: Running Away, par. 6; booty and bites: Running Away, par. 7; christmas-lite and lite: Combat, Running Away, par. 4
    @rule:running-away.one-roll-per-monster-in-any-order
    Scenario: One roll for each monster, in any order
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Bo and Cy sit at the table
      And Ann fights Plain Monster 5 + Plain Monster 10
      And Bo and Cy would not help
      When Ann runs from Plain Monster 10
      And the die shows 3
      And Ann runs from Plain Monster 10
      Then that is refused, because a player running from several monsters rolls once for each, in any order they like
      When Ann runs from Plain Monster 5
      And the die shows 5
      Then there is no fight

  Rule: Left open: may a player run away without having asked for help?
    # gap.run-without-asking · booty, bites, christmas-lite and lite
    @rule:gap.run-without-asking
    Scenario: A player may run without asking for help first, as long as the owner says nothing else
      Given a new table in booty, bites, christmas-lite and lite
      And Bo sits at the table
      And Ann fights Plain Monster 5
      When Ann runs from Plain Monster 5
      Then that is left open: may a player run away without having asked for help? (played as: allowed)

  Rule: Left open: may a player run away although they could win?
    # gap.run-though-winning · classic, booty, bites, christmas-lite and lite
    @rule:gap.run-though-winning
    Scenario: Nobody runs from a fight they are winning, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 3
      And Ann fights Plain Monster 1
      When Ann runs from Plain Monster 1
      Then that is left open: may a player run away although they could win? (played as: refused)
      And Ann is fighting
      And Ann is Level 3

  Rule: Left open: does a natural 1 always fail, or a natural 6 always succeed?
    # gap.natural-one-or-six · classic, booty, bites, christmas-lite and lite
    @rule:gap.natural-one-or-six
    Scenario: A one with boots that add four is a five and gets away, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And card "Seven-League Boots": item, +4 to run
      And Ann is Level 3 with Seven-League Boots
      And Bo and Cy sit at the table
      And Ann fights Plain Monster 5
      And Bo and Cy would not help
      When Ann runs from Plain Monster 5
      And the die shows 1
      Then it is open in what follows: does a natural 1 always fail, or a natural 6 always succeed? (played as: modified-roll-decides)
      And Ann is Level 3
      And nothing is owed
      And there is no fight

  Rule: Left open: may a helper run before the main player gives the fight up, and so end it for both?
    # gap.helper-begins-the-flight · classic, booty, bites, christmas-lite and lite
    @rule:gap.helper-begins-the-flight
    Scenario: A helper waits until the main player runs, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 5
      And Bo is Level 4
      And Ann fights Plain Monster 10 with Bo helping
      When Bo runs from Plain Monster 10
      Then that is left open: may a helper run before the main player gives the fight up, and so end it for both? (played as: refused)
      And the fight stands at 9 to 10

  Rule: Left open: main player and helper flee: who rolls first?
    # gap.who-flees-first · classic, booty, bites, christmas-lite and lite
    @rule:gap.who-flees-first
    Scenario: Either may roll first, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann fights Plain Monster 10 with Bo helping
      When Ann runs from Plain Monster 10
      Then it is open in what follows: main player and helper flee: who rolls first? (played as: either)

  Rule: Left open: with several monsters, does a monster's speed touch only the roll against that one?
    # gap.speed-counts-for-which-roll · classic, booty and bites
    @rule:gap.speed-counts-for-which-roll
    Scenario: In the bigger boxes a fast monster takes nothing off the roll against another, as long as the owner says nothing else
      Given a new table in classic, booty and bites
      And Ann is Level 3
      And Bo and Cy sit at the table
      And Ann fights Plain Monster 5 + Plain Hare
      And Bo and Cy would not help
      When Ann runs from Plain Monster 5
      And the die shows 5
      Then it is open in what follows: with several monsters, does a monster's speed touch only the roll against that one? (played as: that-roll-only)
      And Ann is Level 3

  Rule: Left open: one of two partners escapes a monster: does it stay until the other has rolled?
    # gap.escaped-by-one-of-two · classic, booty and bites
    @rule:gap.escaped-by-one-of-two
    Scenario: A monster that one of two escaped stays for the other, as long as the owner says nothing else
      Given a new table in classic, booty and bites
      And Ann fights Plain Monster 10 with Bo helping
      When Ann runs from Plain Monster 10
      And the die shows 6
      Then it is open in what follows: one of two partners escapes a monster: does it stay until the other has rolled? (played as: stays-for-the-other)
      And Bo is to run away
