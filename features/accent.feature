Feature: Accent
  An Accent is a card that says how a pirate talks, and gives an ability for it. You have the Accent whose card lies
  in front of you, and none without one. You have one at a time, unless Bilingual or another card allows a second.
  You may discard it at any time, and lay another down in your own turn, or when you have just got it. Where its
  ability costs cards, any card pays.

  Rule: Each accent has its own abilities or penalties, as its card says.
    # accent.each-follows-its-card · booty: Character Stats, Accent, par. 2
    @rule:accent.each-follows-its-card
    Scenario: An accent that adds two to strength does so
      Given a new table in booty
      And card "Bavarian": accent, +2
      And Ann is Level 3, holding Bavarian
      And next card a monster
      When Ann plays Bavarian
      And Ann kicks open the door
      Then the munchkins' total is 5
      And 2 counts for the munchkins from Bavarian

  Rule: An accent works from the moment its card is put in play until the card is discarded.
    # accent.gained-on-play-lost-on-discard · booty: Character Stats, Accent, par. 2
    @rule:accent.gained-on-play-lost-on-discard
    Scenario: An accent begins when its card is laid down and ends when it is discarded
      Given a new table in booty
      And card "Bavarian": accent, +2
      And Ann is Level 3, holding Bavarian
      When Ann plays Bavarian
      Then Ann's accent is Bavarian
      And Ann's strength is 5
      When Ann discards Bavarian
      Then Ann's accent is none

  Rule: A player may discard their Accent card at any time, even during combat.
    # accent.may-be-discarded-any-time · booty: Character Stats, Accent, par. 3
    @rule:accent.may-be-discarded-any-time
    Scenario: An Accent card may be discarded even in a fight, by its own player
      Given a new table in booty
      And card "Bavarian": accent
      And Ann holds Bavarian
      And Bob sits at the table
      When Ann plays Bavarian
      And Ann kicks open the door
      And Bob asks: may I discard Bavarian?
      Then that is not possible, because that card is not theirs
      When Ann discards Bavarian
      Then that is allowed, because a player may discard their Accent card at any time, even during combat

  Rule: A character may have only one accent at a time unless Bilingual is in play.
    # accent.one-at-a-time-without-bilingual · booty: Character Stats, Accent, par. 4
    @rule:accent.one-at-a-time-without-bilingual
    Scenario: A second accent cannot be laid down
      Given a new table in booty
      And Ann is a French, holding Dutch
      When Ann plays Dutch
      Then that is refused, because a character may have only one accent at a time unless Bilingual is in play
      And Ann's accent is French

  Rule: No player may have two copies of the same Accent card in play.
    # accent.no-two-copies-of-one-accent · booty: Character Stats, Accent, par. 4
    @rule:accent.no-two-copies-of-one-accent
    Scenario: Even with Bilingual nobody has the same accent twice
      Given a new table in booty
      And Ann is a Bilingual Dutch, holding Dutch + British
      When Ann plays Dutch
      Then that is refused, because no player may have two copies of the same Accent card in play
      And Ann holds Dutch + British

  Rule: Any card, an Item in play too, may be discarded to pay for an accent ability.
    # accent.discards-power-accent-abilities · booty: Items, par. 2; Items, par. 6; When To Play Cards, Curses (p. 5), par. 3
    @rule:accent.discards-power-accent-abilities
    Scenario: A card in hand and one on the table pay alike
      Given a new table in booty
      And card "Bavarian": accent, ability Yodel in a fight by discarding up to 2 cards to get +2 for each card
      And Ann is a Level 3 Bavarian with Plain Coin, holding Plain Gem
      And next card a monster
      When Ann kicks open the door
      And Ann uses Yodel discarding Plain Gem + Plain Coin
      Then the munchkins' total is 7
