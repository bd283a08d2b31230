"""The kinds of values that commands take: how click checks each, and how a shell completes it.

A shell completes names of files itself, beside ours.
"""

from collections.abc import Callable, Iterable, Sequence

import click
from click.shell_completion import CompletionItem

from munch_cli.table.names import remedy_for


class Box(click.ParamType[str]):
    """A box by the key or the title of its sheet. ``also``: a word that is taken, too."""

    name = "box"

    def __init__(self, also: str = "") -> None:
        self.also = also

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the key of the box; end with a usage error and the nearest key if there is none."""
        from munch_cli.files.rulebook import load_rulebook

        book = load_rulebook()
        if value == self.also:
            return value
        key = book.edition_called(value)
        if not key:
            remedy = remedy_for(value, book.editions, f"there are {', '.join(book.editions)}")
            self.fail(f'no box is called "{value}"; {remedy}', param, ctx)
        return key

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """Return the keys that begin so."""
        return _beginning(incomplete, (*_boxes(), *filter(None, [self.also])))


class Name(click.ParamType[str]):
    """A word that may be one of some known names; the command itself says what is wrong with another.

    ``names``: gives the names for completion. ``files``: names of files are taken, too.
    """

    name = "name"

    def __init__(self, names: Callable[[click.Context], Iterable[str]], files: bool = False) -> None:
        self.names, self.files = names, files

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """Return the names that begin so; files are left to the shell."""
        found = _beginning(incomplete, self.names(ctx))
        return [*found, CompletionItem(incomplete, type="file")] if self.files else found


def flag(name: str, help: str, short: str = "") -> click.Option:
    """Return an option without a value."""
    return click.Option([name, *filter(None, [short])], is_flag=True, help=help)


def option(name: str, metavar: str, help: str, kind: click.ParamType[str] | None = None) -> click.Option:
    """Return an option with a value. ``metavar``: what help calls the value."""
    return click.Option([name], metavar=metavar, type=kind, help=help)


def of_box(help: str, kind: Box | None = None) -> click.Option:
    """Return the option that names a box; --edition is what it was called before."""
    return click.Option(["--box", "--edition"], metavar="BOX", type=kind or BOX, help=help)


def folder(name: str, help: str, use: Callable[[str], None]) -> click.Option:
    """Return an option that names a folder. ``use``: called with it before any other value is checked."""

    def put_to_use(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
        if value is not None:
            use(value)
        return value

    kind = click.Path(file_okay=False)
    return click.Option([name], metavar="DIR", type=kind, is_eager=True, callback=put_to_use, help=help)


def argument(metavar: str, kind: click.ParamType[str] | None = None, *, needed: bool = False) -> click.Argument:
    """Return an argument that takes every word that is left; ``needed``: at least one."""
    return click.Argument(["names"], nargs=-1, metavar=metavar, type=kind, required=needed)


def _beginning(incomplete: str, names: Iterable[str]) -> list[CompletionItem]:
    begins = incomplete.casefold()
    return [CompletionItem(name) for name in names if name.casefold().startswith(begins)]


def _said(ctx: click.Context) -> tuple[str, ...]:
    """Return the words behind the command so far."""
    return tuple(ctx.params.get("names") or ())


def _behind(said: Sequence[str], names: Iterable[str]) -> Sequence[str]:
    """Return what is lacking of the names of several words that begin with those said so far."""
    lead = "".join(f"{word} " for word in said)
    return tuple(name[len(lead) :] for name in names if name.casefold().startswith(lead.casefold()))


# ---- the names that there are


def _boxes(ctx: click.Context | None = None) -> Sequence[str]:
    from munch_cli.files.rulebook import load_rulebook

    return tuple(load_rulebook().editions)


def _boards(ctx: click.Context) -> Sequence[str]:
    from munch_cli.files.scenarios import bundled_names

    return tuple(bundled_names())


def _topics(ctx: click.Context) -> Sequence[str]:
    from munch_cli.files.rulebook import load_rulebook

    return load_rulebook().topics


def _rules(ctx: click.Context) -> Sequence[str]:
    from munch_cli.files.rulebook import load_rulebook

    book = load_rulebook()
    return (*book.rules, *book.gaps, *book.conflicts, *book.topics)


def _about(ctx: click.Context) -> Sequence[str]:
    from munch_cli.files.scenarios import bundled_topics

    return (*bundled_topics(), *_rules(ctx))


def _cards(ctx: click.Context) -> Sequence[str]:
    from munch_cli.files.cards import every_set, load_catalogue

    return _behind(_said(ctx), dict.fromkeys(card.name for card in load_catalogue(every_set()).values()))


def _sections(ctx: click.Context) -> Sequence[str]:
    """The boxes; behind one the sections of its sheet."""
    from munch_cli.files.rulebook import load_rulebook
    from munch_cli.rulebook.sheet import sections_of

    box, *words = _said(ctx) or ("",)
    edition = load_rulebook().editions.get(box)
    return _behind(words, (section.title for section in sections_of(edition))) if edition else _boxes()


def _decided(ctx: click.Context) -> Sequence[str]:
    """What can be done with rulings; behind add and remove the ids."""
    from munch_cli.cli.rulings import WISHES

    said = _said(ctx)
    return WISHES if not said else _rules(ctx) if said in (("add",), ("remove",)) else ()


def _printings(ctx: click.Context) -> Sequence[str]:
    """The printings of the box that is named so far, or of all boxes."""
    from munch_cli.files.cards import printings_of
    from munch_cli.files.rulebook import load_rulebook

    editions = load_rulebook().editions
    given = (*ctx.args, *_said(ctx), ctx.params.get("box"))
    named = [editions[key] for key in given if key is not None and key in editions]
    return printings_of(tuple(set for box in named or editions.values() for set in box.sets))


def _schemas(ctx: click.Context) -> Sequence[str]:
    from munch_cli.cli.schema import ANSWERS, FILES

    return (*FILES, *ANSWERS)


def _helps(ctx: click.Context) -> Sequence[str]:
    from munch_cli.files.manual import manual_pages

    group = ctx.find_root().command
    return (*manual_pages(), *(group.commands if isinstance(group, click.Group) else ()))


BOX = Box()
BOX_OR_ALL = Box("all")
BOX_NAME = Name(_boxes)
"""A box where other words may stand in its place."""
BOARD = Name(_boards, files=True)
BOARD_OR_BOX = Name(lambda ctx: (*_boxes(), *_boards(ctx)), files=True)
PRINTING = Name(_printings)
TOPIC = Name(lambda ctx: (*_boxes(), "try") if _said(ctx) else _topics(ctx))
RULE = Name(_rules)
ABOUT = Name(_about)
CARD = Name(_cards)
SCHEMA = Name(_schemas)
HELP = Name(_helps)
SECTION = Name(_sections)
WISH = Name(_decided, files=True)
SHELL = Name(lambda ctx: ("bash", "zsh", "fish"))
EXPORT = Name(lambda ctx: ("rulebook", "examples"))
