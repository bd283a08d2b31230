"""What a line may mean of which too little is understood to take it: what can be done here with whom and what it names.

The people and cards that a line names tell much even where its verb is strange, and so does the form in which it is
said: as a deed, a question whether one may, or a supposition. The likeliest few are asked back.
"""

from __future__ import annotations

from itertools import islice
from typing import Literal

from munch_cli.arbiter.certainty import CHOICES
from munch_cli.arbiter.clauses import Clauses
from munch_cli.arbiter.doubts import OF_THE_FIGHT, doubts
from munch_cli.arbiter.kinds_known import copies_named
from munch_cli.arbiter.legal import options_of, who_acts
from munch_cli.arbiter.meaning import read
from munch_cli.arbiter.taking import is_of_a_foe
from munch_cli.engine.physics import physical_bar, settles
from munch_cli.engine.settle import goes_ahead
from munch_cli.engine.table import Table
from munch_cli.language.say import say, say_question
from munch_cli.language.talk.acts import Reading, told_with
from munch_cli.language.talk.asking import is_undone, may_begins, supposed_parts
from munch_cli.language.talk.lexicon import Token
from munch_cli.language.talk.mentions import LIKELY, NAMED, Mention, mentions
from munch_cli.language.talk.stands import likely_topics
from munch_cli.language.talk.whys import behind_why
from munch_cli.table import commands as c
from munch_cli.table.asks import Asks
from munch_cli.table.commands import Command
from munch_cli.table.ids import CopyId, PlayerId
from munch_cli.table.state import FACE_UP
from munch_cli.table.typed import NamedTuple

SHOWN = (c.PlayCard, c.UseAbility, c.Equip, c.Stow, c.ClaimKill, c.RunAway, c.KickOpen)
"""What is thought of, where nothing close was said."""
ANSWERS = (c.Agree, c.Decline, c.KeepSilent, c.Pass, c.LetHappen, c.Choose, c.GiveInCharity, c.DiscardInCharity)
"""What is only said where it is owed."""
JUDGED = 10
"""So many sentences are held against the rules."""
LEAST = 0.4
"""What fits worse is not worth asking."""
DOUBTFUL = 0.5
"""What is no more certain is asked behind what else can be meant."""
STANDS, MAY_STAND, ASKS_TO_ACT = 1.0, 0.5, 0.0
"""How much rather a question is about how it stands, that begins with a word for that; any other; and one whether
somebody may do something."""
OWED, REFUSED, IMPOSSIBLE = 0.4, 0.1, 0.5
"""How much speaks for it that an act settles a debt; against it, that it is refused, or that it cannot be done."""


class Part(NamedTuple):
    """Who and which cards were heard, by name; and some sentences that would be carried out now."""

    heard: tuple[str, ...]
    could: tuple[str, ...] = ()


Mood = Literal["do", "may", "if"]
"""How a deed is told: as done, asked whether it may be, or supposed."""


class Form(NamedTuple):
    """How a line is said: its mood; the tokens that tell the deed.

    ``asks_how``: how much rather it asks how it stands; None: it asks nothing. ``wants_win``: whether that wins the
    fight.
    """

    mood: Mood
    tokens: list[Token]
    asks_how: float | None = None
    wants_win: bool = False


def part_heard(line: Clauses) -> Part:
    """The part of a line that was understood: those who are named for certain, and the cards."""
    table = line.table
    seats, cards = _heard(line)
    heard = tuple(dict.fromkeys([*(table.state.players[seat].name for seat in seats), *cards]))
    who = next((seat for seat in seats or who_acts(table) if line.eyes in (None, seat)), None)
    could = islice(options_of(table, who).only(SHOWN), CHOICES) if heard and who is not None else ()
    return Part(heard, tuple(say(one, table.state, table.catalogue) for one in could))


def _heard(line: Clauses) -> tuple[list[PlayerId], list[str]]:
    """Who is named for certain in a line, and the names of the cards that are."""
    found = mentions(line.sight, line.tokens, 0, len(line.tokens))[0]
    named = [m for m in found if m.guesses and m.guesses[0].fit >= (NAMED if m.kind == "card" else LIKELY)]
    seats = [PlayerId(m.guesses[0].what) for m in named if m.kind == "player" and m.by_name]
    cards = [line.table.card(CopyId(m.guesses[0].what)).name for m in named if m.kind == "card"]
    return seats, cards


def may_mean(line: Clauses, found: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The few sentences that a line may mean: those found by its verb, and what else can be done with what it names.

    What was found comes first, unless it is doubtful.
    """
    found = _whole(line, found[0])[: CHOICES - 1] if len(found) == 1 else found
    likely = [one for one in found if doubts(line, tuple(one.split("; "))).certainty > DOUBTFUL]
    return tuple(dict.fromkeys((*likely, *_guessed(line), *found)))[:CHOICES]


def _whole(line: Clauses, sentence: str) -> tuple[str, ...]:
    """A sentence, or the whole ones that it may be if it lacks a part: discarding what, in the hand or in play."""
    answer = read(line.table, sentence, speaker=line.eyes, at_prompt=True)
    return answer.sentences[:CHOICES] if isinstance(answer, Asks) else (sentence,)


def _guessed(line: Clauses) -> list[str]:
    """What can be done here with whom and what a line names, said in its mood, the likeliest first."""
    form = _form(line)
    if not form.tokens:
        return []
    weighed: list[tuple[float, Command | str]] = []
    if _names_anything(line) or line.table.state.owed or line.table.state.zones[FACE_UP]:
        weighed += _acts(line, form)
    if form.asks_how is not None:
        topics = likely_topics(line.sight, line.tokens)[:CHOICES]
        weighed += [(form.asks_how + shared, asks) for asks, shared in topics]
    if line.context.line and form.mood != "if":
        weighed.append((told_with(line.lexicon, line.tokens, "undo"), "undo"))
    said: dict[str, None] = {}
    for worth, one in sorted(weighed, key=lambda one: -one[0]):
        if worth >= LEAST and len(said) < CHOICES:
            whole = (one,) if isinstance(one, str) else _whole(line, _said(line.table, one, form))
            said |= dict.fromkeys(whole[: CHOICES - 1])
    return list(said)[:CHOICES]


def _acts(line: Clauses, form: Form) -> list[tuple[float, Command]]:
    """The acts that a line may mean whatever its verb, and how likely each of them is here.

    Each shares more with the line than who is named: a card, a word that belongs to the act, or it is owed. What a
    strange verb does to a monster may be anything, so none of the deeds of the fight is offered for it.
    """
    table, reading = line.table, Reading(line.sight, form.tokens, line.spoken_by, form.mood != "do")
    found = mentions(line.sight, form.tokens, 0, len(form.tokens))[0]
    named = {guess.what for one in found if one.kind in ("card", "cards") for guess in one.guesses}
    is_strange = form.mood == "do" and reading.has_strange_verb()

    def is_near(command: Command) -> bool:
        about = set(copies_named(command)) | (set(table.foes) if isinstance(command, OF_THE_FIGHT) else set())
        return bool(named & about) or settles(table, command)

    def is_offered(command: Command) -> bool:
        tells = not is_strange or settles(table, command) or bool(set(copies_named(command)) - set(table.foes))
        return tells and _is_thinkable(line, command)

    meant = [
        one
        for one in reading.whatever_the_verb()
        if is_offered(one.command) and (is_near(one.command) or reading.speaks_for(one))
    ]
    return [(one.fit + _likelihood(table, one.command, form.mood), one.command) for one in meant[:JUDGED]]


def _form(line: Clauses) -> Form:
    """In which mood a line is said, and the tokens that tell the deed."""
    words = line.lexicon.words
    asked, supposed = may_begins(line.tokens, line.lexicon), supposed_parts(line.tokens, line.sight)
    if asked is not None:
        return Form("may", asked, ASKS_TO_ACT)
    if supposed is not None:
        return Form("if", supposed[0], wants_win=supposed[1])
    said = [token.text for token in line.tokens]
    is_denied = is_undone(line.sight, said) or not words["denying"].isdisjoint(said) or is_of_a_foe(line)
    asks = not (words["question words"] | words["modals"]).isdisjoint(said[:1])
    is_denied = is_denied and not line.table.state.owed
    is_asked = line.is_question or asks
    rather = MAY_STAND if words["asking how it stands"].isdisjoint(said[:1]) else STANDS
    return Form("may" if is_asked or is_denied else "do", line.tokens[asks:], rather if is_asked else None)


def only_asks(line: Clauses) -> bool:
    """Return True if a line asks, and supposes nothing."""
    return _form(line).asks_how is not None


def asks_why(line: Clauses) -> bool:
    """Return True if a line asks for reasons."""
    return behind_why(line.tokens, line.sight) is not line.tokens


def _names_anything(line: Clauses) -> bool:
    """Return True if the line names, or points at, a player or a card on the board."""
    found: list[Mention] = mentions(line.sight, line.tokens, 0, len(line.tokens))[0]
    return any(one.guesses for one in found)


def _is_thinkable(line: Clauses, command: Command) -> bool:
    """Return True if a command is one for those who talk, and settles something if it does nothing else."""
    return line.eyes in (None, command.who) and (not isinstance(command, ANSWERS) or settles(line.table, command))


def _likelihood(table: Table, command: Command, mood: Mood) -> float:
    """What speaks for it on this board that a command is meant; what may be asked is often not so."""
    is_awaited = isinstance(command, c.TakeCard) or (table.state.owed and settles(table, command))
    owed = OWED if is_awaited else 0.0
    if goes_ahead(table, command):
        return owed
    cost = IMPOSSIBLE if physical_bar(table, command) else REFUSED
    return owed - (cost if mood == "do" else cost / 3)


def _said(table: Table, command: Command, form: Form) -> str:
    """A command in the mood of a line; what is offered is given in a supposition."""
    if form.mood == "may" and not isinstance(command, ANSWERS):
        return say_question(command, table.state, table.catalogue)
    told = say(command, table.state, table.catalogue)
    if form.mood != "if":
        return told
    if isinstance(command, c.OfferHelp) and command.offer == c.Offer() and table.fight is not None:
        told = f"{table.name(command.who)} helps {table.name(table.fight.fighter)}"
    return f"what if {told}{_tail(table, form, told)}"


def _tail(table: Table, form: Form, told: str) -> str:
    """The claim behind what is supposed, where it is asked whether that wins."""
    claim = f"{table.name(table.fight.fighter)} claims the kill" if form.wants_win and table.fight is not None else ""
    return f"; {claim}" if claim not in told else ""
