"""Optional rules for a faster game.

Sheets: Faster Play Rules. They are not judged yet, and say so.
"""

from munch_cli.engine.law import not_yet
from munch_cli.engine.table import Table
from munch_cli.table.commands import Listen


def listening(table: Table, command: Listen) -> bool:
    """Listening at the door."""
    return True


RULES = (not_yet(Listen, listening, "faster-play"),)
