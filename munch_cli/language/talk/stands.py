"""Questions how it stands, found by the patterns of the table of words: which topic, about whom, about which cards."""

from __future__ import annotations

from munch_cli.language.talk.lexicon import GAP, SMALL, Pattern, Token, number_of
from munch_cli.language.talk.mentions import Mention, Sight, Thing, mentions
from munch_cli.rulebook.wording import content_of
from munch_cli.table.ids import NO_PLAYER, CopyId, PlayerId
from munch_cli.table.state import IN_PLAY
from munch_cli.table.typed import NamedTuple

NAMES = ("WHO", "CARD", "MONSTER")
"""What stands for names where a topic is asked plainly."""
WIDEST = 9
"""So many words a gap takes up at most."""
DEFINITE = frozenset({"the", "this", "that", "his", "her", "their"})
"""With these a card is pointed at."""
SMALL_WORD = 0.15
"""How much a word counts that tells nothing of what a question is about, beside one that does."""


OF_A_WIN = frozenset({"helped-treasure", "helped-level", "level-won", "treasures"})
"""Topics of what a won fight brings: no line that tells of a death is about them."""
OF_A_DEATH = frozenset({"dies", "kept"})
"""Topics of what a death costs: no line that tells of an escape is about them."""
OF_FIGHTERS = frozenset({"score", "short"})
"""Topics that are about those who fight, and about nobody else."""


YES_OR_NO = frozenset(
    {
        "am",
        "is",
        "are",
        "was",
        "were",
        "isn't",
        "aren't",
        "do",
        "does",
        "did",
        "don't",
        "doesn't",
        "can",
        "could",
        "will",
        "would",
        "shall",
        "should",
        "must",
        "may",
        "has",
        "have",
    }
)
"""Words with which a question begins that is answered yes or no."""


class Standing(NamedTuple):
    """A question how it stands: its topic, about whom (NO_PLAYER: nobody in particular), about which copies.

    ``line``: the words that were said, for topics that tell several things apart by them. ``fit``: how much of the
    line this explains, from 0 to 1: not what only fills the gaps of a pattern. ``is_yes_or_no``: the line asks whether
    something is so.
    """

    topic: str
    who: PlayerId = NO_PLAYER
    copies: tuple[CopyId, ...] = ()
    line: frozenset[str] = frozenset()
    fit: float = 1.0
    is_yes_or_no: bool = False


def stands_asked(sight: Sight, tokens: list[Token], topics: frozenset[str] = frozenset()) -> Standing | None:
    """What a line asks of how it stands; None if it asks no such thing. ``topics``: look for these alone."""
    line = _Line(sight, tokens)
    here = _places(sight)
    fight = sight.state.combat
    looks_on = fight is not None and line.people() and line.people().isdisjoint((fight.fighter, fight.helper))
    words = frozenset(token.text for token in tokens)
    not_asked = OF_A_WIN if words & sight.lexicon.words["ending badly"] else frozenset[str]()
    not_asked |= OF_A_DEATH if words & sight.lexicon.words["getting away"] else frozenset[str]()
    for pattern in sight.lexicon.standing:
        places = here | line.in_use() | ({"peace"} if looks_on else set())
        if pattern.where and pattern.where not in places:
            continue
        if pattern.topic in not_asked:
            continue
        if (topics and pattern.topic not in topics) or (looks_on and pattern.topic in OF_FIGHTERS):
            continue
        for said in pattern.said:
            strays = line.strays(said)
            if strays is not None:
                fit = line.explained_without(strays, _words_of(pattern))
                copies = line.either() if pattern.topic == "whose" else line.cards()
                copies = copies or (line.either() if pattern.topic == "what-does" else ())
                copies = copies or (line.able() if pattern.topic == "what-does" else ())
                is_yes_or_no = tokens[0].text in YES_OR_NO
                return Standing(pattern.topic, line.who(), copies, words, fit, is_yes_or_no)
    return None


def likely_topics(sight: Sight, tokens: list[Token]) -> list[tuple[str, float]]:
    """Questions how it stands that share words with a line, asked plainly, and how much of the line they share.

    A word counts the less, the more topics have it.
    """
    line, here, topics = _Line(sight, tokens), _places(sight), sight.lexicon.topics
    named = {at for mention in line.named for at in range(mention.start, mention.end)}
    said = [line.forms[at] for at in range(len(tokens)) if at not in named and content_of(tokens[at].text)]
    shares: dict[str, float] = {}
    for forms in said:
        having: dict[str, float] = {}
        for word in sorted(forms):
            for topic, share in topics.get(word, {}).items():
                having[topic] = max(share, having.get(topic, 0.0))
        for topic, share in having.items():
            shares[topic] = shares.get(topic, 0.0) + share / sum(having.values()) ** 0.5
    names = line.plainly()
    found: list[tuple[str, float]] = []
    for one in sight.lexicon.standing:
        if one.where and one.where not in here:
            continue
        asks = one.asks
        for part, name in names.items():
            asks = asks.replace(part, name)
        if one.topic in shares and asks and not any(name in asks for name in NAMES):
            found.append((asks, shares[one.topic] / len(said)))
    return sorted(found, key=lambda one: -one[1])


def _words_of(pattern: Pattern) -> frozenset[str]:
    """Every word with which a pattern and its fellows tell their topic."""
    return frozenset(word for said in pattern.said for part in said for word in part)


def _places(sight: Sight) -> frozenset[str]:
    """What of the conditions in the table of words holds now: "fight" or "peace", "owed", "charity"."""
    state = sight.state
    found = {"fight" if state.combat is not None else "peace"}
    if state.combat is not None and state.combat.running:
        found.add("running")
    if state.turn.phase == "charity":
        found.add("charity")
    if any(debt.options and debt.what != "charity" for debt in state.owed):
        found.add("owed")
    return frozenset(found)


class _Line:
    """The words of a line with all that is named in them, to be held against patterns."""

    def __init__(self, sight: Sight, tokens: list[Token]) -> None:
        self.sight = sight
        self.tokens = tokens
        self.skipped = sight.lexicon.words["skipped in questions"]
        self.owners = sight.lexicon.owners
        self.forms = [frozenset(sight.lexicon.base_forms(token.text)) for token in tokens]
        self.named: list[Mention] = mentions(sight, tokens, 0, len(tokens))[0]
        self.seats = [self._seat_at(at) for at in range(len(tokens))]
        self.named = [self._of_its_owner(mention) for mention in self.named]

    def _seat_at(self, at: int) -> tuple[int, int]:
        """Who is named at a token, or NO_PLAYER, and the token behind."""
        sight = self.sight
        seats, after = sight.player_at(self.tokens, at)
        if not seats:
            seats, after = sight.called_by_being(self.tokens, at)
        if not seats:
            word = self.tokens[at].text
            seats, after = sight.pronoun(sight.lexicon.owners.get(word, word)), at + 1
        return (seats[0].what, after) if seats else (NO_PLAYER, at)

    def _of_its_owner(self, mention: Mention) -> Mention:
        """Of a mention that could be several cards the one that the named owner has: "Bob's class"."""
        owners = {
            seat
            for seat, behind in self.seats
            if seat != NO_PLAYER and mention.start <= behind < mention.end and self._is_owner(behind - 1)
        }
        theirs = {thing.copy for thing in self.sight.things if thing.owner in owners}
        return mention._replace(guesses=tuple(g for g in mention.guesses if g.what in theirs) or mention.guesses)

    def who(self) -> PlayerId:
        """Who is named first, by name before by pronoun."""
        called = [self.named_first(), *(seat for seat, _ in self.seats)]
        return PlayerId(next((seat for seat in called if seat != NO_PLAYER), NO_PLAYER))

    def plainly(self) -> dict[str, str]:
        """The names for a question asked plainly: who is named or else fights or has the turn, which card, the foe."""
        state, catalogue = self.sight.state, self.sight.catalogue
        now = state.combat.fighter if state.combat is not None else state.turn.player
        who = self.who() if self.who() != NO_PLAYER else now
        foes = [thing.card.name for thing in self.sight.things if thing.is_foe]
        cards = [catalogue[state.cards[copy]].name for copy in self.cards()]
        found = {"WHO": state.players[who].name} if state.players else {}
        found |= {"MONSTER": foes[0]} if foes else {}
        return found | ({"CARD": cards[0]} if cards else {})

    def named_first(self) -> int:
        """Who is named first by name, NO_PLAYER for nobody."""
        return next((m.guesses[0].what for m in self.named if m.kind == "player" and m.by_name), NO_PLAYER)

    def people(self) -> frozenset[int]:
        """All who are named by name."""
        return frozenset(m.guesses[0].what for m in self.named if m.kind == "player" and m.by_name)

    def cards(self) -> tuple[CopyId, ...]:
        """The cards that are named, each as the likeliest copy; of those that fit alike, none."""
        found: list[CopyId] = []
        for mention in self.named:
            if mention.kind == "card":
                near = [g for g in mention.guesses if g.fit > mention.guesses[0].fit - 0.05]
                if len({self.sight.state.cards[g.what] for g in near}) == 1:
                    found.append(CopyId(near[0].what))
        return tuple(found)

    def in_use(self) -> frozenset[str]:
        """What the one card named is: "worn" if it is an Item in use, without abilities, of the player asked about."""
        named = [thing for thing in self.sight.things if thing.copy in self.cards()]
        worn = (thing.zone == IN_PLAY and thing.card.kind == "item" and not thing.card.abilities for thing in named)
        is_theirs = all(self.who() in (thing.owner, NO_PLAYER) for thing in named)
        return frozenset({"worn"} if len(named) == 1 and all(worn) and is_theirs else ())

    def either(self) -> tuple[CopyId, ...]:
        """The copies that the first card named may be, where several fit alike."""
        named = next((mention for mention in self.named if mention.kind == "card"), None)
        return () if named is None else tuple(CopyId(guess.what) for guess in named.likely)

    def able(self) -> tuple[CopyId, ...]:
        """The cards that have the ability that is named: one copy of each."""
        places = range(len(self.tokens))
        having = [thing for thing in self.sight.things if any(self._behind_ability(thing, at) for at in places)]
        return tuple({thing.card.id: CopyId(thing.copy) for thing in having}.values())

    def _behind_ability(self, thing: Thing, at: int) -> list[int]:
        """The tokens behind the abilities of a card that are named at a token."""
        words = [token.text for token in self.tokens[at:]]
        names = [ability.name.casefold().split() for ability in thing.card.abilities if ability.name]
        return [at + len(name) for name in names if words[: len(name)] == name]

    def strays(self, pattern: tuple[tuple[str, ...], ...]) -> tuple[int, ...] | None:
        """The tokens that only fill gaps if the whole line is what a pattern tells; None if it is something else."""
        concedes = any(token.text in self.sight.lexicon.words["conceding"] for token in self.tokens)
        return None if concedes else self._fits(pattern, 0, 0)

    def explained_without(self, strays: tuple[int, ...], topic: frozenset[str]) -> float:
        """How much of the line is explained if these tokens only fill gaps.

        What is named there is explained all the same, and so is a word of the topic; small words count little.
        """
        named = {at for mention in self.named for at in range(mention.start, mention.end)}
        named |= {at for at, (seat, _) in enumerate(self.seats) if seat != NO_PLAYER}
        named |= {at for at, forms in enumerate(self.forms) if not topic.isdisjoint(forms)}
        counts = [1.0 if content_of(token.text) else SMALL_WORD for token in self.tokens]
        return 1.0 - sum(counts[at] for at in set(strays) - named) / sum(counts)

    def _fits(self, pattern: tuple[tuple[str, ...], ...], part: int, at: int) -> tuple[int, ...] | None:
        """The tokens from one on that only fill gaps, if they are the rest of a pattern."""
        if part == len(pattern):
            return () if all(token.text in self.skipped for token in self.tokens[at:]) else None
        if pattern[part] == (GAP,):
            stop = min(len(self.tokens), at + WIDEST)
            for here in range(at, stop + 1):
                rest = self._fits(pattern, part + 1, here)
                if rest is not None:
                    return (*range(at, here), *rest)
            return None
        if at >= len(self.tokens):
            return None
        for after in self._behind(pattern[part], at):
            rest = self._fits(pattern, part + 1, after)
            if rest is not None:
                return rest
        return self._fits(pattern, part, at + 1) if self.tokens[at].text in self.skipped else None

    def _behind(self, words: tuple[str, ...], at: int) -> list[int]:
        """The tokens behind what one part of a pattern takes up at a token."""
        found: list[int] = []
        for word in words:
            if word == "WHO":
                seat, behind = self.seats[at]
                found += [behind] if seat != NO_PLAYER and not self._owns_what_follows(at) else []
            elif word == "WHOSE":
                seat, behind = self.seats[at]
                found += [behind] if seat != NO_PLAYER and self._is_owner(behind - 1) else []
            elif word in ("CARD", "FOE", "MONSTER"):
                begins = {at, self.seats[at][1]} if self._owns_what_follows(at) else {at}  # "what is Ann's hat worth"
                some = (m for m in self.named if any(self._begins(m, here) for here in begins))
                found += [m.end for m in some if self._is_card(m, word)]
            elif word == "ABILITY":
                found += [behind for thing in self.sight.things for behind in self._behind_ability(thing, at)]
            elif word == "N":
                found += [at + 1] if number_of(self.tokens[at].text) is not None else []
            elif word in self.forms[at]:
                found.append(at + 1)
        return found

    def _owns_what_follows(self, at: int) -> bool:
        """Whether whoever is named at a token is only named as the owner of a card: "Ann's hat", "my hat"."""
        _, behind = self.seats[at]
        return self._is_owner(behind - 1) and any(m.kind == "card" and m.start == behind for m in self.named)

    def _is_owner(self, at: int) -> bool:
        """Whether a token tells whose something is: "Ann's", "my"."""
        return self.tokens[at].is_owner or self.tokens[at].text in self.owners

    def _begins(self, mention: Mention, at: int) -> bool:
        """Whether a name begins at a token; little words before it may be taken up otherwise."""
        before = self.tokens[mention.start : at]
        return mention.start <= at < mention.end and all(token.text in SMALL for token in before)

    def _is_card(self, mention: Mention, word: str) -> bool:
        if word == "CARD":
            return mention.kind == "card"
        foes = [thing.copy for thing in self.sight.things if thing.is_foe]
        if word == "MONSTER" and mention.words in self.sight.lexicon.words["it"]:
            return False
        if mention.kind == "card":
            return any(guess.what in foes for guess in mention.likely)
        return mention.kind == "foe" or any(g.is_foe for g in mention.guesses)
