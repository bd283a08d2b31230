Feature: Powers
  A Power is something your creature of the night can do. You may have as many as you like, as long as their Ranks
  add up to no more than your Level. If your Level falls too low for them, some must go, except for a Changeling.
  You may play one when you can legally use it, and discard one at any time, but not trade it. In most other things
  Powers are treated like Races.

  Rule: A Power works from the moment its card is put in play until it is lost or discarded.
    # power.gained-on-play-lost-with-its-card · bites: Character Stats, Powers, par. 1
    @rule:power.gained-on-play-lost-with-its-card
    Scenario: A Power counts from when it is laid down until it is discarded
      Given a new table in bites
      And card "Glamour": power, rank 3, +2
      And card "Whisper": power
      And card "Spark": power, rank 1, +1
      And Ann is a Level 4 Glamour, holding Whisper + Spark
      Then Ann's strength is 6
      When Ann plays Spark
      Then Ann's strength is 7
      When Ann discards Glamour
      Then Ann's strength is 5

  Rule: Some Powers may be had only by certain Races, or not by certain Races.
    # power.some-are-limited-by-race · bites: Character Stats, Powers, par. 2
    @rule:power.some-are-limited-by-race
    Scenario: A Power for Vampires cannot be used by a player who is no Vampire any more
      Given a new table in bites
      And card "Bat Form": power, only Vampire, ability Flutter in your turn to gain 1 level
      And Ann is a Level 4 Vampire Bat Form
      When Ann discards Vampire
      And Ann uses Flutter
      Then that is refused, because some Powers may be had only by certain races, or not by certain races, in the way some Items are restricted
      And Ann is Level 4

  Rule: The Ranks of a player's Powers add up to no more than the player's Level.
    # power.total-rank-within-level · bites: Character Stats, Powers, par. 2
    @rule:power.total-rank-within-level
    Scenario: At Level 4 a Power of Rank 1 may be added to one of Rank 3, one of Rank 2 may not
      Given a new table in bites
      And card "Glamour": power, rank 3
      And card "Whisper": power, rank 2
      And card "Spark": power, rank 1
      And Ann is a Level 4 Glamour, holding Whisper + Spark
      When Ann plays Whisper
      Then that is refused, because a player may have any number of Powers as long as their Ranks add up to no more than the player's Level
      When Ann plays Spark
      Then that is allowed

  Rule: A Power may not be traded to another player.
    # power.cannot-be-traded · bites: Character Stats, Powers, par. 3
    @rule:power.cannot-be-traded
    Scenario: A Power cannot be traded, an Item can
      Given a new table in bites
      And card "Glamour": power, rank 3
      And Ann is a Level 3 Glamour with Plain Ring
      And Bob has Plain Coin in play
      When Ann trades Glamour to Bob for Plain Coin
      Then that is refused, because a Power may not be traded to another player
      When Ann asks: may I trade Plain Ring to Bob for Plain Coin?
      Then that is allowed

  Rule: A Power may be played from the hand at any time its player can legally use it.
    # power.playable-whenever-legally-usable · bites: Character Stats, Powers, par. 3
    @rule:power.playable-whenever-legally-usable
    Scenario: In one's own turn a Power may be played
      Given a new table in bites
      And card "Glamour": power, rank 3
      And card "Whisper": power
      And card "Spark": power, rank 1
      And Ann is a Level 4 Glamour, holding Whisper + Spark
      When Ann plays Spark
      Then that is allowed, because a Power may be played from the hand at any time its player can legally use it
      And Ann is Level 4

  Rule: A Power that its player cannot legally use may not be put in play.
    # power.unusable-power-may-not-be-played · bites: Character Stats, Powers, par. 3
    @rule:power.unusable-power-may-not-be-played
    Scenario: A Werewolf cannot play a Power for Vampires
      Given a new table in bites
      And card "Bat Form": power, rank 2, only Vampire
      And Ann is a Werewolf, holding Bat Form
      When Ann plays Bat Form
      Then that is refused, because a Power that its player cannot legally use may not be put in play
      And Ann's race is Werewolf

  Rule: At any time a player may throw out Powers and play others from the hand.
    # power.may-be-discarded-any-time-and-replaced · bites: Character Stats, Powers, par. 3
    @rule:power.may-be-discarded-any-time-and-replaced
    Scenario: Even in a fight a Power is thrown out and another put in its place
      Given a new table in bites
      And card "Glamour": power, rank 3
      And card "Fear": power, rank 3, +4
      And Ann is a Level 3 Glamour, holding Fear
      And next card a monster
      When Ann kicks open the door
      And Ann discards Glamour
      Then that is allowed, because at any time a player may throw out Powers they have in play and put others from their hand in their place
      When Ann plays Fear
      Then the munchkins' total is 7

  Rule: A player whose Level falls below the Ranks of their Powers must discard Powers.
    # power.level-drop-forces-discards · bites: Character Stats, Powers, par. 4
    @rule:power.level-drop-forces-discards
    Scenario: When the Level falls below the Ranks, Powers must go, and their player says which
      Given a new table in bites
      And card "Glamour": power, rank 3
      And card "Whisper": power, rank 2
      And card "Mist": power, rank 2
      And Ann is a Level 7 Werewolf Glamour Whisper Mist
      And Bob holds Plain Curse
      When Bob plays Plain Curse on Ann
      Then Ann is to get down to the limit
      When Bob kicks open the door
      Then that is not possible, because something is owed first
      When Ann chooses Whisper
      Then Ann's powers are Glamour + Mist
      And nothing is owed
      And Ann's race is Werewolf

    @rule:power.level-drop-forces-discards
    Scenario: The Power that has to go is discarded once, whichever way it is said
      Given a new table in bites
      And Jenn is a Level 3 Vampire Advanced Sulking Wet Dog Smell
      And Bo holds Plain Curse
      When Bo plays Plain Curse on Jenn
      And Jenn discards Wet Dog Smell
      Then Wet Dog Smell lies in the door discards
      And Jenn's powers are Advanced Sulking
      And Jenn's race is Vampire

  Rule: A Changeling keeps every Power in play even when their Level falls below the total Rank.
    # power.changeling-keeps-all-when-level-drops · bites: Character Stats, Powers, par. 5
    @rule:power.changeling-keeps-all-when-level-drops
    Scenario: At Level 6 a Changeling keeps Powers of seven Ranks
      Given a new table in bites
      And card "Glamour": power, rank 3
      And card "Whisper": power, rank 2
      And card "Mist": power, rank 2
      And Ann is a Changeling Glamour Whisper Mist
      When let Ann be Level 6
      Then nothing is owed

  Rule: A Changeling who loses a Power can add Powers only up to the current Level.
    # power.changeling-rebuilds-only-to-current-level · bites: Character Stats, Powers, par. 5
    @rule:power.changeling-rebuilds-only-to-current-level
    Scenario: With seven Ranks at Level 6 no further Power may be played
      Given a new table in bites
      And card "Glamour": power, rank 3
      And card "Whisper": power, rank 2
      And card "Mist": power, rank 2
      And card "Spark": power
      And card "Ember": power
      And Ann is a Changeling Glamour Whisper Mist, holding Spark + Ember + Plain Go Up a Level
      When let Ann be Level 6
      And Ann plays Spark
      Then that is refused, because a Changeling above the limit who then loses a Power can add new Powers only up to their current Level

  Rule: The Changeling's exception and its limit, worked through.
    # power.example-changeling-seven-ranks · bites: Character Stats, Powers, par. 5
    Scenario: Seven Ranks at Level 6: the Changeling keeps them, and builds up to the Level and no further
      Given a new table in bites
      And card "Glamour": power, rank 3
      And card "Whisper": power, rank 2
      And card "Mist": power, rank 2
      And card "Spark": power, rank 1
      And card "Ember": power, rank 1
      And Ann is a Changeling Glamour Whisper Mist, holding Spark + Ember + Plain Go Up a Level
      When let Ann be Level 6
      Then Ann's powers are Glamour + Whisper + Mist
      When Ann plays Spark
      Then that is refused, because a Changeling above the limit who then loses a Power can add new Powers only up to their current Level
      When Ann discards Mist
      And Ann plays Spark
      Then that is allowed
      When Ann plays Ember
      Then that is refused, because a Changeling above the limit who then loses a Power can add new Powers only up to their current Level
      When let Ann be Level 7
      And Ann plays Ember
      Then Ann's powers are Glamour + Whisper + Spark + Ember

  Rule: A second card of the same Power gives no further effect.
    # power.duplicate-gives-nothing-extra · bites: Character Stats, Powers, par. 6
    @rule:power.duplicate-gives-nothing-extra
    Scenario: A second card of the same Power gives nothing more
      Given a new table in bites
      And card "Spark": power, rank 1
      And Ann is a Spark, holding Spark
      When Ann plays Spark
      Then that is a contradiction: a second card of the same Power gives no further effect; but powers follow the rules for Races except where the sheet says otherwise; no player may have two copies of the same Race card in play
      And Ann's powers are Spark + Spark

  Rule: Where a Power is paid for by discarding, any card in play or in hand may be discarded for it.
    # power.discards-power-a-power · bites: Character Stats, Powers, par. 9
    @rule:power.discards-power-a-power
    Scenario: A card in hand and one on the table pay alike
      Given a new table in bites
      And card "Glamour": power, rank 3, ability Dazzle in a fight by discarding up to 2 cards to get +2 for each card
      And card "Fear": power, rank 2, ability Terror in a fight on a monster by discarding the whole hand to eliminate the monster
      And Ann is a Level 5 Glamour Fear with Plain Coin, holding Plain Gem
      And next card a monster
      When Ann kicks open the door
      And Ann uses Dazzle discarding Plain Gem + Plain Coin
      Then the munchkins' total is 9

  Rule: A player with no cards in hand cannot pay for a Power by discarding their whole hand.
    # power.empty-hand-is-no-whole-hand · bites: Character Stats, Powers, par. 9
    @rule:power.empty-hand-is-no-whole-hand
    Scenario: A Power that costs the whole hand cannot be used with an empty hand
      Given a new table in bites
      And card "Glamour": power, rank 3, ability Dazzle in a fight by discarding up to 2 cards to get +2 for each card
      And card "Fear": power, rank 2, ability Terror in a fight on a monster by discarding the whole hand to eliminate the monster
      And Ann is a Level 5 Glamour Fear with Plain Coin, holding Plain Gem
      And next card a monster
      When Ann kicks open the door
      And Ann uses Dazzle discarding Plain Gem
      And Ann uses Terror
      Then that is refused, because a player with no cards in hand cannot pay for a Power by discarding their whole hand
      And the fight stands at 7 to 5
      And Ann uses Plain Coin

  Rule: A level is not stolen by a player who could not use it, and then its owner keeps it.
    # power.vampire-cannot-steal-an-unusable-level · bites: A Munchkiny Note On The Vampire Power, par. 1
    @rule:power.vampire-cannot-steal-an-unusable-level
    Scenario: At Level 9 no level is stolen, and the victim loses none
      Given a new table in bites
      And Ann is a Level 9 Vampire
      And Bo sits at the table
      When Ann uses Vampire on Bo
      Then that is refused, because a level cannot be stolen by a player who could not use it
      And the Levels are Ann 9 and Bo 1

    Scenario: At Level 8 one is stolen
      Given a new table in bites
      And Ann is a Level 8 Vampire
      And Bo is Level 4
      When Ann uses Vampire on Bo
      Then the Levels are Ann 9 and Bo 3

  Rule: Nobody at Level 9 can steal a level, since only a kill could take them to 10.
    # power.level-9-player-cannot-steal-a-level · bites: A Munchkiny Note On The Vampire Power, par. 1
    @rule:power.level-9-player-cannot-steal-a-level
    Scenario: A Vampire of Level 9 cannot steal the level that would win
      Given a new table in bites
      And Ann is a Level 9 Vampire
      And Bo sits at the table
      When Ann uses Vampire on Bo
      Then that is refused, because nobody at Level 9 can steal a level, since only a kill could take them to 10
      And the Levels are Ann 9 and Bo 1

  Rule: Left open: need no Power go if a lost level is gained again first?
    # gap.level-made-up-for-before-powers-go · bites
    @rule:gap.level-made-up-for-before-powers-go
    Scenario: The level that was lost is stolen back before a Power went
      Given a new table in bites
      And Jenn is a Level 3 Vampire Advanced Sulking Wet Dog Smell
      And Bo is Level 5, holding Plain Curse
      When Bo plays Plain Curse on Jenn
      Then Jenn is to get down to the limit
      When Jenn uses Vampire on Bo
      Then it is open in what follows: powers have to go as the Level fell: if a level is gained again first, need none go any more? (played as: no-longer-owed)
      And nothing is owed
      And the Levels are Jenn 3 and Bo 4
      And Jenn's powers are Advanced Sulking + Wet Dog Smell

  Rule: Left open: must a former Changeling with Ranks above their Level shed Powers at once?
    # gap.former-changeling-above-his-level · bites
    @rule:gap.former-changeling-above-his-level
    Scenario: A former Changeling must shed Powers, as long as the owner says nothing else
      Given a new table in bites
      And card "Glamour": power, rank 3
      And card "Fear": power, rank 3
      And Ann is a Level 4 Changeling Glamour Fear
      When Ann discards Changeling
      Then Ann is to get down to the limit
      When Ann discards Fear
      Then nothing is owed
      And Ann's powers are Glamour
      And Ann is Level 4

  Rule: Left open: what happens to a Power in play when its owner changes to a Race that may not have it?
    # gap.power-after-a-change-of-race · bites
    @rule:gap.power-after-a-change-of-race
    Scenario: A Power for another race stays in play, and does nothing, as long as the owner says nothing else
      Given a new table in bites
      And card "Bat Form": power, only Vampire
      And Ann is a Level 4 Vampire Bat Form
      When Ann discards Vampire
      Then Ann's powers are Bat Form
      And Ann's strength is 4

  Rule: Left open: does the Rank of a second card of the same Power count towards the total?
    # gap.rank-of-a-duplicate · bites
    @rule:gap.rank-of-a-duplicate
    Scenario: The Rank of a second card counts, too, as long as the owner says nothing else
      Given a new table in bites
      And card "Glamour": power, rank 2
      And Ann is a Level 4 Glamour Glamour
      When let Ann be Level 3
      Then Ann is to get down to the limit
      When Ann chooses Glamour
      Then Ann's powers are Glamour
      And nothing is owed

  Rule: The sheet says both: a Power may be played at any time; it is played when gained or in one's turn.
    # conflict.playing-a-power-out-of-turn · bites
    @rule:conflict.playing-a-power-out-of-turn
    Scenario: A Power is played in another's turn: the sheet says both
      Given a new table in bites
      And card "Spark": power, rank 1
      And Ann holds Spark + Werewolf
      And it is Bob's turn
      When Ann plays Spark
      Then that is a contradiction: a Power may be played from the hand at any time its player can legally use it; but a card that says what a character is may be played the moment it is acquired or at any time in its player's own turn
      And Ann's powers are Spark
      And Ann holds Werewolf

  Rule: The sheet says both: a second card of a Power has no effect; nobody may have two.
    # conflict.second-card-of-one-power · bites
    @rule:power.treated-like-races @rule:conflict.second-card-of-one-power
    Scenario: A second card of the same Power: it gives nothing, or it may not be played
      Given a new table in bites
      And card "Spark": power, +2
      And Ann is a Level 4 Spark, holding Spark
      When Ann plays Spark
      Then that is a contradiction: a second card of the same Power gives no further effect; but powers follow the rules for Races except where the sheet says otherwise; no player may have two copies of the same Race card in play
      And Ann's strength is 6
