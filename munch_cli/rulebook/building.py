"""From the tables of all rulebook files to a Rulebook, or to all that is wrong with them."""

from collections.abc import Mapping

from munch_cli.rulebook.book import Fault, Rulebook, Toml
from munch_cli.rulebook.borrowing import fill
from munch_cli.rulebook.boxes import check_box, read_box, read_rules
from munch_cli.rulebook.checks import check, values_in_force
from munch_cli.rulebook.reading import Read, read_edition, read_topic
from munch_cli.table.records import NamedTuple

TOPICS = (
    "setup",
    "cards",
    "precedence",
    "character",
    "race",
    "class",
    "accent",
    "power",
    "level",
    "winning",
    "timing",
    "turn",
    "look-for-trouble",
    "loot",
    "charity",
    "combat",
    "helping",
    "interfering",
    "monsters",
    "enhancers",
    "multiple-monsters",
    "tags",
    "running-away",
    "bad-stuff",
    "death",
    "treasure",
    "items",
    "big-items",
    "slots",
    "one-shot",
    "ships",
    "minions",
    "trading",
    "selling",
    "go-up-a-level",
    "curses",
    "half-breed",
    "faster-play",
    "blending",
)
"""The topics in the order of a rulesheet."""


class BoxTables(NamedTuple):
    """What the files of a box tell: box.toml, its rules by topic, and whether it has cards."""

    tables: Mapping[str, Toml]
    rules: Mapping[str, Mapping[str, Toml]]
    has_cards: bool


def build(
    topics: Mapping[str, Mapping[str, Toml]],
    editions: Mapping[str, Mapping[str, Toml]],
    boxes: Mapping[str, BoxTables] | None = None,
) -> tuple[Rulebook, tuple[Fault, ...]]:
    """The rulebook that these tables make, by name of file, and every fault found; use it only if there is none.

    ``boxes``: those of somebody's own, by key.
    """
    read = Read()
    for name in sorted(topics, key=_place):
        if name not in TOPICS:
            what = f'"{name}" is no topic'
            read.faults.append(Fault(("topics", name), "unknown-topic", what, "name the file after a topic"))
        read_topic(read, name, topics[name])
    for name in editions:
        read_edition(read, name, editions[name])
    for key, box in (boxes or {}).items():
        read_box(read, key, box.tables, box.has_cards)
    for key, box in (boxes or {}).items():
        if key in read.editions and read.editions[key].own:
            for topic in sorted(box.rules, key=_place):
                read_rules(read, key, topic, box.rules[topic])
    read.editions = dict(sorted(read.editions.items(), key=lambda held: (held[1].order, held[0])))
    check(read)
    fill(read)
    for edition in read.editions.values():
        values_in_force(read, edition)
        if edition.own and not read.faults:
            check_box(read, edition)
    book = Rulebook(
        tuple(read.topics), read.rules, read.gaps, read.conflicts, read.editions, read.unspoken, read.numbers
    )
    return book, tuple(dict.fromkeys(read.faults))


def _place(topic: str) -> tuple[int, str]:
    return (TOPICS.index(topic) if topic in TOPICS else len(TOPICS), topic)
