Feature: Setting up
  Shuffle the two decks and deal every player cards from both: two of each in the first Munchkin, four of each in
  all later boxes. Look at your cards. What says who you are (a race, a class) and Items you may lay down before the
  first turn. Agree who begins, or roll the die for it. Say that you are ready when you are at the table, and once
  more when you have laid down what you like; then the first player kicks open the first door.

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
    Scenario: Seven are too many for any box
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

    Scenario: Five are too many for a small box, and may play with a big one
      Given the board "setup/five-may-be-too-many" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 1
        Bob is Level 1, holding Plain Helmet
        Cy is Level 1
        Dee is Level 1
        Eve is Level 1
        It is Ann's turn, setting up
        """
      When Ann is ready
      Then in christmas-lite and lite: that is refused, because a game has three or four players, no more and no fewer
      And elsewhere: that is allowed

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

    @rule:setup.both-decks-shuffled
    Scenario: The cards that lay on top are not the ones that are dealt
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
        The other cards of the box lie in the piles
        The dice start from 7
        """
      When Ann is ready
      And Bob is ready
      And Cy is ready
      Then Ann holds Plain Mate + Plain Monster 1 + Plain Helmet + Plain Boots

    @rule:setup.both-decks-shuffled
    Scenario: Where four of each are dealt, the cards on top are not the ones either
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
        The other cards of the box lie in the piles
        The dice start from 7
        """
      When Ann is ready
      And Bob is ready
      And Cy is ready
      Then Ann holds Plain Mate + Plain Monster 1 + Plain Evil Twin + Plain Snail + Plain Helmet + Plain Boots + Plain Great Potion + Plain Wand

  Rule: Every player is dealt two cards from each deck, so begins with a hand of four.
    setup.deal-two-from-each-deck · classic
      Munchkin 1.02, Setup, par. 2; Character Creation, par. 2
      Munchkin Booty 1.5, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite 1.72 instead: Every
        player is dealt four cards from each deck, so begins with a hand of eight. (setup.deal-four-from-each-deck)

    @rule:setup.deal-two-from-each-deck
    Scenario: When everybody is ready, two cards from each deck are dealt in the first box
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
        The other cards of the box lie in the piles
        The dice start from 7
        """
      When Ann is ready
      And Bob is ready
      Then Ann holds nothing
      When Cy is ready
      Then Ann holds 4 cards
      And Cy holds 4 cards
      And 8 cards are left in the door pile
      And 8 cards are left in the treasure pile
      And the table is setting up

  Rule: Every player is dealt four cards from each deck, so begins with a hand of eight.
    setup.deal-four-from-each-deck · booty, bites, christmas-lite; lite borrows it
      Munchkin Booty 1.5, Setup, par. 2; Character Creation, par. 2
      Munchkin Bites! 1.6, Setup, par. 2; Character Creation, par. 2
      Munchkin Christmas Lite 1.0, Setup, par. 1; Character Creation, par. 2
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0
      Munchkin 1.02 instead: Every player is dealt two cards from each deck, so begins with a hand of four.
        (setup.deal-two-from-each-deck)

    @rule:setup.deal-four-from-each-deck
    Scenario: In the other boxes four cards from each deck are dealt
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
        The other cards of the box lie in the piles
        The dice start from 7
        """
      When Ann is ready
      And Bob is ready
      Then Ann holds nothing
      When Cy is ready
      Then Ann holds 8 cards
      And Cy holds 8 cards
      And 2 cards are left in the door pile
      And 2 cards are left in the treasure pile
      And the table is setting up

  Rule: The players roll the die to see who goes first, and argue over what the roll means.
    setup.first-player-by-die-and-argument · classic
      Munchkin 1.02, Starting And Finishing The Game, par. 1
      Munchkin Booty 1.5, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite 1.72 instead: The
        players agree among themselves who goes first; any method will do. (setup.first-player-any-agreed-way)

    @rule:setup.first-player-by-die-and-argument
    Scenario: All roll the die, and what the rolls mean is open to argument: the highest begins, unless the owner says otherwise
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

  Rule: The players agree among themselves who goes first; any method will do.
    setup.first-player-any-agreed-way · booty, bites, christmas-lite; lite borrows it
      Munchkin Booty 1.5, Starting And Finishing The Game, par. 1
      Munchkin Bites! 1.6, Starting And Finishing The Game, par. 1
      Munchkin Christmas Lite 1.0, Starting And Finishing The Game, par. 1
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0
      Munchkin 1.02 instead: The players roll the die to see who goes first, and argue over what the roll means.
        (setup.first-player-by-die-and-argument)

    @rule:setup.first-player-any-agreed-way
    Scenario: The player they agreed on begins when all are ready
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
      Then that is refused, because a turn has
      When Bob is ready
      Then it is Bob's turn
      And the turn begins

    Scenario: Nobody says twice that they are ready, nor when the game has begun
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

  Rule: Left open: in what order do players lay down cards before the first turn?
    gap.order-of-opening-plays · classic, booty, bites, christmas-lite, lite. The owner decides: any-order or
        turn-order; until then: any-order.
      A hint: Laying down cards from the opening hand is always a choice, never a duty.
        (character.opening-plays-are-optional)

    @rule:gap.order-of-opening-plays
    Scenario: Before the first turn players lay down cards in any order, as long as the owner says nothing else
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
    Scenario: The owner may say that players lay down cards in the order of the turns
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
      And Bob uses nothing
      When Ann is ready
      And Bob plays Plain Helmet
      Then that is allowed
      And Bob uses Plain Helmet

  Rule: Left open: the die for the first player has been rolled and argued over: who begins?
    gap.first-player-after-the-roll · classic. The owner decides: highest-roll or lowest-roll or owner-picks; until
        then: highest-roll.
      Munchkin 1.02: Left open on purpose; high roll first is not said.
      A hint: The players roll the die to see who goes first, and argue over what the roll means.
        (setup.first-player-by-die-and-argument)

    @rule:setup.first-player-by-die-and-argument
    Scenario: The owner may say that the lowest roll begins
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

    @rule:gap.first-player-after-the-roll
    Scenario: The owner may pick the first player
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
