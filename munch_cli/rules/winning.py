"""Winning: Level 10, and how it may be reached.

Sheets: Starting And Finishing The Game; Contradictions Between Cards And Rules, item 4.
"""

from collections.abc import Iterator

from munch_cli.effects.effect_target import cards_behind
from munch_cli.effects.queries import treasures_at_stake
from munch_cli.engine.law import Instead, always, instead, then
from munch_cli.engine.moments import NO_FIGHT, NOTHING_OWED
from munch_cli.engine.table import Table
from munch_cli.rules.precedence import ONLY_BY_KILL, goal, rank_of
from munch_cli.table import events as e
from munch_cli.table.ids import PlayerId

TOGETHER = "winning.two-reaching-10-together-both-win"
BOTH = "gap.two-reach-10-together"
BY_CARD = "gap.two-reach-10-by-a-card"
AT_ONCE = "gap.game-ends-at-once"
TWO_LEVELS = "gap.two-levels-at-level-9"
ELF = "gap.elf-helper-reaches-10"


def only_a_kill_reaches_ten(table: Table, event: e.LevelsGained) -> Instead | None:
    """A level that would win is gained only by a kill."""
    if event.by_kill or event.amount <= _room(table, event.who, goal(table) - 1):
        return None
    return _goes_up_to(table, event, goal(table) - 1, rank_of(table, *ONLY_BY_KILL))


def not_by_such_help(table: Table, event: e.LevelsGained) -> Instead | None:
    """A card that compels a rival to help may say that its player does not win by it, or that no player does."""
    if (
        not _wins_nothing(table, event.who)
        or not event.by_kill
        or event.amount <= _room(table, event.who, goal(table) - 1)
    ):
        return None
    return _goes_up_to(table, event, goal(table) - 1)


def _wins_nothing(table: Table, who: PlayerId) -> bool:
    fight = table.fight
    if fight is None or fight.deal is None:
        return False
    return fight.deal.nobody_wins or (fight.deal.no_win and who == fight.fighter)


def elf_helper_reaches_ten(table: Table, event: e.LevelsGained) -> Instead | None:
    """Whether a helper's level for the kill counts as a kill of their own is left open, not where both win."""
    helping = event.who == table.helper and not _wins_nothing(table, event.who)
    if not helping or not event.by_kill or event.amount <= _room(table, event.who, goal(table) - 1):
        return None
    if table.in_force(TOGETHER) and table.state.players[table.the_fight.fighter].level >= goal(table):
        return None
    return _goes_up_to(table, event, goal(table) - 1) if table.reading(ELF) == "stops-at-9" else None


def no_higher_than_ten(table: Table, event: e.LevelsGained) -> Instead | None:
    """Two levels at Level 9: where no range of Levels is given, it is open where they end."""
    if not event.by_kill or event.amount <= _room(table, event.who, goal(table)):
        return None
    return _goes_up_to(table, event, goal(table)) if table.reading(TWO_LEVELS) == "ends-at-10" else None


def _room(table: Table, who: PlayerId, top: int) -> int:
    return top - table.state.players[who].level


def _goes_up_to(table: Table, event: e.LevelsGained, top: int, rank: int = 1) -> Instead:
    room = _room(table, event.who, top)
    gained = (event._replace(amount=room),) if room > 0 else ()
    return Instead((*gained, e.LevelStayed(event.who)), rank=rank)


# ---- who wins


def first_to_ten_wins(table: Table, event: e.LevelsGained) -> Iterator[e.Event]:
    """The player who reaches Level 10 first has won."""
    won = table.state.players[event.who].level >= goal(table) and not table.state.winners
    if won and not (event.by_kill and _rewards_come_first(table)):
        yield e.GameWon((event.who,))


def _rewards_come_first(table: Table) -> bool:
    """Return True if the game goes on until the Treasure for the winning kill is drawn, if there is any."""
    return treasures_at_stake(table) > 0 and table.reading(AT_ONCE) == "after-the-rewards"


def two_by_one_kill_both_win(table: Table, event: e.LevelsGained) -> Iterator[e.Event]:
    """Two who reach Level 10 by the same kill both win."""
    if event.by_kill and _reached_with_another(table, event):
        yield e.GameWon((*table.state.winners, event.who))


def whether_two_win(table: Table, event: e.LevelsGained) -> Iterator[e.Event]:
    """If the sheet knows only the first to reach Level 10, what becomes of two who do so at once is open."""
    if event.by_kill and _reached_with_another(table, event) and table.reading(BOTH) == "both-win":
        yield e.GameWon((*table.state.winners, event.who))


def two_by_one_card(table: Table, event: e.LevelsGained) -> Iterator[e.Event]:
    """Whether two win who reach Level 10 by the same card, with nothing killed, is left open."""
    by_card = not event.by_kill and any("may_win" in card.marks for card in cards_behind(table, event.because))
    if by_card and _reached_with_another(table, event) and table.reading(BY_CARD) == "both-win":
        yield e.GameWon((*table.state.winners, event.who))


def _reached_with_another(table: Table, event: e.LevelsGained) -> bool:
    winners = table.state.winners
    return bool(winners) and event.who not in winners and table.state.players[event.who].level >= goal(table)


def no_treasure_after_the_end(table: Table, event: e.TreasureFellDue) -> Instead | None:
    """If the game is over at once, no Treasure is drawn for the winning kill."""
    return Instead(()) if table.state.winners else None


def won_after_the_rewards(table: Table) -> Iterator[e.Event]:
    """If the rewards come first, the game ends when they have been drawn and divided."""
    state = table.state
    top = goal(table)
    if all(player.level < top for player in state.players):
        return
    if state.winners or state.turn.due:
        return
    seats = [state.turn.player, *(seat for seat in state.seats)]
    there = tuple(dict.fromkeys(seat for seat in seats if state.players[seat].level >= top))
    if table.reading(AT_ONCE) == "after-the-rewards":
        both = len(there) > 1 and (table.in_force(TOGETHER) or table.reading(BOTH) == "both-win")
        yield e.GameWon(there if both else there[:1])


RULES = (
    instead(e.LevelsGained, not_by_such_help),
    instead(e.LevelsGained, only_a_kill_reaches_ten),
    instead(e.LevelsGained, elf_helper_reaches_ten),
    instead(e.LevelsGained, no_higher_than_ten),
    then(e.LevelsGained, first_to_ten_wins),
    then(e.LevelsGained, two_by_one_kill_both_win),
    then(e.LevelsGained, whether_two_win),
    then(e.LevelsGained, two_by_one_card),
    instead(e.TreasureFellDue, no_treasure_after_the_end),
    always(won_after_the_rewards, when=NO_FIGHT & NOTHING_OWED),
)
