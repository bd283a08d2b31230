Feature: Interfering
  Those outside a fight may play one-shots for either side, change its monsters, send more, and curse or backstab
  those who fight.

  @rule:interfering.one-shot-in-anothers-combat @rule:interfering.one-shot-may-hit-the-ally
  Scenario Outline: A potion for either side
    Given the <edition> board "interfering/potion-for-either-side"
    When Bo plays Plain Potion on Ann
    Then that is allowed
    And the fight stands at 7 to 5
    When Bo plays Plain Great Potion on Plain Monster 5
    Then the fight stands at 7 to 10

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:interfering.wandering-monster-brings-hand-monster
  Scenario Outline: A Wandering Monster card by itself
    Given the <edition> board "interfering/wandering-monster-without-a-monster"
    When Bo plays Plain Wandering Monster
    Then that is refused, because with a Wandering Monster card a player sends a monster from his own hand

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:interfering.wandering-monster-works-in-any-combat
  Scenario Outline: A Wandering Monster in one's own fight
    Given the <edition> board "interfering/wandering-monster-in-own-fight"
    When Ann plays Plain Wandering Monster with Plain Monster 1
    Then that is a contradiction
    And the open point is conflict.wandering-monsters-target

    Examples: editions that pull two ways
      | edition |
      | classic |
      | booty   |
      | bites   |

  @rule:gap.wandering-monster-in-own-fight
  Scenario Outline: A Wandering Monster in one's own fight, in the small boxes
    Given the <edition> board "interfering/own-wandering-monster-small-boxes"
    When Ann plays Plain Wandering Monster with Plain Monster 1
    Then that is left open
    And the open point is gap.wandering-monster-in-own-fight

    Examples: editions that leave it open
      | edition        |
      | christmas-lite |
      | lite           |

  @rule:interfering.thief-may-backstab
  Scenario Outline: A Thief backstabs one who fights
    Given the <edition> board "interfering/backstab"
    When may Bo use Backstab on Cy discarding Plain Coin?
    Then that is refused
    When Bo uses Backstab on Ann discarding Plain Coin
    Then the fight stands at 4 to 5

    Examples: editions that say so
      | edition        |
      | classic        |
      | christmas-lite |
      | lite           |

  @rule:interfering.curse-a-combatant
  Scenario Outline: A Curse on one who fights
    Given the <edition> board "interfering/curse-on-a-fighter"
    When Bo plays Plain Curse on Ann
    Then that is allowed, because a player may play a Curse on someone who is in combat
    And Ann is Level 5

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |
