"""What others could answer: whether a claim holds whatever they play, or the play that breaks it.

A die that their play asks for falls as badly as it can. What breaks a claim is answered by the fighters if they can,
and that answer again by the others, until somebody has nothing left.
"""

from collections.abc import Iterator, Sequence

from munch_cli.arbiter.ways.moves import is_won, lacking, own_moves
from munch_cli.arbiter.ways.sameness import Sameness, sameness
from munch_cli.arbiter.ways.search import Line, Search
from munch_cli.engine.run import Outcome, perform
from munch_cli.engine.table import Table
from munch_cli.table import commands as c
from munch_cli.table.apply import top_layer
from munch_cli.table.ids import PlayerId

REPLIES = (c.PlayCard, c.UseAbility, c.Choose, c.LetHappen, c.Agree)
MOST_TRIED = 2000
ANSWERS_TRIED = 400
"""Sentences tried for one answer of the fighters."""
ANSWERS_MOST = 3
"""So many of their answers are looked into."""

Tale = tuple[Outcome, ...]


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

    def to(self, line: Line) -> Tale | None:
        """What breaks a line, from the claim on, with what the fighters answer; None if nothing does."""
        claimed = next((o for o in line.outcomes if isinstance(o.command, c.ClaimKill)), None)
        if claimed is None:
            claim_stands = line.outcomes and isinstance(line.outcomes[-1].command, c.KeepSilent)
            return self._breaking(line.outcomes[-2].table) if claim_stands and len(line.outcomes) > 1 else None
        return self._breaking(claimed.table)

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
                outcome = perform(table, command)
                worse = lacking(outcome.table) > before or len(outcome.table.state.owed) > owed
                if outcome.was_done and not is_won(outcome) and worse:
                    yield outcome

    def _waits(self, table: Table) -> bool:
        """Whether the die is asked for, or one of the others has to choose."""
        return any(debt.what == "die" or debt.who in self.rivals for debt in top_layer(table.state))

    def _settled(self, outcome: Outcome) -> Tale | None:
        """The worst way in which the die falls, or they choose."""
        table = outcome.table
        dice: list[c.Command] = [c.DieShows(pips) for pips in range(1, 7)]
        asked = any(debt.what == "die" for debt in top_layer(table.state))
        chosen = [move for who in self.rivals for move in own_moves(table, who) if isinstance(move, c.Choose)]
        for command in dice if asked else chosen:
            self.left -= 1
            after = perform(table, command)
            if not after.was_done:
                continue
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
            tale = self.to(line)
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
