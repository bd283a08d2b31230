"""Go Up a Level cards.

Sheets: When To Play Cards, Treasures (Other Treasures in the later ones); Treasure.
"""

from collections.abc import Iterator

from munch_cli.effects.deeds import carry_out
from munch_cli.effects.effect_target import Aim
from munch_cli.engine.law import bar, do, may, not_yet
from munch_cli.engine.moments import IN_FIGHT
from munch_cli.engine.reasons import Reason, allow, refuse, silent
from munch_cli.engine.table import Table
from munch_cli.rules.precedence import goal
from munch_cli.table import events as e
from munch_cli.table.commands import PlayCard, Sell
from munch_cli.table.ids import NO_PLAYER, PlayerId, rule_ids
from munch_cli.table.vocabulary import GainLevels

KIND = "go-up-a-level"
ONES_OWN = "go-up-a-level.raises-its-own-player"
AS_DRAWN = "go-up-a-level.usable-as-soon-as-drawn"
ON_ANYBODY = "go-up-a-level.on-any-player-at-any-time"
DISCARDED = "go-up-a-level.discarded-once-played"
BARRED_IN_COMBAT = ("combat.no-selling-equipping-trading-or-playing-treasures",)


def raised(command: PlayCard) -> PlayerId:
    """Whom the card raises: the player named, else the one who plays it."""
    return command.on_player if command.on_player != NO_PLAYER else command.who


# ---- who, and when


def its_own_player(table: Table, command: PlayCard) -> Reason | None:
    """It raises the player who plays it, in their own turn or the moment they gain it."""
    if table.state.turn.player != command.who and not _just_gained(table, command):
        return refuse(turn=table.state.turn.player)
    return allow() if raised(command) == command.who else None


def on_another(table: Table, command: PlayCard) -> Reason | None:
    """Whether it can raise another player is left open where the sheet speaks only of the player going up."""
    if raised(command) == command.who:
        return None
    gap = "gap.go-up-a-level-on-another"
    return silent(gap, allows=table.leaning(gap) == "allowed", raised=raised(command))


def as_soon_as_drawn(table: Table, command: PlayCard) -> Reason | None:
    """It may be used the moment it is gained."""
    return allow() if _just_gained(table, command) else None


def _just_gained(table: Table, command: PlayCard) -> bool:
    """Return True if it was gained a moment ago. Before the first turn every card has just been dealt."""
    turn = table.state.turn
    return (command.card in turn.gained or turn.phase == "setup") and table.in_force(AS_DRAWN)


def on_anybody_any_time(table: Table, command: PlayCard) -> Reason:
    """It may be played on any player at any time."""
    return allow(raised=raised(command))


def even_in_combat(table: Table, command: PlayCard) -> Reason:
    """Even during a fight."""
    return allow(over=BARRED_IN_COMBAT)


# ---- the winning level


def not_the_winning_level(table: Table, command: PlayCard) -> Reason | None:
    """It may not be played to give any player the winning level."""
    return refuse(raised=raised(command)) if _would_win(table, command) else None


def barred_or_wasted(table: Table, command: PlayCard) -> Reason | None:
    """At Level 9 it gives nothing. Whether it may be played all the same is left open."""
    if not _would_win(table, command):
        return None
    gap = "gap.go-up-a-level-at-level-9"
    return silent(gap, allows=table.leaning(gap) == "wasted", raised=raised(command))


def _would_win(table: Table, command: PlayCard) -> bool:
    """Return True if it would take a player to Level 10, and does not say itself that it may."""
    card = table.card(command.card)
    if "may_win" in card.marks:
        return False
    levels = sum(deed.amount for deed in card.do if isinstance(deed, GainLevels))
    return table.state.players[raised(command)].level + levels >= goal(table)


# ---- what it does


def going_up(table: Table, command: PlayCard) -> Iterator[e.Event]:
    """The player goes up, and the card is discarded."""
    card = table.card(command.card)
    at_once = (AS_DRAWN,) if _just_gained(table, command) else ()
    aim = Aim(raised(command), rule_ids(ONES_OWN, ON_ANYBODY, *at_once, card.rule))
    for deed in card.do:
        yield from carry_out(table, deed, aim)
    yield e.CardDiscarded(command.card, command.who, rule_ids(DISCARDED))


def not_an_item(table: Table, command: Sell) -> Reason | None:
    """It is not an Item, and so not for sale."""
    cards = tuple(copy for copy in command.items if table.card(copy).kind == KIND)
    return refuse(cards=cards) if cards else None


def says_more(table: Table, command: PlayCard) -> bool:
    """Its card asks for something that the vocabulary has no word for."""
    return bool(table.card(command.card).unmodelled)


RULES = (
    not_yet(PlayCard, says_more, "go-up-a-level", of=(KIND,)),
    may(PlayCard, its_own_player, of=(KIND,)),
    may(PlayCard, on_another, of=(KIND,)),
    may(PlayCard, as_soon_as_drawn, of=(KIND,)),
    may(PlayCard, on_anybody_any_time, of=(KIND,)),
    may(PlayCard, even_in_combat, over=BARRED_IN_COMBAT, of=(KIND,), when=IN_FIGHT),
    bar(PlayCard, not_the_winning_level, of=(KIND,)),
    may(PlayCard, barred_or_wasted, of=(KIND,)),
    do(PlayCard, going_up, of=(KIND,)),
    bar(Sell, not_an_item),
)
