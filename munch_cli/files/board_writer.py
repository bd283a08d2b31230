"""A board as the tables of a scenario file: people's names and card names, piles with their top card first."""

from munch_cli.engine.table import Table
from munch_cli.files.board_fields import Tables, in_part, written
from munch_cli.files.boards import PILES, SEAT_PILES
from munch_cli.files.laying import Naming
from munch_cli.files.owners_word import house_written, ruling_written
from munch_cli.table import debts as d
from munch_cli.table import state as s
from munch_cli.table.ids import PlayerId


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
