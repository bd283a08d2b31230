Feature: Winning
  The first player to reach Level 10 has won. The last level must come from killing a monster: selling Items, or a
  card that gives a level, does not do it, unless the card says that it may. Whether both win when two get there at
  once is said in the first box, and left open in the others.

  Rule: The first player to reach Level 10 wins the game.
    # winning.first-to-level-10-wins · classic, booty, bites and christmas-lite: Starting And Finishing The Game, par. 3; lite: borrowed from christmas-lite
    @rule:winning.first-to-level-10-wins
    Scenario: A kill at Level 9 wins the game
      Given a new table in classic, booty, bites, christmas-lite and lite
      And card "Poor Ghost": monster
      And Ann is Level 9
      And Ann fights Poor Ghost
      And the kill is claimed
      When no one says anything
      Then only Ann has won
      When Ann asks: may I end the turn?
      Then that is not possible, because the game is over

    @rule:combat.kill-gives-one-level
    Scenario: A kill at Level 8 leads to Level 9 and wins nothing
      Given a new table in classic, booty, bites, christmas-lite and lite
      And card "Poor Ghost": monster
      And Ann is Level 8
      And Ann fights Poor Ghost
      And the kill is claimed
      When no one says anything
      Then Ann is Level 9

  Rule: The step to Level 10 can be made only with a kill, or through Divine Intervention.
    # winning.by-kill-or-divine-intervention · classic: Starting And Finishing The Game, par. 3
    # winning.by-kill-unless-card-gives-another-way · booty: Starting And Finishing The Game, par. 3
    # winning.by-kill-unless-card-allows-it-outside-combat · bites: Starting And Finishing The Game, par. 3; A Munchkiny Note On The Vampire Power, par. 1
    # winning.by-kill-only · christmas-lite: Starting And Finishing The Game, par. 3; Conflicts Between Cards and Rules, item 4; lite: borrowed from christmas-lite
    @rule:winning.by-kill-or-divine-intervention @rule:winning.by-kill-unless-card-gives-another-way
    @rule:winning.by-kill-unless-card-allows-it-outside-combat @rule:winning.by-kill-only
    @rule:precedence.level-10-needs-kill-is-protected
    Scenario: Two levels bought at Level 8 lead to Level 9, and no further
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 8, holding Plain Crown + Plain Gem
      And Ann decides gap.selling-2000-at-level-8: one-level
      When Ann sells Plain Crown + Plain Gem
      Then Ann is Level 9
      And nobody has won

  Rule: Two players who reach Level 10 at once, by the same shared kill, are both winners.
    # winning.two-reaching-10-together-both-win · classic: Starting And Finishing The Game, par. 3
    @rule:winning.two-reaching-10-together-both-win
    Scenario: In the first box both win who reach Level 10 by the same kill
      Given a new table in classic
      And card "Poor Ghost": monster
      And Ann is Level 9
      And Bo is a Level 9 Elf
      And Ann fights Poor Ghost with Bo helping
      And the kill is claimed
      When no one says anything
      Then Ann and Bo have won

  Rule: Left open: does an Elf who helps and so reaches Level 10 count as killing a monster?
    # gap.elf-helper-reaches-10 · classic, booty, bites, christmas-lite and lite
    @rule:gap.elf-helper-reaches-10
    Scenario: An Elf may win by helping, as long as the owner says nothing else
      Given a new table in classic and lite
      And card "Poor Ghost": monster
      And Bo is a Level 9 Elf
      And Ann fights Poor Ghost with Bo helping
      And the kill is claimed
      When no one says anything
      Then it is open in what follows: does an Elf who helps and so reaches Level 10 count as killing a monster? (played as: counts-as-a-kill)
      And Bo is Level 10
      And the turn has come to the door

    @rule:gap.elf-helper-reaches-10
    Scenario: In Booty a helper with an Elf's ability may win by helping, as long as the owner says nothing else
      Given a new table in booty
      And card "Pointy Ears": accent, 1 level for helping to kill
      And card "Poor Ghost": monster
      And Ann is Level 4
      And Bo is a Level 9 Pointy Ears
      And Ann fights Poor Ghost with Bo helping
      And the kill is claimed
      When no one says anything
      Then it is open in what follows: does an Elf who helps and so reaches Level 10 count as killing a monster? (played as: counts-as-a-kill)
      And the Levels are Ann 5 and Bo 10
      And Bo has won

    @rule:gap.elf-helper-reaches-10
    Scenario: In Christmas Lite an Elf may win by helping, as long as the owner says nothing else
      Given a new table in christmas-lite
      And card "Poor Ghost": monster
      And Ann is Level 4
      And Bo is a Level 9 Elf
      And Ann fights Poor Ghost with Bo helping
      And the kill is claimed
      When no one says anything
      Then it is open in what follows: does an Elf who helps and so reaches Level 10 count as killing a monster? (played as: counts-as-a-kill)
      And the Levels are Ann 5 and Bo 10
      And Bo has won

  Rule: Left open: main player and Elf helper reach Level 10 by the same kill: do both win?
    # gap.two-reach-10-together · booty, bites, christmas-lite and lite
    @rule:gap.two-reach-10-together
    Scenario: In Booty both win, as long as the owner says nothing else
      Given a new table in booty
      And card "Poor Ghost": monster
      And card "Pointy Ears": accent, 1 level for helping to kill
      And Ann is Level 9
      And Bo is a Level 9 Pointy Ears
      And Ann fights Poor Ghost with Bo helping
      And the kill is claimed
      When no one says anything
      Then it is open in what follows: main player and Elf helper reach Level 10 by the same kill: do both win? (played as: both-win)
      And Ann and Bo have won

    @rule:gap.two-reach-10-together
    Scenario: In Christmas Lite both win, as long as the owner says nothing else
      Given a new table in christmas-lite
      And card "Poor Ghost": monster
      And Ann is Level 9
      And Bo is a Level 9 Elf
      And Ann fights Poor Ghost with Bo helping
      And the kill is claimed
      When no one says anything
      Then it is open in what follows: main player and Elf helper reach Level 10 by the same kill: do both win? (played as: both-win)
      And Ann and Bo have won

    @rule:gap.two-reach-10-together
    Scenario: In Lite both win, as long as the owner says nothing else
      Given a new table in lite
      And card "Poor Ghost": monster
      And Ann is Level 9
      And Bo is a Level 9 Elf
      And Ann fights Poor Ghost with Bo helping
      And the kill is claimed
      When no one says anything
      Then it is open in what follows: main player and Elf helper reach Level 10 by the same kill: do both win? (played as: both-win)
      And Ann and Bo have won

    @rule:gap.two-reach-10-together @rule:gap.elf-helper-reaches-10
    Scenario: In Bites! an Elf of another box may win by helping, and both win, as long as the owner says nothing else
      Given a new table in bites
      And card "Elf": like classic
      And Ann is Level 9
      And Bo is a Level 9 Elf
      And Ann fights a monster with Bo helping
      When Ann claims the kill
      And no one says anything
      Then it is open in what follows: does an Elf who helps and so reaches Level 10 count as killing a monster? (played as: counts-as-a-kill)
      And Ann and Bo have won

  Rule: Left open: two players reach Level 10 at once by a card: do both win?
    # gap.two-reach-10-by-a-card · classic, booty, bites, christmas-lite and lite
    @rule:gap.two-reach-10-by-a-card
    Scenario: Two Clerics of Level 9 win together by Divine Intervention, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And card "Cleric": like classic
      And card "Divine Intervention": like classic
      And Ann is a Level 9 Cleric
      And Bo is a Level 9 Cleric
      And next card Divine Intervention
      When Ann kicks open the door
      Then it is open in what follows: two players reach Level 10 at once by a card, such as Divine Intervention, and without a kill: do both win? (played as: both-win)
      And Ann and Bo have won
      And the Levels are Ann 10 and Bo 10

  Rule: Left open: does reaching Level 10 end the game before Treasure is drawn or others respond?
    # gap.game-ends-at-once · classic, booty, bites, christmas-lite and lite
    @rule:gap.game-ends-at-once
    Scenario: The game ends before the Treasure is drawn, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 9
      And Ann fights a monster
      And the kill is claimed
      When no one says anything
      Then it is open in what follows: does reaching Level 10 end the game before Treasure is drawn or others respond? (played as: at-once)
      And Ann has won
      And Ann holds nothing
      And only Ann has won
