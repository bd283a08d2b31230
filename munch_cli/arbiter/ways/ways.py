"""How a fight could still be won: a line of sentences that wins it, or how much is lacking; and what breaks the line.

Nothing is looked at that the asker does not see: see ``seen``. Every line is carried out sentence by sentence, as it
is told, before it is told.
"""

from collections.abc import Iterator

from munch_cli.arbiter.seen import seen
from munch_cli.arbiter.ways.moves import is_won, lacking, own_moves
from munch_cli.arbiter.ways.replies import Replies, Tale, claimed_in
from munch_cli.arbiter.ways.search import Line, Search
from munch_cli.engine.run import Outcome, perform
from munch_cli.engine.table import Table
from munch_cli.language.answers import Understood
from munch_cli.language.parse import parse
from munch_cli.language.say import say
from munch_cli.table import commands as c
from munch_cli.table.ids import NO_PLAYER, PlayerId
from munch_cli.table.records import NamedTuple
from munch_cli.table.typed import Literal

Means = Literal["alone", "with help", "with luck", "none", "no fight", "lost"]
"""By what a way wins: what the asker says by himself, others' goodwill, the die; "lost": the munchkins are running."""
LINES_MOST = 6
"""So many lines are held against what others could answer."""
WITH_HELP, WITH_LUCK = 1400, 800
"""Sentences tried for a way that needs goodwill, or luck."""
STOPPING_MOST, FIGHTERS_TRIED = 1500, 500
"""Sentences tried for a way to stop a fight, and each time for what the fighters could still do."""


class Ways(NamedTuple):
    """The answer to "how can this fight still be won?" for one who fights, or "how can it be stopped?" for others.

    ``lacks``: points lacking now; ``line``: the sentences of the shortest way, () if there is none; ``best``: without
    one, those that come nearest, and ``best_lacks`` what then lacks. ``needs``: whose goodwill it takes; ``pips``: for
    every die in it, what it may show. ``reply``: the sentences, from the claim on, by which others break it;
    ``holds``: sentences of a way that nobody breaks (often the same as ``line``). ``hidden``: hands that were not seen.
    ``is_complete``: everything was looked through.
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
    """How ``who`` (None: the main player) could still win the fight, or stop it if he is not in it.

    ``eyes``: through whose eyes (None: all hands are open). Hidden cards and piles are never looked at.
    """
    here = seen(table, eyes)
    fight = here.fight
    asker = who if who is not None else fight.fighter if fight is not None else here.state.turn.player
    hidden = tuple(PlayerId(p) for p in range(len(here.state.players)) if eyes not in (None, p))
    start = Ways(here, asker, False, "no fight", 0, hidden=hidden)
    if fight is None:
        return start
    start = start._replace(lacks=lacking(here), against=not here.is_fighting(asker))
    if start.against:
        return _stopped(start)
    found = _found(start)
    return found._replace(means="lost") if fight.running and found.means == "none" else found


def _found(start: Ways) -> Ways:
    """The shortest way by oneself; else with help; else with luck; else how near one comes."""
    here, asker = start.table, start.who
    alone = Search(here, (asker,))
    if (line := _sayable(here, alone)) is not None:
        return _against_replies(start._replace(means="alone", tried=alone.tried), line, alone)
    helped = Search(here, (asker,), asks=True, most=WITH_HELP)
    if (line := _sayable(here, helped)) is not None:
        needs = tuple(dict.fromkeys(PlayerId(command.who) for command in line.commands if _needs(command, asker)))
        way = start._replace(means="with help", needs=needs, tried=alone.tried + helped.tried)
        return _against_replies(way, line, helped)
    lucky = Search(here, (asker,), lucky=True, most=WITH_LUCK if alone.asked_die else 0)
    tried = alone.tried + helped.tried + lucky.tried
    if alone.asked_die and (line := _sayable(here, lucky)) is not None:
        return _told(start._replace(means="with luck", pips=_pips(here, line), tried=tried), line)
    nearest = min((alone.nearest(), helped.nearest()), key=lambda best: best.lacks)
    done = alone.is_complete and helped.is_complete and (lucky.is_complete or not alone.asked_die)
    sentences = said(here, nearest.outcomes)
    return start._replace(means="none", best=sentences, best_lacks=nearest.lacks, is_complete=done, tried=tried)


def _needs(command: c.Command, asker: PlayerId) -> bool:
    return command.who not in (asker, NO_PLAYER) and not isinstance(command, c.ClaimKill)


def _sayable(table: Table, search: Search) -> Line | None:
    """The shortest line whose sentences, typed one after the other, win the fight."""
    line = search.shortest()
    return line if line is not None and is_verified(table, said(table, line.outcomes)) else None


def said(table: Table, outcomes: tuple[Outcome, ...]) -> tuple[str, ...]:
    """Sentences one after the other, as they can be typed."""
    before = (table, *(outcome.table for outcome in outcomes))
    return tuple(
        say(outcome.command, here.state, here.catalogue) for here, outcome in zip(before, outcomes, strict=False)
    )


def is_verified(table: Table, sentences: tuple[str, ...]) -> bool:
    """Whether these sentences are understood and carried out, one after the other, and win the fight."""
    here = table
    outcome = None
    for sentence in sentences:
        read = parse(sentence, here.state, here.catalogue)
        if not isinstance(read, Understood):
            return False
        outcome = perform(here, read.command)
        if not outcome.was_done:
            return False
        here = outcome.table
    return outcome is not None and is_won(outcome)


def _told(way: Ways, line: Line) -> Ways:
    """The way with its sentences and what the sides then come to."""
    last = next((o.table for o in line.outcomes if isinstance(o.command, c.ClaimKill)), way.table)
    fight = last.fight
    totals = fight.claimed if fight is not None and fight.claimed is not None else (0, 0)
    return way._replace(line=said(way.table, line.outcomes), totals=totals)


# ---- what others answer


def _against_replies(way: Ways, line: Line, search: Search) -> Ways:
    """The way, with a line that holds whatever others answer if one is found, and what breaks the shortest."""
    way = _told(way, line)
    side = tuple(dict.fromkeys((way.who, *way.needs, *_of_one_mind(way.table))))
    rivals = tuple(PlayerId(p) for p in range(len(way.table.state.players)) if p not in side)
    replies = Replies(side, rivals)
    broken = replies.to(way.table, line)
    if broken is None:
        return way._replace(holds=way.line, is_complete=replies.is_complete)
    way = way._replace(reply=_reply_said(way.table, line, broken))
    for other, _ in zip(search.lines(hopeful=False), range(LINES_MOST), strict=False):
        if replies.left <= 0:
            break
        if replies.to(way.table, other) is None and is_verified(
            way.table, sentences := said(way.table, other.outcomes)
        ):
            return way._replace(holds=sentences)
    return way._replace(is_complete=replies.is_complete)


def _of_one_mind(table: Table) -> tuple[PlayerId, ...]:
    """Those in the fight who want it won; one who was made to help may do what he can against it."""
    fight = table.fight
    compelled = fight is not None and fight.deal is not None and fight.deal.compelled
    return (fight.fighter,) if fight is not None and compelled else table.fighters()


def _reply_said(table: Table, line: Line, broken: Tale) -> tuple[str, ...]:
    claimed = claimed_in(table, line)
    return () if claimed is None else said(claimed, broken)


# ---- luck


def _pips(table: Table, line: Line) -> tuple[tuple[int, ...], ...]:
    """For every die in a line: what it may show so that the rest still wins."""
    found: list[tuple[int, ...]] = []
    for place, command in enumerate(line.commands):
        if isinstance(command, c.DieShows):
            wins = [pips for pips in range(1, 7) if _still_wins(table, line, place, pips)]
            found.append(tuple(wins))
    return tuple(found)


def _still_wins(table: Table, line: Line, place: int, pips: int) -> bool:
    here = table
    outcome = None
    for number, command in enumerate(line.commands):
        outcome = perform(here, c.DieShows(pips) if number == place else command)
        if not outcome.was_done:
            return False
        here = outcome.table
    return outcome is not None and is_won(outcome)


# ---- from outside the fight


def _stopped(start: Ways) -> Ways:
    """What one outside the fight could play so that those in it cannot win by themselves; fewest plays first."""
    if not _fighters_win(start.table):
        return start._replace(means="alone")
    tried = 0
    known: set[object] = set()
    row: list[tuple[Outcome, ...]] = [()]
    while row and tried < STOPPING_MOST:
        following: list[tuple[Outcome, ...]] = []
        for path in row:
            for outcome in _worse(path[-1].table if path else start.table, start.who):
                tried += 1
                longer = (*path, outcome)
                played = frozenset((type(one.command), one.command) for one in longer)
                if played in known:
                    continue
                known.add(played)
                if not _fighters_win(outcome.table):
                    line = said(start.table, longer)
                    return start._replace(means="alone", line=line, holds=line, tried=tried)
                following.append(longer)
        row = following
    return start._replace(means="none", is_complete=tried < STOPPING_MOST, tried=tried)


def _worse(table: Table, who: PlayerId) -> Iterator[Outcome]:
    """What somebody could play that makes the fight harder to win."""
    for command in own_moves(table, who):
        if isinstance(command, c.PlayCard | c.UseAbility | c.Choose):
            outcome = perform(table, command)
            if outcome.was_done and lacking(outcome.table) > lacking(table):
                yield outcome


def _fighters_win(table: Table) -> bool:
    """Whether those in the fight have a way to win it with what is seen of theirs."""
    if table.fight is None:
        return False
    return next(Search(table, table.fighters(), most=FIGHTERS_TRIED).lines(), None) is not None
