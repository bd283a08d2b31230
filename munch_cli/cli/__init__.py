"""The command line: the only place that knows click, and it loads it lazily."""
