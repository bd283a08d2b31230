"""Why something happened or did not, found in the outcomes of what was said, newest first, and by trying.

What happened is told by its events and the rules and cards behind them. For what did not happen, rules are switched off
and changes of the board are tried on copies, with the sentence at which it could have come.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from munch_cli.arbiter.changes.kinds import Change, at_rest, changed, worth_trying
from munch_cli.arbiter.changes.smallest import Way, levels_together, ways_said
from munch_cli.arbiter.view import HIDDEN, SUM, Seen, event_told, seen_name, total_view
from munch_cli.engine.chance import Script
from munch_cli.engine.law import Law
from munch_cli.engine.reasons import Total
from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.files.shapes import COUNT, MAYBE_TEXT, PIPS, TEXT, TEXTS, TRUTH, by_name, many, opened, shapes
from munch_cli.language.answers import WhyHappened
from munch_cli.rulebook.book import Edition
from munch_cli.rules import ALL_RULES
from munch_cli.show.events import event_said
from munch_cli.show.facts import says, source
from munch_cli.show.look import PLAIN, Look, painted, wrapped
from munch_cli.show.verdicts import citations, total_lines
from munch_cli.table import events as e
from munch_cli.table import state as s
from munch_cli.table.commands import DieShows
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId, RuleId
from munch_cli.table.saying import counted, listed
from munch_cli.table.state import TREASURE
from munch_cli.table.typed import Json, NamedTuple

Fits = Callable[[e.Event, WhyHappened, Table], bool]
MOST_CHANGES = 4
"""How many changes of the board are told that would have brought a thing about."""
ENFORCED = ("code", "value", "cards")
"""Bindings of rules that can keep something from happening."""


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
    """Whether an event is of the kind asked about, with any number."""
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
        is_his = player < 0 or asked.who in (NO_PLAYER, player)
        return is_his and (not card or _its(getattr(event, card), asked, table))

    return fits


def _either(*ways: Fits) -> Fits:
    return lambda event, asked, table: any(fits(event, asked, table) for fits in ways)


def _treasures(event: e.Event, asked: WhyHappened, table: Table) -> bool:
    if isinstance(event, e.TreasureFellDue):
        return event.count > 0 and (event.to < 0 or asked.who in (NO_PLAYER, event.to))
    return _CARDS(event, asked, table) and isinstance(event, e.CardDrawn) and table.state.backs[event.copy] == TREASURE


def _killed(event: e.Event, asked: WhyHappened, table: Table) -> bool:
    is_killed = not isinstance(event, e.MonsterEliminated) or event.gone.word == "killed"
    return is_killed and _GOES(event, asked, table)


def _won(event: e.Event, asked: WhyHappened, table: Table) -> bool:
    return isinstance(event, e.GameWon) and (asked.who < 0 or asked.who in event.winners)


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
    exact = next((one for one in found if one.told), None)
    if exact is not None or found:
        return exact or found[0]
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


def _comes(asked: WhyHappened, table: Table, moment: Seen) -> bool:
    """Whether it happens when the same is said on another board, or under another law."""
    outcome = perform(table, moment.outcome.command)
    return any(happens(event, asked, outcome.table) for event in outcome.events)


def _rules_without_which(asked: WhyHappened, moment: Seen, edition: Edition) -> Iterator[RuleId]:
    """Rules that kept it away: switched off, each by itself, it happens."""
    before = moment.before
    for id, cited in edition.rules.items():
        binding = cited.rule.binding
        if cited.rule.topic not in HAPPENINGS[asked.what].topics or binding is None or binding.kind not in ENFORCED:
            continue
        without = Table(before.state, Law(edition.without(id), ALL_RULES), before.catalogue)
        if _comes(asked, without, moment):
            yield RuleId(id)


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
"""The word asked about -> the events that say why it did not come about."""


def _rules_that_stayed_it(asked: WhyHappened, moment: Seen) -> Iterator[RuleId]:
    """Rules that an event names because of which it did not come about."""
    for event in moment.outcome.events:
        if isinstance(event, STAYED.get(asked.what, ())):
            yield from (id for id in event.because if id not in HAPPENINGS[asked.what].brought_by)


def _pips_with_which(asked: WhyHappened, moment: Seen) -> Iterator[int]:
    """What the die would have had to show, where it was rolled once."""
    command, rolled = moment.outcome.command, [one for one in moment.outcome.events if isinstance(one, e.DieRolled)]
    if len(rolled) != 1:
        return
    for pips in range(1, 7):
        said = command._replace(pips=pips) if isinstance(command, DieShows) else command
        outcome = perform(moment.before, said, Script((pips,), ()))
        if any(happens(event, asked, outcome.table) for event in outcome.events):
            yield pips


def totals(table: Table, number: int | None = None) -> list[tuple[str, Total]]:
    """The totals on a table that come to a number (None: all), with their names."""
    return [(name, total) for name, total in _totals(table) if number is None or total.amount == number]


def _totals(table: Table) -> Iterator[tuple[str, Total]]:
    """Every total that can be seen on a table, with its name. A fighter who is alone on their side is told once."""
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
        """Whether there is anything of that number."""
        return bool(self.totals or self.named)

    def lines(self, look: Look) -> list[str]:
        """The totals taken apart. Without one, what the sheet sets at the number, each with its rule."""
        lines = wrapped(self.when, look) if self.when else []
        lines += [line for name, total in self.totals for line in total_lines(name, total, self.table, look)]
        if lines or self.number is None:
            return lines
        edition = self.table.law.edition
        for name, id in self.named.items():
            lines += wrapped(f"{name} is {self.number}: {says(id, edition, self.table.catalogue)}", look, "", "    ")
            lines += painted(f"{id} · {edition.cite(id)}", "dim", look, "    ", "      ")
        return lines or wrapped(f"nothing on the table comes to {self.number}.", look)

    def json(self) -> dict[str, Json]:
        """The same as JSON values."""
        return {name: made(self) for name, (_, made) in FIGURE.items()}


FIGURE: dict[str, tuple[Json, Callable[[Figure], Json]]] = {
    "number": (COUNT, lambda figure: figure.number),
    "totals": (by_name(opened(SUM)), lambda figure: {name: total_view(total) for name, total in figure.totals}),
    "named": (by_name(TEXT), lambda figure: dict[str, Json](figure.named)),
}
"""What a figure has as JSON: the shape of each name, and what makes it."""


def figure(number: int | None, table: Table, when: str = "") -> Figure:
    """What a number on a table is made of, or every total on it."""
    values = table.law.edition.values.items()
    named = {name: RuleId(id) for name, (value, id) in values if value == number and value is not True}
    return Figure(number, table, tuple(totals(table, number)), named, when)


COUNTED = {"levels-lost": "level", "levels-gained": "level", "treasures": "Treasure", "cards": "card"}
DEEDS = {
    "levels-lost": "{who} lost {many}",
    "levels-gained": "{who} gained {many}",
    "level": "{who} came to that Level",
    "treasures": "{who} drew {many}",
    "cards": "{who} drew {many}",
    "card-lost": "{card} was lost",
    "card-gained": "{card} was gained",
    "died": "{who} died",
    "caught": "{who} was caught",
    "escaped": "{who} got away",
    "cursed": "{who} was cursed",
    "killed": "{card} was killed",
    "helps": "{who} came to help",
    "fight-won": "the fight was won",
    "fight-lost": "the fight was lost",
    "fight-over": "the fight came to its end",
    "won": "{who} won the game",
}
"""What is asked -> how it is said to have happened."""


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
        """Whether it is as the question takes it to be."""
        return self.found is None or isinstance(self.found, Happened) is not self.asked.is_no

    def lines(self, look: Look) -> list[str]:
        """The answer in words."""
        asked, now, eyes = self.asked, self.now, self.eyes
        if self.found is None and asked.what == "strength":
            return total_lines(f"{_who(asked, now)}'s strength", now.total("strength", asked.who), now, look)
        if self.found is None:
            return term_lines(asked, now, look, eyes)
        if isinstance(self.found, Happened):
            return _happened_lines(asked, self.found, now, look, eyes)
        return _now(asked, now, look) + _withheld_lines(asked, self.found, now, look, eyes)

    def json(self) -> dict[str, Json]:
        """The same as JSON values; ``munch schema why`` tells their shapes."""
        if self.found is None:
            return {name: made(self) for name, (_, made) in COUNTS.items()}
        if isinstance(self.found, Happened):
            return {name: made(self.found, self.now) for name, (_, made) in HAPPENED.items()}
        return {name: made(self.found, self.now) for name, (_, made) in WITHHELD.items()}


def explained(asked: WhyHappened, past: Sequence[Seen], now: Table, eyes: PlayerId | None = None) -> Explained:
    """The answer to a question why. ``past``: what was said and done, the newest first."""
    return Explained(asked, now, None if asked.what in ("strength", "term") else why(asked, past, now), eyes)


def _who(asked: WhyHappened, table: Table) -> str:
    return table.name(asked.who) if asked.who >= 0 else "anybody"


def _said(asked: WhyHappened, table: Table) -> str:
    """What is asked about, as if it had happened: "Jenn lost 2 levels"."""
    card = table.catalogue[asked.cards[0]].name if asked.cards else "it"
    thing = COUNTED.get(asked.what, "")
    many = counted(asked.amount, thing) if asked.amount else f"a {thing}"
    return DEEDS[asked.what].format(who=_who(asked, table), card=card, many=many)


def _now(asked: WhyHappened, table: Table, look: Look) -> list[str]:
    """Where a player stands, for a question about their Level."""
    if asked.what != "level" or asked.who < 0:
        return []
    return wrapped(f"{_who(asked, table)} is Level {table.state.players[asked.who].level}.", look)


def _happened_lines(asked: WhyHappened, found: Happened, now: Table, look: Look, eyes: PlayerId | None) -> list[str]:
    lines = _now(asked, now, look)
    if asked.is_no and asked.what != "level":
        lines += wrapped(f"but it happened: {_said(asked, now)}.", look)
    elif not found.told:
        lines += wrapped(f"it is not so that {_said(asked, now)}; this is what happened:", look)
    lines += wrapped(f"when {found.moment.said}:", look)
    for event in found.events:
        lines += event_lines(event, found.moment.outcome.table, look, eyes)
    if asked.is_no and asked.what == "level":
        for id in brought_by(asked, now):
            lines += rule_lines(id, now, look, "what would bring another: ")
    return lines


def event_lines(event: e.Event, table: Table, look: Look, eyes: PlayerId | None = None) -> list[str]:
    """An event, and each rule or card because of which it came, in our words and with its place."""
    lines = wrapped(event_said(event, table, eyes) or type(event).__name__, look, "  ", "    ")
    for id in event.because:
        lines += rule_lines(id, table, look)
    return lines


def rule_lines(id: RuleId, table: Table, look: Look, lead: str = "") -> list[str]:
    """A rule in our words, with its place."""
    said = says(id, table.law.edition, table.catalogue)
    lines = wrapped(f"{lead}{said}", look, "    ", "      ") if said else []
    return lines + citations((id,), table, look, "      ")


def _withheld_lines(asked: WhyHappened, found: Withheld, now: Table, look: Look, eyes: PlayerId | None) -> list[str]:
    lines = wrapped(f"it is not so that {_said(asked, now)}.", look)
    if found.moment is None:
        lines += wrapped("nothing has been done yet at which it could have come about.", look, "  ")
    else:
        lines += wrapped(f"the last time it could have come about was when {found.moment.said}:", look, "  ", "    ")
        lines += _kept_away(found, found.moment, look, eyes)
    if not found.rules:
        for id in found.brought_by:
            lines += rule_lines(id, now, look, "what brings it: ")
    return lines


def _kept_away(found: Withheld, moment: Seen, look: Look, eyes: PlayerId | None) -> list[str]:
    table = moment.outcome.table
    lines: list[str] = []
    for id in found.rules:
        lines += rule_lines(id, table, look, "kept away, because ")
    for id, reading in found.readings:
        lines += rule_lines(id, table, look, f"under the reading {reading!r} it would have come: ")
    for said in ways_said([_way(change) for change in found.changes], moment.before, None):
        lines += wrapped(f"it would have come {said}", look, "    ", "      ")
    if found.pips:
        shown = listed([str(pips) for pips in found.pips], "or")
        lines += wrapped(f"it would have come with {shown} on the die", look, "    ", "      ")
    if not found.rules and not found.readings:
        lines += wrapped("what happened instead:", look, "    ")
        for event in found.instead:
            if isinstance(event, UNTOLD):
                continue
            if said := event_said(event, table, eyes):
                lines += wrapped(said, look, "    ", "      ")
                lines += list(painted(", ".join(event.because), "dim", look, "      ", "        "))
    return lines


UNTOLD = (e.CardDiscarded, e.PhaseBegan, e.LuckMoved)
"""Events that tell nothing of why another thing did not happen."""


def _way(change: Change) -> Way:
    return Way((change,), ())


# ---- what counts


def term_lines(asked: WhyHappened, table: Table, look: Look, eyes: PlayerId | None = None) -> list[str]:
    """The totals in which a card counts and those in which it does not, with the rules behind each."""
    lines: list[str] = []
    for name, total in totals(table):
        for term in total.terms:
            if _is_of(asked, term.copy, table):
                lines += wrapped(f"{name}: {term.amount:+d} {term.label} counts", look)
                lines += [line for id in term.because for line in rule_lines(id, table, look)]
        for strike in total.struck:
            if _is_of(asked, strike.term.copy, table):
                lines += wrapped(f"{name}: {strike.term.amount:+d} {strike.term.label} does not count", look)
                lines += [line for id in strike.because for line in rule_lines(id, table, look)]
    if lines:
        return lines
    card = table.catalogue[asked.cards[0]].name if asked.cards else "it"
    copies = [CopyId(copy) for copy in range(len(table.state.cards)) if _is_of(asked, copy, table)]
    where = [_place(copy, table) for copy in copies if seen_name(table, copy, eyes) != HIDDEN]
    lying = f"; it is {listed(list(dict.fromkeys(where)))}" if where else ""
    return wrapped(f"{card} counts in no total on the table{lying}.", look)


def _place(copy: int, table: Table) -> str:
    """Where a card lies, in words."""
    zone = table.state.place[copy]
    seat, own = divmod(zone - s.TABLE_ZONES, s.SEAT_ZONES)
    if zone < s.TABLE_ZONES:
        return f"among the {s.ZONE_NAMES[zone].replace('_', ' ')}"
    name = table.name(PlayerId(seat))
    return {
        s.HAND: f"in {name}'s hand",
        s.SIDEWAYS: f"sideways before {name}",
        s.IN_PLAY: f"in play before {name}",
        s.CURSES: f"hanging over {name}",
    }.get(own, f"beside the body of {name}")


def _is_of(asked: WhyHappened, copy: int, table: Table) -> bool:
    return 0 <= copy < len(table.state.cards) and table.state.cards[copy] in asked.cards


# ---- JSON


def _when(moment: Seen | None) -> Json:
    return moment.said if moment is not None else None


def _sources(ids: Iterable[RuleId], now: Table) -> Json:
    return {id: source(id, now.law.edition, now.catalogue) for id in dict.fromkeys(ids)}


HAPPENED: dict[str, tuple[Json, Callable[[Happened, Table], Json]]] = {
    "happened": ({"const": True}, lambda found, now: True),
    "when": (MAYBE_TEXT, lambda found, now: _when(found.moment)),
    "as_asked": (TRUTH, lambda found, now: found.told),
    "events": (
        many({"type": "object"}),
        lambda found, now: [event_told(found.moment.outcome.table, event) for event in found.events],
    ),
    "sources": (
        by_name(TEXT),
        lambda found, now: _sources((id for event in found.events for id in event.because), now),
    ),
}
WITHHELD: dict[str, tuple[Json, Callable[[Withheld, Table], Json]]] = {
    "happened": ({"const": False}, lambda found, now: False),
    "when": (MAYBE_TEXT, lambda found, now: _when(found.moment)),
    "kept_away_by": (TEXTS, lambda found, now: list(found.rules)),
    "readings": (by_name(TEXT), lambda found, now: dict[str, Json](found.readings)),
    "changes": (
        TEXTS,
        lambda found, now: list[Json](
            ways_said([_way(change) for change in found.changes], found.moment.before, None) if found.moment else []
        ),
    ),
    "pips": (many(PIPS), lambda found, now: list(found.pips)),
    "brought_by": (TEXTS, lambda found, now: list(found.brought_by)),
    "sources": (
        by_name(TEXT),
        lambda found, now: _sources((*found.rules, *(id for id, _ in found.readings), *found.brought_by), now),
    ),
}
COUNTS: dict[str, tuple[Json, Callable[[Explained], Json]]] = {
    "happened": ({"type": "null"}, lambda answer: None),
    "told": (TEXTS, lambda answer: list[Json](answer.lines(PLAIN))),
}
"""The fields of an answer as JSON: what happened, what did not, and what counts in which total."""
WHY: dict[str, Json] = {
    "question": TEXT,
    "edition": TEXT,
    "about": TEXT,
    "found": {"anyOf": [opened(shapes(one)) for one in (HAPPENED, WITHHELD, COUNTS, FIGURE)]},
}
"""The shape of a whole answer to a question why."""
