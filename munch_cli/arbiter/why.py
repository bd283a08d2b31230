"""Why something happened or did not, found in the outcomes of what was said, newest first, and by trying.

What happened is told by its events and the rules and cards behind them. For what did not happen, rules are switched off
and changes of the board are tried on copies, with the sentence at which it could have come.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

from munch_cli.arbiter.changes.change_kinds import Change, at_rest, changed, worth_trying
from munch_cli.arbiter.changes.smallest import ChangeSet, levels_together
from munch_cli.arbiter.view import Seen
from munch_cli.engine.chance import PIPS, Script
from munch_cli.engine.reasons import Total
from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.language.answers import WhyHappened
from munch_cli.table import events as e
from munch_cli.table.commands import DieShows
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId, RuleId
from munch_cli.table.state import TREASURE
from munch_cli.table.typed import NamedTuple

V = TypeVar("V")
Fits = Callable[[e.Event, WhyHappened, Table], bool]
MOST_CHANGES = 4
"""The most changes to show that would have brought an event about."""


class Happening(NamedTuple):
    """A thing that happens. ``moments``: events at which it could have happened. ``topics``: topics whose rules bear on
    it.

    ``brought_by``: rules that bring it about, in the editions that have them.
    """

    fits: Fits
    moments: tuple[type[e.Event], ...]
    topics: tuple[str, ...]
    brought_by: tuple[str, ...] = ()


def happens(event: e.Event, asked: WhyHappened, table: Table) -> bool:
    """Return True if an event is of the kind asked about, with any number."""
    return HAPPENINGS[asked.what].fits(event, asked, table)


def _amount(event: e.Event) -> int:
    """How many levels, cards or Treasures an event is about."""
    if isinstance(event, e.LevelsGained | e.LevelsLost):
        return event.amount
    return event.count if isinstance(event, e.TreasureFellDue) else 1


def _its(copy: CopyId, asked: WhyHappened, table: Table) -> bool:
    return not asked.cards or (copy != NO_COPY and table.state.cards[copy] in asked.cards)


def _of(*kinds: type[e.Event], who: str = "", card: str = "") -> Fits:
    """An event of these kinds. ``who``, ``card``: its fields that hold the player and the card that are asked about."""

    def fits(event: e.Event, asked: WhyHappened, table: Table) -> bool:
        if not isinstance(event, kinds):
            return False
        player = getattr(event, who) if who else NO_PLAYER
        is_his = player == NO_PLAYER or asked.who in (NO_PLAYER, player)
        return is_his and (not card or _its(getattr(event, card), asked, table))

    return fits


def _either(*ways: Fits) -> Fits:
    return lambda event, asked, table: any(fits(event, asked, table) for fits in ways)


def _treasures(event: e.Event, asked: WhyHappened, table: Table) -> bool:
    if isinstance(event, e.TreasureFellDue):
        return event.count > 0 and (event.to == NO_PLAYER or asked.who in (NO_PLAYER, event.to))
    return _CARDS(event, asked, table) and isinstance(event, e.CardDrawn) and table.state.backs[event.copy] == TREASURE


def _killed(event: e.Event, asked: WhyHappened, table: Table) -> bool:
    is_killed = not isinstance(event, e.MonsterEliminated) or event.gone.word == "killed"
    return is_killed and _GOES(event, asked, table)


def _won(event: e.Event, asked: WhyHappened, table: Table) -> bool:
    return isinstance(event, e.GameWon) and (asked.who == NO_PLAYER or asked.who in event.winners)


_CARDS = _of(e.CardDrawn, e.CardHeard, who="who")
_GOES = _of(e.MonsterEliminated, e.MonsterKilled, card="copy")
_LOST = _either(_of(e.CardDiscarded, e.CardLaidOut, who="who", card="copy"), _of(e.CardGiven, who="giver", card="copy"))
_GAINED = _either(
    _of(e.CardDrawn, e.CardHeard, e.CardTaken, who="who", card="copy"), _of(e.CardGiven, who="to", card="copy")
)
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
    "levels-lost": Happening(_of(e.LevelsLost, who="who"), (e.PlayerCaught, e.CurseStruck, e.LevelStayed), SUFFERING),
    "levels-gained": Happening(
        _of(e.LevelsGained, who="who"), (*FIGHT_ENDS, e.ItemsSold, e.LevelStayed), REWARDING, LEVELS
    ),
    "level": Happening(
        _of(e.LevelsGained, e.LevelsLost, e.LevelSet, who="who"),
        (*FIGHT_ENDS, e.ItemsSold, e.LevelStayed),
        REWARDING,
        LEVELS,
    ),
    "treasures": Happening(_treasures, FIGHT_ENDS, REWARDING, PAID),
    "cards": Happening(_CARDS, (*FIGHT_ENDS, e.RoomLooted, e.DoorTurnedUp), REWARDING, PAID),
    "card-lost": Happening(_LOST, (e.PlayerCaught, e.CurseStruck, *FIGHT_ENDS), SUFFERING),
    "card-gained": Happening(_GAINED, (*FIGHT_ENDS, e.RoomLooted), REWARDING),
    "died": Happening(
        _of(e.PlayerDied, who="who"), (e.PlayerCaught, e.CurseStruck), SUFFERING, ("bad-stuff.suffered-when-caught",)
    ),
    "caught": Happening(
        _of(e.PlayerCaught, who="who", card="monster"),
        ON_THE_RUN,
        ("running-away",),
        ("running-away.escape-on-5-or-more",),
    ),
    "escaped": Happening(
        _of(e.MonsterEscaped, who="who", card="monster"),
        ON_THE_RUN,
        ("running-away",),
        ("running-away.escape-on-5-or-more",),
    ),
    "cursed": Happening(_of(e.CurseStruck, who="victim", card="copy"), (e.DoorTurnedUp, e.CurseStruck), ("curses",)),
    "killed": Happening(_killed, FIGHT_ENDS, REWARDING, ("combat.kill-is-final-after-the-wait",)),
    "helps": Happening(_of(e.HelperJoined, who="who"), (e.HelpAsked, e.HelpOffered, e.HelpDeclined), ("helping",)),
    "fight-won": Happening(_of(e.FightWon), FIGHT_ENDS, ("combat",), ("combat.higher-player-total-kills",)),
    "fight-lost": Happening(_of(e.FightLost), FIGHT_ENDS, ("combat", "running-away")),
    "fight-over": Happening(_of(e.FightEnded), FIGHT_ENDS, ("combat",), ("combat.kill-is-final-after-the-wait",)),
    "won": Happening(_won, (e.LevelsGained, e.LevelStayed, *FIGHT_ENDS), REWARDING, WINNING),
}
"""The word asked about -> the events meant. What counts in a total is no event: see ``term_lines``."""


class Happened(NamedTuple):
    """It happened: when, and the events that are meant. ``told``: the number asked about is theirs."""

    moment: Seen
    events: tuple[e.Event, ...]
    told: bool


class Withheld(NamedTuple):
    """It did not happen.

    ``moment``: when it last could have (None: never yet). ``rules``: it would have happened without any one of these.
    ``readings``: open points, with the reading under which it would have. ``changes``: of the board, that would have
    brought it. ``pips``: the die results with which it would have come. ``instead``: what happened in its place.
    ``brought_by``: rules that bring it about here.
    """

    moment: Seen | None
    rules: tuple[RuleId, ...]
    readings: tuple[tuple[RuleId, str], ...]
    changes: tuple[Change, ...]
    pips: tuple[int, ...]
    instead: tuple[e.Event, ...]
    brought_by: tuple[RuleId, ...]


def why(asked: WhyHappened, past: Sequence[Seen], now: Table) -> Happened | Withheld:
    """The last time that it happened. If it did not, what kept it away when it last could have.

    If asked why it did *not* happen, only the last moment at which it could have counts.
    """
    could = _last_that_could(asked, past)
    looked_at = ([could] if could is not None else []) if asked.is_no else list(past)
    found = [one for moment in looked_at if (one := _found(asked, moment)) is not None]
    if found:
        return next((one for one in found if one.told), found[0])
    return _withheld(asked, could, now)


def _found(asked: WhyHappened, moment: Seen) -> Happened | None:
    table = moment.outcome.table
    events = tuple(event for event in moment.outcome.events if happens(event, asked, table))
    if not events:
        return None
    whole = sum(_amount(event) for event in events if type(event) is type(events[0]))
    told = not asked.amount or asked.what == "level" or asked.amount in (whole, *map(_amount, events))
    return Happened(moment, events, told)


def _last_that_could(asked: WhyHappened, past: Sequence[Seen]) -> Seen | None:
    """The newest moment at which it could have happened, or did."""
    kinds = HAPPENINGS[asked.what].moments
    for moment in past:
        events = moment.outcome.events
        if any(isinstance(event, kinds) or happens(event, asked, moment.outcome.table) for event in events):
            return moment
    return None


def _withheld(asked: WhyHappened, moment: Seen | None, now: Table) -> Withheld:
    if moment is None:
        return Withheld(None, (), (), (), (), (), brought_by(asked, now))
    return Withheld(
        moment,
        tuple(dict.fromkeys((*_rules_without_which(asked, moment), *_rules_that_stayed_it(asked, moment)))),
        tuple(_readings_under_which(asked, moment)),
        tuple(_changes_with_which(asked, moment))[:MOST_CHANGES],
        tuple(_pips_with_which(asked, moment)),
        tuple(event for event in moment.outcome.events if event.because),
        brought_by(asked, now),
    )


def brought_by(asked: WhyHappened, now: Table) -> tuple[RuleId, ...]:
    """The rules of this edition that bring about what is asked."""
    return tuple(RuleId(id) for id in HAPPENINGS[asked.what].brought_by if now.law.edition.has(id))


def _comes(asked: WhyHappened, table: Table, moment: Seen) -> bool:
    """Return True if it happens when the same is said on another board, or under another law."""
    outcome = perform(table, moment.outcome.command)
    return any(happens(event, asked, outcome.table) for event in outcome.events)


def _rules_without_which(asked: WhyHappened, moment: Seen) -> Iterator[RuleId]:
    """Rules that kept it away: switched off, each by itself, it happens."""
    before = moment.before
    touched = _touched(asked, moment)
    for id, cited in before.law.edition.rules.items():
        if cited.rule.topic in HAPPENINGS[asked.what].topics and id in touched:
            without = Table(before.state, before.law.without(id), before.catalogue)
            if _comes(asked, without, moment):
                yield RuleId(id)


class _Noting(dict[str, V]):
    """A dictionary that notes the keys that are looked up. ``noted``: the keys, also those that are missing."""

    def __init__(self, other: Mapping[str, V]) -> None:
        super().__init__(other)
        self.noted: set[str] = set()

    def __contains__(self, key: object) -> bool:
        self.noted.add(str(key))
        return super().__contains__(key)

    def __getitem__(self, key: str) -> V:
        self.noted.add(key)
        return super().__getitem__(key)


def _touched(asked: WhyHappened, moment: Seen) -> frozenset[str]:
    """Return the ids of the rules that the command touched: without any other it would have come out the same.

    A law of its own carries the command out once more. Touched are the rules of the rows that it consulted, those that
    functions asked for by their id, and those that state a number that was read.
    """
    before = moment.before
    law = before.law.without("")
    rules, numbers = _Noting(law.edition.rules), _Noting(law.numbers)
    law.edition.rules, law.numbers = rules, numbers
    _comes(asked, Table(before.state, law, before.catalogue), moment)
    values = law.edition.values.items()
    stated = {id for name, (_, id) in values if name in numbers.noted or name not in law.numbers}
    return frozenset((*law.consulted(), *rules.noted, *stated))


def _readings_under_which(asked: WhyHappened, moment: Seen) -> Iterator[tuple[RuleId, str]]:
    """Open points on which it hung: under another reading it happens."""
    before = moment.before
    for id in moment.outcome.verdict.all_open:
        gap = before.law.edition.gaps.get(id)
        for reading in gap.readings if gap is not None else ():
            state = before.state.copy()
            state.rulings[id] = reading
            if _comes(asked, Table(state, before.law, before.catalogue), moment):
                yield id, reading


def _changes_with_which(asked: WhyHappened, moment: Seen) -> list[Change]:
    """The changes of the board with which it happens. Levels that all lead to it are one change."""
    found = []
    for change in worth_trying(moment.before, moment.outcome.command, None):
        new = changed(moment.before, change, {})
        if new is not None and at_rest(new) and _comes(asked, new, moment):
            found.append(ChangeSet((change,), ()))
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
"""The word asked about -> the events that say why it did not come about."""


def _rules_that_stayed_it(asked: WhyHappened, moment: Seen) -> Iterator[RuleId]:
    """Return the rules that an event names as what prevented it."""
    for event in moment.outcome.events:
        if isinstance(event, STAYED.get(asked.what, ())):
            yield from (id for id in event.because if id not in HAPPENINGS[asked.what].brought_by)


def _pips_with_which(asked: WhyHappened, moment: Seen) -> Iterator[int]:
    """What the die would have had to show, where it was rolled once."""
    command, rolled = moment.outcome.command, [one for one in moment.outcome.events if isinstance(one, e.DieRolled)]
    if len(rolled) != 1:
        return
    for pips in PIPS:
        said = command._replace(pips=pips) if isinstance(command, DieShows) else command
        outcome = perform(moment.before, said, Script((pips,), ()))
        if any(happens(event, asked, outcome.table) for event in outcome.events):
            yield pips


def totals(table: Table, number: int | None = None) -> list[tuple[str, Total]]:
    """The totals on a table that come to a number (None: all), with their names."""
    return [(name, total) for name, total in _totals(table) if number is None or total.amount == number]


def _totals(table: Table) -> Iterator[tuple[str, Total]]:
    """Return every total of a table with its name. A fighter alone on their side counts once."""
    sides: list[Total] = []
    if table.fight is not None:
        sides = [table.total("munchkins"), table.total("monsters")]
        yield "the munchkins' side", sides[0]
        yield "the monsters' side", sides[1]
        for monster in table.foes:
            name = table.card(monster).name
            if (strength := table.total("monster", monster)) not in sides:
                yield f"{name}'s strength", strength
            yield f"{name}'s Treasures", table.total("treasures", monster)
            yield f"levels for {name}", table.total("levels", monster)
    for seat, player in enumerate(table.state.players):
        who = PlayerId(seat)
        if (strength := table.total("strength", who)) not in sides:
            yield f"{player.name}'s strength", strength
        yield f"{player.name}'s hand limit", table.total("hand_limit", who)
        yield f"{player.name}'s bonus to run away", table.total("run_away", who)


class Figure(NamedTuple):
    """What a number on a table is made of, or every total on it if ``number`` is None.

    ``named``: what the sheet sets at the number, and by which rule. ``when``: which table it is on.
    """

    number: int | None
    table: Table
    totals: tuple[tuple[str, Total], ...]
    named: dict[str, RuleId]
    when: str = ""

    @property
    def is_so(self) -> bool:
        """Return True if there is anything of that number."""
        return bool(self.totals or self.named)


def figure(number: int | None, table: Table, when: str = "") -> Figure:
    """What a number on a table is made of, or every total on it."""
    values = table.law.edition.values.items()
    named = {name: RuleId(id) for name, (value, id) in values if value == number}
    return Figure(number, table, tuple(totals(table, number)), named, when)


class Explained(NamedTuple):
    """The answer to a question why about a thing that happened or did not, or about what counts.

    ``found``: None if a card or the strength of a player is asked about. ``eyes``: the player who asks, if hands are
    hidden.
    """

    asked: WhyHappened
    now: Table
    found: Happened | Withheld | None
    eyes: PlayerId | None = None

    @property
    def is_so(self) -> bool:
        """Return True if it is as the question takes it to be."""
        return self.found is None or isinstance(self.found, Happened) is not self.asked.is_no


def explained(asked: WhyHappened, past: Sequence[Seen], now: Table, eyes: PlayerId | None = None) -> Explained:
    """The answer to a question why. ``past``: what was said and done, the newest first."""
    return Explained(asked, now, None if asked.what in ("strength", "term") else why(asked, past, now), eyes)


# ---- what counts


# ---- JSON
