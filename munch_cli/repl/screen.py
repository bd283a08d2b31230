"""The prompt at a terminal: line editing, history, completion, the line underneath.

All thinking is done elsewhere; nothing that happens here costs the table.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress

from prompt_toolkit.application import run_in_terminal
from prompt_toolkit.history import FileHistory, History, InMemoryHistory
from prompt_toolkit.input import Input
from prompt_toolkit.output import Output

from munch_cli.files.places import state_dir
from munch_cli.repl.editing import line_editor
from munch_cli.repl.pager import tell_paged
from munch_cli.repl.progress import Progress
from munch_cli.repl.warming import Warming
from munch_cli.show.look import Look, wrapped
from munch_cli.table.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from munch_cli.engine.table import Table
    from munch_cli.repl.session import Session

LEAD = "munch> "
ENTER_TAKES = "Enter takes the first."
"""Said at a terminal below a guess at what was meant; from a pipe, an empty line says nothing."""


class Screen:
    """A session at a terminal. ``input`` and ``output`` stand for the terminal in tests."""

    def __init__(
        self, opening: str, look: Callable[[], Look], input: Input | None = None, output: Output | None = None
    ) -> None:
        self.look = look
        self.warming = Warming(opening, look(), self._is_ready)
        self._is_told = False
        self._table_told: Table | None = None
        self._progress = Progress("")
        self._last_line: tuple[Table, int, str] | None = None
        self.prompt = line_editor(LEAD, self.warming, _history(), look().colours, input, output)
        self.prompt.bottom_toolbar = self._bottom
        self.prompt.app.after_render += lambda _: self.warming.start()

    # ---- the loop

    def loop(self) -> int:
        """Talks until it is left; 0."""
        if not self.warming.opening:
            self._welcome()
        if os.environ.get("TERM") == "dumb":  # nothing is drawn there that could be drawn anew once the table lies
            self.warming.wait()
            self._tell_opening()
        while True:
            try:
                text = self.prompt.prompt()
            except KeyboardInterrupt:
                continue
            except EOFError:
                text = "quit"
            try:
                if self._say(text):
                    return 0
            except KeyboardInterrupt:
                self._print([f"interrupted; {self._broken_off()}."])

    def _say(self, text: str) -> bool:
        """Says what was typed, or every line of what was pasted; whether the session is over."""
        from munch_cli.repl.block import run_block

        session = self.warming.wait()
        self._tell_opening()
        session.look = self.look()
        self._table_told = session.table
        if not text.strip() and session.is_guessing:
            text = "1"
        try:
            lines = text.splitlines()
            with Progress("working out the answer") as self._progress:
                leaves = run_block(session, lines, self._tell, self._echo if len(lines) > 1 else None).leaves
            if session.is_guessing:
                self._print(wrapped(ENTER_TAKES, self.look(), "  "))
            return leaves
        except Exception as problem:
            self._confess(problem)
            return False

    def _confess(self, problem: Exception) -> None:
        """A mistake of ours does not end the session."""
        if os.environ.get("MUNCH_TRACEBACK", "0") not in ("", "0"):
            raise problem
        said = f"{type(problem).__name__}: {problem}"
        remedy = "remedy: please report it with the whole traceback: MUNCH_TRACEBACK=1 munch"
        self._print([f"this is a bug of ours, not your mistake; {self._broken_off()}.", f"  {said}", remedy])

    def _broken_off(self) -> str:
        from munch_cli.repl.telling import broken_off

        return broken_off(self._table_told, self._table())

    def _table(self) -> Table | None:
        session = self.warming.glance()
        return None if session is None else session.table

    def _echo(self, line: str) -> None:
        from munch_cli.show.look import paint

        self._progress.stop()
        print(paint(f"{LEAD}{line}", "strong", self.look()))

    def _tell(self, lines: Iterable[str], is_answer: bool = True) -> None:
        """Tells the answer to a line, and so how the table lies now."""
        self._progress.stop()
        tell_paged(lines)
        self._table_told = self._table()

    def _print(self, lines: Iterable[str]) -> None:
        for line in lines:
            print(line)
        sys.stdout.flush()

    # ---- beginning

    def _welcome(self) -> None:
        from munch_cli.repl.keeping import offer
        from munch_cli.show.look import wrapped

        said = ["munch: say what happens at the table, or ask may …? — ? helps, Ctrl-D leaves.", offer()]
        self._print([line for one in said if one for line in wrapped(one, self.look())])

    def _is_ready(self) -> None:
        """The table is laid (said from the other thread): shows it above the prompt, if that still waits."""
        loop = self.prompt.app.loop
        if loop is not None and self.prompt.app.is_running:
            loop.call_soon_threadsafe(self._show_opening)

    def _show_opening(self) -> None:
        app = self.prompt.app
        if self.warming.problem is None:
            run_in_terminal(self._tell_opening)
        elif app.is_running and not app.is_done:
            app.exit(exception=self.warming.problem)

    def _tell_opening(self) -> None:
        if self._is_told:
            return
        self._is_told = True
        if self.warming.heard is not None:
            self._print(self.warming.heard.lines)

    # ---- what stands around the line

    def _bottom(self) -> str:
        """The line under the prompt."""
        session = self.warming.glance()
        width = self.prompt.app.output.get_size().columns
        if session is None:
            return "laying the table"
        return self._line_under(session, width)

    def _line_under(self, session: Session, width: int) -> str:
        from munch_cli.show.board import bottom_line

        table = session.table
        if table is None:
            return "no table is open: open NAME, new EDITION: PLAYER, PLAYER"[:width]
        if self._last_line is None or self._last_line[:2] != (table, width):
            self._last_line = (table, width, bottom_line(table, width, self.look()))
        return self._last_line[2]


class Typed(FileHistory):
    """The lines of earlier sessions. A disk that is full, or gone, costs the line its place there and nothing else."""

    def load_history_strings(self) -> Iterable[str]:
        """The lines of earlier sessions, the newest first."""
        try:
            return list(super().load_history_strings())
        except OSError:
            return []

    def store_string(self, string: str) -> None:
        """Writes a line that was typed."""
        with suppress(OSError):
            super().store_string(string)


def _history() -> History:
    """The lines of earlier sessions, where they can be kept."""
    try:
        os.makedirs(state_dir(), mode=0o700, exist_ok=True)
        path = os.path.join(state_dir(), "history")
        with open(path, "a", encoding="utf-8"):
            return Typed(path)
    except OSError:
        return InMemoryHistory()
