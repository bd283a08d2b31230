Feature: Trading
  Items are traded from table to table, at any time, between players who are not in combat. What one receives goes into
  play. A gift is for one who wants it.

  @rule:trading.received-item-goes-into-play
  Scenario Outline: Two players trade what lies on the table
    Given the <edition> board "trading/a-trade"
    When Ann trades Plain Helmet to Bob for Plain Boots
    Then that is allowed
    When Bob agrees
    Then Ann carries Plain Boots sideways
    And Bob carries Plain Helmet sideways

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:trading.from-the-table-only
  Scenario Outline: What is in the hand is not traded
    Given the <edition> board "trading/not-from-the-hand"
    When Ann trades Plain Helmet to Bob for Plain Boots
    Then that is refused, because An Item may be traded only from the table

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:trading.items-only
  Scenario Outline: No card but an Item is traded
    Given the <edition> board "trading/nothing-but-items"
    When Ann trades Plain Charm to Bob for Plain Boots
    Then that is refused, because Only Items may be traded

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:trading.any-time-the-trader-is-not-in-combat
  Scenario Outline: Nobody trades in his own fight
    Given the <edition> board "trading/not-in-ones-own-fight"
    When Ann kicks open the door
    And Ann trades Plain Helmet to Bob for Plain Boots
    Then that is refused, because A player may trade at any time

    Examples: editions that say so
      | edition |
      | classic |
      | booty   |
      | bites   |

  @rule:trading.gift-needs-a-willing-receiver
  Scenario Outline: A gift may be turned down
    Given the <edition> board "trading/a-gift-is-offered"
    When Ann gives Plain Helmet to Bob
    And Bob declines
    Then Ann uses Plain Helmet

    Examples: editions that say so
      | edition        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:trading.gifts-need-no-return
  Scenario: The first sheet asks nobody whether he wants a gift
    Given the classic board "trading/a-gift-changes-hands-at-once"
    When Ann gives Plain Helmet to Bob
    Then Bob carries Plain Helmet sideways
