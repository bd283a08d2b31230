Feature: Helping
  If you cannot win alone, ask another player to help. What they get for it, Treasures or Items that you have, is
  between the two of you. Only one may help, and nobody has to. The helper brings their Level and all that they have
  into the fight, for better and for worse. The levels for the kill are yours; a helper gets them only where a card
  says so, as an Elf's does.

  Rule: A player who cannot win a combat alone, and nobody else, may ask for help.
    # helping.may-ask-when-unable-to-win-alone · classic: Combat, par. 5; booty and bites: Asking For Help, par. 1; christmas-lite and lite: Combat, Asking For Help, par. 1
    @rule:helping.may-ask-when-unable-to-win-alone
    Scenario: A player who is too weak may ask for help
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Bo has Plain Sword in play
      And Ann fights a monster
      When Ann asks Bo for help
      Then that is allowed, because a player who cannot win a combat alone, and nobody else, may ask for help
      When Bo declines
      Then nobody helps
      And Bo uses Plain Sword

  Rule: Any other player may be asked to help.
    # helping.any-other-player-may-be-asked · classic, booty and bites: Asking For Help, par. 1; christmas-lite and lite: Combat, Asking For Help, par. 1
    @rule:helping.any-other-player-may-be-asked
    Scenario: Bo may be asked, and so may Cy
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Cy sits at the table
      And Bo has Plain Sword in play
      And Ann fights a monster
      When Ann asks: may I ask Bo for help?
      Then that is allowed, because any other player may be asked to help
      When Ann asks: may I ask Cy for help?
      Then that is allowed, because any other player may be asked to help

  Rule: A player who is refused may ask another, until one helps or all have refused.
    # helping.asking-continues-until-someone-agrees · classic, booty and bites: Asking For Help, par. 1; christmas-lite and lite: Combat, Asking For Help, par. 1
    @rule:helping.asking-continues-until-someone-agrees
    Scenario: After a refusal another is asked
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 4
      And Bo is Level 5 with Plain Sword
      And Cy sits at the table
      And Ann fights a Level 10 monster
      When Ann asks Cy for help
      And Cy declines
      And Ann asks Bo for help
      And Bo agrees
      Then the fight stands at 11 to 10

  Rule: Only one player can help in a combat.
    # helping.only-one-helper · classic, booty and bites: Asking For Help, par. 1; christmas-lite and lite: Combat, Asking For Help, par. 1
    @rule:helping.only-one-helper
    Scenario: A second helper is turned away
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Cy sits at the table
      And Ann fights a monster with Bo helping
      When Ann asks Cy for help
      Then that is refused, because only one player can help in a combat
      And Bo is helping

    @rule:helping.only-one-helper
    Scenario: A rival cannot be charmed into a fight that already has a helper
      Given a new table in booty
      And card "Drake's Things": item
      And Beth is a Level 4 Merchant with Brig, holding Demon Rum + French
      And Drake has Drake's Things in play, holding Legendary
      And Ed is Level 1
      And next card Greenbeard
      When Beth kicks open the door
      And Beth plays Demon Rum on Beth
      And Drake plays Legendary on Greenbeard
      And Beth uses Merchant discarding French
      And Beth asks Ed for help
      And Ed agrees
      And Beth uses Charm ze Rival on Drake
      Then that is refused, because only one player can help in a combat
      And the munchkins' total is 12

  Rule: The helper's Level and bonuses are added to the main player's.
    # helping.helper-adds-level-and-bonuses · classic: Asking For Help, par. 3
    # helping.helper-adds-combat-strength · booty and bites: Asking For Help, par. 1; christmas-lite and lite: Combat, Asking For Help, par. 1
    @rule:helping.helper-adds-level-and-bonuses @rule:helping.helper-adds-combat-strength
    Scenario: Level and Items of the helper are added: 4 and 7 are 11
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 4
      And Bo is Level 5 with Plain Sword
      And Ann fights a Level 10 monster
      When Ann asks Bo for help
      And Bo agrees
      Then the fight stands at 11 to 10
      And the munchkins are winning
      And Bo uses Plain Sword

  Rule: Although only one player helps, every player may play cards that affect the combat.
    # helping.any-player-may-still-play-cards · classic: Asking For Help, par. 6; booty and bites: Asking For Help, par. 1; christmas-lite and lite: Combat, Asking For Help, par. 1
    @rule:helping.any-player-may-still-play-cards
    Scenario: Only one helps, but everybody may play cards
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Cy holds Plain Potion + Plain Enhancer
      And Ann fights Plain Monster 10 with Bo helping
      When Cy plays Plain Potion on Ann
      Then that is allowed, because although only one player helps, every player may play cards that affect the combat
      When Cy plays Plain Enhancer on Plain Monster 10
      Then that is allowed, because although only one player helps, every player may play cards that affect the combat
      When Cy asks: may I play Plain Enhancer on Ann?
      Then that is not possible, because that card is not theirs

  Rule: The main player may bribe another to help.
    # helping.bribes-are-allowed · classic, booty and bites: Asking For Help, par. 2
    @rule:helping.bribes-are-allowed
    Scenario: Help may be bought
      Given a new table in classic, booty and bites
      And Ann has Plain Helmet in play
      And Bo sits at the table
      And Ann fights a monster
      When Ann asks Bo for help offering Plain Helmet
      Then that is allowed, because the main player may bribe another to help
      When Bo declines

  Rule: The main player may offer a helper any Items they are carrying.
    # helping.carried-items-may-be-offered · classic, booty and bites: Asking For Help, par. 2; christmas-lite and lite: Combat, Asking For Help, par. 2
    @rule:helping.carried-items-may-be-offered
    Scenario: An Item in hand may not be offered, one on the table may
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann has Plain Helmet in play, holding Plain Ring
      And Bo sits at the table
      And Ann fights a monster
      When Ann asks: may I ask Bo for help offering Plain Ring?
      Then that is refused, because the main player may offer a helper any Items they are carrying
      When Ann asks: may I ask Bo for help offering Plain Helmet?
      Then that is allowed

  Rule: The main player may offer a helper any number of the monster's Treasure cards.
    # helping.share-of-treasure-may-be-offered · classic, booty and bites: Asking For Help, par. 2; christmas-lite and lite: Combat, Asking For Help, par. 2
    @rule:helping.share-of-treasure-may-be-offered
    Scenario: A helper may be promised one of the two Treasures
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 4
      And Bo is Level 8
      And Ann fights a Level 10 monster, looking for trouble
      And next cards a Treasure card + Plain Coin
      When Ann asks Bo for help offering 1 treasure, Bo picks first
      Then that is allowed, because the main player may offer a helper any number of the monster's Treasure cards
      When Bo agrees
      And Ann claims the kill
      And no one says anything
      And Bo chooses Plain Coin
      Then Bo holds Plain Coin
      And Ann and Bo hold 1 card
      And Ann is Level 5
      And the Levels are Ann 5 and Bo 8

  Rule: An offer of part of the Treasure must say who picks first, or how it is divided.
    # helping.order-of-picking-must-be-agreed · classic, booty and bites: Asking For Help, par. 2; christmas-lite and lite: Combat, Asking For Help, par. 2
    @rule:helping.order-of-picking-must-be-agreed
    Scenario: The offer must say who picks first
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Bo sits at the table
      And Ann fights a Level 10 monster
      When Ann asks: may I ask Bo for help offering 1 treasure?
      Then that is refused, because an offer of part of the Treasure must say who picks first, or how it is divided
      When Ann asks: may I ask Bo for help offering 1 treasure, Bo picks first?
      Then that is allowed

  Rule: The main player may offer to play a legal card from the hand on the helper.
    # helping.playing-hand-cards-on-helper-may-be-offered · christmas-lite and lite: Combat, Asking For Help, par. 2
    @rule:helping.playing-hand-cards-on-helper-may-be-offered
    Scenario: A card in hand may be promised to be played on the helper
      Given a new table in christmas-lite and lite
      And Ann holds Plain Go Up a Level
      And Bo sits at the table
      And Ann fights a monster
      When Ann asks Bo for help offering playing Plain Go Up a Level
      Then that is allowed, because the main player may offer to play on the helper any card in their hand that they could legally play, such as a Go Up a Level
      When Bo declines

  Rule: The monster's special abilities and vulnerabilities apply to the helper too.
    # helping.monster-specials-reach-the-helper · classic: Asking For Help, par. 4; booty and bites: Asking For Help, par. 3; christmas-lite and lite: Combat, Asking For Help, par. 3
    @rule:helping.monster-specials-reach-the-helper
    Scenario: A monster that is stronger against women is stronger when a woman helps
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 2
      And Bo is female, Level 5
      And Cy is Level 4
      And Ann fights Plain Misogynist
      When what if Ann asks Cy for help; Cy agrees
      Then the fight stands at 6 to 5
      When Ann asks Bo for help
      And Bo agrees
      Then the fight stands at 7 to 8

  Rule: The helper's own special abilities and vulnerabilities count in the fight as the main player's do.
    # helping.helper-specials-reach-the-fight · classic: Asking For Help, par. 4; booty and bites: Asking For Help, par. 3; christmas-lite and lite: Combat, Asking For Help, par. 3
    @rule:helping.helper-specials-reach-the-fight
    Scenario: A helper uses what their accent gives them, and it counts
      Given a new table in booty
      And card "Plain Shout": accent, ability Shout in a fight by discarding up to 3 cards to get +1 for each card
      And Ann is Level 4
      And Bo is a Level 5 Plain Shout, holding Plain Coin + Plain Ring
      And Ann fights a monster with Bo helping
      When Bo uses Shout discarding Plain Coin + Plain Ring
      Then that is allowed, because the helper's own special abilities and vulnerabilities count in the fight as the main player's do
      And the munchkins' total is 11
      When Ann asks: may I use Shout discarding Plain Coin?
      Then that is not possible, because that card is not theirs

    @rule:helping.helper-specials-reach-the-fight
    Scenario: A helper uses what their race gives them, and it counts
      Given a new table in bites
      And card "Plain Shout": race, ability Shout in a fight by discarding up to 3 cards to get +1 for each card
      And Bo is a Plain Shout, holding Plain Coin + Plain Ring
      And Ann fights a monster with Bo helping
      When Bo uses Shout discarding Plain Coin + Plain Ring
      Then that is allowed, because the helper's own special abilities and vulnerabilities count in the fight as the main player's do
      When Ann asks: may I use Shout discarding Plain Coin?
      Then that is not possible, because that card is not theirs
      And the fight stands at 4 to 5
      And Bo's race is Plain Shout

  Rule: If both fighters have the trait a monster reacts to, its modifier is counted once.
    # helping.shared-trait-counts-once · classic: Asking For Help, par. 4; booty and bites: Asking For Help, par. 3; christmas-lite and lite: Combat, Asking For Help, par. 3
    @rule:helping.shared-trait-counts-once
    Scenario: Two women make it no stronger than one
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 2
      And Bo is female, Level 5
      And Ann fights Plain Misogynist
      When let Ann be female
      And Ann asks Bo for help
      And Bo agrees
      Then the fight stands at 7 to 8

  Rule: With a Warrior as helper the players win a tie.
    # helping.warrior-helper-wins-ties · classic: Asking For Help, par. 4; christmas-lite and lite: Combat, Asking For Help, par. 3
    @rule:helping.warrior-helper-wins-ties
    Scenario: With a Warrior as helper a tie is won
      Given a new table in classic, christmas-lite and lite
      And Ann is Level 4
      And Bo is a Level 6 Warrior
      And Ann fights a Level 10 monster with Bo helping
      When what if let Bo be Level 5; Ann claims the kill
      Then in classic: that is refused, because a player who cannot defeat the monster has two choices: to ask for help or to run away
      And elsewhere: that is refused, because a player whose total is equal to or less than the monsters' total loses the combat and must run away
      When Ann claims the kill
      Then that is allowed, because with a Warrior as helper the players win a tie

  Rule: A Warrior who helps may discard cards to add to their side's strength.
    # helping.warrior-helper-may-discard-for-strength · classic: Asking For Help, par. 4; christmas-lite and lite: Combat, Asking For Help, par. 3
    @rule:helping.helper-specials-reach-the-fight @rule:helping.warrior-helper-may-discard-for-strength
    Scenario: A Warrior who helps goes Berserk, and it counts
      Given a new table in classic, christmas-lite and lite
      And Bo is a Warrior, holding Plain Coin + Plain Ring
      And Ann fights a monster with Bo helping
      When Bo uses Berserk discarding Plain Coin + Plain Ring
      Then that is allowed, because a Warrior who helps may discard cards to add to their side's strength

  Rule: A Warrior may go Berserk only once in a combat, however many monsters are in it.
    # helping.warrior-discards-once-per-combat · christmas-lite: Combat, Asking For Help, par. 3
    @rule:helping.warrior-discards-once-per-combat
    Scenario: A Warrior goes Berserk once in a fight, however many monsters there are
      Given a new table in christmas-lite
      And card "Plain Warrior": class, wins ties, ability Berserk in a fight once per fight by discarding up to 3 cards to get +1 for each card
      And Ann is Level 4
      And Bo is a Level 5 Plain Warrior, holding Plain Coin + Plain Ring
      And Ann fights a Level 10 monster + a Level 1 monster with Bo helping
      When Bo uses Berserk discarding Plain Coin
      Then the munchkins' total is 10
      When Bo asks: may I use Berserk discarding Plain Ring?
      Then that is refused, because a Warrior may go Berserk only once in a combat, however many monsters are in it
      And the fight stands at 10 to 11
      And Bo holds Plain Ring
      And Bo's class is Plain Warrior

  Rule: If the helped side wins, the monster is slain, and the monster card's own instructions are followed.
    # helping.win-with-help-slays-the-monster · classic: Asking For Help, par. 5; booty and bites: Asking For Help, par. 4
    # helping.help-in-a-kill-follows-the-monster-card · christmas-lite and lite: Combat, Asking For Help, par. 4
    @rule:helping.win-with-help-slays-the-monster @rule:helping.help-in-a-kill-follows-the-monster-card
    Scenario: Together they kill the monster
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 4
      And Bo is Level 5 with Plain Sword
      And Ann fights a monster
      When Ann asks Bo for help
      And Bo agrees
      And Ann claims the kill
      And no one says anything
      Then there is no fight
      And Bo's strength is 7
      And the Levels are Ann 5 and Bo 5

  Rule: The main player goes up a level for each monster slain with help, just as for a kill alone.
    # helping.main-player-levels-for-each-kill · classic: Asking For Help, par. 5; booty and bites: Asking For Help, par. 4; christmas-lite and lite: Combat, Asking For Help, par. 4
    @rule:helping.main-player-levels-for-each-kill
    Scenario: The main player goes up a level
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 4
      And Bo is Level 6 with Plain Sword
      And Ann fights a monster
      When Ann asks Bo for help
      And Bo agrees
      And Ann claims the kill
      And no one says anything
      Then the Levels are Ann 5 and Bo 6
      And Bo's strength is 8
      And Bo uses Plain Sword

  Rule: A helper does not go up a level for the kill unless they are an Elf.
    # helping.helper-gains-no-level-unless-elf · classic: Asking For Help, par. 5; booty: Asking For Help, par. 4; christmas-lite and lite: Combat, Asking For Help, par. 4
    # helping.helper-gains-no-level · bites: Asking For Help, par. 4
    @rule:helping.helper-gains-no-level-unless-elf @rule:helping.helper-gains-no-level
    Scenario: The helper, who is no Elf, stays where they were
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 5
      And Bo is Level 5 with Plain Sword
      And Ann fights a monster
      When Ann asks Bo for help
      And Bo agrees
      And Ann claims the kill
      And no one says anything
      Then the Levels are Ann 6 and Bo 5
      And Bo's strength is 7

  Rule: An Elf who helps goes up one level for each monster slain.
    # helping.elf-helper-gains-a-level-for-each-kill · classic: Asking For Help, par. 5; Asking For Help, par. 2; booty: Asking For Help, par. 4; christmas-lite and lite: Combat, Asking For Help, par. 4
    @rule:helping.elf-helper-gains-a-level-for-each-kill
    Scenario: An Elf who helps goes up for each monster slain
      Given a new table in classic and lite
      And Ann is Level 4
      And Bo is a Level 5 Elf
      And Ann fights a Level 5 monster + a Level 1 monster with Bo helping
      When Ann claims the kill
      And no one says anything
      Then the Levels are Ann 6 and Bo 7

    @rule:helping.elf-helper-gains-a-level-for-each-kill
    Scenario: The owner may decide that a helper with an Elf's ability goes up
      Given a new table in booty
      And card "Plain Elf": accent, 1 level for helping to kill
      And Bo is a Level 5 Plain Elf
      And Ann fights a monster with Bo helping
      When Ann claims the kill
      And no one says anything
      Then Bo is Level 6

    @rule:helping.elf-helper-gains-a-level-for-each-kill
    Scenario: The owner may decide that a helping Elf goes up
      Given a new table in christmas-lite
      And Bo is a Level 5 Elf
      And Ann fights a monster with Bo helping
      When Ann claims the kill
      And no one says anything
      Then Bo is Level 6

  Rule: The main player draws the Treasure, even if the helper's special ability defeated the monster.
    # helping.main-player-draws-the-treasure · booty and bites: Asking For Help, par. 4; christmas-lite and lite: Combat, Asking For Help, par. 4
    @rule:helping.main-player-draws-the-treasure
    Scenario: The main player draws the Treasure, as nothing was promised
      Given a new table in booty, bites, christmas-lite and lite
      And Ann is Level 4
      And Bo is Level 5 with Plain Sword
      And Ann fights a Level 10 monster, looking for trouble
      And next cards Plain Ring + Plain Coin
      When Ann asks Bo for help
      And Bo agrees
      And Ann claims the kill
      And no one says anything
      Then Ann holds Plain Ring + Plain Coin
      And the Levels are Ann 5 and Bo 5
      And Bo uses Plain Sword

  Rule: The main player hands out the Treasure as the two agreed.
    # helping.treasure-shared-as-agreed · christmas-lite and lite: Combat, Asking For Help, par. 4
    @rule:helping.treasure-shared-as-agreed
    Scenario: The Treasure is shared as agreed; there is no grabbing first
      Given a new table in christmas-lite and lite
      And Ann is Level 4
      And Bo is Level 8
      And Ann fights a Level 10 monster with Bo helping for 1 treasure, Bo picks first, looking for trouble
      And next cards Plain Ring + Plain Coin
      When Ann claims the kill
      And no one says anything
      And Ann chooses Plain Ring
      Then that is refused, because the main player hands out the Treasure as the two agreed
      When Bo chooses Plain Ring
      Then Ann holds Plain Coin
      And the Levels are Ann 5 and Bo 8

  Rule: An Elf's help makes the Drooling Slime stronger.
    # helping.example-drooling-slime · classic: Asking For Help, par. 4; lite: Combat, Asking For Help, par. 3
    @rule:helping.monster-specials-reach-the-helper @rule:helping.shared-trait-counts-once
    @rule:combat.monster-wins-ties
    Scenario: An Elf's help makes the Drooling Slime stronger, once
      Given a new table in classic and lite
      And Ann is Level 1
      And Bo is a Level 4 Elf
      And Cy is Level 3
      And next card Drooling Slime
      When Ann kicks open the door
      Then the fight stands at 1 to 1
      And the monsters are winning
      When what if Ann asks Bo for help; Bo agrees
      Then the fight stands at 5 to 5
      When what if Ann asks Cy for help; Cy agrees
      Then the fight stands at 4 to 1
      When what if let Ann have Elf in play; Ann asks Cy for help; Cy agrees
      Then the fight stands at 4 to 5
      When let Ann have Elf in play
      Then the monsters' total is 5
      When Ann asks Bo for help
      And Bo agrees
      Then the fight stands at 5 to 5
      And the monsters are winning
      When Ann claims the kill
      Then that is refused, because if the two totals are equal, the monster wins

    @rule:helping.elf-helper-gains-a-level-for-each-kill
    Scenario: An Elf of Level 5 outweighs the Slime, and goes up with the main player
      Given a new table in classic and lite
      And Bo is a Level 5 Elf
      And Ann fights Drooling Slime
      When Ann asks Bo for help
      And Bo agrees
      Then the fight stands at 6 to 5
      And the munchkins are winning
      When Ann claims the kill
      And no one says anything
      Then the Levels are Ann 2 and Bo 6

  Rule: A Cleric who helps may drive the Wannabe Vampire away without a fight.
    # helping.example-wannabe-vampire · classic: Asking For Help, par. 4; lite: Combat, Asking For Help, par. 3
    @rule:helping.monster-specials-reach-the-helper @rule:combat.nonlethal-win-gives-no-level
    Scenario: A Cleric who helps drives the Wannabe Vampire away
      Given a new table in classic and lite
      And Ann is Level 4
      And Bo is a Level 2 Cleric
      And Ann fights Wannabe Vampire, looking for trouble
      And next cards Magic Missile + Mace of Sharpness + Plain Ring
      When Ann asks: may I use Wannabe Vampire?
      Then that is refused, because a monster's special powers, such as a bonus against some kind of character, are applied when the totals are compared
      When Ann asks Bo for help
      And Bo agrees
      Then the fight stands at 6 to 12
      When Bo uses Wannabe Vampire
      Then it is open in what follows: the last monster is eliminated by a card: is there a waiting time, as after a kill? (played as: waits)
      And Wannabe Vampire lies in the door discards
      When no one says anything
      Then it is open in what follows: who draws, and face up or down, after a win without a kill? (played as: as-after-a-kill)
      And there is no fight
      And the Levels are Ann 4 and Bo 2
      And Ann holds Magic Missile + Mace of Sharpness + Plain Ring

    Scenario: A Cleric who only looks on leaves the Wannabe Vampire where it is
      Given a new table in classic and lite
      And Ann is Level 4
      And Bo is a Cleric
      And Ann fights Wannabe Vampire
      When Bo uses Wannabe Vampire
      Then that is left open: no rule speaks of it
      And the fight stands at 4 to 12
      And Bo's class is Cleric

    @rule:helping.monster-specials-reach-the-helper
    Scenario: Nobody but a Cleric drives the Wannabe Vampire away
      Given a new table in classic and lite
      And Ann is Level 4
      And Cy is Level 3
      And Ann fights Wannabe Vampire
      When Ann asks Cy for help
      And Cy agrees
      And Cy uses Wannabe Vampire
      Then that is refused, because the monster's special abilities and vulnerabilities apply to the helper too
      And the fight stands at 7 to 12

  Rule: Either of the two fighters may distract the Pit Bull.
    # helping.example-pit-bull · christmas-lite: Combat, Asking For Help, par. 3
    @rule:helping.helper-specials-reach-the-fight @rule:gap.who-escapes-the-distracted-pit-bull
    Scenario: The helper throws a wand, and the Pit Bull runs after it
      Given a new table in christmas-lite
      And Ann is Level 2
      And Bo is Level 1 with Plain Wand
      And Ann fights Pit Bull (Plain Enhancer) with Bo helping
      When Ann asks: may I use Pit Bull discarding Plain Wand?
      Then that is not possible, because that card is not theirs
      When Bo uses Pit Bull discarding Plain Wand
      Then it is open in what follows: a helper or fighter distracts the Pit Bull: do both get away, or only the one who did it? (played as: both)
      And there is no fight
      And nothing is owed
      And Plain Wand lies in the treasure discards
      And the Levels are Ann 2 and Bo 1

    Scenario: The owner may decide that only the player who throws the wand gets away
      Given a new table in christmas-lite
      And Ann is Level 2
      And Bo is Level 1 with Plain Wand
      And Ann fights Pit Bull (Plain Enhancer) with Bo helping
      And Ann decides gap.who-escapes-the-distracted-pit-bull: the-one-who-did-it
      When Bo uses Pit Bull discarding Plain Wand
      Then Ann is to run away
      When Ann runs from Pit Bull
      And the die shows 1
      Then the Levels are Ann 1 and Bo 1
      And there is no fight

    Scenario: Without a wand or pole both have to roll
      Given a new table in christmas-lite
      And Ann is Level 2
      And Ann fights Pit Bull (Plain Enhancer) with Bo helping
      When Ann runs from Pit Bull
      Then that is allowed
      When the die shows 5
      Then Ann is Level 2
      When Bo runs from Pit Bull
      And the die shows 5
      Then Bo is Level 1
      And there is no fight

  Rule: An Elf's help makes Evan A. Mouse stronger.
    # helping.example-evan-a-mouse · christmas-lite: Combat, Asking For Help, par. 3
    @rule:helping.monster-specials-reach-the-helper @rule:helping.shared-trait-counts-once
    Scenario: One Elf makes Evan A. Mouse stronger, and a second no stronger still
      Given a new table in christmas-lite
      And card "Evan A. Mouse": like christmas-lite, level 8
      And Ann is Level 1
      And Bo is a Level 2 Elf
      And Ann fights Evan A. Mouse
      When Ann asks Bo for help
      Then the monsters' total is 8
      When Bo agrees
      Then the fight stands at 3 to 12
      And 4 counts for the monsters against Elf
      When let Ann have Elf in play
      Then the monsters' total is 12
      And the Levels are Ann 1 and Bo 2

    Scenario: Evan A. Mouse minds those who fight, not those who watch
      Given a new table in christmas-lite
      And card "Evan A. Mouse": like christmas-lite, level 8
      And Bo is an Elf
      And Ann fights Evan A. Mouse
      When Ann asks Bo for help
      And Bo declines
      Then the fight stands at 1 to 8
      And against Elf does not count for the monsters
      And 0 Treasures are at stake
      And the Levels are Ann 1 and Bo 1

  Rule: A Merchant's help makes the Almighty Cod weaker.
    # helping.example-almighty-cod · booty: Asking For Help, par. 3
    @rule:helping.monster-specials-reach-the-helper
    Scenario: With a Merchant as helper the Almighty Cod is weaker
      Given a new table in booty
      And card "Almighty Cod": like booty, level 8
      And Bo is a Level 2 Merchant
      And Ann fights Almighty Cod
      When Ann asks Bo for help
      Then the monsters' total is 8
      When Bo agrees
      Then the fight stands at 3 to 5
      And -3 counts for the monsters against Merchant
      And the Levels are Ann 1 and Bo 2

    Scenario: Almighty Cod minds those who fight, not those who watch
      Given a new table in booty
      And card "Almighty Cod": like booty, level 8
      And Bo is a Merchant
      And Ann fights Almighty Cod
      When Ann asks Bo for help
      And Bo declines
      Then the fight stands at 1 to 8
      And against Merchant does not count for the monsters
      And the Levels are Ann 1 and Bo 1

  Rule: A Spanish-accented helper makes Sir Francis Drake stronger.
    # helping.example-sir-francis-drake · booty: Asking For Help, par. 3
    @rule:helping.monster-specials-reach-the-helper @rule:helping.shared-trait-counts-once
    Scenario: One Spanish accent makes Sir Francis Drake stronger, and a second no stronger still
      Given a new table in booty
      And card "Sir Francis Drake": like booty, level 8
      And Ann is Level 1
      And Bo is a Level 2 "Spanish"
      And Ann fights Sir Francis Drake
      When Ann asks Bo for help
      Then the monsters' total is 8
      When Bo agrees
      Then the fight stands at 3 to 13
      And 5 counts for the monsters against Spanish
      When let Ann have Spanish in play
      Then the monsters' total is 13
      And the Levels are Ann 1 and Bo 2

    Scenario: Sir Francis Drake minds those who fight, not those who watch
      Given a new table in booty
      And card "Sir Francis Drake": like booty, level 8
      And Bo is a "Spanish"
      And Ann fights Sir Francis Drake
      When Ann asks Bo for help
      And Bo declines
      Then the fight stands at 1 to 8
      And against Spanish does not count for the monsters
      And 0 Treasures are at stake
      And the Levels are Ann 1 and Bo 1

  Rule: A Changeling's help makes the Banshee weaker.
    # helping.example-banshee · bites: Asking For Help, par. 3
    @rule:helping.monster-specials-reach-the-helper
    Scenario: With a Changeling as helper the Banshee is weaker
      Given a new table in bites
      And card "Banshee": like bites, level 8
      And Bo is a Level 2 Changeling
      And Ann fights Banshee
      When Ann asks Bo for help
      Then the monsters' total is 8
      When Bo agrees
      Then the fight stands at 3 to 4
      And -4 counts for the monsters against Changeling
      And the Levels are Ann 1 and Bo 2

    Scenario: Banshee minds those who fight, not those who watch
      Given a new table in bites
      And card "Banshee": like bites, level 8
      And Bo is a Changeling
      And Ann fights Banshee
      When Ann asks Bo for help
      And Bo declines
      Then the fight stands at 1 to 8
      And against Changeling does not count for the monsters
      And 0 Treasures are at stake
      And the Levels are Ann 1 and Bo 1

  Rule: A Vampire's help makes the Sunbeam stronger.
    # helping.example-sunbeam · bites: Asking For Help, par. 3
    @rule:helping.monster-specials-reach-the-helper @rule:helping.shared-trait-counts-once
    Scenario: One Vampire makes the Sunbeam stronger, and a second no stronger still
      Given a new table in bites
      And card "Sunbeam": like bites, level 8
      And Ann is Level 1
      And Bo is a Level 2 Vampire
      And Ann fights Sunbeam
      When Ann asks Bo for help
      Then the monsters' total is 8
      When Bo agrees
      Then the fight stands at 3 to 12
      And 4 counts for the monsters against Vampire
      When let Ann have Vampire in play
      Then the monsters' total is 12
      And the Levels are Ann 1 and Bo 2

    Scenario: Sunbeam minds those who fight, not those who watch
      Given a new table in bites
      And card "Sunbeam": like bites, level 8
      And Bo is a Vampire
      And Ann fights Sunbeam
      When Ann asks Bo for help
      And Bo declines
      Then the fight stands at 1 to 8
      And against Vampire does not count for the monsters
      And 0 Treasures are at stake
      And the Levels are Ann 1 and Bo 1

  Rule: A player may offer help unasked, and the main player may turn it down.
    # helping.example-offer-declined · bites: Example Of Combat, par. 7; Example Of Combat, par. 8
    @rule:helping.may-ask-when-unable-to-win-alone @rule:treasure.face-down-when-won-alone
    Scenario: Jenn turns K.C.'s help down and shares no Treasure
      Given a new table in bites
      And Jenn is a Level 4 Werewolf with Finger Claws, holding Fluffy + Virgin Tears
      And K.C. is Level 3 with Sword of Beheading People Just Like In That Movie, holding Horrific, Steeped in Evil, Yet Somewhat Pitiable
      And next cards Pumpkinhead + Coffin + Wishing Ring
      And the Treasure pile holds Coffin + Wishing Ring + Maniac Minion
      When Jenn kicks open the door
      And K.C. plays Horrific, Steeped in Evil, Yet Somewhat Pitiable on Pumpkinhead
      Then the fight stands at 10 to 16
      When what if K.C. offers help; Jenn agrees
      Then the fight stands at 17 to 16
      And the munchkins are winning
      When K.C. offers help
      And Jenn declines
      Then the fight stands at 10 to 16
      And nobody helps
      When Jenn plays Fluffy on Pumpkinhead
      And Jenn plays Virgin Tears on Jenn
      And Jenn claims the kill
      And no one says anything
      Then Jenn is Level 5
      And Jenn holds Coffin + Wishing Ring + Maniac Minion
      And K.C. holds nothing
      And K.C. uses Sword of Beheading People Just Like In That Movie

    @rule:treasure.face-up-when-won-with-help @rule:helping.helper-gains-no-level
    Scenario: Had Jenn taken the help, the Treasure would have lain face up
      Given a new table in bites
      And Jenn is a Level 4 Werewolf with Finger Claws
      And K.C. is Level 3 with Sword of Beheading People Just Like In That Movie, holding Horrific, Steeped in Evil, Yet Somewhat Pitiable
      And next cards Pumpkinhead + Coffin + Wishing Ring
      And the Treasure pile holds Coffin + Wishing Ring + Maniac Minion + Goth Boots
      When Jenn kicks open the door
      And K.C. plays Horrific, Steeped in Evil, Yet Somewhat Pitiable on Pumpkinhead
      Then the fight stands at 10 to 16
      When K.C. offers help for 1 treasure, K.C. picks first
      And Jenn agrees
      Then the munchkins' total is 17
      And the munchkins are winning
      When Jenn claims the kill
      And no one says anything
      Then Coffin + Wishing Ring + Maniac Minion + Goth Boots lie to be shared out
      And K.C. is to pick a Treasure
      When K.C. chooses Coffin
      Then K.C. holds Coffin
      And K.C. is Level 3
      And Jenn is Level 5
      And Jenn uses Finger Claws

  Rule: A card or ability can compel a player to help, and the compelled helper's terms come from it.
    # helping.example-charm-ze-rival · booty: Example Of Combat, pars. 7-10
    @rule:accent.each-follows-its-card
    Scenario: Charm ze Rival does nothing to a rival of the same sex
      Given a new table in booty
      And card "Drake's Things": item
      And Beth is a female Level 4 Merchant with Brig, holding Demon Rum + French
      And Drake is female with Drake's Things, holding Legendary
      And next card Greenbeard
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
      Then that is refused, because each accent has its own abilities or penalties, as its card says
      And the munchkins' total is 11

  Rule: Left open: may a helper withdraw after agreeing to help?
    # gap.helper-withdraws · classic, booty, bites, christmas-lite and lite
    @rule:gap.helper-withdraws
    Scenario: A helper stays in the fight, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 4
      And Bo is Level 8
      And Ann fights a monster with Bo helping
      When Bo declines
      Then that is left open: may a helper withdraw after agreeing to help? (played as: refused)
      And Bo is helping
      And the munchkins' total is 12

  Rule: Left open: may the main player send a helper away, or replace one who dies?
    # gap.helper-replaced · classic, booty, bites, christmas-lite and lite
    @rule:gap.helper-replaced
    Scenario: When a helper is gone, no other takes their place, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann and Cy sit at the table
      And Ann fights a monster with Bo helping
      And Ann decides gap.helper-withdraws: allowed
      When Bo declines
      And Ann asks Cy for help
      Then that is left open: may the main player send a helper away, or replace one who dies? (played as: refused)
      And nobody helps

  Rule: Left open: are bargains other than the sharing of Treasure binding?
    # gap.other-bargains-bind · classic, booty, bites, christmas-lite and lite
    @rule:gap.other-bargains-bind
    Scenario: A promise to play a card on the helper does not bind, as long as the owner says nothing else
      Given a new table in booty and bites
      And Ann is Level 4, holding Plain Go Up a Level
      And Bo is Level 7
      And Ann fights a monster with Bo helping for playing Plain Go Up a Level
      And next cards 2 Treasure cards
      When Ann claims the kill
      And no one says anything
      Then it is open in what follows: are bargains other than the sharing of Treasure binding? (played as: not-binding)
      And nothing is owed
      And the Levels are Ann 5 and Bo 7

    @rule:gap.other-bargains-bind
    Scenario: In the small boxes a promise to play a card does not bind, as long as the owner says nothing else
      Given a new table in christmas-lite and lite
      And Ann is Level 4, holding Plain Go Up a Level
      And Bo is Level 8
      And Ann fights a monster with Bo helping for playing Plain Go Up a Level, looking for trouble
      And next cards 2 Treasure cards
      When Ann claims the kill
      And no one says anything
      Then it is open in what follows: are bargains other than the sharing of Treasure binding? (played as: not-binding)
      And nothing is owed
      And the Levels are Ann 5 and Bo 8

    @rule:gap.other-bargains-bind
    Scenario: In the first box a promise to play a card does not bind, as long as the owner says nothing else
      Given a new table in classic
      And Ann is Level 4, holding Plain Go Up a Level
      And Bo is Level 7
      And Ann fights a monster with Bo helping for playing Plain Go Up a Level
      And next cards 2 Treasure cards
      And Ann decides gap.go-up-a-level-on-another: allowed
      When Ann claims the kill
      And no one says anything
      Then it is open in what follows: are bargains other than the sharing of Treasure binding? (played as: not-binding)
      And nothing is owed
      And the Levels are Ann 5 and Bo 7

  Rule: Left open: is a helper in combat for every ban that binds a player in combat?
    # gap.helper-is-in-combat · classic, booty, bites, christmas-lite and lite
    @rule:gap.helper-is-in-combat
    Scenario: A helper trades nothing, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Bob has Plain Boots in play
      And Cy has Plain Helmet in play
      And Ann fights a monster with Bob helping
      When Cy trades Plain Helmet to Bob for Plain Boots
      Then that is left open: is a helper in combat for every ban that binds a player in combat? (played as: in-combat)
      And Bob uses Plain Boots
      And Bob is helping

  Rule: Left open: when does an Item given for help change hands, with trading barred in combat?
    # gap.bribe-item-changes-hands · classic, booty, bites, christmas-lite and lite
    @rule:gap.bribe-item-changes-hands
    Scenario: A promised Item changes hands when the fight ends, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 4 with Plain Coin
      And Bo is Level 8 with Plain Coin
      And Ann fights a monster
      When Ann asks Bo for help offering Plain Coin
      And Bo agrees
      Then it is open in what follows: when does an Item given for help change hands, with trading barred in combat? (played as: when-the-fight-ends)
      And Bo carries nothing sideways
      When Ann claims the kill
      And no one says anything
      Then it is open in what follows: when does an Item given for help change hands, with trading barred in combat? (played as: when-the-fight-ends)
      And Bo carries Plain Coin sideways
      And Ann uses nothing
      And the Levels are Ann 5 and Bo 8
      And Bo uses Plain Coin

  Rule: Left open: may a player who is already winning take help that is offered, or make somebody help?
    # gap.help-when-already-winning · classic, booty, bites, christmas-lite and lite
    @rule:gap.help-when-already-winning
    Scenario: A player who is winning may still be offered help, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 6
      And Bo sits at the table
      And Ann fights a monster
      When Ann asks: may I ask Bo for help?
      Then that is refused, because a player who cannot win a combat alone, and nobody else, may ask for help
      When Bo asks: may I offer help?
      Then that is left open: may a player who is already winning take help that is offered, or make somebody help? (played as: allowed)

  Rule: Left open: compelled help comes without a deal: how many Treasures does the compelled helper pick?
    # gap.compelled-helpers-share · booty
    @rule:accent.each-follows-its-card @rule:gap.compelled-helpers-share
    Scenario: A charmed rival must help, and picks one Treasure, as long as the owner says nothing else
      Given a new table in booty
      And card "Drake's Things": item, +6
      And Beth is a female Level 4 Merchant with Brig, holding Demon Rum + French
      And Drake is Level 6 with Drake's Things, holding Legendary
      And next cards Greenbeard + a Treasure card + Eye Patch + 2 Treasure cards
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
      And what if Beth asks Drake for help; Drake declines
      Then the munchkins' total is 11
      When Beth uses Charm ze Rival on Drake
      Then that is allowed, because each accent has its own abilities or penalties, as its card says
      And the fight stands at 23 to 19
      And Drake is helping
      And Drake picks first
      When Beth claims the kill
      And no one says anything
      Then it is open in what follows: compelled help comes without a deal: how many Treasures does the compelled helper pick? (played as: one)
      When Drake chooses Eye Patch
      Then the Levels are Beth 5 and Drake 6
      And Drake holds Eye Patch

  Rule: Left open: a card makes a player help and names no terms: how many Treasures does the helper get?
    # gap.forced-helpers-share · bites
    @rule:gap.forced-helpers-share
    Scenario: A helper whom a Power made help gets no Treasure, as long as the owner says nothing else
      Given a new table in bites
      And Ann is a Level 4 Vampire Dominion
      And Bo is a Level 8 Vampire
      And next cards a Level 10 monster + Plain Ring + Plain Coin
      When Ann kicks open the door
      And Ann uses Dominion on Bo
      Then Bo is helping
      When Ann claims the kill
      And no one says anything
      Then it is open in what follows: a card makes a player help and names no terms: how many Treasures does the helper get? (played as: none)
      And Ann holds Plain Ring + Plain Coin
      And Bo holds nothing
      And the Levels are Ann 5 and Bo 8

  Rule: Left open: does a helping Elf gain a level, though protected rule 2 gives one only for a kill?
    # gap.elf-helper-and-protected-rule-2 · booty, bites and christmas-lite
    @rule:gap.elf-helper-and-protected-rule-2
    Scenario: In Bites! an Elf of another box goes up, as long as the owner says nothing else
      Given a new table in bites
      And card "Elf": like classic
      And Bo is a Level 5 Elf
      And Ann fights a monster with Bo helping
      And next card a Treasure card
      When Ann claims the kill
      And no one says anything
      Then it is open in what follows: does a helping Elf gain a level, though protected rule 2 gives one only for a kill? (played as: gains)
      And Bo is Level 6

    @rule:gap.elf-helper-and-protected-rule-2
    Scenario: In Booty, too, a helper with an Elf's ability goes up, as long as the owner says nothing else
      Given a new table in booty
      And card "Plain Elf": accent, 1 level for helping to kill
      And Ann is Level 4
      And Bo is a Level 5 Plain Elf
      And Ann fights a monster with Bo helping
      When Ann claims the kill
      And no one says anything
      Then it is open in what follows: does a helping Elf gain a level, though protected rule 2 gives one only for a kill? (played as: gains)
      And the Levels are Ann 5 and Bo 6

    @rule:gap.elf-helper-and-protected-rule-2
    Scenario: In Christmas Lite, too, a helping Elf goes up, as long as the owner says nothing else
      Given a new table in christmas-lite
      And Ann is Level 4
      And Bo is a Level 5 Elf
      And Ann fights a monster with Bo helping
      When Ann claims the kill
      And no one says anything
      Then it is open in what follows: does a helping Elf gain a level, though protected rule 2 gives one only for a kill? (played as: gains)
      And the Levels are Ann 5 and Bo 6

  Rule: Left open: does an Elf whom a card makes help without reward gain the level for the kill?
    # gap.elf-helper-unrewarded · christmas-lite
    @rule:gap.elf-helper-unrewarded
    Scenario: An Elf sung into helping without reward goes up, as long as the owner says nothing else
      Given a new table in christmas-lite
      And Holly is a Level 3 Bard
      And Ivy is a Level 8 Elf
      And Holly fights a monster with Ivy helping
      And Ivy gets nothing for the help
      When Holly claims the kill
      And no one says anything
      Then it is open in what follows: a card makes an Elf help without reward: does the Elf gain the level for the kill all the same? (played as: gains)
      And the Levels are Holly 4 and Ivy 9
      And Holly's class is Bard

  Rule: Left open: does the agreed sharing of the Treasure bind the two who made it?
    # gap.agreed-split-binds · classic, booty and bites
    @rule:gap.agreed-split-binds
    Scenario: Elsewhere an agreement on who picks first holds, as long as the owner says nothing else
      Given a new table in classic, booty and bites
      And Ann is Level 4
      And Bo is Level 8
      And Ann fights a Level 10 monster with Bo helping for 1 treasure, Bo picks first
      And next cards Plain Ring + Plain Coin
      When Ann claims the kill
      And no one says anything
      And Ann chooses Plain Ring
      Then that is left open: does the agreed sharing of the Treasure bind the two who made it? (played as: binding)
      And Ann and Bo hold nothing
      When Bo chooses Plain Ring
      Then Bo holds Plain Ring
      And Ann holds Plain Coin
      And the Levels are Ann 5 and Bo 8

  Rule: Left open: the Treasure is shared and no order of picking was agreed on: who picks first?
    # gap.order-of-picking-not-agreed · classic, booty, bites, christmas-lite and lite
    @rule:gap.order-of-picking-not-agreed
    Scenario: All the Treasure was promised, and then there was more
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 8
      And Bo is Level 9
      And Cy holds Plain Enhancer
      And Ann fights Plain Monster 10, looking for trouble
      And next cards 2 Treasure cards + Plain Gem
      When Ann asks Bo for help offering 2 treasures
      And Bo agrees
      And Cy plays Plain Enhancer on Plain Monster 10
      And Ann claims the kill
      And no one says anything
      Then it is open in what follows: the Treasure is shared, and no order of picking was agreed on, as when it grew after all of it was promised: who picks first? (played as: fighter-first)
      And Ann is to pick a Treasure
      When Ann chooses Plain Gem
      Then Ann holds Plain Gem
      And Bo holds 2 cards
      And the Levels are Ann 9, Bo 9 and Cy 1

  Rule: Left open: a helper or fighter distracts the Pit Bull: do both get away, or only the one who did it?
    # gap.who-escapes-the-distracted-pit-bull · christmas-lite
    @rule:gap.who-escapes-the-distracted-pit-bull
    Scenario: The main player has a wand of her own, and throws it instead
      Given a new table in christmas-lite
      And Ann is Level 2 with Plain Wand
      And Ann fights Pit Bull (Plain Enhancer) with Bo helping
      When Bo asks: may I use Pit Bull discarding Plain Wand?
      Then that is not possible, because that card is not theirs
      When Ann uses Pit Bull discarding Plain Wand
      Then it is open in what follows: a helper or fighter distracts the Pit Bull: do both get away, or only the one who did it? (played as: both)
      And there is no fight
      And nothing is owed
      And Plain Wand lies in the treasure discards
      And the Levels are Ann 2 and Bo 1
