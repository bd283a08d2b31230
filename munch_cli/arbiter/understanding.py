"""What a line means that the grammar does not take exactly: one of the things that can be meant on this board.

Acts, statements and questions are read alike: every reading that makes sense here is weighed by how well it fits the
words; a clear winner is taken, the best three are asked back, and of anything else nothing is done.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from munch_cli.arbiter.in_general import in_general
from munch_cli.arbiter.seen import UNSEEN
from munch_cli.arbiter.standing import standing_asked
from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.language.answers import Asked, Stated, Understood
from munch_cli.language.parse import Parser, parse
from munch_cli.language.say import say, say_question
from munch_cli.language.talk.accounted import is_accounted_for
from munch_cli.language.talk.acts import Reading
from munch_cli.language.talk.asking import called_for_help, may_begins, parted_from_reasons, paying, supposed_parts
from munch_cli.language.talk.being import card_at
from munch_cli.language.talk.clause import Meant
from munch_cli.language.talk.described import described
from munch_cli.language.talk.lexicon import Lexicon, Token, number_of, tokens_of, trimmed
from munch_cli.language.talk.mentions import Guess, Sight, mention_at, mentions
from munch_cli.language.talk.stands import Standing, stands_asked
from munch_cli.language.talk.whys import why_asked
from munch_cli.table import commands as c
from munch_cli.table.commands import Command
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId
from munch_cli.table.records import NamedTuple

TAKEN, MARGIN, ASKED, CHOICES = 0.74, 0.09, 0.42, 3
"""From which fit on a reading is taken; by how much it must be ahead; from where on it is asked back; how many are."""
UNLIKELY = 0.05
"""What it costs a reading that the rules would refuse it now."""
WEIGHED = 8
"""So many readings are held against the rules."""


class Taken(NamedTuple):
    """What a line means, as sentences of munch's own; ``unheard``: words of it that were not taken up."""

    sentences: tuple[str, ...]
    unheard: str = ""


class Unsure(NamedTuple):
    """What a line may mean, the likeliest first, each as sentences of munch's own with ; between them."""

    choices: tuple[str, ...]


class General(NamedTuple):
    """A question that is about the rules rather than this board, without the names of this table."""

    question: str


class Unclear(NamedTuple):
    """A line about this table that is not understood; the rules in general do not answer it."""


Understanding = Taken | Unsure | Standing | General | Unclear | None


class Context(NamedTuple):
    """What was said before: the last line in munch's own words, and the command it was about."""

    line: str = ""
    command: Command | None = None


def _told_anew(sight: Sight, tokens: list[Token]) -> list[list[Token]]:
    """The tokens; the same with "Marek's" as "Marek is"; and "Ada gets hit by Bert" as "Bert hit Ada"."""
    found = [tokens]
    if tokens[0].is_owner and len(tokens) > 1:
        found.append([tokens[0]._replace(is_owner=False), Token("is"), *tokens[1:]])
    words = [token.text for token in tokens]
    by = next((n for n in range(3, len(words) - 1) if words[n] == "by"), 0)
    seats, after = sight.player_at(tokens, by + 1) if by else ((), 0)
    is_at = next((n for n in range(by - 1) if words[n] in ("gets", "get", "got", "is", "was", "being")), -1)
    if seats and is_at > 0:
        found.append([*tokens[by + 1 : after], *tokens[is_at + 1 : by], *tokens[:is_at], *tokens[after:]])
    return found


KIND_ONLY = 0.7
"""So well a word fits that tells no more of a card than its kind."""


class Way(NamedTuple):
    """One way to take a clause: sentences of munch's own, how well it fits, and the command if it is one."""

    sentences: tuple[str, ...]
    fit: float
    command: Command | None = None


_PARENTHESES = re.compile(r"\(([^()]*)\)")
_SPOKEN = re.compile(r"^\s*([^\W\d_][\w.’' ]{0,24}?)\s*:\s+(?=\S)")
_SAID_BY = re.compile(r"[,.!?]?\s+(?:says|said|shouts|goes|[-–—])\s+([^\W\d_][\w.’' ]{0,24}?)\s*[.!]*$")


def understand(
    table: Table, text: str, lexicon: Lexicon, context: Context, eyes: PlayerId | None = None
) -> Understanding:
    """What a line means on this board; None if nothing comes close."""
    return _Understanding(table, text, lexicon, context, eyes).answer()


class _Understanding:
    def __init__(self, table: Table, text: str, lexicon: Lexicon, context: Context, eyes: PlayerId | None) -> None:
        self.table = table
        self.lexicon = lexicon
        self.context = context
        self.eyes = eyes
        self.spoken_by: tuple[Guess, ...] = ()
        self.speakers = self._speakers(text)
        self.sight = self._sight(table)
        self.written = self._without_asides(text)
        self._spoken()
        self.tokens = trimmed(tokens_of(self.written, lexicon), lexicon)
        self.is_question = text.rstrip().endswith("?")
        self._first = tokens_of(self.written, lexicon)[:1]

    # ---- setting the scene

    def _speakers(self, text: str) -> tuple[PlayerId, ...]:
        if not self.table.state.players:
            return ()
        if self.eyes is not None:
            return (self.eyes,)
        return Parser("x", self.table.state, self.table.catalogue, None, True, None).speakers()

    def _sight(self, table: Table) -> Sight:
        command = self.context.command
        who: list[int] = []
        cards: list[int] = []
        if command is not None and type(command).__name__ not in ("DieShows", "CardIs"):
            if command.who != NO_PLAYER:
                who.append(int(command.who))
            for field in ("on_player", "whom", "to"):
                other = getattr(command, field, NO_PLAYER)
                if isinstance(other, int) and other >= 0 and field != "to":
                    who.append(int(other))
            card = getattr(command, "card", NO_COPY)
            cards = [card] if isinstance(card, int) and card >= 0 else []
        return Sight(table.state, table.catalogue, self.lexicon, self.speakers, who, cards, UNSEEN)

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
        tokens = tokens_of(found[1], self.lexicon)
        seats, after = self.sight.player_at(tokens, 0)
        if len(seats) == 1 and after == len(tokens):
            self.spoken_by = seats
            self.speakers = (PlayerId(seats[0].what),)
            self.sight = self._sight(self.table)
            self.written = self.written[found.end() :] or self.written[: found.start()]

    # ---- the answer

    def answer(self) -> Understanding:
        """The clear winner, the choices, a question how it stands, or None."""
        words = [token.text for token in self.tokens]
        if not words:
            return None
        said = " ".join(words)
        if said in self.lexicon.acts["undo"].alone:
            return Taken(("undo",))
        followed = self._follow_up(words)
        if followed is not None:
            return followed
        if words[:2] == ["what", "happens"] and stands_asked(self.sight, self.tokens, frozenset({"dies"})):
            return self._stands()
        supposed = self._supposed(words)
        if supposed is not None:
            return supposed
        if words[0] == "why" or words[:2] == ["how", "come"] or " how come " in f" {said} ":
            rest = self.tokens[2:] if words[:2] == ["how", "come"] else self.tokens[1:]
            is_plain = len(rest) > 2 and not any(word.isdigit() for word in words)
            return self._why(words) or (General(f"why {in_general(self.sight, rest)}") if is_plain else None)
        figure = next((word for word in words if word.isdigit() or word.startswith("+")), "")
        if figure and (words[-1] == "why" or (words[0] in ("how", "where") and {"get", "got", "from"} & set(words))):
            sentence = why_asked(self.sight, self.table, self.tokens)
            return self._checked(sentence) if sentence is not None else None
        drawn = self._drawn(self.table, self.tokens)
        if drawn is not None:
            return Taken(drawn.sentences)
        behind = self._behind_the_door()
        if behind is not None:
            return behind
        standing = self._stands()
        if standing is not None:
            return standing
        asked = self._may(words)
        if asked is not None:
            return asked
        if supposed_parts(self.tokens, self.sight) is not None:
            return None
        called = called_for_help(self.tokens, self.sight)
        if called is not None:
            self.tokens = called
            return self._done()
        if (
            words[0] in self.lexicon.words["question words"]
            or words[0] in self.lexicon.words["modals"]
            or self.is_question
        ):
            return General(in_general(self.sight, self.tokens))
        number = number_of(words[0]) if len(words) == 1 else None
        if number is not None and any(debt.what == "die" for debt in self.table.state.owed):
            return Taken((f"the die shows {number}",))
        answers_one = any(debt.what in ("answer", "trade-answer", "silence") for debt in self.table.state.owed)
        if words[0] in ("nope", "no", "yes", "yeah", "yep", "nah") and len(words) > 2 and not answers_one:
            self.tokens = self.tokens[1:]
        return self._done()

    def _stands(self) -> Understanding:
        """A question how it stands."""
        standing = standing_asked(self.sight, self.table, self.tokens, self.is_question)
        return self._checked(standing) if isinstance(standing, str) else standing

    def _checked(self, sentence: str) -> Understanding:
        """A question of the grammar's, if it is one here."""
        answer = parse(sentence, self.table.state, self.table.catalogue, speaker=self.eyes, at_prompt=True)
        return Taken((sentence,)) if isinstance(answer, Asked | Understood | Stated) else None

    # ---- questions whether somebody may

    def _may(self, words: list[str]) -> Understanding:
        begin = may_begins(self.tokens, self.lexicon)
        if begin is None:
            return None
        tokens, subject = begin
        tokens, besides = parted_from_reasons(paying(tokens, self.lexicon), self.lexicon)
        ways = self._ways(self.table, tokens, subject or self.spoken_by, asked=True)
        ways = [self._given_for_help(way, words) for way in ways]
        ways = [way._replace(sentences=(self._asked(way),)) for way in ways if way.command is not None]
        chosen = self._chosen(ways)
        if isinstance(chosen, Unsure) and self.lexicon.words["at large"] & set(words):
            return None
        if chosen is None and self._is_of_this_table(tokens, words):
            return Unclear()
        return chosen._replace(unheard=besides) if isinstance(chosen, Taken) else chosen

    def _given_for_help(self, way: Way, words: list[str]) -> Way:
        """``can Otto help me if I give him my hook``: the fighter offers it."""
        fight, said = self.table.fight, way.command
        gives = any(
            words[at] == "if" and self.lexicon.words["giving"] & set(words[at + 2 : at + 3]) for at in range(len(words))
        )
        if not gives or fight is None or not isinstance(said, c.OfferHelp) or said.offer == c.Offer():
            return way
        return way._replace(command=c.AskHelp(fight.fighter, said.who, said.offer))

    def _is_of_this_table(self, tokens: list[Token], words: list[str]) -> bool:
        """Whether a question is what one who sits here may do with one card that lies here."""
        named = mentions(self.sight, tokens, 0, len(tokens))[0]
        doers = [m for m in named if m.kind == "player" and m.by_name]
        cards = [m for m in named if m.kind == "card" and m.guesses[0].fit > KIND_ONLY]
        return (
            len(doers) > 0
            and doers[0].start == 0
            and len(cards) > 0
            and self.lexicon.words["how many"].isdisjoint(words)
        )

    def _asked(self, way: Way) -> str:
        assert way.command is not None
        return say_question(way.command, self.table.state, self.table.catalogue)

    # ---- deeds and statements

    def _done(self) -> Understanding:
        whole = self._ways(self.table, self.tokens, self.spoken_by)
        best = whole[0].fit if whole else 0.0
        if best < 0.9:
            parted = self._parted(self.table, self.tokens)
            if parted is not None and parted[1] > best + 0.03 and parted[1] >= TAKEN:
                return Taken(parted[0], parted[2])
        if best < TAKEN and best < ASKED:
            return None
        return self._chosen(whole)

    def _ways(
        self,
        table: Table,
        tokens: list[Token],
        subject: tuple[Guess, ...] = (),
        asked: bool = False,
        supposed: bool = False,
    ) -> list[Way]:
        """All ways to take one clause, the best first."""
        tokens = trimmed(tokens, self.lexicon)
        if not tokens:
            return []
        sight = self.sight if table is self.table else self._sight(table)
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
        return not type(answer).__name__.startswith("Not")

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

    def _chosen(self, ways: list[Way]) -> Understanding:
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
            return Taken(first.sentences)
        near = [way for way in ways if way.fit >= max(ASKED, first.fit - 0.3)][:CHOICES]
        return Unsure(tuple("; ".join(way.sentences) for way in near))

    # ---- several clauses

    def _parted(
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
            first = self._clear(table, left, subject or self.spoken_by, supposed)
            if first is None or not right:
                continue
            after = self._after(table, first)
            who = self._doer(first, left)
            is_next = "then" in (tokens[at].text, tokens[at + 1].text if at + 1 < len(tokens) else "")
            second = self._clear(after, right, who, supposed) or self._drawn(after, right)
            second = second or (self._with_verb(after, left, right, who, supposed) if is_next else None)
            rest: tuple[tuple[str, ...], float, str] | None = None
            if second is not None:
                rest = (second.sentences, second.fit, "")
            follows = any(token.text == "then" for token in right[1:])
            if depth and (rest is None or rest[1] < 0.9 or follows):
                more = self._parted(after, right, depth - 1, who, supposed)
                ahead = 0.15 if follows else 0.0
                rest = more if more is not None and (rest is None or more[1] + ahead > rest[1]) else rest
            if rest is None and not supposed and self._is_aside(right):
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

    def _behind_the_door(self) -> Understanding:
        """``behind the door is a Crabs``, ``door: Crabs``: it was kicked open, and that is what was found."""
        player = self.table.state.turn.player
        if self.lexicon.words["door first"].isdisjoint({self.tokens[0].text}) or player == NO_PLAYER:
            return None
        kick = c.KickOpen(player)
        kicked = perform(self.table, kick)
        drawn = self._drawn(kicked.table, self.tokens) if kicked.was_done else None
        return None if drawn is None else Taken((say(kick, self.table.state, self.table.catalogue), *drawn.sentences))

    def _with_verb(
        self, table: Table, left: list[Token], right: list[Token], who: tuple[Guess, ...], supposed: bool
    ) -> Way | None:
        """``… and then Changeling``: of a card alone is meant what the clause before did with another."""
        named = self.sight.cards_at(right, 0, len(right))
        at = next((n for n in range(1, len(left)) if self.sight.cards_at(left, n, len(left))[0]), 0)
        if not named[0] or named[1] < len(right) or not at:
            return None
        return self._clear(table, [*left[:at], *right], who, supposed)

    def _is_aside(self, tokens: list[Token]) -> bool:
        """Whether a clause can be left, and said to be: it names no card and no deed of somebody's."""
        words = [token.text for token in tokens]
        if (
            words[0] in self.lexicon.words["question words"]
            or {"level", "not"} & set(words)
            or any(number_of(word) for word in words)
        ):
            return False
        if any(self.sight.cards_at(tokens, at, len(tokens))[0] for at in range(len(tokens))):
            return False
        if any(card_at(self.sight, tokens, at)[0] is not None for at in range(len(tokens))):
            return False
        return not any(way.fit > 0.5 for way in self._ways(self.table, tokens))

    def _clear(
        self, table: Table, tokens: list[Token], subject: tuple[Guess, ...], supposed: bool = False
    ) -> Way | None:
        """The one way to take a clause, if it is clear."""
        ways = self._ways(table, tokens, subject, supposed=supposed)
        if (
            not ways
            or ways[0].fit < TAKEN
            or any(way.fit > ways[0].fit - MARGIN and way.sentences != ways[0].sentences for way in ways[1:])
        ):
            return None
        return ways[0]

    def _doer(self, way: Way, tokens: list[Token]) -> tuple[Guess, ...]:
        """Who does what comes next, if nobody is named: who did what came before."""
        if way.command is not None and way.command.who != NO_PLAYER:
            return (Guess(int(way.command.who), 0.93),)
        seats, _ = self.sight.player_at(tokens, 0)
        return seats

    def _after(self, table: Table, way: Way) -> Table:
        """The board that a clause leaves."""
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

    # ---- what if

    def _supposed(self, words: list[str]) -> Understanding:
        parts = supposed_parts(self.tokens, self.sight)
        if parts is None:
            return None
        tokens, wants_win, then = parts
        tokens, besides = parted_from_reasons(tokens, self.lexicon)
        sentences: tuple[str, ...] | None
        whole = self._ways(self.table, tokens, self.spoken_by, supposed=True)
        sentences, fit = None, 0.0
        clear = self._clear(self.table, tokens, self.spoken_by, supposed=True)
        if clear is not None:
            sentences, fit = clear.sentences, clear.fit
        if fit < 0.93 or "then" in [token.text for token in tokens]:
            parted = self._parted(self.table, tokens, supposed=True)
            if (
                parted is not None
                and (parted[1] > fit + 0.02 or (len(parted[0]) > 1 and parted[1] > 0.85))
                and not parted[2]
            ):
                sentences, fit = parted[0], parted[1]
        last = self.context.line.removeprefix("what if ") if self.context.line.startswith("what if ") else ""
        if sentences is None and whole and whole[0].fit >= ASKED:
            tail = self._result(whole[0], wants_win, then)
            once = {way.sentences: way for way in reversed(whole) if way.fit >= whole[0].fit - 0.3}
            some = sorted(once.values(), key=lambda way: -way.fit)[:CHOICES]
            return Unsure(tuple("what if " + "; ".join((*way.sentences, *(tail or ()))) for way in some))
        if sentences is None:
            return None
        tail = self._result(Way(sentences, fit), wants_win, then)
        if tail is None:
            return None
        if (
            self.context.command is not None
            and self.context.line.startswith("may ")
            and words[0] in ("what", "if")
            and not tail
            and not last
        ):
            again = self._again(sentences)
            if again:
                return Taken((f"what if {'; '.join((*sentences, again))}",))
        return Taken((f"what if {'; '.join((*sentences, *tail))}",), besides)

    def _again(self, sentences: tuple[str, ...]) -> str:
        """What was asked before, to be tried on the board just supposed; "" if nothing was supposed of the board."""
        said = self.context.command
        is_state = all(
            isinstance(parse(s, self.table.state, self.table.catalogue, at_prompt=True), Stated) for s in sentences
        )
        first = self._first[:1]
        if not is_state or said is None or not first or first[0].text not in ("and", "but", "so", "what", "ok", "then"):
            return ""
        return say(said, self.table.state, self.table.catalogue)

    def _result(self, way: Way, wants_win: bool, then: list[Token]) -> tuple[str, ...] | None:
        """What is asked of a supposed board: a win, or whether somebody may then do something."""
        if wants_win and self.table.fight is not None:
            claim = f"{self.table.state.players[self.table.fight.fighter].name} claims the kill"
            return () if claim in way.sentences else (claim,)
        if not then:
            return ()
        after = self._after(self.table, way)
        begin = may_begins(then, self.lexicon)
        if begin is None:
            return ()
        last = next(iter(self._doer(way, list(begin[0]))), None)
        ways = self._ways(after, begin[0], begin[1] or ((last,) if last else ()), asked=True)
        return ways[0].sentences if ways and ways[0].fit >= TAKEN - 0.1 else None

    # ---- why

    def _why(self, words: list[str]) -> Understanding:
        if len(words) > 1 and words[1] in ("can", "could", "may", "must", "is", "am", "are") and "not" in words[:6]:
            at = words.index("not")
            tokens = [token for place, token in enumerate(self.tokens[1:], 1) if place != at]
            asked = (
                self._may([token.text for token in tokens])
                if words[1] in ("can", "could", "may") or "allowed" in words
                else None
            )
            if asked is not None:
                self_tokens, self.tokens = self.tokens, tokens
                try:
                    return self._may([token.text for token in tokens])
                finally:
                    self.tokens = self_tokens
            if words[1] in ("can", "could", "may"):
                return self._may_of(tokens)
        sentence = why_asked(self.sight, self.table, self.tokens)
        if sentence is not None:
            return self._checked(sentence)
        standing = standing_asked(self.sight, self.table, self.tokens[2 if words[0] == "how" else 1 :], True)
        return standing if isinstance(standing, Standing) else None

    def _may_of(self, tokens: list[Token]) -> Understanding:
        """Whether somebody may do what other words than the line's tell."""
        before, self.tokens = self.tokens, tokens
        try:
            return self._may([token.text for token in tokens])
        finally:
            self.tokens = before

    # ---- what hangs on the line before

    def _follow_up(self, words: list[str]) -> Understanding:
        opened = [token.text for token in tokens_of(self.written, self.lexicon)]
        if " ".join(words) in self.lexicon.words["who says so"]:
            return Taken(("why",)) if self.context.line else None
        if " ".join(words) in self.lexicon.words["why not"] or (
            words[:1] == ["when"] and words[-1] in ("then", "could", "can") and len(words) <= 5 and "could" in words
        ):
            return Taken(("why not",)) if self.context.line else None
        command = self.context.command
        if command is None:
            return None
        if words[:2] in (["what", "about"], ["how", "about"], ["same", "for"], ["same", "with"]):
            rest = self.tokens[2:]
        elif opened[:1] in (["and"], ["or"], ["but"]) or "instead" in opened or len(words) <= 2:
            rest = self.tokens
        else:
            rest = []
        if (
            opened[:1] == ["and"]
            and ("again" in opened or "twice" in opened or "a second time" in " ".join(opened))
            and words[:1] in (["can"], ["may"], ["could"])
        ):
            return Taken((say_question(command, self.table.state, self.table.catalogue),))
        rest = [token for token in rest if token.text not in ("instead", "or", "and", "then", "too", "also")]
        if not rest or len(rest) > 7:
            return None
        before = rest[0].text if rest[0].text in ("on", "at", "with", "to", "for", "against") else ""
        begin = 1 if before else 0
        mention = mention_at(self.sight, rest, begin, len(rest), -1) if begin < len(rest) else None
        while mention is None and begin < len(rest) and rest[begin].text in ("the", "a", "his", "her", "my"):
            begin += 1
            mention = mention_at(self.sight, rest, begin, len(rest), -1) if begin < len(rest) else None
        if mention is None or mention.end < len(rest):
            return None
        others = [
            one
            for said in self._said_before(command)
            for one in self._instead(said, mention.kind, mention.guesses, before)
        ]
        ways = [Way((self._as_before(one),), fit) for one, fit in others]
        return self._chosen(ways) if ways else None

    def _said_before(self, command: Command) -> list[Command]:
        """The commands of the line before: those that it supposed, or the one it was about."""
        if not self.context.line.startswith("what if "):
            return [command]
        told = self.context.line.removeprefix("what if ").rstrip("? ").split(";")
        answers = [parse(one.strip(), self.table.state, self.table.catalogue, at_prompt=True) for one in told]
        return [one.command for one in answers if isinstance(one, Understood)][:1] or [command]

    def _instead(
        self, command: Command, kind: str, guesses: tuple[Guess, ...], before: str
    ) -> list[tuple[Command, float]]:
        """The command that was spoken of, with another player or card in its place."""
        found: list[tuple[Command, float]] = []
        for guess in guesses[:4]:
            if kind == "player" and guess.what >= 0:
                seat = PlayerId(guess.what)
                if isinstance(command, c.AskHelp):
                    found.append((command._replace(whom=seat), guess.fit))
                elif isinstance(command, c.PlayCard | c.UseAbility) and (before or command.who == seat):
                    found.append((command._replace(on_player=seat, on_card=NO_COPY), guess.fit))
                elif isinstance(command, c.GiveItems | c.GiveInCharity | c.Trade) and (before or seat != command.who):
                    found.append((command._replace(to=seat), guess.fit))
                elif isinstance(command, c.PlayCard) and command.on_player not in (NO_PLAYER, seat):
                    found.append((command._replace(on_player=seat), guess.fit * 0.9))
                elif not isinstance(command, c.DieShows | c.CardIs | c.KeepSilent):
                    found.append((_by(command, seat), guess.fit))
            elif kind == "card":
                found += self._with_card(command, CopyId(guess.what), guess.fit)
        return found

    def _with_card(self, command: Command, copy: CopyId, fit: float) -> list[tuple[Command, float]]:
        """The command that was spoken of, with another card."""
        sight = self.sight
        zone = next((t for t in sight.things if t.copy == copy), None)
        if isinstance(command, c.PlayCard) and zone is not None and zone.owner >= 0:
            if copy in self.table.foes:
                return [(command._replace(on_card=copy, on_player=NO_PLAYER), fit)]
            tokens = tokens_of(f"play {zone.card.name}", self.lexicon)
            meant: list[Meant] = Reading(sight, tokens, (Guess(zone.owner, 1.0),)).meant()
            exact = [one for one in meant if isinstance(one.command, c.PlayCard) and one.command.card == copy]
            return [(one.command, fit * one.fit) for one in exact[:3]]
        if isinstance(command, c.Sell):
            return [(command._replace(items=(copy,)), fit)]
        if isinstance(command, c.Equip | c.Stow):
            return [(command._replace(item=copy), fit)]
        if isinstance(command, c.DiscardCard | c.KeepCard):
            return [(command._replace(card=copy), fit)]
        if isinstance(command, c.GiveItems):
            return [(command._replace(items=(copy,)), fit)]
        return []

    def _as_before(self, command: Command) -> str:
        """A command said as the last line was: asked, supposed, or done."""
        said = say(command, self.table.state, self.table.catalogue)
        if self.context.line.startswith("what if "):
            first, *rest = self.context.line.removeprefix("what if ").rstrip("?").split(";")
            parsed = [parse(s.strip(), self.table.state, self.table.catalogue, at_prompt=True) for s in (first, *rest)]
            told = [s.strip() for s in (first, *rest)]
            for place, answer in enumerate(parsed):
                if isinstance(answer, Understood) and type(answer.command) is type(command):
                    told[place] = said
                    return "what if " + "; ".join(told)
            return f"what if {said}"
        return say_question(command, self.table.state, self.table.catalogue)


def _by(command: Command, who: PlayerId) -> Command:
    """A command as somebody else's."""
    return command._replace(who=who)
