Feature: Bad Stuff
  A monster that catches you does to you what its card says under Bad Stuff: a level lost, an Item gone, or death.
  It happens at once, before anything else. Each monster that catches you does its own, and each of two partners who
  are caught suffers it. If you may choose what to lose, choose before you roll again. If you die, what comes after
  does not hurt you any more.

  Rule: A player who runs away and is caught by a monster suffers the Bad Stuff on its card.
    # bad-stuff.suffered-when-caught · classic: Running Away, par. 4; booty and bites: Running Away, par. 5; christmas-lite and lite: Combat, Running Away, par. 3
    @rule:bad-stuff.suffered-when-caught
    Scenario: The monster catches Ann, and she loses a level, as its card says
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 3
      And Bo and Cy sit at the table
      And Ann fights Plain Monster 5
      And Bo and Cy would not help
      When Ann runs from Plain Monster 5
      And the die shows 4
      Then Ann is Level 2

    @rule:bad-stuff.suffered-when-caught
    Scenario: Only the monster that catches her does its Bad Stuff
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 5
      And Bo and Cy sit at the table
      And Ann fights Plain Monster 5 + Plain Monster 10
      And Bo and Cy would not help
      When Ann runs from Plain Monster 5
      And the die shows 1
      And Ann runs from Plain Monster 10
      And the die shows 5
      Then Ann is Level 4

  Rule: A player caught by several monsters suffers the Bad Stuff of each.
    # bad-stuff.every-monster-that-catches-deals-its-own · classic: Running Away, par. 6; booty and bites: Running Away, par. 7; christmas-lite and lite: Combat, Running Away, par. 4
    @rule:bad-stuff.every-monster-that-catches-deals-its-own
    Scenario: Two monsters catch her: one level for the first, two for the second
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 5
      And Bo and Cy sit at the table
      And Ann fights Plain Monster 5 + Plain Monster 10
      And Bo and Cy would not help
      When Ann runs from Plain Monster 5
      And the die shows 1
      And Ann runs from Plain Monster 10
      And the die shows 4
      Then Ann is Level 2

  Rule: Bad Stuff happens as soon as the monster catches the player, before the next roll.
    # bad-stuff.taken-at-once · booty and bites: Running Away, par. 7; christmas-lite and lite: Combat, Running Away, par. 4
    @rule:bad-stuff.taken-at-once
    Scenario: What the first monster takes is chosen before the next roll
      Given a new table in booty, bites, christmas-lite and lite
      And card "Pickpocket": monster, bad stuff lose 1 item
      And Ann has Plain Helmet + Plain Boots in play
      And Bo and Cy sit at the table
      And Ann fights "Pickpocket" + Plain Monster 5
      And Bo and Cy would not help
      When Ann runs from Pickpocket
      And the die shows 2
      And Ann runs from Plain Monster 5
      Then that is not possible, because something is owed first
      When Ann chooses Plain Boots
      And Ann runs from Plain Monster 5
      And the die shows 5
      Then Ann uses Plain Helmet

  Rule: The same monster may catch both the main player and the helper.
    # bad-stuff.both-partners-may-be-caught · classic: Running Away, par. 5; booty and bites: Running Away, par. 6; christmas-lite and lite: Combat, Running Away, par. 5
    @rule:bad-stuff.both-partners-may-be-caught
    Scenario: One monster catches both
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 3
      And Bo is Level 4
      And Ann fights Plain Monster 10 with Bo helping
      When Ann runs from Plain Monster 10
      Then that is allowed
      When the die shows 1
      And Bo runs from Plain Monster 10
      And the die shows 1
      Then the Levels are Ann 1 and Bo 2
