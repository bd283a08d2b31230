Feature: Tags
  Some monsters belong together: Undead, Bats, Sharks and Santas. If one of them is in a fight, any player may send
  another of the same sort from their hand, without a Wandering Monster card. Which sorts there are depends on the
  box. Some cards speak of a sort, too, such as those that help against Undead.

  Rule: An Undead monster from the hand may join a combat that has an Undead.
    # tags.undead-may-join-undead · bites: When To Play Cards, Monsters, Undead Monsters (p. 5), par. 1; lite: Combat, Undead Monsters, par. 1
    @rule:tags.undead-may-join-undead
    Scenario: An Undead joins an Undead
      Given a new table in bites and lite
      And Bo holds Plain Undead 1 + Plain Monster 5
      And Ann fights Plain Undead 5
      When Bo plays Plain Undead 1
      Then the monsters' total is 6
      And Bo holds Plain Monster 5

    @rule:monsters.hand-monsters-for-trouble-or-wandering
    Scenario: An Undead does not join another monster
      Given a new table in bites and lite
      And Bo holds Plain Undead 1
      When Bo plays Plain Undead 1
      Then that is refused, because a monster in hand may be played to look for trouble in the player's own turn, or into another's fight with Wandering Monster

  Rule: A monster may join the Undead together with a card that makes it Undead.
    # tags.card-that-makes-undead-enables-joining · bites: When To Play Cards, Monsters, Undead Monsters (p. 5), par. 1; lite: Combat, Undead Monsters, par. 1
    @rule:tags.card-that-makes-undead-enables-joining
    Scenario: A monster that a card makes Undead may join an Undead
      Given a new table in bites and lite
      And Bo holds Plain Grave Mould + Plain Monster 1 + Plain Monster 10
      And Ann fights Plain Undead 5
      When Bo plays Plain Monster 1 with Plain Grave Mould
      Then that is allowed, because a card that makes a monster Undead may be played along with a monster that is not Undead
      And the monsters' total is 6
      And Bo holds Plain Monster 10

  Rule: When a Bat appears, any player may send another Bat from the hand to its aid.
    # tags.bat-may-join-bat · bites: When To Play Cards, Bats (p. 6), par. 1; Fighting Multiple Monsters, par. 1
    @rule:tags.bat-may-join-bat
    Scenario: A Bat joins a Bat
      Given a new table in bites
      And Bo holds Plain Bat 1 + Plain Monster 5
      And Ann fights Plain Bat 5
      When Bo plays Plain Bat 1
      Then the monsters' total is 6
      And Bo holds Plain Monster 5
      And Ann is fighting

    @rule:monsters.hand-monsters-for-trouble-or-wandering
    Scenario: A Bat does not join another monster
      Given a new table in bites
      And Bo holds Plain Bat 1
      When Bo plays Plain Bat 1
      Then that is refused, because a monster in hand may be played to look for trouble in the player's own turn, or into another's fight with Wandering Monster

  Rule: Any player may send a Shark from the hand into a combat that already has one.
    # tags.shark-may-join-shark · booty: When To Play Cards, "Shark" Monsters (p. 5), par. 1; Fighting Multiple Monsters, par. 1
    @rule:tags.shark-may-join-shark
    Scenario: A Shark joins a Shark
      Given a new table in booty
      And Bo holds Plain Shark 1 + Plain Monster 5
      And Ann fights Plain Shark 5
      When Bo plays Plain Shark 1
      Then the monsters' total is 6
      And Bo holds Plain Monster 5
      And Ann is fighting

    @rule:monsters.hand-monsters-for-trouble-or-wandering
    Scenario: A Shark does not join another monster
      Given a new table in booty
      And Bo holds Plain Shark 1
      When Bo plays Plain Shark 1
      Then that is refused, because a monster in hand may be played to look for trouble in the player's own turn, or into another's fight with Wandering Monster

  Rule: A monster is a Shark by the tag above its name, whatever the name says.
    # tags.shark-is-known-by-its-tag · booty: When To Play Cards, "Shark" Monsters (p. 5), par. 1
    @rule:tags.shark-is-known-by-its-tag
    Scenario: A Shark is known by its tag, not by its name
      Given a new table in booty
      And card "Plain Remora": monster, level 1, tag Shark
      And card "Plain Shark of a Lawyer": monster
      And Bo holds Plain Remora + Plain Shark of a Lawyer
      And Ann fights Plain Shark 5
      When Bo plays Plain Shark of a Lawyer
      Then that is refused, because a monster in hand may be played to look for trouble in the player's own turn, or into another's fight with Wandering Monster
      When Bo plays Plain Remora
      Then that is allowed, because a monster is a Shark if its card has the Shark tag above the name, whether or not the name says shark
      And the fight stands at 1 to 6
      And Ann is fighting

  Rule: A Santa monster from the hand may join a combat that already has another Santa.
    # tags.santa-may-join-santa · christmas-lite: Combat, Santa Monsters, par. 1; Combat, Interfering With Combat, par. 4
    @rule:tags.santa-may-join-santa
    Scenario: A Santa joins a Santa
      Given a new table in christmas-lite
      And Bo holds Plain Santa 1 + Plain Monster 5
      And Ann fights Plain Santa 5
      When Bo plays Plain Santa 1
      Then the monsters' total is 6
      And Bo holds Plain Monster 5

    @rule:monsters.hand-monsters-for-trouble-or-wandering
    Scenario: A Santa does not join another monster
      Given a new table in christmas-lite
      And Bo holds Plain Santa 1
      When Bo plays Plain Santa 1
      Then that is refused, because a monster in hand may be played to look for trouble in the player's own turn, or into another's fight with Wandering Monster

  Rule: Left open: may the fighter send a monster into their own fight by a shared tag?
    # gap.joining-ones-own-fight-by-tag · bites, christmas-lite and lite
    @rule:gap.joining-ones-own-fight-by-tag
    Scenario: The fighter may send an Undead into their own fight, as long as the owner says nothing else
      Given a new table in bites and lite
      And Ann holds Plain Undead 1
      And Ann fights Plain Undead 5
      When Ann plays Plain Undead 1
      Then that is left open: may the fighter send a monster into their own fight because it shares a tag with one there? (played as: allowed)
      And the monsters' total is 6

    @rule:gap.joining-ones-own-fight-by-tag
    Scenario: The fighter may send a Santa into their own fight, as long as the owner says nothing else
      Given a new table in christmas-lite
      And Ann holds Plain Santa 1
      And Ann fights Plain Santa 5
      When Ann plays Plain Santa 1
      Then that is left open: may the fighter send a monster into their own fight because it shares a tag with one there? (played as: allowed)
      And the monsters' total is 6

  Rule: Left open: does a monster that joined let others of its tag join in turn?
    # gap.joined-monster-lets-others-join · booty, bites, christmas-lite and lite
    @rule:gap.joined-monster-lets-others-join
    Scenario: An Undead may join one that came by a Wandering Monster card, as long as the owner says nothing else
      Given a new table in bites and lite
      And Bo holds Plain Wandering Monster + Plain Undead 5 + Plain Undead 1
      And Ann fights a Level 5 monster
      When Bo plays Plain Wandering Monster with Plain Undead 5
      Then the monsters' total is 10
      When Bo plays Plain Undead 1
      Then that is left open: does a monster that joined by tag or Wandering Monster let others of its tag join in turn? (played as: allowed)
      And the monsters' total is 11

    @rule:gap.joined-monster-lets-others-join
    Scenario: A Shark may join one that came by a Wandering Monster card, as long as the owner says nothing else
      Given a new table in booty
      And Bo holds Plain Wandering Monster + Plain Shark 5 + Plain Shark 1
      And Ann fights a Level 5 monster
      When Bo plays Plain Wandering Monster with Plain Shark 5
      Then the monsters' total is 10
      When Bo plays Plain Shark 1
      Then that is left open: does a monster that joined by tag or Wandering Monster let others of its tag join in turn? (played as: allowed)
      And the monsters' total is 11

    @rule:gap.joined-monster-lets-others-join
    Scenario: A Santa may join one that came by a Wandering Monster card, as long as the owner says nothing else
      Given a new table in christmas-lite
      And Bo holds Plain Wandering Monster + Plain Santa 5 + Plain Santa 1
      And Ann fights a Level 5 monster
      When Bo plays Plain Wandering Monster with Plain Santa 5
      Then the monsters' total is 10
      When Bo plays Plain Santa 1
      Then that is left open: does a monster that joined by tag or Wandering Monster let others of its tag join in turn? (played as: allowed)
      And the monsters' total is 11

  Rule: Left open: may monsters that joined by tag stay when the one they joined is eliminated?
    # gap.tag-joiners-after-the-first-is-gone · booty and bites
    @rule:gap.tag-joiners-after-the-first-is-gone
    Scenario: When the first Shark is gone, the others stay, and more may come, as long as the owner says nothing else
      Given a new table in booty
      And card "Plain Dust": monster, level 5, tag Shark, ability in a fight to eliminate the monster and take its treasure
      And Bo holds Plain Shark 5 + Plain Shark 1
      And Ann fights Plain Dust
      When Bo plays Plain Shark 5
      Then the monsters' total is 10
      When Ann uses Plain Dust
      Then it is open in what follows: one Undead, Shark or Bat joins and the one it joined is eliminated: may those that came stay, and may more come? (played as: stay-and-more-may-come)
      And the monsters' total is 5
      When Bo plays Plain Shark 1
      Then that is left open: one Undead, Shark or Bat joins and the one it joined is eliminated: may those that came stay, and may more come? (played as: stay-and-more-may-come)
      And the monsters' total is 6

    @rule:gap.tag-joiners-after-the-first-is-gone
    Scenario: When the first Bat is gone, the others stay, and more may come, as long as the owner says nothing else
      Given a new table in bites
      And card "Plain Dust": monster, level 5, tag Bat, ability in a fight to eliminate the monster and take its treasure
      And Bo holds Plain Bat 5 + Plain Bat 1
      And Ann fights Plain Dust
      When Bo plays Plain Bat 5
      Then the monsters' total is 10
      When Ann uses Plain Dust
      Then it is open in what follows: one Undead, Shark or Bat joins and the one it joined is eliminated: may those that came stay, and may more come? (played as: stay-and-more-may-come)
      And the monsters' total is 5
      When Bo plays Plain Bat 1
      Then that is left open: one Undead, Shark or Bat joins and the one it joined is eliminated: may those that came stay, and may more come? (played as: stay-and-more-may-come)
      And the monsters' total is 6
