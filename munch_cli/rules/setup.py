"""Before the first turn.

Sheets: Setup; Character Creation. The deal and the opening plays are not judged yet, and say so.
"""

from munch_cli.engine.law import not_yet
from munch_cli.engine.table import Table
from munch_cli.table.commands import BeReady


def being_ready(table: Table, command: BeReady) -> bool:
    """The opening plays come with the deal."""
    return True


RULES = (not_yet(BeReady, being_ready, "setup"),)
