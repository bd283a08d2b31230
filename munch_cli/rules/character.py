"""What a character is, and what may be laid down before the first turn.

Sheets: Character Creation; Character Stats.
"""

from collections.abc import Callable, Iterator

from munch_cli.effects.queries import kind_in_play, suits
from munch_cli.engine.law import bar, do, may, sum_of
from munch_cli.engine.moments import SETUP
from munch_cli.engine.reasons import Reason, Term, allow, refuse, silent
from munch_cli.engine.table import Table
from munch_cli.rules.slots import full_for
from munch_cli.table import events as e
from munch_cli.table.cards import SELLABLE_KINDS
from munch_cli.table.commands import DeclareSex, PlayCard
from munch_cli.table.ids import WHAT_ONE_IS, PlayerId
from munch_cli.table.state import SEXES


def sex(table: Table, player: PlayerId) -> Iterator[Term]:
    """A character is male or female, as its player is unless they said otherwise."""
    yield Term(1, SEXES[table.state.players[player].sex], who=player)


def sex_is_the_players_own(table: Table, command: DeclareSex) -> Reason | None:
    """A character begins with the sex of its player."""
    return refuse()


def sex_is_declared_at_the_start(table: Table, command: DeclareSex) -> Reason | None:
    """A player may declare a sex at the start of the game, and not later."""
    phase = table.state.turn.phase
    return allow() if phase == "setup" else refuse(phase=phase)


def declaring_it(table: Table, command: DeclareSex) -> Iterator[e.Event]:
    """Their character is of the sex they say."""
    yield e.SexSet(command.who, command.sex)


# ---- before the first turn


def _one_of_each() -> Callable[[Table, PlayCard], Reason]:
    """A may rule: before the first turn at most one card of each of its row's kinds is laid down."""

    def opening(table: Table, command: PlayCard) -> Reason:
        card = table.card(command.card)
        had = kind_in_play(table, command.who, card.kind)
        too_high = card.rank > table.number("character.opening-rank")
        return refuse(rank=card.rank) if too_high else refuse(had=len(had)) if had else allow()

    return opening


one_race_and_one_class = _one_of_each()
one_class_and_one_accent = _one_of_each()
one_race_and_one_power = _one_of_each()


def any_items(table: Table, command: PlayCard) -> Reason | None:
    """Any Items may be laid down before the first turn."""
    return allow() if _is_laid_down(table, command) else None


def _is_laid_down(table: Table, command: PlayCard) -> bool:
    """Return True if an Item is played from the hand. One that lies in front of the player is not laid down again."""
    return command.card in table.hand(command.who)


def usable_items(table: Table, command: PlayCard) -> Reason | None:
    """Usable Items may be laid down before the first turn."""
    return any_items(table, command)


def what_is_usable(table: Table, command: PlayCard) -> Reason | None:
    """Whether this includes an Item that they may carry but get no benefit from is left open."""
    if not _is_laid_down(table, command):
        return None
    if suits(table, command.who, table.card(command.card)) and not full_for(table, command.who, command.card):
        return None
    gap = "gap.usable-before-the-first-turn"
    return silent(gap, allows=table.leaning(gap) == "any-he-may-carry")


def a_minion(table: Table, command: PlayCard) -> Reason | None:
    """A Minion may be laid down before the first turn."""
    return allow()


RULES = (
    sum_of("traits", sex, reads=WHAT_ONE_IS),
    bar(DeclareSex, sex_is_the_players_own),
    may(DeclareSex, sex_is_declared_at_the_start, allows=SETUP),
    do(DeclareSex, declaring_it),
    may(PlayCard, one_race_and_one_class, of=("race", "class"), when=SETUP),
    may(PlayCard, one_class_and_one_accent, of=("class", "accent"), when=SETUP),
    may(PlayCard, one_race_and_one_power, of=("race", "power"), when=SETUP),
    may(PlayCard, any_items, of=SELLABLE_KINDS, when=SETUP),
    may(PlayCard, usable_items, of=SELLABLE_KINDS, when=SETUP),
    may(PlayCard, what_is_usable, of=SELLABLE_KINDS, when=SETUP),
    may(PlayCard, a_minion, of=("minion",), when=SETUP),
)
