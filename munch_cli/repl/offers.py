"""What could stand at the cursor, and which of it the rules would refuse now, with the rule."""

from collections.abc import Iterator
from time import perf_counter

from munch_cli.arbiter.candidates import candidates
from munch_cli.arbiter.legal import who_acts
from munch_cli.engine.settle import goes_ahead, judge
from munch_cli.engine.table import Table
from munch_cli.files.scenarios import bundled_names
from munch_cli.language.answers import Understood
from munch_cli.language.card import brief
from munch_cli.language.complete import Completion, complete
from munch_cli.language.facts import says
from munch_cli.language.grammar import SESSION, STATED_OPENINGS
from munch_cli.language.names import QUOTE, Key, key, names_of
from munch_cli.language.parse import parse
from munch_cli.language.say import say, say_short
from munch_cli.table.commands import UNJUDGED
from munch_cli.table.ids import NO_PLAYER, PlayerId
from munch_cli.table.typed import NamedTuple

AT_MOST_SECONDS = 0.03
"""The longest time spent on judging. What is left is offered unjudged."""
JUDGED_KINDS = ("verb", "card", "player", "ability", "word", "number")
MOST_SHOWN = 60


class Offered(NamedTuple):
    """A text in place of everything from ``start`` to the cursor.

    ``refused``: the rule by which it would not be carried out, or another reason. ``says``: the remark beside it: what
    the rule says, what the card is, what comes of the sentence.
    """

    text: str
    start: int
    display: str
    kind: str
    refused: str = ""
    says: str = ""


class Offers:
    """Completions for one table after another. What may be said on a table is worked out once."""

    def __init__(self, rule_ids: tuple[str, ...] = ()) -> None:
        self.rule_ids = rule_ids
        self._table: Table | None = None
        self._legal: dict[PlayerId, Legal] = {}

    def offered(self, text: str, table: Table, speaker: PlayerId | None = None) -> Iterator[Offered]:
        """Everything that could stand at the end of the text. What may be said now comes first.

        ``speaker``: the player who speaks if the text names none. None: the one who is to act.
        """
        if text.startswith("open "):
            yield from files_offered(text)
            return
        if not text.strip():
            yield from best_first(text, table, speaker)
            return
        found = complete(text, len(text), table.state, table.catalogue, speaker, rule_ids=self.rule_ids)[:MOST_SHOWN]
        until = perf_counter() + AT_MOST_SECONDS
        if table is not self._table:
            self._table, self._legal = table, {}
        refused: list[Offered] = []
        for completion in found:
            why = ""
            if _is_judged(text, completion) and perf_counter() < until:
                why = self._why_refused(text[: completion.start] + completion.text, table, until, speaker)
            if why:
                told = f"not now: {says(why, table.law.edition, table.catalogue) or why}"
            else:
                told = _what_it_is(completion, table)
            offer = Offered(completion.text, completion.start, completion.display, completion.kind, why, told)
            if why:
                refused.append(offer)
            else:
                yield offer
        yield from refused

    def _why_refused(self, text: str, table: Table, until: float, speaker: PlayerId | None) -> str:
        """Why a sentence that begins like this would not be carried out. "" if one would, or if it is too early to
        tell.
        """
        words = key(text)
        answer = parse(text, table.state, table.catalogue, speaker=speaker, at_prompt=True)
        command = answer.command if isinstance(answer, Understood) else None
        if command is None or isinstance(command, UNJUDGED):
            return ""
        who = command.who if command.who != NO_PLAYER else _speaker(words, table, speaker)
        if who == NO_PLAYER:
            return ""
        if self._may_begin_a_legal_one(words, who, table, until):
            return ""
        verdict = judge(table, command)
        if verdict.goes_ahead:
            return ""
        if verdict.outcome == "not-modelled":
            return "not modelled yet"
        return (verdict.open or verdict.ids or ("no rule speaks of it",))[0]

    def _may_begin_a_legal_one(self, words: Key, who: PlayerId, table: Table, until: float) -> bool:
        legal = self._legal.setdefault(who, Legal(table, who))
        legal.go_on(until)
        return not legal.is_whole or words in legal.beginnings


def best_first(text: str, table: Table, speaker: PlayerId | None) -> Iterator[Offered]:
    """What may be said now, best first, with its result. Then ways to lay the board, and words of the session."""
    from munch_cli.show.menu import entries_of

    who = next(iter(who_acts(table)), NO_PLAYER) if speaker is None else speaker
    for entry in entries_of(table, who, None) if who != NO_PLAYER else ():
        said = say_short(entry.commands[0], table.state, table.catalogue)
        yield Offered(said, len(text), entry.says, "sentence", "", entry.brings)
    if speaker is None:
        yield from (Offered(opening, len(text), opening, "stated") for opening in STATED_OPENINGS)
    yield from (Offered(word, len(text), word, "session", "", says) for word, says in SESSION.items())


def _what_it_is(completion: Completion, table: Table) -> str:
    """What a card is, beside its name."""
    if completion.kind != "card":
        return ""
    cards = names_of(table.catalogue).cards.called(key(completion.display.strip(QUOTE)))
    return brief(table.catalogue[cards[0]]) if cards else ""


class Legal:
    """What a player may say on a table, worked out piece by piece so that typing is not held up.

    ``beginnings``: the beginnings of all such sentences, with and without the player's name. ``is_whole``: all are
    known.
    """

    def __init__(self, table: Table, who: PlayerId) -> None:
        self.table = table
        self.beginnings: set[Key] = set()
        self.is_whole = False
        self._left = candidates(table, who, open_only=True)

    def go_on(self, until: float) -> None:
        """Judges on until then, or until all is judged."""
        while not self.is_whole and perf_counter() < until:
            command = next(self._left, None)
            if command is None:
                self.is_whole = True
            elif goes_ahead(self.table, command):
                state, catalogue = self.table.state, self.table.catalogue
                for said in (say(command, state, catalogue), say_short(command, state, catalogue)):
                    words = key(said)
                    self.beginnings.update(words[:many] for many in range(1, len(words) + 1))


def _speaker(words: Key, table: Table, speaker: PlayerId | None) -> PlayerId:
    """The player who would say it: the one named first, else the speaker or the one who is to act. NO_PLAYER at an
    empty table.
    """
    for seat, player in enumerate(table.state.players):
        name = key(player.name)
        if words[: len(name)] == name:
            return PlayerId(seat)
    return next(iter(who_acts(table)), NO_PLAYER) if speaker is None else speaker


def _is_judged(text: str, completion: Completion) -> bool:
    asks = text.lower().startswith(("may ", "can ", "what if", "rule ", "card ", "let ", "the ", "?"))
    return completion.kind in JUDGED_KINDS and not asks


def files_offered(text: str) -> Iterator[Offered]:
    """The bundled scenarios whose names go on like this."""
    start = len("open ")
    names = [name for name in bundled_names() if name.startswith(text[start:])]
    yield from (
        Offered(name, start, name, "file") for name in [*names[:MOST_SHOWN], "last"] if name.startswith(text[start:])
    )


def without_table(text: str) -> Iterator[Offered]:
    """What could be said before a table is open."""
    if text.startswith("open "):
        yield from files_offered(text)
        return
    for word in ("open", "new", "rule", "card", "?", "quit"):
        if word.startswith(text):
            yield Offered(word, 0, word, "session")


def rule_ids() -> tuple[str, ...]:
    """The ids of all rules, and the names of all numbers."""
    from munch_cli.files.rulebook import load_rulebook

    book = load_rulebook()
    return (*book.rules, *book.numbers)
