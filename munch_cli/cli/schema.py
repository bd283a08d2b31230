"""munch schema [scenario|card|view]: the JSON Schema of a file format, or of the view."""

import json

from munch_cli.cli.plainly import Given

KINDS = ("scenario", "card", "view")


def run(given: Given) -> int:
    """Prints a schema; always 0."""
    if len(given.names) > 1 or (given.names and given.names[0] not in KINDS):
        raise SystemExit(f"munch: there are schemas of {', '.join(KINDS)}: munch schema scenario")
    print(json.dumps(_schema(given.names[0] if given.names else "scenario"), indent=2, ensure_ascii=False))
    return 0


def _schema(kind: str) -> object:
    if kind == "view":
        from munch_cli.arbiter.view_schema import view_schema

        return view_schema()
    from munch_cli.files.schemas import card_schema, scenario_schema

    return card_schema() if kind == "card" else scenario_schema()
