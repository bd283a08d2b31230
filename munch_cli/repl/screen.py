"""The prompt at a terminal: line editing, history, completion, the line below the input.

All thinking is done elsewhere, and nothing that fails here harms the table.
"""

from __future__ import annotations

import asyncio
import importlib
import os
import sys
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

from prompt_toolkit.application import Application, run_in_terminal
from prompt_toolkit.history import FileHistory, History, InMemoryHistory
from prompt_toolkit.input import Input
from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.key_binding.key_processor import KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import FormattedTextControl, Layout, Window
from prompt_toolkit.output import Output

from munch_cli.files.places import state_dir
from munch_cli.repl.editing import line_editor
from munch_cli.repl.progress import Progress, tell_paged
from munch_cli.show.look import Look, wrapped

if TYPE_CHECKING:
    from munch_cli.engine.table import Table
    from munch_cli.repl.session import Session
    from munch_cli.repl.talk import Heard

LEAD = "munch> "
ENTER_TAKES = "Enter takes the first."
"""The hint at a terminal below a guess. From a pipe an empty line says nothing."""
TICK = 0.1
STOPS = "(any key: speak up)"


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
        """Talks until it is left. Returns 0."""
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
        """Say what was typed, or every line of what was pasted. Return whether the session is over."""
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
        from munch_cli.repl.session import broken_off

        return broken_off(self._table_told, self._table())

    def _table(self) -> Table | None:
        session = self.warming.glance()
        return None if session is None else session.table

    def _echo(self, line: str) -> None:
        from munch_cli.show.look import paint

        self._progress.stop()
        print(paint(f"{LEAD}{line}", "strong", self.look()))

    def _tell(self, lines: Iterable[str], is_answer: bool = True) -> None:
        """Tell the answer to a line, and so how the table lies now."""
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
        """Write a line that was typed."""
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


# ---- made ready behind the prompt


class Warming:
    """A session that is being made. ``ready`` is called once, from the other thread: it is there, or cannot be made.

    ``problem``: why it cannot be made.
    """

    def __init__(self, opening: str, look: Look, ready: Callable[[], None] = lambda: None) -> None:
        self.opening = opening
        self.look = look
        self.ready = ready
        self.heard: Heard | None = None
        self._session: Session | None = None
        self.problem: BaseException | None = None
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin to make the session if this was not done yet."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._make, name="laying the table", daemon=True)
            self._thread.start()

    def glance(self) -> Session | None:
        """The session if it is there already."""
        return self._session

    def wait(self) -> Session:
        """The session, once it is there."""
        self.start()
        assert self._thread is not None
        self._thread.join()
        if self._session is None:
            raise self.problem or RuntimeError("the session was not made")
        return self._session

    def _make(self) -> None:
        try:
            from munch_cli.repl.keeping import Notebook
            from munch_cli.repl.session import Session

            importlib.import_module("munch_cli.repl.offers")  # what completes the first word that is typed
            session = Session(self.look, Notebook())
            if self.opening:
                self.heard = session.hear(self.opening)
            self._session = session
        except BaseException as problem:
            self.problem = problem
        self.ready()


# ---- a countdown


def counted_down(seconds: float, said: str) -> str | None:
    """What was typed before the time was up: the first character of a sentence, or "" for any other key. None: nothing.

    Without words, as between the acts of bots, no time is shown.
    """
    until = time.monotonic() + seconds

    def shown() -> str:
        left = max(0.0, until - time.monotonic())
        look = Look(app.output.get_size().columns - 1)
        return "\n".join(wrapped(f"{left:.1f} s (any key stops it) {said}", look, "", "  ")) if said else STOPS

    app: Application[str | None] = Application(
        Layout(Window(FormattedTextControl(shown), dont_extend_height=True)),
        key_bindings=_any_key(),
        refresh_interval=TICK if said else None,
        erase_when_done=True,
    )

    async def ends() -> None:
        await asyncio.sleep(max(0.0, until - time.monotonic()))
        if app.is_running and not app.is_done:
            app.exit(result=None)

    def starts() -> None:
        app.create_background_task(ends())

    return app.run(pre_run=starts)


def _any_key() -> KeyBindings:
    keys = KeyBindings()

    @keys.add(Keys.Any)
    @keys.add("enter")
    @keys.add("escape")
    @keys.add("c-c")
    def _(event: KeyPressEvent) -> None:
        if all(one.key != Keys.CPRResponse for one in event.key_sequence):  # no key: the terminal says where it is
            event.app.exit(result=event.data if event.data.isprintable() else "")

    return keys
