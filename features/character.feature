Feature: Character
  You play a character: male or female, of a Level from 1 to 10, with what the cards in front of you make of it. All
  begin at Level 1, without a class; as humans, except in Booty, which has no races. You begin with your own sex,
  and a Curse may change it. Cards say what else you are: race, class, accent or powers, as your box has them.
  Before the first turn you may lay down one of each kind, and Items.

  Rule: A character begins with the same sex as its player.
    # character.sex-starts-as-players-own · classic, booty and bites: Character Stats, par. 2
    # character.sex-starts-as-players-own-unless-declared · christmas-lite: Character Creation, par. 1; lite: borrowed from christmas-lite
    @rule:character.sex-starts-as-players-own @rule:character.sex-starts-as-players-own-unless-declared
    Scenario: A monster that is stronger against women counts its bonus against a woman
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is female, Level 3 with Plain Woman's Belt
      And next card Plain Misogynist
      When Ann kicks open the door
      Then the monsters' total is 8
      And Ann's class is none
      And the fight stands at 5 to 8

    Scenario: Against a man it counts nothing
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Bob sits at the table
      And next card a monster
      When Bob kicks open the door
      Then the monsters' total is 5

    @rule:character.sex-starts-as-players-own
    Scenario: In the big boxes no player declares another sex
      Given a new table in classic, booty and bites
      And Ann sits at the table
      When Ann declares to be male
      Then that is refused, because a character begins with the same sex as its player

    @rule:character.sex-starts-as-players-own-unless-declared
    Scenario: In the small boxes a player may, before the first turn and not later
      Given a new table in christmas-lite and lite
      And Bob and Cy sit at the table
      And it is Ann's turn, setting up
      When Ann declares to be male
      Then Bob, Cy and Ann are male
      When Ann is ready
      And Bob is ready
      And Cy is ready
      And Ann declares to be female
      Then that is refused, because a character begins with the same sex as its player
      And Bob, Cy and Ann are male

  Rule: Before the first turn a player may lay down at most one Race and one Class.
    # character.opening-one-race-and-one-class · classic and christmas-lite: Character Creation, par. 2; lite: borrowed from christmas-lite
    @rule:character.opening-one-race-and-one-class
    Scenario: One Race and one Class may be laid down before the first turn, no second of either
      Given a new table in classic, christmas-lite and lite
      And card "Gnome": race
      And card "Sprite": race
      And card "Knight": class
      And card "Jester": class
      And Ann holds Gnome + Sprite + Knight + Jester + Plain Helmet
      And it is Ann's turn, setting up
      When Ann plays Gnome
      Then that is allowed, because before the first turn a player may lay down at most one Race and at most one Class from the opening hand
      When Ann plays Sprite
      Then that is refused, because before the first turn a player may lay down at most one Race and at most one Class from the opening hand
      When Ann plays Knight
      Then that is allowed
      When Ann plays Jester
      Then that is refused, because before the first turn a player may lay down at most one Race and at most one Class from the opening hand
      And Ann holds Sprite + Jester + Plain Helmet

  Rule: Before the first turn a player may lay down at most one Class and one Accent.
    # character.opening-one-class-and-one-accent · booty: Character Creation, par. 2
    @rule:character.opening-one-class-and-one-accent
    Scenario: One Class and one Accent may be laid down before the first turn, no second of either
      Given a new table in booty
      And Ann holds Navy + Pirate + French + Dutch + Plain Helmet
      And it is Ann's turn, setting up
      When Ann plays Navy
      Then that is allowed
      When Ann plays Pirate
      Then that is refused, because before the first turn a player may lay down at most one Class and at most one Accent from the opening hand
      When Ann plays French
      Then that is allowed
      When Ann plays Dutch
      Then that is refused, because before the first turn a player may lay down at most one Class and at most one Accent from the opening hand
      And Ann holds Pirate + Dutch + Plain Helmet

  Rule: Before the first turn a player may lay down at most one Race and one Power of Rank 1.
    # character.opening-one-race-and-one-rank-1-power · bites: Character Creation, par. 2
    @rule:character.opening-one-race-and-one-rank-1-power
    Scenario: One Race and one Power of Rank 1 may be laid down before the first turn
      Given a new table in bites
      And card "Nightsight": power
      And Ann holds Vampire + Werewolf + Dominion + Celeritousness + Nightsight
      And it is Ann's turn, setting up
      When Ann plays Vampire
      Then that is allowed
      When Ann plays Dominion
      Then that is refused, because before the first turn a player may lay down at most one Race and at most one Power, of Rank 1, from the opening hand
      When Ann plays Celeritousness
      Then that is allowed
      When Ann plays Nightsight
      Then that is refused, because before the first turn a player may lay down at most one Race and at most one Power, of Rank 1, from the opening hand
      When Ann plays Werewolf
      Then that is refused, because before the first turn a player may lay down at most one Race and at most one Power, of Rank 1, from the opening hand

  Rule: Before the first turn a player may lay down any Items from the opening hand.
    # character.opening-any-items · classic and booty: Character Creation, par. 2
    @rule:character.opening-any-items @rule:character.opening-usable-items-only
    Scenario: An Item that helps may be laid down before the first turn
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann holds Plain Helmet + Plain Man's Belt
      And it is Ann's turn, setting up
      When Ann plays Plain Helmet
      Then in classic and booty: that is allowed, because before the first turn a player may lay down any Items from the opening hand
      And elsewhere: that is allowed, because before the first turn a player may lay down usable Items from the opening hand
      And Ann uses Plain Helmet
      And Ann holds Plain Man's Belt

  Rule: Before the first turn a player may lay down usable Items from the opening hand.
    # character.opening-usable-items-only · bites and christmas-lite: Character Creation, par. 2; lite: borrowed from christmas-lite
    @rule:character.opening-any-items @rule:gap.usable-before-the-first-turn
    Scenario: An Item that she can only carry: where any Item may be laid down, and where only usable ones
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is female, holding Plain Helmet + Plain Man's Belt
      And it is Ann's turn, setting up
      When Ann plays Plain Man's Belt
      Then in classic and booty: that is allowed, because before the first turn a player may lay down any Items from the opening hand
      And elsewhere: that is left open: which Items are usable enough to be laid down before the first turn? (played as: helping-him-now)

  Rule: Before the first turn a player may lay down a Minion from the opening hand.
    # character.opening-minions · bites: Character Creation, par. 2
    @rule:character.opening-minions
    Scenario: A Minion may be laid down before the first turn
      Given a new table in bites
      And card "Nightsight": power
      And Ann holds Nightsight + Zombie Minion + 5 other cards
      And it is Ann's turn, setting up
      When Ann plays Zombie Minion
      Then that is allowed, because before the first turn a player may lay down a Minion from the opening hand

  Rule: A character is described by Level, then Race, Class, Accent or Powers, then what they carry.
    # character.example-stat-lines · classic, booty, bites and christmas-lite: Character Stats, par. 1
    Scenario: An 8th-level elf wizard
      Given a new table in classic
      And Ann is a Level 8 Elf Wizard with Boots of Butt-Kicking + Staff of Napalm + Kneepads of Allure
      And Bob sits at the table
      When Bob asks: may I kick open the door?
      Then that is refused, because when a player's turn is over, the player on their left takes the next
      And Ann is Level 8
      And Ann's race is Elf
      And Ann's class is Wizard
      And Ann uses Boots of Butt-Kicking + Staff of Napalm + Kneepads of Allure
      And Ann's strength is 15

    Scenario: The same wizard without a class is worth only what the rest adds
      Given a new table in classic
      And Ann is a Level 8 Elf Wizard with Boots of Butt-Kicking + Staff of Napalm + Kneepads of Allure
      When Ann discards Wizard
      Then Ann's class is none
      And Ann's strength is 10
      And Ann's race is Elf

    Scenario: An 8th-level Spanish Pirate
      Given a new table in booty
      And Ann is a Level 8 "Spanish" Pirate with Booty Boots + Eye Patch + Spanish Helmet + Cutter (Poop Deck)
      And Bob sits at the table
      When Bob asks: may I kick open the door?
      Then that is refused, because when a player's turn is over, the player on their left takes the next
      And the Levels are Ann 8 and Bob 1
      And Ann's accent is Spanish
      And Ann's class is Pirate
      And Ann uses Booty Boots + Eye Patch + Spanish Helmet
      And Ann's strength is 8

    Scenario: A 9th-level Vampire
      Given a new table in bites
      And Ann is a Level 9 Vampire Celeritousness Dominion with Dark Compact + Axe of Contrition
      And Bob sits at the table
      When Bob asks: may I kick open the door?
      Then that is refused, because when a player's turn is over, the player on their left takes the next
      And Ann is Level 9
      And Ann's race is Vampire
      And Ann's powers are Celeritousness + Dominion
      And Ann uses Dark Compact + Axe of Contrition

    Scenario: An 8th-level Elf Wizard at Christmas
      Given a new table in christmas-lite
      And Ann is a Level 8 Elf Wizard with Boots of Butt-Kicking + Licorice Whip
      And Bob sits at the table
      When Bob asks: may I kick open the door?
      Then that is refused, because when a player's turn is over, the player on their left takes the next
      And Ann is Level 8
      And Ann's race is Elf
      And Ann's class is Wizard
      And Ann uses Boots of Butt-Kicking + Licorice Whip
