"""What somebody does, by the words of a line: every command that they can mean on this board, and how well they fit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations, islice

from munch_cli.language.places import one_lent
from munch_cli.language.talk.lexicon import GAP, SMALL, Act, Phrase, Token, number_of
from munch_cli.language.talk.mentions import LIKELY, Guess, Mention, Sight, Thing, mentions, names_of_card, stem
from munch_cli.table import commands as c
from munch_cli.table.apply import top_layer
from munch_cli.table.cards import CURSE_KINDS, FOE_KINDS, SELLABLE_KINDS, Card
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CardId, CopyId, PlayerId
from munch_cli.table.records import NamedTuple
from munch_cli.table.state import CURSES, FACE_UP, FOES, HAND, IN_PLAY, SIDEWAYS
from munch_cli.table.vocabulary import Ability, Slay, StealItem

MOST = 60
"""No list of what could be meant by one clause is longer."""
STRANGE, UNUSED, PARTICLE, ODD = 0.27, 0.3, 0.05, 0.3
"""What a word that says nothing to us costs, a name without a part, a stray "off"; what is left to be understood."""
PARTICLES = frozenset(["off", "away", "down", "back", "in", "over", "up", "out", "again"])
SLIDING = frozenset(
    [
        "will",
        "would",
        "shall",
        "does",
        "do",
        "did",
        "is",
        "be",
        "are",
        "am",
        "want",
        "wants",
        "to",
        "try",
        "tries",
        "going",
        "go",
        "gets",
        "get",
        "decides",
        "decide",
        "likes",
        "has",
        "have",
        "had",
        "just",
        "now",
        "really",
        "quickly",
        "then",
        "also",
        "still",
        "can",
        "could",
        "may",
        "might",
        "please",
        "let",
        "us",
        "let's",
        "must",
        "should",
        "simply",
    ]
)
"""Words between who does something and what it is."""
HELP_WORDS = frozenset(["help", "helps", "helping", "hand", "assist", "assistance", "aid", "backup", "support", "join"])
NEED_HELP = frozenset(
    {
        "ask",
        "need",
        "want",
        "get",
        "offer",
        "request",
        "call",
        "invite",
        "pay",
        "bring",
        "buy",
        "promise",
        "ring",
        "turn",
    }
)
PARTNERS = {
    "wandering-monster": ("monster",),
    "half-breed": ("race",),
    "super-munchkin": ("class",),
    "bilingual": ("accent",),
    "monster": ("monster-enhancer", "wandering-monster"),
}


class Meant(NamedTuple):
    """A command that some words may mean, and how well they fit it, up to 1."""

    command: c.Command
    fit: float
    act: str = ""


class Clause:
    """One clause: whose deed it is, the verb, and all that is named behind it."""

    __slots__ = ("act", "aside", "named", "sight", "subject", "tokens", "used", "verb", "words")

    def __init__(
        self,
        sight: Sight,
        tokens: list[Token],
        act: Act,
        verb: Phrase,
        subject: tuple[Guess, ...],
        named: list[Mention],
        aside: float,
    ) -> None:
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
            yield from ((guess.what, guess.fit) for guess in self.subject if guess.what >= 0)
            return
        some = list(dict.fromkeys(likely))
        if some:
            yield from ((seat, 0.9 if len(some) == 1 else 0.8) for seat in some)
            return
        yield from ((int(who), 0.92) for who in self.sight.speakers)

    def players(self, but: int = -1) -> list[tuple[Mention, Guess]]:
        """Every player named behind the verb."""
        return [(m, g) for m in self.named if m.kind == "player" for g in m.guesses if g.what != but]

    def number(self) -> int | None:
        """The number that is named, if one is."""
        return next((m.many for m in self.named if m.kind == "number"), None)

    # ---- cards

    def thing(self, copy: int) -> Thing:
        """What lies as this copy."""
        return next(thing for thing in self.sight.things if thing.copy == copy)

    def picks(self, mention: Mention, fits: Callable[[Thing], bool]) -> list[Guess]:
        """Which copies of those named can be meant; the only one left is meant surely."""
        some = [g for g in mention.guesses if g.what >= 0 and fits(self.thing(g.what))]
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

    def _alike_once(self, guesses: list[Guess]) -> list[Guess]:
        seen: set[tuple[CardId, int, int]] = set()
        found = []
        for guess in guesses:
            thing = self.thing(guess.what)
            looks = (thing.card.id, thing.zone, thing.owner)
            if looks not in seen:
                seen.add(looks)
                found.append(guess)
        return found

    def cards(self, mention: Mention, fits: Callable[[Thing], bool]) -> list[tuple[tuple[CopyId, ...], float]]:
        """The sets of copies that a mention can mean: one card, or so many of what fits."""
        some = self.picks(mention, fits)
        if mention.kind == "card":
            return [((CopyId(g.what),), g.fit) for g in some]
        many = mention.many
        if len(some) == many:
            return [(tuple(CopyId(g.what) for g in some), LIKELY)]
        if len(some) < many:
            return []
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
        """What is named of cards."""
        return [m for m in self.named if m.kind in ("card", "cards")]

    def owes(self, who: int, *what: str) -> bool:
        """Whether somebody owes one of these."""
        return any(debt.who == who and debt.what in what for debt in self.sight.state.owed)

    def unused(self, *used: Mention) -> float:
        """What the names without a part cost."""
        left = [m for m in self.named if m not in used and m.kind != "number"]
        figures = [m for m in self.named if m not in used and m.kind == "number" and self.act.name not in WITH_FIGURES]
        return 0.15 * len(figures) + sum(
            0.06 if m.kind == "foe" or (m.guesses and m.guesses[0].what < 0) else UNUSED for m in left
        )


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
        for guess in mention.guesses if mention.kind == "card" else ():
            thing = clause.thing(guess.what)
            if thing.zone in zones and thing.owner >= 0 and guess.fit >= mention.guesses[0].fit - 0.1:
                found.append(thing.owner)
    return found


# ---- playing cards


def playable(who: int, state_up: bool = True) -> Callable[[Thing], bool]:
    """What somebody may play a card from: the hand, a one-shot that lies in front of them, the card turned up."""
    return lambda t: (
        (t.owner == who and t.zone == HAND)
        or (t.owner == who and t.zone in (IN_PLAY, SIDEWAYS) and t.card.kind == "one-shot")
        or (state_up and t.zone == -1 - FACE_UP)
    )


def plays(clause: Clause) -> Iterator[Meant]:
    """A card is played: by itself, on something, or with another."""
    kinds = clause.act.kinds
    if clause.act.name == "level_up" and clause.number() is not None:
        return
    bare = not clause.card_mentions()
    if bare and not kinds and clause.named and clause.named[0].words == "it" and not clause.named[0].before:
        for who, sure in clause.who():
            held = [thing for thing in clause.sight.things if is_mine(who, HAND)(thing)]
            for thing in held if thing_is_open(clause) else ():
                for command, worth, used in on_what(clause, PlayerId(who), thing.copy, clause.named[0]):
                    yield Meant(command, sure * 0.62 * worth - clause.unused(clause.named[0], *used))
        return
    if bare and not kinds:
        return
    owners = likely_owners(clause, HAND) or likely_owners(clause, IN_PLAY, SIDEWAYS)
    for who, sure in clause.who(owners):
        pool = playable(who)
        chosen: list[tuple[CopyId, float, Mention | None]] = []
        for mention in clause.card_mentions():
            chosen += [(copies[0], fit, mention) for copies, fit in clause.cards(mention, pool) if len(copies) == 1]
        if bare:
            some = [t for t in clause.sight.things if pool(t) and t.card.kind in kinds and t.zone == HAND]
            chosen += [(t.copy, 0.86 if len(some) == 1 else 0.6, None) for t in some]
        for copy, fit, named in chosen:
            card = clause.thing(copy).card
            if card.kind in ("item", "ship") and "play" not in clause.verb:
                fit *= 0.86
            if kinds and named is not None and card.kind not in kinds:
                fit *= 0.93
            for command, worth, used in on_what(clause, PlayerId(who), copy, named):
                cost = clause.unused(*([named] if named else []), *used)
                yield Meant(command, sure * fit * worth - cost)


def thing_is_open(clause: Clause) -> bool:
    """Whether "it" can be a card that was not said: nothing was spoken of before."""
    return not clause.sight.last_cards


def foes(clause: Clause) -> list[CopyId]:
    """The monsters of the fight."""
    return [CopyId(t.copy) for t in clause.sight.things if t.zone == -1 - FOES]


def named_foes(clause: Clause, but: Mention | None) -> list[tuple[CopyId, float, Mention]]:
    """The monsters of the fight that are named, or told by "it"."""
    found = []
    for mention in clause.named:
        if mention is but:
            continue
        for guess in mention.guesses:
            copy = guess.what if guess.what >= 0 else -2 - guess.what
            if mention.kind == "player" and guess.what >= 0:
                continue
            if any(t.copy == copy and t.zone == -1 - FOES for t in clause.sight.things):
                found.append((CopyId(copy), guess.fit if mention.kind != "card" else max(guess.fit, 0.9), mention))
    best = max((fit for _, fit, _ in found), default=0.0)
    return [one for one in found if one[1] >= best - 0.12]


Played = tuple[c.Command, float, Sequence[Mention]]


def on_what(clause: Clause, who: PlayerId, copy: CopyId, said: Mention | None) -> Iterator[Played]:
    """The ways to play one card, as far as the words tell on what."""
    sight = clause.sight
    kind = clause.thing(copy).card.kind
    fight = sight.state.combat
    aimed = [(m, g) for m, g in clause.players() if m is not said and g.what >= 0]
    named = named_foes(clause, said)
    there = foes(clause)
    others = [m for m in clause.card_mentions() if m is not said]
    if kind in CURSE_KINDS:
        for mention, guess in aimed:
            yield c.PlayCard(who, copy, on_player=PlayerId(guess.what)), guess.fit, (mention,)
        for mention in others:
            for guess in clause.picks(mention, lambda t: t.owner >= 0 and t.zone in (IN_PLAY, SIDEWAYS)):
                victim = clause.thing(guess.what).owner
                yield c.PlayCard(who, copy, on_player=PlayerId(victim)), 0.75, (mention,)
        if not aimed and not others:
            seats = [seat for seat in range(len(sight.state.players)) if seat != who]
            near = [seat for seat in seats if fight is not None and seat in (fight.fighter, fight.helper)]
            for seat in near or seats:
                yield c.PlayCard(who, copy, on_player=PlayerId(seat)), 0.7 if len(near or seats) > 1 else 0.8, ()
    elif kind in ("monster-enhancer", "mate", "evil-twin"):
        for foe, fit, mention in named:
            yield c.PlayCard(who, copy, on_card=foe), fit, (mention,)
        hosts = [
            (m, g)
            for m in others
            for g in clause.picks(m, is_mine(who, HAND))
            if clause.thing(g.what).card.kind == "monster"
        ]
        for mention, guess in hosts:
            yield c.PlayCard(who, CopyId(guess.what), along=copy), guess.fit, (mention,)
        if not named and not hosts:
            loose = [m for m, _ in aimed]
            for foe in there:
                yield c.PlayCard(who, copy, on_card=foe), 0.92 if len(there) == 1 else 0.6, loose[:1]
            if not there:
                yield c.PlayCard(who, copy), 0.8, ()
    elif kind == "one-shot":
        yield from one_shots(clause, who, copy, aimed, named)
    elif kind == "monster":
        loose_names = [m for m, _ in aimed] + [m for _, _, m in named] if fight is not None else []
        partners = [
            (m, g)
            for m in others
            for g in clause.picks(m, is_mine(who, HAND))
            if clause.thing(g.what).card.kind in PARTNERS["monster"]
        ]
        for mention, guess in partners:
            yield c.PlayCard(who, CopyId(guess.what), along=copy), guess.fit, (mention, *loose_names)
        if not partners:
            yield c.PlayCard(who, copy), 1.0, loose_names
    elif kind in PARTNERS:
        mates = [
            (m, g)
            for m in others
            for g in clause.picks(m, is_mine(who, HAND))
            if clause.thing(g.what).card.kind in PARTNERS[kind]
        ]
        for mention, guess in mates:
            yield c.PlayCard(who, copy, along=CopyId(guess.what)), guess.fit, (mention,)
        if not mates:
            yield c.PlayCard(who, copy), 0.97, [m for m, g in aimed if g.what == who]
    elif kind in ("cheat", "ship-enhancer"):
        hosts = [
            (m, g)
            for m in others
            for g in clause.picks(m, lambda t: t.owner >= 0 and t.zone in (IN_PLAY, SIDEWAYS, HAND))
        ]
        for mention, guess in hosts:
            yield c.PlayCard(who, copy, on_card=CopyId(guess.what)), guess.fit, (mention, *(m for m, _ in aimed))
        if not hosts:
            yield c.PlayCard(who, copy), 0.95, ()
    else:
        for mention, guess in aimed:
            if guess.what == who:
                yield c.PlayCard(who, copy), guess.fit, (mention,)
            else:
                yield c.PlayCard(who, copy, on_player=PlayerId(guess.what)), guess.fit, (mention,)
        for foe, fit, mention in named:
            yield c.PlayCard(who, copy, on_card=foe), fit * 0.97, (mention,)
        for mention in others if kind in ("special", "go-up-a-level") else ():
            for guess in clause.picks(mention, lambda t: t.zone in (IN_PLAY, SIDEWAYS, CURSES)):
                yield c.PlayCard(who, copy, on_card=CopyId(guess.what)), guess.fit, (mention,)
        if not aimed and not named and not others:
            yield c.PlayCard(who, copy), 1.0, ()


def _slays(card: Card, foe: Card) -> bool:
    """Whether a card does away with this very monster when it is played on it."""
    return any(isinstance(deed, Slay) and foe.name in deed.named for deed in card.do)


def one_shots(
    clause: Clause,
    who: PlayerId,
    copy: CopyId,
    aimed: list[tuple[Mention, Guess]],
    named: list[tuple[CopyId, float, Mention]],
) -> Iterator[Played]:
    """A one-shot: thrown at the monster it is for those who fight it; played on it, it is the monster's."""
    fight = clause.sight.state.combat
    card = clause.thing(copy).card
    is_thrown = clause.act.name == "attack" and bool(card.bonus or card.gives)
    for foe, fit, mention in named:
        if is_thrown and fight is not None and not _slays(card, clause.thing(foe).card):
            side = who if who in (fight.fighter, fight.helper) else fight.fighter
            yield c.PlayCard(who, copy, on_player=side), fit, (mention,)
        else:
            yield c.PlayCard(who, copy, on_card=foe), fit * (0.8 if mention.kind == "player" else 1.0), (mention,)
    for mention, guess in aimed:
        is_foe = is_thrown and any(other.what < 0 for other in mention.guesses)
        is_hostile = (
            is_thrown and fight is not None and guess.what in (fight.fighter, fight.helper) and guess.what != who
        )
        if is_hostile:
            for foe in foes(clause)[:1]:
                yield c.PlayCard(who, copy, on_card=foe), guess.fit * 0.97, (mention,)
        if guess.what == who and (fight is None or (mention.words.endswith("self") and not mention.before)):
            yield c.PlayCard(who, copy), guess.fit, (mention,)
        else:
            yield (
                c.PlayCard(who, copy, on_player=PlayerId(guess.what)),
                guess.fit * (0.78 if is_foe else 1.0),
                (mention,),
            )
    if not named and not aimed:
        yield c.PlayCard(who, copy), 1.0, ()


# ---- items


def one_of(
    zones: tuple[int, ...],
    makes: Callable[[PlayerId, CopyId], c.Command],
    kinds: tuple[str, ...] = ("item", "ship", "one-shot"),
) -> Builder:
    """An act about one card of one's own."""

    def build(clause: Clause) -> Iterator[Meant]:
        for who, sure in clause.who(likely_owners(clause, *zones)):

            def fits(thing: Thing, who: int = who) -> bool:
                return is_mine(who, *zones)(thing) and thing.card.kind in kinds

            for mention in clause.card_mentions():
                for copies, fit in clause.cards(mention, fits):
                    if len(copies) == 1:
                        yield Meant(
                            makes(PlayerId(who), copies[0]), sure * fit - clause.unused(mention, *itself(clause, who))
                        )

    return build


def itself(clause: Clause, who: int) -> list[Mention]:
    """Words that name the doer once more: "for herself"."""
    return [m for m, g in clause.players() if g.what == who]


def all_of(clause: Clause, fits: Callable[[Thing], bool]) -> Iterator[tuple[tuple[CopyId, ...], float, list[Mention]]]:
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


def discards(clause: Clause) -> Iterator[Meant]:
    """Cards are thrown away; to settle charity, several at once."""
    owners = likely_owners(clause, IN_PLAY, SIDEWAYS, HAND, CURSES)
    for who, sure in clause.who(owners):
        in_charity = clause.owes(who, "charity")
        zones = (HAND,) if in_charity else (IN_PLAY, SIDEWAYS, HAND, CURSES)
        for copies, fit, used in all_of(clause, is_mine(who, *zones)):
            cost = clause.unused(*used, *itself(clause, who)) + 0.2 * any(m.before in AIMING for m in clause.named)
            if in_charity:
                yield Meant(c.DiscardInCharity(PlayerId(who), copies), sure * fit - cost)
            elif len(copies) == 1 and not any(copies[0] in debt.options for debt in top_layer(clause.sight.state)):
                yield Meant(c.DiscardCard(PlayerId(who), copies[0]), sure * fit - cost)


def sells(clause: Clause) -> Iterator[Meant]:
    """Items are sold."""
    for who, sure in clause.who(likely_owners(clause, IN_PLAY, SIDEWAYS, HAND)):

        def fits(thing: Thing, who: int = who) -> bool:
            return is_mine(who, IN_PLAY, SIDEWAYS, HAND)(thing) and thing.card.kind in SELLABLE_KINDS

        for copies, fit, used in all_of(clause, fits):
            yield Meant(c.Sell(PlayerId(who), copies), sure * fit - clause.unused(*used, *itself(clause, who)))


def gives(clause: Clause) -> Iterator[Meant]:
    """Items change hands for nothing, or cards in charity."""
    for who, sure in clause.who(likely_owners(clause, IN_PLAY, SIDEWAYS, HAND)):
        in_charity = clause.owes(who, "charity")

        def fits(thing: Thing, who: int = who, in_charity: bool = in_charity) -> bool:
            if in_charity:
                return is_mine(who, HAND)(thing)
            return is_mine(who, IN_PLAY, SIDEWAYS)(thing) or (
                is_mine(who, HAND)(thing) and thing.card.kind in ("item", "ship")
            )

        for mention, guess in clause.players(but=who):
            if guess.what < 0:
                continue
            to = PlayerId(guess.what)
            for copies, fit, used in all_of(clause, fits):
                worth = sure * fit * guess.fit - clause.unused(mention, *used)
                if in_charity:
                    yield Meant(c.GiveInCharity(PlayerId(who), copies, to), worth)
                else:
                    yield Meant(c.GiveItems(PlayerId(who), copies, to), worth)


def trades(clause: Clause) -> Iterator[Meant]:
    """Items for Items: whose they are tells who gives what."""
    fronts = likely_owners(clause, IN_PLAY, SIDEWAYS)
    seats = list(clause.who(fronts[:1]))
    for who, sure in seats:
        named = [(m, g) for m, g in clause.players(but=who) if g.what >= 0]
        partners: list[tuple[int, float, tuple[Mention, ...]]] = [(g.what, g.fit, (m,)) for m, g in named] or [
            (owner, 0.85, ()) for owner in dict.fromkeys(fronts) if owner != who
        ]
        if not partners:
            partners = [(seat, 0.55, ()) for seat in range(len(clause.sight.state.players)) if seat != who]
        for to, fit, heard in partners:
            mine: list[tuple[tuple[CopyId, ...], float, list[Mention]]] = list(all_of(clause, is_front(who))) or [
                ((), 0.5, [])
            ]
            theirs = list(all_of(clause, is_front(to))) or [((), 0.6, [])]
            if not mine[0][0] and not theirs[0][0]:
                mine = clause.anything(is_front(who), 0.6) or mine
                theirs = clause.anything(is_front(to), 0.8) or theirs
            for gives_, one, used in mine:
                for gets, other, also in theirs:
                    worth = sure * fit * one * other - clause.unused(*heard, *used, *also, *itself(clause, who))
                    yield Meant(c.Trade(PlayerId(who), gives_, PlayerId(to), gets), worth)


def is_front(who: int) -> Callable[[Thing], bool]:
    """Whether something lies in front of a player and can change hands, or is asked to."""
    return lambda t: (
        t.owner == who and t.zone in (IN_PLAY, SIDEWAYS) and t.card.kind in ("item", "ship", "one-shot", "minion")
    )


# ---- abilities


def uses(clause: Clause) -> Iterator[Meant]:
    """An ability that is named, or whose card is."""
    for who, sure in clause.who():
        for thing, ability in abilities_of(clause.sight, who):
            called = ability.name or thing.card.name
            names = tuple(dict.fromkeys((tuple(called.casefold().split()), *thing.names)))
            for mention, fit in ability_mentions(clause, thing, names):
                left = [m for m in clause.named if m is not mention]
                yield from ability_used(clause, PlayerId(who), thing, ability, left, sure * fit)


def ability_mentions(
    clause: Clause, thing: Thing, names: tuple[tuple[str, ...], ...]
) -> Iterator[tuple[Mention | None, float]]:
    """Where an ability is named in a clause: as itself, or by its card."""
    words = [token.text for token in clause.tokens]
    for name in names:
        for at in range(len(words) - len(name) + 1):
            if all(clause.sight.same_word(words[at + n], one) >= 0.8 for n, one in enumerate(name)):
                mention = next((m for m in clause.named if m.kind == "card" and m.guesses[0].what == thing.copy), None)
                yield mention, 0.98
                return
    for mention in clause.named:
        if mention.kind == "card" and any(
            g.what == thing.copy and g.fit >= mention.guesses[0].fit - 0.05 for g in mention.guesses
        ):
            yield mention, 0.95
            return


def abilities_of(sight: Sight, who: int) -> Iterator[tuple[Thing, Ability]]:
    """The abilities of a player's cards, and of the monsters of the fight."""
    for thing in sight.things:
        if (thing.owner == who and thing.zone in (IN_PLAY, SIDEWAYS)) or thing.zone == -1 - FOES:
            for ability in thing.card.abilities:
                if thing.zone != -1 - FOES or ability.by or ability.not_by or ability.name:
                    yield thing, ability
    fight = sight.state.combat
    lent = (*sight.state.turn.borrowed, *(fight.borrowed if fight is not None else ()))
    for borrower, card in lent:
        for copy in one_lent(sight.state, card) if borrower == who else ():
            lying = Thing(copy, sight.catalogue[card], who, IN_PLAY, names_of_card(sight.catalogue[card]))
            for ability in lying.card.abilities:
                yield lying, ability


def ability_used(
    clause: Clause, who: PlayerId, thing: Thing, ability: Ability, left: list[Mention], sure: float
) -> Iterator[Meant]:
    """One ability in all the ways the words allow: on whom, taking what, paid with which cards."""
    sight = clause.sight
    steals = any(isinstance(deed, StealItem) for deed in ability.do)
    wants_rival = ability.on not in ("self", "monster", "nobody") or steals
    cards = [m for m in left if m.kind in ("card", "cards")]
    paid: list[tuple[tuple[CopyId, ...], float]] = [((), 1.0)]
    taken: list[tuple[CopyId, int, float]] = []
    used: list[Mention] = []
    for mention in cards:
        own = clause.cards(
            mention, lambda t: t.owner == who and t.zone in (HAND, IN_PLAY, SIDEWAYS) and t.copy != thing.copy
        )
        own = [one for one in own if mention.kind == "card" or all(clause.thing(copy).zone == HAND for copy in one[0])]
        theirs = (
            [
                (CopyId(g.what), g.fit)
                for g in clause.picks(
                    mention, lambda t: t.owner >= 0 and t.owner != who and t.zone in (IN_PLAY, SIDEWAYS)
                )
            ]
            if steals
            else []
        )
        if theirs and mention.kind == "card" and (not own or theirs[0][1] >= own[0][1]):
            taken += [(copy, clause.thing(copy).owner, fit) for copy, fit in theirs]
            used.append(mention)
        elif theirs and mention.kind == "cards" and mention.before not in PAYING:
            taken += [(copy, clause.thing(copy).owner, 0.6) for copy, _ in theirs]
            used.append(mention)
        elif own and ability.price is not None:
            paid = [
                ((*had, *copies), worth * min(1.0, fit + 0.04))
                for had, worth in paid
                for copies, fit in own
                if not set(had) & set(copies)
            ][:12]
            used.append(mention)
    rivals: list[tuple[int, float, tuple[Mention, ...]]] = []
    if wants_rival:
        rivals = [
            (g.what, g.fit, (m,))
            for m in left
            if m.kind == "player"
            for g in m.guesses
            if g.what >= 0 and g.what != who
        ]
        if not rivals and taken:
            rivals = [(owner, 0.95, ()) for owner in dict.fromkeys(owner for _, owner, _ in taken)]
        if not rivals:
            fight = sight.state.combat
            some = [s for s in range(len(sight.state.players)) if s != who]
            if ability.on == "fighter" and fight is not None and fight.fighter != who:
                some = [int(fight.fighter)]
            rivals = [(seat, 0.85 if len(some) == 1 else 0.6, ()) for seat in some]
    monsters: list[tuple[CopyId, float, tuple[Mention, ...]]] = []
    if ability.on == "monster":
        monsters = [(copy, fit, (m,)) for copy, fit, m in named_foes(clause, None)] or [
            (copy, 0.9, ()) for copy in foes(clause)
        ]
    called = ability.name or thing.card.name
    for rival, near, heard in rivals or [(NO_PLAYER, 1.0, ())]:
        of_rival = [(copy, fit) for copy, owner, fit in taken if owner == rival] or [
            (NO_COPY, 1.0 if not taken else 0.5)
        ]
        for copy, fit in of_rival:
            for foe, aim, seen in monsters or [(NO_COPY, 1.0, ())]:
                for cards_paid, worth in paid:
                    command = c.UseAbility(who, called, thing.copy, PlayerId(rival), foe, copy, cards_paid)
                    rest = [
                        m
                        for m in left
                        if m not in used and m not in heard and m not in seen and m.kind not in ("number", "foe")
                    ]
                    cost = sum(0.1 if m.kind == "player" else UNUSED for m in rest)
                    yield Meant(command, sure * near * fit * aim * worth - cost)


PAYING = frozenset(
    [
        "discarding",
        "tossing",
        "paying",
        "with",
        "dropping",
        "throwing",
        "burning",
        "using",
        "by",
        "dumping",
        "losing",
        "pays",
        "drops",
        "discards",
        "discard",
        "tosses",
    ]
)


# ---- helping


def offer_of(clause: Clause, who: int, other: int, giver: int) -> tuple[c.Offer, list[Mention], float]:
    """What is offered: so many Treasures, Items of the fighter's, and who picks first."""
    words = [token.text for token in clause.tokens]
    treasures, used, fit = 0, [], 1.0
    for number, word in enumerate(words):
        if word in ("treasure", "treasures", "tresure", "loot", "tresures", "treasures'"):
            treasures = treasures or _so_many(words[:number])
    for mention in clause.named:
        if mention.kind in ("number", "cards"):
            used.append(mention)
    items: list[CopyId] = []
    for mention in clause.named:
        some = clause.picks(mention, is_mine(giver, IN_PLAY, SIDEWAYS, HAND)) if mention.kind == "card" else []
        if some and mention not in used:
            items.append(CopyId(some[0].what))
            used.append(mention)
            fit *= min(1.0, some[0].fit + 0.05) if len(some) == 1 else 0.6
    first = NO_PLAYER
    if "first" in words and ({"pick", "picks", "choice", "choose", "chooses", "dibs"} & set(words)):
        first = PlayerId(_picker(clause, words, who, other))
        used += [m for m, g in clause.players() if g.what in (first, who)]
    return c.Offer(treasures, first, tuple(items)), used, fit


def _so_many(before: list[str]) -> int:
    """How many Treasures, by the words before: "two of the", "a", "1"."""
    if "of" in before[-4:]:  # "2 of the 3 treasures"
        before = before[: len(before) - 1 - before[::-1].index("of")]
    for word in reversed(before[-4:]):
        if (many := number_of(word)) is not None:
            return many
        if word in ("a", "an"):
            return 1
    return 1


def _picker(clause: Clause, words: list[str], who: int, helper: int) -> int:
    """Who picks first: as named just before, else who helps."""
    at = words.index("first")
    for mention in reversed([m for m in clause.named if m.kind == "player"]):
        near = mention.end
        if any(g.what == helper for g in mention.guesses) and near <= at + 1:
            return helper
        if (
            (mention.by_name or mention.words == "you")
            and near <= at
            and at - near <= 2
            and mention.guesses[0].what >= 0
        ):
            return mention.guesses[0].what
    if at >= 2 and words[at - 2] in ("i", "my") and who != helper:
        return who
    return helper


def asks_help(clause: Clause) -> Iterator[Meant]:
    """The fighter asks somebody for help."""
    fight = clause.sight.state.combat
    asks_so = bool(HELP_WORDS & clause.words) or clause.verb[0] not in NEED_HELP
    has_offer = {"treasure", "treasures"} & clause.words
    if not asks_so and not (has_offer and clause.verb[0] in ("offer", "promise", "pay")) and clause.verb[0] != "ask":
        return
    for who, sure in clause.who([int(fight.fighter)] if fight is not None else []):
        seen: set[int] = set()
        for mention, guess in clause.players(but=who):
            if guess.what < 0 or guess.what in seen:
                continue
            seen.add(guess.what)
            offer, used, fit = offer_of(clause, who, guess.what, who)
            rest = clause.unused(mention, *used, *itself(clause, who), *_same(clause, guess.what))
            worth = sure * guess.fit * fit * (1.0 if asks_so else 0.7) - rest
            yield Meant(c.AskHelp(PlayerId(who), PlayerId(guess.what), offer), worth)
        if not seen and clause.verb[0] in ("ask", "beg", "call", "need", "want", "request", "get") and asks_so:
            others = [seat for seat in range(len(clause.sight.state.players)) if seat != who]
            for seat in others:
                offer, used, fit = offer_of(clause, who, seat, who)
                worth = sure * (0.85 if len(others) == 1 else 0.6) - clause.unused(*used)
                yield Meant(c.AskHelp(PlayerId(who), PlayerId(seat), offer), worth)


def _same(clause: Clause, seat: int) -> list[Mention]:
    """Further words that name a player who is named already."""
    return [m for m, g in clause.players() if g.what == seat]


def offers_help(clause: Clause) -> Iterator[Meant]:
    """Somebody offers help in the fight."""
    fight = clause.sight.state.combat
    fighter = int(fight.fighter) if fight is not None else int(clause.sight.state.turn.player)
    others = [seat for seat in range(len(clause.sight.state.players)) if seat != fighter]
    for who, sure in clause.who(others):
        if who == fighter:
            continue
        offer, used, fit = offer_of(clause, who, who, fighter)
        whom = [(m, g.fit) for m, g in clause.players() if g.what == fighter]
        other = [m for m, g in clause.players() if g.what not in (fighter, who) and m.guesses[0].what == g.what]
        cost = clause.unused(*used, *(m for m, _ in whom), *itself(clause, who), *other) + UNUSED * len(other)
        near = max((f for _, f in whom), default=1.0)
        yield Meant(c.OfferHelp(PlayerId(who), offer), sure * fit * min(1.0, near + 0.05) - cost)


# ---- what is said alone, or of oneself


def plain(makes: Callable[[PlayerId], c.Command], likely: Callable[[Clause], list[int]] | None = None) -> Builder:
    """An act without parts: who does it is all."""

    def build(clause: Clause) -> Iterator[Meant]:
        for who, sure in clause.who(likely(clause) if likely is not None else ()):
            yield Meant(makes(PlayerId(who)), sure - clause.unused(*itself(clause, who)))

    return build


def answers(makes: Callable[[PlayerId], c.Command]) -> Builder:
    """Yes or no to an offer or a trade; hardly meant where there is none."""

    def build(clause: Clause) -> Iterator[Meant]:
        owed = [int(d.who) for d in top_layer(clause.sight.state) if d.what in ("answer", "trade-answer")]
        fight = clause.sight.state.combat
        offered = [int(fight.fighter)] if fight is not None and not owed else []
        for who, sure in clause.who(owed or offered):
            is_open = bool(owed) or (bool(clause.verb) and fight is not None)
            fit = sure if is_open or (clause.act.name == "decline" and fight is not None) else sure * 0.5
            yield Meant(makes(PlayerId(who)), fit - clause.unused(*itself(clause, who)))

    return build


def fighter_of(clause: Clause) -> list[int]:
    """Who fights."""
    fight = clause.sight.state.combat
    return [int(fight.fighter)] if fight is not None else []


def turn_of(clause: Clause) -> list[int]:
    """Whose turn it is."""
    return [int(clause.sight.state.turn.player)]


def owing(*what: str) -> Callable[[Clause], list[int]]:
    """Who owes one of these, or anything."""

    def likely(clause: Clause) -> list[int]:
        debts = top_layer(clause.sight.state)
        some = [int(debt.who) for debt in debts if debt.who != NO_PLAYER and (not what or debt.what in what)]
        return some or [int(debt.who) for debt in debts if debt.who != NO_PLAYER]

    return likely


def claims(clause: Clause) -> Iterator[Meant]:
    """The kill is claimed; the monster may be named."""
    targets = [
        m
        for m in clause.named
        if m.kind == "foe" or (m.kind == "card" and clause.picks(m, lambda t: t.zone == -1 - FOES))
    ]
    for who, sure in clause.who(fighter_of(clause)):
        him = [m for m, g in clause.players() if g.what < 0]
        yield Meant(c.ClaimKill(PlayerId(who)), sure - clause.unused(*targets, *itself(clause, who), *him))


def silent(clause: Clause) -> Iterator[Meant]:
    """Nobody says anything against a kill."""
    waits = any(debt.what == "silence" for debt in clause.sight.state.owed)
    yield Meant(c.KeepSilent(NO_PLAYER), 0.97 if waits else 0.62)


def runs(clause: Clause) -> Iterator[Meant]:
    """Somebody runs; from a monster that is named."""
    for who, sure in clause.who(fighter_of(clause)):
        named = [(copy, fit, m) for copy, fit, m in named_foes(clause, None) if m.kind == "card"]
        for copy, fit, mention in named:
            yield Meant(c.RunAway(PlayerId(who), copy), sure * fit - clause.unused(mention, *itself(clause, who)))
        if not named:
            it = [m for m in clause.named if m.kind == "foe" or (m.guesses and m.guesses[-1].what < 0)]
            yield Meant(c.RunAway(PlayerId(who)), sure - clause.unused(*it, *itself(clause, who)))


def sacrifices(clause: Clause) -> Iterator[Meant]:
    """A Minion is given up."""
    for who, sure in clause.who(likely_owners(clause, IN_PLAY)):
        for mention in clause.card_mentions():
            for guess in clause.picks(mention, lambda t, w=who: t.owner == w and t.card.kind == "minion"):  # type: ignore[misc]
                enemies = [m for _, _, m in named_foes(clause, mention)]
                saved = [(m, g) for m, g in clause.players(but=who) if g.what >= 0 and m not in enemies]
                if saved:
                    for m, g in saved:
                        yield Meant(
                            c.Sacrifice(PlayerId(who), CopyId(guess.what), PlayerId(g.what)),
                            sure * guess.fit * g.fit - clause.unused(mention, m, *enemies),
                        )
                else:
                    yield Meant(
                        c.Sacrifice(PlayerId(who), CopyId(guess.what)),
                        sure * guess.fit - clause.unused(mention, *enemies),
                    )


def troubles(clause: Clause) -> Iterator[Meant]:
    """A monster from the hand is fought."""
    for who, sure in clause.who(turn_of(clause)):

        def fits(thing: Thing, who: int = who) -> bool:
            return is_mine(who, HAND)(thing) and thing.card.kind in FOE_KINDS

        mentioned = clause.card_mentions()
        for mention in mentioned:
            for copies, fit in clause.cards(mention, fits):
                yield Meant(c.LookForTrouble(PlayerId(who), copies[0]), sure * fit - clause.unused(mention))
        if not mentioned and "trouble" in clause.verb:
            some = [t for t in clause.sight.things if fits(t)]
            for t in some:
                yield Meant(
                    c.LookForTrouble(PlayerId(who), t.copy), sure * (0.9 if len(some) == 1 else 0.6) - clause.unused()
                )


def takes_card(clause: Clause) -> Iterator[Meant]:
    """The card turned up goes to the hand."""
    up = [t for t in clause.sight.things if t.zone == -1 - FACE_UP]
    if not up:
        return
    heard = [m for m in clause.named if m.kind in ("foe", "cards") or any(g.what == up[0].copy for g in m.guesses)]
    for who, sure in clause.who(turn_of(clause)):
        yield Meant(c.TakeCard(PlayerId(who)), sure - clause.unused(*heard, *itself(clause, who)))


def chooses(clause: Clause) -> Iterator[Meant]:
    """What is owed is settled by a card, a player or a word."""
    for debt in top_layer(clause.sight.state):
        if debt.who == NO_PLAYER or debt.what in ("answer", "trade-answer", "charity"):
            continue
        subject = dict(clause.who([int(debt.who)]))
        if debt.who not in subject:
            continue
        sure = subject[debt.who]

        def in_options(thing: Thing, options: frozenset[CopyId] = frozenset(debt.options)) -> bool:
            return thing.copy in options

        for mention in clause.named:
            if mention.kind in ("card", "cards"):
                for guess in clause.picks(mention, in_options):
                    fit = sure * max(guess.fit, 0.9) + 0.05
                    yield Meant(c.Choose(debt.who, card=CopyId(guess.what)), fit - clause.unused(mention))
            if mention.kind == "player":
                for guess in mention.guesses:
                    if guess.what in debt.players:
                        yield Meant(
                            c.Choose(debt.who, player=PlayerId(guess.what)), sure * guess.fit - clause.unused(mention)
                        )
        for word in debt.words:
            if all(part in clause.words for part in word.casefold().split()):
                yield Meant(c.Choose(debt.who, word=word), sure * 0.97 - clause.unused())


def happens(clause: Clause) -> Iterator[Meant]:
    """Nothing is done against what is about to happen."""
    debtors = owing("respond", "roll", "escape")(clause)
    if not debtors:
        return
    heard = [m for m in clause.named if m.kind in ("foe", "cards")]
    for who, sure in clause.who(debtors):
        yield Meant(c.LetHappen(PlayerId(who)), sure - clause.unused(*heard, *itself(clause, who)))


def rolls(clause: Clause) -> Iterator[Meant]:
    """What the die shows."""
    pips = clause.number()
    if pips is None or not 1 <= pips <= 6:
        return
    waits = any(debt.what == "die" for debt in clause.sight.state.owed)
    heard = [m for m in clause.named if m.kind == "number"]
    yield Meant(
        c.DieShows(pips),
        (0.97 if waits else 0.8 if clause.sight.state.combat is not None else 0.5)
        - clause.unused(*heard, *(m for m in clause.named if m.kind == "foe")),
    )


def card_drawn(clause: Clause) -> Iterator[Meant]:
    """Which card was drawn, where the table asks for it."""
    if not any(debt.what == "draw" for debt in top_layer(clause.sight.state)):
        return
    words = [t.text for t in clause.tokens]
    for start in range(len(words)):
        for card, fit in printed(clause.sight, words[start:]):
            told = sum(word not in clause.sight.lexicon.fillers and word not in SMALL for word in words[:start])
            yield Meant(c.CardIs(card), fit - STRANGE * max(0, told - 3))


def printed(sight: Sight, words: list[str]) -> list[tuple[CardId, float]]:
    """The printed cards that all these words name, as printed or with slips; the best first."""
    found: list[tuple[CardId, float]] = []
    if not words or all(word in SMALL for word in words):
        return []
    for card in sight.catalogue.values():
        fit = max((sight._fits_name(words, name, card) for name in names_of_card(card)), default=0.0)
        if fit >= 0.75:
            found.append((card.id, fit))
    found.sort(key=lambda one: -one[1])
    return [one for one in found[:3] if one[1] >= found[0][1] - 0.05]


def charities(clause: Clause) -> Iterator[Meant]:
    """Cards are given away in charity."""
    yield from (meant for meant in gives(clause) if isinstance(meant.command, c.GiveInCharity))


Builder = Callable[[Clause], Iterable[Meant]]

BUILDERS: dict[str, Builder] = {
    "play": plays,
    "attack": plays,
    "curse": plays,
    "buff": plays,
    "rob": plays,
    "level_up": plays,
    "equip": one_of((SIDEWAYS, HAND, IN_PLAY), c.Equip, ("item", "ship")),
    "stow": one_of((IN_PLAY, SIDEWAYS), c.Stow),
    "discard": discards,
    "sell": sells,
    "give": gives,
    "charity": charities,
    "trade": trades,
    "use": uses,
    "ask_help": asks_help,
    "offer_help": offers_help,
    "agree": answers(c.Agree),
    "decline": answers(c.Decline),
    "claim": claims,
    "silence": silent,
    "run": runs,
    "sacrifice": sacrifices,
    "kick": plain(c.KickOpen, turn_of),
    "trouble": troubles,
    "loot": plain(c.Loot, turn_of),
    "listen": plain(c.Listen, turn_of),
    "end": plain(c.EndTurn, turn_of),
    "take_card": takes_card,
    "choose": chooses,
    "happen": happens,
    "pass": plain(c.Pass, owing()),
    "ready": plain(c.BeReady),
    "leave": plain(c.LeaveGame),
    "show_hand": plain(lambda who: c.ShowHand(who)),
    "roll": rolls,
    "card_is": card_drawn,
}
"""Act -> what makes commands of its words."""


# ---- from tokens to clauses


class Reading:
    """The clauses that a run of tokens may be; mentions are found once for each part of the line."""

    def __init__(self, sight: Sight, tokens: list[Token], subject: tuple[Guess, ...] = ()) -> None:
        self.sight = sight
        self.tokens = tokens
        self.spoken_by = subject
        self._named: dict[tuple[tuple[str, ...], int], tuple[list[Mention], list[str], int]] = {}

    def meant(self) -> list[Meant]:
        """Everything that the tokens can mean as a deed, the best first, each command once."""
        found: dict[c.Command, Meant] = {}
        for meant in self._all():
            known = found.get(meant.command)
            if known is None or known.fit < meant.fit:
                found[meant.command] = meant
        return self._by_the_only_one(sorted(found.values(), key=lambda one: -one.fit)[:MOST])

    def _by_the_only_one(self, meant: list[Meant]) -> list[Meant]:
        """The same; where only one of those whom "he" may be can do it, he is meant."""
        subject, _ = self._subject()
        doers = {one.command.who for one in meant if one.fit >= 0.4}
        unsure = len(subject) > 1 and subject[0].fit < LIKELY
        if not unsure or len(doers) != 1:
            return meant
        return [one._replace(fit=min(0.95, one.fit * LIKELY / subject[0].fit)) for one in meant]

    def _all(self) -> Iterator[Meant]:
        lexicon = self.sight.lexicon
        line = " ".join(token.text for token in self.tokens)
        for act in lexicon.acts.values():
            if line in act.alone and act.name in BUILDERS:
                clause = Clause(self.sight, self.tokens, act, (), self.spoken_by, [], 0.0)
                for meant in BUILDERS[act.name](clause):
                    yield meant._replace(fit=meant.fit + 0.03, act=act.name)
        subject, begin = self._subject()
        for at in range(begin, min(len(self.tokens), begin + 7)):
            for act, phrase, end, skipped, wrong in self._verbs_at(at):
                yield from self._as(act, phrase, subject, begin, at, end, skipped, wrong)
        if subject and begin < len(self.tokens):
            return

    def _subject(self) -> tuple[tuple[Guess, ...], int]:
        """Who does it, and the token behind; nobody, if no name stands first."""
        tokens, sight = self.tokens, self.sight
        seats, after = sight.player_at(tokens, 0)
        if not seats:
            seats, after = sight.called_by_being(tokens, 0)
        if not seats and tokens and tokens[0].text not in ("her", "him", "them", "me", "us", "it"):
            seats, after = tuple(g for g in sight.pronoun(tokens[0].text)), 1
        if seats and after < len(tokens):
            return seats, after
        return self.spoken_by, 0

    def _verbs_at(self, at: int) -> Iterator[tuple[Act, Phrase, int, frozenset[int], float]]:
        """The verbs of acts that stand at a token: the token behind, which of it stand later, what a slip costs."""
        word = self.tokens[at].text
        index = verb_index(self.sight.lexicon)
        bases = [(base, 0.0) for base in self.sight.lexicon.base_forms(word) if base in index]
        if not bases and len(word) >= 4 and not {word, stem(word)} & set(self.sight.lexicon.kinds):
            bases = [(base, 0.1) for base in self._slips(word, index)]
        for base, wrong in bases:
            for act, phrase in index[base]:
                found = self._along(phrase, at)
                if found is not None:
                    yield act, phrase, found[0], found[1], wrong + 0.2 * (wrong > 0 and len(self.tokens) == 1)

    def _slips(self, word: str, index: dict[str, list[tuple[Act, Phrase]]]) -> list[str]:
        """Verbs that a word may be with a slip in it."""
        like = self.sight.same_word
        found = [v for v in index if len(v) >= 4 and v[0] == word[0] and not v.startswith(word)]
        return [v for v in found if max(like(word, v), like(word, f"{v}s")) >= 0.8 and not word.startswith(v)][:3]

    def _along(self, phrase: Phrase, at: int) -> tuple[int, frozenset[int]] | None:
        """Where a verb ends that begins at a token, and which of its words stand behind what it is about."""
        lexicon, tokens = self.sight.lexicon, self.tokens
        here = at + 1
        place = 1
        while place < len(phrase) and phrase[place] != GAP:
            while here < len(tokens) and tokens[here].text in SMALL | {"very"} and tokens[here].text != phrase[place]:
                here += 1
            if here >= len(tokens) or phrase[place] not in lexicon.base_forms(tokens[here].text):
                return None
            here += 1
            place += 1
        if place >= len(phrase):
            return here, frozenset()
        rest, later, skipped = phrase[place + 1 :], here + 1, set()
        if not rest:
            return here, frozenset()
        for word in rest:
            while later < len(tokens) and word not in lexicon.base_forms(tokens[later].text):
                later += 1
            if later >= len(tokens):
                return None
            skipped.add(later)
            later += 1
        return here, frozenset(skipped)

    def _as(
        self,
        act: Act,
        phrase: Phrase,
        subject: tuple[Guess, ...],
        begin: int,
        at: int,
        end: int,
        skipped: frozenset[int],
        wrong: float,
    ) -> Iterator[Meant]:
        """The commands of an act whose verb stands at a token."""
        between = [token.text for token in self.tokens[begin:at]]
        odd = [
            word
            for word in between
            if word not in SLIDING and word not in SMALL and word not in self.sight.lexicon.fillers
        ]
        left = [token for place, token in enumerate(self.tokens) if place >= end and place not in skipped]
        name = (tuple(t.text for t in left), subject[0].what if subject else -1)
        if name not in self._named:
            self._named[name] = mentions(self.sight, left, 0, len(left), name[1])
        named, strange, _ = self._named[name]
        ahead: list[Mention] = []
        if odd and not subject:
            ahead, odd, _ = mentions(self.sight, self.tokens[begin:at], 0, at - begin, -1)
        words = [w for w in strange if w not in allowed_words(act.name)]
        tail = [token.text for token in left]
        stray = sum(PARTICLE for word in tail if word in PARTICLES)
        if (
            act.name == "claim"
            and phrase[:1] != ("be",)
            and {"gets", "get", "got", "is", "was", "being"} & set(between)
        ):
            return
        if words and act.name == "use":
            words = self._not_of_abilities(words)
        cost = STRANGE * len(words) + ODD * len(odd) + stray + wrong
        clause = Clause(self.sight, left, act, phrase, subject or self.spoken_by, [*ahead, *named], cost)
        if act.name in BUILDERS:
            bonus = 0.004 * (len(phrase) - phrase.count(GAP))
            for meant in BUILDERS[act.name](clause):
                yield meant._replace(fit=min(1.0, meant.fit - cost + bonus), act=act.name)
        if act.name in ("use", "play", "rob"):
            return

    def _not_of_abilities(self, words: list[str]) -> list[str]:
        """The words that are not of the name of an ability in sight."""
        names = {
            part
            for seat in range(len(self.sight.state.players))
            for thing, ability in abilities_of(self.sight, seat)
            for part in (ability.name or thing.card.name).casefold().split()
        }
        return [word for word in words if not any(self.sight.same_word(word, part) >= 0.8 for part in names)]

    def abilities(self) -> list[Meant]:
        """The abilities on the board whose own words stand in the line."""
        subject, begin = self._subject()
        clause = Clause(self.sight, self.tokens, Act("use", ()), (), subject, [], 0.0)
        found: list[Meant] = []
        for who, _ in clause.who():
            for thing, ability in abilities_of(self.sight, who):
                called = (ability.name or thing.card.name).casefold()
                own = tuple(called.split())
                phrases = (own, *self.sight.lexicon.abilities.get(called, ()))
                for at in range(begin, min(len(self.tokens), begin + 5)):
                    for phrase in phrases:
                        if self._begins(phrase[0], at) and (along := self._along(phrase, at)) is not None:
                            found += self._ability_as(thing, ability, phrase, subject, begin, at, *along)
        best: dict[c.Command, Meant] = {}
        for meant in found:
            if meant.command not in best or best[meant.command].fit < meant.fit:
                best[meant.command] = meant
        return sorted(best.values(), key=lambda one: -one.fit)[:MOST]

    def _begins(self, word: str, at: int) -> bool:
        bases = self.sight.lexicon.base_forms(self.tokens[at].text)
        return word in bases or any(
            len(b) > 4 and self.sight.same_word(b, word) >= 0.9 and not word.startswith(b) for b in bases
        )

    def _ability_as(
        self,
        thing: Thing,
        ability: Ability,
        phrase: Phrase,
        subject: tuple[Guess, ...],
        begin: int,
        at: int,
        end: int,
        skipped: frozenset[int],
    ) -> list[Meant]:
        between = [token.text for token in self.tokens[begin:at]]
        odd = [
            word
            for word in between
            if word not in SLIDING and word not in SMALL and word not in self.sight.lexicon.fillers
        ]
        left = [token for place, token in enumerate(self.tokens) if place >= end and place not in skipped]
        found: list[Meant] = []
        clause = Clause(self.sight, left, Act("use", ()), phrase, subject or self.spoken_by, [], 0.0)
        for who, sure in clause.who():
            if thing.owner not in (who, -1):
                continue
            named, strange, _ = mentions(self.sight, left, 0, len(left), who)
            clause.named = named
            words = [w for w in strange if w not in allowed_words("use")]
            cost = STRANGE * (len(words) + len(odd)) + sum(PARTICLE for t in left if t.text in PARTICLES)
            found += [
                m._replace(fit=min(1.0, m.fit - cost + 0.01 * len(phrase)), act="use")
                for m in ability_used(clause, PlayerId(who), thing, ability, named, sure)
            ]
        return found


_indices: list[tuple[object, dict[str, list[tuple[Act, Phrase]]]]] = []


def verb_index(lexicon: object) -> dict[str, list[tuple[Act, Phrase]]]:
    """The verbs of all acts by their first word."""
    from munch_cli.language.talk.lexicon import Lexicon

    for known, index in _indices:
        if known is lexicon:
            return index
    assert isinstance(lexicon, Lexicon)
    made: dict[str, list[tuple[Act, Phrase]]] = {}
    for act in lexicon.acts.values():
        for phrase in act.verbs:
            made.setdefault(phrase[0], []).append((act, phrase))
    _indices[:] = [(lexicon, made)]
    return made


def allowed_words(act: str) -> frozenset[str]:
    """Words that belong to an act and name nothing."""
    return ALLOWED.get(act, frozenset()) | HARMLESS


HARMLESS = frozenset(
    [
        "head",
        "side",
        "card",
        "cards",
        "face",
        "mouth",
        "hand",
        "table",
        "everything",
        "both",
        "two",
        "three",
        "fight",
        "combat",
        "turn",
        "time",
        "first",
        "power",
        "ability",
        "name",
    ]
)
_HELPING = frozenset(
    [
        "help",
        "helps",
        "helping",
        "hand",
        "treasure",
        "treasures",
        "tresure",
        "first",
        "pick",
        "picks",
        "picking",
        "choice",
        "choose",
        "each",
        "share",
        "wants",
        "want",
        "gets",
        "get",
        "offer",
        "offering",
        "return",
        "exchange",
        "dibs",
        "her",
        "him",
        "them",
        "out",
        "fight",
        "combat",
        "beat",
        "kill",
        "with",
        "against",
        "assistance",
        "aid",
        "if",
        "free",
        "nothing",
    ]
)
ALLOWED: dict[str, frozenset[str]] = {
    "ask_help": _HELPING,
    "offer_help": _HELPING,
    "agree": frozenset(["deal", "offer", "terms", "help", "that", "it", "trade", "fine", "sure"]),
    "decline": frozenset(
        ["deal", "offer", "terms", "help", "alone", "trade", "thanks", "win", "fight", "it", "one", "solo", "rather"]
    ),
    "claim": frozenset(["kill", "dead", "victory", "fight", "win", "it"]),
    "run": frozenset(["away", "fight", "it", "tail", "life", "dear", "like", "roll"]),
    "sell": frozenset(["level", "levels", "gold", "gp", "pieces", "money", "cash", "store", "shop"]),
    "kick": frozenset(["door", "open"]),
    "loot": frozenset(["room"]),
    "play": frozenset(["fight", "party", "hand", "mix", "free", "level"]),
    "attack": frozenset(["face", "fight"]),
    "discard": frozenset(["pile", "hand", "discard", "discards", "charity", "trash"]),
    "give": frozenset(["charity", "free", "gift", "present", "nothing"]),
    "charity": frozenset(["charity"]),
    "equip": frozenset(["head", "feet", "body", "use"]),
    "stow": frozenset(["backpack", "pack", "bag", "sideways", "head", "feet"]),
    "use": frozenset(
        [
            "power",
            "ability",
            "fight",
            "discard",
            "discarding",
            "tossing",
            "paying",
            "paid",
            "pay",
            "pays",
            "drop",
            "drops",
            "discards",
            "cost",
            "helping",
            "it",
        ]
    ),
    "rob": frozenset(["blind"]),
    "roll": frozenset(["die", "dice", "pips", "roll", "away", "it", "escape"]),
    "card_is": frozenset(["door", "card"]),
    "choose": frozenset(["one", "item"]),
    "sacrifice": frozenset(["bus", "away", "safe"]),
    "level_up": frozenset(["level", "levels", "free", "one"]),
    "happen": frozenset(["it", "hit"]),
    "end": frozenset(["player", "next", "turn"]),
}
