Feature: Slots
  One headgear, one armor, one footgear and two hands: more than that nobody uses at a time, unless a card lets him cheat.
  What is too much is carried, turned sideways.

  @rule:slots.only-one-of-two-headgears-helps
  Scenario Outline: Of two headgears only one is worn
    Given the <edition> board "slots/two-headgears"
    When Ann plays Plain Cap
    Then Ann carries Plain Cap sideways
    And Ann's strength is 2
    When Ann equips Plain Cap
    Then that is refused, because Of two headgears a player carries, only one can help him
    And the rule cited is slots.only-one-of-two-headgears-helps

    Examples: editions in which only a card is an exception
      | edition        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:slots.one-of-each-and-two-hands
  Scenario Outline: A two-hand Item needs both hands
    Given the <edition> board "slots/two-hands"
    When Ann plays Plain Bow
    Then Ann carries Plain Bow sideways
    When Ann stows Plain Sword
    And Ann equips Plain Bow
    Then that is allowed
    And Ann uses Plain Bow

    Examples: editions that let Items be arranged before the door
      | edition        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:slots.a-card-may-lift-the-limit
  Scenario Outline: A card on an Item lifts the limit for it
    Given the <edition> board "slots/cheating-with-a-card"
    When Ann plays Plain Cheat on Plain Cap
    Then that is allowed
    And Ann uses Plain Cap
    And Ann's strength is 3

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:slots.unnoticed-cheating-stands
  Scenario: In the first sheet one may cheat without a card, until one is caught
    Given the classic board "slots/a-cheat-that-is-noticed"
    When Ann equips Plain Cap
    Then that is silent
    And the open point is gap.caught-cheating
    And Ann carries Plain Cap sideways
