"""What the sheets say: topics and editions as TOML, checked and built into an Edition."""
