Feature: Class
  A Class is what you have learnt: Warrior, Wizard, Cleric, Thief and others, each on a card of its own. You have
  the abilities of the Class card in front of you, and none without one. Where an ability costs cards, any cards
  will do. You have one class at a time, unless Super Munchkin allows a second. You may discard your class at any
  time, and lay another down in your own turn, or when you have just got it.

  Rule: Each class has its own abilities, as its card says.
    # class.each-follows-its-card · classic, booty and christmas-lite: Character Stats, Class, par. 2; lite: borrowed from christmas-lite
    @rule:class.each-follows-its-card
    Scenario: A Warrior goes Berserk for three cards, not for four, as the card says
      Given a new table in classic, christmas-lite and lite
      And Ann is a Level 6 Warrior, holding Plain Gem + Plain Ring + Plain Coin + Plain Pearl
      And next card a Level 10 monster
      When Ann kicks open the door
      And Ann uses Berserk discarding Plain Gem + Plain Ring + Plain Coin + Plain Pearl
      Then that is refused, because each class has its own abilities, as its card says
      When Ann uses Berserk discarding Plain Gem + Plain Ring + Plain Coin
      Then the fight stands at 9 to 10
      And Ann holds Plain Pearl

  Rule: A class works from the moment its card is put in play until the card is discarded.
    # class.gained-on-play-lost-on-discard · classic, booty and christmas-lite: Character Stats, Class, par. 2; lite: borrowed from christmas-lite
    @rule:class.gained-on-play-lost-on-discard
    Scenario: A class begins when its card is laid down and ends when it is discarded
      Given a new table in classic, booty, christmas-lite and lite
      And card "Knight": class
      And Ann holds Knight
      When Ann plays Knight
      Then Ann's class is Knight
      When Ann discards Knight
      Then Ann's class is none

  Rule: Any card in play or in hand may be discarded to pay for a class ability.
    # class.discards-power-class-abilities · classic, booty and christmas-lite: Character Stats, Class, par. 2; lite: borrowed from christmas-lite
    @rule:class.discards-power-class-abilities
    Scenario: A card in hand and one on the table pay alike
      Given a new table in classic, booty, christmas-lite and lite
      And card "Knight": class, ability Charge in a fight by discarding up to 3 cards to get +1 for each card
      And Ann is a Level 3 Knight with Plain Coin, holding Plain Gem + Plain Ring
      And next card a Level 10 monster
      When Ann kicks open the door
      And Ann uses Charge discarding Plain Gem + Plain Coin
      Then the fight stands at 5 to 10
      And Ann holds Plain Ring

  Rule: A player with no cards in hand cannot pay for an ability by discarding their whole hand.
    # class.empty-hand-is-no-whole-hand · classic: Character Stats, Class, par. 2
    @rule:class.empty-hand-is-no-whole-hand
    Scenario: An ability that costs the whole hand cannot be used with an empty hand
      Given a new table in classic
      And card "Conjurer": class, ability Vanish in a fight on a monster by discarding the whole hand to eliminate the monster and take its treasure
      And Ann is a Conjurer
      When Ann kicks open the door
      And Ann uses Vanish
      Then that is refused, because a player with no cards in hand cannot pay for an ability by discarding their whole hand

  Rule: The Class card says when a class ability may be used.
    # class.card-says-when-abilities-work · classic, booty and christmas-lite: Character Stats, Class, par. 3; lite: borrowed from christmas-lite
    @rule:class.card-says-when-abilities-work
    Scenario: An ability for fights cannot be used before the fight
      Given a new table in classic, booty, christmas-lite and lite
      And card "Knight": class, ability Charge in a fight to eliminate the monster
      And Ann is a Knight with Plain Coin, holding Plain Gem + Plain Ring
      When Ann uses Charge discarding Plain Gem
      Then that is refused, because the Class card says when a class ability may be used
      And Ann holds Plain Gem + Plain Ring
      And Ann uses Plain Coin

  Rule: A player may discard their Class card at any time, even during combat.
    # class.may-be-discarded-any-time · classic: Character Stats, Class, par. 4; booty: Character Stats, Class, par. 3; christmas-lite: When You May Take Actions, par. 1 (at any time); Character Stats, Class, par. 4; lite: borrowed from christmas-lite
    @rule:class.may-be-discarded-any-time
    Scenario: A Class card may be discarded even in a fight, by its own player
      Given a new table in classic, booty, christmas-lite and lite
      And card "Knight": class
      And Ann holds Knight
      And Bob sits at the table
      When Ann plays Knight
      And Ann kicks open the door
      And Bob asks: may I discard Knight?
      Then that is not possible, because that card is not theirs
      When Ann discards Knight
      Then that is allowed, because a player may discard their Class card at any time, even during combat
      And Ann's class is none

  Rule: A character may have only one class at a time unless Super Munchkin is in play.
    # class.one-at-a-time-without-super-munchkin · classic: Character Stats, Class, par. 5; booty: Character Stats, Class, par. 4; lite: borrowed from classic
    @rule:class.one-at-a-time-without-super-munchkin
    Scenario: A second class cannot be laid down
      Given a new table in classic, booty and lite
      And card "Knight": class
      And card "Jester": class
      And Ann is a Knight, holding Jester
      When Ann plays Jester
      Then that is refused, because a character may have only one class at a time unless Super Munchkin is in play

  Rule: No player may have two copies of the same Class card in play.
    # class.no-two-copies-of-one-class · booty: Character Stats, Class, par. 4
    @rule:class.no-two-copies-of-one-class
    Scenario: Even with Super Munchkin nobody has the same class twice
      Given a new table in booty
      And Ann is a Super Munchkin Navy, holding Navy + Merchant
      When Ann plays Navy
      Then that is refused, because no player may have two copies of the same Class card in play
      When Ann plays Merchant
      Then Ann's class is Navy + Merchant

  Rule: A Thief cannot steal while a fight is going on.
    # class.thief-cannot-steal-during-a-fight · classic: Character Stats, Class, par. 3; Combat, par. 2; Character Stats, Selling Items, par. 3
    # class.thief-cannot-steal-if-thief-or-target-is-fighting · christmas-lite: Character Stats, Class, par. 3; lite: borrowed from christmas-lite
    @rule:class.thief-cannot-steal-during-a-fight @rule:class.thief-cannot-steal-if-thief-or-target-is-fighting
    Scenario: A Thief does not steal from a player who is fighting
      Given a new table in classic, christmas-lite and lite
      And Ann has Plain Coin in play
      And Bob is a Thief, holding Plain Gem
      And next card a monster
      When Ann kicks open the door
      And Bob uses Theft on Ann taking Plain Coin discarding Plain Gem
      Then in classic: that is refused, because a Thief cannot steal while a fight is going on
      And elsewhere: that is refused, because a Thief may not steal while the Thief or the intended victim is in a fight
      And Bob holds Plain Gem

  Rule: A Merchant may discard an Accent card and have all the abilities on it.
    # class.example-merchant-borrows-an-accent · booty: Example Of Combat, par. 7
    @rule:class.each-follows-its-card @rule:accent.each-follows-its-card
    Scenario: Beth, a Merchant, discards French and charms Drake with it
      Given a new table in booty
      And Beth is a female Level 4 Merchant, holding French
      And Drake is Level 5
      And Fay is female
      And next card a monster
      When Beth kicks open the door
      Then the munchkins' total is 4
      When Beth uses Merchant discarding French
      Then Beth's accent is none
      When Beth uses Charm ze Rival on Fay
      Then that is refused, because each accent has its own abilities or penalties, as its card says
      When Beth uses Charm ze Rival on Drake
      Then the munchkins' total is 9

    Scenario: Beth, who is no Merchant, discards French for nothing
      Given a new table in booty
      And Beth is a Navy French
      And Drake sits at the table
      When Beth kicks open the door
      And Beth discards French
      And Beth uses Charm ze Rival on Drake
      Then that is not possible, because that card is not theirs
      And Beth's class is Navy

  Rule: Left open: how long does a Merchant have the abilities of the Accent they discarded?
    # gap.merchant-borrows-an-accent-for · booty
    @rule:gap.merchant-borrows-an-accent-for
    Scenario: A Merchant has the borrowed accent for this fight, as long as the owner says nothing else
      Given a new table in booty
      And card "Bavarian": accent, ability Yodel in your turn to gain 1 level
      And Beth is a Level 4 Merchant, holding Bavarian
      And next card a Level 1 monster
      When Beth kicks open the door
      And Beth uses Merchant discarding Bavarian
      And Beth claims the kill
      And no one says anything
      Then Beth is Level 5
      When Beth uses Yodel
      Then that is left open: how long does a Merchant have the abilities of the Accent they discarded? (played as: this-fight)
      And Beth is Level 5

  Rule: Left open: may a second Race, or a second Class, be laid down beside the first?
    # gap.second-race-or-class · christmas-lite
    @rule:gap.second-race-or-class
    Scenario: In Christmas Lite a second Class may be laid down, as long as the owner says nothing else
      Given a new table in christmas-lite
      And Ann is a Wizard, holding Warrior
      When Ann plays Warrior
      Then that is left open: may a second Race, or a second Class, be laid down beside the first? (played as: allowed)
      And Ann's class is Warrior + Wizard

    @rule:gap.second-race-or-class
    Scenario: In Christmas Lite a second Race may be laid down, as long as the owner says nothing else
      Given a new table in christmas-lite
      And Ann is an Elf, holding Halfling
      When Ann plays Halfling
      Then that is left open: may a second Race, or a second Class, be laid down beside the first? (played as: allowed)
      And Ann's race is Elf + Halfling

  Rule: Left open: may an ability be paid for by discarding the very card that gives it?
    # gap.ability-paid-with-its-own-card · classic, booty, bites, christmas-lite and lite
    @rule:gap.ability-paid-with-its-own-card
    Scenario: A Class card does not pay for its own ability, as long as the owner says nothing else
      Given a new table in classic, booty, christmas-lite and lite
      And card "Cutpurse": class, ability Theft at any time on a rival by discarding 1 card to steal small item
      And Ann is a Cutpurse
      And Bob has Plain Ring in play
      When Ann uses Theft on Bob taking Plain Ring discarding Cutpurse
      Then that is left open: may an ability be paid for by discarding the very card that gives it? (played as: refused)
      And Ann's class is Cutpurse

    @rule:gap.ability-paid-with-its-own-card
    Scenario: A Power does not pay for its own use, as long as the owner says nothing else
      Given a new table in bites
      And card "Light Fingers": power, rank 1, ability Theft at any time on a rival by discarding 1 card to steal small item
      And Ann is a Light Fingers
      And Bob has Plain Ring in play
      When Ann uses Theft on Bob taking Plain Ring discarding Light Fingers
      Then that is left open: may an ability be paid for by discarding the very card that gives it? (played as: refused)
      And Ann's powers are Light Fingers

  Rule: Left open: may a Thief steal while others fight, if neither the Thief nor the victim takes part?
    # gap.stealing-while-others-fight · classic
    @rule:gap.stealing-while-others-fight
    Scenario: In the first box a Thief does not steal while others fight, as long as the owner says nothing else
      Given a new table in classic
      And Ann sits at the table
      And Bob is a Thief, holding Plain Gem
      And Cy has Plain Ring in play
      And next card a monster
      When Ann kicks open the door
      And Bob uses Theft on Cy taking Plain Ring discarding Plain Gem
      Then that is left open: may a Thief steal while others fight, if neither the Thief nor the victim takes part? (played as: refused)
      And Cy uses Plain Ring
      And Bob holds Plain Gem
