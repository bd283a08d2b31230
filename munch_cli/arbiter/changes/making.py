"""Making a small change of a board: the board after it, on its own; the one asked about stays as it is.

Nothing here knows whether a change helps: that is tried in ``smallest``. Like the reader of files, this lays boards
out: nobody plays to come to them, so they need no events of play.
"""

from collections.abc import Callable, Mapping

from munch_cli.engine.chance import Nobody
from munch_cli.engine.run import Batch
from munch_cli.engine.table import Table
from munch_cli.files.rulebook import law_of
from munch_cli.rulebook.book import Edition
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table import state as s
from munch_cli.table.apply import add_copy, apply, move
from munch_cli.table.cards import CHARACTER_KINDS
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CardId, CopyId, PlayerId, RuleId
from munch_cli.table.records import NamedTuple
from munch_cli.table.typed import Literal, cast, words_of

Kind = Literal[
    "turn",
    "phase",
    "no-fight",
    "fight",
    "no-helper",
    "helper",
    "not-running",
    "running",
    "not-claimed",
    "nothing-owed",
    "no-offer",
    "not-declined",
    "unused",
    "not-met",
    "level",
    "alive",
    "sex",
    "is",
    "is-not",
    "holds",
    "has",
    "in-use",
    "carried",
    "with",
    "without",
    "one-foe",
    "tagged",
    "not-won",
    "owner",
    "option",
    "ruling",
    "sheet",
]
KINDS = cast("tuple[Kind, ...]", words_of(Kind))
"""Every kind of change, the one that is said most cheaply first."""


class Change(NamedTuple):
    """One thing that would be otherwise. ``who``, ``copy`` and ``card``: whom and what it is about."""

    kind: Kind
    who: PlayerId = NO_PLAYER
    copy: CopyId = NO_COPY
    card: CardId = CardId("")
    number: int = 0
    word: str = ""


def highest(table: Table) -> int:
    """The highest Level at which the game still goes on."""
    return table.number("winning.goal") - 1


def changed(table: Table, change: Change, editions: Mapping[str, Edition]) -> Table | None:
    """The board with a change made, come to rest; None where it cannot be made, or would bring more than it says."""
    if change.kind == "sheet":
        return _rested(Table(table.state.copy(), law_of(editions[change.word]), table.catalogue))
    new = Table(table.state.copy(), table.law, table.catalogue)
    MAKING[change.kind](new, change)
    new.forget()
    return _rested(new) if change.kind in UNSETTLING else new


UNSETTLING = ("turn", "phase", "no-fight", "nothing-owed", "not-met", "not-won")
"""Changes after which the turn may have to move on before anything can be judged."""


def _rested(table: Table) -> Table | None:
    """The same board once the turn has moved on by itself; None if the board would first have to be put right."""
    batch = Batch(table, Nobody())
    batch.come_to_rest()
    return table if all(isinstance(event, e.PhaseBegan) for event in batch.events) else None


def at_rest(table: Table) -> bool:
    """Whether a board can lie like that: nothing would first have to be put right."""
    return _rested(table.copy()) is not None


# ---- the turn


def _turn(table: Table, change: Change) -> None:
    state = table.state
    state.owed = ()
    if state.turn.phase == "setup":
        state.turn.ready = ()
    apply(state, e.TurnBegan(change.who))


def _phase(table: Table, change: Change) -> None:
    turn = table.state.turn
    turn.phase = change.word  # type: ignore[assignment]
    turn.met_monster = turn.looted = turn.fled = False
    turn.opened = turn.cleared = None
    if change.word != "start":
        turn.due = 0
    table.state.owed = ()


def _not_met(table: Table, change: Change) -> None:
    table.state.turn.met_monster = False
    table.state.turn.phase = "trouble"


def _unused(table: Table, change: Change) -> None:
    table.state.turn.used = ()


def _nothing_owed(table: Table, change: Change) -> None:
    state = table.state
    state.owed = ()
    for copy in state.zones[s.FACE_UP][:]:
        apply(state, e.CardDiscarded(copy))


def _option(table: Table, change: Change) -> None:
    table.state.options = (*table.state.options, change.word)


def _not_won(table: Table, change: Change) -> None:
    """Nobody has won yet: whoever stands at the winning Level stands one below it."""
    state = table.state
    for who in state.winners:
        state.players[who].level = min(state.players[who].level, highest(table))
    state.winners = ()


def _owner(table: Table, change: Change) -> None:
    table.state.owner = change.who


def _ruling(table: Table, change: Change) -> None:
    point, _, reading = change.word.partition(": ")
    table.state.rulings[RuleId(point)] = reading


# ---- the fight


def _no_fight(table: Table, change: Change) -> None:
    state = table.state
    state.combat = None
    state.owed = ()
    for copy in (*state.zones[s.ON_FOES], *state.zones[s.FOES], *state.zones[s.PLAYED]):
        state.host.pop(copy, None)
        move(state, copy, s.discards_of(state.backs[copy]))
    state.turn.used = tuple(use for use in state.turn.used if use.span != "fight")


def _fight(table: Table, change: Change) -> None:
    """A fight with a monster of the box, at this player's own door."""
    state = table.state
    monster = add_copy(state, change.card, s.DOOR, s.DOOR_DISCARDS)
    state.turn.phase = "door"
    state.turn.met_monster = True
    apply(state, e.FightBegan(change.who, monster, "door"))


def _no_helper(table: Table, change: Change) -> None:
    fight = _on(table)
    fight.helper, fight.deal = NO_PLAYER, None


def _helper(table: Table, change: Change) -> None:
    fight = _on(table)
    fight.helper, fight.deal, fight.offer = change.who, s.Deal(), None


def _running(table: Table, change: Change) -> None:
    state, fight = table.state, _on(table)
    fight.running, fight.claimed = True, None
    layer = table.new_layer()
    state.owed = (*_but(table, "silence"), *(d.Run(who, layer) for who in table.fighters()))


def _not_running(table: Table, change: Change) -> None:
    _on(table).running = False
    table.state.owed = _but(table, "run", "die", "respond")


def _not_claimed(table: Table, change: Change) -> None:
    _on(table).claimed = None
    table.state.owed = _but(table, "silence")


def _no_offer(table: Table, change: Change) -> None:
    fight = _on(table)
    fight.offer = None
    table.state.owed = _but(table, "answer")


def _not_declined(table: Table, change: Change) -> None:
    _on(table).declined = ()


def _one_foe(table: Table, change: Change) -> None:
    """The fight without one of its monsters."""
    for copy in (*table.enhancers(change.copy), change.copy):
        apply(table.state, e.CardDiscarded(copy))


def _tagged(table: Table, change: Change) -> None:
    """A monster of the box with the tag is in the fight too."""
    add_copy(table.state, change.card, s.DOOR, s.FOES)


def _on(table: Table) -> s.Combat:
    assert table.state.combat is not None, "a change of a fight, and no fight is on"
    return table.state.combat


def _but(table: Table, *what: str) -> tuple[d.Debt, ...]:
    return tuple(debt for debt in table.state.owed if debt.what not in what)


# ---- people


def _level(table: Table, change: Change) -> None:
    table.state.players[change.who].level = change.number


def _alive(table: Table, change: Change) -> None:
    player = table.state.players[change.who]
    player.dead, player.new = bool(change.number), False


def _sex(table: Table, change: Change) -> None:
    table.state.players[change.who].sex = change.number


def _is(table: Table, change: Change) -> None:
    """Of another race, class or accent: its card lies there in place of those of its kind. A Power comes to others."""
    state, kind = table.state, table.catalogue[change.card].kind
    for copy in table.in_play(change.who)[:]:
        if table.card(copy).kind == kind and kind in CHARACTER_KINDS and kind != "power":
            apply(state, e.CardDiscarded(copy))
    add_copy(state, change.card, s.DOOR, s.seat_zone(change.who, s.IN_PLAY))


def _without(table: Table, change: Change) -> None:
    apply(table.state, e.CardDiscarded(change.copy))


# ---- cards


def _holds(table: Table, change: Change) -> None:
    table.state.host.pop(change.copy, None)
    move(table.state, change.copy, s.seat_zone(change.who, s.HAND))


def _has(table: Table, change: Change) -> None:
    """A card of the box, that lay nowhere, in the hand or before somebody."""
    zone = s.seat_zone(change.who, s.SEAT_ZONE_NAMES.index(change.word))
    add_copy(table.state, change.card, _back(table, change.card), zone)


def _in_use(table: Table, change: Change) -> None:
    move(table.state, change.copy, s.seat_zone(change.who, s.IN_PLAY))


def _carried(table: Table, change: Change) -> None:
    move(table.state, change.copy, s.seat_zone(change.who, s.SIDEWAYS))


def _with(table: Table, change: Change) -> None:
    """A card lies on another."""
    lying = add_copy(table.state, change.card, _back(table, change.card), s.ATTACHED)
    table.state.host[lying] = change.copy


def _back(table: Table, card: CardId) -> int:
    return s.pile_of(table.catalogue[card].deck)


MAKING: dict[str, Callable[[Table, Change], None]] = {
    "turn": _turn,
    "phase": _phase,
    "no-fight": _no_fight,
    "fight": _fight,
    "no-helper": _no_helper,
    "helper": _helper,
    "not-running": _not_running,
    "running": _running,
    "not-claimed": _not_claimed,
    "nothing-owed": _nothing_owed,
    "no-offer": _no_offer,
    "not-declined": _not_declined,
    "unused": _unused,
    "not-met": _not_met,
    "level": _level,
    "alive": _alive,
    "sex": _sex,
    "is": _is,
    "is-not": _without,
    "holds": _holds,
    "has": _has,
    "in-use": _in_use,
    "carried": _carried,
    "with": _with,
    "without": _without,
    "one-foe": _one_foe,
    "tagged": _tagged,
    "not-won": _not_won,
    "owner": _owner,
    "option": _option,
    "ruling": _ruling,
}
"""Kind of change -> what it does to a board; another sheet is another law, not another board."""
