"""An answer rests on the rules that decide it, and names no other beside them."""

import munch_cli as munch


def test_a_race_that_comes_along_is_no_monster_played_on_oneself() -> None:
    table = munch.load("half-breed/second-race-along-in-a-fight")
    answer = munch.may(table, "Ann plays Half-Breed with Sprite")
    assert "half-breed.played-any-time-the-condition-holds" in answer.because
    assert "monsters.may-be-played-on-oneself" not in answer.because


def test_a_theft_from_a_bystander_neither_helps_nor_harms_the_fighter() -> None:
    table = munch.load("arguments/theft-while-others-fight", "christmas-lite")
    answer = munch.may(table, "Bob uses Theft on Cy taking Plain Boots discarding Plain Coin")
    assert answer.outcome == "allowed"
    assert "combat.any-player-may-use-one-shots-and-abilities" not in answer.because


def test_another_class_that_discards_for_strength_is_no_warrior() -> None:
    table = munch.load("helping/turning-is-no-berserk", "christmas-lite")
    answer = munch.may(table, "Bo uses Turning discarding Plain Coin")
    assert "helping.helper-specials-reach-the-fight" in answer.because
    assert "helping.warrior-helper-may-discard-for-strength" not in answer.because


def test_nobody_hits_an_ally_in_his_own_fight() -> None:
    table = munch.load("one-shot/potion-of-halitosis", "classic")
    answer = munch.may(table, "Ann plays Potion of Halitosis on Floating Nose")
    assert answer.outcome == "allowed"
    assert "interfering.one-shot-may-hit-the-ally" not in answer.because


def test_one_who_looted_a_body_is_no_helper() -> None:
    table = munch.load("death/looting-the-body-to-the-hand", "lite", after=4)
    answer = munch.may(table, "Cy plays Plain Boots")
    assert "timing.drawn-treasure-playable-at-once" in answer.because
    assert "timing.helper-may-play-gained-treasure-at-once" not in answer.because


def test_what_is_fixed_to_a_ship_is_moved_to_no_other_ship_and_is_nothing_on_another_item() -> None:
    table = munch.load("ships/a-sail", "booty", after=2)
    stays = "ships.enhancers-stay-where-they-are"
    for on, moved in (("Plain Fast Boat", True), ("Plain Helmet", False)):
        answer = munch.may(table, f"Ann plays Plain Sail on {on}")
        assert answer.outcome == "refused", on
        assert (stays in answer.because) == moved, on


def test_where_nothing_is_big_no_card_makes_an_exception() -> None:
    table = munch.load("big-items/no-exception-where-nothing-is-big", "christmas-lite")
    answer = munch.may(table, "Ann plays Plain Big Sword")
    assert answer.outcome == "allowed"
    assert "card.classic.dwarf" not in answer.because
