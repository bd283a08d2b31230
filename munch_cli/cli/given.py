"""The arguments and options of one command, as click parsed them."""

from munch_cli.table.typed import NamedTuple


class Given(NamedTuple):
    """The values of one call: arguments in their order, and options by their long name.

    An option that takes no value stands for itself with an empty value; one that was left out is not there.
    """

    names: tuple[str, ...]
    options: dict[str, str]

    def has(self, option: str) -> bool:
        """Return True if the option was given."""
        return option in self.options
