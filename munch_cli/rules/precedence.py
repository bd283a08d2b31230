"""Card against sheet, the rules that only an explicit card sets aside, and the owner's last word.

Sheets: Contradictions Between Cards And Rules (Conflicts in one); Other Munchkin Stuff, Rules Contradictions or
Disputes. How reasons outweigh each other lies in ``munch_cli.engine.settle``; here is what the sheets put into it.
"""

from collections.abc import Iterator

from munch_cli.effects.effect_target import cards_behind
from munch_cli.effects.kinds import in_force
from munch_cli.effects.queries import monsters_gone
from munch_cli.engine.law import Instead, do, instead, may, then
from munch_cli.engine.reasons import EXPLICIT_CARD, PROTECTED, SHEET, Reason, allow, refuse
from munch_cli.engine.table import Table
from munch_cli.table import events as e
from munch_cli.table.cards import Card
from munch_cli.table.commands import Decide, RuleHouse
from munch_cli.table.ids import RuleId, rule_ids
from munch_cli.table.vocabulary import Eliminate, GainLevels

ONLY_BY_KILL = (
    "winning.by-kill-or-divine-intervention",
    "winning.by-kill-unless-card-gives-another-way",
    "winning.by-kill-unless-card-allows-it-outside-combat",
    "winning.by-kill-only",
    "precedence.level-10-needs-kill-is-protected",
)
SAYING_SO = ("precedence.cards-always-override-rules", "precedence.four-rules-need-explicit-override")
LEVEL_TAKES_KILL = "precedence.combat-level-needs-kill-is-protected"
NO_REWARDS = "precedence.no-rewards-during-combat-is-protected"


def goal(table: Table) -> int:
    """The Level that wins."""
    return table.number("winning.goal")


def rank_of(table: Table, *ids: str) -> int:
    """How much rules weigh: those the edition protects weigh more than a card that does not name them."""
    return SHEET if table.law.protected.isdisjoint(ids) else PROTECTED


# ---- cards that say in so many words that they set a rule aside


def card_that_may_win(table: Table, event: e.LevelsGained) -> Instead | None:
    """A card is followed if it says explicitly that its level may be the winning one."""
    room = goal(table) - 1 - table.state.players[event.who].level
    if (
        event.by_kill
        or event.amount <= room
        or not any("may_win" in card.marks for card in cards_behind(table, event.because))
    ):
        return None
    ids = in_force(table, *SAYING_SO)
    over = rule_ids(*ONLY_BY_KILL)
    return Instead((event._replace(because=(*event.because, *ids)),), over=over, rank=EXPLICIT_CARD)


def no_level_for_a_mere_defeat(table: Table, event: e.LevelsGained) -> Instead | None:
    """A card that gives a level for getting rid of a monster is not followed, because a level takes a kill.

    It is followed if it says explicitly that the level is gained without one.
    """
    given = any(_rewards_a_defeat(card) for card in cards_behind(table, event.because))
    return Instead((e.LevelStayed(event.who),), rank=rank_of(table, LEVEL_TAKES_KILL)) if given else None


def _rewards_a_defeat(card: Card) -> bool:
    """Return True if a card gets rid of a monster and gives a level for it, and does not say that it may."""
    sorts = [{type(deed) for deed in deeds} for deeds in (card.do, *[ability.do for ability in card.abilities])]
    return "levels_without_a_kill" not in card.marks and any({Eliminate, GainLevels} <= done for done in sorts)


def level_waits(table: Table, event: e.MonsterEliminated) -> Instead | None:
    """A level that a card gives for getting rid of one monster of several waits until the fight is won."""
    levels = sum(_levels_for_one(card) for card in cards_behind(table, event.because))
    if not levels or len(table.foes) < 2 or event.gone.levels:
        return None
    return Instead((event._replace(gone=event.gone._replace(levels=levels)),))


def not_before_the_fight_is_won(table: Table, event: e.LevelsGained) -> Instead | None:
    """Until then it is not gained. The monster that it is given for is the last that has gone."""
    fight = table.fight
    given = any(_levels_for_one(card) for card in cards_behind(table, event.because))
    if fight is None or not given or NO_REWARDS in event.because:
        return None
    return Instead(()) if any(gone.levels and gone.by == event.who for gone in fight.gone[-1:]) else None


def gained_when_it_is_won(table: Table, event: e.FightWon) -> Iterator[e.Event]:
    """The level is gained then. A player who runs from the other monsters does not get it."""
    for gone in monsters_gone(table):
        if gone.levels and gone.word != "killed":
            yield e.LevelsGained(gone.by, gone.levels, because=(RuleId(NO_REWARDS), *gone.because))


def _levels_for_one(card: Card) -> int:
    """The levels a card explicitly gives for getting rid of one monster without a kill."""
    one = any(isinstance(deed, Eliminate) and not deed.every for deed in card.do)
    if not one or "levels_without_a_kill" not in card.marks:
        return 0
    return sum(deed.amount for deed in card.do if isinstance(deed, GainLevels))


# ---- disputes


def owner_decides(table: Table, command: Decide | RuleHouse) -> Reason | None:
    """What the rules leave open is argued out, and the owner of the game has the last word."""
    owner = table.state.owner
    return allow(owner=owner) if command.who == owner else refuse(owner=owner)


def deciding(table: Table, command: Decide) -> Iterator[e.Event]:
    """From now on the point is read as the owner says."""
    owner = table.name(command.who)
    yield e.PointDecided(command.point, command.reading, command.reason, owner, command.on)


def overruling(table: Table, command: RuleHouse) -> Iterator[e.Event]:
    """At their table the sheet itself is as the owner says."""
    owner = table.name(command.who)
    yield e.HouseRuled(command.rule, command.how, command.reason, owner, command.on)


RULES = (
    instead(e.LevelsGained, card_that_may_win),
    instead(e.LevelsGained, no_level_for_a_mere_defeat),
    instead(e.MonsterEliminated, level_waits),
    instead(e.LevelsGained, not_before_the_fight_is_won),
    then(e.FightWon, gained_when_it_is_won),
    may(Decide, owner_decides),
    do(Decide, deciding),
    may(RuleHouse, owner_decides),
    do(RuleHouse, overruling),
)
