"""What a line tells of one person, in any order: Level, sex, cards and where they lie; in munch's own words."""

import re

from munch_cli.language.talk.card_names import names_of_card
from munch_cli.language.talk.clause import STRANGE
from munch_cli.language.talk.lexicon import SMALL, Token, number_of, ordinal_of
from munch_cli.language.talk.mentions import Guess, Sight
from munch_cli.table.cards import CHARACTER_KINDS, CURSE_KINDS, LARGEST
from munch_cli.table.ids import CardId
from munch_cli.table.names import UNNAMED
from munch_cli.table.saying import an
from munch_cli.table.state import HAND
from munch_cli.table.typed import NamedTuple

WHOLE = 0.98
"""A card's name is said as a whole if it fits so well."""
LONGEST = 8
"""So many words a card's name has at most."""
PRONOUNS = frozenset({"she", "he", "i", "they"})


class Told(NamedTuple):
    """What a line says of the board, as sentences that munch reads, and how well they fit, up to 1."""

    sentences: tuple[str, ...]
    fit: float


def texts(tokens: list[Token]) -> list[str]:
    """The words of some tokens."""
    return [token.text for token in tokens]


def name_of(sight: Sight, guesses: tuple[Guess, ...]) -> str:
    """The name of the player most likely meant."""
    return sight.state.players[guesses[0].what].name


def has_seat(guesses: tuple[Guess, ...]) -> bool:
    """Whether it is well known who is meant."""
    return bool(guesses) and guesses[0].fit >= 0.8


def card_at(sight: Sight, tokens: list[Token], at: int) -> tuple[CardId | None, int, float]:
    """The printed card named from a token on, by as many words as can be; the token behind, and how well it fits."""
    lexicon, word = sight.lexicon, tokens[at].text
    if word in SMALL and word not in ("a", "the", "on"):
        return None, at, 0.0
    told_otherwise = lexicon.common | lexicon.words["said of somebody"] | lexicon.words["women"] | lexicon.words["men"]
    for end in range(min(len(tokens), at + LONGEST), at, -1):
        words = texts(tokens[at:end])
        if words[-1] in SMALL or all(one in lexicon.common or one in SMALL for one in words):
            continue
        if any(token.breaks for token in tokens[at + 1 : end]) and end - at < 3:
            continue
        if end - at == 1 and (word in told_otherwise or len(word) < 3):
            continue
        some = sight.names.printed(words)
        if some and word in ("a", "the") and some[0][1] < WHOLE:
            continue
        here = [one for one in some if one[0] in sight.state.cards] or some
        exact = [one for one in here if one[1] >= WHOLE]
        if len(exact or here) == 1:
            card, fit = here[0]
            if end - at > 1 or fit >= 0.8:
                return card, end, fit
    return None, at, 0.0


def new_name(sight: Sight, tokens: list[Token], written: str, at: int = 0) -> str:
    """A name that nobody bears yet, as it was typed, or with a capital; "" if the word can be none."""
    word = tokens[at].text
    known = sight.lexicon.words
    no_names = SMALL | sight.lexicon.common | sight.lexicon.fillers | known["said of somebody"] | known["no names"]
    no_names |= known["men"] | known["women"]
    if not word.isalpha() or word in no_names:
        return ""
    typed = re.search(r"\.?".join(map(re.escape, word)) + (r"\.?" if "." in written else ""), written, re.IGNORECASE)
    shown = typed[0] if typed is not None and "." in typed[0][:-1] else typed[0].rstrip(".") if typed else word
    return shown if shown[:1].isupper() else shown.capitalize()


def level_at(words: list[str], at: int) -> tuple[int, int]:
    """The Level told at a word, and the word behind: "level 5", "5th level", "up to level 6", "to 8", "at 3"; or 0."""
    here = words[at : at + 3]
    number, behind = None, at + 2
    if here[:1] == ["level"] and len(here) > 1:
        step = 2 if here[1] in ("to", "of", "now") and len(here) > 2 else 1
        number, behind = number_of(here[step]), at + step + 1
    elif here[1:2] == ["level"]:
        number = ordinal_of(here[0]) or number_of(here[0])
    elif len(here) == 1 and words[at - 1] in ("ding", "dings", "dinged"):
        number, behind = number_of(here[0]), at + 1
    elif here[:1] in (["to"], ["on"], ["at"]) and len(here) > 1 and not set(words[at + 2 :]) - {"now"}:
        number = number_of(here[1])
    return (number, behind) if number is not None and 1 <= number <= 10 else (0, at)


def told_of(sight: Sight, tokens: list[Token], written: str) -> Told | None:
    """What is told of one person, who sits here or takes a seat by it."""
    words = texts(tokens)
    seats, at = sight.player_at(tokens, 0)
    if words[0] in PRONOUNS:
        seats, at = sight.pronoun(words[0]), 1
    name, sure = "", 0.9
    if seats:
        name, sure = name_of(sight, seats), seats[0].fit if len(seats) == 1 else seats[0].fit - 0.1
        sure -= 0.25 * (words[0] not in PRONOUNS and seats[0].fit < 0.95)  # it may be somebody new
    elif len(words) > 1:
        begins = words[1] in ("is", "has", "got", "was", "holds", "carries", "wears", "s", "level")
        if begins or tokens[0].is_owner or tokens[1].breaks:
            name, at = new_name(sight, tokens, written), 1
    being = _Being(sight, tokens, at)
    if not name or not being.can_begin():
        return None
    being.hand = [t.card.name for t in sight.things if seats and t.owner == seats[0].what and t.zone == HAND]
    being.read()
    has = {"has", "have", "got", "had", "with", "s"} & set(words)
    if being.spots[""] and not has and not being.is_being():
        return None
    sentences = being.sentences(name)
    return Told(tuple(sentences), sure - being.cost) if sentences else None


def told_of_newcomer(sight: Sight, tokens: list[Token], written: str, at: int) -> Told | None:
    """``Jo joins us, a level 3 cleric``: who is new, and what is told of them from a token on."""
    name = new_name(sight, tokens, written)
    being = _Being(sight, tokens, at)
    being.read()
    told = being.sentences(name)
    return Told((f"{name} joins", *told), 0.93 - being.cost) if told and name else None


class _Being:
    """What is told of somebody from a token on."""

    def __init__(self, sight: Sight, tokens: list[Token], at: int) -> None:
        self.sight = sight
        self.known = sight.lexicon.words
        self.tokens = tokens
        self.words = texts(tokens)
        self.at = at
        self.level = 0
        self.sex = ""
        self.life = ""
        self.spots: dict[str, list[str]] = {
            spot: [] for spot in ("is", "with", "holding", "carrying", "cursed with", "")
        }
        self.no: list[str] = []
        self.lacks: list[str] = []
        self.unnamed = 0
        self.is_empty = False
        self.is_more = False
        self.hand: list[str] = []
        self.worth = 0
        self.cost = 0.0

    def is_being(self) -> bool:
        """Whether it is told what somebody is, not what is done."""
        at = self.at
        by_owner = self.tokens[at - 1].is_owner
        return by_owner or self.words[at] in ("is", "am", "are", "was", "be") or self.tokens[at].breaks

    def can_begin(self) -> bool:
        """Whether a description can begin with the words behind a name: "is", "has", a comma, a Level."""
        words, at, known = self.words, self.at, self.known
        if at >= len(words):
            return False
        word = words[at]
        if " ".join(words[at + 1 : at + 3]) in known["had without a card"]:
            return False
        if word in known["moving to a level"]:
            to_a_level = any(level_at(words, n)[0] for n in range(at, len(words)))
            return to_a_level or (word in ("gets", "get") and "killed" in words)
        begins = known["said of somebody"] - known["beginning no description"]
        begins |= known["held"] | known["set aside"] | {"just", "with", "dies", "died", "turned", "made"}
        return self.is_being() or word in begins or bool(level_at(words, at)[0])

    def read(self) -> None:
        """Reads what is told.

        Two cards side by side, with no word between, are both named whole, or it is one that nobody knows ("Blood
        Goblet").
        """
        words, known, at = self.words, self.known, self.at
        spot = ""
        while at < len(words):
            word = words[at]
            if self._all_told(word, at):
                return
            level, after = level_at(words, at)
            unnamed = after if level else self._unnamed(at)
            if unnamed > at:
                self.level, at = level or self.level, unnamed
            elif self._is_of_an_empty_hand(at):
                self.is_empty, at = True, at + 2
            elif word == "no" and known["goods"] | {"cards", "curses"} >= set(words[at + 1 : at + 2]) > set():
                at += 2
            elif word in known["women"] | known["men"]:
                self.sex, at = "female" if word in known["women"] else "male", at + 1
            elif word == "human":
                self.spots["is"].append("Human")
                at += 1
            elif word in known["dead"] or word == "alive":
                self.life, at = "alive" if word == "alive" else "dead", at + 1
            elif place := next((p for p in PLACES if word in known[p]), ""):
                spot, at = PLACES[place], at + 1
            else:
                card, after, _ = card_at(self.sight, self.tokens, at)
                if card is None or self._is_a_word_of_a_curse(card, at, after):
                    is_known = word in known["said of somebody"] | known["besides in a description"]
                    self.cost += 0 if is_known else STRANGE + 0.08
                    at += 1
                    continue
                where, behind = self._spot_behind(after)
                if where:  # told behind several cards, it is where all of them lie that had none
                    self.spots[where] += self.spots[""]
                    self.spots[""] = []
                self._lay(card, where or spot)
                at = behind

    def _is_of_an_empty_hand(self, at: int) -> bool:
        """True if the words at a place say that the hand is empty: "an empty hand", "no cards in hand"."""
        words = self.words
        if words[at] == "empty":
            return words[at + 1 : at + 2] == ["hand"]
        return words[at : at + 2] in (["no", "card"], ["no", "cards"]) and "hand" in words[at + 2 :]

    def _is_a_word_of_a_curse(self, card: CardId, at: int, after: int) -> bool:
        """Return True if one word of a longer name is all that tells of a Curse: "on his head"."""
        held, told = self.sight.catalogue[card], [word for word in self.words[at:after] if word not in SMALL]
        is_whole = any(len([word for word in name if word not in SMALL]) <= len(told) for name in names_of_card(held))
        return held.kind in CURSE_KINDS and not is_whole and len(told) < 2 and "cursed" not in self.words

    def _all_told(self, word: str, at: int) -> bool:
        """``isn't a warrior any more``, ``is no elf``: whether somebody is told to lack a card, and no more."""
        if word not in ("not", "no"):
            return False
        words, begin = self.words, at + 1
        is_had = bool({"has", "have", "had", "got"} & set(words[max(0, at - 1) : at + 2]))
        while begin < len(words) and words[begin] in ("a", "an", "the", "longer", "more", "got", "have", "his", "her"):
            begin += 1
        if begin >= len(words):
            return False
        card, after, _ = card_at(self.sight, self.tokens, begin)
        rest = [one for one in words[after:] if one not in ("any", "anymore", "more", "longer", "now", "then")]
        if card is None or rest or (self.sight.catalogue[card].kind not in CHARACTER_KINDS and not is_had):
            return False
        (self.lacks if is_had else self.no).append(self.sight.catalogue[card].name)
        return True

    def _unnamed(self, at: int) -> int:
        """Reads cards that are only counted, or only priced, at a word; the word behind, the same if there are none.

        ``3 cards in hand``, ``an unknown card``, ``1500 gold worth of junk``, ``some item worth 500``
        """
        words, goods = self.words, self.known["goods"]
        if words[at] in ("some", "a", "an", "one") and words[at + 2 : at + 3] == ["worth"] and words[at + 1] in goods:
            at += 2
        many = 1 if words[at] in ("a", "an") else number_of(words[at])
        if words[at] in ("worth", "for") and at + 1 < len(words):
            at, many = at + 1, number_of(words[at + 1])
        rest = words[at + 1 :]
        here = next((n for n, word in enumerate(rest) if word in ("card", "cards")), -1)
        is_bare = here >= 0 and {"unknown", "more", "other", "face", "down", "hidden"}.issuperset(rest[:here])
        if many and many <= 20 and is_bare:
            self.unnamed, self.is_more = many, not {"more", "other"}.isdisjoint(rest[:here])
            at += here + 2
            while at < len(words) and words[at] in ("in", "his", "her", "their", "my", "hand", "the", "left"):
                at += 1
        elif many and 100 <= many <= LARGEST and rest[:1] and rest[0] in ("gold", "gp", "worth"):
            self.worth, at = many, at + 2
            while at < len(words) and words[at] in goods | {"worth", "of", "in", "on", "the", "table", "pieces", "all"}:
                at += 1
        return at

    def _spot_behind(self, at: int) -> tuple[str, int]:
        """A place told right behind a card."""
        rest, small = self.words[at : at + 5], self.known["before a place"]
        if rest[:1] == ["on"] and (len(rest) == 1 or rest[1] == "and" or self.tokens[at + 1].breaks):
            return "with", at + 1  # "kneepads on, magic missile in hand"
        for n, word in enumerate(rest):
            if word in ("hand", "hands"):
                return "holding", at + n + 1
            if word in ("sideways", "backpack", "pack", "bag"):
                return "carrying", at + n + 1
            if word in ("table", "play", "front", "equipped"):
                return "with", at + n + 1
            if word not in small:
                break
        return "", at

    def _lay(self, card_id: CardId, spot: str) -> None:
        """Puts a card where it was said to lie, or where its kind lies."""
        card = self.sight.catalogue[card_id]
        if spot in ("holding", "carrying"):
            where = spot
        elif card.kind in ("race", "class", "accent"):
            where = "is"
        elif card.kind in CURSE_KINDS:
            where = "cursed with"
        else:
            in_use = ("power", "minion", "ship", "half-breed", "super-munchkin", "bilingual")
            where = "with" if card.kind in in_use or spot == "with" else ""
        self.spots[where].append(card.name)

    def _make_up(self, name: str) -> list[str] | None:
        """Sentences that make up what was told without names; None if the hand cannot be so.

        The number of cards that a player holds is the whole hand, unless it is a number of more cards.
        """
        made: list[str] = [f"{name} holds nothing"] if self.is_empty else []
        if self.unnamed:
            made.append(f'card "{UNNAMED}": special, door deck')
            unnamed = [UNNAMED] * self.unnamed
            if self.is_more:
                self.spots["holding"] += unnamed
            else:
                named = [card for card in self.hand if card != UNNAMED]
                if len(named) > self.unnamed:
                    return None
                besides = [card for card in self.spots["holding"] if card not in named]
                made.append(f"{name} holds only {' + '.join([*named, *unnamed[len(named) :], *besides])}")
                self.spots["holding"] = []
        if self.worth:
            goods = f"Goods Worth {self.worth}"
            made.append(f'card "{goods}": item, {self.worth} gp')
            self.spots["with"].append(goods)
        return made

    def _place_of(self, name: str) -> int:
        """Where what somebody is stands in a description: the Class comes last."""
        kind = next((card.kind for card in self.sight.catalogue.values() if card.name == name), "")
        return int(kind == "class")

    def sentences(self, name: str) -> list[str]:
        """What was told, in the sentences of the grammar."""
        is_told = bool(self.level or self.sex or self.spots["is"])
        made = self._make_up(name)
        if made is None or (self.lacks and is_told):
            return []
        if self.lacks:
            return [f"{name} has no {one}" for one in self.lacks]
        if self.no and not is_told:
            return [f"{name} is no {one}" for one in self.no]
        spots = self.spots
        if spots[""] and not is_told and not any(spots[at] for at in VERBS):
            return [*made, f"{name} has {' + '.join(spots[''])}"]
        spots["with"] += spots[""]
        if self.life:
            return [*made, f"{name} is {self.life}"]
        if not is_told:
            return [*made, *(f"{name} {VERBS[at].format(' + '.join(spots[at]))}" for at in VERBS if spots[at])]
        parts = [f"{at} {' + '.join(spots[at])}" for at in VERBS if spots[at]]
        level = [f"Level {self.level}"] if self.level else []
        characters = sorted(spots["is"], key=self._place_of)  # "Dutch Merchant", not "Merchant Dutch"
        who = " ".join([*([self.sex] if self.sex else []), *level, *characters])
        said = f"{name} is {an(who) if spots['is'] or self.sex else who}"
        said += " " + parts.pop(0) if parts and parts[0].startswith("with") else ""
        return [*(f"{name} is no {one}" for one in self.no), *made, ", ".join([said, *parts])]


PLACES = {"held": "holding", "set aside": "carrying", "in use": "with"}
"""Words that tell where cards lie, by their name in the table of words -> where that is."""
VERBS = {"with": "has {} in play", "holding": "holds {}", "carrying": "carries {}", "cursed with": "suffers {}"}
"""Where cards lie -> how that is said by itself."""
