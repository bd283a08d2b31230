Feature: Ships
  A Ship is an Item that comes from the Door deck. You have one at a time. It is Big, but it does not count against
  the one Big Item that you may carry. Its bonus to running away takes the place of what your other possessions add.
  A few Items are made to be put on a Ship and make it better.

  Rule: A player may have only one Ship unless a card or special power allows more; a Cheat! card can.
    # ships.one-each · booty: Ships, par. 2
    @rule:ships.one-each
    Scenario: A second Ship cannot be laid down
      Given a new table in booty
      And Ann has Plain Boat in play, holding Plain Fast Boat
      When Ann plays Plain Fast Boat
      Then that is refused, because a player may have only one Ship unless a card or special power allows more

  Rule: A Ship is an Item and follows the rules for Items, except as the section on Ships says.
    # ships.are-items · booty: Ships, par. 3
    @rule:ships.are-items
    Scenario: A Ship is played like an Item
      Given a new table in booty
      And Ann is Level 1, holding Plain Boat
      When Ann plays Plain Boat
      Then that is allowed, because a Ship is an Item and follows the rules for Items, except as the section on Ships says
      And Ann's strength is 2

  Rule: A Ship is Big, but does not count against the Big Items its owner may carry.
    # ships.are-big-but-do-not-count · booty: Ships, par. 3
    @rule:ships.are-big-but-do-not-count
    Scenario: A Ship is laid down beside a Big Item
      Given a new table in booty
      And Ann has Plain Big Rock in play, holding Plain Boat
      When Ann plays Plain Boat
      Then that is allowed, because a Ship is Big, but does not count against the Big Items its owner may carry

  Rule: Some Ships let their owner carry more Big Items than otherwise allowed.
    # ships.some-allow-extra-big-items · booty: Ships, par. 3
    @rule:ships.some-allow-extra-big-items
    Scenario: Some Ships have room for another Big Item
      Given a new table in booty
      And card "Plain Barge": ship, 1 more big item
      And Ann has Plain Big Rock + Plain Barge in play, holding Plain Big Sword
      When Ann plays Plain Big Sword
      Then Ann uses Plain Big Rock + Plain Big Sword

  Rule: A few Items are made to enhance a Ship.
    # ships.a-few-items-enhance-them · booty: Ships, par. 4
    @rule:ships.a-few-items-enhance-them
    Scenario: A Sail makes a Ship stronger, and cannot be put on a Helmet
      Given a new table in booty
      And Ann has Plain Boat + Plain Fast Boat + Plain Fleet Papers + Plain Helmet in play, holding Plain Sail
      When Ann asks: may I play Plain Sail on Plain Helmet?
      Then that is refused, because a few Items are made to enhance a Ship
      When Ann plays Plain Sail on Plain Boat
      Then that is allowed, because a few Items are made to enhance a Ship

  Rule: An enhancer on a Ship cannot be moved to another Ship.
    # ships.enhancers-stay-where-they-are · booty: Ships, par. 4
    @rule:ships.enhancers-stay-where-they-are
    Scenario: A sail is not moved to another Ship
      Given a new table in booty
      And Ann has Plain Boat + Plain Fast Boat + Plain Fleet Papers + Plain Helmet in play, holding Plain Sail
      When Ann plays Plain Sail on Plain Boat
      Then that is allowed
      When Ann plays Plain Sail on Plain Fast Boat
      Then that is refused, because an enhancer on a Ship cannot be moved to another Ship
      And Ann uses Plain Fleet Papers + Plain Helmet

  Rule: A Ship's value includes the Gold Piece value of its enhancer.
    # ships.enhancer-adds-its-value · booty: Ships, par. 4
    @rule:ships.enhancer-adds-its-value
    Scenario: A Ship of 400 with a Sail of 200 is sold as 600
      Given a new table in booty
      And Ann is Level 1 with Plain Boat (Plain Sail) + Plain Sword
      When Ann asks: may I sell Plain Sword?
      Then that is refused, because in their own turn a player may turn in Items of a total value of 1,000 Gold Pieces or more
      When Ann sells Plain Boat + Plain Sword
      Then Ann is Level 2
      And Ann uses nothing

  Rule: A Ship's bonus or penalty to running away replaces every other bonus.
    # ships.run-away-bonus-replaces-others · booty: Ships, par. 5
    @rule:ships.run-away-bonus-replaces-others
    Scenario: A Ship's bonus takes the place of the boots'
      Given a new table in booty
      And Ann is Level 3 with Plain Fast Boat + Plain Running Boots
      And Ann fights Plain Monster 5
      When Ann runs from Plain Monster 5
      And the die shows 3
      Then Ann is Level 2

  Rule: A Ship with a penalty to running away may be discarded before the roll.
    # ships.penalty-ship-may-be-discarded-before-the-roll · booty: Ships, par. 5
    @rule:ships.penalty-ship-may-be-discarded-before-the-roll
    Scenario: A slow Ship may be left behind before the roll
      Given a new table in booty
      And card "Plain Slow Boat": ship, -1 to run
      And Ann has Plain Slow Boat + Plain Helmet in play
      And Bob has Plain Boat in play
      And Ann fights a monster
      And Ann is to run away
      When Bob asks: may I discard Plain Slow Boat?
      Then that is not possible, because that card is not theirs
      When Ann discards Plain Slow Boat
      Then that is allowed, because if a Ship gives a penalty to run away, its owner may discard it before rolling and so avoid the penalty
      And the fight stands at 2 to 5

  Rule: With several Ships all their combat bonuses count, and the best run-away bonus.
    # ships.several-add-their-combat-bonuses · booty: Ships, par. 6
    @rule:ships.several-add-their-combat-bonuses
    Scenario: Of several Ships' bonuses to the roll the best counts
      Given a new table in booty
      And card "Plain Swift Boat": ship, +2 to run
      And Ann is Level 3 with Plain Fast Boat + Plain Swift Boat + Plain Fleet Papers
      And Ann fights Plain Monster 10
      When what if Ann runs from Plain Monster 10
      Then Ann is Level 3
      When Ann runs from Plain Monster 10
      And the die shows 2
      Then Ann is Level 1

  Rule: With several Ships a player may ignore a penalty of one that the others do not also give.
    # ships.penalty-not-shared-is-ignored · booty: Ships, par. 6
    @rule:ships.penalty-not-shared-is-ignored
    Scenario: A penalty that only one of several Ships gives is ignored
      Given a new table in booty
      And card "Plain Slow Boat": ship, -1 to run
      And Ann is Level 3 with Plain Boat + Plain Slow Boat + Plain Fleet Papers
      And Ann fights Plain Monster 10
      When Ann runs from Plain Monster 10
      And the die shows 5
      Then Ann is Level 3

  Rule: Left open: does a penalty to running away from another possession still count beside a Ship's?
    # gap.ship-and-other-penalties · booty
    @rule:gap.ship-and-other-penalties
    Scenario: The penalty of boots counts beside a Ship's bonus, as long as the owner says nothing else
      Given a new table in booty
      And card "Plain Lead Boots": item, -1 to run
      And Ann is Level 3 with Plain Fast Boat + Plain Lead Boots
      And Ann fights Plain Monster 5
      When Ann runs from Plain Monster 5
      And the die shows 4
      Then it is open in what follows: does a penalty to running away from another possession still count beside a Ship's? (played as: counts)
      And Ann is Level 2
