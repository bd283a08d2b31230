"""What words of cards do to a fight as a whole: monsters leave it, others take it over."""

from collections.abc import Iterator

from munch_cli.effects import grabbing, slipping
from munch_cli.effects.aim import Aim
from munch_cli.effects.looking import enhanced_by, face, original_of
from munch_cli.engine.table import Table
from munch_cli.table import events as e
from munch_cli.table import vocabulary as v
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId, RuleId
from munch_cli.table.state import Gone

ENHANCERS_STAY = "gap.copy-of-an-eliminated-monster"


def eliminate(table: Table, deed: v.Eliminate, aim: Aim) -> Iterator[e.Event]:
    """One monster leaves the fight, or every one: those that came last first, so that no Mate is left alone."""
    leaving = tuple(reversed(table.foes)) if deed.every else (aim.monster,)
    only = _is_the_only_one(table)
    for place, monster in enumerate(leaving):
        if monster == NO_COPY or monster not in table.foes:
            continue
        word = _word(deed, only)
        paid = _pay(table, monster, word) if not deed.pays else deed.pays if place == 0 else 0
        yield e.MonsterEliminated(monster, _gone(table, monster, aim, paid, word), aim.because)


def _is_the_only_one(table: Table) -> bool:
    """Whether there is one monster in the fight, and nobody has got away from another."""
    away = () if table.fight is None else table.fight.escaped
    return len(table.foes) == 1 and all(monster in table.foes for _, monster in away)


def _pay(table: Table, monster: CopyId, word: str) -> int:
    """What a monster is worth; of a Mate or Evil Twin it is not asked whether it pays where the card denies it all."""
    if word == "denied" and original_of(table, monster) != NO_COPY:
        return 0
    return max(0, table.total("treasures", monster).amount)


def _word(deed: v.Eliminate, only: bool) -> str:
    if deed.denied or (deed.if_only and not only):
        return "denied"
    return "taken" if deed.treasure or deed.pays or deed.if_only else ""


def _gone(table: Table, monster: CopyId, aim: Aim, worth: int, word: str) -> Gone:
    return Gone(face(table, monster).id, worth, aim.because, word, aim.who)


def slay(table: Table, deed: v.Slay, aim: Aim) -> Iterator[e.Event]:
    """A monster is killed while the fight goes on: what it gives, levels and Treasure, waits until the fight is won."""
    if table.fight is None or not is_slain(table, deed, aim):
        return
    worth = max(0, table.total("treasures", aim.monster).amount)
    gone = _gone(table, aim.monster, aim, worth, "killed")._replace(levels=_levels(table, aim.monster))
    yield e.MonsterEliminated(aim.monster, gone, aim.because)


def _levels(table: Table, monster: CopyId) -> int:
    """What a monster gives for its kill; what the way of winning adds is not known while others are still fought."""
    own = (monster, *enhanced_by(table, monster))
    terms = table.total("levels", monster).terms
    return sum(term.amount for term in terms if len(table.foes) == 1 or term.copy in own)


def is_slain(table: Table, deed: v.Slay, aim: Aim) -> bool:
    """Whether the monster is one that the word kills; played on a player, a card only counts for their side."""
    meant = aim.monster in table.foes and aim.rival == NO_PLAYER
    return meant and face(table, aim.monster).name in deed.named


def kept_by_its_double(table: Table, monster: CopyId, by: PlayerId) -> Iterator[e.Event]:
    """Whether the Mate or Evil Twin of a monster that leaves the fight keeps its enhancers is left open."""
    doubles = [foe for foe in table.foes if original_of(table, foe) == monster]
    if doubles and table.enhancers(monster) and table.reading(ENHANCERS_STAY) == "copy-keeps-them":
        for copy in table.enhancers(monster):
            yield e.MonsterEnhanced(copy, doubles[0], by, (RuleId(ENHANCERS_STAY),))


def replace_monster(table: Table, deed: v.ReplaceMonster, aim: Aim) -> Iterator[e.Event]:
    """The new monster is there before the old one goes, so that the fight goes on."""
    yield e.MonsterJoined(aim.along, aim.who, because=aim.because, how="replacing")
    yield from kept_by_its_double(table, aim.monster, aim.who)
    yield e.CardDiscarded(aim.monster, because=aim.because)


def clear_room(table: Table, deed: v.ClearRoom, aim: Aim) -> Iterator[e.Event]:
    """The room may be looted after all."""
    yield e.RoomCleared(aim.because)


def hand_over(table: Table, deed: v.HandOver, aim: Aim) -> Iterator[e.Event]:
    """Somebody else fights from now on; whatever was claimed, offered or agreed on is void."""
    fight = table.fight
    if fight is None:
        return
    if fight.claimed is not None:
        yield e.ClaimVoided(aim.because)
    yield from (e.DebtSettled(debt) for debt in table.state.owed if debt.what == "answer")
    yield e.FightHandedOver(fight.fighter, aim.rival, aim.because)
    if aim.rival != table.state.turn.player:
        yield e.RoomCleared(aim.because)


def double_strength(table: Table, deed: v.DoubleStrength, aim: Aim) -> Iterator[e.Event]:
    """Nothing happens at once: the card counts while it lies in the fight."""
    return iter(())


FIGHTING: dict[type[v.Deed], object] = {
    v.Eliminate: eliminate,
    v.Slay: slay,
    v.ReplaceMonster: replace_monster,
    v.ClearRoom: clear_room,
    v.HandOver: hand_over,
    v.DoubleStrength: double_strength,
    v.SlipAway: slipping.slip_away,
    v.GrabItem: grabbing.grab_item,
}
"""Word -> what it does to a fight."""

ROWS = (*slipping.ROWS, *grabbing.ROWS)
"""What follows from choices that words of cards ask for in a fight."""
