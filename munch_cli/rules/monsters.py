"""Monsters: when their cards come into play.

Sheets: When To Play Cards, Monsters; Combat, Monsters.
"""

from collections.abc import Iterator

from munch_cli.effects.deeds import carry_out
from munch_cli.effects.effect_target import Aim
from munch_cli.effects.kinds import in_force
from munch_cli.effects.queries import face, is_main_player, marked, traits
from munch_cli.engine.law import Instead, instead, may, then
from munch_cli.engine.moments import FIGHTER, IN_FIGHT
from munch_cli.engine.reasons import Reason, allow, refuse
from munch_cli.engine.table import Table
from munch_cli.rules.tags import joining
from munch_cli.table import events as e
from munch_cli.table.cards import BRINGING_ANOTHER, Card
from munch_cli.table.commands import PlayCard
from munch_cli.table.ids import NO_COPY, CopyId, PlayerId, RuleId
from munch_cli.table.state import Gone


def door_monster_attacks(table: Table, event: e.DoorTurnedUp) -> Iterator[e.Event]:
    """A monster turned up at the door attacks the player who drew it, at once."""
    if table.card(event.copy).kind == "monster":
        yield e.MonsterMet()
        yield e.FightBegan(event.who, event.copy, "door")


def leaves_alone(table: Table, event: e.FightBegan) -> Instead | None:
    """Some monsters do not attack everybody. Their cards say whom, and what they do instead."""
    card = table.card(event.monster)
    if traits(table, event.fighter).isdisjoint(card.not_against):
        return None
    because = _power(table, card)
    return Instead((e.MonsterWentBy(event.monster, event.fighter, because),), because)


def leaves_the_fight(table: Table, event: e.MonsterJoined) -> Iterator[e.Event]:
    """Nor do they stay in a fight that they joined if they attack no one in it."""
    yield from _parts_in_peace(table, event.copy)


def leaves_the_new_fighter(table: Table, event: e.FightHandedOver) -> Iterator[e.Event]:
    """Nor does it fight a player of that sort who takes over the fight. A Mate leaves before its monster."""
    for monster in tuple(reversed(table.foes)):
        yield from _parts_in_peace(table, monster)


def _parts_in_peace(table: Table, monster: CopyId) -> Iterator[e.Event]:
    """A monster leaves a fight if it attacks no player in it."""
    fight, card = table.fight, face(table, monster)
    if fight is None or not card.not_against:
        return
    if any(traits(table, who).isdisjoint(card.not_against) for who in table.fighters()):
        return
    because = _power(table, card)
    gone = Gone(card.id, 0, because, "denied", fight.fighter)
    yield e.MonsterEliminated(monster, gone, because)
    yield from _in_peace(table, card, fight.fighter, because)


def went_by(table: Table, event: e.MonsterWentBy) -> Iterator[e.Event]:
    """It is discarded, and what its card says happens instead."""
    card = table.card(event.copy)
    yield e.CardDiscarded(event.copy, event.who, event.because)
    yield from _in_peace(table, card, event.who, event.because)


def _in_peace(table: Table, card: Card, who: PlayerId, because: tuple[RuleId, ...]) -> Iterator[e.Event]:
    for deed in card.in_peace:
        for event in carry_out(table, deed, Aim(who, because)):
            yield event if event.because else event._replace(because=because)


def before_the_fight(table: Table, event: e.FightBegan) -> Iterator[e.Event]:
    """What it costs to meet a monster is paid before the fight. A monster that joins later has met no player."""
    card = table.card(event.monster)
    for deed in card.before:
        yield from carry_out(table, deed, Aim(event.fighter, _power(table, card), monster=event.monster))


def nothing_saves(table: Table, event: e.MonsterEscaped) -> Instead | None:
    """From some monsters no player is saved who has lost, by a card either."""
    monster = event.monster
    return Instead((), _power(table, face(table, monster))) if monster in marked(table, "no_rescue") else None


def _power(table: Table, card: Card) -> tuple[RuleId, ...]:
    return (*in_force(table, POWERS), card.rule)


def trouble_or_wandering(table: Table, command: PlayCard) -> Reason | None:
    """A monster in hand is for trouble in one's own turn, or with Wandering Monster for another player's fight."""
    kind = table.card(command.card).kind
    if kind == "monster" and joining(table, command) is None:
        return refuse(needs="wandering")
    if kind == "monster" or command.along == NO_COPY:
        return None
    return allow() if table.fight is not None and not is_main_player(table, command.who) else None


def on_oneself(table: Table, command: PlayCard) -> Reason | None:
    """A player may play a monster on themselves."""
    played = (command.card,) if command.along == NO_COPY else (command.card, command.along)
    brings = any(table.card(copy).kind == "monster" for copy in played)
    return allow() if brings else None


POWERS = "combat.monster-special-powers-apply"

RULES = (
    instead(e.FightBegan, leaves_alone),
    then(e.MonsterJoined, leaves_the_fight),
    then(e.FightHandedOver, leaves_the_new_fighter),
    then(e.MonsterWentBy, went_by),
    then(e.FightBegan, before_the_fight),
    instead(e.MonsterEscaped, nothing_saves),
    then(e.DoorTurnedUp, door_monster_attacks),
    may(PlayCard, trouble_or_wandering, of=("monster", "wandering-monster"), allows=IN_FIGHT & ~FIGHTER),
    may(PlayCard, on_oneself, of=BRINGING_ANOTHER, when=FIGHTER),
)
