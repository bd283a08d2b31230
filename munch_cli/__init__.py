"""munch settles Munchkin arguments: may I do this, what happens, and who says so?

From Python: ``new``, ``load``, ``look_up``, ``may``, ``perform``, ``why``, ``compare``; ``munch_cli.api``
shows how.
"""

__version__ = "0.1.0"
__all__ = [
    "Answer",
    "Problems",
    "Table",
    "Unreadable",
    "__version__",
    "card",
    "compare",
    "load",
    "look_up",
    "may",
    "new",
    "odds",
    "perform",
    "rule",
    "ways",
    "what_if",
    "why",
    "why_happened",
]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from munch_cli.api import (
        Answer,
        Problems,
        Table,
        Unreadable,
        card,
        compare,
        load,
        look_up,
        may,
        new,
        odds,
        perform,
        rule,
        ways,
        what_if,
        why,
        why_happened,
    )


def __dir__() -> list[str]:
    """The public names, also before they are loaded."""
    return [*__all__, *(name for name in globals() if name.startswith("__"))]


def __getattr__(name: str) -> object:
    """The public names are loaded when one of them is first asked for, so that no start waits for them."""
    if name not in __all__:
        raise AttributeError(f"module 'munch_cli' has no attribute {name!r}")
    from munch_cli import api

    return getattr(api, name)
