"""munch mcp: tools by which a chat assistant looks rules up, lays a board and asks (Model Context Protocol).

A connection has one table, which ``new_table`` or ``open_board`` lays and ``do`` changes. Every tool answers out of
``munch_cli.api``; what cannot be read comes back as an error in the words that the prompt would use.
"""

import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial, wraps
from inspect import signature
from signal import SIG_DFL, SIGINT, signal
from threading import Thread
from typing import TYPE_CHECKING, Annotated

from munch_cli import __version__, api
from munch_cli.cli.terminal import Given

if TYPE_CHECKING:
    import asyncio

    from mcp.server.mcpserver import MCPServer

ANSWERED = 0
NO_BOARD = ("toml-syntax", "unknown-format", "not-text", "file-too-large")
"""Codes of files that were not written for munch: the assistant sees no line of them."""

TOLD = (
    "munch knows the rulesheets of five Munchkin boxes: classic, booty, bites, christmas-lite and lite. Look rules up "
    "with look_up and quote their places; do not answer rules questions from memory. For a quarrel about a board, lay "
    "it with new_table and do, then ask with may, what_if and why. Where an answer is silent or conflict, the sheet "
    "leaves it open and the owner of the game decides: say so."
)


@dataclass(frozen=True)
class RuleCited:
    """A rule, card or fact that an answer rests on: what it says, and where it stands."""

    id: str
    says: str
    where: str


@dataclass(frozen=True)
class Totals:
    """The sums of the two sides of a fight."""

    munchkins: int
    monsters: int


@dataclass(frozen=True)
class SentenceAnswer:
    """What came of a sentence.

    ``outcome``: allowed, refused, silent (the sheet leaves it open), conflict (it says both), asks (``choices`` are the
    sentences that may be meant). ``done``: whether it was, or would be, carried out; ``events``: what then happens;
    ``changed``: facts of the table before and after; ``totals``: of the fight then. ``would_be_allowed``: changes of
    the table that would turn a refusal. ``provided``: what has to hold for this answer and is not known. ``open``: open
    points it rests on; ``house``: house rules without which the answer would be another.
    """

    sentence: str
    outcome: str
    says: str
    rules: list[RuleCited]
    would_be_allowed: list[str]
    open: list[str]
    done: bool
    events: list[str]
    changed: dict[str, list[str | None]]
    totals: Totals | None
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
        return [dict(one.json) for one in api.look_up(question, edition)]

    def quote_place(self, id: str) -> dict[str, object]:
        """All that is known of a rule, open point or contradiction by its id, with its place on every sheet."""
        return dict(api.rule(id))

    def card(self, name: str) -> list[dict[str, object]]:
        """The facts of a card, in every box that has one of this name: level, bonus, Bad Stuff, what it does."""
        return [dict(one) for one in api.card(name)]

    # ---- the board

    def new_table(self, edition: str, players: list[str]) -> dict[str, object]:
        """Lays an empty table of a box with these players; what lies there is then told with do."""
        self._lay(api.new(edition, *players))
        return self.board()

    def open_board(self, board: str, edition: str = "", after: int | None = None) -> dict[str, object]:
        """Lays the board of a scenario: a bundled one (combat/pumpkinhead) or a file; after so many of its steps."""
        if not board.partition("#")[0].endswith(".toml") and os.path.exists(board):
            raise api.Unreadable("this is no board: a board is a .toml file, or has the name of a bundled one")
        try:
            self._lay(api.load(board, edition, after))
        except api.Problems as found:
            if any(problem.code in NO_BOARD for problem in found.problems):
                raise api.Unreadable(f"{board}: this is no board that munch can read") from None
            raise api.Problems(problem._replace(excerpt="") for problem in found.problems) from None
        return self.board()

    def board(self, eyes: str = "") -> dict[str, object]:
        """The table as it lies now; ``eyes``: as this player sees it, other hands hidden."""
        return dict(self._table().view(eyes))

    def do(self, sentences: str | list[str]) -> list[SentenceAnswer]:
        """Says sentences at the table, one after the other, and carries out what is allowed: how the board lies

        ("Ann is a Level 4 Elf with Bow with Ribbons", "Ann fights Banshee"), or what somebody does ("Ann kicks open the
        door"). It ends with one that is not carried out; what was done before it stays.
        """
        told: list[SentenceAnswer] = []
        for sentence in _several(sentences):
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

    def what_if(self, sentences: str | list[str]) -> list[SentenceAnswer]:
        """What would come of sentences, one after the other; the table stays as it is."""
        if not sentences:
            raise api.Unreadable("say what is to be imagined: at least one sentence")
        answers = api.what_if(self._table(), *_several(sentences))
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

    def compare(self, sentences: str | list[str]) -> dict[str, object]:
        """What each of the five sheets says of a question, or of sentences said one after the other, on this board."""
        if not sentences:
            raise api.Unreadable("say what is to be compared: at least one sentence")
        return dict(api.compare(self._table(), *_several(sentences)).json)

    def ways(self, who: str = "", eyes: str = "") -> dict[str, object]:
        """How ``who`` can still win the fight on the table, or stop it; left out: the one whose fight it is.

        ``eyes``: with the cards that this player sees alone; left out: with all.
        """
        return dict(api.ways(self._table(), who, eyes).json)

    def odds(self, who: str = "") -> dict[str, object]:
        """What hangs on chance in the fight on the table, as somebody knows it."""
        return dict(api.odds(self._table(), who).json)

    def legal(self, who: str) -> list[str]:
        """Every sentence of a player that would be carried out now, one for each card and choice; no questions."""
        return self._table().legal(who)

    def _lay(self, table: api.Table) -> None:
        self.tables, self.said, self.last = [table], [], None

    def _table(self) -> api.Table:
        if not self.tables:
            raise api.Unreadable("no table is laid yet: new_table or open_board lays one")
        return self.tables[-1]


def _several(sentences: str | list[str]) -> list[str]:
    return [sentences] if isinstance(sentences, str) else sentences


def _sentence_answer(answer: api.Answer) -> SentenceAnswer:
    fight = answer.table.view()["combat"]
    sides = {side: fight[side] for side in ("munchkins", "monsters")} if isinstance(fight, dict) else {}
    sums = [side["total"] for side in sides.values() if isinstance(side, dict)]
    totals = Totals(*(sum for sum in sums if isinstance(sum, int))) if sums else None
    return SentenceAnswer(
        sentence=answer.sentence,
        outcome=answer.outcome,
        says=answer.says,
        rules=[RuleCited(rule.id, rule.says, rule.where) for rule in answer.rules],
        would_be_allowed=list(answer.would_be_allowed),
        open=list(answer.open),
        done=answer.done,
        events=list(answer.events),
        changed={name: list(both) for name, both in answer.changes.items()},
        totals=totals,
        house=list(answer.house),
        choices=list(answer.choices),
        provided=list(answer.provided),
    )


PARAMETERS = {
    "question": "a question in the words of players, such as: can two people help me?",
    "edition": "the key of a box, whose sheet is asked",
    "id": "the id of a rule, an open point, a contradiction or a number, such as helping.only-one-helper",
    "name": "a card as players call it",
    "board": "the name of a bundled board such as combat/pumpkinhead, a .toml file, or a box for its empty table",
    "players": "the names of the players, in the order in which they sit",
    "after": "how many steps of the board's file are taken first; left out, it lies as it was left",
    "eyes": "the player with whose eyes the table is seen: other hands are hidden; left out, all is seen",
    "who": "the name of a player at the table; left out, the player whose fight it is",
    "sentence": "a sentence as at the table, with the player who acts: Ann equips Horny Helmet",
    "sentences": "one sentence as at the table, or several in their order",
    "number": "a figure on the table, such as a total of the fight",
    "quarrel": "what the players argue about, and what lies on the table",
}
"""What each parameter of a tool or prompt is."""

READS = ("look_up", "quote_place", "card", "board", "may", "what_if", "why", "compare", "ways", "odds", "legal")
"""The tools that change nothing."""


def settle_an_argument(quarrel: str, edition: str = "") -> str:
    """Settle an argument at the table, with the rule and its place on the sheet."""
    return (
        f"Settle this argument about Munchkin: {quarrel}\n"
        f"The box: {edition or 'ask which one, unless it is told'}. If it hangs on a board, lay it with new_table and "
        "do, saying only what was told; then ask with may or what_if. Otherwise use look_up. Answer first with yes, no "
        "or that the sheet does not say; then give the rule and its place, and what would change the answer."
    )


def server() -> "MCPServer":
    """Return the server of one connection, with a tool for each public method of ``Connection``."""
    import asyncio

    from mcp.server.mcpserver import MCPServer
    from mcp.types import ToolAnnotations

    here, turn = Connection(), asyncio.Lock()
    made = MCPServer("munch", title="Munchkin rules", instructions=TOLD, version=__version__, log_level="ERROR")
    for name in TOOLS:
        reads = name in READS
        hints = ToolAnnotations(
            read_only_hint=reads, destructive_hint=False, idempotent_hint=reads, open_world_hint=False
        )
        work, title = _described(_in_turn(getattr(here, name), turn)), name.replace("_", " ").capitalize()
        made.add_tool(work, name=name, title=title, description=_description(vars(Connection)[name]), annotations=hints)
    made.prompt(title="Settle an argument", description=_description(settle_an_argument))(
        _described(settle_an_argument)
    )
    return made


def _described(work: Callable[..., object]) -> Callable[..., object]:
    """Return the function with a description of each parameter, from which the SDK makes the schema."""
    from pydantic import Field, JsonValue

    from munch_cli.files.rulebook import load_rulebook

    boxes: dict[str, JsonValue] = {"enum": ["", *load_rulebook().editions]}
    told = []
    for one in signature(work).parameters.values():
        what = Field(description=PARAMETERS[one.name], json_schema_extra=boxes if one.name == "edition" else None)
        told.append(one.replace(annotation=Annotated[one.annotation, what]))

    vars(work)["__signature__"] = signature(work).replace(parameters=told)
    return work


TOOLS = tuple(name for name in vars(Connection) if not name.startswith("_"))
"""The tools by name, in the order of the list."""


def _description(work: Callable[..., object]) -> str:
    """Return the description of a tool or prompt: the docstring of its function, as one text."""
    return " ".join((work.__doc__ or "").replace("``", "").split())


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
    """Answer an assistant over stdin and stdout until it leaves; end the program where the SDK is not installed.

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
