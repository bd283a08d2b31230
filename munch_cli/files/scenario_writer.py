"""Boards and what was done on them, written as scenario files that load to an equal board."""

from collections.abc import Mapping, Sequence

from munch_cli.engine.table import Table
from munch_cli.files.board_writer import board_tables
from munch_cli.files.problems import Problems
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
