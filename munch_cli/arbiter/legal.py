"""Who is asked now, what they may do in sentences they could say, and what could be said instead.

Every player may speak at any time, but a game goes on only if one of them is asked. The order is: a player who owes
something; then those who may still speak up before a kill counts; then, in a fight, its main player, who may wait for
the others to speak and must then fight or run; else the player whose turn it is, after the others had a chance to speak
at its start.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache
from itertools import islice
from zlib import crc32

from munch_cli.arbiter.candidates import KINDS, candidates
from munch_cli.arbiter.kinds_known import copies_named
from munch_cli.arbiter.meaning import meaning
from munch_cli.engine.chance import spun
from munch_cli.engine.reasons import Verdict
from munch_cli.engine.settle import goes_ahead, judge, open_kinds
from munch_cli.engine.table import Table
from munch_cli.language.parse import Parser
from munch_cli.language.say import say_short
from munch_cli.table import commands as c
from munch_cli.table.asks import Asks
from munch_cli.table.commands import Command
from munch_cli.table.ids import NO_PLAYER, PlayerId, RuleId, seats_from
from munch_cli.table.saying import listed, quoted
from munch_cli.table.state import ON_FOES, State, top_layer
from munch_cli.table.typed import Literal, NamedTuple


class Options:
    """The sentences of a player that would be carried out now, in canonical order, each once.

    They are thought of and judged only when they are wanted. A bot that looks for the best one, or for one of a kind,
    does not pay for all. ``kinds``: the kinds of sentence they may be of.
    """

    __slots__ = ("_known", "_table", "_thought_of", "_who", "kinds")

    def __init__(self, table: Table, who: PlayerId, kinds: frozenset[type[Command]], known: "Known | None" = None):
        self.kinds = kinds
        self._table = table
        self._who = who
        self._known: Known = {} if known is None else known
        self._thought_of: tuple[Command, ...] | None = None

    def __iter__(self) -> Iterator[Command]:
        return (command for command in self.thought_of if goes_ahead(self._table, command))

    def __bool__(self) -> bool:
        return any(goes_ahead(self._table, command) for kind in self.open_kinds for command in self._of(kind))

    @property
    def open_kinds(self) -> tuple[type[Command], ...]:
        """Those of the kinds of which there may be any, in their order."""
        return in_order(self.kinds, open_kinds(self._table, self._who))

    @property
    def thought_of(self) -> tuple[Command, ...]:
        """Those worth judging, each once."""
        if self._thought_of is None:
            self._thought_of = tuple([command for kind in self.open_kinds for command in self._of(kind)])
        return self._thought_of

    def only(self, kinds: Collection[type[Command]]) -> "Options":
        """Those of some kinds."""
        return Options(self._table, self._who, self.kinds.intersection(kinds), self._known)

    def ranked(
        self,
        points: Callable[[Command], int],
        most: Callable[[type[Command]], int],
        least: int,
        lot: int | None = None,
    ) -> Iterator[tuple[int, Command]]:
        """All with at least so many points, best first. Only as many are judged as are asked for.

        ``most``: the highest points that a sentence of a kind can have, so that a kind is thought of only when its turn
        comes. With equal points the lot decides as in ``drawn``; without a lot, the canonical order.
        """
        coming = sorted([kind for kind in self.open_kinds if most(kind) >= least], key=most)
        level: dict[int, list[Command]] = {}
        while coming or level:
            if coming and (not level or most(coming[-1]) >= max(level)):
                for one in self._of(coming.pop()):
                    if (many := points(one)) >= least:
                        level.setdefault(many, []).append(one)
                continue
            many = max(level)
            of_most = level.pop(many)
            if len(of_most) > 1:
                of_most.sort(key=_place)
                of_most = of_most if lot is None else by_lot(lot, of_most)
            yield from ((many, one) for one in of_most if goes_ahead(self._table, one))

    def drawn(self, lot: int, kind: type[Command]) -> Command | None:
        """One sentence of a kind by lot, each as likely as any other. None if there is none.

        Every sentence has its own number for every ``lot``, and the allowed one with the lowest is drawn. So the result
        depends on what is allowed and not on how many others were thought of, and few have to be judged.
        """
        thought_of = self._of(kind)
        if len(thought_of) > 1:
            thought_of = by_lot(lot, thought_of)
        for one in thought_of:
            if goes_ahead(self._table, one):
                return one
        return None

    def allows_too(self, command: Command) -> bool:
        """Whether a sentence that is not among them would be carried out."""
        return goes_ahead(self._table, command)

    def _of(self, kind: type[Command]) -> list[Command]:
        known = self._known.get(kind)
        if known is None:
            thought = candidates(self._table, self._who, (kind,), open_only=True)
            known = self._known[kind] = list(dict.fromkeys(thought))
        return known


Known = dict[type[Command], list[Command]]
"""The sentences thought of so far, by kind."""


@cache
def in_order(kinds: frozenset[type[Command]], opened: frozenset[type[Command]]) -> tuple[type[Command], ...]:
    """Those of the kinds that are open, in canonical order."""
    return tuple(kind for kind in KINDS if kind in kinds and kind in opened)


ALL_KINDS = frozenset(KINDS)
"""All kinds that are thought of."""


def _place(command: Command) -> int:
    """The place of a kind of sentence in the canonical order."""
    return KINDS.index(type(command))


def by_lot(lot: int, commands: Iterable[Command]) -> list[Command]:
    """Sentences in the order of their numbers in a lot."""
    return sorted(commands, key=lambda one: number_of(lot, one))


def number_of(lot: int, command: Command) -> int:
    """The number of a sentence in a lot: the same wherever and whenever it is drawn."""
    return spun(lot ^ crc32(tuple.__repr__(command).encode()))[1]


def options_of(table: Table, who: PlayerId) -> Options:
    """What a player may do now, thought of and judged as it is asked for."""
    return Options(table, who, ALL_KINDS)


def legal(table: Table, who: PlayerId) -> list[Command]:
    """The sentences of a player that would be carried out now, in canonical order, each once."""
    return list(options_of(table, who))


Why = Literal["setup", "owes", "speaks up", "silence", "fights", "turn"]
Mark = tuple[object, ...]


class Moment(NamedTuple):
    """A player is asked. ``may_pass``: they may say nothing. With "silence" none is asked: no one says anything."""

    who: PlayerId
    why: Why
    may_pass: bool = False


def moment(table: Table, quiet: Collection[PlayerId]) -> Moment | None:
    """Who is asked now, if those in ``quiet`` have nothing to say to the board as it lies. None: the game is over."""
    state = table.state
    if state.is_over:
        return None
    for debt in top_layer(state):
        if debt.what == "silence":
            return _before_the_kill(table, quiet)
        if debt.who != NO_PLAYER:
            return Moment(debt.who, "owes")
    if state.turn.phase == "setup":
        waiting = (seat for seat in around(state, state.turn.player) if seat not in state.turn.ready)
        return Moment(next(waiting, state.turn.player), "setup")
    if table.fight is not None:
        return _in_the_fight(table, table.fight.fighter, quiet)
    return _at_the_turn(table, quiet)


def around(state: State, first: PlayerId) -> list[PlayerId]:
    """All who are there, from one seat on to the left."""
    return [seat for seat in seats_from(first, len(state.players)) if seat not in state.left]


def _before_the_kill(table: Table, quiet: Collection[PlayerId]) -> Moment:
    fighter = table.state.turn.player if table.fight is None else table.fight.fighter
    waiting = (seat for seat in around(table.state, fighter)[1:] if seat not in quiet)
    seat = next(waiting, NO_PLAYER)
    return Moment(seat, "silence") if seat == NO_PLAYER else Moment(seat, "speaks up", may_pass=True)


def _in_the_fight(table: Table, fighter: PlayerId, quiet: Collection[PlayerId]) -> Moment:
    """The main player; once they wait, the others; once these wait too, the main player again."""
    if fighter not in quiet:
        return Moment(fighter, "fights", may_pass=True)
    waiting = (seat for seat in around(table.state, fighter)[1:] if seat not in quiet)
    seat = next(waiting, NO_PLAYER)
    return Moment(fighter, "fights") if seat == NO_PLAYER else Moment(seat, "speaks up", may_pass=True)


def _at_the_turn(table: Table, quiet: Collection[PlayerId]) -> Moment:
    turn = table.state.turn
    if turn.phase == "start":
        for seat in around(table.state, turn.player)[1:]:
            if seat not in quiet:
                return Moment(seat, "speaks up", may_pass=True)
    return Moment(turn.player, "turn")


def mark(table: Table) -> Mark:
    """A fingerprint of the board; when it changes, players who passed are asked again."""
    state, fight = table.state, table.fight
    turn = (state.turn.number, state.turn.phase == "start", state.turn.phase == "setup")
    if fight is None:
        return turn
    sides = (fight.helper, fight.claimed, fight.running, fight.plays, fight.boosts, len(fight.cursed))
    return (*turn, *sides, tuple(table.foes), tuple(state.zones[ON_FOES]))


class Asking:
    """Goes round the table: remembers who has passed since the board last changed.

    ``turned_down``: since then their help was offered or asked for, and nothing came of it.
    """

    def __init__(self, table: Table) -> None:
        self.turned_down: set[PlayerId] = set()
        self._quiet: set[PlayerId] = set()
        self._heard = mark(table)
        self._offered = NO_PLAYER

    def now(self, table: Table) -> Moment | None:
        """Who is asked now; None: the game is over."""
        heard = mark(table)
        if heard != self._heard:
            self._quiet.clear()
            self.turned_down.clear()
            self._heard = heard
        elif self._offered != NO_PLAYER and _offered(table) == NO_PLAYER:
            self.turned_down.add(self._offered)
        self._offered = _offered(table)
        return moment(table, self._quiet)

    def says_nothing(self, who: PlayerId) -> None:
        """A player who was asked has nothing to say."""
        self._quiet.add(who)

    def is_waiting_for(self, who: PlayerId) -> bool:
        """Whether a player has not yet said that they have nothing to say."""
        return who not in self._quiet


def _offered(table: Table) -> PlayerId:
    """Whose help is bargained for now."""
    return NO_PLAYER if table.fight is None or table.fight.offer is None else table.fight.offer[0]


WAYS_ON: dict[Why, frozenset[type[c.Command]]] = {
    "setup": frozenset({c.BeReady}),
    "fights": frozenset({c.ClaimKill, c.RunAway}),
    "turn": frozenset({c.KickOpen, c.LookForTrouble, c.Loot, c.EndTurn, c.TakeCard}),
    "silence": frozenset({c.KeepSilent}),
    "speaks up": frozenset(),
}
"""Why a player is asked -> the sentences with which the game goes on."""


def ways_on(table: Table, now: Moment, options: Options) -> Options:
    """Those of the sentences that move the game on."""
    if now.why != "owes":
        return options.only(WAYS_ON[now.why])
    return options.only({kind for debt in top_layer(table.state) if debt.who == now.who for kind in debt.answers})


SUGGESTED_MOST = 3
ASKS_FOR = {
    "die": 'say what it shows: "the die shows 5", or just 5.',
    "draw": 'say which card came: "the card is …", or just its name.',
}
"""What the table is asked -> how to answer."""


def suggestions(table: Table, command: c.Command, verdict: Verdict) -> list[str]:
    """One remedy, as far as there is one."""
    if verdict.outcome in ("silent", "conflict"):
        return _deciding(table, verdict)
    if verdict.goes_ahead or verdict.outcome != "refused":
        return []
    if "table.something-is-owed" in verdict.ids or "table.game-over" in verdict.ids:
        return owed_first(table)
    who = PlayerId(command.who)
    if who == NO_PLAYER:
        return []
    alike = (other for other in legal(table, who) if _is_alike(command, other) and other != command)
    clear = (other for other in alike if not isinstance(meaning(table, other), Asks))  # what may be said as it stands
    said = [quoted(say_short(other, table.state, table.catalogue)) for other in islice(clear, SUGGESTED_MOST)]
    name = table.name(who)
    return [f"{name} may {listed(said, 'or')}."] if said else []


def who_acts(table: Table) -> tuple[PlayerId, ...]:
    """Who speaks if no player is named: the debtors, or the player whose turn it is."""
    return Parser("", table.state, table.catalogue, None, True, None).speakers()


def _is_alike(command: c.Command, other: c.Command) -> bool:
    """Whether one command can be suggested in place of the other.

    They are of the same kind, and cards played or used are the same. Playing from the hand and equipping what lies
    there count as one.
    """
    if isinstance(command, c.PlayCard):
        if isinstance(other, c.Equip):
            return command.card == other.item
        return isinstance(other, c.PlayCard) and command.card in (other.card, other.along)
    if isinstance(command, c.Equip | c.Stow) and isinstance(other, c.PlayCard):
        return command.item == other.card
    if isinstance(command, c.UseAbility):
        return isinstance(other, c.UseAbility) and command.card == other.card
    return type(other) is type(command)


def owed_first(table: Table, eyes: PlayerId | None = None) -> list[str]:
    """What players who owe something may say. For ``eyes`` it names no card in another player's hand."""
    lines = []
    for who in dict.fromkeys(debt.who for debt in top_layer(table.state)):
        if who == NO_PLAYER:
            lines += [ASKS_FOR[debt.what] for debt in top_layer(table.state) if debt.what in ASKS_FOR]
            continue
        kinds = tuple(kind for debt in top_layer(table.state) if debt.who == who for kind in debt.answers)
        hidden = () if eyes in (None, who) else table.hand(who)
        owed = [one for one in legal(table, who) if isinstance(one, kinds) and not isinstance(one, c.PlayCard)]
        owed = [one for one in owed if not hidden or not set(hidden).intersection(copies_named(one))]
        said = [quoted(say_short(command, table.state, table.catalogue)) for command in owed[: 2 * SUGGESTED_MOST]]
        name = table.name(who)
        lines += (
            [f"first: {name} says {listed(said, 'or')}."] if said else [f"first: {name} answers."] if hidden else []
        )
    return lines


def _deciding(table: Table, verdict: Verdict) -> list[str]:
    """How the owner of the game would settle an open point."""
    if not verdict.open:
        return []
    point = verdict.open[0]
    gap = table.law.edition.gaps.get(point)
    reading = next((one for one in gap.readings if one != table.leaning(point)), "") if gap is not None else "allowed"
    owner = table.name(table.state.owner) if table.state.owner >= 0 else "the owner"
    return [f'{owner} may settle it: "decide {point}: {reading or "allowed"}".']


class May(NamedTuple):
    """A sentence that would be carried out. ``open``: the open points it rests on, as the owner reads them."""

    command: Command
    says: str
    open: tuple[RuleId, ...]


def may_do(table: Table, seats: Iterable[PlayerId], eyes: PlayerId | None = None) -> "MayDo":
    """All that players may do now, in canonical order."""

    def sentences(who: PlayerId) -> Iterator[May]:
        for command in legal(table, who):
            yield May(command, say_short(command, table.state, table.catalogue), judge(table, command).open)

    return MayDo(table, tuple((who, tuple(sentences(who))) for who in seats), eyes)


class MayDo(NamedTuple):
    """What players may do now: each who is asked about, with their sentences.

    ``eyes``: who asks, where hands are hidden.
    """

    table: Table
    found: tuple[tuple[PlayerId, tuple[May, ...]], ...]
    eyes: PlayerId | None = None
