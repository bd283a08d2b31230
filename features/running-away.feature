Feature: Running away
  If you cannot win, and nobody helps, you run. You roll the die once for each monster, in the order you like, and
  get away from it with a 5 or a 6. A monster that catches you does its Bad Stuff to you. Two who fought together
  run each for themselves. A player who runs gets no levels and no Treasure, not even from the monsters they got
  away from.

  Rule: A player who cannot win and gets no help must run away.
    running-away.forced-without-help · classic, booty, bites, christmas-lite, lite
      Munchkin 1.02, Asking For Help, par. 6
      Munchkin Booty 1.5, Running Away, par. 1
      Munchkin Bites! 1.6, Running Away, par. 1
      Munchkin Christmas Lite 1.0, Combat, Running Away, par. 1
      Munchkin Lite 1.72, Combat, Running Away, par. 1

    @rule:running-away.forced-without-help
    Scenario: A player whom nobody helps runs
      Given the board "running-away/five-gets-away" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 3
        Bo is Level 2
        Cy is Level 1
        Ann fights Plain Monster 5
        Bo and Cy would not help
        """
      When Ann runs from Plain Monster 5
      Then that is allowed, because a player who cannot win and gets no help must run away

    Scenario: A player who is not in the fight cannot run from it
      Given the board "running-away/not-your-fight" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 3
        Bo is Level 2
        Cy is Level 1
        Ann fights Plain Monster 5
        Bo and Cy would not help
        """
      When Cy runs from Plain Monster 5
      Then that is not possible, because it is somebody else's fight

  Rule: If someone helps and the two still cannot defeat the monster, for instance because others interfere, they must run away.
    running-away.forced-when-helped-but-still-losing · classic, booty, bites, christmas-lite, lite
      Munchkin 1.02, Asking For Help, par. 6; Running Away, par. 5
      Munchkin Booty 1.5, Running Away, par. 1; Running Away, par. 6
      Munchkin Bites! 1.6, Running Away, par. 1; Running Away, par. 6
      Munchkin Christmas Lite 1.0, Combat, Running Away, par. 1; Combat, Running Away, par. 5
      Munchkin Lite 1.72, Combat, Running Away, par. 1; Combat, Running Away, par. 5

    @rule:running-away.forced-when-helped-but-still-losing
    Scenario: With a helper who is too weak they run all the same
      Given the board "running-away/helped-in-vain" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 3
        Bo is Level 2
        Cy is Level 1
        It is Ann's turn
        Ann fights Plain Monster 10 with Bo helping
        """
      Then the fight stands at 5 to 10
      When may Ann claim the kill?
      Then in classic: that is refused, because a player who cannot defeat the monster has two choices: to ask for help or to run away
      And elsewhere: that is refused, because a player whose total is equal to or less than the monsters' total loses the combat and must run away
      When Ann runs from Plain Monster 10
      Then that is allowed, because if someone helps and the two still cannot defeat the monster, for instance because others interfere, they must run away

  Rule: A player who runs away gets no levels and no Treasure from the fight.
    running-away.gives-no-levels-and-no-treasure · classic, booty, bites, christmas-lite, lite
      Munchkin 1.02, Running Away, par. 1
      Munchkin Booty 1.5, Running Away, par. 2
      Munchkin Bites! 1.6, Running Away, par. 2
      Munchkin Christmas Lite 1.0, Combat, Running Away, par. 1
      Munchkin Lite 1.72, Combat, Running Away, par. 1

    @rule:running-away.gives-no-levels-and-no-treasure
    Scenario: A player who runs gains no level and no Treasure
      Given the board "running-away/five-gets-away" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 3
        Bo is Level 2
        Cy is Level 1
        Ann fights Plain Monster 5
        Bo and Cy would not help
        """
      When Ann runs from Plain Monster 5
      And the die shows 6
      Then Ann is Level 3
      And Ann holds nothing

  Rule: To run away a player rolls the die and escapes on a 5 or more.
    running-away.escape-on-5-or-more · classic, booty, bites, christmas-lite, lite
      Munchkin 1.02, Running Away, par. 2
      Munchkin Booty 1.5, Running Away, par. 3
      Munchkin Bites! 1.6, Running Away, par. 3
      Munchkin Christmas Lite 1.0, Combat, Running Away, par. 2
      Munchkin Lite 1.72, Combat, Running Away, par. 2

    @rule:running-away.escape-on-5-or-more @rule:running-away.escaped-monster-is-discarded
    Scenario: A five gets away
      Given the board "running-away/five-gets-away" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 3
        Bo is Level 2
        Cy is Level 1
        Ann fights Plain Monster 5
        Bo and Cy would not help
        """
      When Ann runs from Plain Monster 5
      And the die shows 5
      Then Ann is Level 3
      And there is no fight
      And Plain Monster 5 lies in the door discards
      And nothing is owed

    @rule:running-away.escape-on-5-or-more @rule:bad-stuff.suffered-when-caught
    Scenario: With a four the monster catches her and does its Bad Stuff
      Given the board "running-away/four-is-caught" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 3
        Bo is Level 2
        Cy is Level 1
        Ann fights Plain Monster 5
        Bo and Cy would not help
        """
      When Ann runs from Plain Monster 5
      And the die shows 4
      Then Ann is Level 2
      And there is no fight

  Rule: Elves have a bonus to run away and halflings a penalty.
    running-away.elf-bonus-and-halfling-penalty · classic. It says no more than race.other-races-follow-their-cards.
      Munchkin 1.02, Running Away, par. 2
      Of this nothing is said in Munchkin Christmas Lite 1.0 and Munchkin Lite 1.72.
      There is no such thing in Munchkin Booty 1.5 and Munchkin Bites! 1.6.

  Rule: Some items and abilities make running away easier or harder.
    running-away.own-cards-may-modify-the-roll · classic, booty, bites
      Munchkin 1.02, Running Away, par. 2
      Munchkin Booty 1.5, Running Away, par. 3
      Munchkin Bites! 1.6, Running Away, par. 3
      Munchkin Christmas Lite 1.0 and Munchkin Lite 1.72 instead: Some abilities of Classes and Races, and some
        Treasures, change the run-away roll against every monster.
        (running-away.own-modifiers-count-against-every-monster)
    Some abilities of Classes and Races, and some Treasures, change the run-away roll against every monster.
    running-away.own-modifiers-count-against-every-monster · christmas-lite, lite
      Munchkin Christmas Lite 1.0, Combat, Running Away, par. 2
      Munchkin Lite 1.72, Combat, Running Away, par. 2
      Munchkin 1.02, Munchkin Booty 1.5 and Munchkin Bites! 1.6 instead: Some items and abilities make running away
        easier or harder. (running-away.own-cards-may-modify-the-roll)

    @rule:running-away.own-cards-may-modify-the-roll @rule:running-away.own-modifiers-count-against-every-monster
    Scenario: Boots that add two make a five of a three
      Given the board "running-away/boots-make-the-difference" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 3 with Plain Running Boots
        Bo is Level 2
        Cy is Level 1
        Ann fights Plain Monster 5
        Bo and Cy would not help
        """
      When Ann runs from Plain Monster 5
      And the die shows 3
      Then Ann is Level 3
      And there is no fight

  Rule: A monster's speed may change the roll: a fast one lowers it.
    running-away.fast-monsters-give-a-penalty · classic
      Munchkin 1.02, Running Away, par. 2
      Munchkin Booty 1.5 and Munchkin Bites! 1.6 instead: A monster's speed may change the roll: a fast one lowers
        it, a slow one raises it. (running-away.fast-or-slow-monsters-modify-the-roll)
      Munchkin Christmas Lite 1.0 and Munchkin Lite 1.72 instead: A monster's own bonus or penalty to running away
        applies only to the roll against that monster. (running-away.monster-modifier-counts-against-it-alone)

    @rule:running-away.fast-monsters-give-a-penalty @rule:running-away.fast-or-slow-monsters-modify-the-roll
    @rule:running-away.monster-modifier-counts-against-it-alone
    Scenario: A fast monster takes one off: a five is not enough
      Given the board "running-away/fast-monster" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 3
        Bo is Level 2
        Cy is Level 1
        Ann fights Plain Hare
        Bo and Cy would not help
        """
      When Ann runs from Plain Hare
      And the die shows 5
      Then Ann is Level 2

  Rule: A monster's speed may change the roll: a fast one lowers it, a slow one raises it.
    running-away.fast-or-slow-monsters-modify-the-roll · booty, bites
      Munchkin Booty 1.5, Running Away, par. 3
      Munchkin Bites! 1.6, Running Away, par. 3
      Munchkin 1.02 instead: A monster's speed may change the roll: a fast one lowers it.
        (running-away.fast-monsters-give-a-penalty)
      Munchkin Christmas Lite 1.0 and Munchkin Lite 1.72 instead: A monster's own bonus or penalty to running away
        applies only to the roll against that monster. (running-away.monster-modifier-counts-against-it-alone)

    @rule:running-away.fast-or-slow-monsters-modify-the-roll @rule:running-away.monster-modifier-counts-against-it-alone
    Scenario: A slow monster adds one: a four is enough
      Given the board "running-away/slow-monster" in booty, bites, christmas-lite and lite
        """
        Ann is Level 3
        Bo is Level 2
        Cy is Level 1
        Ann fights Plain Tortoise
        Bo and Cy would not help
        """
      When Ann runs from Plain Tortoise
      And the die shows 4
      Then Ann is Level 3
      And there is no fight

  Rule: A monster's own bonus or penalty to running away applies only to the roll against that monster.
    running-away.monster-modifier-counts-against-it-alone · christmas-lite, lite
      Munchkin Christmas Lite 1.0, Combat, Running Away, par. 2
      Munchkin Lite 1.72, Combat, Running Away, par. 2
      Munchkin 1.02 instead: A monster's speed may change the roll: a fast one lowers it.
        (running-away.fast-monsters-give-a-penalty)
      Munchkin Booty 1.5 and Munchkin Bites! 1.6 instead: A monster's speed may change the roll: a fast one lowers
        it, a slow one raises it. (running-away.fast-or-slow-monsters-modify-the-roll)

    @rule:running-away.monster-modifier-counts-against-it-alone
    Scenario: A fast monster takes nothing off the roll against another
      Given the board "running-away/fast-monster-beside" in christmas-lite and lite
        """
        Ann is Level 3
        Bo is Level 2
        Cy is Level 1
        Ann fights Plain Monster 5 + Plain Hare
        Bo and Cy would not help
        """
      When Ann runs from Plain Hare
      And the die shows 6
      And Ann runs from Plain Monster 5
      And the die shows 5
      Then Ann is Level 3
      And there is no fight

  Rule: A monster that a player has escaped is discarded and pays no Treasure.
    running-away.escaped-monster-is-discarded · classic, booty, bites
      Munchkin 1.02, Running Away, par. 3
      Munchkin Booty 1.5, Running Away, par. 4
      Munchkin Bites! 1.6, Running Away, par. 4
      Munchkin Christmas Lite 1.0 and Munchkin Lite 1.72 instead: The monsters are discarded once every roll to run
        away has been made, and not before. (running-away.monsters-discarded-when-all-rolls-are-done)

    @rule:running-away.escaped-monster-is-discarded
    Scenario: An escaped monster is discarded at once, before the next roll
      Given the board "running-away/all-go-at-the-end" in booty and bites
        """
        Ann is Level 3
        Bo is Level 2
        Cy is Level 1
        Ann fights Plain Monster 5 + Plain Monster 10
        Bo and Cy would not help
        """
      When Ann runs from Plain Monster 5
      And the die shows 5
      Then Plain Monster 5 lies in the door discards
      And Ann is to run away

  Rule: When running away is over the monsters are discarded, whether or not they caught anyone.
    running-away.monsters-discarded-at-the-end · booty, bites
      Munchkin Booty 1.5, Running Away, par. 8
      Munchkin Bites! 1.6, Running Away, par. 8
      Of this nothing is said in Munchkin 1.02.

    @rule:running-away.monsters-discarded-at-the-end
    Scenario: A monster that caught its victim is discarded, too
      Given the board "running-away/four-is-caught" in booty and bites
        """
        Ann is Level 3
        Bo is Level 2
        Cy is Level 1
        Ann fights Plain Monster 5
        Bo and Cy would not help
        """
      When Ann runs from Plain Monster 5
      And the die shows 4
      Then there is no fight
      And Plain Monster 5 lies in the door discards

  Rule: The monsters are discarded once every roll to run away has been made, and not before.
    running-away.monsters-discarded-when-all-rolls-are-done · christmas-lite, lite
      Munchkin Christmas Lite 1.0, Combat, Running Away, par. 6
      Munchkin Lite 1.72, Combat, Running Away, par. 6
      Munchkin 1.02, Munchkin Booty 1.5 and Munchkin Bites! 1.6 instead: A monster that a player has escaped is
        discarded and pays no Treasure. (running-away.escaped-monster-is-discarded)

    @rule:running-away.monsters-discarded-when-all-rolls-are-done
    Scenario: An escaped monster stays until every roll is made
      Given the board "running-away/all-stay-to-the-end" in christmas-lite and lite
        """
        Ann is Level 3
        Bo is Level 2
        Cy is Level 1
        Ann fights Plain Monster 5 + Plain Monster 10
        Bo and Cy would not help
        """
      When Ann runs from Plain Monster 5
      And the die shows 5
      Then nothing lies in the door discards
      When Ann runs from Plain Monster 10
      And the die shows 5
      Then Plain Monster 5 + Plain Monster 10 lie in the door discards

  Rule: Escaping usually costs nothing, but some monster cards hurt a player who escapes.
    running-away.some-monsters-hurt-even-on-an-escape · classic, booty, bites
      Munchkin 1.02, Running Away, par. 3
      Munchkin Booty 1.5, Running Away, par. 4
      Munchkin Bites! 1.6, Running Away, par. 4
      Of this nothing is said in Munchkin Christmas Lite 1.0 and Munchkin Lite 1.72.

    @rule:running-away.some-monsters-hurt-even-on-an-escape
    Scenario: A monster that hurts even those who get away
      Given the board "running-away/hurt-though-she-got-away" in classic, booty and bites
        """
        Ann is Level 3
        Bo is Level 2
        Cy is Level 1
        Ann fights Plain Toll Keeper
        Bo and Cy would not help
        """
      When Ann runs from Plain Toll Keeper
      And the die shows 6
      Then Ann is Level 2

  Rule: If a player and their helper cannot win, both must run away, and each rolls separately.
    running-away.both-partners-roll-separately · classic, booty, bites, christmas-lite, lite
      Munchkin 1.02, Running Away, par. 5
      Munchkin Booty 1.5, Running Away, par. 6
      Munchkin Bites! 1.6, Running Away, par. 6
      Munchkin Christmas Lite 1.0, Combat, Running Away, par. 5
      Munchkin Lite 1.72, Combat, Running Away, par. 5

    @rule:running-away.both-partners-roll-separately
    Scenario: Each rolls: Ann gets away with a six, Bo is caught with a two
      Given the board "running-away/helped-in-vain" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 3
        Bo is Level 2
        Cy is Level 1
        It is Ann's turn
        Ann fights Plain Monster 10 with Bo helping
        """
      When Ann runs from Plain Monster 10
      And the die shows 6
      And Bo runs from Plain Monster 10
      And the die shows 2
      Then Ann is Level 3
      And Bo is Level 1
      And there is no fight

  Rule: Main player and helper each decide in what order to run from the monsters.
    running-away.each-partner-chooses-his-own-order · christmas-lite, lite
      Munchkin Christmas Lite 1.0, Combat, Running Away, par. 5
      Munchkin Lite 1.72, Combat, Running Away, par. 5

    @rule:running-away.each-partner-chooses-his-own-order
    Scenario: The main player runs first from the one monster, the helper from the other
      Given the board "running-away/each-in-his-own-order" in christmas-lite and lite
        """
        Ann is Level 3
        Bo is Level 4
        Cy is Level 1
        It is Ann's turn
        Ann fights Plain Monster 5 + Plain Monster 10 with Bo helping
        """
      When Ann runs from Plain Monster 5
      Then that is allowed
      When the die shows 5
      And Bo runs from Plain Monster 10
      Then that is allowed, because main player and helper each decide in what order to run from the monsters

  Rule: A player running from several monsters rolls once for each, in any order they like.
    running-away.one-roll-per-monster-in-any-order · classic, booty, bites, christmas-lite, lite
      Munchkin 1.02, Running Away, par. 6
      Munchkin Booty 1.5, Running Away, par. 7
      Munchkin Bites! 1.6, Running Away, par. 7
      Munchkin Christmas Lite 1.0, Combat, Running Away, par. 4
      Munchkin Lite 1.72, Combat, Running Away, par. 4

    @rule:running-away.one-roll-per-monster-in-any-order
    Scenario: One roll for each monster, in any order
      Given the board "running-away/any-order-once-each" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 5
        Bo is Level 2
        Cy is Level 1
        Ann fights Plain Monster 5 + Plain Monster 10
        Bo and Cy would not help
        """
      When Ann runs from Plain Monster 10
      And the die shows 3
      Then Ann is Level 3
      When Ann runs from Plain Monster 10
      Then that is refused, because a player running from several monsters rolls once for each, in any order they like
      When Ann runs from Plain Monster 5
      And the die shows 5
      Then there is no fight

  Rule: Left open: may a player run away without having asked for help?
    gap.run-without-asking · booty, bites, christmas-lite, lite. The owner decides: allowed or refused; until then:
        allowed.
      Munchkin 1.02: Asking and running are two choices of one who cannot defeat the monster, which settles it.
      Munchkin Booty 1.5: He may ask for help, and must run when he has lost.
      Munchkin Bites! 1.6: He may ask for help, and must run when he has lost.
      Munchkin Christmas Lite 1.0: He may ask for help, and must run when he has lost.
      Munchkin Lite 1.72: He may ask for help, and must run when he has lost.
      A hint: A player who cannot win and gets no help must run away. (running-away.forced-without-help)
      A hint: A player who cannot defeat the monster has two choices: to ask for help or to run away.
        (combat.losing-means-help-or-running-away)
      A hint: A player whose total is equal to or less than the monsters' total loses the combat and must run away.
        (combat.losing-means-running-away)
      A hint: A player who cannot win a combat alone, and nobody else, may ask for help.
        (helping.may-ask-when-unable-to-win-alone)

    @rule:gap.run-without-asking
    Scenario: A player may run without asking for help first, as long as the owner says nothing else
      Given the board "running-away/without-asking" in booty, bites, christmas-lite and lite
        """
        Ann is Level 3
        Bo is Level 2
        Cy is Level 1
        It is Ann's turn
        Ann fights Plain Monster 5
        """
      When Ann runs from Plain Monster 5
      Then that is left open: may a player run away without having asked for help? (lean: allowed)

  Rule: Left open: may a player run away although they could win?
    gap.run-though-winning · classic, booty, bites, christmas-lite, lite. The owner decides: refused or allowed;
        until then: refused.
      Munchkin 1.02: The choice is given to one who cannot defeat the monster.
      Munchkin Booty 1.5: Running is for one who has lost.
      Munchkin Bites! 1.6: Running is for one who has lost.
      Munchkin Christmas Lite 1.0: Running is for one who has lost.
      Munchkin Lite 1.72: Running is for one who has lost.
      A hint: A player who cannot defeat the monster has two choices: to ask for help or to run away.
        (combat.losing-means-help-or-running-away)
      A hint: A player whose total is equal to or less than the monsters' total loses the combat and must run away.
        (combat.losing-means-running-away)
      A hint: A player who cannot win and gets no help must run away. (running-away.forced-without-help)

    @rule:gap.run-though-winning
    Scenario: Nobody runs from a fight they are winning, as long as the owner says nothing else
      Given the board "running-away/though-winning" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 3
        Bo is Level 2
        Cy is Level 1
        Ann fights Plain Monster 1
        Bo and Cy would not help
        """
      When Ann runs from Plain Monster 1
      Then that is left open: may a player run away although they could win? (lean: refused)
      And Ann is fighting
      And Ann is Level 3

  Rule: Left open: does a natural 1 always fail, or a natural 6 always succeed?
    gap.natural-one-or-six · classic, booty, bites, christmas-lite, lite. The owner decides: modified-roll-decides
        or one-fails-six-escapes; until then: modified-roll-decides.
      Munchkin 1.02: 5 or better after modifiers is all that is said.
      Munchkin Booty 1.5: 5 or better after modifiers is all that is said.
      Munchkin Bites! 1.6: 5 or better after modifiers is all that is said.
      Munchkin Christmas Lite 1.0: 5 or better after modifiers is all that is said.
      Munchkin Lite 1.72: 5 or better after modifiers is all that is said.
      A hint: To run away a player rolls the die and escapes on a 5 or more. (running-away.escape-on-5-or-more)

    @rule:gap.natural-one-or-six
    Scenario: A one with boots that add four is a five and gets away, as long as the owner says nothing else
      Given the board "running-away/natural-one" in classic, booty, bites, christmas-lite and lite
        """
        (Seven-League Boots: item; footgear; +4 to run away; 400 gold pieces)
        Ann is Level 3 with Seven-League Boots
        Bo is Level 2
        Cy is Level 1
        Ann fights Plain Monster 5
        Bo and Cy would not help
        """
      When Ann runs from Plain Monster 5
      And the die shows 1
      Then that is allowed
      And it is open in what follows: does a natural 1 always fail, or a natural 6 always succeed? (lean: modified-roll-decides)
      And Ann is Level 3
      And nothing is owed
      And there is no fight

  Rule: Left open: may a helper run before the main player gives the fight up, and so end it for both?
    gap.helper-begins-the-flight · classic, booty, bites, christmas-lite, lite. The owner decides: refused or
        allowed; until then: refused.
      Munchkin 1.02: Two who cannot win must both flee; which of them says that they cannot is not told.
      Munchkin Booty 1.5: Two who cannot win must both flee; which of them says that they cannot is not told.
      Munchkin Bites! 1.6: Two who cannot win must both flee; which of them says that they cannot is not told.
      Munchkin Christmas Lite 1.0: Two who cannot win must both flee; which of them says that they cannot is not
        told.
      Munchkin Lite 1.72: Two who cannot win must both flee; which of them says that they cannot is not told.
      A hint: If someone helps and the two still cannot defeat the monster, for instance because others interfere,
        they must run away. (running-away.forced-when-helped-but-still-losing)
      A hint: The helper's combat strength is added to the main player's. (helping.helper-adds-combat-strength)

    @rule:gap.helper-begins-the-flight
    Scenario: A helper waits until the main player runs, as long as the owner says nothing else
      Given the board "running-away/begun-by-the-helper" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 5, holding Plain Potion
        Bo is Level 4
        Cy is Level 1
        It is Ann's turn
        Ann fights Plain Monster 10 with Bo helping
        """
      When Bo runs from Plain Monster 10
      Then that is left open: may a helper run before the main player gives the fight up, and so end it for both? (lean: refused)
      And the fight stands at 9 to 10

  Rule: Left open: main player and helper flee: who rolls first?
    gap.who-flees-first · classic, booty, bites, christmas-lite, lite. The owner decides: either or fighter-first or
        helper-first; until then: either.
      Munchkin 1.02: Each picks the order of his own monsters; who begins is nowhere said.
      Munchkin Booty 1.5: Each picks the order of his own monsters; who begins is nowhere said.
      Munchkin Bites! 1.6: Each picks the order of his own monsters; who begins is nowhere said.
      Munchkin Christmas Lite 1.0: Each picks the order of his own monsters; who begins is nowhere said.
      Munchkin Lite 1.72: Each picks the order of his own monsters; who begins is nowhere said.
      A hint: If a player and their helper cannot win, both must run away, and each rolls separately.
        (running-away.both-partners-roll-separately)
      A hint: A player running from several monsters rolls once for each, in any order they like.
        (running-away.one-roll-per-monster-in-any-order)
      A hint: Main player and helper each decide in what order to run from the monsters.
        (running-away.each-partner-chooses-his-own-order)

    @rule:gap.who-flees-first
    Scenario: Either may roll first, as long as the owner says nothing else
      Given the board "running-away/helped-in-vain" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 3
        Bo is Level 2
        Cy is Level 1
        It is Ann's turn
        Ann fights Plain Monster 10 with Bo helping
        """
      When Ann runs from Plain Monster 10
      Then it is open in what follows: main player and helper flee: who rolls first? (lean: either)

  Rule: Left open: with several monsters, does a monster's speed touch only the roll against that one?
    gap.speed-counts-for-which-roll · classic, booty, bites. The owner decides: that-roll-only or every-roll; until
        then: that-roll-only.
      Munchkin Christmas Lite 1.0: Only the roll against that monster, which settles it.
      Munchkin Lite 1.72: Only the roll against that monster, which settles it.
      A hint: A monster's speed may change the roll: a fast one lowers it.
        (running-away.fast-monsters-give-a-penalty)
      A hint: A monster's speed may change the roll: a fast one lowers it, a slow one raises it.
        (running-away.fast-or-slow-monsters-modify-the-roll)
      A hint: A player running from several monsters rolls once for each, in any order they like.
        (running-away.one-roll-per-monster-in-any-order)

    @rule:gap.speed-counts-for-which-roll
    Scenario: In the bigger boxes a fast monster takes nothing off the roll against another, as long as the owner says nothing else
      Given the board "running-away/fast-monster-beside-open" in classic, booty and bites
        """
        Ann is Level 3
        Bo is Level 2
        Cy is Level 1
        Ann fights Plain Monster 5 + Plain Hare
        Bo and Cy would not help
        """
      When Ann runs from Plain Monster 5
      And the die shows 5
      Then that is allowed
      And it is open in what follows: with several monsters, does a monster's speed touch only the roll against that one? (lean: that-roll-only)
      And Ann is Level 3

  Rule: Left open: one of two partners escapes a monster: does it stay until the other has rolled?
    gap.escaped-by-one-of-two · classic, booty, bites. The owner decides: stays-for-the-other or is-gone; until
        then: stays-for-the-other.
      Munchkin 1.02: An escaped monster is discarded; yet it can catch both.
      Munchkin Booty 1.5: An escaped monster is discarded; yet it can catch both.
      Munchkin Bites! 1.6: An escaped monster is discarded; yet it can catch both.
      Munchkin Christmas Lite 1.0: Monsters go when all rolls are done, which settles it.
      Munchkin Lite 1.72: Monsters go when all rolls are done, which settles it.
      A hint: A monster that a player has escaped is discarded and pays no Treasure.
        (running-away.escaped-monster-is-discarded)
      A hint: The same monster may catch both the main player and the helper.
        (bad-stuff.both-partners-may-be-caught)
      A hint: If a player and their helper cannot win, both must run away, and each rolls separately.
        (running-away.both-partners-roll-separately)

    @rule:gap.escaped-by-one-of-two
    Scenario: A monster that one of two escaped stays for the other, as long as the owner says nothing else
      Given the board "running-away/helped-in-vain" in classic, booty and bites
        """
        Ann is Level 3
        Bo is Level 2
        Cy is Level 1
        It is Ann's turn
        Ann fights Plain Monster 10 with Bo helping
        """
      When Ann runs from Plain Monster 10
      And the die shows 6
      Then it is open in what follows: one of two partners escapes a monster: does it stay until the other has rolled? (lean: stays-for-the-other)
      And Bo is to run away
