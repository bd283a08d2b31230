"""Running features: every scenario on its board, and everything that does not hold, at the line that says it.

The sentences of features stand here with what they do: how a board is given, what can be said on it, what is then so,
and the table of what every sheet answers. Each is a pattern and a function of the game.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain, islice

from munch_cli.arbiter.compare import Comparison, Luck, compare
from munch_cli.arbiter.coverage import CRASHES, Shown
from munch_cli.arbiter.features import seen
from munch_cli.arbiter.features.seen import Game, NotSo, must
from munch_cli.engine.reasons import Verdict
from munch_cli.files.gherkin import Case, Feature, Line
from munch_cli.files.problems import Problem, Problems
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import CODES, beside, path_of, read_scenario
from munch_cli.language.facts import says, source
from munch_cli.rulebook.book import Faults
from munch_cli.table.ids import RuleId
from munch_cli.table.names import remedy_for

ANSWERS = {
    "left open": "silent",
    "asked back": "asks",
    "a contradiction": "conflict",
    "no such thing": "absent",
    "something comes first": "owes",
    "not possible": "cannot",
}
"""The words of the features for the outcomes and answers whose own word would read badly."""
Rows = list[list[str]]


class Sheets:
    """A board that every sheet is asked about, and then what they answer."""

    def __init__(self, board: str, folder: str = "") -> None:
        self.scenario = read_scenario(path_of(beside(folder, board)), board, found=True)
        self.found: Comparison | None = None

    def ask(self, question: str) -> None:
        """Puts a question to every sheet."""
        scenario = self.scenario
        table = scenario.boards[scenario.editions[0]]
        draws = tuple(one for step in scenario.steps for one in step.draws)
        names = {card.name: card.id for card in table.catalogue.values()}
        luck = Luck(draws=tuple(names[name] for name in dict.fromkeys(draws)))
        found = compare(table, question, load_rulebook(), luck)
        if not isinstance(found, Comparison):
            raise NotSo(f'"{question}" is not understood', "not-understood", "? at the prompt lists what can be said")
        self.found = found

    def heed(self, rows: Rows) -> None:
        """Holds a table against the answers: edition, answer, the rules that decided."""
        if self.found is None:
            raise NotSo("nothing was asked yet", "not-understood", "say When every sheet is asked: …")
        if any(len(row) != 3 for row in rows):
            raise NotSo("each line of the table has an edition, an answer, and ids of rules", "not-understood")
        answers = {answer.edition.key: answer for answer in self.found.answers}
        if [row[0] for row in rows] != list(answers):
            raise NotSo(f"the sheets are {', '.join(answers)}, in this order")
        for key, word, ids in rows:
            answer = answers[key]
            told = f"{key}: {answer.word}, {', '.join(answer.ids)}"
            found = "cannot" if answer.last.verdict.is_fact else answer.word
            if found != ANSWERS.get(word, word):
                raise NotSo(told, "other-verdict")
            decided = {*answer.ids, *answer.decisive, *answer.absent}
            wanted = {id for id in re.split(r",\s*| and ", ids) if id}
            if not wanted <= decided:
                raise NotSo(f"{key}: decided by {', '.join(sorted(decided))}", "not-cited")
            cited = [id for id in answer.ids if source(id, answer.edition, answer.before.catalogue)]
            if not cited and word != "no such thing":
                raise NotSo(f"{key}: nothing is cited", "not-cited")

    def end(self, rules: tuple[str, ...]) -> None:
        """Nothing more is to hold at the end."""


def verdict(game: Game, word: str, reason: str | None) -> None:
    """The outcome, and what the rule begins with that decided it, or a passage that contradicts another."""
    found = _verdict(game, word)
    if reason:
        told = [says(id, game.edition, game.table.catalogue) for id in (*found.ids, *found.open)]
        must(any(_begins(one, reason) for one in told), f"no deciding rule says so; they say: {told}", "not-cited")


def _verdict(game: Game, word: str) -> Verdict:
    """The verdict, if it is what a feature calls so."""
    found = game.heed().verdict
    name = "cannot" if found.is_fact else found.outcome
    must(name == ANSWERS.get(word, word), f"it is {name}: {', '.join(found.ids)}", "other-verdict")
    return found


def left_open(game: Game, asks: str, lean: str) -> None:
    """The outcome is left open by a point that asks this, and play goes on by this reading."""
    _asked(game, _verdict(game, "left open").open, asks, lean)


def unspoken(game: Game) -> None:
    """The outcome is left open, and not by a point that the rulebook has: no rule says anything of it."""
    points = _verdict(game, "left open").open
    must(not points, f"it rests on {', '.join(points)}", "not-left-open")


def open_after(game: Game, asks: str, lean: str) -> None:
    """A point that asks this leaves open only what follows, and play goes on by this reading."""
    _asked(game, game.heed().verdict.open_after, asks, lean)


def _asked(game: Game, points: Sequence[str], asks: str, lean: str) -> None:
    """Raises ``NotSo`` unless one of these open points asks this, and leans so."""
    gaps = [game.edition.gaps[id] for id in points if id in game.edition.gaps]
    told = [f"{_small(gap.asks)} (lean: {game.table.leaning(gap.id)})" for gap in gaps]
    wanted = _small(f"{asks} (lean: {lean})")
    must(wanted in map(_small, told), f"open: {'; '.join(told) or 'nothing'}", "not-left-open")


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]


def _begins(said: str, reason: str) -> bool:
    plain = re.sub(r"\s+", " ", said).casefold()
    return plain.startswith(reason.rstrip(".").casefold())


def cited(game: Game, ids: str) -> None:
    """Rules that are among those that decided."""
    found = game.heed().verdict.ids
    for id in re.split(r",\s*| and ", ids):
        must(not id or id in found, f"{id} did not decide; cited: {', '.join(found)}", "not-cited")


def choices(game: Game, sentences: str) -> None:
    """The sentences that are asked back, each in quotes, the best first."""
    asks = game.heed().verdict.asks
    found = asks.sentences if asks is not None else ()
    must(re.findall(r'"([^"]+)"', sentences) == list(found), f"asked back are: {', '.join(found) or 'none'}")


Begin = Callable[..., Game | Sheets]


def on_board(edition: str, board: str, docstring: str = "", folder: str = "", without: str = "") -> Game:
    """The board of a scenario. The text below it is for readers."""
    return Game(edition, board, folder, without)


def on_new_table(edition: str, docstring: str = "", folder: str = "", without: str = "") -> Game:
    """An empty table, on which it is said how the board lies: below, or in what follows."""
    game = Game(edition, without=without)
    game.lay(docstring)
    return game


def on_every_sheet(board: str, docstring: str = "", folder: str = "", without: str = "") -> Sheets:
    """A board that every sheet is asked about."""
    return Sheets(board, folder)


def every_sheet(game: Sheets, question: str) -> None:
    """A question to every sheet."""
    game.ask(question)


def sheets_answer(game: Sheets, datatable: Rows) -> None:
    """What every sheet answers, and by which rules."""
    game.heed(datatable)


def said(game: Game, sentence: str) -> None:
    """A sentence of play, a question, or how the board lies."""
    game.say(sentence)


GIVEN: tuple[tuple[str, Begin], ...] = (
    (r'the (?P<edition>[\w-]+) board "(?P<board>[^"]+)"', on_board),
    (r"an? (?:new|empty) (?P<edition>[\w-]+) table", on_new_table),
    (r'the board "(?P<board>[^"]+)"', on_every_sheet),
)
"""How a board is given."""
Step = Callable[..., None]

SAID: tuple[tuple[str, Step], ...] = (
    (r"every sheet is asked: (?P<question>.+)", every_sheet),
    (r'(?!the (?:[\w-]+ )?board "|an? (?:new|empty) [\w-]+ table$|every sheet is asked: )(?P<sentence>.+)', said),
)
"""What can be said on it."""
THEN: tuple[tuple[str, Step], ...] = (
    (
        r"that is (?P<word>allowed|refused|left open|asked back|a contradiction|not possible)"
        r"(, because (?P<reason>.+))?",
        verdict,
    ),
    (r"that is (?P<word>a contradiction): (?P<reason>.+)", verdict),
    (r"that is left open: (?P<asks>.+) \(lean: (?P<lean>[\w-]+)\)", left_open),
    (r"that is left open: no rule speaks of it", unspoken),
    (r"it is open in what follows: (?P<asks>.+) \(lean: (?P<lean>[\w-]+)\)", open_after),
    (r"the sheets answer", sheets_answer),
    (r"the choices? (is|are) (?P<sentences>.+)", choices),
    (r"the rules? cited (is|are) (?P<ids>.+)", cited),
    (r"(?P<amount>-?\d+) counts for the (?P<side>munchkins|monsters) (from )?(?P<label>.+)", seen.counts),
    (r"(?P<label>.+) does not count for the (?P<side>munchkins|monsters)", seen.counts_not),
    *((pattern, partial(seen.so, made)) for pattern, made in seen.SO),
    *((pattern, partial(seen.among, made)) for pattern, made in seen.AMONG),
)
"""What is then so."""


WHAT_THERE_IS = "the features that travel with munch show what can be said"
NO_ROWS = "take the lines that begin with | away; only Then the sheets answer has some"
ROWS = "add a line | EDITION | ANSWER | IDS | for each sheet below it"
Each = Callable[[Case, Sequence[Problem]], None]
"""Is called with a scenario that was run and its faults."""
OF_SHEETS = (every_sheet, sheets_answer)
EXPECTATIONS = frozenset(CODES.values())
"""Codes of results that differ from what is told. All other codes are of features that cannot be run."""


def run_feature(
    feature: Feature, folder: str = "", edition: str = "", each: Each | None = None
) -> tuple[int, list[Problem]]:
    """How many scenarios were run, and what is wrong with them.

    Of what depends on the board only the first fault of each scenario is told. Of what can be known without it all
    faults are told, up to ``Faults.MOST``.
    ``folder``: where its boards lie. ``edition``: run only the scenarios of this one. ``each``: is called with each
    scenario and its faults.
    """
    cases = [case for case in feature.cases if not edition or edition_of(case) == edition]
    found: list[Problem] = []
    for case in cases:
        amiss = list(islice(chain(_unknown(feature, case), _run(feature, case, folder)), Faults.MOST - len(found)))
        found += amiss
        if each is not None:
            each(case, amiss)
        if len(found) >= Faults.MOST:
            break
    return len(cases), list(dict.fromkeys(found))


def _unknown(feature: Feature, case: Case) -> Iterator[Problem]:
    """Rules that a scenario is tagged with and that do not exist, and steps that look for what cannot be looked for."""
    book = load_rulebook()
    for rule, line in dict(case.tags).items():
        if not rule.startswith(("card.", "table.")) and book.entry(rule) is None:
            known = (*book.rules, *book.gaps, *book.conflicts)
            remedy = remedy_for(rule, known, "munch rule WORDS finds the id of a rule", 2)
            yield feature.problem(line, "unknown-rule", f'no rule is called "{rule}"', remedy)
    for step in case.steps:
        if step.kind == "then" and next(_matches(THEN, step.text), None) is None:
            yield feature.problem(step.line, "not-understood", _nothing(step), WHAT_THERE_IS)


def _nothing(step: Line) -> str:
    return f'"{step.text}" is nothing that can be looked for'


def edition_of(case: Case) -> str:
    """The edition that the board of a scenario is laid for; "" if it has none."""
    found = next((match for step in case.steps for _, match in _matches(GIVEN, step.text)), None)
    return found.get("edition", "") if found else ""


def _run(feature: Feature, case: Case, folder: str) -> Iterator[Problem]:
    yield from _played(feature, case, folder)[1]


def _played(
    feature: Feature, case: Case, folder: str = "", without: str = ""
) -> tuple[Game | Sheets | None, tuple[Problem, ...]]:
    """A case played, with a rule switched off or none: how it ended, and what did not hold."""
    game: Game | Sheets | None = None
    line = case.line
    try:
        for step in case.steps:
            line = step.line
            game = _take(step, game, folder, without)
        line = case.line
        if game is not None:
            game.end(case.rules)
    except NotSo as amiss:
        return game, (feature.problem(line, amiss.code, amiss.what, amiss.remedy),)
    except Problems as problems:
        first = problems.problems[0]
        return game, (feature.problem(line, first.code, first.what, first.remedy),)
    return game, ()


def shown_in(feature: Feature) -> Iterator[Shown]:
    """What the cases of a feature show, each in its edition. A case that fails, or is put to every sheet, shows
    nothing.
    """
    for case in feature.cases:
        game, amiss = _played(feature, case)
        if isinstance(game, Game) and not amiss:
            points = {*game.edition.gaps, *(conflict.id for conflict in game.edition.conflicts)}
            yield Shown(
                game.edition.key,
                frozenset(RuleId(id) for id in game.ids),
                frozenset(RuleId(id) for id in (*game.decided, *(points & game.ids))),
                case.rules,
                tuple(game.outcomes),
                partial(_misses, feature, case),
            )


def _misses(feature: Feature, case: Case, id: str) -> bool:
    """Whether a case does not come out as it is told once a rule is switched off; a crash proves nothing."""
    try:
        return bool(_played(feature, case, without=id)[1])
    except CRASHES:
        return False


def _take(step: Line, game: Game | Sheets | None, folder: str, without: str = "") -> Game | Sheets:
    """Takes a step; gives the game, which the first one lays out."""
    if step.kind == "given":
        for begin, found in _matches(GIVEN, step.text):
            if step.rows:
                raise NotSo(f'no table goes with "{step.text}"', "not-understood", NO_ROWS)
            laid = begin(**found, docstring=step.below, folder=folder, without=without)
            assert isinstance(laid, Game | Sheets)
            return laid
    if game is None:
        remedy = "begin with Given a new bites table, or Given the bites board NAME"
        raise NotSo("no board is laid out yet", "not-understood", remedy)
    for take, found in _matches(THEN if step.kind == "then" else SAID, step.text):
        if bool(step.rows) is not (take is sheets_answer):
            what = f'{"no" if step.rows else "a"} table goes with "{step.text}"'
            raise NotSo(what, "not-understood", NO_ROWS if step.rows else ROWS)
        rows = {"datatable": [list(row) for row in step.rows]} if step.rows else {}
        if isinstance(game, Sheets) is not (take in OF_SHEETS):
            raise NotSo("one sheet and every sheet do not go together", "not-understood", WHAT_THERE_IS)
        take(game, **found, **rows)
        return game
    raise NotSo(_nothing(step), "not-understood", WHAT_THERE_IS)


def _matches(
    table: Sequence[tuple[str, Callable[..., object]]], text: str
) -> Iterator[tuple[Callable[..., object], dict[str, str]]]:
    """The functions whose patterns a text fits, each with its named parts."""
    for pattern, function in table:
        found = re.fullmatch(pattern, text)
        if found is not None:
            yield function, found.groupdict()
