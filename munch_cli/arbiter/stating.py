"""Sentences that lay a board: what the table is after one, or why it cannot lie so. And a board as such sentences.

Said to an empty table one after the other, the sentences of a board give the same board.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, cast

from munch_cli.engine.reasons import Reason, Verdict, cannot
from munch_cli.engine.run import Outcome
from munch_cli.engine.table import Table
from munch_cli.files.board_edits import OWING, Clash, clashes_of, laid_anew, made_up, with_card, words_known
from munch_cli.files.boards import empty_table
from munch_cli.files.problems import Problems
from munch_cli.files.scenario_writer import board_tables
from munch_cli.language.answers import Stated
from munch_cli.language.made_up import card_line
from munch_cli.language.names import key
from munch_cli.language.parse import parse
from munch_cli.language.statements.facts import FACTS, VALUE, FactForm
from munch_cli.language.statements.said import Saying
from munch_cli.table import state as s
from munch_cli.table import statements as st
from munch_cli.table.cards import CHARACTER_KINDS, Card, Deck
from munch_cli.table.ids import NO_PLAYER, CardId, CopyId, PlayerId
from munch_cli.table.typed import Field, NamedTuple, fields_of

SO_IT_LIES = Verdict("allowed", (), goes_ahead=True)


class NowSo(NamedTuple):
    """A statement that was made true, as an outcome without events. ``card``: the [[card]] table of a made-up card."""

    outcome: Outcome
    card: Mapping[str, object] | None = None


class PartlySo(NamedTuple):
    """The part of a description that can be true. ``kept``: that part as a statement. ``clashes``: why the rest
    cannot.
    """

    outcome: Outcome
    kept: st.Being
    clashes: tuple[Clash, ...]


def partly(table: Table, being: st.Being) -> PartlySo | None:
    """The part of a description that can be true: its parts are tried one after the other, and each that fits is kept.

    What cannot be in use lies sideways if it can. None if no part fits, or the description has only one.
    """
    kept = nothing = st.Being(being.whom, only=being.only)
    laid = laid_anew(table, kept)
    clashes: dict[Clash, None] = {}
    parts = _parts(being)
    for more in parts:
        for one in (more, more._replace(in_play=(), sideways=more.in_play)) if more.in_play else (more,):
            said = _with_part(kept, one)
            found = laid_anew(table, said)
            if isinstance(found, Table):
                kept, laid = said, found
                break
            clashes |= dict.fromkeys(found if one is more else ())
    if not isinstance(laid, Table) or kept == nothing or len(parts) < 2:
        return None
    return PartlySo(Outcome(kept, SO_IT_LIES, (), laid), kept, tuple(clashes))


def told_before(table: Table, being: st.Being) -> list[st.Being]:
    """What makes a description true that cannot be, told before it: "Ann carries Elven Boots" and "Ann is no Elf",
    before "Ann is a Dwarf". As little as possible. Nothing if that is not enough.
    """
    who = next((seat for seat in table.state.seats if key(table.name(seat)) == key(being.whom)), NO_PLAYER)
    if who == NO_PLAYER:
        return []
    front = table.in_play(who)
    become = {table.catalogue[thing.card].kind for thing in being.in_play} & CHARACTER_KINDS
    told = {thing.card for thing in being.in_play}

    def lies(turned: list[CopyId], gone: list[CopyId]) -> bool:
        things = tuple(st.LaidCard(table.state.cards[copy]) for copy in turned)
        lacks = (*being.lacks, *(table.state.cards[copy] for copy in gone))
        return isinstance(laid_anew(table, being._replace(sideways=(*being.sideways, *things), lacks=lacks)), Table)

    turned = [copy for copy in front if table.card(copy).kind == "item"]
    gone = [copy for copy in front if table.card(copy).kind in become and table.state.cards[copy] not in told]
    if not lies(turned, gone):
        return []
    for copy in (*turned, *gone):
        fewer = [one for one in turned if one != copy], [one for one in gone if one != copy]
        turned, gone = fewer if lies(*fewer) else (turned, gone)
    first = [st.Being(being.whom, sideways=tuple(st.LaidCard(table.state.cards[copy]) for copy in turned))]
    lacks = tuple(table.state.cards[copy] for copy in gone)
    first.append(st.Being(being.whom, lacks=lacks, lacks_in="in_play" if lacks else ""))
    return [one for one in first if one != st.Being(being.whom)]


def _parts(being: st.Being) -> list[st.Being]:
    """A description taken apart, one fact in each part. What a player is comes before what they have. Who lacks
    something is said alone. That there is nothing else is no part.
    """
    bare = st.Being(being.whom)
    parts = [bare._replace(sex=being.sex), bare._replace(level=being.level)]
    parts += [bare._replace(life=being.life), bare._replace(human=being.human)]
    parts += [bare._replace(in_play=(thing,)) for thing in being.in_play]
    parts += [bare._replace(sideways=(thing,)) for thing in being.sideways]
    parts += [bare._replace(hand=(thing,)) for thing in being.hand]
    parts += [bare._replace(curses=(thing,)) for thing in being.curses]
    return [part for part in parts if part != bare]


def _with_part(kept: st.Being, more: st.Being) -> st.Being:
    """A description with one part more."""
    return kept._replace(
        sex=more.sex or kept.sex,
        level=more.level or kept.level,
        life=more.life or kept.life,
        in_play=kept.in_play + more.in_play,
        hand=kept.hand + more.hand,
        sideways=kept.sideways + more.sideways,
        curses=kept.curses + more.curses,
        human=more.human or kept.human,
    )


def stated_outcome(table: Table, statement: st.Statement) -> Outcome:
    """What comes of a statement. One that cannot be true leaves the table as it is and cites the rules against it.

    Raises ``Problems`` for a made-up card that cannot be read.
    """
    found = stated(table, statement)
    if isinstance(found, NowSo):
        return found.outcome
    ids = tuple(id for clash in found for id in clash.ids)
    amiss = "; ".join(clash.what for clash in found)
    because = Reason("refusal", ids) if ids else cannot("table.cannot-lie-so", amiss=amiss)
    return Outcome(statement, Verdict("refused", (because,)), (), table)


def stated(table: Table, statement: st.Statement) -> NowSo | tuple[Clash, ...]:
    """The table on which the statement is true, or every reason why it cannot be.

    Raises ``Problems`` for a made-up card that cannot be read.
    """
    card = None
    if isinstance(statement, st.MadeUp):
        made, card = made_up(f'card "{statement.name}": {statement.facts}', table.catalogue)
        state = table.state.copy()
        state.cards = tuple(made.id if _is_meant(table.catalogue[one], made) else one for one in state.cards)
        after = Table(state, table.law, with_card(table.catalogue, made))
        if clashes := clashes_of(after, table):
            return clashes
    else:
        laid = laid_anew(table, statement)
        if not isinstance(laid, Table):
            return laid
        after = laid
    return NowSo(Outcome(statement, SO_IT_LIES, (), after), card)


def _is_meant(printed: Card, made: Card) -> bool:
    """True if a card on the table is the printed one whose unknown facts a card of the player's own gives."""
    return printed.set == made.like and printed.name == made.name


def sentences_of(table: Table, cards: Sequence[Mapping[str, object]] = ()) -> tuple[str, ...] | None:
    """The sentences that lay this board on an empty table. None if sentences cannot say all of it.

    ``cards``: the [[card]] tables of its own cards. What a player has is said before whom they fight, unless they could
    not have it outside the fight.
    """
    said = _lays(table, _sentences(table, cards))
    if said is None and table.fight is not None:
        return _lays(table, _sentences(table, cards, fight_first=True))
    return said


def sentences_laying(table: Table, fight_first: bool = False) -> Iterator[str]:
    """The sentences by which as much of a board is laid as sentences can, where its people sit and its cards are."""
    saying = Saying(table.state, table.catalogue)
    beings = [saying.sentence(being) for seat in table.state.seats for being in _beings(table, seat, saying)]
    rest = [saying.sentence(statement) for statement in _rest(table)]
    yield from (*rest, *beings) if fight_first else (*beings, *rest)


def _lays(table: Table, sentences: Iterator[str]) -> tuple[str, ...] | None:
    """The sentences that are needed to lay a board. None if they do not lay it."""
    here = empty_table(table.law.edition)
    said: list[str] = []
    for sentence in sentences:
        read = parse(sentence, here.state, here.catalogue)
        if not isinstance(read, Stated) or (laid := _laid(here, read.statement)) is None:
            return None
        if laid.state != here.state or laid.catalogue is not here.catalogue:
            said.append(sentence)
        here = laid
    if board_tables(here) != board_tables(table):
        return None
    return tuple(said)


def _laid(table: Table, statement: st.Statement) -> Table | None:
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
    seats = table.state.seats
    for seat in seats:
        beings = [st.Being(table.name(seat))] if fight_first else _beings(table, seat, saying)
        yield from map(saying.sentence, beings)
        seated = [player.copy() for player in table.state.players[: seat + 1]]
        saying = Saying(s.empty_board(seated, s.Turn(PlayerId(0))), table.catalogue)
    yield from map(saying.sentence, _rest(table))
    if fight_first:
        yield from (saying.sentence(being) for seat in seats for being in _beings(table, seat, saying))


def _beings(table: Table, who: PlayerId, saying: Saying) -> Iterator[st.Being]:
    player = table.state.players[who]
    zones = {zone: _things(table, table.state.zones[s.seat_zone(who, zone)]) for zone in range(s.SEAT_ZONES)}
    sex: Literal["female", ""] = "female" if player.sex == s.FEMALE else ""
    being = st.Being(player.name, sex, player.level, hand=zones[s.HAND], sideways=zones[s.SIDEWAYS])
    if saying.is_orderly(zones[s.IN_PLAY]):
        yield being._replace(in_play=zones[s.IN_PLAY])
    else:
        yield being
        yield st.Being(player.name, in_play=zones[s.IN_PLAY])
    if zones[s.CURSES]:
        yield st.Being(player.name, curses=zones[s.CURSES])
    if player.dead:
        yield st.Being(player.name, life="dead")


def _things(table: Table, copies: Sequence[CopyId]) -> st.Things:
    """Cards as sentences name them: with what lies on each, and the card on which it lies itself."""
    cards, host = table.state.cards, table.state.host
    found: list[st.LaidCard] = []
    for copy in copies:
        upon = tuple(cards[other] for other in sorted(table.laid(copy)))
        found.append(st.LaidCard(cards[copy], upon, cards[host[copy]] if copy in host else CardId("")))
    return tuple(found)


def _rest(table: Table) -> Iterator[st.Statement]:
    """What is said of the table besides its players."""
    state = table.state
    players = state.players
    phase = state.turn.phase
    if state.hands == "unknown":
        yield st.HandsAre(False)
        for seat in state.seats:
            if players[seat].hand_known:
                hand = _things(table, table.hand(seat))
                yield st.Being(players[seat].name, hand=hand, only=("hand",))
    yield st.TurnIs(players[state.turn.player].name, phase if state.combat is None else "")
    fight = state.combat
    if fight is not None:
        helper = players[fight.helper].name if fight.helper != NO_PLAYER else ""
        foes = _things(table, table.foes)
        yield st.Fighting(players[fight.fighter].name, foes, helper, _deal_terms(table), fight.began == "trouble")
        if phase != fight.began and phase in ("door", "trouble") and state.turn.player == fight.fighter:
            yield st.TurnIs(players[state.turn.player].name, phase)
    if state.rolls:
        yield st.NextRolls(state.rolls)
    coming = [*_coming(table, "door", s.DOOR), *_coming(table, "treasure", s.TREASURE)]
    if coming:
        yield st.NextCards(tuple(coming))
    if state.owner > 0:
        yield st.OwnedBy(players[state.owner].name)
    yield from facts_of(table)


def facts_of(table: Table) -> Iterator[st.FieldStated]:
    """The facts of a board: every field that has a sentence and is not as on an empty table."""
    state, fight = table.state, table.state.combat
    parts: dict[str, object] = {"turn": state.turn, "combat": fight, "deal": fight.deal if fight is not None else None}
    for form in sorted(FACTS, key=lambda form: form.field.name in OWING):
        if form.part == "player":
            for seat in state.seats:
                who = ("who", table.name(seat))
                yield from _facts(table, form, state.players[seat], s.seat_zone(seat, s.BODY), who)
        else:
            thing = parts.get(form.part, state if hasattr(state, form.field.slot) else state.turn)
            zone = s.ZONE_NAMES.index(form.field.name) if (form.part, form.field.name) in s.ZONES_TOLD else -1
            yield from _facts(table, form, thing, zone)


def _facts(table: Table, form: FactForm, thing: object, zone: int, *who: tuple[str, str]) -> Iterator[st.FieldStated]:
    """The facts that a field of a thing, or a zone, amounts to."""
    field, state = form.field, table.state
    held: object = getattr(thing, field.slot, field.default)
    if (form.part, field.name) in s.ZONES_TOLD:
        held = state.zones[zone][:: -1 if form.part == "table" else 1]
    if held in (field.default, ()):
        return
    if form.is_record:
        for record in cast("tuple[object, ...]", held):
            values = ((part.name, getattr(record, part.slot), part) for part in fields_of(type(record)))
            said = ((name, _fact_value(table, part, value)) for name, value, part in values if name in form.slots)
            yield st.FieldStated(form.part, field.name, tuple(said))
    elif field.kind == tuple[tuple[PlayerId, CopyId], ...]:
        pairs = cast("tuple[tuple[PlayerId, CopyId], ...]", held)
        for seat in dict.fromkeys(seat for seat, _ in pairs):
            cards = tuple(state.cards[copy] for one, copy in pairs if one == seat)
            yield st.FieldStated(form.part, field.name, (("who", table.name(seat)), (VALUE, cards)))
    else:
        fight = state.combat
        people = {"turn": state.turn.player} | ({"fighter": fight.fighter, "helper": fight.helper} if fight else {})
        subjects = (*who, *((blank, table.name(people[blank])) for blank in form.slots if people.get(blank, -1) >= 0))
        value = ((VALUE, _fact_value(table, field, held)),) if VALUE in form.slots else ()
        yield st.FieldStated(form.part, field.name, (*subjects, *value))


def _fact_value(table: Table, field: Field, held: object) -> st.FactValue:
    """What a blank of a fact holds for the value of a field."""
    parts: tuple[object, ...] = getattr(field.kind, "__args__", ())
    kind = parts[0] if parts else field.kind
    if isinstance(held, tuple):
        return tuple(str(_fact_value(table, field._replace(kind=kind), one)) for one in held)
    if isinstance(held, int):
        if kind is PlayerId:
            return table.name(PlayerId(held))
        if kind is CopyId:
            return table.state.cards[held]
        return field.spec.words[held] if field.spec.words else held
    return str(held)


def _coming(table: Table, deck: Deck, zone: int) -> list[CardId]:
    """The cards on top of a pile, the next first, as far as all are of its deck."""
    coming = [table.state.cards[copy] for copy in reversed(table.state.zones[zone])]
    strange = next((n for n, card in enumerate(coming) if table.catalogue[card].deck != deck), len(coming))
    return coming[:strange]


def _deal_terms(table: Table) -> st.Terms:
    fight = table.fight
    deal = fight.deal if fight is not None else None
    if deal is None:
        return st.Terms()
    cards = table.state.cards
    first = table.name(deal.first) if deal.first != NO_PLAYER else ""
    items, plays = (tuple(cards[copy] for copy in some) for some in (deal.items, deal.plays))
    return st.Terms(deal.treasures, first, items, plays)
