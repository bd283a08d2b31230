"""Nobody sees what is hidden: what lies in piles and in the hands of others changes no view and no choice of a bot."""

import pytest

from munch_cli.arbiter.legal import options_of
from munch_cli.arbiter.moments import moment
from munch_cli.engine.chance import shuffled
from munch_cli.engine.table import Table
from munch_cli.sim.batch import GameBatch, game_of
from munch_cli.sim.bots import hidden_from, seen
from munch_cli.sim.strengths import STRENGTHS, bot
from munch_cli.table.ids import PlayerId
from munch_cli.table.state import DOOR, TREASURE

from ..play.random_play import EDITIONS


def otherwise_hidden(table: Table, who: PlayerId, number: int) -> Table:
    """The same table but for what somebody does not see, and for what the dice will show."""
    other = table.copy()
    faces = list(other.state.cards)
    for back in (DOOR, TREASURE):
        unseen = [copy for copy in hidden_from(table, who) if table.state.backs[copy] == back]
        order, number = shuffled(unseen, number)
        for copy, of in zip(unseen, order, strict=True):
            faces[copy] = table.state.cards[of]
    other.state.cards = tuple(faces)
    other.state.luck = number
    return other


def moments_of(edition: str, every: int) -> list[Table]:
    """Tables at which somebody is asked, from a game of sensible bots."""
    said = list(game_of(GameBatch(edition, 3, ("sensible", "random"), seed=5, longest=8), 0).sentences())
    return [one.before for one in said if one.moment.who >= 0][::every]


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_tables_that_look_alike_are_seen_alike(edition: str) -> None:
    for place, table in enumerate(moments_of(edition, 6)):
        for who in (PlayerId(0), PlayerId(2)):
            one, two = (seen(each, who, place) for each in (table, otherwise_hidden(table, who, place + 1)))
            assert one.state == two.state
            known = set(range(len(table.state.cards))) - set(hidden_from(table, who))
            assert all(one.state.cards[copy] == table.state.cards[copy] for copy in known)
            assert sorted(one.state.cards) == sorted(table.state.cards)


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_choice_does_not_hang_on_what_is_hidden(edition: str, strength: str) -> None:
    for place, table in enumerate(moments_of(edition, 18 if strength == "expert" else 3)):
        now = moment(table, ())
        assert now is not None
        if now.who < 0:
            continue
        choices = []
        for number in (0, 11, 12):
            other = otherwise_hidden(table, now.who, number) if number else table
            player = bot(strength, now.who, place)
            looked = seen(other, now.who, place) if player.looks else other
            quiet = now.may_pass and player.is_quiet(looked, now)
            options = options_of(other, now.who)
            chosen = player.choose(looked, now, options) if options and not quiet else None
            choices.append((type(chosen), chosen))
        assert choices[0] == choices[1] == choices[2]
