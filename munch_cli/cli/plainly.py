"""Reading the words of a command, without click. The table of options also serves click's help.

What cannot be read here (a wrong option, -h) is left to click, which says what is wrong.
"""

from munch_cli.table.typed import NamedTuple


class Option(NamedTuple):
    """An option of a command.

    ``takes``: what its value is called, "" if it takes none. ``words``: its values. ``named``: what its value names,
    for completion in the shell.
    """

    name: str
    help: str
    takes: str = ""
    words: tuple[str, ...] = ()
    named: str = ""


class Given(NamedTuple):
    """What was given on the command line: names, and options by name."""

    names: tuple[str, ...]
    options: dict[str, str]

    def has(self, option: str) -> bool:
        """Whether an option without a value was given."""
        return option in self.options


JSON = Option("--json", "Answer in JSON.")
PLAIN = Option("--plain", "Letters only: no symbols, no colours, no broken lines.")
COLOR = Option("--color", "Colours: when there is a terminal, always, or never.", "WHEN", ("auto", "always", "never"))
CARDS = Option("--cards", "Cards of your own, too: DIR holds <set>/<kind>.toml.", "DIR")
BOXES = Option("--boxes", "Boxes of your own, too: DIR is a box, or holds boxes.", "DIR")
"""Every command takes it."""
EDITION = Option("--edition", "Only in this edition.", "KEY")
AFTER = Option("--after", "After this many steps; unsaid, a table that was saved lies as it was left.", "N")
BOARD = (
    Option("--edition", "Under this edition: the sheet changes, never the cards.", "KEY"),
    AFTER,
    Option("--eyes", "As this player sees it: other hands are hidden.", "NAME"),
    CARDS,
)
"""The options that say which board is meant."""
LOOKS = (JSON, PLAIN, COLOR)
REPLAY = (EDITION, CARDS, *LOOKS)
UPDATE = Option("--update", "Write a transcript as it comes out now.")
CHECK = (EDITION, Option("--verbose", "Tell each case as it goes."), UPDATE, CARDS, *LOOKS)
FORCE = Option("--force", "Overwrite files that are there already.")
KEEP_GOING = Option("--keep-going", "From a pipe: go on behind a line that was not understood or not carried out.")
SAY = Option("--say", "Say this instead of opening the prompt. Several: with ; between, or one -c each.", "SENTENCES")
OPEN = (Option("--edition", "Under this edition.", "KEY"), SAY, CARDS, FORCE, KEEP_GOING, *LOOKS)


SHORT = {"-v": "--verbose", "-c": "--say"}
"""Options that may be said in a letter."""


def heeded(given: Given) -> Given:
    """The same, after applying what holds for the whole run: ``--cards`` and ``--boxes``."""
    if folder := given.options.get(CARDS.name):
        from munch_cli.files.places import use_cards

        use_cards(folder)
    if folder := given.options.get(BOXES.name):
        from munch_cli.files.places import use_boxes

        use_boxes(folder)
    return given


def behind_options(words: list[str]) -> int:
    """Where the first word stands that is no option of the program, and no value of one.

    >>> behind_options(["--boxes", "my-boxes", "--plain", "ask", "moles"])
    3
    """
    known = {option.name: option for option in (*OPEN, BOXES)}
    at = 0
    while at < len(words) and words[at].startswith("-"):
        name, has_value, _ = words[at].partition("=")
        option = known.get(SHORT.get(name, name))
        if option is None:
            return len(words)
        at += 2 if option.takes and not has_value else 1
    return at


def read(words: list[str], options: tuple[Option, ...]) -> Given | None:
    """The words of a command. None if click is needed to read them or to say what is wrong."""
    known = {option.name: option for option in (*options, BOXES)}
    names: list[str] = []
    given: dict[str, str] = {}
    left = list(words)
    while left:
        word = left.pop(0)
        if word == "--":
            names += left
            break
        if not word.startswith("-") or word == "-":
            names.append(word)
            continue
        name, has_value, value = word.partition("=")
        if word[:2] in SHORT and word[2:]:
            name, has_value, value = word[:2], "=", word[2:]
        option = known.get(SHORT.get(name, name))
        if option is None or (has_value and not option.takes):
            return None
        if option.takes and not has_value:
            if not left:
                return None
            value = left.pop(0)
        if option.words and value not in option.words:
            return None
        given[option.name] = f"{given[SAY.name]}\n{value}" if option is SAY and SAY.name in given else value
    return Given(tuple(names), given)
