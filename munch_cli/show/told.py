"""What players, cards, sides and debts are called when something of the table is told, as a player's eyes saw it."""

from munch_cli.engine.reasons import Term, Total
from munch_cli.engine.table import Table
from munch_cli.table import debts as d
from munch_cli.table.cards import CHARACTER_KINDS, Card
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId
from munch_cli.table.names import UNNAMED
from munch_cli.table.saying import counted, listed, sum_said
from munch_cli.table.state import HAND, MUNCHKINS, SEAT_ZONES, TABLE_ZONES


class Told:
    """A table that something is told of, and whose ``eyes`` saw it; None: all eyes."""

    __slots__ = ("eyes", "table")

    def __init__(self, table: Table, eyes: PlayerId | None = None) -> None:
        self.table = table
        self.eyes = eyes

    def player(self, who: PlayerId) -> str:
        """A player's name."""
        return "somebody" if who == NO_PLAYER else self.table.state.players[who].name

    def card(self, copy: CopyId) -> str:
        """A card's name."""
        return "a card" if copy == NO_COPY else self.table.card(copy).name

    def side(self, side: int) -> str:
        """The side of the fight that something is for."""
        return "the munchkins" if side == MUNCHKINS else "the monsters"

    def is_seen_by(self, *seers: PlayerId) -> bool:
        """Whether these eyes see what only these players do."""
        return self.eyes is None or self.eyes in seers

    def is_hidden(self, copy: CopyId) -> bool:
        """Whether a card lies in a hand that these eyes do not see."""
        seat, place = divmod(self.table.state.place[copy] - TABLE_ZONES, SEAT_ZONES)
        return place == HAND and seat >= 0 and not self.is_seen_by(PlayerId(seat))

    def card_seen_by(self, copy: CopyId, *seers: PlayerId) -> str:
        """A card's name for those who see it; for others it is a card."""
        return self.card(copy) if self.is_seen_by(*seers) else "a card"


def total_said(total: Total, table: Table) -> str:
    """A total with its terms, each one's Level first; where several people's are in it, each Level says whose it is."""
    people = {term.who for term in total.terms if term.who != NO_PLAYER}
    seats = {who: place for place, who in enumerate(dict.fromkeys(term.who for term in total.terms))}
    ordered = list(total.terms)
    if any(term.label == "Level" for term in total.terms):
        ordered.sort(key=lambda term: (seats[term.who], term.label != "Level"))
    parts = [(term.amount, _label(term, table, many=len(people) > 1)) for term in ordered]
    return sum_said(total.amount, parts)


def _label(term: Term, table: Table, many: bool) -> str:
    if many and term.label == "Level" and term.who != NO_PLAYER:
        return f"{table.state.players[term.who].name}'s Level"
    return term.label


HUMAN = "Human"
"""What a character without a race is."""


def person_said(table: Table, who: PlayerId, eyes: PlayerId | None = None) -> str:
    """One player: "Jenn, Level 4 Werewolf: Finger Claws in use, Goth Boots sideways, 2 cards in hand"."""
    player = table.state.players[who]
    character = [table.card(copy).name for copy in table.in_play(who) if table.card(copy).kind in CHARACTER_KINDS]
    if any(term.label == HUMAN for term in table.total("traits", who).terms):
        character.insert(0, HUMAN)
    fate = ", has left the game" if who in table.state.left else ", dead" if player.dead else ""
    head = " ".join([f"{player.name}, Level {player.level}", *character]) + fate
    parts = []
    in_use = [name_of(table, copy) for copy in table.in_play(who) if not _is_character(table.card(copy))]
    if in_use:
        parts.append(f"{listed(in_use)} in use")
    if table.sideways(who):
        parts.append(f"{listed([name_of(table, copy) for copy in table.sideways(who)])} sideways")
    if table.hand(who):
        hand = counted(len(table.hand(who)), "card") if eyes not in (None, who) else _held(table, table.hand(who))
        parts.append(f"{hand} in hand")
    if table.curses(who):
        parts.append(f"cursed: {_named(table, table.curses(who))}")
    return f"{head}: {', '.join(parts)}" if parts else head


def name_of(table: Table, copy: CopyId) -> str:
    """A card's name with what lies on it; a star marks a stand-in."""
    card = table.card(copy)
    lying = table.laid(copy)
    name = f"{card.name}*" if card.stand_in else card.name
    return f"{name} ({_named(table, lying)})" if lying else name


def _held(table: Table, copies: list[CopyId]) -> str:
    """A hand by name; with cards in it that no player has named, how many there are in all."""
    known = [name_of(table, copy) for copy in copies if table.card(copy).name != UNNAMED]
    unnamed = len(copies) - len(known)
    if not unnamed:
        return listed(known)
    which = f" ({listed([*known, f'{unnamed} not named'])})" if known else " not named"
    return f"{counted(len(copies), 'card')}{which}"


def _named(table: Table, copies: list[CopyId]) -> str:
    return listed([name_of(table, copy) for copy in copies])


def _is_character(card: Card) -> bool:
    return card.kind in CHARACTER_KINDS


LOOTING, LOOTERS_DIE = "looting", "{other} is to roll for who chooses first."
"""What the die is asked for where looters are tied, and how that is told: of whom it is asked has to be said."""


def debt_said(debt: d.Debt, told: Told) -> str:
    """What is owed, as a sentence; "" if it is nothing to tell."""
    hidden = sum(told.is_hidden(copy) for copy in debt.options)
    options = [told.card(copy) for copy in debt.options if not told.is_hidden(copy)]
    options += [counted(hidden, "hidden card")] if hidden else []
    options += [told.player(who) for who in debt.players]
    words = () if isinstance(debt, d.Blind) else debt.words
    is_anothers = isinstance(debt, d.Lose) and debt.other not in (NO_PLAYER, debt.who)
    is_for_looting = isinstance(debt, d.Die) and debt.words == (LOOTING,) and debt.other != NO_PLAYER
    wording = LOOTERS_DIE if is_for_looting else d.TakeAway.says if is_anothers else debt.says
    said = wording.format(
        who="everybody" if debt.who == NO_PLAYER else told.player(debt.who),
        options=listed([*options, *words], "or"),
        count=f"{debt.count:,}",
        other="" if debt.other == NO_PLAYER else told.player(debt.other),
        copy=told.card(debt.copy),
        word=debt.words[0] if debt.words else "",
        cards=counted(debt.count, "card"),
        gone=f"given to {listed([told.player(who) for who in debt.players])}" if debt.players else "discarded",
        pips=f"{debt.count}{debt.plus:+d}" if debt.plus else debt.count,
    )
    return said.replace(": .", ".")  # what there is to choose from may have to be drawn first
