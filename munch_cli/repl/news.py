"""What people at the keyboard are told in a game: what happened, as they saw it, how things stand, what may be said."""

from __future__ import annotations

from munch_cli.arbiter.moment import Moment
from munch_cli.engine.run import Outcome
from munch_cli.engine.table import Table
from munch_cli.repl.log import log_lines
from munch_cli.repl.menu import Menu, menu_of
from munch_cli.repl.sitting import Sitting
from munch_cli.repl.teaching import Teacher
from munch_cli.repl.teller import Teller
from munch_cli.show.board import owed_lines
from munch_cli.show.look import paint, wrapped
from munch_cli.show.play import fight_in_short, held_lines, levels_said, moment_said, standings
from munch_cli.table import events as e
from munch_cli.table.ids import NO_PLAYER, PlayerId


class News:
    """What each of the ``people`` at the keyboard has been told; ``holder`` has it, ``told`` counts outcomes."""

    def __init__(
        self, sitting: Sitting, teller: Teller, people: list[PlayerId], teacher: Teacher | None = None
    ) -> None:
        self.teacher = teacher
        self.sitting = sitting
        self.teller = teller
        self.told = dict.fromkeys(people, _turn_begun(sitting))
        self.holder = people[0] if len(people) == 1 else NO_PLAYER
        self.shown: dict[PlayerId, tuple[int, object]] = {}
        """In which turn somebody was last shown the cards they hold, and which."""
        self.standing = ""
        """Everybody's Level, as it was told last."""
        self.stood = (-1, NO_PLAYER)
        """After how many outcomes it was last told how things stand, and to whom."""

    @property
    def table(self) -> Table:
        """The table as it lies."""
        return self.sitting.table

    def _name(self, who: PlayerId) -> str:
        return self.table.state.players[who].name

    # ---- what happened

    def take_over(self, who: PlayerId) -> None:
        """The keyboard goes over to somebody, who is told what happened since he had it."""
        if self.holder != who:
            self.teller.hand_over(self._name(who))
            self.holder = who
            self.shown.pop(who, None)
            self.standing = ""
        self.tell(who)

    def tell(self, eyes: PlayerId) -> None:
        """What happened since somebody was told last, as he saw it; for all alike with NO_PLAYER."""
        self._tell_from(self.told.get(eyes, max(self.told.values())), eyes)
        if eyes in self.told:
            self.note_told(eyes)

    def tell_all(self) -> None:
        """What a bot just did, as everybody saw it; each is told again from his own eyes when he has the keyboard.

        Who has it now, and saw no more than everybody, has been told.
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
        """What was said and what came of it, as somebody saw it."""
        journal = self.sitting.journal
        outcome, before = journal.outcomes[place], journal.outcomes[place - 1].table if place else journal.first
        return log_lines(outcome, before, eyes, self.teller.look())

    def note_told(self, who: PlayerId) -> None:
        """Somebody knows all that happened: it was said to him, or by him."""
        self.told[who] = len(self.sitting.journal.outcomes)

    def note_taken_back(self) -> None:
        """Forgets that what was taken back had been told: what is said in its place will be."""
        last = len(self.sitting.journal.outcomes)
        self.told = {one: min(at, last) for one, at in self.told.items()}
        self.stood = (-1, NO_PLAYER)

    # ---- how things stand

    def situation(self, who: PlayerId, now: Moment | None) -> Menu:
        """How things stand, as far as it was not just told; and what may be done, as the menu to choose from."""
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
        standing = levels_said(self.table)
        is_told = standing == self.standing
        head = moment_said(self.table) + (f" · {standings(self.table)}" if not is_told else "")
        self.standing = standing
        self.teller.tell([paint(line, "strong", look) for line in wrapped(head, look, "", "  ")])
        self.teller.tell([] if is_known else held_lines(self.table, who, look))
        self.teller.tell([*fight_in_short(self.table, look), *owed_lines(self.table, look, but_by=who)])
        if self.teacher is not None:
            self.teller.tell(self.teacher.lines(self.table, who, now, look))
        return self.awaited(who, now)

    def awaited(self, who: PlayerId, now: Moment | None) -> Menu:
        """Shows what a player may do, best first, and gives it back to choose from."""
        menu = menu_of(self.table, who, now)
        self.teller.offer(menu.lines(self.teller.look()))
        return menu

    def say(self, said: str) -> None:
        """A remark, to whoever sits there."""
        self.teller.tell(wrapped(said, self.teller.look(), "", "  "))


def _turn_begun(sitting: Sitting) -> int:
    """How many acts there were before the turn that is on: from there on a game that goes on is told again."""
    outcomes = sitting.journal.outcomes
    began = (place for place in reversed(range(len(outcomes))) if _begins_a_turn(outcomes[place]))
    return next(began, 0)


def _begins_a_turn(outcome: Outcome) -> bool:
    return any(isinstance(event, e.TurnBegan) for event in outcome.events)
