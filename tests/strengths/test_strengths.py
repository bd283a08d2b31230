"""The table of strengths is of every pair and box, and says how sure it is."""

from munch_cli.sim.measured import Match, measured, strength_pictures
from munch_cli.sim.strengths import STRENGTHS
from tests.strengths import all_matches, measured_text


def test_every_pair_was_played_in_every_box() -> None:
    matches = measured()
    assert list(matches) == all_matches(matches)
    assert all(match.games and match.won + match.lost for match in matches)
    assert len(list(strength_pictures(matches))) == len(STRENGTHS) * (len(STRENGTHS) - 1) // 2


def test_the_more_games_the_surer() -> None:
    few, many = Match("lite", "ahead", "sensible", 10, 6, 4), Match("lite", "ahead", "sensible", 400, 240, 160)
    assert few.share == many.share == 0.6
    assert 0.04 < many.margin < 0.06 < 0.25 < few.margin < 0.35
    assert measured_text([many]).endswith("lite ahead sensible 400 240 160\n")
