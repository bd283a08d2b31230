"""A word on stderr about work that takes a while, if somebody can see it; gone when the work is done."""

from __future__ import annotations

import os
import sys

from munch_cli.table.typed import TYPE_CHECKING

if TYPE_CHECKING:
    import threading
    from types import TracebackType

    from rich.status import Status

PATIENCE = 0.5
"""Seconds before anything is said."""


class Progress:
    """Says what is being done, from half a second on: ``with Progress("checking") as done: … done(41, 1200)``."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._said = what
        self._status: Status | None = None
        self._timer: threading.Timer | None = None

    def __enter__(self) -> Progress:
        if sys.stderr.isatty() and os.environ.get("TERM") != "dumb":
            import threading

            self._timer = threading.Timer(PATIENCE, self._show)
            self._timer.daemon = True
            self._timer.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, at: TracebackType | None
    ) -> None:
        self.stop()

    def __call__(self, done: int, of: int = 0) -> None:
        """So much is done, of so much in all (0: nobody knows)."""
        self._said = f"{self._what}: {done:,}{f' of {of:,}' if of else ''}"
        if self._status is not None:
            self._status.update(self._said)

    def stop(self) -> None:
        """Takes the word away; nothing more is said."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer.join()
        if self._status is not None:
            self._status.stop()
        self._timer = self._status = None

    def _show(self) -> None:
        from rich.console import Console

        # a stream of its own: what munch prints shows every sign that would act on the terminal
        self._status = Console(file=os.fdopen(os.dup(sys.stderr.fileno()), "w")).status(self._said)
        self._status.start()
