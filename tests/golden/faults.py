"""What munch finds wrong in written scenarios of which one line is broken: the place, the code, and the names it gives.

    combat/pumpkinhead 12 levle = 4: unknown-key 12:1+5 "levle" "level"

Some lines of some scenarios are broken, always the same ones in the same way: a key or a value is another, or the line
is left out or said twice. If it can still be read, it is replayed: a digest tells how the board is left.
"""

import re
from collections.abc import Iterator
from zlib import crc32

from munch_cli.arbiter.replay import replay
from munch_cli.files.problems import Problem, Problems
from munch_cli.files.scenarios import failure_problem, scenario_in
from munch_cli.files.toml import parse_toml

from ..play.moments import SCENARIOS
from .games import digest

FILES, LINES = 4, 6
"""Of the files of a topic one in so many is taken, and so many lines of each."""
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
    return "".join(lines)


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
