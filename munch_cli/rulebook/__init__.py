"""What the sheets say: topics and editions as TOML, checked and built into an Edition."""

from munch_cli.rulebook.book import Binding, Cited, Conflict, Edition, Fault, Gap, Named, Number, Rule, Rulebook, Toml

__all__ = ["Binding", "Cited", "Conflict", "Edition", "Fault", "Gap", "Named", "Number", "Rule", "Rulebook", "Toml"]
