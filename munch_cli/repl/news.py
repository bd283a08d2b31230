"""What people at the keyboard are told in a game: what happened, as they saw it, how things stand, what may be said."""

from __future__ import annotations

from munch_cli.arbiter.legal import options_of
from munch_cli.arbiter.moment import Moment, ways_on
from munch_cli.engine.table import Table
from munch_cli.language.say import say_short
from munch_cli.repl.asides import sentence
from munch_cli.repl.sitting import Sitting
from munch_cli.repl.teller import Teller
from munch_cli.show.board import fight_lines, hand_lines, heading, owed_lines
from munch_cli.show.events import tale
from munch_cli.show.look import paint, wrapped
from munch_cli.table import commands as c
from munch_cli.table.ids import NO_PLAYER, PlayerId
from munch_cli.table.saying import counted, listed

NAMED_MOST = 5
"""So many sentences are named to somebody who may say more."""
LAID = " lays down "


class News:
    """What each of the ``people`` at the keyboard has been told; ``holder`` has it, ``told`` counts outcomes."""

    def __init__(self, sitting: Sitting, teller: Teller, people: list[PlayerId]) -> None:
        self.sitting = sitting
        self.teller = teller
        self.told = dict.fromkeys(people, len(sitting.journal.outcomes))
        self.holder = people[0] if len(people) == 1 else NO_PLAYER
        self.shown: dict[PlayerId, object] = {}

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
            self.teller.tell(wrapped(self._as_seen(place, eyes), self.teller.look(), "· ", "  "))

    def _as_seen(self, place: int, eyes: PlayerId) -> str:
        """What was said and what came of it, in one line, as somebody saw it."""
        journal = self.sitting.journal
        outcome, before = journal.outcomes[place], journal.outcomes[place - 1].table if place else journal.first
        said = f"{sentence(outcome.command, before, eyes)}."
        happened = " ".join(tale(outcome.events, outcome.table, eyes))
        if isinstance(outcome.command, c.PlayCard) and LAID in happened:
            said = ""
        told = f"{said} {happened}".strip()
        return f"{told[:1].upper()}{told[1:]}"

    def note_told(self, who: PlayerId) -> None:
        """Somebody knows all that happened: it was said to him, or by him."""
        self.told[who] = len(self.sitting.journal.outcomes)

    def note_taken_back(self) -> None:
        """Forgets that what was taken back had been told: what is said in its place will be."""
        last = len(self.sitting.journal.outcomes)
        self.told = {one: min(at, last) for one, at in self.told.items()}

    # ---- how things stand

    def situation(self, who: PlayerId, now: Moment | None) -> None:
        """How things stand, as far as it was not just told; and what is awaited."""
        look = self.teller.look()
        stands = (heading(self.table), tuple(self.table.hand(who)))
        if self.shown.get(who) != stands:
            self.shown[who] = stands
            self.teller.tell([paint(line, "strong", look) for line in wrapped(heading(self.table), look)])
            self.teller.tell(hand_lines(self.table, who, look))
        outcomes = self.sitting.journal.outcomes
        if not outcomes or outcomes[-1].command.who != who:
            self.teller.tell([*fight_lines(self.table, look), *owed_lines(self.table, look)])
        self.awaited(who, now)

    def awaited(self, who: PlayerId, now: Moment | None) -> None:
        """What somebody may say: first what moves the game on."""
        options = options_of(self.table, who)
        every = list(options)
        onward = list(ways_on(self.table, now, options)) if now is not None else []
        first = onward or every
        said = [f'"{say_short(one, self.table.state, self.table.catalogue)}"' for one in first[:NAMED_MOST]]
        more = len(every) - len(said)
        parts = listed(said, "or") if said else "nothing"
        rest = f"; {counted(more, 'other sentence')} too (what may I do, ? helps)" if more > 0 else ""
        silent = "; Enter: nothing" if now is None or now.may_pass else ""
        self.say(f"{self._name(who)} may say {parts}{rest}{silent}.")

    def say(self, said: str) -> None:
        """A remark, to whoever sits there."""
        self.teller.tell(wrapped(said, self.teller.look(), "", "  "))
