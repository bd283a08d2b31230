"""Pages to read: munch sheet, card, boxes and moments tell what is in the boxes, munch help the manual."""

import os
import sys

import click

from munch_cli.arbiter.chart import ChartRow, chart
from munch_cli.arbiter.dealing import catalogue_of, real_cards
from munch_cli.cli.terminal import Given, complain, known, look, print_json
from munch_cli.files.cards import every_set, load_catalogue, printings_of
from munch_cli.files.manual import manual_pages, passages_on
from munch_cli.files.rulebook import law_of, load_rulebook
from munch_cli.files.shapes import made
from munch_cli.rulebook.book import Edition
from munch_cli.rulebook.sheet import differences, sections_named, sections_of
from munch_cli.show.card import card_json, card_page
from munch_cli.show.chart import act_lines, both_lines, chart_json, chart_lines
from munch_cli.show.rules import EDITION, difference_json, difference_lines, edition_lines
from munch_cli.show.topic_pages import borrowed_lines, section_lines, sheet_json, table_lines
from munch_cli.table.cards import Card
from munch_cli.table.names import Ambiguous, NotFound, did_you_mean, find_card, remedy_for

FOUND, NOTHING = 0, 1


def _reprinted(card: Card) -> tuple[Card, ...]:
    """The card in the other printings of its box that changed it."""
    others = (load_catalogue((card.set,), printing=name)[card.id] for name in printings_of((card.set,)))
    return tuple(other for other in others if other.printing and not other.like)


def card(given: Given) -> int:
    """Tell of the card, or of every card of that name; 1 if there is none."""
    words = " ".join(given.names)
    found = find_card(load_catalogue(every_set()), words)
    if isinstance(found, NotFound):
        near = did_you_mean(found.names)
        complain(f'no card is called "{words}"; {near}', "unknown-card")
        cards: tuple[Card, ...] = ()
    else:
        cards = found.cards if isinstance(found, Ambiguous) else (found,)
    if given.has("--json"):
        print_json({"asked": words, "cards": [card_json(card) for card in cards]})
    elif cards:
        looks = look(given)
        print("\n\n".join("\n".join(card_page(card, looks)) for one in cards for card in (one, *_reprinted(one))))
    return FOUND if cards else NOTHING


def boxes(given: Given) -> int:
    """List the boxes, or the differences of two; always 0."""
    book = load_rulebook()
    if len(given.names) > 2:
        raise SystemExit("two boxes are compared at a time; munch boxes bites booty")
    named = [book.editions[known("box", key, book.editions)] for key in given.names]
    looks = look(given)
    if len(named) == 2:
        one, other = named
        found = differences(book, one, other)
        if given.has("--json"):
            print_json({"differences": [difference_json(each, one, other) for each in found]})
        else:
            print("\n".join(difference_lines(found, one, other, looks)))
    elif given.has("--json"):
        print_json({"editions": [made(EDITION, edition) for edition in named or book.editions.values()]})
    else:
        for edition in named or book.editions.values():
            print("\n".join(edition_lines(edition, real_cards(edition), looks)))
    return 0


def sheet(given: Given) -> int:
    """Print the sections of the sheet whose headings hold the words, or all; with --print the page for the table."""
    book = load_rulebook()
    if not given.names:
        raise SystemExit(f"which box? there are {', '.join(book.editions)}")
    key = book.edition_called(given.names[0]) or given.names[0]
    edition = book.editions[known("box", key, book.editions)]
    looks = look(given)
    if given.has("--print"):
        print("\n".join(table_lines(edition, looks)))
        return 0
    wanted = " ".join(given.names[1:])
    sections = sections_named(wanted, edition)
    if not sections:
        titles = {section.title: section.title for section in sections_of(edition)}
        near = remedy_for(wanted, titles, f"its sections: {'; '.join(titles)}", 2)
        raise SystemExit(f'{edition.short} has no section "{wanted}"; {near}')
    if given.has("--json"):
        print_json(sheet_json(edition, sections))
        return 0
    told = ["\n".join(section_lines(section, looks)) for section in sections]
    if not wanted:
        told = [edition.short, *told, *filter(None, ["\n".join(borrowed_lines(edition, looks))])]
    print("\n\n".join(told))
    return 0


def moments(given: Given) -> int:
    """Tell the chart of a box, of two boxes side by side, or one act of it with the rules behind it. Always 0."""
    book, looks = load_rulebook(), look(given)
    boxes = [book.editions[name] for name in given.names if name in book.editions]
    said = " ".join(name for name in given.names if name not in book.editions)
    if len(boxes) > 2:
        raise SystemExit("the charts of two boxes stand side by side at most; munch moments classic bites")
    boxes = boxes or [next(iter(book.editions.values()))]
    charts = [_chosen(chart(law_of(box)), said, box) for box in boxes]
    if given.has("--json"):
        told = [chart_json(law_of(box), acts) for box, acts in zip(boxes, charts, strict=True)]
        print_json({"charts": told})
        return 0
    if said:
        told_acts = [(act, box) for box, acts in zip(boxes, charts, strict=True) for act in acts]
        pages = ["\n".join(act_lines(act, box, catalogue_of(box), looks)) for act, box in told_acts]
        print("\n\n".join(pages))
    elif len(boxes) == 2:
        print("\n".join(both_lines(charts[0], charts[1], (boxes[0], boxes[1]), looks)))
    else:
        print("\n".join(chart_lines(charts[0], boxes[0], looks)))
    return 0


def _chosen(acts: tuple[ChartRow, ...], said: str, box: Edition) -> tuple[ChartRow, ...]:
    """The acts named by their key or by words of them. All acts if nothing is named."""
    words = said.lower().split()
    found = [act for act in acts if act.key == said.lower()] or [
        act for act in acts if all(word in f"{act.key} {act.says}".lower() for word in words)
    ]
    if found:
        return tuple(found)
    names = {name: act.key for act in acts for name in (act.key, act.says)}
    near = remedy_for(said, names, f"there are {', '.join(act.key for act in acts)}", 2)
    raise SystemExit(f'no act of {box.title}, nor a box, is called "{said}"; {near}')


SEE_ALSO = 5
"""How many more passages of the manual are named below the first."""


def manual(given: Given) -> int:
    """Show a page of the manual, the help of a command, what holds some words, or the list of pages. Return 0."""
    pages = manual_pages()
    titles = {topic: page.partition("\n")[0].lstrip("# ") for topic, page in pages.items()}
    group = click.get_current_context().find_root().command
    commands = group.commands if isinstance(group, click.Group) else {}
    if not given.names:
        for topic, title in titles.items():
            print(f"  munch help {topic:<10}  {title}")
        print("\nmunch help WORDS finds a passage, munch COMMAND -h the options of a command, munch -h the commands.")
        return 0
    topic = " ".join(given.names)
    if topic in titles:
        _show(pages[topic], given)
        return 0
    if topic in commands:
        print(commands[topic].get_help(click.Context(commands[topic], info_name=f"munch {topic}")))
        return 0
    if found := passages_on(topic):
        first, *more = found
        also = "".join(f"- {one.heading}: munch help {one.topic}\n" for one in more[:SEE_ALSO])
        _show(
            f"# {first.heading}{first.text[len(first.heading) :]}" + (f"\nSee also:\n\n{also}" if also else ""), given
        )
        return 0
    near = remedy_for(topic, (*titles, *commands), "munch help lists the topics", 2)
    raise SystemExit(f'there is no help on "{topic}"; {near}')


def _show(text: str, given: Given) -> None:
    """Print a page: laid out, a screen at a time, at a terminal; else as it is written."""
    looks = look(given)
    if not sys.stdout.isatty() or not looks.width:
        print(text, end="")
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console(width=looks.width, no_color=not looks.colours)
    os.environ.setdefault("LESS", "-FRX")
    with console.pager(styles=looks.colours):
        console.print(Markdown(text, hyperlinks=False))
