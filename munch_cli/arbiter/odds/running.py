"""The chances of a run: from which monster who gets away, what those suffer who do not, and how it all ends.

The whole run is played on a copy, roll by roll; boards that are the same are followed once. A choice that a victim is
left with is taken by its first answer, for what follows hangs on the die and not on it.
"""

from copy import copy
from fractions import Fraction

from munch_cli.arbiter.odds.spread import Leaf, Wish, spread
from munch_cli.arbiter.ways.moves import own_moves
from munch_cli.arbiter.ways.search import sameness
from munch_cli.effects.looking import kind_in_play
from munch_cli.engine.chance import Nobody
from munch_cli.engine.run import Batch, Outcome, perform
from munch_cli.engine.table import Table
from munch_cli.show.events import tale
from munch_cli.table import commands as c
from munch_cli.table import events as e
from munch_cli.table.apply import top_layer
from munch_cli.table.cards import Card
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId, RuleId
from munch_cli.table.records import NamedTuple

MOST_RUNS = 40
"""More runs than any fight has."""
SETTLING = (c.Choose, c.LetHappen)
HARM = (e.LevelsLost, e.LevelsGained, e.PlayerDied, e.CardDiscarded, e.CardGiven, e.SexChanged)
"""What may happen to somebody on the run."""


class Case(NamedTuple):
    """One thing that can come of a roll, in words, and how likely it is."""

    chance: Fraction
    says: str
    away: bool = False


class Run(NamedTuple):
    """The chances of one player against one monster.

    ``at_best``: of getting away, if the player answers the roll as well as they can; ``by``: the cards it takes.
    ``left_behind``: a slow Ship that the player may leave behind first, and ``without_it``: of getting away then.
    """

    who: PlayerId
    monster: CopyId
    cases: tuple[Case, ...]
    at_best: Fraction
    by: tuple[CopyId, ...] = ()
    left_behind: CopyId = NO_COPY
    without_it: Fraction = Fraction(0)

    @property
    def away(self) -> Fraction:
        """How likely he gets away."""
        return sum((case.chance for case in self.cases if case.away), Fraction(0))


class End(NamedTuple):
    """How a run ends for one player: away from all, dead, and how many levels he loses, each with its chance."""

    who: PlayerId
    away: Fraction
    dies: Fraction
    levels: tuple[tuple[int, Fraction], ...]


class Running(NamedTuple):
    """A whole run. ``asked``: who could have answered a roll; ``stuck``: how likely it stops before its end, ``why``.

    It stops where a card that nobody sees would be drawn, or where a fact is needed that no source gives. ``untold``:
    monsters of which no source tells the Bad Stuff; the run goes on as if it did nothing, and is told only so far.
    """

    runs: tuple[Run, ...]
    ends: tuple[End, ...]
    asked: tuple[PlayerId, ...] = ()
    stuck: Fraction = Fraction(0)
    why: tuple[RuleId, ...] = ()
    untold: tuple[CopyId, ...] = ()


class Path(NamedTuple):
    """A board in the middle of the run: its chance, and who has been caught so far."""

    chance: Fraction
    table: Table
    caught: frozenset[PlayerId]


def running(table: Table) -> Running | None:
    """The chances if the munchkins run now, or run on; None if there is nothing to run from."""
    untold = _untold(table)
    start = _lost(_as_if_harmless(table, untold))
    if start.fight is None or not start.foes:
        return None
    people = start.fighters()
    tally = _Tally(table, people)
    boards = [Path(Fraction(1), start, frozenset())]
    for _ in range(MOST_RUNS):
        later: dict[object, Path] = {}
        for path in boards:
            for after in tally.one_run(path):
                key = (sameness(after.table), after.caught)
                known = later.get(key)
                later[key] = after if known is None else known._replace(chance=known.chance + after.chance)
        if not later:
            break
        boards = list(later.values())
    found = tally.told()
    return found._replace(runs=tuple(_leaving_a_ship(start, run) for run in found.runs), untold=untold)


def _leaving_a_ship(start: Table, run: Run) -> Run:
    """The same, with the Ship whose loss before the roll makes getting away likelier, if there is one."""
    for ship in kind_in_play(start, run.who, "ship"):
        left = perform(start, c.DiscardCard(run.who, ship))
        after = running(left.table) if left.was_done else None
        for other in after.runs if after is not None else ():
            if (other.who, other.monster) == (run.who, run.monster) and other.away > max(run.away, run.without_it):
                run = run._replace(left_behind=ship, without_it=other.away)
    return run


def _untold(table: Table) -> tuple[CopyId, ...]:
    """The monsters of the fight whose Bad Stuff no source tells."""
    host = table.state.host
    return tuple(foe for foe in table.foes if "bad_stuff" in table.card(host.get(foe, foe)).unknown)


def _as_if_harmless(table: Table, untold: tuple[CopyId, ...]) -> Table:
    """A table on which their Bad Stuff is known, and nothing: whom they catch does not hang on it."""
    if not untold:
        return table
    originals = (table.card(table.state.host.get(foe, foe)) for foe in untold)
    known = {card.id: _known(card) for card in originals}
    return Table(table.state.copy(), table.law, {**table.catalogue, **known})


def _known(card: Card) -> Card:
    told = copy(card)
    told.unknown = card.unknown - {"bad_stuff"}
    return told


def _lost(table: Table) -> Table:
    """The table as it is once the munchkins run; a copy."""
    batch = Batch(table.copy(), Nobody())
    if table.fight is not None and not table.fight.running:
        for debt in [debt for debt in table.state.owed if debt.what in ("silence", "answer")]:
            batch.happen(e.DebtSettled(debt))
        batch.happen(e.FightLost())
        batch.come_to_rest()
    return batch.table


class _Tally:
    """What was counted over all the ways a run can go."""

    def __init__(self, before: Table, people: tuple[PlayerId, ...]) -> None:
        self.before = before
        self.people = people
        self.cases: dict[tuple[PlayerId, CopyId], dict[tuple[bool, str], Fraction]] = {}
        self.best: dict[tuple[PlayerId, CopyId], Fraction] = {}
        self.by: dict[tuple[PlayerId, CopyId], dict[CopyId, None]] = {}
        self.asked: set[PlayerId] = set()
        self.over: list[Path] = []
        self.stuck = Fraction(0)
        self.why: list[RuleId] = []

    def one_run(self, path: Path) -> list[Path]:
        """The boards after whoever may has run from a monster; none if nobody has to any more."""
        table = _settled(path.table)
        found = self._next(table)
        if found is None:
            self.over.append(path._replace(table=table))
            return []
        command, outcome = found
        if not outcome.was_done:
            self.stuck += path.chance
            self.why += outcome.verdict.ids
            return []
        monster = command.monster
        leaves = spread(outcome)
        likely = [leaf for leaf in leaves if _ran(leaf, command)]
        self.stuck += path.chance * sum((leaf.chance for leaf in leaves if leaf not in likely), Fraction(0))
        for leaf in leaves:
            self._count(command.who, monster, path.chance, leaf)
        self._count_best(command, outcome, path.chance, leaves)
        return [
            Path(path.chance * leaf.chance, leaf.table, path.caught | _caught(leaf))
            for leaf in leaves
            if leaf in likely
        ]

    def _next(self, table: Table) -> tuple[c.RunAway, Outcome] | None:
        """Whoever may run next, and what comes of it; if nobody may, what is in his way; None if nobody has to."""
        barred: tuple[c.RunAway, Outcome] | None = None
        for debt in table.state.owed:
            if debt.what != "run" or table.fight is None:
                continue
            for monster in debt.options or tuple(table.foes):
                command = c.RunAway(debt.who, monster)
                outcome = perform(table, command)
                if outcome.was_done:
                    return command, outcome
                barred = barred or (command, outcome)
        return barred

    def _count(self, who: PlayerId, monster: CopyId, chance: Fraction, leaf: Leaf) -> None:
        away = _is_away(leaf, who, monster)
        said = _suffered(leaf, who)
        cases = self.cases.setdefault((who, monster), {})
        cases[away, said] = cases.get((away, said), Fraction(0)) + chance * leaf.chance
        self.asked |= leaf.asked

    def _count_best(self, command: c.RunAway, outcome: Outcome, chance: Fraction, leaves: list[Leaf]) -> None:
        """How likely he gets away if he answers the roll himself where he can."""
        who, monster = command.who, command.monster
        if any(who in leaf.asked for leaf in leaves):
            leaves = spread(outcome, Wish(who, lambda leaf: _is_away(leaf, who, monster)))
        away = [leaf for leaf in leaves if _is_away(leaf, who, monster)]
        likely = sum((leaf.chance for leaf in away), Fraction(0))
        self.best[who, monster] = self.best.get((who, monster), Fraction(0)) + chance * likely
        self.by.setdefault((who, monster), {}).update({copy: None for leaf in away for copy in leaf.by if copy >= 0})

    def told(self) -> Running:
        """The chances counted."""
        by = {pair: tuple(copies) for pair, copies in self.by.items()}
        runs = [Run(*pair, tuple(_cases(cases)), self.best[pair], by[pair]) for pair, cases in self.cases.items()]
        ends = [self._end(who) for who in self.people]
        why = tuple(dict.fromkeys(self.why))
        return Running(tuple(runs), tuple(ends), tuple(sorted(self.asked)), self.stuck, why)

    def _end(self, who: PlayerId) -> End:
        had = self.before.state.players[who].level
        away = dies = Fraction(0)
        levels: dict[int, Fraction] = {}
        for path in self.over:
            player = path.table.state.players[who]
            away += 0 if who in path.caught else path.chance
            dies += path.chance if player.dead else 0
            lost = had - player.level
            levels[lost] = levels.get(lost, Fraction(0)) + path.chance
        return End(who, away, dies, tuple(sorted(levels.items())))


def _cases(cases: dict[tuple[bool, str], Fraction]) -> list[Case]:
    """The cases, getting away first, the rest by their chance; those of the whole run add up to 1."""
    whole = sum(cases.values(), Fraction(0)) or Fraction(1)
    found = [Case(chance / whole, says, away) for (away, says), chance in cases.items()]
    return sorted(found, key=lambda case: (not case.away, -case.chance, case.says))


def _ran(leaf: Leaf, command: c.RunAway) -> bool:
    """Whether it came to an end, one way or the other."""
    return any(
        isinstance(event, e.MonsterEscaped | e.PlayerCaught) and event.who == command.who for event in leaf.events
    )


def _is_away(leaf: Leaf, who: PlayerId, monster: CopyId) -> bool:
    return any(
        isinstance(event, e.MonsterEscaped) and (event.who, event.monster) == (who, monster) for event in leaf.events
    )


def _caught(leaf: Leaf) -> frozenset[PlayerId]:
    return frozenset(event.who for event in leaf.events if isinstance(event, e.PlayerCaught))


def _suffered(leaf: Leaf, who: PlayerId) -> str:
    """What it costs him, or brings, besides being caught or not."""
    told = [event for event in leaf.events if _concerns(event, who)]
    lost = sum(event.amount for event in told if isinstance(event, e.LevelsLost))
    levels = [e.LevelsLost(who, lost)] if lost else []
    others = [event for event in told if not isinstance(event, e.LevelsLost)]
    return " ".join(tale((*levels, *others), leaf.table))


def _concerns(event: e.Event, who: PlayerId) -> bool:
    if isinstance(event, e.DebtIncurred):
        return event.debt.who == who and event.debt.what not in ("run", "respond")
    if isinstance(event, e.CardDiscarded):
        return event.who == who
    if isinstance(event, e.CardGiven):
        return who in (event.giver, event.to)
    return isinstance(event, HARM) and event.who == who


def _settled(table: Table) -> Table:
    """The table once every choice left open in the run has been made, each by its first answer."""
    for _ in range(MOST_RUNS):
        debtors = [debt.who for debt in top_layer(table.state) if debt.what != "run" and debt.who != NO_PLAYER]
        outcome = next(
            (
                outcome
                for who in debtors
                for command in own_moves(table, who)
                if isinstance(command, SETTLING) and (outcome := perform(table, command)).was_done
            ),
            None,
        )
        if outcome is None:
            return table
        table = outcome.table
    return table
