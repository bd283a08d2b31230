"""Features: rules as sentences that are played, by pytest-bdd and by munch itself, from one list of steps."""
