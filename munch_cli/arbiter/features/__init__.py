"""Features: rules as sentences that can be run."""
