"""The command line: click parses it once, and carries out the command that it names."""

import click
from click.core import ParameterSource

from munch_cli import __version__
from munch_cli.cli.commands import BOXES, COMMANDS, CONTEXT, OPEN, PROMPT, write_examples
from munch_cli.table.names import remedy_for

EXAMPLES = (
    "munch                                   open the prompt and argue about a board",
    "munch replay                            watch the rulesheets' own examples",
    "munch replay combat/pumpkinhead         one of them",
    'munch ask combat/pumpkinhead "may Jenn loot the room?"',
    "munch rule wins ties                    what the sheets say about ties",
)

GROUPS = {
    "Table": "open resume ask compare ways odds rulings",
    "Rules": "rule read sheet card editions moments",
    "Games": "play games sim",
    "Boards and features": "scenarios replay check",
    "Tools": "help site mcp schema coverage",
}
"""The commands by what they are for, as help lists them."""


class CommandTable(click.Group):
    """The commands by name, in the order of the table."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the commands."""
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command that is called; raise a usage error with the nearest names if there is none."""
        if args and args[0] not in self.commands and not ctx.resilient_parsing:
            near = remedy_for(args[0], self.commands, "munch -h lists the commands", 2)
            raise click.UsageError(f'there is no command "{args[0]}"; {near}', ctx)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands by what they are for."""
        for title, names in GROUPS.items():
            with formatter.section(title):
                formatter.write_dl([(name, self.commands[name].get_short_help_str(80)) for name in names.split()])

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the examples, then what click writes."""
        write_examples(EXAMPLES, formatter)
        super().format_help(ctx, formatter)


def _print_version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        click.echo(f"munch {__version__}")
        ctx.exit()


VERSION = click.Option(
    ["--version", "-V"],
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_version,
    help="Say which munch this is.",
)


@click.pass_context
def _begin(ctx: click.Context, /, **given: object) -> int:
    """Open the prompt if no command is named; otherwise hand the options before the command on to it."""
    name = ctx.invoked_subcommand
    if name is None:
        return PROMPT.carry_out(given)
    taken = {param.name for param in COMMANDS[name].params}
    before = {
        key: value for key, value in given.items() if ctx.get_parameter_source(key) is ParameterSource.COMMANDLINE
    }
    for param in ctx.command.params:
        if param.name in before and param.name not in taken:
            raise click.UsageError(f"munch {name} has no option {param.opts[0]}", ctx)
    ctx.default_map = {name: before}
    return 0


munch = CommandTable(
    "munch",
    dict(COMMANDS),
    callback=_begin,
    params=[*OPEN, BOXES, VERSION],
    help="Settle Munchkin arguments: may I do this, what happens, who says so?\n\nWithout a command, the prompt.",
    context_settings=CONTEXT,
    invoke_without_command=True,
)
