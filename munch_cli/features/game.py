"""One game of a feature: a board under the sheet of one box, what is said on it, and what is then seen there."""

import re
from collections.abc import Callable, Iterator

from munch_cli.arbiter.asking import NOTHING_SAID, came_of
from munch_cli.arbiter.board_text import seated
from munch_cli.arbiter.meaning import in_any_words
from munch_cli.arbiter.meaning import read as understood
from munch_cli.arbiter.replay import compare, expected_sums, fight_sums, flight_sums
from munch_cli.arbiter.stating import NowSo, stated
from munch_cli.arbiter.view import view
from munch_cli.engine.reasons import Verdict
from munch_cli.engine.run import Outcome, counted, decisive
from munch_cli.engine.table import Table
from munch_cli.features.hints import not_understood, shown_by, what_comes_first
from munch_cli.features.registry import Expect
from munch_cli.features.replies import Reply, reply_to
from munch_cli.files.boards import empty_table
from munch_cli.files.problems import Problems
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import Mismatch, Scenario, beside, path_of, read_scenario
from munch_cli.language.answers import Asked, NotUnderstood, Stated, Understood, WhatIf
from munch_cli.language.facts import says
from munch_cli.rulebook.book import Edition
from munch_cli.table.debts import Die
from munch_cli.table.ids import NO_PLAYER
from munch_cli.table.saying import listed
from munch_cli.table.statements import MadeUp, Statement

AMISS, NOT_UNDERSTOOD = "not-as-expected", "not-understood"
TOLD = "answered"
"""What a feature calls the outcome of a question that has another answer than yes or no."""
OUTCOMES = {
    "silent": "left open",
    "asks": "asked back",
    "conflict": "a contradiction",
    "cannot": "not possible",
}
"""What a feature calls an outcome whose own word would read badly."""
_SCENARIOS: dict[str, Scenario] = {}


COUNTED = re.compile("(?P<said>.+ (?:holds|holding|[+])) (?P<many>[1-9]|1[0-9]) (?:other )?cards?")
"""A line of a board that counts cards without naming them: "Ann holds Plain Cap + 5 other cards"."""
ANY_OF = {
    "monster": "Plain Monster 5",
    "curse": "Plain Curse",
    "Door card": "Plain Mate",
    "Treasure card": "Plain Coin",
}
"""What a line of a board calls a card of which only the kind matters -> the card that it lays."""
KIND_ALONE = re.compile(
    "(?P<said>.*(?:fights|cards?|doors?|treasures?|[+])) (?P<many>an?|[1-9][0-9]?) "
    f"(?:Level (?P<level>[0-9]+) )?(?P<kind>{'|'.join(ANY_OF)})s?(?P<rest>(?:(?:,| with| [+]) .*)?)"
)
"""A line of a board that only tells the kind of a card: "Ann fights a monster", "next cards a curse + 2 Door cards"."""
OWN = re.compile('card "[^"]+": (?P<kind>monster|power)(?!.*, (?:level|rank) )(?=,|$)')
"""A line that makes a card and leaves out the number that each card of its kind has."""
USUAL = {"monster": "monster, level 5", "power": "power, rank 1"}
LEVEL = re.compile(r"(.+?) is (?:an? )?(?:fe)?(?:male )?Level [0-9]")
ONCE = "leave this line out, or correct the name in it"
TURN = re.compile("it is .+'s turn")


def cards_named(line: str) -> str:
    """Return a line of a board with a plain card for each card that it only counts, or tells the kind of.

    A card of one's own gets the number that its kind needs, if the line does not tell it.
    """
    if (found := COUNTED.fullmatch(line)) is not None:
        line = f"{found['said']} {' + '.join(['Plain Coin'] * int(found['many']))}"
    while (found := KIND_ALONE.fullmatch(line)) is not None:
        many = int(found["many"]) if found["many"].isdigit() else 1
        card = f"Plain Monster {found['level']}" if found["level"] else ANY_OF[found["kind"]]
        line = f"{found['said']} {' + '.join([card] * many)}{found['rest']}"
    if (found := OWN.match(line)) is not None:
        line = f"{line[: found.start('kind')]}{USUAL[found['kind']]}{line[found.end('kind') :]}"
    return line


class NotSo(Exception):
    """A sentence of a feature is not understood, or does not hold; ``code`` is that of the problem.

    ``board``: returns the steps that lay the board as it is; what no sentence lays is a comment there.
    ``of_last_said``: True if the fault belongs to the last sentence that was said, not to the step at hand.
    """

    def __init__(
        self,
        what: str,
        code: str = AMISS,
        remedy: str = "",
        board: Callable[[], tuple[str, ...]] = tuple,
        of_last_said: bool = False,
    ) -> None:
        super().__init__(what)
        self.what = what
        self.code = code
        self.remedy = remedy
        self.board = board
        self.of_last_said = of_last_said


def must(holds: bool, what: str, code: str = AMISS, remedy: str = "") -> None:
    """Raise ``NotSo`` with what is so instead, unless a sentence holds."""
    if not holds:
        raise NotSo(what, code, remedy)


def edition_called(box: str) -> Edition:
    """Return the sheet of a box; "" is the first. Raises ``NotSo`` if there is no such box."""
    editions = load_rulebook().editions
    box = box or next(iter(editions))
    if box not in editions:
        raise NotSo(f'no edition is called "{box}"', "unknown-edition", f"use one of: {', '.join(editions)}")
    return editions[box]


class Game:
    """One run of a case in one box, on an empty table or on the board of a scenario.

    ``folder``: where boards lie beside the feature. ``without``: a rule that is switched off.
    """

    def __init__(self, box: str, board: str = "", folder: str = "", without: str = "") -> None:
        laid = _board(box, board, folder) if board else empty_table(edition_called(box))
        self.board = board
        self.edition = laid.law.edition
        self.law = laid.law
        law = laid.law.without(without) if without else laid.law
        self.table = Table(laid.state, law, laid.catalogue)
        self.decided = tuple(laid.state.rulings)
        self.outcomes: list[Outcome] = []
        self.ids: set[str] = set()
        self.last: Outcome | None = None
        self.last_said = ""
        self.is_told = False
        """True if the last question has another answer than yes or no."""
        self.unheeded = ""
        self.leveled: set[str] = set()
        """The players whose Level a line of the board has told."""
        self.cards: list[str] = []
        """The sentences that made cards."""

    def lay(self, sentence: str) -> None:
        """Lay a part of the board by a sentence. A player whom it describes and who has no seat yet gets one.

        On the board of a scenario, raise ``NotSo`` if the sentence is not true there; on another, if it lays nothing
        that does not lie there yet. Whose turn it is may be said in any case.
        """
        before, law, cards = self.table.state, self.table.law, len(self.cards)
        if (found := LEVEL.match(sentence)) is not None:
            must(found[1] not in self.leveled, f"the Level of {found[1]} is told above", "board-at-odds", ONCE)
            self.leveled.add(found[1])
        self.table = seated(self.table, (sentence,))
        self.say(sentence, is_of_board=True)
        self.must_be_heeded(of_last_said=False)
        if self.board and self.table.state != before:
            what = f'the board "{self.board}" lies otherwise than "{sentence}" says'
            raise NotSo(what, "board-at-odds", "correct this line or the file; what changes on the board a When says")
        is_new = self.table.state != before or self.table.law is not law or len(self.cards) > cards
        if not (self.board or is_new or TURN.match(sentence)):
            raise NotSo(
                f'"{sentence}" lays nothing new', "board-at-odds", "leave this line out, or correct the name in it"
            )
        self.ids.clear()
        self.outcomes.clear()
        self.last = None

    # ---- what is said

    def say(self, sentence: str, is_of_board: bool = False, as_typed: str = "") -> None:
        """Say a sentence or ask a question; its result is the last outcome.

        Loose talk is read, too, where its meaning is certain. ``is_of_board``: the sentence lays the board; only what
        the grammar reads does. ``as_typed``: the question with "I" and "me", if ``sentence`` has a name in their place.
        """
        self.must_be_heeded()
        self.last_said, self.is_told = sentence, False
        read = understood(self.table, sentence)
        if isinstance(read, NotUnderstood) and not is_of_board:
            taken = in_any_words(self.table, sentence)
            read = taken if isinstance(taken, Understood | Asked) else read
        if isinstance(read, Stated):
            self._lay(read.statement)
            self.cards += [sentence] if isinstance(read.statement, MadeUp) else []
        elif isinstance(read, Asked) and isinstance(read.question, WhatIf):
            self._imagine(read.question.sentences)
        elif (outcome := came_of(self.table, read)) is not None:
            self._take(sentence, outcome, done=isinstance(read, Understood))
        elif not is_of_board and (reply := self._reply(sentence, as_typed)) is not None:
            self.last, self.is_told = reply.outcome, not reply.is_yes_or_no
            self.unheeded = "" if reply.outcome.verdict.outcome == "allowed" else sentence
        else:
            what, remedy = not_understood(sentence, read, self.table)
            raise NotSo(what, NOT_UNDERSTOOD, remedy)

    def _reply(self, *questions: str) -> Reply | None:
        """Return the reply to the first of these questions that has one that is sure."""
        return next((reply for one in questions if one and (reply := reply_to(self.table, one)) is not None), None)

    def _lay(self, statement: Statement) -> None:
        """Change the board so that a statement is true."""
        try:
            found = stated(self.table, statement)
        except Problems as problems:
            first = problems.problems[0]
            raise NotSo(first.what, first.code, first.remedy) from None
        if not isinstance(found, NowSo):
            raise NotSo(
                found[0].what, "board-at-odds", "say that in a line above this one, or say something else of the board"
            )
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

    def says(self, id: str) -> str:
        """What a rule, an open point or a card says."""
        return says(id, self.edition, self.table.catalogue)

    def look(self, wanted: Expect) -> Iterator[Mismatch]:
        """Yield where the table is not as wanted. The rules behind the sums that are looked at are decisive."""
        self.ids.update(counted(self.seen, expected_sums(wanted, self.seen)))
        return compare(wanted, view(self.seen))

    def is_rolling(self, who: str, what: str = "") -> bool:
        """True if the die is asked for and the player rolls it. ``what``: what it decides."""
        dice = [debt for debt in self.seen.state.owed if isinstance(debt, Die) and debt.other != NO_PLAYER]
        return any(self.seen.name(die.other) == who and (not what or what in die.words) for die in dice)

    def why_so(self) -> str:
        """Return why the board is not as a Then has it: nothing was done, or something comes first. "" if not known."""
        last = self.last
        if last is not None and last.command is NOTHING_SAID and last.verdict.asks is None:
            return f'"{self.last_said}" only asks and changes nothing: say a deed in a When'
        if last is not None and not last.was_done:
            word, why = self.outcome_said(last.verdict)
            return f'"{self.last_said}" is not carried out: that is {word}{why}'
        return what_comes_first(self.seen)

    def outcome_said(self, verdict: Verdict) -> tuple[str, str]:
        """Return the word for an outcome, and behind a comma the rule or open point that decides, if there is one."""
        name = "cannot" if verdict.is_fact else TOLD if self.is_told else verdict.outcome
        decides = (*verdict.open, *verdict.ids) if verdict.outcome == "silent" else (*verdict.ids, *verdict.open)
        told = next((said for id in decides if (said := self.says(id))), "")
        return OUTCOMES.get(name, name), f", because {told}" if told else ""

    def then_said(self, verdict: Verdict) -> str:
        """Return the Then that holds for a verdict, ready to be pasted, and the tag of an open point behind it."""
        word, why = self.outcome_said(verdict)
        if verdict.asks is not None:
            return f"Then that is asked back; or say one of these: {listed(verdict.asks.sentences, 'or')}"
        point = next((self.edition.gaps[id] for id in verdict.open if id in self.edition.gaps), None)
        if verdict.outcome != "silent" or point is None:
            rest = ": no rule speaks of it" if verdict.outcome == "silent" and not verdict.open else why.rstrip(".")
            return f"Then that is {word}{rest}"
        played = self.table.leaning(point.id)
        return f"Then that is left open: {point.asks} (played as: {played}), with the tag @rule:{point.id}"

    def heed(self) -> Outcome:
        """Mark the last outcome as checked and return it."""
        if self.last is None:
            raise NotSo("nothing was said yet", NOT_UNDERSTOOD, "begin with When …")
        self.unheeded = ""
        return self.last

    def must_be_heeded(self, of_last_said: bool = True) -> None:
        """Raise ``NotSo`` if the last sentence was not allowed and no Then has said so."""
        if not self.unheeded or self.last is None:
            return
        if self.last.verdict.asks is not None:
            meant = listed([f'"{one}"' for one in self.last.verdict.asks.sentences], "or")
            what = f'"{self.unheeded}" can mean several things: {self.last.verdict.asks.question}'
            raise NotSo(what, "other-verdict", f"say one of them: {meant}", of_last_said=of_last_said)
        word, why = self.outcome_said(self.last.verdict)
        what = f'no Then says that "{self.unheeded}" is {word}{why}'
        remedy = f"say {self.then_said(self.last.verdict)}; or say first what has to come before it"
        raise NotSo(what, "other-verdict", remedy, of_last_said=of_last_said)

    def end(self, rules: tuple[str, ...]) -> None:
        """Raise ``NotSo`` unless every rule that the case is tagged with, and that its sheet has, was decisive."""
        self.must_be_heeded()
        here = [id for id in rules if self.edition.knows(id)]
        idle = [id for id in here if id not in self.ids]
        if idle:
            what = f"tagged and not decisive: {', '.join(idle)}"
            raise NotSo(what, "not-shown", "; ".join(self._shown_by(id) for id in idle))

    def _shown_by(self, id: str) -> str:
        """Return what the case has to do to show a rule."""
        if self.last is not None and id in self.last.verdict.ids:
            return f"{id} only answers a question in general: ask about a deed on this board, or drop the tag"
        return shown_by(id, self.law)


def _board(box: str, board: str, folder: str) -> Table:
    """Return the board of a scenario: one that travels with munch, or a file beside the feature."""
    path = beside(folder, board)
    if path not in _SCENARIOS or path != board:
        _SCENARIOS[path] = read_scenario(path_of(path), found=True)
    boards = _SCENARIOS[path].boards
    if box and box not in boards:
        raise NotSo(
            f'the board "{board}" is not laid out for {box}', "unknown-edition", f"it is for {', '.join(boards)}"
        )
    return boards[box or next(iter(boards))]
