"""Questions about a board: munch ask, ways and odds. munch ask puts questions to the sheet of a box, too."""

import os
import sys
from typing import TYPE_CHECKING

from munch_cli.arbiter.answering import Judged, Put, answer_to
from munch_cli.arbiter.asking import Answered, ask
from munch_cli.arbiter.legal import MayDo
from munch_cli.arbiter.lookup import asks, look_up
from munch_cli.arbiter.replay import board_after, played
from munch_cli.arbiter.view import past_seen
from munch_cli.cli.terminal import Given, complain, known, look, print_json, tell
from munch_cli.engine.table import Table
from munch_cli.files.rulebook import law_of, load_lexicon, load_rulebook
from munch_cli.files.rulings_file import with_own_word
from munch_cli.files.scenarios import Scenario, path_of, read_scenario, shown_as
from munch_cli.files.toml import TomlFile
from munch_cli.language.answers import Answer, Asked, NotUnderstood, Session, WhatMay, Why, WhyHappened
from munch_cli.language.talk.asides import aside_meant
from munch_cli.show.answers import json_of, lines_of
from munch_cli.show.board import sum_lines
from munch_cli.show.compare import in_short
from munch_cli.show.look import missed_lines, wrapped
from munch_cli.show.rules import found_json, found_lines
from munch_cli.show.what_may import may_json
from munch_cli.table.ids import PlayerId
from munch_cli.table.saying import whole

if TYPE_CHECKING:
    from munch_cli.arbiter.compare import Comparison

YES, NO, UNREADABLE, OPEN = 0, 1, 2, 3
RULES = {"yes": YES, "no": NO, "silent": OPEN, "missed": UNREADABLE, "": YES}
"""The exit code of each answer of a sheet; a rule that answers neither yes nor no is found all the same."""
CODES = {"allowed": YES, "refused": NO, "silent": OPEN, "conflict": OPEN, "not-modelled": OPEN, "asks": UNREADABLE}


def run(given: Given) -> int:
    """Answers. 0 for yes, 1 for no, 2 if a choice is asked back, 3 if the sheet does not say or says both."""
    path, question = given.names[0], " ".join(given.names[1:]) or given.options.get("--question", "")
    wanted = given.options.get("--box", "")
    everywhere = given.has("--all") or wanted == "all"
    if not question and everywhere:
        return _compare_step(path, given)
    if not question:
        raise SystemExit('a board and a question are needed; munch ask BOARD "may …?"')
    if box := box_named(path):
        return _tell_rules(question, "" if everywhere else box, given)
    scenario = scenario_named(path)
    keys = tuple(load_rulebook().editions) if everywhere else (wanted or scenario.editions[0],)
    answers: dict[str, Judged | MayDo] = {}
    for key in keys:
        table = board_under(key, scenario, given)
        read = ask(table, question)
        about = read.question if isinstance(read, Asked) else None
        if isinstance(read, Answered):
            answers[key] = Judged(read)
        elif isinstance(about, WhatMay) and isinstance(found := answer_to(about, Put(table)), MayDo):
            answers[key] = found
        elif isinstance(about, WhyHappened) or (isinstance(about, Why) and about.number is not None):
            return _tell_why(about, question, scenario, given)
        elif isinstance(read, Session) or not asks(question) or aside_meant(question, load_lexicon()):
            _refuse(read, question)
            return UNREADABLE
        else:
            return _tell_heard(question, {one: board_under(one, scenario, given) for one in keys}, given)
    return _tell(question, answers, given)


def _refuse(read: Answer, text: str) -> None:
    """Complain about a line that is no question about the board."""
    first, *more = missed_lines(read, text) if isinstance(read, NotUnderstood) else [f'"{text}" asks nothing']
    complain(first, "not-understood")
    print("".join(f"{line}\n" for line in more), end="", file=sys.stderr)


def _tell_heard(question: str, tables: dict[str, Table], given: Given) -> int:
    """The answer of the prompt, on each table, to a question that is judged on no board: "who is winning?"."""
    from munch_cli.repl.block import exit_code
    from munch_cli.repl.prompt import exchange_json
    from munch_cli.repl.session import Session as Talk
    from munch_cli.repl.sitting import Sitting

    told: dict[str, object] = {}
    codes = set()
    for place, (key, table) in enumerate(tables.items()):
        session = Talk(look(given), sitting=Sitting("", "", table))
        heard = session.hear(question)
        codes.add(exit_code(heard))
        told[key] = exchange_json(session, session.exchanges[-1])
        if not given.has("--json"):
            named = wrapped(f"{load_rulebook().editions[key].short}:", look(given)) if len(tables) > 1 else []
            said = [*([""] if place and named else []), *named, *heard.lines]
            print("\n".join(said), file=sys.stdout if heard.is_answer else sys.stderr)
    if given.has("--json"):
        print_json({"question": question, "answers": told})
    return next(code for code in (UNREADABLE, NO, OPEN, YES) if code in codes)


def _tell_rules(question: str, box: str, given: Given) -> int:
    """Tell what the sheet of a box, or for "" each sheet, says to a question about the rules."""
    found = look_up(question, load_rulebook().editions.get(box))
    if given.has("--json"):
        print_json({"question": question, "found": [found_json(one) for one in found]})
    else:
        print("\n".join(line for one in found for line in found_lines(one, look(given))))
    codes = {RULES[one.word] for one in found}
    return next(code for code in (UNREADABLE, NO, OPEN, YES) if code in codes)


def _tell_why(about: Why | WhyHappened, question: str, scenario: Scenario, given: Given) -> int:
    """Tell why something happened or not, or what a figure is made of. NO if it is not as the question takes it to
    be.
    """
    from munch_cli.arbiter.why import Explained, Figure

    edition = edition_played(scenario, given)
    first = scenario.boards[edition]
    outcomes = played(scenario, edition, steps_asked(scenario, given))
    now = outcomes[-1].table if outcomes else first
    found = answer_to(about, Put(now, past=lambda: past_seen(first, outcomes)))
    assert isinstance(found, Explained | Figure), "why something happened is explained; a number is a figure"
    if given.has("--json"):
        what = "number" if isinstance(about, Why) else about.what
        print_json({"question": question, "edition": edition, "about": what, "found": json_of(found)})
    else:
        print("\n".join(lines_of(found, look(given))))
    return YES if found.is_so else NO


def _tell(question: str, answers: dict[str, Judged | MayDo], given: Given) -> int:
    """The answer under each edition asked for. For several, one table that shows what makes the difference."""
    judged = {key: found for key, found in answers.items() if isinstance(found, Judged)}
    compared = _compared(next(iter(judged.values())).asked.table, question) if len(judged) > 1 else None
    if given.has("--json"):
        each = {key: may_json(one) if isinstance(one, MayDo) else json_of(one) for key, one in answers.items()}
        told: dict[str, object] = {"question": question, "answers": each}
        if judged:
            told["compared"] = in_short(compared) if compared is not None else None
        print_json(told)
    elif compared is not None:
        print("\n".join(lines_of(compared, look(given))))
    else:
        looks = look(given)
        for place, (key, found) in enumerate(answers.items()):
            if len(answers) > 1:
                named = wrapped(f"{load_rulebook().editions[key].short}:", looks)
                print(("\n" if place else "") + "\n".join(named))
            print("\n".join(lines_of(found, looks)))
            if isinstance(found, Judged) and found.asked.is_what_if and found.asked.last.table.fight is not None:
                print("\n".join(sum_lines(found.asked.last.table, looks, "    ")))
    codes = {CODES[found.word] for found in judged.values()} or {YES}
    return next(code for code in (UNREADABLE, NO, OPEN, YES) if code in codes)


def _compared(table: Table, question: str) -> "Comparison | None":
    """All sheets in one table. None if the question cannot be put to them together."""
    from munch_cli.arbiter.compare import Comparison, compare

    found = compare(table, question, load_rulebook())
    return found if isinstance(found, Comparison) else None


def board_of(given: Given, wish: str) -> Table:
    """The board of the file that is named; ``wish`` is how the command is said right."""
    if len(given.names) != 1:
        raise SystemExit(f"one board is looked at at a time; {wish}")
    scenario = scenario_named(given.names[0])
    return board_under(given.options.get("--box", "") or scenario.editions[0], scenario, given)


def box_named(name: str) -> str:
    """Return the key of the box that stands in the place of a board, "" if it is none. A file goes first."""
    return "" if os.path.exists(name) else load_rulebook().edition_called(name)


def scenario_named(name: str) -> Scenario:
    """Return the scenario with this name or in this file; for a box its empty table."""
    if box := box_named(name):
        from munch_cli.repl.sitting import new_table

        return Scenario(TomlFile(name, "", {}), "", "", "", (), (box,), {box: new_table(box).table}, (), False)
    path = path_of(name)
    return read_scenario(path, shown_as(path))


def edition_played(scenario: Scenario, given: Given) -> str:
    """The edition under which a scenario is played: the one asked for, else its first."""
    wanted = given.options.get("--box", "") or scenario.editions[0]
    if wanted not in scenario.editions:
        raise SystemExit(f'the board is not played under "{wanted}"; it is for {", ".join(scenario.editions)}')
    return wanted


def board_under(key: str, scenario: Scenario, given: Given) -> Table:
    """The board of a scenario after as many steps as are asked for, under an edition.

    Where the scenario is not for that edition the sheet changes, never the cards.
    """
    editions = load_rulebook().editions
    known("box", key, editions)
    own = key if key in scenario.editions else scenario.editions[0]
    board = board_after(scenario, own, steps_asked(scenario, given))
    law = board.law if own == key else law_of(editions[key])
    return with_own_word(Table(board.state, law, board.catalogue))[0]


def steps_asked(scenario: Scenario, given: Given) -> int:
    """After how many steps the board is wanted. By default, after the steps that a saved table was saved with."""
    step = given.options.get("--step", "")
    after = whole(step) - 1 if step else whole(given.options.get("--after", str(scenario.opens_after)))
    if after < 0:
        raise SystemExit("--after takes a number of steps")
    return after


def player_of(given: Given, option: str, table: Table) -> PlayerId | None:
    """The player whom an option names, or None if it is not given."""
    if option not in given.options:
        return None
    name = given.options[option]
    seat = table.state.seat_called(name)
    if seat is None:
        names = ", ".join(player.name for player in table.state.players)
        raise SystemExit(f'nobody at this table is called "{name}"; there are {names}')
    return seat


def ways(given: Given) -> int:
    """Look for a way to win the fight, or to stop it; 0 if there is one, 1 if none was found."""
    from munch_cli.arbiter.ways.ways import ways as look_for
    from munch_cli.repl.progress import Progress

    table = board_of(given, "munch ways BOARD")
    with Progress("looking for ways"):
        found = look_for(table, player_of(given, "--for", table), player_of(given, "--eyes", table))
    tell(found, given)
    return NO if found.means in ("none", "no fight", "lost") else YES


def odds(given: Given) -> int:
    """Tell what hangs on chance; always 0."""
    from munch_cli.arbiter.odds.fight import ROLLOUTS
    from munch_cli.arbiter.odds.odds import odds as reckon

    table = board_of(given, "munch odds BOARD")
    rollouts = given.options.get("--rollouts", str(ROLLOUTS))
    if whole(rollouts) < 1:
        raise SystemExit("--rollouts takes a number of deals, 1 or more")
    found = reckon(table, player_of(given, "--for", table), whole(rollouts))
    tell(found, given)
    return 0


def _compare_step(path: str, given: Given) -> int:
    """Put a step of the scenario to every sheet: the one that comes next on the board, else the last. Return 0."""
    from munch_cli.arbiter.compare import Comparison, compare_at, moment_at
    from munch_cli.show.compare import unread_lines

    scenario = scenario_named(path)
    step = steps_asked(scenario, given) + 1 if {"--after", "--step"} & given.options.keys() else 0
    moment = moment_at(scenario, scenario.editions[0], step)
    if moment is None:
        raise SystemExit('the scenario has no such step; munch ask BOARD "may …?" --all')
    found = compare_at(scenario, moment, load_rulebook())
    if not isinstance(found, Comparison):
        print("\n".join(unread_lines(found, "")), file=sys.stderr)
        return UNREADABLE
    tell(found, given)
    return YES
