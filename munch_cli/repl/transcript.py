"""Transcripts: lines as typed, each answer behind ``#> ``, notes behind ``#``.

They hold no colours and no broken lines, so that they are the same on every terminal. A transcript can be said again
and compared with the answers of now.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from difflib import unified_diff
from typing import TYPE_CHECKING

from munch_cli.repl.talk import Exchange
from munch_cli.show.look import SYMBOLS, Look

if TYPE_CHECKING:
    from munch_cli.repl.talk import Talk

ANSWER, NOTE = "#> ", "# "
RECORDED = ANSWER.strip()
ONLY_NOTED = ("save", "transcript", "export", "quit", "exit", "open last")
"""Lines that would touch files or end the session are noted, not said again."""
UNBROKEN = Look(0)
"""How a transcript looks: no colours, and every sentence in one line."""
_COLOUR = re.compile(r"\033\[[0-9;]*m")


def transcript_lines(talk: Sequence[Exchange]) -> list[str]:
    """What was said and answered. Lines that were not understood are notes."""
    lines: list[str] = []
    for line, heard in talk:
        noted = heard.is_unread or line.startswith(ONLY_NOTED)
        lines.append(line if line.startswith("#") or not noted else NOTE + line)
        lines += answer_lines(heard.lines)
    return lines


def answer_lines(said: Iterable[str]) -> list[str]:
    """An answer as it is recorded."""
    return [(ANSWER + _COLOUR.sub("", line)).rstrip() for line in said]


def is_transcript(lines: Sequence[str], session: Talk) -> bool:
    """Return True if the lines are a transcript: an answer is recorded in them, or the first one said opens a table.

    ``session``: a new one, in which that line is said.
    """
    if any(line.startswith(ANSWER) for line in lines):
        return True
    first = next((line for line in lines if line.strip() and not line.startswith("#")), "")
    session.may_write = False
    session.hear(first)
    return session.sitting is not None


def said_again(recorded: Sequence[str], session: Talk) -> list[str]:
    """A transcript as it comes out now. Notes and empty lines stay, with the answers that were noted behind them."""
    session.look, session.may_write = UNBROKEN, False
    lines: list[str] = []
    was_said = False
    for line in recorded:
        if line.startswith(RECORDED):
            lines += [] if was_said else [line]
            continue
        lines.append(line)
        was_said = bool(line.strip()) and not line.startswith("#")
        if was_said:
            lines += answer_lines(session.hear(line).lines)
    return lines


def written_anew(talk: Sequence[Exchange], session: Talk) -> list[str]:
    """A talk as a transcript in no terminal's width: it is said again on a table of its own, where it can be.

    ``session``: a new one. Where it cannot be said again alike, as a game with bots, it is written as it was shown.
    """
    shown = transcript_lines(talk)
    anew = said_again(shown, session)
    return anew if _as_words(shown) == _as_words(anew) else shown


def _as_words(lines: Sequence[str]) -> list[str]:
    """The words of an answer, without the symbols that not every terminal shows."""
    words = " ".join(line.removeprefix(RECORDED) for line in lines).split()
    return [word for word in words if f"{word} " not in SYMBOLS.values()]


def is_alike(recorded: Sequence[str], said: Sequence[str]) -> bool:
    """Return True if the recorded answer, or a part of it, is in the answer. Lines may be broken differently."""
    was = " ".join(_as_words(recorded))
    return was in " ".join(_as_words(answer_lines(said)))


def differences(recorded: Sequence[str], now: Sequence[str], name: str) -> Iterator[str]:
    """What comes out differently from the record, line by line. Empty if nothing does."""
    yield from unified_diff(list(recorded), list(now), f"{name} (recorded)", f"{name} (now)", lineterm="", n=1)
