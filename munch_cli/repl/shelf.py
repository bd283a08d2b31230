"""Tables and files: save, open, new, transcript, export, and what becomes of a table when one leaves."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping

from munch_cli.files.diary import Diary, InUse, Reading, take_up
from munch_cli.files.problems import Problems
from munch_cli.repl import keeping
from munch_cli.repl.heard import ASKED_BACK, FAILED, Heard
from munch_cli.repl.pending import Pending
from munch_cli.repl.sitting import Sitting, new_table, sit_down
from munch_cli.repl.transcript import transcript_lines
from munch_cli.show.board import board_lines
from munch_cli.show.look import wrapped
from munch_cli.table.saying import counted, listed
from munch_cli.table.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from munch_cli.repl.session import Session

LAST = "last"
FEATURE = "feature"
TORN_SHOWN = 40
UNDER = " under "
SURELY = "surely "
"""Before the name of a file that is to be overwritten."""


def save(session: Session, sitting: Sitting, rest: str) -> Heard:
    """The table as a scenario file, with the argument that led there."""
    from munch_cli.repl.arguing import as_scenario

    if not rest:
        return _failed(session, "save where? save my-table.toml")
    path = rest if "." in os.path.basename(rest) else f"{rest}.toml"
    saved = as_scenario(sitting, path.removeprefix(SURELY), session.eyes)
    heard = _written(session, "save", path, saved.texts, saved.told)
    sitting.is_saved = sitting.is_saved or not heard.is_unread
    return heard


def transcript(session: Session, rest: str) -> Heard:
    """Everything said and answered so far; with a file's name it is written there."""
    lines = transcript_lines(session.talk)
    if not rest:
        return Heard(tuple(lines) or ("nothing has been said yet.",))
    said = "what was said is in {path}: munch < {path} says it again."
    return _written(session, "transcript", rest, {rest.removeprefix(SURELY): "\n".join(lines) + "\n"}, said)


def _written(session: Session, word: str, rest: str, texts: Mapping[str, str], said: str) -> Heard:
    """Writes files; those that are there already are overwritten only when that is wanted."""
    from munch_cli.files.scenario_writer import write_text

    path = rest.removeprefix(SURELY)
    there = [name for name in texts if os.path.exists(name)]
    if there and not rest.startswith(SURELY):
        session.pending = Pending({"yes": f"{word} {SURELY}{path}", "no": f"# {listed(there)} is left as it is."})
        them = "it" if len(there) == 1 else "them"
        there_said = f"{listed(there)} {'is' if len(there) == 1 else 'are'} there already"
        return Heard((f"{there_said}: overwrite {them}, yes or no?",), ASKED_BACK)
    try:
        for name, text in texts.items():
            write_text(name, text)
    except Problems as problems:
        return Heard(tuple(str(problems).splitlines()), FAILED)
    return Heard(tuple(wrapped(said.format(path=path), session.look, "", "  ")))


def open_table(session: Session, rest: str) -> Heard:
    """Another table: a scenario by its name or file; the present one is kept if it cannot be opened."""
    if not rest:
        return _failed(session, "open what? open combat/pumpkinhead, open my-table.toml, open last")
    word, _, number = rest.partition(" ")
    if word == LAST and (not number or number.isdigit()) and not os.path.exists(rest):
        return _open_last(session, int(number or 1))
    name, under, edition = rest.rpartition(UNDER)
    if not under or os.path.exists(rest):
        name, edition = rest, ""
    return _sit(session, lambda: sit_down(name.strip(), edition.strip()))


def new(session: Session, rest: str) -> Heard:
    """An empty table with players."""
    return _sit(session, lambda: new_table(rest))


def _sit(session: Session, make: Callable[[], Sitting]) -> Heard:
    had = session.sitting is not None and not session.sitting.is_saved
    try:
        sitting = make()
    except Problems as problems:
        stays = ("the table stays as it is.",) if session.sitting is not None else ()
        return Heard((*str(problems).splitlines(), *stays), FAILED)
    kept = had and is_kept(session)
    session.sit(sitting)
    lines = [*wrapped(f"{sitting.title}.", session.look), *board_lines(sitting.table, session.look)]
    if kept:
        lines += wrapped("the table before is kept: open last goes back to it.", session.look)
    return Heard(tuple(lines))


def _open_last(session: Session, number: int) -> Heard:
    """Goes on with a table that was left: everything said there is said again."""
    keeper = session.keeper
    path = keeping.kept_table(number, keeper.path if isinstance(keeper, keeping.Notebook) else "")
    if not path:
        return _failed(session, "no table was left." if number == 1 else f"not that many tables were left: {number}.")
    if keeping.is_played(path):
        return _failed(session, "hands are hidden in that game: munch resume goes on with it.")
    try:
        taken = _taken_up(keeper, path)
    except InUse:
        said = f"that table is open in another munch. open last {number + 1} takes the one before it."
        return _failed(session, said)
    return gone_on(session, taken, keeping.kept_lines(path) if taken is None else list(taken[1].lines))


def _taken_up(keeper: keeping.Keeper, path: str) -> tuple[Diary, Reading] | None:
    """The diary to go on in, for a keeper that writes one."""
    return take_up(path) if isinstance(keeper, keeping.Notebook) else None


def gone_on(session: Session, taken: tuple[Diary, Reading] | None, lines: list[str]) -> Heard:
    """Says everything again that was said at a kept table, and goes on in its diary."""
    keeper, session.keeper = session.keeper, keeping.Forgetful()
    try:
        heard, again = _said_again(session, lines)
    finally:
        session.keeper = keeper
    if taken is not None:
        _go_on_keeping(keeper, taken[0], lines, again)
    if heard is not None:
        return heard
    assert session.sitting is not None
    session.sitting.is_saved = len(lines) < 2
    head = [f"{lines[0]}: {len(lines) - 1} said again.", *([torn_said(taken[1])] if taken and taken[1].torn else [])]
    shown = board_lines(session.sitting.table, session.look)
    return Heard((*(line for said in head for line in wrapped(said, session.look)), *shown))


def _said_again(session: Session, lines: list[str]) -> tuple[Heard | None, int]:
    """What went wrong, if anything did, and how many lines were said before that."""
    for place, line in enumerate(lines):
        heard = session.hear(line)
        if heard.is_unread or heard.undone:
            if not place:
                return heard, 0
            why = f"this comes out otherwise than before: {line}; it and what follows it are left out."
            left = f"{len(lines) - place} left out; the file stays as it was."
            return Heard((*heard.lines, *wrapped(why, session.look), left), FAILED), place
    return None, len(lines)


def _go_on_keeping(keeper: keeping.Keeper, diary: Diary, lines: list[str], again: int) -> None:
    """In the same file, if all could be said again; else that one stays, and what could be said begins a new one."""
    if isinstance(keeper, keeping.Notebook) and again == len(lines):
        keeper.go_on(diary)
        return
    diary.close()
    if again:
        keeper.begin(lines[0])
        for line in lines[1:again]:
            keeper.say(line)


def torn_said(reading: Reading) -> str:
    """What is said of a torn tail."""
    text = reading.torn.decode("utf-8", "replace").strip("\0")
    shown = "".join(sign if sign.isprintable() else " " for sign in text)[:TORN_SHOWN].strip()
    return f'the end of the file was torn and is cut off: {counted(len(reading.torn), "byte")} ("{shown}").'


def export(session: Session, sitting: Sitting, rest: str) -> Heard:
    """The last argument as a feature."""
    from munch_cli.repl.arguing import as_feature

    word, _, name = rest.partition(" ")
    name = name.strip(" \"'")
    if word != FEATURE or not name:
        return _failed(session, "export what, and where? export feature my-quarrel.feature")
    path = name if "." in os.path.basename(name) else f"{name}.{FEATURE}"
    if session.eyes is not None:
        return _failed(session, "hands are hidden in this game, and a feature tells all: save keeps what you see.")
    told = as_feature(sitting, path.removeprefix(SURELY))
    if isinstance(told, str):
        return _failed(session, told)
    return _written(session, f"export {FEATURE}", path, told.texts, told.told)


def leave(session: Session, rest: str) -> Heard:
    """The end; what is not saved is kept."""
    sitting = session.sitting
    if sitting is None or sitting.is_saved:
        session.keeper.forget()
        return Heard(leaves=True)
    said = wrapped("the table is kept: open last goes on with it.", session.look) if is_kept(session) else []
    session.keeper.close()
    return Heard(tuple(said), leaves=True)


def is_kept(session: Session) -> bool:
    """Whether what was said at this table lies in a file."""
    return isinstance(session.keeper, keeping.Notebook) and bool(session.keeper.path)


def _failed(session: Session, said: str) -> Heard:
    return Heard(tuple(wrapped(said, session.look, "", "  ")), FAILED)
