"""JSON values, and the board as such: of equal boards they are equal."""

from munch_cli.table.declared import fields_of
from munch_cli.table.state import Combat, Player, State, Turn
from munch_cli.table.typed import cast

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]

_SIMPLE = ("owner", "whole", "luck")


def state_json(state: State) -> dict[str, Json]:
    """The board as JSON values."""
    plain: dict[str, Json] = {name: getattr(state, name) for name in _SIMPLE}
    plain["cards"] = list(state.cards)
    plain["backs"] = list(state.backs)
    plain["zones"] = [list[Json](zone) for zone in state.zones]
    plain["host"] = [[copy, host] for copy, host in state.host.items()]
    plain["players"] = [_slots(player) for player in state.players]
    plain["turn"] = _slots(state.turn)
    plain["combat"] = _slots(state.combat) if state.combat is not None else None
    plain["owed"] = _listed(state.owed)
    plain["winners"] = list(state.winners)
    if state.left:
        plain["left"] = list(state.left)
    plain["rulings"] = {str(point): reading for point, reading in state.rulings.items()}
    plain["ruled"] = {str(point): list(ruled) for point, ruled in state.ruled.items()}
    plain["options"] = list(state.options)
    if state.rolls:
        plain["rolls"] = list(state.rolls)
    return plain


def _slots(thing: Player | Turn | Combat) -> dict[str, Json]:
    return {field.slot: _listed(getattr(thing, field.slot)) for field in fields_of(type(thing))}


def _listed(value: object) -> Json:
    """Tuples become lists, all the way down."""
    if isinstance(value, tuple):
        return [_listed(part) for part in value]
    return cast(Json, value)
