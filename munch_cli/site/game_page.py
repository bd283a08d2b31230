"""A game against bots behind a page: it stops when the person is asked, and goes on with the line that is said.

Python cannot wait for a page, so the game is left when it asks (``Waiting``) and entered again at the same moment,
which its table tells. If a line leads to another question ("is that all right?"), the lines said since then are given
again.
"""

from collections.abc import Iterable
from contextlib import suppress

from munch_cli.arbiter.moments import Moment
from munch_cli.repl.beginning import playable, said_again
from munch_cli.repl.keeping import OVER, Keeper
from munch_cli.repl.party import Member, Party, members_named, party_of, seated
from munch_cli.repl.playing import NOTHING, Again, Play
from munch_cli.repl.session import Session
from munch_cli.show.look import Look
from munch_cli.show.summary import summary_lines
from munch_cli.table.ids import PlayerId
from munch_cli.table.saying import listed

SAYS_NOTHING = next(word for word in NOTHING if word)


class Waiting(Exception):
    """The person is asked and has not answered yet. ``lead``: the question, "" if they may say anything."""

    def __init__(self, lead: str) -> None:
        self.lead = lead


class PlayPage:
    """Words to the person at the page, and the lines they say."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self.told: list[str] = []
        self.said: list[str] = []
        """The line they said last, behind it the answers to what was asked about it."""
        self._next = 0

    def say(self, line: str, is_answer: bool) -> None:
        """The person says a line. ``is_answer``: it answers a question about the line before."""
        self.said = [*self.said, line] if is_answer else [line]
        self._next = 0

    def look(self) -> Look:
        """How answers are to look."""
        return self._look

    def tell(self, lines: Iterable[str], is_answer: bool = True) -> None:
        """Words to the person. What comes before their line was told when they were asked for it."""
        self.told += lines

    def offer(self, lines: Iterable[str]) -> None:
        """Nothing: what may be said lies below the sentence, to be tapped."""

    def ask(self, lead: str, session: Session | None = None) -> str:
        """The line they said. Raises ``Waiting`` if there is none left."""
        if self._next == len(self.said):
            raise Waiting("" if session is not None else lead)
        self._next += 1
        if self._next == len(self.said):
            self.told = []
        return self.said[self._next - 1]

    def wait(self, seconds: float, said: str) -> bool:
        """They always get a word: a page has no clock."""
        return bool(said)

    def hand_over(self, name: str) -> None:
        """No other person sits there."""


class Played:
    """A game of one person and bots. ``lead``: what is asked besides their word, a yes or a no."""

    def __init__(self, party: Party, keeper: Keeper, look: Look) -> None:
        self.page = PlayPage(look)
        self.keeper = keeper
        self.sitting = seated(party)
        self.play = Play(party, self.sitting, self.page, keeper, wait=0.0, pace=0.0)
        self.who = self.play.people[0]
        self.play.sessions[self.who].may_write = False
        self.lead = ""

    @property
    def now(self) -> Moment | None:
        """Who is asked now. None: the game is over."""
        return self.play.asking.now(self.sitting.table)

    def goes_on(self, line: str = "") -> list[str]:
        """What is told until the person is asked again or a player has won. ``line``: what they say first."""
        self.page.told = []
        if line:
            self.page.say(line, is_answer=bool(self.lead))
        else:
            self.page.said = []
        self.lead = ""
        try:
            while (now := self.now) is not None:
                with suppress(Again):
                    self.play.step(now)
        except Waiting as waiting:
            self.lead = waiting.lead
            return [*self.page.told, *([self.lead] if self.lead else [])]
        self.play.news.tell(self.who)
        winners = [self.play.table.name(who) for who in self.sitting.table.state.winners]
        self.keeper.say(f"{OVER}{listed(winners) or 'nobody'} won")
        return [
            *self.page.told,
            *summary_lines(self.sitting.journal.first, self.sitting.journal.outcomes, self.page.look()),
        ]

    def moment_of(self, who: PlayerId) -> Moment | None:
        """What the person is asked, for the menu of what they may say. None: they may speak up, or it is not their
        turn.
        """
        now = self.now
        return now if now is not None and now.who == who and now.why != "speaks up" else None


def begun(edition: str, name: str, strengths: str, seed: int, keeper: Keeper, look: Look) -> Played:
    """A game against bots of these strengths ("sensible, ahead"). Raises ``Problems`` if it cannot be played."""
    members: tuple[Member, ...] = members_named(name, strengths)
    party = Party(edition, members, seed)
    playable(party)
    played = Played(party, keeper, look)
    keeper.begin(played.sitting.said_again)
    return played


def resumed(lines: list[str], keeper: Keeper, look: Look) -> tuple[Played, list[str]]:
    """A game from its lines, and the lines that come out differently. Raises ``Problems`` if they begin no game."""
    played = Played(party_of(lines[0]), keeper, look)
    keeper.begin(lines[0])
    done = [line for line in lines[1:] if not line.startswith(OVER)]
    left = list(said_again(played.sitting, done))
    for line in done[: len(done) - len(left)]:
        keeper.say(line)
    return played, left
