"""The board as plain values: what lies where, whose turn it is, what fight is on, what is owed.

Every physical card lies in exactly one zone; a zone is a tuple of copies with its newest, or its top, card last, which
copies of a board share until it changes. Changed in place by events alone (``events.py``). Each field says what it is
once: constructor, copy and equality come out of that (``typed.py``), as do the reader, the writer and the schema of
scenario files, and what a feature tells of it.
"""

from typing import Annotated, Literal

from munch_cli.table.cards import Deck
from munch_cli.table.debts import Debt
from munch_cli.table.ids import (
    FIGHT,
    HANDS,
    LYING,
    NO_PLAYER,
    PILES,
    SEATS,
    CardId,
    CopyId,
    PlayerId,
    RuleId,
    of_seat,
    seats_from,
)
from munch_cli.table.typed import Declared, NamedTuple, Spec

# Zones of the table, then a block of zones for every seat.
DOOR, TREASURE, DOOR_DISCARDS, TREASURE_DISCARDS, FACE_UP, FOES, ON_FOES, PLAYED, SPOILS, ATTACHED, BOX = range(11)
TABLE_ZONES = 11
HAND, IN_PLAY, SIDEWAYS, CURSES, BODY = range(5)
SEAT_ZONES = 5
ZONE_NAMES = (
    "door",
    "treasure",
    "door_discards",
    "treasure_discards",
    "face_up",
    "foes",
    "on_foes",
    "played",
    "spoils",
    "attached",
    "box",
)
DECK_PILES = {"door": (DOOR, DOOR_DISCARDS), "treasure": (TREASURE, TREASURE_DISCARDS)}
"""The pile and the discards of a deck."""
SEAT_ZONE_NAMES = ("hand", "in_play", "sideways", "curses", "body")
ZONES_TOLD = {
    ("table", "door"): "the Door pile holds {value}",
    ("table", "treasure"): "the Treasure pile holds {value}",
    ("table", "door_discards"): "{value} lies|lie in the Door discards",
    ("table", "treasure_discards"): "{value} lies|lie in the Treasure discards",
    ("table", "spoils"): "{value} lies|lie to be shared out",
    ("table", "box"): "{value} lies|lie out of the game",
    ("turn", "face_up"): "{value} lies|lie face up",
    ("player", "body"): "{value} lies|lie on the body of {who}",
}
"""A place in a file that only a fact lays -> the sentence of the fact."""

Phase = Literal["setup", "start", "door", "trouble", "loot", "charity"]
PHASES: tuple[Phase, ...] = ("setup", "start", "door", "trouble", "loot", "charity")
MALE, FEMALE = 0, 1
SEXES = ("male", "female")
MUNCHKINS, MONSTERS = 0, 1
SIDES = ("munchkins", "monsters")


def seat_zone(player: PlayerId, zone: int) -> int:
    """The number of a player's own zone (HAND, IN_PLAY, SIDEWAYS, CURSES, BODY)."""
    return TABLE_ZONES + SEAT_ZONES * player + zone


OWNERS = (NO_PLAYER,) * TABLE_ZONES + tuple(PlayerId(seat) for seat in range(SEATS) for _ in range(SEAT_ZONES))
"""Whose each zone is."""


def pile_of(deck: str) -> int:
    """The pile of a deck, "door" or "treasure"; it is also the back of its cards."""
    return DECK_PILES[deck][0]


def deck_of(back: int) -> Deck:
    """The deck whose cards have this back."""
    return "door" if back == DOOR else "treasure"


def discards_of(back: int) -> int:
    """Where cards with this back are discarded."""
    return DOOR_DISCARDS if back == DOOR else TREASURE_DISCARDS


class FightPlay(NamedTuple):
    """A card played into the fight for a side, by somebody."""

    copy: Annotated[CopyId, Spec("the card", file="card")]
    by: Annotated[PlayerId, Spec("who played it; whose turn it is, unless another is named")]
    side: Annotated[int, Spec("for which side", file="for", words=SIDES)]


class Boost(NamedTuple):
    """Strength that an ability gave a side of the fight."""

    side: Annotated[int, Spec("for which side", file="for", words=SIDES)]
    amount: Annotated[int, Spec("how much strength")]
    label: Annotated[str, Spec("the name of the ability")] = ""
    because: Annotated[tuple[RuleId, ...], Spec("the ids of the rules or cards that give it")] = ()
    of: Annotated[PlayerId, Spec("the fighter whose strength it is, as long as they fight")] = NO_PLAYER


class Deal(NamedTuple):
    """What the helper was promised."""

    treasures: Annotated[int, Spec("how many Treasures of the fight", least=0)] = 0
    first: Annotated[PlayerId, Spec("who picks first among the Treasures")] = NO_PLAYER
    items: Annotated[tuple[CopyId, ...], Spec("cards promised")] = ()
    plays: Annotated[tuple[CopyId, ...], Spec("cards from the hand that the fighter will play")] = ()
    compelled: Annotated[bool, Spec("nobody asked the helper", told="{helper} was not asked for this help")] = False
    unpaid: Annotated[
        bool,
        Spec(
            "the card that compelled the helper says that they get nothing", told="{helper} gets nothing for the help"
        ),
    ] = False
    no_win: Annotated[
        bool, Spec("the fighter does not win the game by it", told="{fighter} does not win the game by this fight")
    ] = False
    nobody_wins: Annotated[
        bool, Spec("neither of them wins the game by it", told="nobody wins the game by this fight")
    ] = False


class Use(NamedTuple):
    """An ability used."""

    ability: Annotated[str, Spec("the name of the ability")]
    by: Annotated[PlayerId, Spec("by whom; whose turn it is, unless another is named")]
    on: Annotated[PlayerId, Spec("on whom", unsaid=NO_PLAYER)]
    span: Annotated[
        str, Spec("the fight, turn or roll in which it counts as used", words=("turn", "fight", "roll", ""))
    ]
    paid: Annotated[int, Spec("how many cards were discarded for it", least=0)] = 0


class Gone(NamedTuple):
    """A monster that left the fight before it was won.

    ``word``: whether the card that did it says that they are "taken" or "denied", or says nothing ("");
    "killed" if the card killed it.
    """

    card: Annotated[CardId, Spec("the monster")]
    treasures: Annotated[int, Spec("what it was worth then, in Treasures", least=0)]
    because: Annotated[tuple[RuleId, ...], Spec("the ids of the rules or cards by which it left")]
    word: Annotated[str, Spec("what becomes of its Treasures", words=("taken", "denied", "killed", ""))] = ""
    by: Annotated[PlayerId, Spec("who made it leave")] = NO_PLAYER
    levels: Annotated[int, Spec("the levels it gives once the fight is won, if a card killed it", least=0)] = 0
    weakened: Annotated[bool, Spec("whether enhancers left it no Treasure to pay; how few it can pay is open")] = False


class Borrowed(NamedTuple):
    """The abilities of a card, borrowed by somebody who does not have it."""

    by: Annotated[PlayerId, Spec("who borrows them; whose turn it is, unless another is named")]
    card: Annotated[CardId, Spec("the card")]


class Brought(NamedTuple):
    """A monster or an enhancer that came to a fight when it had begun."""

    card: Annotated[CopyId, Spec("the card")]
    by: Annotated[PlayerId, Spec("who brought it", unsaid=NO_PLAYER)]
    how: Annotated[str, Spec("how it came", words=("laid", "mate", "replacing", "tag", "wandering", ""))]


class Ruled(NamedTuple):
    """Whose word a ruling is, from when, and why."""

    by: str = ""
    on: str = ""
    because: str = ""


class Player(Declared):
    """One seat: a person's character."""

    name: Annotated[str, Spec(part="-")]
    sex: Annotated[int, Spec("the sex of the character", words=SEXES, always=True)] = MALE
    level: Annotated[int, Spec("the Level", least=1, always=True)] = 1
    dead: Annotated[bool, Spec("the character is dead")] = False
    new: Annotated[
        bool,
        Spec("the character awaits its first cards", told="{who} waits for new cards"),
    ] = False
    hand_known: Annotated[bool, Spec("no further card is in the hand, where hands are unknown", told="-")] = False


class Turn(Declared):
    """Whose turn it is, and how far it has come."""

    player: Annotated[PlayerId, Spec("whose turn it is", part="table", file="turn", told="-")]
    phase: Annotated[Phase, Spec("how far it has come", part="table", told="-", always=True)] = "start"
    number: Annotated[int, Spec("which turn of the game it is", least=1, told="it is turn {value} of the game")] = 1
    met_monster: Annotated[bool, Spec("a monster was met in it", told="{turn} has met a monster this turn")] = False
    looted: Annotated[bool, Spec("the room was looted", told="{turn} has looted the room this turn")] = False
    due: Annotated[
        int,
        Spec(
            "Treasures still to be drawn", file="treasure_due", least=0, told="{value} Treasures are still to be drawn"
        ),
    ] = 0
    due_up: Annotated[
        bool, Spec("they are drawn face up", file="due_face_up", told="the Treasures are drawn face up")
    ] = False
    used: Annotated[tuple[Use, ...], Spec("abilities used in it", told="{by} has used {ability} this turn")] = ()
    opened: Annotated[CardId | None, Spec("the card that was behind the door", told="behind the door was {value}")] = (
        None
    )
    fled: Annotated[bool, Spec("a fight of this turn was lost", told="{turn} has lost a fight this turn")] = False
    gained: Annotated[
        tuple[CopyId, ...],
        Spec("cards that somebody got since the turn last moved on", told="{value} was|were just received"),
    ] = ()
    helped: Annotated[
        tuple[PlayerId, Deal] | None, Spec("who helped in its last fight, and on what terms", told="-")
    ] = None
    earned: Annotated[
        int, Spec("how many Treasures that fight paid", least=0, told="the last fight paid {value} Treasures")
    ] = 0
    borrowed: Annotated[
        tuple[Borrowed, ...],
        Spec("abilities borrowed in a fight that is over", told="{by} has borrowed {card} this turn"),
    ] = ()
    cursed: Annotated[
        tuple[CopyId, ...],
        Spec("Curses that struck the player in this turn", told="{value} struck {turn} this turn"),
    ] = ()
    heard: Annotated[
        tuple[CopyId, ...],
        Spec("the card drawn by listening at the door", told="{value} was|were drawn while listening"),
    ] = ()
    ready: Annotated[
        tuple[PlayerId, ...],
        Spec("who is ready, before the first turn", told="ready before the first turn are {value}"),
    ] = ()
    aftermath: Annotated[
        tuple[PlayerId, ...] | None,
        Spec("a fight has just ended; who has let the moment pass", told="the fight has just ended"),
    ] = None
    victor: Annotated[
        PlayerId,
        Spec("who fought last in it, where another had taken the fight over", told="{value} fought last this turn"),
    ] = NO_PLAYER
    cleared: Annotated[
        CardId | None,
        Spec(
            "the card by which the room may be looted though a monster was met",
            told="{value} lets {turn} loot the room",
        ),
    ] = None


class Combat(Declared):
    """A fight. Its monsters lie in FOES, their enhancers and Mates' originals are told by ``State.host``.

    A file is read in this order: cards are played before anything else speaks of them.
    """

    fighter: Annotated[PlayerId, Spec("who fights; whose turn it is, unless another is named")]
    began: Annotated[Literal["door", "trouble"], Spec("where it came from", told="-", always=True)] = "door"
    helper: Annotated[PlayerId, Spec("who helps")] = NO_PLAYER
    plays: Annotated[
        tuple[FightPlay, ...], Spec("cards played into it", file="played", told="{by} has played {card} for the {for}")
    ] = ()
    deal: Annotated[Deal | None, Spec("what the helper was promised")] = None
    claimed: Annotated[
        tuple[int, int] | None,
        Spec(
            "true, or the two totals at which the kill was claimed",
            told="the kill is claimed",
        ),
    ] = None
    running: Annotated[
        bool,
        Spec(
            "true once the fight is lost, or the monsters that each fighter still has to run from",
            told="{fighter} is to run away",
        ),
    ] = False
    boosts: Annotated[
        tuple[Boost, ...], Spec("what abilities added to a side", told="added by abilities: {value}")
    ] = ()
    borrowed: Annotated[
        tuple[Borrowed, ...], Spec("abilities borrowed for it", told="{by} has borrowed {card} for this fight")
    ] = ()
    declined: Annotated[tuple[PlayerId, ...], Spec("who turned the fighter down", told="{value} would not help")] = ()
    gone: Annotated[
        tuple[Gone, ...], Spec("monsters that left without a kill", told="gone from the fight: {value}")
    ] = ()
    caught: Annotated[
        tuple[tuple[PlayerId, CopyId], ...],
        Spec("the monsters that caught each player who ran", told="{value} has caught {who}"),
    ] = ()
    escaped: Annotated[
        tuple[tuple[PlayerId, CopyId], ...],
        Spec("the monsters that each player has got away from", told="{who} has got away from {value}"),
    ] = ()
    offer: Annotated[
        tuple[PlayerId, Deal] | None, Spec("who is asked, or offers, and on what terms", told="offered: {value}")
    ] = None
    cursed: Annotated[
        tuple[CopyId, ...], Spec("Curses that struck a fighter in it", told="{value} struck in this fight")
    ] = ()
    former: Annotated[
        tuple[PlayerId, ...], Spec("who helped and no longer does", told="{value} helped before and no longer does")
    ] = ()
    brought: Annotated[
        tuple[Brought, ...], Spec("monsters and enhancers that came later", told="came to the fight: {value}")
    ] = ()
    laid: Annotated[
        tuple[CopyId, ...], Spec("cards put in play since it began", told="{value} was|were laid down in this fight")
    ] = ()

    @property
    def met(self) -> tuple[tuple[PlayerId, CopyId], ...]:
        """Each player who ran, with a monster that they have got away from or that caught them."""
        return (*self.escaped, *self.caught)


class State(Declared):
    """The whole board.

    ``cards[copy]`` is the printed card of a copy, ``backs[copy]`` its deck (DOOR or TREASURE), ``place[copy]`` its
    zone, ``host[copy]`` the card it lies on (an enhancer on a monster, Cheat! on an Item, a Mate on its monster).
    """

    players: list[Player]
    turn: Turn
    zones: list[tuple[CopyId, ...]]
    place: list[int]
    host: dict[CopyId, CopyId]
    rulings: dict[RuleId, str]
    ruled: dict[RuleId, Ruled]
    cards: tuple[CardId, ...] = ()
    backs: tuple[int, ...] = ()
    combat: Combat | None = None
    owed: tuple[Debt, ...] = ()
    owner: Annotated[PlayerId, Spec("who owns the game and decides what the rules leave open", part="table")] = (
        NO_PLAYER
    )
    whole: Annotated[
        bool,
        Spec(
            "the piles hold all other cards of the box",
            part="table",
            told="the other cards of the box lie in the piles",
        ),
    ] = False
    hands: Annotated[
        Literal["known", "unknown"],
        Spec(
            "whether the players may hold cards besides those that are named",
            part="table",
            told="-",
        ),
    ] = "known"
    options: Annotated[
        tuple[str, ...],
        Spec("optional rules in use", part="table", told="the table plays with {value}"),
    ] = ()
    rolls: Annotated[tuple[int, ...], Spec("what the die shows next", part="table", least=1, most=6)] = ()
    luck: Annotated[
        int,
        Spec(
            "the position of the dice, in hexadecimal figures; none without them",
            part="table",
            told="the dice start from {value}",
        ),
    ] = -1
    winners: Annotated[tuple[PlayerId, ...], Spec("who has won", part="table", told="the winners are {value}")] = ()
    left: Annotated[tuple[PlayerId, ...], Spec("who has left the game", part="table", told="{value} went home")] = ()

    @property
    def seats(self) -> tuple[PlayerId, ...]:
        """The seats of all players, in their order."""
        return seats_from(0, len(self.players))

    def seat_called(self, name: str) -> PlayerId | None:
        """The seat of the player with this name, in any case, with or without its last dot. None if there is none."""
        wanted = name.casefold().rstrip(".")
        return next((seat for seat in self.seats if self.players[seat].name.casefold().rstrip(".") == wanted), None)

    @property
    def is_over(self) -> bool:
        """Return True if a player has won, or no player is there any more."""
        return bool(self.winners) or len(self.left) == len(self.players)

    @property
    def lent(self) -> tuple[Borrowed, ...]:
        """The abilities borrowed in this fight."""
        return self.combat.borrowed if self.combat is not None else ()


def empty_board(players: list[Player], turn: Turn) -> State:
    """A board on which no card lies yet."""
    zones: list[tuple[CopyId, ...]] = [() for _ in range(TABLE_ZONES + SEAT_ZONES * len(players))]
    return State(players, turn, zones, place=[], host={}, rulings={}, ruled={})


# ---- what lies where


def move(state: State, copy: CopyId, zone: int) -> int:
    """Put a copy on top of a zone, from wherever it lies. Return the parts of the board that this touched."""
    zones, before = state.zones, state.place[copy]
    lay = zones[before]
    place = lay.index(copy)
    zones[before] = lay[:place] + lay[place + 1 :]
    zones[zone] = (*zones[zone], copy)
    state.place[copy] = zone
    return _PARTS[before] | _PARTS[zone]


def lift(state: State, copy: CopyId) -> None:
    """Take a copy off the card it lies on, if it lies on one."""
    state.host.pop(copy, None)


def add_copy(state: State, card: CardId, back: int, zone: int) -> CopyId:
    """A new physical copy on top of a zone. ``back`` is its deck, DOOR or TREASURE."""
    copy = CopyId(len(state.cards))
    state.cards = (*state.cards, card)
    state.backs = (*state.backs, back)
    state.zones[zone] = (*state.zones[zone], copy)
    state.place.append(zone)
    return copy


def top_layer(state: State) -> tuple[Debt, ...]:
    """What must be settled first: the debts of the highest layer, in the order in which they arose."""
    if not state.owed:
        return ()
    if len(state.owed) == 1:
        return state.owed
    highest = max([debt.layer for debt in state.owed])
    return tuple([debt for debt in state.owed if debt.layer == highest])


def _parts_of_zone(zone: int) -> int:
    if zone < TABLE_ZONES:
        return {FOES: FIGHT, ON_FOES: FIGHT, PLAYED: FIGHT, ATTACHED: LYING | _ALL_SEATS}.get(zone, PILES)
    seat, own = divmod(zone - TABLE_ZONES, SEAT_ZONES)
    return {HAND: HANDS, BODY: PILES}.get(own, LYING) | of_seat(seat)


_ALL_SEATS = sum(map(of_seat, range(SEATS)))
_PARTS = [_parts_of_zone(zone) for zone in range(TABLE_ZONES + SEAT_ZONES * SEATS)]
"""The parts of the board that each zone belongs to."""
