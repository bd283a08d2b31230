"""Says why in the features: a refusal with the rule that refuses, an open point with its question and its lean.

A step that only tells the outcome is written anew from what happens when its case is run; where the boxes differ, it
is told of each. Steps that say why are left as they are.
"""

import re
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

from munch_cli.arbiter.features.features import _take
from munch_cli.arbiter.features.seen import Game
from munch_cli.files.gherkin import Case, read_feature
from munch_cli.language.facts import says
from munch_cli.table.saying import listed

BARE = re.compile(r"that is (?:refused|not possible|left open|a contradiction)")
LONG = 90
"""From here on a reason breaks off where a clause ends: what follows stands in the rulebook."""


WORDS = {
    "refused": ("refused",),
    "cannot": ("not possible",),
    "silent": ("left open",),
    "conflict": ("a contradiction",),
}
"""An outcome -> the bare words for it."""


class Reason(NamedTuple):
    """What may be said of an outcome in place of a bare word: each possible way, the best first."""

    before: str
    ways: tuple[str, ...]


def with_reasons(path: Path) -> str:
    """The feature in which every refusal, open point and contradiction says why."""
    text = path.read_text(encoding="utf-8")
    lines = text.split("\n")
    if not any(bare(line) for line in lines):
        return text
    found: dict[int, dict[str, Reason]] = defaultdict(dict)
    for case in read_feature(str(path)).cases:
        if any(BARE.fullmatch(step.text) for step in case.steps):
            for line, reason in _reasons(case).items():
                found[line][_edition(case)] = reason
    for line in sorted(found, reverse=True):
        told = found[line]
        begins = re.match(r"( +)(\w+) ((?:in [\w, -]+|elsewhere): )?", lines[line - 1])
        indent, word, where = begins.groups("")  # type: ignore[union-attr]
        first = next(iter(told.values()))
        common = [way for way in first.ways if all(way in reason.ways for reason in told.values())] or _alike(told)
        if common:
            lines[line - 1] = f"{indent}{word} {where}{first.before}{common[0]}"
        elif all(reason.ways for reason in told.values()):
            lines[line - 1 : line] = _of_each(told, indent, word)
    return _without_ids("\n".join(lines))


def _of_each(told: dict[str, Reason], indent: str, word: str) -> list[str]:
    """What is told of some boxes, and last of most of them as elsewhere."""
    boxes: dict[str, list[str]] = defaultdict(list)
    for box, reason in told.items():
        boxes[f"{reason.before}{reason.ways[0]}"].append(box)
    *fewer, most = sorted(boxes, key=lambda said: len(boxes[said]))
    places = [(f"in {listed(boxes[said])}", said) for said in fewer] + [("elsewhere", most)]
    return [f"{indent}{word if n == 0 else 'And'} {where}: {said}" for n, (where, said) in enumerate(places)]


def _alike(told: dict[str, Reason]) -> list[str]:
    """The words with which the best reasons of all boxes begin, up to where a clause ends."""
    words = [reason.ways[0].split(" ") if reason.ways else [] for reason in told.values()]
    same = next((n for n, row in enumerate(zip(*words, strict=False)) if len(set(row)) > 1), min(map(len, words)))
    bare = [[word.rstrip(",;:") for word in row] for row in words]
    if same < min(map(len, words)) and len({row[same] for row in bare}) == 1:
        same += 1
    begins = " ".join([*words[0][: same - 1], bare[0][same - 1]]) if same else ""
    return [begins] if len(begins) > 40 else []


def bare(line: str) -> bool:
    """Whether a line tells an outcome and not why."""
    found = re.match(r" +(?:Then|And|But) (?:(?:in [\w, -]+|elsewhere): )?(.+)", line)
    return found is not None and BARE.fullmatch(found[1]) is not None


def _edition(case: Case) -> str:
    found = re.match(r"the ([\w-]+) board|an? (?:new|empty) ([\w-]+) table", case.steps[0].text)
    return (found[1] or found[2]) if found else ""


def _reasons(case: Case) -> dict[int, Reason]:
    """What happened at each bare step of a case."""
    game = None
    found: dict[int, Reason] = {}
    for step in case.steps:
        if isinstance(game, Game) and game.last is not None and BARE.fullmatch(step.text):
            game.unheeded = ""
            reason = _reason(game, step.text, case.rules)
            if reason is not None:
                found[step.line] = reason
            continue
        game = _take(step, game, "")
    return found


def _reason(game: Game, text: str, tagged: tuple[str, ...]) -> Reason | None:
    assert game.last is not None
    verdict = game.last.verdict
    if verdict.outcome == "silent" and not text.endswith("refused"):
        gaps = [game.edition.gaps[id] for id in verdict.open if id in game.edition.gaps]
        gaps.sort(key=lambda gap: gap.id not in tagged)
        ways = tuple(f"{gap.asks[0].lower()}{gap.asks[1:]} (lean: {game.table.leaning(gap.id)})" for gap in gaps)
        return Reason("that is left open: ", ways if verdict.open else ("no rule speaks of it",))
    outcome = "cannot" if verdict.is_fact else verdict.outcome
    if text.removeprefix("that is ") not in WORDS.get(outcome, ()):
        return None
    if verdict.outcome == "conflict":
        return Reason("that is a contradiction: ", tuple(_says(game, id) for id in verdict.open))
    ids = sorted(verdict.ids, key=lambda id: (id not in tagged, id.startswith("table.") is not verdict.is_fact))
    ways = tuple(_short(said) for id in ids if (said := _says(game, id)))
    return Reason(f"{text}, because ", ways) if ways else None


def _says(game: Game, id: str) -> str:
    return says(id, game.edition, game.table.catalogue)


def _short(said: str) -> str:
    """The beginning of what a rule says, up to where a clause ends."""
    if len(said) <= LONG:
        return said
    ends = [found.start() for found in re.finditer(r"; | \(|: |, (?:and|but|so|even|unless|which|who|as) ", said)]
    return said[: min((end for end in ends if end > 40), default=len(said))]


def _without_ids(text: str) -> str:
    """Where the question has been told, its id need not be: one of two like lines stays, and begins with Then."""
    kept: list[str] = []
    for line in text.split("\n"):
        step = re.match(r" +(?:Then|And|But) (that is left open: .+)", line)
        last = kept[-1] if kept else ""
        if step and last.endswith(step[1]):
            continue
        if step and re.fullmatch(r" +(Then|And) that is left open", last):
            kept[-1] = re.match(r" +\w+ ", last)[0] + step[1]  # type: ignore[index]
            continue
        kept.append(line)
    return "\n".join(kept)
