"""Scenario files: an exact board, the steps of play on it, what is expected of each; all problems told at once.

    format = 1, title, edition | editions, source, example, shows, sets, impossible, ends_owed, note, opens_after
    [table] [turn] [combat] [player.NAME] [rulings] [[owed]] [[card]]      the board: see ``munch_cli.files.boards``
    [[before]]   do, die, dice, draws: steps that set the scene
    [[step]]     do | ask | what_if, die, dice, draws, verdict, cites, open, choices, expect, only
    [[case]]     several scenarios on one board: see ``munch_cli.files.cases``

A step with ``what_if = ["K.C. offers help", "Jenn agrees"]`` is judged on a copy of the board, sentence after sentence,
and what it expects is expected of that copy; nothing of it is done. Scenarios that travel with the program go by topic
and name, others by their file.
"""

import os
from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import cast

from munch_cli.engine.chance import Script
from munch_cli.engine.table import Table
from munch_cli.files import places
from munch_cli.files.cache import Plain, key_of, remembered
from munch_cli.files.cases import CASE, NAME, CaseFile, boxes_named, cases_in, texts_in
from munch_cli.files.laying import not_one_card
from munch_cli.files.problems import Problem, Problems, together
from munch_cli.files.toml import TomlFile, parse_toml, read_text
from munch_cli.language.answers import Answer, Asked, MayAsk, NotHere, NotUnderstood, Stated, Understood, WhatIf
from munch_cli.language.forms import OWED
from munch_cli.language.parse import parse
from munch_cli.rulebook.book import Enough, Fault, Faults, Path, Rulebook, Toml
from munch_cli.rulebook.entry import Entry
from munch_cli.table.asks import Asks
from munch_cli.table.cards import Card
from munch_cli.table.ids import CardId
from munch_cli.table.names import did_you_mean, find_card, nearest, remedy_for
from munch_cli.table.saying import sum_said
from munch_cli.table.typed import Json, NamedTuple

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
SHOWING = ("shows", "cites", "open")
"""The fields that name what decides in a scenario, or in one of its steps."""
VERDICTS = ("allowed", "refused", "silent", "conflict", "asks")
ASKS = "asks"
"""The verdict of a step whose sentence lacks a part, or can mean several things."""
Names = tuple[str, ...]
NEAR = 2
"""At most this many names are told as possibly meant. If there are no more, all are."""

CODES = {
    "expect": "not-as-expected",
    "verdict": "other-verdict",
    "cites": "not-cited",
    "open": "not-left-open",
    "choices": "not-as-expected",
    "chance": "chance-runs-out",
    "chance-left": "chance-left-over",
    "chance-barred": "chance-barred",
    "before": "scene-not-set",
    "owed": "still-owed",
    "shows": "not-shown",
    "not-modelled": "not-modelled-yet",
}
"""The kind of a failure -> the code of its problem."""


class ScenarioStep(NamedTuple):
    """One step: what is said, the chance it meets, and what is expected of it. ``path``: where it stands in the file.

    ``says``: "do" (carried out), "ask" (judged) or "what_if" (carried out on a copy). ``only``: the editions it is for.
    ``choices``: the sentences that have to be asked back, the best first. ``none``: which of the lists of a step, such
    as ``open``, are written as empty: then there must be none.
    """

    path: Path
    says: str
    sentences: tuple[str, ...]
    dice: tuple[int, ...] = ()
    draws: tuple[str, ...] = ()
    verdict: str = "allowed"
    cites: tuple[str, ...] = ()
    open: tuple[str, ...] = ()
    expect: Mapping[str, Toml] = MappingProxyType({})
    only: tuple[str, ...] = ()
    is_tested: bool = True
    choices: tuple[str, ...] = ()
    none: tuple[str, ...] = ()


class Scenario(NamedTuple):
    """A scenario as it was read: its board under each of its editions, and its steps in order."""

    file: TomlFile
    title: str
    source: str
    example: str
    shows: tuple[str, ...]
    editions: tuple[str, ...]
    boards: dict[str, Table]
    steps: tuple[ScenarioStep, ...]
    ends_owed: bool
    opens_after: int = 0

    @property
    def case(self) -> str:
        """The name of the case, if the file holds several."""
        return self.file.case if isinstance(self.file, CaseFile) else ""

    @property
    def name(self) -> str:
        """The name of the file, and of the case in it: "helping/deals.toml#half-of-it"."""
        return f"{self.file.name}{AT_CASE}{self.case}" if self.case else self.file.name

    def steps_in(self, edition: str) -> tuple[ScenarioStep, ...]:
        """The steps that are for an edition."""
        return tuple(step for step in self.steps if not step.only or edition in step.only)

    def problem(self, path: Path, code: str, what: str, remedy: str = "") -> Problem:
        """A problem with a part of the file."""
        return self.file.problem(path, code, what, remedy)


def read_scenario(path: str, name: str = "", found: bool = False) -> Scenario:
    """Return the scenario in the file at this path. Raises ``Problems`` with all its faults.

    ``path``: may end with "#" and the name of a case. Without one it is the case that is called like the file, or the
    first. ``name``: what messages call the file. ``found``: as ``read_raw`` takes it.
    """
    file, case = _parted(path)
    return _read_as_scenario(_chosen(cases_in(_read_toml(file, _parted(name or path)[0], found)), case, path))


def read_scenarios(path: str, name: str = "", found: bool = False) -> tuple[Scenario, ...]:
    """Return every case in the file at this path, or the one that a "#" names. Raises ``Problems`` of all of them."""
    if _parted(path)[1]:
        return (read_scenario(path, name, found),)
    cases = cases_in(_read_toml(path, name or path, found))
    scenarios, problems = [], list[Problem]()
    for case in cases:
        try:
            scenarios.append(_read_as_scenario(case))
        except Problems as amiss:
            problems += amiss.problems
    if problems:
        raise Problems(dict.fromkeys(problems))
    return tuple(scenarios)


AT_CASE = "#"
"""Stands between the name of a file and the name of a case in it."""


def _parted(path: str) -> tuple[str, str]:
    """Return the path of a file and the name of a case in it, "" if the path names none."""
    file, sign, case = path.rpartition(AT_CASE)
    return (path, "") if not sign or os.path.exists(path) else (file, case)


def _chosen(cases: Sequence[TomlFile], case: str, path: str) -> TomlFile:
    """Return the case of this name. Without a name, the one called like the file, or the first."""
    wanted = case or os.path.basename(path).removesuffix(ENDING)
    for one in cases:
        if isinstance(one, CaseFile) and one.case == wanted:
            return one
    if case:
        names = [one.case for one in cases if isinstance(one, CaseFile)]
        what = f'there is no case "{case}" in this file'
        raise Problems([cases[0].problem((), "no-such-case", what, remedy_for(case, names, "it holds one scenario"))])
    return cases[0]


def _read_toml(path: str, name: str, found: bool) -> TomlFile:
    """The file at this path. A bundled one is cached, because loading the TOML parser takes a while."""
    from munch_cli.files.cache import key_of, remembered

    text = read_text(path, name, found)
    if not path.startswith(places.bundled("scenarios")):
        return parse_toml(text, name)
    place = key_of([path.encode("utf-8", "surrogateescape")])[:8].hex()
    tables = remembered(
        f"scenario-{place}", key_of([text.encode()]), lambda: cast("Plain", parse_toml(text, name).tables)
    )
    return TomlFile(name, text, cast("dict[str, object]", tables))


def scenario_in(file: TomlFile) -> Scenario:
    """Return the scenario that a file holds: the first case, if there are several."""
    return _read_as_scenario(cases_in(file)[0])


def _read_as_scenario(file: TomlFile) -> Scenario:
    from munch_cli.files.rulebook import load_rulebook

    book = load_rulebook()
    faults = Faults()
    try:
        scenario = _scenario(file, Entry(cast("dict[str, Toml]", file.tables), (), faults), book)
    except Enough:
        raise Problems(_placed_problems(file, faults)) from None
    if faults:
        raise Problems([*_placed_problems(file, faults), *_sentences_amiss(scenario)])
    return scenario


def _scenario(file: TomlFile, entry: Entry, book: Rulebook) -> Scenario:
    """The scenario as far as it can be read. Faults go to the entry. Raises ``Enough``."""
    from munch_cli.files.boards import boards

    entry.only(*TOP)
    entry.check_format(FORMAT)
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
        ends_owed=entry.truth("ends_owed"),
        opens_after=entry.number("opens_after", 0, 0, sum(step.is_tested for step in steps)),
    )
    entry.text("note")
    return scenario


def _placed_problems(file: TomlFile, faults: list[Fault]) -> list[Problem]:
    return [
        file.problem(fault.path, fault.code, fault.what, fault.remedy, fault.on_key) for fault in dict.fromkeys(faults)
    ]


def _sentences_amiss(scenario: Scenario) -> list[Problem]:
    """What else is wrong, in the sentences of a file that has faults already: all are told at once."""
    if not scenario.file.tables.get("player"):
        return []
    return together(
        {key: amiss_later(scenario, scenario.steps_in(key), board) for key, board in scenario.boards.items()}
    )


def _editions(entry: Entry, book: Rulebook) -> tuple[str, ...]:
    """The editions the scenario is for; at least one that is known."""
    one, several = entry.text("edition"), entry.words("editions")
    if one and several:
        entry.fault("wrong-type", '"edition" and "editions" are both given', "keep one of them", "edition")
    named = (one,) if one else several
    if "edition" not in entry.table and "editions" not in entry.table:
        entry.fault("missing-key", '"edition" is missing', f'add edition = "…", one of: {", ".join(book.editions)}')
    elif entry.table.get("editions") == []:
        remedy = f"name one or more of: {', '.join(book.editions)}"
        entry.fault("missing-key", '"editions" names none', remedy, "editions")
    for place, key in enumerate(named):
        if key not in book.editions:
            path: Path = ("edition",) if one else ("editions", place)
            entry.faults.append(
                Fault(path, "unknown-edition", f'no edition is called "{key}"', remedy_for(key, book.editions, most=2))
            )
    return tuple(key for key in named if key in book.editions)


SEARCH = "munch rule WORDS finds the id of a rule"


def _known_id(entry: Entry, field: str, book: Rulebook) -> str:
    id = entry.text(field)
    if id and book.entry(id) is None:
        entry.fault("unknown-rule", f'no rule is called "{id}"', remedy_for(id, book.rules, SEARCH, 2), field)
    return id


def _known_ids(entry: Entry, field: str, book: Rulebook, editions: tuple[str, ...]) -> tuple[str, ...]:
    """Ids that stand in one of the editions. Cards and facts of the table may be cited too."""
    ids = entry.words(field)
    for place, id in enumerate(ids):
        if id.startswith(("card.", "table.")):
            continue
        path = (*entry.path, field, place)
        if book.entry(id) is None:
            known = (*book.rules, *book.gaps, *book.conflicts)
            entry.faults.append(
                Fault(path, "unknown-rule", f'no rule is called "{id}"', remedy_for(id, known, SEARCH, 2))
            )
        elif editions and not any(book.editions[edition].knows(id) for edition in editions):
            what = f'"{id}" is not in force in {" or ".join(editions)}'
            entry.faults.append(Fault(path, "rule-not-in-force", what, f"munch rule {id} tells where it is"))
    return ids


def _before(entry: Entry) -> list[ScenarioStep]:
    steps = []
    for step in entry.tables("before"):
        step.only(*BEFORE)
        steps.append(
            ScenarioStep(step.path, "do", (step.text("do", needed=True),), _dice(step), step.words("draws", once=False))
        )
    return [step._replace(is_tested=False) for step in steps]


def _steps(entry: Entry, editions: tuple[str, ...], book: Rulebook) -> list[ScenarioStep]:
    steps = entry.tables("step")
    if len(steps) > MOST_STEPS:
        what = f"there are {len(steps):,} steps"
        entry.fault("too-many", what, f"part them into scenarios of {MOST_STEPS:,} steps at most", "step")
        return []
    return [_step(step, editions, book) for step in steps]


def _step(step: Entry, editions: tuple[str, ...], book: Rulebook) -> ScenarioStep:
    step.only(*STEP)
    said = [field for field in SAYS if field in step.table]
    if len(said) != 1:
        what = f"a step says one of do, ask and what_if; this one says {' and '.join(said) or 'none'}"
        remedy = "keep one sentence a step" if said else 'add do = "…"'
        step.fault("two-sentences" if said else "missing-key", what, remedy)
    says = said[0] if said else "do"
    several = says == "what_if"
    sentences = step.words(says, needed=True, once=False) if several else (step.text(says),) if said else ()
    only = step.words("only")
    for place, key in enumerate(only):
        if key not in editions:
            what = f'the scenario is not for an edition called "{key}"'
            step.faults.append(
                Fault((*step.path, "only", place), "unknown-edition", what, remedy_for(key, editions, most=2))
            )
    played = tuple(key for key in only if key in editions) or editions
    return ScenarioStep(
        step.path,
        says,
        sentences,
        _dice(step),
        step.words("draws", once=False),
        step.choice("verdict", VERDICTS, "allowed"),
        _known_ids(step, "cites", book, played),
        _known_ids(step, "open", book, played),
        dict(step.inner("expect").table),
        only,
        choices=step.words("choices"),
        none=tuple(field for field in ("cites", "open", "choices") if step.table.get(field) == []),
    )


def _dice(step: Entry) -> tuple[int, ...]:
    """The pips the die will show: ``die`` for one roll, ``dice`` for several."""
    if "die" in step.table and "dice" in step.table:
        step.fault("wrong-type", '"die" and "dice" are both given', "keep one of them", "die")
    if "die" in step.table:
        return (step.number("die", 1, 1, 6),)
    return step.numbers("dice", 1, 6)


ENDING = ".toml"
TOLD = ".feature"


def bundled_topics() -> tuple[str, ...]:
    """Return the topics of the bundled scenarios, each the name of a folder of them."""
    folder = places.bundled("scenarios")
    inside = sorted(os.listdir(folder)) if os.path.isdir(folder) else ()
    return tuple(topic for topic in inside if os.path.isdir(os.path.join(folder, topic)))


def bundled_files(topic: str = "") -> tuple[str, ...]:
    """Return the paths of the bundled scenario files, of one topic or of all."""
    folder = places.bundled("scenarios")
    return tuple(
        os.path.join(folder, inside, name)
        for inside in ((topic,) if topic else bundled_topics())
        for name in sorted(os.listdir(os.path.join(folder, inside)))
        if name.endswith(ENDING)
    )


def bundled_names(topic: str = "") -> tuple[str, ...]:
    """Return the names of the bundled scenarios: "combat/pumpkinhead". Each case of a file goes by its own name."""
    return tuple(name for one in ((topic,) if topic else bundled_topics()) for name in _paths_in(one))


@lru_cache
def _paths_in(topic: str) -> dict[str, str]:
    """Return the bundled scenarios of a topic: the name of each, and its path with the name of its case."""
    found: dict[str, str] = {}
    for path in bundled_files(topic):
        with open(path, encoding="utf-8") as file:
            cases = _names_of_cases(file.read())
        name = os.path.basename(path).removesuffix(ENDING)
        found |= {f"{topic}/{case}": f"{path}{AT_CASE}{case}" for case in cases} or {f"{topic}/{name}": path}
    return found


def _names_of_cases(text: str) -> list[str]:
    """Return the names of the cases of a bundled file without parsing it: the name stands in the first line of each."""
    begins = [part.partition("\n")[0] for part in text.split(f"[[{CASE}]]\n{NAME} = ")[1:]]
    return [line.strip('"') for line in begins]


def name_by_topic(scenario: Scenario) -> str:
    """Return the name of a scenario among those of its folder: "helping/half-of-it"."""
    folder, file = os.path.split(scenario.file.name.removesuffix(ENDING))
    return f"{os.path.basename(folder)}/{scenario.case or file}"


def bundled_features() -> dict[str, str]:
    """The features that travel with munch: topic -> file."""
    folder = places.bundled("features")
    names = sorted(os.listdir(folder)) if os.path.isdir(folder) else []
    return {name[: -len(TOLD)]: os.path.join(folder, name) for name in names if name.endswith(TOLD)}


def path_of(name: str) -> str:
    """Return the file of the scenario of this name or at this place, with "#" and the name of its case if it has one.

    "helping/deals" is a bundled file, "helping/half-of-it" or "helping/deals#half-of-it" a case in it. Raises
    ``Problems`` if there is none.
    """
    if os.path.isfile(name):
        return name
    file, case = _parted(name)
    if case and os.path.isfile(file):
        return name
    parts = file.split("/")
    is_name = bool(file) and not os.path.isabs(file) and ".." not in parts and "" not in parts
    bundled = os.path.join(places.bundled("scenarios"), *parts)
    if is_name and os.path.isfile(bundled + ENDING):
        return f"{bundled}{ENDING}{AT_CASE}{case}" if case else bundled + ENDING
    if is_name and parts[0] in bundled_topics() and (path := _paths_in(parts[0]).get(file)):
        return path
    if os.path.exists(name):
        return name
    if is_name and os.path.isdir(bundled):
        what = f"this is a folder of {len(bundled_names(file))} scenarios"
        raise Problems([Problem(name, 0, 0, "no-such-file", what, f"munch scenarios {name} lists them")])
    names = bundled_names()
    short = {known.rpartition("/")[2]: known for known in names}
    likely = [short.get(known, known) for known in nearest(name, (*names, *short, *bundled_topics()), 2)]
    near = did_you_mean(dict.fromkeys(likely)) or "give a file, or the name of a bundled scenario"
    raise Problems([Problem(name or '""', 0, 0, "no-such-file", "there is no such scenario", near)])


def beside(folder: str, name: str) -> str:
    """The file of this name in a folder, if there is one; else the name."""
    path = os.path.join(folder, name)
    return path if folder and os.path.isfile(_parted(path)[0]) else name


def shown_as(path: str) -> str:
    """What messages call a file: its place from here, where that is shorter."""
    here, whole = os.path.join(places.here(), ""), places.whole_path(path)
    return whole[len(here) :] if whole.startswith(here) else path


# ---- the sentences of a scenario


class Said(NamedTuple):
    """A sentence of a scenario and where it stands."""

    scenario: Scenario
    sentence: str
    path: Path
    is_question: bool = False
    asks_back: bool = False
    """Whether a question put back is what the file expects."""

    def see_it_fits(self, answer: Answer) -> None:
        """Raise ``Problems`` for what cannot be done or judged, and for a question put back that is not expected."""
        if self.is_amiss(answer):
            raise Problems(self.problems(answer))

    def is_amiss(self, answer: Answer) -> bool:
        """Return True if what became of the sentence is nothing that can be done, or judged."""
        match answer:
            case NotHere():
                return False
            case Asks():
                return not self.asks_back
            case Asked():
                return not self.is_question or not isinstance(answer.question, MayAsk)
            case Understood():
                return self.is_question
            case _:
                return self.is_question or not isinstance(answer, Stated)

    def problems(self, answer: Answer) -> list[Problem]:
        """What is wrong with the sentence, given what became of it."""
        what, remedy = _amiss(answer)
        problem = self.scenario.problem(self.path, "not-understood", what, remedy)
        if isinstance(answer, NotUnderstood) and self.sentence in problem.excerpt:
            start = problem.excerpt.index(self.sentence) + 1
            return [problem._replace(column=start + answer.at, width=max(1, answer.length))]
        return [problem]


def read_do(scenario: Scenario, step: ScenarioStep, table: Table) -> tuple[Said, ...]:
    """The one sentence of a step that is done."""
    return (Said(scenario, step.sentences[0], (*step.path, "do"), asks_back=step.verdict == ASKS),)


def read_ask(scenario: Scenario, step: ScenarioStep, table: Table) -> tuple[Said, ...]:
    """The sentences of a question: one that is judged, or those of a what-if."""
    if step.says == "what_if":
        path = (*step.path, "what_if")
        ways = enumerate(step.sentences)
        return tuple(Said(scenario, sentence, (*path, place), False, step.verdict == ASKS) for place, sentence in ways)
    path = (*step.path, "ask")
    answer = parse(step.sentences[0], table.state, table.catalogue)
    if isinstance(answer, Asked) and isinstance(answer.question, WhatIf):
        sentences = answer.question.sentences
        return tuple(Said(scenario, sentence, path, False, step.verdict == ASKS) for sentence in sentences)
    return (Said(scenario, step.sentences[0], path, True, step.verdict == ASKS),)


def script_for(scenario: Scenario, step: ScenarioStep, table: Table) -> Script:
    """The step's chance, with the cards that are to come found by name."""
    return Script(step.dice, tuple(_card(scenario, step, place, table) for place in range(len(step.draws))))


def amiss_later(scenario: Scenario, steps: tuple[ScenarioStep, ...], table: Table) -> list[Problem]:
    """What is wrong with steps that are never come to, as far as it does not hang on how the board would lie then."""
    amiss: list[Problem] = []
    for step in steps:
        if len(amiss) >= Faults.MOST:
            break
        try:
            script_for(scenario, step, table)
        except Problems as found:
            amiss += found.problems
        if not any(step.sentences):
            continue
        for said in (read_do if step.says == "do" else read_ask)(scenario, step, table):
            answer = parse(said.sentence, table.state, table.catalogue)
            if said.is_amiss(answer) and not _may_be_right_then(answer):
                amiss += said.problems(answer)
    return amiss


def _may_be_right_then(answer: Answer) -> bool:
    """Return True if a sentence may be right on another board, where other cards lie and other things are owed."""
    if isinstance(answer, NotUnderstood):
        return OWED.asks in answer.expected
    return isinstance(answer, Asks)


def _card(scenario: Scenario, step: ScenarioStep, place: int, table: Table) -> CardId:
    name = step.draws[place]
    found = find_card(table.catalogue, name)
    if not isinstance(found, Card):
        raise Problems([scenario.problem((*step.path, "draws", place), *not_one_card(found, name))])
    return found.id


WHAT_CAN_BE_SAID = "? at the prompt lists what can be said"


def _amiss(answer: Answer) -> tuple[str, str]:
    """What is wrong with a sentence, and a remedy."""
    if isinstance(answer, NotUnderstood):
        near = did_you_mean(answer.nearest) or WHAT_CAN_BE_SAID
        return f"the sentence breaks off: {answer.expected} was expected here", near
    if isinstance(answer, Asks):
        return f"the sentence can be taken in several ways: {answer.question}", did_you_mean(answer.shorts)
    if isinstance(answer, Understood):
        return "this is no question", 'begin it with "may", or write do = "…"'
    if isinstance(answer, Asked):
        return "a question does nothing", 'write ask = "may …?"'
    return "a scenario holds only what is done at the table", "take it out; it belongs to the prompt"


# ---- what was expected and did not come


class Mismatch(NamedTuple):
    """A part of the view that is not as expected: where it is, what was expected, what was found.

    ``terms``: what a total was made of. ``lacking``, ``extra``: how two lists differ. ``names``: what could have been
    meant if the view has nothing of that name.
    """

    at: Names
    expected: Json
    found: Json
    terms: tuple[Mapping[str, Json], ...] = ()
    lacking: tuple[Json, ...] = ()
    extra: tuple[Json, ...] = ()
    names: Names | None = None


class Failure(NamedTuple):
    """One thing that is not as it should be.

    ``kind``: one of CODES. ``named``: the ids, words or numbers it is about; for a verdict the expected one, the found
    one and the deciding ids. ``mismatch``: for an expectation.
    """

    path: Path
    kind: str
    named: Names = ()
    mismatch: Mismatch | None = None


def failure_problem(scenario: Scenario, failure: Failure) -> Problem:
    """A failure as it is told, with its place."""
    what, remedy = mismatch_told(failure.mismatch) if failure.mismatch else _WORDS[failure.kind](failure.named)
    return scenario.problem(failure.path, CODES[failure.kind], what, remedy)


def mismatch_told(mismatch: Mismatch) -> tuple[str, str]:
    """What is otherwise, and what could have been meant."""
    where = ".".join(mismatch.at)
    if mismatch.names is not None:
        few = len(mismatch.names) <= NEAR
        remedy = did_you_mean(mismatch.names) if few else f"for example, there are: {', '.join(mismatch.names)}"
        return f"{where}: the view has nothing of this name", remedy
    if mismatch.lacking or mismatch.extra:
        parts = [f"{_listed(mismatch.lacking)} not there"] if mismatch.lacking else []
        parts += [f"{_listed(mismatch.extra)} there too"] if mismatch.extra else []
        return f"{where}: {', and '.join(parts)}", ""
    return f"{where}: expected {_shown_value(mismatch.expected)}, found {_found(mismatch)}", ""


def _found(mismatch: Mismatch) -> str:
    """What was found. A total has its terms, a list as many cards as were counted."""
    if isinstance(mismatch.found, list) and isinstance(mismatch.expected, int | float):
        held = ", ".join(_shown_value(part) for part in mismatch.found)
        return f"{len(mismatch.found)}: {held}" if held else "0"
    parts = [(int(str(term["amount"])), str(term["label"])) for term in mismatch.terms]
    return sum_said(_shown_value(mismatch.found), parts)


def _shown_value(value: Json) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_shown_value(part)}" for name, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_shown_value(part) for part in value) + "]"
    return "nothing" if value is None else str(value)


def _listed(values: tuple[Json, ...]) -> str:
    said = " and ".join(_shown_value(value) for value in values)
    return f"{said} {'is' if len(values) == 1 else 'are'}"


def _verdict(named: Names) -> tuple[str, str]:
    expected, found, *ids = named
    because = f", because of {', '.join(ids)}" if ids else ", for no rule speaks of it" if found == "silent" else ""
    return f"expected to be {expected}, and it is {found}{because}", ""


def _not_cited(named: Names) -> tuple[str, str]:
    wanted, *found = named
    decided = f"decided by {', '.join(found)}" if found else "nothing decided it"
    if not wanted:
        return f"no rule was to decide it, and it is {decided}", ""
    return f"{wanted} is not among what decided: {decided}", ""


def _not_open(named: Names) -> tuple[str, str]:
    wanted, *found = named
    left = f"it rests on {', '.join(found)}" if found else "the answer rests on no open point"
    if not wanted:
        return f"nothing was to be left open, and {left}", ""
    return f"{wanted} is not what it rests on: {left}", ""


def _other_choices(named: Names) -> tuple[str, str]:
    return f"other choices are asked back: {', '.join(named) or 'none'}", ""


def _runs_out(named: Names) -> tuple[str, str]:
    if named[0] == "die":
        return "the die is asked for after this, and the step does not say what it shows", "add die = …"
    return (
        "a card is drawn after this, and neither the pile nor the step says which",
        'add draws = ["…"], or name the pile',
    )


def _left_over(named: Names) -> tuple[str, str]:
    return f"the step did not use up its chance: {', '.join(named)} left", "take it away"


def _barred(named: Names) -> tuple[str, str]:
    from munch_cli.language.facts import FACTS as SAID

    card, fact = named
    return f'"{card}" cannot be drawn here: {SAID[fact]}', "name a card that can come"


def _scene(named: Names) -> tuple[str, str]:
    because = f": {', '.join(named)}" if named else ""
    return f"the scene cannot be set like this{because}", "change the sentence, or the board"


def _still_owed(named: Names) -> tuple[str, str]:
    return (
        f"something is still owed at the end: {', '.join(named)}",
        "go on until it is settled, or say ends_owed = true",
    )


def _not_shown(named: Names) -> tuple[str, str]:
    return f"{named[0]} decides nothing in this scenario", "take it out of shows, or play a case in which it decides"


def _not_modelled(named: Names) -> tuple[str, str]:
    return f"not modelled yet: {named[0]}", ""


_WORDS = {
    "verdict": _verdict,
    "cites": _not_cited,
    "open": _not_open,
    "choices": _other_choices,
    "chance": _runs_out,
    "chance-left": _left_over,
    "chance-barred": _barred,
    "before": _scene,
    "owed": _still_owed,
    "shows": _not_shown,
    "not-modelled": _not_modelled,
}


class Listed(NamedTuple):
    """A bundled scenario in a list. ``ids``: the rules, open points and cards that it says decide in it."""

    name: str
    title: str
    boxes: tuple[str, ...]
    source: str
    ids: tuple[str, ...]

    @property
    def topic(self) -> str:
        """The topic, which is the folder it lies in."""
        return self.name.partition("/")[0]


def list_scenarios(words: str = "") -> tuple[Listed, ...]:
    """Return the bundled scenarios of a topic, those in which a rule decides, or those that say all of the words.

    ``words``: the name of a topic, an id, or words of titles, names and sources; "" for all. Words are found wherever
    a word begins with them.
    """
    listed = _index()
    if words in bundled_topics():
        return tuple(one for one in listed if one.topic == words)
    if deciding := tuple(one for one in listed if words in one.ids):
        return deciding
    wanted = _words(words)
    return tuple(one for one in listed if _says(one, wanted))


def nearest_words(words: str) -> tuple[str, ...]:
    """Return the topics and names of scenarios that resemble some words, the likest first."""
    short = {one.name.rpartition("/")[2]: one.name for one in _index()}
    found = nearest(words, (*bundled_topics(), *short.values(), *short), 2)
    return tuple(dict.fromkeys(short.get(name, name) for name in found))


def _says(one: Listed, wanted: list[str]) -> bool:
    said = _words(f"{one.name} {one.title} {one.source}")
    return all(any(word.startswith(part) for word in said) for part in wanted)


def _words(text: str) -> list[str]:
    """Return the words of a text in small letters, parted at every other sign."""
    return "".join(sign if sign.isalnum() or sign in "'’" else " " for sign in text.casefold()).split()


def _index() -> tuple[Listed, ...]:
    """Return all bundled scenarios. The parsed files are kept between starts."""
    texts = {path: read_text(path) for path in bundled_files()}
    key = key_of(part.encode() for path, text in texts.items() for part in (path, text))
    rows = remembered("scenario-index", key, lambda: [row for path, text in texts.items() for row in _rows(path, text)])
    return tuple(Listed(*row) for row in cast("list[tuple[str, str, tuple[str, ...], str, tuple[str, ...]]]", rows))


def _rows(path: str, text: str) -> list[Plain]:
    folder, file = os.path.split(path)
    topic = os.path.basename(folder)
    rows: list[Plain] = []
    for case in cases_in(parse_toml(text, path)):
        name = case.case if isinstance(case, CaseFile) else file.removesuffix(ENDING)
        rows.append((f"{topic}/{name}", _text(case, "title"), boxes_named(case), _text(case, "source"), _ids(case)))
    return rows


def _ids(case: TomlFile) -> tuple[str, ...]:
    steps = case.tables.get("step")
    tables = [step for step in steps if isinstance(step, dict)] if isinstance(steps, list) else []
    named = (id for table in (case.tables, *tables) for field in SHOWING for id in texts_in(table.get(field)))
    return tuple(dict.fromkeys(named))


def _text(case: TomlFile, field: str) -> str:
    held = case.tables.get(field)
    return held if isinstance(held, str) else ""
