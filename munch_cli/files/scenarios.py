"""Scenario files: an exact board, the steps of play on it, what is expected of each; all problems told at once.

    format = 1, title, edition | editions, source, example, shows, sets, impossible, ends_owed, note, opens_after
    [table] [turn] [combat] [player.NAME] [rulings] [[owed]] [[card]]      the board: see ``munch_cli.files.boards``
    [[before]]   do, die, dice, draws: steps that set the scene
    [[step]]     do | ask | what_if, die, dice, draws, verdict, cites, open, choices, expect, only

A step with ``what_if = ["K.C. offers help", "Jenn agrees"]`` is judged on a copy of the board, sentence after sentence,
and what it expects is expected of that copy; nothing of it is done. Scenarios that travel with the program go by topic
and name, others by their file.
"""

import os
from collections.abc import Collection

from munch_cli.files import places
from munch_cli.files.board_fields import choice, number, numbers, truth
from munch_cli.files.problems import Problem, Problems, did_you_mean, together
from munch_cli.files.scenario import Scenario, Step
from munch_cli.rulebook.book import Enough, Fault, Faults, Path, Rulebook, Toml
from munch_cli.rulebook.entry import Entry
from munch_cli.table.names import nearest
from munch_cli.table.typed import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from munch_cli.files.toml import TomlFile

FORMAT = 1
TOP = (
    "format",
    "title",
    "edition",
    "editions",
    "source",
    "example",
    "shows",
    "sets",
    "printing",
    "impossible",
    "ends_owed",
    "opens_after",
    "note",
    "table",
    "turn",
    "combat",
    "player",
    "rulings",
    "house",
    "owed",
    "card",
    "before",
    "step",
)
BEFORE = ("do", "die", "dice", "draws")
STEP = ("do", "ask", "what_if", "die", "dice", "draws", "verdict", "cites", "open", "choices", "expect", "only")
MOST_STEPS = 1_000
"""A whole game takes some hundreds."""
SAYS = ("do", "ask", "what_if")
VERDICTS = ("allowed", "refused", "silent", "conflict", "asks")


def read_scenario(path: str, name: str = "") -> Scenario:
    """The scenario in the file at this path; raises ``Problems`` with everything that is wrong with it."""
    return scenario_in(_read(path, name or path))


def _read(path: str, name: str) -> "TomlFile":
    """The file at this path; a bundled one is cached once read, because loading the TOML parser takes a while."""
    from munch_cli.files import places
    from munch_cli.files.cache import Plain, key_of, remembered
    from munch_cli.files.toml import TomlFile, parse_toml, read_text

    text = read_text(path, name)
    if not path.startswith(places.bundled("scenarios")):
        return parse_toml(text, name)
    place = key_of([path.encode("utf-8", "surrogateescape")])[:8].hex()
    tables = remembered(
        f"scenario-{place}", key_of([text.encode()]), lambda: cast(Plain, parse_toml(text, name).tables)
    )
    return TomlFile(name, text, cast("dict[str, object]", tables))


def scenario_in(file: "TomlFile") -> Scenario:
    """The scenario that a file holds."""
    from munch_cli.files.rulebook import load_rulebook

    book = load_rulebook()
    faults = Faults()
    try:
        scenario = _scenario(file, Entry(cast("dict[str, Toml]", file.tables), (), faults), book)
    except Enough:
        raise Problems(_told(file, faults)) from None
    if faults:
        raise Problems([*_told(file, faults), *_sentences_amiss(scenario)])
    return scenario


def _scenario(file: "TomlFile", entry: Entry, book: Rulebook) -> Scenario:
    """The scenario, as far as it can be read; what is wrong goes to the entry's faults. Raises ``Enough``."""
    from munch_cli.files.boards import boards

    entry.only(*TOP)
    if entry.table.get("format") != FORMAT:
        what = f"the file does not begin with format = {FORMAT}"
        entry.fault("unknown-format", what, f"begin it with format = {FORMAT}", "format")
    editions = _editions(entry, book)
    steps = (*_before(entry), *_steps(entry, editions, book))
    scenario = Scenario(
        file=file,
        title=entry.text("title", needed=True),
        source=entry.text("source"),
        example=_known_id(entry, "example", book),
        shows=_known_ids(entry, "shows", book, editions),
        editions=editions,
        boards=boards(entry, editions, book),
        steps=steps,
        ends_owed=truth(entry, "ends_owed"),
        opens_after=number(entry, "opens_after", 0, 0, sum(step.is_tested for step in steps)),
    )
    entry.text("note")
    return scenario


def _told(file: "TomlFile", faults: list[Fault]) -> list[Problem]:
    return [
        file.problem(fault.path, fault.code, fault.what, fault.remedy, fault.on_key) for fault in dict.fromkeys(faults)
    ]


def _sentences_amiss(scenario: Scenario) -> list[Problem]:
    """What else is wrong, in the sentences of a file that has faults already: all are told at once."""
    from munch_cli.files.sentences import amiss_later

    if not scenario.file.tables.get("player") or len(scenario.boards) < len(scenario.editions):
        return []
    return together(
        {key: amiss_later(scenario, scenario.steps_in(key), scenario.boards[key]) for key in scenario.boards}
    )


def _editions(entry: Entry, book: Rulebook) -> tuple[str, ...]:
    """The editions the scenario is for; at least one that is known."""
    one, several = entry.text("edition"), entry.words("editions")
    if one and several:
        entry.fault("wrong-type", '"edition" and "editions" are both given', "keep one of them", "edition")
    named = (one,) if one else several
    if not named and "edition" not in entry.table and "editions" not in entry.table:
        entry.fault("missing-key", '"edition" is missing', f'add edition = "…", one of: {", ".join(book.editions)}')
    for place, key in enumerate(named):
        if key not in book.editions:
            path: Path = ("edition",) if one else ("editions", place)
            entry.faults.append(
                Fault(path, "unknown-edition", f'no edition is called "{key}"', _near(key, book.editions))
            )
    return tuple(key for key in named if key in book.editions)


SEARCH = "munch rule WORDS finds the id of a rule"


def _near(word: str, known: Collection[str]) -> str:
    """The remedy for a name that is not known: the nearest ones, or all where they are few."""
    return did_you_mean(nearest(word, known, 2)) or (f"use one of: {', '.join(known)}" if len(known) < 12 else "")


def _known_id(entry: Entry, field: str, book: Rulebook) -> str:
    """An id of the rulebook, or ""."""
    id = entry.text(field)
    if id and book.entry(id) is None:
        entry.fault("unknown-rule", f'no rule is called "{id}"', _near(id, book.rules) or SEARCH, field)
    return id


def _known_ids(entry: Entry, field: str, book: Rulebook, editions: tuple[str, ...]) -> tuple[str, ...]:
    """Ids that stand in one of the editions; cards and facts of the table may be cited too."""
    ids = entry.words(field)
    for place, id in enumerate(ids):
        if id.startswith(("card.", "table.")):
            continue
        path = (*entry.path, field, place)
        if book.entry(id) is None:
            known = (*book.rules, *book.gaps, *book.conflicts)
            entry.faults.append(Fault(path, "unknown-rule", f'no rule is called "{id}"', _near(id, known) or SEARCH))
        elif editions and not any(book.editions[edition].knows(id) for edition in editions):
            what = f'"{id}" is not in force in {" or ".join(editions)}'
            entry.faults.append(Fault(path, "rule-not-in-force", what, f"munch rule {id} tells where it is"))
    return ids


def _before(entry: Entry) -> list[Step]:
    steps = []
    for place, table in enumerate(entry.tables("before")):
        step = Entry(table, ("before", place), entry.faults)
        step.only(*BEFORE)
        steps.append(Step(step.path, "do", (step.text("do", needed=True),), _dice(step), _draws(step)))
    return [step._replace(is_tested=False) for step in steps]


def _steps(entry: Entry, editions: tuple[str, ...], book: Rulebook) -> list[Step]:
    tables = entry.tables("step")
    if len(tables) > MOST_STEPS:
        what = f"there are {len(tables):,} steps"
        entry.fault("too-many", what, f"part them into scenarios of {MOST_STEPS:,} steps at most", "step")
        return []
    return [_step(Entry(table, ("step", place), entry.faults), editions, book) for place, table in enumerate(tables)]


def _step(step: Entry, editions: tuple[str, ...], book: Rulebook) -> Step:
    step.only(*STEP)
    said = [field for field in SAYS if field in step.table]
    if len(said) != 1:
        what = f"a step says one of do, ask and what_if; this one says {' and '.join(said) or 'none'}"
        remedy = "keep one sentence a step" if said else 'add do = "…"'
        step.fault("two-sentences" if said else "missing-key", what, remedy)
    says = said[0] if said else "do"
    sentences = _sentences(step) if says == "what_if" else (step.text(says),) if said else ()
    only = step.words("only")
    for place, key in enumerate(only):
        if key not in editions:
            what = f'the scenario is not for an edition called "{key}"'
            step.faults.append(Fault((*step.path, "only", place), "unknown-edition", what, _near(key, editions)))
    return Step(
        step.path,
        says,
        sentences,
        _dice(step),
        _draws(step),
        choice(step, "verdict", VERDICTS, "allowed"),
        _known_ids(step, "cites", book, only or editions),
        _known_ids(step, "open", book, only or editions),
        dict(step.inner("expect").table),
        only,
        choices=step.words("choices"),
    )


def _sentences(step: Entry) -> tuple[str, ...]:
    """The sentences of a what-if; the same one may stand twice."""
    held = step.table["what_if"]
    if isinstance(held, list) and held and all(isinstance(one, str) and one.strip() for one in held):
        return tuple(str(one) for one in held)
    step.wrong("what_if", "a list of sentences in quotes")
    return ()


def _dice(step: Entry) -> tuple[int, ...]:
    """The pips the die will show: ``die`` for one roll, ``dice`` for several."""
    if "die" in step.table and "dice" in step.table:
        step.fault("wrong-type", '"die" and "dice" are both given', "keep one of them", "die")
    if "die" in step.table:
        return (number(step, "die", 1, 1, 6),)
    return numbers(step, "dice", 1, 6)


def _draws(step: Entry) -> tuple[str, ...]:
    """The cards that will be drawn; the same name may stand twice."""
    held = step.table.get("draws", [])
    if isinstance(held, list) and all(isinstance(one, str) for one in held):
        return tuple(str(one) for one in held)
    step.wrong("draws", "a list of card names in quotes")
    return ()


ENDING = ".toml"
TOLD = ".feature"


def bundled_names() -> tuple[str, ...]:
    """The names of the bundled scenarios: "combat/pumpkinhead"."""
    folder = places.bundled("scenarios")
    found = []
    for topic in sorted(os.listdir(folder)) if os.path.isdir(folder) else ():
        inside = os.path.join(folder, topic)
        if os.path.isdir(inside):
            names = sorted(os.listdir(inside))
            found += [f"{topic}/{name.removesuffix(ENDING)}" for name in names if name.endswith(ENDING)]
    return tuple(found)


def bundled_features() -> dict[str, str]:
    """The features that travel with munch: topic -> file."""
    folder = places.bundled("features")
    names = sorted(os.listdir(folder)) if os.path.isdir(folder) else []
    return {name[: -len(TOLD)]: os.path.join(folder, name) for name in names if name.endswith(TOLD)}


def path_of(name: str) -> str:
    """The file of a scenario that goes by this name or lies at this place; raises ``Problems`` when there is none."""
    if os.path.isfile(name):
        return name
    bundled = os.path.join(places.bundled("scenarios"), *name.split("/")) + ENDING
    if name and not os.path.isabs(name) and ".." not in name.split("/") and os.path.isfile(bundled):
        return bundled
    if os.path.exists(name):
        return name
    from munch_cli.table.names import nearest

    names = bundled_names()
    short = {known.rpartition("/")[2]: known for known in names}
    likely = [short.get(known, known) for known in nearest(name, (*names, *short), 2)]
    near = did_you_mean(dict.fromkeys(likely)) or "give a file, or the name of a bundled scenario"
    raise Problems([Problem(name or '""', 0, 0, "no-such-file", "there is no such scenario", near)])


def beside(folder: str, name: str) -> str:
    """The file of this name in a folder, if there is one; else the name."""
    path = os.path.join(folder, name)
    return path if folder and os.path.isfile(path) else name


def shown_as(path: str) -> str:
    """What messages call a file: its place from here, where that is shorter."""
    here, whole = os.path.join(places.here(), ""), places.whole_path(path)
    return whole[len(here) :] if here and whole.startswith(here) else path
