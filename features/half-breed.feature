Feature: Half-Breed, Super Munchkin and Bilingual
  You have one race, one class and one accent at a time, but three cards allow you a second. Half-Breed allows two
  races; in some boxes you are half human while you have only one. Super Munchkin allows two classes, and Bilingual
  two accents. Which of the three cards there are, and what you need in front of you first, differs from box to box.
  If the card goes, the second race, class or accent goes with it.

  Rule: Half-Breed lets its player have two races at once.
    # half-breed.lets-you-have-two-races · classic: When To Play Cards, Half-Breed and Super Munchkin, par. 1; Character Stats, Race, par. 3; bites: Character Stats, Race, par. 5; lite: borrowed from classic
    @rule:half-breed.lets-you-have-two-races
    Scenario: Half-Breed lets Ann have two races, and no third
      Given a new table in classic, bites and lite
      And card "Gnome": race, +2
      And card "Sprite": race, -1
      And card "Troll": race
      And Ann is a Level 3 Gnome Half-Breed, holding Sprite + Troll
      When Ann plays Sprite
      Then Ann's race is Gnome + Sprite
      And Ann's strength is 4
      When Ann plays Troll
      Then that is refused, because a character may have only one race at a time unless Half-Breed is in play

    @rule:half-breed.lets-you-have-two-races
    Scenario: A Half-Breed of one's own making does what every Half-Breed does
      Given a new table in classic, bites and lite
      And card "Mixed Parents": half-breed
      And card "Gnome": race
      And card "Sprite": race
      And Ann is a Gnome, holding Mixed Parents + Sprite
      When Ann plays Mixed Parents
      And Ann plays Sprite
      Then Ann's race is Gnome + Sprite

  Rule: Super Munchkin lets its player have two classes at once.
    # half-breed.super-munchkin-lets-you-have-two-classes · classic: When To Play Cards, Half-Breed and Super Munchkin, par. 1; Character Stats, Class, par. 5; booty: Character Stats, Class, par. 4; lite: borrowed from classic
    @rule:half-breed.super-munchkin-lets-you-have-two-classes
    Scenario: With Super Munchkin and two Classes Ann has both
      Given a new table in classic and lite
      And card "Super Munchkin": like classic
      And card "Knight": class
      And card "Jester": class
      And card "Gnome": race
      And Ann is a Knight, holding Super Munchkin + Jester + Gnome
      When Ann plays Super Munchkin
      Then Ann's class is Jester + Knight

  Rule: With Bilingual in play a player may have a second accent.
    # half-breed.bilingual-lets-you-have-two-accents · booty: Character Stats, Accent, par. 4
    @rule:half-breed.bilingual-lets-you-have-two-accents
    Scenario: With Bilingual Ann has French and Spanish, and no third
      Given a new table in booty
      And Ann holds Bilingual + French + "Spanish" + British
      When Ann plays French
      And Ann plays Bilingual
      And Ann plays Spanish
      Then Ann's accent is French + Spanish
      When Ann plays British
      Then that is refused, because a character may have only one accent at a time unless Bilingual is in play

  Rule: Half-Breed may be played only by a player with a Race in play.
    # half-breed.needs-one-race-in-play · classic: When To Play Cards, Half-Breed and Super Munchkin, par. 2; bites: When To Play Cards, Races and Powers (p. 5), par. 1; lite: borrowed from classic
    @rule:half-breed.needs-one-race-in-play
    Scenario: A human cannot play Half-Breed; with a Race it may be played
      Given a new table in classic, bites and lite
      And card "Gnome": race
      And Ann holds Half-Breed + Gnome
      When Ann plays Half-Breed
      Then that is refused, because Half-Breed may be played only by a player with a Race in play
      When Ann plays Gnome
      And Ann plays Half-Breed
      Then Ann uses Half-Breed

  Rule: A player with Half-Breed and one Race is half that race and half human.
    # half-breed.with-one-race-you-are-half-human · classic: When To Play Cards, Half-Breed and Super Munchkin, par. 2; lite: borrowed from classic
    @rule:half-breed.with-one-race-you-are-half-human
    Scenario: A Gnome with Half-Breed is half human, too
      Given a new table in classic and lite
      And card "Gnome": race
      And Ann is a Gnome Half-Breed
      And next card "Plain Snob"
      When Ann kicks open the door
      Then the monsters' total is 2
      And Ann's race is Gnome

    Scenario: In Bites! a Vampire with Half-Breed is not half human
      Given a new table in bites
      And Ann is a Vampire Half-Breed
      And next card a monster
      When Ann kicks open the door
      Then the monsters' total is 5
      And Ann's race is Vampire

  Rule: The second Race may be added along with Half-Breed, or later while Half-Breed is still out.
    # half-breed.second-race-now-or-later · classic: When To Play Cards, Half-Breed and Super Munchkin, par. 2; lite: borrowed from classic
    @rule:half-breed.second-race-now-or-later
    Scenario: The second Race is laid down along with Half-Breed
      Given a new table in classic and lite
      And card "Gnome": race
      And card "Sprite": race
      And Ann is a Gnome, holding Half-Breed + Sprite
      When Ann plays Half-Breed with Sprite
      Then Ann's race is Gnome + Sprite

  Rule: Half-Breed is lost as soon as its player has no Race in play.
    # half-breed.lost-with-the-last-race · classic: When To Play Cards, Half-Breed and Super Munchkin, par. 2; lite: borrowed from classic
    @rule:half-breed.lost-with-the-last-race
    Scenario: Half-Breed goes with the last race, not before
      Given a new table in classic and lite
      And card "Gnome": race
      And card "Sprite": race
      And Ann is a Gnome Sprite Half-Breed
      When Ann discards Gnome
      And Ann discards Sprite
      Then Ann uses nothing

  Rule: Super Munchkin may be played only with one Class in play and a second to add to it.
    # half-breed.super-munchkin-needs-two-classes · classic: When To Play Cards, Half-Breed and Super Munchkin, par. 3; lite: borrowed from classic
    @rule:half-breed.super-munchkin-needs-two-classes
    Scenario: Super Munchkin needs a second Class to add; a Race will not do
      Given a new table in classic and lite
      And card "Super Munchkin": like classic
      And card "Knight": class
      And card "Jester": class
      And card "Gnome": race
      And Ann is a Knight, holding Super Munchkin + Jester + Gnome
      When Ann asks: may I play Super Munchkin with Gnome?
      Then that is refused, because Super Munchkin may be played only with one Class in play and a second to add to it
      When Ann asks: may I play Super Munchkin with Jester?
      Then that is allowed

  Rule: Super Munchkin is lost when either of the two Classes is lost.
    # half-breed.super-munchkin-lost-with-either-class · classic: When To Play Cards, Half-Breed and Super Munchkin, par. 3; lite: borrowed from classic
    @rule:half-breed.super-munchkin-lost-with-either-class
    Scenario: Super Munchkin goes with either class
      Given a new table in classic and lite
      And card "Super Munchkin": like classic
      And card "Knight": class
      And card "Jester": class
      And Ann is a Knight Jester Super Munchkin
      When Ann discards Knight
      Then Ann uses nothing

  Rule: Super Munchkin may be played only by a player with a Class in play.
    # half-breed.super-munchkin-needs-a-class · booty: When To Play Cards, Classes and Accents (p. 5), par. 1
    @rule:half-breed.super-munchkin-lets-you-have-two-classes @rule:half-breed.super-munchkin-needs-a-class
    @rule:half-breed.played-at-the-time-of-classes-and-races
    Scenario: In Booty one Class is enough for Super Munchkin, and it stays when a class goes
      Given a new table in booty
      And Ann holds Super Munchkin + Navy + Pirate
      When Ann plays Super Munchkin
      Then that is refused, because Super Munchkin may be played only by a player with a Class in play
      When Ann plays Navy
      And Ann plays Super Munchkin
      And Ann plays Pirate
      Then Ann's class is Navy + Pirate
      When Ann discards Navy
      Then Ann uses Super Munchkin

  Rule: Bilingual may be played only by a player with an Accent in play.
    # half-breed.bilingual-needs-an-accent · booty: When To Play Cards, Classes and Accents (p. 5), par. 1
    @rule:half-breed.bilingual-needs-an-accent
    Scenario: Bilingual waits for the first accent
      Given a new table in booty
      And Ann holds Bilingual + French
      When Ann plays Bilingual
      Then that is refused, because Bilingual may be played only by a player with an Accent in play
      When Ann plays French
      And Ann plays Bilingual
      Then that is allowed

  Rule: Half-Breed, Super Munchkin and Bilingual are played when Races and Classes are.
    # half-breed.played-at-the-time-of-classes-and-races · booty: When To Play Cards, Classes and Accents (p. 5), par. 1; bites: When To Play Cards, Races and Powers (p. 5), par. 1
    @rule:half-breed.played-at-the-time-of-classes-and-races
    Scenario: In the later boxes Half-Breed waits for its player's turn
      Given a new table in bites
      And Ann is a Vampire, holding Half-Breed
      And Bob is a Werewolf, holding Half-Breed
      When Bob plays Half-Breed
      Then that is refused, because Half-Breed, Super Munchkin and Bilingual, where the set has them, are played when gained or in the player's own turn
      When Ann plays Half-Breed
      Then that is allowed
      And Ann's race is Vampire
      And Bob's race is Werewolf

  Rule: Half-Breed and Super Munchkin may be played at any time their conditions are met.
    # half-breed.played-any-time-the-condition-holds · classic: When To Play Cards, Half-Breed and Super Munchkin, par. 2; When To Play Cards, Half-Breed and Super Munchkin, par. 3; lite: borrowed from classic
    @rule:half-breed.played-any-time-the-condition-holds
    Scenario: Half-Breed may be played even in another's turn
      Given a new table in classic and lite
      And card "Gnome": race
      And card "Sprite": race
      And Ann is a Gnome, holding Half-Breed + Sprite
      When Ann plays Half-Breed
      Then that is allowed, because Half-Breed and Super Munchkin may be played at any time their conditions are met

  Rule: Left open: does a half Dwarf hold six cards and carry any number of Big Items?
    # gap.half-dwarf · classic and lite
    @rule:gap.half-dwarf
    Scenario: A half-dwarf holds six cards, as long as the owner says nothing else
      Given a new table in classic and lite
      And card "Dwarf": like classic
      And Ann is a Dwarf Half-Breed, holding 6 cards
      And Bob sits at the table
      And it is Ann's turn, in charity
      When Ann ends the turn
      Then Ann holds 6 cards
      And it is Bob's turn

  Rule: Left open: does a second copy of the same Race or Class give once more what the card gives?
    # gap.two-copies-of-one-race-or-class · classic and lite
    @rule:gap.two-copies-of-one-race-or-class
    Scenario: An Elf by two cards runs no better than by one, as long as the owner says nothing else
      Given a new table in classic and lite
      And Ann is a Level 3 Half-Breed Elf Elf
      And Bob is Level 2
      And Ann fights Plain Monster 10, looking for trouble
      And Bob would not help
      When Ann runs from Plain Monster 10
      And the die shows 3
      Then it is open in what follows: does a second copy of the same Race or Class give once more what the card gives? (played as: once)
      And the Levels are Ann 1 and Bob 2

  Rule: Left open: may a card that lets one have two Races, Classes or Accents be discarded at will?
    # gap.half-breed-discarded-at-will · classic, booty, bites and lite
    @rule:gap.half-breed-discarded-at-will
    Scenario: Half-Breed may be discarded, as long as the owner says nothing else
      Given a new table in bites
      And Ann is a Vampire Half-Breed Werewolf
      When Ann discards Half-Breed
      Then that is left open: may a card that lets one have two Races, Classes or Accents be discarded at will? (played as: allowed)
      And Ann is to get down to the limit
      And Ann's race is Vampire + Werewolf

    @rule:gap.half-breed-discarded-at-will
    Scenario: In the first box Half-Breed may be discarded, as long as the owner says nothing else
      Given a new table in classic and lite
      And Ann is an Elf Half-Breed Halfling
      When Ann discards Half-Breed
      Then that is left open: may a card that lets one have two Races, Classes or Accents be discarded at will? (played as: allowed)
      And Ann is to get down to the limit
      And Ann's race is Elf + Halfling

    @rule:gap.half-breed-discarded-at-will
    Scenario: Bilingual may be discarded, as long as the owner says nothing else
      Given a new table in booty
      And Ann is a French Bilingual Dutch Pirate Super Munchkin
      When Ann discards Bilingual
      Then that is left open: may a card that lets one have two Races, Classes or Accents be discarded at will? (played as: allowed)
      And Ann is to get down to the limit
      When Ann chooses French
      Then Ann's accent is Dutch
      And Ann's class is Pirate

  Rule: Left open: which Race goes when Half-Breed is lost?
    # gap.race-lost-with-half-breed · classic, bites and lite
    @rule:gap.race-lost-with-half-breed
    Scenario: When Half-Breed is lost, its player says which Race goes, as long as the owner says nothing else
      Given a new table in bites
      And Ann is a Vampire Half-Breed Werewolf
      When Ann discards Half-Breed
      Then that is left open: may a card that lets one have two Races, Classes or Accents be discarded at will? (played as: allowed)
      When Ann chooses Vampire
      Then Ann's race is Werewolf
      And nothing is owed

    @rule:gap.race-lost-with-half-breed
    Scenario: In the first box its player says which Race goes, as long as the owner says nothing else
      Given a new table in classic and lite
      And Ann is an Elf Half-Breed Halfling
      When Ann discards Half-Breed
      Then that is left open: may a card that lets one have two Races, Classes or Accents be discarded at will? (played as: allowed)
      When Ann chooses Elf
      Then Ann's race is Halfling
      And nothing is owed

  Rule: Left open: does a Race added to Half-Breed later wait for the ordinary time of Race cards?
    # gap.second-race-waits-for-its-time · classic and lite
    @rule:gap.second-race-waits-for-its-time
    Scenario: A second Race added later waits for its player's turn, as long as the owner says nothing else
      Given a new table in classic and lite
      And card "Gnome": race
      And card "Sprite": race
      And Ann is a Gnome Half-Breed, holding Sprite
      And it is Bob's turn
      When Ann plays Sprite
      Then that is left open: does a Race added to Half-Breed later wait for the ordinary time of Race cards? (played as: ordinary-time)
      And Ann's race is Gnome

  Rule: Left open: with Half-Breed and only one Race, is a player half human?
    # gap.half-breed-with-one-race · bites
    @rule:gap.half-breed-with-one-race
    Scenario: In Bites! a half-breed does not use what is for humans, as long as the owner says nothing else
      Given a new table in bites
      And Ann is a Vampire Half-Breed, carrying Plain Human Badge
      When Ann equips Plain Human Badge
      Then that is left open: with Half-Breed and only one Race, is a player half human? (played as: not-human)
      And Ann's race is Vampire

    Scenario: The owner may decide that a half-breed with one race is half human
      Given a new table in bites
      And Ann is a Vampire Half-Breed, carrying Plain Human Badge
      And Ann decides gap.half-breed-with-one-race: half-human
      When Ann equips Plain Human Badge
      Then Ann uses Plain Human Badge
      And Ann uses Half-Breed + Plain Human Badge
      And Ann's race is Vampire

  Rule: Left open: may Half-Breed, Super Munchkin or Bilingual be laid down before the first turn?
    # gap.doubles-before-the-first-turn · booty and bites
    @rule:gap.doubles-before-the-first-turn
    Scenario: Half-Breed among the opening cards
      Given a new table in bites
      And Ann is a Werewolf, holding Half-Breed + Vampire
      And it is Ann's turn, setting up
      When Ann plays Half-Breed
      Then that is left open: may Half-Breed, Super Munchkin or Bilingual be laid down before the first turn? (played as: refused)
      And Ann holds Half-Breed + Vampire
      And it is Ann's turn
      And Ann's race is Werewolf

    @rule:gap.doubles-before-the-first-turn
    Scenario: Bilingual among the opening cards
      Given a new table in booty
      And Ann is a French, holding Bilingual + British
      And it is Ann's turn, setting up
      When Ann plays Bilingual
      Then that is left open: may Half-Breed, Super Munchkin or Bilingual be laid down before the first turn? (played as: refused)
      And Ann holds Bilingual + British
      And it is Ann's turn
      And Ann's accent is French
