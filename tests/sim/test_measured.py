"""The table of strengths is of every pair and box, and says how sure it is."""

from itertools import pairwise

from munch_cli.show.pictures import strength_pictures
from munch_cli.sim.strengths import STRENGTHS, Match, measured
from tools.strengths import all_matches, measured_text


def test_every_strength_was_measured_against_the_one_below_it() -> None:
    matches, names = measured(), list(STRENGTHS)
    assert list(matches) == [match for match in all_matches(matches) if match.games]
    assert all(match.won + match.lost for match in matches)
    played = {(match.one, match.other) for match in matches}
    assert played.issuperset(pairwise(reversed(names)))
    assert len(list(strength_pictures(matches))) == len(played)


def test_the_more_games_the_surer() -> None:
    few, many = Match("lite", "ahead", "sensible", 10, 6, 4), Match("lite", "ahead", "sensible", 400, 240, 160)
    assert few.share == many.share == 0.6
    assert 0.04 < many.margin < 0.06 < 0.25 < few.margin < 0.35
    assert measured_text([many]).endswith("lite ahead sensible 400 240 160\n")
