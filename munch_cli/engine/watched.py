"""A board that notes which of its parts are looked at, so that an answer can be kept until one of them changes."""

from collections.abc import Iterator

from munch_cli.table.ids import CardId, CopyId, PlayerId, RuleId
from munch_cli.table.parts import (
    ALL_ZONES,
    CARDS,
    EVERYTHING,
    FIGHT,
    FIGHT_BITS,
    FIRST_ZONE,
    HOSTS,
    LUCK,
    OWED,
    PLAYERS,
    RULINGS,
    TURN_BITS,
    WINNERS,
    of_debts,
    of_fight,
    of_player,
)
from munch_cli.table.state import Combat, Debt, Player, State, Turn
from munch_cli.table.typed import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Callable


class WatchedState:
    """Reads like the board it stands for. ``seen``: the bits of what was looked at."""

    __slots__ = ("_fight", "_turn", "log", "options", "owner", "place", "players", "real", "seen", "whole", "zones")

    def __init__(self, real: State) -> None:
        self.seen = 0
        self.zones = WatchedZones(self)
        self.place = WatchedPlaces(self)
        self.players = WatchedPlayers(self)
        self._turn = WatchedTurn(self)
        self._fight = WatchedFight(self)
        self.turn_to(real)

    def turn_to(self, real: State) -> None:
        """Reads like another board from now on."""
        self.real, self.log = real, real.log
        self.owner, self.whole, self.options = real.owner, real.whole, real.options

    @property
    def turn(self) -> Turn:
        """Whose turn it is; each of its slots is noted by itself."""
        return cast("Turn", self._turn)

    @property
    def combat(self) -> Combat | None:
        """The fight that is on; each of its slots is noted by itself."""
        self.seen |= FIGHT
        return None if self.real.combat is None else cast("Combat", self._fight)

    @property
    def owed(self) -> tuple[Debt, ...]:
        """What is owed."""
        self.seen |= OWED
        return self.real.owed

    def owed_of(self, what: str) -> tuple[Debt, ...]:
        """The debts of one kind."""
        self.seen |= of_debts(what)
        return self.real.owed_of(what)

    @property
    def lent(self) -> tuple[tuple[PlayerId, CardId], ...]:
        """The abilities borrowed in this fight."""
        self.seen |= _LENT
        return self.real.lent

    @property
    def host(self) -> dict[CopyId, CopyId]:
        """What lies on what."""
        self.seen |= HOSTS
        return self.real.host

    @property
    def left(self) -> tuple[PlayerId, ...]:
        """Who has left the game."""
        self.seen |= WINNERS
        return self.real.left

    @property
    def is_over(self) -> bool:
        """Whether somebody has won, or nobody is there any more."""
        self.seen |= WINNERS
        return self.real.is_over

    @property
    def winners(self) -> tuple[PlayerId, ...]:
        """Who has won."""
        self.seen |= WINNERS
        return self.real.winners

    @property
    def rulings(self) -> dict[RuleId, str]:
        """What the owner decided."""
        self.seen |= RULINGS
        return self.real.rulings

    @property
    def cards(self) -> tuple[CardId, ...]:
        """Which cards there are."""
        self.seen |= CARDS
        return self.real.cards

    @property
    def backs(self) -> tuple[int, ...]:
        """The decks they belong to."""
        self.seen |= CARDS
        return self.real.backs

    @property
    def rolls(self) -> tuple[int, ...]:
        """What the die is said to show next."""
        self.seen |= LUCK
        return self.real.rolls

    @property
    def luck(self) -> int:
        """The generator's position."""
        self.seen |= LUCK
        return self.real.luck

    def copy(self) -> State:
        """A board of its own, on which anything may be tried; so all of this one has been looked at."""
        self.seen = EVERYTHING
        return self.real.copy()


_LENT = of_fight("borrowed")


class WatchedZones:
    """The zones, each noted by itself."""

    __slots__ = ("_whole",)

    def __init__(self, whole: WatchedState) -> None:
        self._whole = whole

    def __getitem__(self, zone: int) -> list[CopyId]:
        self._whole.seen |= FIRST_ZONE << zone
        return self._whole.real.zones[zone]

    def __iter__(self) -> Iterator[list[CopyId]]:
        self._whole.seen |= ALL_ZONES
        return iter(self._whole.real.zones)

    def __len__(self) -> int:
        return len(self._whole.real.zones)


class WatchedPlaces:
    """Where cards lie: as long as nothing happens to the zone a card lies in, it lies there."""

    __slots__ = ("_whole",)

    def __init__(self, whole: WatchedState) -> None:
        self._whole = whole

    def __getitem__(self, copy: CopyId) -> int:
        whole = self._whole
        zone = whole.real.place[copy]
        whole.seen |= FIRST_ZONE << zone
        return zone


class WatchedPlayers:
    """The players, each noted by himself; how many there are never changes."""

    __slots__ = ("_whole",)

    def __init__(self, whole: WatchedState) -> None:
        self._whole = whole

    def __getitem__(self, seat: int) -> Player:
        self._whole.seen |= of_player(seat)
        return self._whole.real.players[seat]

    def __iter__(self) -> Iterator[Player]:
        self._whole.seen |= PLAYERS
        return iter(self._whole.real.players)

    def __len__(self) -> int:
        return len(self._whole.real.players)


class WatchedTurn:
    """The turn, slot by slot."""

    __slots__ = ("_whole",)

    def __init__(self, whole: WatchedState) -> None:
        self._whole = whole


class WatchedFight:
    """The fight, slot by slot."""

    __slots__ = ("_whole",)

    def __init__(self, whole: WatchedState) -> None:
        self._whole = whole


def _of_turn(slot: str, bit: int) -> "Callable[[WatchedTurn], object]":
    def read(self: WatchedTurn) -> object:
        whole = self._whole
        whole.seen |= bit
        return getattr(whole.real.turn, slot)

    return read


def _of_fight(slot: str, bit: int) -> "Callable[[WatchedFight], object]":
    def read(self: WatchedFight) -> object:
        whole = self._whole
        whole.seen |= bit
        return getattr(whole.real.combat, slot)

    return read


for _slot, _bit in TURN_BITS.items():
    setattr(WatchedTurn, _slot, property(_of_turn(_slot, _bit)))
for _slot, _bit in FIGHT_BITS.items():
    setattr(WatchedFight, _slot, property(_of_fight(_slot, _bit)))
