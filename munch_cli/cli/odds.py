"""munch odds FILE: what hangs on chance on a board."""

from munch_cli.arbiter.odds.fight import ROLLOUTS
from munch_cli.arbiter.odds.odds import odds, odds_json, odds_lines
from munch_cli.cli.board import board_of, player_of
from munch_cli.cli.plainly import Given
from munch_cli.cli.terminal import look
from munch_cli.table.saying import whole


def run(given: Given) -> int:
    """Tells the chances; always 0."""
    table = board_of(given, "munch odds FILE")
    rollouts = given.options.get("--rollouts", str(ROLLOUTS))
    if whole(rollouts) < 1:
        raise SystemExit("munch: --rollouts takes a number of deals, 1 or more")
    found = odds(table, player_of(given, "--for", table), whole(rollouts))
    if given.has("--json"):
        import json

        print(json.dumps(odds_json(found), indent=2, ensure_ascii=False))
    else:
        print("\n".join(odds_lines(found, look(given))))
    return 0
