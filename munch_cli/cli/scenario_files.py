"""The scenarios that a command names, read one after the other. Problems are gathered."""

import os
from collections.abc import Iterator, Sequence

from munch_cli.cli.terminal import Given, complain, known, look, print_json
from munch_cli.files.problems import Problem, Problems
from munch_cli.files.scenarios import (
    ENDING,
    Scenario,
    bundled_files,
    bundled_topics,
    list_scenarios,
    nearest_words,
    path_of,
    read_scenarios,
    shown_as,
)
from munch_cli.files.toml import read_text
from munch_cli.table.names import did_you_mean

FEATURE = ".feature"


def scenarios_named(names: tuple[str, ...], unreadable: list[Problem]) -> Iterator[Scenario]:
    """Yield each scenario that is named, case by case; without names every bundled one.

    A folder, or the topic of bundled scenarios, stands for all in it. Files that cannot be read go to ``unreadable``.
    """
    for path, found in _files_named(names, unreadable):
        try:
            scenarios = read_scenarios(path, shown_as(path), found)
        except Problems as found:
            unreadable += found.problems
        else:
            yield from scenarios


def _files_named(names: tuple[str, ...], unreadable: list[Problem]) -> Iterator[tuple[str, bool]]:
    """Yield the path of each scenario file, and True if it was found in a folder."""
    if not names:
        yield from ((path, False) for path in bundled_files())
    topics = bundled_topics()
    for name in names:
        if (name.endswith(FEATURE) and os.path.isfile(name)) or name in transcripts_named(names):
            continue
        try:
            if os.path.isdir(name):
                yield from ((path, True) for path in _within(name))
            elif (topic := name.rstrip("/")) in topics:
                yield from ((path, False) for path in bundled_files(topic))
            else:
                yield path_of(name), False
        except Problems as found:
            unreadable += found.problems


def features_named(names: tuple[str, ...]) -> list[str]:
    """The files of the features that are named; a folder stands for all in it."""
    return [
        path
        for name in names
        for path in (_ending(name, FEATURE) if os.path.isdir(name) else [name])
        if path.endswith(FEATURE) and os.path.isfile(path)
    ]


def transcripts_named(names: tuple[str, ...]) -> list[str]:
    """The files among them that are transcripts: neither scenarios nor features."""
    return [name for name in names if os.path.isfile(name) and not name.endswith((ENDING, FEATURE))]


def transcript_in(path: str) -> list[str]:
    """Return the lines of a transcript. Raises ``Problems`` if the file cannot be read, or is something else."""
    from munch_cli.repl.session import Session
    from munch_cli.repl.transcript import is_transcript

    lines = read_text(path).splitlines()
    if not is_transcript(lines, Session()):
        raise Problems([foreign_file(path, lines)])
    return lines


def not_told(names: tuple[str, ...]) -> list[Problem]:
    """Return the problems of named files that are no scenarios: features, transcripts or neither."""
    remedies = [(path, f"munch check {path} runs its cases") for path in features_named(names)]
    found: list[Problem] = []
    for path in transcripts_named(names):
        try:
            transcript_in(path)
        except Problems as problems:
            found += problems.problems
        else:
            remedies.append((path, f"munch check {path} compares what is said now"))
    return [
        *(Problem(path, 0, 0, "unknown-format", "this is no scenario", remedy) for path, remedy in remedies),
        *found,
    ]


def _ending(folder: str, ending: str) -> list[str]:
    """All files in a folder, and in the folders in it, whose names end so."""
    return sorted(
        os.path.join(inside, name) for inside, _, names in os.walk(folder) for name in names if name.endswith(ending)
    )


def _within(folder: str) -> list[str]:
    found = _ending(folder, ENDING)
    if not found and not _ending(folder, FEATURE):
        raise Problems([Problem(folder, 0, 0, "no-such-file", "there is no scenario in this folder", "name a file")])
    return found


def editions_asked(scenario: Scenario, given: Given) -> tuple[str, ...]:
    """The editions of a scenario that are wanted: all, or the one that was named."""
    wanted = given.options.get("--box", "")
    if not wanted:
        return scenario.editions
    known("box", wanted, _editions())
    return tuple(key for key in scenario.editions if key == wanted)


def nothing_for(given: Given) -> str:
    """The message if there is no scenario where one was named, or none for the edition asked for."""
    edition = given.options.get("--box")
    return f'none of these scenarios is for the edition "{edition}"' if edition else "no scenario there"


def examples(unreadable: list[Problem]) -> list[Scenario]:
    """The worked examples of the sheets, in the order in which the sheets were printed."""
    found = [scenario for scenario in scenarios_named((), unreadable) if scenario.example]
    order = {key: place for place, key in enumerate(_editions())}
    return sorted(found, key=lambda scenario: min(order[key] for key in scenario.editions))


def _editions() -> tuple[str, ...]:
    from munch_cli.files.rulebook import load_rulebook

    return tuple(load_rulebook().editions)


FOUND, NOTHING = 0, 1


def list_asked(given: Given) -> int:
    """List the scenarios that are asked for; return 1 if there are none."""
    from munch_cli.show.lists import listed_json, listed_lines, topic_lines

    words, edition = " ".join(given.names).rstrip("/"), given.options.get("--box", "")
    found = [one for one in list_scenarios(words) if not edition or edition in one.boxes]
    if given.has("--json"):
        print_json({"asked": words, "scenarios": listed_json(found)})
    elif found:
        print("\n".join(listed_lines(found, look(given)) if words else topic_lines(found, look(given))))
    else:
        near = did_you_mean(nearest_words(words)) or "munch scenarios lists the topics"
        complain(f'no scenario for "{words}"; {near}', "no-such-file")
    return FOUND if found else NOTHING


OWN_CARDS = "cards of your own are TOML: munch schema card tells all that they can say"
OPENS = "the first line of a transcript opens its table: new classic: Ann, Bob"

MARKS = {",": "comma-separated values", ";": "semicolon-separated values", "\t": "tab-separated values"}


def foreign_file(path: str, lines: Sequence[str]) -> Problem:
    """Return the problem with a file that was taken for a transcript and is none: what it seems to be instead."""
    what, remedy = _seeming("\n".join(lines))
    return Problem(path, 0, 0, "unknown-format", f"{what}; munch leaves it as it is", remedy)


def _seeming(text: str) -> tuple[str, str]:
    """Return what a text seems to be, and the remedy."""
    lines = [line for line in text.splitlines() if line.strip()]
    first = lines[0].strip() if lines else ""
    if not first:
        return "this file is empty", OPENS
    if first[0] in "{[" and _is_json(text):
        return "this is JSON", OWN_CARDS
    if first.startswith(("Feature:", "@", "# language:")):
        return "this seems to be a feature", "give it a name that ends in .feature"
    if _is_toml(text):
        return "this is TOML", "give it a name that ends in .toml"
    for mark, name in (
        (",", "comma-separated values"),
        (";", "semicolon-separated values"),
        ("\t", "a table with tabs"),
    ):
        if len(lines) > 1 and first.count(mark) and all(line.count(mark) >= first.count(mark) for line in lines[:5]):
            return f"this seems to be {name}", OWN_CARDS
    if first.startswith(("<", "#!")):
        return "this seems to be a page or a program", OPENS
    return "this is no transcript: its first line opens no table", OPENS


def _is_json(text: str) -> bool:
    import json

    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _is_toml(text: str) -> bool:
    import tomllib

    try:
        return bool(tomllib.loads(text))
    except (ValueError, RecursionError):
        return False
