"""The rulebook as pages, and the arbiter's bridge: one line of a browser in, one answer out."""
