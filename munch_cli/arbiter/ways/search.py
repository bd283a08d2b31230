"""The search for a way to win a fight.

Boards that differ only in the order of plays count as one. The engine carries out every step. The search counts the
boards that it looks at and reports the count to listeners.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from heapq import heapify, heappop, heappush
from math import inf
from types import MappingProxyType
from typing import Literal

from munch_cli.arbiter.candidates import candidates
from munch_cli.arbiter.kinds_known import copies_named
from munch_cli.arbiter.view import UNSEEN
from munch_cli.effects.abilities import ability_named
from munch_cli.effects.card_moments import is_losing
from munch_cli.effects.queries import monsters, munchkins, others
from munch_cli.engine.chance import PIPS
from munch_cli.engine.run import Outcome, perform
from munch_cli.engine.table import Table
from munch_cli.table import commands as c
from munch_cli.table import events as e
from munch_cli.table import state as s
from munch_cli.table.ids import NO_COPY, NO_PLAYER, PlayerId
from munch_cli.table.state import top_layer
from munch_cli.table.typed import NamedTuple
from munch_cli.table.vocabulary import Strengthen, Weaken

OFTEN = 50
"""Report progress after so many boards."""
Listener = Callable[[int], object]
_listening: list[Listener] = []
_looked_at = 0


@contextmanager
def listened_to(listener: Listener) -> Iterator[None]:
    """Report to the listener how many boards have been searched since the start."""
    global _looked_at
    _looked_at = 0
    _listening.append(listener)
    try:
        yield
    finally:
        _listening.remove(listener)


def one_more() -> None:
    """One more board, or deal of hidden hands, was looked at."""
    global _looked_at
    _looked_at += 1
    if _looked_at % OFTEN == 0:
        for listener in _listening:
            listener(_looked_at)


TRIED = (c.PlayCard, c.UseAbility, c.Equip, c.Stow, c.Sell, c.Choose, c.Agree, c.TakeCard, c.LetHappen, c.DiscardCard)
"""The sentences that may change a fight. Others move the turn on, give the fight up, or wait."""
ANSWERS = (c.Choose, c.Agree, c.TakeCard, c.LetHappen)
"""Those by which something owed is settled."""
IN_FRONT = 1000
"""What is in front of a player is paid with only when the hand is not enough."""

Worth = Mapping[object, int]
"""What each card is worth to the player who holds it. 0 if it is not named."""


def own_moves(
    table: Table, who: PlayerId, worth: Worth = MappingProxyType({}), blindly: bool = False
) -> list[c.Command]:
    """What a player could say without any other player, each once, in canonical order.

    Abilities are paid for with what is worth least. Unseen cards are not named unless ``blindly``: the player will know
    what they pay with.
    """
    found: dict[tuple[type, c.Command], c.Command] = {}
    for command in candidates(table, who):
        if isinstance(command, TRIED):
            paid = _paid_cheaply(table, command, worth, blindly) if isinstance(command, c.UseAbility) else command
            if blindly or not _is_blind(table, paid):
                found.setdefault((type(paid), paid), paid)
    return list(found.values())


def helping_moves(table: Table) -> list[c.Command]:
    """What would bring a helper into the fight, and what others may answer. All of it needs their goodwill."""
    fighter = table.fighters()[0]
    asked: Iterable[c.Command] = (c.AskHelp(fighter, other) for other in others(table, fighter))
    return [*asked, *(c.Agree(seat) for seat in table.state.seats if seat != fighter)]


def _is_blind(table: Table, command: c.Command) -> bool:
    """Return True if a sentence names a card that is not seen."""
    return any(copy != NO_COPY and table.state.cards[copy] in UNSEEN for copy in copies_named(command))


def _paid_cheaply(table: Table, command: c.UseAbility, worth: Worth, blindly: bool) -> c.Command:
    """An ability paid for with the cards that are worth least; unless blindly, hidden ones if there are no others."""
    ability = ability_named(table, command)
    price = ability.price if ability is not None else None
    if not command.discards or price is None or price.whole_hand or price.kind or price.keywords:
        return command
    hand, front = table.hand(command.who), (*table.in_play(command.who), *table.sideways(command.who))
    costs = {copy: worth.get(copy, 0) for copy in hand}
    costs |= {copy: IN_FRONT for copy in front if not price.from_hand}
    costs |= {copy: 2 * IN_FRONT for copy in hand if table.state.cards[copy] in UNSEEN and not blindly}
    cheapest = sorted(costs, key=lambda copy: (costs[copy], copy))[: len(command.discards)]
    return command._replace(discards=tuple(cheapest))


# ---- how a fight stands


def lacking(table: Table) -> int:
    """How many points the munchkins' side lacks to win: 0 if it just wins, negative with points to spare."""
    if not table.foes:
        return 0
    is_tie_enough = table.total("wins_ties").amount > 0
    return monsters(table) - munchkins(table) + (0 if is_tie_enough else 1)


def is_won(outcome: Outcome) -> bool:
    """Return True if a sentence won the fight."""
    return any(isinstance(event, e.FightWon) for event in outcome.events)


def finish(table: Table) -> tuple[Outcome, ...] | None:
    """The claim and the silence after it, if the munchkins win the fight as it stands."""
    fight = table.fight
    if fight is None or is_losing(table):
        return None
    done: list[Outcome] = []
    wanted: tuple[c.Command, ...] = (c.ClaimKill(fight.fighter), c.KeepSilent(NO_PLAYER))
    for command in wanted[1:] if fight.claimed is not None else wanted:
        done.append(perform(done[-1].table if done else table, command))
        if is_won(done[-1]):
            return tuple(done)
    return None


Sameness = tuple[object, ...]
_TABLE = (s.FACE_UP, s.FOES, s.ON_FOES, s.ATTACHED)
_SEAT = (s.HAND, s.IN_PLAY, s.SIDEWAYS, s.CURSES)


def sameness(table: Table) -> Sameness:
    """A value that is equal for boards on which a fight can go on in the same ways."""
    state = table.state
    zones = state.zones
    lying = tuple(tuple(zones[zone]) for zone in _TABLE)
    seats = range(s.TABLE_ZONES, len(zones), s.SEAT_ZONES)
    fronts = tuple(tuple(sorted(zones[seat + zone])) for seat in seats for zone in _SEAT)
    people = tuple((player.level, player.sex, player.dead, player.new) for player in state.players)
    turn = state.turn
    used = (tuple(sorted(turn.used)), tuple(sorted(turn.gained)), turn.phase, turn.player)
    hosts = tuple(sorted(state.host.items()))
    return (lying, fronts, people, used, hosts, _fight(table), tuple(sorted(_owed(table))), state.winners, state.left)


def _fight(table: Table) -> object:
    fight = table.fight
    if fight is None:
        return None
    return (
        fight.fighter,
        fight.helper,
        fight.running,
        fight.claimed,
        tuple(sorted(fight.plays)),
        tuple(sorted(fight.boosts)),
        fight.borrowed,
        tuple(sorted(fight.declined)),
        fight.offer,
        fight.escaped,
        fight.caught,
        tuple(sorted(fight.gone)),
        tuple(sorted(fight.former)),
        tuple(sorted(fight.brought)),
        tuple(sorted(fight.laid)),
    )


def _owed(table: Table) -> list[tuple[object, ...]]:
    return [(debt.what, *debt) for debt in table.state.owed]


SHORTEST_TRIED = 2400
"""How many commands are tried in search of the shortest line."""
MOST_TRIED = 16_000
"""How many commands are tried in all. A search that needs more is not complete, and says so."""
MOST_PLAYS = 12
"""The most plays of a line that is looked for by length. The claim at its end does not count."""
MOST_NEARER = 40
"""The most commands of the nearest line: an ability without a limit could be used for ever."""
PATIENCE = 1
"""How many plays without hope are followed by length, because they may open the way to better ones."""


class WinningLine(NamedTuple):
    """Commands that win a fight, with their outcomes. ``lacks``: 0 for a win, else the points still lacking."""

    outcomes: tuple[Outcome, ...]
    lacks: int = 0

    @property
    def commands(self) -> tuple[c.Command, ...]:
        """The commands in their order."""
        return tuple(outcome.command for outcome in self.outcomes)

    @property
    def plays(self) -> int:
        """The number of commands without the claim and the silence after it."""
        return sum(not isinstance(command, c.ClaimKill | c.KeepSilent) for command in self.commands)


class Child(NamedTuple):
    """The board after one command."""

    outcome: Outcome
    key: Sameness
    lacks: int


class Node(NamedTuple):
    """A board of the search: the commands that lead there, and the points lacking there."""

    table: Table
    key: Sameness
    path: tuple[Outcome, ...]
    lacks: int


class FightSearch:
    """A search through all that some players could still do in a fight.

    Two passes look for a win. The first tries lines by their length and finds the shortest. The second follows the
    board that lacks fewest points, skips boards that it has seen, and either wins, runs out of boards (then there is
    no way), or reaches its limit. A one-shot that only adds points to its side commutes with every other play and
    never does harm, so the second pass plays it at once instead of trying each order and subset.

    Args:
        table: The board of the fight.
        players: The players who act of their own will.
        asks: Help may be asked for, and the helper acts too.
        lucky: A die may show what helps.
        most: How many commands may be tried.
    """

    def __init__(
        self,
        table: Table,
        players: Sequence[PlayerId],
        *,
        asks: bool = False,
        lucky: bool = False,
        most: int = MOST_TRIED,
    ) -> None:
        self.first = table
        self.players = tuple(players)
        self.asks = asks
        self.lucky = lucky
        self.left = most
        self.tried = 0
        self.best = WinningLine((), lacking(table))
        self._children: dict[Sameness, tuple[Child, ...]] = {}
        self._finishes: dict[Sameness, tuple[Outcome, ...] | None] = {}
        self._gains: dict[object, int] = {}
        self._floor = 0
        self.is_cut_short = False
        self.asked_die = False

    @property
    def is_complete(self) -> bool:
        """True if no limit was reached: a way that was not found does not exist."""
        return self.left > 0 and not self.is_cut_short

    def shortest(self) -> WinningLine | None:
        """Return the shortest line that wins, else any that wins; None if none was found (see ``is_complete``)."""
        self._floor = max(0, self.left - SHORTEST_TRIED)
        found = next(self.lines(), None)
        if found is not None:
            # what was learnt on the way there may give hope of a shorter one
            found = next(self.lines(found.plays - 1), found)
        self._floor = 0
        if found is None and (found := self.any_line()) is None and not self.is_complete:
            nearest = self.nearest()
            found = nearest if nearest.lacks == 0 and nearest.outcomes else None
        return self._shortened(found)

    def nearest(self) -> WinningLine:
        """Return the line that came nearest to a win, with any play that brings it nearer still.

        Its ``lacks`` is 0 only if the line wins: what it came to was not followed before the limit was reached.
        """
        best = self.best
        while len(best.outcomes) < MOST_NEARER:
            nearer = self._nearer(best)
            for child in nearer:
                if child.lacks <= 0 and (end := finish(child.outcome.table)):
                    return WinningLine((*best.outcomes, child.outcome, *end))
            step = next((child for child in nearer if child.lacks > 0), None)
            if step is None:
                break
            best = WinningLine((*best.outcomes, step.outcome), step.lacks)
        return best

    def strongest(self) -> WinningLine:
        """Return the line of the plays that bring most points, each the best at its time, beyond a win too."""
        best = WinningLine((), lacking(self.first))
        while len(best.outcomes) < MOST_NEARER and (nearer := self._nearer(best)):
            best = WinningLine((*best.outcomes, nearer[0].outcome), nearer[0].lacks)
        return best

    def _nearer(self, line: WinningLine) -> list[Child]:
        """Return the boards after a line and one play more on which fewer points are lacking, the best first."""
        here = line.outcomes[-1].table if line.outcomes else self.first
        tried = self._tried(Node(here, sameness(here), line.outcomes, line.lacks))
        nearer = (child for child in tried if child.lacks < line.lacks and child.outcome.table.fight is not None)
        return sorted(nearer, key=lambda child: child.lacks)

    def any_line(self) -> WinningLine | None:
        """Return a line that wins, following the board that lacks fewest points; None if none was found."""
        roots = [Node(self.first, sameness(self.first), (), lacking(self.first))]
        roots += self._joined() if self.asks else ()
        waiting = [(node.lacks, len(node.path), order, node) for order, node in enumerate(roots)]
        heapify(waiting)
        known = {node.key for node in roots}
        while waiting and self.left > 0:
            _, _, _, node = heappop(waiting)
            if done := self._finish(node.table, node.key):
                return WinningLine((*node.path, *done))
            for child in self._followed(node):
                if child.key in known:
                    continue
                known.add(child.key)
                path = (*node.path, child.outcome)
                if is_won(child.outcome):
                    return WinningLine(path)
                if len(path) > MOST_NEARER:
                    self.is_cut_short = True
                elif child.outcome.table.fight is not None:
                    self._note(path, child)
                    after = Node(child.outcome.table, child.key, path, child.lacks)
                    heappush(waiting, (child.lacks, len(path), len(known), after))
        return None

    def _joined(self) -> Iterator[Node]:
        """Yield the board with each player who could be asked for help, and agrees."""
        fighter = self.first.fighters()[0]
        for other in others(self.first, fighter):
            path = played(self.first, (c.AskHelp(fighter, other), c.Agree(other)))
            if path is not None:
                after = path[-1].table
                yield Node(after, sameness(after), path, lacking(after))

    def _followed(self, node: Node) -> list[Child]:
        """Return the boards to follow: after one plain bonus if it helps, else after every command that may help.

        A plain bonus comes first only if no ability could make more of its card as payment.
        """
        free, payers = self._moves(node.table)
        paying = [move for who in payers for move in self._paid(node.table, who)]
        kinds = {move: _plain_kind(node.table, move) for move in free}
        bonuses = self._each(node, [move for move in free if kinds[move] == "one-shot"])
        helping = sorted((one for one in bonuses if one.lacks < node.lacks), key=lambda child: child.lacks)
        if helping and node.lacks - helping[0].lacks >= max((_payment(node.table, move) for move in paying), default=0):
            return helping[:1]
        enhancers = self._each(node, [move for move in free if kinds[move] == "monster-enhancer"])
        helping += [child for child in enhancers if child.lacks < node.lacks]
        return [*helping, *self._each(node, [*(move for move in free if not kinds[move]), *paying])]

    def _shortened(self, line: WinningLine | None) -> WinningLine | None:
        """Return the line without the plays that it does not need."""
        if line is None:
            return None
        commands = [command for command in line.commands if not isinstance(command, c.ClaimKill | c.KeepSilent)]
        for place in reversed(range(len(commands))):
            fewer = self._won_by([*commands[:place], *commands[place + 1 :]])
            if fewer is not None:
                line, commands = fewer, [*commands[:place], *commands[place + 1 :]]
        return line

    def _won_by(self, commands: Sequence[c.Command]) -> WinningLine | None:
        """Return the line of these commands and the claim. None if it does not win."""
        done = played(self.first, commands)
        if done is None:
            return None
        if done and is_won(done[-1]):
            return WinningLine(done)
        end = finish(done[-1].table if done else self.first)
        return None if end is None else WinningLine((*done, *end))

    def _note(self, path: tuple[Outcome, ...], child: Child) -> None:
        """Keep the line that lacks fewest points."""
        if 0 < child.lacks < self.best.lacks:
            self.best = WinningLine(path, child.lacks)

    def lines(self, most: int = MOST_PLAYS) -> Iterator[WinningLine]:
        """Yield lines that win with at most ``most`` plays, the shortest first."""
        first = Node(self.first, sameness(self.first), (), lacking(self.first))
        for plays in range(most + 1):
            self._is_cut = False
            yield from self._deeper(first, plays, {})
            if not self._is_cut or self.left <= self._floor:
                return

    def _deeper(self, node: Node, left: int, known: dict[Sameness, int]) -> Iterator[WinningLine]:
        """Yield the lines that win with exactly so many more plays."""
        if left == 0:
            self._is_cut = True
            if done := self._finish(node.table, node.key):
                yield WinningLine((*node.path, *done))
            return
        if node.lacks > self._hope(left) and _begun(node.path) > PATIENCE:
            self._is_cut = True
            return
        for child in self._expanded(node):
            if known.get(child.key, -1) >= left - 1:
                continue
            known[child.key] = left - 1
            path = (*node.path, child.outcome)
            if is_won(child.outcome):
                if left == 1:
                    yield WinningLine(path)
            elif child.outcome.table.fight is not None:
                self._note(path, child)
                after = Node(child.outcome.table, child.key, path, child.lacks)
                yield from self._deeper(after, left - 1, known)

    def _hope(self, plays: int) -> int:
        """Return what so many of the best plays known would bring."""
        return sum(sorted(self._gains.values(), reverse=True)[:plays])

    def _finish(self, table: Table, key: Sameness) -> tuple[Outcome, ...] | None:
        if key not in self._finishes:
            self._finishes[key] = finish(table)
        return self._finishes[key]

    def _expanded(self, node: Node) -> tuple[Child, ...]:
        """Return the boards after every command, the most hopeful first; none once the limit is reached."""
        known = self._children.get(node.key)
        if known is None:
            if self.left <= self._floor:
                return ()
            tried = sorted(self._tried(node), key=lambda child: child.lacks)
            known = self._children[node.key] = tuple(tried)
        return known

    def _tried(self, node: Node) -> Iterator[Child]:
        free, paid = self._moves(node.table)
        yield from self._each(node, free)
        yield from self._each(node, [move for who in paid for move in self._paid(node.table, who)])

    def _paid(self, table: Table, who: PlayerId) -> list[c.Command]:
        """Return a player's abilities that cost cards, paid for with the cards that have helped least so far."""
        return [move for move in own_moves(table, who, self._gains) if _is_paid(move)]

    def _each(self, node: Node, commands: Iterable[c.Command]) -> Iterator[Child]:
        for command in commands:
            self.left -= 1
            self.tried += 1
            one_more()
            outcome = perform(node.table, command)
            if outcome.was_done:
                after = outcome.table
                self.asked_die |= any(debt.what == "die" for debt in after.state.owed)
                lacks = lacking(after)
                source = _source(command)
                self._gains[source] = max(self._gains.get(source, 0), node.lacks - lacks)
                yield Child(outcome, sameness(after), lacks)

    def _moves(self, table: Table) -> tuple[list[c.Command], list[PlayerId]]:
        """Return the commands to try first, and the players whose abilities that cost cards are tried after them."""
        if any(debt.what == "die" for debt in top_layer(table.state)):  # without luck nothing is won behind a die
            return [c.DieShows(pips) for pips in reversed(PIPS)] if self.lucky else [], []
        acting = list(dict.fromkeys((*self.players, *(table.fighters() if self.asks else ()))))
        free = {player: own_moves(table, player) for player in acting}
        moves = [move for player in acting for move in free[player] if not _is_paid(move)]
        if self.asks:
            moves += helping_moves(table)
        return moves, [player for player in acting if any(map(_is_paid, free[player]))]


def _begun(path: tuple[Outcome, ...]) -> int:
    """Return how many plays were begun. Answers to them do not count."""
    return sum(not isinstance(outcome.command, (*ANSWERS, c.DieShows)) for outcome in path)


def _is_paid(command: c.Command) -> bool:
    return isinstance(command, c.UseAbility) and bool(command.discards)


def _plain_kind(table: Table, command: c.Command) -> Literal["one-shot", "monster-enhancer", ""]:
    """Return the kind of the card that the command plays if it adds points to a side and does nothing else."""
    if not isinstance(command, c.PlayCard) or command.along != NO_COPY:
        return ""
    card = table.card(command.card)
    effects = (card.gives, card.do, card.abilities, card.when, card.marks, card.tags, card.unknown, card.unmodelled)
    return card.kind if card.kind in ("one-shot", "monster-enhancer") and not any(effects) else ""


def _payment(table: Table, command: c.Command) -> float:
    """Return the most points that a card can bring as payment for an ability; infinite if it does more than that."""
    ability = ability_named(table, command) if isinstance(command, c.UseAbility) else None
    if ability is None:
        return inf
    return sum(deed.amount if isinstance(deed, Strengthen | Weaken) else inf for deed in ability.do)


def _source(command: c.Command) -> object:
    """Return what a command draws on: the card or the ability, however it is aimed and paid for."""
    if isinstance(command, c.PlayCard):
        return command.card
    return (command.card, command.ability) if isinstance(command, c.UseAbility) else command


def played(table: Table, commands: Sequence[c.Command]) -> tuple[Outcome, ...] | None:
    """Return the outcomes of commands one after the other. None if one of them is not carried out."""
    done: list[Outcome] = []
    for command in commands:
        outcome = perform(done[-1].table if done else table, command)
        if not outcome.was_done:
            return None
        done.append(outcome)
    return tuple(done)
