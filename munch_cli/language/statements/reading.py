"""Reading sentences that say how the board lies: who they are about, and which kind of statement they are.

What can be said of a player stands in ``somebody`` and ``fight``, what is said of no player here and in ``fight``.
``card "NAME": FACT, …`` makes up a card. An unknown name brings a new player. A name that is nearly a player's is asked
about.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from munch_cli.language.answers import Answer, NotUnderstood, Stated
from munch_cli.language.fill import Board
from munch_cli.language.forms import Blank, Form, Literal, base, is_article, leading
from munch_cli.language.grammar import FIRST_WORDS, OTHER_WORDS, STATED_VERBS, STATEMENTS
from munch_cli.language.made_up import split_card_line
from munch_cli.language.miss import missed
from munch_cli.language.names import is_signed, key, number
from munch_cli.language.reader import THE_END, Reader
from munch_cli.language.statements import fight, somebody
from munch_cli.language.statements.facts import fact
from munch_cli.language.statements.sentence import Found, Sentence
from munch_cli.language.statements.somebody import Fault, newcomer, whose
from munch_cli.table.asks import Asks
from munch_cli.table.ids import PlayerId
from munch_cli.table.statements import MadeUp

OfSomebody = Callable[[Sentence, str, int], Found]
OfNobody = Callable[[Sentence, int], Found]
JOINING = frozenset({"join", "joins", "sit", "sits"})
AND = frozenset({"and", "+", "&"})
SAYING = frozenset({*FIRST_WORDS, *(word for spellings in STATED_VERBS.values() for word in spellings)})
"""Words of sentences, in every spelling."""


def stated(reader: Reader, board: Board, speakers: tuple[PlayerId, ...], begin: int) -> Answer | None:
    """The statement that the words of a sentence make, what keeps it from being one, or None if it is of another kind.

    ``speakers``: whom "I" may mean. What could have stood at every word is noted in the reader.
    """
    if begin >= reader.end:
        return None
    sentence = Sentence(reader, board, speakers)
    made = _made_up(sentence) or _of_a_card(sentence, begin)
    if made is not None:
        return made
    found: Found | Fault | None = fact(sentence, begin) or _of_nobody(sentence, begin)
    if found is None or found[0] is None:
        found = _of_somebody(sentence, begin) or found
    if sentence.question is not None:
        return sentence.question
    if found is None or isinstance(found, Asks | NotUnderstood):
        return found
    statement, after = found
    if statement is not None:
        if after == reader.end:
            return Stated(statement)
        reader.want(after, THE_END.asks, THE_END, {})
    return missed(reader, begin)


def _made_up(sentence: Sentence) -> Answer | None:
    """A made-up card. It takes the whole line."""
    line = split_card_line(sentence.text)
    if line is None:
        return None
    if not line.facts:
        end = len(sentence.text.rstrip())
        return NotUnderstood(end, 0, "what kind of card it is", (), sentence.text[:end])
    return Stated(MadeUp(line.name, line.facts))


def _of_a_card(sentence: Sentence, begin: int) -> Stated | None:
    """``Wom Bat is Level 3``: a number that no source gives, as the player's own copy of the card has it."""
    reader = sentence.reader
    named, after = reader.card(reader.past_articles(begin))
    if named is None or not (reader.is_word(after, "is", "has") and reader.is_word(after + 1, "level")):
        return None
    level = number(reader.words[after + 2].text) if after + 3 == reader.end else None
    printed = [card for card in map(sentence.catalogue.__getitem__, named.cards) if "level" in card.unknown]
    if not level or len(printed) != 1 or is_signed(reader.words[after + 2].gap):
        return None
    card = printed[0]
    return Stated(MadeUp(card.name, f"{card.kind}, level {level}, like {card.set}"))


def _of_nobody(sentence: Sentence, begin: int) -> Found | None:
    reader = sentence.reader
    begin = reader.past_articles(begin)
    for opening, read in OPENINGS:
        if all(reader.is_word(begin + place, *word.spellings) for place, word in enumerate(opening)):
            return read(sentence, begin + len(opening))
    return None


def _of_somebody(sentence: Sentence, begin: int) -> Found | Fault | None:
    reader, speakers = sentence.reader, sentence.speakers
    said = _of_several(sentence, begin) or _of_what_is_ones_own(sentence, begin)
    if said is not None:
        return said
    named, after = reader.player(begin)
    if named is not None and len(named.seats) == 1:
        said = _said_of(sentence, sentence.seated()[named.seats[0]], after)
        if said is not None:
            return said
    if reader.is_word(begin, "i"):
        return _said_of(sentence, sentence.seated()[speakers[0]], begin + 1) if len(speakers) == 1 else None
    short = _in_short(sentence, begin)
    return short if short is not None and short[0] is not None else _of_somebody_new(sentence, begin)


def _of_several(sentence: Sentence, begin: int) -> Found | Fault | None:
    """``Ann, Bob and Tom join``. None if there are not several names before the verb."""
    reader = sentence.reader
    words = reader.words
    end = next((n for n in range(begin + 1, reader.end) if words[n].text in JOINING), begin)
    parting = [n for n in range(begin + 1, end) if words[n].text in AND or "," in words[n].gap]
    if not parting or words[end - 1].text in AND:
        return None
    names: list[str] = []
    at = begin
    for stop in (*parting, end):
        if stop > at:
            found = _one_of_several(sentence, at, stop)
            if not isinstance(found, str):
                return found
            names.append(found)
        at = stop + (words[stop].text in AND)
    return somebody.join(sentence, tuple(names), end + 1)


def _one_of_several(sentence: Sentence, at: int, stop: int) -> str | Fault | None:
    named, after = sentence.reader.player(at)
    if named is not None and after == stop:
        return sentence.seated()[named.seats[0]]
    words = sentence.reader.words
    is_new = words[stop - 1].text == ")"
    if not is_new and (_is_said({word.text for word in words[at:stop]}) or number(words[at].text) is not None):
        return None
    return newcomer(sentence, at, stop) or None


def _is_said(words: set[str]) -> bool:
    """Whether one of these words often stands in a sentence, and so is no name beside "and Tom joins"."""
    return not words.isdisjoint(SAYING) or any(base(word) in OTHER_WORDS for word in words)


def _of_what_is_ones_own(sentence: Sentence, begin: int) -> Found | None:
    """``Jenn's Level is 4``, also with the bare name, ``Jenn's turn``"""
    reader = sentence.reader
    stop = next((n for n in range(begin + 1, reader.end) if reader.words[n].text in ("level", "turn")), 0)
    is_turn = reader.is_word(stop, "turn")
    if not stop or not (is_turn or reader.is_word(stop + 1, "is")):
        return None
    name = whose(sentence, begin, stop)
    if is_turn:
        return fight.whose_turn(sentence, begin) if name else None
    bare, after = sentence.player_at(begin)
    name = name or (bare if after == stop else "")
    return somebody.level_of(sentence, name, stop + 2) if name else None


def _in_short(sentence: Sentence, begin: int) -> Found | None:
    """``Jenn's dead``, ``I'm a Level 4 Elf``, ``I've Coffin``: what is said after "is" or "have" run together."""
    reader, speakers = sentence.reader, sentence.speakers
    if reader.is_word(begin, "im", "ive"):
        said = VERBS["has" if reader.is_word(begin, "ive") else "is"]
        return said(sentence, sentence.seated()[speakers[0]], begin + 1) if len(speakers) == 1 else None
    rest = sentence.text[reader.words[begin].start :].replace("’", "'").casefold()
    who = next((name for name in sentence.seated() if rest.startswith(f"{name.casefold()}'s ")), "")
    if not who:
        return None
    at = begin + len(key(f"{who}'s"))
    reader.want(at, "turn", None, {})
    reader.want(at, "Level is", None, {})
    return _is(sentence, who, at)


def _is(sentence: Sentence, who: str, at: int) -> Found:
    """What a player is, or is doing."""
    reader = sentence.reader
    verbs = DOING | HAVING if reader.is_word(at + 1, "nothing", "only", "no") else DOING
    doing = verbs.get(reader.words[at].text) if at < reader.end else None
    return VERBS[doing](sentence, who, at + 1) if doing else somebody.is_(sentence, who, at)


def _of_somebody_new(sentence: Sentence, begin: int) -> Found | Fault | None:
    """What is said of a new name. Without an s the verb is not about a new player: "please help", "they fight"."""
    reader = sentence.reader
    end = next((n for n in range(begin + 1, reader.end) if reader.words[n].text in STATED_VERBS), 0)
    found = newcomer(sentence, begin, end) if end else ""
    return _said_of(sentence, found, end) if isinstance(found, str) and found else found or None


def _said_of(sentence: Sentence, who: str, at: int) -> Found | None:
    """What is said of a player from the verb on. None if no verb of a statement stands there."""
    reader = sentence.reader
    also = reader.is_word(at, "also")
    at += also
    read = VERBS.get(reader.words[at].text) if at < reader.end else None
    if also:
        return fight.fights(sentence, who, at + 1, also=True) if read is fight.fights else None
    return read(sentence, who, at + 1) if read is not None else None


DOING = {"fighting": "fights", "helping": "helps"}
HAVING = {"holding": "holds", "carrying": "carries", "wearing": "wears", "wielding": "wears"}
"""What a player is doing -> the verb for it."""
READ_OF_SOMEBODY: dict[str, OfSomebody] = {
    "being": _is,
    "had_in_hand": partial(somebody.had, spot="hand"),
    "had": partial(somebody.had, spot=None),
    "had_sideways": partial(somebody.had, spot="sideways"),
    "had_in_play": partial(somebody.had, spot="in_play"),
    "cursed_with": partial(somebody.had, spot="curses"),
    "foes": fight.fights,
    "helped": fight.helps,
    "seat": somebody.joins,
    "game": somebody.owns,
}
READ_OF_NOBODY: dict[str, OfNobody] = {
    "turn": fight.whose_turn,
    "phase": fight.phase_is,
    "rolls": fight.next_roll,
    "next_cards": fight.next_card,
    "next_doors": partial(fight.next_of, deck="door"),
    "next_treasures": partial(fight.next_of, deck="treasure"),
    "hands": partial(fight.hands_are, known=True),
    "no_hands": partial(fight.hands_are, known=False),
    "": fight.no_fight,
}
"""The slot of a statement in the table of sentences, "" where there is none -> how the words in it are read."""


def _slot_of(form: Form) -> str:
    return next((element.field for element in form.pattern if isinstance(element, Blank)), "")


_FORMS = tuple(form for verb in STATEMENTS for form in verb.forms)
VERBS: dict[str, OfSomebody] = {
    spelling: READ_OF_SOMEBODY[_slot_of(form)]
    for form in _FORMS
    if not form.bare
    for spelling in leading(form).spellings
}
"""A verb in any spelling -> how the words behind it are read."""
OPENINGS: tuple[tuple[tuple[Literal, ...], OfNobody], ...] = tuple(
    (
        tuple(word for word in form.pattern if isinstance(word, Literal) and not is_article(word)),
        READ_OF_NOBODY[_slot_of(form)],
    )
    for form in _FORMS
    if form.bare and _slot_of(form) in READ_OF_NOBODY
)
"""First words of statements that name no player, articles aside -> how the words behind them are read.

A made-up card takes the whole line and is read before all others.
"""
