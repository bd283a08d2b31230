Feature: Big Items
  Small Items may be carried without number, Big ones one at a time, used or not. A Dwarf may carry as many as he likes;
  when he is a Dwarf no longer, all but one of them must go.

  @rule:big-items.one-big-any-number-of-small
  Scenario Outline: A second Big Item is not laid down
    Given the <edition> board "big-items/a-second-big-item"
    When Ann plays Plain Big Sword
    Then that is refused, because Small Items may be carried without limit; Big ones one at a time
    When Ann plays Plain Armor
    Then that is allowed

    Examples: editions that know Big Items
      | edition |
      | classic |
      | booty   |
      | bites   |
      | lite    |

  Scenario: Where no sheet speaks of Big Items there is no limit
    Given the christmas-lite board "big-items/where-nothing-is-big"
    When Ann plays Plain Big Sword
    Then that is allowed

  @rule:big-items.dwarf-may-carry-any-number
  Scenario Outline: A Dwarf carries any number
    Given the <edition> board "big-items/dwarf-carries-any-number"
    When Ann plays Plain Heavy Bell
    Then that is allowed
    And the rule cited is big-items.dwarf-may-carry-any-number

    Examples: editions with Dwarves
      | edition |
      | classic |
      | lite    |

  @rule:big-items.former-dwarf-sells-or-gives
  Scenario Outline: A former Dwarf gives what is too many to the lowest who can carry it
    Given the <edition> board "big-items/former-dwarf-gives"
    When Ann discards Dwarf
    And Ann gives Plain Big Rock to Cy
    Then that is refused, because A player who must shed Big Items
    When Ann gives Plain Big Rock to Bob
    Then that is silent
    And the open point is gap.former-dwarf-keeps-which
    And Bob carries Plain Big Rock sideways

    Examples: editions with Dwarves
      | edition |
      | classic |
      | lite    |

  @rule:conflict.former-dwarf-sells-in-a-fight
  Scenario Outline: Whether he may sell in his own fight is a contradiction
    Given the <edition> board "big-items/former-dwarf-sells-in-a-fight"
    When Ann discards Dwarf
    And Ann sells Plain Golden Anvil
    Then that is a conflict
    And the open point is conflict.former-dwarf-sells-in-a-fight

    Examples: editions with Dwarves
      | edition |
      | classic |
      | lite    |
