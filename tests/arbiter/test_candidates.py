"""What a player is said to be able to do: sales, offers and payments come from short lists."""

from munch_cli.arbiter.candidates import candidates
from munch_cli.engine.table import Table
from munch_cli.rules.selling import levels_bought
from munch_cli.table import commands as c
from munch_cli.table.ids import PlayerId
from tests.boards import board

ANN = PlayerId(0)


def selling(values: list[int]) -> Table:
    """Ann on her turn, with Items of these values, and with a treasure that is no Item."""
    cards = "".join(
        f'[[card]]\nname = "Thing {place}"\nkind = "item"\nvalue = {value}\n' for place, value in enumerate(values)
    )
    cards += '[[card]]\nname = "Keepsake"\nkind = "special"\ndeck = "treasure"\nvalue = 1000\nstand_in = true\n'
    hand = ["Keepsake", *(f"Thing {place}" for place in range(len(values)))]
    text = f'[table]\nturn = "Ann"\nphase = "start"\n[player.Ann]\nlevel = 1\nhand = {hand}\n[player.Bo]\n{cards}'
    return board(text)


def sales(values: list[int]) -> list[list[int]]:
    """The values sold in each sale that is thought of."""
    table = selling(values)
    found = [move for move in candidates(table, ANN, (c.Sell,)) if isinstance(move, c.Sell)]
    assert all(levels_bought(table, sale) > 0 for sale in found)
    return [[table.card(copy).value for copy in sale.items] for sale in found]


def test_a_sale_has_no_item_that_it_does_not_need() -> None:
    assert sales([900, 100, 200, 500]) == [[900, 100], [900, 200], [900, 500]]
    assert sales([1000, 1000, 300]) == [[1000], [1000], [1000, 1000]]
    assert sales([300, 300, 300]) == [] == sales([])


def test_of_many_cheap_items_one_sale_is_thought_of() -> None:
    """Sixteen Items have more sets than are looked through: what is cheapest stays."""
    assert sales([*[100] * 14, 60, 150]) == [[*[100] * 9, 150]]


STEALING = """
[table]
turn = "Ann"
[player.Ann]
in_play = ["Snitch"]
[player.Bo]
in_play = ["Plain Helmet", "Plain Boots"]
[[card]]
name = "Snitch"
kind = "class"
[[card.ability]]
name = "Snitching"
when = "any_time"
on = "rival"
price = {  }
do = [{ do = "steal_item", size = "small" }, { do = "lose_levels", amount = 1 }]
"""


def test_a_theft_that_does_more_is_aimed_at_each_item_too() -> None:
    table = board(STEALING)
    uses = [one for one in candidates(table, ANN, (c.UseAbility,)) if isinstance(one, c.UseAbility)]
    assert {table.card(one.taking).name for one in uses} == {"Plain Helmet", "Plain Boots"}


BORROWED = """
[combat]
fighter = "Ann"
monsters = ["Plain Monster 1"]
borrowed = [{ by = "Ann", card = "Bavarian" }]
[player.Ann]
in_play = ["Tyrolean"]
[player.Bo]
"""


def test_what_has_another_time_is_thought_of_unless_it_must_be_open_now() -> None:
    """Both Accents are used when running; the one is borrowed."""
    cards = "".join(
        f'[[card]]\nname = "{name}"\nkind = "accent"\n[[card.ability]]\nname = "Yodel"\nwhen = "running"\n'
        'do = [{ do = "gain_levels" }]\n'
        for name in ("Bavarian", "Tyrolean")
    )
    table = board(BORROWED + cards, "booty")
    assert len(list(candidates(table, ANN, (c.UseAbility,)))) == 2
    assert list(candidates(table, ANN, (c.UseAbility,), open_only=True)) == []
