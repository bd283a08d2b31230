"""One line of talk as clauses: every way to take a clause on this board, weighed; and several clauses in one line."""

from __future__ import annotations

import re
from collections.abc import Sequence

from munch_cli.arbiter.view import UNSEEN
from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.language.answers import NotHere, NotUnderstood, Stated, Understood
from munch_cli.language.parse import Parser, parse
from munch_cli.language.say import say
from munch_cli.language.talk.accounted import is_accounted_for, is_undone
from munch_cli.language.talk.acts import Reading
from munch_cli.language.talk.asking import tag_of, with_will, without_call
from munch_cli.language.talk.being import card_at
from munch_cli.language.talk.card_names import CardNames
from munch_cli.language.talk.clause import Meant
from munch_cli.language.talk.described import described
from munch_cli.language.talk.lexicon import Lexicon, Token, number_of, tokens_of, trimmed
from munch_cli.language.talk.mentions import SURE, Guess, Sight
from munch_cli.table import commands as c
from munch_cli.table.commands import Command
from munch_cli.table.ids import NO_COPY, NO_PLAYER, PlayerId
from munch_cli.table.typed import NamedTuple

TAKEN, MARGIN, ASKED, CHOICES = 0.74, 0.09, 0.42, 3
"""From which fit on a reading is taken; by how much it must be ahead; from where on it is asked back; how many are."""
UNLIKELY = 0.05
"""What it costs a reading that the rules would refuse it now."""
WEIGHED = 8
"""So many readings are held against the rules."""


class Taken(NamedTuple):
    """What a line means, as sentences of munch's own; ``unheard``: words of it that were not taken up.

    ``fit``: how much of the line this explains, from 0 to 1.
    """

    sentences: tuple[str, ...]
    unheard: str = ""
    fit: float = 1.0


class Unsure(NamedTuple):
    """What a line may mean, the likeliest first, each as sentences of munch's own with ; between them.

    ``fit``: how much of the line the likeliest explains, from 0 to 1.
    """

    choices: tuple[str, ...]
    fit: float = 1.0


class Context(NamedTuple):
    """What was said before: the last line in munch's own words, the command it was about, and the board it was on.

    That board may hold cards and people that were only supposed for the answer.
    """

    line: str = ""
    command: Command | None = None
    board: Table | None = None


def _told_anew(sight: Sight, tokens: list[Token]) -> list[list[Token]]:
    """The tokens, and other ways to say them.

    With "Marek's" as "Marek is", "Ada gets hit by Bert" as "Bert hit Ada", "Ada says she'll help" as "Ada will help".
    """
    found = [tokens]
    if tokens[0].is_owner and len(tokens) > 1:
        found.append([tokens[0]._replace(is_owner=False), Token("is"), *tokens[1:]])
    words = [token.text for token in tokens]
    behind = sight.player_at(tokens, 0)[1]
    will = next((n for n in range(behind + 1, len(words)) if words[n] == "will"), 0)
    if (
        words[behind : behind + 1] == ["says"]
        and will
        and set(words[behind + 1 : will]) <= {"that", "he", "she", "they", "i"}
    ):
        found.append([*tokens[:behind], *tokens[will:]])
    by = next((n for n in range(3, len(words) - 1) if words[n] == "by"), 0)
    seats, after = sight.player_at(tokens, by + 1) if by else ((), 0)
    is_at = next((n for n in range(by - 1) if words[n] in ("gets", "get", "got", "is", "was", "being")), -1)
    if seats and is_at > 0:
        found.append([*tokens[by + 1 : after], *tokens[is_at + 1 : by], *tokens[:is_at], *tokens[after:]])
    return found


class Way(NamedTuple):
    """One way to take a clause: sentences of munch's own, how well it fits, and the command if it is one."""

    sentences: tuple[str, ...]
    fit: float
    command: Command | None = None


_PARENTHESES = re.compile(r"\(([^()]*)\)")
_SPOKEN = re.compile(
    r"^\s*([^\W\d_][\w.’' ]{0,24}?)(?:\s+(?:goes|says|said|yells|shouts|just|to the table)|\s+(?:is|was))?"
    r"(?:\s*:|(?:['’]s)?(?:\s+(?:all|just|totally))?\s+like,?)\s+(?=\S)"
)
_SAID_BY = re.compile(
    r"(?:[,.!?]?\s+(?:says|said|shouts|goes|[-–—])\s+([^\W\d_][\w.’' ]{0,24}?)"
    r"|[,.!?]\s+([^\W\d_][\w.’' ]{0,24}?)\s+(?:says|said|shouts|goes|yells))\s*[.!]*$"
)


class Clauses:
    """A line said on a board, and the ways to take its clauses."""

    def __init__(self, table: Table, text: str, lexicon: Lexicon, context: Context, eyes: PlayerId | None) -> None:
        self.table = table
        self._ways: dict[tuple[int, tuple[Token, ...], tuple[Guess, ...], bool, bool], list[Way]] = {}
        self._after: dict[tuple[int, tuple[str, ...]], tuple[Table, Table]] = {}  # a table stays as long as its id
        self.lexicon = lexicon
        self.context = context
        self.eyes = eyes
        self.spoken_by: tuple[Guess, ...] = ()
        self.speakers = self._speakers()
        self.names = CardNames(table.catalogue, lexicon)
        self.sight = self.sight_of(table)
        self.written = self._without_asides(text)
        self._spoken()
        said = self.sight.owned(tokens_of(self.written, lexicon))
        self.is_question = text.rstrip().endswith("?") or tag_of(said, lexicon) > 0
        told = without_call(said, lexicon)
        self.is_question = self.is_question and told is said
        self.tokens = trimmed(with_will(told), lexicon)
        self.said = self.tokens
        self._first = tokens_of(self.written, lexicon)[:1]

    # ---- setting the scene

    def _speakers(self) -> tuple[PlayerId, ...]:
        if not self.table.state.players:
            return ()
        if self.eyes is not None:
            return (self.eyes,)
        return Parser("x", self.table.state, self.table.catalogue, None, True, None).speakers()

    @property
    def board(self) -> Table:
        """The board on which the command before can be said: this one, or the one that was supposed to hold more."""
        here, board = self.table.state, self.context.board
        if board is None or (
            len(board.state.cards) <= len(here.cards) and len(board.state.players) <= len(here.players)
        ):
            return self.table
        return board

    def sight_of(self, table: Table, subject: tuple[Guess, ...] = ()) -> Sight:
        command = self.context.command
        who = [one.what for one in subject if one.what >= 0]
        cards: list[int] = []
        if command is not None and not isinstance(command, c.DieShows | c.CardIs):
            people = (command.who, *(getattr(command, field, NO_PLAYER) for field in ("on_player", "whom")))
            who += [int(one) for one in people if isinstance(one, int) and 0 <= one < len(table.state.players)]
            card = getattr(command, "card", NO_COPY)
            cards = [card] if isinstance(card, int) and 0 <= card < len(table.state.cards) else []
        return Sight(table.state, table.catalogue, self.lexicon, self.speakers, who, cards, UNSEEN, self.names)

    def _without_asides(self, text: str) -> str:
        """The line without what stands in brackets, unless a card's name has them, or it says man or woman."""

        def kept(found: re.Match[str]) -> str:
            inside = found[1].strip().casefold()
            if inside in ("f", "m", "male", "female", "girl", "boy", "man", "woman"):
                return found[0]
            names = (self.table.catalogue[card].name.casefold() for card in set(self.table.state.cards))
            return found[0] if any(f"({inside})" in name for name in names) else " "

        return _PARENTHESES.sub(kept, text)

    def _spoken(self) -> None:
        """``Leo: I'll help you`` and ``I'll help you, says Leo`` are said by Leo."""
        found = _SPOKEN.match(self.written) or _SAID_BY.search(self.written)
        if found is None:
            return
        tokens = tokens_of(found[1] or found[2], self.lexicon)
        seats, after = self.sight.player_at(tokens, 0)
        if len(seats) == 1 and after == len(tokens):
            self.spoken_by = seats
            self.speakers = (PlayerId(seats[0].what),)
            self.sight = self.sight_of(self.table)
            self.written = self.written[found.end() :] or self.written[: found.start()]

    # ---- one clause

    def ways(
        self,
        table: Table,
        tokens: list[Token],
        subject: tuple[Guess, ...] = (),
        asked: bool = False,
        supposed: bool = False,
    ) -> list[Way]:
        """All ways to take one clause, the best first; what was found stays, as several parts of a line ask for it."""
        asks = (id(table), tuple(tokens), subject, asked, supposed)
        if asks not in self._ways:
            self._ways[asks] = self._found_ways(table, tokens, subject, asked, supposed)
        return self._ways[asks]

    def _found_ways(
        self, table: Table, tokens: list[Token], subject: tuple[Guess, ...], asked: bool, supposed: bool
    ) -> list[Way]:
        tokens = trimmed(tokens, self.lexicon)
        if not tokens:
            return []
        sight = self.sight if table is self.table else self.sight_of(table, subject)
        meant: list[Meant] = []
        for read_as in _told_anew(sight, tokens) if table.state.players else ():  # nobody could do it
            reading = Reading(sight, read_as, subject, asked)
            meant += [*reading.meant(), *reading.abilities()]
        ways: dict[Command, Way] = {}
        for one in meant:
            if (one.command not in ways or ways[one.command].fit < one.fit) and one.fit > 0.3:
                ways[one.command] = Way((), one.fit, one.command)
        found = sorted(ways.values(), key=lambda way: -way.fit)[: WEIGHED * 2]
        found = [way._replace(sentences=(self._said(way.command, table),)) for way in found if way.command is not None]
        found = self._weighed(table, [self._doubted(way, sight, tokens, asked or supposed) for way in found], asked)
        for told in () if asked else described(sight, tokens, self.written, supposed):
            if self._reads(table, told.sentences):
                found.append(self._doubted(Way(told.sentences, told.fit), sight, tokens, supposed))
        if supposed or not asked:
            got = supposed and not {"get", "gets", "got", "had"}.isdisjoint(token.text for token in tokens)
            found = [self._helping(way, table, supposed, got) for way in found]
        return sorted(found, key=lambda way: -way.fit)

    def _doubted(self, way: Way, sight: Sight, tokens: list[Token], is_asked: bool) -> Way:
        """The same, to be asked back at best, if it leaves out what carries meaning."""
        if is_accounted_for(sight, tokens, way.sentences, way.command, is_asked):
            return way
        return way._replace(fit=min(way.fit, TAKEN - 0.01))

    def _helping(self, way: Way, table: Table, supposed: bool, got: bool) -> Way:
        """In a what-if an offer of help counts as help; so does the help that the fighter ``got``."""
        said = way.command
        helper = (
            said.who if isinstance(said, c.OfferHelp) else said.whom if isinstance(said, c.AskHelp) and got else None
        )
        if not supposed or helper is None or table.fight is None or getattr(said, "offer", None) != c.Offer():
            return way
        players = table.state.players
        sentence = f"{players[helper].name} helps {players[table.fight.fighter].name}"
        return way._replace(sentences=(sentence,), command=None)

    def _said(self, command: Command | None, table: Table) -> str:
        assert command is not None
        return say(command, table.state, table.catalogue)

    def _reads(self, table: Table, sentences: Sequence[str]) -> bool:
        """Whether the grammar reads the first of these sentences."""
        answer = parse(sentences[0], table.state, table.catalogue, at_prompt=True)
        return not isinstance(answer, NotUnderstood | NotHere)

    def _weighed(self, table: Table, ways: list[Way], asked: bool) -> list[Way]:
        """The same, with those that the rules would refuse now a little behind."""
        if not ways:
            return ways
        near = [way for way in ways if way.fit >= ways[0].fit - 2 * MARGIN][:WEIGHED]
        if len(near) < 2:
            return ways
        weighed = []
        for way in near:
            assert way.command is not None
            outcome = perform(table, way.command)
            cost = 0.0 if outcome.verdict.outcome != "refused" else UNLIKELY
            if cost and outcome.verdict.is_fact:
                cost *= 2.2
            weighed.append(way._replace(fit=way.fit - cost * (0.5 if asked else 1.0)))
        return sorted([*weighed, *ways[len(near) :]], key=lambda way: -way.fit)

    def chosen(self, ways: list[Way]) -> Taken | Unsure | None:
        """The clear winner, or the best to be asked back."""
        once: dict[tuple[str, ...], Way] = {}
        for way in sorted(ways, key=lambda way: -way.fit):
            once.setdefault(way.sentences, way)
        ways = list(once.values())
        if not ways or ways[0].fit < ASKED:
            return None
        first = ways[0]
        close = [way for way in ways[1:] if way.fit > first.fit - MARGIN]
        if first.fit >= TAKEN and not close:
            return Taken(first.sentences, fit=first.fit)
        near = [way for way in ways if way.fit >= max(ASKED, first.fit - 0.3)][: CHOICES * 2]
        return Unsure(tuple("; ".join(way.sentences) for way in near), first.fit)

    def clear(
        self, table: Table, tokens: list[Token], subject: tuple[Guess, ...], supposed: bool = False
    ) -> Way | None:
        """The one way to take a clause, if it is clear."""
        ways = self.ways(table, tokens, subject, supposed=supposed)
        if (
            not ways
            or ways[0].fit < TAKEN
            or any(way.fit > ways[0].fit - MARGIN and way.sentences != ways[0].sentences for way in ways[1:])
        ):
            return None
        return ways[0]

    # ---- several clauses

    def parted(
        self, table: Table, tokens: list[Token], depth: int = 3, subject: tuple[Guess, ...] = (), supposed: bool = False
    ) -> tuple[tuple[str, ...], float, str] | None:
        """Several clauses, one after the other, each clear; what fits least counts; and what was not taken up."""
        best: tuple[tuple[str, ...], float, str] | None = None
        for at in range(1, len(tokens)):
            is_joint = tokens[at].text in self.lexicon.words["joints"]
            if not (is_joint or tokens[at].breaks):
                continue
            left = tokens[:at]
            right = tokens[at + 1 :] if is_joint else tokens[at:]
            while right and right[0].text in self.lexicon.words["joints"]:
                right = right[1:]
            first = self.clear(table, left, subject or self.spoken_by, supposed)
            if first is None or not right:
                continue
            after = self.after(table, first)
            who = self.doer(first, left, after)
            is_next = "then" in (tokens[at].text, tokens[at + 1].text if at + 1 < len(tokens) else "")
            second = self.clear(after, right, who, supposed) or self._drawn(after, right)
            second = second or (self._with_verb(after, left, right, who, supposed) if is_next else None)
            rest: tuple[tuple[str, ...], float, str] | None = None
            if second is not None:
                rest = (second.sentences, second.fit, "")
            follows = any(token.text == "then" for token in right[1:])
            if depth and (rest is None or rest[1] < 0.9 or follows):
                more = self.parted(after, right, depth - 1, who, supposed)
                ahead = 0.15 if follows else 0.0
                rest = more if more is not None and (rest is None or more[1] + ahead > rest[1]) else rest
            is_bound = tokens[at].text == "after" or (tokens[at].text != "because" and self._names_somebody(right))
            if rest is None and not (supposed or is_bound or self._is_bargain(first, right)) and self.is_aside(right):
                rest = ((), first.fit - 0.05, " ".join(token.text for token in right))
            if rest is None:
                continue
            sentences = first.sentences + tuple(s for s in rest[0] if s not in first.sentences)
            found = (sentences, min(first.fit, rest[1]), rest[2])
            if best is None or found[1] > best[1]:
                best = found
        return best

    def _drawn(self, table: Table, tokens: list[Token]) -> Way | None:
        """``…: Crabs``, ``… and finds Crabs``: while the table asks which card was drawn, its name tells it."""
        if not any(debt.what == "draw" for debt in table.state.owed):
            return None
        told_with = {word for phrase in self.lexicon.acts["card_is"].verbs for word in phrase}
        told_with |= self.lexicon.words["before a drawn card"]
        for at, token in enumerate(tokens):
            said = f"the card is {' '.join(one.text for one in tokens[at:])}"
            drawn = parse(said, table.state, table.catalogue, at_prompt=True)
            if isinstance(drawn, Understood):
                return Way((say(drawn.command, table.state, table.catalogue),), 0.95, drawn.command)
            if told_with.isdisjoint(self.lexicon.base_forms(token.text)):
                return None
        return None

    def _with_verb(
        self, table: Table, left: list[Token], right: list[Token], who: tuple[Guess, ...], supposed: bool
    ) -> Way | None:
        """``… and then Changeling``: of a card alone is meant what the clause before did with another."""
        named = self.sight.cards_at(right, 0, len(right))
        at = next((n for n in range(1, len(left)) if self.sight.cards_at(left, n, len(left))[0]), 0)
        if not named[0] or named[1] < len(right) or not at:
            return None
        return self.clear(table, [*left[:at], *right], who, supposed)

    def _is_bargain(self, way: Way, tokens: list[Token]) -> bool:
        """Whether words behind a word of help tell its terms: "…, he can have the lot"."""
        terms = self.lexicon.words["bargaining"]
        said = (terms.isdisjoint(self.lexicon.base_forms(token.text)) for token in tokens)
        return isinstance(way.command, c.AskHelp | c.OfferHelp) and not all(said)

    def _names_somebody(self, tokens: list[Token]) -> bool:
        return any(seats[0].fit >= SURE for at in range(len(tokens)) if (seats := self.sight.player_at(tokens, at)[0]))

    def is_aside(self, tokens: list[Token]) -> bool:
        """Whether a clause can be left, and said to be: it names no card and no deed of somebody's."""
        words = [token.text for token in tokens]
        if (
            words[0] in self.lexicon.words["question words"]
            or {"level", "not", "never", "nobody"} & set(words)
            or any(number_of(word) for word in words)
            or any(self.lexicon.words[mood] & set(words) for mood in ("unreal", "conditional"))
            or is_undone(self.sight, words)
            or any(self.lexicon.words["no aside"] & set(self.lexicon.base_forms(word)) for word in words)
        ):
            return False
        if any(self.sight.cards_at(tokens, at, len(tokens))[0] for at in range(len(tokens))):
            return False
        if any(card_at(self.sight, tokens, at)[0] is not None for at in range(len(tokens))):
            return False
        return not any(way.fit > 0.5 for way in self.ways(self.table, tokens))

    def doer(self, way: Way, tokens: list[Token], after: Table) -> tuple[Guess, ...]:
        """Who does what comes next, if nobody is named: who did what came before, and may just have sat down."""
        if way.command is not None and way.command.who != NO_PLAYER:
            return (Guess(int(way.command.who), 0.93),)
        seats, _ = self.sight_of(after).player_at(tokens, 0)
        return seats

    def after(self, table: Table, way: Way) -> Table:
        """The board that a clause leaves: the same one each time it is asked for."""
        asks = (id(table), way.sentences)
        if asks not in self._after:
            self._after[asks] = (table, self._left_by(table, way))
        return self._after[asks][1]

    def _left_by(self, table: Table, way: Way) -> Table:
        for sentence in way.sentences:
            answer = parse(sentence, table.state, table.catalogue, at_prompt=True)
            if isinstance(answer, Understood):
                outcome = perform(table, answer.command)
                table = outcome.table if outcome.was_done else table
            elif isinstance(answer, Stated):
                from munch_cli.arbiter.stating import stated_outcome

                outcome = stated_outcome(table, answer.statement)
                table = outcome.table if outcome.was_done else table
        return table
