"""The last argument at a table: the board before it, what was done and asked, and what came of each.

It begins where the board was last laid out, or where the turn began, whichever is later. It is kept as the steps of a
scenario, or told as a feature.
"""

import textwrap
from collections.abc import Iterator, Mapping, Sequence

from munch_cli.arbiter.asking import NOTHING_SAID, NotDone
from munch_cli.arbiter.board_text import given_lines
from munch_cli.arbiter.replay import replay, stands
from munch_cli.engine.reasons import Verdict
from munch_cli.engine.run import Journal, Outcome
from munch_cli.engine.settle import FACT_UNKNOWN
from munch_cli.engine.table import Table
from munch_cli.files.problems import Problems
from munch_cli.files.scenario_writer import scenario_text
from munch_cli.files.scenarios import VERDICTS, failure_problem, scenario_in
from munch_cli.files.toml import parse_toml
from munch_cli.language.facts import says
from munch_cli.language.grammar import VERB_OF
from munch_cli.language.say import say, say_question
from munch_cli.table.ids import RuleId
from munch_cli.table.saying import visible
from munch_cli.table.typed import NamedTuple

Raws = Sequence[Mapping[str, object]]
Step = dict[str, object]
DO, ASK, WHAT_IF = "do", "ask", "what_if"


class Move(NamedTuple):
    """One thing said in an argument: done, asked or imagined, on the table as it was before, with what came of it."""

    says: str
    sentences: tuple[str, ...]
    before: Table
    outcomes: tuple[Outcome, ...]

    @property
    def last(self) -> Outcome:
        """What came of it in the end."""
        return self.outcomes[-1]


class Argument(NamedTuple):
    """The board before, and what was said in order. ``left_out``: how much at the beginning could not be kept."""

    table: Table
    moves: tuple[Move, ...]
    left_out: int = 0

    @property
    def after(self) -> Table:
        """The table as it lies in the end."""
        done = [move for move in self.moves if move.says == DO]
        return done[-1].last.table if done else self.table

    @property
    def question(self) -> str:
        """What was argued about: the last sentence that was asked or refused, else the last that was done."""
        asked = [move for move in self.moves if move.says != DO or not move.last.was_done]
        last = (asked or self.moves)[-1]
        said = "; ".join(last.sentences)
        return f"what if {said}?" if last.says == WHAT_IF else said


def argument(journal: Journal, puts: Sequence[NotDone], go_back: bool = False) -> Argument | None:
    """The last argument, or None if nothing was asked or done since the board was laid.

    ``go_back``: take the argument before that one then, on the board as it was laid for it.
    """
    tables = [journal.first, *(outcome.table for outcome in journal.outcomes)]
    end = len(tables)
    for begin in reversed(_beginnings(journal)):
        moves = tuple(move for place in range(begin, end) for move in _at(place, tables, journal, puts))
        if moves:
            return Argument(tables[begin], moves)
        if not go_back and begin and _is_statement(journal.outcomes[begin - 1]):
            return None
        end = begin
    return None


def _beginnings(journal: Journal) -> list[int]:
    """After how many outcomes an argument may begin: where the board was laid, and where a turn began."""
    turn = journal.first.state.turn.number
    found = [0]
    for place, outcome in enumerate(journal.outcomes, 1):
        if _is_statement(outcome) or outcome.table.state.turn.number != turn:
            found.append(place)
        turn = outcome.table.state.turn.number
    return found


def _is_statement(outcome: Outcome) -> bool:
    return type(outcome.command) not in VERB_OF


def _at(place: int, tables: list[Table], journal: Journal, puts: Sequence[NotDone]) -> Iterator[Move]:
    """The moves at one table: what was asked there, then what was done."""
    for put in puts:
        if put.answered.table is tables[place] and (move := _put(put)) is not None:
            yield move
    if place < len(journal.outcomes):
        outcome = journal.outcomes[place]
        if not _is_statement(outcome):
            sentence = say(outcome.command, tables[place].state, tables[place].catalogue)
            yield Move(DO, (sentence,), tables[place], (outcome,))


def _put(put: NotDone) -> Move | None:
    """A question as a move. None if no file can say it, or it is not modelled."""
    table, outcomes = put.answered.table, put.answered.outcomes
    if any(one.command is NOTHING_SAID or one.verdict.outcome not in VERDICTS for one in outcomes):
        return None
    said, here = [], table
    for outcome in outcomes:
        said.append(say(outcome.command, here.state, here.catalogue))
        here = outcome.table
    if put.answered.is_what_if:
        return Move(WHAT_IF, tuple(said), table, outcomes)
    # a step of a file needs every card's facts, a question does not
    if put.was_asked or FACT_UNKNOWN in outcomes[0].verdict.ids:
        return Move(ASK, (say_question(outcomes[0].command, table.state, table.catalogue),), table, outcomes)
    return Move(DO, (said[0],), table, outcomes)


# ---- as a scenario


def kept(whole: Argument, title: str, cards: Raws) -> tuple[str, Argument] | str:
    """The argument as the text of a scenario that passes, or why there is none. It begins as early as it can."""
    why = ""
    for start in _starts(whole):
        steps = [step_of(move) for move in start.moves]
        text = scenario_text(start.table, title, cards=cards, steps=steps, ends_owed=bool(start.after.state.owed))
        why = _reason_unsound(text, title, start.table.law.edition.key)
        if not why:
            return text, start
    return why


def _starts(whole: Argument) -> Iterator[Argument]:
    """The argument from its beginning, and then from every later sentence on."""
    yield whole
    for place, move in enumerate(whole.moves[1:], start=1):
        yield Argument(move.before, whole.moves[place:], place)


def _reason_unsound(text: str, title: str, edition: str) -> str:
    """Why a scenario does not pass; "" if it does."""
    try:
        scenario = scenario_in(parse_toml(text, title))
        failures = replay(scenario, edition).all_failures
    except Problems as problems:
        return problems.problems[0].what
    return failure_problem(scenario, failures[0]).what if failures else ""


def step_of(move: Move) -> Step:
    """The step of a scenario: the sentence, the verdict with what it rests on, and what is then to be seen."""
    verdict = move.last.verdict
    step: Step = {move.says: list(move.sentences) if move.says == WHAT_IF else move.sentences[0]}
    if verdict.outcome != "allowed":
        step["verdict"] = verdict.outcome
    edition = move.before.law.edition
    cites = [str(id) for id in dict.fromkeys(verdict.ids) if stands(edition, id)]
    if cites:
        step["cites"] = cites
    if verdict.all_open:
        step["open"] = [str(id) for id in verdict.all_open if stands(edition, id)]
    if seen := seen_after(move):
        step["expect"] = seen
    return step


def seen_after(move: Move) -> Step:
    """What is to be seen after a move: the sums of the fight, the Levels that changed, who died, who won."""
    if move.says == ASK or not move.last.was_done:
        return {}
    before, after = move.before, move.last.table
    seen: Step = {}
    if after.fight is not None and not after.fight.running and after.foes:
        sums = {side: {"total": after.total(side).amount} for side in ("munchkins", "monsters")}
        seen["combat"] = sums
    elif before.fight is not None and after.fight is None:
        seen["combat"] = False
    people = {now.name: _changed(was, now) for was, now in zip(before.state.players, after.state.players, strict=False)}
    if changed := {name: parts for name, parts in people.items() if parts}:
        seen["players"] = changed
    if after.state.winners != before.state.winners:
        seen["winners"] = [after.name(who) for who in after.state.winners]
    return seen


def _changed(was: object, now: object) -> Step:
    return {slot: getattr(now, slot) for slot in ("level", "dead") if getattr(was, slot) != getattr(now, slot)}


def deciding_ids(verdict: Verdict, table: Table) -> tuple[RuleId, ...]:
    """The ids of the sheet that a verdict rests on."""
    edition = table.law.edition
    return tuple(id for id in dict.fromkeys((*verdict.ids, *verdict.all_open)) if stands(edition, id))


# ---- as a feature that people can read, and ``munch check`` can run


WIDTH = 116
IS = {
    "allowed": "allowed",
    "refused": "refused",
    "cannot": "not possible",
}
"""An outcome -> what a feature calls it."""


def feature_text(argument: Argument, title: str, given: Sequence[str]) -> str:
    """The text of a feature with one scenario. ``given``: the words that lay the board, and the lines that tell it."""
    lines = [f"Feature: {_plain(title)}", f"  {argument.table.law.edition.short}", ""]
    lines += textwrap.wrap(
        " ".join(f"@rule:{id}" for id in _rules_rested_on(argument)),
        WIDTH,
        initial_indent="  ",
        subsequent_indent="  ",
        break_long_words=False,
        break_on_hyphens=False,
    )
    question = _plain(argument.question)
    lines.append(f"  Scenario: {question[:1].upper()}{question[1:]}")
    lines += [f"    {line}" for line in given_lines(given[0], given[1:])]
    last = ""
    for word, said in _when_and_then(argument):
        lines.append(f"    {'And' if word == last else word} {said}")
        last = word
    return "\n".join(lines) + "\n"


def _plain(text: str) -> str:
    return visible(" ".join(text.split()))


def _rules_rested_on(argument: Argument) -> list[str]:
    """The rules that what was asked rests on."""
    asked = [move for move in argument.moves if move.says == ASK or not move.last.was_done] or argument.moves[-1:]
    ids = [id for move in asked for id in deciding_ids(move.last.verdict, move.before)]
    return [id for id in dict.fromkeys(ids) if not id.startswith(("card.", "table."))]


def _when_and_then(argument: Argument) -> Iterator[tuple[str, str]]:
    for move in argument.moves:
        said = "; ".join(move.sentences)
        yield "When", f"what if {said}" if move.says == WHAT_IF else said
        yield from (("Then", then) for then in _then(move))


def _then(move: Move) -> Iterator[str]:
    """What came of a move: what is then seen, after the verdict and its rules unless it was plainly done."""
    verdict, table = move.last.verdict, move.before
    outcome = "cannot" if verdict.is_fact else verdict.outcome
    if move.says != DO or outcome != "allowed":
        yield from _outcome(move, outcome)
        cited = [id for id in deciding_ids(verdict, table) if id in verdict.ids]
        if cited:
            yield f"the rule{'s' * (len(cited) > 1)} cited {'are' if len(cited) > 1 else 'is'} {', '.join(cited)}"
    yield from (f"it is open in what follows: {_point_question(id, table)}" for id in verdict.open_after)
    yield from _seen(move)


def _outcome(move: Move, outcome: str) -> Iterator[str]:
    """The outcome, and why: the rule, the points left open, both sides of a contradiction."""
    verdict, table = move.last.verdict, move.before
    if outcome == "silent":
        asked = [_point_question(id, table) for id in verdict.open if id in table.law.edition.gaps]
        yield from (f"that is left open: {one}" for one in asked or ["no rule speaks of it"])
    elif outcome == "conflict":
        yield from (f"that is a contradiction: {says(id, table.law.edition, table.catalogue)}" for id in verdict.open)
    else:
        reason = _reason(move, table) if outcome in ("refused", "allowed") else ""
        yield f"that is {IS[outcome]}{f', because {reason}' if reason else ''}"


def _point_question(id: str, table: Table) -> str:
    """What an open point asks, and the reading that play goes on with."""
    asks = table.law.edition.gaps[id].asks
    return f"{asks[:1].lower()}{asks[1:]} (played as: {table.leaning(id)})"


def _reason(move: Move, table: Table) -> str:
    """What the first deciding rule says."""
    ids = [id for id in deciding_ids(move.last.verdict, table) if not id.startswith("table.")]
    return _plain(says(ids[0], table.law.edition, table.catalogue)) if ids else ""


def _seen(move: Move) -> Iterator[str]:
    seen, after = seen_after(move), move.last.table
    if seen.get("combat") is False:
        yield "there is no fight"
    elif "combat" in seen:
        yield f"the fight stands at {after.total('munchkins').amount} to {after.total('monsters').amount}"
    people = seen.get("players")
    for name, parts in people.items() if isinstance(people, dict) else ():
        if "level" in parts:
            yield f"{name} is Level {parts['level']}"
        if parts.get("dead"):
            yield f"{name} is dead"
    winners = seen.get("winners")
    yield from (f"{name} has won" for name in (winners if isinstance(winners, list) else ()))
