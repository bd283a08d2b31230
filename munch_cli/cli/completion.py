"""Completion in bash, zsh and fish: munch completion prints what a shell evaluates, and the shell asks munch.

The scripts are those of click, mended where they would break a name: bash quotes blanks and apostrophes and offers
files beside our names; fish does not cut a name at its comma.
"""

import sys
from typing import ClassVar

import click
from click.shell_completion import BashComplete, FishComplete, ShellComplete, ZshComplete

from munch_cli.cli.terminal import Given, known

VARIABLE = "_MUNCH_COMPLETE"
SWITCHED_ON = {
    "bash": 'eval "$(munch completion bash)"        # in ~/.bashrc',
    "zsh": 'eval "$(munch completion zsh)"         # in ~/.zshrc, behind compinit',
    "fish": "munch completion fish | source          # in ~/.config/fish/config.fish",
}

BASH = """\
%(complete_func)s() {
    local IFS=$'\\n' type value
    COMPREPLY=()
    while IFS=, read -r type value; do
        case $type in
            file) COMPREPLY+=($(compgen -f -- "${COMP_WORDS[COMP_CWORD]}")) ;;
            dir) COMPREPLY+=($(compgen -d -- "${COMP_WORDS[COMP_CWORD]}")) ;;
            plain) COMPREPLY+=("$value") ;;
        esac
    done < <(COMP_WORDS="${COMP_WORDS[*]}" COMP_CWORD=$COMP_CWORD %(complete_var)s=bash_complete "$1")
    compopt -o filenames
}
complete -o nosort -F %(complete_func)s %(prog_name)s
"""


class Bash(BashComplete):
    """Completion in bash."""

    source_template: ClassVar[str] = BASH


class Fish(FishComplete):
    """Completion in fish."""

    source_template: ClassVar[str] = FishComplete.source_template.replace('split ","', 'split --max 1 ","')


SHELLS: dict[str, type[ShellComplete]] = {"bash": Bash, "zsh": ZshComplete, "fish": Fish}


def run(given: Given) -> int:
    """Print the script of a shell, or without one how to switch completion on; return 0."""
    if not given.names:
        print("\n".join(SWITCHED_ON.values()))
        return 0
    shell = known("shell", " ".join(given.names), SHELLS)
    print(SHELLS[shell](click.Command("munch"), {}, "munch", VARIABLE).source())
    return 0


def complete(group: click.Group, asked: str) -> int:
    """Answer a shell that asks what could be typed next; ``asked``: "bash_complete" and the like."""
    shell, _, wish = asked.partition("_")
    asking = SHELLS[known("shell", shell, SHELLS)](group, {}, "munch", VARIABLE)
    sys.stdout.write(f"{asking.source() if wish == 'source' else asking.complete()}\n")
    return 0
