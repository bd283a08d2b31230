"""What takes long, or is long, at a terminal: a word on stderr about work that takes a while, and a pager.

Nothing of the prompt is loaded for it: commands that only print use it, too.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import threading
    from types import TracebackType

    from rich.status import Status

PATIENCE = 0.5
"""Seconds before anything is said."""
LEFT_FREE = 2
"""Lines of the screen that the prompt and the line under it take."""


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
        """So much is done, of so much in all (0: not known)."""
        self._said = f"{self._what}: {done:,}{f' of {of:,}' if of else ''}"
        if self._status is not None:
            self._status.update(self._said)

    def stop(self) -> None:
        """Take the word away. Nothing more is said."""
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


# ---- long answers


def tell_paged(lines: Iterable[str]) -> None:
    """Print lines. If they do not fit on the terminal, through a pager. MUNCH_PAGER= (empty) uses none."""
    told = list(lines)
    if has_pager() and len(told) > os.get_terminal_size(sys.stdout.fileno()).lines - LEFT_FREE:
        import click

        os.environ.setdefault("LESS", "-FRX")
        if os.environ.get("MUNCH_PAGER"):
            os.environ["PAGER"] = os.environ["MUNCH_PAGER"]
        click.echo_via_pager("\n".join(told) + "\n", color=True)
        return
    for line in told:
        print(line)
    sys.stdout.flush()


def has_pager() -> bool:
    """Return True if pages are wanted here, and can be shown: at a terminal that is more than a typewriter."""
    is_terminal = all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
    return is_terminal and os.environ.get("TERM") != "dumb" and os.environ.get("MUNCH_PAGER") != ""
