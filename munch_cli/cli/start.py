"""Where `munch` begins."""


def main() -> int:
    """Answer the command line; comes back with the exit code."""
    return 0
