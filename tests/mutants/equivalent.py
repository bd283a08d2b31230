"""Mutants that change nothing anybody could notice: the file and the change -> the reason."""

EQUIVALENT: dict[tuple[str, str], str] = {}
