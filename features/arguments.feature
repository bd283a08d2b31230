Feature: The arguments
  What tables quarrel about most, each put to the sheets of all five boxes on one board. You see what each sheet
  answers, and the rules it answers by. Where a sheet does not say, that is the answer, with the point it leaves
  open. "Cannot" means that it is not for a rule to say: the card is not yours, or there is no fight. "Something
  comes first" means that the board owes something else before.

  Scenario: You cannot put that helmet on now, the monster is already here!
    Given a new table
    And Ann holds Plain Helmet
    And Ann fights a monster
    When every sheet is asked: may Ann play Plain Helmet?
    Then the sheets answer
      | classic         | a contradiction | conflict.new-item-in-own-fight                                                                                 |
      | booty and bites | refused         | combat.no-selling-stealing-equipping-trading-or-playing-items, combat.equipment-frozen-once-monster-is-exposed |
      | christmas-lite  | refused         | combat.no-selling-equipping-trading-or-playing-treasures, timing.own-turn-item-mostly-outside-combat           |
      | lite            | refused         | timing.own-turn-item-mostly-outside-combat                                                                     |

  Scenario: My boots lay sideways, I just turn them.
    Given a new table
    And Ann carries Plain Boots
    And Ann fights a monster
    When every sheet is asked: may Ann equip Plain Boots?
    Then the sheets answer
      | classic         | refused | items.not-switched-in-combat-or-while-running, combat.exposed-monster-fought-with-equipment-one-has          |
      | booty and bites | refused | items.not-switched-in-combat-or-while-running, combat.no-selling-stealing-equipping-trading-or-playing-items |
      | christmas-lite  | refused | items.not-switched-in-combat-or-while-running, combat.no-selling-equipping-trading-or-playing-treasures      |
      | lite            | refused | items.not-switched-in-combat-or-while-running                                                                |

  Scenario: It lies before me, so it counts, sideways or not.
    Given a new table
    And Ann is Level 5, carrying Plain Boots
    And Ann fights a monster
    When every sheet is asked: may Ann claim the kill?
    Then the sheets answer
      | classic                 | refused | combat.monster-wins-ties, items.useless-ones-are-turned-sideways       |
      | booty and bites         | refused | combat.monster-wins-ties, items.sideways-give-no-benefit               |
      | christmas-lite and lite | refused | combat.monster-wins-ties, items.carried-is-in-play-equipped-is-helping |
      And Ann carries Plain Boots sideways

  Scenario: A potion is an Item too, and no Items in combat!
    Given a new table
    And Ann holds Plain Potion
    And Ann fights a monster
    When every sheet is asked: may Ann play Plain Potion on Ann?
    Then the sheets answer
      | classic, booty and bites | allowed | one-shot.playable-from-hand-or-table-in-any-combat                                               |
      | christmas-lite and lite  | allowed | one-shot.from-hand-or-table-mostly-for-combat, combat.any-player-may-use-one-shots-and-abilities |

  Scenario: You are not even in this fight, keep your potion.
    Given a new table
    And Bob holds Plain Potion
    And Ann fights Plain Monster 5
    When every sheet is asked: may Bob play Plain Potion on Plain Monster 5?
    Then the sheets answer
      | classic, booty, bites, christmas-lite and lite | allowed | interfering.one-shot-in-anothers-combat, interfering.one-shot-may-hit-the-ally |

  Scenario: You cannot curse me, I am fighting!
    Given a new table
    And Bob holds Plain Armor Curse
    And Ann fights a monster
    When every sheet is asked: may Bob play Plain Armor Curse on Ann?
    Then the sheets answer
      | classic, booty, bites, christmas-lite and lite | allowed | curses.gained-otherwise-playable-on-anyone-any-time, interfering.curse-a-combatant |

  Scenario: It is not your turn, and nobody fights: no Curses.
    Given a new table
    And Cy sits at the table
    And Bob holds Plain Curse
    When every sheet is asked: may Bob play Plain Curse on Cy?
    Then the sheets answer
      | classic, booty, bites, christmas-lite and lite | allowed | curses.gained-otherwise-playable-on-anyone-any-time |

  Scenario: He is dead, but he still has a Level to lose.
    Given a new table
    And Ann holds Plain Curse
    And Bob is dead
    When every sheet is asked: may Ann play Plain Curse on Bob?
    Then the sheets answer
      | classic, booty, bites and lite | left open     | gap.cards-on-the-dead |
      | christmas-lite                 | no such thing |                       |

  Scenario: Your next combat, it says, and this one has begun.
    Given a new table
    And Ann is Level 5
    And Bob holds Plain Coming Curse
    And Ann fights a Level 1 monster
    When every sheet is asked: what if Bob plays Plain Coming Curse on Ann; Ann claims the kill
    Then the sheets answer
      | classic                               | left open | gap.next-combat-curse-in-the-present-fight                                        |
      | booty, bites, christmas-lite and lite | refused   | combat.losing-means-running-away, curses.next-combat-curse-counts-now-if-fighting |
      And the fight stands at 5 to 1

  Scenario: I said I kill it. Too late for your card.
    Given a new table
    And Ann is Level 6
    And Bob holds Plain Enhancer
    And Ann fights Plain Monster 5
    When every sheet is asked: what if Ann claims the kill; Bob plays Plain Enhancer on Plain Monster 5
    Then the sheets answer
      | classic, booty, bites, christmas-lite and lite | allowed | enhancers.any-player-any-combat, combat.hostile-play-possible-at-the-last-moment |
      And the fight stands at 6 to 5

  Scenario: All right, nobody spoke. But now I do.
    Given a new table
    And Ann is Level 6
    And Bob holds Plain Enhancer
    And Ann fights Plain Monster 5
    When every sheet is asked: what if Ann claims the kill; no one says anything; Bob plays Plain Enhancer on Plain Monster 5
    Then the sheets answer
      | classic, booty, bites, christmas-lite and lite | cannot | table.no-such-target, combat.kill-is-final-after-the-wait |
      And the fight stands at 6 to 5

  Scenario: Five against five: then nobody wins.
    Given a new table
    And Ann is Level 5
    And Ann fights a monster
    When every sheet is asked: may Ann claim the kill?
    Then the sheets answer
      | classic, booty, bites, christmas-lite and lite | refused | combat.monster-wins-ties |

  Scenario: Two can help better than one.
    Given a new table
    And Cy sits at the table
    And Ann fights a monster with Bob helping
    When every sheet is asked: may Ann ask Cy for help?
    Then the sheets answer
      | classic, booty, bites, christmas-lite and lite | refused | helping.only-one-helper |
      And Bob is helping

  Scenario: You asked me, but I need not help you.
    Given a new table
    And Bob sits at the table
    And Ann fights a monster
    When every sheet is asked: what if Ann asks Bob for help; Bob declines
    Then the sheets answer
      | classic, booty, bites, christmas-lite and lite | allowed | helping.asking-continues-until-someone-agrees |

  Scenario: I have changed my mind, I am out.
    Given a new table
    And Ann fights a monster with Bob helping
    When every sheet is asked: may Bob decline?
    Then the sheets answer
      | classic, booty, bites, christmas-lite and lite | left open | gap.helper-withdraws |

  Scenario: You win anyway, you only want to share the Treasure with her.
    Given a new table
    And Ann is Level 8
    And Bob sits at the table
    And Ann fights a monster
    When every sheet is asked: may Ann ask Bob for help?
    Then the sheets answer
      | classic, booty, bites, christmas-lite and lite | refused | helping.may-ask-when-unable-to-win-alone |
      And the fight stands at 8 to 5

  Scenario: I offer you a card from my hand.
    Given a new table
    And Ann holds Plain Helmet
    And Bob sits at the table
    And Ann fights a monster
    When every sheet is asked: may Ann ask Bob for help offering Plain Helmet?
    Then the sheets answer
      | classic, booty, bites, christmas-lite and lite | refused | helping.carried-items-may-be-offered |

  Scenario: One Treasure for you; who picks first we shall see.
    Given a new table
    And Bob sits at the table
    And Ann fights a Level 10 monster
    When every sheet is asked: may Ann ask Bob for help offering 1 treasure?
    Then the sheets answer
      | classic, booty, bites, christmas-lite and lite | refused | helping.order-of-picking-must-be-agreed |

  Scenario: I am dead, but my Level is not.
    Given a new table
    And Bob is dead
    And Ann fights a monster
    When every sheet is asked: may Ann ask Bob for help?
    Then the sheets answer
      | classic               | refused       | death.new-character-appears-at-once                   |
      | booty, bites and lite | refused       | death.new-character-appears-when-the-next-turn-begins |
      | christmas-lite        | no such thing | death.new-character-appears-at-once                   |

  Scenario: That card is for your own fights, not for mine.
    Given a new table
    And Bob holds Plain Wandering Monster + Plain Monster 10
    And Ann fights a monster
    When every sheet is asked: may Bob play Plain Wandering Monster with Plain Monster 10?
    Then the sheets answer
      | classic                               | allowed | multiple-monsters.joined-by-wandering-monster-or-mate, monsters.hand-monsters-for-trouble-or-wandering |
      | booty, bites, christmas-lite and lite | allowed | multiple-monsters.rivals-may-send-more, monsters.hand-monsters-for-trouble-or-wandering                |

  Scenario: I want two of them. More Treasure.
    Given a new table
    And Ann holds Plain Wandering Monster + Plain Monster 1
    And Ann fights a monster
    When every sheet is asked: may Ann play Plain Wandering Monster with Plain Monster 1?
    Then the sheets answer
      | classic, booty and bites | a contradiction | conflict.wandering-monsters-target |
      | christmas-lite and lite  | left open       | gap.wandering-monster-in-own-fight |

  Scenario: Here, have another one. I need no card for that.
    Given a new table
    And Bob holds Plain Monster 10
    When every sheet is asked: may Bob play Plain Monster 10?
    Then the sheets answer
      | classic, booty, bites, christmas-lite and lite | refused | monsters.hand-monsters-for-trouble-or-wandering |

  Scenario: The Mate is a plain one; your card lies on the other.
    Given a new table
    And Bob holds Plain Mate
    And Ann fights Plain Monster 5 (Plain Enhancer)
    When every sheet is asked: what if Bob plays Plain Mate on Plain Monster 5
    Then the sheets answer
      | classic                         | allowed | multiple-monsters.joined-by-wandering-monster-or-mate, enhancers.mate-shares-its-monsters |
      | booty, bites and christmas-lite | allowed | enhancers.any-player-any-combat                                                           |
      | lite                            | allowed | enhancers.any-player-any-combat, enhancers.mate-shares-its-monsters                       |
      And the fight stands at 1 to 10
      And Ann is fighting

  Scenario: I could kill it, but I would rather run.
    Given a new table
    And Ann is Level 8
    And Ann fights Plain Monster 5
    When every sheet is asked: may Ann run from Plain Monster 5?
    Then the sheets answer
      | classic, booty, bites, christmas-lite and lite | left open | gap.run-though-winning |
      And the fight stands at 8 to 5

  Scenario: You did not even ask for help before you ran.
    Given a new table
    And Bob sits at the table
    And Ann fights Plain Monster 10
    When every sheet is asked: may Ann run from Plain Monster 10?
    Then the sheets answer
      | classic                               | allowed   | combat.losing-means-help-or-running-away |
      | booty, bites, christmas-lite and lite | left open | gap.run-without-asking                   |

  Scenario: Nobody escapes from it, so you need not even roll.
    Given a new table
    And Ann is Level 3
    And Bob and Cy sit at the table
    And Ann fights Plain Leech
    And Bob and Cy would not help
    When every sheet is asked: what if Ann runs from Plain Leech
    Then the sheets answer
      | classic, booty, bites, christmas-lite and lite | allowed | running-away.forced-without-help, bad-stuff.suffered-when-caught |
      And the fight stands at 3 to 5

  Scenario: Six! Six always gets away.
    Given a new table
    And card "Greyhound": monster, -2 to run
    And Ann fights Greyhound
    When every sheet is asked: what if Ann runs from Greyhound; the die shows 6
    Then the sheets answer
      | classic, booty, bites, christmas-lite and lite | allowed | gap.natural-one-or-six, running-away.escape-on-5-or-more |

  Scenario: I helped, I am an Elf, I have won.
    Given a new table
    And card "Poor Ghost": monster
    And Bob is a Level 9 Elf
    And Ann fights Poor Ghost with Bob helping
    When every sheet is asked: what if Ann claims the kill; no one says anything
    Then the sheets answer
      | classic and lite         | allowed | gap.elf-helper-reaches-10, helping.elf-helper-gains-a-level-for-each-kill           |
      | booty and christmas-lite | allowed | gap.elf-helper-and-protected-rule-2, helping.elf-helper-gains-a-level-for-each-kill |
      | bites                    | allowed | gap.elf-helper-and-protected-rule-2, helping.helper-gains-no-level                  |

  Scenario: I am a Sprite now, too.
    Given a new table
    And card "Gnome": race
    And card "Sprite": race
    And Ann is a Gnome, holding Sprite
    When every sheet is asked: may Ann play Sprite?
    Then the sheets answer
      | classic, bites and lite | refused   | race.one-at-a-time-without-half-breed |
      | booty                   | left open | gap.more-than-one-of-a-kind-not-named |
      | christmas-lite          | left open | gap.second-race-or-class              |

  Scenario: Half what? You have only one race.
    Given a new table
    And card "Gnome": race
    And card "Half-Gnome": half-breed, two races
    And Ann is a Gnome, holding Half-Gnome
    When every sheet is asked: may Ann play Half-Gnome?
    Then the sheets answer
      | classic and lite | allowed | half-breed.played-any-time-the-condition-holds     |
      | booty and bites  | allowed | half-breed.played-at-the-time-of-classes-and-races |
      | christmas-lite   | allowed | precedence.card-usually-overrides-sheet            |

  Scenario: I am half human, so the badge is for me.
    Given a new table
    And card "Gnome": race
    And card "Half-Gnome": half-breed, two races
    And Ann is a Gnome Half-Gnome, carrying Plain Human Badge
    When every sheet is asked: may Ann equip Plain Human Badge?
    Then the sheets answer
      | classic                  | left open | gap.switching-at-other-times                                                                    |
      | booty and christmas-lite | refused   | items.useless-ones-are-turned-sideways                                                          |
      | bites                    | left open | gap.half-breed-with-one-race                                                                    |
      | lite                     | allowed   | timing.equipment-changed-any-time-outside-combat, timing.playing-and-equipping-at-start-of-turn |

  Scenario: I become a Fencer, right now, in your turn.
    Given a new table
    And card "Fencer": class
    And Ann sits at the table
    And Bob holds Fencer
    When every sheet is asked: may Bob play Fencer?
    Then the sheets answer
      | classic, booty and bites | refused | cards.each-type-has-its-own-time               |
      | christmas-lite and lite  | refused | timing.race-class-cards-any-moment-of-own-turn |

  Scenario: You cannot stop being a Hermit in the middle of a fight.
    Given a new table
    And card "Hermit": class
    And Ann is a Hermit
    When every sheet is asked: may Ann discard Hermit?
    Then the sheets answer
      | classic, booty, christmas-lite and lite | allowed | class.may-be-discarded-any-time          |
      | bites                                   | allowed | cards.in-play-leaves-by-discard-or-trade |

  Scenario: I throw it away before you can take it.
    Given a new table
    And Ann has "Plain Armor" in play
    When every sheet is asked: may Ann discard Plain Armor?
    Then the sheets answer
      | classic                               | allowed | cards.in-play-leaves-by-discard-or-trade |
      | booty, bites, christmas-lite and lite | refused | items.no-discard-just-because            |

  Scenario: It lies sideways, so it is not carried.
    Given a new table
    And Ann carries Plain Big Rock, holding Plain Big Sword
    When every sheet is asked: may Ann play Plain Big Sword?
    Then the sheets answer
      | classic, booty, bites and lite | refused | big-items.one-big-any-number-of-small, big-items.limit-covers-cards-turned-sideways                |
      | christmas-lite                 | allowed | timing.treasure-when-gained-or-own-turn-outside-combat, timing.own-turn-item-mostly-outside-combat |

  Scenario: Nobody said I have only two hands.
    Given a new table
    And Ann has Plain Sword + Plain Shield in play, carrying Plain Dagger
    When every sheet is asked: may Ann equip Plain Dagger?
    Then the sheets answer
      | classic                               | refused | slots.one-of-each-and-two-hands, slots.unnoticed-cheating-stands   |
      | booty, bites, christmas-lite and lite | refused | slots.one-of-each-and-two-hands, slots.only-a-card-is-an-exception |

  Scenario: One thousand gold pieces, and I am strong enough.
    Given a new table
    And Ann carries Plain Gem
    And Ann fights a monster
    When every sheet is asked: may Ann sell Plain Gem?
    Then the sheets answer
      | classic         | refused | combat.no-selling-trading-or-stealing, selling.not-during-combat                         |
      | booty and bites | refused | combat.no-selling-stealing-equipping-trading-or-playing-items, selling.not-during-combat |
      | christmas-lite  | refused | combat.no-selling-equipping-trading-or-playing-treasures, selling.not-during-combat      |
      | lite            | refused | selling.not-during-combat                                                                |

  Scenario: You never played it, so you cannot sell it.
    Given a new table
    And Ann holds Plain Gem
    When every sheet is asked: may Ann sell Plain Gem?
    Then the sheets answer
      | classic, booty, bites, christmas-lite and lite | allowed | selling.a-thousand-gold-buys-a-level |

  Scenario: A thousand gold and I have won.
    Given a new table
    And Ann is Level 9, holding Plain Gem
    When every sheet is asked: may Ann sell Plain Gem?
    Then the sheets answer
      | classic                               | left open | gap.sale-at-level-9       |
      | booty, bites, christmas-lite and lite | refused   | selling.never-to-level-10 |
      And Ann's strength is 9
      And Ann holds Plain Gem

  Scenario: Two thousand: one level for half of it, then.
    Given a new table
    And Ann is Level 8, holding Plain Gem + Plain Crown
    When every sheet is asked: may Ann sell Plain Gem + Plain Crown?
    Then the sheets answer
      | classic, booty, bites, christmas-lite and lite | left open | gap.selling-2000-at-level-8 |
      And Ann holds Plain Gem + Plain Crown

  Scenario: I sell while you fight.
    Given a new table
    And Ann sits at the table
    And Bob holds Plain Gem
    When every sheet is asked: may Bob sell Plain Gem?
    Then the sheets answer
      | classic, booty, bites, christmas-lite and lite | refused | selling.a-thousand-gold-buys-a-level |

  Scenario: A level now, in the middle of the fight?
    Given a new table
    And Ann holds Plain Go Up a Level
    And Ann fights a monster
    When every sheet is asked: may Ann play Plain Go Up a Level on Ann?
    Then the sheets answer
      | classic                 | allowed | timing.treasure-when-gained-or-own-turn, go-up-a-level.raises-its-own-player |
      | booty and bites         | allowed | go-up-a-level.on-any-player-at-any-time                                      |
      | christmas-lite and lite | allowed | go-up-a-level.on-any-player-at-any-time, go-up-a-level.even-during-combat    |

  Scenario: Go up a level. I am Level 10.
    Given a new table
    And Ann is Level 9, holding Plain Go Up a Level
    When every sheet is asked: may Ann play Plain Go Up a Level on Ann?
    Then the sheets answer
      | classic, booty and bites | left open | gap.go-up-a-level-at-level-9                |
      | christmas-lite and lite  | refused   | go-up-a-level.cannot-give-the-winning-level |
      And Ann's strength is 9
      And Ann holds Plain Go Up a Level

  Scenario: No trading while somebody fights.
    Given a new table
    And Bob has Plain Helmet in play
    And Cy has Plain Boots in play
    And Ann fights a monster
    When every sheet is asked: may Bob trade Plain Helmet to Cy for Plain Boots?
    Then the sheets answer
      | classic                 | left open | gap.bystanders-trade-during-a-fight          |
      | booty and bites         | allowed   | trading.any-time-the-trader-is-not-in-combat |
      | christmas-lite and lite | allowed   | trading.any-time-neither-trader-is-in-combat |

  Scenario: Here, take my sword, quick.
    Given a new table
    And Bob has Plain Sword in play
    And Ann fights a monster
    When every sheet is asked: may Bob give Plain Sword to Ann?
    Then the sheets answer
      | classic, booty, bites, christmas-lite and lite | left open | gap.gift-in-a-fight |

  Scenario: I give you this for that, here, from my hand.
    Given a new table
    And Ann holds Plain Helmet
    And Bob has Plain Boots in play
    When every sheet is asked: may Ann trade Plain Helmet to Bob for Plain Boots?
    Then the sheets answer
      | classic, booty, bites, christmas-lite and lite | refused | trading.from-the-table-only |

  Scenario: You cannot steal while I fight him.
    Given a new table
    And card "Cutpurse": class, ability Theft at any time on a rival by discarding 1 card to steal small item
    And Bob is a Cutpurse, holding Plain Coin
    And Cy has Plain Boots in play
    And Ann fights a monster
    When every sheet is asked: may Bob use Theft on Cy taking Plain Boots discarding Plain Coin?
    Then the sheets answer
      | classic                        | left open | gap.stealing-while-others-fight                                   |
      | booty, christmas-lite and lite | allowed   | class.each-follows-its-card, class.discards-power-class-abilities |
      | bites                          | allowed   | precedence.card-usually-overrides-sheet                           |
      And Bob holds 1 card

  Scenario: I fight with those boots!
    Given a new table
    And card "Cutpurse": class, ability Theft at any time on a rival by discarding 1 card to steal small item
    And Ann has Plain Boots in play
    And Bob is a Cutpurse, holding Plain Coin
    And Ann fights a monster
    When every sheet is asked: may Bob use Theft on Ann taking Plain Boots discarding Plain Coin?
    Then the sheets answer
      | classic                 | refused | class.thief-cannot-steal-during-a-fight                           |
      | booty                   | allowed | class.each-follows-its-card, class.discards-power-class-abilities |
      | bites                   | allowed | precedence.card-usually-overrides-sheet                           |
      | christmas-lite and lite | refused | class.thief-cannot-steal-if-thief-or-target-is-fighting           |
      And the fight stands at 2 to 5
      And Bob holds 1 card

  Scenario: I killed it, and now I loot the room.
    Given a new table
    And Ann sits at the table
    And Ann has met a monster this turn
    When every sheet is asked: may Ann loot the room?
    Then the sheets answer
      | classic, booty and bites | refused | loot.only-if-no-monster-was-met, turn.four-phases  |
      | christmas-lite and lite  | refused | loot.only-if-no-monster-was-met, turn.three-phases |

  Scenario: A Curse came up, so there was no monster, so I look for trouble.
    Given a new table
    And Ann holds Plain Monster 1
    And next card Plain Curse
    When every sheet is asked: what if Ann kicks open the door; Ann looks for trouble with Plain Monster 1
    Then the sheets answer
      | classic, booty, bites, christmas-lite and lite | allowed | look-for-trouble.only-if-no-monster-at-the-door |

  Scenario: I give my cards to whom I like.
    Given a new table
    And Ann is Level 5, holding Plain Mate + Plain Curse + 5 other cards
    And Bob is Level 2
    And Cy is Level 3
    And it is Ann's turn, looting the room
    When every sheet is asked: what if Ann ends the turn; Ann gives Plain Mate + Plain Curse to Cy in charity
    Then the sheets answer
      | classic                               | refused | charity.excess-goes-to-lowest-level-living-player |
      | booty, bites, christmas-lite and lite | refused | charity.excess-goes-to-lowest-level-player        |
      And the Levels are Ann 5, Bob 2 and Cy 3

  Scenario: I do not want your rubbish.
    Given a new table
    And Ann is Level 5, holding 7 cards
    And Bob sits at the table
    And it is Ann's turn, looting the room
    And Ann has met a monster this turn
    When every sheet is asked: what if Ann ends the turn; Bob declines
    Then the sheets answer
      | classic, booty, bites, christmas-lite and lite | left open | gap.charity-may-be-declined |
      And the Levels are Ann 5 and Bob 1
      And Ann holds 7 cards

  Scenario: You cannot lay that down now, it is charity.
    Given a new table
    And Ann holds Plain Helmet + 6 other cards
    And it is Ann's turn, looting the room
    And Ann has met a monster this turn
    When every sheet is asked: what if Ann ends the turn; Ann plays Plain Helmet
    Then the sheets answer
      | classic                 | allowed | timing.treasure-when-gained-or-own-turn, timing.own-turn-item-played-and-used-at-once              |
      | booty                   | allowed | timing.treasure-when-gained-or-own-turn, charity.may-play-down-to-the-limit-instead                |
      | bites                   | allowed | timing.item-when-gained-or-own-turn-outside-combat, charity.may-play-down-to-the-limit-instead     |
      | christmas-lite and lite | allowed | timing.treasure-when-gained-or-own-turn-outside-combat, charity.may-play-down-to-the-limit-instead |

  Scenario: You did not kill it, so you get nothing.
    Given a new table
    And Ann holds Plain Banishing Potion
    And Ann fights Plain Monster 5
    When every sheet is asked: what if Ann plays Plain Banishing Potion on Plain Monster 5; no one says anything
    Then the sheets answer
      | classic                 | allowed | gap.treasure-for-a-win-without-a-kill, combat.nonlethal-win-gives-no-level        |
      | booty and bites         | allowed | combat.nonlethal-win-gives-no-level, treasure.any-defeat-earns-it                 |
      | christmas-lite and lite | allowed | combat.nonlethal-win-gives-no-level, treasure.nonlethal-pays-only-if-card-says-so |
      And Ann is fighting

  Scenario: Once more, nothing was behind it.
    Given a new table
    And it is Ann's turn, looking for trouble
    When every sheet is asked: may Ann kick open the door?
    Then the sheets answer
      | classic, booty and bites | refused | turn.four-phases  |
      | christmas-lite and lite  | refused | turn.three-phases |
      And the turn has come to looking for trouble

  Scenario: We killed it together, so we both go up.
    Given a new table
    And Bob is Level 5
    And Ann fights a monster with Bob helping
    When every sheet is asked: what if Ann claims the kill; no one says anything
    Then the sheets answer
      | classic, booty, christmas-lite and lite | allowed | helping.helper-gains-no-level-unless-elf |
      | bites                                   | allowed | helping.helper-gains-no-level            |
      And the Levels are Bob 5 and Ann 1
