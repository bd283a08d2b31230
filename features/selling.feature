Feature: Selling Items for levels
  In your own turn you may sell Items for levels. Turn in Items worth 1,000 gold pieces in all, and go up a level;
  2,000 buy two. You get no change. You may sell from the table and from your hand. You may not sell in a fight, and
  the last level is not for sale: nobody wins by selling.

  Rule: In their own turn a player may turn in Items worth 1,000 Gold Pieces for a level.
    # selling.a-thousand-gold-buys-a-level · classic: Character Stats, Selling Items, par. 1; booty: Items, Selling Items for Levels, par. 1; bites: Items, Selling Items for Levels (p. 4), par. 1; christmas-lite: Treasures, Items, Selling Items for Levels, par. 1; lite: borrowed from christmas-lite
    @rule:selling.a-thousand-gold-buys-a-level
    Scenario: 1,000 gold pieces buy a level, 999 do not
      Given a new table in classic, booty, bites, christmas-lite and lite
      And card "Chipped Ruby": item
      And Ann is Level 4 with Plain Crown + Plain Gem + Plain Pearl + Plain Coin + Chipped Ruby
      When Ann sells Chipped Ruby
      Then that is refused, because in their own turn a player may turn in Items of a total value of 1,000 Gold Pieces or more
      When Ann sells Plain Gem
      Then Ann is Level 5
      And Ann uses Plain Crown + Plain Pearl + Plain Coin + Chipped Ruby

    @rule:selling.a-thousand-gold-buys-a-level
    Scenario: Nobody sells in another's turn
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann has Plain Crown in play
      And it is Bo's turn
      When Ann asks: may I sell Plain Crown?
      Then that is refused, because in their own turn a player may turn in Items of a total value of 1,000 Gold Pieces or more

  Rule: Value beyond a full thousand is lost; no change is given.
    # selling.no-change-is-given · classic: Character Stats, Selling Items, par. 1; booty: Items, Selling Items for Levels, par. 1; bites: Items, Selling Items for Levels (p. 4), par. 1; christmas-lite: Treasures, Items, Selling Items for Levels, par. 1; lite: borrowed from christmas-lite
    @rule:selling.no-change-is-given
    Scenario: 1,100 gold pieces buy one level, and the 100 are lost
      Given a new table in classic, booty, bites, christmas-lite and lite
      And card "Chipped Ruby": item
      And Ann has Plain Crown + Plain Gem + Plain Pearl + Plain Coin + Chipped Ruby in play
      When Ann sells Plain Crown
      And Ann asks: may I sell Plain Pearl?
      Then that is refused, because in their own turn a player may turn in Items of a total value of 1,000 Gold Pieces or more
      And Ann uses Plain Gem + Plain Pearl + Plain Coin + Chipped Ruby

  Rule: Each full 1,000 sold together buys one level, so 2,000 buys two at once, and so on.
    # selling.each-full-thousand-buys-a-level · classic: Character Stats, Selling Items, par. 1; booty: Items, Selling Items for Levels, par. 1; bites: Items, Selling Items for Levels (p. 4), par. 1; christmas-lite: Treasures, Items, Selling Items for Levels, par. 1; lite: borrowed from christmas-lite
    @rule:selling.each-full-thousand-buys-a-level
    Scenario: 2,000 gold pieces buy two levels at once
      Given a new table in classic, booty, bites, christmas-lite and lite
      And card "Chipped Ruby": item
      And Ann is Level 4 with Plain Crown + Plain Gem + Plain Pearl + Plain Coin + Chipped Ruby
      When Ann sells Plain Gem + Plain Pearl + Plain Coin
      Then Ann is Level 6
      And Ann uses Plain Crown + Chipped Ruby

    @rule:selling.a-thousand-gold-buys-a-level
    Scenario: 1,999 gold pieces buy one level
      Given a new table in classic, booty, bites, christmas-lite and lite
      And card "Chipped Ruby": item, 999 gp
      And Ann is Level 4 with Chipped Ruby + Plain Gem
      When Ann sells Chipped Ruby + Plain Gem
      Then Ann is Level 5
      And Chipped Ruby + Plain Gem lie in the treasure discards

  Rule: Items may be sold from the hand as well as those being carried.
    # selling.from-hand-or-from-table · classic: Character Stats, Selling Items, par. 1; booty: Items, Selling Items for Levels, par. 1; bites: Items, Selling Items for Levels (p. 4), par. 1; christmas-lite: Treasures, Items, Selling Items for Levels, par. 1; lite: borrowed from christmas-lite
    @rule:selling.from-hand-or-from-table
    Scenario: Items in the hand count as well as those on the table
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 4 with Plain Helmet, carrying Plain Bow, holding Plain Great Potion + Plain Coin + Plain Curse
      When Ann sells Plain Helmet + Plain Bow + Plain Great Potion + Plain Coin
      Then Ann is Level 5
      And Ann holds Plain Curse

  Rule: Items may not be sold to reach Level 10.
    # selling.never-to-level-10 · booty: Items, Selling Items for Levels, par. 1; bites: Items, Selling Items for Levels (p. 4), par. 1; christmas-lite: Treasures, Items, Selling Items for Levels, par. 2; lite: borrowed from christmas-lite
    @rule:selling.never-to-level-10 @rule:gap.sale-at-level-9
    Scenario: At Level 9 nothing is sold: the last level is not for sale
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 9 with Plain Crown
      When Ann sells Plain Crown
      Then in classic: that is left open: at Level 9 a sale wins nothing: is it barred, or just wasted? (played as: refused)
      And elsewhere: that is refused, because items may not be sold to reach Level 10
      And Ann is Level 9

  Rule: Halflings have a bonus when selling items.
    # selling.halfling-bonus · classic: Character Stats, Selling Items, par. 2
    @rule:selling.halfling-bonus
    Scenario: A Halfling sells one Item for double
      Given a new table in classic
      And Ann is a Halfling with Plain Ring + Plain Pearl
      When Ann sells Plain Ring
      And Ann asks: may I sell Plain Pearl?
      Then that is refused, because in their own turn a player may turn in Items of a total value of 1,000 Gold Pieces or more

  Rule: Items may not be sold during a combat.
    # selling.not-during-combat · classic: Character Stats, Selling Items, par. 3; Combat, par. 2; booty and bites: Combat (p. 2), par. 6; christmas-lite: Treasures, Items, Selling Items for Levels, par. 1; Combat, par. 5; When You May Take Actions, par. 3 (on your own turn); lite: borrowed from christmas-lite
    @rule:selling.not-during-combat
    Scenario: Nothing is sold in a fight
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 4 with Plain Crown
      And Ann fights a monster
      When Ann sells Plain Crown
      Then that is refused, because items may not be sold during a combat
      And Ann is Level 4
      And the fight stands at 4 to 5

    @rule:selling.not-during-combat
    Scenario: The price that nobody knows is asked for only where the answer hangs on it
      Given a new table in classic, booty, bites, christmas-lite and lite
      And card "Nameless Jewel": item, unknown value
      And Ann has Nameless Jewel in play, holding Plain Monster 1
      And it is Ann's turn, looking for trouble
      When Ann asks: may I sell Nameless Jewel?
      Then that is not possible, because no source tells what the card says; give it in a [[card]] or with --cards DIR
      When Ann looks for trouble with Plain Monster 1
      And Ann asks: may I sell Nameless Jewel?
      Then that is refused, because items may not be sold during a combat

  Rule: Items may not be sold while running away.
    # selling.not-while-running-away · christmas-lite: Treasures, Items, Selling Items for Levels, par. 1; lite: borrowed from christmas-lite
    @rule:selling.not-while-running-away
    Scenario: Nothing is sold while running away
      Given a new table in christmas-lite and lite
      And Ann has Plain Crown in play
      And Ann fights a monster with Bo helping
      And Ann is to run away
      When Ann asks: may I sell Plain Crown?
      Then that is refused, because items may not be sold while running away

  Rule: Left open: items worth 2,000 sold at Level 8: one level, or no sale?
    # gap.selling-2000-at-level-8 · classic, booty, bites, christmas-lite and lite
    @rule:gap.selling-2000-at-level-8
    Scenario: 2,000 gold pieces buy nothing at Level 8, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 8 with Plain Gem + Plain Crown
      When Ann sells Plain Gem + Plain Crown
      Then that is left open: items worth 2,000 sold at Level 8: one level, or no sale? (played as: none)
      And Ann is Level 8
