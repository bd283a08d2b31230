Feature: Cards, rules and the last word
  Cards and sheet do not always agree. Then the card is followed. In the later boxes four rules are protected, and
  give way only to a card that says so in so many words. What neither card nor sheet settles the players argue out.
  In the end the owner of the game decides.

  Rule: Where a card and the general rules disagree, the card is always followed.
    # precedence.cards-always-override-rules · classic: When To Play Cards, par. 1; Other Munchkin Stuff, Rules Contradictions or Disputes, par. 1
    @rule:precedence.cards-always-override-rules
    Scenario: In the first box the card is followed: no armor to lose, so a level is lost
      Given a new table in classic
      And card "Moths": curse, lose armor or 1 level
      And Ann is Level 4 with Plain Helmet
      And Bo holds Moths
      When Bo plays Moths on Ann
      Then the Levels are Ann 3 and Bo 1
      And Ann's strength is 4

    @rule:precedence.cards-always-override-rules
    Scenario: In the first box, too, a card gives the winning level if it says so
      Given a new table in classic
      And card "Crowning Glory": go-up-a-level, may win
      And Ann is Level 9, holding Crowning Glory
      When Ann plays Crowning Glory
      Then Ann has won
      And Ann is Level 10
      And only Ann has won

  Rule: Where a card and the general rules disagree, the card is followed in most cases.
    # precedence.card-usually-overrides-sheet · booty and bites: Contradictions Between Cards And Rules, par. 1; christmas-lite: Conflicts Between Cards and Rules, par. 1; lite: borrowed from christmas-lite
    @rule:precedence.card-usually-overrides-sheet
    Scenario: In the other boxes this card is followed, too
      Given a new table in booty, bites, christmas-lite and lite
      And card "Moths": curse, lose armor or 1 level
      And Ann is Level 4 with Plain Helmet
      And Bo holds Moths
      When Bo plays Moths on Ann
      Then the Levels are Ann 3 and Bo 1
      And Ann's strength is 4
      And Ann uses Plain Helmet

  Rule: A card breaks one of four protected rules only if it says in so many words that it does.
    # precedence.four-rules-need-explicit-override · booty and bites: Contradictions Between Cards And Rules, par. 1; christmas-lite: Conflicts Between Cards and Rules, par. 1; lite: borrowed from christmas-lite
    @rule:precedence.four-rules-need-explicit-override
    Scenario: A card that says so in so many words gives even the level that wins
      Given a new table in booty, bites, christmas-lite and lite
      And card "Crowning Glory": go-up-a-level, may win
      And Ann is Level 9, holding Crowning Glory
      When Ann plays Crowning Glory
      Then Ann is Level 10
      And only Ann has won

  Rule: Protected rule 2: a level is gained after combat only for killing a monster.
    # precedence.combat-level-needs-kill-is-protected · booty and bites: Contradictions Between Cards And Rules, item 2; christmas-lite: Conflicts Between Cards and Rules, item 2
    @rule:precedence.combat-level-needs-kill-is-protected
    Scenario: A level for getting rid of a monster without a kill is ignored, whatever the card gives
      Given a new table in booty, bites and christmas-lite
      And card "Plain Smoke": monster, ability in a fight to eliminate the monster and take its treasure and gain 1 level
      And Ann is Level 2
      And Ann fights Plain Smoke
      When Ann uses Plain Smoke
      Then Ann is Level 2

    Scenario: A card that says in so many words that it needs no kill gives the level
      Given a new table in booty, bites and christmas-lite
      And card "Plain Smoke": monster, 1 treasure, levels without a kill, ability in a fight to eliminate the monster and take its treasure and gain 1 level
      And Ann is Level 2
      And Ann fights Plain Smoke, looking for trouble
      And next card Plain Ring
      And Ann decides gap.wait-after-eliminating: final-at-once
      When Ann uses Plain Smoke
      Then Ann is Level 3
      And Ann holds Plain Ring

    Scenario: Where the rule is not protected the card gives the level
      Given a new table in classic and lite
      And card "Plain Smoke": monster, ability in a fight to eliminate the monster and take its treasure and gain 1 level
      And Ann is Level 2
      And Ann fights Plain Smoke
      When Ann uses Plain Smoke
      Then Ann is Level 3

  Rule: Protected rule 3: rewards are not collected until the whole fight is over.
    # precedence.no-rewards-during-combat-is-protected · booty and bites: Contradictions Between Cards And Rules, item 3; christmas-lite: Conflicts Between Cards and Rules, item 3; lite: borrowed from christmas-lite
    @rule:precedence.no-rewards-during-combat-is-protected
    Scenario: A level for one of two monsters is gained when the whole fight is over
      Given a new table in booty, bites, christmas-lite and lite
      And Ann is Level 6, holding Plain Triumph Potion + Plain Great Potion
      And Ann fights Plain Monster 1 + a Level 10 monster
      When Ann plays Plain Triumph Potion on Plain Monster 1
      Then Ann is Level 6
      When Ann plays Plain Great Potion on Ann
      And Ann claims the kill
      And no one says anything
      Then Ann is Level 8

  Rule: A dispute the rules do not settle is argued out; the owner of the game decides.
    # precedence.disputes-argued-game-owner-decides · classic: Other Munchkin Stuff, Rules Contradictions or Disputes, par. 1; booty and bites: Contradictions Between Cards And Rules, par. 2; christmas-lite: Conflicts Between Cards and Rules, par. 2; lite: borrowed from christmas-lite
    @rule:precedence.disputes-argued-game-owner-decides
    Scenario: The owner of the game has the last word, and nobody else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 8, holding Plain Gem + Plain Crown
      And Bo owns the game
      When Ann asks: may I sell Plain Gem + Plain Crown?
      Then that is left open: items worth 2,000 sold at Level 8: one level, or no sale? (played as: none)
      When Ann decides gap.selling-2000-at-level-8: one-level because she says so
      Then that is refused, because a dispute the rules do not settle is argued out among the players
      When Bo decides gap.selling-2000-at-level-8: one-level because Ann brought the snacks
      Then that is allowed
      When Ann sells Plain Gem + Plain Crown
      Then Ann is Level 9

    @rule:precedence.disputes-argued-game-owner-decides
    Scenario: The owner may overrule the sheet itself, and take it back
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Cy sits at the table
      And Ann fights a monster with Bo helping
      And Bo owns the game
      When Ann rules helping.only-one-helper: off because she wants to win
      Then that is refused, because a dispute the rules do not settle is argued out among the players
      When Bo rules helping.only-one-helper: off because the more the merrier
      And Ann asks Cy for help
      Then that is allowed
      When Cy declines
      And Bo rules helping.only-one-helper: as printed
      And Ann asks Cy for help
      Then that is refused, because only one player can help in a combat
