"""Random play on dealt boards: the cards of a box whose facts are known, shuffled, dealt, and played by the rules."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

from munch_cli.arbiter.candidates import candidates
from munch_cli.arbiter.dealing import is_playable
from munch_cli.engine.chance import Generator, shuffled, spun
from munch_cli.engine.law import Law
from munch_cli.engine.run import Outcome, perform
from munch_cli.engine.table import Table
from munch_cli.files.cards import load_catalogue
from munch_cli.files.rulebook import law_of, load_rulebook
from munch_cli.table.cards import Card, Catalogue
from munch_cli.table.commands import Command
from munch_cli.table.ids import PlayerId
from munch_cli.table.state import DOOR, HAND, TREASURE, Player, State, Turn, add_copy, empty_board, move, seat_zone

from ..drawn import in_turn

EDITIONS = tuple(load_rulebook().editions)
IN_TURN = tuple(sorted(in_turn(EDITIONS, 3), key=EDITIONS.index))
"""Two of the boxes, other ones at each commit: what takes long is tried in these."""
NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Flo")


@cache
def rules_and_cards(key: str) -> tuple[Law, Catalogue]:
    """The law of an edition and the cards of its boxes, with plain ones to fill gaps."""
    edition = load_rulebook().editions[key]
    return law_of(edition), load_catalogue((*edition.sets, "plain"))


def known_cards(key: str) -> list[Card]:
    """The cards that can be dealt: those of the box of which every fact is known, and every word carried out."""
    return [card for card in rules_and_cards(key)[1].values() if card.set != "plain" and is_playable(card)]


def dealt(key: str, seed: int, players: int = 3) -> Table:
    """A dealt board at the start of the first turn; the same seed, the same board."""
    law, catalogue = rules_and_cards(key)
    state = empty_board([Player(name, place % 2) for place, name in enumerate(NAMES[:players])], Turn(PlayerId(0)))
    state.whole = True
    state.luck = seed
    for card in known_cards(key):
        pile = DOOR if card.deck == "door" else TREASURE
        for _ in range(max(1, card.copies)):
            add_copy(state, card.id, pile, pile)
    for pile in (DOOR, TREASURE):
        order, state.luck = shuffled(state.zones[pile], state.luck)
        state.zones[pile] = order
    for seat in range(players):
        for pile in (DOOR, TREASURE):
            for _ in range(4):
                _deal(state, pile, PlayerId(seat))
    return Table(state, law, catalogue)


def _deal(state: State, pile: int, player: PlayerId) -> None:
    move(state, state.zones[pile][-1], seat_zone(player, HAND))


def played(key: str, seed: int, steps: int, players: int = 3) -> Iterator[tuple[Table, Command, Outcome]]:
    """Random play: the table before, a command somebody could think of, and what came of it."""
    table, luck = dealt(key, seed, players), seed ^ 0xABCDEF
    for _ in range(steps):
        luck, number = spun(luck)
        for command in tries(table, number):
            outcome = perform(table, command, Generator())
            yield table, command, outcome
            if outcome.was_done:
                table = outcome.table
                break
        else:
            return


def tries(table: Table, number: int) -> list[Command]:
    """All that anybody could say, in a random order in which what moves the game on tends to come first.

    Each kind of sentence has its weight, however many ways there are to say it.
    """
    seats = range(len(table.state.players))
    sayings = {(type(one), one): one for seat in seats for one in candidates(table, PlayerId(seat))}
    counts = Counter(kind for kind, _ in sayings)
    drawn = []
    for place, (kind, one) in enumerate(sayings):
        number, lot = spun(number)
        drawn.append((lot % 1_000_003 * counts[kind] // WEIGHTS.get(kind.__name__, 8), place, one))
    return [one for _, _, one in sorted(drawn, key=lambda lot: lot[:2])]


WEIGHTS = {"GiveItems": 1, "Trade": 1, "Equip": 1, "Stow": 1, "DiscardCard": 1, "OfferHelp": 1, "PlayCard": 16}
"""How gladly a sentence is said; 8, if it does not stand here."""
