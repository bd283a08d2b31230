"""What a card is and does, as lines of text and as a mapping for JSON."""

from collections.abc import Callable, Iterable

from munch_cli.table import vocabulary as v
from munch_cli.table.cards import DEED_FACTS, Card
from munch_cli.table.typed import TypeAlias, cast

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"

SOURCES = {
    "rulesheet": "the rulesheet",
    "two-sources": "two sources that agree",
    "one-source": "one source only: not confirmed",
    "inferred": "follows from the rules, not stated",
    "our-choice": "our choice: which cards are in this box was not found",
}
ANY_NUMBER = 20
"""From here on the most that may be paid is no limit worth telling."""
FACTS = {
    "copies": "how many there are",
    "presence": "whether it is in the box",
    "deck": "which deck it belongs to",
    "bad_stuff": "bad stuff",
    "toll": "what running from it costs",
    "before": "what meeting it costs",
    "not_against": "whom it does not attack",
    "in_peace": "what it does instead of attacking",
    "pursues": "whom it always pursues",
    "on_escape": "what getting away gives",
    "spares": "the Level up to which it lets one go",
    "treasures": "Treasures",
    "treasures_delta": "change of Treasures",
    "levels_gained": "levels for the kill",
    "run_away": "run-away modifier",
    "level": "Level",
    "rank": "Rank",
    "slot": "where it is worn or held",
    "big": "whether it is Big",
    "value": "value in gold pieces",
    "only": "who may use it",
    "not_by": "who may not use it",
    "effects": "what it does",
    "abilities": "further abilities",
    "ability": "abilities",
}
"""The words for facts that are not called at the table as they are in files."""


def shown_name(card: Card) -> str:
    """The card's name, with a star if it is a stand-in of our own."""
    return f"{card.name} *" if card.stand_in else card.name


def card_lines(card: Card) -> tuple[str, ...]:
    """The card for somebody who looks it up: facts, what it does, what is not known, and who says so."""
    lines = [f"{shown_name(card)} ({card.set}) · {card.kind}, {_deck(card)}"]
    lines += [f"  {line}" for line in (" · ".join(_numbers(card)), *_restrictions(card), *_does(card)) if line]
    if card.says:
        lines.append(f"  in short: {card.says}")
    if card.chosen:
        lines.append("  our choice, not known: " + ", ".join(FACTS.get(fact, fact) for fact in sorted(card.chosen)))
    if card.unknown:
        lines.append("  not known: " + ", ".join(sorted(FACTS.get(fact, fact) for fact in card.unknown)))
    if card.printing and not card.like:
        lines.append(f"  in the printing of {card.printing}")
    lines += [f"  in doubt: {doubt}" for doubt in card.doubts]
    lines += [f"  not played by munch yet: {clause}" for clause in card.unmodelled]
    if card.older_printing:
        lines.append(f"  older printings: {card.older_printing}")
    lines.append(f"  source: {_source(card)}")
    if card.note:
        lines.append(f"  note: {card.note}")
    return tuple(lines)


def card_json(card: Card) -> dict[str, Json]:
    """The card's facts by name; what is as usual is left out, what is not known stands under ``unknown``."""
    usual = Card.__init__.__kwdefaults__ or {}
    told: dict[str, Json] = {"id": card.id, "name": card.name, "set": card.set, "kind": card.kind, "deck": card.deck}
    for fact in usual:
        held = getattr(card, fact)
        if held != usual[fact] and fact not in ("gives", "do", "abilities", *DEED_FACTS):
            told[fact] = _plain(held)
    told["does"] = list(_does(card))
    told["source"] = card.source or ("stand-in" if card.stand_in else "")
    return told


def _plain(held: object) -> Json:
    if isinstance(held, frozenset):
        return cast("list[Json]", sorted(held))
    return cast(Json, list(held) if isinstance(held, tuple) else held)


def _deck(card: Card) -> str:
    return "deck not known" if "deck" in card.unknown else f"{card.deck} deck"


def _source(card: Card) -> str:
    if card.stand_in:
        return "* a stand-in of our own, no card of the box"
    if not card.source:
        return "whoever wrote it down"
    printed = f", as printed in {card.printing}" if card.printing else ""
    like = f"; facts from the card of this name in {card.like}{printed}" if card.like else ""
    return SOURCES.get(card.source, card.source) + like


# ---------------------------------------------------------------- facts


def _numbers(card: Card) -> Iterable[str]:
    """The numbers and the like that are printed on the card and known."""
    known = [(fact, word) for fact, word in _printed(card) if word and fact not in card.unknown]
    return [word for _, word in known]


def _printed(card: Card) -> Iterable[tuple[str, str]]:
    monster, worth = card.kind == "monster", card.kind in ("item", "one-shot", "ship", "ship-enhancer")
    yield "level", f"Level {card.level}" if monster else ""
    yield "treasures", _many(card.treasures, "Treasure") if monster else ""
    yield "levels_gained", f"{_many(card.levels_gained, 'level')} for the kill" if card.levels_gained != 1 else ""
    yield "tags", ", ".join(card.tags)
    yield "strength", f"{card.strength:+d} to a monster" if card.strength else ""
    more = card.treasures_delta
    yield "treasures_delta", f"{more:+d} {_plural(more, 'Treasure')}" if more else ""
    yield "rank", f"Rank {card.rank}" if card.kind == "power" else ""
    yield "bonus", f"{card.bonus:+d} in combat" if card.bonus else ""
    yield "slot", card.slot if card.slot != "none" else ""
    yield "big", "Big" if card.big else ""
    yield "run_away", f"{card.run_away:+d} to run away" if card.run_away else ""
    yield "value", (f"{card.value:,} gold pieces" if card.value else "no value") if worth else ""
    yield "copies", f"{card.copies} in the box" if card.copies > 1 else ""


def _restrictions(card: Card) -> Iterable[str]:
    if card.only:
        yield f"only for: {', '.join(card.only)}"
    if card.not_by:
        yield f"not for: {', '.join(card.not_by)}"


def _many(count: int, word: str) -> str:
    return f"{count} {_plural(count, word)}"


def _plural(count: int, word: str) -> str:
    return word if abs(count) == 1 else word + "s"


# ---------------------------------------------------------------- words


def _does(card: Card) -> Iterable[str]:
    """What the card does, in words: marks, lasting words, deeds, bad stuff, abilities."""
    if card.when:
        yield "played " + " or ".join(WHEN[when] for when in card.when)
    yield from (MARKS[mark] for mark in sorted(card.marks))
    yield from (_lasting(word) for word in card.gives)
    if card.do:
        yield _deeds(card.do)
    if card.keeps:
        yield "stays until it has done its work"
    if card.kind == "monster":
        yield from _meeting(card)
        if card.spares:
            unless = f", unless {' or '.join(card.pursues)}" if card.pursues else ""
            yield f"lets characters of Level {card.spares} or lower go{unless}"
        if card.toll:
            yield f"running from it, caught or not: {_deeds(card.toll)}"
        yield from _bad_stuff(card)
    if card.on_escape:
        yield f"after getting away: {_deeds(card.on_escape)}"
    yield from (_ability(ability, card) for ability in card.abilities)


def _meeting(card: Card) -> Iterable[str]:
    if card.before:
        yield f"before the fight: {_deeds(card.before)}"
    if card.not_against:
        instead = f"; instead: {_deeds(card.in_peace)}" if card.in_peace else ""
        yield f"does not attack: {', '.join(card.not_against)}{instead}"


def _bad_stuff(card: Card) -> Iterable[str]:
    if card.bad_stuff:
        yield f"bad stuff: {_deeds(card.bad_stuff)}"
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


def _theft(deed: v.StealItem) -> str:
    wanted = "an Item" if deed.size == "any" else f"a {deed.size} Item"
    roll = f" on a roll of {deed.roll} or more" if deed.roll else ""
    return f"take {wanted}{roll}" + (f", else lose {_many(deed.otherwise, 'level')}" if deed.otherwise else "")


def _ability(ability: v.Ability, card: Card) -> str:
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
    return " ".join(parts) + f": {_deeds(ability.do)}"


def _price(price: v.Price) -> str:
    if price.itself:
        return "discarding it"
    if price.worth:
        return f"discarding an Item worth {price.worth} or more"
    what = f"{price.kind} card" if price.kind else "card"
    what = f"{what} that is a {' or '.join(price.keywords)}" if price.keywords else what
    if price.whole_hand:
        return f"discarding the whole hand, {price.least} cards at least"
    if price.from_hand:
        what += " from the hand"
    if price.least == price.most:
        return f"discarding {'a' if price.most == 1 else price.most} {what}"
    number = "any number of" if price.most >= ANY_NUMBER else f"{price.least} to {price.most}"
    return f"discarding {number} {what}s"


def _deeds(deeds: tuple[v.Deed, ...]) -> str:
    return ", ".join(DEEDS[type(deed)](deed) for deed in deeds)


def _lost_item(deed: v.LoseItem) -> str:
    if deed.best:
        return f"lose the{_SIZES[deed.size]} Item that gives the largest bonus"
    return f"lose {deed.count}{_SIZES[deed.size]} {_plural(deed.count, 'Item')} of one's choice"


def _lost_kind(deed: v.LoseKind) -> str:
    return f"lose {deed.named}" if deed.named else f"lose {'every' if deed.every else 'a'} {deed.kind}"


def _by_roll(deed: v.LoseByRoll) -> str:
    what = "levels" if deed.what == "levels" else "Items or hand cards of one's choice"
    deadly = f"death on {deed.deadly} or less, else " if deed.deadly else ""
    return f"a die is rolled: {deadly}lose as many {what} as it shows"


def _or_all(levels: int) -> str:
    return ", or all they have" + (f" and {_many(levels, 'level')}" if levels else "")


def _taken(deed: v.OthersTake) -> str:
    who, what = TAKERS[deed.who], TAKEN[deed.what]
    rest = ", and the rest of the hand is discarded" if deed.rest_lost else ""
    return f"{who} {'picks' if deed.lost else 'takes'} {what}{', which is lost' if deed.lost else ''}{rest}"


def _depending(deed: v.Depending) -> str:
    parts = [f"{' or '.join(deed.victim)}: {_deeds(deed.then) or 'nothing'}"]
    return ", ".join([*parts, f"anybody else: {_deeds(deed.otherwise) or 'nothing'}"])


def _or_levels(count: int) -> str:
    return f" (without: lose {_many(count, 'level')})" if count else ""


def _each(deed: v.Strengthen | v.Weaken | v.AddToRoll) -> str:
    return " for each card discarded" if deed.each else ""


def _compelled(deed: v.CompelHelp) -> str:
    parts = ["he must help" + (" if the user rolls higher than he does" if deed.out_rolled else "")]
    parts += ["and picks first among the Treasures"] if deed.picks_first else []
    parts += ["without reward"] if deed.no_reward else []
    parts += ["and such a fight does not win the game"] if deed.no_win else []
    return ", ".join(parts)


def _pay(deed: v.Eliminate) -> str:
    if deed.pays:
        return f", {_many(deed.pays, 'Treasure')} are drawn"
    if deed.if_only:
        return ", its Treasure is taken if it was the only one"
    if deed.treasure:
        return ", its Treasure is taken"
    return ", without its Treasure" if deed.denied else ""


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

WHEN: dict[str, str] = {
    "fighting": "in a fight of one's own",
    "any_combat": "in any fight",
    "own_turn": "on one's own turn",
    "any_time": "at any time",
    "losing": "when losing a fight",
    "own_roll": "after a roll of one's own",
    "own_run_roll": "after one's own roll to run away",
    "own_failed_run": "after one's own roll to run away that fails",
    "escape": "after somebody got away",
    "after_fight": "just after a fight",
    "own_face_up_draw": "when one is to draw a card face up",
    "own_curse": "when a Curse is about to take effect on one",
    "own_turn_fight": "in a fight on one's own turn",
    "alone": "in a fight of one's own, alone",
    "running": "while somebody still has to run",
}
WHOM: dict[str, str] = {
    "self": "for oneself",
    "rival": "on a rival",
    "opposite_sex": "on a rival of the opposite sex",
    "same_race": "on a rival of the same race",
    "higher_level": "on a rival of a higher Level",
    "monster": "on a monster",
    "fighter": "on a fighter",
}
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
TAKERS = {
    "neighbors": "each neighbor",
    "from_the_left": "each other player, from the left,",
    "from_the_right": "each other player, from the right,",
    "highest": "each player of the highest Level",
}
TAKEN = {
    "item": "an Item",
    "hand": "a hand card, unseen",
    "treasure": "a Treasure from the table, or one from the hand, unseen",
}
_SIZES: dict[str, str] = {"any": "", "small": " small", "big": " Big"}
DEEDS: dict[type[v.Deed], Callable[..., str]] = {
    v.LoseLevels: lambda deed: f"lose {_many(deed.amount, 'level')}",
    v.GainLevels: lambda deed: f"go up {_many(deed.amount, 'level')}",
    v.LoseWorn: lambda deed: f"lose what is used as {deed.slot}" + _or_levels(deed.otherwise),
    v.LoseItem: lambda deed: _lost_item(deed),
    v.LoseMarked: lambda deed: f"lose every Item in use that is {' or '.join(deed.bearing)}",
    v.LoseWorth: lambda deed: f"lose Items worth {deed.gold:,} gold pieces, or all, if they come to no more",
    v.LoseByRoll: lambda deed: _by_roll(deed),
    v.Levy: lambda deed: f"lose an Item of one's choice; all others lose Items worth as much{_or_all(deed.otherwise)}",
    v.OthersTake: lambda deed: _taken(deed),
    v.LoseItems: lambda deed: f"lose all{_SIZES[deed.size]} Items",
    v.DiscardHand: lambda deed: "discard the hand",
    v.LoseKind: lambda deed: _lost_kind(deed) + _or_levels(deed.otherwise),
    v.ReplaceKind: lambda deed: (
        f"every {deed.kind} is lost for the topmost {deed.kind} in the discards, if there is one"
    ),
    v.SetLevel: lambda deed: f"the Level becomes {'that of the lowest player' if deed.lowest else deed.to}",
    v.Perish: lambda deed: "death",
    v.ChangeSex: lambda deed: "the sex changes",
    v.Strengthen: lambda deed: f"{deed.amount:+d} to one's own side{_each(deed)}",
    v.Weaken: lambda deed: f"{-deed.amount:+d} to the other side{_each(deed)}",
    v.Eliminate: lambda deed: f"{'all monsters leave' if deed.every else 'a monster leaves'} the fight{_pay(deed)}",
    v.Slay: lambda deed: f"kills {' or '.join(deed.named)}",
    v.ReplaceMonster: lambda deed: "a monster goes, and one from the hand takes its place",
    v.ClearRoom: lambda deed: "the room may be looted",
    v.HandOver: lambda deed: "another player takes the fight over, with what it pays",
    v.SlipAway: lambda deed: "get away from all monsters" + (", and a partner who likes to" if deed.partner else ""),
    v.DoubleStrength: lambda deed: "the user's strength counts twice",
    v.GrabItem: lambda deed: "take an Item of somebody's into use, if that turns the fight",
    v.DrawDiscard: lambda deed: "the card comes from the top of the discards",
    v.TakeDiscard: lambda deed: "take any one card from the discards",
    v.EachGains: lambda deed: f"each {' or '.join(deed.of)} goes up {_many(deed.amount, 'level')}",
    v.DiscardInPlay: lambda deed: f"discard a {' or '.join(deed.named)} in play",
    v.EscapeFrom: lambda deed: (
        "get away without a roll" + (f" from a monster of Level {deed.up_to} or lower" if deed.up_to else "")
    ),
    v.AddToRoll: lambda deed: f"{deed.amount:+d} to the roll{_each(deed)}",
    v.TurnDie: lambda deed: "the die is turned to any number",
    v.RollAgain: lambda deed: "roll once more",
    v.CompelHelp: lambda deed: _compelled(deed),
    v.StealItem: lambda deed: _theft(deed),
    v.BorrowAbilities: lambda deed: "have all abilities of the card discarded",
    v.StealLevel: lambda deed: "he loses a level, the user gains it",
    v.CancelCurse: lambda deed: "a Curse is gone",
    v.DrawTreasures: lambda deed: f"draw {_many(deed.amount, 'Treasure')}, face down unless the card was drawn face up",
    v.SwapTreasures: lambda deed: f"{_many(deed.amount, 'Treasure')} may be exchanged for new ones, face down",
    v.ChooseOne: lambda deed: "one's choice: " + " or ".join(_deeds((one,)) for one in deed.between),
    v.Depending: lambda deed: _depending(deed),
    v.Odd: lambda deed: "something all its own",
}
