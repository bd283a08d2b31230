"""A sentence, as typed or as written in a scenario, becomes a command, a question, or says where it breaks off."""

from collections.abc import Callable
from typing import cast

from munch_cli.language import answers as q
from munch_cli.language.fill import Board, Filling
from munch_cli.language.forms import PLAYER, Form, Slot, Verb
from munch_cli.language.grammar import FIRST_WORDS, MAY, MAY_NOT, SESSION, STATED_VERBS
from munch_cli.language.miss import missed
from munch_cli.language.names import Index, Names, Word, cut, names_of, players_of
from munch_cli.language.patterns import read_pattern
from munch_cli.language.reader import (
    FAILED,
    THE_END,
    Named,
    NamedPlayer,
    Reader,
    Values,
    Want,
    WhyAsked,
    Words,
    taught,
)
from munch_cli.table.asks import Asks, which
from munch_cli.table.cards import Catalogue
from munch_cli.table.commands import COMMANDS, UNJUDGED, Command, Decide, DieShows
from munch_cli.table.ids import NO_PLAYER, PlayerId
from munch_cli.table.saying import listed
from munch_cli.table.state import State

VERB = Slot("verb", "a verb")
STATED_VERB = Slot("stated verb", "what a player is or has")
WHO = PLAYER._replace(asks="a player's name")
LONGEST = 4000
"""Columns of the longest sentence that is read."""
THE_DOOR = (["open", "the", "door"], ["open", "it"], ["open", "it", "up"])
"""Said at the table, though it begins as the word that opens a file."""
_SAME_AS = {"help": "?", "exit": "quit"}
_ARE = ("is", "am", "are")
_WHAT_IF = (("what", "if"), ("what", "happens", "if"), ("what", "would", "happen", "if"))


def parse(
    text: str,
    state: State,
    catalogue: Catalogue,
    *,
    speaker: PlayerId | None = None,
    at_prompt: bool = False,
    eyes: PlayerId | None = None,
) -> q.Answer:
    """What a sentence means on this board.

    ``speaker``: the player who speaks if the sentence names none. ``at_prompt``: the speaker may also be the only
    debtor, or the player whose turn it is. ``eyes``: cards are not looked for in hands that this player does not see.
    """
    return Parser(text, state, catalogue, speaker, at_prompt, eyes).answer()


class Parser:
    """One text being understood."""

    __slots__ = ("at_prompt", "board", "names", "players", "reader", "said_by", "speaker", "text", "words")

    def __init__(
        self,
        text: str,
        state: State,
        catalogue: Catalogue,
        speaker: PlayerId | None,
        at_prompt: bool,
        eyes: PlayerId | None,
    ) -> None:
        self.text = text
        self.words: list[Word] = cut(text[:LONGEST])
        self.names: Names = names_of(catalogue)
        self.players: Index[PlayerId] = players_of(state)
        self.board = Board(state, catalogue, NO_PLAYER if eyes is None else eyes)
        self.speaker = speaker
        self.at_prompt = at_prompt
        self.reader = self._reader(len(self.words))
        self.said_by = (0, 0)
        """The columns between which the speaker of the sentence stands. Twice the same if none is named."""

    def _reader(self, end: int) -> Reader:
        return Reader(self.text, self.words, end, self.board.state, self.names, self.players, self.speakers())

    def answer(self) -> q.Answer:
        """What the text means."""
        if len(self.text) > LONGEST:
            return q.NotUnderstood(LONGEST, len(self.text) - LONGEST, THE_END.asks, (), self.text[:LONGEST].rstrip())
        if not self.words:
            return q.NotUnderstood(len(self.text), 0, "a sentence", (), "")
        session = self._session()
        if session is None or self.reader.player(0)[0] is not None:
            answer = self._whole()
            return session if session is not None and isinstance(answer, q.NotUnderstood) else answer
        return session

    # ---- the session

    def _session(self) -> q.Session | q.NotUnderstood | None:
        first = self.words[0]
        word = _SAME_AS.get(first.text, first.text)
        if word not in SESSION or [one.text for one in self.words[:3]] in THE_DOOR:
            return None
        marks = 1
        if word == "?":
            while marks < len(self.words) and self.words[marks].text == "?":
                marks += 1
        rest = self.text[self.words[marks - 1].end :].strip()
        rest = rest if rest.strip(".,! ") else ""
        if rest and word == "quit":
            return q.NotUnderstood(self.text.index(rest, first.end), len(rest), THE_END.asks, (), first.text)
        return q.Session("?" if word == "?" and marks == 1 else "??" if word == "?" else word, rest)

    def _asks_help(self, at: int) -> q.Session | None:
        """``kick?``, ``helping.only-one-helper ?``, ``plays ?``: help on what stands before the mark."""
        count = len(self.words)
        marks = next((n for n in range(count) if self.words[count - 1 - n].text != "?"), count)
        if not marks:
            return None
        before = self.text[: self.words[count - marks].start]
        subject = before.strip()
        an_id = " " not in subject and "." in subject.strip(".")
        apart = before != before.rstrip()
        a_verb = count - marks == 1 and self.words[0].text in FIRST_WORDS
        a_verb = a_verb and (apart or not self._is_question(self.words[0].text))
        broken_off = apart and at >= count - marks
        return q.Session("??" if marks > 1 else "?", subject) if an_id or a_verb or broken_off else None

    def _is_question(self, word: str) -> bool:
        """Whether a word is a whole question: "why?" is asked, "why ?" is about the word."""
        return any(verb.makes not in COMMANDS and len(form.pattern) == 1 for verb, form in FIRST_WORDS[word])

    # ---- sentences

    def _whole(self) -> q.Answer:
        first = self.words[0].text
        if first in MAY:
            return self._may_or_told()
        if begin := supposed(self.words):
            return self._what_if(begin)
        asked = self._whether_allowed() or self._asks_help(0)
        if asked is not None:
            return asked
        answer = self._told(0, len(self.words), can_state=True)
        if isinstance(answer, q.NotUnderstood) and self.words[-1].text == "?":
            return self._asks_help(max(want.at for want in self.reader.wants)) or answer
        return answer

    def _may_or_told(self) -> q.Answer:
        """A question that begins with "may", unless a player of that name, with a capital letter, does something."""
        if self.text.lstrip()[0].isupper() and self.reader.player(0)[0] is not None:
            told = self._told(0, len(self.words), can_state=True)
            if not isinstance(told, q.NotUnderstood):
                return told
        return self._may(1)

    def _may(self, at: int) -> q.Answer:
        answer = self._told(at, len(self.words))
        return q.Asked(q.MayAsk(answer.command)) if isinstance(answer, q.Understood) else answer

    def _whether_allowed(self) -> q.Answer | None:
        """Other ways to ask whether somebody may; None for another sentence.

        ``is Bob allowed to sell Coffin?``, ``why can't Bob sell Coffin?``, ``why may I not run``
        """
        reader = self.reader
        first = int(reader.is_word(0, "why"))
        is_named = reader.is_word(first, *_ARE)
        begin = first + 1 + reader.is_word(first + 1, "not")
        named, after = reader.player(begin)
        if named is None:
            after = begin + reader.is_word(begin, "i", "we", "it")
        verb = after + reader.is_word(after, "not")
        if is_named:
            asks = reader.is_word(verb, "allowed") and reader.is_word(verb + 1, "to")
            return self._asked_of(named, (begin, after), verb + 2) if asks else None
        is_denied = reader.is_word(begin - 1, "not") or reader.is_word(verb - 1, "not")
        asks = reader.is_word(first, *MAY_NOT) or (reader.is_word(first, *MAY) and is_denied)
        return self._asked_of(named, (begin, after), verb) if asks else None

    def _asked_of(self, named: NamedPlayer | None, said_by: tuple[int, int], verb: int) -> q.Answer:
        """The question whether a player may do what is said from a verb on."""
        self.reader = self._reader(len(self.words))
        self.said_by = self._said_by(*said_by)
        answer = self._verb(named, verb) or missed(self.reader, verb)
        return q.Asked(q.MayAsk(answer.command)) if isinstance(answer, q.Understood) else answer

    def _what_if(self, at: int) -> q.Answer:
        commands: list[Command] = []
        sentences: list[str] = []
        last = len(self.words)
        while self.words[last - 1].text == "?":
            last -= 1
        while True:
            end = next((n for n in range(at, last) if self.words[n].text == ";"), last)
            answer = self._told(at, end, can_state=True)
            if isinstance(answer, q.Asked) and isinstance(answer.question, q.MayAsk):
                answer = q.Understood(answer.question.command)
            if not isinstance(answer, q.Understood | q.Stated):
                return answer if not isinstance(answer, q.Asked) else missed(self.reader, at)
            commands.append(answer.command if isinstance(answer, q.Understood) else answer.statement)
            stop = self.words[end].start if end < len(self.words) else len(self.text)
            sentences.append(self.text[self.words[at].start : stop].strip(" \t;?"))
            if end >= last - 1:
                return q.Asked(q.WhatIf(tuple(commands), tuple(sentences)))
            at = end + 1

    def _told(self, at: int, end: int, can_state: bool = False) -> q.Answer:
        """One sentence from a word up to another: with a player before it, or without.

        ``can_state``: it may also say how the board lies.
        """
        self.reader = reader = self._reader(end)
        reader.want(at, WHO.asks, WHO, {})
        who, behind = reader.player(at)
        if who is None and self.at_prompt and reader.is_word(at, "i", "we"):
            behind = at + 1
        self.said_by = self._said_by(at, behind)
        answer = self._verb(who, behind) if behind != FAILED else None
        answer = answer or self._verb(None, at) or (self._stated(at) if can_state else None)
        return answer or missed(reader, at)

    def _said_by(self, at: int, behind: int) -> tuple[int, int]:
        if at < behind <= len(self.words):
            return self.words[at].start, self.words[behind - 1].end
        start = self.words[at].start if at < len(self.words) else len(self.text)
        return start, start

    def _verb(self, who: NamedPlayer | None, at: int) -> q.Answer | None:
        """The first sentence that fits from a verb on. None if none does."""
        reader = self.reader
        reader.want(at, VERB.asks, VERB, {})
        verb_at = reader.past_articles(at)
        if verb_at >= reader.end:
            return None
        for verb, form in FIRST_WORDS.get(reader.words[verb_at].text, ()):
            if form.bare and who is not None:
                continue
            values: Values = {}
            if who is not None:
                values["who"] = who
            after = self._along(form, verb_at, values)
            if after == FAILED:
                continue
            asked = after < reader.end and all(word.text == "?" for word in reader.words[after : reader.end])
            if after == reader.end or asked:
                return self._answer(verb, form, who, values, asked)
            reader.want(after, THE_END.asks, THE_END, values)
        return None

    def _along(self, form: Form, at: int, values: Values) -> int:
        """The word behind one way to say it, or FAILED. What it names goes into ``values``."""
        self.reader.only_heard = form.only_heard
        after = read_pattern(self.reader, form.pattern, at, values)
        self.reader.only_heard = False
        return after

    def _stated(self, at: int) -> q.Answer | None:
        """What the words say of the board, if they say anything of it."""
        from munch_cli.language.statements.reading import stated

        return stated(self.reader, self.board, self.speakers(), at)

    def wanted(self, at: int, can_state: bool) -> list[Want]:
        """All that could stand anywhere in a sentence that begins at a word, by every way to read it.

        ``can_state``: it may also say how the board lies.
        """
        self.reader = reader = self._reader(len(self.words))
        reader.want(at, WHO.asks, WHO, {})
        who, behind = reader.player(at)
        if who is not None:
            self._try_all(who, behind)
        self._try_all(None, at)
        if can_state:
            self._stated(at)
        if can_state and who is None:
            self._want_verb_of_somebody_new(at)
        return taught(reader.wants)

    def _want_verb_of_somebody_new(self, at: int) -> None:
        """Notes that behind an unknown name the verb of a statement may be under way."""
        from munch_cli.language.statements.somebody import between, can_be_name

        words = self.words
        begun = bool(self.text) and self.text[-1].isalnum()
        last = len(words) - begun
        if at >= last or not self.text[words[at].start].isupper() or not can_be_name(between(self.reader, at, last)):
            return
        if not any(word.text in FIRST_WORDS or word.text in STATED_VERBS for word in words[at:last]):
            self.reader.want(last, STATED_VERB.asks, STATED_VERB, {})

    def _try_all(self, who: NamedPlayer | None, at: int) -> None:
        reader = self.reader
        said: Values = {"who": who} if who is not None else {}
        reader.want(at, VERB.asks, VERB, said)
        verb_at = reader.past_articles(at)
        if verb_at < reader.end:
            for _, form in FIRST_WORDS.get(reader.words[verb_at].text, ()):
                if who is None or not form.bare:
                    self._along(form, verb_at, said.copy())

    # ---- from words to a command

    def _answer(self, verb: Verb, form: Form, who: NamedPlayer | None, values: Values, asked: bool) -> q.Answer:
        if verb.makes not in COMMANDS:
            return self._question(verb, values)
        speakers = (NO_PLAYER,) if form.bare else who.seats if who else self.speakers(verb)
        if not speakers:
            first = self.words[0]
            return q.NotUnderstood(first.start, first.end - first.start, WHO.asks, (), "")
        rolling = {debt.other for debt in self.board.state.owed if debt.what == "die"} - {NO_PLAYER}
        if verb.makes is DieShows and who is not None and rolling and rolling.isdisjoint(who.seats):
            rollers = listed([self.board.state.players[seat].name for seat in sorted(rolling)], "or")
            return q.NotUnderstood(who.start, who.end - who.start, rollers, (), "")
        if len(speakers) > 1:
            return self._ask_who(speakers, *self.said_by)
        filling = Filling(self.text, self.board, self.names, self.players, speakers[0])
        command = filling.command(verb, form, values)
        if isinstance(command, Asks | q.NotHere | q.NotUnderstood):
            return command
        if asked and isinstance(command, UNJUDGED):
            first = self.words[0]
            return q.NotUnderstood(first.start, first.end - first.start, VERB.asks, (), "")
        return q.Asked(q.MayAsk(command)) if asked else q.Understood(command)

    def speakers(self, verb: Verb | None = None) -> tuple[PlayerId, ...]:
        """The players who may speak if none is named: the speaker, a deciding owner, the debtors, or whose turn it is.

        Nobody, if no one sits at the table yet.
        """
        state = self.board.state
        if self.speaker is not None:
            return (self.speaker,)
        if not self.at_prompt:
            return ()
        if verb is not None and verb.makes is Decide and state.owner != NO_PLAYER:
            return (state.owner,)
        debts = [debt for debt in state.owed if debt.who != NO_PLAYER]
        top = max((debt.layer for debt in debts), default=0)
        debtors = tuple(dict.fromkeys(debt.who for debt in debts if debt.layer == top))
        return debtors or (state.turn.player,)[: len(state.players)]

    def _ask_who(self, seats: tuple[PlayerId, ...], start: int, end: int) -> Asks:
        """Which of these players it is, whose name is to stand between two columns."""
        names = tuple(self.board.state.players[seat].name for seat in seats)
        before, behind = self.text[:start], self.text[end:] if end > start else f" {self.text[end:]}"
        return which("who", names, tuple(before + name + behind for name in names))

    def _question(self, verb: Verb, values: Values) -> q.Answer:
        said = next(iter(values.values()), None)
        makes = cast(Callable[..., q.Question], verb.makes)
        who = said.who if isinstance(said, WhyAsked) else said if isinstance(said, NamedPlayer) else None
        if who is not None and len(who.seats) > 1:
            return self._ask_who(who.seats, who.start, who.end)
        if isinstance(said, WhyAsked):
            seat = who.seats[0] if who is not None and who.seats else NO_PLAYER
            cards = said.card.cards if said.card is not None else ()
            return q.Asked(q.WhyHappened(said.what, said.is_no, seat, cards, said.amount))
        if isinstance(said, Named):
            filling = Filling(self.text, self.board, self.names, self.players, NO_PLAYER)
            cards = filling.printed(said)
            return filling.fault or q.Asked(q.AboutCard(cards))
        if isinstance(said, Words):
            return q.Asked(q.AboutRule(said.text.rstrip("?").rstrip()))
        return q.Asked(makes(*(who.seats if who is not None else values.values())))


def is_supposed(text: str) -> bool:
    """Whether a text begins to suppose something: "what if …", "what happens if …"."""
    return supposed(cut(text[:LONGEST])) > 0


def supposed(words: list[Word]) -> int:
    """The word where a supposition begins. 0 if there is none."""
    texts = tuple(word.text for word in words)
    return next((len(opening) for opening in _WHAT_IF if texts[: len(opening)] == opening), 0)
