"""munch schema [NAME]: the JSON Schema of a file format, of the view, or of what a command prints with --json."""

import json

from munch_cli.cli.plainly import Given
from munch_cli.files.problems import did_you_mean
from munch_cli.table.names import nearest

FILES = ("scenario", "card", "rulings", "box", "box-rules")


def run(given: Given) -> int:
    """Prints a schema; always 0."""
    from munch_cli.arbiter.answer_schemas import ANSWERS

    known = (*FILES, "view", *ANSWERS)
    if len(given.names) > 1 or (given.names and given.names[0] not in known):
        near = did_you_mean(nearest(given.names[0], known, 2)) if len(given.names) == 1 else ""
        raise SystemExit(f"munch: {near or 'there are schemas of ' + ', '.join(known)}: munch schema scenario")
    print(json.dumps(_schema(given.names[0] if given.names else "scenario"), indent=2, ensure_ascii=False))
    return 0


def _schema(kind: str) -> object:
    if kind == "view":
        from munch_cli.arbiter.view import view_schema

        return view_schema()
    if kind not in FILES:
        from munch_cli.arbiter.answer_schemas import answer_schema

        return answer_schema(kind)
    from munch_cli.files.schemas import box_rules_schema, box_schema, card_schema, rulings_schema, scenario_schema

    made = {
        "scenario": scenario_schema,
        "card": card_schema,
        "rulings": rulings_schema,
        "box": box_schema,
        "box-rules": box_rules_schema,
    }
    return made[kind]()
