"""The chart of a box, of two side by side, and of one act with the rules behind it."""

from collections.abc import Iterator, Sequence

from munch_cli.arbiter.chart import DEEDS, TIMES_OF_THE_GAME, WHO, ChartRow, Permitted
from munch_cli.engine.law import Law
from munch_cli.language.facts import says, source
from munch_cli.rulebook.book import Edition
from munch_cli.show.look import Look, paint, painted, wrapped
from munch_cli.table.cards import Catalogue
from munch_cli.table.ids import RuleId
from munch_cli.table.saying import columns, listed
from munch_cli.table.typed import Json


def chart_json(law: Law, acts: Sequence[ChartRow]) -> dict[str, Json]:
    """A chart as JSON values."""
    return {
        "edition": law.edition.key,
        "times": [{"key": time.key, "says": time.says} for time in TIMES_OF_THE_GAME],
        "who": {key: says for key, (says, _) in WHO.items()},
        "acts": [
            {
                "key": act.key,
                "says": act.says,
                "cells": [
                    {
                        "time": time.key,
                        "who": list(cell.who),
                        "asked": list(cell.asked),
                        "lets": list[Json](cell.lets),
                        "bars": list[Json](cell.bars),
                    }
                    for time, cell in zip(TIMES_OF_THE_GAME, act.cells, strict=True)
                ],
            }
            for act in acts
        ],
    }


LETTERS = {"turn": "T", "fighter": "F", "helper": "H", "others": "O"}
"""A role -> its letter in a cell. A small letter means: only while something is owed."""


LEGEND = (
    "T the player whose turn it is, F the main player of the fight, H the helper, O everybody else; a small letter: "
    "only while something is owed. Where a letter stands a rule can let them, under its conditions; where none stands "
    "nobody may."
)


GAP = 2


ROOMY = 100
"""On a screen this wide there is room for words above the table, else for numbers."""


def chart_lines(acts: Sequence[ChartRow], edition: Edition, look: Look) -> list[str]:
    """The whole chart of one box."""
    width = _beside(_widest(acts), look)
    lines = [paint(edition.title, "strong", look), *_legend(look), *_head(width, look)]
    return lines + [line for act in acts for line in _rows(act.says, act.cells, width, look)]


def both_lines(
    one: Sequence[ChartRow], other: Sequence[ChartRow], boxes: tuple[Edition, Edition], look: Look
) -> list[str]:
    """The charts of two boxes side by side: an act that both treat alike in one line, else in a line for each."""
    named = {deed.key: deed.says for deed in DEEDS if any(act.key == deed.key for act in (*one, *other))}
    width = _beside(max(_widest((*one, *other)), *(len(box.key) + 4 for box in boxes)), look)
    lines = wrapped(f"{boxes[0].title} and {boxes[1].title}: an act stands once where both say the same of it.", look)
    lines = [paint(line, "strong", look) for line in lines] + [*_legend(look), *_head(width, look)]
    of_one, of_other = ({act.key: act.cells for act in acts} for acts in (one, other))
    for key in named:
        cells = of_one.get(key), of_other.get(key)
        if cells[0] is not None and cells[1] is not None and letters_of(cells[0]) == letters_of(cells[1]):
            lines += _rows(named[key], cells[0], width, look)
            continue
        lines.append(named[key])
        for box, its in zip(boxes, cells, strict=True):
            told = f"  {box.key}"
            lines += [f"{told:<{width}}{' ' * GAP}no such thing"] if its is None else _rows(told, its, width, look)
    return lines


def act_lines(act: ChartRow, edition: Edition, catalogue: Catalogue, look: Look) -> list[str]:
    """One act: at every time who may, by what rules, and what can stand in the way."""
    lines = [paint(f"{act.says[:1].upper()}{act.says[1:]}: {edition.title}", "strong", look)]
    told: dict[RuleId, int] = {}
    for time, cell in zip(TIMES_OF_THE_GAME, act.cells, strict=True):
        lines += wrapped(f"{time.says[:1].upper()}{time.says[1:]}: {_people(cell)}.", look, "", "  ")
        lines += _footnotes("by", cell.lets, told, look)
        lines += _footnotes("unless" if cell.who or cell.asked else "because of", cell.bars, told, look)
    lines.append("")
    for id, number in told.items():
        lines += wrapped(f"{number} {says(id, edition, catalogue)}", look, "", "   ")
        lines += painted(f"{id}, {source(id, edition, catalogue)}", "dim", look, "   ")
    return lines


def _footnotes(word: str, ids: Sequence[RuleId], told: dict[RuleId, int], look: Look) -> Iterator[str]:
    """Return the rules behind a cell as the numbers of their footnotes."""
    if ids:
        numbers = [told.setdefault(id, len(told) + 1) for id in ids]
        yield from painted(f"{word} {', '.join(map(str, numbers))}", "dim", look, "  ", "    ")


def _people(cell: Permitted) -> str:
    """Who may."""
    owing = f"{listed([WHO[role][0] for role in cell.asked])}, while something is owed" if cell.asked else ""
    free = listed([WHO[role][0] for role in cell.who])
    return "; ".join(part for part in (free, owing) if part) or "nobody"


def _legend(look: Look) -> Iterator[str]:
    yield from painted(LEGEND, "dim", look)
    if not _has_words(look):
        times = [f"{place} {time.says}" for place, time in enumerate(TIMES_OF_THE_GAME, 1)]
        yield from painted("; ".join(times) + ".", "dim", look)
    else:
        named = [f"{time.short}: {time.says}" for time in TIMES_OF_THE_GAME if time.short != time.says]
        yield from painted("; ".join(named) + ".", "dim", look)


def _has_words(look: Look) -> bool:
    """Return True if there is room for words above the columns."""
    return not look.width or look.width >= ROOMY


def _wide(look: Look) -> list[int]:
    """How wide the columns are."""
    return [max(3, len(time.short)) if _has_words(look) else 3 for time in TIMES_OF_THE_GAME]


def _widest(acts: Sequence[ChartRow]) -> int:
    return max(columns(act.says) for act in acts)


def _head(width: int, look: Look) -> Iterator[str]:
    heads = [time.short if _has_words(look) else str(place) for place, time in enumerate(TIMES_OF_THE_GAME, 1)]
    yield ""
    yield paint(_in_columns("", heads, width, look), "strong", look)


def _rows(says: str, cells: Sequence[Permitted], width: int, look: Look) -> list[str]:
    letters = [text or ("·" if look.symbols else "-") for text in letters_of(cells)]
    return [_in_columns(says, letters, width, look)] if width else [says, _in_columns("", letters, 0, look)]


def letters_of(cells: Sequence[Permitted]) -> list[str]:
    """What stands in the cells of a row."""
    free = [[LETTERS[role] for role in WHO if role in cell.who] for cell in cells]
    asked = [[LETTERS[role].lower() for role in WHO if role in cell.asked] for cell in cells]
    return ["".join(some + others) for some, others in zip(free, asked, strict=True)]


def _beside(width: int, look: Look) -> int:
    """How wide the names of the acts are. 0 on a screen so narrow that they get lines of their own."""
    table = sum(_wide(look)) + (len(_wide(look)) - 1) * (GAP if _has_words(look) else 1)
    return 0 if look.width and width + GAP + table > look.width else width


def _in_columns(first: str, others: Sequence[str], width: int, look: Look) -> str:
    """A line of the table."""
    gap = GAP if _has_words(look) else 1
    parts = [f"{text:<{wide}}" for text, wide in zip(others, _wide(look), strict=True)]
    return f"{first:<{width}}{' ' * GAP}{(' ' * gap).join(parts)}".rstrip()
