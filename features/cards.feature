Feature: Decks, discards and hands
  There are two decks: Doors, which bring monsters, Curses and what you are, and Treasures, which you win. A deck
  that has run out is made anew from its discards. The cards in your hand are safe: only a card that names the hand
  takes one away, and none does anything until you play it. The cards in front of you are in play for all to see,
  and never go back to your hand. At the end of your turn you may hold five cards, no more (in the first box a dwarf
  six).

  Rule: Each of the two decks has its own discard pile, kept face up.
    cards.separate-face-up-discard-piles · classic, booty, bites, christmas-lite; lite borrows it. True of every
        board there is.
      Munchkin 1.02, Card Management, par. 1
      Munchkin Booty 1.5, Card Management, par. 1
      Munchkin Bites! 1.6, Card Management, par. 1
      Munchkin Christmas Lite 1.0, Card Management, par. 1
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0

  Rule: Nobody may look through a discard pile unless a card allows it.
    cards.discards-not-searchable · booty, bites, christmas-lite; lite borrows it
      Munchkin Booty 1.5, Card Management, par. 1
      Munchkin Bites! 1.6, Card Management, par. 1
      Munchkin Christmas Lite 1.0, Card Management, par. 1
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0
      Of this nothing is said in Munchkin 1.02.

    @rule:cards.discards-not-searchable
    Scenario: A player may not look through the discards
      Given the board "cards/discards-are-not-looked-through" in booty, bites, christmas-lite and lite
        """
        Ann is Level 1, holding Plain Potion
        Bob is Level 1
        Ann fights Plain Monster 1
        Plain Curse lies in the Door discards
        Plain Helmet lies in the Treasure discards
        """
      When Ann looks through the discards
      Then that is refused, because nobody may look through a discard pile unless a card allows it

    Scenario: A used card lies face up on top of its pile for all to see
      Given the board "cards/discards-are-not-looked-through" in booty, bites, christmas-lite and lite
        """
        Ann is Level 1, holding Plain Potion
        Bob is Level 1
        Ann fights Plain Monster 1
        Plain Curse lies in the Door discards
        Plain Helmet lies in the Treasure discards
        """
      When Ann plays Plain Potion on Ann
      Then that is allowed
      When Ann claims the kill
      And no one says anything
      Then Plain Potion lies in the treasure discards

  Rule: When a deck runs out its discard pile is shuffled and becomes the new deck.
    cards.exhausted-deck-reshuffles-discards · classic, booty, bites, christmas-lite; lite borrows it
      Munchkin 1.02, Card Management, par. 1
      Munchkin Booty 1.5, Card Management, par. 2
      Munchkin Bites! 1.6, Card Management, par. 2
      Munchkin Christmas Lite 1.0, Card Management, par. 1
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0

    @rule:cards.exhausted-deck-reshuffles-discards
    Scenario: When the last Door is gone, the discarded Doors become the deck
      Given the board "cards/the-discards-become-the-deck" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 1
        Bob is Level 1
        It is Ann's turn, looking for trouble
        The other cards of the box lie in the piles
        The dice start from 1
        Plain Mate lies in the Door discards
        """
      When Ann loots the room
      Then Ann holds Plain Mate
      And 0 cards are left in the door pile
      And nothing lies in the door discards

  Rule: If a deck is empty and so is its discard pile, no player can draw cards of that kind.
    cards.no-deck-and-no-discards-means-no-draw · classic, booty, bites
      Munchkin 1.02, Card Management, par. 1
      Munchkin Booty 1.5, Card Management, par. 2
      Munchkin Bites! 1.6, Card Management, par. 2
      Of this nothing is said in Munchkin Christmas Lite 1.0 and Munchkin Lite 1.72.

    @rule:cards.no-deck-and-no-discards-means-no-draw
    Scenario: With neither deck nor discards a door opens on nothing
      Given the board "cards/no-deck-and-no-discards" in classic, booty and bites
        """
        Ann is Level 1
        Bob is Level 1
        It is Ann's turn, before the door
        The other cards of the box lie in the piles
        """
      When Ann kicks open the door
      Then the turn has come to looking for trouble
      And Ann holds nothing

  Rule: Cards in hand are out of play and give their holder no help.
    cards.hand-is-not-in-play · classic, booty, bites, christmas-lite; lite borrows it. True of every board there
        is.
      Munchkin 1.02, Card Management, par. 2 (Your Hand)
      Munchkin Booty 1.5, Card Management, par. 4 (Your Hand)
      Munchkin Bites! 1.6, Card Management, par. 4 (Your Hand)
      Munchkin Christmas Lite 1.0, Card Management, par. 3 (Your Hand)
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0

  Rule: Cards in hand can be taken away only by an effect that names the hand.
    cards.hand-safe-unless-hand-is-named · classic, booty, bites, christmas-lite; lite borrows it
      Munchkin 1.02, Card Management, par. 2 (Your Hand)
      Munchkin Booty 1.5, Card Management, par. 4 (Your Hand)
      Munchkin Bites! 1.6, Card Management, par. 4 (Your Hand)
      Munchkin Christmas Lite 1.0, Card Management, par. 3 (Your Hand)
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0

    @rule:cards.hand-safe-unless-hand-is-named
    Scenario: A class that steals Items takes one from the table, not from a hand
      Given the board "cards/a-hand-is-safe" in classic, booty, christmas-lite and lite
        """
        (Pilferer: class; Pilfering: at any time on a rival: take an Item)
        Ann is a Level 3 Pilferer
        Bob is Level 3 with Plain Ring, holding Plain Coin
        It is Ann's turn, before the door
        """
      When may Ann use Pilfering on Bob taking Plain Coin?
      Then that is refused, because cards in hand can be taken away only by an effect that names the hand
      When may Ann use Pilfering on Bob taking Plain Ring?
      Then that is allowed

    @rule:cards.hand-safe-unless-hand-is-named
    Scenario: A race that steals Items takes one from the table, not from a hand
      Given the bites board "cards/a-hand-is-safe-from-a-race"
        """
        (Pilferer: race; Pilfering: at any time on a rival: take an Item)
        Ann is a Level 3 Pilferer
        Bob is Level 3 with Plain Ring, holding Plain Coin
        It is Ann's turn, before the door
        """
      When may Ann use Pilfering on Bob taking Plain Coin?
      Then that is refused, because cards in hand can be taken away only by an effect that names the hand
      When may Ann use Pilfering on Bob taking Plain Ring?
      Then that is allowed

  Rule: At the end of their turn a player may hold no more than five cards.
    cards.hand-limit-five · booty, bites, christmas-lite; lite borrows it
      Munchkin Booty 1.5, Card Management, par. 4 (Your Hand); Turn Phases, (4) Charity, par. 1
      Munchkin Bites! 1.6, Card Management, par. 4 (Your Hand); Turn Phases, (4) Charity, par. 1
      Munchkin Christmas Lite 1.0, Card Management, par. 3 (Your Hand); Turn Phases, (3) Charity, par. 1
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0
      Munchkin 1.02 instead: At the end of their turn a player may hold no more than five cards, or six if they are
        a dwarf. (cards.hand-limit-five-dwarf-six)

    @rule:cards.hand-limit-five @rule:cards.hand-limit-five-dwarf-six
    Scenario: A sixth card is too many at the end of one's own turn
      Given the board "cards/hand-limit" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 4, holding Plain Enhancer + Plain Mate + Plain Curse + Plain Monster 1 + Plain Monster 5 +
          Plain Monster 10
        Bob is Level 2
        It is Ann's turn, looting the room
        Ann has met a monster this turn
        """
      When Ann ends the turn
      Then Ann is to give charity
      And it is Ann's turn

    Scenario: Five cards are not too many
      Given the board "cards/hand-limit-kept" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 4, holding Plain Enhancer + Plain Mate + Plain Curse + Plain Monster 1 + Plain Monster 5
        Bob is Level 2
        It is Ann's turn, looting the room
        Ann has met a monster this turn
        """
      When Ann ends the turn
      Then it is Bob's turn
      And nothing is owed

  Rule: At the end of their turn a player may hold no more than five cards, or six if they are a dwarf.
    cards.hand-limit-five-dwarf-six · classic
      Munchkin 1.02, Card Management, par. 2 (Your Hand); Turn Phases, (4) Charity, par. 1
      Munchkin Booty 1.5, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite 1.72 instead: At the
        end of their turn a player may hold no more than five cards. (cards.hand-limit-five)

    @rule:cards.hand-limit-five-dwarf-six
    Scenario: A dwarf holds six
      Given the classic board "cards/dwarf-holds-six"
        """
        Ann is a Level 4 Dwarf, holding Plain Enhancer + Plain Mate + Plain Curse + Plain Monster 1 +
          Plain Monster 5 + Plain Monster 10 + Plain Potion
        Bob is Level 2
        It is Ann's turn, looting the room
        Ann has met a monster this turn
        """
      When Ann ends the turn
      And Ann gives Plain Curse to Bob in charity
      Then Ann holds 6 cards
      And it is Bob's turn

  Rule: The hand limit is checked only at the end of a player's own turn; at any other time the hand may be larger.
    cards.hand-limit-only-at-own-turn-end · classic, booty, bites, christmas-lite; lite borrows it
      Munchkin 1.02, Card Management, par. 2 (Your Hand); Turn Phases, (4) Charity, par. 1
      Munchkin Booty 1.5, Card Management, par. 4 (Your Hand); Turn Phases, (4) Charity, par. 1
      Munchkin Bites! 1.6, Card Management, par. 4 (Your Hand); Turn Phases, (4) Charity, par. 1
      Munchkin Christmas Lite 1.0, Card Management, par. 3 (Your Hand); Turn Phases, (3) Charity, par. 1
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0

    @rule:cards.hand-limit-only-at-own-turn-end
    Scenario: In another's turn a hand of eight cards is not too many
      Given the board "charity/excess-to-the-lowest" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 4, holding Plain Enhancer + Plain Mate + Plain Curse + Plain Monster 1 + Plain Monster 5 +
          Plain Monster 10 + Plain Potion
        Bob is Level 2, holding Plain Enhancer + Plain Mate + Plain Curse + Plain Monster 1 + Plain Monster 5 +
          Plain Monster 10
        Cy is Level 3
        It is Ann's turn, looting the room
        Ann has met a monster this turn
        """
      When Ann ends the turn
      And Ann gives Plain Potion + Plain Curse to Bob in charity
      Then Bob holds 8 cards
      And nothing is owed

  Rule: The Items on the table in front of a player are the ones they are carrying.
    cards.items-in-front-are-carried · classic, booty, bites, christmas-lite; lite borrows it. It says no more than
        items.stay-on-the-table-once-played.
      Munchkin 1.02, Card Management, par. 3 (Carried Items); Character Stats, Items, par. 2
      Munchkin Booty 1.5, Card Management, par. 3 (In Play); Items, par. 2
      Munchkin Bites! 1.6, Card Management, par. 3 (In Play); Items (p. 4), par. 2
      Munchkin Christmas Lite 1.0, Card Management, par. 2 (In Play); Treasures, Items, par. 2
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0

  Rule: The cards on the table in front of a player are in play: they show the player's Class and Accent, if any, and the Items they carry; other cards may lie there too.
    cards.in-play-class-accent-items · booty. The cards themselves carry it.
      Munchkin Booty 1.5, Card Management, par. 3 (In Play)
      Munchkin Bites! 1.6 instead: The cards on the table in front of a player are in play: they show the player's
        Race and Powers, if any, and the Items they carry; other cards may lie there too.
        (cards.in-play-race-powers-items)
      Munchkin Christmas Lite 1.0 and Munchkin Lite 1.72 instead: The cards on the table in front of a player are in
        play: they show the player's Race and Class, if any, and the Items they carry; other cards may lie there
        too. (cards.in-play-race-class-items)
      Of this nothing is said in Munchkin 1.02.

  Rule: The cards on the table in front of a player are in play: they show the player's Race and Powers, if any, and the Items they carry; other cards may lie there too.
    cards.in-play-race-powers-items · bites. The cards themselves carry it.
      Munchkin Bites! 1.6, Card Management, par. 3 (In Play)
      Munchkin Booty 1.5 instead: The cards on the table in front of a player are in play: they show the player's
        Class and Accent, if any, and the Items they carry; other cards may lie there too.
        (cards.in-play-class-accent-items)
      Munchkin Christmas Lite 1.0 and Munchkin Lite 1.72 instead: The cards on the table in front of a player are in
        play: they show the player's Race and Class, if any, and the Items they carry; other cards may lie there
        too. (cards.in-play-race-class-items)
      Of this nothing is said in Munchkin 1.02.

  Rule: The cards on the table in front of a player are in play: they show the player's Race and Class, if any, and the Items they carry; other cards may lie there too.
    cards.in-play-race-class-items · christmas-lite; lite borrows it. The cards themselves carry it.
      Munchkin Christmas Lite 1.0, Card Management, par. 2 (In Play)
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0
      Munchkin Booty 1.5 instead: The cards on the table in front of a player are in play: they show the player's
        Class and Accent, if any, and the Items they carry; other cards may lie there too.
        (cards.in-play-class-accent-items)
      Munchkin Bites! 1.6 instead: The cards on the table in front of a player are in play: they show the player's
        Race and Powers, if any, and the Items they carry; other cards may lie there too.
        (cards.in-play-race-powers-items)
      Of this nothing is said in Munchkin 1.02.

  Rule: A continuing Curse stays on the table as a card in play after it is played.
    cards.continuing-curses-stay-in-play · booty, bites, christmas-lite; lite borrows it. It says no more than
        curses.lasting-and-delayed-ones-are-kept.
      Munchkin Booty 1.5, Card Management, par. 3 (In Play)
      Munchkin Bites! 1.6, Card Management, par. 3 (In Play)
      Munchkin Christmas Lite 1.0, Card Management, par. 2 (In Play)
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0
      Of this nothing is said in Munchkin 1.02.

  Rule: Besides the cards that say what a character is, carried Items and continuing Curses, certain other cards stay on the table once played.
    cards.some-other-cards-stay-in-play · booty, bites. The cards themselves carry it.
      Munchkin Booty 1.5, Card Management, par. 3 (In Play)
      Munchkin Bites! 1.6, Card Management, par. 3 (In Play)
      Of this nothing is said in Munchkin Lite 1.72.

  Rule: Cards in play must be where every other player can see them.
    cards.in-play-must-be-visible · christmas-lite; lite borrows it. True of every board there is.
      Munchkin Christmas Lite 1.0, Card Management, par. 2 (In Play)
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0
      Of this nothing is said in Munchkin 1.02, Munchkin Booty 1.5 and Munchkin Bites! 1.6.

  Rule: A card in play may not be taken back into the hand.
    cards.in-play-never-returns-to-hand · classic, booty, bites, christmas-lite; lite borrows it. True of every
        board there is.
      Munchkin 1.02, Card Management, par. 5
      Munchkin Booty 1.5, Card Management, par. 6
      Munchkin Bites! 1.6, Card Management, par. 6
      Munchkin Christmas Lite 1.0, Card Management, par. 4
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0

  Rule: A player who wants to get rid of a card in play must discard it or trade it.
    cards.in-play-leaves-by-discard-or-trade · classic, booty, bites
      Munchkin 1.02, Card Management, par. 5
      Munchkin Booty 1.5, Card Management, par. 6
      Munchkin Bites! 1.6, Card Management, par. 6
      Munchkin Christmas Lite 1.0 and Munchkin Lite 1.72 instead: Items may not be discarded for no reason.
        (items.no-discard-just-because)

    @rule:cards.in-play-leaves-by-discard-or-trade
    Scenario: A card in play may be discarded, and does not return to the hand
      Given the board "cards/out-of-play" in classic, booty and bites
        """
        (Plain Lucky Star: special; +1 to strength)
        Ann is Level 3 with Plain Lucky Star
        Bob is Level 1
        It is Ann's turn, before the door
        """
      When may Bob discard Plain Lucky Star?
      Then that is not possible, because that card is not theirs
      When Ann discards Plain Lucky Star
      Then that is allowed
      And Ann holds nothing
      And Plain Lucky Star lies in the treasure discards
      And Ann uses nothing

    @rule:cards.in-play-leaves-by-discard-or-trade
    Scenario: So may one of a kind that only another box has
      Given the board "blending/thrown-out-as-any-card-in-play" in classic and booty
        """
        Ann is a Level 1 French
        Bo is a Level 1 Elf
        Cy is a Level 3 Rodomontade
        It is Bo's turn, before the door
        """
      When Cy discards Rodomontade
      Then that is allowed

  Rule: Each kind of card can be played only at the times given for that kind.
    cards.each-type-has-its-own-time · classic, booty, bites
      Munchkin 1.02, Card Management, par. 4 (When Cards Can Be Played)
      Munchkin Booty 1.5, Card Management, par. 5 (When Cards Can Be Played)
      Munchkin Bites! 1.6, Card Management, par. 5 (When Cards Can Be Played)
      Of this nothing is said in Munchkin Christmas Lite 1.0 and Munchkin Lite 1.72.

  Rule: A player may show the cards in their hand to other players.
    cards.hand-may-be-shown · classic, booty, bites
      Munchkin 1.02, Other Munchkin Stuff, Trading, par. 3
      Munchkin Booty 1.5, Items, Trading, par. 3
      Munchkin Bites! 1.6, Items, Trading (p. 4), par. 3
      Of this nothing is said in Munchkin Christmas Lite 1.0 and Munchkin Lite 1.72.

    @rule:cards.hand-may-be-shown
    Scenario: A hand may be shown to one other, or to all
      Given the board "cards/a-hand-is-shown" in classic, booty and bites
        """
        Ann is Level 1, holding Plain Helmet
        Bob is Level 1, holding Plain Curse + Plain Mate
        Cy is Level 1
        It is Ann's turn, before the door
        """
      When Bob shows his hand to Ann
      Then that is allowed
      When Bob reveals the hand
      Then that is allowed

    @rule:cards.hand-may-be-shown
    Scenario: A player may show their hand even where nobody has to tell anything of it
      Given the board "cards/asked-about-a-hand-tells-nothing" in classic, booty and bites
        """
        Ann is Level 1, holding Plain Helmet
        Bob is Level 1, holding Plain Curse + Plain Mate
        Cy is Level 1
        It is Ann's turn, before the door
        Ann decides gap.asking-about-a-hand: nothing
        """
      When Ann asks Bob to show his hand
      Then that is refused, because the sheet does not say: how many cards of a hand may opponents count or ask to see?
      When Bob shows his hand to Ann
      Then that is allowed

  Rule: Left open: when exactly does a deck run out: on the last card, or when a draw fails?
    gap.deck-runs-out · classic, booty, bites, christmas-lite, lite. The owner decides: when-a-draw-fails or
        on-the-last-card; until then: when-a-draw-fails.
      A hint: When a deck runs out its discard pile is shuffled and becomes the new deck.
        (cards.exhausted-deck-reshuffles-discards)

    @rule:gap.deck-runs-out
    Scenario: A deck whose last card is drawn is made anew at the next draw, as long as the owner says nothing else
      Given the board "cards/last-card-drawn" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 1
        Bob is Level 1
        It is Ann's turn, looking for trouble
        Next card Plain Curse
        The other cards of the box lie in the piles
        The dice start from 1
        Plain Mate lies in the Door discards
        """
      When Ann loots the room
      Then that is allowed
      And it is open in what follows: when exactly does a deck run out: on the last card, or when a draw fails? (lean: when-a-draw-fails)
      And 0 cards are left in the door pile
      And Plain Mate lies in the door discards
      And Ann holds Plain Curse

    Scenario: The owner may say that it is made anew at once
      Given the board "cards/last-card-drawn-reshuffled-at-once" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 1
        Bob is Level 1
        It is Ann's turn, looking for trouble
        Next card Plain Curse
        Bob owns the game
        The other cards of the box lie in the piles
        The dice start from 1
        Plain Mate lies in the Door discards
        Bob decides gap.deck-runs-out: on-the-last-card
        """
      When Ann loots the room
      Then that is allowed
      And 1 card is left in the door pile
      And Ann holds Plain Curse
      And nothing lies in the door discards

  Rule: Left open: how many cards of a hand may opponents count or ask to see?
    gap.asking-about-a-hand · classic, booty, bites, christmas-lite, lite. The owner decides: count-only or nothing
        or everything; until then: count-only.
      Munchkin 1.02: A player may show his hand; nothing on asking.
      Munchkin Booty 1.5: A player may show his hand; nothing on asking.
      Munchkin Bites! 1.6: A player may show his hand; nothing on asking.
      A hint: A player may show the cards in their hand to other players. (cards.hand-may-be-shown)

    @rule:gap.asking-about-a-hand
    Scenario: A player who is asked tells how many cards they hold, and need not say which
      Given the board "cards/asked-about-a-hand" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 1, holding Plain Helmet
        Bob is Level 1, holding Plain Curse + Plain Mate
        Cy is Level 1
        It is Ann's turn, before the door
        """
      When Ann asks Bob how many cards he holds
      Then that is left open: how many cards of a hand may opponents count or ask to see? (lean: count-only)
      When Ann asks Bob to show his hand
      Then that is left open: how many cards of a hand may opponents count or ask to see? (lean: count-only)

    @rule:gap.asking-about-a-hand
    Scenario: The owner may say that nothing has to be told of a hand
      Given the board "cards/asked-about-a-hand-tells-nothing" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 1, holding Plain Helmet
        Bob is Level 1, holding Plain Curse + Plain Mate
        Cy is Level 1
        It is Ann's turn, before the door
        Ann decides gap.asking-about-a-hand: nothing
        """
      When Ann asks Bob how many cards he holds
      Then that is refused, because the sheet does not say: how many cards of a hand may opponents count or ask to see?

    @rule:gap.asking-about-a-hand
    Scenario: The owner may say that a hand must be shown
      Given the board "cards/asked-about-a-hand-shows-everything" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 1, holding Plain Helmet
        Bob is Level 1, holding Plain Curse + Plain Mate
        Cy is Level 1
        It is Ann's turn, before the door
        Ann decides gap.asking-about-a-hand: everything
        """
      When Ann asks Bob to show his hand
      Then that is allowed
