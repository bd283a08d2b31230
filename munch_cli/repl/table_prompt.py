"""The prompt of one player in a game: completion from his own eyes, the line underneath."""

from __future__ import annotations

from prompt_toolkit import PromptSession
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.output import ColorDepth

from munch_cli.repl.editing import line_editor
from munch_cli.repl.session import Session
from munch_cli.show.bottom import bottom_line

_histories: dict[str, InMemoryHistory] = {}
"""What each of them has said, so that nobody leafs through the lines of another."""


class _Here:
    """A session that is there already, for the completer."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def glance(self) -> Session:
        """The session."""
        return self._session


def asked(lead: str, session: Session | None, begun: str, colours: bool) -> str:
    """A line that somebody typed; ``begun``: how he has begun it already."""
    depth = None if colours else ColorDepth.DEPTH_1_BIT
    if session is None:
        plain: PromptSession[str] = PromptSession(lead, history=InMemoryHistory(), color_depth=depth)
        return plain.prompt(default=begun)
    prompt = line_editor(lead, _Here(session), _histories.setdefault(lead, InMemoryHistory()), colours)
    prompt.bottom_toolbar = lambda: _under(session, prompt)
    return prompt.prompt(default=begun)


def _under(session: Session, prompt: PromptSession[str]) -> str:
    table = session.table
    return "" if table is None else bottom_line(table, prompt.app.output.get_size().columns, session.look)
