"""What hangs on chance: a die that is owed, a run from the monsters, and a fight in which other hands are hidden.

All that the dice can make of a board is followed, each way with how likely it is. A chance to answer (a roll, a Curse)
is let pass by everybody, unless it is said whose answers are to be tried: then they answer as serves them best. A card
that would be drawn from a pile is not looked at: the board stays there. Who of several loots a body first is taken by
one throw of the dice: nothing that is asked about hangs on it, and every throw of every looter makes too many boards.

A run is played on a copy, roll by roll; boards that are the same are followed once. A choice that a victim is left with
is taken by its first answer, for what follows hangs on the die and not on it.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from fractions import Fraction
from math import sqrt
from random import Random
from typing import Literal

from munch_cli.arbiter.odds.fight import ROLLOUTS, TWO_SIGMA, Fight, fight_odds
from munch_cli.arbiter.view import seen
from munch_cli.arbiter.ways.search import own_moves, sameness
from munch_cli.effects.queries import kind_in_play
from munch_cli.engine.chance import PIPS, Nobody
from munch_cli.engine.run import Batch, Outcome, perform
from munch_cli.engine.table import Table
from munch_cli.files.problems import Problem, Problems
from munch_cli.language.events import tale
from munch_cli.rules.death import DIE as LOOTING
from munch_cli.table import commands as c
from munch_cli.table import events as e
from munch_cli.table.cards import Card
from munch_cli.table.debts import Debt
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId, RuleId
from munch_cli.table.state import top_layer
from munch_cli.table.typed import NamedTuple

LETTING_PASS = (c.LetHappen, c.Pass)
ANSWERING = (c.UseAbility, c.PlayCard)


class Leaf(NamedTuple):
    """One end: its chance, what happened on the way, the board then, and who could have answered.

    ``by``: the cards with which the player whose wish was followed answered on the way.
    """

    chance: Fraction
    events: tuple[e.Event, ...]
    table: Table
    asked: frozenset[PlayerId] = frozenset()
    by: tuple[CopyId, ...] = ()


class Wish(NamedTuple):
    """Whose answers are tried, and what they are to bring about."""

    who: PlayerId
    fulfilled: Callable[[Leaf], bool]


Orders = Literal["one", "thrown", "drawn"]
"""The orders of tied looters to follow: any one of them, as they throw, or every one as often as any other."""

MOST_COMMANDS = 20_000
"""How many commands are carried out for the odds of a board. What a limit left out is stated."""
MOST_ANSWERS = 6
"""How many answers to one roll are followed: an ability without a limit could be used for ever."""


class Walk:
    """Follows a board through dice and chances to answer, up to a number of commands.

    ``left``: how many commands may still be carried out. ``is_cut``: True once answers were left out for that.
    """

    def __init__(self, most: int = MOST_COMMANDS) -> None:
        self.left = most
        self.is_cut = False

    def spread(self, outcome: Outcome, wish: Wish | None = None) -> list[Leaf]:
        """Return every end that a command can lead to. Their chances add up to 1."""
        return list(self.ends(Leaf(Fraction(1), outcome.events, outcome.table), wish))

    def ends(self, leaf: Leaf, wish: Wish | None, orders: Orders = "one") -> Iterator[Leaf]:
        """Yield every end that a board can come to. ``orders``: the orders of looters of one Level to follow."""
        top = top_layer(leaf.table.state)
        die = next((debt for debt in top if debt.what == "die"), None)
        if die is not None:
            throws, orders = (PIPS, orders) if die.words != (LOOTING,) else _throws_to_loot(leaf.table, orders)
            for pips in throws:
                thrown = self._performed(leaf.table, c.DieShows(pips))
                yield from self.ends(_after(leaf, thrown, Fraction(1, len(throws))), wish, orders)
            return
        debt = next((debt for debt in top if debt.what == "respond"), None)
        if debt is None or (passing := self._passed(leaf, debt)) is None:
            yield leaf
            return
        passed = list(self.ends(passing, wish, orders))
        yield from self._best(leaf, wish, passed) if wish is not None and wish.who == debt.who else passed

    def _performed(self, table: Table, command: c.Command) -> Outcome:
        self.left -= 1
        return perform(table, command)

    def _passed(self, leaf: Leaf, debt: Debt) -> Leaf | None:
        """Return the board once the chance to answer has passed. None if it cannot be let pass."""
        for command in LETTING_PASS:
            outcome = self._performed(leaf.table, command(debt.who))
            if outcome.was_done:
                return _after(leaf, outcome)._replace(asked=leaf.asked | {debt.who})
        return None

    def _best(self, leaf: Leaf, wish: Wish, passed: list[Leaf]) -> list[Leaf]:
        """Return the ends of the answer, or of no answer, that fulfils the wish most often with the fewest cards."""
        best, most = passed, _worth(passed, wish)
        if len(leaf.by) >= MOST_ANSWERS:
            self.is_cut = True
            return best
        for command in own_moves(leaf.table, wish.who):
            if not isinstance(command, ANSWERING):
                continue
            if best is passed and most[0] == 1:
                break
            if self.left <= 0:
                self.is_cut = True
                break
            outcome = self._performed(leaf.table, command)
            if not outcome.was_done:
                continue
            answered = _after(leaf, outcome)._replace(asked=leaf.asked | {wish.who}, by=(*leaf.by, command.card))
            ends = list(self.ends(answered, wish))
            if (worth := _worth(ends, wish)) > most:
                best, most = ends, worth
        return best


def _throws_to_loot(table: Table, orders: Orders) -> tuple[Sequence[int], Orders]:
    """Return the throws to follow of a looter who is tied with others.

    Where the order does not matter it is one. Else what is left of a round that has begun is followed throw by throw,
    and from a round that nobody has thrown in yet as many orders come as there are, none more often than another.
    """
    turn = max(debt.layer for debt in table.owed("loot"))
    thrown = [debt.count for debt in table.owed("loot") if debt.layer == turn]
    if orders == "one" or len(thrown) > len(PIPS):
        return [next((pips for pips in reversed(PIPS) if pips not in thrown), 2)], "one"
    if orders == "thrown" and any(thrown):
        return PIPS, orders
    return [pips for pips in PIPS[: len(thrown)] if pips not in thrown], "drawn"


def _after(leaf: Leaf, outcome: Outcome, chance: Fraction = Fraction(1)) -> Leaf:
    return leaf._replace(chance=leaf.chance * chance, events=(*leaf.events, *outcome.events), table=outcome.table)


def _worth(ends: list[Leaf], wish: Wish) -> tuple[Fraction, int]:
    """Return how likely a wish is fulfilled, and how few cards that takes."""
    likely = sum((end.chance for end in ends if wish.fulfilled(end)), Fraction(0))
    return likely, -sum(len(end.by) for end in ends)


MOST_RUNS = 60
"""More runs than any fight has."""
LEAST_BOARDS = 12
"""At least so many boards are followed from one roll to the next."""
FOR_A_ROLL = 20
"""Commands that a roll takes on one board: six throws, and chances to answer each."""
FOR_ANSWERS = 3000
"""Commands for the best answers to rolls."""
SEED = 1
SETTLING = (c.Choose, c.LetHappen)
ENDED = (e.MonsterEscaped, e.PlayerCaught)
"""How a roll to get away ends, one way or the other."""
HARM = (e.LevelsLost, e.LevelsGained, e.PlayerDied, e.CardDiscarded, e.SexChanged)
"""What may happen to a player on the run."""


class OddsCase(NamedTuple):
    """One thing that can come of a roll, in words, and how likely it is."""

    chance: Fraction
    says: str
    away: bool = False


class EscapeOdds(NamedTuple):
    """The chances of one player against one monster.

    ``at_best``: of getting away if the player answers the roll as well as they can; ``by``: the cards this takes.
    ``left_behind``: a slow Ship that the player may leave behind first; ``without_it``: the chance of getting away
    then.
    """

    who: PlayerId
    monster: CopyId
    cases: tuple[OddsCase, ...]
    at_best: Fraction
    by: tuple[CopyId, ...] = ()
    left_behind: CopyId = NO_COPY
    without_it: Fraction = Fraction(0)

    @property
    def away(self) -> Fraction:
        """How likely they get away."""
        return sum((case.chance for case in self.cases if case.away), Fraction(0))


class End(NamedTuple):
    """How a run ends for one player: away from all, dead, and how many levels they lose, each with its chance."""

    who: PlayerId
    away: Fraction
    dies: Fraction
    levels: tuple[tuple[int, Fraction], ...]


class FlightOdds(NamedTuple):
    """A whole run.

    ``asked``: who could have answered a roll. ``stuck``: how likely it stops before its end, and ``why``: a hidden card
    would be drawn, or a fact is needed that no source gives. ``untold``: monsters whose Bad Stuff no source gives; the
    run goes on as if they did nothing, and says so. ``error``: half of the 95 % interval of the chances at its widest,
    where too many boards came up to follow each of them; 0 if all were followed. ``answers_cut``: not every answer to
    a roll was tried, so ``at_best`` may be better still.
    """

    runs: tuple[EscapeOdds, ...]
    ends: tuple[End, ...]
    asked: tuple[PlayerId, ...] = ()
    stuck: Fraction = Fraction(0)
    why: tuple[RuleId, ...] = ()
    untold: tuple[CopyId, ...] = ()
    error: float = 0.0
    answers_cut: bool = False


class Path(NamedTuple):
    """A board in the middle of the run: its chance, and who has been caught so far."""

    chance: Fraction
    table: Table
    caught: frozenset[PlayerId]


def running(table: Table, most: int = MOST_COMMANDS) -> FlightOdds | None:
    """Return the chances if the munchkins run now, or run on; None if there is nothing to run from.

    Args:
        table: The board, seen by the player who asks.
        most: How many commands may be carried out before boards are sampled.
    """
    walk, answers = Walk(most), Walk(FOR_ANSWERS)
    found = _running(table, walk, answers)
    if found is None:
        return None
    start = _lost(_as_if_harmless(table, found.untold))
    return found._replace(runs=tuple(_leaving_a_ship(start, run) for run in found.runs))


def _running(table: Table, walk: Walk, answers: Walk) -> FlightOdds | None:
    """Return the chances of a run without leaving anything behind first."""
    host = table.state.host
    untold = tuple(foe for foe in table.foes if "bad_stuff" in table.card(host.get(foe, foe)).unknown)
    start = _lost(_as_if_harmless(table, untold))
    if not start.foes:
        return None
    people = start.fighters()
    tally = _Tally(table, people, walk, answers)
    sampler = Sampler()
    boards = [Path(Fraction(1), start, frozenset())]
    for _ in range(MOST_RUNS):
        later: dict[object, Path] = {}
        for path in boards:
            for after in tally.one_run(path):
                key = (_run_key(after.table), after.caught)
                known = later.get(key)
                later[key] = after if known is None else known._replace(chance=known.chance + after.chance)
        boards = list(later.values())
        if not boards:
            break
        rolls = max(sum(len(debt.options) for debt in path.table.owed("run")) for path in boards)
        boards = sampler.kept(boards, max(LEAST_BOARDS, walk.left // (FOR_A_ROLL * max(1, rolls))))
    return tally.told()._replace(untold=untold, error=sampler.error, answers_cut=answers.is_cut)


def _run_key(table: Table) -> object:
    """Return a value that is equal for boards on which the rest of a run can go on in the same ways.

    Of monsters that nobody has to run from any more it counts only how many each player escaped, and was caught by.
    """
    fight = table.fight
    if fight is None:
        return sameness(table)
    left = {monster for debt in table.owed("run") for monster in debt.options}
    done = Counter(
        (who, kind) for kind in ("escaped", "caught") for who, monster in getattr(fight, kind) if monster not in left
    )
    plain = table.copy()
    plain.the_fight.escaped = tuple(pair for pair in fight.escaped if pair[1] in left)
    plain.the_fight.caught = tuple(pair for pair in fight.caught if pair[1] in left)
    return sameness(plain), tuple(sorted((who, kind, min(many, 2)) for (who, kind), many in done.items()))


class Sampler:
    """Keeps some of many boards, so that every chance stays right on average.

    The likelier half is kept; of the others boards are drawn by their chances, always the same ones for the same board.
    """

    def __init__(self) -> None:
        self.variance = 0.0
        self.draw = Random(SEED)

    @property
    def error(self) -> float:
        """Half of the 95 % interval of a chance at its widest."""
        return TWO_SIGMA * sqrt(self.variance)

    def kept(self, boards: list[Path], most: int) -> list[Path]:
        """Return at most ``most`` of the boards, with the chances of all."""
        if len(boards) <= most:
            return boards
        ranked = sorted(boards, key=lambda path: -path.chance)
        likely, rest = ranked[: most // 2], ranked[most // 2 :]
        weight = sum((path.chance for path in rest), Fraction(0))
        many = most - len(likely)
        share, point = float(weight) / many, self.draw.random()
        self.variance += float(weight) ** 2 / (4 * many)
        drawn, upto = [], 0.0
        for path in rest:
            upto += float(path.chance) / share
            hits = 0
            while point < upto:
                hits, point = hits + 1, point + 1
            if hits:
                drawn.append(path._replace(chance=weight * hits / many))
        return [*likely, *drawn]


def _leaving_a_ship(start: Table, run: EscapeOdds) -> EscapeOdds:
    """The same, with the Ship whose loss before the roll makes getting away likeliest, if there is one."""
    for ship in kind_in_play(start, run.who, "ship"):
        left = perform(start, c.DiscardCard(run.who, ship))
        after = _running(left.table, Walk(MOST_COMMANDS // 3), Walk(0)) if left.was_done else None
        for other in after.runs if after is not None else ():
            same = (other.who, other.monster) == (run.who, run.monster)
            if same and other.away > max(run.away, run.without_it):
                run = run._replace(left_behind=ship, without_it=other.away)
    return run


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
        batch.happen(e.FightLost())
        batch.come_to_rest()
    return batch.table


class _Tally:
    """What was counted over all the ways a run can go."""

    def __init__(self, before: Table, people: tuple[PlayerId, ...], walk: Walk, answers: Walk) -> None:
        self.before = before
        self.people = people
        self.walk = walk
        self.answers = answers
        self.cases: dict[tuple[PlayerId, CopyId], dict[tuple[bool, str], Fraction]] = {}
        self.best: dict[tuple[PlayerId, CopyId], Fraction] = {}
        self.by: dict[tuple[PlayerId, CopyId], dict[CopyId, None]] = {}
        self.asked: set[PlayerId] = set()
        self.over: list[Path] = []
        self.stuck = Fraction(0)
        self.why: list[RuleId] = []

    def one_run(self, path: Path) -> list[Path]:
        """The boards that the next roll to get away can lead to. None if no player has to run any more."""
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
        leaves = self.walk.spread(outcome)
        likely = [leaf for leaf in leaves if any(isinstance(event, ENDED) for event in leaf.events)]
        self.stuck += path.chance * sum((leaf.chance for leaf in leaves if leaf not in likely), Fraction(0))
        for leaf in leaves:
            self._count(command.who, command.monster, path.chance, leaf)
        self._count_best(command, outcome, path.chance, leaves)
        return [
            Path(
                path.chance * leaf.chance,
                leaf.table,
                path.caught | frozenset(event.who for event in leaf.events if isinstance(event, e.PlayerCaught)),
            )
            for leaf in leaves
            if leaf in likely
        ]

    def _next(self, table: Table) -> tuple[c.RunAway, Outcome] | None:
        """The player who may run next and what comes of it. If none may, what is in their way. None if nobody has to
        run.
        """
        barred: tuple[c.RunAway, Outcome] | None = None
        place = {foe: order for order, foe in enumerate(self.before.foes)}
        runs = [(monster, debt.who) for debt in table.owed("run") for monster in debt.options]
        for monster, who in sorted(runs, key=lambda run: place.get(run[0], 0)):
            command = c.RunAway(who, monster)
            outcome = perform(table, command)
            self.walk.left -= 1
            if outcome.was_done:
                return command, outcome
            barred = barred or (command, outcome)
        return barred

    def _count(self, who: PlayerId, monster: CopyId, chance: Fraction, leaf: Leaf) -> None:
        away = _is_away(leaf)
        told = [event for event in leaf.events if _concerns(event, who)]
        lost = sum(event.amount for event in told if isinstance(event, e.LevelsLost))
        levels = [e.LevelsLost(who, lost)] if lost else []
        others = [event for event in told if not isinstance(event, e.LevelsLost)]
        said = " ".join(tale((*levels, *others), leaf.table))
        cases = self.cases.setdefault((who, monster), {})
        cases[away, said] = cases.get((away, said), Fraction(0)) + chance * leaf.chance
        self.asked |= leaf.asked

    def _count_best(self, command: c.RunAway, outcome: Outcome, chance: Fraction, leaves: list[Leaf]) -> None:
        """How likely they get away if they answer the roll themselves where they can."""
        who, monster = command.who, command.monster
        if any(who in leaf.asked for leaf in leaves):
            self.answers.is_cut |= self.answers.left <= 0
            leaves = self.answers.spread(outcome, Wish(who, _is_away)) if self.answers.left > 0 else leaves
        away = [leaf for leaf in leaves if _is_away(leaf)]
        likely = sum((leaf.chance for leaf in away), Fraction(0))
        self.best[who, monster] = self.best.get((who, monster), Fraction(0)) + chance * likely
        self.by.setdefault((who, monster), {}).update({copy: None for leaf in away for copy in leaf.by if copy >= 0})

    def told(self) -> FlightOdds:
        """The chances counted."""
        by = {pair: tuple(copies) for pair, copies in self.by.items()}
        whole = {pair: sum(cases.values(), Fraction(0)) for pair, cases in self.cases.items()}
        runs = [
            EscapeOdds(*pair, tuple(_cases(cases)), self.best[pair] / whole[pair], by[pair])
            for pair, cases in self.cases.items()
        ]
        ends = [self._end(who) for who in self.people]
        why = tuple(dict.fromkeys(self.why))
        return FlightOdds(tuple(runs), tuple(ends), tuple(sorted(self.asked)), self.stuck, why)

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


def _cases(cases: dict[tuple[bool, str], Fraction]) -> list[OddsCase]:
    """The cases, getting away first, the rest by their chance. Those of the whole run add up to 1."""
    whole = sum(cases.values(), Fraction(0))
    found = [OddsCase(chance / whole, says, away) for (away, says), chance in cases.items()]
    return sorted(found, key=lambda case: (not case.away, -case.chance, case.says))


def _is_away(leaf: Leaf) -> bool:
    return any(isinstance(event, e.MonsterEscaped) for event in leaf.events)


def _concerns(event: e.Event, who: PlayerId) -> bool:
    if isinstance(event, e.DebtIncurred):
        return event.debt.who == who and event.debt.what not in ("run", "respond")
    if isinstance(event, e.CardGiven):
        return event.giver == who
    return isinstance(event, HARM) and event.who == who


def _settled(table: Table) -> Table:
    """The table once every choice left open in the run has been made, each by its first answer."""
    debtors = [debt.who for debt in top_layer(table.state) if debt.what != "run" and debt.who != NO_PLAYER]
    moves = (move for who in debtors for move in own_moves(table, who) if isinstance(move, SETTLING))
    outcome = next((outcome for move in moves if (outcome := perform(table, move)).was_done), None)
    return table if outcome is None else _settled(outcome.table)


_UNTOLD = (e.DieRolled, e.LuckMoved)


class Odds(NamedTuple):
    """The chances on a table, for ``who``.

    ``die``: what each throw of a die that is owed brings, or a roll that waits if no player answers it; () if there is
    none. ``run``: if the munchkins run now. ``fight``: if they fight on while the hands of others are hidden.
    """

    table: Table
    who: PlayerId
    die: tuple[OddsCase, ...] = ()
    run: FlightOdds | None = None
    fight: Fight | None = None


def odds(table: Table, who: PlayerId | None = None, rollouts: int = ROLLOUTS) -> Odds:
    """The chances as ``who`` knows the table (None: the main player of the fight, or the player whose turn it is).

    Piles, the generator and other hands are not looked at. Raises ``Problems`` for less than one rollout.
    """
    if rollouts < 1:
        what = f"the odds of a fight are drawn from {rollouts} deals of hidden hands"
        raise Problems([Problem("odds", 0, 0, "out-of-range", what, "let it be 1 or more")])
    fight = table.fight
    asker = who if who is not None else fight.fighter if fight is not None else table.state.turn.player
    here = seen(table, asker)
    if any(debt.what in ("die", "respond") for debt in top_layer(here.state)):
        return Odds(here, asker, _die(here))
    return Odds(here, asker, run=running(here), fight=fight_odds(table, asker, rollouts))


def _die(table: Table) -> tuple[OddsCase, ...]:
    """What comes of the die that is owed. Throws with the same result are one case."""
    cases: dict[str, Fraction] = {}
    for leaf in Walk().ends(Leaf(Fraction(1), (), table), None, "thrown"):
        told: Sequence[e.Event] = [_without_total(event) for event in leaf.events if not isinstance(event, _UNTOLD)]
        said = " ".join(tale(told, leaf.table)) or "Nothing comes of it."
        cases[said] = cases.get(said, Fraction(0)) + leaf.chance
    found = [OddsCase(chance, says) for says, chance in cases.items()]
    return tuple(sorted(found, key=lambda case: -case.chance))


def _without_total(event: e.Event) -> e.Event:
    return event._replace(total=e.NO_ROLL) if isinstance(event, e.MonsterEscaped | e.PlayerCaught) else event
