Feature: Death
  If you die, you keep your Level and what you are, and lose everything else. The others take it: one card each, the
  highest Level first, and what is left is discarded. You come back as a new character that looks just like the old
  one, without cards. At the start of your next turn you draw new cards, as at the beginning of the game. Until then
  you have none; whether the others may give you some differs from box to box.

  Rule: A player who dies loses everything they have, except what the sheet lets them keep.
    death.lose-all-your-stuff · classic, booty, bites, lite
      Munchkin 1.02, Death, par. 1
      Munchkin Booty 1.5, Death, par. 1
      Munchkin Bites! 1.6, Death, par. 1
      Munchkin Lite 1.72, Death, par. 1
      There is no such thing in Munchkin Christmas Lite 1.0.

    @rule:death.lose-all-your-stuff
    Scenario: What Ann had in use, carried and held is lost
      Given the board "death/looting-the-body" in classic, booty, bites and lite
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is Level 5 with Plain Helmet + Plain Boots, carrying Plain Cap, holding Plain Potion
        Bo is Level 4
        Cy is Level 2
        Ann fights Reaper
        Bo and Cy would not help
        """
      When Ann runs from Reaper
      And the die shows 1
      Then Ann is dead
      And Ann uses nothing
      And Ann carries nothing sideways
      And Ann holds nothing
      And Ann is Level 5

  Rule: Death does not change a player's Level.
    death.level-is-kept · classic, booty, bites, lite. True of every board there is.
      Munchkin 1.02, Death, par. 1
      Munchkin Booty 1.5, Death, par. 1
      Munchkin Bites! 1.6, Death, par. 1
      Munchkin Lite 1.72, Death, par. 1
      There is no such thing in Munchkin Christmas Lite 1.0.

  Rule: A player who dies keeps their Races and Classes.
    death.race-and-class-are-kept · classic, lite
      Munchkin 1.02, Death, par. 1
      Munchkin Lite 1.72, Death, par. 1
      Munchkin Booty 1.5 instead: A player who dies keeps their Classes and Accents.
        (death.class-and-accent-are-kept)
      Munchkin Bites! 1.6 instead: A player who dies keeps their Races and Powers. (death.race-and-powers-are-kept)
      There is no such thing in Munchkin Christmas Lite 1.0.

    @rule:death.race-and-class-are-kept
    Scenario: An Elf Warrior who dies is still an Elf and a Warrior
      Given the board "death/what-is-kept" in classic and lite
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is a Level 5 Elf Warrior with Plain Helmet
        Bo is Level 4
        Cy is Level 2
        Ann fights Reaper
        Bo and Cy would not help
        """
      When Ann runs from Reaper
      And the die shows 1
      Then Ann is dead
      And Ann's race is Elf
      And Ann's class is Warrior
      And Ann uses nothing

  Rule: A player who dies keeps their Classes and Accents.
    death.class-and-accent-are-kept · booty
      Munchkin Booty 1.5, Death, par. 1
      Munchkin 1.02 and Munchkin Lite 1.72 instead: A player who dies keeps their Races and Classes.
        (death.race-and-class-are-kept)
      Munchkin Bites! 1.6 instead: A player who dies keeps their Races and Powers. (death.race-and-powers-are-kept)
      There is no such thing in Munchkin Christmas Lite 1.0.

    @rule:death.class-and-accent-are-kept
    Scenario: A Pirate with a British accent who dies still is one
      Given the booty board "death/what-is-kept-booty"
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is a Level 5 Pirate British with Plain Helmet
        Bo is Level 4
        Cy is Level 2
        Ann fights Reaper
        Bo and Cy would not help
        """
      When Ann runs from Reaper
      And the die shows 1
      Then Ann is dead
      And Ann's class is Pirate
      And Ann's accent is British
      And Ann uses nothing

  Rule: A player who dies keeps their Races and Powers.
    death.race-and-powers-are-kept · bites
      Munchkin Bites! 1.6, Death, par. 1
      Munchkin 1.02 and Munchkin Lite 1.72 instead: A player who dies keeps their Races and Classes.
        (death.race-and-class-are-kept)
      Munchkin Booty 1.5 instead: A player who dies keeps their Classes and Accents.
        (death.class-and-accent-are-kept)
      There is no such thing in Munchkin Christmas Lite 1.0.

    @rule:death.race-and-powers-are-kept
    Scenario: A Vampire who dies is still a Vampire, and keeps the Power in play
      Given the bites board "death/what-is-kept-bites"
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is a Level 5 Vampire Celeritousness with Plain Helmet
        Bo is Level 4
        Cy is Level 2
        Ann fights Reaper
        Bo and Cy would not help
        """
      When Ann runs from Reaper
      And the die shows 1
      And Ann lets it happen
      Then Ann is dead
      And Ann's race is Vampire
      And Ann's powers are Celeritousness
      And Ann uses nothing

  Rule: A player who dies keeps the Curses that were affecting them.
    death.lasting-curses-are-kept · booty, bites, lite
      Munchkin Booty 1.5, Death, par. 1
      Munchkin Bites! 1.6, Death, par. 1
      Munchkin Lite 1.72, Death, par. 1
      Of this nothing is said in Munchkin 1.02.
      There is no such thing in Munchkin Christmas Lite 1.0.

    @rule:death.lasting-curses-are-kept
    Scenario: A Curse that was affecting Ann still does
      Given the board "death/curses-are-kept" in booty, bites and lite
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        (Itch: curse; -1 to strength; stays until it has done its work)
        Ann is Level 5
        Ann is cursed with Itch
        Bo is Level 4
        Cy is Level 2
        Ann fights Reaper
        Bo and Cy would not help
        """
      When Ann runs from Reaper
      And the die shows 1
      Then Ann is dead
      And Ann suffers Itch

  Rule: A player who dies keeps Half-Breed and Super Munchkin if they have them in play.
    death.half-breed-and-super-munchkin-are-kept · lite
      Munchkin Lite 1.72, Death, par. 1
      Of this nothing is said in Munchkin 1.02, Munchkin Booty 1.5 and Munchkin Bites! 1.6.
      There is no such thing in Munchkin Christmas Lite 1.0.

    @rule:death.half-breed-and-super-munchkin-are-kept
    Scenario: Half-Breed and Super Munchkin are kept
      Given the lite board "death/half-breed-is-kept"
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is a Level 5 Elf Half-Breed Warrior Thief Super Munchkin
        Bo is Level 4
        Cy is Level 2
        Ann fights Reaper
        Bo and Cy would not help
        """
      When Ann runs from Reaper
      And the die shows 1
      Then Ann uses Half-Breed + Super Munchkin

  Rule: The character that comes back has the same kinds and Level as the one that died.
    death.new-character-looks-like-the-old · classic, booty, bites, lite. It says no more than death.level-is-kept
        and death.race-and-class-are-kept and death.class-and-accent-are-kept and death.race-and-powers-are-kept.
      Munchkin 1.02, Death, par. 1
      Munchkin Booty 1.5, Death, par. 1
      Munchkin Bites! 1.6, Death, par. 1
      Munchkin Lite 1.72, Death, par. 1
      There is no such thing in Munchkin Christmas Lite 1.0.

  Rule: A player who has died need not run away from the monsters still left in the fight.
    death.the-dead-need-not-flee-the-rest · lite
      Munchkin Lite 1.72, Death, par. 1
      Of this nothing is said in Munchkin 1.02, Munchkin Booty 1.5 and Munchkin Bites! 1.6.
      There is no such thing in Munchkin Christmas Lite 1.0.

    @rule:death.the-dead-need-not-flee-the-rest
    Scenario: Dead, she need not run from the second monster
      Given the lite board "death/need-not-flee-the-rest"
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is Level 5
        Bo is Level 4
        Cy is Level 2
        Ann fights Reaper + Plain Monster 5
        Bo and Cy would not help
        """
      When Ann runs from Reaper
      And the die shows 1
      Then Ann is dead
      And there is no fight

  Rule: The dead player's hand is laid out beside the cards they had in play, and the others choose from what they have lost.
    death.looting-covers-hand-and-table · classic, booty, bites, lite
      Munchkin 1.02, Death, par. 2 (Looting The Body)
      Munchkin Booty 1.5, Death, par. 2 (Looting The Body)
      Munchkin Bites! 1.6, Death, par. 2 (Looting The Body)
      Munchkin Lite 1.72, Death, par. 2 (Looting The Body)
      There is no such thing in Munchkin Christmas Lite 1.0.

    @rule:death.looting-covers-hand-and-table
    Scenario: Hand and table lie on the body for the others
      Given the board "death/looting-the-body" in classic, booty, bites and lite
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is Level 5 with Plain Helmet + Plain Boots, carrying Plain Cap, holding Plain Potion
        Bo is Level 4
        Cy is Level 2
        Ann fights Reaper
        Bo and Cy would not help
        """
      When Ann runs from Reaper
      And the die shows 1
      Then Plain Helmet + Plain Boots + Plain Cap + Plain Potion lie on Ann's body
      And Bo is to choose from the body

  Rule: The cards a dead player keeps are not among those laid out for looting.
    death.kept-cards-are-not-laid-out · lite. It says no more than death.race-and-class-are-kept and
        death.half-breed-and-super-munchkin-are-kept and death.lasting-curses-are-kept.
      Munchkin Lite 1.72, Death, par. 2 (Looting The Body)
      There is no such thing in Munchkin Christmas Lite 1.0.

  Rule: A Cheat! card and the Item it goes with are parted before looting, so that each may be taken on its own.
    death.cheated-items-are-separated-before-looting · lite
      Munchkin Lite 1.72, Death, par. 2 (Looting The Body)
      Of this nothing is said in Munchkin 1.02, Munchkin Booty 1.5 and Munchkin Bites! 1.6.
      There is no such thing in Munchkin Christmas Lite 1.0.

    @rule:death.cheated-items-are-separated-before-looting
    Scenario: Cheat! and its Item are taken one by one
      Given the lite board "death/cheat-is-parted"
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is Level 5 with Plain Helmet (Plain Cheat)
        Bo is Level 4
        Cy is Level 2
        Ann fights Reaper
        Bo and Cy would not help
        """
      When Ann runs from Reaper
      And the die shows 1
      And Bo chooses Plain Cheat
      And Cy chooses Plain Helmet
      Then Bo holds Plain Cheat
      And Cy holds Plain Helmet

  Rule: The player with the highest Level loots first, then the others in order of Level.
    death.looting-goes-from-highest-level-down · classic, booty, bites, lite
      Munchkin 1.02, Death, par. 2 (Looting The Body)
      Munchkin Booty 1.5, Death, par. 2 (Looting The Body)
      Munchkin Bites! 1.6, Death, par. 2 (Looting The Body)
      Munchkin Lite 1.72, Death, par. 2 (Looting The Body)
      There is no such thing in Munchkin Christmas Lite 1.0.

    @rule:death.looting-goes-from-highest-level-down
    Scenario: Bo is Level 4 and chooses before Cy, who is Level 2
      Given the board "death/looting-the-body" in classic, booty, bites and lite
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is Level 5 with Plain Helmet + Plain Boots, carrying Plain Cap, holding Plain Potion
        Bo is Level 4
        Cy is Level 2
        Ann fights Reaper
        Bo and Cy would not help
        """
      When Ann runs from Reaper
      And the die shows 1
      And may Cy choose Plain Helmet?
      Then that is not possible, because something is owed first
      When Bo chooses Plain Potion
      And Cy chooses Plain Helmet
      Then Cy holds Plain Helmet

  Rule: Players of equal Level roll the die to see who loots first.
    death.looting-ties-are-rolled-off · classic, booty, bites, lite
      Munchkin 1.02, Death, par. 2 (Looting The Body)
      Munchkin Booty 1.5, Death, par. 2 (Looting The Body)
      Munchkin Bites! 1.6, Death, par. 2 (Looting The Body)
      Munchkin Lite 1.72, Death, par. 2 (Looting The Body)
      There is no such thing in Munchkin Christmas Lite 1.0.

    @rule:death.looting-ties-are-rolled-off
    Scenario: Bo and Cy are both Level 4, and roll: the five chooses
      Given the board "death/equal-levels-roll" in classic, booty, bites and lite
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is Level 5, holding Plain Potion
        Bo is Level 4
        Cy is Level 4
        Ann fights Reaper
        Bo and Cy would not help
        """
      When Ann runs from Reaper
      And the die shows 1
      And the die shows 3
      And the die shows 5
      Then Cy is to choose from the body
      When may Bo choose Plain Potion?
      Then that is not possible, because something is owed first

  Rule: Each of the other players chooses one card from the body.
    death.each-looter-takes-one-card · classic, booty, bites, lite
      Munchkin 1.02, Death, par. 2 (Looting The Body)
      Munchkin Booty 1.5, Death, par. 2 (Looting The Body)
      Munchkin Bites! 1.6, Death, par. 2 (Looting The Body)
      Munchkin Lite 1.72, Death, par. 2 (Looting The Body)
      There is no such thing in Munchkin Christmas Lite 1.0.

    @rule:death.each-looter-takes-one-card
    Scenario: Each takes one card
      Given the board "death/looting-the-body" in classic, booty, bites and lite
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is Level 5 with Plain Helmet + Plain Boots, carrying Plain Cap, holding Plain Potion
        Bo is Level 4
        Cy is Level 2
        Ann fights Reaper
        Bo and Cy would not help
        """
      When Ann runs from Reaper
      And the die shows 1
      And Bo chooses Plain Potion
      And Cy chooses Plain Boots
      Then Bo holds Plain Potion
      And Cy holds Plain Boots
      And nothing is owed

  Rule: If the body runs out of cards, the remaining players get nothing.
    death.looting-stops-when-cards-run-out · classic, booty, bites, lite
      Munchkin 1.02, Death, par. 2 (Looting The Body)
      Munchkin Booty 1.5, Death, par. 2 (Looting The Body)
      Munchkin Bites! 1.6, Death, par. 2 (Looting The Body)
      Munchkin Lite 1.72, Death, par. 2 (Looting The Body)
      There is no such thing in Munchkin Christmas Lite 1.0.

    @rule:death.looting-stops-when-cards-run-out
    Scenario: Where there is one card, only the first to choose gets one
      Given the board "death/too-few-cards" in classic, booty, bites and lite
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is Level 5, holding Plain Potion
        Bo is Level 4
        Cy is Level 2
        Ann fights Reaper
        Bo and Cy would not help
        """
      When Ann runs from Reaper
      And the die shows 1
      And Bo chooses Plain Potion
      Then Bo holds Plain Potion
      And Cy holds nothing
      And nothing is owed

  Rule: What is left of the body after every player has had one card is discarded.
    death.unlooted-cards-are-discarded · classic, booty, bites, lite
      Munchkin 1.02, Death, par. 2 (Looting The Body)
      Munchkin Booty 1.5, Death, par. 2 (Looting The Body)
      Munchkin Bites! 1.6, Death, par. 2 (Looting The Body)
      Munchkin Lite 1.72, Death, par. 2 (Looting The Body)
      There is no such thing in Munchkin Christmas Lite 1.0.

    @rule:death.unlooted-cards-are-discarded
    Scenario: What nobody took is discarded
      Given the board "death/looting-the-body" in classic, booty, bites and lite
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is Level 5 with Plain Helmet + Plain Boots, carrying Plain Cap, holding Plain Potion
        Bo is Level 4
        Cy is Level 2
        Ann fights Reaper
        Bo and Cy would not help
        """
      When Ann runs from Reaper
      And the die shows 1
      And Bo chooses Plain Potion
      And Cy chooses Plain Boots
      Then Plain Helmet + Plain Cap lie in the treasure discards

  Rule: A looted card goes to the hand of the player who takes it.
    death.looted-cards-go-to-hands · lite
      Munchkin Lite 1.72, Death, par. 2 (Looting The Body)
      Of this nothing is said in Munchkin 1.02, Munchkin Booty 1.5 and Munchkin Bites! 1.6.
      There is no such thing in Munchkin Christmas Lite 1.0.

  Rule: A dead character cannot receive cards for any reason, charity included.
    death.the-dead-receive-no-cards · booty, bites, lite
      Munchkin Booty 1.5, Death, par. 3
      Munchkin Bites! 1.6, Death, par. 3
      Munchkin Lite 1.72, Death, par. 3
      Of this nothing is said in Munchkin 1.02.
      There is no such thing in Munchkin Christmas Lite 1.0.

    @rule:death.the-dead-receive-no-cards
    Scenario: Nobody gives the dead a card
      Given the board "death/dead-receive-nothing" in booty, bites and lite
        """
        Ann is Level 5
        Ann is dead
        Bo is Level 4 with Plain Helmet, holding Plain Go Up a Level + Plain Curse
        Cy is Level 2
        It is Bo's turn, looking for trouble
        """
      When Bo gives Plain Helmet to Ann
      Then that is refused, because a dead character cannot receive cards for any reason, charity included
      When may Bo give Plain Helmet to Cy?
      Then that is allowed

  Rule: A dead character cannot go up a level.
    death.the-dead-gain-no-levels · booty, bites, lite
      Munchkin Booty 1.5, Death, par. 3
      Munchkin Bites! 1.6, Death, par. 3
      Munchkin Lite 1.72, Death, par. 3
      Of this nothing is said in Munchkin 1.02.
      There is no such thing in Munchkin Christmas Lite 1.0.

    @rule:death.the-dead-gain-no-levels
    Scenario: The dead do not go up a level
      Given the board "death/dead-receive-nothing" in booty, bites and lite
        """
        Ann is Level 5
        Ann is dead
        Bo is Level 4 with Plain Helmet, holding Plain Go Up a Level + Plain Curse
        Cy is Level 2
        It is Bo's turn, looking for trouble
        """
      When Bo plays Plain Go Up a Level on Ann
      Then that is refused, because a dead character cannot go up a level
      When may Bo play Plain Go Up a Level on Cy?
      Then that is allowed

  Rule: A dead character cannot win the game.
    death.the-dead-cannot-win · lite. It says no more than death.the-dead-gain-no-levels.
      Munchkin Lite 1.72, Death, par. 3
      Of this nothing is said in Munchkin 1.02, Munchkin Booty 1.5 and Munchkin Bites! 1.6.
      There is no such thing in Munchkin Christmas Lite 1.0.

  Rule: The new character is there at once, and from the next turn on can help in others' combats.
    death.new-character-appears-at-once · classic
      Munchkin 1.02, Death, par. 3
      Munchkin Booty 1.5, Munchkin Bites! 1.6 and Munchkin Lite 1.72 instead: The new character appears at the start
        of the next player's turn, and from then on can help in others' combats.
        (death.new-character-appears-when-the-next-turn-begins)
      There is no such thing in Munchkin Christmas Lite 1.0.

    @rule:death.new-character-appears-at-once
    Scenario: In the first box the new character is there at once, and cannot help before the next turn
      Given the classic board "death/no-help-from-the-dead"
        """
        Ann is Level 5
        Ann is dead
        Bo is Level 4
        Cy is Level 2
        It is Bo's turn
        Bo fights Plain Monster 5
        """
      When may Bo ask Ann for help?
      Then that is refused, because the new character is there at once, and from the next turn on can help in others' combats
      When may Bo ask Cy for help?
      Then that is allowed

  Rule: The new character appears at the start of the next player's turn, and from then on can help in others' combats.
    death.new-character-appears-when-the-next-turn-begins · booty, bites, lite
      Munchkin Booty 1.5, Death, par. 4
      Munchkin Bites! 1.6, Death, par. 4
      Munchkin Lite 1.72, Death, par. 4
      Munchkin 1.02 instead: The new character is there at once, and from the next turn on can help in others'
        combats. (death.new-character-appears-at-once)
      There is no such thing in Munchkin Christmas Lite 1.0.

    @rule:death.new-character-appears-when-the-next-turn-begins
    Scenario: Elsewhere the new character comes with the next turn
      Given the board "death/back-with-the-next-turn" in booty, bites and lite
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is Level 5
        Bo is Level 4, holding Plain Monster 10
        Cy is Level 2
        Ann fights Reaper
        It is Ann's turn, looking for trouble
        Bo and Cy would not help
        """
      When Ann runs from Reaper
      And the die shows 1
      Then Ann is dead
      When Ann ends the turn
      Then it is Bo's turn
      And Ann is alive
      And Ann waits for new cards

  Rule: Before it has cards again, the new character helps with its Level and its Class or Race abilities.
    death.new-character-helps-with-level-and-abilities · lite. It says no more than
        helping.helper-adds-combat-strength and helping.helper-specials-reach-the-fight.
      Munchkin Lite 1.72, Death, par. 4
      Of this nothing is said in Munchkin 1.02, Munchkin Booty 1.5 and Munchkin Bites! 1.6.
      There is no such thing in Munchkin Christmas Lite 1.0.

  Rule: The new character comes back with no cards but those that death let it keep.
    death.new-character-starts-with-no-cards · classic, booty, bites. It says no more than death.lose-all-your-stuff
        and death.looting-covers-hand-and-table.
      Munchkin 1.02, Death, par. 3
      Munchkin Booty 1.5, Death, par. 4
      Munchkin Bites! 1.6, Death, par. 4
      Munchkin Lite 1.72 instead: The new character comes back with no cards but those that death let it keep, and
        may receive others by charity or as gifts before its own next turn.
        (death.new-character-may-receive-charity-and-gifts)
      There is no such thing in Munchkin Christmas Lite 1.0.

  Rule: The new character comes back with no cards but those that death let it keep, and may receive others by charity or as gifts before its own next turn.
    death.new-character-may-receive-charity-and-gifts · lite
      Munchkin Lite 1.72, Death, par. 4
      Munchkin 1.02, Munchkin Booty 1.5 and Munchkin Bites! 1.6 instead: The new character comes back with no cards
        but those that death let it keep. (death.new-character-starts-with-no-cards)
      There is no such thing in Munchkin Christmas Lite 1.0.

    @rule:death.new-character-may-receive-charity-and-gifts
    Scenario: In the latest box the new character may be given an Item
      Given the lite board "death/gifts-for-the-new-character"
        """
        Ann is Level 5
        Bo is Level 4 with Plain Helmet
        Cy is Level 2
        It is Bo's turn, looking for trouble
        Ann waits for new cards
        """
      When Bo gives Plain Helmet to Ann
      Then that is allowed, because the new character comes back with no cards but those that death let it keep, and may receive others

  Rule: A player whose character died begins their next turn by drawing face down, two from the Door (Dungeon) deck and two from the Treasure deck.
    death.next-turn-draws-two-of-each · classic
      Munchkin 1.02, Death, par. 4
      Munchkin Booty 1.5, Munchkin Bites! 1.6 and Munchkin Lite 1.72 instead: A player whose character died begins
        their next turn by drawing face down, four from the Door deck and four from the Treasure deck.
        (death.next-turn-draws-four-of-each)
      There is no such thing in Munchkin Christmas Lite 1.0.

    @rule:death.next-turn-draws-two-of-each
    Scenario: In the first box the new character draws two cards from each deck
      Given the classic board "death/draws-two-of-each"
        """
        Cy is Level 2
        Ann is Level 5
        Bo is Level 4
        It is Cy's turn, in charity
        Next cards Plain Monster 5 + Plain Monster 1 + Plain Enhancer + Plain Curse + Plain Hare + Plain Helmet +
          Plain Cap + Plain Boots + Plain Potion + Plain Gem
        Ann waits for new cards
        """
      When Cy ends the turn
      Then it is Ann's turn
      And Ann holds 4 cards

  Rule: A player whose character died begins their next turn by drawing face down, four from the Door deck and four from the Treasure deck.
    death.next-turn-draws-four-of-each · booty, bites, lite
      Munchkin Booty 1.5, Death, par. 5
      Munchkin Bites! 1.6, Death, par. 5
      Munchkin Lite 1.72, Death, par. 5
      Munchkin 1.02 instead: A player whose character died begins their next turn by drawing face down, two from the
        Door (Dungeon) deck and two from the Treasure deck. (death.next-turn-draws-two-of-each)
      There is no such thing in Munchkin Christmas Lite 1.0.

    @rule:death.next-turn-draws-four-of-each
    Scenario: Elsewhere the new character draws four from each deck
      Given the board "death/draws-four-of-each" in booty, bites and lite
        """
        Cy is Level 2
        Ann is Level 5
        Bo is Level 4
        It is Cy's turn, in charity
        Next cards Plain Monster 5 + Plain Monster 1 + Plain Enhancer + Plain Curse + Plain Hare + Plain Helmet +
          Plain Cap + Plain Boots + Plain Potion + Plain Gem
        Ann waits for new cards
        """
      When Cy ends the turn
      Then it is Ann's turn
      And Ann holds 8 cards

  Rule: A player whose character died may, after drawing at the start of their next turn, play Race, Class and Item cards as at the start of the game.
    death.redrawn-race-class-or-items-may-be-played · classic. After the draw it is an ordinary start of a turn:
        what may be played then, the rules on each kind of card say.
      Munchkin 1.02, Death, par. 4
      Munchkin Booty 1.5 instead: A player whose character died may, after drawing at the start of their next turn,
        play Accent, Class and Item cards as at the start of the game.
        (death.redrawn-accent-class-or-items-may-be-played)
      Munchkin Bites! 1.6 instead: A player whose character died may, after drawing at the start of their next turn,
        play Race, Power and Item cards that are legal for them, as at the start of the game.
        (death.redrawn-race-power-or-items-may-be-played)
      Munchkin Lite 1.72 instead: A player whose character died may, after drawing at the start of their next turn,
        play any cards that are legal for them, as at the start of the game.
        (death.redrawn-legal-cards-may-be-played)
      There is no such thing in Munchkin Christmas Lite 1.0.

  Rule: A player whose character died may, after drawing at the start of their next turn, play Accent, Class and Item cards as at the start of the game.
    death.redrawn-accent-class-or-items-may-be-played · booty. After the draw it is an ordinary start of a turn:
        what may be played then, the rules on each kind of card say.
      Munchkin Booty 1.5, Death, par. 5
      Munchkin 1.02 instead: A player whose character died may, after drawing at the start of their next turn, play
        Race, Class and Item cards as at the start of the game. (death.redrawn-race-class-or-items-may-be-played)
      Munchkin Bites! 1.6 instead: A player whose character died may, after drawing at the start of their next turn,
        play Race, Power and Item cards that are legal for them, as at the start of the game.
        (death.redrawn-race-power-or-items-may-be-played)
      Munchkin Lite 1.72 instead: A player whose character died may, after drawing at the start of their next turn,
        play any cards that are legal for them, as at the start of the game.
        (death.redrawn-legal-cards-may-be-played)
      There is no such thing in Munchkin Christmas Lite 1.0.

  Rule: A player whose character died may, after drawing at the start of their next turn, play Race, Power and Item cards that are legal for them, as at the start of the game.
    death.redrawn-race-power-or-items-may-be-played · bites. After the draw it is an ordinary start of a turn: what
        may be played then, the rules on each kind of card say.
      Munchkin Bites! 1.6, Death, par. 5
      Munchkin 1.02 instead: A player whose character died may, after drawing at the start of their next turn, play
        Race, Class and Item cards as at the start of the game. (death.redrawn-race-class-or-items-may-be-played)
      Munchkin Booty 1.5 instead: A player whose character died may, after drawing at the start of their next turn,
        play Accent, Class and Item cards as at the start of the game.
        (death.redrawn-accent-class-or-items-may-be-played)
      Munchkin Lite 1.72 instead: A player whose character died may, after drawing at the start of their next turn,
        play any cards that are legal for them, as at the start of the game.
        (death.redrawn-legal-cards-may-be-played)
      There is no such thing in Munchkin Christmas Lite 1.0.

  Rule: A player whose character died may, after drawing at the start of their next turn, play any cards that are legal for them, as at the start of the game.
    death.redrawn-legal-cards-may-be-played · lite. After the draw it is an ordinary start of a turn: what may be
        played then, the rules on each kind of card say.
      Munchkin Lite 1.72, Death, par. 5
      Munchkin 1.02 instead: A player whose character died may, after drawing at the start of their next turn, play
        Race, Class and Item cards as at the start of the game. (death.redrawn-race-class-or-items-may-be-played)
      Munchkin Booty 1.5 instead: A player whose character died may, after drawing at the start of their next turn,
        play Accent, Class and Item cards as at the start of the game.
        (death.redrawn-accent-class-or-items-may-be-played)
      Munchkin Bites! 1.6 instead: A player whose character died may, after drawing at the start of their next turn,
        play Race, Power and Item cards that are legal for them, as at the start of the game.
        (death.redrawn-race-power-or-items-may-be-played)
      There is no such thing in Munchkin Christmas Lite 1.0.

  Rule: After drawing and playing, a player whose character died takes their turn in the normal way.
    death.then-the-turn-is-normal · booty, bites, lite
      Munchkin Booty 1.5, Death, par. 5
      Munchkin Bites! 1.6, Death, par. 5
      Munchkin Lite 1.72, Death, par. 5
      There is no such thing in Munchkin Christmas Lite 1.0.

    @rule:death.then-the-turn-is-normal
    Scenario: After the draw the turn goes on as any other
      Given the board "death/draws-four-of-each" in booty, bites and lite
        """
        Cy is Level 2
        Ann is Level 5
        Bo is Level 4
        It is Cy's turn, in charity
        Next cards Plain Monster 5 + Plain Monster 1 + Plain Enhancer + Plain Curse + Plain Hare + Plain Helmet +
          Plain Cap + Plain Boots + Plain Potion + Plain Gem
        Ann waits for new cards
        """
      When Cy ends the turn
      Then the turn begins
      When Ann kicks open the door
      Then that is allowed
      And Ann waits for no new cards

  Rule: Left open: does a turn go on for a player killed in the middle of it by a Curse?
    gap.turn-of-one-killed-by-a-curse · classic, booty, bites, lite. The owner decides: turn-ends or turn-goes-on;
        until then: turn-ends.
      Munchkin 1.02: The new character appears at once, but draws only on the next turn.
      Munchkin Booty 1.5: It appears when the next player begins his turn, so this one is over for him.
      Munchkin Bites! 1.6: It appears when the next player begins his turn, so this one is over for him.
      Munchkin Lite 1.72: It appears when the next player begins his turn, so this one is over for him.
      A hint: The new character is there at once, and from the next turn on can help in others' combats.
        (death.new-character-appears-at-once)
      A hint: The new character appears at the start of the next player's turn, and from then on can help in others'
        combats. (death.new-character-appears-when-the-next-turn-begins)

    @rule:gap.turn-of-one-killed-by-a-curse
    Scenario: A Curse that kills Ann in her own turn ends the turn, as long as the owner says nothing else
      Given the board "death/killed-by-a-curse" in classic, booty, bites and lite
        """
        (Doom: curse; death)
        Ann is Level 5
        Bo is Level 4, holding Doom
        Cy is Level 2
        It is Ann's turn, looking for trouble
        """
      When Bo plays Doom on Ann
      Then that is allowed
      And it is open in what follows: does a turn go on for a player killed in the middle of it by a Curse? (lean: turn-ends)
      And it is Bo's turn
      And nothing is owed

  Rule: Left open: may a dead player play a Curse or another card, or use an ability?
    gap.dead-player-plays-cards · classic, booty, bites, lite. The owner decides: refused or allowed; until then:
        refused.
      Munchkin Booty 1.5: The dead are barred from receiving cards and levels, not from playing.
      Munchkin Bites! 1.6: The dead are barred from receiving cards and levels, not from playing.
      Munchkin Lite 1.72: The dead are barred from receiving cards and levels, not from playing.
      A hint: A player who dies loses everything they have, except what the sheet lets them keep.
        (death.lose-all-your-stuff)
      A hint: A dead character cannot receive cards for any reason, charity included.
        (death.the-dead-receive-no-cards)

    @rule:gap.dead-player-plays-cards
    Scenario: The dead play no Curse, as long as the owner says nothing else
      Given the board "death/dead-player-plays-cards" in classic, booty, bites and lite
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is Level 5
        Ann is dead
        Bo is Level 4
        Cy is Level 2
        Ann fights Reaper with Bo helping
        Ann has got away from Reaper
        Plain Curse lies on the body of Ann
        Ann is to run away
        """
      When Ann plays Plain Curse on Bo
      Then that is left open: may a dead player play a Curse or another card, or use an ability? (lean: refused)
      And Bo is Level 4

    @rule:gap.dead-player-plays-cards
    Scenario: A dead Thief does not backstab, as long as the owner says nothing else
      Given the board "death/dead-player-uses-an-ability" in classic and lite
        """
        Ann is a Level 5 Thief, holding Plain Potion
        Ann is dead
        Bo is Level 4
        Cy is Level 2
        It is Bo's turn
        Bo fights Plain Monster 1
        """
      When Ann uses Backstab on Bo discarding Plain Potion
      Then that is left open: may a dead player play a Curse or another card, or use an ability? (lean: refused)
      And the munchkins' total is 4

  Rule: Left open: may a Curse, a Go Up a Level or what steals a level be used on a dead player?
    gap.cards-on-the-dead · classic, booty, bites, lite. The owner decides: refused or allowed; until then: refused.
      Munchkin Booty 1.5: The dead cannot gain levels; of Curses nothing is said.
      Munchkin Bites! 1.6: The dead cannot gain levels; of Curses nothing is said.
      Munchkin Lite 1.72: The dead cannot gain levels; of Curses nothing is said.
      A hint: A dead character cannot go up a level. (death.the-dead-gain-no-levels)
      A hint: A Curse gained in any other way may be played at any time, on any player.
        (curses.gained-otherwise-playable-on-anyone-any-time)
      A hint: A Go Up a Level card may be played on any player, the one who plays it included, at any time.
        (go-up-a-level.on-any-player-at-any-time)

    @rule:gap.cards-on-the-dead
    Scenario: The dead cannot be cursed, as long as the owner says nothing else
      Given the board "curses/on-the-dead-is-open" in classic, booty, bites and lite
        """
        Ann is Level 4, holding Plain Curse
        Bo is Level 3
        Bo is dead
        Cy is Level 2
        It is Ann's turn, before the door
        """
      When Ann plays Plain Curse on Bo
      Then that is left open: may a Curse, a Go Up a Level or what steals a level be used on a dead player? (lean: refused)
      And Ann holds Plain Curse
      And Bo is Level 3

  Rule: Left open: does a dead player loot another who dies in the same fight?
    gap.dead-looting-the-dead · classic. The owner decides: refused or allowed; until then: refused.
      Munchkin Booty 1.5: The dead may receive no card for any reason, which settles it.
      Munchkin Bites! 1.6: The dead may receive no card for any reason, which settles it.
      Munchkin Lite 1.72: The dead may receive no card for any reason, which settles it.
      A hint: Each of the other players chooses one card from the body. (death.each-looter-takes-one-card)

    @rule:gap.dead-looting-the-dead
    Scenario: A player who dies in the same fight does not loot the other, as long as the owner says nothing else
      Given the classic board "death/dead-looting-the-dead"
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is Level 5, holding Plain Potion
        Bo is Level 4
        Cy is Level 2
        It is Ann's turn
        Ann fights Reaper with Bo helping
        """
      When Ann runs from Reaper
      Then that is allowed
      When the die shows 1
      Then that is allowed
      When Bo runs from Reaper
      And the die shows 1
      Then that is allowed
      And it is open in what follows: does a dead player loot another who dies in the same fight? (lean: refused)
      And Bo is dead
      When Cy chooses Plain Potion
      Then that is allowed
      And nothing is owed

  Rule: Left open: in tied looting rolls, does high or low go first, and what of a further tie?
    gap.tied-looting-rolls · classic, booty, bites, lite. The owner decides: high-first-then-roll-again or
        low-first-then-roll-again; until then: high-first-then-roll-again.
      A hint: Players of equal Level roll the die to see who loots first. (death.looting-ties-are-rolled-off)

    @rule:gap.tied-looting-rolls
    Scenario: The higher roll goes first, as long as the owner says nothing else
      Given the board "death/equal-levels-roll" in classic, booty, bites and lite
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is Level 5, holding Plain Potion
        Bo is Level 4
        Cy is Level 4
        Ann fights Reaper
        Bo and Cy would not help
        """
      When Ann runs from Reaper
      And the die shows 1
      And the die shows 3
      And the die shows 5
      Then it is open in what follows: in tied looting rolls, does high or low go first, and what of a further tie? (lean: high-first-then-roll-again)

  Rule: Left open: a fighter dies while their helper still has to run: is the body looted at once or after the fight?
    gap.body-looted-when · classic, booty, bites, lite. The owner decides: after-the-fight or at-once; until then:
        after-the-fight.
      A hint: The dead player's hand is laid out beside the cards they had in play, and the others choose from what
        they have lost. (death.looting-covers-hand-and-table)
      A hint: The player with the highest Level loots first, then the others in order of Level.
        (death.looting-goes-from-highest-level-down)
      A hint: If a player and their helper cannot win, both must run away, and each rolls separately.
        (running-away.both-partners-roll-separately)

    @rule:gap.body-looted-when
    Scenario: The body is looted when all have run, as long as the owner says nothing else
      Given the board "death/looted-after-the-fight" in classic, booty, bites and lite
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is Level 5, holding Plain Potion
        Bo is Level 4
        Cy is Level 2
        It is Ann's turn
        Ann fights Reaper with Bo helping
        """
      When Ann runs from Reaper
      And the die shows 1
      Then Ann is dead
      And Plain Potion lies on Ann's body
      And Bo is to run away
      When Bo runs from Reaper
      And the die shows 6
      Then Plain Potion lies on Ann's body
      And Bo is to choose from the body

  Rule: Left open: must a player who has died still run from the monsters left in the fight?
    gap.dead-and-the-monsters-left · classic, booty, bites. The owner decides: need-not or must; until then:
        need-not.
      Munchkin Lite 1.72: He need not, which settles it.
      A hint: A player who has died need not run away from the monsters still left in the fight.
        (death.the-dead-need-not-flee-the-rest)
      A hint: A player running from several monsters rolls once for each, in any order they like.
        (running-away.one-roll-per-monster-in-any-order)
      A hint: A player who dies loses everything they have, except what the sheet lets them keep.
        (death.lose-all-your-stuff)

    @rule:gap.dead-and-the-monsters-left
    Scenario: In the bigger boxes the dead need not run from the second monster, as long as the owner says nothing else
      Given the board "death/dead-and-the-monsters-left" in classic, booty and bites
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is Level 5
        Bo is Level 4
        Cy is Level 2
        Ann fights Reaper + Plain Monster 5
        Bo and Cy would not help
        """
      When Ann runs from Reaper
      And the die shows 1
      Then that is allowed
      And it is open in what follows: must a player who has died still run from the monsters left in the fight? (lean: need-not)
      And Ann is dead
      And there is no fight
      And nothing is owed

  Rule: Left open: do lasting Curses stay with a player who dies?
    gap.curses-of-the-dead · classic. The owner decides: lost or kept; until then: lost.
      Munchkin 1.02: Neither kept nor dropped by name; losing all his stuff would drop them.
      Munchkin Booty 1.5: They are kept, which settles it.
      Munchkin Bites! 1.6: They are kept, which settles it.
      Munchkin Lite 1.72: They are kept, which settles it.
      A hint: A player who dies loses everything they have, except what the sheet lets them keep.
        (death.lose-all-your-stuff)
      A hint: Death does not change a player's Level. (death.level-is-kept)

    @rule:gap.curses-of-the-dead
    Scenario: In the first box a lasting Curse is lost with death, as long as the owner says nothing else
      Given the classic board "curses/curses-of-the-dead-are-open"
        """
        (Black Wind: curse; death)
        Ann is Level 4, holding Black Wind
        Bo is Level 3
        Bo is cursed with Chicken on Your Head
        Cy is Level 2
        It is Ann's turn, before the door
        """
      When Ann plays Black Wind on Bo
      Then that is allowed
      And it is open in what follows: do lasting Curses stay with a player who dies? (lean: lost)
      And Bo suffers nothing

  Rule: Left open: does a new character count as living, and so receive charity, between its appearance and the next turn?
    gap.new-character-and-charity · classic. The owner decides: counts-as-living or not-until-the-next-turn; until
        then: counts-as-living.
      A hint: The new character is there at once, and from the next turn on can help in others' combats.
        (death.new-character-appears-at-once)
      A hint: At the end of their turn a player with more than five cards in hand (six for a dwarf) must give the
        excess to the living player with the lowest Level. (charity.excess-goes-to-lowest-level-living-player)

    @rule:gap.new-character-and-charity
    Scenario: In the first box the new character may receive charity at once, as long as the owner says nothing else
      Given the classic board "death/charity-for-the-new-character"
        """
        Ann is Level 4, holding Plain Gem + Plain Coin + Plain Pearl + Plain Ring + Plain Goblet + Plain Crown
        Cy is Level 2
        Bo is Level 1
        Bo is dead
        It is Ann's turn, looting the room
        Ann has met a monster this turn
        Bo waits for new cards
        """
      When Ann ends the turn
      Then that is allowed
      And it is open in what follows: does a new character count as living, and so receive charity, between its appearance and the next turn? (lean: counts-as-living)
      When Ann gives Plain Gem to Bo in charity
      Then that is left open: does a new character count as living, and so receive charity, between its appearance and the next turn? (lean: counts-as-living)
      And Bo holds Plain Gem
      And it is Cy's turn
      And nothing is owed

  Rule: Left open: may the new character be given cards before its own next turn?
    gap.cards-for-the-new-character · classic, booty, bites. The owner decides: allowed or refused; until then:
        allowed.
      Munchkin Booty 1.5: Only the dead are barred from receiving.
      Munchkin Bites! 1.6: Only the dead are barred from receiving.
      Munchkin Lite 1.72: Charity and gifts may be received, which settles it.
      A hint: The new character comes back with no cards but those that death let it keep.
        (death.new-character-starts-with-no-cards)
      A hint: A dead character cannot receive cards for any reason, charity included.
        (death.the-dead-receive-no-cards)

    @rule:gap.cards-for-the-new-character
    Scenario: In the bigger boxes the new character may be given an Item, as long as the owner says nothing else
      Given the board "death/cards-for-the-new-character" in classic, booty and bites
        """
        Ann is Level 5
        Bo is Level 4 with Plain Helmet
        Cy is Level 2
        It is Bo's turn, looking for trouble
        Ann waits for new cards
        """
      When Bo gives Plain Helmet to Ann
      Then that is left open: may the new character be given cards before its own next turn? (lean: allowed)

  Rule: Left open: do the limits of the opening (one Race, one Class, a Power of Rank 1) hold again for the cards drawn after a death?
    gap.opening-limits-after-death · classic, booty, bites. The owner decides: ordinary-limits or opening-limits;
        until then: ordinary-limits.
      Munchkin Bites! 1.6: The limit by Level and the word legal suggest only what his Level allows.
      Munchkin Lite 1.72: Any cards that are legal for him.
      A hint: A player whose character died may, after drawing at the start of their next turn, play Race, Class and
        Item cards as at the start of the game. (death.redrawn-race-class-or-items-may-be-played)
      A hint: A player whose character died may, after drawing at the start of their next turn, play Accent, Class
        and Item cards as at the start of the game. (death.redrawn-accent-class-or-items-may-be-played)
      A hint: A player whose character died may, after drawing at the start of their next turn, play Race, Power and
        Item cards that are legal for them, as at the start of the game.
        (death.redrawn-race-power-or-items-may-be-played)

    @rule:gap.opening-limits-after-death
    Scenario: A second Race may be laid down after a death, as long as the owner says nothing else
      Given the classic board "death/opening-limits-classic"
        """
        Ann is a Level 5 Half-Breed Elf, holding Dwarf
        Bo is Level 4
        Cy is Level 2
        It is Ann's turn, before the door
        Ann waits for new cards
        """
      When Ann plays Dwarf
      Then that is left open: do the limits of the opening (one Race, one Class, a Power of Rank 1) hold again for the cards drawn after a death? (lean: ordinary-limits)

    @rule:gap.opening-limits-after-death
    Scenario: A second Class may be laid down after a death, as long as the owner says nothing else
      Given the booty board "death/opening-limits-booty"
        """
        Ann is a Level 5 Super Munchkin Pirate, holding Navy
        Bo is Level 4
        Cy is Level 2
        It is Ann's turn, before the door
        Ann waits for new cards
        """
      When Ann plays Navy
      Then that is left open: do the limits of the opening (one Race, one Class, a Power of Rank 1) hold again for the cards drawn after a death? (lean: ordinary-limits)

    @rule:gap.opening-limits-after-death
    Scenario: A Power of Rank 2 may be laid down after a death, as long as the owner says nothing else
      Given the bites board "death/opening-limits-bites"
        """
        Ann is Level 5, holding Malediction
        Bo is Level 4
        Cy is Level 2
        It is Ann's turn, before the door
        Ann waits for new cards
        Ann decides conflict.playing-a-power-out-of-turn: allowed
        """
      When Ann plays Malediction
      Then that is left open: do the limits of the opening (one Race, one Class, a Power of Rank 1) hold again for the cards drawn after a death? (lean: ordinary-limits)

  Rule: Left open: does a looted card go to the hand or to the table?
    gap.looted-cards-go-to · classic, booty, bites. The owner decides: hand or taker-chooses; until then: hand.
      Munchkin Lite 1.72: To the hand, which settles it.
      A hint: Each of the other players chooses one card from the body. (death.each-looter-takes-one-card)

    @rule:gap.looted-cards-go-to @rule:death.looted-cards-go-to-hands
    Scenario: A looted card goes to the hand; only the latest sheet says so
      Given the board "death/looting-the-body" in classic, booty, bites and lite
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is Level 5 with Plain Helmet + Plain Boots, carrying Plain Cap, holding Plain Potion
        Bo is Level 4
        Cy is Level 2
        Ann fights Reaper
        Bo and Cy would not help
        """
      When Ann runs from Reaper
      And the die shows 1
      And Bo chooses Plain Helmet
      Then in lite: that is allowed
      And elsewhere: it is open in what follows: does a looted card go to the hand or to the table? (lean: hand)
      And Bo holds Plain Helmet
      And Bo uses nothing

  Rule: Left open: do Half-Breed, Super Munchkin and Bilingual stay with a player who dies with two of what they double?
    gap.doubles-of-the-dead · booty, bites. The owner decides: kept or lost; until then: kept.
      Munchkin Booty 1.5: Classes and Accents are kept, in the plural; the cards that allow two are not named.
      Munchkin Bites! 1.6: Races and Powers are kept, in the plural; the card that allows two is not named.
      Munchkin Lite 1.72: Half-Breed and Super Munchkin are kept, which settles it.
      A hint: A player who dies loses everything they have, except what the sheet lets them keep.
        (death.lose-all-your-stuff)
      A hint: A player who dies keeps their Classes and Accents. (death.class-and-accent-are-kept)
      A hint: A player who dies keeps their Races and Powers. (death.race-and-powers-are-kept)

    @rule:gap.doubles-of-the-dead
    Scenario: Does Bilingual stay with the dead?
      Given the booty board "death/bilingual-of-the-dead"
        """
        (Doom: curse; death)
        Bo is Level 1, holding Doom
        Ann is a Level 1 Bilingual French British
        It is Bo's turn, before the door
        """
      When Bo plays Doom on Ann
      Then that is allowed
      And it is open in what follows: do Half-Breed, Super Munchkin and Bilingual stay with a player who dies with two of what they double? (lean: kept)
      And Ann is dead

    @rule:gap.doubles-of-the-dead
    Scenario: Does Half-Breed stay with the dead?
      Given the bites board "death/half-breed-of-the-dead"
        """
        (Doom: curse; death)
        Bo is Level 1, holding Doom
        Ann is a Level 1 Half-Breed Werewolf Vampire
        It is Bo's turn, before the door
        """
      When Bo plays Doom on Ann
      Then that is allowed
      And it is open in what follows: do Half-Breed, Super Munchkin and Bilingual stay with a player who dies with two of what they double? (lean: kept)
