"""What a card can be aimed at, as a fact of the table: a player, a monster, another card, a card that comes along."""

from munch_cli.engine.table import Table
from munch_cli.table.cards import BRINGING_ANOTHER, Card
from munch_cli.table.commands import PlayCard
from munch_cli.table.ids import NO_COPY, NO_PLAYER, PlayerId
from munch_cli.table.state import FOES
from munch_cli.table.vocabulary import (
    CancelCurse,
    ClearRoom,
    CompelHelp,
    Deed,
    DoubleStrength,
    Eliminate,
    GrabItem,
    HandOver,
    ReplaceMonster,
    Slay,
    SlipAway,
    StealItem,
    StealLevel,
    TakeDiscard,
    Weaken,
    all_of,
)

AT_PLAYERS = frozenset({"curse", "trap", "go-up-a-level", "one-shot", "special", "monster"})
BESIDE_A_MONSTER = frozenset({"monster-enhancer", "mate", "evil-twin"})
AT_MONSTERS = BESIDE_A_MONSTER | {"one-shot", "special", "monster"}
AT_CARDS = frozenset({"cheat", "ship-enhancer"})
WITH_ANOTHER = BRINGING_ANOTHER
"""Kinds of card that are played on a player, on a monster of the fight, on a card that lies out, with another card.

A monster is said to be played on whoever fights, or on the monster it would join; whether it may join is for the rules.
"""
OF_A_RIVAL = (StealLevel, StealItem, HandOver, CompelHelp, CancelCurse, SlipAway, Weaken)
OF_A_FIGHT = (Eliminate, Slay, ReplaceMonster, ClearRoom)
OF_ITS_USER = (DoubleStrength, TakeDiscard)
OF_NO_MONSTER = (*OF_ITS_USER, CancelCurse)
"""Deeds that are about another player; about the fight that one of its fighters may be named for; about nobody but the
user; and such that no monster is named for.
"""


def aim_bar(table: Table, command: PlayCard) -> str:
    """The fact that keeps a card from being played so, or "": no such card is aimed at such a thing."""
    kind = table.card(command.card).kind
    if command.along == command.card:
        return "table.named-twice"
    if kind in BESIDE_A_MONSTER and table.fight is not None and not table.foes:
        return "table.no-such-target"
    amiss = (
        (command.along != NO_COPY and not _brings_another(table, command))
        or (command.on_player != NO_PLAYER and (not _at_players(table, command) or _is_elsewhere(table, command)))
        or (command.on_card != NO_COPY and not _at_cards(table, command) and not _on_a_monster(table, command))
    )
    return "table.no-such-target" if amiss else ""


def _brings_another(table: Table, command: PlayCard) -> bool:
    """Whether a card is played with another one: of special cards only one that puts a monster in another's place."""
    card = table.card(command.card)
    replaces = any(isinstance(deed, ReplaceMonster) for deed in card.do)
    return card.kind in WITH_ANOTHER and (card.kind != "special" or replaces)


def _at_players(table: Table, command: PlayCard) -> bool:
    """Whether a card is played on a player; on another, only if they can be whom its deeds are about."""
    card = table.card(command.card)
    if command.on_player == command.who:
        return card.kind in AT_PLAYERS
    if card.kind == "one-shot":
        about_others = _is_of_a_fight_of_others(table, card, command.on_player)
        return not (_does(card, OF_ITS_USER) or about_others or _lifts_nothing(table, card, command.on_player))
    if card.kind != "special":
        return card.kind in AT_PLAYERS
    return _does(card, OF_A_RIVAL) or (_does(card, OF_A_FIGHT) and table.is_fighting(command.on_player))


def _does(card: Card, deeds: tuple[type[Deed], ...]) -> bool:
    return any(isinstance(deed, deeds) for deed in all_of(card.do))


def _is_of_a_fight_of_others(table: Table, card: Card, player: PlayerId) -> bool:
    """Whether all that a card does, it does to the fight that is on, and this player is not in it."""
    deeds = list(all_of(card.do))
    about_it = bool(deeds) and not card.bonus and all(isinstance(deed, OF_A_FIGHT) for deed in deeds)
    return about_it and table.fight is not None and not table.is_fighting(player)


def _lifts_nothing(table: Table, card: Card, player: PlayerId) -> bool:
    """Whether all that a card does is to cancel a Curse, and none hangs over this player."""
    deeds = list(all_of(card.do))
    only = bool(deeds) and not card.bonus and all(isinstance(deed, CancelCurse) for deed in deeds)
    return only and not table.curses(player)


def _is_elsewhere(table: Table, command: PlayCard) -> bool:
    """Whether a monster is sent at somebody who is not in the fight that is on."""
    kind = table.card(command.card).kind
    return kind == "monster" and table.fight is not None and not table.is_fighting(command.on_player)


def _at_cards(table: Table, command: PlayCard) -> bool:
    """Whether a card is laid on another that lies out, takes it, or cancels the Curse that it is."""
    card = table.card(command.card)
    if table.hangs_over_somebody(command.on_card):
        return _does(card, (CancelCurse,))
    return card.kind in AT_CARDS or "any_item" in card.marks or any(isinstance(deed, GrabItem) for deed in card.do)


def _on_a_monster(table: Table, command: PlayCard) -> bool:
    card = table.card(command.card)
    return card.kind in AT_MONSTERS and table.state.place[command.on_card] == FOES and not _does(card, OF_NO_MONSTER)
