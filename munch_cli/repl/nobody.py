"""Before a table is open: what can be answered all the same, and how to open one."""

from munch_cli.show.look import Look, wrapped
from munch_cli.table.ids import PlayerId
from munch_cli.table.state import Turn, empty_board

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
