"""The board of a scenario file, laid out under each of its editions; every mistake becomes a fault with its place.

    sets = ["BOX"]        other boxes on the table     [[card]]      cards of this scenario only
    printing = "2010"     cards in a later printing than the one that goes with the sheet
    [table] [turn] [player.NAME] [combat] [[owed]]     the fields that ``table/state.py`` declares, and what lies where
    [rulings]  "gap.x" = "reading"       [[house]]  house rules: see ``munch_cli.files.rulings_file``

What is owed and not said under [[owed]] is filled in if the board plainly owes it; ``owed = []`` says nothing is. Last
it is checked whether a board can lie like that: too many copies, cards where none of their kind can be.

In [combat]: monsters = ["Bullrog", { card = "Bullrog", with = ["Ancient"] }, { card = "Mate", of = "Bullrog" }]
    played              [{ card = "Magic Missile", by = "Cy", for = "munchkins" }]; one spent already lies elsewhere:
                        { lies = { card = "Magic Missile", zone = "treasure_discards" }, by = "Cy" }
    running             true, or { Ann = ["Mate"] }: the monsters each fighter still has to run from
    escaped, caught     { Ann = ["Bullrog"] }

Cards are named; ``{ card = "Huge Rock", with = ["Cheat!"] }`` has others lying on it. Piles list their top card first.
"""

from collections.abc import Container, Sequence
from contextlib import suppress
from itertools import zip_longest
from typing import TYPE_CHECKING

from munch_cli.files.board_fields import NOW, in_part, names_of, pairs, read_fields, read_record
from munch_cli.files.laying import NOBODY, Laying, Setting
from munch_cli.files.problems import together
from munch_cli.rulebook.book import Edition, Enough, Fault, Faults, Path, Rulebook
from munch_cli.rulebook.entry import Entry
from munch_cli.table import debts as d
from munch_cli.table import state as s
from munch_cli.table.cards import Card, Catalogue, can_lie_on
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId
from munch_cli.table.names import OWN, remedy_for
from munch_cli.table.saying import amiss_in_name

if TYPE_CHECKING:
    from munch_cli.engine.law import Law
    from munch_cli.engine.table import Table
    from munch_cli.files.rulings_file import Points

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
"""More players than any box is for, and as many as can be told apart on a screen."""
PLAIN = "plain"
"""The set of made-up plain cards, for boards that must hold in several editions; always at hand."""


def boards(entry: Entry, editions: tuple[str, ...], book: Rulebook) -> "dict[str, Table]":
    """The board under each edition; what is wrong goes to the entry's faults."""
    from munch_cli.files.cards import read_cards

    impossible = entry.truth("impossible")
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
        _players(Entry(entry.table, entry.path, faults), impossible, None)
    return faults


def _sets(entry: Entry) -> tuple[str, ...]:
    from munch_cli.files.cards import set_names

    named = entry.words("sets")
    known = set_names() if named else ()
    for place, name in enumerate(named):
        if name not in known:
            remedy = remedy_for(name, known)
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
    entry.faults.append(Fault(("printing",), "unknown-printing", *lacks_printing(named, known)))
    return ""


def catalogue_of(
    edition: Edition, sets: tuple[str, ...] = (), own: Sequence[Card] = (), printing: str = ""
) -> Catalogue:
    """The cards of the boxes on the table, and those that a file has of its own."""
    from munch_cli.files.cards import load_catalogue

    box = load_catalogue(tuple(dict.fromkeys((*edition.sets, *sets, PLAIN))), printing=printing)
    return box if not own else {**box, **{card.id: card for card in own}}


def empty_table(edition: Edition) -> "Table":
    """A table of an edition without players."""
    from munch_cli.engine.table import Table
    from munch_cli.files.rulebook import law_of

    return Table(s.empty_board([], s.Turn(PlayerId(0))), law_of(edition), catalogue_of(edition))


def lay_board(
    entry: Entry, edition: Edition, catalogue: Catalogue, impossible: bool, elsewhere: Container[str] = ()
) -> "Table":
    """The board under one edition. Its faults go to the entry.

    ``elsewhere``: points that another edition of the same board leaves open. The file may hold a ruling on them.
    """
    from munch_cli.engine.table import Table

    before = len(entry.faults)
    law = _law(entry, edition)
    names, players = _players(entry, impossible, law.numbers["winning.goal"])
    state = s.empty_board(players, s.Turn(PlayerId(0)))
    laying = Laying(Setting(state, catalogue, names, entry.faults))
    table, turn = entry.inner("table"), entry.inner("turn")
    table.only(*TABLE_FIELDS)
    turn.only(*TURN_FIELDS)
    for field, zone in PILES.items():
        laying.pile(table, field, zone, top_first=True)
    if isinstance(turn.table.get("face_up"), list):
        laying.pile(turn, "face_up", s.FACE_UP)
    elif turn.text("face_up"):
        laying.card(turn.text("face_up"), (*turn.path, "face_up"), s.FACE_UP)
    for who, name in enumerate(names):
        for field, zone in SEAT_PILES.items():
            laying.pile(entry.inner("player").inner(name), field, s.seat_zone(PlayerId(who), zone))
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


def _players(entry: Entry, impossible: bool, highest: int | None) -> tuple[tuple[str, ...], list[s.Player]]:
    """The players in seating order. If there are none, a nameless one stands in so that reading can go on."""
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
        sex = s.SEXES.index(seat.choice("sex", s.SEXES, "male"))
        level = seat.number("level", 1) if impossible else seat.number("level", 1, 1, highest)
        players.append(s.Player(name, sex, level, seat.truth("dead"), seat.truth("new"), seat.truth("hand_known")))
    return tuple(seats.table), players


# ---- the table and the turn


def _say_table(laying: Laying, table: Entry, edition: Edition) -> None:
    """Whose turn it is, who owns the game, and what else holds for the whole table."""
    state = laying.setting.state
    read_fields(laying, table, state.turn, in_part(s.Turn, "table"))
    read_fields(laying, table, state, in_part(s.State, "table"))
    for place, option in enumerate(table.words("options") if state.options else ()):
        if option not in edition.options:
            what = f'there is no option called "{option}"'
            none = "" if edition.options else "take it out; there are no options here"
            remedy = remedy_for(option, edition.options, none)
            table.faults.append(Fault((*table.path, "options", place), "unknown-option", what, remedy))


def _points(edition: Edition) -> "Points":
    """What an edition leaves open, with the ways to read it."""
    from munch_cli.files.rulings_file import points_of

    return points_of(edition.gaps.values(), edition.conflicts)


def _rulings(entry: Entry, state: s.State, edition: Edition, elsewhere: Container[str]) -> None:
    """What the owner of the game has decided. A ruling on a point that only another edition leaves open does not
    apply.
    """
    if "rulings" not in entry.table:
        return
    from munch_cli.files.rulings_file import ruling_fault, rulings_in

    points = _points(edition)
    for ruling, at in rulings_in(entry):
        if ruling.point not in points and ruling.point in elsewhere:
            continue
        if not ruling_fault(ruling, points, "here", at):
            state.rulings[ruling.point] = ruling.reading
            if any(ruling.ruled):
                state.ruled[ruling.point] = ruling.ruled


def _law(entry: Entry, edition: Edition) -> "Law":
    from munch_cli.files.rulebook import law_of

    law = law_of(edition)
    if "house" not in entry.table:
        return law
    from munch_cli.files.rulings_file import houses_in, with_houses

    return with_houses(law, houses_in(entry))


REMEDY = "change the board, or say impossible = true"


def check_board(entry: Entry, laying: Laying, table: "Table", impossible: bool) -> None:
    """Note every way in which the board cannot be. A board that is declared impossible is not checked."""
    fight = table.state.combat
    if fight is not None and fight.claimed == NOW:
        fight.claimed = (table.total("munchkins").amount, table.total("monsters").amount)
    if impossible:
        return
    before = len(entry.faults)
    _copies(laying, table)
    _places(laying, table)
    if len(entry.faults) == before:
        _unrest(laying, table)


def _copies(laying: Laying, table: "Table") -> None:
    """No card lies there more often than the box holds it."""
    counts: dict[str, int] = {}
    for copy, card_id in enumerate(table.state.cards):
        card = table.catalogue[card_id]
        counts[card_id] = counts.get(card_id, 0) + 1
        if card.set in (OWN, "plain") or "copies" in card.unknown | card.chosen or counts[card_id] <= card.copies:
            continue
        times = "once" if card.copies == 1 else f"{card.copies} times"
        what = f'"{card.name}" is in the box {times}, and lies here more often'
        laying.fault(laying.paths[copy], "too-many-copies", what, REMEDY)


def _places(laying: Laying, table: "Table") -> None:
    """Piles hold cards of their own deck, the fight monsters, and Items lie sideways."""
    for copy in range(len(table.state.cards)):
        card = table.card(CopyId(copy))
        wrong = _misplaced(table, CopyId(copy), card)
        if wrong:
            laying.fault(laying.paths[copy], "wrong-place", f'"{card.name}" {wrong}', REMEDY)


DOUBLES = ("mate", "evil-twin")
"""What a card is that doubles a monster."""


def _misplaced(table: "Table", copy: CopyId, card: Card) -> str:
    zone = table.state.place[copy]
    if "deck" in card.unknown:
        return ""
    if zone in (s.DOOR, s.DOOR_DISCARDS, s.FACE_UP) and card.deck != "door":
        return "is a Treasure card, and this pile is of Door cards"
    if zone in (s.TREASURE, s.TREASURE_DISCARDS, s.SPOILS) and card.deck != "treasure":
        return "is a Door card, and this pile is of Treasure cards"
    if zone == s.FOES and card.kind in DOUBLES and copy not in table.state.host:
        return "doubles no monster of the fight: say which, with of"
    if zone == s.FOES and card.kind not in ("monster", *DOUBLES):
        return "is no monster"
    if zone in (s.ATTACHED, s.ON_FOES):
        host = table.card(table.state.host[copy])
        return "" if can_lie_on(card, host) else f'is not a card that lies on "{host.name}"'
    if zone >= s.TABLE_ZONES:
        own = (zone - s.TABLE_ZONES) % s.SEAT_ZONES
        if own == s.SIDEWAYS and card.deck == "door" and card.kind != "ship":
            return "is no Item, and only Items lie sideways"
        if own == s.IN_PLAY and card.kind in ("monster", "monster-enhancer", "wandering-monster", *DOUBLES):
            return "is not a card that lies in front of a player"
    return ""


def _unrest(laying: Laying, table: "Table") -> None:
    """Note each standing limit of the edition that would change the board."""
    from munch_cli.engine.run import unrest

    edition = table.law.edition
    for event in unrest(table):
        ids = [id for id in event.because if edition.has(id)]
        said = edition.rules[ids[0]].rule.says.rstrip(".") if ids else "the cards on it would not rest"
        what = f"the board cannot lie like this: {said[:1].lower()}{said[1:]}"
        if ids:
            what += f" ({ids[0]})"
        laying.fault(_where(laying, event), "board-at-odds", what, REMEDY)


def _where(laying: Laying, event: object) -> tuple[str | int, ...]:
    """The part of the file that an event of unrest is about."""
    debt = getattr(event, "debt", None)
    who = getattr(debt or event, "who", None)
    copy = getattr(event, "copy", None)
    if isinstance(copy, int) and 0 <= copy < len(laying.paths):
        return laying.paths[copy]
    if isinstance(who, int) and 0 <= who < len(laying.setting.players):
        return ("player", laying.setting.players[PlayerId(who)])
    return ("table",)


def lay_debts(laying: Laying, entry: Entry) -> None:
    """Say what is owed."""
    state = laying.setting.state
    if "owed" in entry.table:
        state.owed = tuple(debt for told in entry.tables("owed") if (debt := _debt(laying, told)) is not None)
    else:
        state.owed = tuple(_plain_debts(state))


def _debt(laying: Laying, told: Entry) -> d.Debt | None:
    what = told.text("what", needed=True)
    if what and what not in d.KINDS:
        near = remedy_for(what, d.KINDS)
        told.fault("unknown-word", f'nobody can owe "{what}"', near, "what")
    words = told.words("words", once=False) if isinstance(told.table.get("words"), list) else ()
    if what in ("die", "roll"):
        _check_die(told, words)
    elif what in ("draw", "drawing", "blind"):
        _check_draw(told, what, words)
    debt = read_record(laying, told, d.KINDS.get(what, d.Debt), "what")
    if isinstance(debt, d.Run) and not debt.options:
        return _run_from_all(laying.setting.state, debt)
    return debt if isinstance(debt, d.Debt) else None


def _run_from_all(state: s.State, debt: d.Run) -> d.Debt | None:
    """Who is to run and is not told from what runs from all that they have not met yet; None if nothing is left."""
    left = _left_to_flee(state.combat, debt.who, state.zones[s.FOES]) if state.combat else ()
    return debt._replace(options=left) if left else None


def _check_die(told: Entry, words: tuple[str, ...]) -> None:
    """Check the words that say what a die decides, and who the rival is, as the words of cards leave them."""
    import re

    from munch_cli.effects.deeds import CONTEST, THEFT
    from munch_cli.effects.losses import LOSS

    by = "".join(words[:1])
    form = {
        THEFT: ("the least pips, the levels a failure costs", r"\d+ \d+"),
        CONTEST: ("what the rival rolled, or nothing more", r"(-?\d+)?"),
        LOSS: ("levels or cards, the pips that kill", r"(levels|cards) \d+"),
    }.get(by)
    if form is not None and not re.fullmatch(form[1], " ".join(words[1:])):
        told.fault("wrong-type", f'what the die is to decide by "{by}" is not said', f"say {form[0]}", "words")
    if by in (THEFT, CONTEST) and "rival" not in told.table:
        told.missing("rival")


def _check_draw(told: Entry, what: str, words: tuple[str, ...]) -> None:
    """Check a card to be drawn: its words say from where, and perhaps what becomes of it.

    ``other`` draws it. ``players``: from whose hand.
    """
    from munch_cli.effects.steals import ANY, TREASURES
    from munch_cli.engine.chance import WAYS

    needed = ((ANY, TREASURES),) if what == "blind" else (tuple(s.DECK_PILES), WAYS)
    if any(word not in known for word, known in zip_longest(words[: len(needed)], needed)):
        listed = ", then ".join(f"one of {', '.join(known)}" for known in needed)
        told.fault("unknown-word", f'"{what}" needs words that tell what is drawn', f"write {listed}", "words")
    if "other" not in told.table:
        told.missing("other")
    if what == "blind" and not told.words("players"):
        told.missing("players")


def _plain_debts(state: s.State) -> list[d.Debt]:
    """Debts that a board plainly has: for a card that lies face up, a claim that waits, players who run."""
    debts: list[d.Debt] = [d.FaceUp(state.turn.player, 1, copy=copy) for copy in state.zones[s.FACE_UP]]
    fight = state.combat
    if fight is None:
        return debts
    if fight.offer is not None:
        asked = fight.offer[0]
        debts.append(d.Answer(asked, len(debts) + 1, words=("agrees", "declines")))
    if fight.claimed is not None:
        debts.append(d.Silence(NO_PLAYER, len(debts) + 1))
    if fight.running:
        layer = len(debts) + 1
        for who in (fight.fighter, fight.helper):
            if left := _left_to_flee(fight, who, state.zones[s.FOES]):
                debts.append(d.Run(who, layer, options=left))
    return debts


def _left_to_flee(fight: s.Combat, who: PlayerId, foes: Sequence[CopyId]) -> tuple[CopyId, ...]:
    """The monsters that a fighter still has to run from."""
    met = fight.met
    return () if who == NO_PLAYER else tuple(foe for foe in foes if (who, foe) not in met)


FIELDS = ("monsters", *names_of(in_part(s.Combat)))


def lay_combat(laying: Laying, entry: Entry) -> None:
    """Lay the monsters of the fight and say how it stands."""
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
    if fight.fighter in fight.declined or len({*fight.declined}) < len(fight.declined):
        what = "the fighter, or a player twice, is named among those who would not help"
        told.fault("declined-by-whom", what, "name each other player who would not help, once", "declined")
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
    """A monster with its enhancers. ``of`` names the monster that a Mate doubles."""
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
