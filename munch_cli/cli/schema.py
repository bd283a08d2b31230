"""munch schema [NAME]: the JSON Schema of a file format, of the view, or of what a command prints with --json.

Every answer begins with ``munch``, the version of its shape, which is counted up when a name in it changes its
meaning. Names may be added without that; a reader passes over names that it does not know.
"""

import json
import re
from collections.abc import Callable, Mapping

from munch_cli.arbiter.view import LAST, view_schema
from munch_cli.cli.terminal import Given, known
from munch_cli.features.lines import STEP
from munch_cli.files.manual import manual_pages
from munch_cli.files.rulings_file import Decisions
from munch_cli.files.schemas import box_rules_schema, box_schema, card_schema, rulings_schema, scenario_schema
from munch_cli.files.shapes import COUNT, DIALECT, TEXT, TEXTS, by_name, many, opened, or_null, shapes
from munch_cli.rulebook.book import HouseRule
from munch_cli.show.compare import COMPARISON, IN_SHORT
from munch_cli.show.judged import ANSWER
from munch_cli.show.lists import COVERAGE, LISTED
from munch_cli.show.odds import ODDS
from munch_cli.show.replay import PROBLEM, REPLAY
from munch_cli.show.rules import CONFLICT, EDITION, GAP, NUMBER, RULE
from munch_cli.show.ways import WAYS
from munch_cli.show.what_may import WHAT_MAY
from munch_cli.show.why import WHY
from munch_cli.sim.batch import COUNTS, GameBatch
from munch_cli.table.typed import Json

OUTCOMES = LAST["verdict"][0]
UNDONE: tuple[Json, ...] = ("refused", "silent", "conflict", "not-modelled")


def run(given: Given) -> int:
    """Print a schema, or without a name the names of all schemas; return 0."""
    names = (*FILES, *ANSWERS)
    if given.names:
        known("schema", " ".join(given.names), names)
    if not given.names:
        answers = [f"{kind}: what munch {COMMANDS.get(kind, kind)} --json prints" for kind in ANSWERS]
        print("\n".join(["files: " + ", ".join(FILES), "answers:", *(f"  {line}" for line in answers)]))
        return 0
    kind = given.names[0]
    print(json.dumps(schema_of(kind), indent=2, ensure_ascii=False))
    return 0


def schema_of(kind: str) -> Json:
    """Return the schema of a file or an answer, with its id and a description of every field."""
    schema = FILES[kind]() if kind in FILES else answer_schema(kind)
    return {"$id": f"urn:munch:{kind}:1", **_described(schema, kind, _meanings())}


def _meanings() -> dict[str, str]:
    """Return the meaning of each field, as the page of the manual has it."""
    return dict(re.findall(r"^\| `([\w.-]+)` \| (.*) \|$", manual_pages()["json"], re.MULTILINE))


def _described(part: dict[str, Json], kind: str, meanings: Mapping[str, str]) -> dict[str, Json]:
    """Return a part of a schema with a description of each field that has none."""
    made: dict[str, Json] = {}
    for word, held in part.items():
        if word == "properties" and isinstance(held, dict):
            made[word] = {name: _field(name, field, kind, meanings) for name, field in held.items()}
        else:
            made[word] = _within(held, kind, meanings)
    return made


def _field(name: str, field: Json, kind: str, meanings: Mapping[str, str]) -> Json:
    told = meanings.get(f"{kind}.{name}") or meanings.get(name, "")
    inner = _within(field, kind, meanings)
    return {"description": told, **inner} if told and isinstance(inner, dict) else inner


def _within(held: Json, kind: str, meanings: Mapping[str, str]) -> Json:
    if isinstance(held, list):
        return [_within(one, kind, meanings) for one in held]
    return _described(held, kind, meanings) if isinstance(held, dict) else held


def answer_schema(kind: str) -> dict[str, Json]:
    """The schema of what a command prints with --json; the command is one of ``ANSWERS``."""
    fields = ANSWERS[kind]()
    return {
        "$schema": DIALECT,
        "title": f"munch: what munch {COMMANDS.get(kind, kind)} --json prints, version 1",
        **_open(munch={"const": 1}, **fields),
    }


def _open(**fields: Json) -> dict[str, Json]:
    """A table with these names, and perhaps more; "for_" stands for "for"."""
    return opened({name.rstrip("_"): field for name, field in fields.items()})


# ---- questions


def _ask() -> dict[str, Json]:
    answer = opened({**shapes(LAST), **shapes(ANSWER)})
    differing = {name: COMPARISON[name][0] for name in IN_SHORT}
    return {
        "question": TEXT,
        "answers": by_name(answer),
        "compared": or_null(_open(**differing)),
    }


# ---- scenarios


def _sim() -> dict[str, Json]:
    """Count of a batch of games by what was counted; seats from 1, turns and sentences by how many there were."""
    kinds: dict[object, Json] = {str: TEXT, int: COUNT, tuple[str, ...]: TEXTS, Decisions: _open(**_word())}
    batch = {name: kinds[kind] for name, kind in GameBatch.__annotations__.items()}
    return {"batch": _open(**batch), "games": COUNT, **dict.fromkeys(COUNTS, by_name(COUNT))}


def _open_answer() -> dict[str, Json]:
    """One line of what was said to a table, with its answer; each is an object in a line of its own."""
    words: Json = {"enum": ["", "missed", "asks", "failed", "otherwise", "no", "allowed", *UNDONE]}
    return {"said": TEXT, "outcome": words, "rules": TEXTS, "sources": by_name(TEXT), "lines": TEXTS}


# ---- looking up


def _rule() -> dict[str, Json]:
    kinds = [opened(shapes(one)) for one in (RULE, GAP, CONFLICT, NUMBER)]
    return {"asked": TEXT, "entries": many({"anyOf": [*kinds, _open(code=TEXT, help=TEXT)]})}


def _sheet() -> dict[str, Json]:
    paragraph = _open(part=TEXT, rules=many(_open(id=TEXT, says=TEXT)))
    section = _open(title=TEXT, page=TEXT, paragraphs=many(paragraph), left_open=many(_open(id=TEXT, asks=TEXT)))
    return {"edition": TEXT, "sheet": TEXT, "sections": many(section)}


def _rulebook() -> dict[str, Json]:
    return {
        "editions": many(opened(shapes(EDITION))),
        "rules": many(opened(shapes(RULE))),
        "open_points": many(opened(shapes(GAP))),
        "contradictions": many(opened(shapes(CONFLICT))),
        "numbers": many(opened(shapes(NUMBER))),
        "sheets": many(opened(_sheet())),
    }


def _card() -> dict[str, Json]:
    card = _open(**dict.fromkeys(("id", "name", "set", "kind", "deck", "source"), TEXT), does=TEXTS)
    return {"asked": TEXT, "cards": many(card)}


def _moments() -> dict[str, Json]:
    cell = _open(time=TEXT, **dict.fromkeys(("who", "asked", "lets", "bars"), TEXTS))
    act = _open(key=TEXT, says=TEXT, cells=many(cell))
    times = many(_open(key=TEXT, says=TEXT))
    return {"charts": many(_open(edition=TEXT, times=times, who=by_name(TEXT), acts=many(act)))}


def _word() -> dict[str, Json]:
    ruling = _open(**dict.fromkeys(("point", "reading", "by", "on", "because"), TEXT))
    return {"rulings": many(ruling), "house": many(opened(dict.fromkeys((*HouseRule._fields, "edition"), TEXT)))}


ANSWERS: dict[str, Callable[[], dict[str, Json]]] = {
    "ask": _ask,
    "what-may": lambda: WHAT_MAY,
    "check": lambda: {"checked": COUNT, "failures": many(PROBLEM), "problems": many(PROBLEM)},
    "steps": lambda: {"steps": many(opened(shapes(STEP)))},
    "open": _open_answer,
    "standing": lambda: {"question": TEXT, "answers": by_name(_open(**_open_answer()))},
    "compare": lambda: shapes(COMPARISON),
    "coverage": lambda: shapes(COVERAGE),
    "editions": lambda: {"editions": many(opened(shapes(EDITION)))},
    "differences": lambda: {"differences": many(_open(topic=TEXT, why=TEXT))},
    "found-card": _card,
    "found-rulings": lambda: {"file": TEXT, **_word()},
    "moments": _moments,
    "odds": lambda: shapes(ODDS),
    "replay": lambda: {"replays": many(opened(shapes(REPLAY))), "problems": many(PROBLEM)},
    "rule": _rule,
    "rulebook": _rulebook,
    "scenarios": lambda: {"asked": TEXT, "scenarios": many(opened(shapes(LISTED)))},
    "sheet": _sheet,
    "sim": _sim,
    "ways": lambda: shapes(WAYS),
    "why": lambda: WHY,
}
"""What is printed with --json -> its names, besides the version."""
FILES: dict[str, Callable[[], dict[str, Json]]] = {
    "scenario": scenario_schema,
    "card": card_schema,
    "rulings": rulings_schema,
    "box": box_schema,
    "box-rules": box_rules_schema,
    "view": view_schema,
}
"""The formats of files, and the view -> what makes the schema."""
COMMANDS = {
    "check": "check FILE",
    "compare": "ask BOARD --all",
    "differences": "boxes BOX BOX",
    "editions": "boxes",
    "found-card": "card",
    "found-rulings": "rulings",
    "ask": 'ask BOARD "may …?"',
    "steps": "check --steps",
    "why": 'ask BOARD "why …?"',
    "rulebook": "export rulebook",
    "standing": 'ask BOARD "who is winning?"',
    "what-may": 'ask BOARD "what may …?"',
}
"""The commands that their answers are not called after."""
