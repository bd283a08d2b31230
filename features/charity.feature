Feature: Charity
  Whoever holds too many cards at the end of his turn gives those beyond the limit to whoever has the lowest Level.

  @rule:charity.excess-goes-to-lowest-level-player @rule:charity.excess-goes-to-lowest-level-living-player
  Scenario Outline: The excess goes to the lowest, and nothing else does
    Given the <edition> board "charity/excess-to-the-lowest"
    When Ann ends the turn
    And may Ann give Plain Potion + Plain Curse to Cy in charity?
    Then that is refused
    When may Ann discard Plain Potion + Plain Curse in charity?
    Then that is refused
    When may Ann give Plain Potion + Plain Curse + Plain Mate to Bob in charity?
    Then that is refused
    When Ann gives Plain Potion + Plain Curse to Bob in charity
    Then that is allowed, because at the end of his turn a player with more than five cards in hand
    And it is Bob's turn

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:charity.may-play-down-to-the-limit-instead
  Scenario Outline: Cards may be played to get down to the limit
    Given the <edition> board "charity/playing-down"
    When Ann ends the turn
    And Ann plays Plain Helmet
    And Ann plays Plain Armor
    Then Bob holds nothing
    And it is Bob's turn

    Examples: editions that say so
      | edition        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  Scenario: Where that is not said, what is laid down in one's own turn is no longer in the hand either
    Given the classic board "charity/less-is-owed-after-a-play"
    When Ann ends the turn
    And Ann plays Plain Potion
    And Ann gives Plain Curse to Bob in charity
    Then it is Bob's turn

  @rule:charity.tied-lowest-share-evenly @rule:charity.giver-picks-the-bigger-share
  Scenario Outline: Several lowest players share, and the giver says who gets the bigger share
    Given the <edition> board "charity/tied-lowest"
    When Ann ends the turn
    And may Ann give Plain Potion + Plain Curse + Plain Ring to Bob in charity?
    Then that is refused, because if other players tie for lowest, the excess is divided among them as evenly as possible
    When Ann gives Plain Potion + Plain Curse to Cy in charity
    Then that is allowed, because when the excess does not divide evenly, the giver decides
    When Ann gives Plain Ring to Bob in charity
    Then Bob holds Plain Ring
    And Cy holds Plain Potion + Plain Curse

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:charity.lowest-giver-discards-instead
  Scenario Outline: Whoever is lowest himself, or tied for it, discards
    Given the <edition> board "charity/lowest-discards"
    When Ann ends the turn
    And may Ann give Plain Potion to Bob in charity?
    Then that is refused
    When Ann discards Plain Potion + Plain Curse in charity
    Then that is allowed, because a player who is himself the lowest
    And Plain Curse lies in the door discards

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:charity.excess-goes-to-lowest-level-living-player
  Scenario: The dead do not count
    Given the classic board "charity/the-living-count"
    When Ann ends the turn
    And may Ann give Plain Potion + Plain Curse to Bob in charity?
    Then that is refused
    When Ann gives Plain Potion + Plain Curse to Cy in charity
    Then Cy holds Plain Potion + Plain Curse

  @rule:gap.lowest-player-is-dead
  Scenario Outline: Where it is not said who gets what a dead player would, the next lowest does until the owner says otherwise
    Given the <edition> board "charity/the-lowest-is-dead"
    When Ann ends the turn
    Then that is left open
    And the open point is gap.lowest-player-is-dead
    When Ann gives Plain Potion + Plain Curse to Cy in charity
    Then Cy holds Plain Potion + Plain Curse

    Examples: editions that say so
      | edition |
      | booty   |
      | bites   |
      | lite    |

  @rule:gap.lowest-player-is-dead
  Scenario Outline: The owner may say that it is discarded
    Given the <edition> board "charity/the-lowest-is-dead-discarded"
    When Ann ends the turn
    And Ann discards Plain Potion + Plain Curse in charity
    Then that is allowed
    And Plain Curse lies in the door discards

    Examples: editions that say so
      | edition |
      | booty   |
      | bites   |
      | lite    |

  @rule:gap.charity-may-be-declined
  Scenario Outline: Whether the lowest must take the cards is left open
    Given the <edition> board "charity/must-he-take-it"
    When Ann ends the turn
    And Bob declines
    Then that is left open
    And the open point is gap.charity-may-be-declined
    And Ann owes charity

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:gap.charity-may-be-declined
  Scenario Outline: The owner may say that he need not
    Given the <edition> board "charity/he-may-decline"
    When Ann ends the turn
    And Bob declines
    And Ann discards Plain Potion + Plain Curse in charity
    Then Bob holds nothing

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:gap.charity-cards-picked-by
  Scenario Outline: Who picks the cards is left open; until the owner speaks the giver does
    Given the <edition> board "charity/who-picks-the-cards"
    When Ann ends the turn
    And Bob chooses Plain Monster 10
    Then that is left open
    And Bob holds nothing
    When Ann gives Plain Potion + Plain Curse to Bob in charity
    Then that is allowed

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:gap.charity-cards-picked-by
  Scenario Outline: If the receivers pick, each takes his even share, and the giver gives what is left over
    Given the <edition> board "charity/the-receivers-pick"
    When Ann ends the turn
    And may Ann give Plain Potion + Plain Curse to Bob in charity?
    Then that is refused
    When Bob chooses Plain Monster 10
    And Cy chooses Plain Monster 1
    And Ann gives Plain Curse to Cy in charity
    Then Bob holds Plain Monster 10
    And Cy holds Plain Monster 1 + Plain Curse

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:gap.playing-in-charity
  Scenario Outline: Whether charity lets one play what is for a fight is left open
    Given the <edition> board "charity/playing-out-of-time"
    When Ann ends the turn
    And Ann plays Plain Enhancer
    Then that is left open
    And the open point is gap.playing-in-charity
    And Ann holds 7 cards

    Examples: editions that say so
      | edition        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:gap.playing-in-charity
  Scenario Outline: If it does, the card does nothing and is discarded
    Given the <edition> board "charity/playing-out-of-time-allowed"
    When Ann ends the turn
    And Ann plays Plain Enhancer
    And Ann plays Plain Monster 5
    Then Plain Enhancer lies in the door discards
    And Bob holds nothing

    Examples: editions that say so
      | edition        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |
