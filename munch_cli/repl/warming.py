"""The session being made ready behind the prompt's back, so that the prompt need not wait for it."""

from __future__ import annotations

import importlib
import threading
from collections.abc import Callable

from munch_cli.show.look import Look
from munch_cli.table.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from munch_cli.repl.heard import Heard
    from munch_cli.repl.session import Session


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
        """Begins to make it, if nobody has yet."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._make, name="laying the table", daemon=True)
            self._thread.start()

    def glance(self) -> Session | None:
        """The session if it is there already."""
        return self._session

    def wait(self) -> Session:
        """The session; waits until it is there."""
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
