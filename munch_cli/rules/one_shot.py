"""One-shots: cards used once, in a fight or outside it, for either side.

Sheets: Combat; When To Play Cards; "One-Shot" Treasures.
"""

from collections.abc import Callable, Iterator

from munch_cli.effects.card_moments import FAILED_RUNS, is_the_moment, roll_to_escape
from munch_cli.effects.deeds import carry_out, is_slain
from munch_cli.effects.effect_target import Aim
from munch_cli.effects.kinds import holds, in_force
from munch_cli.effects.queries import is_on_the_run, suits, unfit
from munch_cli.engine.law import bar, do, may, sum_of, then
from munch_cli.engine.moments import FIGHT_OPEN, FIGHTING, OWN_TURN
from munch_cli.engine.reasons import Reason, Term, allow, refuse, silent
from munch_cli.engine.table import Table
from munch_cli.rules.combat import level_struck
from munch_cli.rules.moments import aimed
from munch_cli.rules.monsters import POWERS
from munch_cli.table import events as e
from munch_cli.table.cards import is_for_fights_alone
from munch_cli.table.commands import PlayCard, Sell
from munch_cli.table.ids import A_CHARACTER, NO_COPY, NO_PLAYER, CopyId, PlayerId
from munch_cli.table.state import FOES, MONSTERS, MUNCHKINS, PLAYED
from munch_cli.table.vocabulary import (
    CancelCurse,
    CompelHelp,
    DoubleStrength,
    Eliminate,
    Gives,
    GrabItem,
    HandOver,
    Slay,
    SlipAway,
    StealItem,
    StealLevel,
)

OF_ITS_PLAYER = (Eliminate, Slay, HandOver, SlipAway, CancelCurse, CompelHelp, GrabItem, StealItem, StealLevel)
"""Words whose user is the player who plays the card, whomever they name."""

# ---- what a play is


def is_one_shot(table: Table, command: PlayCard) -> bool:
    """Return True if a one-shot is used, and not merely laid in front of its player."""
    card = table.card(command.card)
    aimed = command.on_player != NO_PLAYER or command.on_card != NO_COPY
    if is_the_moment(table, command.who, card):
        return True
    lies = command.card in (*table.in_play(command.who), *table.sideways(command.who))
    return aimed or lies or _fight_on(table) or "outside_combat" in card.marks


def strengthens(table: Table, copy: CopyId) -> bool:
    """Return True if a one-shot gives strength to a side."""
    return table.card(copy).bonus != 0 or bool(_for_some(table, copy))


def _for_some(table: Table, copy: CopyId) -> tuple[Gives, ...]:
    """What a one-shot gives for each fighter of some kind."""
    return tuple(word for word in table.card(copy).gives if word.what == "strength")


def side_of(table: Table, command: PlayCard) -> int | None:
    """The side a one-shot is played for, if any. If a fighter names none, their own."""
    if command.on_card != NO_COPY:
        return MONSTERS if table.state.place[command.on_card] == FOES else None
    player = command.who if command.on_player == NO_PLAYER else command.on_player
    return MUNCHKINS if table.is_fighting(player) else None


def _fight_on(table: Table) -> bool:
    return table.fight is not None and not table.fight.running


# ---- when


def in_any_combat(table: Table, command: PlayCard) -> Reason | None:
    """A one-shot may be played during any combat, from hand or table."""
    if not is_one_shot(table, command) or table.card(command.card).when:
        return None
    if _fight_on(table):
        return (
            allow() if _helps_somebody(table, command) or not strengthens(table, command.card) else refuse(needs="side")
        )
    return None if "outside_combat" in table.card(command.card).marks or is_on_the_run(table) else refuse(needs="fight")


def used_on_the_run(table: Table, command: PlayCard) -> bool:
    """Return True if a one-shot that is for a fight would be used while they run."""
    return is_on_the_run(table) and is_for_fights_alone(table.card(command.card)) and is_one_shot(table, command)


def _helps_somebody(table: Table, command: PlayCard) -> bool:
    """Return True if the side it is played for gains by it: what is for some fighters only is played for them."""
    words, side = _for_some(table, command.card), side_of(table, command)
    if not words:
        return side is not None
    return side == MUNCHKINS and any(holds(table, who, word) for who in table.fighters() for word in words)


def outside_combat(table: Table, command: PlayCard) -> Reason | None:
    """Some one-shots may be used outside combat too. Their cards say so."""
    card = table.card(command.card)
    return allow(card.rule) if "outside_combat" in card.marks else None


def not_used_by_the_unsuited(table: Table, command: PlayCard) -> Reason | None:
    """A restricted one-shot, too, is used by nobody who is not of that kind."""
    card = table.card(command.card)
    if suits(table, command.who, card) or not is_one_shot(table, command):
        return None
    return refuse(card.rule)._replace(facts=unfit(table, command.who, card))


def not_meant_for_combat(table: Table, command: PlayCard) -> Reason | None:
    """Whether a one-shot that is not meant for combat may be played in one is left open."""
    if strengthens(table, command.card) or "outside_combat" not in table.card(command.card).marks:
        return None
    return silent(NOT_MEANT, allows=table.leaning(NOT_MEANT) == "allowed")


def may_be_sold(table: Table, command: Sell) -> Reason | None:
    """A one-shot with a value in gold may be sold as any Item may."""
    cards = [table.card(copy) for copy in command.items]
    return allow() if any(card.kind == "one-shot" and card.value for card in cards) else None


# ---- what it does


def playing_it(table: Table, command: PlayCard) -> Iterator[e.Event]:
    """In a fight it lies there until the end. What its card says is done."""
    if not is_one_shot(table, command):
        return
    card = table.card(command.card)
    target = _target(table, command)
    if any(isinstance(deed, Slay) and is_slain(table, deed, aimed(table, command)) for deed in card.do):
        yield e.CardDiscarded(command.card, command.who, in_force(table, RESOLVED, ONCE))
    elif _fight_on(table) or used_on_the_run(table, command):
        yield e.CardPlayedIn(command.card, command.who, side_of(table, command) or MUNCHKINS)
    elif card.when:
        yield e.CardDiscarded(command.card, command.who, in_force(table, RESOLVED, ONCE))
    whom = command.who if command.on_player == NO_PLAYER else command.on_player
    for deed in card.do:
        if isinstance(deed, OF_ITS_PLAYER):
            yield from carry_out(table, deed, aimed(table, command))
        else:
            yield from carry_out(table, deed, Aim(whom, (card.rule,), monster=target, label=card.name))


def spent_outside(table: Table, command: PlayCard) -> Iterator[e.Event]:
    """Used outside a fight, it goes once its work is done."""
    if is_one_shot(table, command) and table.owner_of(command.card) == command.who:
        yield e.CardDiscarded(command.card, command.who)


def _target(table: Table, command: PlayCard) -> CopyId:
    """The monster a one-shot is aimed at: the one its player could not get away from, else the one named or alone."""
    is_for_the_run = not FAILED_RUNS.isdisjoint(table.card(command.card).when)
    roll = roll_to_escape(table, command.who) if is_for_the_run else None
    if roll is not None:
        return roll.copy
    if command.on_card in table.foes:
        return command.on_card
    return table.foes[0] if len(table.foes) == 1 else NO_COPY


def one_shots_of(side: int) -> Callable[[Table, int], Iterator[Term]]:
    """A sum rule: what the one-shots played for a side add to it."""

    def given(table: Table, subject: int) -> Iterator[Term]:
        for play in table.fight.plays if table.fight is not None else ():
            card = table.card(play.copy)
            if play.side == side and card.bonus:
                yield Term(card.bonus, card.name, (card.rule,), play.by, play.copy)
            for word in card.gives if play.side == side == MUNCHKINS else ():
                for who in table.fighters():
                    if word.what == "strength" and holds(table, who, word):
                        yield Term(word.amount, card.name, (card.rule,), who, play.copy)

    return given


def doubled(table: Table, subject: int) -> Iterator[Term]:
    """A card may say that its player's strength counts twice: as much of it as counts against these monsters."""
    for play in table.fight.plays if table.fight is not None else ():
        card = table.card(play.copy)
        if any(isinstance(deed, DoubleStrength) for deed in card.do) and table.is_fighting(play.by):
            yield Term(_strength_that_counts(table, play.by), card.name, (card.rule,), play.by, play.copy)


def _strength_that_counts(table: Table, player: PlayerId) -> int:
    terms = table.total("strength", player).terms
    struck = set(level_struck(table, terms)) if table.in_force(POWERS) else set()
    return sum(term.amount for place, term in enumerate(terms) if place not in struck)


# ---- what becomes of it


def spent_before_the_end(table: Table, event: e.CardPlayedIn) -> Iterator[e.Event]:
    """When a one-shot goes whose work is done before the fight ends is left open."""
    card = table.card(event.copy)
    counts = card.bonus or card.gives or any(isinstance(deed, DoubleStrength) for deed in card.do)
    if card.kind == "one-shot" and not counts and table.reading(SPENT) == "at-once":
        yield e.CardDiscarded(event.copy, event.by)


def spent_after_the_fight(table: Table, event: e.FightEnded) -> Iterator[e.Event]:
    """A one-shot used in a fight is spent when it is over, win or lose."""
    for copy in tuple(table.state.zones[PLAYED]):
        if table.card(copy).kind == "one-shot":
            yield e.CardDiscarded(copy)


ONCE = "one-shot.marked-usable-once-only"
RESOLVED = "one-shot.discarded-when-its-effect-is-resolved"
NOT_MEANT = "gap.one-shots-not-meant-for-combat"
SPENT = "gap.spent-one-shot-goes-when"

RULES = (
    may(PlayCard, in_any_combat, of=("one-shot",), allows=FIGHT_OPEN),
    may(PlayCard, outside_combat, of=("one-shot",), when=~FIGHT_OPEN),
    bar(PlayCard, not_used_by_the_unsuited, of=("one-shot",)),
    may(PlayCard, not_meant_for_combat, of=("one-shot",), when=FIGHT_OPEN & FIGHTING),
    may(Sell, may_be_sold, when=OWN_TURN),
    do(PlayCard, playing_it, of=("one-shot",)),
    do(PlayCard, spent_outside, of=("one-shot",)),
    sum_of("munchkins", one_shots_of(MUNCHKINS), reads=A_CHARACTER),
    sum_of("monsters", one_shots_of(MONSTERS), reads=A_CHARACTER),
    sum_of("munchkins", doubled, reads=A_CHARACTER),
    then(e.CardPlayedIn, spent_before_the_end),
    then(e.FightEnded, spent_after_the_fight),
)
