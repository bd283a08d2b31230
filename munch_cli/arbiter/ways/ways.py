"""How a fight could still be won: sentences that win it, or how much is lacking, and what breaks them.

Nothing is looked at that the asker does not see: see ``seen``. Every line is carried out sentence by sentence before it
is told. Then others answer. A die that their play asks for falls as badly as it can. The fighters answer what breaks a
claim if they can, the others answer that again, until no player has anything left.
"""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import islice
from typing import Literal

from munch_cli.arbiter.view import seen
from munch_cli.arbiter.ways.search import (
    FightSearch,
    Sameness,
    WinningLine,
    is_won,
    lacking,
    one_more,
    own_moves,
    played,
    sameness,
)
from munch_cli.engine.chance import PIPS
from munch_cli.engine.run import Outcome, perform
from munch_cli.engine.table import Table
from munch_cli.language.say import say
from munch_cli.rules.combat import is_over_but_for_the_wait
from munch_cli.table import commands as c
from munch_cli.table.ids import NO_PLAYER, PlayerId
from munch_cli.table.state import top_layer
from munch_cli.table.typed import NamedTuple

REPLIES = (c.PlayCard, c.UseAbility, c.Choose, c.LetHappen, c.Agree)
CHOOSING = (c.Choose, c.LetHappen)
"""The commands by which the others make the choices they owe."""
MOST_TRIED = 2000
ANSWERS_TRIED = 400
"""Sentences tried for one answer of the fighters."""
ANSWERS_MOST = 3
"""How many of their answers are looked into."""

Tale = tuple[Outcome, ...]


def claimed_in(first: Table, line: WinningLine) -> Table | None:
    """The table on which others may answer the claim of a line said on the first table. None if no silence follows it.

    If a kill is claimed already, they may answer as soon as the fighters are silent again.
    """
    befores = (first, *(outcome.table for outcome in line.outcomes))
    claimed = next((o.table for o in line.outcomes if isinstance(o.command, c.ClaimKill)), None)
    silent = (before for before, o in zip(befores, line.outcomes, strict=False) if isinstance(o.command, c.KeepSilent))
    return claimed if claimed is not None else next(silent, None)


class Replies:
    """What those against a side could still do to a kill that it claims."""

    def __init__(self, side: Sequence[PlayerId], rivals: Sequence[PlayerId], most: int = MOST_TRIED) -> None:
        self.side = tuple(side)
        self.rivals = tuple(rivals)
        self.left = most
        self._known: dict[Sameness, Tale | None] = {}

    @property
    def is_complete(self) -> bool:
        """Return True if every answer was looked at."""
        return self.left > 0

    def to(self, first: Table, line: WinningLine) -> Tale | None:
        """The others' answers that break a line said on a table, and the fighters' answers to them. None if nothing
        breaks it.
        """
        claimed = claimed_in(first, line)
        return None if claimed is None else self.breaking(claimed)

    def breaking(self, table: Table) -> Tale | None:
        """What breaks a claim that stands on this table."""
        key = sameness(table)
        if key not in self._known:
            self._known[key] = None
            self._known[key] = self._looked_for(table)
        return self._known[key]

    def _looked_for(self, table: Table) -> Tale | None:
        """The shortest answer first: one that leaves the fighters nothing to say."""
        hurting = sorted(self._hurting(table), key=lambda outcome: -lacking(outcome.table))
        later: list[tuple[Outcome, list[WinningLine]]] = []
        for outcome in hurting:
            if self._waits(outcome.table):
                if (tale := self._settled(outcome)) is not None:
                    return tale
            elif is_over_but_for_the_wait(outcome.table):
                later.append((outcome, []))
            elif answers := self._answers(outcome.table):
                later.append((outcome, answers))
            else:
                return (outcome,)
        for outcome, answers in later:
            if (tale := self._in_the_end(outcome, answers)) is not None:
                return tale
        return None

    def _hurting(self, table: Table) -> Iterator[Outcome]:
        """What makes the fight worse for the side, or asks a player for something."""
        before, owed = lacking(table), len(table.state.owed)
        for player in self.rivals:
            for command in own_moves(table, player):
                if not isinstance(command, REPLIES) or not self.is_complete:
                    continue
                self.left -= 1
                one_more()
                outcome = perform(table, command)
                worse = lacking(outcome.table) > before or len(outcome.table.state.owed) > owed
                if worse and not is_won(outcome):
                    yield outcome

    def _waits(self, table: Table) -> bool:
        """Return True if a die is pending, or another player's choice. An unanswered offer does not count."""
        return next(self._settling(table), None) is not None

    def _settling(self, table: Table) -> Iterator[Outcome]:
        """Every way in which the die that is asked for may fall, or one of the others may choose what they have to."""
        top = top_layer(table.state)
        dice: list[c.Command] = [c.DieShows(pips) for pips in PIPS]
        asked = [who for who in self.rivals if any(debt.who == who for debt in top)]
        chosen = (move for who in asked for move in own_moves(table, who) if isinstance(move, CHOOSING))
        for command in dice if any(debt.what == "die" for debt in top) else chosen:
            outcome = perform(table, command)
            if outcome.was_done:
                yield outcome

    def _settled(self, outcome: Outcome) -> Tale | None:
        """The worst way in which the die falls, or they choose."""
        for after in self._settling(outcome.table):
            if not self.is_complete:
                return None
            self.left -= 1
            tale = self._settled(after) if self._waits(after.table) else self._after(after)
            if tale is not None:
                return (outcome, *tale)
        return None

    def _after(self, outcome: Outcome) -> Tale | None:
        if is_over_but_for_the_wait(outcome.table):
            return self._in_the_end(outcome, [])
        answers = self._answers(outcome.table)
        return self._in_the_end(outcome, answers) if answers else (outcome,)

    def _in_the_end(self, outcome: Outcome, answers: list[WinningLine]) -> Tale | None:
        """What breaks it after all, once the fighters have answered as well as they can."""
        if not answers:
            tale = self.breaking(outcome.table)
            return None if tale is None else (outcome, *tale)
        broken: Tale | None = None
        for line in answers:
            tale = self.to(outcome.table, line)
            if tale is None:
                return None
            upto = [o for o in line.outcomes if not isinstance(o.command, c.KeepSilent)]
            broken = broken or (outcome, *upto, *tale)
        return broken

    def _answers(self, table: Table) -> list[WinningLine]:
        """How the side could still win."""
        if table.fight is None:
            return []
        search = FightSearch(table, self.side, most=min(self.left, ANSWERS_TRIED))
        found = list(islice(search.lines(), ANSWERS_MOST))
        self.left -= search.tried
        return found


Means = Literal["alone", "with help", "with luck", "none", "no fight", "lost"]
"""What a way needs: only what the asker can say, others' goodwill, or luck with the die. "lost": the munchkins are
running."""
LINES_MOST = 6
"""How many lines are tested against what others could answer."""
ALONE, WITH_HELP, WITH_LUCK = 9000, 6000, 2000
"""Commands tried for a way alone, with the goodwill of others, and with luck."""
STOPPING_MOST, FIGHTERS_TRIED = 14_000, 3000
"""Commands tried for a way to stop a fight, in all and each time for what the fighters could still do."""


class Ways(NamedTuple):
    """The answer to "how can this fight still be won?" for a fighter, or "how can it be stopped?" for others.

    ``lacks``: points lacking now. ``line``: the sentences of the shortest way, () if there is none. ``best``: without a
    way, the sentences that come nearest, and ``best_lacks`` the points then lacking. ``needs``: the players whose
    goodwill it takes. ``pips``: for every die in it, what it may show. ``reply``: the sentences, from the claim on, by
    which others break it. ``holds``: the sentences of an unbreakable way, often the same as ``line``. ``hidden``: hands
    that were not seen. ``is_complete``: everything was looked through.
    """

    table: Table
    who: PlayerId
    against: bool
    means: Means
    lacks: int
    line: tuple[str, ...] = ()
    totals: tuple[int, int] = (0, 0)
    best: tuple[str, ...] = ()
    best_lacks: int = 0
    needs: tuple[PlayerId, ...] = ()
    pips: tuple[tuple[int, ...], ...] = ()
    reply: tuple[str, ...] = ()
    holds: tuple[str, ...] = ()
    hidden: tuple[PlayerId, ...] = ()
    is_complete: bool = True
    tried: int = 0


def ways(table: Table, who: PlayerId | None = None, eyes: PlayerId | None = None) -> Ways:
    """How ``who`` (None: the main player) could still win the fight, or stop it if they are not in it.

    ``eyes``: the player who looks (None: all hands are open). Hidden cards and piles are never looked at.
    """
    here = seen(table, eyes)
    fight = here.fight
    asker = who if who is not None else fight.fighter if fight is not None else here.state.turn.player
    hidden = tuple(p for p in here.state.seats if eyes not in (None, p))
    start = Ways(here, asker, False, "no fight", 0, hidden=hidden)
    if fight is None:
        return start
    start = start._replace(lacks=lacking(here), against=not here.is_fighting(asker))
    if start.against:
        return _stopped(start)
    return start._replace(means="lost") if fight.running else _found(start)


def _found(start: Ways) -> Ways:
    """The shortest way alone, else with help, else with luck, else the nearest miss."""
    here, asker = start.table, start.who
    alone, helped = FightSearch(here, (asker,), most=ALONE), FightSearch(here, (asker,), asks=True, most=WITH_HELP)
    searches: list[tuple[Means, FightSearch]] = [("alone", alone), ("with help", helped)]
    for means, search in searches:
        line = search.shortest()
        way = start._replace(means=means, tried=sum(one.tried for _, one in searches))
        if line is not None and search.lucky:
            return _with_sentences(way._replace(pips=_pips(here, line)), line)
        if line is not None:
            needs = tuple(dict.fromkeys(PlayerId(command.who) for command in line.commands if _needs(command, asker)))
            return _against_replies(way._replace(needs=needs), line, search)
        if search is helped and alone.asked_die:
            searches.append(("with luck", FightSearch(here, (asker,), lucky=True, most=WITH_LUCK)))
    nearest = min((alone.nearest(), helped.nearest()), key=lambda best: best.lacks)
    done, tried = all(search.is_complete for _, search in searches), sum(search.tried for _, search in searches)
    sentences = said(here, nearest.outcomes)
    return start._replace(means="none", best=sentences, best_lacks=nearest.lacks, is_complete=done, tried=tried)


def _needs(command: c.Command, asker: PlayerId) -> bool:
    return command.who not in (asker, NO_PLAYER) and not isinstance(command, c.ClaimKill)


def said(table: Table, outcomes: tuple[Outcome, ...]) -> tuple[str, ...]:
    """Sentences one after the other, as they can be typed."""
    before = (table, *(outcome.table for outcome in outcomes))
    return tuple(
        say(outcome.command, here.state, here.catalogue) for here, outcome in zip(before, outcomes, strict=False)
    )


def _with_sentences(way: Ways, line: WinningLine) -> Ways:
    """The way with its sentences and what the sides then come to."""
    last = next((o.table for o in line.outcomes if isinstance(o.command, c.ClaimKill)), way.table)
    fight = last.fight
    totals = fight.claimed if fight is not None and fight.claimed is not None else (0, 0)
    return way._replace(line=said(way.table, line.outcomes), totals=totals)


# ---- what others answer


def _against_replies(way: Ways, line: WinningLine, search: FightSearch) -> Ways:
    """The way, with a line that holds against every answer if one is found, and with what breaks the shortest."""
    way = _with_sentences(way, line)
    side = tuple(dict.fromkeys((way.who, *way.needs, *_of_one_mind(way.table))))
    rivals = tuple(p for p in way.table.state.seats if p not in side)
    replies = Replies(side, rivals)
    claimed = claimed_in(way.table, line)
    broken = None if claimed is None else replies.breaking(claimed)
    if claimed is None or broken is None:
        return way._replace(holds=way.line, is_complete=replies.is_complete)
    way = way._replace(reply=said(claimed, broken))
    for other in islice(search.lines(), LINES_MOST):
        if replies.is_complete and replies.to(way.table, other) is None:
            return way._replace(holds=said(way.table, other.outcomes))
    return way._replace(is_complete=replies.is_complete)


def _of_one_mind(table: Table) -> tuple[PlayerId, ...]:
    """The fighters who want the fight won. A player who was forced to help may work against it."""
    deal = table.fight.deal if table.fight is not None else None
    return table.fighters()[:1] if deal is not None and deal.compelled else table.fighters()


# ---- luck


def _pips(table: Table, line: WinningLine) -> tuple[tuple[int, ...], ...]:
    """For every die in a line: what it may show so that the rest still wins."""
    found: list[tuple[int, ...]] = []
    for place, command in enumerate(line.commands):
        if isinstance(command, c.DieShows):
            wins = [pips for pips in PIPS if _still_wins(table, line, place, pips)]
            found.append(tuple(wins))
    return tuple(found)


def _still_wins(table: Table, line: WinningLine, place: int, pips: int) -> bool:
    done = played(table, [*line.commands[:place], c.DieShows(pips), *line.commands[place + 1 :]])
    return done is not None and is_won(done[-1])


# ---- from outside the fight


def _stopped(start: Ways) -> Ways:
    """Return what a player outside the fight could play so that the fighters cannot win alone.

    The board on which the fighters lack most is followed first; plays that the line does not need are left out.
    """
    rival = _Stopping(start.table)
    if rival.fighters_win(start.table) is False:
        return start._replace(means="alone", tried=rival.tried)
    known = {sameness(start.table)}
    waiting: list[tuple[int, int, tuple[Outcome, ...]]] = [(0, 0, ())]
    while waiting and rival.is_complete:
        _, _, path = heappop(waiting)
        for outcome in rival.worse(path[-1].table if path else start.table, start.who):
            if (key := sameness(outcome.table)) in known:
                continue
            known.add(key)
            if rival.fighters_win(outcome.table) is False:
                line = said(start.table, rival.needed(start.table, (*path, outcome)))
                return start._replace(means="alone", line=line, holds=line, tried=rival.tried)
            heappush(waiting, (-lacking(outcome.table), len(known), (*path, outcome)))
    return start._replace(means="none", is_complete=rival.is_complete, tried=rival.tried)


class _Stopping:
    """The commands tried so far to stop a fight, and whether all that could be tried was tried."""

    def __init__(self, first: Table) -> None:
        self.first = first
        self.tried = 0
        self.is_sure = True

    @property
    def is_complete(self) -> bool:
        """True if the limit was not reached, and each search for the fighters came to an end."""
        return self.is_sure and self.tried < STOPPING_MOST

    def worse(self, table: Table, who: PlayerId) -> Iterator[Outcome]:
        """Yield what a player could play that makes the fight harder to win."""
        before = lacking(table)
        for command in own_moves(table, who):
            if isinstance(command, c.PlayCard | c.UseAbility | c.Choose) and self.tried < STOPPING_MOST:
                self.tried += 1
                outcome = perform(table, command)
                if lacking(outcome.table) > before:
                    yield outcome

    def fighters_win(self, table: Table) -> bool | None:
        """Return whether the fighters have a way to win with what is seen of theirs; None if that stays open."""
        if table.fight is None:
            return False
        search = FightSearch(table, table.fighters(), most=min(FIGHTERS_TRIED, max(1, STOPPING_MOST - self.tried)))
        found = search.any_line()
        self.tried += search.tried
        if found is not None or search.is_complete:
            return found is not None
        self.is_sure = False
        return None

    def needed(self, table: Table, path: tuple[Outcome, ...]) -> tuple[Outcome, ...]:
        """Return the outcomes of the plays that are needed to stop the fighters."""
        for place in reversed(range(len(path) - 1)):
            fewer = played(table, [one.command for at, one in enumerate(path) if at != place])
            if fewer is not None and self.fighters_win(fewer[-1].table) is False:
                path = fewer
        return path


# ---- told
