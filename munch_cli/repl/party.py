"""Who plays: people and bots, their sexes, the box and the seed, and the line that lays the same table again.

play bites: Ann (female), Bob (male), Cy (male, sensible); seed 7; box 1a2b3c4d
play classic: Ann (female), Bob (male), Cy (male, sensible); seed 7; printing 2010; box 1a2b3c4d; ruled {…}
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable, Iterator
from itertools import count

from munch_cli.arbiter.dealing import Seat, box_of, undealt
from munch_cli.engine.chance import Generator
from munch_cli.engine.table import Table
from munch_cli.files.problems import Problem, Problems
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.rulings_file import Decisions, with_word, word_again, word_line
from munch_cli.repl.keeping import RULED
from munch_cli.repl.sitting import SEX, Sitting
from munch_cli.sim.strengths import STRENGTHS
from munch_cli.table.names import remedy_for
from munch_cli.table.saying import amiss_in_name, visible
from munch_cli.table.state import SEXES
from munch_cli.table.typed import NamedTuple

BOT, BETWEEN = "bot", ("is", "a", "an")
"""The words that make a member a bot, and what may stand before them."""
BOT_NAMES = ("Grizelda", "Osric", "Wendel", "Ylva", "Rufus", "Maud")
_LINE = re.compile(
    r"play (?P<edition>\S+): (?P<people>.+?); seed (?P<seed>\d{1,20})(?:; printing (?P<printing>[^;]+))?"
    r"(?:; box (?P<box>[0-9a-f]+))?(?:; ruled (?P<ruled>\{.*\}))?"
)
BEGUN_WITH = "play it on with the munch, and the --cards, that it was begun with"
_SEAT = re.compile(rf"(?P<name>.+?) \((?P<sex>{'|'.join(SEXES)})(?:, (?P<strength>{'|'.join(STRENGTHS)}))?\)")
"""A member in that line. A name may contain brackets, but no comma."""


class Member(NamedTuple):
    """A member of the table. ``strength`` of a bot, "" for a person."""

    name: str
    sex: str
    strength: str = ""


class Party(NamedTuple):
    """A game to be played.

    ``printing``: of the box, if it is not the one of the sheet. ``word``: the owner's decisions for all their tables
    when it began.
    """

    edition: str
    members: tuple[Member, ...]
    seed: int
    box: str = ""
    printing: str = ""
    word: Decisions = Decisions()

    @property
    def line(self) -> str:
        """The line that lays the table again."""
        people = ", ".join(f"{one.name} ({_member_line(one)})" for one in self.members)
        printing = f"; printing {self.printing}" if self.printing else ""
        mark = self.box or box_mark(self.edition, self.printing)
        ruled = f"{RULED}{word_line(self.word)}" if any(self.word) else ""
        return f"play {self.edition}: {people}; seed {self.seed}{printing}; box {mark}{ruled}"


def box_mark(edition: str, printing: str = "") -> str:
    """A fingerprint of the cards in the box: a game goes on only with the cards it began with."""
    return f"{zlib.crc32(' '.join(box_of(load_rulebook().editions[edition], printing)).encode()):08x}"


def party_of(line: str) -> Party:
    """The party of such a line. Raises ``Problems`` if it is no such line, or if the box has other cards by now."""
    found = _LINE.fullmatch(line)
    if found is None:
        raise _no_table(line, "this line lays no table")
    if found["edition"] not in load_rulebook().editions:
        raise _no_table(line, f'there is no box called "{found["edition"]}"')
    members = tuple(_member(part, line) for part in found["people"].split("), "))
    if len({one.name.casefold() for one in members}) < len(members) or all(one.strength for one in members):
        raise _no_table(line, "two players have one name, or nobody but bots sits there")
    word = word_again(found["ruled"], load_rulebook()) if found["ruled"] else Decisions()
    party = Party(found["edition"], members, int(found["seed"]), found["box"] or "", found["printing"] or "", word)
    if party.box and party.box != box_mark(party.edition, party.printing):
        what = f"the box of {party.edition} holds other cards than when this game began"
        raise Problems([Problem(line, 0, 0, "other-box", what, BEGUN_WITH)])
    return party


def _no_table(line: str, what: str) -> Problems:
    """Why a line that was to lay a table does not."""
    return Problems([Problem(line, 0, 0, "not-understood", what, "begin a game: munch play")])


def _member(text: str, line: str) -> Member:
    """One of the players of a line."""
    found = _SEAT.fullmatch(f"{text.strip().removesuffix(')')})")
    if found is None:
        raise _no_table(line, f'"{text.strip()}" is no player')
    return Member(found["name"], found["sex"], found["strength"] or "")


def members_named(people: str, bots: str) -> tuple[Member, ...]:
    """The members listed on the command line or in an answer: "Ann f, Bob" and "sensible, Cy ahead f".

    Where no sex is given, the sexes alternate. A bot may stand among the people too ("Ann f, Cy a bot"). Raises
    ``Problems`` for a name that is given twice, and for a bot of an unknown strength.
    """
    listed = [(part.split(), True) for part in people.split(",") if part.strip()]
    listed += [(part.split(), False) for part in bots.split(",") if part.strip()]
    members: list[Member] = []
    for words, is_person in listed:
        members.append(_parse_member(words, is_person, members))
    _line_goes_back(members)
    return tuple(members)


def _line_goes_back(members: list[Member]) -> None:
    """Raise ``Problems`` where a game of these people could not be taken up again from the line that lays it."""
    for one in members:
        line = Party("any", (one, Member("", "male")), 0, "0").line
        found = _LINE.fullmatch(line)
        if found is None or found["people"].split("), ")[0] != f"{one.name} ({_member_line(one)}":
            what = f'"{one.name}" reads like a part of the line that a game is kept by'
            raise Problems([Problem(one.name, 0, 0, "odd-player", what, "give another name")])


def _member_line(one: Member) -> str:
    """What stands behind a name."""
    return ", ".join(word for word in (one.sex, one.strength) if word)


def _parse_member(words: list[str], is_person: bool, before: Iterable[Member]) -> Member:
    there = list(before)
    left, told = _parted(words, is_person)
    is_bot = not is_person or any(word == BOT or word in STRENGTHS for word in told)
    name = " ".join(left) or next(name for name in _bot_names() if all(one.name != name for one in there))
    if flaw := amiss_in_name(name):
        raise Problems([Problem(visible(name), 0, 0, "odd-player", flaw, "give another name")])
    if any(one.name.casefold() == name.casefold() for one in there):
        raise Problems([Problem(name, 0, 0, "named-twice", f"two players are called {name}", "give one another name")])
    strengths = [word for word in told if word in STRENGTHS]
    if is_bot and left and not strengths and BOT not in told:
        near = remedy_for(left[-1], STRENGTHS, f"there are {', '.join(STRENGTHS)}")
        said = " ".join(words)
        raise Problems([Problem("munch", 0, 0, "bad-usage", f'no strength is given for the bot "{said}"', near)])
    sexes = [SEX[word] for word in told if word in SEX]
    sex = sexes[0] if sexes else SEXES[len(there) % 2]
    return Member(name, sex, (strengths or ["sensible"])[0] if is_bot else "")


def _bot_names() -> Iterator[str]:
    """Yield names for bots, more than any table seats: the rules of the box say how many may play."""
    yield from BOT_NAMES
    yield from (f"{name} {number}" for number in count(2) for name in BOT_NAMES)


def _parted(words: list[str], is_person: bool) -> tuple[list[str], list[str]]:
    """The words of a name, and those that tell a sex or a strength: they stand after it, of a bot also before it."""
    plain = [word.strip("()").casefold() for word in words]
    first, last = 0, len(words)
    while not is_person and first < last and _tells(plain[first]):
        first += 1
    while last > first + is_person and (_tells(plain[last - 1]) or (last < len(words) and plain[last - 1] in BETWEEN)):
        last -= 1
    return words[first:last], [*plain[:first], *plain[last:]]


def _tells(word: str) -> bool:
    """Return True if a word is a sex or a strength, not part of a name."""
    return word == BOT or word in SEX or word in STRENGTHS


def _printed(party: Party) -> Table:
    """The table of a party by its sheet alone."""
    seats = [Seat(one.name, SEXES.index(one.sex)) for one in party.members]
    return undealt(load_rulebook().editions[party.edition], seats, party.seed, party.printing)


def ruled(party: Party, word: Decisions) -> Party:
    """The same party under an owner's word, as far as that applies to its box."""
    return party._replace(word=with_word(_printed(party), word)[1])


def seated(party: Party) -> Sitting:
    """The table of a party before the deal. Raises ``Problems`` if its owner's decisions cannot hold there."""
    table, holds = with_word(_printed(party), party.word)
    if holds != party.word:
        what = "what was decided for this game no longer fits the sheet"
        raise Problems([Problem(party.line, 0, 0, "other-word", what, "play it on with the munch it was begun with")])
    edition = load_rulebook().editions[party.edition]
    printed = f" in the printing of {party.printing}" if party.printing else ""
    sitting = Sitting(f"a game of {edition.title}{printed}", party.line, table)
    sitting.chance = Generator()
    return sitting
