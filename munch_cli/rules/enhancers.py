"""Monster enhancers, and the Mate or Evil Twin that shares them.

Sheets: When To Play Cards (Combat in the later ones), Monster Enhancers.
"""

from collections.abc import Iterator, Sequence

from munch_cli.effects.queries import enhanced_by, face, is_on_the_run, original_of
from munch_cli.engine.law import do, may, strike, sum_of
from munch_cli.engine.moments import FIGHT_OPEN, IN_FIGHT
from munch_cli.engine.reasons import Reason, Term, allow, refuse
from munch_cli.engine.table import Table
from munch_cli.table import events as e
from munch_cli.table.cards import ON_MONSTERS, Card
from munch_cli.table.commands import PlayCard
from munch_cli.table.ids import A_CHARACTER, NO_COPY, CopyId, RuleId

# ---- what they change


def enhancement(table: Table, monster: CopyId) -> Iterator[Term]:
    """An enhancer changes the strength of the monster it lies on."""
    yield from (term for term in strengths(table, table.enhancers(monster)[:1]) if term.amount >= 0)


def reduction(table: Table, monster: CopyId) -> Iterator[Term]:
    """An enhancer may weaken its monster."""
    yield from (term for term in strengths(table, table.enhancers(monster)[:1], WEAKEN) if term.amount < 0)


def all_add_up(table: Table, monster: CopyId) -> Iterator[Term]:
    """Every further enhancer on the same monster adds to the first."""
    yield from strengths(table, table.enhancers(monster)[1:], ADD_UP)


def copy_shares_strength(table: Table, monster: CopyId) -> Iterator[Term]:
    """A Mate or Evil Twin has every enhancement of its monster."""
    yield from strengths(table, _originals(table, monster), *SHARES)


def copy_shares_by_its_card(table: Table, monster: CopyId) -> Iterator[Term]:
    """If the sheet knows no such card, a Mate or Evil Twin of another box has the enhancers its card says."""
    if not any(map(table.in_force, SHARES)):
        yield from strengths(table, _originals(table, monster), table.card(monster).rule)


def original_shares_strength(table: Table, monster: CopyId) -> Iterator[Term]:
    """Whether a monster has what is laid on its Mate or Evil Twin alone is left open."""
    yield from strengths(table, _doubles(table, monster), ON_THE_COPY)


def strengths(table: Table, copies: Sequence[CopyId], *ids: str) -> Iterator[Term]:
    """What enhancers give as strength."""
    for copy in copies:
        card = table.card(copy)
        yield Term(card.strength, card.name, (*map(RuleId, (*ids, *CHANGES)), card.rule), copy=copy)


def no_lower_than_one(table: Table, monster: CopyId) -> Iterator[Term]:
    """An enhancer may say that it does not bring its monster below Level 1. Others may have done so already."""
    changes = [(card, card.strength) for card in _enhancers(table, monster)]
    yield from _given_back(monster, changes, face(table, monster).level)


def no_fewer_than_one(table: Table, monster: CopyId) -> Iterator[Term]:
    """It may also say that it does not make its monster pay less than one Treasure."""
    changes = [(card, card.treasures_delta) for card in _enhancers(table, monster)]
    yield from _given_back(monster, changes, face(table, monster).treasures)


def _enhancers(table: Table, monster: CopyId) -> list[Card]:
    return [table.card(copy) for copy in enhanced_by(table, monster)]


def _given_back(monster: CopyId, changes: Sequence[tuple[Card, int]], printed: int) -> Iterator[Term]:
    """What enhancers that bring nothing below 1 took too much: no more than all that they took."""
    amount = printed + sum(change for _, change in changes)
    for card, change in changes:
        back = min(1 - amount, -change)
        if "least_one" in card.marks and back > 0:
            yield Term(back, card.name, (card.rule,), copy=monster, key="least")
            amount += back


def lowest_level(table: Table, monster: CopyId) -> Iterator[Term]:
    """Whether a monster's Level may fall below 1 is left open. It is asked only if one does in spite of its cards."""
    changes = [(card, card.strength) for card in _enhancers(table, monster)]
    printed = face(table, monster).level
    back = sum(term.amount for term in _given_back(monster, changes, printed))
    level = printed + sum(change for _, change in changes) + back
    if level >= 1:
        return
    if table.reading(LOWEST) == "at-least-1":
        yield Term(1 - level, "no Level below 1", (LOWEST,), copy=monster)


def enhancers_treasure(table: Table, monster: CopyId) -> Iterator[Term]:
    """An enhancer changes the number of Treasures its monster pays."""
    yield from treasures(table, table.enhancers(monster))


def copy_shares_treasure(table: Table, monster: CopyId) -> Iterator[Term]:
    """A Mate or Evil Twin pays for every enhancement of its monster as well."""
    yield from treasures(table, _originals(table, monster))


def copy_pays_by_its_card(table: Table, monster: CopyId) -> Iterator[Term]:
    """Where the sheet knows no such card, it pays for them as well."""
    if not any(map(table.in_force, SHARES)):
        yield from treasures(table, _originals(table, monster))


def original_shares_treasure(table: Table, monster: CopyId) -> Iterator[Term]:
    """A monster pays for what is laid on its Mate or Evil Twin, if it has it."""
    yield from treasures(table, _doubles(table, monster))


def treasures(table: Table, copies: Sequence[CopyId]) -> Iterator[Term]:
    """What enhancers add to the Treasures."""
    for copy in copies:
        card = table.card(copy)
        if card.treasures_delta:
            yield Term(card.treasures_delta, card.name, (card.rule,), copy=copy)


def copy_pays_nothing(table: Table, monster: CopyId, terms: Sequence[Term]) -> Iterator[int]:
    """Whether a Mate or Evil Twin pays Treasure of its own is left open."""
    if original_of(table, monster) != NO_COPY and table.reading("gap.copy-pays-treasure") == "pays-nothing":
        yield from range(len(terms))


def _originals(table: Table, monster: CopyId) -> list[CopyId]:
    """The enhancers that a Mate or Evil Twin has from its monster."""
    own = table.enhancers(monster)
    return [copy for copy in enhanced_by(table, monster) if copy not in own]


def _doubles(table: Table, monster: CopyId) -> list[CopyId]:
    """The enhancers on a monster's Mate or Evil Twin, if it shares them. It is asked only if there are any."""
    laid = [copy for foe in table.foes if original_of(table, foe) == monster for copy in table.enhancers(foe)]
    return laid if laid and table.reading(ON_THE_COPY) == "both" else []


# ---- playing them


def is_enhancer(table: Table, command: PlayCard) -> bool:
    """Return True if a card is laid on a monster: an enhancer, or one that doubles it."""
    return table.card(command.card).kind in ON_MONSTERS


def any_player_in_any_combat(table: Table, command: PlayCard) -> Reason | None:
    """Any player may play an enhancer, in any combat."""
    if is_on_the_run(table):
        return None
    return allow() if table.fight is not None else refuse(needs="fight")


def counts_among_them(table: Table, command: PlayCard) -> Reason | None:
    """Wandering Monster and Mate may be played in any combat, as enhancers may."""
    if (table.card(command.card).kind != "mate" and command.along == NO_COPY) or is_on_the_run(table):
        return None
    return allow() if table.fight is not None else refuse(needs="fight")


def its_player_chooses_the_monster(table: Table, command: PlayCard) -> Reason | None:
    """With several monsters its player says which. A Mate shares its monster's, so there is no choice between them."""
    shared = table.in_force("enhancers.mate-shares-its-monsters")
    different = [foe for foe in table.foes if not shared or table.card(foe).kind != "mate"]
    if len(different) < 2:
        return None
    named = command.on_card in table.foes
    return allow(monster=command.on_card) if named else refuse(needs="which monster")


def enhancing(table: Table, command: PlayCard) -> Iterator[e.Event]:
    """The enhancer is laid on its monster. A card that doubles the monster joins the fight beside it."""
    if not table.foes:
        return
    monster = command.on_card if command.on_card in table.foes else table.foes[0]
    if table.card(command.card).kind == "monster-enhancer":
        yield e.MonsterEnhanced(command.card, monster, command.who)
    else:
        yield e.MonsterJoined(command.card, command.who, monster, how="mate")


CHANGES = ("enhancers.change-monster-level", "enhancers.change-combat-strength")
WEAKEN = "enhancers.may-weaken-a-monster"
ADD_UP = "enhancers.all-on-one-monster-add-up"
SHARES = ("enhancers.mate-shares-its-monsters", "enhancers.evil-twin-shares-its-monsters")
ON_THE_COPY = "gap.enhancer-on-the-copy"
LOWEST = RuleId("gap.monsters-level-below-1")

RULES = (
    sum_of("monster", enhancement, reads=A_CHARACTER),
    sum_of("monster", reduction, reads=A_CHARACTER),
    sum_of("monster", all_add_up, reads=A_CHARACTER),
    sum_of("monster", copy_shares_strength, reads=A_CHARACTER),
    sum_of("monster", copy_shares_by_its_card, reads=A_CHARACTER),
    sum_of("monster", original_shares_strength, reads=A_CHARACTER),
    sum_of("monster", no_lower_than_one, reads=A_CHARACTER),
    sum_of("monster", lowest_level, reads=A_CHARACTER),
    sum_of("treasures", enhancers_treasure, reads=A_CHARACTER),
    sum_of("treasures", no_fewer_than_one, reads=A_CHARACTER),
    sum_of("treasures", copy_shares_treasure, reads=A_CHARACTER),
    sum_of("treasures", copy_pays_by_its_card, reads=A_CHARACTER),
    sum_of("treasures", original_shares_treasure, reads=A_CHARACTER),
    strike("treasures", copy_pays_nothing, reads=A_CHARACTER),
    may(PlayCard, any_player_in_any_combat, of=ON_MONSTERS, allows=FIGHT_OPEN, shuts=~IN_FIGHT),
    may(PlayCard, counts_among_them, of=("wandering-monster", "mate"), allows=FIGHT_OPEN),
    may(PlayCard, its_player_chooses_the_monster, of=ON_MONSTERS, when=IN_FIGHT),
    do(PlayCard, enhancing, of=ON_MONSTERS),
)
