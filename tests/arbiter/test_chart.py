"""The chart of what may be done when: nothing that somebody may do is missing, and it is what the law goes by."""

import pytest

from munch_cli.arbiter.chart import DEEDS, TIMES_OF_THE_GAME, WHO, ChartRow, chart
from munch_cli.arbiter.legal import legal
from munch_cli.engine.law import Law
from munch_cli.engine.moments import moment_of
from munch_cli.engine.settle import card_of
from munch_cli.files.rulebook import law_of, load_rulebook
from munch_cli.table.ids import PlayerId
from tests.play.random_play import IN_TURN, played


def law(edition: str) -> Law:
    return law_of(load_rulebook().editions[edition])


@pytest.mark.parametrize("edition", IN_TURN)
def test_whatever_somebody_may_do_in_a_game_the_chart_lets_him(edition: str) -> None:
    acts = {act.key: act for act in chart(law(edition))}
    seen = 0
    for table, _, _ in played(edition, 2, 200, 3):
        for seat in range(len(table.state.players)):
            moment = moment_of(table.state, PlayerId(seat))
            places = [place for place, time in enumerate(TIMES_OF_THE_GAME) if time.moments >> moment & 1]
            role = next((key for key, (_, moments) in WHO.items() if moments >> moment & 1), "")
            for one in legal(table, PlayerId(seat)) if role and places else ():
                card = card_of(table, one)
                kind = card.kind if card is not None else ""
                keys = [deed.key for deed in DEEDS if type(one) in deed.commands and kind in (deed.kinds or (kind,))]
                for act in (acts[key] for key in keys if key in acts):
                    seen += 1
                    assert role in (*who(act, places[0]), *act.cells[places[0]].asked), (act.key, places, one)
    assert seen > 100


def who(act: ChartRow, place: int) -> tuple[str, ...]:
    """Who may do a thing at a time."""
    return act.cells[place].who
