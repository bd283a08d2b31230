"""An answer rests on the rules that decide it, and names no other beside them."""

import munch_cli as munch


def test_nobody_hits_an_ally_in_his_own_fight() -> None:
    table = munch.load("one-shot/potion-of-halitosis", "classic")
    answer = munch.may(table, "Ann plays Potion of Halitosis on Floating Nose")
    assert answer.outcome == "allowed"
    assert "interfering.one-shot-may-hit-the-ally" not in [rule.id for rule in answer.rules]
