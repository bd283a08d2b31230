"""What munch finds wrong in written scenarios of which one line is broken: the place, the code, and the names it gives.

    combat/pumpkinhead 12 levle = 4: unknown-key 12:1+5 "levle" "level"
    combat/pumpkinhead mixed 3: fails 1a2b3c4d5e6f; not-as-expected 40:1+8

Some lines of some scenarios are broken, always the same ones in the same way: a key or a value is another, or the line
is left out or said twice. Others are mixed with what the scenarios of the same box say: values, lines, whole tables. If
it can still be read, it is replayed: a digest tells how the board is left.
"""

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from zlib import crc32

from munch_cli.arbiter.replay import replay
from munch_cli.files.problems import Problem, Problems
from munch_cli.files.scenarios import failure_problem, scenario_in
from munch_cli.files.toml import parse_toml

from ..bundled import NAMES, of_topic, scenario
from ..play.moments import SCENARIOS
from .games import digest

FILES, LINES, MIXED = 4, 6, 12
"""Of the files of a topic one in so many is taken, and so many lines of each; so many are mixed with others."""
VALUES = ("-1", "0", "1000000", "2.5", "true", '""', '"Ann"', '"zebra"', '["Ann"]', "[]", "{ is = 1 }", "[[1]]")
_PAIR = re.compile(r"(?P<key>[\w.\"-]+) = (?P<value>.+)")
_QUOTED = re.compile(r'"[^"]*"')


def found(topic: str) -> str:
    """What is found in them now."""
    lines = []
    for path in sorted((SCENARIOS / topic).glob("*.toml")):
        name = f"{topic}/{path.stem}"
        if crc32(name.encode()) % FILES == 0:
            lines += [
                f"{name} {what}: {told(text, name)}\n" for what, text in broken(path.read_text(encoding="utf-8"), name)
            ]
    for number in range(MIXED):
        luck = Random(f"{topic} {number}")
        name = luck.choice(of_topic(topic))
        lines.append(f"{name} mixed {number}: {told(mixed(name, luck), name)}\n")
    return "".join(lines)


def mixed(name: str, luck: Random) -> str:
    """The text of a scenario with some lines or tables of others among its own, or with their values."""
    tables, others = _tables(name), _tables_of(luck.choice(scenario(name).editions))
    kinds = sorted(others)
    for _ in range(luck.randint(1, 3)):
        table = luck.choice(tables)
        place = luck.randrange(len(table))
        of_its_kind = [line for other in others.get(_kind(table), []) for line in other if " = " in line]
        said = [line for line in of_its_kind if line.split(" = ")[0] == table[place].split(" = ")[0]]
        match luck.randrange(4):
            case 0:
                tables.insert(luck.randrange(1, len(tables) + 1), list(luck.choice(others[luck.choice(kinds)])))
            case 1 if of_its_kind:
                new = luck.choice(of_its_kind)
                table[1:] = [*(line for line in table[1:] if line.split(" = ")[0] != new.split(" = ")[0]), new]
            case _ if said:
                table[place] = luck.choice(said)
            case _:
                tables.remove(table)
    return "\n\n".join(map("\n".join, tables)) + "\n"


def _tables(name: str) -> list[list[str]]:
    """The lines of a scenario, those of each table together."""
    return [table.splitlines() for table in scenario(name).file.text.split("\n\n") if table]


def _kind(table: list[str]) -> str:
    """What a table begins with: of a player, of a step."""
    return table[0].partition(".")[0]


@cache
def _tables_of(edition: str) -> dict[str, list[list[str]]]:
    """Those of all scenarios of a box, by their kind."""
    found: dict[str, list[list[str]]] = {}
    for name in NAMES:
        for table in _tables(name) if edition in scenario(name).editions else ():
            found.setdefault(_kind(table), []).append(table)
    return found


def broken(text: str, name: str) -> Iterator[tuple[str, str]]:
    """The text with one line broken, and before it the number of the line and what stands there now."""
    lines = text.splitlines()
    drawn = sorted(range(len(lines)), key=lambda place: crc32(f"{name} {place}".encode()))
    for place in sorted([one for one in drawn if lines[one] and not lines[one].startswith("#")][:LINES]):
        instead = other(lines[place], crc32(f"{place} {name}".encode()))
        yield f"{place + 1} {'; '.join(instead)}", "\n".join([*lines[:place], *instead, *lines[place + 1 :], ""])


def other(line: str, lot: int) -> list[str]:
    """What stands in the place of a line: none, one or two."""
    pair = _PAIR.fullmatch(line)
    if lot % 16 == 0:
        return []
    if lot % 16 == 1:
        return [line, line]
    if pair is None:
        return [line.replace("]", "x]", 1) if lot % 16 > 2 else line[:-1]]
    key, value = pair["key"], pair["value"]
    if lot % 16 in (2, 3):
        return [f"{key}s = {value}"]
    if lot % 16 in (4, 5, 6):
        return [f"{key} = {value.replace('e', '', 1)}"]
    if lot % 16 in (7, 8) and value.isdigit():
        return [f"{key} = {int(value) + 1}"]
    return [f"{key} = {VALUES[lot // 16 % len(VALUES)]}"]


def told(text: str, name: str) -> str:
    """What is wrong with a scenario, or how its first edition is left and what does not come out as it expects."""
    try:
        scenario = scenario_in(parse_toml(text, name))
        ended = replay(scenario, scenario.editions[0])
    except Problems as wrong:
        return "; ".join(map(_plain, wrong.problems))
    failures = [failure_problem(scenario, one) for one in ended.all_failures]
    return "; ".join([f"{'passes' if ended.passed else 'fails'} {digest(ended.table)}", *map(_plain, failures)])


def _plain(one: Problem) -> str:
    return " ".join([one.code, f"{one.line}:{one.column}+{one.width}", *_QUOTED.findall(f"{one.what} {one.remedy}")])
