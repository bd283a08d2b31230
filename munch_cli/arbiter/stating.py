"""What is said of a board, made true: the table anew, or why it cannot lie like that."""

from collections.abc import Mapping

from munch_cli.engine.reasons import Reason, Verdict, cannot
from munch_cli.engine.run import Outcome
from munch_cli.engine.table import Table
from munch_cli.files.made_up import made_up, with_card
from munch_cli.files.stating import Clash, clashes_of, laid_anew
from munch_cli.table.records import NamedTuple
from munch_cli.table.statements import Being, MadeUp, Statement

SO_IT_LIES = Verdict("allowed", (), goes_ahead=True)


class NowSo(NamedTuple):
    """A statement that was made true: as an outcome without events; ``card``: the [[card]] table of one made up."""

    outcome: Outcome
    card: Mapping[str, object] | None = None


class PartlySo(NamedTuple):
    """Of what was said of somebody, what can be: made true, and told again as a statement; and why not the rest."""

    outcome: Outcome
    kept: Being
    clashes: tuple[Clash, ...]


def partly(table: Table, being: Being) -> PartlySo | None:
    """What can be of a description that cannot wholly be: its parts, one after the other, each if it still can lie so.

    What cannot be in use lies sideways, if it can. None if nothing can be of it, or it tells of one thing alone.
    """
    kept = Being(being.whom)
    laid = laid_anew(table, kept)
    clashes: dict[Clash, None] = {}
    parts = _parts(being)
    for more in parts:
        for one in (more, more._replace(in_play=(), sideways=more.in_play)) if more.in_play else (more,):
            said = _with_part(kept, one)
            found = laid_anew(table, said)
            if isinstance(found, Table):
                kept, laid = said, found
                break
            clashes |= dict.fromkeys(found if one is more else ())
    if not isinstance(laid, Table) or kept == Being(being.whom) or len(parts) < 2:
        return None
    return PartlySo(Outcome(kept, SO_IT_LIES, (), laid), kept, tuple(clashes))


def _parts(being: Being) -> list[Being]:
    """A description taken apart: one thing said of somebody in each, what they are before what they have."""
    bare = Being(being.whom)
    parts = [bare._replace(sex=being.sex), bare._replace(level=being.level), bare._replace(life=being.life)]
    parts += [bare._replace(human=being.human), bare._replace(only=being.only)]
    parts.append(bare._replace(lacks=being.lacks, lacks_in=being.lacks_in))
    parts += [bare._replace(in_play=(thing,)) for thing in being.in_play]
    parts += [bare._replace(sideways=(thing,)) for thing in being.sideways]
    parts += [bare._replace(hand=(thing,)) for thing in being.hand]
    parts += [bare._replace(curses=(thing,)) for thing in being.curses]
    return [part for part in parts if part != bare]


def _with_part(kept: Being, more: Being) -> Being:
    """A description with one part more."""
    return Being(
        kept.whom,
        more.sex or kept.sex,
        more.level or kept.level,
        more.life or kept.life,
        kept.in_play + more.in_play,
        kept.hand + more.hand,
        kept.sideways + more.sideways,
        kept.curses + more.curses,
        more.lacks or kept.lacks,
        more.lacks_in or kept.lacks_in,
        more.only or kept.only,
        more.human or kept.human,
    )


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
