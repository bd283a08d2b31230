"""Completions for prompt_toolkit: beside a card stands what it is; what may not be said now is dimmed, and says why."""

from __future__ import annotations

from collections.abc import Iterable

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from munch_cli.table.typed import TYPE_CHECKING, Protocol
from munch_cli.table.visible import visible

if TYPE_CHECKING:
    from munch_cli.repl.offers import Offers
    from munch_cli.repl.session import Session


class Glimpse(Protocol):
    """Something that has a session, or will have one soon."""

    def glance(self) -> Session | None:
        """The session if it is there already."""
        ...


class Sentences(Completer):
    """Asks the session what could stand at the cursor; offers nothing until there is one."""

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
