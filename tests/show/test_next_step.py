"""What could be said instead of a sentence that is refused."""

import pytest

from munch_cli.engine.settle import judge
from munch_cli.language.answers import Understood
from munch_cli.language.parse import parse
from munch_cli.show.what_may import suggestions
from tests.boards import board

MIGHTY = '[player.Ann]\nhand = ["Huge Rock"]\nsideways = ["Horny Helmet"]\nin_play = ["Spiky Knees"]\n'


@pytest.mark.parametrize(
    ("sentence", "instead"),
    [
        ("Ann equips Huge Rock", '"play Huge Rock"'),
        ("Ann plays Horny Helmet", '"equip Horny Helmet"'),
        ("Ann stows Horny Helmet", '"stow Spiky Knees"'),
    ],
)
def test_what_is_in_the_hand_is_played_and_what_lies_there_is_equipped(sentence: str, instead: str) -> None:
    table = board('[table]\nturn = "Ann"\nphase = "start"\n' + MIGHTY + "[player.Bo]\n[player.Cy]\n")
    read = parse(sentence, table.state, table.catalogue)
    assert isinstance(read, Understood)
    (said,) = suggestions(table, read.command, judge(table, read.command))
    assert instead in said
