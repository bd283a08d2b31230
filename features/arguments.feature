Feature: The arguments
  What tables quarrel about most, each put to the sheets of all five boxes on one board. You see what each sheet
  answers, and the rules it answers by. Where a sheet does not say, that is the answer, with the point it leaves
  open. "Cannot" means that it is not for a rule to say: the card is not yours, or there is no fight. "Something
  comes first" means that the board owes something else before.

  Scenario: You cannot put that helmet on now, the monster is already here!
    Given a new table
      """
      Ann is Level 5, holding Plain Helmet
      Bob is Level 1
      Cy is Level 1
      Ann fights Plain Monster 5
      """
    When every sheet is asked: may Ann play Plain Helmet?
    Then the sheets answer
      | classic        | a contradiction | conflict.new-item-in-own-fight                                                                                 |
      | booty          | refused         | combat.no-selling-stealing-equipping-trading-or-playing-items, combat.equipment-frozen-once-monster-is-exposed |
      | bites          | refused         | combat.no-selling-stealing-equipping-trading-or-playing-items, combat.equipment-frozen-once-monster-is-exposed |
      | christmas-lite | refused         | combat.no-selling-equipping-trading-or-playing-treasures, timing.own-turn-item-mostly-outside-combat           |
      | lite           | refused         | timing.own-turn-item-mostly-outside-combat                                                                     |

  Scenario: My boots lay sideways, I just turn them.
    Given a new table
      """
      Ann is Level 5, carrying Plain Boots
      Bob is Level 1
      Cy is Level 1
      Ann fights Plain Monster 5
      """
    When every sheet is asked: may Ann equip Plain Boots?
    Then the sheets answer
      | classic        | refused | items.not-switched-in-combat-or-while-running, combat.exposed-monster-fought-with-equipment-one-has          |
      | booty          | refused | items.not-switched-in-combat-or-while-running, combat.no-selling-stealing-equipping-trading-or-playing-items |
      | bites          | refused | items.not-switched-in-combat-or-while-running, combat.no-selling-stealing-equipping-trading-or-playing-items |
      | christmas-lite | refused | items.not-switched-in-combat-or-while-running, combat.no-selling-equipping-trading-or-playing-treasures      |
      | lite           | refused | items.not-switched-in-combat-or-while-running                                                                |

  Scenario: It lies before me, so it counts, sideways or not.
    Given a new table
      """
      Ann is Level 5, carrying Plain Boots
      Bob is Level 1
      Cy is Level 1
      Ann fights Plain Monster 5
      """
    When every sheet is asked: may Ann claim the kill?
    Then the sheets answer
      | classic        | refused | combat.monster-wins-ties, items.useless-ones-are-turned-sideways       |
      | booty          | refused | combat.monster-wins-ties, items.sideways-give-no-benefit               |
      | bites          | refused | combat.monster-wins-ties, items.sideways-give-no-benefit               |
      | christmas-lite | refused | combat.monster-wins-ties, items.carried-is-in-play-equipped-is-helping |
      | lite           | refused | combat.monster-wins-ties, items.carried-is-in-play-equipped-is-helping |

  Scenario: A potion is an Item too, and no Items in combat!
    Given a new table
      """
      Ann is Level 3, holding Plain Potion
      Bob is Level 1
      Cy is Level 1
      Ann fights Plain Monster 5
      """
    When every sheet is asked: may Ann play Plain Potion on Ann?
    Then the sheets answer
      | classic        | allowed | one-shot.playable-from-hand-or-table-in-any-combat                                               |
      | booty          | allowed | one-shot.playable-from-hand-or-table-in-any-combat                                               |
      | bites          | allowed | one-shot.playable-from-hand-or-table-in-any-combat                                               |
      | christmas-lite | allowed | one-shot.from-hand-or-table-mostly-for-combat, combat.any-player-may-use-one-shots-and-abilities |
      | lite           | allowed | one-shot.from-hand-or-table-mostly-for-combat, combat.any-player-may-use-one-shots-and-abilities |

  Scenario: You are not even in this fight, keep your potion.
    Given a new table
      """
      Ann is Level 3
      Bob is Level 1, holding Plain Potion
      Cy is Level 1
      Ann fights Plain Monster 5
      """
    When every sheet is asked: may Bob play Plain Potion on Plain Monster 5?
    Then the sheets answer
      | classic        | allowed | interfering.one-shot-in-anothers-combat, interfering.one-shot-may-hit-the-ally |
      | booty          | allowed | interfering.one-shot-in-anothers-combat, interfering.one-shot-may-hit-the-ally |
      | bites          | allowed | interfering.one-shot-in-anothers-combat, interfering.one-shot-may-hit-the-ally |
      | christmas-lite | allowed | interfering.one-shot-in-anothers-combat, interfering.one-shot-may-hit-the-ally |
      | lite           | allowed | interfering.one-shot-in-anothers-combat, interfering.one-shot-may-hit-the-ally |

  Scenario: You cannot curse me, I am fighting!
    Given a new table
      """
      Ann is Level 5 with "Plain Armor"
      Bob is Level 1, holding Plain Armor Curse
      Cy is Level 1
      Ann fights Plain Monster 5
      """
    When every sheet is asked: may Bob play Plain Armor Curse on Ann?
    Then the sheets answer
      | classic        | allowed | curses.gained-otherwise-playable-on-anyone-any-time, interfering.curse-a-combatant |
      | booty          | allowed | curses.gained-otherwise-playable-on-anyone-any-time, interfering.curse-a-combatant |
      | bites          | allowed | curses.gained-otherwise-playable-on-anyone-any-time, interfering.curse-a-combatant |
      | christmas-lite | allowed | curses.gained-otherwise-playable-on-anyone-any-time, interfering.curse-a-combatant |
      | lite           | allowed | curses.gained-otherwise-playable-on-anyone-any-time, interfering.curse-a-combatant |

  Scenario: It is not your turn, and nobody fights: no Curses.
    Given a new table
      """
      Ann is Level 3
      Bob is Level 1, holding Plain Curse
      Cy is Level 4
      It is Ann's turn, before the door
      """
    When every sheet is asked: may Bob play Plain Curse on Cy?
    Then the sheets answer
      | classic        | allowed | curses.gained-otherwise-playable-on-anyone-any-time |
      | booty          | allowed | curses.gained-otherwise-playable-on-anyone-any-time |
      | bites          | allowed | curses.gained-otherwise-playable-on-anyone-any-time |
      | christmas-lite | allowed | curses.gained-otherwise-playable-on-anyone-any-time |
      | lite           | allowed | curses.gained-otherwise-playable-on-anyone-any-time |

  Scenario: He is dead, but he still has a Level to lose.
    Given a new table
      """
      Ann is Level 3, holding Plain Curse
      Bob is Level 3
      Bob is dead
      Cy is Level 1
      It is Ann's turn, before the door
      """
    When every sheet is asked: may Ann play Plain Curse on Bob?
    Then the sheets answer
      | classic        | left open     | gap.cards-on-the-dead |
      | booty          | left open     | gap.cards-on-the-dead |
      | bites          | left open     | gap.cards-on-the-dead |
      | christmas-lite | no such thing |                       |
      | lite           | left open     | gap.cards-on-the-dead |

  Scenario: Your next combat, it says, and this one has begun.
    Given a new table
      """
      Ann is Level 5
      Bob is Level 1, holding Plain Coming Curse
      Cy is Level 1
      Ann fights Plain Monster 1
      """
    When every sheet is asked: what if Bob plays Plain Coming Curse on Ann; Ann claims the kill
    Then the sheets answer
      | classic        | left open | gap.next-combat-curse-in-the-present-fight                                        |
      | booty          | refused   | combat.losing-means-running-away, curses.next-combat-curse-counts-now-if-fighting |
      | bites          | refused   | combat.losing-means-running-away, curses.next-combat-curse-counts-now-if-fighting |
      | christmas-lite | refused   | combat.losing-means-running-away, curses.next-combat-curse-counts-now-if-fighting |
      | lite           | refused   | combat.losing-means-running-away, curses.next-combat-curse-counts-now-if-fighting |

  Scenario: I said I kill it. Too late for your card.
    Given a new table
      """
      Ann is Level 6
      Bob is Level 1, holding Plain Enhancer
      Cy is Level 1
      Ann fights Plain Monster 5
      """
    When every sheet is asked: what if Ann claims the kill; Bob plays Plain Enhancer on Plain Monster 5
    Then the sheets answer
      | classic        | allowed | enhancers.any-player-any-combat, combat.hostile-play-possible-at-the-last-moment |
      | booty          | allowed | enhancers.any-player-any-combat, combat.hostile-play-possible-at-the-last-moment |
      | bites          | allowed | enhancers.any-player-any-combat, combat.hostile-play-possible-at-the-last-moment |
      | christmas-lite | allowed | enhancers.any-player-any-combat, combat.hostile-play-possible-at-the-last-moment |
      | lite           | allowed | enhancers.any-player-any-combat, combat.hostile-play-possible-at-the-last-moment |

  Scenario: All right, nobody spoke. But now I do.
    Given a new table
      """
      Ann is Level 6
      Bob is Level 1, holding Plain Enhancer
      Cy is Level 1
      Ann fights Plain Monster 5
      """
    When every sheet is asked: what if Ann claims the kill; no one says anything; Bob plays Plain Enhancer on Plain Monster 5
    Then the sheets answer
      | classic        | cannot | table.no-such-target, combat.kill-is-final-after-the-wait |
      | booty          | cannot | table.no-such-target, combat.kill-is-final-after-the-wait |
      | bites          | cannot | table.no-such-target, combat.kill-is-final-after-the-wait |
      | christmas-lite | cannot | table.no-such-target, combat.kill-is-final-after-the-wait |
      | lite           | cannot | table.no-such-target, combat.kill-is-final-after-the-wait |

  Scenario: Five against five: then nobody wins.
    Given a new table
      """
      Ann is Level 5
      Bob is Level 1
      Cy is Level 1
      Ann fights Plain Monster 5
      """
    When every sheet is asked: may Ann claim the kill?
    Then the sheets answer
      | classic        | refused | combat.monster-wins-ties |
      | booty          | refused | combat.monster-wins-ties |
      | bites          | refused | combat.monster-wins-ties |
      | christmas-lite | refused | combat.monster-wins-ties |
      | lite           | refused | combat.monster-wins-ties |

  Scenario: Two can help better than one.
    Given a new table
      """
      Ann is Level 5
      Bob is Level 5
      Cy is Level 9
      Ann fights Plain Monster 15 with Bob helping
      """
    When every sheet is asked: may Ann ask Cy for help?
    Then the sheets answer
      | classic        | refused | helping.only-one-helper |
      | booty          | refused | helping.only-one-helper |
      | bites          | refused | helping.only-one-helper |
      | christmas-lite | refused | helping.only-one-helper |
      | lite           | refused | helping.only-one-helper |

  Scenario: You asked me, but I need not help you.
    Given a new table
      """
      Ann is Level 5
      Bob is Level 5
      Cy is Level 1
      Ann fights Plain Monster 10
      """
    When every sheet is asked: what if Ann asks Bob for help; Bob declines
    Then the sheets answer
      | classic        | allowed | helping.asking-continues-until-someone-agrees |
      | booty          | allowed | helping.asking-continues-until-someone-agrees |
      | bites          | allowed | helping.asking-continues-until-someone-agrees |
      | christmas-lite | allowed | helping.asking-continues-until-someone-agrees |
      | lite           | allowed | helping.asking-continues-until-someone-agrees |

  Scenario: I have changed my mind, I am out.
    Given a new table
      """
      Ann is Level 5
      Bob is Level 5
      Cy is Level 1
      Ann fights Plain Monster 15 with Bob helping
      """
    When every sheet is asked: may Bob decline?
    Then the sheets answer
      | classic        | left open | gap.helper-withdraws |
      | booty          | left open | gap.helper-withdraws |
      | bites          | left open | gap.helper-withdraws |
      | christmas-lite | left open | gap.helper-withdraws |
      | lite           | left open | gap.helper-withdraws |

  Scenario: You win anyway, you only want to share the Treasure with her.
    Given a new table
      """
      Ann is Level 8
      Bob is Level 5
      Cy is Level 1
      Ann fights Plain Monster 5
      """
    When every sheet is asked: may Ann ask Bob for help?
    Then the sheets answer
      | classic        | refused | helping.may-ask-when-unable-to-win-alone |
      | booty          | refused | helping.may-ask-when-unable-to-win-alone |
      | bites          | refused | helping.may-ask-when-unable-to-win-alone |
      | christmas-lite | refused | helping.may-ask-when-unable-to-win-alone |
      | lite           | refused | helping.may-ask-when-unable-to-win-alone |

  Scenario: I offer you a card from my hand.
    Given a new table
      """
      Ann is Level 5, holding Plain Helmet
      Bob is Level 8
      Cy is Level 1
      Ann fights Plain Monster 10
      """
    When every sheet is asked: may Ann ask Bob for help offering Plain Helmet?
    Then the sheets answer
      | classic        | refused | helping.carried-items-may-be-offered |
      | booty          | refused | helping.carried-items-may-be-offered |
      | bites          | refused | helping.carried-items-may-be-offered |
      | christmas-lite | refused | helping.carried-items-may-be-offered |
      | lite           | refused | helping.carried-items-may-be-offered |

  Scenario: One Treasure for you; who picks first we shall see.
    Given a new table
      """
      Ann is Level 5
      Bob is Level 8
      Cy is Level 1
      Ann fights Plain Monster 10
      """
    When every sheet is asked: may Ann ask Bob for help offering 1 treasure?
    Then the sheets answer
      | classic        | refused | helping.order-of-picking-must-be-agreed |
      | booty          | refused | helping.order-of-picking-must-be-agreed |
      | bites          | refused | helping.order-of-picking-must-be-agreed |
      | christmas-lite | refused | helping.order-of-picking-must-be-agreed |
      | lite           | refused | helping.order-of-picking-must-be-agreed |

  Scenario: I am dead, but my Level is not.
    Given a new table
      """
      Ann is Level 5
      Bob is Level 8
      Bob is dead
      Cy is Level 1
      Ann fights Plain Monster 10
      """
    When every sheet is asked: may Ann ask Bob for help?
    Then the sheets answer
      | classic        | refused       | death.new-character-appears-at-once                   |
      | booty          | refused       | death.new-character-appears-when-the-next-turn-begins |
      | bites          | refused       | death.new-character-appears-when-the-next-turn-begins |
      | christmas-lite | no such thing | death.new-character-appears-at-once                   |
      | lite           | refused       | death.new-character-appears-when-the-next-turn-begins |

  Scenario: That card is for your own fights, not for mine.
    Given a new table
      """
      Ann is Level 6
      Bob is Level 1, holding Plain Wandering Monster + Plain Monster 10
      Cy is Level 1
      Ann fights Plain Monster 5
      """
    When every sheet is asked: may Bob play Plain Wandering Monster with Plain Monster 10?
    Then the sheets answer
      | classic        | allowed | multiple-monsters.joined-by-wandering-monster-or-mate, monsters.hand-monsters-for-trouble-or-wandering |
      | booty          | allowed | multiple-monsters.rivals-may-send-more, monsters.hand-monsters-for-trouble-or-wandering                |
      | bites          | allowed | multiple-monsters.rivals-may-send-more, monsters.hand-monsters-for-trouble-or-wandering                |
      | christmas-lite | allowed | multiple-monsters.rivals-may-send-more, monsters.hand-monsters-for-trouble-or-wandering                |
      | lite           | allowed | multiple-monsters.rivals-may-send-more, monsters.hand-monsters-for-trouble-or-wandering                |

  Scenario: I want two of them. More Treasure.
    Given a new table
      """
      Ann is Level 9, holding Plain Wandering Monster + Plain Monster 1
      Bob is Level 1
      Cy is Level 1
      Ann fights Plain Monster 5
      """
    When every sheet is asked: may Ann play Plain Wandering Monster with Plain Monster 1?
    Then the sheets answer
      | classic        | a contradiction | conflict.wandering-monsters-target |
      | booty          | a contradiction | conflict.wandering-monsters-target |
      | bites          | a contradiction | conflict.wandering-monsters-target |
      | christmas-lite | left open       | gap.wandering-monster-in-own-fight |
      | lite           | left open       | gap.wandering-monster-in-own-fight |

  Scenario: Here, have another one. I need no card for that.
    Given a new table
      """
      Ann is Level 6
      Bob is Level 1, holding Plain Monster 10
      Cy is Level 1
      Ann fights Plain Monster 5
      """
    When every sheet is asked: may Bob play Plain Monster 10?
    Then the sheets answer
      | classic        | refused | monsters.hand-monsters-for-trouble-or-wandering |
      | booty          | refused | monsters.hand-monsters-for-trouble-or-wandering |
      | bites          | refused | monsters.hand-monsters-for-trouble-or-wandering |
      | christmas-lite | refused | monsters.hand-monsters-for-trouble-or-wandering |
      | lite           | refused | monsters.hand-monsters-for-trouble-or-wandering |

  Scenario: The Mate is a plain one; your card lies on the other.
    Given a new table
      """
      Ann is Level 9
      Bob is Level 1, holding Plain Mate
      Cy is Level 1
      Ann fights Plain Monster 5 (Plain Enhancer)
      """
    When every sheet is asked: what if Bob plays Plain Mate on Plain Monster 5
    Then the sheets answer
      | classic        | allowed | multiple-monsters.joined-by-wandering-monster-or-mate, enhancers.mate-shares-its-monsters |
      | booty          | allowed | enhancers.any-player-any-combat                                                           |
      | bites          | allowed | enhancers.any-player-any-combat                                                           |
      | christmas-lite | allowed | enhancers.any-player-any-combat                                                           |
      | lite           | allowed | enhancers.any-player-any-combat, enhancers.mate-shares-its-monsters                       |

  Scenario: I could kill it, but I would rather run.
    Given a new table
      """
      Ann is Level 8
      Bob is Level 1
      Cy is Level 1
      Ann fights Plain Monster 5
      """
    When every sheet is asked: may Ann run from Plain Monster 5?
    Then the sheets answer
      | classic        | left open | gap.run-though-winning |
      | booty          | left open | gap.run-though-winning |
      | bites          | left open | gap.run-though-winning |
      | christmas-lite | left open | gap.run-though-winning |
      | lite           | left open | gap.run-though-winning |

  Scenario: You did not even ask for help before you ran.
    Given a new table
      """
      Ann is Level 3
      Bob is Level 8
      Cy is Level 1
      Ann fights Plain Monster 10
      """
    When every sheet is asked: may Ann run from Plain Monster 10?
    Then the sheets answer
      | classic        | allowed   | combat.losing-means-help-or-running-away |
      | booty          | left open | gap.run-without-asking |
      | bites          | left open | gap.run-without-asking |
      | christmas-lite | left open | gap.run-without-asking |
      | lite           | left open | gap.run-without-asking |

  Scenario: Nobody escapes from it, so you need not even roll.
    Given a new table
      """
      Ann is Level 3
      Bob is Level 1
      Cy is Level 1
      Ann fights Plain Leech
      Bob and Cy would not help
      """
    When every sheet is asked: what if Ann runs from Plain Leech
    Then the sheets answer
      | classic        | allowed | running-away.forced-without-help, bad-stuff.suffered-when-caught |
      | booty          | allowed | running-away.forced-without-help, bad-stuff.suffered-when-caught |
      | bites          | allowed | running-away.forced-without-help, bad-stuff.suffered-when-caught |
      | christmas-lite | allowed | running-away.forced-without-help, bad-stuff.suffered-when-caught |
      | lite           | allowed | running-away.forced-without-help, bad-stuff.suffered-when-caught |

  Scenario: Six! Six always gets away.
    Given a new table
      """
      card "Greyhound": monster, level 5, 1 treasure, -2 to run, bad stuff lose 1 level
      Ann is Level 3
      Bob is Level 1
      Cy is Level 1
      Ann fights Greyhound
      Bob and Cy would not help
      """
    When every sheet is asked: what if Ann runs from Greyhound; the die shows 6
    Then the sheets answer
      | classic        | allowed   | gap.natural-one-or-six, running-away.escape-on-5-or-more |
      | booty          | allowed   | gap.natural-one-or-six, running-away.escape-on-5-or-more |
      | bites          | allowed   | gap.natural-one-or-six, running-away.escape-on-5-or-more |
      | christmas-lite | allowed   | gap.natural-one-or-six, running-away.escape-on-5-or-more |
      | lite           | allowed   | gap.natural-one-or-six, running-away.escape-on-5-or-more |

  Scenario: I helped, I am an Elf, I have won.
    Given a new table
      """
      card "Poor Ghost": monster, level 5, 0 treasures
      Ann is Level 4
      Bob is a Level 9 Elf
      Cy is Level 1
      Ann fights Poor Ghost with Bob helping
      """
    When every sheet is asked: what if Ann claims the kill; no one says anything
    Then the sheets answer
      | classic        | allowed   | gap.elf-helper-reaches-10, helping.elf-helper-gains-a-level-for-each-kill           |
      | booty          | allowed   | gap.elf-helper-and-protected-rule-2, helping.elf-helper-gains-a-level-for-each-kill |
      | bites          | allowed   | gap.elf-helper-and-protected-rule-2, helping.helper-gains-no-level                  |
      | christmas-lite | allowed   | gap.elf-helper-and-protected-rule-2, helping.elf-helper-gains-a-level-for-each-kill |
      | lite           | allowed   | gap.elf-helper-reaches-10, helping.elf-helper-gains-a-level-for-each-kill           |

  Scenario: I am a Sprite now, too.
    Given a new table
      """
      card "Gnome": race
      card "Sprite": race
      Ann is a Level 1 Gnome, holding Sprite
      Bob is Level 1
      Cy is Level 1
      It is Ann's turn, before the door
      """
    When every sheet is asked: may Ann play Sprite?
    Then the sheets answer
      | classic        | refused | race.one-at-a-time-without-half-breed           |
      | booty          | left open | gap.more-than-one-of-a-kind-not-named           |
      | bites          | refused | race.one-at-a-time-without-half-breed           |
      | christmas-lite | left open | gap.second-race-or-class                        |
      | lite           | refused | race.one-at-a-time-without-half-breed           |

  Scenario: Half what? You have only one race.
    Given a new table
      """
      card "Gnome": race
      card "Half-Gnome": half-breed, two races
      Ann is a Level 1 Gnome, holding Half-Gnome
      Bob is Level 1
      Cy is Level 1
      It is Ann's turn, before the door
      """
    When every sheet is asked: may Ann play Half-Gnome?
    Then the sheets answer
      | classic        | allowed | half-breed.played-any-time-the-condition-holds     |
      | booty          | allowed | half-breed.played-at-the-time-of-classes-and-races |
      | bites          | allowed | half-breed.played-at-the-time-of-classes-and-races |
      | christmas-lite | allowed | precedence.card-usually-overrides-sheet            |
      | lite           | allowed | half-breed.played-any-time-the-condition-holds     |

  Scenario: I am half human, so the badge is for me.
    Given a new table
      """
      card "Gnome": race
      card "Half-Gnome": half-breed, two races
      Ann is a Level 1 Gnome Half-Gnome, carrying Plain Human Badge
      Bob is Level 1
      Cy is Level 1
      It is Ann's turn, before the door
      """
    When every sheet is asked: may Ann equip Plain Human Badge?
    Then the sheets answer
      | classic        | left open | gap.switching-at-other-times                                                                    |
      | booty          | refused   | items.useless-ones-are-turned-sideways                                                          |
      | bites          | left open | gap.half-breed-with-one-race                                                                    |
      | christmas-lite | refused   | items.useless-ones-are-turned-sideways                                                          |
      | lite           | allowed   | timing.equipment-changed-any-time-outside-combat, timing.playing-and-equipping-at-start-of-turn |

  Scenario: I become a Fencer, right now, in your turn.
    Given a new table
      """
      card "Fencer": class
      Ann is Level 1
      Bob is Level 1, holding Fencer
      Cy is Level 1
      It is Ann's turn, before the door
      """
    When every sheet is asked: may Bob play Fencer?
    Then the sheets answer
      | classic        | refused | cards.each-type-has-its-own-time               |
      | booty          | refused | cards.each-type-has-its-own-time               |
      | bites          | refused | cards.each-type-has-its-own-time               |
      | christmas-lite | refused | timing.race-class-cards-any-moment-of-own-turn |
      | lite           | refused | timing.race-class-cards-any-moment-of-own-turn |

  Scenario: You cannot stop being a Hermit in the middle of a fight.
    Given a new table
      """
      card "Hermit": class
      Ann is a Level 5 Hermit
      Bob is Level 1
      Cy is Level 1
      Ann fights Plain Monster 5
      """
    When every sheet is asked: may Ann discard Hermit?
    Then the sheets answer
      | classic        | allowed       | class.may-be-discarded-any-time |
      | booty          | allowed       | class.may-be-discarded-any-time |
      | bites          | allowed       | cards.in-play-leaves-by-discard-or-trade |
      | christmas-lite | allowed       | class.may-be-discarded-any-time |
      | lite           | allowed       | class.may-be-discarded-any-time |

  Scenario: I throw it away before you can take it.
    Given a new table
      """
      Ann is Level 1 with "Plain Armor"
      Bob is Level 1
      Cy is Level 1
      It is Ann's turn, before the door
      """
    When every sheet is asked: may Ann discard Plain Armor?
    Then the sheets answer
      | classic        | allowed | cards.in-play-leaves-by-discard-or-trade |
      | booty          | refused | items.no-discard-just-because            |
      | bites          | refused | items.no-discard-just-because            |
      | christmas-lite | refused | items.no-discard-just-because            |
      | lite           | refused | items.no-discard-just-because            |

  Scenario: It lies sideways, so it is not carried.
    Given a new table
      """
      Ann is Level 1, carrying Plain Big Rock, holding Plain Big Sword
      Bob is Level 1
      Cy is Level 1
      It is Ann's turn, before the door
      """
    When every sheet is asked: may Ann play Plain Big Sword?
    Then the sheets answer
      | classic        | refused | big-items.one-big-any-number-of-small, big-items.limit-covers-cards-turned-sideways                |
      | booty          | refused | big-items.one-big-any-number-of-small, big-items.limit-covers-cards-turned-sideways                |
      | bites          | refused | big-items.one-big-any-number-of-small, big-items.limit-covers-cards-turned-sideways                |
      | christmas-lite | allowed | timing.treasure-when-gained-or-own-turn-outside-combat, timing.own-turn-item-mostly-outside-combat |
      | lite           | refused | big-items.one-big-any-number-of-small, big-items.limit-covers-cards-turned-sideways                |

  Scenario: Nobody said I have only two hands.
    Given a new table
      """
      Ann is Level 1 with Plain Sword + Plain Shield, carrying Plain Dagger
      Bob is Level 1
      Cy is Level 1
      It is Ann's turn, before the door
      """
    When every sheet is asked: may Ann equip Plain Dagger?
    Then the sheets answer
      | classic        | refused | slots.one-of-each-and-two-hands, slots.unnoticed-cheating-stands   |
      | booty          | refused | slots.one-of-each-and-two-hands, slots.only-a-card-is-an-exception |
      | bites          | refused | slots.one-of-each-and-two-hands, slots.only-a-card-is-an-exception |
      | christmas-lite | refused | slots.one-of-each-and-two-hands, slots.only-a-card-is-an-exception |
      | lite           | refused | slots.one-of-each-and-two-hands, slots.only-a-card-is-an-exception |

  Scenario: One thousand gold pieces, and I am strong enough.
    Given a new table
      """
      Ann is Level 4, carrying Plain Gem
      Bob is Level 1
      Cy is Level 1
      Ann fights Plain Monster 5
      """
    When every sheet is asked: may Ann sell Plain Gem?
    Then the sheets answer
      | classic        | refused | combat.no-selling-trading-or-stealing, selling.not-during-combat                         |
      | booty          | refused | combat.no-selling-stealing-equipping-trading-or-playing-items, selling.not-during-combat |
      | bites          | refused | combat.no-selling-stealing-equipping-trading-or-playing-items, selling.not-during-combat |
      | christmas-lite | refused | combat.no-selling-equipping-trading-or-playing-treasures, selling.not-during-combat      |
      | lite           | refused | selling.not-during-combat                                                                |

  Scenario: You never played it, so you cannot sell it.
    Given a new table
      """
      Ann is Level 4, holding Plain Gem
      Bob is Level 1
      Cy is Level 1
      It is Ann's turn, before the door
      """
    When every sheet is asked: may Ann sell Plain Gem?
    Then the sheets answer
      | classic        | allowed | selling.a-thousand-gold-buys-a-level |
      | booty          | allowed | selling.a-thousand-gold-buys-a-level |
      | bites          | allowed | selling.a-thousand-gold-buys-a-level |
      | christmas-lite | allowed | selling.a-thousand-gold-buys-a-level |
      | lite           | allowed | selling.a-thousand-gold-buys-a-level |

  Scenario: A thousand gold and I have won.
    Given a new table
      """
      Ann is Level 9, holding Plain Gem
      Bob is Level 1
      Cy is Level 1
      It is Ann's turn, before the door
      """
    When every sheet is asked: may Ann sell Plain Gem?
    Then the sheets answer
      | classic        | left open | gap.sale-at-level-9       |
      | booty          | refused   | selling.never-to-level-10 |
      | bites          | refused   | selling.never-to-level-10 |
      | christmas-lite | refused   | selling.never-to-level-10 |
      | lite           | refused   | selling.never-to-level-10 |

  Scenario: Two thousand: one level for half of it, then.
    Given a new table
      """
      Ann is Level 8, holding Plain Gem + Plain Crown
      Bob is Level 1
      Cy is Level 1
      It is Ann's turn, before the door
      """
    When every sheet is asked: may Ann sell Plain Gem + Plain Crown?
    Then the sheets answer
      | classic        | left open | gap.selling-2000-at-level-8 |
      | booty          | left open | gap.selling-2000-at-level-8 |
      | bites          | left open | gap.selling-2000-at-level-8 |
      | christmas-lite | left open | gap.selling-2000-at-level-8 |
      | lite           | left open | gap.selling-2000-at-level-8 |

  Scenario: I sell while you fight.
    Given a new table
      """
      Ann is Level 1
      Bob is Level 4, holding Plain Gem
      Cy is Level 1
      It is Ann's turn, before the door
      """
    When every sheet is asked: may Bob sell Plain Gem?
    Then the sheets answer
      | classic        | refused | selling.a-thousand-gold-buys-a-level |
      | booty          | refused | selling.a-thousand-gold-buys-a-level |
      | bites          | refused | selling.a-thousand-gold-buys-a-level |
      | christmas-lite | refused | selling.a-thousand-gold-buys-a-level |
      | lite           | refused | selling.a-thousand-gold-buys-a-level |

  Scenario: A level now, in the middle of the fight?
    Given a new table
      """
      Ann is Level 5, holding Plain Go Up a Level
      Bob is Level 1
      Cy is Level 1
      Ann fights Plain Monster 5
      """
    When every sheet is asked: may Ann play Plain Go Up a Level on Ann?
    Then the sheets answer
      | classic        | allowed | timing.treasure-when-gained-or-own-turn, go-up-a-level.raises-its-own-player     |
      | booty          | allowed | go-up-a-level.on-any-player-at-any-time |
      | bites          | allowed | go-up-a-level.on-any-player-at-any-time                                          |
      | christmas-lite | allowed | go-up-a-level.on-any-player-at-any-time, go-up-a-level.even-during-combat        |
      | lite           | allowed | go-up-a-level.on-any-player-at-any-time, go-up-a-level.even-during-combat        |

  Scenario: Go up a level. I am Level 10.
    Given a new table
      """
      Ann is Level 9, holding Plain Go Up a Level
      Bob is Level 1
      Cy is Level 1
      It is Ann's turn, before the door
      """
    When every sheet is asked: may Ann play Plain Go Up a Level on Ann?
    Then the sheets answer
      | classic        | left open | gap.go-up-a-level-at-level-9                |
      | booty          | left open | gap.go-up-a-level-at-level-9                |
      | bites          | left open | gap.go-up-a-level-at-level-9                |
      | christmas-lite | refused   | go-up-a-level.cannot-give-the-winning-level |
      | lite           | refused   | go-up-a-level.cannot-give-the-winning-level |

  Scenario: No trading while somebody fights.
    Given a new table
      """
      Ann is Level 5
      Bob is Level 1 with Plain Helmet
      Cy is Level 1 with Plain Boots
      Ann fights Plain Monster 5
      """
    When every sheet is asked: may Bob trade Plain Helmet to Cy for Plain Boots?
    Then the sheets answer
      | classic        | left open | gap.bystanders-trade-during-a-fight          |
      | booty          | allowed   | trading.any-time-the-trader-is-not-in-combat |
      | bites          | allowed   | trading.any-time-the-trader-is-not-in-combat |
      | christmas-lite | allowed   | trading.any-time-neither-trader-is-in-combat |
      | lite           | allowed   | trading.any-time-neither-trader-is-in-combat |

  Scenario: Here, take my sword, quick.
    Given a new table
      """
      Ann is Level 5
      Bob is Level 1 with Plain Sword
      Cy is Level 1
      Ann fights Plain Monster 5
      """
    When every sheet is asked: may Bob give Plain Sword to Ann?
    Then the sheets answer
      | classic        | left open | gap.gift-in-a-fight |
      | booty          | left open | gap.gift-in-a-fight |
      | bites          | left open | gap.gift-in-a-fight |
      | christmas-lite | left open | gap.gift-in-a-fight |
      | lite           | left open | gap.gift-in-a-fight |

  Scenario: I give you this for that, here, from my hand.
    Given a new table
      """
      Ann is Level 1, holding Plain Helmet
      Bob is Level 1 with Plain Boots
      Cy is Level 1
      It is Ann's turn, before the door
      """
    When every sheet is asked: may Ann trade Plain Helmet to Bob for Plain Boots?
    Then the sheets answer
      | classic        | refused | trading.from-the-table-only |
      | booty          | refused | trading.from-the-table-only |
      | bites          | refused | trading.from-the-table-only |
      | christmas-lite | refused | trading.from-the-table-only |
      | lite           | refused | trading.from-the-table-only |

  Scenario: You cannot steal while I fight him.
    Given a new table
      """
      card "Cutpurse": class, ability Theft at any time on a rival by discarding 1 card to steal small item
      Ann is Level 5
      Bob is a Level 1 Cutpurse, holding Plain Coin
      Cy is Level 1 with Plain Boots
      Ann fights Plain Monster 5
      """
    When every sheet is asked: may Bob use Theft on Cy taking Plain Boots discarding Plain Coin?
    Then the sheets answer
      | classic        | left open     | gap.stealing-while-others-fight                                   |
      | booty          | allowed       | class.each-follows-its-card, class.discards-power-class-abilities |
      | bites          | allowed       | precedence.card-usually-overrides-sheet                           |
      | christmas-lite | allowed       | class.each-follows-its-card, class.discards-power-class-abilities |
      | lite           | allowed       | class.each-follows-its-card, class.discards-power-class-abilities |

  Scenario: I fight with those boots!
    Given a new table
      """
      card "Cutpurse": class, ability Theft at any time on a rival by discarding 1 card to steal small item
      Ann is Level 5 with Plain Boots
      Bob is a Level 1 Cutpurse, holding Plain Coin
      Cy is Level 1
      Ann fights Plain Monster 5
      """
    When every sheet is asked: may Bob use Theft on Ann taking Plain Boots discarding Plain Coin?
    Then the sheets answer
      | classic        | refused       | class.thief-cannot-steal-during-a-fight                           |
      | booty          | allowed       | class.each-follows-its-card, class.discards-power-class-abilities |
      | bites          | allowed       | precedence.card-usually-overrides-sheet                           |
      | christmas-lite | refused       | class.thief-cannot-steal-if-thief-or-target-is-fighting           |
      | lite           | refused       | class.thief-cannot-steal-if-thief-or-target-is-fighting           |

  Scenario: I killed it, and now I loot the room.
    Given a new table
      """
      Ann is Level 5
      Bob is Level 1
      Cy is Level 1
      It is Ann's turn, in charity
      Ann has met a monster this turn
      """
    When every sheet is asked: may Ann loot the room?
    Then the sheets answer
      | classic        | refused | loot.only-if-no-monster-was-met, turn.four-phases  |
      | booty          | refused | loot.only-if-no-monster-was-met, turn.four-phases  |
      | bites          | refused | loot.only-if-no-monster-was-met, turn.four-phases  |
      | christmas-lite | refused | loot.only-if-no-monster-was-met, turn.three-phases |
      | lite           | refused | loot.only-if-no-monster-was-met, turn.three-phases |

  Scenario: A Curse came up, so there was no monster, so I look for trouble.
    Given a new table
      """
      Ann is Level 5, holding Plain Monster 1
      Bob is Level 1
      Cy is Level 1
      It is Ann's turn, before the door
      Next card Plain Curse
      """
    When every sheet is asked: what if Ann kicks open the door; Ann looks for trouble with Plain Monster 1
    Then the sheets answer
      | classic        | allowed | look-for-trouble.only-if-no-monster-at-the-door |
      | booty          | allowed | look-for-trouble.only-if-no-monster-at-the-door |
      | bites          | allowed | look-for-trouble.only-if-no-monster-at-the-door |
      | christmas-lite | allowed | look-for-trouble.only-if-no-monster-at-the-door |
      | lite           | allowed | look-for-trouble.only-if-no-monster-at-the-door |

  Scenario: I give my cards to whom I like.
    Given a new table
      """
      Ann is Level 5, holding Plain Helmet + "Plain Armor" + Plain Mate + Plain Curse + Plain Monster 1 +
        Plain Monster 5 + Plain Monster 10
      Bob is Level 2
      Cy is Level 3
      It is Ann's turn, looting the room
      Ann has met a monster this turn
      """
    When every sheet is asked: what if Ann ends the turn; Ann gives Plain Mate + Plain Curse to Cy in charity
    Then the sheets answer
      | classic        | refused | charity.excess-goes-to-lowest-level-living-player |
      | booty          | refused | charity.excess-goes-to-lowest-level-player        |
      | bites          | refused | charity.excess-goes-to-lowest-level-player        |
      | christmas-lite | refused | charity.excess-goes-to-lowest-level-player        |
      | lite           | refused | charity.excess-goes-to-lowest-level-player        |

  Scenario: I do not want your rubbish.
    Given a new table
      """
      Ann is Level 5, holding Plain Helmet + "Plain Armor" + Plain Mate + Plain Curse + Plain Monster 1 +
        Plain Monster 5 + Plain Monster 10
      Bob is Level 2
      Cy is Level 3
      It is Ann's turn, looting the room
      Ann has met a monster this turn
      """
    When every sheet is asked: what if Ann ends the turn; Bob declines
    Then the sheets answer
      | classic        | left open | gap.charity-may-be-declined |
      | booty          | left open | gap.charity-may-be-declined |
      | bites          | left open | gap.charity-may-be-declined |
      | christmas-lite | left open | gap.charity-may-be-declined |
      | lite           | left open | gap.charity-may-be-declined |

  Scenario: You cannot lay that down now, it is charity.
    Given a new table
      """
      Ann is Level 5, holding Plain Helmet + "Plain Armor" + Plain Mate + Plain Curse + Plain Monster 1 +
        Plain Monster 5 + Plain Monster 10
      Bob is Level 2
      Cy is Level 3
      It is Ann's turn, looting the room
      Ann has met a monster this turn
      """
    When every sheet is asked: what if Ann ends the turn; Ann plays Plain Helmet
    Then the sheets answer
      | classic        | allowed | timing.treasure-when-gained-or-own-turn, timing.own-turn-item-played-and-used-at-once              |
      | booty          | allowed | timing.treasure-when-gained-or-own-turn, charity.may-play-down-to-the-limit-instead                |
      | bites          | allowed | timing.item-when-gained-or-own-turn-outside-combat, charity.may-play-down-to-the-limit-instead     |
      | christmas-lite | allowed | timing.treasure-when-gained-or-own-turn-outside-combat, charity.may-play-down-to-the-limit-instead |
      | lite           | allowed | timing.treasure-when-gained-or-own-turn-outside-combat, charity.may-play-down-to-the-limit-instead |

  Scenario: You did not kill it, so you get nothing.
    Given a new table
      """
      Ann is Level 3, holding Plain Banishing Potion
      Bob is Level 1
      Cy is Level 1
      Ann fights Plain Monster 5
      """
    When every sheet is asked: what if Ann plays Plain Banishing Potion on Plain Monster 5; no one says anything
    Then the sheets answer
      | classic        | allowed   | gap.treasure-for-a-win-without-a-kill, combat.nonlethal-win-gives-no-level        |
      | booty          | allowed   | combat.nonlethal-win-gives-no-level, treasure.any-defeat-earns-it                 |
      | bites          | allowed   | combat.nonlethal-win-gives-no-level, treasure.any-defeat-earns-it                 |
      | christmas-lite | allowed   | combat.nonlethal-win-gives-no-level, treasure.nonlethal-pays-only-if-card-says-so |
      | lite           | allowed   | combat.nonlethal-win-gives-no-level, treasure.nonlethal-pays-only-if-card-says-so |

  Scenario: Once more, nothing was behind it.
    Given a new table
      """
      Ann is Level 5
      Bob is Level 1
      Cy is Level 1
      It is Ann's turn, looking for trouble
      """
    When every sheet is asked: may Ann kick open the door?
    Then the sheets answer
      | classic        | refused | turn.four-phases  |
      | booty          | refused | turn.four-phases  |
      | bites          | refused | turn.four-phases  |
      | christmas-lite | refused | turn.three-phases |
      | lite           | refused | turn.three-phases |

  Scenario: We killed it together, so we both go up.
    Given a new table
      """
      Ann is Level 5
      Bob is Level 5
      Cy is Level 1
      Ann fights Plain Monster 5 with Bob helping
      """
    When every sheet is asked: what if Ann claims the kill; no one says anything
    Then the sheets answer
      | classic        | allowed | helping.helper-gains-no-level-unless-elf |
      | booty          | allowed | helping.helper-gains-no-level-unless-elf |
      | bites          | allowed | helping.helper-gains-no-level            |
      | christmas-lite | allowed | helping.helper-gains-no-level-unless-elf |
      | lite           | allowed | helping.helper-gains-no-level-unless-elf |
