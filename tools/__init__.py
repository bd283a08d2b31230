"""Slow tools for developers, outside of the test suite; README.md says how to read what they print."""
