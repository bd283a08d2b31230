Feature: Big Items
  Some Items say that they are Big. You may carry as many small ones as you like, but only one Big Item, whether you
  use it or not. In some boxes a Dwarf may carry any number of Big Items. A player who is a Dwarf no longer must get
  rid of all but one: by selling them in their own turn, or else by giving them away. Some boxes have nothing that
  is Big, and there none of this matters.

  Rule: Small Items may be carried without limit; Big ones one at a time.
    big-items.one-big-any-number-of-small · classic, booty, bites; lite borrows it
      Munchkin 1.02, Character Stats, Items, par. 2
      Munchkin Booty 1.5, Items, par. 2
      Munchkin Bites! 1.6, Items (p. 4), par. 2; When To Play Cards, Items (p. 5), par. 3
      Munchkin Lite 1.72 borrows it from Munchkin 1.02
      There is no such thing in Munchkin Christmas Lite 1.0.

    @rule:big-items.one-big-any-number-of-small
    Scenario: A second Big Item cannot be laid down, a small one can
      Given the board "big-items/a-second-big-item" in classic, booty, bites and lite
        """
        Ann is Level 1 with Plain Helmet + Plain Boots + Plain Big Rock, holding Plain Big Sword + "Plain Armor"
        Bob is Level 1, holding Plain Big Sword
        It is Ann's turn, before the door
        """
      When Ann plays Plain Big Sword
      Then that is refused, because small Items may be carried without limit; Big ones one at a time
      When Ann plays Plain Armor
      Then that is allowed

    Scenario: Where no sheet speaks of Big Items there is no limit
      Given the christmas-lite board "big-items/where-nothing-is-big"
        """
        Ann is Level 1 with Plain Big Rock, holding Plain Big Sword
        Bob is Level 1
        It is Ann's turn, before the door
        """
      When Ann plays Plain Big Sword
      Then that is allowed

  Rule: An Item that is not marked Big is small.
    big-items.unmarked-means-small · classic, booty, bites; lite borrows it. The cards themselves carry it.
      Munchkin 1.02, Character Stats, Items, par. 2
      Munchkin Booty 1.5, Items, par. 2
      Munchkin Bites! 1.6, Items (p. 4), par. 2
      Munchkin Lite 1.72 borrows it from Munchkin 1.02
      There is no such thing in Munchkin Christmas Lite 1.0.

  Rule: A dwarf may carry any number of Big Items.
    big-items.dwarf-may-carry-any-number · classic; lite borrows it
      Munchkin 1.02, Character Stats, Items, par. 3
      Munchkin Lite 1.72 borrows it from Munchkin 1.02
      There is no such thing in Munchkin Booty 1.5, Munchkin Bites! 1.6 and Munchkin Christmas Lite 1.0.

    @rule:big-items.dwarf-may-carry-any-number
    Scenario: A Dwarf carries three Big Items
      Given the board "big-items/dwarf-carries-any-number" in classic and lite
        """
        (Plain Heavy Bell: item; Big; no value)
        (Dwarf: race; any number of Big Items)
        Ann is a Level 1 Dwarf with Plain Big Rock + Plain Big Sword, holding Plain Heavy Bell
        Bob is Level 1
        It is Ann's turn, before the door
        """
      When Ann plays Plain Heavy Bell
      Then that is allowed, because a dwarf may carry any number of Big Items
      And Ann uses Plain Big Rock + Plain Big Sword + Plain Heavy Bell

  Rule: A player who stops being a dwarf must at once get rid of all Big Items but one.
    big-items.former-dwarf-must-shed-the-excess · classic; lite borrows it
      Munchkin 1.02, Character Stats, Items, par. 3
      Munchkin Lite 1.72 borrows it from Munchkin 1.02
      There is no such thing in Munchkin Booty 1.5, Munchkin Bites! 1.6 and Munchkin Christmas Lite 1.0.

    @rule:big-items.former-dwarf-must-shed-the-excess
    Scenario: A player who is a Dwarf no longer must get down to one Big Item
      Given the board "big-items/former-dwarf-gives" in classic and lite
        """
        (Dwarf: race; any number of Big Items)
        (Plain Heavy Bell: item; Big; no value)
        Ann is a Level 3 Dwarf with Plain Big Rock + Plain Big Sword
        Bob is Level 2
        Cy is Level 1 with Plain Heavy Bell
        It is Bob's turn, before the door
        """
      When Ann discards Dwarf
      Then Ann is to get rid of a Big Item
      When Bob kicks open the door
      Then that is not possible, because something is owed first

  Rule: A player who must shed Big Items may sell them in their own turn; otherwise they go to the lowest-Level players who can carry them.
    big-items.former-dwarf-sells-or-gives · classic; lite borrows it
      Munchkin 1.02, Character Stats, Items, par. 3
      Munchkin Lite 1.72 borrows it from Munchkin 1.02
      There is no such thing in Munchkin Booty 1.5, Munchkin Bites! 1.6 and Munchkin Christmas Lite 1.0.

    @rule:big-items.former-dwarf-sells-or-gives
    Scenario: A former Dwarf's Big Item goes to the lowest player who can carry it: Cy has one already, so to Bob
      Given the board "big-items/former-dwarf-gives" in classic and lite
        """
        (Dwarf: race; any number of Big Items)
        (Plain Heavy Bell: item; Big; no value)
        Ann is a Level 3 Dwarf with Plain Big Rock + Plain Big Sword
        Bob is Level 2
        Cy is Level 1 with Plain Heavy Bell
        It is Bob's turn, before the door
        """
      When Ann discards Dwarf
      Then Ann is to get rid of a Big Item
      When Ann gives Plain Big Rock to Cy
      Then that is refused, because a player who must shed Big Items may sell them in their own turn
      When Ann gives Plain Big Rock to Bob
      Then Bob carries Plain Big Rock sideways
      And Ann uses Plain Big Sword
      And nothing is owed

    @rule:big-items.former-dwarf-sells-or-gives
    Scenario: A gift that the rule compels is no trade: others' fight does not bar it
      Given the board "big-items/former-dwarf-gives-while-others-fight" in classic and lite
        """
        Ann is a Level 3 Dwarf with Plain Big Rock + Plain Big Sword
        Bo is Level 4
        Cy is Level 1
        It is Bo's turn
        Bo fights Plain Monster 5
        """
      When Ann discards Dwarf
      And Ann gives Plain Big Rock to Cy
      Then that is allowed
      And Cy carries Plain Big Rock sideways

  Rule: A Big Item may not be discarded to make room for another; it has to be sold, traded, lost through a Curse or Bad Stuff, or given up as payment for an ability.
    big-items.no-discarding-one-to-play-another · booty, bites
      Munchkin Booty 1.5, Items, par. 2
      Munchkin Bites! 1.6, Items (p. 4), par. 2
      Munchkin 1.02 instead: A player who wants to get rid of a card in play must discard it or trade it.
        (cards.in-play-leaves-by-discard-or-trade)
      Of this nothing is said in Munchkin Lite 1.72.
      There is no such thing in Munchkin Christmas Lite 1.0.

    @rule:big-items.no-discarding-one-to-play-another
    Scenario: A Big Item is not discarded to make room for another, but may be sold
      Given the board "big-items/no-discarding-to-make-room" in booty and bites
        """
        Ann is Level 1 with Plain Big Rock, holding Plain Big Sword
        Bob is Level 1
        It is Ann's turn, before the door
        """
      When Ann discards Plain Big Rock
      Then that is refused, because a Big Item may not be discarded to make room for another
      And Ann uses Plain Big Rock
      When let Ann have Plain Crown in play
      And may Ann sell Plain Big Rock + Plain Crown?
      Then that is allowed

  Rule: Only one Big Item may be in play, used or not, unless a card allows more.
    big-items.limit-covers-cards-turned-sideways · classic, booty, bites; lite borrows it
      Munchkin 1.02, Character Stats, Items, par. 2
      Munchkin Booty 1.5, Items, par. 2; Ships, par. 3
      Munchkin Bites! 1.6, Items (p. 4), par. 2; When To Play Cards, Items (p. 5), par. 3
      Munchkin Lite 1.72 borrows it from Munchkin 1.02
      There is no such thing in Munchkin Christmas Lite 1.0.

    @rule:big-items.limit-covers-cards-turned-sideways
    Scenario: A Big Item that is not in use is carried all the same
      Given the board "big-items/a-big-item-turned-sideways" in classic, booty, bites and lite
        """
        Ann is Level 1, carrying Plain Big Rock, holding Plain Big Sword
        Bob is Level 1
        It is Ann's turn, before the door
        """
      When Ann plays Plain Big Sword
      Then that is refused, because only one Big Item may be in play, used or not, unless a card allows more
      And Ann holds Plain Big Sword

  Rule: Left open: what if a player who already has a Big Item gets another in trade, gift or loot?
    gap.big-item-for-one-who-has-one · classic, booty, bites, lite. The owner decides: refused or one-is-discarded;
        until then: refused.
      Munchkin 1.02: A former Dwarf gives to players who can carry them.
      Munchkin Booty 1.5: An Item in trade must go into play, and only one Big may be in play.
      Munchkin Bites! 1.6: An Item in trade must go into play, and only one Big may be in play.
      A hint: Small Items may be carried without limit; Big ones one at a time.
        (big-items.one-big-any-number-of-small)
      A hint: Only one Big Item may be in play, used or not, unless a card allows more.
        (big-items.limit-covers-cards-turned-sideways)
      A hint: An Item received in trade has to be put in play, not in the hand.
        (trading.received-item-goes-into-play)
      A hint: A player who must shed Big Items may sell them in their own turn; otherwise they go to the
        lowest-Level players who can carry them. (big-items.former-dwarf-sells-or-gives)

    @rule:gap.big-item-for-one-who-has-one
    Scenario: A player who has a Big Item cannot be given another, but may swap it, as long as the owner says nothing else
      Given the board "big-items/received-by-one-who-has-one" in classic, booty, bites and lite
        """
        Ann is Level 1 with Plain Big Rock
        Bob is Level 1 with Plain Big Sword + Plain Helmet
        It is Ann's turn, before the door
        """
      When Ann trades Plain Big Rock to Bob for Plain Helmet
      Then that is left open: what if a player who already has a Big Item gets another in trade, gift or loot? (lean: refused)
      And Ann uses Plain Big Rock
      When Ann trades Plain Big Rock to Bob for Plain Big Sword
      And Bob agrees
      Then Ann carries Plain Big Sword sideways
      And Bob carries Plain Big Rock sideways

  Rule: Left open: which Big Item does a former Dwarf keep?
    gap.former-dwarf-keeps-which · classic, lite. The owner decides: owner-chooses or receivers-choose; until then:
        owner-chooses.
      A hint: A player who stops being a dwarf must at once get rid of all Big Items but one.
        (big-items.former-dwarf-must-shed-the-excess)
      A hint: A player who must shed Big Items may sell them in their own turn; otherwise they go to the
        lowest-Level players who can carry them. (big-items.former-dwarf-sells-or-gives)

    @rule:gap.former-dwarf-keeps-which
    Scenario: The former Dwarf says which to keep, as long as the owner says nothing else
      Given the board "big-items/former-dwarf-gives" in classic and lite
        """
        (Dwarf: race; any number of Big Items)
        (Plain Heavy Bell: item; Big; no value)
        Ann is a Level 3 Dwarf with Plain Big Rock + Plain Big Sword
        Bob is Level 2
        Cy is Level 1 with Plain Heavy Bell
        It is Bob's turn, before the door
        """
      When Ann discards Dwarf
      And Ann gives Plain Big Rock to Bob
      Then it is open in what follows: which Big Item does a former Dwarf keep? (lean: owner-chooses)
      And Ann uses Plain Big Sword

  Rule: Left open: which of several tied lowest players receives a former Dwarf's Big Item?
    gap.former-dwarf-tied-receivers · classic, lite. The owner decides: giver-chooses or by-die; until then:
        giver-chooses.
      A hint: A player who must shed Big Items may sell them in their own turn; otherwise they go to the
        lowest-Level players who can carry them. (big-items.former-dwarf-sells-or-gives)
      A hint: If other players tie for lowest, the excess is divided among them as evenly as possible.
        (charity.tied-lowest-share-evenly)

    @rule:gap.former-dwarf-tied-receivers
    Scenario: Of two lowest players the giver chooses one, as long as the owner says nothing else
      Given the board "big-items/former-dwarf-tied-receivers" in classic and lite
        """
        (Dwarf: race; any number of Big Items)
        Ann is a Level 3 Dwarf with Plain Big Rock + Plain Big Sword
        Bob is Level 1
        Cy is Level 1
        It is Bob's turn, before the door
        Ann decides gap.former-dwarf-keeps-which: owner-chooses
        """
      When Ann discards Dwarf
      And Ann gives Plain Big Sword to Cy
      Then that is allowed
      And it is open in what follows: which of several tied lowest players receives a former Dwarf's Big Item? (lean: giver-chooses)
      And Cy carries Plain Big Sword sideways

  Rule: Left open: may a player who is helping in the fight receive a former Dwarf's Big Item?
    gap.former-dwarf-gives-to-a-helper · classic, lite. The owner decides: allowed or refused; until then: allowed.
      A hint: A player who must shed Big Items may sell them in their own turn; otherwise they go to the
        lowest-Level players who can carry them. (big-items.former-dwarf-sells-or-gives)
      A hint: Used and carried Items may not be switched during combat or while running away.
        (items.not-switched-in-combat-or-while-running)

    @rule:gap.former-dwarf-gives-to-a-helper
    Scenario: A helper may receive a former Dwarf's Big Item, as long as the owner says nothing else
      Given the board "big-items/former-dwarf-gives-to-a-helper" in classic and lite
        """
        (Dwarf: race; any number of Big Items)
        Ann is a Level 3 Dwarf with Plain Big Rock + Plain Big Sword
        Bob is Level 1
        Cy is Level 2
        Dee is Level 5
        It is Ann's turn
        Ann fights Plain Monster 15 with Bob helping
        Ann decides gap.former-dwarf-keeps-which: owner-chooses
        """
      When Ann discards Dwarf
      And Ann gives Plain Big Sword to Bob
      Then that is left open: may a player who is helping in the fight receive a former Dwarf's Big Item? (lean: allowed)
      And Bob carries Plain Big Sword sideways

  Rule: Left open: what happens to a Big Item that a former Dwarf must give and nobody can carry?
    gap.big-item-nobody-can-carry · classic, lite. The owner decides: discarded or kept; until then: discarded.
      A hint: A player who must shed Big Items may sell them in their own turn; otherwise they go to the
        lowest-Level players who can carry them. (big-items.former-dwarf-sells-or-gives)
      A hint: A player who wants to get rid of a card in play must discard it or trade it.
        (cards.in-play-leaves-by-discard-or-trade)

    @rule:gap.big-item-nobody-can-carry
    Scenario: A Big Item that nobody can carry is discarded, as long as the owner says nothing else
      Given the board "big-items/big-item-nobody-can-carry" in classic and lite
        """
        (Plain Heavy Bell: item; Big; no value)
        (Dwarf: race; any number of Big Items)
        Ann is a Level 1 Dwarf with Plain Big Rock + Plain Big Sword
        Bob is Level 1 with Plain Heavy Bell
        It is Bob's turn, before the door
        """
      When Ann discards Dwarf
      Then that is allowed
      And it is open in what follows: what happens to a Big Item that a former Dwarf must give and nobody can carry? (lean: discarded)
      When Bob kicks open the door
      Then that is not possible, because something is owed first
      When Ann chooses Plain Big Rock
      Then Ann uses Plain Big Sword
      And Plain Big Rock lies in the treasure discards

  Rule: Left open: who stops being a Dwarf in their own turn can sell: if not, must they give to the lowest, or may they get rid of it in any way?
    gap.former-dwarf-in-his-own-turn · classic, lite. The owner decides: sells-or-gives or any-way; until then:
        sells-or-gives.
      Munchkin 1.02: In one's own turn one can sell; otherwise, the excess goes to those of the lowest Level.
      A hint: A player who stops being a dwarf must at once get rid of all Big Items but one.
        (big-items.former-dwarf-must-shed-the-excess)
      A hint: A player who must shed Big Items may sell them in their own turn; otherwise they go to the
        lowest-Level players who can carry them. (big-items.former-dwarf-sells-or-gives)

    @rule:gap.former-dwarf-in-his-own-turn
    Scenario: Who stops being a Dwarf in her own turn throws a Big Item away
      Given the classic board "big-items/former-dwarf-in-her-own-turn"
        """
        Ann is a Level 3 Dwarf with Plain Big Sword + Plain Big Rock
        Bo is Level 1
        Cy is Level 5
        It is Ann's turn, before the door
        """
      When Ann discards Dwarf
      And Ann discards Plain Big Rock
      Then that is left open: who stops being a Dwarf in their own turn can sell: if not, must they give to the lowest, or may they get rid of it in any way? (lean: sells-or-gives)
      When Ann gives Plain Big Rock to Cy
      Then that is left open: who stops being a Dwarf in their own turn can sell: if not, must they give to the lowest, or may they get rid of it in any way? (lean: sells-or-gives)

    @rule:gap.former-dwarf-in-his-own-turn
    Scenario: In the midst of their own fight the giver still has their own turn
      Given the lite board "big-items/former-dwarf-gives-to-a-helper"
        """
        (Dwarf: race; any number of Big Items)
        Ann is a Level 3 Dwarf with Plain Big Rock + Plain Big Sword
        Bob is Level 1
        Cy is Level 2
        Dee is Level 5
        It is Ann's turn
        Ann fights Plain Monster 15 with Bob helping
        Ann decides gap.former-dwarf-keeps-which: owner-chooses
        """
      When Ann discards Dwarf
      And may Ann give Plain Big Sword to Cy?
      Then that is left open: who stops being a Dwarf in their own turn can sell: if not, must they give to the lowest, or may they get rid of it in any way? (lean: sells-or-gives)

  Rule: The sheet says both: A player who must shed Big Items may sell them in their own turn; otherwise they go to the lowest-Level players who can carry them. — but: Items may not be sold during a combat. During a fight items may not be sold, traded or stolen.
    conflict.former-dwarf-sells-in-a-fight · classic, lite. The owner decides; until then: refused.
      big-items.former-dwarf-sells-or-gives: Munchkin 1.02, Character Stats, Items, par. 3
      selling.not-during-combat: Munchkin 1.02, Character Stats, Selling Items, par. 3; Combat, par. 2
      combat.no-selling-trading-or-stealing: Munchkin 1.02, Combat, par. 2; Character Stats, Selling Items, par. 3

    @rule:conflict.former-dwarf-sells-in-a-fight
    Scenario: A former Dwarf in a fight: the sheet lets them sell, and bars selling
      Given the board "big-items/former-dwarf-sells-in-a-fight" in classic and lite
        """
        (Plain Golden Anvil: item; Big; 1,000 gold pieces)
        (Dwarf: race; any number of Big Items)
        Ann is a Level 3 Dwarf with Plain Big Rock + Plain Golden Anvil
        Bob is Level 1
        It is Ann's turn
        Ann fights Plain Monster 15
        """
      When Ann discards Dwarf
      And Ann sells Plain Golden Anvil
      Then that is a contradiction: a player who must shed Big Items may sell them in their own turn; otherwise they go to the lowest-Level players who can carry them; but items may not be sold during a combat
      And Ann is Level 3
