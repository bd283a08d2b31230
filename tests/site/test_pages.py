"""The rulebook as pages: everything has its place, every link leads somewhere, and nothing written acts."""

import gzip
import json
import shutil
import sys
import zlib
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest

from munch_cli.arbiter.chart import chart
from munch_cli.cli.start import main
from munch_cli.files.manual import manual_pages
from munch_cli.files.rulebook import law_of, load_rulebook
from munch_cli.rulebook.sheet import differences, sections_of
from munch_cli.show.topic_pages import table_page

from .conftest import HOSTILE

MOST = 750_000
"""So many bytes the rulebook may have, packed, without the arbiter."""


class Read(HTMLParser):
    """The ids, links and scripts of a page, and its text."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        held = dict(attrs)
        self.tags.append((tag, held))
        if held.get("id"):
            self.ids.append(held["id"] or "")
        self.links += [held[name] or "" for name in ("href", "src") if name in held]

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[str, Read]:
    return {path.relative_to(site).as_posix(): Read(path) for path in site.rglob("*.html")}


def test_every_rule_open_point_and_contradiction_is_an_anchor_on_the_page_of_its_topic(pages) -> None:
    book = load_rulebook()
    entries = (*book.rules.values(), *book.gaps.values(), *book.conflicts.values())
    missing = [entry.id for entry in entries if pages[f"rules/{entry.topic}.html"].ids.count(entry.id) != 1]
    assert not missing


def test_every_rule_tells_its_place_in_each_sheet(pages) -> None:
    book = load_rulebook()
    untold = [
        (rule.id, edition.key)
        for rule in book.rules.values()
        for edition in book.editions.values()
        if edition.has(rule.id) and edition.rules[rule.id].where not in pages[f"rules/{rule.topic}.html"].text
    ]
    assert not untold


def test_every_sheet_is_a_page_in_its_own_order_with_a_page_for_the_table(pages) -> None:
    for key, edition in load_rulebook().editions.items():
        page = pages[f"sheets/{key}.html"]
        wanted = [rule.id for section in sections_of(edition) for part in section.paragraphs for rule in part.rules]
        ids = [link.partition("#")[2] for link in page.links if link.startswith("../rules/")]
        assert [id for id in ids if id in edition.rules] == wanted
        assert page.links.count(f"../sheets/{key}-table.html") == 1
        table = pages[f"sheets/{key}-table.html"]
        assert {link.partition("#")[2] for link in table.links} >= {one.rule.id for one in table_page(edition).asked}


def test_the_manual_is_a_page_for_each_topic(pages) -> None:
    assert {f"manual/{topic}.html" for topic in manual_pages()} <= set(pages)


def test_no_link_leads_nowhere_or_elsewhere(site: Path, pages) -> None:
    dead = []
    for path, page in pages.items():
        for link in page.links:
            where, _, anchor = link.partition("#")
            if link.startswith("data:image/svg+xml"):
                continue
            target = (site / path).parent.joinpath(where).resolve() if where else site / path
            held = pages.get(target.relative_to(site).as_posix()) if target.is_file() else None
            if not target.is_file() or (anchor and held is not None and unquote(anchor) not in held.ids):
                dead.append((path, link))
    assert not dead


def test_what_is_found_by_the_search_lies_where_it_says(site: Path, pages) -> None:
    first, _ = (site / "search-data.js").read_text(encoding="utf-8").splitlines()
    rows = json.loads(first.removeprefix("window.munchRows=").removesuffix(";"))
    book = load_rulebook()
    assert {row[1] for row in rows} >= {*book.rules, *book.gaps, *book.conflicts}
    lost = [row[1] for row in rows for page, _, anchor in [row[7].partition("#")] if anchor not in pages[page].ids]
    assert not lost


def test_two_boxes_stand_side_by_side_rule_by_rule(pages) -> None:
    book = load_rulebook()
    bites, booty = book.editions["bites"], book.editions["booty"]
    page = pages["differences/booty-bites.html"]
    found = differences(book, booty, bites)
    ids = {id for difference in found for id in (*difference.one, *difference.other)}
    assert {link.partition("#")[2] for link in page.links} >= ids
    assert sum(tag == "div" and held.get("class") == "pair" for tag, held in page.tags) == len(found)


def test_cases_stand_with_the_rules_they_show(pages) -> None:
    page = pages["rules/charity.html"]
    cases = [held["id"] for tag, held in page.tags if tag == "details"]
    assert cases == [f"case-{number}" for number in range(1, len(cases) + 1)]
    assert page.ids.index("charity.excess-goes-to-lowest-level-player") < page.ids.index("case-1")
    assert "../rules/charity.html#charity.excess-goes-to-lowest-level-player" in page.links


def test_what_somebody_wrote_is_text_and_nothing_else(site: Path, pages) -> None:
    page = pages["cards/attic.html"]
    assert HOSTILE in page.text
    assert [tag for tag, _ in page.tags if tag in ("img", "script")] == ["script"]
    assert not [held for _, held in page.tags if "onerror" in held]


def test_the_whole_rulebook_is_small_enough_for_a_phone(site: Path) -> None:
    packed = sum(len(gzip.compress(path.read_bytes())) for path in site.rglob("*") if path.is_file())
    assert packed <= MOST


def test_other_things_in_the_folder_are_not_written_over(site, tmp_path, monkeypatch, capsys) -> None:
    (tmp_path / "index.html").write_text("mine")
    monkeypatch.setattr(sys, "argv", ["munch", "site", str(tmp_path)])
    assert main() == 2
    assert "other things lie in this folder" in capsys.readouterr().err
    assert (tmp_path / "index.html").read_text() == "mine"


def test_only_what_munch_wrote_there_is_replaced_or_deleted(site, tmp_path, monkeypatch, capsys) -> None:
    folder, beyond = tmp_path / "site", tmp_path / "beyond"
    shutil.copytree(site, folder)
    beyond.mkdir()
    for file in ("old.html", "changed.html", "../notes.txt", "../beyond/a.txt"):
        (folder / file).write_text("old")
    (folder / "link").symlink_to(beyond)
    held = json.loads((folder / "site.json").read_text())
    names = ("old.html", "changed.html", "../notes.txt", "link/a.txt")
    held["files"] |= dict.fromkeys(names, f"{zlib.crc32(b'old'):x}")
    (folder / "site.json").write_text(json.dumps(held))
    (folder / "changed.html").write_text("mine")
    monkeypatch.setattr(sys, "argv", ["munch", "site", str(folder)])
    assert main() == 0
    assert not (folder / "old.html").exists()
    left = [(tmp_path / name).read_text() for name in ("site/changed.html", "notes.txt", "beyond/a.txt")]
    assert left == ["mine", "old", "old"]
    (folder / "index.html").write_text("mine")
    assert main() == 2 and (folder / "index.html").read_text() == "mine"
    (folder / "index.html").unlink()
    (folder / "index.html").symlink_to(tmp_path / "notes.txt")
    monkeypatch.setattr(sys, "argv", ["munch", "site", str(folder), "--force"])
    assert main() == 2 and (tmp_path / "notes.txt").read_text() == "old"
    assert "a link lies in the way" in capsys.readouterr().err


def test_the_chart_of_each_box_tells_every_act_with_the_rules_behind_it(pages) -> None:
    for key, edition in load_rulebook().editions.items():
        page = pages[f"moments/{key}.html"]
        acts = chart(law_of(edition))
        assert [act.key for act in acts if page.ids.count(act.key) != 1] == []
        rules = {id for act in acts for cell in act.cells for id in cell.lets if edition.knows(id)}
        assert {id for id in rules if not any(link.endswith(f"#{id}") for link in page.links)} == set()
