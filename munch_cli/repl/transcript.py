"""Transcripts: lines as typed, each answer behind ``#> ``, notes behind ``#``. Said again, they do the same again."""

from collections.abc import Sequence

from munch_cli.repl.heard import Exchange

ANSWER, NOTE = "#> ", "# "
ONLY_NOTED = ("save", "transcript", "export", "quit", "exit", "open last")
"""Lines that would touch files or end the session are noted, not said again."""


def transcript_lines(talk: Sequence[Exchange]) -> list[str]:
    """What was said and answered. Lines that were not understood are notes."""
    lines: list[str] = []
    for line, heard in talk:
        noted = heard.is_unread or line.startswith(ONLY_NOTED)
        lines.append(line if line.startswith("#") or not noted else NOTE + line)
        lines += [(ANSWER + said).rstrip() for said in heard.lines]
    return lines
