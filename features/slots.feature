Feature: Slots
  You have one head, one body, two feet and two hands. So you use one headgear, one armor, one pair of footgear, and
  Items for two hands at most. You may carry more, turned sideways, but what is sideways does not help. Some cards
  let you use more than that. In the first box you may cheat without one, until somebody notices.

  Rule: Items in use fill one head, one body, one pair of feet and two hands.
    # slots.one-of-each-and-two-hands · classic: Character Stats, Items, par. 5; booty: Items, par. 4; bites: Items (p. 4), par. 4; christmas-lite: Treasures, Items, par. 3; lite: borrowed from christmas-lite
    @rule:slots.one-of-each-and-two-hands
    Scenario: Head, body and feet: one Item on each
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann has Plain Helmet in play, holding Plain Cap + "Plain Armor" + Plain Boots
      When Ann plays Plain Cap
      And Ann plays Plain Armor
      And Ann plays Plain Boots
      Then Ann uses Plain Helmet + Plain Armor + Plain Boots

    @rule:slots.one-of-each-and-two-hands
    Scenario: A two-hand Item needs both hands
      Given a new table in booty, bites, christmas-lite and lite
      And Ann has Plain Sword in play, holding Plain Bow
      When Ann plays Plain Bow
      Then Ann carries Plain Bow sideways
      When Ann stows Plain Sword
      And Ann equips Plain Bow
      Then Ann uses Plain Bow

  Rule: A card may let its player ignore the slot limits, or one of them.
    # slots.a-card-may-lift-the-limit · classic: Character Stats, Items, par. 5; booty: Items, par. 4; bites: Items (p. 4), par. 4; christmas-lite: Treasures, Items, par. 3; lite: borrowed from christmas-lite
    @rule:slots.a-card-may-lift-the-limit
    Scenario: A card on an Item lifts the limit for it
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 1 with Plain Helmet, carrying Plain Cap, holding Plain Cheat
      And Bob carries Plain Boots
      When Bob asks: may I play Plain Cheat on Plain Boots?
      Then that is not possible, because that card is not theirs
      When Ann plays Plain Cheat on Plain Cap
      Then Ann uses Plain Cap
      And Ann's strength is 3
      When Ann asks: may I play Plain Cheat on Plain Helmet?
      Then that is not possible, because that card is not in their hand

  Rule: A player may use more than their slots allow as long as the other players do not catch them.
    # slots.unnoticed-cheating-stands · classic: Character Stats, Items, par. 5
    @rule:slots.unnoticed-cheating-stands
    Scenario: In the first box, too, a second headgear that a player announces is noticed
      Given a new table in classic
      And Ann has Plain Helmet in play, holding Plain Cap
      When Ann plays Plain Cap
      And Ann asks: may I equip Plain Cap?
      Then that is refused, because a player may use more than their slots allow as long as the other players do not catch them

  Rule: Nothing but a card lifts the slot limits.
    # slots.only-a-card-is-an-exception · booty: Items, par. 4; bites: Items (p. 4), par. 4; christmas-lite: Treasures, Items, par. 3; lite: borrowed from christmas-lite
    @rule:slots.only-a-card-is-an-exception
    Scenario: Without a card nobody puts on a second headgear
      Given a new table in booty, bites, christmas-lite and lite
      And Ann has Plain Helmet in play, holding Plain Cap
      When Ann plays Plain Cap
      And Ann equips Plain Cap
      Then that is refused, because nothing but a card lifts the slot limits

  Rule: Of two headgears a player carries, only one can help.
    # slots.only-one-of-two-headgears-helps · classic: Character Stats, Items, par. 5; booty: Items, par. 5; bites: Items (p. 4), par. 4; christmas-lite: Treasures, Items, par. 3; lite: borrowed from christmas-lite
    @rule:slots.only-one-of-two-headgears-helps
    Scenario: A second headgear adds nothing and cannot be put on
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann has Plain Helmet in play, holding Plain Cap
      When Ann plays Plain Cap
      And Ann equips Plain Cap
      Then that is refused, because of two headgears a player carries, only one can help

  Rule: Left open: what follows when a cheat is caught?
    # gap.caught-cheating · classic
    @rule:gap.caught-cheating
    Scenario: What follows when a cheat is noticed is left open: the excess is turned sideways, as long as the owner says nothing else
      Given a new table in classic
      And Ann carries Plain Helmet + Plain Cap
      And Ann rules slots.headgear: 2 because hats suit us
      And Ann has Plain Helmet + Plain Cap in play
      When Ann rules slots.headgear: as printed
      Then it is open in what follows: what follows when a cheat is caught? (played as: excess-turned-sideways)
      And Ann carries Plain Cap sideways
      And Ann's strength is 2
