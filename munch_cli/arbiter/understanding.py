"""What a line means that the grammar does not take exactly: one of the things that can be meant on this board.

Acts, statements and questions are read alike: every reading that makes sense here is weighed by how well it fits the
words; a clear winner is taken, the best three are asked back, and of anything else nothing is done.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from copy import copy
from itertools import pairwise

from munch_cli.arbiter.certainty import MARGIN, TAKEN, Taken, Unsure, Way
from munch_cli.arbiter.clauses import Clauses, Context, Piece
from munch_cli.arbiter.follow_up import followed_up
from munch_cli.arbiter.haggling import haggled
from munch_cli.arbiter.in_general import General, in_general
from munch_cli.arbiter.item_plans import plan_of
from munch_cli.arbiter.lookup import asked_clauses
from munch_cli.arbiter.standing import standing_asked
from munch_cli.arbiter.stating import stated_outcome
from munch_cli.arbiter.taking import decided, leaves_out_a_card, whichever
from munch_cli.engine.run import perform
from munch_cli.engine.settle import goes_ahead
from munch_cli.engine.table import Table
from munch_cli.language.answers import TALK_MOST, Asked, MayAsk, Stated, Understood
from munch_cli.language.parse import parse
from munch_cli.language.say import say
from munch_cli.language.statements.somebody import NAME_WORDS_MOST
from munch_cli.language.talk.asking import (
    called_for_help,
    disputed,
    may_begins,
    parted_from_contrast,
    parted_from_question,
    parted_from_reasons,
    question_before_if,
    supposed_parts,
    turned_about,
)
from munch_cli.language.talk.lexicon import SMALL, Lexicon, Token, number_of, singular, tokens_of, trimmed
from munch_cli.language.talk.mentions import mentions
from munch_cli.language.talk.parts import said, splits
from munch_cli.language.talk.stands import Standing
from munch_cli.language.talk.whys import behind_why, why_asked
from munch_cli.reader.reading import LineRead, does_something, may_question, read_line
from munch_cli.table import commands as c
from munch_cli.table.ids import NO_PLAYER, PlayerId
from munch_cli.table.typed import NamedTuple


class Unclear(NamedTuple):
    """A line about this table that is not understood; the rules in general do not answer it."""


Understanding = Taken | Unsure | Standing | General | Unclear | None


def understand(
    table: Table, text: str, lexicon: Lexicon, context: Context, eyes: PlayerId | None = None
) -> Understanding:
    """What a line means on this board; None if nothing comes close, or if it is longer than talk is."""
    if len(text.split()) > TALK_MOST:
        return None
    if joined := joined_statements(table, text):
        return Taken(joined)
    if plan := plan_of(table, text, lexicon):
        return Taken((f"what if {'; '.join(plan.sentences)}",) if plan.is_asked else plan.sentences)
    line = _Understanding(table, text, lexicon, context, eyes)
    if claim := disputed(line.tokens, line.sight):
        question = f"{said(claim)}?"
        asked = understand(table, question, lexicon, context, eyes)
        return asked if isinstance(asked, Taken | Unsure | Standing) else Taken((question,))
    meant = line.answer()
    if not isinstance(meant, Taken):
        meant = line.with_a_question_behind(meant) or meant
    if meant is None and line.is_question and in_general(line.sight, line.tokens).names_card:
        meant = Unclear()
    if meant is None or isinstance(meant, General | Unclear):
        meant = line.behind_what_leads() or meant
    if isinstance(meant, Standing) and (behind := line.asked_behind_a_remark()):
        alone = understand(table, behind, lexicon, context, eyes)
        if not isinstance(alone, Standing) or alone.topic != meant.topic:
            return alone or Unclear()
        meant = meant._replace(line=alone.line)  # the remark may name the player
    if isinstance(meant, Standing) and leaves_out_a_card(line, meant):
        return Unclear()
    if isinstance(meant, Standing) and meant.is_yes_or_no and line.asks_of_a_second_deed():
        return Unclear()
    if isinstance(meant, Taken | Unsure) and not line.is_ranked:
        meant = decided(line, meant)
    meant = whichever(line, meant) if isinstance(meant, Unsure) else meant
    return _a_second_time(table, meant) if isinstance(meant, Taken) and line.is_of_a_second_time else meant


_JOINT = re.compile(r"\s*,\s*(?:and\s+|but\s+)?|\s+(?:and|but|while)\s+")


def joined_statements(table: Table, text: str) -> tuple[str, ...]:
    """Return the statements of a line that joins several by commas or "and", each as the grammar reads it.

    ``()`` if a part of the line is no statement: then it is no such line. The earliest joint at which both sides can be
    read decides, so that "with A and B, Bo is Level 2" keeps A and B together. "Is" may be left out behind the first:
    "Ann is an Elf and Bo a Dwarf".
    """
    for joint in _JOINT.finditer(text):
        left, right = text[: joint.start()], text[joint.end() :]
        answer = parse(left, table.state, table.catalogue, at_prompt=True)
        if not isinstance(answer, Stated):
            continue
        after = stated_outcome(table, answer.statement).table
        for told in (right, *(_with_is(right) if " is " in left else ())):
            behind = parse(told, after.state, table.catalogue, at_prompt=True)
            rest = (told,) if isinstance(behind, Stated) else joined_statements(after, told)
            if rest:
                return left, *rest
    return ()


def _with_is(text: str) -> Iterator[str]:
    """A text with "is" behind its first word, behind its second, and so on as far as names go."""
    words = text.split()
    for behind in range(1, min(len(words), NAME_WORDS_MOST + 1)):
        yield " ".join((*words[:behind], "is", *words[behind:]))


def _a_second_time(table: Table, meant: Taken) -> Taken | Unsure:
    """The question whether something may be done again, asked of the board on which it has been done once.

    What may not even be done once stays as it is. What leaves something to be settled first is asked back.
    """
    read = parse(meant.sentences[0], table.state, table.catalogue, at_prompt=True)
    if len(meant.sentences) != 1 or not isinstance(read, Asked) or not isinstance(read.question, MayAsk):
        return meant
    command = read.question.command
    if not goes_ahead(table, command):
        return meant
    deed = say(command, table.state, table.catalogue)
    if perform(table, command).table.state.owed != table.state.owed:
        return Unsure(meant.sentences, meant.fit)
    return Taken((f"what if {deed}; {deed}",), meant.unheard, meant.fit)


def asked_in_general(table: Table, text: str, lexicon: Lexicon) -> General:
    """A line as a question about the rules, and whether it names a card that lies here: then it is about this board."""
    line = _Understanding(table, text, lexicon, Context(), None)
    return in_general(line.sight, line.tokens)


WITHDRAWS = "may a helper withdraw after agreeing to help?"


class _Understanding(Clauses):
    """A line, and what it means by the first topic whose form it has.

    ``is_ranked``: the reader has weighed it against all else that the line can mean.
    """

    is_ranked = False

    def answer(self) -> Understanding:
        """The clear winner, the choices, a question how it stands, or None."""
        topics: tuple[Callable[[], Understanding], ...] = (
            self._takes_back,
            self._shows_the_die,
            self._haggles,
            self._follows_up,
            self._asks_plainly,
            self._tells_of_several,
            self._withdraws,
            self._surely_asks_whether_one_may,
            self._supposes,
            self._asks_why,
            self._asks_for_a_sum,
            self._tells_what_was_drawn,
            self._asks_how_it_stands,
            self._calls_for_help,
            self._asks_whether_one_may,
            self._asks_in_general,
            self._tells,
        )
        found = (topic() for topic in topics if self.tokens)
        return next((meant for meant in found if meant is not None), None)

    @property
    def words(self) -> list[str]:
        """The words of the line."""
        return [token.text for token in self.tokens]

    @property
    def begins_asking(self) -> frozenset[str]:
        """Words with which questions begin."""
        return self.lexicon.words["question words"] | self.lexicon.words["modals"]

    def does(self, meant: Taken) -> bool:
        """True if the first of the sentences does something."""
        answer = parse(meant.sentences[0], self.table.state, self.table.catalogue, speaker=self.eyes, at_prompt=True)
        return isinstance(answer, Understood)

    def part(self, tokens: list[Token], is_question: bool = False) -> _Understanding:
        """A part of the line, as a line of its own on the same board."""
        one = copy(self)
        one.tokens = one.said = trimmed(tokens, self.lexicon)
        one.is_question = is_question
        return one

    # ---- a line in two parts

    def asks_of_a_second_deed(self) -> bool:
        """Return True if an "and" joins a second deed to the first: "beat the goblin and run from Mr. Bones"."""
        return any(
            one.joint.split()[-1:] in (["and"], ["then"]) and self.lexicon.verbs.get(one.behind[0].text)
            for one in splits(self.said, self.lexicon)
        )

    def with_a_question_behind(self, whole: Understanding) -> Understanding:
        """What is told, with a question behind it: "Ann fights Crabs. Who's winning?"; ``whole``: all as one."""
        for told, asked in parted_from_question(self.said, self.lexicon):
            first = self.part(told).told_of_somebody()
            if isinstance(whole, Standing) and not (isinstance(first, Taken) and first.sentences == (said(told),)):
                continue
            question = self._as_typed(asked)
            if isinstance(first, Taken) and question.rstrip("?").endswith(
                " then"
            ):  # "she drops it, what is she at then"
                return Taken((f"what if {'; '.join(first.sentences)}",), question)
            if isinstance(first, Taken) and any(token.text == "will" for token in told):  # a plan is not carried out
                return Unsure(("; ".join((*first.sentences, question)),), first.fit)
            if isinstance(first, Taken) and self._changes_nothing(first.sentences[0]):
                return Taken((question,), said(told), first.fit)
            if isinstance(first, Taken):
                return Taken((*first.sentences, question), first.unheard)
            if isinstance(first, Unsure):
                return Unsure(tuple(f"{choice}; {question}" for choice in first.choices))
        return None

    def asked_behind_a_remark(self) -> str:
        """The question behind a remark: "they're losing, can it catch both?"; "" if there is no remark."""
        clauses = asked_clauses(self.text, [player.name for player in self.table.state.players])
        return clauses[-1] if len(clauses) > 1 else ""

    def _changes_nothing(self, sentence: str) -> bool:
        """True if a sentence states what is true already, or cannot be on this board, such as that Bo lost a card."""
        answer = parse(sentence, self.table.state, self.table.catalogue, at_prompt=True)
        if not isinstance(answer, Stated):
            return False
        outcome = stated_outcome(self.table, answer.statement)
        return not outcome.was_done or outcome.table.state == self.table.state

    def _as_typed(self, end: list[Token]) -> str:
        """The end of the line, as it was typed."""
        ends = (self.written[word.start() :] for word in re.finditer(r"(?<!\S)\w", self.written))
        same = (typed for typed in ends if said(tokens_of(typed, self.lexicon)).startswith(said(end)))
        return next(same, said(end))

    def told_of_somebody(self) -> Understanding:
        """What a line means that tells what somebody does, or is, who is named; None for all else."""
        if not self.tokens or self.words[0] in self.begins_asking or not self.names_somebody(self.tokens):
            return None
        plain = parse(said(self.tokens), self.table.state, self.table.catalogue, speaker=self.eyes, at_prompt=True)
        return Taken((said(self.tokens),)) if isinstance(plain, Understood | Stated) else self._tells()

    def behind_what_leads(self) -> Understanding:
        """What a line means without what leads it: "as the room is empty, Ann …", "nobody will help her, so she runs".

        It is asked back where that is neither an aside nor denies something; what tells a deed leads nothing.
        """
        split = next((one for one in splits(self.said, self.lexicon) if one.joint in ("", "so")), None)
        leads = self.lexicon.words["conditional"] | self.lexicon.words["yes or no"] | self.begins_asking
        if split is None or split.before[0].text in leads:
            return None
        seats, _ = self.sight.player_at(split.before, 0)
        behind = split.behind
        if seats and behind[0].text in ("he", "she", "they"):
            behind = [*map(Token, self.sight.seats[seats[0].what][0]), *behind[1:]]
        meant = self.part(behind, self.is_question).answer()
        if not isinstance(meant, Taken):
            return meant if isinstance(meant, Unsure | Standing) else None
        denies = not self.lexicon.words["denying"].isdisjoint(token.text for token in split.before)
        if not denies and any(way.fit > 0.5 for way in self.ways(Piece(self.table, tuple(split.before)))):
            return None
        if denies or (self.is_aside(split.before) and not self.names_somebody(split.before)):
            return meant._replace(unheard=said(split.before))
        return Unsure(("; ".join(meant.sentences),))

    # ---- what hangs on what was said or is owed

    def _takes_back(self) -> Understanding:
        """``no undo``, ``scrap that, undo``: whether each part of a line takes back what was said."""
        alone = self.lexicon.acts["undo"].alone | {"undo"}
        whole = said(self.tokens)
        parts = [(said(one.before), said(one.behind)) for one in splits(self.tokens, self.lexicon)]
        is_undone = whole.removeprefix("no ") in alone or any(alone.issuperset(both) for both in parts)
        return Taken(("undo",)) if is_undone else None

    def _shows_the_die(self) -> Understanding:
        """``oof, 2``, ``what's that, a 3``: the figure, where the die is asked for and little else is said."""
        if not any(debt.what == "die" for debt in self.table.state.owed):
            return None
        figures = [number for word in self.words if (number := number_of(word)) is not None]
        empty = self.lexicon.unnaming | self.lexicon.words["question words"] | SMALL
        besides = [word for word in self.words if number_of(word) is None and word not in empty]
        is_first = len(self.words) > 1 and self.tokens[1].breaks and number_of(self.words[0]) is not None
        if len(figures) != 1 or (besides and not is_first):
            return None
        return Taken((f"the die shows {figures[0]}",), " ".join(besides))

    def _haggles(self) -> Understanding:
        return haggled(self, self.words)

    def _follows_up(self) -> Understanding:
        return followed_up(self, self.words)

    def _tells_what_was_drawn(self) -> Understanding:
        """``Crabs!``; ``behind the door is a Crabs``: it was kicked open, and that is what was found."""
        drawn, player = self._drawn(self.table, self.tokens), self.table.state.turn.player
        if drawn is not None:
            return Taken(drawn.sentences)
        if self.words[0] not in self.lexicon.words["door first"]:
            return None
        kick = c.KickOpen(player)
        drawn = self._drawn(perform(self.table, kick).table, self.tokens)
        return drawn and Taken((say(kick, self.table.state, self.table.catalogue), *drawn.sentences))

    # ---- questions of the grammar and how it stands

    def _asks_plainly(self) -> Understanding:
        """``so what can Ned do right now``"""
        asks = len(self.words) > 1 and self.words[0] in self.lexicon.words["question words"] and self.words[1] != "if"
        return self._checked(said(self.tokens)) if asks else None

    def _checked(self, sentence: str, fit: float = 1.0) -> Understanding:
        """A question of the grammar's, if it is one here; ``fit``: how much it explains of what was said."""
        answer = parse(sentence, self.table.state, self.table.catalogue, speaker=self.eyes, at_prompt=True)
        return Taken((sentence,), fit=fit) if isinstance(answer, Asked | Understood | Stated) else None

    def _asks_how_it_stands(self) -> Understanding:
        if self.asks_for_leave:
            return None
        if self.words[0] in self.lexicon.words["supposed"]:
            return None
        asks = self.is_question or self.words[0] in self.begins_asking
        if self.words[-1] in self.lexicon.words["telling the score"] and not asks:
            turned = turned_about(self.tokens, self.sight)
            return standing_asked(
                self.sight, self.table, turned, turned is not self.tokens, frozenset({"score", "lead"})
            )
        return self._standing(self.tokens)

    @property
    def asks_for_leave(self) -> bool:
        """True if the line asks for permission: "is Cy still allowed to play it"."""
        permitted = self.lexicon.words["permitted"]
        return any(one.text in permitted and two.text == "to" for one, two in pairwise(self.tokens))

    def _standing(self, tokens: list[Token], topics: frozenset[str] = frozenset()) -> Understanding:
        standing = standing_asked(self.sight, self.table, tokens, self.is_question, topics, self.written_words)
        return self._checked(standing.sentences[0], standing.fit) if isinstance(standing, Taken) else standing

    def _withdraws(self) -> Understanding:
        """``may Bob stop helping?``, ``Bob backs out``: of a helper it is no flight, but asked of the rules."""
        fight, line = self.table.fight, f" {' '.join(self.words)} "
        withdrawing = any(f" {phrase} " in line for phrase in self.lexicon.words["withdrawing"])
        if fight is None or fight.helper == NO_PLAYER or not withdrawing:
            return None
        seats = next((some for at in range(3) if (some := self.sight.player_at(self.tokens, at)[0])), ())
        names_helper = [seat.what for seat in seats] == [fight.helper] or "helper" in self.words
        return General(WITHDRAWS, names=True, is_sure=True) if names_helper else None

    def _asks_in_general(self) -> Understanding:
        """A question that nothing on the table answers."""
        is_asked = self.is_question or self.words[0] in self.begins_asking
        if not is_asked or supposed_parts(self.tokens, self.sight) is not None:
            return None
        return in_general(self.sight, self.tokens)

    # ---- questions whether a player may

    def _surely_asks_whether_one_may(self) -> Understanding:
        asked = may_question(self.read_anew(self.text)) if self.table.state.players else None
        self.is_ranked = isinstance(asked, Taken)
        return asked if self.is_ranked else None

    def _asks_whether_one_may(self) -> Understanding:
        """A question whether a player may do something, that is not certain enough to be taken at once."""
        return may_question(self.read_anew(self.text))

    def read_anew(self, text: str) -> LineRead:
        """The line in other words, as the reader ranks what it can mean."""
        return read_line(self.table, text, self.lexicon, self.context, self.eyes)

    # ---- deeds and statements

    def _tells_of_several(self) -> Understanding:
        """``Ann and Bob are Elves``, ``everybody is Level 3``: the same is laid for each of them."""
        tokens = tokens_of(self.written, self.lexicon)
        seats, at = self.sight.several_at(tokens)
        told = [token for token in tokens[at:] if token.text not in ("both", "all", "each")]
        if self.is_question or not seats:
            return None
        if tokens[at - 1].is_owner:
            told = [Token("is"), *told]
        if len(told) < 2 or told[0].text not in self.lexicon.words["told of several"]:
            return None
        joined = {token.text for token in tokens[:at]}
        if told[0].text in ("is", "has") and joined.isdisjoint({"and", "plus", *self.lexicon.words["all together"]}):
            return None  # "Ann, Bob is Level 3" is said to Ann
        one = [token._replace(text=singular(token.text)) for token in told]
        sentences: list[str] = []
        table = self.table
        for seat in seats:
            who = [Token(word) for word in self.sight.seats[seat][0]]
            way = self.clear(Piece(table, (*who, *told))) or self.clear(Piece(table, (*who, *one)))
            if way is None or way.command is not None:
                return None
            sentences += way.sentences
            table = self.after(table, way)
        return Taken(tuple(sentences))

    def _calls_for_help(self) -> Understanding:
        called = called_for_help(self.tokens, self.sight)
        return None if called is None else self.told(called)

    def _tells(self) -> Understanding:
        """What somebody does, or how it lies."""
        if supposed_parts(self.tokens, self.sight) is not None:
            return None
        told, besides = parted_from_contrast(self.tokens, self.sight)
        ways = self.ways(self.here(told))
        if not ways or ways[0].command is None:  # "is a wizard, not a warrior" tells both
            told, besides = self.tokens, ""
        if not any(debt.what in ("answer", "trade-answer", "silence") for debt in self.table.state.owed):
            opening = next(splits(told, self.lexicon), None)
            if opening is not None and said(opening.before) in self.lexicon.acts["silence"].alone:
                told, besides = opening.behind, said(opening.before)
            elif len(told) > 2 and told[0].text in self.lexicon.words["yes or no"]:
                told = told[1:]
        meant = self.told(told)
        if isinstance(meant, Taken) and self.does(meant) and not does_something(self.read_anew(self.text)):
            return Unsure(("; ".join(meant.sentences),), meant.fit)
        return meant._replace(unheard=besides) if besides and isinstance(meant, Taken) else meant

    # ---- what if

    def _supposes(self) -> Understanding:
        """What is supposed, and what is asked of that: "if he helps, does he level up"."""
        if self.is_question:
            self.tokens = turned_about(self.tokens, self.sight)
        if self.words[:2] == ["what", "happens"]:
            named = mentions(self.sight, self.tokens, 0, len(self.tokens))[0]
            is_of_a_card = any(one.kind == "card" and one.guesses[0].what not in self.table.foes for one in named)
            for topic in ("dies",) if is_of_a_card else ("dies", "bad-stuff"):
                if meant := self._standing(self.tokens, frozenset({topic})):
                    return meant
        turned = question_before_if(self.tokens, self.lexicon)
        asked_first = standing_asked(self.sight, self.table, turned, True)
        if isinstance(asked_first, Standing) and not asked_first.copies:
            return asked_first
        parts = supposed_parts(self.tokens, self.sight)
        if parts is None:
            return None
        tokens, besides = parted_from_reasons(parts[0], self.lexicon)
        meant = self.told(tokens, supposed=True)
        if isinstance(meant, Unsure):
            return Unsure(tuple(f"what if {one}" for one in meant.choices), meant.fit)
        tail = None if meant is None else self._result(meant, parts[1], parts[2])
        if meant is None or tail is None:
            return None
        sentences = (*meant.sentences, *(tail or self._again(meant)))
        return Taken((f"what if {'; '.join(sentences)}",), besides)

    def _again(self, supposed: Taken) -> tuple[str, ...]:
        """What was asked before, to be tried on the board just supposed: "may Ann sell it?", "if she is an Elf?"."""
        before = self.context.command
        answers = [parse(s, self.table.state, self.table.catalogue, at_prompt=True) for s in supposed.sentences]
        is_of_board = all(isinstance(answer, Stated) for answer in answers)
        if before is None or not self.context.line.startswith("may ") or not is_of_board:
            return ()
        return (say(before, self.board.state, self.board.catalogue),)

    def _result(self, supposed: Taken, wants_win: bool, then: list[Token]) -> tuple[str, ...] | None:
        """What is asked of a supposed board: a win, or whether somebody may then do something."""
        if wants_win and self.table.fight is not None:
            claim = f"{self.table.name(self.table.fight.fighter)} claims the kill"
            return () if claim in supposed.sentences else (claim,)
        asked = may_begins(then, self.lexicon)
        if asked is None:
            return ()
        way = Way(supposed.sentences, supposed.fit)
        after = self.after(self.table, way)
        ways = self.ways(Piece(after, tuple(asked), self.doer(way, asked, after), asked=True))
        return ways[0].sentences if ways and ways[0].fit >= TAKEN - MARGIN else None

    # ---- why

    def _asks_why(self) -> Understanding:
        rest = behind_why(self.tokens, self.sight)
        if len(rest) == len(self.tokens):
            return None
        if self.tokens[: len(rest)] == rest:  # "Ned can't sell, why?"
            self.tokens = [Token("why"), *rest]
        return self._why() or in_general(self.sight, rest, "why ")

    def _why(self) -> Understanding:
        words = self.words
        modal = next((n for n in range(1, min(5, len(words))) if words[n] in ("can", "could", "may", "should")), None)
        if "not" in words and (modal or "allowed" in words):  # "why can't Ann run", "why Ann may not run"
            tokens = [token for at, token in enumerate(self.tokens) if at not in (0, modal, words.index("not"))]
            asked = said([self.tokens[modal], *tokens] if modal else tokens)
            if (may := may_question(self.read_anew(f"{asked}?"))) is not None:
                return may
        sentence = why_asked(self.sight, self.table, self.tokens)
        if sentence is not None:
            return None if sentence == "why" and self.context.command is None else self._checked(sentence)
        standing = standing_asked(self.sight, self.table, self.tokens[2 if words[0] == "how" else 1 :], True)
        return standing if isinstance(standing, Standing) else None

    def _asks_for_a_sum(self) -> Understanding:
        """``how did they get to 10``, ``+3, how?``"""
        words, known = self.words, self.lexicon.words
        is_of_sum = (
            words[-1] in known["asking for a sum"]
            or (words[0] in ("how", "where") and known["coming to a sum"] & set(words))
            or words[:2] in (["what", "makes"], ["what", "made"], ["how", "is"], ["how", "are"], ["how", "am"])
        )
        has_figure = any(word.isdigit() or word.startswith("+") for word in words)
        if "level" in words and words[0] == "how" and words[1] in known["asking for a way"]:
            return None
        sentence = why_asked(self.sight, self.table, self.tokens) if is_of_sum and has_figure else None
        return None if sentence is None else self._checked(sentence)
