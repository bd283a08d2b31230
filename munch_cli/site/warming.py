"""Loads what nearly every table needs, so that it is there when the first one is laid."""

import gc
import importlib
import json

from munch_cli.files.rulebook import load_rulebook
from munch_cli.site.bridge import Arbiter

LATER = (
    "munch_cli.arbiter.ways.ways",
    "munch_cli.arbiter.odds.odds",
    "munch_cli.arbiter.features.text",
    "munch_cli.files.gherkin",
    "munch_cli.files.scenario_writer",
)
"""What long searches and saving need: only loaded, for they take their time."""
MONSTER = "monster"


def warm() -> None:
    """Lays a table, asks at it, and forgets it."""
    for name in LATER:
        importlib.import_module(name)
    arbiter = Arbiter()
    arbiter.say(f"new {next(iter(load_rulebook().editions))}: Ann, Bo, Cy")
    table = arbiter.session.table
    assert table is not None
    foe = next(card.name for card in table.catalogue.values() if card.kind == MONSTER and not card.stand_in)
    for line in ("Ann is a female Level 3", f"Ann fights {foe}", "may Ann loot the room?", "why", "why not", "compare"):
        arbiter.say(line)
    arbiter.answer(json.dumps({"do": "chips", "who": ""}))
    arbiter.complete("Ann e")
    arbiter.keep("scenario")
    gc.collect()
