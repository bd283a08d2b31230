Feature: Curses and Traps
  A Curse is a Door card that does something bad to one player. If you turn one up at the door, it strikes you. One
  that you get in any other way goes to your hand, and you may play it on anybody, at any time. Most act at once and
  are discarded; some stay with you until they have done their work, or until something lifts them. Where there is a
  choice of what to lose, the victim chooses.

  Rule: A Curse turned up at the door applies at once, if it can, to the player who drew it.
    # curses.drawn-at-the-door-hits-the-drawer · classic: Turn Phases, (1) Open A Door, par. 3; When To Play Cards, Curses, par. 1; booty: Turn Phases, (1) Kick Open The Door, par. 3; When To Play Cards, Curses (p. 5), par. 1; bites: Turn Phases, (1) Kick Open The Door, par. 3; When To Play Cards, Curses and Traps (p. 5), par. 1; christmas-lite: Turn Phases, (1) Kick Open The Door, par. 2; Curses, par. 1; lite: Curses, par. 1; Curses, par. 3
    @rule:curses.drawn-at-the-door-hits-the-drawer @rule:curses.affects-its-victim-at-once
    Scenario: A Curse behind the door strikes the player who opened it
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann has Plain Helmet + "Plain Armor" in play
      And next card Lose Your Armor
      When Ann kicks open the door
      Then Plain Armor lies in the treasure discards
      And Ann uses Plain Helmet

  Rule: A Curse acts on its victim at once if it can, unless its effect comes later or goes on.
    # curses.affects-its-victim-at-once · classic: When To Play Cards, Curses, par. 3; booty: When To Play Cards, Curses (p. 5), par. 3; bites: When To Play Cards, Curses and Traps (p. 5), par. 3; christmas-lite and lite: Curses, par. 3
    @rule:curses.affects-its-victim-at-once
    Scenario: A Curse strikes as soon as a player who could cancel it lets it happen
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 2, holding Plain Wishing Potion
      And Bo is Level 2, holding Plain Curse + Plain Coming Curse
      And Cy is Level 2
      When Bo plays Plain Curse on Cy
      And Ann lets it happen
      Then the Levels are Ann 2, Bo 2 and Cy 1
      And Bo holds Plain Coming Curse
      And Ann holds Plain Wishing Potion

    @rule:precedence.cards-always-override-rules @rule:one-shot.some-work-outside-combat
    @rule:one-shot.from-hand-or-table-mostly-for-combat
    Scenario: A cancelled Curse does nothing
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann holds Plain Wishing Potion
      And Bo holds Plain Curse + Plain Coming Curse
      When Bo plays Plain Curse on Ann
      And Ann plays Plain Wishing Potion
      Then Plain Curse lies in the door discards
      And nothing is owed
      And Bo holds Plain Coming Curse

    @rule:precedence.cards-always-override-rules @rule:one-shot.some-work-outside-combat
    @rule:one-shot.from-hand-or-table-mostly-for-combat
    Scenario: Of several Curses the one is lifted that is named
      Given a new table in classic, booty, bites, christmas-lite and lite
      And card "Fog": curse, -1
      And card "Drizzle": curse, -2
      And Ann is cursed with Fog + Drizzle
      And Bo holds Plain Wishing Potion + Plain Curse
      When Bo plays Plain Wishing Potion on Fog
      Then Fog lies in the door discards
      And Ann's strength is -1
      And Bo holds Plain Curse

  Rule: A Curse is discarded once it has affected its victim, unless it is one of those that are kept.
    # curses.discarded-after-taking-effect · classic: Turn Phases, (1) Open A Door, par. 3; When To Play Cards, Curses, par. 3; booty: Turn Phases, (1) Kick Open The Door, par. 3; When To Play Cards, Curses (p. 5), par. 3; bites: Turn Phases, (1) Kick Open The Door, par. 3; When To Play Cards, Curses and Traps (p. 5), par. 3; christmas-lite: Turn Phases, (1) Kick Open The Door, par. 2; Curses, par. 3; lite: Curses, par. 3
    @rule:curses.discarded-after-taking-effect
    Scenario: A Curse that has struck is discarded
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann has Plain Helmet + "Plain Armor" in play
      And next card Lose Your Armor
      When Ann kicks open the door
      Then in classic, christmas-lite and lite: Lose the Armor You Are Wearing lies in the door discards
      And elsewhere: Lose Your Armor lies in the door discards
      And Ann suffers nothing
      And Ann uses Plain Helmet

  Rule: A Curse gained in any other way may be played at any time, on any player.
    # curses.gained-otherwise-playable-on-anyone-any-time · classic: When To Play Cards, Curses, par. 2; booty: When To Play Cards, Curses (p. 5), par. 2; bites: When To Play Cards, Curses and Traps (p. 5), par. 2; christmas-lite: Curses, par. 2; When You May Take Actions, par. 1 (at any time); lite: Curses, par. 2
    @rule:curses.gained-otherwise-playable-on-anyone-any-time
    Scenario: A Curse in hand may be played on anybody, in anybody's turn
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 4
      And Bo holds Plain Curse + Plain Great Curse
      And Cy is Level 5
      When Bo plays Plain Curse on Cy
      Then Cy is Level 4
      And Bo holds Plain Great Curse
      When Bo plays Plain Great Curse on Ann
      Then Ann is Level 2

  Rule: Two Curses stay with their victim: Change Sex and Chicken On Your Head.
    # curses.named-exceptions-are-kept · classic: When To Play Cards, Curses, par. 3
    @rule:curses.named-exceptions-are-kept
    Scenario: In the first box Change Sex stays for the next fight
      Given a new table in classic
      And Ann is Level 7, holding Plain Monster 1
      And next card Change Sex
      When Ann kicks open the door
      Then Ann suffers Change Sex
      When Ann looks for trouble with Plain Monster 1
      Then the fight stands at 2 to 1

  Rule: A Curse with a later or a continuing effect is kept by its victim.
    # curses.lasting-and-delayed-ones-are-kept · booty: When To Play Cards, Curses (p. 5), par. 3; bites: When To Play Cards, Curses and Traps (p. 5), par. 3; christmas-lite and lite: Curses, par. 3
    @rule:curses.lasting-and-delayed-ones-are-kept
    Scenario: A Curse on the next fight waits for it, burdens it, and is gone
      Given a new table in booty, bites, christmas-lite and lite
      And Ann is Level 8 with Plain Helmet, holding Plain Monster 1
      And next card Plain Coming Curse
      When Ann kicks open the door
      Then Ann suffers Plain Coming Curse
      When Ann asks: may I discard Plain Coming Curse?
      Then that is refused, because a Curse with a later or a continuing effect is kept by its victim until the effect comes or the Curse is got rid of
      When Ann looks for trouble with Plain Monster 1
      Then the fight stands at 4 to 1
      And -5 counts for the munchkins from Plain Coming Curse
      When Ann claims the kill
      And no one says anything
      Then Ann suffers nothing
      And Ann uses Plain Helmet

  Rule: A Curse on the next combat counts in the present one if its victim is fighting.
    # curses.next-combat-curse-counts-now-if-fighting · booty: When To Play Cards, Curses (p. 5), par. 3; bites: When To Play Cards, Curses and Traps (p. 5), par. 3; christmas-lite and lite: Curses, par. 4
    @rule:curses.next-combat-curse-counts-now-if-fighting
    Scenario: Played in a fight, a Curse on the next fight counts in this one
      Given a new table in booty, bites, christmas-lite and lite
      And Ann is Level 8 with Plain Helmet
      And Bo holds Plain Coming Curse
      And Ann fights a monster
      When Bo plays Plain Coming Curse on Ann
      Then the fight stands at 4 to 5
      And -5 counts for the munchkins from Plain Coming Curse
      And the monsters are winning

  Rule: A Curse on the next turn counts in the present one if it is the victim's own.
    # curses.next-turn-curse-counts-now-in-own-turn · christmas-lite and lite: Curses, par. 4
    @rule:curses.next-turn-curse-counts-now-in-own-turn
    Scenario: Played in the victim's turn, a Curse on the next turn counts in this one
      Given a new table in christmas-lite and lite
      And card "Fog": curse, stays, -3 in next turn
      And Ann is Level 8
      And Bo holds Fog
      And next card a Level 1 monster
      When Bo plays Fog on Ann
      Then Ann's strength is 5
      When Ann kicks open the door
      Then the fight stands at 5 to 1
      And -3 counts for the munchkins from Fog

  Rule: A Curse that still hangs over a player cannot be discarded to pay for an ability.
    # curses.kept-ones-cannot-pay-for-abilities · booty: When To Play Cards, Curses (p. 5), par. 3; bites: When To Play Cards, Curses and Traps (p. 5), par. 3; christmas-lite and lite: Curses, par. 3
    @rule:curses.kept-ones-cannot-pay-for-abilities
    Scenario: The card of a lasting Curse does not pay for a class's ability
      Given a new table in booty, christmas-lite and lite
      And card "Hothead": class, ability Rage in a fight by discarding up to 3 cards to get +1 for each card
      And Ann is a Level 5 Hothead, holding Plain Enhancer
      And Ann is cursed with Plain Coming Curse
      And Ann fights a monster
      When Ann asks: may I use Rage discarding Plain Coming Curse?
      Then that is refused, because the card of a Curse still hanging over a player cannot be used as a discard that pays for an ability
      When Ann uses Rage discarding Plain Enhancer
      Then the fight stands at 1 to 5
      And Ann's class is Hothead

    @rule:curses.kept-ones-cannot-pay-for-abilities
    Scenario: The card of a lasting Curse does not pay for a race's ability
      Given a new table in bites
      And card "Ogre": race, ability Rage in a fight by discarding up to 3 cards to get +1 for each card
      And Ann is a Level 5 Ogre, holding Plain Enhancer
      And Ann is cursed with Plain Coming Curse
      And Ann fights a monster
      When Ann asks: may I use Rage discarding Plain Coming Curse?
      Then that is refused, because the card of a Curse still hanging over a player cannot be used as a discard that pays for an ability
      When Ann uses Rage discarding Plain Enhancer
      Then the munchkins' total is 1
      And Ann's race is Ogre

  Rule: If a Curse could apply to more than one of the victim's items, the victim chooses which.
    # curses.victim-chooses-the-item · classic: When To Play Cards, Curses, par. 4; booty: When To Play Cards, Curses (p. 5), par. 4; bites: When To Play Cards, Curses and Traps (p. 5), par. 4; christmas-lite and lite: Curses, par. 5
    @rule:curses.victim-chooses-the-item
    Scenario: With two suits of armor, the victim says which is lost
      Given a new table in classic, booty, bites, christmas-lite and lite
      And card "Old Mail": item, armor
      And Ann has "Plain Armor" + Old Mail (Plain Cheat) in play
      And Bo sits at the table
      And next card Lose Your Armor
      When Ann kicks open the door
      Then Ann is to choose what to lose
      When Bo asks: may I choose Old Mail?
      Then that is not possible, because nobody has asked for that
      When Ann chooses Plain Armor
      Then Plain Armor lies in the treasure discards

  Rule: A Curse may be played on a fighter who believes they have just won, and can turn the fight.
    # curses.may-strike-as-a-kill-is-being-claimed · classic: When To Play Cards, Curses, par. 2; booty: When To Play Cards, Curses (p. 5), par. 2; bites: When To Play Cards, Curses and Traps (p. 5), par. 2; christmas-lite and lite: Curses, par. 2
    @rule:curses.may-strike-as-a-kill-is-being-claimed @rule:combat.hostile-play-possible-at-the-last-moment
    Scenario: A Curse turns a fight that seemed won
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 5 with Plain Helmet
      And Bo holds Plain Curse
      And Cy sits at the table
      And Ann fights a monster
      When Ann claims the kill
      And Cy asks: may I play Plain Curse on Ann?
      Then that is not possible, because that card is not theirs
      When Bo plays Plain Curse on Ann
      Then the fight stands at 5 to 5
      And Ann uses Plain Helmet

    @rule:curses.may-strike-as-a-kill-is-being-claimed
    Scenario: A Curse that changes no total leaves the claim standing
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 5 with Plain Helmet
      And Bo holds Plain Armor Curse
      And Ann fights a monster
      When Ann claims the kill
      And Bo plays Plain Armor Curse on Ann
      And no one says anything
      Then Ann is Level 6
      And Ann uses Plain Helmet

  Rule: A Curse that applies to something its victim does not have does nothing and is discarded.
    # curses.that-cannot-apply-is-ignored · classic: When To Play Cards, Curses, par. 5; booty: When To Play Cards, Curses (p. 5), par. 5; bites: When To Play Cards, Curses and Traps (p. 5), par. 5; christmas-lite and lite: Curses, par. 6
    @rule:curses.that-cannot-apply-is-ignored
    Scenario: A Curse on something the victim does not have does nothing
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann has Plain Helmet + Plain Boots in play
      And next card Lose Your Armor
      When Ann kicks open the door
      Then Ann suffers nothing
      And Ann uses Plain Helmet + Plain Boots

  Rule: Some Curses say what happens instead when their first effect has nothing to act on.
    # curses.some-have-an-alternative-effect · christmas-lite: Curses, par. 6
    @rule:curses.some-have-an-alternative-effect
    Scenario: Some Curses say what happens instead
      Given a new table in christmas-lite
      And card "Moths": curse, lose armor or 1 level
      And Ann is Level 4 with Plain Helmet
      And Bo holds Moths
      When Bo plays Moths on Ann
      Then Ann is Level 3
      And Ann uses Plain Helmet

  Rule: A player may play a Curse on themselves when that helps them.
    # curses.may-be-played-on-oneself · classic: Other Munchkin Stuff, par. 1; booty: When To Play Cards, Curses (p. 5), par. 6; bites: When To Play Cards, Curses and Traps (p. 5), par. 6; christmas-lite and lite: Curses, par. 7
    @rule:curses.may-be-played-on-oneself
    Scenario: A player may curse themselves, here to be rid of an Item
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann has Plain Helmet in play, holding Plain Item Curse
      And Bo sits at the table
      When Bo asks: may I play Plain Item Curse on Ann?
      Then that is not possible, because that card is not theirs
      When Ann plays Plain Item Curse on Ann
      Then that is allowed, because a player may play a Curse on themselves when that helps them
      And Plain Helmet lies in the treasure discards

  Rule: A Trap is drawn, suffered and played on others by the same rules as a Curse.
    # curses.traps-are-drawn-and-played-like-curses · bites: Turn Phases, (1) Kick Open The Door, par. 3; When To Play Cards, Curses and Traps (p. 5), par. 1; When To Play Cards, Curses and Traps (p. 5), par. 2
    @rule:curses.traps-are-drawn-and-played-like-curses
    Scenario: A Trap strikes at the door, and may be played on others
      Given a new table in bites
      And Ann is Level 4
      And Bo holds Plain Trap + Plain Trap
      And Cy is Level 3
      And next card Plain Trap
      When Ann kicks open the door
      Then Ann is Level 3
      When Bo plays Plain Trap on Cy
      Then Cy is Level 2

  Rule: A player may play a Trap on themselves when that helps them.
    # curses.a-trap-may-be-played-on-oneself · bites: When To Play Cards, Curses and Traps (p. 5), par. 6
    @rule:curses.a-trap-may-be-played-on-oneself
    Scenario: A Trap may be played on oneself
      Given a new table in bites
      And Bo is Level 3, holding Plain Trap + Plain Trap
      When Bo plays Plain Trap on Bo
      Then Bo is Level 2

  Rule: Left open: does a next-combat Curse strike when its victim only helps in a combat?
    # gap.next-combat-curse-on-a-helper · classic, booty, bites, christmas-lite and lite
    @rule:gap.next-combat-curse-on-a-helper
    Scenario: A Curse on the next fight strikes a helper, too, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And Ann is Level 4
      And Bo is Level 8
      And Bo is cursed with Plain Coming Curse
      And Ann fights a monster with Bo helping
      When Ann claims the kill
      Then it is open in what follows: does a next-combat Curse strike when its victim only helps in a combat? (played as: strikes)
      And the munchkins' total is 7

  Rule: Left open: does a next-combat Curse played during its victim's fight count in that fight?
    # gap.next-combat-curse-in-the-present-fight · classic
    @rule:gap.next-combat-curse-in-the-present-fight
    Scenario: In the first box a Curse on the next fight counts in this one, as long as the owner says nothing else
      Given a new table in classic
      And Ann is Level 8
      And Bo holds Plain Coming Curse
      And Ann fights a Level 1 monster
      When Bo plays Plain Coming Curse on Ann
      And Ann claims the kill
      Then it is open in what follows: does a next-combat Curse played during its victim's fight count in that fight? (played as: counts-now)
      And the fight stands at 3 to 1

  Rule: Left open: does a next-turn Curse played during its victim's turn count in that turn?
    # gap.next-turn-curse-in-own-turn · classic, booty and bites
    @rule:gap.next-turn-curse-in-own-turn
    Scenario: In the bigger boxes a Curse on the next turn counts in this one, as long as the owner says nothing else
      Given a new table in classic, booty and bites
      And card "Fog": curse, stays, -3 in next turn
      And Ann is Level 8
      And Bo holds Fog
      And next card a Level 1 monster
      When Bo plays Fog on Ann
      Then Ann suffers Fog
      And Ann's strength is 5
      When Ann kicks open the door
      Then the munchkins' total is 5
      When Ann claims the kill
      Then it is open in what follows: does a next-turn Curse played during its victim's turn count in that turn? (played as: counts-now)
      When no one says anything
      Then Ann is Level 9

  Rule: Left open: does a change of sex last after the penalty, and does a card that needs a sex count it?
    # gap.change-sex-lasts · classic, booty, bites, christmas-lite and lite
    @rule:gap.change-sex-lasts
    Scenario: A changed sex stays when the Curse is gone, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And card "New Wardrobe": curse, stays, change sex, -5 in next fight
      And Ann is Level 7
      And Ann is cursed with New Wardrobe
      And Ann fights a Level 1 monster
      And the kill is claimed
      When no one says anything
      Then it is open in what follows: does a change of sex last after the penalty, and does a card that needs a sex count it? (played as: lasts-and-counts)
      And Ann is male
      And Ann suffers nothing
      And Ann is Level 8

    @rule:gap.change-sex-lasts
    Scenario: A changed sex stays when the Curse is lifted before any fight, as long as the owner says nothing else
      Given a new table in classic, booty, bites, christmas-lite and lite
      And card "New Wardrobe": curse, stays, change sex, -5 in next fight
      And Ann is female, holding Plain Wishing Potion
      And Bo holds New Wardrobe
      When Bo plays New Wardrobe on Ann
      And Ann lets it happen
      And Ann plays Plain Wishing Potion
      Then it is open in what follows: does a change of sex last after the penalty, and does a card that needs a sex count it? (played as: lasts-and-counts)
      And Ann and Bo are male

  Rule: Left open: is a Trap kept, chosen, ignored and stopped like a Curse?
    # gap.traps-are-like-curses-in-all · bites
    @rule:gap.traps-are-like-curses-in-all
    Scenario: A Trap is chosen from and kept like a Curse, as long as the owner says nothing else
      Given a new table in bites
      And card "Pit": trap, lose 1 item
      And card "Snare": trap, stays, -1
      And Ann is Level 4 with Plain Helmet + Plain Bow
      And Bo holds "Pit" + Snare
      When Bo plays Pit on Ann
      Then it is open in what follows: is a Trap kept, chosen by its victim, ignored, and stopped by cards that speak of Curses, like a Curse? (played as: like-a-curse)
      When Ann chooses Plain Bow
      Then Ann uses Plain Helmet
      When Bo plays Snare on Ann
      Then it is open in what follows: is a Trap kept, chosen by its victim, ignored, and stopped by cards that speak of Curses, like a Curse? (played as: like-a-curse)
      And Ann suffers Snare
      And Ann's strength is 4
