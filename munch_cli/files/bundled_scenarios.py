"""Scenarios by name: those that travel with the program go by topic and name, others by their file."""

import os

from munch_cli.files import places
from munch_cli.files.problems import Problem, Problems, did_you_mean

ENDING = ".toml"
TOLD = ".feature"


def bundled_names() -> tuple[str, ...]:
    """The names of the bundled scenarios: "combat/pumpkinhead"."""
    folder = places.bundled("scenarios")
    found = []
    for topic in sorted(os.listdir(folder)) if os.path.isdir(folder) else ():
        inside = os.path.join(folder, topic)
        if os.path.isdir(inside):
            names = sorted(os.listdir(inside))
            found += [f"{topic}/{name.removesuffix(ENDING)}" for name in names if name.endswith(ENDING)]
    return tuple(found)


def bundled_features() -> dict[str, str]:
    """The features that travel with munch: topic -> file."""
    folder = places.bundled("features")
    names = sorted(os.listdir(folder)) if os.path.isdir(folder) else []
    return {name[: -len(TOLD)]: os.path.join(folder, name) for name in names if name.endswith(TOLD)}


def path_of(name: str) -> str:
    """The file of a scenario that goes by this name or lies at this place; raises ``Problems`` when there is none."""
    if os.path.isfile(name):
        return name
    bundled = os.path.join(places.bundled("scenarios"), *name.split("/")) + ENDING
    if name and not os.path.isabs(name) and ".." not in name.split("/") and os.path.isfile(bundled):
        return bundled
    if os.path.exists(name):
        return name
    from munch_cli.table.nearest import nearest

    names = bundled_names()
    short = {known.rpartition("/")[2]: known for known in names}
    likely = [short.get(known, known) for known in nearest(name, (*names, *short), 2)]
    near = did_you_mean(dict.fromkeys(likely)) or "give a file, or the name of a bundled scenario"
    raise Problems([Problem(name or '""', 0, 0, "no-such-file", "there is no such scenario", near)])


def beside(folder: str, name: str) -> str:
    """The file of this name in a folder, if there is one; else the name."""
    path = os.path.join(folder, name)
    return path if folder and os.path.isfile(path) else name


def shown_as(path: str) -> str:
    """What messages call a file: its place from here, where that is shorter."""
    here, whole = os.path.join(places.here(), ""), places.whole_path(path)
    return whole[len(here) :] if here and whole.startswith(here) else path
