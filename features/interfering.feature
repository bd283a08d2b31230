Feature: Interfering
  You may interfere where others fight. Play one-shots for either side, make a monster stronger or weaker, or send
  another from your hand with a Wandering Monster card. Play a Curse on the fighter, or backstab them if you are a
  Thief. You need nobody's leave, and your help need not be honest. When the kill is final, it is too late.

  Rule: A player may use a one-shot card in another player's combat, on either side.
    # interfering.one-shot-in-anothers-combat · classic: Other Munchkin Stuff, Interfering With Combat, par. 2; booty and bites: Interfering With Combat, par. 2; christmas-lite: Combat, Interfering With Combat, par. 2; Combat, par. 4; lite: Interfering With Combat, par. 2; Combat, par. 4
    @rule:interfering.one-shot-in-anothers-combat
    Scenario: A potion for the fighter
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Bo holds Plain Potion + Plain Great Potion
      And Ann fights a monster
      When Bo plays Plain Potion on Ann
      Then that is allowed, because a player may use a one-shot card in another player's combat, on either side
      And Bo holds Plain Great Potion

  Rule: A one-shot may be used against the very player one seems to be helping.
    # interfering.one-shot-may-hit-the-ally · classic: Other Munchkin Stuff, Interfering With Combat, par. 2; booty and bites: Interfering With Combat, par. 2; christmas-lite and lite: Combat, par. 4
    @rule:interfering.one-shot-may-hit-the-ally
    Scenario: After that a greater one for the monster
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Bo holds Plain Potion + Plain Great Potion
      And Ann fights Plain Monster 5
      When Bo plays Plain Potion on Ann
      And Bo plays Plain Great Potion on Plain Monster 5
      Then that is allowed, because a one-shot may be used against the very player one seems to be helping

  Rule: A player may play a card that changes a monster, in their own combats and in those of others.
    # interfering.monster-may-be-modified · classic: Other Munchkin Stuff, Interfering With Combat, par. 3; booty and bites: Interfering With Combat, par. 3; christmas-lite: Combat, Interfering With Combat, par. 3; Combat, Monster Enhancers, par. 1; lite: Interfering With Combat, par. 3; Combat, Monster Enhancers, par. 1
    @rule:interfering.monster-may-be-modified
    Scenario: A bystander makes the monster stronger
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Bo holds Plain Enhancer
      And Ann fights Plain Monster 5
      When Bo plays Plain Enhancer on Plain Monster 5
      Then that is allowed, because a player may play a card that changes a monster, in their own combats and in those of others
      And Ann is fighting

  Rule: A Wandering Monster sends a monster from the hand into another player's combat.
    # interfering.wandering-monster-brings-hand-monster · classic: Other Munchkin Stuff, Interfering With Combat, par. 4; When To Play Cards, Monster Enhancers, par. 1; When To Play Cards, Monsters, par. 2; booty and bites: Interfering With Combat, par. 4; When To Play Cards, Monsters (p. 5), par. 2; christmas-lite: Combat, Interfering With Combat, par. 4; Combat, Monsters, par. 2; lite: Interfering With Combat, par. 4; Combat, Monsters, par. 2
    @rule:interfering.wandering-monster-brings-hand-monster
    Scenario: A Wandering Monster card without a monster from the hand does nothing
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Bo holds Plain Wandering Monster
      When Bo plays Plain Wandering Monster
      Then that is refused, because with a Wandering Monster card a player sends a monster from their own hand into another player's combat

  Rule: A Wandering Monster card may be used in any combat; the words do not leave out its player's own.
    # interfering.wandering-monster-works-in-any-combat · classic: Other Munchkin Stuff, Interfering With Combat, par. 4; When To Play Cards, Monster Enhancers, par. 1; booty and bites: Interfering With Combat, par. 4
    @rule:interfering.wandering-monster-works-in-any-combat
    Scenario: In one's own fight a Wandering Monster joins, as play goes on
      Given a new table in classic, booty and bites
      And Ann holds Plain Wandering Monster + Plain Monster 1
      And Ann fights a Level 5 monster
      When Ann plays Plain Wandering Monster with Plain Monster 1
      Then that is a contradiction: a Wandering Monster card may be used in any combat
      And the monsters' total is 6

  Rule: A monster whose own card gives it a way to join may be added from hand to a combat by that rule.
    # interfering.monster-may-join-by-its-own-card · lite: Interfering With Combat, par. 4
    @rule:interfering.monster-may-join-by-its-own-card
    Scenario: An Undead joins an Undead without a Wandering Monster card
      Given a new table in lite
      And Bo holds Plain Undead 1
      And Ann fights Plain Undead 5
      When Bo plays Plain Undead 1
      Then that is allowed, because a monster whose own card gives it a way to join may be added from hand to a combat by that rule

  Rule: A Thief may backstab a player who is in combat.
    # interfering.thief-may-backstab · classic: Other Munchkin Stuff, Interfering With Combat, par. 5; christmas-lite: Combat, Interfering With Combat, par. 5; lite: Interfering With Combat, par. 5
    @rule:interfering.thief-may-backstab
    Scenario: A Thief backstabs a player who fights, and nobody else
      Given a new table in classic, christmas-lite and lite
      And Ann is Level 6
      And Bo is a Thief, holding Plain Coin + Plain Ring
      And Cy sits at the table
      And Ann fights a monster
      When Bo asks: may I use Backstab on Cy discarding Plain Coin?
      Then that is refused, because a Thief may backstab a player who is in combat
      When Bo uses Backstab on Ann discarding Plain Coin
      Then the fight stands at 4 to 5
      And Bo holds Plain Ring

  Rule: A player may play a Curse on someone who is in combat.
    # interfering.curse-a-combatant · classic: Other Munchkin Stuff, Interfering With Combat, par. 6; booty and bites: Interfering With Combat, par. 5; christmas-lite: Combat, Interfering With Combat, par. 6; lite: Interfering With Combat, par. 6
    @rule:interfering.curse-a-combatant
    Scenario: A Curse on a player who fights
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Bo holds Plain Curse
      And Ann fights a monster
      When Bo plays Plain Curse on Ann
      Then that is allowed, because a player may play a Curse on someone who is in combat

  Rule: A player may play a Trap on someone who is in combat.
    # interfering.trap-a-combatant · bites: Interfering With Combat, par. 5
    @rule:interfering.trap-a-combatant
    Scenario: A Trap on a player who fights
      Given a new table in bites
      And Bo holds Plain Trap
      And Ann fights a monster
      When Bo plays Plain Trap on Ann
      Then that is allowed, because a player may play a Trap on someone who is in combat

  Rule: A player may give another so-called help that leaves them with less Treasure.
    # interfering.unwelcome-help-is-allowed · classic: Other Munchkin Stuff, par. 1; booty: When To Play Cards, Curses (p. 5), par. 6; bites: When To Play Cards, Curses and Traps (p. 5), par. 6; christmas-lite and lite: Curses, par. 7
    @rule:interfering.unwelcome-help-is-allowed
    Scenario: Weakening the monster helps Ann, and may cost her Treasure
      Given a new table in classic, booty, bites, christmas-lite and lite
      And card "Plain Brute": monster, level 6
      And Ann is Level 4
      And Bo holds Plain Weakener
      And Ann fights Plain Brute, looking for trouble
      And next card a Treasure card
      And Ann decides gap.fewest-treasures: at-least-one
      When Bo plays Plain Weakener on Plain Brute
      Then that is allowed, because a player may give another so-called help that leaves them with less Treasure
      When Ann claims the kill
      And no one says anything
      Then Ann holds 1 card
      And the Levels are Ann 5 and Bo 1

  Rule: Left open: may the fighter add a monster to their own fight with Wandering Monster?
    # gap.wandering-monster-in-own-fight · christmas-lite and lite
    @rule:gap.wandering-monster-in-own-fight
    Scenario: In the small boxes a Wandering Monster may join one's own fight, as long as the owner says nothing else
      Given a new table in christmas-lite and lite
      And Ann holds Plain Wandering Monster + Plain Monster 1
      And Ann fights a Level 5 monster
      When Ann plays Plain Wandering Monster with Plain Monster 1
      Then that is left open: may the fighter add a monster to their own fight with Wandering Monster? (played as: allowed)
      And the monsters' total is 6

  Rule: The sheet says both: a Wandering Monster goes into any combat; it goes into another player's.
    # conflict.wandering-monsters-target · classic, booty and bites
    @rule:conflict.wandering-monsters-target
    Scenario: In one's own fight: the sheet allows it and does not
      Given a new table in classic, booty and bites
      And Ann holds Plain Wandering Monster + Plain Monster 1
      And Ann fights a monster
      When Ann plays Plain Wandering Monster with Plain Monster 1
      Then that is a contradiction: a Wandering Monster card may be used in any combat; the words do not leave out its player's own; but with a Wandering Monster card a player sends a monster from their own hand into another player's combat
