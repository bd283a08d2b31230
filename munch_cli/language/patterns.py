"""Reading a sentence along the pattern of a verb: its words, the parts in any order, and a slot for every name."""

from collections.abc import Callable

from munch_cli.language.forms import HIGHEST, Blank, Literal, Options, Pattern, Slot, is_article
from munch_cli.language.names import is_signed, key, number
from munch_cli.language.reader import (
    FAILED,
    Either,
    Named,
    NamedOffer,
    NamedPlayer,
    NamedPlayers,
    Reader,
    Value,
    Values,
    WholeHand,
    WhyAsked,
    Words,
)

Read = tuple[Value | None, int]
"""What stands in a slot, and the word after it. None and FAILED if nothing there fits the slot."""
_WITH_ARTICLES = frozenset({"offer", "id", "ruled", "reading", "how", "rest", "rule", "why"})
"""The slots that may begin with an article that counts."""
NUMBER_OF_TREASURES = Slot("treasures", "a number of treasures")
PROMISED = Slot("copy", "a card to be played", (("hand",),))
FIRST = Slot("player", "a player, who picks first")
NOTHING = NamedOffer(0, None, (), ())


def read_pattern(reader: Reader, pattern: Pattern, at: int, values: Values) -> int:
    """The word after the pattern, or FAILED. What it names goes into ``values``."""
    for element in pattern:
        if isinstance(element, Literal):
            if not is_article(element):
                at = _literal(reader, element, at, values)
        elif isinstance(element, Options):
            at = _options(reader, element, at, values)
        else:
            at = _slot(reader, element, at, values)
        if at == FAILED:
            return FAILED
    return at


def _literal(reader: Reader, literal: Literal, at: int, values: Values) -> int:
    at = at if reader.is_word(at, *literal.spellings) else reader.past_articles(at)
    reader.want(at, literal.phrase, None, values)
    return at + 1 if reader.is_word(at, *literal.spellings) else FAILED


def _options(reader: Reader, options: Options, at: int, values: Values) -> int:
    """Past the parts that stand here, in whatever order."""
    left = list(options.parts)
    while read := [(part, after) for part in left if (after := read_pattern(reader, part, at, values)) != FAILED]:
        part, at = read[0]
        left.remove(part)
    return at


def _slot(reader: Reader, gap: Blank, at: int, values: Values) -> int:
    at = at if gap.slot.kind in _WITH_ARTICLES else reader.at_name(at)
    reader.want(at, gap.slot.asks, gap.slot, values)
    if at >= reader.end:
        return FAILED
    value, after = _KINDS[gap.slot.kind](reader, gap.slot, at, values)
    if value is None:
        return FAILED
    values[gap.field] = value
    return after


# ---- names


def _player(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    found = reader.player(at)
    return found if found[0] is not None else reader.oneself(at, values)


def _speaker_or_player(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    if reader.player(at)[0] is None and reader.is_word(at, "i", "we", "me"):
        return NamedPlayer(reader.me, reader.words[at].start, reader.words[at].end), at + 1
    return reader.player(at)


def _players(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    """Players joined by ``+``, commas or "and"."""
    named: list[NamedPlayer] = []
    behind = FAILED
    player, after = reader.player(at)
    while player is not None:
        named.append(player)
        behind = after
        reader.want(behind, "and", None, values)
        player, after = reader.player(behind + reader.is_word(behind, "and", "+", "&"))
    return (NamedPlayers(tuple(named)), behind) if named else (None, FAILED)


def _copy(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    found = reader.card(at)
    return reader.only_foe(at) if found[0] is None and ("foes",) in slot.where else found


def _copies(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    hand = at + reader.is_word(at, "whole")
    if slot.kind == "copies" and reader.is_word(hand, "hand") and not reader.is_word(at - 1, "a"):
        return WholeHand(reader.words[at].start, reader.words[hand].end), hand + 1
    if slot.kind == "copies or nothing" and reader.is_word(at, "nothing"):
        return (), at + 1
    return _cards(reader, slot, at, values)


def _cards(reader: Reader, slot: Slot, at: int, values: Values) -> tuple[tuple[Named, ...] | None, int]:
    """Cards joined by ``+``, commas or "and"."""
    named: list[Named] = []
    while True:
        card, after = reader.card(at)
        if card is None:
            return None, FAILED
        named.append(card)
        reader.want(after, "+", None, values)
        at = reader.next_in_list(after)
        if at == FAILED:
            return tuple(named), after
        reader.want(at, slot.asks, slot, values)


def _target(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    """A player or a card, the one with the longer name. ``(player)`` or ``(card)`` behind it settles a tie."""
    player, behind_player = reader.player(at)
    card, behind_card = reader.card(at)
    if player is None and card is None:
        player, behind_player = reader.oneself(at, values)
        return (player, behind_player) if player is not None else reader.only_foe(at)
    found = reader.names.cards.find(reader.text, reader.words, at)
    bare = found.after if found else FAILED
    if player is None or card is None or behind_player != bare:
        return (player, behind_player) if behind_player > bare else (card, behind_card)
    if card.marks == (("player",),):
        return player, behind_card
    if card.marks == (("card",),):
        return card._replace(marks=()), behind_card
    return (card, behind_card) if behind_card > bare else (Either(player, card), behind_card)


def _ability(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    return reader.ability(at)


def _number(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    word = reader.words[at]
    return (None, FAILED) if is_signed(word.gap) else (number(word.text), at + 1)


def _figure(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    """A number that may stand below nought, as a strength can."""
    word = reader.words[at]
    figure = number(word.text)
    if figure is not None and word.gap.strip() == "-":
        return -figure, at + 1
    return _number(reader, slot, at, values)


def _choice(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    """One of the words that a debt offers, a player or a card: the longest, in a tie the player before the word."""
    other, behind = _target(reader, slot, at, values)
    named = other.player if isinstance(other, Either) else other, behind
    word = _debt_word(reader, at)
    return max((word, named) if isinstance(other, Named) else (named, word), key=lambda read: read[1])


def _debt_word(reader: Reader, at: int) -> Read:
    fitting: list[Read] = [(None, FAILED)]
    for words in (words for debt in reader.state.owed for words in debt.words):
        after = at + len(key(words))
        if tuple(word.text for word in reader.words[at:after]) == key(words):
            fitting.append((Words(words, reader.words[at].start, reader.words[after - 1].end), after))
    return max(fitting, key=lambda read: read[1])


# ---- words taken as they stand


def _raw(reader: Reader, at: int, stop: str) -> tuple[Words, int]:
    """The text from here up to a space or one of the marks in ``stop``, without final dots, and the word after it."""
    start = end = reader.words[at].start
    while end < len(reader.text) and not reader.text[end].isspace() and reader.text[end] not in stop:
        end += 1
    end = start + len(reader.text[start:end].rstrip(".,!:"))
    return Words(reader.text[start:end], start, end), _behind(reader, at, end)


def _behind(reader: Reader, at: int, end: int) -> int:
    """The first word from here that begins behind a column."""
    return next((n for n in range(at, reader.end) if reader.words[n].start >= end), reader.end)


def _id(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    raw, after = _raw(reader, at, ':;?"+&()')
    is_id = "." in raw.text.strip(".") and all(sign.isalnum() or sign in "-._" for sign in raw.text)
    return (raw, after) if is_id else (None, FAILED)


def _ruled(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    """An id, or the words up to the next colon: what people call a number, such as "the hand limit"."""
    found, after = _id(reader, slot, at, values)
    if found is not None:
        return found, after
    start = reader.words[at].start
    words, colon, _ = reader.text[start:].partition(":")
    if not colon or not all(sign.isalnum() or sign in " -'’" for sign in words):
        return None, FAILED
    end = start + len(words)
    return Words(" ".join(words.split()), start, end), _behind(reader, at, end)


def _reading(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    return _raw(reader, at, ':;?"+&(),')


def _how(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    """One word, or two if the first is "as": as classic, as printed."""
    raw, after = _raw(reader, at, ':;?"+&(),')
    if raw.text.casefold() != "as" or after == reader.end:
        return raw, after
    what, beyond = _raw(reader, after, ':;?"+&(),')
    return Words(f"as {what.text}", raw.start, what.end), beyond


def _rest(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    start = reader.words[at].start
    end = reader.words[reader.end].start if reader.end < len(reader.words) else len(reader.text)
    start -= len(reader.words[at].gap.lstrip())
    return Words(" ".join(reader.text[start:end].split()), start, end), reader.end


def _why(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    """What is asked why: the longest fitting way to ask counts."""
    from munch_cli.language.asking_why import NO, WAYS

    best: tuple[WhyAsked | None, int] = (None, FAILED)
    for what, pattern in WAYS:
        named: Values = {}
        after = read_pattern(reader, pattern, at, named)
        if after > best[1]:
            who, card, amount = named.get("who"), named.get("card"), named.get("amount")
            card = card if isinstance(card, Named) else None
            words = [word for word in reader.words[at:after] if not (card and card.start <= word.start < card.end)]
            asked = WhyAsked(
                what,
                any(word.text in NO for word in words),
                who if isinstance(who, NamedPlayer) else None,
                card,
                amount if isinstance(amount, int) else 0,
            )
            best = asked, after
    return best


def _word(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    """One of the words of the slot."""
    word = reader.words[at]
    is_known = word.text in slot.where[0]
    return (Words(word.text, word.start, word.end), at + 1) if is_known else (None, FAILED)


def _level(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    found, after = _number(reader, slot, at, values)
    return (found, after) if isinstance(found, int) and 1 <= found <= HIGHEST else (None, FAILED)


_KINDS: dict[str, Callable[[Reader, Slot, int, Values], Read]] = {
    "player": _player,
    "speaker or player": _speaker_or_player,
    "players": _players,
    "copy": _copy,
    "copies": _copies,
    "copies or nothing": _copies,
    "target": _target,
    "choice": _choice,
    "card": _copy,
    "laid": _cards,
    "word": _word,
    "cards": _copy,
    "ability": _ability,
    "number": _number,
    "figure": _figure,
    "level": _level,
    "offer": lambda reader, slot, at, values: read_offer(reader, slot, at, values),
    "id": _id,
    "ruled": _ruled,
    "reading": _reading,
    "how": _how,
    "rest": _rest,
    "rule": _rest,
    "why": _why,
}
"""How each kind of slot is read."""


# ---- what a helper is promised


def read_offer(reader: Reader, slot: Slot, at: int, values: Values) -> tuple[NamedOffer | None, int]:
    """What a player promises, and the word after it."""
    offer, at = _part(reader, slot, at, values)
    if offer is None:
        return None, FAILED
    while reader.is_word(at, "+", "&", "and"):
        part, after = _part(reader, slot, at + 1, values)
        if part is None:
            break
        offer, at = _both(offer, part), after
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


def _both(one: NamedOffer, other: NamedOffer) -> NamedOffer:
    return NamedOffer(one.treasures + other.treasures, None, one.items + other.items, one.plays + other.plays)


def _part(reader: Reader, slot: Slot, at: int, values: Values) -> tuple[NamedOffer | None, int]:
    """One part of an offer: so many Treasures, an Item, ``playing`` a card, or nothing.

    Whom it is offered to may be named first, or behind a card that is to be played: "to play Potion on him".
    """
    at += reader.is_word(at, "him", "her", "them")
    word = reader.words[at].text if at < reader.end else ""
    count = 1 if word in ("a", "an") else number(word)
    if count is not None and not is_signed(reader.words[at].gap.rstrip(",")):
        reader.want(at + 1, "treasures", None, values)
        if reader.is_word(at + 1, "treasure", "treasures"):
            return NOTHING._replace(treasures=count), at + 2
    bare = reader.at_name(at)
    reader.want(bare, NUMBER_OF_TREASURES.asks, NUMBER_OF_TREASURES, values)
    reader.want(bare, slot.asks, slot, values)
    if reader.is_word(bare, "nothing"):
        return NOTHING, bare + 1
    if reader.is_word(bare, "playing"):
        return _played(reader, reader.past_articles(bare + 1), values)
    if reader.is_word(bare, "to") and reader.is_word(bare + 1, "play"):
        return _played(reader, reader.past_articles(bare + 2), values)
    card, after = reader.card(bare)
    return (NOTHING._replace(items=(card,)), after) if card is not None else (None, FAILED)


def _played(reader: Reader, at: int, values: Values) -> tuple[NamedOffer | None, int]:
    reader.want(at, PROMISED.asks, PROMISED, values)
    card, after = reader.card(at)
    if card is None:
        return None, FAILED
    if reader.is_word(after, "on", "for"):
        whom = after + 2 if reader.is_word(after + 1, "him", "her", "them") else reader.player(after + 1)[1]
        after = max(after, whom)
    return NOTHING._replace(plays=(card,)), after
