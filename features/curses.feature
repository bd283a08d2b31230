Feature: Curses and Traps
  A Curse is a Door card that does something bad to one player. If you turn one up at the door, it strikes you. One
  that you get in any other way goes to your hand, and you may play it on anybody, at any time. Most act at once and
  are discarded; some stay with you until they have done their work, or until something lifts them. Where there is a
  choice of what to lose, the victim chooses.

  Rule: A Curse turned up at the door applies at once, if it can, to the player who drew it.
    curses.drawn-at-the-door-hits-the-drawer · classic, booty, bites, christmas-lite, lite
      Munchkin 1.02, Turn Phases, (1) Open A Door, par. 3; When To Play Cards, Curses, par. 1
      Munchkin Booty 1.5, Turn Phases, (1) Kick Open The Door, par. 3; When To Play Cards, Curses (p. 5), par. 1
      Munchkin Bites! 1.6, Turn Phases, (1) Kick Open The Door, par. 3; When To Play Cards, Curses and Traps (p. 5),
        par. 1
      Munchkin Christmas Lite 1.0, Turn Phases, (1) Kick Open The Door, par. 2; Curses, par. 1
      Munchkin Lite 1.72, Curses, par. 1; Curses, par. 3

    @rule:curses.drawn-at-the-door-hits-the-drawer @rule:curses.affects-its-victim-at-once
    Scenario: A Curse behind the door strikes the player who opened it
      Given the board "curses/lose-your-armor-when-worn" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 4 with Plain Helmet + "Plain Armor"
        Bo is Level 3 with "Plain Armor"
        Cy is Level 2
        It is Ann's turn, before the door
        Next card Lose Your Armor
        """
      When Ann kicks open the door
      Then Ann uses Plain Helmet
      And Plain Armor lies in the treasure discards
      And the turn has come to looking for trouble

  Rule: Whether turned up at the door or played by a player, a Curse acts on its victim at once if it can, unless its effect is one that comes later or goes on.
    curses.affects-its-victim-at-once · classic, booty, bites, christmas-lite, lite
      Munchkin 1.02, When To Play Cards, Curses, par. 3
      Munchkin Booty 1.5, When To Play Cards, Curses (p. 5), par. 3
      Munchkin Bites! 1.6, When To Play Cards, Curses and Traps (p. 5), par. 3
      Munchkin Christmas Lite 1.0, Curses, par. 3
      Munchkin Lite 1.72, Curses, par. 3

    @rule:curses.affects-its-victim-at-once
    Scenario: A Curse strikes as soon as a player who could cancel it lets it happen
      Given the board "curses/let-happen" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 4, holding Plain Wishing Potion
        Bo is Level 3, holding Plain Curse + Plain Coming Curse
        Cy is Level 2
        It is Ann's turn, before the door
        """
      When Bo plays Plain Curse on Cy
      Then Cy is Level 2
      And Ann may answer
      When Ann lets it happen
      Then Cy is Level 1
      And nothing is owed

    @rule:precedence.cards-always-override-rules @rule:one-shot.some-work-outside-combat
    @rule:one-shot.from-hand-or-table-mostly-for-combat
    Scenario: A cancelled Curse does nothing
      Given the board "curses/cancelled-before-it-strikes" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 4, holding Plain Wishing Potion
        Bo is Level 3, holding Plain Curse + Plain Coming Curse
        Cy is Level 2
        It is Ann's turn, before the door
        """
      When Bo plays Plain Curse on Ann
      And Ann plays Plain Wishing Potion
      Then Ann is Level 4
      And Plain Curse lies in the door discards
      And nothing is owed

    @rule:precedence.cards-always-override-rules @rule:one-shot.some-work-outside-combat
    @rule:one-shot.from-hand-or-table-mostly-for-combat
    Scenario: Of several Curses the one is lifted that is named
      Given the board "curses/the-one-named-is-cancelled" in classic, booty, bites, christmas-lite and lite
        """
        (Fog: curse; -1 to strength; stays until it has done its work)
        (Drizzle: curse; -2 to strength; stays until it has done its work)
        Ann is Level 6, holding Plain Wishing Potion
        Ann is cursed with Fog + Drizzle
        Bo is Level 3, holding Plain Wishing Potion + Plain Curse
        Cy is Level 2
        It is Ann's turn, before the door
        """
      When Bo plays Plain Wishing Potion on Fog
      Then that is allowed
      And Fog lies in the door discards
      And nothing is owed

  Rule: A Curse is discarded once it has affected its victim, unless it is one of those that are kept.
    curses.discarded-after-taking-effect · classic, booty, bites, christmas-lite, lite
      Munchkin 1.02, Turn Phases, (1) Open A Door, par. 3; When To Play Cards, Curses, par. 3
      Munchkin Booty 1.5, Turn Phases, (1) Kick Open The Door, par. 3; When To Play Cards, Curses (p. 5), par. 3
      Munchkin Bites! 1.6, Turn Phases, (1) Kick Open The Door, par. 3; When To Play Cards, Curses and Traps (p. 5),
        par. 3
      Munchkin Christmas Lite 1.0, Turn Phases, (1) Kick Open The Door, par. 2; Curses, par. 3
      Munchkin Lite 1.72, Curses, par. 3

    @rule:curses.discarded-after-taking-effect
    Scenario: A Curse that has struck is discarded
      Given the board "curses/lose-your-armor-when-worn" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 4 with Plain Helmet + "Plain Armor"
        Bo is Level 3 with "Plain Armor"
        Cy is Level 2
        It is Ann's turn, before the door
        Next card Lose Your Armor
        """
      When Ann kicks open the door
      Then in classic, christmas-lite and lite: Lose the Armor You Are Wearing lies in the door discards
      And elsewhere: Lose Your Armor lies in the door discards
      And Ann suffers nothing

  Rule: A Curse gained in any other way may be played at any time, on any player.
    curses.gained-otherwise-playable-on-anyone-any-time · classic, booty, bites, christmas-lite, lite
      Munchkin 1.02, When To Play Cards, Curses, par. 2
      Munchkin Booty 1.5, When To Play Cards, Curses (p. 5), par. 2
      Munchkin Bites! 1.6, When To Play Cards, Curses and Traps (p. 5), par. 2
      Munchkin Christmas Lite 1.0, Curses, par. 2; When You May Take Actions, par. 1 (at any time)
      Munchkin Lite 1.72, Curses, par. 2

    @rule:curses.gained-otherwise-playable-on-anyone-any-time
    Scenario: A Curse in hand may be played on anybody, in anybody's turn
      Given the board "curses/played-on-anybody-at-any-time" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 4
        Bo is Level 3, holding Plain Curse + Plain Great Curse
        Cy is Level 5
        It is Ann's turn, before the door
        """
      When Bo plays Plain Curse on Cy
      Then Cy is Level 4
      And Bo holds Plain Great Curse
      When Bo plays Plain Great Curse on Ann
      Then Ann is Level 2

  Rule: A Curse gained in any other way, by looting for instance, goes to the hand.
    curses.gained-otherwise-go-to-hand · christmas-lite, lite. True of every board there is.
      Munchkin Christmas Lite 1.0, Curses, par. 2
      Munchkin Lite 1.72, Curses, par. 2

  Rule: Two Curses stay with their victim: Change Sex, which burdens them in one fight, the next; and Chicken On Your Head, which goes on until they are rid of it.
    curses.named-exceptions-are-kept · classic
      Munchkin 1.02, When To Play Cards, Curses, par. 3
      Munchkin Booty 1.5, Munchkin Bites! 1.6, Munchkin Christmas Lite 1.0 and Munchkin Lite 1.72 instead: A Curse
        with a later or a continuing effect is kept by its victim until the effect comes or the Curse is got rid of.
        (curses.lasting-and-delayed-ones-are-kept)

    @rule:curses.named-exceptions-are-kept
    Scenario: In the first box Change Sex stays for the next fight
      Given the classic board "curses/change-sex-burdens-the-next-fight"
        """
        Ann is female, Level 7, holding Plain Monster 1
        Bo is Level 3
        Cy is Level 2
        It is Ann's turn, before the door
        Next cards Change Sex + Plain Ring
        Ann decides gap.change-sex-lasts: lasts-and-counts
        """
      When Ann kicks open the door
      Then Ann is male
      And Ann suffers Change Sex
      When Ann looks for trouble with Plain Monster 1
      Then the fight stands at 2 to 1

  Rule: A Curse with a later or a continuing effect is kept by its victim until the effect comes or the Curse is got rid of.
    curses.lasting-and-delayed-ones-are-kept · booty, bites, christmas-lite, lite
      Munchkin Booty 1.5, When To Play Cards, Curses (p. 5), par. 3
      Munchkin Bites! 1.6, When To Play Cards, Curses and Traps (p. 5), par. 3
      Munchkin Christmas Lite 1.0, Curses, par. 3
      Munchkin Lite 1.72, Curses, par. 3
      Munchkin 1.02 instead: Two Curses stay with their victim: Change Sex, which burdens them in one fight, the
        next; and Chicken On Your Head, which goes on until they are rid of it. (curses.named-exceptions-are-kept)

    @rule:curses.lasting-and-delayed-ones-are-kept
    Scenario: A Curse on the next fight waits for it, burdens it, and is gone
      Given the board "curses/coming-curse-waits-for-the-fight" in booty, bites, christmas-lite and lite
        """
        Ann is Level 8 with Plain Helmet, holding Plain Monster 1
        Bo is Level 3
        Cy is Level 2
        It is Ann's turn, before the door
        Next cards Plain Coming Curse + Plain Ring
        """
      When Ann kicks open the door
      Then Ann suffers Plain Coming Curse
      When may Ann discard Plain Coming Curse?
      Then that is refused, because a Curse with a later or a continuing effect is kept by its victim until the effect comes or the Curse is got rid of
      When Ann looks for trouble with Plain Monster 1
      Then the fight stands at 4 to 1
      And -5 counts for the munchkins from Plain Coming Curse
      When Ann claims the kill
      And no one says anything
      Then Ann suffers nothing

  Rule: A Curse that affects the victim's next combat counts in the present one if it is played while they are in combat.
    curses.next-combat-curse-counts-now-if-fighting · booty, bites, christmas-lite, lite
      Munchkin Booty 1.5, When To Play Cards, Curses (p. 5), par. 3
      Munchkin Bites! 1.6, When To Play Cards, Curses and Traps (p. 5), par. 3
      Munchkin Christmas Lite 1.0, Curses, par. 4
      Munchkin Lite 1.72, Curses, par. 4
      Of this nothing is said in Munchkin 1.02.

    @rule:curses.next-combat-curse-counts-now-if-fighting
    Scenario: Played in a fight, a Curse on the next fight counts in this one
      Given the board "curses/coming-curse-counts-now" in booty, bites, christmas-lite and lite
        """
        Ann is Level 8 with Plain Helmet
        Bo is Level 3, holding Plain Coming Curse
        Cy is Level 2
        It is Ann's turn
        Ann fights Plain Monster 5
        """
      When Bo plays Plain Coming Curse on Ann
      Then the fight stands at 4 to 5
      And -5 counts for the munchkins from Plain Coming Curse
      And the monsters are winning
      And Ann suffers Plain Coming Curse

  Rule: A Curse that affects the victim's next turn counts in the present one if it is played during their turn.
    curses.next-turn-curse-counts-now-in-own-turn · christmas-lite, lite
      Munchkin Christmas Lite 1.0, Curses, par. 4
      Munchkin Lite 1.72, Curses, par. 4
      Of this nothing is said in Munchkin 1.02, Munchkin Booty 1.5 and Munchkin Bites! 1.6.

    @rule:curses.next-turn-curse-counts-now-in-own-turn
    Scenario: Played in the victim's turn, a Curse on the next turn counts in this one
      Given the board "curses/curse-on-the-next-turn-counts-now" in christmas-lite and lite
        """
        (Fog: curse; -3 to strength in the victim's next turn; stays until it has done its work)
        Ann is Level 8
        Bo is Level 3, holding Fog
        Cy is Level 2
        It is Ann's turn, before the door
        Next card Plain Monster 1
        """
      When Bo plays Fog on Ann
      Then Ann suffers Fog
      And Ann's strength is 5
      When Ann kicks open the door
      Then the fight stands at 5 to 1
      And -3 counts for the munchkins from Fog

  Rule: The card of a Curse still hanging over a player cannot be used as a discard that pays for an ability.
    curses.kept-ones-cannot-pay-for-abilities · booty, bites, christmas-lite, lite
      Munchkin Booty 1.5, When To Play Cards, Curses (p. 5), par. 3
      Munchkin Bites! 1.6, When To Play Cards, Curses and Traps (p. 5), par. 3
      Munchkin Christmas Lite 1.0, Curses, par. 3
      Munchkin Lite 1.72, Curses, par. 3
      Of this nothing is said in Munchkin 1.02.

    @rule:curses.kept-ones-cannot-pay-for-abilities
    Scenario: The card of a lasting Curse does not pay for a class's ability
      Given the board "curses/kept-curse-pays-for-no-class-ability" in booty, christmas-lite and lite
        """
        (Hothead: class; Rage: in a fight of one's own discarding 1 to 3 cards: +1 to one's own side for each card
          discarded)
        Ann is a Level 5 Hothead, holding Plain Enhancer
        Ann is cursed with Plain Coming Curse
        Bo is Level 3
        Cy is Level 2
        It is Ann's turn
        Ann fights Plain Monster 5
        """
      When may Ann use Rage discarding Plain Coming Curse?
      Then that is refused, because the card of a Curse still hanging over a player cannot be used as a discard that pays for an ability
      When Ann uses Rage discarding Plain Enhancer
      Then the fight stands at 1 to 5
      And Ann suffers Plain Coming Curse

    @rule:curses.kept-ones-cannot-pay-for-abilities
    Scenario: The card of a lasting Curse does not pay for a race's ability
      Given the bites board "curses/kept-curse-pays-for-no-race-ability"
        """
        (Ogre: race; Rage: in a fight of one's own discarding 1 to 3 cards: +1 to one's own side for each card
          discarded)
        Ann is a Level 5 Ogre, holding Plain Enhancer
        Ann is cursed with Plain Coming Curse
        Bo is Level 3
        Cy is Level 2
        It is Ann's turn
        Ann fights Plain Monster 5
        """
      When may Ann use Rage discarding Plain Coming Curse?
      Then that is refused, because the card of a Curse still hanging over a player cannot be used as a discard that pays for an ability
      When Ann uses Rage discarding Plain Enhancer
      Then the munchkins' total is 1
      And Ann suffers Plain Coming Curse

  Rule: If a Curse could apply to more than one of the victim's items, the victim chooses which.
    curses.victim-chooses-the-item · classic, booty, bites, christmas-lite, lite
      Munchkin 1.02, When To Play Cards, Curses, par. 4
      Munchkin Booty 1.5, When To Play Cards, Curses (p. 5), par. 4
      Munchkin Bites! 1.6, When To Play Cards, Curses and Traps (p. 5), par. 4
      Munchkin Christmas Lite 1.0, Curses, par. 5
      Munchkin Lite 1.72, Curses, par. 5

    @rule:curses.victim-chooses-the-item
    Scenario: With two suits of armor, the victim says which is lost
      Given the board "curses/lose-your-armor-of-two" in classic, booty, bites, christmas-lite and lite
        """
        (Old Mail: item; +2 in combat; armor; 300 gold pieces)
        Ann is Level 4 with "Plain Armor" + Old Mail (Plain Cheat)
        Bo is Level 3
        Cy is Level 2
        It is Ann's turn, before the door
        Next card Lose Your Armor
        """
      When Ann kicks open the door
      Then Ann is to choose what to lose
      When may Bo choose Old Mail?
      Then that is not possible, because nobody has asked for that
      When Ann chooses Plain Armor
      Then Ann uses Old Mail
      And Plain Armor lies in the treasure discards
      And nothing is owed

  Rule: A Curse may be played on a fighter who believes they have just won, and can turn the fight.
    curses.may-strike-as-a-kill-is-being-claimed · classic, booty, bites, christmas-lite, lite
      Munchkin 1.02, When To Play Cards, Curses, par. 2
      Munchkin Booty 1.5, When To Play Cards, Curses (p. 5), par. 2
      Munchkin Bites! 1.6, When To Play Cards, Curses and Traps (p. 5), par. 2
      Munchkin Christmas Lite 1.0, Curses, par. 2
      Munchkin Lite 1.72, Curses, par. 2

    @rule:curses.may-strike-as-a-kill-is-being-claimed @rule:combat.hostile-play-possible-at-the-last-moment
    Scenario: A Curse turns a fight that seemed won
      Given the board "curses/as-a-kill-is-claimed" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 5 with Plain Helmet
        Bo is Level 3, holding Plain Curse
        Cy is Level 2
        It is Ann's turn
        Ann fights Plain Monster 5
        """
      When Ann claims the kill
      Then the fight stands at 6 to 5
      When may Cy play Plain Curse on Ann?
      Then that is not possible, because that card is not theirs
      When Bo plays Plain Curse on Ann
      Then the fight stands at 5 to 5
      And the monsters are winning
      And the kill is not claimed

    @rule:curses.may-strike-as-a-kill-is-being-claimed
    Scenario: A Curse that changes no total leaves the claim standing
      Given the board "curses/too-weak-to-turn-a-claim" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 5 with Plain Helmet
        Bo is Level 3, holding Plain Armor Curse
        Cy is Level 2
        It is Ann's turn
        Ann fights Plain Monster 5
        Next card Plain Ring
        """
      When Ann claims the kill
      And Bo plays Plain Armor Curse on Ann
      Then the kill is claimed
      And the munchkins' total is 6
      When no one says anything
      Then Ann is Level 6

  Rule: A Curse that applies to something its victim does not have does nothing and is discarded.
    curses.that-cannot-apply-is-ignored · classic, booty, bites, christmas-lite, lite
      Munchkin 1.02, When To Play Cards, Curses, par. 5
      Munchkin Booty 1.5, When To Play Cards, Curses (p. 5), par. 5
      Munchkin Bites! 1.6, When To Play Cards, Curses and Traps (p. 5), par. 5
      Munchkin Christmas Lite 1.0, Curses, par. 6
      Munchkin Lite 1.72, Curses, par. 6

    @rule:curses.that-cannot-apply-is-ignored
    Scenario: A Curse on something the victim does not have does nothing
      Given the board "curses/lose-your-armor" in classic, booty, bites, christmas-lite and lite
        """
        Ann is female, Level 4 with Plain Helmet + Plain Boots
        Bo is Level 3 with "Plain Armor"
        Cy is Level 2
        It is Ann's turn, before the door
        Next card Lose Your Armor
        """
      When Ann kicks open the door
      Then Ann is Level 4
      And Ann uses Plain Helmet + Plain Boots
      And Ann suffers nothing
      And nothing is owed

  Rule: Some Curses say what happens instead when their first effect has nothing to act on.
    curses.some-have-an-alternative-effect · christmas-lite
      Munchkin Christmas Lite 1.0, Curses, par. 6
      Of this nothing is said in Munchkin 1.02, Munchkin Booty 1.5, Munchkin Bites! 1.6 and Munchkin Lite 1.72.

    @rule:curses.some-have-an-alternative-effect
    Scenario: Some Curses say what happens instead
      Given the christmas-lite board "curses/alternative-effect"
        """
        (Moths: curse; lose what is used as armor, or 1 level without one)
        Ann is Level 4 with Plain Helmet
        Bo is Level 3, holding Moths
        Cy is Level 2
        It is Ann's turn, before the door
        """
      When Bo plays Moths on Ann
      Then Ann is Level 3
      And Ann uses Plain Helmet

  Rule: Lose Your Armor on a player without armor.
    curses.example-lose-your-armor · classic, booty, bites, christmas-lite, lite. Worked through:
        curses/lose-your-armor.
      Munchkin 1.02, When To Play Cards, Curses, par. 5
      Munchkin Booty 1.5, When To Play Cards, Curses (p. 5), par. 5
      Munchkin Bites! 1.6, When To Play Cards, Curses and Traps (p. 5), par. 5
      Munchkin Christmas Lite 1.0, Curses, par. 6
      Munchkin Lite 1.72, Curses, par. 6

  Rule: A player may play a Curse on themselves when that helps them.
    curses.may-be-played-on-oneself · classic, booty, bites, christmas-lite, lite
      Munchkin 1.02, Other Munchkin Stuff, par. 1
      Munchkin Booty 1.5, When To Play Cards, Curses (p. 5), par. 6
      Munchkin Bites! 1.6, When To Play Cards, Curses and Traps (p. 5), par. 6
      Munchkin Christmas Lite 1.0, Curses, par. 7
      Munchkin Lite 1.72, Curses, par. 7

    @rule:curses.may-be-played-on-oneself
    Scenario: A player may curse themselves, here to be rid of an Item
      Given the board "curses/played-on-oneself" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 4 with Plain Helmet, holding Plain Item Curse
        Bo is Level 4
        Cy is Level 2
        It is Bo's turn, before the door
        """
      When may Bo play Plain Item Curse on Ann?
      Then that is not possible, because that card is not theirs
      When Ann plays Plain Item Curse on Ann
      Then that is allowed, because a player may play a Curse on themselves when that helps them
      And Ann uses nothing

  Rule: A Trap is drawn, suffered and played on others by the same rules as a Curse.
    curses.traps-are-drawn-and-played-like-curses · bites
      Munchkin Bites! 1.6, Turn Phases, (1) Kick Open The Door, par. 3; When To Play Cards, Curses and Traps (p. 5),
        par. 1; When To Play Cards, Curses and Traps (p. 5), par. 2
      Of this nothing is said in Munchkin Booty 1.5.
      There is no such thing in Munchkin 1.02, Munchkin Christmas Lite 1.0 and Munchkin Lite 1.72.

    @rule:curses.traps-are-drawn-and-played-like-curses
    Scenario: A Trap strikes at the door, and may be played on others
      Given the bites board "curses/traps-strike-like-curses"
        """
        Ann is Level 4
        Bo is Level 3, holding Plain Trap + Plain Trap
        Cy is Level 3
        It is Ann's turn, before the door
        Next card Plain Trap
        """
      When Ann kicks open the door
      Then Ann is Level 3
      When Bo plays Plain Trap on Cy
      Then Cy is Level 2

  Rule: A player may play a Trap on themselves when that helps them.
    curses.a-trap-may-be-played-on-oneself · bites
      Munchkin Bites! 1.6, When To Play Cards, Curses and Traps (p. 5), par. 6
      Of this nothing is said in Munchkin Booty 1.5.
      There is no such thing in Munchkin 1.02, Munchkin Christmas Lite 1.0 and Munchkin Lite 1.72.

    @rule:curses.a-trap-may-be-played-on-oneself
    Scenario: A Trap may be played on oneself
      Given the bites board "curses/traps-strike-like-curses"
        """
        Ann is Level 4
        Bo is Level 3, holding Plain Trap + Plain Trap
        Cy is Level 3
        It is Ann's turn, before the door
        Next card Plain Trap
        """
      When Bo plays Plain Trap on Bo
      Then that is allowed
      And Bo is Level 2

  Rule: Left open: does a next-combat Curse strike when its victim only helps in a combat?
    gap.next-combat-curse-on-a-helper · classic, booty, bites, christmas-lite, lite. The owner decides: strikes or
        waits-for-his-own; until then: strikes.
      Munchkin Booty 1.5: It counts in the combat he is in.
      Munchkin Bites! 1.6: It counts in the combat he is in.
      Munchkin Christmas Lite 1.0: It counts in the combat he is in.
      Munchkin Lite 1.72: It counts in the combat he is in.
      A hint: A Curse that affects the victim's next combat counts in the present one if it is played while they are
        in combat. (curses.next-combat-curse-counts-now-if-fighting)
      A hint: Two Curses stay with their victim: Change Sex, which burdens them in one fight, the next; and Chicken
        On Your Head, which goes on until they are rid of it. (curses.named-exceptions-are-kept)

    @rule:gap.next-combat-curse-on-a-helper
    Scenario: A Curse on the next fight strikes a helper, too, as long as the owner says nothing else
      Given the board "curses/coming-curse-on-a-helper-is-open" in classic, booty, bites, christmas-lite and lite
        """
        Ann is Level 4
        Bo is Level 8
        Bo is cursed with Plain Coming Curse
        Cy is Level 2
        It is Ann's turn
        Ann fights Plain Monster 5 with Bo helping
        """
      When Ann claims the kill
      Then that is allowed
      And it is open in what follows: does a next-combat Curse strike when its victim only helps in a combat? (lean: strikes)
      And the munchkins' total is 7

  Rule: Left open: does a next-combat Curse played during its victim's fight count in that fight?
    gap.next-combat-curse-in-the-present-fight · classic. The owner decides: counts-now or waits-for-the-next; until
        then: counts-now.
      Munchkin 1.02: The penalty is for the next fight.
      Munchkin Booty 1.5: It counts in the combat he is in, which settles it.
      Munchkin Bites! 1.6: It counts in the combat he is in, which settles it.
      Munchkin Christmas Lite 1.0: It counts in the combat he is in, which settles it.
      Munchkin Lite 1.72: It counts in the combat he is in, which settles it.
      A hint: Two Curses stay with their victim: Change Sex, which burdens them in one fight, the next; and Chicken
        On Your Head, which goes on until they are rid of it. (curses.named-exceptions-are-kept)
      A hint: A Curse that affects the victim's next combat counts in the present one if it is played while they are
        in combat. (curses.next-combat-curse-counts-now-if-fighting)

    @rule:gap.next-combat-curse-in-the-present-fight
    Scenario: In the first box a Curse on the next fight counts in this one, as long as the owner says nothing else
      Given the classic board "curses/coming-curse-in-the-fight-is-open"
        """
        Ann is Level 8
        Bo is Level 3, holding Plain Coming Curse
        Cy is Level 2
        It is Ann's turn
        Ann fights Plain Monster 1
        Next card Plain Ring
        """
      When Bo plays Plain Coming Curse on Ann
      And Ann claims the kill
      Then that is allowed
      And it is open in what follows: does a next-combat Curse played during its victim's fight count in that fight? (lean: counts-now)

  Rule: Left open: does a next-turn Curse played during its victim's turn count in that turn?
    gap.next-turn-curse-in-own-turn · classic, booty, bites. The owner decides: counts-now or waits-for-the-next;
        until then: counts-now.
      Munchkin Booty 1.5: Only of the next combat is it said that it may be the present one.
      Munchkin Bites! 1.6: Only of the next combat is it said that it may be the present one.
      Munchkin Christmas Lite 1.0: It counts in the turn that is on, which settles it.
      Munchkin Lite 1.72: It counts in the turn that is on, which settles it.
      A hint: A Curse that affects the victim's next turn counts in the present one if it is played during their
        turn. (curses.next-turn-curse-counts-now-in-own-turn)
      A hint: A Curse that affects the victim's next combat counts in the present one if it is played while they are
        in combat. (curses.next-combat-curse-counts-now-if-fighting)

    @rule:gap.next-turn-curse-in-own-turn
    Scenario: In the bigger boxes a Curse on the next turn counts in this one, as long as the owner says nothing else
      Given the board "curses/curse-on-the-next-turn-is-open" in classic, booty and bites
        """
        (Fog: curse; -3 to strength in the victim's next turn; stays until it has done its work)
        Ann is Level 8
        Bo is Level 3, holding Fog
        Cy is Level 2
        It is Ann's turn, before the door
        Next cards Plain Monster 1 + Plain Ring
        """
      When Bo plays Fog on Ann
      Then Ann suffers Fog
      And Ann's strength is 5
      When Ann kicks open the door
      Then the munchkins' total is 5
      When Ann claims the kill
      Then that is allowed
      And it is open in what follows: does a next-turn Curse played during its victim's turn count in that turn? (lean: counts-now)
      When no one says anything
      Then Ann is Level 9

  Rule: Left open: does a change of sex last after the penalty, and does a card that needs a sex count it?
    gap.change-sex-lasts · classic, booty, bites, christmas-lite, lite. The owner decides: lasts-and-counts or
        ends-with-the-penalty; until then: lasts-and-counts.
      Munchkin 1.02: The penalty is for the next fight.
      A hint: Two Curses stay with their victim: Change Sex, which burdens them in one fight, the next; and Chicken
        On Your Head, which goes on until they are rid of it. (curses.named-exceptions-are-kept)
      A hint: A character begins with the same sex as its player. (character.sex-starts-as-players-own)
      A hint: A character begins with the same sex as its player, unless the player declares otherwise at the start
        of the game. (character.sex-starts-as-players-own-unless-declared)

    @rule:gap.change-sex-lasts
    Scenario: A changed sex stays when the Curse is gone, as long as the owner says nothing else
      Given the board "curses/changed-sex-is-open" in classic, booty, bites, christmas-lite and lite
        """
        (New Wardrobe: curse; -5 to strength in the victim's next fight; the sex changes; stays until it has done its
          work)
        Ann is Level 7
        Ann is cursed with New Wardrobe
        Bo is Level 3
        Cy is Level 2
        Ann fights Plain Monster 1
        Next card Plain Ring
        Bo owns the game
        The kill is claimed
        """
      When no one says anything
      Then that is allowed
      And it is open in what follows: does a change of sex last after the penalty, and does a card that needs a sex count it? (lean: lasts-and-counts)
      And Ann is male
      And Ann suffers nothing

    @rule:gap.change-sex-lasts
    Scenario: A changed sex stays when the Curse is lifted before any fight, as long as the owner says nothing else
      Given the board "curses/changed-sex-lifted-is-open" in classic, booty, bites, christmas-lite and lite
        """
        (New Wardrobe: curse; -5 to strength in the victim's next fight; the sex changes; stays until it has done its
          work)
        Ann is female, Level 7, holding Plain Wishing Potion
        Bo is Level 3, holding New Wardrobe
        Cy is Level 2
        It is Ann's turn, before the door
        """
      When Bo plays New Wardrobe on Ann
      And Ann lets it happen
      And Ann plays Plain Wishing Potion
      Then that is allowed
      And it is open in what follows: does a change of sex last after the penalty, and does a card that needs a sex count it? (lean: lasts-and-counts)
      And Ann is male

  Rule: Left open: is a Trap kept, chosen by its victim, ignored, and stopped by cards that speak of Curses, like a Curse?
    gap.traps-are-like-curses-in-all · bites. The owner decides: like-a-curse or only-as-said; until then:
        like-a-curse.
      Munchkin Bites! 1.6: Those sentences name Curses only.
      A hint: A Trap is drawn, suffered and played on others by the same rules as a Curse.
        (curses.traps-are-drawn-and-played-like-curses)
      A hint: A Curse with a later or a continuing effect is kept by its victim until the effect comes or the Curse
        is got rid of. (curses.lasting-and-delayed-ones-are-kept)
      A hint: If a Curse could apply to more than one of the victim's items, the victim chooses which.
        (curses.victim-chooses-the-item)
      A hint: A Curse that applies to something its victim does not have does nothing and is discarded.
        (curses.that-cannot-apply-is-ignored)

    @rule:gap.traps-are-like-curses-in-all
    Scenario: A Trap is chosen from and kept like a Curse, as long as the owner says nothing else
      Given the bites board "curses/traps-are-open"
        """
        (Pit: trap; lose 1 Item of one's choice)
        (Snare: trap; -1 to run away; -1 to strength; stays until it has done its work)
        Ann is Level 4 with Plain Helmet + Plain Bow
        Bo is Level 3, holding "Pit" + Snare
        Cy is Level 2
        It is Ann's turn, before the door
        """
      When Bo plays Pit on Ann
      Then that is allowed
      And it is open in what follows: is a Trap kept, chosen by its victim, ignored, and stopped by cards that speak of Curses, like a Curse? (lean: like-a-curse)
      When Ann chooses Plain Bow
      Then Ann uses Plain Helmet
      When Bo plays Snare on Ann
      Then that is allowed
      And it is open in what follows: is a Trap kept, chosen by its victim, ignored, and stopped by cards that speak of Curses, like a Curse? (lean: like-a-curse)
      And Ann suffers Snare
      And Ann's strength is 4
