"""The command line: every command, declared once; click parses the line and carries out the command it names."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module

import click
from click.core import ParameterSource

from munch_cli import __version__
from munch_cli.cli.parameters import (
    ABOUT,
    BOARD,
    BOARD_OR_BOX,
    BOX,
    BOX_NAME,
    BOX_OR_ALL,
    CARD,
    EXPORT,
    HELP,
    PRINTING,
    RULE,
    SCHEMA,
    SECTION,
    SHELL,
    TOPIC,
    WISH,
    argument,
    flag,
    folder,
    of_box,
    option,
)
from munch_cli.cli.terminal import Given
from munch_cli.files.places import use_boxes, use_cards
from munch_cli.table.names import remedy_for

CONTEXT = {"help_option_names": ["-h", "--help"], "max_content_width": 100}


class Command(click.Command):
    """A subcommand: its help text, examples, parameters and handler.

    ``handler``: a module whose function ``run`` carries it out, or module:function; it is imported when it is called.
    """

    def __init__(
        self,
        name: str,
        short: str,
        more: str,
        examples: tuple[str, ...],
        parameters: tuple[click.Parameter, ...],
        handler: str,
    ) -> None:
        super().__init__(name, CONTEXT, params=[*parameters, BOXES], help=f"{short}\n\n{more}", short_help=short)
        self.examples = examples
        self.handler = handler

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the examples, then what click writes."""
        write_examples(self.examples, formatter)
        super().format_help(ctx, formatter)

    def invoke(self, ctx: click.Context) -> int:
        """Carry the command out and return its exit code."""
        return self.carry_out(ctx.params)

    def carry_out(self, values: Mapping[str, object]) -> int:
        """Carry the command out with parsed values, by the names of its parameters; return its exit code."""
        module, _, function = self.handler.partition(":")
        run: Handler = getattr(import_module(module), function or "run")
        return run(_given(self.params, values))


Handler = Callable[[Given], int]


def _given(params: Sequence[click.Parameter], values: Mapping[str, object]) -> Given:
    """Return the parsed values as a ``Given``; options that were left out are not in it."""
    names: tuple[str, ...] = ()
    options: dict[str, str] = {}
    for param in params:
        value = values.get(param.name or "")
        several = tuple(map(str, value)) if isinstance(value, tuple) else ()
        if isinstance(param, click.Argument):
            names = several
        elif several:
            options[param.opts[0]] = "\n".join(several)
        elif value not in (None, False, ()):
            options[param.opts[0]] = "" if value is True else str(value)
    return Given(names, options)


def write_examples(examples: Sequence[str], formatter: click.HelpFormatter) -> None:
    """Write a paragraph of examples."""
    with formatter.section("Examples"):
        for example in examples:
            formatter.write(f"{' ' * formatter.current_indent}{example}\n")
    formatter.write_paragraph()


JSON = flag("--json", "Answer in JSON.")
PLAIN = flag("--plain", "Letters only: no symbols, no colours, no broken lines.")
COLOR = click.Option(
    ["--color"],
    type=click.Choice(["auto", "always", "never"]),
    metavar="WHEN",
    help="Colours: when there is a terminal, always, or never.",
)
CARDS = folder("--cards", "Cards of your own, too: DIR holds <set>/<kind>.toml.", use_cards)
BOXES = folder("--boxes", "Boxes of your own, too: DIR is a box, or holds boxes.", use_boxes)
"""Every command takes it."""
ONLY_BOX = of_box("Only in this box.")
AFTER = option("--after", "N", "After this many steps; unsaid, a table that was saved lies as it was left.")
UNDER = (of_box("By the sheet of this box: the sheet changes, never the cards."), AFTER)
BOARD_SEEN = (*UNDER, option("--eyes", "NAME", "As this player sees it: other hands are hidden."), CARDS)
"""The options that say which board is meant."""
LOOKS = (PLAIN, COLOR)
ANSWER = (JSON, *LOOKS)
REPLAY = (ONLY_BOX, CARDS, *ANSWER)
CHECK = (
    ONLY_BOX,
    flag("--verbose", "Tell each case as it goes.", "-v"),
    flag("--update", "Write a transcript as it comes out now."),
    flag("--steps", "List every sentence that a feature can say, with an example."),
    CARDS,
    *ANSWER,
)
OF_COMPARE = (click.Option(["--question"], hidden=True), click.Option(["--step"], hidden=True))
"""What munch compare took: they go with it in the next version."""
FORCE = flag("--force", "Overwrite files that are there already.")
SAY = click.Option(
    ["--say", "-c"],
    multiple=True,
    metavar="SENTENCES",
    help="Say this instead of opening the prompt. Several: with ; between, or one -c each.",
)
OPEN = (
    of_box("By the sheet of this box."),
    SAY,
    CARDS,
    FORCE,
    flag("--keep-going", "From a pipe: go on behind a line that was not understood or not carried out."),
    flag("--echo", "From a pipe: print each line before its answer."),
    *ANSWER,
)
PRINTED = option("--printing", "NAME", "Cards in another printing than the one that goes with the sheet.", PRINTING)
CLOCK = (
    option("--wait", "SECONDS", "Seconds in which others may speak up before a kill counts; 0: until Enter."),
    option("--pace", "SECONDS", "Seconds after a bot has spoken (0.7); any key stops the game there."),
)
_TABLE = (
    Command(
        "open",
        "Open the prompt on a board.",
        "Bundled scenarios go by name. Type ? at the prompt for all that can be said there. What is said is kept as it "
        "is said: open last goes on with a table that was left.\n\n"
        "Lines from a pipe or a file are said one by one, without prompt, colours and history; # begins a note. They "
        "stop at the first line that is not understood (2) or not carried out (1); messages go to stderr. Lines that "
        "begin with #> record the answer to the line before: it stops at the first that comes out otherwise (1). Else "
        "the exit code is that of the last answer: 0 yes, 1 no, 3 when the sheet does not say or says both.",
        (
            "munch open combat/pumpkinhead",
            "munch open my-board.toml --box booty",
            "munch open combat/pumpkinhead < what-was-said.txt",
            'munch open combat/pumpkinhead -c "may Jenn loot the room?"',
            "munch open last",
        ),
        (argument("[BOARD]", BOARD_OR_BOX), *OPEN),
        "munch_cli.cli.tables:open_board",
    ),
    Command(
        "play",
        "Play a game, people and bots, with hidden hands.",
        "What is not said is asked. All speak for themselves, and see, ask and complete from their own eyes; where "
        "several sit at one keyboard, a hand is shown when its owner has taken over: over to Bob gives it to Bob. "
        "When somebody claims a kill, a clock gives the others the time the sheet gives them, and any key stops it. "
        "Bots are random, sensible, look ahead, or are experts. Your own rulings (munch rulings) hold from the "
        "beginning, and are told there. The game is kept as it is played: munch resume goes on with it.",
        (
            "munch play",
            'munch play bites --people "Jenn f" --bots "sensible, ahead, ahead"',
            'munch play classic --people "Ann f, Bob m" --bots "Cy random" --seed 7',
            "munch play classic --printing 2010",
            "munch play classic --teach",
        ),
        (
            argument("[BOX]", BOX),
            PRINTED,
            option("--people", "LIST", "Names with commas between, each with f or m."),
            option("--bots", "LIST", "Bots: a name, if you like, and random, sensible, ahead or expert."),
            option("--seed", "N", "Where chance begins; else it is anybody's guess."),
            flag("--teach", "Explain each moment when it first comes, in the words of the rulebook."),
            *CLOCK,
            CARDS,
            *LOOKS,
        ),
        "munch_cli.cli.tables:play",
    ),
    Command(
        "resume",
        "Go on with a table that was left.",
        "Whatever ended the program, what was said at the table is there, but for the last sentence at most. Tables "
        "are numbered from the newest; one that another munch has open is left alone.",
        ("munch resume", "munch resume --list", "munch resume 2"),
        (argument("[N]"), flag("--list", "Name the tables that were left."), *CLOCK, CARDS, *LOOKS),
        "munch_cli.cli.tables:resume",
    ),
    Command(
        "games",
        "List the games that were played to their end, or look at one.",
        "Newest first, with the day and who won. With a number the game is opened at the prompt with all hands open: "
        "why, log, show and transcript tell of it, undo goes back through it.",
        ("munch games", "munch games 2"),
        (argument("[N]"), CARDS, *LOOKS),
        "munch_cli.cli.tables:games",
    ),
    Command(
        "replay",
        "Tell scenarios like table talk, with the sums and the rules behind every step.",
        "Without a name, every worked example of the five rulesheets. Bundled scenarios go by name; a topic or a "
        "folder stands for all in it. Exits with 1 when a scenario does not come out as it expects.",
        ("munch replay", "munch replay combat/pumpkinhead", "munch replay my-board.toml --json"),
        (argument("[BOARD|FOLDER]...", BOARD), *REPLAY),
        "munch_cli.cli.check:tell_replays",
    ),
    Command(
        "scenarios",
        "List the bundled scenarios: name, boxes and title of each.",
        "All of a topic, those in which a rule decides, or those that say all of the words; without any, the topics. "
        "munch replay and munch open take the names. Exits with 1 when there is none.",
        ("munch scenarios helping", "munch scenarios second helper", "munch scenarios helping.only-one-helper"),
        (argument("[TOPIC|ID|WORDS]...", ABOUT), ONLY_BOX, *ANSWER),
        "munch_cli.cli.scenario_files:list_asked",
    ),
    Command(
        "check",
        "Check that scenarios, features and transcripts come out as they tell; quiet when they do.",
        "Without a name, every bundled scenario; a folder stands for all scenarios in it, or is a box of your own: "
        "then what is unbound or contradictory in it is told; or it holds cards of your own, which are all read. With "
        "--verbose each is told as it goes. Any other file is a transcript: it is said again, what comes out otherwise "
        "is shown as a diff, and --update writes it as it comes out now. Exits with 1 when one does not hold, 2 when "
        "one cannot be read.",
        (
            "munch check my-board.toml my-quarrel.feature",
            "munch check combat/pumpkinhead scenarios/helping",
            "munch check evening.txt --update",
            "munch check --steps",
            "munch check my-boxes/moles my-cards",
        ),
        (argument("[BOARD|FOLDER]...", BOARD), *CHECK),
        "munch_cli.cli.check",
    ),
    Command(
        "ask",
        "Ask about the rules of a box, or about a board: may it be done, why did it happen or not.",
        "With a box in place of a board, its sheet is asked: the rule in our words and where it stands, then those "
        "beside it; with 3 where it says nothing of it.\n\n"
        "The board is taken as the file has it, before its first step, that of a table that was saved as it was left; "
        "--after N takes it after step N. A refusal comes with the smallest changes of the board that would turn it, "
        "each of them tried; where the sheet does not say, with what the sheets hint at. The question what may NAME do "
        "tells everything that they may say. --all puts the question to the sheets of all boxes, in one table; without "
        "a question, the step of the scenario that comes next, or its last. Exits with 0 for yes, 1 for no, 3 when the "
        "sheet does not say or says both; of a question why with 1 when what is asked about is not so; with 2 when the "
        "question cannot be read.",
        (
            'munch ask bites "do we have to wait before the monster is dead?"',
            'munch ask combat/pumpkinhead "may Jenn kick open the door?"',
            'munch ask combat/pumpkinhead "what may Jenn do?"',
            'munch ask combat/pumpkinhead --after 3 "may Jenn ask K.C. for help?"',
            'munch ask helping/asked-and-agreed --after 4 "why did Bo not gain a level?"',
            'munch ask my-board.toml "may Bo sell Huge Rock?" --all',
        ),
        (
            argument('BOARD|BOX ["QUESTION"]', BOARD_OR_BOX, needed=True),
            of_box("By the sheet of this box: the sheet changes, never the cards.", BOX_OR_ALL),
            flag("--all", "By the sheets of all boxes, in one table."),
            AFTER,
            *OF_COMPARE,
            CARDS,
            *ANSWER,
        ),
        "munch_cli.cli.ask",
    ),
    Command(
        "ways",
        "Look for a way to win the fight on a board, or to stop it.",
        "Tries what a side could still say: cards, abilities, Items, help that somebody might give, and luck if "
        "nothing else does. Tells the shortest way found as sentences that can be typed, and what others could answer. "
        "Piles are never looked into, nor hands that --eyes does not see. Exits with 0 if there is a way, 1 if none "
        "was found.",
        (
            "munch ways combat/pumpkinhead --after 3",
            "munch ways my-board.toml --for K.C.",
            "munch ways my-board.toml --eyes Jenn --json",
        ),
        (
            argument("BOARD", BOARD_OR_BOX, needed=True),
            option("--for", "NAME", "For this player; else for the one whose fight it is."),
            *BOARD_SEEN,
            *ANSWER,
        ),
        "munch_cli.cli.ask:ways",
    ),
    Command(
        "odds",
        "Tell what hangs on chance on a board.",
        "The exact chances of getting away from each monster and of each Bad Stuff, of a die that is owed, and of the "
        "fight when others may hold anything. Other hands, piles and the generator are never looked at. Where there "
        "are too many hands to count, some are drawn at random and the error is told.",
        ("munch odds running-away/both-are-caught", "munch odds my-board.toml --for K.C. --json"),
        (
            argument("BOARD", BOARD_OR_BOX, needed=True),
            option("--for", "NAME", "As this player knows the board; else as the one whose fight it is."),
            option("--rollouts", "N", "Draw so many deals of hidden hands."),
            *UNDER,
            CARDS,
            *ANSWER,
        ),
        "munch_cli.cli.ask:odds",
    ),
    Command(
        "read",
        "Read a topic of the rulebook: its rules with their places, and cases that show them.",
        "Only what a box has if one is named. Every case has a number, the same in all boxes: try N runs it on its "
        "board and says whether it comes out as told; at a terminal it is asked for below the page. Without a topic, "
        "all topics. Exits with 1 when a case that is tried does not come out as told.",
        ("munch read charity", "munch read helping bites", "munch read charity classic try 1"),
        (argument("[TOPIC] [BOX] [try N]", TOPIC), *LOOKS),
        "munch_cli.cli.lookups:read",
    ),
    Command(
        "rule",
        "Look a rule up, by its id or by words.",
        "Tells what it says, on which sheets and where, what is left open about it, and what carries it out. "
        "Words may be a question as players ask it, or what a rule is about: the rule that answers comes first, then "
        "those beside it; a slip of the pen is forgiven. A place, such as Combat, par. 3, gives what stands there. "
        "Codes of problems are explained, too. Exits with 1 where no sheet says anything of it.",
        (
            "munch rule can two people help me?",
            "munch rule wins ties --box bites",
            "munch rule helping.only-one-helper",
            'munch rule "Combat, par. 3" --box bites',
            "munch rule unknown-card",
        ),
        (
            argument("[ID|WORDS]...", RULE),
            of_box("Only what the sheet of this box says."),
            *ANSWER,
        ),
        "munch_cli.cli.lookups:rule",
    ),
    Command(
        "sheet",
        "Read a rulesheet in its own order, paragraph by paragraph, in our words.",
        "Lay the printed sheet beside it. Words behind the box choose the sections whose headings hold them. --print "
        "gives one page for the table: numbers, the turn, who may do what and when, and the commonest quarrels.",
        (
            "munch sheet bites",
            "munch sheet classic running away",
            'munch sheet bites "Combat, par. 3"',
            "munch sheet lite --print",
        ),
        (
            argument("BOX [SECTION]", SECTION, needed=True),
            flag("--print", "The page for the table."),
            *ANSWER,
        ),
        "munch_cli.cli.sheets:sheet",
    ),
    Command(
        "card",
        "Look a card up by its name.",
        "Every printed card of that name, in all boxes. A star marks a stand-in of our own.",
        ("munch card Banshee", "munch card 'Wishing Ring (bites)'"),
        (argument("NAME...", CARD, needed=True), CARDS, *ANSWER),
        "munch_cli.cli.sheets:card",
    ),
    Command(
        "rulings",
        "Keep what the owner of the game has decided, for all your tables.",
        "Rulings on points that a sheet leaves open, and house rules that overrule a sheet: a rule is off, on, as "
        "another box has it, or has another value. They hold wherever you open a board or ask about one, unless "
        "the board says otherwise, and in games you begin with munch play; a game that has begun keeps to what was "
        "decided then. They are named with their date wherever they decide. list tells them; add ID HOW; "
        "remove ID; export [FILE] and import FILE share them.",
        (
            "munch rulings",
            'munch rulings add gap.selling-2000-at-level-8 one-level --by Drake --because "the card says so"',
            "munch rulings add helping.only-one-helper off --box classic",
            "munch rulings add deal.each 3",
            "munch rulings remove deal.each",
            "munch rulings export ours.toml",
        ),
        (
            argument("[list|add|remove|export|import] [ID HOW|FILE]", WISH),
            option("--by", "NAME", "Whose word it is."),
            option("--because", "TEXT", "Why."),
            of_box("A house rule for this box only."),
            FORCE,
            *ANSWER,
        ),
        "munch_cli.cli.rulings",
    ),
    Command(
        "boxes",
        "List the boxes, or tell what two of them do differently.",
        "With two keys: every rule that only one of them has, paired where they say different things, with "
        "both citations.",
        ("munch boxes", "munch boxes bites booty"),
        (argument("[BOX [BOX]]", BOX), *ANSWER),
        "munch_cli.cli.sheets:boxes",
    ),
    Command(
        "moments",
        "Chart what may be done when in a box, and by whom.",
        "Rows are acts, columns the times of a game; a cell tells who may, as far as it can be told without a board. "
        "With two boxes they stand side by side. With an act (a word of it will do): for every time who may do it, by "
        "what rules, and what can stand in the way. Without a box, the first one.",
        (
            "munch moments classic",
            "munch moments classic bites",
            "munch moments lite sell",
            "munch moments play a curse",
        ),
        (argument("[BOX [BOX]] [ACT]", BOX_NAME), *ANSWER),
        "munch_cli.cli.sheets:moments",
    ),
    Command(
        "sim",
        "Play many games of bots, and count what came of them.",
        "Winners by seat and bot, lengths, deaths, how often each card and rule decided and each open point came up. "
        "The same seed gives the same games, whatever --jobs is and wherever they are played. Bots are random, "
        "sensible, look ahead, or are experts, who take their time; several go round the seats. A game that has not "
        "ended after --longest turns is broken off. Cards of which not everything is known stay in the box; stand-ins "
        "of our own make up its number. Games go by the printed sheet alone, so that the same words give the same "
        "counts on every machine; --ruled plays them by what you have decided for your tables.",
        (
            "munch sim bites --games 100",
            "munch sim --bots sensible,ahead --players 4 --seed 7 --jobs 2",
            "munch sim --strengths",
            "munch sim classic --printing 2010 --games 100",
            "munch sim lite --games 1000 --json > lite.json",
            "munch sim --games 1000 --on dask://cluster:8786 --svg classic.svg",
        ),
        (
            argument("[BOX]", BOX),
            of_box("Which box; classic, if none is named. Its name alone will do."),
            PRINTED,
            flag("--ruled", "By your own rulings and house rules, too, as munch rulings keeps them."),
            option("--games", "N", "So many games (100)."),
            option("--players", "N", "So many players (4)."),
            option("--bots", "LIST", "Strengths, with commas between: random, sensible, ahead, expert."),
            flag("--strengths", "Play nothing: tell who beats whom, as it was measured in games of two against two."),
            option("--seed", "N", "Where chance begins (1)."),
            option("--longest", "TURNS", "Games of more turns than this are broken off (500)."),
            option("--jobs", "N", "So many processes (one for each processor)."),
            option("--on", "dask://HOST:PORT", "Play on a Dask cluster; needs the extra sim."),
            option("--svg", "FILE", "Draw the results into this file, too."),
            FORCE,
            CARDS,
            *ANSWER,
        ),
        "munch_cli.cli.sim",
    ),
    Command(
        "coverage",
        "How much of the sheets is carried out, and shown to be.",
        "Counts pairs of rule and box: all, those that something carries out, those that decide in a "
        "bundled scenario, and "
        "with --prove those that a scenario misses when they are switched off. Names what is missing.",
        ("munch coverage", "munch coverage --json", "munch coverage --prove"),
        (flag("--prove", "Switch each rule off and run the scenarios that show it."), *ANSWER),
        "munch_cli.cli.check:tell_coverage",
    ),
    Command(
        "completion",
        "Complete commands, options, boards, boxes, topics, cards, rules and files in a shell.",
        "Prints a script that the shell evaluates; without the name of a shell, the line that switches it on in each.",
        ("munch completion", 'eval "$(munch completion bash)"'),
        (argument("[SHELL]", SHELL),),
        "munch_cli.cli.completion",
    ),
    Command(
        "export",
        "Print the rulebook as JSON, or write the examples of the manual into a folder here.",
        "The rulebook has all rules with their places, open points, contradictions and numbers, in our words; munch "
        "schema rulebook has its shape. The examples lie in examples/ then: a box, and what make demo says.",
        ("munch export rulebook > rulebook.json", "munch export examples"),
        (argument("rulebook|examples", EXPORT, needed=True), JSON),
        "munch_cli.cli.lookups:export",
    ),
    Command(
        "site",
        "Write the rulebook as pages for a browser.",
        "Topics, rules with their places, open points, cases, cards, and what any two boxes do differently, with a "
        "search that needs no server: open index.html, or lay the folder on any host. Needs the extra site. With "
        "--serve a site is shown to the browsers of this machine: that of a folder, else the one make web built.",
        ("munch site rules-of-munchkin", "munch site --serve 8000", "munch site build/web --serve"),
        (
            argument("[DIR] [PORT]", click.Path()),
            flag("--serve", "Show a site, at a port if one is named, until Ctrl-C."),
            FORCE,
            CARDS,
        ),
        "munch_cli.cli.site",
    ),
    Command(
        "mcp",
        "Serve a chat assistant: it looks rules up, lays boards and asks, instead of guessing.",
        "Speaks the Model Context Protocol over stdin and stdout, one table for each connection; needs the extra mcp "
        '(pip install "munch-cli[mcp]"). The assistant is told to run this command.',
        ("munch mcp",),
        (CARDS,),
        "munch_cli.cli.assistant",
    ),
    Command(
        "help",
        "Read the manual: a page on a topic, the passage that holds your words, or the options of a command.",
        "Without a topic, the list of pages.",
        ("munch help", "munch help prompt", "munch help exit codes"),
        (argument("[TOPIC|WORDS]...", HELP), *LOOKS),
        "munch_cli.cli.sheets:manual",
    ),
    Command(
        "schema",
        "Print the JSON Schema of a file format, of the view, or of an answer.",
        "For editors, and for programs that read --json. Without a name it lists them all.",
        ("munch schema", "munch schema card", "munch schema view", "munch schema ask"),
        (
            argument("[NAME]", SCHEMA),
            JSON,
        ),
        "munch_cli.cli.schema",
    ),
)
"""Every command, in the order in which help lists them."""

COMMANDS = {command.name or "": command for command in _TABLE}
PROMPT = COMMANDS["open"]


EXAMPLES = (
    ("munch", "Open the prompt and argue about a board."),
    ('munch ask classic "can two people help me?"', "Ask a sheet."),
    ("munch play classic", "Play against bots."),
    ("munch help exit codes", "Find something in the manual."),
)

RENAMED = {"compare": ("ask", "--all"), "editions": ("boxes",)}
"""Commands of the last version -> what they are called now. They go with the next version."""

GROUPS = {
    "Table": "open resume ask ways odds rulings",
    "Rules": "rule read sheet card boxes moments",
    "Games": "play games sim",
    "Boards and features": "scenarios replay check",
    "Tools": "help completion site mcp export schema coverage",
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
        if args and args[0] in RENAMED:
            now = RENAMED[args[0]]
            was = f"munch: note: {args[0]} is now {' '.join(now)}; the old word goes with the next version"
            click.echo(was, err=True)
            args = [*now, *args[1:]]
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
        with formatter.section("Examples"):
            formatter.write_dl(EXAMPLES)
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
