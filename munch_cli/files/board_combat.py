"""The fight of a board, as a scenario file tells it.

[combat]
fighter, helper     players; the fighter is the player whose turn it is unless another is named
began               "door" or "trouble"
monsters            ["Bullrog", { card = "Bullrog", with = ["Ancient"] }, { card = "Mate", of = "Bullrog" }]
played              [{ card = "Magic Missile", by = "Cy", for = "munchkins" }]; one spent already lies elsewhere:
                    { lies = { card = "Magic Missile", zone = "treasure_discards" }, by = "Cy" }
deal                { treasures = 1, first = "Bo", items = [], plays = [], compelled = false, unpaid = false,
                      no_win = false, nobody_wins = false }
offer               { who = "Bo", treasures = 1, … }: who is asked, or offers
declined            players who turned the fighter down
claimed             true, or the totals at which the kill was claimed: [13, 11]
running             true, or { Ann = ["Mate"] }: the monsters each fighter still has to run from
escaped, caught     { Ann = ["Bullrog"] }
boosts              [{ for = "munchkins", amount = 3, label = "Berserk", because = [], of = "Ann" }]
borrowed            [{ by = "Ann", card = "French" }]
gone                [{ card = "Banshee", treasures = 1, because = [], by, word }]: left the fight without a kill
cursed, laid        cards: Curses that struck a fighter in it; cards put in play since it began
former              players who helped and no longer do
brought             [{ card = "Mate", by = "Cy", how = "mate" }]: monsters and enhancers that came later
"""

from collections.abc import Callable

from munch_cli.files.fields import choice, number, numbers, truth
from munch_cli.files.laying import Laying
from munch_cli.rulebook.book import Path
from munch_cli.rulebook.entry import Entry
from munch_cli.table import state as s
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CardId, CopyId, PlayerId, RuleId
from munch_cli.table.typed import TypeVar

FIELDS = (
    "fighter",
    "helper",
    "began",
    "monsters",
    "played",
    "deal",
    "offer",
    "declined",
    "claimed",
    "running",
    "escaped",
    "caught",
    "boosts",
    "borrowed",
    "gone",
    "cursed",
    "laid",
    "former",
    "brought",
)
DEAL = ("treasures", "first", "items", "plays", "compelled", "unpaid", "no_win", "nobody_wins")
NOW = (-1, -1)
"""Stands for the totals of the board as it lies, until they can be summed."""

One = TypeVar("One")


def lay_combat(laying: Laying, entry: Entry) -> None:
    """Lays the monsters of the fight and says how it stands."""
    if "combat" not in entry.table:
        return
    told = entry.inner("combat")
    told.only(*FIELDS)
    state = laying.setting.state
    fight = s.Combat(laying.player(told, "fighter", state.turn.player))
    state.combat = fight
    if told.text("began") == "trouble":
        fight.began = "trouble"
    choice(told, "began", ("door", "trouble"), "door")
    _lay_monsters(laying, told)
    fight.plays = tuple(_plays(laying, told))
    fight.helper = laying.player(told, "helper", NO_PLAYER)
    if fight.helper == fight.fighter:
        told.fault("helps-himself", "the fighter is named as his own helper", "name another player", "helper")
    if "deal" in told.table or fight.helper != NO_PLAYER:
        fight.deal = _deal(laying, told.inner("deal"), DEAL)
    if fight.helper == NO_PLAYER and "deal" in told.table:
        told.fault("deal-without-helper", "a deal is made with a helper, and there is none", "add helper = …", "deal")
    fight.offer = _offer(laying, told)
    fight.declined, fight.former = _people(laying, told, "declined"), _people(laying, told, "former")
    fight.cursed, fight.laid = laying.copies(told, "cursed"), laying.copies(told, "laid")
    fight.brought = _brought(laying, told)
    fight.claimed = _claimed(told)
    _say_running(laying, told, fight)
    _say_abilities(laying, told, fight)


# ---- the monsters and what was played


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


def _brought(laying: Laying, told: Entry) -> tuple[s.Brought, ...]:
    found = []
    for place, held in enumerate(told.tables("brought")):
        one = Entry(held, (*told.path, "brought", place), told.faults)
        one.only("card", "by", "how")
        copy = laying.copy(held.get("card", ""), (*one.path, "card"))
        if copy != NO_COPY:
            found.append(s.Brought(copy, laying.player(one, "by", NO_PLAYER), one.text("how")))
    return tuple(found)


def _plays(laying: Laying, told: Entry) -> list[s.Play]:
    plays = []
    for place, held in enumerate(told.tables("played")):
        play = Entry(held, (*told.path, "played", place), told.faults)
        play.only("card", "by", "for", "back", "lies")
        if "lies" in play.table:
            copy = laying.copy(play.table["lies"], (*play.path, "lies"))
        else:
            copy = laying.card(play.text("card", needed=True), (*play.path, "card"), s.PLAYED)
            laying.turn_back(copy, play)
        by = laying.player(play, "by", laying.setting.state.turn.player)
        side = s.SIDES.index(choice(play, "for", s.SIDES, "munchkins"))
        if copy != NO_COPY:
            plays.append(s.Play(copy, by, side))
    return plays


# ---- help


def _deal(laying: Laying, deal: Entry, fields: tuple[str, ...]) -> s.Deal:
    deal.only(*fields)
    return s.Deal(
        number(deal, "treasures", 0, 0),
        laying.player(deal, "first", NO_PLAYER),
        laying.copies(deal, "items"),
        laying.copies(deal, "plays"),
        truth(deal, "compelled"),
        truth(deal, "unpaid"),
        truth(deal, "no_win"),
        truth(deal, "nobody_wins"),
    )


def _offer(laying: Laying, told: Entry, field: str = "offer") -> tuple[PlayerId, s.Deal] | None:
    if field not in told.table:
        return None
    offer = told.inner(field)
    if not offer.text("who", needed=True):
        return None
    return laying.player(offer, "who", NO_PLAYER), _deal(laying, offer, ("who", *DEAL))


def _people(laying: Laying, told: Entry, field: str) -> tuple[PlayerId, ...]:
    path = (*told.path, field)
    found = [laying.seat(name, (*path, place)) for place, name in enumerate(told.words(field))]
    return tuple(who for who in found if who != NO_PLAYER)


# ---- the end of the fight


def _claimed(told: Entry) -> tuple[int, int] | None:
    held = told.table.get("claimed")
    if held is None or held is False:
        return None
    if held is True:
        return NOW
    totals = numbers(told, "claimed", -1000, 1000)
    if len(totals) != 2:
        told.wrong("claimed", "true, or the two totals")
        return NOW
    return totals[0], totals[1]


def _say_running(laying: Laying, told: Entry, fight: s.Combat) -> None:
    """Who ran from what already; with ``running = { Ann = ["Mate"] }`` all that is not named was got away from."""
    fight.escaped, fight.caught = _pairs(laying, told, "escaped"), _pairs(laying, told, "caught")
    held = told.table.get("running", False)
    if not isinstance(held, dict):
        fight.running = truth(told, "running")
        return
    fight.running = True
    left = _pairs(laying, told, "running")
    fighters = (fight.fighter, fight.helper) if fight.helper != NO_PLAYER else (fight.fighter,)
    for who in fighters:
        for monster in laying.setting.state.zones[s.FOES]:
            pair = (who, monster)
            if pair not in left and pair not in fight.caught and pair not in fight.escaped:
                fight.escaped = (*fight.escaped, pair)


def _pairs(laying: Laying, told: Entry, field: str) -> tuple[tuple[PlayerId, CopyId], ...]:
    inner = told.inner(field)
    pairs = []
    for name in inner.table:
        who = laying.seat(name, (*inner.path, name), on_key=True)
        for copy in _foes(laying, inner, name):
            pairs.append((who, copy))
    return tuple(pair for pair in pairs if pair[0] != NO_PLAYER)


def _foes(laying: Laying, inner: Entry, field: str) -> tuple[CopyId, ...]:
    """The monsters of the fight that a list names; one named twice means the next of its name.

    With the place where it lies told, a monster may have left the fight.
    """
    state = laying.setting.state
    found: list[CopyId] = []
    held = inner.table[field]
    for place, copy in enumerate(laying.copies(inner, field)):
        if isinstance(held, list) and place < len(held) and isinstance(held[place], dict):
            found.append(copy)
            continue
        same = [foe for foe in state.zones[s.FOES] if state.cards[foe] == state.cards[copy] and foe not in found]
        if not same:
            inner.fault("not-on-the-board", "one of these monsters is not in the fight", "add it to monsters", field)
        else:
            found.append(copy if copy in same else same[0])
    return tuple(found)


# ---- abilities


def _say_abilities(laying: Laying, told: Entry, fight: s.Combat) -> None:

    def boost(one: Entry) -> s.Boost:
        one.only("for", "amount", "label", "because", "of")
        side = s.SIDES.index(choice(one, "for", s.SIDES, "munchkins"))
        whose = laying.player(one, "of", NO_PLAYER)
        return s.Boost(side, number(one, "amount"), one.text("label"), because(one), whose)

    def gone(one: Entry) -> s.Gone | None:
        one.only("card", "treasures", "because", "word", "by", "levels")
        card = laying.named(one.text("card", needed=True), (*one.path, "card"))
        if card is None:
            return None
        paid, by = number(one, "treasures", 0, 0), laying.player(one, "by", NO_PLAYER)
        return s.Gone(card.id, paid, because(one), one.text("word"), by, number(one, "levels", 0, 0))

    fight.boosts = _each(told, "boosts", boost)
    fight.borrowed = _borrowed(laying, told)
    fight.gone = _each(told, "gone", gone)


def _borrowed(laying: Laying, told: Entry) -> tuple[s.Borrowed, ...]:
    def read(one: Entry) -> s.Borrowed | None:
        one.only("by", "card")
        card = laying.named(one.text("card", needed=True), (*one.path, "card"))
        return None if card is None else s.Borrowed(laying.player(one, "by", laying.setting.state.turn.player), card.id)

    return _each(told, "borrowed", read)


def say_memory(laying: Laying, told: Entry) -> None:
    """What of the turn still matters: cards gained in it, the card behind the door, who helped, and the like."""
    turn = laying.setting.state.turn
    turn.fled, turn.earned = truth(told, "fled"), number(told, "earned", 0, 0)
    turn.gained, turn.cursed = laying.copies(told, "gained"), laying.copies(told, "cursed")
    turn.heard = laying.copies(told, "heard")
    ready = (laying.seat(name, (*told.path, "ready", place)) for place, name in enumerate(told.words("ready")))
    turn.ready = tuple(who for who in ready if who != NO_PLAYER)
    turn.victor = laying.player(told, "victor", NO_PLAYER)
    if "aftermath" in told.table:
        turn.aftermath = _people(laying, told, "aftermath")
    turn.helped = _offer(laying, told, "helped")
    turn.borrowed = _borrowed(laying, told)
    turn.opened, turn.cleared = _card(laying, told, "opened"), _card(laying, told, "cleared")


def _card(laying: Laying, told: Entry, field: str) -> CardId | None:
    """The card that a field names; None where it names none that there is."""
    card = laying.named(told.text(field), (*told.path, field)) if told.text(field) else None
    return None if card is None else card.id


def because(entry: Entry) -> tuple[RuleId, ...]:
    """The ids under ``because``."""
    return tuple(RuleId(id) for id in entry.words("because"))


def _each(told: Entry, field: str, read: Callable[[Entry], One | None]) -> tuple[One, ...]:
    found = []
    for place, held in enumerate(told.tables(field)):
        one = read(Entry(held, (*told.path, field, place), told.faults))
        if one is not None:
            found.append(one)
    return tuple(found)
