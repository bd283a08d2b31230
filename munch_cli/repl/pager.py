"""Long answers at a terminal: what is longer than the screen is shown page by page, as $PAGER or less does it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable

LEFT_FREE = 2
"""Lines of the screen that the prompt and the line under it take."""


def tell_paged(lines: Iterable[str]) -> None:
    """Prints lines; at a terminal on which they have no room, through a pager. MUNCH_PAGER= (empty) uses none."""
    told = list(lines)
    if has_pager() and len(told) > os.get_terminal_size(sys.stdout.fileno()).lines - LEFT_FREE:
        import click

        os.environ.setdefault("LESS", "-FRX")
        if os.environ.get("MUNCH_PAGER"):
            os.environ["PAGER"] = os.environ["MUNCH_PAGER"]
        click.echo_via_pager("\n".join(told) + "\n", color=True)
        return
    for line in told:
        print(line)
    sys.stdout.flush()


def has_pager() -> bool:
    """Whether pages are wanted here, and can be shown: at a terminal that is more than a typewriter."""
    is_terminal = all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
    return is_terminal and os.environ.get("TERM") != "dumb" and os.environ.get("MUNCH_PAGER") != ""
