"""What the sheets mean: one module for each topic, plain functions, with a RULES table at the end.

``ALL_RULES`` is every row of every topic. An edition takes from it what its sheet says.
"""

from importlib import import_module

from munch_cli.effects import deeds, windows
from munch_cli.engine.law import Row

TOPICS = """
character race class_ accent power blending half_breed minions precedence level winning combat curses
treasure combat_end multiple_monsters monsters enhancers tags interfering helping treasure_division one_shot
ships items big_items trading timing slots running_away bad_stuff death go_up_a_level selling cards
"""
"""The modules of the topics, in the order in which their rows are asked.

Ships come before Items: a Ship left behind gives the fight up before it goes as any Item would.
"""
LATER_TOPICS = """
charity look_for_trouble loot turn leaving setup faster_play moments
"""
"""Those whose rows come after the windows in which others may answer."""


def _rows(topics: str) -> tuple[Row, ...]:
    return tuple(row for topic in topics.split() for row in import_module(f"munch_cli.rules.{topic}").RULES)


ALL_RULES: tuple[Row, ...] = (*_rows(TOPICS), *windows.ROWS, *_rows(LATER_TOPICS), *deeds.ROWS)
