"""A case under way: one game for each of its boxes, or one board that the sheet of every box is asked about."""

import re
from collections.abc import Callable, Sequence
from functools import partial

from munch_cli.arbiter.board_text import board_told, given_lines
from munch_cli.arbiter.compare import Comparison, compare
from munch_cli.features.game import AMISS, NOT_UNDERSTOOD, Game, NotSo, cards_named, edition_called
from munch_cli.features.hints import LISTED
from munch_cli.features.registry import THEN, Among, Step, matching
from munch_cli.files.gherkin import boxes_in
from munch_cli.files.problems import Problems
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import Mismatch
from munch_cli.language.facts import Told, debt_said, source
from munch_cli.table.names import did_you_mean
from munch_cli.table.saying import listed, sum_said
from munch_cli.table.typed import Json

Rows = list[list[str]]
NO_SHEET = {"no such thing": "absent", "something comes first": "owes", "not possible": "cannot"}
SHEET_WORDS = {"left open": "silent", "asked back": "asks", "a contradiction": "conflict", **NO_SHEET}
"""What a row calls the answer of a sheet whose own word would read badly -> that word."""
PLACE, NOTHING = "elsewhere", "nothing"


class Sheets:
    """A board that every sheet is asked about, and then their answers. ``game``: lays the board, by one of them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.found: Comparison | None = None

    def ask(self, question: str) -> None:
        """Put a question to every sheet."""
        found = compare(self.game.table, question, load_rulebook())
        if not isinstance(found, Comparison):
            raise NotSo(f'"{question}" is not understood', NOT_UNDERSTOOD, "? at the prompt lists what can be said")
        self.found = found

    def heed(self, rows: Rows) -> None:
        """Raise ``NotSo`` unless the rows are the answers: boxes, answer, the rules that decided."""
        if self.found is None:
            raise NotSo("nothing was asked yet", NOT_UNDERSTOOD, "say When every sheet is asked: …")
        if any(len(row) != 3 for row in rows):
            raise NotSo("each line of the table has boxes, an answer, and ids of rules", NOT_UNDERSTOOD)
        answers = {answer.edition.key: answer for answer in self.found.answers}
        told = [(key, word, ids) for boxes, word, ids in rows for key in boxes_in(boxes)]
        if sorted(key for key, _, _ in told) != sorted(answers):
            raise NotSo(f"the sheets are {', '.join(answers)}, each named once")
        for key, word, ids in told:
            answer = answers[key]
            found = "cannot" if answer.last.verdict.is_fact else answer.word
            if found != SHEET_WORDS.get(word, word):
                raise NotSo(f"{key}: {answer.word}, {', '.join(answer.ids)}", "other-verdict")
            decided = {*answer.ids, *answer.decisive, *answer.absent}
            if not {id for id in re.split(r",\s*| and ", ids) if id} <= decided:
                raise NotSo(f"{key}: decided by {', '.join(sorted(decided))}", "not-cited")
            cited = [id for id in answer.ids if source(id, answer.edition, answer.before.catalogue)]
            if not cited and word != "no such thing":
                raise NotSo(f"{key}: nothing is cited", "not-cited")


class Trial:
    """A case under way.

    ``folder``: where boards lie beside the feature. ``only``: play it in this box alone. ``without``: a rule that is
    switched off.
    """

    def __init__(self, folder: str = "", only: str = "", without: str = "") -> None:
        self.folder, self.only, self.without = folder, only, without
        self.boxes: tuple[str, ...] = ()
        self.games: dict[str, Game] = {}
        self.sheets: Sheets | None = None
        self.apart: set[str] = set()

    def begin(self, boxes: Sequence[str], board: str = "") -> None:
        """Begin a game in each of these boxes. Without boxes, lay a board that every sheet can be asked about."""
        self.boxes = tuple(boxes)
        for box in boxes:
            edition_called(box)
        played = [box for box in boxes if self.only in ("", box)]
        self.games = {box: Game(box, board, self.folder, self.without) for box in played}
        if not boxes:
            self.sheets = Sheets(Game("", board, self.folder))

    def lay(self, line: str) -> None:
        """Lay a part of the board in every game."""
        sentence = cards_named(line)
        if self.sheets is not None:
            self.sheets.game.lay(sentence)
        self.in_each(lambda game: game.lay(sentence), tuple(self.games))

    def every_sheet(self) -> Sheets:
        """Return the board that every sheet is asked about. Raises ``NotSo`` if the case is played in boxes."""
        if self.sheets is None:
            raise NotSo("one sheet and every sheet do not go together", NOT_UNDERSTOOD, LISTED)
        return self.sheets

    def take(self, kind: str, text: str, rows: Rows | None = None, quote: str = "") -> None:
        """Play a step. Raises ``NotSo`` if it is not understood or does not hold.

        Arguments: ``kind``: "given", "when" or "then". ``rows``, ``quote``: the table or the text below it.
        """
        taken = next(matching(kind, text), None)
        if taken is None:
            raise NotSo(f'no step says "{text}"', NOT_UNDERSTOOD, LISTED)
        self.play(*taken, rows, quote)

    def play(self, step: Step, found: re.Match[str], rows: Rows | None = None, quote: str = "") -> None:
        """Play a step whose pattern took the sentence."""
        if bool(rows) is not step.has_rows:
            raise NotSo(f'{"no" if rows else "a"} table goes with "{found[0]}"', NOT_UNDERSTOOD, LISTED)
        if step.kind != THEN:
            self.apart.clear()
        if quote:
            raise NotSo("no text goes below a step", NOT_UNDERSTOOD, "lay the board by lines that begin with And")
        if step.is_whole:
            step.function(self, **found.groupdict(), **({"datatable": rows} if rows else {}))
            return
        if self.sheets is not None and step.kind == THEN:
            _hold(self.sheets.game, step, found)
            return
        if not self.games:
            what = "one sheet and every sheet do not go together" if self.sheets else "no board is laid out yet"
            raise NotSo(what, NOT_UNDERSTOOD, "begin with Given a new table in …")
        self.in_each(lambda game: _hold(game, step, found), tuple(self.games))

    def hold_in(self, where: str, sentence: str) -> None:
        """Hold a Then for some of the boxes: "in classic and lite", or "elsewhere"."""
        named = boxes_in(where.removeprefix("in ")) if where != PLACE else ()
        for box in named:
            if box not in self.boxes:
                told = f"it is told of {listed(self.boxes)}" if self.boxes else "begin it with Given a new table in …"
                raise NotSo(f"this case is not told of {box}", "unknown-edition", told)
        boxes = named or [box for box in self.boxes if box not in self.apart]
        self.apart.update(named)
        step, found = next(matching(THEN, sentence))
        if step.is_whole:
            raise NotSo(f'this holds for all boxes at once: "{sentence}"', NOT_UNDERSTOOD, LISTED)
        self.in_each(lambda game: _hold(game, step, found), [box for box in boxes if box in self.games])

    def end(self, rules: tuple[str, ...]) -> None:
        """Raise ``NotSo`` if a refusal was passed over, or a rule that the case is tagged with did not decide."""
        self.in_each(lambda game: game.end(rules), tuple(self.games))

    def in_each(self, act: Callable[[Game], None], boxes: Sequence[str]) -> None:
        """Act in each of these boxes. Raises one ``NotSo`` that says in which boxes it is so, if not in all."""
        amiss: dict[str, list[str]] = {}
        first: NotSo | None = None
        for box in boxes:
            try:
                act(self.games[box])
            except Problems as problems:
                fault = problems.problems[0]
                raise NotSo(fault.what, fault.code, fault.remedy) from None
            except NotSo as fault:
                amiss.setdefault(fault.what, []).append(box)
                fault.board = partial(_pasted, self.games[box])
                if fault.code == AMISS:
                    fault.remedy = fault.remedy or self.games[box].why_so()
                first = first or fault
        if first is None:
            return
        told = [what if there == [*self.games] else f"in {listed(there)}: {what}" for what, there in amiss.items()]
        raise NotSo("; ".join(told), first.code, first.remedy, first.board, first.of_last_said)


def _pasted(game: Game) -> tuple[str, ...]:
    """Return the Given, with its text, that lays the board as it is; empty if sentences cannot lay it."""
    if not game.seen.state.players:
        return ()
    try:
        return tuple(given_lines(f"a new table in {game.edition.key}", board_told(game.seen, game.cards)))
    except (ValueError, Problems):
        return ()


# ---- whether it is so, in words


def _hold(game: Game, step: Step, found: re.Match[str]) -> None:
    """Play a step in one game; what it returns has to be so."""
    wanted = step.function(game, **found.groupdict())
    if wanted is None:
        return
    several = isinstance(wanted, Among)
    expect = wanted.expect if isinstance(wanted, Among) else wanted
    for one in game.look(expect):
        if not several or one.lacking or not one.extra or not one.expected:
            raise NotSo(_in_words(game, step, found, one), remedy=did_you_mean(one.names or ()))


def _in_words(game: Game, step: Step, found: re.Match[str], one: Mismatch) -> str:
    """What is so in place of what a sentence says: "Ann is Level 4, not 5"."""
    if one.names is not None:
        return f'there is no "{one.at[-1]}" here'
    if one.found is None and one.at == ("combat",):
        return "no fight is on"
    if one.at[0] == "owed":
        told = Told(game.seen)
        owed = [said for debt in game.seen.state.owed if (said := debt_said(debt, told).rstrip("."))]
        return f"that is not owed; owed is: {'; '.join(owed) or 'nothing'}"
    wanted, there = _value(one.expected), _value(one.found)
    if isinstance(one.found, list) and isinstance(one.expected, int):
        there = str(len(one.found))
    for name, said in reversed(found.groupdict().items()):
        if said and said in (wanted, "nothing", "none"):
            value = "nobody" if name == "who" and there == NOTHING else there
            value = sum_said(value, [(int(str(term["amount"])), str(term["label"])) for term in one.terms])
            return f"{found[0][: found.start(name)]}{value}{found[0][found.end(name) :]}, not {said}"
    return step.otherwise.format(found=there, **found.groupdict()) or f"{found[0]}: it is {there}, not {wanted}"


def _value(value: Json) -> str:
    """A value of the view as a sentence has it."""
    if isinstance(value, list):
        return " + ".join(_value(one) for one in value) or NOTHING
    return NOTHING if value is None else str(value)
