Feature: Death
  Who dies keeps his Level and what he is, and loses the rest to the others: one card each, the highest Level first.
  A new character takes his place, without cards, and draws anew at the start of his next turn.

  @rule:death.lose-all-your-stuff @rule:death.looting-covers-hand-and-table
  Scenario Outline: Hand and table are laid out
    Given the <edition> board "death/looting-the-body"
    When Ann runs from Reaper
    And the die shows 1
    Then Ann is dead
    And Ann is Level 5
    And Ann holds nothing
    And Ann uses nothing
    And Bo owes loot

    Examples: editions that say so
      | edition |
      | classic |
      | booty   |
      | bites   |

  @rule:death.each-looter-takes-one-card @rule:death.looting-goes-from-highest-level-down @rule:death.unlooted-cards-are-discarded
  Scenario Outline: One card each, the highest Level first
    Given the <edition> board "death/looting-the-body"
    When Ann runs from Reaper
    And the die shows 1
    When may Cy choose Plain Helmet?
    Then that is not possible
    When Bo chooses Plain Potion
    Then that is left open
    And the open point is gap.looted-cards-go-to
    And Bo holds Plain Potion
    When Cy chooses Plain Boots
    Then that is left open
    And Cy holds Plain Boots
    And Plain Helmet + Plain Cap lie in the treasure discards
    And nothing is owed

    Examples: editions that say so
      | edition |
      | classic |
      | booty   |
      | bites   |

  @rule:death.looted-cards-go-to-hands
  Scenario: Looted cards go to the hand
    Given the lite board "death/looting-the-body-to-the-hand"
    When Ann runs from Reaper
    And the die shows 1
    And Bo chooses Plain Helmet
    Then Bo holds Plain Helmet

  @rule:death.looting-stops-when-cards-run-out
  Scenario: The body runs out
    Given the lite board "death/too-few-cards"
    When Ann runs from Reaper
    And the die shows 1
    And Bo chooses Plain Potion
    Then Bo holds Plain Potion
    And Cy holds nothing
    And nothing is owed

  @rule:death.looting-ties-are-rolled-off
  Scenario Outline: Equal Levels roll
    Given the <edition> board "death/equal-levels-roll"
    When Ann runs from Reaper
    And the die shows 1
    And the die shows 3
    And the die shows 5
    Then that is left open
    And the open point is gap.tied-looting-rolls
    When may Bo choose Plain Potion?
    Then that is not possible
    And Cy owes loot

    Examples: editions that say so
      | edition |
      | classic |
      | booty   |
      | bites   |
      | lite    |

  @rule:death.race-and-class-are-kept
  Scenario: What she was she stays (classic)
    Given the classic board "death/what-is-kept-classic"
    When Ann runs from Reaper
    And the die shows 1
    Then Ann is dead
    And the view at players.Ann.race is ['Elf']
    And Ann uses nothing

  @rule:death.race-and-class-are-kept
  Scenario: What she was she stays (lite)
    Given the lite board "death/what-is-kept-lite"
    When Ann runs from Reaper
    And the die shows 1
    Then Ann is dead
    And the view at players.Ann.race is ['Elf']
    And Ann uses nothing

  @rule:death.class-and-accent-are-kept
  Scenario: What she was she stays (booty)
    Given the booty board "death/what-is-kept-booty"
    When Ann runs from Reaper
    And the die shows 1
    Then Ann is dead
    And the view at players.Ann.accent is ['British']
    And Ann uses nothing

  @rule:death.race-and-powers-are-kept
  Scenario: What she was she stays (bites)
    Given the bites board "death/what-is-kept-bites"
    When Ann runs from Reaper
    And the die shows 1
    Then Ann is dead
    And the view at players.Ann.powers is ['Celeritousness']
    And Ann uses nothing

  @rule:death.half-breed-and-super-munchkin-are-kept
  Scenario: Half-Breed and Super Munchkin are kept
    Given the lite board "death/half-breed-is-kept"
    When Ann runs from Reaper
    And the die shows 1
    Then Ann uses Half-Breed + Super Munchkin

  @rule:death.lasting-curses-are-kept
  Scenario Outline: Curses are kept
    Given the <edition> board "death/curses-are-kept"
    When Ann runs from Reaper
    And the die shows 1
    Then the view at players.Ann.curses is ['Itch']

    Examples: editions that say so
      | edition |
      | booty   |
      | bites   |
      | lite    |

  @rule:death.cheated-items-are-separated-before-looting
  Scenario: Cheat! and its Item are parted
    Given the lite board "death/cheat-is-parted"
    When Ann runs from Reaper
    And the die shows 1
    And Bo chooses Plain Cheat
    And Cy chooses Plain Helmet
    Then Bo holds Plain Cheat
    And Cy holds Plain Helmet

  @rule:death.the-dead-need-not-flee-the-rest
  Scenario: The dead need not run on
    Given the lite board "death/need-not-flee-the-rest"
    When Ann runs from Reaper
    And the die shows 1
    Then Ann is dead
    And there is no fight

  @rule:death.the-dead-receive-no-cards @rule:death.the-dead-gain-no-levels
  Scenario Outline: The dead receive nothing
    Given the <edition> board "death/dead-receive-nothing"
    When Bo gives Plain Helmet to Ann
    Then that is refused, because a dead character cannot receive cards
    When Bo plays Plain Go Up a Level on Ann
    Then that is refused, because a dead character cannot go up a level

    Examples: editions that say so
      | edition |
      | booty   |
      | bites   |
      | lite    |

  @rule:death.new-character-appears-at-once
  Scenario: Back at once, but no help before the next turn
    Given the classic board "death/no-help-from-the-dead"
    When may Bo ask Ann for help?
    Then that is refused, because the new character is there at once

  @rule:death.new-character-appears-when-the-next-turn-begins
  Scenario Outline: Back with the next turn
    Given the <edition> board "death/back-with-the-next-turn"
    When Ann runs from Reaper
    And the die shows 1
    Then Ann is dead
    When Ann ends the turn
    Then it is Bo's turn
    And the view at players.Ann.dead is False
    And the view at players.Ann.new is True

    Examples: editions that say so
      | edition |
      | booty   |
      | bites   |
      | lite    |

  @rule:death.next-turn-draws-two-of-each
  Scenario: Two from each deck
    Given the classic board "death/draws-two-of-each"
    When Cy ends the turn
    Then it is Ann's turn
    And Ann holds 4 cards

  @rule:death.next-turn-draws-four-of-each @rule:death.then-the-turn-is-normal
  Scenario Outline: Four from each deck
    Given the <edition> board "death/draws-four-of-each"
    When Cy ends the turn
    Then it is Ann's turn
    And Ann holds 8 cards
    When Ann kicks open the door
    Then the view at players.Ann.new is False

    Examples: editions that say so
      | edition |
      | booty   |
      | bites   |
      | lite    |

  @rule:death.new-character-may-receive-charity-and-gifts
  Scenario: Gifts for the new character
    Given the lite board "death/gifts-for-the-new-character"
    When Bo gives Plain Helmet to Ann
    Then that is allowed
    And the rule cited is death.new-character-may-receive-charity-and-gifts

  @rule:gap.cards-for-the-new-character
  Scenario Outline: Gifts for the new character, where the sheet does not say
    Given the <edition> board "death/cards-for-the-new-character"
    When Bo gives Plain Helmet to Ann
    Then that is left open

    Examples: editions that leave it open
      | edition |
      | classic |
      | booty   |
      | bites   |
