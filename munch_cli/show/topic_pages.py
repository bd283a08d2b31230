"""Pages: a topic of a user's own sheet; a rulesheet in its own order, and its page beside the table."""

from collections.abc import Iterator, Sequence

from munch_cli.arbiter.chart import chart
from munch_cli.files.rulebook import law_of, load_rulebook
from munch_cli.rulebook.book import Edition, Rule
from munch_cli.rulebook.sheet import Section, sections_of
from munch_cli.rulebook.wording import stem, words_of
from munch_cli.show.chart import chart_lines
from munch_cli.show.look import Look, paint, painted, wrapped
from munch_cli.show.rules import Entry, answer_lines, stated
from munch_cli.table.typed import Json, NamedTuple


def sheet_lines(topic: str, key: str, looks: Look) -> Iterator[str]:
    """Yield what the sheet of a user's box says on a topic, rule by rule. Only printed boxes have cases."""
    book = load_rulebook()
    box = book.editions[key]
    entries: list[Entry] = [cited.rule for cited in box.rules.values() if not cited.rule.case]
    entries = [entry for entry in (*entries, *box.gaps.values()) if entry.topic == topic]
    yield paint(f"{topic}: {box.title}", "strong", looks)
    for entry in entries:
        yield ""
        yield from answer_lines(entry, box, book, looks)
    if not entries:
        yield from wrapped("nothing is said of it, and nothing borrowed.", looks)


QUARRELS = 10
PHASES = "Turn Phases, "


def sheet_json(edition: Edition, sections: Sequence[Section]) -> dict[str, Json]:
    """Return the sections with their paragraphs, rules and open points; ``munch schema sheet`` has the shape."""
    return {
        "edition": edition.key,
        "sheet": edition.short,
        "sections": [
            {
                "title": section.title,
                "page": section.page,
                "paragraphs": [
                    {"part": one.part, "rules": [{"id": rule.id, "says": rule.says} for rule in one.rules]}
                    for one in section.paragraphs
                ],
                "left_open": [{"id": gap.id, "asks": gap.asks} for gap in section.gaps],
            }
            for section in sections
        ],
    }


def section_lines(section: Section, look: Look) -> Iterator[str]:
    """Yield a section: its heading, each paragraph with its rules, and what it leaves open."""
    yield paint(f"{section.title}{f' (p. {section.page})' if section.page else ''}", "strong", look)
    for paragraph in section.paragraphs:
        if paragraph.part:
            yield f"  {paragraph.part}"
        for rule in paragraph.rules:
            yield from wrapped(f"{rule.says} · {rule.id}", look, "    ", "      ")
    for gap in section.gaps:
        yield from wrapped(f"left open: {gap.asks} · {gap.id}", look, "    ", "      ")


def borrowed_lines(edition: Edition, look: Look) -> Iterator[str]:
    """Yield what the sheet leaves out and another one says, by topic and lender."""
    lent: dict[str, set[str]] = {}
    for cited in edition.rules.values():
        if cited.borrowed_from:
            lent.setdefault(edition.shorts.get(cited.borrowed_from, cited.borrowed_from), set()).add(cited.rule.topic)
    for lender, topics in lent.items():
        yield from wrapped(f"borrowed from {lender}: {', '.join(sorted(topics))}", look, "", "  ")


class Quarrel(NamedTuple):
    """A question that players often ask, and the rule that answers it. ``answer``: "Yes." or "No."."""

    question: str
    answer: str
    rule: Rule


class TablePage(NamedTuple):
    """What stands on the page for the table: numbers by name, phases of the turn with a rule, common quarrels."""

    numbers: tuple[tuple[str, int], ...]
    turn: tuple[tuple[str, str], ...]
    asked: tuple[Quarrel, ...]


def table_page(edition: Edition) -> TablePage:
    """Return what stands on the page for the table of an edition."""
    phases = [section for section in sections_of(edition, borrowed=True) if section.title.startswith(f"{PHASES}(")]
    phases.sort(key=lambda section: section.title)
    return TablePage(
        tuple((edition.numbers[name].called[0], number) for name, number in stated(edition).items()),
        tuple((one.title.removeprefix(PHASES), _leading(one, phases).says) for one in phases),
        tuple(_quarrel(rule) for rule in _often_asked(edition)),
    )


def _leading(phase: Section, phases: Sequence[Section]) -> Rule:
    """Return the first rule that stands under this phase alone, or else the first."""
    others = {rule.id for other in phases if other is not phase for part in other.paragraphs for rule in part.rules}
    rules = [rule for part in phase.paragraphs for rule in part.rules]
    return next((rule for rule in rules if rule.id not in others), rules[0])


def _quarrel(rule: Rule) -> Quarrel:
    answer, asked = ("No.", rule.no) if rule.no else ("Yes.", rule.yes)
    question = max(asked, key=lambda one: _shared(one, rule.says))
    return Quarrel(question[0].upper() + question[1:], answer, rule)


def table_lines(edition: Edition, look: Look) -> Iterator[str]:
    """Yield the page for the table: numbers, turn, who may do what and when, and the commonest quarrels."""
    page = table_page(edition)
    yield paint(edition.short, "strong", look)
    yield ""
    for called, number in page.numbers:
        yield f"  {number:>5,}  {called}"
    yield from ("", paint("The turn", "strong", look)) if page.turn else ()
    for phase, says in page.turn:
        yield from wrapped(phase, look, "  ")
        yield from wrapped(says, look, "      ")
    yield from ("", *chart_lines(chart(law_of(edition)), edition, look))
    yield from ("", paint("Often asked", "strong", look))
    for question, answer, rule in page.asked:
        yield from wrapped(question, look, "  ")
        yield from wrapped(f"{answer} {rule.says}", look, "      ")
        yield from painted(edition.cite(rule.id), "dim", look, "      ", "        ")


def _shared(question: str, says: str) -> float:
    """Return how much of a question's words a rule has, too."""
    words, there = ({stem(word) for word in words_of(text)} for text in (question, says))
    return len(words & there) / len(words)


def _often_asked(edition: Edition) -> list[Rule]:
    """Return the rules for which most questions with yes or no are known, one of each topic."""
    rules = [cited.rule for cited in edition.rules.values() if cited.rule.no or cited.rule.yes]
    rules.sort(key=lambda rule: -len((*rule.no, *rule.yes)))
    return list({rule.topic: rule for rule in reversed(rules)}.values())[::-1][:QUARRELS]
