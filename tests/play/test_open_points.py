"""What an open point turns is found by reading it otherwise, and a board that is saved leaves the same points open."""

from collections.abc import Iterator

import pytest

from munch_cli.engine.chance import Generator
from munch_cli.engine.run import Outcome, perform
from munch_cli.engine.settle import judge_as_read
from munch_cli.engine.table import Table
from munch_cli.files.scenario_writer import scenario_text
from munch_cli.files.scenarios import bundled_names, scenario_in
from munch_cli.files.toml import parse_toml
from munch_cli.language.answers import Understood
from munch_cli.language.parse import parse
from munch_cli.language.say import say
from munch_cli.table.commands import COMMANDS, UNJUDGED
from munch_cli.table.ids import RuleId
from tests.bundled import run, scenario

from ..drawn import LONG
from .random_play import EDITIONS, IN_TURN, played, tries

ONE_OF = 2 if LONG else 30
"""Of so many scenarios, one is gone through under each edition; over the editions they are different ones."""
MOVES, TRIED = (300 if LONG else 60), 12
"""So long is a random game, and so many sentences are asked again of each board of it that is saved."""
OF_ANOTHER_ACT = {
    "gap.charity-cards-picked-by": "the excess has to be given: that the receiver may pick is how, not whether",
    "gap.helper-replaced": "to send the helper away is another act: a second one beside him no reading allows",
}
"""Open points of which a reading makes another act of the sentence, and why."""


def turning(table: Table, outcome: Outcome) -> set[RuleId]:
    """The open points of the sheet of which another reading alone turns whether a command goes ahead."""
    gaps = [gap for gap in table.law.edition.gaps if gap not in table.state.rulings and gap not in OF_ANOTHER_ACT]
    return {
        gap
        for gap in gaps
        for other in Table(table.state, table.law, table.catalogue).read_otherwise(gap)
        if judge_as_read(other, outcome.command).goes_ahead != outcome.was_done
    }


def agrees(table: Table, outcome: Outcome) -> bool:
    """Whether the headline says of an answer what reading every point otherwise shows."""
    verdict = outcome.verdict
    if verdict.is_fact or verdict.outcome not in ("allowed", "refused", "silent"):
        return True
    if not isinstance(outcome.command, COMMANDS) or isinstance(outcome.command, UNJUDGED):
        return True
    found = turning(table, outcome)
    if verdict.open and set(verdict.open) <= OF_ANOTHER_ACT.keys():
        return not found
    if found:
        return verdict.outcome == "silent" and found == set(verdict.open)
    return len(verdict.open) != 1 and (verdict.outcome != "silent" or bool(verdict.open) or not verdict.ids)


@pytest.mark.parametrize("edition", IN_TURN)
def test_an_answer_is_silent_where_another_reading_turns_it_and_nowhere_else(edition: str) -> None:
    for name in bundled_names()[EDITIONS.index(edition) :: ONE_OF]:
        if edition in scenario(name).editions:
            for done in run(name, edition).steps:
                table = done.before
                for outcome in done.outcomes:
                    assert agrees(table, outcome), (name, done.step.sentences, outcome.verdict, turning(table, outcome))
                    table = outcome.table


@pytest.mark.parametrize("edition", IN_TURN)
def test_of_what_is_said_in_play_the_same_holds(edition: str) -> None:
    for table, command, outcome in played(edition, 7, MOVES // 2):
        said = say(command, table.state, table.catalogue)
        assert agrees(table, outcome), (said, outcome.verdict, turning(table, outcome))


def told(outcome: Outcome) -> tuple[object, ...]:
    """An answer, as far as it does not hang on how copies are numbered."""
    verdict = outcome.verdict
    return verdict.outcome, verdict.goes_ahead, verdict.ids, verdict.open, verdict.open_after


def asked(table: Table, sentences: list[str]) -> Iterator[tuple[str, object]]:
    """What is answered to sentences, as far as each is one sentence and no other."""
    for sentence in sentences:
        read = parse(sentence, table.state, table.catalogue)
        if isinstance(read, Understood):
            yield sentence, told(perform(table, read.command, Generator()))


@pytest.mark.parametrize("edition", IN_TURN)
def test_a_board_of_play_that_is_saved_and_loaded_answers_as_it_did(edition: str) -> None:
    boards = [outcome.table for _, _, outcome in played(edition, 11, MOVES) if outcome.was_done]
    for table in boards[5::9]:
        sentences = [say(command, table.state, table.catalogue) for command in tries(table, len(boards))[:TRIED]]
        text = scenario_text(table, "a board of play")
        loaded = scenario_in(parse_toml(text, "a board of play")).boards[edition]
        assert list(asked(loaded, sentences)) == list(asked(table, sentences)), text
