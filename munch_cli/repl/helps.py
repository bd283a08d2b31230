"""``?`` and ``??``: what can be said, one verb, one rule, one open point, what could stand at a place in a sentence."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from munch_cli.arbiter.legal import who_acts
from munch_cli.engine.table import Table
from munch_cli.language.complete import HelpLine, complete, help_lines, help_on
from munch_cli.repl import questions
from munch_cli.repl.heard import NOBODY_SITS, nothing_open
from munch_cli.repl.menu import menu_of
from munch_cli.repl.talk import Talk
from munch_cli.show.facts import says, source
from munch_cli.show.look import Look, paint, wrapped
from munch_cli.show.verdicts import citations
from munch_cli.table.ids import PlayerId, RuleId
from munch_cli.table.names import nearest
from munch_cli.table.saying import listed

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


CHOICES_MOST = 24
_LEAVE_FIRST = "quit leaves it, and it is kept"
NOT_IN_A_GAME = {
    "open": _LEAVE_FIRST,
    "new": _LEAVE_FIRST,
    "branch": "undo takes back, if everybody says yes",
    "redo": "say again what was taken back",
    "export": "save FILE keeps what you see",
}
"""Words about the session that hidden hands do not suffer -> what to say instead."""
BY_WORD = ("table", "board")
"""Groups of sentences that lay the table, which in a game the cards and the dice do."""
NOW_MOST = 9
"""So many things that may be done now are told."""
MORE = (
    "?? tells all that can be said; ? after a verb or an id tells of it: ? is, ? fights; may …? asks without doing; "
    "Tab completes."
)
IN_A_GAME = "over to NAME hands the keyboard over; Enter says nothing."


def helped(talk: Talk, subject: str, more: bool) -> list[str]:
    """Help on what stands before or after the mark; on everything if nothing does."""
    look, table = talk.look, talk.table
    subject = subject.strip(" ?")
    if not subject:
        return _all_that_can_be_said(look, talk.eyes) if more else _now(talk)
    if "." in subject and " " not in subject:
        return on_id(subject, table, look, more)
    lines = help_lines_on(subject, look, more)
    if table is not None:
        here = what_fits(f"{subject} ", table)
        lines += wrapped(f"here: {listed(here, 'or')}", look, "  ", "    ") if here else []
    return lines or _unknown(subject, look)


def _now(talk: Talk) -> list[str]:
    """What can be said now, best first; where nothing lies yet, how to begin."""
    look, table = talk.look, talk.table
    if table is None:
        return [*nothing_open(look), *wrapped(MORE, look)]
    who = next(iter(who_acts(table)), None) if talk.eyes is None else talk.eyes
    if who is None or not table.state.players:
        return [line for said in (NOBODY_SITS, MORE) for line in wrapped(said, look)]
    entries = menu_of(table, who, None).entries
    shown = [f"{entry.says}{f' — {entry.brings}' if entry.brings else ''}" for entry in entries[:NOW_MOST]]
    lines = wrapped(f"{table.state.players[who].name} may now:", look)
    lines += [line for one in shown for line in wrapped(one, look, "  ", "    ")]
    left = len(entries) - len(shown)
    lines += wrapped(f"and {left} more: what may I do", look, "  ") if left else []
    return [*lines, *wrapped(MORE if talk.eyes is None else f"{IN_A_GAME} {MORE}", look)]


def _all_that_can_be_said(look: Look, eyes: PlayerId | None) -> list[str]:
    """Help on everything that can be said, in a game with hidden hands without what does not fit there."""
    if eyes is None:
        return help_page(look)
    return [*help_page(look, {*BY_WORD, *NOT_IN_A_GAME}), *wrapped(IN_A_GAME, look)]


def on_id(id: str, table: Table | None, look: Look, more: bool) -> list[str]:
    """What a rule, an open point or a card says and where; ``more``: all that is known of it."""
    if more or table is None:
        return questions.rule_lines(id, table, look)
    said = says(id, table.law.edition, table.catalogue)
    if not said or not source(id, table.law.edition, table.catalogue):
        return questions.rule_lines(id, table, look)
    return wrapped(f"{said}.", look, "  ") + citations((RuleId(id),), table, look)


def what_fits(text: str, table: Table) -> list[str]:
    """What could stand behind a text."""
    found = complete(text, len(text), table.state, table.catalogue)
    return [one.display for one in found if one.start == len(text)][:CHOICES_MOST]


def _unknown(subject: str, look: Look) -> list[str]:
    known = [word for line in help_lines() for word in line.says.removeprefix("PLAYER ").split()[:1]]
    near = nearest(subject, known, 2)
    mean = f"; did you mean {listed(near, 'or')}?" if near else "; ? alone tells what can be said."
    return wrapped(f'there is no help on "{subject}"{mean}', look)
