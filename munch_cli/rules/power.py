"""Powers: their Ranks, when they may be played, when they go, and stolen levels.

Sheets: Character Stats, Powers, in the order of its paragraphs; the note on the Vampire power.
"""

from collections.abc import Iterator, Sequence

from munch_cli.effects.abilities import (
    beyond_the_words,
    does_what_it_says,
    follows_its_card,
    no_hand_no_whole_hand,
    paid_with_any_card,
    source_card,
    steals_a_level,
)
from munch_cli.effects.kinds import (
    PERSONAL,
    from_kind,
    goes,
    in_force,
    laid_down,
    made_of,
    may_go,
    no_item,
    of_second_copies,
    same_in_play,
)
from munch_cli.effects.losses import is_shedding, shedding
from munch_cli.effects.queries import in_own_turn, just_gained, kind_in_play, suits, unfit
from munch_cli.engine.law import bar, do, each, may, not_yet, strike, sum_of, then
from munch_cli.engine.moments import SETUP
from munch_cli.engine.reasons import Reason, Term, allow, refuse, silent
from munch_cli.engine.table import Table
from munch_cli.rules.precedence import goal
from munch_cli.table import events as e
from munch_cli.table.cards import costs_a_whole_hand, is_modelled_in_part, lets_steal_a_level
from munch_cli.table.commands import DiscardCard, PlayCard, Trade, UseAbility
from munch_cli.table.ids import (
    A_CHARACTER,
    LYING,
    NO_COPY,
    NO_PLAYER,
    PEOPLE,
    SHED,
    WHAT_ONE_IS,
    CopyId,
    PlayerId,
    RuleId,
)

# ---- Ranks


def _is_power(table: Table, copy: CopyId) -> bool:
    return table.card(copy).kind == "power"


def _powers(table: Table, player: PlayerId) -> list[CopyId]:
    return kind_in_play(table, player, "power")


# ---- par. 1: having one

power_in_play = made_of("power")
laying_it_down = laid_down("power", "power.gained-on-play-lost-with-its-card")
as_the_card_says = follows_its_card("power")
doing_it = does_what_it_says("power")
unmodelled = beyond_the_words("power")

# ---- par. 2: who may have it, and how many


def of_no_use_to_that_race(table: Table, subject: object, terms: Sequence[Term]) -> Iterator[int]:
    """A Power limited to certain races gives nothing to a character of another."""
    for place, term in enumerate(terms):
        if term.copy != NO_COPY and _is_power(table, term.copy) and not suits(table, term.who, table.card(term.copy)):
            yield place


def not_used_by_that_race(table: Table, command: UseAbility) -> Reason | None:
    """Players of that race cannot use it either."""
    card = source_card(table, command)
    if card is None or card.kind != "power":
        return None
    return (
        None if suits(table, command.who, card) else refuse(card.rule)._replace(facts=unfit(table, command.who, card))
    )


def race_changed(table: Table, event: e.CardLaidDown | e.CardDiscarded) -> Iterator[e.Event]:
    """What becomes of a Power that its owner's new race may not have is left open. Other Powers stay."""
    if table.card(event.copy).kind != "race" or event.who == NO_PLAYER:
        return
    for copy in tuple(_powers(table, event.who)):
        is_unfit = not suits(table, event.who, table.card(copy))
        if is_unfit and table.reading("gap.power-after-a-change-of-race") == "discarded":
            yield e.CardDiscarded(copy, event.who)


# ---- par. 3: like races


def not_usable(table: Table, command: PlayCard) -> Reason | None:
    """A Power that its player cannot use is not put in play."""
    card = table.card(command.card)
    return None if suits(table, command.who, card) else refuse()._replace(facts=unfit(table, command.who, card))


def whenever_usable(table: Table, command: PlayCard) -> Reason | None:
    """A Power may be played at any time its player can use it."""
    return allow() if suits(table, command.who, table.card(command.card)) else None


def out_of_turn(table: Table, command: PlayCard) -> Reason | None:
    """By the list of times a Power, like a Race, is for when it is gained and for its player's own turn."""
    timely = in_own_turn(table, command.who) or just_gained(table, command.card) or table.state.turn.phase == "setup"
    return None if timely else refuse(turn=table.state.turn.player)


def second_card_like_a_race(table: Table, command: PlayCard) -> Reason | None:
    """A player may not have a second copy of a Race, and Powers are treated like Races."""
    first = same_in_play(table, command.who, command.card)
    return (
        None if first == NO_COPY else refuse("power.treated-like-races", "race.no-two-copies-of-one-race", copy=first)
    )


not_traded = no_item("power")
may_be_thrown_out = may_go("power")
throwing_it_out = goes("power")

# ---- par. 6: duplicates


def duplicate_may_lie_there(table: Table, command: PlayCard) -> Reason | None:
    """That a second card of one Power adds nothing supposes that it can be there."""
    second = same_in_play(table, command.who, command.card) != NO_COPY
    return allow() if second else None


def duplicate_adds_nothing(table: Table, subject: object, terms: Sequence[Term]) -> Iterator[int]:
    """A second card of one Power has no effect."""
    return of_second_copies(table, terms, "power")


# ---- the last: discards

paid_with_any = paid_with_any_card("power")
no_whole_hand = no_hand_no_whole_hand("power")

# ---- the note on the Vampire power


def none_at_level_nine(table: Table, command: UseAbility | PlayCard) -> Reason | None:
    """At Level 9 no player can steal a level."""
    level = table.state.players[command.who].level
    return refuse(level=level) if level >= goal(table) - 1 and steals_a_level(table, command) else None


def none_that_is_of_no_use(table: Table, command: UseAbility | PlayCard) -> Reason | None:
    """A level that the thief could not use is not stolen, and its owner does not lose it."""
    player = table.state.players[command.who]
    if not steals_a_level(table, command):
        return None
    if player.dead:
        return refuse(DEAD, OF_NO_USE, dead=command.who)
    return refuse(level=player.level) if player.level >= goal(table) - 1 else None


OF_NO_USE = "power.vampire-cannot-steal-an-unusable-level"
DEAD = "death.the-dead-gain-no-levels"


def _ranks(table: Table, player: PlayerId, more: CopyId = NO_COPY, less: CopyId = NO_COPY) -> tuple[int, int]:
    """The Ranks of a player's Powers, with the second cards of one Power left out and counted in."""
    had = [copy for copy in _powers(table, player) if copy != less]
    had += [more] if more != NO_COPY else []
    seen: dict[str, int] = {}
    for copy in had:
        seen.setdefault(table.card(copy).name, table.card(copy).rank)
    return sum(seen.values()), sum(table.card(copy).rank for copy in had)


def within_the_level(table: Table, command: PlayCard) -> Reason | None:
    """The Ranks of a player's Powers come to no more than their Level."""
    level = table.state.players[command.who].level
    ranks, _ = _ranks(table, command.who, command.card)
    return refuse(ranks=ranks, level=level) if ranks > level else None


def rank_of_a_duplicate(table: Table, command: PlayCard) -> Reason | None:
    """Whether a second card of one Power counts towards the Ranks is left open."""
    level = table.state.players[command.who].level
    once, twice = _ranks(table, command.who, command.card)
    gap = "gap.rank-of-a-duplicate"
    return silent(gap, allows=table.leaning(gap) == "does-not-count") if once <= level < twice else None


# ---- par. 4 and 5: when the Level falls


def powers_kept(table: Table, player: PlayerId) -> Iterator[Term]:
    """A Changeling keeps their Powers at any Level."""
    for copy in table.in_play(player):
        card = table.card(copy)
        if "keeps_powers" in card.marks:
            yield Term(1, card.name, (card.rule,), player, copy)


def _keeps_them(table: Table, player: PlayerId) -> bool:
    return table.total("powers_kept", player).amount > 0


def _exceeds(table: Table, player: PlayerId, less: CopyId = NO_COPY) -> bool:
    """Return True if a player's Ranks exceed their Level. A duplicate's Ranks are asked about only if they decide."""
    level = table.state.players[player].level
    once, twice = _ranks(table, player, less=less)
    return once > level or (twice > level and table.reading("gap.rank-of-a-duplicate") != "does-not-count")


def _must_shed(table: Table, player: PlayerId, less: CopyId = NO_COPY) -> bool:
    if not _powers(table, player):
        return False
    return not _keeps_them(table, player) and _exceeds(table, player, less)


def shed_until_within(table: Table, player: PlayerId) -> Iterator[e.Event]:
    """The player who has Ranks above their Level discards Powers of their choice until they have not."""
    if not table.owed("shed") and not _powers(table, player):
        return
    because = in_force(table, TOO_HIGH)
    owes = _must_shed(table, player) and (_sheds_at_once(table) or is_shedding(table, player, because))
    if not owes and _made_up_for(table, player, because) and table.reading(MADE_UP_FOR) == "still-owed":
        return
    yield from shedding(table, player, tuple(_powers(table, player)) if owes else (), because)


def _made_up_for(table: Table, player: PlayerId, because: tuple[RuleId, ...]) -> bool:
    """Return True if a discard is owed of Powers that are within the Level again though all of them are still there."""
    powers = tuple(_powers(table, player))
    return any(debt.because == because and debt.options == powers for debt in table.owed("shed"))


def _sheds_at_once(table: Table) -> bool:
    """Return True if Ranks above the Level are shed though no Level was lost, as when a Changeling stops being one."""
    return table.leaning(FORMER) != "keeps"


def level_fell(table: Table, event: e.LevelsLost | e.LevelSet) -> Iterator[e.Event]:
    """When the Level falls below the Ranks, Powers are discarded."""
    if _must_shed(table, event.who):
        yield from shedding(table, event.who, tuple(_powers(table, event.who)), in_force(table, TOO_HIGH))


def kept_by_a_changeling(table: Table, event: e.LevelsLost | e.LevelSet) -> Iterator[e.Event]:
    """A Changeling keeps them."""
    if _keeps_them(table, event.who) and _exceeds(table, event.who):
        yield e.PowersKept(event.who)


def more_to_shed(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """One Power less may not be enough."""
    debt = event.debt
    because = in_force(table, TOO_HIGH)
    if debt.because == because and _must_shed(table, debt.who, event.card):
        left = tuple(copy for copy in _powers(table, debt.who) if copy != event.card)
        yield from shedding(table, debt.who, left, because)


def no_longer_a_changeling(table: Table, event: e.CardDiscarded) -> Iterator[e.Event]:
    """Whether one who was a Changeling sheds Powers although their Level did not fall is left open."""
    who = event.who
    if who == NO_PLAYER or "keeps_powers" not in table.card(event.copy).marks:
        return
    if _must_shed(table, who) and table.reading(FORMER) == "sheds":
        yield from shedding(table, who, tuple(_powers(table, who)), in_force(table, TOO_HIGH))


def only_up_to_the_level_he_has(table: Table, command: PlayCard) -> Reason | None:
    """A Changeling above their Level adds Powers only as far as their Level goes."""
    if not _keeps_them(table, command.who):
        return None
    return within_the_level(table, command)


TOO_HIGH = "power.level-drop-forces-discards"
MADE_UP_FOR = "gap.level-made-up-for-before-powers-go"
FORMER = "gap.former-changeling-above-his-level"


RULES = (
    sum_of("traits", power_in_play, reads=WHAT_ONE_IS),
    *(sum_of(name, from_kind("power", name), reads=A_CHARACTER) for name in PERSONAL),
    do(PlayCard, laying_it_down, of=("power",)),
    may(UseAbility, as_the_card_says, of=("power",)),
    do(UseAbility, doing_it, of=("power",)),
    not_yet(UseAbility, unmodelled, "power", of=is_modelled_in_part),
    *(strike(name, of_no_use_to_that_race, reads=A_CHARACTER) for name in PERSONAL),
    bar(UseAbility, not_used_by_that_race, of=("power",)),
    then(e.CardLaidDown, race_changed),
    then(e.CardDiscarded, race_changed),
    bar(PlayCard, second_card_like_a_race, of=("power",)),
    bar(Trade, not_traded),
    may(PlayCard, whenever_usable, of=("power",), when=~SETUP),
    bar(PlayCard, out_of_turn, of=("power",)),
    bar(PlayCard, not_usable, of=("power",)),
    may(DiscardCard, may_be_thrown_out, of=("power",)),
    do(DiscardCard, throwing_it_out, of=("power",)),
    may(PlayCard, duplicate_may_lie_there, of=("power",)),
    *(strike(name, duplicate_adds_nothing, reads=A_CHARACTER) for name in PERSONAL),
    may(UseAbility, paid_with_any, of=("power",)),
    bar(UseAbility, no_whole_hand, of=costs_a_whole_hand),
    bar(UseAbility, none_that_is_of_no_use, of=lets_steal_a_level),
    bar(PlayCard, none_that_is_of_no_use, of=lets_steal_a_level),
    bar(UseAbility, none_at_level_nine, of=lets_steal_a_level),
    bar(PlayCard, none_at_level_nine, of=lets_steal_a_level),
    bar(PlayCard, within_the_level, of=("power",)),
    may(PlayCard, rank_of_a_duplicate, of=("power",)),
    each(shed_until_within, reads=LYING | PEOPLE | SHED),
    then(e.LevelsLost, level_fell),
    then(e.LevelSet, level_fell),
    then(e.ChoiceMade, more_to_shed, of=("shed",)),
    then(e.CardDiscarded, no_longer_a_changeling),
    sum_of("powers_kept", powers_kept, reads=LYING),
    then(e.LevelsLost, kept_by_a_changeling),
    then(e.LevelSet, kept_by_a_changeling),
    bar(PlayCard, only_up_to_the_level_he_has, of=("power",)),
)
