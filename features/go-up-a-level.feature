Feature: Go Up a Level
  A Go Up a Level card raises a player by one level and is discarded. In the first box you play it on yourself, in
  your own turn or the moment you get it. In the later boxes you may play it on anybody, at any time. It does not
  give the level that wins, unless it says so. It is no Item, so it is not sold.

  Rule: A Go Up A Level card raises its player at once, when gained or in their own turn.
    # go-up-a-level.raises-its-own-player · classic: When To Play Cards, Treasures - Playing, par. 1; When To Play Cards, Treasures - Playing, par. 2
    @rule:go-up-a-level.raises-its-own-player
    Scenario: In the first box its player goes up, in their own turn
      Given a new table in classic
      And Ann is Level 4, holding Plain Go Up a Level
      When Ann plays Plain Go Up a Level
      Then Ann is Level 5

    @rule:go-up-a-level.raises-its-own-player
    Scenario: In the first box a Go Up a Level has to wait in another's turn
      Given a new table in classic
      And Ann holds Plain Go Up a Level
      And it is Bo's turn
      When Ann asks: may I play Plain Go Up a Level?
      Then that is refused, because a Go Up A Level card raises the player who plays it, at once

    Scenario: A Go Up a Level of one's own making raises its player
      Given a new table in classic, booty, bites, christmas-lite and lite
      And card "Learn the Ropes": go-up-a-level
      And Ann is Level 4, holding Learn the Ropes
      When Ann plays Learn the Ropes
      Then Ann is Level 5
      And Learn the Ropes lies in the treasure discards

  Rule: A Go Up a Level card may be used the moment it is gained.
    # go-up-a-level.usable-as-soon-as-drawn · classic: paragraph without a heading after Death, par. 1; booty and bites: Treasure, par. 2
    @rule:go-up-a-level.usable-as-soon-as-drawn
    Scenario: A helper plays a Go Up a Level just gained, although it is not their turn
      Given a new table in classic
      And Ann is Level 3
      And Bo is Level 4
      And next cards a monster + Plain Go Up a Level
      When Ann kicks open the door
      And Ann asks Bo for help offering 1 treasure, Bo picks first
      And Bo agrees
      And Ann claims the kill
      And no one says anything
      And Bo plays Plain Go Up a Level
      Then that is allowed, because a Go Up a Level card may be used the moment it is gained
      And the Levels are Ann 4 and Bo 5

    @rule:go-up-a-level.usable-as-soon-as-drawn
    Scenario: Won with the kill, a Go Up a Level is used as soon as it is drawn
      Given a new table in booty and bites
      And Ann is Level 6
      And Ann fights a monster
      And next card Plain Go Up a Level
      When Ann claims the kill
      And no one says anything
      And Ann plays Plain Go Up a Level
      Then that is allowed, because a Go Up a Level card may be used the moment it is gained
      And Ann is Level 8

  Rule: A Go Up a Level card may be played on any player, the one who plays it included, at any time.
    # go-up-a-level.on-any-player-at-any-time · booty and bites: Treasure, par. 2; When To Play Cards, Other Treasures (p. 5), par. 1; christmas-lite: Treasures, Other Treasures, par. 2; When You May Take Actions, par. 1 (at any time); lite: borrowed from christmas-lite
    @rule:go-up-a-level.on-any-player-at-any-time
    Scenario: In the later boxes a Go Up a Level raises anybody, at any time
      Given a new table in booty, bites, christmas-lite and lite
      And Bo is Level 3, holding Plain Go Up a Level + Plain Go Up a Level
      And Cy is Level 2, holding 1 card
      When Bo plays Plain Go Up a Level on Cy
      Then Cy is Level 3
      When Bo plays Plain Go Up a Level
      Then Bo is Level 4
      And Bo holds nothing
      And Cy holds 1 card

  Rule: A Go Up a Level card may be played even during combat.
    # go-up-a-level.even-during-combat · christmas-lite: Treasures, Other Treasures, par. 2; lite: borrowed from christmas-lite
    @rule:go-up-a-level.even-during-combat
    Scenario: A Go Up a Level may be played in a fight, and the level counts there at once
      Given a new table in christmas-lite and lite
      And Ann is Level 4, holding Plain Go Up a Level
      And Bo holds Plain Go Up a Level
      And Ann fights a monster
      When Ann plays Plain Go Up a Level
      And Bo plays Plain Go Up a Level on Ann
      Then the fight stands at 6 to 5

  Rule: A Go Up a Level card is discarded once it is played.
    # go-up-a-level.discarded-once-played · classic: When To Play Cards, Treasures - Playing, par. 2; booty and bites: When To Play Cards, Other Treasures (p. 5), par. 1; christmas-lite: Treasures, Other Treasures, par. 2; lite: borrowed from christmas-lite
    @rule:go-up-a-level.discarded-once-played
    Scenario: A Go Up a Level that was played is discarded
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann holds Plain Go Up a Level
      When Ann plays Plain Go Up a Level
      Then Plain Go Up a Level lies in the treasure discards
      And Ann holds nothing

  Rule: A Go Up a Level card may not be played on a player if it would take them to the winning level.
    # go-up-a-level.cannot-give-the-winning-level · christmas-lite: Treasures, Other Treasures, par. 2; lite: borrowed from christmas-lite
    @rule:go-up-a-level.cannot-give-the-winning-level
    Scenario: A Go Up a Level does not take a player to Level 10
      Given a new table in christmas-lite and lite
      And Ann is Level 9
      And Bo holds Plain Go Up a Level
      When Bo plays Plain Go Up a Level on Ann
      Then that is refused, because a Go Up a Level card may not be played on a player if it would take them to the winning level
      And the Levels are Ann 9 and Bo 1

  Rule: A Go Up a Level card is not an Item.
    # go-up-a-level.is-not-an-item · christmas-lite: Treasures, Other Treasures, par. 1; lite: borrowed from christmas-lite
    @rule:go-up-a-level.is-not-an-item
    Scenario: A Go Up a Level is no Item, and so not for sale
      Given a new table in christmas-lite and lite
      And Ann holds Plain Go Up a Level + Plain Crown
      When Ann asks: may I sell Plain Go Up a Level + Plain Crown?
      Then that is refused, because a Go Up a Level card is not an Item
      When Ann asks: may I sell Plain Crown?
      Then that is allowed

  Rule: Left open: at Level 9 a Go Up a Level wins nothing: is it barred, or just wasted?
    # gap.go-up-a-level-at-level-9 · classic, booty and bites
    @rule:gap.go-up-a-level-at-level-9
    Scenario: At Level 9 a Go Up a Level cannot be played, as long as the owner says nothing else
      Given a new table in classic, booty and bites
      And Ann is Level 9, holding Plain Go Up a Level
      When Ann plays Plain Go Up a Level
      Then that is left open: at Level 9 a Go Up a Level wins nothing, for the tenth level needs a kill: is it barred, or just wasted? (played as: refused)
      And Ann is Level 9
      And Ann holds 1 card

  Rule: Left open: may a Go Up a Level be played on another player?
    # gap.go-up-a-level-on-another · classic
    @rule:gap.go-up-a-level-on-another
    Scenario: In the first box a Go Up a Level cannot be played on another, as long as the owner says nothing else
      Given a new table in classic
      And Ann holds Plain Go Up a Level
      And Bo is Level 3
      When Ann plays Plain Go Up a Level on Bo
      Then that is left open: may a Go Up a Level be played on another player? (played as: refused)
      And Bo is Level 3
