"""The manual: pages of Markdown that travel with munch."""

import os
import re
from collections import Counter

from munch_cli.files.places import bundled
from munch_cli.rulebook.wording import stem, words_of
from munch_cli.table.typed import NamedTuple

SUFFIX = ".md"


class Passage(NamedTuple):
    """A part of a page under a heading of its own."""

    topic: str
    heading: str
    text: str


def passages_on(words: str) -> list[Passage]:
    """Return the passages of the manual that hold all telling words, the best first.

    A word counts where it stands in the heading, and the more the oftener the prose of a short passage has it.
    """
    wanted = {stem(word) for word in words_of(words) if word not in UNTELLING}
    found: list[tuple[float, Passage]] = []
    for topic, page in manual_pages().items():
        for text in re.split(r"^#+ ", page, flags=re.MULTILINE)[1:]:
            heading, _, below = text.partition("\n")
            held = Counter(map(stem, words_of(text)))
            if wanted and below.strip() and all(held[word] for word in wanted):
                named = len(wanted & set(map(stem, words_of(heading))))
                prose = Counter(map(stem, words_of(_SHOWN.sub("", below))))
                often = sum(prose[word] for word in wanted) / (USUAL + prose.total())
                found.append((named + often, Passage(topic, heading, text)))
    return [passage for _, passage in sorted(found, key=lambda one: -one[0])]


_UNTELLING = "a an and are be can do does for how i in is it lay my of on or see the to what where with write you your"
UNTELLING = frozenset(_UNTELLING.split())
_SHOWN = re.compile(r"^```.*?^```|^\|.*?\n", re.MULTILINE | re.DOTALL)
USUAL = 30
"""So many words are added to the length of a passage, so that a very short one does not go first for its length."""


def manual_pages() -> dict[str, str]:
    """Return the text of each page of the manual by its topic. The first line is its title."""
    folder = bundled("docs")
    pages = {}
    for name in sorted(os.listdir(folder)):
        if name.endswith(SUFFIX):
            with open(os.path.join(folder, name), encoding="utf-8") as page:
                pages[name.removesuffix(SUFFIX)] = page.read()
    return pages
