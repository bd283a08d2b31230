Feature: Treasure
  Treasure is what monsters pay. A monster that you killed pays as many Treasures as its card says, more or fewer
  with its enhancers. If you won alone, you draw them unseen; if you had help, you draw them face up, for all to
  see, and share them as you agreed before. Whether a monster pays that went away without being killed differs from
  box to box.

  Rule: The monster's card says how many Treasures it pays.
    treasure.number-on-the-monster-card · classic, booty, bites, christmas-lite, lite
      Munchkin 1.02, Turn Phases, (3) Loot The Room, par. 1
      Munchkin Booty 1.5, Combat (p. 2), par. 1; Treasure, par. 1
      Munchkin Bites! 1.6, Combat (p. 2), par. 1; Treasure, par. 1
      Munchkin Christmas Lite 1.0, Combat, par. 1; Combat, Rewards, par. 1
      Munchkin Lite 1.72, Combat, par. 1; Combat, Rewards, par. 1

    @rule:treasure.number-on-the-monster-card
    Scenario: The card says one Treasure, and one is drawn
      Given the board "combat/higher-total-wins" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 4 with Plain Sword
        Bo is Level 1
        It is Ann's turn
        Ann fights Plain Monster 5, looking for trouble
        Next card Plain Ring
        """
      Then 1 Treasure is at stake
      When Ann claims the kill
      And no one says anything
      Then Ann holds 1 card
      And no Treasure is due

  Rule: A monster defeated in any way, by a kill or by a card that eliminates it, pays its Treasure.
    treasure.any-defeat-earns-it · booty, bites
      Munchkin Booty 1.5, Treasure, par. 1
      Munchkin Bites! 1.6, Treasure, par. 1
      Munchkin Christmas Lite 1.0 and Munchkin Lite 1.72 instead: Getting rid of a monster without killing it pays
        no Treasure unless the card or ability says otherwise. (treasure.nonlethal-pays-only-if-card-says-so)
      Munchkin 1.02 instead: After a defeat without a kill the monster is discarded and, in the combat section's
        words, treasure is drawn; the loot phase pays Treasures only for a kill. (treasure.nonlethal-pay-left-open)
    Getting rid of a monster without killing it pays no Treasure unless the card or ability says otherwise.
    treasure.nonlethal-pays-only-if-card-says-so · christmas-lite, lite
      Munchkin Christmas Lite 1.0, Combat, par. 2
      Munchkin Lite 1.72, Combat, par. 2
      Munchkin Booty 1.5 and Munchkin Bites! 1.6 instead: A monster defeated in any way, by a kill or by a card that
        eliminates it, pays its Treasure. (treasure.any-defeat-earns-it)
      Munchkin Booty 1.5 and Munchkin Bites! 1.6 instead: A card that gets rid of a monster without killing it may
        also deny the Treasure; without such words the Treasure is drawn. (treasure.nonlethal-card-may-deny-it)
      Munchkin 1.02 instead: After a defeat without a kill the monster is discarded and, in the combat section's
        words, treasure is drawn; the loot phase pays Treasures only for a kill. (treasure.nonlethal-pay-left-open)
    After a defeat without a kill the monster is discarded and, in the combat section's words, treasure is drawn;
        the loot phase pays Treasures only for a kill.
    treasure.nonlethal-pay-left-open · classic
      Munchkin 1.02, Combat, par. 4; Turn Phases, (3) Loot The Room, par. 1
      Munchkin Booty 1.5 and Munchkin Bites! 1.6 instead: A monster defeated in any way, by a kill or by a card that
        eliminates it, pays its Treasure. (treasure.any-defeat-earns-it)
      Munchkin Booty 1.5 and Munchkin Bites! 1.6 instead: A card that gets rid of a monster without killing it may
        also deny the Treasure; without such words the Treasure is drawn. (treasure.nonlethal-card-may-deny-it)
      Munchkin Christmas Lite 1.0 and Munchkin Lite 1.72 instead: Getting rid of a monster without killing it pays
        no Treasure unless the card or ability says otherwise. (treasure.nonlethal-pays-only-if-card-says-so)
      Munchkin Christmas Lite 1.0 and Munchkin Lite 1.72 instead: After a win without a kill the method used decides
        whether there is Treasure. (treasure.nonlethal-depends-on-the-method)

    @rule:treasure.any-defeat-earns-it @rule:treasure.nonlethal-pays-only-if-card-says-so
    @rule:treasure.nonlethal-pay-left-open @rule:gap.treasure-for-a-win-without-a-kill
    Scenario: Without a kill, where the card says nothing of Treasure: one box pays, another does not
      Given the board "treasure/any-defeat-pays" in classic, booty, bites, christmas-lite and lite
        """
        (Plain Ash: monster; Level 5; 1 Treasure; bad stuff: lose 1 level; ability: in a fight of one's own: a monster
          leaves the fight)
        Ann is Level 2
        Bo is Level 1
        It is Ann's turn
        Ann fights Plain Ash, looking for trouble
        Next card Plain Ring
        Ann decides gap.wait-after-eliminating: final-at-once
        """
      When Ann uses Plain Ash
      Then in classic: it is open in what follows: does a win without a kill pay Treasure? (lean: paid)
      And in christmas-lite and lite: Ann holds nothing
      And elsewhere: Ann holds Plain Ring

  Rule: A card that gets rid of a monster without killing it may also deny the Treasure; without such words the Treasure is drawn.
    treasure.nonlethal-card-may-deny-it · booty, bites
      Munchkin Booty 1.5, Combat (p. 2), par. 2; Treasure, par. 1
      Munchkin Bites! 1.6, Combat (p. 2), par. 2; Treasure, par. 1
      Munchkin Christmas Lite 1.0 and Munchkin Lite 1.72 instead: Getting rid of a monster without killing it pays
        no Treasure unless the card or ability says otherwise. (treasure.nonlethal-pays-only-if-card-says-so)
      Munchkin 1.02 instead: After a defeat without a kill the monster is discarded and, in the combat section's
        words, treasure is drawn; the loot phase pays Treasures only for a kill. (treasure.nonlethal-pay-left-open)

    @rule:treasure.nonlethal-card-may-deny-it
    Scenario: A card that denies the Treasure is followed
      Given the board "treasure/denied-by-the-card" in booty and bites
        """
        (Plain Soot: monster; Level 5; 1 Treasure; bad stuff: lose 1 level; ability: in a fight of one's own: a
          monster leaves the fight, without its Treasure)
        Ann is Level 2
        Bo is Level 1
        It is Ann's turn
        Ann fights Plain Soot, looking for trouble
        Next card Plain Ring
        Ann decides gap.wait-after-eliminating: final-at-once
        """
      When Ann uses Plain Soot
      Then Ann is Level 2
      And Ann holds nothing
      And there is no fight
      And Plain Soot lies in the door discards

  Rule: After a win without a kill the method used decides whether there is Treasure.
    treasure.nonlethal-depends-on-the-method · christmas-lite, lite
      Munchkin Christmas Lite 1.0, Combat, Rewards, par. 2
      Munchkin Lite 1.72, Combat, Rewards, par. 2
      Munchkin 1.02 instead: After a defeat without a kill the monster is discarded and, in the combat section's
        words, treasure is drawn; the loot phase pays Treasures only for a kill. (treasure.nonlethal-pay-left-open)

    @rule:treasure.nonlethal-depends-on-the-method
    Scenario: Where the card grants it, the Treasure is drawn without a kill
      Given the board "treasure/granted-by-the-card" in christmas-lite and lite
        """
        (Plain Dust: monster; Level 5; 1 Treasure; bad stuff: lose 1 level; ability: in a fight of one's own: a
          monster leaves the fight, its Treasure is taken)
        Ann is Level 2
        Bo is Level 1
        It is Ann's turn
        Ann fights Plain Dust, looking for trouble
        Next card Plain Ring
        Ann decides gap.wait-after-eliminating: final-at-once
        """
      When Ann uses Plain Dust
      Then Ann is Level 2
      And Ann holds Plain Ring
      And there is no fight
      And Plain Dust lies in the door discards

  Rule: Treasure is drawn when the kill is final and the monster is discarded, as the last step of the combat.
    treasure.paid-when-the-fight-ends · booty, bites, christmas-lite, lite
      Munchkin Booty 1.5, Turn Phases, (1) Kick Open The Door, par. 2; Combat (p. 2), par. 7
      Munchkin Bites! 1.6, Turn Phases, (1) Kick Open The Door, par. 2; Combat (p. 2), par. 7
      Munchkin Christmas Lite 1.0, Combat, par. 6
      Munchkin Lite 1.72, Combat, par. 5
      Munchkin 1.02 instead: The Treasures for a monster killed this turn are drawn in the loot phase.
        (loot.phase-pays-treasure-for-the-kill)

    @rule:treasure.paid-when-the-fight-ends
    Scenario: Treasure is drawn when the wait is over, and not before
      Given the board "treasure/paid-as-the-last-step" in booty, bites, christmas-lite and lite
        """
        Ann is Level 6
        Bo is Level 1
        It is Ann's turn
        Ann fights Plain Monster 5, looking for trouble
        Next card Plain Ring
        """
      When Ann claims the kill
      Then Ann holds nothing
      When no one says anything
      Then Ann holds Plain Ring
      And no Treasure is due

  Rule: Treasure is drawn face down, seen only by the player who draws it, when the monster was killed without help.
    treasure.face-down-when-won-alone · classic, booty, bites, christmas-lite, lite
      Munchkin 1.02, Turn Phases, (3) Loot The Room, par. 1
      Munchkin Booty 1.5, Treasure, par. 1
      Munchkin Bites! 1.6, Treasure, par. 1
      Munchkin Christmas Lite 1.0, Combat, Rewards, par. 1
      Munchkin Lite 1.72, Combat, Rewards, par. 1

    @rule:treasure.face-down-when-won-alone
    Scenario: Won alone, it goes unseen to the hand
      Given the board "combat/higher-total-wins" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 4 with Plain Sword
        Bo is Level 1
        It is Ann's turn
        Ann fights Plain Monster 5, looking for trouble
        Next card Plain Ring
        """
      When Ann claims the kill
      And no one says anything
      Then Ann holds Plain Ring
      And nothing lies to be shared out

  Rule: Treasure is drawn face up, for all to see, when the main player had a helper.
    treasure.face-up-when-won-with-help · classic, booty, bites, christmas-lite, lite
      Munchkin 1.02, Turn Phases, (3) Loot The Room, par. 1
      Munchkin Booty 1.5, Treasure, par. 1
      Munchkin Bites! 1.6, Treasure, par. 1; Asking For Help, par. 4
      Munchkin Christmas Lite 1.0, Combat, Rewards, par. 1
      Munchkin Lite 1.72, Combat, Rewards, par. 1

    @rule:treasure.face-up-when-won-with-help
    Scenario: Won with help, it lies face up and is shared out
      Given the board "helping/share-of-the-treasure" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 4
        Bo is Level 8
        It is Ann's turn
        Ann fights Plain Monster 10, looking for trouble
        Next cards Plain Ring + Plain Coin
        """
      When Ann asks Bo for help offering 1 treasure, Bo picks first
      And Bo agrees
      And Ann claims the kill
      And no one says anything
      Then Plain Ring + Plain Coin lie to be shared out
      And Bo is to pick a Treasure
      When Bo chooses Plain Ring
      Then Ann holds Plain Coin

  Rule: Among the Treasures there are permanent cards and one-shots.
    treasure.cards-are-permanent-or-one-shot · christmas-lite. it tells what there is in the deck; what permanent
        cards and one-shots do is said elsewhere
      Munchkin Christmas Lite 1.0, Treasures, par. 1
      Of this nothing is said in Munchkin Lite 1.72.

  Rule: A Treasure that is not an Item does what it says and is then discarded, unless it gives a lasting bonus as an Item does.
    treasure.special-is-discarded-unless-it-lasts · booty, bites
      Munchkin Booty 1.5, When To Play Cards, Other Treasures (p. 5), par. 1
      Munchkin Bites! 1.6, When To Play Cards, Other Treasures (p. 5), par. 1
      Munchkin Christmas Lite 1.0 instead: For most Treasures that are not Items, the card says whether it stays in
        play or is discarded. (treasure.other-cards-say-whether-they-stay)
      Of this nothing is said in Munchkin 1.02 and Munchkin Lite 1.72.

    @rule:treasure.special-is-discarded-unless-it-lasts
    Scenario: A Treasure that is no Item does what it says and is discarded
      Given the board "treasure/special-is-discarded" in booty and bites
        """
        Ann is Level 3, holding Plain Favour
        Bo is Level 3
        It is Ann's turn, before the door
        """
      When Ann plays Plain Favour on Bo
      Then Ann is Level 4
      And Bo is Level 2
      And Plain Favour lies in the treasure discards

  Rule: For most Treasures that are not Items, the card says whether it stays in play or is discarded.
    treasure.other-cards-say-whether-they-stay · christmas-lite
      Munchkin Christmas Lite 1.0, Treasures, Other Treasures, par. 1
      Munchkin Booty 1.5 and Munchkin Bites! 1.6 instead: A Treasure that is not an Item does what it says and is
        then discarded, unless it gives a lasting bonus as an Item does.
        (treasure.special-is-discarded-unless-it-lasts)
      Of this nothing is said in Munchkin 1.02 and Munchkin Lite 1.72.

    @rule:treasure.other-cards-say-whether-they-stay
    Scenario: Where the card does not say it, the owner decides: here it is discarded
      Given the christmas-lite board "treasure/other-treasure-discarded"
        """
        Ann is Level 3, holding Plain Favour
        Bo is Level 3
        It is Ann's turn, before the door
        Ann decides gap.treasure-that-does-not-say: discarded
        """
      When Ann plays Plain Favour on Bo
      Then Ann is Level 4
      And Plain Favour lies in the treasure discards

  Rule: Treasure changed by one enhancer up and another down.
    treasure.example-pumpkinhead-count · bites. Worked through: treasure/pumpkinhead-count.
      Munchkin Bites! 1.6, Example Of Combat, par. 11

    Scenario: Two, and two for Horrific, less one for Fluffy: three Treasures
      Given the bites board "treasure/pumpkinhead-count"
        """
        Jenn is a female Level 4 Werewolf with Finger Claws, holding Fluffy + Virgin Tears
        K.C. is Level 3 with Sword of Beheading People Just Like In That Movie, holding Horrific, Steeped in Evil, Yet
          Somewhat Pitiable
        It is Jenn's turn, before the door
        Next cards Pumpkinhead + Coffin + Wishing Ring
        K.C. owns the game
        The Treasure pile holds Coffin + Wishing Ring + Maniac Minion
        """
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

    Scenario: Pumpkinhead as it came pays two
      Given the bites board "treasure/pumpkinhead-alone"
        """
        Jenn is a female Level 4 Werewolf with Finger Claws, holding Fluffy + Virgin Tears
        K.C. is Level 3 with Sword of Beheading People Just Like In That Movie, holding Horrific, Steeped in Evil, Yet
          Somewhat Pitiable
        It is Jenn's turn, before the door
        Next cards Pumpkinhead + Coffin + Wishing Ring
        K.C. owns the game
        """
      When Jenn kicks open the door
      Then 2 Treasures are at stake
      When Jenn claims the kill
      And no one says anything
      Then Jenn holds Fluffy + Virgin Tears + Coffin + Wishing Ring

    Scenario: A Pumpkinhead who is only Fluffy pays one
      Given the bites board "treasure/pumpkinhead-only-fluffy"
        """
        Jenn is a female Level 4 Werewolf with Finger Claws, holding Fluffy + Virgin Tears
        K.C. is Level 3 with Sword of Beheading People Just Like In That Movie, holding Horrific, Steeped in Evil, Yet
          Somewhat Pitiable
        It is Jenn's turn, before the door
        Next cards Pumpkinhead + Coffin
        K.C. owns the game
        """
      When Jenn kicks open the door
      And Jenn plays Fluffy on Pumpkinhead
      Then the monsters' total is 1
      And 1 Treasure is at stake
      When Jenn claims the kill
      And no one says anything
      Then Jenn holds Virgin Tears + Coffin

  Rule: Treasure raised by an enhancer.
    treasure.example-greenbeard-count · booty. Worked through: treasure/greenbeard-count.
      Munchkin Booty 1.5, Example Of Combat, par. 10

    Scenario: A Legendary Greenbeard pays four Treasures, face up
      Given the booty board "treasure/greenbeard-count"
        """
        (Drake's Things: item; +6 in combat; no value)
        Beth is a female Level 4 Merchant with Brig, holding Demon Rum + French
        Drake is Level 6 with Drake's Things, holding Legendary
        It is Beth's turn, before the door
        Next cards Greenbeard + Booty Boots + Eye Patch + Spanish Helmet + Thigh Boots
        Drake owns the game
        """
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

    Scenario: A plain Greenbeard pays two
      Given the booty board "treasure/greenbeard-unenhanced"
        """
        (Drake's Things: item; +6 in combat; no value)
        Beth is a female Level 7 Merchant with Brig, holding Demon Rum + French
        Drake is Level 6 with Drake's Things, holding Legendary
        It is Beth's turn, before the door
        Next cards Greenbeard + Booty Boots + Eye Patch
        Drake owns the game
        """
      When Beth kicks open the door
      Then the fight stands at 10 to 9
      And 2 Treasures are at stake
      When Beth claims the kill
      And no one says anything
      Then Beth holds Demon Rum + French + Booty Boots + Eye Patch

  Rule: Left open: what if the helper was promised Treasure and there is less than promised, or none?
    gap.less-treasure-than-promised · classic, booty, bites, christmas-lite, lite. The owner decides:
        in-picking-order or helper-first or fighter-first; until then: in-picking-order.
      A hint: The main player may offer a helper any number of the monster's Treasure cards.
        (helping.share-of-treasure-may-be-offered)
      A hint: An offer of part of the Treasure must say who picks first, or how it is divided.
        (helping.order-of-picking-must-be-agreed)
      A hint: The main player hands out the Treasure as the two agreed. (helping.treasure-shared-as-agreed)

    @rule:gap.less-treasure-than-promised
    Scenario: Two Treasures were promised, and only one is paid: it goes to the first to pick, as long as the owner says nothing else
      Given the board "treasure/less-than-promised" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 4
        Bo is Level 8, holding Plain Weakener
        It is Ann's turn
        Ann fights Plain Monster 10 with Bo helping for 2 treasures, Bo picks first, looking for trouble
        Next card Plain Ring
        Ann decides gap.other-cards-after-the-fight: discarded
        """
      When Bo plays Plain Weakener on Plain Monster 10
      Then 1 Treasure is at stake
      When Ann claims the kill
      And no one says anything
      Then that is allowed
      And it is open in what follows: what if the helper was promised Treasure and there is less than promised, or none? (lean: in-picking-order)
      And Bo holds 1 card
      And Ann holds nothing

  Rule: Left open: how few Treasures can a weakened monster pay: none?
    gap.fewest-treasures · classic, booty, bites, christmas-lite, lite. The owner decides: may-be-none or
        at-least-one; until then: may-be-none.
      Munchkin Bites! 1.6: A subtraction is shown; a floor is not.
      A hint: The monster's card says how many Treasures it pays. (treasure.number-on-the-monster-card)
      A hint: Treasure changed by one enhancer up and another down. (treasure.example-pumpkinhead-count)
      A hint: Enhancers change the number of Treasures their monster is worth, and the changed number is what is
        drawn. (enhancers.change-treasure-count)

    @rule:gap.fewest-treasures
    Scenario: A monster weakened to nothing pays nothing, as long as the owner says nothing else
      Given the board "treasure/weakened-to-nothing" in classic, booty, bites, christmas-lite and lite
        """
        (Plain Brute: monster; Level 6; 1 Treasure; bad stuff: none)
        Ann is Level 4
        Bo is Level 1, holding Plain Weakener
        It is Ann's turn
        Ann fights Plain Brute, looking for trouble
        Next card Plain Ring
        Ann decides gap.other-cards-after-the-fight: discarded
        """
      When Bo plays Plain Weakener on Plain Brute
      Then 0 Treasures are at stake
      And the monsters' total is 1
      When Ann claims the kill
      And no one says anything
      Then that is allowed
      And it is open in what follows: how few Treasures can a weakened monster pay: none? (lean: may-be-none)
      And Ann holds nothing

  Rule: Left open: who draws, and face up or down, after a win without a kill?
    gap.treasure-after-no-kill · classic, booty, bites, christmas-lite, lite. The owner decides: as-after-a-kill or
        face-down; until then: as-after-a-kill.
      Munchkin Booty 1.5: Face down when killed alone, face up when helped; not said of eliminating. The main player
        draws.
      Munchkin Bites! 1.6: Face down when killed alone, face up when helped; not said of eliminating. The main
        player draws.
      Munchkin Christmas Lite 1.0: The main player draws.
      Munchkin Lite 1.72: The main player draws.
      A hint: Treasure is drawn face down, seen only by the player who draws it, when the monster was killed without
        help. (treasure.face-down-when-won-alone)
      A hint: Treasure is drawn face up, for all to see, when the main player had a helper.
        (treasure.face-up-when-won-with-help)
      A hint: The main player draws the Treasure, even if the helper's special ability defeated the monster.
        (helping.main-player-draws-the-treasure)

    @rule:gap.treasure-after-no-kill
    Scenario: With a helper and without a kill, Treasure is drawn as after a kill, as long as the owner says nothing else
      Given the board "treasure/after-no-kill" in classic, booty, bites, christmas-lite and lite
        """
        (Plain Dust: monster; Level 5; 1 Treasure; bad stuff: lose 1 level; ability: in a fight of one's own: a
          monster leaves the fight, its Treasure is taken)
        Ann is Level 1
        Bo is Level 1
        It is Ann's turn
        Ann fights Plain Dust with Bo helping, looking for trouble
        Next card Plain Ring
        Ann decides gap.wait-after-eliminating: final-at-once
        """
      When Ann uses Plain Dust
      Then that is allowed
      And it is open in what follows: who draws, and face up or down, after a win without a kill? (lean: as-after-a-kill)
      And Ann holds Plain Ring

  Rule: Left open: if the Treasure deck holds fewer cards than are due, who goes short?
    gap.too-few-treasures-left · classic, booty, bites, christmas-lite, lite. The owner decides: last-to-pick or
        fighter or helper; until then: last-to-pick.
      Munchkin 1.02: No draw when nothing is left; of the order nothing is said.
      Munchkin Booty 1.5: No draw when nothing is left; of the order nothing is said.
      Munchkin Bites! 1.6: No draw when nothing is left; of the order nothing is said.
      A hint: If a deck is empty and so is its discard pile, no player can draw cards of that kind.
        (cards.no-deck-and-no-discards-means-no-draw)
      A hint: An offer of part of the Treasure must say who picks first, or how it is divided.
        (helping.order-of-picking-must-be-agreed)

    @rule:gap.too-few-treasures-left
    Scenario: When one of two Treasures is left in the deck, the last to pick goes short, as long as the owner says nothing else
      Given the board "treasure/deck-too-short" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 4
        Bo is Level 8
        Ann fights Plain Monster 10 with Bo helping for 1 treasure, Bo picks first, looking for trouble
        Next card Plain Ring
        The other cards of the box lie in the piles
        """
      When Ann claims the kill
      And no one says anything
      Then that is allowed
      And it is open in what follows: if the Treasure deck holds fewer cards than are due, who goes short? (lean: last-to-pick)
      And Bo holds 1 card
      And Ann holds nothing

  Rule: Left open: a helper's ability gets rid of the monster and takes its Treasure: who takes it?
    gap.helpers-ability-takes-the-treasure · classic. The owner decides: main-player or helper; until then:
        main-player.
      Munchkin Booty 1.5: The main player draws, which settles it.
      Munchkin Bites! 1.6: The main player draws, which settles it.
      Munchkin Christmas Lite 1.0: The main player draws, which settles it.
      Munchkin Lite 1.72: The main player draws, which settles it.
      A hint: The main player draws the Treasure, even if the helper's special ability defeated the monster.
        (helping.main-player-draws-the-treasure)

    @rule:gap.helpers-ability-takes-the-treasure
    Scenario: What a helper's ability wins the main player takes, as long as the owner says nothing else
      Given the classic board "treasure/helpers-ability-takes-it"
        """
        (Plain Dust: monster; Level 5; 1 Treasure; bad stuff: lose 1 level; ability: in a fight of one's own: a
          monster leaves the fight, its Treasure is taken)
        Ann is Level 1
        Bo is Level 1
        It is Ann's turn
        Ann fights Plain Dust with Bo helping, looking for trouble
        Next card Plain Ring
        Ann decides gap.wait-after-eliminating: final-at-once
        Ann decides gap.treasure-after-no-kill: as-after-a-kill
        """
      When Bo uses Plain Dust
      Then that is allowed
      And it is open in what follows: a helper's ability gets rid of the monster and takes its Treasure: who takes it? (lean: main-player)
      And Ann holds 1 card
      And Bo holds nothing

  Rule: Left open: does a win without a kill pay Treasure?
    gap.treasure-for-a-win-without-a-kill · classic. The owner decides: paid or not-paid; until then: paid.
      Munchkin 1.02: The fight section has Treasure drawn when the monster is discarded; the loot phase pays only
        for a kill.
      Munchkin Booty 1.5: Paid, unless the card denies it.
      Munchkin Bites! 1.6: Paid, unless the card denies it.
      Munchkin Christmas Lite 1.0: Not paid, unless the card grants it.
      Munchkin Lite 1.72: Not paid, unless the card grants it.
      A hint: After a defeat without a kill the monster is discarded and, in the combat section's words, treasure is
        drawn; the loot phase pays Treasures only for a kill. (treasure.nonlethal-pay-left-open)
      A hint: The Treasures for a monster killed this turn are drawn in the loot phase.
        (loot.phase-pays-treasure-for-the-kill)

  Rule: Left open: does a Treasure that is not an Item, and whose card does not say, stay in play or go to the discards?
    gap.treasure-that-does-not-say · christmas-lite. The owner decides: discarded or stays; until then: discarded.
      Munchkin Booty 1.5: Discarded unless it gives a lasting bonus.
      Munchkin Bites! 1.6: Discarded unless it gives a lasting bonus.
      A hint: For most Treasures that are not Items, the card says whether it stays in play or is discarded.
        (treasure.other-cards-say-whether-they-stay)

    @rule:gap.treasure-that-does-not-say
    Scenario: In Christmas Lite a Treasure that is no Item is discarded, as long as the owner says nothing else
      Given the christmas-lite board "treasure/other-treasure"
        """
        Ann is Level 3, holding Plain Favour
        Bo is Level 3
        It is Ann's turn, before the door
        """
      When Ann plays Plain Favour on Bo
      Then that is allowed
      And it is open in what follows: does a Treasure that is not an Item, and whose card does not say, stay in play or go to the discards? (lean: discarded)
      And Plain Favour lies in the treasure discards
