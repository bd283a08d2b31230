"""Making true what is said of somebody: who he is, and what he has where."""

from munch_cli.files.board_fields import Tables
from munch_cli.files.stating.draft import SPOTS, Draft, called
from munch_cli.table.ids import CardId
from munch_cli.table.statements import Being, OwnedBy, Seating, Spot, Things
from munch_cli.table.typed import cast


def somebody_is(draft: Draft, being: Being) -> str:
    """Lets somebody be and have what is said, besides what he is and has; why he cannot, or ""."""
    seat = draft.seat(being.whom)
    if being.sex:
        seat["sex"] = being.sex
    if being.level:
        seat["level"] = being.level
    if being.life:
        seat["dead"] = being.life == "dead"
    if being.human:
        draft.drop(seat, lambda card: card.kind == "race", ("in_play",))
    if being.lacks:
        spots = (being.lacks_in,) if being.lacks_in else SPOTS
        lacking = [card for card in being.lacks if not _drop(draft, seat, card, spots)]
        if lacking:
            return f"{being.whom} has no {draft.table.catalogue[lacking[0]].name} that could be taken away"
    said = {spot: cast(Things, getattr(being, spot)) for spot in SPOTS}
    for spot in being.only:
        kept = [draft.name(thing.card) for thing in said[spot]]
        seat[spot] = [item for item in draft.items(seat, spot) if called(item) in kept]
    for spot in SPOTS:
        for place, thing in sorted(enumerate(said[spot]), key=lambda one: draft.lies_on_another(one[1])):
            amiss = draft.have(seat, spot, thing, said[spot][: place + 1].count(thing), said)
            if amiss:
                return amiss
    return ""


def people_sit(draft: Draft, seating: Seating) -> str:
    """Lets several people have seats; ""."""
    for name in seating.names:
        draft.seat(name)
    return ""


def owned_by(draft: Draft, owned: OwnedBy) -> str:
    """Lets the game be somebody's; ""."""
    draft.seat(owned.whom)
    draft.part("table")["owner"] = owned.whom
    return ""


def _drop(draft: Draft, seat: Tables, meant: CardId, spots: tuple[Spot, ...]) -> bool:
    return draft.drop(seat, lambda card: card.id == meant, spots)
