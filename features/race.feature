Feature: Race
  Your race is what the Race card in front of you says: Elf, Dwarf, Halfling and others. Without one you are human,
  and a human has no special abilities. You have one race at a time, unless Half-Breed allows a second. You may
  discard it at any time, even in a fight. You may lay another down in your own turn, or when you have just got it.

  Rule: The races are human, elf, dwarf and halfling.
    race.list-human-elf-dwarf-halfling · classic; lite borrows it. The cards themselves carry it.
      Munchkin 1.02, Character Stats, Race, par. 1
      Munchkin Lite 1.72 borrows it from Munchkin 1.02
      Munchkin Bites! 1.6 instead: The races are human, Vampire, Werewolf and Changeling.
        (race.list-human-vampire-werewolf-changeling)
      Munchkin Christmas Lite 1.0 instead: The races are Human, Elf, Orc and Halfling.
        (race.list-human-elf-orc-halfling)
      There is no such thing in Munchkin Booty 1.5.

  Rule: The races are human, Vampire, Werewolf and Changeling.
    race.list-human-vampire-werewolf-changeling · bites. The cards themselves carry it.
      Munchkin Bites! 1.6, Character Stats, Race, par. 1
      Munchkin 1.02 and Munchkin Lite 1.72 instead: The races are human, elf, dwarf and halfling.
        (race.list-human-elf-dwarf-halfling)
      Munchkin Christmas Lite 1.0 instead: The races are Human, Elf, Orc and Halfling.
        (race.list-human-elf-orc-halfling)
      There is no such thing in Munchkin Booty 1.5.

  Rule: The races are Human, Elf, Orc and Halfling.
    race.list-human-elf-orc-halfling · christmas-lite. The cards themselves carry it.
      Munchkin Christmas Lite 1.0, Character Stats, Race, par. 1
      Munchkin 1.02 and Munchkin Lite 1.72 instead: The races are human, elf, dwarf and halfling.
        (race.list-human-elf-dwarf-halfling)
      Munchkin Bites! 1.6 instead: The races are human, Vampire, Werewolf and Changeling.
        (race.list-human-vampire-werewolf-changeling)
      There is no such thing in Munchkin Booty 1.5.

  Rule: A character with no Race card in play is human.
    race.no-race-card-means-human · classic, bites, christmas-lite; lite borrows it
      Munchkin 1.02, Character Stats, Race, par. 1
      Munchkin Bites! 1.6, Character Stats, Race, par. 1
      Munchkin Christmas Lite 1.0, Character Stats, Race, par. 2
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0
      There is no such thing in Munchkin Booty 1.5.

    @rule:race.no-race-card-means-human
    Scenario: Without a Race card Ann is human, and uses what is for humans
      Given the board "race/a-race-comes-and-goes" in classic, bites, christmas-lite and lite
        """
        (Gnome: race)
        Ann is Level 3 with Plain Human Badge, holding Gnome
        Bob is Level 2
        It is Ann's turn, before the door
        Next card Plain Monster 5
        """
      Then Ann's race is Human
      And Ann uses Plain Human Badge
      When Ann plays Gnome
      Then Ann's race is Gnome

  Rule: A human has no special abilities.
    race.human-has-no-special-abilities · classic, bites, christmas-lite; lite borrows it. Being human is having no
        Race card, and abilities come from cards alone.
      Munchkin 1.02, Character Stats, Race, par. 2
      Munchkin Bites! 1.6, Character Stats, Race, par. 2
      Munchkin Christmas Lite 1.0, Character Stats, Race, par. 2
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0
      There is no such thing in Munchkin Booty 1.5.

  Rule: Each race other than human has its own abilities, and penalties if any, as its card says.
    race.other-races-follow-their-cards · classic, bites, christmas-lite; lite borrows it
      Munchkin 1.02, Character Stats, Race, par. 2
      Munchkin Bites! 1.6, Character Stats, Race, par. 2
      Munchkin Christmas Lite 1.0, Character Stats, Race, par. 3; Character Stats, Class, par. 2
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0
      There is no such thing in Munchkin Booty 1.5.

    @rule:race.other-races-follow-their-cards
    Scenario: A race gives what its card says
      Given the board "race/a-race-does-what-its-card-says" in classic, bites, christmas-lite and lite
        """
        (Gnome: race; +2 to strength)
        (Sprite: race; -1 to strength)
        Ann is a Level 3 Gnome
        Bob is a Level 2 Sprite
        It is Ann's turn, before the door
        Next card Plain Monster 5
        """
      When Ann kicks open the door
      Then the fight stands at 5 to 5
      And 2 counts for the munchkins from Gnome
      And Bob's strength is 1

  Rule: A race's abilities begin the moment its card is put in play and end the moment the card is discarded.
    race.gained-on-play-lost-on-discard · classic, bites, christmas-lite; lite borrows it
      Munchkin 1.02, Character Stats, Race, par. 2
      Munchkin Bites! 1.6, Character Stats, Race, par. 2
      Munchkin Christmas Lite 1.0, Character Stats, Race, par. 3; Character Stats, Class, par. 2
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0
      There is no such thing in Munchkin Booty 1.5.

    @rule:race.gained-on-play-lost-on-discard
    Scenario: A race begins when its card is laid down and ends when it is discarded
      Given the board "race/a-race-comes-and-goes" in classic, bites, christmas-lite and lite
        """
        (Gnome: race)
        Ann is Level 3 with Plain Human Badge, holding Gnome
        Bob is Level 2
        It is Ann's turn, before the door
        Next card Plain Monster 5
        """
      When Ann plays Gnome
      Then Ann's race is Gnome
      When Ann discards Gnome
      Then Ann's race is Human

  Rule: A player may discard their Race card at any time, even during combat.
    race.may-be-discarded-any-time · classic, bites, christmas-lite; lite borrows it
      Munchkin 1.02, Character Stats, Race, par. 2
      Munchkin Bites! 1.6, Character Stats, Race, par. 4
      Munchkin Christmas Lite 1.0, When You May Take Actions, par. 1 (at any time); Character Stats, Race, par. 3;
        Character Stats, Class, par. 4
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0
      There is no such thing in Munchkin Booty 1.5.

    @rule:race.may-be-discarded-any-time
    Scenario: A Race card may be discarded even in a fight, by its own player
      Given the board "race/a-race-comes-and-goes" in classic, bites, christmas-lite and lite
        """
        (Gnome: race)
        Ann is Level 3 with Plain Human Badge, holding Gnome
        Bob is Level 2
        It is Ann's turn, before the door
        Next card Plain Monster 5
        """
      When Ann plays Gnome
      And Ann kicks open the door
      And may Bob discard Gnome?
      Then that is not possible, because that card is not theirs
      When Ann discards Gnome
      Then that is allowed, because a player may discard their Race card at any time, even during combat

  Rule: A character who discards their only Race card is human again.
    race.discarding-it-makes-you-human · classic, bites, christmas-lite; lite borrows it. It says no more than
        race.no-race-card-means-human.
      Munchkin 1.02, Character Stats, Race, par. 2
      Munchkin Bites! 1.6, Character Stats, Race, par. 4
      Munchkin Christmas Lite 1.0, Character Stats, Race, par. 2
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0
      There is no such thing in Munchkin Booty 1.5.

  Rule: A character may have only one race at a time unless Half-Breed is in play.
    race.one-at-a-time-without-half-breed · classic, bites; lite borrows it
      Munchkin 1.02, Character Stats, Race, par. 3
      Munchkin Bites! 1.6, Character Stats, Race, par. 5
      Munchkin Lite 1.72 borrows it from Munchkin 1.02
      Of this nothing is said in Munchkin Christmas Lite 1.0.
      There is no such thing in Munchkin Booty 1.5.

    @rule:race.one-at-a-time-without-half-breed
    Scenario: A second race cannot be laid down; when the first is gone, it can
      Given the board "race/one-race-at-a-time" in classic, bites and lite
        """
        (Gnome: race)
        (Sprite: race)
        Ann is a Level 3 Gnome, holding Sprite
        Bob is Level 2
        It is Ann's turn, before the door
        """
      When Ann plays Sprite
      Then that is refused, because a character may have only one race at a time unless Half-Breed is in play
      When Ann discards Gnome
      And Ann plays Sprite
      Then Ann's race is Sprite

  Rule: No player may have two copies of the same Race card in play.
    race.no-two-copies-of-one-race · bites
      Munchkin Bites! 1.6, Character Stats, Race, par. 5
      Of this nothing is said in Munchkin 1.02, Munchkin Christmas Lite 1.0 and Munchkin Lite 1.72.
      There is no such thing in Munchkin Booty 1.5.

    @rule:race.no-two-copies-of-one-race
    Scenario: Even with Half-Breed nobody has the same race twice
      Given the bites board "race/no-second-copy"
        """
        Ann is a Level 3 Half-Breed Vampire, holding Vampire + Werewolf
        Bob is Level 2
        It is Ann's turn, before the door
        """
      When Ann plays Vampire
      Then that is refused, because no player may have two copies of the same Race card in play
      When Ann plays Werewolf
      Then Ann's race is Vampire + Werewolf

  Rule: The Race card says when a race ability may be used.
    race.card-says-when-abilities-work · christmas-lite; lite borrows it
      Munchkin Christmas Lite 1.0, Character Stats, Race, par. 3; Character Stats, Class, par. 3
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0
      Of this nothing is said in Munchkin 1.02 and Munchkin Bites! 1.6.
      There is no such thing in Munchkin Booty 1.5.

    @rule:race.card-says-when-abilities-work
    Scenario: An ability for fights cannot be used before the fight
      Given the board "race/any-card-pays" in christmas-lite and lite
        """
        (Gnome: race; Stamp: in a fight of one's own discarding 1 to 3 cards: +2 to one's own side for each card
          discarded)
        Ann is a Level 3 Gnome with Plain Coin, holding Plain Gem + Plain Ring
        Bob is Level 2
        It is Ann's turn, before the door
        Next card Plain Monster 10
        """
      When Ann uses Stamp discarding Plain Gem
      Then that is refused, because the Race card says when a race ability may be used

  Rule: Where a race ability is paid for by discarding, any card in play or in hand may be discarded for it.
    race.discards-power-race-abilities · bites, christmas-lite; lite borrows it
      Munchkin Bites! 1.6, Character Stats, Race, par. 3
      Munchkin Christmas Lite 1.0, Character Stats, Race, par. 3; Character Stats, Class, par. 2
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0
      Of this nothing is said in Munchkin 1.02.
      There is no such thing in Munchkin Booty 1.5.

    @rule:race.discards-power-race-abilities
    Scenario: A card in hand and one on the table pay alike
      Given the board "race/any-card-pays" in bites, christmas-lite and lite
        """
        (Gnome: race; Stamp: in a fight of one's own discarding 1 to 3 cards: +2 to one's own side for each card
          discarded)
        Ann is a Level 3 Gnome with Plain Coin, holding Plain Gem + Plain Ring
        Bob is Level 2
        It is Ann's turn, before the door
        Next card Plain Monster 10
        """
      When Ann kicks open the door
      And Ann uses Stamp discarding Plain Gem + Plain Coin
      Then that is allowed
      And the fight stands at 7 to 10
