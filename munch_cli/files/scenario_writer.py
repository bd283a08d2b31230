"""Boards and what was done on them, written as scenario files that load to an equal board."""

from collections.abc import Mapping, Sequence

from munch_cli.engine.table import Table
from munch_cli.files.board_fields import Tables, in_part, written
from munch_cli.files.boards import PILES, SEAT_PILES
from munch_cli.files.laying import Naming
from munch_cli.files.problems import Problems
from munch_cli.files.rulings_file import house_written, ruling_written
from munch_cli.files.scenarios import FORMAT, scenario_in
from munch_cli.files.toml import parse_toml
from munch_cli.table import debts as d
from munch_cli.table import state as s
from munch_cli.table.ids import PlayerId
from munch_cli.table.typed import NamedTuple


def board_tables(table: Table) -> Tables:
    """The tables that the board of a table is read from."""
    naming = Naming(table)
    state, turn = table.state, table.state.turn
    zones = state.zones
    whole: Tables = {}
    if sets := naming.sets():
        whole["sets"] = sets
    if printing := naming.printing():
        whole["printing"] = printing
    if state.owed:
        whole["ends_owed"] = True
    else:
        whole["owed"] = []
    whole["table"] = {
        **written(naming, turn, in_part(s.Turn, "table")),
        **{name: naming.items(reversed(zones[zone])) for name, zone in PILES.items() if zones[zone]},
        **written(naming, state, in_part(s.State, "table")),
    }
    up = {"face_up": naming.items(zones[s.FACE_UP])} if zones[s.FACE_UP] else {}
    whole["turn"] = written(naming, turn, in_part(s.Turn)) | up
    seats = Tables()
    for seat, player in enumerate(state.players):
        held = {name: zones[s.seat_zone(PlayerId(seat), zone)] for name, zone in SEAT_PILES.items()}
        lying = {name: naming.items(copies) for name, copies in held.items() if copies}
        seats[player.name] = written(naming, player, in_part(s.Player)) | lying
    whole["player"] = seats
    if state.combat is not None:
        monsters = {"monsters": [naming.monster(copy) for copy in zones[s.FOES]]}
        whole["combat"] = monsters | written(naming, state.combat, in_part(s.Combat))
    whole |= word_tables(table)
    if state.owed:
        whole["owed"] = [{"what": debt.what, **written(naming, debt, in_part(d.Debt))} for debt in state.owed]
    return {name: part for name, part in whole.items() if part != {}}


def word_tables(table: Table) -> Tables:
    """What its owner has decided for a table, as a scenario file has it."""
    state, whole = table.state, Tables()
    if state.rulings:
        said = ((point, reading, state.ruled.get(point, s.Ruled())) for point, reading in state.rulings.items())
        whole["rulings"] = {point: ruling_written(reading, ruled) for point, reading, ruled in said}
    if table.law.house:
        whole["house"] = [house_written(house) for house in table.law.house]
    return whole


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
    steps: Sequence[Mapping[str, object]] = (),
    ends_owed: bool = False,
) -> str:
    """The text of a scenario file: this board, then what was said, or steps as they stand in a file.

    ``cards``: the [[card]] tables of the board's own cards. When the file is opened, the table lies as after the
    ``steps``. ``ends_owed``: something is owed then.
    """
    import tomli_w

    whole: dict[str, object] = {"format": FORMAT, "title": title, "edition": table.law.edition.key}
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
