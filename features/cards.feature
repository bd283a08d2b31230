Feature: Decks, discards and hands
  There are two decks: Doors, which bring monsters, Curses and what you are, and Treasures, which you win. A deck
  that has run out is made anew from its discards. The cards in your hand are safe: only a card that names the hand
  takes one away, and none does anything until you play it. The cards in front of you are in play for all to see,
  and never go back to your hand. At the end of your turn you may hold five cards, no more (in the first box a dwarf
  six).

  Rule: Nobody may look through a discard pile unless a card allows it.
    # cards.discards-not-searchable · booty, bites and christmas-lite: Card Management, par. 1; lite: borrowed from christmas-lite
    @rule:cards.discards-not-searchable
    Scenario: A player may not look through the discards
      Given a new table in booty, bites, christmas-lite and lite
      And Ann sits at the table
      When Ann looks through the discards
      Then that is refused, because nobody may look through a discard pile unless a card allows it

    Scenario: A used card lies face up on top of its pile for all to see
      Given a new table in booty, bites, christmas-lite and lite
      And Ann holds Plain Potion
      And Ann fights Plain Monster 1
      When Ann plays Plain Potion on Ann
      Then that is allowed
      When Ann claims the kill
      And no one says anything
      Then Plain Potion lies in the treasure discards
      And Plain Monster 1 lies in the door discards

  Rule: When a deck runs out its discard pile is shuffled and becomes the new deck.
    # cards.exhausted-deck-reshuffles-discards · classic and christmas-lite: Card Management, par. 1; booty and bites: Card Management, par. 2; lite: borrowed from christmas-lite
    @rule:cards.exhausted-deck-reshuffles-discards
    Scenario: When the last Door is gone, the discarded Doors become the deck
      Given a new table in classic, booty, bites, christmas-lite and lite
      And it is Ann's turn, looking for trouble
      And the other cards of the box lie in the piles
      And Plain Mate lies in the Door discards
      When Ann loots the room
      Then Ann holds Plain Mate
      And nothing lies in the door discards

  Rule: If a deck is empty and so is its discard pile, no player can draw cards of that kind.
    # cards.no-deck-and-no-discards-means-no-draw · classic: Card Management, par. 1; booty and bites: Card Management, par. 2
    @rule:cards.no-deck-and-no-discards-means-no-draw
    Scenario: With neither deck nor discards a door opens on nothing
      Given a new table in classic, booty and bites
      And Ann sits at the table
      And the other cards of the box lie in the piles
      When Ann kicks open the door
      Then the turn has come to looking for trouble

  Rule: Cards in hand can be taken away only by an effect that names the hand.
    # cards.hand-safe-unless-hand-is-named · classic: Card Management, par. 2 (Your Hand); booty and bites: Card Management, par. 4 (Your Hand); christmas-lite: Card Management, par. 3 (Your Hand); lite: borrowed from christmas-lite
    @rule:cards.hand-safe-unless-hand-is-named
    Scenario: A class that steals Items takes one from the table, not from a hand
      Given a new table in classic, booty, christmas-lite and lite
      And card "Pilferer": class, ability Pilfering at any time on a rival to steal an item
      And Ann is a Pilferer
      And Bob has Plain Ring in play, holding Plain Coin
      When Ann asks: may I use Pilfering on Bob taking Plain Coin?
      Then that is refused, because cards in hand can be taken away only by an effect that names the hand
      When Ann asks: may I use Pilfering on Bob taking Plain Ring?
      Then that is allowed

    @rule:cards.hand-safe-unless-hand-is-named
    Scenario: A race that steals Items takes one from the table, not from a hand
      Given a new table in bites
      And card "Pilferer": race, ability Pilfering at any time on a rival to steal an item
      And Ann is a Pilferer
      And Bob has Plain Ring in play, holding Plain Coin
      When Ann asks: may I use Pilfering on Bob taking Plain Coin?
      Then that is refused, because cards in hand can be taken away only by an effect that names the hand
      When Ann asks: may I use Pilfering on Bob taking Plain Ring?
      Then that is allowed

  Rule: At the end of their turn a player may hold no more than five cards.
    # cards.hand-limit-five · booty and bites: Card Management, par. 4 (Your Hand); Turn Phases, (4) Charity, par. 1; christmas-lite: Card Management, par. 3 (Your Hand); Turn Phases, (3) Charity, par. 1; lite: borrowed from christmas-lite
    @rule:cards.hand-limit-five @rule:cards.hand-limit-five-dwarf-six
    Scenario: A sixth card is too many at the end of one's own turn
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann holds 6 cards
      And it is Ann's turn, in charity
      When Ann ends the turn
      Then Ann is to give charity
      And it is Ann's turn

    Scenario: Five cards are not too many
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Bob sits at the table
      And it is Ann's turn, in charity
      When Ann ends the turn
      Then it is Bob's turn
      And nothing is owed

  Rule: At the end of their turn a player may hold no more than five cards, or six if they are a dwarf.
    # cards.hand-limit-five-dwarf-six · classic: Card Management, par. 2 (Your Hand); Turn Phases, (4) Charity, par. 1
    @rule:cards.hand-limit-five-dwarf-six
    Scenario: A dwarf holds six
      Given a new table in classic
      And Ann is a Level 4 Dwarf, holding Plain Curse + 6 other cards
      And Bob is Level 2
      And it is Ann's turn, in charity
      When Ann ends the turn
      And Ann gives Plain Curse to Bob in charity
      Then it is Bob's turn
      And the Levels are Ann 4 and Bob 2

  Rule: The hand limit counts only at the end of a player's own turn.
    # cards.hand-limit-only-at-own-turn-end · classic: Card Management, par. 2 (Your Hand); Turn Phases, (4) Charity, par. 1; booty and bites: Card Management, par. 4 (Your Hand); Turn Phases, (4) Charity, par. 1; christmas-lite: Card Management, par. 3 (Your Hand); Turn Phases, (3) Charity, par. 1; lite: borrowed from christmas-lite
    @rule:cards.hand-limit-only-at-own-turn-end
    Scenario: In another's turn a hand of eight cards is not too many
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 4, holding Plain Curse + Plain Potion + 5 other cards
      And Bob is Level 2, holding Plain Curse + 5 other cards
      And it is Ann's turn, in charity
      When Ann ends the turn
      And Ann gives Plain Potion + Plain Curse to Bob in charity
      Then Bob holds 8 cards
      And the Levels are Ann 4 and Bob 2
      And Ann holds 5 cards

  Rule: A player who wants to get rid of a card in play must discard it or trade it.
    # cards.in-play-leaves-by-discard-or-trade · classic: Card Management, par. 5; booty and bites: Card Management, par. 6
    @rule:cards.in-play-leaves-by-discard-or-trade
    Scenario: A card in play may be discarded, and does not return to the hand
      Given a new table in classic, booty and bites
      And card "Plain Lucky Star": special, treasure deck
      And Ann has Plain Lucky Star in play
      And Bob holds 1 card
      When Bob asks: may I discard Plain Lucky Star?
      Then that is not possible, because that card is not theirs
      When Ann discards Plain Lucky Star
      Then Ann holds nothing
      And Plain Lucky Star lies in the treasure discards
      And Ann and Bob use nothing

  Rule: A player may show the cards in their hand to other players.
    # cards.hand-may-be-shown · classic: Other Munchkin Stuff, Trading, par. 3; booty: Items, Trading, par. 3; bites: Items, Trading (p. 4), par. 3
    @rule:cards.hand-may-be-shown
    Scenario: A hand may be shown to one other, or to all
      Given a new table in classic, booty and bites
      And Ann and Bob sit at the table
      When Bob shows his hand to Ann
      Then that is allowed
      When Bob reveals the hand
      Then that is allowed

    @rule:cards.hand-may-be-shown
    Scenario: A player may show their hand even where nobody has to tell anything of it
      Given a new table in classic, booty and bites
      And Ann and Bob sit at the table
      And Ann decides gap.asking-about-a-hand: nothing
      When Ann asks Bob to show his hand
      Then that is refused, because the sheet does not say: how many cards of a hand may opponents count or ask to see?
      When Bob shows his hand to Ann
      Then that is allowed

  Rule: Left open: when exactly does a deck run out: on the last card, or when a draw fails?
    # gap.deck-runs-out · classic, booty, bites, christmas-lite and lite
    @rule:gap.deck-runs-out
    Scenario: A deck whose last card is drawn is made anew at the next draw, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And it is Ann's turn, looking for trouble
      And next card Plain Curse
      And the other cards of the box lie in the piles
      And Plain Mate lies in the Door discards
      When Ann loots the room
      Then it is open in what follows: when exactly does a deck run out: on the last card, or when a draw fails? (played as: when-a-draw-fails)
      And 0 cards are left in the door pile
      And Plain Mate lies in the door discards
      And Ann holds Plain Curse

    Scenario: The owner may say that it is made anew at once
      Given a new table in classic, booty, bites, christmas-lite and lite
      And it is Ann's turn, looking for trouble
      And next card Plain Curse
      And Bob owns the game
      And the other cards of the box lie in the piles
      And Plain Mate lies in the Door discards
      And Bob decides gap.deck-runs-out: on-the-last-card
      When Ann loots the room
      Then 1 card is left in the door pile
      And Ann holds Plain Curse
      And nothing lies in the door discards

  Rule: Left open: how many cards of a hand may opponents count or ask to see?
    # gap.asking-about-a-hand · classic, booty, bites, christmas-lite and lite
    @rule:gap.asking-about-a-hand
    Scenario: A player who is asked tells how many cards they hold, and need not say which
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann and Bob sit at the table
      When Ann asks Bob how many cards he holds
      Then that is left open: how many cards of a hand may opponents count or ask to see? (played as: count-only)
      When Ann asks Bob to show his hand
      Then that is left open: how many cards of a hand may opponents count or ask to see? (played as: count-only)

    @rule:gap.asking-about-a-hand
    Scenario: The owner may say that nothing has to be told of a hand
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann and Bob sit at the table
      And Ann decides gap.asking-about-a-hand: nothing
      When Ann asks Bob how many cards he holds
      Then that is refused, because the sheet does not say: how many cards of a hand may opponents count or ask to see?

    @rule:gap.asking-about-a-hand
    Scenario: The owner may say that a hand must be shown
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann and Bob sit at the table
      And Ann decides gap.asking-about-a-hand: everything
      When Ann asks Bob to show his hand
      Then that is allowed
