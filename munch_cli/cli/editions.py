"""munch editions [A B]: the boxes, and what two of them do differently."""

from munch_cli.cli.plainly import Given
from munch_cli.cli.terminal import known, look, print_json
from munch_cli.files.rulebook import load_rulebook
from munch_cli.rulebook.differences import differences
from munch_cli.show.rules import difference_json, difference_lines, edition_json, edition_lines


def run(given: Given) -> int:
    """Lists the editions, or the differences of two; always 0."""
    book = load_rulebook()
    if len(given.names) > 2:
        raise SystemExit("munch: two editions are compared at a time: munch editions bites booty")
    named = [book.editions[known("edition", key, book.editions)] for key in given.names]
    looks = look(given)
    if len(named) == 2:
        one, other = named
        found = differences(book, one, other)
        if given.has("--json"):
            print_json({"differences": [difference_json(each, one, other) for each in found]})
        else:
            print("\n".join(difference_lines(found, one, other, looks)))
    elif given.has("--json"):
        print_json({"editions": [edition_json(edition) for edition in named or book.editions.values()]})
    else:
        for edition in named or book.editions.values():
            print("\n".join(edition_lines(edition, looks)))
    return 0
