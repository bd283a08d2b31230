"""What click does of munch: help that begins with examples, what is wrong with a command line, and completion."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import click

from munch_cli.cli.plainly import BOXES, SHORT, Option
from munch_cli.cli.told import COMMANDS, Told

CONTEXT = {"help_option_names": ["-h", "--help"], "max_content_width": 100}


class Spoken(click.Command):
    """A command whose help begins with examples."""

    examples: tuple[str, ...] = ()

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Examples first, then what click knows."""
        write_examples(self.examples, formatter)
        super().format_help(ctx, formatter)


class NobodyListens(Exception):
    """The reader of the pipe has left. Said in a word that click does not know: it would end the program itself."""


@contextmanager
def _heard() -> Iterator[None]:
    """Keeps a broken pipe from click, which takes it for an error of the command and exits with 1."""
    try:
        yield
    except BrokenPipeError as problem:
        raise NobodyListens from problem


class CommandTable(click.Group):
    """The commands by name; only the one that is called is made."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: object
    ) -> click.Context:
        """What click knows of a call; -h is answered here."""
        with _heard():
            return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: click.Context) -> object:
        """What is said of the command that is called."""
        with _heard():
            return super().invoke(ctx)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of the commands, as they are told."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """The command of this name."""
        return made(name, COMMANDS[name]) if name in COMMANDS else None

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that is called. An unknown name is answered with the nearest ones."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            from munch_cli.table.names import remedy_for

            near = remedy_for(args[0], COMMANDS, "munch -h lists the commands", 2)
            raise click.UsageError(f'there is no command "{args[0]}"; {near}', ctx)
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Examples first, then what click knows."""
        write_examples(EXAMPLES, formatter)
        super().format_help(ctx, formatter)


def write_examples(examples: Sequence[str], formatter: click.HelpFormatter) -> None:
    """Writes a paragraph of examples."""
    if examples:
        with formatter.section("Examples"):
            for example in examples:
                formatter.write(f"{' ' * formatter.current_indent}{example}\n")
        formatter.write_paragraph()


def made(name: str, told: Told) -> click.Command:
    """A command of click, from what is told of it. It is carried out without click."""
    called: list[click.Parameter] = [_option(option) for option in (*told.options, BOXES)]
    if told.takes:
        called.insert(0, click.Argument(["names"], nargs=-1, metavar=told.takes, required=told.needed))
    command = Spoken(name, CONTEXT, None, called, told.help, short_help=told.short)
    command.examples = told.examples
    return command


def _option(option: Option) -> click.Option:
    short = [letter for letter, name in SHORT.items() if name == option.name]
    if not option.takes:
        return click.Option([option.name, *short], is_flag=True, help=option.help)
    kind = click.Choice(option.words) if option.words else click.STRING
    completed = COMPLETED.get(option.named)
    names = [option.name, *short]
    return click.Option(names, type=kind, metavar=option.takes, help=option.help, shell_complete=completed)


def _editions(ctx: click.Context, param: click.Parameter, begun: str) -> list[str]:
    from munch_cli.files.rulebook import load_rulebook

    return [key for key in load_rulebook().editions if key.startswith(begun)]


def _printings(ctx: click.Context, param: click.Parameter, begun: str) -> list[str]:
    """The printings of the box that is named so far, or of any."""
    from munch_cli.files.cards import printings_of
    from munch_cli.files.rulebook import load_rulebook

    editions = load_rulebook().editions
    named = (*ctx.args, *ctx.params.get("names", ()), ctx.params.get("edition"))
    boxes = [editions[key] for key in named if key in editions]
    sets = tuple(set for box in boxes or editions.values() for set in box.sets)
    return [name for name in printings_of(sets) if name.startswith(begun)]


COMPLETED = {"edition": _editions, "printing": _printings}
"""What an option's value is the name of -> how the shell completes it."""


EXAMPLES = (
    "munch                                   open the prompt and argue about a board",
    "munch replay                            watch the rulesheets' own examples",
    "munch replay combat/pumpkinhead         one of them",
    'munch ask combat/pumpkinhead "may Jenn loot the room?"',
    "munch rule wins ties                    what the sheets say about ties",
)


@click.group(cls=CommandTable, context_settings=CONTEXT)
@click.option("--version", "-V", is_flag=True, help="Say which munch this is.")
def munch(version: bool) -> None:
    """Settle Munchkin arguments: may I do this, what happens, who says so?

    Without a command, the prompt.
    """
