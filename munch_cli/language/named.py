"""What the parts of a sentence name, before it is resolved: which players, cards, numbers and words stand there."""

from munch_cli.language.names import AbilityOf
from munch_cli.language.places import Named
from munch_cli.table.ids import PlayerId
from munch_cli.table.records import NamedTuple


class NamedPlayer(NamedTuple):
    """Players of the name that stands there; more than one is a question."""

    seats: tuple[PlayerId, ...]
    start: int
    end: int


class Either(NamedTuple):
    """A name that both a player and a card bear."""

    player: NamedPlayer
    card: Named


class NamedAbility(NamedTuple):
    """Abilities of the name that stands there."""

    bearers: tuple[AbilityOf, ...]
    card: Named


class NamedOffer(NamedTuple):
    """What is promised, as named."""

    treasures: int
    first: NamedPlayer | None
    items: tuple[Named, ...]
    plays: tuple[Named, ...]


class WholeHand(NamedTuple):
    """All the cards of the hand."""

    start: int
    end: int


class Words(NamedTuple):
    """Words taken as they stand."""

    text: str
    start: int
    end: int


class WhyAsked(NamedTuple):
    """What a question why is about: a word of ``asking_why.SUBJECTS``.

    ``is_no``: why it is not so, or did not happen; ``me``: the word for whoever asks; ``amount``: 0 if no number is
    named.
    """

    what: str
    is_no: bool
    who: NamedPlayer | None
    me: Words | None
    card: Named | None
    amount: int


Value = (
    NamedPlayer | Named | WhyAsked | Either | NamedAbility | NamedOffer | WholeHand | Words | int | tuple[Named, ...]
)
Values = dict[str, Value]
