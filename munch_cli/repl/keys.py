"""Keys of our own: ? at an empty line shows help, and once more shows more."""

from collections.abc import Callable

from prompt_toolkit.filters import Condition
from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.key_binding.key_processor import KeyPressEvent

Help = Callable[[bool], None]


def bindings(show_help: Help) -> KeyBindings:
    """The bindings; ``show_help`` is told whether more is wanted."""
    keys = KeyBindings()
    shown = [0]

    @Condition
    def is_empty() -> bool:
        from prompt_toolkit.application import get_app

        return not get_app().current_buffer.text

    @keys.add("?", filter=is_empty)
    def _(event: KeyPressEvent) -> None:
        line = event.current_buffer.history.get_strings()
        more = shown[0] == len(line) + 1
        shown[0] = 0 if more else len(line) + 1
        show_help(more)

    return keys
