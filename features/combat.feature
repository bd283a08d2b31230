Feature: Combat
  You fight by adding up: your Level and all that helps you on one side, the monsters' Levels and all that helps
  them on the other. The higher total wins, and a tie is the monster's. Any player may still play cards that change
  the totals, so say that you claim the kill, and wait a moment. When nobody says anything more, the monster is
  dead: you go up a level for each one killed, and take its Treasures. If you cannot win, ask for help or run away.

  Rule: A fight begins when a monster is turned up; what is barred in fights is barred from then on.
    # combat.begins-when-a-monster-is-revealed · classic: Character Stats, Class, par. 3; Character Stats, Selling Items, par. 3; christmas-lite: Character Stats, Class, par. 3
    @rule:combat.begins-when-a-monster-is-revealed
    Scenario: The fight begins as soon as the monster lies face up
      Given a new table in classic and christmas-lite
      And Ann sits at the table
      And next card a monster
      When Ann kicks open the door
      Then Ann is fighting

  Rule: Combat strength is Level plus every modifier, good or bad, on both sides.
    # combat.strength-is-level-plus-modifiers · booty and bites: Combat (p. 2), par. 1; christmas-lite and lite: Combat, par. 1
    # combat.total-is-level-plus-item-bonuses · classic: Combat, par. 1
    @rule:combat.strength-is-level-plus-modifiers @rule:combat.total-is-level-plus-item-bonuses
    Scenario: Level 4 and a Sword of 2 are 6
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 4 with Plain Sword
      And Ann fights a monster
      Then the fight stands at 6 to 5
      And 4 counts for the munchkins from Level
      And 2 counts for the munchkins from Plain Sword
      When Ann asks: may I claim the kill?
      Then that is allowed

  Rule: If the players' total is greater than the monsters' total, the monster is killed.
    # combat.higher-player-total-kills · classic, christmas-lite and lite: Combat, par. 1; booty and bites: Combat (p. 2), par. 1
    @rule:combat.higher-player-total-kills
    Scenario: The higher total kills the monster
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 4 with Plain Sword
      And Ann fights Plain Monster 5
      When Ann claims the kill
      Then that is allowed, because if the players' total is greater than the monsters' total, the monster is killed
      When no one says anything
      Then there is no fight
      And Plain Monster 5 lies in the door discards
      And Ann is Level 5
      And Ann uses Plain Sword

  Rule: If the two totals are equal, the monster wins.
    # combat.monster-wins-ties · classic, christmas-lite and lite: Combat, par. 1; booty and bites: Combat (p. 2), par. 1
    @rule:combat.monster-wins-ties
    Scenario: A tie is the monster's
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 4 with Plain Helmet
      And Ann fights a monster
      When Ann claims the kill
      Then that is refused, because if the two totals are equal, the monster wins
      And Ann uses Plain Helmet

    Scenario: A Warrior wins a tie, because the card says so
      Given a new table in classic, christmas-lite and lite
      And Ann is a Level 5 Warrior
      And Ann fights a monster
      Then the fight stands at 5 to 5
      And the munchkins are winning
      When Ann claims the kill
      Then that is allowed

  Rule: A player whose total is not greater than the monsters' loses and must run away.
    # combat.losing-means-running-away · booty and bites: Combat (p. 2), par. 1; christmas-lite and lite: Combat, par. 1
    # combat.losing-means-help-or-running-away · classic: Combat, par. 5
    @rule:combat.losing-means-running-away @rule:combat.losing-means-help-or-running-away
    Scenario: The lower total kills nothing
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 4
      And Ann fights a monster
      When Ann claims the kill
      Then in classic: that is refused, because a player who cannot defeat the monster has two choices: to ask for help or to run away
      And elsewhere: that is refused, because a player whose total is equal to or less than the monsters' total loses the combat and must run away
      And the fight stands at 4 to 5

    @rule:combat.losing-means-help-or-running-away
    Scenario: In the first box a loser need not ask for help and may run at once
      Given a new table in classic
      And Ann fights Plain Monster 5
      When Ann runs from Plain Monster 5
      Then that is allowed, because a player who cannot defeat the monster has two choices: to ask for help or to run away
      When the die shows 5
      Then there is no fight

  Rule: Killing a monster raises the killer one level, unless the monster card says otherwise.
    # combat.kill-gives-one-level · classic: Turn Phases, (1) Open A Door, par. 2; Combat, par. 4; booty and bites: Turn Phases, (1) Kick Open The Door, par. 2; Combat (p. 2), par. 1; christmas-lite and lite: Combat, par. 1; Combat, Rewards, par. 1
    @rule:combat.kill-gives-one-level
    Scenario: The kill gives one level
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 4 with Plain Sword
      And Ann fights a monster
      When Ann claims the kill
      And no one says anything
      Then Ann is Level 5

  Rule: Some big monsters give two levels instead of one.
    # combat.some-monsters-give-two-levels · classic: Turn Phases, (1) Open A Door, par. 2; Combat, par. 4; booty and bites: Turn Phases, (1) Kick Open The Door, par. 2; Combat (p. 2), par. 1; christmas-lite and lite: Combat, par. 1; Combat, Rewards, par. 1
    @rule:combat.some-monsters-give-two-levels
    Scenario: A big monster gives two levels
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 7 with Plain Bow + Plain Helmet, holding Plain Great Potion
      And Ann fights a Level 15 monster
      When Ann plays Plain Great Potion on Ann
      And Ann claims the kill
      And no one says anything
      Then Ann is Level 9
      And Ann uses Plain Bow + Plain Helmet

  Rule: Getting rid of a monster without killing it gives no level.
    # combat.nonlethal-win-gives-no-level · classic: Combat, par. 4; booty and bites: Combat (p. 2), par. 2; Contradictions Between Cards And Rules, item 2; christmas-lite: Combat, par. 2; Combat, Rewards, par. 2; Conflicts Between Cards and Rules, item 2; lite: Combat, par. 2; Combat, Rewards, par. 2
    @rule:combat.nonlethal-win-gives-no-level
    Scenario: A player who gets rid of the monster without killing it gains no level
      Given a new table in booty, bites, christmas-lite and lite
      And card "Plain Dust": monster, ability in a fight to eliminate the monster and take its treasure
      And Ann is Level 2
      And Ann fights Plain Dust, looking for trouble
      And Ann decides gap.wait-after-eliminating: final-at-once
      When Ann uses Plain Dust
      Then Ann is Level 2

  Rule: Getting rid of a monster without killing it still counts as winning the combat.
    # combat.nonlethal-win-still-wins · booty and bites: Combat (p. 2), par. 2; christmas-lite and lite: Combat, par. 2
    @rule:combat.nonlethal-win-still-wins
    Scenario: The fight is won all the same: nobody has to run, and here the Treasure is paid
      Given a new table in booty, bites, christmas-lite and lite
      And card "Plain Dust": monster, 1 treasure, ability in a fight to eliminate the monster and take its treasure
      And Ann fights Plain Dust, looking for trouble
      And next card Plain Ring
      And Ann decides gap.wait-after-eliminating: final-at-once
      When Ann uses Plain Dust
      Then there is no fight
      And Ann holds Plain Ring

  Rule: A monster's special powers are applied when the totals are compared.
    # combat.monster-special-powers-apply · classic: Combat, par. 1; booty and bites: Combat (p. 2), par. 3; christmas-lite and lite: Combat, par. 3
    @rule:combat.monster-special-powers-apply
    Scenario: A monster that is stronger against women
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is female, Level 7
      And Ann fights Plain Misogynist
      Then the fight stands at 7 to 8
      When let Ann be male
      Then the fight stands at 7 to 5

  Rule: Once a monster is turned up it is fought with the equipment as it lies, and one-shots.
    # combat.equipment-frozen-once-monster-is-exposed · booty and bites: Combat (p. 2), par. 6
    # combat.exposed-monster-fought-with-equipment-one-has · classic: Character Stats, Selling Items, par. 3
    @rule:combat.equipment-frozen-once-monster-is-exposed @rule:combat.exposed-monster-fought-with-equipment-one-has
    Scenario: Once the monster lies there, nothing more is put on
      Given a new table in classic, booty and bites
      And Ann carries Plain Helmet
      And Ann fights a monster
      When Ann equips Plain Helmet
      Then in classic: that is refused, because once a monster is turned up it is fought to the end with the equipment the player has
      And elsewhere: that is refused, because once a monster is turned up it is fought with the equipment as it then lies

  Rule: During a fight items may not be sold, traded or stolen.
    # combat.no-selling-trading-or-stealing · classic: Combat, par. 2; Character Stats, Selling Items, par. 3
    # combat.no-selling-stealing-equipping-trading-or-playing-items · booty and bites: Combat (p. 2), par. 6
    # combat.no-selling-equipping-trading-or-playing-treasures · christmas-lite: Combat, par. 5
    @rule:combat.no-selling-trading-or-stealing @rule:combat.no-selling-stealing-equipping-trading-or-playing-items
    @rule:combat.no-selling-equipping-trading-or-playing-treasures
    Scenario: A fighter sells nothing and trades nothing
      Given a new table in classic, booty, bites and christmas-lite
      And Ann has Plain Helmet in play, holding Plain Gem
      And Bo has Plain Boots in play
      And Ann fights a monster
      When Ann asks: may I sell Plain Gem?
      Then that is refused, because items may not be sold during a combat
      When Ann asks: may I trade Plain Helmet to Bo for Plain Boots?
      Then in classic: that is refused, because during a fight items may not be sold, traded or stolen
      And in christmas-lite: that is refused, because a player in combat may not sell or trade Items, may not put them on or take them off
      And elsewhere: that is refused, because a player in combat may not sell, steal or trade Items, may not put any on or take any off
      And Ann is fighting
      And Ann holds Plain Gem

  Rule: Any player may use one-shot Treasures or Class and Race abilities to help or harm the fighter.
    # combat.any-player-may-use-one-shots-and-abilities · christmas-lite and lite: Combat, par. 4
    @rule:combat.any-player-may-use-one-shots-and-abilities
    Scenario: Any player may use a one-shot, for the fighter or against
      Given a new table in christmas-lite and lite
      And Bo holds Plain Potion
      And Ann fights a monster
      When Bo plays Plain Potion on Ann
      Then that is allowed, because any player may use one-shot Treasures or Class and Race abilities to help or harm the fighter

  Rule: When a monster has been killed, it and every other card played in the fight are discarded.
    # combat.monster-and-played-cards-discarded · christmas-lite: Combat, par. 6; lite: Combat, par. 5
    @rule:combat.monster-and-played-cards-discarded
    Scenario: After a kill the monster and all that was played are discarded
      Given a new table in christmas-lite and lite
      And Ann is Level 8, holding Plain Potion + Plain Enhancer
      And Ann fights Plain Monster 5
      When Ann plays Plain Enhancer on Plain Monster 5
      And Ann plays Plain Potion on Ann
      And Ann claims the kill
      And no one says anything
      Then Plain Monster 5 + Plain Enhancer lie in the door discards
      And Plain Potion lies in the treasure discards
      And Ann is Level 9

  Rule: When the fight is won the monster is discarded with its enhancers and the one-shots played.
    # combat.monster-enhancers-and-one-shots-discarded · booty and bites: Combat (p. 2), par. 7
    @rule:combat.monster-enhancers-and-one-shots-discarded
    Scenario: After a win the monster is discarded with its enhancers and the one-shots
      Given a new table in booty and bites
      And Ann is Level 8, holding Plain Potion + Plain Enhancer
      And Ann fights Plain Monster 5
      When Ann plays Plain Enhancer on Plain Monster 5
      And Ann plays Plain Potion on Ann
      And Ann claims the kill
      And no one says anything
      Then Plain Monster 5 + Plain Enhancer lie in the door discards
      And Plain Potion lies in the treasure discards
      And Ann is Level 9

  Rule: When the fight is won, the monster card or cards in it are discarded.
    # combat.defeated-monster-cards-discarded · classic: Combat, par. 4
    @rule:combat.defeated-monster-cards-discarded @rule:one-shot.marked-usable-once-only
    Scenario: In the first box only the monster is named; the owner may have its enhancers discarded too
      Given a new table in classic
      And Ann is Level 8, holding Plain Potion
      And Bo holds Plain Enhancer
      And Ann fights Plain Monster 5
      When Bo plays Plain Enhancer on Plain Monster 5
      And Ann plays Plain Potion on Ann
      And Ann claims the kill
      And no one says anything
      Then Plain Monster 5 + Plain Enhancer lie in the door discards
      And Plain Potion lies in the treasure discards
      And the Levels are Ann 9 and Bo 1

  Rule: Another player may play a hostile card just when the fighter thinks they have won.
    # combat.hostile-play-possible-at-the-last-moment · classic: Combat, par. 4; booty and bites: Combat (p. 2), par. 7; christmas-lite: Combat, par. 6; lite: Combat, par. 5
    @rule:combat.hostile-play-possible-at-the-last-moment
    Scenario: A potion on the monster undoes a kill that is only claimed
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 6
      And Bo holds Plain Potion
      And Ann fights Plain Monster 5
      When Ann claims the kill
      And Bo plays Plain Potion on Plain Monster 5
      Then the fight stands at 6 to 8

  Rule: Before a kill counts the fighter waits for others to speak up, about 2.6 seconds.
    # combat.wait-about-2-6-seconds · classic: Combat, par. 4; booty and bites: Combat (p. 2), par. 7
    # combat.wait-a-reasonable-time · christmas-lite: Combat, par. 6; lite: Combat, par. 5
    @rule:combat.wait-about-2-6-seconds @rule:combat.wait-a-reasonable-time
    Scenario: Before the wait is over nothing is gained
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 6
      And Ann fights a monster
      When Ann claims the kill
      Then the kill is claimed
      When Ann asks: may I end the turn?
      Then that is not possible, because something is owed first
      And the fight stands at 6 to 5

  Rule: Once the waiting time has passed the kill is final; later objections change nothing.
    # combat.kill-is-final-after-the-wait · classic: Combat, par. 4; booty and bites: Combat (p. 2), par. 7; christmas-lite: Combat, par. 6; lite: Combat, par. 5
    @rule:combat.kill-is-final-after-the-wait
    Scenario: Whoever speaks up after the wait comes too late
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 6
      And Bo holds Plain Potion
      And Ann fights Plain Monster 5
      When Ann claims the kill
      And no one says anything
      Then Ann is Level 7
      When Bo plays Plain Potion on Plain Monster 5
      Then that is not possible, because there is nothing of the kind to aim at
      And Ann is Level 7

  Rule: A full combat: enhancers on both sides, a refused offer of help, and a card at the last moment.
    # combat.example-pumpkinhead · bites: Example Of Combat, pars. 1-11
    Scenario: Jenn kills Pumpkinhead
      Given a new table in bites
      And Jenn is a Level 4 Werewolf with Finger Claws, carrying Goth Boots, holding Fluffy + Virgin Tears
      And K.C. is Level 3 with Sword of Beheading People Just Like In That Movie, holding Horrific, Steeped in Evil, Yet Somewhat Pitiable
      And next cards Pumpkinhead + Coffin + Wishing Ring
      And the Treasure pile holds Coffin + Wishing Ring + Maniac Minion
      When Jenn kicks open the door
      Then the fight stands at 10 to 6
      And the munchkins are winning
      When Jenn asks: may I equip Goth Boots?
      Then that is refused, because used and carried Items may not be switched during combat or while running away
      When K.C. plays Horrific, Steeped in Evil, Yet Somewhat Pitiable on Pumpkinhead
      Then the fight stands at 10 to 16
      And the monsters are winning
      And 4 Treasures are at stake
      When what if K.C. offers help; Jenn agrees
      Then the fight stands at 17 to 16
      And the munchkins are winning
      When K.C. offers help
      And Jenn declines
      And Jenn plays Fluffy on Pumpkinhead
      Then the monsters' total is 11
      And 3 Treasures are at stake
      When Jenn plays Virgin Tears on Jenn
      Then the fight stands at 13 to 11
      And the munchkins are winning
      When Jenn claims the kill
      Then Jenn is Level 4
      When no one says anything
      Then Jenn is Level 5
      And Jenn holds Coffin + Wishing Ring + Maniac Minion
      And Jenn uses Finger Claws
      And K.C. uses Sword of Beheading People Just Like In That Movie

    Scenario: Without Virgin Tears Jenn is one short of a Fluffy Pumpkinhead
      Given a new table in bites
      And Jenn is a Level 4 Werewolf with Finger Claws, holding Fluffy + Virgin Tears
      And K.C. has Sword of Beheading People Just Like In That Movie in play, holding Horrific, Steeped in Evil, Yet Somewhat Pitiable
      And next card Pumpkinhead
      When Jenn kicks open the door
      And K.C. plays Horrific, Steeped in Evil, Yet Somewhat Pitiable on Pumpkinhead
      Then the fight stands at 10 to 16
      When Jenn plays Fluffy on Pumpkinhead
      Then the fight stands at 10 to 11
      When Jenn claims the kill
      Then that is refused, because a player whose total is equal to or less than the monsters' total loses the combat and must run away
      And Jenn holds Virgin Tears
      And K.C. uses Sword of Beheading People Just Like In That Movie

  Rule: A full combat: a Ship's bonus, a turn of the fight by an enhancer, and a compelled helper.
    # combat.example-greenbeard · booty: Example Of Combat, pars. 1-10
    Scenario: Beth and a charmed Drake kill Greenbeard
      Given a new table in booty
      And card "Drake's Things": item, +6
      And Beth is a female Level 4 Merchant with Brig, holding Demon Rum + French
      And Drake is Level 6 with Drake's Things, holding Legendary
      And next cards Greenbeard + Booty Boots + Eye Patch + Spanish Helmet + Thigh Boots
      When Beth kicks open the door
      Then the fight stands at 7 to 9
      And the monsters are winning
      When Beth plays Demon Rum on Beth
      Then the munchkins' total is 11
      And the munchkins are winning
      When Drake plays Legendary on Greenbeard
      Then the fight stands at 11 to 19
      And the monsters are winning
      And 4 Treasures are at stake
      When Beth uses Merchant discarding French
      And Beth uses Charm ze Rival on Drake
      Then the fight stands at 23 to 19
      And the munchkins are winning
      When Beth claims the kill
      And no one says anything
      Then Beth is Level 5
      And Drake is Level 6
      When Drake chooses Spanish Helmet
      Then Drake holds Spanish Helmet
      And Beth holds Booty Boots + Eye Patch + Thigh Boots

    Scenario: Against a man Greenbeard is only 6, and nothing more is needed
      Given a new table in booty
      And Beth is a Level 4 Merchant with Brig
      And next card Greenbeard
      When Beth kicks open the door
      Then the fight stands at 7 to 6
      And the munchkins are winning
      When Beth asks: may I claim the kill?
      Then that is allowed

  Rule: A short combat won by a card played during it.
    # combat.example-devin-net-troll · christmas-lite: Combat, Example of Combat, par. 1
    @rule:combat.any-player-may-use-one-shots-and-abilities
    Scenario: Devin kills the Net Troll with a Christmas Coral
      Given a new table in christmas-lite
      And Devin is a Level 4 Wizard with Snow Shovel, holding Christmas Coral
      And next cards Net Troll + 2 Treasure cards + a Treasure card
      When Devin kicks open the door
      Then the fight stands at 7 to 10
      And the monsters are winning
      When Devin plays Christmas Coral on Devin
      Then the munchkins' total is 11
      And the munchkins are winning
      When Devin claims the kill
      And no one says anything
      Then Devin is Level 5
      And Devin holds 3 cards
      And Devin's class is Wizard

    Scenario: One level lower, Devin ties with the Net Troll and loses
      Given a new table in christmas-lite
      And Devin is a Level 3 Wizard with Snow Shovel, holding Christmas Coral
      And next card Net Troll
      When Devin kicks open the door
      And Devin plays Christmas Coral on Devin
      Then the fight stands at 10 to 10
      And the monsters are winning
      When Devin claims the kill
      Then that is refused, because if the two totals are equal, the monster wins
      And Devin's class is Wizard

  Rule: A short combat won by a card played during it.
    # combat.example-louisa-net-troll · lite: Example of Combat, par. 1
    @rule:combat.any-player-may-use-one-shots-and-abilities
    Scenario: Louisa kills the Net Troll with a Magic Missile
      Given a new table in lite
      And Louisa is a Level 4 Cleric with Mace of Sharpness, holding Magic Missile
      And next cards Net Troll + Mace of Sharpness + Magic Missile + Mace of Sharpness
      When Louisa kicks open the door
      Then the fight stands at 8 to 10
      And the monsters are winning
      When Louisa plays Magic Missile on Louisa
      Then the munchkins' total is 13
      And the munchkins are winning
      When Louisa claims the kill
      And no one says anything
      Then Louisa is Level 5
      And Louisa holds 3 cards
      And Louisa holds Mace of Sharpness + Magic Missile + Mace of Sharpness

    Scenario: When Ann interferes, an Enraged Net Troll is too much for the Missile
      Given a new table in lite
      And Louisa is a Level 4 Cleric with Mace of Sharpness, holding Magic Missile
      And Ann holds Enraged
      And next cards Net Troll + Magic Missile
      When Louisa kicks open the door
      And Louisa plays Magic Missile on Louisa
      And Louisa claims the kill
      And Ann plays Enraged on Net Troll
      Then the fight stands at 13 to 15
      And the monsters are winning
      And the kill is not claimed

    Scenario: The Mace is for clerics: without it even the Missile falls short
      Given a new table in lite
      And Louisa is Level 4, carrying Mace of Sharpness, holding Magic Missile
      And next cards Net Troll + Magic Missile
      When Louisa kicks open the door
      Then the munchkins' total is 4
      When Louisa plays Magic Missile on Louisa
      Then the fight stands at 9 to 10
      When Louisa claims the kill
      Then that is refused, because a player whose total is equal to or less than the monsters' total loses the combat and must run away
      And Louisa carries Mace of Sharpness sideways

  Rule: Left open: does the waiting time start again after each play?
    # gap.wait-starts-again · classic, booty, bites, christmas-lite and lite
    @rule:gap.wait-starts-again
    Scenario: After a play that changes the fight the kill is claimed anew, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 6
      And Bo holds Plain Potion + Plain Wishing Potion
      And Ann fights a monster
      When Ann claims the kill
      And Bo plays Plain Potion on Ann
      Then it is open in what follows: does the waiting time start again after each play? And after one that leaves totals, monsters, helper and debts as they were? (played as: when-the-fight-changed)
      And the fight stands at 9 to 5
      And the kill is not claimed
      And Bo holds Plain Wishing Potion

  Rule: Left open: do the waiting time and fleeing belong to the combat, in which nothing is traded?
    # gap.wait-and-flight-are-combat · classic, booty, bites, christmas-lite and lite
    @rule:gap.wait-and-flight-are-combat
    Scenario: Nothing is sold while the kill waits to be final, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 6, holding Plain Gem
      And Ann fights a monster
      When Ann claims the kill
      And Ann sells Plain Gem
      Then that is left open: is the waiting time or fleeing part of the combat, so that trading and selling stay barred? (played as: part-of-the-combat)
      And Ann is Level 6
      And Ann holds Plain Gem

    @rule:gap.wait-and-flight-are-combat
    Scenario: The fight is lost and the die not yet rolled: selling and trading are as open
      Given a new table in classic, booty and bites
      And Ann has Plain Boots + Plain Gem in play
      And Cy has Plain Cap in play
      And Ann fights a monster
      And Ann is to run away
      When Ann asks: may I sell Plain Gem?
      Then that is left open: is the waiting time or fleeing part of the combat, so that trading and selling stay barred? (played as: part-of-the-combat)
      When Cy asks: may I trade Plain Cap to Ann for Plain Boots?
      Then that is left open: is the waiting time or fleeing part of the combat, so that trading and selling stay barred? (played as: part-of-the-combat)

  Rule: Left open: does a bonus against a sort of monster count once, or for each such monster?
    # gap.own-bonus-against-a-sort · classic, booty, bites, christmas-lite and lite
    @rule:gap.own-bonus-against-a-sort
    Scenario: A bonus against Undead counts once against two of them, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And card "Plain Garlic": item, +4 against Undead
      And Ann is Level 3 with Plain Garlic
      And Ann fights Plain Undead 5 + Plain Undead 1
      When Ann claims the kill
      Then it is open in what follows: does a fighter's own bonus against a sort of monster count once, or for each such monster in the combat? (played as: once)
      And the fight stands at 7 to 6

  Rule: Left open: the last monster is eliminated by a card: is there a waiting time, as after a kill?
    # gap.wait-after-eliminating · classic, booty, bites, christmas-lite and lite
    @rule:gap.wait-after-eliminating
    Scenario: When a card removes the last monster there is a wait, too, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And card "Plain Dust": monster, 1 treasure, ability in a fight to eliminate the monster and take its treasure
      And Ann is Level 2
      And Ann fights Plain Dust, looking for trouble
      And next card Plain Ring
      When Ann uses Plain Dust
      Then it is open in what follows: the last monster is eliminated by a card: is there a waiting time, as after a kill? (played as: waits)
      And the kill is claimed
      And Ann holds nothing
      When no one says anything
      Then Ann holds Plain Ring
      And Ann is Level 2
      And there is no fight

  Rule: Left open: what happens to the other cards played into a fight when it is won?
    # gap.other-cards-after-the-fight · classic, booty, bites, christmas-lite and lite
    @rule:gap.other-cards-after-the-fight
    Scenario: After the fight the Wandering Monster card is discarded, too, as long as the owner says nothing else
      Given a new table in booty and bites
      And Ann is Level 6 with Plain Bow
      And Bo holds Plain Wandering Monster + Plain Monster 1
      And Ann fights a Level 5 monster
      When Bo plays Plain Wandering Monster with Plain Monster 1
      And Ann claims the kill
      And no one says anything
      Then it is open in what follows: what happens to the other cards played into a fight when it is won? (played as: discarded)
      And Ann and Bo hold nothing
      And Ann's strength is 11

    @rule:gap.other-cards-after-the-fight
    Scenario: The Wandering Monster card is discarded when all monsters were removed without a kill, as long as the owner says nothing else
      Given a new table in christmas-lite and lite
      And card "Plain Dust": monster, ability in a fight to eliminate the monster and take its treasure
      And card "Plain Soot": monster, ability in a fight to eliminate the monster without its treasure
      And Ann holds 1 card
      And Bo holds Plain Wandering Monster + Plain Soot
      And Ann fights Plain Dust, looking for trouble
      And Ann decides gap.wait-after-eliminating: final-at-once
      When Bo plays Plain Wandering Monster with Plain Soot
      And Ann uses Plain Dust
      And Ann uses Plain Soot
      Then it is open in what follows: what happens to the other cards played into a fight when it is won? (played as: discarded)
      And there is no fight
      And Bo holds nothing

    @rule:gap.other-cards-after-the-fight
    Scenario: In the first box its enhancers are discarded with the monster, as long as the owner says nothing else
      Given a new table in classic
      And Ann is Level 8, holding Plain Potion
      And Bo holds Plain Enhancer
      And Ann fights Plain Monster 5
      When Bo plays Plain Enhancer on Plain Monster 5
      And Ann plays Plain Potion on Ann
      And Ann claims the kill
      And no one says anything
      Then it is open in what follows: what happens to the other cards played into a fight when it is won? (played as: discarded)
      And Plain Monster 5 + Plain Enhancer lie in the door discards
      And Plain Potion lies in the treasure discards
      And Ann and Bo hold nothing
      And the Levels are Ann 9 and Bo 1

  Rule: Left open: may cards that are played during any combat still be played while the players run away?
    # gap.combat-cards-on-the-run · classic, booty, bites, christmas-lite and lite
    @rule:gap.combat-cards-on-the-run
    Scenario: Is it too late to interfere once they run?
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Bo holds Plain Enhancer + Plain Great Potion + Plain Wandering Monster + Plain Monster 1 + Plain Helmet
      And Ann fights Plain Monster 10 + Plain Monster 5
      And Bo would not help
      When Ann runs from Plain Monster 10
      And the die shows 5
      And Bo plays Plain Enhancer on Plain Monster 5
      Then that is left open: may cards that are played during any combat still be played while the players run away? (played as: refused)
      When Bo plays Plain Great Potion on Ann
      Then that is left open: may cards that are played during any combat still be played while the players run away? (played as: refused)
      When Bo plays Plain Wandering Monster with Plain Monster 1
      Then that is left open: may cards that are played during any combat still be played while the players run away? (played as: refused)
