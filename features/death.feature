Feature: Death
  If you die, you keep your Level and what you are, and lose everything else. The others take it: one card each, the
  highest Level first, and what is left is discarded. You come back as a new character that looks just like the old
  one, without cards. At the start of your next turn you draw new cards, as at the beginning of the game. Until then
  you have none; whether the others may give you some differs from box to box.

  Rule: A player who dies loses everything they have, except what the sheet lets them keep.
    # death.lose-all-your-stuff · classic, booty, bites and lite: Death, par. 1
    @rule:death.lose-all-your-stuff
    Scenario: What Ann had in use, carried and held is lost
      Given a new table in classic, booty, bites and lite
      And Ann has Plain Helmet + Plain Boots in play
      And Bo and Cy sit at the table
      And Ann fights Plain Killer
      And Bo and Cy would not help
      When Ann runs from Plain Killer
      And the die shows 1
      Then Ann, Bo and Cy use nothing
      And Ann carries nothing sideways

  Rule: A player who dies keeps their Races and Classes.
    # death.race-and-class-are-kept · classic and lite: Death, par. 1
    @rule:death.race-and-class-are-kept
    Scenario: An Elf Warrior who dies is still an Elf and a Warrior
      Given a new table in classic and lite
      And Ann is an Elf Warrior with Plain Helmet
      And Bo and Cy sit at the table
      And Ann fights Plain Killer
      And Bo and Cy would not help
      When Ann runs from Plain Killer
      And the die shows 1
      Then Ann's race is Elf
      And Ann's class is Warrior

  Rule: A player who dies keeps their Classes and Accents.
    # death.class-and-accent-are-kept · booty: Death, par. 1
    @rule:death.class-and-accent-are-kept
    Scenario: A Pirate with a British accent who dies still is one
      Given a new table in booty
      And Ann is a Pirate British with Plain Helmet
      And Bo and Cy sit at the table
      And Ann fights Plain Killer
      And Bo and Cy would not help
      When Ann runs from Plain Killer
      And the die shows 1
      Then Ann's class is Pirate
      And Ann's accent is British

  Rule: A player who dies keeps their Races and Powers.
    # death.race-and-powers-are-kept · bites: Death, par. 1
    @rule:death.race-and-powers-are-kept
    Scenario: A Vampire who dies is still a Vampire, and keeps the Power in play
      Given a new table in bites
      And Ann is a Vampire Celeritousness with Plain Helmet
      And Bo and Cy sit at the table
      And Ann fights Plain Killer
      And Bo and Cy would not help
      When Ann runs from Plain Killer
      And the die shows 1
      And Ann lets it happen
      Then Ann's race is Vampire
      And Ann's powers are Celeritousness

  Rule: A player who dies keeps the Curses that were affecting them.
    # death.lasting-curses-are-kept · booty, bites and lite: Death, par. 1
    @rule:death.lasting-curses-are-kept
    Scenario: A Curse that was affecting Ann still does
      Given a new table in booty, bites and lite
      And card "Itch": curse, stays, -1
      And Bo and Cy sit at the table
      And Ann is cursed with Itch
      And Ann fights Plain Killer
      And Bo and Cy would not help
      When Ann runs from Plain Killer
      And the die shows 1
      Then Ann suffers Itch
      And Ann's strength is 0

  Rule: A player who dies keeps Half-Breed and Super Munchkin if they have them in play.
    # death.half-breed-and-super-munchkin-are-kept · lite: Death, par. 1
    @rule:death.half-breed-and-super-munchkin-are-kept
    Scenario: Half-Breed and Super Munchkin are kept
      Given a new table in lite
      And Ann is an Elf Half-Breed Warrior Thief Super Munchkin
      And Bo and Cy sit at the table
      And Ann fights Plain Killer
      And Bo and Cy would not help
      When Ann runs from Plain Killer
      And the die shows 1
      Then Ann uses Half-Breed + Super Munchkin
      And Ann's class is Warrior + Thief
      And Ann's race is Elf

  Rule: A player who has died need not run away from the monsters still left in the fight.
    # death.the-dead-need-not-flee-the-rest · lite: Death, par. 1
    @rule:death.the-dead-need-not-flee-the-rest
    Scenario: Dead, she need not run from the second monster
      Given a new table in lite
      And Bo and Cy sit at the table
      And Ann fights Plain Killer + a Level 5 monster
      And Bo and Cy would not help
      When Ann runs from Plain Killer
      And the die shows 1
      Then there is no fight

  Rule: The others choose from the dead player's hand and from the cards they had in play.
    # death.looting-covers-hand-and-table · classic, booty, bites and lite: Death, par. 2 (Looting The Body)
    @rule:death.looting-covers-hand-and-table
    Scenario: Hand and table lie on the body for the others
      Given a new table in classic, booty, bites and lite
      And Ann has Plain Helmet + Plain Boots in play, carrying Plain Cap, holding Plain Potion
      And Bo and Cy sit at the table
      And Ann fights Plain Killer
      And Bo and Cy would not help
      When Ann runs from Plain Killer
      And the die shows 1
      Then Plain Helmet + Plain Boots + Plain Cap + Plain Potion lie on Ann's body

  Rule: A Cheat! card and its Item are parted before looting, so that each may be taken alone.
    # death.cheated-items-are-separated-before-looting · lite: Death, par. 2 (Looting The Body)
    @rule:death.cheated-items-are-separated-before-looting
    Scenario: Cheat! and its Item are taken one by one
      Given a new table in lite
      And Ann has Plain Helmet (Plain Cheat) in play
      And Bo is Level 4
      And Cy is Level 2
      And Ann fights Plain Killer
      And Bo and Cy would not help
      When Ann runs from Plain Killer
      And the die shows 1
      And Bo chooses Plain Cheat
      And Cy chooses Plain Helmet
      Then Bo holds Plain Cheat
      And the Levels are Ann 1, Bo 4 and Cy 2

  Rule: The player with the highest Level loots first, then the others in order of Level.
    # death.looting-goes-from-highest-level-down · classic, booty, bites and lite: Death, par. 2 (Looting The Body)
    @rule:death.looting-goes-from-highest-level-down
    Scenario: Bo is Level 4 and chooses before Cy, who is Level 2
      Given a new table in classic, booty, bites and lite
      And Ann has Plain Helmet + Plain Boots in play, holding Plain Potion
      And Bo is Level 4
      And Cy is Level 2
      And Ann fights Plain Killer
      And Bo and Cy would not help
      When Ann runs from Plain Killer
      And the die shows 1
      And Cy asks: may I choose Plain Helmet?
      Then that is not possible, because something is owed first
      When Bo chooses Plain Potion
      And Cy chooses Plain Helmet
      Then Cy holds Plain Helmet
      And Plain Boots lies in the treasure discards
      And the Levels are Ann 1, Bo 4 and Cy 2

  Rule: Players of equal Level roll the die to see who loots first.
    # death.looting-ties-are-rolled-off · classic, booty, bites and lite: Death, par. 2 (Looting The Body)
    @rule:death.looting-ties-are-rolled-off
    Scenario: Bo and Cy are both Level 4, and roll: the five chooses
      Given a new table in classic, booty, bites and lite
      And Ann holds Plain Potion
      And Bo is Level 4
      And Cy is Level 4
      And Ann fights Plain Killer
      And Bo and Cy would not help
      When Ann runs from Plain Killer
      And the die shows 1
      And the die shows 3
      And the die shows 5
      And Bo asks: may I choose Plain Potion?
      Then that is not possible, because something is owed first

  Rule: Each of the other players chooses one card from the body.
    # death.each-looter-takes-one-card · classic, booty, bites and lite: Death, par. 2 (Looting The Body)
    @rule:death.each-looter-takes-one-card
    Scenario: Each takes one card
      Given a new table in classic, booty, bites and lite
      And Ann has Plain Helmet + Plain Boots in play, holding Plain Potion
      And Bo is Level 4
      And Cy is Level 2
      And Ann fights Plain Killer
      And Bo and Cy would not help
      When Ann runs from Plain Killer
      And the die shows 1
      And Bo chooses Plain Potion
      And Cy chooses Plain Boots
      Then Bo holds Plain Potion
      And the Levels are Ann 1, Bo 4 and Cy 2
      And Plain Helmet lies in the treasure discards

  Rule: If the body runs out of cards, the remaining players get nothing.
    # death.looting-stops-when-cards-run-out · classic, booty, bites and lite: Death, par. 2 (Looting The Body)
    @rule:death.looting-stops-when-cards-run-out
    Scenario: Where there is one card, only the first to choose gets one
      Given a new table in classic, booty, bites and lite
      And Ann holds Plain Potion
      And Bo is Level 4
      And Cy is Level 2
      And Ann fights Plain Killer
      And Bo and Cy would not help
      When Ann runs from Plain Killer
      And the die shows 1
      And Bo chooses Plain Potion
      Then nothing is owed
      And the Levels are Ann 1, Bo 4 and Cy 2

  Rule: What is left of the body after every player has had one card is discarded.
    # death.unlooted-cards-are-discarded · classic, booty, bites and lite: Death, par. 2 (Looting The Body)
    @rule:death.unlooted-cards-are-discarded
    Scenario: What nobody took is discarded
      Given a new table in classic, booty, bites and lite
      And Ann has Plain Helmet + Plain Boots in play, carrying Plain Cap, holding Plain Potion
      And Bo is Level 4
      And Cy is Level 2
      And Ann fights Plain Killer
      And Bo and Cy would not help
      When Ann runs from Plain Killer
      And the die shows 1
      And Bo chooses Plain Potion
      And Cy chooses Plain Boots
      Then Plain Helmet + Plain Cap lie in the treasure discards
      And the Levels are Ann 1, Bo 4 and Cy 2

  Rule: A dead character cannot receive cards for any reason, charity included.
    # death.the-dead-receive-no-cards · booty, bites and lite: Death, par. 3
    @rule:death.the-dead-receive-no-cards
    Scenario: Nobody gives the dead a card
      Given a new table in booty, bites and lite
      And Cy sits at the table
      And Ann is dead
      And Bo has Plain Helmet in play
      When Bo gives Plain Helmet to Ann
      Then that is refused, because a dead character cannot receive cards for any reason, charity included
      When Bo asks: may I give Plain Helmet to Cy?
      Then that is allowed

  Rule: A dead character cannot go up a level.
    # death.the-dead-gain-no-levels · booty, bites and lite: Death, par. 3
    @rule:death.the-dead-gain-no-levels
    Scenario: The dead do not go up a level
      Given a new table in booty, bites and lite
      And Cy sits at the table
      And Ann is dead
      And Bo has Plain Helmet in play, holding Plain Go Up a Level + Plain Curse
      When Bo plays Plain Go Up a Level on Ann
      Then that is refused, because a dead character cannot go up a level
      When Bo asks: may I play Plain Go Up a Level on Cy?
      Then that is allowed

  Rule: The new character is there at once, and from the next turn on can help in others' combats.
    # death.new-character-appears-at-once · classic: Death, par. 3
    @rule:death.new-character-appears-at-once
    Scenario: In the first box the new character is there at once, and cannot help before the next turn
      Given a new table in classic
      And Cy sits at the table
      And Ann is dead
      And Bo is Level 4
      And Bo fights a monster
      When Bo asks: may I ask Ann for help?
      Then that is refused, because the new character is there at once, and from the next turn on can help in others' combats
      When Bo asks: may I ask Cy for help?
      Then that is allowed

  Rule: The new character appears when the next player's turn begins, and can help from then on.
    # death.new-character-appears-when-the-next-turn-begins · booty, bites and lite: Death, par. 4
    @rule:death.new-character-appears-when-the-next-turn-begins
    Scenario: Elsewhere the new character comes with the next turn
      Given a new table in booty, bites and lite
      And Bo and Cy sit at the table
      And Ann fights Plain Killer
      And Bo and Cy would not help
      When Ann runs from Plain Killer
      And the die shows 1
      And Ann ends the turn
      Then Bo, Cy and Ann are alive
      And Ann waits for new cards

  Rule: The new character may receive cards by charity or as gifts before its own next turn.
    # death.new-character-may-receive-charity-and-gifts · lite: Death, par. 4
    @rule:death.new-character-may-receive-charity-and-gifts
    Scenario: In the latest box the new character may be given an Item
      Given a new table in lite
      And Ann sits at the table
      And Bo has Plain Helmet in play
      And it is Bo's turn
      And Ann waits for new cards
      When Bo gives Plain Helmet to Ann
      Then that is allowed, because the new character comes back with no cards but those that death let it keep, and may receive others by charity or as gifts before its own next turn

  Rule: A player whose character died begins the next turn with two cards of each deck, face down.
    # death.next-turn-draws-two-of-each · classic: Death, par. 4
    @rule:death.next-turn-draws-two-of-each
    Scenario: In the first box the new character draws two cards from each deck
      Given a new table in classic
      And Ann sits at the table
      And it is Cy's turn, in charity
      And next cards 2 monsters + 2 Treasure cards
      And Ann waits for new cards
      When Cy ends the turn
      Then Ann holds 4 cards

  Rule: A player whose character died begins the next turn with four cards of each deck, face down.
    # death.next-turn-draws-four-of-each · booty, bites and lite: Death, par. 5
    @rule:death.next-turn-draws-four-of-each
    Scenario: Elsewhere the new character draws four from each deck
      Given a new table in booty, bites and lite
      And Ann sits at the table
      And it is Cy's turn, in charity
      And next cards 2 monsters + 2 Door cards + 4 Treasure cards
      And Ann waits for new cards
      When Cy ends the turn
      Then Ann holds 8 cards

  Rule: After drawing and playing, a player whose character died takes their turn in the normal way.
    # death.then-the-turn-is-normal · booty, bites and lite: Death, par. 5
    @rule:death.then-the-turn-is-normal
    Scenario: After the draw the turn goes on as any other
      Given a new table in booty, bites and lite
      And Ann sits at the table
      And it is Cy's turn, in charity
      And next cards 2 monsters + 2 Door cards + 4 Treasure cards
      And Ann waits for new cards
      When Cy ends the turn
      And Ann kicks open the door
      Then Ann waits for no new cards

  Rule: Left open: does a turn go on for a player killed in the middle of it by a Curse?
    # gap.turn-of-one-killed-by-a-curse · classic, booty, bites and lite
    @rule:gap.turn-of-one-killed-by-a-curse
    Scenario: A Curse that kills Ann in her own turn ends the turn, as long as the owner says nothing else
      Given a new table in classic, booty, bites and lite
      And card "Doom": curse, die
      And Ann sits at the table
      And Bo holds Doom
      When Bo plays Doom on Ann
      Then it is open in what follows: does a turn go on for a player killed in the middle of it by a Curse? (played as: turn-ends)
      And it is Bo's turn
      And nothing is owed

  Rule: Left open: may a dead player play a Curse or another card, or use an ability?
    # gap.dead-player-plays-cards · classic, booty, bites and lite
    @rule:gap.dead-player-plays-cards
    Scenario: The dead play no Curse, as long as the owner says nothing else
      Given a new table in classic, booty, bites and lite
      And Ann is dead
      And Bo is Level 4
      And Plain Curse lies on the body of Ann
      When Ann plays Plain Curse on Bo
      Then that is left open: may a dead player play a Curse or another card, or use an ability? (played as: refused)
      And Bo is Level 4

    @rule:gap.dead-player-plays-cards
    Scenario: A dead Thief does not backstab, as long as the owner says nothing else
      Given a new table in classic and lite
      And Ann is a Thief, holding Plain Potion
      And Ann is dead
      And Bo is Level 4
      And Bo fights a monster
      When Ann uses Backstab on Bo discarding Plain Potion
      Then that is left open: may a dead player play a Curse or another card, or use an ability? (played as: refused)
      And the munchkins' total is 4
      And Ann holds Plain Potion

  Rule: Left open: may a Curse, a Go Up a Level or what steals a level be used on a dead player?
    # gap.cards-on-the-dead · classic, booty, bites and lite
    @rule:gap.cards-on-the-dead
    Scenario: The dead cannot be cursed, as long as the owner says nothing else
      Given a new table in classic, booty, bites and lite
      And Ann holds Plain Curse
      And Bo is Level 3
      And Bo is dead
      When Ann plays Plain Curse on Bo
      Then that is left open: may a Curse, a Go Up a Level or what steals a level be used on a dead player? (played as: refused)
      And Ann holds Plain Curse
      And Bo is Level 3

  Rule: Left open: does a dead player loot another who dies in the same fight?
    # gap.dead-looting-the-dead · classic
    @rule:gap.dead-looting-the-dead
    Scenario: A player who dies in the same fight does not loot the other, as long as the owner says nothing else
      Given a new table in classic
      And Ann holds Plain Potion
      And Cy sits at the table
      And Ann fights Plain Killer with Bo helping
      When Ann runs from Plain Killer
      Then that is allowed
      When the die shows 1
      Then that is allowed
      When Bo runs from Plain Killer
      And the die shows 1
      Then it is open in what follows: does a dead player loot another who dies in the same fight? (played as: refused)
      And Ann and Bo are dead
      When Cy chooses Plain Potion
      Then nothing is owed
      And the Levels are Ann 1, Cy 1 and Bo 1

  Rule: Left open: in tied looting rolls, does high or low go first, and what of a further tie?
    # gap.tied-looting-rolls · classic, booty, bites and lite
    @rule:gap.tied-looting-rolls
    Scenario: The higher roll goes first, as long as the owner says nothing else
      Given a new table in classic, booty, bites and lite
      And Ann holds Plain Potion
      And Bo is Level 4
      And Cy is Level 4
      And Ann fights Plain Killer
      And Bo and Cy would not help
      When Ann runs from Plain Killer
      And the die shows 1
      And the die shows 3
      And the die shows 5
      Then it is open in what follows: in tied looting rolls, does high or low go first, and what of a further tie? (played as: high-first-then-roll-again)

  Rule: Left open: is a fighter's body looted at once while the helper still has to run?
    # gap.body-looted-when · classic, booty, bites and lite
    @rule:gap.body-looted-when
    Scenario: The body is looted when all have run, as long as the owner says nothing else
      Given a new table in classic, booty, bites and lite
      And Ann holds Plain Potion
      And Ann fights Plain Killer with Bo helping
      When Ann runs from Plain Killer
      And the die shows 1
      Then Ann is dead
      And Plain Potion lies on Ann's body
      And Bo is to run away
      When Bo runs from Plain Killer
      And the die shows 6
      Then Plain Potion lies on Ann's body
      And Bo is to choose from the body

  Rule: Left open: must a player who has died still run from the monsters left in the fight?
    # gap.dead-and-the-monsters-left · classic, booty and bites
    @rule:gap.dead-and-the-monsters-left
    Scenario: In the bigger boxes the dead need not run from the second monster, as long as the owner says nothing else
      Given a new table in classic, booty and bites
      And Bo and Cy sit at the table
      And Ann fights Plain Killer + a Level 5 monster
      And Bo and Cy would not help
      When Ann runs from Plain Killer
      And the die shows 1
      Then it is open in what follows: must a player who has died still run from the monsters left in the fight? (played as: need-not)
      And Ann is dead
      And there is no fight
      And nothing is owed

  Rule: Left open: do lasting Curses stay with a player who dies?
    # gap.curses-of-the-dead · classic
    @rule:gap.curses-of-the-dead
    Scenario: In the first box a lasting Curse is lost with death, as long as the owner says nothing else
      Given a new table in classic
      And card "Black Wind": curse, die
      And Ann holds Black Wind
      And Bo is cursed with Chicken on Your Head
      When Ann plays Black Wind on Bo
      Then it is open in what follows: do lasting Curses stay with a player who dies? (played as: lost)
      And Ann and Bo suffer nothing

  Rule: Left open: does a new character receive charity before the next turn begins?
    # gap.new-character-and-charity · classic
    @rule:gap.new-character-and-charity
    Scenario: In the first box the new character may receive charity at once, as long as the owner says nothing else
      Given a new table in classic
      And Ann is Level 4, holding Plain Gem + 5 other cards
      And Cy sits at the table
      And Bo is dead
      And it is Ann's turn, in charity
      When Ann ends the turn
      Then it is open in what follows: does a new character count as living, and so receive charity, between its appearance and the next turn? (played as: counts-as-living)
      When Ann gives Plain Gem to Bo in charity
      Then that is left open: does a new character count as living, and so receive charity, between its appearance and the next turn? (played as: counts-as-living)
      And Bo holds Plain Gem
      And it is Cy's turn
      And nothing is owed
      And the Levels are Ann 4, Cy 1 and Bo 1

  Rule: Left open: may the new character be given cards before its own next turn?
    # gap.cards-for-the-new-character · classic, booty and bites
    @rule:gap.cards-for-the-new-character
    Scenario: In the bigger boxes the new character may be given an Item, as long as the owner says nothing else
      Given a new table in classic, booty and bites
      And Ann sits at the table
      And Bo has Plain Helmet in play
      And it is Bo's turn
      And Ann waits for new cards
      When Bo gives Plain Helmet to Ann
      Then that is left open: may the new character be given cards before its own next turn? (played as: allowed)

  Rule: Left open: do the limits of the opening hold again for the cards drawn after a death?
    # gap.opening-limits-after-death · classic, booty and bites
    @rule:gap.opening-limits-after-death
    Scenario: A second Race may be laid down after a death, as long as the owner says nothing else
      Given a new table in classic
      And Ann is a Half-Breed Elf, holding Dwarf
      And Ann waits for new cards
      When Ann plays Dwarf
      Then that is left open: do the limits of the opening (one Race, one Class, a Power of Rank 1) hold again for the cards drawn after a death? (played as: ordinary-limits)
      And Ann's race is Elf + Dwarf

    @rule:gap.opening-limits-after-death
    Scenario: A second Class may be laid down after a death, as long as the owner says nothing else
      Given a new table in booty
      And Ann is a Super Munchkin Pirate, holding Navy
      And Ann waits for new cards
      When Ann plays Navy
      Then that is left open: do the limits of the opening (one Race, one Class, a Power of Rank 1) hold again for the cards drawn after a death? (played as: ordinary-limits)
      And Ann's class is Pirate + Navy

    @rule:gap.opening-limits-after-death
    Scenario: A Power of Rank 2 may be laid down after a death, as long as the owner says nothing else
      Given a new table in bites
      And Ann is Level 5, holding Malediction
      And Ann waits for new cards
      When Ann plays Malediction
      Then that is left open: do the limits of the opening (one Race, one Class, a Power of Rank 1) hold again for the cards drawn after a death? (played as: ordinary-limits)
      And Ann is Level 5

  Rule: Left open: does a looted card go to the hand or to the table?
    # gap.looted-cards-go-to · classic, booty and bites
    @rule:gap.looted-cards-go-to @rule:death.looted-cards-go-to-hands
    Scenario: A looted card goes to the hand; only the latest sheet says so
      Given a new table in classic, booty, bites and lite
      And Ann has Plain Helmet + Plain Boots in play
      And Bo is Level 4
      And Cy is Level 2 with Plain Coin
      And Ann fights Plain Killer
      And Bo and Cy would not help
      When Ann runs from Plain Killer
      And the die shows 1
      And Bo chooses Plain Helmet
      Then in lite: that is allowed
      And elsewhere: it is open in what follows: does a looted card go to the hand or to the table? (played as: hand)
      And Bo holds Plain Helmet
      And Ann and Bo use nothing
      And Cy is Level 2
      And Cy uses Plain Coin
      And the Levels are Ann 1, Bo 4 and Cy 2

  Rule: Left open: does a player who dies with two Races or Classes keep what doubles them?
    # gap.doubles-of-the-dead · booty and bites
    @rule:gap.doubles-of-the-dead
    Scenario: Does Bilingual stay with the dead?
      Given a new table in booty
      And card "Doom": curse, die
      And Bo holds Doom
      And Ann is a Bilingual French British
      When Bo plays Doom on Ann
      Then it is open in what follows: do Half-Breed, Super Munchkin and Bilingual stay with a player who dies with two of what they double? (played as: kept)
      And Ann is dead
      And Ann's accent is French + British

    @rule:gap.doubles-of-the-dead
    Scenario: Does Half-Breed stay with the dead?
      Given a new table in bites
      And card "Doom": curse, die
      And Bo holds Doom
      And Ann is a Half-Breed Werewolf Vampire
      When Bo plays Doom on Ann
      Then it is open in what follows: do Half-Breed, Super Munchkin and Bilingual stay with a player who dies with two of what they double? (played as: kept)
      And Ann's race is Werewolf + Vampire
