"""What the program shows at twelve moments, at 60 and at 100 columns; two of them as pictures for the manual."""

import io
from collections.abc import Callable
from pathlib import Path

from munch_cli.arbiter.moments import Moment
from munch_cli.arbiter.view import moment_seen
from munch_cli.engine.chance import Generator
from munch_cli.engine.run import Outcome, perform
from munch_cli.language.answers import Understood
from munch_cli.language.parse import parse
from munch_cli.repl.news import Teacher
from munch_cli.repl.session import Session
from munch_cli.show.board import fight_in_short, held_lines
from munch_cli.show.log import log_lines
from munch_cli.show.look import Look
from munch_cli.show.menu import menu_of
from munch_cli.show.summary import summary_lines
from munch_cli.table import commands as c
from munch_cli.table.ids import PlayerId
from tests.boards import board, too_many

HERE = Path(__file__).parent
ANN, BOB = PlayerId(0), PlayerId(1)
FIGHT = """
[combat]
fighter = "Ann"
monsters = ["3,872 Orcs"]
[player.Ann]
level = 3
hand = ["Magic Missile", "Invisibility Potion", "Lose 1 Level", "Dwarf"]
in_play = ["Spiky Knees"]
[player.Bob]
level = 8
in_play = ["Huge Rock"]
[player.Cy]
level = 5
"""
CHARITY = ("Dwarf", "Elf", "Huge Rock", "Spiky Knees", "Lose 1 Level", "Mate", "Magic Missile")


def talk(*lines: str) -> Callable[[Look], list[str]]:
    """The answer to the last of these lines, at the board of the worked example."""

    def told(look: Look) -> list[str]:
        session = Session(look)
        session.hear("open combat/pumpkinhead")
        heard = [session.hear(line).lines for line in lines]
        return [f"munch> {lines[-1]}", *heard[-1]]

    return told


def menu(text: str) -> Callable[[Look], list[str]]:
    """What Ann is shown when she is asked."""

    def told(look: Look) -> list[str]:
        table = board(text)
        lines = [*held_lines(table, ANN, look), *fight_in_short(table, look)]
        return [*lines, *menu_of(table, ANN, Moment(ANN, "fights", may_pass=True)).lines(look)]

    return told


def charity(look: Look) -> list[str]:
    """The menu of a hand that is too large."""
    table = perform(too_many(*CHARITY), c.EndTurn(ANN)).table
    return menu_of(table, ANN, Moment(ANN, "owes")).lines(look)


def ran(look: Look) -> list[str]:
    """The log of a flight, as Bob sees it."""
    table = board(FIGHT)
    return log_lines(moment_seen(table, perform(table, c.RunAway(ANN, table.foes[0]), Generator()), BOB), look)


def taught(look: Look) -> list[str]:
    """What is explained in a first fight."""
    table = board(FIGHT)
    return Teacher(table).lines(table, ANN, Moment(ANN, "fights", may_pass=True), look)


ENDING = """
[table]
turn = "Ann"
door = ["Wannabe Vampire", "Crabs", "Lose 1 Level", "Lame Goblin", "Potted Plant", "Maul Rat"]
treasure = ["Spiky Knees", "Horny Helmet", "Broad Sword", "Flaming Armor"]
rolls = [1, 6, 6]
[player.Ann]
level = 7
in_play = ["Eleven-Foot Pole"]
[player.Bob]
level = 8
hand = ["Magic Missile"]
[player.Cy]
level = 5
hand = ["Boil an Anthill"]
"""
ACTS = (
    "Ann kicks open the door",
    "Ann runs from Wannabe Vampire",
    "Ann ends the turn",
    "Bob kicks open the door",
    "Bob claims the kill",
    "no one says anything",
    "Bob ends the turn",
    "Cy plays Boil an Anthill",
    "Cy kicks open the door",
    "Cy loots the room",
    "Cy ends the turn",
    "Ann kicks open the door",
    "Ann claims the kill",
    "no one says anything",
    "Ann ends the turn",
    "Bob kicks open the door",
    "Bob claims the kill",
    "no one says anything",
)


def over(look: Look) -> list[str]:
    """The summary of a game of a few turns."""
    table = board(ENDING)
    outcomes: list[Outcome] = []
    for act in ACTS:
        now = outcomes[-1].table if outcomes else table
        read = parse(act, now.state, now.catalogue)
        assert isinstance(read, Understood), act
        outcomes.append(perform(now, read.command, Generator()))
        assert outcomes[-1].was_done, (act, outcomes[-1].verdict)
    return summary_lines(table, outcomes, look)


SCREENS: dict[str, Callable[[Look], list[str]]] = {
    "verdict": talk("kick", "may Jenn equip Goth Boots?"),
    "board": talk("show"),
    "now": talk("kick", "?"),
    "sum": talk("kick", "why 10"),
    "ways": talk("kick", "ways"),
    "odds": talk("kick", "odds"),
    "card": talk("card Virgin Tears"),
    "menu": menu(FIGHT),
    "charity": charity,
    "log": ran,
    "teach": taught,
    "end": over,
}
PICTURES = ("verdict", "menu")
WIDTHS = (60, 100)


def screen(name: str, width: int) -> str:
    """A screen as text."""
    return "\n".join(line.rstrip() for line in SCREENS[name](Look(width))) + "\n"


def picture(name: str) -> str:
    """A screen as an SVG picture, coloured as at a terminal."""
    from rich.console import Console
    from rich.text import Text

    console = Console(record=True, width=84, file=io.StringIO(), force_terminal=True, color_system="256")
    for line in SCREENS[name](Look(80, colours=True)):
        console.print(Text.from_ansi(line))
    return console.export_svg(title="munch", unique_id=f"munch-{name}")
