"""What people at the keyboard are told in a game: what happened as they saw it, how things stand, what they may say.

In a first game each moment is explained once, when it comes: what the rulebook of the box says of it, and where.
"""

from __future__ import annotations

from collections.abc import Callable

from munch_cli.arbiter.moments import Moment
from munch_cli.arbiter.view import moment_seen
from munch_cli.engine.run import Outcome
from munch_cli.engine.table import Table
from munch_cli.language.facts import says, source
from munch_cli.repl.sitting import Sitting
from munch_cli.repl.teller import Teller
from munch_cli.show.board import fight_in_short, held_lines, levels_said, moment_said, owed_lines, standings
from munch_cli.show.log import log_lines
from munch_cli.show.look import Look, paint, painted, wrapped
from munch_cli.show.menu import Menu, menu_of
from munch_cli.table import events as e
from munch_cli.table.ids import NO_PLAYER, PlayerId
from munch_cli.table.state import top_layer
from munch_cli.table.typed import NamedTuple

INDENT = "  "


class Lesson(NamedTuple):
    """An explanation: when it is given, and its rules. Rules that the box does not have are left out."""

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
"""How many moments are explained at once. Others wait for the next time they come."""


class Teacher:
    """Explains what comes for the first time, to each player once."""

    def __init__(self, table: Table) -> None:
        self._edition = table.law.edition
        self._told: set[tuple[PlayerId, str]] = set()

    def lines(self, table: Table, who: PlayerId, now: Moment | None, look: Look) -> list[str]:
        """What has to be explained to a player now. Empty if all of it was."""
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


class News:
    """What each of the ``people`` at the keyboard has been told. ``holder`` has the keyboard, ``told`` counts
    outcomes.
    """

    def __init__(
        self, sitting: Sitting, teller: Teller, people: list[PlayerId], teacher: Teacher | None = None
    ) -> None:
        self.teacher = teacher
        self.sitting = sitting
        self.teller = teller
        self.told = dict.fromkeys(people, _turn_begun(sitting))
        self.holder = people[0] if len(people) == 1 else NO_PLAYER
        self.shown: dict[PlayerId, tuple[int, object]] = {}
        """The turn in which each player was last shown their cards, and these cards."""
        self.starred: set[PlayerId] = set()
        """Who knows what the star behind the name of a card means."""
        self.standing = ""
        """Everybody's Level, as it was told last."""
        self.moment: tuple[int, PlayerId, str] = (-1, NO_PLAYER, "")
        """The moment whose heading was shown last, and to whom."""
        self.stood = (-1, NO_PLAYER)
        """After how many outcomes it was last told how things stand, and to whom."""

    @property
    def table(self) -> Table:
        """The table as it lies."""
        return self.sitting.table

    # ---- what happened

    def take_over(self, who: PlayerId) -> None:
        """The keyboard goes to a player, who is told what has happened since they had it."""
        if self.holder != who:
            self.teller.hand_over(self.table.name(who))
            self.holder = who
            self.shown.pop(who, None)
            self.standing = ""
            self.moment = (-1, NO_PLAYER, "")
        self.tell(who)

    def tell(self, eyes: PlayerId) -> None:
        """What happened since a player was told last, as they saw it. With NO_PLAYER, the same for all."""
        self._tell_from(self.told.get(eyes, max(self.told.values())), eyes)
        if eyes in self.told:
            self.note_told(eyes)

    def tell_all(self) -> None:
        """What a bot just did, as everybody saw it. Each player is told again from their own eyes at the keyboard.

        The player at the keyboard, if they saw no more than everybody, needs no second telling.
        """
        last, holder = len(self.sitting.journal.outcomes) - 1, self.holder
        self._tell_from(last, NO_PLAYER)
        if self.told.get(holder) == last and self._as_seen(last, holder) == self._as_seen(last, NO_PLAYER):
            self.told[holder] = last + 1

    def _tell_from(self, first: int, eyes: PlayerId) -> None:
        for place in range(first, len(self.sitting.journal.outcomes)):
            self.teller.tell(self._as_seen(place, eyes))
            if _begins_a_turn(self.sitting.journal.outcomes[place]):
                self.standing = levels_said(self.sitting.journal.outcomes[place].table)

    def _as_seen(self, place: int, eyes: PlayerId) -> list[str]:
        """What was said and what came of it, as a player saw it."""
        journal = self.sitting.journal
        outcome, before = journal.outcomes[place], journal.outcomes[place - 1].table if place else journal.first
        return log_lines(moment_seen(before, outcome, eyes), self.teller.look())

    def note_told(self, who: PlayerId) -> None:
        """Note that a player knows all that happened, because they said it or were told."""
        self.told[who] = len(self.sitting.journal.outcomes)

    def note_taken_back(self) -> None:
        """Forget that what was taken back had been told, so that what replaces it will be told."""
        last = len(self.sitting.journal.outcomes)
        self.told = {one: min(at, last) for one, at in self.told.items()}
        self.stood = (-1, NO_PLAYER)

    # ---- how things stand

    def situation(self, who: PlayerId, now: Moment | None) -> Menu:
        """How things stand, without what was just told, and the menu of what may be done."""
        stands = (len(self.sitting.journal.outcomes), who)
        if stands == self.stood:
            self.say("Nobody says anything.")
            return self.awaited(who, now)
        self.stood = stands
        look = self.teller.look()
        held = (tuple(self.table.hand(who)), tuple(self.table.sideways(who)))
        turn = self.table.state.turn.number
        last_turn, last_held = self.shown.get(who, (-1, ()))
        is_known = turn == last_turn or held == last_held  # what comes or goes within a turn is told as it does
        if not is_known:
            self.shown[who] = (turn, held)
        if head := self._head(who):
            self.teller.tell([paint(line, "strong", look) for line in wrapped(head, look, "", "  ")])
        self.teller.tell([] if is_known else [*held_lines(self.table, who, look), *self._star(who, look)])
        answers = any(debt.who == who and debt.what == "respond" for debt in top_layer(self.table.state))
        owed = [] if answers else owed_lines(self.table, look, who, who)  # what may be answered stands above the menu
        self.teller.tell([*fight_in_short(self.table, look), *owed])
        if self.teacher is not None:
            self.teller.tell(self.teacher.lines(self.table, who, now, look))
        return self.awaited(who, now)

    def _star(self, who: PlayerId, look: Look) -> list[str]:
        """What a star behind the name of a card means, told once to a player who has such a card."""
        held = (*self.table.hand(who), *self.table.sideways(who))
        if who in self.starred or not any(self.table.card(copy).stand_in for copy in held):
            return []
        self.starred.add(who)
        return wrapped("* a card of our own, in the place of one that no source tells whole.", look, "  ", "    ")

    def _head(self, who: PlayerId) -> str:
        """Whose turn it is and how all stand, as far as a player has not just been told. "" if there is nothing new."""
        table, standing = self.table, levels_said(self.table)
        moment = (table.state.turn.number, who, moment_said(table))
        is_new = moment != self.moment and table.fight is None and table.state.turn.phase != "start"
        parts = [moment_said(table)] if is_new else []
        parts += [standings(table)] if standing != self.standing else []
        self.moment, self.standing = moment, standing
        return " · ".join(parts)

    def awaited(self, who: PlayerId, now: Moment | None) -> Menu:
        """Show what a player may do, best first, and give it back to choose from."""
        menu = menu_of(self.table, who, now)
        self.teller.offer(menu.lines(self.teller.look()))
        return menu

    def say(self, said: str) -> None:
        """A remark to the player at the keyboard."""
        self.teller.tell(wrapped(said, self.teller.look(), "", "  "))


def _turn_begun(sitting: Sitting) -> int:
    """How many acts there were before the turn that is on: from there on a game that goes on is told again."""
    outcomes = sitting.journal.outcomes
    began = (place for place in reversed(range(len(outcomes))) if _begins_a_turn(outcomes[place]))
    return next(began, 0)


def _begins_a_turn(outcome: Outcome) -> bool:
    return any(isinstance(event, e.TurnBegan) for event in outcome.events)
