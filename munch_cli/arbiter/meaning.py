"""What a sentence means on a board: the language says how it can be read, the rules which of its readings is meant."""

from munch_cli.engine.table import Table
from munch_cli.language.answers import Answer
from munch_cli.language.parse import parse
from munch_cli.table.ids import PlayerId


def read(
    table: Table,
    text: str,
    *,
    speaker: PlayerId | None = None,
    at_prompt: bool = False,
    eyes: PlayerId | None = None,
) -> Answer:
    """What a sentence means on this table; the same arguments as ``munch_cli.language.parse.parse``."""
    return parse(text, table.state, table.catalogue, speaker=speaker, at_prompt=at_prompt, eyes=eyes)
