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
