"""The board as plain values: what lies where, whose turn it is, what fight is on, what is owed.

Every physical card lies in exactly one zone; a zone is a list of copies with its newest, or its top, card last. Changed
in place by ``apply`` alone. ``copy`` stands beside the slots; ``plain.py`` turns a board into JSON.
"""

from munch_cli.table.cards import Deck
from munch_cli.table.ids import NO_PLAYER, CardId, CopyId, PlayerId, RuleId
from munch_cli.table.records import NamedTuple
from munch_cli.table.typed import Literal

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

Phase = Literal["setup", "start", "door", "trouble", "loot", "charity"]
PHASES: tuple[Phase, ...] = ("setup", "start", "door", "trouble", "loot", "charity")
MALE, FEMALE = 0, 1
SEXES = ("male", "female")
MUNCHKINS, MONSTERS = 0, 1
SIDES = ("munchkins", "monsters")


def seat_zone(player: PlayerId, zone: int) -> int:
    """The number of a player's own zone (HAND, IN_PLAY, SIDEWAYS, CURSES, BODY)."""
    return TABLE_ZONES + SEAT_ZONES * player + zone


def pile_of(deck: str) -> int:
    """The pile of a deck, "door" or "treasure"; it is also the back of its cards."""
    return DECK_PILES[deck][0]


def deck_of(back: int) -> Deck:
    """The deck whose cards have this back."""
    return "door" if back == DOOR else "treasure"


def discards_of(back: int) -> int:
    """Where cards with this back are discarded."""
    return DOOR_DISCARDS if back == DOOR else TREASURE_DISCARDS


class Play(NamedTuple):
    """A card played into the fight for a side, by somebody."""

    copy: CopyId
    by: PlayerId
    side: int


class Boost(NamedTuple):
    """Strength that an ability gave a side of the fight; ``label`` names the ability.

    ``of``: the fighter whose strength it is, as long as he fights; NO_PLAYER, if it is nobody's in particular.
    """

    side: int
    amount: int
    label: str
    because: tuple[RuleId, ...]
    of: PlayerId = NO_PLAYER


class Deal(NamedTuple):
    """What the helper was promised; ``first`` picks first among the Treasures. ``compelled``: nobody asked him.

    ``unpaid``: the card that compelled him says that he gets nothing; ``no_win``: that the fighter does not win by it;
    ``nobody_wins``: that neither of them does.
    """

    treasures: int = 0
    first: PlayerId = NO_PLAYER
    items: tuple[CopyId, ...] = ()
    plays: tuple[CopyId, ...] = ()
    compelled: bool = False
    unpaid: bool = False
    no_win: bool = False
    nobody_wins: bool = False


class Use(NamedTuple):
    """An ability used: by whom, on whom; ``span`` is the fight, turn or roll in which it counts as used.

    ``paid``: how many cards were discarded for it.
    """

    ability: str
    by: PlayerId
    on: PlayerId
    span: str
    paid: int = 0


class Gone(NamedTuple):
    """A monster that left the fight before it was won, ``by`` somebody; ``treasures`` is what it was worth then.

    ``word``: whether the card that did it says that they are "taken" or "denied", or says nothing ("");
    "killed" if the card killed it, and then ``levels`` is what it gives once the fight is won.
    """

    card: CardId
    treasures: int
    because: tuple[RuleId, ...]
    word: str = "taken"
    by: PlayerId = NO_PLAYER
    levels: int = 0


class Ruled(NamedTuple):
    """Whose word a ruling is, from when, and why."""

    by: str = ""
    on: str = ""
    because: str = ""


class Debt(NamedTuple):
    """Something owed before the turn goes on. ``layer``: the highest is settled first.

    ``who`` owes it (NO_PLAYER: the table, as with a die); ``options`` are copies to choose among, ``players`` and
    ``words`` other answers; ``count`` how many; ``copy`` and ``other`` what it is about. Of a roll that may be answered
    ``count`` are its pips and ``plus`` what was added to it; ``players`` let it stand. Of charity ``had`` are those who
    have received, once for each card. Of a roll against somebody ``rival`` is who that is.
    """

    what: str
    who: PlayerId
    layer: int
    because: tuple[RuleId, ...] = ()
    options: tuple[CopyId, ...] = ()
    words: tuple[str, ...] = ()
    count: int = 1  # type: ignore[assignment]
    copy: CopyId = CopyId(-1)
    other: PlayerId = NO_PLAYER
    players: tuple[PlayerId, ...] = ()
    plus: int = 0
    had: tuple[PlayerId, ...] = ()
    rival: PlayerId = NO_PLAYER


class Player:
    """One seat: a person's character. ``new``: the character died and awaits its new cards."""

    __slots__ = ("dead", "level", "name", "new", "sex")

    def __init__(self, name: str, sex: int = MALE, level: int = 1, dead: bool = False, new: bool = False) -> None:
        self.name = name
        self.sex = sex
        self.level = level
        self.dead = dead
        self.new = new

    def copy(self) -> "Player":
        """An equal player that can change on his own."""
        return Player(self.name, self.sex, self.level, self.dead, self.new)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and _same(self, other)

    __hash__ = None  # type: ignore[assignment]


class Turn:
    """Whose turn it is and how far it has come.

    ``due``: Treasures still to be drawn; ``due_up``: face up. ``opened``: the card that was behind the door;
    ``looted``: the room was looted; ``fled``: a fight of this turn was lost. ``used``: abilities used in it;
    ``gained``: cards that somebody got since it last moved on. ``helped``: who helped in its last fight, and on what
    terms; ``earned``: how many Treasures that fight paid. ``borrowed``: whose borrowed abilities of which card are
    past. ``cursed``: Curses that struck the player in this turn. ``heard``: the card drawn by listening at the door;
    ``ready``: who is, before the first turn. ``aftermath``: a fight has just ended; who has let the moment pass.
    ``victor``: who fought last in it, where another had taken the fight over. ``cleared``: the card by which the room
    may be looted though a monster was met.
    """

    __slots__ = (
        "aftermath",
        "borrowed",
        "cleared",
        "cursed",
        "due",
        "due_up",
        "earned",
        "fled",
        "gained",
        "heard",
        "helped",
        "looted",
        "met_monster",
        "number",
        "opened",
        "phase",
        "player",
        "ready",
        "used",
        "victor",
    )

    def __init__(
        self,
        player: PlayerId,
        phase: Phase = "start",
        number: int = 1,
        met_monster: bool = False,
        looted: bool = False,
        due: int = 0,
        due_up: bool = False,
        used: tuple[Use, ...] = (),
        opened: CardId | None = None,
        fled: bool = False,
        gained: tuple[CopyId, ...] = (),
        helped: tuple[PlayerId, Deal] | None = None,
        earned: int = 0,
        borrowed: tuple[tuple[PlayerId, CardId], ...] = (),
        cursed: tuple[CopyId, ...] = (),
        heard: tuple[CopyId, ...] = (),
        ready: tuple[PlayerId, ...] = (),
        aftermath: tuple[PlayerId, ...] | None = None,
        victor: PlayerId = NO_PLAYER,
        cleared: CardId | None = None,
    ) -> None:
        self.victor = victor
        self.cleared = cleared
        self.aftermath = aftermath
        self.borrowed = borrowed
        self.cursed = cursed
        self.heard = heard
        self.ready = ready
        self.opened = opened
        self.fled = fled
        self.gained = gained
        self.helped = helped
        self.earned = earned
        self.player = player
        self.phase: Phase = phase
        self.number = number
        self.met_monster = met_monster
        self.looted = looted
        self.due = due
        self.due_up = due_up
        self.used = used

    def copy(self) -> "Turn":
        """An equal turn that can change on its own."""
        return Turn(
            self.player,
            self.phase,
            self.number,
            self.met_monster,
            self.looted,
            self.due,
            self.due_up,
            self.used,
            self.opened,
            self.fled,
            self.gained,
            self.helped,
            self.earned,
            self.borrowed,
            self.cursed,
            self.heard,
            self.ready,
            self.aftermath,
            self.victor,
            self.cleared,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Turn) and _same(self, other)

    __hash__ = None  # type: ignore[assignment]


class Combat:
    """A fight. Its monsters lie in FOES, their enhancers and Mates' originals are told by ``State.host``.

    ``plays``: cards played into it, ``boosts``: what abilities added to a side; ``borrowed``: who borrows the
    abilities of which card. ``deal``: what the helper was promised, None without one.
    ``claimed``: the two totals at which the kill was claimed, or None. ``caught``, ``escaped``: (player, monster).
    ``offer``: who is asked, or offers, and on what terms. ``declined``: who turned the fighter down.
    ``gone``: monsters that left without a kill. ``running``: the fight is lost.
    ``cursed``: Curses that struck a fighter while he fought. ``former``: helpers who are so no more.
    ``brought``: monsters and enhancers that came later: which, by whom, how ("laid", "mate", "tag", "wandering").
    ``laid``: cards put in play since it began.
    """

    __slots__ = (
        "began",
        "boosts",
        "borrowed",
        "brought",
        "caught",
        "claimed",
        "cursed",
        "deal",
        "declined",
        "escaped",
        "fighter",
        "former",
        "gone",
        "helper",
        "laid",
        "offer",
        "plays",
        "running",
    )

    def __init__(
        self,
        fighter: PlayerId,
        began: Literal["door", "trouble"] = "door",
        helper: PlayerId = NO_PLAYER,
        deal: Deal | None = None,
        claimed: tuple[int, int] | None = None,
        running: bool = False,
        plays: tuple[Play, ...] = (),
        boosts: tuple[Boost, ...] = (),
        borrowed: tuple[tuple[PlayerId, CardId], ...] = (),
        declined: tuple[PlayerId, ...] = (),
        gone: tuple[Gone, ...] = (),
        caught: tuple[tuple[PlayerId, CopyId], ...] = (),
        escaped: tuple[tuple[PlayerId, CopyId], ...] = (),
        offer: tuple[PlayerId, Deal] | None = None,
        cursed: tuple[CopyId, ...] = (),
        former: tuple[PlayerId, ...] = (),
        brought: tuple[tuple[CopyId, PlayerId, str], ...] = (),
        laid: tuple[CopyId, ...] = (),
    ) -> None:
        self.laid = laid
        self.fighter = fighter
        self.began: Literal["door", "trouble"] = began
        self.helper = helper
        self.deal = deal
        self.claimed = claimed
        self.running = running
        self.plays = plays
        self.boosts = boosts
        self.borrowed = borrowed
        self.declined = declined
        self.gone = gone
        self.caught = caught
        self.escaped = escaped
        self.offer = offer
        self.cursed = cursed
        self.former = former
        self.brought = brought

    def copy(self) -> "Combat":
        """An equal fight that can change on its own."""
        return Combat(
            self.fighter,
            self.began,
            self.helper,
            self.deal,
            self.claimed,
            self.running,
            self.plays,
            self.boosts,
            self.borrowed,
            self.declined,
            self.gone,
            self.caught,
            self.escaped,
            self.offer,
            self.cursed,
            self.former,
            self.brought,
            self.laid,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Combat) and _same(self, other)

    __hash__ = None  # type: ignore[assignment]


class State:
    """The whole board.

    ``cards[copy]`` is the printed card of a copy, ``backs[copy]`` its deck (DOOR or TREASURE), ``place[copy]`` its
    zone, ``host[copy]`` the card it lies on (an enhancer on a monster, Cheat! on an Item, a Mate on its monster).
    ``left``: who has left the game; without anybody there it is over.
    ``whole``: the piles hold all that is in them.
    ``rolls``: what the die is said to show next. ``luck`` is the generator's position, -1 without a generator.
    ``touched``: the parts (``parts.py``) that the last event applied has touched; no part of the board itself.
    """

    __slots__ = (
        "backs",
        "cards",
        "combat",
        "host",
        "left",
        "luck",
        "options",
        "owed",
        "owner",
        "place",
        "players",
        "rolls",
        "ruled",
        "rulings",
        "touched",
        "turn",
        "whole",
        "winners",
        "zones",
    )

    def __init__(self, players: list[Player], turn: Turn) -> None:
        self.cards: tuple[CardId, ...] = ()
        self.backs: tuple[int, ...] = ()
        self.zones: list[list[CopyId]] = [[] for _ in range(TABLE_ZONES + SEAT_ZONES * len(players))]
        self.place: list[int] = []
        self.host: dict[CopyId, CopyId] = {}
        self.players = players
        self.turn = turn
        self.combat: Combat | None = None
        self.owed: tuple[Debt, ...] = ()
        self.winners: tuple[PlayerId, ...] = ()
        self.left: tuple[PlayerId, ...] = ()
        self.owner: PlayerId = NO_PLAYER
        self.rulings: dict[RuleId, str] = {}
        self.ruled: dict[RuleId, Ruled] = {}
        self.options: tuple[str, ...] = ()
        self.whole = False
        self.luck = -1
        self.rolls: tuple[int, ...] = ()
        self.touched = 0

    def owed_of(self, what: str) -> tuple[Debt, ...]:
        """The debts of one kind."""
        return tuple([debt for debt in self.owed if debt.what == what]) if self.owed else ()

    @property
    def is_over(self) -> bool:
        """Whether somebody has won, or nobody is there any more."""
        return bool(self.winners) or len(self.left) == len(self.players)

    @property
    def lent(self) -> tuple[tuple[PlayerId, CardId], ...]:
        """The abilities borrowed in this fight: by whom, of which card."""
        return self.combat.borrowed if self.combat is not None else ()

    def copy(self) -> "State":
        """An equal board that can change on its own; costs microseconds."""
        new = State.__new__(State)
        new.cards = self.cards
        new.backs = self.backs
        new.zones = [zone[:] for zone in self.zones]
        new.place = self.place[:]
        new.host = self.host.copy()
        new.players = [player.copy() for player in self.players]
        new.turn = self.turn.copy()
        new.combat = self.combat.copy() if self.combat is not None else None
        new.owed = self.owed
        new.winners = self.winners
        new.left = self.left
        new.owner = self.owner
        new.rulings = self.rulings.copy()
        new.ruled = self.ruled.copy()
        new.options = self.options
        new.whole = self.whole
        new.luck = self.luck
        new.rolls = self.rolls
        new.touched = 0
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and _same(self, other)

    __hash__ = None  # type: ignore[assignment]


def _same(one: Player | Turn | Combat | State, other: Player | Turn | Combat | State) -> bool:
    return all(getattr(one, slot) == getattr(other, slot) for slot in one.__slots__ if slot != "touched")
