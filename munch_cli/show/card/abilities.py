"""Abilities in words: when they may be used, by whom, on whom, at what price, and what they do."""

from munch_cli.show.card.deeds import deeds_said
from munch_cli.table import vocabulary as v
from munch_cli.table.cards import Card
from munch_cli.table.saying import an, counted

ANY_NUMBER = 20
"""From here on the most that may be paid is no limit worth telling."""


def ability_said(ability: v.Ability, card: Card) -> str:
    """An ability of a card; it goes by the card's name unless it has one of its own."""
    parts = [f"{ability.name}:" if ability.name != card.name else "ability:", WHEN[ability.when]]
    parts += [f"by {' or '.join(ability.by)}"] if ability.by else []
    parts += [f"not by {' or '.join(ability.not_by)}"] if ability.not_by else []
    parts += [WHOM[ability.on]] if ability.on != "self" else []
    parts += [f"facing {' or '.join(ability.facing)}"] if ability.facing else []
    parts += [f"from Level {ability.from_level} on"] if ability.from_level else []
    if ability.once:
        once = "on each in a fight" if ability.once == "victim" else f"in a {ability.once}"
        parts.append(f"(once {once}{', bit by bit' if ability.instalments else ''})")
    if ability.price is not None:
        parts.append(_price(ability.price))
    return " ".join(parts) + f": {deeds_said(ability.do)}"


def _price(price: v.Price) -> str:
    if price.itself:
        return "discarding it"
    if price.worth:
        return f"discarding an Item worth {price.worth} or more"
    if price.whole_hand:
        return f"discarding the whole hand, {counted(price.least, 'card')} at least"
    which = f", each a {' or '.join(price.keywords)}," if price.keywords else ""
    if price.most == 1:
        which = f" that is a {' or '.join(price.keywords)}" if price.keywords else ""
    which += " from the hand" if price.from_hand else ""
    return f"discarding {_number(price)}{which}"


def _number(price: v.Price) -> str:
    """How many cards, of what kind: "a card", "2 accent cards", "1 to 3 cards"."""
    card = f"{price.kind} card" if price.kind else "card"
    if price.least == price.most:
        return an(card) if price.most == 1 else counted(price.most, card)
    return f"{'any number of' if price.most >= ANY_NUMBER else f'{price.least} to {price.most}'} {card}s"


WHEN: dict[str, str] = {
    "fighting": "in a fight of one's own",
    "any_combat": "in any fight",
    "own_turn": "on one's own turn",
    "any_time": "at any time",
    "losing": "when losing a fight",
    "own_roll": "after a roll of one's own",
    "own_run_roll": "after one's own roll to run away",
    "own_failed_run": "after one's own roll to run away that fails",
    "own_turn_failed_run": "after one's own roll to run away that fails, on one's own turn",
    "escape": "after somebody got away",
    "after_fight": "just after a fight",
    "own_face_up_draw": "when one is to draw a card face up",
    "own_curse": "when a Curse is about to take effect on one",
    "own_turn_fight": "in a fight on one's own turn",
    "alone": "in a fight of one's own, alone",
    "running": "while somebody still has to run",
}
"""When something may be used or played -> how it is told."""
WHOM: dict[str, str] = {
    "self": "for oneself",
    "rival": "on a rival",
    "opposite_sex": "on a rival of the opposite sex",
    "same_race": "on a rival of the same race",
    "higher_level": "on a rival of a higher Level",
    "monster": "on a monster",
    "fighter": "on a fighter",
}
"""On whom something may be used -> how it is told."""
