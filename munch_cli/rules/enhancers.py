"""Monster enhancers, and the Mate or Evil Twin that shares them.

Sheets: When To Play Cards (Combat in the later ones), Monster Enhancers.
"""

from collections.abc import Iterator

from munch_cli.engine.law import do, may, sum_of
from munch_cli.engine.reasons import Reason, allow, refuse
from munch_cli.engine.sums import Term
from munch_cli.engine.table import Table
from munch_cli.table import events as e
from munch_cli.table.commands import PlayCard
from munch_cli.table.ids import NO_COPY, CopyId
from munch_cli.table.state import FOES

CHANGES = ("enhancers.change-monster-level", "enhancers.change-combat-strength")
PAYS = (
    "enhancers.worse-monster-has-more-treasure",
    "enhancers.usually-add-treasure",
    "enhancers.change-treasure-count",
)
COPIES = ("mate", "evil-twin")
SHARES = ("enhancers.mate-shares-its-monsters", "enhancers.evil-twin-shares-its-monsters")


def enhancement(table: Table, monster: CopyId) -> Iterator[Term]:
    """An enhancer changes the strength of the monster it lies on."""
    for copy in table.enhancers(monster):
        card = table.card(copy)
        yield Term(card.strength, card.name, (card.rule,), copy=copy)


def copy_shares_enhancements(table: Table, monster: CopyId) -> Iterator[Term]:
    """A Mate or Evil Twin has every enhancement of its monster."""
    original = table.state.host.get(monster)
    if original is not None and table.card(monster).kind in COPIES:
        for copy in table.enhancers(original):
            card = table.card(copy)
            yield Term(card.strength, card.name, (card.rule,), copy=copy)


def enhancers_treasure(table: Table, monster: CopyId) -> Iterator[Term]:
    """An enhancer changes the number of Treasures its monster pays."""
    for copy in table.enhancers(monster):
        card = table.card(copy)
        if card.treasures_delta:
            yield Term(card.treasures_delta, card.name, (card.rule,), copy=copy)


def _is_enhancer(table: Table, command: PlayCard) -> bool:
    return table.card(command.card).kind == "monster-enhancer"


def any_player_in_any_combat(table: Table, command: PlayCard) -> Reason | None:
    """Anybody may play an enhancer, in any combat."""
    if not _is_enhancer(table, command):
        return None
    return allow() if _in_a_fight(table) else refuse()


def _in_a_fight(table: Table) -> bool:
    return table.fight is not None and not table.fight.running


def its_player_chooses_the_monster(table: Table, command: PlayCard) -> Reason | None:
    """With several monsters its player says which."""
    if not _is_enhancer(table, command) or len(table.foes) < 2:
        return None
    named = command.on_card != NO_COPY and table.state.place[command.on_card] == FOES
    return allow(monster=command.on_card) if named else refuse()


def enhancing(table: Table, command: PlayCard) -> Iterator[e.Event]:
    """The enhancer is laid on its monster."""
    if _is_enhancer(table, command) and table.foes:
        monster = command.on_card if command.on_card != NO_COPY else table.foes[0]
        yield e.MonsterEnhanced(command.card, monster, command.who)


RULES = (
    sum_of("monster", enhancement, *CHANGES),
    sum_of("monster", copy_shares_enhancements, *SHARES),
    sum_of("treasures", enhancers_treasure, *PAYS),
    may(PlayCard, any_player_in_any_combat, "enhancers.any-player-any-combat"),
    may(PlayCard, its_player_chooses_the_monster, "enhancers.player-chooses-the-monster"),
    do(PlayCard, enhancing, "enhancers.any-player-any-combat"),
)
