"""Sentences about several Items of one player, and events that are said of a player."""

from munch_cli import api


def laid(box: str, *lines: str) -> api.Table:
    """Return the board that the lines lay."""
    table = api.new(box, "Jenn", "Bob")
    for line in lines:
        table = api.perform(table, line).table
    return table


def test_several_items_are_used_at_once() -> None:
    rings = [f'card "Ring {name}": item, +1, 100 gp' for name in "ABC"]
    for having in ("with Ring A + Ring B + Ring C", "carrying Ring A + Ring B + Ring C"):
        table = laid("booty", *rings, f"Jenn is Level 1 {having}")
        answer = api.may(table, "may Jenn use Ring A, Ring B and Ring C at once?")
        assert answer.outcome == "allowed"
        assert sorted(answer.table.view()["players"]["Jenn"]["in_use"]) == ["Ring A", "Ring B", "Ring C"]


def test_an_item_with_a_cheat_in_one_breath_is_asked_back_as_two_sentences() -> None:
    holding = "holding Bow with Ribbons + Cheat!"
    table = laid("classic", f"Jenn is a Level 3 Human Wizard with Staff of Napalm, {holding}")
    answer = api.may(table, "may Jenn play Bow with Ribbons with Cheat!?")
    assert answer.outcome == "asks"
    assert answer.choices == ("what if Jenn plays Bow with Ribbons; Jenn plays Cheat! on Bow with Ribbons",)
