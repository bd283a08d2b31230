Feature: Accent
  An Accent is a card that says how a pirate talks, and gives an ability for it. You have the Accent whose card lies
  in front of you, and none without one. You have one at a time, unless Bilingual or another card allows a second.
  You may discard it at any time, and lay another down in your own turn, or when you have just got it. Where its
  ability costs cards, any card pays.

  Rule: The accents are British, Dutch, French and Spanish.
    accent.list-british-dutch-french-spanish · booty. The cards themselves carry it.
      Munchkin Booty 1.5, Character Stats, Accent, par. 1
      There is no such thing in Munchkin 1.02, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

  Rule: A character with no Accent card in play has no accent.
    accent.no-accent-card-means-no-accent · booty. It says no more than accent.gained-on-play-lost-on-discard.
      Munchkin Booty 1.5, Character Stats, Accent, par. 1
      There is no such thing in Munchkin 1.02, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

  Rule: Each accent has its own abilities or penalties, as its card says.
    accent.each-follows-its-card · booty
      Munchkin Booty 1.5, Character Stats, Accent, par. 2
      There is no such thing in Munchkin 1.02, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

    @rule:accent.each-follows-its-card
    Scenario: An accent that adds two to strength does so
      Given the booty board "accent/an-accent-comes-and-goes"
        """
        (Bavarian: accent; +2 to strength)
        Ann is Level 3, holding Bavarian
        Bob is Level 2
        It is Ann's turn, before the door
        Next card Plain Monster 5
        """
      When Ann plays Bavarian
      And Ann kicks open the door
      Then the munchkins' total is 5
      And 2 counts for the munchkins from Bavarian

  Rule: An accent's abilities begin the moment its card is put in play and end the moment the card is discarded.
    accent.gained-on-play-lost-on-discard · booty
      Munchkin Booty 1.5, Character Stats, Accent, par. 2
      There is no such thing in Munchkin 1.02, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

    @rule:accent.gained-on-play-lost-on-discard
    Scenario: An accent begins when its card is laid down and ends when it is discarded
      Given the booty board "accent/an-accent-comes-and-goes"
        """
        (Bavarian: accent; +2 to strength)
        Ann is Level 3, holding Bavarian
        Bob is Level 2
        It is Ann's turn, before the door
        Next card Plain Monster 5
        """
      When Ann plays Bavarian
      Then Ann's accent is Bavarian
      And Ann's strength is 5
      When Ann discards Bavarian
      Then Ann's accent is none
      And Ann's strength is 3

  Rule: A player may discard their Accent card at any time, even during combat.
    accent.may-be-discarded-any-time · booty
      Munchkin Booty 1.5, Character Stats, Accent, par. 3
      There is no such thing in Munchkin 1.02, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

    @rule:accent.may-be-discarded-any-time
    Scenario: An Accent card may be discarded even in a fight, by its own player
      Given the booty board "accent/an-accent-comes-and-goes"
        """
        (Bavarian: accent; +2 to strength)
        Ann is Level 3, holding Bavarian
        Bob is Level 2
        It is Ann's turn, before the door
        Next card Plain Monster 5
        """
      When Ann plays Bavarian
      And Ann kicks open the door
      And may Bob discard Bavarian?
      Then that is not possible, because that card is not theirs
      When Ann discards Bavarian
      Then that is allowed, because a player may discard their Accent card at any time, even during combat

  Rule: A character may have only one accent at a time unless Bilingual is in play.
    accent.one-at-a-time-without-bilingual · booty
      Munchkin Booty 1.5, Character Stats, Accent, par. 4
      There is no such thing in Munchkin 1.02, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

    @rule:accent.one-at-a-time-without-bilingual
    Scenario: A second accent cannot be laid down
      Given the booty board "accent/one-accent-at-a-time"
        """
        Ann is a Level 3 French, holding Dutch
        Bob is Level 2
        It is Ann's turn, before the door
        """
      When Ann plays Dutch
      Then that is refused, because a character may have only one accent at a time unless Bilingual is in play

  Rule: No player may have two copies of the same Accent card in play.
    accent.no-two-copies-of-one-accent · booty
      Munchkin Booty 1.5, Character Stats, Accent, par. 4
      There is no such thing in Munchkin 1.02, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

    @rule:accent.no-two-copies-of-one-accent
    Scenario: Even with Bilingual nobody has the same accent twice
      Given the booty board "accent/no-second-copy"
        """
        Ann is a Level 3 Bilingual Dutch, holding Dutch + British
        Bob is Level 2
        It is Ann's turn, before the door
        """
      When Ann plays Dutch
      Then that is refused, because no player may have two copies of the same Accent card in play

  Rule: A nationality named on a card of this game means the accent of that name, whether or not the card says accent.
    accent.nationality-on-a-card-means-accent · booty. The cards themselves carry it.
      Munchkin Booty 1.5, Character Stats, Accent, par. 5
      There is no such thing in Munchkin 1.02, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

  Rule: Where an accent ability is paid for by discarding, a card (an Item in play included) may be discarded for it.
    accent.discards-power-accent-abilities · booty
      Munchkin Booty 1.5, Items, par. 2; Items, par. 6; When To Play Cards, Curses (p. 5), par. 3
      There is no such thing in Munchkin 1.02, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

    @rule:accent.discards-power-accent-abilities
    Scenario: A card in hand and one on the table pay alike
      Given the booty board "accent/any-card-pays"
        """
        (Bavarian: accent; Yodel: in a fight of one's own discarding 1 to 2 cards: +2 to one's own side for each card
          discarded)
        Ann is a Level 3 Bavarian with Plain Coin, holding Plain Gem
        Bob is Level 2
        It is Ann's turn, before the door
        Next card Plain Monster 10
        """
      When Ann kicks open the door
      And Ann uses Yodel discarding Plain Gem + Plain Coin
      Then that is allowed
      And the munchkins' total is 7

  Rule: A player is never obliged to talk in their accent, and a Dutch accent may be faked with any other.
    accent.speaking-it-is-optional · booty. How a player talks is nothing that an engine judges.
      Munchkin Booty 1.5, Character Stats, Accent, par. 6
      There is no such thing in Munchkin 1.02, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.
