"""The board of a scenario file, laid out under each of its editions; every mistake becomes a fault with its place.

    sets = ["BOX"]        other boxes on the table     [[card]]      cards of this scenario only
    printing = "2010"     cards in a later printing than the one that goes with the sheet
    [table] [turn] [player.NAME] [combat] [[owed]]     the fields that ``table/state.py`` declares, and what lies where
    [rulings]  "gap.x" = "reading"       [[house]]  house rules: see ``munch_cli.files.owners_word``

Cards are named; ``{ card = "Huge Rock", with = ["Cheat!"] }`` has others lying on it. Piles list their top card first.
"""

from collections.abc import Container, Sequence
from contextlib import suppress

from munch_cli.files.board_fields import choice, in_part, names_of, number, read_fields, truth
from munch_cli.files.laying import NOBODY, Laying, Setting
from munch_cli.files.problems import did_you_mean, together
from munch_cli.rulebook.book import Edition, Enough, Fault, Faults, Rulebook
from munch_cli.rulebook.entry import Entry
from munch_cli.table import state as s
from munch_cli.table.cards import Card, Catalogue
from munch_cli.table.columns import amiss_in_name
from munch_cli.table.figures import BEYOND
from munch_cli.table.ids import PlayerId
from munch_cli.table.nearest import nearest
from munch_cli.table.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from munch_cli.engine.law import Law
    from munch_cli.engine.table import Table
    from munch_cli.files.owners_word import Points

PILES = {
    "door": s.DOOR,
    "treasure": s.TREASURE,
    "door_discards": s.DOOR_DISCARDS,
    "treasure_discards": s.TREASURE_DISCARDS,
    "spoils": s.SPOILS,
    "box": s.BOX,
}
SEAT_PILES = {"in_play": s.IN_PLAY, "sideways": s.SIDEWAYS, "hand": s.HAND, "curses": s.CURSES, "body": s.BODY}
TABLE_FIELDS = (*names_of(in_part(s.Turn, "table")), *PILES, *names_of(in_part(s.State, "table")))
TURN_FIELDS = (*names_of(in_part(s.Turn)), "face_up")
PLAYER_FIELDS = (*names_of(in_part(s.Player)), *SEAT_PILES)
MOST_PLAYERS = 20
"""More than any box is for; so many can still be kept apart on a screen."""
PLAIN = "plain"
"""The set of made-up plain cards, for boards that must hold in several editions; always at hand."""


def boards(entry: Entry, editions: tuple[str, ...], book: Rulebook) -> "dict[str, Table]":
    """The board under each edition; what is wrong goes to the entry's faults."""
    from munch_cli.files.cards import read_cards

    impossible = truth(entry, "impossible")
    sets = _sets(entry)
    printing = entry.text("printing") or ""
    own, faults = read_cards(entry.table) if "card" in entry.table else ([], [])
    entry.faults.extend(faults)
    found = {}
    points = {point for key in editions for point in _points(book.editions[key])}
    told: dict[str, list[Fault]] = {} if editions else {"": _seats_amiss(entry, impossible)}
    for key in editions:
        edition = book.editions[key]
        catalogue = catalogue_of(edition, sets, own, _printing(entry, edition, sets, printing))
        told[key] = Faults()
        with suppress(Enough):
            found[key] = lay_board(Entry(entry.table, entry.path, told[key]), edition, catalogue, impossible, points)
    entry.faults.extend(together(told))
    return found


def _seats_amiss(entry: Entry, impossible: bool) -> list[Fault]:
    """What is wrong with the players of a board that cannot be laid, because no sheet for it is known."""
    faults = Faults()
    with suppress(Enough):
        _players(Entry(entry.table, entry.path, faults), impossible, BEYOND)
    return faults


def _sets(entry: Entry) -> tuple[str, ...]:
    from munch_cli.files.cards import set_names

    named = entry.words("sets")
    known = set_names() if named else ()
    for place, name in enumerate(named):
        if name not in known:
            remedy = did_you_mean(nearest(name, known, 1)) or f"use one of: {', '.join(known)}"
            entry.faults.append(Fault(("sets", place), "unknown-set", f'no set of cards is called "{name}"', remedy))
    return tuple(name for name in named if name in known)


def _printing(entry: Entry, edition: Edition, sets: tuple[str, ...], named: str) -> str:
    """The printing that is on the table: the one named, if a box has it."""
    if not named:
        return ""
    from munch_cli.files.cards import lacks_printing, printings_of

    known = printings_of((*edition.sets, *sets))
    if named in known:
        return named
    fault = Fault(("printing",), "unknown-printing", *lacks_printing(named, known))
    entry.faults.extend([fault] if fault not in entry.faults else [])
    return ""


_CATALOGUES: dict[tuple[object, ...], Catalogue] = {}


def catalogue_of(
    edition: Edition, sets: tuple[str, ...] = (), own: Sequence[Card] = (), printing: str = ""
) -> Catalogue:
    """The cards of the boxes on the table; read once for all scenarios that have no cards of their own."""
    from munch_cli.files.boxes import stamp
    from munch_cli.files.cards import load_catalogue
    from munch_cli.files.places import own_cards

    named = tuple(dict.fromkeys((*edition.sets, *sets, PLAIN)))
    key = (*named, f"@{printing}", *own_cards(), *stamp())
    if key not in _CATALOGUES:
        _CATALOGUES[key] = load_catalogue(named, printing=printing)
    box = _CATALOGUES[key]
    return box if not own else {**box, **{card.id: card for card in own}}


def empty_table(edition: Edition) -> "Table":
    """A table of an edition at which nobody sits yet."""
    from munch_cli.engine.table import Table
    from munch_cli.files.laws import law_of

    return Table(s.empty_board([], s.Turn(PlayerId(0))), law_of(edition), catalogue_of(edition))


def lay_board(
    entry: Entry, edition: Edition, catalogue: Catalogue, impossible: bool, elsewhere: Container[str] = ()
) -> "Table":
    """The board under one edition; what is wrong with it goes to the entry's faults.

    ``elsewhere``: what some edition leaves open that the same board is laid under; a ruling on it may stand there.
    """
    from munch_cli.engine.table import Table
    from munch_cli.files.board_checks import check_board
    from munch_cli.files.board_combat import lay_combat
    from munch_cli.files.board_debts import lay_debts

    before = len(entry.faults)
    law = _law(entry, edition)
    names, players = _players(entry, impossible, law.numbers["winning.goal"])
    state = s.empty_board(players, s.Turn(PlayerId(0)))
    laying = Laying(Setting(state, catalogue, names, entry.faults))
    table, turn = entry.inner("table"), entry.inner("turn")
    table.only(*TABLE_FIELDS)
    turn.only(*TURN_FIELDS)
    _lay_piles(laying, table, turn)
    for seat in range(len(players)):
        _lay_seat(laying, entry.inner("player").inner(names[seat]), PlayerId(seat))
    _say_table(laying, table, edition)
    _rulings(entry, state, edition, elsewhere)
    lay_combat(laying, entry)
    read_fields(laying, turn, state.turn, in_part(s.Turn))
    lay_debts(laying, entry)
    on_table = Table(state, law, catalogue)
    if len(entry.faults) == before:
        check_board(entry, laying, on_table, impossible)
    return on_table


# ---- who sits there


def _players(entry: Entry, impossible: bool, highest: int) -> tuple[tuple[str, ...], list[s.Player]]:
    """The players in seating order, up to the highest Level; one nobody without any, so that reading can go on."""
    seats = entry.inner("player")
    if not seats.table:
        entry.fault("no-players", "nobody sits at the table", "add a [player.NAME] for each player")
        return NOBODY, [s.Player(NOBODY[0])]
    if len(seats.table) > MOST_PLAYERS:
        what = f"{len(seats.table):,} players sit at the table"
        entry.fault("too-many", what, f"let {MOST_PLAYERS} sit there at most", "player")
        return NOBODY, [s.Player(NOBODY[0])]
    players = []
    folded: dict[str, str] = {}
    for name in seats.table:
        seat = seats.inner(name)
        seat.only(*PLAYER_FIELDS)
        other = folded.setdefault(" ".join(name.casefold().split()), name)
        if other != name:
            said = f'a player is called "{other}" already'
            seat.fault("player-twice", said, "give each player a name of their own", on_key=True)
        elif flaw := amiss_in_name(name):
            seat.fault("odd-player", flaw, "give another name", on_key=True)
        sex = s.SEXES.index(choice(seat, "sex", s.SEXES, "male"))
        level = number(seat, "level", 1) if impossible else number(seat, "level", 1, 1, highest)
        players.append(s.Player(name, sex, level, truth(seat, "dead"), truth(seat, "new")))
    return tuple(seats.table), players


def _lay_seat(laying: Laying, seat: Entry, who: PlayerId) -> None:
    for field, zone in SEAT_PILES.items():
        laying.pile(seat, field, s.seat_zone(who, zone))


# ---- the table and the turn


def _lay_piles(laying: Laying, table: Entry, turn: Entry) -> None:
    for field, zone in PILES.items():
        laying.pile(table, field, zone, top_first=True)
    if isinstance(turn.table.get("face_up"), list):
        laying.pile(turn, "face_up", s.FACE_UP)
    elif turn.text("face_up"):
        laying.card(turn.text("face_up"), (*turn.path, "face_up"), s.FACE_UP)


def _say_table(laying: Laying, table: Entry, edition: Edition) -> None:
    """Whose turn it is, who owns the game, and what else holds for the whole table."""
    state = laying.setting.state
    read_fields(laying, table, state.turn, in_part(s.Turn, "table"))
    read_fields(laying, table, state, in_part(s.State, "table"))
    for place, option in enumerate(table.words("options") if state.options else ()):
        if option not in edition.options:
            known = ", ".join(edition.options)
            near = did_you_mean(nearest(option, edition.options, 1))
            remedy = near or (f"the options here: {known}" if known else "take it out; there are no options here")
            what = f'there is no option called "{option}"'
            table.faults.append(Fault((*table.path, "options", place), "unknown-option", what, remedy))


def _points(edition: Edition) -> "Points":
    """What an edition leaves open, with the ways to read it."""
    from munch_cli.files.owners_word import points_of

    return points_of(edition.gaps.values(), edition.conflicts)


def _rulings(entry: Entry, state: s.State, edition: Edition, elsewhere: Container[str]) -> None:
    """What the owner of the game has decided; a ruling on what only another edition leaves open does not apply."""
    if "rulings" not in entry.table:
        return
    from munch_cli.files.owners_word import ruling_fault, rulings_in

    points = _points(edition)
    for ruling, at in rulings_in(entry):
        if ruling.point not in points and ruling.point in elsewhere:
            continue
        if not ruling_fault(ruling, points, "here", at):
            state.rulings[ruling.point] = ruling.reading
            if any(ruling.ruled):
                state.ruled[ruling.point] = ruling.ruled


def _law(entry: Entry, edition: Edition) -> "Law":
    """The law of the edition, with the house rules of the file."""
    from munch_cli.files.laws import law_of

    law = law_of(edition)
    if "house" not in entry.table:
        return law
    from munch_cli.files.owners_word import houses_in, with_houses

    return with_houses(law, houses_in(entry))
