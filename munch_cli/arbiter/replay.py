"""Running a scenario in one of its editions: what came of each step, and everything that was not as expected.

Nothing is printed, and a failed expectation raises nothing. ``Problems`` are raised for a sentence that cannot be read,
or for an unknown card fact that is needed, because then the file cannot be run at all.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from munch_cli.arbiter.asking import came_of, in_the_fight, in_what_happened, plain_fact
from munch_cli.arbiter.meaning import in_any_words, read
from munch_cli.arbiter.view import view
from munch_cli.engine.chance import Script
from munch_cli.engine.law import Law
from munch_cli.engine.reasons import Verdict
from munch_cli.engine.run import Outcome, counted, decisive
from munch_cli.engine.table import Table
from munch_cli.files.problems import Problem, Problems
from munch_cli.files.scenarios import (
    Failure,
    Mismatch,
    Names,
    Scenario,
    ScenarioStep,
    amiss_later,
    failure_problem,
    read_ask,
    read_do,
    script_for,
)
from munch_cli.rulebook.book import Edition, Path, Toml
from munch_cli.table import events as e
from munch_cli.table.commands import CardIs, Command, DieShows
from munch_cli.table.ids import PlayerId, RuleId
from munch_cli.table.names import nearest
from munch_cli.table.state import top_layer
from munch_cli.table.typed import Json, NamedTuple

SumOf = tuple[str, int | tuple[int, int]]


def deciding(step: ScenarioStep, before: Table, outcomes: Sequence[Outcome]) -> frozenset[RuleId]:
    """The ids that were decisive in a step. In a step that only asks, those of the answer."""
    if step.says == "ask" and len(outcomes) == 1:
        verdict = outcomes[0].verdict
        return frozenset((*verdict.ids, *verdict.all_open))
    ids: set[RuleId] = set()
    table = before
    for outcome in outcomes:
        ids |= decisive(outcome, fight_sums(outcome.table))
        ids |= counted(table, flight_sums(outcome.events))
        table = outcome.table
    return frozenset(ids) | counted(table, expected_sums(step.expect, table))


def fight_sums(table: Table) -> Iterator[SumOf]:
    """The sums of the fight: both sides, and each monster's strength, Treasures and levels."""
    if table.fight is None:
        return
    yield from (("strength", who) for who in table.fighters())
    yield "munchkins", 0
    yield "monsters", 0
    for monster in table.foes:
        yield from ((name, monster) for name in ("monster", "treasures", "levels"))


def flight_sums(events: Iterable[e.Event]) -> Iterator[SumOf]:
    """The sums behind the rolls of players who ran, and behind what the dead kept."""
    for event in events:
        if isinstance(event, e.MonsterEscaped | e.PlayerCaught) and event.total != e.NO_ROLL:
            yield "run_away", event.who
            yield "run_away_from", (event.who, event.monster)
        elif isinstance(event, e.PlayerDied):
            yield "kept", event.who


CHARACTER = ("race", "class", "accent")
"""What the view says of a character that comes from the sum of traits."""


def expected_sums(expect: Mapping[str, Toml], table: Table) -> Iterator[SumOf]:
    """The sums of players that a step names in what it expects."""
    players = expect.get("players")
    if not isinstance(players, dict):
        return
    for seat, player in enumerate(table.state.players):
        named = players.get(player.name)
        if isinstance(named, dict):
            if "strength" in named:
                yield "strength", PlayerId(seat)
            if any(word in named for word in CHARACTER):
                yield "traits", PlayerId(seat)


def demand_known(scenario: Scenario, step: ScenarioStep, table: Table, outcome: Outcome | None = None) -> None:
    """Raise ``Problems`` if the board, or what just happened, rests on a fact that is not known."""
    needed = dict.fromkeys((*in_the_fight(table), *(in_what_happened(table, outcome) if outcome else ())))
    if needed:
        raise Problems(
            scenario.problem(
                (*step.path, step.says),
                "card-fact-unknown",
                f'no source gives the {plain_fact(fact)} of "{table.card(copy).name}", and it is needed here',
                "give it in a [[card]] of this scenario, or in cards of your own (--cards DIR)",
            )
            for copy, fact in needed
        )


def compare(
    expected: object, found: Json, at: Names = (), within: Mapping[str, Json] | None = None
) -> Iterator[Mismatch]:
    """Every difference between the view and what is expected of it. ``within``: the part of the view around it."""
    if isinstance(expected, Mapping) and isinstance(found, dict):
        for name, part in expected.items():
            if name in found:
                yield from compare(part, found[name], (*at, name), found)
            else:
                yield Mismatch((*at, name), _json(part), None, names=nearest(name, found, 2) or tuple(found)[:8])
    elif isinstance(expected, list) and isinstance(found, list):
        lacking, extra = _unmatched(expected, found)
        if lacking or extra:
            yield Mismatch(at, _json(expected), found, lacking=lacking, extra=extra)
    elif not _agrees(expected, found):
        yield Mismatch(at, _json(expected), _short(found), _terms_of_total(found, at, within))


def fits(expected: object, found: Json) -> bool:
    """Return True if the view is as expected."""
    return next(compare(expected, found), None) is None


def _agrees(expected: object, found: Json) -> bool:
    if isinstance(expected, bool) or isinstance(found, bool):
        return expected is found or (expected is False and found is None)
    if isinstance(found, list):
        return expected == len(found)
    if isinstance(found, dict) and "total" in found:
        return expected == found["total"]
    return expected == found or (expected == "" and found is None)


def _unmatched(expected: list[object], found: list[Json]) -> tuple[tuple[Json, ...], tuple[Json, ...]]:
    """What is expected and not there, and what is there and not expected."""
    extra = list(found)
    lacking: list[Json] = []
    for one in expected:
        place = next((place for place, other in enumerate(extra) if fits(one, other)), None)
        if place is None:
            lacking.append(_json(one))
        else:
            del extra[place]
    return tuple(lacking), tuple(extra)


def _terms_of_total(found: Json, at: Names, within: Mapping[str, Json] | None) -> tuple[Mapping[str, Json], ...]:
    holder = found if isinstance(found, dict) else within if at[-1:] == ("total",) else None
    terms = holder.get("terms") if holder else None
    return tuple(term for term in terms if isinstance(term, dict)) if isinstance(terms, list) else ()


def _short(found: Json) -> Json:
    """A sum stands for its total, any other table for being there, a list of cards for itself."""
    return found.get("total", True) if isinstance(found, dict) else found


def _json(value: object) -> Json:
    """A TOML value as JSON; dates become text."""
    if isinstance(value, dict):
        return {str(name): _json(part) for name, part in value.items()}
    if isinstance(value, list):
        return [_json(part) for part in value]
    return value if isinstance(value, bool | int | float | str) else str(value)


class Done(NamedTuple):
    """What came of one step: an outcome for each of its sentences (a what-if has several), and every failed
    expectation.

    ``before``: the table before it. Play goes on with the table of the last outcome, unless the step only asked.
    ``ids``: the rules and cards that were decisive.
    """

    step: ScenarioStep
    before: Table
    outcomes: tuple[Outcome, ...]
    failures: tuple[Failure, ...]
    ids: frozenset[RuleId]

    @property
    def last(self) -> Outcome:
        """The outcome of the last sentence: the one that expectations are of."""
        return self.outcomes[-1]


class Replay(NamedTuple):
    """A scenario that was run in one edition. ``failures``: those at its end. ``table``: how the board was left."""

    scenario: Scenario
    edition: Edition
    steps: tuple[Done, ...]
    failures: tuple[Failure, ...]
    table: Table

    @property
    def all_failures(self) -> tuple[Failure, ...]:
        """Every failure, in the order of the steps."""
        return (*(failure for done in self.steps for failure in done.failures), *self.failures)

    @property
    def passed(self) -> bool:
        """Return True if everything was as expected."""
        return not self.all_failures

    @property
    def ids(self) -> frozenset[RuleId]:
        """Every rule and card that was decisive somewhere."""
        return frozenset(id for done in self.steps for id in done.ids)


def replay(scenario: Scenario, edition: str, law: Law | None = None) -> Replay:
    """Run a scenario under an edition, or under another law in its place (a rule switched off, say)."""
    board = scenario.boards[edition]
    table = board if law is None else Table(board.state, law, board.catalogue)
    running = ReplayRun(scenario, board.law.edition)
    steps = scenario.steps_in(edition)
    for step in steps:
        try:
            done = running.take(step, table)
        except Problems as found:
            later = steps[steps.index(step) + 1 :]
            raise Problems([*found.problems, *amiss_later(scenario, later, table)]) from None
        if done.step.says == "do":
            table = done.last.table
        if running.must_stop(done):
            break
    else:
        running.end(table)
    return Replay(scenario, board.law.edition, tuple(running.steps), tuple(running.failures), table)


class ReplayRun:
    """A scenario in the middle of being run. ``edition``: the one whose rules the file may cite."""

    def __init__(self, scenario: Scenario, edition: Edition) -> None:
        self.scenario = scenario
        self.edition = edition
        self.steps: list[Done] = []
        self.failures: list[Failure] = []

    def take(self, step: ScenarioStep, table: Table) -> Done:
        """Take one step and note what came of it."""
        chance = script_for(self.scenario, step, table)
        saids = read_do(self.scenario, step, table) if step.says == "do" else read_ask(self.scenario, step, table)
        outcomes: list[Outcome] = []
        here = table
        for said in saids:
            demand_known(self.scenario, step, here)
            # what is done stands in a file as it is meant; a question is put there as one asks it
            means = (
                in_any_words(here, said.sentence, at_prompt=False) if said.is_question else read(here, said.sentence)
            )
            said.see_it_fits(means)
            outcome = came_of(here, means, chance)
            assert outcome is not None, "a sentence that fits is done, judged or asked back"
            outcomes.append(outcome)
            here = outcome.table
            if not outcome.was_done:
                break
        demand_known(self.scenario, step, here, outcomes[-1])
        failures = self._failures(step, table, tuple(outcomes), len(saids), chance)
        ids = deciding(step, table, outcomes)
        done = Done(step, table, tuple(outcomes), tuple(failures), ids)
        self.steps.append(done)
        return done

    def _failures(
        self, step: ScenarioStep, table: Table, outcomes: tuple[Outcome, ...], sentences: int, chance: Script
    ) -> list[Failure]:
        last = outcomes[-1]
        found = self._chance_before(table, outcomes[0].command)
        if found:
            return found
        if chance.barred:
            return [
                Failure((*step.path, "draws"), "chance-barred", (table.catalogue[chance.draws[0]].name, chance.barred))
            ]
        found += self._verdict(step, last.verdict, finished=len(outcomes) == sentences)
        if chance.dice or chance.draws:
            left = (*(str(pips) for pips in chance.dice), *(table.catalogue[card].name for card in chance.draws))
            found.append(Failure((*step.path, "draws" if chance.draws else "dice"), "chance-left", left))
        if step.expect and not any(failure.kind in STOPPING for failure in found):
            seen = view(last.table, last=last)
            for mismatch in compare(step.expect, seen):
                found.append(Failure((*step.path, "expect", *mismatch.at), "expect", mismatch=mismatch))
        return found

    def _chance_before(self, table: Table, command: Command) -> list[Failure]:
        """A failure if the step before still waits for a die or a card, and this one does not tell it."""
        asked = [debt.what for debt in top_layer(table.state) if debt.what in ("die", "draw")]
        done = [one.step for one in self.steps if one.step.says == "do"]
        if not asked or isinstance(command, DieShows | CardIs) or not done:
            return []
        return [Failure(said_at(done[-1]), "chance", (asked[0],))]

    def _verdict(self, step: ScenarioStep, verdict: Verdict, finished: bool) -> list[Failure]:
        if verdict.outcome == "not-modelled":
            return [Failure(said_at(step), "not-modelled", (verdict.topic,))]
        if not step.is_tested:
            return [] if verdict.goes_ahead else [Failure(said_at(step), "before", verdict.ids)]
        if verdict.outcome != step.verdict or not finished:
            at = said_at(step) if step.verdict == "allowed" else (*step.path, "verdict")
            return [Failure(at, "verdict", (step.verdict, verdict.outcome, *verdict.ids))]
        return [
            *self._id_failures(step, "cites", step.cites, verdict.ids),
            *self._id_failures(step, "open", step.open, verdict.all_open),
            *self._choices(step, verdict),
        ]

    def _id_failures(
        self, step: ScenarioStep, kind: str, wanted: tuple[str, ...], found: tuple[RuleId, ...]
    ) -> list[Failure]:
        """The ids wanted that stand in this edition and are not among those that decided; any id if none is wanted."""
        if found and kind in step.none:
            return [Failure((*step.path, kind), kind, ("", *found))]
        here = [id for id in wanted if stands(self.edition, id)]
        lacking = [id for id in here if id not in found]
        if wanted and not here:
            lacking = list(wanted)
        return [Failure((*step.path, kind), kind, (id, *found)) for id in lacking]

    def _choices(self, step: ScenarioStep, verdict: Verdict) -> list[Failure]:
        """The choices asked back, if others are expected."""
        found = verdict.asks.sentences if verdict.asks is not None else ()
        is_told = step.choices or "choices" in step.none
        return [Failure((*step.path, "choices"), "choices", found)] if is_told and step.choices != found else []

    def pass_by(self, step: ScenarioStep, table: Table) -> Done:
        """Take a step on the way to a board. Raise ``Problems`` if the board it should leave is never reached."""
        done = self.take(step, table)
        if self.must_stop(done):
            raise Problems(failure_problem(self.scenario, failure) for failure in done.failures)
        return done

    def must_stop(self, done: Done) -> bool:
        """Return True if the following steps make no sense because this one failed."""
        return done.step.says == "do" and any(failure.kind in STOPPING for failure in done.failures)

    def end(self, table: Table) -> None:
        """Check the end of the play: nothing is owed, and every id that the scenario shows was decisive."""
        owed = [debt.what for debt in table.state.owed]
        last: Path = said_at(self.steps[-1].step) if self.steps else ()
        if owed and self.steps and not self.scenario.ends_owed:
            self.failures.append(Failure(last, "owed", tuple(owed)))
        ids = frozenset(id for done in self.steps for id in done.ids)
        for place, id in enumerate(self.scenario.shows):
            if stands(self.edition, id) and id not in ids:
                self.failures.append(Failure(("shows", place), "shows", (id,)))


STOPPING = ("verdict", "not-modelled", "before", "chance", "chance-barred")


def stands(edition: Edition, id: str) -> bool:
    """Return True if an edition has this rule, open point or contradiction. Cards and facts hold everywhere."""
    return id.startswith(("card.", "table.")) or edition.knows(id)


def said_at(step: ScenarioStep) -> Path:
    """Where the sentence of a step stands in its file."""
    return (*step.path, step.says)


def board_after(scenario: Scenario, edition: str, steps: int) -> Table:
    """The board after so many tested steps of the scenario. 0: as its scene is set.

    Raises ``Problems`` if there are not so many, or if one of them does not come out as the scenario says.
    """
    done = played(scenario, edition, steps)
    return done[-1].table if done else scenario.boards[edition]


def played(scenario: Scenario, edition: str, steps: int) -> list[Outcome]:
    """What was done in so many tested steps of the scenario, and before them to set its scene. Raises ``Problems``."""
    there = sum(step.is_tested for step in scenario.steps_in(edition))
    if not 0 <= steps <= there:
        what = f"there is no board after {steps} steps; the scenario has {there}"
        raise Problems([Problem(scenario.file.name, 0, 0, "out-of-range", what, f"give a number from 0 to {there}")])
    table = scenario.boards[edition]
    running = ReplayRun(scenario, table.law.edition)
    outcomes: list[Outcome] = []
    left = steps
    for step in scenario.steps_in(edition):
        if step.is_tested:
            left -= 1
        if left < 0:
            break
        done = running.pass_by(step, table)
        if step.says == "do":
            table = done.last.table
            outcomes += [outcome for outcome in done.outcomes if outcome.was_done]
    return outcomes
