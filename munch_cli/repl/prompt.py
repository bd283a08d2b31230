"""Where the prompt begins: at a terminal with all comforts, from a pipe without any; the same language in both."""

import sys
from collections.abc import Callable, Iterable

from munch_cli.show.look import PLAIN, Look

Looks = Callable[[], Look]


def run(path: str = "", edition: str = "", look: Looks = lambda: PLAIN) -> int:
    """Talks until it is left; gives the exit code. ``look`` tells how answers are to look, as the terminal now is."""
    opening = f"open {path}" + (f" under {edition}" if edition else "") if path else ""
    if _has_terminal():
        from munch_cli.repl.screen import Screen

        return Screen(opening, look).loop()
    return from_pipe(opening, sys.stdin, look)


def _has_terminal() -> bool:
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def from_pipe(opening: str, lines: Iterable[str], look: Looks) -> int:
    """Runs line by line until the first problem; gives the exit code of the last answer."""
    from munch_cli.repl.block import exit_code, run_block
    from munch_cli.repl.session import Session

    if reconfigure := getattr(lines, "reconfigure", None):
        reconfigure(errors="replace")
    session = Session(look())
    if opening:
        heard = session.hear(opening)
        if heard.is_unread:
            tell(heard.lines, False)
            return exit_code(heard)
    return exit_code(run_block(session, lines, tell))


def tell(lines: Iterable[str], is_answer: bool = True) -> None:
    """Prints an answer at once, a message on stderr."""
    stream = sys.stdout if is_answer else sys.stderr
    for line in lines:
        print(line, file=stream)
    stream.flush()
