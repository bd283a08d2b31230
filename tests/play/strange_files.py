"""Files that nobody would write, drawn by lot: scenarios, features, cards, owners' words, with lines of others."""

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random

from munch_cli.files import places
from munch_cli.files.rulebook import load_rulebook

from ..bundled import NAMES, scenario
from ..golden.games import EDITIONS
from .rewritten import cards_in_files, changed


def drawn_file(kind: str, lot: int) -> tuple[str, str]:
    """What a file of a kind is made of or for, and its text; the same for the same lot."""
    return KINDS[kind](Random(f"{kind} {lot}"))


# ---- scenarios

VALUES = ("-1", "0", "1000000", "2.5", "true", '""', '"Ann"', '"zebra"', '["Ann"]', "[]", "{ is = 1 }", "[[1]]")
PAIR = re.compile(r"(?P<key>[\w.\"-]+) = (?P<value>.+)")


def _a_scenario(luck: Random) -> tuple[str, str]:
    name = luck.choice(NAMES)
    text = _mixed(name, luck) if luck.randrange(3) else scenario(name).file.text_alone()
    return name, _with_other_lines(text, luck, _lines_of_scenarios())


def _mixed(name: str, luck: Random) -> str:
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
    return [table.splitlines() for table in scenario(name).file.text_alone().split("\n\n") if table]


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


def _broken(line: str, lot: int) -> list[str]:
    """What stands in the place of a line: none, one or two."""
    pair = PAIR.fullmatch(line)
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


@cache
def _lines_of_scenarios() -> tuple[str, ...]:
    """The lines of the bundled scenarios, each once."""
    return tuple(dict.fromkeys(line for name in NAMES for line in scenario(name).file.text.splitlines() if line))


def _with_other_lines(text: str, luck: Random, lines: tuple[str, ...]) -> str:
    """The text with a few lines left out, or broken, or with words of others of their kind, or with others before."""
    found = text.splitlines()
    for _ in range(luck.choice((0, 1, 1, 1, 2))):
        place = luck.randrange(len(found))
        line = found[place]
        instead = luck.choice(lines)
        match luck.randrange(6):
            case 0:
                found[place : place + 1] = _broken(line, luck.randrange(1 << 16)) if line else []
            case 1:
                found.insert(place, instead)
            case 2:
                found.pop(place)
            case 3:
                found[place] = luck.choice(_like(line, lines))
            case _:
                found[place] = _with_a_word_of(line, luck.choice(_like(line, lines)), luck)
        found = found or [""]
    return "\n".join(found) + "\n"


def _like(line: str, lines: tuple[str, ...]) -> list[str]:
    """The lines that begin with the same word, or all."""
    return _by_first_word(lines).get(line.split(" ")[0], []) or list(lines)


@cache
def _by_first_word(lines: tuple[str, ...]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in lines:
        found.setdefault(line.split(" ")[0], []).append(line)
    return found


def _with_a_word_of(line: str, another: str, luck: Random) -> str:
    """The line with a word that is another line's, or with one more or less."""
    words, others = line.split(" "), another.split(" ")
    place = luck.randrange(len(words))
    match luck.randrange(4):
        case 0:
            words.insert(place, luck.choice(others))
        case 1:
            words.pop(place)
        case _:
            words[place] = luck.choice((*others, *VALUES))
    return " ".join(words)


# ---- features


def _a_feature(luck: Random) -> tuple[str, str]:
    cases = _cases()
    text = _with_other_lines(luck.choice(cases), luck, _steps())
    if not luck.randrange(4):
        text += luck.choice(cases).partition("\n\n")[2]
    return "", text


@cache
def _cases() -> tuple[str, ...]:
    """Each case of the bundled features as a feature of its own."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(Path(places.bundled("features")).glob("*.feature"))]
    return tuple(f"Feature: x\n\n  Scenario: {case}" for text in texts for case in text.split("  Scenario: ")[1:])


@cache
def _steps() -> tuple[str, ...]:
    return tuple(dict.fromkeys(line for case in _cases() for line in case.splitlines()[3:] if line))


# ---- cards


def _a_card(luck: Random) -> tuple[str, str]:
    card = luck.choice(cards_in_files(luck.choice(EDITIONS)))
    return card.set, json.dumps(changed(card, luck), ensure_ascii=False)


# ---- an owner's word

FIELDS = ("by", "on", "because")
WORDS = ("", "Ann", "2026-11-21", "off", "3", "allowed", "refused", "as-printed")


def _a_word(luck: Random) -> tuple[str, str]:
    lines = [*_rulings(luck), *(line for _ in range(luck.randrange(3)) for line in _house(luck))]
    head = luck.choice(("format = 2", "", 'formats = "1"')) if luck.randrange(8) == 0 else "format = 1"
    if not luck.randrange(8):
        lines.insert(luck.randrange(len(lines) + 1), luck.choice(("house = 3", "rulings = []", "[x]", 'by = "Ann"')))
    name = luck.choice(NAMES)
    return f"{name} {luck.choice(scenario(name).editions)}", "\n".join([head, *lines, ""])


def _rulings(luck: Random) -> Iterator[str]:
    book = load_rulebook()
    for number in range(luck.randrange(4)):
        if not number:
            yield "[rulings]"
        point = luck.choice(sorted([*book.gaps, *book.conflicts]))
        readings = book.gaps[point].readings if point in book.gaps else ("allowed", "refused")
        reading = luck.choice(readings if luck.randrange(8) else WORDS)
        fields = _some_of(FIELDS, luck)
        if luck.randrange(5):
            fields.insert(0, f'reading = "{reading}"')
        key = luck.choice((point, f'"{point[:-1]}"')) if luck.randrange(8) == 0 else f'"{point}"'
        value = luck.choice(
            (
                f'"{reading}"',
                f"{{ {', '.join(fields)} }}",
                luck.choice(VALUES) if luck.randrange(4) == 0 else f'"{reading}"',
            )
        )
        yield f"{key} = {value}"


def _house(luck: Random) -> Iterator[str]:
    book = load_rulebook()
    names = sorted({name for edition in book.editions.values() for name in edition.numbers})
    rule = luck.choice(names if luck.randrange(2) else sorted(book.rules))
    how = luck.choice(('"off"', '"3"', '"1"', '"on"')) if luck.randrange(5) else luck.choice(VALUES)
    yield luck.choice(("[house]", "[[houses]]")) if luck.randrange(12) == 0 else "[[house]]"
    yield f'rule = "{rule}"'
    if luck.randrange(12):
        yield f"how = {how}"
    if not luck.randrange(3):
        edition = luck.choice((*EDITIONS, "munchkin"))
        yield f'edition = "{edition}"'
    yield from _some_of(FIELDS, luck)


def _some_of(fields: tuple[str, ...], luck: Random) -> list[str]:
    """Up to two of the fields, each with a value."""
    values = ('"Ann"',) if luck.randrange(6) else VALUES
    return [f"{field} = {luck.choice(values)}" for field in luck.sample(fields, luck.randrange(3))]


KINDS: dict[str, Callable[[Random], tuple[str, str]]] = {
    "scenario": _a_scenario,
    "feature": _a_feature,
    "card": _a_card,
    "word": _a_word,
}
"""The kinds of file, each with what draws one: of a bundled scenario; alone; of a set; for a board and a box."""
