Feature: Slots
  You have one head, one body, two feet and two hands. So you use one headgear, one armor, one pair of footgear, and
  weapons for two hands at most. You may carry more, turned sideways, but what is sideways does not help. Some cards
  let you cheat and use more. Outside a fight you may change what you use.

  Rule: The items a player uses may fill these places and no more: head one, body armor one, feet one, and two hands with two one-hand items or a single two-hand item.
    slots.one-of-each-and-two-hands · classic, booty, bites, christmas-lite; lite borrows it
      Munchkin 1.02, Character Stats, Items, par. 5
      Munchkin Booty 1.5, Items, par. 4
      Munchkin Bites! 1.6, Items (p. 4), par. 4
      Munchkin Christmas Lite 1.0, Treasures, Items, par. 3
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0

    @rule:slots.one-of-each-and-two-hands
    Scenario: A two-hand Item needs both hands
      Given the board "slots/two-hands" in booty, bites, christmas-lite and lite
        """
        Ann is Level 1 with Plain Sword, holding Plain Dagger + Plain Shield + Plain Bow
        Bob is Level 1
        It is Ann's turn, before the door
        """
      When Ann plays Plain Bow
      Then Ann carries Plain Bow sideways
      When Ann stows Plain Sword
      And Ann equips Plain Bow
      Then that is allowed
      And Ann uses Plain Bow

    @rule:slots.one-of-each-and-two-hands @rule:slots.only-one-of-two-headgears-helps
    Scenario: Of two headgears only one is worn (classic)
      Given the classic board "slots/two-headgears"
        """
        Ann is Level 1 with Plain Helmet, holding Plain Cap + "Plain Armor" + Plain Boots
        Bob is Level 1
        It is Ann's turn, before the door
        """
      When Ann plays Plain Cap
      Then Ann uses Plain Helmet
      And Ann carries Plain Cap sideways
      And Ann's strength is 2
      When Ann equips Plain Cap
      Then that is left open: may Items be switched between in use and carried at other times than the start of the turn, outside combat? (lean: allowed)
      And it is open in what follows: what follows when a cheat is caught? (lean: excess-turned-sideways)
      And Ann uses Plain Helmet
      And Ann carries Plain Cap sideways
      When Ann plays Plain Armor
      Then Ann uses Plain Helmet + Plain Armor
      When Ann plays Plain Boots
      Then Ann uses Plain Helmet + Plain Armor + Plain Boots
      And Ann's strength is 4

    @rule:slots.one-of-each-and-two-hands @rule:slots.only-one-of-two-headgears-helps
    Scenario: Of two headgears only one is worn (booty)
      Given the board "slots/two-headgears" in booty, bites, christmas-lite and lite
        """
        Ann is Level 1 with Plain Helmet, holding Plain Cap + "Plain Armor" + Plain Boots
        Bob is Level 1
        It is Ann's turn, before the door
        """
      When Ann plays Plain Cap
      Then Ann uses Plain Helmet
      And Ann carries Plain Cap sideways
      And Ann's strength is 2
      When may Ann equip Plain Cap?
      Then that is refused, because the items a player uses may fill these places and no more
      And the rules cited are slots.one-of-each-and-two-hands, slots.only-one-of-two-headgears-helps, slots.only-a-card-is-an-exception
      When Ann plays Plain Armor
      Then Ann uses Plain Helmet + Plain Armor
      When Ann plays Plain Boots
      Then Ann uses Plain Helmet + Plain Armor + Plain Boots
      And Ann's strength is 4

  Rule: A card may let its player ignore the slot limits, or one of them.
    slots.a-card-may-lift-the-limit · classic, booty, bites, christmas-lite; lite borrows it
      Munchkin 1.02, Character Stats, Items, par. 5
      Munchkin Booty 1.5, Items, par. 4
      Munchkin Bites! 1.6, Items (p. 4), par. 4
      Munchkin Christmas Lite 1.0, Treasures, Items, par. 3
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0

    @rule:slots.a-card-may-lift-the-limit
    Scenario: A card on an Item lifts the limit for it
      Given the board "slots/cheating-with-a-card" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 1 with Plain Helmet, carrying Plain Cap, holding Plain Cheat
        Bob is Level 1, carrying Plain Boots
        It is Ann's turn, before the door
        """
      When may Bob play Plain Cheat on Plain Boots?
      Then that is not possible, because that card is not theirs
      When Ann plays Plain Cheat on Plain Cap
      Then that is allowed
      And Ann uses Plain Cap
      And Ann's strength is 3
      When may Ann play Plain Cheat on Plain Helmet?
      Then that is not possible, because that card is not in their hand

  Rule: A player may use more than their slots allow as long as the other players do not catch them.
    slots.unnoticed-cheating-stands · classic
      Munchkin 1.02, Character Stats, Items, par. 5
      Munchkin Booty 1.5, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite 1.72 instead: Nothing
        but a card lifts the slot limits. (slots.only-a-card-is-an-exception)
    Left open: what follows when a cheat is caught?
    gap.caught-cheating · classic. The owner decides: excess-turned-sideways or excess-discarded; until then:
        excess-turned-sideways.
      Munchkin 1.02: He may cheat while he is not caught; the penalty is not given.
      A hint: A player may use more than their slots allow as long as the other players do not catch them.
        (slots.unnoticed-cheating-stands)

    @rule:slots.unnoticed-cheating-stands @rule:gap.caught-cheating
    Scenario: In the first sheet one may cheat without a card, until one is caught
      Given the classic board "slots/a-cheat-that-is-noticed"
        """
        Ann is Level 1 with Plain Helmet, carrying Plain Cap
        Bob is Level 1
        It is Ann's turn, before the door
        """
      When Ann equips Plain Cap
      Then that is left open: may Items be switched between in use and carried at other times than the start of the turn, outside combat? (lean: allowed)
      And it is open in what follows: what follows when a cheat is caught? (lean: excess-turned-sideways)
      And Ann carries Plain Cap sideways

  Rule: Nothing but a card lifts the slot limits.
    slots.only-a-card-is-an-exception · booty, bites, christmas-lite; lite borrows it
      Munchkin Booty 1.5, Items, par. 4
      Munchkin Bites! 1.6, Items (p. 4), par. 4
      Munchkin Christmas Lite 1.0, Treasures, Items, par. 3
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0
      Munchkin 1.02 instead: A player may use more than their slots allow as long as the other players do not catch
        them. (slots.unnoticed-cheating-stands)
    Of two headgears a player carries, only one can help.
    slots.only-one-of-two-headgears-helps · classic, booty, bites, christmas-lite; lite borrows it
      Munchkin 1.02, Character Stats, Items, par. 5
      Munchkin Booty 1.5, Items, par. 5
      Munchkin Bites! 1.6, Items (p. 4), par. 4
      Munchkin Christmas Lite 1.0, Treasures, Items, par. 3
      Munchkin Lite 1.72 borrows it from Munchkin Christmas Lite 1.0

    @rule:slots.only-a-card-is-an-exception @rule:slots.only-one-of-two-headgears-helps
    Scenario: Of two headgears only one is worn
      Given the board "slots/two-headgears" in booty, bites, christmas-lite and lite
        """
        Ann is Level 1 with Plain Helmet, holding Plain Cap + "Plain Armor" + Plain Boots
        Bob is Level 1
        It is Ann's turn, before the door
        """
      When Ann plays Plain Cap
      Then Ann carries Plain Cap sideways
      And Ann's strength is 2
      When Ann equips Plain Cap
      Then that is refused, because of two headgears a player carries, only one can help
      And the rule cited is slots.only-one-of-two-headgears-helps
