Feature: One-shots
  A one-shot is a card that is used once and then discarded. Most are for fights: a bonus for whichever side you
  like. You may play them from your hand or from the table. Some do something else, as their cards say, and a few of
  those work outside fights, too.

  Rule: A one-shot is a card marked as usable once only.
    # one-shot.marked-usable-once-only · classic: When To Play Cards, Treasures - Using, par. 1; booty and bites: Combat (p. 2), par. 4; christmas-lite: Treasures, "One-Shot" Treasures, par. 1; lite: borrowed from christmas-lite
    @rule:one-shot.marked-usable-once-only
    Scenario: A potion once played is not in the hand any more
      Given a new table in booty, bites, christmas-lite and lite
      And Ann holds Plain Potion
      And Bo sits at the table
      And Ann fights a monster, looking for trouble
      And Bo would not help
      When Ann plays Plain Potion on Ann
      And Ann plays Plain Potion on Ann
      Then that is not possible, because that card is not theirs
      When Ann runs away
      And the die shows 6
      Then Plain Potion lies in the treasure discards

  Rule: A one-shot may be played during any combat, from the hand or from the table.
    # one-shot.playable-from-hand-or-table-in-any-combat · classic: When To Play Cards, Treasures - Using, par. 1; Combat, par. 2; booty: Combat (p. 2), par. 4; When To Play Cards, Items - Using Them (p. 5), par. 1; bites: Combat (p. 2), par. 4; When To Play Cards, Items (p. 5), par. 2
    @rule:one-shot.playable-from-hand-or-table-in-any-combat
    Scenario: A potion from the table and one from the hand
      Given a new table in classic, booty and bites
      And Ann is Level 1 with Plain Potion, holding Plain Great Potion
      And Ann fights a monster
      When Ann plays Plain Potion
      Then the munchkins' total is 4
      When Ann plays Plain Great Potion on Ann
      Then the munchkins' total is 9

    Scenario: The player of a one-shot says for which side
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Bo holds Plain Great Potion
      And Ann fights Plain Monster 10
      When Bo asks: may I play Plain Great Potion?
      Then that is asked back
      And the choices are "may Bo play Plain Great Potion on Ann?" and "may Bo play Plain Great Potion on Plain Monster 10?"
      When Bo plays Plain Great Potion on Plain Monster 10
      Then that is allowed

  Rule: A one-shot used in a combat is discarded after it, win or lose.
    # one-shot.discarded-after-the-combat · booty and bites: Combat (p. 2), par. 4; Combat (p. 2), par. 7; christmas-lite: Treasures, "One-Shot" Treasures, par. 1; lite: borrowed from christmas-lite
    @rule:one-shot.discarded-after-the-combat
    Scenario: A potion is discarded after a fight that was lost
      Given a new table in booty, bites, christmas-lite and lite
      And Ann holds Plain Potion
      And Bo sits at the table
      And Ann fights a monster, looking for trouble
      And Bo would not help
      When Ann plays Plain Potion on Ann
      And Ann runs away
      And the die shows 6
      Then Plain Potion lies in the treasure discards

  Rule: Some one-shots may also be used outside combat, as their cards say.
    # one-shot.some-work-outside-combat · booty: When To Play Cards, Items - Using Them (p. 5), par. 1; bites: When To Play Cards, Items (p. 5), par. 2
    # one-shot.discarded-when-its-effect-is-resolved · christmas-lite: Treasures, "One-Shot" Treasures, par. 1; lite: borrowed from christmas-lite
    @rule:one-shot.some-work-outside-combat @rule:one-shot.discarded-when-its-effect-is-resolved
    Scenario: Outside a fight a Wishing Potion works and is discarded, a fighting potion does not
      Given a new table in booty, bites, christmas-lite and lite
      And Ann holds Plain Wishing Potion + Plain Potion
      When Ann asks: may I play Plain Potion on me?
      Then in booty and bites: that is refused, because a one-shot may be played during any combat, from the hand or from the table
      And elsewhere: that is refused, because a one-shot may be played from the hand or from the table
      When Ann plays Plain Wishing Potion
      Then Ann suffers nothing
      And Plain Wishing Potion lies in the treasure discards

  Rule: A one-shot Item that has a value in gold may be sold as any other Item may.
    # one-shot.item-may-be-sold · christmas-lite: Treasures, "One-Shot" Treasures, par. 2; lite: borrowed from christmas-lite
    @rule:one-shot.item-may-be-sold
    Scenario: A one-shot with a value is sold like any Item
      Given a new table in christmas-lite and lite
      And Ann holds Plain Great Potion + Plain Pearl
      When Ann sells Plain Great Potion + Plain Pearl
      Then that is allowed, because a one-shot Item that has a value in gold may be sold as any other Item may

  Rule: Left open: may a one-shot that is not meant for combat be played in one?
    # gap.one-shots-not-meant-for-combat · christmas-lite and lite
    @rule:gap.one-shots-not-meant-for-combat
    Scenario: A one-shot that is not meant for combat may be played in one, as long as the owner says nothing else
      Given a new table in christmas-lite and lite
      And Ann holds Plain Wishing Potion
      And Ann fights a monster
      When Ann plays Plain Wishing Potion
      Then that is left open: may a one-shot that is not meant for combat be played in one? (played as: allowed)

  Rule: Left open: when does a one-shot go whose effect is over before the fight ends?
    # gap.spent-one-shot-goes-when · christmas-lite and lite
    @rule:gap.spent-one-shot-goes-when
    Scenario: A one-shot whose work is done lies there until the fight ends, as long as the owner says nothing else
      Given a new table in christmas-lite and lite
      And Ann is cursed with Plain Coming Curse
      And Bo holds Plain Wishing Potion
      And Ann fights a monster
      When Bo plays Plain Wishing Potion on Ann
      Then it is open in what follows: when does a one-shot go whose effect is over before the fight ends? (played as: when-the-fight-ends)
      And Ann and Bo suffer nothing
      And nothing lies in the treasure discards
      And Plain Coming Curse lies in the door discards
      And Ann is fighting
