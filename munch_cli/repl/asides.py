"""Words about the session: show, hand, log, undo, redo, branch, save, open, new, export, transcript, ?, quit."""

from __future__ import annotations

from collections.abc import Callable

from munch_cli.arbiter.legal import who_acts
from munch_cli.engine.journal import Moment
from munch_cli.engine.table import Table
from munch_cli.language.say import say
from munch_cli.repl import helps, shelf
from munch_cli.repl.heard import FAILED, NOBODY_SITS, Hear, Heard, nothing_open
from munch_cli.repl.sitting import Sitting
from munch_cli.repl.talk import Talk
from munch_cli.show.board import PARTS, board_lines, hand_lines
from munch_cli.show.events import tale
from munch_cli.show.look import wrapped
from munch_cli.show.told import person_said
from munch_cli.table.ids import PlayerId
from munch_cli.table.names import nearest
from munch_cli.table.saying import figure, listed


def obey(talk: Talk, word: str, rest: str, hear: Hear) -> Heard:
    """Does what the word asks for; ``hear`` answers what a table that is opened has to be told again."""
    if word in ("?", "??"):
        return Heard(tuple(helps.helped(talk, rest, more=word == "??")))
    if rest and not rest.strip("? "):
        return Heard(tuple(helps.helped(talk, word, more=rest.count("?") > 1)))
    rest = rest.rstrip(" .!") if word not in ("save", "open", "new", "transcript") else rest.strip(" \"'")
    if word == "open":
        return shelf.open_table(talk, rest, hear)
    if word in ANYWHERE:
        return ANYWHERE[word](talk, rest)
    if talk.sitting is None:
        return Heard(tuple(nothing_open(talk.look)), FAILED)
    return AT_A_TABLE[word](talk, talk.sitting, rest)


def _failed(talk: Talk, said: str) -> Heard:
    return Heard(tuple(wrapped(said, talk.look, "", "  ")), FAILED)


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
    seat = _seat(table, rest)
    if seat is not None:
        return Heard(tuple(wrapped(f"{person_said(table, seat, talk.eyes)}.", look, "", "  ")))
    known = [*PARTS, "hand", *(player.name for player in table.state.players)]
    near = nearest(rest, known, 1)
    return _failed(talk, f"show {rest}: {'did you mean ' + near[0] if near else 'there are ' + listed(known)}?")


def hand(talk: Talk, sitting: Sitting, rest: str) -> Heard:
    """The hand of the one who is to act, of somebody named, or of all."""
    table = talk.table or sitting.table
    if not table.state.players:
        return _failed(talk, NOBODY_SITS)
    if rest == "all":
        seats = [PlayerId(seat) for seat in range(len(table.state.players))]
    elif rest:
        seat = _seat(table, rest)
        if seat is None:
            names = [player.name for player in table.state.players]
            return _failed(talk, f'nobody here is called "{rest}"; there are {listed(names)}.')
        seats = [seat]
    else:
        seats = list(who_acts(table))
    return Heard(tuple(line for seat in seats for line in hand_lines(table, seat, talk.look, talk.eyes)))


def _seat(table: Table, name: str) -> PlayerId | None:
    folded = name.casefold().rstrip(".")
    names = [player.name.casefold() for player in table.state.players]
    same = [n for n, known in enumerate(names) if known == folded or known.rstrip(".") == folded]
    return PlayerId(same[0]) if same else None


def log(talk: Talk, sitting: Sitting, rest: str) -> Heard:
    """What was said and done, each with what came of it; with a number only the last so many."""
    if rest and not rest.isdecimal():
        return _failed(talk, "log tells everything, log 3 the last three sentences.")
    past = talk.past
    lines: list[str] = []
    for place in reversed(range(min(len(past), figure(rest)) if rest else len(past))):
        outcome = past[place].outcome
        lines += wrapped(f"{sentence(past[place], talk.eyes)}.", talk.look, f"{len(past) - place:>3}. ", "     ")
        told = " ".join(tale(outcome.events, outcome.table, talk.eyes))
        lines += wrapped(told, talk.look, "     ") if outcome.events else []
    return Heard(tuple(lines) or ("nothing has happened yet.",))


def sentence(moment: Moment, eyes: PlayerId | None = None) -> str:
    """What was said, in full."""
    return say(moment.outcome.command, moment.before.state, moment.before.catalogue, eyes)


# ---- back and forth


def undo(talk: Talk, sitting: Sitting, rest: str) -> Heard:
    """Takes the last sentence back, or the last so many."""
    if rest and not rest.isdecimal():
        return _failed(talk, "undo takes the last sentence back, undo 3 the last three.")
    wanted = figure(rest or "1")
    taken: list[str] = []
    for _ in range(wanted):
        past = talk.past
        if sitting.journal.undo() is None:
            break
        taken.append(sentence(past[0], talk.eyes))
        talk.keeper.say("undo")
    if not taken:
        return _failed(talk, "nothing has been done that could be taken back.")
    sitting.is_saved = False
    talk.answered = None
    return _said(talk, f"taken back: {'; '.join(taken)}.")


def redo(talk: Talk, sitting: Sitting, rest: str) -> Heard:
    """Does again what was taken back."""
    if sitting.journal.redo() is None:
        return _failed(talk, "nothing has been taken back.")
    talk.keeper.say("redo")
    sitting.is_saved = False
    talk.answered = None
    return _said(talk, f"done again: {sentence(talk.past[0], talk.eyes)}.")


def branch(talk: Talk, sitting: Sitting, rest: str) -> Heard:
    """Leaves a line of play as it is and goes on along another; with a number goes over to that one."""
    if not rest:
        left = sitting.branch()
        talk.keeper.say("branch")
        said = (
            f"branch {left} stays as it is, and branch {sitting.here + 1} goes on from here: branch {left} goes back."
        )
        return _said(talk, said)
    if not rest.isdecimal() or not 0 < figure(rest) <= len(sitting.branches):
        known = [str(n) for n in range(1, len(sitting.branches) + 1)]
        return _failed(talk, f"branches are known by number: {listed(known)}; this is {sitting.here + 1}.")
    sitting.here = figure(rest) - 1
    talk.keeper.say(f"branch {rest}")
    sitting.is_saved = False
    talk.answered = None
    past = talk.past
    where = f"after {sentence(past[0], talk.eyes)}" if past else "before anything was done"
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
