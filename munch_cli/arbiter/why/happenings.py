"""What can be asked about with why, as events: which of them are meant, at which moments they could have come about.

The words for what is asked are those of ``munch_cli.language.asking_why``.
"""

from collections.abc import Callable

from munch_cli.engine.table import Table
from munch_cli.language.answers import WhyHappened
from munch_cli.table import events as e
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId
from munch_cli.table.records import NamedTuple
from munch_cli.table.state import TREASURE

Fits = Callable[[e.Event, WhyHappened, Table], bool]


class Happening(NamedTuple):
    """A thing that happens. ``moments``: events at which it could have happened; ``topics``: whose rules bear on it.

    ``brought_by``: rules that bring it about, in the editions that have them.
    """

    fits: Fits
    moments: tuple[type[e.Event], ...]
    topics: tuple[str, ...]
    brought_by: tuple[str, ...] = ()


def happens(event: e.Event, asked: WhyHappened, table: Table) -> bool:
    """Whether an event is of the kind asked about; the number is not looked at."""
    return HAPPENINGS[asked.what].fits(event, asked, table)


def many(event: e.Event) -> int:
    """How many levels, cards or Treasures an event is about."""
    if isinstance(event, e.LevelsGained | e.LevelsLost):
        return event.amount
    return event.count if isinstance(event, e.TreasureFellDue) else 1


def _his(who: PlayerId, asked: WhyHappened) -> bool:
    return asked.who in (NO_PLAYER, who)


def _its(copy: CopyId, asked: WhyHappened, table: Table) -> bool:
    return not asked.cards or (copy != NO_COPY and table.state.cards[copy] in asked.cards)


def _levels_lost(event: e.Event, asked: WhyHappened, table: Table) -> bool:
    return isinstance(event, e.LevelsLost) and _his(event.who, asked)


def _levels_gained(event: e.Event, asked: WhyHappened, table: Table) -> bool:
    return isinstance(event, e.LevelsGained) and _his(event.who, asked)


def _level(event: e.Event, asked: WhyHappened, table: Table) -> bool:
    return isinstance(event, e.LevelsGained | e.LevelsLost | e.LevelSet) and _his(event.who, asked)


def _treasures(event: e.Event, asked: WhyHappened, table: Table) -> bool:
    if isinstance(event, e.TreasureFellDue):
        return event.count > 0 and (event.to < 0 or _his(event.to, asked))
    if not isinstance(event, e.CardDrawn):
        return False
    return table.state.backs[event.copy] == TREASURE and _his(event.who, asked)


def _cards(event: e.Event, asked: WhyHappened, table: Table) -> bool:
    return isinstance(event, e.CardDrawn | e.CardHeard) and _his(event.who, asked)


def _card_lost(event: e.Event, asked: WhyHappened, table: Table) -> bool:
    if isinstance(event, e.CardDiscarded):
        return _its(event.copy, asked, table) and (event.who < 0 or _his(event.who, asked))
    if isinstance(event, e.CardGiven):
        return _its(event.copy, asked, table) and _his(event.giver, asked)
    return isinstance(event, e.CardLaidOut) and _its(event.copy, asked, table) and _his(event.who, asked)


def _card_gained(event: e.Event, asked: WhyHappened, table: Table) -> bool:
    if isinstance(event, e.CardGiven):
        return _its(event.copy, asked, table) and _his(event.to, asked)
    if not isinstance(event, e.CardDrawn | e.CardHeard | e.CardTaken):
        return False
    return _its(event.copy, asked, table) and _his(event.who, asked)


def _died(event: e.Event, asked: WhyHappened, table: Table) -> bool:
    return isinstance(event, e.PlayerDied) and _his(event.who, asked)


def _caught(event: e.Event, asked: WhyHappened, table: Table) -> bool:
    return isinstance(event, e.PlayerCaught) and _his(event.who, asked) and _its(event.monster, asked, table)


def _escaped(event: e.Event, asked: WhyHappened, table: Table) -> bool:
    return isinstance(event, e.MonsterEscaped) and _his(event.who, asked) and _its(event.monster, asked, table)


def _cursed(event: e.Event, asked: WhyHappened, table: Table) -> bool:
    return isinstance(event, e.CurseStruck) and _his(event.victim, asked) and _its(event.copy, asked, table)


def _killed(event: e.Event, asked: WhyHappened, table: Table) -> bool:
    if isinstance(event, e.MonsterEliminated):
        return event.gone.word == "killed" and _its(event.copy, asked, table)
    return isinstance(event, e.MonsterKilled) and _its(event.copy, asked, table)


def _helps(event: e.Event, asked: WhyHappened, table: Table) -> bool:
    return isinstance(event, e.HelperJoined) and _his(event.who, asked)


def _won(event: e.Event, asked: WhyHappened, table: Table) -> bool:
    return isinstance(event, e.GameWon) and (asked.who < 0 or asked.who in event.winners)


def _of(kind: type[e.Event]) -> Fits:
    """An event of a kind, whoever it is about."""
    return lambda event, asked, table: isinstance(event, kind)


FIGHT_ENDS = (e.FightWon, e.FightEnded, e.FightLost)
ON_THE_RUN = (e.DieRolled, e.MonsterEscaped, e.PlayerCaught)
PAID = ("treasure.paid-when-the-fight-ends", "loot.phase-pays-treasure-for-the-kill", "treasure.any-defeat-earns-it")
LEVELS = (
    "combat.kill-gives-one-level",
    "selling.a-thousand-gold-buys-a-level",
    "go-up-a-level.raises-its-own-player",
    "go-up-a-level.on-any-player-at-any-time",
    "helping.elf-helper-gains-a-level-for-each-kill",
)
WINNING = (
    "winning.first-to-level-10-wins",
    "winning.by-kill-or-divine-intervention",
    "winning.by-kill-unless-card-gives-another-way",
    "winning.by-kill-unless-card-allows-it-outside-combat",
    "winning.by-kill-only",
)
REWARDING = (
    "combat",
    "treasure",
    "helping",
    "running-away",
    "loot",
    "winning",
    "precedence",
    "level",
    "selling",
    "death",
)
SUFFERING = ("bad-stuff", "running-away", "curses", "level", "precedence", "death", "items")

HAPPENINGS: dict[str, Happening] = {
    "levels-lost": Happening(_levels_lost, (e.PlayerCaught, e.CurseStruck, e.LevelStayed), SUFFERING),
    "levels-gained": Happening(_levels_gained, (*FIGHT_ENDS, e.ItemsSold, e.LevelStayed), REWARDING, LEVELS),
    "level": Happening(_level, (*FIGHT_ENDS, e.ItemsSold, e.LevelStayed), REWARDING, LEVELS),
    "treasures": Happening(_treasures, FIGHT_ENDS, REWARDING, PAID),
    "cards": Happening(_cards, (*FIGHT_ENDS, e.RoomLooted, e.DoorTurnedUp), REWARDING, PAID),
    "card-lost": Happening(_card_lost, (e.PlayerCaught, e.CurseStruck, *FIGHT_ENDS), SUFFERING),
    "card-gained": Happening(_card_gained, (*FIGHT_ENDS, e.RoomLooted), REWARDING),
    "died": Happening(_died, (e.PlayerCaught, e.CurseStruck), SUFFERING, ("bad-stuff.suffered-when-caught",)),
    "caught": Happening(_caught, ON_THE_RUN, ("running-away",), ("running-away.escape-on-5-or-more",)),
    "escaped": Happening(_escaped, ON_THE_RUN, ("running-away",), ("running-away.escape-on-5-or-more",)),
    "cursed": Happening(_cursed, (e.DoorTurnedUp, e.CurseStruck), ("curses",)),
    "killed": Happening(_killed, FIGHT_ENDS, REWARDING, ("combat.kill-is-final-after-the-wait",)),
    "helps": Happening(_helps, (e.HelpAsked, e.HelpOffered, e.HelpDeclined), ("helping",)),
    "fight-won": Happening(_of(e.FightWon), FIGHT_ENDS, ("combat",), ("combat.higher-player-total-kills",)),
    "fight-lost": Happening(_of(e.FightLost), FIGHT_ENDS, ("combat", "running-away")),
    "fight-over": Happening(_of(e.FightEnded), FIGHT_ENDS, ("combat",), ("combat.kill-is-final-after-the-wait",)),
    "won": Happening(_won, (e.LevelsGained, e.LevelStayed, *FIGHT_ENDS), REWARDING, WINNING),
}
"""What is asked -> the events that are meant. What counts in a total is no happening: see ``whys``."""
