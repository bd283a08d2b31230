"""What words of cards do to a fight as a whole: monsters leave it, others take it over, somebody slips away."""

from collections.abc import Iterator

from munch_cli.effects import grabbing
from munch_cli.effects.aim import Aim
from munch_cli.effects.looking import face, marked, original_of
from munch_cli.engine.law import then
from munch_cli.engine.table import Table
from munch_cli.table import events as e
from munch_cli.table import vocabulary as v
from munch_cli.table.ids import NO_COPY, CopyId, PlayerId, RuleId
from munch_cli.table.state import Debt, Gone

ENHANCERS_STAY = "gap.copy-of-an-eliminated-monster"
SLIPS = ("get away", "roll")
"""What the partner of somebody who slips away may choose."""


def eliminate(table: Table, deed: v.Eliminate, aim: Aim) -> Iterator[e.Event]:
    """One monster leaves the fight, or every one: those that came last first, so that no Mate is left alone."""
    leaving = tuple(reversed(table.foes)) if deed.every else (aim.monster,)
    only = len(table.foes) == 1
    for place, monster in enumerate(leaving):
        if monster == NO_COPY or monster not in table.foes:
            continue
        word = _word(deed, only)
        paid = _pay(table, monster, word) if not deed.pays else deed.pays if place == 0 else 0
        yield e.MonsterEliminated(monster, _gone(table, monster, aim, paid, word), aim.because)


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
    """A monster is killed while the fight goes on: its killer goes up, its Treasure waits for the end."""
    fight = table.fight
    if fight is None or not is_slain(table, deed, aim.monster):
        return
    worth = max(0, table.total("treasures", aim.monster).amount)
    gone = _gone(table, aim.monster, aim, worth, "killed")
    yield e.MonsterKilled(aim.monster, fight.fighter, aim.because)
    yield e.MonsterEliminated(aim.monster, gone, aim.because)


def is_slain(table: Table, deed: v.Slay, monster: CopyId) -> bool:
    """Whether the monster is one that the word kills."""
    return monster in table.foes and face(table, monster).name in deed.named


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


# ---- slipping away


def slip_away(table: Table, deed: v.SlipAway, aim: Aim) -> Iterator[e.Event]:
    """Whoever is meant gets away from every monster that lets anybody go; his partner is asked."""
    fight = table.fight
    if fight is None:
        return
    if not fight.running:
        if fight.claimed is not None:
            yield e.ClaimVoided(aim.because)
        yield e.FightLost(aim.because)
    for fighter in table.fighters():
        if fighter == aim.who and aim.rival in (-1, aim.who):
            yield from _gets_away(table, fighter, aim.because)
        elif (deed.partner and aim.rival < 0) or fighter == aim.rival:
            yield e.DebtIncurred(Debt("choose", fighter, table.new_layer(), aim.because, words=SLIPS), aim.because)


def _gets_away(table: Table, who: PlayerId, because: e.Because) -> Iterator[e.Event]:
    fight = table.fight
    if fight is None:
        return
    met = (*fight.escaped, *fight.caught)
    left = [foe for foe in table.foes if (who, foe) not in met and foe not in marked(table, "no_escape")]
    yield from (e.MonsterEscaped(who, foe, because=because) for foe in left)


def slips_or_rolls(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """The partner has chosen."""
    if event.debt.words == SLIPS and event.word == SLIPS[0]:
        yield from _gets_away(table, event.debt.who, event.debt.because)


FIGHTING: dict[type[v.Deed], object] = {
    v.Eliminate: eliminate,
    v.Slay: slay,
    v.ReplaceMonster: replace_monster,
    v.ClearRoom: clear_room,
    v.HandOver: hand_over,
    v.DoubleStrength: double_strength,
    v.SlipAway: slip_away,
    v.GrabItem: grabbing.grab_item,
}
"""Word -> what it does to a fight."""

ROWS = (then(e.ChoiceMade, slips_or_rolls), *grabbing.ROWS)
"""What follows from what a partner chose."""
