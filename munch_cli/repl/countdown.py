"""A countdown at the terminal that any key stops."""

from __future__ import annotations

import asyncio
import time

from prompt_toolkit.application import Application
from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.key_binding.key_processor import KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import FormattedTextControl, Layout, Window

from munch_cli.show.look import Look, wrapped

TICK = 0.1
STOPS = "(any key: speak up)"


def counted_down(seconds: float, said: str) -> str | None:
    """What was typed before the time was up: the first sign of a sentence, or "" for any other key; None: nothing was.

    Without words, as between the acts of bots, no time is shown.
    """
    until = time.monotonic() + seconds

    def shown() -> str:
        left = max(0.0, until - time.monotonic())
        look = Look(app.output.get_size().columns - 1)
        return "\n".join(wrapped(f"{left:.1f} s (any key stops it) {said}", look, "", "  ")) if said else STOPS

    app: Application[str | None] = Application(
        Layout(Window(FormattedTextControl(shown), dont_extend_height=True)),
        key_bindings=_any_key(),
        refresh_interval=TICK if said else None,
        erase_when_done=True,
    )

    async def ends() -> None:
        await asyncio.sleep(max(0.0, until - time.monotonic()))
        if app.is_running and not app.is_done:
            app.exit(result=None)

    def starts() -> None:
        app.create_background_task(ends())

    return app.run(pre_run=starts)


def _any_key() -> KeyBindings:
    keys = KeyBindings()

    @keys.add(Keys.Any)
    @keys.add("enter")
    @keys.add("escape")
    @keys.add("c-c")
    def _(event: KeyPressEvent) -> None:
        if all(one.key != Keys.CPRResponse for one in event.key_sequence):  # no key: the terminal says where it is
            event.app.exit(result=event.data if event.data.isprintable() else "")

    return keys
