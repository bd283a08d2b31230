Feature: Timing
  A Treasure is played when it is gained or in one's own turn; so is a card that says what one is. In a fight the later
  sheets let no new Item be laid down; the first contradicts itself.

  @rule:cards.each-type-has-its-own-time
  Scenario Outline: An Item stays in the hand in another's turn
    Given the <edition> board "items/not-in-anothers-turn"
    When Bob plays Plain Helmet
    Then that is refused, because Each kind of card can be played only at the times given for that kind

    Examples: editions that say so
      | edition |
      | classic |
      | booty   |
      | bites   |

  @rule:timing.helper-may-play-gained-treasure-at-once
  Scenario Outline: A helper plays the Treasure he receives although it is not his turn
    Given the <edition> board "timing/helpers-treasure-at-once"
    When Ann claims the kill
    And no one says anything
    And Bob chooses Plain Helmet
    And Bob plays Plain Helmet
    Then that is allowed
    And the rule cited is timing.helper-may-play-gained-treasure-at-once

    Examples: editions that name the helper
      | edition        |
      | christmas-lite |
      | lite           |

  @rule:conflict.new-item-in-own-fight
  Scenario: A new Item in one's own fight: the first sheet contradicts itself
    Given the classic board "timing/new-item-in-own-fight"
    When Ann kicks open the door
    And Ann plays Plain Helmet
    Then that is a conflict
    And the open point is conflict.new-item-in-own-fight

  @rule:combat.no-selling-stealing-equipping-trading-or-playing-items
  Scenario Outline: The later sheets let nobody lay down an Item in his fight
    Given the <edition> board "timing/no-new-item-in-own-fight"
    When Ann kicks open the door
    And Ann plays Plain Helmet
    Then that is refused, because A player in combat may neither sell, steal nor trade Items
    When Ann plays Plain Potion on Ann
    Then that is allowed

    Examples: editions that say so
      | edition |
      | booty   |
      | bites   |

  @rule:timing.no-new-items-while-helping-or-out-of-turn
  Scenario: A helper lays down no new Items
    Given the classic board "timing/helper-lays-down-nothing"
    When Bob plays Plain Helmet
    Then that is refused, because A player in a fight outside his own turn

  @rule:timing.special-treasures-any-time
  Scenario Outline: A Treasure that is no Item may be played at any time
    Given the <edition> board "timing/specials-at-any-time"
    When Bob plays Plain Favour on Ann
    Then that is allowed
    And the rule cited is timing.special-treasures-any-time

    Examples: editions that say so
      | edition |
      | booty   |
      | bites   |
