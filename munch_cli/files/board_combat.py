"""The fight of a board, as the [combat] of a scenario file tells it: its monsters, and the fields of ``state.Combat``.

monsters            ["Bullrog", { card = "Bullrog", with = ["Ancient"] }, { card = "Mate", of = "Bullrog" }]
played              [{ card = "Magic Missile", by = "Cy", for = "munchkins" }]; one spent already lies elsewhere:
                    { lies = { card = "Magic Missile", zone = "treasure_discards" }, by = "Cy" }
running             true, or { Ann = ["Mate"] }: the monsters each fighter still has to run from
escaped, caught     { Ann = ["Bullrog"] }
"""

from munch_cli.files.board_fields import in_part, names_of, pairs, read_fields
from munch_cli.files.laying import Laying
from munch_cli.rulebook.book import Path
from munch_cli.rulebook.entry import Entry
from munch_cli.table import state as s
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId

FIELDS = ("monsters", *names_of(in_part(s.Combat)))


def lay_combat(laying: Laying, entry: Entry) -> None:
    """Lays the monsters of the fight and says how it stands."""
    if "combat" not in entry.table:
        return
    told = entry.inner("combat")
    told.only(*FIELDS)
    state = laying.setting.state
    fight = s.Combat(state.turn.player)
    state.combat = fight
    _lay_monsters(laying, told)
    read_fields(laying, told, fight, in_part(s.Combat))
    if fight.helper == fight.fighter:
        told.fault("helps-himself", "the fighter is named as their own helper", "name another player", "helper")
    if fight.helper != NO_PLAYER:
        fight.deal = fight.deal or s.Deal()
    elif "deal" in told.table:
        told.fault("deal-without-helper", "a deal is made with a helper, and there is none", "add helper = …", "deal")
    _rest_is_escaped(laying, told, fight)


WHERE_THEY_WENT = frozenset({"gone", "escaped", "caught"})
"""Why a fight that is not over yet may have no monster any more."""


def _lay_monsters(laying: Laying, told: Entry) -> None:
    held = told.table.get("monsters", [])
    if not isinstance(held, list) or (not held and not WHERE_THEY_WENT & told.table.keys()):
        told.fault("no-monsters", "a fight needs a monster", 'add monsters = ["…"]', "monsters")
        return
    for place, named in enumerate(held):
        path: Path = (*told.path, "monsters", place)
        if isinstance(named, dict):
            _lay_monster(laying, Entry(named, path, told.faults))
        else:
            laying.item(named, path, s.FOES)


def _lay_monster(laying: Laying, told: Entry) -> None:
    """A monster with its enhancers; ``of`` names the monster that a Mate doubles."""
    told.only("card", "with", "of", "back")
    original = _original(laying, told)
    copy = laying.card(told.text("card", needed=True), (*told.path, "card"), s.FOES)
    laying.turn_back(copy, told)
    if NO_COPY not in (copy, original):
        laying.setting.state.host[copy] = original
    laying.lay_on(copy, told, s.ON_FOES)


def _original(laying: Laying, told: Entry) -> CopyId:
    """The monster that a Mate doubles: the first of its name in the fight, unless a place on the board is told."""
    of = told.table.get("of")
    if of is None:
        return NO_COPY
    if isinstance(of, dict):
        return laying.copy(of, (*told.path, "of"))
    state = laying.setting.state
    name = told.text("of")
    card = laying.named(name, (*told.path, "of")) if name else None
    there = [copy for copy in state.zones[s.FOES] if card and state.cards[copy] == card.id]
    if card and not there:
        told.fault("not-on-the-board", f'"{name}" is not in the fight', "name the monster before its Mate", "of")
    return there[0] if there else NO_COPY


def _rest_is_escaped(laying: Laying, told: Entry, fight: s.Combat) -> None:
    """With ``running = { Ann = ["Mate"] }`` the fighters got away from all that is not named."""
    if not isinstance(told.table.get("running"), dict):
        return
    left = pairs(laying, told, "running")
    fighters = (fight.fighter, fight.helper) if fight.helper != NO_PLAYER else (fight.fighter,)
    for who in fighters:
        for monster in laying.setting.state.zones[s.FOES]:
            pair = (who, monster)
            if pair not in left and pair not in fight.caught and pair not in fight.escaped:
                fight.escaped = (*fight.escaped, pair)
