"""munch mcp: tools by which a chat assistant looks rules up, lays a board and asks (Model Context Protocol).

A connection has one table, which ``new_table`` or ``open_board`` lays and ``do`` changes. Every tool answers out of
``munch_cli.api``; what cannot be read comes back as an error in the words that the prompt would use.
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial, wraps
from signal import SIG_DFL, SIGINT, signal
from threading import Thread
from typing import TYPE_CHECKING

from munch_cli import __version__, api
from munch_cli.cli.terminal import Given

if TYPE_CHECKING:
    import asyncio

    from mcp.server.mcpserver import MCPServer

ANSWERED, LACKING = 0, 2

TOLD = (
    "munch knows the rulesheets of five Munchkin boxes: classic, booty, bites, christmas-lite and lite. Look rules up "
    "with look_up and quote their places; do not answer rules questions from memory. For a quarrel about a board, lay "
    "it with new_table and do, then ask with may, what_if and why. Where an answer is silent or conflict, the sheet "
    "leaves it open and the owner of the game decides: say so."
)


@dataclass(frozen=True)
class SourcePlace:
    """A rule, card or fact that an answer rests on, and where it stands."""

    id: str
    where: str


@dataclass(frozen=True)
class SentenceAnswer:
    """What came of a sentence.

    ``outcome``: allowed, refused, silent (the sheet leaves it open), conflict (it says both), asks (``choices`` are the
    sentences that may be meant). ``done``: whether it was, or would be, carried out; ``events``: what then happens.
    ``provided``: what has to hold for this answer and is not known. ``open``: open points it rests on; ``house``:
    house rules without which the answer would be another.
    """

    sentence: str
    outcome: str
    says: str
    because: list[SourcePlace]
    open: list[str]
    done: bool
    events: list[str]
    house: list[str]
    choices: list[str]
    provided: list[str]


@dataclass(frozen=True)
class AnswerLines:
    """An answer in lines, as the prompt tells it."""

    lines: list[str]


class Connection:
    """One assistant at one table: its tools."""

    def __init__(self) -> None:
        self.tables: list[api.Table] = []
        self.said: list[api.Answer] = []
        self.last: api.Answer | None = None

    # ---- the sheets

    def look_up(self, question: str, edition: str = "") -> list[dict[str, object]]:
        """What the sheet of a box says to a question about the rules, in the words of players: "can two help me?".

        ``edition``: classic, booty, bites, christmas-lite or lite; left out, all sheets are asked. ``found`` has the
        rules that answer, the best first, each with its words and its place on the sheet; where it is empty, the sheet
        says nothing about that.
        """
        return [dict(one) for one in api.look_up(question, edition)]

    def quote_place(self, id: str) -> dict[str, object]:
        """All that is known of a rule, open point or contradiction by its id, with its place on every sheet."""
        return dict(api.rule(id))

    # ---- the board

    def new_table(self, edition: str, players: list[str]) -> dict[str, object]:
        """Lays an empty table of a box with these players; what lies there is then told with do."""
        self._lay(api.new(edition, *players))
        return self.board()

    def open_board(self, name: str, edition: str = "", after: int | None = None) -> dict[str, object]:
        """Lays the board of a scenario: a bundled one (combat/pumpkinhead) or a file; after so many of its steps."""
        self._lay(api.load(name, edition, after))
        return self.board()

    def board(self, eyes: str = "") -> dict[str, object]:
        """The table as it lies now; ``eyes``: as this player sees it, other hands hidden."""
        return dict(self._table().view(eyes))

    def do(self, sentences: list[str]) -> list[SentenceAnswer]:
        """Says sentences at the table, one after the other, and carries out what is allowed: how the board lies

        ("Ann is a Level 4 Elf with Bow with Ribbons", "Ann fights Banshee"), or what somebody does ("Ann kicks open the
        door"). It ends with one that is not carried out; what was done before it stays.
        """
        told: list[SentenceAnswer] = []
        for sentence in sentences:
            try:
                answer = api.perform(self._table(), sentence)
            except api.Unreadable as problem:
                so_far = f"\ncarried out before it: {'; '.join(one.sentence for one in told)}" if told else ""
                raise api.Unreadable(f"{problem}{so_far}") from problem
            self.last = answer
            told.append(_sentence_answer(answer))
            if not answer.done and answer.outcome != "allowed":
                break
            self.tables.append(answer.table)
            self.said.append(answer)
        return told

    def undo(self) -> dict[str, object]:
        """Takes back the last sentence that was carried out; the table as it lies then."""
        if len(self.tables) < 2:
            raise api.Unreadable("nothing has been done that could be taken back")
        self.tables.pop()
        self.said.pop()
        self.last = None
        return self.board()

    # ---- asking

    def may(self, sentence: str) -> SentenceAnswer:
        """Whether something may be done now: "Ann equips Boots of Butt-Kicking"; nothing is carried out."""
        self.last = api.may(self._table(), sentence)
        return _sentence_answer(self.last)

    def what_if(self, sentences: list[str]) -> list[SentenceAnswer]:
        """What would come of sentences, one after the other; the table stays as it is."""
        if not sentences:
            raise api.Unreadable("say what is to be imagined: at least one sentence")
        answers = api.what_if(self._table(), *sentences)
        self.last = answers[-1]
        return [_sentence_answer(answer) for answer in answers]

    def why(self, question: str = "", number: int | None = None) -> AnswerLines:
        """Why the last answer is as it is; with a number, what that figure on the table is made of; with a question,

        why something happened or did not: "why did Bo not gain a level?".
        """
        if question:
            return AnswerLines(api.why_happened(question, *self.said))
        if number is not None:
            return AnswerLines(api.why(self._table(), number))
        if self.last is None:
            raise api.Unreadable("nothing has been answered yet: ask with may, what_if or do first")
        return AnswerLines(api.why(self.last))

    def compare(self, sentences: list[str]) -> dict[str, object]:
        """What each of the five sheets says of a question, or of sentences said one after the other, on this board."""
        if not sentences:
            raise api.Unreadable("say what is to be compared: at least one sentence")
        return dict(api.compare(self._table(), *sentences))

    def ways(self, who: str = "", eyes: str = "") -> dict[str, object]:
        """How ``who`` can still win the fight on the table, or stop it; left out: the one whose fight it is.

        ``eyes``: with the cards that this player sees alone; left out: with all.
        """
        return dict(api.ways(self._table(), who, eyes))

    def odds(self, who: str = "") -> dict[str, object]:
        """What hangs on chance in the fight on the table, as somebody knows it."""
        return dict(api.odds(self._table(), who))

    def legal(self, who: str) -> list[str]:
        """Every sentence of a player that would be carried out now."""
        return self._table().legal(who)

    def _lay(self, table: api.Table) -> None:
        self.tables, self.said, self.last = [table], [], None

    def _table(self) -> api.Table:
        if not self.tables:
            raise api.Unreadable("no table is laid yet: new_table or open_board lays one")
        return self.tables[-1]


def _sentence_answer(answer: api.Answer) -> SentenceAnswer:
    return SentenceAnswer(
        sentence=answer.sentence,
        outcome=answer.outcome,
        says=answer.says,
        because=[SourcePlace(id, where) for id, where in zip(answer.because, answer.sources, strict=True)],
        open=list(answer.open),
        done=answer.done,
        events=list(answer.events),
        house=list(answer.house),
        choices=list(answer.choices),
        provided=list(answer.provided),
    )


def server() -> "MCPServer":
    """Return the server of one connection, with a tool for each public method of ``Connection``."""
    import asyncio

    from mcp.server.mcpserver import MCPServer

    here, turn = Connection(), asyncio.Lock()
    made = MCPServer("munch", title="Munchkin rules", instructions=TOLD, version=__version__, log_level="ERROR")
    for name in TOOLS:
        made.add_tool(_in_turn(getattr(here, name), turn), name=name, description=_description(name))
    return made


TOOLS = tuple(name for name in vars(Connection) if not name.startswith("_"))
"""The tools by name, in the order of the list."""


def _description(name: str) -> str:
    """Return the description of a tool: the docstring of its method, as one text."""
    return " ".join((vars(Connection)[name].__doc__ or "").split())


def _in_turn(work: Callable[..., object], turn: "asyncio.Lock") -> Callable[..., Awaitable[object]]:
    """Return the method as a tool: calls of one table are carried out in the order in which they came.

    A call works in a thread that does not keep the program from ending. What the method cannot read or find is told to
    the assistant in the words of the prompt.
    """
    import asyncio

    from mcp.server.mcpserver.exceptions import ToolError

    @wraps(work)
    async def called(*given: object, **named: object) -> object:
        async with turn:
            loop = asyncio.get_running_loop()
            done: asyncio.Future[object] = loop.create_future()
            Thread(target=_carry_out, args=(partial(work, *given, **named), done, loop), daemon=True).start()
            try:
                return await done
            except (api.Unreadable, api.Problems) as problem:
                raise ToolError(str(problem)) from problem

    return called


def _carry_out(work: Callable[[], object], done: "asyncio.Future[object]", loop: "asyncio.AbstractEventLoop") -> None:
    """Do the work and hand its result, or what it raises, over to the loop; drop both if nobody waits any more."""
    settle: Callable[[], None]
    try:
        settle = partial(done.set_result, work())
    except Exception as problem:
        settle = partial(done.set_exception, problem)
    with suppress(RuntimeError):  # the loop is closed: the assistant has left
        loop.call_soon_threadsafe(lambda: None if done.done() else settle())


def run(given: Given) -> int:
    """Answer an assistant over stdin and stdout until it leaves; return 2 where the SDK is not installed.

    An interrupt ends the process at once: nothing is kept that would have to be brought to an end.
    """
    signal(SIGINT, SIG_DFL)
    try:
        made = server()
    except ModuleNotFoundError as problem:
        if problem.name is None or problem.name.partition(".")[0] != "mcp":
            raise
        raise SystemExit('this needs the extra "mcp"; pip install "munch-cli[mcp]"') from None
    made.run("stdio")
    return ANSWERED
