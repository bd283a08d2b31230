"""munch ways FILE: how the fight on a board can still be won, or stopped."""

from munch_cli.arbiter.ways.ways import ways
from munch_cli.cli.board import board_of, player_of
from munch_cli.cli.plainly import Given
from munch_cli.cli.terminal import look, print_json
from munch_cli.repl.progress import Progress

FOUND, NONE = 0, 1


def run(given: Given) -> int:
    """Looks for a way; 0 if there is one, 1 if none was found."""
    table = board_of(given, "munch ways FILE")
    with Progress("looking for ways"):
        found = ways(table, player_of(given, "--for", table), player_of(given, "--eyes", table))
    if given.has("--json"):
        print_json(found.json())
    else:
        print("\n".join(found.lines(look(given))))
    return NONE if found.means in ("none", "no fight", "lost") else FOUND
