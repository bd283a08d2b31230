"""munch rulings: the owner's word for all of a person's tables: list, add, remove, export, import."""

import time
from collections.abc import Sequence

from munch_cli.cli.terminal import Given, look, print_json
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.rulings_file import (
    Decisions,
    keep,
    own_path,
    own_word,
    said_by_hand,
    word_in,
    word_json,
    word_text,
)
from munch_cli.files.toml import read_toml
from munch_cli.files.writing import may_be_written
from munch_cli.show.board import word_lines
from munch_cli.table.names import did_you_mean, nearest, remedy_for

DONE, NOTHING = 0, 1
WISHES = ("list", "add", "remove", "export", "import")
NEEDS = {"add": 2, "remove": 1, "import": 1}
TAKES = {"list": 0, "remove": 1, "export": 1, "import": 1}
"""A word of the command -> how many names may follow it. What is added ends with words."""


def run(given: Given) -> int:
    """Carries out the subcommand; 0, or 1 where there is nothing of the kind."""
    wish, rest = (given.names[0], given.names[1:]) if given.names else ("list", ())
    if wish not in WISHES:
        mean = remedy_for(wish, WISHES, f"there are {', '.join(WISHES)}")
        raise SystemExit(f'"{wish}" is nothing to do with rulings; {mean}')
    if len(rest) < NEEDS.get(wish, 0):
        raise SystemExit(f"munch rulings -h tells what {wish} needs")
    if over := rest[TAKES.get(wish, len(rest)) :]:
        raise SystemExit(f'"{over[0]}" is one name too many; munch rulings -h tells what {wish} takes')
    if wish == "add":
        return _add(rest, given)
    if wish == "remove":
        return _remove(rest[0], given)
    if wish == "import":
        book = load_rulebook()
        said = word_in(read_toml(rest[0]), book)
        keep(said.over(own_word(book)))
        return _list(said, given)
    return _export(rest, given.has("--force")) if wish == "export" else _list(own_word(load_rulebook()), given)


def _add(rest: Sequence[str], given: Given) -> int:
    """Keep a ruling or a house rule, dated today. It replaces an earlier one on the same point."""
    book = load_rulebook()
    option = given.options.get
    today = time.strftime("%Y-%m-%d")
    how, because = " ".join(rest[1:]), option("--because", "")
    said = said_by_hand(rest[0], how, option("--by", ""), today, because, option("--box", ""), book)
    keep(said.over(own_word(book)))
    return _list(said, given)


def _remove(id: str, given: Given) -> int:
    book = load_rulebook()
    word = own_word(book)
    left = word.without(id)
    if left == word:
        known = [str(one.point) for one in word.rulings] + [one.house.rule for one in word.houses]
        near = did_you_mean(nearest(id, known, 1))
        print(f'nothing was said of "{id}"' + (f"; {near}" if near else ""))
        return NOTHING
    keep(left)
    return _list(left, given)


def _export(rest: Sequence[str], force: bool) -> int:
    """Print what was decided, or write it into a file. An existing file is replaced only by force."""
    word = own_word(load_rulebook())
    if rest and rest[0] != "-":
        may_be_written(rest[0], force)
        keep(word, rest[0])
    else:
        print(word_text(word), end="")
    return DONE


# ---- telling


def _list(word: Decisions, given: Given) -> int:
    if given.has("--json"):
        print_json({"file": own_path(), **word_json(word)})
        return DONE
    looks = look(given)
    for line in word_lines(word, own_path(), looks):
        print(line)
    return DONE
