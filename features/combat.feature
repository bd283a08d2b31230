Feature: Combat
  Level and whatever helps or hinders are added up on either side. The higher total wins, a tie is the monster's,
  and a kill counts once everybody has had time to speak up.

  @rule:combat.higher-player-total-kills @rule:combat.kill-gives-one-level @rule:combat.kill-is-final-after-the-wait
  Scenario Outline: The higher total kills
    Given the <edition> board "combat/higher-total-wins"
    Then the fight stands at 6 to 5
    When Ann claims the kill
    Then that is allowed, because if the players' total is greater than the monsters' total, the monster is killed
    And Ann is Level 4
    When no one says anything
    Then Ann is Level 5
    And Ann holds Plain Ring
    And there is no fight

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:combat.monster-wins-ties
  Scenario Outline: A tie is the monster's
    Given the <edition> board "combat/tie-is-the-monsters"
    Then the fight stands at 5 to 5
    When Ann claims the kill
    Then that is refused, because if the two totals are equal, the monster wins

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  Scenario Outline: A Warrior wins a tie, because his card says so
    Given the <edition> board "combat/warrior-wins-ties"
    Then the fight stands at 5 to 5
    And the munchkins are winning
    When Ann claims the kill
    Then that is allowed

    Examples: editions with Warriors
      | edition        |
      | classic        |
      | christmas-lite |
      | lite           |

  @rule:combat.losing-means-running-away
  Scenario Outline: The lower total kills nothing
    Given the <edition> board "combat/lower-total-loses"
    When Ann claims the kill
    Then that is refused, because a player whose total is equal to or less than the monsters' total loses the combat and must run away

    Examples: editions that say so
      | edition        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:combat.hostile-play-possible-at-the-last-moment
  Scenario Outline: Undone at the last moment
    Given the <edition> board "combat/undone-at-the-last-moment"
    When Ann claims the kill
    And Bo plays Plain Potion on Plain Monster 5
    Then the fight stands at 6 to 8
    When no one says anything
    Then that is not possible

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:gap.wait-starts-again
  Scenario Outline: A play that leaves the fight won: does the wait start again?
    Given the <edition> board "combat/wait-after-a-change"
    When Ann claims the kill
    And Bo plays Plain Potion on Ann
    Then that is left open
    And the open point is gap.wait-starts-again

    Examples: editions that leave it open
      | edition |
      | booty   |
      | bites   |
      | classic |

  @rule:combat.monster-special-powers-apply
  Scenario Outline: A monster that is stronger against women
    Given the <edition> board "combat/special-power-of-a-monster"
    Then the fight stands at 7 to 8
    When let Ann be male
    Then the fight stands at 7 to 5

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:combat.nonlethal-win-gives-no-level
  Scenario Outline: Rid of the monster without a kill: no level
    Given the <edition> board "combat/rid-of-it-without-a-kill"
    When Ann uses Plain Dust
    Then that is allowed
    And Ann is Level 2
    And Ann holds Plain Ring
    And there is no fight

    Examples: editions that say so
      | edition        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:combat.some-monsters-give-two-levels
  Scenario Outline: Some big monsters give two levels
    Given the <edition> board "combat/two-levels"
    When Ann plays Plain Great Potion on Ann
    And Ann claims the kill
    And no one says anything
    Then Ann is Level 9

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:combat.no-selling-stealing-equipping-trading-or-playing-items
  Scenario Outline: A fighter neither sells nor trades
    Given the <edition> board "combat/nothing-sold-or-traded"
    When may Ann sell Plain Gem?
    Then that is refused
    When may Ann trade Plain Helmet to Bo for Plain Boots?
    Then that is refused, because a player in combat may neither sell, steal nor trade Items

    Examples: editions that say so
      | edition |
      | booty   |
      | bites   |

  Scenario: Devin kills the Net Troll with a Christmas Coral
    Given the christmas-lite board "combat/devin-net-troll"
    When Devin kicks open the door
    Then the fight stands at 7 to 10
    And the monsters are winning
    When Devin plays Christmas Coral on Devin
    Then the munchkins' total is 11
    And the munchkins are winning
    When Devin claims the kill
    And no one says anything
    Then Devin is Level 5
    And Devin holds 3 cards

  Scenario: One level lower, Devin ties with the Net Troll and loses
    Given the christmas-lite board "combat/devin-one-level-lower"
    When Devin kicks open the door
    And Devin plays Christmas Coral on Devin
    Then the fight stands at 10 to 10
    And the monsters are winning
    When Devin claims the kill
    Then that is refused

  Scenario: Without the Coral Devin is three short
    Given the christmas-lite board "combat/devin-without-the-coral"
    When Devin kicks open the door
    And Devin claims the kill
    Then that is refused
    And the fight stands at 7 to 10

  Scenario: Beth and a charmed Drake kill Greenbeard
    Given the booty board "combat/greenbeard"
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
    Then the fight stands at 23 to 19
    And the munchkins are winning
    When Beth claims the kill
    And no one says anything
    Then that is left open
    And Beth is Level 5
    And Drake is Level 6
    When Drake chooses Spanish Helmet
    Then Drake holds Spanish Helmet
    And Beth holds Booty Boots + Eye Patch + Thigh Boots

  Scenario: Greenbeard has nothing against men: the Rum alone would do
    Given the booty board "combat/greenbeard-against-a-man"
    When Beth kicks open the door
    Then the fight stands at 7 to 6
    And the munchkins are winning
    When may Beth claim the kill?

  Scenario: Without the Rum Beth and Drake tie with a Legendary Greenbeard, and a tie is his
    Given the booty board "combat/greenbeard-without-the-rum"
    When Beth kicks open the door
    And Drake plays Legendary on Greenbeard
    And Beth uses Merchant discarding French
    And Beth uses Charm ze Rival on Drake
    Then the fight stands at 19 to 19
    And the monsters are winning
    When Beth claims the kill
    Then that is refused

  Scenario: Louisa kills the Net Troll with a Magic Missile
    Given the lite board "combat/louisa-net-troll"
    When Louisa kicks open the door
    Then the fight stands at 8 to 10
    And the monsters are winning
    When Louisa plays Magic Missile on Louisa
    Then the munchkins' total is 13
    And the munchkins are winning
    When Louisa claims the kill
    And no one says anything
    Then Louisa is Level 5
    And Louisa holds 3 cards

  Scenario: Somebody did interfere: an Enraged Net Troll is too much for the Missile
    Given the lite board "combat/louisa-interfered-with"
    When Louisa kicks open the door
    And Louisa plays Magic Missile on Louisa
    And Louisa claims the kill
    And Ann plays Enraged on Net Troll
    Then the fight stands at 13 to 15
    When no one says anything
    Then that is not possible

  Scenario: The Mace is for clerics: without it even the Missile falls short
    Given the lite board "combat/louisa-no-cleric"
    When Louisa kicks open the door
    Then the munchkins' total is 4
    When Louisa plays Magic Missile on Louisa
    Then the fight stands at 9 to 10
    When Louisa claims the kill
    Then that is refused

  Scenario: Jenn kills Pumpkinhead
    Given the bites board "combat/pumpkinhead"
    When Jenn kicks open the door
    Then the fight stands at 10 to 6
    And the munchkins are winning
    When may Jenn equip Goth Boots?
    Then that is refused
    When K.C. plays Horrific, Steeped in Evil, Yet Somewhat Pitiable on Pumpkinhead
    Then the fight stands at 10 to 16
    And the monsters are winning
    And 4 Treasures are at stake
    When what if K.C. offers help; Jenn agrees
    Then the fight stands at 17 to 16
    And the munchkins are winning
    When K.C. offers help
    And Jenn declines
    And Jenn plays Fluffy on Pumpkinhead
    Then the monsters' total is 11
    And 3 Treasures are at stake
    When Jenn plays Virgin Tears on Jenn
    Then the fight stands at 13 to 11
    And the munchkins are winning
    When Jenn claims the kill
    Then Jenn is Level 4
    When no one says anything
    Then Jenn is Level 5
    And Jenn holds Coffin + Wishing Ring + Maniac Minion

  Scenario: A human is neither stronger against Undead nor kinder to Pumpkinhead
    Given the bites board "combat/pumpkinhead-against-a-human"
    When Jenn kicks open the door
    Then the fight stands at 6 to 8
    And the monsters are winning
    When Jenn claims the kill
    Then that is refused

  Scenario: Without Virgin Tears Jenn is one short of a Fluffy Pumpkinhead
    Given the bites board "combat/pumpkinhead-without-the-tears"
    When Jenn kicks open the door
    And K.C. plays Horrific, Steeped in Evil, Yet Somewhat Pitiable on Pumpkinhead
    Then the fight stands at 10 to 16
    When Jenn plays Fluffy on Pumpkinhead
    Then the fight stands at 10 to 11
    When Jenn claims the kill
    Then that is refused
