Feature: Trading
  You may trade Items with other players, from table to table, never from hand to hand. You may do it at any time,
  as long as neither of you is in a fight. What you get is laid down in front of you. You may give Items away, too,
  to bribe a player for instance, but nobody has to take them. Cards that are not Items are not traded.

  Rule: Only Items may be traded; no other card may.
    # trading.items-only · classic: Other Munchkin Stuff, Trading, par. 1; booty: Items, Trading, par. 1; bites: Items, Trading (p. 4), par. 1; christmas-lite: Treasures, Items, Trading, par. 1; lite: borrowed from christmas-lite
    @rule:trading.items-only
    Scenario: A card that is no Item cannot be traded
      Given a new table in classic, booty, bites, christmas-lite and lite
      And card "Plain Charm": special, treasure deck
      And Ann has Plain Charm in play
      And Bob has Plain Boots in play
      When Ann trades Plain Charm to Bob for Plain Boots
      Then that is refused, because only Items may be traded; no other card may

  Rule: An Item may be traded only from the table, not from the hand.
    # trading.from-the-table-only · classic: Other Munchkin Stuff, Trading, par. 1; booty: Items, Trading, par. 1; bites: Items, Trading (p. 4), par. 1; christmas-lite: Treasures, Items, Trading, par. 1; lite: borrowed from christmas-lite
    @rule:trading.from-the-table-only
    Scenario: An Item in hand cannot be traded
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann holds Plain Helmet
      And Bob has Plain Boots in play
      When Ann trades Plain Helmet to Bob for Plain Boots
      Then that is refused, because an Item may be traded only from the table, not from the hand

  Rule: A player may trade at any time, in any player's turn, when they are not in combat.
    # trading.any-time-the-trader-is-not-in-combat · classic: Other Munchkin Stuff, Trading, par. 1; Combat, par. 2; Character Stats, Selling Items, par. 3; booty: Items, Trading, par. 1; Combat (p. 2), par. 6; bites: Items, Trading (p. 4), par. 1; Combat (p. 2), par. 6
    @rule:trading.any-time-the-trader-is-not-in-combat
    Scenario: Nobody trades in their own fight
      Given a new table in classic, booty and bites
      And Ann has Plain Helmet in play
      And Bob has Plain Boots in play
      And next card a monster
      When Ann kicks open the door
      And Ann trades Plain Helmet to Bob for Plain Boots
      Then that is refused, because a player may trade at any time, in any player's turn, when they are not in combat

  Rule: Two players may trade at any time when neither of them is in combat.
    # trading.any-time-neither-trader-is-in-combat · christmas-lite: Treasures, Items, Trading, par. 1; When You May Take Actions, par. 2 (at any time outside combat); Combat, par. 5; lite: borrowed from christmas-lite
    @rule:trading.any-time-neither-trader-is-in-combat
    Scenario: Outside a fight two players may trade
      Given a new table in christmas-lite and lite
      And Ann has Plain Helmet in play
      And Bob has Plain Boots in play
      When Ann trades Plain Helmet to Bob for Plain Boots
      Then that is allowed, because two players may trade at any time when neither of them is in combat

  Rule: An Item received in trade has to be put in play, not in the hand.
    # trading.received-item-goes-into-play · classic: Other Munchkin Stuff, Trading, par. 1; booty: Items, Trading, par. 1; bites: Items, Trading (p. 4), par. 1; christmas-lite: Treasures, Items, Trading, par. 1; lite: borrowed from christmas-lite
    @rule:trading.received-item-goes-into-play
    Scenario: What is traded lies in front of its new owner
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann has Plain Helmet in play
      And Bob has Plain Boots in play
      When Ann trades Plain Helmet to Bob for Plain Boots
      And Bob agrees
      Then Ann carries Plain Boots sideways
      And Bob carries Plain Helmet sideways

  Rule: An Item may be given away with nothing taken in exchange, for instance as a bribe.
    # trading.gifts-need-no-return · classic: Other Munchkin Stuff, Trading, par. 2; booty: Items, Trading, par. 2; bites: Items, Trading (p. 4), par. 2; christmas-lite: Treasures, Items, Trading, par. 2; Treasures, Items, par. 4; lite: borrowed from christmas-lite
    @rule:trading.gifts-need-no-return
    Scenario: In the first box a gift changes hands at once
      Given a new table in classic
      And Ann has Plain Helmet in play
      And Bob sits at the table
      When Bob asks: may I give Plain Helmet to Ann?
      Then that is not possible, because that card is not theirs
      When Ann gives Plain Helmet to Bob
      Then Bob carries Plain Helmet sideways

    @rule:trading.gifts-need-no-return
    Scenario: In the other boxes a gift changes hands when the other agrees
      Given a new table in booty, bites, christmas-lite and lite
      And Ann has Plain Helmet + Plain Boots in play
      And Bob sits at the table
      When Ann gives Plain Helmet to Bob
      And Bob agrees
      Then Bob carries Plain Helmet sideways
      And Ann uses Plain Boots

  Rule: An Item may be given only to a player who wants it.
    # trading.gift-needs-a-willing-receiver · booty: Items, par. 6; bites: Items (p. 4), par. 5; christmas-lite: Treasures, Items, par. 4; lite: borrowed from christmas-lite
    @rule:trading.gift-needs-a-willing-receiver
    Scenario: In the other boxes a gift may be turned down
      Given a new table in booty, bites, christmas-lite and lite
      And Ann has Plain Helmet + Plain Boots in play
      And Bob sits at the table
      When Ann gives Plain Helmet to Bob
      Then that is allowed
      When Bob asks: may I give Plain Helmet to Ann?
      Then that is not possible, because something is owed first
      When Bob declines
      Then Ann uses Plain Helmet
      And Ann's strength is 3

  Rule: Left open: does a bystander's own trade count as barred while others fight?
    # gap.bystanders-trade-during-a-fight · classic
    @rule:gap.bystanders-trade-during-a-fight
    Scenario: In the first box bystanders may trade while others fight, as long as the owner says nothing else
      Given a new table in classic
      And Bob has Plain Boots in play
      And Cy has Plain Helmet in play
      And Ann fights a monster
      When Bob trades Plain Boots to Cy for Plain Helmet
      Then that is left open: does a bystander's own trade count as barred while others fight? (played as: allowed)
      When Cy agrees
      Then that is left open: does a bystander's own trade count as barred while others fight? (played as: allowed)
      And Bob carries Plain Helmet sideways

  Rule: Left open: trading is barred to a player in combat: is a gift to them, or from them, barred as well?
    # gap.gift-in-a-fight · classic, booty, bites, christmas-lite and lite
    @rule:gap.gift-in-a-fight
    Scenario: Nothing is given to a fighter, or by one, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann has Plain Helmet in play
      And Bob has Plain Boots in play
      And Ann fights a monster
      When Bob gives Plain Boots to Ann
      Then that is left open: trading is barred to a player in combat: is a gift to them, or from them, barred as well? (played as: refused)
      When Ann asks: may I give Plain Helmet to Bob?
      Then that is left open: trading is barred to a player in combat: is a gift to them, or from them, barred as well? (played as: refused)
      And Ann is fighting

    Scenario: The owner may decide that nothing is given to a fighter
      Given a new table in bites
      And Ann has Plain Helmet in play
      And Bob has Plain Boots in play
      And Ann fights a monster
      And Ann decides gap.gift-in-a-fight: refused
      When Bob gives Plain Boots to Ann
      Then that is refused, because the sheet does not say: trading is barred to a player in combat: is a gift to them, or from them, barred as well?
      And Ann uses Plain Helmet
      And Ann is fighting

  Rule: Left open: items are traded only from the table: may one be given away from the hand?
    # gap.gift-from-the-hand · classic, booty, bites, christmas-lite and lite
    @rule:gap.gift-from-the-hand
    Scenario: May an Item be given away from the hand?
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann holds Plain Helmet
      And Bob sits at the table
      When Ann gives Plain Helmet to Bob
      Then that is left open: items are traded only from the table: may one be given away from the hand? (played as: refused)
      And Ann holds Plain Helmet
