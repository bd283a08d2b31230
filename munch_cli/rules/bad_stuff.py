"""Bad Stuff: what a monster does to those it catches.

Sheets: Running Away, the paragraphs on being caught.
"""

from collections.abc import Iterator

from munch_cli.effects.deeds import carry_out
from munch_cli.effects.effect_target import Aim
from munch_cli.effects.kinds import in_force
from munch_cli.effects.queries import face, is_spared
from munch_cli.engine.law import not_yet, then
from munch_cli.engine.table import Table
from munch_cli.rules.combat import FOLLOW_CARDS
from munch_cli.table import events as e
from munch_cli.table.commands import RunAway
from munch_cli.table.ids import NO_COPY
from munch_cli.table.vocabulary import Perish, all_of


def suffered_when_caught(table: Table, event: e.PlayerCaught) -> Iterator[e.Event]:
    """The player who is caught suffers, at once, what the monster's card says."""
    if not _caught_by_others(table, event) and not _caught_partner(table, event):
        yield from _suffered(table, event)


def from_each_that_catches(table: Table, event: e.PlayerCaught) -> Iterator[e.Event]:
    """The player who was caught by one monster suffers from the next that catches them as well."""
    if _caught_by_others(table, event):
        yield from _suffered(table, event, "bad-stuff.every-monster-that-catches-deals-its-own")


def both_may_be_caught(table: Table, event: e.PlayerCaught) -> Iterator[e.Event]:
    """A monster that has caught one of two partners may catch the other."""
    if _caught_partner(table, event) and not _caught_by_others(table, event):
        yield from _suffered(table, event, "bad-stuff.both-partners-may-be-caught")


def _caught_by_others(table: Table, event: e.PlayerCaught) -> bool:
    return any(who == event.who and monster != event.monster for who, monster in table.the_fight.caught)


def _caught_partner(table: Table, event: e.PlayerCaught) -> bool:
    return any(who != event.who and monster == event.monster for who, monster in table.the_fight.caught)


def _suffered(table: Table, event: e.PlayerCaught, *ids: str) -> Iterator[e.Event]:
    card = face(table, event.monster)
    because = (*in_force(table, *ids, *WHEN_CAUGHT), card.rule)
    for deed in card.bad_stuff:
        yield from carry_out(table, deed, Aim(event.who, because, monster=event.monster))


def hurt_all_the_same(table: Table, event: e.PlayerCaught | e.MonsterEscaped) -> Iterator[e.Event]:
    """Some monsters hurt even those who get away; their cards say so."""
    card = face(table, event.monster)
    spared = is_spared(table, event.who, event.monster)
    # where the sheet does not speak of it, the card still does
    ids = in_force(table, HURT) or in_force(table, *FOLLOW_CARDS)
    for deed in card.toll if not spared else ():
        yield from carry_out(table, deed, Aim(event.who, (*ids, card.rule), monster=event.monster))


def deadly_where_nobody_dies(table: Table, command: RunAway) -> bool:
    """A monster from another box may kill where the sheet has no word on death: what then, is not modelled.

    Those that the monster does not follow are not killed by it.
    """
    foes = table.foes if command.monster == NO_COPY else [command.monster]
    cards = [face(table, foe) for foe in foes if not is_spared(table, command.who, foe)]
    if not any(isinstance(deed, Perish) for card in cards for deed in all_of(card.bad_stuff)):
        return False
    return not any(id.startswith("death.") for id in table.law.edition.rules)


HURT = "running-away.some-monsters-hurt-even-on-an-escape"
WHEN_CAUGHT = ("bad-stuff.suffered-when-caught", "bad-stuff.taken-at-once")

RULES = (
    not_yet(RunAway, deadly_where_nobody_dies, "death"),
    then(e.MonsterEscaped, hurt_all_the_same),
    then(e.PlayerCaught, hurt_all_the_same),
    then(e.PlayerCaught, suffered_when_caught),
    then(e.PlayerCaught, from_each_that_catches),
    then(e.PlayerCaught, both_may_be_caught),
)
