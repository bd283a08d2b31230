"""munch help [TOPIC]: the pages of ``docs/`` at the terminal."""

import os
import sys

import click

from munch_cli.cli.given import Given
from munch_cli.cli.terminal import look
from munch_cli.files.places import bundled
from munch_cli.table.names import remedy_for

SUFFIX = ".md"


def topics() -> dict[str, str]:
    """Return the title of each page of the manual by its topic."""
    folder = bundled("docs")
    titles = {}
    for name in sorted(os.listdir(folder)):
        if name.endswith(SUFFIX):
            with open(os.path.join(folder, name), encoding="utf-8") as page:
                titles[name.removesuffix(SUFFIX)] = page.readline().lstrip("# ").rstrip()
    return titles


def run(given: Given) -> int:
    """Show a page of the manual, the help of a command, or the list of pages. Return 0; 2 for an unknown topic."""
    titles = topics()
    group = click.get_current_context().find_root().command
    commands = group.commands if isinstance(group, click.Group) else {}
    if not given.names:
        for topic, title in titles.items():
            print(f"  munch help {topic:<10}  {title}")
        print("\nmunch COMMAND -h lists the options of a command, munch -h the commands.")
        return 0
    topic = given.names[0]
    if topic in titles:
        _show(os.path.join(bundled("docs"), topic + SUFFIX), given)
        return 0
    if topic in commands:
        print(commands[topic].get_help(click.Context(commands[topic], info_name=f"munch {topic}")))
        return 0
    near = remedy_for(topic, (*titles, *commands), "munch help lists the topics", 2)
    print(f'munch: there is no help on "{topic}"; {near}', file=sys.stderr)
    return 2


def _show(path: str, given: Given) -> None:
    """Print a page: laid out, a screen at a time, at a terminal; else as it is written."""
    with open(path, encoding="utf-8") as page:
        text = page.read()
    looks = look(given)
    if not sys.stdout.isatty() or not looks.width:
        print(text, end="")
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console(width=looks.width, no_color=not looks.colours)
    os.environ.setdefault("LESS", "-FRX")
    with console.pager(styles=looks.colours):
        console.print(Markdown(text, hyperlinks=False))
