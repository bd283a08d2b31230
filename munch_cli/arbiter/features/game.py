"""The table a feature is played on: its board, what was said, and which rules were decisive."""

from munch_cli.arbiter.asking import asked_back, out_of_reach
from munch_cli.arbiter.deciding import fight_sums, flight_sums
from munch_cli.arbiter.features.boards import seated, sentences_in
from munch_cli.arbiter.meaning import read as understood
from munch_cli.arbiter.stating import NowSo, stated
from munch_cli.arbiter.view import view
from munch_cli.engine.law import Law
from munch_cli.engine.run import Outcome, counted, decisive, perform
from munch_cli.engine.table import Table
from munch_cli.files.boards import empty_table
from munch_cli.files.problems import Problems, did_you_mean
from munch_cli.files.rulebook import law_of, load_rulebook
from munch_cli.files.scenarios import Scenario, beside, path_of, read_scenario
from munch_cli.language.answers import Asked, MayAsk, NotHere, NotUnderstood, Stated, Understood, WhatIf
from munch_cli.rulebook.book import Edition
from munch_cli.rules import ALL_RULES
from munch_cli.table.asks import Asks
from munch_cli.table.statements import Statement
from munch_cli.table.typed import Json

_SCENARIOS: dict[str, Scenario] = {}


class NotSo(Exception):
    """A sentence of a feature is not understood, or does not hold; ``code`` is that of the problem."""

    def __init__(self, what: str, code: str = "not-as-expected", remedy: str = "") -> None:
        super().__init__(what)
        self.what = what
        self.code = code
        self.remedy = remedy


def must(holds: bool, what: str, code: str = "not-as-expected") -> None:
    """Raises ``NotSo`` with what is so instead, unless a sentence holds."""
    if not holds:
        raise NotSo(what, code)


class Game:
    """One run of a feature's case, on an empty table or on the board of a scenario.

    ``without``: a rule that is switched off for it.
    """

    def __init__(self, edition: str, board: str = "", folder: str = "", without: str = "") -> None:
        editions = load_rulebook().editions
        if edition not in editions:
            raise NotSo(f'no edition is called "{edition}"', "unknown-edition", f"use one of: {', '.join(editions)}")
        self.edition: Edition = editions[edition]
        laid = self._board(board, folder) if board else empty_table(self.edition)
        law = Law(self.edition.without(without), ALL_RULES) if without else law_of(self.edition)
        self.table = Table(laid.state, law, laid.catalogue)
        self.decided = tuple(laid.state.rulings)
        self.outcomes: list[Outcome] = []
        self.ids: set[str] = set()
        self.last: Outcome | None = None
        self.unheeded = ""
        self.has_failed = False

    def _board(self, board: str, folder: str) -> Table:
        """The board of a scenario: one that travels with the program, or a file beside the feature."""
        path = beside(folder, board)
        if path not in _SCENARIOS or path != board:
            _SCENARIOS[path] = read_scenario(path_of(path))
        boards = _SCENARIOS[path].boards
        if self.edition.key not in boards:
            what = f'the board "{board}" is not laid out for {self.edition.key}'
            raise NotSo(what, "unknown-edition", f"it is for {', '.join(boards)}")
        return boards[self.edition.key]

    def lay(self, text: str) -> None:
        """Lays a board by the sentences of a text, one a line; whoever they tell of has a seat."""
        sentences = sentences_in(text)
        self.table = seated(self.table, sentences)
        for sentence in sentences:
            self.say(sentence)
            self.must_be_heeded()
        self.ids.clear()
        self.outcomes.clear()
        self.last = None

    # ---- what is said

    def say(self, sentence: str) -> None:
        """Says a sentence or asks a question; what came of it is the last outcome."""
        self.must_be_heeded()
        read = understood(self.table, sentence)
        if isinstance(read, Stated):
            self._lay(read.statement)
        elif isinstance(read, Asks):
            self._take(sentence, asked_back(self.table, read), done=False)
        elif isinstance(read, NotHere):
            self._take(sentence, self._out_of_reach(), done=False)
        elif isinstance(read, Understood):
            self._take(sentence, perform(self.table, read.command), done=True)
        elif isinstance(read, Asked) and isinstance(read.question, MayAsk):
            self._take(sentence, perform(self.table, read.question.command), done=False)
        elif isinstance(read, Asked) and isinstance(read.question, WhatIf):
            self._imagine(sentence, read.question.sentences)
        else:
            raise _not_understood(sentence, read)

    def _lay(self, statement: Statement) -> None:
        """Lays the board so that something is true of it."""
        try:
            found = stated(self.table, statement)
        except Problems as problems:
            first = problems.problems[0]
            raise NotSo(first.what, first.code, first.remedy) from None
        if not isinstance(found, NowSo):
            clash = found[0]
            raise NotSo(clash.what, "board-at-odds", "say something else of the board")
        self.table = found.outcome.table

    def _take(self, sentence: str, outcome: Outcome, done: bool) -> None:
        if outcome.verdict.outcome == "not-modelled":
            raise NotSo(f"not modelled yet: {outcome.verdict.topic}", "not-modelled-yet")
        self.last = outcome
        self.outcomes.append(outcome)
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
        if self.last is not None:
            self.last = Outcome(self.last.command, self.last.verdict, self.last.events, seen)

    def _out_of_reach(self) -> Outcome:
        return out_of_reach(self.table)

    # ---- what is seen

    def look_at(self, name: str, who: str) -> None:
        """Somebody's strength, or what they are, is looked at: the rules behind it are decisive."""
        table = self.last.table if self.last is not None else self.table
        names = [player.name for player in table.state.players]
        if who not in names:
            raise NotSo(f'nobody here is called "{who}"', "unknown-player", f"at the table: {', '.join(names)}")
        self.ids.update(table.total(name, names.index(who)).ids)

    def heed(self) -> Outcome:
        """Marks the last outcome as checked and returns it."""
        if self.last is None:
            raise NotSo("nothing was said yet", "not-understood", "begin with When …")
        self.unheeded = ""
        return self.last

    def must_be_heeded(self) -> None:
        """Raises ``NotSo`` if the last sentence was not allowed and no Then has said so."""
        if self.unheeded:
            what = f'"{self.unheeded}" did not come out as allowed, and nothing was said of it'
            if self.last is not None and self.last.verdict.asks is not None:
                what = f'"{self.unheeded}" can mean several things: {self.last.verdict.asks.question}'
            raise NotSo(what, "other-verdict", "say Then that is refused, or whatever it is to be")

    def end(self, rules: tuple[str, ...]) -> None:
        """What is to hold at the end: every rule that the scenario shows, and that stands here, was decisive."""
        self.must_be_heeded()
        here = [id for id in rules if self.edition.knows(id)]
        idle = [id for id in here if id not in self.ids]
        if idle:
            raise NotSo(f"tagged and not decisive: {', '.join(idle)}", "not-shown")
        if rules and not here:
            raise NotSo(f"none of {', '.join(rules)} stands in {self.edition.title}", "not-shown")

    def seen(self) -> dict[str, Json]:
        """The view of the table the last sentence left, or would leave."""
        return view(self.last.table if self.last is not None else self.table)


def _not_understood(sentence: str, read: object) -> NotSo:
    if isinstance(read, NotUnderstood):
        rest = sentence[read.at :] or "the end"
        what = f'"{sentence}" is not understood from "{rest}" on: {read.expected} was expected'
        return NotSo(what, "not-understood", did_you_mean(read.nearest) or "? at the prompt lists what can be said")
    return NotSo(f'"{sentence}" is nothing that can be said here', "not-understood", "say what somebody does, or ask")
