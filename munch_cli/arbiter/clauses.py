"""One line of talk as clauses: every way to take a clause on this board, weighed; and several clauses in one line."""

from __future__ import annotations

import re
from itertools import chain

from munch_cli.arbiter.certainty import Taken, Unsure, Way, best_first, chosen, clear
from munch_cli.arbiter.kinds_known import copies_named, players_named
from munch_cli.arbiter.legal import who_acts
from munch_cli.arbiter.view import UNSEEN
from munch_cli.engine.run import perform
from munch_cli.engine.settle import goes_ahead
from munch_cli.engine.table import Table
from munch_cli.language.answers import Stated, Understood
from munch_cli.language.parse import parse
from munch_cli.language.say import say
from munch_cli.language.talk.acts import Reading
from munch_cli.language.talk.asking import (
    echoed,
    is_undone,
    is_wished,
    preferred,
    tag_of,
    with_is,
    with_will,
    without_call,
)
from munch_cli.language.talk.being import card_at
from munch_cli.language.talk.clause import Meant
from munch_cli.language.talk.deeds import UNASKED
from munch_cli.language.talk.described import described
from munch_cli.language.talk.lexicon import Lexicon, Token, number_of, tokens_of, trimmed
from munch_cli.language.talk.mentions import SURE, Guess, Sight, mentions
from munch_cli.language.talk.parts import said, splits
from munch_cli.table import commands as c
from munch_cli.table.commands import Command
from munch_cli.table.ids import NO_PLAYER, PlayerId
from munch_cli.table.typed import NamedTuple

UNLIKELY = 0.05
"""What it costs a reading that the rules would refuse it now."""
WEIGHED = 8
"""So many readings are held against the rules."""
WHOLE = 0.9
"""A line that fits one clause so well is not parted."""
AHEAD, ASIDE = 0.03, 0.05
"""By how much several clauses have to fit better than one; what it costs that one is not taken up."""


class Piece(NamedTuple):
    """One clause of a line: the board it is said on, its tokens, and whom the clause before it was about.

    ``before``: what that clause does, if this is not the first; ``asked``: whether a player may do it is asked;
    ``supposed``: it belongs to a what-if.
    """

    table: Table
    tokens: tuple[Token, ...]
    subject: tuple[Guess, ...] = ()
    before: Command | None = None
    asked: bool = False
    supposed: bool = False

    def of(self, tokens: list[Token]) -> Piece:
        """A part of it, said in the same place."""
        return self._replace(tokens=tuple(tokens))


class Context(NamedTuple):
    """What was said before: the last line in munch's own words, the command it was about, and the board it was on.

    That board may hold cards and people that were only supposed for the answer.
    """

    line: str = ""
    command: Command | None = None
    board: Table | None = None


def _told_anew(sight: Sight, tokens: list[Token]) -> list[list[Token]]:
    """The tokens, and other ways to say them.

    With "Ada gets hit by Bert" as "Bert hit Ada", "Ada says she'll help" as "Ada will help", "Ada's turn is over" as
    "Ada ends the turn".
    """
    found = [tokens]
    words = [token.text for token in tokens]
    behind = sight.player_at(tokens, 0)[1]
    if words[behind : behind + 1] == ["says"] and "will" in words:
        found.append([*tokens[:behind], *tokens[words.index("will") :]])
    whose = 1 if words[0] == "my" else behind
    is_turn = words[whose : whose + 2] == ["turn", "is"] or tokens[whose : whose + 1] == [Token("turn", is_owner=True)]
    if is_turn and words[-1] in ("over", "done", "up", "finished"):
        found.append([*(token._replace(is_owner=False) for token in tokens[:behind]), Token("ends"), Token("turn")])
    if "by" not in words[3:]:
        return found
    by = words.index("by")
    seats, after = sight.player_at(tokens, by + 1)
    is_at = next((n for n in range(by) if words[n] in ("gets", "get", "got", "is", "was", "being")), 0)
    if seats and is_at:
        found.append([*tokens[by + 1 : after], *tokens[is_at + 1 : by], *tokens[:is_at], *tokens[after:]])
    return found


_PARENTHESES = re.compile(r"\(([^()]*)\)")
_SPOKEN = re.compile(
    r"^\s*([^\W\d_][\w.’' ]{0,24}?)(?:\s+(?:goes|says|said|yells|shouts|just|to the table)|\s+(?:is|was))?"
    r"(?:\s*:|(?:['’]s)?(?:\s+(?:all|just|totally))?\s+like,?)\s+(?=\S)"
)
_SAID_BY = re.compile(
    r"(?:[,.!?]?\s+(?:says|said|shouts|goes|[-–—])\s+([^\W\d_][\w.’' ]{0,24}?)"
    r"|[,.!?]\s+([^\W\d_][\w.’' ]{0,24}?)\s+(?:says|said|shouts|goes|yells))\s*[.!]*$"
)


def is_row(tokens: list[Token]) -> bool:
    """Return True if the line tells several deeds in order: "… and then …"."""
    return any(token.text == "then" for token in tokens[1:])


def _as_an_answer(way: Way, table: Table, before: Command | None) -> Way:
    """The same; what answers an offer told in the clause before fits as well where the rules refuse that offer."""
    is_answer = isinstance(way.command, c.Agree | c.Decline) and isinstance(before, c.AskHelp | c.OfferHelp | c.Trade)
    if not is_answer or any(debt.what in ("answer", "trade-answer") for debt in table.state.owed):
        return way
    return way._replace(fit=way.fit / UNASKED)


class Clauses:
    """A line said on a board, and the ways to take its clauses."""

    def __init__(self, table: Table, text: str, lexicon: Lexicon, context: Context, eyes: PlayerId | None) -> None:
        self.table = table
        self.text = text
        self._ways: dict[Piece, list[Way]] = {}
        self._after: dict[tuple[Table, tuple[str, ...]], Table] = {}
        self.lexicon = lexicon
        self.context = context
        self.eyes = eyes
        self.spoken_by: tuple[Guess, ...] = ()
        self.speakers = who_acts(table) if eyes is None else (eyes,)
        self.sight = self.sight_of(table)
        self.written = self._without_asides(text)
        self._spoken()
        written = self.sight.owned(tokens_of(self.written, lexicon))
        tokens = echoed(written, lexicon)
        self.is_question = text.rstrip().endswith("?") or tag_of(tokens, lexicon) > 0 or tokens is not written
        told = without_call(tokens, lexicon)
        self.is_question = self.is_question and told is tokens
        self.tokens = trimmed(preferred(with_is(with_will(told))), lexicon)
        self.said = self.tokens

    def is_wished(self, is_speech: bool = False) -> bool:
        """Return True if the line tells a wish, a duty, a permission, a try or a bet, which carries out nothing."""
        return is_wished(self.lexicon, [token.text for token in tokens_of(self.written, self.lexicon)], is_speech)

    @property
    def written_words(self) -> frozenset[str]:
        """The words of the line as it was typed, with those that tell little."""
        return frozenset(re.findall(r"\w+", self.written.casefold()))

    @property
    def is_of_a_second_time(self) -> bool:
        """True if the line tells that something is done again."""
        return not self.lexicon.words["a second time"].isdisjoint(self.written_words)

    # ---- setting the scene

    @property
    def board(self) -> Table:
        """The board on which the command before can be said: it may hold what was only supposed."""
        here, board = self.table.state, self.context.board
        holds_more = board is not None and len(board.state.cards) > len(here.cards)
        sits_more = board is not None and len(board.state.players) > len(here.players)
        return board if board is not None and (holds_more or sits_more) else self.table

    def sight_of(self, table: Table, subject: tuple[Guess, ...] = (), before: Command | None = None) -> Sight:
        """A board as talk sees it, with whom and what was spoken of last: in the clause before, or before the line."""
        said = before or self.context.command
        spoken = () if said is None else (said.who, *players_named(said))
        copies = () if said is None else copies_named(said)
        who = [*(guess.what for guess in subject), *map(int, spoken)]
        return Sight(table.state, table.catalogue, self.lexicon, self.speakers, who, copies, UNSEEN)

    def _without_asides(self, text: str) -> str:
        """The line without what stands in brackets, unless a card's name has them, or it says man or woman."""

        def kept(found: re.Match[str]) -> str:
            inside = found[1].strip().casefold()
            if inside in self.lexicon.words["women"] | self.lexicon.words["men"]:
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
        if after == len(tokens):  # all of it is a name
            self.spoken_by = seats
            self.speakers = (PlayerId(seats[0].what),)
            self.sight = self.sight_of(self.table)
            self.written = self.written[found.end() :] or self.written[: found.start()]

    # ---- one clause

    def here(self, tokens: list[Token], supposed: bool = False) -> Piece:
        """The first clause of the line, or what it may be."""
        return Piece(self.table, tuple(tokens), self.spoken_by, supposed=supposed)

    def ways(self, piece: Piece) -> list[Way]:
        """All ways to take one clause, the best first; what was found stays, as several parts of a line ask for it."""
        if piece not in self._ways:
            self._ways[piece] = self._found_ways(piece)
        return self._ways[piece]

    def _found_ways(self, piece: Piece) -> list[Way]:
        table, subject, before = piece.table, piece.subject, piece.before
        tokens = trimmed(list(piece.tokens), self.lexicon)
        if not tokens:
            return []
        is_first = table is self.table and before is None
        sight = self.sight if is_first else self.sight_of(table, subject, before)
        best: dict[Command, Meant] = {}
        for read_as in _told_anew(sight, tokens) if table.state.players else ():  # nobody could do it
            reading = Reading(sight, read_as, subject, piece.asked)
            for one in (*reading.meant(), *reading.abilities()):
                if one.command not in best or best[one.command].fit < one.fit:
                    best[one.command] = one
        ways = [
            Way((say(one.command, table.state, table.catalogue),), one.fit, one.command)
            for one in sorted(best.values(), key=lambda one: -one.fit)[:WEIGHED]
        ]
        if not piece.asked:
            ways = [self._weighed(_as_an_answer(way, table, before), table) for way in ways]
            told = described(sight, tokens, self.written, piece.supposed)
            if is_first and self.spoken_by and not told:  # "zoe: level 4, kneepads on" is told of Zoe
                name = map(Token, self.sight.seats[self.spoken_by[0].what][0])
                told = described(sight, [*name, tokens[0]._replace(breaks=True), *tokens[1:]], self.written, False)
            ways += [Way(one.sentences, one.fit) for one in told if self._reads(table, one.sentences[0])]
        if piece.supposed:
            ways = [self._helping(way, table) for way in ways]
        return best_first(ways)

    def _reads(self, table: Table, sentence: str) -> bool:
        """Return True if the grammar reads a sentence."""
        answer = parse(sentence, table.state, table.catalogue, at_prompt=True)
        return isinstance(answer, Stated | Understood)

    def _helping(self, way: Way, table: Table) -> Way:
        """In a what-if help that is offered or asked for counts as given."""
        said = way.command
        if table.fight is None or not isinstance(said, c.OfferHelp | c.AskHelp) or said.offer != c.Offer():
            return way
        helper = said.who if isinstance(said, c.OfferHelp) else said.whom
        return Way((f"{table.name(helper)} helps {table.name(table.fight.fighter)}",), way.fit)

    def _weighed(self, way: Way, table: Table) -> Way:
        """The same, a little behind if the rules would refuse it now."""
        is_refused = way.command is not None and not goes_ahead(table, way.command)
        return way._replace(fit=way.fit - UNLIKELY * is_refused)

    def clear(self, piece: Piece) -> Way | None:
        """The one way to take a clause, if it is clear."""
        return clear(self.ways(piece))

    # ---- several clauses

    def told(self, tokens: list[Token], supposed: bool = False) -> Taken | Unsure | None:
        """What a line tells or supposes: as one clause, or as several where these fit better."""
        line = self.here(tokens, supposed=supposed)
        whole = self.ways(line)
        meant = chosen(whole)
        says_more = isinstance(meant, Taken) and self._says_more(meant, line)
        if not whole or whole[0].fit < WHOLE or is_row(tokens) or says_more:
            parted = self.parted(line)
            if parted is not None and (not whole or says_more or parted.fit > whole[0].fit + AHEAD):
                return parted
        return meant

    def _says_more(self, meant: Taken, line: Piece) -> bool:
        """Return True if the reading of the line as one clause ignores a second clause."""
        for left, _, right in splits(list(line.tokens), self.lexicon):
            first = self.clear(line.of(left))
            if first is None or first.sentences != meant.sentences or first.fit < meant.fit - AHEAD:
                continue
            who = self.doer(first, left, self.table)
            again = self.ways(line.of(right)._replace(subject=who, before=first.command))
            says_the_same = bool(again) and again[0].sentences == meant.sentences
            verbs = (verb for at in range(len(right)) for verb in Reading(self.sight, right).verbs_at(at))
            strange = mentions(self.sight, right, 0, len(right))[1]
            if not says_the_same and (strange or any(not wrong for *_, wrong in verbs)):
                return True
        return False

    def parted(self, line: Piece) -> Taken | None:
        """Several clauses, one after the other, each clear; what fits least counts; and what was not taken up."""
        best: Taken | None = None
        for left, joint, right in splits(list(line.tokens), self.lexicon):
            first = self.clear(line.of(left))
            if first is None:
                continue
            after = self.after(line.table, first)
            who = self._who_is_told_of(left, right)
            right = right[1:] if who else right
            who = who or self.doer(first, left, after)
            behind = Piece(after, tuple(right), who, first.command or line.before, supposed=line.supposed)
            second = self.clear(behind) or self._drawn(after, right)
            rest = None if second is None else Taken(second.sentences, fit=second.fit)
            if rest is None or is_row(right):
                rest = self.parted(behind) or rest
            is_bound = joint == "after" or (joint != "because" and self.names_somebody(right))
            if rest is None and not (line.supposed or is_bound) and self.is_aside(right):
                rest = self._aside(behind, first.fit - ASIDE)
            fit = 0.0 if rest is None else min(first.fit, rest.fit)
            if rest is not None and (best is None or fit > best.fit):
                best = Taken(tuple(dict.fromkeys((*first.sentences, *rest.sentences))), rest.unheard, fit)
        return best

    def _aside(self, piece: Piece, fit: float) -> Taken | None:
        """An aside, not taken up, and a deed behind it: "…, finds nothing and loots". None if it is a deed itself."""
        tokens = list(piece.tokens)
        for left, _, right in splits(tokens, self.lexicon):
            if (deed := self.clear(piece.of(right))) is not None:
                return Taken(deed.sentences, said(left), min(fit, deed.fit))
        can_be_done = any(way.fit > 0.5 for way in self.ways(piece))
        return None if can_be_done else Taken((), said(tokens), fit)

    def _who_is_told_of(self, left: list[Token], right: list[Token]) -> tuple[Guess, ...]:
        """Of whom a clause with "who" tells, right behind a name: "gives it to Oskar, who puts it on". Else nobody."""
        if len(right) < 2 or right[0].text != "who":
            return ()
        named = (self.sight.player_at(left, at) for at in range(len(left)))
        return next((seats for seats, behind in named if behind == len(left)), ())

    def _drawn(self, table: Table, tokens: list[Token]) -> Way | None:
        """``…: Crabs``, ``… and finds Crabs``, ``Crabs jumps out``: its name tells which card was drawn, while that is
        asked for; so does a part of it that no other card has, ``it's a goblin``.
        """
        if not any(debt.what == "draw" for debt in table.state.owed):
            return None
        told_with = {word for phrase in self.lexicon.acts["card_is"].verbs for word in phrase}
        told_with |= self.lexicon.words["before a drawn card"]
        comes = self.lexicon.words["behind a drawn card"]
        ends = {len(tokens), next((n for n, token in enumerate(tokens) if n > 0 and token.text in comes), len(tokens))}
        before = (n for n, token in enumerate(tokens) if told_with.isdisjoint(self.lexicon.base_forms(token.text)))
        last = next(before, len(tokens) - 1)
        spans = [[one.text for one in tokens[at:end]] for at in range(last + 1) for end in sorted(ends, reverse=True)]
        parts = (self.sight.names.printed(words) for words in spans)
        named = (table.catalogue[near[0][0]].name for near in parts if len(near) == 1)
        for name in chain(map(" ".join, spans), named):
            drawn = parse(f"the card is {name}", table.state, table.catalogue, at_prompt=True)
            if isinstance(drawn, Understood):
                return Way((say(drawn.command, table.state, table.catalogue),), 0.95, drawn.command)
        return None

    def names_somebody(self, tokens: list[Token]) -> bool:
        return any(seats[0].fit >= SURE for at in range(len(tokens)) if (seats := self.sight.player_at(tokens, at)[0]))

    def is_aside(self, tokens: list[Token]) -> bool:
        """Return True if a clause can be ignored: it names no card and tells no player's deed."""
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
        return not any(way.fit > 0.5 for way in self.ways(Piece(self.table, tuple(tokens))))

    def doer(self, way: Way, tokens: list[Token], after: Table) -> tuple[Guess, ...]:
        """Who does what comes next, if nobody is named: who did what came before, and may just have sat down."""
        if way.command is not None and way.command.who != NO_PLAYER:
            return (Guess(int(way.command.who), 0.93),)
        seats, _ = self.sight_of(after).player_at(tokens, 0)
        return seats

    def after(self, table: Table, way: Way) -> Table:
        """The board that a clause leaves: the same one each time it is asked for."""
        told = table, way.sentences
        if told not in self._after:
            self._after[told] = self._left_by(table, way)
        return self._after[told]

    def _left_by(self, table: Table, way: Way) -> Table:
        for sentence in way.sentences:
            answer = parse(sentence, table.state, table.catalogue, at_prompt=True)
            if isinstance(answer, Understood):
                table = perform(table, answer.command).table
            elif isinstance(answer, Stated):
                from munch_cli.arbiter.stating import stated_outcome

                table = stated_outcome(table, answer.statement).table
        return table
