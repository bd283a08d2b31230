Feature: Monsters
  Monsters come from the Door deck. One that you turn up at the door attacks at once, and you must fight it or run.
  One that you get in any other way goes to your hand. From there you may fight it by looking for trouble, or send
  it into another player's fight with a Wandering Monster card. Its card tells its Level, its Bad Stuff, its
  Treasures and its powers.

  Rule: A monster drawn face up at the door attacks the player who drew it at once.
    # monsters.door-monster-attacks-its-drawer · classic: When To Play Cards, Monsters, par. 1; booty and bites: When To Play Cards, Monsters (p. 5), par. 1; christmas-lite and lite: Combat, Monsters, par. 1
    @rule:monsters.door-monster-attacks-its-drawer
    Scenario: A monster behind the door attacks at once
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann sits at the table
      And next card a monster
      When Ann kicks open the door
      Then the monsters' total is 5
      And Ann is fighting

  Rule: A monster gained in any other way goes to the hand.
    # monsters.gained-otherwise-go-to-hand · booty and bites: When To Play Cards, Monsters (p. 5), par. 2; christmas-lite and lite: Combat, Monsters, par. 2
    Scenario: A monster drawn face down by looting goes to the hand
      Given a new table in classic, booty, bites and christmas-lite
      And it is Ann's turn, looking for trouble
      And next card Plain Monster 5
      When Ann loots the room
      Then there is no fight
      And Ann holds Plain Monster 5

  Rule: A monster in hand may look for trouble, or join another's fight with Wandering Monster.
    # monsters.hand-monsters-for-trouble-or-wandering · classic: When To Play Cards, Monsters, par. 2; booty and bites: When To Play Cards, Monsters (p. 5), par. 2; christmas-lite and lite: Combat, Monsters, par. 2
    @rule:monsters.hand-monsters-for-trouble-or-wandering
    Scenario: A monster from the hand does not walk into a fight by itself
      Given a new table in bites and lite
      And Bo holds Plain Undead 1 + Plain Monster 5
      When Bo asks: may I play Plain Monster 5?
      Then that is refused, because a monster in hand may be played to look for trouble in the player's own turn, or into another's fight with Wandering Monster

  Rule: A player may play a Monster on themselves when that helps them.
    # monsters.may-be-played-on-oneself · classic: Other Munchkin Stuff, par. 1; booty: When To Play Cards, Curses (p. 5), par. 6; bites: When To Play Cards, Curses and Traps (p. 5), par. 6; christmas-lite and lite: Curses, par. 7
    @rule:monsters.may-be-played-on-oneself
    Scenario: Where the owner allows it, a player sends a weak monster into their own fight, and gains by it
      Given a new table in classic, booty and bites
      And Ann holds Plain Wandering Monster + Plain Monster 1
      And Bo sits at the table
      And Ann fights a monster
      And Ann decides conflict.wandering-monsters-target: allowed
      When Bo asks: may I play Plain Wandering Monster with Plain Monster 1?
      Then that is not possible, because that card is not theirs
      When Ann plays Plain Wandering Monster with Plain Monster 1
      Then the monsters' total is 6

    @rule:monsters.may-be-played-on-oneself
    Scenario: In the small boxes, too, where the owner allows it, a weak monster is sent into one's own fight
      Given a new table in christmas-lite and lite
      And Ann holds Plain Wandering Monster + Plain Monster 1
      And Bo sits at the table
      And Ann fights a monster
      And Ann decides gap.wandering-monster-in-own-fight: allowed
      When Bo asks: may I play Plain Wandering Monster with Plain Monster 1?
      Then that is not possible, because that card is not theirs
      When Ann plays Plain Wandering Monster with Plain Monster 1
      Then the monsters' total is 6
