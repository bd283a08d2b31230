Feature: Race
  Your race is what the Race card in front of you says: Elf, Dwarf, Halfling and others. Without one you are human,
  and a human has no special abilities. You have one race at a time, unless Half-Breed allows a second. You may
  discard it at any time, even in a fight. You may lay another down in your own turn, or when you have just got it.

  Rule: A character with no Race card in play is human.
    # race.no-race-card-means-human · classic and bites: Character Stats, Race, par. 1; christmas-lite: Character Stats, Race, par. 2; lite: borrowed from christmas-lite
    @rule:race.no-race-card-means-human
    Scenario: Without a Race card Ann is human, and uses what is for humans
      Given a new table in classic, bites, christmas-lite and lite
      And card "Gnome": race
      And Ann has Plain Human Badge in play, holding Gnome
      Then Ann's race is Human
      And Ann uses Plain Human Badge
      When Ann plays Gnome
      Then Ann's race is Gnome

  Rule: Each race other than human has its own abilities, and penalties if any, as its card says.
    # race.other-races-follow-their-cards · classic and bites: Character Stats, Race, par. 2; christmas-lite: Character Stats, Race, par. 3; Character Stats, Class, par. 2; lite: borrowed from christmas-lite
    @rule:race.other-races-follow-their-cards
    Scenario: A race gives what its card says
      Given a new table in classic, bites, christmas-lite and lite
      And card "Gnome": race, +2
      And card "Sprite": race, -1
      And Ann is a Level 3 Gnome
      And Bob is a Level 2 Sprite
      And next card a monster
      When Ann kicks open the door
      Then the fight stands at 5 to 5
      And 2 counts for the munchkins from Gnome
      And Bob's strength is 1
      And Ann's race is Gnome
      And Bob's race is Sprite

  Rule: A race works from the moment its card is put in play until the card is discarded.
    # race.gained-on-play-lost-on-discard · classic and bites: Character Stats, Race, par. 2; christmas-lite: Character Stats, Race, par. 3; Character Stats, Class, par. 2; lite: borrowed from christmas-lite
    @rule:race.gained-on-play-lost-on-discard
    Scenario: A race begins when its card is laid down and ends when it is discarded
      Given a new table in classic, bites, christmas-lite and lite
      And card "Gnome": race
      And Ann has Plain Human Badge in play, holding Gnome
      When Ann plays Gnome
      Then Ann's race is Gnome
      When Ann discards Gnome
      Then Ann's race is Human
      And Ann is Level 1
      And Ann's strength is 1

  Rule: A player may discard their Race card at any time, even during combat.
    # race.may-be-discarded-any-time · classic: Character Stats, Race, par. 2; bites: Character Stats, Race, par. 4; christmas-lite: When You May Take Actions, par. 1 (at any time); Character Stats, Race, par. 3; Character Stats, Class, par. 4; lite: borrowed from christmas-lite
    @rule:race.may-be-discarded-any-time
    Scenario: A Race card may be discarded even in a fight, by its own player
      Given a new table in classic, bites, christmas-lite and lite
      And card "Gnome": race
      And Ann has Plain Human Badge in play, holding Gnome
      And Bob sits at the table
      When Ann plays Gnome
      And Ann kicks open the door
      And Bob asks: may I discard Gnome?
      Then that is not possible, because that card is not theirs
      When Ann discards Gnome
      Then that is allowed, because a player may discard their Race card at any time, even during combat
      And Ann and Bob use nothing

  Rule: A character may have only one race at a time unless Half-Breed is in play.
    # race.one-at-a-time-without-half-breed · classic: Character Stats, Race, par. 3; bites: Character Stats, Race, par. 5; lite: borrowed from classic
    @rule:race.one-at-a-time-without-half-breed
    Scenario: A second race cannot be laid down; when the first is gone, it can
      Given a new table in classic, bites and lite
      And card "Gnome": race
      And card "Sprite": race
      And Ann is a Gnome, holding Sprite
      When Ann plays Sprite
      Then that is refused, because a character may have only one race at a time unless Half-Breed is in play
      When Ann discards Gnome
      And Ann plays Sprite
      Then Ann's race is Sprite

  Rule: No player may have two copies of the same Race card in play.
    # race.no-two-copies-of-one-race · bites: Character Stats, Race, par. 5
    @rule:race.no-two-copies-of-one-race
    Scenario: Even with Half-Breed nobody has the same race twice
      Given a new table in bites
      And Ann is a Half-Breed Vampire, holding Vampire + Werewolf
      When Ann plays Vampire
      Then that is refused, because no player may have two copies of the same Race card in play
      When Ann plays Werewolf
      Then Ann's race is Vampire + Werewolf

  Rule: The Race card says when a race ability may be used.
    # race.card-says-when-abilities-work · christmas-lite: Character Stats, Race, par. 3; Character Stats, Class, par. 3; lite: borrowed from christmas-lite
    @rule:race.card-says-when-abilities-work
    Scenario: An ability for fights cannot be used before the fight
      Given a new table in christmas-lite and lite
      And card "Gnome": race, ability Stamp in a fight to eliminate the monster
      And Ann is a Gnome with Plain Coin, holding Plain Gem + Plain Ring
      When Ann uses Stamp discarding Plain Gem
      Then that is refused, because the Race card says when a race ability may be used
      And Ann holds Plain Gem + Plain Ring
      And Ann is Level 1
      And Ann's strength is 1

  Rule: Where a race ability is paid for by discarding, any card in play or in hand may be discarded for it.
    # race.discards-power-race-abilities · bites: Character Stats, Race, par. 3; christmas-lite: Character Stats, Race, par. 3; Character Stats, Class, par. 2; lite: borrowed from christmas-lite
    @rule:race.discards-power-race-abilities
    Scenario: A card in hand and one on the table pay alike
      Given a new table in bites, christmas-lite and lite
      And card "Gnome": race, ability Stamp in a fight by discarding up to 3 cards to get +2 for each card
      And Ann is a Level 3 Gnome with Plain Coin, holding Plain Gem + Plain Ring
      And next card a Level 10 monster
      When Ann kicks open the door
      And Ann uses Stamp discarding Plain Gem + Plain Coin
      Then the fight stands at 7 to 10
      And Ann holds Plain Ring
