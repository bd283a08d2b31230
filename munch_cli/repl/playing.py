"""A game with hidden hands: people and bots are asked in turn, from the deal to the winner.

All players speak for themselves and see what they can see. What is said is kept as it is said. The clock is ours, and
only sentences are kept of what it did.
"""

from __future__ import annotations

import re
from contextlib import suppress
from functools import partial

from munch_cli.arbiter.asking import Answered
from munch_cli.arbiter.moments import Asking, Moment
from munch_cli.arbiter.view import past_seen
from munch_cli.engine.chance import spun
from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.language.answers import Session as SessionWord
from munch_cli.language.answers import Understood
from munch_cli.language.parse import parse
from munch_cli.language.say import say
from munch_cli.repl.asides import NOT_IN_A_GAME
from munch_cli.repl.keeping import OVER, Forgetful, Keeper
from munch_cli.repl.news import News, Teacher
from munch_cli.repl.party import Party
from munch_cli.repl.prompt import has_terminal
from munch_cli.repl.session import Session, broken_off
from munch_cli.repl.sitting import Sitting
from munch_cli.repl.talk import Exchange, Heard
from munch_cli.repl.teller import Teller
from munch_cli.show.board import board_lines
from munch_cli.show.menu import Menu, menu_of
from munch_cli.show.outcomes import outcome_lines
from munch_cli.show.summary import summary_lines
from munch_cli.sim.bots import PATIENCE, answered
from munch_cli.sim.bots import seen as guessed
from munch_cli.sim.fighting import would_win
from munch_cli.sim.strengths import bot
from munch_cli.table import commands as c
from munch_cli.table.ids import NO_PLAYER, PlayerId
from munch_cli.table.saying import listed
from munch_cli.table.state import top_layer

BY_THE_SHEET = "combat.wait-about-2-6-seconds"
"""The rule that says how long others have to speak up."""
LEAVING = ("quit", "exit")
NOTHING = ("", "nothing", "i say nothing", "wait", "waits", "i wait", "no one says anything")
PASSES = ("pass", "i pass")
"""Says nothing, too, where nothing waits for an answer."""
NOBODY = (*NOTHING, "nobody", "no one", "none", "no")
OVER_TO = "over to "
COUNTER = "counter"
"""Before the terms with which an offer of help is answered."""
KEPT = "the game is kept: munch resume goes on with it."
INTERRUPTED = 130


class Left(Exception):
    """Raised when a player has left the table. It is kept."""


class Again(Exception):
    """Raised when the table has changed under the player at the keyboard: it is worked out anew who is asked."""


class Play:
    """A game being played.

    ``wait``: seconds before a kill counts, 0 without a clock. ``pace``: seconds after a bot's words. ``teacher``:
    explains what comes for the first time.
    """

    def __init__(
        self,
        party: Party,
        sitting: Sitting,
        teller: Teller,
        keeper: Keeper,
        wait: float | None,
        pace: float,
        teacher: Teacher | None = None,
    ) -> None:
        self.party = party
        self.sitting = sitting
        self.teller = teller
        self.keeper = keeper
        by_the_sheet = sitting.table.number("combat.wait") / 10 if sitting.table.in_force(BY_THE_SHEET) else 0.0
        self.wait = by_the_sheet if wait is None else wait
        self.pace = pace
        self.asking = Asking(sitting.table)
        self.people = [PlayerId(seat) for seat, one in enumerate(party.members) if not one.strength]
        self.sessions = {who: self._session(who) for who in self.people}
        self.news = News(sitting, teller, self.people, teacher)
        self.noise: dict[tuple[int, PlayerId], int] = {}

    def _session(self, who: PlayerId) -> Session:
        session = Session(self.teller.look(), self.keeper, eyes=who)
        session.sitting = self.sitting
        session.may_overwrite = has_terminal()
        session.thought_better = partial(self._thought_better, who)
        return session

    @property
    def table(self) -> Table:
        """The table as it lies."""
        return self.sitting.table

    # ---- the game

    def run(self) -> int:
        """Play until a player has won or all leave. 0, or 130 if the program is interrupted in its work."""
        try:
            while (now := self.asking.now(self.table)) is not None:
                with suppress(Again):
                    self.step(now)
        except (Left, EOFError, KeyboardInterrupt) as left:
            why = self.keeper.unkept()
            some = f"the end of the game could not be kept ({why})." if why else KEPT
            self.news.say(some if self.keeper.path else "nothing of this game is kept.")
            self.keeper.close()
            return INTERRUPTED if isinstance(left, KeyboardInterrupt) else 0
        self.news.tell(self.people[0] if len(self.people) == 1 else NO_PLAYER)
        self.teller.tell(board_lines(self.table, self.teller.look()))
        return self._after_the_end()

    def _after_the_end(self) -> int:
        """The summary. The game stays open, and with all hands open now everything about it may be asked."""
        winners = [self.table.name(who) for who in self.table.state.winners]
        self.keeper.say(f"{OVER}{listed(winners) or 'nobody'} won")
        kept = "It is kept: munch games lists the games that are over. " if self.keeper.path else ""
        self.keeper.close()
        self.teller.tell(
            ["", *summary_lines(self.sitting.journal.first, self.sitting.journal.outcomes, self.teller.look())]
        )
        self.teller.tell([f"the seed was {self.party.seed}: with --seed the same cards are dealt again."])
        self.news.say(f"{kept}Ask what you like (why, log, transcript, save FILE); Enter leaves.")
        session = Session(self.teller.look(), Forgetful())
        session.sitting = self.sitting
        session.may_overwrite = has_terminal()
        session.exchanges = [one for who in self.people for one in self.sessions[who].exchanges]
        with suppress(EOFError, KeyboardInterrupt):
            while (line := self.teller.ask("munch> ", session).strip()) and line.casefold() not in LEAVING:
                session.look = self.teller.look()
                heard = session.hear(line)
                self.teller.tell(heard.lines, heard.is_answer)
        return 0

    def step(self, now: Moment) -> None:
        """The player who is asked says something, or nothing. Raises ``Again`` to work out anew who may speak."""
        if now.who == NO_PLAYER:
            self._do(c.KeepSilent(NO_PLAYER))
        elif self.party.members[now.who].strength:
            self._bot(now)
        elif now.why == "setup" and not any(self.table.hand(PlayerId(seat)) for seat in range(len(self.party.members))):
            self._do(c.BeReady(now.who))
        elif now.why == "speaks up":
            self._window(now)
        else:
            self._talk(now.who, now)

    def _do(self, command: c.Command) -> None:
        """Carries out what a bot says, or what saying nothing amounts to."""
        before = self.table
        outcome = self.sitting.journal.perform(command, self.sitting.chance)
        if not outcome.was_done:
            raise AssertionError(f"{command} is listed as legal and is not carried out")
        self._keep(say(command, before.state, before.catalogue))

    def _keep(self, said: str) -> None:
        """Keep a sentence that was carried out, and say once if that cannot be."""
        self.keeper.say(said)
        if why := self.keeper.complaint():
            self.news.say(
                f"what is said cannot be kept now ({why}); the game goes on, and is kept as soon as it can be."
            )

    def _bot(self, now: Moment) -> None:
        """A bot answers from what it sees. Its choices come from the seed and from how far the game has come."""
        number = spun(self.party.seed ^ (len(self.sitting.journal.outcomes) << 8) ^ now.who)[1]
        player = bot(self.party.members[now.who].strength, now.who, number)
        looked = guessed(self.table, now.who, number)
        turn = (self.table.state.turn.number, now.who)
        is_tired = self.noise.get(turn, 0) >= PATIENCE
        chosen, is_noise = answered(player, self.table, looked, now, self.asking, is_tired)
        if chosen is None:
            self.asking.says_nothing(now.who)
            return
        self.noise[turn] = self.noise.get(turn, 0) + is_noise
        remark = player.remark(looked, chosen)
        self._do(chosen)
        if len(self.people) == 1:
            self.news.tell(self.people[0])
        else:
            self.news.tell_all()
        if remark:
            self.news.say(remark)
        if self.pace > 0 and self.teller.wait(self.pace, ""):
            self._somebody_speaks(self.people)

    # ---- people

    def _window(self, now: Moment) -> None:
        """All players have a moment to speak up. The clock stops as soon as one of them wants to."""
        waiting = [
            who for who in self.people if who != self.table.state.turn.player and self.asking.is_waiting_for(who)
        ]
        waiting = waiting or [now.who]
        if self.table.fight is None:
            stops = False
        else:
            if len(self.people) == 1:
                self.news.tell(self.people[0])
            stops = self.teller.wait(self.wait if self._is_claimed() else max(self.pace, self.wait), self._called())
        if not stops or not self._somebody_speaks(waiting):
            for who in waiting:
                self.asking.says_nothing(who)

    def _is_claimed(self) -> bool:
        return any(debt.what == "silence" for debt in self.table.state.owed)

    def _called(self) -> str:
        fight = self.table.fight
        fighter = self.table.name(fight.fighter) if fight is not None else ""
        what = "waits for the others"
        if self._is_claimed():
            what = "claims the kill, and wins the game by it" if would_win(self.table) else "claims the kill"
        return f"{fighter} {what}: does anybody speak up?"

    def _somebody_speaks(self, whoever: list[PlayerId]) -> bool:
        """One of them speaks. Returns whether they did something."""
        who: PlayerId | None = whoever[0]
        if len(whoever) > 1:
            who = self._asked_who(whoever)
        if who is None:
            return False
        before = len(self.sitting.journal.outcomes)
        self._talk(who, None)
        return len(self.sitting.journal.outcomes) != before

    def _asked_who(self, whoever: list[PlayerId]) -> PlayerId | None:
        """The player who wants to speak, asked until it is clear. None if no player does."""
        names = listed([self.table.name(one) for one in whoever], "or")
        while True:
            try:
                said = self.teller.ask(f"who speaks? {names} (Enter: nobody) ").strip()
            except KeyboardInterrupt:
                continue
            if said.casefold().rstrip(".") in NOBODY:
                return None
            if (who := self._meant(said, whoever)) is not None:
                return who
            self.news.say(f'"{said}" is not one of those who may speak now: {names}; Enter for nobody.')

    def _meant(self, said: str, whoever: list[PlayerId]) -> PlayerId | None:
        """Whom of them a name means: in full, with or without its dot, or as much of it as tells them apart."""
        folded = said.strip().casefold()
        names = {one: self.table.name(one).casefold() for one in whoever}
        same = [one for one, name in names.items() if name.rstrip(".") == folded.rstrip(".")]
        begun = [one for one, name in names.items() if folded and name.startswith(folded)]
        meant = same or begun
        return meant[0] if len(meant) == 1 else None

    def _talk(self, who: PlayerId, now: Moment | None) -> None:
        """A player has the keyboard until they have done something or say nothing. ``now``: what they are asked."""
        self.news.take_over(who)
        menu: Menu | None = None
        with suppress(KeyboardInterrupt):  # it clears a line, also one that is not yet asked for
            menu = self.news.situation(who, now)
        done = len(self.sitting.journal.outcomes)
        while len(self.sitting.journal.outcomes) == done:
            try:
                line = self.teller.ask(f"{self.table.name(who)}> ", self.sessions[who]).strip()
            except KeyboardInterrupt:
                continue
            menu = menu or menu_of(self.table, who, now)
            asked, self.sessions[who].pending = self.sessions[who].pending, None
            if asked is not None and not line:  # Enter answers no question: it takes nothing, and passes nothing up
                menu = self.news.awaited(who, now)
                continue
            chosen = menu.picked(line) if asked is None or asked.meant(line) is None else None
            if chosen is None:
                self.sessions[who].pending = asked
            if isinstance(chosen, tuple):
                self._carry_out(who, chosen)
                continue
            if chosen is not None:
                menu = self._other_menu(menu, chosen)
                continue
            if line.casefold().rstrip(".") in PASSES and not menu.may_let_happen:
                line = ""
            if line.casefold().rstrip(".") in NOTHING and self._nothing(who, now):
                return
            if line.casefold().startswith(OVER_TO):
                if self._over(line[len(OVER_TO) :], who):
                    return
                continue
            if line and line.casefold().rstrip(".") not in NOTHING:
                before = self.table
                try:
                    self._hear(who, line)
                except KeyboardInterrupt:
                    self.news.say(f"interrupted; {broken_off(before, self.table)}.")
                    if self.table is not before:
                        return  # what happened is told as soon as somebody has the keyboard
        self.news.note_told(who)

    def _carry_out(self, who: PlayerId, chosen: tuple[c.Command, ...]) -> None:
        """Say what was chosen from the menu, one sentence after the other, until one is refused."""
        for command in chosen:
            if said := self._thought_better(who, command):
                self.news.say(said)
                return
            before, looked = self.table, self.sessions[who].table
            outcome = self.sitting.journal.perform(command, self.sitting.chance)
            self.sessions[who].answered = Answered(looked or before, (outcome,))
            said = say(command, before.state, before.catalogue)
            lines = outcome_lines(before, outcome, self.teller.look(), who)
            heard = Heard(tuple(lines), outcome.verdict.outcome, undone=not outcome.was_done)
            self.sessions[who].exchanges.append(Exchange(said, heard))
            if not outcome.was_done:
                self.teller.tell(lines)
                return
            self._keep(said)
            self.news.tell(who)

    def _other_menu(self, menu: Menu, chosen: Menu | str) -> Menu:
        """Show the menu that was asked for, or say why nothing was taken."""
        if isinstance(chosen, str):
            self.news.say(chosen)
            return menu
        self.teller.tell(chosen.lines(self.teller.look()))
        return chosen

    def _hear(self, who: PlayerId, line: str) -> None:
        """A player's line: words about the session as far as they fit a game, else a line for their session."""
        word = line.split()[0].casefold().rstrip(".") if line.split() else ""
        if word in LEAVING:
            why = self.keeper.unkept()
            asked = f"what was said last cannot be kept ({why}), and would be lost. Leave, yes or no: "
            if not why or self.teller.ask(asked).strip().casefold().startswith("y"):
                raise Left
            return
        if word in NOT_IN_A_GAME and self._is_of_the_session(line):
            self.news.say(f"{word} is not for a game with hidden hands: {NOT_IN_A_GAME[word]}.")
        elif word == "undo":
            self._take_back(who)
        elif word == COUNTER and self.table.fight is not None and self.table.fight.offer is not None:
            self._counter(who, line[len(COUNTER) :].strip())
        else:
            self.sessions[who].look = self.teller.look()
            heard = self.sessions[who].hear(line)
            self.teller.tell(heard.lines, heard.is_answer)

    def _thought_better(self, who: PlayerId, command: c.Command) -> str:
        """What is said if a player who would throw away a card in play without need keeps it when asked. Else ""."""
        if not isinstance(command, c.DiscardCard) or any(debt.who == who for debt in top_layer(self.table.state)):
            return ""
        in_play = (*self.table.in_play(who), *self.table.sideways(who))
        if command.card not in in_play or not perform(self.table, command).was_done:
            return ""
        thrown = self.table.card(command.card).name
        return "" if self._says_yes(who, f"{thrown} lies in play, and is lost") else f"{thrown} stays."

    def _counter(self, who: PlayerId, terms: str) -> None:
        """Answers an offer with another in one sentence: declines it, and offers, or asks for, other terms."""
        fight = self.table.fight
        assert fight is not None
        helper = fight.offer[0] if fight.offer is not None else NO_PLAYER
        name = self.table.name(who)
        own = re.sub(r"\b(?:i|me|myself)\b(?=\s+(?:first|picks?))", name, terms, flags=re.IGNORECASE)
        own = re.sub(r"\bpick first\b", "picks first", own.replace(f"{name} first", f"{name} picks first"))
        asks = f"asks {self.table.name(helper)} for help offering {own}"
        said = asks if who == fight.fighter else f"offers help for {own}"
        declined = perform(self.table, c.Decline(who))
        answer = parse(f"{name} {said}", declined.table.state, declined.table.catalogue, speaker=who)
        if not declined.was_done or not isinstance(answer, Understood):
            self.news.say("counter how? counter 2 treasures, I pick first")
            return
        offered = perform(declined.table, answer.command)
        if not offered.was_done:
            self.teller.tell(outcome_lines(declined.table, offered, self.teller.look(), who))
            return
        self._carry_out(who, (c.Decline(who), answer.command))

    def _is_of_the_session(self, line: str) -> bool:
        """Return True if a line is a word about the session. "open the door" is none."""
        return isinstance(parse(line, self.table.state, self.table.catalogue, at_prompt=True), SessionWord)

    def _nothing(self, who: PlayerId, now: Moment | None) -> bool:
        """A player says nothing, if they may. Otherwise they are told what is awaited."""
        if now is None:
            return True
        if now.may_pass:
            self.asking.says_nothing(who)
            return True
        self.news.awaited(who, now)
        return False

    def _over(self, name: str, who: PlayerId) -> bool:
        meant = self._meant(name, self.people)
        if meant is None or meant == who:
            others = [self.table.name(one) for one in self.people if one != who]
            there = f"{listed([f'over to {one}' for one in others], 'or')} hands the keyboard over."
            self.news.say(there if others else "nobody else sits at this keyboard.")
            return False
        self._talk(meant, None)
        return True

    def _take_back(self, who: PlayerId) -> None:
        """Take back everything since the last sentence of this player. All other people must say yes."""
        outcomes = self.sitting.journal.outcomes
        own = [place for place, outcome in enumerate(outcomes) if outcome.command.who == who]
        if not own or self.table.state.turn.phase == "setup":
            self.news.say("there is nothing of yours to take back.")
            return
        many = len(outcomes) - own[-1]
        name = self.table.name(who)
        for other in self.people:
            if other != who and not self._says_yes(other, f"{name} takes back {self._named(own[-1], other)}"):
                self.news.say(f"{self.table.name(other)} says no: it stays as it is.")
                return
        taken = self._named(own[-1], who)
        for _ in range(many):
            self.sitting.journal.undo()
            self.keeper.say("undo")
        self.sitting.journal.forget_undone()
        self.asking = Asking(self.table)
        self.news.note_taken_back()
        self.news.say(f"taken back: {taken}.")
        raise Again

    def _named(self, first: int, eyes: PlayerId) -> str:
        """What was said from one act on, as a player saw it."""
        past = past_seen(self.sitting.journal.first, self.sitting.journal.outcomes, eyes)
        return "; ".join(moment.said for moment in past[: len(past) - first][::-1])

    def _says_yes(self, who: PlayerId, what: str) -> bool:
        """Return True if a player agrees, asked until the answer is yes or no."""
        while True:
            said = self.teller.ask(f"{self.table.name(who)}: {what}. Is that all right? yes or no: ").strip().casefold()
            if said.rstrip(".!") in ("y", "yes", "n", "no"):
                return said.startswith("y")
