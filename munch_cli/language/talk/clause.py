"""One clause of talk: whose deed it is, the verb, all that is named behind it, and how well each can be meant."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, islice

from munch_cli.language.talk.lexicon import Act, Phrase, Token
from munch_cli.language.talk.mentions import ALL, LIKELY, Guess, Mention, Sight, Thing
from munch_cli.table import commands as c
from munch_cli.table.ids import NO_PLAYER, CardId, CopyId
from munch_cli.table.state import HAND, IN_PLAY, SIDEWAYS, top_layer
from munch_cli.table.typed import NamedTuple

MOST = 60
"""No list of what could be meant by one clause is longer."""
STRANGE, UNUSED, PARTICLE, ODD = 0.27, 0.3, 0.05, 0.3
"""What a word that says nothing to us costs, a name without a part, a stray "off"; what is left to be understood."""


DOUBTED = 0.73
"""What fits no better is asked back, never taken."""


class Meant(NamedTuple):
    """A command that some words may mean, and how well they fit it, up to 1."""

    command: c.Command
    fit: float
    act: str = ""


class Clause:
    """One clause: whose deed it is, the verb, and all that is named behind it."""

    __slots__ = ("act", "aside", "asked", "named", "sight", "subject", "tokens", "used", "verb", "words")

    def __init__(
        self,
        sight: Sight,
        tokens: list[Token],
        act: Act,
        verb: Phrase,
        subject: tuple[Guess, ...],
        named: list[Mention],
        aside: float,
        asked: bool = False,
    ) -> None:
        self.asked = asked
        self.sight = sight
        self.tokens = tokens
        self.act = act
        self.verb = verb
        self.subject = subject
        self.named = named
        self.aside = aside
        self.words = frozenset(token.text for token in tokens)

    # ---- who

    def who(self, likely: Iterable[int] = ()) -> Iterator[tuple[int, float]]:
        """Who does it: as said; else those that are likely, else whoever is to act."""
        if self.subject:
            yield from self.subject
            return
        some = list(dict.fromkeys(likely))
        if some:
            yield from ((seat, 0.9 if len(some) == 1 else 0.8) for seat in some)
            return
        yield from ((int(who), 0.92) for who in self.sight.speakers)

    def players(self, but: int = NO_PLAYER) -> list[tuple[Mention, Guess]]:
        """Every player named behind the verb; not one who would do it, too: "… and Bob"."""
        named = (m for m in self.named if m.kind == "player" and m.before != "and")
        return [(m, g) for m in named for g in m.guesses if g.what != but]

    def number(self) -> int | None:
        """The number that is named, if one is."""
        return next((m.many for m in self.named if m.kind == "number"), None)

    # ---- cards

    def thing(self, copy: int) -> Thing:
        """What lies as this copy."""
        return next(thing for thing in self.sight.things if thing.copy == copy)

    def picks(self, mention: Mention, fits: Callable[[Thing], bool]) -> list[Guess]:
        """Which copies of those named can be meant; the only one left is meant surely."""
        some = [g for g in mention.guesses if not g.is_foe and fits(self.thing(g.what))]
        if not some and self.asked and mention.kind == "card":
            some = self._as_if_theirs(mention, fits)
        some = self._alike_once(some)
        if mention.kind == "card" and some:
            best = some[0].fit
            some = [g for g in some if g.fit >= best - 0.12]
            whole = mention.guesses[0].fit
            owner = self.thing(some[0].what).owner
            theirs = [g for g in mention.guesses if self.thing(g.what).owner == owner]
            is_only = best > 0.72 or len(self._alike_once(theirs)) == 1
            if len(some) == 1 and is_only and (best >= whole - 0.12 or best > 0.8):
                return [some[0]._replace(fit=max(best, 0.92))]
        return some

    def _as_if_theirs(self, mention: Mention, fits: Callable[[Thing], bool]) -> list[Guess]:
        """Which cards of others would do if they were the doer's: one may ask whether they may be used so. What the
        doer has, and would have to lie elsewhere, goes before them where it is put on or off.
        """
        if len(self.subject) != 1 or self.act.name not in OF_ANOTHERS:
            return []
        who, own, others = self.subject[0].what, list[Guess](), list[Guess]()
        for guess in mention.likely:
            thing = self.thing(guess.what)
            if any(fits(thing._replace(owner=who, zone=zone)) for zone in (HAND, IN_PLAY, SIDEWAYS)):
                (own if thing.owner == who else others).append(guess)
        if own and self.act.name in ("equip", "stow"):
            return own
        return [guess for guess in others if self.thing(guess.what).owner != NO_PLAYER]

    def _alike_once(self, guesses: list[Guess]) -> list[Guess]:
        seen: set[tuple[CardId, int]] = set()
        found = []
        for guess in guesses:
            thing = self.thing(guess.what)
            looks = (thing.card.id, thing.place)
            if looks not in seen:
                seen.add(looks)
                found.append(guess)
        return found

    def cards(self, mention: Mention, fits: Callable[[Thing], bool]) -> list[tuple[tuple[CopyId, ...], float]]:
        """The sets of copies that a mention can mean: one card, or so many of what fits."""
        some = self.picks(mention, fits)
        if mention.kind != "cards":
            return [((CopyId(g.what),), g.fit) for g in some]
        many = mention.many
        if not some or len(some) < many:
            return []
        if many in (ALL, len(some)):
            return [(tuple(CopyId(g.what) for g in some), LIKELY)]
        sets = islice(combinations(some, many), 12)
        return [(tuple(CopyId(g.what) for g in one), 0.6) for one in sets]

    def anything(
        self, fits: Callable[[Thing], bool], fit: float
    ) -> list[tuple[tuple[CopyId, ...], float, list[Mention]]]:
        """The first few cards that fit, where none is named."""
        found: list[tuple[tuple[CopyId, ...], float, list[Mention]]] = []
        for thing in self.sight.things:
            if fits(thing) and len(found) < 3:
                found.append(((thing.copy,), fit, []))
        return found

    def card_mentions(self) -> list[Mention]:
        """What is named of cards; "it" may be one that was spoken of."""
        return [m for m in self.named if m.kind in ("card", "cards") or self._is_spoken_of(m)]

    def _is_spoken_of(self, mention: Mention) -> bool:
        return mention.kind == "foe" and any(guess.what in self.sight.last_cards for guess in mention.guesses)

    def owes(self, who: int, *what: str) -> bool:
        """Whether somebody owes one of these."""
        return any(debt.who == who and debt.what in what for debt in self.sight.state.owed)

    def unused(self, *used: Mention) -> float:
        """What the names without a part cost."""
        left = [m for m in self.named if m not in used and m.kind != "number"]
        figures = 0 if self.act.name in WITH_FIGURES else sum(m.kind == "number" for m in self.named)
        return 0.15 * figures + sum(0.06 if m.kind == "foe" else UNUSED for m in left)


OF_ANOTHERS = frozenset({"play", "attack", "curse", "buff", "equip", "stow", "sell", "use"})
"""Acts of which one may ask whether they may be done with somebody else's card."""
WITH_FIGURES = frozenset({"ask_help", "offer_help", "roll", "sell", "agree", "decline", "level_up", "silence"})
"""Acts told with a number."""
AIMING = frozenset({"at", "on", "against", "onto", "into"})


def is_mine(who: int, *zones: int) -> Callable[[Thing], bool]:
    """Whether something lies in one of these places of a player's."""
    return lambda thing: thing.owner == who and thing.zone in zones


def likely_owners(clause: Clause, *zones: int) -> list[int]:
    """Who has, in these places, what is named for certain."""
    found = []
    for mention in clause.card_mentions():
        for guess in mention.likely if mention.kind == "card" else ():
            thing = clause.thing(guess.what)
            if thing.zone in zones:
                found.append(thing.owner)
    return found


Builder = Callable[[Clause], Iterable[Meant]]
"""What makes the commands that a clause may mean as one act."""


def itself(clause: Clause, who: int) -> list[Mention]:
    """Words that name the doer once more: "for herself"."""
    return [m for m, g in clause.players() if g.what == who]


Together = tuple[tuple[CopyId, ...], float, list[Mention]]
"""Cards that are named together, how well they fit, and by what they are named."""


def all_of(clause: Clause, fits: Callable[[Thing], bool]) -> Iterator[Together]:
    """Every way to take all cards that are named together."""
    named = clause.card_mentions()
    ways: list[tuple[tuple[CopyId, ...], float]] = [((), 1.0)]
    used: list[Mention] = []
    for mention in named:
        some = clause.cards(mention, fits)
        if not some:
            continue
        used.append(mention)
        ways = [
            ((*had, *copies), worth * min(1.0, fit + 0.03))
            for had, worth in ways
            for copies, fit in some
            if not set(copies) & set(had)
        ][:MOST]
    yield from ((copies, worth, used) for copies, worth in ways if copies)


def foes(clause: Clause) -> list[CopyId]:
    """The monsters of the fight."""
    return [CopyId(t.copy) for t in clause.sight.things if t.is_foe]


def named_foes(clause: Clause, but: Mention | None) -> list[tuple[CopyId, float, Mention]]:
    """The monsters of the fight that are named, or told by "it"."""
    found = []
    for mention in clause.named:
        if mention is but:
            continue
        for guess in mention.guesses:
            copy = guess.foe if guess.is_foe else guess.what
            if mention.kind == "player" and not guess.is_foe:
                continue
            if any(t.copy == copy and t.is_foe for t in clause.sight.things):
                found.append((CopyId(copy), guess.fit if mention.kind != "card" else max(guess.fit, 0.9), mention))
    best = max((fit for _, fit, _ in found), default=0.0)
    return [one for one in found if one[1] >= best - 0.12]


def fighter_of(clause: Clause) -> list[int]:
    """Who fights."""
    fight = clause.sight.state.combat
    return [int(fight.fighter)] if fight is not None else []


def turn_of(clause: Clause) -> list[int]:
    """Whose turn it is."""
    return [int(clause.sight.state.turn.player)]


def owing(clause: Clause) -> list[int]:
    """Who owes something now."""
    return [int(debt.who) for debt in top_layer(clause.sight.state) if debt.who != NO_PLAYER]
