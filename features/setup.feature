Feature: Setting up
  Shuffle the two decks and deal everybody a hand, as many of each as the box says. Look at your cards: what may be
  laid down now, a race or a class or whatever you can carry, you may lay down. Then find out who begins. Say that
  you are ready once you have your cards, and once more when you have laid down what you like. After that the first
  player kicks open the first door.

  Rule: The box holds 168 cards and the rules only; the die and the level counters are things the players must bring.
    setup.box-168-cards-die-not-supplied · classic. What lies in the box and what the players bring is outside the
        game.
      Munchkin 1.02, Components, par. 1; Setup, par. 1
      Munchkin Booty 1.5 and Munchkin Bites! 1.6 instead: The box holds 168 cards, the rules and one six-sided die.
        (setup.box-168-cards-with-die)
      Munchkin Christmas Lite 1.0 instead: The box holds 112 cards and the rules only; the die and the level
        counters are things the players must bring. (setup.box-112-cards-die-not-supplied)
      Of this nothing is said in Munchkin Lite 1.72.

  Rule: The box holds 168 cards, the rules and one six-sided die.
    setup.box-168-cards-with-die · booty, bites. What lies in the box and what the players bring is outside the
        game.
      Munchkin Booty 1.5, Introduction, par. 3
      Munchkin Bites! 1.6, Introduction, par. 3
      Munchkin 1.02 instead: The box holds 168 cards and the rules only; the die and the level counters are things
        the players must bring. (setup.box-168-cards-die-not-supplied)
      Munchkin Christmas Lite 1.0 instead: The box holds 112 cards and the rules only; the die and the level
        counters are things the players must bring. (setup.box-112-cards-die-not-supplied)
      Of this nothing is said in Munchkin Lite 1.72.

  Rule: The box holds 112 cards and the rules only; the die and the level counters are things the players must bring.
    setup.box-112-cards-die-not-supplied · christmas-lite. What lies in the box and what the players bring is
        outside the game.
      Munchkin Christmas Lite 1.0, Introduction, par. 2
      Munchkin 1.02 instead: The box holds 168 cards and the rules only; the die and the level counters are things
        the players must bring. (setup.box-168-cards-die-not-supplied)
      Munchkin Booty 1.5 and Munchkin Bites! 1.6 instead: The box holds 168 cards, the rules and one six-sided die.
        (setup.box-168-cards-with-die)
      Of this nothing is said in Munchkin Lite 1.72.

  Rule: A game has at least three and at most six players.
    setup.players-three-to-six · classic, booty, bites
      Munchkin 1.02, Setup, par. 1
      Munchkin Booty 1.5, Setup, par. 1
      Munchkin Bites! 1.6, Setup, par. 1
      Munchkin Christmas Lite 1.0 and Munchkin Lite 1.72 instead: A game has three or four players, no more and no
        fewer. (setup.players-three-or-four)

    @rule:setup.players-three-to-six @rule:setup.players-three-or-four
    Scenario: Two are too few for a game
      Given the board "setup/two-are-too-few" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 1
        Bob is Level 1, holding Plain Helmet
        It is Ann's turn, setting up
        """
      When Ann is ready
      Then in christmas-lite and lite: that is refused, because a game has three or four players, no more and no fewer
      And elsewhere: that is refused, because a game has at least three and at most six players

    @rule:setup.players-three-to-six @rule:setup.players-three-or-four
    Scenario: Seven are too many
      Given the board "setup/seven-are-too-many" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 1, holding Plain Helmet
        Bob is Level 1
        Cy is Level 1
        Dee is Level 1
        Eve is Level 1
        Flo is Level 1
        Gus is Level 1
        It is Ann's turn, setting up
        """
      When Gus is ready
      Then that is refused, because a game has

  Rule: A game has three or four players, no more and no fewer.
    setup.players-three-or-four · christmas-lite; lite borrows it
      Munchkin Christmas Lite 1.0, Introduction, par. 2
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0
      Munchkin 1.02, Munchkin Booty 1.5 and Munchkin Bites! 1.6 instead: A game has at least three and at most six
        players. (setup.players-three-to-six)

    @rule:setup.players-three-or-four
    Scenario: Five are too many for a small box
      Given the board "setup/five-may-be-too-many" in christmas-lite and lite
        """
        Ann is Level 1
        Bob is Level 1, holding Plain Helmet
        Cy is Level 1
        Dee is Level 1
        Eve is Level 1
        It is Ann's turn, setting up
        """
      When Ann is ready
      Then that is refused, because a game has three or four players

    Scenario: Five are welcome at a big box
      Given the board "setup/five-may-be-too-many" in classic, booty and bites
        """
        Ann is Level 1
        Bob is Level 1, holding Plain Helmet
        Cy is Level 1
        Dee is Level 1
        Eve is Level 1
        It is Ann's turn, setting up
        """
      When Ann is ready
      Then that is allowed

  Rule: Each player needs something that can show a Level from 1 to 10, such as ten tokens.
    setup.ten-counters-per-player · classic, booty, bites, christmas-lite; lite borrows it. The board knows
        everybody's Level without tokens.
      Munchkin 1.02, Setup, par. 1
      Munchkin Booty 1.5, Setup, par. 1
      Munchkin Bites! 1.6, Setup, par. 1
      Munchkin Christmas Lite 1.0, Introduction, par. 2
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0

  Rule: Play needs one six-sided die.
    setup.six-sided-die-needed · classic, booty, bites, christmas-lite; lite borrows it. True of every board there
        is.
      Munchkin 1.02, Setup, par. 1
      Munchkin Booty 1.5, Introduction, par. 3
      Munchkin Bites! 1.6, Introduction, par. 3
      Munchkin Christmas Lite 1.0, Introduction, par. 2
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0

  Rule: The cards are split into two decks, Door and Treasure.
    setup.door-and-treasure-decks · booty, bites, christmas-lite; lite borrows it. True of every board there is.
      Munchkin Booty 1.5, Setup, par. 2
      Munchkin Bites! 1.6, Setup, par. 2
      Munchkin Christmas Lite 1.0, Setup, par. 1
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0
      Munchkin 1.02 instead: The cards are split by their backs into two decks, Dungeon (its back shows a door) and
        Treasure. (setup.dungeon-and-treasure-decks)

  Rule: The cards are split by their backs into two decks, Dungeon (its back shows a door) and Treasure.
    setup.dungeon-and-treasure-decks · classic. True of every board there is.
      Munchkin 1.02, Setup, par. 2
      Munchkin Booty 1.5, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite 1.72 instead: The cards
        are split into two decks, Door and Treasure. (setup.door-and-treasure-decks)

  Rule: Both decks are shuffled before the deal.
    setup.both-decks-shuffled · classic, booty, bites, christmas-lite; lite borrows it
      Munchkin 1.02, Setup, par. 2
      Munchkin Booty 1.5, Setup, par. 2
      Munchkin Bites! 1.6, Setup, par. 2
      Munchkin Christmas Lite 1.0, Setup, par. 1
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0
    Every player is dealt two cards from each deck, so begins with a hand of four.
    setup.deal-two-from-each-deck · classic
      Munchkin 1.02, Setup, par. 2; Character Creation, par. 2
      Munchkin Booty 1.5, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite 1.72 instead: Every
        player is dealt four cards from each deck, so begins with a hand of eight. (setup.deal-four-from-each-deck)

    @rule:setup.deal-two-from-each-deck @rule:setup.both-decks-shuffled
    Scenario: The decks are shuffled and two cards are dealt from each
      Given the classic board "setup/dealt-two-of-each"
        """
        Ann is Level 1
        Bob is Level 1
        Cy is Level 1
        It is Ann's turn, setting up
        Next cards Plain Monster 1 + Plain Monster 5 + Plain Monster 10 + Plain Enhancer + Plain Mate + Plain Curse +
          Plain Monster 15 + Plain Evil Twin + Plain Weakener + Plain Trap + Plain Great Curse + Plain Armor Curse +
          Plain Hare + Plain Snail + Plain Ring + Plain Coin + Plain Goblet + Plain Helmet + Plain Cap +
          "Plain Armor" + Plain Boots + Plain Sword + Plain Dagger + Plain Shield + Plain Bow + Plain Potion +
          Plain Wand + Plain Great Potion
        (The other cards of the box lie in the piles, shuffled)
        """
      When Ann is ready
      And Bob is ready
      Then Ann holds nothing
      When Cy is ready
      Then Ann holds 4 cards
      And Cy holds 4 cards
      And 8 cards are left in the door pile
      And the table is setting up

  Rule: Every player is dealt four cards from each deck, so begins with a hand of eight.
    setup.deal-four-from-each-deck · booty, bites, christmas-lite; lite borrows it
      Munchkin Booty 1.5, Setup, par. 2; Character Creation, par. 2
      Munchkin Bites! 1.6, Setup, par. 2; Character Creation, par. 2
      Munchkin Christmas Lite 1.0, Setup, par. 1; Character Creation, par. 2
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0
      Munchkin 1.02 instead: Every player is dealt two cards from each deck, so begins with a hand of four.
        (setup.deal-two-from-each-deck)

    @rule:setup.deal-four-from-each-deck @rule:setup.both-decks-shuffled
    Scenario: The decks are shuffled and four cards are dealt from each
      Given the board "setup/dealt-four-of-each" in booty, bites, christmas-lite and lite
        """
        Ann is Level 1
        Bob is Level 1
        Cy is Level 1
        It is Ann's turn, setting up
        Next cards Plain Monster 1 + Plain Monster 5 + Plain Monster 10 + Plain Enhancer + Plain Mate + Plain Curse +
          Plain Monster 15 + Plain Evil Twin + Plain Weakener + Plain Trap + Plain Great Curse + Plain Armor Curse +
          Plain Hare + Plain Snail + Plain Ring + Plain Coin + Plain Goblet + Plain Helmet + Plain Cap +
          "Plain Armor" + Plain Boots + Plain Sword + Plain Dagger + Plain Shield + Plain Bow + Plain Potion +
          Plain Wand + Plain Great Potion
        (The other cards of the box lie in the piles, shuffled)
        """
      When Ann is ready
      And Bob is ready
      Then Ann holds nothing
      When Cy is ready
      Then Ann holds 8 cards
      And Cy holds 8 cards
      And 2 cards are left in the door pile
      And the table is setting up

  Rule: The players roll the die to see who goes first, and argue over what the roll means.
    setup.first-player-by-die-and-argument · classic
      Munchkin 1.02, Starting And Finishing The Game, par. 1
      Munchkin Booty 1.5, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite 1.72 instead: The
        players agree among themselves who goes first; any method will do. (setup.first-player-any-agreed-way)

    @rule:setup.first-player-by-die-and-argument
    Scenario: The die is rolled, and what it means is argued over
      Given the classic board "setup/who-begins-highest-roll"
        """
        Ann is Level 1
        Bob is Level 1, holding Plain Helmet
        Cy is Level 1
        It is Ann's turn, setting up
        Bob owns the game
        """
      When Ann is ready
      And Bob is ready
      And Cy is ready
      And the die shows 2
      And the die shows 6
      And the die shows 3
      Then that is allowed
      And it is open in what follows: the die for the first player has been rolled and argued over: who begins? (lean: highest-roll)
      And it is Bob's turn

    @rule:setup.first-player-by-die-and-argument
    Scenario: The owner may say that the low roll begins
      Given the classic board "setup/who-begins-lowest-roll"
        """
        Ann is Level 1
        Bob is Level 1, holding Plain Helmet
        Cy is Level 1
        It is Ann's turn, setting up
        Bob owns the game
        Bob decides gap.first-player-after-the-roll: lowest-roll
        """
      When Ann is ready
      And Bob is ready
      And Cy is ready
      And the die shows 2
      And the die shows 6
      And the die shows 3
      Then it is Ann's turn

  Rule: The players agree among themselves who goes first; any method will do.
    setup.first-player-any-agreed-way · booty, bites, christmas-lite; lite borrows it
      Munchkin Booty 1.5, Starting And Finishing The Game, par. 1
      Munchkin Bites! 1.6, Starting And Finishing The Game, par. 1
      Munchkin Christmas Lite 1.0, Starting And Finishing The Game, par. 1
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0
      Munchkin 1.02 instead: The players roll the die to see who goes first, and argue over what the roll means.
        (setup.first-player-by-die-and-argument)

    @rule:setup.first-player-any-agreed-way
    Scenario: Whom they agreed on begins when everybody is ready
      Given the board "setup/who-begins-as-agreed" in booty, bites, christmas-lite and lite
        """
        Ann is Level 1, holding Plain Helmet
        Bob is Level 1
        Cy is Level 1
        It is Bob's turn, setting up
        """
      When Ann is ready
      And Cy is ready
      And may Bob kick open the door?
      Then in booty and bites: that is refused, because a turn has four phases in order: the door, trouble, looting, charity
      And elsewhere: that is refused, because a turn has three phases in order: the door; then either trouble or looting; then charity
      When Bob is ready
      Then it is Bob's turn
      And the turn begins

  Rule: Left open: in what order do players lay down cards before the first turn?
    gap.order-of-opening-plays · classic, booty, bites, christmas-lite, lite. The owner decides: any-order or
        turn-order; until then: any-order.
      A hint: Laying down cards from the opening hand is always a choice, never a duty.
        (character.opening-plays-are-optional)

    @rule:gap.order-of-opening-plays
    Scenario: In what order the opening plays are made is left open
      Given the board "setup/opening-plays-any-order" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 1
        Bob is Level 1, holding Plain Helmet
        Cy is Level 1
        It is Ann's turn, setting up
        """
      When Bob plays Plain Helmet
      Then that is left open: in what order do players lay down cards before the first turn? (lean: any-order)
      And Bob uses Plain Helmet

    @rule:gap.order-of-opening-plays
    Scenario: The owner may say that they go round the table
      Given the board "setup/opening-plays-turn-order" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 1
        Bob is Level 1, holding Plain Helmet
        Cy is Level 1
        It is Ann's turn, setting up
        Ann decides gap.order-of-opening-plays: turn-order
        """
      When Bob plays Plain Helmet
      Then that is refused, because the sheet does not say: in what order do players lay down cards before the first turn?
      When Ann is ready
      And Bob plays Plain Helmet
      Then that is allowed

  Rule: Left open: the die for the first player has been rolled and argued over: who begins?
    gap.first-player-after-the-roll · classic. The owner decides: highest-roll or lowest-roll or owner-picks; until
        then: highest-roll.
      Munchkin 1.02: Left open on purpose; high roll first is not said.
      A hint: The players roll the die to see who goes first, and argue over what the roll means.
        (setup.first-player-by-die-and-argument)

    @rule:gap.first-player-after-the-roll
    Scenario: Or that he picks the first player himself
      Given the classic board "setup/who-begins-owner-picks"
        """
        Ann is Level 1
        Bob is Level 1, holding Plain Helmet
        Cy is Level 1
        It is Ann's turn, setting up
        Bob owns the game
        Bob decides gap.first-player-after-the-roll: owner-picks
        """
      When Ann is ready
      And Bob is ready
      And Cy is ready
      And the die shows 2
      And the die shows 6
      And the die shows 3
      And Bob chooses Cy
      Then it is Cy's turn

    Scenario: Nobody gets ready twice, or when the game is on
      Given the board "setup/who-begins-as-agreed" in booty, bites, christmas-lite and lite
        """
        Ann is Level 1, holding Plain Helmet
        Bob is Level 1
        Cy is Level 1
        It is Bob's turn, setting up
        """
      When Ann is ready
      And may Ann be ready?
      Then that is not possible, because they have said so already
      When Bob is ready
      And Cy is ready
      And may Cy be ready?
      Then that is not possible, because the game has begun
