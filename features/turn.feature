Feature: The turn
  A turn begins with the door: kick it open, and turn up a Door card. A monster must be fought, a Curse strikes you,
  and anything else you may take into your hand or play. If there was no monster, look for trouble with one of your
  own, or loot the room. At the end of your turn you may hold five cards; the rest goes away in charity. Then it is
  the turn of the player to your left.

  Rule: When a player's turn is over, the player on their left takes the next.
    # turn.passes-to-the-left · classic, booty, bites and christmas-lite: Starting And Finishing The Game, par. 2; lite: borrowed from christmas-lite
    @rule:turn.passes-to-the-left
    Scenario: Only the player whose turn it is opens the door
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann and Bob sit at the table
      When Bob asks: may I kick open the door?
      Then that is refused, because when a player's turn is over, the player on their left takes the next

  Rule: A turn has four phases in order: the door, trouble, looting, charity.
    # turn.four-phases · classic: Turn Phases, (1) Open A Door, par. 1; Turn Phases, (2) Look For Trouble, par. 1; Turn Phases, (3) Loot The Room, par. 1; Turn Phases, (4) Charity, par. 1; booty and bites: Turn Phases, (1) Kick Open The Door, par. 1; Turn Phases, (2) Look For Trouble, par. 1; Turn Phases, (3) Loot The Room, par. 1; Turn Phases, (4) Charity, par. 1
    # turn.three-phases · christmas-lite: Turn Phases, (1) Kick Open The Door, par. 1; Turn Phases, (2) Look For Trouble/Loot The Room, par. 1; Turn Phases, (3) Charity, par. 1; lite: borrowed from christmas-lite
    @rule:turn.four-phases @rule:turn.three-phases
    Scenario: No phase comes before its time: first the door, then looting
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann sits at the table
      When Ann asks: may I loot the room?
      Then in christmas-lite and lite: that is refused, because a turn has three phases in order: the door; then either trouble or looting; then charity
      And elsewhere: that is refused, because a turn has four phases in order: the door, trouble, looting, charity

  Rule: The next player's turn begins as soon as charity is done.
    # turn.next-begins-when-charity-ends · classic, booty and bites: Turn Phases, (4) Charity, par. 2; christmas-lite: Turn Phases, opening paragraph, par. 1; Turn Phases, (3) Charity, par. 2; lite: borrowed from christmas-lite
    @rule:turn.next-begins-when-charity-ends
    Scenario: When charity is done the next turn begins
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann and Bob sit at the table
      And next cards 2 Door cards
      When Ann kicks open the door
      And Ann takes the card
      And Ann loots the room
      And Ann ends the turn
      Then it is Bob's turn
      And the turn begins

  Rule: In phase 1 the player reveals one card from the top of the Door (Dungeon) deck for all to see.
    # turn.door-card-is-drawn-face-up · classic: Turn Phases, (1) Open A Door, par. 1; booty, bites and christmas-lite: Turn Phases, (1) Kick Open The Door, par. 1; lite: borrowed from christmas-lite
    @rule:turn.door-card-is-drawn-face-up
    Scenario: The door card is turned up on the table
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann sits at the table
      And next card a Door card
      When Ann kicks open the door
      Then the turn has come to the door
      And Ann is to take or play the card

  Rule: A combat is resolved completely before the turn goes on.
    # turn.combat-is-finished-before-going-on · classic: Turn Phases, (1) Open A Door, par. 2; booty and bites: Turn Phases, (1) Kick Open The Door, par. 2
    @rule:turn.combat-is-finished-before-going-on
    Scenario: A fight is finished before the turn goes on
      Given a new table in classic, booty and bites
      And Ann sits at the table
      And next card a monster
      When Ann kicks open the door
      And Ann ends the turn
      Then that is refused, because a combat is resolved completely before the turn goes on

  Rule: A Door card that is neither monster nor Curse goes to the hand or is played at once.
    # turn.other-door-card-kept-or-played · classic: Turn Phases, (1) Open A Door, par. 4; booty and bites: Turn Phases, (1) Kick Open The Door, par. 4; christmas-lite: Turn Phases, (1) Kick Open The Door, par. 3; lite: borrowed from christmas-lite
    @rule:turn.other-door-card-kept-or-played
    Scenario: A card that is neither monster nor Curse may be taken into the hand
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann and Bob sit at the table
      And next card Plain Enhancer
      When Ann kicks open the door
      And Bob asks: may I take the card?
      Then that is not possible, because that card is not theirs
      When Ann takes the card
      Then Ann holds Plain Enhancer

    @rule:turn.other-door-card-kept-or-played
    Scenario: A Class behind the door may be played at once
      Given a new table in classic, booty, bites, christmas-lite and lite
      And card "Gnome": class
      And Ann sits at the table
      And next card Gnome
      When Ann kicks open the door
      And Ann plays Gnome
      Then Ann's class is Gnome

  Rule: A player who fought a monster in phase 1 skips phase 2 and goes straight to charity.
    # turn.door-fight-skips-to-charity · christmas-lite: Turn Phases, (2) Look For Trouble/Loot The Room, par. 1; lite: borrowed from christmas-lite
    @rule:turn.door-fight-skips-to-charity
    Scenario: In the small boxes charity follows at once after a fight at the door
      Given a new table in christmas-lite and lite
      And Ann is Level 4
      And next cards a Level 1 monster + a Treasure card
      When Ann kicks open the door
      And Ann claims the kill
      And no one says anything
      Then the turn has come to charity
      And Ann is Level 5

  Rule: Left open: what if a player leaves the game, or fewer than three are left?
    # gap.player-leaves · classic, booty, bites, christmas-lite and lite
    @rule:gap.player-leaves
    Scenario: A player who leaves is passed over, and their cards are discarded
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Bob has Plain Helmet in play
      And Cy holds Plain Potion
      When Bob leaves the game
      Then it is open in what follows: what if a player leaves the game, or fewer than three are left? (played as: game-goes-on)
      And it is Cy's turn
      And Plain Helmet lies in the treasure discards
      When Cy asks: may I give Plain Potion to Bob?
      Then that is not possible, because somebody it takes has left the game

    @rule:gap.player-leaves
    Scenario: The owner may say that the game ends when a player leaves
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann and Cy sit at the table
      And Bob has Plain Helmet in play
      And Ann decides gap.player-leaves: game-ends
      When Cy leaves the game
      Then that is allowed
      When Bob asks: may I kick open the door?
      Then that is not possible, because the game is over
      And Bob uses Plain Helmet

    @rule:gap.player-leaves
    Scenario: Charity goes to the lowest of those who are still there
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann sits at the table
      And Bob is Level 3 with Plain Helmet
      And Cy is Level 5, holding Plain Mate + 5 other cards
      And it is Cy's turn, in charity
      When Ann leaves the game
      Then that is allowed
      When Cy ends the turn
      And Cy gives Plain Mate to Bob in charity
      Then it is Bob's turn
      And Bob's strength is 4
      And Cy is Level 5
      And Bob uses Plain Helmet
