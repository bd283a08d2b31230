"""munch, munch open [NAME|FILE]: the prompt on a board."""

from munch_cli.cli.plainly import Given
from munch_cli.files.bundled_scenarios import path_of


def run(given: Given) -> int:
    """Opens the prompt; 0 when it is left."""
    from munch_cli.repl.prompt import run as prompt

    path = path_of(given.names[0]) if given.names else ""
    return prompt(path, edition=given.options.get("--edition", ""))
