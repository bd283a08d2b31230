"""What somebody does, by the words of a line: every command they can mean on this board, and how well they fit."""

from __future__ import annotations

from collections.abc import Iterator

from munch_cli.language.talk.abilities import abilities_of, ability_used, uses
from munch_cli.language.talk.card_names import stem
from munch_cli.language.talk.clause import DOUBTED, MOST, ODD, PARTICLE, STRANGE, Builder, Clause, Meant, owing, turn_of
from munch_cli.language.talk.deeds import (
    answers,
    card_drawn,
    chooses,
    claims,
    happens,
    plain,
    rolls,
    runs,
    sacrifices,
    shows_hand,
    silent,
    takes_card,
    troubles,
)
from munch_cli.language.talk.goods import charities, discards, equips, gives, one_of, sells, trades
from munch_cli.language.talk.helping import asks_help, offers_help
from munch_cli.language.talk.lexicon import GAP, SMALL, Act, Phrase, Token
from munch_cli.language.talk.mentions import LIKELY, Guess, Mention, Sight, Thing, mentions
from munch_cli.language.talk.playing import plays, told_by_name
from munch_cli.table import commands as c
from munch_cli.table.ids import NO_PLAYER, PlayerId
from munch_cli.table.state import IN_PLAY, SIDEWAYS
from munch_cli.table.vocabulary import Ability

BUILDERS: dict[str, Builder] = {
    "play": plays,
    "attack": plays,
    "curse": plays,
    "buff": plays,
    "rob": plays,
    "become": plays,
    "level_up": plays,
    "equip": equips,
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
    "pass": plain(c.Pass, owing),
    "ready": plain(c.BeReady),
    "leave": plain(c.LeaveGame),
    "show_hand": shows_hand,
    "roll": rolls,
    "card_is": card_drawn,
}
"""Act -> what makes commands of its words."""


SHORTER = 0.15
"""What each word costs a verb by which another one at the same place is longer: "end" where "end the turn" is said."""
SLIP = 0.1
"""What a verb costs with a slip in it."""
LONG, SLIPPED = 6, 0.9
"""A word so long is taken for a known one that it is so like."""
OF_SEVERAL = ("sell", "give", "trade", "discard", "charity")
"""Acts that several cards go with at once, as in "everything but the bow"."""
WITHOUT_A_PRICE = frozenset({"sell", "give", "trade", "equip", "stow", "ask_help"})
"""Acts about cards for which nothing is ever discarded."""


def _words_in(phrase: Phrase) -> int:
    """How many words a verb has."""
    return len(phrase) - phrase.count(GAP)


class Reading:
    """The clauses that a run of tokens may be; mentions are found once for each part of the line."""

    def __init__(self, sight: Sight, tokens: list[Token], subject: tuple[Guess, ...] = (), asked: bool = False) -> None:
        self.asked = asked
        self.sight = sight
        self.tokens = tokens
        self.spoken_by = subject
        self._named: dict[tuple[tuple[str, ...], int], tuple[list[Mention], list[str]]] = {}

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
        sure = max((guess.fit for guess in self.subject()[0]), default=LIKELY)
        doers = {one.command.who for one in meant if one.fit >= 0.4}
        if sure >= LIKELY or len(doers) != 1:
            return meant
        return [one._replace(fit=min(0.95, one.fit * LIKELY / sure)) for one in meant]

    def _all(self) -> Iterator[Meant]:
        lexicon = self.sight.lexicon
        line = " ".join(token.text for token in self.tokens)
        for act in lexicon.acts.values():
            if line in act.alone and act.name in BUILDERS:
                clause = Clause(self.sight, self.tokens, act, (), self.spoken_by, [], 0.0)
                for meant in BUILDERS[act.name](clause):
                    yield meant._replace(fit=meant.fit + 0.03, act=act.name)
        subject, begin = self.subject()
        for at in range(begin, min(len(self.tokens), begin + 7)):
            found = [
                (meant, _words_in(phrase))
                for act, phrase, end, skipped, wrong in self.verbs_at(at)
                for meant in self._as(act, phrase, subject, begin, at, end, skipped, wrong)
            ]
            longest = max((words for _, words in found), default=0)
            yield from (meant._replace(fit=meant.fit - SHORTER * (longest - words)) for meant, words in found)
        yield from told_by_name(self.sight, self.tokens, subject, begin)

    def subject(self) -> tuple[tuple[Guess, ...], int]:
        """Who does it, and the token behind; nobody, if no name stands first."""
        tokens, sight = self.tokens, self.sight
        seats, after = sight.player_at(tokens, 0)
        if not seats:
            seats, after = sight.called_by_being(tokens, 0)
        if not seats:
            seats, after = sight.pronoun(tokens[0].text), 1
        if seats and after < len(tokens):
            return seats, after
        return self.spoken_by, 0

    def verbs_at(self, at: int) -> Iterator[tuple[Act, Phrase, int, frozenset[int], float]]:
        """The verbs of acts that stand at a token: the token behind, which of it stand later, what a slip costs.

        A word with a slip may be a word that we do not know: what is made of it is asked back.
        """
        word = self.tokens[at].text
        index = self.sight.lexicon.verbs
        bases = [(base, 0.0) for base in self.sight.lexicon.base_forms(word) if base in index]
        if not bases and not {word, stem(word)} & set(self.sight.lexicon.kinds):
            bases = [(base, SLIP) for base in self._slips(word, index)]
        for base, wrong in bases:
            for act, phrase in index[base]:
                found = self._along(phrase, at)
                if found is not None:
                    alone = 3 * wrong if len(self.tokens) == 1 else wrong  # one strange word may be anything
                    yield act, phrase, found[0], found[1], alone

    def _slips(self, word: str, index: dict[str, list[tuple[Act, Phrase]]]) -> list[str]:
        """Verbs that a word may be with a slip in it; a word that is known is none of them: "same" is not "save"."""
        if word in self.sight.lexicon.known:
            return []
        like = self.sight.names.same_word
        found = [v for v in index if len(v) >= 4 and v[0] == word[0] and not v.startswith(word)]
        return [v for v in found if max(like(word, v), like(word, f"{v}s")) >= 0.8 and not word.startswith(v)][:3]

    def _along(self, phrase: Phrase, at: int) -> tuple[int, frozenset[int]] | None:
        """Where a verb ends that begins at a token, and which of its words stand behind what it is about."""
        tokens = self.tokens
        here = at + 1
        place = 1
        while place < len(phrase) and phrase[place] != GAP:
            while here < len(tokens) and tokens[here].text in SMALL | {"very"} and tokens[here].text != phrase[place]:
                here += 1
            if here >= len(tokens) or not self._is_form(tokens[here].text, phrase[place]):
                return None
            here += 1
            place += 1
        if place >= len(phrase):
            return here, frozenset()
        rest, later, skipped = phrase[place + 1 :], here + 1, set()
        if not rest:
            return here, frozenset()
        for word in rest:
            while later < len(tokens) and not self._is_form(tokens[later].text, word):
                later += 1
            if later >= len(tokens):
                return None
            skipped.add(later)
            later += 1
        return here, frozenset(skipped)

    def _is_form(self, said: str, word: str) -> bool:
        """Whether a word is a form of one of a verb's, or has a slip in it."""
        return word in self.sight.lexicon.base_forms(said) or self.sight.names.is_slip(said, word)

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
        in_front = self.tokens[begin:at]
        between = [token.text for token in in_front]
        odd = self._odd(between)
        left = [token for place, token in enumerate(self.tokens) if place >= end and place not in skipped]
        name = (tuple(t.text for t in left), subject[0].what if subject else NO_PLAYER)
        if name not in self._named:
            self._named[name] = mentions(self.sight, left, 0, len(left), name[1])
        named, strange = self._named[name]
        ahead: list[Mention] = []
        if odd and not subject:
            ahead, odd = mentions(self.sight, in_front, 0, len(in_front), NO_PLAYER)
        if act.name not in OF_SEVERAL and any(mention.kept for mention in named):
            return
        if act.name in WITHOUT_A_PRICE:
            named, strange = self._without_what_is_thrown_away(named, strange)
        words = [word for word in strange if word not in act.besides and not self._is_slip_of(word, act.besides)]
        like, own = self.sight.names.same_word, self._words_of_abilities() if words and act.name == "use" else ()
        words = [word for word in words if not any(like(word, part) >= 0.8 for part in own)]
        tail = [token.text for token in left]
        stray = sum(PARTICLE for word in tail if word in self.sight.lexicon.words["particles"])
        known = self.sight.lexicon.words
        is_suffered = not known["suffering"].isdisjoint(between)
        by_foes = any(map(self.sight.is_foe, ahead)) or not known["monsters"].isdisjoint(between)
        if (act.name == "claim" and is_suffered) or (by_foes and not is_suffered):
            return  # who is killed claims no kill; what a monster does, nobody does
        cost = STRANGE * len(words) + ODD * len(odd) + stray + wrong
        clause = Clause(self.sight, left, act, phrase, subject, [*ahead, *named], cost, self.asked)
        if {"the", "a", "an"}.isdisjoint(between[-1:]):  # not "that's the end of Ann"
            bonus = 0.004 * _words_in(phrase)
            for meant in BUILDERS[act.name](clause):
                yield meant._replace(fit=meant.fit - cost + bonus, act=act.name)

    def _without_what_is_thrown_away(self, named: list[Mention], strange: list[str]) -> tuple[list[Mention], list[str]]:
        """What is named and what is strange, where "and discards X" is told of another deed: "sells the bow and …"."""
        lexicon = self.sight.lexicon
        throwing = {verb[0] for verb in lexicon.acts["discard"].verbs if len(verb) == 1}
        thrown = [m for m in named if not throwing.isdisjoint(lexicon.base_forms(m.before))]
        return [m for m in named if m not in thrown], [*strange, *(m.before for m in thrown)]

    def _is_slip_of(self, word: str, known: frozenset[str]) -> bool:
        """Whether a long word is one of some others with a slip in it: "offerring"."""
        like = self.sight.names.same_word
        return any(len(one) >= LONG and like(word, one) >= SLIPPED for one in known)

    def _words_of_abilities(self) -> frozenset[str]:
        """The words of the names of abilities in sight."""
        seats = range(len(self.sight.state.players))
        called = (ability.name for seat in seats for _, ability in abilities_of(self.sight, seat))
        return frozenset(word for name in called for word in name.casefold().split())

    def _odd(self, between: list[str]) -> list[str]:
        """The words between who does something and the verb that do not belong there."""
        lexicon = self.sight.lexicon
        return [word for word in between if word not in lexicon.words["sliding"] | SMALL | lexicon.fillers]

    def abilities(self) -> list[Meant]:
        """The abilities on the board whose own words stand in the line."""
        subject, begin = self.subject()
        clause = Clause(self.sight, self.tokens, Act("use", ()), (), subject, [], 0.0)
        found: list[Meant] = []
        for who, _ in clause.who():
            for thing, ability in abilities_of(self.sight, who):
                called = ability.name.casefold()
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
        return word in bases or any(self.sight.names.is_slip(base, word) for base in bases)

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
        odd = self._odd([token.text for token in self.tokens[begin:at]])
        left = [token for place, token in enumerate(self.tokens) if place >= end and place not in skipped]
        most = DOUBTED if phrase == ("take",) else 1.0  # what is taken from somebody may be given, too
        found: list[Meant] = []
        lexicon = self.sight.lexicon
        clause = Clause(self.sight, left, Act("use", ()), phrase, subject, [], 0.0)
        for who, sure in clause.who():
            if thing.owner not in (who, NO_PLAYER):
                continue
            named, strange = mentions(self.sight, left, 0, len(left), who)
            clause.named = named
            words = [w for w in strange if w not in lexicon.acts["use"].besides]
            stray = sum(PARTICLE for t in left if t.text in lexicon.words["particles"])
            cost = STRANGE * (len(words) + len(odd)) + stray
            found += [
                m._replace(fit=min(most, m.fit - cost + 0.01 * len(phrase)), act="use")
                for m in ability_used(clause, PlayerId(who), thing, ability, named, sure)
            ]
        return found
