Feature: Death
  Who dies keeps his Level and what he is, and loses the rest to the others: one card each, the highest Level first.
  A new character takes his place, without cards, and draws anew at the start of his next turn.

  Rule: A player who dies loses everything he has, except what he is said to keep.
    death.lose-all-your-stuff · classic, booty, bites, lite
    The dead player lays out his hand beside the cards he had in play, and the others choose from what he has lost.
    death.looting-covers-hand-and-table · classic, booty, bites, lite

    @rule:death.lose-all-your-stuff @rule:death.looting-covers-hand-and-table
    Scenario Outline: Hand and table are laid out
      Given the <edition> board "death/looting-the-body"
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is Level 5 with Plain Helmet + Plain Boots, carrying Plain Cap, holding Plain Potion
        Bo is Level 4
        Cy is Level 2
        It is Ann's turn
        Ann fights Reaper
        (Bo and Cy would not help)
        """
      When Ann runs from Reaper
      And the die shows 1
      Then Ann is dead
      And Ann is Level 5
      And Ann holds nothing
      And Ann uses nothing
      And Bo owes loot

      Examples: editions that say so
        | edition |
        | classic |
        | booty   |
        | bites   |

  Rule: Death does not change a player's Level.
    death.level-is-kept · classic, booty, bites, lite. True of every board there is.

  Rule: A player who dies keeps his Races and Classes.
    death.race-and-class-are-kept · classic, lite

    @rule:death.race-and-class-are-kept
    Scenario: What she was she stays (classic)
      Given the classic board "death/what-is-kept-classic"
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is a Level 5 Elf Warrior with Plain Helmet
        Bo is Level 4
        Cy is Level 2
        It is Ann's turn
        Ann fights Reaper
        (Bo and Cy would not help)
        """
      When Ann runs from Reaper
      And the die shows 1
      Then Ann is dead
      And the view at players.Ann.race is ['Elf']
      And Ann uses nothing

    @rule:death.race-and-class-are-kept
    Scenario: What she was she stays (lite)
      Given the lite board "death/what-is-kept-lite"
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is a Level 5 Elf Warrior with Plain Helmet
        Bo is Level 4
        Cy is Level 2
        It is Ann's turn
        Ann fights Reaper
        (Bo and Cy would not help)
        """
      When Ann runs from Reaper
      And the die shows 1
      Then Ann is dead
      And the view at players.Ann.race is ['Elf']
      And Ann uses nothing

  Rule: A player who dies keeps his Classes and Accents.
    death.class-and-accent-are-kept · booty

    @rule:death.class-and-accent-are-kept
    Scenario: What she was she stays (booty)
      Given the booty board "death/what-is-kept-booty"
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is a Level 5 Pirate British with Plain Helmet
        Bo is Level 4
        Cy is Level 2
        It is Ann's turn
        Ann fights Reaper
        (Bo and Cy would not help)
        """
      When Ann runs from Reaper
      And the die shows 1
      Then Ann is dead
      And the view at players.Ann.accent is ['British']
      And Ann uses nothing

  Rule: A player who dies keeps his Races and Powers.
    death.race-and-powers-are-kept · bites

    @rule:death.race-and-powers-are-kept
    Scenario: What she was she stays (bites)
      Given the bites board "death/what-is-kept-bites"
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is a Level 5 Vampire Celeritousness with Plain Helmet
        Bo is Level 4
        Cy is Level 2
        It is Ann's turn
        Ann fights Reaper
        (Bo and Cy would not help)
        """
      When Ann runs from Reaper
      And the die shows 1
      And Ann lets it happen
      Then Ann is dead
      And the view at players.Ann.powers is ['Celeritousness']
      And Ann uses nothing

  Rule: A player who dies keeps the Curses that were affecting him.
    death.lasting-curses-are-kept · booty, bites, lite

    @rule:death.lasting-curses-are-kept
    Scenario Outline: Curses are kept
      Given the <edition> board "death/curses-are-kept"
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        (Itch: curse; -1 to strength; stays until it has done its work)
        Ann is Level 5
        Ann is cursed with Itch
        Bo is Level 4
        Cy is Level 2
        It is Ann's turn
        Ann fights Reaper
        (Bo and Cy would not help)
        """
      When Ann runs from Reaper
      And the die shows 1
      Then the view at players.Ann.curses is ['Itch']

      Examples: editions that say so
        | edition |
        | booty   |
        | bites   |
        | lite    |

  Rule: A player who dies keeps Half-Breed and Super Munchkin if he has them in play.
    death.half-breed-and-super-munchkin-are-kept · lite

    @rule:death.half-breed-and-super-munchkin-are-kept
    Scenario: Half-Breed and Super Munchkin are kept
      Given the lite board "death/half-breed-is-kept"
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is a Level 5 Elf Half-Breed Warrior Thief Super Munchkin
        Bo is Level 4
        Cy is Level 2
        It is Ann's turn
        Ann fights Reaper
        (Bo and Cy would not help)
        """
      When Ann runs from Reaper
      And the die shows 1
      Then Ann uses Half-Breed + Super Munchkin

  Rule: The character that comes back has the same kinds and Level as the one that died.
    death.new-character-looks-like-the-old · classic, booty, bites, lite. It says no more than death.level-is-kept
      and death.race-and-class-are-kept and death.class-and-accent-are-kept and death.race-and-powers-are-kept.

  Rule: A player who has died need not run away from the monsters still left in the fight.
    death.the-dead-need-not-flee-the-rest · lite

    @rule:death.the-dead-need-not-flee-the-rest
    Scenario: The dead need not run on
      Given the lite board "death/need-not-flee-the-rest"
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is Level 5
        Bo is Level 4
        Cy is Level 2
        It is Ann's turn
        Ann fights Reaper + Plain Monster 5
        (Bo and Cy would not help)
        """
      When Ann runs from Reaper
      And the die shows 1
      Then Ann is dead
      And there is no fight

  Rule: The cards a dead player keeps are not among those laid out for looting.
    death.kept-cards-are-not-laid-out · lite. It says no more than death.race-and-class-are-kept and
      death.half-breed-and-super-munchkin-are-kept and death.lasting-curses-are-kept.

  Rule: A Cheat! card and the Item it goes with are parted before looting, so that each may be taken on its own.
    death.cheated-items-are-separated-before-looting · lite

    @rule:death.cheated-items-are-separated-before-looting
    Scenario: Cheat! and its Item are parted
      Given the lite board "death/cheat-is-parted"
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is Level 5 with Plain Helmet (Plain Cheat)
        Bo is Level 4
        Cy is Level 2
        It is Ann's turn
        Ann fights Reaper
        (Bo and Cy would not help)
        """
      When Ann runs from Reaper
      And the die shows 1
      And Bo chooses Plain Cheat
      And Cy chooses Plain Helmet
      Then Bo holds Plain Cheat
      And Cy holds Plain Helmet

  Rule: Looting starts with the player of the highest Level and goes on downwards.
    death.looting-goes-from-highest-level-down · classic, booty, bites, lite
    Each of the other players chooses one card from the body.
    death.each-looter-takes-one-card · classic, booty, bites, lite
    Left open: does a looted card go to the hand or to the table?
    gap.looted-cards-go-to · classic, booty, bites. The owner decides: hand or taker-chooses; until then: hand.

    @rule:death.looting-goes-from-highest-level-down @rule:death.each-looter-takes-one-card
    @rule:death.looting-stops-when-cards-run-out @rule:death.unlooted-cards-are-discarded @rule:gap.looted-cards-go-to
    Scenario Outline: One card each, the highest Level first
      Given the <edition> board "death/looting-the-body"
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is Level 5 with Plain Helmet + Plain Boots, carrying Plain Cap, holding Plain Potion
        Bo is Level 4
        Cy is Level 2
        It is Ann's turn
        Ann fights Reaper
        (Bo and Cy would not help)
        """
      When Ann runs from Reaper
      And the die shows 1
      When may Cy choose Plain Helmet?
      Then that is not possible
      When Bo chooses Plain Potion
      Then that is allowed
      And open in what follows is gap.looted-cards-go-to
      And Bo holds Plain Potion
      When Cy chooses Plain Boots
      Then that is allowed
      And Cy holds Plain Boots
      And Plain Helmet + Plain Cap lie in the treasure discards
      And nothing is owed

      Examples: editions that say so
        | edition |
        | classic |
        | booty   |
        | bites   |

  Rule: Players of equal Level settle who loots first by rolling the die.
    death.looting-ties-are-rolled-off · classic, booty, bites, lite
    Left open: in tied looting rolls, does high or low go first, and what of a further tie?
    gap.tied-looting-rolls · classic, booty, bites, lite. The owner decides: high-first-then-roll-again or
      low-first-then-roll-again; until then: high-first-then-roll-again.

    @rule:death.looting-ties-are-rolled-off @rule:gap.tied-looting-rolls
    Scenario Outline: Equal Levels roll
      Given the <edition> board "death/equal-levels-roll"
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is Level 5, holding Plain Potion
        Bo is Level 4
        Cy is Level 4
        It is Ann's turn
        Ann fights Reaper
        (Bo and Cy would not help)
        """
      When Ann runs from Reaper
      And the die shows 1
      And the die shows 3
      And the die shows 5
      Then that is allowed
      And open in what follows is gap.tied-looting-rolls
      When may Bo choose Plain Potion?
      Then that is not possible
      And Cy owes loot

      Examples: editions that say so
        | edition |
        | classic |
        | booty   |
        | bites   |
        | lite    |

  Rule: If the body runs out of cards, the remaining players get nothing.
    death.looting-stops-when-cards-run-out · classic, booty, bites, lite

    @rule:death.looting-stops-when-cards-run-out
    Scenario: The body runs out
      Given the lite board "death/too-few-cards"
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is Level 5, holding Plain Potion
        Bo is Level 4
        Cy is Level 2
        It is Ann's turn
        Ann fights Reaper
        (Bo and Cy would not help)
        """
      When Ann runs from Reaper
      And the die shows 1
      And Bo chooses Plain Potion
      Then Bo holds Plain Potion
      And Cy holds nothing
      And nothing is owed

  Rule: What is left of the body after every player has had one card is discarded.
    death.unlooted-cards-are-discarded · classic, booty, bites, lite

    @rule:death.unlooted-cards-are-discarded
    Scenario: Ann dies: the others take a card each, the highest Level first, into the hand
      Given the lite board "death/looting-the-body-to-the-hand"
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is Level 5 with Plain Helmet + Plain Boots, carrying Plain Cap, holding Plain Potion
        Bo is Level 4
        Cy is Level 2
        It is Ann's turn
        Ann fights Reaper
        (Bo and Cy would not help)
        """
      When Ann runs from Reaper
      And the die shows 1
      Then Ann is dead
      And Ann is Level 5
      And Ann uses nothing
      And the view at players.Ann.sideways is []
      And Ann holds nothing
      And the view at bodies.Ann is ['Plain Helmet', 'Plain Boots', 'Plain Cap', 'Plain Potion']
      And the view at combat.fighter is Ann
      When may Cy choose Plain Helmet?
      Then that is not possible
      When Bo chooses Plain Potion
      Then that is allowed, because each of the other players chooses one card from the body
      And Bo holds Plain Potion
      When Cy chooses Plain Boots
      Then Cy holds Plain Boots
      And Cy uses nothing
      And Plain Helmet + Plain Cap lie in the treasure discards
      And there is no fight
      And nothing is owed

  Rule: A looted card goes to its taker's hand.
    death.looted-cards-go-to-hands · lite

    @rule:death.lose-all-your-stuff @rule:death.looting-covers-hand-and-table
    @rule:death.looting-goes-from-highest-level-down @rule:death.each-looter-takes-one-card
    @rule:death.looted-cards-go-to-hands
    Scenario: Looted cards go to the hand
      Given the lite board "death/looting-the-body-to-the-hand"
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is Level 5 with Plain Helmet + Plain Boots, carrying Plain Cap, holding Plain Potion
        Bo is Level 4
        Cy is Level 2
        It is Ann's turn
        Ann fights Reaper
        (Bo and Cy would not help)
        """
      When Ann runs from Reaper
      And the die shows 1
      And Bo chooses Plain Helmet
      Then Bo holds Plain Helmet

  Rule: A dead character cannot receive cards for any reason, charity included.
    death.the-dead-receive-no-cards · booty, bites, lite
    A dead character cannot go up a level.
    death.the-dead-gain-no-levels · booty, bites, lite

    @rule:death.the-dead-receive-no-cards @rule:death.the-dead-gain-no-levels
    Scenario Outline: The dead receive nothing
      Given the <edition> board "death/dead-receive-nothing"
        """
        Ann is Level 5
        Ann is dead
        Bo is Level 4 with Plain Helmet, holding Plain Go Up a Level + Plain Curse
        Cy is Level 2
        It is Bo's turn, looking for trouble
        """
      When Bo gives Plain Helmet to Ann
      Then that is refused, because a dead character cannot receive cards
      When may Bo give Plain Helmet to Cy?
      Then that is allowed
      When Bo plays Plain Go Up a Level on Ann
      Then that is refused, because a dead character cannot go up a level
      When may Bo play Plain Go Up a Level on Cy?
      Then that is allowed

      Examples: editions that say so
        | edition |
        | booty   |
        | bites   |
        | lite    |

  Rule: A dead character cannot win the game.
    death.the-dead-cannot-win · lite. It says no more than death.the-dead-gain-no-levels.

  Rule: The new character is there at once, and from the next turn on can help in others' combats.
    death.new-character-appears-at-once · classic

    @rule:death.new-character-appears-at-once
    Scenario: Back at once, but no help before the next turn
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
      Then that is refused, because the new character is there at once
      When may Bo ask Cy for help?
      Then that is allowed

  Rule: The new character appears at the start of the next player's turn, and from then on can help in others' combats.
    death.new-character-appears-when-the-next-turn-begins · booty, bites, lite

    @rule:death.new-character-appears-when-the-next-turn-begins
    Scenario Outline: Back with the next turn
      Given the <edition> board "death/back-with-the-next-turn"
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is Level 5
        Bo is Level 4, holding Plain Monster 10
        Cy is Level 2
        It is Ann's turn
        Ann fights Reaper
        It is Ann's turn, looking for trouble
        (Bo and Cy would not help)
        """
      When Ann runs from Reaper
      And the die shows 1
      Then Ann is dead
      When Ann ends the turn
      Then it is Bo's turn
      And the view at players.Ann.dead is False
      And the view at players.Ann.new is True

      Examples: editions that say so
        | edition |
        | booty   |
        | bites   |
        | lite    |

  Rule: Before it has cards again, the new character helps with its Level and its Class or Race abilities.
    death.new-character-helps-with-level-and-abilities · lite. It says no more than
      helping.helper-adds-combat-strength and helping.helper-specials-reach-the-fight.

  Rule: The new character comes back with no cards but those that death let it keep.
    death.new-character-starts-with-no-cards · classic, booty, bites. It says no more than death.lose-all-your-stuff
      and death.looting-covers-hand-and-table.

  Rule: The new character comes back with no cards but those that death let it keep, and may receive others by charity or as gifts before its own next turn.
    death.new-character-may-receive-charity-and-gifts · lite

    @rule:death.new-character-may-receive-charity-and-gifts
    Scenario: Gifts for the new character
      Given the lite board "death/gifts-for-the-new-character"
        """
        Ann is Level 5
        Bo is Level 4 with Plain Helmet
        Cy is Level 2
        It is Bo's turn, looking for trouble
        (Ann is new in the game, and has no cards yet)
        """
      When Bo gives Plain Helmet to Ann
      Then that is allowed
      And the rule cited is death.new-character-may-receive-charity-and-gifts

  Rule: A player whose character died begins his next turn by drawing face down, two from the Door (Dungeon) deck and two from the Treasure deck.
    death.next-turn-draws-two-of-each · classic

    @rule:death.next-turn-draws-two-of-each
    Scenario: Two from each deck
      Given the classic board "death/draws-two-of-each"
        """
        Cy is Level 2
        Ann is Level 5
        Bo is Level 4
        It is Cy's turn, in charity
        Next cards Plain Monster 5 + Plain Monster 1 + Plain Enhancer + Plain Curse + Plain Hare + Plain Helmet +
          Plain Cap + Plain Boots + Plain Potion + Plain Gem
        (Ann is new in the game, and has no cards yet)
        """
      When Cy ends the turn
      Then it is Ann's turn
      And Ann holds 4 cards

  Rule: A player whose character died begins his next turn by drawing face down, four from the Door deck and four from the Treasure deck.
    death.next-turn-draws-four-of-each · booty, bites, lite
    After drawing and playing, a player whose character died takes his turn in the normal way.
    death.then-the-turn-is-normal · booty, bites, lite

    @rule:death.next-turn-draws-four-of-each @rule:death.then-the-turn-is-normal
    Scenario Outline: Four from each deck
      Given the <edition> board "death/draws-four-of-each"
        """
        Cy is Level 2
        Ann is Level 5
        Bo is Level 4
        It is Cy's turn, in charity
        Next cards Plain Monster 5 + Plain Monster 1 + Plain Enhancer + Plain Curse + Plain Hare + Plain Helmet +
          Plain Cap + Plain Boots + Plain Potion + Plain Gem
        (Ann is new in the game, and has no cards yet)
        """
      When Cy ends the turn
      Then it is Ann's turn
      And Ann holds 8 cards
      When Ann kicks open the door
      Then the view at players.Ann.new is False

      Examples: editions that say so
        | edition |
        | booty   |
        | bites   |
        | lite    |

  Rule: A player whose character died may, after drawing at the start of his next turn, play Race, Class and Item cards as at the start of the game.
    death.redrawn-race-class-or-items-may-be-played · classic. After the draw it is an ordinary start of a turn:
      what may be played then, the rules on each kind of card say.

  Rule: A player whose character died may, after drawing at the start of his next turn, play Accent, Class and Item cards as at the start of the game.
    death.redrawn-accent-class-or-items-may-be-played · booty. After the draw it is an ordinary start of a turn:
      what may be played then, the rules on each kind of card say.

  Rule: A player whose character died may, after drawing at the start of his next turn, play Race, Power and Item cards that are legal for him, as at the start of the game.
    death.redrawn-race-power-or-items-may-be-played · bites. After the draw it is an ordinary start of a turn: what
      may be played then, the rules on each kind of card say.

  Rule: A player whose character died may, after drawing at the start of his next turn, play any cards that are legal for him, as at the start of the game.
    death.redrawn-legal-cards-may-be-played · lite. After the draw it is an ordinary start of a turn: what may be
      played then, the rules on each kind of card say.

  Rule: Left open: does a turn go on for a player killed in the middle of it by a Curse?
    gap.turn-of-one-killed-by-a-curse · classic, booty, bites, lite. The owner decides: turn-ends or turn-goes-on;
      until then: turn-ends.

    @rule:gap.turn-of-one-killed-by-a-curse
    Scenario Outline: A Curse kills Ann in her own turn: does her turn go on?
      Given the <edition> board "death/killed-by-a-curse"
        """
        (Doom: curse; death)
        Ann is Level 5
        Bo is Level 4, holding Doom
        Cy is Level 2
        It is Ann's turn, looking for trouble
        """
      When Bo plays Doom on Ann
      Then that is allowed
      And open in what follows is gap.turn-of-one-killed-by-a-curse
      And it is Bo's turn
      And nothing is owed

      Examples: editions that leave it open
        | edition |
        | classic |
        | booty   |
        | bites   |
        | lite    |

  Rule: Left open: may a dead player play a Curse or another card, or use an ability?
    gap.dead-player-plays-cards · classic, booty, bites, lite. The owner decides: refused or allowed; until then:
      refused.

    @rule:gap.dead-player-plays-cards
    Scenario Outline: Ann is dead and her body not yet looted: may she play a Curse?
      Given the <edition> board "death/dead-player-plays-cards"
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is Level 5
        Ann is dead
        Bo is Level 4
        Cy is Level 2
        It is Ann's turn
        Ann fights Reaper with Bo helping
        (Left of Ann's dead character: Plain Curse)
        (The fight is lost, and they run away)
        (Ann has got away from Reaper)
        (Bo is to run away)
        """
      When Ann plays Plain Curse on Bo
      Then that is left open
      And the open point is gap.dead-player-plays-cards
      And Bo is Level 4

      Examples: editions that leave it open
        | edition |
        | classic |
        | booty   |
        | bites   |
        | lite    |

    @rule:gap.dead-player-plays-cards
    Scenario Outline: Ann is dead and still a Thief: may she backstab?
      Given the <edition> board "death/dead-player-uses-an-ability"
        """
        Ann is a Level 5 Thief, holding Plain Potion
        Ann is dead
        Bo is Level 4
        Cy is Level 2
        It is Bo's turn
        Bo fights Plain Monster 1
        """
      When Ann uses Backstab on Bo discarding Plain Potion
      Then that is left open
      And the open point is gap.dead-player-plays-cards

      Examples: editions that leave it open
        | edition |
        | classic |
        | lite    |

  Rule: Left open: may a Curse, a Go Up a Level or what steals a level be used on a dead player?
    gap.cards-on-the-dead · classic, booty, bites, lite. The owner decides: refused or allowed; until then: refused.

  Rule: Left open: does a dead player loot another who dies in the same fight?
    gap.dead-looting-the-dead · classic. The owner decides: refused or allowed; until then: refused.

    @rule:gap.dead-looting-the-dead
    Scenario: Bo dies in the same fight: does he loot Ann's body?
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
      And open in what follows is gap.dead-looting-the-dead
      And Bo is dead
      When Cy chooses Plain Potion
      Then that is allowed
      And nothing is owed

  Rule: Left open: a fighter dies while his helper still has to run: is the body looted at once or after the fight?
    gap.body-looted-when · classic, booty, bites, lite. The owner decides: after-the-fight or at-once; until then:
      after-the-fight.

    @rule:gap.body-looted-when
    Scenario Outline: Bo still has to run: is Ann's body looted first?
      Given the <edition> board "death/looted-after-the-fight"
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
      And open in what follows is gap.who-flees-first
      When the die shows 1
      Then that is allowed
      And Ann is dead
      And the view at bodies.Ann is ['Plain Potion']
      And Bo owes run
      When Bo runs from Reaper
      And the die shows 6
      Then the view at bodies.Ann is ['Plain Potion']
      And there is no fight
      When Bo chooses Plain Potion
      Then that is allowed
      And nothing is owed

      Examples: editions that leave it open
        | edition |
        | classic |
        | booty   |
        | bites   |

    @rule:gap.body-looted-when
    Scenario: Bo still has to run: is Ann's body looted first? (lite)
      Given the lite board "death/looted-after-the-fight"
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
      And open in what follows is gap.who-flees-first
      When the die shows 1
      Then that is allowed
      And Ann is dead
      And the view at bodies.Ann is ['Plain Potion']
      And Bo owes run
      When Bo runs from Reaper
      And the die shows 6
      Then the view at bodies.Ann is ['Plain Potion']
      And there is no fight
      When Bo chooses Plain Potion
      Then nothing is owed

  Rule: Left open: must one who has died still run from the monsters left in the fight?
    gap.dead-and-the-monsters-left · classic, booty, bites. The owner decides: need-not or must; until then:
      need-not.

    @rule:gap.dead-and-the-monsters-left
    Scenario Outline: Must the dead run from the other monster?
      Given the <edition> board "death/dead-and-the-monsters-left"
        """
        (Reaper: monster; Level 18; 4 Treasures; bad stuff: death)
        Ann is Level 5
        Bo is Level 4
        Cy is Level 2
        It is Ann's turn
        Ann fights Reaper + Plain Monster 5
        (Bo and Cy would not help)
        """
      When Ann runs from Reaper
      And the die shows 1
      Then that is allowed
      And open in what follows is gap.dead-and-the-monsters-left
      And Ann is dead
      And there is no fight
      And nothing is owed

      Examples: editions that leave it open
        | edition |
        | classic |
        | booty   |
        | bites   |

  Rule: Left open: do lasting Curses stay with a player who dies?
    gap.curses-of-the-dead · classic. The owner decides: lost or kept; until then: lost.

    @rule:gap.curses-of-the-dead
    Scenario: Does one who dies keep his lasting Curses?
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
      And open in what follows is gap.curses-of-the-dead
      And the view at players.Bo.curses is []

  Rule: Left open: does a new character count as living, and so receive charity, between its appearance and the next turn?
    gap.new-character-and-charity · classic. The owner decides: counts-as-living or not-until-the-next-turn; until
      then: counts-as-living.

    @rule:gap.new-character-and-charity
    Scenario: Does the new character count as living, for charity?
      Given the classic board "death/charity-for-the-new-character"
        """
        Ann is Level 4, holding Plain Gem + Plain Coin + Plain Pearl + Plain Ring + Plain Goblet + Plain Crown
        Cy is Level 2
        Bo is Level 1
        Bo is dead
        It is Ann's turn, looting the room
        (Ann has met a monster in this turn)
        (Bo is new in the game, and has no cards yet)
        """
      When Ann ends the turn
      Then that is allowed
      And open in what follows is gap.new-character-and-charity
      When Ann gives Plain Gem to Bo in charity
      Then that is left open
      And Bo holds Plain Gem
      And it is Cy's turn
      And nothing is owed

  Rule: Left open: may the new character be given cards before its own next turn?
    gap.cards-for-the-new-character · classic, booty, bites. The owner decides: allowed or refused; until then:
      allowed.

    @rule:gap.cards-for-the-new-character
    Scenario Outline: Gifts for the new character, where the sheet does not say
      Given the <edition> board "death/cards-for-the-new-character"
        """
        Ann is Level 5
        Bo is Level 4 with Plain Helmet
        Cy is Level 2
        It is Bo's turn, looking for trouble
        (Ann is new in the game, and has no cards yet)
        """
      When Bo gives Plain Helmet to Ann
      Then that is left open

      Examples: editions that leave it open
        | edition |
        | classic |
        | booty   |
        | bites   |

  Rule: Left open: do the limits of the opening (one Race, one Class, a Power of Rank 1) hold again for the cards drawn after a death?
    gap.opening-limits-after-death · classic, booty, bites. The owner decides: ordinary-limits or opening-limits;
      until then: ordinary-limits.

    @rule:gap.opening-limits-after-death
    Scenario: A second Race drawn after a death: do the limits of the opening hold?
      Given the classic board "death/opening-limits-classic"
        """
        Ann is a Level 5 Half-Breed Elf, holding Dwarf
        Bo is Level 4
        Cy is Level 2
        It is Ann's turn, before the door
        (Ann is new in the game, and has no cards yet)
        """
      When Ann plays Dwarf
      Then that is left open
      And the open point is gap.opening-limits-after-death

    @rule:gap.opening-limits-after-death
    Scenario: A second Class drawn after a death: do the limits of the opening hold?
      Given the booty board "death/opening-limits-booty"
        """
        Ann is a Level 5 Super Munchkin Pirate, holding Navy
        Bo is Level 4
        Cy is Level 2
        It is Ann's turn, before the door
        (Ann is new in the game, and has no cards yet)
        """
      When Ann plays Navy
      Then that is left open
      And the open point is gap.opening-limits-after-death

    @rule:gap.opening-limits-after-death
    Scenario: A Power of Rank 2 drawn after a death: do the limits of the opening hold?
      Given the bites board "death/opening-limits-bites"
        """
        Ann is Level 5, holding Malediction
        Bo is Level 4
        Cy is Level 2
        It is Ann's turn, before the door
        Ann decides conflict.playing-a-power-out-of-turn: allowed
        (Ann is new in the game, and has no cards yet)
        """
      When Ann plays Malediction
      Then that is left open
      And the open point is gap.opening-limits-after-death
