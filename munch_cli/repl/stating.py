"""What is said of the board at the prompt: it is so, or it is told why it cannot be, and nothing changes.

Of somebody of whom nothing lies yet, the part of the description that is possible is laid all the same.
"""

from __future__ import annotations

from collections.abc import Mapping

from munch_cli.arbiter.stating import NowSo, partly, stated
from munch_cli.engine.run import Outcome
from munch_cli.engine.table import Table
from munch_cli.files.problems import Problems
from munch_cli.files.stating import Clash
from munch_cli.language.say import say
from munch_cli.language.words import key
from munch_cli.repl.heard import MISSED, Heard
from munch_cli.repl.talk import Talk
from munch_cli.repl.telling import unknown_lines
from munch_cli.show.board import fight_lines, heading, pile_lines
from munch_cli.show.card import card_lines
from munch_cli.show.look import TONES, Look, paint, symbol, wrapped
from munch_cli.show.missed import caret_lines
from munch_cli.show.told import person_said
from munch_cli.show.verdicts import citations
from munch_cli.table.ids import PlayerId
from munch_cli.table.state import SEAT_ZONES, seat_zone
from munch_cli.table.statements import Being, MadeUp, Statement

ALREADY = "it lies so already."
CANNOT = "cannot be"
AT_ODDS = "the board cannot lie like this: "


def state(talk: Talk, statement: Statement, table: Table) -> Heard:
    """Makes a statement true, if it can be."""
    sitting = talk.sitting
    assert sitting is not None
    try:
        found = stated(table, statement)
    except Problems as problems:
        return Heard(tuple(_amiss_lines(problems, talk.look)), MISSED)
    if not isinstance(found, NowSo):
        part = partly(table, statement) if isinstance(statement, Being) and _is_new(statement, table) else None
        if part is None:
            return Heard(tuple(_clash_lines(found, table, talk.look)), "refused", undone=True)
        lines = _clash_lines(part.clashes, table, talk.look)
        lines += wrapped(f"the rest is laid: {say(part.kept, table.state, table.catalogue)}.", talk.look, "  ", "    ")
        return Heard((*lines, *_laid(talk, part.outcome, part.kept, table)), "refused", undone=True)
    outcome, card = found
    if card is None and outcome.table.state == table.state:
        return Heard((ALREADY,), "")
    return Heard(tuple(_laid(talk, outcome, statement, table, card)), "allowed")


def _is_new(being: Being, table: Table) -> bool:
    """Whether somebody is described of whom nothing lies here yet: what can be of that is laid."""
    state = table.state
    seat = next((seat for seat, player in enumerate(state.players) if key(player.name) == key(being.whom)), None)
    if seat is None:
        return True
    zones = (state.zones[seat_zone(PlayerId(seat), zone)] for zone in range(SEAT_ZONES))
    return state.players[seat].level == 1 and not any(zones)


def _laid(
    talk: Talk, outcome: Outcome, statement: Statement, table: Table, card: Mapping[str, object] | None = None
) -> list[str]:
    """Lays the table as it is now, and keeps what was said; the lines that tell what lies otherwise than before."""
    sitting = talk.sitting
    assert sitting is not None
    aside = sitting.set_aside() if sitting.journal.undone else 0
    if card is not None:
        sitting.make_up(card)
    sitting.journal.lay(outcome)
    sitting.is_saved = False
    talk.answered = None
    talk.keeper.say(say(statement, table.state, outcome.table.catalogue))
    lines = _now(table, outcome.table, statement, talk.look)
    if fight_lines(outcome.table, talk.look) != fight_lines(table, talk.look):
        lines += unknown_lines(outcome, talk.look)
    if aside:
        lines += wrapped(f"what was taken back is kept: branch {aside} goes there", talk.look, "  ", "    ")
    return lines


def _amiss_lines(problems: Problems, look: Look) -> list[str]:
    """All that is wrong with a made-up card, each with carets under the fact and a remedy."""
    lines: list[str] = []
    for problem in problems.problems:
        lines += wrapped(f"{problem.what}.", look, "", "  ")
        lines += caret_lines(problem.excerpt, problem.column - 1, problem.width, look)
        lines += wrapped(problem.remedy, look, "  ", "    ") if problem.remedy else []
    return lines


def _clash_lines(clashes: tuple[Clash, ...], table: Table, look: Look) -> list[str]:
    """Every reason why something cannot be so, with its rules."""
    lines: list[str] = []
    for clash in clashes:
        lead = f"{symbol('refused', look)}{CANNOT}"
        said = wrapped(f"{lead} — {clash.what.removeprefix(AT_ODDS)}.", look, "", "  ")
        lines += [said[0].replace(lead, paint(lead, TONES["refused"], look), 1), *said[1:]]
        lines += citations(clash.ids, table, look)
    return lines


def _now(before: Table, after: Table, statement: Statement, look: Look) -> list[str]:
    """What lies otherwise than before: people, the turn, the fight, the piles, or the card that was made up."""
    if isinstance(statement, MadeUp):
        made = next(card for id, card in after.catalogue.items() if before.catalogue.get(id) is not card)
        return [line for said in card_lines(made) for line in wrapped(said, look, "  ", "    ")]
    people = [person_said(before, PlayerId(seat)) for seat in range(len(before.state.players))]
    now = [person_said(after, PlayerId(seat)) for seat in range(len(after.state.players))]
    sexes = [player.sex for player in before.state.players]
    lines: list[str] = []
    for seat, said in enumerate(now):
        if seat >= len(people) or said != people[seat] or after.state.players[seat].sex != sexes[seat]:
            lines += wrapped(f"{said}.", look, "  ", "    ")
    turn = (after.state.turn.player, after.state.turn.phase, after.state.combat is None)
    if turn != (before.state.turn.player, before.state.turn.phase, before.state.combat is None) and now:
        lines += wrapped(f"{heading(after)}.", look, "  ", "    ")
    fight = fight_lines(after, look)
    lines += fight if not before.state.players or fight != fight_lines(before, look) else []
    piles = pile_lines(after, look)
    lines += piles if piles != pile_lines(before, look) else []
    return lines or ["  so it lies."]
