"""Sentences that say how the board lies: who somebody is and what he has, who fights what, whose turn it is, what comes
next, and cards of one's own.

    PLAYER is [a] [male|female] [Level N] [RACE …] [with CARD + …] [holding CARD + …] [carrying …] [cursed with …]
    PLAYER is dead | alive | no CARD        PLAYER holds | wears | carries CARD + … | nothing
    PLAYER has CARD + … in play | in hand | sideways | as a curse        PLAYER has no CARD
    PLAYER fights MONSTER (ENHANCER) + … [with PLAYER helping [for OFFER]] [looking for trouble]
    PLAYER also fights MONSTER    PLAYER helps [PLAYER] [for OFFER]    nobody fights    PLAYER joins
    it is PLAYER's turn [PHASE]    PLAYER owns the game    next roll N    next card CARD    card "NAME": FACT, …

A name that nobody at the table bears brings a new player; one that is nearly somebody's is asked about.
"""

from __future__ import annotations

from collections.abc import Callable

from munch_cli.language.answers import Ambiguous, Answer, NotUnderstood, Stated
from munch_cli.language.grammar import FIRST_WORDS, NUMBER, SESSION, STATED_VERBS, Slot
from munch_cli.language.made_up.line import split_card_line
from munch_cli.language.miss import missed
from munch_cli.language.stated_parts import (
    ANY,
    CHARACTER,
    CURSING,
    FRONT,
    PHASE,
    SEAT,
    Parts,
    phase_at,
)
from munch_cli.language.words import QUOTE, key, listed, number
from munch_cli.table.nearest import likeness, nearest
from munch_cli.table.statements import (
    Being,
    Fighting,
    Helping,
    MadeUp,
    NextCards,
    NextRolls,
    NoFight,
    OwnedBy,
    Spot,
    Statement,
    Terms,
    Things,
    TurnIs,
)
from munch_cli.table.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from munch_cli.language.parse import Parser

NEW = "new"
NAME_WORDS_MOST = 5
LIKE_A_CARD = 0.8
NO_NAMES = frozenset(
    key(
        "it he she they we you i who what which there nobody everybody everyone someone somebody no one this that these"
        " those the a an next card phase may can if why when how where"
    )
)
"""Words with which no player's name begins."""
NOT_IN_NAMES = frozenset({"+", "&", "(", ")", QUOTE, ";", "?", "and", "or", "with", "for", "on", "in", "to", "from"})
MAN, WOMAN = frozenset({"male", "man", "boy"}), frozenset({"female", "woman", "girl"})


def stated(parser: Parser, begin: int) -> Answer | None:
    """The statement that the words of a sentence make, what keeps it from being one, or None if it is of another kind.

    What could have stood at every word is noted in the parser's reader.
    """
    return Stating(parser).answer(begin)


class Stating(Parts):
    """One sentence being read as a statement."""

    def answer(self, begin: int) -> Answer | None:
        """What the sentence states."""
        made = self._made_up(begin)
        if made is not None:
            return made
        found = self._of_nobody(begin) or self._of_somebody(begin)
        if self.question is not None:
            return self.question
        if found is None or isinstance(found, Ambiguous | NotUnderstood):
            return found
        statement, after = found
        if statement is not None and after == self.reader.end:
            return Stated(statement)
        if statement is not None:
            self.reader.want(after, "the end of the sentence", None, {})
        return missed(self.reader, begin)

    # ---- who is spoken of

    def _of_somebody(self, begin: int) -> Found | Fault | None:
        reader = self.reader
        named, after = reader.player(begin)
        if named is not None and len(named.seats) == 1:
            verb = self._verb_at(after)
            if verb is None:
                return None
            return verb[0](self, self.parser.board.state.players[named.seats[0]].name, verb[1])
        if self.parser.at_prompt and reader.is_word(begin, "i"):
            verb = self._verb_at(begin + 1)
            speakers = self.parser.speakers() if self.parser.board.state.players else ()
            if verb is not None and len(speakers) == 1:
                return verb[0](self, self.parser.board.state.players[speakers[0]].name, verb[1])
            return None
        return self._of_somebody_new(begin)

    def _verb_at(self, at: int) -> tuple[Handler, int] | None:
        also = self.reader.is_word(at, "also")
        at += also
        if at >= self.reader.end or self.reader.words[at].text not in VERBS:
            return None
        word = self.reader.words[at].text
        after = self.reader.words[at + 1].text if at + 1 < self.reader.end else ""
        only_that = after not in HAVING or self.reader.is_word(at + 2, "nothing", "only", "no")
        if word in ("is", "am") and after in PROGRESSIVE and only_that:
            word, at = PROGRESSIVE[after], at + 1
        if also:
            return (Stating.fights_too, at + 1) if VERBS[word] is Stating.fights else None
        return VERBS[word], at + 1

    def _of_somebody_new(self, begin: int) -> Found | Fault | None:
        words, reader = self.reader.words, self.reader
        end = next((n for n in range(begin + 1, reader.end) if words[n].text in VERBS), 0)
        if not end or end - begin > NAME_WORDS_MOST + 3:
            return None
        name, is_new = self._new_name(begin, end)
        verb = self._verb_at(end)
        if not name or verb is None:
            return None
        if not is_new and (asked := self._is_really_new(name, begin, end)) is not None:
            return asked
        return verb[0](self, name, verb[1])

    def _new_name(self, begin: int, end: int) -> tuple[str, bool]:
        """The name that stands between two words, and whether "(new)" stands behind it; "" if it can be no name."""
        words, is_new = self.reader.words, False
        if end - begin > 3 and [word.text for word in words[end - 3 : end]] == ["(", NEW, ")"]:
            end, is_new = end - 3, True
        if words[begin].text == QUOTE and words[end - 1].text == QUOTE and end - begin > 2:
            begin, end = begin + 1, end - 1
        name = " ".join(self.reader.text[words[begin].start : words[end - 1].end].split())
        signs = any(word.text in NOT_IN_NAMES for word in words[begin:end])
        spoken = words[begin].text in NO_NAMES or (words[begin].text in {*FIRST_WORDS, *SESSION} and not is_new)
        if signs or spoken or end - begin > NAME_WORDS_MOST or "," in name or not any(c.isalnum() for c in name):
            return "", is_new
        ends_here = words[end - 1].end + 1 >= len(self.text.rstrip())
        if self.text[words[end - 1].end : words[end - 1].end + 1] == "." and (not ends_here or "." in name):
            name += "."
        return name, is_new

    def _is_really_new(self, name: str, begin: int, end: int) -> Fault | None:
        """A question, if a name is nearly somebody's; a card's name is no player's."""
        words = self.reader.words
        start, stop = words[begin].start, words[end - 1].end
        if self.reader.text[stop : stop + 1] == ".":
            stop += 1
        if self.names.cards.has(key(name)):
            return NotUnderstood(start, stop - start, SEAT.asks, (), "")
        known = [player.name for player in self.parser.board.state.players]
        near = nearest(name, known, 2)
        before, behind = self.text[:start], self.text[stop:]
        if near:
            choices = (*near, f"somebody {NEW}")
            said = (*(f"{before}{one}{behind}" for one in near), f"{before}{name} ({NEW}){behind}")
            return Ambiguous(f"who is {name}: {listed(choices)}?", choices, said)
        like = [card for card in nearest(name, self.names.cards.names(), 1) if alike(name, card) >= LIKE_A_CARD]
        if like:
            said = (f"{before}{name} ({NEW}){behind}", f"# nothing is said of {name}")
            return Ambiguous(f"is {name} a new player, not {like[0]}: yes or no?", ("yes", "no"), said)
        return None

    # ---- what he is and has

    def is_(self, who: str, at: int) -> Found:
        """``is a female Level 4 Werewolf with Finger Claws``"""
        being, begin = Being(who), at
        while True:
            here, at = at, self.past_joints(at)
            if at >= self.reader.end and here > begin:
                return being, here
            self._want_description(at, first=here == begin)
            found = self._described(being, at)
            if found is None:
                return (None, at) if here == begin or at > here or at >= self.reader.end else (being, here)
            being, at = found

    def _want_description(self, at: int, first: bool) -> None:
        want = self.reader.want
        want(at, CHARACTER.asks, CHARACTER, {})
        for says in ("Level", "male", "female", *(("dead", "alive") if first else ())):
            want(at, says, None, {})
        for says in ("with", "holding", "carrying", "cursed with"):
            want(at, says, None, {})

    def _described(self, being: Being, at: int) -> tuple[Being, int] | None:
        reader = self.reader
        if at >= reader.end:
            return None
        card, after = self.card(at, CHARACTER)
        word = reader.words[at].text
        if card is not None:
            return being._replace(in_play=(*being.in_play, card)), after
        if word in MAN | WOMAN and not being.sex:
            return being._replace(sex="male" if word in MAN else "female"), at + 1
        if word == "level" and not being.level:
            return self._level(being, at + 1)
        if word in ("dead", "alive") and not being.life:
            return being._replace(life="dead" if word == "dead" else "alive"), at + 1
        if word == "human":
            return being._replace(human=True), at + 1
        if word in ("no", "not") and being == Being(being.whom):
            lacks, after = self.card_ids(reader.past_articles(at + 1, frozenset()), CHARACTER)
            return (being._replace(lacks=lacks), after) if lacks else None
        return self._having(being, at)

    def _level(self, being: Being, at: int) -> tuple[Being, int] | None:
        self.reader.want(at, "a Level from 1 to 10", NUMBER, {})
        level = number(self.reader.words[at].text) if at < self.reader.end else None
        if level is None or not 1 <= level <= 10 or self.reader.words[at].gap.strip():
            return None
        return being._replace(level=level), at + 1

    def _having(self, being: Being, at: int) -> tuple[Being, int] | None:
        """``with …``, ``holding …``, ``carrying …``, ``wearing …``, ``cursed with …``"""
        reader = self.reader
        word = reader.words[at].text
        if word == "cursed":
            if not reader.is_word(at + 1, "with", "by"):
                reader.want(at + 1, "with", None, {})
                return None
            word, at = "cursed", at + 1
        spot = HAVING.get(word)
        if spot is None:
            return None
        slot = {"in_play": FRONT, "curses": CURSING}.get(spot, ANY)
        things, after = self.things(at + 1, slot, curses_too=word == "with")
        if not things:
            return None
        if spot == "sideways" and reader.is_word(after, "sideways"):
            after += 1
        if word != "with":
            return _put(being, spot, things), after
        curses = tuple(thing for thing in things if self.is_curse(thing.card))
        placed, behind = self.spot_at(after)
        if placed:
            return _put(being, placed, things), behind
        being = _put(being, "curses", curses)
        return _put(being, "in_play", tuple(thing for thing in things if thing not in curses)), after

    def holds(self, who: str, at: int) -> Found:
        """``holds Fluffy + Go Up a Level``"""
        return self._has_in(who, at, "hand", ANY)

    def carries(self, who: str, at: int) -> Found:
        """``carries Goth Boots sideways``"""
        return self._has_in(who, at, "sideways", ANY)

    def wears(self, who: str, at: int) -> Found:
        """``wears Goth Boots``"""
        return self._has_in(who, at, "in_play", FRONT)

    def suffers(self, who: str, at: int) -> Found:
        """``suffers Chicken on Your Head``"""
        at += self.reader.is_word(at, "from", "under")
        return self._has_in(who, at, "curses", CURSING)

    def _has_in(self, who: str, at: int, spot: Spot, slot: Slot) -> Found:
        reader = self.reader
        if reader.is_word(at, "nothing"):
            return Being(who, only=(spot,)), self._past_spot(at + 1, spot)
        if reader.is_word(at, "no"):
            lacks, after = self.card_ids(at + 1, ANY)
            return (Being(who, lacks=lacks) if lacks else None), after
        only = reader.is_word(at, "only")
        things, after = self.things(at + only, slot)
        if not things:
            return None, at
        return _put(Being(who, only=(spot,) if only else ()), spot, things), self._past_spot(after, spot)

    def _past_spot(self, at: int, spot: Spot) -> int:
        found, after = self.spot_at(at)
        return after if found == spot else at

    def has(self, who: str, at: int) -> Found:
        """``has Coffin in play``; without a place it is asked for."""
        reader = self.reader
        if reader.is_word(at, "nothing"):
            spot, after = self.spot_at(at + 1)
            return (Being(who, only=(spot,)) if spot else None), after
        if reader.is_word(at, "no"):
            lacks, after = self.card_ids(at + 1, ANY)
            return (Being(who, lacks=lacks) if lacks else None), after
        only = reader.is_word(at, "only")
        things, after = self.things(at + only, ANY)
        if not things:
            return None, at
        spot, behind = self.spot_at(after)
        if spot:
            return _put(Being(who, only=(spot,) if only else ()), spot, things), behind
        if after >= reader.end:
            text = reader.text[: reader.words[after - 1].end]
            places = ("in hand", "in play", "sideways")
            said = tuple(f"{text} {place}" for place in places)
            self.question = Ambiguous(f"where: {listed(places)}?", places, said)
        return None, after

    def joins(self, who: str, at: int) -> Found:
        """``joins``, ``joins the table``, ``sits down``"""
        at = self.reader.past_articles(at, frozenset())
        return Being(who), at + self.reader.is_word(at, "table", "game", "down", "here")

    def owns(self, who: str, at: int) -> Found:
        """``owns the game``"""
        at = self.reader.past_articles(at, frozenset())
        self.reader.want(at, "the game", None, {})
        return (OwnedBy(who), at + 1) if self.reader.is_word(at, "game") else (None, at)

    # ---- the fight

    def fights(self, who: str, at: int, also: bool = False) -> Found:
        """``fights Pumpkinhead + Banshee with K.C. helping``"""
        reader = self.reader
        at += reader.is_word(at, "against")
        monsters, at = self.monsters(at)
        if not monsters:
            return None, at
        fight = Fighting(who, monsters, also=also)
        while at < reader.end:
            here = self.past_joints(at)
            reader.want(here, "with PLAYER helping", None, {})
            reader.want(here, "looking for trouble", None, {})
            if [word.text for word in reader.words[here : here + 3]] == ["looking", "for", "trouble"]:
                fight, at = fight._replace(trouble=True), here + 3
                continue
            helper, terms, after = self._helper(here)
            if not helper or fight.helper:
                return fight, at
            fight, at = fight._replace(helper=helper, terms=terms), after
        return fight, at

    def fights_too(self, who: str, at: int) -> Found:
        """``also fights Banshee``"""
        return self.fights(who, at, also=True)

    def _helper(self, at: int) -> tuple[str, Terms, int]:
        """``with K.C. helping for 1 treasure``, ``helped by K.C.``, ``and K.C. helps``: who, for what, what follows."""
        reader = self.reader
        by = at < reader.end and reader.is_word(at, "helped") and reader.is_word(at + 1, "by")
        begin = at + 2 if by else at + reader.is_word(at, "with")
        reader.want(begin, SEAT.asks, SEAT, {})
        stop = next((n for n in range(begin + 1, reader.end) if reader.words[n].text in HELPING), 0)
        player, after = reader.player(begin)
        if player is not None:
            name = self.parser.board.state.players[player.seats[0]].name
        elif stop or by:
            after = stop or reader.end
            name, is_new = self._new_name(begin, after)
            asked = None if is_new or not name else self._is_really_new(name, begin, after)
            if asked is not None:
                self.question = asked if isinstance(asked, Ambiguous) else self.question
                return "", Terms(), at
        else:
            return "", Terms(), at
        if not by:
            reader.want(after, "helping", None, {})
            if not reader.is_word(after, *HELPING):
                return "", Terms(), at
            after += 1
        terms, after = self.terms(after, after, name)
        return name, terms, after

    def helps(self, who: str, at: int) -> Found:
        """``helps Jenn for 1 treasure``"""
        reader = self.reader
        reader.want(at, SEAT.asks, SEAT, {})
        whom = ""
        player, after = reader.player(at)
        if player is not None:
            whom, at = self.parser.board.state.players[player.seats[0]].name, after
        if reader.is_word(at, "in"):
            fight = reader.past_articles(at + 1, frozenset())
            at = fight + 1 if reader.is_word(fight, "fight", "combat") else at
        terms, at = self.terms(at, at, who)
        return Helping(who, whom, terms), at

    # ---- the table

    def _of_nobody(self, begin: int) -> Found | None:
        texts = [word.text for word in self.reader.words[begin : self.reader.end]]
        for opening, handler in BARE:
            if tuple(texts[: len(opening)]) == opening:
                return handler(self, begin + len(opening))
        return None

    def _no_fight(self, at: int) -> Found:
        return NoFight(), at + self.reader.is_word(at, "on")

    def _turn(self, at: int) -> Found:
        """``it is Jenn's turn, looting``"""
        reader = self.reader
        for seat in self.parser.board.state.players:
            reader.want(at, f"{seat.name}'s turn", None, {})
        stop = next((n for n in range(at + 1, reader.end) if reader.words[n].text == "turn"), 0)
        name = self._whose(at, stop) if stop else ""
        if not name:
            return None, at
        phase, after = phase_at(reader, stop + 1)
        reader.want(stop + 1, PHASE.asks, PHASE, {})
        return TurnIs(name, phase), after

    def _whose(self, at: int, stop: int) -> str:
        """The player of ``K.C.'s turn``; a name that nobody bears is new."""
        raw = self.reader.text[self.reader.words[at].start : self.reader.words[stop - 1].end].replace("’", "'")
        known = [player.name for player in self.parser.board.state.players]
        for name in known:
            if key(raw) in (key(f"{name}'s"), key(f"{name}'")):
                return name
        bare = raw.removesuffix("'s").removesuffix("'").strip()
        is_new = bare.endswith(f"({NEW})")
        bare = bare.removesuffix(f"({NEW})").strip()
        begin_ok = self.reader.words[at].text not in NO_NAMES and "'" in raw and len(key(bare)) <= NAME_WORDS_MOST
        if not bare or not begin_ok:
            return ""
        near = () if is_new else nearest(bare, known, 2)
        if near:
            start, end = self.reader.words[at].start, self.reader.words[stop - 1].end
            before, behind = self.text[:start], self.text[end:]
            choices = (*near, f"somebody {NEW}")
            said = (*(f"{before}{one}'s{behind}" for one in near), f"{before}{bare} ({NEW})'s{behind}")
            self.question = Ambiguous(f"who is {bare}: {listed(choices)}?", choices, said)
        return bare

    def _phase(self, at: int) -> Found:
        self.reader.want(at, PHASE.asks, PHASE, {})
        phase, after = phase_at(self.reader, at)
        return (TurnIs("", phase) if phase else None), after

    def _next_roll(self, at: int) -> Found:
        reader = self.reader
        at += reader.is_word(at, "is", "are", "shows")
        pips: list[int] = []
        while True:
            reader.want(at, "a number from 1 to 6", NUMBER, {})
            shown = number(reader.words[at].text) if at < reader.end else None
            if shown is None or not 1 <= shown <= 6 or "-" in reader.words[at].gap:
                return None, at
            pips.append(shown)
            at += 1
            joint = self.past_joints(at + reader.is_word(at, "+"))
            if joint >= reader.end or (joint == at and "," not in reader.words[at].gap):
                return NextRolls(tuple(pips)), at
            at = joint

    def _next_card(self, at: int) -> Found:
        at += self.reader.is_word(at, "card", "cards")
        at += self.reader.is_word(at, "is", "are")
        cards, after = self.card_ids(at, ANY)
        return (NextCards(cards) if cards else None), after

    # ---- cards of one's own

    def _made_up(self, begin: int) -> Answer | None:
        if not self.reader.is_word(begin, "card") or self.reader.end != len(self.reader.words):
            return None
        line = split_card_line(self.text)
        if line is None:
            return None
        if not line.facts:
            end = len(self.text.rstrip())
            return NotUnderstood(end, 0, "what kind of card it is", (), self.text[:end])
        return Stated(MadeUp(line.name, line.facts))


Found = tuple[Statement | None, int]
Fault = Ambiguous | NotUnderstood
Handler = Callable[[Stating, str, int], Found]

HELPING = frozenset({"helping", "helps", "help"})
HAVING: dict[str, Spot] = {
    "with": "in_play",
    "wearing": "in_play",
    "wielding": "in_play",
    "using": "in_play",
    "holding": "hand",
    "carrying": "sideways",
    "cursed": "curses",
}
PROGRESSIVE = {
    "fighting": "fights",
    "helping": "helps",
    "holding": "holds",
    "carrying": "carries",
    "wearing": "wears",
    "wielding": "wears",
}
_HANDLERS: dict[str, Handler] = {
    "is": Stating.is_,
    "holds": Stating.holds,
    "has": Stating.has,
    "carries": Stating.carries,
    "wears": Stating.wears,
    "wields": Stating.wears,
    "suffers": Stating.suffers,
    "fights": Stating.fights,
    "helps": Stating.helps,
    "joins": Stating.joins,
    "sits": Stating.joins,
    "owns": Stating.owns,
}
VERBS: dict[str, Handler] = {
    spelling: _HANDLERS[verb] for verb, spellings in STATED_VERBS.items() for spelling in (verb, *spellings)
}
BARE: tuple[tuple[tuple[str, ...], Callable[[Stating, int], Found]], ...] = (
    (("it", "is"), Stating._turn),
    (("its",), Stating._turn),
    (("the", "phase", "is"), Stating._phase),
    (("nobody", "fights"), Stating._no_fight),
    (("no", "one", "fights"), Stating._no_fight),
    (("there", "is", "no", "fight"), Stating._no_fight),
    (("no", "fight", "is"), Stating._no_fight),
    (("next", "roll"), Stating._next_roll),
    (("next", "rolls"), Stating._next_roll),
    (("the", "next", "roll"), Stating._next_roll),
    (("the", "next", "rolls"), Stating._next_roll),
    (("next", "card"), Stating._next_card),
    (("next", "cards"), Stating._next_card),
    (("the", "next", "card"), Stating._next_card),
    (("the", "next", "cards"), Stating._next_card),
    (("next", "door"), Stating._next_card),
    (("the", "next", "door"), Stating._next_card),
    (("next", "treasure"), Stating._next_card),
    (("the", "next", "treasure"), Stating._next_card),
)
"""The words with which a statement begins that is of nobody."""


def _put(being: Being, spot: Spot, things: Things) -> Being:
    """The same, with these things there besides."""
    if spot == "in_play":
        return being._replace(in_play=(*being.in_play, *things))
    if spot == "hand":
        return being._replace(hand=(*being.hand, *things))
    if spot == "sideways":
        return being._replace(sideways=(*being.sideways, *things))
    return being._replace(curses=(*being.curses, *things))


def alike(one: str, other: str) -> float:
    """How alike two names are, from 0 to 1."""
    return likeness(one.casefold(), other.casefold())
