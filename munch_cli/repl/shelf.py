"""Tables and files: save, open, new, transcript, export, and what becomes of a table when one leaves."""

from __future__ import annotations

import os
from collections.abc import Callable

from munch_cli.files.problems import Problems
from munch_cli.repl import keeping
from munch_cli.repl.heard import ASKED_BACK, FAILED, Heard
from munch_cli.repl.pending import Pending
from munch_cli.repl.sitting import Sitting, new_table, sit_down
from munch_cli.repl.transcript import transcript_lines
from munch_cli.show.board import board_lines
from munch_cli.show.look import wrapped
from munch_cli.table.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from munch_cli.repl.session import Session

LAST = "last"
UNDER = " under "
SURELY = "surely "
"""Before the name of a file that is to be overwritten."""


def save(session: Session, sitting: Sitting, rest: str) -> Heard:
    """The table as a scenario file."""
    from munch_cli.files.scenario_writer import scenario_text

    if not rest:
        return _failed(session, "save where? save my-table.toml")
    has_ending = "." in os.path.basename(rest)
    text = scenario_text(sitting.table, sitting.title, cards=sitting.cards)
    heard = _written(session, "save", rest if has_ending else f"{rest}.toml", text, "the table is saved in {path}.")
    sitting.is_saved = sitting.is_saved or not heard.is_unread
    return heard


def transcript(session: Session, rest: str) -> Heard:
    """Everything said and answered so far; with a file's name it is written there."""
    lines = transcript_lines(session.talk)
    if not rest:
        return Heard(tuple(lines) or ("nothing has been said yet.",))
    said = "what was said is in {path}: munch < {path} says it again."
    return _written(session, "transcript", rest, "\n".join(lines) + "\n", said)


def _written(session: Session, word: str, rest: str, text: str, said: str) -> Heard:
    """Writes a file; one that is there already is overwritten only when that is wanted."""
    from munch_cli.files.scenario_writer import write_text

    path = rest.removeprefix(SURELY)
    if os.path.exists(path) and not rest.startswith(SURELY):
        session.pending = Pending({"yes": f"{word} {SURELY}{path}", "no": f"# {path} is left as it is."})
        return Heard((f"{path} is there already: overwrite it, yes or no?",), ASKED_BACK)
    try:
        write_text(path, text)
    except Problems as problems:
        return Heard(tuple(str(problems).splitlines()), FAILED)
    return Heard(tuple(wrapped(said.format(path=path), session.look, "", "  ")))


def open_table(session: Session, rest: str) -> Heard:
    """Another table: a scenario by its name or file; the present one is kept if it cannot be opened."""
    if not rest:
        return _failed(session, "open what? open combat/pumpkinhead, open my-table.toml, open last")
    if rest == LAST and not os.path.exists(LAST):
        return _open_last(session)
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


def _open_last(session: Session) -> Heard:
    """Goes on with the table that was left: everything said there is said again."""
    is_ours = isinstance(session.keeper, keeping.Notebook)
    path = keeping.last_kept(session.keeper.path if isinstance(session.keeper, keeping.Notebook) else "")
    lines = keeping.kept_lines(path)
    if not lines:
        return _failed(session, "no table was left.")
    heard = session.hear(lines[0])
    if heard.is_unread:
        return heard
    for place, line in enumerate(lines[1:], 1):
        heard = session.hear(line)
        if heard.is_unread or heard.undone:
            why = f"this comes out otherwise than before: {line}; it and what follows it are left out."
            return Heard((*heard.lines, *wrapped(why, session.look), f"{len(lines) - place} left out."), FAILED)
    if is_ours and session.sitting is not None and not session.sitting.is_saved:
        keeping.take_away(path)
    assert session.sitting is not None
    shown = board_lines(session.sitting.table, session.look)
    return Heard((*wrapped(f"{lines[0]}: {len(lines) - 1} said again.", session.look), *shown))


def export(session: Session, sitting: Sitting, rest: str) -> Heard:
    """Nothing writes features yet."""
    return _failed(session, "not modelled yet: export feature; save and transcript write what there is.")


def leave(session: Session, rest: str) -> Heard:
    """The end; what is not saved is kept."""
    sitting = session.sitting
    if sitting is None or sitting.is_saved:
        session.keeper.forget()
        return Heard(leaves=True)
    said = wrapped("the table is kept: open last goes on with it.", session.look) if is_kept(session) else []
    return Heard(tuple(said), leaves=True)


def is_kept(session: Session) -> bool:
    """Whether what was said at this table lies in a file."""
    return isinstance(session.keeper, keeping.Notebook) and bool(session.keeper.path)


def _failed(session: Session, said: str) -> Heard:
    return Heard(tuple(wrapped(said, session.look, "", "  ")), FAILED)
