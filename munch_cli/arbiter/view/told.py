"""What was answered last, as the view tells it: the verdict, the ids it rests on, and what happened."""

from munch_cli.arbiter.view.parts import seen_name
from munch_cli.engine.run import Outcome
from munch_cli.engine.table import Table
from munch_cli.table.debts import Debt
from munch_cli.table.declared import fields_of
from munch_cli.table.events import Event, HandShown
from munch_cli.table.ids import NO_PLAYER, CardId, CopyId, PlayerId
from munch_cli.table.plain import Json
from munch_cli.table.state import Boost, Deal, Gone


def told(outcome: Outcome, eyes: PlayerId | None = None) -> dict[str, Json]:
    """The last answer as these eyes saw it."""
    verdict = outcome.verdict
    return {
        "verdict": verdict.outcome,
        "because": list(verdict.ids),
        "struck": list(dict.fromkeys(id for reason in verdict.struck for id in reason.ids)),
        "open": list(verdict.open),
        "open_after": list(verdict.open_after),
        "asks": verdict.asks.question if verdict.asks is not None else "",
        "choices": list(verdict.asks.sentences) if verdict.asks is not None else [],
        "done": outcome.was_done,
        "events": [event_told(outcome.table, event, eyes) for event in outcome.events],
    }


def event_told(table: Table, event: Event, eyes: PlayerId | None = None) -> Json:
    """One event, with names in place of numbers."""
    told: dict[str, Json] = {"event": type(event).__name__}
    if isinstance(event, HandShown) and event.to in (NO_PLAYER, eyes):
        eyes = event.who
    for field, kind in type(event).__annotations__.items():
        told[field] = _plain(table, getattr(event, field), kind, eyes)
    return told


def _plain(table: Table, value: object, kind: object, eyes: PlayerId | None) -> Json:
    if isinstance(value, Debt | Deal | Boost | Gone):
        fields = fields_of(type(value))
        return {field.slot: _plain(table, getattr(value, field.slot), field.kind, eyes) for field in fields}
    if isinstance(value, tuple):
        inner = getattr(kind, "__args__", (object,))[0]
        return [_plain(table, one, inner, eyes) for one in value]
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, int):
        return _named(table, value, kind, eyes)
    return table.catalogue[CardId(str(value))].name if kind is CardId else str(value)


def _named(table: Table, value: int, kind: object, eyes: PlayerId | None) -> Json:
    if kind is PlayerId:
        return None if value < 0 else table.state.players[value].name
    if kind is CopyId:
        return None if value < 0 else seen_name(table, CopyId(value), eyes)
    return value
