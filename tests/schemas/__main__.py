"""Writes the schemas that stand beside the cards and the scenarios anew: ``python -m tests.schemas``."""

import json
from pathlib import Path

from munch_cli.files.places import bundled
from munch_cli.files.schemas import card_schema, scenario_schema

for kind, schema in (("card", card_schema()), ("scenario", scenario_schema())):
    path = Path(bundled(f"{kind}s")) / f"{kind}.schema.json"
    path.write_text(json.dumps(schema, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
