"""The board that a command is about: a scenario under one edition, after some of its steps, and who is named there."""

from munch_cli.arbiter.replay import board_after
from munch_cli.cli.plainly import Given
from munch_cli.engine.table import Table
from munch_cli.files.bundled_scenarios import path_of, shown_as
from munch_cli.files.own_word import with_own_word
from munch_cli.files.scenarios import read_scenario
from munch_cli.table.ids import PlayerId


def board_of(given: Given, wish: str) -> Table:
    """The board of the file that is named; ``wish`` is how the command is said right."""
    if len(given.names) != 1:
        raise SystemExit(f"munch: one board is looked at at a time: {wish}")
    path = path_of(given.names[0])
    scenario = read_scenario(path, shown_as(path))
    key = given.options.get("--edition", "") or scenario.editions[0]
    if key not in scenario.editions:
        raise SystemExit(f'munch: the board is not played under "{key}"; it is for {", ".join(scenario.editions)}')
    steps = sum(step.is_tested for step in scenario.steps_in(key))
    after = given.options.get("--after", "0")
    if not after.isdecimal() or int(after) > steps:
        raise SystemExit(f"munch: --after takes a number of steps; there are {steps}")
    return with_own_word(board_after(scenario, key, int(after)))[0]


def player_of(given: Given, option: str, table: Table) -> PlayerId | None:
    """The player whom an option names, or None if it is not given."""
    if option not in given.options:
        return None
    name = given.options[option]
    names = [player.name for player in table.state.players]
    same = [seat for seat, one in enumerate(names) if one.casefold() == name.casefold()]
    if not same:
        raise SystemExit(f'munch: nobody at this table is called "{name}"; there are {", ".join(names)}')
    return PlayerId(same[0])
