"""What a line means that the grammar does not take exactly: one of the things that can be meant on this board.

Acts, statements and questions are read alike: every reading that makes sense here is weighed by how well it fits the
words; a clear winner is taken, the best three are asked back, and of anything else nothing is done.
"""

from __future__ import annotations

import re

from munch_cli.arbiter.clauses import ASKED, CHOICES, MARGIN, TAKEN, Clauses, Context, Taken, Unsure, Way
from munch_cli.arbiter.follow_up import followed_up
from munch_cli.arbiter.in_general import in_general
from munch_cli.arbiter.standing import standing_asked
from munch_cli.arbiter.taking import decided, leaves_out_a_card
from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.language.answers import Asked, Stated, Understood
from munch_cli.language.parse import parse
from munch_cli.language.say import say, say_question
from munch_cli.language.talk.asking import (
    called_for_help,
    may_begins,
    parted_from_contrast,
    parted_from_question,
    parted_from_reasons,
    paying,
    preferred,
    question_before_if,
    supposed_parts,
    turned_about,
)
from munch_cli.language.talk.lexicon import SMALL, Lexicon, Token, number_of, singular, tokens_of
from munch_cli.language.talk.mentions import NAMED, Mention, mentions
from munch_cli.language.talk.stands import DEFINITE, Standing, stands_asked
from munch_cli.language.talk.whys import behind_why, why_asked
from munch_cli.table import commands as c
from munch_cli.table.cards import CHARACTER_KINDS
from munch_cli.table.ids import NO_PLAYER, CopyId, PlayerId
from munch_cli.table.typed import NamedTuple


class General(NamedTuple):
    """A question about the rules rather than this board, without the names of this table; whether it had any, and
    whether it names a card that lies here.
    """

    question: str
    names: bool
    names_card: bool = False


class Unclear(NamedTuple):
    """A line about this table that is not understood; the rules in general do not answer it."""


Understanding = Taken | Unsure | Standing | General | Unclear | None


def understand(
    table: Table, text: str, lexicon: Lexicon, context: Context, eyes: PlayerId | None = None
) -> Understanding:
    """What a line means on this board; None if nothing comes close."""
    said = _Understanding(table, text, lexicon, context, eyes)
    meant = _found(said, text)
    if isinstance(meant, Standing) and leaves_out_a_card(said, meant):
        return Unclear()
    return decided(said, meant) if isinstance(meant, Taken | Unsure) else meant


def _found(said: _Understanding, text: str) -> Understanding:
    table, lexicon, context, eyes = said.table, said.lexicon, said.context, said.eyes
    meant = said.answer()
    if isinstance(meant, Taken):
        return meant
    for told, asked in parted_from_question(text, lexicon):
        first = _Understanding(table, told, lexicon, context, eyes).told_of_somebody()
        if isinstance(first, Taken) and not isinstance(meant, Standing) and asked.rstrip(" ?!.").endswith(" then"):
            return Taken((f"what if {'; '.join(first.sentences)}",), asked)  # "she drops it, what is she at then"
        if isinstance(first, Taken) and (not isinstance(meant, Standing) or first.sentences == (told,)):
            return Taken((*first.sentences, asked), first.unheard)
        if isinstance(first, Unsure) and not isinstance(meant, Standing):
            return Unsure(tuple(f"{choice}; {asked}" for choice in first.choices))
    if meant is None and said.is_question and said.in_general(said.tokens).names_card:
        meant = Unclear()
    if meant is None or isinstance(meant, General | Unclear):
        return _behind_what_leads(table, text, lexicon, context, eyes) or meant
    return meant


def asked_in_general(table: Table, text: str, lexicon: Lexicon) -> General:
    """A line as a question about the rules, and whether it names a card that lies here: then it is about this board."""
    line = _Understanding(table, text, lexicon, Context(), None)
    return line.in_general(line.tokens)


_LEADS = re.compile(r"^(?P<before>[^,;:?.!]{4,})(?:[,;:.!]\s+(?:so\s+)?|\s+so\s+)(?P<behind>\S.*)$")


def _behind_what_leads(
    table: Table, text: str, lexicon: Lexicon, context: Context, eyes: PlayerId | None
) -> Understanding:
    """What a line means without what leads it: "as the room is empty, Ann …", "nobody will help her, so she runs".

    It is asked back where that tells of somebody here, or denies something.
    """
    parts = _LEADS.match(text.strip())
    if parts is None:
        return None
    before, behind = parts["before"], parts["behind"]
    first = _Understanding(table, before, lexicon, context, eyes)
    if not first.tokens or first.is_question or first.tokens[0].text in lexicon.words["conditional"] | {"no", "yes"}:
        return None
    seats, _ = first.sight.player_at(first.tokens, 0)
    words = behind.split(maxsplit=1)
    if seats and len(words) == 2 and words[0].casefold() in ("he", "she", "they"):
        behind = f"{table.state.players[seats[0].what].name} {words[1]}"
    meant = _Understanding(table, behind, lexicon, context, eyes).answer()
    if not isinstance(meant, Taken):
        return meant if isinstance(meant, Unsure | Standing) else None
    if first.is_aside(first.tokens):
        return meant._replace(unheard=before)
    is_done = any(way.fit > 0.5 and way.command is not None for way in first.ways(table, first.tokens))
    return None if is_done else Unsure(("; ".join(meant.sentences),))


def _is_of_a_card(mention: Mention, tokens: list[Token], lexicon: Lexicon) -> bool:
    """Whether a card is named by its name, not by its kind: "the Brig", not "a second ship"."""
    if mention.kind != "card":
        return False
    said = [token.text for token in tokens[max(0, mention.start - 1) : mention.end]]
    is_kind = all(word in SMALL or word in lexicon.kinds for word in mention.words.split())
    is_this = said[0] in DEFINITE and len({guess.what for guess in mention.guesses}) == 1
    telling = [word for word in mention.words.split() if word not in SMALL]
    is_printed = mention.guesses[0].fit >= 0.9 and len(telling) > 1
    is_any = not is_printed and not lexicon.words["indefinite"].isdisjoint(said[:2])
    return is_this or (mention.guesses[0].fit > NAMED and not is_kind and not is_any)


class _Understanding(Clauses):
    def answer(self) -> Understanding:
        """The clear winner, the choices, a question how it stands, or None."""
        words = [token.text for token in self.tokens]
        if not words:
            return None
        said = " ".join(words)
        if said.removeprefix("no ") in self.lexicon.acts["undo"].alone or self._takes_back():
            return Taken(("undo",))
        shown = self._shown_by_the_die()
        if shown is not None:
            return shown
        followed = followed_up(self, words)
        if followed is not None:
            return followed
        plain = self._checked(said) if words[0] in self.lexicon.words["question words"] else None
        if plain is not None:  # "so what can Ned do right now"
            return plain
        several = None if self.is_question else self._told_of_several()
        if several is not None:
            return several
        is_told = self.is_question and words[0] not in ("does", "do")
        if self.is_question:
            self.tokens = turned_about(self.tokens, self.sight)
            words = [token.text for token in self.tokens]
        if words[:2] == ["what", "happens"] and stands_asked(self.sight, self.tokens, frozenset({"dies"})):
            return self._stands()
        turned = question_before_if(self.tokens, self.lexicon)
        asked_first = standing_asked(self.sight, self.table, turned, True) if turned else None
        if isinstance(asked_first, Standing) and not asked_first.copies:  # "if he helps, does he level up"
            return asked_first
        supposed = self._supposed(words)
        if supposed is not None:
            return supposed
        rest = behind_why(self.tokens, self.sight)
        if self.tokens[: len(rest)] == rest and 1 < len(rest) < len(self.tokens):  # "Ned can't sell, why?"
            self.tokens = [Token("why"), *rest]
            words = [token.text for token in self.tokens]
        if len(rest) < len(self.tokens) or " how come " in f" {said} ":
            rest = rest if len(rest) < len(self.tokens) else self.tokens[1:]
            is_plain = len(rest) > 2 and not any(word.isdigit() for word in words)
            return self._why(words) or (self.in_general(rest, "why ") if is_plain else None)
        figure = next((word for word in words if word.isdigit() or word.startswith("+")), "")
        if figure and (
            words[-1] in self.lexicon.words["asking for a sum"]
            or (words[0] in ("how", "where") and self.lexicon.words["coming to a sum"] & set(words))
            or (words[0] == "what" and words[1] in ("makes", "made"))
            or (words[0] == "how" and words[1] in ("is", "are", "am"))
        ):
            sentence = why_asked(self.sight, self.table, self.tokens)
            if sentence is not None:
                return self._checked(sentence)
        drawn = self._drawn(self.table, self.tokens)
        if drawn is not None:
            return Taken(drawn.sentences)
        behind = self._behind_the_door()
        if behind is not None:
            return behind
        is_supposed = words[0] in self.lexicon.words["supposed"]
        standing = None if is_supposed else self._stands()
        if standing is not None:
            return standing
        if is_told and words[0] == "does":  # "Bob curses her?"
            self.tokens = [Token("can"), *self.tokens[1:]]
            words = [token.text for token in self.tokens]
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
            if words[0] == "does" and self._names_one_and_a_card():
                return Unclear()
            return self.in_general(self.tokens)
        answers_one = any(debt.what in ("answer", "trade-answer", "silence") for debt in self.table.state.owed)
        if words[0] in ("nope", "no", "yes", "yeah", "yep", "nah") and len(words) > 2 and not answers_one:
            self.tokens = self.tokens[1:]
        return self._done()

    def _takes_back(self) -> bool:
        """``scrap that, undo``: whether each part of a line takes back what was said."""
        parts: list[str] = [""]
        for token in self.tokens:
            parts = [*parts, token.text] if token.breaks else [*parts[:-1], f"{parts[-1]} {token.text}"]
        alone = self.lexicon.acts["undo"].alone | {"undo"}
        return all(part.strip() in alone for part in parts)

    def _shown_by_the_die(self) -> Taken | None:
        """``oof, 2``, ``what's that, a 3``: the figure, where the die is asked for and little else is said."""
        if not any(debt.what == "die" for debt in self.table.state.owed):
            return None
        words = [token.text for token in self.tokens]
        figures = [number for word in words if (number := number_of(word)) is not None]
        empty = self.lexicon.unnaming | self.lexicon.words["question words"] | SMALL
        said = [word for word in words if number_of(word) is None and word not in empty]
        is_behind = len(words) > 1 and self.tokens[1].breaks and number_of(words[0]) is not None
        if len(figures) != 1 or (said and not is_behind):
            return None
        return Taken((f"the die shows {figures[0]}",), " ".join(said))

    def told_of_somebody(self) -> Understanding:
        """What a line means that tells what somebody does, or is, who is named; None for all else."""
        begins = self.lexicon.words["question words"] | self.lexicon.words["modals"]
        if not self.tokens or self.tokens[0].text in begins or not self._names_somebody(self.tokens):
            return None
        plain = parse(self.written, self.table.state, self.table.catalogue, speaker=self.eyes, at_prompt=True)
        return Taken((self.written,)) if isinstance(plain, Understood | Stated) else self._done()

    def _stands(self) -> Understanding:
        """A question how it stands."""
        standing = standing_asked(self.sight, self.table, self.tokens, self.is_question)
        return self._checked(standing.sentences[0], standing.fit) if isinstance(standing, Taken) else standing

    def _checked(self, sentence: str, fit: float = 1.0) -> Understanding:
        """A question of the grammar's, if it is one here; ``fit``: how much it explains of what was said."""
        answer = parse(sentence, self.table.state, self.table.catalogue, speaker=self.eyes, at_prompt=True)
        return Taken((sentence,), fit=fit) if isinstance(answer, Asked | Understood | Stated) else None

    # ---- questions whether somebody may

    def _may(self, words: list[str]) -> Understanding:
        begin = may_begins(self.tokens, self.lexicon)
        if begin is None:
            return None
        tokens, subject = begin
        tokens, besides = parted_from_reasons(paying(tokens, self.lexicon), self.lexicon)
        ways = self.ways(self.table, tokens, subject or self.spoken_by, asked=True)
        ways = [self._given_for_help(way, words) for way in ways]
        several = self._several_help(tokens, ways)
        if several is not None:
            return several
        ways = [way._replace(sentences=(self._asked(way),)) for way in ways if way.command is not None]
        chosen = self.chosen(ways)
        if isinstance(chosen, Unsure) and self.lexicon.words["anyone"] & set(words) and self._names_somebody(tokens):
            return self._of_each(ways) or chosen
        if isinstance(chosen, Unsure) and self.lexicon.words["at large"] & set(words):
            return None
        if not isinstance(chosen, Taken) and (at := self._reason_at()):
            told = self._may_of(self.tokens[:at])
            if isinstance(told, Taken):
                return told._replace(unheard=" ".join(token.text for token in self.tokens[at:]))
        if chosen is None and self._is_of_this_table(tokens, words):
            return Unclear()
        return chosen._replace(unheard=besides) if isinstance(chosen, Taken) else chosen

    def _reason_at(self) -> int:
        """Where somebody says why they ask: "can Ann sell her sword, it is worth a lot"; 0 if nobody does."""
        begins, terms = ("he", "she", "they", "it", "i", "we"), self.lexicon.words["bargaining"]
        at = next((n for n, token in enumerate(self.tokens) if n > 3 and token.breaks and token.text in begins), 0)
        return at if terms.isdisjoint(token.text for token in self.tokens[at:]) else 0

    def _of_each(self, ways: list[Way]) -> Taken | None:
        """``may anyone help her``: the question of each who may be meant; None if more differs than who does it."""
        alike = [way for way in ways if way.fit > ways[0].fit - MARGIN]
        deeds = {way.command._replace(who=NO_PLAYER) for way in alike if way.command is not None}
        return Taken(tuple(sentence for way in alike for sentence in way.sentences)) if len(deeds) == 1 else None

    def _several_help(self, tokens: list[Token], ways: list[Way]) -> Taken | None:
        """``can Ann and Bob both help Cy``: Ann helps, and Bob is asked besides."""
        fight = self.table.fight
        if fight is None or not ways or not isinstance(ways[0].command, c.AskHelp | c.OfferHelp):
            return None
        found = (self.sight.several_at(tokens[at:])[0] for at in range(len(tokens)))
        seats = next((some for some in found if some), ())
        if len(seats) != 2 or fight.fighter in seats:
            return None
        first, second = (self.table.name(PlayerId(seat)) for seat in seats)
        fighter = self.table.name(fight.fighter)
        return Taken((f"what if {first} helps {fighter}; {fighter} asks {second} for help",))

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
        cards = [m for m in named if m.kind == "card" and m.guesses[0].fit > NAMED]
        return (
            len(doers) > 0
            and doers[0].start == 0
            and len(cards) > 0
            and self.lexicon.words["how many"].isdisjoint(words)
        )

    def in_general(self, tokens: list[Token], why: str = "") -> General:
        """The line as a question about the rules."""
        said, question = " ".join(token.text for token in tokens), in_general(self.sight, tokens)
        begin = int(
            bool(tokens) and tokens[0].text in self.lexicon.words["modals"] | self.lexicon.words["question words"]
        )
        named = mentions(self.sight, tokens, begin, len(tokens))[0]
        found = [mention for mention in named if _is_of_a_card(mention, tokens, self.lexicon)]
        copies = [CopyId(mention.guesses[0].what) for mention in found]
        names_card = any(self.table.card(copy).kind not in CHARACTER_KINDS for copy in copies)
        return General(why + question, said != question, names_card)

    def _names_one_and_a_card(self) -> bool:
        """Whether a player who sits here and the full name of a card that lies here are said."""
        named = mentions(self.sight, self.tokens, 0, len(self.tokens))[0]
        cards = [m for m in named if m.kind == "card" and m.end - m.start > 1 and m.guesses[0].fit >= 1.0]
        return len(cards) > 0 and any(m.kind == "player" and m.by_name for m in named)

    def _asked(self, way: Way) -> str:
        assert way.command is not None
        return say_question(way.command, self.table.state, self.table.catalogue)

    # ---- deeds and statements

    def _told_of_several(self) -> Taken | None:
        """``Ann and Bob are Elves``, ``everybody is Level 3``: the same is laid for each of them."""
        tokens = tokens_of(self.written, self.lexicon)
        seats, at = self.sight.several_at(tokens)
        told = [token for token in tokens[at:] if token.text not in ("both", "all", "each")]
        if seats and tokens[at - 1].is_owner:
            told = [Token("is"), *told]
        if not seats or len(told) < 2 or told[0].text not in self.lexicon.words["told of several"]:
            return None
        one = [token._replace(text=singular(token.text)) for token in told]
        sentences: list[str] = []
        table = self.table
        for seat in seats:
            who = [Token(word) for word in self.sight.seats[seat][0]]
            way = self.clear(table, [*who, *told], ()) or self.clear(table, [*who, *one], ())
            if way is None or way.command is not None:
                return None
            sentences += way.sentences
            table = self.after(table, way)
        return Taken(tuple(sentences))

    def _done(self) -> Understanding:
        self.tokens = preferred(self.tokens)
        told, besides = parted_from_contrast(self.tokens, self.sight)
        if besides:
            chosen = self.chosen(
                [way for way in self.ways(self.table, told, self.spoken_by) if way.command is not None]
            )
            if chosen is not None:
                return chosen._replace(unheard=besides) if isinstance(chosen, Taken) else chosen
        begin = next((n for n, token in enumerate(self.tokens) if n and token.breaks), 0)
        opening = " ".join(token.text for token in self.tokens[:begin])
        if opening in self.lexicon.acts["silence"].alone and not any(
            d.what == "silence" for d in self.table.state.owed
        ):
            chosen = self.chosen(self.ways(self.table, self.tokens[begin:], self.spoken_by))
            return chosen._replace(unheard=opening) if isinstance(chosen, Taken) else chosen
        whole = self.ways(self.table, self.tokens, self.spoken_by)
        best = whole[0].fit if whole else 0.0
        if best < 0.9:
            parted = self.parted(self.table, self.tokens)
            if parted is not None and parted[1] > best + 0.03 and parted[1] >= TAKEN:
                return Taken(parted[0], parted[2])
        return self.chosen(whole)

    def _behind_the_door(self) -> Understanding:
        """``behind the door is a Crabs``, ``door: Crabs``: it was kicked open, and that is what was found."""
        player = self.table.state.turn.player
        if self.lexicon.words["door first"].isdisjoint({self.tokens[0].text}) or player == NO_PLAYER:
            return None
        kick = c.KickOpen(player)
        kicked = perform(self.table, kick)
        drawn = self._drawn(kicked.table, self.tokens) if kicked.was_done else None
        return None if drawn is None else Taken((say(kick, self.table.state, self.table.catalogue), *drawn.sentences))

    # ---- what if

    def _supposed(self, words: list[str]) -> Understanding:
        parts = supposed_parts(self.tokens, self.sight)
        if parts is None:
            return None
        tokens, wants_win, then = parts
        tokens, besides = parted_from_reasons(tokens, self.lexicon)
        sentences: tuple[str, ...] | None
        whole = self.ways(self.table, tokens, self.spoken_by, supposed=True)
        sentences, fit = None, 0.0
        clear = self.clear(self.table, tokens, self.spoken_by, supposed=True)
        if clear is not None:
            sentences, fit = clear.sentences, clear.fit
        if fit < 0.93 or "then" in [token.text for token in tokens]:
            parted = self.parted(self.table, tokens, supposed=True)
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
            return Unsure(tuple("what if " + "; ".join((*way.sentences, *(tail or ()))) for way in some), whole[0].fit)
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
        return say(said, self.board.state, self.board.catalogue)

    def _result(self, way: Way, wants_win: bool, then: list[Token]) -> tuple[str, ...] | None:
        """What is asked of a supposed board: a win, or whether somebody may then do something."""
        if wants_win and self.table.fight is not None:
            claim = f"{self.table.state.players[self.table.fight.fighter].name} claims the kill"
            return () if claim in way.sentences else (claim,)
        if not then:
            return ()
        after = self.after(self.table, way)
        begin = may_begins(then, self.lexicon)
        if begin is None:
            return ()
        last = next(iter(self.doer(way, list(begin[0]), after)), None)
        ways = self.ways(after, begin[0], begin[1] or ((last,) if last else ()), asked=True)
        return ways[0].sentences if ways and ways[0].fit >= TAKEN - 0.1 else None

    # ---- why

    def _why(self, words: list[str]) -> Understanding:
        turned = next((n for n in range(2, min(5, len(words) - 1)) if words[n] in ("can", "could", "may")), 0)
        if turned and words[turned + 1] == "not":  # "why Ann may not kick open the door"
            return self._may_of([self.tokens[turned], *self.tokens[1:turned], *self.tokens[turned + 2 :]])
        if len(words) > 1 and words[1] in ("can", "could", "may", "must", "is", "am", "are") and "not" in words[:6]:
            at = words.index("not")
            tokens = [token for place, token in enumerate(self.tokens[1:], 1) if place != at]
            if words[1] in ("can", "could", "may") or "allowed" in words:
                asked = self._may_of(tokens)
                if asked is not None or words[1] != "is":
                    return asked
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
