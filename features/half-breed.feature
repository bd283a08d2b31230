Feature: Half-Breed, Super Munchkin and Bilingual
  You have one race, one class and one accent at a time, but three cards allow you a second. Half-Breed allows two
  races; in some boxes you are half human while you have only one. Super Munchkin allows two classes, and Bilingual
  two accents. Which of the three cards there are, and what you need in front of you first, differs from box to box.
  If the card goes, the second race, class or accent goes with it.

  Rule: Half-Breed lets its player have two races at once.
    half-breed.lets-you-have-two-races · classic, bites; lite borrows it
      Munchkin 1.02, When To Play Cards, Half-Breed and Super Munchkin, par. 1; Character Stats, Race, par. 3
      Munchkin Bites! 1.6, Character Stats, Race, par. 5
      Munchkin Lite 1.72 borrows it from Munchkin 1.02
      There is no such thing in Munchkin Booty 1.5 and Munchkin Christmas Lite 1.0.

    @rule:half-breed.lets-you-have-two-races
    Scenario: Half-Breed lets Ann have two races, and no third
      Given the board "half-breed/two-races" in classic, bites and lite
        """
        (Gnome: race; +2 to strength)
        (Sprite: race; -1 to strength)
        (Troll: race)
        Ann is a Level 3 Gnome Half-Breed, holding Sprite + Troll
        Bob is Level 2
        It is Ann's turn, before the door
        Next card Plain Monster 5
        """
      When Ann plays Sprite
      Then that is allowed
      And Ann's race is Gnome + Sprite
      And Ann's strength is 4
      When Ann plays Troll
      Then that is refused, because a character may have only one race at a time unless Half-Breed is in play

    @rule:half-breed.lets-you-have-two-races
    Scenario: A Half-Breed of one's own making does what every Half-Breed does
      Given the board "half-breed/of-ones-own-making" in classic, bites and lite
        """
        (Mixed Parents: half-breed; allows two races)
        (Gnome: race)
        (Sprite: race)
        Ann is a Level 1 Gnome, holding Mixed Parents + Sprite
        Bo is Level 1
        Cy is Level 1
        It is Ann's turn, before the door
        """
      When Ann plays Mixed Parents
      And Ann plays Sprite
      Then that is allowed
      And Ann's race is Gnome + Sprite

  Rule: Super Munchkin lets its player have two classes at once.
    half-breed.super-munchkin-lets-you-have-two-classes · classic, booty; lite borrows it
      Munchkin 1.02, When To Play Cards, Half-Breed and Super Munchkin, par. 1; Character Stats, Class, par. 5
      Munchkin Booty 1.5, Character Stats, Class, par. 4
      Munchkin Lite 1.72 borrows it from Munchkin 1.02
      There is no such thing in Munchkin Bites! 1.6 and Munchkin Christmas Lite 1.0.

    @rule:half-breed.super-munchkin-lets-you-have-two-classes
    Scenario: With Super Munchkin and two Classes Ann has both
      Given the board "half-breed/super-munchkin-wants-two-classes" in classic and lite
        """
        (Super Munchkin: super-munchkin; 2 in the box; allows two classes)
        (Knight: class)
        (Jester: class)
        (Gnome: race)
        Ann is a Level 3 Knight, holding Super Munchkin + Jester + Gnome
        Bob is Level 2
        It is Bob's turn, before the door
        """
      When Ann plays Super Munchkin
      Then Ann's class is Jester + Knight

  Rule: With Bilingual in play a player may have a second accent.
    half-breed.bilingual-lets-you-have-two-accents · booty
      Munchkin Booty 1.5, Character Stats, Accent, par. 4
      There is no such thing in Munchkin 1.02, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

    @rule:half-breed.bilingual-lets-you-have-two-accents
    Scenario: With Bilingual Ann has French and Spanish, and no third
      Given the booty board "half-breed/bilingual"
        """
        Ann is Level 3, holding Bilingual + French + "Spanish" + British
        Bob is Level 2
        It is Ann's turn, before the door
        """
      When Ann plays French
      And Ann plays Bilingual
      And Ann plays Spanish
      Then Ann's accent is French + Spanish
      When Ann plays British
      Then that is refused, because a character may have only one accent at a time unless Bilingual is in play

  Rule: Half-Breed may be played only by a player with a Race in play.
    half-breed.needs-one-race-in-play · classic, bites; lite borrows it
      Munchkin 1.02, When To Play Cards, Half-Breed and Super Munchkin, par. 2
      Munchkin Bites! 1.6, When To Play Cards, Races and Powers (p. 5), par. 1
      Munchkin Lite 1.72 borrows it from Munchkin 1.02
      There is no such thing in Munchkin Booty 1.5 and Munchkin Christmas Lite 1.0.

    @rule:half-breed.needs-one-race-in-play
    Scenario: A human cannot play Half-Breed; with a Race it may be played
      Given the board "half-breed/needs-a-race" in classic, bites and lite
        """
        (Gnome: race)
        Ann is Level 3, holding Half-Breed + Gnome
        Bob is Level 2
        It is Ann's turn, before the door
        """
      When Ann plays Half-Breed
      Then that is refused, because Half-Breed may be played only by a player with a Race in play
      When Ann plays Gnome
      And Ann plays Half-Breed
      Then that is allowed
      And Ann uses Half-Breed

  Rule: A player with Half-Breed and one Race is half that race and half human.
    half-breed.with-one-race-you-are-half-human · classic; lite borrows it
      Munchkin 1.02, When To Play Cards, Half-Breed and Super Munchkin, par. 2
      Munchkin Lite 1.72 borrows it from Munchkin 1.02
      Of this nothing is said in Munchkin Bites! 1.6.
      There is no such thing in Munchkin Booty 1.5 and Munchkin Christmas Lite 1.0.

    @rule:half-breed.with-one-race-you-are-half-human
    Scenario: A Gnome with Half-Breed is half human, too
      Given the board "half-breed/half-human" in classic and lite
        """
        (Gnome: race)
        Ann is a Level 3 Gnome Half-Breed
        Bob is a Level 2 Gnome
        It is Ann's turn, before the door
        Next card "Plain Snob"
        """
      When Ann kicks open the door
      Then the monsters' total is 2
      And Ann's race is Gnome

    Scenario: In Bites! a Vampire with Half-Breed is not half human
      Given the bites board "half-breed/no-word-on-half-humans"
        """
        Ann is a Level 3 Vampire Half-Breed
        Bob is Level 2
        It is Ann's turn, before the door
        Next card "Plain Snob"
        """
      When Ann kicks open the door
      Then the monsters' total is 5

  Rule: The second Race may be added along with Half-Breed, or later while Half-Breed is still out.
    half-breed.second-race-now-or-later · classic; lite borrows it
      Munchkin 1.02, When To Play Cards, Half-Breed and Super Munchkin, par. 2
      Munchkin Lite 1.72 borrows it from Munchkin 1.02
      Of this nothing is said in Munchkin Bites! 1.6.
      There is no such thing in Munchkin Booty 1.5 and Munchkin Christmas Lite 1.0.

    @rule:half-breed.second-race-now-or-later
    Scenario: The second Race is laid down along with Half-Breed
      Given the board "half-breed/second-race-along-with-it" in classic and lite
        """
        (Gnome: race)
        (Sprite: race)
        Ann is a Level 3 Gnome, holding Half-Breed + Sprite
        Bob is Level 2
        It is Bob's turn, before the door
        """
      When Ann plays Half-Breed with Sprite
      Then Ann's race is Gnome + Sprite

  Rule: A player of two races has the advantages and the disadvantages of both.
    half-breed.both-races-good-and-bad · classic; lite borrows it. It says no more than
        race.other-races-follow-their-cards.
      Munchkin 1.02, When To Play Cards, Half-Breed and Super Munchkin, par. 2
      Munchkin Lite 1.72 borrows it from Munchkin 1.02
      Of this nothing is said in Munchkin Bites! 1.6.
      There is no such thing in Munchkin Booty 1.5 and Munchkin Christmas Lite 1.0.

  Rule: Half-Breed is lost as soon as its player has no Race in play.
    half-breed.lost-with-the-last-race · classic; lite borrows it
      Munchkin 1.02, When To Play Cards, Half-Breed and Super Munchkin, par. 2
      Munchkin Lite 1.72 borrows it from Munchkin 1.02
      Of this nothing is said in Munchkin Bites! 1.6.
      There is no such thing in Munchkin Booty 1.5 and Munchkin Christmas Lite 1.0.

    @rule:half-breed.lost-with-the-last-race
    Scenario: Half-Breed goes with the last race, not before
      Given the board "half-breed/lost-with-the-last-race" in classic and lite
        """
        (Gnome: race)
        (Sprite: race)
        Ann is a Level 3 Gnome Sprite Half-Breed
        Bob is Level 2
        It is Ann's turn, before the door
        """
      When Ann discards Gnome
      Then Ann uses Half-Breed
      When Ann discards Sprite
      Then Ann uses nothing
      And Ann's race is Human

  Rule: Super Munchkin may be played only with one Class in play and a second to add to it.
    half-breed.super-munchkin-needs-two-classes · classic; lite borrows it
      Munchkin 1.02, When To Play Cards, Half-Breed and Super Munchkin, par. 3
      Munchkin Lite 1.72 borrows it from Munchkin 1.02
      Munchkin Booty 1.5 instead: Super Munchkin may be played only by a player with a Class in play.
        (half-breed.super-munchkin-needs-a-class)
      There is no such thing in Munchkin Bites! 1.6 and Munchkin Christmas Lite 1.0.

    @rule:half-breed.super-munchkin-needs-two-classes
    Scenario: Super Munchkin needs a second Class to add; a Race will not do
      Given the board "half-breed/super-munchkin-wants-two-classes" in classic and lite
        """
        (Super Munchkin: super-munchkin; 2 in the box; allows two classes)
        (Knight: class)
        (Jester: class)
        (Gnome: race)
        Ann is a Level 3 Knight, holding Super Munchkin + Jester + Gnome
        Bob is Level 2
        It is Bob's turn, before the door
        """
      When may Ann play Super Munchkin with Gnome?
      Then that is refused, because Super Munchkin may be played only with one Class in play and a second to add to it
      When may Ann play Super Munchkin with Jester?
      Then that is allowed

  Rule: Super Munchkin is lost when either of the two Classes is lost.
    half-breed.super-munchkin-lost-with-either-class · classic; lite borrows it
      Munchkin 1.02, When To Play Cards, Half-Breed and Super Munchkin, par. 3
      Munchkin Lite 1.72 borrows it from Munchkin 1.02
      Of this nothing is said in Munchkin Booty 1.5.
      There is no such thing in Munchkin Bites! 1.6 and Munchkin Christmas Lite 1.0.

    @rule:half-breed.super-munchkin-lost-with-either-class
    Scenario: Super Munchkin goes with either class
      Given the board "half-breed/super-munchkin-goes-with-either-class" in classic and lite
        """
        (Super Munchkin: super-munchkin; 2 in the box; allows two classes)
        (Knight: class)
        (Jester: class)
        Ann is a Level 3 Knight Jester Super Munchkin
        Bob is Level 2
        It is Ann's turn, before the door
        """
      When Ann discards Knight
      Then Ann uses nothing
      And Ann's class is Jester

  Rule: Super Munchkin may be played only by a player with a Class in play.
    half-breed.super-munchkin-needs-a-class · booty
      Munchkin Booty 1.5, When To Play Cards, Classes and Accents (p. 5), par. 1
      Munchkin 1.02 and Munchkin Lite 1.72 instead: Super Munchkin may be played only with one Class in play and a
        second to add to it. (half-breed.super-munchkin-needs-two-classes)
      There is no such thing in Munchkin Bites! 1.6 and Munchkin Christmas Lite 1.0.

    @rule:half-breed.super-munchkin-lets-you-have-two-classes @rule:half-breed.super-munchkin-needs-a-class
    @rule:half-breed.played-at-the-time-of-classes-and-races
    Scenario: In Booty one Class is enough for Super Munchkin, and it stays when a class goes
      Given the booty board "half-breed/super-munchkin-at-sea"
        """
        Ann is Level 3, holding Super Munchkin + Navy + Pirate
        Bob is a Level 2 Merchant, holding Super Munchkin
        It is Ann's turn, before the door
        """
      When Ann plays Super Munchkin
      Then that is refused, because Super Munchkin may be played only by a player with a Class in play
      When Ann plays Navy
      And Ann plays Super Munchkin
      And Ann plays Pirate
      Then Ann's class is Navy + Pirate
      When Ann discards Navy
      Then Ann uses Super Munchkin

  Rule: Bilingual may be played only by a player with an Accent in play.
    half-breed.bilingual-needs-an-accent · booty
      Munchkin Booty 1.5, When To Play Cards, Classes and Accents (p. 5), par. 1
      There is no such thing in Munchkin 1.02, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

    @rule:half-breed.bilingual-needs-an-accent
    Scenario: Bilingual waits for the first accent
      Given the booty board "half-breed/bilingual"
        """
        Ann is Level 3, holding Bilingual + French + "Spanish" + British
        Bob is Level 2
        It is Ann's turn, before the door
        """
      When Ann plays Bilingual
      Then that is refused, because Bilingual may be played only by a player with an Accent in play
      When Ann plays French
      And Ann plays Bilingual
      Then that is allowed

  Rule: Half-Breed, Super Munchkin and Bilingual, where the set has them, are played when gained or in the player's own turn, as Race, Class and Accent cards are.
    half-breed.played-at-the-time-of-classes-and-races · booty, bites
      Munchkin Booty 1.5, When To Play Cards, Classes and Accents (p. 5), par. 1
      Munchkin Bites! 1.6, When To Play Cards, Races and Powers (p. 5), par. 1
      Munchkin 1.02 and Munchkin Lite 1.72 instead: Half-Breed and Super Munchkin may be played at any time their
        conditions are met. (half-breed.played-any-time-the-condition-holds)
      There is no such thing in Munchkin Christmas Lite 1.0.

    @rule:half-breed.played-at-the-time-of-classes-and-races
    Scenario: In the later boxes Half-Breed waits for its player's turn
      Given the bites board "half-breed/only-at-its-time"
        """
        Ann is a Level 3 Vampire, holding Half-Breed
        Bob is a Level 2 Werewolf, holding Half-Breed
        It is Ann's turn, before the door
        """
      When Bob plays Half-Breed
      Then that is refused, because Half-Breed, Super Munchkin and Bilingual, where the set has them, are played when gained or in the player's own turn
      When Ann plays Half-Breed
      Then that is allowed

  Rule: Half-Breed and Super Munchkin may be played at any time their conditions are met.
    half-breed.played-any-time-the-condition-holds · classic; lite borrows it
      Munchkin 1.02, When To Play Cards, Half-Breed and Super Munchkin, par. 2; When To Play Cards, Half-Breed and
        Super Munchkin, par. 3
      Munchkin Lite 1.72 borrows it from Munchkin 1.02
      Munchkin Booty 1.5 and Munchkin Bites! 1.6 instead: Half-Breed, Super Munchkin and Bilingual, where the set
        has them, are played when gained or in the player's own turn, as Race, Class and Accent cards are.
        (half-breed.played-at-the-time-of-classes-and-races)
      There is no such thing in Munchkin Christmas Lite 1.0.

    @rule:half-breed.played-any-time-the-condition-holds
    Scenario: Half-Breed may be played even in another's turn
      Given the board "half-breed/second-race-along-with-it" in classic and lite
        """
        (Gnome: race)
        (Sprite: race)
        Ann is a Level 3 Gnome, holding Half-Breed + Sprite
        Bob is Level 2
        It is Bob's turn, before the door
        """
      When Ann plays Half-Breed
      Then that is allowed, because Half-Breed and Super Munchkin may be played at any time their conditions are met

  Rule: Left open: does somebody who is half Dwarf and half human hold six cards and carry any number of Big Items?
    gap.half-dwarf · classic, lite. The owner decides: as-a-dwarf or as-a-human; until then: as-a-dwarf.
      Munchkin 1.02: With two Races one has the good and the bad of both, which settles it for them; half a human is
        not spoken of.
      A hint: A player of two races has the advantages and the disadvantages of both.
        (half-breed.both-races-good-and-bad)
      A hint: A player with Half-Breed and one Race is half that race and half human.
        (half-breed.with-one-race-you-are-half-human)
      A hint: At the end of their turn a player may hold no more than five cards, or six if they are a dwarf.
        (cards.hand-limit-five-dwarf-six)
      A hint: A dwarf may carry any number of Big Items. (big-items.dwarf-may-carry-any-number)

    @rule:gap.half-dwarf
    Scenario: A half-dwarf holds six cards, as long as the owner says nothing else
      Given the board "half-breed/half-dwarf" in classic and lite
        """
        Ann is a Level 1 Dwarf (classic) Half-Breed (classic), holding Plain Coin + Plain Gem + Plain Ring +
          Plain Pearl + Plain Goblet + Plain Crown
        Bob is Level 2
        It is Ann's turn, looting the room
        Ann has met a monster this turn
        """
      When Ann ends the turn
      Then that is allowed
      And Ann holds 6 cards
      And it is Bob's turn

  Rule: Left open: does a second copy of the same Race or Class give once more what the card gives?
    gap.two-copies-of-one-race-or-class · classic, lite. The owner decides: once or twice; until then: once.
      Munchkin 1.02: A half-breed has the good and the bad of both Races; of two that are the same nothing is said.
      Munchkin Booty 1.5: No two copies of one Class, which settles it.
      Munchkin Bites! 1.6: No two copies of one Race, which settles it.
      A hint: A player of two races has the advantages and the disadvantages of both.
        (half-breed.both-races-good-and-bad)
      A hint: No player may have two copies of the same Race card in play. (race.no-two-copies-of-one-race)
      A hint: No player may have two copies of the same Class card in play. (class.no-two-copies-of-one-class)
      A hint: A second card of the same Power gives no further effect. (power.duplicate-gives-nothing-extra)

    @rule:gap.two-copies-of-one-race-or-class
    Scenario: An Elf by two cards runs no better than by one, as long as the owner says nothing else
      Given the board "half-breed/an-elf-by-two-cards" in classic and lite
        """
        Ann is a Level 3 Half-Breed Elf Elf
        Bob is Level 2
        Ann fights Plain Monster 10, looking for trouble
        Bob would not help
        """
      When Ann runs from Plain Monster 10
      And the die shows 3
      Then that is allowed
      And it is open in what follows: does a second copy of the same Race or Class give once more what the card gives? (lean: once)
      And Ann is Level 1

  Rule: Left open: may a card that lets one have two Races, Classes or Accents be discarded at will?
    gap.half-breed-discarded-at-will · classic, booty, bites, lite. The owner decides: allowed or refused; until
        then: allowed.
      Munchkin 1.02: What lies in play is discarded or traded by one who wants to be rid of it; at any time is said
        of Races and Classes only.
      Munchkin Booty 1.5: What lies in play is discarded or traded by one who wants to be rid of it; at any time is
        said of Classes and Accents only.
      Munchkin Bites! 1.6: What lies in play is discarded or traded by one who wants to be rid of it; at any time is
        said of Races and Powers only.
      A hint: A player who wants to get rid of a card in play must discard it or trade it.
        (cards.in-play-leaves-by-discard-or-trade)
      A hint: A player may discard their Race card at any time, even during combat. (race.may-be-discarded-any-time)
      A hint: A player may discard their Class card at any time, even during combat.
        (class.may-be-discarded-any-time)
      A hint: A player may discard their Accent card at any time, even during combat.
        (accent.may-be-discarded-any-time)

    @rule:gap.half-breed-discarded-at-will
    Scenario: Half-Breed may be discarded, as long as the owner says nothing else
      Given the bites board "half-breed/discarded-at-will"
        """
        Ann is a Level 3 Vampire Half-Breed Werewolf
        Bob is Level 2
        It is Ann's turn, before the door
        """
      When Ann discards Half-Breed
      Then that is left open: may a card that lets one have two Races, Classes or Accents be discarded at will? (lean: allowed)
      And Ann is to get down to the limit

    @rule:gap.half-breed-discarded-at-will
    Scenario: In the first box Half-Breed may be discarded, as long as the owner says nothing else
      Given the board "half-breed/discarded-at-will-first-box" in classic and lite
        """
        Ann is a Level 3 Elf Half-Breed Halfling
        Bob is Level 2
        It is Ann's turn, before the door
        """
      When Ann discards Half-Breed
      Then that is left open: may a card that lets one have two Races, Classes or Accents be discarded at will? (lean: allowed)
      And Ann is to get down to the limit

    @rule:gap.half-breed-discarded-at-will
    Scenario: Bilingual may be discarded, as long as the owner says nothing else
      Given the booty board "half-breed/discarded-at-will-at-sea"
        """
        Ann is a Level 3 French Bilingual Dutch Pirate Super Munchkin
        Bob is Level 2
        It is Ann's turn, before the door
        """
      When Ann discards Bilingual
      Then that is left open: may a card that lets one have two Races, Classes or Accents be discarded at will? (lean: allowed)
      And Ann is to get down to the limit
      When Ann chooses French
      Then Ann's accent is Dutch

  Rule: Left open: which Race goes when Half-Breed is lost?
    gap.race-lost-with-half-breed · classic, bites, lite. The owner decides: owner-chooses or later-one; until then:
        owner-chooses.
      A hint: Half-Breed lets its player have two races at once. (half-breed.lets-you-have-two-races)
      A hint: A character may have only one race at a time unless Half-Breed is in play.
        (race.one-at-a-time-without-half-breed)

    @rule:gap.race-lost-with-half-breed
    Scenario: When Half-Breed is lost, its player says which Race goes, as long as the owner says nothing else
      Given the bites board "half-breed/discarded-at-will"
        """
        Ann is a Level 3 Vampire Half-Breed Werewolf
        Bob is Level 2
        It is Ann's turn, before the door
        """
      When Ann discards Half-Breed
      Then that is left open: may a card that lets one have two Races, Classes or Accents be discarded at will? (lean: allowed)
      When Ann chooses Vampire
      Then Ann's race is Werewolf
      And nothing is owed

    @rule:gap.race-lost-with-half-breed
    Scenario: In the first box its player says which Race goes, as long as the owner says nothing else
      Given the board "half-breed/discarded-at-will-first-box" in classic and lite
        """
        Ann is a Level 3 Elf Half-Breed Halfling
        Bob is Level 2
        It is Ann's turn, before the door
        """
      When Ann discards Half-Breed
      Then that is left open: may a card that lets one have two Races, Classes or Accents be discarded at will? (lean: allowed)
      When Ann chooses Elf
      Then Ann's race is Halfling
      And nothing is owed

  Rule: Left open: does a Race added to Half-Breed later wait for the ordinary time of Race cards?
    gap.second-race-waits-for-its-time · classic, lite. The owner decides: ordinary-time or any-time; until then:
        ordinary-time.
      A hint: The second Race may be added along with Half-Breed, or later while Half-Breed is still out.
        (half-breed.second-race-now-or-later)
      A hint: A card that says what a character is may be played the moment it is acquired or at any time in its
        player's own turn. (timing.race-class-cards-when-gained-or-own-turn)

    @rule:gap.second-race-waits-for-its-time
    Scenario: A second Race added later waits for its player's turn, as long as the owner says nothing else
      Given the board "half-breed/second-race-in-anothers-turn" in classic and lite
        """
        (Gnome: race)
        (Sprite: race)
        Ann is a Level 3 Gnome Half-Breed, holding Sprite
        Bob is Level 2
        It is Bob's turn, before the door
        """
      When Ann plays Sprite
      Then that is left open: does a Race added to Half-Breed later wait for the ordinary time of Race cards? (lean: ordinary-time)
      And Ann's race is Gnome

  Rule: Left open: with Half-Breed and only one Race, is a player half human?
    gap.half-breed-with-one-race · bites. The owner decides: not-human or half-human; until then: not-human.
      Munchkin 1.02: Half that race and half human, which settles it.
      Munchkin Bites! 1.6: Half-Breed needs a Race and lets one have a second; of one alone nothing is said.
      A hint: A player with Half-Breed and one Race is half that race and half human.
        (half-breed.with-one-race-you-are-half-human)
      A hint: Half-Breed may be played only by a player with a Race in play. (half-breed.needs-one-race-in-play)
      A hint: Half-Breed lets its player have two races at once. (half-breed.lets-you-have-two-races)

    @rule:gap.half-breed-with-one-race
    Scenario: In Bites! a half-breed does not use what is for humans, as long as the owner says nothing else
      Given the bites board "half-breed/half-human-is-open"
        """
        Ann is a Level 3 Vampire Half-Breed, carrying Plain Human Badge
        Bob is Level 1
        It is Ann's turn, before the door
        """
      When Ann equips Plain Human Badge
      Then that is left open: with Half-Breed and only one Race, is a player half human? (lean: not-human)
      And Ann's race is Vampire

    Scenario: The owner may decide that a half-breed with one race is half human
      Given the bites board "half-breed/half-human-ruled"
        """
        Ann is a Level 3 Vampire Half-Breed, carrying Plain Human Badge
        Bob is Level 1
        It is Ann's turn, before the door
        Ann decides gap.half-breed-with-one-race: half-human
        """
      When Ann equips Plain Human Badge
      Then that is allowed
      And Ann uses Plain Human Badge
      And Ann uses Half-Breed + Plain Human Badge

  Rule: Left open: may Half-Breed, Super Munchkin or Bilingual be laid down before the first turn?
    gap.doubles-before-the-first-turn · booty, bites. The owner decides: refused or allowed; until then: refused.
      Munchkin Booty 1.5: Played as Classes and Accents are; the opening names one of each of those, and Items.
      Munchkin Bites! 1.6: Played as Races and Powers are; the opening names one of each of those, Items and
        Minions.
      A hint: Half-Breed, Super Munchkin and Bilingual, where the set has them, are played when gained or in the
        player's own turn, as Race, Class and Accent cards are. (half-breed.played-at-the-time-of-classes-and-races)
      A hint: Before the first turn a player may lay down at most one Class and at most one Accent from the opening
        hand. (character.opening-one-class-and-one-accent)
      A hint: Before the first turn a player may lay down at most one Race and at most one Power, of Rank 1, from
        the opening hand. (character.opening-one-race-and-one-rank-1-power)

    @rule:gap.doubles-before-the-first-turn
    Scenario: Half-Breed among the opening cards
      Given the bites board "half-breed/half-breed-before-the-first-turn"
        """
        Ann is a Level 1 Werewolf, holding Half-Breed + Vampire
        Bo is Level 1
        It is Ann's turn, setting up
        """
      When Ann plays Half-Breed
      Then that is left open: may Half-Breed, Super Munchkin or Bilingual be laid down before the first turn? (lean: refused)

    @rule:gap.doubles-before-the-first-turn
    Scenario: Bilingual among the opening cards
      Given the booty board "half-breed/bilingual-before-the-first-turn"
        """
        Ann is a Level 1 French, holding Bilingual + British
        Bo is Level 1
        It is Ann's turn, setting up
        """
      When Ann plays Bilingual
      Then that is left open: may Half-Breed, Super Munchkin or Bilingual be laid down before the first turn? (lean: refused)
