"""Which small changes of a board could matter to a sentence, the one that is said most cheaply first.

They are made from what the sentence names, whose turn it is and what fight is on; whether one helps is for the engine.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from munch_cli.arbiter.changes.making import KINDS, Change, highest
from munch_cli.arbiter.compare.kinds_known import copies_named, players_named, unknown_kinds
from munch_cli.effects.looking import items_carried, others
from munch_cli.engine.table import Table
from munch_cli.rulebook.book import Rulebook
from munch_cli.table import state as s
from munch_cli.table.cards import CHARACTER_KINDS, ITEM_KINDS, Card
from munch_cli.table.commands import Command
from munch_cli.table.ids import NO_PLAYER, CopyId, PlayerId

IN_FRONT = CHARACTER_KINDS | ITEM_KINDS | {"minion"}
"""Kinds of card that are in play before somebody."""
LIFTING = frozenset({"two_races", "two_classes", "two_accents", "any_big_items"})
"""Marks of cards that lift a limit for whoever has them in play."""
PHASES = ("start", "trouble", "loot", "charity")


class Asked:
    """What a sentence is about: who says it, whom and which cards it names, and who else is in the fight."""

    __slots__ = ("book", "copies", "named", "people", "table", "who")

    def __init__(self, table: Table, command: Command, book: Rulebook | None) -> None:
        self.table = table
        self.book = book
        self.who = PlayerId(command.who)
        self.copies = tuple(copy for copy in copies_named(command) if 0 <= copy < len(table.state.cards))
        self.named = tuple(players_named(command))
        actor = (self.who,) if self.who != NO_PLAYER else ()
        self.people = tuple(dict.fromkeys((*actor, *self.named, *table.fighters())))


def worth_trying(table: Table, command: Command, book: Rulebook | None) -> Iterator[Change]:
    """Every change that could matter, in the order of ``KINDS``."""
    asked = Asked(table, command, book)
    for kind in KINDS:
        yield from SUGGESTING[kind](asked)


# ---- the turn


def _turn(asked: Asked) -> Iterator[Change]:
    if asked.table.fight is None:
        people = [who for who in asked.people if who != asked.table.state.turn.player]
        yield from (Change("turn", who) for who in people)
        if asked.table.state.turn.phase == "setup" and asked.who != NO_PLAYER and asked.who not in people:
            yield Change("turn", asked.who)


def _phase(asked: Asked) -> Iterator[Change]:
    """Other phases of the turn; where trouble and looting are one phase, nobody stands in one of looting alone."""
    turn, three = asked.table.state.turn, asked.table.in_force("turn.three-phases")
    if asked.table.fight is None and turn.phase != "setup":
        there = [phase for phase in PHASES if phase != turn.phase and not (three and phase == "loot")]
        yield from (Change("phase", turn.player, word=phase) for phase in there)


def _not_met(asked: Asked) -> Iterator[Change]:
    if asked.table.state.turn.met_monster:
        yield Change("not-met", asked.table.state.turn.player)


def _unused(asked: Asked) -> Iterator[Change]:
    if asked.table.state.turn.used:
        yield Change("unused")


def _nothing_owed(asked: Asked) -> Iterator[Change]:
    if asked.table.state.owed and asked.table.fight is None:
        yield Change("nothing-owed")


def _option(asked: Asked) -> Iterator[Change]:
    known = asked.table.law.edition.options
    yield from (Change("option", word=word) for word in known if word not in asked.table.state.options)


def _not_won(asked: Asked) -> Iterator[Change]:
    if asked.table.state.winners:
        yield Change("not-won", asked.table.state.winners[0])


def _owner(asked: Asked) -> Iterator[Change]:
    owner = asked.table.state.owner
    if owner not in (NO_PLAYER, asked.who) and asked.who != NO_PLAYER:
        yield Change("owner", asked.who)


def _ruling(asked: Asked) -> Iterator[Change]:
    """What was decided, decided otherwise."""
    table = asked.table
    for point, ruled in table.state.rulings.items():
        gap = table.law.edition.gaps.get(point)
        for reading in gap.readings if gap is not None else ("allowed", "refused"):
            if reading != ruled:
                yield Change("ruling", table.state.owner, word=f"{point}: {reading}")


def _sheet(asked: Asked) -> Iterator[Change]:
    """The other sheets, as far as they know the kinds of card that are named."""
    kinds = [asked.table.card(copy).kind for copy in asked.copies]
    own = asked.table.law.edition.key
    for key in asked.book.editions if asked.book is not None else ():
        if asked.book is not None and key != own and not unknown_kinds(kinds, key, asked.book):
            yield Change("sheet", word=key)


# ---- the fight


def _no_fight(asked: Asked) -> Iterator[Change]:
    if asked.table.fight is not None:
        yield Change("no-fight")


def _fight(asked: Asked) -> Iterator[Change]:
    state = asked.table.state
    if asked.table.fight is None and state.turn.phase != "setup" and (foe := _plainest_foe(asked.table)) is not None:
        yield Change("fight", state.turn.player, card=foe.id)


def _plainest_foe(table: Table) -> Card | None:
    """The weakest monster of the box about which nothing is special."""
    foes = [
        card
        for card in table.catalogue.values()
        if card.kind == "monster" and not (card.marks or card.gives or card.abilities or card.tags or card.unknown)
    ]
    return min(foes, key=lambda card: (card.level, card.stand_in, card.name), default=None)


def _no_helper(asked: Asked) -> Iterator[Change]:
    fight = asked.table.fight
    if fight is not None and fight.helper != NO_PLAYER:
        yield Change("no-helper", fight.helper)


def _helper(asked: Asked) -> Iterator[Change]:
    fight = asked.table.fight
    if fight is not None and fight.helper == NO_PLAYER and not fight.running:
        yield from (Change("helper", who) for who in others(asked.table, fight.fighter) if who in asked.people)


def _running(asked: Asked) -> Iterator[Change]:
    fight = asked.table.fight
    if fight is not None and not fight.running:
        yield Change("running", fight.fighter)


def _not_running(asked: Asked) -> Iterator[Change]:
    """Nothing may have come of the run yet: a monster that was met on it would still be in the fight."""
    fight = asked.table.fight
    if fight is not None and fight.running and not (fight.escaped or fight.caught):
        yield Change("not-running", fight.fighter)


def _not_claimed(asked: Asked) -> Iterator[Change]:
    fight = asked.table.fight
    if fight is not None and fight.claimed is not None:
        yield Change("not-claimed", fight.fighter)


def _no_offer(asked: Asked) -> Iterator[Change]:
    fight = asked.table.fight
    if fight is not None and fight.offer is not None:
        yield Change("no-offer", fight.offer[0])


def _not_declined(asked: Asked) -> Iterator[Change]:
    fight = asked.table.fight
    if fight is not None and fight.declined:
        yield Change("not-declined", fight.declined[-1])


def _one_foe(asked: Asked) -> Iterator[Change]:
    foes = asked.table.foes
    if len(foes) > 1:
        hosts = set(asked.table.state.host.values())
        yield from (Change("one-foe", copy=foe) for foe in foes if foe not in hosts and foe not in asked.copies)


def _tagged(asked: Asked) -> Iterator[Change]:
    """A monster in the fight with a tag of a monster that is named."""
    if asked.table.fight is None:
        return
    for tag in dict.fromkeys(tag for copy in asked.copies for tag in asked.table.card(copy).tags):
        alike = [card for card in asked.table.catalogue.values() if card.kind == "monster" and tag in card.tags]
        plainest = min(alike, key=lambda card: (bool(card.marks or card.unknown), card.level, card.name), default=None)
        if plainest is not None:
            yield Change("tagged", card=plainest.id, word=tag)


# ---- people


def _level(asked: Asked) -> Iterator[Change]:
    for who in asked.people:
        now = asked.table.state.players[who].level
        nearest = sorted(range(1, highest(asked.table) + 1), key=lambda level: (abs(level - now), -level))
        yield from (Change("level", who, number=level) for level in nearest if level != now)


def _alive(asked: Asked) -> Iterator[Change]:
    players = asked.table.state.players
    yield from (Change("alive", who) for who in asked.people if players[who].dead or players[who].new)


def _sex(asked: Asked) -> Iterator[Change]:
    players = asked.table.state.players
    yield from (Change("sex", who, number=1 - players[who].sex) for who in asked.people)


def _is(asked: Asked) -> Iterator[Change]:
    cards = _one_of_each_name(
        card for card in asked.table.catalogue.values() if card.kind in CHARACTER_KINDS or card.marks & LIFTING
    )
    named = [asked.table.card(copy).name for copy in asked.copies]
    for who in asked.people:
        has = {*named, *(asked.table.card(copy).name for copy in asked.table.in_play(who))}
        yield from (Change("is", who, card=card.id) for card in cards if card.name not in has)


def _one_of_each_name(cards: Iterable[Card]) -> list[Card]:
    """A card of each name; a stand-in of our own only for a kind of which the box has no other."""
    found = {card.name: card for card in cards}
    real = {card.kind for card in found.values() if not card.stand_in}
    return [card for card in found.values() if not card.stand_in or card.kind not in real]


def _is_not(asked: Asked) -> Iterator[Change]:
    for who in asked.people:
        lying = (copy for copy in asked.table.in_play(who) if asked.table.card(copy).kind in CHARACTER_KINDS)
        yield from (Change("is-not", who, copy) for copy in lying if copy not in asked.copies)


# ---- cards


def _holds(asked: Asked) -> Iterator[Change]:
    """A card named in their hand, unless it is in the fight: without it there it would be another fight."""
    place, away = asked.table.state.place, (s.seat_zone(asked.who, s.HAND), s.FOES, s.ON_FOES)
    if asked.who != NO_PLAYER:
        yield from (Change("holds", asked.who, copy) for copy in asked.copies if place[copy] not in away)


def _items(asked: Asked, away: Sequence[CopyId]) -> Iterator[CopyId]:
    return (copy for copy in asked.copies if asked.table.card(copy).kind in ITEM_KINDS and copy not in away)


def _nothing(asked: Asked) -> Iterator[Change]:
    """A card that lies nowhere is tried where a sentence names one: see ``asking``."""
    return iter(())


def _in_use(asked: Asked) -> Iterator[Change]:
    """A card named in play before its player: an Item in use, a Race, a Minion."""
    if asked.who != NO_PLAYER:
        away = [copy for copy in asked.copies if copy not in asked.table.in_play(asked.who)]
        lying = (copy for copy in away if asked.table.card(copy).kind in IN_FRONT)
        yield from (Change("in-use", asked.who, copy) for copy in lying)


def _carried(asked: Asked) -> Iterator[Change]:
    if asked.who != NO_PLAYER:
        yield from (Change("carried", asked.who, copy) for copy in _items(asked, asked.table.sideways(asked.who)))


def _with(asked: Asked) -> Iterator[Change]:
    lifting = _one_of_each_name(card for card in asked.table.catalogue.values() if "any_item" in card.marks)
    front = items_carried(asked.table, asked.who) if asked.who != NO_PLAYER else []
    ordered = sorted(front, key=lambda copy: copy not in asked.copies)
    yield from (Change("with", asked.who, copy, card.id) for card in lifting[:1] for copy in ordered)


def _without(asked: Asked) -> Iterator[Change]:
    for who in asked.people:
        for copy in (*items_carried(asked.table, who), *asked.table.curses(who)):
            if copy not in asked.copies:
                yield Change("without", who, copy)


SUGGESTING: dict[str, Callable[[Asked], Iterator[Change]]] = {
    "turn": _turn,
    "phase": _phase,
    "no-fight": _no_fight,
    "fight": _fight,
    "no-helper": _no_helper,
    "helper": _helper,
    "not-running": _not_running,
    "running": _running,
    "not-claimed": _not_claimed,
    "nothing-owed": _nothing_owed,
    "no-offer": _no_offer,
    "not-declined": _not_declined,
    "unused": _unused,
    "not-met": _not_met,
    "level": _level,
    "alive": _alive,
    "sex": _sex,
    "is": _is,
    "is-not": _is_not,
    "holds": _holds,
    "has": _nothing,
    "in-use": _in_use,
    "carried": _carried,
    "with": _with,
    "without": _without,
    "one-foe": _one_foe,
    "tagged": _tagged,
    "not-won": _not_won,
    "owner": _owner,
    "option": _option,
    "ruling": _ruling,
    "sheet": _sheet,
}
"""Kind of change -> those of the kind that are worth trying."""
