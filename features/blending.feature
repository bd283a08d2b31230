Feature: Combining sets
  You may shuffle the cards of several boxes together. What a card does, it says itself, whichever box it comes
  from; what may be done with it, the sheet in force says. If the sheet has no word for a kind of card that another
  box brings in, its owner decides. Agree on one sheet before you begin.

  Rule: The game may be combined with the original Munchkin and with any other set of the line.
    # blending.sets-may-be-combined · booty and bites: Introduction, par. 2; Super-Sized Munchkin (p. 6), par. 2
    Scenario: A card of another box lies on the table and does what it says
      Given a new table in booty, bites, christmas-lite and lite
      And card "Huge Rock": like classic
      And Ann is Level 3 with Huge Rock
      And Cy sits at the table
      And next card a monster
      When Ann kicks open the door
      Then the fight stands at 6 to 5
      When Ann claims the kill
      And no one says anything
      Then Ann is Level 4

    Scenario: An Elf and Warrior of the first box helps: as a Warrior they win the tie, as an Elf they go up
      Given a new table in classic, booty, bites, christmas-lite and lite
      And card "Elf": like classic
      And card "Warrior": like classic
      And card "Drooling Slime": like classic
      And Ann is Level 1
      And Bob is a Level 4 Elf Warrior
      And next card Drooling Slime
      When Ann kicks open the door
      And Ann asks Bob for help
      And Bob agrees
      Then the fight stands at 5 to 5
      When Ann claims the kill
      Then that is allowed
      When no one says anything
      Then the Levels are Ann 2 and Bob 5

    @rule:precedence.card-usually-overrides-sheet
    Scenario: A Dwarf of the first box carries any number of Big Items where the sheet knows no Dwarves
      Given a new table in booty and bites
      And card "Dwarf": like classic
      And card "Lose Your Race": like classic
      And Ann is a Dwarf with Plain Big Rock, holding Plain Big Sword
      And Bo has Plain Wagon in play, holding Lose Your Race
      When Ann plays Plain Big Sword
      Then that is allowed
      When Bo plays Lose Your Race on Ann
      And Ann asks: may I kick open the door?
      Then that is not possible, because something is owed first
      When Ann chooses Plain Big Rock
      Then Ann uses Plain Big Sword
      And Bo uses Plain Wagon

  Rule: Left open: may a second card be laid down of a kind that only another box has?
    # gap.more-than-one-of-a-kind-not-named · classic, booty, bites, christmas-lite and lite
    @rule:gap.more-than-one-of-a-kind-not-named
    Scenario: A second Accent cannot be laid down where the sheet knows no Accents, as long as the owner says nothing else
      Given a new table in classic, bites, christmas-lite and lite
      And card "French": like booty
      And card "Dutch": like booty
      And Ann is a French, holding Dutch
      When Ann plays Dutch
      Then that is left open: may a second card be laid down of a kind that only another box has, such as a Race, a Class or an Accent? (played as: one)

    @rule:gap.more-than-one-of-a-kind-not-named
    Scenario: A second Race cannot be laid down in the box that has no Races, as long as the owner says nothing else
      Given a new table in booty
      And card "Elf": like classic
      And card "Dwarf": like classic
      And Ann is an Elf, holding Dwarf
      When Ann plays Dwarf
      Then that is left open: may a second card be laid down of a kind that only another box has, such as a Race, a Class or an Accent? (played as: one)

  Rule: Left open: may a card be thrown out at will that is of a kind only another box has?
    # gap.throwing-out-a-kind-not-named · christmas-lite and lite
    @rule:gap.throwing-out-a-kind-not-named
    Scenario: An Accent of another box may be thrown out, as long as the owner says nothing else
      Given a new table in christmas-lite and lite
      And card "French": like booty
      And Ann is a French
      When Ann discards French
      Then that is left open: may a card be thrown out at will that is of a kind only another box has, such as a Race, a Class, an Accent or a Power? (played as: allowed)
