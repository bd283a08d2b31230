"""munch resume [N]: goes on with a table that was left."""

import sys

from munch_cli.cli.plainly import Given
from munch_cli.cli.terminal import look
from munch_cli.table.saying import whole


def run(given: Given) -> int:
    """Opens the newest kept table, or the Nth; 2 if there is none. With --list only names them."""
    from munch_cli.repl.keeping import is_over, is_played, kept_said, kept_table, kept_tables
    from munch_cli.repl.prompt import Manner
    from munch_cli.repl.prompt import run as prompt
    from munch_cli.show.look import wrapped

    if given.has("--list"):
        kept = [f"{place}. {kept_said(path)}" for place, path in enumerate(kept_tables(), 1) if not is_over(path)]
        for said in kept or ["no table was left."]:
            print("\n".join(wrapped(said, look(given), "", "   ")))
        return 0
    number = given.names[0] if given.names else "1"
    if len(given.names) > 1 or whole(number) < 0:
        raise SystemExit("munch: tables that were left go by their numbers: munch resume --list")
    left = [place for place, path in enumerate(kept_tables(), 1) if not is_over(path)]
    if not given.names and left:
        number = str(left[0])
    path = kept_table(whole(number)) if left else ""
    if not path:
        print("munch: no table was left" if number == "1" else f"munch: no table {number} was left", file=sys.stderr)
        return 2
    if is_played(path):
        from munch_cli.cli.play import seconds
        from munch_cli.repl.beginning import Wishes, resume

        clock = Wishes(wait=seconds(given, "--wait"), pace=seconds(given, "--pace", 0.7) or 0.0)
        return resume(path, lambda: look(given), clock)
    return prompt(f"last {number}", "", lambda: look(given), Manner(keeps=True))
