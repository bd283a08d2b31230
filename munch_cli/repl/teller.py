"""What a game needs of a terminal, or of a pipe: lines from people, words to them, a moment in which to speak up."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Protocol

from munch_cli.repl.session import Session
from munch_cli.show.look import Look, wrapped

FORGET_SCROLLED = "\033[3J"
"""Lets a terminal forget the lines that were scrolled off its screen: the hand of the player who sat there before."""


class Teller(Protocol):
    """What listens to people and talks to them."""

    def look(self) -> Look:
        """How answers are to look."""
        ...

    def tell(self, lines: Iterable[str], is_answer: bool = True) -> None:
        """Say lines."""

    def offer(self, lines: Iterable[str]) -> None:
        """Show what may be said, to choose from."""

    def ask(self, lead: str, session: Session | None = None) -> str:
        """A line from the player who is asked. Raises ``EOFError`` when there are no more, ``KeyboardInterrupt`` at
        Ctrl-C.
        """
        ...

    def wait(self, seconds: float, said: str) -> bool:
        """Wait a moment. Return whether a player wants to speak."""
        ...

    def hand_over(self, name: str) -> None:
        """The keyboard goes to another player, who alone may see what comes."""


class Pipe:
    """Lines from a pipe: no clock, nothing to clear away. Where a player could speak up, a line is read."""

    def __init__(self, lines: Iterable[str], look: Callable[[], Look]) -> None:
        self._lines: Iterator[str] = iter(lines)
        self.look = look

    def tell(self, lines: Iterable[str], is_answer: bool = True) -> None:
        """Answers on stdout, messages on stderr."""
        from munch_cli.repl.prompt import tell

        tell(lines, is_answer)

    def offer(self, lines: Iterable[str]) -> None:
        """The menu is an answer like others."""
        self.tell(lines)

    def ask(self, lead: str, session: Session | None = None) -> str:
        """The next line that is no note."""
        for line in self._lines:
            if not line.startswith("#"):
                return line.rstrip("\r\n")
        raise EOFError

    def wait(self, seconds: float, said: str) -> bool:
        """No key is pressed here. If words are wanted, they are in the next line."""
        return bool(said)

    def hand_over(self, name: str) -> None:
        """There is nothing to hide in a pipe."""


class Terminal:
    """People at a terminal."""

    def __init__(self, look: Callable[[], Look]) -> None:
        self.look = look
        self._begun = ""
        """What a player began to type while a clock ran."""

    def tell(self, lines: Iterable[str], is_answer: bool = True) -> None:
        """Prints."""
        for line in lines:
            print(line)
        sys.stdout.flush()

    def offer(self, lines: Iterable[str]) -> None:
        """Print the menu."""
        self.tell(lines)

    def ask(self, lead: str, session: Session | None = None) -> str:
        """A line, with completions from the table as the one who is asked sees it."""
        from munch_cli.repl.editing import asked

        begun, self._begun = self._begun, ""
        return asked(lead, session, begun if session is not None else "", colours=self.look().colours)

    def wait(self, seconds: float, said: str) -> bool:
        """Count down. Any key stops it, and the screen says so. Without a time it waits for Enter."""
        from munch_cli.repl.screen import counted_down

        if seconds <= 0:
            return bool(said) and bool(self.ask(f"{said} Enter: no; anything else: yes. ").strip())
        typed = counted_down(seconds, said)
        self._begun = (typed or "").strip()
        return typed is not None

    def hand_over(self, name: str) -> None:
        """Clears the screen and what was scrolled off it, and waits until the player who may see sits there."""
        from prompt_toolkit.shortcuts import clear

        clear()
        if os.name == "posix":  # elsewhere a console may print the sign instead of obeying it
            sys.stdout.flush()
            os.write(sys.stdout.fileno(), FORGET_SCROLLED.encode())
        self.tell(wrapped(f"{name}, this is for you alone.", self.look()))
        while True:
            with suppress(KeyboardInterrupt):  # it clears a line everywhere
                self.ask("Enter shows your cards. ")
                return
