"""Powers: the Ranks that a Level allows, and what happens when the Level falls.

Sheets: Character Stats, Powers, par. 2, 4 and 5.
"""

from collections.abc import Iterator

from munch_cli.effects.kinds import in_force
from munch_cli.effects.looking import kind_in_play
from munch_cli.effects.shedding import is_shedding, shedding
from munch_cli.engine.law import bar, each, may, sum_of, then
from munch_cli.engine.reasons import Reason, refuse, silent
from munch_cli.engine.sums import Term
from munch_cli.engine.table import Table
from munch_cli.table import events as e
from munch_cli.table.commands import PlayCard
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId, RuleId
from munch_cli.table.parts import LYING, PEOPLE, SHED


def _is_power(table: Table, copy: CopyId) -> bool:
    return table.card(copy).kind == "power"


def _powers(table: Table, player: PlayerId) -> list[CopyId]:
    return kind_in_play(table, player, "power")


def _ranks(table: Table, player: PlayerId, more: CopyId = NO_COPY, less: CopyId = NO_COPY) -> tuple[int, int]:
    """The Ranks of a player's Powers, with the second cards of one Power left out and counted in."""
    had = [copy for copy in _powers(table, player) if copy != less]
    had += [more] if more != NO_COPY else []
    seen: dict[str, int] = {}
    for copy in had:
        seen.setdefault(table.card(copy).name, table.card(copy).rank)
    return sum(seen.values()), sum(table.card(copy).rank for copy in had)


def within_the_level(table: Table, command: PlayCard) -> Reason | None:
    """The Ranks of a player's Powers come to no more than their Level."""
    if not _is_power(table, command.card):
        return None
    level = table.state.players[command.who].level
    ranks, _ = _ranks(table, command.who, command.card)
    return refuse(ranks=ranks, level=level) if ranks > level else None


def rank_of_a_duplicate(table: Table, command: PlayCard) -> Reason | None:
    """Whether a second card of one Power counts towards the Ranks is left open."""
    if not _is_power(table, command.card):
        return None
    level = table.state.players[command.who].level
    once, twice = _ranks(table, command.who, command.card)
    gap = "gap.rank-of-a-duplicate"
    return silent(gap, allows=table.leaning(gap) == "does-not-count") if once <= level < twice else None


# ---- par. 4 and 5: when the Level falls


def powers_kept(table: Table, player: PlayerId) -> Iterator[Term]:
    """A Changeling keeps their Powers whatever their Level."""
    for copy in table.in_play(player):
        card = table.card(copy)
        if "keeps_powers" in card.marks:
            yield Term(1, card.name, (card.rule,), player, copy)


def _keeps_them(table: Table, player: PlayerId) -> bool:
    return table.total("powers_kept", player).amount > 0


def _exceeds(table: Table, player: PlayerId, less: CopyId = NO_COPY) -> bool:
    """Whether a player's Ranks are above their Level; a duplicate's is asked about where it decides."""
    level = table.state.players[player].level
    once, twice = _ranks(table, player, less=less)
    return once > level or (twice > level and table.reading("gap.rank-of-a-duplicate") != "does-not-count")


def _must_shed(table: Table, player: PlayerId, less: CopyId = NO_COPY) -> bool:
    if not _powers(table, player):
        return False
    return not _keeps_them(table, player) and _exceeds(table, player, less)


def shed_until_within(table: Table, player: PlayerId) -> Iterator[e.Event]:
    """Whoever has Ranks above their Level discards Powers of their choice until they have not."""
    if not table.owed("shed") and not _powers(table, player):
        return
    because = in_force(table, TOO_HIGH)
    owes = _must_shed(table, player) and (_sheds_at_once(table) or is_shedding(table, player, because))
    if not owes and _made_up_for(table, player, because) and table.reading(MADE_UP_FOR) == "still-owed":
        return
    yield from shedding(table, player, tuple(_powers(table, player)) if owes else (), because)


def _made_up_for(table: Table, player: PlayerId, because: tuple[RuleId, ...]) -> bool:
    """Whether a discard is owed of Powers that are within the Level again though all of them are still there."""
    powers = tuple(_powers(table, player))
    return any(debt.who == player and debt.because == because and debt.options == powers for debt in table.owed("shed"))


def _sheds_at_once(table: Table) -> bool:
    """Whether Ranks above the Level are shed even where no Level was lost: asked when a Changeling stops being one."""
    return table.leaning(FORMER) != "keeps"


def level_fell(table: Table, event: e.LevelsLost | e.LevelSet) -> Iterator[e.Event]:
    """When the Level falls below the Ranks, Powers are discarded."""
    if _must_shed(table, event.who):
        yield from shedding(table, event.who, tuple(_powers(table, event.who)), in_force(table, TOO_HIGH))


def kept_by_a_changeling(table: Table, event: e.LevelsLost | e.LevelSet) -> Iterator[e.Event]:
    """A Changeling keeps them."""
    if _keeps_them(table, event.who) and _exceeds(table, event.who):
        yield e.PowersKept(event.who)


def more_to_shed(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """One Power less may not be enough."""
    debt = event.debt
    because = in_force(table, TOO_HIGH)
    if debt.what == "shed" and debt.because == because and _must_shed(table, debt.who, event.card):
        left = tuple(copy for copy in _powers(table, debt.who) if copy != event.card)
        yield from shedding(table, debt.who, left, because)


def no_longer_a_changeling(table: Table, event: e.CardDiscarded) -> Iterator[e.Event]:
    """Whether one who was a Changeling sheds Powers although their Level did not fall is left open."""
    who = event.who
    if who == NO_PLAYER or "keeps_powers" not in table.card(event.copy).marks:
        return
    if _must_shed(table, who) and table.reading(FORMER) == "sheds":
        yield from shedding(table, who, tuple(_powers(table, who)), in_force(table, TOO_HIGH))


def only_up_to_the_level_he_has(table: Table, command: PlayCard) -> Reason | None:
    """A Changeling above their Level adds Powers only as far as their Level goes."""
    if not _keeps_them(table, command.who):
        return None
    return within_the_level(table, command)


WITHIN = "power.total-rank-within-level"
TOO_HIGH = "power.level-drop-forces-discards"
KEPT = "power.changeling-keeps-all-when-level-drops"
MADE_UP_FOR = "gap.level-made-up-for-before-powers-go"
FORMER = "gap.former-changeling-above-his-level"

RULES = (
    bar(PlayCard, within_the_level, WITHIN, of=("power",)),
    may(PlayCard, rank_of_a_duplicate, "gap.rank-of-a-duplicate", of=("power",)),
    each(shed_until_within, TOO_HIGH, reads=LYING | PEOPLE | SHED),
    then(e.LevelsLost, level_fell, TOO_HIGH),
    then(e.LevelSet, level_fell, TOO_HIGH),
    then(e.ChoiceMade, more_to_shed, TOO_HIGH),
    then(e.CardDiscarded, no_longer_a_changeling, FORMER),
    sum_of("powers_kept", powers_kept, KEPT, reads=LYING),
    then(e.LevelsLost, kept_by_a_changeling, KEPT),
    then(e.LevelSet, kept_by_a_changeling, KEPT),
    bar(PlayCard, only_up_to_the_level_he_has, "power.changeling-rebuilds-only-to-current-level", of=("power",)),
)
