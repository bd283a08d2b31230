"""munch, munch open [NAME|FILE]: the prompt on a board."""

from munch_cli.cli.plainly import FORCE, JSON, KEEP_GOING, SAY, Given
from munch_cli.cli.terminal import look
from munch_cli.files.scenarios import path_of

LAST = "last"


def run(given: Given) -> int:
    """Opens the prompt; 0 when it is left. From a pipe, or with -c, the code of the last answer."""
    from munch_cli.repl.prompt import Manner
    from munch_cli.repl.prompt import run as prompt

    if given.names[:1] == (LAST,):
        from munch_cli.cli.resume import run as resume

        return resume(given._replace(names=given.names[1:]))
    if len(given.names) > 1:
        raise SystemExit(
            f'munch: "{given.names[1]}" is one name too many: one table is opened at a time, munch open NAME'
        )
    path = given.names[0] if given.names else ""
    if path:
        path_of(path)
    said = given.options.get(SAY.name)
    manner = Manner(
        may_overwrite=given.has(FORCE.name),
        goes_on=given.has(KEEP_GOING.name),
        in_json=given.has(JSON.name),
        lines=None if said is None else tuple(said.splitlines()),
    )
    return prompt(path, given.options.get("--edition", ""), lambda: look(given), manner)
