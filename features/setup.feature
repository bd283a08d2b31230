Feature: Setting up
  Shuffle the two decks and deal every player cards from both: two of each in the first Munchkin, four of each in
  all later boxes. Look at your cards. What says who you are (a race, a class) and Items you may lay down before the
  first turn. Agree who begins, or roll the die for it. Say that you are ready when you are at the table, and once
  more when you have laid down what you like; then the first player kicks open the first door.

  Rule: A game has at least three and at most six players.
    # setup.players-three-to-six · classic, booty and bites: Setup, par. 1
    @rule:setup.players-three-to-six @rule:setup.players-three-or-four
    Scenario: Two are too few for a game
      Given a new table in classic, booty, bites, christmas-lite and lite
      And it is Ann's turn, setting up
      When Ann is ready
      Then in christmas-lite and lite: that is refused, because a game has three or four players, no more and no fewer
      And elsewhere: that is refused, because a game has at least three and at most six players

    @rule:setup.players-three-to-six @rule:setup.players-three-or-four
    Scenario: Seven are too many for any box
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Bob, Cy, Dee, Eve, Flo and Gus sit at the table
      And it is Ann's turn, setting up
      When Gus is ready
      Then in christmas-lite and lite: that is refused, because a game has three or four players, no more and no fewer
      And elsewhere: that is refused, because a game has at least three and at most six players

  Rule: A game has three or four players, no more and no fewer.
    # setup.players-three-or-four · christmas-lite: Introduction, par. 2; lite: borrowed from christmas-lite
    Scenario: Five are too many for a small box, and may play with a big one
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Bob, Cy, Dee and Eve sit at the table
      And it is Ann's turn, setting up
      When Ann is ready
      Then in christmas-lite and lite: that is refused, because a game has three or four players, no more and no fewer
      And elsewhere: that is allowed

  Rule: Both decks are shuffled before the deal.
    # setup.both-decks-shuffled · classic, booty and bites: Setup, par. 2; christmas-lite: Setup, par. 1; lite: borrowed from christmas-lite
    @rule:setup.both-decks-shuffled
    Scenario: The cards that lay on top are not the ones that are dealt
      Given a new table in classic
      And Ann, Bob and Cy sit at the table
      And it is Ann's turn, setting up
      And next cards Plain Monster 1 + 2 monsters + a Door card + Plain Mate + 2 Door cards + 3 Door cards + 2 curses + 2 monsters + 3 Treasure cards + Plain Helmet + 2 Treasure cards + Plain Boots + 7 Treasure cards
      And the other cards of the box lie in the piles
      And the dice start from 7
      When Ann is ready
      And Bob is ready
      And Cy is ready
      Then Ann holds Plain Mate + Plain Monster 1 + Plain Helmet + Plain Boots
      And it is Ann's turn

    @rule:setup.both-decks-shuffled
    Scenario: Where four of each are dealt, the cards on top are not the ones either
      Given a new table in booty, bites, christmas-lite and lite
      And Ann, Bob and Cy sit at the table
      And it is Ann's turn, setting up
      And next cards Plain Monster 1 + 2 monsters + a Door card + Plain Mate + 2 Door cards + Plain Evil Twin + 2 Door cards + 2 curses + a Door card + Plain Snail + 3 Treasure cards + Plain Helmet + 2 Treasure cards + Plain Boots + 5 Treasure cards + Plain Wand + Plain Great Potion
      And the other cards of the box lie in the piles
      And the dice start from 7
      When Ann is ready
      And Bob is ready
      And Cy is ready
      Then Ann holds Plain Mate + Plain Monster 1 + Plain Evil Twin + Plain Snail + Plain Helmet + Plain Boots + Plain Great Potion + Plain Wand
      And it is Ann's turn

  Rule: Every player is dealt two cards from each deck, so begins with a hand of four.
    # setup.deal-two-from-each-deck · classic: Setup, par. 2; Character Creation, par. 2
    @rule:setup.deal-two-from-each-deck
    Scenario: When everybody is ready, two cards from each deck are dealt in the first box
      Given a new table in classic
      And Bob and Cy sit at the table
      And it is Ann's turn, setting up
      And next cards 14 Door cards + 15 Treasure cards
      And the other cards of the box lie in the piles
      When Ann is ready
      And Bob is ready
      And Cy is ready
      Then Bob, Cy and Ann hold 4 cards
      And 8 cards are left in the door pile
      And 9 cards are left in the treasure pile

  Rule: Every player is dealt four cards from each deck, so begins with a hand of eight.
    # setup.deal-four-from-each-deck · booty and bites: Setup, par. 2; Character Creation, par. 2; christmas-lite: Setup, par. 1; Character Creation, par. 2; lite: borrowed from christmas-lite
    @rule:setup.deal-four-from-each-deck
    Scenario: In the other boxes four cards from each deck are dealt
      Given a new table in booty, bites, christmas-lite and lite
      And Bob and Cy sit at the table
      And it is Ann's turn, setting up
      And next cards 14 Door cards + 15 Treasure cards
      And the other cards of the box lie in the piles
      When Ann is ready
      And Bob is ready
      And Cy is ready
      Then Bob, Cy and Ann hold 8 cards
      And 2 cards are left in the door pile
      And 3 cards are left in the treasure pile

  Rule: The players roll the die to see who goes first, and argue over what the roll means.
    # setup.first-player-by-die-and-argument · classic: Starting And Finishing The Game, par. 1
    @rule:setup.first-player-by-die-and-argument
    Scenario: All roll the die, and what the rolls mean is open to argument: the highest begins, unless the owner says otherwise
      Given a new table in classic
      And Bob and Cy sit at the table
      And it is Ann's turn, setting up
      When Ann is ready
      And Bob is ready
      And Cy is ready
      And the die shows 2
      And the die shows 6
      And the die shows 3
      Then it is open in what follows: the die for the first player has been rolled and argued over: who begins? (played as: highest-roll)
      And it is Bob's turn

  Rule: The players agree among themselves who goes first; any method will do.
    # setup.first-player-any-agreed-way · booty, bites and christmas-lite: Starting And Finishing The Game, par. 1; lite: borrowed from christmas-lite
    @rule:setup.first-player-any-agreed-way
    Scenario: The player they agreed on begins when all are ready
      Given a new table in booty, bites, christmas-lite and lite
      And Ann and Cy sit at the table
      And it is Bob's turn, setting up
      When Ann is ready
      And Cy is ready
      And Bob asks: may I kick open the door?
      Then in booty and bites: that is refused, because a turn has four phases in order
      And elsewhere: that is refused, because a turn has three phases in order
      When Bob is ready
      Then the turn begins

    Scenario: Nobody says twice that they are ready, nor when the game has begun
      Given a new table in booty, bites, christmas-lite and lite
      And Ann and Cy sit at the table
      And it is Bob's turn, setting up
      When Ann is ready
      And Ann asks: may I be ready?
      Then that is not possible, because they have said so already
      When Bob is ready
      And Cy is ready
      And Cy asks: may I be ready?
      Then that is not possible, because the game has begun

  Rule: Left open: in what order do players lay down cards before the first turn?
    # gap.order-of-opening-plays · classic, booty, bites, christmas-lite and lite
    @rule:gap.order-of-opening-plays
    Scenario: Before the first turn players lay down cards in any order, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Bob holds Plain Helmet
      And it is Ann's turn, setting up
      When Bob plays Plain Helmet
      Then that is left open: in what order do players lay down cards before the first turn? (played as: any-order)
      And Bob uses Plain Helmet

    @rule:gap.order-of-opening-plays
    Scenario: The owner may say that players lay down cards in the order of the turns
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann, Bob and Cy sit at the table
      And Bob holds Plain Helmet
      And it is Ann's turn, setting up
      And Ann decides gap.order-of-opening-plays: turn-order
      When Bob plays Plain Helmet
      Then that is refused, because the sheet does not say: in what order do players lay down cards before the first turn?
      And Ann, Bob and Cy use nothing
      When Ann is ready
      And Bob plays Plain Helmet
      Then Bob uses Plain Helmet

  Rule: Left open: the die for the first player has been rolled and argued over: who begins?
    # gap.first-player-after-the-roll · classic
    @rule:setup.first-player-by-die-and-argument
    Scenario: The owner may say that the lowest roll begins
      Given a new table in classic
      And Cy sits at the table
      And it is Ann's turn, setting up
      And Bob owns the game
      And Bob decides gap.first-player-after-the-roll: lowest-roll
      When Ann is ready
      And Bob is ready
      And Cy is ready
      And the die shows 2
      And the die shows 6
      And the die shows 3
      Then it is Ann's turn

    @rule:gap.first-player-after-the-roll
    Scenario: The owner may pick the first player
      Given a new table in classic
      And Cy sits at the table
      And it is Ann's turn, setting up
      And Bob owns the game
      And Bob decides gap.first-player-after-the-roll: owner-picks
      When Ann is ready
      And Bob is ready
      And Cy is ready
      And the die shows 2
      And the die shows 6
      And the die shows 3
      And Bob chooses Cy
      Then it is Cy's turn
