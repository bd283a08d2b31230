"""How a game with hidden hands begins, with questions for what was left open, and how a game that was left goes on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial

from munch_cli.arbiter.dealing import real_cards
from munch_cli.engine.settle import judge
from munch_cli.files.cards import lacks_printing, printings_of
from munch_cli.files.diary import Diary, DiaryContents, InUse, take_up
from munch_cli.files.problems import Problem, Problems
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.rulings_file import own_word
from munch_cli.language.answers import Understood
from munch_cli.language.facts import says
from munch_cli.language.parse import parse
from munch_cli.repl.keeping import Notebook, kept_lines
from munch_cli.repl.news import Teacher
from munch_cli.repl.party import BOT, Member, Party, members_named, party_of, ruled, seated
from munch_cli.repl.playing import Play
from munch_cli.repl.prompt import has_terminal
from munch_cli.repl.shelf import torn_said
from munch_cli.repl.sitting import SEX, Sitting
from munch_cli.repl.teller import Pipe, Teller, Terminal
from munch_cli.show.board import ruling_lines
from munch_cli.show.look import Look, wrapped
from munch_cli.show.rules import real_said
from munch_cli.sim.strengths import STRENGTHS
from munch_cli.table.commands import BeReady
from munch_cli.table.ids import PlayerId
from munch_cli.table.names import remedy_for
from munch_cli.table.saying import counted, listed
from munch_cli.table.typed import NamedTuple

UNUSABLE = 2
WATCHERS = ("Ann", "Bea", "Cleo", "Dora", "Eve", "Fay", "Gwen")
"""Names for a person who watches bots play: one of them is free."""
ALL_SAID = 'munch play lite --people "Ann f, Bob m" --bots "sensible" says it at once'
UNSAID = Problems([Problem("munch", 0, 0, "bad-usage", "what a game needs was not said", ALL_SAID)])
WHO = "who plays? names, with commas between, as Ann f, Bob m (Enter: Ann f): "
ALONE = "Ann f"
"""Who plays if nobody is named."""
WHICH_BOTS = f"which bots? {listed([*STRENGTHS], 'or')}"
ENOUGH = 3
"""With so many people named on the command line no one asks about bots."""
USUAL = ("sensible", "ahead")
"""The bots that make up the number, if none are named."""


class Wishes(NamedTuple):
    """What was said on the command line. What is "" or None is asked for, or left as usual."""

    edition: str = ""
    people: str = ""
    bots: str | None = None
    seed: int = 1
    wait: float | None = None
    pace: float = 0.7
    printing: str = ""
    teaches: bool = False


def teller_here(look: Callable[[], Look]) -> Teller:
    """The terminal, or the pipe."""
    return Terminal(look) if has_terminal() else Pipe(sys.stdin, look)


def begin(wishes: Wishes, look: Callable[[], Look]) -> int:
    """Begin a game. Return the exit code. Raises ``Problems`` for what cannot be played."""
    teller = teller_here(look)
    try:
        party = _party(wishes, teller)
        sitting = seated(party)
    except KeyboardInterrupt:
        return 130
    except EOFError:
        if has_terminal():
            return 130
        raise UNSAID from None
    keeper = Notebook()
    keeper.begin(sitting.said_again)
    teller.tell(wrapped(f"{sitting.title}: {_who(party)}.", look()))
    edition = sitting.table.law.edition
    teller.tell(wrapped(f"{real_said(real_cards(edition, party.printing))}.", look(), "  "))
    teller.tell(_decided("you have decided for your tables (munch rulings):", party, sitting, look()))
    teacher = Teacher(sitting.table) if wishes.teaches else None
    return Play(party, sitting, teller, keeper, wishes.wait, wishes.pace, teacher).run()


def resume(path: str, look: Callable[[], Look], wishes: Wishes) -> int:
    """Go on with a game that was left. Return the exit code."""
    teller = teller_here(look)
    diary: Diary | None = None
    try:
        diary, reading = take_up(path)
    except InUse:
        teller.tell(["that game is open in another munch."], False)
        return UNUSABLE
    except OSError:  # where nothing can be written a game can still be read
        reading = DiaryContents(tuple(kept_lines(path)), 0, b"")
    try:
        party = party_of(reading.lines[0])
        sitting = seated(party)
    except Problems as problems:
        if diary is not None:
            diary.close()
        _tell_problems(problems, teller)
        return UNUSABLE
    left = said_again(sitting, reading.lines[1:])
    said = reading.lines[1 : len(reading.lines) - len(left)]
    keeper = Notebook()
    if diary is not None and not left:
        keeper.go_on(diary)
    else:
        _begin_anew(keeper, diary, (reading.lines[0], *said))
    if left:
        otherwise = f"this comes out otherwise than before: {left[0]}; {len(left)} left out. The file stays as it was."
        teller.tell(wrapped(otherwise, look(), "", "  "), False)
    if reading.torn:
        teller.tell(wrapped(torn_said(reading), look(), "", "  "), False)
    teller.tell(wrapped(f"{sitting.title} goes on after {counted(len(said), 'line')}.", look()))
    teller.tell(_decided("what was decided when the game began still holds:", party, sitting, look()))
    return Play(party, sitting, teller, keeper, wishes.wait, wishes.pace).run()


def _begin_anew(keeper: Notebook, diary: Diary | None, lines: Sequence[str]) -> None:
    """Go on in a new file with what could be said again. The old one stays as it is."""
    if diary is not None:
        diary.close()
    keeper.begin(lines[0])
    for line in lines[1:]:
        keeper.say(line)


def said_again(sitting: Sitting, lines: Sequence[str]) -> Sequence[str]:
    """Say everything again. Return the lines from the first one that comes out differently."""
    for place, line in enumerate(lines):
        if line == "undo":
            sitting.journal.undo()
            sitting.journal.forget_undone()
            continue
        answer = parse(line, sitting.table.state, sitting.table.catalogue)
        done = isinstance(answer, Understood) and sitting.journal.perform(answer.command, sitting.chance).was_done
        if not done:
            return lines[place:]
    return ()


# ---- asking who plays


def _party(wishes: Wishes, teller: Teller) -> Party:
    """Who plays what. What was answered and cannot be is asked again."""
    edition = _edition(wishes.edition, teller)
    known = printings_of(load_rulebook().editions[edition].sets)
    if wishes.printing and wishes.printing not in known:
        raise Problems([Problem(wishes.printing, 0, 0, "unknown-printing", *lacks_printing(wishes.printing, known))])
    while True:
        people = wishes.people
        if not people:
            people = _with_sexes(teller, _ask_until_valid(teller, WHO, lambda said: members_named(said, "")) or ALONE)
        enough = bool(wishes.people) and len(members_named(people, "")) >= ENOUGH
        bots = wishes.bots or ""
        is_asked = wishes.bots is None and not enough
        if is_asked:
            usual = ", ".join(USUAL[: max(0, ENOUGH - len(_members(people, "")))])
            lead = f"{WHICH_BOTS} (Enter: {usual or 'none'}): "
            bots = _ask_until_valid(teller, lead, partial(members_named, people)) or usual
        party = Party(edition, _members(people, bots), wishes.seed, printing=wishes.printing)
        try:
            party = ruled(party, own_word(load_rulebook()))
            playable(party)
        except Problems as problems:
            if wishes.people and not is_asked:
                raise
            _tell_problems(problems, teller)
        else:
            return party


def _with_sexes(teller: Teller, people: str) -> str:
    """The named people, each with a sex. Where it was not given, it is asked for."""
    told: list[str] = []
    for part in (part.strip() for part in people.split(",") if part.strip()):
        words = [word.strip("()").casefold() for word in part.split()]
        if any(word in SEX or word in (BOT, *STRENGTHS) for word in words[1:]):
            told.append(part)
            continue
        said = ""
        while said not in SEX:
            said = teller.ask(f"{part}: f or m? (the character; Enter: f) ").strip().casefold() or "f"
        told.append(f"{part} {said}")
    return ", ".join(told)


def _ask_until_valid(teller: Teller, lead: str, read: Callable[[str], object]) -> str:
    """The answer to a question, which is put again until the answer can be read."""
    while True:
        said = teller.ask(lead).strip()
        try:
            read(said)
        except Problems as problems:
            _tell_problems(problems, teller)
        else:
            return said


def _members(people: str, bots: str) -> tuple[Member, ...]:
    """All who were named. If there are only bots, also a person who watches."""
    members = members_named(people, bots)
    if all(one.strength for one in members):
        watcher = next(name for name in WATCHERS if all(one.name != name for one in members))
        members = (Member(watcher, "female"), *members)
    return members


def playable(party: Party) -> None:
    """Raise ``Problems`` if so many cannot play this."""
    table = seated(party).table
    verdict = judge(table, BeReady(PlayerId(0)))
    if not verdict.goes_ahead:
        why = listed([f"{says(id, table.law.edition, table.catalogue)} ({id})" for id in verdict.ids])
        what = f"{len(party.members)} cannot play this: {why}"
        raise Problems([Problem("munch", 0, 0, "bad-usage", what, "name more or fewer, people and bots together")])


def _edition(wanted: str, teller: Teller) -> str:
    """One of the boxes, by its name or its number; asked until it is one. Enter is the first."""
    book = load_rulebook()
    numbers = {str(number): key for number, key in enumerate(book.editions, 1)}
    name = wanted
    while not (key := book.edition_called(name)):
        if name:
            near = remedy_for(name, book.editions, f"there are {', '.join(book.editions)}")
            teller.tell(wrapped(f'no box is called "{name}"; {near}', teller.look(), "", "  "), False)
        boxes = ", ".join(f"{number} {key}" for number, key in numbers.items())
        said = teller.ask(f"which box? {boxes} (Enter: 1): ").strip().casefold() or "1"
        name = numbers.get(said, said)
    return key


def _who(party: Party) -> str:
    return ", ".join(f"{one.name} ({one.strength or one.sex})" for one in party.members)


def _decided(head: str, party: Party, sitting: Sitting, look: Look) -> list[str]:
    """What the owner has decided for all their tables, as far as it holds at this one."""
    if not any(party.word):
        return []
    return [*wrapped(head, look), *ruling_lines(sitting.journal.first, look)]


def _tell_problems(problems: Problems, teller: Teller) -> None:
    """Problems in a few words; with its place, if it is a file that is wrong."""
    for one in problems.problems:
        teller.tell(one.render().splitlines() if one.line else wrapped(_short(one), teller.look(), "", "  "), False)


def _short(problem: Problem) -> str:
    return f"{problem.what}; {problem.remedy}" if problem.remedy else problem.what
