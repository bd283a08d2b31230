Feature: Helping
  One who cannot win alone asks for help, and pays for it as the two agree. Only one may help. He brings all he is
  into the fight, for better and for worse.

  @rule:helping.may-ask-when-unable-to-win-alone @rule:helping.any-other-player-may-be-asked
  Scenario Outline: Asked and agreed
    Given the <edition> board "helping/asked-and-agreed"
    When Ann asks Bo for help
    Then that is allowed, because a player who cannot win a combat alone may ask for help
    When Bo agrees
    Then the fight stands at 11 to 10
    When Ann claims the kill
    And no one says anything
    Then Ann is Level 5
    And Bo is Level 5

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:helping.only-one-helper
  Scenario Outline: A second helper is turned away
    Given the <edition> board "helping/two-would-be-helpers"
    When Ann asks Cy for help
    Then that is refused, because only one player can help in a combat
    And the rule cited is helping.only-one-helper

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:helping.asking-continues-until-someone-agrees
  Scenario Outline: After a refusal another is asked
    Given the <edition> board "helping/another-after-a-refusal"
    When Ann asks Cy for help
    And Cy declines
    And Ann asks Bo for help
    And Bo agrees
    Then the fight stands at 11 to 10

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:helping.order-of-picking-must-be-agreed
  Scenario Outline: A share of the Treasure needs an order of picking
    Given the <edition> board "helping/share-of-the-treasure"
    When may Ann ask Bo for help offering 1 treasure?
    Then that is refused, because an offer of part of the Treasure must include agreement on who picks first
    When Ann asks Bo for help offering 1 treasure, Bo picks first
    And Bo agrees
    And Ann claims the kill
    And no one says anything
    Then Bo owes pick
    When Bo chooses Plain Coin
    Then Bo holds Plain Coin
    And Ann holds Plain Ring

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:helping.carried-items-may-be-offered
  Scenario Outline: Only what is carried may be offered
    Given the <edition> board "helping/bribed-with-a-carried-item"
    When may Ann ask Bo for help offering Plain Ring?
    Then that is refused, because the main player may offer a helper any Items he is carrying

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:helping.monster-specials-reach-the-helper @rule:helping.shared-trait-counts-once
  Scenario Outline: What the monster minds in one, it minds in both, and once
    Given the <edition> board "helping/specials-reach-the-helper"
    When Ann asks Bo for help
    And Bo agrees
    Then the fight stands at 7 to 8
    When let Ann be female
    Then the fight stands at 7 to 8

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:helping.elf-helper-gains-a-level-for-each-kill
  Scenario Outline: An Elf who helps goes up for each monster slain
    Given the <edition> board "helping/elf-helper"
    When Ann claims the kill
    And no one says anything
    Then Ann is Level 6
    And Bo is Level 7

    Examples: editions that say so
      | edition |
      | classic |
      | lite    |

  @rule:gap.helper-withdraws
  Scenario Outline: A helper wants out
    Given the <edition> board "helping/helper-withdraws"
    When Bo declines
    Then that is left open
    And the open point is gap.helper-withdraws

    Examples: editions that leave it open
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:helping.warrior-helper-wins-ties
  Scenario Outline: With a Warrior as helper a tie is won
    Given the <edition> board "helping/warrior-helper-wins-ties"
    Then the fight stands at 10 to 10
    When Ann claims the kill
    Then that is allowed, because with a Warrior as helper the players win a tie

    Examples: editions that say so
      | edition        |
      | classic        |
      | christmas-lite |
      | lite           |

  @rule:helping.monster-specials-reach-the-helper
  Scenario: Having a Merchant for a helper changes Almighty Cod
    Given the booty board "helping/almighty-cod"
    When Ann asks Bo for help
    Then the monsters' total is 8
    When Bo agrees
    Then the fight stands at 3 to 5
    And -3 counts for the monsters from against Merchant

  Scenario: Almighty Cod cares about those who fight, not about those who watch
    Given the booty board "helping/almighty-cod-bystander"
    When Ann asks Bo for help
    And Bo declines
    Then the fight stands at 1 to 8
    And against Merchant does not count for the monsters

  Scenario: A helper who is no Merchant leaves Almighty Cod as it is
    Given the booty board "helping/almighty-cod-other-helper"
    When Ann asks Cy for help
    And Cy agrees
    Then the fight stands at 3 to 8
    And against Merchant does not count for the monsters

  @rule:helping.monster-specials-reach-the-helper
  Scenario: Having a Changeling for a helper changes Banshee
    Given the bites board "helping/banshee"
    When Ann asks Bo for help
    Then the monsters' total is 8
    When Bo agrees
    Then the fight stands at 3 to 4
    And -4 counts for the monsters from against Changeling

  Scenario: Banshee cares about those who fight, not about those who watch
    Given the bites board "helping/banshee-bystander"
    When Ann asks Bo for help
    And Bo declines
    Then the fight stands at 1 to 8
    And against Changeling does not count for the monsters

  Scenario: A helper who is no Changeling leaves Banshee as it is
    Given the bites board "helping/banshee-other-helper"
    When Ann asks Cy for help
    And Cy agrees
    Then the fight stands at 3 to 8
    And against Changeling does not count for the monsters

  @rule:helping.helper-adds-combat-strength @rule:accent.each-follows-its-card
  Scenario: A charmed rival must help, and picks first
    Given the booty board "helping/charm-ze-rival"
    When Beth kicks open the door
    Then the fight stands at 7 to 9
    And the monsters are winning
    When Beth plays Demon Rum on Beth
    Then the munchkins' total is 11
    And the munchkins are winning
    When Drake plays Legendary on Greenbeard
    Then the fight stands at 11 to 19
    And the monsters are winning
    And 4 Treasures are at stake
    When Beth uses Merchant discarding French
    And what if Beth asks Drake for help; Drake declines
    Then the munchkins' total is 11
    When Beth uses Charm ze Rival on Drake
    Then that is allowed, because each accent has its own abilities or penalties
    And the fight stands at 23 to 19
    And the view at combat.helper is Drake
    And the view at combat.deal.first is Drake
    When Beth claims the kill
    And no one says anything
    Then that is left open
    And the open point is gap.compelled-helpers-share
    When Drake chooses Eye Patch
    Then Beth is Level 5
    And Drake is Level 6
    And Drake holds Eye Patch

  @rule:accent.each-follows-its-card
  Scenario: Charm ze Rival does nothing to a rival of the same sex
    Given the booty board "helping/charm-ze-rival-same-sex"
    When Beth kicks open the door
    Then the fight stands at 7 to 9
    And the monsters are winning
    When Beth plays Demon Rum on Beth
    Then the munchkins' total is 11
    And the munchkins are winning
    When Drake plays Legendary on Greenbeard
    Then the fight stands at 11 to 19
    And the monsters are winning
    And 4 Treasures are at stake
    When Beth uses Merchant discarding French
    And Beth uses Charm ze Rival on Drake
    Then that is refused, because each accent has its own abilities or penalties
    And the munchkins' total is 11

  @rule:helping.only-one-helper
  Scenario: Nobody is charmed into a fight that has a helper
    Given the booty board "helping/charm-ze-rival-with-a-helper"
    When Beth kicks open the door
    Then the fight stands at 7 to 9
    And the monsters are winning
    When Beth plays Demon Rum on Beth
    Then the munchkins' total is 11
    And the munchkins are winning
    When Drake plays Legendary on Greenbeard
    Then the fight stands at 11 to 19
    And the monsters are winning
    And 4 Treasures are at stake
    When Beth uses Merchant discarding French
    And Beth asks Ed for help
    And Ed agrees
    Then the munchkins' total is 12
    When Beth uses Charm ze Rival on Drake
    Then that is refused, because only one player can help in a combat
    And the munchkins' total is 12

  @rule:helping.monster-specials-reach-the-helper @rule:helping.shared-trait-counts-once @rule:combat.monster-wins-ties
  Scenario Outline: An Elf's help makes the Drooling Slime stronger, once
    Given the <edition> board "helping/drooling-slime"
    When Ann kicks open the door
    Then the fight stands at 1 to 1
    And the monsters are winning
    When what if Ann asks Bo for help; Bo agrees
    Then the fight stands at 5 to 5
    When what if Ann asks Cy for help; Cy agrees
    Then the fight stands at 4 to 1
    When what if let Ann have Elf in play; Ann asks Cy for help; Cy agrees
    Then the fight stands at 4 to 5
    When let Ann have Elf in play
    Then the monsters' total is 5
    When Ann asks Bo for help
    And Bo agrees
    Then the fight stands at 5 to 5
    And the monsters are winning
    When Ann claims the kill
    Then that is refused, because if the two totals are equal, the monster wins

    Examples: editions that say so
      | edition |
      | classic |
      | lite    |

  Scenario Outline: A helper who is no Elf leaves the Slime as it is
    Given the <edition> board "helping/drooling-slime-human-helper"
    When Ann asks Cy for help
    And Cy agrees
    Then the fight stands at 4 to 1
    And the munchkins are winning
    And against Elf does not count for the monsters
    When may Ann claim the kill?
    Then that is allowed

    Examples: editions that say so
      | edition |
      | classic |
      | lite    |

  @rule:helping.elf-helper-gains-a-level-for-each-kill
  Scenario Outline: An Elf strong enough outweighs the Slime he angers, and goes up with the main player
    Given the <edition> board "helping/drooling-slime-stronger-elf"
    When Ann asks Bo for help
    And Bo agrees
    Then the fight stands at 6 to 5
    And the munchkins are winning
    When Ann claims the kill
    And no one says anything
    Then Ann is Level 2
    And Bo is Level 6

    Examples: editions that say so
      | edition |
      | classic |
      | lite    |

  @rule:helping.monster-specials-reach-the-helper @rule:helping.shared-trait-counts-once
  Scenario: Evan A. Mouse is angered by one Elf, and no more by two
    Given the christmas-lite board "helping/evan-a-mouse"
    When Ann asks Bo for help
    Then the monsters' total is 8
    When Bo agrees
    Then the fight stands at 3 to 12
    And 4 counts for the monsters from against Elf
    When let Ann have Elf in play
    Then the monsters' total is 12

  Scenario: Evan A. Mouse cares about those who fight, not about those who watch
    Given the christmas-lite board "helping/evan-a-mouse-bystander"
    When Ann asks Bo for help
    And Bo declines
    Then the fight stands at 1 to 8
    And against Elf does not count for the monsters

  Scenario: A helper who is no Elf leaves Evan A. Mouse as it is
    Given the christmas-lite board "helping/evan-a-mouse-other-helper"
    When Ann asks Cy for help
    And Cy agrees
    Then the fight stands at 3 to 8
    And against Elf does not count for the monsters

  @rule:helping.may-ask-when-unable-to-win-alone @rule:treasure.face-down-when-won-alone
  Scenario: Jenn turns K.C.'s help down and shares no Treasure
    Given the bites board "helping/offer-declined"
    When Jenn kicks open the door
    And K.C. plays Horrific, Steeped in Evil, Yet Somewhat Pitiable on Pumpkinhead
    Then the fight stands at 10 to 16
    When what if K.C. offers help; Jenn agrees
    Then the fight stands at 17 to 16
    And the munchkins are winning
    When K.C. offers help
    And Jenn declines
    Then the fight stands at 10 to 16
    And the view at combat.helper is None
    When Jenn plays Fluffy on Pumpkinhead
    And Jenn plays Virgin Tears on Jenn
    And Jenn claims the kill
    And no one says anything
    Then Jenn is Level 5
    And Jenn holds Coffin + Wishing Ring + Maniac Minion
    And K.C. holds nothing

  @rule:treasure.face-up-when-won-with-help @rule:helping.helper-gains-no-level
  Scenario: Had Jenn taken the help, the Treasure would have lain face up
    Given the bites board "helping/offer-taken"
    When Jenn kicks open the door
    And K.C. plays Horrific, Steeped in Evil, Yet Somewhat Pitiable on Pumpkinhead
    Then the fight stands at 10 to 16
    When K.C. offers help for 1 treasure, K.C. picks first
    And Jenn agrees
    Then the munchkins' total is 17
    And the munchkins are winning
    When Jenn claims the kill
    And no one says anything
    Then the view at spoils is ['Coffin', 'Wishing Ring', 'Maniac Minion', 'Goth Boots']
    And K.C. owes pick
    When K.C. chooses Coffin
    Then K.C. holds Coffin
    And K.C. is Level 3
    And Jenn is Level 5

  @rule:combat.monster-wins-ties
  Scenario: With one level less K.C. would have tied, and a tie is no win
    Given the bites board "helping/offer-too-weak"
    When Jenn kicks open the door
    And K.C. plays Horrific, Steeped in Evil, Yet Somewhat Pitiable on Pumpkinhead
    Then the fight stands at 10 to 16
    When K.C. offers help
    And Jenn agrees
    Then the fight stands at 16 to 16
    And the monsters are winning
    When Jenn claims the kill
    Then that is refused, because if the two totals are equal, the monster wins

  @rule:gap.who-escapes-the-distracted-pit-bull
  Scenario: The main player has a wand of her own, and throws it instead
    Given the christmas-lite board "helping/pit-bull-main-player"
    When may Bo use Pit Bull discarding Plain Wand?
    Then that is not possible
    When Ann uses Pit Bull discarding Plain Wand
    Then that is left open
    And the open point is gap.who-escapes-the-distracted-pit-bull
    And there is no fight
    And nothing is owed
    And Plain Wand lies in the treasure discards
    And Ann is Level 2
    And Bo is Level 1

  @rule:gap.who-escapes-the-distracted-pit-bull
  Scenario: The helper throws a wand, and the Pit Bull runs after it
    Given the christmas-lite board "helping/pit-bull"
    When may Ann use Pit Bull discarding Plain Wand?
    Then that is not possible
    When Bo uses Pit Bull discarding Plain Wand
    Then that is left open
    And the open point is gap.who-escapes-the-distracted-pit-bull
    And there is no fight
    And nothing is owed
    And Plain Wand lies in the treasure discards
    And Bo is Level 1
    And Ann is Level 2

  Scenario: The owner decides that only whoever throws the wand gets away
    Given the christmas-lite board "helping/pit-bull-only-who-threw-it"
    When Bo uses Pit Bull discarding Plain Wand
    Then that is allowed
    And Ann owes run
    When Ann runs from Pit Bull
    And the die shows 1
    Then Ann is Level 1
    And Bo is Level 1
    And there is no fight

  Scenario: Without a wand or pole both have to roll
    Given the christmas-lite board "helping/pit-bull-without-a-wand"
    When Ann runs from Pit Bull
    Then that is left open
    When the die shows 5
    Then Ann is Level 2
    When Bo runs from Pit Bull
    And the die shows 5
    Then Bo is Level 1
    And there is no fight

  @rule:helping.monster-specials-reach-the-helper @rule:helping.shared-trait-counts-once
  Scenario: Sir Francis Drake is angered by one Spaniard, and no more by two
    Given the booty board "helping/sir-francis-drake"
    When Ann asks Bo for help
    Then the monsters' total is 8
    When Bo agrees
    Then the fight stands at 3 to 13
    And 5 counts for the monsters from against Spanish
    When let Ann have Spanish in play
    Then the monsters' total is 13

  Scenario: Sir Francis Drake cares about those who fight, not about those who watch
    Given the booty board "helping/sir-francis-drake-bystander"
    When Ann asks Bo for help
    And Bo declines
    Then the fight stands at 1 to 8
    And against Spanish does not count for the monsters

  Scenario: A helper who is no Spanish leaves Sir Francis Drake as it is
    Given the booty board "helping/sir-francis-drake-other-helper"
    When Ann asks Cy for help
    And Cy agrees
    Then the fight stands at 3 to 8
    And against Spanish does not count for the monsters

  @rule:helping.monster-specials-reach-the-helper @rule:helping.shared-trait-counts-once
  Scenario: The Sunbeam burns brighter for one Vampire, and no brighter for two
    Given the bites board "helping/sunbeam"
    When Ann asks Bo for help
    Then the monsters' total is 8
    When Bo agrees
    Then the fight stands at 3 to 12
    And 4 counts for the monsters from against Vampire
    When let Ann have Vampire in play
    Then the monsters' total is 12

  Scenario: Sunbeam cares about those who fight, not about those who watch
    Given the bites board "helping/sunbeam-bystander"
    When Ann asks Bo for help
    And Bo declines
    Then the fight stands at 1 to 8
    And against Vampire does not count for the monsters

  Scenario: A helper who is no Vampire leaves Sunbeam as it is
    Given the bites board "helping/sunbeam-other-helper"
    When Ann asks Cy for help
    And Cy agrees
    Then the fight stands at 3 to 8
    And against Vampire does not count for the monsters

  @rule:helping.monster-specials-reach-the-helper @rule:combat.nonlethal-win-gives-no-level
  Scenario Outline: A Cleric who helps drives the Wannabe Vampire away
    Given the <edition> board "helping/wannabe-vampire"
    When may Ann use Wannabe Vampire?
    Then that is refused, because a monster's special powers
    When Ann asks Bo for help
    And Bo agrees
    Then the fight stands at 6 to 12
    When Bo uses Wannabe Vampire
    Then that is left open
    And the open point is gap.wait-after-eliminating
    And the rule cited is helping.monster-specials-reach-the-helper
    And Wannabe Vampire lies in the door discards
    When no one says anything
    Then that is left open
    And the open point is gap.helpers-ability-takes-the-treasure
    And there is no fight
    And Ann is Level 4
    And Ann holds Magic Missile + Mace of Sharpness + Plain Ring
    And Bo is Level 2

    Examples: editions that say so
      | edition |
      | classic |
      | lite    |

  Scenario Outline: A Cleric who only looks on leaves the Wannabe Vampire where it is
    Given the <edition> board "helping/wannabe-vampire-cleric-outside"
    When Bo uses Wannabe Vampire
    Then that is left open
    And the fight stands at 4 to 12

    Examples: editions that say so
      | edition |
      | classic |
      | lite    |

  @rule:helping.monster-specials-reach-the-helper
  Scenario Outline: Nobody but a Cleric drives the Wannabe Vampire away
    Given the <edition> board "helping/wannabe-vampire-no-cleric"
    When Ann asks Cy for help
    And Cy agrees
    And Cy uses Wannabe Vampire
    Then that is refused, because the monster's special abilities and vulnerabilities apply to the helper too
    And the fight stands at 7 to 12

    Examples: editions that say so
      | edition |
      | classic |
      | lite    |
