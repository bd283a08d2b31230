"""The answers of all sheets in one table, and the rules that differ.

Munchkin 1.02               ✓ allowed
    cards.in-play-leaves-by-discard-or-trade · Card Management, par. 5
Munchkin Booty 1.5          ✗ refused
    the board would first be put right: …
"""

from collections.abc import Callable, Iterator

from munch_cli.arbiter.compare import Compared, Comparison
from munch_cli.arbiter.view import event_told
from munch_cli.files.shapes import MAYBE_TEXT, TEXT, TEXTS, TRUTH, by_name, made, many, opened, shapes
from munch_cli.language.answers import Answer
from munch_cli.language.events import tale
from munch_cli.language.facts import says, source
from munch_cli.show.look import TONES, Look, cited, missed_lines, paint, painted, symbol, wrapped
from munch_cli.show.verdicts import WORDS, citations
from munch_cli.table.ids import RuleId
from munch_cli.table.saying import listed
from munch_cli.table.typed import Json


def comparison_lines(found: Comparison, look: Look) -> list[str]:
    """The whole: what was asked, the answers, the rules that differ."""
    asked = "; ".join(found.asked)
    lines = [paint(line, "strong", look) for line in wrapped(asked[:1].upper() + asked[1:], look)] if asked else []
    width = max(len(answer.edition.short) for answer in found.answers)
    for answer in found.answers:
        lines += _answer_rows(answer, found, width, look)
    lines.append("")
    if found.is_same:
        lines += wrapped("All sheets give the same answer, and the same comes of it.", look)
    return lines + list(_rules(found, look))


def in_short(found: Comparison) -> dict[str, Json]:
    """What differs, without the answers."""
    return {name: COMPARISON[name][1](found) for name in IN_SHORT}


INDENT = "    "


SAID = {**WORDS, "absent": "there is no such thing", "owes": "something comes first"}


NOTHING = "none"


CITED_MOST = 3
"""How many ids stand beside a sheet's answer. All stand below the table."""


def unread_lines(answer: Answer, asked: str) -> list[str]:
    """What could not be read of a question."""
    return list(missed_lines(answer, asked)) or ["this is no question that can be put to a board"]


def _answer_rows(answer: Compared, found: Comparison, width: int, look: Look) -> Iterator[str]:
    """One sheet: its answer, where it differs from others in what follows, and further remarks."""
    word = "cannot" if answer.word == "refused" and answer.last.verdict.is_fact else SAID[answer.word]
    lead = f"{symbol(answer.word, look)}{word}"
    yield f"{answer.edition.short:<{width}}  {paint(lead, TONES.get(answer.word, 'open'), look)}"
    if answer.word not in ("absent", "owes") and answer.last.was_done:
        after = dict(answer.after)
        told = [f"{name} {after.get(name, NOTHING)}" for name in found.facts]
        if told:
            yield from wrapped("; ".join(told), look, INDENT, INDENT + "  ")
    if answer.word not in ("absent", "owes"):
        for id in answer.ids[:CITED_MOST]:
            where = source(id, answer.edition, answer.before.catalogue).removeprefix(f"{answer.edition.short}, ")
            yield from cited(id, where, look)
    for note in _notes(answer):
        yield from painted(note, "dim", look, INDENT, INDENT + "  ")


def _notes(answer: Compared) -> Iterator[str]:
    """What an answer needs to be said beside it."""
    if answer.word == "owes":
        said = " ".join(tale(answer.owed, answer.before)) or "something is owed"
        yield f"here the board would first be put right: {said}"
    if answer.not_known:
        yield f"no source gives the {listed(answer.not_known)}; it counts as nothing here"
    if answer.lenders and answer.word not in ("absent", "owes"):
        yield f"borrowed from {listed([answer.edition.shorts[lender] for lender in answer.lenders])}"
    kinds = tuple(dict.fromkeys((*answer.unknown, *answer.carried)))
    if kinds:
        named = listed([kind_said(kind) for kind in kinds])
        yield f"not in this box: {named}" + ("" if answer.word == "absent" else "; the cards are carried over")
    if answer.absent:
        first, more = answer.absent[0], len(answer.absent) - 1
        yield f"no such thing here: {first}" + (f" and {more} more" if more else "")


def kind_said(kind: str) -> str:
    """A kind of card as people call it: "evil-twin" is Evil Twin."""
    return " ".join(word.capitalize() for word in kind.split("-"))


def _rules(found: Comparison, look: Look) -> Iterator[str]:
    """The rules that decide under some sheets only: those of a verdict in our words, with every place they stand in."""
    told = {id for answer in found.answers for id in answer.ids}
    deciding = [id for id in found.differing if id in told]
    if deciding:
        yield paint("What differs", "strong", look)
    for id in deciding:
        yield from _rule(id, found, look)
    rest = [id for id in found.differing if id not in told]
    if rest:
        yield paint("Behind what comes of it", "strong", look)
    for id in rest:
        keys = listed([answer.edition.key for answer in found.answers if id in answer.decisive])
        yield from painted(f"{id}: {keys}", "dim", look, "  ", INDENT)
    same = tuple(id for id in found.answers[0].ids if all(id in answer.ids for answer in found.answers))
    if same:
        yield paint("The same everywhere", "strong", look)
        yield from citations(same, found.answers[0].before, look, "  ")


def _rule(id: RuleId, found: Comparison, look: Look) -> Iterator[str]:
    holding = [answer for answer in found.answers if id in answer.decisive or id in answer.ids]
    edition, catalogue = holding[0].edition, holding[0].before.catalogue
    said = says(id, edition, catalogue)
    stop = "" if said.endswith(("?", "!")) else "."
    yield from wrapped(f"{said}{stop}" if said else str(id), look, "  ", INDENT)
    keys = listed([answer.edition.key for answer in holding])
    yield from painted(f"{id}: {keys}", "dim", look, INDENT, INDENT + "  ")
    for answer in holding:
        if id not in answer.ids[:CITED_MOST]:
            where = source(id, answer.edition, catalogue)
            yield from painted(where, "dim", look, INDENT + "  ", INDENT + INDENT)


COMPARED: dict[str, tuple[Json, Callable[[Compared], Json]]] = {
    "answer": (
        {"enum": ["allowed", "refused", "silent", "conflict", "not-modelled", "asks", "absent", "owes"]},
        lambda answer: answer.word,
    ),
    "done": (TRUTH, lambda answer: answer.last.was_done),
    "because": (TEXTS, lambda answer: list(answer.last.verdict.ids)),
    "open": (TEXTS, lambda answer: list(answer.last.verdict.open)),
    "open_after": (TEXTS, lambda answer: list(answer.last.verdict.open_after)),
    "decisive": (TEXTS, lambda answer: list[Json](sorted(answer.decisive))),
    "borrowed": (TRUTH, lambda answer: bool(answer.lenders)),
    "unknown_kinds": (TEXTS, lambda answer: list(dict.fromkeys((*answer.unknown, *answer.carried)))),
    "absent": (TEXTS, lambda answer: list(answer.absent)),
    "owes": (
        many({"type": "object"}),
        lambda answer: [event_told(answer.before, event) for event in answer.owed],
    ),
    "not_known": (TEXTS, lambda answer: list(answer.not_known)),
    "changes": (
        by_name({"type": "array", "items": MAYBE_TEXT, "minItems": 2, "maxItems": 2}),
        lambda answer: {name: [dict(answer.was).get(name), dict(answer.after).get(name)] for name in answer.changed},
    ),
    "sources": (
        by_name(TEXT),
        lambda answer: {
            id: source(id, answer.edition, answer.before.catalogue) for id in (*answer.ids, *sorted(answer.decisive))
        },
    ),
}
"""The fields of a sheet's answer as JSON: the shape of each, and what makes it.

``open_after`` leaves open only what follows. ``changes`` has for each fact its value before and after."""


COMPARISON: dict[str, tuple[Json, Callable[[Comparison], Json]]] = {
    "asked": (TEXTS, lambda found: list(found.asked)),
    "same": (TRUTH, lambda found: found.is_same),
    "differing": (TEXTS, lambda found: list(found.differing)),
    "facts": (TEXTS, lambda found: list(found.facts)),
    "answers": (
        by_name(opened(shapes(COMPARED))),
        lambda found: {answer.edition.key: made(COMPARED, answer) for answer in found.answers},
    ),
}
"""The same for the whole comparison.

``same``: all sheets answer alike and let the same follow. ``differing``: the ids that decide under some sheets only.
``facts``: the names of results that differ."""


IN_SHORT = ("same", "differing", "facts")
"""Notes beside the answers of the sheets."""
