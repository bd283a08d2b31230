"""The same sentence gets the same verdict at the prompt as in a scenario."""

import pytest

from munch_cli.arbiter.replay import Done, replay
from munch_cli.files.scenarios import path_of, read_scenario
from munch_cli.repl.session import Session

BOARDS = (
    "combat/pumpkinhead",
    "combat/greenbeard",
    "combat/devin-net-troll",
    "combat/louisa-net-troll",
    "helping/two-would-be-helpers",
    "bad-stuff/caught-by-two",
    "selling/a-halfling-sells",
    "class/a-thief-steals",
    "charity/tied-lowest",
    "death/looted-after-the-fight",
)


def lines_of(done: Done) -> list[str]:
    """A step of a scenario as somebody would type it: the sentence, then the chance that it meets."""
    step = done.step
    if step.says == "what_if":
        return [f"what if {'; '.join(step.sentences)}"]
    dice = [f"the die shows {pips}" for pips in step.dice]
    return [step.sentences[0], *dice, *(f"the card is {name}" for name in step.draws)]


@pytest.mark.parametrize("name", BOARDS)
def test_every_step_comes_out_alike(name: str) -> None:
    scenario = read_scenario(path_of(name))
    for edition in scenario.editions:
        played = replay(scenario, edition)
        session = Session()
        assert not session.hear(f"open {name} under {edition}").is_unread
        for done in played.steps:
            if done.step.is_tested:
                said_alike(session, done)
        assert session.table is not None
        assert session.table.state == played.table.state


def said_alike(session: Session, done: Done) -> None:
    """Says a step, and holds the verdict against the one of the replay."""
    first, *chance = lines_of(done)
    assert not session.hear(first).is_unread, first
    assert session.answered is not None
    verdict, expected = session.answered.last.verdict, done.last.verdict
    for line in chance:
        heard = session.hear(line)
        assert not heard.is_unread, line
        assert not heard.undone, line
    assert (verdict.ids, verdict.goes_ahead) == (expected.ids, expected.goes_ahead), first
    if not chance:
        assert (verdict.outcome, verdict.open) == (expected.outcome, expected.open), first
