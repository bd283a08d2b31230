"""munch ask FILE "what may Bob do?": everything that somebody may say on the board of a scenario."""

from munch_cli.arbiter.may_do import may_do_json, may_do_lines
from munch_cli.arbiter.next_step import who_acts
from munch_cli.cli.plainly import Given
from munch_cli.cli.terminal import look
from munch_cli.engine.table import Table
from munch_cli.language.answers import Asked, WhatMay
from munch_cli.language.parse import parse
from munch_cli.show.look import wrapped

ANSWERED = 0


def asked_what_may(question: str, table: Table) -> WhatMay | None:
    """The question, if it is this one."""
    read = parse(question, table.state, table.catalogue, at_prompt=True)
    return read.question if isinstance(read, Asked) and isinstance(read.question, WhatMay) else None


def tell_what_may(about: WhatMay, question: str, tables: list[tuple[str, Table]], given: Given) -> int:
    """Answers under each edition that is asked for."""
    seats = (about.whom,) if about.whom >= 0 else who_acts(tables[0][1])
    if given.has("--json"):
        import json

        answers = {key: [may_do_json(table, seat) for seat in seats] for key, table in tables}
        print(json.dumps({"munch": 1, "question": question, "answers": answers}, indent=2, ensure_ascii=False))
        return ANSWERED
    looks = look(given)
    for place, (_, table) in enumerate(tables):
        if len(tables) > 1:
            print(("\n" if place else "") + "\n".join(wrapped(f"{table.law.edition.short}:", looks)))
        print("\n".join(line for seat in seats for line in may_do_lines(table, seat, looks)))
    return ANSWERED
