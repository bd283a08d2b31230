"""The arbiter behind a page: one wish in as JSON, one answer out as JSON; the page keeps the lines, not this side.

    {"do": "say", "line": "Jenn kicks open the door"}      a line, as at the prompt
    {"do": "lay", "lines": ["new bites: Jenn, K.C.", …]}    a table as its kept lines tell it; "asked": said again on it
    {"do": "chips", "who": "Jenn"}                          what somebody ("": whoever is asked) may say, best first
    {"do": "complete", "text": "Jenn equips "}              what could stand at the end of a line
    {"do": "keep", "as": "scenario"}                        the text of the table, or "feature": of the argument
    {"do": "read", "files": {"my.feature": "Feature: …"}}   what can be tried in files that somebody kept
    {"do": "play", "edition": "lite", "name": "Ann", "bots": "sensible, ahead", "seed": 7}   a game with hidden hands

Answers to say, lay and play tell how the table lies and have all the lines that lay it again.
"""

import gc
import importlib
import json
import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType

from munch_cli import __version__
from munch_cli.arbiter.board_text import people_in
from munch_cli.arbiter.moments import Moment, moment
from munch_cli.arbiter.view import view
from munch_cli.arbiter.ways.search import listened_to
from munch_cli.engine.chance import PIPS
from munch_cli.engine.table import Table
from munch_cli.features.game import Game, cards_named
from munch_cli.features.page import Page, for_box, read_page
from munch_cli.files.gherkin import BOARD, Case, feature_in
from munch_cli.files.problems import Problems
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import Scenario, bundled_features, path_of, read_scenario, scenario_in
from munch_cli.files.toml import parse_toml
from munch_cli.language.say import say
from munch_cli.repl.arguing import as_feature, as_scenario
from munch_cli.repl.keeping import LAID, PLAYED, Forgetful
from munch_cli.repl.offers import Offers, rule_ids
from munch_cli.repl.session import TAKE_FILES, Session
from munch_cli.repl.sitting import sit_down_again
from munch_cli.repl.talk import FAILED, Heard
from munch_cli.rulebook.book import Rulebook
from munch_cli.show.board import board_lines, heading
from munch_cli.show.look import Look
from munch_cli.show.menu import entries_of
from munch_cli.site.game_page import SAYS_NOTHING, Played, begun, resumed
from munch_cli.table.ids import NO_PLAYER, PlayerId
from munch_cli.table.state import top_layer
from munch_cli.table.typed import Json

FEATURE, SCENARIO = ".feature", ".toml"
PLAY = ("before", "step", "opens_after")
"""The parts of a scenario that are not its board."""
HANDS_KNOWN = "all hands are known"
"""Said on a new table for a case. A feature's table begins so; at the prompt nobody's hand is known."""


def cases_json() -> dict[str, Json]:
    """Topic/number/box -> the name of the case, the lines that lay its board, and its steps."""
    return {id: case for topic in bundled_features() for id, case in cases_on(topic, read_page(topic)).items()}


def cases_on(topic: str, page: Page) -> dict[str, Json]:
    """The same, of the cases on one page."""
    return {
        f"{topic}/{shown.number}/{box}": _case_json(for_box(shown.case, box), lines_laying(shown.case, box))
        for _, cases in page.parts
        for shown in cases
        for box in shown.case.boxes
    }


def cases_in(files: Mapping[str, str]) -> list[dict[str, Json]]:
    """What can be tried in the texts of features and scenarios, by their names: as ``cases_on`` tells a case.

    A scenario that a feature among them is played on is part of that. Raises ``Problems`` where one is amiss.
    """
    cases = [case for name, text in files.items() if name.endswith(FEATURE) for case in feature_in(text, name).cases]
    givens = [BOARD.fullmatch(step.text) for case in cases for step in case.steps if step.kind == "given"]
    beside = {given["board"] for given in givens if given is not None}
    found = [_case_json(for_box(case, box), lines_laying(case, box, files)) for case in cases for box in case.boxes]
    for name, text in files.items():
        if name.endswith(SCENARIO) and name not in beside:
            found.append(_as_case(scenario_in(parse_toml(text, name)), name))
    return found


def _case_json(case: Case, lines: list[str]) -> dict[str, Json]:
    steps: list[Json] = [[step.kind, _typed(step.text)] for step in case.steps if step.kind != "given"]
    return {"name": case.name, "lines": list[Json](lines), "steps": steps}


def _typed(step: str) -> str:
    """Return a step as it is typed: a question that a player asks about "I" is asked about that player."""
    asked = re.fullmatch(r"([^,:]+) asks: (.+)", step)
    return step if asked is None else re.sub(r"\bI\b", asked[1], asked[2], count=1)


def _as_case(scenario: Scenario, name: str) -> dict[str, Json]:
    """A kept scenario on its bare board, with its steps as those of a case."""
    steps: list[Json] = []
    for step in scenario.steps_in(scenario.editions[0]):
        said = "; ".join(step.sentences)
        steps.append(["when", f"what if {said}" if step.says == "what_if" else said])
        steps += [["when", f"the die shows {pips}"] for pips in step.dice]
        steps += [["when", f"the card is {card}"] for card in step.draws]
        steps.append(["then", f"{step.verdict}: {', '.join(step.cites)}" if step.cites else step.verdict])
    line = f"open {name}{LAID}{json.dumps(_bare(scenario.file.text_alone()))}"
    return {"name": scenario.title, "lines": [line], "steps": steps}


def lines_laying(case: Case, box: str, files: Mapping[str, str] = MappingProxyType({})) -> list[str]:
    """Return the lines that lay the board of a case in one of its boxes. ``files``: the texts of boards beside it."""
    lines: list[str] = []
    for given in (step for step in case.steps if step.kind == "given"):
        found = BOARD.fullmatch(given.text)
        if found is None:
            lines.append(cards_named(given.text))
        elif (board := found["board"]) is None:
            people = ", ".join(_people(tuple(case.board), (case.boxes or (box,))[0]))
            lines += [f"new {box}: {people}" if people else f"new {box}", HANDS_KNOWN]
        elif (text := files.get(board)) is not None:
            lines.append(f"open {board} under {box}{LAID}{json.dumps(_bare(text))}")
        else:
            lines.append(f"open {board} under {box}{_without_scene(board)}")
    return lines


LAYS_A_PLAYER = re.compile(r"(?!card |next |it is |.+ is (?:an? )?(?:fe)?(?:male|Level)\b)")
"""A line of a board that may seat a player without saying what they are: "Ann holds Knight"."""


@lru_cache
def _people(board: tuple[str, ...], box: str) -> tuple[str, ...]:
    """The players whom the lines of a case seat, in the order of their seats; it is the same in each of its boxes."""
    described = people_in(board)
    if described and not any(LAYS_A_PLAYER.match(line) for line in board):
        return described
    game = Game(box, "", "")
    for line in board:
        game.lay(cards_named(line))
    return tuple(player.name for player in game.table.state.players)


@lru_cache
def _without_scene(board: str) -> str:
    """The text of a board without its steps, as a kept line tells it, where some of them would be taken on opening."""
    scenario = read_scenario(path_of(board), board)
    if not scenario.opens_after and all(step.is_tested for step in scenario.steps):
        return ""
    return f"{LAID}{json.dumps(_bare(scenario.file.text_alone()))}"


def _bare(text: str) -> str:
    """Return the text of a scenario with its board alone."""
    import tomli_w

    return tomli_w.dumps({name: part for name, part in parse_toml(text, "").tables.items() if name not in PLAY})


LOOK = Look(0, symbols=True)
MOST_LINES, MOST_SIGNS = 2_000, 200_000
"""The most lines that may lay a table, and the most characters in all of them."""
MOST_COMPLETIONS = 12
NOTHING_TO_SAY = "no one says anything"
NOTHING_SAID = "say nothing"
BUTTONS = "the buttons beside the table keep it: as a scenario, as a feature, as a link."
ID = re.compile(r"\b[a-z][a-z-]*\.[a-z0-9][a-z0-9-]*\b")
Answer = dict[str, Json]


class PageStore(Forgetful):
    """Keeps what is said in a list, which the page lays away."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def begin(self, line: str) -> None:
        """A table is opened by this line."""
        self.lines = [line]

    def say(self, line: str) -> None:
        """A line that changed the table."""
        self.lines.append(line)


class Arbiter:
    """One table behind a page. All hands lie open, except in a game against bots.

    ``so_far``: is told how much a long search has looked at.
    """

    def __init__(self, so_far: Callable[[int], object] | None = None) -> None:
        self.so_far = so_far
        self._begin()
        self._offers: Offers | None = None

    @property
    def _asker(self) -> Session:
        """The session of the person at the page. In a game it sees no other hand."""
        return self.session if self.game is None else self.game.play.sessions[self.game.who]

    def _begin(self) -> None:
        self.kept = PageStore()
        self.session = Session(LOOK, self.kept)
        self.session.may_write = False
        self.asked = ""
        self.game: Played | None = None
        self._shown: tuple[Table, PlayerId | None, Answer] | None = None

    def answer(self, wish: str) -> str:
        """The answer to a wish, both as JSON. What cannot be read is answered with ``error``."""
        try:
            told = json.loads(wish)
            if not isinstance(told, dict):
                return _as_text({"error": "a wish is a JSON object"})
            return _as_text(self._answer({str(name): value for name, value in told.items()}))
        except ValueError as problem:
            return _as_text({"error": f"this is no JSON: {problem}"})
        except Problems as problems:
            return _as_text({"error": str(problems)})

    def _answer(self, wish: dict[str, object]) -> Answer:
        match wish.get("do"):
            case "say":
                return self.say(_text(wish, "line"))
            case "lay":
                lines = wish.get("lines")
                return self.lay([str(line) for line in lines] if isinstance(lines, list) else [], _text(wish, "asked"))
            case "chips":
                return self.chips(_text(wish, "who"))
            case "complete":
                return self.complete(_text(wish, "text"))
            case "keep":
                return self.keep(_text(wish, "as"))
            case "read":
                files = wish.get("files")
                return read_files(files if isinstance(files, dict) else {})
            case "play":
                seed = wish.get("seed")
                strengths, number = _text(wish, "bots"), seed if isinstance(seed, int) else 1
                return self.play(_text(wish, "edition"), _text(wish, "name"), strengths, number)
        return {"error": f"nobody knows how to do {wish.get('do')!r}"}

    # ---- talking

    def say(self, line: str) -> Answer:
        """What comes of a line, and how the table lies then."""
        if self.game is not None:
            return {"line": line, **self._heard(Heard(tuple(self.game.goes_on(line)))), **self._lies()}
        before = len(self.kept.lines), self.kept.lines[:1]
        first = next(iter(line.split()), "").casefold()
        heard = Heard((BUTTONS,), FAILED) if first in TAKE_FILES - {"open"} else self._hear(line)
        if (len(self.kept.lines), self.kept.lines[:1]) != before:
            self.asked = ""
        elif not heard.is_unread:
            self.asked = self.session.said_as or line
        return {"line": line, **self._heard(heard), **self._lies()}

    def _hear(self, line: str) -> Heard:
        if self.so_far is None:
            return self.session.hear(line)
        with listened_to(self.so_far):
            return self.session.hear(line)

    def lay(self, lines: list[str], asked: str) -> Answer:
        """Lay a table as its lines tell it, and ask again what was asked last. Lines that cannot be laid are left
        out.
        """
        if len(lines) > MOST_LINES or sum(map(len, lines)) > MOST_SIGNS:
            return {"error": "this table is too long to be laid."}
        self._begin()
        if lines and lines[0].startswith(PLAYED):
            game, left = resumed(lines, self.kept, LOOK)
            told = self._on(game)
            return {**told, "amiss": [_unsaid(len(left), len(lines), left[0])] if left else None}
        amiss: Json = None
        for place, line in enumerate(lines):
            self.session.is_retold = True
            try:
                if place:
                    heard = self.session.hear(line)
                elif line.startswith(("new ", "open ")):
                    self.session.sit(sit_down_again(line))
                    heard = Heard()
                else:
                    heard = Heard(("this is no table.",), FAILED)
            except Problems as problems:
                heard = Heard(tuple(str(problems).splitlines()), FAILED)
            finally:
                self.session.is_retold = False
            if heard.is_unread or heard.undone or self.session.sitting is None:
                amiss = [_unsaid(len(lines) - place, len(lines), line), *heard.lines]
                break
        told = self.say(asked) if asked and amiss is None and self.session.sitting is not None else self._lies()
        return {**told, "amiss": amiss}

    # ---- a game

    def play(self, edition: str, name: str, bots: str, seed: int) -> Answer:
        """Deals for one person and bots, and tells what happens until the person is asked."""
        if edition not in load_rulebook().editions:
            return {"error": f"no box is called {edition!r}"}
        self._begin()
        return self._on(begun(edition, name, bots, seed, self.kept, LOOK))

    def _on(self, game: Played) -> Answer:
        self.game = game
        self.session.sitting = game.sitting
        return {"line": "", **self._heard(Heard(tuple(game.goes_on()))), **self._lies()}

    def _heard(self, heard: Heard) -> Answer:
        if self.game is not None and self.game.now is None:
            self.game = None
        pending = self.session.pending
        choices = pending.choices if pending is not None else ()
        return {
            "word": heard.word,
            "undone": heard.undone,
            "lines": list[Json](heard.lines),
            "links": _links(heard.lines, load_rulebook()),
            "choices": [{"short": one.short, "says": one.says, "fact": one.fact} for one in choices],
        }

    def _lies(self) -> Answer:
        """How the table lies, and what lays it again."""
        sitting = self.session.sitting
        table = sitting.table if sitting is not None else None
        eyes = self.game.who if self.game is not None else None
        return {
            "munch": __version__,
            "title": sitting.title if sitting is not None else "",
            "heading": heading(table) if table is not None and table.state.players else "",
            **self._seen(table, eyes),
            "kept": list[Json](self.kept.lines),
            "asked": self.asked,
            "played_by": table.name(eyes) if table is not None and eyes is not None else "",
            "may_undo": sitting is not None and bool(sitting.journal.outcomes),
        }

    def _seen(self, table: Table | None, eyes: PlayerId | None) -> Answer:
        """The table as these eyes see it, made once for many questions about it."""
        if table is None:
            return {"board": [], "table": None}
        if self._shown is None or self._shown[0] is not table or self._shown[1] != eyes:
            seen: Answer = {"board": list[Json](board_lines(table, LOOK, eyes)), "table": view(table, eyes)}
            self._shown = table, eyes, seen
        return self._shown[2]

    # ---- what may be said

    def chips(self, who: str) -> Answer:
        """What a player may say now, best first, and who that is. "": the player who is asked."""
        table = self.session.table
        if table is None or not table.state.players:
            return {"who": "", "chips": []}
        if self.game is not None:
            return self._chips_of(self.game)
        dice = [f"the die shows {pips}" for pips in PIPS] if _owes(table, "die") else []
        if dice:
            return {"who": "", "chips": [{"says": said, "brings": "", "lines": [said]} for said in dice]}
        names = [player.name for player in table.state.players]
        quiet = () if _owes(table, "silence") else range(len(names))  # nobody is asked round before a door here
        now = moment(table, [PlayerId(seat) for seat in quiet])
        if who not in names and now is not None and now.who == NO_PLAYER:
            return {"who": "", "chips": [{"says": NOTHING_TO_SAY, "brings": "", "lines": [NOTHING_TO_SAY]}]}
        seat = PlayerId(names.index(who)) if who in names else now.who if now is not None else NO_PLAYER
        if seat == NO_PLAYER:
            return {"who": "", "chips": []}
        chips = _menu(table, seat, now if now is not None and now.who == seat else None)
        if _owes(table, "silence"):
            chips.append({"says": NOTHING_TO_SAY, "brings": "", "lines": [NOTHING_TO_SAY]})
        return {"who": names[seat], "chips": chips}

    def _chips_of(self, game: Played) -> Answer:
        """What the person may say in a game: yes or no if that is the question, else the menu."""
        name = game.sitting.table.name(game.who)
        if game.lead:
            return {"who": name, "chips": [{"says": word, "brings": "", "lines": [word]} for word in ("yes", "no")]}
        now = game.moment_of(game.who)
        chips = _menu(game.sitting.table, game.who, now)
        is_asked_twice = any(isinstance(chip, dict) and chip["lines"] == [NOTHING_TO_SAY] for chip in chips)
        if (now is None or now.may_pass) and not is_asked_twice:
            chips.insert(0, {"says": NOTHING_SAID, "brings": "", "lines": [SAYS_NOTHING]})
        return {"who": name, "chips": chips}

    def complete(self, text: str) -> Answer:
        """What could stand at the end of a line: whole lines to take in its place, and why one would be refused."""
        table, eyes = self._asker.table, self._asker.eyes
        if table is None or not table.state.players or not text.strip():
            return {"text": text, "found": []}
        if self._offers is None:
            self._offers = Offers(rule_ids())
        found: list[Json] = []
        for offer in self._offers.offered(text, table, eyes):
            found.append({"line": text[: offer.start] + offer.text, "shown": offer.display, "refused": offer.refused})
            if len(found) == MOST_COMPLETIONS:
                break
        return {"text": text, "found": found}

    # ---- keeping

    def keep(self, how: str) -> Answer:
        """The table as the text of a scenario, or its last argument as a feature. Or why there is none."""
        sitting, eyes = self.session.sitting, self._asker.eyes
        if sitting is None or not sitting.table.state.players:
            return {"error": "no table is laid yet."}
        if how == "feature" and eyes is not None:
            return {"error": "while hands are hidden only the table can be kept, as you see it."}
        if how == "feature":
            kept = as_feature(sitting, "my-quarrel.feature")
        else:
            kept = as_scenario(sitting, "my-table.toml", eyes)
        if isinstance(kept, str):
            return {"error": kept}
        return {"files": dict(kept.texts)}


def read_files(files: dict[object, object]) -> Answer:
    """What can be tried in kept scenarios and features. Raises ``Problems`` if one is faulty."""
    texts = {str(name): str(text) for name, text in files.items()}
    if sum(map(len, texts.values())) > MOST_SIGNS:
        return {"error": "these files are too long to be opened."}
    if found := cases_in(texts):
        return {"cases": list[Json](found)}
    return {"error": "there is nothing to try in these files: open a .toml, a .feature or a page that was saved here."}


def _unsaid(left: int, many: int, line: str) -> str:
    return f"{left} of {many} lines could not be said again, from here on: {line}"


def _menu(table: Table, seat: PlayerId, now: Moment | None) -> list[Json]:
    chips: list[Json] = []
    for entry in entries_of(table, seat, now):
        lines = [say(command, table.state, table.catalogue) for command in entry.commands]
        chips.append({"says": entry.says, "brings": entry.brings, "lines": list[Json](lines)})
    return chips


def _owes(table: Table, what: str) -> bool:
    return any(debt.what == what for debt in top_layer(table.state))


def _links(lines: tuple[str, ...], book: Rulebook) -> dict[str, Json]:
    """The ids of rules, open points and contradictions in these lines -> where they stand in the rulebook."""
    ids = dict.fromkeys(id for line in lines for id in ID.findall(line))
    return {id: f"rules/{entry.topic}.html#{id}" for id in ids if (entry := book.entry(id)) is not None}


def _text(wish: dict[str, object], name: str) -> str:
    held = wish.get(name, "")
    return held if isinstance(held, str) else ""


def _as_text(answer: Answer) -> str:
    return json.dumps(answer, ensure_ascii=False)


# ---- what nearly every table needs is loaded before the first one is laid

LATER = (
    "munch_cli.arbiter.ways.ways",
    "munch_cli.arbiter.odds.odds",
    "munch_cli.arbiter.argument",
    "munch_cli.files.gherkin",
    "munch_cli.files.scenario_writer",
)
"""What long searches and saving need: only loaded, for they take their time."""
MONSTER = "monster"


def warm() -> None:
    """Lay a table, asks at it, and forget it."""
    for name in LATER:
        importlib.import_module(name)
    arbiter = Arbiter()
    arbiter.say(f"new {next(iter(load_rulebook().editions))}: Ann, Bo, Cy")
    table = arbiter.session.table
    assert table is not None
    foe = next(card.name for card in table.catalogue.values() if card.kind == MONSTER and not card.stand_in)
    for line in ("Ann is a female Level 3", f"Ann fights {foe}", "may Ann loot the room?", "why", "why not", "compare"):
        arbiter.say(line)
    arbiter.answer(json.dumps({"do": "chips", "who": ""}))
    arbiter.complete("Ann e")
    arbiter.keep("scenario")
    gc.collect()
