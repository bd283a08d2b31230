Feature: Monsters
  A monster behind the door attacks at once. Any other goes to the hand, for trouble or for somebody else.

  @rule:monsters.door-monster-attacks-its-drawer
  Scenario Outline: Behind the door
    Given the <edition> board "monsters/attacks-its-drawer"
    When Ann kicks open the door
    Then the monsters' total is 5
    And the view at combat.fighter is Ann

    Examples: editions that say so
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |
      | lite           |

  Scenario Outline: Found by looting
    Given the <edition> board "monsters/looted-goes-to-hand"
    When Ann loots the room
    Then there is no fight
    And Ann holds Plain Monster 5

    Examples: editions with their own rules on looting
      | edition        |
      | classic        |
      | booty          |
      | bites          |
      | christmas-lite |

  @rule:monsters.hand-monsters-for-trouble-or-wandering
  Scenario Outline: A monster from the hand does not walk into a fight by itself
    Given the <edition> board "tags/undead-joins-undead"
    When may Bo play Plain Monster 5?
    Then that is refused

    Examples: editions that say so
      | edition |
      | bites   |
      | lite    |
