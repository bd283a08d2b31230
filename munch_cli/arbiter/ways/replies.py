"""What others could answer: whether a claim holds whatever they play, or the play that breaks it.

A die that their play asks for falls as badly as it can. What breaks a claim is answered by the fighters if they can,
and that answer again by the others, until somebody has nothing left.
"""

from collections.abc import Iterator, Sequence

from munch_cli.arbiter.so_far import one_more
from munch_cli.arbiter.ways.moves import is_won, lacking, own_moves
from munch_cli.arbiter.ways.search import Line, Sameness, Search, sameness
from munch_cli.engine.run import Outcome, perform
from munch_cli.engine.table import Table
from munch_cli.table import commands as c
from munch_cli.table.apply import top_layer
from munch_cli.table.ids import PlayerId

REPLIES = (c.PlayCard, c.UseAbility, c.Choose, c.LetHappen, c.Agree)
CHOOSING = (c.Choose, c.LetHappen)
"""Those by which the others settle what they have to choose."""
MOST_TRIED = 2000
ANSWERS_TRIED = 400
"""Sentences tried for one answer of the fighters."""
ANSWERS_MOST = 3
"""So many of their answers are looked into."""

Tale = tuple[Outcome, ...]


def claimed_in(first: Table, line: Line) -> Table | None:
    """The table on which others may answer the claim of a line, said on the first one; None if it asks for no silence.

    A claim may stand before anything is said: then they may answer it as soon as the fighters are silent again.
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
        """Whether every answer was looked at."""
        return self.left > 0

    def to(self, first: Table, line: Line) -> Tale | None:
        """What breaks a line said on a table, from the claim on, with the fighters' answers; None if nothing does."""
        claimed = claimed_in(first, line)
        return None if claimed is None else self._breaking(claimed)

    def _breaking(self, table: Table) -> Tale | None:
        """What breaks a claim that stands on this table."""
        key = sameness(table)
        if key not in self._known:
            self._known[key] = None
            self._known[key] = self._looked_for(table)
        return self._known[key]

    def _looked_for(self, table: Table) -> Tale | None:
        """The shortest answer first: one that leaves the fighters nothing to say."""
        hurting = sorted(self._hurting(table), key=lambda outcome: -lacking(outcome.table))
        later: list[tuple[Outcome, list[Line]]] = []
        for outcome in hurting:
            if self._waits(outcome.table):
                if (tale := self._settled(outcome)) is not None:
                    return tale
            elif self._claim_stands(outcome.table):
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
        """What makes the fight worse for the side, or asks somebody for something."""
        before, owed = lacking(table), len(table.state.owed)
        for player in self.rivals:
            for command in own_moves(table, player):
                if not isinstance(command, REPLIES) or self.left <= 0:
                    continue
                self.left -= 1
                one_more()
                outcome = perform(table, command)
                worse = lacking(outcome.table) > before or len(outcome.table.state.owed) > owed
                if outcome.was_done and not is_won(outcome) and worse:
                    yield outcome

    def _waits(self, table: Table) -> bool:
        """Whether the die is asked for, or one of the others has to choose; for an unanswered offer nobody waits."""
        return next(self._settling(table), None) is not None

    def _settling(self, table: Table) -> Iterator[Outcome]:
        """Every way in which the die that is asked for may fall, or one of the others may choose what he has to."""
        top = top_layer(table.state)
        dice: list[c.Command] = [c.DieShows(pips) for pips in range(1, 7)]
        asked = [who for who in self.rivals if any(debt.who == who for debt in top)]
        chosen = (move for who in asked for move in own_moves(table, who) if isinstance(move, CHOOSING))
        for command in dice if any(debt.what == "die" for debt in top) else chosen:
            outcome = perform(table, command)
            if outcome.was_done:
                yield outcome

    def _settled(self, outcome: Outcome) -> Tale | None:
        """The worst way in which the die falls, or they choose."""
        for after in self._settling(outcome.table):
            self.left -= 1
            tale = self._settled(after) if self._waits(after.table) else self._after(after)
            if tale is not None:
                return (outcome, *tale)
        return None

    def _after(self, outcome: Outcome) -> Tale | None:
        if self._claim_stands(outcome.table):
            return self._in_the_end(outcome, [])
        answers = self._answers(outcome.table)
        return self._in_the_end(outcome, answers) if answers else (outcome,)

    def _in_the_end(self, outcome: Outcome, answers: list[Line]) -> Tale | None:
        """What breaks it after all, once the fighters have answered as well as they can."""
        if not answers:
            tale = self._breaking(outcome.table)
            return None if tale is None else (outcome, *tale)
        broken: Tale | None = None
        for line in answers:
            tale = self.to(outcome.table, line)
            if tale is None:
                return None
            upto = [o for o in line.outcomes if not isinstance(o.command, c.KeepSilent)]
            broken = broken or (outcome, *upto, *tale)
        return broken

    def _claim_stands(self, table: Table) -> bool:
        return table.fight is not None and table.fight.claimed is not None

    def _answers(self, table: Table) -> list[Line]:
        """How the side could still win."""
        if table.fight is None or self.left <= 0:
            return []
        search = Search(table, self.side, most=ANSWERS_TRIED)
        found: list[Line] = []
        for line in search.lines():
            found.append(line)
            if len(found) == ANSWERS_MOST:
                break
        self.left -= search.tried
        return found
