"""What somebody may do at this moment."""

from munch_cli.arbiter.candidates import candidates
from munch_cli.engine.hearing import Hearing
from munch_cli.engine.table import Table
from munch_cli.table.commands import Command
from munch_cli.table.ids import PlayerId


def legal(table: Table, who: PlayerId) -> list[Command]:
    """The sentences of a player that would be carried out now, in canonical order, each once."""
    hearing = Hearing(table)
    worth_judging = {(type(command), command): command for command in candidates(table, who, hearing.is_barred)}
    return [command for command in worth_judging.values() if hearing.goes_ahead(command)]
