"""The reader: what a line of loose talk most likely means on a board; taken where that is certain, else asked back."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Literal

from munch_cli.arbiter.certainty import CHOICES, Taken, Unsure
from munch_cli.arbiter.clauses import Context
from munch_cli.arbiter.taking import asks_more_than_leave
from munch_cli.engine.physics import physical_bar, settles
from munch_cli.engine.settle import goes_ahead
from munch_cli.engine.table import Table
from munch_cli.language.say import say, say_question
from munch_cli.language.talk.asking import may_begins, supposed_parts
from munch_cli.language.talk.lexicon import Lexicon, trimmed
from munch_cli.language.talk.stands import likely_topics
from munch_cli.reader.features import left_words, line_features
from munch_cli.reader.line import Line
from munch_cli.reader.ranking import (
    Reading,
    Weights,
    certain_features,
    certainty,
    load_weights,
    moods_of,
    ranked,
    total,
)
from munch_cli.table import commands as c
from munch_cli.table.commands import Command
from munch_cli.table.ids import PlayerId
from munch_cli.table.typed import NamedTuple

ANSWERS = (c.Agree, c.Decline, c.KeepSilent, c.Pass, c.LetHappen, c.Choose, c.GiveInCharity, c.DiscardInCharity)
"""Deeds that are said only where they are owed."""
WEIGHED = 8
"""So many readings are thought of when a line is asked back."""
BEHIND = 0.04
"""A choice that is less likely than this, beside the first one, is not offered."""
FOUND = (0.5, 0.3, 0.2)
"""How likely the first, second and third sentence are that another reader of deeds has found."""

EVIDENCE = frozenset({"verb", "main, fit", "ability card", "other, fit", "as before, kind"})
"""Features of which a deed has one that is taken, and most that are asked back."""

SHARED = 0.4
"""A question how it stands shares so much of a line that asks whether a player may do something."""
TELLING = 0.4
"""Words that together weigh so much for a deed tell it."""
TARGETS = frozenset({"whom, named", "whom, pronoun", "on, fit", "on, it", "other, fit"})
"""Features of which a deed has one whose target the line names."""

DeedMood = Literal["do", "may", "if"]


class LineRead(NamedTuple):
    """A line as it was read: how likely each mood is, and the deeds that it may mean, the likeliest first."""

    line: Line
    moods: dict[str, float]
    readings: list[Reading]
    weights: Weights

    @property
    def of_deeds(self) -> float:
        """How likely the line does a deed, asks whether one may, or supposes one."""
        return sum(self.moods.get(mood, 0.0) for mood in ("do", "may", "if"))

    @property
    def deed_mood(self) -> DeedMood:
        """How the line most likely tells a deed."""
        moods: tuple[DeedMood, ...] = ("do", "may", "if")
        best = max(moods, key=lambda mood: self.moods.get(mood, 0.0))
        return "may" if best == "do" and self.line.is_question else best


@lru_cache(8)
def read_line(table: Table, text: str, lexicon: Lexicon, context: Context, eyes: PlayerId | None) -> LineRead:
    """Return a line as it can be read on a board. The last few stay for the next who asks."""
    line, weights = Line(table, text, lexicon, context, eyes), load_weights()
    if not line.words:
        return LineRead(line, {}, [], weights)
    return LineRead(line, moods_of(line, weights), list(_aimed(table, ranked(line, weights))), weights)


def _aimed(table: Table, readings: list[Reading]) -> Iterator[Reading]:
    """The readings without those of one-shots on nobody, where only one on a target can be played."""
    best = readings[:WEIGHED]
    with_a_card = [one for one in best if one.deed.kind == "PlayCard:one-shot"]
    goes = {one.deed for one in with_a_card if goes_ahead(table, one.deed.command)} if len(with_a_card) > 1 else set()
    mains = {deed.main for deed in goes}
    for one in readings:
        is_bare = TARGETS.isdisjoint(one.features) and one in with_a_card
        if not (is_bare and one.deed not in goes and one.deed.main in mains):
            yield one


def does_something(read: LineRead) -> bool:
    """True if a line does something: it tells no wish, plan, duty or doubt, and nothing of another time.

    What begins with its verb is an order: "show my hand to Bo".
    """
    is_order = any(0 in places for places in read.line.acts.values())
    return is_order or read.moods.get("do", 0.0) >= read.weights.take["do"]


def may_question(read: LineRead) -> Taken | Unsure | None:
    """Return the question whether a player may do something that a line asks; None if it hardly asks one."""
    of_mood = read.moods.get("may", 0.0)
    asks_of_a_duty = read.line.words[:1] == ["must"]
    if not read.readings or of_mood < read.weights.ask or asks_of_a_duty or not _is_told(read.readings[0]):
        return None
    features = certain_features(line_features(read.line), of_mood, read.readings)
    sure = certainty(features, read.weights.certain["may"])
    best = read.readings[0]
    is_made_up = EVIDENCE.isdisjoint(best.features) or _makes_up(read, best)
    if _makes_up(read, best) and not read.line.names_a_card_here:
        return None
    is_unsure = (
        sure < read.weights.take["may"]
        or is_made_up
        or asks_more_than_leave(read.line.table, read.line.text, read.line.lexicon)
    )
    if is_unsure or isinstance(best.deed.command, ANSWERS):
        some = choices_of(read)
        return Unsure(some, sure) if some else None
    return asked_of(read, best, sure)


def told_deeds(read: LineRead, most: int) -> Iterator[Reading]:
    """The deeds that a line tells, with the card that they are done with; of the likeliest few."""
    told = (one for one in read.readings[:most] if _is_offered(read.line, one))
    yield from (one for one in told if not _is_of_an_untold_card(one))


def asked_of(read: LineRead, reading: Reading, sure: float) -> Taken:
    """The question whether a player may do a deed, as what a line surely asks."""
    return Taken((_said(read, reading.deed.command, "may"),), " ".join(_ignored(read, reading)), sure)


def _ignored(read: LineRead, reading: Reading) -> list[str]:
    """The words of the line that a deed ignores; an odd verb of the deed itself is none of them."""
    lexicon, left = read.line.lexicon, left_words(read.line, reading.deed)
    if left and "verb" not in reading.features and not lexicon.verb_words.isdisjoint(lexicon.base_forms(left[0])):
        left = left[1:]
    return [word for word in left if word not in lexicon.words["question words"]]


def choices_of(read: LineRead, found: Iterable[str] = (), is_denied: bool = False) -> tuple[str, ...]:
    """Return the few sentences that a line may mean, the likeliest first.

    ``found``: sentences that another reader of deeds has found, the likeliest first. ``is_denied``: the line tells no
    deed of a player, so that deeds are only asked about.
    """
    likely: dict[str, float] = {}
    for chance, sentence in _weighed(read, tuple(found), is_denied):
        likely[sentence] = likely.get(sentence, 0.0) + chance
    best = sorted(likely.items(), key=lambda one: -one[1])[:CHOICES]
    return tuple(sentence for sentence, chance in best if chance > BEHIND * best[0][1])


def _weighed(read: LineRead, found: tuple[str, ...], is_denied: bool) -> Iterator[tuple[float, str]]:
    """Each sentence that a line may mean, and how likely it is."""
    line = read.line
    mood = "may" if is_denied and read.deed_mood == "do" else read.deed_mood
    told = [one for one in read.readings[:WEIGHED] if _is_offered(line, one)]
    possible = [one for one in told if not physical_bar(line.table, one.deed.command)]
    possible = possible or (told if mood == "may" else [])
    yield from ((read.of_deeds * one.chance, _said(read, one.deed.command, mood)) for one in possible)
    yield from zip(FOUND, found, strict=False)
    tokens = trimmed(line.tokens, line.lexicon)
    is_of_a_deed = may_begins(tokens, line.lexicon) is not None and (possible or not line.names_anything)
    least = SHARED if is_of_a_deed else 0.0
    asks = read.moods.get("ask", 0.0) + read.moods.get("general", 0.0)
    if line.asks and (not told or asks > read.of_deeds):
        topics = likely_topics(line.sight, tokens)[:CHOICES]
        yield from ((asks * shared, question) for question, shared in topics if shared >= least)


def _is_offered(line: Line, reading: Reading) -> bool:
    """True if a deed may be asked back: the line tells it, or it is owed; and it is the reader's to ask."""
    command = reading.deed.command
    is_said_of_others = "who, unnamed" in reading.features and bool(line.players)
    is_theirs = line.eyes is None or (line.eyes == command.who and not is_said_of_others)
    if not is_theirs or not line.names_anything or (_is_of_another(reading) and not line.asks):
        return False
    return settles(line.table, command) or (not isinstance(command, ANSWERS) and _is_told(reading))


def _is_told(reading: Reading) -> bool:
    """True if the line names more of a deed than who does it: its verb, a card of it, or words learnt to tell it."""
    if not EVIDENCE.isdisjoint(reading.features):
        return True
    words = {name: value for name, value in reading.features.items() if name.startswith("word=")}
    return total(words, load_weights().deed) >= TELLING


def _is_of_another(reading: Reading) -> bool:
    """True if a deed is done by a player whom the line does not name, although it names one before the verb."""
    told = reading.features
    is_whom = "whom, first" in told and told.get("whom, behind verb", 0.0) < 0
    return "who, unnamed beside others" in told or ("who, unnamed" in told and is_whom)


def _makes_up(read: LineRead, reading: Reading) -> bool:
    """True if a deed is done with a card that the line does not tell, or the line names one that lies nowhere here."""
    if _is_of_an_untold_card(reading):
        return True
    names = read.line.sight.names
    silent = read.line.lexicon.known | read.line.lexicon.verb_words
    return any(names.printed([word]) for word in left_words(read.line, reading.deed) if word not in silent)


def _is_of_an_untold_card(reading: Reading) -> bool:
    """True if a deed is done with a card that the line tells neither by name nor by kind."""
    return "main, unnamed" in reading.features and "main, by its kind" not in reading.features


def _said(read: LineRead, command: Command, mood: DeedMood) -> str:
    """A deed as a sentence of the grammar, in a mood; what is offered is given in a supposition."""
    table = read.line.table
    if mood == "may" and not isinstance(command, ANSWERS):
        return say_question(command, table.state, table.catalogue)
    told = say(command, table.state, table.catalogue)
    if mood != "if":
        return told
    if isinstance(command, c.OfferHelp) and command.offer == c.Offer() and table.fight is not None:
        told = f"{table.name(command.who)} helps {table.name(table.fight.fighter)}"
    supposed = supposed_parts(trimmed(read.line.tokens, read.line.lexicon), read.line.sight)
    wants_win = supposed is not None and supposed[1] and table.fight is not None
    claim = f"{table.name(table.fight.fighter)} claims the kill" if wants_win and table.fight is not None else ""
    return f"what if {told}; {claim}" if claim and claim not in told else f"what if {told}"
