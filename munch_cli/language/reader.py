"""A sentence being read word by word, along the pattern of a verb; and notes of what could have stood at each word.

Nothing is resolved here: what stands somewhere is what was *named*. The notes serve the caret of a sentence that is not
understood, and completion, which asks what could stand at the cursor.
"""

from collections.abc import Callable

from munch_cli.language.forms import HIGHEST, Gap, Literal, Options, Pattern, Slot, is_article
from munch_cli.language.names import ARTICLES, AbilityOf, Index, Key, Names, Word, is_signed, key, number
from munch_cli.table.ids import CardId, PlayerId
from munch_cli.table.state import FOES, State
from munch_cli.table.typed import NamedTuple

FAILED = -1
"""The word behind what does not stand there."""
ONESELF = ("himself", "herself", "themself", "themselves", "oneself")
ME = ("me", "myself")
OF_MOST = 8
"""A Mate of a Mate of a Mate …"""
HOST = Slot("host", "the name of a card on which it lies")
THE_END = Slot("end", "the end of the sentence")
CLOSING = Slot("bracket", "a closing bracket )")
"""What is wanted without being a word that could be typed."""


class Named(NamedTuple):
    """A card as a sentence names it: the cards of that name, its marks in brackets, what it is a Mate of."""

    cards: tuple[CardId, ...]
    start: int
    end: int
    marks: tuple[Key, ...] = ()
    of: "Named | None" = None


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


class Want(NamedTuple):
    """What could stand at a word: a literal as it is said, or a slot; ``values`` is what was named before it.

    ``only_heard``: by a sentence that nobody is taught to say.
    """

    at: int
    says: str
    slot: Slot | None
    values: Values
    only_heard: bool = False


def taught(wants: list[Want]) -> list[Want]:
    """Of what could stand at each word what people are taught to say; if there is nothing of it, all."""
    known = {want.at for want in wants if not want.only_heard}
    return [want for want in wants if not want.only_heard or want.at not in known]


class Reader:
    """One sentence being read; ``end`` is the word at which it must be over, ``me`` who may be meant by "me"."""

    __slots__ = ("end", "me", "names", "only_heard", "players", "state", "text", "wants", "words")

    def __init__(
        self,
        text: str,
        words: list[Word],
        end: int,
        state: State,
        names: Names,
        players: Index[PlayerId],
        me: tuple[PlayerId, ...] = (),
    ) -> None:
        self.text = text
        self.words = words
        self.end = end
        self.state = state
        self.names = names
        self.players = players
        self.me = me
        self.wants: list[Want] = []
        self.only_heard = False
        """Whether it is being read as a sentence that nobody is taught to say."""

    # ---- words

    def past_articles(self, at: int, unless: frozenset[str] = frozenset()) -> int:
        """The first word from here that is no article, or one that the sentence wants."""
        while at < self.end and self.words[at].text in ARTICLES and self.words[at].text not in unless:
            at += 1
        return at

    def is_word(self, at: int, *texts: str) -> bool:
        """Whether one of these words stands here."""
        return at < self.end and self.words[at].text in texts

    def want(self, at: int, says: str, slot: Slot | None, values: Values) -> None:
        """Notes what could stand at a word."""
        self.wants.append(Want(at, says, slot, values, self.only_heard))

    # ---- names

    def is_name(self, at: int) -> bool:
        """Whether a name of a card, an ability or a player begins here."""
        return any(
            index.find(self.text, self.words, at) for index in (self.names.cards, self.names.abilities, self.players)
        )

    def next_in_list(self, after: int) -> int:
        """Where the next card of a list begins, behind a ``+``, a comma or "and"; FAILED if the list is over."""
        if self.is_word(after, "+", "&"):
            return self._at_name(after + 1)
        is_and = self.is_word(after, "and")
        if after >= self.end or not (is_and or "," in self.words[after].gap):
            return FAILED
        begin = self._at_name(after + is_and)
        return begin if self.names.cards.find(self.text, self.words, begin) is not None else FAILED

    def _at_name(self, at: int) -> int:
        """Past the articles before a name, unless a name begins with them."""
        return at if self.is_name(at) else self.past_articles(at)

    def player(self, at: int) -> tuple[NamedPlayer | None, int]:
        """The player named here."""
        found = self.players.find(self.text, self.words, at) if at < self.end else None
        if found is None or found.after > self.end:
            return None, FAILED
        return NamedPlayer(tuple(seat for _, seat in found.bearers), *self._span(at, found.after)), found.after

    def oneself(self, at: int, values: Values) -> tuple[NamedPlayer | None, int]:
        """Whoever says the sentence, where "themselves" or "me" stands."""
        who = values.get("who")
        if self.is_word(at, *ONESELF) and isinstance(who, NamedPlayer):
            return NamedPlayer(who.seats, *self._span(at, at + 1)), at + 1
        if self.is_word(at, *ME) and self.me:
            return NamedPlayer(self.me, *self._span(at, at + 1)), at + 1
        return None, FAILED

    def only_foe(self, at: int) -> tuple[Named | None, int]:
        """The monster of the fight, where "it" or "the monster" stands and there is but one."""
        foes = self.state.zones[FOES]
        if not self.is_word(at, "it", "monster") or len(foes) != 1:
            return None, FAILED
        return Named((self.state.cards[foes[0]],), *self._span(at, at + 1)), at + 1

    def card(self, at: int, depth: int = OF_MOST) -> tuple[Named | None, int]:
        """The card named here, with its marks in brackets and what it is of."""
        found = self.names.cards.find(self.text, self.words, at) if at < self.end else None
        if found is None or found.after > self.end:
            return None, FAILED
        named = Named(tuple(card for _, card in found.bearers), *self._span(at, found.after))
        return self._with_marks(named, found.after, depth)

    def _with_marks(self, named: Named, after: int, depth: int = OF_MOST) -> tuple[Named | None, int]:
        named, after = self._marked(named, after)
        if after == FAILED or not self.is_word(after, "of"):
            return (named, after) if after != FAILED else (None, FAILED)
        self.want(after + 1, HOST.asks, HOST, {})
        of, beyond = self.card(self.past_articles(after + 1), depth - 1) if depth else (None, FAILED)
        return (None, FAILED) if of is None else (named._replace(of=of, end=of.end), beyond)

    def _marked(self, named: Named, after: int) -> tuple[Named, int]:
        if not self.is_word(after, "("):
            return named, after
        closing = self._closing(after)
        if closing == FAILED:
            self.want(self.end, CLOSING.asks, CLOSING, {})
            return named, FAILED
        marks = tuple(self._key(begin, stop) for begin, stop in self._marks(after + 1, closing))
        return named._replace(marks=marks, end=self.words[closing].end), closing + 1

    def marks_of_card_at(self, at: int) -> tuple[tuple[Key, int], ...]:
        """The marks in brackets behind the name of the card that stands here, each with its first word."""
        found = self.names.cards.find(self.text, self.words, at)
        if found is None or not self.is_word(found.after, "("):
            return ()
        spans = self._marks(found.after + 1, self._closing(found.after))
        return tuple((self._key(begin, stop), begin) for begin, stop in spans)

    def _closing(self, opening: int) -> int:
        """The bracket that closes one, or FAILED."""
        open_brackets = 0
        for at in range(opening, self.end):
            open_brackets += {"(": 1, ")": -1}.get(self.words[at].text, 0)
            if not open_brackets:
                return at
        return FAILED

    def _marks(self, begin: int, end: int) -> tuple[tuple[int, int], ...]:
        """Where each part of what stands in brackets begins and ends: cards as in any list, else cut at each ``+``."""
        return self._listed(begin, end) or tuple(
            (start, stop) for start, stop in self._cut_at_plus(begin, end) if start < stop
        )

    def _listed(self, begin: int, end: int) -> tuple[tuple[int, int], ...]:
        """The cards of a list that fills the words from one to another; none if it is none."""
        found: list[tuple[int, int]] = []
        at = begin
        while at != FAILED:
            card = self.names.cards.find(self.text, self.words, at) if at < end else None
            if card is None or card.after > end:
                return ()
            found.append((at, card.after))
            if card.after == end:
                return tuple(found)
            at = self.next_in_list(card.after)
        return ()

    def _cut_at_plus(self, begin: int, end: int) -> tuple[tuple[int, int], ...]:
        cuts = [at for at in range(begin, end) if self.words[at].text == "+"]
        return tuple(zip((begin, *(at + 1 for at in cuts)), (*cuts, end), strict=True))

    def _key(self, begin: int, end: int) -> Key:
        return tuple(word.text for word in self.words[begin:end])

    def ability(self, at: int) -> tuple[NamedAbility | None, int]:
        """The ability named here; marks in brackets say on which card."""
        found = self.names.abilities.find(self.text, self.words, at) if at < self.end else None
        if found is None or found.after > self.end:
            return None, FAILED
        bearers = tuple(bearer for _, bearer in found.bearers)
        card = Named(tuple(dict.fromkeys(bearer.card for bearer in bearers)), *self._span(at, found.after))
        named, after = self._with_marks(card, found.after)
        return (NamedAbility(bearers, named), after) if named is not None else (None, FAILED)

    def _span(self, at: int, after: int) -> tuple[int, int]:
        return self.words[at].start, self.words[after - 1].end


# ---- along a pattern: its words, the parts in any order, and a slot for every name

Read = tuple[Value | None, int]
"""What stands in a slot, and the word after it; None and FAILED if it is nothing of the slot's kind."""
_WITH_ARTICLES = frozenset({"offer", "id", "ruled", "reading", "how", "rest", "rule", "why"})
"""The slots that may begin with an article that counts."""
NUMBER_OF_TREASURES = Slot("treasures", "a number of treasures")
PROMISED = Slot("copy", "a card to be played", (("hand",),))
FIRST = Slot("player", "a player, who picks first")
NOTHING = NamedOffer(0, None, (), ())


def read_pattern(reader: Reader, pattern: Pattern, at: int, values: Values) -> int:
    """The word after the pattern, or FAILED; what it names is put into ``values``."""
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
    at = reader.past_articles(at, literal.spellings)
    reader.want(at, literal.phrase, None, values)
    return at + 1 if at < reader.end and reader.words[at].text in literal.spellings else FAILED


def _options(reader: Reader, options: Options, at: int, values: Values) -> int:
    left = list(options.parts)
    while left:
        for part in left:
            first = part[0] if not is_article(part[0]) else part[1]
            assert isinstance(first, Literal)
            if _literal(reader, first, at, values) != FAILED:
                at = read_pattern(reader, part, at, values)
                left.remove(part)
                break
        else:
            return at
        if at == FAILED:
            return FAILED
    return at


def _slot(reader: Reader, gap: Gap, at: int, values: Values) -> int:
    at = _before_name(reader, gap.slot, at)
    reader.want(at, gap.slot.asks, gap.slot, values)
    if at >= reader.end:
        return FAILED
    value, after = _KINDS[gap.slot.kind](reader, gap.slot, at, values)
    if value is None or after > reader.end:
        return FAILED
    values[gap.field] = value
    return after


def _before_name(reader: Reader, slot: Slot, at: int) -> int:
    """Past the articles before a name, unless a name begins with them, or they are what counts."""
    if slot.kind in _WITH_ARTICLES or reader.is_name(at):
        return at
    after = reader.past_articles(at)
    return at if reader.is_word(after, "hand") and slot.kind == "copies" else after


# ---- names


def _player(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    found = reader.player(at)
    return found if found[0] is not None else reader.oneself(at, values)


def _copy(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    found = reader.card(at)
    return reader.only_foe(at) if found[0] is None and ("foes",) in slot.where else found


def _copies(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    hand = reader.past_articles(at)
    if slot.kind == "copies" and reader.is_word(hand, "hand", "whole") and reader.card(at)[0] is None:
        last = hand + 1 if reader.words[hand].text == "whole" else hand
        if reader.is_word(last, "hand"):
            return WholeHand(reader.words[at].start, reader.words[last].end), last + 1
    if slot.kind != "copies" and reader.is_word(at, "nothing") and reader.card(at)[0] is None:
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
    """A player or a card, the longer name of the two; ``(player)`` or ``(card)`` behind it settles a tie."""
    player, behind_player = reader.player(at)
    card, behind_card = reader.card(at)
    if player is None and card is None:
        player, behind_player = reader.oneself(at, values)
        return (player, behind_player) if player is not None else reader.only_foe(at)
    if player is None or card is None:
        return (player, behind_player) if card is None else (card, behind_card)
    found = reader.names.cards.find(reader.text, reader.words, at)
    bare = found.after if found else behind_card
    if behind_player != bare:
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
    sign, figure = word.gap.strip(), number(word.text)
    if sign not in ("", "-") or figure is None:
        return None, FAILED if sign else at + 1
    return (-figure if sign else figure), at + 1


def _choice(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    """One of the words that a debt offers, a player or a card: the longest; of equals the player, then the word."""
    word, behind_word = _debt_word(reader, at)
    other, behind = _target(reader, slot, at, values)
    if isinstance(other, Either):
        other = other.player
    if other is None or behind_word > behind or (behind_word == behind and isinstance(other, Named)):
        return word, behind_word
    return other, behind


def _debt_word(reader: Reader, at: int) -> tuple[Words | None, int]:
    best: tuple[Words | None, int] = (None, FAILED)
    for debt in reader.state.owed:
        for choice in debt.words:
            words = key(choice)
            after = at + len(words)
            if words and after > best[1] and tuple(word.text for word in reader.words[at:after]) == words:
                best = (Words(choice, reader.words[at].start, reader.words[after - 1].end), after)
    return best


def _offer(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    return read_offer(reader, slot, at, values)


# ---- words taken as they stand


def _raw(reader: Reader, at: int, stop: str) -> tuple[Words, int]:
    """The text from here up to a space or one of the marks in ``stop``, without final dots, and the word after it."""
    start = end = reader.words[at].start
    while end < len(reader.text) and not reader.text[end].isspace() and reader.text[end] not in stop:
        end += 1
    end = start + len(reader.text[start:end].rstrip(".,!:"))
    after = at
    while after < reader.end and reader.words[after].start < end:
        after += 1
    return Words(reader.text[start:end], start, end), after


def _id(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    raw, after = _raw(reader, at, ':;?"+&()')
    head, dot, tail = raw.text.partition(".")
    good = dot and all(part and all(c.isalnum() or c in "-._" for c in part) for part in (head, tail))
    return (raw, after) if good else (None, FAILED)


def _ruled(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    """An id, or the words up to the next colon: what people call a number, such as "the hand limit"."""
    found, after = _id(reader, slot, at, values)
    if found is not None:
        return found, after
    start, end = reader.words[at].start, reader.text.find(":", reader.words[at].start)
    text = reader.text[start:end].strip()
    if end < 0 or not all(sign.isalnum() or sign in " -'’" for sign in text):
        return None, FAILED
    after = at
    while after < reader.end and reader.words[after].start < end:
        after += 1
    return (Words(" ".join(text.split()), start, end), after) if text else (None, FAILED)


def _reading(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    raw, after = _raw(reader, at, ':;?"+&(),')
    return (raw, after) if raw.text else (None, FAILED)


def _how(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    """One word, or two if the first is "as": as classic, as printed."""
    raw, after = _reading(reader, slot, at, values)
    if not isinstance(raw, Words) or raw.text.casefold() != "as" or after >= reader.end:
        return raw, after
    what, beyond = _reading(reader, slot, after, values)
    return (Words(f"as {what.text}", raw.start, what.end), beyond) if isinstance(what, Words) else (None, FAILED)


def _rest(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    start = reader.words[at].start
    end = reader.words[reader.end].start if reader.end < len(reader.words) else len(reader.text)
    start -= len(reader.words[at].gap.lstrip())
    return Words(" ".join(reader.text[start:end].split()), start, end), reader.end


def _why(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    from munch_cli.language.asking_why import read_why

    return read_why(reader, at)


def _level(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    found, after = _number(reader, slot, at, values)
    return (found, after) if isinstance(found, int) and 1 <= found <= HIGHEST else (None, FAILED)


_KINDS: dict[str, Callable[[Reader, Slot, int, Values], Read]] = {
    "player": _player,
    "copy": _copy,
    "copies": _copies,
    "copies or nothing": _copies,
    "target": _target,
    "choice": _choice,
    "card": _copy,
    "cards": _copy,
    "ability": _ability,
    "number": _number,
    "figure": _figure,
    "level": _level,
    "offer": _offer,
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
    """What somebody promises, and the word after it."""
    offer, at = _part(reader, slot, at, values)
    while offer is not None and reader.is_word(at, "+", "&", "and"):
        part, after = _part(reader, slot, at + 1, values)
        if part is None:
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


def _both(one: NamedOffer, other: NamedOffer) -> NamedOffer:
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
