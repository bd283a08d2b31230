"""A question put to a board: judged, or carried out on a copy. The board stays as it is."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from munch_cli.arbiter.meaning import in_any_words
from munch_cli.effects.queries import monsters, munchkins
from munch_cli.engine.chance import Chance
from munch_cli.engine.law import Law
from munch_cli.engine.reasons import Verdict, cannot
from munch_cli.engine.run import Outcome, perform
from munch_cli.engine.table import Table
from munch_cli.language.answers import Answer, Asked, MayAsk, NotHere, Stated, Understood, WhatIf
from munch_cli.language.say import say
from munch_cli.rulebook.book import HouseRule
from munch_cli.table import commands as c
from munch_cli.table import events as e
from munch_cli.table.asks import Asks
from munch_cli.table.cards import CHARACTER_KINDS
from munch_cli.table.ids import NO_PLAYER, CardId, CopyId, PlayerId
from munch_cli.table.state import FOES, ON_FOES, PLAYED
from munch_cli.table.typed import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from munch_cli.arbiter.changes.smallest import ChangeSet

NOTHING_SAID = c.DieShows(0)
"""Stands in for a command where a sentence has none: its card is out of reach, or a part of it is still asked for."""


class Answered(NamedTuple):
    """What came of a question: an outcome for each of its sentences and for what follows by itself. The last answers
    it.

    ``is_taken``: the last sentence left out a part that could only be meant in one way. ``reached``: where a card out
    of reach would have to lie for its sentence to be allowed.
    """

    table: Table
    outcomes: tuple[Outcome, ...]
    is_what_if: bool = False
    reached: "tuple[ChangeSet, ...]" = ()
    is_taken: bool = False

    @property
    def last(self) -> Outcome:
        """The answer."""
        return self.outcomes[-1]

    @property
    def before(self) -> Table:
        """The board on which the last sentence was judged."""
        return self.table if len(self.outcomes) == 1 else self.outcomes[-2].table

    @property
    def is_within_reach(self) -> bool:
        """Return True if the last sentence is a command.

        It is none if its card lies out of reach, if it lacks a part, or if it only tells how the board lies.
        """
        return isinstance(self.last.command, c.COMMANDS) and self.last.command is not NOTHING_SAID

    @property
    def sentence(self) -> str:
        """The whole sentence that came last, or "" if its card is out of reach, it lacks a part or it names nothing."""
        before, command = self.before, self.last.command
        is_whole = command is not NOTHING_SAID and "table.nothing-named" not in self.last.verdict.ids
        return say(command, before.state, before.catalogue) if is_whole else ""


class NotDone(NamedTuple):
    """Something that was asked, or said in vain, at a table as it then was."""

    answered: Answered
    was_asked: bool


def ask(table: Table, question: str, eyes: PlayerId | None = None) -> Answered | Answer:
    """The answer to "may …?" or "what if …", or why the question cannot be read."""
    read = in_any_words(table, question, eyes)
    if isinstance(read, Asked) and isinstance(read.question, WhatIf):
        return what_if(table, read.question.sentences, eyes)
    outcome = None if isinstance(read, Stated) else came_of(table, read)
    if outcome is None:
        return read
    said = read.question if isinstance(read, Asked) else read
    is_taken = isinstance(said, Understood | MayAsk) and said.is_taken
    reached = tuple(_reached(table, question, read)) if isinstance(read, NotHere) else ()
    return Answered(table, (outcome,), reached=reached, is_taken=is_taken)


def came_of(table: Table, read: Answer, chance: Chance | None = None) -> Outcome | None:
    """What comes of a sentence, or would come of what a question asks. None if it can have no outcome.

    Raises ``Problems`` for a made-up card that cannot be read.
    """
    match read:
        case Understood():
            return perform(table, read.command, chance)
        case Asked() if isinstance(read.question, MayAsk):
            return perform(table, read.question.command, chance)
        case NotHere():
            return out_of_reach(table)
        case Asks():
            return Outcome(NOTHING_SAID, Verdict("asks", (), asks=read), (), table)
        case Stated():
            from munch_cli.arbiter.stating import stated_outcome

            return stated_outcome(table, read.statement)
        case _:
            return None


def judged(table: Table, command: c.Command) -> Outcome:
    """The outcome that a command would have: the same as if it were given."""
    return perform(table, command)


def out_of_reach(table: Table) -> Outcome:
    """The outcome of naming a card that lies nowhere within reach."""
    return Outcome(NOTHING_SAID, Verdict("refused", (cannot("table.not-there"),)), (), table)


def lies_nowhere(table: Table, card: CardId) -> bool:
    """Return True if no copy of a printed card is on the board, in a pile or in a known hand."""
    return card not in table.state.cards


def _reached(table: Table, question: str, missed: NotHere) -> "Iterator[ChangeSet]":
    """Places before a player where the card could lie so that its sentence is allowed. Each is tried."""
    from munch_cli.arbiter.changes.change_kinds import Change, at_rest, changed
    from munch_cli.arbiter.changes.smallest import ChangeSet

    for zone in ("hand", "in_play", "sideways") if missed.who != NO_PLAYER else ():
        change = Change("has", missed.who, card=missed.card_id, word=zone)
        new = changed(table, change, {})
        if new is None or not at_rest(new):
            continue
        read = in_any_words(new, question)
        if isinstance(read, Asked) and isinstance(read.question, MayAsk):
            read = Understood(read.question.command)
        if isinstance(read, Understood):
            verdict = perform(new, read.command).verdict
            if verdict.outcome == "allowed":
                yield ChangeSet((change,), verdict.ids)


def _supposed(asks: Asks, sentences: tuple[str, ...], place: int) -> Asks:
    """What is asked back of one sentence among several that are supposed, with choices that suppose them all."""
    before, after = sentences[:place], sentences[place + 1 :]
    return asks._replace(
        choices=tuple(one._replace(says=f"what if {'; '.join((*before, one.says, *after))}") for one in asks.choices)
    )


def is_told_to_help(sentence: str) -> bool:
    """Return True if it is supposed that a player helps, not only that they offer it."""
    return bool({"helps", "help"} & set(sentence.casefold().split()[:4])) and "offers" not in sentence.casefold()


def _answers(table: Table, sentence: str, eyes: PlayerId | None) -> bool:
    """Return True if a sentence says yes or no to an offer."""
    read = in_any_words(table, sentence, eyes)
    return isinstance(read, Understood) and isinstance(read.command, c.Agree | c.Decline)


def _agreed(offered: Outcome) -> Outcome:
    """An offer of help together with the fighter's yes, as one outcome. If no answer is owed, the offer alone."""
    fight = offered.table.fight
    if not offered.was_done or fight is None:
        return offered
    agreed = perform(offered.table, c.Agree(fight.fighter))
    if not agreed.was_done:
        return offered
    return Outcome(offered.command, agreed.verdict, (*offered.events, *agreed.events), agreed.table)


def _rolled_to_run(table: Table, rolled: Outcome) -> Outcome:
    """What the die shows where nobody rolls, together with the fighter's running, if that is what it may be for."""
    if table.fight is None or table.state.owed:
        return rolled
    runs = perform(table, c.RunAway(table.fight.fighter))
    shown = perform(runs.table, rolled.command)
    return (
        Outcome(shown.command, shown.verdict, (*runs.events, *shown.events), shown.table) if shown.was_done else rolled
    )


def what_if(
    table: Table, sentences: tuple[str, ...], eyes: PlayerId | None = None, as_question: bool = True
) -> Answered | Answer:
    """What would come of sentences, each on the board that the one before left.

    If the last sentence claims a kill that wins the game, no one says anything, so that the win is seen. There is then
    one outcome more than sentences. ``as_question``: a choice that is asked back is a whole "what if".
    """
    outcomes: list[Outcome] = []
    here, is_taken = table, False
    for place, sentence in enumerate(sentences):
        read = in_any_words(here, sentence, eyes)
        is_taken = isinstance(read, Understood) and read.is_taken
        if isinstance(read, Asks) and as_question:
            read = _supposed(read, sentences, place)
        outcome = None if isinstance(read, Asked) else came_of(here, read)
        if outcome is None:
            return read
        if isinstance(outcome.command, c.DieShows):
            outcome = _rolled_to_run(here, outcome)
        if isinstance(outcome.command, c.OfferHelp) and is_told_to_help(sentence):
            is_last = place + 1 == len(sentences)
            if is_last or not _answers(outcome.table, sentences[place + 1], eyes):
                outcome = _agreed(outcome)
        outcomes.append(outcome)
        here = outcome.table
        if not outcome.was_done:
            break
    if outcomes[-1].was_done and isinstance(outcomes[-1].command, c.ClaimKill):
        final = perform(here, c.KeepSilent())
        outcomes += [final] if final.table.state.is_over else []
    return Answered(table, tuple(outcomes), is_what_if=True, is_taken=is_taken)


# ---- the house rules that decided it


def decided_by(before: Table, outcome: Outcome) -> tuple[HouseRule, ...]:
    """The house rules that decided what came of a sentence. None if the printed sheet would have said the same.

    If no single one decides, as when each of two is enough, all are named.
    """
    law = before.law
    if not law.house:
        return ()
    said = _came_of(before, outcome, law)
    if _came_of(before, outcome, law.printed) == said:
        return ()
    alone = tuple(house for house in law.house if _came_of(before, outcome, _without(law, house)) != said)
    return alone or law.house


def _without(law: Law, house: HouseRule) -> Law:
    return law.with_houses(tuple(one for one in law.house if one is not house))


def _came_of(before: Table, outcome: Outcome, law: Law) -> object:
    """What comes of the sentence under a law, as far as it can be compared."""
    here = perform(Table(before.state, law, before.catalogue), outcome.command)
    verdict = here.verdict
    events = tuple((type(event), event._replace(because=())) for event in here.events)
    fight = here.table.fight
    sums = (munchkins(here.table), monsters(here.table)) if fight is not None else ()
    return (verdict.outcome, verdict.goes_ahead, verdict.ids, verdict.all_open, events, sums)


# ---- facts that no source gives, and what comes of a sentence rests on

IN_A_FIGHT = {
    FOES: ("level", "treasures", "effects"),
    ON_FOES: ("strength", "treasures_delta"),
    PLAYED: ("bonus", "strength"),
}
"""What has to be known of cards in these zones while a fight is on."""
PLAIN = {"effects": "special powers"}
"""A fact -> what it is called at the table, where that is something else."""


def needed(table: Table, outcome: Outcome) -> list[tuple[CopyId, str]]:
    """The unknown facts on which the table, or what just happened, rests: the card, and the fact in words."""
    found = dict.fromkeys((*in_the_fight(table), *_of_the_fighters(table), *in_what_happened(table, outcome)))
    return [(copy, plain_fact(fact)) for copy, fact in found]


def unknown_strengths(table: Table) -> list[str]:
    """The names of monsters, and of cards on them, whose strength no source gives."""
    copies = [copy for copy, fact in in_the_fight(table) if fact in ("level", "strength")]
    return list(dict.fromkeys(table.card(copy).name for copy in copies))


def plain_fact(fact: str) -> str:
    return PLAIN.get(fact, fact.replace("_", " "))


def in_the_fight(table: Table) -> Iterator[tuple[CopyId, str]]:
    """The same of the fight that is on."""
    for zone, facts in IN_A_FIGHT.items():
        for copy in table.state.zones[zone]:
            yield from _unknown(table, copy, facts)
    for who in table.fighters():
        for copy in table.in_play(who):
            yield from _unknown(table, copy, ("bonus",))


def _of_the_fighters(table: Table) -> Iterator[tuple[CopyId, str]]:
    """What a fighter's race, class or the like may do for them: told, though a fight is not held up by it."""
    for who in table.fighters():
        for copy in table.in_play(who):
            if table.card(copy).kind in CHARACTER_KINDS:
                yield from _unknown(table, copy, ("effects",))


def in_what_happened(table: Table, outcome: Outcome) -> Iterator[tuple[CopyId, str]]:
    for event in outcome.events:
        if isinstance(event, e.PlayerCaught):
            yield from _unknown(table, event.monster, ("bad_stuff",))
        elif isinstance(event, e.ItemsSold):
            for copy in event.copies:
                yield from _unknown(table, copy, ("value",))
        elif isinstance(event, e.CurseStruck):
            yield from _unknown(table, event.copy, ("effects",))


def _unknown(table: Table, copy: CopyId, facts: tuple[str, ...]) -> Iterator[tuple[CopyId, str]]:
    unknown = table.card(copy).unknown
    return ((copy, fact) for fact in facts if fact in unknown)
