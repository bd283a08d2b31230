"""Who goes up a level for a fight won with help: the main player, and a helper whose card says so.

Sheets: Asking For Help, par. 5 (4 in the later ones).
"""

from collections.abc import Iterator, Sequence

from munch_cli.effects.kinds import of_second_copies
from munch_cli.engine.law import strike, sum_of, then
from munch_cli.engine.sums import Term
from munch_cli.engine.table import Table
from munch_cli.rules.combat import FOLLOW_CARDS
from munch_cli.rules.combat_end import KILLS, Kill, levels_for
from munch_cli.table import events as e
from munch_cli.table.cards import CHARACTER_KINDS
from munch_cli.table.ids import PlayerId, RuleId
from munch_cli.table.parts import A_CHARACTER


def main_player_goes_up(table: Table, event: Kill) -> Iterator[e.Event]:
    """With help, too, the main player gains the levels of each monster slain."""
    fight = table.fight
    if fight is not None and fight.helper >= 0:
        for gained in levels_for(table, event):
            yield gained._replace(because=(RuleId(MAIN_PLAYER), *gained.because))


def both_have_slain_it(table: Table, helper: PlayerId) -> Iterator[Term]:
    """The helper has had their part in the kill."""
    yield Term(1, "Level", who=helper)


def helper_gains_no_level(table: Table, helper: PlayerId, terms: Sequence[Term]) -> Iterator[int]:
    """Yet they go up no level for it."""
    yield from range(len(terms))


def helper_goes_up(table: Table, event: Kill) -> Iterator[e.Event]:
    """What the helper gains by the kill: nothing, as long as a sheet says so."""
    fight = table.fight
    if fight is not None and fight.helper >= 0:
        gained = table.total("helpers_part", fight.helper).amount
        if gained > 0:
            yield e.LevelsGained(fight.helper, gained, by_kill=True)


def elf_helper_goes_up(table: Table, event: Kill) -> Iterator[e.Event]:
    """A helper whose card says so goes up for each monster slain, unless that is held to break protected rule 2."""
    fight = table.fight
    if fight is None or fight.helper < 0:
        return
    gained = table.total("helper_levels", fight.helper)
    if gained.amount <= 0 or _is_held_to_gain_nothing(table):
        return
    cards = tuple(dict.fromkeys(id for term in gained.terms for id in term.because if id.startswith("card.")))
    yield e.LevelsGained(fight.helper, gained.amount, by_kill=True, because=cards)


def card_against_the_sheet(table: Table, event: Kill) -> Iterator[e.Event]:
    """Where the sheet lets no helper go up, a card of another box that says they do is followed all the same."""
    if table.in_force(NEVER):
        yield from elf_helper_goes_up(table, event)


def _is_held_to_gain_nothing(table: Table) -> bool:
    """Whether protected rule 2 is held to bar the level, or that they have to help unrewarded.

    Only where they would go up is it asked: a reading once asked for is one that the answer rests on.
    """
    if table.in_force(PROTECTED) and table.reading(PROTECTED) == "gains-nothing":
        return True
    deal = table.fight.deal if table.fight is not None else None
    return deal is not None and deal.unpaid and table.reading(UNREWARDED) == "gains-nothing"


def no_more_of_an_elf(table: Table, helper: PlayerId, terms: Sequence[Term]) -> Iterator[int]:
    """It is one level for each monster: a second copy of their card gives none."""
    return of_second_copies(table, terms, *CHARACTER_KINDS)


MAIN_PLAYER = "helping.main-player-levels-for-each-kill"
NEVER = "helping.helper-gains-no-level"
ELF = "helping.elf-helper-gains-a-level-for-each-kill"
PROTECTED = "gap.elf-helper-and-protected-rule-2"
UNREWARDED = "gap.elf-helper-unrewarded"

RULES = (
    *(then(kill, main_player_goes_up, MAIN_PLAYER) for kill in KILLS),
    sum_of("helpers_part", both_have_slain_it, MAIN_PLAYER, reads=A_CHARACTER),
    strike(
        "helpers_part",
        helper_gains_no_level,
        NEVER,
        "helping.helper-gains-no-level-unless-elf",
        reads=A_CHARACTER,
    ),
    *(then(kill, helper_goes_up, MAIN_PLAYER) for kill in KILLS),
    *(then(kill, elf_helper_goes_up, ELF) for kill in KILLS),
    *(then(kill, card_against_the_sheet, *FOLLOW_CARDS) for kill in KILLS),
    strike("helper_levels", no_more_of_an_elf, ELF, reads=A_CHARACTER),
)
