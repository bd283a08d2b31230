"""Words about the session: show, hand, log, undo, redo, branch, save, open, new, export, transcript, ?, quit."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from munch_cli.arbiter.answering import Rules
from munch_cli.arbiter.legal import who_acts
from munch_cli.engine.table import Table
from munch_cli.language.complete import HelpLine, complete, help_lines, help_on
from munch_cli.language.events import tale
from munch_cli.language.facts import person_said, says, source
from munch_cli.repl import questions, shelf
from munch_cli.repl.sitting import Sitting
from munch_cli.repl.talk import FAILED, NOBODY_SITS, Hear, Heard, Talk, nothing_open
from munch_cli.show.answers import lines_of
from munch_cli.show.board import PARTS, board_lines, hand_lines
from munch_cli.show.look import Look, paint, wrapped
from munch_cli.show.menu import entries_of
from munch_cli.show.verdicts import citations
from munch_cli.table.ids import PlayerId, RuleId
from munch_cli.table.names import nearest
from munch_cli.table.saying import figure, listed

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


def obey(talk: Talk, word: str, rest: str, hear: Hear) -> Heard:
    """Do what the word asks for. ``hear``: answers the lines of a table that is opened again."""
    if word in ("?", "??"):
        return Heard(tuple(helped(talk, rest, more=word == "??")))
    if rest and not rest.strip("? "):
        return Heard(tuple(helped(talk, word, more=rest.count("?") > 1)))
    rest = rest.rstrip(" .!") if word not in ("save", "open", "new", "transcript") else rest.strip(" \"'")
    if word == "open":
        return shelf.open_table(talk, rest, hear)
    if word in ANYWHERE:
        return ANYWHERE[word](talk, rest)
    if talk.sitting is None:
        return Heard(tuple(nothing_open(talk.look)), FAILED)
    return AT_A_TABLE[word](talk, talk.sitting, rest)


def _said(talk: Talk, said: str) -> Heard:
    return Heard(tuple(wrapped(said, talk.look, "", "  ")))


# ---- looking


def show(talk: Talk, sitting: Sitting, rest: str) -> Heard:
    """The table, one part of it, or one player."""
    table, look = talk.table or sitting.table, talk.look
    if not rest or rest == "table":
        return Heard(tuple(board_lines(table, look, talk.eyes)))
    if rest in ("hand", "hands") or rest.startswith("hand "):
        return hand(talk, sitting, rest.removeprefix("hand").strip().removeprefix("s") if rest != "hands" else "all")
    if rest in PARTS:
        return Heard(tuple(PARTS[rest](table, look)) or ("there is none.",))
    seat = table.state.seat_called(rest)
    if seat is not None:
        return Heard(tuple(wrapped(f"{person_said(table, seat, talk.eyes)}.", look, "", "  ")))
    if card := _card_shown(rest, look):
        return Heard(tuple(card))
    known = [*PARTS, "hand", *(player.name for player in table.state.players)]
    near = nearest(rest, known, 1)
    return talk.failed(f"show {rest}: {'did you mean ' + near[0] if near else 'there are ' + listed(known)}?")


def shows(rest: str, table: Table, look: Look) -> bool:
    """Return True if ``show`` knows what is to be shown; else it may be meant otherwise, as "show my hand to Bo" is."""
    first = rest.rstrip(" .!?").partition(" ")[0]
    is_known = rest.rstrip(" .!?") in ("", "table", *PARTS) or first in ("hand", "hands")
    return is_known or table.state.seat_called(rest) is not None or bool(_card_shown(rest, look))


def _card_shown(rest: str, look: Look) -> list[str]:
    """A card of any box by its whole name: "me the coffin"."""
    return questions.card_of_any_box(f"card {rest.removeprefix('me ').removeprefix('the ')}", look)


def hand(talk: Talk, sitting: Sitting, rest: str) -> Heard:
    """The hand of the player who is to act, of a named player, or of all."""
    table = talk.table or sitting.table
    if not table.state.players:
        return talk.failed(NOBODY_SITS)
    if rest == "all":
        seats = table.state.seats
    elif rest:
        seat = table.state.seat_called(rest)
        if seat is None:
            names = [player.name for player in table.state.players]
            return talk.failed(f'nobody here is called "{rest}"; there are {listed(names)}.')
        seats = (seat,)
    else:
        seats = who_acts(table)
    return Heard(tuple(line for seat in seats for line in hand_lines(table, seat, talk.look, talk.eyes)))


def log(talk: Talk, sitting: Sitting, rest: str) -> Heard:
    """What was said and done, with what came of it. With a number only that many of the last."""
    if rest and not rest.isdecimal():
        return talk.failed("log tells everything, log 3 the last three sentences.")
    past = talk.past
    lines: list[str] = []
    for place in reversed(range(min(len(past), figure(rest)) if rest else len(past))):
        outcome = past[place].outcome
        lines += wrapped(f"{past[place].said}.", talk.look, f"{len(past) - place:>3}. ", "     ")
        told = " ".join(tale(outcome.events, outcome.table, talk.eyes))
        lines += wrapped(told, talk.look, "     ") if outcome.events else []
    return Heard(tuple(lines) or ("nothing has happened yet.",))


# ---- back and forth


def undo(talk: Talk, sitting: Sitting, rest: str) -> Heard:
    """Take the last sentence back, or the last so many."""
    if rest and not rest.isdecimal() and rest != "all":
        return talk.failed("undo takes the last sentence back, undo 3 the last three, undo all everything.")
    past = talk.past
    taken = [one.said for one in past[: len(past) if rest == "all" else figure(rest or "1")]]
    for _ in taken:
        sitting.journal.undo()
    if not taken:
        return talk.failed("nothing has been done that could be taken back.")
    talk.keeper.say("undo" if len(taken) == 1 else f"undo {len(taken)}")
    sitting.is_saved = False
    talk.answered = None
    return _said(talk, f"taken back: {'; '.join(taken)}.")


def redo(talk: Talk, sitting: Sitting, rest: str) -> Heard:
    """Do again what was taken back."""
    if sitting.journal.redo() is None:
        return talk.failed("nothing has been taken back.")
    talk.keeper.say("redo")
    sitting.is_saved = False
    talk.answered = None
    return _said(talk, f"done again: {talk.past[0].said}.")


def branch(talk: Talk, sitting: Sitting, rest: str) -> Heard:
    """Leave a line of play as it is and go on along another. With a number, along that one."""
    if not rest:
        left = sitting.branch()
        talk.keeper.say("branch")
        said = (
            f"branch {left} stays as it is, and branch {sitting.here + 1} goes on from here: branch {left} goes back."
        )
        return _said(talk, said)
    if not rest.isdecimal() or not 0 < figure(rest) <= len(sitting.branches):
        known = [str(n) for n in range(1, len(sitting.branches) + 1)]
        return talk.failed(f"branches are known by number: {listed(known)}; this is {sitting.here + 1}.")
    sitting.here = figure(rest) - 1
    talk.keeper.say(f"branch {rest}")
    sitting.is_saved = False
    talk.answered = None
    past = talk.past
    where = f"after {past[0].said}" if past else "before anything was done"
    return _said(talk, f"branch {rest}, {where}.")


ANYWHERE: dict[str, Callable[[Talk, str], Heard]] = {
    "new": shelf.new,
    "transcript": shelf.transcript,
    "quit": shelf.leave,
}
AT_A_TABLE: dict[str, Callable[[Talk, Sitting, str], Heard]] = {
    "show": show,
    "hand": hand,
    "log": log,
    "undo": undo,
    "redo": redo,
    "branch": branch,
    "save": shelf.save,
    "export": shelf.export,
}


# ---- help


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
"""How many things that may be done now are told."""
MORE = (
    "?? tells all that can be said; ? after a verb or an id tells of it: ? is, ? fights; may …? asks without doing; "
    "Tab completes."
)
IN_A_GAME = "over to NAME hands the keyboard over; Enter says nothing."


def helped(talk: Talk, subject: str, more: bool) -> list[str]:
    """Help on what stands before or after the mark. On everything if nothing does."""
    look, table = talk.look, talk.table
    subject = subject.strip(" ?")
    if not subject:
        return _all_that_can_be_said(look, talk.eyes) if more else _now(talk)
    if "." in subject and " " not in subject:
        return on_id(subject, table, look, more)
    called = subject if help_on(subject) else _word_for(subject) or subject
    lines = _each(help_on(called), look, examples=True, at_most=0 if more else 3)
    if table is not None:
        here = what_fits(f"{called} ", table)
        lines += wrapped(f"here: {listed(here, 'or')}", look, "  ", "    ") if here else []
    return lines or _unknown(subject, look)


def _word_for(subject: str) -> str:
    """The word of the session for what people call it: "board" -> "show". "" if there is none."""
    from munch_cli.files.rulebook import load_lexicon
    from munch_cli.language.talk.asides import aside_meant

    return aside_meant(subject, load_lexicon()).partition(" ")[0]


def _now(talk: Talk) -> list[str]:
    """What can be said now, best first. If nothing lies yet, how to begin."""
    look, table = talk.look, talk.table
    if table is None:
        return [*nothing_open(look), *wrapped(MORE, look)]
    who = next(iter(who_acts(table)), None) if talk.eyes is None else talk.eyes
    if who is None or not table.state.players:
        return [line for said in (NOBODY_SITS, MORE) for line in wrapped(said, look)]
    entries = entries_of(table, who, None)
    shown = [f"{entry.says}{f' — {entry.brings}' if entry.brings else ''}" for entry in entries[:NOW_MOST]]
    lines = wrapped(f"{table.name(who)} may now:", look)
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
    """What a rule, an open point or a card says, and where. ``more``: everything known of it."""
    if more or table is None:
        return lines_of(Rules(id, table.law.edition if table is not None else None), look)
    said = says(id, table.law.edition, table.catalogue)
    if not said or not source(id, table.law.edition, table.catalogue):
        return lines_of(Rules(id, table.law.edition), look)
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
