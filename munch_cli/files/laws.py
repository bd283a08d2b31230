"""The law of an edition, made once; and what the owner of a game has said overrules it."""

from munch_cli.engine.law import Law
from munch_cli.rulebook.book import Edition, Flaw, HouseRule

_LAWS: dict[int, tuple[Edition, Law]] = {}
_HOUSES: dict[tuple[int, tuple[HouseRule, ...]], tuple[Law, Law]] = {}
_HOUSES_MOST = 32


def law_of(edition: Edition) -> Law:
    """The rules in force in an edition, ready to be asked."""
    known = _LAWS.get(id(edition))
    if known is None or known[0] is not edition:
        from munch_cli.rules import ALL_RULES

        known = _LAWS[id(edition)] = (edition, Law(edition, ALL_RULES, _Sheets()))
    return known[1]


class _Sheets:
    """Knows all the sheets, and so what a house rule may take from them; loads them only when there is one."""

    def flaw(self, law: Law, house: HouseRule) -> Flaw | None:
        """What keeps a house rule from being one of this law."""
        from munch_cli.files.rulebook import load_rulebook
        from munch_cli.rulebook.house import flaw

        book = load_rulebook()
        return flaw(law.edition, house, book.rules, book.editions)

    def amended(self, law: Law, house: tuple[HouseRule, ...]) -> Law:
        """The printed law with just these house rules; kept, for the same are asked for again and again."""
        known = _HOUSES.get((id(law), house))
        if known is not None and known[0] is law:
            return known[1]
        from munch_cli.files.rulebook import load_rulebook
        from munch_cli.rulebook.house import amended
        from munch_cli.rules import ALL_RULES

        book = load_rulebook()
        made = Law(amended(law.edition, house, book.rules, book.editions), ALL_RULES, self)
        made.printed, made.house = law, house
        while len(_HOUSES) >= _HOUSES_MOST:
            _HOUSES.pop(next(iter(_HOUSES)))
        _HOUSES[id(law), house] = (law, made)
        return made
