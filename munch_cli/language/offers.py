"""What a helper is promised: ``2 treasures + Coffin + playing Fluffy, Drake picks first``; "and" serves as well."""

from munch_cli.language.forms import Slot
from munch_cli.language.named import NamedOffer, Values
from munch_cli.language.reader import FAILED, Reader
from munch_cli.language.words import is_signed, number

NUMBER_OF_TREASURES = Slot("treasures", "a number of treasures")
PROMISED = Slot("copy", "a card to be played", (("hand",),))
FIRST = Slot("player", "a player, who picks first")
NOTHING = NamedOffer(0, None, (), ())


def read_offer(reader: Reader, slot: Slot, at: int, values: Values) -> tuple[NamedOffer | None, int]:
    """What somebody promises, and the word after it."""
    offer, at = _part(reader, slot, at, values)
    while offer is not None and reader.is_word(at, "+", "&", "and"):
        part, after = _part(reader, slot, at + 1, values)
        if part is None and reader.is_word(at, "and"):
            break
        offer, at = _both(offer, part), after
    if offer is None:
        return None, FAILED
    reader.want(at, "+", None, values)
    at += reader.is_word(at, "and") and reader.player(at + 1)[0] is not None
    first, behind = reader.player(at)
    reader.want(at, "who picks first", FIRST, values)
    if first is None:
        return offer, at
    reader.want(behind, "picks first", None, values)
    if not reader.is_word(behind, "picks", "pick"):
        return None, FAILED
    reader.want(behind + 1, "first", None, values)
    if not reader.is_word(behind + 1, "first"):
        return None, FAILED
    return offer._replace(first=first), behind + 2


def _both(one: NamedOffer, other: NamedOffer | None) -> NamedOffer | None:
    if other is None:
        return None
    return NamedOffer(one.treasures + other.treasures, None, one.items + other.items, one.plays + other.plays)


def _part(reader: Reader, slot: Slot, at: int, values: Values) -> tuple[NamedOffer | None, int]:
    """An offer of one thing: so many Treasures, an Item, ``playing`` a card, or nothing."""
    card, after = reader.card(at)
    if card is not None:
        return NOTHING._replace(items=(card,)), after
    if at < reader.end and not is_signed(reader.words[at].gap.rstrip(",")):
        count = 1 if reader.words[at].text in ("a", "an") else number(reader.words[at].text)
        if count is not None:
            reader.want(at + 1, "treasures", None, values)
            if not reader.is_word(at + 1, "treasure", "treasures"):
                return None, FAILED
            return NOTHING._replace(treasures=count), at + 2
    bare = reader.past_articles(at)
    reader.want(bare, NUMBER_OF_TREASURES.asks, NUMBER_OF_TREASURES, values)
    reader.want(bare, slot.asks, slot, values)
    if reader.is_word(bare, "nothing"):
        return NOTHING, bare + 1
    if reader.is_word(bare, "playing"):
        return _played(reader, reader.past_articles(bare + 1), values)
    card, after = reader.card(bare)
    return (NOTHING._replace(items=(card,)), after) if card is not None else (None, FAILED)


def _played(reader: Reader, at: int, values: Values) -> tuple[NamedOffer | None, int]:
    reader.want(at, PROMISED.asks, PROMISED, values)
    card, after = reader.card(at)
    return (NOTHING._replace(plays=(card,)), after) if card is not None else (None, FAILED)
