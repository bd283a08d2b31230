"""Which of the sentences that a line may mean is taken at once: the only one that says all that the line names.

It says nothing of its own either: no player, card or act that the line does not tell. Where there is no such sentence,
or more than one, it is asked back which is meant.
"""

from __future__ import annotations

from munch_cli.arbiter.certainty import CERTAIN, CHOICES, GUESSED, Taken, Unsure
from munch_cli.arbiter.clauses import Clauses
from munch_cli.arbiter.doubts import HINTED, NOT_OF_DEEDS, TOLD_WITH, doubts
from munch_cli.arbiter.kinds_known import copies_named, players_named
from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.language.answers import Asked, MayAsk, Understood, WhatIf
from munch_cli.language.parse import parse
from munch_cli.language.say import say_question
from munch_cli.language.talk.acts import SLIP, Reading
from munch_cli.language.talk.asking import is_undone
from munch_cli.language.talk.lexicon import Token
from munch_cli.language.talk.mentions import NAMED, Mention, mentions
from munch_cli.language.talk.stands import Standing
from munch_cli.table import commands as c
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId
from munch_cli.table.typed import NamedTuple

ALIKE = 0.1
"""Cards whose names fit by no more than this less than the best fit alike."""
WITH_STRANGE_VERBS = (c.PlayCard, c.UseAbility, c.Sacrifice)
"""What may be told with a verb that no act has: cards are played with all sorts of words."""
LEADING = frozenset({"to", "on", "at", "from", "with", "against"})
"""Behind one of these stands whom or what something is done to."""


class Named(NamedTuple):
    """What a line names: its mentions, who does it (-1: not said), and the words that say nothing to us.

    ``seats`` and ``copies``: all that it hints at; ``acts``: of each of its verbs, the acts that are told with it;
    ``keeps``: whether it tells that a card is kept, drawn or wanted, which is no act.
    """

    mentions: list[Mention]
    doer: int
    strange: list[str]
    seats: frozenset[int]
    copies: frozenset[int]
    acts: tuple[frozenset[str], ...]
    keeps: bool


class Reads(NamedTuple):
    """A choice with the commands that it tells, asks about or supposes."""

    choice: str
    commands: tuple[c.Command, ...]
    is_told: bool


def decided(line: Clauses, meant: Taken | Unsure) -> Taken | Unsure:
    """What is taken at once, and what is asked back: what is too doubtful, and of several what can be done at all."""
    if isinstance(meant, Taken):
        if doubts(line, meant.sentences, meant.unheard).certainty > CERTAIN - 0.001:
            return meant
        meant = Unsure(("; ".join(meant.sentences),), meant.fit)
    found = [(choice, doubts(line, tuple(choice.split("; ")))) for choice in dict.fromkeys(meant.choices)]
    possible = [one for one in found if not one[1].is_impossible] or found
    possible.sort(key=lambda one: -round(one[1].certainty, 1))
    choices = [_as_asked(line, choice) if doubt.is_asked else choice for choice, doubt in possible]
    return meant._replace(choices=tuple(dict.fromkeys(choices))[:CHOICES])


def _as_asked(line: Clauses, choice: str) -> str:
    """A deed as the question whether it may be done; several stay as they are."""
    answer = parse(choice, line.table.state, line.table.catalogue, speaker=line.eyes, at_prompt=True)
    if not isinstance(answer, Understood):
        return choice
    return say_question(answer.command, line.table.state, line.table.catalogue)


OF_THE_SUMS = frozenset({"score", "short", "helper", "treasures", "level-won", "monster-total"})
"""Questions about the fight as it is."""


def leaves_out_a_card(line: Clauses, asked: Standing) -> bool:
    """Whether a line that would ask how the fight stands names a card of somebody's hand: it rather supposes it."""
    if asked.topic not in OF_THE_SUMS:
        return False
    held = {int(copy) for seat in line.table.state.seats for copy in line.table.hand(seat)}
    named = mentions(line.sight, line.said, 0, len(line.said))[0]
    cards = [one.guesses for one in named if one.kind == "card" and one.guesses[0].fit > NAMED]
    return any(all(g.what in held for g in some if g.fit >= some[0].fit - ALIKE) for some in cards)


def clear_winner(line: Clauses, choices: tuple[str, ...], by_verb: bool = False) -> str | None:
    """The only one of the choices that says all that a line names, and nothing else; None if none does, or several.

    ``by_verb``: a verb has to tell it, too.
    """
    tokens = line.tokens
    words = [token.text for token in tokens]
    asks_else = line.lexicon.words["question words"]
    if not words or words[0] in asks_else or any(word in asks_else for word in words[2:]):
        return None
    named = _named(line, tokens)
    if any(words[at] in LEADING and words[at + 1] in named.strange for at in range(len(words) - 1)):
        return None  # "gives the whip to Ely": to whom is not known
    is_thought = not (line.is_question or line.lexicon.words["unreal"].isdisjoint(words[1:]))
    if is_thought or is_undone(line.sight, words) or any(_is_vague(line.table, one) for one in named.mentions):
        return None
    is_led = words[0] in named.strange and words[0] not in line.lexicon.words["modals"]
    if is_led or (by_verb and not named.acts):
        return None
    read = [reads for choice in choices if (reads := _read(line, choice)) is not None]
    left = [one for one in read if _says_it_all(line, named, one)]
    if len(left) != 1 or (len(choices) > 1 and _may_be_for_the_other_side(line.table, left[0])):
        return None
    is_refused = left[0].is_told and perform(line.table, left[0].commands[0]).verdict.outcome == "refused"
    return None if is_refused else left[0].choice


def _read(line: Clauses, choice: str) -> Reads | None:
    """A choice as the commands it is about; None if it states how the board lies."""
    state, catalogue = line.table.state, line.table.catalogue
    answers = [parse(one, state, catalogue, speaker=line.eyes, at_prompt=True) for one in choice.split("; ")]
    match answers:
        case [Asked(question=WhatIf(commands=commands)), *_]:
            return Reads(choice, commands, is_told=False)
        case [Asked(question=MayAsk(command=command))]:
            return Reads(choice, (command,), is_told=False)
    commands = tuple(answer.command for answer in answers if isinstance(answer, Understood))
    return Reads(choice, commands, is_told=True) if len(commands) == len(answers) else None


# ---- what the line names


def _named(line: Clauses, tokens: list[Token]) -> Named:
    """What a line names; a figure that is a Level of somebody's, or the next one, tells nothing more."""
    begin = int(tokens[0].text in line.lexicon.words["modals"])
    seats, _ = line.sight.player_at(tokens, begin)
    doer = seats[0].what if len(seats) == 1 else -1
    found, strange, _ = mentions(line.sight, tokens, 0, len(tokens), doer)
    levels = {player.level + more for player in line.table.state.players for more in (0, 1)}
    told = [
        one
        for one in found
        if one.guesses
        or (
            (one.kind == "number" and one.many != 1)
            and not (tokens[one.start - 1].text == "level" and one.many in levels)
        )
    ]
    hinted = [guess for one in told if one.kind != "player" for guess in one.guesses if guess.fit > HINTED]
    acts, verbs = _acts_told(line, tokens, told)
    harmless = line.lexicon.words["harmless"] | line.lexicon.words["about help"] | verbs
    return Named(
        told,
        doer if seats and not tokens[begin].is_owner else -1,
        [word for word in strange if word not in harmless],
        frozenset(guess.what for one in told if one.kind == "player" for guess in one.guesses if guess.what >= 0),
        frozenset(guess.what for guess in hinted),
        acts,
        any(_keeps(line, token) for token in tokens),
    )


def _keeps(line: Clauses, token: Token) -> bool:
    return not line.lexicon.words["keeping"].isdisjoint(line.lexicon.base_forms(token.text))


def _acts_told(
    line: Clauses, tokens: list[Token], told: list[Mention]
) -> tuple[tuple[frozenset[str], ...], frozenset[str]]:
    """The acts that each verb of a line tells, and the words of these; where one begins another, the longer counts.

    A word of a card's name is no verb of an act; nor is what tells that a card is kept or wanted.
    """
    reading = Reading(line.sight, tokens)
    acts: list[frozenset[str]] = []
    words: set[str] = set()
    taken = {at for one in told if one.kind == "card" for at in range(one.start, one.end)}
    for at in range(len(tokens)):
        if at in taken or _keeps(line, tokens[at]) or tokens[at].text in line.lexicon.words["sliding"]:
            continue
        found = [(len(phrase), act.name, end) for act, phrase, end, _, wrong in reading.verbs_at(at) if wrong < SLIP]
        longest = max((length for length, _, _ in found), default=0)
        deeds = frozenset(name for length, name, _ in found if length == longest) - NOT_OF_DEEDS
        acts += [deeds] if deeds else []
        for _, name, end in found:
            if name in deeds:
                words |= {token.text for token in tokens[at:end]}
                taken |= set(range(at, end))
    return tuple(acts), frozenset(words)


def _is_vague(table: Table, one: Mention) -> bool:
    """Whether a mention tells only what kind of card is meant, or fits several cards of a player alike."""
    if one.kind != "card":
        return one.kind == "cards" and one.words != "anything"
    alike = [CopyId(guess.what) for guess in one.guesses if guess.fit >= one.guesses[0].fit - ALIKE]
    owners = {(table.owner_of(copy), table.card(copy).id) for copy in alike}
    return len({owner for owner, _ in owners}) < len(owners)


# ---- what a choice says


def _says_it_all(line: Clauses, named: Named, reads: Reads) -> bool:
    """Whether a choice takes up all that is named, and adds nothing."""
    told = all(_is_told(line.table, named, command) for command in reads.commands)
    return told and doubts(line, (reads.choice,)).certainty > GUESSED


def _is_told(table: Table, named: Named, command: c.Command) -> bool:
    """Whether the line tells all that a command says: its act, whom and which cards it names.

    Who does it may go without saying; so may the only monster, but not for a card that helps either side.
    """
    told_with = TOLD_WITH.get(type(command), frozenset())
    if named.doer not in (-1, int(command.who)) or (named.acts and named.acts[0].isdisjoint(told_with)):
        return False  # "discards it to go up a level" is no playing
    if not named.acts and (named.keeps or not _may_be_told_so(table, named, command)):
        return False
    if _helps_a_side(table, command) and _is_of_the_other_side(table, named, command):
        return False
    copies = {int(copy) for copy in copies_named(command)} - {NO_COPY}
    if not copies and named.strange:
        return False
    if not {int(one) for one in players_named(command)} - {int(command.who)} <= named.seats:
        return False
    goes_without = len(table.foes) == 1 and not _helps_a_side(table, command)
    return copies <= named.copies | (set(table.foes) if goes_without else set())


def _may_be_told_so(table: Table, named: Named, command: c.Command) -> bool:
    """Whether something may be told with a verb that no act has: it is done with a card of one's own."""
    is_theirs = not isinstance(command, c.PlayCard) or table.owner_of(command.card) == command.who
    return isinstance(command, WITH_STRANGE_VERBS) and is_theirs


def _is_of_the_other_side(table: Table, named: Named, command: c.Command) -> bool:
    """Whether the monster is named, a card is not played on it, and no verb tells that it is thrown there."""
    is_aimed = isinstance(command, c.PlayCard) and command.on_card != NO_COPY
    names_foe = any(one.kind == "foe" or named.copies & set(table.foes) for one in named.mentions)
    return names_foe and not is_aimed and not any("attack" in acts for acts in named.acts)


def _helps_a_side(table: Table, command: c.Command) -> bool:
    """Whether a card is played that may help either side of a fight."""
    return isinstance(command, c.PlayCard) and table.card(command.card).kind == "one-shot"


def _may_be_for_the_other_side(table: Table, reads: Reads) -> bool:
    """Whether a card that helps either side is aimed at somebody else: "at the demon" may be against it, or for it."""
    command = reads.commands[0]
    if not isinstance(command, c.PlayCard) or table.fight is None or not _helps_a_side(table, command):
        return False
    return command.on_card in table.foes or command.on_player not in (NO_PLAYER, command.who)
