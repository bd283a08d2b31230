"""Making true what is said of the fight: who fights what, who helps, and that nobody fights."""

from munch_cli.files.board_fields import Tables
from munch_cli.files.stating.draft import OWED_FIRST, SPOTS, Draft, called
from munch_cli.table.statements import Fighting, Helping, NoFight, Spot, Terms, Thing, Things
from munch_cli.table.typed import cast


def somebody_fights(draft: Draft, fight: Fighting) -> str:
    """Lets somebody fight these monsters, in his own turn; why he cannot, or ""."""
    if draft.tables.get("owed"):
        return OWED_FIRST
    seat = draft.seat(fight.whom)
    held = cast(Tables, draft.tables.get("combat", {}))
    if fight.also and held.get("fighter") != fight.whom:
        return f"{fight.whom} fights nothing yet: say {fight.whom} fights …"
    draft.turn_of(fight.whom)
    nothing: dict[Spot, Things] = dict.fromkeys(SPOTS, ())
    monsters = [*cast("list[object]", held.get("monsters", []))] if fight.also else []
    draft.tables["combat"] = {**held, "monsters": monsters} if fight.also else {"monsters": monsters}
    for monster in fight.monsters:
        if monster.of and draft.name(monster.of) not in [called(other) for other in monsters]:
            other, double = draft.name(monster.of), draft.name(monster.card)
            return f'"{other}" is not in the fight: say {fight.whom} fights {other} + {double}'
        for card in (monster.card, *monster.upon):
            draft.fetch(seat, None, Thing(card), nothing)
        monsters.append(draft.item(monster))
    began = {"began": "trouble" if fight.trouble else "door"} if not fight.also else {}
    draft.tables["combat"] = {**draft.part("combat"), "fighter": fight.whom, **began}
    draft.part("table")["phase"] = "trouble" if fight.trouble else "door"
    draft.part("turn")["met_monster"] = True
    return _helper(draft, fight.helper, fight.terms) if fight.helper else ""


def somebody_helps(draft: Draft, helping: Helping) -> str:
    """Lets somebody help in the fight that is on; why he cannot, or ""."""
    if "combat" not in draft.tables:
        return "no fight is on: say who fights what"
    fighter = draft.part("combat")["fighter"]
    if helping.whom and helping.whom != fighter:
        return f"{helping.whom} does not fight: {fighter} does"
    return _helper(draft, helping.helper, helping.terms)


def _helper(draft: Draft, who: str, terms: Terms) -> str:
    draft.seat(who)
    if who == draft.part("combat")["fighter"]:
        return f"{who} cannot be his own helper"
    deal: Tables = {
        "treasures": terms.treasures,
        "first": terms.first,
        "items": [draft.name(card) for card in terms.items],
        "plays": [draft.name(card) for card in terms.plays],
    }
    draft.part("combat").update(helper=who, deal={name: value for name, value in deal.items() if value})
    return ""


def nobody_fights(draft: Draft, no_fight: NoFight) -> str:
    """Lets the fight never have begun; why that cannot be said, or ""."""
    if draft.tables.get("owed"):
        return OWED_FIRST
    if draft.tables.pop("combat", None) is not None:
        draft.part("table")["phase"] = "start"
        draft.nothing_happened_yet()
    return ""
