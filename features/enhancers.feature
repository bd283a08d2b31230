Feature: Monster enhancers
  Some Door cards make a monster stronger or weaker, and its Treasure richer or poorer. Any player may play one on
  any monster, in anybody's fight. All that lies on one monster adds up. Where there are several monsters, say which
  one you mean. A Mate or an Evil Twin has every enhancement that its original has.

  Rule: An enhancer raises or lowers the Level of a monster.
    # enhancers.change-monster-level · classic: When To Play Cards, Monster Enhancers, par. 1
    # enhancers.change-combat-strength · booty and bites: When To Play Cards, Monster Enhancers (p. 5), par. 1; christmas-lite and lite: Combat, Monster Enhancers, par. 1
    @rule:enhancers.change-monster-level @rule:enhancers.change-combat-strength
    Scenario: An enhancer of five makes a monster of five a monster of ten
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Bo holds Plain Enhancer
      And Ann fights Plain Monster 5
      When Bo plays Plain Enhancer on Plain Monster 5
      Then the monsters' total is 10
      And Ann is fighting

  Rule: An enhancer may be a reduction: a negative one is as legal as a positive one.
    # enhancers.may-weaken-a-monster · classic: When To Play Cards, Monster Enhancers, par. 1; booty and bites: When To Play Cards, Monster Enhancers (p. 5), par. 1; christmas-lite and lite: Combat, Monster Enhancers, par. 1
    @rule:enhancers.may-weaken-a-monster
    Scenario: An enhancer may make a monster weaker, and its Treasure poorer
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Bo holds Plain Weakener
      And Ann fights Plain Monster 10
      When Bo plays Plain Weakener on Plain Monster 10
      Then the monsters' total is 5
      And Ann is fighting

  Rule: Any player may play an enhancer, and in any combat.
    # enhancers.any-player-any-combat · classic: When To Play Cards, Monster Enhancers, par. 1; Other Munchkin Stuff, Interfering With Combat, par. 3; booty and bites: When To Play Cards, Monster Enhancers (p. 5), par. 1; Interfering With Combat, par. 3; christmas-lite and lite: Combat, Monster Enhancers, par. 1
    @rule:enhancers.any-player-any-combat
    Scenario: Bo plays one in Ann's fight
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Bo holds Plain Enhancer
      And Ann fights Plain Monster 5
      When Bo plays Plain Enhancer on Plain Monster 5
      Then that is allowed, because any player may play an enhancer, and in any combat
      And Ann is fighting

    @rule:enhancers.any-player-any-combat
    Scenario: Without a fight no enhancer is played
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann holds Plain Enhancer
      When Ann plays Plain Enhancer
      Then that is refused, because any player may play an enhancer, and in any combat

  Rule: An enhancing card makes its monster harder to beat and worth more Treasure.
    # enhancers.worse-monster-has-more-treasure · classic: Other Munchkin Stuff, Interfering With Combat, par. 3
    # enhancers.usually-add-treasure · booty and bites: Interfering With Combat, par. 3
    # enhancers.change-treasure-count · christmas-lite and lite: Combat, Monster Enhancers, par. 1; Combat, Rewards, par. 1
    @rule:enhancers.worse-monster-has-more-treasure @rule:enhancers.usually-add-treasure
    @rule:enhancers.change-treasure-count
    Scenario: A monster with an enhancer pays two Treasures, and two are drawn
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 8 with Plain Bow
      And Bo holds Plain Enhancer
      And Ann fights Plain Monster 5, looking for trouble
      And next cards Plain Ring + Plain Coin
      When Bo plays Plain Enhancer on Plain Monster 5
      Then 2 Treasures are at stake
      When Ann claims the kill
      And no one says anything
      Then Ann holds Plain Ring + Plain Coin
      And Ann uses Plain Bow

  Rule: All enhancers on the same monster add together.
    # enhancers.all-on-one-monster-add-up · classic: When To Play Cards, Monster Enhancers, par. 2; booty and bites: When To Play Cards, Monster Enhancers (p. 5), par. 2; christmas-lite and lite: Combat, Monster Enhancers, par. 2
    @rule:enhancers.all-on-one-monster-add-up
    Scenario: Five more and five less on one monster leave it as it was
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann holds Plain Enhancer
      And Bo holds Plain Weakener
      And Ann fights Plain Monster 10
      When Bo plays Plain Weakener on Plain Monster 10
      And Ann plays Plain Enhancer on Plain Monster 10
      Then the monsters' total is 10
      And Ann is fighting

  Rule: Of several monsters the player of an enhancer chooses the one it applies to.
    # enhancers.player-chooses-the-monster · classic: When To Play Cards, Monster Enhancers, par. 2; booty and bites: When To Play Cards, Monster Enhancers (p. 5), par. 2; christmas-lite and lite: Combat, Monster Enhancers, par. 2
    @rule:enhancers.player-chooses-the-monster
    Scenario: The player of an enhancer says on which monster
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Bo holds Plain Enhancer
      And Ann fights Plain Monster 5 + Plain Monster 10
      When Bo asks: may I play Plain Enhancer?
      Then that is asked back
      And the choices are "may Bo play Plain Enhancer on Plain Monster 5?" and "may Bo play Plain Enhancer on Plain Monster 10?"
      When Bo plays Plain Enhancer on Plain Monster 10
      Then the monsters' total is 20
      And Ann is fighting

  Rule: A Mate has every enhancement that its monster has.
    # enhancers.mate-shares-its-monsters · classic: When To Play Cards, Monster Enhancers, par. 2; lite: Combat, Monster Enhancers, par. 3
    @rule:enhancers.mate-shares-its-monsters
    Scenario: A Mate has all that its monster has
      Given a new table in classic and lite
      And Ann holds Plain Weakener
      And Bo holds Plain Mate
      And Ann fights Plain Monster 5 (Plain Enhancer)
      When Bo plays Plain Mate on Plain Monster 5
      And Ann plays Plain Weakener on Plain Monster 5
      Then the monsters' total is 10
      And Ann is fighting

  Rule: An Evil Twin has every enhancement that its monster has.
    # enhancers.evil-twin-shares-its-monsters · bites: When To Play Cards, Monster Enhancers (p. 5), par. 2
    @rule:enhancers.evil-twin-shares-its-monsters
    Scenario: An Evil Twin has all that its monster has
      Given a new table in bites
      And Bo holds Plain Evil Twin
      And Ann fights Plain Monster 5 (Plain Enhancer)
      When Bo plays Plain Evil Twin on Plain Monster 5
      Then the monsters' total is 20
      And Ann is fighting

  Rule: Ancient, Enraged and Mate on one monster.
    # enhancers.example-ancient-enraged-mate · classic: When To Play Cards, Monster Enhancers, par. 2; lite: Combat, Monster Enhancers, par. 3
    Scenario: An Ancient, Enraged Net Troll and its Ancient, Enraged Mate
      Given a new table in classic and lite
      And Ann holds Ancient + Enraged + Mate
      And next card Net Troll
      When Ann kicks open the door
      Then the monsters' total is 10
      And 3 Treasures are at stake
      When Ann plays Ancient on Net Troll
      Then the monsters' total is 20
      When Ann plays Mate on Net Troll
      Then the monsters' total is 40
      When Ann plays Enraged on Net Troll
      Then the monsters' total is 50
      And 12 Treasures are at stake

    Scenario: A monster of its own is not a Mate: it has none of the first one's enhancers
      Given a new table in classic and lite
      And Ann holds Ancient + Enraged
      And Bo sits at the table
      And next card Net Troll
      When Ann kicks open the door
      And Ann plays Ancient on Net Troll
      Then the monsters' total is 20
      When let Bo have Wandering Monster in hand
      And let Bo have Drooling Slime in hand
      And Bo plays Wandering Monster with Drooling Slime
      Then the monsters' total is 21
      And Ann holds Enraged

  Rule: Corrupt, Venomous and Evil Twin on one monster.
    # enhancers.example-corrupt-venomous-evil-twin · bites: When To Play Cards, Monster Enhancers (p. 5), par. 2
    Scenario: A Corrupt, Venomous Pumpkinhead and its Evil Twin
      Given a new table in bites
      And card "Corrupt": like bites, +3, +1 treasure, monster-enhancer
      And card "Venomous": like bites, +4, +1 treasure, monster-enhancer
      And Ann holds Corrupt + Venomous + Evil Twin
      And next card Pumpkinhead
      When Ann kicks open the door
      Then the monsters' total is 8
      When Ann plays Evil Twin on Pumpkinhead
      Then the monsters' total is 16
      When Ann plays Corrupt on Pumpkinhead
      Then the monsters' total is 22
      When Ann plays Venomous on Pumpkinhead
      Then the monsters' total is 30
      And 8 Treasures are at stake

    Scenario: The Twin does not share the enhancers of another monster
      Given a new table in bites
      And card "Corrupt": like bites, +3, +1 treasure, monster-enhancer
      And Ann holds Corrupt + Venomous
      And Bo sits at the table
      And next card Pumpkinhead
      When Ann kicks open the door
      And let Bo have Wandering Monster in hand
      And let Bo have Evil Twin in hand
      And let Bo have Plain Monster 5 in hand
      And Bo plays Wandering Monster with Plain Monster 5
      Then the monsters' total is 13
      When Bo plays Evil Twin on Pumpkinhead
      Then the monsters' total is 21
      When Ann plays Corrupt on Plain Monster 5
      Then the monsters' total is 24
      And Ann holds Venomous
      And 6 Treasures are at stake

  Rule: Legendary, Bloodthirsty and Accursed on one monster.
    # enhancers.example-legendary-bloodthirsty-accursed · booty: When To Play Cards, Monster Enhancers (p. 5), par. 2
    Scenario: A Greenbeard who is Legendary, Bloodthirsty and Accursed at once
      Given a new table in booty
      And card "Bloodthirsty": like booty, +5, +1 treasure, monster-enhancer
      And card "Accursed": like booty, +4, +1 treasure, monster-enhancer
      And Ann holds Legendary + Bloodthirsty + Accursed
      And next card Greenbeard
      When Ann kicks open the door
      Then the monsters' total is 6
      When Ann plays Accursed on Greenbeard
      Then the monsters' total is 10
      When Ann plays Legendary on Greenbeard
      Then the monsters' total is 20
      When Ann plays Bloodthirsty on Greenbeard
      Then the monsters' total is 25
      And 6 Treasures are at stake

    Scenario: Legendary alone is worth ten
      Given a new table in booty
      And Ann holds Legendary
      And next card Greenbeard
      When Ann kicks open the door
      And Ann plays Legendary on Greenbeard
      Then the monsters' total is 16
      And 4 Treasures are at stake

    Scenario: Shared out over two monsters, none of them is all three
      Given a new table in booty
      And card "Accursed": like booty, +4, monster-enhancer
      And Ann holds Legendary + Accursed
      And Bo sits at the table
      And next card Greenbeard
      When Ann kicks open the door
      And let Bo have Wandering Monster in hand
      And let Bo have Plain Monster 5 in hand
      And Bo plays Wandering Monster with Plain Monster 5
      And Ann plays Legendary on Greenbeard
      And Ann plays Accursed on Plain Monster 5
      Then the monsters' total is 25

  Rule: Left open: does the Mate or Evil Twin, enhanced as its monster is, pay Treasure of its own?
    # gap.copy-pays-treasure · classic, bites and lite
    @rule:gap.copy-pays-treasure
    Scenario: A Mate pays Treasure of its own, as long as the owner says nothing else
      Given a new table in classic and lite
      And Ann is Level 7 with Plain Bow + Plain Helmet
      And Ann fights a Level 5 monster + Plain Mate of Plain Monster 5, looking for trouble
      And next cards 2 Treasure cards
      When Ann claims the kill
      And no one says anything
      Then it is open in what follows: does the Mate or Evil Twin, enhanced as its monster is, pay Treasure of its own? (played as: pays-its-own)
      And Ann holds 2 cards
      And Ann is Level 9
      And Ann's strength is 13
      And Ann uses Plain Bow + Plain Helmet

    @rule:gap.copy-pays-treasure
    Scenario: An Evil Twin pays Treasure of its own, as long as the owner says nothing else
      Given a new table in bites
      And Ann is Level 7 with Plain Bow + Plain Helmet
      And Ann fights a Level 5 monster + Plain Evil Twin of Plain Monster 5
      And next cards 2 Treasure cards
      When Ann claims the kill
      And no one says anything
      Then it is open in what follows: does the Mate or Evil Twin, enhanced as its monster is, pay Treasure of its own? (played as: pays-its-own)
      And Ann holds 2 cards
      And Ann is Level 9
      And Ann uses Plain Bow + Plain Helmet

  Rule: Left open: does the copy of an eliminated monster keep the enhancers?
    # gap.copy-of-an-eliminated-monster · classic, bites and lite
    @rule:gap.copy-of-an-eliminated-monster
    Scenario: When the monster is gone, its Mate keeps the enhancers, as long as the owner says nothing else
      Given a new table in classic and lite
      And card "Plain Dust": monster, level 5, ability in a fight to eliminate the monster and take its treasure
      And Ann fights Plain Dust (Plain Enhancer) + Plain Mate of Plain Dust
      When Ann uses Plain Dust
      Then it is open in what follows: the original of a Mate or Evil Twin is eliminated or replaced: does the copy keep the enhancers? (played as: copy-keeps-them)
      And the monsters' total is 10

    @rule:gap.copy-of-an-eliminated-monster
    Scenario: When the monster is gone, its Evil Twin keeps the enhancers, as long as the owner says nothing else
      Given a new table in bites
      And card "Plain Dust": monster, level 5, ability in a fight to eliminate the monster and take its treasure
      And Ann fights Plain Dust (Plain Enhancer) + Plain Evil Twin of Plain Dust
      When Ann uses Plain Dust
      Then it is open in what follows: the original of a Mate or Evil Twin is eliminated or replaced: does the copy keep the enhancers? (played as: copy-keeps-them)
      And the monsters' total is 10

  Rule: Left open: an enhancer is laid on a Mate or Evil Twin alone: does the original get it?
    # gap.enhancer-on-the-copy · classic, bites and lite
    @rule:gap.enhancer-on-the-copy
    Scenario: An enhancer on the Mate leaves the original as it is, as long as the owner says nothing else
      Given a new table in classic and lite
      And Ann is Level 9 with Plain Bow
      And Bo holds Plain Enhancer
      And Cy holds Plain Great Potion
      And Ann fights a Level 5 monster + Plain Mate of Plain Monster 5
      When Bo plays Plain Enhancer on Plain Mate
      Then the monsters' total is 15
      When Cy plays Plain Great Potion on Ann
      Then the munchkins' total is 17
      When Ann claims the kill
      Then that is left open: an enhancer is laid on a Mate or Evil Twin alone: does the original get it? (played as: copy-only)

    @rule:gap.enhancer-on-the-copy
    Scenario: An enhancer on the Evil Twin leaves the original as it is, as long as the owner says nothing else
      Given a new table in bites
      And Ann is Level 9 with Plain Bow
      And Bo holds Plain Enhancer
      And Cy holds Plain Great Potion
      And Ann fights a Level 5 monster + Plain Evil Twin of Plain Monster 5
      When Bo plays Plain Enhancer on Plain Evil Twin
      Then the monsters' total is 15
      When Cy plays Plain Great Potion on Ann
      Then the munchkins' total is 17
      When Ann claims the kill
      Then that is left open: an enhancer is laid on a Mate or Evil Twin alone: does the original get it? (played as: copy-only)
      And Ann uses Plain Bow
