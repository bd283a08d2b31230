"""A talk at one table: who talks, the table, what was answered last, what was asked back, and all that was said."""

from munch_cli.arbiter.asking import Answered
from munch_cli.arbiter.view import moment_seen, seen
from munch_cli.engine.journal import Moment, moments
from munch_cli.engine.table import Table
from munch_cli.repl.heard import Exchange, Heard
from munch_cli.repl.keeping import Forgetful, Keeper
from munch_cli.repl.sitting import Sitting
from munch_cli.show.look import PLAIN, Look
from munch_cli.table.asks import Asks
from munch_cli.table.ids import PlayerId


class Talk:
    """People talking to one table. ``look`` is how answers look; ``keeper`` keeps what is said for the next start.

    ``said_as``: the line just heard, in munch's own words, where they are others.
    ``given_up``: the table that may be left as it lies, although it is kept nowhere.
    ``may_write``: files, which what a kept table says may not; ``may_overwrite``: those that are there, if the one who
    talks is sure, which nobody can be who only sends lines.
    ``eyes``: who talks, and sees only what they can see; None where all hands lie open.
    """

    def __init__(
        self,
        look: Look = PLAIN,
        keeper: Keeper | None = None,
        sitting: Sitting | None = None,
        eyes: PlayerId | None = None,
    ) -> None:
        self.eyes = eyes
        self._seen: tuple[Table, Table] | None = None
        self.look = look
        self.keeper: Keeper = keeper or Forgetful()
        self.sitting: Sitting | None = None
        self.answered: Answered | None = None
        self.exchanges: list[Exchange] = []
        self.pending: Asks | None = None
        self.given_up: Table | None = None
        self.is_retold = False
        """Whether the lines are those of a table that was left, each said in full: they mean what their words say."""
        self.said_as = ""
        self.may_write = True
        self.may_overwrite = True
        if sitting is not None:
            self.sit(sitting)

    def hear(self, line: str) -> Heard:
        """Takes a line and answers it; a session does."""
        raise NotImplementedError

    @property
    def table(self) -> Table | None:
        """The table as it lies now, if one is open, and as far as it is seen."""
        if self.sitting is None or self.eyes is None:
            return self.sitting.table if self.sitting is not None else None
        whole = self.sitting.table
        if self._seen is None or self._seen[0] is not whole:
            self._seen = (whole, seen(whole, self.eyes, lays_piles=True))
        return self._seen[1]

    @property
    def past(self) -> list[Moment]:
        """What was said and done at this table, the newest first, as far as it is seen."""
        if self.sitting is None:
            return []
        past = moments(self.sitting.journal.first, self.sitting.journal.outcomes)
        return past if self.eyes is None else [moment_seen(moment, self.eyes) for moment in past]

    def sit(self, sitting: Sitting) -> None:
        """Goes over to another table; the one before stays kept."""
        self.sitting = sitting
        self.answered = None
        self.keeper.begin(sitting.said_again)
