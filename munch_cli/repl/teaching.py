"""A first game that explains each moment once, when it comes: what the rulebook of the box says of it, and where."""

from __future__ import annotations

from collections.abc import Callable

from munch_cli.arbiter.moment import Moment
from munch_cli.engine.table import Table
from munch_cli.show.citing import says, source
from munch_cli.show.look import Look, painted, wrapped
from munch_cli.table.apply import top_layer
from munch_cli.table.ids import PlayerId
from munch_cli.table.records import NamedTuple

INDENT = "  "


class Lesson(NamedTuple):
    """What is explained, when it is, and by which rules; those that the box does not have are passed over."""

    what: str
    comes: Callable[[Table, PlayerId, Moment | None], bool]
    rules: tuple[str, ...]


def _owes(*kinds: str) -> Callable[[Table, PlayerId, Moment | None], bool]:
    return lambda table, who, now: any(debt.who == who and debt.what in kinds for debt in top_layer(table.state))


def _turn(*phases: str) -> Callable[[Table, PlayerId, Moment | None], bool]:
    def comes(table: Table, who: PlayerId, now: Moment | None) -> bool:
        turn = table.state.turn
        return turn.player == who and turn.phase in phases and table.fight is None and not table.state.owed

    return comes


def _fights(table: Table, who: PlayerId, now: Moment | None) -> bool:
    return table.fight is not None and table.fight.fighter == who and not table.fight.running


def _loses(table: Table, who: PlayerId, now: Moment | None) -> bool:
    return _fights(table, who, now) and table.total("munchkins").amount <= table.total("monsters").amount


def _of_another(table: Table, who: PlayerId, now: Moment | None) -> bool:
    return table.fight is not None and who not in table.fighters()


def _is_cursed(table: Table, who: PlayerId, now: Moment | None) -> bool:
    return bool(table.curses(who))


def _could_sell(table: Table, who: PlayerId, now: Moment | None) -> bool:
    mine = [*table.hand(who), *table.in_play(who), *table.sideways(who)]
    return table.fight is None and sum(table.card(copy).value for copy in mine if table.card(copy).value) >= PRICE


PRICE = 1000
"""Gold pieces from which on selling is worth a word."""

LESSONS = (
    Lesson("the aim", lambda table, who, now: True, ("winning.first-to-level-10-wins", "level.gained-by-kill-or-card")),
    Lesson("Items", _turn("setup", "start"), ("items.in-hand-do-not-count", "items.anyone-may-carry-any-item")),
    Lesson("turn", _turn("start"), ("turn.door-card-is-drawn-face-up", "turn.door-monster-must-be-fought")),
    Lesson("the door", _owes("face-up"), ("turn.other-door-card-kept-or-played",)),
    Lesson("a Curse", _is_cursed, ("curses.drawn-at-the-door-hits-the-drawer", "curses.affects-its-victim-at-once")),
    Lesson(
        "fight",
        _fights,
        (
            "combat.strength-is-level-plus-modifiers",
            "combat.higher-player-total-kills",
            "combat.monster-wins-ties",
            "combat.kill-gives-one-level",
        ),
    ),
    Lesson("help", _loses, ("helping.may-ask-when-unable-to-win-alone", "helping.share-of-treasure-may-be-offered")),
    Lesson("running", _loses, ("running-away.escape-on-5-or-more", "bad-stuff.suffered-when-caught")),
    Lesson("the fights of others", _of_another, ("helping.any-player-may-still-play-cards",)),
    Lesson("looting", _turn("trouble"), ("loot.only-if-no-monster-was-met", "loot.second-door-card-face-down-to-hand")),
    Lesson("selling", _could_sell, ("selling.a-thousand-gold-buys-a-level", "selling.no-change-is-given")),
    Lesson("end", _turn("loot", "charity"), ("turn.next-begins-when-charity-ends", "turn.passes-to-the-left")),
    Lesson(
        "charity", _owes("charity"), ("charity.excess-goes-to-lowest-level-player", "charity.tied-lowest-share-evenly")
    ),
    Lesson("death", _owes("loot"), ("death.each-looter-takes-one-card", "combat.losing-means-running-away")),
)
"""Everything that is explained, in the order in which it would be if it came all at once."""
MOST = 2
"""So many moments are explained at once; others wait for the next time they come."""


class Teacher:
    """Explains what comes for the first time, to each player once."""

    def __init__(self, table: Table) -> None:
        self._edition = table.law.edition
        self._told: set[tuple[PlayerId, str]] = set()

    def lines(self, table: Table, who: PlayerId, now: Moment | None, look: Look) -> list[str]:
        """What is to be explained to a player now; nothing if all of it was."""
        lines: list[str] = []
        told = 0
        for lesson in LESSONS:
            if told == MOST or (who, lesson.what) in self._told or not lesson.comes(table, who, now):
                continue
            self._told.add((who, lesson.what))
            told += 1
            for place, rule in enumerate(rule for rule in lesson.rules if self._edition.has(rule)):
                said = says(rule, self._edition, table.catalogue)
                lead = f"({lesson.what}) " if not place else ""
                lines += wrapped(f"{lead}{said[:1].upper()}{said[1:]}.", look, INDENT, INDENT * 2)
                lines += painted(source(rule, self._edition, table.catalogue), "dim", look, INDENT * 2, INDENT * 3)
        return lines
