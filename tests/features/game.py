"""The table a feature is played on: its board, what was said, and which rules were decisive."""

from munch_cli.arbiter.asking import out_of_reach
from munch_cli.arbiter.deciding import fight_sums, flight_sums
from munch_cli.arbiter.view import view
from munch_cli.engine.run import Outcome, perform
from munch_cli.engine.table import Table
from munch_cli.engine.trace import counted, decisive
from munch_cli.files.bundled_scenarios import path_of
from munch_cli.files.laws import law_of
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import Scenario, read_scenario
from munch_cli.language.answers import Asked, MayAsk, NotHere, Understood, WhatIf
from munch_cli.language.parse import parse
from munch_cli.rulebook.book import Edition
from munch_cli.table.plain import Json

_SCENARIOS: dict[str, Scenario] = {}


class Game:
    """One run of a feature's scenario."""

    def __init__(self, edition: str, board: str) -> None:
        if board not in _SCENARIOS:
            _SCENARIOS[board] = read_scenario(path_of(board))
        scenario = _SCENARIOS[board]
        self.edition: Edition = load_rulebook().editions[edition]
        assert edition in scenario.boards, f'the board "{board}" is not laid out for {edition}'
        laid = scenario.boards[edition]
        self.table = Table(laid.state, law_of(self.edition), laid.catalogue)
        self.ids: set[str] = set()
        self.last: Outcome | None = None
        self.unheeded = ""
        self.has_failed = False

    def say(self, sentence: str) -> None:
        """Says a sentence or asks a question; what came of it is the last outcome."""
        assert not self.unheeded, f'"{self.unheeded}" did not come out as allowed, and nothing was said of it'
        read = parse(sentence, self.table.state, self.table.catalogue)
        if isinstance(read, NotHere):
            self._take(sentence, self._out_of_reach(), done=False)
        elif isinstance(read, Understood):
            self._take(sentence, perform(self.table, read.command), done=True)
        elif isinstance(read, Asked) and isinstance(read.question, MayAsk):
            self._take(sentence, perform(self.table, read.question.command), done=False)
        elif isinstance(read, Asked) and isinstance(read.question, WhatIf):
            self._imagine(sentence, read.question.sentences)
        else:
            raise AssertionError(f'"{sentence}" is not understood: {read}')

    def _take(self, sentence: str, outcome: Outcome, done: bool) -> None:
        assert outcome.verdict.outcome != "not-modelled", f"not modelled yet: {outcome.verdict.topic}"
        self.last = outcome
        self.unheeded = "" if outcome.verdict.outcome == "allowed" else sentence
        self.ids.update(decisive(outcome))
        for table in (self.table, outcome.table):
            self.ids.update(counted(table, fight_sums(table)))
        self.ids.update(counted(self.table, flight_sums(outcome.events)))
        if done:
            self.table = outcome.table

    def _imagine(self, sentence: str, sentences: tuple[str, ...]) -> None:
        before = self.table
        for imagined in sentences:
            self.say(imagined)
            self.unheeded = ""
        seen, self.table = self.table, before
        assert self.last is not None
        self.last = self.last._replace(table=seen)

    def _out_of_reach(self) -> Outcome:
        return out_of_reach(self.table)

    def look_at(self, name: str, who: str) -> None:
        """Somebody's strength, or what he is, is looked at: the rules behind it are decisive."""
        table = self.last.table if self.last is not None else self.table
        seat = [player.name for player in table.state.players].index(who)
        self.ids.update(table.total(name, seat).ids)

    def heed(self) -> Outcome:
        """The last outcome, looked at."""
        assert self.last is not None, "nothing was said yet"
        self.unheeded = ""
        return self.last

    def seen(self) -> dict[str, Json]:
        """The view of the table the last sentence left, or would leave."""
        return view(self.last.table if self.last is not None else self.table)
