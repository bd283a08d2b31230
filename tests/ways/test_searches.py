"""A search says only what holds: a way wins, a miss misses, and what full search finds on small hands is found."""

from random import Random

import pytest

from munch_cli.arbiter.ways.search import FightSearch, finish, helping_moves, is_won, lacking, own_moves, sameness
from munch_cli.arbiter.ways.ways import ways
from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.files.cards import load_catalogue
from munch_cli.language.answers import Understood
from munch_cli.language.parse import parse
from munch_cli.table.ids import PlayerId

from ..boards import board
from ..play.random_play import IN_TURN

PLAYED_IN_FIGHTS = ("one-shot", "monster-enhancer", "curse", "special", "item", "wandering-monster", "minion", "class")
ANN = PlayerId(0)


def drawn(box: str, seed: int, hand: int, monsters: int, level: int) -> Table:
    """Return a fight of Ann's against printed monsters, with hands of printed cards drawn by lot."""
    draw = Random(f"{box} {seed}")
    cards = [card for card in load_catalogue((box,)).values() if not card.unknown and "'" not in card.name]
    names = sorted(card.name for card in cards if card.kind in PLAYED_IN_FIGHTS)
    foes = sorted(card.name for card in cards if card.kind == "monster")
    draw.shuffle(names)
    hands = [names[seat::3][:hand] for seat in range(3)]
    return board(
        f"""
        impossible = true
        [player.Ann]
        level = {level}
        hand = {hands[0]}
        [player.Bo]
        level = {level - 1}
        hand = {hands[1]}
        [player.Cy]
        level = 2
        hand = {hands[2]}
        [combat]
        fighter = "Ann"
        monsters = {draw.sample(foes, monsters)}
        """,
        box,
    )


def said(table: Table, sentences: tuple[str, ...]) -> Table:
    """Return the board after sentences that are all carried out."""
    for sentence in sentences:
        read = parse(sentence, table.state, table.catalogue)
        assert isinstance(read, Understood), sentence
        outcome = perform(table, read.command)
        assert outcome.was_done, sentence
        table = outcome.table
    return table


@pytest.mark.parametrize("box", IN_TURN)
def test_a_way_wins_and_a_miss_misses(box: str) -> None:
    for seed, hand in enumerate((6, 8, 5)):
        table = drawn(box, seed, hand, 1 + seed, 4)
        found = ways(table, ANN)
        if found.means in ("alone", "with help"):
            assert said(table, found.line).fight is None
        elif found.means == "none":
            after = said(table, found.best)
            assert lacking(after) == found.best_lacks
            assert finish(after) is None
            assert found.best_lacks > 0


def wins_somehow(table: Table, asks: bool) -> bool:
    """Return whether any sequence of commands wins: every board is looked at, by a search that skips nothing."""
    known, waiting = {sameness(table)}, [table]
    while waiting:
        here = waiting.pop()
        if finish(here):
            return True
        moves = [move for who in (here.fighters() if asks else (ANN,)) for move in own_moves(here, who)]
        for move in [*moves, *(helping_moves(here) if asks else ())]:
            outcome = perform(here, move)
            if is_won(outcome):
                return True
            if outcome.was_done and outcome.table.fight is not None and (key := sameness(outcome.table)) not in known:
                known.add(key)
                waiting.append(outcome.table)
        if len(known) > 1200:
            return False
    return False


@pytest.mark.parametrize("box", IN_TURN)
def test_what_full_search_finds_on_small_hands_is_found(box: str) -> None:
    for seed in range(3):
        table = drawn(box, 100 + seed, 3, 1 + seed % 2, 3)
        alone = FightSearch(table, (ANN,)).shortest()
        assert wins_somehow(table, asks=False) <= (alone is not None), seed
        helped = FightSearch(table, (ANN,), asks=True).shortest()
        assert wins_somehow(table, asks=True) <= (helped is not None), seed


TWELVE_ONE_SHOTS = """
[combat]
fighter = "Ann"
monsters = ["Plutonium Dragon", "Bullrog"]
[player.Ann]
level = 5
in_play = ["Warrior", "Broad Sword"]
hand = ["Cotion of Ponfusion", "Electric Radioactive Acid Potion", "Flaming Poison Potion", "Freezing Explosive Potion",
    "Magic Missile", "Nasty-Tasting Sports Drink", "Potion of Halitosis", "Potion of Idiotic Bravery",
    "Pretty Balloons", "Sleep Potion", "Yuppie Water", "Wishing Ring"]
[player.Bo]
level = 4
"""


def test_a_way_of_ten_plays_is_found() -> None:
    table = board(TWELVE_ONE_SHOTS)
    found = ways(table)
    assert found.means == "alone" and found.is_complete
    assert said(table, found.line).fight is None
