"""Every edition has a golden game, and saying it again gives the same verdicts, reasons and boards."""

import pytest

from .games import EDITIONS, path_of, played_again
from .nets import NETS, Net

REMEDY = "if the change is wanted: python -m tests.golden"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_golden_game_goes_as_it_went(edition: str) -> None:
    assert path_of(edition).exists(), f"{edition} has no golden game; {REMEDY}"
    text = path_of(edition).read_text(encoding="utf-8")
    now, before = played_again(text).splitlines(), text.splitlines()
    differing = next((place for place, pair in enumerate(zip(now, before, strict=False)) if pair[0] != pair[1]), None)
    if differing is not None:
        told = "\n".join(before[max(0, differing - 3) : differing])
        pytest.fail(f"{told}\nwas: {before[differing]}\nnow: {now[differing]}\n{REMEDY}")
    assert now == before, REMEDY


@pytest.mark.parametrize(
    ("net", "words", "checksum"),
    [pytest.param(net, *line, id=f"{net.name} {line[0]}") for net in NETS for line in net.written.items()],
)
def test_what_was_drawn_by_lot_comes_out_as_it_did(net: Net, words: str, checksum: str) -> None:
    assert net.now(words) == checksum, net.remedy
