"""A board as the sentences that lay it: said to an empty table one after the other, they give the same board."""

from collections.abc import Iterator, Mapping, Sequence

from munch_cli.arbiter.stating import NowSo, stated
from munch_cli.engine.table import Table
from munch_cli.files.boards import empty_table
from munch_cli.files.made_up import words_known
from munch_cli.files.problems import Problems
from munch_cli.files.scenario_writer import board_tables
from munch_cli.language.answers import Stated
from munch_cli.language.made_up.said import card_line
from munch_cli.language.parse import parse
from munch_cli.language.statements.said import Saying
from munch_cli.table import state as s
from munch_cli.table.cards import Deck
from munch_cli.table.ids import NO_PLAYER, CardId, CopyId, PlayerId
from munch_cli.table.statements import (
    Being,
    Fighting,
    NextCards,
    NextRolls,
    OwnedBy,
    Statement,
    Terms,
    Thing,
    Things,
    TurnIs,
)
from munch_cli.table.typed import Literal


def sentences_of(table: Table, cards: Sequence[Mapping[str, object]] = ()) -> tuple[str, ...] | None:
    """The sentences that lay this board on an empty table; None if sentences cannot say all of it.

    ``cards``: the [[card]] tables of its own cards. What somebody has is said before whom he fights, unless he could
    not have it so outside the fight.
    """
    said = _lays(table, _sentences(table, cards))
    if said is None and table.fight is not None:
        return _lays(table, _sentences(table, cards, fight_first=True))
    return said


def sentences_laying(table: Table, fight_first: bool = False) -> Iterator[str]:
    """The sentences by which as much of a board is laid as sentences can, where its people sit and its cards are."""
    saying = Saying(table.state, table.catalogue)
    beings = [
        saying.sentence(being)
        for seat in range(len(table.state.players))
        for being in _beings(table, PlayerId(seat), saying)
    ]
    rest = [saying.sentence(statement) for statement in _rest(table)]
    yield from (*rest, *beings) if fight_first else (*beings, *rest)


def _lays(table: Table, sentences: Iterator[str]) -> tuple[str, ...] | None:
    """Those of the sentences that are needed to lay a board; None if they do not."""
    here = empty_table(table.law.edition)
    said: list[str] = []
    for sentence in sentences:
        read = parse(sentence, here.state, here.catalogue) if sentence else None
        if not isinstance(read, Stated) or (laid := _laid(here, read.statement)) is None:
            return None
        if laid.state != here.state or laid.catalogue is not here.catalogue:
            said.append(sentence)
        here = laid
    if not here.state.players or board_tables(here) != board_tables(table):
        return None
    return tuple(said)


def _laid(table: Table, statement: Statement) -> Table | None:
    try:
        found = stated(table, statement)
    except Problems:
        return None
    return found.outcome.table if isinstance(found, NowSo) else None


def _sentences(table: Table, cards: Sequence[Mapping[str, object]], fight_first: bool = False) -> Iterator[str]:
    """The sentences of a board, as they are said while it is laid."""
    tags, keywords = words_known(table.catalogue)
    yield from (card_line(raw, tags, keywords) for raw in cards)
    saying = Saying(empty_table(table.law.edition).state, table.catalogue)
    seats = [PlayerId(seat) for seat in range(len(table.state.players))]
    for seat in seats:
        beings = [Being(table.state.players[seat].name)] if fight_first else _beings(table, seat, saying)
        yield from map(saying.sentence, beings)
        saying = Saying(_with_seats(table, seat + 1), table.catalogue)
    yield from map(saying.sentence, _rest(table))
    if fight_first:
        yield from (saying.sentence(being) for seat in seats for being in _beings(table, seat, saying))


def _with_seats(table: Table, seats: int) -> s.State:
    """A board at which the first so many players sit."""
    return s.empty_board([player.copy() for player in table.state.players[:seats]], s.Turn(PlayerId(0)))


def _beings(table: Table, who: PlayerId, saying: Saying) -> Iterator[Being]:
    player = table.state.players[who]
    zones = {zone: _things(table, table.state.zones[s.seat_zone(who, zone)]) for zone in range(s.SEAT_ZONES)}
    sex: Literal["female", ""] = "female" if player.sex == s.FEMALE else ""
    being = Being(player.name, sex, player.level, hand=zones[s.HAND], sideways=zones[s.SIDEWAYS])
    if saying.is_orderly(zones[s.IN_PLAY]):
        yield being._replace(in_play=zones[s.IN_PLAY])
    else:
        yield being
        yield Being(player.name, in_play=zones[s.IN_PLAY])
    if zones[s.CURSES]:
        yield Being(player.name, curses=zones[s.CURSES])
    if player.dead:
        yield Being(player.name, life="dead")


def _things(table: Table, copies: Sequence[CopyId]) -> Things:
    return tuple(_thing(table, copy) for copy in copies)


def _thing(table: Table, copy: CopyId) -> Thing:
    cards, host = table.state.cards, table.state.host
    upon = tuple(cards[other] for other in sorted(table.laid(copy)))
    return Thing(cards[copy], upon, cards[host[copy]] if copy in host else CardId(""))


def _rest(table: Table) -> Iterator[Statement]:
    """What is said of the table besides those who sit there."""
    state = table.state
    players = state.players
    phase = state.turn.phase
    yield TurnIs(players[state.turn.player].name, phase if state.combat is None else "")
    fight = state.combat
    if fight is not None:
        helper = players[fight.helper].name if fight.helper != NO_PLAYER else ""
        foes = _things(table, table.foes)
        yield Fighting(players[fight.fighter].name, foes, helper, _terms(table), fight.began == "trouble")
        if phase != fight.began and phase in ("door", "trouble") and state.turn.player == fight.fighter:
            yield TurnIs(players[state.turn.player].name, phase)
    if state.rolls:
        yield NextRolls(state.rolls)
    coming = [*_coming(table, "door", s.DOOR), *_coming(table, "treasure", s.TREASURE)]
    if coming:
        yield NextCards(tuple(coming))
    if state.owner > 0:
        yield OwnedBy(players[state.owner].name)


def _coming(table: Table, deck: Deck, zone: int) -> list[CardId]:
    """The cards on top of a pile, the next first, as far as all are of its deck."""
    coming = [table.state.cards[copy] for copy in reversed(table.state.zones[zone])]
    strange = next((n for n, card in enumerate(coming) if table.catalogue[card].deck != deck), len(coming))
    return coming[:strange]


def _terms(table: Table) -> Terms:
    fight = table.fight
    deal = fight.deal if fight is not None else None
    if deal is None:
        return Terms()
    cards = table.state.cards
    first = table.state.players[deal.first].name if deal.first != NO_PLAYER else ""
    items, plays = (tuple(cards[copy] for copy in some) for some in (deal.items, deal.plays))
    return Terms(deal.treasures, first, items, plays)
