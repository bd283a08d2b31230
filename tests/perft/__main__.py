"""Counts anew: ``python -m tests.perft``. Read the difference before you keep it."""

from .counts import EDITIONS, FILE, HEAD, counts

lines = [line for edition in EDITIONS for line in counts(edition)]
FILE.write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")
print("\n".join(lines))
