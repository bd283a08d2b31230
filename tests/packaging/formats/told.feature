Feature: Jenn kills Pumpkinhead
  Munchkin Bites! 1.6

  @rule:turn.door-card-is-drawn-face-up
  Scenario: Jenn kicks open the door
    Given the board "combat/pumpkinhead" in bites
    # (Jenn is a female Level 4 Werewolf with Finger Claws, carrying Goth Boots, holding Fluffy + Virgin Tears)
    # (K.C. is Level 3 with Sword of Beheading People Just Like In That Movie, holding Horrific, Steeped in Evil, Yet Somewhat Pitiable)
    # (it is Jenn's turn, before the door)
    # (next cards Pumpkinhead + Coffin + Wishing Ring)
    # (K.C. owns the game)
    # (the Treasure pile holds Coffin + Wishing Ring + Maniac Minion)
    When Jenn kicks open the door
    Then the fight stands at 10 to 6
