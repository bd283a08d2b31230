"""The model of commands: an option means the same everywhere, and the page of the manual is what click's tree says."""

import re
from pathlib import Path

import click

from munch_cli.cli.main import GROUPS, munch

PAGE = (Path(__file__).parents[2] / "docs" / "commands.md").read_text(encoding="utf-8")


def usage(command: click.Command) -> str:
    """Return a command with its arguments, as the page has it."""
    arguments = [param.make_metavar(click.Context(command)) for param in command.params if param.nargs == -1]
    return " ".join(["munch", command.name or "", *arguments])


def test_the_page_has_every_command_in_its_group() -> None:
    parts = {part.partition("\n")[0]: part for part in PAGE.split("\n## ")}
    for group, names in GROUPS.items():
        told = re.findall(r"^\| `(munch .*?)` \|", parts[group], re.MULTILINE)
        assert [one.replace("\\|", "|") for one in told] == [usage(munch.commands[name]) for name in names.split()]


def test_an_option_means_the_same_wherever_it_stands() -> None:
    """It takes the same value under all its names; those of several commands are on the page, and no others."""
    found: dict[str, set[tuple[object, ...]]] = {}
    count: dict[str, int] = {}
    for command in (munch, *munch.commands.values()):
        for param in command.params:
            if isinstance(param, click.Option) and not param.hidden:
                found.setdefault(param.opts[0], set()).add((*param.opts[1:], param.metavar, param.is_flag))
                count[param.opts[0]] = count.get(param.opts[0], 0) + 1
    assert not {name: kinds for name, kinds in found.items() if len(kinds) > 1}
    told = set(re.findall(r"`(--[a-z-]+)", PAGE.partition("## Options")[2].partition("\nWhat only")[0])) - {"--edition"}
    assert told <= set(found) and {name for name, many in count.items() if many > 1} <= told
