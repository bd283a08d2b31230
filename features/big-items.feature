Feature: Big Items
  Some Items say that they are Big. You may carry as many small ones as you like, but only one Big Item, whether you
  use it or not. In some boxes a Dwarf may carry any number of Big Items. A player who is a Dwarf no longer must get
  rid of all but one: by selling them in their own turn, or else by giving them away. Some boxes have nothing that
  is Big, and there none of this matters.

  Rule: Small Items may be carried without limit; Big ones one at a time.
    # big-items.one-big-any-number-of-small · classic: Character Stats, Items, par. 2; booty: Items, par. 2; bites: Items (p. 4), par. 2; When To Play Cards, Items (p. 5), par. 3; lite: borrowed from classic
    @rule:big-items.one-big-any-number-of-small
    Scenario: A second Big Item cannot be laid down, a small one can
      Given a new table in classic, booty, bites and lite
      And Ann has Plain Helmet + Plain Boots + Plain Big Rock in play, holding Plain Big Sword + "Plain Armor"
      When Ann plays Plain Big Sword
      Then that is refused, because small Items may be carried without limit; Big ones one at a time
      When Ann plays Plain Armor
      Then that is allowed
      And Ann's strength is 6

    Scenario: Where no sheet speaks of Big Items there is no limit
      Given a new table in christmas-lite
      And Ann has Plain Big Rock in play, holding Plain Big Sword
      When Ann plays Plain Big Sword
      Then that is allowed
      And Ann's strength is 6

  Rule: A dwarf may carry any number of Big Items.
    # big-items.dwarf-may-carry-any-number · classic: Character Stats, Items, par. 3; lite: borrowed from classic
    @rule:big-items.dwarf-may-carry-any-number
    Scenario: A Dwarf carries three Big Items
      Given a new table in classic and lite
      And card "Plain Heavy Bell": item, Big
      And Ann is a Dwarf with Plain Big Rock + Plain Big Sword, holding Plain Heavy Bell
      When Ann plays Plain Heavy Bell
      Then that is allowed, because a dwarf may carry any number of Big Items
      And Ann uses Plain Big Rock + Plain Big Sword + Plain Heavy Bell

  Rule: A player who stops being a dwarf must at once get rid of all Big Items but one.
    # big-items.former-dwarf-must-shed-the-excess · classic: Character Stats, Items, par. 3; lite: borrowed from classic
    @rule:big-items.former-dwarf-must-shed-the-excess
    Scenario: A player who is a Dwarf no longer must get down to one Big Item
      Given a new table in classic and lite
      And Ann is a Dwarf with Plain Big Rock + Plain Big Sword
      And Bob sits at the table
      When Ann discards Dwarf
      Then Ann is to get rid of a Big Item
      When Bob kicks open the door
      Then that is not possible, because something is owed first

  Rule: Big Items too many are sold in one's own turn; otherwise they go to the lowest players.
    # big-items.former-dwarf-sells-or-gives · classic: Character Stats, Items, par. 3; lite: borrowed from classic
    @rule:big-items.former-dwarf-sells-or-gives
    Scenario: A former Dwarf's Big Item goes to the lowest player who can carry it: Cy has one already, so to Bob
      Given a new table in classic and lite
      And card "Plain Heavy Bell": item, Big
      And Ann is a Dwarf with Plain Big Rock + Plain Big Sword
      And Cy has Plain Heavy Bell in play
      And it is Bob's turn
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
      Given a new table in classic and lite
      And Ann is a Dwarf with Plain Big Rock + Plain Big Sword
      And Cy sits at the table
      When Ann discards Dwarf
      And Ann gives Plain Big Rock to Cy
      Then Cy carries Plain Big Rock sideways

  Rule: A Big Item may not be discarded to make room for another.
    # big-items.no-discarding-one-to-play-another · booty: Items, par. 2; bites: Items (p. 4), par. 2
    @rule:big-items.no-discarding-one-to-play-another
    Scenario: A Big Item is not discarded to make room for another, but may be sold
      Given a new table in booty and bites
      And Ann has Plain Big Rock in play
      When Ann discards Plain Big Rock
      Then that is refused, because a Big Item may not be discarded to make room for another
      When let Ann have Plain Crown in play
      And Ann asks: may I sell Plain Big Rock + Plain Crown?
      Then that is allowed

  Rule: Only one Big Item may be in play, used or not, unless a card allows more.
    # big-items.limit-covers-cards-turned-sideways · classic: Character Stats, Items, par. 2; booty: Items, par. 2; Ships, par. 3; bites: Items (p. 4), par. 2; When To Play Cards, Items (p. 5), par. 3; lite: borrowed from classic
    @rule:big-items.limit-covers-cards-turned-sideways
    Scenario: A Big Item that is not in use is carried all the same
      Given a new table in classic, booty, bites and lite
      And Ann carries Plain Big Rock, holding Plain Big Sword
      When Ann plays Plain Big Sword
      Then that is refused, because only one Big Item may be in play, used or not, unless a card allows more
      And Ann holds Plain Big Sword

  Rule: Left open: what if a player who already has a Big Item gets another in trade, gift or loot?
    # gap.big-item-for-one-who-has-one · classic, booty, bites and lite
    @rule:gap.big-item-for-one-who-has-one
    Scenario: A player who has a Big Item cannot be given another, but may swap it, as long as the owner says nothing else
      Given a new table in classic, booty, bites and lite
      And Ann has Plain Big Rock in play
      And Bob has Plain Big Sword + Plain Helmet in play
      When Ann trades Plain Big Rock to Bob for Plain Helmet
      Then that is left open: what if a player who already has a Big Item gets another in trade, gift or loot? (played as: refused)
      And Ann uses Plain Big Rock
      When Ann trades Plain Big Rock to Bob for Plain Big Sword
      And Bob agrees
      Then Ann carries Plain Big Sword sideways
      And Bob carries Plain Big Rock sideways

  Rule: Left open: which Big Item does a former Dwarf keep?
    # gap.former-dwarf-keeps-which · classic and lite
    @rule:gap.former-dwarf-keeps-which
    Scenario: The former Dwarf says which to keep, as long as the owner says nothing else
      Given a new table in classic and lite
      And Ann is a Dwarf with Plain Big Rock + Plain Big Sword
      And Bob sits at the table
      When Ann discards Dwarf
      And Ann gives Plain Big Rock to Bob
      Then it is open in what follows: which Big Item does a former Dwarf keep? (played as: owner-chooses)
      And Ann uses Plain Big Sword

  Rule: Left open: which of several tied lowest players receives a former Dwarf's Big Item?
    # gap.former-dwarf-tied-receivers · classic and lite
    @rule:gap.former-dwarf-tied-receivers
    Scenario: Of two lowest players the giver chooses one, as long as the owner says nothing else
      Given a new table in classic and lite
      And Ann is a Dwarf with Plain Big Rock + Plain Big Sword
      And Bob is Level 1
      And Cy is Level 1
      When Ann discards Dwarf
      And Ann gives Plain Big Sword to Cy
      Then it is open in what follows: which of several tied lowest players receives a former Dwarf's Big Item? (played as: giver-chooses)
      And Cy carries Plain Big Sword sideways

  Rule: Left open: may a player who is helping in the fight receive a former Dwarf's Big Item?
    # gap.former-dwarf-gives-to-a-helper · classic and lite
    @rule:gap.former-dwarf-gives-to-a-helper
    Scenario: A helper may receive a former Dwarf's Big Item, as long as the owner says nothing else
      Given a new table in classic and lite
      And Ann is a Dwarf with Plain Big Rock + Plain Big Sword
      And Ann fights a Level 15 monster with Bob helping
      When Ann discards Dwarf
      And Ann gives Plain Big Sword to Bob
      Then that is left open: may a player who is helping in the fight receive a former Dwarf's Big Item? (played as: allowed)
      And Bob carries Plain Big Sword sideways
      And the fight stands at 4 to 15

  Rule: Left open: what happens to a Big Item that a former Dwarf must give and nobody can carry?
    # gap.big-item-nobody-can-carry · classic and lite
    @rule:gap.big-item-nobody-can-carry
    Scenario: A Big Item that nobody can carry is discarded, as long as the owner says nothing else
      Given a new table in classic and lite
      And card "Plain Heavy Bell": item, Big
      And Ann is a Dwarf with Plain Big Rock + Plain Big Sword
      And Bob has Plain Heavy Bell in play
      When Ann discards Dwarf
      Then it is open in what follows: what happens to a Big Item that a former Dwarf must give and nobody can carry? (played as: discarded)
      When Bob kicks open the door
      Then that is not possible, because something is owed first
      When Ann chooses Plain Big Rock
      Then Ann uses Plain Big Sword
      And Plain Big Rock lies in the treasure discards

  Rule: Left open: must a former Dwarf who could sell, and does not, give Big Items to the lowest?
    # gap.former-dwarf-in-his-own-turn · classic and lite
    @rule:gap.former-dwarf-in-his-own-turn
    Scenario: Who stops being a Dwarf in her own turn throws a Big Item away
      Given a new table in classic
      And Ann is a Dwarf with Plain Big Sword + Plain Big Rock
      And Bo sits at the table
      And Cy is Level 5
      When Ann discards Dwarf
      And Ann discards Plain Big Rock
      Then that is left open: who stops being a Dwarf in their own turn can sell: if not, must they give to the lowest, or may they get rid of it in any way? (played as: sells-or-gives)
      When Ann gives Plain Big Rock to Cy
      Then that is left open: who stops being a Dwarf in their own turn can sell: if not, must they give to the lowest, or may they get rid of it in any way? (played as: sells-or-gives)
      And the Levels are Ann 1, Bo 1 and Cy 5

    @rule:gap.former-dwarf-in-his-own-turn
    Scenario: In the midst of their own fight the giver still has their own turn
      Given a new table in lite
      And Ann is a Dwarf with Plain Big Rock + Plain Big Sword
      And Cy is Level 2
      And Dee sits at the table
      And Ann fights a Level 15 monster with Bob helping
      And Ann decides gap.former-dwarf-keeps-which: owner-chooses
      When Ann discards Dwarf
      And Ann asks: may I give Plain Big Sword to Cy?
      Then that is left open: who stops being a Dwarf in their own turn can sell: if not, must they give to the lowest, or may they get rid of it in any way? (played as: sells-or-gives)
      And the fight stands at 7 to 15
      And Bob is helping
      And the Levels are Ann 1, Cy 2, Dee 1 and Bob 1

  Rule: The sheet says both: Big Items too many may be sold in one's own turn; nothing is sold in a fight.
    # conflict.former-dwarf-sells-in-a-fight · classic and lite
    @rule:conflict.former-dwarf-sells-in-a-fight
    Scenario: A former Dwarf in a fight: the sheet lets them sell, and bars selling
      Given a new table in classic and lite
      And card "Plain Golden Anvil": item, Big, 1000 gold pieces
      And Ann is a Level 3 Dwarf with Plain Big Rock + Plain Golden Anvil
      And Ann fights a Level 15 monster
      When Ann discards Dwarf
      And Ann sells Plain Golden Anvil
      Then that is a contradiction: a player who must shed Big Items may sell them in their own turn; otherwise they go to the lowest-Level players who can carry them; but items may not be sold during a combat
      And Ann is Level 3
      And the fight stands at 5 to 15
