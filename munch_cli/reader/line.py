"""One line of talk on one board, read once: its words, and the players, cards, numbers and verbs that they may name."""

import re
from collections.abc import Iterator

from munch_cli.arbiter.clauses import Context
from munch_cli.arbiter.kinds_known import copies_named, players_named
from munch_cli.arbiter.legal import who_acts
from munch_cli.arbiter.view import UNSEEN
from munch_cli.engine.table import Table
from munch_cli.language.talk.lexicon import GAP, SMALL, Lexicon, Phrase, number_of, tokens_of, trimmed
from munch_cli.language.talk.mentions import HE, IT, NAMED, PERSONAL, SHE, Guess, Sight
from munch_cli.table.ids import CopyId, PlayerId
from munch_cli.table.state import FACE_UP
from munch_cli.table.typed import NamedTuple

_WILL = re.compile(r"(?<=\w)['’]ll\b")
LONGEST_GAP = 6
"""The most words that may stand in a gap of a verb."""
MOMENTS = frozenset({"turn", "go", "fight", "combat", "battle"})
"""What a player is only named to tell apart: "in Ann's fight" is on nobody."""


class Named(NamedTuple):
    """A player or a copy that some words of a line may name.

    ``what``: the seat or the copy; ``fit``: how well the words fit, up to 1; ``first``: the place of the first word;
    ``at``: the places of all of them; ``is_owner``: they stand with an 's.
    """

    what: int
    fit: float
    first: int
    at: frozenset[int]
    is_owner: bool = False


class Line:
    """A line of talk, read once on a board and passed on.

    ``words``: its words, folded, with slang written out; ``bases``: the base forms that each may have; ``players``:
    who is named, in order; ``called``: the first mention of each; ``settings``: the places of names that only tell
    whose turn or fight it is; ``cards``: the best mention of each copy in sight; ``best_at``: how well the best
    card fits the word at a place; ``of_cards``: the places of words that name cards; ``numbers``: each number and
    its place; ``acts``: the verbs in it, as the act that each tells and the places of its words; ``abilities``: the
    same of the abilities in play; ``telling``: the places of the words that tell something and name nobody;
    ``telling_of``: those of them that belong to no deed of a type, as asked for.
    """

    def __init__(self, table: Table, text: str, lexicon: Lexicon, context: Context, eyes: PlayerId | None) -> None:
        self.table, self.text, self.lexicon, self.context, self.eyes = table, text, lexicon, context, eyes
        self.is_question = text.rstrip().endswith("?")
        self.speakers = who_acts(table) if eyes is None else (eyes,)
        self.sight = self._sight()
        self.tokens = self.sight.owned(tokens_of(_WILL.sub(" will", text), lexicon))
        self.words = [token.text for token in self.tokens]
        self.bases = [lexicon.base_forms(word) for word in self.words]
        self.fighter = table.fight.fighter if table.fight is not None else None
        self.settings: list[int] = []
        self.players = list(self._players())
        self.called: dict[int, Named] = {}
        for one in self.players:
            self.called.setdefault(one.what, one)
        self.of_players = frozenset(place for one in self.players for place in one.at).union(self.settings)
        self.pronouns = self._pronouns()
        self.cards = self._cards()
        self.best_at = self._best_at()
        self.of_cards = frozenset(place for place, fit in self.best_at.items() if fit >= NAMED)
        self.numbers = [(n, at) for at, word in enumerate(self.words) if (n := number_of(word)) is not None]
        self.acts = dict(self._acts())
        self.abilities = dict(self._abilities())
        silent = lexicon.fillers | SMALL | lexicon.words["sliding"] | lexicon.words["leading"] | PERSONAL | IT
        named = self.of_players | {at for _, at in self.numbers}
        self.telling_of: dict[str, list[int]] = {}
        self.telling = [at for at, word in enumerate(self.words) if word not in silent and at not in named]

    def _sight(self) -> Sight:
        said, table = self.context.command, self.table
        spoken = () if said is None else (said.who, *players_named(said))
        copies = () if said is None else copies_named(said)
        return Sight(table.state, table.catalogue, self.lexicon, self.speakers, map(int, spoken), copies, UNSEEN)

    @property
    def asks(self) -> bool:
        """True if the line has the form of a question."""
        begins = self.lexicon.words["question words"] | self.lexicon.words["modals"]
        tokens = trimmed(self.tokens, self.lexicon)
        return self.is_question or (bool(tokens) and tokens[0].text in begins)

    @property
    def names_anything(self) -> bool:
        """True if the line names or points at a player or a card, or if what it says may settle a debt."""
        state = self.table.state
        points = any(word in IT for word in self.words)
        return bool(self.called or self.pronouns or self.cards or points or state.owed or state.zones[FACE_UP])

    # ---- players

    def _players(self) -> Iterator[Named]:
        at = 0
        while at < len(self.words):
            seats, behind = self.sight.player_at(self.tokens, at)
            if not seats:
                seats, behind = self.sight.called_by_being(self.tokens, at)
            if self._is_setting(behind):
                self.settings += range(at, behind)
                seats = ()
            for seat in seats[:2]:
                owner = self.tokens[behind - 1].is_owner
                yield Named(seat.what, seat.fit, at, frozenset(range(at, behind)), owner)
            at = max(behind, at + 1)

    def _is_setting(self, behind: int) -> bool:
        """True if whoever is named before a place only tells whose turn or fight it is: "on Ann's turn"."""
        if behind == 0 or behind >= len(self.words) or not self.tokens[behind - 1].is_owner:
            return False
        return (
            self.words[behind + (self.words[behind] == "own")] in MOMENTS
            if behind + 1 < len(self.words)
            else (self.words[behind] in MOMENTS)
        )

    def _pronouns(self) -> list[tuple[int, dict[int, float]]]:
        """The place of each pronoun for a player, and how well each player fits it."""
        subject = self.players[0].what if self.players else -1
        found = []
        for at, word in enumerate(self.words):
            guesses: tuple[Guess, ...] = ()
            if word in PERSONAL or word in ("you", "my", "his", "their", "our", "your"):
                plain = {"my": "me", "our": "me", "his": "him", "their": "them", "your": "you"}.get(word, word)
                guesses = self.sight.pronoun(plain, subject)
            if guesses:
                found.append((at, {guess.what: guess.fit for guess in guesses}))
        return found

    def pronoun_of(self, seat: int, begin: int = 0, end: int = 99) -> tuple[float, int]:
        """How well the pronouns between two places fit a player, and the place of the one that fits best."""
        fits = [(of.get(seat, 0.0), -at) for at, of in self.pronouns if begin <= at < end]
        fit, place = max(fits, default=(0.0, -99))
        return fit, -place

    @property
    def says_he_or_she(self) -> bool:
        """True if the line has a pronoun for a third person."""
        return any(word in SHE | HE for word in self.words)

    @property
    def speaks_of_it(self) -> bool:
        """True if the line has a word for the monster of the fight, other than its name."""
        pairs = zip(self.words[1:], [*self.words[2:], ""], strict=False)
        return any(word in ("it", "him", "that", "monster") and behind not in ("is", "was") for word, behind in pairs)

    # ---- cards

    def _cards(self) -> dict[CopyId, Named]:
        best: dict[CopyId, Named] = {}
        for at in range(len(self.words)):
            if at in self.of_players:
                continue
            stop = next((n for n in range(at, len(self.words)) if n in self.of_players), len(self.words))
            cards, behind = self.sight.cards_at(self.tokens, at, stop)
            for guess in cards:
                copy = CopyId(guess.what)
                told = [n for n in range(at, behind) if self.words[n] not in SMALL] or [at]
                one = Named(copy, guess.fit, told[0], frozenset(told))
                known = best.get(copy)
                if known is None or (one.fit * len(one.at) ** 0.2, -at) > (
                    known.fit * len(known.at) ** 0.2,
                    -known.first,
                ):
                    best[copy] = one
        return best

    def _best_at(self) -> dict[int, float]:
        """Place -> how well the best of the cards fits that it may name."""
        best: dict[int, float] = {}
        for one in self.cards.values():
            for place in one.at:
                best[place] = max(best.get(place, 0.0), one.fit)
        return best

    def is_best(self, copy: CopyId) -> bool:
        """True if no other card fits the words better that name this one."""
        one = self.cards[copy]
        return all(self.best_at[place] <= one.fit + 0.001 for place in one.at)

    @property
    def names_a_card_here(self) -> bool:
        """True if the line names a card in sight."""
        return any(one.fit >= NAMED for one in self.cards.values())

    # ---- verbs

    def _acts(self) -> Iterator[tuple[str, frozenset[int]]]:
        found: dict[str, frozenset[int]] = {}
        for at in range(len(self.words)):
            if at in self.of_players:
                continue
            for base in self.bases[at]:
                for act, phrase in self.lexicon.verbs.get(base, ()):
                    places = self.follows(at, phrase)
                    if places and len(places) > len(found.get(act.name, ())):
                        found[act.name] = places
        yield from found.items()

    def _abilities(self) -> Iterator[tuple[str, frozenset[int]]]:
        """The abilities in play that the line tells by name or by a verb, each with the places of the words."""
        table = self.table
        cards = (table.card(copy) for seat in table.state.seats for copy in table.in_play(seat))
        for called in dict.fromkeys(one.name.casefold() for card in cards for one in card.abilities):
            own = [word for word in called.split() if word not in SMALL]
            phrases = self.lexicon.abilities.get(called, ())
            hit: set[int] = set()
            for at in range(len(self.words)):
                like = (word in self.bases[at] or (len(word) > 4 and self.words[at][:5] == word[:5]) for word in own)
                hit.update([at] if any(like) else [], *(self.follows(at, phrase) for phrase in phrases))
            if hit:
                yield called, frozenset(hit)

    def follows(self, at: int, phrase: Phrase) -> frozenset[int]:
        """The places of a verb's words from a place on, in any form; none if it does not stand there."""
        places = [at] if phrase[0] in self.bases[at] else []
        here, most = at + 1, 1
        for word in phrase[1:] if places else ():
            if word == GAP:
                most = LONGEST_GAP
                continue
            place = next((n for n in range(here, min(here + most, len(self.words))) if word in self.bases[n]), -1)
            if place < 0:
                return frozenset()
            places.append(place)
            here, most = place + 1, 1
        return frozenset(places)
