"""The arbiter behind a page: one wish in as JSON, one answer out as JSON; the page keeps the lines, not this side.

    {"do": "say", "line": "Jenn kicks open the door"}      a line, as at the prompt
    {"do": "lay", "lines": ["new bites: Jenn, K.C.", …]}    a table as its kept lines tell it; "asked": said again on it
    {"do": "chips", "who": "Jenn"}                          what somebody ("": whoever is asked) may say, best first
    {"do": "complete", "text": "Jenn equips "}              what could stand at the end of a line
    {"do": "keep", "as": "scenario"}                        the text of the table, or "feature": of the argument

Answers to say and lay tell how the table lies and have all the lines that lay it again.
"""

import json
import re

from munch_cli import __version__
from munch_cli.arbiter.moment import Asking, Moment
from munch_cli.arbiter.view.view import view
from munch_cli.engine.table import Table
from munch_cli.files.problems import Problems
from munch_cli.files.rulebook import load_rulebook
from munch_cli.language.say import say
from munch_cli.repl.arguing import as_feature, as_scenario
from munch_cli.repl.heard import FAILED, Heard
from munch_cli.repl.keeping import Forgetful
from munch_cli.repl.menu import menu_of
from munch_cli.repl.offers import Offers, rule_ids
from munch_cli.repl.session import TAKE_FILES, Session
from munch_cli.repl.sitting import sit_down_again
from munch_cli.rulebook.book import Rulebook
from munch_cli.show.board import board_lines, heading
from munch_cli.show.look import Look
from munch_cli.table.apply import top_layer
from munch_cli.table.ids import NO_PLAYER, PlayerId
from munch_cli.table.plain import Json

LOOK = Look(0, symbols=True)
MOST_LINES, MOST_SIGNS = 2_000, 200_000
"""So many lines a table may be laid by, and so many signs they may have in all."""
MOST_COMPLETIONS = 12
NOTHING_TO_SAY = "no one says anything"
BUTTONS = "the buttons beside the table keep it: as a scenario, as a feature, as a link."
ID = re.compile(r"\b[a-z][a-z-]*\.[a-z0-9][a-z0-9-]*\b")
Answer = dict[str, Json]


class Kept(Forgetful):
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
    """One table behind a page, at which all hands lie open."""

    def __init__(self) -> None:
        self._begin()
        self._offers: Offers | None = None

    def _begin(self) -> None:
        self.kept = Kept()
        self.session = Session(LOOK, self.kept)
        self.session.may_write = False
        self.asked = ""

    def answer(self, wish: str) -> str:
        """The answer to a wish, both as JSON; what cannot be read is answered with ``error``."""
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
        return {"error": f"nobody knows how to do {wish.get('do')!r}"}

    # ---- talking

    def say(self, line: str) -> Answer:
        """What comes of a line, and how the table lies then."""
        before = len(self.kept.lines), self.kept.lines[:1]
        first = next(iter(line.split()), "").casefold()
        heard = Heard((BUTTONS,), FAILED) if first in TAKE_FILES - {"open"} else self.session.hear(line)
        if (len(self.kept.lines), self.kept.lines[:1]) != before:
            self.asked = ""
        elif not heard.is_unread:
            self.asked = self.session.said_as or line
        return {"line": line, **self._heard(heard), **self._lies()}

    def lay(self, lines: list[str], asked: str) -> Answer:
        """Lays a table as its lines tell it, and says again what was asked last; what cannot be laid stays away."""
        if len(lines) > MOST_LINES or sum(map(len, lines)) > MOST_SIGNS:
            return {"error": "this table is too long to be laid."}
        self._begin()
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
                left = len(lines) - place
                amiss = [f"{left} of {len(lines)} lines could not be said again, from here on: {line}", *heard.lines]
                break
        told = self.say(asked) if asked and amiss is None and self.session.sitting is not None else self._lies()
        return {**told, "amiss": amiss}

    def _heard(self, heard: Heard) -> Answer:
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
        return {
            "munch": __version__,
            "title": sitting.title if sitting is not None else "",
            "heading": heading(table) if table is not None and table.state.players else "",
            "board": list[Json](board_lines(table, LOOK)) if table is not None else [],
            "table": view(table, None) if table is not None else None,
            "kept": list[Json](self.kept.lines),
            "asked": self.asked,
            "may_undo": sitting is not None and bool(sitting.journal.outcomes),
        }

    # ---- what may be said

    def chips(self, who: str) -> Answer:
        """What somebody may say now, best first; "": whoever is asked, and who that is."""
        table = self.session.table
        if table is None or not table.state.players:
            return {"who": "", "chips": []}
        dice = [f"the die shows {pips}" for pips in range(1, 7)] if _owes(table, "die") else []
        if dice:
            return {"who": "", "chips": [{"says": said, "brings": "", "lines": [said]} for said in dice]}
        now = Asking(table).now(table)
        names = [player.name for player in table.state.players]
        if who not in names and now is not None and now.who == NO_PLAYER:
            return {"who": "", "chips": [{"says": NOTHING_TO_SAY, "brings": "", "lines": [NOTHING_TO_SAY]}]}
        seat = PlayerId(names.index(who)) if who in names else now.who if now is not None else NO_PLAYER
        if seat == NO_PLAYER:
            return {"who": "", "chips": []}
        chips: list[Json] = []
        for entry in menu_of(table, seat, now if _is_asked(now, seat) else None).entries:
            lines = [say(command, table.state, table.catalogue) for command in entry.commands]
            chips.append({"says": entry.says, "brings": entry.brings, "lines": list[Json](lines)})
        if _owes(table, "silence"):
            chips.append({"says": NOTHING_TO_SAY, "brings": "", "lines": [NOTHING_TO_SAY]})
        return {"who": names[seat], "chips": chips}

    def complete(self, text: str) -> Answer:
        """What could stand at the end of a line: whole lines to take in its place, and why one would be refused."""
        table = self.session.table
        if table is None or not table.state.players or not text.strip():
            return {"text": text, "found": []}
        if self._offers is None:
            self._offers = Offers(rule_ids())
        found: list[Json] = []
        for offer in self._offers.offered(text, table):
            found.append({"line": text[: offer.start] + offer.text, "shown": offer.display, "refused": offer.refused})
            if len(found) == MOST_COMPLETIONS:
                break
        return {"text": text, "found": found}

    # ---- keeping

    def keep(self, how: str) -> Answer:
        """The table as the text of a scenario, or its last argument as a feature; or why there is none."""
        sitting = self.session.sitting
        if sitting is None or not sitting.table.state.players:
            return {"error": "no table is laid yet."}
        kept = as_feature(sitting, "my-quarrel.feature") if how == "feature" else as_scenario(sitting, "my-table.toml")
        if isinstance(kept, str):
            return {"error": kept}
        return {"files": dict(kept.texts)}


def _owes(table: Table, what: str) -> bool:
    return any(debt.what == what for debt in top_layer(table.state))


def _is_asked(now: Moment | None, seat: PlayerId) -> bool:
    return now is not None and now.who == seat


def _links(lines: tuple[str, ...], book: Rulebook) -> dict[str, Json]:
    """The ids of rules, open points and contradictions in these lines -> where they stand in the rulebook."""
    ids = dict.fromkeys(id for line in lines for id in ID.findall(line))
    return {id: f"rules/{entry.topic}.html#{id}" for id in ids if (entry := book.entry(id)) is not None}


def _text(wish: dict[str, object], name: str) -> str:
    held = wish.get(name, "")
    return held if isinstance(held, str) else ""


def _as_text(answer: Answer) -> str:
    return json.dumps(answer, ensure_ascii=False)
