"""Where the prompt begins: at a terminal with all comforts, from a pipe without any; the same language in both."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable

from munch_cli.show.look import PLAIN, Look
from munch_cli.table.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from munch_cli.repl.keeping import Keeper

Looks = Callable[[], Look]


def run(
    path: str = "",
    edition: str = "",
    look: Looks = lambda: PLAIN,
    keeps: bool = False,
    force: bool = False,
    goes_on: bool = False,
) -> int:
    """Talks until it is left; gives the exit code. ``look`` tells how answers are to look, as the terminal now is.

    ``keeps``: what comes from a pipe is kept as well; ``force``: it may overwrite files; ``goes_on``: it does not stop
    at the first problem.
    """
    opening = f"open {path}" + (f" under {edition}" if edition else "") if path else ""
    if has_terminal():
        from munch_cli.repl.screen import Screen

        return Screen(opening, look).loop()
    return from_pipe(opening, sys.stdin, look, keeps, force, goes_on)


def has_terminal() -> bool:
    """Whether somebody sits at a terminal."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def from_pipe(
    opening: str,
    lines: Iterable[str],
    look: Looks,
    keeps: bool = False,
    force: bool = False,
    goes_on: bool = False,
) -> int:
    """Runs line by line until the first problem; gives the exit code of the last answer.

    ``force``: files that are there already are overwritten. ``goes_on``: all lines are said, and the code is that of
    the last problem, if there was one.
    """
    from munch_cli.repl.block import exit_code, run_block
    from munch_cli.repl.session import Session

    if reconfigure := getattr(lines, "reconfigure", None):
        reconfigure(errors="replace")
    session = Session(look(), _notebook() if keeps else None)
    session.may_overwrite = force
    if opening:
        heard = session.hear(opening)
        if keeps or heard.is_unread:  # what became of a table that was left is told in any case
            tell(heard.lines, not heard.is_unread)
        if heard.is_unread:
            return exit_code(heard)
    return exit_code(run_block(session, lines, tell, goes_on=goes_on))


def _notebook() -> Keeper:
    from munch_cli.repl.keeping import Notebook

    return Notebook()


def tell(lines: Iterable[str], is_answer: bool = True) -> None:
    """Prints an answer at once, a message on stderr."""
    stream = sys.stdout if is_answer else sys.stderr
    for line in lines:
        print(line, file=stream)
    stream.flush()
