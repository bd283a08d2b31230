Feature: Items
  An Item in your hand does nothing. Lay it down in front of you and you carry it: in use if it can help you, turned
  sideways if it cannot. Anybody may carry any Item, but it helps only those it is made for. If you lose what it
  asks for, its bonus is gone; get it back, and it counts again. During a fight, and while you run, no Item is put
  on or taken off.

  Rule: An Item in hand has no effect until it is played; from then on it is carried.
    # items.in-hand-do-not-count · classic: Character Stats, Items, par. 2; booty: Items, par. 2; bites: Items (p. 4), par. 2; christmas-lite: Card Management, par. 3 (Your Hand); Treasures, Items, par. 2; lite: borrowed from christmas-lite
    @rule:items.in-hand-do-not-count
    Scenario: A Helmet in hand adds nothing, and one once it is laid down
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 1, holding Plain Helmet
      When Ann plays Plain Helmet
      Then Ann's strength is 2

  Rule: Every Item in play is carried; the ones giving their owner a bonus are equipped.
    # items.carried-is-in-play-equipped-is-helping · christmas-lite: Treasures, Items, par. 2; lite: borrowed from christmas-lite
    @rule:items.carried-is-in-play-equipped-is-helping
    Scenario: Of two Items in play only the one that helps is equipped
      Given a new table in christmas-lite and lite
      And Ann is Level 1, holding Plain Man's Belt + Plain Woman's Belt
      When Ann plays Plain Man's Belt
      And Ann plays Plain Woman's Belt
      Then Ann's strength is 3

  Rule: Anyone may carry any Item, whoever may use it.
    # items.anyone-may-carry-any-item · classic: Character Stats, Items, par. 4; booty: Items, par. 3; bites: Items (p. 4), par. 3; christmas-lite: Treasures, Items, par. 3; lite: borrowed from christmas-lite
    @rule:items.anyone-may-carry-any-item
    Scenario: A woman may carry a Man's Belt
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is female, holding Plain Man's Belt + Plain Woman's Belt
      When Ann plays Plain Man's Belt
      Then that is allowed, because anyone may carry any Item, whoever may use it
      And Ann holds Plain Woman's Belt

  Rule: An Item restricted to a kind of character gives its bonus only while its owner is of that kind.
    # items.use-restriction-is-checked-at-the-moment · classic: Character Stats, Items, par. 4; booty: Items, par. 3; bites: Items (p. 4), par. 3
    @rule:items.use-restriction-is-checked-at-the-moment
    Scenario: The Mace of Sharpness stops helping when its owner is no Cleric any more
      Given a new table in classic
      And Ann is a Level 2 Cleric with Mace of Sharpness
      And next card Potted Plant
      When Ann kicks open the door
      And Ann discards Cleric
      Then the fight stands at 2 to 1

    @rule:items.use-restriction-is-checked-at-the-moment
    Scenario: The Coffin stops helping when its owner is no Vampire any more
      Given a new table in bites
      And Ann is a Level 2 Vampire with Coffin
      And next card a Level 1 monster
      When Ann kicks open the door
      And Ann discards Vampire
      Then the fight stands at 2 to 1

    @rule:items.use-restriction-is-checked-at-the-moment
    Scenario: Long Johns for Pirates help a Pirate only as long as they are one
      Given a new table in booty
      And card "Plain Long Johns": item, +2, only Pirate
      And Ann is a Level 2 Pirate with Plain Long Johns
      And next card a Level 1 monster
      When Ann kicks open the door
      Then the fight stands at 4 to 1
      When Ann discards Pirate
      Then the fight stands at 2 to 1

    Scenario: With Cheat! on it the Mace of Sharpness asks for no Cleric
      Given a new table in classic
      And Ann is a Level 2 Cleric with Mace of Sharpness (Cheat!)
      And Bob is a Level 2 Cleric with Cheese Grater of Peace
      And next card Potted Plant
      When Ann kicks open the door
      Then the fight stands at 6 to 1
      When Ann discards Cleric
      Then the fight stands at 6 to 1
      When Bob discards Cleric
      Then Bob's strength is 2
      And Ann uses Mace of Sharpness
      And Bob uses Cheese Grater of Peace

  Rule: Items that cannot help their owner, or are not being worn, are shown by turning the cards sideways.
    # items.useless-ones-are-turned-sideways · classic: Character Stats, Items, par. 5; booty: Items, par. 6; bites: Items (p. 4), par. 5; When To Play Cards, Items (p. 5), par. 3; christmas-lite: Treasures, Items, par. 2; lite: borrowed from christmas-lite
    @rule:items.useless-ones-are-turned-sideways
    Scenario: An Item that cannot help is not put on
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is female, holding Plain Man's Belt + Plain Woman's Belt
      When Ann plays Plain Man's Belt
      And Ann equips Plain Man's Belt
      Then that is refused, because items that cannot help their owner, or are not being worn, are shown by turning the cards sideways
      And Ann holds Plain Woman's Belt

  Rule: An Item turned sideways gives its owner nothing.
    # items.sideways-give-no-benefit · booty: When To Play Cards, Items - Using Them (p. 5), par. 2; bites: When To Play Cards, Items (p. 5), par. 4
    @rule:items.sideways-give-no-benefit
    Scenario: A Helmet turned sideways adds nothing
      Given a new table in booty and bites
      And Ann is Level 1 with Plain Helmet
      When Ann stows Plain Helmet
      Then Ann's strength is 1

  Rule: An Item in play is in use, or turned sideways: then it is carried and not in use.
    # items.sideways-ones-are-carried-not-in-use · booty: Turn Phases, opening paragraph, par. 1; Items, par. 6; bites: When To Play Cards, Items (p. 5), par. 3; Turn Phases, opening paragraph, par. 1; Items (p. 4), par. 5
    @rule:timing.arranging-at-start-of-turn @rule:timing.playing-and-equipping-at-start-of-turn
    @rule:items.sideways-ones-are-carried-not-in-use
    Scenario: Before the door a player changes what is in use and what is only carried
      Given a new table in booty, bites, christmas-lite and lite
      And Ann has Plain Helmet in play, carrying Plain Cap
      When Ann stows Plain Helmet
      And Ann equips Plain Cap
      Then Ann uses Plain Cap

  Rule: Used and carried Items may not be switched during combat or while running away.
    # items.not-switched-in-combat-or-while-running · classic: Character Stats, Items, par. 5; booty: Items, par. 6; Combat (p. 2), par. 6; bites: Items (p. 4), par. 5; Combat (p. 2), par. 6; christmas-lite: Treasures, Items, par. 2; Combat, par. 5; lite: borrowed from christmas-lite
    @rule:items.not-switched-in-combat-or-while-running
    Scenario: In a fight nothing is put on or taken off
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann has Plain Helmet in play, carrying Plain Boots
      And next card a monster
      When Ann kicks open the door
      And Ann equips Plain Boots
      Then that is refused, because used and carried Items may not be switched during combat or while running away
      When Ann stows Plain Helmet
      Then that is refused, because used and carried Items may not be switched during combat or while running away

  Rule: Items may not be discarded for no reason.
    # items.no-discard-just-because · booty: Items, par. 6; bites: Items (p. 4), par. 5; christmas-lite: Treasures, Items, par. 4; lite: borrowed from christmas-lite
    @rule:items.no-discard-just-because
    Scenario: Items are not thrown away for no reason
      Given a new table in booty, bites, christmas-lite and lite
      And Ann has Plain Helmet in play
      When Ann discards Plain Helmet
      Then that is refused, because items may not be discarded for no reason
      And Ann uses Plain Helmet

    @rule:cards.in-play-leaves-by-discard-or-trade
    Scenario: In the first box an Item may be thrown away
      Given a new table in classic
      And Ann has Plain Helmet in play
      When Ann discards Plain Helmet
      Then Ann uses nothing

  Rule: An Item that is not a one-shot has no effect unless it is in play.
    # items.usable-only-when-in-play · classic: When To Play Cards, Treasures - Using, par. 2; booty: Items, par. 2; When To Play Cards, Items - Using Them (p. 5), par. 2
    @rule:items.usable-only-when-in-play
    Scenario: Three Items in hand: only the one on the table is in use
      Given a new table in classic and booty
      And Ann holds Plain Helmet
      When Ann plays Plain Helmet
      Then Ann uses Plain Helmet

  Rule: An Item that is not a one-shot stays on the table in front of its owner once it is played.
    # items.stay-on-the-table-once-played · classic: Card Management, par. 3 (Carried Items); Character Stats, Items, par. 2; booty: Card Management, par. 3 (In Play); Items, par. 2; bites: When To Play Cards, Items (p. 5), par. 3; christmas-lite: Card Management, par. 2 (In Play); Treasures, Items, par. 2; lite: borrowed from christmas-lite
    @rule:items.stay-on-the-table-once-played
    Scenario: An Item that is laid down stays on the table, and leaves the hand
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann holds Plain Helmet
      When Ann plays Plain Helmet
      Then Ann uses Plain Helmet

  Rule: A player may keep Items in front of them that they cannot use at present.
    # items.unusable-ones-may-stay-in-play · classic: Character Stats, Items, par. 4; Character Stats, Items, par. 5; booty: Items, par. 3; Items, par. 6; bites: When To Play Cards, Items (p. 5), par. 3; christmas-lite: Treasures, Items, par. 2; Treasures, Items, par. 3; lite: borrowed from christmas-lite
    @rule:items.unusable-ones-may-stay-in-play
    Scenario: The Belt she cannot use stays in front of her and gives her nothing
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is female, holding Plain Man's Belt + Plain Woman's Belt
      When Ann plays Plain Man's Belt
      And Ann kicks open the door
      Then Ann carries Plain Man's Belt sideways
      And Ann holds Plain Woman's Belt

  Rule: Left open: does losing a Race or Class in mid-fight take back what it allowed?
    # gap.kind-lost-in-mid-fight · classic, booty, bites, christmas-lite and lite
    @rule:gap.kind-lost-in-mid-fight
    Scenario: What a Class gave before it was lost in the fight stays, as long as the owner says nothing else
      Given a new table in classic, booty, christmas-lite and lite
      And card "Plain Fury": class, ability Fury in a fight once per fight by discarding up to 3 cards to get +1 for each card
      And Ann is a Level 1 Plain Fury, holding Plain Coin + Plain Ring
      And next card a monster
      When Ann kicks open the door
      Then the munchkins' total is 1
      When Ann uses Fury discarding Plain Coin + Plain Ring
      Then the munchkins' total is 3
      When Ann discards Plain Fury
      Then it is open in what follows: does losing a Race or Class in mid-fight take back slots, abilities already used, or Items above the limit? (played as: from-now-on)
      And the munchkins' total is 3

    @rule:gap.kind-lost-in-mid-fight
    Scenario: What a Race gave before it was lost in the fight stays, as long as the owner says nothing else
      Given a new table in bites
      And card "Plain Fury": race, ability Fury in a fight once per fight by discarding up to 3 cards to get +1 for each card
      And Ann is a Level 1 Plain Fury, holding Plain Coin + Plain Ring
      And next card a monster
      When Ann kicks open the door
      Then the munchkins' total is 1
      When Ann uses Fury discarding Plain Coin + Plain Ring
      Then the munchkins' total is 3
      When Ann discards Plain Fury
      Then it is open in what follows: does losing a Race or Class in mid-fight take back slots, abilities already used, or Items above the limit? (played as: from-now-on)
      And the munchkins' total is 3

  Rule: Left open: may Items be switched outside combat at other times than the start of the turn?
    # gap.switching-at-other-times · classic, booty and bites
    @rule:gap.switching-at-other-times
    Scenario: Items may be switched at another time, as long as the owner says nothing else
      Given a new table in classic, booty and bites
      And Ann carries Plain Helmet
      And it is Ann's turn, looting the room
      When Ann equips Plain Helmet
      Then that is left open: may Items be switched between in use and carried at other times than the start of the turn, outside combat? (played as: allowed)
      And Ann uses Plain Helmet
      And it is Ann's turn
      And the turn has come to looting the room

  Rule: Left open: may an Item in play be discarded in the middle of a fight?
    # gap.equipment-thrown-away-in-a-fight · classic
    @rule:gap.equipment-thrown-away-in-a-fight
    Scenario: A helmet thrown away in the middle of a fight
      Given a new table in classic
      And Ann has Plain Helmet in play
      And Ann fights a monster
      When Ann discards Plain Helmet
      Then that is left open: a fight is finished with the equipment one has: may an Item in play be discarded in the middle of it? (played as: refused)
