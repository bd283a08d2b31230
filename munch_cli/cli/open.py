"""munch, munch open [NAME|FILE]: the prompt on a board."""

from munch_cli.cli.plainly import FORCE, KEEP_GOING, Given
from munch_cli.cli.terminal import look
from munch_cli.files.bundled_scenarios import path_of


def run(given: Given) -> int:
    """Opens the prompt; 0 when it is left. From a pipe, the code of the last answer."""
    from munch_cli.repl.prompt import run as prompt

    if len(given.names) > 1:
        raise SystemExit("munch: one table is opened at a time: munch open NAME")
    path = given.names[0] if given.names else ""
    if path:
        path_of(path)
    edition, goes_on = given.options.get("--edition", ""), given.has(KEEP_GOING.name)
    return prompt(path, edition, lambda: look(given), force=given.has(FORCE.name), goes_on=goes_on)
