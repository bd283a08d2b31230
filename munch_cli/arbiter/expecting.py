"""Comparing what a scenario expects with the view: only what is named is compared, lists without regard to order.

A number may stand for a list (its length) or a sum (its total); ``false`` for "none".
"""

from collections.abc import Iterator, Mapping

from munch_cli.arbiter.view.fight import PARTS
from munch_cli.arbiter.view.view import NAMES, PLAYER
from munch_cli.files.failures import Mismatch, Names
from munch_cli.table.nearest import nearest
from munch_cli.table.plain import Json


def compare(
    expected: object, found: Json, at: Names = (), within: Mapping[str, Json] | None = None
) -> Iterator[Mismatch]:
    """Everything in which the view differs from what is expected of it; ``within``: the part of the view around it."""
    if isinstance(expected, Mapping) and isinstance(found, dict):
        for name, part in expected.items():
            if name in found:
                yield from compare(part, found[name], (*at, name), found)
            else:
                yield Mismatch((*at, name), _json(part), None, names=_known(name, at, found))
    elif isinstance(expected, list) and isinstance(found, list):
        lacking, extra = _unmatched(expected, found)
        if lacking or extra:
            yield Mismatch(at, _json(expected), found, lacking=lacking, extra=extra)
    elif not _agrees(expected, found):
        yield Mismatch(at, _json(expected), _short(found), _terms(found, at, within))


def _known(name: str, at: Names, found: Mapping[str, Json]) -> Names:
    """What could have been meant where the view has nothing of a name."""
    whole = {(): NAMES, ("combat",): tuple(PARTS)}
    known = tuple(PLAYER) if len(at) == 2 and at[0] == "players" else whole.get(at, tuple(found))
    return nearest(name, known, 2) or known[:8]


def fits(expected: object, found: Json) -> bool:
    """Whether the view is as expected."""
    return next(compare(expected, found), None) is None


def _agrees(expected: object, found: Json) -> bool:
    if isinstance(expected, bool) or isinstance(found, bool):
        return expected is found or (expected is False and found is None)
    if isinstance(expected, int | float) and isinstance(found, list):
        return expected == len(found)
    if isinstance(expected, int | float) and isinstance(found, dict) and "total" in found:
        return expected == found["total"]
    return expected == found or (expected == "" and found is None)


def _unmatched(expected: list[object], found: list[Json]) -> tuple[tuple[Json, ...], tuple[Json, ...]]:
    """What is expected and not there, and what is there and not expected."""
    extra = list(found)
    lacking: list[Json] = []
    for one in expected:
        same = next((other for other in extra if fits(one, other)), _NOTHING)
        if same is _NOTHING:
            lacking.append(_json(one))
        else:
            extra.remove(same)  # type: ignore[arg-type]
    return tuple(lacking), tuple(extra)


_NOTHING = object()


def _terms(found: Json, at: Names, within: Mapping[str, Json] | None) -> tuple[Mapping[str, Json], ...]:
    """The terms of the total that was compared."""
    holder = found if isinstance(found, dict) else within if at[-1:] == ("total",) else None
    terms = holder.get("terms") if holder else None
    return tuple(term for term in terms if isinstance(term, dict)) if isinstance(terms, list) else ()


def _short(found: Json) -> Json:
    """A sum stands for its total, a list of cards for itself."""
    return found["total"] if isinstance(found, dict) and "total" in found else found


def _json(value: object) -> Json:
    """A TOML value as JSON; dates become text."""
    if isinstance(value, dict):
        return {str(name): _json(part) for name, part in value.items()}
    if isinstance(value, list):
        return [_json(part) for part in value]
    return value if isinstance(value, bool | int | float | str) or value is None else str(value)
