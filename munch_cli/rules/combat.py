"""Combat: what the two sides come to, when a monster is killed, and what becomes of the cards.

Sheets: Combat, in the order of its paragraphs. How it ends stands in ``combat_end``.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from munch_cli.effects.abilities import ability_named, judged, source_card, used
from munch_cli.effects.kinds import fixed_to, from_kind, reactions
from munch_cli.effects.losses import gives_up_a_big_item
from munch_cli.effects.queries import (
    face,
    held_against,
    held_against_nobody,
    is_main_player,
    items_carried,
    marked,
    monsters,
    munchkins,
    traits,
)
from munch_cli.engine.law import bar, do, may, shut, strike, sum_of
from munch_cli.engine.moments import CLAIMED, FIGHT_OPEN, FIGHTER, FIGHTING, IN_FIGHT
from munch_cli.engine.reasons import CARD, Reason, Term, allow, refuse, silent
from munch_cli.engine.table import Table
from munch_cli.table import events as e
from munch_cli.table.commands import ClaimKill, GiveItems, Sell, Trade, UseAbility
from munch_cli.table.ids import A_CHARACTER, NO_PLAYER, CopyId, PlayerId, RuleId
from munch_cli.table.state import MONSTERS, MUNCHKINS, Combat

# ---- par. 1: what is compared


def level_and_items(table: Table, player: PlayerId) -> Iterator[Term]:
    """Level, and the bonus of every Item carried (what does not help is struck elsewhere)."""
    yield Term(table.state.players[player].level, "Level", who=player, key=LEVEL)
    for copy in items_carried(table, player):
        card = table.card(copy)
        if card.bonus and card.kind != "one-shot":
            yield Term(card.bonus, card.name, (card.rule,), player, copy)
        for fixed in fixed_to(table, player, copy):
            if fixed.bonus:
                yield Term(fixed.bonus, fixed.name, (fixed.rule,), player, copy)


def fighters_strength(table: Table, subject: int) -> Iterator[Term]:
    """The main player's strength counts for their side."""
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
    """A sum rule: what abilities used in the fight gave a side. What they gave a fighter leaves with that fighter."""

    def given(table: Table, subject: int) -> Iterator[Term]:
        for boost in table.fight.boosts if table.fight is not None else ():
            if boost.side == side and (boost.of == NO_PLAYER or table.is_fighting(boost.of)):
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
    spared = held_against_nobody(table, player) if card.gives else frozenset[str]()
    for place, word in enumerate(reactions(card, "strength")):
        for trait in word.against:
            if trait in his and not (word.amount > 0 and trait in spared):
                yield Term(word.amount, f"against {trait}", (card.rule,), player, monster, f"{place}:{trait}")


def weighs_on_the_fighter(table: Table, player: PlayerId) -> Iterator[Term]:
    """What a monster's card takes from a fighter or gives them for what they are."""
    for monster in table.foes if table.is_fighting(player) else ():
        card = face(table, monster)
        for word in card.gives:
            if not word.on_them or word.what != "strength":
                continue
            his = held_against(table, player) if word.amount < 0 else traits(table, player)
            if not his.isdisjoint(word.against):
                yield Term(word.amount, card.name, (card.rule,), player, monster)


def level_alone_or_not_at_all(table: Table, subject: int, terms: Sequence[Term]) -> Iterator[int]:
    """Against some monsters only Level counts, against others it does not. Beside another monster that may be open."""
    if len(table.foes) > 1 and table.in_force(WHOLE_FIGHT):
        return
    places = tuple(level_struck(table, terms))
    if len(table.foes) == 1 or (places and table.reading(AMONG_SEVERAL) != "only-alone"):
        yield from places


def level_struck(table: Table, terms: Sequence[Term]) -> Iterator[int]:
    """The places of terms that a monster's card keeps from counting: all but Level, or Level."""
    alone, without = marked(table, "level_only"), marked(table, "no_level")
    for place, term in enumerate(terms) if alone or without else ():
        if (alone and not is_level(term)) or (without and is_level(term)):
            yield place


def is_level(term: Term) -> bool:
    """Return True if a term is a fighter's Level, not something else called a level."""
    return term.key == LEVEL


def what_a_monster_lets_one_do(table: Table, command: UseAbility) -> Reason | None:
    """What a monster's card lets the main player do, they may do."""
    return judged(table, command, "monster")


def doing_it(table: Table, command: UseAbility) -> Iterator[e.Event]:
    """It does what the monster's card says."""
    if is_main_player(table, command.who):
        yield from used(table, command, "monster")


def others_abilities(table: Table, command: UseAbility) -> Reason | None:
    """Any player may use the abilities of their Class and Race to help or to harm the fighter."""
    card = source_card(table, command)
    if card is None or card.kind not in ("race", "class"):
        return None
    if command.on_player != NO_PLAYER and not table.is_fighting(command.on_player):
        return None
    return allow(card.rule) if ability_named(table, command) is not None else None


# ---- winning and losing


def claim_the_kill(table: Table, command: ClaimKill) -> Reason | None:
    """The kill may be claimed when the munchkins' total is greater."""
    ours, theirs = munchkins(table), monsters(table)
    return allow(munchkins=ours, monsters=theirs) if ours > theirs else None


def has_run(fight: Combat) -> bool:
    """Return True if the main player has met a monster on the run. What their helper met there does not count."""
    return any(who == fight.fighter for who, _ in fight.met)


def losing(table: Table, command: ClaimKill) -> Reason | None:
    """With the lower total nothing is killed. Once the munchkins run, there is nothing to kill."""
    fight = table.the_fight
    if has_run(fight):
        return None
    ours, theirs = munchkins(table), monsters(table)
    return refuse(munchkins=ours, monsters=theirs) if ours < theirs or fight.running else None


def tied(table: Table, command: ClaimKill) -> Reason | None:
    """A tie is the monster's."""
    ours = munchkins(table)
    if has_run(table.the_fight):
        return None
    return refuse(munchkins=ours, monsters=ours) if ours == monsters(table) else None


def card_wins_ties(table: Table, subject: int) -> Iterator[Term]:
    """A card of the main player's may let their side win ties."""
    if table.fight is not None:
        yield from winning_ties(table, table.fight.fighter)


def winning_ties(table: Table, player: PlayerId) -> Iterator[Term]:
    """What lies in front of a player and lets their side win ties."""
    for copy in table.in_play(player):
        if "wins_ties" in table.card(copy).marks:
            yield Term(1, table.card(copy).name, (table.card(copy).rule,), copy=copy)


def tie_won_by_a_card(table: Table, command: ClaimKill) -> Reason | None:
    """A tie is won if a card of the main player says so, unless the fight has been given up for lost."""
    ours = munchkins(table)
    if ours != monsters(table):
        return None
    terms = tuple(winning_ties(table, command.who))
    return allow(*won_by(terms), over=TIES, rank=CARD, **tie_facts(ours, terms)) if terms else None


def won_by(terms: Iterable[Term]) -> tuple[RuleId, ...]:
    """Return the cards that win ties."""
    return tuple(id for term in terms for id in term.because)


def tie_facts(points: int, terms: Iterable[Term]) -> dict[str, int | tuple[int, ...]]:
    """Return the facts that decide a tie that cards win: both sums, and the copies of these cards."""
    return {"munchkins": points, "monsters": points, "ties": tuple(term.copy for term in terms)}


LEVEL = "level"
"""The key of what a Level adds."""
TIES = ("combat.monster-wins-ties", "combat.losing-means-running-away", "combat.losing-means-help-or-running-away")
FOLLOW_CARDS = ("precedence.card-usually-overrides-sheet", "precedence.cards-always-override-rules")
ON_THE_RUN = "gap.combat-cards-on-the-run"
AMONG_SEVERAL = "gap.level-only-among-several"
WHOLE_FIGHT = "multiple-monsters.special-ability-covers-the-whole-fight"


# ---- what is barred meanwhile


def nothing_sold(table: Table, command: Sell) -> Reason | None:
    """The main player sells nothing during their fight."""
    return refuse(fighter=command.who)


def nothing_traded(table: Table, command: Trade) -> Reason | None:
    """Nor do they trade, even if another player proposes it."""
    barred = next((player for player in (command.who, command.to) if is_main_player(table, player)), None)
    return None if barred is None else refuse(fighter=barred)


def is_over_but_for_the_wait(table: Table) -> bool:
    """Return True if the kill is claimed and only the waiting time is to pass."""
    return table.fight is not None and table.fight.claimed is not None


def dealing_in_the_wait(table: Table, command: Sell | Trade | GiveItems) -> Reason | None:
    """Whether the waiting time is part of the combat is left open."""
    if not any(table.is_fighting(player) for player in _who(command)):
        return None
    if isinstance(command, GiveItems) and gives_up_a_big_item(table, command.who):
        return None
    return silent(WAITING, allows=table.leaning(WAITING) == "no-longer-combat")


def _who(command: Sell | Trade | GiveItems) -> tuple[PlayerId, ...]:
    return (command.who,) if isinstance(command, Sell) else (command.who, command.to)


WAITING = "gap.wait-and-flight-are-combat"


RULES = (
    sum_of("strength", level_and_items, reads=A_CHARACTER),
    *(sum_of("strength", from_kind(kind, "strength"), reads=A_CHARACTER) for kind in ("item", "ship")),
    sum_of("munchkins", fighters_strength, reads=A_CHARACTER),
    sum_of("monster", monsters_level, reads=A_CHARACTER),
    sum_of("monsters", first_monsters_strength, reads=A_CHARACTER),
    sum_of("munchkins", boosts(MUNCHKINS), reads=A_CHARACTER),
    sum_of("monsters", boosts(MONSTERS), reads=A_CHARACTER),
    sum_of("monster", reaction_to_the_fighter, reads=A_CHARACTER),
    sum_of("strength", weighs_on_the_fighter, reads=A_CHARACTER),
    strike("munchkins", level_alone_or_not_at_all, reads=A_CHARACTER),
    may(UseAbility, what_a_monster_lets_one_do, of=("monster",), when=FIGHTER),
    do(UseAbility, doing_it, of=("monster",)),
    may(UseAbility, others_abilities, of=("race", "class"), when=IN_FIGHT),
    may(ClaimKill, claim_the_kill, when=IN_FIGHT),
    bar(ClaimKill, losing, when=IN_FIGHT),
    bar(ClaimKill, tied, when=IN_FIGHT),
    sum_of("wins_ties", card_wins_ties, reads=A_CHARACTER),
    may(ClaimKill, tie_won_by_a_card, over=TIES, when=FIGHT_OPEN),
    shut(Sell, nothing_sold, at=FIGHT_OPEN & ~CLAIMED & FIGHTER),
    bar(Trade, nothing_traded, when=FIGHT_OPEN & ~CLAIMED, shuts=FIGHT_OPEN & ~CLAIMED & FIGHTER),
    may(Sell, dealing_in_the_wait, when=CLAIMED & FIGHTING),
    may(Trade, dealing_in_the_wait, when=CLAIMED),
    may(GiveItems, dealing_in_the_wait, when=CLAIMED),
)
