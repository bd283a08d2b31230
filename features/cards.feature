Feature: Decks, discards and hands
  A deck that has run out is made anew from its discards. What lies in a hand is safe there, and at the end of its
  player's turn there may be no more than five cards in it.

  @rule:cards.exhausted-deck-reshuffles-discards
  Scenario Outline: The discards become the deck
    Given the <edition> board "cards/the-discards-become-the-deck"
    When Ann loots the room
    Then Ann holds Plain Mate
    And the view at decks.door is 0

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:cards.no-deck-and-no-discards-means-no-draw
  Scenario Outline: With neither deck nor discards nobody draws
    Given the <edition> board "cards/no-deck-and-no-discards"
    When Ann kicks open the door
    Then the phase is trouble
    And Ann holds nothing

    Examples: editions that say so
      | edition |
      | classic |
      | booty   |
      | bites   |

  @rule:gap.deck-runs-out
  Scenario Outline: Whether a deck has run out with its last card is left open
    Given the <edition> board "cards/last-card-drawn"
    When Ann loots the room
    Then that is left open
    And the open point is gap.deck-runs-out
    And the view at decks.door is 0
    And Plain Mate lies in the door discards

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  Scenario Outline: The owner may say that it has
    Given the <edition> board "cards/last-card-drawn-reshuffled-at-once"
    When Ann loots the room
    Then that is allowed
    And the view at decks.door is 1

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:cards.hand-safe-unless-hand-is-named
  Scenario Outline: What lies in a hand is not stolen
    Given the <edition> board "cards/a-hand-is-safe"
    When may Ann use Pilfering on Bob taking Plain Coin?
    Then that is refused, because cards in hand can be taken away only by an effect that names the hand
    When may Ann use Pilfering on Bob taking Plain Ring?
    Then that is allowed

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | christmas-lite |
      | lite           |

  @rule:cards.hand-safe-unless-hand-is-named
  Scenario: Nor by a race
    Given the bites board "cards/a-hand-is-safe-from-a-race"
    When may Ann use Pilfering on Bob taking Plain Coin?
    Then that is refused, because cards in hand can be taken away only by an effect that names the hand

  @rule:cards.in-play-leaves-by-discard-or-trade
  Scenario Outline: A card that stays in play is discarded, and never taken back
    Given the <edition> board "cards/out-of-play"
    When Ann discards Plain Lucky Star
    Then that is allowed
    And Ann holds nothing
    And Plain Lucky Star lies in the treasure discards

    Examples: editions that say so
      | edition |
      | classic |
      | booty   |
      | bites   |

  @rule:cards.hand-limit-five @rule:cards.hand-limit-five-dwarf-six @rule:cards.hand-limit-only-at-own-turn-end
  Scenario Outline: A sixth card is too many at the end of one's own turn
    Given the <edition> board "cards/hand-limit"
    When Ann ends the turn
    Then Ann owes charity
    And it is Ann's turn

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  Scenario Outline: Five are not
    Given the <edition> board "cards/hand-limit-kept"
    When Ann ends the turn
    Then it is Bob's turn
    And nothing is owed

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  @rule:cards.hand-limit-five-dwarf-six
  Scenario: A dwarf holds six
    Given the classic board "cards/dwarf-holds-six"
    When Ann ends the turn
    And Ann gives Plain Curse to Bob in charity
    Then Ann holds 6 cards
    And it is Bob's turn

  Scenario Outline: In another's turn a hand may be as full as it likes
    Given the <edition> board "charity/excess-to-the-lowest"
    When Ann ends the turn
    And Ann gives Plain Potion + Plain Curse to Bob in charity
    Then Bob holds 8 cards
    And nothing is owed

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |
