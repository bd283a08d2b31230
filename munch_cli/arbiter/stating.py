"""What is said of a board, made true: the table anew, or why it cannot lie like that."""

from collections.abc import Mapping

from munch_cli.engine.reasons import Reason, Verdict, cannot
from munch_cli.engine.run import Outcome
from munch_cli.engine.table import Table
from munch_cli.files.made_up import made_up, with_card
from munch_cli.files.stating.stating import Clash, clashes_of, laid_anew
from munch_cli.table.records import NamedTuple
from munch_cli.table.statements import MadeUp, Statement

SO_IT_LIES = Verdict("allowed", (), goes_ahead=True)


class NowSo(NamedTuple):
    """A statement that was made true: as an outcome without events; ``card``: the [[card]] table of one made up."""

    outcome: Outcome
    card: Mapping[str, object] | None = None


def stated_outcome(table: Table, statement: Statement) -> Outcome:
    """What comes of a statement; one that cannot be true leaves the table as it is, and says by which rules.

    Raises ``Problems`` for a made-up card that cannot be read.
    """
    found = stated(table, statement)
    if isinstance(found, NowSo):
        return found.outcome
    ids = tuple(id for clash in found for id in clash.ids)
    amiss = "; ".join(clash.what for clash in found)
    because = Reason("refusal", ids) if ids else cannot("table.cannot-lie-so", amiss=amiss)
    return Outcome(statement, Verdict("refused", (because,)), (), table)


def stated(table: Table, statement: Statement) -> NowSo | tuple[Clash, ...]:
    """The table on which the statement is true, or every reason why it cannot be.

    Raises ``Problems`` for a made-up card that cannot be read.
    """
    card = None
    if isinstance(statement, MadeUp):
        made, card = made_up(f'card "{statement.name}": {statement.facts}', table.catalogue)
        after = Table(table.state.copy(), table.law, with_card(table.catalogue, made))
        if clashes := clashes_of(after, table):
            return clashes
    else:
        laid = laid_anew(table, statement)
        if not isinstance(laid, Table):
            return laid
        after = laid
    return NowSo(Outcome(statement, SO_IT_LIES, (), after), card)
