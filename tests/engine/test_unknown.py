"""What no source gives: the answer holds at every number that it can be, or names the one on which it rests."""

from itertools import product
from pathlib import Path

import pytest

from munch_cli.arbiter.meaning import read
from munch_cli.engine.reasons import HandHas, NumberIs, Verdict
from munch_cli.engine.run import perform
from munch_cli.engine.settle import goes_ahead, judge
from munch_cli.engine.table import Table
from munch_cli.engine.unknown import Lacking, open_hands, supplied, with_hands, with_numbers
from munch_cli.files.scenarios import read_scenario
from munch_cli.language.answers import Asked, MayAsk
from munch_cli.repl.session import Session
from munch_cli.table.commands import AskHelp, ClaimKill, Command, OfferHelp, PlayCard, RunAway
from munch_cli.table.ids import PlayerId
from munch_cli.table.state import DOOR_DISCARDS

JENN, KIM = PlayerId(0), PlayerId(1)
MONSTERS = {"bites": "Wom Bat", "booty": "Jellyfish", "christmas-lite": "Mince Spy"}
"""A box -> a monster of it whose Level no source gives."""
DEEDS: tuple[Command, ...] = (ClaimKill(JENN), AskHelp(JENN, KIM), OfferHelp(KIM), RunAway(JENN))


def laid(*lines: str) -> Table:
    """The board that these lines lay."""
    session = Session()
    for line in lines:
        session.hear(line)
    assert session.table is not None
    return session.table


def fight(box: str, level: int = 5) -> Table:
    """Jenn, of that Level, against a monster whose Level no source gives."""
    return laid(f"new {box}: Jenn f, Kim f", f"Jenn is Level {level}", f"Jenn fights {MONSTERS[box]}")


def at_level(table: Table, level: int) -> Table:
    """The same board with a known Level of the monster."""
    return with_numbers(table, {Lacking(table.foes[0], "level"): level})


@pytest.mark.parametrize("box", ["bites", "booty"])
@pytest.mark.parametrize("command", DEEDS, ids=lambda one: type(one).__name__)
def test_no_answer_with_an_unknown_level_is_contradicted_by_all_levels(box: str, command: Command) -> None:
    for own in (1, 5, 9):
        table = fight(box, own)
        verdict = judge(table, command)
        expected = ("allowed", True) if verdict.is_fact else (verdict.outcome, verdict.goes_ahead)
        (bound,) = verdict.provided or (NumberIs(table.foes[0], "level"),)
        for level in range(1, 21):
            known = judge(at_level(table, level), command)
            holds = (bound.least or 1) <= level <= (bound.most or 20)
            assert ((known.outcome, known.goes_ahead) == expected) == holds, level
        assert goes_ahead(table, command) == verdict.goes_ahead


@pytest.mark.parametrize(("level", "outcome"), [(3, "allowed"), (4, "refused")])
def test_a_sentence_gives_the_level_that_no_source_gives(level: int, outcome: str, tmp_path: Path) -> None:
    session = Session()
    claim = "may Ann claim the kill?"
    for line in ("new bites: Ann, Cy", "Ann is Level 4", "Ann fights Wom Bat", claim):
        session.hear(line)
    assert session.answered is not None and session.answered.last.verdict.provided
    for line in (f"Wom Bat is Level {level}", f"save {tmp_path / 'board.toml'}", claim):
        session.hear(line)
    verdict = session.answered.last.verdict
    assert (verdict.outcome, verdict.provided) == (outcome, ())
    again = read_scenario(str(tmp_path / "board.toml")).boards["bites"]
    assert again.total("monsters").amount == level


QUARRELS = {
    "backstab": ("new classic: Ann, Cy", "Cy is a Thief", "Ann fights Potted Plant", "may Cy use Backstab on Ann?"),
    "theft": ("new lite: Ann, Cy", "Cy is a Thief", "Ann wears Helm of Courage", "may Cy use Theft on Ann?"),
    "charm": ("new classic: Ann, Cy", "Ann is a Wizard", "Ann fights Potted Plant", "may Ann use Charm?"),
    "berserk": ("new classic: Ann, Cy", "Ann is a Warrior", "Ann fights Potted Plant", "may Ann use Berserk?"),
    "end": ("new bites: Ann, Cy", "it is Ann's turn, charity", "may Ann end the turn?"),
    "loot": ("new booty: Ann, Cy", "it is Ann's turn, door", "may Ann loot?"),
    "sell": ("new classic: Ann, Cy", "Ann wears Helm of Courage", "may Ann sell Helm of Courage?"),
}
"""A name -> lines that lay a board on which no hand is told, then a question."""


def asked(lines: tuple[str, ...], *before: str) -> Verdict:
    """The verdict on the question at the end, with these lines said before it."""
    session = Session()
    for line in (*lines[:-1], *before, lines[-1]):
        session.hear(line)
    assert session.answered is not None
    return session.answered.last.verdict


def answer(verdict: Verdict) -> str:
    """The answer in a word: one that holds only under a condition is neither yes nor no."""
    return "depends" if verdict.provided else verdict.outcome


@pytest.mark.parametrize("name", QUARRELS)
def test_no_answer_with_unknown_hands_is_contradicted_by_all_small_hands(name: str) -> None:
    lines = QUARRELS[name]
    table = laid(*lines[:-1])
    command = read(table, lines[-1])
    assert isinstance(command, Asked) and isinstance(command.question, MayAsk)
    unknown = answer(judge(table, command.question.command))
    small = {
        answer(judge(board, supplied(board, command.question.command)))
        for mine, theirs in product(range(4), repeat=2)
        for board in [with_hands(table, {JENN: mine, KIM: theirs})]
    }
    assert small == {unknown} if unknown != "depends" else len(small) > 1


def test_what_is_not_told_is_a_condition_and_what_is_told_is_not() -> None:
    lines = QUARRELS["backstab"]
    (condition,) = asked(lines).provided
    assert isinstance(condition, HandHas) and (condition.who, condition.least) == (KIM, 1)
    assert asked(lines, "Cy holds Elf").outcome == "allowed" and not asked(lines, "Cy holds Elf").provided
    assert asked(lines, "Cy holds nothing").outcome == "refused"
    assert asked(lines, "all hands are known").outcome == "refused"


@pytest.mark.parametrize(("said", "many"), [("Cy has 3 cards in hand", 3), ("Cy has an empty hand", 0)])
def test_the_number_of_cards_in_a_hand_is_the_whole_hand(said: str, many: int) -> None:
    table = laid(*QUARRELS["backstab"][:-1], "Cy has 5 cards in hand", said)
    assert len(table.hand(KIM)) == many and KIM not in open_hands(table)


def test_a_card_that_nobody_has_named_pays_and_is_kept_in_files(tmp_path: Path) -> None:
    session = Session()
    for line in (*QUARRELS["backstab"][:-1], "Cy uses Backstab on Ann", f"save {tmp_path / 'board.toml'}"):
        session.hear(line)
    assert session.table is not None and session.table.total("munchkins").amount == -1
    again = read_scenario(str(tmp_path / "board.toml")).boards["classic"]
    assert again.state.hands == "unknown" and len(again.state.zones[DOOR_DISCARDS]) == 1


def test_the_monster_that_comes_with_another_card_is_named_by_its_player() -> None:
    table = laid(*QUARRELS["backstab"][:-1], "Cy holds Wandering Monster")
    command = PlayCard(KIM, table.hand(KIM)[0])
    verdict = judge(table, command)
    assert verdict.outcome == "allowed" and verdict.provided == (HandHas(KIM, least=1, kind="monster"),)
    assert not perform(table, command).was_done and not goes_ahead(table, command)
