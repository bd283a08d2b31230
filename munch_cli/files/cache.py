"""Keeping what was read from files, so that the next start need not read it again.

What is kept is plain (numbers, strings, lists, tuples, mappings), and is trusted only for the very sources it was
made from, by this very Python: both are part of its key, and so is the code of the program where it shapes what is
kept. Anything amiss with it, and it is made again silently.
"""

import marshal
import os
import sys
from collections.abc import Callable, Iterable
from typing import TypeAlias

from munch_cli.files import places

try:
    from _blake2 import blake2b
except ImportError:
    from hashlib import blake2b

Plain: TypeAlias = "bool | int | float | str | bytes | tuple[Plain, ...] | list[Plain] | dict[str, Plain] | None"

VERSION = "__init__.py"
"""The module that tells the version of the program."""
_SIZE = 32


def key_of(parts: Iterable[bytes]) -> bytes:
    """The key of these sources: it differs when any of them, their number or their order does."""
    whole = blake2b(digest_size=_SIZE)
    whole.update(repr((sys.hexversion, marshal.version)).encode())
    for part in parts:
        whole.update(len(part).to_bytes(8, "little"))
        whole.update(part)
    return whole.digest()


def code_of(modules: Iterable[str]) -> list[bytes]:
    """Modules of this program and its version as parts of a key. Each module goes by its path in the package.

    If a module is only there in compiled form, that is its part.
    """
    parts = []
    for module in (VERSION, *modules):
        path = os.path.join(places.PACKAGE, module)
        with open(path if os.path.exists(path) else f"{path}c", "rb", buffering=0) as file:
            parts.append(file.read())
    return parts


def remembered(name: str, key: bytes, make: Callable[[], Plain]) -> Plain:
    """What was kept under this name with this key. Otherwise what `make` gives, kept for the next time."""
    path = os.path.join(places.cache_dir(), name + ".kept")
    kept = _taken(path, key)
    if kept is not None:
        return kept[0]
    made = make()
    payload = marshal.dumps(made)
    draft = f"{path}.{os.urandom(8).hex()}"
    try:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(draft, "xb") as file:
            file.write(key + _sum(payload) + payload)
        os.replace(draft, path)
    except OSError:  # a folder that cannot be written is no misfortune
        places.take_away(draft)
    return made


def _taken(path: str, key: bytes) -> tuple[Plain] | None:
    """What lies there, if it has this key and is undamaged."""
    try:
        with open(path, "rb") as file:
            raw = file.read()
    except OSError:
        return None
    payload = raw[2 * _SIZE :]
    if raw[:_SIZE] != key or raw[_SIZE : 2 * _SIZE] != _sum(payload):
        return None
    try:
        kept: Plain = marshal.loads(payload)
    except (ValueError, EOFError, TypeError):
        return None
    return (kept,)


def _sum(payload: bytes) -> bytes:
    return blake2b(payload, digest_size=_SIZE).digest()
