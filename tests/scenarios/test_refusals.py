"""Gates over all bundled boards: every refusal rests on a rule that forbids, and every hint holds when it is tried.

Each looks at so many boards drawn at random, the same ones each time; what fails names its board.
"""

import os
import random
import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain, islice

import pytest

from munch_cli.arbiter.candidates import candidates
from munch_cli.arbiter.changes.change_kinds import changed
from munch_cli.arbiter.changes.smallest import smallest
from munch_cli.arbiter.deciding import deciding
from munch_cli.arbiter.meaning import read
from munch_cli.engine.law import Law
from munch_cli.engine.reasons import Reason, Verdict
from munch_cli.engine.run import perform
from munch_cli.engine.settle import judge
from munch_cli.engine.table import Table
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import bundled_names
from munch_cli.language.answers import Understood
from munch_cli.language.grounds import ground_said
from munch_cli.language.say import say
from munch_cli.show.what_may import suggestions
from munch_cli.table.commands import Command
from munch_cli.table.ids import PlayerId
from tests.bundled import run, scenario

from ..drawn import SEED
from ..play.random_play import IN_TURN

BOARDS = int(os.environ.get("MUNCH_FUZZ_EXAMPLES", "150"))
QUOTED = re.compile(r"""'([^"]*"[^']*)'|"([^"]+)"(?!')""")
"""A sentence in quotes: single ones where there are others in it."""
FORBIDDING = ("forbids", "commands")


def boards(edition: str) -> Iterator[tuple[str, Table]]:
    """The boards before and after every step of scenarios of an edition, in an order that is drawn."""
    names = sorted(bundled_names())
    random.Random(SEED).shuffle(names)
    return islice(chain.from_iterable(boards_of(name, edition) for name in names), BOARDS)


def boards_of(name: str, edition: str) -> Iterator[tuple[str, Table]]:
    """The boards of one scenario, if it is played by this edition."""
    for done in run(name, edition).steps if edition in scenario(name).editions else ():
        yield name, done.before
        yield name, done.last.table


def sentences(table: Table, most: int) -> list[tuple[PlayerId, Command]]:
    """Some of what the players could say."""
    seats = [PlayerId(seat) for seat in range(len(table.state.players))]
    thought = [(who, command) for who in seats for command in candidates(table, who)]
    return random.Random(f"{SEED} {len(thought)}").sample(thought, min(most, len(thought)))


def rests_on_a_ban(verdict: Verdict, table: Table) -> bool:
    """Whether a rule that forbids, a card, or a point that was decided, stands behind a refusal."""
    rules = table.law.edition.rules
    return any(id not in rules or rules[id].rule.force in FORBIDDING for id in verdict.ids)


@pytest.mark.parametrize("edition", IN_TURN)
def test_no_refusal_rests_on_a_permission_alone(edition: str) -> None:
    many = 0
    for name, table in boards(edition):
        for _, command in sentences(table, 40):
            verdict = judge(table, command)
            many += 1
            if verdict.outcome == "refused" and not verdict.is_fact:
                said = say(command, table.state, table.catalogue)
                assert rests_on_a_ban(verdict, table), f"{name} ({edition}): {said}: {verdict.ids}"
    assert many


@cache
def law_without(law: Law, ids: tuple[str, ...]) -> Law:
    """The law without these rules."""
    for id in ids:
        law = law.without(id)
    return law


def refuses_without(table: Table, command: Command, reasons: Iterable[Reason]) -> bool:
    """Whether the rules that are left refuse a command when those behind some reasons are out of force.

    A fact of the table, or how an open point is read, is no rule.
    """
    ids = {id for reason in reasons for id in reason.ids if not id.startswith("card.")}
    law = law_without(table.law, tuple(sorted(ids)))
    verdict = judge(Table(table.state, law, table.catalogue), command)
    return verdict.outcome == "refused" and any(id in law.edition.rules for id in verdict.ids)


@pytest.mark.parametrize("edition", IN_TURN)
def test_the_first_reason_is_one_whose_removal_turns_the_answer(edition: str) -> None:
    many = 0
    for name, table in boards(edition):
        for _, command in sentences(table, 12):
            verdict = judge(table, command)
            if verdict.outcome != "refused" or verdict.is_fact or table.state.rulings:
                continue
            many += 1
            said = f"{name} ({edition}): {say(command, table.state, table.catalogue)}: {verdict.ids}"
            lead = deciding(verdict, table, command)
            assert lead is not None, said
            assert lead.id is not None, said
            rests = lead.id.startswith("card.") or ground_said(lead.reason, table, command)
            assert rests or table.law.edition.rules[lead.id].rule.force in FORBIDDING, f"{said}: a permission leads"
            if refuses_without(table, command, [lead.reason]):
                assert not lead.is_alone, said
                assert not refuses_without(table, command, verdict.because), said
    assert many


@pytest.mark.parametrize("edition", IN_TURN)
def test_every_hint_holds_on_the_board_it_speaks_of(edition: str) -> None:
    book = load_rulebook()
    tried = 0
    for name, table in boards(edition):
        for who, command in sentences(table, 3):
            verdict = perform(table, command).verdict
            if verdict.outcome != "refused":
                continue
            said = f"{name} ({edition}): {say(command, table.state, table.catalogue)}"
            for way in smallest(table, command, book, pairs=False):
                new: Table | None = table
                for change in way.changes:
                    assert new is not None, said
                    new = changed(new, change, book.editions)
                assert new is not None, said
                assert perform(new, command).was_done, f"{said}: {way.changes}"
                tried += 1
            for hint in suggestions(table, command, verdict):
                offered = re.findall(QUOTED, hint) if hint.startswith(table.state.players[who].name) else ()
                for sentence in ("".join(quoted) for quoted in offered):
                    meant = read(table, sentence, speaker=who, at_prompt=True)
                    assert isinstance(meant, Understood), f"{said}: {hint}"
                    assert perform(table, meant.command).was_done, f"{said}: {hint}"
                    tried += 1
    assert tried
