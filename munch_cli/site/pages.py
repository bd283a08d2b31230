"""Writes the rulebook as a folder of static pages that link to each other and need no server."""

import datetime
import json
import os
import re
from collections.abc import Iterator, Mapping
from itertools import groupby

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from munch_cli import __version__
from munch_cli.arbiter.chart import LEGEND, TIMES_OF_THE_GAME
from munch_cli.arbiter.features.page import Page, read_page
from munch_cli.files.bundled_scenarios import bundled_features
from munch_cli.files.cards import every_set, load_catalogue
from munch_cli.files.problems import Problem, Problems
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.writing import write_text
from munch_cli.rulebook.book import Rulebook
from munch_cli.show.card import card_lines, shown_name
from munch_cli.site.finding import search_rows
from munch_cli.site.linking import Addresses
from munch_cli.site.shown import acts_shown, conflict_shown, gap_shown, only_here, pairs, sections
from munch_cli.table.cards import Card, Catalogue
from munch_cli.table.records import NamedTuple

HERE = os.path.dirname(os.path.abspath(__file__))
LIST = "site.json"
"""The file of a site that names its version and all its files; by it a site of ours is known, and old pages go."""
ROOT = ""
BELOW = "../"
DOC_COMMENT = re.compile(r"^[ \t]*/\*\*.*?\*/\n", re.MULTILINE | re.DOTALL)
"""What a script says of itself to those who write with it: nearly half of the search's."""


class Written(NamedTuple):
    """A site that was written: its files, and how many bytes they hold."""

    files: tuple[str, ...]
    size: int


class Text(NamedTuple):
    """A file of the site: its path from the top of it, and what stands in it."""

    path: str
    text: str


def write_site(folder: str, force: bool = False, arbiter: str = "") -> Written:
    """Writes all pages into a folder; raises ``Problems`` if something else lies there, unless ``force`` is said.

    ``arbiter``: the folder with the template of the arbiter's page, which then lies beside the others and is linked to.
    """
    old = _files_there(folder, force)
    texts = list(site_texts(arbiter))
    for part in sorted({os.path.dirname(text.path) for text in texts}):
        _made(os.path.join(folder, part))
    for text in texts:
        write_text(os.path.join(folder, text.path), text.text)
    files = tuple(text.path for text in texts)
    for gone in old - set(files):
        if os.path.isfile(os.path.join(folder, gone)):
            os.unlink(os.path.join(folder, gone))
    whole = {"munch": __version__, "files": list(files)}
    write_text(os.path.join(folder, LIST), json.dumps(whole, indent=1) + "\n")
    return Written(files, sum(len(text.text.encode()) for text in texts))


def _files_there(folder: str, force: bool) -> set[str]:
    """The files of an older site in the folder; raises ``Problems`` if what lies there is none."""
    if not os.path.lexists(folder):
        return set()
    if not os.path.isdir(folder):
        raise Problems([Problem(folder, 0, 0, "unwritable-file", "this is no folder", "name another place")])
    if not os.listdir(folder):
        return set()
    try:
        with open(os.path.join(folder, LIST), encoding="utf-8") as file:
            held = json.load(file)
        listed = held.get("files", []) if isinstance(held, dict) and "munch" in held else None
    except (OSError, ValueError):
        listed = None
    if listed is None and not force:
        what, remedy = "other things lie in this folder", "name another folder, or write there with --force"
        raise Problems([Problem(folder, 0, 0, "unwritable-file", what, remedy)])
    inside = [name for name in listed or () if isinstance(name, str) and not os.path.isabs(name)]
    return {name for name in inside if ".." not in name.split("/")}


def _made(folder: str) -> None:
    try:
        os.makedirs(folder, exist_ok=True)
    except OSError as why:
        what = f"the folder cannot be made: {(why.strerror or str(why)).lower()}"
        raise Problems([Problem(folder, 0, 0, "unwritable-file", what, "choose another place")]) from None


def page_alone(arbiter: str, **told: str | Mapping[str, str]) -> str:
    """The page of the arbiter that needs no other file; ``told``: the texts that are put into it, as they are."""
    book = load_rulebook()
    site = _Site(book, load_catalogue(every_set()), {}, arbiter)
    held = {name: Markup(text) if isinstance(text, str) else text for name, text in told.items()}
    return site.page("munch.html", "alone.html", ROOT, **held).text


def site_texts(arbiter: str = "") -> Iterator[Text]:
    """Every file of the site."""
    book = load_rulebook()
    catalogue = load_catalogue(every_set())
    read = {topic: read_page(topic) for topic in bundled_features()}
    order = {topic: read[topic] for topic in (*book.topics, *read) if topic in read}
    yield from _Site(book, catalogue, order, arbiter).texts()
    for name in ("site.css", "site.js", "minisearch.js"):
        with open(os.path.join(HERE, "static", name), encoding="utf-8") as file:
            yield Text(name, DOC_COMMENT.sub("", file.read()))


class _Site:
    """The pages of one rulebook and its cards."""

    def __init__(self, book: Rulebook, catalogue: Catalogue, read: Mapping[str, Page], arbiter: str) -> None:
        self.book = book
        self.catalogue = catalogue
        self.read = read
        self.addresses = Addresses(book, catalogue, {topic: page.title for topic, page in read.items()})
        self.arbiter = arbiter
        loader = FileSystemLoader([os.path.join(HERE, "templates"), *([arbiter] if arbiter else [])])
        self.environment = Environment(
            loader=loader, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
        )
        self.environment.filters["linked"] = self._linked
        self.environment.globals.update(
            version=__version__,
            written=_today(),
            editions=book.editions,
            to=self.addresses,
            topics=self.addresses.topics,
            shown_name=shown_name,
            entry=book.entry,
            with_arbiter=bool(arbiter),
            pairs_of_boxes=list(_two_of(tuple(book.editions))),
        )

    def texts(self) -> Iterator[Text]:
        """The pages, and what the search looks through."""
        yield self.page("index.html", "index.html", ROOT, openings=self._openings())
        for topic, page in self.read.items():
            parts = sections(topic, page, self.book)
            yield self.page(
                self.addresses.topic(topic), "topic.html", BELOW, topic=topic, page=page, sections=parts, here=topic
            )
        gaps = [gap_shown(gap, self.book) for gap in self.book.gaps.values()]
        conflicts = [conflict_shown(one, self.book) for one in self.book.conflicts.values()]
        by_topic = {topic: list(some) for topic, some in groupby(gaps, lambda shown: shown.gap.topic)}
        yield self.page("open.html", "open.html", ROOT, gaps=by_topic, conflicts=conflicts)
        for key, edition in self.book.editions.items():
            own = only_here(edition, self.book)
            sets = [set for set in edition.sets if any(card.set == set for card in self.catalogue.values())]
            yield self.page(self.addresses.box(key), "box.html", BELOW, edition=edition, own=own, sets=sets)
            yield self.page(
                self.addresses.moments(key),
                "moments.html",
                BELOW,
                edition=edition,
                acts=acts_shown(edition, self.book),
                times=TIMES_OF_THE_GAME,
                legend=LEGEND,
            )
        for one, other in _two_of(tuple(self.book.editions)):
            found = pairs(self.book.editions[one], self.book.editions[other], self.book)
            yield self.page(
                self.addresses.difference(one, other),
                "differences.html",
                BELOW,
                one=self.book.editions[one],
                other=self.book.editions[other],
                pairs={topic: list(some) for topic, some in groupby(found, lambda pair: pair.topic)},
            )
        yield self.page("cards/index.html", "cards.html", BELOW, sets=self._sets())
        for set, cards in self._sets().items():
            yield self.page(self.addresses.cards(set), "set.html", BELOW, set=set, cards=cards, facts=_facts)
        if self.arbiter:
            yield self.page("arbiter/index.html", "arbiter.html", BELOW)
        rows = list(search_rows(self.book, self.catalogue, self.addresses))
        told = json.dumps(rows, ensure_ascii=False, separators=(",", ":"))
        yield Text("search-data.js", f"window.munchRows={told};\n")

    def page(self, path: str, template: str, root: str, **told: object) -> Text:
        """A page from its template."""
        return Text(path, self.environment.get_template(template).render(root=root, path=path, **told))

    def _openings(self) -> dict[str, str]:
        """The first sentence of every topic."""
        return {topic: page.opening.partition(". ")[0].rstrip(".") + "." for topic, page in self.read.items()}

    def _sets(self) -> dict[str, list[Card]]:
        """The cards by set, printed ones first, each kind together."""
        found: dict[str, list[Card]] = {}
        for card in self.catalogue.values():
            found.setdefault(card.set, []).append(card)
        return {set: sorted(cards, key=lambda card: (card.stand_in, card.kind)) for set, cards in found.items()}

    def _linked(self, text: str, topic: str, root: str) -> Markup:
        """A text in which the words of the game lead to their topics."""
        said = Markup("")
        for part, where in self.addresses.parts(text, topic):
            said += Markup('<a class="term" href="{}{}">{}</a>').format(root, where, part) if where else escape(part)
        return said


def _facts(card: Card) -> list[str]:
    """What is told of a card below its name."""
    return [line.strip() for line in card_lines(card)[1:]]


def _two_of(keys: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    for place, one in enumerate(keys):
        for other in keys[place + 1 :]:
            yield one, other


def _today() -> str:
    """The day the site is written: told by ``SOURCE_DATE_EPOCH``, where builds are to be alike."""
    since = os.environ.get("SOURCE_DATE_EPOCH", "")
    when = (
        datetime.datetime.fromtimestamp(int(since), datetime.UTC)
        if since.isdecimal()
        else datetime.datetime.now(datetime.UTC)
    )
    return when.date().isoformat()
