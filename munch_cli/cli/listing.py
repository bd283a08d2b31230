"""munch scenarios [TOPIC|ID|WORDS…]: the bundled scenarios, each with its name, boxes and title."""

import sys

from munch_cli.cli.given import Given
from munch_cli.cli.terminal import look, print_json
from munch_cli.files.scenario_index import list_scenarios, nearest_words
from munch_cli.show.scenario_list import listed_json, listed_lines, topic_lines
from munch_cli.table.names import did_you_mean

FOUND, NOTHING = 0, 1


def run(given: Given) -> int:
    """List the scenarios that are asked for; return 1 if there are none."""
    words, edition = " ".join(given.names).rstrip("/"), given.options.get("--edition", "")
    found = [one for one in list_scenarios(words) if not edition or edition in one.boxes]
    if given.has("--json"):
        print_json({"asked": words, "scenarios": listed_json(found)})
    elif found:
        print("\n".join(listed_lines(found, look(given)) if words else topic_lines(found, look(given))))
    else:
        near = did_you_mean(nearest_words(words)) or "munch scenarios lists the topics"
        print(f'munch: no scenario for "{words}"; {near}', file=sys.stderr)
    return FOUND if found else NOTHING
