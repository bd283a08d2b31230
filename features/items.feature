Feature: Items
  An Item does nothing in the hand. Laid down in front of its owner it is carried: in use if it can help him, turned
  sideways if it cannot. Anyone may carry any Item; only those it is made for have its bonus, and only as long as they
  are what it asks for.

  @rule:items.stay-on-the-table-once-played
  Scenario Outline: An Item counts once it is laid down
    Given the <edition> board "items/laid-down-it-counts"
    When Ann plays Plain Helmet
    Then that is allowed
    And Ann uses Plain Helmet
    And Ann's strength is 2

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:items.anyone-may-carry-any-item
  Scenario Outline: Anyone may carry an Item that only others can use
    Given the <edition> board "items/carried-by-one-who-cannot-use-it"
    When Ann plays Plain Man's Belt
    Then that is allowed
    And the rule cited is items.anyone-may-carry-any-item
    And Ann carries Plain Man's Belt sideways
    And Ann's strength is 1

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:items.useless-ones-are-turned-sideways
  Scenario Outline: What cannot help is not put on
    Given the <edition> board "items/carried-by-one-who-cannot-use-it"
    When Ann plays Plain Man's Belt
    And Ann equips Plain Man's Belt
    Then that is refused, because Items that cannot help their owner
    And the rule cited is items.useless-ones-are-turned-sideways

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:items.use-restriction-is-checked-at-the-moment
  Scenario: The Mace of Sharpness stops helping when its owner is no Cleric any more
    Given the classic board "items/mace-of-a-former-cleric"
    When Ann kicks open the door
    Then the fight stands at 6 to 1
    When Ann discards Cleric
    Then the fight stands at 2 to 1

  @rule:items.use-restriction-is-checked-at-the-moment
  Scenario: The Coffin stops helping when its owner is no Vampire any more
    Given the bites board "items/coffin-of-a-former-vampire"
    When Ann kicks open the door
    Then the fight stands at 5 to 1
    When Ann discards Vampire
    Then the fight stands at 2 to 1

  @rule:items.not-switched-in-combat-or-while-running
  Scenario Outline: In a fight nothing is put on or taken off
    Given the <edition> board "items/not-switched-in-a-fight"
    When Ann kicks open the door
    And Ann equips Plain Boots
    Then that is refused, because Used and carried Items may not be switched
    And the rule cited is items.not-switched-in-combat-or-while-running

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:items.no-discard-just-because
  Scenario Outline: Items are not thrown away for no reason
    Given the <edition> board "items/not-thrown-away"
    When Ann discards Plain Helmet
    Then that is refused, because Items may not be discarded for no reason

    Examples: editions that say so
      | edition        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:cards.in-play-leaves-by-discard-or-trade
  Scenario: In the first sheet they are
    Given the classic board "items/thrown-away"
    When Ann discards Plain Helmet
    Then that is allowed

  @rule:gap.switching-at-other-times
  Scenario Outline: Whether Items are switched at another time is left open, and meanwhile they are
    Given the <edition> board "items/switched-at-another-time"
    When Ann equips Plain Helmet
    Then that is silent
    And the open point is gap.switching-at-other-times
    And Ann uses Plain Helmet

    Examples: editions that leave it open
      | edition |
      | classic |
      | booty   |
      | bites   |

  @rule:items.use-restriction-is-checked-at-the-moment
  Scenario: The Silver Long Johns help a Pirate, and only as long as he is one
    Given the booty board "items/long-johns-of-a-former-pirate"
    When Ann kicks open the door
    Then the fight stands at 4 to 1
    When Ann discards Pirate
    Then the fight stands at 2 to 1

  @rule:items.anyone-may-carry-any-item
  Scenario: One of the Navy carries the Silver Long Johns and is none the stronger
    Given the booty board "items/long-johns-of-one-who-is-no-pirate"
    When Ann plays Silver Long Johns
    Then that is allowed
    And Ann carries Silver Long Johns sideways
    And Ann's strength is 2

  @rule:items.anyone-may-carry-any-item
  Scenario: A Human carries the Coffin turned sideways
    Given the bites board "items/coffin-of-a-human"
    When Ann plays Coffin
    Then that is allowed
    And Ann carries Coffin sideways
    And Ann's strength is 1

  @rule:items.anyone-may-carry-any-item
  Scenario: A Warrior carries the Mace of Sharpness into the fight for nothing
    Given the classic board "items/mace-of-one-who-never-was-a-cleric"
    When Ann plays Mace of Sharpness
    Then that is allowed
    And Ann carries Mace of Sharpness sideways
    When Ann kicks open the door
    Then the fight stands at 2 to 1

  Scenario: With Cheat! on it the Mace of Sharpness asks for no Cleric
    Given the classic board "items/mace-with-a-cheat"
    When Ann kicks open the door
    Then the fight stands at 6 to 1
    When Ann discards Cleric
    Then the fight stands at 6 to 1
    When Bob discards Cleric
    Then Bob's strength is 2
