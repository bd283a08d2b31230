"""Line editing alike at every prompt of munch: keys, suggestions from history, completion, highlighting, colours."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Protocol

from prompt_toolkit import PromptSession
from prompt_toolkit.auto_suggest import AutoSuggestFromHistory
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.enums import EditingMode
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.history import History, InMemoryHistory
from prompt_toolkit.input import Input
from prompt_toolkit.lexers import Lexer
from prompt_toolkit.output import ColorDepth, Output
from prompt_toolkit.styles import Style

from munch_cli.table.saying import visible

if TYPE_CHECKING:
    from munch_cli.repl.offers import Offers
    from munch_cli.repl.session import Session


class Glimpse(Protocol):
    """Something that has a session, or will have one soon."""

    def glance(self) -> Session | None:
        """The session if it is there already."""
        ...


class Sentences(Completer):
    """Completion: asks the session what could stand at the cursor. Empty until there is a session."""

    def __init__(self, warming: Glimpse) -> None:
        self.warming = warming
        self._offers: Offers | None = None

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        """What could stand at the cursor, as the menu shows it."""
        session = self.warming.glance()
        if session is None:
            return
        from munch_cli.repl.offers import Offers, rule_ids, without_table

        if self._offers is None:
            self._offers = Offers(rule_ids())
        text = document.text_before_cursor
        found = (
            without_table(text) if session.table is None else self._offers.offered(text, session.table, session.eyes)
        )
        for offer in found:
            style = "class:refused" if offer.refused else ""
            yield Completion(
                offer.text,
                offer.start - len(text),
                display=visible(offer.display),
                display_meta=visible(offer.says),
                style=style,
            )


COLOURS = {
    "auto-suggestion": "bg:#303030 #c0c0c0",
    "verb": "bold",
    "player": "bold italic",
    "card": "italic",
    "unknown": "bg:#870000 #ffffff",
    "bottom-toolbar": "noreverse bg:#303030 #ffffff",
    "completion-menu": "bg:#303030 #ffffff",
    "completion-menu.completion.current": "noreverse bg:#005f87 #ffffff bold",
    "completion-menu.meta.completion": "bg:#404040 #ffffff",
    "completion-menu.meta.completion.current": "bg:#005f87 #ffffff",
    "refused": "italic #c0c0c0",
}
"""Each in the terminal's own colours, or with a contrast of 4.5:1 on a background of its own: no colour can be read on
every background that terminals have."""
STYLE = Style.from_dict(COLOURS)
MENU_LINES = 6
KEYS = "MUNCH_KEYS"
"""The variable that chooses the keys: vi or emacs. Otherwise readline's file does."""


class Highlighted(Lexer):
    """Marks players, cards, verbs, and what would not be understood."""

    def __init__(self, glimpse: Glimpse) -> None:
        self._glimpse = glimpse

    def lex_document(self, document: Document) -> Callable[[int], StyleAndTextTuples]:
        """The parts of each line with their styles."""
        return lambda number: self._line(document.lines[number] if number < len(document.lines) else "")

    def _line(self, text: str) -> StyleAndTextTuples:
        session = self._glimpse.glance()
        table = session.table if session is not None else None
        if session is None or table is None or not table.state.players:
            return [("", text)]
        from munch_cli.language.complete import spans

        parts: StyleAndTextTuples = []
        last = 0
        for span in spans(text, table, session.eyes):
            parts += [("", text[last : span.start]), (f"class:{span.what}", text[span.start : span.end])]
            last = span.end
        return [*parts, ("", text[last:])]


def line_editor(
    lead: str,
    glimpse: Glimpse,
    history: History,
    colours: bool,
    input: Input | None = None,
    output: Output | None = None,
) -> PromptSession[str]:
    """A prompt with history, completion and colours for the session of ``glimpse``. ``input`` and ``output`` replace a
    terminal in tests.
    """
    return PromptSession(
        lead,
        history=history,
        auto_suggest=AutoSuggestFromHistory(),
        completer=Sentences(glimpse),
        complete_while_typing=True,
        reserve_space_for_menu=MENU_LINES,
        lexer=Highlighted(glimpse),
        editing_mode=EditingMode.VI if wants_vi() else EditingMode.EMACS,
        style=STYLE,
        color_depth=None if colours else ColorDepth.DEPTH_1_BIT,
        input=input,
        output=output,
    )


def wants_vi() -> bool:
    """Return True if lines are edited with the keys of vi: by MUNCH_KEYS, else by readline's own file."""
    said = os.environ.get(KEYS, "").casefold()
    if said:
        return said == "vi"
    path = os.environ.get("INPUTRC") or os.path.expanduser("~/.inputrc")
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            return re.search(r"^\s*set\s+editing-mode\s+vi\b", file.read(), re.MULTILINE) is not None
    except OSError:
        return False


_histories: dict[str, InMemoryHistory] = {}
"""What each player has said, so that no one pages through the lines of another."""


class _Here:
    """A session that is there already, for the completer."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def glance(self) -> Session:
        """The session."""
        return self._session


def asked(lead: str, session: Session | None, begun: str, colours: bool) -> str:
    """A line that a person typed. ``begun``: what they have typed of it already."""
    depth = None if colours else ColorDepth.DEPTH_1_BIT
    if session is None:
        plain: PromptSession[str] = PromptSession(lead, history=InMemoryHistory(), color_depth=depth)
        return plain.prompt(default=begun)
    prompt = line_editor(lead, _Here(session), _histories.setdefault(lead, InMemoryHistory()), colours)
    prompt.bottom_toolbar = lambda: _under(session, prompt)
    return prompt.prompt(default=begun)


def _under(session: Session, prompt: PromptSession[str]) -> str:
    from munch_cli.show.board import bottom_line

    table = session.table
    return "" if table is None else bottom_line(table, prompt.app.output.get_size().columns, session.look)
