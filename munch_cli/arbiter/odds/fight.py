"""The chances of a fight while other hands are hidden: what players outside it may hold against it.

Every card that they could hold is tried on the fight by the engine once, and the most it costs the fighters is noted. A
monster is tried with the card that brings it along. Then hands of the right size are drawn from the cards not in sight,
and their harm is added up. If there are few possible hands, all are counted. Otherwise they are drawn at random, always
the same way for the same number of draws, and the error is told.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb, sqrt
from random import Random

from munch_cli.arbiter.view import UNSEEN, seen
from munch_cli.arbiter.ways.search import FightSearch, lacking, one_more, own_moves
from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.table import commands as c
from munch_cli.table.ids import NO_COPY, CardId, CopyId, PlayerId
from munch_cli.table.state import DOOR, HAND, TREASURE, add_copy, deck_of, pile_of, seat_zone
from munch_cli.table.typed import NamedTuple

ROLLOUTS = 10_000
SEED = 1
COUNTED_MOST = 20_000
"""With no more hands than that, each is looked at."""
TWO_SIGMA = 1.96
"""95 draws in 100 lie within this many standard errors."""
NEVER_HURTS = frozenset({"item", "ship", "minion", "go-up-a-level"})


class Fight(NamedTuple):
    """How likely the fighters win if the players outside play everything they hold against them, each card at its
    worst.

    ``wins``: between 0 and 1. ``error``: half of the 95 % interval, 0 if every hand was counted. ``lacks``: points
    lacking when the fighters have played all they can (0 or less: they win if no player interferes). ``harm``: points
    that others bring against them, each with its chance. ``hands``: how many were counted or drawn.
    """

    wins: float
    error: float
    lacks: int
    harm: tuple[tuple[int, float], ...]
    hands: int
    is_exact: bool
    rivals: tuple[PlayerId, ...]


class Harm(NamedTuple):
    """What one card costs the fighters: by itself, as a monster that is brought along, and whether it brings one."""

    alone: int = 0
    along: int = 0
    brings: bool = False


NO_HARM = Harm()
Hand = list[Harm]


def fight_odds(table: Table, asker: PlayerId, rollouts: int = ROLLOUTS) -> Fight | None:
    """The chances of the fight as the asker knows it. None if no fight is on, or no player outside it holds a card.

    What the asker may play is their own choice, and counts only if they fight.
    """
    here = seen(table, asker)
    fight = here.fight
    if fight is None or fight.running:
        return None
    seats = here.state.seats
    rivals = tuple(seat for seat in seats if seat != asker and not here.is_fighting(seat))
    held = {rival: Counter(here.state.backs[copy] for copy in here.hand(rival)) for rival in rivals}
    if not any(held.values()):
        return None
    drawing = HiddenCards(here, table, rivals, [held[rival] for rival in rivals])
    lacks = FightSearch(here, here.fighters()).strongest().lacks
    exact = drawing.many() <= COUNTED_MOST
    harm = drawing.all_hands() if exact else drawing.some_hands(rollouts)
    hands = sum(harm.values())
    wins = sum(many for points, many in harm.items() if lacks + points <= 0) / hands
    error = 0.0 if exact else TWO_SIGMA * sqrt(wins * (1 - wins) / hands)
    spread = tuple((points, many / hands) for points, many in sorted(harm.items()))
    return Fight(wins, error, lacks, spread, hands, exact, rivals)


class HiddenCards:
    """The cards that may be in hidden hands, with what each costs, and how many of each deck every hand holds."""

    def __init__(self, here: Table, table: Table, rivals: tuple[PlayerId, ...], sizes: list[Counter[int]]) -> None:
        cards = {deck: _unseen_cards(here, table, deck) for deck in (DOOR, TREASURE)}
        costs = _costs(here, rivals[0], {card for pool in cards.values() for card in pool})
        self.pools = {deck: [costs.get(card, NO_HARM) for card in pool] for deck, pool in cards.items()}
        self.sizes = [(min(size[DOOR], len(cards[DOOR])), min(size[TREASURE], len(cards[TREASURE]))) for size in sizes]
        self.standing = _standing(here, rivals)

    def many(self) -> int:
        """How many ways there are to deal the hands."""
        ways = 1
        for place, deck in enumerate((DOOR, TREASURE)):
            left = len(self.pools[deck])
            for size in self.sizes:
                ways *= comb(left, size[place])
                left -= size[place]
        return ways

    def all_hands(self) -> Counter[int]:
        """What every possible deal costs, counted."""
        found: Counter[int] = Counter()
        for doors in _deals(self.pools[DOOR], [size[0] for size in self.sizes]):
            for treasures in _deals(self.pools[TREASURE], [size[1] for size in self.sizes]):
                hands = [[*door, *treasure] for door, treasure in zip(doors, treasures, strict=True)]
                found[self._cost(hands)] += 1
        return found

    def some_hands(self, rollouts: int) -> Counter[int]:
        """What so many deals cost, drawn at random."""
        draw = Random(SEED).sample
        doors, treasures = self.pools[DOOR], self.pools[TREASURE]
        cuts = _cuts(self.sizes)
        many_doors, many_treasures = cuts[-1][1], cuts[-1][3]
        found: Counter[int] = Counter()
        for _ in range(rollouts):
            one_more()
            drawn, other = draw(doors, many_doors), draw(treasures, many_treasures)
            found[self._cost([drawn[a:b] + other[x:y] for a, b, x, y in cuts])] += 1
        return found

    def _cost(self, hands: list[Hand]) -> int:
        return self.standing + sum(map(_cost_of, hands))


def _cuts(sizes: list[tuple[int, int]]) -> list[tuple[int, int, int, int]]:
    """Where each hand begins and ends among the doors and the Treasures drawn."""
    cuts: list[tuple[int, int, int, int]] = []
    doors = treasures = 0
    for many_doors, many_treasures in sizes:
        cuts.append((doors, doors + many_doors, treasures, treasures + many_treasures))
        doors, treasures = doors + many_doors, treasures + many_treasures
    return cuts


def _cost_of(hand: Hand) -> int:
    """What a hand costs at worst: all that hurts by itself, and the worst monsters that it can bring along."""
    cost = bringing = 0
    for alone, _, brings in hand:
        cost += alone
        bringing += brings
    if bringing:
        cost += sum(sorted((harm.along for harm in hand), reverse=True)[:bringing])
    return cost


def _deals(pool: Hand, sizes: list[int]) -> Iterator[list[Hand]]:
    """Every way to deal hands of these sizes from a pool."""
    if not sizes:
        yield []
        return
    for chosen in combinations(range(len(pool)), sizes[0]):
        taken = set(chosen)
        rest = [harm for place, harm in enumerate(pool) if place not in taken]
        for others in _deals(rest, sizes[1:]):
            yield [[pool[place] for place in chosen], *others]


# ---- what may be in the hands


def _unseen_cards(here: Table, table: Table, deck: int) -> list[CardId]:
    """The cards of a deck that are not in sight: of a whole game those it was dealt from, else those of the box.

    They are sorted by name, so that their order tells nothing about where they lie.
    """
    if table.state.whole:
        shown, backs = here.state.cards, table.state.backs
        hidden = (card for copy, card in enumerate(table.state.cards) if shown[copy] in UNSEEN and backs[copy] == deck)
        return sorted(hidden)
    sets = table.law.edition.sets
    box = [card for card in table.catalogue.values() if card.set in sets and card.deck == deck_of(deck)]
    in_sight = Counter(here.state.cards)
    return [card.id for card in box for _ in range(card.copies - in_sight[card.id])]


# ---- what a card costs


def _costs(here: Table, rival: PlayerId, cards: set[CardId]) -> dict[CardId, Harm]:
    """What each card would cost the fighters from the hand of one outside the fight."""
    table = here.copy()
    may_hurt = (card for card in sorted(cards) if table.catalogue[card].kind not in NEVER_HURTS)
    copies: dict[CopyId, CardId] = {}
    for id in may_hurt:
        back = pile_of(table.catalogue[id].deck)
        copies[add_copy(table.state, id, back, seat_zone(rival, HAND))] = id
    before = lacking(table)
    alone: dict[CardId, int] = {}
    along: dict[CardId, int] = {}
    for command in own_moves(table, rival):
        if not isinstance(command, c.PlayCard) or command.card not in copies:
            continue
        harm = max(0, lacking(perform(table, command).table) - before)
        tally, card = (alone, command.card) if command.along == NO_COPY else (along, command.along)
        tally[copies[card]] = max(tally.get(copies[card], 0), harm)
    brings = {card for card in copies.values() if table.catalogue[card].kind == "wandering-monster"}
    return {card: Harm(alone.get(card, 0), along.get(card, 0), card in brings) for card in copies.values()}


def _standing(here: Table, rivals: tuple[PlayerId, ...]) -> int:
    """What abilities in front of those outside the fight cost the fighters, each used once on each of them."""
    before = lacking(here)
    worst: dict[tuple[PlayerId, CopyId, str, PlayerId], int] = {}
    for rival in rivals:
        for command in own_moves(here, rival, blindly=True):
            if not isinstance(command, c.UseAbility):
                continue
            use = (rival, command.card, command.ability, command.on_player)
            worst[use] = max(worst.get(use, 0), lacking(perform(here, command).table) - before)
    return sum(worst.values())
