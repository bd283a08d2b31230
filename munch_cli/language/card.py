"""A card in words: in a line, and on a page of its own with all that it does."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from munch_cli.table import vocabulary as v
from munch_cli.table.cards import CURSE_KINDS, Card
from munch_cli.table.saying import an, counted

# ---- beside its name

SHORT_ENOUGH = 60
"""How many letters about what a card does stand beside its name. A single clause may be twice as long."""
NOT_IN_SHORT = ("played ", "stays until", "may be used outside", "does what it says", "bad stuff", "with one alone")
"""Clauses that begin so say when, not what."""
IN_SHORT = {
    "mate": "a second monster like one in the fight",
    "evil-twin": "a second monster like one in the fight",
    "wandering-monster": "a monster of the hand joins a fight",
    "minion": "helps, and can be given up",
}
"""What cards of a kind do that say nothing else."""
ANOTHER = ("mate", "evil-twin")
"""Kinds that put a second monster into the fight, whatever number they have besides."""
WORN = ("item", "ship", "ship-enhancer", "minion")


def brief(card: Card) -> str:
    """Level and Treasures of a monster; bonus, place and limits of an Item; what a Curse does. "" if nothing is known.

    What no source gives is left out, as on the card's page.
    """
    return " · ".join(part for fact, part in _facts(card) if part and fact not in card.unknown)


def in_brackets(name: str, card: Card) -> str:
    """A name with the card's facts behind it."""
    facts = brief(card)
    return f"{name} ({facts})" if facts else name


def bad_stuff(card: Card) -> str:
    """What a monster does to a player whom it catches, in words. "" if no source gives it, or if it is nothing."""
    return deeds_said(card.bad_stuff)


def _facts(card: Card) -> Iterator[tuple[str, str]]:
    if card.kind == "monster":
        yield "level", f"L{card.level}"
        yield "treasures", f"{card.treasures}T"
        yield "levels_gained", f"{card.levels_gained} levels" if card.levels_gained != 1 else ""
        yield "tags", ", ".join(card.tags)
        yield "marks", ", ".join(MARKS[mark] for mark in card.marks if mark in OF_A_FIGHT)
        return
    yield "tags", f"makes it {', '.join(card.tags)}" if card.tags else ""
    yield "strength", f"{card.strength:+d}" if card.strength else ""
    yield "treasures_delta", f"{card.treasures_delta:+d}T" if card.treasures_delta else ""
    yield "rank", f"Rank {card.rank}" if card.kind == "power" else ""
    yield "bonus", f"{card.bonus:+d}" if card.bonus else ""
    yield "slot", card.slot if card.slot != "none" and card.kind in WORN else ""
    yield "big", "Big" if card.big else ""
    yield "run_away", f"{card.run_away:+d} to run" if card.run_away else ""
    yield "only", f"{' or '.join(sorted(card.only))} only" if card.only else ""
    yield "not_by", f"not {' or '.join(sorted(card.not_by))}" if card.not_by else ""
    if card.kind in (*CURSE_KINDS, *ANOTHER) or not (card.bonus or card.strength or card.run_away):
        yield "effects", _in_short(card)
    yield "value", f"{card.value:,} gp" if card.value and card.kind in WORN else ""


def _in_short(card: Card) -> str:
    """What a card does in a few words: as many of its clauses as are short enough. An ability goes by its name."""
    clauses = [clause for clause in does(card) if not clause.startswith(NOT_IN_SHORT)]
    named = {ability.name for ability in card.abilities if ability.name not in ("", card.name)}
    short = [lead if (lead := clause.partition(":")[0]) in named else clause for clause in clauses]
    said: list[str] = []
    for clause in [IN_SHORT[card.kind]] if card.kind in IN_SHORT else sorted(short, key=len):
        clause = clause.removeprefix("ability: ")
        if len(", ".join([*said, clause])) <= SHORT_ENOUGH * (1 if said else 2):
            said.append(clause)
    return ", ".join(said)


# ---- abilities

ANY_NUMBER = 20
"""From here on the most that may be paid is no limit worth telling."""


def ability_said(ability: v.Ability, card: Card) -> str:
    """An ability of a card. It goes by the card's name unless it has one of its own."""
    parts = [f"{ability.name}:" if ability.name != card.name else "ability:", WHEN[ability.when]]
    parts += [f"by {' or '.join(ability.by)}"] if ability.by else []
    parts += [f"not by {' or '.join(ability.not_by)}"] if ability.not_by else []
    parts += [WHOM[ability.on]] if ability.on != "self" else []
    parts += [f"facing {' or '.join(ability.facing)}"] if ability.facing else []
    parts += [f"from Level {ability.from_level} on"] if ability.from_level else []
    if ability.once:
        once = "on each in a fight" if ability.once == "victim" else f"in a {ability.once}"
        parts.append(f", once {once}{', bit by bit' if ability.instalments else ''}")
    if ability.price is not None:
        parts.append(_price(ability.price))
    return " ".join(parts).replace(" ,", ",") + f": {deeds_said(ability.do)}"


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


# ---- what happens


def deeds_said(deeds: tuple[v.Deed, ...]) -> str:
    """Deeds, one after the other; "" for none."""
    return ", ".join(DEEDS.get(type(deed), _as_it_says_itself)(deed) for deed in deeds)


def _as_it_says_itself(deed: v.Deed) -> str:
    """What the type of a deed says of itself, for one that has no wording below."""
    first = (type(deed).__doc__ or "").partition("\n")[0].replace("``", "").rstrip(".")
    return first[:1].lower() + first[1:]


def _sized(size: str) -> str:
    """An Item of a size, as it is told."""
    return {"small": "small Item", "big": "Big Item"}.get(size, "Item")


def _lost_item(deed: v.LoseItem) -> str:
    if deed.best:
        return f"lose the {_sized(deed.size)} that gives the largest bonus"
    return f"lose {counted(deed.count, _sized(deed.size))} of one's choice"


def _lost_kind(deed: v.LoseKind) -> str:
    return f"lose {deed.named}" if deed.named else f"lose {f'every {deed.kind}' if deed.every else an(deed.kind)}"


def _by_roll(deed: v.LoseByRoll) -> str:
    what = "levels" if deed.what == "levels" else "Items or hand cards of one's choice"
    deadly = f"death on {deed.deadly} or less, else " if deed.deadly else ""
    return f"a die is rolled: {deadly}lose as many {what} as it shows"


def _or_all(levels: int) -> str:
    return ", or all they have" + (f" and {counted(levels, 'level')}" if levels else "")


def _taken(deed: v.OthersTake) -> str:
    who, what = TAKERS[deed.who], TAKEN[deed.what]
    rest = ", and the rest of the hand is discarded" if deed.rest_lost else ""
    return f"{who} {'picks' if deed.lost else 'takes'} {what}{', which is lost' if deed.lost else ''}{rest}"


def _depending(deed: v.Depending) -> str:
    parts = [f"{' or '.join(deed.victim)}: {deeds_said(deed.then) or 'nothing'}"]
    return ", ".join([*parts, f"anybody else: {deeds_said(deed.otherwise) or 'nothing'}"])


def _or_levels(count: int) -> str:
    return f", or {counted(count, 'level')} without one" if count else ""


def _each(deed: v.Strengthen | v.Weaken | v.AddToRoll) -> str:
    return " for each card discarded" if deed.each else ""


def _compelled(deed: v.CompelHelp) -> str:
    parts = ["they must help" + (" if the user rolls higher" if deed.out_rolled else "")]
    parts += ["and picks first among the Treasures"] if deed.picks_first else []
    parts += ["without reward"] if deed.no_reward else []
    parts += ["and such a fight does not win the user the game"] if deed.no_win else []
    parts += ["and such a fight does not win the game"] if deed.nobody_wins else []
    return ", ".join(parts)


def _pay(deed: v.Eliminate) -> str:
    if deed.pays:
        return f", {counted(deed.pays, 'Treasure')} {'is' if deed.pays == 1 else 'are'} drawn"
    if deed.if_only:
        return ", its Treasure is taken if it was the only one"
    if deed.treasure:
        return ", its Treasure is taken"
    return ", without its Treasure" if deed.denied else ""


def _grabbed(deed: v.GrabItem) -> str:
    room = ", after discarding an own one if that is needed" if deed.discard_first else ""
    return f"take an Item of somebody's into use, if that turns the fight{room}"


def _theft(deed: v.StealItem) -> str:
    wanted = an(_sized(deed.size))
    roll = f" on a roll of {deed.roll} or more" if deed.roll else ""
    return f"take {wanted}{roll}" + (f", else lose {counted(deed.otherwise, 'level')}" if deed.otherwise else "")


TAKERS: dict[str, str] = {
    "neighbors": "each neighbor",
    "from_the_left": "each other player, from the left,",
    "from_the_right": "each other player, from the right,",
    "highest": "each player of the highest Level",
}
TAKEN: dict[str, str] = {
    "item": "an Item",
    "hand": "a hand card, unseen",
    "treasure": "a Treasure from the table, or one from the hand, unseen",
}


DEEDS: dict[type[v.Deed], Callable[..., str]] = {
    v.LoseLevels: lambda deed: f"lose {counted(deed.amount, 'level')}",
    v.GainLevels: lambda deed: f"go up {counted(deed.amount, 'level')}",
    v.LoseWorn: lambda deed: f"lose what is used as {deed.slot}" + _or_levels(deed.otherwise),
    v.LoseItem: _lost_item,
    v.LoseMarked: lambda deed: f"lose every Item in use that is {' or '.join(deed.bearing)}",
    v.LoseWorth: lambda deed: f"lose Items worth {deed.gold:,} gold pieces, or all, if they come to less",
    v.LoseByRoll: _by_roll,
    v.Levy: lambda deed: f"lose an Item of one's choice; all others lose Items worth as much{_or_all(deed.otherwise)}",
    v.OthersTake: _taken,
    v.LoseItems: lambda deed: f"lose all {_sized(deed.size)}s",
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
    v.GrabItem: _grabbed,
    v.DrawDiscard: lambda deed: "the card comes from the top of the discards",
    v.TakeDiscard: lambda deed: "take any one card from the discards",
    v.EachGains: lambda deed: f"each {' or '.join(deed.of)} goes up {counted(deed.amount, 'level')}",
    v.DiscardInPlay: lambda deed: f"discard {an(' or '.join(deed.named))} in play",
    v.EscapeFrom: lambda deed: (
        "get away without a roll" + (f" from a monster of Level {deed.up_to} or lower" if deed.up_to else "")
    ),
    v.AddToRoll: lambda deed: f"{deed.amount:+d} to the roll{_each(deed)}",
    v.TurnDie: lambda deed: "the die is turned to any number",
    v.RollAgain: lambda deed: "roll once more",
    v.CompelHelp: _compelled,
    v.StealItem: _theft,
    v.BorrowAbilities: lambda deed: "have all abilities of the card discarded",
    v.StealLevel: lambda deed: "the victim loses a level, the user gains it",
    v.CancelCurse: lambda deed: "a Curse is gone",
    v.DrawTreasures: lambda deed: (
        f"draw {counted(deed.amount, 'Treasure')}, face down unless the card was drawn face up"
    ),
    v.SwapTreasures: lambda deed: f"{counted(deed.amount, 'Treasure')} may be exchanged for new ones, face down",
    v.ChooseOne: lambda deed: "one's choice: " + " or ".join(deeds_said((one,)) for one in deed.between),
    v.Depending: _depending,
    v.Odd: lambda deed: "something all its own",
}
"""A deed of the vocabulary -> its wording."""


# ---- what a card does


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
    "any_big_items": "any number of Big Items",
    "any_item": "lifts every limit from the Item it lies on",
    "level_only": "only Levels count against it",
    "no_level": "Levels do not count against it",
    "no_helper": "must be fought alone",
    "no_escape": "nobody can run away from it",
    "automatic_escape": "everybody gets away from it",
    "outside_combat": "may be used outside a fight too",
    "sells_double": "one Item a turn is sold at double its worth",
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

OF_A_FIGHT = ("level_only", "no_level", "no_helper", "no_escape", "automatic_escape")
"""Marks of a monster by which a fight against it goes otherwise than usual."""


# ---- the page of a card

INDENT = "  "
Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"

SOURCES = {
    "rulesheet": "the rulesheet",
    "two-sources": "two sources that agree",
    "one-source": "one source only: not confirmed",
    "inferred": "follows from the rules, not stated",
    "our-choice": "our choice: which cards are in this box was not found",
}
"""Where the facts of a card come from -> how it is told."""
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
    """The card for a person who looks it up: facts, what it does, what is not known, and the sources."""
    lines = [f"{shown_name(card)} ({card.set}) · {card.kind}, {_deck(card)}"]
    lines += [f"  {line}" for line in (" · ".join(_numbers(card)), *_restrictions(card), *does(card)) if line]
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


def card_told(card: Card) -> str:
    """The card in one line, as one tells it to those who have never seen it: its name, its kind, and what it does."""
    facts = [*_numbers(card), *_restrictions(card), *does(card)]
    return f"{card.name}: {'; '.join([card.kind, *facts])}"


def _deck(card: Card) -> str:
    return "deck not known" if "deck" in card.unknown else f"{card.deck} deck"


def _source(card: Card) -> str:
    if card.stand_in:
        return "* a stand-in of our own, no card of the box"
    if not card.source:
        return "a card of your own"
    printed = f", as printed in {card.printing}" if card.printing else ""
    like = f"; facts from the card of this name in {card.like}{printed}" if card.like else ""
    return SOURCES.get(card.source, card.source) + like


def _numbers(card: Card) -> Iterable[str]:
    """The numbers and the like that are printed on the card and known."""
    known = [(fact, word) for fact, word in _printed(card) if word and fact not in card.unknown]
    return [word for _, word in known]


def _printed(card: Card) -> Iterable[tuple[str, str]]:
    monster, worth = card.kind == "monster", card.kind in ("item", "one-shot", "ship", "ship-enhancer")
    yield "level", f"Level {card.level}" if monster else ""
    yield "treasures", counted(card.treasures, "Treasure") if monster else ""
    yield "levels_gained", f"{counted(card.levels_gained, 'level')} for the kill" if card.levels_gained != 1 else ""
    yield "tags", ", ".join(card.tags)
    yield "strength", f"{card.strength:+d} to a monster" if card.strength else ""
    more = card.treasures_delta
    yield "treasures_delta", f"{more:+d} Treasure{'s' * (abs(more) > 1)}" if more else ""
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
