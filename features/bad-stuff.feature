Feature: Bad Stuff
  A monster that catches somebody does to him, at once, what its card says; each that catches him, and each of two partners.

  Rule: A monster that catches a fleeing player does to him the Bad Stuff on its card.
    bad-stuff.suffered-when-caught · classic, booty, bites, christmas-lite, lite

    @rule:bad-stuff.suffered-when-caught
    Scenario Outline: Caught, Ann loses a level
      Given the <edition> board "running-away/four-is-caught"
        """
        Ann is Level 3
        Bo is Level 2
        Cy is Level 1
        It is Ann's turn
        Ann fights Plain Monster 5
        (Bo and Cy would not help)
        """
      When Ann runs from Plain Monster 5
      And the die shows 4
      Then Ann is Level 2

      Examples: editions that say so
        | edition        |
        | classic        |
        | booty          |
        | bites          |
        | christmas-lite |
        | lite           |

    @rule:bad-stuff.suffered-when-caught
    Scenario Outline: She escapes the second
      Given the <edition> board "bad-stuff/caught-by-one-of-two"
        """
        Ann is Level 5
        Bo is Level 2
        Cy is Level 1
        It is Ann's turn
        Ann fights Plain Monster 5 + Plain Monster 10
        (Bo and Cy would not help)
        """
      When Ann runs from Plain Monster 5
      And the die shows 1
      And Ann runs from Plain Monster 10
      And the die shows 5
      Then Ann is Level 4

      Examples: editions that say so
        | edition        |
        | classic        |
        | booty          |
        | bites          |
        | christmas-lite |
        | lite           |

    @rule:bad-stuff.suffered-when-caught
    Scenario Outline: The worst is Death
      Given the <edition> board "bad-stuff/death-is-the-worst"
        """
        Ann is Level 3
        Bo is Level 2
        Cy is Level 1
        It is Ann's turn
        Ann fights Plain Killer
        (Bo and Cy would not help)
        """
      When Ann runs from Plain Killer
      And the die shows 1
      Then Ann is dead
      And Ann is Level 3

      Examples: editions that say so
        | edition |
        | classic |
        | booty   |
        | bites   |
        | lite    |

  Rule: Bad Stuff may be the loss of an item, of one level or more, or Death.
    bad-stuff.ranges-from-an-item-to-death · classic, booty, bites, lite. The cards themselves carry it.

  Rule: Bad Stuff may be the loss of an item or of cards, or of one level or more.
    bad-stuff.ranges-from-an-item-to-levels · christmas-lite. The cards themselves carry it.

  Rule: A player caught by several monsters suffers the Bad Stuff of each.
    bad-stuff.every-monster-that-catches-deals-its-own · classic, booty, bites, christmas-lite, lite

    @rule:bad-stuff.every-monster-that-catches-deals-its-own
    Scenario Outline: Two monsters catch her
      Given the <edition> board "bad-stuff/caught-by-two"
        """
        Ann is Level 5
        Bo is Level 2
        Cy is Level 1
        It is Ann's turn
        Ann fights Plain Monster 5 + Plain Monster 10
        (Bo and Cy would not help)
        """
      When Ann runs from Plain Monster 5
      And the die shows 1
      Then Ann is Level 4
      When Ann runs from Plain Monster 10
      And the die shows 4
      Then Ann is Level 2

      Examples: editions that say so
        | edition        |
        | classic        |
        | booty          |
        | bites          |
        | christmas-lite |
        | lite           |

  Rule: Bad Stuff takes effect as soon as the monster catches the player, before he rolls against the next.
    bad-stuff.taken-at-once · booty, bites, christmas-lite, lite

    @rule:bad-stuff.taken-at-once
    Scenario Outline: What is owed to one monster is settled before the next roll
      Given the <edition> board "bad-stuff/an-item-of-her-choice"
        """
        (Pickpocket: monster; Level 6; 1 Treasure; bad stuff: lose 1 Item of one's choice)
        Ann is Level 3 with Plain Helmet + Plain Boots
        Bo is Level 2
        Cy is Level 1
        It is Ann's turn
        Ann fights "Pickpocket" + Plain Monster 5
        (Bo and Cy would not help)
        """
      When Ann runs from Pickpocket
      And the die shows 2
      Then Ann owes lose
      When Ann runs from Plain Monster 5
      Then that is not possible
      When Ann chooses Plain Boots
      And Ann runs from Plain Monster 5
      And the die shows 5
      Then Ann uses Plain Helmet
      And there is no fight

      Examples: editions that say so
        | edition        |
        | booty          |
        | bites          |
        | christmas-lite |
        | lite           |

  Rule: The same monster may catch both the main player and the helper.
    bad-stuff.both-partners-may-be-caught · classic, booty, bites, christmas-lite, lite

    @rule:bad-stuff.both-partners-may-be-caught
    Scenario Outline: One monster catches both
      Given the <edition> board "running-away/both-are-caught"
        """
        Ann is Level 3
        Bo is Level 4
        Cy is Level 1
        It is Ann's turn
        Ann fights Plain Monster 10 with Bo helping
        """
      When Ann runs from Plain Monster 10
      Then that is allowed
      When the die shows 1
      Then Ann is Level 1
      When Bo runs from Plain Monster 10
      And the die shows 1
      Then Bo is Level 2

      Examples: editions that say so
        | edition        |
        | classic        |
        | booty          |
        | bites          |
        | christmas-lite |
        | lite           |
