"""munch games [N]: the games that were played to their end."""

import sys

from munch_cli.cli.plainly import Given
from munch_cli.cli.terminal import look
from munch_cli.table.saying import whole


def run(given: Given) -> int:
    """Lists the games that are over, the newest first, or opens one at the prompt; 2 if there is none such."""
    from munch_cli.repl.keeping import is_over, kept_said, kept_tables
    from munch_cli.repl.prompt import Manner
    from munch_cli.repl.prompt import run as prompt
    from munch_cli.show.look import wrapped

    over = [(place, path) for place, path in enumerate(kept_tables(), 1) if is_over(path)]
    if not given.names:
        said = [f"{number}. {kept_said(path)}" for number, (_, path) in enumerate(over, 1)]
        for one in said or ["no game has been played to its end yet: munch play begins one."]:
            print("\n".join(wrapped(one, look(given), "", "   ")))
        return 0
    number = whole(given.names[0])
    if len(given.names) > 1 or number < 0:
        raise SystemExit("munch: games go by their numbers: munch games lists them")
    if not 0 < number <= len(over):
        print(f"munch: there is no game {number}: munch games lists them", file=sys.stderr)
        return 2
    return prompt(f"last {over[number - 1][0]}", "", lambda: look(given), Manner(keeps=True))
