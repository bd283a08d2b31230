"""Help at the prompt: what can be said, in groups; one verb with its examples."""

from collections.abc import Collection, Sequence

from munch_cli.language.help import HelpLine, help_lines, help_on
from munch_cli.show.look import Look, paint, wrapped

GROUPS = {
    "turn": "the turn",
    "cards": "cards",
    "items": "Items",
    "abilities": "abilities",
    "combat": "the fight",
    "owed": "what is owed",
    "table": "what lies on the table",
    "board": "how the board lies",
    "owner": "the owner of the game",
    "asking": "asking",
    "session": "the session",
}
OPENING = (
    "Say what somebody does, as at the table: Jenn plays Fluffy on Pumpkinhead. Nobody named: whoever is to act.",
    "? after a verb or an id tells of it, ?? tells more; Tab completes; may …? asks without doing.",
)


def help_page(look: Look, without: Collection[str] = ()) -> list[str]:
    """All that can be said, in groups, every sentence with what it is for.

    ``without``: groups, and words about the session, that are not for where help is asked.
    """
    lines = [line for said in OPENING for line in wrapped(said, look)]
    known = [line for line in help_lines() if line.about not in without and line.says not in without]
    for about, title in GROUPS.items():
        if there := [line for line in known if line.about == about]:
            lines += ["", paint(title, "strong", look), *_each(there, look)]
    return lines


def help_lines_on(subject: str, look: Look, more: bool = False) -> list[str]:
    """Help on one verb; nothing if there is none of that name."""
    return _each(help_on(subject), look, examples=True, at_most=0 if more else 3)


def _each(there: Sequence[HelpLine], look: Look, examples: bool = False, at_most: int = 0) -> list[str]:
    lines = []
    for line in there:
        lines += wrapped(
            f"{line.says} — {line.help}" if look.symbols else f"{line.says}: {line.help}", look, "  ", "      "
        )
        if examples and line.examples:
            shown = line.examples[:at_most] if at_most else line.examples
            lines += [
                bit for example in shown for bit in wrapped(f"for example: {example}", look, "      ", "        ")
            ]
    return lines
