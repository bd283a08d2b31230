"""A game played by keys at a real terminal: what hurts a new player most, moment by moment."""

import os
import re
import signal
import sys
from pathlib import Path

import pexpect

ENTER, INTERRUPT, END = "\r", "\x03", "\x04"
THREE = ("play", "classic", "--people", "Ann f, Bob m, Cy m", "--seed", "5", "--pace", "0", "--wait", "0.2")
"""Ann begins: behind her door are 3,872 Orcs, from whom she does not get away."""


class Table:
    """munch at a terminal, and a hand on its keys."""

    def __init__(self, *words: str, columns: int = 100, **around: str) -> None:
        env = {**os.environ, "TERM": "xterm-256color", "NO_COLOR": "1", "PROMPT_TOOLKIT_NO_CPR": "1", **around}
        env.pop("COLUMNS", None)  # the terminal says how wide it is, whatever runs the tests
        command = ["-m", "munch_cli", *words]
        self.screen = pexpect.spawn(
            sys.executable, command, dimensions=(45, columns), encoding="utf-8", timeout=30, env=env
        )

    def reads(self, *parts: str) -> str:
        """Waits for these to be shown one after the other. What was shown before the last of them."""
        for part in parts:
            self.screen.expect(r"\s+".join(re.escape(word) for word in part.split()))
        return str(self.screen.before)

    def types(self, line: str, *parts: str) -> str:
        self.screen.send(line + ENTER)
        return self.reads(*parts)

    def hands_over(self, *names: str) -> None:
        """Each of them takes the keyboard, looks at their cards, and is ready."""
        for name in names:
            self.reads(f"{name}, this is for you alone")
            self.types("", f"{name} holds", f"{name}>")
            self.screen.send(f"b{ENTER}")

    def left(self) -> int | None:
        self.screen.expect(pexpect.EOF)
        self.screen.close()
        return self.screen.exitstatus


def test_a_turn_by_keys_and_few_words(own_folders: Path) -> None:
    table = Table(*THREE)
    table.hands_over("Ann", "Bob", "Cy")
    table.reads("Ann, this is for you alone")
    shown = table.types("", "— Ann's turn", "Ann holds Potted Plant (L1 · 1T · everybody gets away from it)", "Ann>")
    assert "face down" not in shown
    table.types("k", "Behind the door: 3,872 Orcs (L10 · 3T)", "the monsters are ahead by 9", "caught by 3,872 Orcs:")
    table.reads("1 run from 3,872 Orcs — 2 in 6 to get away [r]", "ask for help", "Enter: wait for the others", "Ann>")
    table.types("who is ahead?", "3,872 Orcs", "Ann>")
    table.types("levels", "Ann, Bob and Cy at Level 1", "Ann>")
    table.types("card fluf", "Fluffy (bites)", "Ann>")
    table.types("h", "with 3 Treasures to share:", "Ann>")
    table.types("0", "run from 3,872 Orcs", "Ann>")
    refused = table.types("play potted", "taken as: Ann plays Potted Plant", "No: ", "Ann>")
    assert "par." not in refused, "the sheet is quoted only to who asks"
    table.types("why not", "par. 2", "monsters.hand-monsters-for-trouble-or-wandering", "Ann>")
    table.types("k", '"k" is nothing that may be done now.', "Ann>")
    table.types("pass", "Nobody says anything.", "[r, Enter]", "Ann>")
    table.types("", "Ann runs from 3,872 Orcs", "catches Ann with 2", "Ann stays at Level 1", "Ann>")

    table.types("1", "Limburger and Anchovy Sandwich", "sideways", "Ann>")
    table.types("discard sandwich", "lies in play, and is lost. Is that all right? yes or no:")
    table.types("maybe", "yes or no:")
    table.types("no", "Limburger and Anchovy Sandwich stays.", "Ann>")
    table.types("undo", "Bob: Ann takes back", "Limburger and Anchovy Sandwich", "yes or no:")
    table.types("perhaps", "Bob: Ann takes back", "yes or no:")
    table.types("yes", "Cy: Ann takes back", "yes or no:")
    table.types("yes", "taken back: Ann plays Limburger and Anchovy Sandwich", "Ann>")
    table.screen.send("end the tu" + INTERRUPT)
    table.types("e", "Bob, this is for you alone")
    table.types("", "Ann runs from 3,872 Orcs", "— Bob's turn", "Bob holds", "Bob>")
    table.screen.kill(signal.SIGKILL)
    table.left()

    again = Table("resume", "--pace", "0", "--wait", "0.2")
    again.reads("a game of Munchkin goes on", "Bob, this is for you alone")
    again.types("", "— Bob's turn", "Bob holds", "sell Dagger of Treachery + Hammer of Kneecapping", "Bob>")
    again.types("3", "Bob lays down Dagger of Treachery", "Bob>")
    again.screen.send(END)
    again.reads("the game is kept: munch resume goes on with it.")
    assert again.left() == 0
