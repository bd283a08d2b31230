"""What comes of one line: the lines of the answer, and what sort it is; also before a table is open."""

from collections.abc import Callable

from munch_cli.show.look import Look, wrapped
from munch_cli.table.ids import PlayerId
from munch_cli.table.records import NamedTuple
from munch_cli.table.state import Turn, empty_board

MISSED, ASKED_BACK, FAILED, OTHERWISE = "missed", "asks", "failed", "otherwise"
"""Words for a line that was not understood, that can be taken in several ways, whose wish cannot be fulfilled, or whose
answer is not the recorded one."""

CODES = {
    "": 0,
    "allowed": 0,
    "refused": 1,
    OTHERWISE: 1,
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
    that was to be carried out and was not. ``leaves``: the session is over.
    """

    lines: tuple[str, ...] = ()
    word: str = ""
    undone: bool = False
    leaves: bool = False

    @property
    def is_unread(self) -> bool:
        """Whether the line itself was the trouble: nothing was answered."""
        return self.word in (MISSED, ASKED_BACK, FAILED)


Hear = Callable[[str], Heard]
"""Whoever answers a line."""


class Exchange(NamedTuple):
    """A line as it was typed, and what came of it."""

    line: str
    heard: Heard


NOTHING = empty_board([], Turn(PlayerId(0)))
"""A table at which nobody sits."""

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
