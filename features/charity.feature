Feature: Charity
  You may hold five cards at the end of your turn. If you hold more and do not play them, you give the rest to the
  player with the lowest Level. If several are lowest, you share the cards out among them as evenly as you can. If
  you are lowest yourself, or one of the lowest, you discard what is too much. Then the next player's turn begins.

  Rule: Cards beyond the hand limit go to the player with the lowest Level at the end of the turn.
    # charity.excess-goes-to-lowest-level-player · booty and bites: Turn Phases, (4) Charity, par. 1; christmas-lite: Turn Phases, (3) Charity, par. 1; lite: borrowed from christmas-lite
    # charity.excess-goes-to-lowest-level-living-player · classic: Turn Phases, (4) Charity, par. 1
    @rule:charity.excess-goes-to-lowest-level-player @rule:charity.excess-goes-to-lowest-level-living-player
    Scenario: The cards beyond five go to the lowest player, no more and to nobody else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 4, holding Plain Mate + Plain Curse + Plain Potion + 4 other cards
      And Bob is Level 2
      And Cy is Level 3
      And it is Ann's turn, in charity
      When Ann ends the turn
      And Ann asks: may I give Plain Potion + Plain Curse to Cy in charity?
      Then in classic: that is refused, because at the end of their turn a player with more than five cards in hand (six for a dwarf) must give the excess to the living player with the lowest Level
      And elsewhere: that is refused, because at the end of their turn a player with more than five cards in hand, who does not play down to five, must give the cards beyond five to the player with the lowest Level
      When Ann asks: may I discard Plain Potion + Plain Curse in charity?
      Then that is refused
      When Ann asks: may I give Plain Potion + Plain Curse + Plain Mate to Bob in charity?
      Then that is refused
      When Ann gives Plain Potion + Plain Curse to Bob in charity
      Then in classic: that is allowed, because at the end of their turn a player with more than five cards in hand (six for a dwarf) must give the excess to the living player with the lowest Level
      And elsewhere: that is allowed, because at the end of their turn a player with more than five cards in hand, who does not play down to five, must give the cards beyond five to the player with the lowest Level
      And it is Bob's turn
      And the Levels are Ann 4, Bob 2 and Cy 3

    @rule:charity.excess-goes-to-lowest-level-player @rule:charity.excess-goes-to-lowest-level-living-player
    Scenario: A player who gives cards in charity need not call it charity
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 5, holding Plain Cap + 5 other cards
      And Bo is Level 1
      And Cy is Level 3
      And it is Ann's turn, in charity
      When Ann ends the turn
      And Ann gives Plain Cap to Cy
      Then in classic: that is refused, because at the end of their turn a player with more than five cards in hand (six for a dwarf) must give the excess to the living player with the lowest Level
      And elsewhere: that is refused, because at the end of their turn a player with more than five cards in hand, who does not play down to five, must give the cards beyond five to the player with the lowest Level
      When Ann discards Plain Cap
      Then that is refused
      When Ann gives Plain Cap to Bo
      Then in classic: that is allowed, because at the end of their turn a player with more than five cards in hand (six for a dwarf) must give the excess to the living player with the lowest Level
      And elsewhere: that is allowed, because at the end of their turn a player with more than five cards in hand, who does not play down to five, must give the cards beyond five to the player with the lowest Level
      And it is Bo's turn
      And the Levels are Ann 5, Bo 1 and Cy 3

  Rule: A player over the hand limit may play cards to get down to it and so give fewer away.
    # charity.may-play-down-to-the-limit-instead · booty and bites: Turn Phases, (4) Charity, par. 1; christmas-lite: Turn Phases, (3) Charity, par. 1; lite: borrowed from christmas-lite
    @rule:charity.may-play-down-to-the-limit-instead
    Scenario: Cards may be played to get down to five
      Given a new table in booty, bites, christmas-lite and lite
      And Ann holds Plain Helmet + "Plain Armor" + 5 other cards
      And Bob sits at the table
      And it is Ann's turn, in charity
      When Ann ends the turn
      And Ann plays Plain Helmet
      And Ann plays Plain Armor
      Then it is Bob's turn

    Scenario: In the first box, too, a card played in charity is no longer given away
      Given a new table in classic
      And Ann is Level 4, holding Plain Curse + Plain Potion + 5 other cards
      And Bob is Level 2
      And it is Ann's turn, in charity
      When Ann ends the turn
      And Ann plays Plain Potion
      And Ann gives Plain Curse to Bob in charity
      Then it is Bob's turn
      And the Levels are Ann 4 and Bob 2

  Rule: If other players tie for lowest, the excess is divided among them as evenly as possible.
    # charity.tied-lowest-share-evenly · classic, booty and bites: Turn Phases, (4) Charity, par. 1; christmas-lite: Turn Phases, (3) Charity, par. 1; lite: borrowed from christmas-lite
    @rule:charity.tied-lowest-share-evenly
    Scenario: Two lowest players share as evenly as can be
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 4, holding Plain Curse + Plain Potion + Plain Ring + 5 other cards
      And Bob is Level 2
      And Cy is Level 2
      And it is Ann's turn, in charity
      When Ann ends the turn
      And Ann asks: may I give Plain Potion + Plain Curse + Plain Ring to Bob in charity?
      Then that is refused, because if other players tie for lowest, the excess is divided among them as evenly as possible
      When Ann gives Plain Potion to Cy in charity
      And Ann gives Plain Curse + Plain Ring to Bob in charity
      Then Cy holds Plain Potion
      And the Levels are Ann 4, Bob 2 and Cy 2

  Rule: When the excess does not divide evenly, the giver decides who gets the larger share.
    # charity.giver-picks-the-bigger-share · classic, booty and bites: Turn Phases, (4) Charity, par. 1; christmas-lite: Turn Phases, (3) Charity, par. 1; lite: borrowed from christmas-lite
    @rule:charity.giver-picks-the-bigger-share
    Scenario: Of three cards the giver says who gets two
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 4, holding Plain Curse + Plain Potion + Plain Ring + 5 other cards
      And Bob is Level 2
      And Cy is Level 2
      And it is Ann's turn, in charity
      When Ann ends the turn
      And Ann gives Plain Potion + Plain Curse to Cy in charity
      Then that is allowed, because when the excess does not divide evenly, the giver decides who gets the larger share
      When Ann gives Plain Ring to Bob in charity
      Then Cy holds Plain Potion + Plain Curse
      And the Levels are Ann 4, Bob 2 and Cy 2

  Rule: A player who is lowest, or tied for lowest, discards the excess.
    # charity.lowest-giver-discards-instead · classic, booty and bites: Turn Phases, (4) Charity, par. 1; christmas-lite: Turn Phases, (3) Charity, par. 1; lite: borrowed from christmas-lite
    @rule:charity.lowest-giver-discards-instead
    Scenario: A player who is lowest, or tied for lowest, discards
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 2, holding Plain Curse + Plain Potion + 5 other cards
      And Bob is Level 2
      And it is Ann's turn, in charity
      When Ann ends the turn
      And Ann asks: may I give Plain Potion to Bob in charity?
      Then that is refused, because a player who is lowest, or tied for lowest, discards the excess
      When Ann discards Plain Potion + Plain Curse in charity
      Then that is allowed, because a player who is lowest, or tied for lowest, discards the excess
      And Plain Curse lies in the door discards
      And it is Bob's turn
      And Plain Potion lies in the treasure discards
      And the Levels are Ann 2 and Bob 2

  Rule: Left open: what if the player with the lowest Level, who should get charity, is dead?
    # gap.lowest-player-is-dead · booty, bites and lite
    @rule:gap.lowest-player-is-dead
    Scenario: Where the lowest is dead, the lowest of the living gets the cards, as long as the owner says nothing else
      Given a new table in booty, bites and lite
      And Ann is Level 4, holding Plain Curse + Plain Potion + 5 other cards
      And Cy is Level 3
      And Bob is Level 2
      And Bob is dead
      And it is Ann's turn, in charity
      When Ann ends the turn
      Then it is open in what follows: what if the player with the lowest Level, who should get charity, is dead? (played as: next-lowest-receives)
      When Ann asks: may I give Plain Potion + Plain Curse to Bob in charity?
      Then that is refused, because at the end of their turn a player with more than five cards in hand, who does not play down to five, must give the cards beyond five to the player with the lowest Level
      When Ann gives Plain Potion + Plain Curse to Cy in charity
      Then Cy holds Plain Potion + Plain Curse
      And it is Cy's turn
      And the Levels are Ann 4, Cy 3 and Bob 2

    @rule:charity.excess-goes-to-lowest-level-living-player
    Scenario: The first box says that only the living get the cards
      Given a new table in classic
      And Ann is Level 4, holding Plain Curse + Plain Potion + 5 other cards
      And Cy is Level 3
      And Bob is dead
      And it is Ann's turn, in charity
      And Ann decides gap.new-character-and-charity: not-until-the-next-turn
      When Ann ends the turn
      And Ann asks: may I give Plain Potion + Plain Curse to Bob in charity?
      Then that is refused, because at the end of their turn a player with more than five cards in hand (six for a dwarf) must give the excess to the living player with the lowest Level
      When Ann gives Plain Potion + Plain Curse to Cy in charity
      Then Cy holds Plain Potion + Plain Curse
      And the Levels are Ann 4, Cy 3 and Bob 1
      And Ann holds 5 cards

    @rule:gap.lowest-player-is-dead
    Scenario: The owner may say that the cards are discarded
      Given a new table in booty, bites and lite
      And Ann holds Plain Curse + Plain Potion + 5 other cards
      And Cy sits at the table
      And Bob is dead
      And it is Ann's turn, in charity
      And Cy owns the game
      And Cy decides gap.lowest-player-is-dead: excess-discarded
      When Ann ends the turn
      And Ann discards Plain Potion + Plain Curse in charity
      Then Plain Curse lies in the door discards
      And the Levels are Ann 1, Cy 1 and Bob 1
      And it is Cy's turn

  Rule: Left open: must the lowest player take the cards given in charity?
    # gap.charity-may-be-declined · classic, booty, bites, christmas-lite and lite
    @rule:gap.charity-may-be-declined
    Scenario: The lowest player must take the cards, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 4, holding 7 cards
      And Bob is Level 2
      And it is Ann's turn, in charity
      When Ann ends the turn
      And Bob declines
      Then that is left open: must the lowest player take the cards given in charity? (played as: must-take)
      And Ann is to give charity
      And the Levels are Ann 4 and Bob 2
      And Ann holds 7 cards

    @rule:gap.charity-may-be-declined
    Scenario: The owner may say that the lowest need not take them
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 4, holding Plain Curse + Plain Potion + 5 other cards
      And Bob is Level 2
      And Cy is Level 3, holding 1 card
      And it is Ann's turn, in charity
      And Cy owns the game
      And Cy decides gap.charity-may-be-declined: may-decline
      When Ann ends the turn
      And Bob declines
      And Ann discards Plain Potion + Plain Curse in charity
      Then Bob holds nothing
      And the Levels are Ann 4, Bob 2 and Cy 3
      And Ann holds 5 cards
      And Cy holds 1 card

  Rule: Left open: who picks which cards are given in charity?
    # gap.charity-cards-picked-by · classic, booty, bites, christmas-lite and lite
    @rule:gap.charity-cards-picked-by
    Scenario: The giver picks the cards, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 4, holding Plain Curse + Plain Monster 1 + Plain Monster 10 + Plain Potion + 3 other cards
      And Bob is Level 2
      And it is Ann's turn, in charity
      When Ann ends the turn
      And Bob chooses Plain Monster 10
      Then that is left open: who picks which cards are given in charity? (played as: giver)
      And Bob holds nothing
      When Ann gives Plain Potion + Plain Curse to Bob in charity
      Then it is Bob's turn
      And the Levels are Ann 4 and Bob 2

    @rule:gap.charity-cards-picked-by
    Scenario: If the receivers pick, each takes an even share, and the giver says who gets what is left over
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 4, holding Plain Curse + Plain Monster 1 + Plain Monster 10 + Plain Potion + 4 other cards
      And Bob is Level 2
      And Cy is Level 2
      And it is Ann's turn, in charity
      And Cy owns the game
      And Cy decides gap.charity-cards-picked-by: receiver
      When Ann ends the turn
      And Ann asks: may I give Plain Potion + Plain Curse to Bob in charity?
      Then that is refused, because the sheet does not say: who picks which cards are given in charity?
      When Bob chooses Plain Monster 10
      And Cy chooses Plain Monster 1
      And Ann gives Plain Curse to Cy in charity
      Then Bob holds Plain Monster 10
      And Cy holds Plain Monster 1 + Plain Curse
      And the Levels are Ann 4, Bob 2 and Cy 2

  Rule: Left open: may a card be played in charity that could not be played otherwise at that time?
    # gap.playing-in-charity · booty, bites, christmas-lite and lite
    @rule:gap.playing-in-charity
    Scenario: A card for a fight cannot be played in charity, as long as the owner says nothing else
      Given a new table in booty, bites, christmas-lite and lite
      And Ann holds Plain Enhancer + 6 other cards
      And it is Ann's turn, in charity
      When Ann ends the turn
      And Ann plays Plain Enhancer
      Then that is left open: may a card be played in charity that could not be played otherwise at that time? (played as: refused)
      And Ann holds 7 cards

    @rule:gap.playing-in-charity
    Scenario: If the owner allows it, such a card does nothing and is discarded
      Given a new table in booty, bites, christmas-lite and lite
      And Ann holds Plain Enhancer + Plain Monster 5 + 5 other cards
      And Bob sits at the table
      And it is Ann's turn, in charity
      And Cy owns the game
      And Cy decides gap.playing-in-charity: allowed
      When Ann ends the turn
      And Ann plays Plain Enhancer
      Then Plain Enhancer lies in the door discards
      When Ann plays Plain Monster 5
      Then Plain Enhancer lies in the door discards
      And Bob and Cy hold nothing
      And Plain Enhancer + Plain Monster 5 lie in the door discards
      And it is Bob's turn
