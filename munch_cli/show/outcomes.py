"""What came of a sentence: what happened, the sums, what is asked next; what lies otherwise; and what cannot be so."""

from munch_cli.arbiter.answering import Judged
from munch_cli.arbiter.asking import Answered, needed
from munch_cli.arbiter.view import moment_seen
from munch_cli.engine.run import Outcome
from munch_cli.engine.table import Table
from munch_cli.files.board_edits import Clash
from munch_cli.files.problems import Problems
from munch_cli.language.card import card_lines
from munch_cli.language.events import tale
from munch_cli.language.facts import person_said
from munch_cli.language.say import say
from munch_cli.show.board import fight_lines, heading, pile_lines, sum_lines
from munch_cli.show.judged import judged_lines
from munch_cli.show.look import Look, caret_lines, led, wrapped
from munch_cli.show.verdicts import citations, follows_lines
from munch_cli.show.what_may import ASKS_FOR
from munch_cli.table import commands as c
from munch_cli.table.ids import PlayerId
from munch_cli.table.saying import listed
from munch_cli.table.state import top_layer
from munch_cli.table.statements import MadeUp, Statement

INDENT = "  "
CANNOT = "Not possible"
AT_ODDS = "the board cannot lie like this: "
STATED = "So it lies."


def amiss_lines(problems: Problems, look: Look) -> list[str]:
    """All that is wrong with a made-up card, each with carets under the fact and a remedy."""
    lines: list[str] = []
    for problem in problems.problems:
        lines += wrapped(f"{problem.what}.", look, "", "  ")
        lines += caret_lines(problem.excerpt, problem.column - 1, problem.width, look)
        lines += wrapped(problem.remedy, look, "  ", "    ") if problem.remedy else []
    return lines


def clash_lines(clashes: tuple[Clash, ...], table: Table, look: Look) -> list[str]:
    """Every reason why something cannot be so, with its rules."""
    lines: list[str] = []
    for clash in clashes:
        lines += led("refused", CANNOT, f"{clash.what.removeprefix(AT_ODDS)}.", look)
        lines += citations(clash.ids, table, look)
    return lines


def changed_lines(before: Table, after: Table, statement: Statement, look: Look) -> list[str]:
    """What lies otherwise than before: people, the turn, the fight, the piles, or the card that was made up."""
    if isinstance(statement, MadeUp):
        made = next(card for id, card in after.catalogue.items() if before.catalogue.get(id) is not card)
        return [line for said in card_lines(made) for line in wrapped(said, look, "  ", "    ")]
    people = [person_said(before, seat) for seat in before.state.seats]
    now = [person_said(after, seat) for seat in after.state.seats]
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


def happened(outcome: Outcome, look: Look) -> list[str]:
    """What happened, both sums while a fight is on, and what the table is asked now."""
    after = outcome.table
    lines = _tale(outcome, look) or (wrapped(STATED, look, INDENT) if isinstance(outcome.command, c.UNJUDGED) else [])
    if after.fight is not None and not after.fight.running:
        lines += sum_lines(after, look, INDENT)
    return lines + unknown_lines(outcome, look) + asked_lines(after, look)


def unknown_lines(outcome: Outcome, look: Look) -> list[str]:
    """The facts that no source gives, of cards on which the fight or what happened rests."""
    table, lines = outcome.table, []
    for copy, fact in needed(table, outcome):
        name = table.card(copy).name
        remedy = f'"{name} is Level N"' if fact == "level" else "what comes of it"
        unknown = f"no source gives the {fact} of {name}: look at your card, and say {remedy}"
        lines += wrapped(unknown, look, INDENT, INDENT * 2)
    return lines


def asked_lines(table: Table, look: Look) -> list[str]:
    """How to answer when chance is asked for."""
    asked = dict.fromkeys(ASKS_FOR[debt.what] for debt in top_layer(table.state) if debt.what in ASKS_FOR)
    return [line for said in asked for line in wrapped(said, look, INDENT)]


def imagined_lines(answered: Answered, sentences: tuple[str, ...], look: Look) -> list[str]:
    """What would come of sentences: each with its tale, and its verdict unless it is plainly yes.

    What follows by itself, an outcome more than sentences, is shown as if a player had said it.
    """
    lines: list[str] = []
    before, outcomes = answered.table, answered.outcomes
    for place, outcome in enumerate(outcomes):
        said = sentences[place] if place < len(sentences) else say(outcome.command, before.state, before.catalogue)
        is_last = outcome is answered.last
        lines += wrapped(f"if {said}:", look) if max(len(sentences), len(outcomes)) > 1 else []
        if not outcome.was_done or outcome.verdict.outcome != "allowed" or is_last:
            lines += judged_lines(Judged(Answered(before, (outcome,)), is_whole=False), look)
        if outcome.was_done:
            lines += happened(outcome, look) if is_last else _tale(outcome, look)
        before = outcome.table
    if left := sentences[len(outcomes) :]:
        lines += wrapped(f"so it does not come to the rest ({listed(left)}).", look, INDENT)
    return lines


def _tale(outcome: Outcome, look: Look) -> list[str]:
    said = tale(outcome.events, outcome.table)
    return wrapped(" ".join(said), look, INDENT) if said else []


def outcome_lines(before: Table, outcome: Outcome, look: Look, eyes: PlayerId | None = None) -> list[str]:
    """What came of a sentence that was to be carried out, as these eyes saw it.

    In a game, where hands are hidden, what is plainly allowed needs no verdict, the log tells the rest, and the sheet
    is quoted only to who asks why.
    """
    is_game = eyes is not None
    is_plain = isinstance(outcome.command, c.UNJUDGED) or (is_game and outcome.verdict.outcome == "allowed")
    if not is_plain or not outcome.was_done:
        lines = judged_lines(Judged(Answered(before, (outcome,)), is_whole=False), look, not is_game)
    else:
        lines = [] if is_game else follows_lines(outcome.verdict, before, look)
    if eyes is None or not outcome.was_done:
        return lines + happened(outcome, look) if outcome.was_done else lines
    from munch_cli.show.log import log_lines

    return lines + log_lines(moment_seen(before, outcome, eyes), look)
