"""Writes the rulebook as a folder of static pages that link to each other and need no server.

Here is where everything lies on the site, what words of the game link to, and what its search looks through.
"""

import datetime
import json
import os
import re
import zlib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from html import unescape
from itertools import groupby

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markdown_it import MarkdownIt
from markupsafe import Markup, escape

from munch_cli import __version__
from munch_cli.arbiter.chart import TIMES_OF_THE_GAME
from munch_cli.features.page import Page, cases_by_rule, read_page
from munch_cli.files.cards import every_set, load_catalogue
from munch_cli.files.manual import manual_pages
from munch_cli.files.problems import Problem, Problems
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import bundled_features
from munch_cli.files.writing import write_text
from munch_cli.language.card import card_lines, shown_name
from munch_cli.rulebook.book import Conflict, Gap, Rulebook
from munch_cli.rulebook.sheet import sections_of
from munch_cli.rulebook.wording import stem, words_of
from munch_cli.show.chart import LEGEND
from munch_cli.show.rules import said_of
from munch_cli.show.topic_pages import table_page
from munch_cli.site.shown import acts_shown, conflict_shown, gap_shown, only_here, pairs, sections
from munch_cli.table.cards import CHARACTER_KINDS, Card, Catalogue
from munch_cli.table.typed import Json, NamedTuple

TERMS = {
    "accent": "Accents?",
    "bad-stuff": "Bad Stuff",
    "big-items": "Big Items?",
    "charity": "[Cc]harity",
    "class": "Class(?:es)?",
    "curses": "Curses?|Traps?",
    "death": "die|dies|dead|death",
    "enhancers": "[Ee]nhancers?",
    "go-up-a-level": "Go Up a Level",
    "half-breed": "Half-Breed|Super Munchkin|Bilingual",
    "helping": "helps?|helpers?|helped",
    "interfering": "[Ww]andering [Mm]onsters?",
    "items": "Items?",
    "level": "Levels?",
    "look-for-trouble": "look for trouble|looks for trouble|looking for trouble",
    "loot": "loot the room|loots the room|looting the room",
    "minions": "Minions?",
    "one-shot": "one-shots?",
    "power": "Powers?",
    "race": "Races?|race",
    "running-away": "runs? away|running away",
    "selling": "sells?|selling|sold",
    "ships": "Ships?",
    "trading": "trades?|trading|traded",
    "treasure": "Treasures?",
}
"""A topic -> the words that lead to it from the pages of others."""


class Addresses:
    """The page and anchor of every topic, rule, card and box, as seen from the top of the site."""

    def __init__(self, book: Rulebook, catalogue: Catalogue, topics: Mapping[str, str]) -> None:
        self._book = book
        self._catalogue = catalogue
        self.topics = topics
        """Every topic that has a page, with the title of it."""
        self._cards: dict[str, Card] = {}
        for card in catalogue.values():
            self._cards.setdefault(card.name, card)
        links = {words: topic for topic, words in TERMS.items() if topic in topics}
        self._meant = [(re.compile(rf"(?:{words})"), topic) for words, topic in links.items()]
        kinds = [re.escape(card.name) for card in self._cards.values() if card.kind in CHARACTER_KINDS]
        kinds += [re.escape(name) for rule in book.rules.values() for name in rule.names_cards if name in self._cards]
        names = "|".join(sorted(set(kinds), key=len, reverse=True))
        self._words = re.compile(rf"(?<![\w-])(?:{'|'.join([*links, names])})(?![\w-])")

    def entry(self, id: str) -> str:
        """Where a rule, open point or contradiction stands. "" for another id."""
        found = self._book.entry(id)
        return f"{self.topic(found.topic)}#{id}" if found is not None else self.of_card(id)

    def topic(self, topic: str) -> str:
        """The page of a topic."""
        return f"rules/{topic}.html"

    def box(self, key: str) -> str:
        """The page of a box."""
        return f"boxes/{key}.html"

    def sheet(self, key: str) -> str:
        """The page of a sheet, paragraph by paragraph."""
        return f"sheets/{key}.html"

    def table_page(self, key: str) -> str:
        """The page of a box to print for the table."""
        return f"sheets/{key}-table.html"

    def moments(self, key: str) -> str:
        """The page of what may be done when in a box."""
        return f"moments/{key}.html"

    def cards(self, set: str) -> str:
        """The page with the cards of a set."""
        return f"cards/{set}.html"

    def difference(self, one: str, other: str) -> str:
        """The page with the differences of two boxes. The box that was printed first goes first."""
        keys = [key for key in self._book.editions if key in (one, other)]
        return f"differences/{keys[0]}-{keys[1]}.html"

    def card(self, card: Card) -> str:
        """Where a card stands."""
        return f"{self.cards(card.set)}#{card.id}"

    def card_named(self, name: str) -> str:
        """Where the card of this name stands. "" if there is none."""
        card = self._cards.get(name)
        return self.card(card) if card is not None else ""

    def of_card(self, id: str) -> str:
        """Where the card of an id such as ``card.bites.fluffy`` stands. "" if it is none."""
        found = next((card for card in self._catalogue.values() if card.rule == id), None)
        return self.card(found) if found is not None else ""

    def parts(self, text: str, topic: str) -> list[tuple[str, str]]:
        """A text cut at the game's words that lead to another page, each with its address, and each address once.

        ``topic``: the page that the text stands on.
        """
        found: list[tuple[str, str]] = []
        end, led = 0, {self.topic(topic)}
        for match in self._words.finditer(text):
            word = match[0]
            where = next((self.topic(to) for meant, to in self._meant if meant.fullmatch(word)), "")
            where = where or self.card_named(word)
            if where in led:
                continue
            led.add(where)
            found += [(text[end : match.start()], ""), (word, where)]
            end = match.end()
        return [part for part in (*found, (text[end:], "")) if part[0]]


def search_rows(book: Rulebook, catalogue: Catalogue, addresses: Addresses) -> Iterator[list[Json]]:
    """A row for everything that can be found: kind, id, title, text, questions, words, keys of the boxes, address."""
    for rule in book.rules.values():
        boxes = [key for key, edition in book.editions.items() if edition.has(rule.id)]
        more = " ".join((rule.note, rule.case, " ".join(rule.names_cards))).strip()
        yield ["rule", rule.id, rule.says, more, *_searched(rule.asked), list(boxes), addresses.entry(rule.id)]
    open_points: list[Gap | Conflict] = [*book.gaps.values(), *book.conflicts.values()]
    for entry in open_points:
        boxes = [key for key, edition in book.editions.items() if edition.knows(entry.id)]
        yield [*_open_point(entry, book), *_searched(entry.asked), list(boxes), addresses.entry(entry.id)]
    for card in catalogue.values():
        if not card.stand_in:
            boxes = [key for key, edition in book.editions.items() if card.set in edition.sets]
            what = " · ".join(line.strip() for line in card_lines(card)[1:] if not _is_about_sources(line))
            yield ["card", card.id, shown_name(card), what, list(card.also), "", list(boxes), addresses.card(card)]


_UNTELLING_WORDS = """
a an and are as at be by can could do does for from get has have he her his how i if in is it me my of on or out she so
that the their them they this to up was we what when where which who why will with you your may am
"""
UNTELLING = frozenset(_UNTELLING_WORDS.split())
"""Words that tell nothing of what is looked for: the search passes over them."""


SHOWN_MOST = 4
"""How many questions of a rule the search can show. All of them would make the pages too large."""
WORDS_MOST = 25
"""How many words of its other questions find a rule."""


def _searched(asked: tuple[str, ...]) -> tuple[list[Json], str]:
    """Return a few of the questions, spread over all of them, and the other telling words of all, often used first."""
    shown = asked[:: -(-len(asked) // SHOWN_MOST)] if asked else ()
    words = Counter(stem(word) for question in asked for word in words_of(question))
    for word in {stem(word) for question in shown for word in words_of(question)} | UNTELLING:
        del words[word]
    return list(shown), " ".join(word for word, _ in words.most_common(WORDS_MOST))


def _open_point(entry: Gap | Conflict, book: Rulebook) -> list[Json]:
    if isinstance(entry, Gap):
        return ["open", entry.id, entry.asks, " ".join(entry.says.values())]
    return ["conflict", entry.id, entry.note, said_of(entry, book)]


def _is_about_sources(line: str) -> bool:
    return line.strip().startswith(("source:", "note:", "not known:", "in doubt:", "our choice", "older printings:"))


HERE = os.path.dirname(os.path.abspath(__file__))
LIST = "site.json"
"""The file of a site with its version and the names of its files. It tells a site of ours, and which old pages go."""
OUT_OF_SITE = re.compile(r'<p>\s*(?:<img[^>]*>\s*)+</p>|<a href="\.\./[^"]*">(.*?)</a>', re.DOTALL)
"""Pictures and links of the manual that lead out of the site."""
ROOT = ""
BELOW = "../"
DOC_COMMENT = re.compile(r"^[ \t]*/\*\*.*?\*/\n", re.MULTILINE | re.DOTALL)
"""The comments of a script for its developers, which are nearly half of the search's size."""


class Written(NamedTuple):
    """A site that was written: its files, and how many bytes they hold."""

    files: tuple[str, ...]
    size: int


class Text(NamedTuple):
    """A file of the site: its path from the top of it, and what stands in it."""

    path: str
    text: str


def write_site(folder: str, force: bool = False, arbiter: str = "") -> Written:
    """Write all pages into a folder and return what was written. Pages of an older site that are no more are deleted.

    Only files that munch wrote there and nobody changed since are replaced or deleted; ``force`` replaces others, too.
    No link is followed. Raises ``Problems``. ``arbiter``: the folder with the template of the arbiter's page, which
    then lies beside the others and is linked to.
    """
    old = _written_before(folder, force)
    texts = list(site_texts(arbiter))
    _see_nothing_is_lost(folder, [*(text.path for text in texts), LIST], old, force)
    for part in sorted({os.path.dirname(text.path) for text in texts}):
        _made(os.path.join(folder, part))
    for text in texts:
        write_text(os.path.join(folder, text.path), text.text)
    files = {text.path: _mark(text.text.encode()) for text in texts}
    for gone in old - files.keys() - {LIST}:
        os.unlink(os.path.join(folder, gone))
    whole = {"munch": __version__, "files": files}
    write_text(os.path.join(folder, LIST), json.dumps(whole, indent=1) + "\n")
    return Written(tuple(files), sum(len(text.text.encode()) for text in texts))


def _mark(raw: bytes) -> str:
    """Return the mark by which a file that munch wrote is known again."""
    return f"{zlib.crc32(raw):x}"


def _written_before(folder: str, force: bool) -> set[str]:
    """Return the files of an older site in the folder that are as munch wrote them.

    Raises ``Problems`` if there are other things and no such site, unless ``force``.
    """
    if not os.path.lexists(folder):
        return set()
    if not os.path.isdir(folder):
        raise Problems([Problem(folder, 0, 0, "unwritable-file", "this is no folder", "name another place")])
    if not os.listdir(folder):
        return set()
    listed: object = None
    if _is_plain(folder, LIST):
        try:
            with open(os.path.join(folder, LIST), encoding="utf-8") as file:
                held = json.load(file)
            listed = held.get("files") if isinstance(held, dict) and "munch" in held else None
        except (OSError, ValueError, RecursionError):
            listed = None
    if listed is None and not force:
        what, remedy = "other things lie in this folder", "name another folder, or write there with --force"
        raise Problems([Problem(folder, 0, 0, "unwritable-file", what, remedy)])
    marks = listed if isinstance(listed, dict) else {}
    ours = {name for name, mark in marks.items() if _is_plain(folder, name) and _mark_of(folder, name) == mark}
    return ours | ({LIST} if listed is not None else set())


def _is_plain(folder: str, name: str) -> bool:
    """Return True if the name is that of a plain file inside the folder, and no link leads there."""
    top = os.path.realpath(folder)
    inside = os.path.normpath(os.path.join(top, *name.split("/")))
    return inside.startswith(top + os.sep) and os.path.isfile(inside) and os.path.realpath(inside) == inside


def _mark_of(folder: str, name: str) -> str:
    try:
        with open(os.path.join(folder, name), "rb") as file:
            return _mark(file.read())
    except OSError:
        return ""


def _see_nothing_is_lost(folder: str, names: Iterable[str], old: set[str], force: bool) -> None:
    """Raise ``Problems`` for each file that lies where a page should and is not munch's, and for each link."""
    problems: list[Problem] = []
    top = os.path.realpath(folder)
    for name in names:
        path = os.path.join(folder, name)
        if os.path.realpath(path) != os.path.join(top, *name.split("/")):
            problems.append(Problem(path, 0, 0, "unwritable-file", "a link lies in the way", "take it away from there"))
        elif not force and name not in old and os.path.lexists(path):
            what, remedy = "munch did not write this file, or it was changed since", "overwrite it with --force"
            problems.append(Problem(path, 0, 0, "unwritable-file", what, f"name another folder, or {remedy}"))
    if problems:
        raise Problems(problems)


def _made(folder: str) -> None:
    try:
        os.makedirs(folder, exist_ok=True)
    except OSError as why:
        what = f"the folder cannot be made: {(why.strerror or str(why)).lower()}"
        raise Problems([Problem(folder, 0, 0, "unwritable-file", what, "choose another place")]) from None


def page_alone(arbiter: str, **told: str | Mapping[str, str]) -> str:
    """The page of the arbiter that needs no other file. ``told``: the texts that are put into it unchanged."""
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
            parts = sections(page, self.book)
            yield self.page(
                self.addresses.topic(topic), "topic.html", BELOW, topic=topic, page=page, sections=parts, here=topic
            )
        gaps = [gap_shown(gap, self.book) for gap in self.book.gaps.values()]
        conflicts = [conflict_shown(one, self.book) for one in self.book.conflicts.values()]
        by_topic = {topic: list(some) for topic, some in groupby(gaps, lambda shown: shown.gap.topic)}
        yield self.page("open.html", "open.html", ROOT, gaps=by_topic, conflicts=conflicts)
        cases = defaultdict(list, cases_by_rule())
        for key, edition in self.book.editions.items():
            own = only_here(edition, self.book)
            sets = [set for set in edition.sets if any(card.set == set for card in self.catalogue.values())]
            yield self.page(self.addresses.box(key), "box.html", BELOW, edition=edition, own=own, sets=sets)
            chart = {"acts": acts_shown(edition, self.book), "times": TIMES_OF_THE_GAME, "legend": LEGEND}
            yield self.page(self.addresses.moments(key), "moments.html", BELOW, edition=edition, **chart)
            at_table = table_page(edition)
            yield self.page(
                self.addresses.table_page(key), "at_table.html", BELOW, edition=edition, page=at_table, **chart
            )
            paragraphs = sections_of(edition)
            yield self.page(
                self.addresses.sheet(key), "sheet.html", BELOW, edition=edition, sections=paragraphs, cases=cases
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
        manual = {
            topic: MarkdownIt("commonmark").enable("table").render(text) for topic, text in manual_pages().items()
        }
        titles = {topic: unescape(html.partition("</h1>")[0].removeprefix("<h1>")) for topic, html in manual.items()}
        for topic, html in manual.items():
            shown = Markup(
                OUT_OF_SITE.sub(r"\1", html).replace('.md"', '.html"').replace("<pre>", '<pre tabindex="0">')
            )
            yield self.page(
                f"manual/{topic}.html", "manual.html", BELOW, title=titles[topic], text=shown, manual=titles
            )
        if self.arbiter:
            yield self.page("arbiter/index.html", "arbiter.html", BELOW)
        rows = list(search_rows(self.book, self.catalogue, self.addresses))
        told = json.dumps(rows, ensure_ascii=False, separators=(",", ":"))
        untelling = json.dumps(sorted(UNTELLING))
        yield Text("search-data.js", f"window.munchRows={told};\nwindow.munchUntelling={untelling};\n")

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
