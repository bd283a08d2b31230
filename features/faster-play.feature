Feature: Faster play
  These are options: a table agrees on them before the game, or does without. With the first you listen at the door:
  you draw a card before you kick the door open, and when you loot the room you draw a Treasure. With the second a
  player who helps in the winning fight shares the victory. Not every box has them. Without an agreement they do not
  hold.

  Rule: Optional: a turn begins with a Door card drawn face down, which may be played or not.
    # faster-play.listen-at-the-door · booty and bites: Faster Play Rules, par. 1
    @rule:faster-play.listen-at-the-door
    Scenario: Without an agreement there is no listening, and looting brings a Door card
      Given a new table in booty and bites
      And Ann holds Plain Helmet
      And next cards Plain Mate + Plain Enhancer
      When Ann listens at the door
      Then that is refused, because optional: a player begins their turn with a phase 0, in which they draw a Door card face down and may play it or not
      When Ann kicks open the door
      And Ann takes the card
      And Ann loots the room
      Then Ann holds Plain Helmet + Plain Mate + Plain Enhancer

    Scenario: The other sheets do not speak of it
      Given a new table in classic, christmas-lite and lite
      And Ann holds Plain Helmet
      When Ann listens at the door
      Then that is left open: no rule speaks of it
      And Ann holds Plain Helmet

  Rule: Optional: after listening at the door the player arranges cards and kicks open the door.
    # faster-play.then-arrange-and-kick-open · booty and bites: Faster Play Rules, par. 1
    @rule:faster-play.listen-at-the-door @rule:faster-play.then-arrange-and-kick-open
    Scenario: A player listens once, arranges their cards, and kicks open the door
      Given a new table in booty and bites
      And Ann holds Plain Helmet
      And next cards Plain Mate + a Door card
      And the table plays with listen-at-the-door
      When Ann listens at the door
      Then that is allowed, because optional: a player begins their turn with a phase 0, in which they draw a Door card face down and may play it or not
      And Ann holds Plain Helmet + Plain Mate
      When Ann asks: may I listen at the door?
      Then that is refused, because optional: a player begins their turn with a phase 0, in which they draw a Door card face down and may play it or not
      When Ann plays Plain Helmet
      And Ann kicks open the door
      Then it is open in what follows: does the card from listening at the door go to the hand when it is not played? (played as: to-hand)
      When Ann takes the card
      And Ann asks: may I listen at the door?
      Then that is refused, because optional: after listening at the door the player arranges their cards and kicks open the door in the usual way

  Rule: Optional, with listening at the door: looting the room draws a Treasure.
    # faster-play.looting-draws-a-treasure · booty and bites: Faster Play Rules, par. 1
    @rule:faster-play.looting-draws-a-treasure
    Scenario: Where players listen at the door, looting the room brings a Treasure
      Given a new table in booty and bites
      And Ann holds Plain Helmet
      And next cards Plain Mate + a Door card + Plain Ring
      And the table plays with listen-at-the-door
      When Ann kicks open the door
      And Ann takes the card
      And Ann loots the room
      Then Ann holds Plain Helmet + Plain Mate + Plain Ring
      And 1 card is left in the door pile

  Rule: Optional: the helper in the winner's last fight shares the victory, whatever their Level.
    # faster-play.shared-victory · booty and bites: Faster Play Rules, par. 2
    @rule:faster-play.shared-victory
    Scenario: The helper in the winning fight wins, too
      Given a new table in booty and bites
      And Ann is Level 9
      And Bob is Level 3
      And Ann fights a monster with Bob helping
      And the table plays with shared-victory
      When Ann claims the kill
      And no one says anything
      Then Ann and Bob have won
      And the Levels are Ann 10 and Bob 3

    Scenario: Without an agreement only the main player wins
      Given a new table in booty and bites
      And Ann is Level 9
      And Bob is Level 3
      And Ann fights a monster with Bob helping
      When Ann claims the kill
      And no one says anything
      Then only Ann has won
      And the Levels are Ann 10 and Bob 3

  Rule: Left open: does the card from listening at the door go to the hand when it is not played?
    # gap.listened-card-goes-to-hand · booty and bites
    @rule:gap.listened-card-goes-to-hand
    Scenario: A card drawn at listening stays in the hand, as long as the owner says nothing else
      Given a new table in booty and bites
      And Ann holds Plain Helmet
      And next card Plain Mate
      And the table plays with listen-at-the-door
      When Ann listens at the door
      And Ann kicks open the door
      Then Ann holds Plain Helmet + Plain Mate

    @rule:gap.listened-card-goes-to-hand
    Scenario: The owner may say that it is discarded
      Given a new table in booty and bites
      And Ann holds Plain Helmet
      And next card Plain Mate
      And Bob owns the game
      And the table plays with listen-at-the-door
      And Bob decides gap.listened-card-goes-to-hand: discarded
      When Ann listens at the door
      And Ann kicks open the door
      Then Plain Mate lies in the door discards
      And Ann holds Plain Helmet
