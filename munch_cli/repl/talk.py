"""A talk at one table: who talks, the table, what was answered last, what was asked back, and all that was said."""

from collections.abc import Callable

from munch_cli.arbiter.asking import Answered
from munch_cli.arbiter.view import Seen, past_seen, seen
from munch_cli.engine.table import Table
from munch_cli.repl.keeping import Forgetful, Keeper
from munch_cli.repl.sitting import Sitting
from munch_cli.show.look import PLAIN, Look, wrapped
from munch_cli.table.asks import Asks
from munch_cli.table.commands import Command
from munch_cli.table.ids import PlayerId
from munch_cli.table.state import Turn, empty_board
from munch_cli.table.typed import NamedTuple

MISSED, ASKED_BACK, FAILED, OTHERWISE = "missed", "asks", "failed", "otherwise"
"""Words for a line that was not understood, that can be taken in several ways, whose wish cannot be fulfilled, or whose
answer is not the recorded one."""

CODES = {
    "": 0,
    "allowed": 0,
    "refused": 1,
    OTHERWISE: 1,
    "no": 1,
    "silent": 3,
    "conflict": 3,
    "not-modelled": 3,
    MISSED: 2,
    ASKED_BACK: 2,
    FAILED: 2,
}
"""The word of an answer -> the exit code of a run without a terminal that ends with it."""


class Heard(NamedTuple):
    """The answer to a line.

    ``word``: the outcome of a verdict, one of the words above, or "" where nothing was judged. ``undone``: a sentence
    that was to be carried out and was not. ``leaves``: the session is over. ``cites``: the rules and
    open points behind an answer in general, the best first.
    """

    lines: tuple[str, ...] = ()
    word: str = ""
    undone: bool = False
    leaves: bool = False
    cites: tuple[str, ...] = ()

    @property
    def is_answer(self) -> bool:
        """Return True if it answers something, be it in general alone."""
        return not self.is_unread or bool(self.cites)

    @property
    def is_unread(self) -> bool:
        """Return True if the line itself was the trouble: nothing was answered of this board."""
        return self.word in (MISSED, ASKED_BACK, FAILED)


Hear = Callable[[str], Heard]
"""What answers a line."""


class Exchange(NamedTuple):
    """A line as it was typed, and what came of it."""

    line: str
    heard: Heard


NOTHING = empty_board([], Turn(PlayerId(0)))
"""A table without players."""

PLAY = "To play a game against bots or each other: munch play, from the shell."
WELCOME = (
    "No table is open yet. To argue about a board: open combat/pumpkinhead (one that comes with munch), open FILE "
    "(your own), or new bites (an empty one, on which you say who sits there: Jenn is a Level 4 Werewolf with Finger "
    "Claws).",
    PLAY,
    "To look things up: rule wins ties, card Banshee, or ask: can two people help me?",
)

NOBODY_SITS = (
    f"nobody sits at the table yet: say who does, as in Jenn is a female Level 4 Werewolf with Finger Claws. {PLAY}"
)


def nothing_open(look: Look) -> list[str]:
    """What to do when no table is open."""
    return [line for said in WELCOME for line in wrapped(said, look)]


class Talk:
    """People talking to one table. ``look``: how answers look. ``keeper``: keeps what is said for the next start.

    ``said_as``: the last line in munch's own words, if they differ. ``given_up``: the table that may be left although
    it is kept nowhere. ``may_write``: files may be written, which lines of a kept table may not. ``may_overwrite``:
    existing files may be replaced if the person confirms it, which no one can who only sends lines. ``eyes``: the
    player who talks and sees only what they can see; None if all hands are open.
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
        self.thought_better: Callable[[Command], str] = lambda command: ""
        """What is said in the place of an act that a player, asked whether it is meant, takes back."""
        if sitting is not None:
            self.sit(sitting)

    def hear(self, line: str) -> Heard:
        """Take a line and answer it, as a session does."""
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
    def past(self) -> list[Seen]:
        """What was said and done at this table, the newest first, as far as it is seen."""
        if self.sitting is None:
            return []
        return past_seen(self.sitting.journal.first, self.sitting.journal.outcomes, self.eyes)

    def failed(self, said: str) -> Heard:
        """Say why a wish cannot be fulfilled."""
        return Heard(tuple(wrapped(said, self.look, "", "  ")), FAILED)

    def sit(self, sitting: Sitting) -> None:
        """Go over to another table. The one before stays kept."""
        self.sitting = sitting
        self.answered = None
        self.keeper.begin(sitting.said_again)
