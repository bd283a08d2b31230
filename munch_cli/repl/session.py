"""The session: takes one line, gives back the lines of the answer. It knows no terminal.

A sentence is carried out and told. A question is answered and nothing is done. A word about the session is obeyed. What
cannot be understood changes nothing.
"""

from __future__ import annotations

import re
import time
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Literal

from munch_cli.arbiter.answering import Judged, Put, Unread, answer_to, looked_up
from munch_cli.arbiter.asking import Answered, judged, lies_nowhere, out_of_reach
from munch_cli.arbiter.legal import who_acts
from munch_cli.arbiter.meaning import read
from munch_cli.arbiter.rule_questions import NAMED, TERSE, is_bare, is_of_the_rules
from munch_cli.arbiter.stating import NowSo, partly, stated, told_before
from munch_cli.engine.physics import NOTHING_TO_ANSWER
from munch_cli.engine.run import Outcome, perform
from munch_cli.engine.table import Table
from munch_cli.engine.unknown import may_hold_more
from munch_cli.files.problems import Problems
from munch_cli.language import answers as q
from munch_cli.language.grammar import MAY, SESSION
from munch_cli.language.names import key, names_of, number
from munch_cli.language.parse import is_supposed, parse
from munch_cli.language.say import say, say_question
from munch_cli.language.statements.sentence import ANY
from munch_cli.repl import asides, questions
from munch_cli.repl.talk import ASKED_BACK, FAILED, MISSED, NOBODY_SITS, NOTHING, Exchange, Heard, Talk, nothing_open
from munch_cli.rulebook.book import HouseRule
from munch_cli.rulebook.wording import words_of
from munch_cli.show.answers import lines_of
from munch_cli.show.board import fight_lines
from munch_cli.show.judged import taken_lines
from munch_cli.show.look import Look, asks_lines, led, missed_lines, wrapped
from munch_cli.show.outcomes import (
    amiss_lines,
    changed_lines,
    clash_lines,
    imagined_lines,
    outcome_lines,
    unknown_lines,
)
from munch_cli.table import commands as c
from munch_cli.table.asks import Asks, Choice
from munch_cli.table.commands import UNJUDGED, Command, LetHave
from munch_cli.table.ids import NO_PLAYER, PlayerId
from munch_cli.table.saying import listed, quoted
from munch_cli.table.state import SEAT_ZONES, SEXES, seat_zone, top_layer
from munch_cli.table.statements import Being, Statement

if TYPE_CHECKING:
    from munch_cli.arbiter.clauses import Clauses

NOTE = "#"
WHATS = frozenset({"what's", "what’s", "whats"})
HELD: tuple[tuple[Literal["hand", "sideways", "in_play"], str], ...] = (
    ("hand", "{name} holds {card}"),
    ("sideways", "{name} has {card} sideways"),
    ("in_play", "{name} has {card} in play"),
)
"""Where a card that a question names and that lies nowhere may be supposed to lie, and the words for it."""
SUPPOSED_MOST = 4
"""How many cards of one question are supposed at most."""
TAKE_FILES = frozenset({"save", "open", "export", "transcript"})
"""Words about the session that are followed by a name, in which a ; may stand."""


class Session(Talk):
    """People talking to one table, and being answered."""

    @property
    def is_guessing(self) -> bool:
        """Return True if the last line was not understood for sure, and what it may mean is asked back."""
        return self.pending is not None and self.pending.is_guess

    def hear(self, line: str) -> Heard:
        """Take a line and answer it. Several sentences with ; between them are heard one after the other."""
        text = "".join(sign if sign.isprintable() else " " for sign in line).strip()
        if not text:
            return Heard()
        sentences = self._sentences(text)
        if len(sentences) > 1:
            return self._one_after_the_other(sentences)
        text = sentences[0] if sentences else text
        pending, self.pending = self.pending, None
        sitting, answered = self.sitting, self.answered
        meant = pending.meant(text) if pending is not None else None
        self.said_as = ""
        if meant is None:
            heard = self._hear(text)
        else:
            parts = sentences_of(meant)
            heard = self._hear(meant, is_ours=True) if len(parts) == 1 else self._hear_as(parts)
        heard = self._with_complaint(heard)
        if pending is not None and meant is None and self.exchanges and not pending.is_guess:
            left = f'"{self.exchanges[-1].line}" was left undone: the question about it was not answered.'
            heard = heard._replace(lines=(*wrapped(left, self.look, "", "  "), *heard.lines))
        if sitting is not None and self.answered is not None and self.answered is not answered:
            sitting.put(self.answered, was_asked=not heard.undone)
        self.exchanges.append(Exchange(self.said_as or (text if meant is None else meant), heard))
        return heard

    def _sentences(self, text: str) -> tuple[str, ...]:
        """The sentences of a line. In a game a line is one sentence, because others may speak up behind it."""
        table = self.table
        first = next(iter(text.partition(";")[0].casefold().split()), "")
        if ";" not in text or first.startswith((NOTE, "?")) or first in TAKE_FILES or self.eyes is not None:
            return (text,)
        if self.pending is not None and self.pending.meant(text) is not None:
            return (text,)
        if table is not None and first not in SESSION:
            answer = parse(text, table.state, table.catalogue, at_prompt=True)
            if not isinstance(answer, q.NotUnderstood):
                return (text,)
        return sentences_of(text)

    def _one_after_the_other(self, sentences: tuple[str, ...]) -> Heard:
        """Hear them up to the first that is not understood, or not carried out."""
        lines: list[str] = []
        heard = Heard()
        for place, sentence in enumerate(sentences, 1):
            heard = self.hear(sentence)
            lines += heard.lines
            if heard.is_unread or heard.undone or heard.leaves:
                left = "; ".join(sentences[place:])
                lines += wrapped(f"not said any more: {left}", self.look, "", "  ") if left else []
                break
        return heard._replace(lines=tuple(lines))

    def _with_complaint(self, heard: Heard) -> Heard:
        """Say once when what is said cannot be kept."""
        why = self.keeper.complaint()
        if not why:
            return heard
        said = f"what is said cannot be kept now ({why}); the table goes on, and is kept as soon as it can be."
        return heard._replace(lines=(*heard.lines, *wrapped(said, self.look)))

    def _hear(self, text: str, is_ours: bool = False) -> Heard:
        if text.startswith(NOTE):
            return Heard((text.removeprefix(NOTE).strip(),) if is_ours else ())
        table = self.table
        if table is None:
            return self._without_table(text)
        text = _short_answer(text, table)
        if self.is_retold:
            answer = parse(text, table.state, table.catalogue, speaker=self.eyes, at_prompt=True)
        else:
            answer = read(table, text, speaker=self.eyes, at_prompt=True)
        if _may_want(answer) and not is_ours and not self.is_retold and (wanted := self._wanted(text)):
            return wanted
        if (
            not table.state.players
            and isinstance(answer, q.Understood | q.NotHere | q.Asked)
            and not is_look_up(answer)
        ):
            return Heard(tuple(wrapped(NOBODY_SITS, self.look)), FAILED)
        if isinstance(answer, q.NotUnderstood | Asks):
            answer = self._as_card_drawn(text, table) or answer
        if isinstance(answer, q.NotUnderstood) and (lines := questions.card_of_any_box(text, self.look)):
            return Heard(tuple(lines))
        if isinstance(answer, q.NotUnderstood) and not is_ours and not self.is_retold and is_bare(table):
            general = questions.general(text, table, self.look, questions.BARE)
            if general is not None:
                return general
        is_missed = isinstance(answer, q.NotUnderstood) or _shows_nothing(answer, table, self.look)
        if is_missed and (many := len(text.split())) > q.TALK_MOST:
            too_much = f"{many} words in one line are too much: say one sentence at a time."
            lines = missed_lines(answer, text, self.look) if isinstance(answer, q.NotUnderstood) else []
            return Heard((*lines, *wrapped(too_much, self.look, "", "  ")), MISSED)
        is_doubtful = is_missed or (isinstance(answer, Asks) and answer.is_of_newcomer)
        if is_doubtful and not is_ours and not self.is_retold:
            heard = self._as_talk(text, table)
            if heard is not None and (is_missed or not heard.is_unread):
                return heard
        return self._answer(answer, text, table, is_ours)

    def _wanted(self, text: str) -> Heard | None:
        """The answer to a line that wants something of the session, in the player's own words. None if it does not."""
        from munch_cli.files.rulebook import load_lexicon
        from munch_cli.language.talk.asides import aside_meant

        names = [] if self.table is None else [player.name for player in self.table.state.players]
        acting = who_acts(self.table) if self.table is not None and names else ()
        speakers = acting if self.eyes is None else (self.eyes,)
        meant = aside_meant(text, load_lexicon(), names, next((names[seat] for seat in speakers), ""))
        if not meant or text.startswith("?") or meant.casefold() == text.strip().casefold():
            return None
        if meant != "new" or self.table is None or self.eyes is not None:
            return self._hear_as((meant,))
        people = ", ".join(f"{player.name} {SEXES[player.sex][0]}" for player in self.table.state.players)
        anew = f"new {self.table.law.edition.key}: {people}" if people else f"new {self.table.law.edition.key}"
        lines = [f"undo {len(self.past)}", anew] if self.past else [anew]
        return self.missed(Asks("which is meant?", tuple(Choice(line, line) for line in lines), is_guess=True), text)

    def _as_talk(self, text: str, table: Table) -> Heard | None:
        """The answer to a line that the grammar does not take, as it is meant on this board. None if nothing comes
        close.
        """
        from munch_cli.arbiter.certainty import Unsure
        from munch_cli.arbiter.clauses import Context
        from munch_cli.arbiter.in_general import General
        from munch_cli.arbiter.understanding import Unclear, understand
        from munch_cli.arbiter.ungiven import as_given
        from munch_cli.files.rulebook import load_lexicon
        from munch_cli.language.talk.lexicon import is_small_talk
        from munch_cli.language.talk.stands import Standing
        from munch_cli.show.standing import happened_to, standing_lines, truth_of

        context = Context(*self._said_before())
        meant = understand(table, text, load_lexicon(), context, self.eyes)
        if self.eyes is None and (meant is None or isinstance(meant, General | Unclear)):
            meant = as_given(table, text, load_lexicon(), context, meant) or meant
        if meant is None:
            is_idle = not table.state.owed and is_small_talk(self._line(text, table).tokens, load_lexicon())
            return Heard(("nothing of the game was said.",), MISSED) if is_idle else None
        if isinstance(meant, Unclear):
            answer = read(table, text, speaker=self.eyes, at_prompt=True)
            if not isinstance(answer, q.NotUnderstood):
                return None
            return self._with_part(missed_lines(answer, text, self.look), text, table, ())
        if isinstance(meant, General) and meant.names_card:
            return None
        if isinstance(meant, General):
            general = questions.general(text, table, self.look, least=NAMED if meant.names else 0.0)
            general = general or questions.general_of_somebody(meant.question, table, self.look, meant.of_kinds)
            return general if general is None or meant.is_sure else self._general(general, text, table)
        asks_what_is_owed = isinstance(meant, Standing) and meant.topic == "owed"
        general = None if asks_what_is_owed else questions.general(text, table, self.look, explained=meant.fit)
        if general is not None and not self._names_a_card(text, table):
            return self._general(general, text, table)
        if isinstance(meant, Standing):
            is_nothing = meant.topic == "happened" and not happened_to(meant.who, self.look, self.eyes, self.past)
            rule = questions.nearest_rule(text, table, self.look, self._line(text, table)) if is_nothing else None
            if rule is not None:
                return rule.whole
            word = "no" if truth_of(meant, table, self.eyes) is False else ""
            return Heard(tuple(standing_lines(meant, table, self.look, self.eyes, self.past)), word)
        if isinstance(meant, Unsure):
            return self._guessed(text, meant.choices)
        if meant.sentences == (text,):  # it was meant like that, and cannot be read like that either
            return None
        is_told = len(meant.sentences) == 1 and not is_question(text)
        if is_told and isinstance(read(table, meant.sentences[0], at_prompt=True), Asks):
            return self._guessed(text, meant.sentences)  # in the hand or in play, or rather something done with it
        heard = self._hear_as(meant.sentences, meant.unheard)
        if len(meant.sentences) == 1 and is_question(text) and self._rests_on_the_table(heard):
            if meant.unheard and (guessed := self._guessed(text)):
                return guessed
            rule = questions.nearest_rule(text, table, self.look, self._line(text, table))
            heard = heard if rule is None else heard._replace(lines=(*heard.lines, *rule.alone.lines))
        is_plan = text.split()[0].casefold() in MAY and is_supposed(meant.sentences[0])
        return self._in_a_word(heard) if is_plan else heard

    def _rests_on_the_table(self, heard: Heard) -> bool:
        """Return True if what was asked is refused by a fact of the table alone: no rule has been told yet."""
        return heard.word == "refused" and all(id.startswith("table.") for id in self._cited())

    def _in_a_word(self, heard: Heard) -> Heard:
        """The answer to a question that is judged deed by deed, led by the word that holds for all of them."""
        from munch_cli.show.verdicts import ANSWERS

        outcomes = self.answered.outcomes if self.answered is not None else ()
        if len(outcomes) < 2 or heard.is_unread:
            return heard
        word = next((o.verdict.outcome for o in reversed(outcomes) if o.verdict.outcome != "allowed"), "allowed")
        taken = len(taken_lines(self.said_as, self.look))
        lines = (*heard.lines[:taken], *led(word, ANSWERS[word], "", self.look), *heard.lines[taken:])
        return heard._replace(lines=lines, word=word)

    def _said_before(self) -> tuple[str, Command | None, Table | None]:
        """The line before, the command it was about, and the board it was on."""
        line = self.exchanges[-1].line if self.exchanges else ""
        answered = self.answered if self.answered is not None and self.answered.is_within_reach else None
        return (line, None, None) if answered is None else (line, answered.last.command, answered.before)

    def _names_a_card(self, text: str, table: Table) -> bool:
        """Return True if a line names a card that lies here: then it asks about the board."""
        from munch_cli.arbiter.understanding import asked_in_general
        from munch_cli.files.rulebook import load_lexicon

        return asked_in_general(table, text, load_lexicon()).names_card

    def _hear_as(self, sentences: tuple[str, ...], unheard: str = "") -> Heard:
        """Hear the sentences that were meant, and lead the answer with them.

        One that the grammar cannot read is a question in the player's own words, and is heard as such.
        """
        heard, whole, is_led = Heard(), list(sentences), False
        lines: list[str] = []
        for place, sentence in enumerate(sentences):
            self.said_as = ""
            is_ours = self.table is None or not _is_broken(sentence, self.table)
            heard = self._hear(sentence, is_ours)
            whole[place] = self.said_as or sentence
            is_led = bool(self.said_as) and not is_ours
            lines += heard.lines
            if heard.is_unread or heard.undone:
                break
        self.said_as = "; ".join(whole)
        is_own = len(sentences) == 1 and (is_led or heard.word in (MISSED, ASKED_BACK))  # it says what it was taken for
        lines = [*([] if is_own else taken_lines(self.said_as, self.look)), *lines]
        lines += wrapped(f'Ignored: "{unheard}"', self.look, "  ", "    ") if unheard else []
        return heard._replace(lines=tuple(lines))

    def _answer(self, answer: q.Answer, text: str, table: Table, is_ours: bool = False) -> Heard:
        if self.eyes is not None and (said := why_not_theirs(answer, self.eyes, table)):
            return self.failed(said)
        if isinstance(answer, q.Understood):
            whole = say(answer.command, table.state, table.catalogue) if answer.is_taken else ""
            return self._led(whole, self._do(answer.command, table), is_ours)
        if isinstance(answer, q.Stated):
            return state(self, answer.statement, table)
        if isinstance(answer, q.NotHere):
            return self._out_of_reach(answer, table, text)
        if isinstance(answer, q.Asked):
            heard = self._ask(answer.question, table)
            if isinstance(answer.question, q.MayAsk) and answer.question.is_taken:
                return self._led(say_question(answer.question.command, table.state, table.catalogue), heard, is_ours)
            return heard
        if isinstance(answer, q.Session):
            return asides.obey(self, answer.word, answer.rest, self.hear)
        return self.missed(answer, text)

    def _led(self, whole: str, heard: Heard, is_ours: bool) -> Heard:
        """An answer led by the whole sentence if what was said left a part of it out. Talk does that by itself."""
        if whole and is_ours:
            self.said_as = whole
        return heard if is_ours or not whole else heard._replace(lines=(*taken_lines(whole, self.look), *heard.lines))

    def missed(self, answer: q.NotUnderstood | Asks, text: str) -> Heard:
        """Say what was not understood, or ask which was meant. The next line may be the bare answer."""
        if isinstance(answer, Asks):
            self.pending = answer
            return Heard(tuple(asks_lines(answer, self.look)), ASKED_BACK)
        lines = missed_lines(answer, text, self.look)
        if self.table is not None and not self.table.state.players:
            cards = {card.name for card in self.table.catalogue.values()}
            is_level = text[answer.at : answer.at + answer.length].strip().isdigit()  # "Ann is Level 12"
            lines = lines if is_level or cards & set(answer.nearest) else wrapped(NOBODY_SITS, self.look)
        sits = self.table is not None and len(self.table.state.players) > 0
        general = questions.general(text, self.table, self.look)
        if general is not None and (self.table is None or not self._names_a_card(text, self.table)):
            return general if self.table is None else self._general(general, text, self.table)
        elsewhere = ""
        if not answer.nearest and not is_question(text) and text.split()[0].casefold() not in WHATS:
            elsewhere = questions.other_box(text[answer.at : answer.at + answer.length], self.table)
            elsewhere = elsewhere or _card_of_ones_own(answer, text, self.table)
            lines += wrapped(elsewhere, self.look, "  ", "    ") if elsewhere else []
        if self.table is None or not sits or self.is_retold or elsewhere:
            return Heard(tuple(lines), MISSED)
        return self._with_part(lines, text, self.table, answer.nearest)

    def _with_part(self, lines: list[str], text: str, table: Table, nearest: Collection[str]) -> Heard:
        """The players and cards that were heard in a line that was not understood, with guesses at its meaning.

        ``nearest``: the names that come near to what was not understood; without them it is told what could be said.
        If they are those of cards, the line is about a card, and so is a guess.
        """
        from munch_cli.arbiter.heard_of import part_heard

        cards = {card.name for card in table.catalogue.values()}
        is_of_a_card = not cards.isdisjoint(nearest)
        guessed = self._guessed(text, of=cards if is_of_a_card else None)
        if guessed is not None:
            return guessed
        part = part_heard(self._line(text, table))
        if part.heard and not nearest:
            could = [quoted(sentence) for sentence in part.could]
            offered = f" you could say {listed(could, 'or')}." if could else ""
            lines = [*lines, *wrapped(f"heard: {listed(part.heard)}.{offered}", self.look, "  ", "    ")]
        return Heard(tuple(lines), MISSED)

    def _general(self, general: Heard, text: str, table: Table) -> Heard:
        """What the sheet says to a question; if it may be asked of this board, it is asked back which is meant."""
        from munch_cli.arbiter.heard_of import asks_why

        if asks_why(self._line(text, table)) or is_of_the_rules(text, table):
            return general
        return self._guessed(text) or general

    def _line(self, text: str, table: Table) -> Clauses:
        """A line of talk as it is held against the table."""
        from munch_cli.arbiter.clauses import Clauses, Context
        from munch_cli.files.rulebook import load_lexicon

        return Clauses(table, text, load_lexicon(), Context(*self._said_before()), self.eyes)

    def _guessed(self, text: str, found: tuple[str, ...] = (), of: Collection[str] | None = None) -> Heard | None:
        """Take the one of the sentences that a line may mean that says all of it; else asks back which is meant.

        The rule that comes nearest is told before it is asked back. ``found``: those that its verb tells. ``of``: names
        of cards, one of which it has to be about. None if it may mean nothing.
        """
        assert self.table is not None
        from munch_cli.arbiter.heard_of import is_denied
        from munch_cli.arbiter.taking import clear_winner
        from munch_cli.files.rulebook import load_lexicon
        from munch_cli.reader.reading import choices_of, does_something, read_line

        if heard := self._without_reason(text):
            return heard
        line = self._line(text, self.table)
        reading = read_line(self.table, text, load_lexicon(), line.context, self.eyes)
        rule = questions.nearest_rule(text, self.table, self.look, line, questions.BESIDE_CHOICES)
        is_near = rule is not None and rule.nearness > TERSE
        deed = rule.deed if rule is not None else None
        supposes = not line.lexicon.words["conditional"].isdisjoint(words_of(text))
        is_unsure = supposes or line.is_of_a_second_time or of is not None
        if rule is not None and deed is not None and rule.is_sure and not is_unsure:
            return self._hear_as(deed.sentences, deed.unheard)
        sentences = deed.sentences if deed is not None else choices_of(reading, found, is_denied(line))
        is_off = of is not None and not any(name in sentence for sentence in sentences for name in of)
        if is_off or (not sentences and (found or not is_near)):
            return None
        if not sentences and rule is not None:  # the only thing that it can be
            return rule.whole._replace(word=MISSED) if rule.asks_leave else rule.whole
        does = reading.deed_mood != "may" and does_something(reading)
        winner = clear_winner(line, sentences, by_verb=is_near) if does else None
        if winner is not None:
            return self._hear_as(tuple(winner.split("; ")))
        choices = tuple(Choice(said, said) for said in sentences)
        which = "which is meant?" if len(choices) > 1 else "is this meant?"
        lead, cites = (rule.alone.lines, rule.alone.cites) if rule is not None else ((), ())
        if rule is not None and rule.is_of_the_fight:
            lead = (*lead, *fight_lines(self.table, self.look))
        asked = self.missed(Asks(f"about this board, {which}" if rule else which, choices, is_guess=True), text)
        if deed is None:
            return asked._replace(lines=(*lead, *asked.lines), cites=cites)
        perhaps = wrapped(f"if this is meant: {sentences[0]}", self.look, "", "  ")
        pending = self.pending
        answer = self._hear(sentences[0], is_ours=True)
        self.pending = pending
        return asked._replace(lines=(*lead, *perhaps, *answer.lines), cites=(*cites, *self._cited()))

    def _without_reason(self, text: str) -> Heard | None:
        """The answer to a question without the reason it ends with, if that alone was what made it unsure."""
        from munch_cli.arbiter.certainty import Taken
        from munch_cli.arbiter.clauses import Context
        from munch_cli.arbiter.lookup import without_reason
        from munch_cli.arbiter.understanding import understand
        from munch_cli.files.rulebook import load_lexicon

        assert self.table is not None
        question, reason = without_reason(text)
        if not question:
            return None
        answer = read(self.table, question, speaker=self.eyes, at_prompt=True)
        meant = understand(self.table, question, load_lexicon(), Context(*self._said_before()), self.eyes)
        is_read = isinstance(answer, q.Asked | q.NotHere) or isinstance(meant, Taken)
        return self._hear_as((question,), reason) if is_read else None

    def _cited(self) -> tuple[str, ...]:
        """The rules and open points that the last verdict rests on."""
        verdict = self.answered.last.verdict if self.answered is not None else None
        return () if verdict is None else (*verdict.open, *verdict.ids)

    def _without_table(self, text: str) -> Heard:
        every = questions.every_card()
        answer = parse(text, NOTHING, every, at_prompt=False)
        if _may_want(answer) and (wanted := self._wanted(text)):
            return wanted
        if isinstance(answer, q.Session):
            return asides.obey(self, answer.word, answer.rest, self.hear)
        question = answer.question if isinstance(answer, q.Asked) else None
        if isinstance(question, q.AboutRule | q.AboutCard):
            return Heard(tuple(lines_of(looked_up(question, every, None), self.look)))
        general = None if isinstance(question, q.WhatMay) else questions.general(text, None, self.look)
        return general or Heard(tuple(nothing_open(self.look)), FAILED)

    # ---- carrying out

    def _do(self, command: Command, table: Table) -> Heard:
        assert self.sitting is not None
        if said := self.thought_better(command):
            return Heard(tuple(wrapped(said, self.look, "", "  ")), undone=True)
        if isinstance(command, c.Decide | c.RuleHouse):
            command = command if command.on else command._replace(on=time.strftime("%Y-%m-%d"))
            if isinstance(command, c.RuleHouse) and (flaw := table.law.flaw(HouseRule(command.rule, command.how))):
                return Heard(tuple(wrapped(f"{flaw.what}; {flaw.remedy}", self.look, "", "  ")), FAILED, undone=True)
        before = self.sitting.table
        aside = 0
        if self.sitting.journal.can_redo and judged(table, command).was_done:
            aside = self.sitting.set_aside()
        outcome = self.sitting.journal.perform(command, self.sitting.chance)
        if outcome.was_done:  # kept before anything else can go amiss
            self.keeper.say(say(command, before.state, before.catalogue))
            self.sitting.is_saved = False
        heard = self._tell(Answered(table, (outcome,)), undone=not outcome.was_done)
        if aside:
            said = f"what was taken back is kept: branch {aside} goes there"
            heard = heard._replace(lines=(*heard.lines, *wrapped(said, self.look, "  ", "    ")))
        return heard

    def _out_of_reach(self, answer: q.NotHere, table: Table, text: str) -> Heard:
        """The card exists, but not where it could be meant: says so, and how to lay it there.

        A question is answered as if the player held the card, if it lies nowhere on the board or in a hidden hand. An
        act with such a card is asked back.
        """
        asked = is_question(text) or is_supposed(text)
        is_open = lies_nowhere(table, answer.card_id) if self.eyes is None else answer.who != self.eyes
        if asked and is_open and answer.who != NO_PLAYER:
            return self._if_held(answer, table, text)
        card = table.catalogue[answer.card_id].name
        who = table.name(answer.who) if answer.who != NO_PLAYER else "somebody"
        if self.eyes is None and is_open and answer.who != NO_PLAYER and not self.is_retold:
            given = f"let {who} have {card}; {text}"
            which = "is this meant? Nobody was given the card"
            return self.missed(Asks(which, (Choice(given, given),), is_guess=True), text)
        heard = self._tell(Answered(table, (out_of_reach(table),)), undone=not asked)
        if self.eyes is not None:
            return heard
        said = f'{card} lies nowhere that {who} could use it from: "let {who} have {card}" would lay it there.'
        return heard._replace(lines=(*heard.lines, *wrapped(said, self.look, "  ", "    ")))

    def _if_held(self, answer: q.NotHere, table: Table, text: str) -> Heard:
        """The answer to a question if each card that it lacks lies before the player who would use it.

        It lies in the hand, unless the question means it to be in use or sideways.
        """
        held: list[str] = []
        again: q.Answer = answer
        here = table
        while isinstance(again, q.NotHere) and again.who != NO_PLAYER and len(held) < SUPPOSED_MOST:
            name, card = table.name(again.who), table.catalogue[again.card_id].name
            tried: list[tuple[str, Table, q.Answer]] = []
            for where, words in HELD[:1] if self.eyes is not None else HELD:
                lies = perform(here, LetHave(again.who, again.card_id, where)).table
                meant = read(lies, text, speaker=self.eyes, at_prompt=True)
                tried.append((words.format(name=name, card=card), lies, meant))
            fitting = next((one for one in tried if one[2] != again and not _is_amiss(one[2], one[1])), None)
            if fitting is None and held:  # what is only aimed at is held by nobody
                break
            said, here, again = fitting or tried[0]
            held.append(said)
        if not isinstance(again, q.Asked) or not isinstance(again.question, q.MayAsk | q.WhatIf):
            return self._tell(Answered(table, (out_of_reach(table),)), undone=False)
        from munch_cli.show.verdicts import ANSWERS

        heard = self._ask(again.question, here)
        heard = heard._replace(lines=(*wrapped(f"if {listed(held)}:", self.look), *heard.lines))
        if self.eyes is not None or may_hold_more(table, answer.who):
            return heard
        lacks = f"{table.name(answer.who)} does not have {table.catalogue[answer.card_id].name}."
        return heard._replace(
            lines=(*led("refused", ANSWERS["refused"], lacks, self.look), *heard.lines), word="refused"
        )

    def _tell(self, answered: Answered, undone: bool) -> Heard:
        self.answered = answered
        outcome = answered.last
        lines = outcome_lines(answered.table, outcome, self.look, self.eyes)
        return Heard(tuple(lines), outcome.verdict.outcome, undone)

    # ---- asking

    def _ask(self, question: q.Question, table: Table) -> Heard:
        found = answer_to(question, Put(table, self.eyes, self.answered, lambda: self.past))
        if isinstance(found, Unread):
            broken = next((said for said in found.sentences if _is_broken(said, table)), found.sentences[-1])
            return self.missed(found.read, broken) if isinstance(found.read, q.NotUnderstood) else Heard((), FAILED)
        if not isinstance(found, Judged):
            return Heard(tuple(lines_of(found, self.look)))
        if (asks := found.asked.last.verdict.asks) is not None:
            return self.missed(asks, "")
        if isinstance(question, q.MayAsk) and table.fight is not None and NOTHING_TO_ANSWER in found.ids:
            command = found.asked.last.command
            if isinstance(command, c.Decline):
                return self._may_refuse(command.who, table)
        self.answered = found.asked
        if isinstance(question, q.WhatIf):
            return Heard(tuple(imagined_lines(found.asked, question.sentences, self.look)), found.word)
        return Heard(tuple(lines_of(found, self.look)), found.word)

    def _may_refuse(self, who: PlayerId, table: Table) -> Heard:
        """Answer the question whether a player may refuse to help, where nobody has asked for help yet."""
        from munch_cli.language.talk.stands import Standing
        from munch_cli.show.standing import standing_lines

        asked = Standing("may-refuse", who, is_yes_or_no=True)
        return Heard(tuple(standing_lines(asked, table, self.look, self.eyes, self.past)))

    # ---- chance

    def _as_card_drawn(self, text: str, table: Table) -> q.Answer | None:
        """While the table asks which card was drawn, its bare name is an answer."""
        if not any(debt.what == "draw" for debt in top_layer(table.state)):
            return None
        answer = parse(f"the card is {text}", table.state, table.catalogue, at_prompt=True)
        return answer if isinstance(answer, q.Understood | Asks) else None


def _is_amiss(answer: q.Answer, table: Table) -> bool:
    """Return True if a question cannot be judged as the cards lie: a card of it lies in the wrong place."""
    if isinstance(answer, q.NotUnderstood):
        return True
    about = answer.question if isinstance(answer, q.Asked) else None
    return isinstance(about, q.MayAsk) and judged(table, about.command).verdict.is_fact


def is_question(text: str) -> bool:
    """Return True if a line that names a card asks whether a player may, so that nothing is carried out."""
    return text.endswith("?") or text.split()[0].casefold() in MAY | {"is", "am", "are", "why"}


_TERMS = re.compile(r"^\s*(?:and\s+)?[\w.’']+\s+(?:picks|chooses|gets to pick|takes)\s+first\W*$", re.IGNORECASE)
"""Who picks first, behind an offer: it is part of that."""


def sentences_of(text: str) -> tuple[str, ...]:
    """The sentences of a line with ; between them. A "what if" takes in all that follow it."""
    found: list[str] = []
    parts = text.split(";")
    for place, one in enumerate(parts):
        if is_supposed(one):
            return (*found, ";".join(parts[place:]).strip())
        if found and _TERMS.match(one):
            found[-1] += f", {one.strip()}"
        else:
            found += [one.strip()] if one.strip() else []
    return tuple(found)


def why_not_theirs(answer: q.Answer, who: PlayerId, table: Table) -> str:
    """Why a player cannot say this in a game, where all speak for themselves. "" if they can."""
    if isinstance(answer, q.Stated) or (isinstance(answer, q.Understood) and isinstance(answer.command, UNJUDGED)):
        return "in a game the cards and the dice say how things are: nothing is laid down by word."
    if not isinstance(answer, q.Understood) or answer.command.who in (who, NO_PLAYER):
        return ""
    name = table.name(answer.command.who)
    return f"only {name} speaks for {name}; over to {name} hands over the keyboard, if they sit there."


def is_look_up(answer: q.Answer) -> bool:
    """Return True if a question needs no players at the table."""
    return isinstance(answer, q.Asked) and isinstance(answer.question, q.AboutCard | q.AboutRule)


def _card_of_ones_own(answer: q.NotUnderstood, text: str, table: Table | None) -> str:
    """Where a card was to be named that no box has: how to make one up."""
    name = text[answer.at : answer.at + answer.length].strip(" \"'")
    is_here = table is not None and names_of(table.catalogue).cards.has(key(name))
    if ANY.asks not in answer.expected or not name or is_here:
        return ""
    return f'no box has such a card; one of your own is told like this: card "{name}": item, +3, 1 hand, 300 gp'


def _short_answer(text: str, table: Table) -> str:
    """While the die is asked for, a bare number is what it shows."""
    pips = number(text.casefold())
    if pips is not None and any(debt.what == "die" for debt in top_layer(table.state)):
        return f"the die shows {pips}"
    return text


def _shows_nothing(answer: q.Answer, table: Table, look: Look) -> bool:
    """Return True if a line begins like one that shows the table or a hand, and nothing is known of what follows."""
    match answer:
        case q.Session(word="show", rest=rest):
            return not asides.shows(rest, table, look)
        case q.Session(word="hand", rest=rest):
            return " " in rest and table.state.seat_called(rest) is None
        case _:
            return False


def _may_want(answer: q.Answer | Asks) -> bool:
    """Return True if a line may be a session command in other words: it was not parsed, or has words left."""
    if isinstance(answer, q.Session):
        return bool(answer.rest.strip("? "))
    return isinstance(answer, q.NotUnderstood | Asks)


def _is_broken(sentence: str, table: Table) -> bool:
    return isinstance(parse(sentence, table.state, table.catalogue, at_prompt=True), q.NotUnderstood)


ALREADY = "it lies so already."


def state(talk: Talk, statement: Statement, table: Table) -> Heard:
    """Make a statement true, if it can be."""
    sitting = talk.sitting
    assert sitting is not None
    try:
        found = stated(table, statement)
    except Problems as problems:
        return Heard(tuple(amiss_lines(problems, talk.look)), MISSED)
    if not isinstance(found, NowSo):
        part = partly(table, statement) if isinstance(statement, Being) and _is_new(statement, table) else None
        if part is None:
            lines = clash_lines(found, table, talk.look)
            first = told_before(table, statement) if isinstance(statement, Being) else []
            if first:
                said = [quoted(say(one, table.state, table.catalogue)) for one in first]
                lines += wrapped(f"it could be after {listed(said)}.", talk.look, "  ")
            return Heard(tuple(lines), "refused", undone=True)
        lines = clash_lines(part.clashes, table, talk.look)
        lines += wrapped(f"the rest is laid: {say(part.kept, table.state, table.catalogue)}.", talk.look, "  ", "    ")
        return Heard((*lines, *_laid(talk, part.outcome, part.kept, table)), "refused", undone=True)
    outcome, card = found
    if card is None and outcome.table.state == table.state:
        return Heard((ALREADY,), "")
    return Heard(tuple(_laid(talk, outcome, statement, table, card)), "allowed")


def _is_new(being: Being, table: Table) -> bool:
    """Return True if the description is of a player before whom nothing lies yet, so that a part of it may be laid."""
    state = table.state
    seat = next((seat for seat, player in enumerate(state.players) if key(player.name) == key(being.whom)), None)
    if seat is None:
        return True
    zones = (state.zones[seat_zone(PlayerId(seat), zone)] for zone in range(SEAT_ZONES))
    return state.players[seat].level == 1 and not any(zones)


def _laid(
    talk: Talk, outcome: Outcome, statement: Statement, table: Table, card: Mapping[str, object] | None = None
) -> list[str]:
    """Lay the table as it is now and keep what was said. Return the lines that tell what has changed."""
    sitting = talk.sitting
    assert sitting is not None
    aside = sitting.set_aside()
    if card is not None:
        sitting.make_up(card)
    sitting.journal.lay(outcome)
    sitting.is_saved = False
    talk.answered = None
    talk.keeper.say(say(statement, table.state, outcome.table.catalogue))
    lines = changed_lines(table, outcome.table, statement, talk.look)
    if fight_lines(outcome.table, talk.look) != fight_lines(table, talk.look):
        lines += unknown_lines(outcome, talk.look)
    if aside:
        lines += wrapped(f"what was taken back is kept: branch {aside} goes there", talk.look, "  ", "    ")
    return lines


# ---- what is said of an outcome: the verdict, what happened, the sums, what is asked next


def broken_off(before: Table | None, now: Table | None) -> str:
    """What became of a sentence whose answer broke off. ``before``: the table as it was last told."""
    if now is before:
        return "the table is as it was"
    return "it was carried out, but could not be told to the end: show tells how the table lies"
