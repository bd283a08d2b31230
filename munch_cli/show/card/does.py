"""What a card does, in words: marks, lasting words, what it does when played or met, Bad Stuff, abilities."""

from collections.abc import Iterable

from munch_cli.show.card.abilities import WHEN, ability_said
from munch_cli.show.card.deeds import deeds_said
from munch_cli.table import vocabulary as v
from munch_cli.table.cards import Card


def does(card: Card) -> Iterable[str]:
    """All that the card does, one thing in a line."""
    if card.when:
        yield "played " + " or ".join(WHEN[when] for when in card.when)
    yield from (MARKS[mark] for mark in sorted(card.marks))
    yield from (_lasting(word) for word in card.gives)
    if card.do:
        yield deeds_said(card.do)
    if card.keeps:
        yield "stays until it has done its work"
    if card.kind == "monster":
        yield from _meeting(card)
        if card.spares:
            unless = f", unless {' or '.join(card.pursues)}" if card.pursues else ""
            yield f"lets characters of Level {card.spares} or lower go{unless}"
        if card.toll:
            yield f"running from it, caught or not: {deeds_said(card.toll)}"
        yield from _bad_stuff(card)
    if card.on_escape:
        yield f"after getting away: {deeds_said(card.on_escape)}"
    yield from (ability_said(ability, card) for ability in card.abilities)


def _meeting(card: Card) -> Iterable[str]:
    if card.before:
        yield f"before the fight: {deeds_said(card.before)}"
    if card.not_against:
        instead = f"; instead: {deeds_said(card.in_peace)}" if card.in_peace else ""
        yield f"does not attack: {', '.join(card.not_against)}{instead}"


def _bad_stuff(card: Card) -> Iterable[str]:
    if card.bad_stuff:
        yield f"bad stuff: {deeds_said(card.bad_stuff)}"
    elif "bad_stuff" not in card.unknown and not any(clause.startswith("bad stuff:") for clause in card.unmodelled):
        yield "bad stuff: none"


def _lasting(word: v.Gives) -> str:
    if word.no_items_but:
        return f"no Item gives a bonus but {', '.join(word.no_items_but)}" + _next_time(word)
    parts = [f"{word.amount:+d} {NAMED[word.what]}"]
    parts += ["of each fighter's"] if word.on_them else []
    parts += [f"against {' or '.join(word.against)}"] if word.against else []
    parts += [f"facing {' or '.join(word.facing)}"] if word.facing else []
    parts += [f"for {' or '.join(word.user)}"] if word.user else []
    parts += [f"from Level {word.from_level} on"] if word.from_level else []
    parts += [f"with something that is {' or '.join(word.using)}"] if word.using else []
    parts += ["without help"] if word.alone else []
    parts += ["with nothing but Level"] if word.bare else []
    parts += [f"by more than {word.margin}"] if word.margin else []
    return " ".join(parts) + _next_time(word)


def _next_time(word: v.Gives) -> str:
    if word.next_combat:
        return " in the victim's next fight"
    return " in the victim's next turn" if word.next_turn else ""


NAMED: dict[str, str] = {
    "strength": "to strength",
    "run_away": "to run away",
    "treasures": "to Treasures",
    "levels": "to the levels for the kill",
    "helper_levels": "level for each monster killed as a helper",
    "hand_limit": "to the cards one may hold",
    "die_rolls": "to every die roll",
    "big_items": "Big Item that may be carried",
    "ships": "Ship that may be had",
    "accents": "Accent that may be had",
}
"""What a lasting word adds to, after its number."""


MARKS: dict[str, str] = {
    "wins_ties": "wins ties",
    "doors_for_treasures": "the Treasures of a fight may be drawn as Doors",
    "keeps_powers": "keeps Powers even when their Ranks exceed the Level",
    "two_races": "allows two races",
    "two_classes": "allows two classes",
    "two_accents": "allows two Accents",
    "any_big_items": "any number of Big Items may be carried",
    "any_item": "lifts every limit from the Item it lies on",
    "level_only": "only Levels count against it",
    "no_level": "Levels do not count against it",
    "no_helper": "must be fought alone",
    "no_escape": "nobody can run away from it",
    "automatic_escape": "everybody gets away from it",
    "outside_combat": "may be used outside a fight too",
    "sells_double": "once in each of one's turns, one Item sold counts double",
    "may_win": "the level it gives may be the winning one",
    "no_rescue": "nothing saves one who has lost to it",
    "ends_with_headgear": "ends when a Curse or Bad Stuff takes its victim's headgear",
    "no_door_curses": "Curses that its wearer turns up at the door do nothing",
    "levels_without_a_kill": "its level is gained although nothing is killed",
    "least_one": "brings neither Level nor Treasures below 1",
    "one_too_many": "for a fight won in one's own turn, draw a Treasure too many and discard one",
    "at_once": "does what it says as soon as it is drawn",
    "not_for_the_highest": "not for anybody of the highest Level",
    "one_without_drawbacks": "with one alone of what it doubles, only the good of it counts",
    "takes_item_along": "the Item it lies on is lost with it",
}
