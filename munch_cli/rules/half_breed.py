"""Half-Breed, Super Munchkin and Bilingual: two races, two classes, two accents.

Sheets: When To Play Cards, Half-Breed and Super Munchkin; Character Stats, Race, Class and Accent.
"""

from collections.abc import Callable, Iterator, Sequence

from munch_cli.effects.kinds import lifted_by, of_second_copies
from munch_cli.effects.queries import (
    DOUBLES,
    HALF_DWARF,
    bears,
    held_against_nobody,
    in_own_turn,
    is_half_human,
    just_gained,
    kind_in_play,
    lays_item,
    traits,
)
from munch_cli.engine.law import bar, do, each, may, strike, sum_of
from munch_cli.engine.moments import SETUP
from munch_cli.engine.reasons import Reason, Term, allow, refuse, silent
from munch_cli.engine.table import Table
from munch_cli.rules.timing import OF_KINDS, OWN_TIMES
from munch_cli.table import events as e
from munch_cli.table.cards import is_big_to_sell
from munch_cli.table.commands import DiscardCard, Equip, PlayCard
from munch_cli.table.ids import A_CHARACTER, HANDS, LYING, NO_COPY, WHAT_ONE_IS, CopyId, PlayerId, RuleId, rule_ids


def _kind(table: Table, copy: CopyId) -> str:
    return table.card(copy).kind


def two_races(table: Table, player: PlayerId) -> Iterator[Term]:
    """With Half-Breed a second race may be had."""
    return lifted_by("two_races")(table, player)


def two_classes(table: Table, player: PlayerId) -> Iterator[Term]:
    """With Super Munchkin a second class may be had."""
    return lifted_by("two_classes")(table, player)


def two_accents(table: Table, player: PlayerId) -> Iterator[Term]:
    """With Bilingual a second accent may be had."""
    return lifted_by("two_accents")(table, player)


# ---- playing them


def _needs_one(double: str) -> Callable[[Table, PlayCard], Reason | None]:
    """A may rule: the card is played only by a player who has what it doubles."""

    def needs(table: Table, command: PlayCard) -> Reason | None:
        return None if kind_in_play(table, command.who, DOUBLES[double]) else refuse(needs=DOUBLES[double])

    return needs


needs_a_race = _needs_one("half-breed")
needs_a_class = _needs_one("super-munchkin")
needs_an_accent = _needs_one("bilingual")


def needs_two_classes(table: Table, command: PlayCard) -> Reason | None:
    """Super Munchkin wants a class in play and a second one from the hand, named with it."""
    if _is_enough_with_one(table, command.card):
        return None
    second = command.along != NO_COPY and _kind(table, command.along) == "class"
    return None if second and kind_in_play(table, command.who, "class") else refuse(needs="two classes")


def _is_enough_with_one(table: Table, copy: CopyId) -> bool:
    """Return True if a card says itself what it does with one of what it doubles."""
    return "one_without_drawbacks" in table.card(copy).marks


def whenever_the_condition_holds(table: Table, command: PlayCard) -> Reason | None:
    """They may be played at any time, as long as there is something to double."""
    return allow() if kind_in_play(table, command.who, DOUBLES[_kind(table, command.card)]) else None


def at_the_time_of_kinds(table: Table, command: PlayCard) -> Reason | None:
    """They are played when gained or in their player's own turn."""
    return (
        allow()
        if in_own_turn(table, command.who) or just_gained(table, command.card)
        else refuse(turn=table.state.turn.player)
    )


def as_its_card_says(table: Table, command: PlayCard) -> Reason | None:
    """If the sheet knows no such cards, one of another box is played like what it doubles, and does what it says."""
    card = table.card(command.card)
    if "half-breed" in table.law.topics:
        return None
    had = kind_in_play(table, command.who, DOUBLES[card.kind])
    return allow(card.rule) if had and _is_its_time(table, command) else None


def before_the_first_turn(table: Table, command: PlayCard) -> Reason | None:
    """Whether they are among what may be laid down before the first turn is left open."""
    kind = DOUBLES[_kind(table, command.card)]
    if not kind_in_play(table, command.who, kind):
        return None
    return silent(OPENING, allows=table.leaning(OPENING) == "allowed")


def laying_it_down(table: Table, command: PlayCard) -> Iterator[e.Event]:
    """The card is put in play."""
    yield e.CardLaidDown(command.who, command.card)


def second_comes_along(table: Table, command: PlayCard) -> Iterator[e.Event]:
    """The second race, class or accent is put in play with it."""
    kind = DOUBLES[_kind(table, command.card)]
    if command.along != NO_COPY and _kind(table, command.along) == kind:
        yield e.CardLaidDown(command.who, command.along)


def second_fits(table: Table, command: PlayCard) -> Reason | None:
    """What is played along with it is of the sort that it doubles."""
    fits = command.along == NO_COPY or _kind(table, command.along) == DOUBLES[_kind(table, command.card)]
    return None if fits else refuse(along=command.along)


# ---- the second race


def _adds_second_race(table: Table, command: PlayCard) -> bool:
    return len(kind_in_play(table, command.who, "race")) == 1 and bears(table, command.who, "two_races")


def second_race_later(table: Table, command: PlayCard) -> Reason | None:
    """The second race may come later, while Half-Breed is still out."""
    timely = _adds_second_race(table, command) and _is_its_time(table, command)
    return allow() if timely else None


def _is_its_time(table: Table, command: PlayCard) -> bool:
    return in_own_turn(table, command.who) or just_gained(table, command.card)


def second_race_out_of_time(table: Table, command: PlayCard) -> Reason | None:
    """Whether it then waits for the ordinary time of races is left open."""
    if not _adds_second_race(table, command) or _is_its_time(table, command):
        return None
    gap = "gap.second-race-waits-for-its-time"
    return silent(gap, allows=table.leaning(gap) == "any-time")._replace(over=TIMES)


# ---- having them


def half_human(table: Table, player: PlayerId) -> Iterator[Term]:
    """With Half-Breed and one race a character is half human."""
    if is_half_human(table, player):
        yield Term(1, "Human", who=player)


def ruled_half_human(table: Table, player: PlayerId) -> Iterator[Term]:
    """Where the sheet has no word on it they are half human only if that was decided."""
    if is_half_human(table, player) and table.leaning(HALF_HUMAN) == "half-human":
        yield Term(1, "Human", who=player)


def for_a_half_human(table: Table, command: Equip) -> Reason | None:
    """Whether what only a human can use is for them is left open there."""
    only = table.card(command.item).only
    if "Human" not in only or not is_half_human(table, command.who):
        return None
    if any(kind in traits(table, command.who) for kind in only if kind != "Human"):
        return None
    allows = table.leaning(HALF_HUMAN) == "half-human"
    return silent(HALF_HUMAN, allows=allows)._replace(over=USELESS)


def half_dwarf_holds(table: Table, player: PlayerId, terms: Sequence[Term]) -> Iterator[int]:
    """Whether a half-dwarf holds as many cards as a dwarf is left open. It matters when they have that many."""
    races = kind_in_play(table, player, "race")
    places = [place for place, term in enumerate(terms) if term.copy in races]
    if not places or not is_half_human(table, player):
        return
    others = sum(term.amount for term in terms if term.copy not in races)
    if len(table.hand(player)) <= others:
        return
    if table.reading(HALF_DWARF) == "as-a-human":
        yield from places


def half_dwarf_carries(table: Table, command: PlayCard) -> Reason | None:
    """Whether they carry any number of Big Items like a dwarf is left open as well."""
    who = command.who
    if not is_half_human(table, who) or not lays_item(table, command):
        return None
    (race,) = kind_in_play(table, who, "race")
    dwarf = "any_big_items" in table.card(race).marks
    carried = len(table.total("big_carried", who).terms)
    if not dwarf or carried < table.total("big_items", who).amount:
        return None
    return silent(HALF_DWARF, allows=table.leaning(HALF_DWARF) == "as-a-dwarf")


def only_the_good_of_it(table: Table, player: PlayerId, terms: Sequence[Term]) -> Iterator[int]:
    """A card may say that with one race or class alone only the good of it counts."""
    for place, term in enumerate(terms):
        is_bad = term.amount < 0 and term.copy != NO_COPY
        if is_bad and table.card(term.copy).name in held_against_nobody(table, player):
            yield place


def second_copy_counts(table: Table, subject: int, terms: Sequence[Term]) -> Iterator[int]:
    """Whether a second copy of the same Race or Class gives what the card gives once more is left open."""
    again = tuple(of_second_copies(table, terms, *DOUBLES.values()))
    if again and table.reading(TWICE) == "once":
        yield from again


def second_copy_holds_more(table: Table, player: PlayerId, terms: Sequence[Term]) -> Iterator[int]:
    """The same is left open for the hand limit. It matters to a player with that many cards."""
    again = tuple(of_second_copies(table, terms, *DOUBLES.values()))
    once = sum(term.amount for place, term in enumerate(terms) if place not in again)
    if again and len(table.hand(player)) > once and table.reading(TWICE) == "once":
        yield from again


# ---- losing them


def gone_with_the_last_race(table: Table, player: PlayerId) -> Iterator[e.Event]:
    """Half-Breed is lost when there is no race left."""
    yield from _lost(table, player, "half-breed", 1)


def gone_with_either_class(table: Table, player: PlayerId) -> Iterator[e.Event]:
    """Super Munchkin is lost with either class."""
    yield from _lost(table, player, "super-munchkin", 2)


def _lost(table: Table, player: PlayerId, double: str, needed: int) -> Iterator[e.Event]:
    doubles = kind_in_play(table, player, double)
    had = len(kind_in_play(table, player, DOUBLES[double])) if doubles else needed
    for copy in doubles if had < needed else ():
        if had == 0 or not _is_enough_with_one(table, copy):
            yield e.CardDiscarded(copy, player)


def discarded_at_will(table: Table, command: DiscardCard) -> Reason | None:
    """Whether Half-Breed, Super Munchkin and Bilingual may be thrown out at will is left open."""
    if not _doubles_here(table, command):
        return None
    return silent(AT_WILL, allows=table.leaning(AT_WILL) == "allowed")


def throwing_it_out(table: Table, command: DiscardCard) -> Iterator[e.Event]:
    """It is discarded."""
    if _doubles_here(table, command):
        yield e.CardDiscarded(command.card, command.who)


def _doubles_here(table: Table, command: DiscardCard) -> bool:
    return command.card in table.in_play(command.who)


HALF_HUMAN = "gap.half-breed-with-one-race"
OPENING = "gap.doubles-before-the-first-turn"
TWICE = "gap.two-copies-of-one-race-or-class"
AT_WILL = "gap.half-breed-discarded-at-will"
USELESS = (RuleId("items.useless-ones-are-turned-sideways"),)
TIMES = rule_ids(OWN_TIMES, *OF_KINDS, "timing.race-class-cards-any-moment-of-own-turn")

RULES = (
    sum_of("races", two_races, reads=LYING),
    sum_of("classes", two_classes, reads=LYING),
    sum_of("accents", two_accents, reads=A_CHARACTER),
    bar(PlayCard, needs_a_race, of=("half-breed",)),
    bar(PlayCard, needs_a_class, of=("super-munchkin",)),
    bar(PlayCard, needs_an_accent, of=("bilingual",)),
    bar(PlayCard, needs_two_classes, of=("super-munchkin",)),
    may(PlayCard, whenever_the_condition_holds, of=DOUBLES),
    may(PlayCard, at_the_time_of_kinds, of=DOUBLES, when=~SETUP),
    may(PlayCard, as_its_card_says, of=DOUBLES, when=~SETUP),
    may(PlayCard, before_the_first_turn, of=DOUBLES, when=SETUP),
    do(PlayCard, laying_it_down, of=DOUBLES),
    bar(PlayCard, second_fits, of=DOUBLES),
    do(PlayCard, second_comes_along, of=DOUBLES),
    may(PlayCard, second_race_later, of=("race",)),
    may(PlayCard, second_race_out_of_time, over=TIMES, of=("race",)),
    sum_of("traits", half_human, reads=WHAT_ONE_IS),
    sum_of("traits", ruled_half_human, reads=WHAT_ONE_IS),
    may(Equip, for_a_half_human, over=USELESS),
    strike("hand_limit", half_dwarf_holds, reads=A_CHARACTER | HANDS),
    *(strike(what, only_the_good_of_it, reads=A_CHARACTER | HANDS) for what in ("strength", "run_away", "hand_limit")),
    *(strike(what, second_copy_counts, reads=A_CHARACTER | HANDS) for what in ("strength", "run_away", "levels")),
    strike("hand_limit", second_copy_holds_more, reads=A_CHARACTER | HANDS),
    may(PlayCard, half_dwarf_carries, of=is_big_to_sell),
    each(gone_with_the_last_race, reads=LYING),
    each(gone_with_either_class, reads=LYING),
    may(DiscardCard, discarded_at_will, of=DOUBLES),
    do(DiscardCard, throwing_it_out, of=DOUBLES),
)
