"""The sentences of a scenario, read on the board as it lies; one that cannot be read is a problem with its place."""

from munch_cli.engine.chance import Script
from munch_cli.engine.table import Table
from munch_cli.files.laying import OTHER_CARDS
from munch_cli.files.problems import Problem, Problems, did_you_mean
from munch_cli.files.scenario import Scenario, Step
from munch_cli.language.answers import (
    Answer,
    Asked,
    MayAsk,
    NotHere,
    NotUnderstood,
    Stated,
    Understood,
    WhatIf,
)
from munch_cli.language.forms import OWED
from munch_cli.language.parse import parse
from munch_cli.rulebook.book import Faults, Path
from munch_cli.table.asks import Asks
from munch_cli.table.commands import Command
from munch_cli.table.ids import CardId
from munch_cli.table.names import Ambiguous as SeveralCards
from munch_cli.table.names import NotFound, find_card
from munch_cli.table.records import NamedTuple

ASKS = "asks"
"""The verdict of a step whose sentence lacks a part, or can mean several things."""


class Said(NamedTuple):
    """A sentence of a scenario and where it stands."""

    scenario: Scenario
    sentence: str
    path: Path
    is_question: bool = False
    asks_back: bool = False
    """Whether a question put back is what the file expects."""

    def command(self, answer: Answer) -> Command | Asks | None:
        """The command that the sentence was read as; None if it names a card that lies nowhere within reach.

        Raises ``Problems`` for what is none, and for a question put back that the file does not expect.
        """
        if self.is_amiss(answer):
            raise Problems(self.problems(answer))
        command = answer if isinstance(answer, Asks) else _command(answer)
        return None if isinstance(command, str) else command

    def is_amiss(self, answer: Answer) -> bool:
        """Whether what became of the sentence is nothing that can be done, or judged."""
        if isinstance(answer, NotHere) or (isinstance(answer, Asks) and self.asks_back):
            return False
        return _command(answer) is None or self.is_question is not isinstance(answer, Asked)

    def problems(self, answer: Answer) -> list[Problem]:
        """What is wrong with the sentence, given what became of it."""
        what, remedy, at, length = _amiss(answer, self.is_question)
        problem = self.scenario.problem(self.path, "not-understood", what, remedy)
        if length and self.sentence in problem.excerpt:
            start = problem.excerpt.index(self.sentence) + 1
            return [problem._replace(column=start + at, width=length)]
        return [problem]


def read_do(scenario: Scenario, step: Step, table: Table) -> tuple[Said, ...]:
    """The one sentence of a step that is done."""
    return (Said(scenario, step.sentences[0], (*step.path, "do"), asks_back=step.verdict == ASKS),)


def read_ask(scenario: Scenario, step: Step, table: Table) -> tuple[Said, ...]:
    """The sentences of a question: one that is judged, or those of a what-if."""
    if step.says == "what_if":
        path = (*step.path, "what_if")
        ways = enumerate(step.sentences)
        return tuple(Said(scenario, sentence, (*path, place), False, step.verdict == ASKS) for place, sentence in ways)
    path = (*step.path, "ask")
    answer = parse(step.sentences[0], table.state, table.catalogue)
    if isinstance(answer, Asked) and isinstance(answer.question, WhatIf):
        sentences = answer.question.sentences
        return tuple(Said(scenario, sentence, path, False, step.verdict == ASKS) for sentence in sentences)
    return (Said(scenario, step.sentences[0], path, True, step.verdict == ASKS),)


def script_for(scenario: Scenario, step: Step, table: Table) -> Script:
    """The step's chance, with the cards that are to come found by name."""
    return Script(step.dice, tuple(_card(scenario, step, place, table) for place in range(len(step.draws))))


def amiss_later(scenario: Scenario, steps: tuple[Step, ...], table: Table) -> list[Problem]:
    """What is wrong with steps that are never come to, as far as it does not hang on how the board would lie then."""
    amiss: list[Problem] = []
    for step in steps:
        if len(amiss) >= Faults.MOST:
            break
        try:
            script_for(scenario, step, table)
        except Problems as found:
            amiss += found.problems
        if not all(step.sentences or ("",)):
            continue
        for said in (read_do if step.says == "do" else read_ask)(scenario, step, table):
            answer = parse(said.sentence, table.state, table.catalogue)
            if said.is_amiss(answer) and not _may_be_right_then(answer):
                amiss += said.problems(answer)
    return amiss


def _may_be_right_then(answer: Answer) -> bool:
    """Whether a sentence may be right on another board, where other cards lie and other things are owed."""
    if isinstance(answer, NotUnderstood):
        return OWED.asks in answer.expected
    return isinstance(answer, Asks)


def _card(scenario: Scenario, step: Step, place: int, table: Table) -> CardId:
    name = step.draws[place]
    found = find_card(table.catalogue, name)
    if isinstance(found, NotFound | SeveralCards):
        code = "unknown-card" if isinstance(found, NotFound) else "ambiguous-card"
        what = f'no card is called "{name}"' if isinstance(found, NotFound) else f'several cards are called "{name}"'
        remedy = did_you_mean(found.names[:2]) or OTHER_CARDS
        raise Problems([scenario.problem((*step.path, "draws", place), code, what, remedy)])
    return found.id


def _command(answer: Answer) -> Command | CardId | None:
    if isinstance(answer, Understood) and answer.who_said:
        return answer.command
    if isinstance(answer, Stated):
        return answer.statement
    if isinstance(answer, Asked) and isinstance(answer.question, MayAsk):
        return answer.question.command
    return answer.card_id if isinstance(answer, NotHere) else None


WHAT_CAN_BE_SAID = "? at the prompt lists what can be said"


def _amiss(answer: Answer, is_question: bool) -> tuple[str, str, int, int]:
    """What is wrong with a sentence, a remedy, and at which signs."""
    if isinstance(answer, NotUnderstood):
        near = did_you_mean(answer.nearest) or WHAT_CAN_BE_SAID
        return f"the sentence breaks off: {answer.expected} was expected here", near, answer.at, max(1, answer.length)
    if isinstance(answer, Asks):
        return f"the sentence can be taken in several ways: {answer.question}", did_you_mean(answer.shorts), 0, 0
    if isinstance(answer, Understood):
        if is_question:
            return "this is no question", 'begin it with "may", or write do = "…"', 0, 0
        return "the sentence does not say who does it", "begin it with a player's name", 0, 0
    if isinstance(answer, Asked):
        return "a question does nothing", 'write ask = "may …?"', 0, 0
    return "a scenario holds only what is done at the table", "take it out; it belongs to the prompt", 0, 0
