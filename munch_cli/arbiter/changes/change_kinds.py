"""The kinds of small change of a board: how to make each, which are worth trying, and how to word them.

A change is made on a copy: the board asked about stays as it is. Like the reader of files, this lays boards out
without playing, so they need no events of play. Whether a change helps is tried in ``smallest``.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial

from munch_cli.arbiter.kinds_known import copies_named, players_named, unknown_kinds
from munch_cli.effects.queries import items_carried, items_in_use, others
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
from munch_cli.table.commands import Command, Equip
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

    kind: str = ""
    who: PlayerId = NO_PLAYER
    copy: CopyId = NO_COPY
    card: CardId = CardId("")
    number: int = 0
    word: str = ""


class Subject:
    """What a sentence is about: who says it, if a player does, the players and cards it names, and who else is in the
    fight.
    """

    __slots__ = ("book", "copies", "equips", "people", "speaker", "table")

    def __init__(self, table: Table, command: Command, book: Rulebook | None) -> None:
        self.table = table
        self.book = book
        self.equips = isinstance(command, Equip)
        self.speaker = (PlayerId(command.who),) if command.who != NO_PLAYER else ()
        self.copies = tuple(copy for copy in copies_named(command) if 0 <= copy < len(table.state.cards))
        self.people = tuple(dict.fromkeys((*self.speaker, *players_named(command), *table.fighters())))


class ChangeNames:
    """Names for what changes are about, on the board that was asked about."""

    __slots__ = ("book", "table")

    def __init__(self, table: Table, book: Rulebook | None) -> None:
        self.table = table
        self.book = book

    def cards(self, changes: Sequence[Change]) -> str:
        """The cards of changes: those that would come, else those that lie there."""
        coming = [self.table.catalogue[one.card].name for one in changes if one.card]
        lying = [self.table.card(one.copy).name for one in changes if one.copy != NO_COPY]
        return listed(list(dict.fromkeys(coming or lying)), "or")

    def filled(self, text: str, changes: Sequence[Change]) -> str:
        """A text with what a change is about filled in, or changes that are alike but for their cards."""
        table, change = self.table, changes[0]
        there = change.who != NO_PLAYER
        return text.format(
            who=table.name(change.who) if there else "",
            level=table.state.players[change.who].level if there else "",
            on=table.card(change.copy).name if change.copy != NO_COPY else "",
            cards=self.cards(changes),
            number=change.number,
            word=change.word,
        ).rstrip()

    def said(self, changes: Sequence[Change]) -> str:
        """A change in words, or several alike of one kind: "if it were Bob's turn"."""
        said = KINDS[changes[0].kind].said
        return self.filled(said, changes) if isinstance(said, str) else said(changes, self)

    def now(self, change: Change) -> str:
        """What holds on the board and the change would alter: "it is Ann's turn". "" if it is obvious."""
        now = KINDS[change.kind].now
        return self.filled(now, (change,)) if isinstance(now, str) else now(self.table)


Make = Callable[[Table, Change], None]
Try = Callable[[Subject], Iterable[Change]]


class Kind(NamedTuple):
    """A kind of change.

    ``said``: one in words, or several at once. ``make``: makes it on a board. ``worth_trying``: those that could matter
    to a sentence. ``now``: what holds instead. ``unsettles``: the turn may have to move on before the sentence can be
    judged.
    """

    said: str | Callable[[Sequence[Change], ChangeNames], str]
    make: Make
    worth_trying: Try
    now: str | Callable[[Table], str] = ""
    unsettles: bool = False


def highest(table: Table) -> int:
    """The highest Level at which the game still goes on."""
    return table.number("winning.goal") - 1


def worth_trying(table: Table, command: Command, book: Rulebook | None) -> Iterator[Change]:
    """Every change that could matter to a sentence, in the order of ``KINDS``. The engine finds out which of them help.

    They are made from what the sentence names, whose turn it is and which fight is on.
    """
    asked = Subject(table, command, book)
    for name, kind in KINDS.items():
        yield from (change._replace(kind=name) for change in kind.worth_trying(asked))


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
    """Return True if a board can lie like that: nothing would first have to be put right."""
    return _rested(table.copy()) is not None


def _in_turn(**slots: object) -> Make:
    """Give slots of the turn their values."""
    return lambda table, change: e.put(table.state, **slots)


def _in_fight(*settled: str, **slots: object) -> Make:
    """Give slots of the fight their values; debts of these kinds are settled."""

    def make(table: Table, change: Change) -> None:
        for slot, value in slots.items():
            setattr(_on(table), slot, value)
        table.state.owed = tuple(debt for debt in table.state.owed if debt.what not in settled)

    return make


def _of_fight(about: Callable[[s.Combat], PlayerId]) -> Try:
    """Try a change of the fight that is on, about the player who is found; none if nobody is."""

    def attempt(asked: Subject) -> Iterator[Change]:
        fight = asked.table.fight
        if fight is not None and (who := about(fight)) != NO_PLAYER:
            yield Change(who=who)

    return attempt


# ---- the turn

PHASES = {
    "start": "before {who} opens the door",
    "trouble": "once the door has brought {who} no monster",
    "loot": "when the room is to be looted",
    "charity": "at the end of {who}'s turn, in charity",
}
"""The phases that could be meant -> how they are said."""


def _make_turn(table: Table, change: Change) -> None:
    table.state.owed = ()
    apply(table.state, e.TurnBegan(change.who))


def _try_turn(asked: Subject) -> Iterator[Change]:
    turn = asked.table.state.turn
    if asked.table.fight is None:
        yield from (Change(who=who) for who in asked.people if who != turn.player or turn.phase == "setup")


def _turn_now(table: Table) -> str:
    turn = table.state.turn
    return NOW["setup"] if turn.phase == "setup" else f"it is {table.name(turn.player)}'s turn"


def _make_phase(table: Table, change: Change) -> None:
    e.put(table.state, phase=change.word, met_monster=False, looted=False, fled=False, opened=None, cleared=None)
    if change.word != "start":
        table.state.turn.due = 0
    table.state.owed = ()


def _try_phase(asked: Subject) -> Iterator[Change]:
    """Other phases of the turn. Where trouble and looting are one phase, looting alone is left out."""
    turn, three = asked.table.state.turn, asked.table.in_force("turn.three-phases")
    if asked.table.fight is None and turn.phase != "setup":
        there = [phase for phase in PHASES if phase != turn.phase and not (three and phase == "loot")]
        yield from (Change(who=turn.player, word=phase) for phase in there)


def _try_not_met(asked: Subject) -> Iterator[Change]:
    if asked.table.state.turn.met_monster:
        yield Change(who=asked.table.state.turn.player)


def _try_unused(asked: Subject) -> Iterator[Change]:
    if asked.table.state.turn.used:
        yield Change()


def _make_nothing_owed(table: Table, change: Change) -> None:
    state = table.state
    state.owed = ()
    for copy in state.zones[s.FACE_UP][:]:
        apply(state, e.CardDiscarded(copy))


def _try_nothing_owed(asked: Subject) -> Iterator[Change]:
    if asked.table.state.owed and asked.table.fight is None:
        yield Change()


def _make_not_won(table: Table, change: Change) -> None:
    """The game is still on: each winner stands at most one Level below the winning one."""
    state = table.state
    for who in state.winners:
        state.players[who].level = min(state.players[who].level, highest(table))
    state.winners = ()


# ---- the fight


def _make_no_fight(table: Table, change: Change) -> None:
    state = table.state
    state.combat = None
    state.owed = ()
    for copy in (*state.zones[s.ON_FOES], *state.zones[s.FOES], *state.zones[s.PLAYED]):
        state.host.pop(copy, None)
        move(state, copy, s.discards_of(state.backs[copy]))
    state.turn.used = tuple(use for use in state.turn.used if use.span != "fight")


def _make_fight(table: Table, change: Change) -> None:
    """A fight with a monster of the box, at this player's own door."""
    state = table.state
    monster = add_copy(state, change.card, s.DOOR, s.DOOR_DISCARDS)
    e.put(state, phase="door", met_monster=True)
    apply(state, e.FightBegan(change.who, monster, "door"))


def _try_fight(asked: Subject) -> Iterator[Change]:
    """A fight with the weakest monster of the box about which nothing is special."""
    turn = asked.table.state.turn
    foes = [
        card
        for card in asked.table.catalogue.values()
        if card.kind == "monster" and not (card.marks or card.gives or card.abilities or card.tags or card.unknown)
    ]
    if asked.table.fight is None and turn.phase != "setup" and foes:
        yield Change(who=turn.player, card=min(foes, key=lambda card: (card.level, card.stand_in, card.name)).id)


def _make_helper(table: Table, change: Change) -> None:
    fight = _on(table)
    fight.helper, fight.deal, fight.offer = change.who, s.Deal(), None


def _try_helper(asked: Subject) -> Iterator[Change]:
    fight = asked.table.fight
    if fight is not None and fight.helper == NO_PLAYER and not fight.running:
        yield from (Change(who=who) for who in others(asked.table, fight.fighter) if who in asked.people)


def _make_running(table: Table, change: Change) -> None:
    _in_fight("silence", running=True, claimed=None)(table, change)
    layer = table.new_layer()
    table.state.owed = (*table.state.owed, *(d.Run(who, layer, options=table.foes) for who in table.fighters()))


def _make_one_foe(table: Table, change: Change) -> None:
    """The fight without one of its monsters."""
    for copy in (*table.enhancers(change.copy), change.copy):
        apply(table.state, e.CardDiscarded(copy))


def _try_one_foe(asked: Subject) -> Iterator[Change]:
    foes = asked.table.foes
    if len(foes) > 1:
        hosts = set(asked.table.state.host.values())
        yield from (Change(copy=foe) for foe in foes if foe not in hosts and foe not in asked.copies)


def _make_tagged(table: Table, change: Change) -> None:
    """A monster of the box with the tag is in the fight too."""
    add_copy(table.state, change.card, s.DOOR, s.FOES)


def _try_tagged(asked: Subject) -> Iterator[Change]:
    """A monster in the fight with a tag of a monster that is named."""
    if asked.table.fight is None:
        return
    for tag in dict.fromkeys(tag for copy in asked.copies for tag in asked.table.card(copy).tags):
        alike = [card for card in asked.table.catalogue.values() if card.kind == "monster" and tag in card.tags]
        plainest = min(alike, key=lambda card: (bool(card.marks or card.unknown), card.level, card.name))
        yield Change(card=plainest.id, word=tag)


def _on(table: Table) -> s.Combat:
    assert table.state.combat is not None, "a change of a fight, and no fight is on"
    return table.state.combat


# ---- people


def _make_level(table: Table, change: Change) -> None:
    table.state.players[change.who].level = change.number


def _try_level(asked: Subject) -> Iterator[Change]:
    for who in asked.people:
        now = asked.table.state.players[who].level
        nearest = sorted(range(1, highest(asked.table) + 1), key=lambda level: (abs(level - now), -level))
        yield from (Change(who=who, number=level) for level in nearest if level != now)


def _make_alive(table: Table, change: Change) -> None:
    player = table.state.players[change.who]
    player.dead = player.new = False


def _try_alive(asked: Subject) -> Iterator[Change]:
    yield from (Change(who=who) for who in asked.people if asked.table.state.players[who].dead)


def _try_not_new(asked: Subject) -> Iterator[Change]:
    """A new character that is back among the living, and has drawn no cards yet."""
    there = ((who, asked.table.state.players[who]) for who in asked.people)
    yield from (Change(who=who) for who, player in there if player.new and not player.dead)


def _make_sex(table: Table, change: Change) -> None:
    table.state.players[change.who].sex = change.number


def _try_sex(asked: Subject) -> Iterator[Change]:
    for who in asked.people:
        other = 1 - asked.table.state.players[who].sex
        yield Change(who=who, number=other, word=s.SEXES[other])


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
        yield from (Change(who=who, card=card.id) for card in cards if card.name not in has)


def _is_said(changes: Sequence[Change], wording: ChangeNames) -> str:
    cards = [wording.table.catalogue[change.card] for change in changes]
    were = [an(card.name) for card in cards if card.kind in ("race", "class")]
    had = [card.name for card in cards if card.kind not in ("race", "class")]
    said = [f"{word} {listed(some, 'or')}" for word, some in (("were", were), ("had", had)) if some]
    return f"if {wording.table.name(changes[0].who)} {' or '.join(said)}"


def _one_of_each_name(cards: Iterable[Card]) -> list[Card]:
    """One card of each name. A stand-in of ours counts only if the box has no other card of its kind."""
    found = {card.name: card for card in cards}
    real = {card.kind for card in found.values() if not card.stand_in}
    return [card for card in found.values() if not card.stand_in or card.kind not in real]


def _try_is_not(asked: Subject) -> Iterator[Change]:
    for who in asked.people:
        lying = (copy for copy in asked.table.in_play(who) if asked.table.card(copy).kind in CHARACTER_KINDS)
        yield from (Change(who=who, copy=copy) for copy in lying if copy not in asked.copies)


def _is_not_said(changes: Sequence[Change], wording: ChangeNames) -> str:
    cards = [wording.table.card(change.copy) for change in changes]
    if all(card.kind in ("race", "class") for card in cards):
        who = wording.table.name(changes[0].who)
        return f"if {who} were not {listed([an(card.name) for card in cards], 'or')}"
    return wording.filled("if {who} did not have {cards}", changes)


# ---- cards


def _make_holds(table: Table, change: Change) -> None:
    table.state.host.pop(change.copy, None)
    move(table.state, change.copy, s.seat_zone(change.who, s.HAND))


def _try_holds(asked: Subject) -> Iterator[Change]:
    """A card named in their hand, unless it is in the fight: without it there it would be another fight."""
    place = asked.table.state.place
    for who in asked.speaker:
        away = (s.seat_zone(who, s.HAND), s.FOES, s.ON_FOES)
        yield from (Change(who=who, copy=copy) for copy in asked.copies if place[copy] not in away)


HAVING = {
    "hand": "if {who} held {cards} in hand",
    "in_play": "if {who} had {cards} in play",
    "sideways": "if {who} carried {cards} sideways",
}
"""Where a player would have a card -> how it is said."""


def _make_has(table: Table, change: Change) -> None:
    """A card of the box, that lay nowhere, in the hand or before a player."""
    zone = s.seat_zone(change.who, s.SEAT_ZONE_NAMES.index(change.word))
    add_copy(table.state, change.card, _back(table, change.card), zone)


def _make_lie(zone: int, table: Table, change: Change) -> None:
    move(table.state, change.copy, s.seat_zone(change.who, zone))


def _try_lie(zone: int, cards: Collection[str], asked: Subject) -> Iterator[Change]:
    """A card named before its player: in play an Item in use, a Race, a Minion; sideways an Item carried, and to put on
    an Item also each of those in use.
    """
    for who in asked.speaker:
        there = asked.table.state.zones[s.seat_zone(who, zone)]
        worn = items_in_use(asked.table, who) if zone == s.SIDEWAYS and asked.equips else ()
        copies = dict.fromkeys((*asked.copies, *worn))
        lying = (copy for copy in copies if copy not in there and asked.table.card(copy).kind in cards)
        yield from (Change(who=who, copy=copy) for copy in lying)


def _make_with(table: Table, change: Change) -> None:
    """A card lies on another."""
    lying = add_copy(table.state, change.card, _back(table, change.card), s.ATTACHED)
    table.state.host[lying] = change.copy


def _try_with(asked: Subject) -> Iterator[Change]:
    lifting = _one_of_each_name(card for card in asked.table.catalogue.values() if "any_item" in card.marks)
    for who in asked.speaker:
        ordered = sorted(items_carried(asked.table, who), key=lambda copy: copy not in asked.copies)
        yield from (Change(who=who, copy=copy, card=card.id) for card in lifting[:1] for copy in ordered)


def _make_without(table: Table, change: Change) -> None:
    apply(table.state, e.CardDiscarded(change.copy))


def _try_without(asked: Subject) -> Iterator[Change]:
    for who in asked.people:
        lying = (*items_carried(asked.table, who), *asked.table.curses(who))
        yield from (Change(who=who, copy=copy) for copy in lying if copy not in asked.copies)


def _back(table: Table, card: CardId) -> int:
    return s.pile_of(table.catalogue[card].deck)


# ---- what holds of the whole game


def _make_owner(table: Table, change: Change) -> None:
    table.state.owner = change.who


def _try_owner(asked: Subject) -> Iterator[Change]:
    owner = asked.table.state.owner
    yield from (Change(who=who) for who in asked.speaker if owner not in (NO_PLAYER, who))


OPTIONS = {"listen-at-the-door": "listening at the door", "shared-victory": "shared victory"}


def _make_option(table: Table, change: Change) -> None:
    table.state.options = (*table.state.options, change.word)


def _try_option(asked: Subject) -> Iterator[Change]:
    known = asked.table.law.edition.options
    yield from (Change(word=word) for word in known if word not in asked.table.state.options)


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
                yield Change(who=table.state.owner, word=f"{point}: {reading}")


def _try_sheet(asked: Subject) -> Iterator[Change]:
    """The other sheets, as far as they know the kinds of card that are named."""
    if (book := asked.book) is not None:
        kinds = [asked.table.card(copy).kind for copy in asked.copies]
        there = (key for key in book.editions if key != asked.table.law.edition.key)
        yield from (Change(word=key) for key in there if not unknown_kinds(kinds, key, book))


def _sheet_said(changes: Sequence[Change], wording: ChangeNames) -> str:
    editions = {} if wording.book is None else wording.book.editions
    named = [f"{one.short} ({one.year})" for change in changes if (one := editions.get(change.word)) is not None]
    return f"by the sheet of {listed(named, 'or')}"


# ---- all of them

KINDS: dict[str, Kind] = {
    "turn": Kind("if it were {who}'s turn", _make_turn, _try_turn, _turn_now, unsettles=True),
    "phase": Kind(
        lambda changes, wording: wording.filled(PHASES[changes[0].word], changes),
        _make_phase,
        _try_phase,
        lambda table: NOW[table.state.turn.phase],
        unsettles=True,
    ),
    "no-fight": Kind(
        "out of combat", _make_no_fight, _of_fight(lambda fight: fight.fighter), "a fight is on", unsettles=True
    ),
    "fight": Kind("if {who} were in combat", _make_fight, _try_fight, "no fight is on"),
    "no-helper": Kind(
        "if {who} did not help",
        _in_fight(helper=NO_PLAYER, deal=None),
        _of_fight(lambda fight: fight.helper),
        "{who} helps already",
    ),
    "helper": Kind("if {who} helped in the fight", _make_helper, _try_helper, "{who} does not help"),
    "not-running": Kind(
        "as long as the fight was not lost",
        _in_fight("run", "die", "respond", running=False),
        # not once something has come of the run: a monster that was met on it would still be in the fight
        _of_fight(lambda fight: fight.fighter if fight.running and not fight.met else NO_PLAYER),
        "the fight is lost",
    ),
    "running": Kind(
        "once the fight was lost",
        _make_running,
        _of_fight(lambda fight: NO_PLAYER if fight.running else fight.fighter),
        "the fight is not lost",
    ),
    "nothing-owed": Kind(
        "once what is owed was settled", _make_nothing_owed, _try_nothing_owed, "something is owed", unsettles=True
    ),
    "no-offer": Kind(
        "if no offer waited for an answer",
        _in_fight("answer", offer=None),
        _of_fight(lambda fight: NO_PLAYER if fight.offer is None else fight.offer[0]),
        "an offer waits for an answer",
    ),
    "unused": Kind("if it had not been used already", _in_turn(used=()), _try_unused, "it has been used already"),
    "not-met": Kind(
        "if {who} had met no monster in this turn",
        _in_turn(met_monster=False, phase="trouble"),
        _try_not_met,
        "{who} has met a monster in this turn",
        unsettles=True,
    ),
    "level": Kind(
        "if {who} were Level {number} {word}",
        _make_level,
        _try_level,
        "{who} is Level {level}",
    ),
    "alive": Kind("if {who} were alive", _make_alive, _try_alive, "{who} is dead"),
    "not-new": Kind("if {who} had not died", _make_alive, _try_not_new, "{who} has a new character"),
    "sex": Kind("if {who} were {word}", _make_sex, _try_sex),
    "is": Kind(_is_said, _make_is, _try_is),
    "is-not": Kind(_is_not_said, _make_without, _try_is_not, "{who} has {cards}"),
    "holds": Kind("if {who} held {cards} in hand", _make_holds, _try_holds),
    # a card that lies nowhere is tried where a sentence names one: see ``asking``
    "has": Kind(lambda changes, wording: wording.filled(HAVING[changes[0].word], changes), _make_has, lambda asked: ()),
    "in-use": Kind(
        "if {who} had {cards} in play", partial(_make_lie, s.IN_PLAY), partial(_try_lie, s.IN_PLAY, IN_FRONT)
    ),
    "carried": Kind(
        "if {who} carried {cards} sideways", partial(_make_lie, s.SIDEWAYS), partial(_try_lie, s.SIDEWAYS, ITEM_KINDS)
    ),
    "with": Kind("with {cards} on {on}", _make_with, _try_with),
    "without": Kind("if {who} did not have {cards}", _make_without, _try_without, "{who} has {cards}"),
    "one-foe": Kind("if {cards} were not in the fight", _make_one_foe, _try_one_foe),
    "tagged": Kind(lambda changes, wording: f"if {an(changes[0].word)} were in the fight", _make_tagged, _try_tagged),
    "not-won": Kind(
        "if the game were not over",
        _make_not_won,
        lambda asked: [Change(who=who) for who in asked.table.state.winners[:1]],
        "{who} has won",
        unsettles=True,
    ),
    "owner": Kind("if the game were {who}'s", _make_owner, _try_owner),
    "option": Kind(
        lambda changes, wording: f"if the table played with {OPTIONS[changes[0].word]}", _make_option, _try_option
    ),
    "ruling": Kind('if it were decided "{word}"', _make_ruling, _try_ruling, "it was decided so"),
    # another sheet is another law, not another board
    "sheet": Kind(_sheet_said, lambda table, change: None, _try_sheet),
}
"""Every kind of change, the one that is said most cheaply first."""
