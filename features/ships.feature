Feature: Ships
  A Ship is an Item that comes from the Door deck. You have one at a time. It is Big, but it does not count against
  the one Big Item that you may carry. Its bonus to running away takes the place of what your other possessions add.
  A few Items are made to be put on a Ship and make it better.

  Rule: Ships are in the Door deck.
    ships.are-found-in-the-door-deck · booty. The cards themselves carry it.
      Munchkin Booty 1.5, Ships, par. 1
      There is no such thing in Munchkin 1.02, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

  Rule: A player may have only one Ship unless a card or special power allows more; a Cheat! card can.
    ships.one-each · booty
      Munchkin Booty 1.5, Ships, par. 2
      There is no such thing in Munchkin 1.02, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

    @rule:ships.one-each
    Scenario: A second Ship cannot be laid down
      Given the booty board "ships/a-second-ship"
        """
        Ann is Level 1 with Plain Boat, holding Plain Fast Boat
        Bob is Level 1
        It is Ann's turn, before the door
        """
      When Ann plays Plain Fast Boat
      Then that is refused, because a player may have only one Ship unless a card or special power allows more

  Rule: A Ship is an Item and follows the rules for Items, except as the section on Ships says.
    ships.are-items · booty
      Munchkin Booty 1.5, Ships, par. 3
      There is no such thing in Munchkin 1.02, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

    @rule:ships.are-items
    Scenario: A Ship is played like an Item
      Given the booty board "ships/a-ship-is-an-item"
        """
        Ann is Level 1, holding Plain Boat
        Bob is Level 1, holding Plain Fast Boat
        It is Ann's turn, before the door
        """
      When Ann plays Plain Boat
      Then that is allowed, because a Ship is an Item and follows the rules for Items, except as the section on Ships says
      And Ann's strength is 2

  Rule: Whatever can affect an Item can affect a Ship.
    ships.suffer-effects-on-items · booty. It says no more than ships.are-items.
      Munchkin Booty 1.5, Ships, par. 3
      There is no such thing in Munchkin 1.02, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

  Rule: A Ship needs no carrying; it uses no part of its owner's carrying limits.
    ships.carry-themselves · booty. It says no more than ships.are-big-but-do-not-count.
      Munchkin Booty 1.5, Ships, par. 3
      There is no such thing in Munchkin 1.02, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

  Rule: A Ship is Big, but does not count against the Big Items its owner may carry.
    ships.are-big-but-do-not-count · booty
      Munchkin Booty 1.5, Ships, par. 3
      There is no such thing in Munchkin 1.02, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

    @rule:ships.are-big-but-do-not-count
    Scenario: A Ship is laid down beside a Big Item
      Given the booty board "ships/big-but-not-counted"
        """
        Ann is Level 1 with Plain Big Rock, holding Plain Boat
        Bob is Level 1
        It is Ann's turn, before the door
        """
      When Ann plays Plain Boat
      Then that is allowed, because a Ship is Big, but does not count against the Big Items its owner may carry

  Rule: Some Ships let their owner carry more Big Items than otherwise allowed.
    ships.some-allow-extra-big-items · booty
      Munchkin Booty 1.5, Ships, par. 3
      There is no such thing in Munchkin 1.02, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

    @rule:ships.some-allow-extra-big-items
    Scenario: Some Ships have room for another Big Item
      Given the booty board "ships/room-for-big-items"
        """
        (Plain Barge: ship; Big; no value; +1 Big Item that may be carried)
        Ann is Level 1 with Plain Big Rock + Plain Barge, holding Plain Big Sword
        Bob is Level 1
        It is Ann's turn, before the door
        """
      When Ann plays Plain Big Sword
      Then Ann uses Plain Big Rock + Plain Big Sword

  Rule: The Big mark on a Ship settles which Curses and Traps affect it and, when sets are combined, keeps a Thief from stealing it.
    ships.big-mark-is-for-curses-traps-and-thieves · booty. The cards themselves carry it.
      Munchkin Booty 1.5, Ships, par. 3
      There is no such thing in Munchkin 1.02, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

  Rule: A few Items are made to enhance a Ship.
    ships.a-few-items-enhance-them · booty
      Munchkin Booty 1.5, Ships, par. 4
      There is no such thing in Munchkin 1.02, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

    @rule:ships.a-few-items-enhance-them
    Scenario: A Sail makes a Ship stronger, and cannot be put on a Helmet
      Given the booty board "ships/a-sail"
        """
        Ann is Level 1 with Plain Boat + Plain Fast Boat + Plain Fleet Papers + Plain Helmet, holding Plain Sail
        Bob is Level 1
        It is Ann's turn, before the door
        """
      When may Ann play Plain Sail on Plain Helmet?
      Then that is refused, because a few Items are made to enhance a Ship
      When Ann plays Plain Sail on Plain Boat
      Then that is allowed, because a few Items are made to enhance a Ship

  Rule: Item Enhancers from other sets may be put on a Ship, if they otherwise apply.
    ships.enhancers-of-other-sets-may-serve · booty. The cards themselves carry it.
      Munchkin Booty 1.5, Ships, par. 4
      There is no such thing in Munchkin 1.02, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

  Rule: An enhancer on a Ship cannot be moved to another Ship.
    ships.enhancers-stay-where-they-are · booty
      Munchkin Booty 1.5, Ships, par. 4
      There is no such thing in Munchkin 1.02, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

    @rule:ships.enhancers-stay-where-they-are
    Scenario: A sail is not moved to another Ship
      Given the booty board "ships/a-sail"
        """
        Ann is Level 1 with Plain Boat + Plain Fast Boat + Plain Fleet Papers + Plain Helmet, holding Plain Sail
        Bob is Level 1
        It is Ann's turn, before the door
        """
      When Ann plays Plain Sail on Plain Boat
      Then that is allowed
      When Ann plays Plain Sail on Plain Fast Boat
      Then that is refused, because an enhancer on a Ship cannot be moved to another Ship

  Rule: A Ship's value includes the Gold Piece value of its enhancer.
    ships.enhancer-adds-its-value · booty
      Munchkin Booty 1.5, Ships, par. 4
      There is no such thing in Munchkin 1.02, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

    @rule:ships.enhancer-adds-its-value
    Scenario: A Ship of 400 with a Sail of 200 is sold as 600
      Given the booty board "ships/a-sail-is-sold-with-her"
        """
        Ann is Level 1 with Plain Boat (Plain Sail) + Plain Sword
        Bob is Level 1 with Plain Boat
        It is Ann's turn, before the door
        """
      When may Ann sell Plain Sword?
      Then that is refused, because in their own turn a player may turn in Items of a total value of 1,000 Gold Pieces or more
      When Ann sells Plain Boat + Plain Sword
      Then Ann is Level 2
      And Ann uses nothing

  Rule: A Ship's bonus or penalty to running away replaces any bonus from Footgear, Steeds or other possessions.
    ships.run-away-bonus-replaces-others · booty
      Munchkin Booty 1.5, Ships, par. 5
      There is no such thing in Munchkin 1.02, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

    @rule:ships.run-away-bonus-replaces-others
    Scenario: A Ship's bonus takes the place of the boots'
      Given the booty board "ships/a-fast-boat-and-running-boots"
        """
        Ann is Level 3 with Plain Fast Boat + Plain Running Boots
        Bob is Level 1
        Ann fights Plain Monster 5
        Ann is to run away
        """
      When Ann runs from Plain Monster 5
      And the die shows 3
      Then Ann is Level 2

  Rule: If a Ship gives a penalty to run away, its owner may discard it before rolling and so avoid the penalty.
    ships.penalty-ship-may-be-discarded-before-the-roll · booty
      Munchkin Booty 1.5, Ships, par. 5
      There is no such thing in Munchkin 1.02, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

    @rule:ships.penalty-ship-may-be-discarded-before-the-roll
    Scenario: A slow Ship may be left behind before the roll
      Given the booty board "ships/a-slow-ship-is-abandoned"
        """
        (Plain Slow Boat: ship; Big; -1 to run away; no value)
        Ann is Level 3 with Plain Slow Boat + Plain Helmet
        Bob is Level 1 with Plain Boat
        Ann fights Plain Monster 5
        Ann is to run away
        """
      When may Bob discard Plain Slow Boat?
      Then that is not possible, because that card is not theirs
      When Ann discards Plain Slow Boat
      Then that is allowed, because if a Ship gives a penalty to run away, its owner may discard it before rolling and so avoid the penalty

  Rule: With several Ships all their combat bonuses count, and the best run-away bonus.
    ships.several-add-their-combat-bonuses · booty
      Munchkin Booty 1.5, Ships, par. 6
      There is no such thing in Munchkin 1.02, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

    @rule:ships.several-add-their-combat-bonuses
    Scenario: Of several Ships' bonuses to the roll the best counts
      Given the booty board "ships/several-ships-on-the-run"
        """
        (Plain Swift Boat: ship; +2 in combat; Big; +2 to run away; no value)
        Ann is Level 3 with Plain Fast Boat + Plain Swift Boat + Plain Fleet Papers
        Bob is Level 1
        Ann fights Plain Monster 10
        Ann is to run away
        """
      When what if Ann runs from Plain Monster 10
      Then Ann is Level 3
      And Ann's strength is 6
      When Ann runs from Plain Monster 10
      And the die shows 2
      Then Ann is Level 1

  Rule: With several Ships a player may ignore a penalty of one that the others do not also give.
    ships.penalty-not-shared-is-ignored · booty
      Munchkin Booty 1.5, Ships, par. 6
      There is no such thing in Munchkin 1.02, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite
        1.72.

    @rule:ships.penalty-not-shared-is-ignored
    Scenario: A penalty that only one of several Ships gives is ignored
      Given the booty board "ships/a-penalty-not-shared"
        """
        (Plain Slow Boat: ship; +2 in combat; Big; -1 to run away; no value)
        Ann is Level 3 with Plain Boat + Plain Slow Boat + Plain Fleet Papers
        Bob is Level 1
        Ann fights Plain Monster 10
        Ann is to run away
        """
      When Ann runs from Plain Monster 10
      And the die shows 5
      Then Ann is Level 3

  Rule: Left open: does a penalty to running away from another possession still count beside a Ship's?
    gap.ship-and-other-penalties · booty. The owner decides: counts or replaced; until then: counts.
      Munchkin Booty 1.5: Only bonuses are said to be replaced.
      A hint: A Ship's bonus or penalty to running away replaces any bonus from Footgear, Steeds or other
        possessions. (ships.run-away-bonus-replaces-others)

    @rule:gap.ship-and-other-penalties
    Scenario: The penalty of boots counts beside a Ship's bonus, as long as the owner says nothing else
      Given the booty board "ships/a-penalty-beside-hers"
        """
        (Plain Lead Boots: item; footgear; -1 to run away; no value)
        Ann is Level 3 with Plain Fast Boat + Plain Lead Boots
        Bob is Level 1
        Ann fights Plain Monster 5
        Ann is to run away
        """
      When Ann runs from Plain Monster 5
      And the die shows 4
      Then that is allowed
      And it is open in what follows: does a penalty to running away from another possession still count beside a Ship's? (lean: counts)
      And Ann is Level 2
