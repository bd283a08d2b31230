"""Why something happened, or did not: from the outcomes of what was said, newest first, and by trying.

What happened is told by its events and the rules and cards behind them. Of what did not happen it is tried which rule,
switched off, and which change of the board would have let it: on copies, with the sentence at which it could have come.
"""

from collections.abc import Callable, Iterator, Sequence

from munch_cli.arbiter.changes.kinds import Change, at_rest, changed, worth_trying
from munch_cli.arbiter.changes.smallest import Way, levels_together
from munch_cli.engine.chance import Script
from munch_cli.engine.journal import Moment
from munch_cli.engine.law import Law
from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.language.answers import WhyHappened
from munch_cli.rulebook.book import Edition
from munch_cli.rules import ALL_RULES
from munch_cli.table import events as e
from munch_cli.table.commands import DieShows
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId, RuleId
from munch_cli.table.records import NamedTuple
from munch_cli.table.state import TREASURE

Fits = Callable[[e.Event, WhyHappened, Table], bool]
MOST_CHANGES = 4
"""So many changes of the board are told that would have brought a thing about."""
ENFORCED = ("code", "value", "cards")
"""Bindings of rules that can keep something from happening."""


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


class Happened(NamedTuple):
    """It happened: when, and the events that are meant. ``told``: the number asked about is theirs."""

    moment: Moment
    events: tuple[e.Event, ...]
    told: bool


class Withheld(NamedTuple):
    """It did not happen.

    ``moment``: when it last could have (None: never yet); ``rules``: those without any of which it would have;
    ``readings``: open points, with the reading under which it would have; ``changes``: of the board, that would have
    brought it; ``pips``: those on the die with which it would have come; ``instead``: what happened in its place;
    ``brought_by``: rules that bring it here.
    """

    moment: Moment | None
    rules: tuple[RuleId, ...]
    readings: tuple[tuple[RuleId, str], ...]
    changes: tuple[Change, ...]
    pips: tuple[int, ...]
    instead: tuple[e.Event, ...]
    brought_by: tuple[RuleId, ...]


def why(asked: WhyHappened, past: Sequence[Moment], now: Table) -> Happened | Withheld:
    """The last time that it happened; or, if it did not, what kept it away when it last could have.

    Asked why it did *not*, only the last moment counts at which it could have.
    """
    could = _last_that_could(asked, past)
    looked_at = ([could] if could is not None else []) if asked.is_no else list(past)
    found = [one for moment in looked_at if (one := _found(asked, moment)) is not None]
    exact = next((one for one in found if one.told), None)
    if exact is not None or found:
        return exact or found[0]
    return _withheld(asked, could, now)


def _found(asked: WhyHappened, moment: Moment) -> Happened | None:
    table = moment.outcome.table
    events = tuple(event for event in moment.outcome.events if happens(event, asked, table))
    if not events:
        return None
    whole = sum(many(event) for event in events if type(event) is type(events[0]))
    told = not asked.amount or asked.what == "level" or asked.amount in (whole, *map(many, events))
    return Happened(moment, events, told)


def _last_that_could(asked: WhyHappened, past: Sequence[Moment]) -> Moment | None:
    """The newest moment at which it could have happened, or did."""
    kinds = HAPPENINGS[asked.what].moments
    for moment in past:
        events = moment.outcome.events
        if any(isinstance(event, kinds) or happens(event, asked, moment.outcome.table) for event in events):
            return moment
    return None


def _withheld(asked: WhyHappened, moment: Moment | None, now: Table) -> Withheld:
    edition = now.law.edition
    if moment is None:
        return Withheld(None, (), (), (), (), (), brought_by(asked, now))
    return Withheld(
        moment,
        tuple(dict.fromkeys((*_rules_without_which(asked, moment, edition), *_rules_that_stayed_it(asked, moment)))),
        tuple(_readings_under_which(asked, moment)),
        tuple(_changes_with_which(asked, moment))[:MOST_CHANGES],
        tuple(_pips_with_which(asked, moment)),
        tuple(event for event in moment.outcome.events if event.because),
        brought_by(asked, now),
    )


def brought_by(asked: WhyHappened, now: Table) -> tuple[RuleId, ...]:
    """The rules of this edition that bring about what is asked."""
    return tuple(RuleId(id) for id in HAPPENINGS[asked.what].brought_by if now.law.edition.has(id))


def _comes(asked: WhyHappened, table: Table, moment: Moment) -> bool:
    """Whether it happens when the same is said on another board, or under another law."""
    outcome = perform(table, moment.outcome.command)
    return any(happens(event, asked, outcome.table) for event in outcome.events)


def _rules_without_which(asked: WhyHappened, moment: Moment, edition: Edition) -> Iterator[RuleId]:
    """Rules that kept it away: switched off, each by itself, it happens."""
    before = moment.before
    for id, cited in edition.rules.items():
        binding = cited.rule.binding
        if cited.rule.topic not in HAPPENINGS[asked.what].topics or binding is None or binding.kind not in ENFORCED:
            continue
        without = Table(before.state, Law(edition.without(id), ALL_RULES), before.catalogue)
        if _comes(asked, without, moment):
            yield RuleId(id)


def _readings_under_which(asked: WhyHappened, moment: Moment) -> Iterator[tuple[RuleId, str]]:
    """Open points on which it hung: under another reading it happens."""
    before = moment.before
    for id in moment.outcome.verdict.all_open:
        gap = before.law.edition.gaps.get(id)
        for reading in gap.readings if gap is not None else ():
            state = before.state.copy()
            state.rulings[id] = reading
            if _comes(asked, Table(state, before.law, before.catalogue), moment):
                yield id, reading


def _changes_with_which(asked: WhyHappened, moment: Moment) -> list[Change]:
    """The changes of the board with which it happens; Levels that all do are one."""
    found = []
    for change in worth_trying(moment.before, moment.outcome.command, None):
        new = changed(moment.before, change, {})
        if new is not None and at_rest(new) and _comes(asked, new, moment):
            found.append(Way((change,), ()))
    return [way.changes[0] for way in levels_together(found, moment.before)]


STAYED: dict[str, tuple[type[e.Event], ...]] = {
    "levels-lost": (e.LevelStayed, e.CurseIgnored),
    "levels-gained": (e.LevelStayed,),
    "level": (e.LevelStayed,),
    "treasures": (e.TreasureFellDue, e.DrawFailed),
    "cards": (e.TreasureFellDue, e.DrawFailed),
    "card-lost": (e.CurseIgnored,),
    "cursed": (e.CurseIgnored,),
}
"""What is asked -> the events that tell that it did not come about, because of what."""


def _rules_that_stayed_it(asked: WhyHappened, moment: Moment) -> Iterator[RuleId]:
    """Rules that an event names because of which it did not come about."""
    for event in moment.outcome.events:
        if isinstance(event, STAYED.get(asked.what, ())):
            yield from (id for id in event.because if id not in HAPPENINGS[asked.what].brought_by)


def _pips_with_which(asked: WhyHappened, moment: Moment) -> Iterator[int]:
    """What the die would have had to show, where it was rolled once."""
    command, rolled = moment.outcome.command, [one for one in moment.outcome.events if isinstance(one, e.DieRolled)]
    if len(rolled) != 1:
        return
    for pips in range(1, 7):
        said = command._replace(pips=pips) if isinstance(command, DieShows) else command
        outcome = perform(moment.before, said, Script((pips,), ()))
        if any(happens(event, asked, outcome.table) for event in outcome.events):
            yield pips
