"""``features/README.md``: the features in an order to read them in, and the plain cards; ``docs/features.md``."""

from pathlib import Path

from munch_cli.features.lines import listed_steps
from munch_cli.features.page import entries
from munch_cli.files.cards import load_catalogue
from munch_cli.files.rulebook import load_rulebook
from munch_cli.language.card import card_told

BOOK = load_rulebook()
FOLDER = Path(__file__).parents[2] / "features"
README = FOLDER / "README.md"
REMEDY = "python -m tests.features"
STEPS_PAGE = FOLDER.parent / "docs" / "features.md"
TABLE = "| | for example | what it does |\n|---|---|---|\n"
ORDER = {
    "Before the game": ("setup", "cards", "character", "race", "class", "half-breed", "power", "accent"),
    "A turn": ("turn", "monsters", "look-for-trouble", "loot", "charity", "timing"),
    "A fight": ("combat", "enhancers", "multiple-monsters", "tags", "one-shot", "helping", "interfering"),
    "When it goes wrong": ("running-away", "bad-stuff", "curses", "death"),
    "What you win": ("level", "go-up-a-level", "treasure"),
    "What you own": ("items", "slots", "big-items", "ships", "minions", "trading", "selling"),
    "Winning": ("winning",),
    "Beyond the sheet": ("precedence", "blending", "faster-play", "arguments"),
}
"""The features in the order in which one who has never played reads them."""
HEAD = """\
# The rulebook, as cases that are played

Each file here is a topic of the game: what it is about, and cases that show its rules and what the sheets leave open.
Below the name of a rule stand its id and its place in each sheet. A case lays a board with Given and the And lines
below it. A When is a deed or a question, a Then the outcome with its reason. A case holds in every box that its Given
names; where boxes differ, a line says so: `in classic: that is allowed`, `elsewhere: that is refused,
because …`. `munch read TOPIC [BOX]` shows a topic at the terminal with all its rules, only what your box has;
`pytest features` and `munch check features` play all cases.

The boxes:

"""
PLAIN = """
## The plain cards

Cases for several boxes use made-up cards. Their names say what they are: a Plain Monster 5 is a monster of Level 5.

"""
"""What stands above the plain cards."""


def contents() -> str:
    """The whole page."""
    boxes = [f"- {edition.key}: {edition.short} ({edition.year})" for edition in BOOK.editions.values()]
    parts = [HEAD + "\n".join(boxes) + "\n"]
    for title, topics in ORDER.items():
        parts.append(f"\n## {title}\n\n" + "".join(f"{_line(topic)}\n" for topic in topics))
    return "".join(parts) + plain_cards()


def plain_cards() -> str:
    """The list of the plain cards."""
    plain = load_catalogue(("plain",)).values()
    return PLAIN + "".join(f"- {card_told(card)}\n" for card in plain if card.set == "plain")


def feature_of(topic: str) -> Path:
    """Return the feature of a topic."""
    return FOLDER / f"{topic}.feature"


def _line(topic: str) -> str:
    """A topic: its name, the first sentence of its opening, its boxes, how many rules."""
    title, *lines = feature_of(topic).read_text(encoding="utf-8").split("\n")
    opening = " ".join(line.strip() for line in lines[: lines.index("")])
    first = opening[: opening.index(". ") + 1]
    told = f"- [{title.removeprefix('Feature: ')}]({topic}.feature): {first}"
    if topic not in BOOK.topics:
        return f"{told} All five boxes."
    return f"{told} {_boxes(topic)}: {len(entries(topic))} rules and open points."


def _boxes(topic: str) -> str:
    """The boxes that have a topic, and those that borrow all of it."""
    stating, borrowing = [], []
    for key, edition in BOOK.editions.items():
        lenders = [cited.borrowed_from for cited in edition.rules.values() if cited.rule.topic == topic]
        if lenders:
            (borrowing if all(lenders) else stating).append(key)
    if len(stating) == len(BOOK.editions):
        return "All five boxes"
    return ", ".join([*stating, *(f"{key} (borrowed)" for key in borrowing)]) or "No box"


def steps_page() -> str:
    """Return ``docs/features.md`` with the list of steps and the plain cards at its end."""
    head, _, _ = STEPS_PAGE.read_text(encoding="utf-8").partition(TABLE)
    rows = [f"| {step.kind.capitalize()} | `{step.example}` | {step.says} |\n" for step in listed_steps()]
    return head + TABLE + "".join(rows).replace("``", "`") + plain_cards()
