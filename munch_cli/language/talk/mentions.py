"""Who and which card is meant by some words of a line, on a board: names, parts of names, slips, kinds, pronouns."""

from collections.abc import Iterable

from munch_cli.language.names import key, run_together
from munch_cli.language.talk.card_names import card_names, is_of_kind, names_of_card
from munch_cli.language.talk.lexicon import SMALL, Lexicon, Token, number_of
from munch_cli.language.talk.parts import EVERYTHING, all_but
from munch_cli.table.cards import CHARACTER_KINDS, Card, Catalogue
from munch_cli.table.ids import NO_PLAYER, CardId, CopyId, PlayerId
from munch_cli.table.names import likeness
from munch_cli.table.state import (
    BOX,
    DOOR,
    FACE_UP,
    FEMALE,
    FOES,
    IN_PLAY,
    MALE,
    OWNERS,
    SEAT_ZONES,
    TABLE_ZONES,
    TREASURE,
    State,
)
from munch_cli.table.typed import NamedTuple

LONGEST_NAME = 9
NO_ZONE = -1
"""The zone of what lies with no player."""
SURE, LIKELY, POSSIBLE = 1.0, 0.9, 0.72
"""How well a word names somebody: by name, by what is to be expected, by what is possible."""
NAMED = 0.7
"""What fits a card no better does not name it, but tells its kind."""
ALIKE = 0.1
"""Two guesses that are no further apart fit alike."""
SLIPPED = 0.85
"""How well a word with a slip still fits a card, where another card has that very word in its name."""
SHE = frozenset({"she", "her", "herself", "hers"})
HE = frozenset({"he", "him", "himself"})
THEY = frozenset({"they", "them", "themselves", "themself"})
I = frozenset({"i", "me", "myself", "we", "us"})  # noqa: E741
PERSONAL = SHE | HE | THEY | I
IT = frozenset({"it", "this", "that", "those", "these"})
HERSELF = frozenset({"herself", "himself", "themself", "themselves", "myself"})
OBJECTS = frozenset({"her", "him", "them", "me", "us"})


class Guess(NamedTuple):
    """A player or a copy that some words may mean, and how well they fit, up to 1.

    A monster that is spoken of as a person ("him", where a player could be meant, too) is a number below 0.
    """

    what: int
    fit: float

    @classmethod
    def of_foe(cls, copy: CopyId, fit: float) -> "Guess":
        """A monster as a person."""
        return cls(-2 - copy, fit)

    @property
    def is_foe(self) -> bool:
        """Whether a monster is spoken of as a person."""
        return self.what < 0

    @property
    def foe(self) -> CopyId:
        """That monster."""
        return CopyId(-2 - self.what)


ALL = -1
"""For how many cards are meant: all that fit."""


class Mention(NamedTuple):
    """What some words of a line name, from one token to another.

    ``kind``: "player", "card", "cards" (so ``many`` of these, or ALL), "foe", "number". ``guesses``: the likeliest
    first.
    ``before``: the little word that stands before it ("on", "with"; "and" before the first who is named), "" for none.
    ``words``: as they stand. ``kept``: the copies that are left out of ALL.
    """

    kind: str
    start: int
    end: int
    guesses: tuple[Guess, ...] = ()
    many: int = 0
    before: str = ""
    words: str = ""
    by_name: bool = True
    kept: frozenset[int] = frozenset()

    @property
    def likely(self) -> list[Guess]:
        """The guesses that fit nearly as well as the best."""
        return [guess for guess in self.guesses if guess.fit > self.guesses[0].fit - ALIKE]


class Thing(NamedTuple):
    """A copy that lies in sight: its card, where it lies; whose it is (NO_PLAYER: the table's), in which of their zones
    (NO_ZONE: in none).
    """

    copy: CopyId
    card: Card
    place: int
    owner: int
    zone: int

    @property
    def names(self) -> tuple[tuple[str, ...], ...]:
        """The words of its names."""
        return names_of_card(self.card)

    @property
    def is_foe(self) -> bool:
        """Whether it is a monster of the fight."""
        return self.place == FOES

    @property
    def is_up(self) -> bool:
        """Whether it lies face up, and is nobody's yet."""
        return self.place == FACE_UP


class Sight:
    """A board as talk sees it: who sits there, which cards lie open to the speaker, who and what was spoken of last: of
    nothing else, what lies face up.
    """

    def __init__(
        self,
        state: State,
        catalogue: Catalogue,
        lexicon: Lexicon,
        speakers: tuple[PlayerId, ...],
        last_who: Iterable[int] = (),
        last_cards: Iterable[int] = (),
        unseen: Iterable[CardId] = (),
    ) -> None:
        self.state = state
        self.catalogue = catalogue
        self.lexicon = lexicon
        self.speakers = speakers
        self.last_who = tuple(last_who)
        self.things = self._things(frozenset(unseen))
        spoken = tuple({thing.copy for thing in self.things}.intersection(last_cards))
        self.last_cards = spoken or tuple(thing.copy for thing in self.things if thing.is_up)
        self.seats = {seat: (key(player.name), run_together(player.name)) for seat, player in enumerate(state.players)}
        self._names = frozenset(form[0] for forms in self.seats.values() for form in forms if len(form) == 1)
        self.names = card_names(catalogue, lexicon)
        self._named: dict[tuple[str, ...], list[Guess]] = {}

    def _things(self, unseen: frozenset[CardId]) -> list[Thing]:
        state, found = self.state, []
        for number, card_id in enumerate(state.cards):
            place = state.place[number]
            if place in (DOOR, TREASURE, BOX) or card_id in unseen:
                continue
            zone = (place - TABLE_ZONES) % SEAT_ZONES if place >= TABLE_ZONES else NO_ZONE
            card = self.catalogue[card_id]
            found.append(Thing(CopyId(number), card, place, OWNERS[place], zone))
        return found

    # ---- players

    def player_at(self, tokens: list[Token], at: int) -> tuple[tuple[Guess, ...], int]:
        """The player named from a token on: as printed, run together, or with a slip; and the token behind it."""
        best: tuple[tuple[Guess, ...], int] = ((), at)
        for seat, (name, together) in self.seats.items():
            for form in (name, together):
                said = tuple(token.text for token in tokens[at : at + len(form)])
                if said == form and at + len(form) > best[1]:
                    best = ((Guess(seat, SURE),), at + len(form))
        if best[0] or at >= len(tokens):
            return best
        word = tokens[at].text
        if word in self.lexicon.verb_words or word in SMALL or word in self.lexicon.fillers or len(word) < 3:
            return best
        if word in self.lexicon.words["modals"]:
            return best
        close = []
        for seat, (name, together) in self.seats.items():
            if not name:
                continue  # "!!!" is called by no word
            whole = together[0]
            if word == f"{whole}s":
                return (Guess(seat, 0.97),), at + 1
            if word == name[0]:
                close.append(Guess(seat, 0.95))
                continue
            if word[0] == whole[0] and likeness(word, whole) >= 0.74:
                close.append(Guess(seat, 0.93))
        return (tuple(close), at + 1) if len(close) == 1 else best

    def owned(self, tokens: list[Token]) -> list[Token]:
        """The tokens with the mark of an owner that was left out before what is owned: "Anns hat" as "Ann's hat"."""
        return [
            Token(token.text[:-1], True, token.breaks) if self._is_unmarked_owner(tokens, at) else token
            for at, token in enumerate(tokens)
        ]

    def _is_unmarked_owner(self, tokens: list[Token], at: int) -> bool:
        word = tokens[at].text
        return word.endswith("s") and word[:-1] in self._names

    def several_at(self, tokens: list[Token]) -> tuple[tuple[int, ...], int]:
        """The players of whom a line tells together ("Ann, Bob and Cy", "everybody"; none if it is one), and the
        token behind.
        """
        if tokens[0].text in self.lexicon.words["all together"]:
            return tuple(self.seats), 1
        found: list[int] = []
        at = 0
        while (named := self.player_at(tokens, at))[0]:
            found.append(named[0][0].what)
            at = named[1]
            if at < len(tokens) and tokens[at].text in ("and", "plus"):
                at += 1
            elif at >= len(tokens):
                break
        return (tuple(found), at) if len(set(found)) > 1 else ((), 0)

    def called_by_being(self, tokens: list[Token], at: int) -> tuple[tuple[Guess, ...], int]:
        """The player called by what he is: "the thief", "the orc"."""
        if at + 1 >= len(tokens) or tokens[at].text not in ("the", "our", "that"):
            return (), at
        found = []
        for thing in self.things:
            is_being = thing.zone == IN_PLAY and thing.card.kind in CHARACTER_KINDS
            if is_being and self.names.same_word(tokens[at + 1].text, " ".join(thing.names[0])) >= 0.98:
                found.append(thing.owner)
        once = tuple(dict.fromkeys(found))
        fit = 0.95 if len(once) == 1 else POSSIBLE
        return tuple(Guess(seat, fit) for seat in once), at + 2 if once else at

    def is_foe(self, mention: Mention) -> bool:
        """Whether a monster of the fight is named, or "it": no pronoun for somebody."""
        foes = {thing.copy for thing in self.things if thing.is_foe}
        return mention.kind == "foe" or (mention.kind == "card" and mention.guesses[0].what in foes)

    def pronoun(self, word: str, subject: int = NO_PLAYER) -> tuple[Guess, ...]:
        """Whom a pronoun may mean; ``subject``: whose deed it is told in."""
        players = self.state.players
        if word in I:
            return tuple(Guess(int(who), LIKELY) for who in self.speakers)
        if word in ("you", "yourself"):
            return self._ranked([seat for seat in range(len(players)) if seat not in map(int, self.speakers)], 0)
        if word in HERSELF and subject != NO_PLAYER:
            return (Guess(subject, SURE),)
        everybody = list(range(len(players)))
        if word in SHE | HE:
            # where no woman sits, or no man, the sexes were never told
            sex = FEMALE if word in SHE else MALE
            seats = [seat for seat in everybody if players[PlayerId(seat)].sex == sex] or everybody
        elif word in THEY:
            seats = everybody
        else:
            return ()
        if word in OBJECTS and subject != NO_PLAYER and len(seats) > 1:
            seats = [seat for seat in seats if seat != subject]
        return self._ranked(seats, SURE if len(seats) == 1 else 0, 0.83 if word in OBJECTS else POSSIBLE)

    def _ranked(self, seats: list[int], alone: float, others: float = POSSIBLE) -> tuple[Guess, ...]:
        """Some players, those spoken of last or at it now before the others."""
        if len(seats) == 1:
            return (Guess(seats[0], alone or LIKELY),)
        fight = self.state.combat
        now = fight.fighter if fight is not None else self.state.turn.player
        said = [seat for seat in self.last_who if seat in seats]
        first = said[0] if said else now if now in seats else NO_PLAYER
        return tuple(sorted((Guess(s, LIKELY if s == first else others) for s in seats), key=lambda one: -one.fit))

    # ---- cards

    def _has_word(self, word: str, guess: Guess) -> bool:
        """Whether a word is of a card's name as it stands, or says what kind it is."""
        thing = next(thing for thing in self.things if thing.copy == guess.what)
        return any(word in name for name in thing.names) or is_of_kind(thing.card, word, self.lexicon)

    def _named_so(self, words: list[str]) -> list[Guess]:
        """The cards in sight that words can name, the best first; what was found stays for the next who asks."""
        said = tuple(words)
        if said not in self._named:
            fits = self.names.named(words)
            found = [Guess(thing.copy, fits[thing.card.id]) for thing in self.things if thing.card.id in fits]
            exact = {guess.what for guess in found if self._has_word(words[-1], guess)}
            if exact:
                found = [one if one.what in exact else one._replace(fit=one.fit * SLIPPED) for one in found]
            self._named[said] = sorted(found, key=lambda guess: -guess.fit)
        return self._named[said]

    def cards_at(self, tokens: list[Token], at: int, stop: int) -> tuple[tuple[Guess, ...], int]:
        """The cards that the words from a token on may name, by the longest name that fits; and the token behind it."""
        best: tuple[float, tuple[Guess, ...], int] = (0.0, (), at)
        for end in range(min(stop, at + LONGEST_NAME), at, -1):
            if any(token.breaks for token in tokens[at + 1 : end]) and end - at > 5:
                continue
            words = [token.text for token in tokens[at:end]]
            if words[-1] in SMALL:
                continue
            if end - at == 1 and (words[0] in self.lexicon.unnaming or words[0] in PERSONAL):
                continue
            found = self._named_so(words)
            if end - at == 1 and words[0] in self.lexicon.verb_words:  # "wear" is no Armor You Are Wearing
                found = [guess for guess in found if self._has_word(words[0], guess)]
            if words[0] in SMALL or any(word in self._names for word in words):
                found = [guess for guess in found if guess.fit >= 0.98]
            if not found:
                continue
            told = sum(word not in SMALL for word in words)
            worth = found[0].fit * (told + 0.001 * (end - at))
            if worth > best[0]:
                best = (worth, tuple(found), end)
        return best[1], best[2]


def mentions(
    sight: Sight, tokens: list[Token], start: int, stop: int, subject: int = NO_PLAYER
) -> tuple[list[Mention], list[str]]:
    """What is named between two tokens, in order, and the words that say nothing to us."""
    found: list[Mention] = []
    strange: list[str] = []
    at, before = start, ""
    while at < stop:
        mention = mention_at(sight, tokens, at, stop, subject)
        last = found[-1] if found else None
        if mention is not None and mention.kind == "card" and at > start and tokens[at - 1].text == "no":
            at = mention.end  # "with no race" names none
            continue
        if mention is not None and last is not None and last.end == at and _tells_its_kind(tokens, mention, last):
            at = mention.end  # "the Income Tax curse", "the sleep thing"
            continue
        if mention is not None and mention.kind == "player" and (end := _behind_whose(sight, tokens, mention)):
            at, before = end, ""
            continue
        if mention is not None:
            joins = at > start and tokens[at - 1].text == "and" and mention.kind == "player" and mention.by_name
            if joins and not (found and found[-1].kind == "player"):
                before = "and"
            found.append(mention._replace(before=before, words=" ".join(t.text for t in tokens[at : mention.end])))
            at, before = mention.end, ""
            continue
        word = tokens[at].text
        if word in sight.lexicon.words["leading"]:
            before = word
        elif word not in sight.lexicon.fillers and word not in SMALL:
            strange.append(word)
            before = ""
        at += 1
    return found, strange


def _behind_whose(sight: Sight, tokens: list[Token], mention: Mention) -> int:
    """The token behind the fight or turn that a player is only named to tell apart: "in Noor's fight" takes no side,
    "on her own turn" is on nobody. 0 if it is nothing of the kind.
    """
    end = mention.end
    end += [token.text for token in tokens[end : end + 1]] == ["own"]
    of_what = tokens[end].text if end < len(tokens) else ""
    return end + 1 if of_what in ("turn", "go", "fight", "combat", "battle") else 0


def _tells_its_kind(tokens: list[Token], mention: Mention, before: Mention) -> bool:
    """Whether a noun right behind a card's name only says what kind of card that is, or that it is a thing."""
    if before.kind == "card" and mention.kind == "foe":
        return tokens[mention.start].text in ("thing", "guy")
    is_kind = mention.kind == before.kind == "card" and mention.guesses[0].fit < NAMED
    return is_kind and before.guesses[0].what in {guess.what for guess in mention.guesses}


def mention_at(sight: Sight, tokens: list[Token], at: int, stop: int, subject: int) -> Mention | None:
    """What is named from a token on, if anything is: the longest reading, a player before a card."""
    if (rest := all_but_at(sight, tokens, at, stop)) is not None:
        return rest
    word = tokens[at].text
    seats, behind = sight.player_at(tokens, at)
    if not seats:
        seats, behind = sight.called_by_being(tokens, at)
    is_given = _is_given(tokens, at, stop)
    cards, after = ((), at) if is_given else sight.cards_at(tokens, at, stop)
    is_rather_card = not seats or after > behind or seats[0].fit < min(0.96, cards[0].fit if cards else 0)
    fought = tuple(Guess(thing.copy, 0.95) for thing in sight.things if thing.is_foe)
    if fought and _is_what_is_fought(sight, tokens[at:after]):
        return Mention("foe", at, after, fought, by_name=False)
    if cards and is_rather_card:
        return Mention("card", at, after, cards)
    if seats:
        return Mention("player", at, behind, seats)
    if not is_given and (many := generic_at(sight, tokens, at, stop)) is not None:
        return many
    if word in IT:
        last = [Guess(copy, POSSIBLE if len(sight.last_cards) > 1 else LIKELY) for copy in sight.last_cards]
        return Mention("foe", at, at + 1, (*fought, *last), by_name=False)
    pronoun = sight.pronoun(word, subject)
    if pronoun and (is_given or not (word in ("her", "his") and _leads_a_card(sight, tokens, at, stop))):
        extra = tuple(
            Guess.of_foe(t.copy, 0.88) for t in sight.things if t.is_foe and word in OBJECTS | {"he", "she", "they"}
        )
        return Mention("player", at, at + 1, (*pronoun, *extra), by_name=False)
    number = number_of(word)
    return Mention("number", at, at + 1, many=number) if number is not None else None


def _is_what_is_fought(sight: Sight, tokens: list[Token]) -> bool:
    """Whether words say no more than that a monster is meant: in a fight that is the one there."""
    words = [token.text for token in tokens if token.text not in SMALL]
    return bool(words) and all("monster" in sight.lexicon.kinds.get(word, ()) for word in words)


def _is_given(tokens: list[Token], at: int, stop: int) -> bool:
    """Whether "her" or "him" stands before what they are given: "hands her the Dagger"."""
    return tokens[at].text in OBJECTS and at + 1 < stop and tokens[at + 1].text in ("the", "a", "an")


def _leads_a_card(sight: Sight, tokens: list[Token], at: int, stop: int) -> bool:
    """Whether "her" is whose card it is, not somebody."""
    if at + 1 >= stop or tokens[at + 1].breaks:
        return False
    return tokens[at + 1].text in sight.lexicon.nouns or bool(sight.cards_at(tokens, at + 1, stop)[0])


def all_but_at(sight: Sight, tokens: list[Token], at: int, stop: int) -> Mention | None:
    """All cards but some that are named: "everything but the bow", "all her items except the bow and the armor"."""
    words = [token.text for token in tokens[at:stop]]
    if words[0] not in EVERYTHING:
        return None
    but, here = all_but(words, sight.lexicon)
    kept: set[int] = set()
    while but < here < len(words):
        cards, after = sight.cards_at(tokens, at + here, stop)
        kept |= {guess.what for guess in cards if guess.fit > cards[0].fit - ALIKE}
        if not cards and words[here] not in sight.lexicon.words["behind all"] | {"and"}:
            break
        here = after - at if cards else here + 1
    rest = tuple(Guess(thing.copy, 0.8) for thing in sight.things if thing.copy not in kept)
    return Mention("cards", at, at + here, rest, ALL, by_name=False, kept=frozenset(kept)) if kept else None


def generic_at(sight: Sight, tokens: list[Token], at: int, stop: int) -> Mention | None:
    """Cards only told by number or kind: "a card", "two items", "something", "his last card", "both helmets"."""
    many, here = 0, at
    while here < stop and (
        tokens[here].text in sight.lexicon.words["generic"] or number_of(tokens[here].text) is not None
    ):
        many = ALL if tokens[here].text == "all" else number_of(tokens[here].text) or many
        here += 1
    while here < stop and tokens[here].text in ("small", "big", "random", "other", "door", "last"):
        here += 1
    if here >= stop:
        return None
    word = tokens[here].text
    kind = sight.lexicon.nouns.get(word)
    if here == at and word not in ("something", "anything"):
        return None
    if kind is not None:
        if word in ("treasure", "treasures", "loot"):
            return None
        fitting = [
            Guess(t.copy, 0.55) for t in sight.things if kind == "card" or t.card.kind in ("item", "one-shot", "ship")
        ]
        return Mention("cards", at, here + 1, tuple(fitting), many or 1, by_name=False)
    if many > 1 or many == ALL:
        named = sight.names.named([word])
        some = [Guess(t.copy, 0.8) for t in sight.things if t.card.id in named]
        return Mention("cards", at, here + 1, tuple(some), many, by_name=False) if some else None
    return None
