"""Tables and files: save, open, new, transcript, export, and what becomes of a table when one leaves."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence

from munch_cli.files.diary import Diary, DiaryContents, InUse, take_up
from munch_cli.files.problems import Problems
from munch_cli.files.rulebook import load_rulebook
from munch_cli.repl import keeping
from munch_cli.repl.sitting import UNDER, Sitting, new_table, sit_down, sit_down_again
from munch_cli.repl.talk import ASKED_BACK, FAILED, NOBODY_SITS, Exchange, Hear, Heard, Talk
from munch_cli.repl.transcript import transcript_lines, written_anew
from munch_cli.show.board import board_lines
from munch_cli.show.look import wrapped
from munch_cli.table.asks import which
from munch_cli.table.saying import counted, figure, listed

LAST = "last"
FEATURE = "feature"
OPENING = ("new ", "open ", keeping.PLAYED)
"""How a line begins that opens a table."""
TORN_SHOWN = 40
YES_OR_NO = ("yes", "no")
SURELY = "surely "
"""Before the name of a file that is to be overwritten."""


def save(talk: Talk, sitting: Sitting, rest: str) -> Heard:
    """The table as a scenario file, with the argument that led there."""
    from munch_cli.repl.arguing import as_scenario

    if not rest:
        return talk.failed("save where? save my-table.toml")
    if not sitting.table.state.players:
        return talk.failed(NOBODY_SITS)
    path = rest if "." in os.path.basename(rest) else f"{rest}.toml"
    saved = as_scenario(sitting, path.removeprefix(SURELY), talk.eyes)
    heard = _written(talk, "save", path, saved.texts, saved.told)
    sitting.is_saved = sitting.is_saved or not heard.is_unread
    return heard


def transcript(talk: Talk, rest: str) -> Heard:
    """Everything said and answered so far. With a file's name it is written there."""
    lines = transcript_lines(talk.exchanges)
    if not rest:
        return Heard(tuple(lines) or ("nothing has been said yet.",))
    if talk.eyes is None:
        lines = written_anew(talk.exchanges, type(talk)())
    said = "what was said is in {path}: munch check {path} says it again, and tells what comes out otherwise."
    return _written(talk, "transcript", rest, {rest.removeprefix(SURELY): "\n".join(lines) + "\n"}, said)


def _written(talk: Talk, word: str, rest: str, texts: Mapping[str, str], said: str) -> Heard:
    """Write files. Existing ones are replaced only if that is wanted."""
    from munch_cli.files.writing import write_text

    if not talk.may_write:
        return talk.failed("what a kept table says writes no files.")
    path = rest.removeprefix(SURELY)
    there = [name for name in texts if os.path.lexists(name)]
    there_said = f"{listed(there)} {'is' if len(there) == 1 else 'are'} there already"
    if there and not talk.may_overwrite:
        return talk.failed(f"{there_said}: name another file, or begin with munch --force to overwrite.")
    if there and not rest.startswith(SURELY):
        them = "it" if len(there) == 1 else "them"
        meant = (f"{word} {SURELY}{path}", f"# {listed(there)} is left as it is.")
        talk.pending = which(f"{there_said}: overwrite {them}", YES_OR_NO, meant)
        return Heard(tuple(wrapped(talk.pending.question, talk.look, "", "  ")), ASKED_BACK)
    try:
        for name, text in texts.items():
            write_text(name, text, over=name in there)
    except Problems as problems:
        return Heard(tuple(str(problems).splitlines()), FAILED)
    return Heard(tuple(wrapped(said.format(path=path), talk.look, "", "  ")))


def open_table(talk: Talk, rest: str, hear: Hear) -> Heard:
    """Another table: a scenario by its name or file. The present one stays if that cannot be opened.

    ``hear``: answers the lines of a table that was left, as they are said again.
    """
    if not rest:
        return talk.failed("open what? open combat/pumpkinhead, open my-table.toml, open last")
    if asked := _before_it_goes(talk, f"open {rest}"):
        return asked
    word, _, number = rest.partition(" ")
    if word == LAST and (not number or number.isdecimal()) and not os.path.exists(rest):
        return _open_last(talk, figure(number or "1"), hear)
    name, under, edition = rest.rpartition(UNDER)
    if not under or os.path.exists(rest):
        name, edition = rest, ""
    return _sit(talk, lambda: sit_down(name.strip(), edition.strip()))


def new(talk: Talk, rest: str) -> Heard:
    """An empty table with players."""
    if not rest.strip():
        return talk.failed(f"say which box: new {listed(list(load_rulebook().editions), 'or')}.")
    return _before_it_goes(talk, f"new {rest}") or _sit(talk, lambda: new_table(rest))


def _before_it_goes(talk: Talk, line: str) -> Heard | None:
    """Ask for confirmation if leaving would lose a table that could not be kept."""
    sitting = talk.sitting
    if sitting is None or sitting.is_saved or talk.given_up is sitting.table:
        return None
    why = talk.keeper.unkept()
    if not why:
        return None
    talk.given_up = sitting.table
    said = f"what was said here cannot be kept ({why}), and would be lost: save FILE keeps it. Leave it"
    talk.pending = which(said, YES_OR_NO, (line, "# the table stays open."))
    return Heard(tuple(wrapped(talk.pending.question, talk.look, "", "  ")), ASKED_BACK)


def _sit(talk: Talk, make: Callable[[], Sitting]) -> Heard:
    had = talk.sitting is not None and not talk.sitting.is_saved
    try:
        sitting = make()
    except Problems as problems:
        stays = ("the table stays as it is.",) if talk.sitting is not None else ()
        return Heard((*str(problems).splitlines(), *stays), FAILED)
    kept = had and is_kept(talk) and not talk.keeper.unkept()
    talk.sit(sitting)
    lines = [*wrapped(f"{sitting.title}.", talk.look), *board_lines(sitting.table, talk.look)]
    if kept:
        lines += wrapped("the table before is kept: open last goes back to it.", talk.look)
    return Heard(tuple(lines))


def _open_last(talk: Talk, number: int, hear: Hear) -> Heard:
    """Go on with a table that was left: everything said there is said again."""
    keeper = talk.keeper
    path = keeping.kept_table(number, keeper.path if isinstance(keeper, keeping.Notebook) else "")
    if not path:
        return talk.failed("no table was left." if number == 1 else f"not that many tables were left: {number}.")
    if keeping.is_played(path) and not keeping.is_over(path):
        return talk.failed("hands are hidden in that game: munch resume goes on with it.")
    others = f"open last {number + 1} takes the one before it."
    diary, reading, why = None, DiaryContents(tuple(keeping.kept_lines(path)), 0, b""), ""
    try:
        if isinstance(keeper, keeping.Notebook):
            diary, reading = take_up(path)
    except InUse:
        return talk.failed(f"that table is open in another munch. {others}")
    except OSError as problem:
        why = f" ({keeping.why_not(problem)})"
    if reading.lines:
        return _gone_on(talk, diary, reading, hear)
    return talk.failed(f"nothing can be read in {path}{why}; it stays as it is. {others}")


def _gone_on(talk: Talk, diary: Diary | None, reading: DiaryContents, hear: Hear) -> Heard:
    """Say everything again that was said at a kept table, and go on in its diary."""
    keeper, talk.keeper = talk.keeper, keeping.Forgetful()
    before = talk.sitting, talk.answered
    lines = reading.lines
    talk.may_write = False
    try:
        heard, again = _said_again(talk, lines, hear)
    except BaseException:  # interrupted: the table before stays, and so does what was kept of the other
        talk.sitting, talk.answered = before
        if diary is not None:
            diary.close()
        raise
    finally:
        talk.may_write = True
        talk.keeper = keeper
    _go_on_keeping(keeper, diary, lines, again)
    if heard is not None:
        return heard
    assert talk.sitting is not None
    talk.sitting.is_saved = len(lines) < 2
    head = [f"{keeping.opened_by(lines[0])}, with the {counted(len(lines) - 1, 'line')} said there."]
    head += [torn_said(reading)] if reading.torn else []
    shown = board_lines(talk.sitting.table, talk.look)
    return Heard((*(line for said in head for line in wrapped(said, talk.look)), *shown))


def _said_again(talk: Talk, lines: Sequence[str], hear: Hear) -> tuple[Heard | None, int]:
    """What went wrong, if anything did, and how many lines were said before that."""
    for place, line in enumerate(lines):
        talk.is_retold = True
        try:
            heard = hear(line) if place or not line.startswith(OPENING) else _opened(talk, line)
        finally:
            talk.is_retold = False
        if heard.is_unread or heard.undone:
            if not place:
                return heard, 0
            why = f"this comes out otherwise than before: {line}; it and what follows it are left out."
            left = f"{len(lines) - place} left out; the file stays as it was."
            return Heard((*heard.lines, *wrapped(why, talk.look), left), FAILED), place
    return None, len(lines)


def _opened(talk: Talk, line: str) -> Heard:
    """Open the table as it was then, whatever its file says and its owner has decided by now."""
    heard = _sit(talk, lambda: _played(line) if line.startswith(keeping.PLAYED) else sit_down_again(line))
    talk.exchanges.append(Exchange(keeping.opened_by(line), heard))
    return heard


def _played(line: str) -> Sitting:
    """The table of a game that is over, before the deal."""
    from munch_cli.repl.party import party_of, seated

    return seated(party_of(line))


def _go_on_keeping(keeper: keeping.Keeper, diary: Diary | None, lines: Sequence[str], again: int) -> None:
    """Go on in the same diary if all of it could be said again. Else the diary stays and a new one begins."""
    if diary is not None:
        if isinstance(keeper, keeping.Notebook) and again == len(lines):
            keeper.go_on(diary)
            return
        diary.close()
    if again:
        keeper.begin(lines[0])
        for line in lines[1:again]:
            keeper.say(line)


def torn_said(reading: DiaryContents) -> str:
    """What is said of a torn tail, or of damage."""
    text = reading.torn.decode("utf-8", "replace").strip("\0")
    shown = "".join(sign if sign.isprintable() else " " for sign in text)[:TORN_SHOWN].strip()
    many = f'{counted(len(reading.torn), "byte")} ("{shown}")'
    if reading.was_changed:
        where = f"line {len(reading.lines) + 1} of the file was changed after it was written"
        return f"{where}: it and what follows it are left out, {many}. The file stays as it was."
    if reading.is_damaged:
        where = f"line {len(reading.lines) + 1} of the file is damaged"
        return f"{where}: it and what follows it are left out, {many}. The file stays as it was."
    return f"the end of the file was torn and is cut off: {many}."


def export(talk: Talk, sitting: Sitting, rest: str) -> Heard:
    """The last argument as a feature."""
    from munch_cli.repl.arguing import as_feature

    word, _, name = rest.partition(" ")
    name = name.strip(" \"'")
    if word != FEATURE or not name:
        return talk.failed("export what, and where? export feature my-quarrel.feature")
    path = name if "." in os.path.basename(name) else f"{name}.{FEATURE}"
    if talk.eyes is not None:
        return talk.failed("hands are hidden in this game, and a feature tells all: save keeps what you see.")
    told = as_feature(sitting, path.removeprefix(SURELY))
    if isinstance(told, str):
        return talk.failed(told)
    return _written(talk, f"export {FEATURE}", path, told.texts, told.told)


def leave(talk: Talk, rest: str) -> Heard:
    """End the session. A table that is not saved is kept for the next one."""
    sitting = talk.sitting
    if sitting is None or sitting.is_saved:
        talk.keeper.forget()
        return Heard(leaves=True)
    if asked := _before_it_goes(talk, "quit"):
        return asked
    kept = is_kept(talk) and not talk.keeper.unkept()
    said = wrapped("the table is kept: open last goes on with it.", talk.look) if kept else []
    talk.keeper.close()
    return Heard(tuple(said), leaves=True)


def is_kept(talk: Talk) -> bool:
    """Return True if what was said at this table lies in a file."""
    return isinstance(talk.keeper, keeping.Notebook) and bool(talk.keeper.path)
