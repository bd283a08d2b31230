"""The kinds of small change of a board: how each is made, which of a kind are worth trying, and how they are told.

A change is made on a copy: the board asked about stays as it is. Like the reader of files, this lays boards out
without playing, so they need no events of play. Whether a change helps is tried in ``smallest``.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial

from munch_cli.arbiter.kinds_known import copies_named, players_named, unknown_kinds
from munch_cli.effects.looking import items_carried, others
from munch_cli.engine.chance import Nobody
from munch_cli.engine.run import Batch
from munch_cli.engine.table import Table
from munch_cli.files.rulebook import law_of
from munch_cli.language.facts import PHASES as NOW
from munch_cli.rulebook.book import Edition, Rulebook
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table import state as s
from munch_cli.table.cards import CHARACTER_KINDS, ITEM_KINDS, Card
from munch_cli.table.commands import Command
from munch_cli.table.events import apply
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CardId, CopyId, PlayerId, RuleId
from munch_cli.table.saying import an, listed
from munch_cli.table.state import add_copy, move
from munch_cli.table.typed import NamedTuple

IN_FRONT = CHARACTER_KINDS | ITEM_KINDS | {"minion"}
"""Kinds of card that are in play before a player."""
LIFTING = frozenset({"two_races", "two_classes", "two_accents", "any_big_items"})
"""Marks of cards that lift a limit for the player who has them in play."""


class Change(NamedTuple):
    """One thing that would be otherwise. ``kind``: one of ``KINDS``; ``who``, ``copy``, ``card``: what it is about."""

    kind: str
    who: PlayerId = NO_PLAYER
    copy: CopyId = NO_COPY
    card: CardId = CardId("")
    number: int = 0
    word: str = ""


class Subject:
    """What a sentence is about: who says it, the players and cards it names, and who else is in the fight."""

    __slots__ = ("book", "copies", "people", "table", "who")

    def __init__(self, table: Table, command: Command, book: Rulebook | None) -> None:
        self.table = table
        self.book = book
        self.who = PlayerId(command.who)
        self.copies = tuple(copy for copy in copies_named(command) if 0 <= copy < len(table.state.cards))
        actor = (self.who,) if self.who != NO_PLAYER else ()
        self.people = tuple(dict.fromkeys((*actor, *players_named(command), *table.fighters())))


class ChangeNames:
    """Names for what changes are about, on the board that was asked about."""

    __slots__ = ("book", "table")

    def __init__(self, table: Table, book: Rulebook | None) -> None:
        self.table = table
        self.book = book

    def card(self, copy: CopyId) -> str:
        """A card's name."""
        return self.table.card(copy).name

    def filled(self, text: str, change: Change) -> str:
        """A text with the player and the card of a change filled in."""
        who = self.table.name(change.who) if change.who >= 0 else ""
        return text.format(who=who, card=self.card(change.copy) if change.copy >= 0 else "")

    def said(self, changes: Sequence[Change]) -> str:
        """A change in words, or several alike of one kind: "if it were Bob's turn"."""
        said = KINDS[changes[0].kind].said
        return self.filled(said, changes[0]) if isinstance(said, str) else said(changes, self)

    def now(self, change: Change) -> str:
        """What holds on the board and the change would alter: "it is Ann's turn". "" if it is obvious."""
        now = KINDS[change.kind].now
        return self.filled(now, change) if isinstance(now, str) else now(change, self)


class Kind(NamedTuple):
    """A kind of change.

    ``said``: one in words, or several at once. ``make``: makes it on a board. ``worth_trying``: those that could matter
    to a sentence. ``now``: what holds instead. ``unsettles``: the turn may have to move on before the sentence can be
    judged.
    """

    said: str | Callable[[Sequence[Change], ChangeNames], str]
    make: Callable[[Table, Change], None]
    worth_trying: Callable[[Subject], Iterator[Change]]
    now: str | Callable[[Change, ChangeNames], str] = ""
    unsettles: bool = False


def highest(table: Table) -> int:
    """The highest Level at which the game still goes on."""
    return table.number("winning.goal") - 1


def worth_trying(table: Table, command: Command, book: Rulebook | None) -> Iterator[Change]:
    """Every change that could matter to a sentence, in the order of ``KINDS``. The engine finds out which of them help.

    They are made from what the sentence names, whose turn it is and which fight is on.
    """
    asked = Subject(table, command, book)
    for kind in KINDS.values():
        yield from kind.worth_trying(asked)


def changed(table: Table, change: Change, editions: Mapping[str, Edition]) -> Table | None:
    """The board with a change made, come to rest. None if it cannot be made, or would bring more than it says."""
    law = law_of(editions[change.word]) if change.kind == "sheet" else table.law
    new = Table(table.state.copy(), law, table.catalogue)
    kind = KINDS[change.kind]
    kind.make(new, change)
    new.forget()
    return _rested(new) if kind.unsettles else new


def _rested(table: Table) -> Table | None:
    """The same board once the turn has moved on by itself. None if the board would have to be put right first."""
    batch = Batch(table, Nobody())
    batch.come_to_rest()
    return table if all(isinstance(event, e.PhaseBegan) for event in batch.events) else None


def at_rest(table: Table) -> bool:
    """Whether a board can lie like that: nothing would first have to be put right."""
    return _rested(table.copy()) is not None


def _nothing(*_: object) -> None:
    """Another sheet is another law, not another board."""


def _none(asked: Subject) -> Iterator[Change]:
    """A card that lies nowhere is tried where a sentence names one: see ``asking``."""
    return iter(())


# ---- the turn

PHASES = {
    "start": "before {who} opens the door",
    "trouble": "once the door has brought {who} no monster",
    "loot": "when the room is to be looted",
    "charity": "at the end of {who}'s turn, in charity",
}
"""The phases that could be meant -> how they are said."""


def _make_turn(table: Table, change: Change) -> None:
    state = table.state
    state.owed = ()
    if state.turn.phase == "setup":
        state.turn.ready = ()
    apply(state, e.TurnBegan(change.who))


def _try_turn(asked: Subject) -> Iterator[Change]:
    if asked.table.fight is None:
        people = [who for who in asked.people if who != asked.table.state.turn.player]
        yield from (Change("turn", who) for who in people)
        if asked.table.state.turn.phase == "setup" and asked.who != NO_PLAYER and asked.who not in people:
            yield Change("turn", asked.who)


def _turn_now(change: Change, wording: ChangeNames) -> str:
    turn = wording.table.state.turn
    return NOW["setup"] if turn.phase == "setup" else f"it is {wording.table.name(turn.player)}'s turn"


def _make_phase(table: Table, change: Change) -> None:
    turn = table.state.turn
    turn.phase = change.word  # type: ignore[assignment]
    turn.met_monster = turn.looted = turn.fled = False
    turn.opened = turn.cleared = None
    if change.word != "start":
        turn.due = 0
    table.state.owed = ()


def _try_phase(asked: Subject) -> Iterator[Change]:
    """Other phases of the turn. Where trouble and looting are one phase, looting alone is left out."""
    turn, three = asked.table.state.turn, asked.table.in_force("turn.three-phases")
    if asked.table.fight is None and turn.phase != "setup":
        there = [phase for phase in PHASES if phase != turn.phase and not (three and phase == "loot")]
        yield from (Change("phase", turn.player, word=phase) for phase in there)


def _phase_said(changes: Sequence[Change], wording: ChangeNames) -> str:
    return wording.filled(PHASES[changes[0].word], changes[0])


def _phase_now(change: Change, wording: ChangeNames) -> str:
    return NOW[wording.table.state.turn.phase]


def _make_not_met(table: Table, change: Change) -> None:
    table.state.turn.met_monster = False
    table.state.turn.phase = "trouble"


def _try_not_met(asked: Subject) -> Iterator[Change]:
    if asked.table.state.turn.met_monster:
        yield Change("not-met", asked.table.state.turn.player)


def _make_unused(table: Table, change: Change) -> None:
    table.state.turn.used = ()


def _try_unused(asked: Subject) -> Iterator[Change]:
    if asked.table.state.turn.used:
        yield Change("unused")


def _make_nothing_owed(table: Table, change: Change) -> None:
    state = table.state
    state.owed = ()
    for copy in state.zones[s.FACE_UP][:]:
        apply(state, e.CardDiscarded(copy))


def _try_nothing_owed(asked: Subject) -> Iterator[Change]:
    if asked.table.state.owed and asked.table.fight is None:
        yield Change("nothing-owed")


def _make_not_won(table: Table, change: Change) -> None:
    """The game is still on: each winner stands at most one Level below the winning one."""
    state = table.state
    for who in state.winners:
        state.players[who].level = min(state.players[who].level, highest(table))
    state.winners = ()


def _try_not_won(asked: Subject) -> Iterator[Change]:
    if asked.table.state.winners:
        yield Change("not-won", asked.table.state.winners[0])


# ---- the fight


def _make_no_fight(table: Table, change: Change) -> None:
    state = table.state
    state.combat = None
    state.owed = ()
    for copy in (*state.zones[s.ON_FOES], *state.zones[s.FOES], *state.zones[s.PLAYED]):
        state.host.pop(copy, None)
        move(state, copy, s.discards_of(state.backs[copy]))
    state.turn.used = tuple(use for use in state.turn.used if use.span != "fight")


def _try_no_fight(asked: Subject) -> Iterator[Change]:
    if asked.table.fight is not None:
        yield Change("no-fight")


def _make_fight(table: Table, change: Change) -> None:
    """A fight with a monster of the box, at this player's own door."""
    state = table.state
    monster = add_copy(state, change.card, s.DOOR, s.DOOR_DISCARDS)
    state.turn.phase = "door"
    state.turn.met_monster = True
    apply(state, e.FightBegan(change.who, monster, "door"))


def _try_fight(asked: Subject) -> Iterator[Change]:
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


def _make_no_helper(table: Table, change: Change) -> None:
    fight = _on(table)
    fight.helper, fight.deal = NO_PLAYER, None


def _try_no_helper(asked: Subject) -> Iterator[Change]:
    fight = asked.table.fight
    if fight is not None and fight.helper != NO_PLAYER:
        yield Change("no-helper", fight.helper)


def _make_helper(table: Table, change: Change) -> None:
    fight = _on(table)
    fight.helper, fight.deal, fight.offer = change.who, s.Deal(), None


def _try_helper(asked: Subject) -> Iterator[Change]:
    fight = asked.table.fight
    if fight is not None and fight.helper == NO_PLAYER and not fight.running:
        yield from (Change("helper", who) for who in others(asked.table, fight.fighter) if who in asked.people)


def _make_running(table: Table, change: Change) -> None:
    state, fight = table.state, _on(table)
    fight.running, fight.claimed = True, None
    layer = table.new_layer()
    state.owed = (*_but(table, "silence"), *(d.Run(who, layer) for who in table.fighters()))


def _try_running(asked: Subject) -> Iterator[Change]:
    fight = asked.table.fight
    if fight is not None and not fight.running:
        yield Change("running", fight.fighter)


def _make_not_running(table: Table, change: Change) -> None:
    _on(table).running = False
    table.state.owed = _but(table, "run", "die", "respond")


def _try_not_running(asked: Subject) -> Iterator[Change]:
    """Nothing may have come of the run yet: a monster that was met on it would still be in the fight."""
    fight = asked.table.fight
    if fight is not None and fight.running and not (fight.escaped or fight.caught):
        yield Change("not-running", fight.fighter)


def _make_not_claimed(table: Table, change: Change) -> None:
    _on(table).claimed = None
    table.state.owed = _but(table, "silence")


def _try_not_claimed(asked: Subject) -> Iterator[Change]:
    fight = asked.table.fight
    if fight is not None and fight.claimed is not None:
        yield Change("not-claimed", fight.fighter)


def _make_no_offer(table: Table, change: Change) -> None:
    fight = _on(table)
    fight.offer = None
    table.state.owed = _but(table, "answer")


def _try_no_offer(asked: Subject) -> Iterator[Change]:
    fight = asked.table.fight
    if fight is not None and fight.offer is not None:
        yield Change("no-offer", fight.offer[0])


def _make_not_declined(table: Table, change: Change) -> None:
    _on(table).declined = ()


def _try_not_declined(asked: Subject) -> Iterator[Change]:
    fight = asked.table.fight
    if fight is not None and fight.declined:
        yield Change("not-declined", fight.declined[-1])


def _make_one_foe(table: Table, change: Change) -> None:
    """The fight without one of its monsters."""
    for copy in (*table.enhancers(change.copy), change.copy):
        apply(table.state, e.CardDiscarded(copy))


def _try_one_foe(asked: Subject) -> Iterator[Change]:
    foes = asked.table.foes
    if len(foes) > 1:
        hosts = set(asked.table.state.host.values())
        yield from (Change("one-foe", copy=foe) for foe in foes if foe not in hosts and foe not in asked.copies)


def _one_foe_said(changes: Sequence[Change], wording: ChangeNames) -> str:
    return f"if {_copies(changes, wording)} were not in the fight"


def _make_tagged(table: Table, change: Change) -> None:
    """A monster of the box with the tag is in the fight too."""
    add_copy(table.state, change.card, s.DOOR, s.FOES)


def _try_tagged(asked: Subject) -> Iterator[Change]:
    """A monster in the fight with a tag of a monster that is named."""
    if asked.table.fight is None:
        return
    for tag in dict.fromkeys(tag for copy in asked.copies for tag in asked.table.card(copy).tags):
        alike = [card for card in asked.table.catalogue.values() if card.kind == "monster" and tag in card.tags]
        plainest = min(alike, key=lambda card: (bool(card.marks or card.unknown), card.level, card.name), default=None)
        if plainest is not None:
            yield Change("tagged", card=plainest.id, word=tag)


def _tagged_said(changes: Sequence[Change], wording: ChangeNames) -> str:
    return f"if {an(changes[0].word)} were in the fight"


def _on(table: Table) -> s.Combat:
    assert table.state.combat is not None, "a change of a fight, and no fight is on"
    return table.state.combat


def _but(table: Table, *what: str) -> tuple[d.Debt, ...]:
    return tuple(debt for debt in table.state.owed if debt.what not in what)


# ---- people


def _make_level(table: Table, change: Change) -> None:
    table.state.players[change.who].level = change.number


def _try_level(asked: Subject) -> Iterator[Change]:
    for who in asked.people:
        now = asked.table.state.players[who].level
        nearest = sorted(range(1, highest(asked.table) + 1), key=lambda level: (abs(level - now), -level))
        yield from (Change("level", who, number=level) for level in nearest if level != now)


def _level_said(changes: Sequence[Change], wording: ChangeNames) -> str:
    change = changes[0]
    return f"if {wording.table.name(change.who)} were Level {change.number}{f' {change.word}' if change.word else ''}"


def _level_now(change: Change, wording: ChangeNames) -> str:
    return f"{wording.table.name(change.who)} is Level {wording.table.state.players[change.who].level}"


def _make_alive(table: Table, change: Change) -> None:
    player = table.state.players[change.who]
    player.dead, player.new = bool(change.number), False


def _try_alive(asked: Subject) -> Iterator[Change]:
    players = asked.table.state.players
    yield from (Change("alive", who) for who in asked.people if players[who].dead or players[who].new)


def _make_sex(table: Table, change: Change) -> None:
    table.state.players[change.who].sex = change.number


def _try_sex(asked: Subject) -> Iterator[Change]:
    players = asked.table.state.players
    yield from (Change("sex", who, number=1 - players[who].sex) for who in asked.people)


def _sex_said(changes: Sequence[Change], wording: ChangeNames) -> str:
    return f"if {wording.table.name(changes[0].who)} were {('male', 'female')[changes[0].number]}"


def _make_is(table: Table, change: Change) -> None:
    """Another race, class or accent: its card replaces those of its kind. A Power is added to the others."""
    state, kind = table.state, table.catalogue[change.card].kind
    for copy in table.in_play(change.who)[:]:
        if table.card(copy).kind == kind and kind in CHARACTER_KINDS and kind != "power":
            apply(state, e.CardDiscarded(copy))
    add_copy(state, change.card, s.DOOR, s.seat_zone(change.who, s.IN_PLAY))


def _try_is(asked: Subject) -> Iterator[Change]:
    cards = _one_of_each_name(
        card for card in asked.table.catalogue.values() if card.kind in CHARACTER_KINDS or card.marks & LIFTING
    )
    named = [asked.table.card(copy).name for copy in asked.copies]
    for who in asked.people:
        has = {*named, *(asked.table.card(copy).name for copy in asked.table.in_play(who))}
        yield from (Change("is", who, card=card.id) for card in cards if card.name not in has)


def _is_said(changes: Sequence[Change], wording: ChangeNames) -> str:
    cards = [wording.table.catalogue[change.card] for change in changes]
    who = wording.table.name(changes[0].who)
    were = [an(card.name) for card in cards if card.kind in ("race", "class")]
    had = [card.name for card in cards if card.kind not in ("race", "class")]
    said = ([f"were {listed(were, 'or')}"] if were else []) + ([f"had {listed(had, 'or')}"] if had else [])
    return f"if {who} {' or '.join(said)}"


def _one_of_each_name(cards: Iterable[Card]) -> list[Card]:
    """One card of each name. A stand-in of ours counts only if the box has no other card of its kind."""
    found = {card.name: card for card in cards}
    real = {card.kind for card in found.values() if not card.stand_in}
    return [card for card in found.values() if not card.stand_in or card.kind not in real]


def _try_is_not(asked: Subject) -> Iterator[Change]:
    for who in asked.people:
        lying = (copy for copy in asked.table.in_play(who) if asked.table.card(copy).kind in CHARACTER_KINDS)
        yield from (Change("is-not", who, copy) for copy in lying if copy not in asked.copies)


def _is_not_said(changes: Sequence[Change], wording: ChangeNames) -> str:
    who = wording.table.name(changes[0].who)
    kinds = [wording.table.card(change.copy) for change in changes]
    if all(card.kind in ("race", "class") for card in kinds):
        return f"if {who} were not {listed([an(card.name) for card in kinds], 'or')}"
    return _without_said(changes, wording)


# ---- cards


def _make_holds(table: Table, change: Change) -> None:
    table.state.host.pop(change.copy, None)
    move(table.state, change.copy, s.seat_zone(change.who, s.HAND))


def _try_holds(asked: Subject) -> Iterator[Change]:
    """A card named in their hand, unless it is in the fight: without it there it would be another fight."""
    place, away = asked.table.state.place, (s.seat_zone(asked.who, s.HAND), s.FOES, s.ON_FOES)
    if asked.who != NO_PLAYER:
        yield from (Change("holds", asked.who, copy) for copy in asked.copies if place[copy] not in away)


HAVING = {"hand": "held {card} in hand", "in_play": "had {card} in play", "sideways": "carried {card} sideways"}
"""Where a player would have a card -> how it is said."""


def _make_has(table: Table, change: Change) -> None:
    """A card of the box, that lay nowhere, in the hand or before a player."""
    zone = s.seat_zone(change.who, s.SEAT_ZONE_NAMES.index(change.word))
    add_copy(table.state, change.card, _back(table, change.card), zone)


def _has_said(changes: Sequence[Change], wording: ChangeNames) -> str:
    having = HAVING[changes[0].word].format(card=wording.table.catalogue[changes[0].card].name)
    return f"if {wording.table.name(changes[0].who)} {having}"


def _make_lie(zone: int, table: Table, change: Change) -> None:
    move(table.state, change.copy, s.seat_zone(change.who, zone))


def _try_lie(kind: str, zone: int, cards: Collection[str], asked: Subject) -> Iterator[Change]:
    """A card named before its player: in play an Item in use, a Race, a Minion; sideways an Item carried."""
    if asked.who != NO_PLAYER:
        there = asked.table.state.zones[s.seat_zone(asked.who, zone)]
        lying = (copy for copy in asked.copies if copy not in there and asked.table.card(copy).kind in cards)
        yield from (Change(kind, asked.who, copy) for copy in lying)


def _make_with(table: Table, change: Change) -> None:
    """A card lies on another."""
    lying = add_copy(table.state, change.card, _back(table, change.card), s.ATTACHED)
    table.state.host[lying] = change.copy


def _try_with(asked: Subject) -> Iterator[Change]:
    lifting = _one_of_each_name(card for card in asked.table.catalogue.values() if "any_item" in card.marks)
    front = items_carried(asked.table, asked.who) if asked.who != NO_PLAYER else []
    ordered = sorted(front, key=lambda copy: copy not in asked.copies)
    yield from (Change("with", asked.who, copy, card.id) for card in lifting[:1] for copy in ordered)


def _with_said(changes: Sequence[Change], wording: ChangeNames) -> str:
    lying = listed([wording.table.catalogue[change.card].name for change in changes], "or")
    return f"with {lying} on {wording.card(changes[0].copy)}"


def _make_without(table: Table, change: Change) -> None:
    apply(table.state, e.CardDiscarded(change.copy))


def _try_without(asked: Subject) -> Iterator[Change]:
    for who in asked.people:
        for copy in (*items_carried(asked.table, who), *asked.table.curses(who)):
            if copy not in asked.copies:
                yield Change("without", who, copy)


def _without_said(changes: Sequence[Change], wording: ChangeNames) -> str:
    return f"if {wording.table.name(changes[0].who)} did not have {_copies(changes, wording)}"


def _copies(changes: Sequence[Change], wording: ChangeNames) -> str:
    return listed(list(dict.fromkeys(wording.card(change.copy) for change in changes)), "or")


def _back(table: Table, card: CardId) -> int:
    return s.pile_of(table.catalogue[card].deck)


# ---- what holds of the whole game


def _make_owner(table: Table, change: Change) -> None:
    table.state.owner = change.who


def _try_owner(asked: Subject) -> Iterator[Change]:
    owner = asked.table.state.owner
    if owner not in (NO_PLAYER, asked.who) and asked.who != NO_PLAYER:
        yield Change("owner", asked.who)


OPTIONS = {"listen-at-the-door": "listening at the door", "shared-victory": "shared victory"}


def _make_option(table: Table, change: Change) -> None:
    table.state.options = (*table.state.options, change.word)


def _try_option(asked: Subject) -> Iterator[Change]:
    known = asked.table.law.edition.options
    yield from (Change("option", word=word) for word in known if word not in asked.table.state.options)


def _option_said(changes: Sequence[Change], wording: ChangeNames) -> str:
    return f"if the table played with {OPTIONS.get(changes[0].word, changes[0].word)}"


def _make_ruling(table: Table, change: Change) -> None:
    point, _, reading = change.word.partition(": ")
    table.state.rulings[RuleId(point)] = reading


def _try_ruling(asked: Subject) -> Iterator[Change]:
    """What was decided, decided otherwise."""
    table = asked.table
    for point, ruled in table.state.rulings.items():
        gap = table.law.edition.gaps.get(point)
        for reading in gap.readings if gap is not None else ("allowed", "refused"):
            if reading != ruled:
                yield Change("ruling", table.state.owner, word=f"{point}: {reading}")


def _ruling_said(changes: Sequence[Change], wording: ChangeNames) -> str:
    return f'if it were decided "{changes[0].word}"'


def _try_sheet(asked: Subject) -> Iterator[Change]:
    """The other sheets, as far as they know the kinds of card that are named."""
    kinds = [asked.table.card(copy).kind for copy in asked.copies]
    own = asked.table.law.edition.key
    for key in asked.book.editions if asked.book is not None else ():
        if asked.book is not None and key != own and not unknown_kinds(kinds, key, asked.book):
            yield Change("sheet", word=key)


def _sheet_said(changes: Sequence[Change], wording: ChangeNames) -> str:
    editions = {} if wording.book is None else wording.book.editions
    named = [f"{one.short} ({one.year})" for change in changes if (one := editions.get(change.word)) is not None]
    return f"by the sheet of {listed(named, 'or')}"


# ---- all of them

KINDS: dict[str, Kind] = {
    "turn": Kind("if it were {who}'s turn", _make_turn, _try_turn, _turn_now, unsettles=True),
    "phase": Kind(_phase_said, _make_phase, _try_phase, _phase_now, unsettles=True),
    "no-fight": Kind("out of combat", _make_no_fight, _try_no_fight, "a fight is on", unsettles=True),
    "fight": Kind("if {who} were in combat", _make_fight, _try_fight, "no fight is on"),
    "no-helper": Kind("if {who} did not help", _make_no_helper, _try_no_helper, "{who} helps already"),
    "helper": Kind("if {who} helped in the fight", _make_helper, _try_helper, "{who} does not help"),
    "not-running": Kind("as long as the fight was not lost", _make_not_running, _try_not_running, "the fight is lost"),
    "running": Kind("once the fight was lost", _make_running, _try_running, "the fight is not lost"),
    "not-claimed": Kind(
        "as long as the kill was not claimed", _make_not_claimed, _try_not_claimed, "the kill is claimed"
    ),
    "nothing-owed": Kind(
        "once what is owed was settled", _make_nothing_owed, _try_nothing_owed, "something is owed", unsettles=True
    ),
    "no-offer": Kind("if no offer waited for an answer", _make_no_offer, _try_no_offer, "an offer waits for an answer"),
    "not-declined": Kind("if {who} had not declined", _make_not_declined, _try_not_declined, "{who} has declined"),
    "unused": Kind("if it had not been used already", _make_unused, _try_unused, "it has been used already"),
    "not-met": Kind(
        "if {who} had met no monster in this turn",
        _make_not_met,
        _try_not_met,
        "{who} has met a monster in this turn",
        unsettles=True,
    ),
    "level": Kind(_level_said, _make_level, _try_level, _level_now),
    "alive": Kind("if {who} were alive", _make_alive, _try_alive, "{who} is dead"),
    "sex": Kind(_sex_said, _make_sex, _try_sex),
    "is": Kind(_is_said, _make_is, _try_is),
    "is-not": Kind(_is_not_said, _make_without, _try_is_not, "{who} has {card}"),
    "holds": Kind("if {who} held {card} in hand", _make_holds, _try_holds),
    "has": Kind(_has_said, _make_has, _none),
    "in-use": Kind(
        "if {who} had {card} in play", partial(_make_lie, s.IN_PLAY), partial(_try_lie, "in-use", s.IN_PLAY, IN_FRONT)
    ),
    "carried": Kind(
        "if {who} carried {card} sideways",
        partial(_make_lie, s.SIDEWAYS),
        partial(_try_lie, "carried", s.SIDEWAYS, ITEM_KINDS),
    ),
    "with": Kind(_with_said, _make_with, _try_with),
    "without": Kind(_without_said, _make_without, _try_without, "{who} has {card}"),
    "one-foe": Kind(_one_foe_said, _make_one_foe, _try_one_foe),
    "tagged": Kind(_tagged_said, _make_tagged, _try_tagged),
    "not-won": Kind("if the game were not over", _make_not_won, _try_not_won, "{who} has won", unsettles=True),
    "owner": Kind("if the game were {who}'s", _make_owner, _try_owner),
    "option": Kind(_option_said, _make_option, _try_option),
    "ruling": Kind(_ruling_said, _make_ruling, _try_ruling, "it was decided so"),
    "sheet": Kind(_sheet_said, _nothing, _try_sheet),
}
"""Every kind of change, the one that is said most cheaply first."""
