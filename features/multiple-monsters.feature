Feature: Several monsters
  More than one monster can be in a fight. You must beat them all together: their totals are added up. For each that
  is killed you go up a level, and you get the Treasure of all. You cannot fight one and run from another. If a card
  removes one of them, you fight the rest; if you then run from the rest, you get nothing.

  Rule: When other monsters join the fight, the players must beat the sum of their levels.
    # multiple-monsters.beat-combined-levels · classic: Combat, par. 3
    # multiple-monsters.beat-combined-strengths · booty and bites: Fighting Multiple Monsters, par. 1; christmas-lite and lite: Combat, Fighting Multiple Monsters, par. 1
    @rule:multiple-monsters.beat-combined-levels @rule:multiple-monsters.beat-combined-strengths
    Scenario: Five and one are six: a six is not enough, a nine is
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 6, holding Plain Potion
      And Ann fights a Level 5 monster + a Level 1 monster
      Then the fight stands at 6 to 6
      When Ann claims the kill
      Then that is refused, because if the two totals are equal, the monster wins
      When Ann plays Plain Potion on Ann
      And Ann claims the kill
      Then that is allowed

  Rule: Other monsters join a fight by way of Wandering Monster or Mate.
    # multiple-monsters.joined-by-wandering-monster-or-mate · classic: Combat, par. 3; When To Play Cards, Monster Enhancers, par. 1
    @rule:monsters.hand-monsters-for-trouble-or-wandering @rule:enhancers.wandering-monster-and-mate-count-among-them
    @rule:multiple-monsters.joined-by-wandering-monster-or-mate
    Scenario: Another monster joins by Wandering Monster or by Mate
      Given a new table in classic
      And Bo holds Plain Wandering Monster + Plain Monster 1 + Plain Mate
      And Ann fights Plain Monster 5
      When Bo plays Plain Wandering Monster with Plain Monster 1
      Then that is allowed, because other monsters join a fight by way of Wandering Monster or Mate
      When Bo plays Plain Mate on Plain Monster 5
      Then that is allowed, because other monsters join a fight by way of Wandering Monster or Mate

  Rule: Certain cards, Wandering Monster above all, let other players send further monsters into the fight.
    # multiple-monsters.rivals-may-send-more · booty and bites: Fighting Multiple Monsters, par. 1; christmas-lite and lite: Combat, Fighting Multiple Monsters, par. 1
    @rule:multiple-monsters.rivals-may-send-more
    Scenario: A rival sends another monster, and the fight is tied
      Given a new table in booty, bites, christmas-lite and lite
      And Ann is Level 6
      And Bo holds Plain Wandering Monster + Plain Monster 1
      And Ann fights a monster
      When Bo plays Plain Wandering Monster with Plain Monster 1
      Then the fight stands at 6 to 6

  Rule: A special ability of one of the monsters applies to the whole fight.
    # multiple-monsters.special-ability-covers-the-whole-fight · booty and bites: Fighting Multiple Monsters, par. 1; christmas-lite and lite: Combat, Fighting Multiple Monsters, par. 1
    @rule:multiple-monsters.special-ability-covers-the-whole-fight
    Scenario: Against a monster that counts only Levels the Bow adds nothing, in the whole fight
      Given a new table in booty, bites, christmas-lite and lite
      And card "Plain Leveller": monster, level 3, level only
      And Ann is Level 7 with Plain Bow
      And Ann fights Plain Leveller + a Level 5 monster
      When Ann claims the kill
      Then that is refused, because a player whose total is equal to or less than the monsters' total loses the combat and must run away
      And the fight stands at 7 to 8
      And Ann uses Plain Bow

  Rule: A player whose cards allow it may remove one of the monsters and fight the rest as usual.
    # multiple-monsters.one-may-be-eliminated-and-the-rest-fought · classic: Combat, par. 3; booty and bites: Fighting Multiple Monsters, par. 1; christmas-lite and lite: Combat, Fighting Multiple Monsters, par. 1
    @rule:multiple-monsters.one-may-be-eliminated-and-the-rest-fought
    Scenario: One monster is removed by a card, the other is killed
      Given a new table in classic, booty, bites, christmas-lite and lite
      And card "Plain Dust": monster, ability in a fight to eliminate the monster and take its treasure
      And Ann is Level 2
      And Ann fights Plain Dust + a Level 1 monster
      When Ann uses Plain Dust
      Then the fight stands at 2 to 1
      When Ann claims the kill
      And no one says anything
      Then Ann is Level 3

  Rule: A player may not choose to fight one monster and run away from another in the same combat.
    # multiple-monsters.no-fighting-one-and-fleeing-another · classic: Combat, par. 3; booty and bites: Fighting Multiple Monsters, par. 1; christmas-lite and lite: Combat, Fighting Multiple Monsters, par. 1
    @rule:multiple-monsters.no-fighting-one-and-fleeing-another
    Scenario: A player who has run from one monster cannot fight the other
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Bo sits at the table
      And Ann fights Plain Monster 10 + Plain Monster 1
      And Bo would not help
      When Ann runs from Plain Monster 10
      And the die shows 6
      And Ann claims the kill
      Then that is refused, because a player may not choose to fight one monster and run away from another in the same combat
      When Ann asks: may I ask Bo for help?
      Then that is refused, because a player may not choose to fight one monster and run away from another in the same combat

  Rule: A player who eliminates one monster with a card and then runs from the rest gets no Treasure at all.
    # multiple-monsters.eliminate-then-flee-forfeits-treasure · classic: Combat, par. 3; booty and bites: Fighting Multiple Monsters, par. 1
    # multiple-monsters.eliminate-then-flee-forfeits-levels-and-treasure · christmas-lite and lite: Combat, Fighting Multiple Monsters, par. 1
    @rule:multiple-monsters.eliminate-then-flee-forfeits-treasure
    @rule:multiple-monsters.eliminate-then-flee-forfeits-levels-and-treasure
    Scenario: A player who removes one monster and runs from the other gets no Treasure
      Given a new table in classic, booty, bites, christmas-lite and lite
      And card "Plain Dust": monster, ability in a fight to eliminate the monster and take its treasure
      And Bo holds 1 card
      And Ann fights Plain Dust + a Level 10 monster, looking for trouble
      And Bo would not help
      When Ann uses Plain Dust
      And Ann asks: may I use Plain Dust?
      Then that is not possible, because that card is not theirs
      When Ann runs away
      And the die shows 6
      Then Ann holds nothing

    @rule:multiple-monsters.eliminate-then-flee-forfeits-treasure
    @rule:multiple-monsters.eliminate-then-flee-forfeits-levels-and-treasure
    Scenario: There is no level for a monster killed by a card, if the player runs from the other
      Given a new table in classic, booty, bites, christmas-lite and lite
      And card "Plain Nose": monster, 2 levels for the kill
      And card "Plain Breath": one-shot, slay Plain Nose
      And Ann is Level 4, holding Plain Breath
      And Bo holds 1 card
      And Ann fights Plain Nose + a Level 5 monster, looking for trouble
      And next card a Treasure card
      And Bo would not help
      When Ann plays Plain Breath on Plain Nose
      Then Ann is Level 4
      When Ann runs away
      And the die shows 6
      Then Ann is Level 4
      And Ann holds nothing
      And there is no fight

  Rule: A player who kills several monsters in one combat goes up a level for each.
    # multiple-monsters.one-level-for-each-kill · classic: Combat, par. 4; booty and bites: Asking For Help, par. 4; christmas-lite and lite: Combat, Rewards, par. 1; Combat, Asking For Help, par. 4
    @rule:multiple-monsters.one-level-for-each-kill
    Scenario: Two monsters killed are two levels
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 6, holding Plain Potion
      And Ann fights a Level 5 monster + a Level 1 monster
      When Ann plays Plain Potion on Ann
      And Ann claims the kill
      And no one says anything
      Then Ann is Level 8

  Rule: Left open: is the whole fight one of Levels only if one of its monsters is fought so?
    # gap.level-only-among-several · classic
    @rule:gap.level-only-among-several
    Scenario: Do Items count against the other monster?
      Given a new table in classic
      And card "Plain Leveller": monster, level 3, level only
      And Ann is Level 4 with Plain Helmet
      And Ann fights Plain Leveller + a Level 1 monster
      When Ann claims the kill
      Then that is left open: a monster that is fought with Level only stands beside another: does that hold for the whole fight? (played as: whole-fight)
      And Ann uses Plain Helmet
      And the fight stands at 4 to 4
