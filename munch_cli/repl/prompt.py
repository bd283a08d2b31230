"""Where the prompt begins: at a terminal with all comforts, from a pipe without any; the same language in both."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from munch_cli.show.look import PLAIN, Look
from munch_cli.table.typed import Json, NamedTuple

if TYPE_CHECKING:
    from munch_cli.repl.keeping import Keeper
    from munch_cli.repl.session import Session
    from munch_cli.repl.talk import Exchange

Looks = Callable[[], Look]


class Manner(NamedTuple):
    """How lines are taken that do not come from a keyboard.

    ``keeps``: what is said is kept. ``may_overwrite``: existing files may be replaced. ``goes_on``: it does not stop at
    the first problem. ``in_json``: each answer is an object in a line of its own. ``echoes``: each line is printed
    before its answer. ``lines``: what is said, in place of lines from the pipe or the keyboard.
    """

    keeps: bool = False
    may_overwrite: bool = False
    goes_on: bool = False
    in_json: bool = False
    echoes: bool = False
    lines: tuple[str, ...] | None = None


AS_USUAL = Manner()


def run(path: str = "", edition: str = "", look: Looks = lambda: PLAIN, manner: Manner = AS_USUAL) -> int:
    """Talks until it is left. Returns the exit code. ``look``: how answers look on the terminal as it now is."""
    opening = f"open {path}" + (f" under {edition}" if edition else "") if path else f"new {edition}" if edition else ""
    if manner.lines is None and not manner.in_json and has_terminal():
        from munch_cli.repl.screen import Screen

        return Screen(opening, look).loop()
    return from_pipe(opening, sys.stdin if manner.lines is None else manner.lines, look, manner)


def has_terminal() -> bool:
    """Return True if the program runs at a terminal."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def from_pipe(opening: str, lines: Iterable[str], look: Looks, manner: Manner = AS_USUAL) -> int:
    """Run line by line to the first problem or the end. Return the exit code of the last answer or problem."""
    from munch_cli.repl.block import exit_code, run_block
    from munch_cli.repl.session import Session

    if reconfigure := getattr(lines, "reconfigure", None):
        reconfigure(errors="replace")
    session = Session(PLAIN if manner.in_json else look(), _notebook() if manner.keeps else None)
    session.may_overwrite = manner.may_overwrite
    if opening:
        heard = session.hear(opening)
        if manner.keeps or heard.is_unread:  # what became of a table that was left is told in any case
            tell(heard.lines, heard.is_answer)
        if heard.is_unread:
            return exit_code(heard)
    if manner.in_json:
        return _in_json(session, lines, manner)
    echo = (lambda line: print(f"munch> {line.rstrip()}", flush=True)) if manner.echoes else None
    return exit_code(run_block(session, lines, tell, echo, manner.goes_on))


def _in_json(session: Session, lines: Iterable[str], manner: Manner) -> int:
    """The same, each line with its answer as an object in a line of its own."""
    import json

    from munch_cli.repl.block import exit_code, run_block

    told = len(session.exchanges)

    def tell_in_json(said: Iterable[str], is_answer: bool = True) -> None:
        nonlocal told
        new = session.exchanges[told:]
        told += len(new)
        for exchange in new:
            print(json.dumps(exchange_json(session, exchange), ensure_ascii=False), flush=True)
        if not new:
            tell(said, is_answer)

    return exit_code(run_block(session, lines, tell_in_json, goes_on=manner.goes_on))


def exchange_json(session: Session, exchange: Exchange) -> dict[str, Json]:
    """A line that was just said, with its answer. ``munch schema open`` tells its shape."""
    from munch_cli.language.facts import source

    verdict = session.answered.last.verdict if session.answered is not None else None
    table = session.table
    is_judged = verdict is not None and verdict.outcome == exchange.heard.word
    ids = (*verdict.open, *verdict.ids) if is_judged and verdict is not None else exchange.heard.cites
    return {
        "munch": 1,
        "said": exchange.line,
        "outcome": exchange.heard.word,
        "rules": list[Json](ids),
        "sources": {id: source(id, table.law.edition, table.catalogue) for id in ids} if table is not None else {},
        "lines": list[Json](exchange.heard.lines),
    }


def _notebook() -> Keeper:
    from munch_cli.repl.keeping import Notebook

    return Notebook()


def tell(lines: Iterable[str], is_answer: bool = True) -> None:
    """Print an answer at once, a message on stderr."""
    stream = sys.stdout if is_answer else sys.stderr
    for line in lines:
        print(line, file=stream)
    stream.flush()
