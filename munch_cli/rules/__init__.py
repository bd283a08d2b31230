"""What the sheets mean: one module for each topic, plain functions, with a RULES table at the end.

``ALL_RULES`` is every row of every topic. An edition takes from it what its sheet says: the rulebook names under each
rule the functions that carry it out.
"""

from importlib import import_module

from munch_cli.effects import deeds, windows
from munch_cli.engine.law import UNDER_EVERY_SHEET, Row, under_every_sheet

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


def _rows(topics: str) -> list[Row]:
    """The rows of these topics, each with the name of its function: as its module calls it, or else what made it."""
    found: list[Row] = []
    for topic in topics.split():
        module = import_module(f"munch_cli.rules.{topic}")
        names = {id(of): name for name, of in vars(module).items()}
        for row in module.RULES:
            if not row.name and not row.ids:
                made_by = str(getattr(row.function, "__qualname__", "")).partition(".")[0]
                row = row._replace(name=f"{topic.rstrip('_')}.{names.get(id(row.function), made_by)}")
            found.append(row)
    return found


ALL_RULES: tuple[Row, ...] = (
    *_rows(TOPICS),
    *under_every_sheet(*windows.ROWS),
    *_rows(LATER_TOPICS),
    *under_every_sheet(*deeds.ROWS),
)
FUNCTIONS = frozenset(row.name for row in ALL_RULES if row.name and row.name != UNDER_EVERY_SHEET)
"""The functions that carry out rules, as the rulebook calls them."""
