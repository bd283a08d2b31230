"""Anything may be said at any moment: what is legal is done, said back and understood; all else changes nothing.

The long run of the same is ``python -m tools.every_sentence 200000``.
"""

import pytest

from munch_cli.arbiter.candidates import candidates
from munch_cli.engine.settle import is_allowed
from munch_cli.engine.table import Table
from munch_cli.table import commands as c
from munch_cli.table.ids import PlayerId
from munch_cli.table.state import HAND, move, seat_zone
from munch_cli.table.vocabulary import Eliminate
from tests.boards import board

from ..drawn import seeds
from .moments import check_meaning, check_moment, nonsense, watched, written_boards
from .random_play import IN_TURN, played


@pytest.mark.parametrize("edition", IN_TURN)
@pytest.mark.parametrize("seed", seeds(4))
def test_everything_can_be_said_at_every_board_of_a_game(edition: str, seed: int) -> None:
    for step, (_, _, outcome) in enumerate(played(edition, seed, 60, 3 + seed % 4)):
        if outcome.was_done and step % 9 == seed % 9:
            with watched():
                check_moment(outcome.table, seed + step)


@pytest.mark.parametrize("edition", IN_TURN)
@pytest.mark.parametrize("seed", seeds(8))
def test_everything_can_be_said_at_boards_people_wrote_down(edition: str, seed: int) -> None:
    for table in written_boards(edition, seed % 500, 500):
        with watched():
            check_moment(table, seed, few=12)


@pytest.mark.parametrize("edition", IN_TURN)
@pytest.mark.parametrize("seed", seeds(4))
def test_what_is_legal_is_among_what_is_listed(edition: str, seed: int) -> None:
    """However a command was thought of: if it is allowed it is listed, or one is that comes to the same."""
    for step, (_, _, outcome) in enumerate(played(edition, seed, 40, 3)):
        if outcome.was_done and step % 5 == seed % 5:
            check_complete(outcome.table, seed + step)


def test_what_is_paid_with_is_what_its_name_means() -> None:
    """A name means the lower of two copies alike in a hand: a price is listed with that one, however they are held."""
    table = board(
        """
        [player.Ann]
        in_play = ["Thief"]
        hand = ["Elf", "Elf"]
        [player.Bo]
        in_play = ["Helm of Courage"]
        """
    )
    ann = PlayerId(0)
    move(table.state, table.hand(ann)[0], seat_zone(ann, HAND))
    thefts = [one for one in candidates(table, ann) if isinstance(one, c.UseAbility)]
    assert thefts
    for theft in thefts:
        check_meaning(table, theft)


def check_complete(table: Table, number: int) -> None:
    seats = [PlayerId(seat) for seat in range(len(table.state.players))]
    listed = {alias(table, one) for who in seats for one in candidates(table, who)}
    for command in nonsense(table, number, 150):
        if isinstance(command, COMPARED) and is_allowed(table, command):
            assert alias(table, command) in listed, f"{command} is allowed and not listed"


COMPARED = (
    c.KickOpen,
    c.LookForTrouble,
    c.Loot,
    c.Listen,
    c.EndTurn,
    c.BeReady,
    c.PlayCard,
    c.TakeCard,
    c.DiscardCard,
    c.KeepCard,
    c.Equip,
    c.Stow,
    c.Agree,
    c.Decline,
    c.ClaimKill,
    c.KeepSilent,
    c.Choose,
    c.Pass,
    c.LetHappen,
    c.Sacrifice,
)
"""The commands of which every one is listed; of sales, gifts, trades, offers and charity only the smallest are."""


def alias(table: Table, command: c.Command) -> tuple[object, ...]:
    """What a command comes to: alike cards are one, oneself need not be named, nor the only monster, nor which of them
    a card for their side is played on, nor the fighter whom a monster is played on.
    """
    fields = {name: _looks(table, name, value) for name, value in command._asdict().items()}
    if isinstance(command, c.PlayCard):
        kind = table.card(command.card).kind
        if command.on_player == command.who and kind not in ("curse", "trap"):
            fields["on_player"] = -1
        if kind == "monster" and table.is_fighting(command.on_player):
            fields["on_player"] = -1
        if kind == "one-shot" and _at_a_monster(table, command):
            fields |= {"on_player": -1, "on_card": "a monster"}
        elif kind == "one-shot" and command.on_card in table.foes:
            fields["on_card"] = -1
        elif command.on_card == -1 and len(table.foes) == 1 and kind in ON_A_MONSTER:
            fields["on_card"] = _looks(table, "on_card", table.foes[0])
    if isinstance(command, c.KeepSilent):
        fields["who"] = -1
    return type(command), *fields.values()


def _at_a_monster(table: Table, command: c.PlayCard) -> bool:
    """Whether a one-shot is for a monster's side, or does away with a monster: the only one, if none is named."""
    card = table.card(command.card)
    eliminates = any(isinstance(deed, Eliminate) for deed in card.do)
    on_one = command.on_card in table.foes
    return (on_one and (eliminates or card.bonus != 0)) or (eliminates and len(table.foes) == 1)


ON_A_MONSTER = ("monster-enhancer", "mate", "evil-twin")


def _looks(table: Table, name: str, value: object) -> object:
    if name not in ("card", "monster", "item", "minion", "on_card", "along") or not isinstance(value, int) or value < 0:
        return value
    state = table.state
    laid = tuple(sorted(card for copy, card in enumerate(state.cards) if state.host.get(copy) == value))
    return state.cards[value], state.place[value], laid, state.host.get(value)
