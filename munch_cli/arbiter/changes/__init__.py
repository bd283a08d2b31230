"""The smallest change that would turn an answer."""
