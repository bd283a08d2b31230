"""munch sheet BOX [SECTION]: a rulesheet in its own order, in our words."""

from munch_cli.cli.given import Given
from munch_cli.cli.terminal import known, look, print_json
from munch_cli.files.rulebook import load_rulebook
from munch_cli.rulebook.sheet import sections_of
from munch_cli.show.sheet import borrowed_lines, section_lines, sheet_json, table_lines
from munch_cli.table.names import remedy_for


def run(given: Given) -> int:
    """Print the sections of the sheet whose headings hold the words, or all; with --print the page for the table."""
    book = load_rulebook()
    if not given.names:
        raise SystemExit(f"munch: which box? there are {', '.join(book.editions)}")
    key = book.edition_called(given.names[0]) or given.names[0]
    edition = book.editions[known("edition", key, book.editions)]
    looks = look(given)
    if given.has("--print"):
        print("\n".join(table_lines(edition, looks)))
        return 0
    wanted = " ".join(given.names[1:]).casefold()
    everything = sections_of(edition)
    sections = [section for section in everything if wanted in section.title.casefold()]
    if not sections:
        titles = {section.title: section.title for section in everything}
        near = remedy_for(wanted, titles, f"its sections: {'; '.join(titles)}", 2)
        raise SystemExit(f'munch: {edition.short} has no section "{wanted}"; {near}')
    if given.has("--json"):
        print_json(sheet_json(edition, sections))
        return 0
    told = ["\n".join(section_lines(section, looks)) for section in sections]
    if not wanted:
        told = [edition.short, *told, *filter(None, ["\n".join(borrowed_lines(edition, looks))])]
    print("\n\n".join(told))
    return 0
