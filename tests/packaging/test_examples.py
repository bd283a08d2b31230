"""The examples in docstrings hold: what a function is said to give back is what it gives back."""

import doctest
import importlib
import pkgutil

import munch_cli

MODULES = [
    module.name
    for module in pkgutil.walk_packages(munch_cli.__path__, "munch_cli.")
    if not module.name.endswith("__main__")
]


def test_the_examples_of_every_module_hold() -> None:
    for name in MODULES:
        assert doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS).failed == 0, name
