Feature: Treasure
  Treasure is what monsters pay. A monster that you killed pays as many Treasures as its card says, more or fewer
  with its enhancers. If you won alone, you draw them unseen; if you had help, you draw them face up, for all to
  see, and share them as you agreed before. Whether a monster pays that went away without being killed differs from
  box to box.

  Rule: The monster's card says how many Treasures it pays.
    # treasure.number-on-the-monster-card · classic: Turn Phases, (3) Loot The Room, par. 1; booty and bites: Combat (p. 2), par. 1; Treasure, par. 1; christmas-lite and lite: Combat, par. 1; Combat, Rewards, par. 1
    @rule:treasure.number-on-the-monster-card
    Scenario: The card says one Treasure, and one is drawn
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 4 with Plain Sword
      And Ann fights a monster, looking for trouble
      And next card a Treasure card
      Then 1 Treasure is at stake
      When Ann claims the kill
      And no one says anything
      Then Ann holds 1 card
      And Ann is Level 5

  Rule: A monster defeated in any way, by a kill or by a card that eliminates it, pays its Treasure.
    # treasure.any-defeat-earns-it · booty and bites: Treasure, par. 1
    # treasure.nonlethal-pays-only-if-card-says-so · christmas-lite and lite: Combat, par. 2
    # treasure.nonlethal-pay-left-open · classic: Combat, par. 4; Turn Phases, (3) Loot The Room, par. 1
    @rule:treasure.any-defeat-earns-it @rule:treasure.nonlethal-pays-only-if-card-says-so
    @rule:treasure.nonlethal-pay-left-open @rule:gap.treasure-for-a-win-without-a-kill
    Scenario: Without a kill, where the card says nothing of Treasure: one box pays, another does not
      Given a new table in classic, booty, bites, christmas-lite and lite
      And card "Plain Ash": monster, 1 treasure, ability in a fight to eliminate the monster
      And Ann fights Plain Ash, looking for trouble
      And next card Plain Ring
      And Ann decides gap.wait-after-eliminating: final-at-once
      When Ann uses Plain Ash
      Then in classic: it is open in what follows: does a win without a kill pay Treasure? (played as: paid)
      And in christmas-lite and lite: Ann holds nothing
      And elsewhere: Ann holds Plain Ring

  Rule: A card that gets rid of a monster without killing it denies the Treasure only if it says so.
    # treasure.nonlethal-card-may-deny-it · booty and bites: Combat (p. 2), par. 2; Treasure, par. 1
    @rule:treasure.nonlethal-card-may-deny-it
    Scenario: A card that denies the Treasure is followed
      Given a new table in booty and bites
      And card "Plain Soot": monster, ability in a fight to eliminate the monster without its treasure
      And Ann is Level 2
      And Ann fights Plain Soot
      And Ann decides gap.wait-after-eliminating: final-at-once
      When Ann uses Plain Soot
      Then Ann is Level 2

  Rule: After a win without a kill the method used decides whether there is Treasure.
    # treasure.nonlethal-depends-on-the-method · christmas-lite and lite: Combat, Rewards, par. 2
    @rule:treasure.nonlethal-depends-on-the-method
    Scenario: Where the card grants it, the Treasure is drawn without a kill
      Given a new table in christmas-lite and lite
      And card "Plain Dust": monster, 1 treasure, ability in a fight to eliminate the monster and take its treasure
      And Ann fights Plain Dust, looking for trouble
      And next card Plain Ring
      And Ann decides gap.wait-after-eliminating: final-at-once
      When Ann uses Plain Dust
      Then Ann holds Plain Ring
      And the turn has come to charity

  Rule: Treasure is drawn as the last step of the combat, when the kill is final.
    # treasure.paid-when-the-fight-ends · booty and bites: Turn Phases, (1) Kick Open The Door, par. 2; Combat (p. 2), par. 7; christmas-lite: Combat, par. 6; lite: Combat, par. 5
    @rule:treasure.paid-when-the-fight-ends
    Scenario: Treasure is drawn when the wait is over, and not before
      Given a new table in booty, bites, christmas-lite and lite
      And Ann is Level 6
      And Ann fights a monster, looking for trouble
      And next card Plain Ring
      When Ann claims the kill
      And no one says anything
      Then Ann holds Plain Ring
      And Ann is Level 7

  Rule: Treasure is drawn face down when the monster was killed without help.
    # treasure.face-down-when-won-alone · classic: Turn Phases, (3) Loot The Room, par. 1; booty and bites: Treasure, par. 1; christmas-lite and lite: Combat, Rewards, par. 1
    @rule:treasure.face-down-when-won-alone
    Scenario: Won alone, it goes unseen to the hand
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 4 with Plain Sword
      And Ann fights a monster, looking for trouble
      And next card Plain Ring
      When Ann claims the kill
      And no one says anything
      Then Ann holds Plain Ring
      And Ann is Level 5
      And Ann uses Plain Sword

  Rule: Treasure is drawn face up, for all to see, when the main player had a helper.
    # treasure.face-up-when-won-with-help · classic: Turn Phases, (3) Loot The Room, par. 1; booty: Treasure, par. 1; bites: Treasure, par. 1; Asking For Help, par. 4; christmas-lite and lite: Combat, Rewards, par. 1
    @rule:treasure.face-up-when-won-with-help
    Scenario: Won with help, it lies face up and is shared out
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 4
      And Bo is Level 8
      And Ann fights a Level 10 monster, looking for trouble
      And next cards Plain Ring + Plain Coin
      When Ann asks Bo for help offering 1 treasure, Bo picks first
      And Bo agrees
      And Ann claims the kill
      And no one says anything
      Then Plain Ring + Plain Coin lie to be shared out
      And Bo is to pick a Treasure
      When Bo chooses Plain Ring
      Then Ann holds Plain Coin
      And the Levels are Ann 5 and Bo 8

  Rule: A Treasure that is not an Item does what it says and is then discarded.
    # treasure.special-is-discarded-unless-it-lasts · booty and bites: When To Play Cards, Other Treasures (p. 5), par. 1
    @rule:treasure.special-is-discarded-unless-it-lasts
    Scenario: A Treasure that is no Item does what it says and is discarded
      Given a new table in booty and bites
      And Ann holds Plain Favour
      And Bo is Level 3
      When Ann plays Plain Favour on Bo
      Then Plain Favour lies in the treasure discards
      And the Levels are Ann 2 and Bo 2

  Rule: For most Treasures that are not Items, the card says whether it stays in play or is discarded.
    # treasure.other-cards-say-whether-they-stay · christmas-lite: Treasures, Other Treasures, par. 1
    @rule:treasure.other-cards-say-whether-they-stay
    Scenario: Where the card does not say it, the owner decides: here it is discarded
      Given a new table in christmas-lite
      And Ann holds Plain Favour
      And Bo is Level 3
      When Ann plays Plain Favour on Bo
      Then Plain Favour lies in the treasure discards
      And the Levels are Ann 2 and Bo 2

  Rule: Treasure changed by one enhancer up and another down.
    # treasure.example-pumpkinhead-count · bites: Example Of Combat, par. 11
    Scenario: Two, and two for Horrific, less one for Fluffy: three Treasures
      Given a new table in bites
      And Jenn is a Level 4 Werewolf with Finger Claws, holding Fluffy + Virgin Tears
      And K.C. has Sword of Beheading People Just Like In That Movie in play, holding Horrific, Steeped in Evil, Yet Somewhat Pitiable
      And next cards Pumpkinhead + Coffin + Wishing Ring
      And the Treasure pile holds Coffin + Wishing Ring + Maniac Minion
      When Jenn kicks open the door
      And K.C. plays Horrific, Steeped in Evil, Yet Somewhat Pitiable on Pumpkinhead
      Then the fight stands at 10 to 16
      And 4 Treasures are at stake
      When Jenn plays Fluffy on Pumpkinhead
      Then 3 Treasures are at stake
      When Jenn plays Virgin Tears on Jenn
      And Jenn claims the kill
      And no one says anything
      Then Jenn holds Coffin + Wishing Ring + Maniac Minion
      And K.C.'s strength is 5
      And Jenn uses Finger Claws
      And K.C. uses Sword of Beheading People Just Like In That Movie

    Scenario: Pumpkinhead as it came pays two
      Given a new table in bites
      And Jenn is a Werewolf with Finger Claws, holding Fluffy + Virgin Tears
      And next cards Pumpkinhead + Coffin + Wishing Ring
      When Jenn kicks open the door
      Then 2 Treasures are at stake
      When Jenn claims the kill
      And no one says anything
      Then Jenn holds Fluffy + Virgin Tears + Coffin + Wishing Ring
      And Jenn's strength is 4
      And Jenn uses Finger Claws

  Rule: Treasure raised by an enhancer.
    # treasure.example-greenbeard-count · booty: Example Of Combat, par. 10
    Scenario: A Legendary Greenbeard pays four Treasures, face up
      Given a new table in booty
      And card "Drake's Things": item, +6
      And Beth is a female Level 4 Merchant with Brig, holding Demon Rum + French
      And Drake is Level 6 with Drake's Things, holding Legendary
      And next cards Greenbeard + 3 Treasure cards + Thigh Boots
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
      Then 4 Treasures are at stake
      When Beth claims the kill
      And no one says anything
      Then that is allowed
      When Drake chooses Thigh Boots
      Then Beth holds 3 cards
      And Drake holds 1 card
      And Drake's strength is 12

    Scenario: A plain Greenbeard pays two
      Given a new table in booty
      And card "Drake's Things": item
      And Beth is a female Level 7 Merchant with Brig, holding Demon Rum + French
      And next cards Greenbeard + Booty Boots + Eye Patch
      When Beth kicks open the door
      Then the fight stands at 10 to 9
      And 2 Treasures are at stake
      When Beth claims the kill
      And no one says anything
      Then Beth holds Demon Rum + French + Booty Boots + Eye Patch
      And Beth's class is Merchant

  Rule: Left open: what if the helper was promised Treasure and there is less than promised, or none?
    # gap.less-treasure-than-promised · classic, booty, bites, christmas-lite and lite
    @rule:gap.less-treasure-than-promised
    Scenario: Two Treasures were promised, and only one is paid: it goes to the first to pick, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Bo is Level 8, holding Plain Weakener
      And Ann fights Plain Monster 10 with Bo helping for 2 treasures, Bo picks first, looking for trouble
      And next card a Treasure card
      When Bo plays Plain Weakener on Plain Monster 10
      Then 1 Treasure is at stake
      When Ann claims the kill
      And no one says anything
      Then it is open in what follows: what if the helper was promised Treasure and there is less than promised, or none? (played as: in-picking-order)
      And Bo holds 1 card
      And Ann holds nothing
      And Bo is Level 8

  Rule: Left open: how few Treasures can a weakened monster pay: none?
    # gap.fewest-treasures · classic, booty, bites, christmas-lite and lite
    @rule:gap.fewest-treasures
    Scenario: A monster weakened to nothing pays nothing, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And card "Plain Brute": monster, level 6
      And Ann is Level 4
      And Bo holds Plain Weakener
      And Ann fights Plain Brute, looking for trouble
      When Bo plays Plain Weakener on Plain Brute
      Then 0 Treasures are at stake
      And the monsters' total is 1
      When Ann claims the kill
      And no one says anything
      Then it is open in what follows: how few Treasures can a weakened monster pay: none? (played as: may-be-none)
      And Ann and Bo hold nothing
      And the Levels are Ann 5 and Bo 1

  Rule: Left open: who draws, and face up or down, after a win without a kill?
    # gap.treasure-after-no-kill · classic, booty, bites, christmas-lite and lite
    @rule:gap.treasure-after-no-kill
    Scenario: With a helper and without a kill, Treasure is drawn as after a kill, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And card "Plain Dust": monster, 1 treasure, ability in a fight to eliminate the monster and take its treasure
      And Ann fights Plain Dust with Bo helping, looking for trouble
      And next card Plain Ring
      And Ann decides gap.wait-after-eliminating: final-at-once
      When Ann uses Plain Dust
      Then it is open in what follows: who draws, and face up or down, after a win without a kill? (played as: as-after-a-kill)
      And Ann holds Plain Ring

  Rule: Left open: if the Treasure deck holds fewer cards than are due, who goes short?
    # gap.too-few-treasures-left · classic, booty, bites, christmas-lite and lite
    @rule:gap.too-few-treasures-left
    Scenario: When one of two Treasures is left in the deck, the last to pick goes short, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 4
      And Bo is Level 8
      And Ann fights a Level 10 monster with Bo helping for 1 treasure, Bo picks first, looking for trouble
      And next card a Treasure card
      And the other cards of the box lie in the piles
      When Ann claims the kill
      And no one says anything
      Then it is open in what follows: if the Treasure deck holds fewer cards than are due, who goes short? (played as: last-to-pick)
      And Bo holds 1 card
      And Ann holds nothing
      And the Levels are Ann 5 and Bo 8

  Rule: Left open: a helper's ability gets rid of the monster and takes its Treasure: who takes it?
    # gap.helpers-ability-takes-the-treasure · classic
    @rule:gap.helpers-ability-takes-the-treasure
    Scenario: What a helper's ability wins the main player takes, as long as the owner says nothing else
      Given a new table in classic
      And card "Plain Dust": monster, 1 treasure, ability in a fight to eliminate the monster and take its treasure
      And Ann fights Plain Dust with Bo helping
      And next card a Treasure card
      And Ann decides gap.wait-after-eliminating: final-at-once
      When Bo uses Plain Dust
      Then it is open in what follows: a helper's ability gets rid of the monster and takes its Treasure: who takes it? (played as: main-player)
      And Ann holds 1 card
      And Bo holds nothing

  Rule: Left open: does a Treasure that is no Item, and does not say, stay in play?
    # gap.treasure-that-does-not-say · christmas-lite
    @rule:gap.treasure-that-does-not-say
    Scenario: In Christmas Lite a Treasure that is no Item is discarded, as long as the owner says nothing else
      Given a new table in christmas-lite
      And Ann holds Plain Favour
      And Bo is Level 3
      When Ann plays Plain Favour on Bo
      Then it is open in what follows: does a Treasure that is not an Item, and whose card does not say, stay in play or go to the discards? (played as: discarded)
      And Plain Favour lies in the treasure discards
      And the Levels are Ann 2 and Bo 2
