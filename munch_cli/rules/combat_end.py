"""The end of a fight: the wait, the kill, what it gives, monsters got rid of without one, and what is discarded.

Sheets: Combat, its last paragraphs (the fourth in the first sheet).
"""

from collections.abc import Iterator, Sequence

from munch_cli.effects.card_moments import is_losing
from munch_cli.effects.deeds import kept_by_its_double
from munch_cli.effects.kinds import usable
from munch_cli.effects.queries import enhanced_by, face, items_in_use, monsters, munchkins
from munch_cli.engine.law import always, do, may, strike, sum_of, then
from munch_cli.engine.moments import CLAIMED, FIGHT_OPEN, NOTHING_OWED
from munch_cli.engine.reasons import Reason, Term, allow
from munch_cli.engine.table import Table
from munch_cli.rules.combat import has_run, is_level
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table.cards import CHARACTER_KINDS, Card
from munch_cli.table.commands import ClaimKill, KeepSilent
from munch_cli.table.ids import A_CHARACTER, NO_PLAYER, TURN, CopyId, RuleId, rule_ids
from munch_cli.table.state import FOES, MUNCHKINS, ON_FOES, PLAYED, Combat
from munch_cli.table.vocabulary import Gives

Kill = e.MonsterKilled | e.KillCounted
KILLS: tuple[type[Kill], ...] = (e.MonsterKilled, e.KillCounted)
"""A kill at the end of a won fight, or one by a card earlier in it that counts then."""
FightChange = e.HelperJoined | e.HelperLeft | e.MonsterJoined | e.MonsterEnhanced | e.MonsterEliminated

# ---- waiting


def wait_for_others(table: Table, command: ClaimKill) -> Iterator[e.Event]:
    """Others are given a reasonable time to speak up before the kill counts."""
    yield from (e.DebtSettled(debt) for debt in table.state.owed if debt.what == "silence")
    yield e.KillClaimed(munchkins(table), monsters(table))
    yield e.DebtIncurred(d.Silence(NO_PLAYER, table.new_layer()))


def undone_at_the_last_moment(table: Table) -> Iterator[e.Event]:
    """What others play in that time can undo the win."""
    if is_losing(table):
        yield e.ClaimVoided()


def wait_starts_again(table: Table) -> Iterator[e.Event]:
    """Whether the waiting starts again when the fight has changed, and is still won, is left open."""
    if table.foes and table.the_fight.claimed != _totals(table) and table.reading(AGAIN) != "never":
        yield e.ClaimVoided()


def others_have_joined(table: Table, event: FightChange) -> Iterator[e.Event]:
    """The fight changed though the totals did not: a player, or something, is there that was not."""
    fight = table.fight
    if fight is None or fight.claimed is None or not table.foes or fight.claimed != _totals(table) or is_losing(table):
        return
    if table.reading(AGAIN) != "never":
        yield e.ClaimVoided()


def played_to_no_effect(table: Table, event: e.CardPlayedIn) -> Iterator[e.Event]:
    """A card was played that did not change the fight. One that brings a monster is no such card."""
    fight = table.the_fight
    if fight.claimed is None or fight.claimed != _totals(table) or table.card(event.copy).kind == "wandering-monster":
        return
    if table.reading(AGAIN) == "after-every-play":
        yield e.ClaimVoided()


def _totals(table: Table) -> tuple[int, int]:
    return munchkins(table), monsters(table)


def nobody_speaks(table: Table, command: KeepSilent) -> Reason | None:
    """The time has passed."""
    return allow()


def the_kill_is_final(table: Table, command: KeepSilent) -> Iterator[e.Event]:
    """Every monster in the fight is killed, and the rewards follow."""
    fight = table.the_fight
    yield from (e.DebtSettled(debt, (FINAL,)) for debt in table.state.owed if debt.what == "silence")
    for monster in tuple(table.foes):
        slain = () if fight.helper == NO_PLAYER else SLAIN
        yield e.MonsterKilled(monster, fight.fighter, because=(FINAL, *slain))
    without_a_kill = any(gone.word != "killed" for gone in fight.gone)
    yield from _won(fight, (FINAL, STILL_WINS, NO_LEVEL) if without_a_kill else (FINAL,))


def _won(fight: Combat, because: tuple[RuleId, ...]) -> Iterator[e.Event]:
    """The fight is won, and what cards killed on the way counts now."""
    for gone in fight.gone:
        if gone.word == "killed":
            yield e.KillCounted(gone, fight.fighter, (FINAL, *cards_among(gone.because)))
    yield e.FightWon(because)


# ---- levels for kills


def level_for_the_first(table: Table, monster: CopyId) -> Iterator[Term]:
    """A kill is worth a level."""
    if monster in table.foes[:1]:
        yield Term(table.number("combat.levels-for-a-kill"), face(table, monster).name, copy=monster)


def more_than_one(table: Table, monster: CopyId) -> Iterator[Term]:
    """Some big monsters give more than one. Their cards, or what lies on them, say so."""
    card = face(table, monster)
    if card.levels_gained != 1:
        yield Term(card.levels_gained - 1, card.name, (card.rule,), copy=monster)
    for word in card.gives:
        if word.what == "levels" and killed_so(table, word):
            yield Term(word.amount, card.name, (card.rule,), copy=monster)
    for copy in enhanced_by(table, monster):
        for word in table.card(copy).gives:
            if word.what == "levels":
                yield Term(word.amount, table.card(copy).name, (table.card(copy).rule,), copy=copy)


def characters_more(table: Table, monster: CopyId) -> Iterator[Term]:
    """A character's card may give them more for the way they won, once in a fight."""
    if monster not in table.foes[:1]:
        return
    fighter = table.the_fight.fighter
    for copy in table.in_play(fighter):
        card = table.card(copy)
        for word in card.gives if card.kind in CHARACTER_KINDS else ():
            if word.what == "levels" and killed_so(table, word):
                yield Term(word.amount, card.name, (card.rule,), fighter, copy)


def killed_so(table: Table, word: Gives) -> bool:
    """Return True if the fight was won in the way that a word asks for."""
    fight = table.the_fight
    if word.alone and fight.helper != NO_PLAYER:
        return False
    ours, theirs = fight.claimed or _totals(table)
    if word.margin and ours - theirs <= word.margin:
        return False
    if word.bare and not all(is_level(term) for term in table.total("munchkins").terms):
        return False
    return not word.using or any(not set(word.using).isdisjoint(card.keywords) for card in _used(table))


def _used(table: Table) -> Iterator[Card]:
    """The cards with which the munchkins fight: Items in use, and what was played for them."""
    for player in table.fighters():
        yield from (table.card(copy) for copy in items_in_use(table, player) if usable(table, player, copy))
    yield from (table.card(play.copy) for play in table.the_fight.plays if play.side == MUNCHKINS)


def killer_goes_up(table: Table, event: Kill) -> Iterator[e.Event]:
    """The player who kills a monster alone gains its levels."""
    if table.helper == NO_PLAYER:
        yield from levels_for(table, event)


def levels_for(table: Table, event: Kill) -> Iterator[e.LevelsGained]:
    """The killer gains the levels a monster is worth. The rules behind their number are cited."""
    if isinstance(event, e.KillCounted):
        if event.gone.levels > 0:
            because = (KILL_GIVES, *cards_among(event.gone.because))
            yield e.LevelsGained(event.by, event.gone.levels, by_kill=True, because=because)
        return
    worth = table.total("levels", event.copy)
    if worth.amount > 0:
        yield e.LevelsGained(event.by, worth.amount, by_kill=True, because=worth.ids)


def cards_among(ids: tuple[RuleId, ...]) -> tuple[RuleId, ...]:
    """The cards among the ids cited."""
    return tuple(id for id in ids if id.startswith("card."))


# ---- par. 2 (4 in the first sheet): rid of it without a kill


def eliminated_leaves(table: Table, event: e.MonsterEliminated) -> Iterator[e.Event]:
    """A monster that a card gets rid of leaves, and the rest is fought. Its Mate or Evil Twin stays."""
    yield from kept_by_its_double(table, event.copy, event.gone.by)
    yield e.CardDiscarded(event.copy)


def nothing_left_to_fight(table: Table, event: e.MonsterEliminated) -> Iterator[e.Event]:
    """With the last monster gone the fight is won, unless its main player ran. A waiting time is left open."""
    fight = table.fight
    if fight is not None and not table.foes and not has_run(fight):
        yield from _won_without_a_kill(table, fight)


def no_fight_without_monsters(table: Table) -> Iterator[e.Event]:
    """A fight is also won if its last monster left in another way, or while a player owed an answer.

    It is claimed first in any case, so that it is told once, whatever else keeps it from ending.
    """
    if table.foes:
        return
    yield e.KillClaimed(munchkins(table), 0)
    yield from (event for event in _won_without_a_kill(table, table.the_fight) if not isinstance(event, e.KillClaimed))


def _won_without_a_kill(table: Table, fight: Combat) -> Iterator[e.Event]:
    if fight.gone and all(gone.word == "killed" for gone in fight.gone):
        yield from _won(fight, (FINAL,))
    elif table.reading("gap.wait-after-eliminating") == "waits":
        yield e.KillClaimed(munchkins(table), 0)
        yield e.DebtIncurred(d.Silence(NO_PLAYER, table.new_layer()))
    else:
        yield from _won(fight, (STILL_WINS, NO_LEVEL))


def defeat_of_any_sort(table: Table, place: int) -> Iterator[Term]:
    """A monster that is beaten in any way would give a level. One that was killed has given its own."""
    if table.the_fight.gone[place].word != "killed":
        yield Term(1, "Level")


def no_level_without_a_kill(table: Table, place: int, terms: Sequence[Term]) -> Iterator[int]:
    """Getting rid of a monster without killing it gives none."""
    yield from range(len(terms))


def levels_for_the_gone(table: Table, event: e.FightWon) -> Iterator[e.Event]:
    """What the monsters that left without a kill give. Nothing, if a sheet says so."""
    fight = table.the_fight
    for place in range(len(fight.gone)):
        worth = table.total("levels_without_a_kill", place)
        if worth.amount > 0:
            yield e.LevelsGained(fight.fighter, worth.amount)


# ---- the end: what is discarded


def other_cards_played(table: Table, event: e.FightWon) -> Iterator[e.Event]:
    """What becomes of cards that the sheet does not name when it clears the table is left open."""
    fight = table.the_fight
    named = _cards_the_sheet_names(table)
    players = {copy: by for copy, by, _ in fight.brought} | {play.copy: play.by for play in fight.plays}
    for copy in (*table.state.zones[ON_FOES], *table.state.zones[PLAYED]):
        if copy in named or table.card(copy).kind == "one-shot":
            continue
        if table.reading("gap.other-cards-after-the-fight") == "kept-by-their-players" and copy in players:
            yield e.CardTaken(players[copy], copy)
        else:
            yield e.CardDiscarded(copy, players.get(copy, NO_PLAYER))


def _cards_the_sheet_names(table: Table) -> tuple[CopyId, ...]:
    """Cards on and beside the monsters that a sheet names among what is discarded after a win."""
    zones = table.state.zones
    if table.in_force(EVERYTHING):
        return zones[ON_FOES] + zones[PLAYED] if table.foes else ()
    if not table.in_force(THESE):
        return ()
    return zones[ON_FOES] + tuple(copy for copy in zones[PLAYED] if table.card(copy).kind == "one-shot")


def what_is_named_goes(table: Table, event: e.FightWon) -> Iterator[e.Event]:
    """After a win the monsters are discarded, with those played cards that the sheet names."""
    for copy in (*_cards_the_sheet_names(table), *table.state.zones[FOES]):
        yield e.CardDiscarded(copy, because=ONE_SHOTS_GO if table.card(copy).kind == "one-shot" else ())


def fight_is_over(table: Table, event: e.FightWon) -> Iterator[e.Event]:
    """With the rewards given and the cards gone, the fight is over."""
    yield e.FightEnded(won=True)


FINAL = RuleId("combat.kill-is-final-after-the-wait")
KILL_GIVES = RuleId("combat.kill-gives-one-level")
STILL_WINS = RuleId("combat.nonlethal-win-still-wins")
NO_LEVEL = RuleId("combat.nonlethal-win-gives-no-level")
SLAIN = (
    RuleId("helping.win-with-help-slays-the-monster"),
    RuleId("helping.help-in-a-kill-follows-the-monster-card"),
    RuleId("helping.helper-gains-no-level"),
    RuleId("helping.helper-gains-no-level-unless-elf"),
)
"""What is said of a monster slain with help."""
FIGHT_CHANGES: tuple[type[FightChange], ...] = (
    e.HelperJoined,
    e.HelperLeft,
    e.MonsterJoined,
    e.MonsterEnhanced,
    e.MonsterEliminated,
)
AGAIN = "gap.wait-starts-again"
EVERYTHING = "combat.monster-and-played-cards-discarded"
THESE = "combat.monster-enhancers-and-one-shots-discarded"
ONE_SHOTS_GO = rule_ids(EVERYTHING, THESE, "one-shot.discarded-after-the-combat")
"""What is said of one-shots that were used in a fight that was won."""

RULES = (
    do(ClaimKill, wait_for_others),
    always(undone_at_the_last_moment, when=CLAIMED),
    always(wait_starts_again, when=CLAIMED),
    *(then(change, others_have_joined) for change in FIGHT_CHANGES),
    then(e.CardPlayedIn, played_to_no_effect),
    may(KeepSilent, nobody_speaks),
    do(KeepSilent, the_kill_is_final),
    sum_of("levels", level_for_the_first, reads=A_CHARACTER | TURN),
    sum_of("levels", more_than_one, reads=A_CHARACTER | TURN),
    sum_of("levels", characters_more, reads=A_CHARACTER | TURN),
    *(then(kill, killer_goes_up) for kill in KILLS),
    then(e.MonsterEliminated, eliminated_leaves),
    then(e.MonsterEliminated, nothing_left_to_fight),
    always(no_fight_without_monsters, when=FIGHT_OPEN & ~CLAIMED & NOTHING_OWED),
    sum_of("levels_without_a_kill", defeat_of_any_sort, reads=A_CHARACTER),
    strike("levels_without_a_kill", no_level_without_a_kill, reads=A_CHARACTER),
    then(e.FightWon, levels_for_the_gone),
    then(e.FightWon, other_cards_played),
    then(e.FightWon, what_is_named_goes),
    then(e.FightWon, fight_is_over),
)
