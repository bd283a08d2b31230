"""Boards and what was done on them, written as scenario files that load to an equal board.

An existing file is never half-written: the new one is laid beside it and takes its place in one stroke.
"""

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from munch_cli.engine.table import Table
from munch_cli.files.board_writer import board_tables
from munch_cli.files.diary import see_the_name_onto_the_disk
from munch_cli.files.places import take_away
from munch_cli.files.problems import Problem, Problems
from munch_cli.files.scenarios import FORMAT, scenario_in
from munch_cli.files.toml import parse_toml
from munch_cli.table.records import NamedTuple


class Spoken(NamedTuple):
    """A sentence that was said and done, with the chance it met; ``draws`` are names of cards."""

    sentence: str
    dice: tuple[int, ...] = ()
    draws: tuple[str, ...] = ()
    verdict: str = "allowed"


def scenario_text(
    table: Table,
    title: str,
    said: Sequence[Spoken] = (),
    cards: Sequence[Mapping[str, object]] = (),
    source: str = "",
    steps: Sequence[Mapping[str, object]] = (),
    ends_owed: bool = False,
) -> str:
    """The text of a scenario file: this board, and then what was said, or steps as they stand in a file.

    ``cards`` are the [[card]] tables that the board's own cards were read from. Opened again, the table lies as after
    the ``steps``; ``ends_owed``: something is then owed.
    """
    import tomli_w

    whole: dict[str, object] = {"format": FORMAT, "title": title, "edition": table.law.edition.key}
    if source:
        whole["source"] = source
    whole |= board_tables(table)
    if cards:
        whole["card"] = [dict(card) for card in cards]
    if said:
        whole["step"] = [_step(one) for one in said]
    if steps:
        whole.pop("ends_owed", None)
        owed = {"ends_owed": True} if ends_owed else {}
        whole = {**_head(whole), "opens_after": len(steps), **owed, **_rest(whole)}
        whole["step"] = [dict(step) for step in steps]
    text = tomli_w.dumps(whole)
    try:
        scenario_in(parse_toml(text, title))
    except Problems:
        text = tomli_w.dumps({**_head(whole), "impossible": True, **_rest(whole)})
    return text


def _head(whole: dict[str, object]) -> dict[str, object]:
    return {name: part for name, part in whole.items() if not isinstance(part, dict | list)}


def _rest(whole: dict[str, object]) -> dict[str, object]:
    return {name: part for name, part in whole.items() if isinstance(part, dict | list)}


def _step(one: Spoken) -> dict[str, object]:
    step: dict[str, object] = {"do": one.sentence}
    if one.dice:
        step |= {"die": one.dice[0]} if len(one.dice) == 1 else {"dice": list(one.dice)}
    if one.draws:
        step["draws"] = list(one.draws)
    if one.verdict != "allowed":
        step["verdict"] = one.verdict
    return step


def write_text(path: str, text: str) -> None:
    """Writes a file in one stroke; raises ``Problems`` when it cannot be written, and then leaves what was there.

    A link stays one: what it leads to is written. What is no file, such as a terminal, is written as it comes.
    """
    with _told_of(path):
        whole = text.encode("utf-8")
        if _is_no_file(path):
            with open(path, "wb") as stream:
                stream.write(whole)
        else:
            _in_one_stroke(os.path.realpath(path), whole)


def see_it_can_be_written(path: str) -> None:
    """Raises ``Problems`` now if ``write_text`` could not write there later; nothing is left behind."""
    with _told_of(path):
        if not _is_no_file(path):
            draft = _draft(os.path.realpath(path))
            open(draft, "wb").close()
            take_away(draft)
        elif os.path.isdir(path) or not os.access(path, os.W_OK):
            open(path, "wb").close()  # this says why not; a pipe that can be written is opened only once


@contextmanager
def _told_of(path: str) -> Iterator[None]:
    """Within it, what keeps a file from being written is told as ``Problems``."""
    try:
        yield
    except (OSError, ValueError) as why:
        reason = (getattr(why, "strerror", None) or str(why)).lower()
        what = f"the file cannot be written: {reason}"
        raise Problems([Problem(path, 0, 0, "unwritable-file", what, "choose another place")]) from None


def _is_no_file(path: str) -> bool:
    return os.path.exists(path) and not os.path.isfile(path)


def _draft(path: str) -> str:
    """Where a file is written before it takes the place of the one that is there."""
    return f"{path}.{os.getpid()}.new"


def _in_one_stroke(path: str, whole: bytes) -> None:
    draft = _draft(path)
    try:
        with open(draft, "wb") as file:
            file.write(whole)
            file.flush()
            os.fsync(file.fileno())
        if os.path.exists(path):
            os.chmod(draft, os.stat(path).st_mode & 0o777)
        os.replace(draft, path)
    except OSError:
        take_away(draft)
        raise
    see_the_name_onto_the_disk(os.path.dirname(path))
