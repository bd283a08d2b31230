"""The board that a command is about: a scenario under one edition, after some of its steps, and who is named there.

``munch ways`` and ``munch odds`` look at the fight on it, ``munch compare`` puts a question to every sheet.
"""

import sys

from munch_cli.arbiter.replay import board_after
from munch_cli.cli.given import Given
from munch_cli.cli.terminal import known, tell
from munch_cli.engine.table import Table
from munch_cli.files.own_word import with_own_word
from munch_cli.files.rulebook import law_of, load_rulebook
from munch_cli.files.scenarios import Scenario, path_of, read_scenario, shown_as
from munch_cli.table.ids import PlayerId
from munch_cli.table.saying import whole


def board_of(given: Given, wish: str) -> Table:
    """The board of the file that is named; ``wish`` is how the command is said right."""
    if len(given.names) != 1:
        raise SystemExit(f"munch: one board is looked at at a time: {wish}")
    scenario = scenario_named(given.names[0])
    return board_under(given.options.get("--edition", "") or scenario.editions[0], scenario, given)


def scenario_named(name: str) -> Scenario:
    """The scenario with this name or in this file."""
    path = path_of(name)
    return read_scenario(path, shown_as(path))


def edition_played(scenario: Scenario, given: Given) -> str:
    """The edition under which a scenario is played: the one asked for, else its first."""
    wanted = given.options.get("--edition", "") or scenario.editions[0]
    if wanted not in scenario.editions:
        raise SystemExit(f'munch: the board is not played under "{wanted}"; it is for {", ".join(scenario.editions)}')
    return wanted


def board_under(key: str, scenario: Scenario, given: Given) -> Table:
    """The board of a scenario after as many steps as are asked for, under an edition.

    Where the scenario is not for that edition the sheet changes, never the cards.
    """
    editions = load_rulebook().editions
    known("edition", key, editions)
    own = key if key in scenario.editions else scenario.editions[0]
    board = board_after(scenario, own, steps_asked(scenario, given))
    law = board.law if own == key else law_of(editions[key])
    return with_own_word(Table(board.state, law, board.catalogue))[0]


def steps_asked(scenario: Scenario, given: Given) -> int:
    """After how many steps the board is wanted. By default, after the steps that a saved table was saved with."""
    after = given.options.get("--after", str(scenario.opens_after))
    if whole(after) < 0:
        raise SystemExit("munch: --after takes a number of steps")
    return whole(after)


def player_of(given: Given, option: str, table: Table) -> PlayerId | None:
    """The player whom an option names, or None if it is not given."""
    if option not in given.options:
        return None
    name = given.options[option]
    seat = table.state.seat_called(name)
    if seat is None:
        names = ", ".join(player.name for player in table.state.players)
        raise SystemExit(f'munch: nobody at this table is called "{name}"; there are {names}')
    return seat


FOUND, NONE, UNREADABLE = 0, 1, 2


def ways(given: Given) -> int:
    """Look for a way to win the fight, or to stop it; 0 if there is one, 1 if none was found."""
    from munch_cli.arbiter.ways.ways import ways as look_for
    from munch_cli.repl.progress import Progress

    table = board_of(given, "munch ways FILE")
    with Progress("looking for ways"):
        found = look_for(table, player_of(given, "--for", table), player_of(given, "--eyes", table))
    tell(found, given)
    return NONE if found.means in ("none", "no fight", "lost") else FOUND


def odds(given: Given) -> int:
    """Tell what hangs on chance; always 0."""
    from munch_cli.arbiter.odds.fight import ROLLOUTS
    from munch_cli.arbiter.odds.odds import odds as reckon

    table = board_of(given, "munch odds FILE")
    rollouts = given.options.get("--rollouts", str(ROLLOUTS))
    if whole(rollouts) < 1:
        raise SystemExit("munch: --rollouts takes a number of deals, 1 or more")
    found = reckon(table, player_of(given, "--for", table), whole(rollouts))
    tell(found, given)
    return 0


def compare(given: Given) -> int:
    """Put the question, or what a step says, to every sheet. 0 whatever they answer, 2 if it cannot be read."""
    from munch_cli.arbiter.compare import Comparison, compare_at, moment_at
    from munch_cli.arbiter.compare import compare as put_to_all
    from munch_cli.show.compare import unread_lines

    if len(given.names) != 1:
        raise SystemExit('munch: one board is compared at a time: munch compare FILE --question "may …?"')
    scenario, book = scenario_named(given.names[0]), load_rulebook()
    edition, question = edition_played(scenario, given), given.options.get("--question", "")
    step = whole(given.options.get("--step", "0"))
    if step < 0:
        raise SystemExit("munch: --step takes the number of a step")
    moment = moment_at(scenario, edition, step) if step or not question else None
    if moment is None and (step or not question):
        many = sum(one.is_tested for one in scenario.steps_in(edition))
        lacks = f"--step takes the number of a step; there are {many}"
        raise SystemExit(f"munch: {lacks if step else 'the scenario has no step to compare: give a --question'}")
    if moment is not None and not question:
        found = compare_at(scenario, moment, book)
    else:
        found = put_to_all(board_after(scenario, edition, 0) if moment is None else moment.table, question, book)
    if not isinstance(found, Comparison):
        print("\n".join(unread_lines(found, question)), file=sys.stderr)
        return UNREADABLE
    tell(found, given)
    return FOUND
