"""What features say of the table: the fight, the players, the turn and the piles, as the view shows them."""

from collections.abc import Callable, Iterator, Mapping

from munch_cli.arbiter.asking import came_of
from munch_cli.arbiter.features.boards import seated, sentences_in
from munch_cli.arbiter.meaning import read as understood
from munch_cli.arbiter.replay import compare, expected_sums, fight_sums, flight_sums
from munch_cli.arbiter.stating import NowSo, stated
from munch_cli.arbiter.view import view
from munch_cli.engine.run import Outcome, counted, decisive
from munch_cli.engine.table import Table
from munch_cli.files.boards import empty_table
from munch_cli.files.problems import Problems
from munch_cli.files.rulebook import law_of, load_rulebook
from munch_cli.files.scenarios import Mismatch, Scenario, beside, mismatch_told, path_of, read_scenario
from munch_cli.language.answers import Asked, NotUnderstood, Stated, Understood, WhatIf
from munch_cli.rulebook.book import Edition, Toml
from munch_cli.table.names import did_you_mean
from munch_cli.table.saying import figure, sum_said
from munch_cli.table.statements import Statement

Expect = Mapping[str, Toml]
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
        law = law_of(self.edition)
        self.table = Table(laid.state, law.without(without) if without else law, laid.catalogue)
        self.decided = tuple(laid.state.rulings)
        self.outcomes: list[Outcome] = []
        self.ids: set[str] = set()
        self.last: Outcome | None = None
        self.unheeded = ""

    def _board(self, board: str, folder: str) -> Table:
        """The board of a scenario: one that travels with the program, or a file beside the feature."""
        path = beside(folder, board)
        if path not in _SCENARIOS or path != board:
            _SCENARIOS[path] = read_scenario(path_of(path), found=True)
        boards = _SCENARIOS[path].boards
        if self.edition.key not in boards:
            what = f'the board "{board}" is not laid out for {self.edition.key}'
            raise NotSo(what, "unknown-edition", f"it is for {', '.join(boards)}")
        return boards[self.edition.key]

    def lay(self, text: str) -> None:
        """Lays a board by the sentences of a text, one a line. Each player they name has a seat."""
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
        """Says a sentence or asks a question. Its result is the last outcome."""
        self.must_be_heeded()
        read = understood(self.table, sentence)
        if isinstance(read, Stated):
            self._lay(read.statement)
        elif isinstance(read, Asked) and isinstance(read.question, WhatIf):
            self._imagine(read.question.sentences)
        elif (outcome := came_of(self.table, read)) is not None:
            self._take(sentence, outcome, done=isinstance(read, Understood))
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

    def _imagine(self, sentences: tuple[str, ...]) -> None:
        before = self.table
        for imagined in sentences:
            self.say(imagined)
            self.unheeded = ""
        seen, self.table = self.table, before
        if self.last is not None:
            self.last = Outcome(self.last.command, self.last.verdict, self.last.events, seen)

    # ---- what is seen

    @property
    def seen(self) -> Table:
        """The table that the last sentence left, or would leave."""
        return self.last.table if self.last is not None else self.table

    def look(self, wanted: Expect) -> Iterator[Mismatch]:
        """Where the table is not as wanted. The rules behind the sums of players that are looked at are decisive."""
        self.ids.update(counted(self.seen, expected_sums(wanted, self.seen)))
        return compare(wanted, view(self.seen))

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


def _not_understood(sentence: str, read: object) -> NotSo:
    if isinstance(read, NotUnderstood):
        rest = sentence[read.at :] or "the end"
        what = f'"{sentence}" is not understood from "{rest}" on: {read.expected} was expected'
        return NotSo(what, "not-understood", did_you_mean(read.nearest) or "? at the prompt lists what can be said")
    return NotSo(f'"{sentence}" is nothing that can be said here', "not-understood", "say what somebody does, or ask")


# ---- what is then so


def so(made: Callable[..., Expect], game: Game, **named: str | None) -> None:
    """The table is as a sentence says, and lists have nothing else."""
    _heed(next(game.look(made(**named)), None))


def among(made: Callable[..., Expect], game: Game, **named: str | None) -> None:
    """What a sentence names is there, whatever else is. Where it names nothing, nothing is."""
    _heed(next((one for one in game.look(made(**named)) if one.lacking or not one.extra or not one.expected), None))


def _heed(mismatch: Mismatch | None) -> None:
    if mismatch is not None:
        what, remedy = mismatch_told(mismatch)
        raise NotSo(what, remedy=remedy)


def counts(game: Game, amount: str, side: str, label: str) -> None:
    """Something counts for a side of the fight."""
    total, terms = _terms(game, side)
    must((figure(amount), label) in terms, f"it is {sum_said(total, terms)}")


def counts_not(game: Game, side: str, label: str) -> None:
    """Something does not count for a side of the fight."""
    total, terms = _terms(game, side)
    must(label not in [one for _, one in terms], f"it is {sum_said(total, terms)}")


def _terms(game: Game, side: str) -> tuple[int, list[tuple[int, str]]]:
    must(game.seen.fight is not None, "no fight is on")
    total = game.seen.total(side)
    return total.amount, [(term.amount, term.label) for term in total.terms]


def _fight(**parts: Toml) -> Expect:
    return {"combat": parts}


def _player(who: str, **fields: Toml) -> Expect:
    return {"players": {who: fields}}


def _owes(who: str, what: str) -> Expect:
    return {"owed": [{"who": who, "what": what}]}


def _cards(named: str) -> list[Toml]:
    return [] if named in ("nothing", "none") else [*named.split(" + ")]


SO: tuple[tuple[str, Callable[..., Expect]], ...] = (
    (
        r"the fight stands at (?P<ours>-?\d+) to (?P<theirs>-?\d+)",
        lambda ours, theirs: _fight(munchkins=figure(ours), monsters=figure(theirs)),
    ),
    (
        r"the (?P<side>munchkins|monsters)' total is (?P<total>-?\d+)",
        lambda side, total: _fight(**{side: figure(total)}),
    ),
    (r"the (?P<side>munchkins|monsters) are winning", lambda side: _fight(winning=side)),
    (r"there is no fight", lambda: {"combat": False}),
    (r"(?P<who>.+) is fighting", lambda who: _fight(fighter=who)),
    (r"(?P<who>.+) is helping", lambda who: _fight(helper=who)),
    (r"nobody helps", lambda: _fight(helper="")),
    (r"(?P<who>.+) picks first", lambda who: _fight(deal={"first": who})),
    (r"the kill is (?P<isnt>not )?claimed", lambda isnt: _fight(claimed=not isnt)),
    (r"the fight began at the door", lambda: _fight(began="door")),
    (r"the fight began by looking for trouble", lambda: _fight(began="trouble")),
    (r"(?P<many>\d+) Treasures? (is|are) at stake", lambda many: _fight(treasures=figure(many))),
    (r"(?P<who>.+) is Level (?P<level>\d+)", lambda who, level: _player(who, level=figure(level))),
    (r"(?P<who>.+)'s strength is (?P<total>-?\d+)", lambda who, total: _player(who, strength=figure(total))),
    (
        r"(?P<who>.+)'s (?P<kind>race|class|accent|powers|minions) (is|are) (?P<cards>.+)",
        lambda who, kind, cards: _player(who, **{kind: _cards(cards)}),
    ),
    (r"(?P<who>.+) holds (?P<many>\d+) cards?", lambda who, many: _player(who, hand=figure(many))),
    (r"(?P<who>.+) holds (?P<cards>.+)", lambda who, cards: _player(who, hand=_cards(cards))),
    (r"(?P<who>.+) is dead", lambda who: _player(who, dead=True)),
    (r"(?P<who>.+) is alive", lambda who: _player(who, dead=False)),
    (r"(?P<who>.+) is (?P<sex>male|female)", lambda who, sex: _player(who, sex=sex)),
    (r"(?P<who>.+) suffers (?P<cards>.+)", lambda who, cards: _player(who, curses=_cards(cards))),
    (r"(?P<who>.+) waits for (?P<no>no )?new cards", lambda who, no: _player(who, new=not no)),
    (r"nobody has won", lambda: {"winners": []}),
    (r"only (?P<who>.+) has won", lambda who: {"winners": [who]}),
    (r"it is (?P<who>.+)'s turn", lambda who: {"turn": {"player": who}}),
    (r"the table is setting up", lambda: {"turn": {"phase": "setup"}}),
    (r"the turn begins", lambda: {"turn": {"phase": "start"}}),
    (r"the turn has come to the door", lambda: {"turn": {"phase": "door"}}),
    (r"the turn has come to looking for trouble", lambda: {"turn": {"phase": "trouble"}}),
    (r"the turn has come to looting the room", lambda: {"turn": {"phase": "loot"}}),
    (r"the turn has come to charity", lambda: {"turn": {"phase": "charity"}}),
    (
        r"(?P<many>\d+) cards? (is|are) left in the (?P<deck>door|treasure) pile",
        lambda many, deck: {"decks": {deck: figure(many)}},
    ),
    (r"(?P<cards>.+) lies? to be shared out", lambda cards: {"spoils": _cards(cards)}),
    (r"(?P<cards>.+) lies? on (?P<who>.+)'s body", lambda cards, who: {"bodies": {who: _cards(cards)}}),
    (r"it counts as having met a monster", lambda: {"turn": {"met_monster": True}}),
    (r"no Treasure is due", lambda: {"turn": {"due": 0}}),
    (r"nothing is owed", lambda: {"owed": []}),
)
"""Sentences that are then so -> what is then expected of the view."""
AMONG: tuple[tuple[str, Callable[..., Expect]], ...] = (
    (r"(?P<who>.+) uses (?P<cards>.+)", lambda who, cards: _player(who, in_use=_cards(cards))),
    (r"(?P<who>.+) carries (?P<cards>.+) sideways", lambda who, cards: _player(who, sideways=_cards(cards))),
    (r"(?!nobody |only )(?P<who>.+) has won", lambda who: {"winners": [who]}),
    (
        r"(?P<cards>.+) lies? in the (?P<deck>door|treasure) discards",
        lambda cards, deck: {"discards": {deck: _cards(cards)}},
    ),
    (r"(?P<who>.+) is to run away", lambda who: _owes(who, "run")),
    (r"(?P<who>.+) is to get down to the limit", lambda who: _owes(who, "shed")),
    (r"(?P<who>.+) is to get rid of a Big Item", lambda who: _owes(who, "shed-big")),
    (r"(?P<who>.+) is to pick a Treasure", lambda who: _owes(who, "pick")),
    (r"(?P<who>.+) is to choose what to lose", lambda who: _owes(who, "lose")),
    (r"(?P<who>.+) is to choose from the body", lambda who: _owes(who, "loot")),
    (r"(?P<who>.+) is to give charity", lambda who: _owes(who, "charity")),
    (r"(?P<who>.+) may answer", lambda who: _owes(who, "respond")),
    (r"(?P<who>.+) is to take or play the card", lambda who: _owes(who, "face-up")),
)
"""The same of lists in which other things may stand, too."""
