"""Combat: what the two sides come to, when a monster is killed, and what becomes of the cards.

Sheets: Combat, in the order of its paragraphs.
"""

from collections.abc import Callable, Iterator

from munch_cli.effects.gives import from_kind, reactions
from munch_cli.effects.looking import face, has_mark, items_carried, monsters, munchkins, traits
from munch_cli.engine.law import always, do, may, sum_of, then
from munch_cli.engine.reasons import CARD, Reason, allow, refuse
from munch_cli.engine.sums import Term
from munch_cli.engine.table import Table
from munch_cli.table import events as e
from munch_cli.table.commands import ClaimKill, GiveItems, KeepSilent, Sell, Trade
from munch_cli.table.ids import CopyId, PlayerId, RuleId
from munch_cli.table.state import FOES, MONSTERS, MUNCHKINS, ON_FOES, PLAYED, Debt

# ---- par. 1: what is compared


def level_and_items(table: Table, player: PlayerId) -> Iterator[Term]:
    """Level, and the bonus of every Item carried (what does not help is struck elsewhere)."""
    yield Term(table.state.players[player].level, "Level", who=player)
    for copy in items_carried(table, player):
        card = table.card(copy)
        if card.bonus and card.kind != "one-shot":
            yield Term(card.bonus, card.name, (card.rule,), player, copy)
        for lying in table.laid(copy):
            if bonus := table.card(lying).bonus:
                yield Term(bonus, table.card(lying).name, (table.card(lying).rule,), player, copy)


def fighters_strength(table: Table, subject: int) -> Iterator[Term]:
    """The main player's strength counts for his side."""
    if table.fight is not None:
        yield from table.total("strength", table.fight.fighter).terms


def first_monsters_strength(table: Table, subject: int) -> Iterator[Term]:
    """The strength of the first monster."""
    if table.foes:
        yield from table.total("monster", table.foes[0]).terms


def monsters_level(table: Table, monster: CopyId) -> Iterator[Term]:
    """The Level on the monster's card."""
    card = face(table, monster)
    yield Term(card.level, card.name, (card.rule,), copy=monster)


def boosts(side: int) -> Callable[[Table, int], Iterator[Term]]:
    """What abilities used in the fight gave a side."""

    def given(table: Table, subject: int) -> Iterator[Term]:
        for boost in table.fight.boosts if table.fight is not None else ():
            if boost.side == side:
                yield Term(boost.amount, boost.label, boost.because)

    return given


# ---- par. 3: special powers of monsters


def reaction_to_the_fighter(table: Table, monster: CopyId) -> Iterator[Term]:
    """A monster is stronger or weaker against some kind of character."""
    if table.fight is not None:
        yield from against(table, monster, table.fight.fighter)


def against(table: Table, monster: CopyId, player: PlayerId) -> Iterator[Term]:
    """What a monster's card gives it because of what one fighter is."""
    card = face(table, monster)
    his = traits(table, player) if card.gives else frozenset[str]()
    for place, word in enumerate(reactions(card, "strength")):
        for trait in word.against:
            if trait in his:
                yield Term(word.amount, f"against {trait}", (card.rule,), player, monster, f"{place}:{trait}")


# ---- winning and losing

TIES = (
    "combat.monster-wins-ties",
    "combat.losing-means-running-away",
    "combat.losing-means-help-or-running-away",
)
"""What a card that wins ties is over."""


def claim_the_kill(table: Table, command: ClaimKill) -> Reason | None:
    """The kill may be claimed when the munchkins' total is greater."""
    ours, theirs = munchkins(table), monsters(table)
    return allow(munchkins=ours, monsters=theirs) if ours > theirs else None


def losing(table: Table, command: ClaimKill) -> Reason | None:
    """With the lower total nothing is killed."""
    ours, theirs = munchkins(table), monsters(table)
    return refuse(munchkins=ours, monsters=theirs) if ours < theirs else None


def tied(table: Table, command: ClaimKill) -> Reason | None:
    """A tie is the monster's."""
    ours = munchkins(table)
    return refuse(munchkins=ours, monsters=ours) if ours == monsters(table) else None


def fighter_wins_ties(table: Table, command: ClaimKill) -> Reason | None:
    """A card of the main player's that lets his side win ties."""
    if table.fight is None or munchkins(table) != monsters(table):
        return None
    for copy in table.in_play(table.fight.fighter):
        if has_mark(table, copy, "wins_ties"):
            over = (
                "combat.monster-wins-ties",
                "combat.losing-means-running-away",
                "combat.losing-means-help-or-running-away",
            )
            return allow(table.card(copy).rule, over=over, rank=CARD)
    return None


def already_running(table: Table, command: ClaimKill) -> Reason | None:
    """Once the munchkins run there is nothing to kill."""
    return refuse() if table.fight is not None and table.fight.running else None


# ---- waiting


def wait_for_others(table: Table, command: ClaimKill) -> Iterator[e.Event]:
    """Others are given a reasonable time to speak up before the kill counts."""
    yield e.KillClaimed(munchkins(table), monsters(table))
    yield e.DebtIncurred(Debt("silence", PlayerId(-1), table.new_layer()))


def claim_no_longer_stands(table: Table) -> Iterator[e.Event]:
    """What others play in that time can undo the win."""
    fight = table.fight
    if fight is not None and fight.claimed is not None and fight.claimed != (munchkins(table), monsters(table)):
        yield e.ClaimVoided()


def nobody_speaks(table: Table, command: KeepSilent) -> Reason | None:
    """The time has passed."""
    return allow()


def the_kill_is_final(table: Table, command: KeepSilent) -> Iterator[e.Event]:
    """Every monster in the fight is killed, and the rewards follow."""
    fight = table.fight
    if fight is None:
        return
    yield from (e.DebtSettled(debt) for debt in table.state.owed if debt.what == "silence")
    for monster in tuple(table.foes):
        yield e.MonsterKilled(monster, fight.fighter)
    yield e.FightWon()
    yield e.FightEnded(won=True)


# ---- levels for kills


def levels_on_the_card(table: Table, monster: CopyId) -> Iterator[Term]:
    """A kill is worth a level."""
    yield Term(1, face(table, monster).name, copy=monster)


def big_monsters_give_two(table: Table, monster: CopyId) -> Iterator[Term]:
    """Some big monsters give more than one; their cards say so."""
    card = face(table, monster)
    if card.levels_gained != 1:
        yield Term(card.levels_gained - 1, card.name, (card.rule,), copy=monster)


def killer_goes_up(table: Table, event: e.MonsterKilled) -> Iterator[e.Event]:
    """Whoever kills a monster alone gains its levels."""
    if table.fight is not None and table.fight.helper < 0:
        yield from levels_for(table, event)


def levels_for(table: Table, event: e.MonsterKilled) -> Iterator[e.Event]:
    """The killer gains the levels a monster is worth; the cards that count are cited."""
    worth = table.total("levels", event.copy)
    if worth.amount > 0:
        yield e.LevelsGained(event.by, worth.amount, by_kill=True, because=cards_among(worth.ids))


def cards_among(ids: tuple[RuleId, ...]) -> tuple[RuleId, ...]:
    """The cards among the ids cited."""
    return tuple(id for id in ids if id.startswith("card."))


# ---- discarding


def monsters_discarded(table: Table, event: e.FightEnded) -> Iterator[e.Event]:
    """After a win the monsters are discarded."""
    if event.won:
        yield from (e.CardDiscarded(copy) for copy in tuple(table.state.zones[FOES]))


def enhancers_and_one_shots_discarded(table: Table, event: e.FightEnded) -> Iterator[e.Event]:
    """After a win the monsters go, with their enhancers and the one-shots played."""
    if event.won:
        zones = table.state.zones
        yield from (e.CardDiscarded(copy) for copy in (*zones[FOES], *zones[ON_FOES], *zones[PLAYED]))


# ---- what is barred


def no_dealing_in_a_fight(table: Table, command: Sell | Trade | GiveItems) -> Reason | None:
    """Items are not sold, traded or stolen during a fight."""
    return refuse() if table.is_fighting(command.who) else None


BETTER = ("combat.strength-is-level-plus-modifiers", "combat.total-is-level-plus-item-bonuses")
"""The two ways in which the sheets put what is compared."""

RULES = (
    sum_of("strength", level_and_items, *BETTER),
    sum_of("strength", from_kind("item", "strength"), *BETTER),
    sum_of("munchkins", fighters_strength, *BETTER),
    sum_of("monster", monsters_level, "level.monsters-have-levels"),
    sum_of("monsters", first_monsters_strength, *BETTER),
    sum_of("munchkins", boosts(MUNCHKINS), *BETTER),
    sum_of("monsters", boosts(MONSTERS), *BETTER),
    sum_of("monster", reaction_to_the_fighter, "combat.monster-special-powers-apply"),
    may(ClaimKill, claim_the_kill, "combat.higher-player-total-kills"),
    may(ClaimKill, losing, "combat.losing-means-running-away", "combat.losing-means-help-or-running-away"),
    may(ClaimKill, tied, "combat.monster-wins-ties"),
    do(ClaimKill, wait_for_others, "combat.wait-about-2-6-seconds", "combat.wait-a-reasonable-time"),
    always(claim_no_longer_stands, "combat.hostile-play-possible-at-the-last-moment"),
    may(ClaimKill, already_running, "combat.losing-means-running-away", "combat.losing-means-help-or-running-away"),
    may(KeepSilent, nobody_speaks, "combat.kill-is-final-after-the-wait"),
    do(KeepSilent, the_kill_is_final, "combat.kill-is-final-after-the-wait"),
    sum_of("levels", levels_on_the_card, "combat.kill-gives-one-level"),
    sum_of("levels", big_monsters_give_two, "combat.some-monsters-give-two-levels"),
    then(e.MonsterKilled, killer_goes_up, "combat.kill-gives-one-level"),
    then(e.FightEnded, monsters_discarded, "combat.defeated-monster-cards-discarded"),
    then(
        e.FightEnded,
        enhancers_and_one_shots_discarded,
        "combat.monster-enhancers-and-one-shots-discarded",
        "combat.monster-and-played-cards-discarded",
    ),
)
