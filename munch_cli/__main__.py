"""`python -m munch_cli` is `munch`."""

from munch_cli.cli.start import run

run()
