"""Table talk typed key by key: all typed so far can be completed and coloured, and nothing ends the program."""

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.input import DummyInput
from prompt_toolkit.output import DummyOutput

from munch_cli.repl import offers
from munch_cli.repl.editing import line_editor
from munch_cli.repl.session import Session
from tests.talk.corpus import EDITIONS, entries, laid

EACH = 16
"""Where nobody sits, every so many of what has been typed are tried."""


class Seated:
    """A prompt that completes for one table."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def glance(self) -> Session:
        return self.session


def prefixes(said: list[str]) -> list[str]:
    """Everything that has been typed after some key, each once."""
    return sorted({line[:end] for line in said for end in range(len(line) + 1)})


def typed(session: Session, some: list[str], said: str) -> None:
    """Sends what is typed through all of the prompt that looks at it: completion, colours, what is suggested in grey.

    ``said``: a line said earlier.
    """
    history = InMemoryHistory()
    history.append_string(said)
    editor = line_editor("", Seated(session), history, True, DummyInput(), DummyOutput())
    assert editor.completer is not None and editor.lexer is not None and editor.auto_suggest is not None
    for text in some:
        document = Document(text)
        for one in editor.completer.get_completions(document, CompleteEvent()):
            assert -len(text) <= one.start_position <= 0, (text, one)
        assert "".join(part[1] for part in editor.lexer.lex_document(document)(0)) == text
        grey = editor.auto_suggest.get_suggestion(editor.default_buffer, document)
        assert (grey.text if grey is not None else "") == (said[len(text) :] if _begins(said, text) else "")


def _begins(said: str, text: str) -> bool:
    return bool(text.strip()) and said.startswith(text)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_keys_of_every_sentence_on_an_empty_table(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offers, "AT_MOST_SECONDS", 0.0)  # nobody sits there: there is nothing to judge
    session = Session()
    session.hear(f"new {edition}")
    lines = [entry["say"] for entry in entries() if entry["edition"] == edition]
    typed(session, prefixes(lines)[::EACH], lines[0])


@pytest.mark.parametrize("entry", entries()[7::100], ids=lambda entry: entry["id"])
def test_every_key_on_the_board_it_is_said_of(entry: dict) -> None:
    typed(laid(entry), prefixes([entry["say"]]), entry["say"])
