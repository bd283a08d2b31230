"""munch odds FILE: what hangs on chance on a board."""

from munch_cli.arbiter.odds.fight import ROLLOUTS
from munch_cli.arbiter.odds.odds import odds
from munch_cli.cli.board import board_of, player_of
from munch_cli.cli.plainly import Given
from munch_cli.cli.terminal import look, print_json
from munch_cli.table.saying import whole


def run(given: Given) -> int:
    """Tells the chances; always 0."""
    table = board_of(given, "munch odds FILE")
    rollouts = given.options.get("--rollouts", str(ROLLOUTS))
    if whole(rollouts) < 1:
        raise SystemExit("munch: --rollouts takes a number of deals, 1 or more")
    found = odds(table, player_of(given, "--for", table), whole(rollouts))
    if given.has("--json"):
        print_json(found.json())
    else:
        print("\n".join(found.lines(look(given))))
    return 0
