"""The board as JSON values and back, losing nothing: ``state_from_json(state_json(state)) == state``."""

from collections.abc import Mapping

from munch_cli.table.ids import CardId, CopyId, PlayerId, RuleId
from munch_cli.table.state import Boost, Combat, Deal, Debt, Gone, Play, Player, Ruled, State, Turn, Use
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


def state_from_json(plain: Mapping[str, Json]) -> State:
    """The board that ``state_json`` wrote. Raises KeyError, TypeError or ValueError for anything else."""
    players = [Player(**_fields(player)) for player in _list(plain["players"])]  # type: ignore[arg-type]
    state = State(players, _turn(plain["turn"]))
    state.cards = tuple(CardId(str(card)) for card in _list(plain["cards"]))
    state.backs = tuple(_int(back) for back in _list(plain["backs"]))
    state.zones = [[CopyId(_int(copy)) for copy in _list(zone)] for zone in _list(plain["zones"])]
    state.place = _places(state)
    state.host = {CopyId(_int(_list(pair)[0])): CopyId(_int(_list(pair)[1])) for pair in _list(plain["host"])}
    state.combat = None if plain["combat"] is None else _combat(plain["combat"])
    state.owed = tuple(_debt(debt) for debt in _list(plain["owed"]))
    state.winners = tuple(PlayerId(_int(who)) for who in _list(plain["winners"]))
    state.left = tuple(PlayerId(_int(who)) for who in _list(plain.get("left", [])))
    state.rulings = {RuleId(point): str(reading) for point, reading in _fields(plain["rulings"]).items()}
    ruled = _fields(plain["ruled"])
    state.ruled = {RuleId(point): Ruled(*map(str, _list(said))) for point, said in ruled.items()}
    state.options = tuple(str(option) for option in _list(plain["options"]))
    state.owner = PlayerId(_int(plain["owner"]))
    state.whole = bool(plain["whole"])
    state.luck = _int(plain["luck"])
    state.rolls = tuple(_int(pips) for pips in _list(plain.get("rolls", [])))
    return state


def _places(state: State) -> list[int]:
    place = [-1] * len(state.cards)
    for number, zone in enumerate(state.zones):
        for copy in zone:
            if place[copy] != -1:
                raise ValueError(f"copy {copy} lies in two places")
            place[copy] = number
    if -1 in place:
        raise ValueError(f"copy {place.index(-1)} lies nowhere")
    return place


def _slots(thing: Player | Turn | Combat) -> dict[str, Json]:
    return {slot: _listed(getattr(thing, slot)) for slot in thing.__slots__}


def _listed(value: object) -> Json:
    """Tuples become lists, all the way down."""
    if isinstance(value, tuple):
        return [_listed(part) for part in value]
    return cast(Json, value)


def _tupled(value: Json) -> object:
    """Lists become tuples, all the way down."""
    if isinstance(value, list):
        return tuple(_tupled(part) for part in value)
    return value


def _list(value: Json) -> list[Json]:
    if not isinstance(value, list):
        raise TypeError(f"a list was expected, not {value!r}")
    return value


def _fields(value: Json) -> dict[str, Json]:
    if not isinstance(value, dict):
        raise TypeError(f"a table was expected, not {value!r}")
    return value


def _int(value: Json) -> int:
    if not isinstance(value, int):
        raise TypeError(f"a number was expected, not {value!r}")
    return value


def _debt(value: Json) -> Debt:
    return Debt(*cast(tuple[str, PlayerId, int], _tupled(value)))


def _turn(value: Json) -> Turn:
    fields = {name: _tupled(part) for name, part in _fields(value).items()}
    fields["used"] = tuple(Use(*use) for use in cast(tuple[Use, ...], fields["used"]))
    if fields["helped"] is not None:
        who, deal = cast(tuple[PlayerId, Deal], fields["helped"])
        fields["helped"] = (who, Deal(*deal))
    return Turn(**fields)  # type: ignore[arg-type]


def _combat(value: Json) -> Combat:
    fields = {name: _tupled(part) for name, part in _fields(value).items()}
    fields["plays"] = tuple(Play(*play) for play in cast(tuple[Play, ...], fields["plays"]))
    fields["boosts"] = tuple(Boost(*boost) for boost in cast(tuple[Boost, ...], fields["boosts"]))
    fields["gone"] = tuple(Gone(*gone) for gone in cast(tuple[Gone, ...], fields["gone"]))
    deal, offer = fields["deal"], fields["offer"]
    fields["deal"] = None if deal is None else Deal(*cast(Deal, deal))
    if offer is not None:
        who, terms = cast(tuple[PlayerId, Deal], offer)
        fields["offer"] = (who, Deal(*terms))
    return Combat(**fields)  # type: ignore[arg-type]
