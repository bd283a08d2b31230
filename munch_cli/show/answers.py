"""The answer to any question told: in lines for people, or as JSON values. Terminal, pages and Python all tell it so.

Modules that only some answers need are imported when one of them is shown.
"""

from typing import TYPE_CHECKING, TypeAlias

from munch_cli.arbiter.answering import Cards, Judged, Reasons, ReasonsAgainst, Rules, Unanswerable
from munch_cli.arbiter.legal import MayDo
from munch_cli.files.shapes import made
from munch_cli.show.judged import against_lines, judged_json, judged_lines, reasons_lines
from munch_cli.show.look import Look, wrapped
from munch_cli.show.what_may import may_lines
from munch_cli.table.typed import Json

if TYPE_CHECKING:
    from munch_cli.arbiter.answering import Answer
    from munch_cli.arbiter.compare import Comparison
    from munch_cli.arbiter.odds.odds import Odds
    from munch_cli.arbiter.ways.ways import Ways
    from munch_cli.arbiter.why import Explained, Figure

    Plain: TypeAlias = Judged | Figure | Explained | Ways | Odds | Comparison


def lines_of(found: "Answer", look: Look) -> list[str]:
    """An answer in words."""
    match found:
        case Judged():
            return judged_lines(found, look)
        case Reasons():
            return reasons_lines(found, look)
        case ReasonsAgainst():
            return against_lines(found, look)
        case MayDo():
            return may_lines(found, look)
        case Unanswerable():
            return wrapped(found.says, look, "", "  ")
        case Rules():
            from munch_cli.arbiter.lookup import look_up
            from munch_cli.files.rulebook import load_rulebook
            from munch_cli.show.rules import entry_lines, found_lines

            book = load_rulebook()
            entry = book.entry(found.words)
            if entry is not None:
                return entry_lines(entry, book, look)
            return [line for one in look_up(found.words, found.box) for line in found_lines(one, look)]
        case Cards():
            from munch_cli.show.card import card_page

            return [line for card in found.cards for line in card_page(card, look)]
    from munch_cli.arbiter.why import Explained, Figure

    if isinstance(found, Explained | Figure):
        from munch_cli.show.why import explained_lines, figure_lines

        return figure_lines(found, look) if isinstance(found, Figure) else explained_lines(found, look)
    from munch_cli.arbiter.compare import Comparison

    if isinstance(found, Comparison):
        from munch_cli.show.compare import comparison_lines

        return comparison_lines(found, look)
    from munch_cli.arbiter.ways.ways import Ways

    if isinstance(found, Ways):
        from munch_cli.show.ways import ways_lines

        return ways_lines(found, look)
    from munch_cli.show.odds import odds_lines

    return odds_lines(found, look)


def json_of(found: "Plain") -> dict[str, Json]:
    """An answer as JSON values; ``munch schema`` tells the shapes."""
    if isinstance(found, Judged):
        return judged_json(found)
    from munch_cli.arbiter.why import Explained, Figure

    if isinstance(found, Explained | Figure):
        from munch_cli.show.why import FIGURE, explained_json

        return made(FIGURE, found) if isinstance(found, Figure) else explained_json(found)
    from munch_cli.arbiter.compare import Comparison

    if isinstance(found, Comparison):
        from munch_cli.show.compare import COMPARISON

        return made(COMPARISON, found)
    from munch_cli.arbiter.ways.ways import Ways

    if isinstance(found, Ways):
        from munch_cli.show.ways import WAYS

        return made(WAYS, found)
    from munch_cli.show.odds import ODDS

    return made(ODDS, found)
