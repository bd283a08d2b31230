"""The comment line below a Rule: the id, and where the sheets say it."""

from munch_cli.files.rulebook import load_rulebook
from munch_cli.table.saying import listed

BOOK = load_rulebook()


def places_of(id: str) -> str:
    """Return the comment of a rule, an open point or a contradiction: its id and its passages, box by box."""
    said: dict[str, list[str]] = {}
    for key, edition in BOOK.editions.items():
        if id in edition.rules:
            cited = edition.rules[id]
            said.setdefault(f"borrowed from {cited.borrowed_from}" if cited.borrowed_from else cited.where, []).append(
                key
            )
        elif edition.knows(id):
            said.setdefault("", []).append(key)
    told = [f"{listed(keys)}{': ' if where else ''}{where}" for where, keys in said.items()]
    return f"{id} · {'; '.join(told)}"
