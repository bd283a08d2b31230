Feature: Timing
  Every kind of card has its time. Items, and cards that say what you are, are played in your own turn, or when you
  have just got them. One-shots and enhancers are played in fights, your own or others'. Curses may be played at any
  time. In a fight the later sheets let you lay down no new Item; the first sheet says both that you may and that
  you may not.

  Rule: Cards that make a character are played when gained or in their player's own turn.
    # timing.race-class-cards-when-gained-or-own-turn · classic: When To Play Cards, Classes and Races, par. 1; booty: When To Play Cards, Classes and Accents (p. 5), par. 1; bites: When To Play Cards, Races and Powers (p. 5), par. 1
    @rule:timing.race-class-cards-when-gained-or-own-turn
    Scenario: A Class just received is laid down at once, even in the middle of a fight
      Given a new table in classic, booty and bites
      And card "Gnome": class
      And Ann holds Gnome
      And Ann fights a monster
      And Gnome was just received
      When Ann plays Gnome
      Then that is allowed, because a card that says what a character is may be played the moment it is acquired or at any time in its player's own turn
      And Ann is fighting
      And Ann's class is Gnome

  Rule: A new Race or Class card is played in its player's own turn, at any moment of it, combat included.
    # timing.race-class-cards-any-moment-of-own-turn · christmas-lite: When You May Take Actions, par. 3 (on your own turn); lite: borrowed from christmas-lite
    @rule:timing.race-class-cards-any-moment-of-own-turn
    Scenario: A Race or Class is laid down at any moment of one's own turn, even in a fight, and not in another's turn
      Given a new table in christmas-lite and lite
      And Ann holds Elf + Warrior
      And Bob holds Thief
      When Ann plays Elf
      Then that is allowed, because a new Race or Class card is played in its player's own turn, at any moment of it, combat included
      And Ann's race is Elf
      When Ann plays Warrior
      Then Ann's class is Warrior
      When Bob plays Thief
      Then that is refused, because a new Race or Class card is played in its player's own turn, at any moment of it, combat included

  Rule: A card just received may be played at once, in any turn, outside combat.
    # timing.just-received-card-outside-combat · christmas-lite: When You May Take Actions, par. 2 (at any time outside combat); lite: borrowed from christmas-lite
    @rule:timing.just-received-card-outside-combat
    Scenario: In the small boxes a card just received is played at once, even in another's turn
      Given a new table in christmas-lite and lite
      And Bob holds Plain Helmet + Plain Boots
      And Plain Helmet was just received
      When Bob plays Plain Helmet
      Then that is allowed, because a card a player has just received may be played at once, in any player's turn, if they are not in combat
      And Bob holds Plain Boots

  Rule: Items may be equipped and put aside at any time outside combat, in any player's turn.
    # timing.equipment-changed-any-time-outside-combat · christmas-lite: When You May Take Actions, par. 2 (at any time outside combat); Treasures, Items, par. 2; lite: borrowed from christmas-lite
    @rule:timing.equipment-changed-any-time-outside-combat
    Scenario: Outside a fight Items are switched in anybody's turn
      Given a new table in christmas-lite and lite
      And Ann carries Plain Helmet
      And Bob is Level 1, carrying Plain Boots
      When Bob equips Plain Boots
      Then that is allowed, because a player may change which Items they have equipped at any time, in any player's turn, while they are not in combat
      And Bob's strength is 2
      When Ann equips Plain Helmet
      Then that is allowed, because a player may change which Items they have equipped at any time, in any player's turn, while they are not in combat

  Rule: A Treasure may be put on the table when it is gained or in its player's own turn.
    # timing.treasure-when-gained-or-own-turn · classic: When To Play Cards, Treasures - Playing, par. 1; booty: When To Play Cards, Items - Playing Them (p. 5), par. 1
    # timing.item-when-gained-or-own-turn-outside-combat · bites: When To Play Cards, Items (p. 5), par. 1
    # timing.treasure-when-gained-or-own-turn-outside-combat · christmas-lite: Treasures, par. 1; When You May Take Actions, par. 3 (on your own turn); lite: borrowed from christmas-lite
    @rule:cards.each-type-has-its-own-time @rule:timing.treasure-when-gained-or-own-turn
    @rule:timing.item-when-gained-or-own-turn-outside-combat
    @rule:timing.treasure-when-gained-or-own-turn-outside-combat
    Scenario: One that was in the hand before must wait for its player's own turn
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann sits at the table
      And Bob holds Plain Helmet + Plain Boots
      And Plain Helmet was just received
      When Bob plays Plain Boots
      Then in christmas-lite and lite: that is refused, because an Item is played in its player's own turn
      And elsewhere: that is refused, because each kind of card can be played only at the times given for that kind
      When Bob plays Plain Helmet
      Then that is allowed

  Rule: A Treasure card may be played as soon as a player gets it, however they get it.
    # timing.drawn-treasure-playable-at-once · classic: paragraph without a heading after Death, par. 1; booty and bites: Treasure, par. 2; christmas-lite and lite: Combat, Rewards, par. 3
    @rule:timing.drawn-treasure-playable-at-once
    Scenario: A Treasure just gained is played at once, even in another's turn
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Bob holds Plain Helmet + Plain Boots
      And Plain Helmet was just received
      When Bob plays Plain Helmet
      Then that is allowed, because a Treasure card may be played as soon as a player gets it, however they get it
      And Bob holds Plain Boots

  Rule: A helper may play the Treasure they receive as soon as they get it, although it is not their turn.
    # timing.helper-may-play-gained-treasure-at-once · christmas-lite and lite: Combat, Rewards, par. 3
    @rule:timing.helper-may-play-gained-treasure-at-once @rule:timing.just-received-card-outside-combat
    Scenario: A helper plays the Treasure they receive, although it is not their turn
      Given a new table in christmas-lite and lite
      And Ann is Level 5
      And Bob is Level 6
      And Ann fights a Level 10 monster with Bob helping for 1 treasure, Bob picks first
      And next cards Plain Helmet + a Treasure card
      When Ann claims the kill
      And no one says anything
      And Bob chooses Plain Helmet
      And Bob plays Plain Helmet
      Then that is allowed, because a helper may play the Treasure they receive as soon as they get it, although it is not their turn
      And the Levels are Ann 6 and Bob 6
      And Bob's strength is 7

  Rule: A Treasure that is not an Item (a special) may be played at any time unless its card says otherwise.
    # timing.special-treasures-any-time · booty and bites: When To Play Cards, Other Treasures (p. 5), par. 1
    @rule:timing.special-treasures-any-time
    Scenario: A Treasure that is no Item may be played at any time
      Given a new table in booty and bites
      And Ann is Level 3
      And Bob is Level 1, holding Plain Favour
      When Bob plays Plain Favour on Ann
      Then that is allowed, because a Treasure that is not an Item (a special) may be played at any time unless its card says otherwise
      And the Levels are Ann 2 and Bob 2
      And Plain Favour lies in the treasure discards

  Rule: A Treasure that is not an Item is played when gained or in its player's own turn.
    # timing.non-item-treasure-when-gained-or-own-turn · classic: When To Play Cards, Treasures - Playing, par. 1
    @rule:timing.non-item-treasure-when-gained-or-own-turn
    Scenario: In the first box a Treasure that is no Item is played in one's own turn, like any other
      Given a new table in classic
      And Ann holds Plain Favour
      And Bob is Level 3, holding Plain Favour
      When Bob plays Plain Favour on Ann
      Then that is refused, because each kind of card can be played only at the times given for that kind
      When Ann plays Plain Favour on Bob
      Then that is allowed, because a Treasure that is not an Item has no time of its own
      And the Levels are Ann 2 and Bob 2

  Rule: A player who fights outside their own turn cannot put new Items on the table.
    # timing.no-new-items-while-helping-or-out-of-turn · classic: When To Play Cards, Treasures - Using, par. 2
    @rule:timing.no-new-items-while-helping-or-out-of-turn
    Scenario: A helper lays down no new Item, and may use a one-shot
      Given a new table in classic
      And Ann is Level 1
      And Bob is Level 1, holding Plain Helmet + Plain Potion
      And Ann fights a monster with Bob helping
      When Bob plays Plain Helmet
      Then that is refused, because a player in a fight outside their own turn, as a helper or otherwise, cannot put new Items from their hand on the table
      When Bob plays Plain Potion on Ann
      Then the munchkins' total is 5
      And the Levels are Ann 1 and Bob 1

  Rule: In their own turn a player may put an Item on the table and use it immediately.
    # timing.own-turn-item-played-and-used-at-once · classic: When To Play Cards, Treasures - Using, par. 2
    @rule:timing.own-turn-item-played-and-used-at-once
    Scenario: In one's own turn an Item is played and counts at once
      Given a new table in classic
      And Ann holds Plain Helmet
      When Ann plays Plain Helmet
      Then that is allowed, because in their own turn a player may put an Item on the table and use it immediately

  Rule: An Item is played in its player's own turn; a player in combat may play only certain one-shot Items.
    # timing.own-turn-item-mostly-outside-combat · christmas-lite: When You May Take Actions, par. 3 (on your own turn); lite: borrowed from christmas-lite
    @rule:timing.own-turn-item-mostly-outside-combat
    @rule:combat.no-selling-stealing-equipping-trading-or-playing-items
    Scenario: In a fight of one's own the later sheets allow no new Item, only a one-shot
      Given a new table in booty, bites, christmas-lite and lite
      And Ann is Level 1, holding Plain Helmet + Plain Potion
      And next card a monster
      When Ann kicks open the door
      And Ann plays Plain Helmet
      Then in booty and bites: that is refused, because a player in combat may not sell, steal or trade Items, may not put any on or take any off
      And elsewhere: that is refused, because an Item is played in its player's own turn
      When Ann plays Plain Potion on Ann
      Then the munchkins' total is 4

  Rule: Left open: two players want to play a card at the same moment: who goes first?
    # gap.two-cards-at-the-same-moment · classic, booty, bites, christmas-lite and lite
    @rule:gap.two-cards-at-the-same-moment
    Scenario: The player who spoke first goes first, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Cy sits at the table
      And Bob holds Plain Enhancer
      And Ann fights Plain Monster 5
      When Cy wants to play a card at the same moment as Bob
      Then it is open in what follows: two players want to play a card at the same moment: who goes first? (played as: first-said)
      When Bob plays Plain Enhancer on Plain Monster 5
      Then that is refused, because the sheet does not say: two players want to play a card at the same moment
      When Cy passes
      And Bob plays Plain Enhancer on Plain Monster 5
      Then that is allowed
      And Ann is fighting

    @rule:gap.two-cards-at-the-same-moment
    Scenario: The owner may say that it goes round the table
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Bob and Cy sit at the table
      And Bob holds Plain Enhancer
      And Ann fights Plain Monster 5
      And Dee owns the game
      And Dee decides gap.two-cards-at-the-same-moment: seat-order
      When Cy wants to play a card at the same moment as Bob
      Then that is allowed
      When Bob plays Plain Enhancer on Plain Monster 5
      Then that is allowed
      And Ann is fighting

  Rule: The sheet says both: an Item is played and used at once; a fight is fought with what one has.
    # conflict.new-item-in-own-fight · classic
    @rule:conflict.new-item-in-own-fight
    Scenario: In a fight of one's own the first sheet says both: a new Item may be played, and it may not
      Given a new table in classic
      And Ann holds Plain Helmet
      And next card a monster
      When Ann kicks open the door
      And Ann plays Plain Helmet
      Then that is a contradiction: in their own turn a player may put an Item on the table and use it immediately
      And Ann holds Plain Helmet
